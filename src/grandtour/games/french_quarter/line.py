"""The Second Line (FQ-L1 to FQ-L3, FQ-BM-B): how it goes on, and what everybody marks for it."""

from __future__ import annotations

from grandtour.core.game import CHANCE, Event
from grandtour.games.french_quarter.edition import UMBRELLA, Edition
from grandtour.games.french_quarter.state import ICON, OWN_LINE, PARADE, FQState, Out, push
from grandtour.games.french_quarter.tables import Tables


def advance(t: Tables, s: FQState, direction: int, out: Out) -> None:
    """FQ-L1: on every map; then everybody's own line and boxes."""
    to = t.onward[s.line[len(s.line) - 1] * 4 + direction]
    s.line = (*s.line, to)
    if out is not None:
        out.append(Event("line", s.seat, {"direction": direction, "point": to}))
    push_parades(s, True)


def push_parades(s: FQState, advanced: bool) -> None:
    """FQ-R28: seats from the start player on. FQ-R8: a line that somebody gets only now waits for the next time."""
    for k in range(s.seats - 1, -1, -1):
        seat = (s.first + k) % s.seats
        push(s, PARADE, seat)
        if advanced and s.lines[seat]:
            push(s, OWN_LINE, seat)


def advance_own(t: Tables, s: FQState, direction: int, out: Out) -> None:
    """FQ-BM-B."""
    line = s.lines[s.seat]
    to = t.onward[line[len(line) - 1] * 4 + direction]
    s.lines[s.seat] = (*line, to)
    if out is not None:
        out.append(Event("own-line", s.seat, {"direction": direction, "point": to}))


def parade(e: Edition, t: Tables, s: FQState, out: Out) -> None:
    """FQ-L3, FQ-R29: a box for each mapped building at the lines; then the umbrellas of the rows completed."""
    seat = s.seat
    mapped = touching(e, t, s, seat)
    before = s.boxes[seat]
    s.boxes[seat] = min(before + len(mapped), sum(e.line_rows))
    rows = rows_done(e, s.boxes[seat]) - rows_done(e, before)
    if out is not None:
        data: dict[str, object] = {"seat": seat, "buildings": len(mapped), "boxes": s.boxes[seat], "rows": rows}
        data["touching"] = list(mapped)
        out.append(Event("parade", CHANCE, data))
    for _ in range(rows):
        push(s, ICON, UMBRELLA)


def touching(e: Edition, t: Tables, s: FQState, seat: int) -> list[int]:
    """FQ-L3, FQ-BM-B: the mapped buildings that have a side on the public line or the seat's own, each once."""
    mask = beside_line(t, s.line) | beside_line(t, s.lines[seat])
    base = seat * len(e.buildings)
    return [b for b in range(len(e.buildings)) if s.mapped[base + b] and mask >> b & 1]


def beside_line(t: Tables, line: tuple[int, ...]) -> int:
    """The buildings with a side on the line, as a mask."""
    mask = 0
    for k in range(1, len(line)):
        for way in range(4):
            if t.onward[line[k - 1] * 4 + way] == line[k]:
                mask |= t.touched[line[k - 1] * 4 + way]
    return mask


def rows_done(e: Edition, boxes: int) -> int:
    """How many rows of the Second Line track are complete."""
    rows = 0
    for row in e.line_rows:
        boxes -= row
        if boxes >= 0:
            rows += 1
    return rows
