"""Rows in a file: backups, and tables that move to another server. The form is the same for both databases.

A file is JSON lines in gzip: a header, the rows of each table after a line that names it and its columns, and a trailer
with the counts and a hash of all that came before it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, Table

from grandtour import __version__
from grandtour.server.store import migrations
from grandtour.server.store.schema import metadata

BACKUP: Final = "grandtour-backup"
TABLES: Final = "grandtour-tables"
FORM: Final = 1
LONGEST_LINE: Final = 64 * 2**20


class BadArchive(ValueError):
    """The file is not a whole archive, or not of the kind that is asked for."""


class Writer:
    def __init__(self, stream: gzip.GzipFile) -> None:
        self._stream = stream
        self._hash = hashlib.sha256()
        self._columns: tuple[str, ...] = ()
        self.counts: dict[str, int] = {}

    def begin(self, table: str, columns: Sequence[str]) -> None:
        self._columns = tuple(columns)
        self._table = table
        self.counts[table] = 0
        self.line({"table": table, "columns": self._columns})

    def add(self, row: Mapping[str, object]) -> None:
        self.line([row[name] for name in self._columns])
        self.counts[self._table] += 1

    def line(self, value: object) -> None:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._hash.update(text)
        self._stream.write(text)

    def finish(self) -> None:
        self.line({"end": True, "counts": self.counts, "sha256": self._hash.hexdigest()})


@contextmanager
def writing(path: Path, kind: str) -> Iterator[Writer]:
    """Write the whole file or none; only its owner can read it. OSError says what cannot be written."""
    draft = path.with_name(f".grandtour-{os.getpid()}")
    try:
        try:
            descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(descriptor, "wb") as file:
                with gzip.GzipFile("", "wb", 6, file, mtime=0) as stream:
                    writer = Writer(stream)
                    writer.line({"format": kind, "form": FORM, "revision": migrations.newest(), "version": __version__})
                    yield writer
                    writer.finish()
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise OSError(error.errno, f"cannot write {str(path)!r}: {error.strerror or error}") from None


def check(path: Path, kind: str) -> dict[str, int]:
    """Read the whole file, and return how many rows each table has. BadArchive if anything is wrong."""
    counts: dict[str, int] = {}
    for table, _ in rows(path, kind):
        counts[table.name] = counts.get(table.name, 0) + 1
    return counts


def rows(path: Path, kind: str) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Each row with its table. Some faults of the file show only at its end, so use `check` first."""
    try:
        with gzip.open(path, "rb") as stream:
            yield from _rows(path, kind, stream)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise BadArchive(f"{str(path)!r} is cut off or damaged: {error}") from None
    except OSError as error:
        raise BadArchive(f"cannot read {str(path)!r}: {error.strerror or error}") from None


def _rows(path: Path, kind: str, stream: gzip.GzipFile) -> Iterator[tuple[Table, dict[str, Any]]]:
    digest = hashlib.sha256()
    table: Table | None = None
    columns: list[Column[Any]] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(iter(lambda: stream.readline(LONGEST_LINE), b""), 1):
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):  # or nested too deeply
            raise BadArchive(f"{str(path)!r}, line {number}: not a line of {NAMES[kind]}") from None
        if number == 1:
            _check_header(path, kind, value)
        elif isinstance(value, dict) and "end" in value:
            if value.get("sha256") != digest.hexdigest() or value.get("counts") != counts:
                raise BadArchive(f"{str(path)!r} is damaged: its contents do not fit its checksum")
            if stream.read(1):
                raise BadArchive(f"{str(path)!r}: something follows its end")
            return
        elif isinstance(value, dict):
            table, columns = _table(path, number, value)
            counts[table.name] = 0
        elif table is None or not _fits(columns, value):
            raise BadArchive(f"{str(path)!r}, line {number}: not a row of {table.name if table is not None else 'any'}")
        else:
            counts[table.name] += 1
            yield table, {column.name: item for column, item in zip(columns, value)}
        digest.update(line)
    raise BadArchive(f"{str(path)!r} is cut off: its end is missing")


def _check_header(path: Path, kind: str, header: object) -> None:
    found = header if isinstance(header, dict) else {}
    if found.get("format") != kind:
        other = found.get("format")
        what = f"it is {NAMES[str(other)]}" if other in NAMES else "it is something else"
        raise BadArchive(f"{str(path)!r} is not {NAMES[kind]}: {what}")
    if found.get("form") != FORM or found.get("revision") != migrations.newest():
        raise BadArchive(
            f"{str(path)!r} was written by version {found.get('version')} of Grand Tour, whose database has another "
            f"form; read it with that version, then upgrade"
        )


def _table(path: Path, number: int, value: dict[str, Any]) -> tuple[Table, list[Column[Any]]]:
    table = metadata.tables.get(str(value.get("table")))
    names = value.get("columns")
    if table is None or not isinstance(names, list) or not all(name in table.c for name in names):
        raise BadArchive(f"{str(path)!r}, line {number}: there is no such table")
    return table, [table.c[name] for name in names]


def _fits(columns: Sequence[Column[Any]], value: object) -> bool:
    """Whether a row has the types of its columns; SQLite itself would take text where a number belongs."""
    if not isinstance(value, list) or len(value) != len(columns):
        return False
    return all(
        column.nullable if item is None else type(item) is column.type.python_type
        for column, item in zip(columns, value)
    )


NAMES: Final = {BACKUP: "a backup", TABLES: "a file of exported tables"}
