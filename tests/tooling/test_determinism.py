"""The same seed gives the same record, byte for byte, interpreted and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grandtour import _engine


def records(folder: Path, engine: str, game: str, seats: str) -> dict[str, bytes]:
    command = [sys.executable, "-m", "grandtour", "simulate", game, "--seats", seats]
    command += ["--games", "3", "--seed", "determinism", "--quiet", "--records", str(folder)]
    subprocess.run(command, check=True, env={**os.environ, "GRANDTOUR_ENGINE": engine}, capture_output=True)
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.skipif(_engine.engine() != "compiled", reason="compares with compiled modules, which do not run here")
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("san-francisco", "greedy,random"),
        ("san-francisco", "greedy,greedy,greedy"),
        ("san-francisco", "random,greedy,random,greedy"),
        ("explore-new-york", "greedy,random"),
        ("explore-new-york", "random,greedy,random"),
        ("french-quarter", "greedy"),
        ("french-quarter", "greedy,random,greedy"),
    ],
)
def test_records_are_the_same_interpreted_and_compiled(tmp_path: Path, game: str, seats: str) -> None:
    pure = records(tmp_path / "pure", "pure", game, seats)
    assert len(pure) == 3
    assert pure == records(tmp_path / "compiled", "compiled", game, seats)
