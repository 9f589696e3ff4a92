"""Why an action is refused: the rule it breaks and the facts its sentence needs.

Only explains what legal.py has refused. The order of the questions is the order in which a player would ask them.
Each reason's "case" picks the sentence `why-<rule>-<case>` in locale/*/french-quarter.ftl.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.game import CHANCE, NOT_AN_ACTION_NOW, Action, Reason
from grandtour.games.french_quarter.actions import (
    VALUES,
    Advance,
    Begin,
    Circle,
    Go,
    Map,
    Mark,
    Pass,
    Perform,
    Take,
    is_known,
)
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    DIRECTIONS,
    LONGER_MOVE,
    NONE,
    OTHER_CARD,
    WRITE_W,
    Edition,
    W,
)
from grandtour.games.french_quarter.legal import beside_street, goes_beside, has_used, is_shortened
from grandtour.games.french_quarter.state import (
    ADVANCE,
    BEGIN_LINE,
    CIRCLE,
    FREE_MAP,
    ICON,
    MAP,
    NEIGHBOUR,
    ONE_PERFORMER,
    OTHER_PERFORMER,
    OWN_LINE,
    STREET_MAP,
    STREET_NEIGHBOUR,
    TAKE,
    TRAVEL,
    TWO_PERFORMERS,
    FQState,
    closed_street,
    number_of,
    task_of,
)
from grandtour.games.french_quarter.tables import Tables

# By decision: the rule that asks for it, and the one that says it cannot be declined.
ASKED_BY: Final = {
    TAKE: "FQ-A2",
    TRAVEL: "FQ-V1",
    MAP: "FQ-P1",
    ICON: "FQ-I2",
    CIRCLE: "FQ-I3",
    ONE_PERFORMER: "FQ-BM-A",
    TWO_PERFORMERS: "FQ-BM-C",
    OTHER_PERFORMER: "FQ-BM-C",
    FREE_MAP: "FQ-R24",
    STREET_MAP: "FQ-I5",
    NEIGHBOUR: "FQ-BC-B",
    STREET_NEIGHBOUR: "FQ-BC-B",
    BEGIN_LINE: "FQ-BM-B",
    ADVANCE: "FQ-L1",
    OWN_LINE: "FQ-R26",
}
MUST: Final = {
    TAKE: "FQ-A2",
    TRAVEL: "FQ-V1",
    MAP: "FQ-R23",
    ICON: "FQ-R2",
    CIRCLE: "FQ-I3",
    ONE_PERFORMER: "FQ-R7",
    TWO_PERFORMERS: "FQ-R7",
    OTHER_PERFORMER: "FQ-R7",
    FREE_MAP: "FQ-R24",
    STREET_MAP: "FQ-R17",
    BEGIN_LINE: "FQ-BM-B",
    ADVANCE: "FQ-R26",
}


def explain(e: Edition, t: Tables, s: FQState, seat: int, action: Action) -> Reason:
    if seat == CHANCE or not is_players(e, action):
        return Reason(NOT_AN_ACTION_NOW)
    task = task_of(s)
    number = number_of(s)
    if isinstance(action, Pass):
        return Reason(MUST[task], {"case": "must"})
    if isinstance(action, Take) and task == TAKE:
        return about_take(e, s, action)
    if isinstance(action, Go) and task == TRAVEL:
        return about_go(e, t, s, number, action)
    if isinstance(action, Map) and task in (MAP, NEIGHBOUR, STREET_NEIGHBOUR, STREET_MAP, FREE_MAP):
        return about_map(e, s, task, number, action)
    if isinstance(action, Mark) and task == ICON:
        return Reason("FQ-I2", {"case": "full", "activity": ACTIVITIES[action.activity]})
    if isinstance(action, Perform) and task == OTHER_PERFORMER:
        return Reason("FQ-BM-C", {"case": "same", "performer": e.performers[action.performer]})
    if isinstance(action, Begin) and task == BEGIN_LINE:
        return Reason("FQ-R8", {"case": "public", "number": action.number + 1})
    if isinstance(action, Advance) and task in (ADVANCE, OWN_LINE):
        return about_advance(e, t, s, task, action.direction)
    return Reason(ASKED_BY[task], {"case": "pending"})


def is_players(e: Edition, action: Action) -> bool:
    """A player's action with numbers that exist in this edition."""
    players = isinstance(action, (Take, Go, Map, Mark, Perform, Begin, Advance, Circle, Pass))
    return players and is_known(e, action)


def about_take(e: Edition, s: FQState, action: Take) -> Reason:
    die: dict[str, object] = {"type": e.types[action.type], "value": action.value}
    if action.type * 8 + action.value not in s.dice:
        return Reason("FQ-A2", {"case": "no-die", **die})
    if s.other[s.seat] == 0:
        case = "no-bonus" if e.effect_track[OTHER_CARD] != NONE else "none"
        return Reason("FQ-BC-C", {"case": case, "card": e.types[action.card]})
    return Reason("FQ-R12", {"case": "in-box", "card": e.types[action.card]})


def about_go(e: Edition, t: Tables, s: FQState, type: int, action: Go) -> Reason:
    """FQ-V1, FQ-Y1, FQ-BC-A, FQ-BP-B."""
    at = s.at[s.seat]
    there: dict[str, object] = {"building": e.building_names[action.building], "type": e.types[type]}
    if action.building == at:
        return Reason("FQ-V1", {"case": "stay", **there})
    closed = closed_street(e, s)
    if closed != NONE and closed in e.building_streets[action.building]:
        return Reason("FQ-Y1", {"case": "closed", "street": e.streets[closed], **there})
    short = is_shortened(e, t, s, type)
    most = 1 if short else e.max_steps[type]
    near = t.short_reach[at] if short else t.reach[type * len(e.buildings) + at]
    there["distance"] = t.distance[at][action.building]
    if action.further:
        if s.longer[s.seat] == 0:
            return Reason("FQ-BC-A", {"case": "no-bonus" if e.effect_track[LONGER_MOVE] != NONE else "none", **there})
        if near >> action.building & 1:
            return Reason("FQ-BC-A", {"case": "not-needed", **there})
    if not e.move_streets[type] and t.distance[at][action.building] < e.min_steps[type]:
        return Reason("FQ-V1", {"case": "too-near", "least": e.min_steps[type], **there})
    if action.further:
        if e.move_streets[type]:
            return Reason("FQ-R10", {"case": "too-far", **there})
        limit = most + max(e.extra_steps)
        if t.distance[at][action.building] > limit:
            return Reason("FQ-R9", {"case": "too-far", "most": limit, **there})
        exactly: list[object] = [most + extra for extra in e.extra_steps]
        return Reason("FQ-R9", {"case": "exactly", "steps": exactly, **there})
    if e.move_streets[type]:
        streets: list[object] = [e.streets[street] for street in e.move_streets[type]]
        return Reason("FQ-V1", {"case": "not-on-street", "streets": streets, **there})
    if short:
        return Reason("FQ-BP-B", {"case": "too-far", **there})
    return Reason("FQ-V1", {"case": "too-far", "most": most, **there})


def about_map(e: Edition, s: FQState, task: int, number: int, action: Map) -> Reason:
    """Where, then what: the place that the task allows, then the value, then what stands there and next to it."""
    building = action.building
    what: dict[str, object] = {"building": e.building_names[building], "value": VALUES[action.value]}
    if task == MAP and building != s.at[s.seat]:
        return Reason("FQ-P1", {"case": "elsewhere", "here": e.building_names[s.at[s.seat]], **what})
    if task == NEIGHBOUR and building not in e.neighbours[number]:
        return Reason("FQ-BC-B", {"case": "not-next", "here": e.building_names[number], **what})
    if task == STREET_NEIGHBOUR and building not in beside_street(e, number):
        return Reason("FQ-R18", {"case": "not-next", "street": e.streets[number], **what})
    if task == STREET_MAP and building not in e.street_buildings[number]:
        return Reason("FQ-I5", {"case": "street", "street": e.streets[number], **what})
    if task == FREE_MAP and number > 0 and building not in e.street_buildings[number - 1]:
        return Reason("FQ-BF-A", {"case": "street", "street": e.streets[number - 1], **what})
    base = s.seat * len(e.buildings)
    if s.mapped[base + building]:
        return Reason("FQ-P2", {"case": "mapped", "there": VALUES[s.mapped[base + building]], **what})
    if action.value == W:
        return Reason("FQ-P3", {"case": "no-w" if e.effect_track[WRITE_W] != NONE else "none", **what})
    if task != FREE_MAP and action.value != s.die[s.seat]:
        return Reason("FQ-P1", {"case": "value", "die": s.die[s.seat], **what})
    for neighbour in e.neighbours[building]:
        there = s.mapped[base + neighbour]
        if not goes_beside(there, action.value):
            beside: dict[str, object] = {"neighbour": e.building_names[neighbour], "there": there}
            return Reason("FQ-P1", {"case": "neighbour", **beside, **what})
    return Reason(NOT_AN_ACTION_NOW)


def about_advance(e: Edition, t: Tables, s: FQState, task: int, direction: int) -> Reason:
    line = s.line if task == ADVANCE else s.lines[s.seat]
    end = line[len(line) - 1]
    to = t.onward[end * 4 + direction]
    way: dict[str, object] = {"direction": DIRECTIONS[direction]}
    if to == NONE:
        return Reason("FQ-L1", {"case": "edge", **way})
    if has_used(line, end, to):
        return Reason("FQ-L1", {"case": "used", **way})
    return Reason("FQ-Y1", {"case": "line", "street": e.streets[t.street_onward[end * 4 + direction]], **way})
