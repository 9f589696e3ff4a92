"""The short form of the trial of abuse: that a player is answered and the abuser is held back.

No time is tested here: other tests run on the same cores. `python -m scripts.server.abuse` is the long one.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from scripts.server.abuse import Outcome, line, tried, usual_server
from scripts.server.abuser import WAYS
from scripts.server.process import ServerProcess

SECONDS = (1.0, 5.0, 20.0)  # the longer ones if a busy machine let somebody do nothing
REFUSED = ("cut off", "HTTP 4", "HTTP 503", "request/limited")
REFUSED_SOON = ("tiny-chunks", "requests", "nested-json", "tables", "renames")
"""The others are read more slowly, have to wait, or are let go after some seconds: tests of their own say so."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with usual_server(tmp_path_factory.mktemp("abuse")) as server:
        yield server


@pytest.mark.parametrize("way", WAYS)
def test_a_player_is_answered_and_the_abuser_is_held_back(server: ServerProcess, way: str) -> None:
    for seconds in SECONDS:
        outcome = tried(way, server, seconds, seed=1)
        print(line(outcome))
        assert outcome.lost == 0
        assert outcome.tracebacks == 0
        refused = way not in REFUSED_SOON or any(name.startswith(REFUSED) for name in outcome.abuser)
        if outcome.moves and refused:
            return
    raise AssertionError(f"no move was made, or the abuser was never refused: {line(outcome)}")


def test_what_does_not_hold_is_said() -> None:
    assert Outcome("pings", moves=9, p99=149, bot=2999).faults() == []
    assert len(Outcome("pings", moves=9, p99=150, bot=3000, lost=1, tracebacks=1).faults()) == 4
    assert len(Outcome("pings").faults()) == 1
    assert line(Outcome("pings", moves=9, abuser={"cut off": 3})).endswith("cut off 3")


def test_the_command_says_what_it_takes() -> None:
    command = [sys.executable, "-m", "scripts.server.abuse"]
    told = subprocess.run([*command, "--help"], capture_output=True, text=True, check=True).stdout
    for option in ("--seconds", "--ways", "--json"):
        assert option in told
    wrong = subprocess.run([*command, "--ways", "kindness"], capture_output=True, text=True)
    assert wrong.returncode == 2
    assert "no way 'kindness'" in wrong.stderr
