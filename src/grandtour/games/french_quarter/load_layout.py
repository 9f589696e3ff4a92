"""Checks the layout twin of an edition file: each thing of the map and of the sheet is drawn, and nothing else is."""

from __future__ import annotations

from typing import Final

from grandtour.core.editions import Table, same
from grandtour.games.french_quarter.edition import ACTIVITIES, COURTYARD, HALVES, RIVERWALK
from grandtour.games.french_quarter.load_map import Building, City, Performers
from grandtour.games.french_quarter.load_tracks import Activity

DRAWN: Final = ["edition", "map", "sheet"]
BOX: Final = ["x", "y", "w", "h"]
SPOT: Final = ["x", "y", "s"]  # a square: its corner and its side
DISC: Final = ["x", "y", "r"]
POINT: Final = ["x", "y"]
SCORES: Final = [*ACTIVITIES, "second-line", "gift-shops", "courtyards", "riverwalk", "performers", "vacation", "total"]


def check_layout(
    top: Table,
    city: City,
    riverwalk_visits: int | None,
    tracks: list[Activity],
    performers: Performers,
    umbrella_boxes: int | None,
    line_rows: list[int] | None,
    rounds: int | None,
) -> None:
    """What could not be read in the edition is not looked for in its drawing."""
    if city.grid is not None:
        things = ["streets", "blocks", "alleys", "buildings", "intersections", "starts"]
        check_map(top.table("map", ["viewBox", *things], None), city, riverwalk_visits)
    sheet = top.table("sheet", ["viewBox", "tracks", "performers", "umbrellas", "second_line", "rounds", "score"], None)
    sheet.numbers("viewBox", 4, 4)
    check_tracks(sheet.table("tracks", ACTIVITIES), tracks)
    check_performers(
        sheet.table("performers", ["top", "bottom", "row_score", "table", "track"], None), len(performers.types)
    )
    shapes(sheet.table("umbrellas", ["boxes"], None), "boxes", BOX, umbrella_boxes)
    line = sheet.table("second_line", ["boxes", "rewards"], None)
    shapes(line, "boxes", BOX, None if line_rows is None else sum(line_rows))
    numbered(shapes(line, "rewards", ["row", *SPOT], None if line_rows is None else len(line_rows)), "row", 0)
    shapes(sheet.table("rounds", ["boxes"], None), "boxes", BOX, rounds)
    cells = shapes(sheet.table("score", ["cells"], None), "cells", ["id", *BOX], len(SCORES))
    for cell, name in zip(cells, SCORES, strict=False):
        same(cell, "id", name)


# ---- shapes ------------------------------------------------------------------------------------------------
def shapes(table: Table, key: str, parts: list[str], count: int | None) -> list[Table]:
    """A list of so many shapes; every part of one that says where it is or how large is a number."""
    if count == 0:
        same_list(table, key, [])
    if not count:
        return []
    drawn = table.tables(key, parts, None, count, count)
    for entry in drawn:
        check_numbers(entry, parts)
    return drawn


def shape(table: Table, key: str, parts: list[str]) -> None:
    check_numbers(table.table(key, parts, None), parts)


def check_numbers(entry: Table, parts: list[str]) -> None:
    for part in parts:
        if part in ("x", "y", "w", "h", "s", "r", "width", "size"):
            entry.number(part)


def same_list(table: Table, key: str, wanted: list[int]) -> None:
    if key in table.data and table.data[key] != wanted:
        table.fault(key, f"must be {wanted} as in the edition")


def numbered(drawn: list[Table], key: str, first: int) -> None:
    for number, entry in enumerate(drawn, first):
        same(entry, key, number)


# ---- the map -----------------------------------------------------------------------------------------------
def check_map(table: Table, city: City, riverwalk_visits: int | None) -> None:
    table.numbers("viewBox", 4, 4)
    rows, cols = range(1, len(city.ew)), range(1, len(city.ns))
    streets = shapes(table, "streets", ["id", "axis", *BOX], len(city.streets))
    for street, entry in zip(city.streets, streets, strict=False):
        same(entry, "id", street.id)
        same(entry, "axis", "ew" if street in city.ew else "ns")
    blocks = [(row, col) for row in rows for col in cols]
    halved = {building.block for building in city.buildings if building.half}
    check_places(shapes(table, "blocks", ["row", "col", *BOX], len(blocks)), blocks)
    alleys = [block for block in blocks if block in halved]
    check_places(shapes(table, "alleys", ["row", "col", *BOX], len(alleys)), alleys)
    crossings = [(ew.id, ns.id) for ew in city.ew for ns in city.ns]
    points = shapes(table, "intersections", ["ew", "ns", *POINT], len(crossings))
    for (ew, ns), entry in zip(crossings, points, strict=False):
        same(entry, "ew", ew)
        same(entry, "ns", ns)
    numbered(shapes(table, "starts", ["number", *DISC], len(city.starts)), "number", 1)
    drawings = table.table("buildings", [building.id for building in city.buildings])
    for building in city.buildings:
        check_building(drawings, building, riverwalk_visits)


def check_places(drawn: list[Table], blocks: list[tuple[int, int]]) -> None:
    for (row, col), entry in zip(blocks, drawn, strict=False):
        same(entry, "row", row)
        same(entry, "col", col)


def check_building(drawings: Table, building: Building, riverwalk_visits: int | None) -> None:
    """A box with a band for the name, and in it the icons, the value, the tourist, and marks for visits that count."""
    marks = ["circle"] if building.special in (COURTYARD, RIVERWALK) else []
    if building.special == RIVERWALK and riverwalk_visits != 1:  # FQ-V2: the circle is for the last visit
        marks = ["box", "circle"]
    parts = ["block", "half", *BOX, "band", "name", "icons", "value", "tourist"]
    drawn = drawings.table(building.id, [*parts, "mark"] if marks else parts, None)
    if building.block is not None and building.half is not None:
        same_list(drawn, "block", list(building.block))
        same(drawn, "half", HALVES[building.half])
    check_numbers(drawn, BOX)
    shape(drawn, "band", BOX)
    shape(drawn, "name", ["x", "y", "width", "size"])
    shapes(drawn, "icons", SPOT, None if building.icons is None else len(building.icons))
    shape(drawn, "value", BOX)
    shape(drawn, "tourist", POINT)
    mark = drawn.table("mark", marks, None) if marks else drawn
    for key in marks:
        shape(mark, key, BOX if key == "box" else DISC)


# ---- the sheet ---------------------------------------------------------------------------------------------
def check_tracks(table: Table, tracks: list[Activity]) -> None:
    for activity, track in zip(ACTIVITIES, tracks, strict=False):
        drawn = table.table(activity, [*BOX, "label", "street", "icon", "boxes", "ladder", "bonuses"], None)
        check_numbers(drawn, BOX)
        shape(drawn, "label", POINT)
        shape(drawn, "street", POINT)
        shape(drawn, "icon", SPOT)
        shapes(drawn, "boxes", BOX, None if track.boxes is None else len(track.boxes))
        ladder = track.ladder or []
        for times, entry in zip(ladder, shapes(drawn, "ladder", [*BOX, "value"], len(ladder) or None), strict=False):
            same(entry, "value", times)
        bonuses = shapes(drawn, "bonuses", ["id", *BOX], len(track.bonuses) or None)
        for number, entry in enumerate(bonuses):
            same(entry, "id", chr(ord("A") + number))


def check_performers(table: Table, types: int) -> None:
    """Two rows of boxes, what each is worth, and the track."""
    for row in ("top", "bottom"):
        shapes(table, row, SPOT, types or None)
    shapes(table, "row_score", BOX, 2)
    numbered(shapes(table.table("table", ["cells"], None), "cells", ["n", *BOX], types or None), "n", 1)
    shapes(table, "track", BOX, 2 * types or None)
