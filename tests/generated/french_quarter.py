"""Editions of French Quarter made up at random: all that docs/editions.md allows, valid by how they are made.

The first seeds are villages of a few blocks, for the short form of the trial. Later ones are of all sizes, up to a map
of a hundred intersections, and every now and then a number goes to its end: a wild for every umbrella, sixty rounds.
"""

from __future__ import annotations

import json
from typing import Final, TypeVar

from grandtour.core.picker import Picker
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    BOXES,
    CONDITIONS,
    EFFECTS,
    FACES,
    HALVES,
    REWARDS,
    Grid,
)
from grandtour.games.french_quarter.load import MOST_RATINGS
from grandtour.games.french_quarter.load_cards import MOST_STEPS
from grandtour.games.french_quarter.load_map import LEAST_LINES, MOST_LINES, MOST_PERFORMERS
from grandtour.games.french_quarter.load_tracks import MOST_BONUSES, MOST_BOXES, NEEDS, ONCE

T = TypeVar("T")
Values = dict[str, object]

SMALL_SEEDS: Final = 5  # of the short form
SOLO_DICE: Final = 5
OURS: Final = ["walk", "carriage", "taxi", "streetcar", "riverboat", "socialize"]  # ids under other names
TURNS: Final = 60  # of a game, rounds times players, so that it comes to its end soon


def written(seed: int) -> str:
    return Writer(seed).text()


class Writer:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.picker = Picker(f"french quarter {seed}")
        self.size = 0 if seed < SMALL_SEEDS else self.below(4)  # 0 for a village, 3 for as large as there are

    # ---- luck -------------------------------------------------------------------------------------------------
    def below(self, n: int) -> int:
        return self.picker.below(n)

    def within(self, low: int, high: int) -> int:
        return low + self.below(high - low + 1)

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def one(self, things: list[T]) -> T:
        return things[self.below(len(things))]

    def some(self, things: list[T], count: int) -> list[T]:
        """Different ones, in any order."""
        rest = things[:]
        self.picker.shuffle(rest)
        return rest[:count]

    def up_to(self, small: int, middle: int, large: int, most: int) -> int:
        """From 1 to a number that goes with the size."""
        return self.within(1, [small, middle, large, most][self.size])

    # ---- the edition ------------------------------------------------------------------------------------------
    def text(self) -> str:
        """In the order in which one thing needs another."""
        self.seats = sorted(self.some(list(range(2, 11 if self.size == 3 else 5)), self.within(1, 3)))
        self.rounds = self.how_many_rounds()
        self.performers = [f"artist-{k + 1}" for k in range(self.up_to(3, 8, 12, MOST_PERFORMERS))]
        self.icons = ["umbrella", *ACTIVITIES, *self.performers]
        self.lines()
        self.place_buildings()
        self.types = self.some([*OURS, *(f"way-{k}" for k in range(6))], self.within(SOLO_DICE, 12))
        self.line_type = self.one(self.types)
        self.first_step: list[str] = []  # types that move by distance, from 1 space on
        decks = [self.deck(type) for type in self.types]
        self.once = self.some([EFFECTS[effect] for effect in ONCE], self.within(0, len(ONCE)))
        tracks = [self.track(activity) for activity in ACTIVITIES]
        umbrellas = self.umbrellas()
        rows = [self.up_to(4, 10, 20, 40) for _ in range(self.up_to(3, 8, 20, 60))]
        rewards = [self.reward() for _ in range(2 * len(self.performers))]
        dice = self.dice()
        mayors = self.mayors()
        vacations = [self.vacation(k) for k in range(max(self.seats) + self.below(4))]
        meta: Values = {"id": f"generated-{self.seed}", "game": "french-quarter", "title": f"Generated {self.seed}"}
        meta |= {"seats": self.seats, "rules_version": self.within(1, 2)}
        edition: dict[str, Values | list[Values]] = {
            "meta": meta,
            "totals": self.totals(decks, tracks, umbrellas, rows, len(mayors), len(vacations)),
            "game": {"rounds": self.rounds, "home": self.one(self.ids), "lockup": self.one(self.ids)},
            "map": self.map(),
            "deck": decks,
            "dice": dice,
            "track": tracks,
            "umbrellas": dict(umbrellas),
            "second_line": {"type": self.line_type, "rows": rows, "points": self.below(4)},
            "performers": {
                "types": self.performers,
                "row_points": self.rising(len(self.performers)),
                "track": rewards,
            },
            "scoring": {
                "courtyards": self.rising(self.specials.count("courtyard")),
                "riverwalk_visits": self.within(1, 3),
                "riverwalk_points": self.below(12),
            },
            "solo": {"ratings": self.ratings()},
            "mayor": {"cards": mayors},
            "tourism": {"points": self.below(20), "cards": vacations},
        }
        return "\n".join(table(name, values) for name, values in edition.items())

    def how_many_rounds(self) -> int:
        if self.size == 0:
            return self.within(1, 2)
        if self.chance(3):
            self.seats = [2]
            return 60
        return self.within(1, max(1, TURNS // max(self.seats)))

    # ---- the map ----------------------------------------------------------------------------------------------
    def lines(self) -> None:
        most = [LEAST_LINES, 5, 7, MOST_LINES][self.size]
        self.ew, self.ns = (
            [self.street(axis, k, count) for k in range(count)]
            for axis, count in (("ew", self.within(LEAST_LINES, most)), ("ns", self.within(LEAST_LINES, most)))
        )
        self.streets = [str(line["id"]) for line in self.ew + self.ns]
        self.named = [str(line["id"]) for line in self.ew + self.ns if "border" not in line]
        self.rows, self.cols = len(self.ew) - 1, len(self.ns) - 1

    def street(self, axis: str, k: int, count: int) -> Values:
        outer = {"border": True} if k in (0, count - 1) and self.chance(60) else {}
        return {"id": f"{axis}-{k}", "name": f"{axis.upper()} {k} Street", **outer}

    def place_buildings(self) -> None:
        """Whole blocks and pairs; one riverwalk at most, and courtyards and gift shops in any number."""
        alleys = self.one([0, 30, 100])
        self.blocks: list[tuple[int, int]] = []
        self.halves: list[int] = []
        for row in range(1, self.rows + 1):
            for col in range(1, self.cols + 1):
                pair = self.one([["north", "south"], ["west", "east"]]) if self.chance(alleys) else [""]
                for half in pair:
                    self.blocks.append((row, col))
                    self.halves.append(HALVES.index(half))
        count = len(self.blocks)
        self.ids = [f"house-{k + 1}" for k in range(count)]
        kinds = self.some(["", "courtyard", "gift-shop"], self.within(1, 3))
        self.specials = [self.one(kinds) if self.chance(40) else "" for _ in range(count)]
        if self.chance(60):
            self.specials[self.below(count)] = "riverwalk"
        self.most_icons = self.within(0, 6)
        self.shown = [[self.one(self.icons) for _ in range(self.below(self.most_icons + 1))] for _ in range(count)]
        self.grid = Grid(
            self.rows, self.cols, list(range(self.rows + 1)),
            [self.rows + 1 + k for k in range(self.cols + 1)], self.blocks, self.halves,
        )  # fmt: skip

    def map(self) -> Values:
        points = [{"ew": str(ew["id"]), "ns": str(ns["id"])} for ew in self.ew for ns in self.ns]
        buildings: list[Values] = []
        for k in range(len(self.ids)):
            building: Values = {"id": self.ids[k], "name": f"House {k + 1}", "block": list(self.blocks[k])}
            if self.halves[k]:
                building["half"] = HALVES[self.halves[k]]
            if self.specials[k]:
                building["special"] = self.specials[k]
            buildings.append(building | {"icons": self.shown[k]})
        return {"ew": self.ew, "ns": self.ns, "starts": self.some(points, FACES), "buildings": buildings}

    # ---- cards and dice -----------------------------------------------------------------------------------------
    def deck(self, type: str) -> Values:
        cards: list[Values] = [{"icons": self.card_icons()} for _ in range(self.rounds + self.below(4))]
        if self.chance(30):
            move: Values = {"streets": self.some(self.streets, self.within(1, 3))}
        else:
            least = 1 if self.chance(70) else self.within(1, 5)
            most = self.one([least, least + 1, least + self.below(4), MOST_STEPS])
            move = {"steps": [least, most]}
            if least == 1:
                self.first_step.append(type)
        return {"id": type, "name": f"The {type} way", **move, "cards": cards}

    def card_icons(self) -> list[str]:
        return [self.one(["umbrella", *ACTIVITIES, "wild"]) for _ in range(self.within(1, 2))]

    def dice(self) -> Values:
        """FQ-C2: two for each player and one that is left; one of them moves the Second Line (FQ-L1)."""
        rest = [type for type in self.types if type != self.line_type]
        self.solo = [self.line_type, *self.some(rest, SOLO_DICE - 1)]
        pools: Values = {"1": {type: int(type in self.solo) for type in self.types}}
        for players in self.seats:
            dice = dict.fromkeys(self.types, 0)
            dice[self.line_type] = 1
            for _ in range(2 * players):
                dice[self.one(rest)] += 1
            pools[str(players)] = dice
        return pools

    def mayors(self) -> list[Values]:
        cards: list[Values] = []
        for _ in range(self.rounds + self.below(3)):
            closed = {"closed": self.one(self.named)} if self.chance(70) else {}
            cards.append({**closed, "order": self.some(self.solo, SOLO_DICE), "first": self.chance(50)})
        return cards

    def vacation(self, k: int) -> Values:
        buildings = self.some(self.ids, self.within(1, min(10, len(self.ids))))
        condition = {"condition": self.one(CONDITIONS)} if self.chance(60) else {}
        return {"id": f"holiday-{k + 1}", "name": f"Holiday {k + 1}", "buildings": buildings, **condition}

    # ---- tracks -------------------------------------------------------------------------------------------------
    def track(self, activity: str) -> Values:
        """No more multipliers and bonuses than there are circles for them, and one of each at least (FQ-I3)."""
        squares = self.one([0, 30, 60])
        boxes = ["choice", "bonus", "multiplier"]
        for _ in range(self.up_to(3, 14, 20, MOST_BOXES) - 1):
            boxes.append("square" if self.chance(squares) else self.one(BOXES[1:]))
        self.picker.shuffle(boxes)
        boxes = boxes[:MOST_BOXES]
        times = boxes.count("multiplier") + boxes.count("choice")
        gifts = boxes.count("bonus") + boxes.count("choice")
        ladder = sorted(self.some(list(range(1, 101 if self.chance(5) else times + 4)), self.within(1, times)))
        return {
            "activity": activity,
            "name": f"The {activity} track",
            "street": self.one(self.streets),
            "boxes": boxes,
            "ladder": ladder,
            "bonuses": [self.bonus() for _ in range(self.within(1, min(gifts, MOST_BONUSES)))],
        }

    def bonus(self) -> Values:
        """What there can be one of comes first, as long as there is any."""
        often = [EFFECTS[effect] for effect in range(len(EFFECTS)) if effect not in ONCE]
        effect = self.once.pop() if self.once and self.chance(60) else self.one(often)
        if effect == "short-walk" and not self.first_step:
            effect = self.one(often)
        found: Values = {"effect": effect}
        for key in NEEDS.get(EFFECTS.index(effect), []):
            found[key] = self.need(key)
        return found

    def need(self, key: str) -> object:
        if key == "streets":
            return self.some(self.streets, self.below(2))
        if key == "extra":
            return sorted(self.some(list(range(1, 7)), self.within(1, 3)))
        if key == "count":
            return self.within(1, min(2, len(self.performers)))
        if key == "track":
            return self.one(ACTIVITIES)
        if key == "type":
            return self.one(self.first_step)
        return self.within(1, 3) if key == "uses" else self.below(4)

    def umbrellas(self) -> dict[str, int]:
        return {"boxes": self.up_to(8, 30, 60, 1000), "wild_every": self.one([1, 1, 2, 3, 7])}

    def reward(self) -> Values:
        kind = self.one(REWARDS)
        if kind == "activity":
            return {kind: self.one(ACTIVITIES)}
        return {kind: self.one(self.streets) if kind == "map" else self.within(1, 9) if kind == "points" else 1}

    def rising(self, count: int) -> list[int]:
        """Points for none, one and so on."""
        points = [0]
        for _ in range(count):
            points.append(min(1000, points[-1] + self.below(6)))
        return points

    def ratings(self) -> list[Values]:
        ratings: list[Values] = []
        upto = -1
        for k in range(self.up_to(1, 6, 6, MOST_RATINGS)):
            upto += self.within(1, 40)
            ratings.append({"id": f"rating-{k + 1}", "name": f"Rating {k + 1}", "upto": upto})
        del ratings[-1]["upto"]
        return ratings

    # ---- totals -------------------------------------------------------------------------------------------------
    def totals(
        self, decks: list[Values], tracks: list[Values], umbrellas: dict[str, int], rows: list[int], mayors: int,
        vacations: int,
    ) -> Values:  # fmt: skip
        count = len(self.ids)
        shown = [icon if icon in self.icons[:6] else "performer" for icons in self.shown for icon in icons]
        cards = [card for deck in decks for card in items(deck["cards"])]
        on_cards = [icon for card in cards for icon in items(card["icons"])]
        return {
            "named_streets": len(self.named),
            "border_streets": len(self.streets) - len(self.named),
            "blocks": self.rows * self.cols,
            "buildings": count,
            "small_buildings": sum(half > 0 for half in self.halves),
            "courtyards": self.specials.count("courtyard"),
            "gift_shops": self.specials.count("gift-shop"),
            "riverwalks": self.specials.count("riverwalk"),
            "adjacent_pairs": sum(self.grid.are_adjacent(a, b) for a in range(count) for b in range(a)),
            "intersections": (self.rows + 1) * (self.cols + 1),
            "stretches": self.rows * (self.cols + 1) + self.cols * (self.rows + 1),
            "action_cards": len(cards),
            "umbrella_wilds": umbrellas["boxes"] // umbrellas["wild_every"],
            "second_line_boxes": sum(rows),
            "performer_boxes": 2 * len(self.performers),
            "mayor_cards": mayors,
            "vacation_cards": vacations,
            "buildings_on": {
                street: sum(k in self.grid.streets_of(b) for b in range(count)) for k, street in enumerate(self.streets)
            },
            "building_icons": {icon: shown.count(icon) for icon in ["umbrella", *ACTIVITIES, "performer"]},
            "card_icons": {icon: on_cards.count(icon) for icon in ["umbrella", *ACTIVITIES, "wild"]},
            "track_boxes": {str(track["activity"]): len(items(track["boxes"])) for track in tracks},
        }


def items(value: object) -> list:  # type: ignore[type-arg]
    assert isinstance(value, list)
    return value


def table(name: str, values: Values | list[Values]) -> str:
    if isinstance(values, list):
        return "\n".join(f"[[{name}]]\n" + pairs(each) for each in values)
    return f"[{name}]\n" + pairs(values)


def pairs(values: Values) -> str:
    return "".join(f"{key} = {toml(value)}\n" for key, value in values.items())


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(value)
