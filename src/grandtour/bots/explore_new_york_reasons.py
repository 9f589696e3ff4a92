"""Reasons for actions in Explore New York: what they do for the route that the map promises.

That route is the best plan of greedy's planner after the action, without any bot's taste.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grandtour.bots.explore_new_york_effort import best_found
from grandtour.bots.explore_new_york_greedy import Choice, Greedy
from grandtour.bots.explore_new_york_plan import Map, Plan, Planner, Weights
from grandtour.bots.reasons import Reason
from grandtour.core.game import Action, State
from grandtour.core.masks import in_mask
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.actions import Block, Discard, Link, Tourist
from grandtour.games.explore_new_york.apply import cafes_reached, tourists_on
from grandtour.games.explore_new_york.edition import BITS, BLUE, GREY, MANY, NONE, SYMBOLS, YELLOW, count
from grandtour.games.explore_new_york.edition import tourists_of as group_of
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.legal import offer
from grandtour.games.explore_new_york.state import NYState, links_of, tourists_of

STEPS: Final = 500  # of the search for a map's best route; a gain is told where those are enough
MOST_LINKS: Final = 40  # with more of them drawn that takes too long
WORTH_TELLING: Final = 2  # points that the tourists of a block bring at once, at least
# What a link does that tells one block from another, whose tourists are the same wherever they go; the best first.
OF_LINKS: Final = ("advice-ny-gain", "advice-ny-joins", "advice-ny-cafe", "advice-ny-grey", "advice-ny-yellow")


class Reasons:
    def __init__(self, game: ExploreNewYork, state: State, seat: int, then: Sequence[Action] = ()) -> None:
        assert isinstance(state, NYState)
        self.then = then
        self.game = game
        self.e = game.edition
        self.s = state
        self.seat = seat
        self.turns = self.e.turns[state.seats] - state.turn + 1  # this one included
        self.links = links_of(self.e, state, seat)
        self.groups = tourists_of(self.e, state, seat)
        self.planner = Planner(self.e, Weights(taste=0), Picker(0))

    def of(self, action: Action) -> Reason:
        if isinstance(action, Discard):
            return self.discard(action.card)
        if isinstance(action, Block):
            return self.what_links_do(action) or self.block(action.block)
        if isinstance(action, Tourist):
            return self.tourist(action.symbol)
        if isinstance(action, Link):
            return self.link(action.link)
        return "advice-ny-end", {}

    def plan(self, links: list[int], groups: list[int], used: int) -> Plan:
        return self.planner.plans(Map(self.e, links, groups, used), self.turns)[0]

    # ---- cards --------------------------------------------------------------------------------------------------
    def discard(self, card: int) -> Reason:
        """NY-T1: the most promising block for the cards that are left."""
        kept = [other for other in self.s.shown if other != card]
        greedy = Greedy(self.game, 0, Weights(taste=0))
        m = Map(self.e, self.links, self.groups, self.s.used[self.seat])
        plans = self.planner.plans(m, self.turns)
        pairs = [[a, b] for k, a in enumerate(kept) for b in kept[k + 1 :]]
        best = max((greedy.choices(m, pair, self.turns, plans, len(pairs))[0] for pair in pairs), key=promise_of)
        if best.symbol == NONE:
            return "advice-ny-keep-block", {"block": best.block}
        return "advice-ny-keep-any", {}

    # ---- blocks and tourists ------------------------------------------------------------------------------------
    def what_links_do(self, action: Action) -> Reason | None:
        """The best that the links do which are to be drawn there."""
        s = self.s.copy()
        self.game.apply(s, self.seat, action)
        found: list[Reason] = []
        for following in self.then:
            if isinstance(following, Link):
                reason = Reasons(self.game, s, self.seat).telling(following.link)
                if reason is not None:
                    found.append(reason)
            self.game.apply(s, self.seat, following)
        return min(found, key=lambda reason: OF_LINKS.index(reason[0])) if found else None

    def block(self, block: int) -> Reason:
        e = self.e
        if block not in offer(e, self.game.tables, self.s):
            return "advice-ny-fallback", {}
        group = tourists_on(e, self.s.shown)
        groups = self.groups[:]
        groups[block] = group
        plan = self.plan(self.links, groups, self.s.used[self.seat])
        if not plan.blocks >> block & 1:
            return "advice-ny-aside", {}
        symbol = max(range(len(SYMBOLS)), key=lambda symbol: count(group, symbol) * kinds(plan, symbol))
        if count(group, symbol) * kinds(plan, symbol) >= WORTH_TELLING:
            numbers = [count(group, k) if k == symbol else 0 for k in range(len(SYMBOLS))]
            key = "advice-ny-tourists-pair" if self.pair_at(plan, block) else "advice-ny-tourists"
            return key, {"tourists": numbers, "blocks": kinds(plan, symbol), "kind": symbol}
        if self.pair_at(plan, block):
            return "advice-ny-pair", {}
        return "advice-ny-beside", {}

    def pair_at(self, plan: Plan, block: int) -> bool:
        """NY-L1 (a): whether two links of the plan can be drawn at this block."""
        free = [link for link in in_mask(plan.links) if link not in self.links]
        sides, joined = self.game.tables.sides[block], self.game.tables.joined
        return any(other in joined[link] for link in free if link in sides for other in free)

    def tourist(self, symbol: int) -> Reason:
        """NY-P2."""
        groups = self.groups[:]
        groups[self.s.block[self.seat]] = group_of([symbol])
        plan = self.plan(self.links, groups, self.s.used[self.seat])
        return "advice-ny-tourist", {"blocks": kinds(plan, symbol), "kind": symbol}

    # ---- links --------------------------------------------------------------------------------------------------
    def cafes(self, link: int) -> list[int]:
        """The cafés that the link reaches for the first time."""
        return in_mask(cafes_reached(self.e, self.s.used[self.seat], link))

    def groups_with(self, cafes: list[int]) -> list[int]:
        groups = self.groups[:]
        for cafe in cafes:
            groups[self.s.block[self.seat]] += self.e.cafe_tourists[cafe]
        return groups

    def gain(self, link: int, groups: list[int]) -> int:
        """What the link adds to the map's score; 0 where that takes too long to find out."""
        if len(self.links) >= MOST_LINKS:
            return 0
        before = best_found(self.e, self.links, self.groups, 0, STEPS)
        if before.bound >= 0:
            return 0
        after = best_found(self.e, [*self.links, link], groups, before.total, STEPS)
        return after.total - before.total if after.bound < 0 else 0

    def telling(self, link: int) -> Reason | None:
        """One of OF_LINKS: in the last turn what it adds to the score; else what it does for the route."""
        e = self.e
        cafes = self.cafes(link)
        if self.turns == 1:
            gain = self.gain(link, self.groups_with(cafes))
            if gain > 0:
                return "advice-ny-gain", {"points": gain}
        if self.joins(link):
            return "advice-ny-joins", {}
        if cafes:
            return "advice-ny-cafe", {"cafes": cafes}
        new = self.new_blocks(link)
        for kind, key in ((GREY, "advice-ny-grey"), (YELLOW, "advice-ny-yellow")):
            if any(e.block_kind[block] == kind for block in new):
                along = self.along(self.piece(link) | {link})
                return key, {"count": len([block for block in along if e.block_kind[block] == kind])}
        return None

    def link(self, link: int) -> Reason:
        """What the link does, or else what it is for in the best plan."""
        reason = self.telling(link)
        if reason is not None:
            return reason
        e = self.e
        new = self.new_blocks(link)
        groups = self.groups_with(self.cafes(link))
        plan = self.plan([*self.links, link], groups, self.s.used[self.seat])
        if not plan.links >> link & 1:
            return "advice-ny-spare", {}
        for block in new:
            kind = e.block_kind[block]
            if kind <= BLUE:
                tourists = sum(count(groups[other], kind) for other in in_mask(plan.blocks))  # that are there by now
                if tourists > 1:
                    return "advice-ny-attraction", {"kind": kind, "count": tourists}
        if any(self.groups[block] for block in new):
            return "advice-ny-collects", {}
        return ("advice-ny-extends" if self.piece(link) else "advice-ny-starts"), {}

    def piece(self, link: int) -> set[int]:
        """The drawn links that hang together with this one."""
        joined = self.game.tables.joined
        found: set[int] = set()
        to_look = [link]
        while to_look:
            for other in joined[to_look.pop()]:
                if other in self.links and other not in found:
                    found.add(other)
                    to_look.append(other)
        return found - {link}

    def joins(self, link: int) -> bool:
        """Whether it makes one piece of two."""
        e = self.e
        at_a, at_b = ([k for k in e.links_at[end] if k in self.links] for end in (e.link_a[link], e.link_b[link]))
        return bool(at_a) and bool(at_b) and at_b[0] != at_a[0] and at_b[0] not in self.piece(at_a[0])

    def along(self, links: set[int]) -> set[int]:
        return {block for link in links for block in self.e.link_blocks[link]}

    def new_blocks(self, link: int) -> list[int]:
        """The blocks beside the link that the piece it belongs to does not run along yet."""
        known = self.along(self.piece(link))
        return [block for block in self.e.link_blocks[link] if block not in known]


def promise_of(choice: Choice) -> int:
    return choice.promise


def kinds(plan: Plan, kind: int) -> int:
    """How many blocks of a kind lie beside the plan's route."""
    return plan.kinds >> kind * BITS & MANY
