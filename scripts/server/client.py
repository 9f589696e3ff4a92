"""A small client of the server, made after docs/protocol.md: guests, tables, and a live connection, which comes back
by itself after every fault and never sends the same command under two ids.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

Json = dict[str, Any]
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # never used; httpx would read all certificates for every guest
FAULTS = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)


class Refusal(Exception):
    """The server said no, with a code."""

    def __init__(self, body: Json, status: int = 0) -> None:
        super().__init__(f"{status} {body}")
        self.body = body
        self.code = body.get("code")
        self.status = status


class Guest:
    """One person: a session, and what they can ask by REST."""

    def __init__(self, url: str, name: str = "Guest", address: str | None = None) -> None:
        """`address` is the one of this machine that they come from."""
        self.url = url
        self.name = name
        way = httpx.AsyncHTTPTransport(verify=NO_TLS, local_address=address)
        self.http = httpx.AsyncClient(base_url=url, timeout=30.0, transport=way)
        self.me: Json = {}

    async def come(self) -> Guest:
        self.me = await self.ask("POST", "/api/session", {"name": self.name})
        return self

    @property
    def id(self) -> str:
        return str(self.me["person"])

    @property
    def cookie(self) -> str:
        return f"grandtour={self.http.cookies['grandtour']}"

    async def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        headers = {"X-CSRF-Token": self.me["csrf"]} if self.me else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        if answer.status_code >= 400:
            raise Refusal(answer.json(), answer.status_code)
        told = answer.json() if "json" in answer.headers.get("content-type", "") else answer.text
        if isinstance(told, dict) and "csrf" in told:  # the token goes with the session, and some requests renew that
            self.me = told
        return told

    async def log_in(self, login: str, password: str, **more: Any) -> Json:
        """With the work that the server may ask for."""
        asked = {"login": login, "password": password, **more}
        while True:
            try:
                self.me = await self.ask("POST", "/api/login", asked)
                return self.me
            except Refusal as refusal:
                if refusal.code != "person/proof":
                    raise
                asked["proof"] = proof_of(**refusal.body["arguments"])

    async def close(self) -> None:
        await self.http.aclose()

    # ---- tables -----------------------------------------------------------------------------------------------
    async def new_table(self, game: str, seats: list[Json], **settings: Any) -> str:
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **settings})
        return str(answer["table"])

    async def join(self, table: str, **how: Any) -> Json:
        answer = await self.ask("POST", f"/api/tables/{table}/join", how)
        assert isinstance(answer, dict)
        return answer

    async def start(self, table: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/start")


async def glance(guest: Guest, table: str) -> None:
    """Look at the table for a moment: where bots play alone, they stop a minute after the last look."""
    address = guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with suppress(*FAULTS):
        headers = {"Cookie": guest.cookie}
        async with connect(address, additional_headers=headers, open_timeout=10, ping_interval=None, proxy=None) as to:
            await to.recv()


def proof_of(challenge: str, bits: int) -> Json:
    """The work that a challenge asks for."""
    number = 0
    while int.from_bytes(hashlib.sha256(f"{challenge}:{number}".encode()).digest(), "big") >> (256 - bits):
        number += 1
    return {"challenge": challenge, "answer": str(number)}


@dataclass
class Ledger:
    """What a client was promised: the ids of acknowledged commands, and what they did."""

    sent: int = 0
    acknowledged: dict[str, str] = field(default_factory=dict)
    again: int = 0
    refused: list[Json] = field(default_factory=list)
    reconnects: int = 0


class Seat:
    """A player at a table: keeps the newest view, plays what `choose` says, and survives every fault of the network.

    `choose(view, random)` gives an action of view["legal"], "undo", or None to wait for another view.
    """

    def __init__(
        self,
        guest: Guest,
        table: str,
        choose: Callable[[Json, random.Random], str | None],
        seed: int = 0,
        url: Callable[[], str] | None = None,
        seat: int | None = None,
    ) -> None:
        self.guest = guest
        self.table = table
        self.choose = choose
        self.random = random.Random(seed)
        self.url = url or (lambda: guest.url)
        self.query = "" if seat is None else f"?seat={seat}"  # for a person with several seats
        self.view: Json = {}
        self.info: Json = {}
        self.ledger = Ledger()
        self.socket: ClientConnection | None = None
        self.waiting: Json | None = None  # a command without an answer: it is sent again, under the same id
        self.finished = asyncio.Event()

    async def play(self) -> None:
        """Until the game is over."""
        while not self.finished.is_set():
            try:
                await self.connection()
            except FAULTS:
                pass
            except Refusal as refusal:
                if not refusal.body.get("again", False):
                    raise
            finally:
                self.socket = None
            if not self.finished.is_set():
                self.ledger.reconnects += 1
                await asyncio.sleep(0.05 + self.random.random() * 0.2)

    async def connection(self) -> None:
        async with self.connecting() as socket:
            self.socket = socket
            while not self.finished.is_set():
                await self.take(json.loads(await self.receive(socket)))

    def connecting(self, **options: Any) -> connect:
        address = self.url().replace("http", "ws", 1) + f"/api/tables/{self.table}/socket{self.query}"
        headers = {"Cookie": self.guest.cookie}
        return connect(address, additional_headers=headers, **{"open_timeout": 10, "ping_interval": None, **options})

    async def receive(self, socket: ClientConnection) -> str | bytes:
        async with asyncio.timeout(40):  # the server beats every 15 seconds: it is gone, or the way to it
            return await socket.recv()

    async def take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "view":
            if not self.view or message["after"] is None or message["step"] >= self.view["step"]:
                self.see(message)
            await self.act()
        elif kind == "done":
            if self.waiting is not None and message["id"] == self.waiting["id"]:
                self.ledger.acknowledged[message["id"]] = str(self.waiting.get("action", self.waiting["type"]))
                self.ledger.again += message["again"]
                self.waiting = None
            await self.act()
        elif kind == "error":
            await self.refused(message)
        elif kind == "bye" and not message["again"]:
            raise Refusal(message)

    def see(self, view: Json) -> None:
        if view["table"] is not None:
            self.info = view["table"]
        self.view = view
        if self.info["status"] in ("over", "closed"):
            self.finished.set()

    async def refused(self, message: Json) -> None:
        self.ledger.refused.append(message)
        if self.waiting is not None and message.get("id") == self.waiting["id"]:
            self.waiting = None
            if message["code"] in ("request/limited", "server/busy", "server/no-database", "server/stopping"):
                await asyncio.sleep(message.get("wait") or 0.2)
        await self.say({"type": "sync"})

    async def act(self) -> None:
        """Send what is waiting, or think of something new. A fresh view after a fault comes here too."""
        if self.waiting is None:
            if self.view.get("seat") is None or not self.view["legal"]:
                return
            action = self.choose(self.view, self.random)
            if action is None:
                return
            base = {"id": secrets.token_urlsafe(12), "seat": self.view["seat"], "step": self.view["step"]}
            self.waiting = {"type": "undo", **base} if action == "undo" else {"type": "play", **base, "action": action}
            self.ledger.sent += 1
        elif self.view["after"] is not None:
            return  # sent already on this connection
        await self.say(self.waiting)

    async def say(self, message: Json) -> None:
        if self.socket is not None:
            with suppress(*FAULTS):
                await self.socket.send(json.dumps(message))


def any_legal(view: Json, dice: random.Random) -> str | None:
    legal = view["legal"]
    return str(dice.choice(legal)) if legal else None
