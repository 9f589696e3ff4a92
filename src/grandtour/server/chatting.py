"""What people write to each other at a table: who may write, and what is kept."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from grandtour.server.codes import Code, Refused, no_answer
from grandtour.server.messages import ChatInfo
from grandtour.server.people import People
from grandtour.server.store import queries as q
from grandtour.server.store.store import Failure, Store
from grandtour.server.table import Table
from grandtour.server.wallclock import now_ms

CHATS_SHOWN: Final = 50


@dataclass
class Lines:
    """The last lines at a table in memory, kept until something more is said there."""

    rows: list[q.ChatRow] | None = None
    changes: int = 0

    def changed(self) -> None:
        self.rows = None
        self.changes += 1


class Chats:
    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people

    async def of(self, table: Table, user: str | None, before: int | None) -> list[ChatInfo]:
        """The lines before that one, or the last ones; the oldest first, without those of people `user` has blocked."""

        def look(conn: Connection) -> tuple[list[q.ChatRow], set[str]]:
            blocked = set() if user is None else q.blocked_by(conn, user)
            return q.chats_before(conn, table.id, before, CHATS_SHOWN), blocked

        return await self._shown(*await self.store.read(look))

    async def last(self, lines: Lines, table: Table, blocked: Set[str]) -> list[ChatInfo]:
        """The last lines as they are kept, for a connection that was told all that was said since it began."""
        rows, changes = lines.rows, lines.changes
        if rows is None:
            rows = await self.store.read(lambda conn: q.chats_before(conn, table.id, None, CHATS_SHOWN))
            if changes == lines.changes:
                lines.rows = rows
        return await self._shown(rows, blocked)

    async def _shown(self, rows: list[q.ChatRow], blocked: Set[str]) -> list[ChatInfo]:
        if not rows:
            return []
        names = await self.people.names({row.user_id for row in rows})
        return [
            ChatInfo(row.id, row.user_id, names.get(row.user_id), row.at, row.text)
            for row in sorted(rows, key=lambda row: row.id)
            if row.user_id not in blocked
        ]

    async def add(self, table: Table, user: str, text: str, command_id: str) -> ChatInfo | None:
        """Store the line for good; None if this command was stored before."""
        if not table.seats_of(user) and user != table.host:
            raise Refused(Code.MEMBERS_ONLY, "only who plays here can write")
        if not table.chat_open and user != table.host:
            raise Refused(Code.CHAT_CLOSED, "the host has closed the chat")
        if user in table.muted:
            raise Refused(Code.MUTED, "the host has muted you")
        text = " ".join(text.split())
        if not text or not all(letter.isprintable() for letter in text):
            raise Refused(Code.BAD_CHAT, "that is no text that can be shown")
        now = now_ms()
        try:
            number = await self.store.write(
                lambda conn: q.add_chat(conn, table.id, user, now, text, command_id), [f"chat {table.id}"]
            )
        except q.SaidAlready:
            return None
        except Failure as failure:
            raise no_answer(failure.code) from None
        names = await self.people.names({user})
        return ChatInfo(number, user, names.get(user), now, text)
