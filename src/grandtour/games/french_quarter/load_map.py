"""Reads the tables [map] and [performers] of an edition file: streets, buildings, and who plays there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grandtour.core.editions import Names, Table, show, sure
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    FACES,
    GET_ACTIVITY,
    GET_MAP,
    GET_POINTS,
    GET_UMBRELLA,
    HALVES,
    PLAIN,
    REWARDS,
    RIVERWALK,
    SPECIALS,
    WILD,
    Grid,
)

LEAST_LINES: Final = 3  # so that there are two blocks along every street, and a place to move to (FQ-V1)
MOST_LINES: Final = 10
MOST_ICONS: Final = 6  # on a building
MOST_PERFORMERS: Final = 20
MOST: Final = 1000

BASIC_ICONS: Final = ["umbrella", *ACTIVITIES, "wild"]  # by number; performers follow
ACTIVITY_NAMES: Final = Names("activity", ACTIVITIES)
SPECIAL_NAMES: Final = Names("special", SPECIALS)
HALF_NAMES: Final = Names("half", HALVES)
PAIRS: Final = [["north", "south"], ["east", "west"]]  # of halves that fill a block


# ---- what the tables hold; None where a fault was reported -------------------------------------------------
@dataclass
class Performers:
    table: Table
    types: list[str]
    icons: Names  # all that there are
    row_points: list[int] | None
    reward_kind: list[int | None]
    reward_value: list[int | None]


@dataclass
class Street:
    id: str
    name: str
    border: bool


@dataclass
class Building:
    table: Table
    id: str
    name: str
    block: tuple[int, int] | None
    half: int | None  # a number of HALVES
    special: int | None
    icons: list[int] | None


@dataclass
class City:
    ew: list[Street]
    ns: list[Street]
    street_names: Names
    starts: list[tuple[int, int] | None]  # line running east and west, line running north and south
    buildings: list[Building]
    building_names: Names
    grid: Grid | None  # where every block is filled

    @property
    def streets(self) -> list[Street]:
        return self.ew + self.ns


# ---- performers --------------------------------------------------------------------------------------------
def read_performers(table: Table) -> Performers:
    """FQ-I4, FQ-E4; what the boxes of their track give is read when the streets are known."""
    types = table.slugs("types", most=MOST_PERFORMERS)
    for number, slug in enumerate(types):
        if slug in BASIC_ICONS:
            table.checker.fault((*table.place, "types", number), f"{show(slug)} is another icon: take another word")
    row_points = read_rising(table, "row_points", "performers of a row", "FQ-E4")
    if row_points is not None and types and len(row_points) != len(types) + 1:
        wanted = f"must have {len(types) + 1} entries, for 0 to {len(types)} performers of a row"
        table.fault("row_points", f"{wanted}, not {len(row_points)} (FQ-E4)")
    return Performers(table, types, Names("icon", BASIC_ICONS + types), row_points, [], [])


def read_rising(table: Table, key: str, what: str, rule: str) -> list[int] | None:
    """Points for none, one, two and so on: they begin with 0 and do not fall."""
    points = table.integers(key, 0, MOST, most=100)
    if points is None:
        return None
    if points[0] != 0:
        table.checker.fault((*table.place, key, 0), f"stands for no {what} and must be 0, not {points[0]} ({rule})")
    for number in range(1, len(points)):
        if points[number] < points[number - 1]:
            text = f"must not fall: {points[number]} after {points[number - 1]} ({rule})"
            table.checker.fault((*table.place, key, number), text)
    return points


def read_rewards(performers: Performers, streets: Names) -> None:
    """FQ-I5: each box has one key, which says what it gives. A box for every mark of the two rows."""
    boxes = performers.table.tables("track", [], REWARDS)
    wanted = 2 * len(performers.types)
    if boxes and wanted and len(boxes) != wanted:
        text = f"must have {wanted} boxes, two for each performer, not {len(boxes)} (FQ-I4)"
        performers.table.fault("track", text)
    for box in boxes:
        kind = value = None
        known = [reward for reward in REWARDS if reward in box.data]
        if len(known) == 1:
            kind = REWARDS.index(known[0])
            value = read_reward(box, kind, streets)
        elif known or not box.data:
            box.fault_here(f"must have exactly one of {', '.join(REWARDS)} (FQ-I5)")
        performers.reward_kind.append(kind)
        performers.reward_value.append(value)


def read_reward(box: Table, kind: int, streets: Names) -> int | None:
    key = REWARDS[kind]
    if kind == GET_UMBRELLA:
        return None if box.integer(key, 1, 1) is None else 0
    if kind == GET_ACTIVITY:
        return box.one_of(key, ACTIVITY_NAMES)
    if kind == GET_POINTS:
        return box.integer(key, 1, MOST)
    assert kind == GET_MAP
    return box.one_of(key, streets)


# ---- the map -----------------------------------------------------------------------------------------------
def read_map(table: Table, performers: Performers) -> City:
    """FQ-M1."""
    ew, ns = read_lines(table, "ew"), read_lines(table, "ns")
    places = [(*table.place, key, k) for key, lines in (("ew", ew), ("ns", ns)) for k in range(len(lines))]
    table.checker.unique([(*place, "id") for place in places], [street.id for street in ew + ns])
    table.checker.unique([(*place, "name") for place in places], [street.name for street in ew + ns])
    buildings = read_buildings(table, performers.icons)
    city = City(
        ew=ew,
        ns=ns,
        street_names=Names("street", [street.id for street in ew + ns]),
        starts=read_starts(table, ew, ns),
        buildings=buildings,
        building_names=Names("building", [building.id for building in buildings]),
        grid=None,
    )
    if ew and ns and buildings and fills_blocks(table, len(ew) - 1, len(ns) - 1, buildings):
        blocks = [sure(building.block) for building in buildings]
        halves = [sure(building.half) for building in buildings]
        count = len(ew)
        city.grid = Grid(
            count - 1, len(ns) - 1, list(range(count)), [count + k for k in range(len(ns))], blocks, halves
        )
    return city


def read_lines(table: Table, key: str) -> list[Street]:
    """Streets of one direction, in their order; only the two outer lines can be borders of the map."""
    tables = table.tables(key, ["id", "name"], ["border"], LEAST_LINES, MOST_LINES)
    for street in tables[1:-1]:
        if street.data.get("border") is True:
            street.fault("border", "only the first and the last line of the map can be a border (FQ-M1)")
    return [
        Street(street.slug("id"), street.text("name") or "", "border" in street.data and street.flag("border") is True)
        for street in tables
    ]


def read_starts(table: Table, ew: list[Street], ns: list[Street]) -> list[tuple[int, int] | None]:
    """FQ-S1: an intersection for each face of a die; different ones, because of FQ-BM-B."""
    tables = table.tables("starts", ["ew", "ns"], (), FACES, FACES)
    lines_ew = Names("line running east and west", [street.id for street in ew])
    lines_ns = Names("line running north and south", [street.id for street in ns])
    starts: list[tuple[int, int] | None] = []
    for start in tables if ew and ns else []:
        line_ew, line_ns = start.one_of("ew", lines_ew), start.one_of("ns", lines_ns)
        at = None if line_ew is None or line_ns is None else (line_ew, line_ns)
        if at is not None and at in starts:
            start.fault_here(f"is the intersection of start {starts.index(at) + 1} (FQ-S1)")
        starts.append(at)
    return starts


def read_buildings(table: Table, icons: Names) -> list[Building]:
    tables = table.tables("buildings", ["id", "name", "block", "icons"], ["half", "special"])
    buildings = [
        Building(
            table=entry,
            id=entry.slug("id"),
            name=entry.text("name") or "",
            block=read_block(entry),
            half=0 if "half" not in entry.data else entry.one_of("half", HALF_NAMES),
            special=PLAIN if "special" not in entry.data else entry.one_of("special", SPECIAL_NAMES),
            icons=read_icons(entry, icons),
        )
        for entry in tables
    ]
    table.checker.unique([(*entry.place, "id") for entry in tables], [building.id for building in buildings])
    table.checker.unique([(*entry.place, "name") for entry in tables], [building.name for building in buildings])
    walks = [building for building in buildings if building.special == RIVERWALK]
    for building in walks[1:]:  # a sheet has one place to mark visits
        building.table.fault("special", f"{show(walks[0].id)} is the riverwalk already (FQ-V2)")
    return buildings


def read_block(entry: Table) -> tuple[int, int] | None:
    """Row and column, from 1."""
    at = entry.integers("block", 1, MOST_LINES - 1, least=2, most=2)
    return None if at is None else (at[0], at[1])


def read_icons(entry: Table, icons: Names) -> list[int] | None:
    """FQ-I1 to FQ-I4: a building shows umbrellas, activities and performers, or nothing."""
    found = entry.references("icons", icons, least=0, most=MOST_ICONS, distinct=False)
    if found is not None and WILD in found:
        entry.fault("icons", "a wild is on cards and on tracks, never on a building (FQ-I2)")
        return None
    return found


def fills_blocks(table: Table, rows: int, cols: int, buildings: list[Building]) -> bool:
    """FQ-M1: a block holds one building, or two halves that make a whole."""
    inside: dict[tuple[int, int], list[Building]] = {(r, c): [] for r in range(1, rows + 1) for c in range(1, cols + 1)}
    sound = True
    for building in buildings:
        if building.block is None or building.half is None:
            sound = False
        elif building.block in inside:
            inside[building.block].append(building)
        else:
            row, col = building.block
            size = f"this map has {rows} rows of {cols} blocks"
            building.table.fault("block", f"there is no block [{row}, {col}]: {size} (FQ-M1)")
            sound = False
    for (row, col), there in inside.items() if sound else []:
        halves = sorted(HALVES[sure(building.half)] for building in there)
        if halves != [""] and halves not in PAIRS:
            has = ", ".join(f"{building.id} ({half_name(building)})" for building in there) or "none"
            wanted = "must have one whole building, or two halves: north and south, or west and east"
            where = there[-1].table if there else table
            where.fault("block" if there else "buildings", f"block [{row}, {col}] {wanted}; it has {has} (FQ-M1)")
            sound = False
    return sound


def half_name(building: Building) -> str:
    return HALVES[sure(building.half)] or "whole"
