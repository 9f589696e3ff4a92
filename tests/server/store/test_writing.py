"""What a write promises on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from grandtour.server.store import BadDatabase, Store, Unavailable, open_store
from grandtour.server.store import queries as q

pytestmark = pytest.mark.anyio


class Oops(Exception):
    pass


def fail(conn: Connection) -> None:
    q.keep_setting(conn, "failed", "yes")
    raise Oops


async def test_a_failing_change_is_undone_alone(store: Store) -> None:
    def keep(key: str) -> Coroutine[object, object, str]:
        return store.write(lambda conn: q.keep_setting(conn, key, "yes"))

    answers = await asyncio.gather(keep("a"), store.write(fail), keep("b"), return_exceptions=True)
    assert [answers[0], answers[2]] == ["yes", "yes"]
    assert isinstance(answers[1], Oops)
    for key, value in [("a", "yes"), ("failed", None), ("b", "yes")]:
        assert await store.read(lambda conn, key=key: q.setting(conn, key)) == value  # type: ignore[misc]


async def test_a_cancelled_caller_leaves_a_whole_change(store: Store) -> None:
    task = asyncio.create_task(store.write(lambda conn: q.keep_setting(conn, "key", "value")))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    # a later write is behind it on SQLite; PostgreSQL may need a moment
    await store.write(lambda conn: q.keep_setting(conn, "other", "value"))
    for _ in range(1000):
        if await store.read(lambda conn: q.setting(conn, "key")) == "value":
            return
        await asyncio.sleep(0.02)
    pytest.fail("the change was lost")


async def test_closing_finishes_what_was_asked_for(url: str) -> None:
    store = open_store(url)
    await store.open()
    writes = [
        asyncio.create_task(store.write(lambda conn, n=n: q.keep_setting(conn, f"k{n}", "v")))  # type: ignore[misc]
        for n in range(100)
    ]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.wait_for(asyncio.gather(*writes), 60) == ["v"] * 100
    with pytest.raises(Unavailable):
        await store.write(lambda conn: q.keep_setting(conn, "late", "v"))
    with pytest.raises(Unavailable):
        await store.read(lambda conn: q.setting(conn, "k0"))
    with pytest.raises(Unavailable):
        await store.check()
    again = open_store(url)
    await again.open()
    assert [await again.read(lambda conn, n=n: q.setting(conn, f"k{n}")) for n in range(100)] == ["v"] * 100  # type: ignore[misc]
    await again.close()


async def test_a_question_cannot_write(store: Store) -> None:
    with pytest.raises(DBAPIError, match=r"(?i)read.?only"):
        await store.read(lambda conn: q.keep_setting(conn, "key", "value"))


async def test_a_question_sees_one_state(store: Store) -> None:
    """Two statements of one question, with a write of somebody else between them."""
    loop = asyncio.get_running_loop()
    between: list[str | None] = []

    def question(conn: Connection) -> None:
        between.append(q.setting(conn, "key"))
        change = store.write(lambda conn: q.keep_setting(conn, "key", "value"))
        written = asyncio.run_coroutine_threadsafe(change, loop)
        if conn.dialect.name == "sqlite":  # we are in a thread
            written.result(10)
        else:  # we are on the event loop, which SQLAlchemy lets go on when we ask
            from sqlalchemy.util import await_only

            await_only(asyncio.wrap_future(written))
        between.append(q.setting(conn, "key"))

    await store.read(question)
    assert between == [None, None]
    assert await store.read(lambda conn: q.setting(conn, "key")) == "value"


async def test_texts_for_others_are_short(store: Store) -> None:
    with pytest.raises(ValueError, match="at most 200 bytes"):
        await store.write(lambda conn: None, ["x" * 201])
    await store.check()


@pytest.mark.parametrize(
    ("address", "fault"),
    [
        ("", "a database is sqlite:"),
        ("mysql://root@localhost/x", "a database is sqlite:"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("postgresql+psycopg://localhost/x", "a database is sqlite:"),
    ],
)
def test_bad_addresses(address: str, fault: str) -> None:
    with pytest.raises(BadDatabase, match=fault):
        open_store(address)
