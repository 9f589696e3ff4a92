"""Reads what the database holds, without the server, and compares it with what clients were told."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import grandtour as gt
from grandtour.core.record import parse, verify
from scripts.server.player import Sent

Row = tuple[Any, ...]
Ask = Callable[[str], Sequence[Row]]
"""One SQL statement, and its rows."""

# The tables are read first, because what is written between two questions can only add entries.
TABLES = "SELECT id, status, revision FROM tables"
ENTRIES = "SELECT table_id, number, author, kind, command, data, at FROM entries ORDER BY table_id, number"
CHATS = "SELECT table_id, user_id, text FROM chats"
SEATS = "SELECT table_id, seat, user_id FROM seats"


@dataclass(frozen=True)
class Entry:
    number: int
    author: str | None
    kind: str
    command: str | None
    data: dict[str, Any]
    at: int = 0


@dataclass(frozen=True)
class Stored:
    status: dict[str, str]
    revision: dict[str, int]
    entries: dict[str, list[Entry]]
    chats: Counter[tuple[str, str, str]]
    seats: dict[tuple[str, int], str | None]


def look(ask: Ask) -> Stored:
    tables = ask(TABLES)
    entries: dict[str, list[Entry]] = defaultdict(list)
    for table, number, author, kind, command, data, at in ask(ENTRIES):
        entries[table].append(Entry(number, author, kind, command, json.loads(data), at))
    return Stored(
        {table: status for table, status, _ in tables},
        {table: revision for table, _, revision in tables},
        dict(entries),
        Counter((table, user, text) for table, user, text in ask(CHATS)),
        {(table, seat): user for table, seat, user in ask(SEATS)},
    )


def in_file(file: Path, table: str | None = None) -> Stored:
    """What a SQLite file holds, perhaps only of one table, whether or not a server is using it."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=10)) as connection:
        return look(lambda question: connection.execute(of_table(question, table)).fetchall())


def of_table(question: str, table: str | None) -> str:
    if table is None:
        return question
    chosen, order, by = question.partition(" ORDER BY ")
    return f"{chosen} WHERE {'id' if question == TABLES else 'table_id'} = '{table}'{order}{by}"


# ---- held against the books -----------------------------------------------------------------------------------
def faults(
    stored: Stored, told: Sequence[Sent], joined: Sequence[tuple[str, int, str]], *, at_the_end: bool
) -> list[str]:
    """Everything that is not as clients were told. `told` and `joined` are from before the database was read."""
    out: list[str] = []
    for table, entries in stored.entries.items():
        numbers = [entry.number for entry in entries]
        if numbers != list(range(1, len(numbers) + 1)):
            out.append(f"table {table}: its entries are numbered {numbers}")
        revision = stored.revision.get(table, 0)
        if revision > len(numbers) or (at_the_end and revision != len(numbers)):
            out.append(f"table {table}: revision {revision}, but {len(numbers)} entries")
    where: dict[str, list[tuple[str, Entry]]] = defaultdict(list)
    for table, entries in stored.entries.items():
        for entry in entries:
            if entry.command is not None:
                where[entry.command].append((table, entry))
    for command in told:
        out += command_faults(command, where, stored)
    if at_the_end:
        known = {command.id for command in told if command.acknowledged}
        out += [f"stored, but never acknowledged: {command}" for command in where if command not in known]
    for command_id, places in where.items():
        if len(places) > 1:
            out.append(f"stored twice: {command_id}: {places}")
    for table, seat, person in joined:
        if stored.seats.get((table, seat)) != person:
            out.append(f"table {table}: seat {seat} was given to {person}, and is {stored.seats.get((table, seat))}'s")
    return out


def command_faults(command: Sent, where: dict[str, list[tuple[str, Entry]]], stored: Stored) -> list[str]:
    if command.message["type"] == "chat":
        count = stored.chats[command.table, command.author, command.message["text"]]
        if command.acknowledged and count != 1:
            return [f"acknowledged, but {'lost' if count == 0 else 'said twice'}: {command}"]
        return (
            [f"said {count} times: {command}"]
            if count > 1 or (command.answer and not command.acknowledged and count)
            else []
        )
    places = where.get(command.id, [])
    if not command.acknowledged:
        return [f"refused, but stored: {command}"] if command.answer is not None and places else []
    if not places:
        return [f"acknowledged, but lost: {command}"]
    table, entry = places[0]
    if (table, entry.author) != (command.table, command.author):
        return [f"stored elsewhere, or as somebody else's: {command}: {table} {entry}"]
    said = {name: command.message[name] for name in ("seat", "action", "yes", "what") if name in command.message}
    # What a proposal or an answer settled may follow it; then the command's id is on the last entry.
    if entry.kind in ("played", "undone", "proposed", "answered") and any(
        entry.data.get(k) != v for k, v in said.items()
    ):
        return [f"stored otherwise than it was sent: {command}: {entry}"]
    return []


def steps_of(entries: Sequence[Entry]) -> list[tuple[int, str]]:
    """The game that the entries tell, worked out anew: what was played, without what was taken back."""
    steps: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == "started":
            steps = [(gt.CHANCE, text) for text in entry.data["steps"]]
        elif entry.kind == "played":
            steps.append((entry.data["seat"], entry.data["action"]))
            steps += [(gt.CHANCE, text) for text in entry.data.get("chance", ())]
        elif entry.kind == "undone":
            del steps[max(i for i, (seat, _) in enumerate(steps) if seat == entry.data["seat"])]
    return steps


def record_faults(table: str, entries: Sequence[Entry], text: str) -> list[str]:
    """Faults of the downloaded record, if it is not that game to its end, or not true."""
    try:
        record = parse(text)
        verify(record, gt.game(record.game, record.edition, record.options))
    except ValueError as fault:
        return [f"table {table}: the record is no good: {fault}"]
    if not record.over:
        return [f"table {table}: the record is of an unfinished game"]
    if list(record.steps) != steps_of(entries):
        return [f"table {table}: the record is not what is stored"]
    return []
