"""What a position of San Francisco is worth to each seat: the score that it can be expected to end with.

What a seat has is counted: points, tokens, tickets that are done. What it will get is a forecast: the course that
joins its tickets with the routes that are left and the cards it holds, then the routes that pay best, for as many
turns as the game will probably last (tempo: the others' cars and cards say that). The forecast is too bright or too
dark in ways that games tell, so each part of it is weighed; the weights (data/san_francisco.json, one row a stage of
the game) are a least-squares fit to how games went on. Hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.san_francisco_course import POINT, TURN_TIME, Course, Courses, count
from grandtour.bots.san_francisco_habits import Habits
from grandtour.games.san_francisco.edition import Edition
from grandtour.games.san_francisco.scoring import scores
from grandtour.games.san_francisco.state import OVER, SFState

FEATURES: Final = 18
MOST_ROUTES: Final = 20  # to forecast beyond the tickets; cars and time end sooner
STAGES: Final = 5
UNIT: Final = 1000  # weights are thousandths
# For an edition that no weights were fitted to: what is there counts, what is forecast mostly.
ROUGH: Final = [0, 1000, 1000, 500, 1000, -1000, 0, 0, 0, 0, 0, 700, 100, 700, 100, 0, 0, 0]


class Value:
    def __init__(self, e: Edition, habits: Habits, weights: list[list[int]], like: Courses | None = None) -> None:
        """`like`: see Courses."""
        self.e = e
        self.habits = habits
        self.courses = Courses(e, habits, like)
        self.is_fitted = len(weights) > 0
        self.weights = weights if self.is_fitted else [ROUGH] * STAGES
        self.parts = [0] * FEATURES

    def of(self, s: SFState, courses: list[Course]) -> list[int]:
        """By seat, each with the course that it is on, or a new one."""
        if s.phase == OVER:
            return [POINT * points for points in scores(self.e, s)]
        return [self.of_seat(s, seat, courses[seat]) for seat in range(s.seats)]

    def of_seat(self, s: SFState, seat: int, course: Course) -> int:
        stage = self.look_at(s, seat, course)
        parts = self.parts
        weights = self.weights[stage]
        total = 0
        for i in range(FEATURES):
            total += weights[i] * parts[i]
        return total // UNIT

    def turns(self, s: SFState, seat: int) -> int:
        """Turns that the seat will probably have, this one included if it is its turn, in sixtieths (SF-E1)."""
        e = self.e
        h = self.habits
        if s.turns_left >= 0:
            return TURN_TIME if (seat - s.turn) % s.seats < s.turns_left else 0
        colors = len(e.colors)
        fewest = 1_000_000
        for other in range(s.seats):
            cars = s.cars[other] - e.last_round_at
            missing = cars
            for at in range(other * colors, (other + 1) * colors):
                missing -= s.hands[at]
            time = cars * 10 * TURN_TIME // h.length
            if missing > 0:
                time += missing * h.card_time
            if time < fewest:
                fewest = time
        return fewest + TURN_TIME

    def look_at(self, s: SFState, seat: int, course: Course) -> int:
        """Fill `parts` for the seat; answers the stage of the game. The course is brought up to date."""
        e = self.e
        courses = self.courses
        parts = self.parts
        turns = self.turns(s, seat)
        tickets = s.tickets[seat]
        courses.follow(s, seat, course, courses.look(s, seat, course), turns + self.habits.slack)
        planned = 0
        missed = 0
        ticket = 0
        mask = tickets
        while mask:
            if mask & 1:
                if course.done >> ticket & 1:
                    planned += e.ticket_points[ticket]
                else:
                    missed += e.ticket_points[ticket]
            mask >>= 1
            ticket += 1
        route_points = 0
        tokens = 0
        for route in course.routes:
            route_points += courses.points[route]
            if course.symbols[route]:
                tokens += 1
        course_time = course.time
        price = course.value
        courses.add_extras(s, seat, course, turns, MOST_ROUTES)
        held = count(s.tokens[seat])
        hand = 0
        colors = len(e.colors)
        for at in range(seat * colors, (seat + 1) * colors):
            hand += s.hands[at]
        parts[0] = POINT
        parts[1] = s.points[seat] * POINT
        parts[2] = e.token_points[held] * POINT
        parts[3] = courses.token_worth[held]
        parts[4] = planned * POINT
        parts[5] = missed * POINT
        parts[6] = turns * POINT // TURN_TIME
        parts[7] = s.cars[seat] * POINT
        parts[8] = hand * POINT
        parts[9] = s.hands[seat * colors + e.wild] * POINT
        parts[10] = course_time * POINT // TURN_TIME
        parts[11] = route_points
        parts[12] = tokens * POINT
        parts[13] = course.extra_points
        parts[14] = course.extra_tokens * POINT
        parts[15] = course.extra_time * POINT // TURN_TIME
        parts[16] = POINT if s.turn == seat else 0
        parts[17] = price
        if s.turns_left >= 0:
            return 0
        if turns <= 4 * TURN_TIME:
            return 1
        if turns <= 7 * TURN_TIME:
            return 2
        if turns <= 11 * TURN_TIME:
            return 3
        return 4
