"""What can happen to a server and its database, done on purpose: each harm comes, lasts a while, and is mended.

A harm returns once everything runs again, though perhaps not yet as if nothing had been.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import ClassVar, Final

from scripts.server.faulty import DISK_FAILED, DISK_FULL, READ_ONLY, SYNC_FAILS, Faulty
from scripts.server.postgres import PORT, Postgres
from scripts.server.process import ServerProcess

CHUNK: Final = 64 * 1024
LONGEST: Final = 9.0


class Harm(ABC):
    name: ClassVar[str]
    longest: float = LONGEST
    """seconds that it lasts, at most"""

    def some_time(self, dice: random.Random) -> float:
        return dice.uniform(0.05, 1.0) * self.longest

    @abstractmethod
    async def strike(self, dice: random.Random) -> None:
        """Do it, and mend it."""


class Kill(Harm):
    """A server is killed, sometimes once more while it starts."""

    name = "server killed"

    def __init__(self, servers: Sequence[ServerProcess]) -> None:
        self.servers = servers

    async def strike(self, dice: random.Random) -> None:
        server = dice.choice(self.servers)
        server.kill()
        if dice.random() < 0.1:
            server.start(wait=False)  # even a start can be cut short
            await asyncio.sleep(dice.uniform(0.0, 2.0))
            server.kill()
        await asyncio.to_thread(server.start)


class Freeze(Harm):
    """A server stands still for some seconds, as a machine does that is suspended."""

    name = "server frozen"

    def __init__(self, servers: Sequence[ServerProcess]) -> None:
        self.servers = servers

    async def strike(self, dice: random.Random) -> None:
        process = dice.choice(self.servers).process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(self.some_time(dice))
        finally:
            process.send_signal(signal.SIGCONT)


class Clock(Harm):
    """The machine's clock is set to a wrong time, and after a while right again."""

    name = "clock set"

    def __init__(self, layers: Sequence[Faulty]) -> None:
        self.layers = layers

    async def strike(self, dice: random.Random) -> None:
        layer = dice.choice(self.layers)
        layer.set_clock(dice.choice((-1, 1)) * dice.randint(2_000, 7_200_000))
        await asyncio.sleep(self.some_time(dice))
        if dice.random() < 0.7:  # otherwise it stays wrong until the next time
            layer.set_clock(0)


# ---- SQLite -----------------------------------------------------------------------------------------------------
class Locked(Harm):
    """Another program writes to the file, and takes its time."""

    name = "file locked"

    def __init__(self, file: Path) -> None:
        self.file = file

    async def strike(self, dice: random.Random) -> None:
        with closing(sqlite3.connect(self.file, isolation_level=None, timeout=30, check_same_thread=False)) as other:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await asyncio.sleep(self.some_time(dice))
            other.execute("ROLLBACK")


class Disk(Harm):
    """The disk is full, fails, or is read-only for some seconds."""

    name = "disk fault"

    def __init__(self, layer: Faulty) -> None:
        self.layer = layer

    async def strike(self, dice: random.Random) -> None:
        self.layer.fail(dice.choice((DISK_FULL, DISK_FAILED, READ_ONLY, SYNC_FAILS)))
        try:
            await asyncio.sleep(self.some_time(dice))
        finally:
            self.layer.heal()


# ---- PostgreSQL -------------------------------------------------------------------------------------------------
class Ended(Harm):
    """PostgreSQL crashes or is stopped, sometimes together with a server, and is away for a while."""

    name = "database ended"

    def __init__(self, postgres: Postgres, servers: Sequence[ServerProcess]) -> None:
        self.postgres = postgres
        self.servers = servers

    async def strike(self, dice: random.Random) -> None:
        how = dice.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGQUIT, signal.SIGINT))
        killed = dice.choice(self.servers) if dice.random() < 0.3 else None
        if killed is not None:
            killed.kill()
        await asyncio.to_thread(self.postgres.end, how)
        await asyncio.sleep(dice.choice((0.0, self.some_time(dice))))
        await asyncio.to_thread(self.postgres.again)
        if killed is not None:
            await asyncio.to_thread(killed.start)


class CutOff(Harm):
    """PostgreSQL ends all connections, as an administrator or a failing pooler does."""

    name = "connections ended"

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres

    async def strike(self, dice: random.Random) -> None:
        ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await asyncio.to_thread(self.postgres.ask, f"{ending} AND backend_type = 'client backend'")


class Frozen(Harm):
    """PostgreSQL stands still for some seconds, with all its connections open."""

    name = "database frozen"

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres

    async def strike(self, dice: random.Random) -> None:
        self.postgres.freeze(True)
        try:
            await asyncio.sleep(self.some_time(dice))
        finally:
            self.postgres.freeze(False)


class Bridge:
    """The way from one server to PostgreSQL: a socket of its own, which can be cut or blocked."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.there = postgres.directory / f".s.PGSQL.{PORT}"
        self.folder = folder
        self.open = asyncio.Event()
        self.open.set()
        self._flows: set[asyncio.Task[None]] = set()
        self._carrying: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        self.folder.mkdir(parents=True, exist_ok=True)
        server = await asyncio.start_unix_server(self._come, self.folder / f".s.PGSQL.{PORT}")
        try:
            yield
        finally:
            server.close()
            self.cut()
            await asyncio.gather(*self._carrying, return_exceptions=True)

    def cut(self) -> None:
        """End every connection, half-sent answers included."""
        for flow in self._flows:
            flow.cancel()

    def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._carry(reader, writer))
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(self.there)
        except OSError:
            writer.transport.abort()
            return
        flows = [
            asyncio.ensure_future(self._flow(reader, far_writer)),
            asyncio.ensure_future(self._flow(far_reader, writer)),
        ]
        self._flows.update(flows)
        try:
            await asyncio.wait(flows, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for flow in flows:
                flow.cancel()
            await asyncio.gather(*flows, return_exceptions=True)
            self._flows.difference_update(flows)
            for end in (writer, far_writer):
                end.transport.abort()

    async def _flow(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(CHUNK):
                await self.open.wait()
                sink.write(data)
                await sink.drain()


class Partition(Harm):
    """One server does not reach PostgreSQL for some seconds, and the other one does."""

    name = "partition"

    def __init__(self, bridges: Sequence[Bridge]) -> None:
        self.bridges = bridges

    async def strike(self, dice: random.Random) -> None:
        bridge = dice.choice(self.bridges)
        bridge.open.clear()
        try:
            await asyncio.sleep(self.some_time(dice))
            if dice.random() < 0.5:
                bridge.cut()
        finally:
            bridge.open.set()
