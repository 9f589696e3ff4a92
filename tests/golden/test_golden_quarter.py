"""French Quarter: whole recorded games, counts of positions, the order of legal actions."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from grandtour.core.record import parse
from tests.golden.common import check_recorded, count, counted, results_of, shown_in
from tests.golden.quarter import COUNTS, GAMES, ORDER, first_turn, game_of, order_text
from tests.quarter import new_table, quarter

FILES = sorted(GAMES.glob("*.game"))
RECORDS = {file.stem: parse(file.read_text(encoding="utf-8")) for file in FILES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end_and_verifies(file: Path) -> None:
    record = RECORDS[file.stem]
    check_recorded(file, game_of(record.edition, record.options))


def test_every_recorded_game_has_its_result() -> None:
    assert sorted(results_of(GAMES)) == sorted(RECORDS)


def test_every_number_of_seats_edition_and_option_has_a_recorded_game() -> None:
    played = {(record.edition, record.seats) for record in RECORDS.values()}
    for edition in ("grand-tour", "tiny"):
        assert played >= {(edition, seats) for seats in quarter(edition).seat_counts}
    options = {(record.options["mayor"], record.options["tourism"]) for record in RECORDS.values()}
    assert options == set(product((True, False), repeat=2))


def test_the_recorded_games_show_every_kind_of_action_and_event() -> None:
    verbs: set[tuple[bool, str]] = set()
    kinds: set[str] = set()
    for file in FILES:
        shown = shown_in(file, game_of(RECORDS[file.stem].edition, RECORDS[file.stem].options))
        verbs |= shown[0]
        kinds |= shown[1]
    players = ["take", "go", "further", "map", "mark", "bonus", "multiplier", "performer", "begin", "advance", "pass"]
    chance = ["start", "first", "vacation", "card", "mayor", "die", "police"]
    assert verbs == {(False, verb) for verb in players} | {(True, verb) for verb in chance}
    doings = [
        "take",
        "go",
        "stay",
        "courtyard",
        "riverwalk",
        "umbrella",
        "mark",
        "bonus",
        "multiplier",
        "performer",
        "map",
        "no-map",
        "full",
        "pass",
    ]
    effects = ["cross-out", "arrest", "police", "begin", "line", "own-line", "parade", "mayor-takes"]
    draws = ["start", "first", "vacation", "card", "mayor", "die", "round", "over"]
    assert kinds - {"lost", "stuck"} == {*doings, *effects, *draws}  # the two are rare: they have tests of their own


@pytest.mark.parametrize(("where", "edition", "seats", "depth", "nodes"), counted(COUNTS))
def test_there_are_so_many_positions(where: str, edition: str, seats: int, depth: int, nodes: int) -> None:
    t = new_table(seats, edition) if "empty" in where else first_turn(seats, edition)
    assert count(t.game, t.state, depth) == nodes


def test_legal_actions_come_in_a_fixed_order() -> None:
    """Bots with a seed, records of training and bug reports count on it."""
    assert order_text() == ORDER.read_text(encoding="utf-8")
