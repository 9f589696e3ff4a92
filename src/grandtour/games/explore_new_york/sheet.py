"""A sheet of the paper game: what a player marked on the map, read from a TOML or JSON file.

docs/score.md explains the file. What nobody can read is a fault of the file, and BadEdition names all faults. What can
be read but cannot be (`Trouble`) is kept apart, with the rule that forbids it: `sheet_check.py` looks for most of it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from grandtour.core.editions import (
    Checker,
    Document,
    Place,
    Table,
    edition_path,
    hint,
    read_edition,
    read_json,
    show,
    write_place,
)
from grandtour.core.sheets import (
    MOST_ENTRIES,
    Paper,
    Spellings,
    check_players,
    entries,
    open_sheet,
    read_document,
    read_players,
    spaced,
)
from grandtour.core.short import shorten
from grandtour.games.explore_new_york import load
from grandtour.games.explore_new_york.edition import MANY, SYMBOLS, Edition, tourists_of

REQUIRED: Final = ["players"]
OPTIONAL: Final = ["game", "edition", "player", "links", "cafes", "blocks"]

# How people write tourists: by shape, by the color that they like, by the first letter of either.
SPELLINGS: Final[dict[str, int]] = {
    **dict.fromkeys(("circle", "circles", "red", "c", "r", "●"), 0),
    **dict.fromkeys(("square", "squares", "green", "s", "g", "■"), 1),
    **dict.fromkeys(("triangle", "triangles", "blue", "t", "b", "▲"), 2),
}
LETTERS: Final = "cstrgb●■▲"  # of these "stt" is made
ONE_GROUP: Final = re.compile(r"[\s,;+]*(?:([0-9]{1,4})\s*[x×]?\s*)?([^\W\d_]+|[●■▲]+)[\s,;+]*")

# 4,5 or (4,5), and for quick typing 45: no side of a map has ten blocks.
COORDINATES: Final = r"\(? ?[0-9]{1,3} ?, ?[0-9]{1,3} ?\)?|[0-9][0-9]"
BLOCK: Final = re.compile(rf"{COORDINATES}|[0-9]{{1,3}} ?[- ] ?[0-9]{{1,3}}")
BETWEEN: Final = r" ?(?:->|[-–>→]) ?| "  # two intersections of a walk
WALK: Final = re.compile(rf"(?:{COORDINATES})(?:(?:{BETWEEN})(?:{COORDINATES}))*")
LONGEST_WALK: Final = 1000  # letters
TOO_MANY: Final = f"no block has more than {MANY} tourists of a kind"


@dataclass
class Sheet(Paper):
    """What was marked, as numbers of the edition; what does not exist is left out and among the troubles."""

    edition: Edition
    layout: dict[str, object] | None  # how the edition's map is drawn
    players: int  # perhaps a number that the game is not for: then a trouble
    player: str  # "" without a name
    tourists: list[int]  # by block: groups
    blocks: dict[int, Place] = field(default_factory=dict)  # chosen ones, and where the file says so
    links: dict[int, Place] = field(default_factory=dict)
    cafes: dict[int, Place] = field(default_factory=dict)  # used ones
    lost_blocks: int = 0  # marks that cannot be where they are, but were perhaps made elsewhere
    lost_links: int = 0

    @property
    def turns(self) -> int:
        """How many turns were played, at most: each begins with a block (NY-B1)."""
        return len(self.blocks) + self.lost_blocks

    @property
    def turns_of_game(self) -> int | None:
        """NY-S2; None where the number of players cannot be."""
        return self.edition.turns.get(self.players)

    def touched(self) -> set[int]:
        """Cafés that a drawn link ends at (NY-K1)."""
        e = self.edition
        ends = {end for link in self.links for end in (e.link_a[link], e.link_b[link])}
        return {cafe for cafe, point in enumerate(e.cafe_point) if point in ends}


# ---- reading -----------------------------------------------------------------------------------------------
def read_sheet(file: Path, edition: str | None = None) -> Sheet:
    """BadEdition has all that is wrong with the file. `edition` goes before the one that the sheet names."""
    return parse_sheet(read_document(file), file.parent, edition)


def parse_sheet(document: Document, folder: Path, edition: str | None = None) -> Sheet:
    top, (e, layout) = open_sheet(document, folder, edition, load.GAME, (REQUIRED, OPTIONAL), open_edition)
    players = read_players(top, e.seat_counts, "NY-C1")
    sheet = Sheet(document, e, layout, players, top.text("player") or "", [0] * len(e.blocks))
    read_blocks(top, sheet)
    read_links(top, sheet)
    read_cafes(top, sheet)
    check_players(top, sheet, players, e.seat_counts, "NY-C1")
    top.checker.finish()
    return sheet


def open_edition(name: str | Path) -> tuple[Edition, dict[str, object] | None]:
    """An edition and its layout twin, if it has one; both are checked."""
    path = edition_path(name, load.SHIPPED)
    document = read_edition(path, load.GAME)
    e = load.parse(document, path.parent)
    meta = document.data["meta"]
    twin = meta.get("layout") if isinstance(meta, dict) else None
    return e, read_json(path.parent / twin).data if isinstance(twin, str) else None


def numbers_in(text: str) -> list[tuple[int, int]]:
    """All coordinates of a text that `BLOCK` or `WALK` has matched."""
    out = []
    for found in re.findall(COORDINATES, text):
        digits = re.findall("[0-9]+", found)
        out.append((int(digits[0]), int(digits[1])) if len(digits) == 2 else (int(found[0]), int(found[1])))
    return out


def two_numbers(text: str) -> tuple[int, int]:
    """X and Y of a text that `BLOCK` has matched: `4,5`, `4-5` or `45`."""
    digits = re.findall("[0-9]+", text)
    x, y = digits if len(digits) == 2 else (text[0], text[1])
    return int(x), int(y)


# ---- blocks ------------------------------------------------------------------------------------------------
def read_blocks(top: Table, sheet: Sheet) -> None:
    e = sheet.edition
    if "blocks" not in top.data:
        return
    table = top.table("blocks", (), None)
    number = {name: block for block, name in enumerate(e.blocks)}
    written: dict[str, str] = {}  # by block: the key that named it first
    if len(table.data) > MOST_ENTRIES:
        top.fault("blocks", f"has {len(table.data)} entries; no map has so many blocks")
        return
    for key, value in table.data.items():
        place = (*table.place, key)
        name = read_block(e, table, key)
        group = read_tourists(table.checker, place, value)
        if name is None or group is None:
            continue
        if name in written:
            table.fault(key, f"block {name} is already {write_place((*table.place, written[name]))}")
            continue
        written[name] = key
        if not group:  # an empty block: nothing was marked
            continue
        if name in number:
            sheet.blocks[number[name]] = place
            sheet.tourists[number[name]] = group
        else:
            sheet.lost_blocks += 1
            sheet.trouble("NY-C2", "block", place, block=name, width=e.width, height=e.height)


def read_block(e: Edition, table: Table, key: str) -> str | None:
    text = spaced(key)
    if BLOCK.fullmatch(text):
        return write(two_numbers(text))
    if key in (*REQUIRED, *OPTIONAL):
        table.fault(key, "must stand above [blocks], not below it")
    else:
        table.fault(key, f'{show(key)} is no block; write X,Y, for example "{e.width},{e.height}"')
    return None


def read_tourists(check: Checker, place: Place, value: object) -> int | None:
    """The group; None where a fault was reported."""
    found = [0] * len(SYMBOLS)
    good = True
    if isinstance(value, str):
        good = add_tourists(check, place, value, found)
    elif isinstance(value, list) and len(value) <= MOST_ENTRIES:
        for number, entry in enumerate(value):
            if isinstance(entry, str):
                good = add_tourists(check, (*place, number), entry, found) and good
            else:
                check.fault((*place, number), f"must be a tourist in quotes, not {show(entry)}")
                good = False
            if max(found) > MANY:  # reported; the rest would only repeat it
                break
    elif isinstance(value, list):
        check.fault(place, f"has {len(value)} entries; {TOO_MANY}")
        good = False
    elif isinstance(value, dict):
        table = Table(check, place, value, (), SYMBOLS)
        how_many = [table.integer(name, 0, MANY, default=0) for name in SYMBOLS]
        good = all(name in SYMBOLS for name in value) and None not in how_many
        found = [n or 0 for n in how_many]
    else:
        check.fault(place, f'must be tourists such as "square triangle triangle" or "stt", not {show(value)}')
        good = False
    return tourists_of([symbol for symbol, n in enumerate(found) for _ in range(n)]) if good else None


def add_tourists(check: Checker, place: Place, text: str, found: list[int]) -> bool:
    """`square triangle triangle`, `2 triangles, 1 square`, `2t s`, `stt`, by symbol. False where it reports a fault."""
    at = 0
    text = spaced(text)
    while at < len(text):
        match = ONE_GROUP.match(text, at)
        if match is None:
            check.fault(place, f'cannot be read from {show(text[at:])} on; write for example "2 triangles, 1 square"')
            return False
        how_many, word = match[1], match[2].casefold()
        if word in SPELLINGS:
            found[SPELLINGS[word]] += int(how_many or 1)
        elif how_many is None and all(letter in LETTERS for letter in word):
            for letter in word:
                found[SPELLINGS[letter]] += 1
        else:
            check.fault(place, f"there is no tourist {show(word)}{hint(word, SYMBOLS)}")
            return False
        if max(found) > MANY:
            check.fault(place, TOO_MANY)
            return False
        at = match.end()
    return True


# ---- links and cafés ---------------------------------------------------------------------------------------
def read_links(top: Table, sheet: Sheet) -> None:
    """Each text is a walk from intersection to intersection; two of them are one link."""
    e = sheet.edition
    road = {}
    for link in range(len(e.links)):
        a, b = e.points[e.link_a[link]], e.points[e.link_b[link]]
        road[a, b] = road[b, a] = link
    for place, text in entries(top, "links"):
        walk = spaced(text)
        if not walk:
            continue
        if len(walk) > LONGEST_WALK or not WALK.fullmatch(walk) or len(numbers_in(walk)) < 2:
            top.checker.fault(place, f"{show(text)} is no link: {example_of_links(e)}")
            continue
        points = numbers_in(walk)
        good = [is_point(sheet, place, point) for point in points]
        for step in range(1, len(points)):
            a, b = points[step - 1], points[step]
            if (a, b) not in road:
                sheet.lost_links += 1
                if good[step - 1] and good[step]:
                    sheet.trouble("NY-C3", "road", place, a=write(a), b=write(b))
            elif road[a, b] in sheet.links:
                first = write_place(sheet.links[road[a, b]])
                sheet.lost_links += 1
                sheet.trouble("NY-L4", "twice", place, link=e.links[road[a, b]], first=first)
            else:
                sheet.links[road[a, b]] = place


def example_of_links(e: Edition) -> str:
    """What to write, with examples of this very map: a small one may not have the links of ours."""
    x, y = e.width // 2, e.height // 2  # never a corner
    one, two = f"{x},{y}-{x + 1},{y}", f"{x - 1},{y} {x},{y} {x + 1},{y}"
    return f'write two intersections or more, for example "{one}" or "{two}"'


def is_point(sheet: Sheet, place: Place, point: tuple[int, int]) -> bool:
    e = sheet.edition
    if point in e.points:
        return True
    x, y = point
    if x <= e.width and y <= e.height:
        ends = (f"{x},{1 if y == 0 else y - 1}", f"{1 if x == 0 else x - 1},{y}")
        sheet.trouble("NY-C3", "corner", place, point=write(point), link="-".join(ends))
    else:
        sheet.trouble("NY-C2", "point", place, point=write(point), width=e.width, height=e.height)
    return False


def write(point: tuple[int, int]) -> str:
    return f"{point[0]},{point[1]}"


def read_cafes(top: Table, sheet: Sheet) -> None:
    """By id, by name or by intersection. Without the key, those that the links touch: no others can be used (NY-K1)."""
    e = sheet.edition
    if "cafes" not in top.data:
        sheet.cafes = dict.fromkeys(sorted(sheet.touched()), ("links",))
        return
    names = Spellings(e.cafes, e.cafe_names)
    at = {e.points[point]: cafe for cafe, point in enumerate(e.cafe_point)}
    for place, text in entries(top, "cafes"):
        name = spaced(text)
        point = two_numbers(name) if BLOCK.fullmatch(name) else None
        cafe = names.find(name) if point is None else at.get(point)
        if cafe is None:
            there = [f"{slug} ({e.point_names[e.cafe_point[cafe]]})" for cafe, slug in enumerate(e.cafes)]
            near = names.near(name) if point is None else ""
            sheet.trouble("NY-C4", "cafe", place, cafe=shorten(name), cafes=", ".join(there), near=near)
        elif cafe in sheet.cafes:
            sheet.trouble("NY-K1", "twice", place, cafe=e.cafe_names[cafe])
        else:
            sheet.cafes[cafe] = place
