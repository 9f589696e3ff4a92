"""Keeps what this process has in memory in agreement with what other processes wrote.

Whoever has been answered by one process may ask another one next, before that one has heard of the change. So where
several processes share a database, it is asked before anything is answered from memory: one read for everybody who
asks at that moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field

from sqlalchemy import Connection

from grandtour.server.store import queries as q
from grandtour.server.store.store import Store


@dataclass
class Known:
    """What the database says."""

    revisions: dict[str, int] = field(default_factory=dict)
    """by table; those that are not there any more are missing"""
    names: dict[str, str] = field(default_factory=dict)
    """by person"""


class Agreement:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: set[str] = set()
        self._people: set[str] = set()
        self._next: asyncio.Task[Known] | None = None
        """the next read, while it has not begun: whoever asks now is answered by it"""

    async def ask(self, tables: Collection[str], people: Collection[str]) -> Known:
        """What the database says of these, and perhaps of more; not older than this question."""
        self._tables.update(tables)
        self._people.update(people)
        if self._next is None:
            self._next = asyncio.ensure_future(self._read())
        return await asyncio.shield(self._next)

    async def _read(self) -> Known:
        await asyncio.sleep(0)  # everybody who asks at this moment comes along
        tables, people = self._tables, self._people
        self._tables, self._people, self._next = set(), set(), None

        def look(conn: Connection) -> Known:
            return Known(q.revisions(conn, tables), q.names(conn, people))

        return await self._store.read(look)
