"""A store in one SQLite file, for one server process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import shutil
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
from sqlalchemy.exc import DBAPIError

from grandtour.server.codes import Code
from grandtour.server.store import mark, migrations, schema
from grandtour.server.store.files import Files
from grandtour.server.store.lock import FileLock
from grandtour.server.store.store import BadDatabase, Change, Failure, Store, Unavailable, Unsure, check_texts

T = TypeVar("T")

log = structlog.get_logger("grandtour.store")

GROUP: Final = 64
"""At most so many changes share a commit."""
READERS: Final = 2
LOOK_EVERY: Final = 1.0
"""Every so many seconds we look whether an admin command told us something."""
WAIT: Final = 10.0
"""Seconds that an admin command waits for a write of the server's or of another one."""
SERVER_WAIT: Final = 3.0
"""Seconds that a write of the server's waits for an admin command to finish its own; players wait behind it."""
LOCKED_WAIT: Final = 0.2
"""The same, once one has waited for so long in vain."""
RESCUE_EVERY: Final = 10.0
"""Seconds until a copy that could not be written is tried again."""

PRAGMAS: Final = (
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

    `serving` takes the file for this process alone, which admin commands do not; `create` makes a missing file. `anew`
    is for a restore, for which it is no fault that the directory's database is gone or empty.
    """

    def __init__(self, file: Path, *, serving: bool = True, create: bool = True, anew: bool = False) -> None:
        super().__init__()
        self.file = file
        self._serving = serving
        self._create = create
        self._anew = anew
        self._wait = SERVER_WAIT if serving else WAIT
        self._patience = self._wait
        """how long a write waits for the lock now"""
        self._files: Files | None = None
        self._gone: Failure | None = None
        """why nothing is read or written: the files are no longer those that were opened"""
        self._next_rescue = 0.0
        self._copy: Path | None = None
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

    @property
    def place(self) -> str:
        return str(self.file)

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
        if self._files is not None:
            await asyncio.to_thread(self._files.close)
        self._lock.let_go()

    def _prepare(self) -> Engine:
        try:
            self._make_file()
            if self._serving and not self._lock.take():
                raise BadDatabase(
                    f"another server is running on {str(self.file)!r}; a data directory is for one server"
                )
            try:
                engine = connect(self.file, "BEGIN IMMEDIATE", 1, WAIT)  # nobody plays yet
                with engine.begin() as conn:
                    migrations.upgrade(conn, only_empty=not self._serving)
                    database = self._take_over(conn) if self._serving else None
                self._files = Files(self.file)
                if self._serving:
                    # What a server before us wrote without reaching the disk would be taken for stored.
                    self._files.settle()
                engine.dispose()
                if database is not None:
                    mark.write(self.file, database)
            except BaseException:
                self._lock.let_go()
                raise
        except OSError as error:
            raise BadDatabase(f"cannot use {str(error.filename or self.file)!r}: {error.strerror or error}") from None
        except DBAPIError as error:
            raise BadDatabase(f"cannot use {str(self.file)!r}: {why(error, self.file)}") from None
        except sqlite3.Error as error:
            raise BadDatabase(f"cannot use {str(self.file)!r}: {why(error, self.file)}") from None
        reading = connect(self.file, "BEGIN", READERS, self._wait, read_only=True)
        event.listen(reading, "connect", lambda *_: self._check_files())  # not another file of the same name
        return reading

    def _take_over(self, conn: Connection) -> str | None:
        """Make the database this server's own. Returns its id, which shall be kept beside it."""
        conn.execute(delete(schema.notices))  # for the server before us
        if self._anew:  # it gets its id from the backup
            mark.forget(self.file)
            return None
        return mark.check_same(conn, self.file)

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
        mark.check_remains(self.file)
        if not self._anew:
            mark.check_there(self.file)
        os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))

    # ---- reading ----------------------------------------------------------------------------------------------
    async def read(self, question: Change[T]) -> T:
        engine = self._reading
        if engine is None or not self._open:
            raise Unavailable("the store is closed")

        def ask() -> T:
            with engine.connect() as conn:
                conn.begin()  # it ends with a rollback: after a page that is damaged, a commit would fail as well
                return question(conn)

        try:
            if self._gone is not None:
                raise Unavailable(str(self._gone), self._gone.code)
            try:
                return await self._loop.run_in_executor(self._readers, ask)
            except (DBAPIError, sqlite3.Error) as error:
                code = self._code_of(error)
                if code in (None, Code.READ_ONLY):  # a question that writes is a fault of ours
                    raise
                raise Unavailable(said(error), code) from error
        except Unavailable as failure:
            self.failed(failure, False)
            raise

    async def check(self) -> None:
        if self._ended or self._writer is None:
            raise Unavailable("the store is closed")
        await self.read(lambda conn: conn.execute(select(schema.settings.c.key).limit(1)).first())

    def _code_of(self, error: BaseException) -> Code | None:
        """What an error of SQLite's means; None if the statement is at fault."""
        if self._files is not None and (fault := self._files.fault()) is not None:
            self._lose(fault)
            return Code.NO_DATABASE
        return code_of(error, self.file)

    # ---- writing ----------------------------------------------------------------------------------------------
    async def write(self, change: Change[T], tell: Sequence[str] = ()) -> T:
        check_texts(tell)
        if tell and not self._serving:
            change = with_notices(change, tell)
        with self._gate:
            if not self._open or self._ended:
                raise Unavailable("the store is closed")
            if self._gone is not None:  # the writer may be busy for long, saving what there was
                failure = Unavailable(str(self._gone), self._gone.code)
                self.failed(failure, True)
                raise failure
            done: asyncio.Future[T] = self._loop.create_future()
            self._jobs.put(Job(change, done))
        return await done

    def _write_until_closed(self) -> None:
        engine = connect(self.file, "BEGIN IMMEDIATE", 1, self._wait)
        event.listen(engine, "connect", lambda *_: self._check_files())
        try:
            while not self._closing:
                try:
                    conn = self._connect(engine)
                except Exception as error:
                    self._refuse_some(error)
                else:
                    self._write_with(conn)
        finally:  # whatever ended the loop, nobody must wait for an answer that does not come
            with self._gate:
                self._ended = True
            self._refuse(self._waiting(), Unavailable("the store is closed"))
            engine.dispose()

    def _connect(self, engine: Engine) -> Connection:
        conn = engine.connect()
        try:
            self._patience = self._wait
            self._data_version = data_version(conn)  # this is the first thing that reads the file
        except BaseException:
            conn.invalidate()
            conn.close()
            raise
        return conn

    def _refuse_some(self, reason: Exception) -> None:
        """There is no connection, and perhaps none for long: refuse who waits, and then try again."""
        with contextlib.suppress(queue.Empty):
            job = self._jobs.get(timeout=LOOK_EVERY)
            if job is None:
                self._closing = True
                return
            failure = self._unavailable(reason)
            self._refuse([job, *self._waiting()], failure)
        self._look_at_files()

    def _waiting(self) -> list[Job]:
        """All jobs that are queued, taken from the queue."""
        out = []
        with contextlib.suppress(queue.Empty):
            while True:
                job = self._jobs.get_nowait()
                if job is None:
                    self._closing = True
                else:
                    out.append(job)
        return out

    def _refuse(self, jobs: Sequence[Job], failure: Failure) -> None:
        for job in jobs:
            job.error = failure
        self._settle(jobs)

    def _unavailable(self, error: BaseException) -> Unavailable:
        return Unavailable(said(error), self._code_of(error) or Code.BUSY)

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
                    self._look_at_files()
                    self._look_for_notices(conn)
                    next_look = time.monotonic() + LOOK_EVERY
            conn.close()
        except Exception as error:
            if self._code_of(error) is None:
                log.exception("the connection to the database is made anew", file=str(self.file))
            conn.invalidate()
            conn.close()

    def _write_group(self, conn: Connection, first: Job) -> None:
        """Make `first` and the jobs queued behind it durable. All of them get an answer, even if this raises."""
        group: list[Job] = []
        begun = time.perf_counter()
        try:
            self._make_group(conn, self._queued(first), group)
        except BaseException as error:
            failure = error if isinstance(error, Unavailable) else self._unavailable(error)
            if not group:  # not even begun: whoever waits behind it would wait as long, for the same answer
                group = [first, *self._waiting()]
            for job in group:
                if not job.durable:
                    job.error = job.error or failure
            if failure.code == Code.BUSY:  # nothing that we know
                raise
            if conn.in_transaction():
                conn.rollback()
        finally:
            self._settle(group)
        if stored := sum(job.durable for job in group):
            self.wrote(stored, time.perf_counter() - begun)

    def _make_group(self, conn: Connection, jobs: Iterator[Job], group: list[Job]) -> None:
        """The jobs that were begun are in `group`, however this ends."""
        self._begin(conn)
        try:
            for job in jobs:
                group.append(job)
                self._make(conn, job)
        except Lost:
            conn.rollback()
            for job in group:
                job.answer = job.error = None
            for job in group:
                self._make_alone(conn, job)
        else:
            self._commit(conn, group)

    def _begin(self, conn: Connection) -> None:
        try:
            conn.begin()
        except DBAPIError as error:
            if self._code_of(error) == Code.LOCKED:
                self._be_patient(conn, LOCKED_WAIT)
            raise
        if self._patience != self._wait:
            self._be_patient(conn, self._wait)

    def _be_patient(self, conn: Connection, seconds: float) -> None:
        raw(conn).execute(f"PRAGMA busy_timeout={int(seconds * 1000)}")
        self._patience = seconds

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
            code = self._code_of(error) if isinstance(error, DBAPIError | sqlite3.Error) else None
            job.error = error if code is None else Unavailable(said(error), code)

    def _make_alone(self, conn: Connection, job: Job) -> None:
        """Make one change in a transaction of its own. Unavailable: the next one could not be stored either."""
        try:
            conn.begin()
            self._make(conn, job)
            self._commit(conn, [job])
        except (Lost, DBAPIError) as error:
            conn.rollback()
            job.error = self._unavailable(error.__cause__ or error if isinstance(error, Lost) else error)
        if isinstance(job.error, Failure) and job.error.code not in (Code.BUSY, Code.DAMAGED):
            raise Unavailable(str(job.error), job.error.code)

    def _commit(self, conn: Connection, group: Sequence[Job]) -> None:
        try:
            self._check_files()
        except Unavailable:
            conn.rollback()
            raise
        try:
            conn.commit()
            self._check_files()  # if they vanished meanwhile, the commit is where nobody will find it
        except Unavailable as failure:
            self._doubt(group, str(failure), failure.code)
        except DBAPIError as error:
            self._doubt(group, said(error), self._code_of(error) or Code.BUSY)
            conn.rollback()
        else:
            for job in group:
                job.durable = True

    def _doubt(self, group: Sequence[Job], text: str, code: Code) -> None:
        for job in group:
            job.error = job.error or Unsure(text, code)

    def _settle(self, group: Sequence[Job]) -> None:
        def on_the_loop() -> None:
            for job in group:
                if job.done.done():  # its caller was cancelled
                    continue
                if isinstance(job.error, Failure):
                    self.failed(job.error, True)
                if job.error is not None:
                    job.done.set_exception(job.error)
                else:
                    job.done.set_result(job.answer)

        self._call(on_the_loop)

    def _call(self, function: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(function)

    # ---- files that vanish ------------------------------------------------------------------------------------
    def _check_files(self) -> None:
        """Unavailable if the files are no longer those that were opened. Nothing may be acknowledged then."""
        assert self._files is not None
        fault = self._files.fault()
        if fault is None:
            self._gone = self._copy = None  # should they vanish again, there is more to save
            return
        raise Unavailable(str(self._lose(fault)), Code.NO_DATABASE)

    def _lose(self, fault: str) -> Failure:
        if self._gone is None:
            self._next_rescue = 0.0
            self._gone = Unavailable(fault, Code.NO_DATABASE)
        return self._gone

    def _look_at_files(self) -> None:
        """Once a second, even if nobody writes. When the files have vanished, save what they held."""
        try:
            self._check_files()
        except Unavailable as failure:
            self._refuse(self._waiting(), failure)
            if time.monotonic() >= self._next_rescue:
                self._next_rescue = time.monotonic() + RESCUE_EVERY
                self._save()

    def _save(self) -> None:
        """Make sure that all that was acknowledged is in a file with a name, and say in which."""
        files = self._files
        assert files is not None
        fault = files.fault()
        try:
            files.settle()
            if not files.whole and self._copy is None:
                self._copy = files.rescue()
                log.error("all that was stored is saved", file=str(self._copy))
        except (OSError, sqlite3.Error) as error:
            told = f"{fault}; a copy of all that was stored cannot be written beside it: {error}"
        else:
            where = str(self.file if files.whole else self._copy)
            told = f"{fault}; all that was acknowledged is in {where!r}"
            self._next_rescue = float("inf")
        self._gone = failure = Unavailable(told, Code.NO_DATABASE)
        self._call(lambda: self.failed(failure, False))

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


def connect(file: Path, begin: str, size: int, wait: float, *, read_only: bool = False) -> Engine:
    """An engine whose transactions start with `begin`; by itself, Python's sqlite3 starts them late or not at all.

    The file must exist (`mode=rw`): otherwise an empty one could be made and written to while it is gone for a moment.
    """
    url = URL.create("sqlite+pysqlite", database=file.absolute().as_uri(), query={"mode": "rw", "uri": "true"})
    arguments = {"isolation_level": None, "check_same_thread": False, "timeout": wait}
    engine = create_engine(url, connect_args=arguments, pool_size=size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA busy_timeout={int(wait * 1000)}")
        for pragma in PRAGMAS:
            connection.execute(pragma)
        if read_only:
            connection.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def begin_now(conn: Connection) -> None:
        conn.exec_driver_sql(begin)

    return engine


MEANING: Final = {
    sqlite3.SQLITE_FULL: Code.DISK_FULL,
    sqlite3.SQLITE_IOERR: Code.DISK_FAILED,
    sqlite3.SQLITE_READONLY: Code.READ_ONLY,
    sqlite3.SQLITE_BUSY: Code.LOCKED,
    sqlite3.SQLITE_LOCKED: Code.LOCKED,
    sqlite3.SQLITE_CANTOPEN: Code.NO_DATABASE,
    sqlite3.SQLITE_CORRUPT: Code.DAMAGED,
    sqlite3.SQLITE_NOTADB: Code.DAMAGED,
}
"""by the low byte of SQLite's error code"""
HINTS: Final = {
    Code.DISK_FULL: "make room on its disk",
    Code.READ_ONLY: "make it and its directory writable",
    Code.LOCKED: "another program has held its lock for seconds: end that program",
}
LITTLE_ROOM: Final = 64 * 1024
"""Bytes; SQLite cannot even begin with less."""
READING: Final = frozenset((sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS))


def code_of(error: BaseException, file: Path) -> Code | None:
    """What an error of SQLite's means for those who ask; None if the statement is at fault."""
    number = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    if number is None:
        return None
    if damaged(error):
        return Code.DAMAGED
    code = MEANING.get(number & 0xFF)
    if code not in (Code.DISK_FAILED, Code.NO_DATABASE) or not file.exists():
        return code
    # SQLite says no more than that something failed, or cannot be opened, where the file system became read-only after
    # a fault, or where there is no room for one of the files beside the database.
    if not os.access(file, os.W_OK):
        return Code.READ_ONLY
    return Code.DISK_FULL if shutil.disk_usage(file.parent).free < LITTLE_ROOM else Code.DISK_FAILED


def damaged(error: BaseException) -> bool:
    """Whether a page of the file is not what SQLite wrote, or cannot be read."""
    number = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
    return number in READING or MEANING.get(number & 0xFF) == Code.DAMAGED


def said(error: BaseException) -> str:
    """An error in its own words, without the statement and what was to be stored."""
    return str(getattr(error, "orig", None) or error)


def why(error: BaseException, file: Path) -> str:
    """An error in its own words, and in ours where those say little."""
    hint = HINTS.get(code_of(error, file) or Code.FAILED)
    return said(error) if hint is None else f"{said(error)} ({hint})"


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
