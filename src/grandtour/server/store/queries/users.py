"""People: guests, accounts, and whom they blocked. forgetting.py deletes them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from grandtour.server.security.names import login_key
from grandtour.server.store import schema
from grandtour.server.store.queries import dialects


class LoginTaken(Exception):
    """Another account has this login, or one that reads the same."""


class AccountAlready(Exception):
    """The guest has become an account meanwhile, or is gone."""


@dataclass(frozen=True)
class UserRow:
    id: str
    name: str
    login: str | None
    password: str | None
    language: str
    created: int
    seen: int


U = schema.users.c
B = schema.blocks.c
_USER: Final = select(*(U[name] for name in UserRow.__dataclass_fields__))


def add_user(conn: Connection, user_id: str, name: str, language: str, now: int) -> None:
    """Add a guest; `set_login` can make an account of it."""
    conn.execute(insert(schema.users).values(id=user_id, name=name, language=language, created=now, seen=now))


def user(conn: Connection, user_id: str, locked: bool = False) -> UserRow | None:
    """`locked`: nobody else changes them until this transaction ends."""
    found = _USER.where(U.id == user_id)
    row = conn.execute(found.with_for_update() if locked else found).first()
    return UserRow(*row) if row is not None else None


def user_by_login(conn: Connection, login: str) -> UserRow | None:
    row = conn.execute(_USER.where(U.login_key == login_key(login))).first()
    return UserRow(*row) if row is not None else None


def names(conn: Connection, ids: Collection[str]) -> dict[str, str]:
    """Names of those that are still there."""
    found: dict[str, str] = {}
    for part in dialects.in_parts(ids):
        for user_id, name in conn.execute(select(U.id, U.name).where(U.id.in_(part))):
            found[user_id] = name
    return found


def rename(conn: Connection, user_id: str, name: str) -> None:
    conn.execute(update(schema.users).where(U.id == user_id).values(name=name))


def set_language(conn: Connection, user_id: str, language: str) -> None:
    conn.execute(update(schema.users).where(U.id == user_id).values(language=language))


def set_login(conn: Connection, user_id: str, login: str, password: str) -> None:
    """Make an account of a guest. `password` is a hash."""
    account = {"login": login, "login_key": login_key(login), "password": password}
    try:
        done = conn.execute(update(schema.users).where(U.id == user_id, U.login.is_(None)).values(account))
    except IntegrityError:
        raise LoginTaken(login) from None
    if done.rowcount == 0:
        raise AccountAlready(user_id)


def set_password(conn: Connection, user_id: str, password: str) -> None:
    """`password` is a hash."""
    conn.execute(update(schema.users).where(U.id == user_id).values(password=password))


def touch_user(conn: Connection, user_id: str, now: int) -> None:
    """Note that the user was here at `now`."""
    conn.execute(update(schema.users).where(U.id == user_id, U.seen < now).values(seen=now))


def drop_old_guests(conn: Connection, before: int) -> int:
    """Drop guests last seen before then of whom nothing is left: no session, seat, table of their own or chat.

    Only entries of tables that they left may still have their ids, which then mean nothing.
    """
    theirs = (
        schema.identities.c.user_id,
        schema.sessions.c.user_id,
        schema.seats.c.user_id,
        schema.tables.c.host,
        schema.chats.c.user_id,
    )
    idle = [~exists().where(column == U.id) for column in theirs]
    return conn.execute(delete(schema.users).where(U.login.is_(None), U.seen < before, *idle)).rowcount


def block(conn: Connection, user_id: str, blocked_id: str) -> None:
    conn.execute(
        dialects.insert(conn, schema.blocks).values(user_id=user_id, blocked_id=blocked_id).on_conflict_do_nothing()
    )


def unblock(conn: Connection, user_id: str, blocked_id: str) -> None:
    conn.execute(delete(schema.blocks).where(B.user_id == user_id, B.blocked_id == blocked_id))


def blocked_by(conn: Connection, user_id: str) -> set[str]:
    """The people whom the user has blocked."""
    return set(conn.execute(select(B.blocked_id).where(B.user_id == user_id)).scalars())


def blocked_in_pages(conn: Connection, user_id: str, limit: int, after: str | None = None) -> list[str]:
    """Some of them in the order of their ids; `after`: the last one of the page before."""
    mine = select(B.blocked_id).where(B.user_id == user_id, B.blocked_id > (after or ""))
    return list(conn.execute(mine.order_by(B.blocked_id).limit(limit)).scalars())


def has_blocked(conn: Connection, user_id: str, other: str) -> bool:
    found = conn.execute(select(exists().where(B.user_id == user_id, B.blocked_id == other))).scalar_one()
    return bool(found)
