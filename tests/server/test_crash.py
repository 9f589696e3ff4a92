"""The short forms of the crash trial; `python -m scripts.server.crash` is the long one."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from scripts.server import stored
from scripts.server.crash import crash
from scripts.server.player import Sent


@pytest.mark.slow
def test_a_killed_server_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    seed = random.randrange(2**32)
    summary = asyncio.run(crash(tmp_path, tables=8, kills=4, seed=seed, limit=240, pause=1.0))
    print(f"seed {seed}\n{summary}")
    assert summary.faults == []
    assert summary.kills == 4
    assert summary.records == 8


@pytest.mark.slow
def test_with_two_processes_the_other_one_goes_on(tmp_path: Path) -> None:
    seed = random.randrange(2**32)
    summary = asyncio.run(crash(tmp_path, tables=6, kills=3, seed=seed, postgres=True, limit=240, pause=1.0))
    print(f"seed {seed}\n{summary}")
    assert summary.faults == []
    assert summary.kills == 3
    assert summary.records == 6
    assert summary.shared > 0


@pytest.mark.slow
@pytest.mark.parametrize("postgres", [False, True])
def test_faults_of_the_database_lose_nothing_either(tmp_path: Path, postgres: bool) -> None:
    seed = random.randrange(2**32)
    faults = 6 if postgres else 4  # each kind once
    trial = crash(
        tmp_path, tables=4, kills=1, faults=faults, longest=0.5, seed=seed, postgres=postgres, limit=240, pause=0.5
    )
    summary = asyncio.run(trial)
    print(f"seed {seed}\n{summary}")
    assert summary.faults == []
    assert len(summary.harm) == faults
    assert summary.records == 4


# ---- the trial itself notices ----------------------------------------------------------------------------------
def told(answer: str, **message: object) -> Sent:
    return Sent("t", "ann", {"id": "c1", "type": "play", "seat": 0, "action": "go", **message}, answer)


def kept(*entries: stored.Entry, chats: int = 0) -> stored.Stored:
    said = Counter({("t", "ann", "hello"): chats})
    return stored.Stored({"t": "over"}, {"t": len(entries)}, {"t": list(entries)}, said, {("t", 0): "ann"})


PLAYED = stored.Entry(1, "ann", "played", "c1", {"seat": 0, "action": "go"})
CHAT = {"type": "chat", "text": "hello"}


@pytest.mark.parametrize(
    ("found", "command", "word"),
    [
        (kept(), told("done"), "lost"),
        (kept(PLAYED, stored.Entry(2, "ann", "played", "c1", PLAYED.data)), told("done"), "twice"),
        (kept(PLAYED), told("action/stale"), "refused, but stored"),
        (kept(PLAYED), told("done", action="stay"), "otherwise"),
        (kept(stored.Entry(1, "bob", "played", "c1", PLAYED.data)), told("done"), "somebody else"),
        (kept(stored.Entry(2, "ann", "played", "c1", PLAYED.data)), told("done"), "numbered"),
        (kept(PLAYED, stored.Entry(2, "ann", "played", "c2", PLAYED.data)), told("done"), "never acknowledged"),
        (kept(), told("done", **CHAT), "lost"),
        (kept(chats=2), told("again", **CHAT), "twice"),
        (kept(chats=1), told("chat/muted", **CHAT), "said 1 times"),
    ],
)
def test_what_is_wrong_is_found(found: stored.Stored, command: Sent, word: str) -> None:
    faults = stored.faults(found, [command], [("t", 0, "ann")], at_the_end=True)
    assert any(word in fault for fault in faults), faults


def test_what_is_right_is_not_complained_about() -> None:
    assert stored.faults(kept(PLAYED), [told("done")], [("t", 0, "ann")], at_the_end=True) == []
    assert stored.faults(kept(chats=1), [told("done", **CHAT)], [], at_the_end=True) == []
    assert stored.faults(kept(), [told("action/stale")], [], at_the_end=True) == []


def test_a_seat_that_was_taken_must_be_there() -> None:
    assert "seat 0" in stored.faults(kept(PLAYED), [told("done")], [("t", 0, "bob")], at_the_end=True)[0]


def test_what_was_taken_back_is_not_in_the_record() -> None:
    entries = [
        stored.Entry(1, None, "started", None, {"steps": ["deal"]}),
        stored.Entry(2, "ann", "played", "c1", {"seat": 0, "action": "go"}),
        stored.Entry(3, "bob", "played", "c2", {"seat": 1, "action": "stay", "chance": ["roll"]}),
        stored.Entry(4, "ann", "undone", "c3", {"seat": 0}),
    ]
    assert stored.steps_of(entries) == [(-1, "deal"), (1, "stay"), (-1, "roll")]
