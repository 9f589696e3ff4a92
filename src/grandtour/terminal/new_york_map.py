"""The map of Explore New York drawn in letters: blocks with their tourists, roads, links and cafés.

Everything that color tells, a sign tells, too. Blocks are numbered on top and at the left (NY-C2); the roads between
them are numbered at the bottom and at the right, which gives the two numbers of an intersection.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rich.text import Text

from grandtour.games.explore_new_york.edition import KINDS, NONE, SYMBOLS, WHITE, Edition, counts

LEFT: Final = 3  # columns for the numbers of the rows
RIGHT: Final = 4  # columns for the numbers of the roads
TALL: Final = 2  # lines of a block, or one on a low screen
WIDEST: Final = 10  # columns of a block, if there is room
WIDEST_LOW: Final = 11  # if everything is on one line
NARROWEST: Final = 7

KIND_STYLES: Final = {
    "red": "bold white on rgb(190,30,30)",
    "green": "bold white on rgb(20,110,50)",
    "blue": "bold white on rgb(20,80,180)",
    "yellow": "bold black on rgb(245,205,60)",
    "grey": "bold black on rgb(190,190,190)",
}
SYMBOL_STYLES: Final = {
    "circle": "bold rgb(225,70,70)",
    "square": "bold rgb(40,160,80)",
    "triangle": "bold rgb(80,140,240)",
}
NUMBER: Final = "bold cyan"
ROAD: Final = "dim"
DRAWN: Final = "bold"
DOUBLE: Final = "bold magenta"
CAFE: Final = "bold rgb(200,130,60)"


# The roads that meet at an intersection, and the signs for every choice of those that are drawn, in this order.
UP, RIGHT_ARM, DOWN, LEFT_ARM = 1, 2, 4, 8
CROSSINGS: Final = {
    UP | RIGHT_ARM | DOWN | LEFT_ARM: "┼╀┾╄╁╂╆╊┽╃┿╇╅╉╈╋",
    UP | RIGHT_ARM | DOWN: "├┞┝┡┟┠┢┣",
    UP | DOWN | LEFT_ARM: "┤┦┧┨┥┩┪┫",
    RIGHT_ARM | DOWN | LEFT_ARM: "┬┮┰┲┭┯┱┳",
    UP | RIGHT_ARM | LEFT_ARM: "┴┸┶┺┵┹┷┻",
}


def bits(arms: int) -> list[int]:
    return [arm for arm in (UP, RIGHT_ARM, DOWN, LEFT_ARM) if arms & arm]


class Glyphs:
    """The signs, for terminals with all letters or with ASCII only."""

    def __init__(self, plain: bool) -> None:
        self.kinds = list("RGBY*") if plain else list("●■▲☺★")  # by kind
        self.symbols = list("o#^") if plain else list("○□△")  # by symbol
        self.used = "x" if plain else "×"
        self.chosen = ">" if plain else "▶"
        self.arrow = "->" if plain else "→"
        self.times = "x" if plain else "×"
        # The sign of a road that goes across, and of one that goes down.
        self.road = (".", ".") if plain else ("─", "│")
        self.drawn = ("-", "|") if plain else ("━", "┃")
        self.double = ("=", "H") if plain else ("═", "║")
        # Corners of the map: upper left, upper right, lower left, lower right.
        self.road_corners = "...." if plain else "╭╮╰╯"
        self.drawn_corners = "++++" if plain else "┏┓┗┛"
        self.double_corners = "++++" if plain else "╔╗╚╝"
        self.plain = plain

    def crossing(self, arms: int, drawn: int) -> str:
        """The sign where roads meet: which there are, and which of them have a link."""
        if self.plain:
            return "+" if drawn else "."
        return CROSSINGS[arms][sum(1 << k for k, arm in enumerate(bits(arms)) if drawn & arm)]

    def kind(self, kind: int) -> str:
        return f"[{self.kinds[kind]}]"

    def tourists(self, numbers: list[int]) -> str:
        return "".join(self.symbols[symbol] * n for symbol, n in enumerate(numbers))

    def group(self, group: int) -> str:
        return self.tourists(counts(group))


@dataclass
class Marks:
    """What is on one player's map, and what is pointed out on it."""

    tourists: dict[int, list[int]]  # by block: how many of each symbol
    links: set[int]
    used: set[int]  # cafés
    double: set[int] = field(default_factory=set)  # links that are shown in another way: this turn's, or the route's
    chosen: int = NONE  # the block of this turn
    block_numbers: dict[int, int] = field(default_factory=dict)
    link_numbers: dict[int, int] = field(default_factory=dict)


class Canvas:
    """Letters with styles, written at any place."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for k, letter in enumerate(text):
            self.letters[y][x + k] = letter
            self.styles[y][x + k] = style

    def text(self) -> Text:
        out = Text(no_wrap=True, overflow="crop")
        for y, (letters, styles) in enumerate(zip(self.letters, self.styles, strict=True)):
            if y:
                out.append("\n")
            shown = zip(letters[: len("".join(letters).rstrip())], styles, strict=False)
            for style, run in groupby(shown, key=lambda pair: pair[1]):
                out.append("".join(letter for letter, _ in run), style=style)
        return out


class CityMap:
    def __init__(self, e: Edition, glyphs: Glyphs, room: int, low: bool = False) -> None:
        self.e = e
        self.glyphs = glyphs
        free = (room - LEFT - RIGHT - 1) // e.width - 1
        low = low and free >= WIDEST_LOW
        self.tall = 1 if low else TALL
        self.wide = WIDEST_LOW if low else min(WIDEST, max(NARROWEST, free))
        digits = len(str(len(e.links)))
        self.apart = self.wide >= NARROWEST + digits  # whether a number on the road leaves a column free
        self.aside = digits if self.apart else digits - 1  # columns of a block that the road at its left may take
        self.column = [LEFT + x * (self.wide + 1) for x in range(e.width + 1)]  # by intersection's x
        self.row = [1 + y * (self.tall + 1) for y in range(e.height + 1)]
        self.width = self.column[-1] + 1 + RIGHT

    def draw(self, marks: Marks) -> Text:
        e = self.e
        canvas = Canvas(self.width, self.row[-1] + 2)
        self.write_numbers(canvas)
        for link in range(len(e.links)):
            self.draw_link(canvas, marks, link)
        for point in range(len(e.points)):
            self.draw_crossing(canvas, marks, point)
        for block in range(len(e.blocks)):
            self.draw_block(canvas, marks, block)
        for link, number in marks.link_numbers.items():
            self.write_link_number(canvas, link, number)
        for cafe in range(len(e.cafes)):
            self.draw_cafe(canvas, marks, cafe)
        return canvas.text()

    def write_numbers(self, canvas: Canvas) -> None:
        for x in range(1, self.e.width + 1):
            canvas.write(self.column[x - 1] + self.wide // 2 + 1, 0, str(x), "bold")
        for y in range(1, self.e.height + 1):
            canvas.write(0, self.row[y - 1] + 1, str(y), "bold")
        for x, column in enumerate(self.column):
            canvas.write(column, self.row[-1] + 1, str(x), ROAD)
        for y, row in enumerate(self.row):
            canvas.write(self.column[-1] + RIGHT, row, str(y), ROAD)

    # ---- roads ------------------------------------------------------------------------------------------------
    def draw_link(self, canvas: Canvas, marks: Marks, link: int) -> None:
        glyphs = self.glyphs
        signs, corners, style = glyphs.road, glyphs.road_corners, ROAD
        if link in marks.double:
            signs, corners, style = glyphs.double, glyphs.double_corners, DOUBLE
        elif link in marks.links:
            signs, corners, style = glyphs.drawn, glyphs.drawn_corners, DRAWN
        (ax, ay), (bx, by) = self.ends(link)
        x, y = self.border(link)
        if ax != bx:
            canvas.write(self.column[min(ax, bx)] + 1, self.row[y], signs[0] * self.wide, style)
        if ay != by:
            for line in range(self.tall):
                canvas.write(self.column[x], self.row[min(ay, by)] + 1 + line, signs[1], style)
        if ax != bx and ay != by:  # NY-C3: around a corner
            canvas.write(self.column[x], self.row[y], corners[(2 if y else 0) + (1 if x else 0)], style)

    def ends(self, link: int) -> tuple[tuple[int, int], tuple[int, int]]:
        return self.e.points[self.e.link_a[link]], self.e.points[self.e.link_b[link]]

    def border(self, link: int) -> tuple[int, int]:
        """The column of its part that runs down, and the row of its part that runs across."""
        (ax, ay), (bx, by) = self.ends(link)
        return (ax if ax in (0, self.e.width, bx) else bx), (ay if ay in (0, self.e.height, by) else by)

    def write_link_number(self, canvas: Canvas, link: int, number: int) -> None:
        """Write it in the middle of a road across, or beside the upper line of the block on a road down."""
        (ax, ay), (bx, by) = self.ends(link)
        text = str(number)
        if ax == bx:
            canvas.write(self.column[ax], self.row[min(ay, by)] + 1, text, NUMBER)
        else:
            middle = self.column[min(ax, bx)] + 1 + (self.wide - len(text) + 1) // 2
            canvas.write(middle, self.row[self.border(link)[1]], text, NUMBER)

    def draw_crossing(self, canvas: Canvas, marks: Marks, point: int) -> None:
        arms = drawn = 0
        here = self.e.links_at[point]
        for link in here:
            arms |= self.arm(point, link)
            drawn |= self.arm(point, link) if link in marks.links else 0
        style = ROAD if not drawn else DOUBLE if marks.double.intersection(here) else DRAWN
        x, y = self.e.points[point]
        canvas.write(self.column[x], self.row[y], self.glyphs.crossing(arms, drawn), style)

    def arm(self, point: int, link: int) -> int:
        """Which way the link leaves the intersection; around a corner of the map it leaves along the border."""
        x, y = self.e.points[point]
        (ax, ay), (bx, by) = self.ends(link)
        right, down = ax + bx - 2 * x, ay + by - 2 * y
        if not right or (down and x in (0, self.e.width)):
            return DOWN if down > 0 else UP
        return RIGHT_ARM if right > 0 else LEFT_ARM

    def draw_cafe(self, canvas: Canvas, marks: Marks, cafe: int) -> None:
        x, y = self.e.points[self.e.cafe_point[cafe]]
        signs = self.glyphs.group(self.e.cafe_tourists[cafe])
        if cafe in marks.used:
            signs = self.glyphs.used * len(signs)
        canvas.write(self.column[x] - 1, self.row[y], f"({signs})", CAFE)

    # ---- blocks -----------------------------------------------------------------------------------------------
    def draw_block(self, canvas: Canvas, marks: Marks, block: int) -> None:
        left = self.column[block % self.e.width] + 1 + self.aside
        top = self.row[block // self.e.width] + 1
        room = self.wide - self.aside
        kind = self.e.block_kind[block]
        if kind != WHITE:
            canvas.write(left, top, self.glyphs.kind(kind), KIND_STYLES[KINDS[kind]])
        if block in marks.block_numbers:
            number = str(marks.block_numbers[block])
            canvas.write(left + room - len(number) - (1 if self.apart else 0), top, number, NUMBER)
        elif block == marks.chosen:
            canvas.write(left - 1 if self.apart else left + room - 1, top, self.glyphs.chosen, DOUBLE)
        if block in marks.tourists:
            if self.tall > 1:  # no number on the road comes down to the second line
                self.draw_tourists(canvas, left, top + 1, room, self.aside, marks.tourists[block])
            else:
                before = len(self.glyphs.kind(kind)) if kind != WHITE else 0
                self.draw_tourists(canvas, left + before, top, room - before, 0, marks.tourists[block])

    def draw_tourists(self, canvas: Canvas, x: int, y: int, room: int, before: int, numbers: list[int]) -> None:
        """A sign for each tourist, or their numbers if there is no room; if need be, `before` columns earlier."""
        signs = [sign * n for sign, n in zip(self.glyphs.symbols, numbers, strict=True)]
        if sum(numbers) > room:
            signs = [f"{n}{sign}" if n else "" for sign, n in zip(self.glyphs.symbols, numbers, strict=True)]
            x -= min(before, max(0, len("".join(signs)) - room))
        for symbol, text in enumerate(signs):
            canvas.write(x, y, text, SYMBOL_STYLES[SYMBOLS[symbol]])
            x += len(text)
