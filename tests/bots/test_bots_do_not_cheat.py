"""Bots do not cheat: what they choose does not change when only what they cannot know changes.

A position is played up to, and worlds are made that its seat could not tell from it: everything hidden from the seat is
drawn anew. In each of them the seat is asked, with the same seed; the sampler starts from that world. A bot that uses
anything of it that the seat does not know chooses differently sooner or later.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots import levels
from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.core.game import Action, View
from grandtour.core.picker import Picker

GAMES = ["san-francisco", "explore-new-york", "french-quarter"]
BUDGETS = {"expert": 12, "master": 24}  # simulations: few, but enough to weigh several moves in several worlds
WORLDS = 2
SEEDS = (4, 5)
MOMENTS = (0.2, 0.7)  # of a game

Position = tuple[gt.Game, gt.State, int]
Make = Callable[[gt.Game], Bot]


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


def choice_in(world: gt.State, position: Position, make: Make) -> tuple[Action, list[Action]]:
    """What a fresh bot does there, and what it means to do next."""
    game, _, seat = position
    bot = make(game)

    def sampler(picker: Picker) -> gt.State:
        return game.determinize(world, seat, picker)

    action = bot.choose(
        game.observe(world, seat), game.legal_actions(world, seat), sampler, Clock(nodes=BUDGETS.get(bot.name))
    )
    return action, bot.then()


def cheats(position: Position, make: Make) -> bool:
    game, truth, seat = position
    told = choice_in(truth, position, make)
    for world in worlds_like(position)[1:]:
        assert game.observe(world, seat) == game.observe(truth, seat)
        assert game.legal_actions(world, seat) == game.legal_actions(truth, seat)
        if choice_in(world, position, make) != told:
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
