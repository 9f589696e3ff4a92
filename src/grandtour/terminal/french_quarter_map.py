"""The map of French Quarter drawn in letters: blocks with their buildings, streets, both Second Lines, tourists.

North is up. A block of two small buildings has an alley between them, drawn with dots.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from grandtour.games.french_quarter.edition import COURTYARD, HALVES, NONE, PLAIN, RIVERWALK, Edition
from grandtour.terminal.french_quarter_signs import (
    CLOSED_STYLE,
    LINE_STYLE,
    ME_STYLE,
    NUMBER_STYLE,
    OTHERS_STYLE,
    OWN_LINE_STYLE,
    SPECIAL_STYLE,
    STREET_STYLE,
    VALUE_STYLE,
    Codes,
    Glyphs,
    fit,
)
from grandtour.terminal.new_york_map import Canvas

TALL: Final = 4  # lines of a block
TALL_LOW: Final = 3  # on a low screen, or where a name fits on one line
TALL_PAIR: Final = 5  # where one small building lies north of another
WIDEST: Final = 28  # columns of a block
ROOMY: Final = 22  # columns that most names fit into
NARROWEST: Final = 7

# What meets at an intersection: arms up, right, down, left; by street, public line, own line.
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
THIN: Final = {15: "┼", 14: "┬", 13: "┤", 11: "┴", 7: "├", 6: "┌", 12: "┐", 3: "└", 9: "┘"}
HEAVY: Final = {15: "╋", 14: "┳", 13: "┫", 11: "┻", 7: "┣", 6: "┏", 12: "┓", 3: "┗", 9: "┛", 10: "━", 5: "┃"}
DOUBLE: Final = {15: "╬", 14: "╦", 13: "╣", 11: "╩", 7: "╠", 6: "╔", 12: "╗", 3: "╚", 9: "╝", 10: "═", 5: "║"}


@dataclass
class Marks:
    """What is on one player's map, and what is pointed out on it."""

    mapped: dict[int, int]  # by building: a value or W
    line: list[int]  # the public Second Line: intersections
    own_line: list[int]
    me: int = NONE  # where the sheet's own tourist is
    others: list[tuple[int, int]] = field(default_factory=list)  # number of the player, building
    closed: int = NONE  # street
    visited: set[int] = field(default_factory=set)  # courtyards
    riverwalk: int = 0  # visits
    wanted: set[int] = field(default_factory=set)  # of the Vacation card
    numbers: dict[int, int] = field(default_factory=dict)  # of the menu, by building
    ways: dict[tuple[int, int], int] = field(default_factory=dict)  # and by stretch, from the lower intersection
    corners: dict[int, int] = field(default_factory=dict)  # and by intersection


class CityMap:
    def __init__(
        self, e: Edition, glyphs: Glyphs, codes: Codes, streets: Sequence[str], room: int, low: bool = False
    ) -> None:
        """`streets` are the names to show; `room` is how wide the screen is."""
        self.e = e
        self.glyphs = glyphs
        self.codes = codes
        self.streets = [name.partition(" (")[0] for name in streets]  # "South border (the levee)"
        grid = e.grid
        self.wide = min(WIDEST, max(NARROWEST, (room - 1) // grid.cols - 1))
        usual = TALL_LOW if low or self.wide >= ROOMY else TALL
        halves = [(e.grid.blocks[k][0], HALVES[e.grid.halves[k]]) for k in range(len(e.buildings))]
        pairs = {row for row, half in halves if half in ("north", "south")}
        self.tall = [TALL_PAIR if row in pairs else usual for row in range(1, grid.rows + 1)]
        self.column = [j * (self.wide + 1) for j in range(grid.cols + 1)]  # by line running north and south
        self.row = [1 + i + sum(self.tall[:i]) for i in range(grid.rows + 1)]  # by line running east and west
        self.width = self.column[-1] + 1

    def draw(self, marks: Marks) -> Text:
        grid = self.e.grid
        canvas = Canvas(self.width, self.row[-1] + 1)
        for i in range(grid.rows + 1):
            for j in range(grid.cols):
                self.draw_across(canvas, marks, i, j)
        for i in range(grid.rows):
            for j in range(grid.cols + 1):
                self.draw_down(canvas, marks, i, j)
        for point in range(self.e.points):
            self.draw_crossing(canvas, marks, point)
        self.name_streets(canvas, marks)
        for building in range(len(self.e.buildings)):
            self.draw_building(canvas, marks, building)
        for (a, b), number in marks.ways.items():
            self.number_way(canvas, a, b, number)
        return canvas.text()

    # ---- streets ----------------------------------------------------------------------------------------------
    def name_streets(self, canvas: Canvas, marks: Marks) -> None:
        """Those that run north and south on top, those that run east and west in their first stretch.

        A border goes without its name where there is no room for it: everybody sees that it is the border.
        """
        e = self.e
        taken = [False] * (self.width + 1)  # columns on top
        for j in sorted(range(e.grid.cols + 1), key=lambda j: (1 - e.street_named[e.grid.ns[j]], j)):
            street = e.grid.ns[j]
            name = self.streets[street]
            if street == marks.closed:
                name = f"{self.glyphs.closed} {name}"
            name = name[: self.wide] if e.street_named[street] else name
            x = max(0, min(self.column[j] - len(name) // 2, self.width - len(name)))
            if not any(taken[max(0, x - 1) : x + len(name) + 1]):
                canvas.write(x, 0, name, CLOSED_STYLE if street == marks.closed else STREET_STYLE)
                taken[x : x + len(name)] = [True] * len(name)
        for i, street in enumerate(e.grid.ew):
            name = self.streets[street]
            if e.street_named[street] or len(name) <= self.wide - 2:
                style = CLOSED_STYLE if street == marks.closed else STREET_STYLE
                name = name[: self.wide - 2].rstrip()
                canvas.write(self.column[0] + 2, self.row[i], name, style)
                # What runs along the stretch shows on both sides of the name; of two lines one on each side.
                a = e.grid.point(i, 0)
                signs, style = self.way(marks, a, a + 1, street, 0)
                canvas.write(self.column[0] + self.wide, self.row[i], signs[-1], style)

    def way(self, marks: Marks, a: int, b: int, street: int, down: int) -> tuple[str, str]:
        """Signs to repeat along the stretch, and their style."""
        glyphs = self.glyphs
        public, own = has_stretch(marks.line, a, b), has_stretch(marks.own_line, a, b)
        signs, style = glyphs.street[down], STREET_STYLE
        if public or own:
            signs = (glyphs.line[down] if public else "") + (glyphs.own_line[down] if own else "")
            style = LINE_STYLE if public else OWN_LINE_STYLE
        if street == marks.closed:
            signs = "".join(f"{sign}{glyphs.closed}" for sign in signs)
            style = CLOSED_STYLE
        return signs, style

    def draw_across(self, canvas: Canvas, marks: Marks, i: int, j: int) -> None:
        a = self.e.grid.point(i, j)
        signs, style = self.way(marks, a, a + 1, self.e.grid.ew[i], 0)
        line = (signs * self.wide)[: self.wide]
        canvas.write(self.column[j] + 1, self.row[i], line, style)

    def draw_down(self, canvas: Canvas, marks: Marks, i: int, j: int) -> None:
        a, b = self.e.grid.point(i, j), self.e.grid.point(i + 1, j)
        signs, style = self.way(marks, a, b, self.e.grid.ns[j], 1)
        for k in range(self.tall[i]):
            canvas.write(self.column[j], self.row[i] + 1 + k, signs[k % len(signs)], style)

    def number_way(self, canvas: Canvas, a: int, b: int, number: int) -> None:
        """Write the number of a way in the middle of its stretch."""
        i, j = self.at(min(a, b))
        text = str(number)
        if abs(a - b) == 1:
            canvas.write(self.column[j] + self.wide - len(text) - 1, self.row[i], f" {text} ", NUMBER_STYLE)
        else:
            x = min(self.column[j], self.width - len(text))
            canvas.write(x, self.row[i] + 1 + self.tall[i] // 2, text, NUMBER_STYLE)

    def at(self, point: int) -> tuple[int, int]:
        return point // (self.e.grid.cols + 1), point % (self.e.grid.cols + 1)

    def draw_crossing(self, canvas: Canvas, marks: Marks, point: int) -> None:
        i, j = self.at(point)
        sign, style = self.crossing(marks, point)
        if point in marks.corners:
            sign, style = str(marks.corners[point]), NUMBER_STYLE
        canvas.write(min(self.column[j], self.width - len(sign)), self.row[i], sign, style)

    def crossing(self, marks: Marks, point: int) -> tuple[str, str]:
        """The end of a line, else a start, else what meets here."""
        glyphs = self.glyphs
        if marks.line and marks.line[-1] == point:
            return glyphs.line_end, LINE_STYLE
        if marks.own_line and marks.own_line[-1] == point:
            return glyphs.own_end, OWN_LINE_STYLE
        if point in self.e.starts:
            return glyphs.start(self.e.starts.index(point) + 1), "bold"
        arms = public = own = 0
        for arm, to in zip((UP, RIGHT, DOWN, LEFT), range(4), strict=True):
            other = self.e.grid.onward(point, to)
            if other != NONE:
                arms |= arm
                public |= arm if has_stretch(marks.line, point, other) else 0
                own |= arm if has_stretch(marks.own_line, point, other) else 0
        if glyphs.plain:
            return "+", LINE_STYLE if public else OWN_LINE_STYLE if own else STREET_STYLE
        if public:
            return HEAVY.get(public, HEAVY[arms]), LINE_STYLE
        return (DOUBLE.get(own, DOUBLE[arms]), OWN_LINE_STYLE) if own else (THIN[arms], STREET_STYLE)

    # ---- buildings --------------------------------------------------------------------------------------------
    def draw_building(self, canvas: Canvas, marks: Marks, building: int) -> None:
        row, col = self.e.grid.blocks[building]
        x, y = self.column[col - 1] + 1, self.row[row - 1] + 1
        wide, tall = self.wide, self.tall[row - 1]
        half = HALVES[self.e.grid.halves[building]]
        if half in ("north", "south"):
            upper = (tall - 1) // 2
            if half == "north":
                canvas.write(x, y + upper, self.glyphs.alley[0] * wide, STREET_STYLE)
            y, tall = (y, upper) if half == "north" else (y + upper + 1, tall - upper - 1)
        elif half:
            left = (wide - 1) // 2
            for k in range(tall if half == "west" else 0):
                canvas.write(x + left, y + k, self.glyphs.alley[1], STREET_STYLE)
            x, wide = (x, left) if half == "west" else (x + left + 1, wide - left - 1)
        self.fill(canvas, marks, building, x, y, wide, tall)

    def fill(self, canvas: Canvas, marks: Marks, building: int, x: int, y: int, wide: int, tall: int) -> None:
        """The name on top, its icons, and on the last line what is written there and who is there."""
        here = building == marks.me
        name = self.glyphs.letters(self.e.building_names[building])
        for k, words in enumerate(fit(name, wide, min(2, max(1, tall - 2)))):
            canvas.write(x, y + k, words, "bold" if here or building in marks.numbers else "")
        last = y + tall - 1
        status: list[Text] = []
        if building in marks.mapped:
            status.append(Text(self.glyphs.value(marks.mapped[building]), style=VALUE_STYLE))
        if here:
            status.append(Text(self.glyphs.me, style=ME_STYLE))
        others = "".join(str(number) for number, where in marks.others if where == building)
        if others:
            status.append(Text(f"{self.glyphs.other}{others}", style=OTHERS_STYLE))
        number = str(marks.numbers.get(building, ""))
        room = wide - len(number) - (1 if number else 0)
        icons = self.codes.icons(self.e.building_icons[building], wide)
        signs = self.signs(marks, building)
        if tall == 2:  # icons and all else share a line
            line = crammed([icons, signs, *status], room)
        else:
            if signs.cell_len:
                icons = crammed([icons, signs], wide)
            put(canvas, x, last - 1, icons, wide)
            line = crammed(status, room)
        put(canvas, x, last, line, room)
        canvas.write(x + wide - len(number), last, number, NUMBER_STYLE)

    def signs(self, marks: Marks, building: int) -> Text:
        """What the building is besides a place with icons, and how much of it is done."""
        special = self.e.building_special[building]
        text = "" if special == PLAIN else self.glyphs.specials[special]
        if special == COURTYARD and building in marks.visited:
            text += self.glyphs.done
        if special == RIVERWALK:
            text += self.glyphs.done * marks.riverwalk
        if building in marks.wanted:
            text += self.glyphs.wanted
        return Text(text, style=SPECIAL_STYLE)


def has_stretch(line: Sequence[int], a: int, b: int) -> bool:
    return any({line[k - 1], line[k]} == {a, b} for k in range(1, len(line)))


def crammed(parts: list[Text], room: int) -> Text:
    """Side by side, with spaces between them if there is room."""
    parts = [part for part in parts if part.cell_len]
    apart = Text(" ").join(parts)
    return apart if apart.cell_len <= room else Text.assemble(*parts)


def put(canvas: Canvas, x: int, y: int, text: Text, room: int) -> None:
    """The text with the style of each letter, as much of it as there is room for."""
    styles = [str(text.style)] * len(text.plain)
    for span in text.spans:
        for k in range(span.start, min(span.end, len(styles))):
            styles[k] = str(span.style)
    for k, letter in enumerate(text.plain[:room]):
        canvas.write(x + k, y, letter, styles[k])
