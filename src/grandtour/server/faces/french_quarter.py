"""French Quarter for the browser: what a click could mean, the score so far, what a choice would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from grandtour.core.game import Action
from grandtour.games.french_quarter import scoring
from grandtour.games.french_quarter.actions import VALUES, Advance, Go
from grandtour.games.french_quarter.edition import (
    BONUS,
    BOXES,
    CHOICE,
    DIRECTIONS,
    MULTIPLIER,
    NONE,
    SQUARE,
    TRACKS,
    Edition,
)
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.legal import can_map, goes_beside
from grandtour.games.french_quarter.line import touching
from grandtour.games.french_quarter.state import ADVANCE, FQState, marks_to, task_of
from grandtour.games.french_quarter.view import is_secret
from grandtour.games.french_quarter.words import FrenchQuarterWords
from grandtour.server.faces.clicks import UnknownThing, clicks
from grandtour.server.faces.french_quarter_board import board as board  # the largest part has a file of its own

KINDS: Final = (
    *("die", "as", "building", "further", "value", "activity", "circle"),
    *("performer", "start", "direction", "pass"),
)
VERBS: Final = {
    "further": "further",
    "activity": "mark",
    "performer": "performer",
    "start": "begin",
    "direction": "advance",
}


# ---- clicks ---------------------------------------------------------------------------------------------------
def tries(game: FrenchQuarter, state: FQState, seat: int, thing: str) -> list[str]:
    """The notations that a click could mean, the most natural first."""
    found = clicks(thing, KINDS)
    if "die" in found or "as" in found:
        return takings(game.edition, state, found)
    if "value" in found or "building" in found:
        return mappings(game.edition, state, seat, found)
    if len(found) > 1:
        raise UnknownThing(f"{thing!r} is more than one thing")
    ((kind, name),) = found.items()
    if kind == "pass":
        return ["pass"]
    return [name] if kind == "circle" and name in ("bonus", "multiplier") else [f"{VERBS.get(kind, kind)} {name}"]


def takings(e: Edition, s: FQState, found: Mapping[str, str]) -> list[str]:
    there = [(die // 8, die % 8) for die in s.dice] or [(type, 1) for type in range(len(e.types))]
    dice = [found["die"]] if "die" in found else [f"{e.types[type]}-{value}" for type, value in there]
    out = []
    for die in dice:
        type, _, value = die.rpartition("-")
        cards = [found["as"]] if "as" in found else [type, *(slug for slug in e.types if slug != type)]
        out += [f"take {type} {value}" + ("" if card == type else f" as {card}") for card in cards]
    return out


def mappings(e: Edition, s: FQState, seat: int, found: Mapping[str, str]) -> list[str]:
    """Going to the building, unless a value was clicked; then writing a value there, that of the die first."""
    here = e.buildings[s.at[seat]]
    buildings = [found["building"]] if "building" in found else sorted(e.buildings, key=lambda slug: slug != here)
    die = VALUES[s.die[seat]]
    values = [found["value"]] if "value" in found else sorted(VALUES[1:], key=lambda value: value != die)
    going = [] if "value" in found else [f"{verb} {found['building']}" for verb in ("go", "further")]
    return going + [f"map {building} {value}" for building in buildings for value in values]


# ---- insight --------------------------------------------------------------------------------------------------
def insight(
    game: FrenchQuarter,
    s: FQState,
    seat: int | None,
    words: FrenchQuarterWords,
    offered: Sequence[Action] | None = None,
) -> dict[str, object]:
    """Every sheet's score so far and what its tracks give next; by how much each offered action (all that are legal,
    where it is not said) changes one's own score.

    A secret Vacation card is not counted (FQ-Y3).
    """
    known = s.copy()
    for other in range(s.seats):
        if is_secret(s, other, seat):
            known.vacation[other] = NONE
    return {
        "seats": [sheet(game.edition, known, other, words) for other in range(s.seats)],
        "gains": [] if seat is None else gains(game, known, seat, offered),
        "fits": [] if seat is None else fits(game, known, seat),
        "ways": [] if seat is None else ways(game, known, seat),
    }


def sheet(e: Edition, s: FQState, seat: int, words: FrenchQuarterWords) -> dict[str, object]:
    lines = scoring.lines(e, s, seat)
    return {
        "seat": seat,
        "total": sum(line.points for line in lines),
        "lines": [[line.key, line.points, words.line(line)] for line in lines],
        "next": [next_circle(e, s, seat, k, words) for k in range(TRACKS)],
    }


def next_circle(
    e: Edition, s: FQState, seat: int, activity: int, words: FrenchQuarterWords
) -> dict[str, object] | None:
    """The next circle of the track that gives something: how many marks away it is, and what it gives (FQ-I3)."""
    at = seat * TRACKS + activity
    track = e.tracks[activity]
    bonus = s.bonuses[at] if s.bonuses[at] < len(track.bonus_effect) else None
    times = track.ladder[s.multipliers[at]] if s.multipliers[at] < len(track.ladder) else None
    for box in range(s.marks[at], len(track.boxes)):
        kind = track.boxes[box]
        gives_bonus = bonus if kind in (BONUS, CHOICE) else None
        gives_times = times if kind in (MULTIPLIER, CHOICE) else None
        if kind == SQUARE or s.crossed[at] >> box & 1 or (gives_bonus is None and gives_times is None):
            continue
        return {
            "box": box,
            "marks": marks_to(s, seat, activity, box),
            "kind": BOXES[kind],
            "bonus": gives_bonus,
            "times": gives_times,
            "said": None if gives_bonus is None else words.bonus_effect(activity, gives_bonus),
        }
    return None


def gains(game: FrenchQuarter, s: FQState, seat: int, offered: Sequence[Action] | None) -> list[int]:
    """By how many points each action changes the score at once, in the order of the actions."""
    now = scoring.total(game.edition, s, seat, True)
    out = []
    for action in game.legal_actions(s, seat) if offered is None else offered:
        after = s.copy()
        game.apply(after, seat, action)
        out.append(scoring.total(game.edition, after, seat, True) - now)
    return out


def fits(game: FrenchQuarter, s: FQState, seat: int) -> list[dict[str, object]]:
    """Wherever the tourist is or can go now: whether the die's value could be written there (FQ-P1), and why not."""
    going = [action.building for action in game.legal_actions(s, seat) if isinstance(action, Go)]
    return [fit(game.edition, s, seat, building) for building in dict.fromkeys([s.at[seat], *going])]


def fit(e: Edition, s: FQState, seat: int, building: int) -> dict[str, object]:
    value = s.die[seat]
    base = seat * len(e.buildings)
    beside = {s.mapped[base + neighbour] for neighbour in e.neighbours[building]}
    return {
        "building": building,
        "value": value,
        "fits": value > 0 and s.locked[seat] != value and can_map(e, s, seat, building, value),
        "mapped": s.mapped[base + building] > 0,
        "locked": value > 0 and s.locked[seat] == value,
        "beside": sorted(there for there in beside if not goes_beside(there, value)),
    }


def ways(game: FrenchQuarter, s: FQState, seat: int) -> list[dict[str, object]]:
    """Where the line that is asked about can go: what everybody would mark (FQ-L3), and one's own buildings there."""
    out: list[dict[str, object]] = []
    for action in game.legal_actions(s, seat):
        if isinstance(action, Advance):
            after = s.copy()
            line = s.line if task_of(s) == ADVANCE else s.lines[seat]
            to = game.tables.onward[line[-1] * len(DIRECTIONS) + action.direction]
            if task_of(s) == ADVANCE:
                after.line = (*line, to)
            else:
                after.lines[seat] = (*line, to)
            touched = [touching(game.edition, game.tables, after, other) for other in range(s.seats)]
            counts = [len(buildings) for buildings in touched]
            direction = DIRECTIONS[action.direction]
            out.append({"direction": direction, "to": to, "counts": counts, "touched": touched[seat]})
    return out
