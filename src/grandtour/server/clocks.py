"""The players' clocks, as data: what is left at a moment, and who is thinking since then. No timer runs here.

A clock changes only with what everybody at the table sees. Otherwise it would tell the others about the choices that
a player makes unseen (Explore New York's unfinished turns).
"""

from __future__ import annotations

from collections.abc import Iterable

from grandtour.server.entries import ClockSpec

GRACE_MS = 30_000  # at least this much for a player who comes back after running out of time


class Clocks:
    def __init__(self, spec: ClockSpec, seats: int) -> None:
        self.spec = spec
        self.left = [spec.seconds * 1000] * seats
        self.running: frozenset[int] = frozenset()
        self.since = 0

    def fork(self) -> Clocks:
        twin = Clocks(self.spec, 0)
        twin.left = list(self.left)
        twin.running = self.running
        twin.since = self.since
        return twin

    @property
    def none(self) -> bool:
        return self.spec.kind == "none"

    def run(self, seats: Iterable[int], at: int) -> None:
        """From `at` on, the time of these seats runs."""
        if self.none:
            return
        now = frozenset(seats)
        at = max(at, self.since)  # another machine's clock may be behind
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - (at - self.since))
        if self.spec.kind != "bank":
            for seat in now - self.running:
                self.left[seat] = self.spec.seconds * 1000
        self.running = now
        self.since = at

    def moved(self, seat: int) -> None:
        """The seat made a move that everybody saw; call it before `run`."""
        if self.spec.kind == "bank":
            self.left[seat] += self.spec.increment * 1000
        elif not self.none:
            # `run` takes off what has passed since the last change; the new move has its whole time.
            self.running -= {seat}

    def came_back(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], GRACE_MS)

    def deadline(self) -> int | None:
        """When the next clock runs out; None where none runs."""
        if self.none or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def run_out(self, now: int) -> list[int]:
        """Whose time is over."""
        if self.none:
            return []
        return sorted(seat for seat in self.running if self.since + self.left[seat] <= now)
