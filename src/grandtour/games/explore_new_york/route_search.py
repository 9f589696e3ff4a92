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

This settles in a few steps what games bring. On dense maps it may choose badly at first and then try all that follows
from that, without end. So its steps are counted; what is not settled then is swept (route_sweep.py).

The order of trying is fixed, so the answer is the same on every machine, ties included.
"""

from __future__ import annotations

from typing import Final

from grandtour.games.explore_new_york.route_graph import Graph
from grandtour.games.explore_new_york.route_islands import Islands
from grandtour.games.explore_new_york.route_sweep import Sweep
from grandtour.games.explore_new_york.route_watch import Progress
from grandtour.games.explore_new_york.route_worth import value

STEPS: Final = 200  # a sweep takes about as long as so many, or less


class Late(Exception):
    """All steps that the search was given are made."""


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
    def __init__(self, graph: Graph, grey_points: list[int], best: int, progress: Progress) -> None:
        self.graph = graph
        self.grey_points = grey_points
        self.progress = progress
        self.best = best  # points; only better routes are of interest
        self.found = 0  # the stretches of the best route, once there is one
        self.last = progress.nodes + STEPS
        self.waiting = [-1]  # bounds of what is put off, by depth
        self.islands = Islands(graph)
        self.people = 0  # what lies along the stretches that were weighed last
        self.sights = 0
        self.may_end = 0  # the crossings that can still be an end
        self.without = [0] * graph.stretches  # by stretch: a bound for all routes without it

    def run(self) -> None:
        everything = sum(self.graph.bits[: self.graph.stretches])
        try:
            self.explore(Rest(everything, 0, 0, self.weigh(everything)))
        except Late:
            self.sweep()

    def sweep(self) -> None:
        sweep = Sweep(self.graph, self.grey_points, self.best, self.progress)
        try:
            sweep.run()
        finally:  # even if the watch stops it
            if sweep.best > self.best:
                self.best = sweep.best
                self.found = sweep.found

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
            if rest.bound <= self.best:
                return
            odd = self.odd(rest.left)
            more = odd & (odd - 1)
            if more & (more - 1) == 0:  # at most two
                self.best = rest.bound
                self.found = rest.left
                return
            if self.progress.nodes == self.last:
                raise Late
            if self.progress.step():
                self.progress.report(self.best, max(rest.bound, max(self.waiting)))

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
            at = self.narrowest(rest, odd)
            if at < 0:
                return
            branches = self.branches(rest, at)
            if len(branches) == 1:
                rest = branches[0]
                continue
            for k in range(len(branches)):
                if branches[k].bound > self.best:
                    put_off = 0
                    for j in range(k + 1, len(branches)):
                        put_off = max(put_off, branches[j].bound)
                    self.waiting.append(put_off)
                    self.explore(branches[k])
                    self.waiting.pop()
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
                if bound <= self.best:
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
                bound = self.best
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
            if bound <= self.best:
                rest.kept |= bit

    def sides(self, rest: Rest, bridge: int) -> list[Rest]:
        """The routes before and after a bridge of the chain, as far as they may be better."""
        left = self.islands.before[self.islands.chain.index(bridge)]
        found: list[Rest] = []
        for _ in range(2):
            if left and not rest.kept & ~left:
                bound = self.weigh(left)
                if bound > self.best:
                    found.append(Rest(left, rest.kept, rest.ends, bound))
            left = rest.left & ~bridge & ~left
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
        least = 1000
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
                    hope += self.without[s] - self.best
            if self.can_end(rest, graph.bits[c]):
                choices += 1
                hope += rest.bound - self.best
            if choices == 0:
                return -1
            if choices < least or (choices == least and hope < least_hope):
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
        if self.can_end(rest, crossing):
            found.append(Rest(rest.left, rest.kept | graph.all_turns[at], rest.ends | crossing, rest.bound))
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
        return found
