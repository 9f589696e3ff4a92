"""The few things in which the two databases differ."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

T = TypeVar("T")


Insert = postgresql.Insert | sqlite.Insert
"""An insert that can say what to do if the row exists; each database has its own class for that."""

INSERTS: Final[Mapping[str, Callable[[Table], Insert]]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


def insert(conn: Connection, table: Table) -> Insert:
    return INSERTS[conn.dialect.name](table)


def in_parts(values: Collection[T], size: int = 1000) -> Iterator[list[T]]:
    """The values in parts, because both databases limit how many values a statement may have."""
    everything = list(values)
    for start in range(0, len(everything), size):
        yield everything[start : start + size]
