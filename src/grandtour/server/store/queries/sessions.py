"""Sessions: who is signed in, from what, and until when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from grandtour.server.store import schema


@dataclass(frozen=True)
class SessionRow:
    id: str
    user_id: str
    created: int
    expires: int
    used: int
    """when it was last used, to the hour"""
    browser: str | None
    system: str | None


S = schema.sessions.c
# One of before there was a time of use counts as used when it began.
_SESSION: Final = select(
    S.id, S.user_id, S.created, S.expires, func.coalesce(S.used, S.created).label("used"), S.browser, S.system
)


def add_session(
    conn: Connection,
    session_id: str,
    user_id: str,
    created: int,
    expires: int,
    browser: str | None = None,
    system: str | None = None,
) -> None:
    conn.execute(
        insert(schema.sessions).values(
            id=session_id,
            user_id=user_id,
            created=created,
            expires=expires,
            used=created,
            browser=browser,
            system=system,
        )
    )


def session(conn: Connection, session_id: str) -> SessionRow | None:
    """The caller compares `expires`, as an expired one may still be there."""
    row = conn.execute(_SESSION.where(S.id == session_id)).first()
    return SessionRow(*row) if row is not None else None


def sessions_of(conn: Connection, user_id: str, now: int) -> list[SessionRow]:
    """Those that have not expired, the last used first."""
    found = _SESSION.where(S.user_id == user_id, S.expires >= now)
    return [SessionRow(*row) for row in conn.execute(found.order_by(func.coalesce(S.used, S.created).desc(), S.id))]


def touch_session(conn: Connection, session_id: str, now: int) -> None:
    """Note that the session was used at `now`."""
    conn.execute(update(schema.sessions).where(S.id == session_id).values(used=now))


def end_session(conn: Connection, session_id: str) -> None:
    conn.execute(delete(schema.sessions).where(S.id == session_id))


def end_sessions(conn: Connection, user_id: str, but: str | None = None) -> None:
    """End all of the user's sessions, except `but`: perhaps the one that asks for this."""
    ending = delete(schema.sessions).where(S.user_id == user_id)
    conn.execute(ending if but is None else ending.where(S.id != but))


def keep_sessions(conn: Connection, user_id: str, most: int) -> None:
    """End all of the user's sessions but so many, which were used last."""
    last_used = func.coalesce(S.used, S.created).desc()
    old = conn.execute(select(S.id).where(S.user_id == user_id).order_by(last_used, S.created.desc(), S.id)).scalars()
    for session_id in list(old)[most:]:
        end_session(conn, session_id)


def drop_expired(conn: Connection, now: int) -> int:
    return conn.execute(delete(schema.sessions).where(S.expires <= now)).rowcount
