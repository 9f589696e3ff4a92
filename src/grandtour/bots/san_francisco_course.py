"""Courses: which routes of San Francisco a seat means to claim, found quickly in a state.

Search plays thousands of games a second, so everything here is lists of whole numbers that are used again. Prices are
hundredths of a point, time is sixtieths of a turn. Compiled by mypyc from this source.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from grandtour.bots.san_francisco_habits import Habits
from grandtour.games.san_francisco.edition import GRAY, NONE, Edition
from grandtour.games.san_francisco.state import SFState

POINT: Final = 100
TURN_TIME: Final = 60
FAR: Final = 1_000_000_000


class Course:
    """What a seat is about: the routes still to be claimed for its tickets, and a few beyond them."""

    def __init__(self) -> None:
        self.claims = -1  # what it was last looked at with: a sum that any claim and any token changes
        self.open: list[int] = []  # routes that the seat could still claim (SF-R3)
        self.of_kind: list[int] = []  # by kind of route: one that is open, with a token if there is one; else NONE
        self.token_kind: list[bool] = []  # whether that one brings a token
        self.tickets = -1  # the mask that it was made for
        self.finished = False  # all of those are completed
        self.routes: list[int] = []
        self.extras: list[int] = []
        self.extra_points = 0
        self.extra_tokens = 0
        self.extra_time = 0
        self.pays = NONE  # the first of the extras, if it brings more than it costs
        self.spaces = 0
        self.time = 0  # to draw what is missing and to claim
        self.done = 0  # tickets completed, or to be completed by it
        self.stale = True  # cards were drawn since it was made
        self.value = 0  # of those tickets twice (SF-E2), less the prices of the routes


class Courses:
    """Finds courses for one edition. The lists are for the course that is looked at."""

    def __init__(self, e: Edition, habits: Habits) -> None:
        self.e = e
        self.habits = habits
        self.at: list[list[int]] = [[] for _ in e.locations]  # routes, by location
        for route in range(len(e.route_a)):
            self.at[e.route_a[route]].append(route)
            self.at[e.route_b[route]].append(route)
        self.all_routes = list(range(len(e.route_a)))
        self.by_points = sorted(range(len(e.ticket_a)), key=lambda t: (-e.ticket_points[t], t))
        self.points = [e.points_by_length[length] * POINT for length in e.route_length]
        # Routes of one length, color and number of ferry symbols cost the same cards.
        kinds = sorted(set(zip(e.route_length, e.route_color, e.route_ferries)))
        self.kind_of = [
            kinds.index((e.route_length[r], e.route_color[r], e.route_ferries[r])) for r in range(len(e.route_a))
        ]
        self.kind_length = [kind[0] for kind in kinds]
        self.kind_color = [kind[1] for kind in kinds]
        self.kind_ferries = [kind[2] for kind in kinds]
        self.kind_points = [e.points_by_length[kind[0]] * POINT for kind in kinds]
        self.kind_price = [0] * len(kinds)
        self.kind_missing = [0] * len(kinds)
        # SF-E3, by tokens held: half of what the next two bring, because the table rises late.
        table = [*e.token_points, e.token_points[-1], e.token_points[-1]]
        self.token_worth = [(table[n + 2] - table[n]) * POINT // 2 * habits.token // 100 for n in range(len(table) - 2)]
        self.token_gain = [(table[n + 1] - table[n]) * POINT for n in range(len(table) - 2)]
        self.left: list[int] = [0] * len(e.colors)  # cards in hand that no route of the course needs
        self.card_price = [0] * len(e.colors)
        self.prices: list[int] = [FAR] * len(e.route_a)
        self.floors = [habits.floor + habits.floor_space * length for length in e.route_length]
        self.via: list[int] = [NONE] * len(e.locations)

    # ---- what a seat may still have -------------------------------------------------------------------------------
    def is_open(self, s: SFState, seat: int, route: int) -> bool:
        """SF-R3. As legal.is_open says, and it must agree with it."""
        if s.owner[route] != NONE:
            return False
        twin = self.e.twin[route]
        if twin == NONE or s.owner[twin] == NONE:
            return True
        return s.owner[twin] != seat and s.seats >= self.e.doubles_from

    def look(self, s: SFState, seat: int, course: Course) -> bool:
        """See what was claimed since the last look; False where that is in the way of the course."""
        total = 0
        for other in range(s.seats):
            total += s.cars[other] * 65536 + s.tokens[other]
        if total == course.claims:
            return True
        e = self.e
        owner = s.owner
        cars = s.cars[seat]
        before = course.open if course.claims >= 0 else self.all_routes  # what is closed stays closed
        course.claims = total
        tokens = [False] * len(self.at)
        for symbol in range(len(s.stack_place)):
            if s.stack_left[symbol] > 0 and s.stack_place[symbol] != NONE and s.tokens[seat] >> symbol & 1 == 0:
                tokens[s.stack_place[symbol]] = True
        opened: list[int] = []
        of_kind = [NONE] * len(self.kind_color)
        token_kind = [False] * len(self.kind_color)
        for route in before:
            if owner[route] == NONE and e.route_length[route] <= cars and self.is_open(s, seat, route):
                opened.append(route)
                kind = self.kind_of[route]
                if tokens[e.route_a[route]] or tokens[e.route_b[route]]:
                    of_kind[kind] = route
                    token_kind[kind] = True
                elif not token_kind[kind]:
                    of_kind[kind] = route
        course.open = opened
        course.of_kind = of_kind
        course.token_kind = token_kind
        left: list[int] = []
        stands = True
        for route in course.routes:
            if owner[route] != seat:
                if not self.is_open(s, seat, route):
                    stands = False
                left.append(route)
        if not left and course.done == course.tickets:
            course.finished = True
        course.routes = left
        course.extras = [route for route in course.extras if self.is_open(s, seat, route)]
        return stands

    def token_at(self, s: SFState, seat: int, route: int) -> bool:
        """SF-R5: whether claiming the route brings a token."""
        e = self.e
        for symbol in range(len(s.stack_place)):
            place = s.stack_place[symbol]
            if place == e.route_a[route] or place == e.route_b[route]:
                if s.stack_left[symbol] > 0 and s.tokens[seat] >> symbol & 1 == 0:
                    return True
        return False

    # ---- prices ---------------------------------------------------------------------------------------------------
    def take_hand(self, s: SFState, seat: int) -> None:
        """`left` is the whole hand; cards that lie face up are cheaper."""
        colors = len(self.left)
        h = self.habits
        for c in range(colors):
            self.left[c] = s.hands[seat * colors + c]
            self.card_price[c] = h.card
        cheap = h.card - h.card * h.face_up // 100
        for c in s.market:
            if c != NONE:
                self.card_price[c] = cheap

    def gray_color(self) -> int:
        """The color of which most is left."""
        left = self.left
        best = 0 if self.e.wild != 0 else 1
        for color in range(len(left)):
            if left[color] > left[best] and color != self.e.wild:
                best = color
        return best

    def price_kinds(self) -> None:
        """Each kind of route, out of what is left of the hand."""
        gray = self.gray_color()
        for kind in range(len(self.kind_color)):
            self.price_kind(kind, gray)

    def price_kind(self, kind: int, gray: int) -> None:
        """A turn and cards, less points, into `kind_price`; a gray route is paid with the color `gray`."""
        h = self.habits
        left = self.left
        color = self.kind_color[kind]
        if color == GRAY:
            color = gray
        price = h.turn - self.kind_points[kind]
        ferries = self.kind_ferries[kind]
        n = self.kind_length[kind] - ferries
        wilds = left[self.e.wild]
        missing = 0
        if ferries > 0:
            if wilds >= ferries:
                wilds -= ferries
                price += ferries * h.wild_held
            else:
                missing = ferries - wilds
                price += wilds * h.wild_held + missing * h.wild
                wilds = 0
        own = left[color]
        if own >= n:
            price += n * h.held
        else:
            price += own * h.held
            n -= own
            if wilds >= n:
                price += n * h.wild_held
            else:
                n -= wilds
                missing += n
                price += wilds * h.wild_held + n * self.card_price[color]
        self.kind_price[kind] = price
        self.kind_missing[kind] = missing

    def price_open(self, s: SFState, seat: int, course: Course) -> None:
        """By route that is open, into `prices`: its kind's price, less the token that it may bring."""
        prices = self.prices
        for route in course.open:
            if prices[route] != 0 and prices[route] != FAR:
                price = self.kind_price[self.kind_of[route]]
                prices[route] = price if price != 0 else 1
        token = self.token_worth[count(s.tokens[seat])]
        for symbol in range(len(s.stack_place)):
            if s.stack_left[symbol] > 0 and s.stack_place[symbol] != NONE and s.tokens[seat] >> symbol & 1 == 0:
                for route in self.at[s.stack_place[symbol]]:
                    price = prices[route]
                    if price != 0 and price != FAR:
                        prices[route] = price - token if price != token else 1

    def spend(self, route: int) -> int:
        """Take the cards for the route out of `left`; answers how many are missing."""
        e = self.e
        left = self.left
        color = e.route_color[route]
        if color == GRAY:
            color = self.gray_color()
        n = e.route_length[route] - e.route_ferries[route]
        own = left[color] if left[color] < n else n
        left[color] -= own
        n += e.route_ferries[route] - own
        wilds = left[e.wild] if left[e.wild] < n else n
        left[e.wild] -= wilds
        return n - wilds

    # ---- ways -----------------------------------------------------------------------------------------------------
    def distance(self, start: int, goal: int) -> int:
        """Dijkstra over `prices`; `via` then tells the way back from the goal."""
        e = self.e
        prices = self.prices
        floors = self.floors
        via = self.via
        n = len(self.at)
        best = [FAR] * n
        best[start] = 0
        heap = [start]
        while heap:
            key = heappop(heap)
            here = key % n
            far = key // n
            if here == goal:
                return far
            if far > best[here]:
                continue
            for route in self.at[here]:
                price = prices[route]
                if price == FAR:
                    continue
                if price < floors[route] and price != 0:
                    price = floors[route]
                there = e.route_a[route] + e.route_b[route] - here
                price += far
                if price < best[there]:
                    best[there] = price
                    via[there] = route
                    heappush(heap, price * n + there)
        return FAR

    def find(self, s: SFState, seat: int, course: Course, tickets: int, time: int) -> None:
        """Join the tickets, the dearest first, each by the cheapest way; what is not worth it or too late is left.

        `look` comes before it. Afterwards `left` is what the course does not use, and `prices` are for what is left.
        """
        e = self.e
        h = self.habits
        course.tickets = tickets
        course.routes = []
        course.spaces = 0
        course.time = 0
        course.done = 0
        course.value = 0
        course.finished = tickets == 0
        self.take_hand(s, seat)
        if tickets == 0:
            return
        prices = self.prices
        for route in range(len(prices)):
            prices[route] = 0 if s.owner[route] == seat else FAR
        for route in course.open:
            prices[route] = 1
        self.price_kinds()
        self.price_open(s, seat, course)
        for ticket in self.by_points:
            if tickets >> ticket & 1 == 0:
                continue
            here = e.ticket_b[ticket]
            start = e.ticket_a[ticket]
            price = self.distance(start, here)
            worth = 2 * e.ticket_points[ticket] * POINT
            if price > worth * h.worth // 100:
                continue
            routes: list[int] = []
            spaces = course.spaces
            price = 0
            while here != start:
                route = self.via[here]
                if prices[route] != 0:
                    routes.append(route)
                    spaces += e.route_length[route]
                    price += prices[route]
                here = e.route_a[route] + e.route_b[route] - here
            if spaces > s.cars[seat]:
                continue
            if routes:
                before = self.left[:]
                needs = course.time
                for route in routes:
                    needs += TURN_TIME + self.spend(route) * h.card_time
                if needs > time:
                    self.left = before
                    continue
                course.time = needs
                course.spaces = spaces
                self.price_kinds()
                for route in routes:
                    course.routes.append(route)
                    prices[route] = 0
                    twin = e.twin[route]
                    if twin != NONE:
                        prices[twin] = FAR
                self.price_open(s, seat, course)
            course.value += worth - price
            course.done |= 1 << ticket

    def add_extras(self, s: SFState, seat: int, course: Course, time: int, most: int) -> None:
        """Routes beyond the tickets, for their points and tokens and to use up the cars: the best by price.

        Out of the cards in `left`, one of each kind of route at most, as long as cars and time last.
        """
        e = self.e
        h = self.habits
        course.extras = []
        course.extra_points = 0
        course.extra_tokens = 0
        course.extra_time = 0
        course.pays = NONE
        cars = s.cars[seat] - course.spaces
        over = time - course.time - TURN_TIME
        token = self.token_worth[count(s.tokens[seat])]
        of_kind = course.of_kind
        used: list[int] = []
        for _ in range(most):
            gray = self.gray_color()
            best = NONE
            least = FAR
            for kind in range(len(of_kind)):
                if of_kind[kind] == NONE or self.kind_length[kind] > cars or kind in used:
                    continue
                self.price_kind(kind, gray)
                price = self.kind_price[kind]
                if course.token_kind[kind]:
                    price -= token
                if price < least and self.kind_missing[kind] * h.card_time <= over:
                    if of_kind[kind] not in course.routes:
                        least = price
                        best = kind
            if best == NONE:
                return
            used.append(best)
            route = of_kind[best]
            cars -= e.route_length[route]
            takes = TURN_TIME + self.spend(route) * h.card_time
            over -= takes
            course.extra_time += takes
            course.extra_points += self.kind_points[best]
            if course.token_kind[best]:
                course.extra_tokens += 1
            if least < h.paying and over >= h.reserve and not course.extras:
                course.pays = route
            course.extras.append(route)


def count(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
