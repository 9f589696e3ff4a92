"""A table's history in words: kept, and the same as if it were told anew."""

from __future__ import annotations

import asyncio
import random
import threading

import pytest

from grandtour.server import histories
from grandtour.server.histories import Histories
from grandtour.server.wording import Speech, speech_of, spoken_names
from tests.server.house import two_at

NAMES = {"ann": "Ann", "bob": "Bob"}


def test_what_is_kept_is_what_would_be_told_anew() -> None:
    async def go() -> None:
        kept = Histories()
        desk = two_at("explore-new-york")
        dice = random.Random(5)
        for turn in range(60):
            seat = dice.choice(desk.table.actors())
            match = desk.table.match
            assert match is not None
            if dice.random() < 0.3 and match.can_undo(seat):
                desk.undo(seat)
            else:
                desk.play(seat, dice.choice(desk.legal(seat)))
            match = desk.table.match
            assert match is not None
            names = NAMES if turn < 40 else {**NAMES, "bob": "Robert"}
            for viewer in (0, 1, None) if turn % 3 else (0,):
                told = await kept.of(desk.table, viewer, "fr", names)
                called = spoken_names(desk.table, names, "fr")
                assert told.words == speech_of(match.game, "fr").events(match.events(viewer), viewer, called)
                assert len(told.words) == len(told.events)
        assert any("Robert" in text for text in told.words or () if text)

    asyncio.run(go())


def test_much_is_told_in_a_thread_and_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    told = Speech.events

    def telling(speech: Speech, *given: object) -> object:
        threads.append(threading.current_thread().name)
        return told(speech, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Speech, "events", telling)

    async def go() -> None:
        desk = two_at("san-francisco").play_until(lambda desk: len(desk.table.steps) > 60)
        kept = Histories()
        await asyncio.gather(*(kept.of(desk.table, 0, "en", NAMES) for _ in range(20)))
        assert desk.table.match is not None
        assert len(threads) == len(desk.table.match.steps)
        assert "MainThread" not in threads
        desk.play(desk.table.actors()[0])
        await kept.of(desk.table, 0, "en", NAMES)
        assert len(threads) == len(desk.table.match.steps), "only what is new"

    asyncio.run(go())


def test_only_so_many_are_kept() -> None:
    async def go() -> None:
        kept = Histories()
        desk = two_at()
        for number in range(histories.MOST_KEPT + 5):
            table = desk.table.fork()
            table.id = f"t{number}"
            await kept.of(table, None, "en", NAMES)
        assert len(kept._kept) == histories.MOST_KEPT

    asyncio.run(go())
