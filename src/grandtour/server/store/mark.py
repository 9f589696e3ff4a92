"""A directory remembers which database it had, so that one which vanished or was emptied is noticed at the next start.

The database has an id among its settings, and a small file beside it holds the same id.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, select

from grandtour.server.store import queries as q
from grandtour.server.store import schema
from grandtour.server.store.files import beside, sync_directory
from grandtour.server.store.store import BadDatabase

KEY: Final = "id"
"""of the setting"""


def mark_of(file: Path) -> Path:
    return beside(file, ".id")


def check_remains(file: Path) -> None:
    """BadDatabase if there is no database, but something of one: a new database would make an end of it."""
    if file.exists():
        return
    for ending in ("-wal", "-journal"):
        rest = beside(file, ending)
        if rest.exists() and rest.stat().st_size > 0:
            raise BadDatabase(
                f"{str(rest)!r} is here without its database {file.name}, and may hold moves that are nowhere else: "
                f"put the database back beside it{rescued(file)}, or restore a backup into another directory; to begin "
                f"with an empty database, move this file away"
            )


def check_there(file: Path) -> None:
    """BadDatabase if the directory had a database and has none."""
    if file.exists():
        return
    for rest in (mark_of(file), beside(file, ".lock"), *copies(file)):
        if rest.exists():
            raise BadDatabase(
                f"the database {str(file)!r} is gone, and {rest.name} shows that there was one: put it "
                f"back{rescued(file)}, or restore a backup with `grandtour admin restore`; to begin with an empty "
                f"database, remove {str(rest)!r}"
            )


def rescued(file: Path) -> str:
    """The newest copy that a server saved when its database vanished, as a part of a sentence."""
    found = copies(file)
    return f" ({str(found[-1])!r} is a copy that the server saved: give it the name {file.name})" if found else ""


def copies(file: Path) -> list[Path]:
    return sorted(file.parent.glob(f"{file.name}.rescued-*"))


def check_same(conn: Connection, file: Path) -> str:
    """The id of the database, which gets one if it has none. BadDatabase if the directory had another database."""
    mark = mark_of(file)
    known = read(mark)
    found = q.setting(conn, KEY)
    if found is None:
        if known is not None and conn.execute(select(func.count()).select_from(schema.users)).scalar_one() == 0:
            raise BadDatabase(
                f"the database {str(file)!r} is empty, and {mark.name} shows that it was not: put the right one in its "
                f"place{rescued(file)}, or restore a backup; if it shall be empty, remove {str(mark)!r}"
            )
        found = q.keep_setting(conn, KEY, known or secrets.token_hex(16))
    if known not in (None, found):
        raise BadDatabase(
            f"{str(file)!r} is another database than the one that was here before, as {mark.name} shows: put the right "
            f"one in its place{rescued(file)}; if this is the right one, remove {str(mark)!r}"
        )
    return found


def read(mark: Path) -> str | None:
    try:
        return mark.read_text("ascii", errors="replace").strip() or None
    except FileNotFoundError:
        return None


def write(file: Path, database: str) -> None:
    """Keep the id beside the database: wholly or not at all."""
    mark = mark_of(file)
    if read(mark) == database:
        return
    draft = beside(mark, ".new")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
        out.write(database + "\n")
        out.flush()
        os.fsync(out.fileno())
    os.replace(draft, mark)
    sync_directory(mark.parent)


def forget(file: Path) -> None:
    mark_of(file).unlink(missing_ok=True)
