"""A machine whose clock can be set, and which can sleep: the server's own clock, moved by a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grandtour.server.wallclock import CLOCK, DAY_MS, awake_ms, steady_ms, wall_ms

HOUR_MS = 3600 * 1000
MINUTE_MS = 60 * 1000

__all__ = ["DAY_MS", "HOUR_MS", "MINUTE_MS", "Machine", "machine"]


class Machine:
    def __init__(self) -> None:
        self.wall = self.steady = self.awake = 0
        """by how many milliseconds each of its clocks has been moved"""

    def set_clock(self, by: int) -> None:
        """Somebody sets the clock on the wall; no time passes."""
        self.wall += by

    def sleep(self, ms: int) -> None:
        """The machine is suspended: time passes, but no timer runs."""
        self.wall += ms
        self.steady += ms

    def let_pass(self, ms: int) -> None:
        """Time passes, as if the event loop had been kept busy: only timers are behind."""
        self.sleep(ms)
        self.awake += ms


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    moved = Machine()
    with monkeypatch.context() as patch:
        patch.setattr(CLOCK, "wall", lambda: wall_ms() + moved.wall)
        patch.setattr(CLOCK, "steady", lambda: steady_ms() + moved.steady)
        patch.setattr(CLOCK, "awake", lambda: awake_ms() + moved.awake)
        CLOCK.start()
        yield moved
    CLOCK.start()
