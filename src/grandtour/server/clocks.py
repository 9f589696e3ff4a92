"""The players' clocks as data: what is left at a moment, and who is thinking since then. No timer runs here.

A clock changes only with what everybody at the table sees. Otherwise it would tell the others about choices that a
player makes unseen (unfinished turns of Explore New York).
"""

from __future__ import annotations

from collections.abc import Iterable

from grandtour.server.entries import ClockSpec

GRACE_MS = 30_000  # at least this much for a player who comes back after running out of time
MOVES_KEPT = 32  # more than anybody takes back


class Clocks:
    def __init__(self, spec: ClockSpec, seats: int) -> None:
        self.spec = spec
        self.left = [spec.seconds * 1000] * seats
        self.running: frozenset[int] = frozenset()
        self.asked: frozenset[int] = frozenset()
        """the seats that have a choice to make, whether their time runs or stands still"""
        self.used = [0] * seats
        """by seat: how long its time has run in all"""
        self.before: list[tuple[tuple[int, int], ...]] = [()] * seats
        """by seat: what was left and used before each of its moves, in case one is taken back"""
        self.graced: frozenset[int] = frozenset()
        """the seats whose players came back after running out of time, and have not moved since"""
        self.since = 0

    def fork(self) -> Clocks:
        twin = Clocks(self.spec, 0)
        twin.left = list(self.left)
        twin.running = self.running
        twin.asked = self.asked
        twin.used = list(self.used)
        twin.before = list(self.before)
        twin.graced = self.graced
        twin.since = self.since
        return twin

    @property
    def none(self) -> bool:
        return self.spec.kind == "none"

    def run(self, asked: Iterable[int], thinking: Iterable[int], at: int) -> None:
        """From `at` on, `asked` have a choice to make, and the time of those of them who are `thinking` runs.

        A choice gets its time only once: after a pause, or after leaving, a player goes on with what was left of it.
        """
        if self.none:
            return
        self._pass(at)
        now = frozenset(asked)
        if self.spec.kind != "bank":
            for seat in now - self.asked:
                self.left[seat] = self.spec.seconds * 1000
        self.asked = now
        self.running = frozenset(thinking)

    def _pass(self, at: int) -> None:
        at = max(at, self.since)  # another machine's clock may be behind
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - (at - self.since))
            self.used[seat] += at - self.since
        self.since = at

    def moved(self, seat: int, at: int) -> None:
        """The seat made a move that everybody saw. Call this before `run`."""
        if self.none:
            return
        self._pass(at)
        self.before[seat] = (*self.before[seat][1 - MOVES_KEPT :], (self.left[seat], self.used[seat]))
        if self.spec.kind == "bank":
            self.left[seat] += self.spec.increment * 1000
        self.asked -= {seat}  # what it is asked next is another choice
        self.graced -= {seat}

    def took_back(self, seat: int) -> None:
        """The seat's move is undone, and so is the time that it won; used time stays used. Call this before `run`."""
        if self.none or not self.before[seat]:
            return
        *earlier, (left, used) = self.before[seat]
        self.before[seat] = tuple(earlier)
        self.left[seat] = max(0, left - (self.used[seat] - used))
        self.asked |= {seat}
        self.running |= {seat}  # it pays for the time since its move, too

    def came_back(self, seat: int) -> None:
        """Give some time to a player who came back; only once for each choice, or it would never end."""
        if seat not in self.graced:
            self.graced |= {seat}
            self.left[seat] = max(self.left[seat], GRACE_MS)

    def deadline(self) -> int | None:
        """When the next clock runs out; None if none runs."""
        if self.none or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def run_out(self, now: int) -> list[int]:
        """The seats whose time is over."""
        if self.none:
            return []
        return sorted(seat for seat in self.running if self.since + self.left[seat] <= now)
