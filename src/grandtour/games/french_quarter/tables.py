"""What follows from an edition before the first move: how far buildings are, where a card can lead, every action.

Listing legal actions then only compares numbers and hands out these shared values. Sets of buildings are masks.
"""

from __future__ import annotations

from grandtour.core.masks import in_mask
from grandtour.games.french_quarter.actions import (
    Advance,
    Begin,
    Card,
    Circle,
    Die,
    Go,
    Map,
    Mark,
    Mayor,
    Pass,
    Perform,
    Police,
    Start,
    Take,
    Vacation,
)
from grandtour.games.french_quarter.edition import DIRECTIONS, FACES, NONE, SHORT_WALK, TRACKS, Edition
from grandtour.games.french_quarter.state import value_of_bonus


class Tables:
    def __init__(self, e: Edition) -> None:
        everywhere = range(len(e.buildings))
        types = range(len(e.types))
        self.distance: list[list[int]] = [distances(e, a) for a in everywhere]
        self.on_street: list[int] = [mask_of(e.street_buildings[street]) for street in range(len(e.streets))]
        # By type and building, at `type * buildings + building`: where the card leads, and where it leads with FQ-BC-A
        # only. The same for the type that FQ-BP-B shortens.
        self.reach: list[int] = [reach(e, self.distance, k, at, e.max_steps[k]) for k in types for at in everywhere]
        self.further: list[int] = []
        self.further_before: list[int] = []  # by the rules before LIMIT_RAISED
        for k in types:
            for at in everywhere:
                least, most = e.min_steps[k], e.max_steps[k]
                self.further.append(further(e, self.distance, k, at, least, most))
                self.further_before.append(further(e, self.distance, k, at, most, most))
        self.short_type = value_of_bonus(e, SHORT_WALK) if e.effect_track[SHORT_WALK] != NONE else NONE
        self.short_reach: list[int] = []
        self.short_further: list[int] = []
        if self.short_type != NONE:
            self.short_reach = [reach(e, self.distance, self.short_type, at, 1) for at in everywhere]
            self.short_further = [further(e, self.distance, self.short_type, at, 1, 1) for at in everywhere]
        # By intersection and direction, at `point * 4 + direction`.
        ways = [(point, way) for point in range(e.points) for way in range(len(DIRECTIONS))]
        self.onward: list[int] = [e.grid.onward(point, way) for point, way in ways]
        self.street_onward: list[int] = [e.grid.street_onward(point, way) for point, way in ways]
        self.touched: list[int] = [
            mask_of(e.grid.along(point, e.grid.onward(point, way))) if e.grid.onward(point, way) != NONE else 0
            for point, way in ways
        ]

        self.starts = [Start(k) for k in range(len(e.starts))]
        self.vacations = [Vacation(k) for k in range(len(e.vacations))]
        self.cards = [Card(k) for k in range(len(e.cards))]
        self.mayors = [Mayor(k) for k in range(len(e.mayors))]
        self.dice = [Die(k, value) for k in types for value in range(8)]  # at type * 8 + value
        self.polices = [Police(value) for value in range(FACES + 1)]
        self.takes = [Take(k, value, card) for k in types for value in range(8) for card in range(16)]  # by code
        self.goes = [Go(k, False) for k in everywhere]
        self.goes_further = [Go(k, True) for k in everywhere]
        self.maps = [Map(k, value) for k in everywhere for value in range(8)]  # at building * 8 + value
        self.marks = [Mark(k) for k in range(TRACKS)]
        self.circles = [Circle(True), Circle(False)]
        self.performs = [Perform(k) for k in range(len(e.performers))]
        self.begins = [Begin(k) for k in range(len(e.starts))]
        self.advances = [Advance(k) for k in range(len(DIRECTIONS))]
        self.pass_ = Pass()


def mask_of(buildings: list[int]) -> int:
    mask = 0
    for building in buildings:
        mask |= 1 << building
    return mask


def distances(e: Edition, start: int) -> list[int]:
    """FQ-R14: by building, the length of the shortest way there through neighbours."""
    out = [NONE] * len(e.buildings)
    out[start] = 0
    queue = [start]
    for building in queue:
        for neighbour in e.neighbours[building]:
            if out[neighbour] == NONE:
                out[neighbour] = out[building] + 1
                queue.append(neighbour)
    return out


def reach(e: Edition, distance: list[list[int]], type: int, at: int, most: int) -> int:
    """FQ-V1: where the card leads from `at`, if it moves `most` spaces at the most; never back to `at`."""
    mask = 0
    for building in range(len(e.buildings)):
        if e.move_streets[type]:
            there = any(street in e.building_streets[building] for street in e.move_streets[type])
        else:
            there = e.min_steps[type] <= distance[at][building] <= most
        if there and building != at:
            mask |= 1 << building
    return mask


def further(e: Edition, distance: list[list[int]], type: int, at: int, least: int, most: int) -> int:
    """FQ-BC-A: where it leads with the extra spaces and not without them.

    FQ-R9: where the card leaves a choice how far to go, they raise its limit; else they come on top exactly.
    FQ-R10: to a street, they begin at any of the card's buildings but the one where the tourist stands.
    """
    near = reach(e, distance, type, at, most)
    stops = in_mask(near)
    limit = most + max(e.extra_steps, default=0)
    mask = 0
    for building in range(len(e.buildings)):
        away = distance[at][building]
        if e.move_streets[type]:
            there = any(distance[stop][building] in e.extra_steps for stop in stops)
        elif least < most:
            there = most < away <= limit
        else:
            there = away - most in e.extra_steps
        if there and building != at:
            mask |= 1 << building
    return mask & ~near
