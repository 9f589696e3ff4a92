"""The history checker: whether all that clients saw can have come from one order of entries, which is the stored one.

The entries of a table are folded anew, one after the other; that tells what each viewer sees at each moment. Then
every view and every acknowledgement that any client got, at any process, is held against it:

- order: every entry can follow those before it;
- content: a view shows a moment of that order, exactly;
- one connection: its views never go back;
- real time: who asks after something was seen or acknowledged, by anybody and anywhere, sees at least that;
- cause: nobody sees a command before it was sent, and what was acknowledged before another command was sent comes
  before it;
- promise: the step that an acknowledgement tells is one that holds the command.

Times are those of one process, the trial's, which is all the clients.
"""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from grandtour.server import entries as e
from grandtour.server import rules, showing
from grandtour.server.table import Table
from scripts.server import stored
from scripts.server.player import Sent
from scripts.server.sight import Seen, digest, digest_of_info

MOST_TOLD: Final = 20


@dataclass
class Moments:
    """What the stored entries of a table show, moment by moment. Moment `n` is after entry `n`."""

    steps: list[list[int]] = field(default_factory=list)
    """by viewer, spectators last: its step at each moment, from 0"""
    views: dict[tuple[int, int], tuple[bytes, bytes]] = field(default_factory=dict)
    """by viewer and step: the digests of the position and of the table's description"""
    of_command: dict[str, int] = field(default_factory=dict)
    """by command: the moment at which it is there"""

    @property
    def last(self) -> int:
        return len(self.steps[0]) - 1

    def first(self, viewer: int, step: int) -> int:
        """The first moment at which the viewer is at the step, or beyond."""
        return bisect_left(self.steps[viewer], step)

    def latest(self, viewer: int, step: int) -> int:
        """The last moment at which the viewer is at the step."""
        return bisect_right(self.steps[viewer], step) - 1


class Impossible(Exception):
    """An entry cannot follow those before it."""


def moments_of(table_id: str, entries: Sequence[stored.Entry], wanted: set[tuple[int | None, int]]) -> Moments:
    """Fold the entries, and show what `wanted` viewers (seat, step) saw."""
    created = e.decode(json.dumps(entries[0].data))
    assert isinstance(created, e.Created)
    game = rules.shipped(created.game, created.edition, rules.chosen(created.options), created.rules_version)
    table = Table(table_id, game, created)
    out = Moments([[0] for _ in range(table.seats + 1)])
    at = 0
    for entry in entries:
        if entry.at < at:
            raise Impossible(f"entry {entry.number} is of an earlier time than the one before")
        at = entry.at
        try:
            table.fold(entry.number, entry.at, entry.author, entry.command, e.decode(json.dumps(entry.data)))
        except Exception as fault:  # rules may raise anything at steps that are not theirs
            raise Impossible(f"entry {entry.number}: {fault}") from fault
        if entry.command is not None:
            out.of_command[entry.command] = entry.number
        for viewer, steps in enumerate(out.steps):
            step = table.seen[viewer]
            seat = None if viewer == table.watcher else viewer
            if step != steps[-1] and (seat, step) in wanted:
                out.views[viewer, step] = shown(table, seat)
            steps.append(step)
    return out


def shown(table: Table, seat: int | None) -> tuple[bytes, bytes]:
    view = showing.view(table, seat, 0, showing.table_info(table, {}))
    said: dict[str, Any] = json.loads(msgspec.json.encode(view))
    return digest(said), digest_of_info(said["table"])


def faults(found: stored.Stored, seen: Iterable[Seen], sent: Iterable[Sent]) -> list[str]:
    """Everything that no one order of the stored entries explains."""
    by_table: dict[str, list[Seen]] = defaultdict(list)
    for one in seen:
        by_table[one.table].append(one)
    commands: dict[str, list[Sent]] = defaultdict(list)
    for command in sent:
        commands[command.table].append(command)
    out: list[str] = []
    for table in by_table.keys() | commands.keys():
        if table not in found.entries:
            out.append(f"table {table} was seen, and is not stored")
            continue
        views = by_table[table]
        try:
            moments = moments_of(table, found.entries[table], {(one.seat, one.step) for one in views})
        except Impossible as fault:
            out.append(f"order: table {table}: {fault}")
        else:
            out += _Check(moments, views, commands[table]).faults()
    return out[:MOST_TOLD]


@dataclass
class _Check:
    """One table."""

    moments: Moments
    views: list[Seen]
    commands: list[Sent]

    def faults(self) -> list[str]:
        out = self._contents()
        if out:
            return out  # what is no moment of this order has no place in time either
        return [*self._lines(), *self._promises(), *self._real_time(), *self._causes()]

    def _viewer(self, seat: int | None) -> int:
        return len(self.moments.steps) - 1 if seat is None else seat

    def _first(self, one: Seen) -> int:
        return self.moments.first(self._viewer(one.seat), one.step)

    def _latest(self, one: Seen) -> int:
        return self.moments.latest(self._viewer(one.seat), one.step)

    def _contents(self) -> list[str]:
        out = []
        for one in self.views:
            told = self.moments.views.get((self._viewer(one.seat), one.step))
            if told is None:
                out.append(f"content: {one}: there is no such step")
            elif one.position != told[0]:
                out.append(f"content: {one}: the position is not that of the stored entries")
            elif one.info is not None and one.info != told[1]:
                out.append(f"content: {one}: the table is not that of the stored entries")
        return out

    def _lines(self) -> list[str]:
        out = []
        last: dict[object, Seen] = {}
        for one in sorted((one for one in self.views if one.line is not None), key=lambda one: one.heard):
            before = last.get(one.line)
            if before is not None and self._latest(one) < self._first(before):
                out.append(f"one connection: {one}, after {before}")
            last[one.line] = one
        return out

    def _promises(self) -> list[str]:
        out = []
        for command in self.commands:
            at = self.moments.of_command.get(command.id)
            if command.step is None or at is None or not command.acknowledged:
                continue
            viewer = self._viewer(command.message.get("seat"))
            if self.moments.latest(viewer, command.step) < at:
                out.append(f"promise: {command}: step {command.step} is before entry {at}")
        return out

    def _real_time(self) -> list[str]:
        """Nobody who asks sees less than what was seen or acknowledged before."""
        known = [(one.heard, self._first(one), str(one)) for one in self.views]
        for command in self.commands:
            at = self.moments.of_command.get(command.id)
            if at is not None and command.acknowledged and command.answered_at is not None:
                known.append((command.answered_at, at, f"acknowledged: {command}"))
        known.sort()
        times: list[float] = []
        most: list[tuple[int, str]] = []
        for time, at, what in known:
            times.append(time)
            most.append(max(most[-1], (at, what)) if most else (at, what))
        out = []
        for one in self.views:
            if one.asked is None:
                continue
            place = bisect_left(times, one.asked) - 1
            if place >= 0 and self._latest(one) < most[place][0]:
                late = (one.asked - times[place]) * 1000
                out.append(f"real time: {one}, asked for {late:.1f} ms after {most[place][1]} (entry {most[place][0]})")
        return out

    def _causes(self) -> list[str]:
        out = []
        by_time = sorted((one.heard, self._first(one), str(one)) for one in self.views)
        heard = [time for time, _, _ in by_time]
        furthest: list[int] = []
        for _, at, _ in by_time:
            furthest.append(max(furthest[-1], at) if furthest else at)
        there = [(self.moments.of_command[c.id], c) for c in self.commands if c.id in self.moments.of_command]
        last_sent = 0.0
        for at, command in sorted(there, key=lambda pair: pair[0]):
            place = bisect_left(heard, command.sent_at) - 1
            if place >= 0 and furthest[place] >= at:
                out.append(f"cause: {command} was seen before it was sent (entry {at})")
            if command.answered_at is not None and command.acknowledged and command.answered_at < last_sent:
                out.append(f"cause: {command} (entry {at}) was answered before an entry that precedes it was sent")
            last_sent = max(last_sent, command.sent_at)
        return out
