"""`grandtour admin` on real databases, beside a store that is in use."""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, insert, select

from grandtour.cli import admin as commands
from grandtour.cli.errors import Refused
from grandtour.server import entries as e
from grandtour.server import rules
from grandtour.server.admin import BATCH, KEPT, MOVED
from grandtour.server.building import built, seat_rows
from grandtour.server.security.passwords import check_password
from grandtour.server.store import Store, archive, database_in, open_store, schema
from grandtour.server.store import queries as q
from scripts.server.postgres import Postgres, new_name, postgres
from tests.server.databases import new_database
from tests.server.house import OPEN, Desk, two_at
from tests.server.store.examples import a_table, append, people

__all__ = ["postgres"]

T = TypeVar("T")

CHATS = BATCH + 100


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request, tmp_path)


def admin(*words: str | Path) -> int:
    answer = commands.app(list(map(str, words)), result_action="return_value", exit_on_error=False, print_error=False)
    assert isinstance(answer, int)
    return answer


def on(url: str, work: Callable[[Store], Awaitable[T]], **how: bool) -> T:
    async def run() -> T:
        store = open_store(url, **how)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def fill(store: Store) -> None:
    """A little of everything."""
    await people(store, "ann", "bob")
    created = e.Created("san-francisco", "bay", "hash", 1, {}, [e.SeatSpec(name="Zoë")], host="ann")
    entries = [
        q.EntryRow(1, 10, "ann", "created", None, e.encode(created)),
        q.EntryRow(2, 20, "bob", "sat", "c1", e.encode(e.Sat(1, "bob"))),
    ]
    seats = [q.SeatRow(0, "ann", True), q.SeatRow(1, "bob", False)]

    def write(conn: Connection) -> None:
        q.create_table(conn, a_table("t1", host="ann", revision=2, due=5), seats, entries)
        q.create_table(conn, a_table("t2", status="over", public=False), [], [])
        q.keep_edition(conn, "hash", "san-francisco", "bay", "text = 'é'")
        q.keep_setting(conn, "key", "secret")
        q.set_login(conn, "ann", "Ann", "hash")
        q.add_session(conn, "s", "ann", 1, 2**50)
        q.begin_factor(conn, "ann", "sealed")
        q.confirm_factor(conn, "ann", 5)
        q.set_recovery(conn, "ann", ["a hash", "another"])
        q.add_identity(conn, "https://login.example", "7", "ann", 6)
        q.add_passkey(conn, q.PasskeyRow("key", "ann", "public", 3, None, "Linux", 7))
        q.block(conn, "bob", "ann")
        q.set_hook(conn, "ann", "https://example.org", "json", 1)
        q.add_push(conn, "ann", "https://push.example.org", "k", "a", 1)
        said = {"table_id": "t1", "user_id": "ann", "at": 1}
        many = [{**said, "text": f"line {n}\n\u2028"} for n in range(CHATS)]
        conn.execute(insert(schema.chats), many)

    await store.write(write)


async def contents(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    def look(conn: Connection) -> dict[str, list[tuple[Any, ...]]]:
        return {
            table.name: [tuple(row) for row in conn.execute(select(table).order_by(*table.primary_key.columns))]
            for table in KEPT
        }

    return await store.read(look)


@pytest.mark.parametrize("other", ["sqlite", "postgres"])
def test_a_backup_moves_everything_to_either_database(
    url: str, other: str, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.gz"
    before = on(url, lambda store: backup_in_use(store, url, file))
    target = database_in(tmp_path / "other") if other == "sqlite" else postgres.url(new_name())
    capsys.readouterr()
    assert admin("restore", file, "--database", target, "--json") == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert rows == {name: len(found) for name, found in before.items() if found}
    assert on(target, contents, serving=False) == before
    # the numbers of chat go on after the last one
    assert on(target, lambda store: store.write(lambda conn: q.add_chat(conn, "t1", "bob", 1, "x"))) == CHATS + 1
    with pytest.raises(Refused, match="the database is not empty: it has"):
        admin("restore", file, "--database", target)


async def backup_in_use(store: Store, url: str, file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """The server is running."""
    await fill(store)
    before = await contents(store)
    assert await asyncio.to_thread(admin, "backup", file, "--database", url) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in file.parent.iterdir() if path.name.startswith(".grandtour")] == []
    return before


def test_a_backup_is_one_moment(url: str, tmp_path: Path) -> None:
    """Entries are only ever written two at a time; a backup beside the writer never has an odd number of them."""
    file = tmp_path / "backup.gz"

    async def play(store: Store) -> int:
        await store.write(lambda conn: q.create_table(conn, a_table("t"), [], []))
        task = asyncio.create_task(asyncio.to_thread(admin, "backup", file, "--database", url))
        moves = 0
        while not task.done() and moves < 5000:
            pair = [q.EntryRow(moves + n, 1, None, "played", None, "{}") for n in (1, 2)]
            await store.write(lambda conn, moves=moves, pair=pair: append(conn, "t", moves, *pair))  # type: ignore[misc]
            moves += 2
        assert await task == 0
        return moves

    assert on(url, play) > 2
    found = lines(file)
    table = next(row for row in found if isinstance(row, list) and row[0] == "t" and len(row) == 15)
    entries = [row for row in found if isinstance(row, list) and row[0] == "t" and len(row) == 7]
    assert len(entries) % 2 == 0
    assert table[9] == len(entries)  # the revision


def lines(file: Path) -> list[Any]:
    with gzip.open(file, "rt", encoding="utf-8", newline="\n") as stream:
        return [json.loads(line) for line in stream]


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    url, file = database_in(tmp_path), tmp_path / "backup.gz"
    on(url, fill)
    admin("backup", file, "--database", url)
    first, *_, last = lines(file)
    assert first == {"format": "grandtour-backup", "form": 1, "revision": "0003", "version": first["version"]}
    assert last["counts"]["chats"] == CHATS
    assert len(last["sha256"]) == 64


def test_a_damaged_backup_is_refused_before_anything_is_made(tmp_path: Path) -> None:
    url, file, bad = database_in(tmp_path / "data"), tmp_path / "backup.gz", tmp_path / "bad.gz"
    on(url, fill)
    admin("backup", file, "--database", url)
    whole = file.read_bytes()
    text = gzip.decompress(whole)
    damage = {
        "cut off or damaged": whole[:-100],
        "cut off: its end is missing": gzip.compress(text[: text.rindex(b"\n", 0, -1) + 1]),
        "do not fit its checksum": gzip.compress(text.replace(b"line 7", b"line 8", 1)),
        "something follows its end": gzip.compress(text + b"{}\n"),
        "not a backup: it is something else": gzip.compress(b"{}\n"),
        "not a line of a backup": gzip.compress(text[:400] + b"\n" + text[400:]),
        "line 2: not a line of a backup": gzip.compress(text.replace(b"\n", b"\n" + b"[" * 100_000 + b"\n", 1)),
        "another form; read it with that version": gzip.compress(text.replace(b'"0003"', b'"0000"', 1)),
        "not a row of users": gzip.compress(text.replace(b'["bob"', b"[12", 1)),
        "there is no such table": gzip.compress(text.replace(b'"table":"users"', b'"table":"losers"', 1)),
        "Not a gzipped file": b"hello",
    }
    for fault, content in damage.items():
        bad.write_bytes(content)
        with pytest.raises(Refused, match=fault):
            admin("restore", bad, "--data", tmp_path / "new")
    with pytest.raises(Refused, match=r"cannot read .*No such file"):
        admin("restore", tmp_path / "none.gz", "--data", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_no_restore_beside_a_server_and_no_file_is_overwritten(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.gz"

    async def try_it(store: Store) -> None:
        await asyncio.to_thread(admin, "backup", file, "--data", data)
        with pytest.raises(Refused, match="another server is running"):
            await asyncio.to_thread(admin, "restore", file, "--data", data)

    on(database_in(data), try_it)
    before = file.read_bytes()
    with pytest.raises(Refused, match="is there already"):
        admin("backup", file, "--data", data)
    assert file.read_bytes() == before
    with pytest.raises(Refused, match="there is no database"):
        admin("backup", tmp_path / "b.gz", "--data", tmp_path / "nowhere")
    assert not (tmp_path / "b.gz").exists()


def test_a_table_moves_to_another_server(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, target = tmp_path / "t1.gz", database_in(tmp_path / "other")
    on(url, fill)
    on(target, lambda store: people(store, "ann"))  # bob is not known there
    admin("export", "t1", file, "--database", url)
    assert file.stat().st_mode & 0o777 == 0o600
    assert "secret" not in gzip.decompress(file.read_bytes()).decode()
    capsys.readouterr()
    assert admin("import", file, "--database", target, "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"tables": ["t1"]}
    there = on(target, contents)
    assert len(there["tables"]) == 1
    assert {name for _, name, *_ in there["users"]} == {"Ann", "Bob"}
    bob = next(row[0] for row in there["users"] if row[1] == "Bob")
    assert bob != "bob"
    assert [row[1:] for row in there["seats"]] == [(0, "ann", True), (1, bob, False)]
    assert [row[3] for row in there["entries"]] == ["ann", bob]
    assert e.decode(there["entries"][1][6]) == e.Sat(1, bob)
    created = e.decode(there["entries"][0][6])
    assert isinstance(created, e.Created)
    assert (created.host, created.seats[0].name) == ("ann", "Zoë")
    assert there["editions"][0][3] == "text = 'é'"
    with pytest.raises(Refused, match="there is a table t1 already"):
        admin("import", file, "--database", target)
    with pytest.raises(Refused, match="there is no table x, y"):
        admin("export", "t1,x,y", tmp_path / "x.gz", "--database", url)
    with pytest.raises(Refused, match="not a backup: it is a file of exported tables"):
        admin("restore", file, "--data", tmp_path / "new")


def test_files_that_lie_about_tables(tmp_path: Path) -> None:
    """Whole files, with the right checksum, that no export wrote."""
    url, file = database_in(tmp_path / "data"), tmp_path / "bad.gz"
    on(url, fill)
    stored = dict(zip(schema.tables.c.keys(), on(url, contents)["tables"][0]))
    whole = {name: stored[name] for name in MOVED["tables"]}
    entry = {"table_id": "t3", "number": 1, "at": 1, "author": None, "kind": "x", "command": None, "data": "{"}
    for rows, fault in [
        ({"tables": [{"id": "t3", "revision": 0}]}, "does not hold whole tables"),
        ({"tables": [whole | {"id": "t3", "revision": 4}]}, "the table is at 4, but has 0 entries"),
        ({"tables": [whole | {"id": "t3", "revision": 1}], "entries": [entry]}, "does not hold whole tables"),
        ({"tables": [whole | {"id": "t3", "revision": 0}] * 2}, "there is a table t3 already"),
    ]:
        with archive.writing(file, archive.TABLES) as writer:
            for name, found in rows.items():
                writer.begin(name, list(found[0]))
                for row in found:
                    writer.add(row)
        with pytest.raises(Refused, match=fault):
            admin("import", file, "--database", url)
        file.unlink()
    assert [row[0] for row in on(url, contents)["tables"]] == ["t1", "t2"]


def test_tables_are_listed(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    on(url, fill)
    admin("tables", "--database", url)
    shown = capsys.readouterr().out
    assert "t1" in shown
    assert "Ann, Bob" in shown
    assert "t2" not in shown
    admin("tables", "--all", "--json", "--database", url)
    found = json.loads(capsys.readouterr().out)["tables"]
    assert [(row["id"], row["status"], row["players"]) for row in found] == [
        ("t1", "open", ["Ann", "Bob"]),
        ("t2", "over", []),
    ]


def test_a_running_server_hears_that_a_table_was_closed(url: str) -> None:
    async def close(store: Store) -> tuple[list[str], list[q.EntryRow], q.TableRow | None]:
        heard: list[str] = []
        store.listen(heard.append, lambda: None)
        await fill(store)
        await asyncio.to_thread(admin, "close", "t1", "--database", url)
        for _ in range(1000):
            if heard:
                break
            await asyncio.sleep(0.05)
        entries = await store.read(lambda conn: q.entries_after(conn, "t1", 2))
        return heard, entries, await store.read(lambda conn: q.table_row(conn, "t1"))

    heard, entries, row = on(url, close)
    assert heard == ["table t1 3"]
    assert [(entry.kind, e.decode(entry.data)) for entry in entries] == [("closed", e.Closed("admin"))]
    assert row is not None
    assert (row.status, row.due, row.revision) == ("closed", None, 3)
    with pytest.raises(Refused, match="the table t1 is closed already"):
        admin("close", "t1", "--database", url)
    with pytest.raises(Refused, match="there is no table t9"):
        admin("close", "t9", "--database", url)


def test_a_new_password(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    on(url, fill)
    admin("password", "aNN", "--database", url, "--json")
    password = json.loads(capsys.readouterr().out)["password"]
    account = on(url, lambda store: store.read(lambda conn: q.user_by_login(conn, "ann")))
    assert account is not None
    assert account.password is not None
    assert check_password(account.password, password)
    assert on(url, lambda store: store.read(lambda conn: q.session(conn, "s"))) is None
    with pytest.raises(Refused, match="there is no account with the login 'bob'"):
        admin("password", "bob", "--database", url)


def kept_at(desk: Desk, status: str, **changes: object) -> Callable[[Connection], None]:
    """Store a desk's table as the server does."""
    table = desk.table

    def write(conn: Connection) -> None:
        entries = [
            q.EntryRow(number, at, author, e.kind_of(e.decode(data)), command, data)
            for number, at, author, command, data in desk.stored
        ]
        row = a_table(
            table.id,
            game=table.game.name,
            edition=table.created.edition,
            edition_hash=table.created.edition_hash,
            status=status,
            host=table.host,
            revision=table.revision,
            due=table.due(),
        )
        text = rules.edition_text(table.game.name, table.created.edition)
        q.keep_edition(conn, table.edition_hash, table.game.name, table.created.edition, text)
        q.create_table(conn, replace(row, **changes), seat_rows(table), entries)  # type: ignore[arg-type]

    return write


async def three_tables(store: Store) -> None:
    """Ann and Bob play at one; Ann is the host of an open one alone, and of another with Bob."""
    await people(store, "ann", "bob")
    running, alone, shared = two_at(), Desk(OPEN, OPEN).sit("ann"), Desk(OPEN, OPEN).sit("ann", "bob")
    assert 0 in running.table.actors()  # Ann is to move
    for name, desk in (("running", running), ("alone", alone), ("shared", shared)):
        desk.table.id = name
        await store.write(kept_at(desk, desk.table.status))


def test_the_tables_of_a_deleted_person_go_on(url: str) -> None:
    async def delete(store: Store) -> None:
        heard: list[str] = []
        store.listen(heard.append, lambda: None)
        await three_tables(store)
        await store.write(lambda conn: q.set_login(conn, "ann", "Ann", "hash"))
        await asyncio.to_thread(admin, "delete-account", "ann", "--yes", "--database", url)
        for _ in range(1000):
            if len(heard) == 4:
                break
            await asyncio.sleep(0.05)
        assert sorted(heard[:-1]) == ["table alone 4", "table running 6", "table shared 5"]
        assert heard[-1] == "person ann"
        left = await contents(store)
        assert "ann" not in str([left["users"], left["entries"], left["seats"], left["tables"]])
        for name, status, host, due in [
            ("running", "running", "bob", 0),  # the stand-in is to move
            ("alone", "closed", None, None),
            ("shared", "open", "bob", None),
        ]:
            row = await store.read(lambda conn, name=name: q.table_row(conn, name))  # type: ignore[misc]
            assert row is not None
            assert (row.status, row.host, row.due) == (status, host, due)
            table = built(name, await store.read(lambda conn, name=name: q.entries_after(conn, name, 0)), {})  # type: ignore[misc]
            assert (table.status, table.host, table.due()) == (status, host, due)

    on(url, delete)


def test_a_guest_is_deleted_by_id_only(tmp_path: Path) -> None:
    url = database_in(tmp_path)
    on(url, fill)
    for words, fault in [
        (["bob"], "no account with the login 'bob'"),
        (["--person", "eve"], "no person with the id 'eve'"),
        ([], "who is to be deleted"),
        (["ann", "--person", "bob"], "who is to be deleted"),
    ]:
        with pytest.raises(Refused, match=fault):
            admin("delete-account", *words, "--yes", "--database", url)
    admin("delete-account", "--person", "bob", "--yes", "--database", url)
    assert [row[0] for row in on(url, contents)["users"]] == ["ann"]


def test_an_export_has_every_edition_of_its_tables(tmp_path: Path) -> None:
    """Also the one that a conversion brought; the table's own row names the first only."""
    url, file = database_in(tmp_path), tmp_path / "t.gz"
    desk = two_at()

    def convert(conn: Connection) -> None:
        kept_at(desk, "running")(conn)
        q.keep_edition(conn, "newer", "san-francisco", "grand-tour", "newer text")
        entry = q.EntryRow(desk.table.revision + 1, 1, None, "converted", None, e.encode(e.Converted(2, "newer", [])))
        append(conn, desk.table.id, desk.table.revision, entry)

    on(url, lambda store: store.write(convert))
    admin("export", desk.table.id, file, "--database", url)
    texts = [row["text"] for table, row in archive.rows(file, archive.TABLES) if table.name == "editions"]
    assert len(texts) == 2
    assert "newer text" in texts


def test_stand_ins_play_for_who_is_not_known_there(tmp_path: Path) -> None:
    here, there, file = database_in(tmp_path / "here"), database_in(tmp_path / "there"), tmp_path / "t.gz"
    on(here, three_tables)
    on(there, lambda store: people(store, "bob"))
    admin("export", "running", file, "--database", here)
    admin("import", file, "--database", there)
    row = on(there, lambda store: store.read(lambda conn: q.table_row(conn, "running")))
    entries = on(there, lambda store: store.read(lambda conn: q.entries_after(conn, "running", 0)))
    assert row is not None
    assert (row.host, row.due, row.revision) == ("bob", 0, len(entries))
    table = built("running", entries, {})
    assert [chair.away for chair in table.chairs] == ["left", None]
    assert table.chairs[1].user == "bob"
    assert [row[1] for row in on(there, contents)["users"] if row[0] == table.chairs[0].user] == ["Ann"]


def test_an_account_is_deleted_on_purpose_only(url: str) -> None:
    on(url, fill)
    with pytest.raises(Refused, match="Add --yes"):
        admin("delete-account", "ann", "--database", url)
    assert on(url, lambda store: store.read(lambda conn: q.user(conn, "ann"))) is not None
    admin("delete-account", "ann", "--yes", "--database", url)
    left = on(url, contents)
    assert [row[0] for row in left["users"]] == ["bob"]
    assert "ann" not in str([left["entries"], left["seats"], left["tables"]])
    assert "Zoë" not in str(left["entries"])


def test_without_the_servers_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "grandtour.server.admin", None)
    with pytest.raises(Refused, match=r'pip install "grandtour\[server\]"'):
        admin("tables")


def test_wrong_addresses() -> None:
    with pytest.raises(Refused, match="a database is sqlite:"):
        admin("tables", "--database", "mysql://x/y")
