"""What is kept of an arena survives the death of its process, and is never mixed with games of other settings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grandtour.arena.results import GAMES, Folder, FolderRefused, from_line, to_line
from grandtour.arena.schedule import fixture
from grandtour.simulate import Fault, Played

SETTINGS = {"game": "san-francisco", "seed": "1"}
PAIR = ("greedy", "random")


def played(score: int = 40) -> Played:
    return Played(0, (score, 7), (0,), "SF-E1", ({"turns": 3}, {"turns": 2}), (5, 4), (0.5, 0.25), None, (0.2, 0.1))


def keep(path: Path, numbers: range) -> None:
    with Folder(path, SETTINGS).opened() as writer:
        for number in numbers:
            writer.add(fixture(PAIR, number, 2), played(number))


def read(path: Path) -> dict[int, int]:
    folder = Folder(path, SETTINGS)
    folder.check()
    folder.read()
    return {number: game.scores[0] for (_, number), game in folder.games.items()}


def test_a_line_is_read_as_it_was_written() -> None:
    game = fixture(PAIR, 3, 2)
    one = Played(1, (3, 3), (0, 1), "SF-E1", ({}, {}), (1, 2), (0.5, 0.25), None, (0.5, 0.1), (Fault(1, 7, "oh"),))
    assert from_line(to_line(game, one)) == (game, one)


def test_a_half_written_line_is_played_again(tmp_path: Path) -> None:
    keep(tmp_path, range(3))
    file = tmp_path / GAMES
    file.write_bytes(file.read_bytes()[:-10])
    assert read(tmp_path) == {0: 0, 1: 1}
    keep(tmp_path, range(2, 4))
    assert read(tmp_path) == {0: 0, 1: 1, 2: 2, 3: 3}


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    keep(tmp_path, range(2))
    file = tmp_path / GAMES
    file.write_bytes(file.read_bytes().replace(b'"scores"', b'"scared"', 1))
    with pytest.raises(FolderRefused, match="line 1 is no game"):
        read(tmp_path)


def test_other_settings_are_refused_by_name(tmp_path: Path) -> None:
    keep(tmp_path, range(1))
    with pytest.raises(FolderRefused) as refused:
        Folder(tmp_path, {**SETTINGS, "seed": "2"}).check()
    assert refused.value.faults == ['seed: there "1", here "2"']
    with pytest.raises(FolderRefused, match="is a file"):
        Folder(tmp_path / GAMES, SETTINGS).check()


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("x")
    with pytest.raises(FolderRefused, match="holds no arena"):
        Folder(tmp_path, SETTINGS).check()


@pytest.mark.skipif(sys.platform == "win32", reason="no file locks")
def test_one_process_at_a_time(tmp_path: Path) -> None:
    with Folder(tmp_path, SETTINGS).opened():
        with pytest.raises(FolderRefused, match="another arena is playing"), Folder(tmp_path, SETTINGS).opened():
            pass
        assert read(tmp_path) == {}


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_every_game_that_ended_survives_a_kill(tmp_path: Path) -> None:
    """The process kills itself right after its third game was added."""
    code = (
        "import os, signal; from pathlib import Path; from tests.arena.test_results import *\n"
        "with Folder(Path(os.environ['FOLDER']), SETTINGS).opened() as writer:\n"
        "    for number in range(3): writer.add(fixture(PAIR, number, 2), played(number))\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    environment = {**os.environ, "FOLDER": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=False)
    assert done.returncode == -9
    assert read(tmp_path) == {0: 0, 1: 1, 2: 2}
    keep(tmp_path, range(3, 4))
    assert len(read(tmp_path)) == 4
