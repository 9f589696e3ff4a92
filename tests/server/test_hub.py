"""Whole lives of tables, over REST and sockets; and commands that meet each other."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

import grandtour as gt
from grandtour.core.record import parse, verify
from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server import glances
from grandtour.server import hub as hub_module
from grandtour.server.building import built, glanced
from grandtour.server.codes import Code, Refused
from grandtour.server.store import Unavailable, Unsure
from grandtour.server.store import queries as q
from grandtour.server.store.store import Change
from grandtour.server.table import Table
from grandtour.server.wallclock import now_ms
from scripts.server.client import Guest, Refusal
from tests.server.house import GAMES, House, Wire, in_house, refusal_of, state_of, wait_for


async def one_turn(wire: Wire) -> None:
    await wire.to_move()
    while wire.view["legal"]:
        assert (await wire.play())["type"] == "done"
    await wire.socket.close()


# ---- whole lives ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_its_making_to_its_rematch(tmp_path: Path, game: str) -> None:
    async def visit(here: House) -> None:
        ann, bob, cleo = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Cleo")
        table = await ann.new_table(game, [{}, {"kind": "link"}, {"kind": "bot", "bot": "random"}])
        lobby = (await cleo.ask("GET", "/api/lobby"))["tables"]
        assert [(one["id"], one["status"]) for one in lobby] == [(table, "open")]
        links = {link["seat"]: link["token"] for link in (await ann.ask("GET", f"/api/tables/{table}/links"))["links"]}
        assert sorted(links, key=str) == [1, None]
        assert await refusal_of(bob.ask("GET", f"/api/tables/{table}/links")) == "table/host-only"
        await bob.join(table, token=links[1])
        await ann.start(table)

        spectator = await here.wire(cleo, table)
        assert spectator.view["seat"] is None
        assert spectator.view["legal"] == []
        promise = spectator.info["fair"]
        assert promise["seed"] is None
        assert await refusal_of(cleo.ask("GET", f"/api/tables/{table}/record")) == "table/not-over"

        await asyncio.gather(*[one_turn(await here.wire(guest, table)) for guest in (ann, bob)])
        await here.finish(table)
        await spectator.until(lambda: spectator.info["status"] == "over")
        assert len(spectator.view["result"]["scores"]) == 3

        record = parse(await cleo.ask("GET", f"/api/tables/{table}/record"))
        verify(record, gt.game(game))
        told = spectator.info["fair"]
        assert told["commitment"] == promise["commitment"] == record.commitment
        assert hashlib.sha256(f"{told['seed']}:{told['salt']}".encode()).hexdigest() == promise["commitment"]
        assert (await ann.ask("GET", f"/api/tables/{table}/history"))["events"]

        new = (await bob.ask("POST", f"/api/tables/{table}/rematch"))["table"]
        assert (await ann.ask("POST", f"/api/tables/{table}/rematch"))["table"] == new
        await spectator.until(lambda: spectator.info["rematch"] == new)
        info = await ann.ask("GET", f"/api/tables/{new}")
        assert [seat["person"] for seat in info["seats"]] == [bob.id, None, ann.id]
        assert info["host"] == bob.id

    in_house(tmp_path, visit, bots=True)


def test_what_another_process_does_at_a_new_table_at_once_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: House) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        other = hub_module.Hub(here.services.store, here.services.people, here.services.keys, here.hub.metrics, "other")
        write = here.services.store.write

        async def and_then(change: Change[None], tell: Sequence[str] = ()) -> None:
            """Before the first process does another thing, the second has seated somebody."""
            await write(change, tell)
            monkeypatch.setattr(here.services.store, "write", write)
            (row,) = await here.services.store.read(lambda conn: q.lobby(conn, 5, None))
            await other.command(row.id, bob.id, c.Sit(None, None))

        monkeypatch.setattr(here.services.store, "write", and_then)
        table = await ann.new_table("san-francisco", [{}, {}])
        assert here.hub.live[table].table.chairs[1].user == bob.id
        await other.stop()

    in_house(tmp_path, visit)


def test_my_games_say_where_it_is_my_turn(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("french-quarter")

        async def mine(guest: Guest) -> list[tuple[str, list[int], bool]]:
            tables = (await guest.ask("GET", "/api/my-games"))["tables"]
            return [(one["id"], one["your_seats"], one["your_turn"]) for one in tables]

        first = (await here.hub.open(table)).table.actors()[0]
        assert await mine(ann) == [(table, [0], first == 0)]
        assert await mine(bob) == [(table, [1], first == 1)]
        here.hub.forget(here.hub.live[table])  # from the database alone, it is the same
        assert await mine(ann) == [(table, [0], first == 0)]
        assert table not in here.hub.live
        await here.finish(table)
        assert await mine(ann) == [(table, [0], False)]
        assert (await ann.ask("GET", "/api/lobby"))["tables"] == []

    in_house(tmp_path, visit)


def test_a_game_without_spectators_is_not_offered_to_others(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        _ann, bob, table = await here.two(spectators=False)
        cleo = await here.guest("Cleo")
        assert (await cleo.ask("GET", "/api/lobby"))["tables"] == []
        assert [one["id"] for one in (await bob.ask("GET", "/api/lobby"))["tables"]] == [table]
        assert await refusal_of(cleo.ask("GET", f"/api/tables/{table}/view")) == "table/none"

    in_house(tmp_path, visit)


def test_a_private_table_exists_only_for_who_was_let_in(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, cleo = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Cleo")
        table = await ann.new_table("san-francisco", [{}, {}], public=False)
        for path in ("", "/view", "/history", "/chat", "/record", "/links"):
            assert await refusal_of(bob.ask("GET", f"/api/tables/{table}{path}")) == "table/none"
        assert (await bob.ask("GET", "/api/lobby"))["tables"] == []
        token = (await ann.ask("GET", f"/api/tables/{table}/links"))["links"][0]["token"]
        assert await refusal_of(cleo.ask("POST", f"/api/tables/{table}/watch", {"token": "A" * 22})) == "seat/bad-link"
        await cleo.ask("POST", f"/api/tables/{table}/watch", {"token": token})
        looker = await here.wire(cleo, table)
        await bob.join(table, token=token)
        await ann.start(table)
        await looker.until(lambda: looker.info["status"] == "running")
        assert looker.view["seat"] is None

    in_house(tmp_path, visit)


def test_two_at_one_device_look_in_turn(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        table = await ann.new_table("san-francisco", [{}, {"kind": "device", "name": "Grandma"}])
        await ann.start(table)
        wire = await here.wire(ann, table)
        assert wire.info["seats"][1]["name"] == "Grandma"
        assert wire.view["you"]["seats"] == [0, 1]
        own = wire.view["legal"]
        await wire.say("look", seat=1)
        await wire.until(lambda: wire.view["seat"] == 1)
        assert wire.view["legal"] != own
        assert wire.view["after"] is None
        assert (await wire.play())["type"] == "done"
        await wire.say("look", seat=None)
        await wire.until(lambda: wire.view["seat"] is None)
        assert wire.view["legal"] == []
        await wire.say("look", seat=2)
        refused = await wire.until(lambda: wire.all("error"))
        assert refused[0]["code"] == "seat/not-yours"

    in_house(tmp_path, visit)


# ---- chat -----------------------------------------------------------------------------------------------------
def test_chat_reaches_everybody_but_who_has_blocked_its_author(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        cleo = await here.guest("Cleo")
        wires = [await here.wire(guest, table) for guest in (ann, bob, cleo)]
        await cleo.ask("POST", "/api/blocks", {"person": bob.id})
        first = await wires[1].do("chat", id="one", text="  hello \t there ")
        assert (first["type"], first["again"]) == ("done", False)
        again = await wires[1].do("chat", id="one", text="hello there")
        assert (again["type"], again["again"]) == ("done", True)
        await wires[0].do("chat", text="good day")
        for wire, texts in zip(wires, (["hello there", "good day"], ["hello there", "good day"], ["good day"])):
            await wire.until_said("good day")
            assert [said["chat"]["text"] for said in wire.all("said")] == texts
        later = await here.wire(cleo, table)
        assert [chat["text"] for chat in later.view["chat"]] == ["good day"]
        assert (await wires[2].do("chat", text="me too"))["code"] == "table/members-only"
        assert (await wires[0].do("chat", text=" \u0007 "))["code"] == "chat/bad"
        assert (await wires[0].do("chat", text="x" * 501))["code"] == "request/malformed"

    in_house(tmp_path, visit)


def test_the_host_mutes_and_closes_the_chat(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        host, wire = await here.wire(ann, table), await here.wire(bob, table)
        assert await refusal_of(bob.ask("POST", f"/api/tables/{table}/chat", {"open": False})) == "table/host-only"
        await ann.ask("POST", f"/api/tables/{table}/mute", {"person": bob.id, "on": True})
        assert (await wire.do("chat", text="but"))["code"] == "chat/muted"
        await ann.ask("POST", f"/api/tables/{table}/mute", {"person": bob.id, "on": False})
        assert (await wire.do("chat", text="thanks"))["type"] == "done"
        await ann.ask("POST", f"/api/tables/{table}/chat", {"open": False})
        assert (await wire.do("chat", text="oh"))["code"] == "chat/closed"
        assert (await host.do("chat", text="it is late"))["type"] == "done"

    in_house(tmp_path, visit)


def test_who_writes_too_much_is_told_to_wait(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        _ann, bob, table = await here.two()
        wire = await here.wire(bob, table)
        answers = [await wire.do("chat", text=f"line {n}") for n in range(12)]
        refused = [answer for answer in answers if answer["type"] == "error"]
        assert refused
        assert {answer["code"] for answer in refused} == {"request/limited"}
        assert all(answer["wait"] > 0 for answer in refused)
        assert len(answers) - len(refused) >= 6

    in_house(tmp_path, visit, rate_factor=1.0)


# ---- coming and going -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("public", [True, False])
def test_a_removed_player_looks_on_at_a_public_table_and_is_let_go_from_a_private_one(
    tmp_path: Path, public: bool
) -> None:
    async def visit(here: House) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        table = await ann.new_table("san-francisco", [{}, {}], public=public)
        token = (await ann.ask("GET", f"/api/tables/{table}/links"))["links"][0]["token"]
        await bob.join(table, token=token)
        wire = await here.wire(bob, table)
        assert wire.view["seat"] == 1
        await ann.ask("DELETE", f"/api/tables/{table}/seats/1/player")
        if public:
            await wire.until(lambda: wire.view["seat"] is None)
            assert wire.view["you"]["seats"] == []
        else:
            bye = await wire.until(lambda: wire.all("bye"))
            assert (bye[0]["code"], bye[0]["again"]) == ("table/none", False)
            await wait_for(lambda: wire.closed == 1008)
        assert await refusal_of(bob.join(table, token=token)) == "seat/bad-link"

    in_house(tmp_path, visit)


def test_leaving_and_returning_with_a_stand_in_between(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("french-quarter", stand_in="random")
        first = (await here.hub.open(table)).table.actors()[0]
        mover = await here.wire((ann, bob)[first], table)
        await mover.to_move()
        step = mover.view["step"]
        assert (await mover.do("leave", seat=first))["type"] == "done"
        await mover.until(lambda: mover.view["actors"] == [1 - first])  # the stand-in has made the turn
        assert mover.view["step"] > step + 1
        assert mover.info["seats"][first]["away"] == "left"
        assert (await mover.do("return", seat=first))["type"] == "done"
        await mover.until(lambda: mover.info["seats"][first]["away"] is None)
        other = await here.wire((ann, bob)[1 - first], table)
        while other.view["actors"] == [1 - first]:
            await other.play()
        await mover.to_move()
        assert (await mover.play())["type"] == "done"

    in_house(tmp_path, visit, bots=True)


def test_a_deleted_person_leaves_their_seat_to_a_stand_in(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("french-quarter")
        wire = await here.wire(ann, table)
        gone = await here.wire(bob, table)
        await bob.ask("DELETE", "/api/me", {})
        await wait_for(lambda: gone.closed is not None)
        assert gone.all("bye")
        await wait_for(lambda: wire.closed is not None)  # the table is read anew
        again = await here.wire(ann, table)
        assert again.info["seats"][1]["away"] == "left"
        assert again.info["seats"][1]["person"] is None
        assert bob.id not in str(again.heard)

    in_house(tmp_path, visit)


def test_a_fresh_view_has_the_chat_as_it_is_now(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        cleo = await here.guest("Cleo")
        mine = await here.wire(ann, table)

        async def lines() -> list[tuple[str, str | None]]:
            beats = len(mine.all("beat"))
            await mine.say("sync")
            await mine.say("ping")
            await mine.until(lambda: len(mine.all("beat")) > beats)  # views come first
            return [(chat["text"], chat["name"]) for chat in mine.view["chat"]]

        assert await lines() == []
        assert here.hub.live[table].lines.rows == []  # the next one is not read from the database
        await (await here.wire(bob, table)).do("chat", text="hello")
        assert await lines() == [("hello", "Bob")]
        await bob.ask("PATCH", "/api/me", {"name": "Bobby"})
        assert await lines() == [("hello", "Bobby")]
        await ann.ask("POST", "/api/blocks", {"person": bob.id})
        assert await lines() == []
        await ann.ask("DELETE", f"/api/blocks/{bob.id}")
        assert await lines() == [("hello", "Bobby")]
        waiting = await cleo.new_table("san-francisco", [{}, {}])
        mine = await here.wire(ann, waiting)
        await (await here.wire(cleo, waiting)).do("chat", text="soon")
        assert await lines() == [("soon", "Cleo")]
        await ann.join(waiting)
        await cleo.ask("POST", f"/api/tables/{waiting}/leave", {})  # Ann is the host now
        await wait_for(lambda: here.hub.live[waiting].table.host == ann.id)
        assert await lines() == [("soon", "Cleo")]
        await cleo.ask("DELETE", "/api/me", {})
        await wait_for(lambda: here.hub.live[waiting].lines.rows is None)
        assert await lines() == []

    in_house(tmp_path, visit)


# ---- commands that meet ---------------------------------------------------------------------------------------
def test_a_command_whose_sender_goes_away_is_stored_and_told_to_the_others(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        wire = await here.wire(bob, table)
        live = here.hub.live[table]
        action = live.table.game.write(live.table.match.legal(0)[0])  # type: ignore[union-attr]
        revision, step = live.table.revision, wire.view["step"]
        work = asyncio.create_task(here.hub.command(table, ann.id, c.Play("x", 0, live.table.seen[0], action), "x"))
        for _ in range(4):  # far enough to be on its way to the disk
            await asyncio.sleep(0)
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work
        await wire.until(lambda: wire.view["step"] == step + 1)
        assert live.table.revision == revision + 1

    in_house(tmp_path, visit)


def test_a_table_that_another_process_changed_catches_up_before_it_decides(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        old = here.hub.live[table].table
        await here.hub.command(table, ann.id, c.Mute(bob.id, True))
        newest = here.hub.live[table].table
        here.hub.live[table].table = old  # as if that had been another process
        await here.hub.command(table, ann.id, c.SetChat(False), "second")
        assert here.hub.live[table].table.muted == {bob.id}
        assert not here.hub.live[table].table.chat_open
        assert here.hub.live[table].table.revision == newest.revision + 1
        # What another process stored under the same id is not done a second time.
        here.hub.live[table].table = old
        outcome = await here.hub.command(table, ann.id, c.SetChat(False), "second")
        assert outcome.again or outcome.entries == []

    in_house(tmp_path, visit)


def test_the_loaded_table_is_the_one_in_memory(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        for game in GAMES:
            _ann, _bob, table = await here.two(game, clock={"kind": "bank", "seconds": 600, "increment": 2})
            for number in range(12):
                at = here.hub.live[table].table
                assert at.match is not None
                seat = at.actors()[0]
                action = at.game.write(at.match.legal(seat)[0])
                await here.hub.command(table, at.chairs[seat].user, c.Play(f"p{number}", seat, at.seen[seat], action))
            before = state_of(here.hub.live[table].table)
            here.hub.forget(here.hub.live[table])
            assert state_of((await here.hub.open(table)).table) == before

    in_house(tmp_path, visit)


def test_many_commands_at_once_are_carried_out_one_after_the_other(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, _bob, table = await here.two()
        before = here.hub.live[table].table.revision
        same = [here.hub.command(table, ann.id, c.SetChat(False), "same") for _ in range(10)]
        outcomes = await asyncio.gather(*same)
        assert sum(bool(outcome.entries) for outcome in outcomes) == 1
        assert here.hub.live[table].table.revision == before + 1

    in_house(tmp_path, visit)


def test_idle_tables_leave_the_memory_and_those_that_somebody_looks_at_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "IDLE_SECONDS", 0.0)

    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        _, _, other = await here.two()
        await here.wire(bob, table)
        await wait_for(lambda: other not in here.hub.live)
        assert table in here.hub.live
        assert (await ann.ask("GET", f"/api/tables/{other}"))["status"] == "running"

    in_house(tmp_path, visit)


def test_a_table_whose_game_is_over_leaves_the_memory_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "ENDED_SECONDS", 0.0)

    async def visit(here: House) -> None:
        _, bob, watched = await here.two("french-quarter")
        ann, _, over = await here.two("french-quarter")
        _, _, running = await here.two("french-quarter")
        wire = await here.wire(bob, watched)
        await here.finish(watched)
        await here.finish(over)
        await wire.until_over()
        await wait_for(lambda: over not in here.hub.live)
        assert {watched, running} <= here.hub.live.keys()
        assert (await ann.ask("GET", f"/api/tables/{over}"))["status"] == "over"

    in_house(tmp_path, visit)


def test_a_connection_to_a_table_that_has_just_left_the_memory_is_asked_to_come_again(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        _ann, bob, table = await here.two()
        wire = await here.wire(bob, table)
        socket = next(iter(here.hub.live[table].sockets))
        live = here.hub.live.pop(table)
        here.hub.come(live, socket)
        bye = await wire.until(lambda: wire.all("bye"))
        assert bye[0]["again"]

    in_house(tmp_path, visit)


# ---- several processes ----------------------------------------------------------------------------------------
def test_who_is_connected_to_another_process_is_present_until_it_is_gone(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        here.hub.forget(here.hub.live[table])
        here.hub.heard(f"here other {table} {ann.id}")  # whether it is loaded here or not
        wire = await here.wire(bob, table)
        await wire.until(lambda: wire.all("present") and len(wire.all("present")[-1]["people"]) == 2)
        here.driver.heard_peer("other")
        here.driver.peers["other"] -= 60  # not heard of for a minute
        await wire.until(lambda: wire.all("present")[-1]["people"] == [bob.id])

    in_house(tmp_path, visit)


def test_chats_of_two_processes_arrive_in_any_order_and_none_is_lost(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        wire = await here.wire(bob, table)
        store, now = here.services.store, now_ms()
        first = await store.write(lambda conn: q.add_chat(conn, table, ann.id, now, "first", "one"))
        await wire.do("chat", text="second")
        here.hub.heard(f"chat {table}")  # that process was slower to say so
        await wire.until(lambda: len(wire.all("said")) == 2)
        assert {said["chat"]["text"] for said in wire.all("said")} == {"first", "second"}
        assert first < wire.all("said")[0]["chat"]["number"]

    in_house(tmp_path, visit)


def test_a_move_of_another_process_is_shown_to_who_looks_here(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        wire = await here.wire(bob, table)
        live = here.hub.live[table]
        old, step = live.table, wire.view["step"]
        live.sockets, sockets = set(), live.sockets  # the other process has no connection to tell
        await here.hub.command(table, ann.id, c.SetChat(False))
        await here.hub.command(table, ann.id, c.Mute(bob.id, True))
        live.table, live.sockets, newest = old, sockets, live.table.revision
        here.hub.heard(f"table {table} {newest}")
        await wire.until(lambda: wire.view["step"] == step + 2)
        assert wire.view["after"] == step
        assert (wire.info["chat_open"], wire.info["muted"]) == (False, [bob.id])

    in_house(tmp_path, visit)


def test_after_missed_texts_everything_is_looked_at_again(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        cleo, dora = await here.guest("Cleo"), await here.guest("Dora")
        wires = [await here.wire(guest, table) for guest in (ann, bob, cleo, dora)]
        here.hub.heard(f"here other {table} {ann.id}")
        session = here.services.keys.session_of(cleo.http.cookies["grandtour"])
        assert session is not None

        def elsewhere(conn: Connection) -> None:
            q.rename(conn, bob.id, "Robert")
            q.end_session(conn, session)
            q.block(conn, dora.id, ann.id)
            q.add_chat(conn, table, ann.id, now_ms(), "did you hear me?", "one")

        await here.services.store.write(elsewhere)
        here.hub.lost()
        await wires[2].until(lambda: wires[2].all("bye"))
        assert wires[2].all("bye")[0]["code"] == "person/no-session"
        await wires[1].until_said("did you hear me?")
        await wires[0].socket.close()
        await wait_for(lambda: here.hub.present(here.hub.live[table]) == {bob.id, dora.id})
        socket = here.hub._hearing.sockets_of(dora.id)[0]
        await wait_for(lambda: socket.blocked == {ann.id})
        info = await ann.ask("GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "Robert"]

    in_house(tmp_path, visit)


def test_a_deletion_that_was_missed_is_found(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        live = here.hub.live[table]
        assert live.table.seats_of(bob.id)
        await here.services.store.write(lambda conn: q.delete_user(conn, bob.id))
        here.hub.lost()
        await wait_for(lambda: here.hub.live.get(table) is not live)
        assert (await ann.ask("GET", f"/api/tables/{table}"))["seats"][1]["person"] is None

    in_house(tmp_path, visit)


def test_the_table_of_a_deleted_person_is_read_anew_where_a_bot_is_to_move(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("french-quarter", stand_in="random")
        first = (await here.hub.open(table)).table.actors()[0]
        gone = (ann, bob)[first]
        live = here.hub.live[table]
        at = live.table
        rows = [q.EntryRow(at.revision + 1, now_ms(), None, "away", None, e.encode(e.Away(first, "left")))]

        def elsewhere(conn: Connection) -> None:
            now = now_ms()
            q.append(
                conn, table, at.revision, rows,
                status="running", host=at.host, public=True, due=None, changed=now, seats=None,
            )  # fmt: skip
            q.delete_user(conn, gone.id)

        await here.services.store.write(elsewhere)
        here.hub.heard(f"person {gone.id}")

        def moved() -> bool:
            now = here.hub.live.get(table)
            return now is not None and now is not live and now.table.actors() == [1 - first]

        await wait_for(moved)

    in_house(tmp_path, visit, bots=True)


def test_a_change_elsewhere_while_a_table_is_loaded_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        old = here.hub.live[table].table.revision
        entry = e.Muted(bob.id, True)
        here.hub.forget(here.hub.live[table])
        read = here.services.store.read
        rows_read, go_on = asyncio.Event(), asyncio.Event()

        async def slow(question: Change[object]) -> object:
            answer = await read(question)
            rows_read.set()
            await go_on.wait()
            return answer

        with monkeypatch.context() as patch:
            patch.setattr(here.services.store, "read", slow)
            loading = asyncio.create_task(here.hub.open(table))
            await rows_read.wait()
        row = q.EntryRow(old + 1, now_ms(), ann.id, "muted", None, e.encode(entry))
        await here.services.store.write(
            lambda conn: q.append(
                conn, table, old, [row],
                status="running", host=ann.id, public=True, due=None, changed=now_ms(), seats=None,
            )
        )  # fmt: skip
        here.hub.heard(f"table {table} {old + 1}")
        await asyncio.sleep(0)
        go_on.set()
        live = await loading
        await wait_for(lambda: live.table.revision == old + 1)

    in_house(tmp_path, visit)


def test_a_table_is_folded_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[int] = []

    def watched(table_id: str, rows: Sequence[q.EntryRow], texts: dict[str, str]) -> Table:
        folded.append(threading.get_ident())
        return built(table_id, rows, texts)

    monkeypatch.setattr("grandtour.server.hub.built", watched)

    async def visit(here: House) -> None:
        _ann, _bob, table = await here.two("san-francisco")
        here.hub.forget(here.hub.live[table])
        await here.hub.open(table)
        assert folded
        assert threading.get_ident() not in folded

    in_house(tmp_path, visit)


def test_lists_read_the_entries_of_a_table_once_until_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two()
        folded: list[str] = []

        def count(table_id: str, rows: list[q.EntryRow]) -> Table:
            folded.append(table_id)
            return glanced(table_id, rows)

        monkeypatch.setattr(glances, "glanced", count)

        async def chat_open() -> bool:
            here.hub.forget(here.hub.live[table]) if table in here.hub.live else None
            assert [one["id"] for one in (await bob.ask("GET", "/api/lobby"))["tables"]] == [table]
            return (await here.hub.glance({table: 0}))[table][0].chat_open

        assert await chat_open()
        assert await chat_open()
        assert len(folded) == 1
        await here.hub.command(table, ann.id, c.SetChat(False))
        assert not await chat_open()
        assert len(folded) == 2

    in_house(tmp_path, visit)


def test_nobody_has_more_than_so_many_tables_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "MOST_TABLES", 3, raising=False)

    async def visit(here: House) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        tables = [await ann.new_table("san-francisco", [{}, {}]) for _ in range(3)]
        assert await refusal_of(ann.new_table("san-francisco", [{}, {}])) == "request/limited"
        await bob.new_table("san-francisco", [{}, {}])
        await here.hub.command(tables[0], ann.id, c.Close())
        await ann.new_table("san-francisco", [{}, {}])

    in_house(tmp_path, visit)


def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        for name in ("nosuchtable", "a\u0000b", "../x", "x" * 39):
            with pytest.raises(Refused) as refused:
                await here.hub.open(name)
            assert refused.value.code == Code.NO_TABLE
        assert await refusal_of(ann.ask("GET", "/api/tables/nosuchtable")) == "table/none"

    in_house(tmp_path, visit)


def test_a_database_that_does_not_answer_is_said_to_be_busy_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: House) -> None:
        ann, _bob, table = await here.two()
        wire = await here.wire(ann, table)
        revision = here.hub.live[table].table.revision

        async def silent(*_: object) -> None:
            raise Unavailable("nobody there")

        with monkeypatch.context() as patch:
            patch.setattr(here.services.store, "read", silent)
            patch.setattr(here.services.store, "write", silent)
            answer = await wire.play()
            assert (answer["code"], answer["wait"]) == ("server/busy", 2.0)
            assert (await wire.do("chat", text="hello?"))["code"] == "server/busy"
            with pytest.raises(Refusal) as refused:
                await ann.ask("GET", "/api/lobby")
            assert (refused.value.status, refused.value.code) == (503, "server/busy")
            assert await refusal_of(ann.ask("POST", f"/api/tables/{table}/chat", {"open": False})) == "server/busy"
        assert here.hub.live[table].table.revision == revision
        assert (await wire.play())["type"] == "done"

    in_house(tmp_path, visit)


@pytest.mark.parametrize("code", [Code.DISK_FULL, Code.NO_DATABASE])
def test_a_commit_of_which_nobody_knows_whether_it_was_stored_is_answered_right(
    code: Code, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest("Ann")
        table = await ann.new_table("french-quarter", [{}])
        await ann.start(table)
        wire = await here.wire(ann, table)
        write = here.services.store.write
        tries = 0

        async def stored(*given: Any) -> None:
            nonlocal tries
            tries += 1
            await write(*given)
            raise Unsure("the answer was lost", code)

        async def undone(*_: Any) -> None:
            nonlocal tries
            tries += 1
            raise Unsure("it was undone", code)

        await wire.to_move()
        play = {"seat": 0, "step": wire.view["step"], "action": wire.view["legal"][0]}
        with monkeypatch.context() as patch:
            patch.setattr(here.services.store, "write", undone)
            answer = await wire.do("play", id="first", **play)
            assert (answer["type"], answer["code"]) == ("error", str(code))
            assert tries == (1 if code == Code.DISK_FULL else hub_module.UNSURE_TRIES)
            tries = 0
            patch.setattr(here.services.store, "write", stored)
            answer = await wire.do("play", id="first", **play)
            assert (answer["type"], answer["again"], tries) == ("done", True, 1)
        answer = await wire.do("play", id="first", **play)
        assert (answer["type"], answer["again"]) == ("done", True)
        rows = await here.services.store.read(lambda conn: q.entries_after(conn, table, 0))
        assert [row.command for row in rows].count("first") == 1

    in_house(tmp_path, visit)
