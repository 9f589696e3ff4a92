"""A data directory knows which database it had: what vanished, was emptied or swapped is noticed at the start."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from grandtour.server import admin
from grandtour.server.store import FILE, BadDatabase, Store, database_in, open_store
from grandtour.server.store import queries as q

pytestmark = pytest.mark.anyio

FILES = (FILE, f"{FILE}-wal", f"{FILE}-shm")


async def opened(directory: Path) -> Store:
    store = open_store(database_in(directory))
    try:
        await store.open()
    except BaseException:
        await store.close()
        raise
    return store


async def used(directory: Path) -> str:
    """A directory that a server has used; the id of its database."""
    store = await opened(directory)
    await store.write(lambda conn: q.add_user(conn, "ann", "Ann", "en", 1))
    found = await store.read(lambda conn: q.setting(conn, "id"))
    await store.close()
    assert found is not None
    return found


async def refusal(directory: Path) -> str:
    before = {path.name for path in directory.iterdir()}
    with pytest.raises(BadDatabase) as caught:
        await opened(directory)
    assert {path.name for path in directory.iterdir()} <= before | {f"{FILE}.lock", f"{FILE}-shm", f"{FILE}-wal"}
    return str(caught.value)


async def test_a_directory_may_be_moved_and_started_again_and_again(tmp_path: Path) -> None:
    known = await used(tmp_path / "data")
    (tmp_path / "data").rename(tmp_path / "moved")
    assert (tmp_path / "moved" / f"{FILE}.id").read_text() == f"{known}\n"
    for _ in range(2):
        await (await opened(tmp_path / "moved")).close()


async def test_a_database_that_is_gone_is_missed(tmp_path: Path) -> None:
    await used(tmp_path)
    (tmp_path / FILE).unlink()
    (tmp_path / f"{FILE}.rescued-20260131-120000").touch()
    for shows in (
        f"{FILE}.id",
        f"{FILE}.lock",
        f"{FILE}.rescued-20260131-120000",
    ):  # earlier versions left only the lock
        told = await refusal(tmp_path)
        assert "is gone" in told
        assert f"{shows} shows that there was one" in told
        assert str(tmp_path / shows) in told.partition("remove")[2]
        (tmp_path / shows).unlink()
    await (await opened(tmp_path)).close()


async def test_a_log_without_its_database_is_not_overwritten(tmp_path: Path) -> None:
    await used(tmp_path / "old")
    store = await opened(tmp_path / "old")
    await store.write(lambda conn: q.keep_setting(conn, "key", "value"))
    log = tmp_path / f"{FILE}-wal"
    shutil.copy(tmp_path / "old" / log.name, log)
    await store.close()
    before = log.read_bytes()
    assert before
    assert "is here without its database" in await refusal(tmp_path)
    assert log.read_bytes() == before
    log.unlink()
    await (await opened(tmp_path)).close()


async def test_a_database_that_was_emptied_or_swapped_is_noticed(tmp_path: Path) -> None:
    await used(tmp_path / "data")
    await used(tmp_path / "other")
    database = tmp_path / "data" / FILE
    whole = database.read_bytes()
    database.write_bytes(b"")
    assert "is empty, and grandtour.db.id shows that it was not" in await refusal(tmp_path / "data")
    clear(tmp_path / "data")
    shutil.copy(tmp_path / "other" / FILE, database)
    assert "is another database" in await refusal(tmp_path / "data")
    clear(tmp_path / "data")
    database.write_bytes(whole)
    await (await opened(tmp_path / "data")).close()
    shutil.copy(tmp_path / "other" / FILE, database)
    (tmp_path / "data" / f"{FILE}.id").unlink()  # as the message says
    await (await opened(tmp_path / "data")).close()


def clear(directory: Path) -> None:
    for name in FILES:
        (directory / name).unlink(missing_ok=True)


async def test_a_directory_of_an_earlier_version_gets_its_mark(tmp_path: Path) -> None:
    await used(tmp_path)
    (tmp_path / f"{FILE}.id").unlink()
    forget_id(tmp_path / FILE)
    await (await opened(tmp_path)).close()
    known = (tmp_path / f"{FILE}.id").read_text()
    forget_id(tmp_path / FILE)  # a copy from before the upgrade is put back
    await (await opened(tmp_path)).close()
    assert (tmp_path / f"{FILE}.id").read_text() == known


def forget_id(database: Path) -> None:
    with sqlite3.connect(database) as conn:
        conn.execute("DELETE FROM settings WHERE key = 'id'")
    conn.close()


@pytest.mark.parametrize("remains", [FILES, (FILE,), ()])
async def test_a_backup_is_restored_where_the_database_is_gone(tmp_path: Path, remains: tuple[str, ...]) -> None:
    known = await used(tmp_path / "old")
    store = open_store(database_in(tmp_path / "old"), serving=False, create=False)
    await store.open()
    counts = await admin.backup(store, tmp_path / "backup.gz")
    await store.close()
    if remains:
        await used(tmp_path / "new")
        for name in remains:
            (tmp_path / "new" / name).unlink(missing_ok=True)
    store = open_store(database_in(tmp_path / "new"), anew=True)
    await store.open()
    await admin.restore(store, tmp_path / "backup.gz", sum(counts.values()))
    await store.close()
    await (await opened(tmp_path / "new")).close()
    assert (tmp_path / "new" / f"{FILE}.id").read_text() == f"{known}\n"


async def test_an_empty_database_where_a_backup_could_not_be_restored_is_no_trouble(tmp_path: Path) -> None:
    store = open_store(database_in(tmp_path), anew=True)
    await store.open()
    await store.close()
    await (await opened(tmp_path)).close()


async def test_what_a_server_before_left_in_the_log_is_on_the_disk_before_anything_new(tmp_path: Path) -> None:
    """After an fsync that failed, the log may hold what the disk does not. Nothing may be built on that."""
    there, here = tmp_path / "there", tmp_path / "here"
    store = await opened(there)
    await store.write(lambda conn: q.keep_setting(conn, "colour", "green"))
    shutil.copytree(there, here)  # as a server that is killed leaves it
    await store.close()
    log = here / f"{FILE}-wal"
    assert log.stat().st_size > 0
    again = await opened(here)
    assert log.stat().st_size == 0
    assert await again.read(lambda conn: q.setting(conn, "colour")) == "green"
    await again.close()
