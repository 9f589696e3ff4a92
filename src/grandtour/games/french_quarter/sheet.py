"""Sheets of the paper game: what each player has marked at the end, read from a TOML or JSON file.

docs/score.md explains the file. Names that the edition does not have are among the troubles; whether the rest can be,
`sheet_check.py` asks the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from grandtour.core.editions import Document, Place, Table, show, write_place
from grandtour.core.sheets import (
    MOST_ENTRIES,
    Players,
    Spellings,
    check_players,
    entries,
    open_sheet,
    read_document,
    read_players,
    read_tables,
    spaced,
)
from grandtour.core.short import shorten
from grandtour.games.french_quarter.edition import ACTIVITIES, COURTYARD, FACES, NONE, Edition, W
from grandtour.games.french_quarter.load import GAME, load

REQUIRED: Final = ["players", "player"]
OPTIONAL: Final = ["game", "edition", "mayor", "tourism"]
OF_A_PLAYER: Final = [
    *("umbrellas", "second_line", "courtyards", "riverwalk", "performers_top", "performers_bottom", "vacation"),
    *("tracks", "mapped"),
]
OF_A_TRACK: Final = ["marks", "choices", "crossed"]
MOST_MARKS: Final = 1000  # of one kind: a larger number is refused like a word that cannot be read

# FQ-I3: what was taken at a circle that shows both; True is the bonus.
SIDES: Final = {"bonus": True, "b": True, "multiplier": False, "m": False, "x": False}


@dataclass
class TrackMarks:
    """FQ-I2: boxes marked, what was taken at choice circles, in their order, and circles crossed out (FQ-BP-A)."""

    place: Place
    marks: int = 0
    choices: list[bool] = field(default_factory=list)
    crossed: dict[int, Place] = field(default_factory=dict)  # boxes, from 0


@dataclass
class Marks:
    """What the file says of one player, and where; what does not exist is left out and among the troubles."""

    place: Place
    tracks: list[TrackMarks]
    mapped: dict[int, tuple[Place, int]] = field(default_factory=dict)  # by building: a value or W
    umbrellas: int = 0
    second_line: int = 0
    courtyards: dict[int, Place] = field(default_factory=dict)  # buildings
    riverwalk: int = 0
    top: dict[int, Place] = field(default_factory=dict)  # performers
    bottom: dict[int, Place] = field(default_factory=dict)
    vacation: int = NONE
    doubtful: set[str] = field(default_factory=set)  # what is named as a trouble: nothing is concluded from it

    def sure(self, *kinds: str) -> bool:
        """Whether nothing is doubtful about these kinds: building, performer, vacation, or a key of the sheet."""
        return self.doubtful.isdisjoint(kinds)

    @property
    def empty(self) -> bool:
        return not (self.mapped or self.umbrellas or any(track.marks for track in self.tracks))


@dataclass
class Sheet(Players):
    edition: Edition
    mayor: bool
    tourism: bool
    sheets: list[Marks] = field(default_factory=list)  # by seat: the players in the order of the file


# ---- reading -----------------------------------------------------------------------------------------------
def read_sheet(file: Path, edition: str | None = None) -> Sheet:
    """BadEdition has all that is wrong with the file. `edition` goes before the one that the sheet names."""
    return parse_sheet(read_document(file), file.parent, edition)


def parse_sheet(document: Document, folder: Path, edition: str | None = None) -> Sheet:
    top, e = open_sheet(document, folder, edition, GAME, (REQUIRED, OPTIONAL), load)
    tables = read_tables(top, OF_A_PLAYER, e.seat_counts[-1])
    players = read_players(top, e.seat_counts, "FQ-C1")
    names = [table.text("name") or "" for table in tables]
    sheet = Sheet(document, e, players, names, top.flag("mayor") is True, top.flag("tourism") is True)
    reader = Reader(sheet)
    for table in tables:
        sheet.sheets.append(reader.marks(table))
    check_players(top, sheet, players, e.seat_counts, "FQ-C1")
    top.checker.finish()
    return sheet


class Reader:
    def __init__(self, sheet: Sheet) -> None:
        e = sheet.edition
        self.sheet = sheet
        self.e = e
        self.buildings = Spellings(e.buildings, e.building_names)
        self.performers = Spellings(e.performers)
        self.vacations = Spellings(e.vacations, e.vacation_names)

    def marks(self, table: Table) -> Marks:
        marks = Marks(table.place, self.tracks(table))
        marks.umbrellas = table.integer("umbrellas", 0, MOST_MARKS, 0) or 0
        marks.second_line = table.integer("second_line", 0, MOST_MARKS, 0) or 0
        marks.riverwalk = table.integer("riverwalk", 0, MOST_MARKS, 0) or 0
        self.mapped(table, marks)
        self.courtyards(table, marks)
        self.row(table, "performers_top", marks, marks.top)
        self.row(table, "performers_bottom", marks, marks.bottom)
        self.vacation(table, marks)
        return marks

    # ---- tracks ---------------------------------------------------------------------------------------------
    def tracks(self, table: Table) -> list[TrackMarks]:
        place = (*table.place, "tracks")
        if "tracks" not in table.data:
            return [TrackMarks((*place, activity)) for activity in ACTIVITIES]
        inner = table.table("tracks", (), ACTIVITIES)
        return [self.track(inner, activity) for activity in ACTIVITIES]

    def track(self, table: Table, activity: str) -> TrackMarks:
        """`6`, or `{ marks = 6, choices = ["multiplier"] }`."""
        found = TrackMarks((*table.place, activity))
        if not isinstance(table.data.get(activity, 0), dict):
            found.marks = table.integer(activity, 0, MOST_MARKS, 0) or 0
            return found
        inner = table.table(activity, ["marks"], OF_A_TRACK[1:])
        found.marks = inner.integer("marks", 0, MOST_MARKS, 0) or 0
        for place, text in entries(inner, "choices"):
            if text.strip().casefold() in SIDES:
                found.choices.append(SIDES[text.strip().casefold()])
            else:
                table.checker.fault(place, f"must be 'bonus' or 'multiplier', not {show(text)}")
        if "crossed" in inner.data:
            boxes = inner.integers("crossed", 1, MOST_MARKS, least=0, most=MOST_ENTRIES) or []
            for number, box in enumerate(boxes):
                found.crossed.setdefault(box - 1, (*inner.place, "crossed", number))
        return found

    # ---- the map --------------------------------------------------------------------------------------------
    def mapped(self, table: Table, marks: Marks) -> None:
        if "mapped" not in table.data:
            return
        inner = table.table("mapped", (), None)
        if len(inner.data) > MOST_ENTRIES:
            table.fault("mapped", f"has {len(inner.data)} entries; no map has so many buildings")
            return
        for key, entry in inner.data.items():
            place = (*inner.place, key)
            building = self.buildings.find(key)
            if building is None and key in (*OF_A_PLAYER, "name"):
                inner.fault(key, "must stand above [player.mapped], not below it")
                continue
            value = self.value(inner, key, entry)
            if building is None:
                self.unknown_building(marks, place, key)
            elif building in marks.mapped:
                inner.fault(key, f"this building is already {write_place(marks.mapped[building][0])}")
            elif value is not None:
                marks.mapped[building] = (place, value)

    def value(self, table: Table, key: str, entry: object) -> int | None:
        """FQ-P1, FQ-P3: what a die shows, or a W."""
        if isinstance(entry, str) and entry.strip().casefold() == "w":
            return W
        if isinstance(entry, int) and not isinstance(entry, bool) and 1 <= entry <= FACES:
            return entry
        table.fault(key, f'must be a value from 1 to {FACES} or "W", not {show(entry)}')
        return None

    def unknown_building(self, marks: Marks, place: Place, text: str) -> None:
        marks.doubtful.add("building")
        self.sheet.trouble("FQ-M1", "building", place, name=shorten(text), near=self.buildings.near(text))

    def courtyards(self, table: Table, marks: Marks) -> None:
        e = self.e
        for place, text in entries(table, "courtyards"):
            building = self.buildings.find(text)
            if building is None:
                self.unknown_building(marks, place, spaced(text))
            elif e.building_special[building] != COURTYARD:
                known = ", ".join(e.building_names[courtyard] for courtyard in e.courtyards)
                self.sheet.trouble("FQ-V2", "courtyard", place, building=e.building_names[building], known=known)
            elif building in marks.courtyards:
                self.sheet.trouble("FQ-V2", "twice", place, building=e.building_names[building])
            else:
                marks.courtyards[building] = place

    # ---- performers, Vacation cards ---------------------------------------------------------------------------
    def row(self, table: Table, key: str, marks: Marks, row: dict[int, Place]) -> None:
        for place, text in entries(table, key):
            performer = self.performers.find(text)
            if performer is None:
                marks.doubtful.add("performer")
                name, known = shorten(spaced(text)), ", ".join(self.e.performers)
                self.sheet.trouble("FQ-I4", "performer", place, name=name, known=known, near=self.performers.near(text))
            elif performer in row:
                self.sheet.trouble("FQ-I4", "twice", place, performer=self.e.performers[performer])
            else:
                row[performer] = place

    def vacation(self, table: Table, marks: Marks) -> None:
        name = table.text("vacation")
        if name is None:
            return
        card = self.vacations.find(name)
        if card is None:
            marks.doubtful.add("vacation")
            place = (*table.place, "vacation")
            self.sheet.trouble("FQ-Y3", "card", place, name=shorten(name), near=self.vacations.near(name))
        else:
            marks.vacation = card
