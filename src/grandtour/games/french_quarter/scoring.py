"""Points: the boxes of the score sheet, and what the ranking says."""

from __future__ import annotations

from typing import Final

from grandtour.core.game import Reason
from grandtour.core.result import Line, Result, places
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    ALL_DIFFERENT,
    ALL_EQUAL,
    DOUBLE_UMBRELLA,
    GET_POINTS,
    NONE,
    SMALL_BUILDINGS,
    TRACKS,
    Edition,
    W,
)
from grandtour.games.french_quarter.state import OVER, FQState, has, seen_performers, value_of_bonus

# Of the score sheet, after the five activities.
REST: Final = ["second-line", "gift-shops", "courtyards", "riverwalk", "performers", "vacation"]
BOXES: Final = [*ACTIVITIES, *REST]


def scores(e: Edition, s: FQState) -> list[int]:
    return [total(e, s, seat, True) for seat in range(s.seats)]


def total(e: Edition, s: FQState, seat: int, with_vacation: bool) -> int:
    """FQ-E1 to FQ-E4, and FQ-Y3."""
    points = line_points(e, s, seat) + gift_shops(e, s, seat) + courtyards(e, s, seat) + riverwalk(e, s, seat)
    points += performers(e, s, seat)
    for activity in range(TRACKS):
        points += activity_points(e, s, seat, activity)
    return points + vacation(e, s, seat) if with_vacation else points


# ---- the boxes --------------------------------------------------------------------------------------------------
def on_street(e: Edition, s: FQState, seat: int, street: int) -> int:
    """Mapped buildings on the street."""
    base = seat * len(e.buildings)
    count = 0
    for building in e.street_buildings[street]:
        if s.mapped[base + building]:
            count += 1
    return count


def times(e: Edition, s: FQState, seat: int, activity: int) -> int:
    """FQ-E1: the highest multiplier marked, 0 if none."""
    marked = s.multipliers[seat * TRACKS + activity]
    return e.tracks[activity].ladder[marked - 1] if marked else 0


def activity_points(e: Edition, s: FQState, seat: int, activity: int) -> int:
    by_street = on_street(e, s, seat, e.tracks[activity].street) * times(e, s, seat, activity)
    return by_street + bonus_points(e, s, seat, activity)


def bonus_points(e: Edition, s: FQState, seat: int, activity: int) -> int:
    """FQ-BF-B, FQ-BS-B: what a lasting bonus of the track adds; no multiplier counts for it."""
    points = 0
    if e.effect_track[SMALL_BUILDINGS] == activity and has(e, s, seat, SMALL_BUILDINGS):
        points += small_buildings_points(e, s, seat)
    if e.effect_track[DOUBLE_UMBRELLA] == activity and has(e, s, seat, DOUBLE_UMBRELLA):
        points += wilds_points(e, s, seat)
    return points


def small_buildings_points(e: Edition, s: FQState, seat: int) -> int:
    """FQ-BF-B: points for the mapped small buildings, to whoever has the bonus."""
    base = seat * len(e.buildings)
    count = 0
    for building in range(len(e.buildings)):
        if e.building_small[building] and s.mapped[base + building]:
            count += 1
    return count * value_of_bonus(e, SMALL_BUILDINGS)


def wilds_points(e: Edition, s: FQState, seat: int) -> int:
    """FQ-BS-B, FQ-R5: points for the Wilds marked on the umbrella track, to whoever has the bonus."""
    return s.umbrellas[seat] // e.wild_every * value_of_bonus(e, DOUBLE_UMBRELLA)


def line_points(e: Edition, s: FQState, seat: int) -> int:
    """FQ-E2."""
    return s.boxes[seat] * e.line_points


def gift_shops(e: Edition, s: FQState, seat: int) -> int:
    """FQ-E3: the sum, if all are mapped; FQ-P3: a W counts 0."""
    points = 0
    for building in e.gift_shops:
        value = s.mapped[seat * len(e.buildings) + building]
        if value == 0:
            return 0
        if value != W:
            points += value
    return points


def courtyards(e: Edition, s: FQState, seat: int) -> int:
    """FQ-E3."""
    return e.courtyard_points[courtyards_seen(e, s, seat)]


def courtyards_seen(e: Edition, s: FQState, seat: int) -> int:
    count = 0
    for k in range(len(e.courtyards)):
        count += s.courtyards[seat] >> k & 1
    return count


def riverwalk(e: Edition, s: FQState, seat: int) -> int:
    """FQ-E3."""
    return e.riverwalk_points if s.riverwalk[seat] == e.riverwalk_visits else 0


def performers(e: Edition, s: FQState, seat: int) -> int:
    """FQ-E4."""
    points = performer_track_points(e, s, seat)
    for row in (1, 2):
        points += e.row_points[in_row(e, s, seat, row)]
    return points


def in_row(e: Edition, s: FQState, seat: int, row: int) -> int:
    """Performers marked in the top row (1) or the bottom row (2)."""
    base = seat * len(e.performers)
    count = 0
    for k in range(len(e.performers)):
        if s.performers[base + k] >= row:
            count += 1
    return count


def performer_track_points(e: Edition, s: FQState, seat: int) -> int:
    points = 0
    for box in range(seen_performers(e, s, seat)):
        if e.reward_kind[box] == GET_POINTS:
            points += e.reward_value[box]
    return points


def vacation(e: Edition, s: FQState, seat: int) -> int:
    """FQ-Y3."""
    card = s.vacation[seat]
    return e.vacation_points if card != NONE and has_made(e, s, seat, card) else 0


def has_made(e: Edition, s: FQState, seat: int, card: int) -> bool:
    """FQ-Y3, FQ-R33: all mapped; where there is a condition, with values that meet it, and a W is no value."""
    values: list[int] = []
    for building in e.vacation_buildings[card]:
        value = s.mapped[seat * len(e.buildings) + building]
        if value == 0:
            return False
        values.append(value)
    condition = e.vacation_condition[card]
    if condition == ALL_EQUAL:
        return W not in values and len(set(values)) == 1
    if condition == ALL_DIFFERENT:
        return W not in values and len(set(values)) == len(values)
    return True


# ---- the end ----------------------------------------------------------------------------------------------------
def lines(e: Edition, s: FQState, seat: int) -> list[Line]:
    """The score sheet of the seat, box by box; without the boxes of places that the map does not have."""
    out: list[Line] = []
    for activity in range(TRACKS):
        arguments: dict[str, object] = {
            "street": e.tracks[activity].street,
            "buildings": on_street(e, s, seat, e.tracks[activity].street),
            "times": times(e, s, seat, activity),
            "extra": bonus_points(e, s, seat, activity),
        }
        out.append(Line(ACTIVITIES[activity], activity_points(e, s, seat, activity), arguments))
    out.append(Line("second-line", line_points(e, s, seat), {"boxes": s.boxes[seat]}))
    if e.gift_shops:
        mapped = [s.mapped[seat * len(e.buildings) + building] for building in e.gift_shops]
        out.append(Line("gift-shops", gift_shops(e, s, seat), {"values": list(mapped)}))
    if e.courtyards:
        out.append(Line("courtyards", courtyards(e, s, seat), {"count": courtyards_seen(e, s, seat)}))
    if e.riverwalk != NONE:
        out.append(Line("riverwalk", riverwalk(e, s, seat), {"visits": s.riverwalk[seat]}))
    rows: dict[str, object] = {
        "top": in_row(e, s, seat, 1),
        "bottom": in_row(e, s, seat, 2),
        "top_points": e.row_points[in_row(e, s, seat, 1)],
        "bottom_points": e.row_points[in_row(e, s, seat, 2)],
        "track_points": performer_track_points(e, s, seat),
    }
    out.append(Line("performers", performers(e, s, seat), rows))
    if s.vacation[seat] != NONE:
        out.append(Line("vacation", vacation(e, s, seat), {"card": s.vacation[seat]}))
    return out


def result(e: Edition, s: FQState) -> Result | None:
    if s.phase != OVER:
        return None
    points = scores(e, s)
    ranking = places([(points[seat], line_points(e, s, seat)) for seat in range(s.seats)])
    return Result(
        scores=tuple(points),
        ranking=tuple([tuple(place) for place in ranking]),
        why=why_first(e, s, points, ranking),
        ended_by=Reason("FQ-A5", {"rounds": e.rounds}),
        lines=tuple([tuple(lines(e, s, seat)) for seat in range(s.seats)]),
    )


def why_first(e: Edition, s: FQState, points: list[int], ranking: list[list[int]]) -> Reason:
    """FQ-E5: most points, then most Second Line points, then shared. FQ-Y2: alone there is a rating."""
    first = ranking[0]
    best = points[first[0]]
    if s.seats == 1:
        return Reason("FQ-Y2", {"case": "rating", "points": best, "rating": e.ratings[rating(e, best)]})
    arguments: dict[str, object] = {"case": "points", "points": best}
    if len(first) > 1:
        arguments["case"] = "shared" if e.line_points else "tied"
    elif points[ranking[1][0]] == best:
        arguments["case"] = "second-line"
        arguments["boxes"] = line_points(e, s, first[0])
    return Reason("FQ-E5", arguments)


def rating(e: Edition, points: int) -> int:
    """FQ-Y2: the first band that reaches so far."""
    for k in range(len(e.ratings)):
        if points <= e.rating_upto[k]:
            return k
    return len(e.ratings) - 1


def facts(e: Edition, s: FQState) -> list[dict[str, int]]:
    """For reports over many games; `order` is the place in the order of play, 0 for whoever began."""
    began = (s.first - max(s.round - 1, 0)) % s.seats
    out: list[dict[str, int]] = []
    for seat in range(s.seats):
        base = seat * len(e.buildings)
        numbers = {
            "order": (seat - began) % s.seats,
            "rounds": s.round,
            "advances": len(s.line) - 1,
            "mapped": len([k for k in range(len(e.buildings)) if s.mapped[base + k]]),
            "umbrellas": s.umbrellas[seat],
            "performers_seen": seen_performers(e, s, seat),
            "bonuses": sum(s.bonuses[seat * TRACKS : (seat + 1) * TRACKS]),
        }
        for line in lines(e, s, seat):
            numbers[f"{line.key}_points"] = line.points
        out.append(numbers)
    return out
