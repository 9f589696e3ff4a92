"""What icons and bonuses do (FQ-I1 to FQ-I5, FQ-BF to FQ-BP): one function each.

What they trigger is put on the stack (state.push); apply.py takes it from there.
"""

from __future__ import annotations

from grandtour.core.game import Event
from grandtour.games.french_quarter.edition import (
    ACTIVITY,
    BONUS,
    CHOICE,
    CROSS_OUT,
    DOUBLE_UMBRELLA,
    GET_ACTIVITY,
    GET_MAP,
    GET_POINTS,
    GET_UMBRELLA,
    LOCKED_UP,
    LONGER_MOVE,
    MAP_ANY_VALUE,
    MULTIPLIER,
    NO_PERFORMERS,
    OTHER_CARD,
    PERFORMER,
    PERFORMERS,
    PERSONAL_LINE,
    SQUARE,
    TRACKS,
    UMBRELLA,
    WILD,
    WRITE_W,
    Edition,
)
from grandtour.games.french_quarter.state import (
    ARREST,
    BEGIN_LINE,
    CIRCLE,
    FREE_MAP,
    ICON,
    MOVE,
    ONE_PERFORMER,
    POLICE,
    SIZE,
    STREET_MAP,
    TWO_PERFORMERS,
    UMBRELLA_BOX,
    FQState,
    Out,
    has,
    next_box,
    push,
    seen_performers,
)


def icon(e: Edition, s: FQState, icon: int, out: Out) -> None:
    if icon == UMBRELLA:
        if has(e, s, s.seat, DOUBLE_UMBRELLA):  # FQ-BS-B, FQ-R4
            push(s, UMBRELLA_BOX)
        push(s, UMBRELLA_BOX)
    elif icon >= PERFORMER:
        see_performer(e, s, icon - PERFORMER, out)
    else:
        mark(e, s, icon - ACTIVITY, out)


def mark_umbrella(e: Edition, s: FQState, out: Out) -> None:
    """FQ-I1."""
    seat = s.seat
    if s.umbrellas[seat] == e.umbrella_boxes:
        if out is not None:
            out.append(Event("full", seat, {"icon": UMBRELLA}))
        return
    s.umbrellas[seat] += 1
    if out is not None:
        out.append(Event("umbrella", seat, {"boxes": s.umbrellas[seat]}))
    if s.umbrellas[seat] % e.wild_every == 0:
        push(s, ICON, WILD)


def mark(e: Edition, s: FQState, activity: int, out: Out) -> None:
    """FQ-I2, FQ-I3: the next box of the track, and what its circle gives."""
    at = s.seat * TRACKS + activity
    box = next_box(s, s.seat, activity)
    boxes = e.tracks[activity].boxes
    if box == len(boxes):
        if out is not None:
            out.append(Event("full", s.seat, {"icon": ACTIVITY + activity}))
        return
    crossed = s.crossed[at] >> box & 1 == 1
    if out is not None:
        data: dict[str, object] = {"activity": activity, "box": box, "crossed": crossed, "skipped": box - s.marks[at]}
        out.append(Event("mark", s.seat, data))
    s.marks[at] = box + 1
    if crossed:  # FQ-BP-A
        return
    if boxes[box] == BONUS:
        unlock(e, s, activity, out)
    elif boxes[box] == MULTIPLIER:
        multiply(e, s, activity, out)
    elif boxes[box] == CHOICE:
        push(s, CIRCLE, activity)


def multiply(e: Edition, s: FQState, activity: int, out: Out) -> None:
    """FQ-I3: the next multiplier up."""
    at = s.seat * TRACKS + activity
    if s.multipliers[at] < len(e.tracks[activity].ladder):
        s.multipliers[at] += 1
        if out is not None:
            times = e.tracks[activity].ladder[s.multipliers[at] - 1]
            out.append(Event("multiplier", s.seat, {"activity": activity, "times": times}))


def see_performer(e: Edition, s: FQState, performer: int, out: Out) -> None:
    """FQ-I4: top row, then bottom row, and the next box of the performers track (FQ-I5). FQ-BP-D: none any more."""
    seat = s.seat
    at = seat * len(e.performers) + performer
    if s.performers[at] == 2 or has(e, s, seat, NO_PERFORMERS):
        if out is not None:
            out.append(Event("full", seat, {"icon": PERFORMER + performer}))
        return
    box = seen_performers(e, s, seat)
    s.performers[at] += 1
    kind = e.reward_kind[box]
    value = e.reward_value[box]
    if out is not None:
        data: dict[str, object] = {"performer": performer, "row": s.performers[at], "box": box}
        data["points"] = value if kind == GET_POINTS else 0
        out.append(Event("performer", seat, data))
    if kind == GET_UMBRELLA:
        push(s, ICON, UMBRELLA)
    elif kind == GET_ACTIVITY:
        push(s, ICON, ACTIVITY + value)
    elif kind == GET_MAP:
        push(s, STREET_MAP, value)


# ---- bonuses ----------------------------------------------------------------------------------------------------
def unlock(e: Edition, s: FQState, activity: int, out: Out) -> None:
    """FQ-I3: the leftmost bonus that is not unlocked."""
    at = s.seat * TRACKS + activity
    track = e.tracks[activity]
    bonus = s.bonuses[at]
    if bonus == len(track.bonus_effect):
        return
    s.bonuses[at] += 1
    if out is not None:
        out.append(Event("bonus", s.seat, {"activity": activity, "bonus": bonus}))
    grant(e, s, track.bonus_effect[bonus], track.bonus_value[bonus], out)


def grant(e: Edition, s: FQState, effect: int, value: int, out: Out) -> None:
    """What a bonus does when it is unlocked. Lasting ones do nothing now: state.has tells whether they are there."""
    seat = s.seat
    if effect == MAP_ANY_VALUE:
        push(s, FREE_MAP, value + 1)
    elif effect == LONGER_MOVE:
        s.longer[seat] += value
    elif effect == OTHER_CARD:
        s.other[seat] += value
    elif effect == WRITE_W:
        s.w[seat] += value
    elif effect == PERFORMERS:
        push(s, ONE_PERFORMER if value == 1 else TWO_PERFORMERS)
    elif effect == PERSONAL_LINE:
        push(s, BEGIN_LINE)
    elif effect == CROSS_OUT:
        cross_out(e, s, value, out)
    elif effect == LOCKED_UP:
        if s.phase == MOVE:
            s.todo.insert(1, ARREST * SIZE)  # at the end of the turn: END_TURN is at the bottom
        else:
            push(s, ARREST)  # FQ-R22


def cross_out(e: Edition, s: FQState, activity: int, out: Out) -> None:
    """FQ-BP-A, FQ-R6: the next circle that is neither marked nor crossed out."""
    at = s.seat * TRACKS + activity
    boxes = e.tracks[activity].boxes
    for box in range(s.marks[at], len(boxes)):
        if boxes[box] != SQUARE and not s.crossed[at] >> box & 1:
            s.crossed[at] |= 1 << box
            if out is not None:
                out.append(Event("cross-out", s.seat, {"activity": activity, "box": box}))
            return


def arrest(e: Edition, s: FQState, out: Out) -> None:
    """FQ-BP-C: no visit (FQ-R13), closed street or not (FQ-R31)."""
    s.at[s.seat] = e.lockup
    if out is not None:
        out.append(Event("arrest", s.seat, {"building": e.lockup}))
    push(s, POLICE)
