"""San Francisco's golden files: see make.py, which writes them."""

from __future__ import annotations

from grandtour.core.match import Match
from grandtour.core.picker import Picker
from grandtour.core.record import Record
from grandtour.games.san_francisco.actions import Claim
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import SFState
from tests.builders import new_table, san_francisco, table
from tests.golden.common import AnyTable, Golden

# name: edition, seats, seed, how the players play
RECORDED = {
    "two-players": ("grand-tour", 2, 11, "any"),
    "three-players": ("grand-tour", 3, 12, "any"),
    "four-players": ("grand-tour", 4, 13, "any"),
    "two-ticket-collectors": ("grand-tour", 2, 14, "tickets"),
    "four-card-collectors": ("grand-tour", 4, 15, "draw"),
    "three-builders": ("grand-tour", 3, 16, "claim"),
    "tiny-two-players": ("tiny", 2, 17, "any"),
    "tiny-three-players": ("tiny", 3, 18, "any"),
    "tiny-two-all-pass": ("tiny", 2, 50, "hoard"),
    "tiny-three-all-pass": ("tiny", 3, 0, "hoard"),
}

# edition, seats, depth; from an empty table, and from the first turn
COUNTED_NEW = [("grand-tour", 2, 6), ("grand-tour", 4, 6), ("tiny", 2, 6), ("tiny", 3, 6)]
COUNTED_TURN = [
    *(("grand-tour", seats, depth) for seats in (2, 3, 4) for depth in (1, 2, 3, 4)),
    *(("tiny", seats, depth) for seats in (2, 3) for depth in (1, 2, 3, 4, 5, 6)),
]


def game_of(record: Record) -> SanFrancisco:
    return san_francisco(record.edition)


def choose(m: Match, seat: int, how: str, picker: Picker) -> str:
    """`hoard` keeps two cars or more, so that nobody begins the last round; the others prefer one verb, or none."""
    legal = m.legal(seat)
    texts = [m.game.write(a) for a in legal]
    if how == "hoard":
        assert isinstance(m.game, SanFrancisco)
        assert isinstance(m.state, SFState)
        length = m.game.edition.route_length
        draws = [t for t in texts if t.partition(" ")[0] in ("draw", "take", "tickets")]
        cars = m.state.cars[seat]
        claims = [m.game.write(a) for a in legal if isinstance(a, Claim) and cars - length[a.route] >= 2]
        if claims and (picker.below(3) or not draws):
            texts = claims
        elif draws:
            texts = draws
    elif picker.below(2):
        texts = [t for t in texts if t.partition(" ")[0] == how] or texts
    return texts[picker.below(len(texts))]


def played(edition: str, seats: int, seed: int, how: str) -> Match:
    m, picker = Match(san_francisco(edition), seats, seed=seed), Picker(f"p1 {seed}")
    while not m.over:
        m.play(m.actors[0], choose(m, m.actors[0], how, picker))
    return m


def ordered() -> dict[str, AnyTable]:
    """Positions of every kind of decision."""
    rich = table(3).hand(0, ferry=3, black=3, red=2).market("red", "ferry", "red", "blue", "orange")
    rich.owner("golden-gate-bridge", "presidio", 1, "red").owner("castro", "mission", 0, "green")
    choosing = new_table(2, "tiny").play("stack moon", "stack sun")
    choosing.cards("red", "red", "blue", "blue", "boat", "green", "red", "blue", "green", "green")
    choosing.play(*(f"ticket {n}" for n in (7, 2, 5, 1, 9, 4)))
    placing = choosing.copy().play_as(0, "keep 2+7").play_as(1, "keep 1+9").play("first 0")
    return {
        "the empty table": new_table(2),
        "choosing the first tickets": choosing,
        "placing a stack": placing,
        "a first turn": table(2),
        "a turn with many payments": rich,
        "the second card": rich.copy().play("take red").cards("purple"),
        "tickets drawn": table(4).play("tickets", "ticket 7", "ticket 3"),
        "two tokens": table(2).hand(0, orange=2).claim("mission", "potrero-hill", orange=2),
        "a turn on tiny": table(3, "tiny").hand(0, green=2, boat=3, red=1),
        "chance deals a card": table(2).play("draw"),
        "chance deals a ticket": table(2).ticket_deck(4, 9, 1, returned=(3,), rest=1).play("tickets"),
    }


GOLDEN = Golden("san-francisco", game_of, RECORDED, played, new_table, table, ordered, COUNTED_NEW, COUNTED_TURN)
