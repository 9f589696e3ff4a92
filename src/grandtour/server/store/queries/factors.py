"""Second factors: their sealed secrets, the last code that was used, and the hashes of recovery codes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from grandtour.server.store import schema


@dataclass(frozen=True)
class FactorRow:
    secret: str
    """sealed"""
    since: int | None
    """None: its owner has not shown a code of it yet"""
    last: int
    """the time step of the last code that was used"""
    wrong: int
    """how many codes in a row were wrong"""
    tried: int
    """when the last wrong one came, in seconds"""


F = schema.factors.c
R = schema.recovery.c


def factor(conn: Connection, user_id: str, locked: bool = False) -> FactorRow | None:
    """`locked`: nobody else changes it until this transaction ends."""
    found = select(F.secret, F.since, F.last, F.wrong, F.tried).where(F.user_id == user_id)
    row = conn.execute(found.with_for_update() if locked else found).first()
    return FactorRow(*row) if row is not None else None


def begin_factor(conn: Connection, user_id: str, secret: str) -> bool:
    """In place of one that was begun before. False: there is one in use."""
    conn.execute(delete(schema.factors).where(F.user_id == user_id, F.since.is_(None)))
    if factor(conn, user_id) is not None:
        return False
    conn.execute(insert(schema.factors).values(user_id=user_id, secret=secret, last=0, wrong=0, tried=0))
    return True


def use_step(conn: Connection, user_id: str, step: int) -> None:
    """The code of this time step was right, and is not good again."""
    conn.execute(update(schema.factors).where(F.user_id == user_id).values(last=step, wrong=0))


def count_wrong(conn: Connection, user_id: str, now: int) -> None:
    conn.execute(update(schema.factors).where(F.user_id == user_id).values(wrong=F.wrong + 1, tried=now))


def confirm_factor(conn: Connection, user_id: str, now: int) -> None:
    conn.execute(update(schema.factors).where(F.user_id == user_id, F.since.is_(None)).values(since=now))


def drop_factor(conn: Connection, user_id: str) -> bool:
    """With its recovery codes. False: there was none."""
    conn.execute(delete(schema.recovery).where(R.user_id == user_id))
    return conn.execute(delete(schema.factors).where(F.user_id == user_id)).rowcount == 1


def set_recovery(conn: Connection, user_id: str, hashes: Collection[str]) -> None:
    """In place of those of before."""
    conn.execute(delete(schema.recovery).where(R.user_id == user_id))
    conn.execute(insert(schema.recovery), [{"user_id": user_id, "hash": one} for one in hashes])


def use_recovery(conn: Connection, user_id: str, hash: str) -> bool:
    """Whether there was such a code; now it is gone. It shows the owner, so wrong codes of before count no more."""
    good = conn.execute(delete(schema.recovery).where(R.user_id == user_id, R.hash == hash)).rowcount == 1
    if good:
        conn.execute(update(schema.factors).where(F.user_id == user_id).values(wrong=0))
    return good


def recovery_left(conn: Connection, user_id: str) -> int:
    return conn.execute(select(func.count()).where(R.user_id == user_id)).scalar_one()
