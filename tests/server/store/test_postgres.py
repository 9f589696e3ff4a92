"""What is particular to PostgreSQL: several processes, and connections that break."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import Connection, text

from grandtour.server.codes import Code
from grandtour.server.store import BadDatabase, Store, Unavailable, Unsure, open_store
from grandtour.server.store import postgres as postgres_module
from grandtour.server.store import queries as q
from scripts.server.postgres import Postgres, new_name
from tests.server.house import SECONDS

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one database, as two processes have them."""
    one, other = open_store(postgres_url), open_store(postgres_url)
    await one.open()
    await other.open()
    yield one, other
    await one.close()
    await other.close()


def fail(conn: Connection) -> None:
    raise LookupError


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.02)


async def until_leased(store: Store, shard: int) -> None:
    async with asyncio.timeout(SECONDS):
        while not await store.lease(shard):
            await asyncio.sleep(0.02)


async def cut_lines(store: Store) -> None:
    """End every connection that listens, on PostgreSQL's side."""
    lines = "datname = current_database() AND application_name = 'grandtour listening'"
    cut = text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {lines}")
    assert len(await store.write(lambda conn: conn.execute(cut).all())) == 2


async def test_others_hear_what_was_committed(pair: tuple[Store, Store]) -> None:
    one, other = pair
    heard: dict[str, list[str]] = {"one": [], "other": []}
    one.listen(heard["one"].append, lambda: heard["one"].append("lost"))
    other.listen(heard["other"].append, lambda: heard["other"].append("lost"))
    with pytest.raises(LookupError):
        await one.write(fail, ["never happened"])
    await one.write(lambda conn: q.keep_setting(conn, "a", "v"), ["table t 1", "table u 2"])
    await one.announce("here ann")
    await other.announce("here bob")
    await until(lambda: len(heard["other"]) == 3 and len(heard["one"]) == 1)
    assert heard == {"one": ["here bob"], "other": ["table t 1", "table u 2", "here ann"]}


async def test_one_process_holds_a_lease(pair: tuple[Store, Store]) -> None:
    one, other = pair
    assert await one.lease(3)
    assert await one.lease(3)
    assert not await other.lease(3)
    assert await other.lease(4)
    await one.release(3)
    assert await other.lease(3)
    assert not await one.lease(3)


async def test_leases_asked_for_at_once_are_held_once(pair: tuple[Store, Store]) -> None:
    one, other = pair
    await asyncio.gather(*(one.lease(3) for _ in range(5)))
    assert await one.lease(3)
    await one.release(3)
    assert await other.lease(3)


HOLDER = """
import asyncio, sys
from grandtour.server.store import open_store

async def hold():
    store = open_store(sys.argv[1])
    await store.open()
    print(await store.lease(7), flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


async def test_a_killed_process_frees_its_leases(pair: tuple[Store, Store], postgres_url: str) -> None:
    one, _ = pair
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, postgres_url], stdout=subprocess.PIPE, text=True)
    try:
        assert holder.stdout is not None
        assert await asyncio.to_thread(holder.stdout.readline) == "True\n"
        assert not await one.lease(7)
    finally:
        holder.kill()
        holder.communicate()
    await until_leased(one, 7)


async def test_a_broken_line_is_made_anew_without_its_leases(pair: tuple[Store, Store]) -> None:
    one, other = pair
    heard: list[str] = []
    one.listen(heard.append, lambda: heard.append("lost"))
    assert await one.lease(1)
    await cut_lines(other)
    await until(lambda: heard == ["lost"])
    await until_leased(other, 1)
    assert not await one.lease(1)
    await other.announce("after")
    await until(lambda: heard == ["lost", "after"])
    await one.check()


async def test_a_connection_that_breaks_before_the_commit_is_no_matter(pair: tuple[Store, Store]) -> None:
    one, _ = pair
    tries = []

    def change(conn: Connection) -> str:
        tries.append(1)
        kept = q.keep_setting(conn, "key", str(len(tries)))
        if len(tries) < 3:
            conn.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return kept

    assert await one.write(change) == "3"
    assert await one.read(lambda conn: q.setting(conn, "key")) == "3"


async def test_a_connection_that_breaks_during_the_commit_leaves_us_unsure(pair: tuple[Store, Store]) -> None:
    one, _ = pair

    def lay_trap(conn: Connection) -> None:
        conn.execute(
            text(
                "CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS "
                "'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'"
            )
        )
        conn.execute(
            text(
                "CREATE CONSTRAINT TRIGGER trap AFTER INSERT ON settings "
                "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION die()"
            )
        )

    await one.write(lay_trap)
    tries = []

    def change(conn: Connection) -> None:
        tries.append(1)
        q.keep_setting(conn, "key", "value")

    with pytest.raises(Unsure):
        await one.write(change)
    assert len(tries) == 1
    assert await one.read(lambda conn: q.setting(conn, "key")) is None


async def test_a_database_that_hangs_is_waited_for_once(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(postgres_module.ARGUMENTS, "command_timeout", 0.3)
    store = open_store(postgres_url)
    await store.open()
    tries: list[str] = []

    def hang(conn: Connection) -> None:
        tries.append("once")
        conn.execute(text("SELECT pg_sleep(60)"))

    for act in (store.write, store.read):
        with pytest.raises(Unavailable) as caught:
            await act(hang)
        assert caught.value.code == Code.NO_DATABASE
    assert len(tries) == 2
    await store.close()


async def test_what_postgres_says_is_told_by_a_code(pair: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults that cannot be had on demand are raised by a trigger, under their own SQLSTATE."""
    monkeypatch.setattr(postgres_module, "PAUSE", 0.0)
    one, _ = pair
    failed: list[tuple[Code, bool]] = []
    one.failed = lambda failure, writing: failed.append((failure.code, writing))
    states = {
        "53100": Code.DISK_FULL,
        "58030": Code.DISK_FAILED,
        "25006": Code.READ_ONLY,
        "55P03": Code.LOCKED,
        "57P02": Code.NO_DATABASE,
        "XX001": Code.DAMAGED,
    }
    for state, code in states.items():
        for deferred, kind in (("IMMEDIATE", Unavailable), ("DEFERRED", Unsure)):
            failed.clear()
            await one.write(lambda conn, state=state, when=deferred: lay_trap(conn, state, when))  # type: ignore[misc]
            with pytest.raises(kind, match="a fault") as caught:
                await one.write(lambda conn: q.keep_setting(conn, "key", "value"))
            assert caught.value.code == code
            assert failed == [(code, True)]
            assert await one.read(lambda conn: q.setting(conn, "key")) is None


def lay_trap(conn: Connection, state: str, when: str) -> None:
    """From now on, a new setting fails: at once, or only at the commit (DEFERRED)."""
    raises = f"RAISE EXCEPTION 'a fault' USING ERRCODE = '{state}'"
    conn.execute(text("DROP TRIGGER IF EXISTS trap ON settings"))
    body = f"$$ BEGIN {raises}; END $$"
    conn.execute(text(f"CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS {body}"))
    after = f"AFTER INSERT ON settings DEFERRABLE INITIALLY {when} FOR EACH ROW EXECUTE FUNCTION fail()"
    conn.execute(text(f"CREATE CONSTRAINT TRIGGER trap {after}"))


async def test_deadlocks_are_tried_again(pair: tuple[Store, Store]) -> None:
    one, other = pair
    for key in "ab":
        await one.write(lambda conn, key=key: q.keep_setting(conn, key, "0"))  # type: ignore[misc]
    tries: list[str] = []
    hold_one: set[str] = set()

    def lock_both(keys: str, conn: Connection) -> None:
        tries.append(keys)
        for key in keys:
            conn.execute(text("UPDATE settings SET value = value || :k WHERE key = :key"), {"k": keys, "key": key})
            hold_one.add(keys)
            while len(hold_one) < 2:
                conn.execute(text("SELECT pg_sleep(0.01)"))

    await asyncio.gather(one.write(lambda conn: lock_both("ab", conn)), other.write(lambda conn: lock_both("ba", conn)))
    assert len(tries) > 2
    assert sorted(str(await one.read(lambda conn: q.setting(conn, "a")))) == sorted("0abba")


async def test_a_server_that_is_gone() -> None:
    with Postgres() as server:
        store = open_store(server.url("x"))
        await store.open()
        await store.check()
        server.stop()
        with pytest.raises(Unavailable):
            await store.write(lambda conn: q.keep_setting(conn, "key", "value"))
        with pytest.raises(Unavailable):
            await store.read(lambda conn: q.setting(conn, "key"))
        with pytest.raises(Unavailable):
            await store.check()
        assert not await store.lease(1)
        await store.close()


async def test_servers_that_cannot_be_used(postgres: Postgres, postgres_url: str) -> None:
    for address, fault in [
        (postgres_url.replace("/test_", "/none_"), "does not exist"),
        (postgres_url + "none", "cannot use .*No such file"),
        (postgres_url + "&sslmode=maybe", "cannot use .*sslmode"),
        (
            "postgresql://grandtour:hidden@127.0.0.1:1/x",
            r"cannot use postgresql\+asyncpg://grandtour:\*\*\*@.*Connect call failed",
        ),
    ]:
        with pytest.raises(BadDatabase, match=fault) as caught:
            await open_store(address).open()
        assert "hidden" not in str(caught.value)


async def test_a_database_that_does_not_wait_for_its_disk_is_refused(postgres: Postgres) -> None:
    name = new_name()
    store = open_store(postgres.url(name))
    postgres.ask(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
    with pytest.raises(BadDatabase, match="synchronous_commit is off"):
        await store.open()
    postgres.ask(f'ALTER DATABASE "{name}" SET synchronous_commit = local')
    await store.open()
    await store.close()
