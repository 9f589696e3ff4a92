"""One edition of Explore New York in the form that the rules use: ids are numbers, in the order of the file.

`load.py` reads and checks the file; nothing here opens one. A plain class because the rules read it in every step.
The roads follow from the size of the map alone (NY-C3), so that any size of grid works.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
SCORE_ATTACK: Final = "score-attack"  # NY-C1: our house mode for one player
STAR: Final = 0  # the number of a `*` card; others have 1, 2, ...

# NY-C4: what a block can be. The first three attract the tourists of the same number.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
GREY: Final = 4
WHITE: Final = 5
KINDS: Final = ["red", "green", "blue", "yellow", "grey", "white"]
SYMBOLS: Final = ["circle", "square", "triangle"]

# Tourists are counted in one int, 8 bits for each symbol, so that adding groups of tourists is adding ints.
BITS: Final = 8
MANY: Final = 255


def tourists_of(symbols: list[int]) -> int:
    """The group in which each symbol of the list stands for one tourist."""
    group = 0
    for symbol in symbols:
        group += 1 << symbol * BITS
    return group


def count(group: int, symbol: int) -> int:
    """How many tourists of `symbol` are in the group."""
    return group >> symbol * BITS & MANY


def counts(group: int) -> list[int]:
    return [count(group, symbol) for symbol in range(len(SYMBOLS))]


class Edition:
    def __init__(
        self,
        id: str,
        title: str,
        hash: str,
        rules_version: int,
        seat_counts: list[int],
        house_seats: list[int],
        width: int,
        height: int,
        block_kind: list[int],
        block_names: list[str],
        cafes: list[str],
        cafe_names: list[str],
        cafe_at: list[tuple[int, int]],
        cafe_tourists: list[int],
        cards: list[str],
        card_number: list[int],
        card_tourists: list[int],
        card_plus: list[int],
        reveal: int,
        discard: int,
        removed: dict[int, int],
        turns: dict[int, int],
        cafe_points: int,
        yellow_points: int,
        grey_points: list[int],
        own_design: bool,
        former_hash: str = "",
    ) -> None:
        self.id = id
        self.title = title
        self.hash = hash
        self.former_hash = former_hash or hash
        self.rules_version = rules_version
        self.seat_counts = seat_counts  # the house mode's among them
        self.house_seats = house_seats  # numbers of players that the rulebooks do not have: [1] or []
        self.width = width
        self.height = height
        self.block_kind = block_kind  # by block: row by row from the top, each from the left
        self.block_names = block_names  # "" for white blocks
        self.cafes = cafes  # slugs
        self.cafe_names = cafe_names
        self.cafe_tourists = cafe_tourists  # groups
        self.cards = cards  # slugs
        self.card_number = card_number
        self.card_tourists = card_tourists  # groups
        self.card_plus = card_plus  # 1 where the card has a `+`
        self.reveal = reveal
        self.discard = discard  # how many of the revealed cards the first player discards
        self.removed = removed  # by number of seats
        self.turns = turns  # by number of seats
        self.cafe_points = cafe_points
        self.yellow_points = yellow_points
        self.grey_points = grey_points  # by number of grey blocks on the route
        self.own_design = own_design  # no copy of a published board

        self.blocks = [f"{x},{y}" for y in range(1, height + 1) for x in range(1, width + 1)]
        self.points = intersections(width, height)  # as (x, y)
        self.point_names = [f"{x},{y}" for x, y in self.points]
        self.link_a, self.link_b = roads(width, height, self.points)
        self.links = [
            f"{self.point_names[self.link_a[k]]}-{self.point_names[self.link_b[k]]}" for k in range(len(self.link_a))
        ]
        self.link_blocks = [
            beside(width, height, self.points[self.link_a[k]], self.points[self.link_b[k]])
            for k in range(len(self.link_a))
        ]
        self.links_at: list[list[int]] = [[] for _ in self.points]  # by intersection: its links
        for link in range(len(self.links)):
            self.links_at[self.link_a[link]].append(link)
            self.links_at[self.link_b[link]].append(link)
        self.cafe_point = [self.points.index(at) for at in cafe_at]  # by cafe: its intersection
        self.cafe_of = [NONE] * len(self.points)  # by intersection: its cafe
        for cafe in range(len(cafes)):
            self.cafe_of[self.cafe_point[cafe]] = cafe


def intersections(width: int, height: int) -> list[tuple[int, int]]:
    """NY-C3: all corners of blocks but the four of the map, column by column."""
    return [
        (x, y) for x in range(width + 1) for y in range(height + 1) if (x not in (0, width)) or (y not in (0, height))
    ]


def roads(width: int, height: int, points: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """NY-C3: the ends of every link: those running across, row by row; those running down; the four corner arcs."""
    number = {points[k]: k for k in range(len(points))}
    ends = [((x, y), (x + 1, y)) for y in range(height + 1) for x in range(width)]
    ends += [((x, y), (x, y + 1)) for y in range(height) for x in range(width + 1)]
    ends = [(a, b) for a, b in ends if a in number and b in number]
    ends.append(((0, 1), (1, 0)))
    ends.append(((width - 1, 0), (width, 1)))
    ends.append(((0, height - 1), (1, height)))
    ends.append(((width - 1, height), (width, height - 1)))
    return [number[a] for a, _ in ends], [number[b] for _, b in ends]


def beside(width: int, height: int, a: tuple[int, int], b: tuple[int, int]) -> list[int]:
    """NY-F3: the blocks that the link from `a` to `b` runs along: one or two; an arc has its corner block alone."""
    out: list[int] = []
    for y in range(1, height + 1):
        for x in range(1, width + 1):
            if x - 1 <= a[0] <= x and x - 1 <= b[0] <= x and y - 1 <= a[1] <= y and y - 1 <= b[1] <= y:
                out.append((y - 1) * width + x - 1)
    return out
