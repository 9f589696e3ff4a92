"""Does what takes too long for the event loop in threads; only a few at a time, so that some are left for tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from grandtour.server.codes import Code, Refused

T = TypeVar("T")

MOST_ASKED: Final = 100
WAIT: Final = 2.0  # seconds until it is worth asking again


class Backroom:
    def __init__(self, at_once: int, most_asked: int = MOST_ASKED) -> None:
        self._turn = asyncio.Semaphore(at_once)
        self._most = most_asked
        self._asked: dict[Hashable, asyncio.Task[Any]] = {}

    async def do(self, what: Hashable, work: Callable[[], T]) -> T:
        """Do the work; whoever asks for the same meanwhile gets the same answer. Refused if too many others wait."""
        task: asyncio.Task[T] | None = self._asked.get(what)
        if task is None:
            if len(self._asked) >= self._most:
                raise Refused(Code.BUSY, "too much is asked at once; try again", wait=WAIT)
            task = self._asked[what] = asyncio.ensure_future(self._in_turn(work))
            task.add_done_callback(lambda done: self._over(what, done))
        return await asyncio.shield(task)  # somebody who goes away does not end it for the others

    async def _in_turn(self, work: Callable[[], T]) -> T:
        async with self._turn:
            return await asyncio.to_thread(work)

    def _over(self, what: Hashable, task: asyncio.Task[Any]) -> None:
        del self._asked[what]
        if not task.cancelled():
            task.exception()  # marks it as seen, because nobody may be left to see it
