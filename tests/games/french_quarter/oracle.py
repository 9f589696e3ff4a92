"""The rules of the map once more, from the edition's file alone and in the simplest way that is right.

The town is painted on squared paper, four squares to a block. Which buildings are neighbours, what is on a street and
what a line runs along is then read off square by square. Nothing of the game's own reckoning is used.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise

from grandtour.games.french_quarter.load import SHIPPED

Point = tuple[int, int]  # line from the north, line from the west
Square = tuple[int, int]
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
HALF = {"north": (0,), "south": (1,), "west": (0,), "east": (1,), "": (0, 1)}


class Town:
    def __init__(self, edition: str) -> None:
        data = tomllib.loads((SHIPPED / f"{edition}.toml").read_text(encoding="utf-8"))
        self.ew = [str(line["id"]) for line in data["map"]["ew"]]
        self.ns = [str(line["id"]) for line in data["map"]["ns"]]
        self.named = [str(line["id"]) for line in data["map"]["ew"] + data["map"]["ns"] if not line.get("border")]
        self.starts = [(self.ew.index(p["ew"]), self.ns.index(p["ns"])) for p in data["map"]["starts"]]
        self.paper: dict[Square, str] = {}
        for entry in data["map"]["buildings"]:
            row, col = entry["block"]
            half = entry.get("half", "")
            for i in HALF[half] if half in ("north", "south") else (0, 1):
                for j in HALF[half] if half in ("west", "east") else (0, 1):
                    self.paper[2 * (row - 1) + i, 2 * (col - 1) + j] = entry["id"]
        self.buildings = [str(entry["id"]) for entry in data["map"]["buildings"]]
        self.steps = {deck["id"]: deck["steps"] for deck in data["deck"] if "steps" in deck}
        self.streets = {deck["id"]: deck["streets"] for deck in data["deck"] if "streets" in deck}
        self.types = [str(deck["id"]) for deck in data["deck"]]
        bonuses = [bonus for track in data["track"] for bonus in track["bonuses"]]
        self.extra = next(bonus["extra"] for bonus in bonuses if bonus["effect"] == "longer-move")
        self.short_type = next(bonus["type"] for bonus in bonuses if bonus["effect"] == "short-walk")
        self.next_to = {building: self.find_neighbours(building) for building in self.buildings}
        self.touches = {building: self.find_streets(building) for building in self.buildings}
        self.far = {building: self.find_distances(building) for building in self.buildings}

    def squares(self, building: str) -> list[Square]:
        return [square for square, there in self.paper.items() if there == building]

    def find_neighbours(self, building: str) -> set[str]:
        beside = {self.paper.get((i + di, j + dj)) for i, j in self.squares(building) for di, dj in STEPS.values()}
        return {other for other in beside if other is not None and other != building}

    def find_streets(self, building: str) -> set[str]:
        out = set()
        for i, j in self.squares(building):
            out.add(self.ew[i // 2] if i % 2 == 0 else self.ew[i // 2 + 1])
            out.add(self.ns[j // 2] if j % 2 == 0 else self.ns[j // 2 + 1])
        return out - self.behind_the_alley(building)

    def behind_the_alley(self, building: str) -> set[str]:
        """A half does not touch the street on the far side of the other half."""
        rows, cols = {i for i, _ in self.squares(building)}, {j for _, j in self.squares(building)}
        i, j = min(rows), min(cols)
        out = set()
        if len(rows) == 1:
            out.add(self.ew[i // 2 + 1] if i % 2 == 0 else self.ew[i // 2])
        if len(cols) == 1:
            out.add(self.ns[j // 2 + 1] if j % 2 == 0 else self.ns[j // 2])
        return out

    def find_distances(self, building: str) -> dict[str, int]:
        """Ring after ring."""
        out = {building: 0}
        while len(out) < len(self.buildings):
            ring = {other for here in out for other in self.next_to[here] if other not in out}
            out |= dict.fromkeys(ring, max(out.values()) + 1)
        return out

    # ---- moves --------------------------------------------------------------------------------------------------
    def moves(self, type: str, at: str, closed: str = "", short: bool = False) -> tuple[set[str], set[str]]:
        """Where the card leads, and where it leads with the extra spaces only."""
        if type in self.streets:
            near = {b for b in self.buildings if self.touches[b] & set(self.streets[type])} - {at}
            stops = near
        else:
            least, most = (1, 1) if short and type == self.short_type else self.steps[type]
            near = {b for b in self.buildings if self.far[at][b] in range(least, most + 1)}
            stops = {at}
        far = set()
        for b in self.buildings:
            for extra in self.extra:
                wanted = extra if type in self.streets else most + extra
                if any(self.far[stop][b] == wanted for stop in stops):
                    far.add(b)
        shut = {b for b in self.buildings if closed in self.touches[b]}
        return near - shut, far - near - {at} - shut

    # ---- lines --------------------------------------------------------------------------------------------------
    def onward(self, point: Point, direction: str) -> Point | None:
        i, j = point[0] + STEPS[direction][0], point[1] + STEPS[direction][1]
        return (i, j) if 0 <= i < len(self.ew) and 0 <= j < len(self.ns) else None

    def street(self, point: Point, direction: str) -> str:
        return self.ew[point[0]] if direction in ("east", "west") else self.ns[point[1]]

    def ways(self, line: list[Point], closed: str = "") -> list[str]:
        """FQ-L1: where a line that has gone this way may go on."""
        used = {frozenset(stretch) for stretch in pairwise(line)}
        out = []
        for direction in STEPS:
            to = self.onward(line[-1], direction)
            if to and frozenset((line[-1], to)) not in used and self.street(line[-1], direction) != closed:
                out.append(direction)
        return out

    def beside(self, line: list[Point]) -> set[str]:
        """FQ-L3: the buildings with a square on either side of one of the line's stretches."""
        out = set()
        for a, b in pairwise(line):
            (i, j), (i2, j2) = sorted((a, b))
            if i == i2:
                squares = [(2 * i + side, 2 * j + k) for side in (-1, 0) for k in (0, 1)]
            else:
                squares = [(2 * i + k, 2 * j + side) for side in (-1, 0) for k in (0, 1)]
            assert abs(i - i2) + abs(j - j2) == 1
            out |= {self.paper[square] for square in squares if square in self.paper}
        return out


@cache
def town(edition: str = "grand-tour") -> Town:
    return Town(edition)
