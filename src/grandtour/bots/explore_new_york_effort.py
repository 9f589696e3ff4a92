"""The Final Route for bots: as good as can be found within a number of steps, and before the clock is up.

On a map of some twenty links that is the exact route. A large map that is full of links can take longer than a bot may
think: then the best route found by then counts.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Clock
from grandtour.games.explore_new_york.edition import Edition
from grandtour.games.explore_new_york.route import Best, Watch
from grandtour.games.explore_new_york.route_worth import grey_value

LOOK: Final = 10  # steps between two looks at the clock


class Effort(Watch):
    """Stops a search for the Final Route after so many steps, or when the clock is up."""

    def __init__(self, steps: int, clock: Clock | None) -> None:
        super().__init__(LOOK)
        self.steps = steps
        self.clock = clock

    def seen(self, nodes: int, best: int, bound: int) -> bool:
        return nodes < self.steps and (self.clock is None or not self.clock.is_up())


def best_found(
    e: Edition, links: list[int], tourists: list[int], known: int, steps: int, clock: Clock | None = None
) -> Best:
    """The best route that is found so; exact if its `bound` is negative. `known` as in best_total."""
    return Best(e, links, tourists, max(known, grey_value(e.grey_points, 0)), Effort(steps, clock))
