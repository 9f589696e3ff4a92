"""A restart: every table is where it was, for everybody."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import threading
import urllib.request
from pathlib import Path
from typing import Any

from grandtour.server import commands as c
from grandtour.server.clocks import GRACE_MS
from grandtour.server.wallclock import now_ms
from scripts.server.client import Guest, Json
from scripts.server.process import ServerProcess
from tests.server.house import GAMES, House, Wire, house, refusal_of, state_of, wait_for

SHOWN = ("step", "seat", "table", "you", "clock", "actors", "game", "legal", "may_undo", "why_no_undo", "chat")


async def looks(here: House, guests: list[Guest], table: str) -> list[Json]:
    """What each of them sees who comes now."""
    out = []
    for guest in guests:
        wire = await here.wire(guest, table)
        out.append({key: wire.view[key] for key in SHOWN})
        await wire.socket.close()
    return out


async def moves(here: House, table: str, count: int) -> None:
    for _ in range(count):
        at = here.hub.live[table].table
        assert at.match is not None
        seat = at.actors()[0]
        action = at.game.write(at.match.legal(seat)[-1])
        await here.hub.command(table, at.chairs[seat].user, c.Play(f"m{at.revision}", seat, at.seen[seat], action))


def test_every_table_goes_on_from_the_same_step_for_every_viewer(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            people: dict[str, list[Guest]] = {}
            for game in GAMES:
                ann, bob, table = await here.two(game, clock={"kind": "bank", "seconds": 3600, "increment": 5})
                cleo = await here.guest("Cleo")
                people[table] = [ann, bob, cleo]
                # New York: in the middle of unfinished turns. French Quarter: between a `take` and its `go`.
                await moves(here, table, 3)
                wire = await here.wire(ann, table)
                await wire.do("chat", text="see you after the break")
                await wire.do("propose", seat=0, what="pause")
            before = {table: await looks(here, guests, table) for table, guests in people.items()}
            states = {table: state_of(here.hub.live[table].table) for table in people}
            new_york = next(views for views in before.values() if views[0]["table"]["game"] == "explore-new-york")
            assert len(new_york[2]["actors"]) == 2  # both are choosing
            assert new_york[0]["game"] != new_york[1]["game"]
        async with house(tmp_path) as here:
            for table, guests in people.items():
                again = [await here.back(guest) for guest in guests]
                assert await looks(here, again, table) == before[table]
                assert state_of(here.hub.live[table].table) == states[table]
                wire = await here.wire(again[1], table)
                await wire.do("answer", seat=1, yes=False)
                await here.finish(table)
                await wire.until_over()

    asyncio.run(go())


def test_pauses_stand_ins_links_and_acknowledged_commands_outlive_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            ann, bob, table = await here.two("french-quarter", clock={"kind": "move", "seconds": 60})
            wire = await here.wire(ann, table)
            await wire.do("propose", seat=0, what="pause")
            other = await here.wire(bob, table)
            await other.do("answer", id="agreed", seat=1, yes=True)
            left = (await here.hub.open(table)).table.clocks.left
            waiting = await ann.new_table("san-francisco", [{}, {"kind": "link"}], public=False)
            token = (await ann.ask("GET", f"/api/tables/{waiting}/links"))["links"][1]["token"]
            _, _, left_table = await here.two("san-francisco")
            at = here.hub.live[left_table].table
            await here.hub.command(left_table, at.chairs[1].user, c.Leave("gone", 1))
        await asyncio.sleep(0.1)
        async with house(tmp_path) as here:
            ann, bob = await here.back(ann), await here.back(bob)
            wire, other = await here.wire(ann, table), await here.wire(bob, table)
            assert wire.info["paused"]
            answer = await other.do("answer", id="agreed", seat=1, yes=True)
            assert (answer["type"], answer["again"]) == ("done", True)
            await wire.do("resume", seat=0)
            table_now = here.hub.live[table].table
            assert table_now.clocks.left == left  # a pause is a pause
            await bob.join(waiting, token=token)
            assert (await ann.ask("GET", f"/api/tables/{left_table}"))["seats"][1]["away"] == "left"

    asyncio.run(go())


def test_clocks_run_on_while_the_server_is_down_and_who_comes_back_has_the_grace(tmp_path: Path) -> None:
    """A clock is a promise to the others: it does not stand still for a restart. Whoever runs out of time meanwhile
    has a stand-in, who waits for nobody, and takes the seat back with the time that everybody gets who comes back."""

    async def go() -> None:
        async with house(tmp_path) as here:
            ann, bob, table = await here.two("french-quarter", clock={"kind": "bank", "seconds": 10, "increment": 0})
            at = here.hub.live[table].table
            first, deadline = at.actors()[0], at.clocks.deadline()
            assert deadline is not None
            # As if it had begun long ago.
            await here.services.store.write(lambda conn: earlier(conn, 20_000))
        async with house(tmp_path) as here:
            await wait_for(lambda: table in here.hub.live and here.hub.live[table].table.chairs[first].away == "time")
            guest = await here.back((ann, bob)[first])
            wire = await here.wire(guest, table)
            await wire.do("return", seat=first)
            await wire.until(lambda: wire.info["seats"][first]["away"] is None)
            clock = wire.view["clock"]
            assert clock["left"][first] == GRACE_MS
            assert now_ms() - clock["since"] < 5_000

    asyncio.run(go())


def earlier(conn: Any, by: int) -> None:
    from sqlalchemy import update

    from grandtour.server.store import schema

    conn.execute(update(schema.entries).values(at=schema.entries.c.at - by))
    conn.execute(update(schema.tables).where(schema.tables.c.due > 0).values(due=schema.tables.c.due - by))


def test_a_graceful_stop_finishes_what_it_has_begun(tmp_path: Path) -> None:
    """SIGTERM while commands come in: each is acknowledged and there, or neither."""
    server = ServerProcess(tmp_path)
    acknowledged: list[str] = []

    async def before() -> tuple[Guest, str]:
        ann = await Guest(server.url, "Ann").come()
        table = await ann.new_table("french-quarter", [{}, {"kind": "bot", "bot": "random"}])
        stop = threading.Thread(target=lambda: codes.append(server.stop()))
        for number in range(400):
            if number == 20:
                stop.start()
            try:
                await ann.ask("POST", f"/api/tables/{table}/chat", {"open": bool(number % 2)})
                acknowledged.append(str(number))
            except Exception:
                break
        await asyncio.to_thread(stop.join)
        await ann.close()
        return ann, table

    codes: list[int] = []
    with server:
        ann, table = asyncio.run(before())
        assert codes == [0]
        assert "stopped" in server.tail()
        server.start()

        async def after() -> None:
            again = Guest(server.url, "Ann")
            again.http.cookies = ann.http.cookies
            again.me = (await again.ask("GET", "/api/me"))["me"]
            info = await again.ask("GET", f"/api/tables/{table}")
            assert info["chat_open"] in (bool((len(acknowledged) - 1) % 2), bool(len(acknowledged) % 2))
            await again.start(table)
            await again.close()

        asyncio.run(after())
        assert len(acknowledged) >= 20
        assert server.stop() == 0


def test_a_stop_is_told_to_who_is_connected_and_to_load_balancers_first(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)

    async def go() -> None:
        ann = await Guest(server.url, "Ann").come()
        table = await ann.new_table("french-quarter", [{}, {"kind": "bot", "bot": "random"}])
        async with Wire(ann, table) as wire:
            await wire.until(lambda: wire.view)
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            await wire.until(lambda: wire.closed)
            assert wire.heard[-1] == {"type": "bye", "code": "server/stopping", "again": True}
            assert wire.closed == 1012
        assert (await ann.http.get("/ready")).status_code == 503
        assert await refusal_of(ann.ask("GET", "/api/me")) == "server/stopping"
        async with Wire(ann, table) as late:
            await late.until(lambda: late.closed)
            assert late.heard[-1] == {"type": "bye", "code": "server/stopping", "again": True}
        await ann.close()

    with server:
        asyncio.run(go())
        assert server.stop() == 0


def test_a_graceful_stop_does_not_wait_for_requests_that_were_half_sent(tmp_path: Path) -> None:
    head = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with ServerProcess(tmp_path) as server, contextlib.ExitStack() as open_ones:
        for sent in (head, head[:40]):
            half = open_ones.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            half.sendall(sent)
        ask = urllib.request.urlopen(f"{server.url}/health")  # answered, so the others have been read
        ask.close()
        assert server.stop() == 0
        log = server.log.read_text()
        assert "Traceback" not in log
        assert "timeout graceful shutdown exceeded" not in log
