"""Explore New York: whole recorded games, counts of positions, the order of legal actions."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandtour.core.record import parse
from tests.golden.common import check_recorded, count, counted, results_of, shown_in
from tests.golden.new_york import COUNTS, GAMES, ORDER, first_turn, game_of, order_text
from tests.new_york import new_table, new_york

FILES = sorted(GAMES.glob("*.game"))
RECORDS = {file.stem: parse(file.read_text(encoding="utf-8")) for file in FILES}
RESULTS = results_of(GAMES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end_and_verifies(file: Path) -> None:
    record = RECORDS[file.stem]
    check_recorded(file, game_of(record.edition, record.options))


def test_every_recorded_game_has_its_result() -> None:
    assert sorted(RESULTS) == sorted(RECORDS)


def test_every_number_of_seats_edition_and_option_has_a_recorded_game() -> None:
    played = {(record.edition, record.seats) for record in RECORDS.values()}
    for edition in ("grand-tour", "tiny"):
        assert played >= {(edition, seats) for seats in new_york(edition).seat_counts}
    assert {record.options["plus_after_fallback"] for record in RECORDS.values()} == {True, False}


def test_the_recorded_games_show_every_kind_of_action_and_event() -> None:
    verbs: set[tuple[bool, str]] = set()
    kinds: set[str] = set()
    for file in FILES:
        shown = shown_in(file, game_of(RECORDS[file.stem].edition, RECORDS[file.stem].options))
        verbs |= shown[0]
        kinds |= shown[1]
    players = {"discard", "block", "tourist", "link", "end"}
    assert verbs == {(False, v) for v in players} | {(True, v) for v in ("card", "first")}
    assert kinds == {"first", "card", "discard", "block", "tourist", "link", "turn", "over"}


@pytest.mark.parametrize(("where", "edition", "seats", "depth", "nodes"), counted(COUNTS))
def test_there_are_so_many_positions(where: str, edition: str, seats: int, depth: int, nodes: int) -> None:
    t = new_table(seats, edition) if "empty" in where else first_turn(seats, edition)
    assert count(t.game, t.state, depth) == nodes


def test_legal_actions_come_in_a_fixed_order() -> None:
    """Bots with a seed, records of training and bug reports count on it."""
    assert order_text() == ORDER.read_text(encoding="utf-8")
