"""One position of Explore New York: data only.

Search copies a state before every step it tries, so: flat lists of ints (what belongs to seat and block lies at
`seat * blocks + block`), and tuples, which copies share, for what changes rarely.

What a player has marked this turn is on the map at once; the fields of the turn (block, fallback, lines, visited)
tell which marks those are, so that they can be kept from the others until the turn is ended (see view.py).
"""

from __future__ import annotations

from typing import Final, cast

from grandtour.core.game import State
from grandtour.core.numbers import whole, wholes
from grandtour.games.explore_new_york.edition import NONE, Edition

# What the table is doing. Plain ints: an IntEnum costs a quarter of the compiled speed.
SETUP: Final = 0  # chance draws the first player
REVEAL: Final = 1  # chance reveals cards
DISCARD: Final = 2  # NY-T1: the first player discards
MARK: Final = 3  # NY-T2: everybody at the same time
OVER: Final = 4
PHASES: Final = ["setup", "reveal", "discard", "mark", "over"]

# What a seat is doing in MARK.
BLOCK: Final = 0  # choosing a block
TOURIST: Final = 1  # NY-P2: choosing the one tourist
LINKS: Final = 2  # drawing links
DONE: Final = 3  # has ended its turn
DOINGS: Final = ["block", "tourist", "links", "done"]


class NYState(State):
    def __init__(
        self,
        seats: int,
        phase: int,
        turn: int,
        first: int,
        deck: tuple[int, ...],
        shown: tuple[int, ...],
        tourists: list[int],
        drawn: list[int],
        used: list[int],
        doing: list[int],
        block: list[int],
        fallback: list[int],
        lines: list[tuple[int, ...]],
        visited: list[int],
        fallbacks: list[int],
    ) -> None:
        self.seats = seats
        self.phase = phase
        self.turn = turn  # from 1; 0 during set-up
        self.first = first  # NONE until drawn
        self.deck = deck  # cards not revealed yet, the removed ones among them (NY-S1): they have no order
        self.shown = shown  # revealed this turn and not discarded
        self.tourists = tourists  # by seat and block: groups
        self.drawn = drawn  # by seat and link: 1 where a link is drawn
        self.used = used  # by seat: a mask of cafes
        self.doing = doing  # by seat
        self.block = block  # by seat: chosen this turn, or NONE
        self.fallback = fallback  # by seat: 1 if this turn's block is a fallback
        self.lines = lines  # by seat: links drawn this turn, in order
        self.visited = visited  # by seat: a mask of the cafes used this turn
        self.fallbacks = fallbacks  # by seat: how many ended turns were fallbacks, for reports

    def copy(self) -> NYState:
        return NYState(
            self.seats,
            self.phase,
            self.turn,
            self.first,
            self.deck,
            self.shown,
            self.tourists[:],
            self.drawn[:],
            self.used[:],
            self.doing[:],
            self.block[:],
            self.fallback[:],
            self.lines[:],
            self.visited[:],
            self.fallbacks[:],
        )

    def dump(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "first": self.first,
            "deck": list(self.deck),
            "shown": list(self.shown),
            "tourists": self.tourists[:],
            "drawn": self.drawn[:],
            "used": self.used[:],
            "doing": [DOINGS[doing] for doing in self.doing],
            "block": self.block[:],
            "fallback": self.fallback[:],
            "lines": [list(lines) for lines in self.lines],
            "visited": self.visited[:],
            "fallbacks": self.fallbacks[:],
        }


def new(e: Edition, seats: int) -> NYState:
    """Empty maps and the whole deck; chance draws the first player."""
    return NYState(
        seats=seats,
        phase=SETUP,
        turn=0,
        first=NONE,
        deck=tuple(range(len(e.cards))),
        shown=(),
        tourists=[0] * (seats * len(e.blocks)),
        drawn=[0] * (seats * len(e.links)),
        used=[0] * seats,
        doing=[DONE] * seats,
        block=[NONE] * seats,
        fallback=[0] * seats,
        lines=[()] * seats,
        visited=[0] * seats,
        fallbacks=[0] * seats,
    )


def forget_turn(e: Edition, s: NYState, seat: int) -> None:
    """Take from the seat's map all that it has marked this turn: it is choosing its block again.

    Its block was empty before (NY-B1), so that all its tourists are this turn's.
    """
    if s.block[seat] != NONE:
        s.tourists[seat * len(e.blocks) + s.block[seat]] = 0
    for link in s.lines[seat]:
        s.drawn[seat * len(e.links) + link] = 0
    s.used[seat] -= s.visited[seat]
    start_turn(s, seat)


def start_turn(s: NYState, seat: int) -> None:
    s.doing[seat] = BLOCK
    s.block[seat] = NONE
    s.fallback[seat] = 0
    s.lines[seat] = ()
    s.visited[seat] = 0


def links_of(e: Edition, s: NYState, seat: int) -> list[int]:
    """The links on the seat's map."""
    base = seat * len(e.links)
    return [link for link in range(len(e.links)) if s.drawn[base + link]]


def tourists_of(e: Edition, s: NYState, seat: int) -> list[int]:
    """The tourists on the seat's map: a group for each block."""
    return s.tourists[seat * len(e.blocks) : (seat + 1) * len(e.blocks)]


# ---- loading ----------------------------------------------------------------------------------------------------
def load(e: Edition, dump: dict[str, object]) -> NYState:
    """The state that `dump` came from; ValueError where it cannot have been one of this edition."""
    try:
        state = read(dump)
    except (KeyError, TypeError, ValueError) as fault:
        raise ValueError(f"not an Explore New York position: {fault!r}") from None
    seats = state.seats
    if seats not in e.seat_counts:
        raise ValueError(f"not an Explore New York position: there are {seats} seats")
    for name, have, want in (
        ("tourists", len(state.tourists), seats * len(e.blocks)),
        ("drawn", len(state.drawn), seats * len(e.links)),
        ("used", len(state.used), seats),
        ("doing", len(state.doing), seats),
        ("block", len(state.block), seats),
        ("fallback", len(state.fallback), seats),
        ("lines", len(state.lines), seats),
        ("visited", len(state.visited), seats),
        ("fallbacks", len(state.fallbacks), seats),
    ):
        if have != want:
            raise ValueError(f"not an Explore New York position: {name} has {have} entries, not {want}")
    lines = [link for row in state.lines for link in row]
    for name, values, least, end in (
        ("turn", [state.turn], 0, e.turns[seats] + 1),
        ("first", [state.first], NONE, seats),
        ("deck", list(state.deck), 0, len(e.cards)),
        ("shown", list(state.shown), 0, len(e.cards)),
        ("tourists", state.tourists, 0, 1 << 24),
        ("drawn", state.drawn, 0, 2),
        ("used", state.used, 0, 1 << len(e.cafes)),
        ("block", state.block, NONE, len(e.blocks)),
        ("fallback", state.fallback, 0, 2),
        ("lines", lines, 0, len(e.links)),
        ("visited", state.visited, 0, 1 << len(e.cafes)),
    ):
        if values and not least <= min(values) <= max(values) < end:
            raise ValueError(f"not an Explore New York position: {name} is out of range: {values}")
    what = contradiction(e, state)
    if what:
        raise ValueError(f"not an Explore New York position: {what}")
    return state


def contradiction(e: Edition, s: NYState) -> str:
    """What in the position cannot be true at the same time, or ""; whether its maps can be played so is not asked."""
    phase = PHASES[s.phase]
    shown = len(s.shown)
    kept = e.reveal - e.discard
    if (s.phase == SETUP) != (s.turn == 0) or (s.phase == SETUP) != (s.first == NONE):
        return f"turn {s.turn}, first player {s.first} in {phase}"
    if s.phase == OVER and s.turn != e.turns[s.seats]:
        return f"over in turn {s.turn}"
    if not (
        (s.phase == REVEAL and shown < e.reveal)
        or (s.phase == DISCARD and kept < shown <= e.reveal)
        or (s.phase == MARK and shown == kept)
        or (s.phase in (SETUP, OVER) and shown == 0)
    ):
        return f"{shown} cards are shown in {phase}"
    seen = shown if s.phase in (SETUP, REVEAL) else e.reveal
    left = len(e.cards) - max(s.turn - 1, 0) * e.reveal - seen
    if len(s.deck) != left or list(s.deck) != sorted(set(s.deck)) or len(set(s.deck + s.shown)) != left + shown:
        return f"the deck is {list(s.deck)} beside {list(s.shown)} in turn {s.turn}"
    if (s.phase == MARK) != (s.doing.count(DONE) < s.seats):
        return f"in {phase} the seats are doing {[DOINGS[doing] for doing in s.doing]}"
    for seat in range(s.seats):
        if not is_turn(e, s, seat):
            return f"the turn of seat {seat} contradicts its map"
    return ""


def is_turn(e: Edition, s: NYState, seat: int) -> bool:
    """Whether the seat's map has what the seat says it has marked this turn, or in the one it ended last."""
    lines = s.lines[seat]
    if len(set(lines)) < len(lines) or s.visited[seat] & ~s.used[seat] or not 0 <= s.fallbacks[seat] <= s.turn:
        return False
    for link in lines:
        if not s.drawn[seat * len(e.links) + link]:
            return False
    doing = s.doing[seat]
    if s.block[seat] == NONE:
        begun = doing in (TOURIST, LINKS) or (doing == DONE and (s.phase == MARK or s.turn > 1))
        return not begun and not lines and not s.visited[seat] and not s.fallback[seat]
    has_tourists = s.tourists[seat * len(e.blocks) + s.block[seat]] > 0
    if doing == TOURIST:
        return s.fallback[seat] == 1 and not lines and not has_tourists
    return doing != BLOCK and has_tourists and (doing == LINKS or len(lines) > 0)


def read(dump: dict[str, object]) -> NYState:
    doing = dump["doing"]
    lines = dump["lines"]
    if not isinstance(doing, list) or not isinstance(lines, list):
        raise TypeError("doing and lines are lists, an entry for each seat")
    return NYState(
        whole(dump["seats"]),
        PHASES.index(cast(str, dump["phase"])),
        whole(dump["turn"]),
        whole(dump["first"]),
        tuple(wholes(dump["deck"])),
        tuple(wholes(dump["shown"])),
        wholes(dump["tourists"]),
        wholes(dump["drawn"]),
        wholes(dump["used"]),
        [DOINGS.index(cast(str, what)) for what in doing],
        wholes(dump["block"]),
        wholes(dump["fallback"]),
        [tuple(wholes(row)) for row in lines],
        wholes(dump["visited"]),
        wholes(dump["fallbacks"]),
    )
