"""How a game of San Francisco probably goes on: a quick player for the searching seat in a simulated game.

It keeps a course for its tickets, claims what it can pay of it, fills up with what pays best, and draws the cards that
are missing. A decision takes a few microseconds; search plays thousands of games with it. For the other seats there is
san_francisco_rival.py.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Clock
from grandtour.bots.san_francisco_course import POINT, TURN_TIME, Course, Courses, count
from grandtour.bots.san_francisco_habits import Habits
from grandtour.core.game import Action
from grandtour.games.san_francisco.actions import Claim, Keep, Place, Token
from grandtour.games.san_francisco.edition import GRAY, NONE
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.scoring import networks
from grandtour.games.san_francisco.state import CARDS, KEEP, PLACE, TICKETS, TURN, SFState

LOW: Final = -1_000_000_000


class Policy:
    def __init__(self, game: SanFrancisco, habits: Habits, like: Courses | None = None) -> None:
        """`like`: see Courses."""
        self.game = game
        self.e = game.edition
        self.habits = habits
        self.clock = Clock()  # of a search: once it is up, nothing better is looked for
        self.courses = Courses(game.edition, habits, like)
        self.usual_ticket = sum(self.e.ticket_points) // max(1, len(self.e.ticket_points))
        self.state: SFState | None = None  # the game that the courses are for
        self.course: list[Course] = []
        self.first: list[Course] = []  # those that a game begins with, see `prepare`
        self.need = [0] * len(self.e.colors)  # cards the course asks for, by color
        self.want = [0] * len(self.e.colors)  # and the routes beyond it
        self.use = [0] * len(self.e.colors)  # cards of these colors that all of those take
        self.values = [0] * len(self.e.colors)  # of a card
        self.drawn = 0  # what the draw just chosen is worth
        self.asked = False  # whether it is a card that was asked for

    def choose(self, s: SFState, seat: int) -> Action:
        if s is not self.state:
            self.state = s
            self.course = [course.copy() for course in self.first] or [Course() for _ in range(s.seats)]
        if s.phase == TURN:
            return self.turn(s, seat)
        if s.phase == CARDS:
            return self.second_card(s, seat)
        if s.phase == KEEP or s.phase == TICKETS:
            return self.keep(s, seat)
        if s.phase == PLACE:
            return self.place(s, seat)
        return self.token(s, seat)

    def prepare(self, s: SFState, seat: int, moves: bool) -> None:
        """Many games will go on from here: find this seat's course once. `moves`: they begin with moves of its own.

        What is open to a seat is the same in all worlds, so it is not looked at again in the next.
        """
        if s is not self.state:
            self.state = s
            if not self.first:
                self.first = [Course() for _ in range(s.seats)]
            self.course = [course.copy() for course in self.first]
        self.course[seat].tickets = -1
        self.course_of(s, seat)
        self.first[seat] = self.course[seat].copy()
        if moves:
            self.first[seat].stale = True

    # ---- time -----------------------------------------------------------------------------------------------------
    def turns(self, s: SFState, seat: int) -> int:
        """Turns that the seat will probably have, this one included (SF-E1)."""
        if s.turns_left > 0:
            return 1
        e = self.e
        h = self.habits
        colors = len(e.colors)
        fewest = 1000
        for other in range(s.seats):
            if other == seat:
                continue
            cars = s.cars[other] - e.last_round_at
            time = 0
            if cars > 0:
                missing = cars
                for at in range(other * colors, (other + 1) * colors):
                    missing -= s.hands[at]
                time = cars * 10 * TURN_TIME // h.length
                if missing > 0:
                    time += missing * h.card_time
                time = time * 100 // (TURN_TIME * h.hurry) + 1
            if time < fewest:
                fewest = time
        return fewest + 1 if fewest > 1 else 2

    def course_of(self, s: SFState, seat: int) -> Course:
        """What the seat is about; found anew when a route of it was lost, a ticket came or one may now be in reach."""
        course = self.course[seat]
        stands = self.courses.look(s, seat, course)
        if stands and course.tickets == s.tickets[seat] and not (course.stale and s.phase == TURN):
            return course
        time = self.turns(s, seat) * TURN_TIME
        self.courses.follow(s, seat, course, stands, time + self.habits.slack)
        self.courses.add_extras(s, seat, course, time, self.habits.extras)
        course.stale = False
        return course

    # ---- a turn ---------------------------------------------------------------------------------------------------
    def turn(self, s: SFState, seat: int) -> Action:
        turns = self.turns(s, seat)
        if turns == 1:
            return self.last(s, seat)
        h = self.habits
        course = self.course_of(s, seat)
        self.set_needs(s, seat, course)
        best = self.draw(s, seat, True)
        most = self.drawn - h.typical
        for route in course.routes:
            claim = self.payment(s, seat, route)
            if claim is not None:
                score = self.claim_score(s, seat, course, claim, turns) + h.eager + h.long * self.e.route_length[route]
                score += self.danger(s, seat, route) + self.rush(s, seat, route)
                if turns <= h.late:
                    score += 2 * self.courses.points[route]
                if score > most or best is None:
                    most = score
                    best = claim
        for route in course.extras:
            claim = self.payment(s, seat, route)
            if claim is not None:
                gain = self.courses.points[route]
                score = self.claim_score(s, seat, course, claim, turns) + self.rush(s, seat, route)
                if route == course.pays:
                    score += h.eager
                    if turns <= h.late:
                        score += 2 * gain
                    if score > most or best is None:
                        most = score
                        best = claim
                    continue
                score -= h.fill_base
                if turns <= h.late:
                    score += gain
                if course.symbols[route]:
                    gain += self.courses.token_worth[count(s.tokens[seat])]
                score += gain * h.fill_net // 100
                if course.is_for_tickets():
                    score += h.fill
                if score > most or best is None:
                    most = score
                    best = claim
        if not course.routes and turns > 2 and (s.ticket_pool != 0 or len(s.returned) > 0):
            if h.tickets_base + h.tickets_turn * (turns - 10) + h.tickets_car * (s.cars[seat] - 10) > most:
                return self.game.tables.draw_tickets
        if best is None:
            return self.last(s, seat)
        if not isinstance(best, Claim):
            course.stale = not self.asked
        else:
            course.stale = self.claim_is_extra(course, best)
        return best

    def danger(self, s: SFState, seat: int, route: int) -> int:
        """What speaks for claiming a route of the course before others do."""
        return self.habits.near if self.is_near(s, seat, route) else 0

    def is_near(self, s: SFState, seat: int, route: int) -> bool:
        """Whether another seat has built up to one of its ends: it may want the route too."""
        owner = s.owner
        for other in self.courses.at[self.e.route_a[route]]:
            if owner[other] != NONE and owner[other] != seat:
                return True
        for other in self.courses.at[self.e.route_b[route]]:
            if owner[other] != NONE and owner[other] != seat:
                return True
        return False

    def rush(self, s: SFState, seat: int, route: int) -> int:
        """SF-R5: for the token that a claim brings, before others take it."""
        e = self.e
        h = self.habits
        best = 0
        for symbol in range(len(s.stack_place)):
            place = s.stack_place[symbol]
            if place == e.route_a[route] or place == e.route_b[route]:
                left = s.stack_left[symbol]
                if left > 0 and s.tokens[seat] >> symbol & 1 == 0:
                    value = h.rush
                    if left == 1:
                        value = h.rush_last
                        for other in range(s.seats):
                            if other != seat and s.tokens[other] >> symbol & 1 == 0:
                                value += h.deny
                    if value > best:
                        best = value
        return best

    def claim_is_extra(self, course: Course, claim: Claim) -> bool:
        """Beyond the tickets: then the next of these is to be found."""
        return claim.route == course.start or claim.route not in course.routes

    def claim_score(self, s: SFState, seat: int, course: Course, claim: Claim, turns: int) -> int:
        """What speaks against a payment, and for or against the last round that it may begin (SF-E1)."""
        e = self.e
        h = self.habits
        own = e.route_length[claim.route] - claim.wilds
        score = -h.wild_waste * (claim.wilds - e.route_ferries[claim.route])
        if own > 0 and claim.color != e.wild:
            short = self.use[claim.color] - s.hands[seat * len(e.colors) + claim.color]
            if e.route_color[claim.route] == GRAY:
                short += own
            if short > 0:
                score -= (short if short < own else own) * h.waste
        if s.cars[seat] - e.route_length[claim.route] <= e.last_round_at and turns > 2:
            rest = len(course.routes)
            if claim.route in course.routes:
                rest -= 1
            if rest > 0:
                score -= h.unready
            lead = self.standing(s, seat) + e.points_by_length[e.route_length[claim.route]]
            for other in range(s.seats):
                if other != seat and self.standing(s, other) >= lead:
                    return score
            score += h.ahead
        return score

    def standing(self, s: SFState, seat: int) -> int:
        """What everybody sees of its score, its tickets taken to be usual ones that will be done."""
        e = self.e
        return s.points[seat] + e.token_points[count(s.tokens[seat])] + count(s.tickets[seat]) * self.usual_ticket

    def payment(self, s: SFState, seat: int, route: int) -> Claim | None:
        """Cards of the color first, ferries for the rest; a gray route by what other routes need least."""
        e = self.e
        hands = s.hands
        base = seat * len(e.colors)
        ferries = hands[base + e.wild]
        if ferries < e.route_ferries[route]:
            return None
        n = e.route_length[route] - e.route_ferries[route]
        color = e.route_color[route]
        if color == GRAY:
            most = LOW
            for c in range(len(e.colors)):
                if c == e.wild:
                    continue
                have = hands[base + c]
                worth = (have if have < n else n) * 100 - have
                over = have - n - self.use[c]
                if over < 0:
                    worth += over * 20
                if worth > most:
                    most = worth
                    color = c
        own = hands[base + color]
        if own > n:
            own = n
        wilds = e.route_length[route] - own
        if wilds > ferries:
            return None
        if own == 0:
            color = e.wild
        return self.game.tables.paid(route, color, wilds)

    def set_needs(self, s: SFState, seat: int, course: Course) -> None:
        """`need` and `want`: the cards that the course and the extras still ask for; `use`: those of colored routes."""
        colors = len(self.e.colors)
        courses = self.courses
        for c in range(colors):
            courses.left[c] = s.hands[seat * colors + c]
            self.need[c] = 0
            self.want[c] = 0
            self.use[c] = 0
        if course.pays == NONE:
            self.ask(course.routes, self.need)
        else:
            self.ask([*course.routes, course.pays], self.need)
        self.ask([route for route in course.extras if route != course.pays], self.want)

    def ask(self, routes: list[int], need: list[int]) -> None:
        """Share out what is left of the hand: colored routes, then gray ones, ferries for symbols alone."""
        e = self.e
        left = self.courses.left
        gray = False
        for route in routes:
            ferries = e.route_ferries[route]
            if ferries > 0:
                left[e.wild] -= ferries
                if left[e.wild] < 0:
                    need[e.wild] -= left[e.wild]
                    left[e.wild] = 0
            color = e.route_color[route]
            if color == GRAY:
                gray = True
                continue
            n = e.route_length[route] - ferries
            self.use[color] += n
            if left[color] >= n:
                left[color] -= n
            else:
                need[color] += n - left[color]
                left[color] = 0
        if gray:
            for route in routes:
                if e.route_color[route] == GRAY:
                    color = self.courses.gray_color()
                    n = e.route_length[route] - e.route_ferries[route]
                    if left[color] >= n:
                        left[color] -= n
                    else:
                        need[color] += n - left[color]
                        left[color] = 0
        while left[e.wild] > 0:  # ferries stand for what is scarcest
            scarce = NONE
            for color in range(len(need)):
                if need[color] > 0 and color != e.wild and (scarce == NONE or need[color] > need[scarce]):
                    scarce = color
            if scarce == NONE:
                break
            need[scarce] -= 1
            left[e.wild] -= 1

    def last(self, s: SFState, seat: int) -> Action:
        """The last turn: the claim that brings most at once."""
        e = self.e
        courses = self.courses
        course = self.course[seat]
        courses.look(s, seat, course)
        courses.take_hand(s, seat)
        token = courses.token_gain[count(s.tokens[seat])]
        best: Action | None = None
        most = LOW
        root: list[int] = []
        for route in course.open:
            if courses.missing_of[courses.key(route)] > 0:
                continue
            gain = courses.points[route]
            if course.symbols[route]:
                gain += token
            if s.tickets[seat] != 0:
                if not root:
                    root = networks(e, s.owner, seat)
                gain += self.joined(root, route, s.tickets[seat])
            if gain > most:
                claim = self.payment(s, seat, route)
                if claim is not None:
                    most = gain
                    best = claim
        if best is None:
            return self.game.legal_actions(s, seat)[0]
        return best

    def joined(self, root: list[int], route: int, tickets: int) -> int:
        """What the tickets bring that this route alone would complete."""
        e = self.e
        a = root[e.route_a[route]]
        b = root[e.route_b[route]]
        if a == b:
            return 0
        gain = 0
        ticket = 0
        while tickets:
            if tickets & 1:
                x = root[e.ticket_a[ticket]]
                y = root[e.ticket_b[ticket]]
                if (x == a and y == b) or (x == b and y == a):
                    gain += 2 * e.ticket_points[ticket] * POINT
            tickets >>= 1
            ticket += 1
        return gain

    # ---- cards ----------------------------------------------------------------------------------------------------
    def set_values(self, s: SFState, seat: int) -> None:
        """By color, what a card of it is worth."""
        h = self.habits
        wild = self.e.wild
        values = self.values
        missing = False
        wanting = False
        for c in range(len(values)):
            if c == wild:
                continue
            if self.need[c] > 0:
                values[c] = h.need
                missing = True
            elif self.want[c] > 0:
                values[c] = h.want
                wanting = True
            else:
                have = s.hands[seat * len(values) + c]
                values[c] = h.idle + (have if have < 3 else 3) * h.pair
        if self.need[wild] > 0:
            values[wild] = h.wild_need
        elif missing:
            values[wild] = h.wild_any
        elif self.want[wild] > 0:
            values[wild] = h.wild_want
        elif wanting:
            values[wild] = h.wild_may
        else:
            values[wild] = h.wild_idle

    def draw(self, s: SFState, seat: int, first: bool) -> Action | None:
        """The best card to draw; `drawn` is what the whole draw is worth (SF-D1: a face-up ferry is all of it)."""
        e = self.e
        h = self.habits
        self.set_values(s, seat)
        values = self.values
        colors = len(values)
        unseen = 0
        total = 0
        deck = 0
        for c in range(colors):
            deck += s.deck[c]
            n = e.card_count[c] - s.discard[c]
            for other in range(s.seats):
                n -= s.hands[other * colors + c] if other == seat else s.known[other * colors + c]
            total += n * values[c]
            unseen += n
        for c in s.market:
            if c != NONE:
                total -= values[c]
                unseen -= 1
        blind = total // unseen if unseen > 0 else 0
        top = LOW  # the two best colors face up, ferries aside
        top_color = NONE
        second = LOW
        once = 0  # masks: colors that lie there,
        twice = 0  # and that lie there again
        for c in s.market:
            if c == NONE:
                continue
            if once >> c & 1:
                twice |= 1 << c
                continue
            once |= 1 << c
            if c == e.wild:
                continue
            if values[c] > top:
                second = top
                top = values[c]
                top_color = c
            elif values[c] > second:
                second = values[c]
        best: Action | None = None
        most = LOW
        if deck > 0:
            best = self.game.tables.draw
            most = blind
            if first:
                most += top if top > blind else blind
        taken = NONE
        for c in s.market:
            if c == NONE or once >> c & 1 == 0 or (c == e.wild and not first):
                continue
            once ^= 1 << c  # once for each color
            value = values[c]
            if first and c != e.wild:
                then = blind if deck > 0 else 0
                other = second if c == top_color else top
                if other > then:
                    then = other
                if twice >> c & 1:
                    again = self.value_again(s, seat, c)
                    if again > then:
                        then = again
                value += then + h.fresh
            if value > most:
                most = value
                taken = c
        if taken != NONE:
            best = self.game.tables.takes[taken]
        self.drawn = most
        self.asked = taken != NONE and self.need[taken] + self.want[taken] > 0
        return best

    def value_again(self, s: SFState, seat: int, color: int) -> int:
        """What a second card of the color is worth."""
        h = self.habits
        if self.need[color] > 1:
            return h.need
        if self.need[color] + self.want[color] > 1:
            return h.want
        have = s.hands[seat * len(self.values) + color] + 1
        return h.idle + (have if have < 3 else 3) * h.pair

    def second_card(self, s: SFState, seat: int) -> Action:
        course = self.course_of(s, seat)
        self.set_needs(s, seat, course)
        action = self.draw(s, seat, False)
        course.stale = course.stale or not self.asked
        return self.game.legal_actions(s, seat)[0] if action is None else action

    # ---- tickets and tokens -----------------------------------------------------------------------------------------
    def plan(self, s: SFState, seat: int, course: Course, tickets: int, time: int) -> None:
        """How it would go about these tickets."""
        self.courses.find(s, seat, course, tickets, time)

    def keep(self, s: SFState, seat: int) -> Action:
        """SF-S3, SF-K1: the tickets whose common course is worth most, less what failing costs."""
        e = self.e
        time = self.turns(s, seat) * TURN_TIME - self.habits.buffer
        best: Action | None = None
        most = LOW
        for action in self.game.legal_actions(s, seat):
            assert isinstance(action, Keep)
            if best is not None and self.clock.is_up():
                break
            course = Course()
            self.courses.look(s, seat, course)
            self.plan(s, seat, course, s.tickets[seat] | action.tickets, time)
            value = course.value
            ticket = 0
            kept = action.tickets
            while kept:
                if kept & 1:
                    value += self.habits.keep_more - e.ticket_points[ticket] * POINT
                kept >>= 1
                ticket += 1
            if value > most:
                most = value
                best = action
        assert best is not None
        return best

    def place(self, s: SFState, seat: int) -> Action:
        """SF-S4: where the own course passes, and few others will."""
        course = self.course_of(s, seat)
        best: Action | None = None
        most = LOW
        for action in self.game.legal_actions(s, seat):
            assert isinstance(action, Place)
            value = 0
            for route in self.courses.at[action.location]:
                value += 100 if route in course.routes else -10
            if value > most:
                most = value
                best = action
        assert best is not None
        return best

    def token(self, s: SFState, seat: int) -> Action:
        """SF-R5: the one that is harder to come by later."""
        course = self.course_of(s, seat)
        best = s.token_choice[0]
        most = LOW
        for symbol in s.token_choice:
            value = -10 * s.stack_left[symbol]
            for route in self.courses.at[s.stack_place[symbol]]:
                if route in course.routes:
                    value -= 100
                elif s.owner[route] == NONE:
                    value -= 3
            if value > most:
                most = value
                best = symbol
        return Token(best)
