"""An edition in which everything has another name: whatever is told of it, no name of ours comes up."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from functools import cache

import pytest
from rich.console import Console

import grandtour as gt
from grandtour.bots.french_quarter_reasons import Reasons
from grandtour.core.editions import Document, read_toml
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.actions import Go, Map, Pass, Take
from grandtour.games.french_quarter.edition import ACTIVITIES, Edition, W
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.load import SHIPPED, parse
from grandtour.games.french_quarter.sheet_template import template
from grandtour.games.french_quarter.state import FQState
from grandtour.games.french_quarter.words import FrenchQuarterWords
from grandtour.server.faces.french_quarter import board, insight
from grandtour.terminal.french_quarter import FrenchQuarterFace
from grandtour.words import LANGUAGES, Words
from tests.edition_files import with_changes
from tests.quarter import quarter
from tests.sentences import messages, texts

pytestmark = pytest.mark.once

GAMES = 4
SHOWN = 40  # every so many decisions the screens are looked at
NAMES = ["Xenia", "Xaver"]
LISTS = ("map.ew", "map.ns", "map.buildings", "deck", "track", "solo.ratings", "tourism.cards")
# The lockup of another edition need not be a police station.
POLICE = "(?i:polic|poliz|poliț|comisar)(?!e-station)"


def document() -> Document:
    return read_toml((SHIPPED / "grand-tour.toml").read_text("utf-8"))


@cache
def renamed() -> Edition:
    """Ours with other names; the ids are the same."""
    changes: list[tuple[str, object]] = [("meta.layout", ...), ("meta.title", "Xanadu")]
    for number, place in enumerate(LISTS):
        found: object = document().data
        for key in place.split("."):
            assert isinstance(found, dict)
            found = found[key]
        assert isinstance(found, list)
        changes += [(f"{place}[{k}].name", f"X{number}x{k}") for k in range(len(found))]
    return parse(with_changes(document(), changes))


@cache
def ours(language: str) -> re.Pattern[str]:
    """All names of our edition, in English and in the language."""
    e = quarter().edition
    names = [*e.building_names, *e.street_names, *e.vacation_names, *e.rating_names, e.title]
    for words in (Words("french-quarter"), Words("french-quarter", language)):
        for kind, slugs in (("activity", ACTIVITIES), ("type", e.types), ("rating", e.ratings)):
            names += [words.word(kind, slug) for slug in slugs]
    names = sorted(set(names), key=len, reverse=True)
    return re.compile("|".join([*(rf"\b{re.escape(name)}\b" for name in names), POLICE]))


def said(game: FrenchQuarter, seats: int, seed: int, language: str) -> Iterator[str]:
    """What is said in a random game to those who play it and to those who watch, and what their screens show."""
    words = FrenchQuarterWords(game, language, strict=True)
    match, picker = gt.Match(game, seats, seed), Picker(f"renamed {seed}")
    names = NAMES[:seats]
    while not match.over:
        seat = match.actors[0]
        view, legal = match.view(seat), match.legal(seat)
        yield words.prompt(view, names)
        yield from (words.action_now(action, view) for action in legal)
        for action in (Take(0, 1, 1), Go(30, False), Go(30, True), Map(3, 4), Map(3, W), Pass()):
            reason = game.why_not(match.state, seat, action)
            yield words.refusal(reason, names, seat) if reason else ""
        if len(match.steps) % SHOWN == 0:
            yield from shown(game, match, seat, language)
        for event in match.play(seat, legal[picker.below(len(legal))]):
            yield from (words.event(event, viewer, names) or "" for viewer in (0, None))
    result = match.result()
    assert result is not None
    yield from (words.line(line) for line in result.lines[0])
    yield words.refusal(result.why, names)


def shown(game: FrenchQuarter, match: gt.Match, seat: int, language: str) -> Iterator[str]:
    words = FrenchQuarterWords(game, language, strict=True)
    view, legal, state = match.view(seat), match.legal(seat), match.state
    assert isinstance(state, FQState)
    console = Console(file=io.StringIO(), width=140)
    face = FrenchQuarterFace(game, language, NAMES[: state.seats], console)
    help = face.say("help"), face.say("help-notation"), face.say("help-why"), face.say("why-usage")
    for part in (*help, face.opening("0"), face.table(view, face.menu(view, legal)), face.board(view)):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    yield from console.file.getvalue().split("\n")
    reasons = Reasons(game, state, seat, [])
    yield from (words.reason(*reasons.of(action)) for action in legal[:3])
    yield json.dumps(insight(game, state, seat, words), ensure_ascii=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_ours_is_told_where_the_edition_has_its_own(language: str) -> None:
    words = FrenchQuarterWords(FrenchQuarter(renamed()), language, strict=True)
    told = [text for rule, text in words.rules() if rule.startswith("FQ")]
    told += [template(renamed(), "x.toml", Words(None, language).say).split("[player.tracks]")[0]]
    told.append(json.dumps({**board(words.game, words), "words": None}, ensure_ascii=False))
    for seed in range(GAMES):
        game = FrenchQuarter(renamed(), mayor=seed % 2 == 0, tourism=seed % 3 == 0)
        told += said(game, 2 if seed else 1, seed, language)
    for text in told:
        found = ours(language).search(text)
        assert found is None, (found, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_takes_the_lockup_for_a_police_station(language: str) -> None:
    for file in ("french-quarter.ftl", "web-french-quarter.ftl", "terminal.ftl", "advice.ftl", "score.ftl"):
        for key, message in messages(language, file).items():
            assert not re.search(POLICE, " ".join(texts(message))), key


def test_ladders_of_several_tracks_have_the_semicolon_of_the_language() -> None:
    """In French a thin space stands before it."""
    told = FrenchQuarterWords(quarter(), "fr").rule("FQ-I3")
    assert "×3\u202f; Fête ×1" in told
    assert "×3; Partying ×1" in FrenchQuarterWords(quarter(), "en").rule("FQ-I3")
