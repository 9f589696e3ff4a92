"""Tables and their entries: compare-and-set, lists, and what becomes of a deleted user."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from grandtour.server.store import Store, open_store
from grandtour.server.store import queries as q
from tests.server.store.examples import a_table, an_entry, append, people, tables

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    await people(store, "ann", "bob")
    row = a_table(host="ann", revision=2, due=7, shard=3, public=False, status="running")
    seats = [q.SeatRow(0, "ann", True), q.SeatRow(1, None, False)]
    entries = [an_entry(1, "ann", "c1", '{"é": 1}'), an_entry(2)]
    await store.write(lambda conn: q.create_table(conn, row, seats, entries))
    assert await store.read(lambda conn: q.table_row(conn, "t")) == row
    assert await store.read(lambda conn: q.entries_after(conn, "t", 0)) == entries
    assert await store.read(lambda conn: q.entries_after(conn, "t", 1)) == entries[1:]
    assert await store.read(lambda conn: q.tables_of(conn, "ann", 10)) == [(row, seats)]
    assert await store.read(lambda conn: q.table_row(conn, "other")) is None


async def test_an_append_moves_the_table_on(store: Store) -> None:
    await people(store, "ann", "bob")
    await store.write(lambda conn: q.create_table(conn, a_table(), [q.SeatRow(0, "ann", True)], []))
    seats = [q.SeatRow(0, "bob", False), q.SeatRow(1, "ann", True)]
    entries = [an_entry(1), an_entry(2)]
    await store.write(
        lambda conn: q.append(
            conn, "t", 0, entries, status="over", host="bob", public=False, due=5, changed=9, seats=seats
        )
    )
    row = a_table(status="over", host="bob", public=False, due=5, changed=9, revision=2)
    assert await store.read(lambda conn: q.tables_of(conn, "bob", 10)) == [(row, seats)]
    await store.write(lambda conn: append(conn, "t", 2, an_entry(3)))
    assert (await store.read(lambda conn: q.tables_of(conn, "ann", 10)))[0][1] == seats  # None: they stay
    assert await store.read(lambda conn: q.revisions(conn, ["t", "nothing"])) == {"t": 3}


async def test_an_append_to_another_revision_changes_nothing(store: Store) -> None:
    await tables(store, a_table())
    await store.write(lambda conn: append(conn, "t", 0, an_entry(1)))
    for expected in (0, 2):
        with pytest.raises(q.Conflict):
            await store.write(lambda conn, n=expected: append(conn, "t", n, an_entry(n + 1), status="over"))  # type: ignore[misc]
    with pytest.raises(ValueError, match="entries after 1 are numbered"):
        await store.write(lambda conn: append(conn, "t", 1, an_entry(3)))
    assert await store.read(lambda conn: q.entries_after(conn, "t", 0)) == [an_entry(1)]
    row = await store.read(lambda conn: q.table_row(conn, "t"))
    assert row is not None
    assert (row.revision, row.status) == (1, "running")


async def test_a_command_is_never_stored_twice(store: Store) -> None:
    await tables(store, a_table())
    await store.write(lambda conn: append(conn, "t", 0, an_entry(1, "ann", "c1"), an_entry(2, "bob", "c1")))
    with pytest.raises(IntegrityError):
        await store.write(lambda conn: append(conn, "t", 2, an_entry(3, "ann", "c1")))
    assert await store.read(lambda conn: q.revisions(conn, ["t"])) == {"t": 2}


async def race(stores: list[Store], writers: int, rounds: int) -> None:
    """Everybody appends to one table as fast as they can; who loses reads and tries again."""
    acknowledged: list[tuple[int, str]] = []

    async def writer(store: Store, name: str) -> None:
        for turn in range(rounds):
            for _ in range(10_000):
                last = (await store.read(lambda conn: q.revisions(conn, ["t"])))["t"]
                entry = an_entry(last + 1, name, f"c{turn}")
                try:
                    await store.write(lambda conn, last=last, entry=entry: append(conn, "t", last, entry))  # type: ignore[misc]
                except q.Conflict:
                    continue
                acknowledged.append((last + 1, name))
                break

    await asyncio.gather(*(writer(store, f"w{i}{n}") for i, store in enumerate(stores) for n in range(writers)))
    total = writers * rounds * len(stores)
    for store in stores:
        stored = await store.read(lambda conn: q.entries_after(conn, "t", 0))
        assert [entry.number for entry in stored] == list(range(1, total + 1))
        assert sorted(acknowledged) == [(entry.number, entry.author) for entry in stored]
        assert set(Counter(entry.author for entry in stored).values()) == {rounds}


async def test_one_winner_for_each_number(store: Store) -> None:
    await tables(store, a_table())
    await race([store], 8, 5)


async def test_one_winner_for_each_number_across_processes(postgres_url: str) -> None:
    stores = [open_store(postgres_url) for _ in range(2)]
    for store in stores:
        await store.open()
    await tables(stores[0], a_table())
    await race(stores, 5, 6)
    for store in stores:
        await store.close()


async def test_due_tables(store: Store) -> None:
    await tables(
        store,
        a_table("later", due=20),
        a_table("now", due=10),
        a_table("long ago", due=1, shard=1),
        a_table("never"),
        a_table("elsewhere", due=1, shard=2),
    )
    assert await store.read(lambda conn: q.due_tables(conn, {0, 1}, 10, 9)) == ["long ago", "now"]
    assert await store.read(lambda conn: q.due_tables(conn, {0, 1}, 99, 2)) == ["long ago", "now"]
    assert await store.read(lambda conn: q.due_tables(conn, set(), 99, 9)) == []


async def test_the_lobby_in_pages(store: Store) -> None:
    hidden = [a_table("private", public=False), a_table("over", status="over"), a_table("closed", status="closed")]
    shown = [a_table(f"t{n}", changed=n // 2, status="running" if n % 3 else "open") for n in range(7)]
    await tables(store, *shown, *hidden)
    expected = sorted(shown, key=lambda row: (row.changed, row.id), reverse=True)
    found: list[q.TableRow] = []
    before: tuple[int, str] | None = None
    while page := await store.read(lambda conn: q.lobby(conn, 3, before)):  # noqa: B023
        found += page
        before = (page[-1].changed, page[-1].id)
    assert found == expected


async def test_open_tables_without_a_code_come_with_how_many_links_were_revoked(store: Store) -> None:
    revoked = replace(an_entry(1), kind="revoked"), an_entry(2), replace(an_entry(3), kind="revoked")
    await tables(store, a_table("plain"), a_table("over", status="over"))
    await store.write(lambda conn: q.create_table(conn, a_table("twice", revision=3), [], revoked))
    await store.write(lambda conn: q.create_table(conn, a_table("coded"), [], [], "234567"))
    assert sorted(await store.read(lambda conn: q.without_code(conn, 9))) == [("plain", 0), ("twice", 2)]
    codes = {"plain": "bcdfgh", "coded": "zzzzzz", "over": "zzzzzz"}
    await store.write(lambda conn: q.give_codes(conn, codes))

    def look(conn: Connection) -> list[str | None]:
        return [q.table_with(conn, code) for code in ("bcdfgh", "234567", "zzzzzz")]

    found = await store.read(look)
    assert found == ["plain", "coded", None]


async def test_a_code_is_that_of_an_open_table_alone_and_changes_when_it_is_said(store: Store) -> None:
    await store.write(lambda conn: q.create_table(conn, a_table(), [], [], "234567"))
    with pytest.raises(q.CodeTaken):
        await store.write(lambda conn: q.create_table(conn, a_table("other"), [], [], "234567"))
    with pytest.raises(q.Conflict):
        await store.write(lambda conn: q.create_table(conn, a_table(), [], [], "bcdfgh"))

    async def found() -> list[str | None]:
        return [await store.read(lambda conn, code=c: q.table_with(conn, code)) for c in ("234567", "bcdfgh")]  # type: ignore[misc]

    await store.write(lambda conn: append(conn, "t", 0, an_entry(1), status="open"))
    assert await found() == ["t", None]
    await store.write(lambda conn: append(conn, "t", 1, an_entry(2), status="open", code="bcdfgh"))
    assert await found() == [None, "t"]
    await store.write(lambda conn: append(conn, "t", 2, an_entry(3), status="running"))
    assert await found() == [None, None]


async def test_only_tables_that_were_closed_long_ago_and_never_had_a_game_are_dropped(store: Store) -> None:
    await tables(store, a_table("open"), a_table("over", status="over"), a_table("new", status="closed", changed=9))
    started = replace(an_entry(1), kind="started")
    await store.write(lambda conn: q.create_table(conn, a_table("played", status="closed", revision=1), [], [started]))
    await people(store, "ann")
    entry, seat = an_entry(1), q.SeatRow(0, "ann", False)
    for number in range(3):
        row = a_table(f"old{number}", status="closed", revision=1, changed=number)
        await store.write(lambda conn, row=row: q.create_table(conn, row, [seat], [entry]))  # type: ignore[misc]
    dropped = [await store.write(lambda conn: q.drop_closed(conn, 8, 2)) for _ in range(3)]
    assert dropped == [["old0", "old1"], ["old2"], []]
    assert await store.read(lambda conn: sorted(q.revisions(conn, ["open", "over", "new", "played", "old0"]))) == [
        "new",
        "open",
        "over",
        "played",
    ]
    assert await store.read(lambda conn: q.entries_after(conn, "old0", 0)) == []


async def test_my_games_are_those_where_i_sit_or_am_host(store: Store) -> None:
    await people(store, "ann", "bob")
    await store.write(lambda conn: q.create_table(conn, a_table("sits"), [q.SeatRow(1, "ann", True)], []))
    await store.write(lambda conn: q.create_table(conn, a_table("both", host="ann"), [q.SeatRow(0, "ann", True)], []))
    await tables(store, a_table("hosts", host="ann", changed=5), a_table("not", host="bob"))
    mine = await store.read(lambda conn: q.tables_of(conn, "ann", 9))
    assert [row.id for row, _ in mine] == ["hosts", "sits", "both"]
    assert [seats for _, seats in mine] == [[], [q.SeatRow(1, "ann", True)], [q.SeatRow(0, "ann", True)]]
    assert [row.id for row, _ in await store.read(lambda conn: q.tables_of(conn, "ann", 1, (5, "hosts")))] == ["sits"]


async def test_a_deleted_user_is_nowhere_left(store: Store) -> None:
    await people(store, "ann", "bob")
    created = '{"kind":"created","host":"ann","seats":[{"kind":"device","name":"Anna\'s son"},{"user":"bob"}]}'
    seat_spec = '{"kind":"seat","seat":1,"spec":{"kind":"link","user":"ann","name":"Bob\'s aunt"}}'
    played = '{"kind":"played","seat":1,"action":"take \\"ann\\""}'
    entries = [an_entry(1, "ann", "c", created), an_entry(2, "bob", "c", seat_spec), an_entry(3, "bob", "d", played)]
    seats = [q.SeatRow(0, "ann", True), q.SeatRow(1, "bob", False)]
    await store.write(lambda conn: q.create_table(conn, a_table(host="ann", revision=3), seats, entries))
    await store.write(lambda conn: q.create_table(conn, a_table("other", revision=1), [], [an_entry(1, "bob")]))

    def live(conn: Connection) -> None:
        q.add_session(conn, "s", "ann", 1, 9)
        q.block(conn, "ann", "bob")
        q.block(conn, "bob", "ann")
        q.set_hook(conn, "ann", "https://example.org", "json", 1)
        q.add_push(conn, "ann", "https://push.example.org", "k", "a", 1)
        q.add_chat(conn, "t", "ann", 1, "hello")
        q.add_chat(conn, "t", "bob", 2, "hello ann")

    await store.write(live)
    assert await store.write(lambda conn: q.delete_user(conn, "ann")) == ["t"]
    assert await store.read(lambda conn: q.user(conn, "ann")) is None
    kept = await store.read(lambda conn: q.entries_after(conn, "t", 0))
    assert [(entry.author, entry.data) for entry in kept] == [
        (None, '{"kind":"created","host":null,"seats":[{"kind":"device","name":null},{"user":"bob"}]}'),
        ("bob", '{"kind":"seat","seat":1,"spec":{"kind":"link","user":null,"name":"Bob\'s aunt"}}'),
        ("bob", played),
    ]
    row = await store.read(lambda conn: q.table_row(conn, "t"))
    assert row is not None
    assert (row.host, row.revision) == (None, 3)
    assert (await store.read(lambda conn: q.tables_of(conn, "bob", 9)))[0][1] == [
        q.SeatRow(0, None, True),
        q.SeatRow(1, "bob", False),
    ]
    counts = {
        name: await store.read(lambda conn, name=name: conn.execute(text(f"SELECT count(*) FROM {name}")).scalar_one())  # type: ignore[misc]
        for name in ("sessions", "blocks", "hooks", "pushes", "chats", "users")
    }
    assert counts == {"sessions": 0, "blocks": 0, "hooks": 0, "pushes": 0, "chats": 1, "users": 1}


async def test_a_table_goes_on_when_its_memory_still_knows_a_deleted_user(store: Store) -> None:
    await people(store, "ann")
    await tables(store, a_table())
    await store.write(lambda conn: q.delete_user(conn, "ann"))
    seats = [q.SeatRow(0, "ann", True)]
    await store.write(lambda conn: append(conn, "t", 0, an_entry(1), host="ann", seats=seats))
    row = await store.read(lambda conn: q.table_row(conn, "t"))
    assert row is not None
    assert row.host is None
