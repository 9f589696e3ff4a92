"""The drawn links as a graph: connected parts, and each part shrunk to its crossings.

A point where just two links meet is no crossing: whoever comes along one may go on along the other and never scores
less for it, so the links between two crossings are used together or not at all: a stretch.
"""

from __future__ import annotations

from grandtour.games.explore_new_york.edition import NONE, Edition
from grandtour.games.explore_new_york.route_worth import POINTS_AT, crowd, sight


class Network:
    """Some drawn links, each once, and what the points of the map have of them."""

    def __init__(self, e: Edition, links: list[int]) -> None:
        self.links = sorted(set(links))
        self.at: list[list[int]] = [[] for _ in range(len(e.points))]  # by point: its drawn links
        for link in self.links:
            self.at[e.link_a[link]].append(link)
            self.at[e.link_b[link]].append(link)

    def parts(self, e: Edition) -> list[list[int]]:
        """The links of each connected part."""
        seen = [False] * len(e.link_a)
        found: list[list[int]] = []
        for first in self.links:
            if seen[first]:
                continue
            seen[first] = True
            part = [first]
            k = 0
            while k < len(part):
                link = part[k]
                k += 1
                for other in self.at[e.link_a[link]]:
                    if not seen[other]:
                        seen[other] = True
                        part.append(other)
                for other in self.at[e.link_b[link]]:
                    if not seen[other]:
                        seen[other] = True
                        part.append(other)
            found.append(part)
        return found

    def is_trail(self, e: Edition, part: list[int]) -> bool:
        """Whether one walk can use all links of a connected part: at most two points have an odd number of them."""
        odd = 0
        for link in part:
            for point in (e.link_a[link], e.link_b[link]):
                here = self.at[point]
                if len(here) & 1 and here[0] == link:  # counted once, with its first link
                    odd += 1
        return odd <= 2


class Graph:
    """A connected part that has crossings, as the search wants it: small numbers, sets of stretches as masks."""

    def __init__(self, e: Edition, network: Network, part: list[int], tourists: list[int]) -> None:
        number = [NONE] * len(e.points)  # by point: its crossing
        self.crossings = 0
        points: list[int] = []
        for link in sorted(part):
            for point in (e.link_a[link], e.link_b[link]):
                if number[point] == NONE and len(network.at[point]) != 2:
                    number[point] = self.crossings
                    points.append(point)
                    self.crossings += 1
        self.end_a: list[int] = []  # by stretch: its two crossings, the same for a loop
        self.end_b: list[int] = []
        self.links: list[list[int]] = []  # by stretch
        self.east: list[int] = []  # by stretch: how far it reaches to the right and down
        self.south: list[int] = []
        self.bits: list[int] = []  # 1, 2, 4, … by stretch or crossing, whichever are more
        along: list[int] = [0] * len(e.block_kind)  # by block: the stretches that run along it
        through: list[int] = [0] * len(e.cafe_point)  # by cafe: the stretches that touch it
        seen = [False] * len(e.link_a)
        bit = 1
        for start in points:
            for first in network.at[start]:
                if seen[first]:
                    continue
                stretch: list[int] = []
                link = first
                point = start
                east, south = e.points[start]
                while True:
                    seen[link] = True
                    stretch.append(link)
                    for block in e.link_blocks[link]:
                        along[block] |= bit
                    if e.cafe_of[point] != NONE:
                        through[e.cafe_of[point]] |= bit
                    point = e.link_b[link] if e.link_a[link] == point else e.link_a[link]
                    east = max(east, e.points[point][0])
                    south = max(south, e.points[point][1])
                    if number[point] != NONE:
                        break
                    both = network.at[point]
                    link = both[1] if both[0] == link else both[0]
                if e.cafe_of[point] != NONE:
                    through[e.cafe_of[point]] |= bit
                self.end_a.append(number[start])
                self.end_b.append(number[point])
                self.links.append(stretch)
                self.east.append(east)
                self.south.append(south)
                self.bits.append(bit)
                bit <<= 1
        self.stretches = len(self.links)
        while len(self.bits) < self.crossings:
            self.bits.append(bit)
            bit <<= 1

        # What can be won, and the stretches any of which wins it; things won by the same stretches are one thing.
        self.masks: list[int] = []
        self.people: list[int] = []
        self.sights: list[int] = []
        known: dict[int, int] = {}
        for block in range(len(along)):
            if along[block]:
                self.add(known, along[block], crowd(tourists[block]), sight(e, block))
        for cafe in range(len(through)):
            if through[cafe]:
                self.add(known, through[cafe], 0, e.cafe_points << POINTS_AT)
        self.things: list[list[int]] = [[] for _ in range(self.stretches)]  # by stretch: what it wins
        for s in range(self.stretches):
            for thing in range(len(self.masks)):
                if self.masks[thing] & self.bits[s]:
                    self.things[s].append(thing)

        self.turns: list[list[int]] = [[] for _ in range(self.crossings)]  # by crossing: its stretches but for loops
        self.all_turns = [0] * self.crossings  # the same as a mask
        self.loops = [0] * self.crossings  # by crossing: its loops, a mask
        self.ends = [0] * self.stretches  # by stretch: its two crossings, a mask; none for a loop
        for s in range(self.stretches):
            a = self.end_a[s]
            b = self.end_b[s]
            if a == b:
                self.loops[a] |= self.bits[s]
            else:
                self.turns[a].append(s)
                self.turns[b].append(s)
                self.all_turns[a] |= self.bits[s]
                self.all_turns[b] |= self.bits[s]
                self.ends[s] = self.bits[a] | self.bits[b]

    def add(self, known: dict[int, int], mask: int, people: int, sights: int) -> None:
        if people == 0 and sights == 0:
            return
        if mask in known:
            thing = known[mask]
            self.people[thing] += people
            self.sights[thing] += sights
        else:
            known[mask] = len(self.masks)
            self.masks.append(mask)
            self.people.append(people)
            self.sights.append(sights)
