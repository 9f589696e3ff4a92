"""Who somebody is for a provider of single sign-on: the provider and its name for the person make one identity."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from grandtour.server.store import schema

ID = schema.identities.c


class IdentityTaken(Exception):
    """Another person has this identity."""


def user_of_identity(conn: Connection, issuer: str, subject: str) -> str | None:
    return conn.execute(select(ID.user_id).where(ID.issuer == issuer, ID.subject == subject)).scalar_one_or_none()


def add_identity(conn: Connection, issuer: str, subject: str, user_id: str, now: int) -> None:
    try:
        conn.execute(insert(schema.identities).values(issuer=issuer, subject=subject, user_id=user_id, created=now))
    except IntegrityError:
        raise IdentityTaken(subject) from None


def identities_of(conn: Connection, user_id: str) -> frozenset[tuple[str, str]]:
    """Issuer and subject of each."""
    found = conn.execute(select(ID.issuer, ID.subject).where(ID.user_id == user_id))
    return frozenset((row.issuer, row.subject) for row in found)


def drop_identities(conn: Connection, user_id: str, keep: str) -> None:
    """All but those of the issuer `keep`."""
    conn.execute(delete(schema.identities).where(ID.user_id == user_id, ID.issuer != keep))
