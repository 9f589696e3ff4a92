"""Where tables, people and what happened are kept: a SQLite file, or PostgreSQL for several processes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from grandtour.server.store.store import BadDatabase, Change, Failure, Store, Unavailable, Unsure

FILE: Final = "grandtour.db"
"""The database in a data directory."""


def open_store(url: str, *, serving: bool = True, create: bool = True, anew: bool = False) -> Store:
    """The store at a database's address; it still has to be opened. BadDatabase says what is wrong with the address.

    `serving=False` is for admin commands, which may run beside a server; `create=False` refuses a missing file;
    `anew=True` is for a restore, and takes a directory whose database is gone.
    """
    try:
        address = make_url(url)
    except ArgumentError:
        raise BadDatabase(f"{EXPECTED}, not {url[:40]!r}") from None
    kind = address.drivername
    if kind in ("sqlite", "sqlite+pysqlite"):
        from grandtour.server.store.sqlite import SqliteStore

        if address.database in (None, "", ":memory:") or address.query:
            raise BadDatabase("a SQLite database needs a file and nothing else, as in sqlite:////path/grandtour.db")
        return SqliteStore(Path(str(address.database)), serving=serving, create=create, anew=anew)
    if kind in ("postgresql", "postgres", "postgresql+asyncpg"):
        from grandtour.server.store.postgres import PostgresStore

        return PostgresStore(address.set(drivername="postgresql+asyncpg"), serving=serving)
    raise BadDatabase(f"{EXPECTED}, not {kind}://…")


EXPECTED: Final = "a database is sqlite:////path/file.db or postgresql+asyncpg://user:password@host/name"


def database_in(directory: Path) -> str:
    """The address of the SQLite database in a data directory."""
    return URL.create("sqlite", database=str(directory / FILE)).render_as_string(hide_password=False)


__all__ = ["FILE", "BadDatabase", "Change", "Failure", "Store", "Unavailable", "Unsure", "database_in", "open_store"]
