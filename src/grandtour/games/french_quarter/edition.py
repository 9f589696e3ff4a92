"""One edition of French Quarter in the form that the rules use: ids are numbers, in the order of the file.

`load.py` reads and checks the file; nothing here opens one. A plain class because the rules read it in every step.
What the grid decides (which buildings are neighbours, what lies along a stretch of street) is worked out here.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# FQ-I1, FQ-I2, FQ-I4: icons. Activities are numbered 0 to 4 and have the icons 1 to 5; performers follow.
UMBRELLA: Final = 0
ACTIVITY: Final = 1  # the first of them
WILD: Final = 6
PERFORMER: Final = 7  # the first of them
ACTIVITIES: Final = ["food", "culture", "shopping", "mysticism", "partying"]
TRACKS: Final = 5

# FQ-I3: boxes of an activity track.
SQUARE: Final = 0
BONUS: Final = 1
MULTIPLIER: Final = 2
CHOICE: Final = 3
BOXES: Final = ["square", "bonus", "multiplier", "choice"]

# FQ-BF to FQ-BP: what bonuses do.
MAP_ANY_VALUE: Final = 0
SMALL_BUILDINGS: Final = 1
LONGER_MOVE: Final = 2
MAP_NEIGHBOUR: Final = 3
OTHER_CARD: Final = 4
WRITE_W: Final = 5
DOUBLE_UMBRELLA: Final = 6
PERFORMERS: Final = 7
PERSONAL_LINE: Final = 8
CROSS_OUT: Final = 9
SHORT_WALK: Final = 10
LOCKED_UP: Final = 11
NO_PERFORMERS: Final = 12
EFFECTS: Final = [
    "map-any-value",
    "small-buildings",
    "longer-move",
    "map-neighbour",
    "other-card",
    "write-w",
    "double-umbrella",
    "performers",
    "personal-line",
    "cross-out",
    "short-walk",
    "locked-up",
    "no-performers",
]

# What a building is besides a place with icons.
PLAIN: Final = 0
COURTYARD: Final = 1
GIFT_SHOP: Final = 2
RIVERWALK: Final = 3
SPECIALS: Final = ["", "courtyard", "gift-shop", "riverwalk"]

# FQ-I5: boxes of the performers track.
GET_UMBRELLA: Final = 0
GET_ACTIVITY: Final = 1
GET_POINTS: Final = 2
GET_MAP: Final = 3
REWARDS: Final = ["umbrella", "activity", "points", "map"]

# FQ-Y3: what the values of a Vacation card's buildings must be.
ANY_VALUES: Final = 0
ALL_EQUAL: Final = 1
ALL_DIFFERENT: Final = 2
CONDITIONS: Final = ["none", "all-equal", "all-different"]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ["north", "east", "south", "west"]

FACES: Final = 6  # of a die
W: Final = 7  # FQ-P3: what stands in a building with a W; 0 stands for an empty one

# Half of a block that a building fills; "" is the whole block.
HALVES: Final = ["", "north", "east", "south", "west"]


class Grid:
    """FQ-M1: where streets and buildings are, and all that follows from it.

    Lines are counted from 0, north to south and west to east; a block lies between two of each. Everything is measured
    in half blocks, so that an alley lies on an odd coordinate and a street on an even one.
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        ew: list[int],
        ns: list[int],
        blocks: list[tuple[int, int]],
        halves: list[int],
    ) -> None:
        self.rows = rows
        self.cols = cols
        self.ew = ew  # by line running east and west, from the north: its street
        self.ns = ns  # by line running north and south, from the west: its street
        self.blocks = blocks  # by building: row and column, from 1
        self.halves = halves  # by building: a number of HALVES

    def sides(self, building: int) -> tuple[int, int, int, int]:
        """North, east, south and west side, in half blocks."""
        row, col = self.blocks[building]
        half = HALVES[self.halves[building]]
        north, south, west, east = 2 * row - 2, 2 * row, 2 * col - 2, 2 * col
        if half == "north":
            south -= 1
        elif half == "south":
            north += 1
        elif half == "west":
            east -= 1
        elif half == "east":
            west += 1
        return north, east, south, west

    def streets_of(self, building: int) -> list[int]:
        """The streets that the building touches: an alley is none."""
        north, east, south, west = self.sides(building)
        out = [self.ew[side // 2] for side in (north, south) if side % 2 == 0]
        return out + [self.ns[side // 2] for side in (west, east) if side % 2 == 0]

    def are_adjacent(self, a: int, b: int) -> bool:
        """FQ-R15: whether they share a side, or a part of one, across a street or an alley."""
        north_a, east_a, south_a, west_a = self.sides(a)
        north_b, east_b, south_b, west_b = self.sides(b)
        along_ns = min(south_a, south_b) - max(north_a, north_b)
        along_ew = min(east_a, east_b) - max(west_a, west_b)
        return (along_ns > 0 and along_ew == 0) or (along_ew > 0 and along_ns == 0)

    def point(self, line_ew: int, line_ns: int) -> int:
        return line_ew * (self.cols + 1) + line_ns

    def onward(self, point: int, direction: int) -> int:
        """The next intersection that way, or NONE."""
        i, j = point // (self.cols + 1), point % (self.cols + 1)
        i += 1 if direction == SOUTH else -1 if direction == NORTH else 0
        j += 1 if direction == EAST else -1 if direction == WEST else 0
        return self.point(i, j) if 0 <= i <= self.rows and 0 <= j <= self.cols else NONE

    def street_onward(self, point: int, direction: int) -> int:
        """The street that runs that way from the intersection."""
        if direction in (EAST, WEST):
            return self.ew[point // (self.cols + 1)]
        return self.ns[point % (self.cols + 1)]

    def along(self, a: int, b: int) -> list[int]:
        """FQ-L3: the buildings with a side on the stretch between two neighbouring intersections."""
        i, j = min(a, b) // (self.cols + 1), min(a, b) % (self.cols + 1)
        out: list[int] = []
        for building in range(len(self.blocks)):
            north, east, south, west = self.sides(building)
            if abs(a - b) == 1:  # runs east and west
                beside = 2 * i in (north, south) and west < 2 * j + 2 and east > 2 * j
            else:
                beside = 2 * j in (west, east) and north < 2 * i + 2 and south > 2 * i
            if beside:
                out.append(building)
        return out


class Track:
    """FQ-I2, FQ-I3: one activity."""

    def __init__(
        self,
        street: int,
        boxes: list[int],
        ladder: list[int],
        bonus_effect: list[int],
        bonus_value: list[int],
    ) -> None:
        self.street = street  # FQ-E1
        self.boxes = boxes
        self.ladder = ladder  # multipliers, from the first one up
        self.bonus_effect = bonus_effect
        # By bonus, what its effect needs: the street or NONE for anywhere (map-any-value), points each
        # (small-buildings, double-umbrella), uses (longer-move, other-card, write-w), how many (performers), the track
        # (cross-out), the card type (short-walk); else 0.
        self.bonus_value = bonus_value


class Edition:
    def __init__(
        self,
        id: str,
        title: str,
        hash: str,
        rules_version: int,
        own_design: bool,
        seat_counts: list[int],
        rounds: int,
        grid: Grid,
        streets: list[str],
        street_names: list[str],
        street_named: list[int],
        starts: list[int],
        buildings: list[str],
        building_names: list[str],
        building_special: list[int],
        building_icons: list[list[int]],
        home: int,
        lockup: int,
        types: list[str],
        type_names: list[str],
        min_steps: list[int],
        max_steps: list[int],
        move_streets: list[list[int]],
        cards: list[list[list[int]]],
        dice: dict[int, list[int]],
        extra_steps: list[int],
        tracks: list[Track],
        track_names: list[str],
        umbrella_boxes: int,
        wild_every: int,
        line_type: int,
        line_rows: list[int],
        line_points: int,
        performers: list[str],
        row_points: list[int],
        reward_kind: list[int],
        reward_value: list[int],
        courtyard_points: list[int],
        riverwalk_visits: int,
        riverwalk_points: int,
        vacation_points: int,
        ratings: list[str],
        rating_names: list[str],
        rating_upto: list[int],
        mayor_closed: list[int],
        mayor_order: list[list[int]],
        mayor_first: list[int],
        vacations: list[str],
        vacation_names: list[str],
        vacation_buildings: list[list[int]],
        vacation_condition: list[int],
        former_hash: str = "",
    ) -> None:
        self.id = id
        self.title = title
        self.hash = hash
        self.former_hash = former_hash or hash
        self.rules_version = rules_version
        self.own_design = own_design  # no copy of a published sheet
        self.seat_counts = seat_counts
        self.rounds = rounds
        self.grid = grid
        self.streets = streets  # slugs
        self.street_names = street_names
        self.street_named = street_named  # 1 for a named street, 0 for a border of the map
        self.starts = starts  # by start number, from 0: its intersection
        self.buildings = buildings  # slugs
        self.building_names = building_names
        self.building_special = building_special
        self.building_icons = building_icons
        self.building_small = [1 if half else 0 for half in grid.halves]
        self.home = home
        self.lockup = lockup
        self.types = types  # slugs of the kinds of cards and dice
        self.type_names = type_names
        self.min_steps = min_steps  # by type: of a move by distance; 0 for a move to a street
        self.max_steps = max_steps
        self.move_streets = move_streets  # by type: of a move to a street; [] for a move by distance
        self.dice = dice  # by number of seats: dice of each type
        self.extra_steps = extra_steps  # FQ-BC-A: [1, 2]
        self.tracks = tracks
        self.track_names = track_names
        self.umbrella_boxes = umbrella_boxes
        self.wild_every = wild_every
        self.line_type = line_type  # FQ-A4: the type whose die moves the Second Line
        self.line_rows = line_rows  # FQ-L3: boxes in each row
        self.line_points = line_points
        self.performers = performers  # slugs
        self.row_points = row_points  # by how many of a row are marked
        self.reward_kind = reward_kind  # by box of the performers track
        self.reward_value = reward_value  # activity, points or street
        self.courtyard_points = courtyard_points  # by how many were visited
        self.riverwalk_visits = riverwalk_visits
        self.riverwalk_points = riverwalk_points
        self.vacation_points = vacation_points
        self.ratings = ratings  # slugs, from the lowest
        self.rating_names = rating_names
        self.rating_upto = rating_upto  # the most points of each
        self.mayor_closed = mayor_closed  # by Mayor card: a street, or NONE
        self.mayor_order = mayor_order  # types, the one that the Mayor likes best first
        self.mayor_first = mayor_first  # 1 where the Mayor has the first turn
        self.mayors = [f"mayor-{k + 1}" for k in range(len(mayor_closed))]
        self.vacations = vacations  # slugs
        self.vacation_names = vacation_names
        self.vacation_buildings = vacation_buildings
        self.vacation_condition = vacation_condition

        self.cards: list[str] = []  # slugs
        self.card_icons: list[list[int]] = []
        self.deck_cards: list[list[int]] = []  # by type: its cards
        for k in range(len(types)):
            self.deck_cards.append(list(range(len(self.cards), len(self.cards) + len(cards[k]))))
            self.cards += [f"{types[k]}-{n + 1}" for n in range(len(cards[k]))]
            self.card_icons += cards[k]
        self.pool = {seats: pool_of(dice[seats]) for seats in seat_counts}  # by seats: the type of each die
        self.decks = {seats: [k for k in range(len(types)) if dice[seats][k]] for seats in seat_counts}  # in play

        everywhere = range(len(buildings))
        self.building_streets = [grid.streets_of(k) for k in everywhere]
        self.neighbours = [[b for b in everywhere if grid.are_adjacent(a, b)] for a in everywhere]
        self.street_buildings = [
            [b for b in everywhere if street in self.building_streets[b]] for street in range(len(streets))
        ]
        self.courtyards = [b for b in everywhere if building_special[b] == COURTYARD]
        self.gift_shops = [b for b in everywhere if building_special[b] == GIFT_SHOP]
        self.riverwalk = building_special.index(RIVERWALK) if RIVERWALK in building_special else NONE
        self.points = (grid.rows + 1) * (grid.cols + 1)  # intersections
        self.point_names = [f"{streets[i]}/{streets[j]}" for i in grid.ew for j in grid.ns]

        self.effect_track = [NONE] * len(EFFECTS)  # by effect: the track that has it
        self.effect_index = [99] * len(EFFECTS)  # and the number of its first bonus there
        for k in range(TRACKS):
            for n in range(len(tracks[k].bonus_effect)):
                effect = tracks[k].bonus_effect[n]
                if self.effect_track[effect] == NONE:
                    self.effect_track[effect] = k
                    self.effect_index[effect] = n


def pool_of(dice: list[int]) -> list[int]:
    """The type of every die, in the order in which they are rolled."""
    out: list[int] = []
    for k in range(len(dice)):
        out += [k] * dice[k]
    return out
