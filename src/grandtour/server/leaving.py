"""How a person leaves a table for good: as if they had stood up or left, so that the others can go on."""

from __future__ import annotations

from collections.abc import Iterable

from grandtour.server import entries as e
from grandtour.server.commands import Depart
from grandtour.server.deciding import Asker, decide
from grandtour.server.store import queries as q
from grandtour.server.table import Table


def entries_for_leaving(table: Table, user: str, now: int) -> list[e.AnyEntry]:
    """The entries to be written when the user will be gone."""
    return decide(table, Asker(user, now, no_link), Depart()).entries


def left_by(table: Table, users: Iterable[str], now: int) -> tuple[Table, list[q.EntryRow]]:
    """The table after all of them have left, and the entries for that; they have no author, who would be gone."""
    after = table.fork()
    now = max(now, table.at)
    rows = []
    for user in users:
        for entry in entries_for_leaving(after, user, now):
            number = after.revision + 1
            after.fold(number, now, None, None, entry)
            rows.append(q.EntryRow(number, now, None, e.kind_of(entry), None, e.encode(entry)))
    return after, rows


def no_link(token: str, table: str, seat: int | None, generation: int) -> bool:
    """Links play no part in leaving."""
    return False
