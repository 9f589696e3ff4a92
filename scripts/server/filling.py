"""Fills a database with copies of a few tables that the server itself has made, with other ids, people and times."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection, insert

from grandtour.server.security.signing import Keys, new_id, table_id
from grandtour.server.store import queries as q
from grandtour.server.store import schema
from grandtour.server.store.store import Store
from grandtour.server.wallclock import now_ms

BATCH: Final = 1000
DAY_MS: Final = 24 * 3600 * 1000
OFTEN: Final = 50
"""One of so many tables that have begun is the first person's."""


@dataclass(frozen=True)
class Model:
    """A table to make copies of."""

    row: q.TableRow
    seats: list[q.SeatRow]
    entries: list[q.EntryRow]


@dataclass(frozen=True)
class Share:
    model: str
    """the id of the table to copy"""
    of: float
    """so much of all tables"""


async def model(store: Store, table: str) -> Model:
    def look(conn: Connection) -> Model:
        row = q.table_row(conn, table)
        assert row is not None
        return Model(row, q.seats_at(conn, table), q.entries_after(conn, table, 0))

    return await store.read(look)


async def fill(store: Store, keys: Keys, shares: list[Share], tables: int, first: str, people: int = 1000) -> None:
    """Add so many tables and people; the person `first`, who is there already, gets a long list."""
    dice, now = random.Random(1), now_ms()
    users = [new_id() for _ in range(people)]
    seen = [now - dice.randrange(60 * DAY_MS) for _ in users]

    def add_people(conn: Connection) -> None:
        rows = [
            {"id": user, "name": f"Guest {at}", "language": "en", "created": seen[at], "seen": seen[at]}
            for at, user in enumerate(users)
        ]
        conn.execute(insert(schema.users), rows)
        sessions = [{"id": new_id(), "user_id": u, "created": now, "expires": now + DAY_MS * 400} for u in users]
        conn.execute(insert(schema.sessions), sessions)

    await store.write(add_people)
    for share in shares:
        made = copies(await model(store, share.model), round(share.of * tables), users, first, dice, now)
        for batch in in_batches(made):
            await store.write(lambda conn, batch=batch: add(conn, keys, batch))  # type: ignore[misc]


def copies(of: Model, count: int, users: list[str], first: str, dice: random.Random, now: int) -> Iterator[Model]:
    theirs = sorted({seat.user_id for seat in of.seats if seat.user_id is not None} | {of.row.host or ""} - {""})
    last = of.entries[-1].at
    for number in range(count):
        others = dice.sample(users, len(theirs))
        new = dict(zip(theirs, others))
        if of.row.status != "open" and number % OFTEN == 0:
            new[theirs[number // OFTEN % len(theirs)]] = first
        # Open tables would be closed soon if they were old; of the others, many are.
        later = now - last - dice.randrange(5 * DAY_MS if of.row.status == "open" else 700 * DAY_MS)
        entries = [
            replace(
                entry,
                at=entry.at + later,
                author=new.get(entry.author or ""),
                data=q.replace_users(entry.data, dict(new)),
            )
            for entry in of.entries
        ]
        row = replace(
            of.row,
            id=table_id(),
            host=new.get(of.row.host or ""),
            shard=dice.randrange(16),
            created=of.row.created + later,
            changed=of.row.changed + later,
            due=None if of.row.due is None else now + DAY_MS + dice.randrange(30 * DAY_MS),
        )
        seats = [replace(seat, user_id=new.get(seat.user_id or "")) for seat in of.seats]
        yield Model(row, seats, entries)


def in_batches(models: Iterator[Model]) -> Iterator[list[Model]]:
    batch: list[Model] = []
    for one in models:
        batch.append(one)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def add(conn: Connection, keys: Keys, batch: list[Model]) -> None:
    def code(row: q.TableRow, entries: list[q.EntryRow]) -> str | None:
        return keys.code(row.id, sum(e.kind == "revoked" for e in entries)) if row.status == "open" else None

    rows = [vars(one.row) | {"code": code(one.row, one.entries)} for one in batch]
    conn.execute(insert(schema.tables), rows)
    conn.execute(insert(schema.entries), [vars(e) | {"table_id": one.row.id} for one in batch for e in one.entries])
    named = [(user, one.row.id) for one in batch for user in q.mentioned(e.data for e in one.entries)]
    conn.execute(insert(schema.mentions), [{"user_id": user, "table_id": table} for user, table in named])
    conn.execute(insert(schema.seats), [vars(s) | {"table_id": one.row.id} for one in batch for s in one.seats])
