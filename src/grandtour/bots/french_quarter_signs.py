"""What tells how a French Quarter sheet will do: signs to be read off it, each one a number.

Of the map: which buildings are mapped, hard to map or closed to every value, and how many lie at the Second Line or so
many stretches from its end. Of the tracks: boxes and multipliers marked, and how many buildings they multiply or could.
Then performers, courtyards, gift shops, the inventory and where the tourist is. What they are worth is not said here.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.french_quarter_judge import Judge, Weights
from grandtour.games.french_quarter.edition import DOUBLE_UMBRELLA, FACES, NO_PERFORMERS, NONE, TRACKS, Edition
from grandtour.games.french_quarter.line import beside_line
from grandtour.games.french_quarter.state import MOVE, FQState, has
from grandtour.games.french_quarter.tables import Tables

COUNT_BITS: Final = 6
COUNTS: Final = 64  # a sign that was read is `sign * COUNTS + how often`
COUNT_MASK: Final = 63
AT_LINE: Final = 0  # how near the Second Line a building is: beside it,
AHEAD: Final = 1  # beside a stretch that it may take next, one stretch later, ...
FAR: Final = 5  # or further than that
NEARNESS: Final = 6
TIGHT: Final = 3  # as many values as go beside one mapped neighbour
DEAD: Final = 0  # what a gift shop can be besides mapped with a value or W: nothing fits any more,
OPEN: Final = 8  # something does
SHOP: Final = 9


class Ground:
    """The signs of a map, and what it says to the tracks."""

    def __init__(self) -> None:
        self.signs: list[int] = []
        self.worth = 0
        self.mapped_by = [0] * NEARNESS  # mapped buildings by how near the line is
        self.open_by = [0] * NEARNESS  # and those that can still be mapped
        self.mapped_on = [0] * TRACKS  # the same by the activity that scores the street
        self.open_on = [0] * TRACKS


class Signs:
    """Where each kind of sign begins in the list of all, and how to read them."""

    def __init__(self, e: Edition, t: Tables) -> None:
        self.e = e
        self.t = t
        self.judge = Judge(e, t, Weights())
        buildings = len(e.buildings)
        self.boxes = max([len(track.boxes) for track in e.tracks]) + 1
        self.steps = max([len(track.ladder) for track in e.tracks]) + 1
        self.bonus = max([len(track.bonus_effect) for track in e.tracks]) + 1
        self.row = len(e.performers) + 1
        self.size = 0
        self.mapped = self.kind(buildings)
        self.dead = self.kind(buildings)
        self.narrow = self.kind(buildings)
        self.tight = self.kind(buildings)
        self.line = self.kind(2 * NEARNESS)  # with the public line alone, and with one's own
        self.line_open = self.kind(2 * NEARNESS)
        self.line_end = self.kind(e.points)
        self.shops = self.kind(SHOP * SHOP)
        self.marks = self.kind(TRACKS * self.boxes)
        self.marks_mapped = self.kind(TRACKS * self.boxes)  # these count buildings
        self.marks_open = self.kind(TRACKS * self.boxes)
        self.times = self.kind(TRACKS * self.steps)
        self.times_mapped = self.kind(TRACKS * self.steps)
        self.times_open = self.kind(TRACKS * self.steps)
        self.bonuses = self.kind(TRACKS * self.bonus)
        self.crossed = self.kind(TRACKS)
        self.pending = self.kind(4 * 3)
        self.top = self.kind(self.row)
        self.bottom = self.kind(self.row)
        self.seen = self.kind(2 * self.row)
        self.performer = self.kind(len(e.performers) * 3)
        self.no_more = self.kind(4 * self.row)  # top, bottom and seen, of seats that see no more performers (FQ-BP-D)
        self.courtyards = self.kind(1 << len(e.courtyards))
        self.riverwalk = self.kind(e.riverwalk_visits + 1)
        self.umbrella = self.kind(2 * e.wild_every)
        self.inventory = self.kind(3 * 4)
        self.rows = self.kind(max(e.line_rows))
        self.at = self.kind(buildings)
        self.begins = self.kind(2)
        self.nearness: dict[int, list[int]] = {}  # by intersection, where it was asked for
        self.count_of = [bin(mask).count("1") for mask in range(1 << FACES)]

    def near(self, point: int) -> list[int]:
        found = self.nearness.get(point)
        if found is None:
            found = nearness(self.e, self.t, point)
            self.nearness[point] = found
        return found

    def kind(self, size: int) -> int:
        self.size += size
        return self.size - size

    def read(self, s: FQState, seat: int) -> list[int]:
        """All signs of the seat's sheet, each as `sign * COUNTS + how often`."""
        ground = self.of_map(s, seat)
        return ground.signs + self.of_sheet(s, seat, ground)

    # ---- the map ------------------------------------------------------------------------------------------------
    def of_map(self, s: FQState, seat: int) -> Ground:
        e = self.e
        ground = Ground()
        out = ground.signs
        base = seat * len(e.buildings)
        end = s.line[len(s.line) - 1]
        near = self.near(end)
        touched = beside_line(self.t, s.line)
        own = s.lines[seat]
        near_own = near
        if own:
            touched |= beside_line(self.t, own)
            near_own = self.near(own[len(own) - 1])
        for building in range(len(e.buildings)):
            how_near = AT_LINE if touched >> building & 1 else min(near[building], near_own[building])
            if s.mapped[base + building]:
                ground.mapped_by[how_near] += 1
                out.append((self.mapped + building) * COUNTS + 1)
                for k in self.judge.tracks_on[building]:
                    ground.mapped_on[k] += 1
                continue
            fitting = self.count_of[self.judge.open_values(s, base, building)]
            if fitting == 0:
                out.append((self.dead + building) * COUNTS + 1)
                continue
            if fitting <= TIGHT:
                out.append(((self.tight if fitting == TIGHT else self.narrow) + building) * COUNTS + 1)
            ground.open_by[how_near] += 1
            for k in self.judge.tracks_on[building]:
                ground.open_on[k] += 1
        lines = NEARNESS if own else 0
        for k in range(NEARNESS):
            out.append((self.line + lines + k) * COUNTS + ground.mapped_by[k])
            out.append((self.line_open + lines + k) * COUNTS + ground.open_by[k])
        out.append((self.line_end + end) * COUNTS + 1)
        shops = 0
        for building in e.gift_shops[:2]:
            shop = s.mapped[base + building]
            if shop == 0:
                shop = OPEN if self.judge.open_values(s, base, building) else DEAD
            shops = shops * SHOP + shop
        out.append((self.shops + shops) * COUNTS + 1)
        return ground

    # ---- the rest -----------------------------------------------------------------------------------------------
    def of_sheet(self, s: FQState, seat: int, ground: Ground) -> list[int]:
        e = self.e
        out: list[int] = []
        self.of_tracks(s, seat, ground, out)
        self.of_performers(s, seat, out)
        pending = self.pending + 3 * pending_line(s, seat)
        out.append(pending * COUNTS + 1)
        out.append((pending + 1) * COUNTS + ground.mapped_by[AT_LINE])
        out.append((pending + 2) * COUNTS + ground.mapped_by[AHEAD])
        out.append((self.courtyards + s.courtyards[seat]) * COUNTS + 1)
        out.append((self.riverwalk + s.riverwalk[seat]) * COUNTS + 1)
        double = e.wild_every if has(e, s, seat, DOUBLE_UMBRELLA) else 0
        out.append((self.umbrella + double + s.umbrellas[seat] % e.wild_every) * COUNTS + 1)
        out.append((self.inventory + min(s.w[seat], 3)) * COUNTS + 1)
        out.append((self.inventory + 4 + min(s.longer[seat], 3)) * COUNTS + 1)
        out.append((self.inventory + 8 + min(s.other[seat], 3)) * COUNTS + 1)
        out.append((self.rows + s.boxes[seat] % e.line_rows[0]) * COUNTS + 1)
        out.append((self.at + s.at[seat]) * COUNTS + 1)
        out.append((self.begins + (1 if s.first == seat else 0)) * COUNTS + 1)
        return out

    def of_tracks(self, s: FQState, seat: int, ground: Ground, out: list[int]) -> None:
        for k in range(TRACKS):
            at = seat * TRACKS + k
            marks = k * self.boxes + s.marks[at]
            times = k * self.steps + s.multipliers[at]
            mapped = ground.mapped_on[k]
            open = ground.open_on[k]
            out.append((self.marks + marks) * COUNTS + 1)
            out.append((self.times + times) * COUNTS + 1)
            out.append((self.bonuses + k * self.bonus + s.bonuses[at]) * COUNTS + 1)
            if s.crossed[at] >> s.marks[at]:
                out.append((self.crossed + k) * COUNTS + 1)
            out.append((self.marks_mapped + marks) * COUNTS + mapped)
            out.append((self.times_mapped + times) * COUNTS + mapped)
            out.append((self.marks_open + marks) * COUNTS + open)
            out.append((self.times_open + times) * COUNTS + open)

    def of_performers(self, s: FQState, seat: int, out: list[int]) -> None:
        e = self.e
        top = 0
        bottom = 0
        no_more = has(e, s, seat, NO_PERFORMERS)
        for k in range(len(e.performers)):
            marked = s.performers[seat * len(e.performers) + k]
            if marked:
                top += 1
                if marked == 2:
                    bottom += 1
            if not no_more:
                out.append((self.performer + 3 * k + marked) * COUNTS + 1)
        if no_more:
            out.append((self.no_more + top) * COUNTS + 1)
            out.append((self.no_more + self.row + bottom) * COUNTS + 1)
            out.append((self.no_more + 2 * self.row + top + bottom) * COUNTS + 1)
        else:
            out.append((self.top + top) * COUNTS + 1)
            out.append((self.bottom + bottom) * COUNTS + 1)
            out.append((self.seen + top + bottom) * COUNTS + 1)


def pending_line(s: FQState, seat: int) -> int:
    """Whether the Second Line advances this round: 0 before the first die and after the last, 1 perhaps, 2 yes and the
    seat says where, 3 yes and another does."""
    if s.phase != MOVE or max(s.die) == 0:
        return 0
    if s.caller == NONE:
        return 1
    return 2 if s.caller == seat else 3


def nearness(e: Edition, t: Tables, point: int) -> list[int]:
    """By building: how many stretches a line that ends at `point` needs to run beside it, FAR at the most."""
    out = [FAR] * len(e.buildings)
    reached = [point]
    seen = {point}
    for steps in range(AHEAD, FAR):
        onward: list[int] = []
        for p in reached:
            for way in range(4):
                to = t.onward[p * 4 + way]
                if to == NONE:
                    continue
                for building in range(len(e.buildings)):
                    if t.touched[p * 4 + way] >> building & 1:
                        out[building] = min(out[building], steps)
                if to not in seen:
                    seen.add(to)
                    onward.append(to)
        reached = onward
    return out
