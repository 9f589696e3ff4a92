"""The picture of a scored sheet: the map with its marks, the best route as a walk, and the score boxes. SVG.

Stands alone: no fonts, styles or images from elsewhere. Shapes and numbers carry all that the colors say.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Final
from xml.sax.saxutils import escape

from grandtour.core.result import Line
from grandtour.games.explore_new_york.edition import BLUE, KINDS, SYMBOLS, WHITE, YELLOW, Edition, counts
from grandtour.games.explore_new_york.plan import Piece, Plan, Point, along, pieces, plan_of
from grandtour.games.explore_new_york.route import Route
from grandtour.games.explore_new_york.scoring import lines
from grandtour.games.explore_new_york.sheet import Sheet

Say = Callable[..., str]  # a key of locale/*/score.ftl and its arguments

# The light colors of the project's design.
PAPER: Final = "#FAF4E7"
SURFACE: Final = "#FFFDF8"
INK: Final = "#1B2838"
FAINT_INK: Final = "#5F6772"
LAND: Final = "#F6EDDA"
ROAD: Final = "#E3D7BF"
ROUTE: Final = "#EFAE2B"
CUP: Final = "#54351F"
TOURIST: Final = ["#C2352B", "#12805C", "#1F5FB4"]  # by symbol
BORDER: Final = ["#C9473B", "#188360", "#2F68B8", "#B98509", "#636B75", "#B9B09A"]  # by kind of block
TINT: Final = ["#FBE3DF", "#DCEFE5", "#DFE9F7", "#FDF0CC", "#E4E7EB", "#FFFDF6"]
SIGHT: Final = ["#C9473B", "#188360", "#2F68B8", "#F4BC3A", "#636B75"]
FONT: Final = "Figtree, system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

PALE: Final = 0.42
CASING: Final = 17  # the dark line under the route
LINE: Final = 11
BEND: Final = 30  # how far before an intersection the route begins to turn
PANEL: Final = 430
LONGEST_NAME: Final = 36
BESIDE: Final = 10  # from the middle of an intersection to its number; more where something stands there
BELOW: Final = 21
END: Final = 19  # radius of the letters A and B
RING: Final = 7  # around a used café

# Shapes in a box of 24 by 24 around its middle.
SMILEY: Final = (
    "M0-9.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM-3.3-4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z"
    "m6.6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM-5.2 1.6h10.4c-.5 2.6-2.6 4.4-5.2 4.4"
    "s-4.7-1.8-5.2-4.4z"
)
STAR: Final = "M0-9.7l2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z"
COFFEE: Final = "M-8-2.5h12.5v5a5 5 0 0 1-5 5h-2.5a5 5 0 0 1-5-5z"
STEAM: Final = "M4.5-1h1a2.5 2.5 0 0 1 0 5h-1.2M-4-8.5c-1 1.3 1 2 0 3.3M.3-8.5c-1 1.3 1 2 0 3.3M-8.5 9.5H5"
TRIANGLE: Final = (
    "M0-8.8c.7 0 1.2.3 1.5.9l8 14.4c.6 1.2-.2 2.5-1.5 2.5h-16c-1.3 0-2.1-1.3-1.5-2.5l8-14.4c.3-.6.8-.9 1.5-.9z"
)


def picture(sheet: Sheet, route: Route, say: Say) -> str:
    return Picture(sheet, route, say).draw()


class Picture:
    def __init__(self, sheet: Sheet, route: Route, say: Say) -> None:
        self.sheet = sheet
        self.e: Edition = sheet.edition
        self.route = route
        self.say = say
        self.plan: Plan = plan_of(self.e, sheet.layout)
        self.on_route = {block for link in route.links for block in self.e.link_blocks[link]}
        self.out: list[str] = []

    def add(self, text: str) -> None:
        self.out.append(text)

    def draw(self) -> str:
        x, y, wide, high = self.plan.box
        self.board()
        self.blocks()
        self.other_links()
        self.walk()
        self.cafes()
        self.ends()
        self.intersections()
        bottom = self.panel(x + wide, y)
        high = max(high, bottom - y + 30)
        title = self.say("score-title-of", player=self.sheet.player) if self.sheet.player else self.say("score-title")
        about = self.say(
            "score-picture-about",
            blocks=len(self.sheet.blocks),
            links=len(self.sheet.links),
            route=self.walk_text(),
            total=self.route.total,
        )
        if self.sheet.troubles:
            about += " " + self.anyway()
        head = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {wide + PANEL:g} {high:g}" '
            f'width="{wide + PANEL:g}" height="{high:g}" role="img" font-family="{FONT}">',
            f"<title>{escape(title)}: {self.route.total}</title>",
            f"<desc>{escape(about)}</desc>",
            f'<rect x="{x:g}" y="{y:g}" width="{wide + PANEL:g}" height="{high:g}" fill="{PAPER}"/>',
        ]
        return "\n".join([*head, *self.out, "</svg>\n"])

    # ---- the map ---------------------------------------------------------------------------------------------
    def board(self) -> None:
        self.add(f'<g fill="none" stroke="{ROAD}" stroke-width="30" stroke-linecap="round">')
        for path in self.plan.links:
            self.add(f'<path d="{path}"/>')
        self.add("</g>")
        self.add('<g fill="none" stroke="#FFFBF2" stroke-width="3" stroke-linecap="round" stroke-dasharray="0.1 11">')
        for path in self.plan.links:
            self.add(f'<path d="{path}"/>')
        self.add("</g>")
        for name, (x, y) in self.plan.numbers:
            self.add(f'<circle cx="{x:g}" cy="{y:g}" r="22" fill="{INK}"/>')
            self.text(x, y + 9, name, 26, fill="#FFFFFF", weight=700)
        x, y = self.plan.box[:2]
        self.text(x + 78, y + 66, "X →", 20, weight=700)
        self.text(x + 78, y + 96, "Y ↓", 20, weight=700)

    def blocks(self) -> None:
        for block, spot in enumerate(self.plan.blocks):
            kind = self.e.block_kind[block]
            pale = "" if block in self.on_route else f' opacity="{PALE}"'
            self.add(f"<g{pale}>")
            width = 1.5 if kind == WHITE else 3.5
            self.add(f'<path d="{spot.path}" fill="{TINT[kind]}" stroke="{BORDER[kind]}" stroke-width="{width}"/>')
            if kind != WHITE:
                self.sight(kind, *spot.symbol, 30)
            self.label(block)
            self.tourists(block)
            self.add("</g>")

    def label(self, block: int) -> None:
        spot = self.plan.blocks[block]
        name = self.e.block_names[block]
        if not name:
            self.text(spot.label[0], spot.label[1] + 8, self.e.blocks[block].replace(",", " · "), 15, fill=FAINT_INK)
            return
        rows = textwrap.wrap(name, spot.label_width)[:3]
        size = 14 if len(rows) < 3 else 12
        top = spot.label[1] + (5 if len(rows) < 3 else 1) - (len(rows) - 1) * size / 2
        for number, row in enumerate(rows):
            self.text(spot.label[0], top + number * (size + 1), row, size, weight=600)

    def tourists(self, block: int) -> None:
        spot = self.plan.blocks[block]
        how_many = counts(self.sheet.tourists[block])
        total = sum(how_many)
        slots = spot.tourists if self.e.block_kind[block] == WHITE else spot.tourists[:8]
        if total <= min(len(slots), 8):
            every = [symbol for symbol, n in enumerate(how_many) for _ in range(n)]
            for symbol, (x, y) in zip(every, slots, strict=False):
                self.tourist(symbol, x, y, 21)
            return
        kinds = [symbol for symbol, n in enumerate(how_many) if n]
        for place, symbol in enumerate(kinds):  # too many to draw: their numbers
            x = spot.center[0] + (place - (len(kinds) - 1) / 2) * 38
            self.tourist(symbol, x, spot.center[1] - 11, 21)
            self.text(x, spot.center[1] + 17, str(how_many[symbol]), 17, weight=700)

    # ---- the links -------------------------------------------------------------------------------------------
    def other_links(self) -> None:
        others = [link for link in sorted(self.sheet.links) if link not in self.route.links]
        self.add(f'<g fill="none" stroke="{FAINT_INK}" stroke-width="7" stroke-linecap="butt" stroke-dasharray="11 8">')
        for link in others:
            self.add(f'<path d="{self.plan.links[link]}"/>')
        self.add("</g>")

    def walk(self) -> None:
        """Draw the route bit by bit, each over those before it: where it crosses itself, the later way is on top."""
        ways = [self.way(step) for step in range(len(self.route.links))]
        self.add('<g fill="none" stroke-linejoin="round">')
        for path in self.strokes(ways):
            self.add(f'<path d="{path}" stroke="{INK}" stroke-width="{CASING}"/>')
            self.add(f'<path d="{path}" stroke="{ROUTE}" stroke-width="{LINE}"/>')
        self.add("</g>")
        for step, way in enumerate(ways):
            for piece in way:
                if piece.kind == "L":
                    for part in (0.31, 0.69) if len(way) == 1 else (0.6,):
                        self.arrow(piece, part)
            x, y = self.plan.mids[self.route.links[step]]
            if len(way) == 1:
                x, y = (way[0].start[0] + way[0].end[0]) / 2, (way[0].start[1] + way[0].end[1]) / 2
            self.add(f'<circle cx="{x:g}" cy="{y:g}" r="12.5" fill="{SURFACE}" stroke="{INK}" stroke-width="2"/>')
            self.text(x, y + 5, str(step + 1), 14, weight=700)

    def way(self, step: int) -> list[Piece]:
        """A link of the route as it is walked."""
        link = self.route.links[step]
        a, b = self.plan.points[self.route.points[step]], self.plan.points[self.route.points[step + 1]]
        return pieces(self.plan.links[link], a, b, self.plan.mids[link])

    def strokes(self, ways: list[list[Piece]]) -> list[str]:
        """Strokes from the middle of one link to that of the next: so each has one intersection. Bends are round."""
        out = []
        path = ""
        for step, way in enumerate(ways):
            first, last = way[0], way[-1]
            bends_in = step > 0 and first.kind == "L" and ways[step - 1][-1].kind == "L"
            bends_out = step + 1 < len(ways) and last.kind == "L" and ways[step + 1][0].kind == "L"
            start = along(first.start, first.end, BEND) if bends_in else first.start
            if not path:
                path = f"M{start[0]:g} {start[1]:g}"
            elif bends_in:
                path += f"Q{first.start[0]:g} {first.start[1]:g} {start[0]:g} {start[1]:g}"
            if len(way) == 1 and first.kind == "L":
                mid = ((first.start[0] + first.end[0]) / 2, (first.start[1] + first.end[1]) / 2)
                out.append(path + f"L{mid[0]:g} {mid[1]:g}")
                path = f"M{mid[0]:g} {mid[1]:g}"
            for piece in way[:-1]:
                path += piece.write()
            end = along(last.end, last.start, BEND) if bends_out else last.end
            path += f"L{end[0]:g} {end[1]:g}" if last.kind == "L" else last.write()
        return [*out, path] if path else out

    def arrow(self, piece: Piece, part: float) -> None:
        """A chevron that points the way."""
        x = piece.start[0] + (piece.end[0] - piece.start[0]) * part
        y = piece.start[1] + (piece.end[1] - piece.start[1]) * part
        tip = along((x, y), piece.end, 5)
        dx, dy = tip[0] - x, tip[1] - y
        points = f"{x - dx - dy:g},{y - dy + dx:g} {tip[0]:g},{tip[1]:g} {x - dx + dy:g},{y - dy - dx:g}"
        style = f'fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
        self.add(f'<polyline points="{points}" {style}/>')

    def ends(self) -> None:
        """A where the route begins, B where it ends; a loop has A alone."""
        for letter, (x, y) in zip("AB", self.letters().values(), strict=False):
            self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{END}" fill="{INK}" stroke="{ROUTE}" stroke-width="4"/>')
            self.text(x, y + 8, letter, 22, fill="#FFFFFF", weight=700)

    def letters(self) -> dict[int, Point]:
        """Where the letters A and B stand, by intersection: on it, or beside its café, away from the route."""
        route = self.route
        if not route.links:
            return {}
        ends = [(route.points[0], self.way(0)[0].end)]
        if not self.is_loop():
            ends.append((route.points[-1], self.way(len(route.links) - 1)[-1].start))
        points, cafes = self.plan.points, set(self.e.cafe_point)
        return {at: along(points[at], beyond, -44) if at in cafes else points[at] for at, beyond in ends}

    def intersections(self) -> None:
        """The numbers of the intersections, below at the right; at the left where a letter stands at the right."""
        letters = self.letters()
        radius = dict(zip(self.e.cafe_point, (corner.radius for corner in self.plan.cafes), strict=True))
        for point, name in enumerate(self.e.point_names):
            x, y = self.plan.points[point]
            away: float = BESIDE
            if point in radius:
                away = radius[point] + RING + 4
            elif point in letters:
                away = END
            right = point not in letters or letters[point][0] <= x
            self.point_name(x + away if right else x - away, y + BELOW, name, "start" if right else "end")

    def point_name(self, x: float, y: float, name: str, anchor: str) -> None:
        """The number has a light outline, because a bend of the route may pass under it."""
        self.add(f'<g stroke="{SURFACE}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">')
        self.text(x, y, name, 13, fill=FAINT_INK, weight=600, anchor=anchor)
        self.add("</g>")

    def is_loop(self) -> bool:
        return bool(self.route.points) and self.route.points[0] == self.route.points[-1]

    # ---- cafés -----------------------------------------------------------------------------------------------
    def cafes(self) -> None:
        on_route = set(self.route.points)
        for cafe, corner in enumerate(self.plan.cafes):
            x, y = corner.center
            on = self.e.cafe_point[cafe] in on_route
            self.add("<g>" if on else f'<g opacity="{0.75 if cafe in self.sheet.cafes else 0.55}">')
            if cafe in self.sheet.cafes:
                self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{corner.radius + 8:g}" fill="{PAPER}"/>')
                self.ring(x, y, corner.radius + RING)
            self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{corner.radius:g}" fill="{CUP}"/>')
            self.cup(x, y - corner.radius * 0.5, 17, "#FFFFFF")
            symbols = [symbol for symbol, n in enumerate(counts(self.e.cafe_tourists[cafe])) for _ in range(n)]
            for symbol, (sx, sy) in zip(symbols, corner.symbols, strict=False):
                self.add(f'<circle cx="{sx:g}" cy="{sy:g}" r="11" fill="#FFFFFF"/>')
                self.tourist(symbol, sx, sy, 16)
            self.add("</g>")
            if on:
                self.tag(x, y + corner.radius + 9, f"+{self.e.cafe_points}")

    def ring(self, x: float, y: float, radius: float) -> None:
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="none" stroke="{INK}" stroke-width="4"/>')

    def tag(self, x: float, y: float, text: str) -> None:
        half = 8 + 5 * len(text)
        box = f'x="{x - half:g}" y="{y - 11:g}" width="{2 * half:g}" height="22" rx="11"'
        self.add(f'<rect {box} fill="{ROUTE}" stroke="{INK}" stroke-width="2"/>')
        self.text(x, y + 6, text, 16, weight=700)

    # ---- the score boxes -------------------------------------------------------------------------------------
    def panel(self, x: float, y: float) -> float:
        """Draw the score boxes at the right of the map, and return how far down they go."""
        left, right = x + 10, x + PANEL - 40
        y += 74
        player = self.sheet.player
        name = player if len(player) <= LONGEST_NAME else player[: LONGEST_NAME - 1] + "…"
        title = self.say("score-title-of", player=name) if name else self.say("score-title")
        for row in textwrap.wrap(title, 19)[:3]:
            self.text(left, y, row, 34, weight=700, anchor="start")
            y += 40
        self.text(left, y - 8, textwrap.shorten(self.e.title, 46, placeholder="…"), 17, fill=FAINT_INK, anchor="start")
        y += 16
        for line in lines(self.route):
            self.box(left, right, y, line)
            y += 72
        self.add(f'<rect x="{left:g}" y="{y:g}" width="{right - left:g}" height="84" rx="14" fill="{INK}"/>')
        self.text(left + 24, y + 53, self.say("score-total"), 30, fill="#FFFFFF", weight=700, anchor="start")
        self.text(right - 24, y + 58, str(self.route.total), 46, fill=ROUTE, weight=700, anchor="end")
        y += 124
        for row in textwrap.wrap(self.walk_text(), 40):
            self.text(left, y, row, 16, anchor="start")
            y += 23
        if self.sheet.troubles:
            y += 10
            for row in textwrap.wrap(self.anyway(), 38):
                self.text(left, y, row, 16, weight=700, anchor="start")
                y += 23
        return self.legend(left, y + 14)

    def anyway(self) -> str:
        """The sentence which says that the sheet has impossible marks."""
        return self.say("score-picture-anyway", count=len(self.sheet.troubles))

    def box(self, left: float, right: float, y: float, line: Line) -> None:
        """One box: what is counted, how, and its points."""
        self.add(
            f'<rect x="{left:g}" y="{y:g}" width="{right - left:g}" height="62" rx="12" fill="{SURFACE}" '
            f'stroke="{ROAD}" stroke-width="2"/>'
        )
        middle = y + 31
        facts = line.arguments
        if line.key in KINDS[:YELLOW]:  # NY-F4
            color = KINDS.index(line.key)
            self.tourist(color, left + 34, middle, 28)
            self.text(left + 74, middle + 9, str(facts["tourists"]), 26, weight=600)
            self.text(left + 112, middle + 9, "×", 26, fill=FAINT_INK)
            self.block_mark(color, left + 154, middle)
            self.text(left + 198, middle + 9, str(facts["attractions"]), 26, weight=600)
        else:
            each = {"cafes": self.e.cafe_points, "yellow": self.e.yellow_points}.get(line.key)
            if line.key == "cafes":
                self.add(f'<circle cx="{left + 34:g}" cy="{middle:g}" r="21" fill="{CUP}"/>')
                self.cup(left + 34, middle, 26, "#FFFFFF")
            else:
                self.block_mark(KINDS.index(line.key), left + 34, middle)
            self.text(left + 74, middle + 9, str(facts["count"]), 26, weight=600)
            if each is not None:
                self.text(left + 112, middle + 9, "×", 26, fill=FAINT_INK)
                self.text(left + 154, middle + 9, str(each), 26, fill=FAINT_INK)
        self.text(right - 132, middle + 9, "=", 26, fill=FAINT_INK)
        self.text(right - 24, middle + 11, str(line.points), 32, weight=700, anchor="end")

    def block_mark(self, kind: int, x: float, y: float) -> None:
        """A small block of a kind."""
        self.add(
            f'<rect x="{x - 21:g}" y="{y - 21:g}" width="42" height="42" rx="7" fill="{TINT[kind]}" '
            f'stroke="{BORDER[kind]}" stroke-width="3"/>'
        )
        self.sight(kind, x, y, 28)

    def legend(self, x: float, y: float) -> float:
        step = 34
        if self.route.links:
            ends = f"M{x:g} {y:g}H{x + 52:g}"
            self.add(f'<path d="{ends}" stroke="{INK}" stroke-width="{CASING}"/>')
            self.add(f'<path d="{ends}" stroke="{ROUTE}" stroke-width="{LINE}"/>')
            self.arrow(Piece("L", (x, y), (x + 52, y), []), 0.5)
            self.note(x, y, "score-picture-loop" if self.is_loop() else "score-picture-route")
            y += step
        if len(self.route.links) < len(self.sheet.links):
            style = f'stroke="{FAINT_INK}" stroke-width="7" stroke-dasharray="11 8"'
            self.add(f'<path d="M{x:g} {y:g}H{x + 52:g}" {style}/>')
            self.note(x, y, "score-picture-drawn")
            y += step
        if self.sheet.cafes:
            self.add(f'<circle cx="{x + 26:g}" cy="{y:g}" r="8" fill="{CUP}"/>')
            self.ring(x + 26, y, 12)
            self.note(x, y, "score-picture-used")
            y += step
        self.point_name(x + 26, y + 5, self.e.point_names[0], "middle")
        self.note(x, y, "score-picture-point")
        y += step
        style = f'fill="{TINT[0]}" stroke="{BORDER[0]}" stroke-width="3" opacity="{PALE}"'
        self.add(f'<rect x="{x + 14:g}" y="{y - 12:g}" width="24" height="24" rx="5" {style}/>')
        self.note(x, y, "score-picture-pale")
        y += step
        if self.e.own_design:
            self.text(x, y + 6, self.say("score-picture-own"), 15, fill=FAINT_INK, anchor="start")
            y += step
        return y

    def note(self, x: float, y: float, key: str) -> None:
        self.text(x + 68, y + 6, self.say(key), 17, anchor="start")

    def walk_text(self) -> str:
        """An arrow never begins a line."""
        return "\u00a0→ ".join(self.e.point_names[point] for point in self.route.points)

    # ---- shapes ----------------------------------------------------------------------------------------------
    def tourist(self, symbol: int, x: float, y: float, size: float) -> None:
        self.shape(symbol, x, y, size, TOURIST[symbol])

    def sight(self, kind: int, x: float, y: float, size: float) -> None:
        """The symbol of a block (NY-C4)."""
        if kind <= BLUE:
            self.shape(kind, x, y, size, SIGHT[kind])
        elif kind == YELLOW:
            self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{size * 0.42:g}" fill="{INK}"/>')
            self.path(SMILEY, x, y, size, f'fill="{SIGHT[kind]}" fill-rule="evenodd"')
        else:
            self.path(STAR, x, y, size, f'fill="{SIGHT[kind]}"')

    def shape(self, symbol: int, x: float, y: float, size: float, fill: str) -> None:
        style = f'fill="{fill}" stroke="#FFFFFF" stroke-width="1.5" paint-order="stroke"'
        if SYMBOLS[symbol] == "circle":
            self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{size * 0.4:g}" {style}/>')
        elif SYMBOLS[symbol] == "square":
            half = size * 0.37
            box = f'x="{x - half:g}" y="{y - half:g}" width="{2 * half:g}" height="{2 * half:g}" rx="{size / 14:g}"'
            self.add(f"<rect {box} {style}/>")
        else:
            self.path(TRIANGLE, x, y, size, style)

    def cup(self, x: float, y: float, size: float, color: str) -> None:
        self.path(COFFEE, x, y, size, f'fill="{color}"')
        self.path(STEAM, x, y, size, f'fill="none" stroke="{color}" stroke-width="1.8" stroke-linecap="round"')

    def path(self, path: str, x: float, y: float, size: float, style: str) -> None:
        self.add(f'<path transform="translate({x:g} {y:g}) scale({size / 24:g})" d="{path}" {style}/>')

    def text(
        self, x: float, y: float, text: str, size: float, fill: str = INK, weight: int = 400, anchor: str = "middle"
    ) -> None:
        bold = f' font-weight="{weight}"' if weight != 400 else ""
        style = f'font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"{bold}'
        self.add(f'<text x="{x:g}" y="{y:g}" {style}>{escape(text)}</text>')
