"""Brings a database to the form that this version of the server needs, when a store is opened."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from grandtour.server.store.schema import metadata
from grandtour.server.store.store import BadDatabase

HERE: Final = Path(__file__).parent
LOCK: Final = 4_713_202_601
"""The number of PostgreSQL's advisory lock under which one process migrates while the others wait."""

# Alembic keeps what it works on in global variables.
_one_at_a_time = threading.Lock()


def config() -> Config:
    out = Config()
    out.set_main_option("script_location", str(HERE).replace("%", "%%"))
    out.set_main_option("path_separator", "os")
    return out


def newest() -> str:
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def revision_of(conn: Connection) -> str | None:
    """The form of the database; None if it is empty."""
    return MigrationContext.configure(conn).get_current_revision()


def upgrade(conn: Connection, *, only_empty: bool = False) -> None:
    """Upgrade to the newest form, inside the connection's transaction, which the caller commits.

    With `only_empty` an older form is refused, because a server of an older version may be running on it.
    """
    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = revision_of(conn)
    head = newest()
    if found == head:
        return
    if found is None:
        strange = sorted(set(inspect(conn).get_table_names()) & set(metadata.tables))
        if strange:
            raise BadDatabase(f"the database belongs to another program: it has a table {strange[0]!r} already")
    elif found not in {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}:
        raise BadDatabase(
            f"the database was used by a newer version of Grand Tour (its form is {found!r}, the newest known here "
            f"{head!r}): install that version, or restore a backup that was made before"
        )
    elif only_empty:
        raise BadDatabase(f"the database has an older form ({found!r}, not {head!r}): start `grandtour serve` once")
    with _one_at_a_time:
        here = config()
        here.attributes["connection"] = conn
        command.upgrade(here, "head")
