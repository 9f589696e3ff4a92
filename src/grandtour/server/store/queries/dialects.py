"""The few things in which the two databases differ."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, CursorResult, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.elements import ClauseElement

T = TypeVar("T")


Insert = postgresql.Insert | sqlite.Insert
"""An insert that can say what to do if the row exists; each database has its own class for that."""

INSERTS: Final[Mapping[str, Callable[[Table], Insert]]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


def insert(conn: Connection, table: Table) -> Insert:
    return INSERTS[conn.dialect.name](table)


class Prepared:
    """A statement that every move runs; an insert comes with the names of its values.

    For SQLite it is made into text once. SQLAlchemy would look up what it has compiled at every run, and that takes
    longer than SQLite needs for the statement. So a fixed value in it is written as a `literal_column`.
    """

    def __init__(self, statement: Executable, names: Sequence[str] = ()) -> None:
        self.statement = statement
        self.names = list(names)
        self._compiled: tuple[str, list[str]] | None = None

    def run(self, conn: Connection, *rows: Mapping[str, Any]) -> CursorResult[Any]:
        """Run it once for each of the rows; there is at least one."""
        if conn.dialect.name != "sqlite":
            return conn.execute(self.statement, rows[0] if len(rows) == 1 else list(rows))
        text, names = self._compiled or self._compile(conn)
        values = [tuple(row[name] for name in names) for row in rows]
        return conn.exec_driver_sql(text, values[0] if len(values) == 1 else values)

    def _compile(self, conn: Connection) -> tuple[str, list[str]]:
        assert isinstance(self.statement, ClauseElement)
        compiled = self.statement.compile(dialect=conn.dialect, column_keys=self.names or None)
        assert isinstance(compiled, SQLiteCompiler)
        if not all(bind.required for bind in compiled.binds.values()):
            raise ValueError(f"the statement holds a value that no row has: {compiled.string}")
        self._compiled = (compiled.string, list(compiled.positiontup or ()))
        return self._compiled


def in_parts(values: Collection[T], size: int = 1000) -> Iterator[list[T]]:
    """The values in parts, because both databases limit how many values a statement may have."""
    everything = list(values)
    for start in range(0, len(everything), size):
        yield everything[start : start + size]
