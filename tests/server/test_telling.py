"""Notes to who is to move and does not look, to a real webhook on this machine."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpcore
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from grandtour.server import telling
from grandtour.server.notify import push, throttle
from scripts.server.client import Guest, Json, Refusal
from tests.server.house import SECONDS, House, in_house, refusal_of, wait_for


class Hook:
    """A webhook that keeps what it gets."""

    def __init__(self) -> None:
        self.got: list[Json] = []
        self.bodies: list[bytes] = []
        self.status = 200
        self.url = ""
        self.wait = 0.0
        self.begun = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.wait:
            self.begun += 1
            await asyncio.wait({asyncio.create_task(until_closed(reader))}, timeout=self.wait)
            writer.close()
            return
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1]) for line in head.splitlines() if line.lower().startswith("content-length")
        )
        body = await reader.readexactly(length)
        self.bodies.append(body)
        if "application/json" in head:
            self.got.append(json.loads(body))
        writer.write(f"HTTP/1.1 {self.status} Done\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> None:
        async with asyncio.timeout(SECONDS):
            while len(self.got) < count:
                await asyncio.sleep(0.005)


async def until_closed(reader: asyncio.StreamReader) -> None:
    while await reader.read(1000):
        pass


@asynccontextmanager
async def webhook() -> AsyncIterator[Hook]:
    hook = Hook()
    server = await asyncio.start_server(hook.answer, "127.0.0.1", 0)
    async with server:
        hook.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/note"
        yield hook


async def running(here: House, game: str) -> tuple[Guest, Guest, str]:
    """Ann and Bob at a game, of whose beginning nobody is being told any more."""
    ann, bob, table = await here.two(game)
    await wait_for(lambda: not here.services.teller._mail)
    return ann, bob, table


async def wants_notes(guest: Guest, hook: Hook) -> None:
    await guest.ask("PUT", "/api/me/webhook", {"url": hook.url, "style": "json"})


def test_who_is_to_move_and_does_not_look_gets_one_note(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with webhook() as hook:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await wants_notes(ann, hook)
            await wants_notes(bob, hook)
            table = await ann.new_table("french-quarter", [{}, {}])
            await bob.join(table)
            wire = await here.wire(ann, table)  # Ann looks; Bob does not
            await ann.start(table)
            first = (await here.hub.open(table)).table.actors()[0]
            if first == 0:
                await wire.to_move()
                assert hook.got == []
                while wire.view["actors"] == [0]:
                    await wire.play()
            await hook.until(1)
            assert hook.got[0]["link"] == f"https://games.example/t/{table}"
            assert "French Quarter" in hook.got[0]["text"]
            # Something happens, and it is still his turn.
            await ann.ask("POST", f"/api/tables/{table}/chat", {"open": False})
            await asyncio.sleep(0.05)
            assert len(hook.got) == 1

    in_house(tmp_path, visit, allow_private_webhooks=True, public_url="https://games.example")


def test_no_note_goes_to_who_is_looking_through_another_process(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with webhook() as hook:
            ann, bob, table = await running(here, "french-quarter")
            for guest in (ann, bob):
                await wants_notes(guest, hook)
            here.hub.heard(f"here other {table} {ann.id} {bob.id}")
            here.services.teller.notes.tables.clear()
            wire = await here.wire(ann, table)
            await ann.ask("POST", f"/api/tables/{table}/chat", {"open": False})
            await wire.until(lambda: not wire.info["chat_open"])
            await asyncio.sleep(0.05)
            assert hook.got == []

    in_house(tmp_path, visit, allow_private_webhooks=True)


def test_a_move_of_another_process_brings_a_note_too(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with webhook() as hook:
            ann, bob, table = await running(here, "french-quarter")
            first = here.hub.live[table].table.actors()[0]
            await wants_notes((ann, bob)[first], hook)
            here.services.teller.notes.tables.clear()
            here.hub.forget(here.hub.live[table])  # it is not in our memory, but we drive it
            here.hub.heard(f"table {table} 99")
            await hook.until(1)

    in_house(tmp_path, visit, allow_private_webhooks=True)


def test_a_note_that_comes_too_soon_is_sent_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(here: House) -> None:
        async with webhook() as hook:
            ann, bob, table = await running(here, "san-francisco")
            await wants_notes(bob, hook)
            here.services.teller.notes.tables.clear()
            wire = await here.wire(ann, table)
            await ann.ask("POST", f"/api/tables/{table}/chat", {"open": False})
            await hook.until(1)
            # Bob looks, acts and goes; soon it is his turn again.
            at_bob = await here.wire(bob, table)
            await at_bob.play()
            await at_bob.socket.close()
            while wire.view["actors"] != [1]:
                await wire.to_move()
                await wire.play()
            teller = here.services.teller
            await wait_for(lambda: table in teller._timers)
            assert len(hook.got) == 1
            monkeypatch.setattr(throttle, "TABLE_PAUSE", 0)  # ten minutes go by
            teller._ring(table)
            await hook.until(2)
            await asyncio.sleep(0.1)
            assert len(hook.got) == 2

    in_house(tmp_path, visit, allow_private_webhooks=True)


def test_who_goes_away_in_their_turn_gets_a_note_a_minute_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: House) -> None:
        async with webhook() as hook:
            ann, bob, table = await running(here, "french-quarter")
            first = (ann, bob)[here.hub.live[table].table.actors()[0]]
            await wants_notes(first, hook)
            teller = here.services.teller
            teller.notes.tables.clear()
            wire = await here.wire(first, table)
            await wire.socket.close()
            await wait_for(lambda: table in teller._timers)
            wire = await here.wire(first, table)  # a page loaded anew
            teller._ring(table)  # the minute is over
            await wait_for(lambda: not teller._aside)
            assert hook.got == []
            monkeypatch.setattr(telling, "GONE_MS", 100)
            await wire.socket.close()
            await hook.until(1)
            # The same at another process.
            here.services.teller.notes.tables.clear()
            here.hub.heard(f"here other {table} {first.id}")
            here.hub.heard(f"here other {table}")
            await hook.until(2)

    in_house(tmp_path, visit, allow_private_webhooks=True)


def test_slow_addresses_of_one_player_take_one_place_and_little_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "ALL_SECONDS", 5.0)  # enough for Bob's note on a busy machine
    monkeypatch.setattr(telling, "AT_ONCE", 2)

    async def visit(here: House) -> None:
        async with webhook() as slow, webhook() as hook:
            slow.wait = 30.0
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            key = ec.generate_private_key(ec.SECP256R1()).public_key()
            point = push.encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
            await wants_notes(ann, slow)
            for number in range(5):
                body = {"endpoint": f"{slow.url}/{number}", "p256dh": point, "auth": push.encode(bytes(16))}
                await ann.ask("PUT", "/api/me/push", body)
            await wants_notes(bob, hook)
            teller = here.services.teller
            for number in range(3):
                teller._write_to(ann.id, telling.Turn(f"slow{number}", "san-francisco"))
            teller._write_to(bob.id, telling.Turn("quick", "san-francisco"))
            await hook.until(1)
            assert slow.begun <= 6  # one note, to all of Ann's addresses at once
            monkeypatch.setattr(telling, "ALL_SECONDS", 2.0)
            await wait_for(lambda: slow.begun == 18)
            await wait_for(lambda: not teller._mail)

    in_house(tmp_path, visit, allow_private_webhooks=True)


def test_the_test_button_sends_a_note_or_says_what_went_wrong(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with webhook() as hook:
            ann = await here.guest()
            press = ("POST", "/api/me/webhook/test")
            assert await refusal_of(ann.ask(*press)) == "notify/bad-webhook"  # none is set
            for url in ("ftp://example.org/x", "http://user:pw@example.org/", "no-address"):
                body = {"url": url, "style": "json"}
                assert await refusal_of(ann.ask("PUT", "/api/me/webhook", body)) == "notify/bad-webhook", url
            body = {"url": hook.url, "style": "carrier pigeon"}
            assert await refusal_of(ann.ask("PUT", "/api/me/webhook", body)) == "request/malformed"
            await wants_notes(ann, hook)
            assert (await ann.ask("GET", "/api/me/webhook"))["hook"]["url"] == hook.url
            await ann.ask(*press)
            assert len(hook.got) == 1
            hook.status = 500
            assert await refusal_of(ann.ask(*press)) == "notify/failed"
            await ann.ask("DELETE", "/api/me/webhook")
            assert (await ann.ask("GET", "/api/me/webhook"))["hook"] is None

    in_house(tmp_path, visit, allow_private_webhooks=True)


def test_the_test_button_for_a_browser(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with webhook() as service:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            key = ec.generate_private_key(ec.SECP256R1()).public_key()
            point = push.encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
            endpoint = {"endpoint": service.url}
            press = ("POST", "/api/me/push/test", endpoint)
            assert await refusal_of(ann.ask(*press)) == "notify/bad-webhook"  # not switched on
            await ann.ask("PUT", "/api/me/push", endpoint | {"p256dh": point, "auth": push.encode(bytes(16))})
            await ann.ask(*press)
            assert len(service.bodies) == 1
            assert b"test" not in service.bodies[0]  # for Ann's browser alone to read
            assert await refusal_of(bob.ask(*press)) == "notify/bad-webhook"  # it is not his
            service.status = 500
            assert await refusal_of(ann.ask(*press)) == "notify/failed"
            service.status = 410
            assert await refusal_of(ann.ask(*press)) == "notify/bad-webhook"  # the browser has given it up
            assert await refusal_of(ann.ask(*press)) == "notify/bad-webhook"
            assert len(service.bodies) == 3

    in_house(tmp_path, visit, allow_private_webhooks=True)


def test_a_webhook_on_the_servers_own_machine_is_refused_unless_it_is_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "SAID_AFTER_SECONDS", 0.01)

    async def visit(here: House) -> None:
        async with webhook() as hook:
            ann = await here.guest()
            await wants_notes(ann, hook)
            assert await refusal_of(ann.ask("POST", "/api/me/webhook/test")) == "notify/failed"
            assert hook.got == []

    in_house(tmp_path, visit)


def test_all_addresses_that_nobody_answers_at_are_told_of_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What leads inside is known at once, and what does not answer only in the end: neither words nor time tell."""
    monkeypatch.setattr(telling, "SAID_AFTER_SECONDS", 0.3)

    async def visit(here: House) -> None:
        async def names(host: str, port: int) -> list[str]:
            if host == "nowhere.example.org":
                raise OSError("no such name")
            return ["192.168.7.7" if host == "inside.example.org" else "1.2.3.4"]

        class Silent(httpcore.AsyncMockBackend):
            async def connect_tcp(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
                raise httpcore.ConnectTimeout("no answer")

        monkeypatch.setattr(here.services.guard, "resolve", names)
        monkeypatch.setattr(here.services.guard, "network", Silent([]))
        ann = await here.guest()
        told = set()
        for host in ("nowhere.example.org", "inside.example.org", "silent.example.org", "10.1.2.3", "localhost"):
            await ann.ask("PUT", "/api/me/webhook", {"url": f"http://{host}/x", "style": "json"})
            begun = time.monotonic()
            with pytest.raises(Refusal) as refused:
                await ann.ask("POST", "/api/me/webhook/test")
            assert time.monotonic() - begun >= 0.3, host
            told.add(json.dumps(refused.value.body))
        assert len(told) == 1

    in_house(tmp_path, visit)
