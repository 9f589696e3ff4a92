"""Whole recorded games, counts of positions and the order of legal actions: what must not change unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandtour.core.record import parse
from tests.golden.common import Golden, check_recorded, count, counted, results_of
from tests.golden.make import GOLDEN

FILES = [(golden, file) for golden in GOLDEN for file in sorted(golden.games.glob("*.game"))]
COUNTED = [(golden, *line) for golden in GOLDEN for line in counted(golden.counts)]
EVERY_GAME = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)


def name_of(value: object) -> str | None:
    return value.name if isinstance(value, Golden) else value.stem if isinstance(value, Path) else None


@pytest.mark.parametrize(("golden", "file"), FILES, ids=name_of)
def test_a_recorded_game_replays_to_its_end_and_verifies(golden: Golden, file: Path) -> None:
    check_recorded(file, golden.game_of(parse(file.read_text(encoding="utf-8"))))


@EVERY_GAME
def test_every_recorded_game_has_its_result(golden: Golden) -> None:
    assert sorted(results_of(golden.games)) == sorted(golden.records())


@EVERY_GAME
def test_every_number_of_seats_and_every_edition_has_a_recorded_game(golden: Golden) -> None:
    records = golden.records().values()
    played = {(record.edition, record.seats) for record in records}
    assert {edition for edition, _ in played} == {"grand-tour", "tiny"}
    assert played == {(record.edition, seats) for record in records for seats in golden.game_of(record).seat_counts}


@pytest.mark.parametrize(("golden", "where", "edition", "seats", "depth", "nodes"), COUNTED, ids=name_of)
def test_there_are_so_many_positions(
    golden: Golden, where: str, edition: str, seats: int, depth: int, nodes: int
) -> None:
    t = (golden.new_table if "empty" in where else golden.first_turn)(seats, edition)
    assert count(t.game, t.state, depth) == nodes


@EVERY_GAME
def test_legal_actions_come_in_a_fixed_order(golden: Golden) -> None:
    """Bots with a seed, records of training and bug reports count on it."""
    assert golden.order_text() == golden.order.read_text(encoding="utf-8")
