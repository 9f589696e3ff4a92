"""How a person is told that it is their turn: a webhook, and the browsers that take pushes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select

from grandtour.server.store import schema
from grandtour.server.store.queries import dialects


@dataclass(frozen=True)
class HookRow:
    url: str
    style: str


@dataclass(frozen=True)
class PushRow:
    endpoint: str
    p256dh: str
    auth: str


H = schema.hooks.c
P = schema.pushes.c
BROWSERS: Final = 10
"""How many of a person's browsers are told at most."""


def set_hook(conn: Connection, user_id: str, url: str, style: str, now: int) -> None:
    """Set a user's only webhook: it takes the place of an old one."""
    values = {"url": url, "style": style, "created": now}
    put = dialects.insert(conn, schema.hooks).values(user_id=user_id, **values)
    conn.execute(put.on_conflict_do_update(index_elements=["user_id"], set_=values))


def hook(conn: Connection, user_id: str) -> HookRow | None:
    row = conn.execute(select(H.url, H.style).where(H.user_id == user_id)).first()
    return HookRow(*row) if row is not None else None


def drop_hook(conn: Connection, user_id: str) -> None:
    conn.execute(delete(schema.hooks).where(H.user_id == user_id))


def add_push(conn: Connection, user_id: str, endpoint: str, p256dh: str, auth: str, now: int) -> None:
    """Add a browser; it belongs to whoever used it last. A person with more than BROWSERS keeps the newest."""
    values = {"user_id": user_id, "p256dh": p256dh, "auth": auth, "created": now}
    put = dialects.insert(conn, schema.pushes).values(endpoint=endpoint, **values)
    conn.execute(put.on_conflict_do_update(index_elements=["endpoint"], set_=values))
    newest = select(P.endpoint).where(P.user_id == user_id).order_by(P.created.desc(), P.endpoint).limit(BROWSERS)
    # A list, and not `newest` itself, which the database would read again while it deletes.
    kept = list(conn.execute(newest).scalars())
    conn.execute(delete(schema.pushes).where(P.user_id == user_id, P.endpoint.not_in(kept)))


def pushes(conn: Connection, user_id: str) -> list[PushRow]:
    mine = select(P.endpoint, P.p256dh, P.auth).where(P.user_id == user_id).order_by(P.created, P.endpoint)
    return [PushRow(*row) for row in conn.execute(mine)]


def drop_push(conn: Connection, endpoint: str, user_id: str | None = None) -> None:
    """Drop a browser: only if it is that user's, or without `user_id`, when its maker says it is gone, anybody's."""
    dropping = delete(schema.pushes).where(P.endpoint == endpoint)
    conn.execute(dropping if user_id is None else dropping.where(P.user_id == user_id))
