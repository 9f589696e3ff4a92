"""What can be known of an edition before the first move: every payment for every route, as ready actions.

Listing legal actions then only compares numbers and hands out these shared values.
"""

from __future__ import annotations

from grandtour.games.san_francisco.actions import Card, Claim, Draw, DrawTickets, Pass, Stack, Take, Ticket
from grandtour.games.san_francisco.edition import GRAY, Edition


class Way:
    """One color paying for routes of one length and one number of ferry symbols.

    `claims[wilds][k]` claims `routes[k]` with so many ferries and for the rest cards of the color. SF-R2: there are
    none with fewer ferries than symbols. For the ferries' own color there is only paying with ferries alone.
    """

    def __init__(self, color: int, length: int, ferries: int, alone: bool) -> None:
        self.color = color
        self.length = length
        self.ferries = ferries
        self.least = length if alone else ferries  # ferries in a payment
        self.most = length if alone else length - 1
        self.routes: list[int] = []
        self.claims: list[list[Claim]] = [[] for _ in range(length + 1)]

    def add(self, route: int) -> None:
        self.routes.append(route)
        for wilds in range(self.least, self.most + 1):
            self.claims[wilds].append(Claim(route, self.color, wilds))


class Tables:
    def __init__(self, e: Edition) -> None:
        self.ways: list[list[Way]] = []  # by color, shortest routes first
        for color in range(len(e.colors)):
            found: dict[tuple[int, int], Way] = {}
            for route in range(len(e.route_a)):
                # SF-R1: a route takes its own color, a gray one any; ferries pay for everything.
                if color == e.wild or e.route_color[route] == color or e.route_color[route] == GRAY:
                    kind = (e.route_length[route], e.route_ferries[route])
                    if kind not in found:
                        found[kind] = Way(color, kind[0], kind[1], color == e.wild)
                    found[kind].add(route)
            self.ways.append([found[kind] for kind in sorted(found)])
        self.payments: list[dict[int, Claim]] = [{} for _ in e.route_a]  # by route, see `paid`
        for ways in self.ways:
            for way in ways:
                for claims in way.claims:
                    for claim in claims:
                        self.payments[claim.route][claim.color * 16 + claim.wilds] = claim
        self.cards = [Card(color) for color in range(len(e.colors))]
        self.takes = [Take(color) for color in range(len(e.colors))]
        self.tickets = [Ticket(ticket) for ticket in range(len(e.ticket_a))]
        self.fixed_symbols = e.fixed_symbols
        self.stacks = [Stack(symbol) for symbol in range(len(e.symbols))]
        self.draw = Draw()
        self.draw_tickets = DrawTickets()
        self.pass_turn = Pass()

    def paid(self, route: int, color: int, wilds: int) -> Claim | None:
        """The claim with so many ferries and for the rest cards of the color; None if the rules have none."""
        return self.payments[route].get(color * 16 + wilds)
