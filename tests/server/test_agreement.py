"""What one process has acknowledged, every other one shows at once, even before it has heard of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from grandtour.server.codes import Code
from scripts.server.client import Guest, Json
from scripts.server.postgres import Postgres, new_name, postgres
from scripts.server.process import ServerProcess, all_started
from tests.server.house import SECONDS, House, house, refusal_of

__all__ = ["postgres"]

TABLES = 40


@asynccontextmanager
async def two_houses(postgres: Postgres, folder: Path) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database; the second one is deaf: it hears nothing of what the first one writes."""
    url = postgres.url(new_name())
    async with asyncio.timeout(SECONDS), house(folder, database=url) as one, house(folder, database=url) as two:
        two.services.store.listen(lambda text: None, lambda: None)
        yield one, two


async def at(other: House, guest: Guest) -> Guest:
    """The same person at another server."""
    return await other.back(guest)


async def asked(guest: Guest, path: str) -> Any:
    return await guest.ask("GET", path)


def test_a_table_is_never_older_than_what_another_process_acknowledged(postgres: Postgres, tmp_path: Path) -> None:
    async def visit() -> None:
        async with two_houses(postgres, tmp_path) as (one, two):
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            table = await ann.new_table("san-francisco", [{}, {}])
            there = await at(two, ann)
            path = f"/api/tables/{table}"
            assert (await asked(there, path))["seats"][1]["taken"] is False  # now the second one has it in memory
            await bob.join(table)
            assert (await asked(there, path))["seats"][1]["name"] == "Bob"
            lists = await asyncio.gather(asked(there, "/api/lobby"), asked(there, "/api/my-games"))
            assert [found["tables"][0]["seats"][1]["taken"] for found in lists] == [True, True]
            await ann.start(table)
            assert (await asked(there, path + "/view?seat=0"))["legal"]
            ann_here = await one.wire(ann, table, 0)
            ann_there = await two.wire(there, table, 0)
            assert ann_there.view["step"] == ann_here.view["step"]
            await ann_here.play()
            await ann_there.say("sync")
            await ann_there.until(lambda: ann_there.view["step"] >= ann_here.view["step"])
            assert (await asked(there, path + "/history"))["events"] == (await asked(ann, path + "/history"))["events"]

    asyncio.run(visit())


def test_names_and_ended_sessions_are_known_at_once(postgres: Postgres, tmp_path: Path) -> None:
    async def visit() -> None:
        async with two_houses(postgres, tmp_path) as (one, two):
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            table = await ann.new_table("san-francisco", [{}, {}])
            ann_there, bob_there = await at(two, ann), await at(two, bob)
            path = f"/api/tables/{table}"
            for there in (ann_there, bob_there):
                await asked(there, path)
            await ann.ask("PATCH", "/api/me", {"name": "Anna"})
            assert (await asked(bob_there, path))["seats"][0]["name"] == "Anna"
            assert (await asked(bob_there, "/api/lobby"))["tables"][0]["seats"][0]["name"] == "Anna"
            assert (await asked(ann_there, "/api/me"))["me"]["name"] == "Anna"
            await bob.ask("POST", "/api/logout")
            assert await refusal_of(bob_there.ask("GET", "/api/my-games")) == Code.NO_SESSION

    asyncio.run(visit())


def test_many_who_ask_at_once_are_answered_by_one_look_at_the_database(postgres: Postgres, tmp_path: Path) -> None:
    async def visit() -> None:
        async with two_houses(postgres, tmp_path) as (one, _):
            ann = await one.guest("Ann")
            table = await ann.new_table("san-francisco", [{}, {}])
            live, reads = await one.hub.open(table), 0
            read = one.services.store.read

            async def counted(question: Any) -> Any:
                nonlocal reads
                reads += 1
                return await read(question)

            one.services.store.read = counted  # type: ignore[method-assign]
            await asyncio.gather(*(one.hub.agreed(live) for _ in range(20)))
            assert reads == 1

    asyncio.run(visit())


@pytest.mark.slow
def test_two_processes_under_load_show_what_was_acknowledged(postgres: Postgres, tmp_path: Path) -> None:
    """Real processes, which do hear of each other, but under load not at once."""
    url = postgres.url(new_name())
    one = ServerProcess(tmp_path / "one", "--bot-workers", "1", database=url)
    two = ServerProcess(tmp_path / "two", "--bot-workers", "1", database=url)

    async def visit() -> list[Json]:
        host, there = await Guest(one.url, "Ann").come(), Guest(two.url, "Ann")
        there.http.cookies = host.http.cookies
        there.me = (await there.ask("GET", "/api/me"))["me"]
        stale: list[Json] = []

        async def go(number: int) -> None:
            table = await host.new_table("explore-new-york", [{}], public=False)
            path = f"/api/tables/{table}"
            await there.ask("GET", path)
            await host.start(table)
            info = await there.ask("GET", path)
            if info["status"] != "running":
                stale.append(info)
            await host.ask("POST", f"{path}/chat", {"open": False})
            info = await there.ask("GET", path)
            if info["chat_open"]:
                stale.append(info)

        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(go(number) for number in range(TABLES)))
        await host.close()
        await there.close()
        return stale

    with all_started([one, two]):
        assert asyncio.run(visit()) == []


def test_who_was_removed_is_not_told_that_they_still_sit_there(postgres: Postgres, tmp_path: Path) -> None:
    async def visit() -> None:
        async with two_houses(postgres, tmp_path) as (one, two):
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            table = await ann.new_table("san-francisco", [{}, {}], public=False)
            (link, *_) = (await ann.ask("GET", f"/api/tables/{table}/links"))["links"]
            bob_there = await at(two, bob)
            await bob_there.join(table, token=link["token"])
            await ann.ask("DELETE", f"/api/tables/{table}/seats/1/player")
            # The second one has heard nothing of that. By its own knowledge, nothing would have to be done.
            assert await refusal_of(bob_there.join(table, token=link["token"])) == "seat/bad-link"

    asyncio.run(visit())
