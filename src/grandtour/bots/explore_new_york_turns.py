"""Whole turns of Explore New York for a map with plans: a block, links, and what the plans make of them.

A turn is judged by the best plan, and a little by all that are nearly as good, because nobody knows the cards to come:
what serves many plans is drawn first. In the last turn the best route of the most promising turns is computed.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Clock
from grandtour.bots.explore_new_york_effort import best_found
from grandtour.bots.explore_new_york_greedy import Turn
from grandtour.bots.explore_new_york_plan import COLORS, POINT
from grandtour.bots.explore_new_york_value import NOTHING, Outlook
from grandtour.core.masks import in_mask
from grandtour.games.explore_new_york.apply import cafes_reached, tourists_on
from grandtour.games.explore_new_york.edition import BITS, MANY, NONE, tourists_of
from grandtour.games.explore_new_york.legal import links_due
from grandtour.games.explore_new_york.state import NYState

NEAR: Final = 1000  # plans that come so close to the best promise count too
SHARE: Final = 10  # percent of what they have above that

# How far it looks: in a quick turn, and in one that search is to think about.
QUICK_BLOCKS: Final = 2
QUICK_PLANS: Final = 5  # the best plans, whose pairs of links are tried
QUICK_LAST: Final = 8  # in the last turn: turns whose best route is computed
QUICK_STEPS: Final = 300  # of the search for each of these
BLOCKS: Final = 6
PLANS: Final = 60
LAST: Final = 60
STEPS: Final = 5000
SINGLES: Final = 20  # single links, beside the pairs; of the plan with which there are so many, all
WANTED: Final = 80  # but of a long plan no more than these


class TurnFinder:
    """Finds turns for the map that `outlook` has read last."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        self.e = outlook.e
        self.used = 0  # cafes, a mask
        self.here = [0] * outlook.size  # by plan: its worth with this turn's tourists in the block
        self.bar = 0  # plans above it count
        self.clock = Clock()  # when it is up, turns are found as quickly as can be

    # ---- asking -----------------------------------------------------------------------------------------------------
    def quick(self, s: NYState, seat: int) -> Turn:
        """A good turn, found quickly; in the last turn its value is exact."""
        found = self.find(s, seat, QUICK_BLOCKS, QUICK_PLANS, False)
        if self.o.coming > 0:
            return best_of(found)
        return self.last_turn(s, seat, found, QUICK_LAST, QUICK_STEPS)

    def every(self, s: NYState, seat: int) -> list[Turn]:
        """The turns worth thinking about, the best first; in the last turn the best alone."""
        found = self.find(s, seat, BLOCKS, PLANS, True)
        if self.o.coming == 0:
            return [self.last_turn(s, seat, found, LAST, STEPS)]
        found.sort(key=lambda turn: -turn.value)
        return found

    # ---- whole turns ------------------------------------------------------------------------------------------------
    def find(self, s: NYState, seat: int, most_blocks: int, most_plans: int, every: bool) -> list[Turn]:
        """Turns for the cards shown, in no order. `every`: with single links too, and a `+` for each of them."""
        o = self.o
        a = s.shown[0]
        b = s.shown[1]
        self.used = s.used[seat]
        blocks, fallback = o.blocks_for(s, a, b)
        extra = links_due(self.e, o.game.plus_after_fallback, (a, b), fallback) - 1  # NY-L3
        o.weigh(tourists_on(self.e, (a, b)), fallback)
        promises: list[tuple[int, int]] = []
        for block in blocks:
            promises.append((-o.promise(s, block, fallback, extra), block))
        promises.sort()
        self.bar = -promises[0][0] - NEAR
        out: list[Turn] = []
        for _, block in promises[:most_blocks]:
            if out and self.clock.is_up():
                break
            flags = o.beside[block]
            for k in range(o.size):
                self.here[k] = o.worth[k] + (o.gain[k] if flags[k] else 0)
            ranked = self.ranked(extra)
            symbol = self.favourite(ranked[0]) if fallback else NONE
            found: list[Turn] = []
            for links in self.ways(s, block, fallback, ranked[:most_plans], every):
                found.append(Turn(block, symbol, links, self.judge(block, links)))
            if extra and not every:
                found = [best_of(found)]
            for turn in found:
                for _ in range(extra):
                    self.add_extra(s, turn, ranked)
            out += found
        return out

    def ranked(self, extra: int) -> list[int]:
        """The plans, best first, with this turn's tourists in the block."""
        o = self.o
        found: list[tuple[int, int]] = []
        for k in range(o.size):
            left = o.new[k] - 1 - extra
            found.append((o.prices[left if left > 0 else 0] - self.here[k], k))
        found.sort()
        return [k for _, k in found]

    def favourite(self, plan: int) -> int:
        """NY-P2: the symbol that brings the plan most."""
        kinds = self.o.kinds
        symbol = 0
        for color in range(COLORS):
            if kinds[color][plan] > kinds[symbol][plan]:
                symbol = color
        return symbol

    def ways(self, s: NYState, block: int, fallback: bool, ranked: list[int], every: bool) -> list[list[int]]:
        """NY-L1: pairs at the block that one of these plans wants, and single links of the best of them."""
        o = self.o
        base = o.base_link
        out: list[list[int]] = []
        if not fallback:
            seen: set[int] = set()
            for k in ranked:
                pairs = o.pairs_at(k, block)
                for i in range(0, len(pairs), 2):
                    key = pairs[i] * len(self.e.links) + pairs[i + 1]
                    if key not in seen and not s.drawn[base + pairs[i]] and not s.drawn[base + pairs[i + 1]]:
                        seen.add(key)
                        out.append([pairs[i], pairs[i + 1]])
        if not out or every:
            for link in self.free(s, ranked, [], SINGLES if every else 1):
                out.append([link])
        return out

    def free(self, s: NYState, ranked: list[int], taken: list[int], most: int) -> list[int]:
        """Links that the best plans want; if they have all, any."""
        o = self.o
        base = o.base_link
        out: list[int] = []
        for k in ranked[:3]:
            for link in o.todo[k]:
                if len(out) == WANTED:
                    break
                if not s.drawn[base + link] and link not in taken and link not in out:
                    out.append(link)
            if len(out) >= most:
                break
        if not out:
            for link in range(len(self.e.links)):
                if not s.drawn[base + link] and link not in taken:
                    out.append(link)
                    if len(out) == WANTED:
                        break
        return out

    def add_extra(self, s: NYState, turn: Turn, ranked: list[int]) -> None:
        """NY-L3: one link more, anywhere."""
        links = turn.links
        most = NOTHING * 10
        for link in self.free(s, ranked, links, 1):
            if most > NOTHING * 10 and self.clock.is_up():
                break
            value = self.judge(turn.block, [*links, link])
            if value > most:
                most = value
                turn.links = [*links, link]
                turn.value = value

    def judge(self, block: int, links: list[int]) -> int:
        """What the plans make of these links, with this turn's tourists in the block."""
        o = self.o
        here = self.here
        cafes = 0
        for link in links:
            cafes |= cafes_reached(self.e, self.used | cafes, link)
        if cafes:
            here = self.with_cafes(block, cafes)
        prices = o.prices
        new = o.new
        bar = self.bar
        best = NOTHING
        near = 0
        first = o.wants[links[0]]
        n = len(links)
        second = o.wants[links[1]] if n > 1 else first
        for k in range(o.size):
            left = new[k] - first[k]
            if n > 1:
                left -= second[k]
                for j in range(2, n):
                    left -= o.wants[links[j]][k]
            value = here[k] - prices[left]
            if value > bar:
                near += value - bar
                if value > best:
                    best = value
            elif value > best:
                best = value
        return best + near * SHARE // 100

    def with_cafes(self, block: int, cafes: int) -> list[int]:
        """`here`, if these cafes send their tourists to the block now. A plan counts those of its own already."""
        o = self.o
        out = self.here[:]
        flags = o.beside[block]
        for cafe in in_mask(cafes):
            group = self.e.cafe_tourists[cafe]
            g0 = (group & MANY) * POINT
            g1 = (group >> BITS & MANY) * POINT
            g2 = (group >> 2 * BITS & MANY) * POINT
            for k in range(o.size):
                own = o.cafes[k] >> cafe & 1
                if own != flags[k]:
                    points = g0 * o.kinds[0][k] + g1 * o.kinds[1][k] + g2 * o.kinds[2][k]
                    out[k] += -points if own else points
        return out

    # ---- the last turn ----------------------------------------------------------------------------------------------
    def last_turn(self, s: NYState, seat: int, found: list[Turn], most: int, steps: int) -> Turn:
        """NY-F2: the turn among the most promising whose best route scores most, as far as so many steps can tell."""
        ranked: list[tuple[int, int]] = []
        for k in range(len(found)):
            ranked.append((-found[k].value, k))
        ranked.sort()
        best = found[ranked[0][1]]
        known = 0
        for tried, (_, k) in enumerate(ranked[:most]):
            if tried and self.clock.is_up():
                break
            points = self.exact(s, seat, found[k], known, steps)
            found[k].value = points * POINT
            if points > known:
                known = points
                best = found[k]
        return best

    def exact(self, s: NYState, seat: int, turn: Turn, known: int, steps: int) -> int:
        """What the map scores after the turn."""
        o = self.o
        e = self.e
        groups = s.tourists[o.base_block : o.base_block + len(e.blocks)]
        group = tourists_on(e, s.shown) if turn.symbol == NONE else tourists_of([turn.symbol])
        used = s.used[seat]
        for link in turn.links:
            for cafe in in_mask(cafes_reached(e, used, link)):
                group += e.cafe_tourists[cafe]
                used |= 1 << cafe
        groups[turn.block] = group
        base = o.base_link
        drawn = [link for link in range(len(e.links)) if s.drawn[base + link]] + turn.links
        return best_found(e, drawn, groups, known, steps, self.clock).total


def best_of(turns: list[Turn]) -> Turn:
    best = turns[0]
    for turn in turns:
        if turn.value > best.value:
            best = turn
    return best
