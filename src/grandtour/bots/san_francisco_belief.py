"""Which tickets the others of San Francisco probably hold, told by what they built, took and placed.

A world of `determinize` deals their tickets by lot. Whoever builds shows what for: a ticket is the likelier, the nearer
the seat's network has brought its ends, the more of the network serves it, the better the cards that the seat took face
up fit the rest of the way, and if the stacks that it placed lie there. How much each of these says is counted in games
(the rows in data/san_francisco.json: before the first claim, and when all cars are placed; in between, in between).
Where the past is known, more is: of every choice that the seat made it is asked which tickets would have had a
player like greedy choose the same, with a few hands that it may have had (`recall`). Only what everybody sees is used.
"""

from __future__ import annotations

import math
from typing import Final

from grandtour.bots.bot import Clock
from grandtour.bots.san_francisco_course import FAR, Course, Courses, count
from grandtour.bots.san_francisco_rival import Rival
from grandtour.core.game import Action
from grandtour.core.picker import Picker
from grandtour.core.worlds import Seen
from grandtour.games.san_francisco.actions import Claim
from grandtour.games.san_francisco.edition import GRAY, NONE
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import CARDS, PLACE, TURN, SFState

SIGNS: Final = 8  # what speaks for or against a ticket, see `signs_of`
CUT_OFF: Final = 5  # spaces more than at first: how far apart ends count that cannot be joined any more
ONE: Final = 1_000_000  # odds are whole numbers; the best guess has these,
UNTOLD: Final = 40  # and one part in so many is shared by all alike: people hold tickets that nothing tells of
DIFFERS: Final = 0.05  # the chance that a seat chooses what a `Rival` would not, though it holds the tickets
OUT: Final = 6.0  # by so much (a logarithm) a guess must be behind the best that it is not thought of any more
MOST: Final = 2100  # guesses about a seat
HANDS: Final = 5  # that a seat may have had when it chose, to try each guess with;
FEWER_HANDS: Final = 2  # if it holds several tickets there are many more guesses
CLAIMS: Final = 0  # what `telling` has numbers for,
CARDS_TAKEN: Final = 1
STACKS: Final = 2
BUILT: Final = 3  # beside what is seen to be built


class Guesses:
    """Which tickets one seat may hold, and how well each of these sets explains what it was seen to choose."""

    def __init__(self) -> None:
        self.held = 0  # tickets in each set
        self.masks = [0]
        self.told = [0.0]  # logarithms

    def admit(self, held: int, tickets: int, not_these: int) -> None:
        """The seat holds so many tickets now, none of them `not_these`. Of new ones nothing was told before."""
        while self.held < held:
            self.held += 1
            top = max(self.told)
            odds: dict[int, float] = {}
            for i in range(len(self.masks)):
                share = math.exp(self.told[i] - top)
                for ticket in range(tickets):
                    if (self.masks[i] | not_these) >> ticket & 1 == 0:
                        mask = self.masks[i] | 1 << ticket
                        odds[mask] = odds.get(mask, 0.0) + share
            self.masks = sorted(odds, key=lambda mask: (-odds[mask], mask))[:MOST]
            self.told = [math.log(odds[mask] + 1e-300) for mask in self.masks]


class Belief:
    def __init__(self, game: SanFrancisco, weights: list[list[int]], telling: list[int]) -> None:
        e = game.edition
        self.game = game
        self.e = e
        self.weights = weights
        self.telling = telling  # thousandths: how much counts a claim, a card, a stack, and beside them what is built
        self.player = Rival(game)  # as whom the others are taken to choose
        self.seen: list[Seen] = []  # what the guesses are made of
        self.guesses: list[Guesses] = []  # by seat
        self.courses = Courses(e, self.player.habits)
        self.courses.prices = e.route_length[:]  # distances here are spaces
        self.apart = [self.courses.distance(e.ticket_a[t], e.ticket_b[t]) for t in range(len(e.ticket_a))]
        places = range(len(e.locations))
        self.between = [[self.courses.distance(a, b) for b in places] for a in places]
        self.ways: list[list[int]] = []  # by ticket: routes that the seat just looked at lacks on the way
        self.odds: list[list[int]] = []  # by seat and guess
        self.needed = [0] * len(e.route_a)  # by route, per cent: how likely another seat needs it

    # ---- what was seen --------------------------------------------------------------------------------------------
    def recall(self, seen: list[Seen], viewer: int, clock: Clock) -> None:
        """Take in what the others were seen to choose, as far as time allows; what was taken in before still counts."""
        n = len(self.seen)
        if n == 0 or len(seen) < n or seen[0] is not self.seen[0] or seen[n - 1] is not self.seen[n - 1]:
            self.seen = []
            self.guesses = []
            n = 0
        for choice in seen[n:]:
            if clock.is_up():
                return
            self.take_in(choice, viewer, len(self.seen))
            self.seen.append(choice)

    def guesses_about(self, s: SFState, seat: int, viewer: int) -> Guesses:
        while len(self.guesses) < s.seats:
            self.guesses.append(Guesses())
        self.guesses[seat].admit(count(s.tickets[seat]), len(self.e.ticket_a), s.tickets[viewer])
        return self.guesses[seat]

    def take_in(self, choice: Seen, viewer: int, number: int) -> None:
        """`number` of the choice: the hands that are tried must not depend on when this is asked."""
        s = choice.state
        assert isinstance(s, SFState)
        kind = kind_of(choice)
        if kind == NONE:
            return
        guesses = self.guesses_about(s, choice.seat, viewer)
        told = guesses.told
        least = max(told) - OUT
        thought_of = [mask for mask, x in zip(guesses.masks, told) if x > least]
        said = self.said_of(choice, viewer, thought_of, number)
        nothing = math.log(DIFFERS)
        k = 0
        for i in range(len(told)):
            if told[i] > least:
                told[i] += self.telling[kind] * said[k] / 1000.0
                k += 1
            else:
                told[i] += self.telling[kind] * nothing / 1000.0

    def said_of(self, choice: Seen, viewer: int, masks: list[int], number: int) -> list[float]:
        """Of each set of tickets how likely it makes the choice, a logarithm: whether a `Rival` agrees."""
        s = choice.state
        assert isinstance(s, SFState)
        seat = choice.seat
        hands = HANDS if count(s.tickets[seat]) == 1 else FEWER_HANDS
        same = [0] * len(masks)
        picker = Picker(number)
        for _ in range(hands):
            world = self.game.determinize(s, viewer, picker)
            assert isinstance(world, SFState)
            self.pay_for(world, seat, choice.action)
            course = Course()  # what is open to the seat does not hang on its tickets: it is looked at once
            self.player.courses.look(world, seat, course)
            self.player.first = [course] * world.seats
            for i in range(len(masks)):
                world.tickets[seat] = masks[i]
                self.player.state = None
                if is_same(self.player.choose(world, seat), choice.action):
                    same[i] += 1
        return [math.log(DIFFERS + n / hands) for n in same]

    def pay_for(self, world: SFState, seat: int, action: Action) -> None:
        """Whoever claimed had the cards: they take the place of others in this hand."""
        if not isinstance(action, Claim):
            return
        e = self.e
        base = seat * len(e.colors)
        pays = [0] * len(e.colors)
        pays[e.wild] = action.wilds
        if action.color != e.wild:
            pays[action.color] = e.route_length[action.route] - action.wilds
        for color in range(len(pays)):
            while world.hands[base + color] < pays[color]:
                spare = NONE
                most = 0
                for c in range(len(pays)):
                    over = world.hands[base + c] - max(pays[c], world.known[base + c])
                    if over > most:
                        most = over
                        spare = c
                if spare == NONE:
                    return
                world.hands[base + spare] -= 1
                world.hands[base + color] += 1

    # ---- what is there ----------------------------------------------------------------------------------------------
    def look(self, s: SFState, viewer: int) -> None:
        """Think about what was claimed so far."""
        self.odds = []
        self.needed = [0] * len(self.e.route_a)
        for seat in range(s.seats):
            odds: list[int] = []
            if seat != viewer and s.tickets[seat] != 0:
                odds = self.odds_of(s, seat, viewer)
                guesses = self.guesses[seat]
                total = sum(odds)
                shares = [0] * len(self.ways)  # by ticket, per cent
                for i in range(len(odds)):
                    share = 100 * odds[i]
                    if share < total:
                        continue
                    for ticket in range(len(shares)):
                        if guesses.masks[i] >> ticket & 1:
                            shares[ticket] += share // total
                for ticket in range(len(shares)):
                    for route in self.ways[ticket]:
                        self.needed[route] += shares[ticket]
                        twin = self.e.twin[route]
                        if twin != NONE and s.seats < self.e.doubles_from:  # SF-R3: either closes the other
                            self.needed[twin] += shares[ticket]
            self.odds.append(odds)

    def odds_of(self, s: SFState, seat: int, viewer: int) -> list[int]:
        """By guess about the seat's tickets."""
        guesses = self.guesses_about(s, seat, viewer)
        scores = self.scores(s, seat)
        share = self.telling[BUILT] if self.seen else 1000
        sums = guesses.told[:]
        for i in range(len(sums)):
            for ticket in range(len(scores)):
                if guesses.masks[i] >> ticket & 1:
                    sums[i] += scores[ticket] * share / 1000.0
        top = max(sums)
        odds = [int(ONE * math.exp(x - top)) for x in sums]
        least = 1 + sum(odds) // (UNTOLD * len(odds))
        return [least + x for x in odds]

    def scores(self, s: SFState, seat: int) -> list[float]:
        """By ticket, a logarithm: what the seat has built and taken says for it."""
        spent = self.e.cars - s.cars[seat]
        out: list[float] = []
        for signs in self.signs(s, seat):
            score = 0.0
            for i in range(SIGNS):
                first = self.weights[0][i]
                score += signs[i] * (first + (self.weights[1][i] - first) * spent / self.e.cars) / 1000.0
            out.append(score)
        return out

    def signs(self, s: SFState, seat: int) -> list[list[float]]:
        """By ticket, what speaks for it."""
        e = self.e
        prices = self.courses.prices
        touched = [False] * len(e.locations)
        built = 0
        for route in range(len(e.route_a)):
            prices[route] = FAR
            if s.owner[route] == seat:
                prices[route] = 0
                built += e.route_length[route]
                touched[e.route_a[route]] = True
                touched[e.route_b[route]] = True
            elif self.courses.is_open(s, seat, route):
                prices[route] = e.route_length[route]
        placed: list[int] = []
        if s.seats == 2 and seat != s.first:  # SF-S4: both were placed by the second player
            placed = [place for place in s.stack_place if place != NONE and place not in e.fixed_places]
        self.ways = []
        return [self.signs_of(s, seat, ticket, touched, built, placed) for ticket in range(len(e.ticket_a))]

    def signs_of(
        self, s: SFState, seat: int, ticket: int, touched: list[bool], built: int, placed: list[int]
    ) -> list[float]:
        """`touched`: locations that the seat has built to; `built`: spaces; `placed`: where it put stacks."""
        e = self.e
        a = e.ticket_a[ticket]
        b = e.ticket_b[ticket]
        before = self.apart[ticket]
        now = self.courses.distance(a, b)
        serves = 0  # spaces of its own on the way
        way: list[int] = []
        fitting = 0  # cards known to be in its hand that the rest of the way takes
        if now == FAR:
            now = before + CUT_OFF
        else:
            colors = len(e.colors)
            asked = [0] * colors
            here = b
            while here != a:
                route = self.courses.via[here]
                if s.owner[route] == seat:
                    serves += e.route_length[route]
                else:
                    way.append(route)
                    if e.route_color[route] != GRAY:
                        asked[e.route_color[route]] += e.route_length[route]
                here = e.route_a[route] + e.route_b[route] - here
            for color in range(colors):
                fitting += min(asked[color], s.known[seat * colors + color])
        self.ways.append(way)
        stacks = 0
        for place in placed:
            if self.between[a][place] + self.between[place][b] == before:
                stacks += 1
        return [
            e.ticket_points[ticket] / 10.0,
            (1.0 if touched[a] else 0.0) + (1.0 if touched[b] else 0.0),
            1.0 if now == 0 else 0.0,
            max(0, before - now) / before,
            serves / built if built > 0 else 0.0,
            fitting / 3.0,
            float(stacks),
            now / 10.0,
        ]

    def suppose(self, world: SFState, picker: Picker) -> None:
        """Deal the others' tickets again, by these odds, out of all that the world has for them.

        While the upper part of the ticket deck lasts, nobody was dealt a ticket that another had put back: then all of
        theirs are as unknown to the viewer as what is left of it, and any of these can be any other.
        """
        for seat in range(world.seats):
            odds = self.odds[seat]
            if not odds or world.ticket_pool == 0:
                continue
            pool = world.ticket_pool | world.tickets[seat]
            masks = self.guesses[seat].masks
            weights = [odds[i] if masks[i] & ~pool == 0 else 0 for i in range(len(odds))]
            if max(weights) > 0:
                mine = masks[picker.weighted(weights)]
                world.tickets[seat] = mine
                world.ticket_pool = pool & ~mine


def kind_of(choice: Seen) -> int:
    """Which of the numbers in `telling` says how much it counts; NONE where it tells nothing."""
    s = choice.state
    assert isinstance(s, SFState)
    if s.phase == PLACE:
        return STACKS
    if s.phase != TURN and s.phase != CARDS:
        return NONE
    return CLAIMS if isinstance(choice.action, Claim) else CARDS_TAKEN


def is_same(a: Action, b: Action) -> bool:
    """Which route is claimed tells of tickets; what it is paid with does not."""
    if isinstance(a, Claim) and isinstance(b, Claim):
        return a.route == b.route
    return a == b
