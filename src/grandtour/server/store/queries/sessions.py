"""Who is signed in, as whom and until when."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from grandtour.server.store import schema

S = schema.sessions.c


def add_session(conn: Connection, session_id: str, user_id: str, created: int, expires: int) -> None:
    conn.execute(insert(schema.sessions).values(id=session_id, user_id=user_id, created=created, expires=expires))


def session(conn: Connection, session_id: str) -> tuple[str, int] | None:
    """(user's id, when it expires). An expired one may still be there: the caller compares."""
    row = conn.execute(select(S.user_id, S.expires).where(S.id == session_id)).first()
    return (row.user_id, row.expires) if row is not None else None


def end_session(conn: Connection, session_id: str) -> None:
    conn.execute(delete(schema.sessions).where(S.id == session_id))


def end_sessions(conn: Connection, user_id: str, but: str | None = None) -> None:
    """All of the user's sessions, `but` perhaps the one that asks for it."""
    ending = delete(schema.sessions).where(S.user_id == user_id)
    conn.execute(ending if but is None else ending.where(S.id != but))


def drop_expired(conn: Connection, now: int) -> int:
    return conn.execute(delete(schema.sessions).where(S.expires <= now)).rowcount
