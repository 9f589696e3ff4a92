"""The command `play` in this process, for the tests of a game's terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from grandtour.cli import main
from tests.cli.screen import Play


@pytest.fixture
def play(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays the `GAME` of the test's file: the answers are typed, what it prints comes back."""
    game: str = request.module.GAME
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)

    def run_here(
        answers: str, *arguments: str | Path, seats: str = "human,random", seed: int = 7, columns: int = 80
    ) -> str:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        code = main(["play", game, "--seed", str(seed), "--seats", seats, *map(str, arguments)])
        stdout, stderr = capsys.readouterr()
        assert (code, stderr) == (0, "")
        return stdout

    return run_here
