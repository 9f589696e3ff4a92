"""What search is told of French Quarter: turns that can be played as a whole, and values that mean points."""

from __future__ import annotations

import pytest

import grandtour as gt
from grandtour.bots.french_quarter_guide import GameGuide
from grandtour.bots.french_quarter_signs import AHEAD, AT_LINE, FAR
from grandtour.bots.french_quarter_value import POINT, Value
from grandtour.bots.guide import Move
from grandtour.core.game import CHANCE
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.scoring import total
from grandtour.games.french_quarter.state import LINE, MOVE, TAKE, FQState, task_of
from tests.quarter import last_position, quarter, table


def decisions(game: FrenchQuarter, seats: int, seed: str, every: int) -> list[tuple[FQState, int]]:
    """Positions of a game played at random in which a seat has something to choose: each so many of them."""
    picker = gt.Picker(seed)
    state = game.new(seats)
    met: list[tuple[FQState, int]] = []
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.draw(state, picker))
            continue
        legal = game.legal_actions(state, seat)
        if len(legal) > 1:
            met.append((state.copy(), seat))
        game.apply(state, seat, legal[picker.below(len(legal))])
    return met[::every]


def played(game: FrenchQuarter, state: FQState, seat: int, move: Move) -> FQState:
    after = state.copy()
    for action in move.actions:
        assert game.actors(after) == [seat]
        assert action in game.legal_actions(after, seat)
        game.apply(after, seat, action)
    return after


@pytest.mark.parametrize(
    ("edition", "seats", "mayor"), [("grand-tour", 2, False), ("grand-tour", 1, True), ("tiny", 3, True)]
)
def test_a_move_can_be_played_as_a_whole(edition: str, seats: int, mayor: bool) -> None:
    """Action after action legal, nobody else and no chance in between, and then the seat's turn is done."""
    game = quarter(edition, mayor, True)
    guide = GameGuide(game)
    for state, seat in decisions(game, seats, "whole", 16):
        guide.begin(state, seat)
        moves = guide.moves(state, seat)
        assert moves
        assert len({move.key for move in moves}) == len(moves)
        assert [move.prior for move in moves] == sorted([move.prior for move in moves], reverse=True)
        for move in moves:
            after = played(game, state, seat, move)
            assert after.phase != MOVE or after.seat != seat or task_of(after) == TAKE or game.actors(after) == [CHANCE]


def test_moves_do_not_depend_on_what_is_hidden() -> None:
    game = quarter("grand-tour", True, True)
    picker = gt.Picker("hidden")
    for state, seat in decisions(game, 3, "hidden", 30):
        told = []
        for world in (state, game.determinize(state, seat, picker)):
            guide = GameGuide(game)
            guide.begin(world, seat)
            told.append([(move.key, move.prior) for move in guide.moves(world, seat)])
        assert told[0] == told[1]


def test_what_was_thought_of_before_changes_no_move() -> None:
    """The guide remembers the turns of a search: they must be those that it would find anew."""
    game = quarter()
    met = [
        (state, seat) for state, seat in decisions(game, 2, "again", 1) if state.round == 3 and task_of(state) == TAKE
    ]
    old = GameGuide(game)
    old.begin(*met[0])
    for state, seat in met:
        new = GameGuide(game)
        new.begin(state, seat)
        for guide in (old, old):
            assert [m.key for m in guide.moves(state, seat)] == [m.key for m in new.moves(state, seat)]


def test_who_has_a_line_of_their_own_may_decide_in_between() -> None:
    """FQ-R28: after the public line's advance; what was thought of for another position is of no use then."""
    game = quarter()
    guide = GameGuide(game)
    for state, seat in decisions(game, 2, "between", 1):
        if state.phase == LINE:
            guide.begin(state, seat)
            other = state.copy()
            other.lines[1 - seat] = (game.edition.starts[0],)
            other.boxes[seat] = state.boxes[seat] = 9  # the next one completes a row: an umbrella, perhaps a Wild
            other.umbrellas[seat] = state.umbrellas[seat] = 2
            for world in (state, other):
                for move in guide.moves(world, seat):
                    played(game, world, seat, move)


@pytest.mark.parametrize(("edition", "seats"), [("grand-tour", 1), ("grand-tour", 2), ("tiny", 3)])
def test_when_the_game_is_over_values_are_scores(edition: str, seats: int) -> None:
    game = quarter(edition, True, True)
    guide = GameGuide(game)
    for seed in range(4):
        state = last_position(game, seats, seed)
        assert guide.values(state) == [points * POINT for points in game.scores(state)]


def test_without_weights_a_sheet_is_worth_its_points() -> None:
    """What signs score by themselves is counted once, whatever is on the sheet."""
    game = quarter()
    none = [[0] * GameGuide(game).value.signs.size] * 17
    value = Value(game.edition, game.tables, none, none)
    for state, seat in decisions(game, 2, "points", 3):
        assert value.of(state, seat) == total(game.edition, state, seat, True) * POINT


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_the_start_it_expects_a_usual_score(seats: int) -> None:
    game = quarter()
    state, _ = decisions(game, seats, "start", 1)[0]
    for value in GameGuide(game).values(state):
        assert 100 * POINT < value < 200 * POINT


def test_it_knows_how_near_the_line_is() -> None:
    """From Bourbon and Conti the next stretch runs beside Coop's; the French Market is far away."""
    t = table().plan({"walk": 3}, {"walk": "walk-6"}).line("dauphine/west", "bourbon/west")
    signs = GameGuide(t.game).value.signs
    e = t.game.edition
    near = signs.near(t.state.line[-1])
    assert near[e.buildings.index("seersucker-and-daughters")] == AHEAD
    assert near[e.buildings.index("french-market")] == FAR
    t.mapped(0, {"coops-bead-emporium": 3})
    assert signs.of_map(t.state, 0).mapped_by[AT_LINE] == 1


def test_it_wants_what_brings_points() -> None:
    t = table().round(5).plan({"walk": 3}, {"walk": "walk-6"})
    value = GameGuide(t.game).value
    before = value.of(t.state, 0)
    assert value.of(t.copy().mapped(0, {"hotel-ama-house": 3}).state, 0) > before
    assert value.of(t.copy().marked(0, "partying", 2).state, 0) > before
    assert value.of(t.copy().uses(0, w=1).state, 0) > before
