"""Tables from what is stored of them: whole, or as much of one as a list shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import structlog

from grandtour.server import entries as e
from grandtour.server import rules
from grandtour.server.people import now_ms
from grandtour.server.store import queries as q
from grandtour.server.table import Heard, Table

log = structlog.get_logger("grandtour.building")


def edition_hashes(rows: Sequence[q.EntryRow]) -> list[str]:
    """Of the editions that the table was played with, the last one last."""
    said = [e.decode(row.data) for row in rows if row.kind in ("created", "converted")]
    return [entry.edition_hash for entry in said if isinstance(entry, e.Created | e.Converted)]


def built(table_id: str, rows: Sequence[q.EntryRow], texts: dict[str, str]) -> Table:
    """Fold all entries. Where the game cannot be played again, the table is blind until a conversion.

    CannotGoOn where not even its people can be known. It may take seconds: the event loop must not wait for it.
    """
    try:
        created = _created(rows)
        hashes = edition_hashes(rows)
        try:
            game = rules.game_of(created.game, created.edition, hashes[-1], created.options, texts.get(hashes[-1]))
            table = Table(table_id, game, created, blind=len(hashes) > 1)
            fold_in(table, rows)
        except Exception as reason:  # whatever the rules make of steps that are not theirs
            log.warning("the game cannot be played again", table=table_id, reason=repr(reason))
            return blind(table_id, rows)
        return table
    except Exception as reason:
        raise rules.CannotGoOn(f"its entries cannot be read: {reason!r}") from reason


def blind(table_id: str, rows: Sequence[q.EntryRow]) -> Table:
    """Fold the entries for the people, the status and the record alone; the game stays unplayed."""
    created = _created(rows)
    table = Table(table_id, rules.nearest(created.game, created.edition, created.options), created, blind=True)
    for row in rows:
        entry = e.decode(row.data)
        if isinstance(entry, e.Converted):  # folded, it would open the table's eyes
            table.revision = row.number
            table.rules_version, table.edition_hash = entry.rules_version, entry.edition_hash
            table.steps = list(entry.steps)
        else:
            table.fold(row.number, row.at, row.author, row.command, entry)
    return table


def glanced(table_id: str, rows: Sequence[q.EntryRow]) -> Table:
    """As a list shows it. CannotGoOn where it cannot be read."""
    try:
        table = blind(table_id, rows)
    except Exception as reason:
        raise rules.CannotGoOn(f"its entries cannot be read: {reason!r}") from reason
    table.steps, table.commands = [], {}  # many are kept, and these are most of it
    return table


def fold_in(table: Table, rows: Sequence[q.EntryRow]) -> Heard:
    heard = [table.fold(row.number, row.at, row.author, row.command, e.decode(row.data)) for row in rows]
    return reduce(Heard.then, heard)


def conversion(table: Table) -> e.Converted:
    """With which a blind table's game goes on under these rules. CannotGoOn where there is no way."""
    if table.game.edition_id != table.created.edition:
        raise rules.CannotGoOn(f"there is no edition {table.created.edition} any more")
    if table.forks:
        raise rules.CannotGoOn("it goes on from a game that was played by other rules")
    try:
        steps = rules.convert(table.game, table.seats, table.rules_version, list(table.steps))
        entry = e.Converted(table.game.rules_version, table.game.edition_hash, steps)
        trial = table.fork()
        trial.fold(trial.revision + 1, now_ms(), None, None, entry)
    except rules.CannotGoOn:
        raise
    except Exception as reason:
        raise rules.CannotGoOn(f"its steps are not those of the rules: {reason!r}") from reason
    return entry


def seat_rows(table: Table) -> list[q.SeatRow]:
    actors = table.actors()
    return [q.SeatRow(seat, chair.user, seat in actors) for seat, chair in enumerate(table.chairs)]


def _created(rows: Sequence[q.EntryRow]) -> e.Created:
    created = e.decode(rows[0].data)
    if not isinstance(created, e.Created):
        raise rules.CannotGoOn(f"it begins with {rows[0].kind}")
    return created
