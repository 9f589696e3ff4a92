"""What is particular to SQLite: the writer, its groups, the file."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, text

from grandtour.server.codes import Code
from grandtour.server.store import FILE, BadDatabase, Change, Store, Unavailable, database_in, open_store, sqlite
from grandtour.server.store import queries as q
from grandtour.server.store.sqlite import SqliteStore, raw
from tests.server.house import SECONDS

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = open_store(database_in(tmp_path))
    await store.open()
    yield store
    await store.close()


def pragma(name: str, conn: Connection) -> object:
    return conn.exec_driver_sql(f"PRAGMA {name}").scalar_one()


async def test_a_commit_waits_for_the_disk(store: Store) -> None:
    found = {
        name: await store.write(lambda conn, name=name: pragma(name, conn))  # type: ignore[misc]
        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 3000}


def fail(conn: Connection) -> None:
    raise LookupError


async def group(store: Store, *changes: Change[object]) -> list[object]:
    """Make the changes while the writer is held up, so that they share a commit; exceptions among the answers."""
    here, go = threading.Event(), threading.Event()

    def hold(conn: Connection) -> None:
        here.set()
        go.wait(60)

    held = asyncio.create_task(store.write(hold))
    await asyncio.to_thread(here.wait, 60)
    tasks = [asyncio.create_task(store.write(change)) for change in changes]
    await asyncio.sleep(0.05)
    go.set()
    await held
    return list(await asyncio.gather(*tasks, return_exceptions=True))


async def test_changes_share_a_commit_and_fail_alone(store: Store) -> None:
    transactions: list[object] = []

    def keep(key: str, conn: Connection) -> None:
        transactions.append(conn.get_transaction())
        q.keep_setting(conn, key, "v")

    def keep_and_fail(conn: Connection) -> None:
        keep("fails", conn)
        raise LookupError

    answers = await group(store, lambda conn: keep("a", conn), keep_and_fail, lambda conn: keep("b", conn))
    assert answers[0] is answers[2] is None
    assert isinstance(answers[1], LookupError)
    assert len(set(transactions)) == 1
    settings = await store.read(lambda conn: list(conn.execute(text("SELECT key FROM settings ORDER BY 1")).scalars()))
    assert settings == ["a", "b", "id"]


async def test_when_sqlite_takes_everything_back_the_others_are_made_again(store: Store) -> None:
    await store.write(lambda conn: q.keep_setting(conn, "there", "v"))

    def ruin(conn: Connection) -> object:
        return conn.execute(text("INSERT OR ROLLBACK INTO settings VALUES ('there', 'w')"))

    changes = [lambda conn, key=key: q.keep_setting(conn, key, "v") for key in "ab"]
    answers = await group(store, changes[0], ruin, changes[1])
    assert [answers[0], answers[2]] == ["v", "v"]
    assert isinstance(answers[1], Unavailable)
    assert "UNIQUE" in str(answers[1])
    for key in "ab":
        assert await store.read(lambda conn, key=key: q.setting(conn, key)) == "v"  # type: ignore[misc]


async def test_the_writer_outlives_its_connection(store: Store, tmp_path: Path) -> None:
    """Every write has an answer, also where SQLite fails outside of a change; later ones are made."""

    def ruin(conn: Connection) -> None:
        raw(conn).execute("RELEASE change")  # the writer's own savepoint: it can go neither on nor back

    async with asyncio.timeout(SECONDS):
        first = await asyncio.gather(
            *(store.write(change) for change in (ruin, lambda conn: q.keep_setting(conn, "a", "v"))),
            return_exceptions=True,
        )
        assert isinstance(first[0], Unavailable)
        assert first[1] == "v" or isinstance(first[1], Unavailable)
        assert await store.write(lambda conn: q.keep_setting(conn, "b", "v")) == "v"
        # The file is gone for a while, and the writer must connect anew.
        file, away = tmp_path / FILE, tmp_path / "away"
        file.rename(away)
        file.mkdir()
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.write(ruin)
        file.rmdir()
        await asyncio.sleep(1.5 * sqlite.LOOK_EVERY)  # it connects while there is nothing: it must not make a new file
        assert not file.exists()
        away.rename(file)
        kept = None
        while kept is None:  # refused until the writer looks again
            with contextlib.suppress(Unavailable):
                kept = await store.write(lambda conn: q.keep_setting(conn, "c", "v"))
            await asyncio.sleep(0.01)
        assert kept == "v"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_a_writer_that_died_takes_no_more_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_: object) -> None:
        raise SystemExit

    gone = threading.Event()  # until then it is on its way out: it has looked into the queue for the last time
    monkeypatch.setattr(Engine, "dispose", lambda engine: gone.wait(60))
    monkeypatch.setattr(SqliteStore, "_look_for_notices", die)
    monkeypatch.setattr(sqlite, "LOOK_EVERY", 0.01)
    store = open_store(database_in(tmp_path))
    gone.set()
    await store.open()  # which disposes of an engine of its own
    gone.clear()
    async with asyncio.timeout(SECONDS):
        with pytest.raises(Unavailable):
            await write_on(store)  # it dies when it looks for notices the first time
        gone.set()
        await store.close()


async def write_on(store: Store) -> None:
    while True:
        await store.write(lambda conn: q.keep_setting(conn, "a", "v"))
        await asyncio.sleep(0.01)


async def test_a_file_is_for_one_server_but_admins_may_come(store: Store, tmp_path: Path) -> None:
    second = open_store(database_in(tmp_path))
    with pytest.raises(BadDatabase, match="another server is running on"):
        await second.open()
    await second.close()
    code = f"import asyncio; from grandtour.server.store import open_store; s = open_store({database_in(tmp_path)!r})"
    other = subprocess.run([sys.executable, "-c", f"{code}; asyncio.run(s.open())"], capture_output=True, text=True)
    assert "another server is running on" in other.stderr
    admin = open_store(database_in(tmp_path), serving=False)
    await admin.open()
    await admin.write(lambda conn: q.keep_setting(conn, "key", "value"))
    await admin.close()
    assert await store.read(lambda conn: q.setting(conn, "key")) == "value"


async def test_the_next_server_may_have_the_file(tmp_path: Path) -> None:
    for _ in range(2):
        store = open_store(database_in(tmp_path))
        await store.open()
        await store.close()


async def test_a_server_hears_what_admins_tell(store: Store, tmp_path: Path) -> None:
    heard: list[str] = []
    store.listen(heard.append, lambda: heard.append("lost"))
    await store.write(lambda conn: q.keep_setting(conn, "own", "v"), ["our own"])
    await store.announce("our own too")
    admin = open_store(database_in(tmp_path), serving=False)
    await admin.open()
    await admin.write(lambda conn: q.keep_setting(conn, "a", "v"), ["table t 1", "table u 2"])
    with pytest.raises(LookupError):
        await admin.write(fail, ["never happened"])
    await admin.close()
    for _ in range(1000):
        if len(heard) >= 2:
            break
        await asyncio.sleep(0.05)
    await store.write(lambda conn: q.keep_setting(conn, "b", "v"))
    assert heard == ["table t 1", "table u 2"]
    left = await store.read(lambda conn: conn.execute(text("SELECT count(*) FROM notices")).scalar_one())
    assert left == 0


async def test_only_we_may_read_the_file(tmp_path: Path) -> None:
    store = open_store(database_in(tmp_path / "new" / "data"))
    await store.open()
    await store.write(lambda conn: q.keep_setting(conn, "key", "value"))
    modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "new" / "data").iterdir()}
    await store.close()
    assert modes == dict.fromkeys([FILE, f"{FILE}-wal", f"{FILE}-shm", f"{FILE}.lock", f"{FILE}.id"], 0o600)
    assert (tmp_path / "new" / "data").stat().st_mode & 0o777 == 0o700


async def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("This is no database. " * 100)
    (tmp_path / "dir.db").mkdir()
    for name, fault in [
        ("text.db", "file is not a database"),
        ("dir.db", "Is a directory"),
        ("text.db/x", "it is not a directory"),
    ]:
        with pytest.raises(BadDatabase, match=fault):
            await open_store(f"sqlite:///{tmp_path / name}").open()
    with pytest.raises(BadDatabase, match="there is no database"):
        await open_store(database_in(tmp_path / "none"), serving=False, create=False).open()
    assert not (tmp_path / "none").exists()


async def test_a_busy_database_is_said_to_be(store: Store, tmp_path: Path) -> None:
    await store.write(lambda conn: pragma("busy_timeout=50", conn))
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.write(lambda conn: q.keep_setting(conn, "key", "value"))
    other.execute("ROLLBACK")
    other.close()
    assert await store.write(lambda conn: q.keep_setting(conn, "key", "value")) == "value"


async def test_deleting_a_user_reads_no_moves(store: Store) -> None:
    """The indexes for it are used."""
    from grandtour.server.store import schema

    def plans(conn: Connection) -> str:
        by_them = "SELECT * FROM entries WHERE author = 'x'"
        naming = f"""SELECT * FROM entries WHERE ({schema.NAMES_SOMEBODY.text}) AND data LIKE '%"x"%'"""
        rows = [conn.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}").all() for query in (by_them, naming)]
        return str(rows)

    plan = await store.read(plans)
    assert "INDEX ix_entries_author" in plan
    assert "INDEX ix_entries_naming" in plan


async def test_a_copy_that_cannot_be_written_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole directory is gone; when there is one again, everything is saved into it."""
    monkeypatch.setattr(sqlite, "RESCUE_EVERY", 0.01)
    monkeypatch.setattr(sqlite, "LOOK_EVERY", 0.01)
    told: list[str] = []
    store = open_store(database_in(tmp_path / "data"))
    await store.open()
    store.failed = lambda failure, writing: told.append(f"{failure.code}: {failure}")
    await store.write(lambda conn: q.keep_setting(conn, "key", "value"))
    (tmp_path / "data").rename(tmp_path / "away")
    shutil.rmtree(tmp_path / "away")
    await until(lambda: any("cannot be written" in text for text in told))
    (tmp_path / "data").mkdir()
    await until(lambda: any("all that was acknowledged is in" in text for text in told))
    for act in (store.write, store.read):
        with pytest.raises(Unavailable) as caught:
            await act(lambda conn: q.keep_setting(conn, "late", "value"))
        assert caught.value.code == Code.NO_DATABASE
    with pytest.raises(Unavailable):
        await store.check()
    await store.close()
    (copy,) = (tmp_path / "data").iterdir()
    saved = open_store(f"sqlite:///{copy}")
    await saved.open()
    assert await saved.read(lambda conn: (q.setting(conn, "key"), q.setting(conn, "late"))) == ("value", None)
    await saved.close()


async def until(enough: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not enough():
            await asyncio.sleep(0.01)


async def test_a_question_never_reads_another_file_of_the_same_name(store: Store, tmp_path: Path) -> None:
    await store.write(lambda conn: q.keep_setting(conn, "key", "value"))
    other = open_store(database_in(tmp_path / "other"))
    await other.open()
    await other.write(lambda conn: q.keep_setting(conn, "key", "of another"))
    await other.close()
    (tmp_path / "other" / FILE).replace(tmp_path / FILE)
    tries = [store.read(lambda conn: q.setting(conn, "key")) for _ in range(8)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert {answer.code if isinstance(answer, Unavailable) else answer for answer in answers} <= {
        Code.NO_DATABASE,
        "value",
    }


async def test_a_long_write_of_an_admin_is_waited_for(tmp_path: Path) -> None:
    """An admin command waits longer than the server, whose players would wait with it."""
    assert sqlite.SERVER_WAIT < sqlite.WAIT
    admin = open_store(database_in(tmp_path), serving=False)
    await admin.open()
    assert await admin.write(lambda conn: pragma("busy_timeout", conn)) == 1000 * sqlite.WAIT
    await admin.close()


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (sqlite3.SQLITE_FULL, Code.DISK_FULL),
        (sqlite3.SQLITE_IOERR_WRITE, Code.DISK_FAILED),
        (sqlite3.SQLITE_IOERR_FSYNC, Code.DISK_FAILED),
        (sqlite3.SQLITE_IOERR_READ, Code.DAMAGED),
        (sqlite3.SQLITE_CORRUPT_INDEX, Code.DAMAGED),
        (sqlite3.SQLITE_NOTADB, Code.DAMAGED),
        (sqlite3.SQLITE_READONLY_DIRECTORY, Code.READ_ONLY),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Code.LOCKED),
        (sqlite3.SQLITE_CANTOPEN, Code.DISK_FAILED),
        (sqlite3.SQLITE_CONSTRAINT_UNIQUE, None),
        (sqlite3.SQLITE_ERROR, None),
    ],
)
async def test_what_sqlite_says_is_told_by_a_code(
    number: int, code: Code | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = sqlite3.OperationalError("a fault")
    error.sqlite_errorcode = number
    file = tmp_path / FILE
    file.touch()
    assert sqlite.code_of(error, file) == code
    file.unlink()
    if number == sqlite3.SQLITE_CANTOPEN:
        assert sqlite.code_of(error, file) == Code.NO_DATABASE
    if number == sqlite3.SQLITE_IOERR_WRITE:
        file.touch()
        monkeypatch.setattr(sqlite, "LITTLE_ROOM", shutil.disk_usage(tmp_path).total + 1)
        assert sqlite.code_of(error, file) == Code.DISK_FULL
    assert sqlite.code_of(ValueError("no fault of the database"), file) is None


async def test_a_start_while_another_program_holds_the_lock_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "WAIT", 0.05)
    await (first := open_store(database_in(tmp_path))).open()
    await first.close()
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    second = open_store(database_in(tmp_path))
    with pytest.raises(BadDatabase, match=r"is locked \(another program has held its lock"):
        await second.open()
    await second.close()
    other.close()
