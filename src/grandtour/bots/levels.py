"""The five levels that people choose from, and what each is made of.

Novice and casual are greedy with a share of the choices left to luck; expert and master search (search.py) with a guide
of the game, for a number of simulations. These numbers were chosen for the time that a level may take on one core
(`SECONDS`). A table keeps to both limits; an arena only to the numbers, so that its games can be played again.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Clock

GAMES: Final = ("san-francisco", "explore-new-york", "french-quarter")
NAMES: Final = ("novice", "casual", "greedy", "expert", "master")  # the weakest first

# In how many of a hundred decisions the level takes any legal action instead of greedy's.
SLIPS: Final[dict[str, dict[str, int]]] = {
    "novice": {"san-francisco": 40, "explore-new-york": 20, "french-quarter": 40},
    "casual": {"san-francisco": 15, "explore-new-york": 6, "french-quarter": 15},
}

# Simulations a decision.
NODES: Final[dict[str, dict[str, int]]] = {
    "expert": {"san-francisco": 20, "explore-new-york": 12, "french-quarter": 16},
    "master": {"san-francisco": 3000, "explore-new-york": 2000, "french-quarter": 1200},
}

# Games whose guides learn from what the other seats were seen to choose: a host has to give that, too.
RECALLED: Final = ("san-francisco",)

SECONDS: Final[dict[str, float]] = {"expert": 0.3, "master": 2.0}  # at most, a decision


def clock_for(level: str, game: str, seconds: float | None = None, nodes: int | None = None) -> Clock:
    """The clock of a bot at a table: the level's own limits, or those that were asked for instead."""
    if seconds is not None or nodes is not None:
        return Clock(seconds, nodes)
    if level not in NODES:
        return Clock()
    return Clock(SECONDS[level], NODES[level].get(game))
