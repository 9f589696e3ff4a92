"""`hint` in the terminal: what a good bot would do, in the player's language, with what can be typed to do it."""

from __future__ import annotations

import re

import pytest

from tests.cli.run import ok, run

ASKED = {"en": "hint", "es": "pista", "fr": "conseil", "de": "tipp", "ro": "indiciu"}


@pytest.mark.parametrize(
    ("game", "language"),
    [("san-francisco", "en"), ("explore-new-york", "de"), ("french-quarter", "ro")],
)
def test_a_hint_can_be_asked_for_and_played(game: str, language: str) -> None:
    options = ("--seed", "7", "--seats", "human,greedy", "--lang", language)
    screen = ok("play", game, *options, stdin=f"{ASKED[language]}\n", by=run)
    told = re.search(r"[▶>] (.+?)  ([a-z]+( \S+)+) *$", screen, re.MULTILINE)
    assert told is not None, screen
    assert not re.search("terminal-|advice-", screen)
    after = ok("play", game, *options, stdin=f"hint\n{told[2]}\n", by=run)
    assert "?" not in after.split(told[2])[-1].splitlines()[0]
    assert len(after) > len(screen)


def test_the_help_page_names_it() -> None:
    for language, word in ASKED.items():
        screen = ok("play", "san-francisco", "--seed", "7", "--lang", language, stdin="help\n", by=run)
        assert re.search(rf"^ *{word}( \(hint\))? ", screen, re.MULTILINE)
