"""The rulebook that a page shows: every rule once, in order, under the headings of the game's own file."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from urllib.parse import quote

import pytest

import grandtour as gt
from grandtour.server.rulebook import EVERY_TABLE, rulebook, section_of
from grandtour.server.rules import edition_file
from grandtour.server.wording import words_of
from grandtour.words import FILES, LANGUAGES
from tests.server.house import GAMES, House, in_house, refusal_of


@pytest.mark.parametrize("game", GAMES)
def test_there_is_one_section_for_each_heading(game: str) -> None:
    text = (FILES / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    headings = re.split(r"^## ", text, flags=re.MULTILINE)
    by_heading = [re.findall(r"^rule-(\S+) =", part, flags=re.MULTILINE) for part in headings]
    sections = [{section_of(game, rule) for rule in rules} for rules in by_heading if rules]
    assert all(len(section) == 1 for section in sections)
    assert len(set.union(*sections)) == len(sections)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_once_with_its_sentence(game: str, language: str) -> None:
    made = gt.game(game)
    book = rulebook(made, language)
    assert [(rule.id, rule.said) for rule in book] == words_of(made, language).rules()
    order = [section for section, _ in groupby(rule.section for rule in book)]
    assert len(order) == len(set(order)), "a section is in one piece"
    assert order[-1] == EVERY_TABLE


def test_the_page_is_for_everybody_in_their_language_with_the_numbers_of_the_edition(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        path = "/api/games/san-francisco/rules"
        english, german = [await ann.ask("GET", path + query) for query in ("", "?language=de")]
        assert [rule["id"] for rule in english] == [rule["id"] for rule in german]
        assert english[0]["said"] != german[0]["said"]
        assert await ann.ask("GET", f"{path}?edition=grand-tour") == english
        tiny = rulebook(gt.game("san-francisco", edition="tiny"), "en")
        assert [rule.said for rule in tiny] != [rule["said"] for rule in english]
        quarter = "/api/games/french-quarter/rules"
        assert await ann.ask("GET", f"{quarter}?mayor=true&tourism=false")
        newest, first = [await ann.ask("GET", f"{quarter}?rules_version={version}") for version in (2, 1)]
        assert newest == await ann.ask("GET", quarter)
        assert [rule["id"] for rule, old in zip(newest, first, strict=True) if rule != old] == ["FQ-R6"]
        for wrong in (f"{quarter}?mayor=maybe", f"{quarter}?parade=true", f"{path}?language=xx"):
            assert await refusal_of(ann.ask("GET", wrong)) == "request/malformed"
        for missing in (f"{path}?edition=none", f"{quarter}?rules_version=3", "/api/games/chess/rules"):
            assert await refusal_of(ann.ask("GET", missing)) == "request/unknown"

    in_house(tmp_path, visit)


def test_no_file_is_taken_for_an_edition(tmp_path: Path) -> None:
    """docs/editions.md: a server plays the editions that come with Grand Tour and no others."""

    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        for edition in (str(edition_file("san-francisco", "tiny")), "../editions/tiny", "./tiny.toml"):
            path = f"/api/games/san-francisco/rules?edition={quote(edition)}"
            table = ann.new_table("san-francisco", [{}, {}], edition=edition)
            for refusal in (await refusal_of(ann.ask("GET", path)), await refusal_of(table)):
                assert refusal in ("request/malformed", "request/unknown", "table/bad-settings")

    in_house(tmp_path, visit)
