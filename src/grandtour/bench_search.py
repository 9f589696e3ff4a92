"""How fast the searching bots think: simulations a second, and how long a decision takes at each level.

Positions come from two-player games of greedy bots with fixed seeds; every few decisions a level is asked what it would
do, with the number of simulations that it has by default and no time limit.
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

STRIDE: Final = 3  # one choice in three is asked of the level


class Thinking(TypedDict):
    """CPU time on one core. A simulation is one made-up world played to where it is valued."""

    nodes: int
    decisions: int
    simulations_per_s: float
    mean_ms: float
    worst_ms: float


def measure(game: Game, level: str, seconds: float, seed: int, each: Callable[[], None] = lambda: None) -> Thinking:
    """As many positions as fit into `seconds` of CPU time, at least one whole game's if it is 0."""
    nodes = levels.NODES[level][game.name]
    times: list[float] = []
    simulations = 0
    number = 0
    while number == 0 or sum(times) < seconds:
        simulations += _game(game, level, f"{seed}/{number}", times, seconds)
        number += 1
        each()
    return {
        "nodes": nodes,
        "decisions": len(times),
        "simulations_per_s": simulations / max(sum(times), 1e-9),
        "mean_ms": sum(times) / max(len(times), 1) * 1000,
        "worst_ms": max(times, default=0.0) * 1000,
    }


def _game(game: Game, level: str, seed: str, times: list[float], seconds: float) -> int:
    """One game; how many simulations were made in it."""
    match = gt.Match(game, 2, seed)
    players = [bots.make("greedy", game, f"{seed}/bot{seat}") for seat in range(2)]
    thinker = bots.make(level, game, seed)
    assert isinstance(thinker, SearchBot)
    simulations = choices = 0
    while match.actors:
        seat = match.actors[0]
        view, legal, sampler = match.view(seat), match.legal(seat), match.sampler(seat)
        if len(legal) > 1:
            choices += 1
            if choices % STRIDE == 0 and (seconds == 0 or sum(times) < seconds):
                thinker.search.simulations = 0
                start = process_time()
                thinker.choose(view, legal, sampler, bots.Clock())
                spent = process_time() - start
                if thinker.search.simulations:  # nothing to search where one move alone is worth thinking of
                    times.append(spent)
                    simulations += thinker.search.simulations
        match.play(seat, players[seat].choose(view, legal, sampler, bots.Clock()))
    return simulations
