"""How many tables that one address has opened wait for players: guests cost nothing, so a limit by person helps little.

It is kept in the memory of this process only, because addresses of people are stored nowhere.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from grandtour.server.codes import Code, Refused
from grandtour.server.security.addresses import address_key
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store

MOST_OPEN: Final = 300
"""From one address: ten classes of a school, and a table for everybody."""
ADDRESSES: Final = 10_000


class Openings:
    def __init__(self, store: Store, factor: float = 1.0) -> None:
        self._store = store
        self._most = round(MOST_OPEN * factor)  # 0: any number
        self._from: OrderedDict[str, set[str]] = OrderedDict()
        """by address: the tables opened from there, and among them all those that are still open"""

    async def room(self, address: str | None) -> None:
        """Refused if too many tables from this address wait for players."""
        opened = self._from.get(address_key(address or ""), set())
        if not self._most or len(opened) < self._most:
            return
        opened &= await self._store.read(lambda conn: q.still_open(conn, list(opened)))
        if len(opened) >= self._most:
            raise Refused(
                Code.LIMITED,
                f"{self._most} tables opened from your address wait for players: start or close some first",
            )

    def opened(self, address: str | None, table_id: str) -> None:
        if not self._most:
            return
        key = address_key(address or "")
        self._from.setdefault(key, set()).add(table_id)
        self._from.move_to_end(key)
        while len(self._from) > ADDRESSES:
            self._from.popitem(last=False)
