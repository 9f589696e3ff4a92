"""What a French Quarter sheet is worth: the points it has, and those it is likely to get in the turns that are left.

Values are whole numbers, 100 to a point. Everything that may still come is weighed by how likely it is to come in
time (`Judge.chance`): a circle some boxes ahead, a third courtyard, a building that a line may still reach. The
figures in Weights were found by play (docs/bots.md); the rules themselves are asked, not repeated.
"""

from __future__ import annotations

from typing import Final

from grandtour.games.french_quarter.edition import (
    ALL_DIFFERENT,
    ALL_EQUAL,
    ANY_VALUES,
    BONUS,
    CHOICE,
    CROSS_OUT,
    DOUBLE_UMBRELLA,
    FACES,
    LOCKED_UP,
    LONGER_MOVE,
    MAP_ANY_VALUE,
    MAP_NEIGHBOUR,
    MULTIPLIER,
    NO_PERFORMERS,
    NONE,
    OTHER_CARD,
    PERFORMERS,
    PERSONAL_LINE,
    SHORT_WALK,
    SMALL_BUILDINGS,
    SQUARE,
    TRACKS,
    WRITE_W,
    Edition,
    W,
)
from grandtour.games.french_quarter.legal import goes_beside
from grandtour.games.french_quarter.line import beside_line
from grandtour.games.french_quarter.scoring import (
    courtyards_seen,
    in_row,
    line_points,
    performer_track_points,
    riverwalk,
    small_buildings_points,
    wilds_points,
)
from grandtour.games.french_quarter.state import LINE, MOVE, OVER, FQState, has, marks_to
from grandtour.games.french_quarter.tables import Tables

POINT: Final = 100
ROOM: Final = [0, 35, 60, 80, 90, 100, 100]  # by how many values fit: how well a building can still be mapped, in %


class Weights:
    """How much the bot thinks of things, in hundredths of a point unless it says otherwise."""

    def __init__(self) -> None:
        self.marks = 60  # boxes of one track that a turn brings, in hundredths
        self.performers = 35  # performers of the top row that a turn brings, in hundredths
        self.bottom = 29  # and of the bottom row
        self.courtyards = 40  # courtyards that a turn can visit, in hundredths
        self.riverwalk = 30  # visits of the Riverwalk
        self.gift_shops = 24  # gift shops that a turn can map, in hundredths
        self.vacation = 40  # buildings of the Vacation card
        self.maps = 45  # buildings that a turn maps, in hundredths
        self.pick = 130  # how much better than any is the building one goes to, in %
        self.advances = 80  # advances of the Second Line in a round, in hundredths
        self.near = 95  # how likely a building one stretch ahead of the line is to be touched, in %
        self.far = 21  # and any other
        self.umbrella = 70  # one that is not a Wild yet
        self.w = 205
        self.longer = 150
        self.other = 150
        self.free_map = 360
        self.performer = 420  # one of one's choice
        self.neighbour = 110  # FQ-BC-B, a turn
        self.small = 50  # FQ-BF-B, a turn
        self.double = 80  # FQ-BS-B, a turn
        self.own_line = 165  # FQ-BM-B, an advance
        self.short_walk = 20  # FQ-BP-B, a turn
        self.locked = 50  # FQ-BP-C, a turn
        self.no_performers = 150  # FQ-BP-D, a turn
        self.favour = [100] * TRACKS  # by activity: how much more it counts than it is worth, in %


class Judge:
    def __init__(self, e: Edition, t: Tables, weights: Weights) -> None:
        self.e = e
        self.t = t
        self.weights = weights
        everywhere = range(len(e.buildings))
        self.tracks_on: list[list[int]] = [  # by building: the activities that score its streets
            [k for k in range(TRACKS) if e.tracks[k].street in e.building_streets[b]] for b in everywhere
        ]
        self.room = [room_of(mask) for mask in range(1 << FACES)]
        # By what stands next to it: the values that fit, as a mask.
        self.fits = [
            sum([1 << (value - 1) for value in range(1, FACES + 1) if goes_beside(there, value)])
            for there in range(W + 1)
        ]
        self.ahead: list[int] = [  # by intersection: the buildings along any stretch from it
            t.touched[p * 4] | t.touched[p * 4 + 1] | t.touched[p * 4 + 2] | t.touched[p * 4 + 3]
            for p in range(e.points)
        ]
        self.share = max(1, len(e.buildings) * 7 // 10)

    # ---- how much time is left ----------------------------------------------------------------------------------
    def turns_left(self, s: FQState, seat: int) -> int:
        """Turns that the seat still has, the one that it is in not counted."""
        if s.phase == OVER:
            return 0
        rounds = self.e.rounds - max(s.round, 1)
        if s.phase == LINE:
            return 2 * rounds
        order = (seat - s.first) % s.seats if s.seats > 1 else 0
        players = max(s.seats, 2)
        if s.seats == 1 and s.mayor_card != NONE:
            order = self.e.mayor_first[s.mayor_card]
        taken = 0
        for k in (order, order + players):
            if k < s.taken:
                taken += 1
        return 2 * rounds + 2 - taken

    def advances_left(self, s: FQState) -> int:
        """Advances of the Second Line that are still to come, in hundredths."""
        if s.phase == OVER:
            return 0
        left = (self.e.rounds - max(s.round, 1)) * self.weights.advances
        if s.phase == MOVE:
            return left + (POINT if s.caller != NONE else self.weights.advances // 2)
        return left if s.phase == LINE else left + self.weights.advances

    def chance(self, need: int, pace: int) -> int:
        """How likely it is to get `need` more of something of which `pace` hundredths come in the time left, in %."""
        if need <= 0:
            return 100
        if pace <= 0:
            return 0
        square = pace * pace
        return 100 * square // (square + need * need * 10000)

    # ---- the sheet ----------------------------------------------------------------------------------------------
    def value(self, s: FQState, seat: int) -> int:
        e = self.e
        w = self.weights
        turns = self.turns_left(s, seat)
        advances = self.advances_left(s)
        total = line_points(e, s, seat) * POINT + self.inventory(s, seat, turns)
        total += self.sets(s, seat, turns) + self.vacation(s, seat, turns) + self.lasting(s, seat, turns, advances)
        times: list[int] = []  # by activity: the multiplier to be expected, in hundredths
        for activity in range(TRACKS):
            expected, bonuses = self.track(s, seat, activity, turns, advances)
            times.append(expected * w.favour[activity] // 100)
            total += bonuses
        return total + self.city(s, seat, turns, advances, times)

    def inventory(self, s: FQState, seat: int, turns: int) -> int:
        """One-use bonuses and umbrellas that have not become a Wild yet."""
        w = self.weights
        if turns == 0:
            return 0
        return (
            s.umbrellas[seat] % self.e.wild_every * w.umbrella
            + min(s.w[seat], turns) * w.w
            + min(s.longer[seat], turns) * w.longer
            + min(s.other[seat], turns) * w.other
        )

    def sets(self, s: FQState, seat: int, turns: int) -> int:
        """Courtyards, the Riverwalk and performers: what they score, and what more of them would."""
        e = self.e
        w = self.weights
        total = self.growing(e.courtyard_points, courtyards_seen(e, s, seat), turns * w.courtyards)
        if riverwalk(e, s, seat):
            total += e.riverwalk_points * POINT
        elif e.riverwalk != NONE:
            missing = e.riverwalk_visits - s.riverwalk[seat]
            total += e.riverwalk_points * self.chance(missing, turns * w.riverwalk)
        left = 0 if has(e, s, seat, NO_PERFORMERS) else turns
        total += self.growing(e.row_points, in_row(e, s, seat, 1), left * w.performers)
        total += self.growing(e.row_points, in_row(e, s, seat, 2), left * w.bottom)
        return total + performer_track_points(e, s, seat) * POINT

    def growing(self, points: list[int], have: int, pace: int) -> int:
        """What `have` of a set score, and each more by how likely it is to come."""
        total = points[have] * POINT
        for count in range(have + 1, len(points)):
            total += (points[count] - points[count - 1]) * self.chance(count - have, pace)
        return total

    def track(self, s: FQState, seat: int, activity: int, turns: int, advances: int) -> tuple[int, int]:
        """The multiplier to be expected at the end, in hundredths, and the worth of the bonuses ahead."""
        e = self.e
        track = e.tracks[activity]
        at = seat * TRACKS + activity
        marked = s.multipliers[at]
        expected = track.ladder[marked - 1] * POINT if marked else 0
        bonus = s.bonuses[at]
        worth = 0
        pace = turns * self.weights.marks
        for box in range(s.marks[at], len(track.boxes)):
            kind = track.boxes[box]
            if kind == SQUARE or s.crossed[at] >> box & 1:
                continue
            chance = self.chance(marks_to(s, seat, activity, box), pace)
            if kind in (MULTIPLIER, CHOICE) and marked < len(track.ladder):
                before = track.ladder[marked - 1] if marked else 0
                expected += (track.ladder[marked] - before) * chance
                marked += 1
            elif kind in (BONUS, CHOICE) and bonus < len(track.bonus_effect):
                brings = self.bonus(s, seat, track.bonus_effect[bonus], track.bonus_value[bonus], turns, advances)
                worth += max(brings, brings * self.weights.favour[activity] // 100) * chance
                bonus += 1
        return expected, worth // 100

    def bonus(self, s: FQState, seat: int, effect: int, value: int, turns: int, advances: int) -> int:
        """What a bonus would be worth if it were unlocked now."""
        w = self.weights
        if effect == MAP_ANY_VALUE:
            return w.free_map
        if effect == LONGER_MOVE:
            return w.longer * value
        if effect == OTHER_CARD:
            return w.other * value
        if effect == WRITE_W:
            return w.w * value
        if effect == PERFORMERS:
            return 0 if has(self.e, s, seat, NO_PERFORMERS) else w.performer * value
        if effect == CROSS_OUT:
            return -w.free_map // 2
        return self.lasting_worth(s, seat, effect, turns, advances)

    def lasting(self, s: FQState, seat: int, turns: int, advances: int) -> int:
        """What the lasting bonuses that are unlocked will still bring, with what they score."""
        total = 0
        for effect in LASTING:
            if has(self.e, s, seat, effect):
                total += self.lasting_worth(s, seat, effect, turns, advances)
        return total

    def lasting_worth(self, s: FQState, seat: int, effect: int, turns: int, advances: int) -> int:
        w = self.weights
        if effect == MAP_NEIGHBOUR:
            return turns * w.neighbour
        if effect == SMALL_BUILDINGS:
            return small_buildings_points(self.e, s, seat) * POINT + turns * w.small
        if effect == DOUBLE_UMBRELLA:
            return wilds_points(self.e, s, seat) * POINT + turns * w.double
        if effect == PERSONAL_LINE:
            return advances * w.own_line // 100
        if effect == SHORT_WALK:
            return -turns * w.short_walk
        if effect == LOCKED_UP:
            return -turns * w.locked
        return -turns * w.no_performers

    # ---- the map ------------------------------------------------------------------------------------------------
    def city(self, s: FQState, seat: int, turns: int, advances: int, times: list[int]) -> int:
        """Mapped buildings by their streets and lines, gift shops, and the room that is left for more."""
        e = self.e
        w = self.weights
        base = seat * len(e.buildings)
        touched = beside_line(self.t, s.line) | beside_line(self.t, s.lines[seat])
        ahead = self.ahead[s.line[len(s.line) - 1]]
        if s.lines[seat]:
            ahead |= self.ahead[s.lines[seat][len(s.lines[seat]) - 1]]
        near = advances * w.near // 100
        far = advances * w.far // 100
        total = 0
        room = 0
        for building in range(len(e.buildings)):
            worth = near if ahead >> building & 1 else far
            if touched >> building & 1:
                worth = advances
            for activity in self.tracks_on[building]:
                worth += times[activity]
            if s.mapped[base + building]:
                total += worth
            elif turns > 0:
                room += worth * self.room[self.open_values(s, base, building)]
        maps = turns * w.maps
        if has(e, s, seat, MAP_NEIGHBOUR):
            maps = maps * 3 // 2
        total += room // 100 * min(maps * w.pick // 100, self.share * 100) // (self.share * 100)
        return total + self.gift_shops(s, seat, turns)

    def open_values(self, s: FQState, base: int, building: int) -> int:
        """FQ-P1: the values that fit into an empty building, as a mask."""
        mask = (1 << FACES) - 1
        for neighbour in self.e.neighbours[building]:
            mask &= self.fits[s.mapped[base + neighbour]]
        return mask

    def gift_shops(self, s: FQState, seat: int, turns: int) -> int:
        """FQ-E3: the sum so far and what the missing ones may have, by how likely it is to get them all."""
        base = seat * len(self.e.buildings)
        total = 0
        missing = 0
        for building in self.e.gift_shops:
            value = s.mapped[base + building]
            if value == 0:
                mask = self.open_values(s, base, building)
                if mask == 0:
                    return 0
                missing += 1
                value = middle_of(mask)
            total += 0 if value == W else value
        return total * self.chance(missing, turns * self.weights.gift_shops)

    def vacation(self, s: FQState, seat: int, turns: int) -> int:
        """FQ-Y3: by how many buildings are missing, if the condition can still be met."""
        card = s.vacation[seat]
        if card == NONE:
            return 0
        e = self.e
        base = seat * len(e.buildings)
        condition = e.vacation_condition[card]
        missing = 0
        common = (1 << FACES) - 1
        seen = 0
        for building in e.vacation_buildings[card]:
            value = s.mapped[base + building]
            if value == 0:
                missing += 1
                mask = self.open_values(s, base, building)
            elif value == W and condition != ANY_VALUES:
                return 0
            else:
                mask = 1 << (value - 1)
                if condition == ALL_DIFFERENT and seen & mask:
                    return 0
                seen |= mask
            if mask == 0:
                return 0
            common &= mask
        if condition == ALL_EQUAL and common == 0:
            return 0
        pace = turns * self.weights.vacation
        return e.vacation_points * self.chance(missing, pace if condition == ANY_VALUES else pace * 2 // 3)


LASTING: Final = [MAP_NEIGHBOUR, SMALL_BUILDINGS, DOUBLE_UMBRELLA, PERSONAL_LINE, SHORT_WALK, LOCKED_UP, NO_PERFORMERS]


def room_of(mask: int) -> int:
    count = 0
    for value in range(FACES):
        count += mask >> value & 1
    return ROOM[count]


def middle_of(mask: int) -> int:
    """A value that one may hope for: the highest but one of those that fit, or the only one."""
    values = [value + 1 for value in range(FACES) if mask >> value & 1]
    return values[max(0, len(values) - 2)]
