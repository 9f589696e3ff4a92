"""A server on which no bot can think says so, to its administrator and to the people at its tables."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from grandtour.server import app
from grandtour.server import driver as driver_module
from grandtour.server import workers as host
from grandtour.server.codes import Code
from grandtour.server.workers import Choice, Workers
from tests.server.house import House, in_house, refusal_of, wait_for
from tests.server.test_workers import question, thinker, wanted, with_workers

# The real worker, as soon as there is a file: python late.py FILE
LATE = """
import os, sys
if not os.path.exists(sys.argv[1]):
    raise PermissionError("this is not allowed")
from grandtour.server import worker
worker.main()
"""


def late(tmp_path: Path) -> list[str]:
    program = tmp_path / "late.py"
    program.write_text(LATE)
    return [sys.executable, str(program), str(tmp_path / "allowed")]


def test_without_workers_everybody_is_told_and_bots_wait_until_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(host, "LONGEST_PAUSE", 0.1)
    monkeypatch.setattr(app, "Workers", partial(Workers, command=late(tmp_path)))

    async def visit(here: House) -> None:
        ann = await here.guest()
        table = await ann.new_table("french-quarter", [{}, {"kind": "bot", "bot": "greedy"}])
        wire = await here.wire(ann, table)
        await wire.until(lambda: wire.all("present") and not wire.all("present")[-1]["bots"])
        answer = await ann.http.get("/ready")
        assert answer.status_code == 200, "people can play"
        (trouble,) = answer.json()["troubles"]
        assert trouble["code"] == "server/no-bots"
        assert "PermissionError: this is not allowed" in trouble["text"]
        assert 'grandtour_trouble{code="server/no-bots"} 1.0' in (await ann.http.get("/metrics")).text
        await ann.start(table)
        questions = here.services.workers.questions
        while not questions.waiting("move"):
            await wire.until(lambda: wire.view["legal"] or questions.waiting("move"))
            if wire.view["legal"]:
                await wire.play()
            await asyncio.sleep(0.005)
        if wire.view["legal"]:
            assert await refusal_of(ann.ask("GET", f"/api/tables/{table}/hint?seat=0")) == "server/no-bots"
        revision = here.hub.live[table].table.revision
        (tmp_path / "allowed").touch()
        await wire.until(lambda: wire.all("present")[-1]["bots"])
        await wait_for(lambda: here.hub.live[table].table.revision > revision)
        assert here.services.troubles.now() == []

    with capture_logs() as logs:
        in_house(tmp_path, visit, bots=True)
    loud = [line for line in logs if line["log_level"] in ("warning", "error")]
    assert [(line["event"], line.get("code")) for line in loud] == [("trouble", "server/no-bots")]


def test_hints_are_refused_at_once_while_no_bot_can_think(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        table = await ann.new_table("french-quarter", [{}])
        await ann.start(table)
        here.services.workers.down = "it died"
        assert await refusal_of(ann.ask("GET", f"/api/tables/{table}/hint?seat=0")) == "server/no-bots"

    in_house(tmp_path, visit, bots=True)


def test_a_worker_that_cannot_be_started_is_tried_after_longer_and_longer_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []
    really = asyncio.sleep

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await really(0 if len(pauses) < 8 else 600)

    async def visit(workers: Workers) -> None:
        while len(pauses) < 8:
            await really(0.005)

    workers = Workers(1, command=["/nowhere/no-such-program"])
    told: list[str | None] = []
    workers.told = told.append
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with_workers(visit, workers)
    assert pauses == [0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 15.0, 15.0]
    assert len(told) == 1


def test_where_bots_cannot_think_other_processes_take_the_tables_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "TICK_SECONDS", 0.02)

    async def visit(here: House) -> None:
        driver, presence = here.driver, here.hub.presence
        await wait_for(lambda: len(driver.shards) == 16)
        here.services.workers.down = "it died"
        driver._workers_told("it died")
        assert not presence.bots_think
        await wait_for(lambda: Code.NO_BOTS in here.services.troubles)
        assert len(driver.shards) == 16, "nobody else is there"
        driver.heard_peer("other")
        await wait_for(lambda: not driver.shards)
        assert presence.bots_think, "at the other process"
        driver.heard_no_bots("other")
        await wait_for(lambda: len(driver.shards) == 8)
        assert not presence.bots_think
        here.services.workers.down = None
        driver._workers_told(None)
        assert presence.bots_think
        await wait_for(lambda: len(driver.shards) == 16)

    in_house(tmp_path, visit)


def test_a_server_that_stood_still_itself_asks_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "HELD_UP", 0.2)
    q = question(seconds=1.0)

    async def stand_still(workers: Workers) -> Choice:
        waiting = asyncio.create_task(workers.choose(wanted(q)))
        worker = workers._workers[0]
        while not worker.asked_at:
            await asyncio.sleep(0.005)
        os.kill(workers.pids()[0], signal.SIGSTOP)
        time.sleep(2.5)  # the whole machine sleeps
        os.kill(workers.pids()[0], signal.SIGCONT)
        return await waiting

    with capture_logs() as logs:
        workers = Workers(1, grace=1.0, command=thinker(tmp_path, 0.2))
        assert with_workers(stand_still, workers) == Choice(q.legal[0])
    assert workers.failures == 0
    assert [line["log_level"] for line in logs] == ["info"]
