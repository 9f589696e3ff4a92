"""How fast the searching bots think: simulations a second, and how long a decision takes at each level.

Positions come from two-player games of greedy bots with fixed seeds, one of each, early and late ones alike; the level
is asked what it would do, with the number of simulations that it has by default and no time limit.
"""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Final, TypedDict

import grandtour as gt
from grandtour import bots
from grandtour.bots import levels
from grandtour.bots.search_bot import SearchBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from grandtour.core.game import Game

CHOICES: Final = 32  # a position comes after fewer choices than these, which most games have


class Thinking(TypedDict):
    """CPU time on one core. A simulation is one made-up world played to where it is valued."""

    nodes: int
    decisions: int
    simulations_per_s: float
    mean_ms: float
    worst_ms: float


def measure(game: Game, level: str, seconds: float, seed: int, each: Callable[[], None] = lambda: None) -> Thinking:
    """As many positions as fit into `seconds` of CPU time, at least one."""
    nodes = levels.NODES[level][game.name]
    times: list[float] = []
    simulations = 0
    number = 0
    while not times or sum(times) < seconds:
        # 19 and 32 have no common factor: early and late positions take turns, and all come in time.
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
    """One decision, after so many others of a game; how many simulations were made for it."""
    match = gt.Match(game, 2, seed)
    players = [bots.make("greedy", game, f"{seed}/bot{seat}") for seat in range(2)]
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
                if thinker.search.simulations:  # nothing to search where one move alone is worth thinking of
                    times.append(spent)
                return thinker.search.simulations
            choices -= 1
        match.play(seat, players[seat].choose(view, legal, sampler, bots.Clock()))
    return 0
