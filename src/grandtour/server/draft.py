"""What a command makes of a table, before it is stored: the entries, and a copy of the table that has them already."""

from __future__ import annotations

from grandtour.server import entries as e
from grandtour.server.table import Author, Heard, Table, Tried


class Draft:
    """Nothing here changes the table that it began with, so a draft that cannot be stored is just forgotten.

    Its table and what was heard must be what folding the stored entries into the table before gives, as every loading
    and all other processes do it: position, views, steps, clocks and commands.
    """

    def __init__(self, before: Table, author: Author, at: int) -> None:
        self.before = before
        self.author = author
        self.at = at
        self.table = before
        """as it is after the entries so far"""
        self.heard: Heard = before.nothing()
        self.entries: list[e.AnyEntry] = []
        self.command: str | None = None
        """the id of the command that is carried out; it stands at the last entry, as all are stored together or none"""

    def add(self, *entries: e.AnyEntry, tried: Tried | None = None) -> None:
        """Add what happens next. `tried`: the only entry is a move that has just been played, see `Table.fold`."""
        for entry in entries:
            if self.table is self.before:
                self.table = self.before.fork(share_match=tried is not None)
            heard = self.table.fold(self.table.revision + 1, self.at, self.author, None, entry, tried)
            self.heard = self.heard.then(heard) if self.entries else heard
            self.entries.append(entry)

    def sign(self, command: str | None) -> None:
        """Nothing more is added: the command has been carried out."""
        self.command = command
        if self.entries and self.author is not None and command is not None:
            self.table.commands.add((self.author, command), self.table.revision)
