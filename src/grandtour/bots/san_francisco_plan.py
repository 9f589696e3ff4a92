"""Plans for the bot `greedy`: which routes of San Francisco join its tickets most cheaply.

Everything is counted in hundredths of a point. A turn has a price (`Weights.turn`), so cards still to be drawn and
claims still to be made can be weighed against points. Compiled by mypyc from this source: whole numbers and lists.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, cast

from grandtour.bots.bot import Clock
from grandtour.core.game import View
from grandtour.core.picker import Picker
from grandtour.games.san_francisco.edition import GRAY, NONE, Edition

POINT: Final = 100
FAR: Final = 1_000_000_000
TURN_TIME: Final = 60  # time is counted in sixtieths of a turn
# How many ways are looked for in a decision, so that no edition takes too long: the fewer the more routes there are.
WORK: Final = 90_000
BASE: Final = 10  # routes that would take as long as what does not depend on them


class Weights:
    """What the bot believes things to be worth, found by playing versions of it against each other.

    The game is a race: a dear turn (few tickets, long routes, an early end) beat a cheap one (more tickets and a
    higher score on both sides) with two players and with four. Points are in hundredths, time in sixtieths of a turn.
    """

    def __init__(self) -> None:
        # Prices in a plan.
        self.turn = 245  # a turn of one's own
        self.useful = 125  # cards drawn for a hundred that were missing
        self.held = 60  # spending a card in hand, per cent of drawing one
        self.wild = 160  # a ferry, per cent of another card
        self.wild_held = 95  # spending a ferry in hand, per cent of drawing another card
        self.face_up = 20  # per cent cheaper: a card that lies face up
        self.token = 80  # per cent of what the token table promises
        self.floor = 80  # least price of a route on the way of a ticket,
        self.floor_space = 40  # and for each of its spaces
        # Time.
        self.length = 23  # tenths of a space: expected length of a claim by the others
        self.hurry = 115  # per cent: how fast the others are believed to be
        self.slack = 60  # by which a plan may exceed the time expected
        self.reserve = 120  # that must be over before a route is planned that no ticket needs
        self.buffer = 120  # that must be over before a ticket is taken
        self.reach = 250  # price of ways that can be paid in a turn that is over
        self.late = 2  # turns left at which points come first
        # Claim now, or draw cards?
        self.card = 153  # a card that is needed
        self.typical = 120  # per cent of that: what a turn of drawing brings usually
        self.eager = 100  # for a route of the plan
        self.fill = -200  # for another route while the plan's tickets are open,
        self.fill_net = 30  # per cent of its points,
        self.fill_base = 180  # less this
        self.risk = 30  # per mille: another seat takes a given route before the next turn
        self.near = 3  # times that, where that seat has a route at one of the ends
        self.wild_waste = 30  # per cent of a card lost where a ferry stands for another card
        self.unready = 500  # against beginning the last round with tickets open
        self.ahead = 100  # for beginning it when ahead
        self.done = 80  # per cent of the others' tickets taken to be done
        # Cards, per cent of one that is needed.
        self.extras = 3  # routes beyond the tickets to think of
        self.extra = 60  # a color needed for those only
        self.idle = 20  # a color that nothing needs
        self.pair = 8  # and for each card of it in hand
        self.wild_any = 130  # a ferry where colors are missing
        self.wild_idle = 70  # a ferry where nothing is missing
        self.fresh = 10  # hundredths: the sight of the card that is turned up next


class Position:
    """What a view shows, as numbers; `me` is the viewer."""

    def __init__(self, e: Edition, view: View) -> None:
        self.me = cast(int, view["viewer"])
        self.seats = cast(int, view["seats"])
        self.phase = cast(str, view["phase"])
        self.turns_left = cast(int, view["turns_left"])
        self.ticket_deck = cast(int, view["ticket_deck"])
        self.owner = cast(list[int], view["owner"])
        self.market = [0] * len(e.colors)
        for color in cast(list[int], view["market"]):
            if color != NONE:
                self.market[color] += 1
        self.cars: list[int] = []
        self.cards: list[int] = []
        self.points: list[int] = []
        self.tickets: list[int] = []
        self.token_count: list[int] = []
        discard = cast(list[int], view["discard"])
        self.unseen = [e.card_count[c] - discard[c] - self.market[c] for c in range(len(e.colors))]
        self.hand: list[int] = []
        self.kept: list[int] = []
        self.completed: list[int] = []
        self.offer: list[int] = []
        self.put_back: list[int] = []
        self.tokens: list[int] = []
        players = cast(list[object], view["players"])
        for seat in range(self.seats):
            player = cast(dict[str, object], players[seat])
            self.cars.append(cast(int, player["cars"]))
            self.cards.append(cast(int, player["cards"]))
            self.points.append(cast(int, player["points"]))
            self.tickets.append(cast(int, player["tickets"]))
            tokens = cast(list[int], player["tokens"])
            self.token_count.append(len(tokens))
            seen = cast(list[int], player["known"])
            if seat == self.me:
                seen = cast(list[int], player["hand"])
                self.hand = seen
                self.kept = cast(list[int], player["kept"])
                self.completed = cast(list[int], player["completed"])
                self.offer = cast(list[int], player["offer"])
                self.put_back = cast(list[int], player["put_back"])
                self.tokens = tokens
            for c in range(len(e.colors)):
                self.unseen[c] -= seen[c]
        self.stack_place: list[int] = []
        self.stack_left: list[int] = []
        for entry in cast(list[object], view["stacks"]):
            stack = cast(dict[str, object], entry)
            self.stack_place.append(cast(int, stack["location"]))
            self.stack_left.append(cast(int, stack["left"]))
        self.open = [self.is_open(e, route) for route in range(len(self.owner))]

    def is_open(self, e: Edition, route: int) -> bool:
        """SF-R1, SF-R3: whether `me` could ever claim it from here. Must agree with legal.is_open."""
        if self.owner[route] != NONE or e.route_length[route] > self.cars[self.me]:
            return False
        twin = e.twin[route]
        if twin == NONE or self.owner[twin] == NONE:
            return True
        return self.owner[twin] != self.me and self.seats >= e.doubles_from

    def can_get(self, symbol: int) -> bool:
        """SF-R5: a token that lies on the board and is not yet held."""
        return self.stack_place[symbol] != NONE and self.stack_left[symbol] > 0 and symbol not in self.tokens


class Plan:
    """Routes to claim, and what they bring."""

    def __init__(self, routes: int, hand: list[int]) -> None:
        self.routes: list[int] = []
        self.inside = [False] * routes
        self.done: list[int] = []  # tickets it completes
        self.left = hand[:]  # cards not spoken for
        self.symbols: list[int] = []  # tokens met on the way
        self.time = 0
        self.cars = 0
        self.value = 0


class Needs:
    """Cards that a list of routes still asks for, by color; `left` are the cards in hand that it does not use."""

    def __init__(self, hand: list[int]) -> None:
        self.left = hand[:]
        self.need = [0] * len(hand)
        self.total = 0


class Kind:
    """Routes of one length, color and number of ferry symbols: their cards cost the same."""

    def __init__(self, length: int, color: int, ferries: int) -> None:
        self.length = length
        self.color = color
        self.ferries = ferries
        self.routes: list[int] = []


def kinds_of(e: Edition) -> list[Kind]:
    out: list[Kind] = []
    for route in range(len(e.route_a)):
        kind: Kind | None = None
        for known in out:
            if (
                known.length == e.route_length[route]
                and known.color == e.route_color[route]
                and known.ferries == e.route_ferries[route]
            ):
                kind = known
        if kind is None:
            kind = Kind(e.route_length[route], e.route_color[route], e.route_ferries[route])
            out.append(kind)
        kind.routes.append(route)
    return out


def not_free(price: int) -> int:
    """0 is the price of what is owned already."""
    return price if price != 0 else 1


class Planner:
    def __init__(self, e: Edition, weights: Weights, seed: int | str) -> None:
        self.e = e
        self.kinds = kinds_of(e)
        self.weights = weights
        self.at: list[list[int]] = [[] for _ in e.locations]  # routes, by location
        for route in range(len(e.route_a)):
            self.at[e.route_a[route]].append(route)
            self.at[e.route_b[route]].append(route)
        # Between equals the seed decides, so that two bots need not play alike.
        picker = Picker(seed)
        self.taste = [picker.below(5) for _ in e.route_a]
        self.card = weights.turn * weights.useful // (100 * e.turn_cards)  # price of a card that is missing
        self.card_time = TURN_TIME * weights.useful // (100 * e.turn_cards)
        self.floor = [weights.floor + weights.floor_space * length for length in e.route_length]
        self.wild = self.card * weights.wild // 100
        self.wild_held = self.card * weights.wild_held // 100
        self.held = self.card * weights.held // 100
        self.most = WORK // (len(e.route_a) + BASE)
        self.left = self.most  # ways to look for
        self.clock = Clock()

    # ---- how much to look at ------------------------------------------------------------------------------------
    def begin(self, clock: Clock) -> None:
        """A decision begins, on this clock."""
        self.left = self.most
        self.clock = clock

    def is_spent(self) -> bool:
        return self.left <= 0 or self.clock.is_up()

    # ---- prices -------------------------------------------------------------------------------------------------
    def token_value(self, held: int, last: bool) -> int:
        """SF-E3: the next token; early on also half of the one after it, because the table rises late."""
        table = self.e.token_points
        if held + 1 >= len(table):
            return 0
        gain = (table[held + 1] - table[held]) * POINT
        if last or held + 2 >= len(table):
            return gain
        return (table[held + 2] - table[held]) * POINT // 2 * self.weights.token // 100

    def card_price(self, p: Position, color: int) -> int:
        price = self.card
        if p.market[color] > 0:
            price -= price * self.weights.face_up // 100
        return price

    def best_gray(self, p: Position, left: list[int]) -> int:
        """The color to pay a gray route with: most in hand, then face up, then unseen."""
        best = self.e.wild
        most = -1
        for color in range(len(left)):
            if color != self.e.wild:
                amount = left[color] * 10_000 + p.market[color] * 100 + p.unseen[color]
                if amount > most:
                    best = color
                    most = amount
        return best

    def cards_price(self, p: Position, kind: Kind, left: list[int]) -> int:
        """What the cards for a route of this kind cost, when `left` is what is still free in the hand."""
        w = left[self.e.wild]
        f = kind.ferries
        ferries = f if f <= w else w
        price = ferries * self.wild_held + (f - ferries) * self.wild
        w -= ferries
        n = kind.length - f
        color = kind.color if kind.color != GRAY else self.best_gray(p, left)
        own = left[color] if left[color] <= n else n
        n -= own
        price += own * self.held
        wilds = w if w <= n else n
        return price + wilds * self.wild_held + (n - wilds) * self.card_price(p, color)

    def prices(self, p: Position, plan: Plan, last: bool) -> list[int]:
        """By route: its price less its points; 0 for what is owned or planned, FAR for what is closed."""
        e = self.e
        out = [FAR] * len(p.owner)
        for kind in self.kinds:
            price = FAR
            for route in kind.routes:
                if p.owner[route] == p.me or plan.inside[route]:
                    out[route] = 0
                elif p.open[route]:
                    twin = e.twin[route]
                    if twin == NONE or not plan.inside[twin]:
                        if price == FAR:
                            price = self.weights.turn + self.cards_price(p, kind, plan.left)
                            price -= e.points_by_length[kind.length] * POINT
                        out[route] = not_free(price + self.taste[route])
        bonus = self.token_value(len(p.tokens) + len(plan.symbols), last)
        if bonus > 0:
            met = [False] * len(out)
            for symbol in range(len(p.stack_place)):
                if p.can_get(symbol) and symbol not in plan.symbols:
                    for route in self.at[p.stack_place[symbol]]:
                        if out[route] != 0 and out[route] != FAR and not met[route]:
                            out[route] = not_free(out[route] - bonus)
                            met[route] = True
        return out

    # ---- building a plan ----------------------------------------------------------------------------------------
    def spend(self, p: Position, route: int, left: list[int]) -> int:
        """Take the cards for a route out of `left`, ferries last; answers how many are missing."""
        e = self.e
        symbols = e.route_ferries[route]
        ferries = min(symbols, left[e.wild])
        left[e.wild] -= ferries
        color = e.route_color[route]
        if color == GRAY:
            color = self.best_gray(p, left)
        n = e.route_length[route] - symbols
        own = min(n, left[color])
        left[color] -= own
        wilds = min(n - own, left[e.wild])
        left[e.wild] -= wilds
        return n - own - wilds + symbols - ferries

    def add(self, p: Position, plan: Plan, route: int, price: int) -> None:
        e = self.e
        plan.time += TURN_TIME + self.spend(p, route, plan.left) * self.card_time
        plan.cars += e.route_length[route]
        plan.value -= price
        plan.routes.append(route)
        plan.inside[route] = True
        for symbol in range(len(p.stack_place)):
            if p.can_get(symbol) and symbol not in plan.symbols:
                place = p.stack_place[symbol]
                if place == e.route_a[route] or place == e.route_b[route]:
                    plan.symbols.append(symbol)
                    break  # SF-R5: one a claim

    def search(self, start: int, goal: int, prices: list[int], via: list[int]) -> list[int]:
        """Dijkstra: by location the price of the cheapest way from start, `via` the route it comes by.

        Stops at the goal, if there is one. Once enough was looked at, no way is found any more. A route that pays for
        itself is still priced at its floor: what brings points makes a way longer all the same, and a long way is
        easier to cut.
        """
        e = self.e
        n = len(self.at)
        floor = self.floor
        best = [FAR] * n
        best[start] = 0
        if self.is_spent():
            return best
        self.left -= 1
        heap = [start]
        while heap:
            key = heappop(heap)
            here = key % n
            far = key // n
            if here == goal:
                break
            if far > best[here]:
                continue
            for route in self.at[here]:
                price = prices[route]
                if price == FAR:
                    continue
                if price != 0 and price < floor[route]:
                    price = floor[route]
                there = e.route_a[route] + e.route_b[route] - here
                price += far
                if price < best[there]:
                    best[there] = price
                    via[there] = route
                    heappush(heap, price * n + there)
        return best

    def path(self, start: int, goal: int, prices: list[int]) -> list[int] | None:
        """The cheapest routes from start to goal, those priced 0 left out; None if there is no way."""
        via = [NONE] * len(self.at)
        best = self.search(start, goal, prices, via)
        return None if best[goal] == FAR else self.trace(start, goal, via, prices)

    def distances(self, start: int, prices: list[int]) -> list[int]:
        """By location: the price of the cheapest way from start."""
        return self.search(start, NONE, prices, [NONE] * len(self.at))

    def trace(self, start: int, goal: int, via: list[int], prices: list[int]) -> list[int]:
        out: list[int] = []
        here = goal
        while here != start:
            route = via[here]
            if prices[route] != 0:
                out.append(route)
            here = self.e.route_a[route] + self.e.route_b[route] - here
        return out

    def build(self, p: Position, order: list[int], first: list[int], start: int, time: int, last: bool) -> Plan:
        """Join the tickets in this order, each by the cheapest way that is left, where it is worth it.

        An incomplete ticket costs its points (SF-E2), so completing one is worth them twice.
        """
        e = self.e
        plan = Plan(len(p.owner), p.hand)
        prices = first
        cars = p.cars[p.me]
        if start != NONE:
            self.add(p, plan, start, prices[start])
            prices = self.prices(p, plan, last)
        for ticket in order:
            routes = self.path(e.ticket_a[ticket], e.ticket_b[ticket], prices)
            if routes is None:
                continue
            price = 0
            length = 0
            for route in routes:
                price += prices[route]
                length += e.route_length[route]
            worth = 2 * e.ticket_points[ticket] * POINT
            if price > worth or plan.cars + length > cars:
                continue
            if routes:
                if plan.time + self.time_for(p, routes, plan.left) > time + self.weights.slack:
                    continue
                for route in routes:
                    self.add(p, plan, route, prices[route])
                prices = self.prices(p, plan, last)
            plan.value += worth
            plan.done.append(ticket)
        return plan

    def time_for(self, p: Position, routes: list[int], hand: list[int]) -> int:
        """Time to draw what is missing and to claim these routes."""
        left = hand[:]
        time = 0
        for route in routes:
            time += TURN_TIME + self.spend(p, route, left) * self.card_time
        return time

    def plan(self, p: Position, tickets: list[int], time: int) -> Plan:
        """The best plan over several orders of the open tickets, with or without a start on a paying route."""
        last = time <= TURN_TIME
        empty = Plan(len(p.owner), p.hand)
        first = self.prices(p, empty, last)
        by_points = self.sorted_by_points(tickets)
        start = self.paying(first) if time >= TURN_TIME else NONE
        best = self.build(p, by_points, first, NONE, time, last)
        for k in range(1, len(by_points)):
            if self.left < len(by_points) or self.is_spent():  # an order that is not looked at to its end says nothing
                break
            order = [by_points[k], *by_points[:k], *by_points[k + 1 :]]
            plan = self.build(p, order, first, NONE, time, last)
            if plan.value > best.value:
                best = plan
        if start != NONE and not best.inside[start] and self.left >= len(by_points):
            plan = self.build(p, by_points, first, start, time, last)
            # No ticket needs it, so it must leave time enough for those.
            if plan.value > best.value and plan.time + self.weights.reserve <= time:
                best = plan
        return best

    def paying(self, prices: list[int]) -> int:
        """The route that brings most beyond its price, if any does."""
        best = NONE
        for route in range(len(prices)):
            if prices[route] < 0 and (best == NONE or prices[route] < prices[best]):
                best = route
        return best

    def sorted_by_points(self, tickets: list[int]) -> list[int]:
        """Most points first, then by number."""
        keys = [-self.e.ticket_points[t] * 65_536 + t for t in tickets]
        keys.sort()
        return [key % 65_536 for key in keys]

    def needs(self, p: Position, routes: list[int]) -> Needs:
        """Share out the hand over the routes: ferry symbols, then colored routes, then gray ones, then ferries."""
        e = self.e
        out = Needs(p.hand)
        left = out.left
        short = [0] * len(left)
        for route in routes:
            for _ in range(e.route_ferries[route]):
                if left[e.wild] > 0:
                    left[e.wild] -= 1
                else:
                    out.need[e.wild] += 1
        for route in routes:
            color = e.route_color[route]
            if color != GRAY:
                n = e.route_length[route] - e.route_ferries[route]
                own = min(n, left[color])
                left[color] -= own
                short[color] += n - own
        for length in range(len(e.points_by_length) - 1, 0, -1):
            for route in routes:
                if e.route_color[route] == GRAY and e.route_length[route] == length:
                    color = self.best_gray(p, left)
                    n = length - e.route_ferries[route]
                    own = min(n, left[color])
                    left[color] -= own
                    short[color] += n - own
        while left[e.wild] > 0:
            scarce = NONE
            for color in range(len(short)):
                if short[color] > 0 and (scarce == NONE or p.market[color] < p.market[scarce]):
                    scarce = color
            if scarce == NONE:
                break
            short[scarce] -= 1
            left[e.wild] -= 1
        for color in range(len(short)):
            out.need[color] += short[color]
            out.total += out.need[color]
        return out
