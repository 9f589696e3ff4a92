"""Work in threads: few at a time, the same thing once, and an end to how much can wait."""

from __future__ import annotations

import asyncio
import threading

import pytest

from grandtour.server.backroom import Backroom
from grandtour.server.codes import Code, Refused


def test_few_at_a_time_and_the_same_thing_once() -> None:
    begun: list[str] = []
    here: list[int] = []
    most = [0]
    two = threading.Barrier(2)  # the first two are at work at the same time, or the test fails

    def work(name: str) -> str:
        begun.append(name)
        here.append(1)
        most[0] = max(most[0], len(here))
        if len(begun) <= 2:
            two.wait(60)
        here.pop()
        return name.upper()

    async def go() -> None:
        room = Backroom(2)
        asked = [room.do(name, lambda name=name: work(name)) for name in "abcabcabc"]  # type: ignore[misc]
        assert await asyncio.gather(*asked) == list("ABCABCABC")
        assert sorted(begun) == ["a", "b", "c"]
        assert most[0] == 2
        assert await room.do("a", lambda: work("a")) == "A"
        assert len(begun) == 4, "nothing is kept here"

    asyncio.run(go())


def test_who_comes_when_many_wait_is_told_so_and_who_goes_away_disturbs_nobody() -> None:
    gate = threading.Event()

    async def go() -> None:
        room = Backroom(1, most_asked=2)
        first = asyncio.ensure_future(room.do(1, gate.wait))
        same = asyncio.ensure_future(room.do(1, gate.wait))
        second = asyncio.ensure_future(room.do(2, lambda: 2))
        await asyncio.sleep(0.01)
        with pytest.raises(Refused) as refused:
            await room.do(3, lambda: 3)
        assert (refused.value.code, refused.value.wait) == (Code.BUSY, 2.0)
        first.cancel()
        gate.set()
        assert (await same, await second) == (True, 2)
        assert await room.do(3, lambda: 3) == 3

    asyncio.run(go())


def test_what_fails_fails_for_all_who_asked_and_is_forgotten() -> None:
    async def go() -> None:
        room = Backroom(1)
        answers = await asyncio.gather(*(room.do("x", lambda: 1 // 0) for _ in range(2)), return_exceptions=True)
        assert [type(answer) for answer in answers] == [ZeroDivisionError] * 2
        assert await room.do("x", lambda: 1) == 1

    asyncio.run(go())
