"""Notes to who is to move and does not look, to a real webhook on this machine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from scripts.server.client import Guest, Json
from tests.server.house import House, in_house, refusal_of


class Hook:
    """A webhook that keeps what it gets."""

    def __init__(self) -> None:
        self.got: list[Json] = []
        self.status = 200
        self.url = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1]) for line in head.splitlines() if line.lower().startswith("content-length")
        )
        self.got.append(json.loads(await reader.readexactly(length)))
        writer.write(f"HTTP/1.1 {self.status} Done\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> None:
        async with asyncio.timeout(20):
            while len(self.got) < count:
                await asyncio.sleep(0.005)


@asynccontextmanager
async def webhook() -> AsyncIterator[Hook]:
    hook = Hook()
    server = await asyncio.start_server(hook.answer, "127.0.0.1", 0)
    async with server:
        hook.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/note"
        yield hook


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
            ann, bob, table = await here.two("french-quarter")
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
            ann, bob, table = await here.two("french-quarter")
            first = here.hub.live[table].table.actors()[0]
            await wants_notes((ann, bob)[first], hook)
            here.services.teller.notes.tables.clear()
            here.hub.forget(here.hub.live[table])  # it is not in our memory, but we drive it
            here.hub.heard(f"table {table} 99")
            await hook.until(1)

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


def test_a_webhook_on_the_servers_own_machine_is_refused_unless_it_is_allowed(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with webhook() as hook:
            ann = await here.guest()
            await wants_notes(ann, hook)
            assert await refusal_of(ann.ask("POST", "/api/me/webhook/test")) == "notify/failed"
            assert hook.got == []

    in_house(tmp_path, visit)
