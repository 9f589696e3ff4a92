"""The server's time: one "now" that does not jump when the machine's clock is set, and never goes back.

It runs with the machine's steady clock, which also counts the time in which the machine sleeps. Once a second it is
compared with the clock on the wall. If somebody has set that one, the server's time follows it slowly, so that no
player's time is taken or given at one stroke; only a new start takes over the wall's time at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import structlog

HOUR_MS: Final = 3600 * 1000
DAY_MS: Final = 24 * HOUR_MS
FOLLOW: Final = 0.1
"""So many seconds the server's time gains or loses on the wall's in a second, until both agree."""
SET_MS: Final = 1_000
"""Less than this is no setting of the clock, but its being kept right all the time."""
MOST_AWAY_MS: Final = 2 * DAY_MS
"""A clock that is further than this from the newest time in the database proves itself for a day first."""
FUTURE_MS: Final = HOUR_MS
"""Several machines' clocks may differ by so much."""

log = structlog.get_logger("grandtour.clock")


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Steady, with the time in which the machine slept, where the system counts that."""
    clock = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(clock) // 1_000_000


def awake_ms() -> int:
    """The clock by which timers ring: it stands still while the machine sleeps."""
    return time.monotonic_ns() // 1_000_000


class Wallclock:
    def __init__(
        self,
        wall: Callable[[], int] = wall_ms,
        steady: Callable[[], int] = steady_ms,
        awake: Callable[[], int] = awake_ms,
    ) -> None:
        self.wall = wall
        self.steady = steady
        self.awake = awake
        self.start()

    def start(self) -> None:
        """Take over the wall's time, as at a start of the server."""
        looked = self.steady()
        self._base = self.wall() - looked
        self._last = 0
        self._looked = looked
        self._apart = 0
        self._asleep = looked - self.awake()
        self._agrees_since = looked
        self._confirmed = False

    def now(self) -> int:
        self._last = max(self._last, self.steady() + self._base)
        return self._last

    @property
    def trusted(self) -> bool:
        """Whether so much can be built on this time that something is deleted for good because of it."""
        return self._confirmed or self.steady() - self._agrees_since >= DAY_MS

    def confirm(self, newest: int | None) -> None:
        """Compare with the newest time that a past run of the server has stored (None: there is none)."""
        away = 0 if newest is None else self.now() - newest
        self._confirmed = -FUTURE_MS <= away <= MOST_AWAY_MS
        if away < -FUTURE_MS:
            log.warning(
                "the clock of this machine is behind the newest times in the database: is it right?",
                seconds=-away // 1000,
            )

    def look(self) -> bool:
        """Compare the clocks; ask this once a second. True: timers that were set before may ring at a wrong time."""
        steady = self.steady()
        apart = self.wall() - (steady + self._base)
        most = round((steady - self._looked) * FOLLOW)
        set_by = apart - self._apart
        followed = max(-most, min(most, apart))
        self._base += followed
        self._apart = apart - followed
        self._looked = steady
        asleep = steady - self.awake()
        slept, self._asleep = abs(asleep - self._asleep) >= SET_MS, asleep
        if abs(set_by) < SET_MS:
            return slept
        self._confirmed = False
        self._agrees_since = steady
        log.warning(
            "the clock of this machine was set; the server's time follows slowly, or at once at its next start",
            seconds=set_by / 1000,
        )
        return True


CLOCK: Final = Wallclock()


def now_ms() -> int:
    """The server's time, in milliseconds since 1970."""
    return CLOCK.now()
