"""One position of San Francisco: data only.

Search copies a state before every step it tries, so: flat lists of ints for what changes often (what belongs to
seat and color lies at `seat * colors + color`), and tuples, which copies share, for what changes rarely.
"""

from __future__ import annotations

from typing import Final, cast

from grandtour.core.game import State
from grandtour.core.numbers import Rows, rows, whole, wholes
from grandtour.games.san_francisco.edition import Edition

# What the seats are doing. Plain ints: an IntEnum costs a quarter of the compiled speed.
SETUP: Final = 0  # chance is dealing
KEEP: Final = 1  # SF-S3: everybody chooses among the first tickets, at the same time
PLACE: Final = 2  # SF-S4: the last players place the two stacks set aside
TURN: Final = 3  # a player chooses one of the three actions
CARDS: Final = 4  # SF-D1: in the middle of drawing cards
TICKETS: Final = 5  # SF-K1: choosing among the tickets just drawn
TOKEN: Final = 6  # SF-R5: choosing between two tokens
OVER: Final = 7
PHASES: Final = ["setup", "keep", "place", "turn", "cards", "tickets", "token", "over"]

# What chance has to draw before anybody goes on.
NOTHING: Final = 0
A_STACK: Final = 1  # SF-S1: which symbol lies on the next fixed place
A_HAND_CARD: Final = 2  # a card from the deck to a hand
A_FACE_UP_CARD: Final = 3  # a card from the deck to the market
A_TICKET: Final = 4  # the top ticket, to the seat it is offered to
THE_FIRST_PLAYER: Final = 5
DRAWS: Final = ["nothing", "stack", "card", "face-up", "ticket", "first"]

# Kinds of ticket_log entries; card_log entries start with a seat or PASS_ENDS.
DEALT: Final = 0  # (DEALT, seat, ticket, 1 if it had been returned before)
RETURNED: Final = 1  # (RETURNED, seat, *tickets put back): closes the seat's offer
PASS_ENDS: Final = -1  # (PASS_ENDS, *drawn): the deck was used up and the discards shuffled


class SFState(State):
    def __init__(
        self,
        seats: int,
        phase: int,
        draw: int,
        turn: int,
        first: int,
        dealt: int,
        to_draw: int,
        resets: int,
        turns_left: int,
        turns: int,
        passes: int,
        deck: list[int],
        discard: list[int],
        market: list[int],
        hands: list[int],
        known: list[int],
        drawn: list[int],
        owner: list[int],
        cars: list[int],
        points: list[int],
        tokens: list[int],
        stack_place: tuple[int, ...],
        stack_left: list[int],
        token_choice: tuple[int, ...],
        tickets: list[int],
        offered: Rows,
        chosen: tuple[int, ...],
        ticket_pool: int,
        returned: tuple[int, ...],
        card_log: Rows,
        ticket_log: Rows,
    ) -> None:
        self.seats = seats
        self.phase = phase
        self.draw = draw  # what chance must draw first
        self.turn = turn  # whose turn, or who places a stack
        self.first = first  # -1 until drawn
        self.dealt = dealt  # during SETUP: how many of the thing being dealt are out
        self.to_draw = to_draw  # cards the player may still draw this turn
        self.resets = resets  # SF-D2: market resets in a row
        self.turns_left = turns_left  # -1 until the last round has begun
        self.turns = turns  # ended so far, by all seats together
        self.passes = passes  # in a row
        self.deck = deck  # by color: no order exists until a card is drawn
        self.discard = discard  # by color
        self.market = market  # colors, face up
        self.hands = hands  # by seat and color
        self.known = known  # by seat and color: cards everybody knows to be in that hand
        self.drawn = drawn  # by seat and color: drawn unseen since the deck was last shuffled
        self.owner = owner  # by route, -1 is free
        self.cars = cars  # by seat
        self.points = points  # by seat, from routes
        self.tokens = tokens  # by seat, a mask of symbols
        self.stack_place = stack_place  # by symbol, -1 while set aside
        self.stack_left = stack_left  # by symbol
        self.token_choice = token_choice  # symbols to choose from in TOKEN
        self.tickets = tickets  # by seat, a mask of kept tickets
        self.offered = offered  # by seat, tickets to choose from, in the order they were dealt
        self.chosen = chosen  # by seat, in KEEP: the mask kept, -1 before the choice
        self.ticket_pool = ticket_pool  # a mask: the upper part of the ticket deck, in no order yet
        self.returned = returned  # the lower part: tickets put back, the next one to come first
        self.card_log = card_log  # what was seen of cards and then hidden, see knowledge.py
        self.ticket_log = ticket_log

    def copy(self) -> SFState:
        return SFState(
            self.seats,
            self.phase,
            self.draw,
            self.turn,
            self.first,
            self.dealt,
            self.to_draw,
            self.resets,
            self.turns_left,
            self.turns,
            self.passes,
            self.deck[:],
            self.discard[:],
            self.market[:],
            self.hands[:],
            self.known[:],
            self.drawn[:],
            self.owner[:],
            self.cars[:],
            self.points[:],
            self.tokens[:],
            self.stack_place,
            self.stack_left[:],
            self.token_choice,
            self.tickets[:],
            self.offered,
            self.chosen,
            self.ticket_pool,
            self.returned,
            self.card_log,
            self.ticket_log,
        )

    def dump(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "phase": PHASES[self.phase],
            "draw": DRAWS[self.draw],
            "turn": self.turn,
            "first": self.first,
            "dealt": self.dealt,
            "to_draw": self.to_draw,
            "resets": self.resets,
            "turns_left": self.turns_left,
            "turns": self.turns,
            "passes": self.passes,
            "deck": self.deck[:],
            "discard": self.discard[:],
            "market": self.market[:],
            "hands": self.hands[:],
            "known": self.known[:],
            "drawn": self.drawn[:],
            "owner": self.owner[:],
            "cars": self.cars[:],
            "points": self.points[:],
            "tokens": self.tokens[:],
            "stack_place": list(self.stack_place),
            "stack_left": self.stack_left[:],
            "token_choice": list(self.token_choice),
            "tickets": self.tickets[:],
            "offered": [list(o) for o in self.offered],
            "chosen": list(self.chosen),
            "ticket_pool": self.ticket_pool,
            "returned": list(self.returned),
            "card_log": [list(entry) for entry in self.card_log],
            "ticket_log": [list(entry) for entry in self.ticket_log],
        }


def load(e: Edition, dump: dict[str, object]) -> SFState:
    """The state that `dump` came from; ValueError where it cannot have been one of this edition."""
    try:
        state = read(dump)
    except (KeyError, TypeError, ValueError) as fault:
        raise ValueError(f"not a San Francisco position: {fault!r}") from None
    colors, symbols, seats = len(e.colors), len(e.symbols), state.seats
    if seats not in e.seat_counts:
        raise ValueError(f"not a San Francisco position: there are {seats} seats")
    for name, have, want in (
        ("deck", len(state.deck), colors),
        ("discard", len(state.discard), colors),
        ("market", len(state.market), e.face_up),
        ("hands", len(state.hands), seats * colors),
        ("known", len(state.known), seats * colors),
        ("drawn", len(state.drawn), seats * colors),
        ("owner", len(state.owner), len(e.route_a)),
        ("cars", len(state.cars), seats),
        ("points", len(state.points), seats),
        ("tokens", len(state.tokens), seats),
        ("stack_place", len(state.stack_place), symbols),
        ("stack_left", len(state.stack_left), symbols),
        ("tickets", len(state.tickets), seats),
        ("offered", len(state.offered), seats),
        ("chosen", len(state.chosen), seats),
    ):
        if have != want:
            raise ValueError(f"not a San Francisco position: {name} has {have} entries, not {want}")
    for name, values, end in (
        ("turn", [state.turn], seats),
        ("first", [state.first], seats),
        ("market", state.market, colors),
        ("owner", state.owner, seats),
        ("stack_place", list(state.stack_place), len(e.locations)),
        ("token_choice", list(state.token_choice), symbols),
        ("returned", list(state.returned), len(e.ticket_a)),
    ):
        if values and not -1 <= min(values) <= max(values) < end:
            raise ValueError(f"not a San Francisco position: {name} is out of range: {values}")
    return state


def read(dump: dict[str, object]) -> SFState:
    return SFState(
        whole(dump["seats"]),
        PHASES.index(cast(str, dump["phase"])),
        DRAWS.index(cast(str, dump["draw"])),
        whole(dump["turn"]),
        whole(dump["first"]),
        whole(dump["dealt"]),
        whole(dump["to_draw"]),
        whole(dump["resets"]),
        whole(dump["turns_left"]),
        whole(dump["turns"]),
        whole(dump["passes"]),
        wholes(dump["deck"]),
        wholes(dump["discard"]),
        wholes(dump["market"]),
        wholes(dump["hands"]),
        wholes(dump["known"]),
        wholes(dump["drawn"]),
        wholes(dump["owner"]),
        wholes(dump["cars"]),
        wholes(dump["points"]),
        wholes(dump["tokens"]),
        tuple(wholes(dump["stack_place"])),
        wholes(dump["stack_left"]),
        tuple(wholes(dump["token_choice"])),
        wholes(dump["tickets"]),
        rows(dump["offered"]),
        tuple(wholes(dump["chosen"])),
        whole(dump["ticket_pool"]),
        tuple(wholes(dump["returned"])),
        rows(dump["card_log"]),
        rows(dump["ticket_log"]),
    )


def put(items: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """`items` with one item replaced."""
    return (*items[:at], value, *items[at + 1 :])
