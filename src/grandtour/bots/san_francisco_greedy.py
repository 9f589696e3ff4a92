"""The bot `greedy` for San Francisco: it plans its tickets together and takes what brings most now.

It reads its view and the edition, no state. san_francisco_plan.py says what routes cost; here is what to do next.
Compiled by mypyc from this source; both ways it makes the same choices.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.bots.san_francisco_plan import FAR, POINT, TURN_TIME, Plan, Planner, Position, Weights
from grandtour.core.game import Action, View
from grandtour.core.masks import in_mask
from grandtour.games.san_francisco.actions import Claim, Draw, DrawTickets, Keep, Place, Take, Token
from grandtour.games.san_francisco.edition import GRAY, NONE
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.scoring import networks

MOST_LOST: Final = 15 * POINT  # more than this is never thought to hang on one route


class Greedy(Bot):
    def __init__(self, game: SanFrancisco, seed: int | str, weights: Weights | None = None) -> None:
        self.name = "greedy"
        self.e = game.edition
        self.weights = Weights() if weights is None else weights
        self.planner = Planner(game.edition, self.weights, seed)

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        if len(legal) == 1:
            return legal[0]
        self.planner.begin(clock)
        p = Position(self.e, view)
        if p.phase == "turn":
            return self.choose_turn(p, legal)
        if p.phase == "cards":
            return self.choose_card(p, legal)
        if p.phase == "keep" or p.phase == "tickets":
            return self.choose_tickets(p, legal)
        if p.phase == "place":
            return self.choose_place(p, legal)
        return self.choose_token(p, legal)

    # ---- how long the game will last ------------------------------------------------------------------------------
    def turns(self, p: Position) -> int:
        """Turns that `me` will probably have, this one included (SF-E1)."""
        if p.turns_left > 0:
            return 1
        fewest = 1000
        for seat in range(p.seats):
            if seat != p.me:
                fewest = min(fewest, self.turns_to_end(p, seat))
        # The seat that ends the game has one more turn, and so has everybody else.
        return max(2, fewest + 1)

    def turns_to_end(self, p: Position, seat: int) -> int:
        """Turns until a seat can be down to the cars that begin the last round, if it hurries."""
        cars = p.cars[seat] - self.e.last_round_at
        if cars <= 0:
            return 0
        claims = cars * 10 * TURN_TIME // self.weights.length
        missing = max(0, cars - p.cards[seat])
        draws = missing * self.planner.card_time
        return (claims + draws) * 100 // (TURN_TIME * self.weights.hurry) + 1

    def open_tickets(self, p: Position) -> list[int]:
        return [t for t in p.kept if t not in p.completed]

    # ---- tickets --------------------------------------------------------------------------------------------------
    def choose_tickets(self, p: Position, legal: list[Action]) -> Action:
        """SF-S3, SF-K1: the tickets whose common plan is worth most; what is kept and not done counts against it."""
        time = (self.turns(p) - (1 if p.phase == "tickets" else 0)) * TURN_TIME
        time -= self.weights.buffer
        mine = self.open_tickets(p)
        best = legal[0]
        most = -FAR
        for action in self.affordable(legal, len(mine)):
            assert isinstance(action, Keep)
            value = 0
            wanted = mine[:]
            for ticket in in_mask(action.tickets):
                value -= self.e.ticket_points[ticket] * POINT
                wanted.append(ticket)
            value += self.planner.plan(p, wanted, time).value
            if value > most:
                most = value
                best = action
        return best

    def affordable(self, legal: list[Action], mine: int) -> list[Action]:
        """The choices among tickets for which there is time to look at a whole plan; spread evenly, and at least one.

        So many tickets are open already.
        """
        ways = 0
        for action in legal:
            assert isinstance(action, Keep)
            ways = max(ways, mine + len(in_mask(action.tickets)))
        some = min(len(legal), max(1, self.planner.most // max(1, ways)))
        if some == len(legal):
            return legal
        return [legal[k * len(legal) // some] for k in range(some)]

    def tickets_gain(self, p: Position, plan: Plan, turns: int) -> int:
        """What drawing tickets can be expected to bring, once `plan` is carried out."""
        e = self.e
        left = (turns - 1) * TURN_TIME - plan.time - self.weights.buffer
        cars = p.cars[p.me] - plan.cars
        prices = self.planner.prices(p, plan, False)
        if left < TURN_TIME or cars <= 0:
            for route in range(len(prices)):
                if prices[route] != 0:
                    prices[route] = FAR
        starts: list[int] = []
        rows: list[list[int]] = []
        values: list[int] = []
        for ticket in range(len(e.ticket_a)):
            if ticket in p.kept or ticket in p.put_back:
                continue
            a = e.ticket_a[ticket]
            if a not in starts:
                starts.append(a)
                rows.append(self.planner.distances(a, prices))
            price = rows[starts.index(a)][e.ticket_b[ticket]]
            worth = e.ticket_points[ticket] * POINT
            value = worth
            if price > 0:
                # Time that is not there cannot be bought.
                if price > left * self.weights.reach // TURN_TIME:
                    value = -worth
                else:
                    value = worth - price
            values.append(max(value, -worth))
        return mean_of_best(values, min(e.turn_tickets, p.ticket_deck))

    # ---- a turn ---------------------------------------------------------------------------------------------------
    def choose_turn(self, p: Position, legal: list[Action]) -> Action:
        turns = self.turns(p)
        if turns == 1:
            return self.choose_last(p, legal)
        planner = self.planner
        plan = planner.plan(p, self.open_tickets(p), turns * TURN_TIME)
        extras = self.extras(p, plan, turns)
        card = self.weights.card
        values = self.card_values(p, plan.routes, extras)
        first, draw_value = self.best_draw(p, legal, values)
        best = first
        most = draw_value - card * self.weights.typical // 100
        claims: list[Claim] = []
        can_draw_tickets: Action | None = None
        for action in legal:
            if isinstance(action, Claim):
                claims.append(action)
            elif isinstance(action, DrawTickets):
                can_draw_tickets = action
        wanted = plan.routes + extras
        demand = self.demand(wanted)
        scores = self.claim_scores(p, plan, wanted, turns)
        lead = self.lead(p)
        for claim in claims:
            if scores[claim.route] == -FAR:
                continue
            score = scores[claim.route] - self.waste(p, claim, demand) + self.end_score(p, plan, claim, turns, lead)
            if best is None or score > most:
                most = score
                best = claim
        if can_draw_tickets is not None and turns > 2:
            gain = self.tickets_gain(p, plan, turns) - self.weights.turn
            if best is None or gain > max(0, most):
                best = can_draw_tickets
        return legal[0] if best is None else best

    def claim_scores(self, p: Position, plan: Plan, wanted: list[int], turns: int) -> list[int]:
        """By route: why to claim it now rather than later. Somebody may take it, or time may run out."""
        e = self.e
        w = self.weights
        prices = self.planner.prices(p, plan, False)
        out = [-FAR] * len(p.owner)
        for route in wanted:
            late = e.points_by_length[e.route_length[route]] * POINT if turns <= w.late else 0
            if plan.inside[route]:
                out[route] = w.eager + self.risk(p, route) * self.loss(p, route, prices) // 1000 + 2 * late
            else:
                gain = e.points_by_length[e.route_length[route]] * POINT + self.token_gain(p, route, False)
                out[route] = (w.fill if plan.done else 0) + gain * w.fill_net // 100 - w.fill_base + late
        return out

    def lead(self, p: Position) -> int:
        """Points ahead of the best of the others, as far as can be seen: their tickets are taken to be done."""
        e = self.e
        mean = sum(e.ticket_points) * POINT // len(e.ticket_points) if e.ticket_points else 0
        mine = 0
        others = -FAR
        for seat in range(p.seats):
            score = (p.points[seat] + e.token_points[p.token_count[seat]]) * POINT
            if seat == p.me:
                for ticket in p.kept:
                    points = e.ticket_points[ticket] * POINT
                    score += points if ticket in p.completed else -points
                mine = score
            else:
                others = max(others, score + p.tickets[seat] * mean * self.weights.done // 100)
        return mine - others

    def end_score(self, p: Position, plan: Plan, claim: Claim, turns: int, lead: int) -> int:
        """SF-E1: a claim that begins the last round leaves one more turn: good when ahead, bad for open tickets."""
        e = self.e
        length = e.route_length[claim.route]
        if p.cars[p.me] - length > e.last_round_at or turns <= 2:
            return 0
        lost = 0
        rest = [r for r in plan.routes if r != claim.route]
        if plan.done and rest:
            left = p.hand[:]
            left[claim.color] -= length - claim.wilds
            left[e.wild] -= claim.wilds
            if len(rest) > 1 or self.planner.spend(p, rest[0], left) > 0:
                lost = self.weights.unready
        lead += e.points_by_length[length] * POINT
        return (self.weights.ahead if lead > 0 else 0) - lost

    def token_gain(self, p: Position, route: int, last: bool) -> int:
        """SF-R5: what the token at one of the ends is worth, if there is one."""
        for symbol in range(len(p.stack_place)):
            place = p.stack_place[symbol]
            if place == self.e.route_a[route] or place == self.e.route_b[route]:
                if p.can_get(symbol):
                    return self.planner.token_value(len(p.tokens), last)
        return 0

    def risk(self, p: Position, route: int) -> int:
        """Per mille: how likely another seat takes the route before the next turn."""
        e = self.e
        risk = 0
        for seat in range(p.seats):
            if seat == p.me or p.cars[seat] < e.route_length[route]:
                continue
            near = False
            for other in self.planner.at[e.route_a[route]] + self.planner.at[e.route_b[route]]:
                if p.owner[other] == seat:
                    near = True
            risk += self.weights.risk * (self.weights.near if near else 1)
        twin = e.twin[route]
        if twin != NONE and p.owner[twin] == NONE:
            risk = risk // 4 if p.seats >= e.doubles_from else risk * 3 // 2
        return risk

    def loss(self, p: Position, route: int, prices: list[int]) -> int:
        """What it would cost to go round this route, everything else going as planned."""
        e = self.e
        if self.planner.is_spent():
            return 0
        twin = e.twin[route]
        without = prices[:]
        without[route] = FAR
        price = 0
        if twin != NONE and p.seats < e.doubles_from:
            without[twin] = FAR
        way = self.planner.path(e.route_a[route], e.route_b[route], without)
        if way is None:
            return MOST_LOST
        for r in way:
            price += without[r]
        return min(MOST_LOST, max(0, price))

    def demand(self, wanted: list[int]) -> list[int]:
        """Cards by color that the wanted routes take; gray ones take what is over."""
        e = self.e
        demand = [0] * len(e.colors)
        for route in wanted:
            if e.route_color[route] != GRAY:
                demand[e.route_color[route]] += e.route_length[route] - e.route_ferries[route]
            demand[e.wild] += e.route_ferries[route]
        return demand

    def waste(self, p: Position, claim: Claim, demand: list[int]) -> int:
        """Cards of this payment that another wanted route asks for, and ferries used as wild."""
        e = self.e
        card = self.weights.card
        own = e.route_length[claim.route] - claim.wilds
        needed = demand[claim.color] if claim.color != e.wild else 0
        if e.route_color[claim.route] == claim.color:
            needed -= e.route_length[claim.route] - e.route_ferries[claim.route]
        spare = max(0, p.hand[claim.color] - needed)
        waste = max(0, own - spare) * (card * (100 - self.weights.held) // 100)
        as_wild = claim.wilds - e.route_ferries[claim.route]
        waste += as_wild * self.weights.wild_waste * card // 100
        ferries_left = p.hand[e.wild] - claim.wilds
        ferries_due = demand[e.wild] - e.route_ferries[claim.route]
        if as_wild > 0 and ferries_left < ferries_due:
            waste += (min(as_wild, ferries_due - ferries_left)) * card * (self.weights.wild - 100) // 100
        # Between equals: the color of which least remains, so that the hand stays in few colors.
        return waste + min(9, p.hand[claim.color] - own)

    def extras(self, p: Position, plan: Plan, turns: int) -> list[int]:
        """Routes beyond the tickets, for the points, the tokens and to use up the cars: the best two or three."""
        e = self.e
        out: list[int] = []
        after = Plan(len(p.owner), plan.left)
        after.inside = plan.inside[:]
        after.symbols = plan.symbols[:]
        cars = p.cars[p.me] - plan.cars
        time = turns * TURN_TIME - plan.time
        for _ in range(self.weights.extras):
            prices = self.planner.prices(p, after, False)
            best = NONE
            for route in range(len(prices)):
                price = prices[route]
                if price == FAR or price == 0 or e.route_length[route] > cars:
                    continue
                if best != NONE and price >= prices[best]:
                    continue
                if self.planner.time_for(p, [route], after.left) <= time:
                    best = route
            if best == NONE:
                break
            before = after.time
            self.planner.add(p, after, best, prices[best])
            time -= after.time - before
            cars -= e.route_length[best]
            out.append(best)
        return out

    def choose_last(self, p: Position, legal: list[Action]) -> Action:
        """The last turn: the claim that brings most at once; cards and new tickets bring nothing any more."""
        e = self.e
        best = legal[0]
        most = 0
        tickets = self.open_tickets(p)
        root = networks(e, p.owner, p.me)
        seen = [False] * len(p.owner)
        for action in legal:
            if not isinstance(action, Claim) or seen[action.route]:
                continue
            route = action.route
            seen[route] = True
            gain = e.points_by_length[e.route_length[route]] * POINT + self.planner.taste[route]
            gain += self.token_gain(p, route, True)
            ends = (root[e.route_a[route]], root[e.route_b[route]])
            for ticket in tickets:
                a = root[e.ticket_a[ticket]]
                b = root[e.ticket_b[ticket]]
                if (a, b) == ends or (b, a) == ends:
                    gain += 2 * e.ticket_points[ticket] * POINT
            if gain > most:
                most = gain
                best = action
        return best

    # ---- cards ----------------------------------------------------------------------------------------------------
    def card_values(self, p: Position, routes: list[int], extras: list[int]) -> list[list[int]]:
        """By color, what the first and the second card of it are worth to the plan."""
        e = self.e
        w = self.weights
        card = w.card
        need = self.planner.needs(p, routes)
        both = self.planner.needs(p, routes + extras)
        short = need.total - need.need[e.wild] > 0
        out: list[list[int]] = []
        for color in range(len(e.colors)):
            row: list[int] = []
            for k in range(2):
                if color == e.wild:
                    if need.need[color] > k:
                        value = card * w.wild // 100
                    elif short:
                        value = card * w.wild_any // 100
                    elif both.need[color] > k:
                        value = card * w.wild * w.extra // 10_000
                    else:
                        value = card * w.wild_idle // 100
                elif need.need[color] > k:
                    value = card
                elif both.need[color] > k:
                    value = card * w.extra // 100
                else:
                    value = card * w.idle // 100
                    # A pair is nearer to a gray route than a single card.
                    value += min(3, p.hand[color] + k) * card * w.pair // 100
                row.append(value)
            out.append(row)
        return out

    def best_draw(self, p: Position, legal: list[Action], values: list[list[int]]) -> tuple[Action | None, int]:
        """The first card to take and what the whole draw is worth; a face-up ferry is a whole turn (SF-D1)."""
        e = self.e
        blind = self.blind_value(p, values)
        best: Action | None = None
        most = -FAR
        for action in legal:
            value = -FAR
            if isinstance(action, Draw):
                value = blind + self.second_value(p, values, NONE, blind)
            elif isinstance(action, Take):
                value = values[action.color][0]
                if action.color != e.wild:
                    # What is turned up instead may be better than the deck.
                    value += self.second_value(p, values, action.color, blind) + self.weights.fresh
            if value > most:
                most = value
                best = action
        return best, most

    def second_value(self, p: Position, values: list[list[int]], taken: int, blind: int) -> int:
        """The best second card; in editions with more cards a turn the others count the same."""
        best = blind
        for color in range(len(values)):
            if color == self.e.wild or p.market[color] == 0:
                continue
            if color == taken:
                if p.market[color] > 1:
                    best = max(best, values[color][1])
            else:
                best = max(best, values[color][0])
        return best * (self.e.turn_cards - 1)

    def blind_value(self, p: Position, values: list[list[int]]) -> int:
        """The mean over the cards that were not seen: they lie in the deck or in other hands."""
        total = 0
        cards = 0
        for color in range(len(values)):
            total += p.unseen[color] * values[color][0]
            cards += p.unseen[color]
        return total // cards if cards > 0 else 0

    def choose_card(self, p: Position, legal: list[Action]) -> Action:
        """SF-D1: the next card of a draw that has begun."""
        turns = self.turns(p)
        plan = self.planner.plan(p, self.open_tickets(p), max(0, turns - 1) * TURN_TIME)
        extras = self.extras(p, plan, turns - 1)
        values = self.card_values(p, plan.routes, extras)
        blind = self.blind_value(p, values)
        best = legal[0]
        most = -FAR
        for action in legal:
            value = blind
            if isinstance(action, Take):
                value = values[action.color][0]
            if value > most:
                most = value
                best = action
        return best

    # ---- tokens ---------------------------------------------------------------------------------------------------
    def choose_token(self, p: Position, legal: list[Action]) -> Action:
        """SF-R5: the one that is harder to come by later."""
        plan = self.planner.plan(p, self.open_tickets(p), (self.turns(p) - 1) * TURN_TIME)
        best = legal[0]
        most = -FAR
        for action in legal:
            assert isinstance(action, Token)
            place = p.stack_place[action.symbol]
            value = -p.stack_left[action.symbol] * 10
            for route in self.planner.at[place]:
                if plan.inside[route]:
                    value -= 100
                elif p.open[route]:
                    value -= 3
            if value > most:
                most = value
                best = action
        return best

    def choose_place(self, p: Position, legal: list[Action]) -> Action:
        """SF-S4: where the bot's own plan passes, and few other players will."""
        plan = self.planner.plan(p, self.open_tickets(p), self.turns(p) * TURN_TIME)
        best = legal[0]
        most = -FAR
        for action in legal:
            assert isinstance(action, Place)
            value = 0
            for route in self.planner.at[action.location]:
                if plan.inside[route]:
                    value += 100
                else:
                    value -= 10
            if value > most:
                most = value
                best = action
        return best


def mean_of_best(values: list[int], drawn: int) -> int:
    """The mean of the best among `drawn` of the values, each draw equally likely."""
    values.sort()
    n = len(values)
    if drawn < 1 or n < drawn:
        return -FAR
    # values[i] is the best of those drawn if the others come from the i values below it.
    total = 0
    ways = 0
    for i in range(drawn - 1, n):
        below = 1
        for k in range(drawn - 1):
            below = below * (i - k) // (k + 1)
        total += values[i] * below
        ways += below
    return total // ways
