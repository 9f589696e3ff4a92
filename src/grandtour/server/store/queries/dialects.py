"""The little in which the two databases differ."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

T = TypeVar("T")


Insert = postgresql.Insert | sqlite.Insert
"""An insert that knows what to do with a row that is there: each database has its own class for it."""

INSERTS: Final[Mapping[str, Callable[[Table], Insert]]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


def insert(conn: Connection, table: Table) -> Insert:
    return INSERTS[conn.dialect.name](table)


def in_parts(values: Collection[T], size: int = 1000) -> Iterator[list[T]]:
    """Both databases limit how many values one statement may take."""
    everything = list(values)
    for start in range(0, len(everything), size):
        yield everything[start : start + size]
