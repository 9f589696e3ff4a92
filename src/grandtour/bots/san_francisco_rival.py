"""The others in a simulated game of San Francisco: they do what the bot `greedy` would do, found in microseconds.

Search is worth as much as its picture of the others: what they will do, and which tickets their choices tell of (see
san_francisco_belief.py). The numbers are greedy's own (`Weights`), and so is the way to think: first the tickets in the
best order, perhaps after a route that pays for itself, then routes beyond them. It is the quick player with these,
whose prices come from tables. Some things are cut short: a plan is kept while nobody claims a route, and later in a
simulated game while it can be kept at all; going round a route is taken to cost the same everywhere (greedy looks for
the way); tickets are never drawn (greedy hardly ever does); and greedy's taste, which only its seed knows, is left out.
tests/bots/test_san_francisco_rival.py says how often the two agree.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.san_francisco_course import FAR, TURN_TIME, Course, Courses, count
from grandtour.bots.san_francisco_habits import Habits
from grandtour.bots.san_francisco_plan import Weights
from grandtour.bots.san_francisco_policy import Policy
from grandtour.games.san_francisco.edition import NONE
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import CARDS, TICKETS, TOKEN, TURN, SFState

DETOUR: Final = 500  # hundredths of a point: what going round a route usually costs
EXTRAS: Final = 2  # routes beyond the tickets; greedy's third hardly ever decides anything
NEVER: Final = -1_000_000
ALWAYS: Final = 1_000_000


class Rival(Policy):
    def __init__(self, game: SanFrancisco, like: Courses | None = None) -> None:
        self.greedy = Weights()
        self.careful = ALWAYS  # the turn from which on it thinks less
        super().__init__(game, Habits(numbers_of(self.greedy, game.edition.turn_cards)), like)

    def course_of(self, s: SFState, seat: int) -> Course:
        """It keeps to a plan that joins all tickets in time: while it is careful, until somebody claims a route."""
        course = self.course[seat]
        seen = course.claims
        tickets = s.tickets[seat]
        stands = self.courses.look(s, seat, course) and course.tickets == tickets
        far = s.turns >= self.careful
        if stands and far and not (course.stale and s.phase == TURN):
            return course
        time = self.turns(s, seat) * TURN_TIME
        if s.phase == CARDS or s.phase == TOKEN:
            time -= TURN_TIME  # this turn is nearly over
        course.stale = False
        if stands and course.done == tickets and (far or course.claims == seen):
            self.courses.keep_to(s, seat, course)
            if course.time <= time + self.habits.slack:
                self.add_routes(s, seat, course, time)
                return course
        self.plan(s, seat, course, tickets, time)
        self.add_routes(s, seat, course, time)
        return course

    def plan(self, s: SFState, seat: int, course: Course, tickets: int, time: int) -> None:
        """As Planner.plan does: the orders of the tickets, then a start on a route that pays for itself."""
        courses = self.courses
        slack = self.habits.slack
        if s.phase == TICKETS:
            time -= TURN_TIME
        courses.join(s, seat, course, tickets, time + slack, NONE, NONE)
        start = courses.cheapest
        left = courses.left[:]
        if len(course.routes) > 1:
            dearest = True
            for ticket in courses.by_points:
                if tickets >> ticket & 1:
                    if not dearest:
                        if self.clock.is_up():
                            break
                        other = course.copy()
                        courses.join(s, seat, other, tickets, time + slack, NONE, ticket)
                        if other.value > course.value:
                            course.go(other)
                            left = courses.left[:]
                    dearest = False
        if start != NONE and course.time + TURN_TIME + self.habits.reserve <= time and start not in course.routes:
            other = course.copy()
            courses.join(s, seat, other, tickets, time + slack, start, NONE)
            if other.value > course.value and other.time + self.habits.reserve <= time:
                course.go(other)
                left = courses.left[:]
        courses.left = left
        courses.set_keys()

    def add_routes(self, s: SFState, seat: int, course: Course, time: int) -> None:
        """As Greedy.extras does: the cheapest routes beyond the plan, each out of what the one before it leaves.

        One of a kind stands for all of them.
        """
        courses = self.courses
        card_time = self.habits.card_time
        symbols = course.symbols
        keys = courses.keys
        lengths = courses.kind_length
        colors = courses.kind_color
        prices_of = courses.prices_of
        missing_of = courses.missing_of
        of_kind = course.of_kind
        course.extras = []
        cars = s.cars[seat] - course.spaces
        over = time - course.time - TURN_TIME
        met = course.met
        done = NONE
        for _ in range(self.habits.extras):
            if over < 0:
                return
            lacks = ~met
            token = courses.token_worth[count(s.tokens[seat] | met)]
            best = NONE
            least = FAR
            for kind in range(len(of_kind)):
                route = of_kind[kind]
                if route == NONE or kind == done:
                    continue
                at = kind * courses.keys_of_kind + keys[colors[kind]]
                price = prices_of[at]
                if symbols[route] & lacks:
                    price -= token
                if price < least and missing_of[at] * card_time <= over and lengths[kind] <= cars:
                    if route not in course.routes:
                        least = price
                        best = kind
            if best == NONE:
                return
            route = of_kind[best]
            cars -= lengths[best]
            over -= TURN_TIME + courses.spend(route) * card_time
            lacks &= symbols[route]
            met |= lacks & -lacks
            done = best
            course.extras.append(route)

    def danger(self, s: SFState, seat: int, route: int) -> int:
        """As Greedy.risk and Greedy.loss."""
        risk = self.greedy.risk
        if self.is_near(s, seat, route):
            risk *= self.greedy.near
        twin = self.e.twin[route]
        if twin != NONE and s.owner[twin] == NONE:
            risk = risk // 4 if s.seats >= self.e.doubles_from else risk * 3 // 2
        return risk * DETOUR // 1000

    def rush(self, s: SFState, seat: int, route: int) -> int:
        return 0


def numbers_of(w: Weights, turn_cards: int) -> dict[str, int]:
    """Greedy's numbers by the quick player's names, as Planner and Greedy.card_values work them out."""
    price = w.turn * w.useful // (100 * turn_cards)  # of a card that is missing
    return {
        "turn": w.turn,
        "card": price,
        "face_up": w.face_up,
        "held": price * w.held // 100,
        "wild": price * w.wild // 100,
        "wild_held": price * w.wild_held // 100,
        "token": w.token,
        "floor": w.floor,
        "floor_space": w.floor_space,
        "worth": 100,
        "card_time": TURN_TIME * w.useful // (100 * turn_cards),
        "length": w.length,
        "hurry": w.hurry,
        "slack": w.slack,
        "typical": w.card * w.typical // 100,
        "eager": w.eager,
        "long": 0,
        "near": 0,
        "rush": 0,
        "rush_last": 0,
        "deny": 0,
        "fill": w.fill,
        "fill_net": w.fill_net,
        "fill_base": w.fill_base,
        "late": w.late,
        "wild_waste": w.card * w.wild_waste // 100,
        "waste": w.card * (100 - w.held) // 100,
        "paying": 0,
        "reserve": w.reserve,
        "unready": w.unready,
        "ahead": w.ahead,
        "tickets_base": NEVER,
        "tickets_turn": 0,
        "tickets_car": 0,
        "keep_more": 0,
        "buffer": w.buffer,
        "extras": EXTRAS,
        "need": w.card,
        "want": w.card * w.extra // 100,
        "idle": w.card * w.idle // 100,
        "pair": w.card * w.pair // 100,
        "wild_need": w.card * w.wild // 100,
        "wild_any": w.card * w.wild_any // 100,
        "wild_want": w.card * w.wild * w.extra // 10_000,
        "wild_may": w.card * w.wild_idle // 100,
        "wild_idle": w.card * w.wild_idle // 100,
        "fresh": w.fresh,
    }
