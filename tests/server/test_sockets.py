"""The live connection: numbered views, repeated commands, slow clients, bad messages."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grandtour.server import showing, sockets
from grandtour.server.hub import Live
from grandtour.server.messages import Beat, View
from grandtour.server.sockets import Socket
from grandtour.server.table import Table
from tests.server.house import House, Wire, in_house, wait_for


def test_a_repeated_command_is_not_applied_twice(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        wire = await here.wire(ann, table)
        play = {"seat": 0, "step": wire.view["step"], "action": wire.view["legal"][0]}
        first = await wire.do("play", id="mine", **play)
        assert (first["type"], first["again"]) == ("done", False)
        revision = here.hub.live[table].table.revision
        again = await wire.do("play", id="mine", **play)
        assert (again["type"], again["again"]) == ("done", True)
        other = await here.wire(ann, table)  # after a broken connection, say
        assert (await other.do("play", id="mine", **play))["again"]
        assert here.hub.live[table].table.revision == revision
        # Another person's id is another command.
        theirs = await here.wire(bob, table)
        answer = await theirs.do("play", id="mine", seat=1, step=theirs.view["step"], action=theirs.view["legal"][0])
        assert (answer["type"], answer["again"]) == ("done", False)

    in_house(tmp_path, visit)


def test_a_repeated_id_tells_nothing_of_another_seat(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("explore-new-york")
        wires = [await here.wire(guest, table) for guest in (ann, bob)]
        first = wires[0].view["actors"][0]
        assert (await wires[first].play())["type"] == "done"
        await wires[1].to_move()
        id_of_bob = await wires[1].play()
        for _ in range(2):
            assert (await wires[1].play())["type"] == "done"  # unseen by Ann
        await wires[0].to_move()
        await wires[0].do("play", id="once", seat=0, step=wires[0].view["step"], action=wires[0].view["legal"][0])
        for seat in (1, 2, 9):
            again = await wires[0].do("play", id="once", seat=seat, step=0, action="end")
            assert (again["type"], again["again"], again["step"]) == ("done", True, wires[0].view["step"])
        assert id_of_bob["type"] == "done"

    in_house(tmp_path, visit)


def test_two_connections_of_one_seat_see_the_same(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("french-quarter")
        first = (await here.hub.open(table)).table.actors()[0]
        one, other = [await here.wire((ann, bob)[first], table) for _ in range(2)]
        await one.play()
        await other.until(lambda: other.view["step"] == one.view["step"])
        same = {key: value for key, value in one.view.items() if key != "now"}
        assert {key: value for key, value in other.view.items() if key != "now"} == same
        assert (await other.play())["type"] == "done"
        await one.until(lambda: one.view["step"] == other.view["step"])
        assert len(one.all("done")) == 1  # an answer goes to who asked

    in_house(tmp_path, visit)


def test_an_answer_comes_after_the_view_that_it_led_to(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, _bob, table = await here.two()
        wire = await here.wire(ann, table)
        done = await wire.play()
        at = wire.heard.index(done)
        assert [message["step"] for message in wire.heard[:at] if message["type"] == "view"][-1] == done["step"]

    in_house(tmp_path, visit)


def test_a_fresh_view_is_sent_when_asked_for(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, _bob, table = await here.two()
        wire = await here.wire(ann, table)
        before = wire.view
        await wire.say("sync")
        await wire.until(lambda: wire.view is not before)
        assert wire.view["after"] is None
        assert {**wire.view, "now": 0} == {**before, "now": 0}
        await wire.say("ping")
        await wire.until(lambda: wire.all("beat"))

    in_house(tmp_path, visit)


def test_a_slow_connection_gets_one_fresh_view_in_place_of_many(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("french-quarter")
        wire = await here.wire(bob, table)
        socket = next(iter(here.hub.live[table].sockets))
        read, put = asyncio.Event(), socket._put

        async def slowly(socket: WebSocket[Any, Any, Any], data: bytes) -> None:
            await read.wait()
            await put(socket, data)

        socket._put = slowly  # type: ignore[method-assign]
        heard = len(wire.heard)
        for number in range(sockets.VIEWS_WAITING + 4):
            await ann.ask("POST", f"/api/tables/{table}/chat", {"open": bool(number % 2)})
        assert len(socket._views) <= sockets.VIEWS_WAITING
        read.set()
        newest = here.hub.live[table].table.seen[1]
        await wire.until(lambda: wire.view["step"] == newest)
        views = [message for message in wire.heard[heard:] if message["type"] == "view"]
        assert len(views) <= 3
        assert views[-1]["after"] is None

    in_house(tmp_path, visit)


def test_a_fresh_view_is_made_once_for_all_who_look_with_the_same_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int | None, object]] = []
    make = showing.view

    def counted(table: Table, seat: int | None, *rest: Any, **more: Any) -> View:
        made.append((seat, more.get("language")))
        return make(table, seat, *rest, **more)

    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        cleo, dora = await here.guest("Cleo"), await here.guest("Dora")
        people = [(ann, "en"), (bob, "en"), (cleo, "de"), (cleo, "de"), (dora, "de"), (dora, None), (cleo, None)]
        wires = [await here.wire(guest, table, language=language) for guest, language in people]
        monkeypatch.setattr(showing, "view", counted)

        async def until_called(wire: Wire, name: str) -> None:
            await wire.until(lambda: wire.info["seats"][0]["name"] == name)

        await ann.ask("PATCH", "/api/me", {"name": "Anna"})
        for wire in wires:
            await until_called(wire, "Anna")
        assert sorted(made, key=repr) == sorted([(0, "en"), (1, "en"), (None, "de"), (None, None)], key=repr)
        assert [wire.view["you"]["person"] for wire in wires] == [guest.id for guest, _ in people]
        assert wires[2].view["words"]["names"][0] == "Anna"
        assert wires[5].view["words"] is None
        await wires[0].play()
        await wires[2].say("sync")
        await wires[2].until(lambda: wires[2].view["after"] is None and wires[2].view["step"] == wires[6].view["step"])
        assert wires[2].view["game"] == wires[6].view["game"]

    in_house(tmp_path, visit)


def test_a_connection_that_reads_nothing_at_all_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SEND_SECONDS", 0.2)

    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        await here.wire(bob, table)
        socket = next(iter(here.hub.live[table].sockets))

        async def never(*_: object, **__: object) -> None:
            await asyncio.sleep(60)

        raw = socket.__class__._put

        async def stuck(self: Socket, connection: object, data: bytes) -> None:
            connection.send_data = never  # type: ignore[attr-defined]
            await raw(self, connection, data)  # type: ignore[arg-type]

        monkeypatch.setattr(Socket, "_put", stuck)
        await ann.ask("POST", f"/api/tables/{table}/chat", {"open": False})
        await wait_for(lambda: not here.hub.live[table].sockets)

    in_house(tmp_path, visit)


def test_too_many_answers_in_waiting_end_the_connection(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        _ann, bob, table = await here.two()
        wire = await here.wire(bob, table)
        socket = next(iter(here.hub.live[table].sockets))
        for _ in range(sockets.ALL_WAITING + 1):  # more at once than it takes
            socket.send(Beat(0))
        bye = await wire.until(lambda: wire.all("bye"))
        assert bye[0]["again"]

    in_house(tmp_path, visit)


@pytest.mark.parametrize("slow", ["lines", "names"])
def test_a_change_while_a_fresh_view_is_made_is_in_it_and_not_told_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        table = await ann.new_table("san-francisco", [{}, {}])
        bob = await here.guest("Bob")
        wire = await here.wire(bob, table)
        quick, entered, go_on = getattr(here.hub, slow), asyncio.Event(), asyncio.Event()

        async def slowly(*arguments: object) -> object:
            out = await quick(*arguments)
            if not entered.is_set():
                entered.set()
                await go_on.wait()
            return out

        monkeypatch.setattr(here.hub, slow, slowly)
        await wire.say("sync")
        await entered.wait()
        await bob.join(table)  # sits down while the view is being made
        await ann.start(table)
        heard = len(wire.heard)
        go_on.set()
        await wire.until(lambda: wire.info["status"] == "running")
        await wire.say("ping")
        await wire.until(lambda: wire.all("beat"))
        views = [message for message in wire.heard[heard:] if message["type"] == "view"]
        assert len(views) == 1
        assert views[0]["seat"] == 1
        assert views[0]["table"]["seats"][1]["name"] == "Bob"
        assert views[0]["you"]["seats"] == [1]

    in_house(tmp_path, visit)


def test_a_table_that_changes_is_told_at_the_moment_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes between the change and the telling of it would see it twice."""

    async def visit(here: House) -> None:
        ann, _bob, table = await here.two()
        live = here.hub.live[table]
        told: list[tuple[int, int]] = []
        before = 0
        publish, names = here.hub._publish, here.hub.people.names

        def watch(live: Live, heard: object, info: object) -> None:
            told.append((live.table.revision, before))
            publish(live, heard, info)  # type: ignore[arg-type]

        async def slow_names(ids: set[str]) -> dict[str, str]:
            nonlocal before
            await asyncio.sleep(0)
            before = live.table.revision
            return await names(ids)

        monkeypatch.setattr(here.hub, "_publish", watch)
        monkeypatch.setattr(here.hub.people, "names", slow_names)
        old = live.table.revision
        await ann.ask("POST", f"/api/tables/{table}/chat", {"open": False})
        assert told == [(old + 1, old)]

    in_house(tmp_path, visit)


def test_who_is_removed_while_a_view_is_made_for_them_does_not_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: House) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        table = await ann.new_table("san-francisco", [{}, {}], public=False)
        token = (await ann.ask("GET", f"/api/tables/{table}/links"))["links"][0]["token"]
        await bob.join(table, token=token)
        wire = await here.wire(bob, table)
        lines, entered, go_on = here.hub.lines, asyncio.Event(), asyncio.Event()

        async def slow_lines(*arguments: object) -> object:
            entered.set()
            await go_on.wait()
            return await lines(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(here.hub, "lines", slow_lines)
        heard = len(wire.heard)
        await wire.say("sync")
        await entered.wait()
        await ann.ask("DELETE", f"/api/tables/{table}/seats/1/player")
        go_on.set()
        await wait_for(lambda: wire.closed == 1008)
        assert [message["type"] for message in wire.heard[heard:]] == ["bye"]

    in_house(tmp_path, visit)


# ---- what is refused ------------------------------------------------------------------------------------------
def test_bad_messages_get_coded_errors_and_too_many_end_the_connection(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, _bob, table = await here.two()
        wire = await here.wire(ann, table)
        bad = ["", "{", "[]", "null", '{"type":"dance"}', '{"type":"play"}', '{"type":"ping","more":1}', "\u0000"]
        for text in bad:
            await wire.socket.send(text)
        await wire.socket.send(b"\x00\x01")
        await wire.socket.send(json.dumps({"type": "chat", "id": "x", "text": "x" * 5000}))
        await wire.until(lambda: len(wire.all("error")) == len(bad) + 2)
        codes = [message["code"] for message in wire.all("error")]
        assert codes == ["request/malformed"] * (len(bad) + 1) + ["request/too-large"]
        assert (await wire.do("play", id="mine", seat=0, step=-1, action="x"))["code"] == "request/malformed"
        assert (await wire.play())["type"] == "done"  # still here
        for _ in range(sockets.FAULTS):
            await wire.socket.send("{")
        await wait_for(lambda: wire.closed == 1008)
        assert wire.all("bye")[0] == {"type": "bye", "code": "request/malformed", "again": False}

    in_house(tmp_path, visit)


def test_who_has_no_session_or_no_table_is_told_so(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, _bob, table = await here.two()
        assert await goodbye(here, table, None) == ["person/no-session", "person/no-session"]
        assert await goodbye(here, table, "grandtour=forged.cookie") == ["person/no-session", "person/no-session"]
        assert await goodbye(here, "nosuchtable", ann.cookie) == ["table/none", "table/none"]
        assert await goodbye(here, table + "/socket?seat=1&", ann.cookie, whole=True) == ["seat/not-yours"] * 2
        assert await goodbye(here, table + "/socket?seat=x&", ann.cookie, whole=True) == ["request/malformed"] * 2

    in_house(tmp_path, visit)


async def goodbye(here: House, table: str, cookie: str | None, whole: bool = False) -> list[str]:
    address = here.url.replace("http", "ws", 1) + f"/api/tables/{table}" + ("" if whole else "/socket")
    headers = {} if cookie is None else {"Cookie": cookie}
    out = []
    async with connect(address, additional_headers=headers) as socket:
        try:
            while True:
                out.append(json.loads(await socket.recv())["code"])
        except ConnectionClosed:
            pass
    assert socket.close_code == 1008
    return out


def test_another_sites_page_gets_no_connection(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, _bob, table = await here.two()
        address = here.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": ann.cookie}
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=headers, origin="https://elsewhere.example")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        async with connect(address, additional_headers=headers, origin=here.url):  # type: ignore[arg-type]
            pass

    in_house(tmp_path, visit)


def test_a_log_out_ends_the_connections_of_that_session_alone(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        one, other = await here.wire(ann, table), await here.wire(bob, table)
        await ann.ask("POST", "/api/logout")
        await wait_for(lambda: one.closed is not None)
        assert one.all("bye")[0]["code"] == "person/no-session"
        assert other.closed is None

    in_house(tmp_path, visit)


def test_a_new_name_is_seen_by_the_others_at_once_and_nothing_else_about_a_person(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("san-francisco")
        wire = await here.wire(ann, table)
        views = len(wire.all("view"))
        await bob.ask("PATCH", "/api/me", {"language": "de"})
        await bob.ask("POST", "/api/blocks", {"person": ann.id})
        await bob.ask("PATCH", "/api/me", {"name": "Robert"})
        await wire.until(lambda: wire.info["seats"][1]["name"] == "Robert")
        assert len(wire.all("view")) == views + 1

    in_house(tmp_path, visit)


def test_who_looked_on_and_sits_down_is_present(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        table = await ann.new_table("san-francisco", [{}, {}])
        wire, _ = await here.wire(ann, table), await here.wire(bob, table)
        await wire.until(lambda: wire.all("present")[-1]["watching"] == 1)
        await bob.join(table)
        await wire.until(lambda: wire.all("present")[-1]["people"] == sorted([ann.id, bob.id]))

    in_house(tmp_path, visit)


def test_presence_names_the_players_and_counts_the_others(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        cleo = await here.guest("Cleo")
        wire = await here.wire(ann, table)

        def last() -> tuple[list[str], int]:
            message = wire.all("present")[-1]
            return message["people"], message["watching"]

        await wire.until(lambda: wire.all("present") and last() == ([ann.id], 0))
        looker = await here.wire(cleo, table)
        await wire.until(lambda: last() == ([ann.id], 1))
        other = await here.wire(bob, table)
        await wire.until(lambda: last() == (sorted([ann.id, bob.id]), 1))
        await looker.socket.close()
        await other.socket.close()
        await wire.until(lambda: last() == ([ann.id], 0))

    in_house(tmp_path, visit)


def test_a_silent_connection_hears_a_beat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "BEAT_SECONDS", 0.05)

    async def visit(here: House) -> None:
        ann, _bob, table = await here.two()
        wire = await here.wire(ann, table)
        await wire.until(lambda: len(wire.all("beat")) >= 2)

    in_house(tmp_path, visit)


def test_commands_over_the_limit_are_refused_and_not_lost(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, _bob, table = await here.two()
        wire = await here.wire(ann, table)
        for _ in range(70):
            await wire.say("ping")
        await wire.until(lambda: wire.all("error"))
        assert wire.all("error")[0]["code"] == "request/limited"
        assert wire.all("error")[0]["wait"] > 0
        answer = await wire.play()
        while answer["type"] == "error":
            assert answer["code"] == "request/limited"
            await asyncio.sleep(answer["wait"])
            answer = await wire.play()
        assert answer["type"] == "done"

    in_house(tmp_path, visit, rate_factor=1.0)


def test_a_long_chat_is_told_once_and_does_not_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "CHATS_KEPT", 10, raising=False)

    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        wire, writer = await here.wire(bob, table), await here.wire(ann, table)
        for number in range(40):
            await writer.do("chat", text=f"line {number}")
        await wire.until_said("line 39")
        assert [said["chat"]["text"] for said in wire.all("said")] == [f"line {number}" for number in range(40)]
        assert all(len(socket.told_chats) <= 20 for socket in here.hub.live[table].sockets)

    in_house(tmp_path, visit)
