"""Turns failures of the database into troubles of the server, and finds out by itself when they are over."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, insert

from grandtour.server.codes import Code
from grandtour.server.observing import Metrics
from grandtour.server.store import schema
from grandtour.server.store.store import Failure, Store
from grandtour.server.troubles import Trouble, Troubles

PROBE_SECONDS: Final = 1.0
LONGEST_PAUSE: Final = 30.0
"""Between probes, where the failure comes back again and again."""
QUIET_SECONDS: Final = 60.0
"""A failure that comes back within this time counts as the same one."""
DAMAGED_SECONDS: Final = 900.0
"""So long after the last part that could not be read, the damage is no trouble any more."""
PROBE: Final = "probe"

WHAT_TO_DO: Final = {
    Code.DISK_FULL: "the disk of {place} is full, so nothing can be stored: make room",
    Code.DISK_FAILED: "the disk of {place} fails, so nothing can be stored: look into the system's log (dmesg), check "
    "the disk, and have a backup at hand",
    Code.READ_ONLY: "{place} is read-only, so nothing can be stored: make it writable; if its file system became "
    "read-only by itself, check the disk; if it is a PostgreSQL replica, name the primary",
    Code.LOCKED: "another program holds the lock of {place}, so nothing can be stored: end that program (`fuser` or "
    "`lsof` names it)",
    Code.NO_DATABASE: "the database {place} is gone or cannot be reached, so nothing can be read or stored: bring it "
    "back, or stop the server and restore a backup",
    Code.DAMAGED: "a part of the database {place} cannot be read, and whoever needs it is refused: `grandtour admin "
    "check` says what; restore a backup",
}
UNSTORED: Final = frozenset(WHAT_TO_DO) - {Code.DAMAGED}
"""While there is one of these, nothing can be stored."""


class Outages:
    """Watches the store of one process, on the event loop. While nothing can be stored it tries to store something, so
    that a server at which nobody plays recovers, too.
    """

    def __init__(self, store: Store, troubles: Troubles, metrics: Metrics, over: Callable[[], None]) -> None:
        self.store = store
        self.troubles = troubles
        self.metrics = metrics
        self._over = over
        self._ended = -QUIET_SECONDS
        self._pause = PROBE_SECONDS
        self._forget_damage: asyncio.TimerHandle | None = None
        self._probing: asyncio.Task[None] | None = None
        store.failed = self.failed

    def failed(self, failure: Failure, writing: bool) -> None:
        if writing:
            self.metrics.write_failed(str(failure.code))
        if failure.code not in WHAT_TO_DO:
            return
        text = f"{WHAT_TO_DO[failure.code].format(place=repr(self.store.place))} ({failure})"
        self.troubles.begin(Trouble(failure.code, text, unready=failure.code in UNSTORED))
        if failure.code == Code.DAMAGED:
            self._remember_damage()
        elif self._probing is None:
            again = time.monotonic() - self._ended < QUIET_SECONDS
            self._pause = min(2 * self._pause, LONGEST_PAUSE) if again else PROBE_SECONDS
            self._probing = asyncio.ensure_future(self._until_over())

    def _remember_damage(self) -> None:
        if self._forget_damage is not None:
            self._forget_damage.cancel()
        loop = asyncio.get_running_loop()
        self._forget_damage = loop.call_later(DAMAGED_SECONDS, self.troubles.end, Code.DAMAGED)

    async def _until_over(self) -> None:
        while any(code in self.troubles for code in UNSTORED):
            await asyncio.sleep(self._pause)
            with contextlib.suppress(Exception):  # whatever it is, the trouble is not over
                await self.store.write(probe)
                for code in UNSTORED:
                    self.troubles.end(code)
        self._ended = time.monotonic()
        self._probing = None
        self._over()

    async def stop(self) -> None:
        self.store.failed = lambda failure, writing: None
        if self._forget_damage is not None:
            self._forget_damage.cancel()
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.gather(self._probing, return_exceptions=True)


def probe(conn: Connection) -> None:
    """A change that reaches the disk, and leaves nothing behind."""
    conn.execute(insert(schema.notices).values(text=PROBE))
    conn.execute(delete(schema.notices).where(schema.notices.c.text == PROBE))
