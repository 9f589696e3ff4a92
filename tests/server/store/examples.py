"""Rows for tests, with everything that does not matter to them filled in."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from grandtour.server.store import Store
from grandtour.server.store import queries as q


def a_table(table_id: str = "t", **changes: object) -> q.TableRow:
    row = q.TableRow(
        id=table_id,
        game="san-francisco",
        edition="bay",
        edition_hash="hash",
        rules_version=1,
        seats=2,
        public=True,
        status="open",
        host=None,
        revision=0,
        shard=0,
        due=None,
        created=1,
        changed=1,
    )
    return replace(row, **changes)  # type: ignore[arg-type]


def an_entry(number: int, author: str | None = None, command: str | None = None, data: str = "{}") -> q.EntryRow:
    return q.EntryRow(number=number, at=number * 10, author=author, kind="played", command=command, data=data)


def append(conn: Connection, table_id: str, expected: int, *entries: q.EntryRow, **changes: object) -> None:
    """As at a running table of nobody's."""
    rest: dict[str, object] = {"status": "running", "host": None, "public": True, "due": None, "changed": 2}
    q.append(conn, table_id, expected, entries, **{**rest, "seats": None, **changes})  # type: ignore[arg-type]


async def people(store: Store, *ids: str) -> None:
    for user_id in ids:
        await store.write(lambda conn, user_id=user_id: q.add_user(conn, user_id, user_id.title(), "en", 1))  # type: ignore[misc]


async def tables(store: Store, *rows: q.TableRow) -> None:
    for row in rows:
        await store.write(lambda conn, row=row: q.create_table(conn, row, [], []))  # type: ignore[misc]
