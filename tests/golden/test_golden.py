"""Whole recorded games, counts of positions and the order of legal actions: what must not change unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandtour.core.record import parse
from tests.builders import new_table, san_francisco, table
from tests.golden.common import check_recorded, count, counted, results_of, shown_in
from tests.golden.make import COUNTS, GAMES, ORDER, order_text

FILES = sorted(GAMES.glob("*.game"))
RESULTS = results_of(GAMES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end_and_verifies(file: Path) -> None:
    check_recorded(file, san_francisco(parse(file.read_text(encoding="utf-8")).edition))


def test_every_recorded_game_has_its_result() -> None:
    assert sorted(RESULTS) == [file.stem for file in FILES]


def test_every_way_to_end_has_a_recorded_game() -> None:
    assert {line.split(" ")[1] for line in RESULTS.values()} == {"SF-E1", "SF-P1"}


def test_every_number_of_seats_and_every_edition_has_a_recorded_game() -> None:
    played = {(parse(f.read_text(encoding="utf-8")).edition, parse(f.read_text(encoding="utf-8")).seats) for f in FILES}
    for edition in ("grand-tour", "tiny"):
        for seats in san_francisco(edition).seat_counts:
            assert (edition, seats) in played


def test_the_recorded_games_show_every_kind_of_action_and_event() -> None:
    verbs: set[tuple[bool, str]] = set()
    kinds: set[str] = set()
    for file in FILES:
        shown = shown_in(file, san_francisco(parse(file.read_text(encoding="utf-8")).edition))
        verbs |= shown[0]
        kinds |= shown[1]
    players = {"keep", "place", "draw", "take", "claim", "token", "tickets", "pass"}
    assert verbs == {(False, v) for v in players} | {(True, v) for v in ("stack", "card", "ticket", "first")}
    assert {"reset", "shuffle", "last-round", "token", "pass", "kept"} <= kinds


@pytest.mark.parametrize(("where", "edition", "seats", "depth", "nodes"), counted(COUNTS))
def test_there_are_so_many_positions(where: str, edition: str, seats: int, depth: int, nodes: int) -> None:
    t = new_table(seats, edition) if "empty" in where else table(seats, edition)
    assert count(t.game, t.state, depth) == nodes


def test_legal_actions_come_in_a_fixed_order() -> None:
    """Bots with a seed, records of training and bug reports count on it."""
    assert order_text() == ORDER.read_text(encoding="utf-8")
