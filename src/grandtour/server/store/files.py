"""The files of a SQLite database that is open: whether they are still those that were opened, and a way to save them.

SQLite itself goes on with a file that was deleted or replaced, and all that it says to be stored is lost at its end.
"""

from __future__ import annotations

import os
import sqlite3
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final

BUSY_MS: Final = 2000


class Files:
    """Holds a connection of its own, as long as the database is open. So SQLite keeps its `-wal` from first to last,
    and whatever happens to the names, all that was stored can still be read.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.wal = beside(file, "-wal")
        before = identity(file)
        self._connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, check_same_thread=False)
        self._connection.isolation_level = None
        self._connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        self._connection.execute("SELECT count(*) FROM sqlite_master")  # the first look opens the files
        self._known = {file: identity(file), self.wal: identity(self.wal)}
        if before != self._known[file]:
            raise OSError(None, "it was replaced while it was being opened", str(file))

    def fault(self) -> str | None:
        """What has happened to the files, if they are no longer those that were opened."""
        for path, known in self._known.items():
            now = identity(path)
            if now != known:
                return f"{str(path)!r} was {'removed' if now is None else 'replaced'} while the server runs"
        return None

    @property
    def whole(self) -> bool:
        """Whether the database itself is there; its log may not be."""
        return identity(self.file) == self._known[self.file]

    def settle(self) -> None:
        """Bring everything from the log into the database itself, so that it is whole without the log, wherever it is.

        sqlite3.Error says why that is not possible.
        """
        busy, _, _ = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise sqlite3.OperationalError("the database is in use")

    def rescue(self) -> Path:
        """Write a copy of all that is stored beside the database. OSError or sqlite3.Error: it cannot be written."""
        stamp = f"{datetime.now(UTC):%Y%m%d-%H%M%S}"
        names = (beside(self.file, f".rescued-{stamp}" + (f"-{n}" if n else "")) for n in count())
        copy, draft = next(name for name in names if not name.exists()), beside(self.file, ".rescue")
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))  # readable by us alone
        try:
            self._connection.execute("VACUUM INTO ?", [str(draft)])
            descriptor = os.open(draft, os.O_RDONLY)
            try:
                os.fsync(descriptor)  # SQLite does not wait for the disk here
            finally:
                os.close(descriptor)
            os.replace(draft, copy)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
        sync_directory(copy.parent)
        return copy

    def close(self) -> None:
        self._connection.close()


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from every other one; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def sync_directory(path: Path) -> None:
    """Make sure that a new name in it is on the disk."""
    if os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
