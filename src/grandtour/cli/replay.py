"""`grandtour replay`: a record told in words."""

from __future__ import annotations

from pathlib import Path

import grandtour as gt
from grandtour.cli.common import Json, Whole, at_least, game_of, judging, out, print_json, read_record
from grandtour.cli.errors import Faults, Refused
from grandtour.cli.language import language_of
from grandtour.core import record as records
from grandtour.core.game import CHANCE, Event


def replay(
    file: Path,
    /,
    *,
    step: Whole | None = None,
    seat: Whole | None = None,
    lang: str | None = None,
    edition: Path | None = None,
    as_json: Json = False,
) -> int:
    """Tell a recorded game step by step, then show the table and the scores.

    Of an unfinished game only what one --seat saw is told; what is hidden from
    it is told when the game is over.

    For example:

      grandtour replay game.txt
      grandtour replay game.txt --step 120 --seat 0
      grandtour replay game.txt --json

    Parameters
    ----------
    file
        The record, as `play --record` and `simulate --records` write it.
    step
        Stop after this many steps, chance included, and show the table there.
    seat
        What this seat saw (0 is the first). If not given: every step in full, and the table as a spectator sees it.
    lang
        en, es, fr, de or ro; the language of your system if not given.
    edition
        The file of the edition it was played on, where that is not one of ours.
    as_json
        Print JSON: {"game", "edition", "seats", "steps": [{"step", "seat", "action", "events"}], "view", "result"}.
    """
    faults = Faults()
    with faults:
        language = language_of(lang)
    with faults:
        record = read_record(file)
        with faults:
            check_seat(seat, record)
        with faults:
            check_step(step, record)
        with judging(file):
            game = game_of(record, edition)
    faults.finish()
    with judging(file):
        records.read_whole(record, game)
        told = Told(game, record, len(record.steps) if step is None else step, seat)
        told.run()
    if seat is None and not told.over:
        raise Refused(
            "the game is unfinished: what is hidden is told when it is over",
            hint=f"Name a --seat (0 to {record.seats - 1}) to be told what that seat saw.",
        )
    if as_json:
        print_json(told.as_json())
    else:
        show(told, language)
    return 0


def check_seat(seat: int | None, record: gt.Record) -> None:
    if seat is not None and not 0 <= seat < record.seats:
        raise Refused(f"--seat must be 0 to {record.seats - 1}, not {seat}")


def check_step(step: int | None, record: gt.Record) -> None:
    if step is not None:
        at_least("--step", step, 0)
        if step > len(record.steps):
            raise Refused(f"--step {step}: the record has {len(record.steps)} steps")


class Told:
    """A record played again, up to a step, as one seat saw it or (None) in full."""

    def __init__(self, game: gt.Game, record: gt.Record, steps: int, seat: int | None) -> None:
        self.game = game
        self.record = record
        self.last = steps
        self.seat = seat
        self.state = game.new(record.seats)
        self.over = False  # the whole game, not only up to the step
        self.steps: list[tuple[int, list[Event]]] = []

    def run(self) -> None:
        """Replay the whole record, so that a false one is refused wherever it is false."""
        for number, (state, seat, _, events) in enumerate(records.replay(self.record, self.game)):
            if number < self.last:
                self.steps.append((seat, self.seen(events)))
                if number + 1 == self.last:
                    self.state = state.copy()
            self.over = not self.game.actors(state)

    def seen(self, events: list[Event]) -> list[Event]:
        if self.seat is None:
            return events
        return [seen for seen in (event.seen_by(self.seat) for event in events) if seen is not None]

    def as_json(self) -> dict[str, object]:
        result = self.game.result(self.state)
        steps: list[object] = []
        for number, (seat, events) in enumerate(self.steps):
            if not events and self.seat is not None and seat not in (self.seat, CHANCE):
                continue  # the others do not even learn that something was done
            told = [{"kind": e.kind, "seat": e.seat, "data": e.data} for e in events]
            entry: dict[str, object] = {"step": number + 1, "seat": None if seat == CHANCE else seat}
            if self.seat is None or seat == self.seat:
                entry["action"] = self.record.steps[number][1]
            steps.append(entry | {"events": told})
        return {
            "game": self.record.game,
            "edition": self.record.edition,
            "seats": self.record.seats,
            "steps": steps,
            "view": self.game.observe(self.state, self.seat),
            "result": None if result is None else result.as_json(),
        }


def show(told: Told, language: str) -> None:
    from rich.rule import Rule
    from rich.table import Table
    from rich.text import Text

    from grandtour.terminal import face_of
    from grandtour.terminal.sheet import sheet
    from grandtour.words import Words

    words = Words(None, language)
    names = [words.name(seat) for seat in range(told.record.seats)]
    console = out()
    face = face_of(told.game, language, names, console)
    speaker: int | None = None
    begun = 0
    if told.steps:
        console.print(Text(face.say("setting-up"), style="bold"))
    for number, (seat, events) in enumerate(told.steps):
        for event in events:
            heading = face.begins(event, begun)
            if heading:
                begun += 1
                speaker = None
                console.print(Text(f"\n{heading}", style="bold"))
            text = face.event(event, told.seat)
            if text:
                if seat not in (CHANCE, speaker) and not heading:
                    speaker = seat
                    console.print(Text(names[seat], style="bold"))
                line = Table.grid(padding=(0, 1))
                line.add_column(justify="right", min_width=5, style="dim")
                line.add_row(str(number + 1), Text(text))
                console.print(line)
    result = told.game.result(told.state)
    if result is None or told.last < len(told.record.steps):
        console.print(Rule(face.say("step", step=told.last, last=len(told.record.steps))))
    console.print()
    view = told.game.observe(told.state, told.seat)
    console.print(face.table(view))
    console.print(face.board(view))
    if result is not None:
        console.print(Rule(face.say("game-over")))
        console.print(sheet(face, result))
        for text in face.why_won(result):
            console.print(Text(text, style="bold"))
