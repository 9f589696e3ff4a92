"""Bots do not cheat: what they choose does not change when only what they cannot know changes.

A position is played up to, and worlds are made that its seat could not tell from it: everything hidden from the seat is
drawn anew. In each of them the seat is asked, with the same seed; the sampler starts from that world. A bot that uses
anything of it that the seat does not know chooses differently sooner or later. Of those that search every figure is
compared that a choice rests on, which a peep changes at once, where the choice itself may still be the same.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots import levels
from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.bots.search_bot import SearchBot
from grandtour.core.game import CHANCE, Action, View
from grandtour.core.picker import Picker
from grandtour.core.worlds import Worlds

GAMES = ["san-francisco", "explore-new-york", "french-quarter"]
BUDGETS = {"expert": 12, "master": 24}  # simulations: few, but enough to weigh several moves in several worlds
WORLDS = 2
SEEDS = (4, 5)
MOMENTS = (0.2, 0.7)  # of a game

Position = tuple[gt.Game, gt.State, int]
Make = Callable[[gt.Game], Bot]
Sampled = Callable[[gt.Game, gt.State, int, Picker], gt.State]


def positions(name: str, seed: int) -> list[Position]:
    """Moments of a game between bots, each with a seat that has something to choose, and something hidden from it."""
    game = gt.game(name, options={option.name: True for option in gt.GAMES.entry(name).options})
    match = gt.Match(game, 3, seed=seed)
    players = [bots.make("random", game, f"{seed}/{seat}") for seat in range(3)]
    met: list[Position] = []
    while not match.over:
        seat = match.actors[len(match.steps) % len(match.actors)]  # whoever comes later does not see the earlier ones
        legal = match.legal(seat)
        if len(legal) > 1 and len({str(world.dump()) for world in worlds_like((game, match.state, seat))}) > 1:
            met.append((game, match.state.copy(), seat))
        match.play(seat, players[seat].choose(match.view(seat), legal, match.sampler(seat), Clock()))
    return [met[int(moment * len(met))] for moment in MOMENTS]


def worlds_like(position: Position) -> list[gt.State]:
    """The truth, and worlds that the seat cannot tell from it."""
    game, truth, seat = position
    return [truth, *(game.determinize(truth, seat, Picker(f"world {number}")) for number in range(WORLDS))]


def answer(bot: Bot, view: View, legal: list[Action], sampler: Sampler) -> object:
    """All that a bot makes of a position: of search each move that it weighed, with what came of it in every world."""
    clock = Clock(nodes=BUDGETS.get(bot.name))
    if isinstance(bot, SearchBot):
        found = bot.think(view, legal, sampler, clock, 1)
        return [(candidate.move.actions, candidate.wins, candidate.points) for candidate in found]
    return bot.choose(view, legal, sampler, clock), bot.then()


def answer_in(world: gt.State, position: Position, make: Make, sampled: Sampled) -> object:
    """What a fresh bot makes of it."""
    game, _, seat = position

    def sampler(picker: Picker) -> gt.State:
        return sampled(game, world, seat, picker)

    return answer(make(game), game.observe(world, seat), game.legal_actions(world, seat), sampler)


def honest(game: gt.Game, world: gt.State, seat: int, picker: Picker) -> gt.State:
    return game.determinize(world, seat, picker)


def leaking(game: gt.Game, world: gt.State, seat: int, picker: Picker) -> gt.State:
    """A sampler that hands out the very world."""
    return world.copy()


def cheats(position: Position, make: Make, sampled: Sampled = honest) -> bool:
    game, truth, seat = position
    told = answer_in(truth, position, make, sampled)
    for world in worlds_like(position)[1:]:
        assert game.observe(world, seat) == game.observe(truth, seat)
        assert game.legal_actions(world, seat) == game.legal_actions(truth, seat)
        if answer_in(world, position, make, sampled) != told:
            return True
    return False


@pytest.fixture(scope="module")
def met() -> dict[str, list[Position]]:
    return {name: [position for seed in SEEDS for position in positions(name, seed)] for name in GAMES}


# Those that search take long where nothing is compiled.
LEVELS = [pytest.param(level, marks=pytest.mark.deep if level in levels.NODES else ()) for level in levels.NAMES]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_no_level_uses_what_its_seat_cannot_know(name: str, level: str, met: dict[str, list[Position]]) -> None:
    for number, position in enumerate(met[name]):
        assert not cheats(position, lambda game: bots.make(level, game, "the same")), f"position {number}"


class Peeking(Bot):
    """Looks behind the sampler, where the world is that it starts from."""

    name = "peeking"

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        cells = getattr(sampler, "__closure__", None) or ()
        (world,) = (cell.cell_contents for cell in cells if isinstance(cell.cell_contents, gt.State))
        return legal[Picker(str(world.dump())).below(len(legal))]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_peeks_is_caught(name: str, met: dict[str, list[Position]]) -> None:
    assert any(cheats(position, lambda game: Peeking()) for position in met[name])


@pytest.mark.deep
@pytest.mark.parametrize("level", BUDGETS)
@pytest.mark.parametrize("name", GAMES)
def test_a_search_that_is_given_the_truth_is_caught(name: str, level: str, met: dict[str, list[Position]]) -> None:
    for number, position in enumerate(met[name]):
        assert cheats(position, lambda game: bots.make(level, game, "the same"), leaking), f"position {number}"


# ---- the past -------------------------------------------------------------------------------------------------------
def alike(match: gt.Match, seat: int) -> gt.Match:
    """A game that went as this one did for all that the seat saw of it: one card that another drew is another card."""
    steps = [(step.seat, step.action) for step in match.steps]
    for at in reversed(range(len(steps))):
        if steps[at][0] != CHANCE or match.steps[at].is_open_to(seat):
            continue
        before = match.game.new(match.seats)
        for who, action in steps[:at]:
            match.game.apply(before, who, action)
        for action in match.game.legal_actions(before, CHANCE):
            if action == steps[at][1]:
                continue
            try:
                twin = gt.Match(
                    match.game, match.seats, match.seed, past=[*steps[:at], (CHANCE, action), *steps[at + 1 :]]
                )
            except gt.IllegalAction:
                continue
            if twin.view(seat) == match.view(seat) and repr(twin.events(seat)) == repr(match.events(seat)):
                return twin
    raise AssertionError("nothing was drawn that the seat did not see")


@pytest.mark.deep
@pytest.mark.parametrize("level", BUDGETS)
def test_what_was_seen_tells_a_level_nothing_that_was_hidden_then(level: str) -> None:
    """San Francisco's belief goes by what the others were seen to choose (`levels.RECALLED`)."""
    game = gt.game("san-francisco")
    match = gt.Match(game, 3, seed=6)
    players = [bots.make("greedy", game, seat) for seat in range(3)]
    asked = 0
    while not match.over:
        seat = match.actors[0]
        view, legal = match.view(seat), match.legal(seat)
        if len(match.steps) > 40 * (asked + 1) and len(legal) > 1:
            asked += 1
            twin = alike(match, seat)
            assert game.hidden(twin.state, seat) != game.hidden(match.state, seat)
            told, again = (
                answer(bots.make(level, game, "the same"), view, legal, game_.sampler(seat)) for game_ in (match, twin)
            )
            assert told == again
            no_past = Worlds(game, match.state.copy(), seat, list)
            assert told != answer(bots.make(level, game, "the same"), view, legal, no_past), "the past counts"
        match.play(seat, players[seat].choose(view, legal, match.sampler(seat), Clock()))
    assert asked > 1
