"""Where the things of a map lie in a picture: from the edition's layout twin, or on a plain grid where it has none."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import hypot
from typing import Final

from grandtour.games.explore_new_york.edition import Edition

Point = tuple[float, float]

PITCH: Final = 164  # of the plain grid: from one road to the next
EDGE: Final = 132  # around it
GAP: Final = 22  # from the middle of a road to a block
ROUND: Final = 10  # corners of blocks
CORNER: Final = 66  # the rounded corner of a corner block
TURN: Final = 88  # the road around it
CAFE: Final = 29  # radius
LABEL: Final = 13  # letters in a line

COMMANDS: Final = re.compile(r"([MLHVACQ])([-0-9. ,]*)")
WHOLE_PATH: Final = re.compile(rf"(?:{COMMANDS.pattern})+")
NUMBERS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "A": 7, "C": 6, "Q": 4}


@dataclass
class Spot:
    """A block."""

    path: str
    center: Point
    symbol: Point
    label: Point
    label_width: int  # letters
    tourists: list[Point]


@dataclass
class Corner:
    """A café."""

    center: Point
    radius: float
    symbols: list[Point]


@dataclass
class Plan:
    box: tuple[float, float, float, float]
    numbers: list[tuple[str, Point]]
    points: list[Point]
    blocks: list[Spot]
    links: list[str]  # paths
    mids: list[Point]  # of links
    cafes: list[Corner]


def plan_of(e: Edition, layout: dict[str, object] | None) -> Plan:
    return plain(e) if layout is None else from_layout(e, layout)


# ---- the layout twin, which load.py has checked ------------------------------------------------------------
def from_layout(e: Edition, layout: dict[str, object]) -> Plan:
    sides = table(layout["numbers"])
    blocks, links, cafes = table(layout["blocks"]), table(layout["links"]), table(layout["cafes"])
    box = numbers(layout["viewBox"])
    spots = []
    for name in e.blocks:
        block = table(blocks[name])
        wide = block.get("label_width")
        spots.append(
            Spot(
                path=str(block["path"]),
                center=point(block["center"]),
                symbol=point(block["symbol"]),
                label=point(block["label"]),
                label_width=wide if isinstance(wide, int) and wide > 0 else LABEL,
                tourists=points(block["tourists"]),
            )
        )
    corners = []
    for slug in e.cafes:
        cafe = table(cafes[slug])
        radius = cafe.get("r")
        center = point(cafe["center"])
        symbols = points(cafe["symbols"])
        corners.append(Corner(center, float(radius) if isinstance(radius, int | float) else CAFE, symbols))
    at = table(layout["intersections"])
    return Plan(
        box=(box[0], box[1], box[2], box[3]),
        numbers=[(name, point(where)) for key in ("x", "y") for name, where in table(sides[key]).items()],
        points=[point(at[name]) for name in e.point_names],
        blocks=spots,
        links=[str(table(links[name])["path"]) for name in e.links],
        mids=[point(table(links[name])["mid"]) for name in e.links],
        cafes=corners,
    )


def table(value: object) -> dict[str, object]:
    assert isinstance(value, dict), "the layout is checked"
    return value


def numbers(value: object) -> list[float]:
    assert isinstance(value, list), "the layout is checked"
    return [float(number) for number in value]


def point(value: object) -> Point:
    x, y = numbers(value)
    return x, y


def points(value: object) -> list[Point]:
    assert isinstance(value, list), "the layout is checked"
    return [point(one) for one in value]


# ---- a plain grid of any size ------------------------------------------------------------------------------
def plain(e: Edition) -> Plan:
    at = [(EDGE + PITCH * x, EDGE + PITCH * y) for x, y in e.points]
    right, low = EDGE + PITCH * e.width, EDGE + PITCH * e.height
    numbers: list[tuple[str, Point]] = []
    numbers += [(str(x), (EDGE + PITCH * (x - 0.5), EDGE - 54)) for x in range(1, e.width + 1)]
    numbers += [(str(y), (EDGE - 54, EDGE + PITCH * (y - 0.5))) for y in range(1, e.height + 1)]
    links, mids = [], []
    for a, b in zip(e.link_a, e.link_b, strict=True):
        (ax, ay), (bx, by) = at[a], at[b]
        if ax == bx or ay == by:
            links.append(f"M{ax} {ay}L{bx} {by}")
            mids.append(((ax + bx) / 2, (ay + by) / 2))
        else:
            links.append(arc(at[a], at[b], right, low))
            corner = (EDGE if min(ax, bx) == EDGE else right, EDGE if min(ay, by) == EDGE else low)
            mids.append((corner[0] + 26 * toward(corner[0], right), corner[1] + 26 * toward(corner[1], low)))
    blocks = []
    for block in range(len(e.blocks)):
        x, y = EDGE + PITCH * (block % e.width + 0.5), EDGE + PITCH * (block // e.width + 0.5)
        slots = [(x + dx, y + dy) for dy in (-9, 16) for dx in (-39, -13, 13, 39)]
        inward = 0  # how far to move in a label that the rounded corner would cut
        if block // e.width == e.height - 1:
            inward = {0: 8, e.width - 1: -8}.get(block % e.width, 0)
        wide = LABEL - 3 if inward else LABEL
        blocks.append(Spot(outline(e, block), (x, y), (x, y - 35), (x + inward, y + 39), wide, slots))
    cafes = []
    for at_point in e.cafe_point:
        x, y = at[at_point]
        cafes.append(Corner((x, y), CAFE, [(x - 12, y + 7), (x + 12, y + 7)]))
    return Plan((0, 0, right + 84, low + 84), numbers, [(x, y) for x, y in at], blocks, links, mids, cafes)


def toward(edge: float, far: float) -> int:
    return -1 if edge == far else 1


def arc(a: Point, b: Point, right: float, low: float) -> str:
    """The path of a link around a corner of the map: straight, around the corner, and straight again."""
    corner = (EDGE if min(a[0], b[0]) == EDGE else right, EDGE if min(a[1], b[1]) == EDGE else low)
    near = [nearer(corner, end) for end in (a, b)]
    turn = (corner[0] - a[0]) * (b[1] - corner[1]) - (corner[1] - a[1]) * (b[0] - corner[0])
    (px, py), (qx, qy) = near
    sweep = 1 if turn > 0 else 0
    return f"M{a[0]} {a[1]}L{px} {py}A{TURN} {TURN} 0 0 {sweep} {qx} {qy}L{b[0]} {b[1]}"


def nearer(corner: Point, end: Point) -> Point:
    """`TURN` from the corner on the way to `end`."""
    return along(corner, end, TURN)


def along(start: Point, end: Point, far: float) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    return (start[0] + (end[0] - start[0]) * far / length, start[1] + (end[1] - start[1]) * far / length)


def outline(e: Edition, block: int) -> str:
    """A square with round corners; the corner of the map is rounder."""
    x, y = block % e.width, block // e.width
    x0, y0 = EDGE + PITCH * x + GAP, EDGE + PITCH * y + GAP
    x1, y1 = x0 + PITCH - 2 * GAP, y0 + PITCH - 2 * GAP
    last_x, last_y = x == e.width - 1, y == e.height - 1
    nw = CORNER if x == 0 and y == 0 else ROUND
    ne = CORNER if last_x and y == 0 else ROUND
    se = CORNER if last_x and last_y else ROUND
    sw = CORNER if x == 0 and last_y else ROUND
    return (
        f"M{x0 + nw} {y0}H{x1 - ne}A{ne} {ne} 0 0 1 {x1} {y0 + ne}V{y1 - se}A{se} {se} 0 0 1 {x1 - se} {y1}"
        f"H{x0 + sw}A{sw} {sw} 0 0 1 {x0} {y1 - sw}V{y0 + nw}A{nw} {nw} 0 0 1 {x0 + nw} {y0}Z"
    )


# ---- paths -------------------------------------------------------------------------------------------------
@dataclass
class Piece:
    """One command of a path: `kind` L, A, C or Q, with the numbers that stand before its end."""

    kind: str
    start: Point
    end: Point
    shape: list[float]

    def back(self) -> Piece:
        shape = list(self.shape)
        if self.kind == "A":
            shape[4] = 1 - shape[4]  # the other way round
        elif self.kind == "C":
            shape = shape[2:] + shape[:2]
        return Piece(self.kind, self.end, self.start, shape)

    def write(self) -> str:
        return self.kind + " ".join(f"{number:g}" for number in (*self.shape, *self.end))


def pieces(path: str, a: Point, b: Point, mid: Point) -> list[Piece]:
    """The path from `a` to `b`; bent at its middle where it is written in a way that we do not follow."""
    found = read_path(path)
    if found and meet(found[0].start, a) and meet(found[-1].end, b):
        return found
    if found and meet(found[0].start, b) and meet(found[-1].end, a):
        return [piece.back() for piece in reversed(found)]
    return [Piece("L", a, mid, []), Piece("L", mid, b, [])]


def meet(a: Point, b: Point) -> bool:
    return hypot(a[0] - b[0], a[1] - b[1]) < 1


def read_path(path: str) -> list[Piece]:
    """The commands of a path; [] if there is anything in it that we do not understand."""
    if not WHOLE_PATH.fullmatch(path):
        return []
    at: Point = (0, 0)
    out: list[Piece] = []
    for number, (kind, rest) in enumerate(COMMANDS.findall(path)):
        found = [float(one) for one in re.findall(r"-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)", rest)]
        if len(found) != NUMBERS[kind] or (kind == "M") != (number == 0):
            return []
        if kind == "H":
            end = (found[0], at[1])
        elif kind == "V":
            end = (at[0], found[0])
        else:
            end = (found[-2], found[-1])
        if kind != "M":
            out.append(Piece("L" if kind in "HV" else kind, at, end, [] if kind in "HV" else found[:-2]))
        at = end
    return out
