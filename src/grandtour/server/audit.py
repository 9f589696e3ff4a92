"""Looks whether a database is whole: the file, its references, and every table, which is replayed from its entries."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from grandtour.server.building import edition_hashes, replayed, seat_rows
from grandtour.server.store import Failure, Store, schema
from grandtour.server.store import queries as q

MOST_FAULTS: Final = 100
"""Of the file itself; one page that is damaged can cause thousands."""


@dataclass(frozen=True)
class Fault:
    table: str | None
    """None: it is not about one table"""
    text: str


@dataclass
class Report:
    tables: int = 0
    entries: int = 0
    faults: list[Fault] = field(default_factory=list)


async def audit(store: Store, progress: Callable[[int, int], None]) -> Report:
    report = Report()
    for look in (faults_of_file, faults_of_references):
        try:
            report.faults += [Fault(None, text) for text in await store.read(look)]
        except Failure as failure:
            report.faults.append(Fault(None, str(failure)))
    try:
        ids = await store.read(lambda conn: list(conn.execute(select(schema.tables.c.id)).scalars()))
    except Failure as failure:
        report.faults.append(Fault(None, f"its tables cannot be listed: {failure}"))
        return report
    for table_id in ids:
        await audit_table(store, table_id, report)
        report.tables += 1
        progress(report.tables, len(ids))
    return report


def faults_of_file(conn: Connection) -> list[str]:
    if conn.dialect.name != "sqlite":
        return []  # PostgreSQL has its own tools for that: checksums, and pg_amcheck
    found = conn.exec_driver_sql(f"PRAGMA integrity_check({MOST_FAULTS})").scalars()
    return [str(text).replace("\n", "; ") for text in found if text != "ok"]


def faults_of_references(conn: Connection) -> list[str]:
    if conn.dialect.name != "sqlite":
        return []  # PostgreSQL never lets one arise
    rows = conn.exec_driver_sql("PRAGMA foreign_key_check").fetchmany(MOST_FAULTS)
    return [f"row {row[1]} of {row[0]} refers to a row of {row[2]} that is not there" for row in rows]


@dataclass(frozen=True)
class Stored:
    row: q.TableRow
    entries: list[q.EntryRow]
    seats: list[q.SeatRow]
    editions: dict[str, str]


async def audit_table(store: Store, table_id: str, report: Report) -> None:
    def look(conn: Connection) -> Stored | None:
        row = q.table_row(conn, table_id)
        if row is None:
            return None
        entries = q.entries_after(conn, table_id, 0)
        texts = {h: t for h in edition_hashes(entries) if (t := q.edition_text(conn, h)) is not None}
        return Stored(row, entries, q.seats_at(conn, table_id), texts)

    try:
        stored = await store.read(look)
        if stored is not None:
            report.entries += len(stored.entries)
            faults = await asyncio.to_thread(faults_of, stored)
            report.faults += [Fault(table_id, text) for text in faults]
    except Failure as failure:
        report.faults.append(Fault(table_id, f"cannot be read: {failure}"))
    except (ValueError, msgspec.MsgspecError) as reason:  # an entry is not what it should be
        report.faults.append(Fault(table_id, f"an entry cannot be read: {reason}"))


def faults_of(stored: Stored) -> list[str]:
    """What is wrong with a table: holes, a game that the rules do not know, or other facts than in the lists."""
    row = stored.row
    if [entry.number for entry in stored.entries] != list(range(1, row.revision + 1)):
        return [f"its entries are not those from 1 to {row.revision}"]
    try:
        table = replayed(row.id, stored.entries, stored.editions)
    except Exception as reason:  # rules may raise anything at steps that are not theirs
        return [f"it cannot be replayed by this version: {reason!r}"]
    told = {
        "status": (row.status, table.status),
        "host": (row.host, table.host),
        "seats": (sorted(stored.seats, key=lambda seat: seat.seat), seat_rows(table)),
    }
    return [
        f"its {name} is stored as {has}, but its entries say {says}"
        for name, (has, says) in told.items()
        if has != says
    ]
