"""The one PostgreSQL connection of a process on which it listens and holds its leases."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import asyncpg  # type: ignore[import-untyped]

KEEP_ALIVE: Final = 5.0
"""Every so many seconds we ask whether the other end is still there; an answer may take as long."""
LONGEST_PAUSE: Final = 2.0
LEASES: Final = 471_320
"""The first half of the numbers of our advisory locks; the second is the shard."""

FAILURES: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncio.TimeoutError)


class Line:
    """Connects anew whenever the connection breaks. Its leases end with it, at the same moment for everybody."""

    CHANNEL: ClassVar[str] = "grandtour"

    def __init__(self, arguments: Mapping[str, Any], heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        self._arguments = arguments
        self._heard = heard
        self._lost = lost
        self._connection: Any = None
        self._broken = asyncio.Event()
        self._asking = asyncio.Lock()  # asyncpg takes one statement at a time
        self._leases: set[int] = set()
        self._wanted: set[int] = set()
        self._task: asyncio.Task[None] | None = None

    @property
    def up(self) -> bool:
        return self._connection is not None and not self._broken.is_set()

    async def open(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        connection, self._connection = self._connection, None
        self._leases.clear()
        if connection is not None:
            try:
                await connection.close(timeout=2)
            except FAILURES:
                connection.terminate()

    async def _connect(self) -> None:
        self._broken.clear()
        connection = await asyncpg.connect(**self._arguments)
        try:
            connection.add_termination_listener(lambda _: self._broken.set())
            await connection.add_listener(self.CHANNEL, lambda _, pid, channel, text: self._heard(text))
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    async def _keep(self) -> None:
        while True:
            await self._until_broken()
            connection, self._connection = self._connection, None
            self._leases.clear()
            connection.terminate()
            pause = 0.05
            while self._connection is None:
                try:
                    await self._connect()
                except FAILURES:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
            self._lost()  # only now, because everything that is told from here on is heard

    async def _until_broken(self) -> None:
        while True:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._broken.wait(), KEEP_ALIVE)
                return
            if await self._ask("SELECT TRUE") is None:
                return

    async def _ask(self, question: str, *values: object) -> bool | None:
        """Ask the database; None means that the connection is broken."""
        async with self._asking:
            connection = self._connection
            if connection is None:
                return None
            try:
                return bool(await connection.fetchval(question, *values, timeout=KEEP_ALIVE))
            except FAILURES:
                self._broken.set()
                return None

    async def lease(self, shard: int) -> bool:
        if shard in self._leases and not self._broken.is_set():
            return True
        connection = self._connection
        # If it were asked for twice at once it would be held twice, and a release would give back only one.
        if shard in self._wanted:
            return False
        self._wanted.add(shard)
        try:
            held = await self._ask("SELECT pg_try_advisory_lock($1, $2)", LEASES, shard)
        finally:
            self._wanted.discard(shard)
        if not held or self._connection is not connection or self._broken.is_set():
            return False
        self._leases.add(shard)
        return True

    async def release(self, shard: int) -> None:
        if shard in self._leases:
            self._leases.discard(shard)
            await self._ask("SELECT pg_advisory_unlock($1, $2)", LEASES, shard)
