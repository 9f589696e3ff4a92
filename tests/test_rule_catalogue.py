"""Every rule of the catalogue has a test of its own and a sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grandtour.games.explore_new_york import words as explore_new_york
from grandtour.games.french_quarter import words as french_quarter
from grandtour.games.san_francisco import words as san_francisco
from grandtour.words import FILES, LANGUAGES, RULES, Words

TESTS = Path(__file__).parent
CATALOGUE = {
    rule: file.stem
    for file in sorted((FILES / "en").glob("*.ftl"))
    for rule in re.findall(r"^rule-([A-Z]+-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}
TESTED = {
    rule.replace("_", "-")
    for file in TESTS.rglob("test_*.py")
    for rule in re.findall(
        r"^ *(?:async )?def test_([A-Z]+_(?:[A-Z]?\d+|B[A-Z]_[A-D]|BX))_\w+\(", file.read_text("utf-8"), re.MULTILINE
    )
}


# Of the rules page: the ids are stable, so they are written out once more here.
SAN_FRANCISCO = [
    *("C1", "C2", "S1", "S2", "S3", "S4", "D1", "D2", "D3"),
    *("R1", "R2", "R3", "R4", "R5", "K1", "P1", "E1", "E2", "E3", "E4"),
]
EXPLORE_NEW_YORK = [
    *("C1", "C2", "C3", "C4", "C5", "S1", "S2", "S3", "T1", "T2"),
    *("B1", "B2", "B3", "B4", "B5", "P1", "P2", "L1", "L2", "L3", "L4", "L5", "K1"),
    *("F1", "F2", "F3", "F4", "F5", "F6", "F7"),
]
FRENCH_QUARTER = [
    *("C1", "C2", "S1", "M1", "A1", "A2", "A3", "A4", "A5", "I1", "I2", "I3", "I4", "I5", "V1", "V2"),
    *("P0", "P1", "P2", "P3", "L1", "L2", "L3"),
    *("BF-A", "BF-B", "BF-C", "BC-A", "BC-B", "BC-C", "BS-A", "BS-B", "BS-C", "BM-A", "BM-B", "BM-C"),
    *("BP-A", "BP-B", "BP-C", "BP-D", "BX", "E1", "E2", "E3", "E4", "E5", "Y1", "Y2", "Y3"),
    *(f"R{n}" for n in (*range(1, 25), 36, *range(25, 36))),
]


def test_the_catalogue_has_every_rule_and_no_other() -> None:
    assert list(san_francisco.RULES) == [f"SF-{rule}" for rule in SAN_FRANCISCO]
    assert list(explore_new_york.RULES) == [f"NY-{rule}" for rule in EXPLORE_NEW_YORK]
    assert list(french_quarter.RULES) == [f"FQ-{rule}" for rule in FRENCH_QUARTER]
    assert CATALOGUE.keys() == {*san_francisco.RULES, *explore_new_york.RULES, *french_quarter.RULES, *RULES}


@pytest.mark.parametrize("rule", CATALOGUE)
def test_every_rule_has_a_test(rule: str) -> None:
    assert rule in TESTED, f"no test is called test_{rule.replace('-', '_')}_..."


def test_every_test_of_a_rule_is_of_a_rule_in_the_catalogue() -> None:
    assert CATALOGUE.keys() >= TESTED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", CATALOGUE)
def test_every_rule_has_a_sentence_in_every_language(rule: str, language: str) -> None:
    game = None if CATALOGUE[rule] == "core" else CATALOGUE[rule]
    assert Words(game, language).has(f"rule-{rule}")
