from __future__ import annotations

import asyncio
import time

import pytest

from grandtour.server.security.shares import AT_ONCE, DEEPEST, FIRST, SHARE, WIDER, Payer, Shares, paid, paid_by

ANN = ("192.0.2.1",)
BEN = ("192.0.2.2",)


class Clock:
    def __init__(self) -> None:
        self.now = 50_000.0

    def __call__(self) -> float:
        return self.now


def test_a_rest_then_the_share() -> None:
    clock = Clock()
    shares = Shares(clock=clock)
    assert shares.wait(ANN) == 0
    shares.charge(ANN, AT_ONCE)
    assert shares.wait(ANN) == pytest.approx(0, abs=1e-6)
    shares.charge(ANN, 0.03)
    assert shares.wait(ANN) == pytest.approx(0.03 / SHARE)
    assert shares.wait(BEN) == 0
    clock.now += 0.03 / SHARE
    assert shares.wait(ANN) == pytest.approx(0, abs=1e-6)
    clock.now += 60
    shares.charge(ANN, AT_ONCE)
    assert shares.wait(ANN) == pytest.approx(0, abs=1e-6), "after a rest there is no more than at the beginning"


def test_nobody_waits_for_ever() -> None:
    shares = Shares(clock=Clock())
    shares.charge(ANN, 1000)
    assert shares.wait(ANN) == pytest.approx(DEEPEST)
    shares.charge(ANN, -1000)
    assert shares.wait(ANN) == 0


def test_those_who_wait_for_their_turn_have_it_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = Shares(clock=Clock())
    shares.charge(ANN, AT_ONCE + 0.03)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await yielded(0)

    yielded = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", sleep)

    async def go() -> None:
        await shares.turn(BEN)
        await shares.turn(BEN, least=0.5)
        await asyncio.gather(
            *(shares.turn(ANN) for _ in range(3)), shares.turn(ANN, least=7), shares.turn(ANN, most=0.05)
        )

    asyncio.run(go())
    assert slept == pytest.approx([0.5, 0.1, 0.1 + FIRST / SHARE, 0.1 + 2 * FIRST / SHARE, 7, 0.05])
    assert shares.wait(ANN) == pytest.approx(0.1), "what they really take is charged elsewhere"


def test_a_block_of_addresses_shares_a_larger_share() -> None:
    shares = Shares(clock=Clock())
    for street in range(100):
        shares.charge((f"2001:db8:1:{street:x}::/64", "2001:db8:1::/48"), 0.01)
    fresh = ("2001:db8:1:ffff::/64", "2001:db8:1::/48")
    assert shares.wait(fresh) == pytest.approx(100 * 0.01 / (SHARE * WIDER) - AT_ONCE / SHARE)
    assert shares.wait(("2001:db8:2::/64", "2001:db8:2::/48")) == 0


def test_a_factor_of_nothing_is_no_limit_and_nobody_can_be_charged() -> None:
    off = Shares(factor=0)
    off.charge(ANN, 100)
    assert off.wait(ANN) == 0
    on = Shares()
    on.charge((), 100)
    assert on.wait(()) == 0


def test_the_table_of_addresses_is_bounded() -> None:
    shares = Shares(clock=Clock(), most_keys=10)
    for number in range(1000):
        shares.charge((str(number),), 1.0)
    assert shares.wait(("999",)) > 0
    assert shares.wait(("1",)) == 0


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_only_what_was_worked_is_charged_to_whoever_has_begun_it() -> None:
    """Also in tasks of their own, but neither waiting nor what others do meanwhile."""
    charged: list[float] = []

    class Purse(Payer):
        def pay(self, seconds: float) -> None:
            charged.append(seconds)

    async def inner() -> str:
        busy(0.02)
        await asyncio.sleep(0)
        return "inner"

    async def work() -> str:
        busy(0.02)
        with pytest.raises(ValueError, match="passed on"):
            await fails()
        return await asyncio.ensure_future(paid(inner()))

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("passed on")

    async def stranger() -> None:
        for _ in range(3):
            busy(0.1)
            await asyncio.sleep(0)

    async def main() -> str:
        other = asyncio.ensure_future(stranger())
        out = await asyncio.ensure_future(paid_by(Purse(Shares(), ANN), work()))
        await other
        assert await paid(inner()) == "inner", "nobody pays, and it is done all the same"
        return out

    assert asyncio.run(main()) == "inner"
    assert 0.04 <= sum(charged) < 0.1


def test_paid_work_can_be_cancelled() -> None:
    seen: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(1000)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def main() -> None:
        task = asyncio.ensure_future(paid_by(Payer(Shares(), ANN), work()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
    assert seen == ["cancelled"]
