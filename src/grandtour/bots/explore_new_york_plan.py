"""Routes worth building in Explore New York: what a map could still become in the turns that are left.

A plan is one continuous route over drawn links and over roads that are still free. Its value is what the route would
score with the tourists that are there and those that may be expected, less a price for every link that there are
probably no turns to draw. A beam search finds the best plans: it grows routes at both ends, link by link, and keeps
the best of each number of new links. On a large map with many turns to come the beam is narrower, so that a search
takes no longer than one on a map like our first.

Values are whole hundredths of a point: sums of floats may differ between compilers.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Clock
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.edition import BITS, GREY, MANY, NONE, SYMBOLS, YELLOW, Edition, count

POINT: Final = 100
COLORS: Final = len(SYMBOLS)
GROWN: Final = 8000  # routes that a search grows with new links, at most, and as many over drawn ones
TURNS_OFF: Final = 6  # ways in which a route can grow: three at either end


class Weights:
    """What the planner believes, in hundredths; tuned by play, see docs/bots.md."""

    def __init__(
        self,
        links: int = 185,
        expected: int = 55,
        short: int = 1500,
        effort: int = 40,
        beam: int = 60,
        plans: int = 60,
        exact: int = 40,
        taste: int = 300,
        best: int = 3,
    ) -> None:
        self.links = links  # how many links of a turn serve the plan
        self.expected = expected  # how many tourists of each symbol a turn brings to the route
        self.short = short  # the price of a link that there is no turn for
        self.effort = effort  # the price of any link still to be drawn
        self.beam = beam  # routes kept for each number of new links
        self.plans = plans  # plans kept in the end
        self.exact = exact  # in the last turn: for how many choices the best route is computed
        self.taste = taste  # how much a bot can be fond of a road
        self.best = best  # how many times the best plan counts; each of the next ones counts once


class Map:
    """One player's map, as the planner reads it."""

    def __init__(self, e: Edition, links: list[int], groups: list[int], used: int) -> None:
        self.drawn = [0] * len(e.links)
        for link in links:
            self.drawn[link] = 1
        self.groups = groups  # tourists by block
        self.used = used  # a mask of cafes

    def key(self) -> str:
        return f"{self.drawn} {self.groups} {self.used}"


class Plan:
    """A route: its ends, what it runs along, and what it would cost and score."""

    def __init__(
        self,
        a: int,
        b: int,
        links: int,
        blocks: int,
        cafes: int,
        group: int,
        kinds: int,
        new: int,
        taste: int,
        value: int,
    ) -> None:
        self.a = a
        self.b = b
        self.links = links  # a mask
        self.blocks = blocks  # a mask: those beside it
        self.cafes = cafes  # a mask
        self.group = group  # tourists in its blocks, and of the cafes on it that are not used yet
        self.kinds = kinds  # how many blocks of each kind, 8 bits each
        self.new = new  # links still to be drawn
        self.taste = taste
        self.value = value


class Planner:
    def __init__(self, e: Edition, weights: Weights, picker: Picker) -> None:
        self.e = e
        self.weights = weights
        self.taste = [picker.below(weights.taste + 1) for _ in e.links]
        self.link_bit = [1 << link for link in range(len(e.links))]
        self.block_bit = [1 << block for block in range(len(e.blocks))]
        self.kind_one = [1 << kind * BITS for kind in e.block_kind]  # by block

    # ---- values -------------------------------------------------------------------------------------------------
    def score(self, group: int, kinds: int, cafes: int, turns: int) -> int:
        """NY-F4 to NY-F6 for what a route has, with the tourists that `turns` more turns will bring it."""
        e = self.e
        coming = turns * self.weights.expected
        points = ones(cafes) * e.cafe_points * POINT
        for color in range(COLORS):
            points += (count(group, color) * POINT + coming) * (kinds >> color * BITS & MANY)
        points += (kinds >> YELLOW * BITS & MANY) * e.yellow_points * POINT
        return points + e.grey_points[kinds >> GREY * BITS & MANY] * POINT

    def price(self, new: int, turns: int) -> int:
        """The price of `new` links that are still to be drawn in `turns` turns."""
        w = self.weights
        over = new * 100 - turns * w.links
        return new * w.effort + (over * w.short // 100 if over > 0 else 0)

    # ---- search -------------------------------------------------------------------------------------------------
    def plans(self, m: Map, turns: int, clock: Clock | None = None) -> list[Plan]:
        """The best plans for a map with `turns` turns to come, best first: at least one, no two with the same links.

        When the clock is up, these are the best that were found so far.
        """
        w = self.weights
        most = min(turns * w.links // 100 + 2, len(self.e.links))
        share = GROWN // (most + 1)
        width = max(1, min(w.beam, share // TURNS_OFF))
        layers: list[dict[int, Plan]] = [{} for _ in range(most + 1)]
        for link in range(len(self.e.links)):
            self.put(layers, self.grown(m, None, link, self.e.link_a[link], self.e.link_b[link], turns))
        best: list[Plan] = []
        for new in range(most + 1):
            if best and clock is not None and clock.is_up():
                break
            layer = self.free_growth(m, layers, new, turns, width, share, clock)
            for plan in layer:
                for link in self.e.links_at[plan.a]:
                    if not m.drawn[link] and not plan.links & self.link_bit[link]:
                        self.put(layers, self.grown(m, plan, link, self.far(link, plan.a), plan.b, turns))
                for link in self.e.links_at[plan.b]:
                    if not m.drawn[link] and not plan.links & self.link_bit[link]:
                        self.put(layers, self.grown(m, plan, link, plan.a, self.far(link, plan.b), turns))
            best += layer
        best.sort(key=value_of)
        return best[: w.plans]

    def free_growth(
        self,
        m: Map,
        layers: list[dict[int, Plan]],
        new: int,
        turns: int,
        width: int,
        share: int,
        clock: Clock | None,
    ) -> list[Plan]:
        """The best routes with `new` new links, after growing over drawn links, which cost nothing."""
        done: list[Plan] = []
        layer = sorted(layers[new].values(), key=value_of)[:width]
        while layer:
            done += layer
            if share <= 0 or (clock is not None and clock.is_up()):
                break
            fresh: list[dict[int, Plan]] = [{} for _ in range(new + 1)]
            for plan in layer:
                for link in self.e.links_at[plan.a]:
                    if m.drawn[link] and not plan.links & self.link_bit[link]:
                        self.put(fresh, self.grown(m, plan, link, self.far(link, plan.a), plan.b, turns))
                        share -= 1
                for link in self.e.links_at[plan.b]:
                    if m.drawn[link] and not plan.links & self.link_bit[link]:
                        self.put(fresh, self.grown(m, plan, link, plan.a, self.far(link, plan.b), turns))
                        share -= 1
            layer = [plan for key, plan in fresh[new].items() if key not in layers[new]]
            layers[new].update(fresh[new])
            if len(layer) > width:
                layer.sort(key=value_of)
                del layer[width:]
        done.sort(key=value_of)
        return done[:width]

    def far(self, link: int, point: int) -> int:
        return self.e.link_a[link] + self.e.link_b[link] - point

    def put(self, layers: list[dict[int, Plan]], plan: Plan) -> None:
        if plan.new < len(layers):
            layers[plan.new][plan.links] = plan

    def grown(self, m: Map, plan: Plan | None, link: int, a: int, b: int, turns: int) -> Plan:
        """The plan with one link more and its ends now at `a` and `b`; without a plan, the link alone."""
        e = self.e
        blocks = 0 if plan is None else plan.blocks
        cafes = 0 if plan is None else plan.cafes
        group = 0 if plan is None else plan.group
        kinds = 0 if plan is None else plan.kinds
        for block in e.link_blocks[link]:
            if not blocks & self.block_bit[block]:
                blocks |= self.block_bit[block]
                group += m.groups[block]
                kinds += self.kind_one[block]
        for point in (e.link_a[link], e.link_b[link]):
            cafe = e.cafe_of[point]
            if cafe != NONE and not cafes >> cafe & 1:
                cafes |= 1 << cafe
                if not m.used >> cafe & 1:
                    group += e.cafe_tourists[cafe]
        new = (0 if plan is None else plan.new) + (0 if m.drawn[link] else 1)
        links = (0 if plan is None else plan.links) | self.link_bit[link]
        taste = (0 if plan is None else plan.taste) + self.taste[link]
        value = self.score(group, kinds, cafes, turns) - self.price(new, turns) + taste
        return Plan(a, b, links, blocks, cafes, group, kinds, new, taste, value)


def value_of(plan: Plan) -> int:
    """For sorting, the best first; equal ones stay in the order in which they were found, which is fixed."""
    return -plan.value


def ones(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
