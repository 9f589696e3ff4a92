"""Runs work that nobody waits for: keeps it until it is done, logs its failures, and stops it with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context

from structlog.typing import FilteringBoundLogger

from grandtour.server.codes import STORAGE, Code, Refused
from grandtour.server.store.store import Failure


class Aside:
    def __init__(self, log: FilteringBoundLogger) -> None:
        self.log = log
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many tasks are under way."""
        return len(self._tasks)

    def run(self, work: Coroutine[object, object, None]) -> None:
        """Begin the work. It is the server's own: it is not charged to whoever happens to have set it off."""
        task = asyncio.get_running_loop().create_task(self._guarded(work), context=Context())
        self._tasks.add(task)  # the event loop itself keeps only a weak reference
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # for work that was given up before it began

    async def _guarded(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except (Refused, Failure) as error:
            say = self.log.debug if error.code in STORAGE - {Code.BUSY} else self.log.info
            say("on the side", error=str(error))
        except Exception:
            self.log.exception("on the side")

    async def stop(self, cancel: bool) -> None:
        """When this returns, all work is over: it was given up (`cancel`) or waited for."""
        while self._tasks:
            if cancel:
                for task in self._tasks:
                    task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
