"""Reads the tracks of an edition file: activities with their bonuses, and the Second Line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grandtour.core.editions import Names, Place, Table, show, sure, write_place
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    BONUS,
    BOXES,
    CHOICE,
    CROSS_OUT,
    DOUBLE_UMBRELLA,
    EFFECTS,
    LOCKED_UP,
    LONGER_MOVE,
    MAP_ANY_VALUE,
    MAP_NEIGHBOUR,
    MULTIPLIER,
    NO_PERFORMERS,
    NONE,
    OTHER_CARD,
    PERFORMERS,
    PERSONAL_LINE,
    SHORT_WALK,
    SMALL_BUILDINGS,
    TRACKS,
    WRITE_W,
)
from grandtour.games.french_quarter.load_cards import MOST_STEPS, Deck
from grandtour.games.french_quarter.load_map import ACTIVITY_NAMES, City, Performers

MOST_BOXES: Final = 60  # of a track; crossed-out ones are bits of a number
MOST_BONUSES: Final = 12
MOST_MULTIPLIER: Final = 100
MOST_ROWS: Final = 60
MOST: Final = 1000
EFFECT_NAMES: Final = Names("effect", EFFECTS)
BOX_NAMES: Final = Names("box", BOXES)

# Which other keys the entry of a bonus has, by its effect.
NEEDS: Final = {
    MAP_ANY_VALUE: ["streets"],
    SMALL_BUILDINGS: ["points"],
    LONGER_MOVE: ["uses", "extra"],
    OTHER_CARD: ["uses"],
    WRITE_W: ["uses"],
    DOUBLE_UMBRELLA: ["points"],
    PERFORMERS: ["count"],
    CROSS_OUT: ["track"],
    SHORT_WALK: ["type"],
}
# Effects that an edition can have once only: they last, or a player notes them in one place.
ONCE: Final = [
    *(SMALL_BUILDINGS, MAP_NEIGHBOUR, DOUBLE_UMBRELLA, SHORT_WALK, LOCKED_UP, NO_PERFORMERS),
    *(LONGER_MOVE, OTHER_CARD, PERSONAL_LINE),
]


# ---- what the tables hold; None where a fault was reported -------------------------------------------------
@dataclass
class Bonus:
    effect: int | None
    value: int | None
    extra: list[int]


@dataclass
class Activity:
    name: str
    street: int | None
    boxes: list[int] | None
    ladder: list[int] | None
    bonuses: list[Bonus]


@dataclass
class Line:
    type: int | None
    rows: list[int] | None
    points: int | None


# ---- activities --------------------------------------------------------------------------------------------
def read_tracks(top: Table, city: City, types: Names, decks: list[Deck], performers: Performers) -> list[Activity]:
    """FQ-I2: one for each activity, in their order."""
    tables = top.tables("track", ["activity", "name", "street", "boxes", "ladder", "bonuses"], (), TRACKS, TRACKS)
    first: dict[int, Place] = {}
    activities = []
    for table, activity in zip(tables, ACTIVITIES, strict=False):
        if table.data.get("activity", activity) != activity:
            order = f"the tracks are {', '.join(ACTIVITIES)}, in this order"
            table.fault("activity", f"must be {show(activity)}, not {show(table.data['activity'])}: {order}")
        boxes = table.references("boxes", BOX_NAMES, most=MOST_BOXES, distinct=False)
        ladder = table.integers("ladder", 1, MOST_MULTIPLIER, most=MOST_BOXES)
        if ladder is not None and sorted(set(ladder)) != ladder:
            table.fault("ladder", f"must rise, each multiplier once: {sorted(set(ladder))} (FQ-I3)")
        entries = table.tables("bonuses", ["effect"], None, most=MOST_BONUSES)
        bonuses = [read_bonus(entry, city, types, decks, performers) for entry in entries]
        for entry, bonus in zip(entries, bonuses, strict=True):
            if bonus.effect in ONCE:
                before = first.setdefault(sure(bonus.effect), entry.place)
                if before != entry.place:
                    word = show(EFFECTS[sure(bonus.effect)])
                    entry.fault("effect", f"{word} is already {write_place(before)}: there can be one at most")
        if boxes is not None:
            reach(table, "bonuses", len(bonuses), boxes, BONUS)
            reach(table, "ladder", len(ladder or []), boxes, MULTIPLIER)
        name, street = table.text("name") or "", table.one_of("street", city.street_names)
        activities.append(Activity(name, street, boxes, ladder, bonuses))
    places = [(*table.place, "name") for table in tables[: len(activities)]]
    top.checker.unique(places, [activity.name for activity in activities])
    return activities


def reach(table: Table, key: str, entries: int, boxes: list[int], kind: int) -> None:
    """FQ-I3: what no circle gives could never be had."""
    circles = boxes.count(kind) + boxes.count(CHOICE)
    if entries > circles:
        text = f"has {entries} entries, but only {circles} circles give one: {BOXES[kind]} and {BOXES[CHOICE]}"
        table.fault(key, f"{text} (FQ-I3)")


def read_bonus(table: Table, city: City, types: Names, decks: list[Deck], performers: Performers) -> Bonus:
    """FQ-BF to FQ-BP."""
    effect = table.one_of("effect", EFFECT_NAMES)
    if effect is None:
        return Bonus(None, None, [])
    entry = Table(table.checker, table.place, table.data, ["effect", *NEEDS.get(effect, [])])
    value: int | None = 0
    extra: list[int] = []
    if effect == MAP_ANY_VALUE:
        streets = entry.references("streets", city.street_names, least=0, most=1)
        value = None if streets is None else streets[0] if streets else NONE
    elif effect in (SMALL_BUILDINGS, DOUBLE_UMBRELLA):
        value = entry.integer("points", 0, MOST)
    elif effect in (LONGER_MOVE, OTHER_CARD, WRITE_W):
        value = entry.integer("uses", 1, MOST_STEPS)
        if effect == LONGER_MOVE:
            extra = read_extra(entry)
    elif effect == PERFORMERS:
        value = entry.integer("count", 1, 2 if len(performers.types) > 1 else 1)  # different ones
    elif effect == CROSS_OUT:
        value = entry.one_of("track", ACTIVITY_NAMES)
    elif effect == SHORT_WALK:
        value = entry.one_of("type", types)
        if value is not None and decks[value].steps[0] != 1:
            entry.fault("type", f"{show(decks[value].id)} does not move by distance, from 1 space on (FQ-BP-B)")
    return Bonus(effect, value, extra)


def read_extra(entry: Table) -> list[int]:
    """FQ-BC-A: how many spaces more, of which the player chooses one."""
    extra = entry.integers("extra", 1, MOST_STEPS, most=MOST_STEPS) or []
    if sorted(set(extra)) != extra:
        entry.fault("extra", f"must rise, each number once: {sorted(set(extra))} (FQ-BC-A)")
    return extra


# ---- the Second Line ---------------------------------------------------------------------------------------
def read_line(table: Table, types: Names, dice: dict[int, list[int]]) -> Line:
    """FQ-A4, FQ-L3."""
    kind = table.one_of("type", types)
    for players, numbers in dice.items():
        if kind is not None and numbers[kind] != 1:  # FQ-L1: with two of them it would be open who leads
            place = ("dice", str(players), types.slugs[kind])
            table.checker.fault(place, f"must be 1, the die that moves the Second Line, not {numbers[kind]} (FQ-L1)")
    return Line(kind, table.integers("rows", 1, MOST, most=MOST_ROWS), table.integer("points", 0, MOST))
