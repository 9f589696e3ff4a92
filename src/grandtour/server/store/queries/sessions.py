"""Sessions: who is signed in, and until when."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from grandtour.server.store import schema

S = schema.sessions.c


def add_session(conn: Connection, session_id: str, user_id: str, created: int, expires: int) -> None:
    conn.execute(insert(schema.sessions).values(id=session_id, user_id=user_id, created=created, expires=expires))


def session(conn: Connection, session_id: str) -> tuple[str, int] | None:
    """The user's id, and when the session expires. The caller compares, as an expired one may still be there."""
    row = conn.execute(select(S.user_id, S.expires).where(S.id == session_id)).first()
    return (row.user_id, row.expires) if row is not None else None


def end_session(conn: Connection, session_id: str) -> None:
    conn.execute(delete(schema.sessions).where(S.id == session_id))


def end_sessions(conn: Connection, user_id: str, but: str | None = None) -> None:
    """End all of the user's sessions, except `but`: perhaps the one that asks for this."""
    ending = delete(schema.sessions).where(S.user_id == user_id)
    conn.execute(ending if but is None else ending.where(S.id != but))


def drop_expired(conn: Connection, now: int) -> int:
    return conn.execute(delete(schema.sessions).where(S.expires <= now)).rowcount
