"""The machine's clock is set back and forward, and the machine sleeps: nobody's time is lost, and no session either."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select

from grandtour.server import app
from grandtour.server.people import SESSION_MS
from grandtour.server.store import queries as q
from grandtour.server.store import schema
from grandtour.server.wallclock import CLOCK, DAY_MS, FOLLOW, Wallclock
from tests.server.house import House, Wire, in_house, wait_for
from tests.server.machine import HOUR_MS, MINUTE_MS, Machine, machine

__all__ = ["machine"]

MOVE = {"kind": "move", "seconds": 600}


class Hands:
    """Clocks that stand still until they are moved."""

    def __init__(self) -> None:
        self.wall = 1_000_000_000_000
        self.steady = self.awake = 5_000
        self.clock = Wallclock(lambda: self.wall, lambda: self.steady, lambda: self.awake)

    def go(self, seconds: int, at: Callable[[], object] = lambda: None) -> None:
        for _ in range(seconds):
            self.wall += 1000
            self.steady += 1000
            self.awake += 1000
            self.clock.look()
            at()


@pytest.mark.parametrize("by", [-2 * HOUR_MS, 2 * HOUR_MS, 400 * DAY_MS])
def test_a_clock_that_is_set_is_followed_slowly_and_the_time_never_goes_back(by: int) -> None:
    hands = Hands()
    hands.clock.confirm(None)
    hands.go(10)
    assert hands.clock.now() == hands.wall
    assert hands.clock.trusted
    before = hands.clock.now()
    hands.wall += by
    assert hands.clock.now() == before
    assert hands.clock.look()
    assert not hands.clock.trusted
    seen = [before]
    hands.go(100, lambda: seen.append(hands.clock.now()))
    assert seen == sorted(seen)
    assert abs(hands.clock.now() - before - 100_000) == pytest.approx(100_000 * FOLLOW, rel=0.02)
    if abs(by) < DAY_MS:
        hands.go(int(abs(by) / 1000 / FOLLOW))
        assert hands.clock.now() == hands.wall
    hands.go(24 * 3600)
    assert hands.clock.trusted


def test_a_sleep_is_noticed_and_counted() -> None:
    hands = Hands()
    hands.go(3)
    hands.wall += HOUR_MS
    hands.steady += HOUR_MS
    assert hands.clock.now() == hands.wall
    assert hands.clock.look()
    assert not hands.clock.look()


@pytest.mark.parametrize(
    ("age", "good"), [(None, True), (0, True), (DAY_MS, True), (3 * DAY_MS, False), (-2 * HOUR_MS, False)]
)
def test_a_clock_is_trusted_that_agrees_with_the_newest_times_stored(age: int | None, good: bool) -> None:
    hands = Hands()
    hands.clock.confirm(None if age is None else hands.wall - age)
    assert hands.clock.trusted is good


async def timed(here: House) -> tuple[str, Wire, Wire]:
    ann, bob, table = await here.two("explore-new-york", clock=MOVE)
    return table, await here.wire(ann, table, 0), await here.wire(bob, table, 1)


def away(wire: Wire) -> list[str | None]:
    return [seat["away"] for seat in wire.info["seats"]]


def test_after_a_sleep_time_is_up_at_once(tmp_path: Path, machine: Machine) -> None:
    async def visit(here: House) -> None:
        _, ann, _ = await timed(here)
        machine.sleep(599 * 1000 - MINUTE_MS)
        await here.driver.tick()
        assert away(ann) == [None, None]
        machine.sleep(2 * MINUTE_MS)
        await ann.until(lambda: "time" in away(ann))

    in_house(tmp_path, visit)


@pytest.mark.parametrize("by", [-2 * HOUR_MS, 2 * HOUR_MS])
def test_a_clock_that_is_set_takes_and_gives_no_time(tmp_path: Path, machine: Machine, by: int) -> None:
    async def visit(here: House) -> None:
        table, ann, bob = await timed(here)
        machine.set_clock(by)
        for _ in range(3):
            await here.driver.tick()
        first = await ann.until(lambda: ann.view["actors"])
        await (ann, bob)[first[0]].play()
        await bob.until(lambda: bob.view["step"] == ann.view["step"])
        assert away(ann) == [None, None]
        clock = bob.view["clock"]
        assert all(left > 590_000 for left in clock["left"])
        assert 0 <= bob.view["now"] - clock["since"] < MINUTE_MS
        machine.sleep(15 * MINUTE_MS)
        await ann.until(lambda: "time" in away(ann))
        at = [row.at for row in await here.services.store.read(lambda conn: q.entries_after(conn, table, 0))]
        assert at == sorted(at)

    in_house(tmp_path, visit)


def test_a_table_with_entries_from_the_future_goes_on(tmp_path: Path, machine: Machine) -> None:
    """The clock was two hours ahead and is right again when the server starts anew."""
    tables: list[str] = []

    async def before(here: House) -> None:
        tables.append((await timed(here))[0])

    async def after(here: House) -> None:
        # Nobody looks at it: the server finds it by itself.
        live = await wait_for(lambda: here.hub.live.get(tables[0]))
        assert live.now() >= live.table.at
        machine.sleep(9 * MINUTE_MS)
        await here.driver.tick()
        assert not any(chair.away for chair in live.table.chairs)
        machine.sleep(2 * MINUTE_MS)
        await wait_for(lambda: any(chair.away for chair in here.hub.live[tables[0]].table.chairs))
        rows = await here.services.store.read(lambda conn: q.entries_after(conn, tables[0], 0))
        assert [row.at for row in rows] == sorted(row.at for row in rows)

    in_house(tmp_path, before)
    machine.set_clock(-2 * HOUR_MS)
    CLOCK.start()
    in_house(tmp_path, after)


def test_sessions_outlive_a_start_with_a_wrong_clock(tmp_path: Path, machine: Machine) -> None:
    cookies: list[str] = []

    async def me(here: House) -> object:
        return await here.services.people.of_cookie(cookies[0])

    async def first(here: House) -> None:
        ann = await here.guest("Ann")
        await ann.new_table("san-francisco", [{}, {}])
        cookies.append(ann.http.cookies["grandtour"])
        assert await me(here) is not None

    async def wrong(here: House) -> None:
        assert await me(here) is None  # it is too old, as far as the server can tell
        await app.tidy_up(here.services)
        sessions = select(func.count()).select_from(schema.sessions)
        assert await here.services.store.read(lambda conn: conn.execute(sessions).scalar_one()) == 1

    async def right(here: House) -> None:
        assert await me(here) is not None

    async def late(here: House) -> None:
        machine.let_pass(DAY_MS)  # now the clock has proved itself
        await app.tidy_up(here.services)
        for table in (schema.sessions, schema.tables):
            left = select(func.count()).select_from(table)
            assert await here.services.store.read(lambda conn, left=left: conn.execute(left).scalar_one()) == (  # type: ignore[misc]
                0 if table is schema.sessions else 1
            )

    in_house(tmp_path, first)
    machine.set_clock(401 * DAY_MS)
    CLOCK.start()
    in_house(tmp_path, wrong)
    machine.set_clock(-401 * DAY_MS)
    CLOCK.start()
    in_house(tmp_path, right)
    machine.set_clock(SESSION_MS + 40 * DAY_MS)
    CLOCK.start()
    in_house(tmp_path, late, open_days=0.0)
