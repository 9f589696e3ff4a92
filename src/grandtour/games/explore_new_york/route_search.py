"""The search for the best Final Route in one connected part of the drawn links (NY-F1, NY-F2).

More links never score less, so the search starts from all stretches and takes away as little as it must. What is left
is a route as soon as at most two crossings are odd, that is, have an odd number of stretches. Until then:

- all that is left, were it a route, bounds every route in it: not better than the best so far, and nothing is to be
  found there;
- bridges join islands like the branches of a tree. A tree with more than two leaves holds no route to all of them, so
  a leaf is visited, and then the route ends there, or it is taken away;
- an odd crossing is an end of the route or loses a stretch: both are tried, never the same twice. A route that could
  go on from its end need not be looked at, so an end keeps all stretches that it ever had;
- a stretch without which nothing better is left must be kept, and an odd crossing that must keep all its stretches
  must be an end: with more than two of them nothing is to be found.

What is dense takes more than one try (see Search.run), with a bound for what pairs of crossings cost (route_pairs.py).

The order of trying is fixed, so the answer is the same on every machine, ties included.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grandtour.games.explore_new_york.route_graph import Graph
from grandtour.games.explore_new_york.route_islands import Islands
from grandtour.games.explore_new_york.route_pairs import Pairs
from grandtour.games.explore_new_york.route_worth import Prices, value

PLAIN: Final = 100  # steps of the first try
LATER: Final = 40_000  # steps of the next one that looks for anything better; later ones have twice as many
HIGH: Final = 100  # tries that aim high have this part of them before: a hundredth


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Progress of a long search. Subclass it and say in `seen` whether to go on."""

    def __init__(self, every: int = 200) -> None:
        self.every = every  # steps of the search between two calls

    def seen(self, nodes: int, best: int, bound: int) -> bool:
        """So many steps were made; the best route has at least `best` points and at most `bound`. False stops."""
        return True


class Halt(Exception):
    """The watch wants no more."""


class Late(Exception):
    """A try has taken all the steps that it was given."""


class Rest:
    """Routes yet to be looked at: those in `left` with all of `kept` that end at all of `ends`.

    Masks: of stretches, connected and at least one; of stretches, with all of the ends; of crossings, two at most.
    """

    def __init__(self, left: int, kept: int, ends: int, bound: int) -> None:
        self.left = left
        self.kept = kept
        self.ends = ends
        self.bound = bound  # none of these routes has more points


class Search:
    def __init__(
        self, graph: Graph, grey_points: list[int], best: int, nodes: int, elsewhere: int, watch: Watch | None
    ) -> None:
        self.graph = graph
        self.grey_points = grey_points
        self.best = best  # points; only better routes are of interest
        self.found = 0  # the stretches of the best route, once there is one
        self.aim = best  # not below `best`: this try looks for routes with more points
        self.high = 0  # no route has more points, as far as is proven
        self.last = 0  # the step that is the last of this try
        self.learning = False  # whether this is one of the later tries
        self.trouble = [1] * graph.crossings  # by crossing: how often nothing could be done about it
        self.nodes = nodes  # steps so far
        self.watch = watch
        self.waiting = [elsewhere]  # bounds of what is put off, by depth; the first for the other connected parts
        self.top = 0  # when the watch was asked last: no route has more points
        self.islands = Islands(graph)
        self.branchings = 0  # how often there was more than one choice
        self.pairs = Pairs(graph)
        self.people = 0  # what lies along the stretches that were weighed last
        self.sights = 0
        self.may_end = 0  # the crossings that can still be an end
        self.without = [0] * graph.stretches  # by stretch: a bound for all routes without it

    def run(self) -> None:
        """One plain try settles what games bring. What it leaves open are dense boards, on which it chooses badly at
        first and then tries what follows from that in all ways. Later tries begin afresh and turn to
        troublesome crossings first. They come in rounds: short tries that aim high, and then a long one for anything
        better, which goes on to learn what makes trouble."""
        self.high = self.weigh(self.everything())
        if self.settles(self.best, PLAIN):
            return
        self.learning = True
        steps = LATER
        while self.best < self.high:
            known = self.best
            self.aim_high(self.nodes + steps // HIGH)
            if self.best < self.high and self.settles(self.best, steps):
                self.high = self.best
            if self.best == known:
                steps *= 2

    def aim_high(self, last: int) -> None:
        """Tries until the step `last` that aim so high that they must keep nearly everything: each finds a route that
        good or proves that there is none. The next one aims lower."""
        lower = 1
        while self.best < self.high and self.nodes < last:
            aim = max(self.best, self.high - lower)
            lower *= 2
            if self.settles(aim, last - self.nodes):
                self.high = max(self.best, aim)

    def everything(self) -> int:
        return sum(self.graph.bits[: self.graph.stretches])

    def settles(self, aim: int, steps: int) -> bool:
        """Looks for the best route with more points than `aim`. False if it ran out of steps."""
        self.aim = aim
        self.last = self.nodes + steps
        depth = len(self.waiting)
        try:
            self.explore(Rest(self.everything(), 0, 0, self.high))
        except Late:
            self.waiting = self.waiting[:depth]
            return False
        return True

    def weigh(self, left: int) -> int:
        """What these stretches would score as a route."""
        masks = self.graph.masks
        people = 0
        sights = 0
        for thing in range(len(masks)):
            if masks[thing] & left:
                people += self.graph.people[thing]
                sights += self.graph.sights[thing]
        self.people = people
        self.sights = sights
        return value(people, sights, self.grey_points)

    def odd(self, left: int) -> int:
        """The odd crossings."""
        graph = self.graph
        odd = 0
        for s in range(graph.stretches):
            if left & graph.bits[s]:
                odd ^= graph.ends[s]
        return odd

    def whole(self, left: int) -> int:
        """The crossings that have all their stretches yet."""
        graph = self.graph
        whole = self.islands.crossings
        for s in range(graph.stretches):
            if not left & graph.bits[s]:
                whole &= ~graph.ends[s]
        return whole

    def explore(self, rest: Rest) -> None:
        """Finds the best route in `rest` if it is better than the best so far. Changes `rest` on the way."""
        graph = self.graph
        islands = self.islands
        while True:
            rest.bound = self.weigh(rest.left)
            if rest.bound <= self.aim:
                return
            odd = self.odd(rest.left)
            more = odd & (odd - 1)
            if more & (more - 1) == 0:  # at most two
                self.best = rest.bound
                self.aim = rest.bound
                self.found = rest.left
                return
            if self.nodes == self.last:
                raise Late
            self.nodes += 1
            if self.watch is not None and self.nodes % self.watch.every == 0:
                self.report(self.watch, rest.bound)

            start = 0
            while not odd & graph.bits[start]:
                start += 1
            islands.find(rest.left, start)
            if len(islands.leaves) > 2:
                if self.leave_out_leaves(rest):
                    continue
                return
            self.may_end = self.whole(rest.left) & islands.ends_with(rest.kept)
            if rest.ends & ~self.may_end:
                return
            self.keep(rest)
            if self.learning and not self.pair_up(rest, odd ^ rest.ends):
                return
            at = self.narrowest(rest, odd)
            if at < 0:
                return
            branches = self.branches(rest, at)
            if len(branches) == 1:
                rest = branches[0]
                continue
            self.branchings += 1
            branchings = self.branchings
            for k in range(len(branches)):
                if branches[k].bound > self.aim:
                    put_off = 0
                    for j in range(k + 1, len(branches)):
                        put_off = max(put_off, branches[j].bound)
                    self.waiting.append(put_off)
                    self.explore(branches[k])
                    self.waiting.pop()
            if self.learning and self.branchings == branchings:
                self.trouble[at] += 1
            return

    # ---- more than two leaves ----------------------------------------------------------------------------------
    def leave_out_leaves(self, rest: Rest) -> bool:
        """Leave out islands that cannot be on a better route. If all can, visit a leaf of the best path of islands
        first, and leave out that leaf afterwards. False if nothing is left to do."""
        islands = self.islands
        useful = [False] * len(islands.bridge_up)  # by island: a leaf with a path that may hold a better route
        best = -1
        best_leaf = -1
        for i in range(1, len(islands.leaves)):
            a = islands.leaves[i]
            for j in range(i):
                b = islands.leaves[j]
                path = islands.path(a, b)
                if rest.kept & ~path:
                    continue
                bound = self.weigh(path)
                if bound <= self.aim:
                    continue
                useful[a] = True
                useful[b] = True
                if bound > best:
                    best = bound
                    best_leaf = b if rest.kept & islands.bridge_of(a) else a
        if best < 0:
            return False
        useful_left = 0  # all that joins useful leaves: connected, even where two of the paths do not meet
        for leaf in islands.leaves:
            if useful[leaf]:
                useful_left |= islands.path(best_leaf, leaf)
        if useful_left != rest.left:
            rest.left = useful_left
            return True
        bridge = islands.bridge_of(best_leaf)
        others = rest.left & ~bridge & ~islands.stretches_in[best_leaf]
        self.waiting.append(best)
        self.explore(Rest(rest.left, rest.kept | bridge, rest.ends, best))
        self.waiting.pop()
        rest.left = others
        return not rest.kept & ~others

    # ---- one island, or a chain of islands ---------------------------------------------------------------------
    def keep(self, rest: Rest) -> None:
        """Bounds for doing without each stretch; those that a better route must have are kept."""
        graph = self.graph
        islands = self.islands
        people = self.people
        sights = self.sights
        for s in range(graph.stretches):
            bit = graph.bits[s]
            if not rest.left & bit or rest.kept & bit or graph.ends[s] == 0:  # a loop comes along by itself
                continue
            if islands.bridges & bit:
                bound = self.aim
                for side in self.sides(rest, bit):
                    bound = max(bound, side.bound)
            else:
                lost_people = 0
                lost_sights = 0
                for thing in graph.things[s]:
                    if graph.masks[thing] & rest.left == bit:
                        lost_people += graph.people[thing]
                        lost_sights += graph.sights[thing]
                bound = rest.bound
                if lost_people or lost_sights:
                    bound = value(people - lost_people, sights - lost_sights, self.grey_points)
            self.without[s] = bound
            if bound <= self.aim:
                rest.kept |= bit

    def sides(self, rest: Rest, bridge: int) -> list[Rest]:
        """The routes before and after a bridge of the chain, as far as they may be better."""
        left = self.islands.before[self.islands.chain.index(bridge)]
        found: list[Rest] = []
        for _ in range(2):
            if left and not rest.kept & ~left:
                bound = self.weigh(left)
                if bound > self.aim:
                    found.append(Rest(left, rest.kept, rest.ends, bound))
            left = rest.left & ~bridge & ~left
        return found

    def pair_up(self, rest: Rest, wrong: int) -> bool:
        """Keeps what a better route must have because it takes something to put all wrong crossings right, and finds
        where it can end. False if it takes too much."""
        graph = self.graph
        pairs = self.pairs
        spare = rest.bound - self.aim - 1  # what a better route may lose
        pairs.charge(rest.left & ~rest.kept, wrong, self.free_sides(rest), self.costs(rest, spare), spare + 1)
        ends = 2  # that are not yet chosen
        if rest.ends:
            ends = 1 if rest.ends & (rest.ends - 1) == 0 else 0
        first = -1  # where an end avoids most, and where most but for that
        second = -1
        for c in range(graph.crossings):
            if wrong & self.may_end & graph.bits[c]:
                if first < 0 or pairs.avoids[c] > pairs.avoids[first]:
                    second = first
                    first = c
                elif second < 0 or pairs.avoids[c] > pairs.avoids[second]:
                    second = c
        most = pairs.avoids[first] if ends > 0 and first >= 0 else 0
        more = pairs.avoids[second] if ends > 1 and second >= 0 else 0
        least = pairs.total - most - more
        if least > spare:
            for c in range(graph.crossings):
                if wrong & graph.bits[c] and pairs.avoids[c]:
                    self.trouble[c] += 1
            return False
        for c in range(graph.crossings):
            if wrong & self.may_end & graph.bits[c] and ends:
                other = 0 if ends == 1 else more if c == first else most
                if pairs.total - pairs.avoids[c] - other > spare:
                    self.may_end &= ~graph.bits[c]
        for s in range(graph.stretches):
            if rest.left & ~rest.kept & graph.bits[s] and least + pairs.rest[s] > spare:
                rest.kept |= graph.bits[s]
        return True

    def costs(self, rest: Rest, spare: int) -> list[int]:
        """By stretch, what is lost at least without it, whatever else is lost. Nothing for bridges."""
        graph = self.graph
        prices = Prices(self.people, self.sights, self.grey_points, spare)
        costs = [0] * graph.stretches
        for thing in range(len(graph.masks)):
            mask = graph.masks[thing] & rest.left
            if mask and mask & (mask - 1) == 0 and not mask & (rest.kept | self.islands.bridges):
                s = graph.bits.index(mask)
                costs[s] += prices.of(graph.people[thing], graph.sights[thing])
        return costs

    def free_sides(self, rest: Rest) -> int:
        """The crossings on all sides of bridges that may be taken away."""
        islands = self.islands
        found = 0
        for k in range(len(islands.chain)):
            if rest.left & ~rest.kept & islands.chain[k]:
                before = islands.before[k]
                if not rest.kept & before:
                    found |= islands.crossings_before[k]
                if not rest.kept & (rest.left ^ before):
                    found |= islands.crossings & ~islands.crossings_before[k]
        return found

    def can_end(self, rest: Rest, crossing: int) -> bool:
        """Whether the crossing (a mask) can be one more end: there are two at most."""
        return rest.ends & (rest.ends - 1) == 0 and self.may_end & ~rest.ends & crossing != 0

    def narrowest(self, rest: Rest, odd: int) -> int:
        """The crossing with the fewest choices that has the wrong number of stretches, among equals the one that
        leaves the least hope; -1 if one has no choice at all."""
        graph = self.graph
        wrong = odd ^ rest.ends
        free = rest.left & ~rest.kept
        least = 0
        least_hope = 0
        at = -1
        for c in range(graph.crossings):
            if not wrong & graph.bits[c]:
                continue
            choices = 0
            hope = 0
            for s in graph.turns[c]:
                if free & graph.bits[s]:
                    choices += 1
                    hope += self.without[s] - self.aim
            if self.can_end(rest, graph.bits[c]):
                choices += 1
                hope += rest.bound - self.aim
            if choices == 0:
                return -1
            if at >= 0:
                more = choices * self.trouble[at] - least * self.trouble[c]
                if more > 0 or (more == 0 and hope >= least_hope):
                    continue
            least = choices
            least_hope = hope
            at = c
        return at

    def branches(self, rest: Rest, at: int) -> list[Rest]:
        """The choices at a crossing: an end; or no end and without its first stretch; or with that but without its
        second; and so on."""
        graph = self.graph
        crossing = graph.bits[at]
        found: list[Rest] = []
        may_end = self.can_end(rest, crossing)
        if may_end and not self.learning:
            found.append(self.ended(rest, at))
        free: list[int] = []  # the one that costs least comes first
        for s in graph.turns[at]:
            if rest.left & ~rest.kept & graph.bits[s]:
                place = 0
                while place < len(free) and self.without[free[place]] >= self.without[s]:
                    place += 1
                free.insert(place, s)
        for s in free:
            bit = graph.bits[s]
            if self.islands.bridges & bit:
                found += self.sides(rest, bit)
            else:
                found.append(Rest(rest.left ^ bit, rest.kept, rest.ends, self.without[s]))
            rest.kept |= bit
        if may_end and self.learning:
            found.append(self.ended(rest, at))
        return found

    def ended(self, rest: Rest, at: int) -> Rest:
        return Rest(rest.left, rest.kept | self.graph.all_turns[at], rest.ends | self.graph.bits[at], rest.bound)

    def report(self, watch: Watch, bound: int) -> None:
        here = self.high if self.aim > self.best else min(self.high, max(bound, max(self.waiting)))
        self.top = max(self.best, here, self.waiting[0])
        if not watch.seen(self.nodes, max(self.best, 0), self.top):
            raise Halt
