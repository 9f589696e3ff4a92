"""What a map of Explore New York may still become: a fixed list of plans, and quickly what each is worth by now.

explore_new_york_plan.py finds the plans once, when a search begins. In every game that the search plays from there the
same plans serve: what has been marked since makes some of them better and others hopeless. A turn is judged by what
the plans make of it: the tourists that come to a plan's blocks, the links that it still lacks and the turns there are
to draw them; of the best plan most, and of those that are nearly as good, because nobody knows the cards to come. A
cafe's tourists count for every plan that visits it, until they are sent elsewhere.

Values are whole hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.explore_new_york_plan import POINT, Map, Plan, Planner, Weights
from grandtour.core.masks import in_mask
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.apply import cafes_reached, tourists_on
from grandtour.games.explore_new_york.edition import BITS, MANY, NONE, Edition, tourists_of
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.legal import links_due
from grandtour.games.explore_new_york.route import best_total
from grandtour.games.explore_new_york.state import NYState

NOTHING: Final = -1_000_000


class Tuning:
    def __init__(self) -> None:
        self.near = 1000  # plans so far below the best count
        self.share = 10  # percent
        self.blocks = 3  # blocks
        self.plans = 12  # plans whose pairs are looked at
        self.singles = 6
        self.last = 8
        self.slack = 100
        self.late = 0


class Prospector(Planner):
    """A planner with prices of its own for links still to be drawn."""

    def __init__(self, e: Edition, weights: Weights, tuning: Tuning) -> None:
        super().__init__(e, weights, Picker(0))
        self.tuning = tuning
        self.cache: list[list[int]] = []
        self.fill()

    def fill(self) -> None:
        w = self.weights
        self.cache = []
        for turns in range(12):
            row: list[int] = []
            for new in range(60):
                over = new * 100 - turns * w.links + (self.tuning.slack if turns else 0)
                price = new * w.effort + (over * w.short // 100 if over > 0 else 0)
                row.append(price)
            self.cache.append(row)

    def price(self, new: int, turns: int) -> int:
        return self.cache[turns][new]


class Turn:
    """A whole turn: a block, after a fallback a symbol, and links; and what it is worth."""

    def __init__(self, block: int, symbol: int, links: list[int], value: int) -> None:
        self.block = block
        self.symbol = symbol
        self.links = links
        self.value = value


class Outlook:
    """The plans of one seat's map."""

    def __init__(self, game: ExploreNewYork, planner: Prospector, m: Map, turns: int) -> None:
        e = game.edition
        self.game = game
        self.e = e
        self.planner = planner
        self.tuning = planner.tuning
        self.tourists = m.groups[:]  # by block, when the plans were made
        self.used = m.used  # cafes, likewise
        plans = planner.plans(m, turns)
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
        # as last read
        self.new = [0] * self.size  # by plan: links still to be drawn
        self.worth = [0] * self.size  # by plan: points with the tourists to come
        self.order: list[int] = []  # plans, best first
        self.coming = turns  # turns after the one that is played
        self.prices: list[int] = []  # of links still to be drawn then
        self.base_block = 0
        self.base_link = 0
        self.used_now = 0
        self.begun = NONE  # the block, where that is chosen already
        # of the block that is looked at
        self.gain = [0] * self.size  # by plan: points for the tourists of the cards
        self.here = [0] * self.size  # by plan: worth with them in the block
        self.bar = 0

    def add(self, m: Map, plan: Plan, k: int) -> None:
        e = self.e
        todo: list[int] = []
        for link in range(len(e.links)):
            if plan.links & self.planner.link_bit[link] and not m.drawn[link]:
                todo.append(link)
                self.wants[link][k] = 1
        self.todo.append(todo)
        total = 0
        for color in range(3):
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
        self.used_now = s.used[seat]
        self.coming = coming
        self.prices = self.planner.cache[coming]
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
        blocks, fallback = self.blocks_for(s, a, b)
        extra = links_due(self.e, self.game.plus_after_fallback, (a, b), fallback) - 1
        self.weigh(tourists_on(self.e, (a, b)), fallback)
        best = NOTHING
        for block in blocks:
            best = max(best, self.promise(s, block, fallback, extra))
        return best

    def favourite(self, plan: int) -> int:
        symbol = 0
        for color in range(3):
            if self.kinds[color][plan] > self.kinds[symbol][plan]:
                symbol = color
        return symbol

    def pairs_at(self, plan: int, block: int) -> list[int]:
        """NY-L1 (a): the plan's pairs of links at the block, one after the other."""
        at = plan * len(self.e.blocks) + block
        known = self.pairs[at]
        if known is not None:
            return known
        t = self.game.tables
        todo = self.todo[plan]
        sides = t.sides[block]
        found: list[int] = []
        for first in todo:
            if first in sides:
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

    # ---- whole turns ------------------------------------------------------------------------------------------------
    def turns(self, s: NYState, a: int, b: int, most_blocks: int, most_plans: int, singles: int) -> list[Turn]:
        """Turns for the cards `a` and `b` on the map that was read last, in no order."""
        e = self.e
        blocks, fallback = self.blocks_for(s, a, b)
        extra = links_due(e, self.game.plus_after_fallback, (a, b), fallback) - 1  # NY-L3
        group = tourists_on(e, (a, b))
        self.weigh(group, fallback)
        promises: list[tuple[int, int]] = []
        for block in blocks:
            promises.append((-self.promise(s, block, fallback, extra), block))
        promises.sort()
        self.bar = -promises[0][0] - self.tuning.near
        out: list[Turn] = []
        for _, block in promises[:most_blocks]:
            flags = self.beside[block]
            for k in range(self.size):
                self.here[k] = self.worth[k] + (self.gain[k] if flags[k] else 0)
            ranked = self.ranked(fallback, extra)
            symbol = self.favourite(ranked[0]) if fallback else NONE
            for links in self.ways(s, block, fallback, ranked, most_plans, singles):
                chosen = links
                for _ in range(extra):
                    chosen = self.with_extra(s, block, chosen, ranked)
                out.append(Turn(block, symbol, chosen, self.judge(block, chosen)))
        return out

    def ranked(self, fallback: bool, extra: int) -> list[int]:
        """The plans, best first, with this turn's tourists in the block."""
        prices = self.prices
        found: list[tuple[int, int]] = []
        for k in range(self.size):
            left = self.new[k] - 1 - extra
            found.append((prices[left if left > 0 else 0] - self.here[k], k))
        found.sort()
        return [k for _, k in found]

    def ways(
        self, s: NYState, block: int, fallback: bool, ranked: list[int], most_plans: int, singles: int
    ) -> list[list[int]]:
        """NY-L1: pairs at the block that a good plan wants, and single links of the best plan."""
        base = self.base_link
        out: list[list[int]] = []
        if not fallback:
            seen: set[int] = set()
            for k in ranked[:most_plans]:
                pairs = self.pairs_at(k, block)
                for i in range(0, len(pairs), 2):
                    key = pairs[i] * 128 + pairs[i + 1]
                    if key not in seen and not s.drawn[base + pairs[i]] and not s.drawn[base + pairs[i + 1]]:
                        seen.add(key)
                        out.append([pairs[i], pairs[i + 1]])
        if not out or singles > 6:
            for link in self.free(s, ranked, [], singles):
                out.append([link])
        return out

    def free(self, s: NYState, ranked: list[int], taken: list[int], most: int) -> list[int]:
        """Links that the best plans want; if they have all, any."""
        base = self.base_link
        out: list[int] = []
        for k in ranked[:3]:
            for link in self.todo[k]:
                if not s.drawn[base + link] and link not in taken and link not in out:
                    out.append(link)
            if len(out) >= most:
                break
        if not out:
            for link in range(len(self.e.links)):
                if not s.drawn[base + link] and link not in taken:
                    out.append(link)
        return out

    def with_extra(self, s: NYState, block: int, links: list[int], ranked: list[int]) -> list[int]:
        """NY-L3: one link more, anywhere."""
        best = links
        most = NOTHING * 10
        for link in self.free(s, ranked, links, 1):
            value = self.judge(block, [*links, link])
            if value > most:
                most = value
                best = [*links, link]
        return best

    def judge(self, block: int, links: list[int]) -> int:
        """What the plans make of these links, with this turn's tourists in the block."""
        here = self.here
        cafes = 0
        for link in links:
            cafes |= cafes_reached(self.e, self.used_now | cafes, link)
        if cafes:
            here = self.with_cafes(block, cafes)
        prices = self.prices
        new = self.new
        bar = self.bar
        best = NOTHING
        near = 0
        first = self.wants[links[0]]
        n = len(links)
        second = self.wants[links[1]] if n > 1 else first
        for k in range(self.size):
            left = new[k] - first[k]
            if n > 1:
                left -= second[k]
                for j in range(2, n):
                    left -= self.wants[links[j]][k]
            value = here[k] - prices[left]
            if value > bar:
                near += value - bar
                if value > best:
                    best = value
            elif value > best:
                best = value
        return best + near * self.tuning.share // 100

    def with_cafes(self, block: int, cafes: int) -> list[int]:
        """`here`, if these cafes send their tourists to the block now. A plan counts those of its own already."""
        out = self.here[:]
        flags = self.beside[block]
        for cafe in in_mask(cafes):
            group = self.e.cafe_tourists[cafe]
            g0 = (group & MANY) * POINT
            g1 = (group >> BITS & MANY) * POINT
            g2 = (group >> 2 * BITS & MANY) * POINT
            for k in range(self.size):
                own = self.cafes[k] >> cafe & 1
                if own != flags[k]:
                    points = g0 * self.kinds[0][k] + g1 * self.kinds[1][k] + g2 * self.kinds[2][k]
                    if own:
                        out[k] -= points
                    else:
                        out[k] += points
        return out

    def quick_turn(self, s: NYState, seat: int, a: int, b: int) -> Turn:
        t = self.tuning
        found = self.turns(s, a, b, t.blocks, t.plans, t.singles)
        if self.coming > 0:
            best = found[0]
            for turn in found:
                if turn.value > best.value:
                    best = turn
            return best
        return self.last_turn(s, seat, found, t.last)

    # ---- the last turn ----------------------------------------------------------------------------------------------
    def last_turn(self, s: NYState, seat: int, found: list[Turn], most: int) -> Turn:
        """NY-F2: the turn among the most promising whose best route scores most; its value is exact."""
        ranked: list[tuple[int, int]] = []
        for k in range(len(found)):
            ranked.append((-found[k].value, k))
        ranked.sort()
        best = found[0]
        best.value = -1
        known = 0
        for _, k in ranked[:most]:
            points = self.exact(s, seat, found[k], known)
            found[k].value = points * POINT
            if points > known:
                known = points
                best = found[k]
        if best.value < 0:
            best.value = known * POINT
        return best

    def exact(self, s: NYState, seat: int, turn: Turn, known: int) -> int:
        """What the map scores after the turn."""
        e = self.e
        groups = s.tourists[self.base_block : self.base_block + len(e.blocks)]
        group = tourists_on(e, s.shown) if turn.symbol == NONE else tourists_of([turn.symbol])
        used = s.used[seat]
        for link in turn.links:
            for cafe in in_mask(cafes_reached(e, used, link)):
                group += e.cafe_tourists[cafe]
                used |= 1 << cafe
        groups[turn.block] = group
        base = self.base_link
        drawn = [link for link in range(len(e.links)) if s.drawn[base + link]] + turn.links
        return best_total(e, drawn, groups, known)
