"""The bot `greedy` for Explore New York: it plans routes for the turns that are left and serves the best of them.

explore_new_york_plan.py finds the plans. A turn (block and links) is worth what it makes of them; in the last turn,
what the exact best route then scores. The bot reads its view and the edition, no state; it plans a whole turn from
the map as it was at the turn's start, so that it makes the same choices whether it is asked once or at every step.
Its seed is its taste in roads: two bots with equal maps and cards do not draw the same lines.
"""

from __future__ import annotations

from typing import Final, cast

from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.bots.explore_new_york_plan import Map, Plan, Planner, Weights
from grandtour.core.game import Action, View
from grandtour.core.masks import in_mask
from grandtour.core.numbers import whole, wholes
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.actions import Block, Discard, Link, Tourist
from grandtour.games.explore_new_york.apply import cafes_reached, tourists_on
from grandtour.games.explore_new_york.edition import BITS, NONE, SYMBOLS, tourists_of
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.legal import links_due
from grandtour.games.explore_new_york.route import best_total

NOTHING: Final = -1_000_000
KEPT_CHOICES: Final = 6  # blocks for which every way of drawing links is looked at
NEXT_PLANS: Final = 8  # plans that a turn is judged by, the best one among them


class Turn:
    """A whole turn: a block, after a fallback a symbol, and links."""

    def __init__(self, block: int, symbol: int, links: list[int], value: int) -> None:
        self.block = block
        self.symbol = symbol
        self.links = links
        self.value = value


class Choice:
    """A block for this turn, with its tourists, and what each plan then scores after `turns` turns more."""

    def __init__(self, planner: Planner, plans: list[Plan], block: int, symbol: int, group: int, turns: int) -> None:
        self.plans = plans
        self.block = block
        self.symbol = symbol  # after a fallback, else NONE
        self.group = group
        self.turns = turns
        self.promise = 0
        self.known: dict[tuple[int, ...], list[int]] = {}  # scores by plan, for each set of cafes asked for
        self.scores = self.scores_with(planner, [])
        self.prices = [planner.price(new, turns) for new in range(1 + max([plan.new for plan in plans]))]

    def scores_with(self, planner: Planner, cafes: list[int]) -> list[int]:
        """If these cafes send their tourists to the block now. A plan counts those of its own cafes already."""
        key = tuple(sorted(cafes))
        if key in self.known:
            return self.known[key]
        out: list[int] = []
        for plan in self.plans:
            here = plan.blocks & planner.block_bit[self.block] != 0
            group = plan.group + (self.group if here else 0)
            for cafe in cafes:
                planned = plan.cafes >> cafe & 1
                if here and not planned:
                    group += planner.e.cafe_tourists[cafe]
                elif planned and not here:
                    group -= planner.e.cafe_tourists[cafe]
            out.append(planner.score(group, plan.kinds, plan.cafes, self.turns) + plan.taste)
        self.known[key] = out
        return out


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
        used = 0
        for cafe in wholes(mine["cafes"]):
            used |= 1 << cafe
        groups = [0] * len(self.e.blocks)
        for row in cast(list[list[int]], mine["tourists"]):
            for symbol in range(len(SYMBOLS)):
                groups[row[0]] += row[1 + symbol] << symbol * BITS
        turn = cast("dict[str, object] | None", mine["turn"])
        if view["phase"] == "mark" and turn is not None and turn["block"] != NONE:
            groups[whole(turn["block"])] = 0
            links = [link for link in links if link not in wholes(turn["links"])]
            for cafe in wholes(turn["cafes"]):
                used -= 1 << cafe
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
        best = shown[:2]
        most = NOTHING
        for a in range(len(shown)):
            for b in range(a + 1, len(shown)):
                kept = [shown[a], shown[b]]
                for turn in self.turns(m, kept, turns, plans):
                    if turn.value > most:
                        most = turn.value
                        best = kept
        for action in legal:
            if isinstance(action, Discard) and action.card not in best:
                return action
        return legal[0]

    # ---- a whole turn -----------------------------------------------------------------------------------------------
    def best_turn(self, m: Map, shown: list[int], turns: int) -> Turn:
        found = self.turns(m, shown, turns, self.planner.plans(m, turns))
        found.sort(key=lambda turn: -turn.value)
        best = found[0]
        if turns == 1:
            most = NOTHING
            for turn in found[: self.weights.exact]:
                points = self.exact(m, shown, turn, max(most, 0))
                if points > most:
                    most = points
                    best = turn
        return best

    def exact(self, m: Map, shown: list[int], turn: Turn, known: int) -> int:
        """NY-F2: what the map scores after the turn."""
        groups = m.groups[:]
        groups[turn.block] = self.group(shown, turn.symbol)
        for cafe in self.visited(m, turn.links):
            groups[turn.block] += self.e.cafe_tourists[cafe]
        links = [link for link in range(len(m.drawn)) if m.drawn[link]] + turn.links
        return best_total(self.e, links, groups, known)

    def group(self, shown: list[int], symbol: int) -> int:
        """NY-P1, NY-P2."""
        if symbol != NONE:
            return tourists_of([symbol])
        return tourists_on(self.e, tuple(shown))

    def visited(self, m: Map, links: list[int]) -> list[int]:
        """NY-K1: the cafes that these links reach for the first time."""
        used = m.used
        for link in links:
            used |= cafes_reached(self.e, used, link)
        return in_mask(used - m.used)

    def turns(self, m: Map, shown: list[int], turns: int, plans: list[Plan]) -> list[Turn]:
        """Turns worth looking at: for the best blocks every pair of links, and single links of the plans."""
        e = self.e
        offer = self.t.offer(e.card_number[shown[0]], e.card_number[shown[1]])
        blocks = [block for block in offer if not m.groups[block]]
        symbols = [NONE]
        fallback = not blocks
        if fallback:  # NY-B5, NY-P2
            blocks = [block for block in range(len(e.blocks)) if not m.groups[block]]
            symbols = list(range(len(SYMBOLS)))
        extra = links_due(e, self.game.plus_after_fallback, tuple(shown), fallback) - 1  # NY-L3
        choices: list[Choice] = []
        for block in blocks:
            for symbol in symbols:
                choice = Choice(self.planner, plans, block, symbol, self.group(shown, symbol), turns - 1)
                choice.promise = self.promise(m, choice, extra, fallback)
                choices.append(choice)
        choices.sort(key=lambda choice: -choice.promise)
        wanted = self.wanted(m, plans)
        out: list[Turn] = []
        for choice in choices[:KEPT_CHOICES]:
            for links in self.ways(m, wanted, choice.block, fallback):
                chosen = links
                for _ in range(extra):
                    chosen = self.with_extra(m, choice, chosen, wanted)
                out.append(Turn(choice.block, choice.symbol, chosen, self.worth(m, choice, chosen)))
        return out

    def promise(self, m: Map, choice: Choice, extra: int, fallback: bool) -> int:
        """The most that any plan can make of the choice, links included."""
        most = NOTHING
        for k in range(len(choice.plans)):
            plan = choice.plans[k]
            links = 1 + extra
            if not fallback and self.has_pair(m, plan, choice.block):
                links += 1
            most = max(most, choice.scores[k] - choice.prices[max(plan.new - links, 0)])
        return most

    def has_pair(self, m: Map, plan: Plan, block: int) -> bool:
        """NY-L1 (a): whether two links of the plan can be drawn at this block."""
        bit = self.planner.link_bit
        for first in self.t.sides[block]:
            if not m.drawn[first] and plan.links & bit[first]:
                for second in self.t.joined[first]:
                    if not m.drawn[second] and plan.links & bit[second]:
                        return True
        return False

    def ways(self, m: Map, wanted: list[int], block: int, fallback: bool) -> list[list[int]]:
        """NY-L1: every pair at the block; single links that some plan wants; NY-L2: those alone after a fallback."""
        out: list[list[int]] = []
        if not fallback:
            sides = self.t.sides[block]
            for first in sides:
                for second in self.t.joined[first]:
                    if not m.drawn[first] and not m.drawn[second] and (second not in sides or first < second):
                        out.append([first, second])
        for link in wanted:
            out.append([link])
        return out

    def wanted(self, m: Map, plans: list[Plan]) -> list[int]:
        """Free links of the best plans; any free links if those have none."""
        links = 0
        for plan in plans[:NEXT_PLANS]:
            links |= plan.links
        free = [link for link in range(len(m.drawn)) if not m.drawn[link]]
        return [link for link in free if links & self.planner.link_bit[link]] or free

    def with_extra(self, m: Map, choice: Choice, links: list[int], wanted: list[int]) -> list[int]:
        """NY-L3: one link more, anywhere."""
        best = links
        most = NOTHING
        free = [link for link in wanted if link not in links]
        if not free:
            free = [link for link in range(len(m.drawn)) if not m.drawn[link] and link not in links]
        for link in free:
            value = self.worth(m, choice, [*links, link])
            if value > most:
                most = value
                best = [*links, link]
        return best

    def worth(self, m: Map, choice: Choice, links: list[int]) -> int:
        """What the turn makes of the plans: of the best one, and a little of the next ones, for who plans anew."""
        bit = self.planner.link_bit
        scores = choice.scores_with(self.planner, self.visited(m, links))
        values: list[int] = []
        for k in range(len(choice.plans)):
            plan = choice.plans[k]
            new = plan.new
            for link in links:
                if plan.links & bit[link]:
                    new -= 1
            values.append(scores[k] - choice.prices[new])
        values.sort(reverse=True)
        total = values[0] * self.weights.best
        for value in values[:NEXT_PLANS]:
            total += value
        return total
