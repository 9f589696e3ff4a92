"""What an administrator does on the machine itself, beside a running server or without one."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy import Table as SqlTable

from grandtour.server import entries as e
from grandtour.server.building import built, edition_hashes, seat_rows
from grandtour.server.identities import BY_PROXY
from grandtour.server.leaving import left_by
from grandtour.server.rules import CannotGoOn
from grandtour.server.security.passwords import hash_password
from grandtour.server.security.signing import new_id
from grandtour.server.store import Store, archive
from grandtour.server.store import queries as q
from grandtour.server.store.schema import metadata, notices, seats, tables, users
from grandtour.server.table import Table
from grandtour.server.wallclock import now_ms

Progress = Callable[[int, int], None]
"""(rows done, all rows)"""

BATCH: Final = 500
TRIES: Final = 20
"""How often we begin anew if a server writes to the same table."""
MOST_TABLES: Final = 100_000
"""More than one person has open or running."""
KEPT: Final = [table for table in metadata.sorted_tables if table is not notices]
"""The database's tables, in the order in which they can be filled."""


MOVED: Final[dict[str, Sequence[str]]] = {"users": ["id", "name"], "tables": list(q.TableRow.__dataclass_fields__)}
"""What an export has of these, where that is not everything: codes, for example, follow from a server's own secret."""


class NotPossible(Exception):
    """What was asked for is not possible here; the text says why."""


def silent(done: int, total: int) -> None:
    pass


# ---- backup and restore ------------------------------------------------------------------------------------------
async def backup(store: Store, path: Path, progress: Progress = silent) -> dict[str, int]:
    """Write everything, as it is at one moment. Returns the number of rows of each table."""

    def copy(conn: Connection) -> dict[str, int]:
        total = sum(conn.execute(select(func.count()).select_from(table)).scalar_one() for table in KEPT)
        done = 0
        with archive.writing(path, archive.BACKUP) as writer:
            for table in KEPT:
                writer.begin(table.name, table.c.keys())
                found = select(table).order_by(*table.primary_key.columns)
                for row in conn.execution_options(yield_per=BATCH).execute(found).mappings():
                    writer.add({column.name: row[column] for column in table.c})
                    done += 1
                    if done % BATCH == 0:
                        progress(done, total)
        return writer.counts

    return await store.read(copy)


def check_backup(path: Path) -> dict[str, int]:
    """How many rows of each table a backup has. BadArchive if it is not whole."""
    return archive.check(path, archive.BACKUP)


async def restore(store: Store, path: Path, total: int, progress: Progress = silent) -> None:
    """Restore into an empty database, all or nothing. The file, which was checked before, has `total` rows."""

    def fill(conn: Connection) -> None:
        for table in KEPT:
            if conn.execute(select(table).limit(1)).first() is not None:
                raise NotPossible(f"the database is not empty: it has {table.name}; a backup needs an empty one")
        done = 0
        batch: list[dict[str, Any]] = []
        filling: SqlTable | None = None
        for table, row in archive.rows(path, archive.BACKUP):
            if table is not filling or len(batch) == BATCH:
                done += put(conn, filling, batch)
                progress(done, total)
                filling, batch = table, []
            batch.append(row)
        put(conn, filling, batch)
        if conn.dialect.name == "postgresql":  # its counters do not count rows that bring their numbers
            conn.execute(text("SELECT setval(pg_get_serial_sequence('chats', 'id'), (SELECT max(id) FROM chats))"))

    await store.write(fill)


def put(conn: Connection, table: SqlTable | None, rows: Sequence[dict[str, Any]]) -> int:
    if table is not None and rows:
        conn.execute(insert(table), rows)
    return len(rows)


# ---- tables that move ----------------------------------------------------------------------------------------------
async def export(store: Store, ids: Sequence[str], path: Path) -> dict[str, int]:
    """Write tables with all that is needed to go on elsewhere, but of people only their names."""

    def copy(conn: Connection) -> dict[str, int]:
        found = [q.table_row(conn, table_id) for table_id in ids]
        missing = [table_id for table_id, row in zip(ids, found) if row is None]
        if missing:
            raise NotPossible(f"there is no table {', '.join(missing)}")
        parts: dict[str, list[dict[str, Any]]] = {
            name: [] for name in ("editions", "users", "tables", "entries", "seats")
        }
        for name, column in (("tables", "id"), ("entries", "table_id"), ("seats", "table_id")):
            table = metadata.tables[name]
            chosen = select(table).where(table.c[column].in_(ids)).order_by(*table.primary_key.columns)
            parts[name] = [dict(row) for row in conn.execute(chosen).mappings()]
        people = {row["user_id"] for row in parts["seats"]} | {row["host"] for row in parts["tables"]}
        for row in parts["entries"]:
            people |= {row["author"], *q.users_in(row["data"])}
        names = q.names(conn, [user for user in people if user is not None])
        parts["users"] = [{"id": user, "name": name} for user, name in sorted(names.items())]
        editions = metadata.tables["editions"]
        # From the entries, because a table that was converted to newer rules needs its new edition, too.
        hashes = set(edition_hashes([entry_row(row) for row in parts["entries"]]))
        parts["editions"] = [
            dict(r) for r in conn.execute(select(editions).where(editions.c.hash.in_(hashes))).mappings()
        ]
        with archive.writing(path, archive.TABLES) as writer:
            for name, rows in parts.items():
                writer.begin(name, MOVED.get(name) or metadata.tables[name].c.keys())
                for each in rows:
                    writer.add(each)
        return writer.counts

    return await store.read(copy)


async def import_tables(store: Store, path: Path) -> list[str]:
    """Add the tables of an export, and return their ids. People who are not known here become guests of the same name.

    Nobody can sign in as such a guest, so stand-ins play for them where a game is running.
    """
    archive.check(path, archive.TABLES)
    parts: dict[str, list[dict[str, Any]]] = {}
    for table, row in archive.rows(path, archive.TABLES):
        parts.setdefault(table.name, []).append(row)
    try:
        names = {row["id"]: row["name"] for row in parts.get("users", [])}
        known = await store.read(lambda conn: q.names(conn, names))
        new_ids = {user: user if user in known else new_id() for user in names}
        guests = {new_ids[user]: name for user, name in names.items() if user not in known}
        moved = [moved_table(row, parts, new_ids, guests) for row in parts.get("tables", [])]

        def add(conn: Connection) -> None:
            taken = q.revisions(conn, [row.id for row, _, _ in moved])
            if taken:
                raise NotPossible(f"there is a table {', '.join(sorted(taken))} already")
            for user, name in guests.items():
                q.add_user(conn, user, name, "en", now_ms())
            for row in parts.get("editions", []):
                q.keep_edition(conn, row["hash"], row["game"], row["edition"], row["text"])
            for table_row, sitting, entries in moved:
                q.create_table(conn, table_row, sitting, entries)

        await store.write(add, [f"table {row.id} {row.revision}" for row, _, _ in moved])
    # A table lacks a column or is there twice, or an entry is not JSON.
    except (KeyError, TypeError, ValueError, q.Conflict) as error:
        raise archive.BadArchive(f"{str(path)!r} does not hold whole tables: {error}") from None
    return [row.id for row, _, _ in moved]


Moved = tuple[q.TableRow, list[q.SeatRow], list[q.EntryRow]]


def moved_table(
    row: dict[str, Any], parts: dict[str, list[dict[str, Any]]], new_ids: dict[str, str], guests: Collection[str]
) -> Moved:
    """A table of an export, with the people's ids here."""
    entries = [
        replace(entry_row(r), author=new_ids.get(r["author"]), data=q.replace_users(r["data"], new_ids))
        for r in parts.get("entries", [])
        if r["table_id"] == row["id"]
    ]
    sitting = [
        q.SeatRow(r["seat"], new_ids.get(r["user_id"]), r["acting"])
        for r in parts.get("seats", [])
        if r["table_id"] == row["id"]
    ]
    table_row = replace(q.TableRow(**row), host=new_ids.get(row["host"]))
    if table_row.status != "running":
        return table_row, sitting, entries
    texts = {r["hash"]: r["text"] for r in parts.get("editions", [])}
    try:
        after, more = left_by(built(table_row.id, entries, texts), guests, now_ms())
    except CannotGoOn:  # kept as it is, for a version that can read it
        return table_row, sitting, entries
    if not more:
        return table_row, sitting, entries
    stands = replace(
        table_row,
        status=after.status,
        host=after.host,
        revision=after.revision,
        due=due_of(after, table_row),
        changed=after.changed,
    )
    return stands, seat_rows(after), entries + more


def entry_row(row: dict[str, Any]) -> q.EntryRow:
    return q.EntryRow(**{name: value for name, value in row.items() if name != "table_id"})


def due_of(after: Table, row: q.TableRow) -> int | None:
    """When the server has something to do there; if the game cannot be replayed here, this stays as it was."""
    return row.due if after.blind else after.due()


# ---- tables --------------------------------------------------------------------------------------------------------
async def list_tables(store: Store, everything: bool = False) -> list[dict[str, object]]:
    """List the open and running tables, or with `everything` all, the newest change first."""

    def look(conn: Connection) -> list[dict[str, object]]:
        wanted = select(tables).order_by(tables.c.changed.desc(), tables.c.id)
        if not everything:
            wanted = wanted.where(tables.c.status.in_(["open", "running"]))
        found = {row["id"]: dict(row) for row in conn.execute(wanted).mappings()}
        for row in found.values():
            row["players"] = []
        named = select(seats.c.table_id, users.c.name).join(users, users.c.id == seats.c.user_id)
        for table_id, name in conn.execute(named.order_by(seats.c.table_id, seats.c.seat)):
            if table_id in found:
                found[table_id]["players"].append(name)
        return list(found.values())

    shown = ("id", "game", "edition", "status", "public", "seats", "players", "revision", "created", "changed")
    return [{name: row[name] for name in shown} for row in await store.read(look)]


async def close_table(store: Store, table_id: str) -> None:
    """End an open or running table, with the same entry that a server would write. A running server hears of it."""
    for _ in range(TRIES):
        row = await store.read(lambda conn: q.table_row(conn, table_id))
        if row is None:
            raise NotPossible(f"there is no table {table_id}")
        if row.status in ("over", "closed"):
            raise NotPossible(f"the table {table_id} is {row.status} already")
        now = max(now_ms(), row.changed)
        number = row.revision + 1
        closed = e.Closed(by="admin")
        entry = q.EntryRow(number, now, None, e.kind_of(closed), None, e.encode(closed))

        def append(conn: Connection, row: q.TableRow = row, entry: q.EntryRow = entry, now: int = now) -> None:
            q.append(
                conn,
                row.id,
                row.revision,
                [entry],
                status="closed",
                host=row.host,
                public=row.public,
                due=None,
                changed=now,
                seats=[replace(seat, acting=False) for seat in q.seats_at(conn, row.id)],
            )

        try:
            await store.write(append, [f"table {table_id} {number}"])
            return
        except q.Conflict:
            continue
    raise NotPossible(f"the table {table_id} changes all the time; try again")


# ---- accounts ------------------------------------------------------------------------------------------------------
async def new_password(store: Store, login: str, factor_off: bool = False) -> str:
    """Give the account a new random password, and return it. Its sessions end, its passkeys go,
    nobody comes in by single sign-on, and its second factor goes if asked."""
    account = await find_account(store, login)
    password = secrets.token_urlsafe(12)
    hashed = hash_password(password)

    def change(conn: Connection) -> None:
        q.set_password(conn, account.id, hashed)
        q.drop_passkeys(conn, account.id)
        q.drop_identities(conn, account.id, BY_PROXY)
        if factor_off:
            q.drop_factor(conn, account.id)
        q.end_sessions(conn, account.id)

    await store.write(change, [f"person {account.id}"])
    return password


async def delete_account(store: Store, login: str) -> None:
    await delete_person(store, (await find_account(store, login)).id)


async def delete_person(store: Store, user: str) -> None:
    """Delete an account or a guest. They leave every table first, so that the others can go on without them."""
    if await store.read(lambda conn: q.user(conn, user)) is None:
        raise NotPossible(f"there is no person with the id {user!r}")
    for _ in range(TRIES):
        try:
            return await leave_and_delete(store, user)
        except q.Conflict:
            continue
    raise NotPossible("their tables change all the time; try again")


async def leave_and_delete(store: Store, user: str) -> None:
    """Do it in one transaction. Conflict if somebody wrote to one of their tables, or they sat down at another."""
    found = await store.read(lambda conn: unfinished_of(conn, user))
    left = []
    for row, entries, texts in found:
        # A table that cannot be read just loses the person, who is deleted in any case.
        with suppress(CannotGoOn):
            after, made = left_by(built(row.id, entries, texts), [user], now_ms())
            left += [(row, after, made)] if made else []

    def change(conn: Connection) -> None:
        if unfinished_rows(conn, user) != [row for row, _, _ in found]:
            raise q.Conflict
        for row, after, made in left:
            q.append(
                conn,
                row.id,
                row.revision,
                made,
                status=after.status,
                host=after.host,
                public=after.public,
                due=due_of(after, row),
                changed=after.changed,
                seats=seat_rows(after),
            )
        q.delete_user(conn, user)

    news = [f"table {after.id} {after.revision}" for _, after, _ in left]
    await store.write(change, [*news, f"person {user}"])


def unfinished_rows(conn: Connection, user: str) -> list[q.TableRow]:
    return [row for row, _ in q.tables_of(conn, user, MOST_TABLES, status=["open", "running"])]


def unfinished_of(conn: Connection, user: str) -> list[tuple[q.TableRow, list[q.EntryRow], dict[str, str]]]:
    """The open and running tables where the person sits or is host, with their entries and editions."""
    out = []
    for row in unfinished_rows(conn, user):
        entries = q.entries_after(conn, row.id, 0)
        texts = {h: t for h in edition_hashes(entries) if (t := q.edition_text(conn, h)) is not None}
        out.append((row, entries, texts))
    return out


async def find_account(store: Store, login: str) -> q.UserRow:
    account = await store.read(lambda conn: q.user_by_login(conn, login))
    if account is None:
        raise NotPossible(f"there is no account with the login {login!r}")
    return account
