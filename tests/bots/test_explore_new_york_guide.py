"""What search is told of Explore New York: turns that can be played as a whole, and values that mean points."""

from __future__ import annotations

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots.explore_new_york_greedy import Turn
from grandtour.bots.explore_new_york_guide import POINT, GameGuide, key_of
from grandtour.bots.explore_new_york_plan import Map
from grandtour.bots.explore_new_york_value import Beliefs, Outlook, Prospector
from grandtour.bots.guide import Move
from grandtour.core.game import CHANCE
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.state import DONE, MARK, OVER, NYState
from tests.generated.explore_new_york import written
from tests.generated.trial import made
from tests.new_york import bare_edition, new_york


def decisions(game: ExploreNewYork, seats: int, seed: str, every: int) -> list[tuple[NYState, int]]:
    """Positions of a game played at random in which a seat has something to choose: each so many of them."""
    picker = gt.Picker(seed)
    state = game.new(seats)
    met: list[tuple[NYState, int]] = []
    while actors := game.actors(state):
        seat = actors[picker.below(len(actors))]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.draw(state, picker))
            continue
        legal = game.legal_actions(state, seat)
        if len(legal) > 1:
            met.append((state.copy(), seat))
        game.apply(state, seat, legal[picker.below(len(legal))])
    return met[::every]


def played(game: ExploreNewYork, state: NYState, seat: int, move: Move) -> NYState:
    after = state.copy()
    for action in move.actions:
        assert action in game.legal_actions(after, seat)
        game.apply(after, seat, action)
    return after


def told(guide: GameGuide, state: NYState, seat: int) -> list[tuple[list[gt.Action], int, int]]:
    guide.begin(state, seat)
    return [(move.actions, move.key, move.prior) for move in guide.moves(state, seat)]


@pytest.mark.parametrize(("edition", "seats", "every"), [("grand-tour", 2, 8), ("grand-tour", 1, 9), ("tiny", 3, 4)])
def test_moves_can_be_played_as_a_whole(edition: str, seats: int, every: int) -> None:
    """From wherever a turn stands, action after action legal; a move of a turn that plans want ends it."""
    game = new_york(edition)
    guide = GameGuide(game)
    for state, seat in decisions(game, seats, "whole", every):
        guide.begin(state, seat)
        moves = guide.moves(state, seat)
        assert moves
        assert len({move.key for move in moves}) == len(moves)
        assert [move.prior for move in moves] == sorted([move.prior for move in moves], reverse=True)
        for move in [*moves, guide.policy(state, seat, gt.Picker(0))]:
            after = played(game, state, seat, move)
            assert state.phase != MARK or len(move.actions) == 1 or after.doing[seat] == DONE


def test_moves_do_not_depend_on_what_is_hidden() -> None:
    game = new_york()
    picker = gt.Picker("hidden")
    hidden = 0
    for state, seat in decisions(game, 3, "hidden", 20):
        known = game.determinize(state, seat, picker)
        hidden += bool(game.hidden(state, seat))
        assert told(GameGuide(game), known, seat) == told(GameGuide(game), state, seat)
    assert hidden


def test_values_at_the_end_are_the_scores() -> None:
    """And a whole game can be played by the policy, every seat in its turn."""
    game = new_york()
    guide = GameGuide(game)
    picker = gt.Picker("end")
    state = game.new(2)
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.draw(state, picker))
            continue
        guide.begin(state, seat)
        state = played(game, state, seat, guide.policy(state, seat, picker))
    assert state.phase == OVER
    scores = game.scores(state)
    assert guide.values(state) == [points * POINT for points in scores]
    assert min(scores) > 60  # it is no fool: random games end with some 20


def test_values_at_the_start_are_within_reason() -> None:
    game = new_york()
    guide = GameGuide(game)
    state, seat = decisions(game, 2, "start", 1)[0]
    guide.begin(state, seat)
    mine, other = guide.values(state)
    assert mine == other  # the maps are empty
    assert 90 * POINT < mine < 140 * POINT
    assert 0 < guide.spread(state) < 30 * POINT


def test_the_last_turn_leaves_nothing_to_think_about() -> None:
    """Chance and the others can do nothing to a map any more: the best turn is the only candidate."""
    game = new_york()
    guide = GameGuide(game)
    last = [(state, seat) for state, seat in decisions(game, 2, "last", 1) if state.turn == 8 and state.phase == MARK]
    state, seat = last[0]
    guide.begin(state, seat)
    (move,) = guide.moves(state, seat)
    assert move.prior == game.scores(played(game, state, seat, move))[seat] * POINT


def test_the_others_are_judged_by_the_cards_that_are_left_to_them() -> None:
    """NY-T1: what the first player discards changes what another seat is expected to score."""
    game = new_york()
    guide = GameGuide(game)
    forecasts = set()
    state, first = next(met for met in decisions(game, 2, "cards", 1) if met[0].turn == 5 and met[0].phase != MARK)
    guide.begin(state, first)
    for discard in game.legal_actions(state, first):
        after = state.copy()
        game.apply(after, first, discard)
        guide.policy(after, 1 - first, gt.Picker(0))
        forecasts.add(guide.values(after)[1 - first])
    assert len(forecasts) > 1


def test_a_plan_costs_more_the_more_links_it_lacks_and_the_fewer_turns_there_are() -> None:
    prices = Prospector(new_york().edition, Beliefs()).prices
    for turns in range(1, len(prices)):
        for new in range(1, len(prices[0])):
            assert prices[turns][new] > prices[turns][new - 1]
            assert prices[turns][new] <= prices[turns - 1][new]


def test_an_outlook_reads_what_has_been_marked_since() -> None:
    """The same plans on the map of later, whether they were found before or after the tourists came."""
    game = new_york()
    e = game.edition
    planner = Prospector(e, Beliefs())
    state = game.new(1)
    old = Outlook(game, planner, Map(e, [], [0] * len(e.blocks), 0), 8)
    state.tourists[e.blocks.index("2,2")] = 1 + (2 << 8)
    state.drawn[e.links.index("1,1-2,1")] = 1
    old.read(state, 0, 7)
    for k in range(old.size):
        drawn = e.links.index("1,1-2,1") in old.todo[k]
        assert old.new[k] == len(old.todo[k]) - drawn
        tourists = (old.kinds[0][k] + 2 * old.kinds[1][k]) * POINT if old.beside[e.blocks.index("2,2")][k] else 0
        assert old.worth[k] == old.base[k] + 7 * planner.weights.expected * old.sights[k] + tourists


# ---- maps that are not ours -------------------------------------------------------------------------------------
LONG = 189  # seeds of generated editions: 81 turns on 9 by 9 blocks, 28 cafes
MANY_CARDS = 123  # 72 turns on 8 by 9 blocks, 6 cards are shown, 7 have a +


class Looks(bots.Clock):
    """A clock that is up after so many looks at it."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def is_up(self) -> bool:
        self.left -= 1
        return self.left < 0

    def half(self) -> bots.Clock:
        return self


def generated(seed: int) -> ExploreNewYork:
    game = made("explore-new-york", written(seed), seed)
    assert isinstance(game, ExploreNewYork)
    return game


def test_a_plan_of_a_long_game_may_lack_any_number_of_links() -> None:
    game = generated(LONG)
    guide = GameGuide(game)
    state, seat = decisions(game, 2, "long", 1)[0]
    assert len(guide.planner.prices[0]) == 1 + len(game.edition.links)
    guide.begin(state, seat)
    assert min(guide.values(state)) > 0


def test_turns_on_a_large_map_have_keys_of_their_own() -> None:
    e = bare_edition(9, 9)
    turns = [(block, links) for block in (0, 7, 33) for links in ([0, 130], [1, 2], [5], [0, 5], [130], [0, 0, 5])]
    assert len({key_of(Turn(block, -1, links, 0), e) for block, links in turns}) == len(turns)


@pytest.mark.parametrize("seed", [LONG, MANY_CARDS])
@pytest.mark.parametrize("left", [0, 3, 40])
def test_moves_are_legal_whenever_the_clock_is_up(seed: int, left: int) -> None:
    """And then nothing long is begun: there are few looks at the clock still to come."""
    game = generated(seed)
    guide = GameGuide(game)
    for state, seat in decisions(game, 2, "up", 1)[::60]:
        clock = Looks(left)
        guide.clock = clock
        guide.begin(state, seat)
        for move in [*guide.moves(state, seat), guide.policy(state, seat, gt.Picker(0))]:
            after = played(game, state, seat, move)
            assert state.phase != MARK or len(move.actions) == 1 or after.doing[seat] == DONE
        assert len(guide.values(state)) == 2
        assert clock.left > -1000


def test_of_many_cards_those_two_are_kept_that_are_best_together() -> None:
    """NY-T1: every one of the others is discarded sooner, wherever it lies among those shown."""
    game = generated(MANY_CARDS)
    guide = GameGuide(game)
    state, seat = next(met for met in decisions(game, 2, "discard", 1) if met[0].phase != MARK)
    shown = list(state.shown)
    assert len(shown) == game.edition.reveal
    guide.begin(state, seat)
    best = guide.kept_values(state, seat)
    worth = {
        (a, b): guide.outlooks[seat].best_promise(state, shown[a], shown[b])
        for b in range(len(shown))
        for a in range(b)
    }
    for k in range(len(shown)):
        assert best[k] == max(value for pair, value in worth.items() if k not in pair)
