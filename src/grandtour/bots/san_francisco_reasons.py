"""Reasons for actions in San Francisco: what they do for the tickets, the tokens and the points.

The plan is greedy's: the routes that join the open tickets most cheaply in the turns that are probably left.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.reasons import Reason
from grandtour.bots.san_francisco_greedy import Greedy
from grandtour.bots.san_francisco_plan import FAR, TURN_TIME, Plan, Position
from grandtour.core.game import Action, State
from grandtour.core.masks import in_mask
from grandtour.core.numbers import wholes
from grandtour.games.san_francisco.actions import Claim, Draw, DrawTickets, Keep, Place, Take, Token
from grandtour.games.san_francisco.edition import GRAY
from grandtour.games.san_francisco.game import SanFrancisco

SEED: Final = 0  # of the planner's taste between equals: everybody is told the same
LATE: Final = 3  # turns left in which a new ticket is hardly completed
LONG: Final = 4  # a route of so many spaces is claimed for its points


class Reasons:
    def __init__(self, game: SanFrancisco, state: State, seat: int) -> None:
        self.e = game.edition
        self.greedy = Greedy(game, SEED)
        self.planner = self.greedy.planner
        view = game.observe(state, seat)
        self.p = Position(self.e, view)
        self.offered = wholes(view["token_choice"])
        self.turns = self.greedy.turns(self.p)
        self.open = self.greedy.open_tickets(self.p)

    def of(self, action: Action) -> Reason:
        if isinstance(action, Claim):
            return self.claim(action.route)
        if isinstance(action, Take):
            return self.take(action.color)
        if isinstance(action, Draw):
            return self.draw()
        if isinstance(action, DrawTickets):
            return self.tickets()
        if isinstance(action, Keep):
            return self.keep(in_mask(action.tickets))
        if isinstance(action, Token):
            return self.token(action.symbol)
        if isinstance(action, Place):
            return self.place(action.location)
        return "advice-sf-pass", {}

    # ---- routes -------------------------------------------------------------------------------------------------
    def claim(self, route: int) -> Reason:
        """Tickets first: nothing brings more. Then the end of the game, tokens and points."""
        e = self.e
        p = self.p
        points = e.points_by_length[e.route_length[route]]
        done = self.completed_by(route)
        if done:
            return "advice-sf-completes", {"tickets": done}
        if p.turns_left > 0:
            return "advice-sf-last-turn", {"points": points}
        plan = self.plan()
        if plan.inside[route]:
            ticket = self.ticket_on(plan, route)
            if ticket is not None:
                return "advice-sf-on-the-way", {"ticket": ticket}
        if p.turns_left < 0 and p.cars[p.me] - e.route_length[route] <= e.last_round_at and not self.open:
            return "advice-sf-last-round", {}
        symbol = self.token_at(route)
        if symbol is not None:
            return "advice-sf-token", {"symbol": symbol}
        if e.route_length[route] >= LONG:
            return "advice-sf-long", {"points": points}
        return "advice-sf-points", {"points": points}

    def completed_by(self, route: int) -> list[int]:
        """The open tickets whose places this route joins, with those that are claimed already."""
        e = self.e
        p = self.p
        prices = [0 if p.owner[r] == p.me or r == route else FAR for r in range(len(p.owner))]
        return [t for t in self.open if self.planner.path(e.ticket_a[t], e.ticket_b[t], prices) is not None]

    def ticket_on(self, plan: Plan, route: int) -> int | None:
        """The most precious ticket that the plan does not complete without this route."""
        e = self.e
        p = self.p
        usable = [p.owner[r] == p.me or (plan.inside[r] and r != route) for r in range(len(p.owner))]
        prices = [0 if use else FAR for use in usable]
        for ticket in self.planner.sorted_by_points(plan.done):
            if self.planner.path(e.ticket_a[ticket], e.ticket_b[ticket], prices) is None:
                return ticket
        return None

    def token_at(self, route: int) -> int | None:
        """A token that the claim brings (SF-R5)."""
        for symbol in range(len(self.p.stack_place)):
            place = self.p.stack_place[symbol]
            if place in (self.e.route_a[route], self.e.route_b[route]) and self.p.can_get(symbol):
                return symbol
        return None

    def plan(self) -> Plan:
        """The plan for the turns that are left. In the middle of a draw the present turn is already spent."""
        turns = self.turns if self.p.phase == "turn" else max(self.turns - 1, 0)
        return self.planner.plan(self.p, self.open, turns * TURN_TIME)

    # ---- cards --------------------------------------------------------------------------------------------------
    def take(self, color: int) -> Reason:
        e = self.e
        plan = self.plan()
        need = self.planner.needs(self.p, plan.routes).need[color]
        if color == e.wild:
            if need > 0:
                route = self.route_with(plan.routes, color)
                if route is not None:
                    return "advice-sf-ferry-route", {"route": route}
            return "advice-sf-ferry", {}
        route = self.route_with(plan.routes, color) if need > 0 else None
        if route is not None:
            return "advice-sf-needed", {"route": route, "missing": need}
        extras = self.greedy.extras(self.p, plan, self.turns)
        if self.planner.needs(self.p, plan.routes + extras).need[color] > 0:
            route = self.route_with(extras, color)
            if route is not None:
                return "advice-sf-needed-later", {"route": route}
        if self.p.hand[color] > 0:
            return "advice-sf-collect", {"have": self.p.hand[color] + 1}
        return "advice-sf-spare", {}

    def route_with(self, routes: list[int], color: int) -> int | None:
        """The longest of these routes that asks for the color; a gray one where no other does."""
        e = self.e
        best: int | None = None
        for route in routes:
            fits = e.route_ferries[route] > 0 if color == e.wild else e.route_color[route] in (color, GRAY)
            if fits and (best is None or self.rank(route, color) > self.rank(best, color)):
                best = route
        return best

    def rank(self, route: int, color: int) -> tuple[bool, int]:
        return self.e.route_color[route] == color, self.e.route_length[route]

    def draw(self) -> Reason:
        p = self.p
        plan = self.plan()
        needs = self.planner.needs(p, plan.routes)
        if needs.total == 0:
            return "advice-sf-draw", {}
        face_up = any(needs.need[color] > 0 and p.market[color] > 0 for color in range(len(needs.need)))
        return ("advice-sf-draw-missing" if face_up else "advice-sf-draw-blind"), {"missing": needs.total}

    # ---- tickets ------------------------------------------------------------------------------------------------
    def tickets(self) -> Reason:
        if self.turns <= LATE:
            return "advice-sf-tickets-late", {}
        return ("advice-sf-tickets-more" if self.open else "advice-sf-tickets"), {}

    def keep(self, tickets: list[int]) -> Reason:
        """SF-S3, SF-K1: how many routes they take, together with those that are open already."""
        points = sum(self.e.ticket_points[ticket] for ticket in tickets)
        plan = self.plan_with(tickets)
        if any(ticket not in plan.done for ticket in tickets):
            return "advice-sf-keep-least", {"points": points}
        before = len(self.plan_with([]).routes)
        more = len(plan.routes) - before
        if more <= 0:
            return "advice-sf-keep-free", {}
        if more < sum(len(self.plan_with([ticket]).routes) - before for ticket in tickets):
            return "advice-sf-keep-together", {"routes": more}
        return "advice-sf-keep", {"points": points, "routes": more}

    def plan_with(self, tickets: list[int]) -> Plan:
        """The plan for the tickets that are open already together with these."""
        return self.planner.plan(self.p, self.open + tickets, self.turns * TURN_TIME)

    # ---- tokens -------------------------------------------------------------------------------------------------
    def token(self, symbol: int) -> Reason:
        """SF-R5: why this one of two tokens: it is the one that is harder to come by later."""
        p = self.p
        plan = self.plan()
        for other in self.offered:
            if other != symbol and self.planned_at(plan, p.stack_place[other]):
                return "advice-sf-token-later", {"location": p.stack_place[other]}
        return "advice-sf-token-left", {"left": p.stack_left[symbol]}

    def place(self, location: int) -> Reason:
        planned = self.planned_at(self.plan(), location)
        if planned:
            return "advice-sf-place", {"routes": planned}
        return "advice-sf-place-apart", {"routes": len(self.planner.at[location])}

    def planned_at(self, plan: Plan, location: int) -> int:
        """How many planned routes lead there."""
        return len([route for route in self.planner.at[location] if plan.inside[route]])
