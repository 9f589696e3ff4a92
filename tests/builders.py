"""Positions for tests, in the words of the game.

`table(seats=3)` plays the set-up of an edition with every draw forced, so it is a legal position: seat 0 is to
move in the first turn. Its methods then change it in readable words, and keep cards, tickets and tokens conserved:
whatever is put somewhere is taken from the deck (the pool, the stack), and what is not there cannot be taken.

    table(seats=3).hand(0, black=2, ferry=1).owner("mission", "potrero-hill", 1).market("ferry", "red", ...)

The stacks of the Grand Tour map then lie so: bridge on Alcatraz, lighthouse on the Golden Gate Bridge, sea-lion on
The Embarcadero, crab on Sunset, poppy on Potrero Hill, and, placed by the last players, house on Mission and teapot
on Twin Peaks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grandtour.core.game import CHANCE, Action, Event
from grandtour.core.picker import Picker
from grandtour.games.san_francisco.actions import Claim, Keep, Place
from grandtour.games.san_francisco.edition import NONE, Edition
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.load import load
from grandtour.games.san_francisco.state import DEALT, NOTHING, PHASES, RETURNED, TURN, SFState
from tests import tables

PLACED = {"grand-tour": ("mission", "twin-peaks"), "tiny": ("market",)}
START = {"grand-tour": ("blue", "green", "black", "purple", "red"), "tiny": ("red", "red", "green", "blue")}


@cache
def san_francisco(edition: str = "grand-tour") -> SanFrancisco:
    return SanFrancisco(load(edition))


def edition_with(edition: Edition, **changes: object) -> Edition:
    """A copy of an edition with some of its fields changed, for positions that no shipped edition has."""
    names = [
        *("id", "title", "hash", "rules_version", "seat_counts", "colors", "card_count", "wild", "cars", "hand"),
        *("tickets_dealt", "tickets_kept", "last_round_at", "turn_cards", "turn_tickets", "turn_tickets_kept"),
        *("face_up", "reset_at", "reset_limit", "reset_needs_others", "reset_needs_cards", "points_by_length"),
        *("symbols", "token_copies", "stack_height", "placed_height", "fixed_places", "token_points"),
        *("doubles_from", "locations", "location_names", "route_a", "route_b", "route_length", "route_color"),
        *("route_ferries", "ticket_a", "ticket_b", "ticket_points", "own_design", "color_names", "symbol_names"),
    ]
    fields: dict[str, object] = {name: getattr(edition, name) for name in names} | changes
    return Edition(**fields)  # type: ignore[arg-type]


class Table(tables.Table[SanFrancisco, SFState]):
    """A position of San Francisco."""

    def __init__(self, game: SanFrancisco, state: SFState) -> None:
        super().__init__(game, state)
        self._said: set[int] = set()  # seats whose tickets a test has said

    @property
    def edition(self) -> Edition:
        return self.game.edition

    # ---- numbers for words ----------------------------------------------------------------------------------
    def color(self, word: str) -> int:
        return self.edition.colors.index(word)

    def symbol(self, word: str) -> int:
        return self.edition.symbols.index(word)

    def location(self, word: str) -> int:
        return self.edition.locations.index(word)

    def route(self, a: str, b: str, color: str | None = None) -> int:
        """The route between two places; of a double route the one of `color`, else the first."""
        e = self.edition
        ends = {self.location(a), self.location(b)}
        found = [r for r in range(len(e.route_a)) if {e.route_a[r], e.route_b[r]} == ends]
        if color is not None:
            found = [r for r in found if e.route_color[r] == self.color(color)]
        assert found, f"no route {a} - {b} ({color})"
        return found[0]

    def ticket(self, a: str, b: str) -> int:
        e = self.edition
        ends = {self.location(a), self.location(b)}
        return next(t for t in range(len(e.ticket_a)) if {e.ticket_a[t], e.ticket_b[t]} == ends)

    # ---- putting things in place ----------------------------------------------------------------------------
    def hand(self, seat: int, **cards: int) -> Table:
        """The seat's hand is exactly this; its old cards went back into the deck, the new ones come from it."""
        s = self.state
        for color in range(len(self.edition.colors)):
            at = self._at(seat, color)
            s.deck[color] += s.hands[at]
            s.hands[at] = 0
        for word, n in cards.items():
            self._from_deck(word, n)
            s.hands[self._at(seat, self.color(word))] = n
        return self._nothing_seen()

    def market(self, *words: str) -> Table:
        """The cards face up are exactly these; "-" is a place without a card."""
        s = self.state
        assert len(words) == self.edition.face_up, f"{self.edition.face_up} places, not {len(words)}"
        for color in s.market:
            if color != NONE:
                s.deck[color] += 1
        s.market = [NONE] * len(words)
        for i, word in enumerate(words):
            if word != "-":
                self._from_deck(word, 1)
                s.market[i] = self.color(word)
        return self._nothing_seen()

    def discard(self, **cards: int) -> Table:
        """The discard pile is exactly this."""
        s = self.state
        for color in range(len(s.deck)):
            s.deck[color] += s.discard[color]
            s.discard[color] = 0
        for word, n in cards.items():
            self._from_deck(word, n)
            s.discard[self.color(word)] = n
        return self._nothing_seen()

    def deck(self, *, rest: int, **cards: int) -> Table:
        """The deck is exactly this; everything else in it goes to the hand of the seat `rest`."""
        s = self.state
        left = [0] * len(s.deck)
        for word, n in cards.items():
            self._from_deck(word, n)
            left[self.color(word)] = n
        for color, n in enumerate(s.deck):
            s.hands[self._at(rest, color)] += n
        s.deck = left
        return self._nothing_seen()

    def owner(self, a: str, b: str, seat: int, color: str | None = None) -> Table:
        """The seat has claimed this route: its cars lie there and its points are counted."""
        s, route = self.state, self.route(a, b, color)
        assert s.owner[route] == NONE, "the route is claimed already"
        length = self.edition.route_length[route]
        assert s.cars[seat] >= length, "the seat has not that many cars"
        s.owner[route] = seat
        s.cars[seat] -= length
        s.points[seat] += self.edition.points_by_length[length]
        return self

    def all_routes_claimed(self, *but: int) -> Table:
        """Every route is claimed, except these; whose cars they are is left open."""
        for route in range(len(self.state.owner)):
            if self.state.owner[route] == NONE and route not in but:
                self.state.owner[route] = route % self.state.seats
        return self

    def cars(self, seat: int, n: int) -> Table:
        """The seat has so many cars left; where the others lie is left open."""
        self.state.cars[seat] = n
        return self

    def points(self, seat: int, n: int) -> Table:
        """The seat's points for routes; which routes is left open."""
        self.state.points[seat] = n
        return self

    def tokens(self, seat: int, *symbols: str) -> Table:
        """The seat has taken these tokens from their stacks."""
        for word in symbols:
            symbol = self.symbol(word)
            assert self.state.stack_left[symbol] > 0, f"the stack of {word} is empty"
            assert not self.state.tokens[seat] >> symbol & 1, f"seat {seat} has {word} already"
            self.state.stack_left[symbol] -= 1
            self.state.tokens[seat] |= 1 << symbol
        return self

    def tickets(self, seat: int, *tickets: int | tuple[str, str]) -> Table:
        """The seat has kept exactly these tickets (numbers, or pairs of places).

        They come from the pool, or from a seat whose tickets were only dealt by the set-up."""
        s = self.state
        s.ticket_pool |= s.tickets[seat]
        s.tickets[seat] = 0
        self._said.add(seat)
        for ticket in tickets:
            number = ticket if isinstance(ticket, int) else self.ticket(*ticket)
            self._from_pool(number)
            s.tickets[seat] |= 1 << number
        return self._ticket_log(())

    def ticket_deck(self, *pool: int, returned: tuple[int, ...] = (), by: int = 0, rest: int) -> Table:
        """Never dealt: `pool`, in no order; below it, in this order, what seat `by` put back; seat `rest` keeps
        every other ticket."""
        s = self.state
        for ticket in (*pool, *returned):
            self._from_pool(ticket)
        s.tickets[rest] |= s.ticket_pool
        s.ticket_pool = sum(1 << t for t in pool)
        s.returned = returned
        return self._ticket_log(returned, by)

    def turn(self, seat: int) -> Table:
        self.state.turn = seat
        return self

    def _at(self, seat: int, color: int) -> int:
        return seat * len(self.edition.colors) + color

    def _from_deck(self, word: str, n: int) -> None:
        color = self.color(word)
        assert self.state.deck[color] >= n, f"the deck has {self.state.deck[color]} {word}, not {n}"
        self.state.deck[color] -= n

    def _from_pool(self, ticket: int) -> None:
        for seat in range(self.state.seats):
            if seat not in self._said and self.state.tickets[seat] >> ticket & 1:
                self.state.tickets[seat] ^= 1 << ticket
                self.state.ticket_pool |= 1 << ticket
        assert self.state.ticket_pool >> ticket & 1, f"ticket {ticket} is not in the pool"
        self.state.ticket_pool ^= 1 << ticket

    def _nothing_seen(self) -> Table:
        """As if every card in hand had been drawn unseen from the first deck."""
        s = self.state
        s.known = [0] * len(s.known)
        s.drawn = s.hands[:]
        s.card_log = ()
        return self

    def _ticket_log(self, returned: tuple[int, ...], by: int = 0) -> Table:
        """As if every ticket had been dealt once, in order."""
        s = self.state
        assert returned == s.returned, "say last what the ticket deck is"
        log: list[tuple[int, ...]] = []
        for seat in range(s.seats):
            back = returned if seat == by else ()
            kept = [t for t in range(len(self.edition.ticket_a)) if s.tickets[seat] >> t & 1]
            log += [(DEALT, seat, t, 0) for t in (*kept, *back)]
            log.append((RETURNED, seat, *back))
        s.ticket_log = tuple(log)
        return self

    # ---- playing --------------------------------------------------------------------------------------------
    def cards(self, *words: str) -> Table:
        """Chance draws these cards of the deck, one after the other."""
        return self.play(*(f"card {word}" for word in words))

    def claim(self, a: str, b: str, color: str | None = None, **cards: int) -> Table:
        return self.play(self.claim_text(a, b, color, **cards))

    def claim_text(self, a: str, b: str, color: str | None = None, **cards: int) -> str:
        paid = "+".join(f"{n}{word}" for word, n in cards.items())
        return f"claim {self.route(a, b, color)} {paid}"

    # ---- reading --------------------------------------------------------------------------------------------
    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def payments(self, a: str, b: str, color: str | None = None) -> list[str]:
        """The ways to pay for a route now, as "2black+1ferry"."""
        start = f"claim {self.route(a, b, color)} "
        return [text.removeprefix(start) for text in self.legal() if text.startswith(start)]

    def hand_of(self, seat: int) -> dict[str, int]:
        """By color, without those the seat does not have."""
        hands = self.state.hands
        return {c: hands[self._at(seat, i)] for i, c in enumerate(self.edition.colors) if hands[self._at(seat, i)]}

    def face_up(self) -> list[str]:
        """Sorted, because places in the market mean nothing; "-" for a place without a card."""
        return sorted("-" if c == NONE else self.edition.colors[c] for c in self.state.market)

    def deck_of(self) -> dict[str, int]:
        return {c: n for c, n in zip(self.edition.colors, self.state.deck) if n}

    def discards(self) -> dict[str, int]:
        return {c: n for c, n in zip(self.edition.colors, self.state.discard) if n}

    def tokens_of(self, seat: int) -> list[str]:
        return [s for i, s in enumerate(self.edition.symbols) if self.state.tokens[seat] >> i & 1]

    def tickets_of(self, seat: int) -> list[int]:
        return [t for t in range(len(self.edition.ticket_a)) if self.state.tickets[seat] >> t & 1]


def new_table(seats: int, edition: str = "grand-tour") -> Table:
    """Before anything is dealt."""
    game = san_francisco(edition)
    return Table(game, game.new(seats))


def table(seats: int = 3, edition: str = "grand-tour") -> Table:
    """After the set-up, all draws forced: seat 0 is the first player and has the first turn."""
    t = new_table(seats, edition)
    e = t.edition
    t.play(*(f"stack {symbol}" for symbol in e.symbols[: len(e.fixed_places)]))
    for _ in range(e.hand * seats):  # each time what the deck has most of
        t.cards(e.colors[max((n, -c, c) for c, n in enumerate(t.state.deck) if c != e.wild)[2]])
    t.cards(*START[edition])
    last = len(e.ticket_a) - e.tickets_dealt * seats
    t.play(*(f"ticket {ticket}" for ticket in range(last, len(e.ticket_a))))
    for seat in range(seats):
        t.play_as(seat, "keep " + "+".join(str(t) for t in t.state.offered[seat]))
    t.play("first 0")
    for symbol, place in zip(e.symbols[len(e.fixed_places) :], PLACED[edition]):
        t.play(f"place {symbol} {place}")
    assert t.state.phase == TURN
    assert t.state.draw == NOTHING
    assert t.state.turn == 0
    t.events.clear()
    return t


# ---- random games ---------------------------------------------------------------------------------------------
def random_action(game: SanFrancisco, state: SFState, picker: Picker, often: str = "") -> tuple[int, Action]:
    """Somebody who is to act, and something that it may do; `often` names a verb that is preferred by half."""
    actors = game.actors(state)
    seat = actors[picker.below(len(actors))]
    legal = game.legal_actions(state, seat)
    if seat == CHANCE:
        return seat, legal[picker.weighted(game.weights(state))]
    if often and picker.below(2):
        wanted = [a for a in legal if game.write(a).partition(" ")[0] == often]
        legal = wanted or legal
    return seat, legal[picker.below(len(legal))]


def random_game(
    game: SanFrancisco, seats: int, seed: int, often: str = ""
) -> Iterator[tuple[SFState, int, Action, list[Event]]]:
    """Any of the legal actions, step by step: see `tables.random_steps`."""
    return tables.random_steps(
        game, game.new(seats), seed, lambda state, picker: random_action(game, state, picker, often)
    )


def last_position(game: SanFrancisco, seats: int, seed: int) -> SFState:
    """A random game played to its end."""
    return tables.end_of(random_game(game, seats, seed))


def positions(
    game: SanFrancisco, seats: int, seed: int, every: int = 1, often: str = ""
) -> Iterator[tuple[SFState, int]]:
    """Copies of the positions of a random game in which a player is to act, with one such seat."""
    for i, (state, seat, _, _) in enumerate(random_game(game, seats, seed, often)):
        if seat != CHANCE and i % every == 0:
            yield state.copy(), seat


__all__ = [
    "Claim",
    "Keep",
    "Place",
    "Table",
    "edition_with",
    "last_position",
    "new_table",
    "positions",
    "random_action",
    "random_game",
    "san_francisco",
    "table",
]
