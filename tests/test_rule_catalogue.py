"""Every rule of the catalogue has a test of its own and a sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grandtour.words import FILES, LANGUAGES, Words

TESTS = Path(__file__).parent
CATALOGUE = {
    rule: file.stem
    for file in sorted((FILES / "en").glob("*.ftl"))
    for rule in re.findall(r"^rule-([A-Z]+-\w+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}
TESTED = {
    rule.replace("_", "-", 1)
    for file in TESTS.rglob("test_*.py")
    for rule in re.findall(r"^ *(?:async )?def test_([A-Z]+_[A-Z]?\d+)_\w+\(", file.read_text("utf-8"), re.MULTILINE)
}


def test_the_catalogue_is_read() -> None:
    assert {"SF-C1", "SF-E4", "GT-1", "GT-5"} <= CATALOGUE.keys()
    assert len(CATALOGUE) >= 25


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
