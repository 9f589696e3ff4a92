"""Tables as lists show them, without their games. They are kept until they change, as anybody can ask for lists."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError

from grandtour.server.building import glanced
from grandtour.server.rules import CannotGoOn
from grandtour.server.store import queries as q
from grandtour.server.store.sqlite import damaged
from grandtour.server.store.store import Store
from grandtour.server.table import Table

KEPT: Final = 1000

log = structlog.get_logger("grandtour.glances")

Glance = tuple[Table, set[int]]
"""The table, and the seats to act."""


class Glances:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[str, tuple[int, Glance | None]] = OrderedDict()
        """by table: its revision and the glance, or None if it cannot be read, so that the log says that only once"""
        self._forgotten = 0

    async def of(self, ids: Sequence[str]) -> dict[str, Glance]:
        """Glances at those of the tables that can be read."""
        kept, forgotten = dict(self._kept), self._forgotten

        def look(conn: Connection) -> dict[str, tuple[int, Glance | None]]:
            found = {}
            for table_id, revision in q.revisions(conn, ids).items():
                before = kept.get(table_id)
                known = before is not None and before[0] == revision
                found[table_id] = before if before is not None and known else read(conn, table_id, revision)
            return found

        found = await self.store.read(look)
        if forgotten == self._forgotten:
            self._kept.update(found)
        for table_id in found:
            if table_id in self._kept:
                self._kept.move_to_end(table_id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return {table_id: glance for table_id, (_, glance) in found.items() if glance is not None}

    def forget(self) -> None:
        """Forget all glances: somebody was deleted, so entries were rewritten."""
        self._kept.clear()
        self._forgotten += 1  # what is being read at the moment may be older


def read(conn: Connection, table_id: str, revision: int) -> tuple[int, Glance | None]:
    try:
        rows = q.entries_after(conn, table_id, 0)
    except DatabaseError as error:
        # SQLite goes on after a page that is damaged: whoever sees a list with this table in it shall see the others.
        if not damaged(error):
            raise
        log.error("table cannot be read", table=table_id, reason=str(error.orig))
        return revision, None
    # The seats are read last: if they are newer than the entries, the revision will be newer at the next look.
    acting = {row.seat for row in q.seats_at(conn, table_id) if row.acting}
    try:
        return rows[-1].number, (glanced(table_id, rows), acting)
    except (CannotGoOn, IndexError) as reason:
        log.error("table cannot be read", table=table_id, reason=str(reason))
        return (rows[-1].number if rows else 0), None
