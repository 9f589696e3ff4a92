"""Explore New York's golden files: see make.py, which writes them."""

from __future__ import annotations

from grandtour.core.match import Match
from grandtour.core.picker import Picker
from grandtour.core.record import Record
from grandtour.games.explore_new_york.game import ExploreNewYork
from tests.golden.common import AnyTable, Golden
from tests.new_york import Table, new_table, new_york, table

# name: edition, seats, seed, option plus_after_fallback; tiny has few blocks, so that many turns are fallbacks
RECORDED = {
    "score-attack": ("grand-tour", 1, 21, True),
    "two-players": ("grand-tour", 2, 22, True),
    "three-players": ("grand-tour", 3, 23, True),
    "four-players": ("grand-tour", 4, 24, True),
    "two-players-no-plus-after-fallback": ("grand-tour", 2, 25, False),
    "tiny-score-attack": ("tiny", 1, 26, True),
    "tiny-two-players": ("tiny", 2, 27, True),
    "tiny-three-players": ("tiny", 3, 28, True),
    "tiny-three-players-no-plus-after-fallback": ("tiny", 3, 29, False),
}

# edition, seats, depth; from the empty table, and after the discard of the first turn
COUNTED_NEW = [("grand-tour", 1, 4), ("grand-tour", 3, 4), ("tiny", 2, 4)]
COUNTED_TURN = [
    *(("grand-tour", 1, depth) for depth in (1, 2, 3, 4)),
    *(("grand-tour", 2, depth) for depth in (1, 2, 3)),
    *(("tiny", 2, depth) for depth in (1, 2, 3)),
]


def game_of(record: Record) -> ExploreNewYork:
    return new_york(record.edition, record.options["plus_after_fallback"] is True)


def played(edition: str, seats: int, seed: int, plus_after_fallback: bool) -> Match:
    """Random play, whoever is to act in random order: the turns of a record are interleaved."""
    m, picker = Match(new_york(edition, plus_after_fallback), seats, seed=seed), Picker(f"p1 {seed}")
    while not m.over:
        seat = m.actors[picker.below(len(m.actors))]
        legal = m.legal(seat)
        m.play(seat, legal[picker.below(len(legal))])
    return m


def first_turn(seats: int, edition: str) -> Table:
    """The first turn with cards that offer two blocks, one of them with a `+`."""
    cards = {"grand-tour": ("2a", "4d")}
    t = table(seats, edition)
    kept = cards.get(edition, tuple(t.edition.cards[:2]))
    return t.turn_cards(*kept)


def ordered() -> dict[str, AnyTable]:
    """Positions of every kind of decision."""
    marking = table(2).drawn(0, "4,4-4,5").turn_cards("2a", "4d")
    fallback = table(2).taken(0, "4,5", "5,4").turn_cards("4b", "5a")
    return {
        "the empty table": new_table(3),
        "chance reveals a card": table(2).reveal("4b"),
        "the discard": table(2).reveal("4b", "5a", "star-a"),
        "a block": marking.copy(),
        "a block by a star": table(2).turn_cards("star-a", "3b"),
        "the first link": marking.copy().play_as(0, "block 4,2"),
        "one more or the end": marking.copy().play_as(0, "block 4,2", "link 4,1-4,2", "link 1,1-2,1"),
        "the block of a fallback": fallback.copy(),
        "the tourist of a fallback": fallback.copy().play_as(0, "block 1,1"),
        "a block on tiny": first_turn(2, "tiny"),
    }


GOLDEN = Golden(
    "explore-new-york", game_of, RECORDED, played, new_table, first_turn, ordered, COUNTED_NEW, COUNTED_TURN
)
