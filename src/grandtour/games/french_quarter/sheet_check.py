"""What cannot be on sheets of the paper game, and the rule that forbids it.

The position is built as the file has it, and the rules themselves are asked: apply.py what each box of a track gives,
legal.py whether a value goes beside another, scoring.py for the points. A sheet does not tell the order of the turns,
so only what no order leads to is named. Where a name is among the troubles already, nobody knows what was meant: what
may follow from it is not held against the sheet.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.masks import in_mask
from grandtour.core.sheets import check_seats
from grandtour.games.french_quarter.actions import VALUES, Circle
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    CROSS_OUT,
    GET_ACTIVITY,
    GET_MAP,
    GET_UMBRELLA,
    MAP_ANY_VALUE,
    MAP_NEIGHBOUR,
    NO_PERFORMERS,
    NONE,
    PERFORMERS,
    SQUARE,
    TRACKS,
    Edition,
    W,
)
from grandtour.games.french_quarter.icons import mark, multiply, unlock
from grandtour.games.french_quarter.legal import can_map, circle_actions
from grandtour.games.french_quarter.line import rows_done
from grandtour.games.french_quarter.sheet import Marks, Sheet
from grandtour.games.french_quarter.state import (
    CIRCLE,
    NEWEST_RULES,
    OVER,
    FQState,
    has,
    marked_boxes,
    new,
    next_box,
    seen_performers,
    task_of,
)
from grandtour.games.french_quarter.tables import Tables

TURNS: Final = 2  # FQ-A2: of each player in a round


def position(sheet: Sheet) -> FQState:
    """The end of the game; adds to `sheet.troubles`. What can be in no position is left out."""
    e = sheet.edition
    check_seats(sheet, e.seat_counts, "FQ-C1")
    s = new(e, sheet.seats, sheet.mayor, sheet.tourism, NEWEST_RULES)
    s.phase, s.round = OVER, e.rounds
    if sheet.players == 1 and sheet.document.data.get("mayor") is False:
        sheet.trouble("FQ-Y2", "mayor", ("mayor",))
    for seat, marks in enumerate(sheet.sheets):
        s.seat = seat
        mark_tracks(sheet, s, marks)
        see_performers(sheet, s, marks)
        write_map(sheet, s, marks)
        mark_rest(sheet, s, marks)
        check_crossed(sheet, s, marks)
        check_sources(sheet, s, marks)
    deal_vacations(sheet, s)
    sheet.sort_troubles()
    return s


# ---- tracks -------------------------------------------------------------------------------------------------
def mark_tracks(sheet: Sheet, s: FQState, marks: Marks) -> None:
    """FQ-I2, FQ-I3: box by box, with what the circles give."""
    e, tables = sheet.edition, Tables(sheet.edition)
    told = s.crossed[:]
    for activity, track in enumerate(marks.tracks):
        for box in track.crossed:
            if box in circles_of(e, activity):
                told[s.seat * TRACKS + activity] |= 1 << box
    for activity, track in enumerate(marks.tracks):
        boxes = len(e.tracks[activity].boxes) - len(in_mask(told[s.seat * TRACKS + activity]))  # FQ-R6: to be marked
        if track.marks > boxes:
            facts = {"activity": ACTIVITIES[activity], "marks": track.marks, "boxes": boxes}
            sheet.trouble("FQ-I2", "boxes", track.place, **facts)
            marks.doubtful.add("tracks")
        choices = track.choices[:]
        asked = 0
        for _ in range(min(track.marks, boxes)):
            s.crossed = told[:]  # as the sheet has it, not as it would come from marking in this order
            mark(e, s, activity, None)
            if task_of(s) == CIRCLE:
                sides = circle_actions(e, tables, s, activity)
                if len(sides) > 1:
                    asked += 1
                    sides = [Circle(choices.pop(0))] if choices else []
                elif choices and sides == [Circle(choices[0])]:  # FQ-R1: no choice any more, but it may be told
                    asked += 1
                    choices.pop(0)
                for side in sides:
                    assert isinstance(side, Circle)
                    (unlock if side.bonus else multiply)(e, s, activity, None)
            s.todo.clear()  # what a bonus does at once is on the sheet already
        s.crossed = told[:]
        if asked != len(track.choices):
            facts = {"activity": ACTIVITIES[activity], "asked": asked, "told": len(track.choices)}
            sheet.trouble("FQ-I3", "choices", track.place, **facts)
            marks.doubtful.add("tracks")


def check_crossed(sheet: Sheet, s: FQState, marks: Marks) -> None:
    """FQ-BP-A, FQ-R6: each time the bonus is unlocked, the circle that is the next one then is crossed out."""
    e = sheet.edition
    for activity, track in enumerate(marks.tracks):
        circles = circles_of(e, activity)
        reached = s.marks[s.seat * TRACKS + activity]
        open = [circle for circle in circles if circle >= reached and circle not in track.crossed]
        facts = {"activity": ACTIVITIES[activity]}
        good = True
        for box, place in track.crossed.items():
            if box not in circles:
                good = False
                sheet.trouble("FQ-BP-A", "square", place, box=box + 1, **facts)
            elif any(circle < box for circle in open):
                good = False
                sheet.trouble("FQ-R6", "next", place, box=box + 1, **facts)
        unlocked = times_unlocked(e, s, CROSS_OUT, activity)
        told = {"told": len(track.crossed), "unlocked": unlocked}
        if not good or not marks.sure("tracks"):
            continue
        if len(track.crossed) > unlocked:
            sheet.trouble("FQ-BP-A", "many", track.place, **told, **facts)
        elif len(track.crossed) < unlocked and open:
            sheet.trouble("FQ-BP-A", "few", track.place, **told, **facts)


def circles_of(e: Edition, activity: int) -> list[int]:
    """FQ-I3: the boxes of the track that are circles."""
    return [box for box, kind in enumerate(e.tracks[activity].boxes) if kind != SQUARE]


def times_unlocked(e: Edition, s: FQState, effect: int, value: int | None = None) -> int:
    """How many bonuses with this effect, and with this value, the seat has unlocked."""
    count = 0
    for activity, track in enumerate(e.tracks):
        for bonus in range(s.bonuses[s.seat * TRACKS + activity]):
            count += track.bonus_effect[bonus] == effect and value in (None, track.bonus_value[bonus])
    return count


# ---- the map ------------------------------------------------------------------------------------------------
def write_map(sheet: Sheet, s: FQState, marks: Marks) -> None:
    """FQ-P1: every two neighbours. FQ-P3: as many W as were unlocked. FQ-A2: as many buildings as turns could map."""
    e = sheet.edition
    base = s.seat * len(e.buildings)
    alone = s.copy()
    written: list[int] = []
    for building, (place, value) in marks.mapped.items():
        for other in written:
            there = marks.mapped[other][1]
            alone.mapped[base + other] = there
            if value != W and not can_map(e, alone, s.seat, building, value):
                names = {"building": e.building_names[building], "neighbour": e.building_names[other]}
                sheet.trouble("FQ-P1", "neighbour", place, value=VALUES[value], there=VALUES[there], **names)
            alone.mapped[base + other] = 0
        written.append(building)
        s.mapped[base + building] = value
    w = sum(value == W for _, value in marks.mapped.values())
    if w > s.w[s.seat] and marks.sure("tracks"):
        sheet.trouble("FQ-P3", "w", (*marks.place, "mapped"), written=w, unlocked=s.w[s.seat])
    s.w[s.seat] = max(s.w[s.seat] - w, 0)
    most = most_mapped(e, s)
    if len(marks.mapped) > most and marks.sure("tracks", "performer"):
        sheet.trouble("FQ-A2", "mapped", (*marks.place, "mapped"), mapped=len(marks.mapped), most=most)


def most_mapped(e: Edition, s: FQState) -> int:
    """One a turn and one for each street box of the performers track, both twice with FQ-BC-B; and FQ-BF-A, FQ-BF-C."""
    actions = e.rounds * TURNS + rewards(e, s).count(GET_MAP)
    return actions * (2 if has(e, s, s.seat, MAP_NEIGHBOUR) else 1) + times_unlocked(e, s, MAP_ANY_VALUE)


def rewards(e: Edition, s: FQState) -> list[int]:
    """FQ-I5: what the boxes of the performers track have given."""
    return e.reward_kind[: seen_performers(e, s, s.seat)]


# ---- performers, umbrellas, Second Line, buildings ------------------------------------------------------------
def see_performers(sheet: Sheet, s: FQState, marks: Marks) -> None:
    """FQ-I4: the top row first. Where a name that nobody knows may stand for it there, the mark below is left out."""
    e = sheet.edition
    base = s.seat * len(e.performers)
    for performer in marks.top:
        s.performers[base + performer] = 1
    for performer, place in marks.bottom.items():
        if performer not in marks.top:
            if not marks.sure("performer"):
                continue
            sheet.trouble("FQ-I4", "bottom", place, performer=e.performers[performer])
        s.performers[base + performer] += 1


def mark_rest(sheet: Sheet, s: FQState, marks: Marks) -> None:
    e, seat = sheet.edition, s.seat
    boxes = sum(e.line_rows)
    for rule, case, key, marked, most in (
        ("FQ-I1", "boxes", "umbrellas", marks.umbrellas, e.umbrella_boxes),
        ("FQ-L3", "boxes", "second_line", marks.second_line, boxes),
        ("FQ-R35", "visits", "riverwalk", marks.riverwalk, e.riverwalk_visits if e.riverwalk != NONE else 0),
    ):
        if marked > most:
            sheet.trouble(rule, case if most else "none", (*marks.place, key), marks=marked, boxes=most)
            marks.doubtful.add(key)
    s.umbrellas[seat] = min(marks.umbrellas, e.umbrella_boxes)
    s.boxes[seat] = min(marks.second_line, boxes)
    s.riverwalk[seat] = min(marks.riverwalk, e.riverwalk_visits) if e.riverwalk != NONE else 0
    for building in marks.courtyards:
        s.courtyards[seat] |= 1 << e.courtyards.index(building)


def check_sources(sheet: Sheet, s: FQState, marks: Marks) -> None:
    """Check that the parts of the sheet agree: what one of them brings must be in another."""
    e, seat = sheet.edition, s.seat
    parades = e.rounds * len(marks.mapped)
    if s.boxes[seat] > parades and marks.sure("second_line", "building"):  # FQ-L3: each building once a round
        facts = {"marks": s.boxes[seat], "mapped": len(marks.mapped), "rounds": e.rounds}
        sheet.trouble("FQ-L3", "many", (*marks.place, "second_line"), **facts)
    umbrellas = rows_done(e, s.boxes[seat]) + rewards(e, s).count(GET_UMBRELLA)
    few = s.umbrellas[seat] < min(umbrellas, e.umbrella_boxes)
    if few and marks.sure("umbrellas", "second_line", "performer"):
        sheet.trouble("FQ-I1", "few", (*marks.place, "umbrellas"), marks=s.umbrellas[seat], least=umbrellas)
    activities = s.umbrellas[seat] // e.wild_every + rewards(e, s).count(GET_ACTIVITY)
    marked = [marked_boxes(s, seat, activity) for activity in range(TRACKS)]
    full = any(next_box(s, seat, activity) == len(e.tracks[activity].boxes) for activity in range(TRACKS))
    if (
        sum(marked) < activities and not full and marks.sure("umbrellas", "performer", "tracks")
    ):  # FQ-R2: wilds are not declined
        sheet.trouble("FQ-R2", "few", (*marks.place, "tracks"), marks=sum(marked), least=activities)
    gained = times_unlocked(e, s, PERFORMERS) > 0 and not has(e, s, seat, NO_PERFORMERS)
    if gained and seen_performers(e, s, seat) == 0 and marks.sure("performer", "tracks"):
        sheet.trouble("FQ-BM-A", "none", (*marks.place, "performers_top"))


def deal_vacations(sheet: Sheet, s: FQState) -> None:
    """FQ-Y3: with Tourism one card each, and all different."""
    for seat, marks in enumerate(sheet.sheets):
        place = (*marks.place, "vacation")
        if marks.vacation == NONE:
            if sheet.tourism and not marks.empty and marks.sure("vacation"):
                sheet.trouble("FQ-Y3", "missing", marks.place)
            continue
        card = sheet.edition.vacations[marks.vacation]
        if not sheet.tourism:
            sheet.trouble("FQ-Y3", "no-tourism", place, card=card)
        if marks.vacation in s.vacation:
            sheet.trouble("FQ-Y3", "other", place, card=card, owner=s.vacation.index(marks.vacation))
        s.vacation[seat] = marks.vacation
