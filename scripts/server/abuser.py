"""The abuser of the trial of abuse: one person who does everything to be in everybody's way, from one address.

    python -m scripts.server.abuser pings http://127.0.0.1:8000 60 127.0.0.3

Each of the `WAYS` goes on until its time is over, however often it is cut off, and counts what became of it. It runs in
a process of its own at the lowest priority, because an abuser elsewhere would take nothing of the server's machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from scripts.server.client import Guest, Json, Refusal

CONNECTIONS: Final = 2_000  # that it tries to hold
AT_ONCE: Final = 32  # requests under way
PIECE: Final = 64 * 1024
WAIT: Final = 0.02  # seconds after a failure, so that it does not flood only itself
GONE: Final = (OSError, EOFError, TimeoutError)
GAME: Final = "san-francisco"


class Abuser:
    def __init__(self, url: str, seconds: float, address: str) -> None:
        self.url = url
        self.address = address
        self.host, self.port = url.removeprefix("http://").split(":")[0], int(url.rpartition(":")[2])
        self.until = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()
        """what was sent, and what became of it: HTTP statuses, codes of refusals, `cut off`"""

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    def left(self) -> float:
        return max(0.0, self.until - time.monotonic())

    # ---- over the socket --------------------------------------------------------------------------------------
    async def guest(self, name: str = "Abuser") -> Guest:
        while True:
            guest = Guest(self.url, name, self.address)
            with suppress(Refusal, httpx.HTTPError):
                return await guest.come()
            await guest.close()
            if not self.on:
                raise TimeoutError
            await asyncio.sleep(0.2)

    async def wire(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))

    async def flood_socket(self, frames: bytes, first: bytes = b"") -> None:
        """Over a live connection, send so many frames as it takes, and never read."""
        guest = await self.guest()
        table = await guest.new_table(GAME, [{}, {}])
        head = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            f"Cookie: {guest.cookie}\r\n\r\n"
        )
        while self.on:
            with suppress(*GONE):
                reader, writer = await self.wire()
                try:
                    writer.write(head.encode())
                    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), self.left())
                    self.counts[f"HTTP {answer.split()[1].decode()}"] += 1
                    if b" 101 " in answer:
                        writer.write(first)
                        await self.pour(reader, writer, frames)
                finally:
                    writer.close()
            await asyncio.sleep(WAIT)
        await guest.close()

    async def pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, data: bytes) -> None:
        """Send the data again and again, until the time is over or the server has had enough."""
        swallow = asyncio.ensure_future(self.swallow(reader))
        try:
            while self.on and not swallow.done():
                writer.write(data)
                self.counts["bytes"] += len(data)
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(0.2, self.left())):
                        await writer.drain()
        finally:
            if self.on:
                self.counts["cut off"] += 1
            swallow.cancel()
            await asyncio.gather(swallow, return_exceptions=True)

    async def swallow(self, reader: asyncio.StreamReader) -> None:
        while await reader.read(PIECE):
            pass

    # ---- by plain requests ------------------------------------------------------------------------------------
    async def requests(self, make: Callable[[], bytes], at_once: int = AT_ONCE) -> None:
        """The same kind of request again and again, over many connections that are kept."""
        await asyncio.gather(*(self._requests(make) for _ in range(at_once)))

    async def _requests(self, make: Callable[[], bytes]) -> None:
        while self.on:
            with suppress(*GONE):
                reader, writer = await self.wire()
                try:
                    while self.on:
                        writer.write(make())
                        self.counts["requests"] += 1
                        async with asyncio.timeout(self.left()):
                            kept = await self.answer(reader)
                        if not kept:
                            break
                except asyncio.IncompleteReadError:
                    self.counts["cut off"] += 1
                    raise
                finally:
                    writer.close()
            await asyncio.sleep(WAIT)

    async def answer(self, reader: asyncio.StreamReader) -> bool:
        """Read one answer; whether the connection stays."""
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        self.counts[f"HTTP {head.split()[1].decode()}"] += 1
        for line in head.split(b"\r\n"):
            if line.startswith(b"content-length:"):
                await reader.readexactly(int(line.partition(b":")[2]))
        return b"connection: close" not in head

    def request(self, method: str, path: str, body: bytes = b"", guest: Guest | None = None, more: str = "") -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{more}"
        if guest is not None:
            head += f"Cookie: {guest.cookie}\r\nX-CSRF-Token: {guest.me['csrf']}\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return head.encode() + b"\r\n" + body

    async def hold(self, begin: bytes, drip: bytes) -> None:
        """As many connections as there can be, each with a request that never ends."""

        async def one() -> None:
            while self.on:
                with suppress(*GONE):
                    reader, writer = await self.wire()
                    self.counts["connections"] += 1
                    try:
                        writer.write(begin)
                        while not reader.at_eof():
                            with suppress(TimeoutError):
                                async with asyncio.timeout(min(5.0, self.left())):
                                    await self.swallow(reader)
                            if not self.left():
                                return
                            writer.write(drip)
                        self.counts["cut off"] += 1
                    finally:
                        writer.close()
                await asyncio.sleep(0.5)

        async with asyncio.TaskGroup() as all_of_them:
            for number in range(CONNECTIONS):
                all_of_them.create_task(one())
                if number % 50 == 0:
                    await asyncio.sleep(0.01)

    # ---- by what is asked -------------------------------------------------------------------------------------
    async def ask(self, guest: Guest, method: str, path: str, body: Json | None = None) -> Json | None:
        try:
            answer = await guest.ask(method, path, body)
        except Refusal as refusal:
            self.counts[str(refusal.code)] += 1
        except httpx.HTTPError:
            self.counts["cut off"] += 1
            await asyncio.sleep(WAIT)
        else:
            self.counts["done"] += 1
            return answer if isinstance(answer, dict) else {}
        return None

    async def bot_table(self, guest: Guest, bot: str, sit: bool) -> str | None:
        seats: list[Json] = [{"kind": "bot", "bot": bot} for _ in range(3 if sit else 4)]
        body = {"game": GAME, "seats": [{}, *seats] if sit else seats, "sit": sit}
        made = await self.ask(guest, "POST", "/api/tables", body)
        if made is None:
            return None
        table = str(made["table"])
        await self.ask(guest, "POST", f"/api/tables/{table}/start")
        return table

    async def several(self, number: int) -> list[Guest]:
        return [await self.guest(f"Abuser {i}") for i in range(number)]


def masked(opcode: int, body: bytes = b"") -> bytes:
    """A frame as clients send it; the mask is zeros."""
    return bytes((opcode, 0x80 | len(body))) + bytes(4) + body


# ---- the ways -------------------------------------------------------------------------------------------------
async def nothing(abuser: Abuser) -> None:
    """For comparison: what the machine alone does to a player."""
    await asyncio.sleep(abuser.left())


async def pings(abuser: Abuser) -> None:
    await abuser.flood_socket(masked(0x89) * 5_000)


async def empty_fragments(abuser: Abuser) -> None:
    await abuser.flood_socket(masked(0x00) * 5_000, first=masked(0x01, b" "))


async def messages(abuser: Abuser) -> None:
    """Five sockets, each with so many messages as it takes."""
    frames = masked(0x81, b'{"type":"ping"}') * 1_000
    await asyncio.gather(*(abuser.flood_socket(frames) for _ in range(5)))


async def tiny_chunks(abuser: Abuser) -> None:
    head = f"POST /api/session HTTP/1.1\r\nHost: {abuser.host}\r\nContent-Type: application/json\r\n"
    body = b"1\r\n \r\n" * 60_000

    async def one() -> None:
        while abuser.on:
            with suppress(*GONE):
                reader, writer = await abuser.wire()
                abuser.counts["requests"] += 1
                try:
                    writer.write(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
                    await abuser.pour(reader, writer, body)
                finally:
                    writer.close()
            await asyncio.sleep(WAIT)

    await asyncio.gather(*(one() for _ in range(4)))


async def slow_bodies(abuser: Abuser) -> None:
    head = f"POST /api/session HTTP/1.1\r\nHost: {abuser.host}\r\nContent-Type: application/json\r\n"
    await abuser.hold(f"{head}Content-Length: 60000\r\n\r\n".encode() + b" " * 50_000, b" ")


async def half_requests(abuser: Abuser) -> None:
    await abuser.hold(f"GET /api/games HTTP/1.1\r\nHost: {abuser.host}\r\n".encode(), b"X-A: b\r\n")


async def big_headers(abuser: Abuser) -> None:
    lines = "".join(f"X-{number}: {'y' * 20}\r\n" for number in range(450))
    await abuser.requests(lambda: abuser.request("GET", "/api/games", more=lines))


async def plain_requests(abuser: Abuser) -> None:
    guest = await abuser.guest()
    await abuser.requests(lambda: abuser.request("GET", "/api/lobby", guest=guest), at_once=200)
    await guest.close()


async def nested_json(abuser: Abuser) -> None:
    await abuser.requests(lambda: abuser.request("POST", "/api/session", b"[" * 30_000))


async def log_ins(abuser: Abuser) -> None:
    def one() -> bytes:
        body = json.dumps({"login": f"somebody{random.randrange(1000)}", "password": secrets.token_hex(8)})
        return abuser.request("POST", "/api/login", body.encode())

    await abuser.requests(one)


async def joins(abuser: Abuser) -> None:
    guest = await abuser.guest()

    def one() -> bytes:
        code = "".join(random.choice("BCDFGHJKMNPQ") for _ in range(6))
        return abuser.request("POST", "/api/join-code", json.dumps({"code": code}).encode(), guest)

    await abuser.requests(one)
    await guest.close()


async def tables(abuser: Abuser) -> None:
    guest = await abuser.guest()
    body = json.dumps({"game": GAME, "seats": [{}, {}], "public": True}).encode()
    await abuser.requests(lambda: abuser.request("POST", "/api/tables", body, guest))
    await guest.close()


async def master_bots(abuser: Abuser) -> None:
    """Tables of master bots, as many as may be made."""
    for guest in await abuser.several(5):
        made: str | None = ""
        while abuser.on and made is not None:
            made = await abuser.bot_table(guest, "master", sit=False)
    await asyncio.sleep(abuser.left())


async def hints(abuser: Abuser) -> None:
    """Hints at tables of its own, from as many people as there can be."""

    async def one(guest: Guest) -> None:
        table = await abuser.bot_table(guest, "greedy", sit=True)
        while abuser.on and table is not None:
            await abuser.ask(guest, "GET", f"/api/tables/{table}/hint?seat=0")

    await asyncio.gather(*(one(guest) for guest in await abuser.several(10)))


async def renames(abuser: Abuser) -> None:
    """The host of a table with many spectators changes its name as fast as it can."""
    host, guest = await abuser.several(2)
    table = await host.new_table(GAME, [{}, {}], public=True)

    async def look_on() -> None:
        address = f"{abuser.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        while abuser.on:
            with suppress(*GONE, WebSocketException):
                how = {"additional_headers": {"Cookie": guest.cookie}, "local_addr": (abuser.address, 0)}
                async with connect(address, compression=None, **how) as socket:  # type: ignore[arg-type]
                    await read_away(socket)
            await asyncio.sleep(0.5)

    lookers = [asyncio.ensure_future(look_on()) for _ in range(39)]
    number = 0
    while abuser.on:
        number += 1
        await abuser.ask(host, "PATCH", "/api/me", {"name": f"Abuser {number}"})
        await asyncio.sleep(0.01)
    for looker in lookers:
        looker.cancel()
    await asyncio.gather(*lookers, return_exceptions=True)


async def read_away(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()


WAYS: Final[dict[str, Callable[[Abuser], Awaitable[None]]]] = {
    "nothing": nothing,
    "pings": pings,
    "empty-fragments": empty_fragments,
    "messages": messages,
    "tiny-chunks": tiny_chunks,
    "slow-bodies": slow_bodies,
    "half-requests": half_requests,
    "big-headers": big_headers,
    "requests": plain_requests,
    "nested-json": nested_json,
    "log-ins": log_ins,
    "joins": joins,
    "tables": tables,
    "master-bots": master_bots,
    "hints": hints,
    "renames": renames,
}


async def abuse(way: str, url: str, seconds: float, address: str) -> Counter[str]:
    abuser = Abuser(url, seconds, address)
    with suppress(*GONE, ExceptionGroup, Refusal, httpx.HTTPError):
        async with asyncio.timeout(seconds + 1):
            await WAYS[way](abuser)
    return abuser.counts


def main() -> int:
    way, url, seconds, address = sys.argv[1:]
    os.nice(19)
    print(json.dumps(asyncio.run(abuse(way, url, float(seconds), address))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
