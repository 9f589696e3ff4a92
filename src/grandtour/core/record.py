"""A record is the whole game as text: a header that names the rules, then one step on each line, chance included.

    grandtour record 1
    game san-francisco
    edition grand-tour <sha256 of the edition's data>
    rules_version 1
    seats 2
    options {}
    commitment <sha256 of "seed:salt">
    steps
    * stack bridge
    0 keep 3+7
    ...
    scores 41 38
    seed 7
    salt 0f…
    end over 154

It can be replayed without the seed. `scores`, `seed` and `salt` are there once the game is over. The last line says how
many steps there are, so that a record that was cut off is noticed.

If the game goes on from a moment of another, a line below the commitment says where its first chance came from:

    fork 57 <commitment of the other game> <its seed> <its salt>
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from grandtour.core.editions import no_key_twice
from grandtour.core.game import CHANCE, Action, Event, Game, IllegalAction, Seat, State, UnreadableAction
from grandtour.core.picker import Picker, commitment
from grandtour.core.short import LINE, quote, shorten, some

FIRST_LINE = "grandtour record 1"
HEADER = ("game", "edition", "rules_version", "seats", "options", "commitment")
TRAILER = ("scores", "seed", "salt")
FORK = "fork"
CHANCE_MARK = "*"
HEX64 = re.compile(r"[0-9a-f]{64}")
SEED = re.compile(r"[0-9A-Za-z._:/+-]{1,200}")
COUNT = re.compile(r"0|[1-9][0-9]{0,8}")
SEAT = re.compile(r"0|[1-9][0-9]{0,99}")  # of a step; whether there is such a seat is for check_header to say
A_NUMBER = "a whole number of nine digits at most"  # what COUNT matches
MOST_FALSE = 10  # how many false claims of a header a message names
FORK_LINE = re.compile(rf"([1-9][0-9]{{0,8}}) ({HEX64.pattern}) ({SEED.pattern}) ({SEED.pattern})")


@dataclass(frozen=True)
class Fault:
    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


class BadRecord(ValueError):
    """The text is not a record; `faults` names everything that is wrong with it, by line."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(some(faults)))
        self.faults = faults


@dataclass(frozen=True)
class Fork:
    """The game goes on from another that was over: up to step number `steps` its chance came from that seed."""

    steps: int
    commitment: str
    seed: str
    salt: str

    def __str__(self) -> str:
        return f"{FORK} {self.steps} {self.commitment} {self.seed} {self.salt}"


@dataclass(frozen=True)
class Record:
    game: str
    edition: str
    edition_hash: str
    rules_version: int
    seats: int
    options: dict[str, object]
    commitment: str
    steps: tuple[tuple[Seat, str], ...]
    scores: tuple[int, ...] | None = None
    seed: str | None = None
    salt: str | None = None
    forks: tuple[Fork, ...] = ()
    """each holds from where the one before it ends; the record's own seed holds from where the last one ends"""

    @property
    def over(self) -> bool:
        return self.scores is not None

    def __str__(self) -> str:
        lines = [
            FIRST_LINE,
            f"game {self.game}",
            f"edition {self.edition} {self.edition_hash}",
            f"rules_version {self.rules_version}",
            f"seats {self.seats}",
            f"options {json.dumps(self.options, sort_keys=True, separators=(',', ':'))}",
            f"commitment {self.commitment}",
            *map(str, self.forks),
            "steps",
        ]
        lines += [f"{CHANCE_MARK if seat == CHANCE else seat} {text}" for seat, text in self.steps]
        if self.scores is not None:
            lines.append("scores " + " ".join(str(n) for n in self.scores))
            if self.seed is not None and self.salt is not None:
                lines += [f"seed {self.seed}", f"salt {self.salt}"]
        lines.append(f"end {'over' if self.over else 'unfinished'} {len(self.steps)}")
        return "\n".join(lines) + "\n"


class _Parser:
    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.faults: list[Fault] = []
        self.fields: dict[str, str] = {}
        self.forks: list[Fork] = []
        self.steps: list[tuple[Seat, str]] = []
        self.unread = 0  # lines among the steps that are no step

    def fault(self, line: int, text: str) -> None:
        self.faults.append(Fault(line, text))

    def parse(self) -> Record:
        lines = self.lines
        if lines[0] != FIRST_LINE:
            self.fault(1, f"a record starts with {FIRST_LINE!r}; this starts with {quote(lines[0])}")
            raise BadRecord(self.faults)
        last = len(lines) - (2 if lines[-1] == "" else 1)
        start = next((i for i in range(1, last + 1) if lines[i] == "steps"), None)
        if start is None:
            self.fault(last + 1, "the record has no line 'steps': it is cut off in its header")
        self._fields(1, (last + 1) if start is None else start, HEADER)
        seats = self._header()
        if start is not None:
            self._steps(start + 1, last)
        if self.faults:
            raise BadRecord(self.faults)
        return self._record(seats)

    def _fields(self, begin: int, end: int, known: tuple[str, ...]) -> None:
        for i in range(begin, end):
            key, _, value = self.lines[i].partition(" ")
            if key == FORK and known is HEADER:
                self._fork(i, value)
            elif key not in known:
                self.fault(i + 1, f"{quote(key)} is not one of {', '.join(known)}")
            elif key in self.fields:
                self.fault(i + 1, f"{key!r} is stated twice")
            else:
                self.fields[key] = value
        for key in known:
            if key not in self.fields and known is HEADER:
                self.fault(end + 1, f"the header does not state {key!r}")

    def _fork(self, i: int, value: str) -> None:
        found = FORK_LINE.fullmatch(value)
        if found is None:
            self.fault(i + 1, "a fork states a number of steps, a commitment, a seed and a salt")
        elif "commitment" not in self.fields:
            self.fault(i + 1, "forks stand below the commitment")
        elif self.forks and int(found[1]) <= self.forks[-1].steps:
            self.fault(i + 1, "a fork goes further than the one before it")
        else:
            self.forks.append(Fork(int(found[1]), *found.groups()[1:]))

    def _header(self) -> int:
        for key, good, what in (
            (
                "edition",
                re.compile(r"[a-z0-9]+(-[a-z0-9]+)* [0-9a-f]{64}"),
                "an edition's id and the 64 hexadecimal digits of its hash",
            ),
            ("rules_version", COUNT, A_NUMBER),
            ("seats", COUNT, A_NUMBER),
            ("commitment", HEX64, "64 hexadecimal digits"),
        ):
            if key in self.fields and not good.fullmatch(self.fields[key]):
                self.fault(self._line_of(key), f"{key} must be {what}, not {quote(self.fields[key])}")
        if "options" in self.fields:
            try:
                ok = isinstance(json.loads(self.fields["options"], object_pairs_hook=no_key_twice), dict)
            except (ValueError, RecursionError):
                ok = False
            if not ok:
                self.fault(self._line_of("options"), "options must be a JSON object such as {}, no key in it twice")
        seats = self.fields.get("seats", "")
        return int(seats) if COUNT.fullmatch(seats) else 99

    def _line_of(self, key: str) -> int:
        return next(i + 1 for i, line in enumerate(self.lines) if line.partition(" ")[0] == key)

    def _steps(self, begin: int, last: int) -> None:
        i = begin
        while i <= last and self.lines[i].partition(" ")[0] not in (*TRAILER, "end"):
            mark, _, text = self.lines[i].partition(" ")
            if mark == CHANCE_MARK and text:
                self.steps.append((CHANCE, text))
            elif SEAT.fullmatch(mark) and text:
                self.steps.append((int(mark), text))
            else:
                self.unread += 1
                self.fault(
                    i + 1, f"{quote(self.lines[i])} is no step; a step is a seat or {CHANCE_MARK}, then an action"
                )
            i += 1
        trailer = i
        while i <= last and self.lines[i].partition(" ")[0] in TRAILER:
            i += 1
        self._fields(trailer, i, TRAILER)
        if i > last:
            self.fault(last + 1, f"the record is cut off after {len(self.steps)} steps: its last line is not 'end …'")
            return
        state, _, count = self.lines[i].removeprefix("end").strip().partition(" ")
        if state not in ("over", "unfinished") or not COUNT.fullmatch(count):
            self.fault(i + 1, "the last line must be 'end over N' or 'end unfinished N', N the number of steps")
        elif not len(self.steps) <= int(count) <= len(self.steps) + self.unread:  # a line may have been a step
            self.fault(i + 1, f"the last line counts {count} steps, but there are {len(self.steps)}")
        if self.forks and self.forks[-1].steps > len(self.steps) + self.unread:
            self.fault(i + 1, f"the fork is of {self.forks[-1].steps} steps, but there are {len(self.steps)}")
        if (state == "over") != ("scores" in self.fields):
            self.fault(i + 1, "a game that is over states its scores, an unfinished one does not")
        if "seed" in self.fields and "scores" not in self.fields:
            self.fault(trailer + 1, "an unfinished game does not tell its seed")
        if ("seed" in self.fields) != ("salt" in self.fields):
            self.fault(i + 1, "seed and salt are stated together or not at all")
        if "scores" in self.fields and not re.fullmatch(r"-?[0-9]{1,9}( -?[0-9]{1,9})*", self.fields["scores"]):
            self.fault(trailer + 1, "scores are whole numbers with one blank between them")
        for key in ("seed", "salt"):
            if key in self.fields and not SEED.fullmatch(self.fields[key]):
                self.fault(trailer + 1, f"the {key} is no word of letters and digits")
        if i != last:
            self.fault(i + 2, "there is text after the last line 'end …'")

    def _record(self, seats: int) -> Record:
        f = self.fields
        edition, _, edition_hash = f["edition"].partition(" ")
        return Record(
            game=f["game"],
            edition=edition,
            edition_hash=edition_hash,
            rules_version=int(f["rules_version"]),
            seats=seats,
            options=json.loads(f["options"]),
            commitment=f["commitment"],
            steps=tuple(self.steps),
            scores=tuple(int(n) for n in f["scores"].split(" ")) if "scores" in f else None,
            seed=f.get("seed"),
            salt=f.get("salt"),
            forks=tuple(self.forks),
        )


def parse(text: str) -> Record:
    """The record that `text` spells; BadRecord names every fault and its line."""
    return _Parser(text.replace("\r\n", "\n")).parse()


def step_line(step: int, forks: int = 0) -> int:
    """The line of the text that step number `step` (from 0) is on, in a record with that many forks."""
    return len(HEADER) + 3 + forks + step


def read_steps(record: Record, game: Game) -> list[tuple[Seat, Action]]:
    """The record's steps as actions; BadRecord names every step that is not an action of the game."""
    steps: list[tuple[Seat, Action]] = []
    faults: list[Fault] = []
    for i, (seat, text) in enumerate(record.steps):
        try:
            steps.append((seat, game.read(text)))
        except UnreadableAction as fault:
            faults.append(Fault(step_line(i, len(record.forks)), str(fault)))
    if faults:
        raise BadRecord(faults)
    return steps


class FalseRecord(ValueError):
    """The record is well formed, but what it tells was not played by the rules, or is not what its seed gives."""


def check_header(record: Record, game: Game) -> None:
    """FalseRecord if the record is of another game than `game`, or has seats that the game cannot have."""
    false: list[str] = []
    edition_hash = record.edition_hash if game.has_hash(record.edition_hash) else game.edition_hash
    for what, said, is_so in (
        ("game", record.game, game.name),
        ("rules version", record.rules_version, game.rules_version),
        ("edition", record.edition, game.edition_id),
        ("edition's hash", record.edition_hash, edition_hash),
        ("options", record.options, game.options),
    ):
        if said != is_so:
            false.append(f"the record's {what}: {_told(said)}, not {_told(is_so)}")
    if record.seats not in game.seat_counts:
        known = ", ".join(map(str, game.seat_counts))
        false.append(f"{game.name} ({game.edition_id}) is not played by {record.seats}, but by {known}")
    else:
        last = record.seats - 1
        false += [
            f"{_place(record, i)}: there is no seat {shorten(str(seat))}; the seats are 0 to {last}"
            for i, (seat, _) in enumerate(record.steps)
            if seat > last
        ]
    if false:
        raise FalseRecord("; ".join(some(false, MOST_FALSE)))


def read_whole(record: Record, game: Game) -> list[tuple[Seat, Action]]:
    """The record's actions. FalseRecord if its header is false, BadRecord if a step cannot be read.

    If both are so, it is BadRecord, unless the record is of another game or edition: then no step is read at all.
    """
    other = record.game != game.name or not game.has_hash(record.edition_hash)
    steps = [] if other else read_steps(record, game)
    check_header(record, game)
    return steps


def _told(value: object) -> str:
    """A value of the header as the record writes it: options are JSON. It is cut to the length of a line."""
    return shorten(json.dumps(value, sort_keys=True) if isinstance(value, dict) else str(value), LINE)


def replay(record: Record, game: Game) -> Iterator[tuple[State, Seat, Action, list[Event]]]:
    """For every step: the state after it (one object, changed in place), who acted, the action, and what happened.

    BadRecord if a step cannot be read, FalseRecord if the header is false or a step is not legal.
    """
    return _replay(record, game, read_whole(record, game))


def _replay(
    record: Record, game: Game, steps: Sequence[tuple[Seat, Action]]
) -> Iterator[tuple[State, Seat, Action, list[Event]]]:
    state = game.new(record.seats)
    for i, (seat, action) in enumerate(steps):
        try:
            events = game.play(state, seat, action)
        except IllegalAction as refused:
            who = "chance" if seat == CHANCE else f"seat {seat}"
            what = f"{who} may not play {quote(record.steps[i][1])} there ({refused.rule})"
            raise FalseRecord(f"{_place(record, i)}: {what}") from None
        yield state, seat, action, events


def _place(record: Record, step: int) -> str:
    return f"step {step + 1} (line {step_line(step, len(record.forks))})"


@dataclass(frozen=True)
class Finding:
    """Something that a record claims, and whether it is true."""

    what: Literal["commitment", "chance", "replay", "scores"]
    ok: bool
    text: str


def audit(record: Record, game: Game) -> list[Finding]:
    """Replay the record and check everything that it claims.

    Left out is what cannot be checked, because something before it is false or the seed is not told. FalseRecord if the
    record is of another game; BadRecord if a step cannot be read.
    """
    steps = read_whole(record, game)
    found = _commitments(record)
    draws = {begin: seed if seed is None else Picker(seed) for begin, seed in _seeds(record)}
    picker: Picker | None = None
    state = game.new(record.seats)
    before = state.copy()
    drawn_wrong: str | None = None
    illegal: str | None = None
    try:
        for i, (state, seat, action, _) in enumerate(_replay(record, game, steps)):
            picker = draws.get(i, picker)
            if picker is not None and seat == CHANCE and drawn_wrong is None:
                drawn = game.draw(before, picker)
                if drawn != action:
                    drawn_wrong = f"the record has {game.write(action)!r}, the seed gives {game.write(drawn)!r}"
                    drawn_wrong = f"{_place(record, i)}: {drawn_wrong}"
            before = state.copy()
    except FalseRecord as fault:
        illegal = str(fault)
    over = illegal is None and not game.actors(state)
    if record.over and record.seed is None:
        drawn_wrong = "the game is over, but the record does not tell its seed and salt: chance cannot be checked"
    if drawn_wrong is not None:
        found.append(Finding("chance", False, drawn_wrong))
    elif record.seed is not None and illegal is None:
        found.append(Finding("chance", True, "chance is what the committed seed gives"))
    if illegal is None and over != record.over:
        illegal = "the game is over, but the record says that it is unfinished"
        if record.over:
            illegal = "the record says that the game is over, but it is not"
    found.append(Finding("replay", illegal is None, illegal or "every step is legal"))
    if illegal is None and record.scores is not None:
        right = tuple(game.scores(state)) == record.scores
        said = shorten(str(list(record.scores)))
        false = f"the scores are {game.scores(state)}, the record says {said}"
        found.append(Finding("scores", right, "the scores are right" if right else false))
    return found


def _commitments(record: Record) -> list[Finding]:
    told = [(fork.seed, fork.salt, fork.commitment, "the game that it was forked from") for fork in record.forks]
    if record.seed is not None:
        told.append((record.seed, record.salt or "", record.commitment, "the game"))
    false = "seed and salt do not give the commitment that was published before {}"
    for seed, salt, promised, of in told:
        if commitment(seed, salt) != promised:
            return [Finding("commitment", False, false.format(of))]
    right = "seed and salt give the commitment that was published before the game"
    return [Finding("commitment", True, right)] if record.seed is not None else []


def _seeds(record: Record) -> list[tuple[int, str | None]]:
    """Pairs of the step from which on a seed gives chance, and that seed; None where it is not told yet."""
    begins = (0, *(fork.steps for fork in record.forks))
    return list(zip(begins, (*(fork.seed for fork in record.forks), record.seed), strict=True))


def verify(record: Record, game: Game) -> str:
    """Check everything that the record claims, and say what was checked. FalseRecord says all that is not true."""
    false = [finding.text for finding in audit(record, game) if not finding.ok]
    if false:
        raise FalseRecord("; ".join(false))
    forked = f"; it goes on from step {record.forks[-1].steps} of another game" if record.forks else ""
    if not record.over:
        return "every step is legal; the game is unfinished, so its seed is not told and chance is not checked" + forked
    return "every step is legal, the scores are right, and chance is what the committed seed gives" + forked


def forks_at(record: Record, seed: str, salt: str, steps: int) -> tuple[Fork, ...]:
    """The forks of a game that begins with the first `steps` steps of this one, whose seed and salt may be told.

    If this game was itself forked from others, their forks come first.
    """
    own = Fork(len(record.steps), record.commitment, seed, salt)
    begun = (0, *(fork.steps for fork in record.forks))
    parts = zip(begun, (*record.forks, own), strict=True)
    return tuple(replace(part, steps=min(part.steps, steps)) for begin, part in parts if begin < min(part.steps, steps))
