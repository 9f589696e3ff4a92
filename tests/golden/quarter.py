"""French Quarter's golden files: see make.py, which writes them."""

from __future__ import annotations

from grandtour.core.match import Match
from grandtour.core.picker import Picker
from grandtour.core.record import Record
from grandtour.games.french_quarter.game import FrenchQuarter
from tests.golden.common import AnyTable, Golden
from tests.quarter import Table, new_table, quarter, table

# name: edition, seats, seed, options mayor and tourism, rules; tiny has short tracks, so that every bonus comes up
RECORDED = {
    "solo": ("grand-tour", 1, 31, False, False, 1),
    "solo-tourism": ("grand-tour", 1, 32, False, True, 1),
    "two-players": ("grand-tour", 2, 33, False, False, 1),
    "two-players-mayor": ("grand-tour", 2, 34, True, False, 1),
    "three-players-tourism": ("grand-tour", 3, 35, False, True, 1),
    "four-players": ("grand-tour", 4, 36, False, False, 1),
    "four-players-mayor-tourism": ("grand-tour", 4, 37, True, True, 1),
    "tiny-solo": ("tiny", 1, 38, False, False, 1),
    "tiny-two-players": ("tiny", 2, 39, True, True, 1),
    "tiny-three-players": ("tiny", 3, 40, True, False, 1),
    "solo-tourism-2": ("grand-tour", 1, 83, False, True, 2),
    "two-players-2": ("grand-tour", 2, 54, False, False, 2),
    "three-players-tourism-2": ("grand-tour", 3, 55, False, True, 2),
    "four-players-mayor-tourism-2": ("grand-tour", 4, 60, True, True, 2),
    "tiny-solo-2": ("tiny", 1, 59, False, False, 2),
    "tiny-two-players-2": ("tiny", 2, 61, True, True, 2),
    "tiny-three-players-2": ("tiny", 3, 60, True, False, 2),
}

# edition, seats, depth; from the empty table, and from the first turn
COUNTED_NEW = [("grand-tour", 1, 4), ("grand-tour", 3, 4), ("tiny", 2, 4)]
COUNTED_TURN = [
    *(("grand-tour", seats, depth) for seats in (1, 2, 4) for depth in (1, 2, 3, 4)),
    *(("tiny", 2, depth) for depth in (1, 2, 3, 4, 5)),
]


def game_of(record: Record) -> FrenchQuarter:
    mayor, tourism = record.options["mayor"] is True, record.options["tourism"] is True
    return quarter(record.edition, mayor, tourism, record.rules_version)


def played(edition: str, seats: int, seed: int, mayor: bool, tourism: bool, rules_version: int) -> Match:
    """Random play."""
    m, picker = Match(quarter(edition, mayor, tourism, rules_version), seats, seed=seed), Picker(f"p1 {seed}")
    while not m.over:
        legal = m.legal(m.actors[0])
        m.play(m.actors[0], legal[picker.below(len(legal))])
    return m


def first_turn(seats: int, edition: str) -> Table:
    return table(seats, edition).plan({"walk": (2, 5), "carriage": (3, 4), "riverboat": 6})


def ordered() -> dict[str, AnyTable]:
    """Positions of every kind of decision."""
    quiet = {"walk": "walk-6", "socialize": "socialize-1"}
    rich = table(2).uses(0, w=1, longer=1, other=1).plan({"walk": 2}, quiet)
    moving = rich.copy().play("take walk 2")
    choosing = table(2).plan({"walk": 2}, quiet).play("take walk 2")
    parade = table(2).line("bourbon/conti").own_line(1, "royal/west").plan({"socialize": 4}, quiet)
    parade.play("take socialize 4").any_turn(0).any_turn(1).any_turn(0).any_turn(1)
    return {
        "the empty table": new_table(3),
        "chance deals a Vacation card": new_table(2, tourism=True).play("start 2", "first 1", "vacation mardi-gras"),
        "chance reveals a card": table(2),
        "a die, with another card": rich,
        "a move, longer if wanted": moving,
        "a value or a W": moving.copy().play("go loose-trombone"),
        "a Wild": choosing.copy().resolve("wild"),
        "a circle": choosing.copy().before_choice(0, "food").resolve("food"),
        "a building and any value": choosing.copy().before_bonus(0, "food", "C").resolve("food"),
        "a performer": choosing.copy().before_bonus(0, "mysticism", "A").resolve("mysticism"),
        "a line of one's own": choosing.copy().before_bonus(0, "mysticism", "B").resolve("mysticism"),
        "the public line": parade,
        "the own line": parade.copy().play("advance east"),
        "a turn on tiny": first_turn(2, "tiny"),
    }


GOLDEN = Golden("french-quarter", game_of, RECORDED, played, new_table, first_turn, ordered, COUNTED_NEW, COUNTED_TURN)
