"""The database fails while the server runs: what is said, to whom, and how it goes on. The faults are real ones."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from grandtour.server.store import FILE, BadDatabase, database_in, open_store
from scripts.server import faulty
from scripts.server.client import Guest, Json
from scripts.server.postgres import Postgres, new_name, postgres
from scripts.server.process import ServerProcess, log_faults
from tests.server.house import SECONDS, House, Wire, in_house, wait_for
from tests.server.test_admin import admin

__all__ = ["postgres"]

needs_layer = pytest.mark.skipif(faulty.why_not() is not None, reason=str(faulty.why_not()))


class Server(ServerProcess):
    """A server whose files can be made to fail."""

    def __init__(self, folder: Path, layer: faulty.Faulty | None = None, database: str | None = None) -> None:
        super().__init__(folder, "--bot-workers", "1", "--log-format", "json", database=database)
        self.layer = layer

    @property
    def environment(self) -> dict[str, str]:
        return super().environment | ({} if self.layer is None else self.layer.environment)

    def lines(self, event: str) -> list[Json]:
        found = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in found if line["event"] == event]


async def ready(http: httpx.AsyncClient) -> tuple[int, list[str]]:
    answer = await http.get("/ready")
    return answer.status_code, [trouble["code"] for trouble in answer.json()["troubles"]]


async def until_ready(http: httpx.AsyncClient, want: tuple[int, list[str]] = (200, [])) -> None:
    async with asyncio.timeout(SECONDS):
        while await ready(http) != want:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def playing(url: str) -> AsyncIterator[tuple[Guest, Wire]]:
    """Ann plays alone, so that it is always her turn."""
    ann = await Guest(url, "Ann").come()
    table = await ann.new_table("french-quarter", [{}])
    await ann.start(table)
    try:
        async with Wire(ann, table) as wire:
            await wire.until(lambda: wire.view)
            yield ann, wire
    finally:
        await ann.close()


async def move(wire: Wire, command: str) -> Json:
    await wire.to_move()
    view = wire.view
    return await wire.do("play", id=command, seat=0, step=view["step"], action=view["legal"][0])


def in_time(go: Callable[[], Any]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(2 * SECONDS):
            await go()

    asyncio.run(bounded())


def check_stored(data: Path, *commands: str) -> None:
    """After the server's end: each command is in the database once, and no entry is missing in between."""
    conn = sqlite3.connect(data / FILE)
    found = [row[0] for row in conn.execute("SELECT command FROM entries WHERE command IS NOT NULL")]
    gaps = "SELECT id FROM tables WHERE revision <> (SELECT count(*) FROM entries WHERE table_id = tables.id)"
    assert conn.execute(gaps).fetchall() == []
    assert conn.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    conn.close()
    assert sorted(found) == sorted(commands)


@needs_layer
@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ([faulty.DISK_FULL], "server/disk-full"),
        ([faulty.DISK_FAILED], "server/disk-failed"),
        (["EIO sync 1 *-wal"], "server/disk-failed"),
        ([faulty.READ_ONLY], "server/read-only"),
    ],
)
def test_what_cannot_be_stored_is_refused_with_the_reason_and_goes_on_by_itself(
    tmp_path: Path, rules: list[str], code: str
) -> None:
    with faulty.Faulty(tmp_path) as layer, Server(tmp_path, layer) as server:

        async def go() -> None:
            async with playing(server.url) as (ann, wire):
                assert (await move(wire, "before"))["type"] == "done"
                layer.fail(*rules)
                for _ in range(3):
                    refused = await move(wire, "command")
                    assert (refused["type"], refused["code"]) == ("error", code)
                    assert refused["wait"]
                    assert await ready(ann.http) == (503, [code])
                answer = await ann.http.post(
                    "/api/tables",
                    json={"game": "french-quarter", "seats": [{}]},
                    headers={"X-CSRF-Token": ann.me["csrf"]},
                )
                assert (answer.status_code, answer.json()["code"]) == (503, code)
                (line,) = server.lines("trouble")
                assert line["code"] == code
                figures = (await ann.http.get("/metrics")).text
                assert f'grandtour_trouble{{code="{code}"}} 1.0' in figures
                assert f'grandtour_write_failures_total{{code="{code}"}}' in figures
                layer.heal()
                await until_ready(ann.http)  # though nobody plays
                assert wire.closed is None
                done = await move(wire, "command")
                assert (done["type"], done["again"]) == ("done", False)
                assert [line["code"] for line in server.lines("trouble is over")] == [code]

        in_time(go)
        assert server.stop() == 0
        check_stored(server.folder / "data", "before", "command")
        assert all(json.loads(line)["event"] == "trouble" for line in log_faults(server.log))


@needs_layer
def test_a_commit_that_fails_now_and_then_stores_nothing_twice_and_loses_nothing(tmp_path: Path) -> None:
    with faulty.Faulty(tmp_path) as layer, Server(tmp_path, layer) as server:
        commands = [f"command-{number}" for number in range(12)]

        async def go() -> None:
            async with playing(server.url) as (_, wire):
                layer.fail("EIO sync 2 *-wal")
                for command in commands:
                    while (await move(wire, command))["type"] != "done":
                        pass

        in_time(go)
        server.kill()  # the faults go on; what was acknowledged is there
        layer.heal()
        check_stored(server.folder / "data", *commands)


def test_another_program_with_the_lock_is_named_within_seconds_for_everybody(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with playing(here.url) as (ann, wire), playing(here.url) as (_, other):
            assert (await move(wire, "before"))["type"] == "done"
            lock = sqlite3.connect(tmp_path / FILE, isolation_level=None)
            lock.execute("BEGIN EXCLUSIVE")
            async with asyncio.timeout(60):  # if each waited for the lock, it would be longer
                tries = [move(at, f"{number}-{at.table}") for at in (wire, other) for number in range(20)]
                answers = await asyncio.gather(*tries)
            assert {answer["code"] for answer in answers} == {"server/locked"}
            assert await ready(ann.http) == (503, ["server/locked"])
            lock.execute("ROLLBACK")
            lock.close()
            await until_ready(ann.http)
            assert (await move(wire, "after"))["type"] == "done"

    in_house(tmp_path, visit)
    check_stored(tmp_path, "before", "after")


@pytest.mark.parametrize("how", ["removed", "replaced", "log removed"])
def test_a_database_that_vanishes_stops_acknowledging_at_once_and_is_saved(tmp_path: Path, how: str) -> None:
    database = tmp_path / "data" / FILE

    async def visit(here: House) -> None:
        async with playing(here.url) as (ann, wire):
            assert (await move(wire, "before"))["type"] == "done"
            if how == "replaced":
                other = tmp_path / "other.db"
                sqlite3.connect(other).execute("CREATE TABLE other (x)").connection.close()
                os.replace(other, database)
            elif how == "removed":
                database.unlink()
            else:
                database.with_name(f"{FILE}-wal").unlink()
            refused = await move(wire, "after")  # at once: not a single one more
            assert (refused["type"], refused["code"]) == ("error", "server/no-database")
            assert await ready(ann.http) == (503, ["server/no-database"])
            async with asyncio.timeout(SECONDS):
                while "all that was acknowledged is in" not in (await ann.http.get("/ready")).text:
                    await asyncio.sleep(0.02)

    with capture_logs() as lines:
        in_house(database.parent, visit)
    assert [line["code"] for line in lines if line["event"] == "trouble"] == ["server/no-database"]
    copies = list(database.parent.glob(f"{FILE}.rescued-*"))
    assert [str(copy) for copy in copies] == [line["file"] for line in lines if line["event"].endswith("is saved")]
    if how == "log removed":
        assert copies == []
    else:
        (copy,) = copies
        assert copy.stat().st_mode & 0o777 == 0o600
        with pytest.raises(BadDatabase, match=re.escape(f"{str(copy)!r} is a copy that the server saved")):
            asyncio.run(open_store(database_in(database.parent)).open())  # it does not begin with an empty one
        copy.rename(database)
    check_stored(database.parent, "before")
    in_house(database.parent, nothing)


async def nothing(here: House) -> None:
    pass


async def saved(database: Path, copies: int) -> None:
    await wait_for(lambda: len(list(database.parent.glob(f"{FILE}.rescued-*"))) >= copies)


def test_a_database_that_comes_back_is_used_again(tmp_path: Path) -> None:
    database = tmp_path / FILE

    async def visit(here: House) -> None:
        async with playing(here.url) as (ann, wire):
            assert (await move(wire, "before"))["type"] == "done"
            away = database.with_name("away")
            database.rename(away)
            assert (await move(wire, "meanwhile"))["code"] == "server/no-database"
            await saved(database, 1)
            away.rename(database)
            await until_ready(ann.http)
            assert (await move(wire, "meanwhile"))["type"] == "done"
            # It is lost a second time: what was stored in between must be saved as well.
            database.unlink()
            assert (await move(wire, "then"))["code"] == "server/no-database"
            await saved(database, 2)

    in_house(tmp_path, visit)
    max(tmp_path.glob(f"{FILE}.rescued-*"), key=lambda copy: copy.stat().st_mtime_ns).rename(database)
    check_stored(tmp_path, "before", "meanwhile")


def test_a_database_that_vanishes_while_nobody_plays_is_missed_too(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        (tmp_path / FILE).unlink()
        await wait_for(lambda: here.services.troubles.unready)

    in_house(tmp_path, visit)


def test_a_part_that_cannot_be_read_harms_that_table_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables: list[str] = []
    cookies: list[httpx.Cookies] = []

    async def play(here: House) -> None:
        async with playing(here.url) as (ann, wire), playing(here.url) as (_, other):
            while wire.view["legal"]:  # so many entries that some pages of the database hold no others
                assert (await wire.play())["type"] == "done"
            tables.extend((wire.table, other.table, await ann.new_table("french-quarter", [{}, {}])))
            cookies.append(ann.http.cookies)

    async def look(here: House) -> None:
        ann = Guest(here.url, "Ann")
        ann.http.cookies = cookies[0]
        for _ in range(3):
            answer = await ann.http.get(f"/api/tables/{tables[0]}")
            assert (answer.status_code, answer.json()["code"]) == (503, "server/damaged")
        async with Wire(ann, tables[0]) as wire:
            await wire.until(lambda: wire.closed)
            assert wire.heard[-1]["code"] == "server/damaged"
        assert (await ann.http.get(f"/api/tables/{tables[1]}")).status_code == 200
        for path in ("/api/lobby", "/api/my-games"):
            answer = await ann.http.get(path)
            assert answer.status_code == 200, answer.text
            assert tables[2] in [found["id"] for found in answer.json()["tables"]]
        assert await ready(ann.http) == (200, ["server/damaged"])
        await ann.close()

    in_house(tmp_path, play)
    ruin_entries(tmp_path / FILE, *tables[1:])
    with capture_logs() as lines:
        in_house(tmp_path, look)
    assert [line["code"] for line in lines if line["event"] == "trouble"] == ["server/damaged"]
    assert not any("exc_info" in line for line in lines)
    capsys.readouterr()
    assert admin("check", "--data", tmp_path, "--json") == 1
    named = {fault["table"] for fault in json.loads(capsys.readouterr().out)["faults"]}
    assert tables[0] in named
    assert tables[1] not in named


def ruin_entries(database: Path, *others: str) -> None:
    """Overwrite the pages that hold moves, but nothing of the other tables."""
    with sqlite3.connect(database) as conn:
        size = conn.execute("PRAGMA page_size").fetchone()[0]
    conn.close()
    data = bytearray(database.read_bytes())
    for at in range(size, len(data), size):
        page = data[at : at + size]
        if page[0] == 0x0D and b'"kind":"played"' in page and not any(other.encode() in page for other in others):
            data[at : at + size] = b"\xff" * size
    database.write_bytes(data)


# ---- PostgreSQL -------------------------------------------------------------------------------------------------
def test_a_postgres_that_is_read_only_or_away_is_said_to_be_without_a_traceback(tmp_path: Path) -> None:
    with Postgres() as database:
        name = new_name()
        with Server(tmp_path, database=database.url(name)) as server:

            async def go() -> None:
                async with playing(server.url) as (ann, wire):
                    database.ask(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
                    cut(database, name)
                    refused = await move(wire, "first")
                    assert (refused["type"], refused["code"]) == ("error", "server/read-only")
                    assert await ready(ann.http) == (503, ["server/read-only"])
                    database.ask(f'ALTER DATABASE "{name}" RESET default_transaction_read_only')
                    await until_ready(ann.http)
                    assert (await move(wire, "first"))["type"] == "done"
                    cut(database, name)  # alone, this is no matter
                    assert (await move(wire, "second"))["type"] == "done"
                    database.stop()
                    refused = await move(wire, "third")
                    assert (refused["type"], refused["code"]) == ("error", "server/no-database")
                    async with asyncio.timeout(SECONDS):
                        while (await ready(ann.http))[0] != 503:
                            await asyncio.sleep(0.02)
                    old = len(wire.all("view"))
                    await wire.say("sync")  # what is in memory is shown
                    await wire.until(lambda: len(wire.all("view")) > old)
                    assert wire.view["chat"] is None
                    assert wire.closed is None
                    assert (await ann.http.get("/api/lobby")).json()["code"] == "server/no-database"

            in_time(go)
            assert server.stop() == 0
            assert {line["code"] for line in server.lines("trouble")} == {"server/read-only", "server/no-database"}
            assert "Traceback" not in server.log.read_text()


def cut(database: Postgres, name: str) -> None:
    database.ask(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
