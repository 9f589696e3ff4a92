"""How a long search for the Final Route is watched, and stopped."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Progress of a long search. Subclass it and say in `seen` whether to go on."""

    def __init__(self, every: int = 200) -> None:
        self.every = every  # steps of the search between two calls

    def seen(self, nodes: int, best: int, bound: int) -> bool:
        """So many steps were made; the best route has at least `best` points and at most `bound`. False stops."""
        return True


class Halt(Exception):
    """The watch wants no more."""


class Progress:
    """The steps of all that looks for a route, and who watches them."""

    def __init__(self, watch: Watch | None) -> None:
        self.watch = watch
        self.nodes = 0  # steps so far
        self.elsewhere = -1  # no route in a connected part that is yet to be searched has more points
        self.top = -1  # when the watch was asked last: no route at all has more points

    def step(self) -> bool:
        """One more step; whether to report now."""
        self.nodes += 1
        return self.watch is not None and self.nodes % self.watch.every == 0

    def report(self, best: int, bound: int) -> None:
        """The best route so far has `best` points, and none of this connected part has more than `bound`."""
        self.top = max(best, bound, self.elsewhere)
        if self.watch is not None and not self.watch.seen(self.nodes, max(best, 0), self.top):
            raise Halt
