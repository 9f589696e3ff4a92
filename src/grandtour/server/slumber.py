"""Tables that rest: no person decides at any of their seats, and nobody looks on.

A game of bots and stand-ins alone need not be played for nobody. It stops a while after the last look, and goes on when
somebody looks again; nothing is lost, as no clock runs for bots. The database is told, so that such a table is not
loaded at a start either.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from grandtour.server.presence import Presence
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store

if TYPE_CHECKING:
    from grandtour.server.hub import Live

REST_SECONDS: Final = 60.0
"""how long such a table goes on after somebody looked, or after it was loaded"""


class Slumber:
    def __init__(self, presence: Presence, store: Store) -> None:
        self.presence = presence
        self.store = store

    def rests(self, live: Live) -> bool:
        table = live.table
        if table.status != "running" or table.people():
            return False
        if self.presence.watched(table.id):
            live.looked = time.monotonic()
        return time.monotonic() - live.looked >= REST_SECONDS

    async def lay_down(self, live: Live) -> None:
        """Let the database know that the table rests, unless it has gone on elsewhere."""
        table_id, revision = live.table.id, live.table.revision
        await self.store.write(lambda conn: q.lay_down(conn, table_id, revision))

    async def lies(self, table_id: str) -> bool:
        """Whether the database says that it rests."""
        return await self.store.read(lambda conn: q.lies(conn, table_id))
