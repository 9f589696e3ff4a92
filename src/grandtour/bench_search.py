"""Measures how fast the bots that search think: simulations a second, and how long a decision takes at each level.

Positions come from games of greedy bots with fixed seeds, with as few players as the edition allows, but not alone;
each game gives one, early ones and late ones alike. The level is asked what it would do, with the number of simulations
that it has by default and no time limit.
"""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Final, TypedDict

import grandtour as gt
from grandtour import bots
from grandtour.bench import fewest_players
from grandtour.bots import levels
from grandtour.bots.search_bot import SearchBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from grandtour.core.game import Game

CHOICES: Final = 32  # a position comes after fewer choices than this, and most games have that many


class Thinking(TypedDict):
    """CPU time on one core. A simulation plays one made-up world to a position that is valued."""

    nodes: int
    decisions: int
    simulations_per_s: float
    mean_ms: float
    worst_ms: float


def measure(game: Game, level: str, seconds: float, seed: int, each: Callable[[], None] = lambda: None) -> Thinking:
    """Measure as many positions as fit into `seconds` of CPU time, at least one."""
    nodes = levels.NODES[level][game.name]
    times: list[float] = []
    simulations = 0
    number = 0
    while not times or sum(times) < seconds:
        # 19 and 32 have no common factor, so early and late positions take turns, and none is left out.
        simulations += _position(game, level, f"{seed}/{number}", number * 19 % CHOICES, times)
        number += 1
        each()
    return {
        "nodes": nodes,
        "decisions": len(times),
        "simulations_per_s": simulations / max(sum(times), 1e-9),
        "mean_ms": sum(times) / len(times) * 1000,
        "worst_ms": max(times) * 1000,
    }


def _position(game: Game, level: str, seed: str, choices: int, times: list[float]) -> int:
    """Measure one decision, after `choices` others of a game. Returns how many simulations it took."""
    seats = fewest_players(game)
    match = gt.Match(game, seats, seed)
    players = [bots.make("greedy", game, f"{seed}/bot{seat}") for seat in range(seats)]
    while match.actors:
        seat = match.actors[0]
        view, legal, sampler = match.view(seat), match.legal(seat), match.sampler(seat)
        if len(legal) > 1:
            if choices == 0:
                thinker = bots.make(level, game, seed)
                assert isinstance(thinker, SearchBot)
                start = process_time()
                thinker.choose(view, legal, sampler, bots.Clock())
                spent = process_time() - start
                if thinker.search.simulations:  # there is nothing to search if only one move is worth trying
                    times.append(spent)
                return thinker.search.simulations
            choices -= 1
        match.play(seat, players[seat].choose(view, legal, sampler, bots.Clock()))
    return 0
