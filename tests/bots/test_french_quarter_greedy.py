"""The bot `greedy` of French Quarter: it plays by the rules, sees nothing hidden, and is no fool."""

from __future__ import annotations

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots.french_quarter_greedy import Greedy
from grandtour.bots.french_quarter_judge import POINT, Judge, Weights
from grandtour.core.game import CHANCE
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.state import MOVE, TAKE, FQState, task_of
from tests.bots import deciding
from tests.quarter import Table, last_position, quarter, table

TABLES = [
    ("grand-tour", 1, False, True),
    ("grand-tour", 2, True, False),
    ("grand-tour", 4, True, True),
    ("tiny", 1, False, False),
    ("tiny", 3, True, True),
]
EVERY_TABLE = pytest.mark.parametrize(("edition", "seats", "mayor", "tourism"), TABLES)


def choose(bot: bots.Bot, game: FrenchQuarter, state: gt.State, seat: int) -> gt.Action:
    return deciding.choose(bot, game, state, seat, sampled=True)


def greedy_game(game: FrenchQuarter, seats: int, seed: str) -> gt.Match:
    return deciding.bot_game(game, seats, seed, lambda own: Greedy(game, own), sampled=True)


@pytest.mark.deep
@EVERY_TABLE
def test_whole_games_are_legal(edition: str, seats: int, mayor: bool, tourism: bool) -> None:
    match = greedy_game(quarter(edition, mayor, tourism), seats, "whole")
    assert match.result() is not None


def test_choices_do_not_depend_on_what_is_hidden() -> None:
    game = quarter("tiny", True, True)
    match = gt.Match(game, 3, seed="hidden")
    picker = gt.Picker("hidden")
    while not match.over:
        seat = match.actors[0]
        action = choose(Greedy(game, seat), game, match.state, seat)
        assert game.hidden(match.state, seat)
        other = game.determinize(match.state, seat, picker)
        assert choose(Greedy(game, seat), game, other, seat) == action
        match.play(seat, action)


def test_a_fresh_bot_with_the_same_seed_goes_on_alike() -> None:
    """A host may make the bot anew for every step, in the middle of a chain too."""
    game = quarter("tiny", True, True)
    lasting = greedy_game(game, 3, "fresh").record()
    match = gt.Match(game, 3, seed="fresh")
    while not match.over:
        seat = match.actors[0]
        match.play(seat, choose(Greedy(game, f"fresh-{seat}"), game, match.state, seat))
    assert str(match.record()) == str(lasting)


@pytest.mark.deep
def test_greedy_beats_random() -> None:
    game = quarter()
    for n in range(3):
        match = gt.Match(game, 2, seed=f"versus{n}")
        me = n % 2
        bot, other = Greedy(game, n), bots.make("random", game, n)
        while not match.over:
            seat = match.actors[0]
            match.play(seat, choose(bot if seat == me else other, game, match.state, seat))
        result = match.result()
        assert result is not None
        assert result.ranking[0] == (me,)


# ---- the judge ------------------------------------------------------------------------------------------------------
def judge_of(game: FrenchQuarter) -> Judge:
    return Judge(game.edition, game.tables, Weights())


@EVERY_TABLE
def test_at_the_end_a_sheet_is_worth_its_points(edition: str, seats: int, mayor: bool, tourism: bool) -> None:
    """Expectations have come to nothing, and every point is counted once, by the judge as by the rules."""
    game = quarter(edition, mayor, tourism)
    for seed in range(12):
        state = last_position(game, seats, seed)
        values = [judge_of(game).value(state, seat) for seat in range(seats)]
        assert values == [points * POINT for points in game.scores(state)]


def value(t: Table, seat: int = 0) -> int:
    return judge_of(t.game).value(t.state, seat)


def started() -> Table:
    return table().plan({"walk": 3}, {"walk": "walk-6"})


def test_the_judge_wants_room_for_more() -> None:
    """A 1 between two empty buildings and a 6 beyond them closes them; a 3 and a 4 do not."""
    open_ = started().mapped(0, {"bens-spectral-gems": 3, "hotel-ama-house": 4})  # LJ's lies between them
    closed = started().mapped(0, {"bens-spectral-gems": 1, "hotel-ama-house": 6})
    assert value(open_) > value(closed)


def test_the_judge_wants_buildings_that_the_line_touches() -> None:
    line = ("north/conti", "dauphine/conti", "bourbon/conti")
    touched = started().line(*line).mapped(0, {"coops-bead-emporium": 3})
    apart = started().line(*line).mapped(0, {"plume-and-parasol": 3})
    assert value(touched) > value(started().line(*line))
    assert value(touched) > value(apart)


def test_the_judge_sees_circles_coming_and_prices_to_pay() -> None:
    near, far = started().marked(0, "food", 2), started().marked(0, "food", 1)
    assert value(near) > value(far)
    free, banned = started(), started().unlocked(0, "partying", "D")
    assert value(free) > value(banned)


def test_a_use_that_nobody_has_time_for_is_worth_nothing() -> None:
    assert value(started().uses(0, w=2, longer=1, other=1)) > value(started())
    over = Table(quarter(), last_position(quarter(), 2, 1))
    assert value(over.copy().uses(0, w=2, longer=1, other=1)) == value(over)


# ---- the last turn --------------------------------------------------------------------------------------------------
def every_end(t: Table, seat: int) -> set[int]:
    """What the sheet scores after each way to play the turn, found by playing them all."""
    if t.state.phase != MOVE or t.actors != [seat]:
        return {t.game.scores(t.state)[seat]}
    out: set[int] = set()
    for text in t.legal():
        out |= every_end(t.copy().play(text), seat)
    return out


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("seed", range(3))
def test_the_last_turn_is_nearly_the_best_there_is(seed: int) -> None:
    """Compared with every way to play it; small choices are made one by one, so a little may be missed."""
    game = quarter()
    match = greedy_game(game, 2, f"last{seed}")
    last = max(
        n for n, step in enumerate(match.steps) if step.seat != CHANCE and game.write(step.action).startswith("take")
    )
    seat = match.steps[last].seat
    state = game.new(2)
    for step in match.steps[:last]:
        game.apply(state, step.seat, step.action)
    t = Table(game, state)
    assert isinstance(state, FQState)
    assert task_of(state) == TAKE
    best = max(every_end(t.copy(), seat))
    bot = Greedy(game, 1)
    while t.state.phase == MOVE and t.actors == [seat]:
        t.play_as(seat, game.write(choose(bot, game, t.state, seat)))
    assert game.scores(t.state)[seat] >= best * 0.95
