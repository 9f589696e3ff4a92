"""Users, sessions, blocks, how to reach them, chat, settings and editions."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from grandtour.server.store import Store
from grandtour.server.store import queries as q
from tests.server.store.examples import a_table, an_entry, append, people, tables

pytestmark = pytest.mark.anyio


async def test_users(store: Store) -> None:
    await store.write(lambda conn: q.add_user(conn, "u", "Zoë", "fr", 5))
    assert await store.read(lambda conn: q.user(conn, "u")) == q.UserRow("u", "Zoë", None, None, "fr", 5, 5)
    assert await store.read(lambda conn: q.user(conn, "nobody")) is None
    await store.write(lambda conn: q.rename(conn, "u", "Zo"))
    await store.write(lambda conn: q.set_language(conn, "u", "de"))
    await store.write(lambda conn: q.touch_user(conn, "u", 9))
    await store.write(lambda conn: q.touch_user(conn, "u", 7))  # late news
    assert await store.read(lambda conn: q.user(conn, "u")) == q.UserRow("u", "Zo", None, None, "de", 5, 9)
    await people(store, "ann")
    assert await store.read(lambda conn: q.names(conn, ["u", "ann", "nobody"])) == {"u": "Zo", "ann": "Ann"}


async def test_a_login_is_one_whatever_its_case_and_width(store: Store) -> None:
    await people(store, "ann", "bob")
    await store.write(lambda conn: q.set_login(conn, "ann", "Straße", "hash"))
    for login in ("Straße", "STRASSE", "ｓｔｒａｓｓｅ"):
        found = await store.read(lambda conn, login=login: q.user_by_login(conn, login))  # type: ignore[misc]
        assert found is not None
        assert (found.id, found.login, found.password) == ("ann", "Straße", "hash")
        with pytest.raises(q.LoginTaken):
            await store.write(lambda conn, login=login: q.set_login(conn, "bob", login, "x"))  # type: ignore[misc]
    assert await store.read(lambda conn: q.user_by_login(conn, "strase")) is None
    with pytest.raises(q.AccountAlready):  # another request of the same guest was first
        await store.write(lambda conn: q.set_login(conn, "ann", "other", "x"))
    await store.write(lambda conn: q.set_password(conn, "ann", "new"))
    found = await store.read(lambda conn: q.user_by_login(conn, "strasse"))
    assert found is not None
    assert found.password == "new"


async def test_sessions(store: Store) -> None:
    await people(store, "ann", "bob")
    for name, who, expires in [("a1", "ann", 10), ("a2", "ann", 20), ("a3", "ann", 30), ("b1", "bob", 15)]:
        await store.write(lambda conn, s=(name, who, 1, expires): q.add_session(conn, *s))  # type: ignore[misc]
    found = await store.read(lambda conn: q.session(conn, "a1"))
    assert found == q.SessionRow("a1", "ann", 1, 10, 1, None, None)
    assert await store.write(lambda conn: q.drop_expired(conn, 10)) == 1
    assert await store.read(lambda conn: q.session(conn, "a1")) is None
    await store.write(lambda conn: q.end_sessions(conn, "ann", but="a3"))
    assert await store.read(lambda conn: q.session(conn, "a2")) is None
    await store.write(lambda conn: q.touch_session(conn, "a3", 12))
    assert [(row.id, row.used) for row in await store.read(lambda conn: q.sessions_of(conn, "ann", 30))] == [("a3", 12)]
    assert await store.read(lambda conn: q.sessions_of(conn, "ann", 31)) == []
    await store.write(lambda conn: q.end_sessions(conn, "ann"))
    assert await store.read(lambda conn: q.session(conn, "a3")) is None
    await store.write(lambda conn: q.end_session(conn, "b1"))
    assert await store.read(lambda conn: q.session(conn, "b1")) is None
    with pytest.raises(IntegrityError):  # nobody's
        await store.write(lambda conn: q.add_session(conn, "x", "nobody", 1, 2))


async def test_blocks(store: Store) -> None:
    await people(store, "ann", "bob", "eve")
    for _ in range(2):
        await store.write(lambda conn: q.block(conn, "ann", "eve"))
    await store.write(lambda conn: q.block(conn, "ann", "bob"))
    assert await store.read(lambda conn: q.blocked_by(conn, "ann")) == {"bob", "eve"}
    assert await store.read(lambda conn: q.blocked_by(conn, "eve")) == set()
    assert await store.read(lambda conn: q.has_blocked(conn, "ann", "eve")) is True
    assert await store.read(lambda conn: q.has_blocked(conn, "eve", "ann")) is False
    await store.write(lambda conn: q.unblock(conn, "ann", "eve"))
    assert await store.read(lambda conn: q.blocked_by(conn, "ann")) == {"bob"}


async def test_hooks_and_pushes(store: Store) -> None:
    await people(store, "ann", "bob")
    assert await store.read(lambda conn: q.hook(conn, "ann")) is None
    await store.write(lambda conn: q.set_hook(conn, "ann", "https://a.example", "ntfy", 1))
    await store.write(lambda conn: q.set_hook(conn, "ann", "https://b.example", "json", 2))
    assert await store.read(lambda conn: q.hook(conn, "ann")) == q.HookRow("https://b.example", "json")
    await store.write(lambda conn: q.drop_hook(conn, "ann"))
    assert await store.read(lambda conn: q.hook(conn, "ann")) is None

    await store.write(lambda conn: q.add_push(conn, "ann", "e1", "k", "a", 1))
    await store.write(lambda conn: q.add_push(conn, "ann", "e2", "k", "a", 2))
    await store.write(lambda conn: q.add_push(conn, "bob", "e1", "k2", "a2", 3))  # the same browser
    assert await store.read(lambda conn: q.pushes(conn, "ann")) == [q.PushRow("e2", "k", "a")]
    assert await store.read(lambda conn: q.pushes(conn, "bob")) == [q.PushRow("e1", "k2", "a2")]
    await store.write(lambda conn: q.drop_push(conn, "e1", "ann"))  # not hers
    assert len(await store.read(lambda conn: q.pushes(conn, "bob"))) == 1
    await store.write(lambda conn: q.drop_push(conn, "e1"))
    assert await store.read(lambda conn: q.pushes(conn, "bob")) == []


async def test_only_the_newest_browsers_are_kept(store: Store) -> None:
    await people(store, "ann", "bob")
    await store.write(lambda conn: q.add_push(conn, "bob", "bob's", "k", "a", 0))
    for n in range(12):
        await store.write(lambda conn, n=n: q.add_push(conn, "ann", f"e{n}", "k", "a", n))  # type: ignore[misc]
    kept = await store.read(lambda conn: q.pushes(conn, "ann"))
    assert [row.endpoint for row in kept] == [f"e{n}" for n in range(2, 12)]
    assert len(await store.read(lambda conn: q.pushes(conn, "bob"))) == 1


async def test_guests_of_whom_nothing_is_left_are_dropped(store: Store) -> None:
    await people(store, "old", "new", "known", "here", "sits", "hosts", "said")
    await tables(store, a_table("t", host="hosts"))

    def keep(conn: Connection) -> int:
        q.touch_user(conn, "new", 100)
        q.set_login(conn, "known", "known", "hash")
        q.add_session(conn, "s", "here", 1, 2**50)
        append(conn, "t", 0, an_entry(1), host="hosts", seats=[q.SeatRow(0, "sits", False)])
        q.add_chat(conn, "t", "said", 1, "hello")
        return q.drop_old_guests(conn, 100)

    assert await store.write(keep) == 1
    left = await store.read(lambda conn: q.names(conn, ["old", "new", "known", "here", "sits", "hosts", "said"]))
    assert set(left) == {"new", "known", "here", "sits", "hosts", "said"}


async def test_chat(store: Store) -> None:
    await people(store, "ann")
    await tables(store, a_table(), a_table("other"))
    ids = []
    for n in range(5):
        ids.append(await store.write(lambda conn, n=n: q.add_chat(conn, "t", "ann", n, f"line {n}")))  # type: ignore[misc]
    await store.write(lambda conn: q.add_chat(conn, "other", "ann", 9, "elsewhere"))
    assert ids == sorted(set(ids))
    last = await store.read(lambda conn: q.chats_before(conn, "t", None, 2))
    assert [row.text for row in last] == ["line 3", "line 4"]
    earlier = await store.read(lambda conn: q.chats_before(conn, "t", last[0].id, 2))
    assert [row.text for row in earlier] == ["line 1", "line 2"]


async def test_settings_and_editions(store: Store) -> None:
    assert await store.read(lambda conn: q.setting(conn, "key")) is None
    assert await store.write(lambda conn: q.keep_setting(conn, "key", "first")) == "first"
    assert await store.write(lambda conn: q.keep_setting(conn, "key", "second")) == "first"
    assert await store.read(lambda conn: q.setting(conn, "key")) == "first"
    for text in ("text", "other"):
        await store.write(lambda conn, text=text: q.keep_edition(conn, "h", "g", "e", text))  # type: ignore[misc]
    assert await store.read(lambda conn: q.edition_text(conn, "h")) == "text"
    assert await store.read(lambda conn: q.edition_text(conn, "none")) is None
