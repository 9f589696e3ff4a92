"""No edition of French Quarter takes bots too long: how many positions they look at is bounded, whatever may come up.

What the bounds have to leave room for, on our own boards: in 6,652 positions of greedy's games greedy looked at 10,901
positions at the most, and search at 4,071 for the moves of one seat.
"""

from __future__ import annotations

import pytest

import grandtour as gt
from grandtour.bots.bot import Clock
from grandtour.bots.french_quarter_effort import USUAL, Effort, size_of
from grandtour.bots.french_quarter_greedy import Greedy
from grandtour.bots.french_quarter_guide import WIDTH, GameGuide
from grandtour.core.editions import read_toml
from grandtour.core.game import CHANCE
from grandtour.games.french_quarter.edition import ACTIVITIES
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.load import SHIPPED, parse
from grandtour.games.french_quarter.state import FQState
from tests.edition_files import with_changes
from tests.generated.french_quarter import written
from tests.quarter import Table, quarter

GREEDY_NEEDS = 10_901
SEARCH_NEEDS = 4_071
CHAIN = 400  # positions of the one way that was begun: no more choices come up on any sheet


def endless() -> FrenchQuarter:
    """Every umbrella a wild, every box a bonus, and most bonuses a building to map, which may be a wild again."""
    maps = [{"effect": "map-any-value", "streets": []}] * 11
    changes: list[tuple[str, object]] = [("umbrellas.wild_every", 1), ("totals.umbrella_wilds", 30)]
    for k, first in enumerate(("small-buildings", "double-umbrella", "map-neighbour", "personal-line", "locked-up")):
        points = {"points": 1} if k < 2 else {}
        changes.append((f"track[{k}].bonuses", [{"effect": first, **points}, *maps]))
        changes.append((f"track[{k}].boxes", ["choice"] * 14))
    return FrenchQuarter(parse(with_changes(read_toml((SHIPPED / "grand-tour.toml").read_text("utf-8")), changes)))


def in_the_thick(game: FrenchQuarter) -> FQState:
    """A die is to be taken, and the first marks of every track are made: a chain begins with any icon."""
    table = Table(game, game.new(2)).play_as(CHANCE, "start 1", "first 0").plan()
    for k in range(5):
        table.state.marks[k] = table.state.bonuses[k] = 1
    return table.state


def spent(effort: Effort) -> int:
    return effort.most - effort.left


def test_the_bounds_leave_room_for_our_own_boards() -> None:
    game = quarter()
    assert Greedy(game, 0).effort.most > GREEDY_NEEDS
    assert GameGuide(game).turns.effort.most > SEARCH_NEEDS


def test_what_is_looked_at_is_bounded_where_a_turn_has_no_end_of_ways() -> None:
    game = endless()
    state = in_the_thick(game)
    guide, greedy = GameGuide(game), Greedy(game, 0)
    guide.turns.effort.most = greedy.effort.most = 500
    turns = guide.turns.all(state, state.seat, WIDTH)
    assert turns
    assert 500 <= spent(guide.turns.effort) <= 500 + CHAIN
    legal = game.legal_actions(state, state.seat)
    view = game.observe(state, state.seat)
    assert greedy.choose(view, legal, lambda picker: state.copy(), Clock()) in legal
    assert 500 <= spent(greedy.effort) <= 500 + CHAIN


def test_a_turn_that_was_cut_short_can_still_be_played() -> None:
    game = endless()
    state = in_the_thick(game)
    guide = GameGuide(game)
    guide.turns.effort.most = 60
    for turn in guide.turns.all(state, state.seat, WIDTH):
        after = state.copy()
        for action in turn.actions:
            assert action in game.legal_actions(after, state.seat)
            game.apply(after, state.seat, action)
        assert after.dump() == turn.after.dump()


def test_a_clock_that_is_up_ends_the_search_for_turns() -> None:
    game = endless()
    state = in_the_thick(game)
    guide = GameGuide(game)
    guide.clock = Clock(0.0)
    assert guide.best_moves(state, state.seat)
    assert spent(guide.turns.effort) <= guide.turns.effort.most + CHAIN
    assert guide.turns.effort.left <= 0


def test_the_larger_the_sheet_the_fewer_positions() -> None:
    """Buildings, boxes and rounds: each makes a position take longer."""
    usual = quarter().edition
    assert size_of(usual) <= USUAL
    assert Effort(usual, 1000).most == 1000
    text = (SHIPPED / "grand-tour.toml").read_text("utf-8")
    boxes: list[tuple[str, object]] = []
    for k, activity in enumerate(ACTIVITIES):
        boxes += [(f"track[{k}].boxes", [*["square"] * 46, *["choice"] * 14]), (f"totals.track_boxes.{activity}", 60)]
    assert 150 <= Effort(parse(with_changes(read_toml(text), boxes)), 1000).most <= 250
    for seed in (13, 27):  # 112 buildings and 257 boxes; 96 buildings and 9 players
        e = parse(read_toml(written(seed)))
        assert Effort(e, 1000).most * size_of(e) < 1000 * USUAL // 2


@pytest.mark.slow
def test_our_own_boards_are_looked_at_as_a_whole() -> None:
    for seats in (1, 4):
        game = gt.game("french-quarter", options={"mayor": True, "tourism": True})
        assert isinstance(game, FrenchQuarter)
        match = gt.Match(game, seats, 3)
        bots = [Greedy(game, seat) for seat in range(seats)]
        while match.actors:
            seat = match.actors[0]
            action = bots[seat].choose(match.view(seat), match.legal(seat), match.sampler(seat), Clock())
            assert bots[seat].effort.left > 0
            match.play(seat, action)
