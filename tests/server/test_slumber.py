"""Tables where only bots and stand-ins play rest while nobody looks, and go on when somebody does."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import select

from grandtour.server import driver as driver_module
from grandtour.server import hub as hub_module
from grandtour.server import slumber
from grandtour.server.questions import Asked
from grandtour.server.store import queries as q
from grandtour.server.store import schema
from grandtour.server.store.queries.tables import RESTING
from grandtour.server.workers import Choice
from scripts.server.client import Guest
from scripts.server.postgres import Postgres, new_name, postgres
from tests.server.house import SECONDS, House, Wire, house, in_house, wait_for
from tests.server.test_driver import made

__all__ = ["postgres"]

BOTS = [{"kind": "bot"}, {"kind": "bot"}]


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slumber, "REST_SECONDS", 0.2)
    monkeypatch.setattr(driver_module, "TICK_SECONDS", 0.02)


def slow(here: House) -> None:
    """Bots that take their time, so that no game is over before it can rest."""

    async def choose(wanted: Asked) -> Choice:
        question = made(wanted)
        await asyncio.sleep(0.05)
        return Choice(question.legal[0])

    here.services.workers.choose = choose  # type: ignore[method-assign]


async def due(here: House, table: str) -> int | None:
    found = select(schema.tables.c.due).where(schema.tables.c.id == table)
    return await here.services.store.read(lambda conn: conn.execute(found).scalar_one())


async def revision(here: House, table: str) -> int:
    found = select(schema.tables.c.revision).where(schema.tables.c.id == table)
    return int(await here.services.store.read(lambda conn: conn.execute(found).scalar_one()))


async def rests(here: House, table: str) -> int:
    """Wait until it does; the revision at which it rests."""
    async with asyncio.timeout(SECONDS):
        while await due(here, table) != RESTING:
            await asyncio.sleep(0.01)
    return await revision(here, table)


async def some_ticks(here: House) -> None:
    before = here.driver._ticks
    await wait_for(lambda: here.driver._ticks > before + 5)


async def bots_only(here: House, guest: Guest, game: str = "san-francisco") -> str:
    table = await guest.new_table(game, BOTS)
    await guest.start(table)
    return table


async def goes_on(wire: Wire) -> None:
    step = wire.view["step"]
    await wire.until(lambda: wire.view["step"] > step + 2)


def test_a_table_of_bots_rests_unseen_leaves_the_memory_and_goes_on_when_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: House) -> None:
        slow(here)
        ann = await here.guest()
        table = await bots_only(here, ann)
        at = await rests(here, table)
        monkeypatch.setattr(hub_module, "IDLE_SECONDS", 0.0)
        await wait_for(lambda: table not in here.hub.live)
        await some_ticks(here)
        assert table not in here.hub.live, "nothing loads it again"
        assert await revision(here, table) == at
        async with Wire(ann, table) as wire:
            await wire.until(lambda: wire.view)
            await goes_on(wire)
            assert await due(here, table) == 0
            await asyncio.sleep(2 * slumber.REST_SECONDS)
            await goes_on(wire)
        assert await rests(here, table) > at

    in_house(tmp_path, visit)


def test_tables_that_rest_do_not_count_among_those_that_a_host_may_have(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        slow(here)
        ann = await here.guest()
        table = await bots_only(here, ann)
        assert await here.services.store.read(lambda conn: q.hosted(conn, ann.id)) == 1
        await rests(here, table)
        assert await here.services.store.read(lambda conn: q.hosted(conn, ann.id)) == 0

    in_house(tmp_path, visit)


def test_a_table_that_was_only_read_rests_again(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        slow(here)
        ann = await here.guest()
        table = await bots_only(here, ann)
        at = await rests(here, table)
        for _ in range(3):
            await ann.ask("GET", f"/api/tables/{table}/view")
        await some_ticks(here)
        assert await revision(here, table) == at

    in_house(tmp_path, visit)


def test_a_start_wakes_no_table_that_rests(tmp_path: Path) -> None:
    tables: list[tuple[str, int]] = []
    guests: list[Guest] = []

    async def before(here: House) -> None:
        slow(here)
        ann = await here.guest()
        guests.append(ann)
        for _ in range(2):
            table = await bots_only(here, ann)
            tables.append((table, await rests(here, table)))

    async def after(here: House) -> None:
        slow(here)
        await some_ticks(here)
        assert here.hub.live == {}
        ann = await here.back(guests[0])
        (table, at), (other, still) = tables
        await goes_on(await here.wire(ann, table))
        assert await revision(here, table) > at
        assert await revision(here, other) == still

    in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_a_game_that_everybody_left_rests_and_waits_for_who_comes_back(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        slow(here)
        ann, bob, table = await here.two()
        async with Wire(ann, table) as one, Wire(bob, table) as other:
            await one.until(lambda: one.view)
            await other.until(lambda: other.view)
            assert (await one.do("leave", seat=0))["type"] == "done"
            assert (await other.do("leave", seat=1))["type"] == "done"
            await goes_on(one)  # stand-ins play while they look
        at = await rests(here, table)
        await some_ticks(here)
        assert await revision(here, table) == at
        async with Wire(ann, table) as one:
            await one.until(lambda: one.view)
            await goes_on(one)
            assert (await one.do("return", seat=0))["type"] == "done"
        await some_ticks(here)
        await asyncio.sleep(2 * slumber.REST_SECONDS)
        assert await due(here, table) != RESTING, "a person decides: it waits for them, and does not rest"

    in_house(tmp_path, visit)


def test_who_looks_at_another_process_is_counted_and_wakes_the_table(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        slow(here)
        ann = await here.guest()
        table = await bots_only(here, ann)
        at = await rests(here, table)
        here.hub.forget(here.hub.live[table])
        here.hub.heard(f"here other {table} *2")
        await wait_for(lambda: table in here.hub.live and here.hub.live[table].table.revision > at + 2)
        wire = await here.wire(ann, table)
        await wire.until(lambda: wire.all("present") and wire.all("present")[-1]["watching"] == 3)
        await wire.socket.close()
        here.hub.heard(f"here other {table}")
        await rests(here, table)
        assert not here.hub.presence.watched(table)

    in_house(tmp_path, visit)


@pytest.mark.parametrize("drives", ["first", "second"])
def test_of_two_processes_the_one_that_drives_the_table_goes_on_for_a_watcher_at_any(
    tmp_path: Path, postgres: Postgres, drives: str
) -> None:
    async def visit() -> None:
        async with asyncio.timeout(SECONDS), AsyncExitStack() as end:
            url = postgres.url(new_name())
            first = await end.enter_async_context(house(tmp_path / "first", database=url))
            second = await end.enter_async_context(house(tmp_path / "second", database=url))
            for here in (first, second):
                slow(here)
            await wait_for(lambda: len(first.driver.shards) == len(second.driver.shards) == 8)
            ann = await first.guest()
            driver, watcher = (first, second) if drives == "first" else (second, first)
            table = await bots_only(first, ann)
            while not driver.driver.drives(table):
                table = await bots_only(first, ann)
            at = await rests(first, table)
            for here in (first, second):
                if table in here.hub.live:
                    here.hub.forget(here.hub.live[table])
            wire = await watcher.wire(await watcher.back(ann), table)
            await goes_on(wire)
            assert driver.driver.drives(table)
            assert await revision(first, table) > at

    asyncio.run(visit())


def test_a_process_that_takes_a_table_over_wakes_it_for_those_who_look_already(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        slow(here)
        ann = await here.guest()
        table, other = await bots_only(here, ann), await bots_only(here, ann)
        at = await rests(here, table)
        await rests(here, other)

        async def no(shard: int) -> bool:
            return False

        yes, here.services.store.lease = here.services.store.lease, no  # type: ignore[method-assign]
        await wait_for(lambda: not here.driver.shards)
        here.hub.forget(here.hub.live[other])
        here.hub.heard(f"here another {other} *1")
        wire = await here.wire(ann, table)
        await some_ticks(here)
        assert await revision(here, table) == at, "another process drives it, and has just died"
        here.services.store.lease = yes  # type: ignore[method-assign]
        await goes_on(wire)
        await wait_for(lambda: other in here.hub.live)

    in_house(tmp_path, visit)
