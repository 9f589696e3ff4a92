"""Nobody can act, look or speak for somebody else, or see what is not theirs to see. On a real server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from grandtour.server import commands as c
from grandtour.server import routes_site
from grandtour.server.codes import no_answer
from grandtour.server.store import queries as q
from grandtour.server.store import schema
from scripts.server.client import Guest, Json
from tests.server.house import House, Wire, in_house, refusal_of, wait_for

PRIVATE: Json = {"public": False}
NOBODYS = "bcdfghjkmnpq"  # the id of no table


async def answer_of(guest: Guest, method: str, path: str, body: Json | None = None, **headers: str) -> httpx.Response:
    """With the guest's cookie, and nothing else unless it is said."""
    return await guest.http.request(method, path, json=body, headers=headers)


async def codes(*asked: Awaitable[Any]) -> set[str]:
    return {await refusal_of(one) for one in asked}  # type: ignore[arg-type]


# ---------------------------------------------------------------- seats
def test_nobody_can_do_anything_for_another_seat(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two()
        eve = await house.guest("Eve")
        at_ann = await house.wire(ann, table)
        await at_ann.play()
        before = at_ann.view
        entries = (await house.hub.open(table)).table.revision
        for guest, seat in ((bob, 0), (eve, 0), (eve, 1)):
            wire = await house.wire(guest, table)
            step = before["step"]
            tried = [
                await wire.do("play", seat=seat, step=step, action=(before["legal"] or ["x"])[0]),
                await wire.do("undo", seat=seat, step=step),
                await wire.do("propose", seat=seat, what="end"),
                await wire.do("answer", seat=seat, yes=True),
                await wire.do("resume", seat=seat),
                await wire.do("leave", seat=seat),
                await wire.do("return", seat=seat),
            ]
            assert {(answer["type"], answer["code"]) for answer in tried} == {("error", "seat/not-yours")}
            # A look at another's hand, by every door.
            old = len(wire.heard)
            await wire.say("look", seat=seat)
            await wire.until(lambda wire=wire, old=old: [m for m in wire.heard[old:] if m["type"] == "error"])  # type: ignore[misc]
            assert wire.all("error")[-1]["code"] == "seat/not-yours"
            assert wire.view["seat"] != seat
            async with Wire(guest, table, seat) as other:
                await other.until(lambda other=other: other.closed)  # type: ignore[misc]
                assert [m["type"] for m in other.heard] == ["error", "bye"]
                assert other.heard[0]["code"] == "seat/not-yours"
            for what in ("view", "history"):
                path = f"/api/tables/{table}/{what}?seat={seat}"
                assert await refusal_of(guest.ask("GET", path)) == "seat/not-yours"
        # There is no way at all to end somebody's time.
        for kind in ("timeout", "time-out", "botplay", "start", "sit"):
            answer = await at_ann.do(kind, seat=1, step=0, action="x")
            assert answer["code"] == "request/malformed"
        assert (await house.hub.open(table)).table.revision == entries

    in_house(tmp_path, visit)


def test_a_seat_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        wire = await house.wire(ann, table)
        assert (await wire.do("leave", seat=7))["code"] == "seat/none"
        assert (await wire.do("leave", seat=-1))["code"] == "request/malformed"
        assert (await wire.do("leave", seat=99))["code"] == "request/malformed"

    in_house(tmp_path, visit)


# ---------------------------------------------------------------- private tables
def test_a_private_table_does_not_exist_for_strangers(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        host, eve = await house.guest("Host"), await house.guest("Eve")
        table = await host.new_table("san-francisco", [{}, {"kind": "link"}], **PRIVATE)
        (_, link) = [link["token"] for link in (await host.ask("GET", f"/api/tables/{table}/links"))["links"]]
        nobody = Guest(house.url)
        for status in ("open", "running"):
            if status == "running":
                friend = await house.guest("Friend")
                await friend.join(table, token=link)
                await host.start(table)
                assert (await friend.ask("GET", f"/api/tables/{table}/view?seat=1"))["legal"] is not None
            # What is answered is, to the letter, what is answered of a table that there is not.
            for method, path, body in (
                ("GET", "", None),
                ("GET", "/view", None),
                ("GET", "/view?seat=0", None),
                ("GET", "/history", None),
                ("GET", "/chat", None),
                ("GET", "/record", None),
                ("GET", "/links", None),
                ("POST", "/join", {}),
                ("POST", "/join", {"seat": 1}),
                ("POST", "/join", {"token": "guess"}),
                ("POST", "/watch", {"token": "guess"}),
                ("POST", "/leave", {}),
                ("POST", "/start", None),
                ("POST", "/close", None),
                ("POST", "/rematch", None),
                ("POST", "/mute", {"person": "x", "on": True}),
                ("POST", "/chat", {"open": False}),
                ("POST", "/links/revoke", {}),
                ("PATCH", "/seats/1", {"kind": "bot"}),
                ("DELETE", "/seats/1/player", None),
            ):
                for guest in (eve, nobody):
                    csrf = {"X-CSRF-Token": guest.me["csrf"]} if guest.me else {}
                    real = await answer_of(guest, method, f"/api/tables/{table}{path}", body, **csrf)
                    none = await answer_of(guest, method, f"/api/tables/{NOBODYS}{path}", body, **csrf)
                    assert (real.status_code, real.content) == (none.status_code, none.content), (path, status)
                    assert real.status_code in (401, 403, 404)
            for name in (table, NOBODYS):
                async with Wire(eve, name) as wire:
                    await wire.until(lambda wire=wire: wire.closed)  # type: ignore[misc]
                    assert [m.get("code") for m in wire.heard] == ["table/none", "table/none"]
            for listing in ("lobby", "my-games"):
                assert (await eve.ask("GET", f"/api/{listing}"))["tables"] == []
            assert [line["id"] for line in (await host.ask("GET", "/api/my-games"))["tables"]] == [table]
        await nobody.close()

    in_house(tmp_path, visit)


def test_a_guest_with_the_link_may_look_until_the_host_removes_them(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        host, friend = await house.guest("Host"), await house.guest("Friend")
        table = await host.new_table("san-francisco", [{}, {}], **PRIVATE)
        link = (await host.ask("GET", f"/api/tables/{table}/links"))["links"][0]["token"]
        await friend.ask("POST", f"/api/tables/{table}/watch", {"token": link})
        await friend.join(table)  # admitted: no link needed any more
        wire = await house.wire(friend, table)
        await host.ask("DELETE", f"/api/tables/{table}/seats/1/player")
        await wire.until(lambda: wire.closed)
        assert wire.heard[-1] == {"type": "bye", "code": "table/none", "again": False}
        assert await refusal_of(friend.join(table)) == "table/none"
        assert await refusal_of(friend.join(table, token=link)) == "seat/bad-link"
        assert await refusal_of(friend.ask("GET", f"/api/tables/{table}")) == "table/none"
        # A new link is a new invitation.
        link = (await host.ask("GET", f"/api/tables/{table}/links"))["links"][0]["token"]
        assert (await friend.join(table, token=link))["seats"][1]["person"] == friend.id

    in_house(tmp_path, visit)


def test_whoever_was_removed_from_a_public_table_does_not_come_back_by_themselves(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        host, bob = await house.guest("Host"), await house.guest("Bob")
        table = await host.new_table("san-francisco", [{}, {}])
        await bob.join(table)
        await host.ask("DELETE", f"/api/tables/{table}/seats/1/player")
        assert await refusal_of(bob.join(table)) == "table/blocked"
        assert (await bob.ask("GET", f"/api/tables/{table}"))["seats"][1]["taken"] is False

    in_house(tmp_path, visit)


def test_a_revoked_link_opens_nothing(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        host, friend = await house.guest("Host"), await house.guest("Friend")
        table = await host.new_table("san-francisco", [{}, {"kind": "link"}, {"kind": "link"}], **PRIVATE)
        links = {line["seat"]: line["token"] for line in (await host.ask("GET", f"/api/tables/{table}/links"))["links"]}
        assert len(set(links.values())) == 3
        for seat, old in links.items():
            new = await host.ask("POST", f"/api/tables/{table}/links/revoke", {"seat": seat})
            assert old not in json.dumps(new)
            assert await refusal_of(friend.join(table, token=old)) == "seat/bad-link"
            assert await refusal_of(friend.ask("POST", f"/api/tables/{table}/watch", {"token": old})) == "seat/bad-link"
        # A link of one seat is none of another, nor of another table.
        again = {line["seat"]: line["token"] for line in (await host.ask("GET", f"/api/tables/{table}/links"))["links"]}
        assert await refusal_of(friend.join(table, token=again[1], seat=2)) == "seat/bad-link"
        other = await host.new_table("san-francisco", [{}, {"kind": "link"}], **PRIVATE)
        assert await refusal_of(friend.join(other, token=again[1])) == "seat/bad-link"
        assert (await friend.join(table, token=again[1]))["seats"][1]["person"] == friend.id

    in_house(tmp_path, visit)


def test_a_game_without_spectators_is_shown_to_its_players_only(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        host, bob, eve = [await house.guest(name) for name in ("Host", "Bob", "Eve")]
        table = await host.new_table("san-francisco", [{}, {}], spectators=False)
        wire = await house.wire(eve, table)
        await bob.join(table)
        await host.start(table)
        await wire.until(lambda: wire.closed)
        assert wire.view["game"] is None
        assert await refusal_of(eve.ask("GET", f"/api/tables/{table}/view")) == "table/none"
        assert (await eve.ask("GET", "/api/lobby"))["tables"] == []
        assert (await bob.ask("GET", f"/api/tables/{table}/view?seat=1"))["game"] is not None

    in_house(tmp_path, visit)


# ---------------------------------------------------------------- the host
def test_what_is_the_hosts_is_the_hosts(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        host, bob, eve = [await house.guest(name) for name in ("Host", "Bob", "Eve")]
        table = await host.new_table("san-francisco", [{}, {}, {"kind": "link"}])
        await bob.join(table)
        before = await host.ask("GET", f"/api/tables/{table}")
        path = f"/api/tables/{table}"
        for guest in (bob, eve):
            for method, end, body in (
                ("POST", "/start", None),
                ("POST", "/close", None),
                ("GET", "/links", None),
                ("POST", "/links/revoke", {"seat": None}),
                ("POST", "/mute", {"person": host.id, "on": True}),
                ("POST", "/chat", {"open": False}),
                ("PATCH", "/seats/2", {"kind": "bot"}),
                ("DELETE", "/seats/0/player", None),
            ):
                assert await refusal_of(guest.ask(method, path + end, body)) == "table/host-only", end
        assert await refusal_of(eve.ask("POST", path + "/leave", {})) == "seat/not-yours"
        assert await refusal_of(bob.ask("POST", path + "/leave", {"seat": 0})) == "seat/not-yours"
        assert await refusal_of(eve.join(table, seat=2)) == "seat/bad-link"
        assert await refusal_of(eve.join(table, seat=0)) == "seat/taken"
        assert await host.ask("GET", path) == before

    in_house(tmp_path, visit)


def test_muted_people_and_closed_chats_are_silent(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two()
        eve = await house.guest("Eve")
        at_ann, at_bob, at_eve = [await house.wire(guest, table) for guest in (ann, bob, eve)]
        assert (await at_eve.do("chat", text="hello"))["code"] == "table/members-only"
        assert (await at_bob.do("chat", text="hello"))["type"] == "done"
        await ann.ask("POST", f"/api/tables/{table}/mute", {"person": bob.id, "on": True})
        assert (await at_bob.do("chat", text="muted"))["code"] == "chat/muted"
        await ann.ask("POST", f"/api/tables/{table}/mute", {"person": bob.id, "on": False})
        await ann.ask("POST", f"/api/tables/{table}/chat", {"open": False})
        assert (await at_bob.do("chat", text="closed"))["code"] == "chat/closed"
        assert (await at_ann.do("chat", text="the host"))["type"] == "done"
        assert [line["text"] for line in (await eve.ask("GET", f"/api/tables/{table}/chat"))["chats"]] == [
            "hello",
            "the host",
        ]

    in_house(tmp_path, visit)


def test_a_blocked_person_cannot_sit_and_is_not_heard(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two()
        at_ann, at_bob = await house.wire(ann, table), await house.wire(bob, table)
        await at_bob.do("chat", text="before")
        await at_ann.until(lambda: at_ann.all("said"))
        await ann.ask("POST", "/api/blocks", {"person": bob.id})
        await at_bob.do("chat", text="after")
        await at_bob.until(lambda: len(at_bob.all("said")) == 2)
        assert (await ann.ask("GET", f"/api/tables/{table}/chat"))["chats"] == []
        assert len((await bob.ask("GET", f"/api/tables/{table}/chat"))["chats"]) == 2
        await at_ann.say("sync")
        await at_ann.until(lambda: at_ann.view["chat"] == [])
        assert len(at_ann.all("said")) == 1
        assert (await at_ann.do("chat", text="to all"))["type"] == "done"
        await at_bob.until(lambda: len(at_bob.all("said")) == 3)
        # At a new table of Ann's there is no seat for Bob, not even by a link.
        new = await ann.new_table("san-francisco", [{}, {}])
        assert await refusal_of(bob.join(new)) == "table/blocked"
        link = (await ann.ask("GET", f"/api/tables/{new}/links"))["links"][0]["token"]
        assert await refusal_of(bob.join(new, token=link)) == "table/blocked"
        await ann.ask("DELETE", f"/api/blocks/{bob.id}")
        await bob.join(new)
        assert await refusal_of(ann.ask("POST", "/api/blocks", {"person": ann.id})) == "person/none"
        assert await refusal_of(ann.ask("POST", "/api/blocks", {"person": "nobody-at-all"})) == "person/none"

    in_house(tmp_path, visit)


# ---------------------------------------------------------------- requests that are not ours
def test_nothing_changes_without_the_sessions_own_token(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        for token in ({}, {"X-CSRF-Token": ""}, {"X-CSRF-Token": eve.me["csrf"]}, {"X-CSRF-Token": "%C3%A9"}):
            for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("DELETE", "/api/me")):
                answer = await ann.http.request(method, path, json={"name": "Other"}, headers=token)
                assert (answer.status_code, answer.json()["code"]) == (403, "person/csrf")
        assert (await ann.ask("GET", "/api/me"))["me"]["name"] == "Ann"

    in_house(tmp_path, visit)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"]
)
def test_another_site_is_refused(origin: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        token = {"X-CSRF-Token": ann.me["csrf"], "Origin": origin}
        answer = await answer_of(ann, "PATCH", "/api/me", {"name": "Other"}, **token)
        assert (answer.status_code, answer.json()["code"]) == (403, "person/origin")
        address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": ann.cookie, "Origin": origin}
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, additional_headers=headers):
                pass
        assert refused.value.response.status_code == 403
        own = {"X-CSRF-Token": ann.me["csrf"], "Origin": house.url}
        assert (await answer_of(ann, "PATCH", "/api/me", {"name": "Anna"}, **own)).status_code == 200
        async with connect(address, additional_headers={"Cookie": ann.cookie, "Origin": house.url}) as socket:
            assert json.loads(await socket.recv())["type"] == "view"

    in_house(tmp_path, visit)


def test_a_body_that_a_plain_form_could_send_is_refused(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        body = b'{"name": "Other"}'

        async def in_parts() -> Any:
            yield body

        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            for content in (body, in_parts()):
                headers = {"X-CSRF-Token": ann.me["csrf"], "Content-Type": kind}
                answer = await ann.http.patch("/api/me", content=content, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed"), kind
        assert (await ann.ask("GET", "/api/me"))["me"]["name"] == "Ann"

    in_house(tmp_path, visit)


def test_a_cookie_that_we_did_not_sign_is_no_cookie(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        good = ann.http.cookies["grandtour"]
        session, _, code = good.rpartition(".")
        flipped = code[:-2] + ("A" if code[-2] != "A" else "B") + code[-1]
        other = (await house.guest("Eve")).http.cookies["grandtour"].rpartition(".")[0]
        for wrong in (
            session,
            f"{session}.",
            f".{code}",
            f"{session}.{flipped}",
            f"{other}.{code}",
            good + "x",
            "a" * 5000,
        ):
            thief = Guest(house.url)
            thief.http.cookies.set("grandtour", wrong)
            assert (await thief.ask("GET", "/api/me"))["me"] is None
            for method, path in (("GET", "/api/my-games"), ("POST", f"/api/tables/{table}/start")):
                assert await refusal_of(thief.ask(method, path)) == "person/no-session"
            await thief.close()

    in_house(tmp_path, visit)


def test_a_session_ends(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        ended = update(schema.sessions).where(schema.sessions.c.user_id == ann.id).values(expires=1)
        await house.services.store.write(lambda conn: conn.execute(ended).rowcount)
        house.services.people.forget(ann.id)  # as after half a minute
        assert await refusal_of(ann.ask("GET", "/api/my-games")) == "person/no-session"
        async with Wire(ann, table) as wire:
            await wire.until(lambda: wire.closed)
            assert wire.heard[0]["code"] == "person/no-session"

    in_house(tmp_path, visit)


# ---------------------------------------------------------------- the record
def test_the_record_is_there_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two("explore-new-york")
        path = f"/api/tables/{table}/record"
        assert await codes(ann.ask("GET", path), bob.ask("GET", path)) == {"table/not-over"}
        await house.finish(table)
        assert (await ann.ask("GET", path)).splitlines()[0]
        # One that ended early has its steps, and one that never began has none.
        _, _, early = await house.two()
        live = await house.hub.open(early)
        owner = [chair.user for chair in live.table.chairs]
        await house.hub.command(early, owner[0], c.Propose("p", 0, "end"))
        assert await refusal_of(ann.ask("GET", f"/api/tables/{early}/record")) == "table/not-over"
        await house.hub.command(early, owner[1], c.Answer("a", 1, True))
        assert await ann.ask("GET", f"/api/tables/{early}/record")
        closed = await ann.new_table("san-francisco", [{}, {}])
        await ann.ask("POST", f"/api/tables/{closed}/close")
        assert await refusal_of(ann.ask("GET", f"/api/tables/{closed}/record")) == "table/not-over"

    in_house(tmp_path, visit)


# ---------------------------------------------------------------- a rematch
def test_a_stranger_makes_no_table_with_other_people_in_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two("french-quarter")
        eve = await house.guest("Eve")
        await house.finish(table)
        assert await refusal_of(eve.ask("POST", f"/api/tables/{table}/rematch")) == "table/members-only"
        assert len(await every_table(house)) == 1
        # Two ask at once: there is one, and nothing else was made.
        both = await asyncio.gather(*(g.ask("POST", f"/api/tables/{table}/rematch") for g in (ann, bob)))
        assert both[0] == both[1]
        assert set(await every_table(house)) == {table, both[0]["table"]}

    in_house(tmp_path, visit)


async def every_table(house: House) -> list[str]:
    asked = schema.tables.select()
    return await house.services.store.read(lambda conn: [row.id for row in conn.execute(asked)])


def test_a_rematch_seats_nobody_beside_whom_they_have_blocked(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        for blocker in (0, 1):
            *pair, table = await house.two("french-quarter")
            await house.finish(table)
            await pair[blocker].ask("POST", "/api/blocks", {"person": pair[1 - blocker].id})
            new = (await pair[0].ask("POST", f"/api/tables/{table}/rematch"))["table"]
            info = await pair[0].ask("GET", f"/api/tables/{new}")
            assert [seat["person"] for seat in info["seats"]] == [None, pair[0].id]

    in_house(tmp_path, visit)


# ---------------------------------------------------------------- how often
def test_handshakes_without_a_session_are_counted_too(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        nobody = Guest(house.url)
        nobody.http.cookies.set("grandtour", "none")
        heard = []
        for _ in range(104):  # a hundred at once, and some five a second
            async with Wire(nobody, NOBODYS) as wire:
                await wire.until(lambda wire=wire: wire.closed)  # type: ignore[misc]
                heard.append(wire.heard[0]["code"])
        assert set(heard) == {"person/no-session", "request/limited"}
        await nobody.close()

    in_house(tmp_path, visit, rate_factor=0.5)


def test_one_address_has_so_many_connections_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_site, "MOST_FROM", 2)

    async def visit(house: House) -> None:
        ann, bob, table = await house.two()
        await house.wire(ann, table)
        await house.wire(bob, table)
        async with Wire(bob, table) as more:
            await more.until(lambda: more.closed)
            assert more.heard[0]["code"] == "request/limited"
        open_of = house.services.hub.presence.open_of
        assert [open_of(name) for name in ("127.0.0.1", ann.id, bob.id)] == [2, 1, 1]
        for socket in list(house.hub.live[table].sockets):
            if socket.user == bob.id:
                socket.end(None, again=True)
        await wait_for(lambda: open_of("127.0.0.1") == 1)
        assert [open_of(name) for name in (ann.id, bob.id)] == [1, 0]
        await house.wire(bob, table)

    in_house(tmp_path, visit, rate_factor=1.0)


def test_everything_that_can_be_done_often_has_a_limit(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        now = time.monotonic()
        for limits in (house.services.gate.sessions, house.services.gate.addresses):
            limits._clock = lambda: now  # or nothing is too often on a slow machine
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await ann.new_table("san-francisco", [{}, {}])
        wire = await house.wire(ann, table)

        async def until_limited(ask: Any, at_most: int) -> None:
            for _ in range(at_most):
                answer = await ask()
                if answer.status_code == 429:
                    fault = answer.json()
                    assert fault["code"] == "request/limited"
                    assert fault["wait"] > 0
                    assert int(answer.headers["retry-after"]) >= 1
                    return
            raise AssertionError(f"{at_most} were allowed")

        csrf = {"X-CSRF-Token": bob.me["csrf"]}
        new = {"game": "san-francisco", "seats": [{}, {}]}
        await until_limited(lambda: answer_of(bob, "POST", "/api/tables", new, **csrf), 10)
        await until_limited(lambda: answer_of(bob, "POST", f"/api/tables/{table}/join", {}, **csrf), 15)
        wrong = {"login": "nobody", "password": "wrong password"}
        await until_limited(lambda: answer_of(bob, "POST", "/api/login", wrong, **csrf), 10)
        session = house.services.keys.session_of(bob.http.cookies["grandtour"])
        while house.services.gate.allow("request", session, "127.0.0.1") is None:
            pass  # faster than any client
        await until_limited(lambda: answer_of(bob, "GET", "/api/me"), 10)

        async def chat(number: int) -> Json:
            return await wire.do("chat", text=f"line {number}")

        said = [await chat(number) for number in range(12)]
        assert {message["code"] for message in said if message["type"] == "error"} == {"request/limited"}
        assert all(message["wait"] > 0 for message in said if message["type"] == "error")
        for _ in range(100):
            await wire.say("ping")
        await wire.until(lambda: [m for m in wire.all("error") if m["id"] is None and m["code"] == "request/limited"])
        refused = 0
        for _ in range(15):
            async with Wire(ann, table) as more:
                await more.until(lambda more=more: more.view or more.closed)  # type: ignore[misc]
                if not more.view:
                    assert (more.heard[0]["code"], more.heard[1]["type"]) == ("request/limited", "bye")
                    assert more.heard[0]["wait"] > 0
                    refused += 1
        assert refused

    in_house(tmp_path, visit, rate_factor=1.0)


# ---------------------------------------------------------------- leaving for good
def test_whoever_deletes_themselves_leaves_nothing_but_an_empty_chair(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two()
        waiting = await bob.new_table("san-francisco", [{}, {}])
        at_ann, at_bob = await house.wire(ann, table), await house.wire(bob, table)
        await at_bob.do("chat", text="remember me")
        await bob.ask("DELETE", "/api/me", {})
        await at_bob.until(lambda: at_bob.closed)
        await wait_for(lambda: at_ann.closed)  # the table is read anew
        info = await ann.ask("GET", f"/api/tables/{table}")
        assert (info["seats"][1]["person"], info["seats"][1]["name"]) == (None, None)
        assert info["seats"][1]["away"] == "left"
        assert (await ann.ask("GET", f"/api/tables/{table}/chat"))["chats"] == []
        assert await refusal_of(bob.ask("GET", "/api/my-games")) == "person/no-session"
        assert (await ann.ask("GET", f"/api/tables/{waiting}"))["status"] == "closed"
        rows = await house.services.store.read(
            lambda conn: [
                repr(row)
                for name in ("entries", "seats", "users", "sessions", "tables", "chats")
                for row in conn.execute(schema.metadata.tables[name].select())
            ]
        )
        assert not any(bob.id in row or "Bob" in row for row in rows)
        await house.finish(table)  # the stand-in plays on
        assert await ann.ask("GET", f"/api/tables/{table}/record")

    in_house(tmp_path, visit, bots=True)


def test_nobody_is_deleted_while_a_seat_of_theirs_cannot_be_left(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two()
        command = house.hub.command

        async def busy(*_: Any) -> Any:
            raise no_answer()

        house.hub.command = busy  # type: ignore[assignment]
        for method, path in (("DELETE", "/api/me"), ("POST", "/api/logout")):
            assert await refusal_of(bob.ask(method, path, {} if method == "DELETE" else None)) == "server/busy"
        house.hub.command = command  # type: ignore[method-assign]
        assert (await bob.ask("GET", "/api/me"))["me"]["person"] == bob.id
        await bob.ask("DELETE", "/api/me", {})
        assert (await ann.ask("GET", f"/api/tables/{table}"))["seats"][1]["away"] == "left"

    in_house(tmp_path, visit)


def test_the_words_of_a_missing_token_name_the_header_as_the_page_does(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        answer = await answer_of(ann, "PATCH", "/api/me", {"name": "Other"})
        assert "X-CSRF-Token" in answer.json()["text"]
        told = (await ann.http.get("/api/openapi.json")).json()["paths"]["/api/me"]["patch"]["responses"]
        assert "405" in told

    in_house(tmp_path, visit)


def test_a_new_password_ends_every_other_session(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        account = {"login": "ann@example", "password": "a long and good one"}
        await ann.ask("POST", "/api/account", account)
        phone = Guest(house.url, "Phone")
        phone.me = await phone.ask("POST", "/api/login", account)
        assert phone.id == ann.id
        wire = await house.wire(phone, table)
        new = {"old": "wrong", "new": "another long and good one"}
        assert await refusal_of(phone.ask("POST", "/api/password", new)) == "person/wrong-login"
        await ann.ask("POST", "/api/password", {**new, "old": account["password"]})
        await wire.until(lambda: wire.closed)
        assert wire.heard[-1]["code"] == "person/no-session"
        assert await refusal_of(phone.ask("GET", "/api/my-games")) == "person/no-session"
        assert await ann.ask("GET", "/api/my-games")
        assert await refusal_of(phone.ask("POST", "/api/login", account)) == "person/wrong-login"
        # An account is deleted with its password only.
        assert await refusal_of(ann.ask("DELETE", "/api/me", {})) == "person/wrong-login"
        await ann.ask("DELETE", "/api/me", {"password": new["new"]})
        assert await house.services.store.read(lambda conn: q.user(conn, ann.id)) is None
        await phone.close()

    in_house(tmp_path, visit)
