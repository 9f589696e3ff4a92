"""The bot `greedy` for Explore New York: it plans routes for the turns that are left and serves the best of them.

explore_new_york_plan.py finds the plans. A turn (block and links) is worth what it makes of them; in the last turn,
what the exact best route then scores. The bot reads its view and the edition, no state; it plans a whole turn from
the map as it was at the turn's start, so that it makes the same choices whether it is asked once or at every step.
Its seed is its taste in roads: two bots with equal maps and cards do not draw the same lines.
"""

from __future__ import annotations

from typing import Final, cast

from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.bots.explore_new_york_plan import Map, Plan, Planner, Weights, ones
from grandtour.core.game import Action, View
from grandtour.core.numbers import whole, wholes
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.actions import Block, Discard, Link, Tourist
from grandtour.games.explore_new_york.edition import BITS, NONE, SYMBOLS, tourists_of
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.route import best_total

NOTHING: Final = -1_000_000
KEPT_BLOCKS: Final = 6  # blocks for which every way of drawing links is looked at
KEPT_PLANS: Final = 8  # plans that a turn is judged by, besides the best


class Turn:
    """A whole turn: a block, after a fallback a symbol, and links."""

    def __init__(self, block: int, symbol: int, links: list[int], value: int) -> None:
        self.block = block
        self.symbol = symbol
        self.links = links
        self.value = value


class Greedy(Bot):
    def __init__(self, game: ExploreNewYork, seed: int | str, weights: Weights | None = None) -> None:
        self.name = "greedy"
        self.game = game
        self.e = game.edition
        self.t = game.tables
        self.weights = Weights() if weights is None else weights
        self.planner = Planner(game.edition, self.weights, Picker(seed))
        self.asked = ""  # the position that the turn below was planned for
        self.turn: Turn | None = None

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        if len(legal) == 1:
            return legal[0]
        turns = whole(view["turns"]) - whole(view["turn"]) + 1
        shown = wholes(view["shown"])
        if view["phase"] == "discard":
            return self.choose_discard(self.map_of(view), shown, turns, legal)
        m = self.map_of(view)
        asked = f"{turns} {shown} {m.key()}"
        if asked != self.asked or self.turn is None:
            self.turn = self.best_turn(m, shown, turns)
            self.asked = asked
        return self.next_step(self.turn, legal)

    def map_of(self, view: View) -> Map:
        """The own map as it was before this turn."""
        players = cast(list[dict[str, object]], view["players"])
        mine = players[whole(view["viewer"])]
        links = wholes(mine["links"])
        used = wholes(mine["cafes"])
        groups = [0] * len(self.e.blocks)
        for row in cast(list[list[int]], mine["tourists"]):
            for symbol in range(len(SYMBOLS)):
                groups[row[0]] += row[1 + symbol] << symbol * BITS
        turn = cast("dict[str, object] | None", mine["turn"])
        if view["phase"] == "mark" and turn is not None and turn["block"] != NONE:
            groups[whole(turn["block"])] = 0
            links = [link for link in links if link not in wholes(turn["links"])]
            used = [cafe for cafe in used if cafe not in wholes(turn["cafes"])]
        return Map(self.e, links, groups, used)

    def next_step(self, turn: Turn, legal: list[Action]) -> Action:
        """What of the planned turn is not done yet; if somebody began this turn otherwise, any legal step."""
        for action in legal:
            if isinstance(action, Block) and action.block == turn.block:
                return action
            if isinstance(action, Tourist) and action.symbol == turn.symbol:
                return action
        for link in turn.links:
            for action in legal:
                if isinstance(action, Link) and action.link == link:
                    return action
        return legal[len(legal) - 1]

    def choose_discard(self, m: Map, shown: list[int], turns: int, legal: list[Action]) -> Action:
        """NY-T1: leave the cards that are best for the own map."""
        plans = self.planner.plans(m, turns)
        best = legal[0]
        most = NOTHING
        for action in legal:
            assert isinstance(action, Discard)
            kept = [card for card in shown if card != action.card]
            value = NOTHING
            for turn in self.turns(m, kept, turns, plans):
                value = max(value, turn.value)
            if value > most:
                most = value
                best = action
        return best

    # ---- a whole turn -----------------------------------------------------------------------------------------------
    def best_turn(self, m: Map, shown: list[int], turns: int) -> Turn:
        plans = self.planner.plans(m, turns)
        found = self.turns(m, shown, turns, plans)
        best = found[0]
        if turns > 1:
            for turn in found:
                if turn.value > best.value:
                    best = turn
            return best
        found.sort(key=lambda turn: -turn.value)
        most = NOTHING
        for turn in found[: self.weights.exact]:
            points = self.exact(m, shown, turn, max(most, 0))
            if points > most:
                most = points
                best = turn
        return best

    def exact(self, m: Map, shown: list[int], turn: Turn, known: int) -> int:
        """NY-F2: what the map scores after the turn."""
        e = self.e
        groups = m.groups[:]
        groups[turn.block] = self.group(shown, turn.symbol)
        for cafe in self.visited(m, turn.links):
            groups[turn.block] += e.cafe_tourists[cafe]
        links = [link for link in range(len(e.links)) if m.drawn[link]] + turn.links
        return best_total(e, links, groups, known)

    def group(self, shown: list[int], symbol: int) -> int:
        """NY-P1, NY-P2."""
        if symbol != NONE:
            return tourists_of([symbol])
        group = 0
        for card in shown:
            group += self.e.card_tourists[card]
        return group

    def visited(self, m: Map, links: list[int]) -> list[int]:
        """NY-K1: the cafes that these links reach for the first time."""
        out: list[int] = []
        for link in links:
            for point in (self.e.link_a[link], self.e.link_b[link]):
                cafe = self.e.cafe_of[point]
                if cafe != NONE and not m.used[cafe] and cafe not in out:
                    out.append(cafe)
        return out

    def turns(self, m: Map, shown: list[int], turns: int, plans: list[Plan]) -> list[Turn]:
        """Turns worth looking at: for the best blocks every pair of links, and single links of the plans."""
        e = self.e
        offer = self.t.offer(e.card_number[shown[0]], e.card_number[shown[1]])
        blocks = [block for block in offer if not m.groups[block]]
        fallback = not blocks
        if fallback:
            blocks = [block for block in range(len(e.blocks)) if not m.groups[block]]
        extra = 0
        if not fallback or self.game.plus_after_fallback:
            for card in shown:
                extra += e.card_plus[card]
        ranked: list[Turn] = []
        for block in blocks:
            for symbol in range(len(SYMBOLS)) if fallback else [NONE]:
                ranked.append(self.promise(m, plans, block, symbol, self.group(shown, symbol), turns, extra, fallback))
        ranked.sort(key=lambda turn: -turn.value)
        out: list[Turn] = []
        for turn in ranked[:KEPT_BLOCKS]:
            group = self.group(shown, turn.symbol)
            for links in self.ways(m, plans, turn.block, fallback):
                chosen = links
                for _ in range(extra):
                    chosen = self.with_extra(m, plans, turn.block, group, chosen, turns)
                value = self.worth(m, plans, turn.block, group, chosen, turns)
                out.append(Turn(turn.block, turn.symbol, chosen, value))
        return out

    def promise(
        self, m: Map, plans: list[Plan], block: int, symbol: int, group: int, turns: int, extra: int, fallback: bool
    ) -> Turn:
        """The block with the most that any plan can make of it, links included."""
        p = self.planner
        most = NOTHING
        for plan in plans:
            links = 1 + extra
            if not fallback and self.has_pair(m, plan, block):
                links += 1
            with_group = plan.group + (group if plan.blocks & p.block_bit[block] else 0)
            value = p.score(with_group, plan.kinds, ones(plan.cafes), turns - 1)
            most = max(most, value - p.price(max(plan.new - links, 0), turns - 1))
        return Turn(block, symbol, [], most)

    def has_pair(self, m: Map, plan: Plan, block: int) -> bool:
        """NY-L1 (a): whether two links of the plan can be drawn at this block."""
        bit = self.planner.link_bit
        for first in self.t.sides[block]:
            if not m.drawn[first] and plan.links & bit[first]:
                for second in self.t.joined[first]:
                    if not m.drawn[second] and plan.links & bit[second]:
                        return True
        return False

    def ways(self, m: Map, plans: list[Plan], block: int, fallback: bool) -> list[list[int]]:
        """NY-L1: every pair at the block; single links that some plan wants; NY-L2: those alone after a fallback."""
        out: list[list[int]] = []
        if not fallback:
            for first in self.t.sides[block]:
                for second in self.t.joined[first]:
                    if not m.drawn[first] and not m.drawn[second]:
                        if second not in self.t.sides[block] or first < second:
                            out.append([first, second])
        for link in self.wanted(m, plans):
            out.append([link])
        return out

    def wanted(self, m: Map, plans: list[Plan]) -> list[int]:
        """Free links of the best plans; any free link if those have none."""
        links = 0
        for plan in plans[:KEPT_PLANS]:
            links |= plan.links
        free = [link for link in range(len(m.drawn)) if not m.drawn[link]]
        return [link for link in free if links & self.planner.link_bit[link]] or free[:1]

    def with_extra(self, m: Map, plans: list[Plan], block: int, group: int, links: list[int], turns: int) -> list[int]:
        """NY-L3: one link more, anywhere."""
        best = links
        most = NOTHING
        for link in self.wanted(m, plans):
            if link not in links:
                value = self.worth(m, plans, block, group, [*links, link], turns)
                if value > most:
                    most = value
                    best = [*links, link]
        return best

    def worth(self, m: Map, plans: list[Plan], block: int, group: int, links: list[int], turns: int) -> int:
        """What the turn makes of the plans: of the best one, and a little of the next ones, for who plans anew."""
        p = self.planner
        e = self.e
        cafes = self.visited(m, links)
        values: list[int] = []
        for plan in plans:
            here = plan.blocks & p.block_bit[block] != 0
            then = plan.group + (group if here else 0)
            for cafe in cafes:
                planned = plan.cafes >> cafe & 1
                if here and not planned:
                    then += e.cafe_tourists[cafe]
                elif planned and not here:
                    then -= e.cafe_tourists[cafe]
            new = plan.new
            for link in links:
                if plan.links & p.link_bit[link]:
                    new -= 1
            value = p.score(then, plan.kinds, ones(plan.cafes), turns - 1) - p.price(new, turns - 1) + plan.taste
            values.append(value)
        values.sort(reverse=True)
        total = values[0] * self.weights.best
        for value in values[:KEPT_PLANS]:
            total += value
        return total
