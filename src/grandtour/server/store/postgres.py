"""A store in PostgreSQL, for several server processes on one machine or many."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, bindparam, func, select
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from grandtour.server.codes import Code
from grandtour.server.store import migrations
from grandtour.server.store.line import Line
from grandtour.server.store.store import BadDatabase, Change, Failure, Store, Unavailable, Unsure, check_texts

T = TypeVar("T")

CONNECTIONS: Final = 8
ANSWER_WITHIN: Final = 30.0
"""Seconds for one statement, a commit included."""
TRIES: Final = 5
PAUSE: Final = 0.05
"""Seconds before the second try; twice as long before each further one."""

UNDONE: Final = frozenset({"40001", "40P01"})
"""Serialization failure and deadlock: even after a commit they mean for certain that nothing was written."""
MEANING: Final = {
    **dict.fromkeys(UNDONE, Code.BUSY),
    "53300": Code.BUSY,  # no connection is left for us
    "57P01": Code.NO_DATABASE,  # it is going down
    "57P02": Code.NO_DATABASE,
    "57P03": Code.NO_DATABASE,  # it is not up yet
    "3D000": Code.NO_DATABASE,  # there is no database of this name any more
    "53100": Code.DISK_FULL,
    "58030": Code.DISK_FAILED,
    "25006": Code.READ_ONLY,
    "55P03": Code.LOCKED,
    "XX001": Code.DAMAGED,
    "XX002": Code.DAMAGED,
}
"""by SQLSTATE"""
PASSING: Final = frozenset({Code.BUSY, Code.NO_DATABASE})
"""After these, another try may help at once."""

_NOTIFY: Final = select(func.pg_notify(bindparam("channel"), bindparam("text")))


class PostgresStore(Store):
    """Each write is a transaction of its own: PostgreSQL gathers the commits of several connections by itself.

    READ COMMITTED is enough for writes, because tables are changed by compare-and-set.
    """

    shared = True

    def __init__(self, url: URL, *, serving: bool = True) -> None:
        super().__init__()
        self.url = url
        self._serving = serving
        self._me = secrets.token_hex(8)  # everything that this process tells begins with it
        self._engine: AsyncEngine | None = None
        self._line: Line | None = None
        self._writes: set[asyncio.Task[Any]] = set()
        self._open = False

    @property
    def place(self) -> str:
        return self.url.render_as_string(hide_password=True)

    # ---- open and close ---------------------------------------------------------------------------------------
    async def open(self) -> None:
        named = self.place
        try:
            # Alembic is synchronous and uses global names; a thread of its own keeps both away from the event loop.
            await asyncio.to_thread(lambda: asyncio.run(self._migrate()))
            self._engine = create_async_engine(
                self.url, pool_size=CONNECTIONS, max_overflow=0, pool_timeout=10, connect_args=ARGUMENTS
            )
            _, arguments = self._engine.dialect.create_connect_args(self.url)
            settings = ARGUMENTS["server_settings"] | {"application_name": "grandtour listening"}
            arguments = {**arguments, **ARGUMENTS, "server_settings": settings}
            self._line = Line(arguments, self._hear, lambda: self._lost())
            await self._line.open()
        except BadDatabase:
            await self.close()
            raise
        except DBAPIError as error:
            await self.close()
            raise BadDatabase(f"cannot use {named}: {error.orig}") from None
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ArgumentError, TypeError, ValueError) as error:
            await self.close()
            raise BadDatabase(f"cannot use {named}: {error}") from None
        self._open = True

    async def close(self) -> None:
        self._open = False
        if self._writes:
            await asyncio.wait(self._writes)
        if self._line is not None:
            await self._line.close()
        if self._engine is not None:
            await self._engine.dispose()

    async def _migrate(self) -> None:
        engine = create_async_engine(self.url, poolclass=NullPool, connect_args=ARGUMENTS | {"command_timeout": None})
        try:
            async with engine.begin() as conn:
                if self._serving:
                    await conn.run_sync(check_durable)
                await conn.run_sync(lambda conn: migrations.upgrade(conn, only_empty=not self._serving))
        finally:
            await engine.dispose()

    def _pool(self) -> AsyncEngine:
        if self._engine is None or not self._open:
            raise Unavailable("the store is closed")
        return self._engine

    # ---- reading ----------------------------------------------------------------------------------------------
    async def read(self, question: Change[T]) -> T:
        # One snapshot for all statements of a question.
        engine = self._pool().execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        try:
            for n in range(TRIES):
                try:
                    async with engine.begin() as conn:
                        return await conn.run_sync(question)
                except FAILURES as error:
                    if sqlstate(error) == WRITES:  # a question that writes is a fault of ours
                        raise
                    await self._try_again(n, error)
        except Unavailable as failure:
            self.failed(failure, False)
            raise
        raise AssertionError("the last try raises")

    async def check(self) -> None:
        if self._line is None or not self._line.up:
            raise Unavailable("the connection to PostgreSQL is lost", Code.NO_DATABASE)
        try:
            async with asyncio.timeout(5), self._pool().connect() as conn:
                await conn.execute(select(1))
        except FAILURES as error:
            failure = Unavailable(said(error), code_of(error) or Code.BUSY)
            self.failed(failure, False)
            raise failure from None

    # ---- writing ----------------------------------------------------------------------------------------------
    async def write(self, change: Change[T], tell: Sequence[str] = ()) -> T:
        check_texts(tell)
        self._pool()
        # It runs in a task of its own: if the caller is cancelled, the change is still made or undone completely.
        task = asyncio.create_task(self._write(change, tell))
        self._writes.add(task)
        task.add_done_callback(self._written)
        return await asyncio.shield(task)

    def _written(self, task: asyncio.Task[Any]) -> None:
        self._writes.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as seen, because the caller, who should see it, may be gone

    async def _write(self, change: Change[T], tell: Sequence[str]) -> T:
        try:
            return await self._store(change, tell)
        except Failure as failure:
            self.failed(failure, True)
            raise

    async def _store(self, change: Change[T], tell: Sequence[str]) -> T:
        engine = self._engine
        assert engine is not None
        for n in range(TRIES):
            committing = False
            begun = time.perf_counter()
            try:
                async with engine.connect() as conn:
                    try:
                        await conn.begin()
                        answer = await conn.run_sync(change)
                        for text in tell:
                            await conn.execute(_NOTIFY, {"channel": Line.CHANNEL, "text": f"{self._me} {text}"})
                        committing = True
                        await conn.commit()
                    except DBAPIError as error:
                        if sqlstate(error) == WRITES:  # after a failover, new connections may lead to another server
                            await conn.invalidate()
                            await engine.dispose()
                        raise
                    self.wrote(1, time.perf_counter() - begun)
                    return answer
            except FAILURES as error:
                if committing and sqlstate(error) not in UNDONE:
                    raise Unsure(said(error), code_of(error) or Code.BUSY) from error
                await self._try_again(n, error)
        raise AssertionError("the last try raises")

    async def _try_again(self, tries: int, error: Exception) -> None:
        """Wait a little before the next try, if another try can help; otherwise raise."""
        code = code_of(error)
        if code is None:
            raise error
        passing = code in PASSING or (code == Code.READ_ONLY and tries == 0)
        if isinstance(error, NoConnectionFree | asyncio.TimeoutError):
            passing = False  # whoever asks has waited for long already
        if tries == TRIES - 1 or not passing:
            raise Unavailable(said(error), code) from error
        await asyncio.sleep(PAUSE * 2**tries)

    # ---- other processes --------------------------------------------------------------------------------------
    async def announce(self, text: str) -> None:
        await self.write(lambda conn: None, [text])

    def _hear(self, text: str) -> None:
        sender, _, said = text.partition(" ")
        if sender != self._me:
            self._heard(said)

    async def lease(self, shard: int) -> bool:
        return self._line is not None and await self._line.lease(shard)

    async def release(self, shard: int) -> None:
        if self._line is not None:
            await self._line.release(shard)


WRITES: Final = "25006"
"""A write was asked for where nothing can be written."""

FAILURES: Final = (DBAPIError, NoConnectionFree, OSError, asyncio.TimeoutError)
"""The failures of the database; what a change itself raises is something else."""

ARGUMENTS: Final[dict[str, Any]] = {
    "timeout": 10,
    "command_timeout": ANSWER_WITHIN,
    "server_settings": {
        "application_name": "grandtour",
        "jit": "off",
        # A machine that is gone must not hold its leases for hours.
        "tcp_keepalives_idle": "10",
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "3",
    },
}


def check_durable(conn: Connection) -> None:
    """BadDatabase unless PostgreSQL's settings make sure that an acknowledged commit is on the disk."""
    for name in ("synchronous_commit", "fsync"):
        if conn.execute(select(func.current_setting(name))).scalar_one() == "off":
            raise BadDatabase(
                f"PostgreSQL's {name} is off here: a move that was acknowledged could be lost; switch it on"
            )


def sqlstate(error: BaseException) -> str | None:
    return getattr(getattr(error, "orig", None), "sqlstate", None)


def said(error: BaseException) -> str:
    """An error in its own words, without the statement and what was to be stored."""
    return str(getattr(error, "orig", None) or error) or type(error).__name__


def code_of(error: BaseException) -> Code | None:
    """What a failure of the database means for those who ask; None if the statement is at fault."""
    if isinstance(error, NoConnectionFree):
        return Code.BUSY
    if not isinstance(error, DBAPIError):
        return Code.NO_DATABASE  # it cannot be reached
    code = MEANING.get(sqlstate(error) or "")
    return code or (Code.NO_DATABASE if is_broken(error) else None)


def is_broken(error: DBAPIError) -> bool:
    """Whether the connection is gone, and not only the statement wrong."""
    return error.connection_invalidated or (sqlstate(error) or "").startswith("08")
