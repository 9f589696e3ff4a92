"""A store in one SQLite file, for one server process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import URL, Connection, Engine, create_engine, delete, event, insert, select
from sqlalchemy.exc import DBAPIError, OperationalError

from grandtour.server.store import migrations, schema
from grandtour.server.store.lock import FileLock
from grandtour.server.store.store import BadDatabase, Change, Store, Unavailable, Unsure, check_texts

T = TypeVar("T")

log = structlog.get_logger("grandtour.store")

GROUP: Final = 64
"""At most so many changes share a commit."""
READERS: Final = 2
LOOK_EVERY: Final = 1.0
"""Every so many seconds we look whether an admin command told us something."""
WAIT: Final = 10.0
"""Seconds that a write waits for another process, an admin command, to finish its own."""

PRAGMAS: Final = (
    f"PRAGMA busy_timeout={int(WAIT * 1000)}",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # a commit is on the disk before we say so
    "PRAGMA foreign_keys=ON",
)


@dataclass
class Job:
    change: Change[Any]
    done: asyncio.Future[Any]
    answer: Any = None
    error: BaseException | None = None
    durable: bool = False


class SqliteStore(Store):
    """All writes go through one thread. It commits together what gathered while it was busy: one wait for the disk.

    `serving` takes the file for this process alone, which admin commands do not; `create` makes a missing file.
    """

    def __init__(self, file: Path, *, serving: bool = True, create: bool = True) -> None:
        super().__init__()
        self.file = file
        self._serving = serving
        self._create = create
        self._lock = FileLock(file.with_name(file.name + ".lock"))
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="grandtour-read")
        self._writer: Thread | None = None
        self._reading: Engine | None = None
        self._open = False
        self._closing = False
        # Held while a job is queued and while the writer says that it ended: no job may come after its last look.
        self._gate = Lock()
        self._ended = False
        self._data_version = 0

    # ---- open and close ---------------------------------------------------------------------------------------
    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._reading = await asyncio.to_thread(self._prepare)
        # A daemon thread, so that a program which fails before it closes the store can end. Nothing acknowledged is
        # lost.
        self._writer = Thread(target=self._write_until_closed, name="grandtour-write", daemon=True)
        self._open = True
        self._writer.start()

    async def close(self) -> None:
        if self._open:
            self._open = False
            self._jobs.put(None)
            assert self._writer is not None
            await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        if self._reading is not None:
            self._reading.dispose()
        self._lock.let_go()

    def _prepare(self) -> Engine:
        try:
            self._make_file()
            if self._serving and not self._lock.take():
                raise BadDatabase(
                    f"another server is running on {str(self.file)!r}; a data directory is for one server"
                )
            try:
                engine = connect(self.file, "BEGIN IMMEDIATE", 1)
                with engine.begin() as conn:
                    migrations.upgrade(conn, only_empty=not self._serving)
                    if self._serving:
                        conn.execute(delete(schema.notices))  # for the server before us
                engine.dispose()
            except BaseException:
                self._lock.let_go()
                raise
        except OSError as error:
            raise BadDatabase(f"cannot use {str(error.filename or self.file)!r}: {error.strerror or error}") from None
        except DBAPIError as error:
            raise BadDatabase(f"cannot use {str(self.file)!r}: {error.orig}") from None
        return connect(self.file, "BEGIN", READERS, read_only=True)

    def _make_file(self) -> None:
        """Make the file readable by us alone, as it holds secrets. SQLite gives the files beside it the same rights."""
        if not self._create:
            if not self.file.is_file():
                raise BadDatabase(f"there is no database {str(self.file)!r}")
            return
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except FileExistsError:
            raise BadDatabase(f"cannot use {str(self.file.parent)!r}: it is not a directory") from None
        os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))

    # ---- reading ----------------------------------------------------------------------------------------------
    async def read(self, question: Change[T]) -> T:
        engine = self._reading
        if engine is None or not self._open:
            raise Unavailable("the store is closed")

        def ask() -> T:
            with engine.begin() as conn:
                return question(conn)

        return await self._loop.run_in_executor(self._readers, ask)

    async def check(self) -> None:
        if self._ended or self._writer is None:
            raise Unavailable("the store is closed")
        try:
            await self.read(lambda conn: conn.execute(select(1)).scalar_one())
        except DBAPIError as error:
            raise Unavailable(str(error.orig)) from None

    # ---- writing ----------------------------------------------------------------------------------------------
    async def write(self, change: Change[T], tell: Sequence[str] = ()) -> T:
        check_texts(tell)
        if tell and not self._serving:
            change = with_notices(change, tell)
        with self._gate:
            if not self._open or self._ended:
                raise Unavailable("the store is closed")
            done: asyncio.Future[T] = self._loop.create_future()
            self._jobs.put(Job(change, done))
        return await done

    def _write_until_closed(self) -> None:
        engine = connect(self.file, "BEGIN IMMEDIATE", 1)
        try:
            while not self._closing:
                try:
                    conn = self._connect(engine)
                except Exception as error:
                    self._refuse_one(error)
                else:
                    self._write_with(conn)
        finally:  # whatever ended the loop, nobody must wait for an answer that does not come
            with self._gate:
                self._ended = True
            while not self._jobs.empty():
                if (job := self._jobs.get_nowait()) is not None:
                    job.error = Unavailable("the store is closed")
                    self._settle([job])
            engine.dispose()

    def _connect(self, engine: Engine) -> Connection:
        conn = engine.connect()
        try:
            self._data_version = data_version(conn)  # this is the first thing that reads the file
        except BaseException:
            conn.invalidate()
            conn.close()
            raise
        return conn

    def _refuse_one(self, reason: Exception) -> None:
        """There is no connection, and perhaps none for long: refuse the next job, and then try again."""
        with contextlib.suppress(queue.Empty):
            job = self._jobs.get(timeout=LOOK_EVERY)
            if job is None:
                self._closing = True
                return
            job.error = Unavailable(str(reason))
            self._settle([job])

    def _write_with(self, conn: Connection) -> None:
        """Write until the store is closed, or the connection can no longer be trusted."""
        next_look = time.monotonic() + LOOK_EVERY
        try:
            while not self._closing:
                with contextlib.suppress(queue.Empty):
                    first = self._jobs.get(timeout=max(next_look - time.monotonic(), 0))
                    if first is None:
                        self._closing = True
                        break
                    self._write_group(conn, first)
                if time.monotonic() >= next_look:
                    self._look_for_notices(conn)
                    next_look = time.monotonic() + LOOK_EVERY
            conn.close()
        except Exception:
            log.exception("the connection to the database is made anew", file=str(self.file))
            conn.invalidate()
            conn.close()

    def _write_group(self, conn: Connection, first: Job) -> None:
        """Make `first` and the jobs queued behind it durable. All of them get an answer, even if this raises."""
        group: list[Job] = []
        begun = time.perf_counter()
        try:
            self._make_group(conn, self._queued(first), group)
        except OperationalError as error:  # raised by `begin`: an admin command has been writing for WAIT seconds
            first.error = Unavailable(str(error.orig))
        except BaseException as error:
            for job in group or [first]:
                if not job.durable:
                    job.error = job.error or Unavailable(str(error))
            raise
        finally:
            self._settle(group or [first])
        self.wrote(len(group), time.perf_counter() - begun)

    def _make_group(self, conn: Connection, jobs: Iterator[Job], group: list[Job]) -> None:
        """The jobs that were begun are in `group`, however this ends."""
        conn.begin()
        try:
            for job in jobs:
                group.append(job)
                self._make(conn, job)
        except Lost:
            conn.rollback()
            for job in group:
                self._make_alone(conn, job)
        else:
            self._commit(conn, group)

    def _queued(self, first: Job) -> Iterator[Job]:
        """`first`, and the jobs that wait behind it."""
        yield first
        for _ in range(GROUP - 1):
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return
            if job is None:
                self._closing = True
                return
            yield job

    def _make(self, conn: Connection, job: Job) -> None:
        """Make one change; if it raises, only this change is undone."""
        # By hand, because SQLAlchemy compiles its savepoints anew each time, which takes as long as the change itself.
        connection = raw(conn)
        connection.execute("SAVEPOINT change")
        try:
            job.answer = job.change(conn)
            connection.execute("RELEASE change")
        except BaseException as error:
            if not connection.in_transaction:  # SQLite undid everything, for example because the disk is full
                raise Lost from error
            connection.execute("ROLLBACK TO change")
            connection.execute("RELEASE change")
            job.error = error

    def _make_alone(self, conn: Connection, job: Job) -> None:
        job.answer = job.error = None
        try:
            conn.begin()
            self._make(conn, job)
            self._commit(conn, [job])
        except (Lost, OperationalError) as error:
            conn.rollback()
            job.error = Unavailable(str(error.__cause__ or error))

    def _commit(self, conn: Connection, group: Sequence[Job]) -> None:
        try:
            conn.commit()
        except DBAPIError as error:
            for job in group:
                job.error = job.error or Unsure(str(error.orig))
            conn.rollback()
        else:
            for job in group:
                job.durable = True

    def _settle(self, group: Sequence[Job]) -> None:
        def on_the_loop() -> None:
            for job in group:
                if job.done.done():  # its caller was cancelled
                    continue
                if job.error is not None:
                    job.done.set_exception(job.error)
                else:
                    job.done.set_result(job.answer)

        self._call(on_the_loop)

    def _call(self, function: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(function)

    # ---- other processes: admin commands only ------------------------------------------------------------------
    async def announce(self, text: str) -> None:
        check_texts([text])

    def _look_for_notices(self, conn: Connection) -> None:
        if not self._serving:
            return
        version = data_version(conn)
        if version == self._data_version:
            return
        try:
            with conn.begin():
                texts = list(conn.execute(select(schema.notices.c.text).order_by(schema.notices.c.id)).scalars())
                if texts:
                    conn.execute(delete(schema.notices))
        except DBAPIError:
            return  # it is busy; we look again in a second
        self._data_version = version
        for text in texts:
            self._call(lambda text=text: self._heard(text))  # type: ignore[misc]

    async def lease(self, shard: int) -> bool:
        return True

    async def release(self, shard: int) -> None:
        pass


class Lost(Exception):
    """SQLite gave up the whole transaction."""


def connect(file: Path, begin: str, size: int, *, read_only: bool = False) -> Engine:
    """An engine whose transactions start with `begin`; by itself, Python's sqlite3 starts them late or not at all.

    The file must exist (`mode=rw`): otherwise an empty one could be made and written to while it is gone for a moment.
    """
    url = URL.create("sqlite+pysqlite", database=file.absolute().as_uri(), query={"mode": "rw", "uri": "true"})
    arguments = {"isolation_level": None, "check_same_thread": False, "timeout": WAIT}
    engine = create_engine(url, connect_args=arguments, pool_size=size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(pragma)
        if read_only:
            connection.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def begin_now(conn: Connection) -> None:
        conn.exec_driver_sql(begin)

    return engine


def raw(conn: Connection) -> sqlite3.Connection:
    connection = conn.connection.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    return connection


def data_version(conn: Connection) -> int:
    """A number that changes when another process has written; our own writes on this connection do not change it."""
    return int(raw(conn).execute("PRAGMA data_version").fetchone()[0])


def with_notices(change: Change[T], texts: Sequence[str]) -> Change[T]:
    def both(conn: Connection) -> T:
        answer = change(conn)
        conn.execute(insert(schema.notices), [{"text": text} for text in texts])
        return answer

    return both
