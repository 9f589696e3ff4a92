"""`hint` in the terminal: what a good bot would do, in the player's language, with what can be typed to do it."""

from __future__ import annotations

import re
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from grandtour.words import Words
from tests.cli.run import ok, run

ASKED = {"en": "hint", "es": "pista", "fr": "conseil", "de": "tipp", "ro": "sugestie"}


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


@pytest.mark.parametrize("language", ASKED)
def test_on_another_edition_no_figures_are_told_and_why(language: str, tmp_path: Path) -> None:
    """The chance to win was measured on our board; on this one the same search says 90 % at an even start."""
    with as_file(files("grandtour.games").joinpath("explore_new_york", "editions", "tiny.toml")) as ours:
        text = ours.read_text("utf-8")
    theirs = tmp_path / "theirs.toml"
    theirs.write_text("\n".join(line for line in text.splitlines() if not line.startswith("layout")), "utf-8")
    options = ("--seed", "7", "--seats", "human,greedy", "--lang", language)
    said = " ".join(Words("terminal", language).say("terminal-hint-no-figures").split())
    screen = ok("play", "explore-new-york", "--edition", str(theirs), *options, stdin="hint\n", by=run)
    assert said in " ".join(screen.split())
    assert "%" not in screen
    screen = ok("play", "explore-new-york", *options, stdin="hint\n", by=run)
    assert said not in " ".join(screen.split())
