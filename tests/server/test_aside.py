"""Work on the side: kept, its failures logged, and over when the server is."""

from __future__ import annotations

import asyncio
import gc

import pytest
import structlog
from structlog.testing import capture_logs

from grandtour.server.aside import Aside
from grandtour.server.codes import Code, Refused
from grandtour.server.security.shares import Payer, Shares, paid, paid_by


def aside() -> Aside:
    return Aside(structlog.get_logger("test"))


def test_what_fails_is_logged_and_a_refusal_is_no_error() -> None:
    async def fail(fault: Exception) -> None:
        raise fault

    async def go() -> None:
        work = aside()
        work.run(fail(Refused(Code.BUSY, "later")))
        work.run(fail(ValueError("a fault of ours")))
        await work.stop(cancel=False)

    with capture_logs() as logs:
        asyncio.run(go())
    assert [line["log_level"] for line in logs] == ["info", "error"]


def test_it_is_not_charged_to_whoever_has_set_it_off() -> None:
    charged: list[float] = []

    class Purse(Payer):
        def pay(self, seconds: float) -> None:
            charged.append(seconds)

    async def busy() -> None:
        charged.clear()

    async def go() -> None:
        work = aside()

        async def sets_off() -> None:
            work.run(paid(busy()))
            asyncio.get_running_loop().call_soon(work.run, paid(busy()))  # as a timer does

        await asyncio.ensure_future(paid_by(Purse(Shares(), ("ann",)), sets_off()))
        await asyncio.sleep(0)
        await work.stop(cancel=False)

    asyncio.run(go())
    assert charged == []


@pytest.mark.parametrize("cancel", [True, False])
def test_nothing_is_under_way_after_it_was_stopped(cancel: bool) -> None:
    async def go() -> list[str]:
        work, done = aside(), []

        async def second() -> None:
            await asyncio.sleep(0.01)
            done.append("second")

        async def first() -> None:
            await asyncio.sleep(0.01)
            work.run(second())
            done.append("first")

        work.run(first())
        await work.stop(cancel)
        assert len(work) == 0
        return done

    assert asyncio.run(go()) == ([] if cancel else ["first", "second"])
    gc.collect()  # of what was given up before it began, nothing is left to complain about
