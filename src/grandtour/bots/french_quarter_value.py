"""What score a French Quarter sheet is headed for: the points that it has, and what sheets like it went on to get.

A sheet is described by signs (french_quarter_signs.py). Each sign has a weight for every number of turns left; the
weights were fitted to the ends of many games of the bot with itself (scripts/tune_french_quarter.py). On top of that
comes what the sign scores by itself, so that weights of 0 give the score of the sheet as it is.
Values are whole numbers, 100 to a point.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandtour.bots.french_quarter_signs import COUNT_BITS, COUNT_MASK, SHOP, Ground, Signs
from grandtour.games.french_quarter.edition import (
    DOUBLE_UMBRELLA,
    GET_POINTS,
    NONE,
    SMALL_BUILDINGS,
    TRACKS,
    Edition,
    W,
)
from grandtour.games.french_quarter.scoring import small_buildings_points, total, wilds_points
from grandtour.games.french_quarter.state import OVER, FQState, has
from grandtour.games.french_quarter.tables import Tables

POINT: Final = 100
REMEMBERED: Final = 4000  # maps


class Value:
    """The score to be expected. `alone` and `together` are the signs' weights by turns left, for one player and for
    more; without any the judge says what it thinks."""

    def __init__(self, e: Edition, t: Tables, alone: list[list[int]], together: list[list[int]]) -> None:
        self.e = e
        self.signs = Signs(e, t)
        self.judge = self.signs.judge
        # As many as there are sets of courtyards and more: worked out where there are weights to add them to.
        points = points_of_signs(e, self.signs) if alone or together else []
        self.alone = [added(weights, points) for weights in alone]
        self.together = [added(weights, points) for weights in together]
        self.maps: dict[tuple[int, ...], Ground] = {}  # many sheets of a search have the same map

    def of(self, s: FQState, seat: int) -> int:
        e = self.e
        if s.phase == OVER:
            return total(e, s, seat, True) * POINT
        by_turns = self.alone if s.seats == 1 else self.together
        if not by_turns:
            return self.judge.value(s, seat)
        turns = self.judge.turns_left(s, seat)
        weights = by_turns[min(turns, len(by_turns) - 1)]
        ground = self.ground(s, seat, turns, weights)
        points = ground.worth + s.boxes[seat] * e.line_points * POINT
        points += weighed(self.signs.of_sheet(s, seat, ground), weights)
        if has(e, s, seat, SMALL_BUILDINGS):
            points += small_buildings_points(e, s, seat) * POINT
        if has(e, s, seat, DOUBLE_UMBRELLA):
            points += wilds_points(e, s, seat) * POINT
        if s.vacation[seat] != NONE:
            points += self.judge.vacation(s, seat, turns)
        return points

    def ground(self, s: FQState, seat: int, turns: int, weights: list[int]) -> Ground:
        base = seat * len(self.e.buildings)
        key = (s.seats, turns, *s.line, NONE, *s.lines[seat], NONE, *s.mapped[base : base + len(self.e.buildings)])
        known = self.maps.get(key)
        if known is not None:
            return known
        ground = self.signs.of_map(s, seat)
        ground.worth = weighed(ground.signs, weights)
        if len(self.maps) >= REMEMBERED:
            self.maps = {}
        self.maps[key] = ground
        return ground


def weighed(signs: list[int], weights: list[int]) -> int:
    """In native numbers: multiplying plain ones of which one is negative is slow when compiled."""
    worth: i64 = 0
    for sign in signs:
        worth += i64(weights[sign >> COUNT_BITS]) * i64(sign & COUNT_MASK)
    return int(worth)


def added(a: list[int], b: list[int]) -> list[int]:
    return [a[k] + b[k] for k in range(len(b))]


def points_of_signs(e: Edition, signs: Signs) -> list[int]:
    """What each sign scores by itself (FQ-E1, FQ-E3, FQ-E4)."""
    out = [0] * signs.size
    for k in range(TRACKS):
        for n in range(len(e.tracks[k].ladder)):
            out[signs.times_mapped + k * signs.steps + n + 1] = e.tracks[k].ladder[n] * POINT
    seen = 0
    for n in range(2 * len(e.performers) + 1):
        if n > 0 and e.reward_kind[n - 1] == GET_POINTS:
            seen += e.reward_value[n - 1] * POINT
        out[signs.seen + n] = seen
        out[signs.no_more + 2 * signs.row + n] = seen
    for n in range(signs.row):
        for start in (signs.top, signs.bottom, signs.no_more, signs.no_more + signs.row):
            out[start + n] = e.row_points[n] * POINT
    for mask in range(1 << len(e.courtyards)):
        out[signs.courtyards + mask] = e.courtyard_points[bin(mask).count("1")] * POINT
    out[signs.riverwalk + e.riverwalk_visits] = e.riverwalk_points * POINT
    for a in range(1, W + 1):
        for b in range(1, W + 1):
            out[signs.shops + a * SHOP + b] = (a % W + b % W) * POINT
    return out
