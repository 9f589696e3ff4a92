"""`grandtour replay` of French Quarter: every round has its heading, and its cards stand under it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grandtour as gt
from tests.cli.run import ok
from tests.quarter import quarter


def recorded(folder: Path, seats: int) -> Path:
    match = gt.Match(quarter(mayor=True), seats, 7)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    record = folder / "game.txt"
    record.write_text(str(match.record()))
    return record


@pytest.mark.parametrize("seats", [1, 2])
def test_FQ_A1_a_round_begins_with_its_cards(tmp_path: Path, seats: int) -> None:
    screen = ok("replay", recorded(tmp_path, seats), "--lang", "en")
    setup, *rounds = re.split(r"^Round \d of 8$", screen, flags=re.MULTILINE)
    assert len(rounds) == 8
    assert setup.startswith("Setting up\n")
    assert "The public Second Line begins" in setup
    assert "A card is revealed" not in setup
    for number, told in enumerate(rounds, 1):
        first, *rest = told.strip().splitlines()
        if number > 1:
            assert re.fullmatch(rf" *\d+ Round {number} begins\..*", first)
            first = rest.pop(0)
        assert "A card is revealed: Walk" in first
        assert told.count("A card is revealed") == 5
        assert re.search(r"^Player \d$", told, re.MULTILINE), "who acts is named again"
