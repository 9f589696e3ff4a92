"""What people say at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select

from grandtour.server.store import schema
from grandtour.server.store.queries import dialects


@dataclass(frozen=True)
class ChatRow:
    id: int
    user_id: str
    at: int
    text: str


C = schema.chats.c
_CHAT: Final = select(C.id, C.user_id, C.at, C.text)


class SaidAlready(Exception):
    """The same command has been stored before."""


def add_chat(conn: Connection, table_id: str, user_id: str, at: int, text: str, command: str | None = None) -> int:
    line = dialects.insert(conn, schema.chats).values(
        table_id=table_id, user_id=user_id, at=at, text=text, command=command
    )
    once = line.on_conflict_do_nothing(index_elements=["table_id", "user_id", "command"], index_where=schema.COMMANDED)
    number = conn.execute(once.returning(C.id)).scalar_one_or_none()
    if number is None:
        raise SaidAlready(command)
    return int(number)


def chats_before(conn: Connection, table_id: str, before: int | None, limit: int) -> list[ChatRow]:
    """The last `limit` lines, or the last before the id `before`; the oldest comes first."""
    lines = _CHAT.where(C.table_id == table_id)
    if before is not None:
        lines = lines.where(C.id < before)
    newest = [ChatRow(*row) for row in conn.execute(lines.order_by(C.id.desc()).limit(limit))]
    return newest[::-1]
