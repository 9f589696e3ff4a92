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
from collections.abc import Iterable
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
MOST: Final = 2100  # guesses about a seat,
TRIED: Final = 11_000  # and so many, about, are compared: all sets of four of our own tickets
HELD: Final = 8  # tickets of one seat that are guessed at; more of them could be anything
HANDS: Final = 5  # that a seat may have had when it chose, to try each guess with;
FEWER_HANDS: Final = 2  # if it holds several tickets there are many more guesses
LOOK: Final = 4  # guesses after which the clock is asked,
LOOK_QUICK: Final = 16  # and where little is done with each
CLAIMS: Final = 0  # what `telling` has numbers for,
CARDS_TAKEN: Final = 1
STACKS: Final = 2
BUILT: Final = 3  # beside what is seen to be built


class Guesses:
    """Which tickets one seat may hold, and how well each of these sets explains what it was seen to choose."""

    def __init__(self) -> None:
        self.held = 0  # tickets in each set
        self.masks = [0]
        self.members: list[list[int]] = [[]]  # the tickets of each mask
        self.told = [0.0]  # logarithms

    def admit(self, held: int, tickets: int, not_these: int, clock: Clock) -> bool:
        """The seat holds so many tickets now, none of them `not_these`. Of new ones nothing was told before.

        False where there was no time to think of all of them.
        """
        while self.held < held:
            top = max(self.told)
            odds: dict[int, float] = {}
            for i in range(len(self.masks)):
                if len(odds) >= TRIED:
                    break
                if i % LOOK_QUICK == 0 and clock.is_up():
                    return False
                share = math.exp(self.told[i] - top)
                for ticket in range(tickets):
                    if (self.masks[i] | not_these) >> ticket & 1 == 0:
                        mask = self.masks[i] | 1 << ticket
                        odds[mask] = odds.get(mask, 0.0) + share
            self.held += 1
            self.masks = sorted(sorted(odds), key=lambda mask: -odds[mask])[:MOST]
            self.members = [members(mask) for mask in self.masks]
            self.told = [math.log(odds[mask] + 1e-300) for mask in self.masks]
        return True


class Asked:
    """How far one choice was looked into: it goes on from here when there is time again."""

    def __init__(self, choice: Seen, masks: list[int], number: int) -> None:
        """`number` of the choice: the hands that are tried must not depend on when this is asked."""
        state = choice.state
        assert isinstance(state, SFState)
        self.choice = choice
        self.masks = masks  # the sets of tickets that it is asked about
        self.same = [0] * len(masks)  # with how many hands a `Rival` that holds these agrees with the choice
        self.hands = HANDS if count(state.tickets[choice.seat]) == 1 else FEWER_HANDS  # to ask with
        self.hand = 0  # the one it is at, and
        self.mask = 0  # the next set of tickets to ask about with this hand
        self.world: SFState | None = None  # in which the seat has that hand
        self.picker = Picker(number)


class Belief:
    def __init__(
        self, game: SanFrancisco, weights: list[list[int]], telling: list[int], like: Courses | None = None
    ) -> None:
        """`like`: a Rival's courses, see Courses."""
        e = game.edition
        self.game = game
        self.e = e
        self.weights = weights
        self.telling = telling  # thousandths: how much counts a claim, a card, a stack, and beside them what is built
        self.player = Rival(game, like)  # as whom the others are taken to choose
        self.seen: list[Seen] = []  # what the guesses are made of
        self.asked: Asked | None = None  # about the choice after these, as far as time allowed
        self.guesses: list[Guesses] = []  # by seat
        self.courses = Courses(e, self.player.habits, self.player.courses)
        self.courses.prices = e.route_length[:]  # distances here are spaces
        self.apart = [self.courses.distance(e.ticket_a[t], e.ticket_b[t]) for t in range(len(e.ticket_a))]
        self.from_place: dict[int, list[int]] = {}  # by location that was asked about: spaces to each other
        self.ways: list[list[int]] = []  # by ticket: routes that the seat just looked at lacks on the way
        self.odds: list[list[int]] = []  # by seat and guess
        self.needed = [0] * len(e.route_a)  # by route, per cent: how likely another seat needs it

    # ---- what was seen --------------------------------------------------------------------------------------------
    def recall(self, seen: Iterable[Seen], viewer: int, clock: Clock) -> None:
        """Take in what the others were seen to choose, as far as time allows; what was taken in before still counts.

        To get the next of `seen` may take as long as to draw a world.
        """
        same = 0  # as many as were taken in before
        for choice in seen:
            if same < len(self.seen):
                if choice is self.seen[same]:
                    same += 1
                    continue
                if not self.begin_anew(same, viewer, clock):
                    return
            if clock.is_up() or not self.take_in(choice, viewer, len(self.seen), clock):
                return
            self.seen.append(choice)
            same += 1
            if clock.is_up():
                return
        if same < len(self.seen):
            self.begin_anew(same, viewer, clock)

    def begin_anew(self, same: int, viewer: int, clock: Clock) -> bool:
        """Something was taken back: only the first choices still hold. False where there was no time for them."""
        still = self.seen[:same]
        self.seen = []
        self.guesses = []
        for choice in still:
            if clock.is_up() or not self.take_in(choice, viewer, len(self.seen), clock):
                return False
            self.seen.append(choice)
        return True

    def guesses_about(self, s: SFState, seat: int, viewer: int, clock: Clock) -> Guesses | None:
        """None where there was no time to make them all."""
        while len(self.guesses) < s.seats:
            self.guesses.append(Guesses())
        guesses = self.guesses[seat]
        if guesses.admit(count(s.tickets[seat]), len(self.e.ticket_a), s.tickets[viewer], clock):
            return guesses
        return None

    def take_in(self, choice: Seen, viewer: int, number: int, clock: Clock) -> bool:
        """False where there was no time to; `number` of the choice, as `Asked` has it."""
        s = choice.state
        assert isinstance(s, SFState)
        kind = kind_of(choice)
        if kind == NONE or count(s.tickets[choice.seat]) > HELD:
            return True
        guesses = self.guesses_about(s, choice.seat, viewer, clock)
        if guesses is None:
            return False
        told = guesses.told
        least = max(told) - OUT
        thought_of = [mask for mask, x in zip(guesses.masks, told) if x > least]
        asked = self.asked
        if asked is None or asked.choice is not choice or asked.masks != thought_of:  # it may have drawn tickets since
            asked = Asked(choice, thought_of, number)
            self.asked = asked
        if not self.ask(asked, viewer, clock):
            return False
        nothing = math.log(DIFFERS)
        k = 0
        for i in range(len(told)):
            said = nothing
            if told[i] > least:
                said = math.log(DIFFERS + asked.same[k] / asked.hands)
                k += 1
            told[i] += self.telling[kind] * said / 1000.0
        return True

    def ask(self, asked: Asked, viewer: int, clock: Clock) -> bool:
        """Of each set of tickets, with how many hands a `Rival` agrees. False where the clock ran out before."""
        choice = asked.choice
        s = choice.state
        assert isinstance(s, SFState)
        seat = choice.seat
        player = self.player
        course = Course()
        looked = False
        while asked.hand < asked.hands:
            if asked.world is None:
                world = self.game.determinize(s, viewer, asked.picker)
                assert isinstance(world, SFState)
                self.pay_for(world, seat, choice.action)
                asked.world = world
                looked = False
            if not looked:  # what is open to the seat does not hang on its tickets: it is looked at once
                course = Course()
                player.courses.look(asked.world, seat, course)
                looked = True
            player.first = [course] * s.seats
            while asked.mask < len(asked.masks):
                if asked.mask % LOOK == 0 and clock.is_up():
                    return False
                asked.world.tickets[seat] = asked.masks[asked.mask]
                player.state = None
                if is_same(player.choose(asked.world, seat), choice.action):
                    asked.same[asked.mask] += 1
                asked.mask += 1
            asked.world = None
            asked.mask = 0
            asked.hand += 1
        return True

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
    def look(self, s: SFState, viewer: int, clock: Clock) -> None:
        """Think about what was claimed so far. Of seats that there is no time for nothing is believed."""
        self.odds = []
        self.needed = [0] * len(self.e.route_a)
        for seat in range(s.seats):
            odds: list[int] = []
            if seat != viewer and 0 < count(s.tickets[seat]) <= HELD:
                odds = self.odds_of(s, seat, viewer, clock)
            if odds:
                guesses = self.guesses[seat]
                total = sum(odds)
                shares = [0] * len(self.ways)  # by ticket, per cent
                for i in range(len(odds)):
                    share = 100 * odds[i]
                    if share < total:
                        continue
                    for ticket in guesses.members[i]:
                        shares[ticket] += share // total
                for ticket in range(len(shares)):
                    if shares[ticket] == 0:
                        continue
                    for route in self.ways[ticket]:
                        self.needed[route] += shares[ticket]
                        twin = self.e.twin[route]
                        if twin != NONE and s.seats < self.e.doubles_from:  # SF-R3: either closes the other
                            self.needed[twin] += shares[ticket]
            self.odds.append(odds)

    def odds_of(self, s: SFState, seat: int, viewer: int, clock: Clock) -> list[int]:
        """By guess about the seat's tickets; empty where there was no time."""
        guesses = None if clock.is_up() else self.guesses_about(s, seat, viewer, clock)
        if guesses is None:
            return []
        scores = self.scores(s, seat)
        share = self.telling[BUILT] if self.seen else 1000
        sums = guesses.told[:]
        for i in range(len(sums)):
            for ticket in guesses.members[i]:
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
            spaces = self.spaces_from(place)
            if spaces[a] + spaces[b] == before:
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

    def spaces_from(self, place: int) -> list[int]:
        """To each location, on the empty board."""
        if place not in self.from_place:
            courses = Courses(self.e, self.player.habits, self.player.courses)
            courses.prices = self.e.route_length[:]
            courses.distance(place, NONE)
            self.from_place[place] = courses.reached
        return self.from_place[place]

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


def members(mask: int) -> list[int]:
    """As in_mask, and quicker where few of many bits are set."""
    out: list[int] = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


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
