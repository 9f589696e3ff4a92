"""What the others' claims tell of their tickets: who has laid nine spaces probably laid them on the way of a ticket.

A ticket's progress is by how many spaces a seat's routes have shortened its way. In games of greedy players the
progress of the tickets they really had was 50 to 95 % of the spaces they had laid, that of tickets drawn at random 16
to 19 %; `FITS` is how much more often the one than the other was seen, for each share.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from grandtour.games.san_francisco.edition import NONE, Edition
from grandtour.games.san_francisco.state import SFState

FITS: Final = [1, 10, 40, 50, 100]  # per cent, by progress in quarters of the spaces laid
LEAST: Final = 2  # spaces laid before anything is concluded
NO_WAY: Final = 100


class Belief:
    def __init__(self, e: Edition) -> None:
        self.e = e
        self.at: list[list[int]] = [[] for _ in e.locations]  # routes, by location
        for route in range(len(e.route_a)):
            self.at[e.route_a[route]].append(route)
            self.at[e.route_b[route]].append(route)
        free = [NONE] * len(e.route_a)
        self.whole = [self.way(free, NONE, ticket) for ticket in range(len(e.ticket_a))]  # by ticket: its way at first
        self.laid: list[int] = []  # by seat: spaces
        self.progress: list[list[int]] = []  # by seat and ticket

    def look(self, s: SFState) -> None:
        """At the claims so far, which everybody sees."""
        e = self.e
        self.laid = [0] * s.seats
        for route in range(len(s.owner)):
            if s.owner[route] != NONE:
                self.laid[s.owner[route]] += e.route_length[route]
        self.progress = []
        for seat in range(s.seats):
            row = [0] * len(e.ticket_a)
            if self.laid[seat] >= LEAST:
                row = [self.whole[ticket] - self.way(s.owner, seat, ticket) for ticket in range(len(e.ticket_a))]
            self.progress.append(row)

    def fit(self, s: SFState, seat: int) -> int:
        """Of the other seats' tickets in this world, per cent."""
        fit = 100
        for other in range(s.seats):
            laid = self.laid[other]
            if other == seat or laid < LEAST:
                continue
            made = 0
            row = self.progress[other]
            tickets = s.tickets[other]
            ticket = 0
            while tickets:
                if tickets & 1:
                    made += row[ticket]
                tickets >>= 1
                ticket += 1
            quarter = min(len(FITS) - 1, max(0, 4 * made // laid))
            fit = fit * FITS[quarter] // 100
        return fit

    def way(self, owner: list[int], seat: int, ticket: int) -> int:
        """Spaces that the seat has yet to lay to complete the ticket, as the routes are claimed now."""
        e = self.e
        n = len(self.at)
        goal = e.ticket_b[ticket]
        best = [NO_WAY] * len(self.at)
        best[e.ticket_a[ticket]] = 0
        heap = [e.ticket_a[ticket]]  # spaces * n + location
        while heap:
            entry = heappop(heap)
            here = entry % n
            spaces = entry // n
            if here == goal:
                return spaces
            if spaces > best[here]:
                continue
            for route in self.at[here]:
                if owner[route] != NONE and owner[route] != seat:
                    continue
                there = e.route_a[route] + e.route_b[route] - here
                total = spaces if owner[route] != NONE else spaces + e.route_length[route]
                if total < best[there]:
                    best[there] = total
                    heappush(heap, total * n + there)
        return NO_WAY
