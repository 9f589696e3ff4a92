"""Courses: which routes of San Francisco a seat means to claim, found quickly in a state.

Search plays thousands of games a second, so everything here is lists of whole numbers that are used again. Prices are
hundredths of a point, time is sixtieths of a turn. Compiled by mypyc from this source.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.san_francisco_habits import Habits
from grandtour.games.san_francisco.edition import GRAY, NONE, Edition
from grandtour.games.san_francisco.state import PLACE, SFState

POINT: Final = 100
TURN_TIME: Final = 60
FAR: Final = 1_000_000_000


class Course:
    """What a seat is about: the routes still to be claimed for its tickets, and a few beyond them."""

    def __init__(self) -> None:
        self.claims = -1  # what it was last looked at with: a sum that any claim and any token changes,
        self.taken = -1  # and one that any token changes
        self.open: list[int] = []  # routes that the seat could still claim (SF-R3)
        self.prices: list[int] = []  # by route: 0 for the seat's own, 1 for those, else FAR
        self.symbols: list[int] = []  # by route: the tokens of which claiming it brings one (SF-R5), a mask
        self.of_kind: list[int] = []  # by kind of route: one that is open, with a token if there is one; else NONE
        self.token_kind: list[bool] = []  # whether that one brings a token
        self.tickets = -1  # the mask that it was made for
        self.routes: list[int] = []
        self.start = NONE  # the first of them, if it is there for itself and not for a ticket
        self.met = 0  # tokens that they will bring, a mask
        self.extras: list[int] = []
        self.extra_points = 0
        self.extra_tokens = 0
        self.extra_time = 0
        self.pays = NONE  # the first of the extras, if it brings more than it costs
        self.spaces = 0
        self.time = 0  # to draw what is missing and to claim
        self.done = 0  # tickets completed, or to be completed by it
        self.stale = True  # cards were drawn since it was made
        self.worth = 0  # of those tickets twice (SF-E2),
        self.value = 0  # less the prices of the routes

    def is_for_tickets(self) -> bool:
        return len(self.routes) > 1 or (len(self.routes) == 1 and self.start == NONE)

    def go(self, other: Course) -> None:
        """By the routes of another course."""
        self.routes = other.routes
        self.start = other.start
        self.met = other.met
        self.spaces = other.spaces
        self.time = other.time
        self.done = other.done
        self.worth = other.worth
        self.value = other.value

    def copy(self) -> Course:
        """The lists are shared: a course gets new ones and never changes those it has."""
        out = Course()
        out.claims = self.claims
        out.taken = self.taken
        out.open = self.open
        out.prices = self.prices
        out.symbols = self.symbols
        out.of_kind = self.of_kind
        out.token_kind = self.token_kind
        out.tickets = self.tickets
        out.routes = self.routes
        out.start = self.start
        out.met = self.met
        out.extras = self.extras
        out.extra_points = self.extra_points
        out.extra_tokens = self.extra_tokens
        out.extra_time = self.extra_time
        out.pays = self.pays
        out.spaces = self.spaces
        out.time = self.time
        out.done = self.done
        out.stale = self.stale
        out.worth = self.worth
        out.value = self.value
        return out


class Courses:
    """Finds courses for one edition. The lists are for the course that is looked at."""

    def __init__(self, e: Edition, habits: Habits, like: Courses | None = None) -> None:
        """`like`: one with the same habits, whose prices serve here too."""
        self.e = e
        self.habits = habits
        self.at: list[list[int]] = [[] for _ in e.locations]  # routes, by location,
        self.there: list[list[int]] = [[] for _ in e.locations]  # and where each of them leads
        for route in range(len(e.route_a)):
            self.at[e.route_a[route]].append(route)
            self.there[e.route_a[route]].append(e.route_b[route])
            self.at[e.route_b[route]].append(route)
            self.there[e.route_b[route]].append(e.route_a[route])
        self.all_routes = list(range(len(e.route_a)))
        self.by_points = sorted(range(len(e.ticket_a)), key=lambda t: (-e.ticket_points[t], t))
        self.points = [e.points_by_length[length] * POINT for length in e.route_length]
        # Routes of one length, color and number of ferry symbols cost the same cards.
        kinds = sorted(set(zip(e.route_length, e.route_color, e.route_ferries)))
        number = {kind: k for k, kind in enumerate(kinds)}
        self.kind_of = [number[kind] for kind in zip(e.route_length, e.route_color, e.route_ferries)]
        self.kind_length = [kind[0] for kind in kinds]
        self.kind_color = [kind[1] for kind in kinds]
        self.kind_ferries = [kind[2] for kind in kinds]
        self.kind_points = [e.points_by_length[kind[0]] * POINT for kind in kinds]
        # What a kind costs depends on few things: cards left of its color, ferries left, and whether such a card lies
        # face up. So all prices are known before a game begins: those of a kind lie together, by the key of its color.
        self.most = 1 + max(e.route_length)
        self.keys_of_kind = self.most * self.most * 2
        self.prices_of: list[int] = [] if like is None else like.prices_of
        self.missing_of: list[int] = [] if like is None else like.missing_of
        if like is None:
            self.make_prices()
        self.route_base = [kind * self.keys_of_kind for kind in self.kind_of]  # where the prices of its kind begin
        self.route_key = [self.kind_color[kind] for kind in self.kind_of]
        self.keys = [0] * (len(e.colors) + 1)  # by color; the last, which is at GRAY, is the key of gray routes
        # SF-E3, by tokens held: half of what the next two bring, because the table rises late.
        table = [*e.token_points, e.token_points[-1], e.token_points[-1]]
        self.token_worth = [(table[n + 2] - table[n]) * POINT // 2 * habits.token // 100 for n in range(len(table) - 2)]
        self.token_gain = [(table[n + 1] - table[n]) * POINT for n in range(len(table) - 2)]
        self.left: list[int] = [0] * len(e.colors)  # cards in hand that no route of the course needs
        self.gray = NONE  # the color to pay for gray routes with
        self.face_up = [0] * len(e.colors)  # cards of a color that lie face up
        self.prices: list[int] = [FAR] * len(e.route_a)  # of routes on the way of a ticket; 0: there, FAR: closed
        self.cheapest = NONE  # the open route that brought most beyond its price when `join` began
        self.floors = [max(1, habits.floor + habits.floor_space * length) for length in e.route_length]
        self.via: list[int] = [NONE] * len(e.locations)
        self.reached: list[int] = []  # by location: how far the last `distance` found it

    def make_prices(self) -> None:
        """Kinds that differ in color alone have the same."""
        h = self.habits
        first: dict[int, int] = {}  # by length and ferry symbols: where their prices begin
        for kind in range(len(self.kind_length)):
            alike = self.kind_length[kind] * self.most + self.kind_ferries[kind]
            if alike in first:
                begin = first[alike]
                self.prices_of += self.prices_of[begin : begin + self.keys_of_kind]
                self.missing_of += self.missing_of[begin : begin + self.keys_of_kind]
                continue
            first[alike] = len(self.prices_of)
            for own in range(self.most):
                for wilds in range(self.most):
                    for card in (h.card, h.card - h.card * h.face_up // 100):
                        price, missing = self.price_kind(kind, own, wilds, card)
                        self.prices_of.append(price)
                        self.missing_of.append(missing)

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
        before = self.all_routes
        prices = [1] * len(owner)
        if course.claims >= 0:  # what is closed stays closed
            before = course.open
            prices = course.prices[:]
        course.claims = total
        lengths = e.route_length
        twins = e.twin
        opened: list[int] = []
        closed: list[int] = []
        for route in before:
            if (
                owner[route] == NONE
                and lengths[route] <= cars
                and (twins[route] == NONE or self.is_open(s, seat, route))
            ):
                opened.append(route)
            else:
                closed.append(route)
                prices[route] = 0 if owner[route] == seat else FAR
        course.open = opened
        course.prices = prices
        self.look_at_tokens(s, seat, course, closed)
        if s.phase == PLACE:  # SF-S4: stacks are still to come, so all of this is to be looked at again
            course.claims = -1
            course.taken = -1
        if course.start != NONE and owner[course.start] != NONE:
            course.start = NONE
        left: list[int] = []
        stands = True
        for route in course.routes:
            if owner[route] != seat:
                if not self.is_open(s, seat, route):
                    stands = False
                left.append(route)
        course.routes = left
        course.extras = [route for route in course.extras if self.is_open(s, seat, route)]
        return stands

    def look_at_tokens(self, s: SFState, seat: int, course: Course, closed: list[int]) -> None:
        """Which of the open routes bring a token, and one route of each kind; `closed`: routes that just were."""
        taken = 0
        for other in range(s.seats):
            taken += s.tokens[other]
        kind_of = self.kind_of
        if taken == course.taken:  # then only the kinds of those routes may have to stand for another
            symbols = course.symbols
            of_kind = course.of_kind[:]
            token_kind = course.token_kind[:]
            for route in closed:
                kind = kind_of[route]
                if of_kind[kind] == route:
                    of_kind[kind] = NONE
                    token_kind[kind] = False
                    for another in course.open:
                        if kind_of[another] == kind and not token_kind[kind]:
                            of_kind[kind] = another
                            token_kind[kind] = symbols[another] != 0
        else:
            course.taken = taken
            symbols = [0] * len(s.owner)
            for symbol in range(len(s.stack_place)):
                if s.stack_left[symbol] > 0 and s.stack_place[symbol] != NONE and s.tokens[seat] >> symbol & 1 == 0:
                    bit = 1 << symbol
                    for route in self.at[s.stack_place[symbol]]:
                        symbols[route] = symbols[route] | bit
            of_kind = [NONE] * len(self.kind_color)
            token_kind = [False] * len(self.kind_color)
            for route in course.open:
                kind = kind_of[route]
                if not token_kind[kind]:
                    of_kind[kind] = route
                    token_kind[kind] = symbols[route] != 0
        course.symbols = symbols
        course.of_kind = of_kind
        course.token_kind = token_kind

    # ---- prices ---------------------------------------------------------------------------------------------------
    def take_hand(self, s: SFState, seat: int) -> None:
        """`left` is the whole hand."""
        colors = len(self.left)
        for c in range(colors):
            self.left[c] = s.hands[seat * colors + c]
            self.face_up[c] = 0
        for c in s.market:
            if c != NONE:
                self.face_up[c] += 1
        self.set_keys()

    def set_keys(self) -> None:
        """After `left` has changed: as `set_key` of each color, and `gray_color`, in one pass."""
        left = self.left
        face_up = self.face_up
        keys = self.keys
        wild = self.e.wild
        most = self.most
        wilds = left[wild] if left[wild] < most else most - 1
        gray = NONE
        amount = -1
        for color in range(len(left)):
            own = left[color]
            lying = face_up[color]
            if own * 16 + lying > amount and color != wild:
                gray = color
                amount = own * 16 + lying
            if own >= most:
                own = most - 1
            keys[color] = (own * most + wilds) * 2 + (1 if lying > 0 else 0)
        self.gray = gray
        keys[GRAY] = keys[gray]

    def set_key(self, color: int) -> None:
        most = self.most - 1
        own = self.left[color]
        wilds = self.left[self.e.wild]
        if own > most:
            own = most
        if wilds > most:
            wilds = most
        self.keys[color] = (own * self.most + wilds) * 2 + (1 if self.face_up[color] > 0 else 0)

    def gray_color(self) -> int:
        """The color of which most is left, between equals what lies face up."""
        left = self.left
        face_up = self.face_up
        wild = self.e.wild
        best = NONE
        most = -1
        for color in range(len(left)):
            amount = left[color] * 16 + face_up[color]
            if amount > most and color != wild:
                best = color
                most = amount
        return best

    def price_kind(self, kind: int, own: int, wilds: int, card: int) -> tuple[int, int]:
        """A turn and cards, less points, and how many cards are missing, which cost `card` each.

        `own` cards of the color and `wilds` ferries are there.
        """
        h = self.habits
        price = h.turn - self.kind_points[kind]
        ferries = self.kind_ferries[kind]
        n = self.kind_length[kind] - ferries
        held = min(wilds, ferries)
        missing = ferries - held
        price += held * h.wild_held + missing * h.wild
        wilds -= held
        held = min(own, n)
        price += held * h.held
        n -= held
        held = min(wilds, n)
        price += held * h.wild_held + (n - held) * card
        return price, missing + n - held

    def key(self, route: int) -> int:
        """Where `prices_of` and `missing_of` have the route."""
        return self.route_base[route] + self.keys[self.route_key[route]]

    def price(self, s: SFState, seat: int, course: Course, route: int) -> int:
        """A turn and cards, less points and the token that the route may bring."""
        price = self.prices_of[self.key(route)]
        if course.symbols[route] & ~course.met:
            price -= self.token_worth[count(s.tokens[seat] | course.met)]
        return price

    def price_open(self, s: SFState, seat: int, course: Course) -> int:
        """The routes that are open, into `prices`: the price, or the least that one on the way of a ticket has.

        Answers the one that brings most beyond its price, if any does.
        """
        prices = self.prices
        prices_of = self.prices_of
        bases = self.route_base
        colors = self.route_key
        keys = self.keys
        floors = self.floors
        symbols = course.symbols
        lacks = ~course.met
        token = self.token_worth[count(s.tokens[seat] | course.met)]
        best = NONE
        least = 0
        for route in course.open:
            if prices[route] != 0 and prices[route] != FAR:
                price = prices_of[bases[route] + keys[colors[route]]]
                if symbols[route] & lacks:
                    price -= token
                if price < least:
                    least = price
                    best = route
                floor = floors[route]
                prices[route] = price if price > floor else floor
        return best

    def spend(self, route: int) -> int:
        """Take the cards for the route out of `left`; answers how many are missing."""
        e = self.e
        left = self.left
        color = e.route_color[route]
        if color == GRAY:
            color = self.gray
        n = e.route_length[route] - e.route_ferries[route]
        own = left[color] if left[color] < n else n
        left[color] -= own
        n += e.route_ferries[route] - own
        wilds = left[e.wild] if left[e.wild] < n else n
        if wilds > 0:
            left[e.wild] -= wilds
            self.set_keys()
        else:
            self.set_key(color)
            if color == self.gray:
                self.gray = self.gray_color()
                self.keys[GRAY] = self.keys[self.gray]
        return n - wilds

    # ---- ways -----------------------------------------------------------------------------------------------------
    def distance(self, start: int, goal: int) -> int:
        """Dijkstra over `prices`, none of which is negative; `via` then tells the way back from the goal.

        With NONE for the goal, `reached` then has all distances.

        The edge of what was reached is a short list: to look through it takes less than to keep a heap.
        """
        prices = self.prices
        via = self.via
        best = [FAR] * len(self.at)
        self.reached = best
        best[start] = 0
        edge = [start]
        while edge:
            nearest = 0
            far = best[edge[0]]
            for i in range(1, len(edge)):
                if best[edge[i]] < far:
                    nearest = i
                    far = best[edge[i]]
            here = edge[nearest]
            if here == goal:
                return far
            last = edge.pop()
            if nearest < len(edge):
                edge[nearest] = last
            at = self.at[here]
            there = self.there[here]
            for i in range(len(at)):
                price = prices[at[i]]
                if price == FAR:
                    continue
                price += far
                place = there[i]
                if price < best[place]:
                    if best[place] == FAR:
                        edge.append(place)
                    best[place] = price
                    via[place] = at[i]
        return FAR

    def follow(self, s: SFState, seat: int, course: Course, stands: bool, time: int) -> None:
        """The seat keeps to its course while all of its tickets are on it in time; else it is found anew.

        `stands`: what `look` just said.
        """
        if stands and course.tickets == s.tickets[seat] and course.done == course.tickets:
            self.keep_to(s, seat, course)
            if course.time <= time:
                return
        self.find(s, seat, course, s.tickets[seat], time)

    def keep_to(self, s: SFState, seat: int, course: Course) -> None:
        """The routes stay; what they cost with the hand that the seat has now."""
        self.take_hand(s, seat)
        course.spaces = 0
        course.time = 0
        course.value = course.worth
        course.met = 0
        for route in course.routes:
            course.spaces += self.e.route_length[route]
            course.value -= self.price(s, seat, course, route)
            self.meet(course, route)
            course.time += TURN_TIME + self.spend(route) * self.habits.card_time

    def find(self, s: SFState, seat: int, course: Course, tickets: int, time: int) -> None:
        """Join the tickets, the dearest first."""
        self.join(s, seat, course, tickets, time, NONE, NONE)

    def join(self, s: SFState, seat: int, course: Course, tickets: int, time: int, start: int, first: int) -> None:
        """Each ticket by the cheapest way, the dearest ticket first; what is not worth it or too late is left.

        `start`: a route to begin with, which ways may then go over; `first`: a ticket to join before the others. `look`
        comes before it. Afterwards `left` is what the course does not use.
        """
        e = self.e
        h = self.habits
        course.tickets = tickets
        course.routes = []
        course.start = start
        course.met = 0
        course.spaces = 0
        course.time = 0
        course.done = 0
        course.worth = 0
        course.value = 0
        self.take_hand(s, seat)
        if tickets == 0:
            self.cheapest = NONE
            return
        self.prices = course.prices[:]
        prices = self.prices
        if start != NONE:
            course.value = -self.price(s, seat, course, start)
            course.time = TURN_TIME + self.spend(start) * h.card_time
            course.spaces = e.route_length[start]
            self.go_over(course, start)
        self.cheapest = self.price_open(s, seat, course)
        order = self.by_points
        if first != NONE:
            order = [first] + [ticket for ticket in order if ticket != first]
        rest = tickets
        for ticket in order:
            if tickets >> ticket & 1 == 0:
                continue
            rest &= ~(1 << ticket)
            here = e.ticket_b[ticket]
            begin = e.ticket_a[ticket]
            price = self.distance(begin, here)
            worth = 2 * e.ticket_points[ticket] * POINT
            if price > worth * h.worth // 100:
                continue
            routes: list[int] = []
            spaces = course.spaces
            price = 0
            while here != begin:
                route = self.via[here]
                if prices[route] != 0:
                    routes.append(route)
                    spaces += e.route_length[route]
                    price += self.price(s, seat, course, route)
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
                    self.set_keys()
                    continue
                course.time = needs
                course.spaces = spaces
                for route in routes:
                    self.go_over(course, route)
                if rest:
                    self.price_open(s, seat, course)
            course.worth += worth
            course.value += worth - price
            course.done |= 1 << ticket

    def go_over(self, course: Course, route: int) -> None:
        """One more route of the course: other ways go over it for nothing, and not over its twin."""
        course.routes.append(route)
        self.meet(course, route)
        self.prices[route] = 0
        twin = self.e.twin[route]
        if twin != NONE:
            self.prices[twin] = FAR

    def meet(self, course: Course, route: int) -> None:
        """SF-R5: a claim brings one token."""
        lacks = course.symbols[route] & ~course.met
        course.met |= lacks & -lacks

    def add_extras(self, s: SFState, seat: int, course: Course, time: int, most: int) -> None:
        """Routes beyond the tickets, for their points and tokens and to use up the cars: the best by price.

        Out of the cards in `left` (and `keys`), one of each kind of route at most, as long as cars and time last.
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
        tokens = course.token_kind
        kinds: list[int] = []  # that may still be added
        for kind in range(len(of_kind)):
            if of_kind[kind] != NONE and of_kind[kind] not in course.routes:
                kinds.append(kind)
        keys = self.keys
        prices_of = self.prices_of
        missing_of = self.missing_of
        for _ in range(most):
            best = NONE
            least = FAR
            for i in range(len(kinds)):
                kind = kinds[i]
                at = kind * self.keys_of_kind + keys[self.kind_color[kind]]
                price = prices_of[at]
                if tokens[kind]:
                    price -= token
                if price < least and self.kind_length[kind] <= cars and missing_of[at] * h.card_time <= over:
                    least = price
                    best = i
            if best == NONE:
                return
            best = kinds.pop(best)
            route = of_kind[best]
            cars -= e.route_length[route]
            takes = TURN_TIME + self.spend(route) * h.card_time
            over -= takes
            course.extra_time += takes
            course.extra_points += self.kind_points[best]
            if tokens[best]:
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
