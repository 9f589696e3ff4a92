"""The short form of the soak; `python -m scripts.server.soak` is the long one."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from scripts.server.process import ServerProcess
from scripts.server.soak import Sample, judged, soak


@pytest.mark.slow
def test_everything_that_people_do_goes_well_for_a_while(tmp_path: Path) -> None:
    seed = random.randrange(2**32)
    with ServerProcess(tmp_path, "--bot-workers", "1", "--log-format", "json") as server:
        trial = asyncio.run(soak(server, tables=5, seconds=1, every=1000, seed=seed, thought=0.01))
    print(f"seed {seed}\n{trial.done}")
    assert trial.faults == []
    assert trial.done["games of people"] >= 1
    assert trial.done["views checked"] > 50
    assert trial.done["replays"] >= 1


def samples(*megabytes: float, files: int = 50) -> list[Sample]:
    return [Sample(60.0 * n, mb, files, 10, 5, 1.0) for n, mb in enumerate(megabytes)]


def test_what_grows_without_end_is_said() -> None:
    assert judged(samples(100, 150, 200, 205, 203, 207)) == []
    assert judged(samples(100, 150, 200, 205, 240, 260)) == ["mb grew from 205 in the second third to 260 in the last"]
    assert judged(samples(100, 330, 330)) == ["the server takes 330 MB; the limit is 320"]
    leaking = [*samples(200, 200, 200, 200), *samples(200, 200, files=90)]
    assert judged(leaking) == ["files grew from 50 in the second third to 90 in the last"]
