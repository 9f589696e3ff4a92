"""The bot `greedy` for Explore New York: it plans routes for the turns that are left and serves the best of them.

explore_new_york_plan.py finds the plans. A turn (block and links) is worth what it makes of them; in the last turn,
what the exact best route then scores. The bot reads its view and the edition, no state; it plans a whole turn from
the map as it was at the turn's start, so that it makes the same choices whether it is asked once or at every step.
Its seed is its taste in roads: two bots with equal maps and cards do not draw the same lines.
"""

from __future__ import annotations

from typing import Final, cast

from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.bots.explore_new_york_effort import best_found
from grandtour.bots.explore_new_york_plan import POINT, Map, Plan, Planner, Weights
from grandtour.core.game import Action, View
from grandtour.core.masks import in_mask
from grandtour.core.numbers import whole, wholes
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.actions import Block, Discard, Link, Tourist
from grandtour.games.explore_new_york.apply import cafes_reached, tourists_on
from grandtour.games.explore_new_york.edition import BITS, MANY, NONE, SYMBOLS, tourists_of
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.legal import links_due

NOTHING: Final = -1_000_000
KEPT_CHOICES: Final = 6  # blocks for which every way of drawing links is looked at
NEXT_PLANS: Final = 8  # plans that a turn is judged by, the best one among them

# It has no clock, so that its time has a bound on large maps, with many cards shown and many a `+`.
DEALS: Final = 3  # pairs of cards that it thinks about as long as about one; with more of them it thinks less of each
MOST_BLOCKS: Final = 36  # blocks that it looks at
MOST_LINKS: Final = 48  # single links
JUDGED: Final = 24000  # ways of drawing links that are judged where there is a `+`, for all pairs of cards
LOOKS: Final = 19000  # and no more than that on maps with many cafes, see Choice.looks
STEPS: Final = 75  # of the search for the best route of each turn that it thinks of in the end


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
        self.promise = 0
        self.scores: list[int] = []  # by plan
        self.here: list[bool] = []  # by plan: it runs along the block
        for plan in plans:
            here = plan.blocks & planner.block_bit[block] != 0
            group_then = plan.group + (group if here else 0)
            self.here.append(here)
            self.scores.append(planner.score(group_then, plan.kinds, plan.cafes, turns) + plan.taste)
        self.known: dict[tuple[int, ...], list[int]] = {}  # those scores, for each set of cafes asked for
        self.looks = 0  # ways of drawing links that were judged for it; each cafe of a new set takes as long as one
        self.new = [plan.new for plan in plans]
        self.prices = [planner.price(new, turns) for new in range(1 + max(self.new))]

    def scores_with(self, planner: Planner, cafes: list[int]) -> list[int]:
        """If these cafes send their tourists to the block now. A plan counts those of its own cafes already."""
        if not cafes:
            return self.scores
        key = tuple(sorted(cafes))
        if key in self.known:
            return self.known[key]
        out = self.scores[:]
        self.looks += len(cafes)
        for cafe in cafes:
            group = planner.e.cafe_tourists[cafe]
            g0 = (group & MANY) * POINT
            g1 = (group >> BITS & MANY) * POINT
            g2 = (group >> 2 * BITS & MANY) * POINT
            for k in range(len(out)):
                plan = self.plans[k]
                planned = plan.cafes >> cafe & 1 != 0
                if planned != self.here[k]:
                    kinds = plan.kinds  # NY-F4
                    points = g0 * (kinds & MANY) + g1 * (kinds >> BITS & MANY) + g2 * (kinds >> 2 * BITS & MANY)
                    out[k] += -points if planned else points
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
        self.rows: dict[int, list[int]] = {}  # by link: by plan, 1 where the plan has the link
        self.left = LOOKS  # in this decision

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
        plans = self.plans(m, turns)
        best = shown[:2]
        most = NOTHING
        deals = len(shown) * (len(shown) - 1) // 2
        pairs = deals
        for a in range(len(shown)):
            for b in range(a + 1, len(shown)):
                kept = [shown[a], shown[b]]
                found = self.turns(m, kept, turns, plans, deals, pairs)
                pairs -= 1
                for turn in found:
                    if turn.value > most:
                        most = turn.value
                        best = kept
        for action in legal:
            if isinstance(action, Discard) and action.card not in best:
                return action
        return legal[0]

    def plans(self, m: Map, turns: int) -> list[Plan]:
        self.rows = {}
        self.left = LOOKS
        return self.planner.plans(m, turns)

    # ---- a whole turn -----------------------------------------------------------------------------------------------
    def best_turn(self, m: Map, shown: list[int], turns: int) -> Turn:
        found = self.turns(m, shown, turns, self.plans(m, turns))
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
        """NY-F2: what the map scores after the turn, as far as so many steps can tell."""
        groups = m.groups[:]
        groups[turn.block] = self.group(shown, turn.symbol)
        for cafe in self.visited(m, turn.links):
            groups[turn.block] += self.e.cafe_tourists[cafe]
        links = [link for link in range(len(m.drawn)) if m.drawn[link]] + turn.links
        return best_found(self.e, links, groups, known, STEPS).total

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

    def turns(
        self, m: Map, shown: list[int], turns: int, plans: list[Plan], deals: int = 1, pairs: int = 1
    ) -> list[Turn]:
        """Turns worth looking at: for the best blocks every pair of links, and single links of the plans.

        `deals` is how many pairs of cards it is asked about, and `pairs` how many of them are left. Each has twice its
        share of the looks that are left, as most need less.
        """
        choices = self.choices(m, shown, turns, plans, deals)
        del choices[max(1, KEPT_CHOICES * DEALS // max(DEALS, deals)) :]
        fallback = choices[0].symbol != NONE
        extra = self.extra(shown, fallback)
        wanted = self.wanted(m, plans)
        out: list[Turn] = []
        share = 2 * max(0, self.left) // (1 + pairs) // len(choices)
        for choice in choices:
            ways = self.ways(m, wanted, choice.block, fallback)
            if extra:
                judged = min(JUDGED // 2, JUDGED * DEALS // max(DEALS, deals) // deals)
                room = max(1, judged // (len(choices) * extra * len(wanted)))
                if len(ways) > room:
                    ways.sort(key=lambda links: -self.worth(m, choice, links))
                    del ways[room:]
            for links in ways:
                if choice.looks > share and links is not ways[0]:
                    break
                chosen = links
                for _ in range(extra):
                    chosen = self.with_extra(m, choice, chosen, wanted, share)
                out.append(Turn(choice.block, choice.symbol, chosen, self.worth(m, choice, chosen)))
            self.left -= choice.looks
        return out

    def extra(self, shown: list[int], fallback: bool) -> int:
        """NY-L3."""
        return links_due(self.e, self.game.plus_after_fallback, tuple(shown), fallback) - 1

    def choices(self, m: Map, shown: list[int], turns: int, plans: list[Plan], deals: int = 1) -> list[Choice]:
        """Of a block, and after a fallback of a symbol, the most promising first."""
        e = self.e
        offer = self.t.offer(e.card_number[shown[0]], e.card_number[shown[1]])
        blocks = [block for block in offer if not m.groups[block]]
        symbols = [NONE]
        fallback = not blocks
        if fallback:  # NY-B5, NY-P2
            blocks = [block for block in range(len(e.blocks)) if not m.groups[block]]
            symbols = list(range(len(SYMBOLS)))
        most = MOST_BLOCKS * DEALS // max(DEALS, deals)
        if len(blocks) > most:
            blocks.sort(key=lambda block: -self.liked(block, plans))
            del blocks[most:]
        extra = self.extra(shown, fallback)
        choices: list[Choice] = []
        for block in blocks:
            for symbol in symbols:
                choice = Choice(self.planner, plans, block, symbol, self.group(shown, symbol), turns - 1)
                choice.promise = self.promise(m, choice, extra, fallback)
                choices.append(choice)
        choices.sort(key=lambda choice: -choice.promise)
        return choices

    def liked(self, block: int, plans: list[Plan]) -> int:
        """How many of the best plans run along the block."""
        found = 0
        for plan in plans[:NEXT_PLANS]:
            found += plan.blocks >> block & 1
        return found

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
        return ([link for link in free if links & self.planner.link_bit[link]] or free)[:MOST_LINKS]

    def with_extra(self, m: Map, choice: Choice, links: list[int], wanted: list[int], share: int) -> list[int]:
        """NY-L3: one link more, anywhere; of those that there is time for."""
        best = links
        most = NOTHING
        free = [link for link in wanted if link not in links]
        if not free:
            free = [link for link in range(len(m.drawn)) if not m.drawn[link] and link not in links][:MOST_LINKS]
        for link in free:
            if best is not links and choice.looks > share:
                break
            value = self.worth(m, choice, [*links, link])
            if value > most:
                most = value
                best = [*links, link]
        return best

    def worth(self, m: Map, choice: Choice, links: list[int]) -> int:
        """What the turn makes of the plans: of the best one, and a little of the next ones, in case it plans anew."""
        choice.looks += 1
        scores = choice.scores_with(self.planner, self.visited(m, links))
        new = choice.new[:]
        for link in links:
            row = self.row(choice.plans, link)
            for k in range(len(new)):
                new[k] -= row[k]
        values = [scores[k] - choice.prices[new[k]] for k in range(len(new))]
        values.sort(reverse=True)
        total = values[0] * self.weights.best
        for value in values[:NEXT_PLANS]:
            total += value
        return total

    def row(self, plans: list[Plan], link: int) -> list[int]:
        row = self.rows.get(link)
        if row is None:
            bit = self.planner.link_bit[link]
            row = [1 if plan.links & bit else 0 for plan in plans]
            self.rows[link] = row
        return row
