"""Passkeys: public keys of people's devices, and how often each was used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from grandtour.server.store import schema


@dataclass(frozen=True)
class PasskeyRow:
    id: str
    user_id: str
    key: str
    count: int
    browser: str | None
    system: str | None
    created: int


class PasskeyTaken(Exception):
    """There is a passkey of this id already."""


P = schema.passkeys.c
_PASSKEY: Final = select(*(P[name] for name in PasskeyRow.__dataclass_fields__))


def add_passkey(conn: Connection, row: PasskeyRow) -> None:
    try:
        conn.execute(insert(schema.passkeys).values(**vars(row)))
    except IntegrityError:
        raise PasskeyTaken(row.id) from None


def passkey(conn: Connection, passkey_id: str) -> PasskeyRow | None:
    row = conn.execute(_PASSKEY.where(P.id == passkey_id)).first()
    return PasskeyRow(*row) if row is not None else None


def passkeys_of(conn: Connection, user_id: str) -> list[PasskeyRow]:
    """The oldest first."""
    return [PasskeyRow(*row) for row in conn.execute(_PASSKEY.where(P.user_id == user_id).order_by(P.created, P.id))]


def count_passkey(conn: Connection, passkey_id: str, count: int) -> None:
    conn.execute(update(schema.passkeys).where(P.id == passkey_id).values(count=count))


def drop_passkey(conn: Connection, user_id: str, passkey_id: str) -> bool:
    """False: the user has none of this id."""
    return conn.execute(delete(schema.passkeys).where(P.user_id == user_id, P.id == passkey_id)).rowcount == 1


def drop_passkeys(conn: Connection, user_id: str) -> None:
    conn.execute(delete(schema.passkeys).where(P.user_id == user_id))
