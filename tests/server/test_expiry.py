"""Open tables that wait too long are closed: everybody can see when, the host is told before, and once is enough."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from grandtour.server import app, hub, openings
from grandtour.server.store import queries as q
from grandtour.server.wallclock import CLOCK
from scripts.server.client import Guest, Json
from scripts.server.postgres import Postgres, new_name, postgres
from tests.server.house import SECONDS, House, house, in_house, refusal_of, wait_for
from tests.server.machine import DAY_MS, HOUR_MS, Machine, machine
from tests.server.test_telling import webhook

__all__ = ["machine", "postgres"]

WEEK_MS = 7 * DAY_MS


async def info(guest: Guest, table: str) -> Json:
    found = await guest.ask("GET", f"/api/tables/{table}")
    assert isinstance(found, dict)
    return found


async def closed(here: House) -> None:
    """The driver's next look at old tables, and all that it leads to."""
    await here.driver._close_old(set(range(16)), CLOCK.now())
    await wait_for(lambda: not len(here.driver._aside))


def test_a_table_that_waits_for_a_week_is_closed_and_says_so_before(tmp_path: Path, machine: Machine) -> None:
    async def visit(here: House) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        alone, joined = [await ann.new_table("san-francisco", [{}, {}]) for _ in range(2)]
        _, _, running = await here.two()
        made = await info(ann, alone)
        assert 0 <= CLOCK.now() + WEEK_MS - made["closes"] < HOUR_MS
        machine.let_pass(6 * DAY_MS)
        await bob.join(joined)  # puts it off
        assert (await info(ann, joined))["closes"] == pytest.approx(made["closes"] + 6 * DAY_MS, abs=HOUR_MS)
        await closed(here)
        assert [(await info(ann, table))["status"] for table in (alone, joined)] == ["open", "open"]
        machine.let_pass(DAY_MS + HOUR_MS)
        await closed(here)
        shown = await info(ann, alone)
        assert (shown["status"], shown["closed_by"], shown["closes"]) == ("closed", "time", None)
        assert [(await info(ann, table))["status"] for table in (joined, running)] == ["open", "running"]
        mine = {one["id"]: one for one in (await ann.ask("GET", "/api/my-games"))["tables"]}
        assert (mine[alone]["closed_by"], mine[joined]["closes"]) == ("time", (await info(ann, joined))["closes"])
        assert [one["id"] for one in (await ann.ask("GET", "/api/lobby"))["tables"]].count(alone) == 0
        machine.let_pass(31 * DAY_MS)
        await closed(here)
        await app.tidy_up(here.services)
        assert await refusal_of(info(ann, alone)) == "table/none"
        assert (await info(ann, joined))["closed_by"] == "time"  # for another month
        assert (await info(ann, running))["status"] == "running"

    in_house(tmp_path, visit)


def test_whoever_looks_sees_the_table_close(tmp_path: Path, machine: Machine) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest("Ann")
        wire = await here.wire(ann, await ann.new_table("san-francisco", [{}, {}]))
        machine.let_pass(WEEK_MS + HOUR_MS)
        await closed(here)
        await wire.until(lambda: wire.info["closed_by"] == "time")

    in_house(tmp_path, visit)


def test_without_the_setting_or_a_clock_that_can_be_trusted_nothing_is_closed(tmp_path: Path, machine: Machine) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest("Ann")
        table = await ann.new_table("san-francisco", [{}, {}])
        if here.services.settings.open_days:
            machine.set_clock(400 * DAY_MS)
            await here.driver.tick()
            assert not CLOCK.trusted
        else:
            assert (await info(ann, table))["closes"] is None
            machine.let_pass(400 * DAY_MS)
        await here.driver._close_old(set(range(16)), CLOCK.now() + 400 * DAY_MS)
        assert (await info(ann, table))["status"] == "open"

    in_house(tmp_path / "never", visit, open_days=0.0)
    in_house(tmp_path / "jump", visit)


def test_the_host_is_told_a_day_before_once_and_only_if_they_do_not_look(tmp_path: Path, machine: Machine) -> None:
    async def visit(here: House) -> None:
        async with webhook() as hook:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            for guest in (ann, bob):
                await guest.ask("PUT", "/api/me/webhook", {"url": hook.url, "style": "json"})
            table = await ann.new_table("san-francisco", [{}, {}])
            await here.wire(bob, await bob.new_table("san-francisco", [{}, {}]))
            await closed(here)
            machine.let_pass(6 * DAY_MS - HOUR_MS)
            await closed(here)
            assert hook.got == []
            for _ in range(3):
                machine.let_pass(HOUR_MS)
                await closed(here)
            await hook.until(1)
            await wait_for(lambda: not here.services.teller._mail)
            assert [(note["tag"], note["title"]) for note in hook.got] == [(table, "This table will be closed")]

    in_house(tmp_path, visit, allow_private_webhooks=True)


def test_of_several_processes_one_closes_it(postgres: Postgres, tmp_path: Path, machine: Machine) -> None:
    url = postgres.url(new_name())

    async def visit() -> None:
        async with asyncio.timeout(SECONDS), house(tmp_path, database=url) as one, house(tmp_path, database=url) as two:
            ann = await one.guest("Ann")
            table = await ann.new_table("san-francisco", [{}, {}])
            machine.let_pass(WEEK_MS + HOUR_MS)
            await asyncio.gather(closed(one), closed(two))
            rows = await one.services.store.read(lambda conn: q.entries_after(conn, table, 0))
            assert [row.kind for row in rows] == ["created", "sat", "closed"]

    asyncio.run(visit())


def test_one_address_has_only_so_many_open_tables_whoever_opens_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openings, "MOST_OPEN", 0.005)  # times the factor: 5

    async def visit(here: House) -> None:
        guests = [await here.guest(name) for name in ("Ann", "Bob", "Cy")]
        tables = [await guests[n % 3].new_table("san-francisco", [{}, {}]) for n in range(5)]
        assert await refusal_of(guests[0].new_table("san-francisco", [{}, {}])) == "request/limited"
        await guests[1].ask("POST", f"/api/tables/{tables[1]}/close")
        await guests[2].new_table("san-francisco", [{}, {}])
        assert await refusal_of(guests[2].new_table("san-francisco", [{}, {}])) == "request/limited"

    in_house(tmp_path, visit, rate_factor=1000.0)


def test_a_table_is_made_once_however_often_it_is_asked_for_under_one_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: House) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        asked = [ann.new_table("san-francisco", [{}, {}], id="one") for _ in range(4)]
        made = set(await asyncio.gather(*asked))
        assert len(made) == 1
        assert await ann.new_table("san-francisco", [{}, {}], id="one") in made
        monkeypatch.setattr(hub, "MOST_TABLES", 1)
        assert await ann.new_table("san-francisco", [{}, {}], id="one") in made  # for it is not made
        monkeypatch.undo()
        made.add(await bob.new_table("san-francisco", [{}, {}], id="one"))
        made.add(await ann.new_table("san-francisco", [{}, {}]))
        assert len(made) == 3
        assert len((await ann.ask("GET", "/api/my-games"))["tables"]) == 2

    in_house(tmp_path, visit)


def test_a_code_of_another_open_table_is_not_given_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest("Ann")
        code = here.services.keys.code
        monkeypatch.setattr(here.services.keys, "code", lambda table, revoked: code(table, revoked)[:1] + "bcdfg")
        tables = [await ann.new_table("san-francisco", [{}, {}]) for _ in range(20)]
        codes = [(await ann.ask("GET", f"/api/tables/{table}/code"))["code"] for table in tables]
        assert len(set(codes)) == 20
        for table, its in zip(tables, codes):
            assert (await ann.ask("POST", "/api/join-code", {"code": its}))["table"] == table

    in_house(tmp_path, visit)


def test_blocked_people_come_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandtour.server.routes_people.BLOCKED_PAGE", 2)
    monkeypatch.setattr("grandtour.server.routes_people.MOST_BLOCKED", 3)

    async def visit(here: House) -> None:
        ann = await here.guest("Ann")
        others = sorted([(await here.guest(f"G{n}")).id for n in range(4)])
        for who in others[:3]:
            await ann.ask("POST", "/api/blocks", {"person": who})
        assert await refusal_of(ann.ask("POST", "/api/blocks", {"person": others[3]})) == "request/limited"
        first = await ann.ask("GET", "/api/blocks")
        rest = await ann.ask("GET", f"/api/blocks?after={first['more']}")
        assert [one["person"] for one in first["people"] + rest["people"]] == others[:3]
        assert rest["more"] is None

    in_house(tmp_path, visit)
