"""What a map of Explore New York may still become: a fixed list of plans, and quickly what each is worth by now.

explore_new_york_plan.py finds the plans once, when a search begins. In every game that the search plays from there the
same plans serve: what has been marked since makes some of them better and others hopeless. A plan is worth what its
route would score, with its cafes' tourists as long as they were not sent elsewhere and with those that the turns to
come should bring, less what it is likely to lose because there are not enough turns to draw its links. A grey star or
a cafe far away is so worth the detour early, and later only where links can still be had for it.

Values are whole hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Clock
from grandtour.bots.explore_new_york_plan import COLORS, POINT, Map, Plan, Planner, Weights
from grandtour.core.masks import in_mask
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.apply import tourists_on
from grandtour.games.explore_new_york.edition import BITS, MANY, NONE, Edition
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.legal import links_due
from grandtour.games.explore_new_york.state import NYState

NOTHING: Final = -1_000_000


class Beliefs:
    """How games go, measured and tuned by scripts/tune_explore_new_york.py; points and tourists in hundredths."""

    def __init__(self) -> None:
        self.links = 200  # how long plans may be: links a turn
        self.expected = 70  # tourists of each symbol a turn that come to the route
        self.effort = 40  # the price of any link still to be drawn
        self.pairs = [0, 0, 20, 30, 42, 54, 65, 72, 78, 82, 87, 91, 93, 95, 97]  # by links that a plan lacks: how
        # often, of a hundred turns, the cards offer a block where two of them can be drawn; always if it lacks more
        self.plus = 20  # how often there is a third one (NY-L3)
        self.first_missing = 2000  # what a route loses if one link is missing in the end
        self.next_missing = 1200  # and for each one more
        self.more = [0]  # by turns to come: by how much the best plan's value is too low; the last one for all above
        self.spread = [600, 800, 1000, 1200, 1400, 1600, 1800, 2000]  # by turns to come: of the margin between seats
        self.narrow = 50  # percent of the spread that search reckons with: it looks more at who wins than by how much


class Prospector(Planner):
    """A planner that knows how likely links are to be drawn in time."""

    def __init__(self, e: Edition, beliefs: Beliefs) -> None:
        weights = Weights(links=beliefs.links, expected=beliefs.expected, effort=beliefs.effort, taste=0)
        super().__init__(e, weights, Picker(0))
        self.beliefs = beliefs
        turns = 1 + max([e.turns[seats] for seats in e.seat_counts])
        # By turns to come and links to be drawn, of which a plan can lack all that there are.
        self.prices = [self.with_effort(losses) for losses in self.losses(turns)]

    def losses(self, turns: int) -> list[list[int]]:
        """By turns to come and links to be drawn: what a route is likely to lose for want of turns."""
        b = self.beliefs
        rows: list[list[int]] = [[0] + [b.first_missing + k * b.next_missing for k in range(len(self.e.links))]]
        while len(rows) <= turns:
            loss = rows[-1]
            row: list[int] = []
            for new in range(len(loss)):
                pair = b.pairs[new] if new < len(b.pairs) else 100
                one = loss[max(0, new - 1)] * (100 - pair) * (100 - b.plus)
                two = loss[max(0, new - 2)] * (pair * (100 - b.plus) + (100 - pair) * b.plus)
                three = loss[max(0, new - 3)] * pair * b.plus
                row.append((one + two + three) // 10000)
            rows.append(row)
        return rows

    def with_effort(self, losses: list[int]) -> list[int]:
        return [losses[new] + new * self.weights.effort for new in range(len(losses))]

    def price(self, new: int, turns: int) -> int:
        return self.prices[turns][new]


class Outlook:
    """The plans of one seat's map."""

    def __init__(
        self, game: ExploreNewYork, planner: Prospector, m: Map, turns: int, clock: Clock | None = None
    ) -> None:
        e = game.edition
        self.game = game
        self.e = e
        self.planner = planner
        self.tourists = m.groups[:]  # by block, when the plans were made
        self.used = m.used  # cafes, likewise
        plans = planner.plans(m, turns, clock)
        self.size = len(plans)
        self.todo: list[list[int]] = []  # by plan: links still to be drawn then
        self.kinds: list[list[int]] = [[], [], []]  # by color and plan: attractions
        self.sights: list[int] = []  # by plan: attractions of all colors
        self.base: list[int] = []  # by plan: points for what was there then
        self.cafes: list[int] = []  # by plan: a mask
        self.beside: list[list[int]] = [[0] * self.size for _ in e.blocks]  # by block and plan: 1 if it runs along it
        self.wants: list[list[int]] = [[0] * self.size for _ in e.links]  # by link and plan: 1 if it is to be drawn
        for k in range(self.size):
            self.add(m, plans[k], k)
        self.pairs: list[list[int] | None] = [None] * (self.size * len(e.blocks))  # by plan and block
        # The map as it was read last.
        self.new = [0] * self.size  # by plan: links still to be drawn
        self.worth = [0] * self.size  # by plan: points with the tourists to come
        self.coming = turns  # turns after the one that is played
        self.prices: list[int] = []  # of links still to be drawn then
        self.base_block = 0
        self.base_link = 0
        self.begun = NONE  # the block, where that is chosen already
        self.gain = [0] * self.size  # by plan: points for the tourists of the cards last weighed

    def add(self, m: Map, plan: Plan, k: int) -> None:
        e = self.e
        todo: list[int] = []
        for link in range(len(e.links)):
            if plan.links & self.planner.link_bit[link] and not m.drawn[link]:
                todo.append(link)
                self.wants[link][k] = 1
        self.todo.append(todo)
        total = 0
        for color in range(COLORS):
            kinds = plan.kinds >> color * BITS & MANY
            self.kinds[color].append(kinds)
            total += kinds
        self.sights.append(total)
        self.base.append(self.planner.score(plan.group, plan.kinds, plan.cafes, 0))
        self.cafes.append(plan.cafes)
        for block in in_mask(plan.blocks):
            self.beside[block][k] = 1

    # ---- reading a map ----------------------------------------------------------------------------------------------
    def read(self, s: NYState, seat: int, coming: int) -> None:
        """What the plans are worth on the seat's map now, with `coming` turns after the one that is played."""
        e = self.e
        blocks = len(e.blocks)
        self.base_block = seat * blocks
        self.base_link = seat * len(e.links)
        self.coming = coming
        self.prices = self.planner.prices[coming]
        expected = coming * self.planner.weights.expected
        self.worth = [self.base[k] + expected * self.sights[k] for k in range(self.size)]
        for block in range(blocks):
            group = s.tourists[self.base_block + block]
            if group != self.tourists[block]:
                self.change(group - self.tourists[block], self.beside[block], 1)
        for cafe in in_mask(s.used[seat] & ~self.used):
            self.change(e.cafe_tourists[cafe], [mask >> cafe & 1 for mask in self.cafes], -1)
        drawn = s.drawn
        base = self.base_link
        new = self.new
        for k in range(self.size):
            n = 0
            for link in self.todo[k]:
                if not drawn[base + link]:
                    n += 1
            new[k] = n

    def change(self, group: int, flags: list[int], sign: int) -> None:
        """So many tourists more for the flagged plans, or less."""
        red = self.kinds[0]
        green = self.kinds[1]
        blue = self.kinds[2]
        g0 = (group & MANY) * POINT * sign
        g1 = (group >> BITS & MANY) * POINT * sign
        g2 = (group >> 2 * BITS & MANY) * POINT * sign
        worth = self.worth
        for k in range(self.size):
            if flags[k]:
                worth[k] += g0 * red[k] + g1 * green[k] + g2 * blue[k]

    # ---- blocks -----------------------------------------------------------------------------------------------------
    def blocks_for(self, s: NYState, a: int, b: int) -> tuple[list[int], bool]:
        """NY-B1 to NY-B5: the blocks for two cards, and whether they are a fallback."""
        e = self.e
        base = self.base_block
        if self.begun != NONE:
            return [self.begun], self.begun not in self.game.tables.offer(e.card_number[a], e.card_number[b])
        blocks = [
            block
            for block in self.game.tables.offer(e.card_number[a], e.card_number[b])
            if not s.tourists[base + block]
        ]
        if blocks:
            return blocks, False
        return [block for block in range(len(e.blocks)) if not s.tourists[base + block]], True

    def weigh(self, group: int, fallback: bool) -> None:
        """What these tourists, or after a fallback the one that suits best (NY-P2), bring each plan."""
        red = self.kinds[0]
        green = self.kinds[1]
        blue = self.kinds[2]
        gain = self.gain
        if fallback:
            for k in range(self.size):
                gain[k] = max(red[k], green[k], blue[k]) * POINT
            return
        g0 = (group & MANY) * POINT
        g1 = (group >> BITS & MANY) * POINT
        g2 = (group >> 2 * BITS & MANY) * POINT
        for k in range(self.size):
            gain[k] = g0 * red[k] + g1 * green[k] + g2 * blue[k]

    def reach(self) -> int:
        """What the best plan is worth, of the map that was read last."""
        best = 0
        for k in range(self.size):
            best = max(best, self.worth[k] - self.prices[self.new[k]])
        return best

    def promise(self, s: NYState, block: int, fallback: bool, extra: int) -> int:
        """The most that a plan can make of the block; `gain` has been weighed."""
        prices = self.prices
        flags = self.beside[block]
        most = 1 + extra if fallback else 2 + extra
        best = NOTHING
        for k in range(self.size):
            value = self.worth[k]
            if flags[k]:
                value += self.gain[k]
            left = self.new[k] - most
            if left < 0:
                left = 0
            if value - prices[left] <= best:
                continue
            if not fallback and not self.has_pair(s, k, block):
                left = self.new[k] - most + 1
                if left < 0:
                    left = 0
                if value - prices[left] <= best:
                    continue
            best = value - prices[left]
        return best

    def best_promise(self, s: NYState, a: int, b: int) -> int:
        """The most that a plan can make of two cards."""
        blocks, fallback = self.blocks_for(s, a, b)
        extra = links_due(self.e, self.game.plus_after_fallback, (a, b), fallback) - 1
        self.weigh(tourists_on(self.e, (a, b)), fallback)
        best = NOTHING
        for block in blocks:
            best = max(best, self.promise(s, block, fallback, extra))
        return best

    def pairs_at(self, plan: int, block: int) -> list[int]:
        """NY-L1 (a): the plan's pairs of links at the block, one after the other."""
        at = plan * len(self.e.blocks) + block
        known = self.pairs[at]
        if known is not None:
            return known
        t = self.game.tables
        sides = t.sides[block]
        found: list[int] = []
        for first in sides:
            if self.wants[first][plan]:
                for second in t.joined[first]:
                    if self.wants[second][plan] and (second not in sides or first < second):
                        found.append(first)
                        found.append(second)
        self.pairs[at] = found
        return found

    def has_pair(self, s: NYState, plan: int, block: int) -> bool:
        pairs = self.pairs_at(plan, block)
        base = self.base_link
        drawn = s.drawn
        for k in range(0, len(pairs), 2):
            if not drawn[base + pairs[k]] and not drawn[base + pairs[k + 1]]:
                return True
        return False
