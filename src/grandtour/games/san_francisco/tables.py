"""What can be known of an edition before the first move: every payment for every route, as ready actions.

Listing legal actions then only compares numbers and hands out these shared values.
"""

from __future__ import annotations

from grandtour.games.san_francisco.actions import Card, Claim, Draw, DrawTickets, Pass, Stack, Take
from grandtour.games.san_francisco.edition import GRAY, Edition


class Cost:
    """Routes of one length, color and number of ferry symbols: they take the same payments."""

    def __init__(self, length: int, color: int, ferries: int) -> None:
        self.length = length
        self.color = color
        self.ferries = ferries
        self.routes: list[int] = []
        # The payments: `own[i]` cards of `colors[i]` and `wilds[i]` ferries.
        self.colors: list[int] = []
        self.own: list[int] = []
        self.wilds: list[int] = []

    def list_payments(self, e: Edition) -> None:
        """SF-R1: one color with ferries as wild; a gray route takes any one color; all ferries will do too.

        SF-R2: at least as many ferries as the route has ferry symbols.
        """
        for color in range(len(e.colors)):
            if color != e.wild and (self.color == GRAY or self.color == color):
                for wilds in range(self.ferries, self.length):
                    self.add(color, self.length - wilds, wilds)
        self.add(e.wild, 0, self.length)

    def add(self, color: int, own: int, wilds: int) -> None:
        self.colors.append(color)
        self.own.append(own)
        self.wilds.append(wilds)


class Tables:
    def __init__(self, e: Edition) -> None:
        self.costs: list[Cost] = []
        found: dict[tuple[int, int, int], Cost] = {}
        for route in range(len(e.route_a)):
            kind = (e.route_length[route], e.route_color[route], e.route_ferries[route])
            if kind not in found:
                cost = Cost(kind[0], kind[1], kind[2])
                cost.list_payments(e)
                found[kind] = cost
                self.costs.append(cost)
            found[kind].routes.append(route)
        self.claims: list[list[Claim]] = [[] for _ in e.route_a]  # by route, parallel to its cost's payments
        for cost in self.costs:
            for route in cost.routes:
                for i in range(len(cost.colors)):
                    self.claims[route].append(Claim(route, cost.colors[i], cost.wilds[i]))
        self.cards = [Card(color) for color in range(len(e.colors))]
        self.takes = [Take(color) for color in range(len(e.colors))]
        self.stacks = [Stack(symbol) for symbol in range(len(e.symbols))]
        self.draw = Draw()
        self.draw_tickets = DrawTickets()
        self.pass_turn = Pass()
