"""The short form of `python -m tests.generated`: every level ends games on editions that nobody has seen before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import grandtour as gt
from grandtour.bots import levels
from tests.generated.trial import generators, hinted, made, played

SEEDS = range(5)


@pytest.mark.deep
@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", gt.games())
def test_every_level_ends_a_game_within_its_time(name: str, seed: int) -> None:
    game = made(name, generators()[name](seed), seed)
    trials = [played(game, seed, level) for level in levels.NAMES]
    trials.append(hinted(game, seed))
    assert [str(trial) for trial in trials if not trial.ok] == []


def test_the_long_form_hands_its_editions_to_processes() -> None:
    """Processes cannot import what a package's `__main__` defines."""
    command = [sys.executable, "-m", "tests.generated", "--game", "french-quarter", "--first", "2", "--editions", "1"]
    done = subprocess.run(
        [*command, "--level", "novice", "--jobs", "1"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "1 games, 0 with a fault" in done.stdout
