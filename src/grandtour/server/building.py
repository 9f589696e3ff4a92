"""Builds tables from what is stored of them: whole, or only as much as a list shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import structlog

from grandtour.server import entries as e
from grandtour.server import rules
from grandtour.server.draft import Draft
from grandtour.server.store import queries as q
from grandtour.server.table import Commands, Heard, Table
from grandtour.server.wallclock import now_ms

log = structlog.get_logger("grandtour.building")


def edition_hashes(rows: Sequence[q.EntryRow]) -> list[str]:
    """The hashes of the editions that the table was played with, the present one last."""
    return [entry.edition_hash for entry in played_with(rows)]


def played_with(rows: Sequence[q.EntryRow]) -> list[e.Created | e.Converted]:
    """The entries that say under which rules and with which edition the table is played, the present one last."""
    said = [e.decode(row.data) for row in rows if row.kind in ("created", "converted")]
    return [entry for entry in said if isinstance(entry, e.Created | e.Converted)]


def built(table_id: str, rows: Sequence[q.EntryRow], texts: dict[str, str]) -> Table:
    """Fold all entries. If the game cannot be played again, the table is blind until a conversion.

    CannotGoOn if not even its people can be known. It may take seconds, so it must not run in the event loop.
    """
    try:
        try:
            return replayed(table_id, rows, texts)
        except Exception as reason:  # rules may raise anything at steps that are not theirs
            log.warning("the game cannot be played again", table=table_id, reason=repr(reason))
            return blind(table_id, rows)
    except Exception as reason:
        raise rules.CannotGoOn(f"its entries cannot be read: {reason!r}") from reason


def replayed(table_id: str, rows: Sequence[q.EntryRow], texts: dict[str, str]) -> Table:
    """Fold all entries, and play the game again. Any exception says why that is not possible."""
    created = _created(rows)
    said = played_with(rows)
    last = said[-1]
    text = texts.get(last.edition_hash)
    game = rules.game_of(created.game, created.edition, last.edition_hash, created.options, text, last.rules_version)
    table = Table(table_id, game, created, blind=len(said) > 1)
    fold_in(table, rows)
    return table


def blind(table_id: str, rows: Sequence[q.EntryRow]) -> Table:
    """Fold the entries only for the people, the status and the record; the game is not played."""
    created = _created(rows)
    version = played_with(rows)[-1].rules_version
    nearest = rules.nearest(created.game, created.edition, created.options, version)
    table = Table(table_id, nearest, created, blind=True)
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
    """The table as a list shows it. CannotGoOn if it cannot be read."""
    try:
        table = blind(table_id, rows)
    except Exception as reason:
        raise rules.CannotGoOn(f"its entries cannot be read: {reason!r}") from reason
    table.steps, table.commands = [], Commands()  # many tables are kept, and these would be most of each
    return table


def fold_in(table: Table, rows: Sequence[q.EntryRow]) -> Heard:
    heard = [table.fold(row.number, row.at, row.author, row.command, e.decode(row.data)) for row in rows]
    return reduce(Heard.then, heard)


def conversion(table: Table) -> e.Converted:
    """The entry by which a blind table's game goes on under these rules. CannotGoOn if there is no conversion."""
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


def entry_rows(draft: Draft) -> list[q.EntryRow]:
    first, last = draft.before.revision + 1, draft.table.revision
    return [
        q.EntryRow(
            number, draft.at, draft.author, e.kind_of(entry), draft.command if number == last else None, e.encode(entry)
        )
        for number, entry in enumerate(draft.entries, first)
    ]


def seat_rows(table: Table) -> list[q.SeatRow]:
    actors = table.actors()
    return [q.SeatRow(seat, chair.user, seat in actors) for seat, chair in enumerate(table.chairs)]


def changed_seats(before: Table, after: Table) -> list[q.SeatRow]:
    """What is stored of the seats and is not so any more; all of them where it is not known what was."""
    if before.blind:
        return seat_rows(after)
    was, now = before.actors(), after.actors()
    return [
        q.SeatRow(seat, chair.user, seat in now)
        for seat, chair in enumerate(after.chairs)
        if chair.user != before.chairs[seat].user or (seat in now) != (seat in was)
    ]


def _created(rows: Sequence[q.EntryRow]) -> e.Created:
    created = e.decode(rows[0].data)
    if not isinstance(created, e.Created):
        raise rules.CannotGoOn(f"it begins with {rows[0].kind}")
    return created
