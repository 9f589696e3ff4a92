"""A player who does all that a person can do at a table, in any order, and notes every command and answer."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from grandtour.server.codes import Code
from scripts.server.client import Guest, Json, Refusal, Seat
from scripts.server.sight import Seen

AGAIN = frozenset(("request/limited", *(code for code in Code if code.startswith("server/") and code != Code.FAILED)))
"""Refusals after which the same command is sent once more."""


@dataclass
class Sent:
    """A command: who sent it to which table, and what was answered."""

    table: str
    author: str
    message: Json
    answer: str | None = None
    """done, again (it had been stored, but the answer was lost), or the code of the refusal"""
    process: str | None = None
    """who answered"""
    hung_up: bool = False
    """the player did not wait for the answer"""
    sent_at: float = field(default_factory=time.monotonic)
    """when it was sent first"""
    answered_at: float | None = None
    step: int | None = None
    """the step that the acknowledgement told"""

    @property
    def id(self) -> str:
        return str(self.message["id"])

    @property
    def acknowledged(self) -> bool:
        return self.answer in ("done", "again")


@dataclass
class Books:
    """Everything that clients asked and were told, and what they found wrong themselves."""

    sent: list[Sent] = field(default_factory=list)
    joined: list[tuple[str, int, str]] = field(default_factory=list)
    """table, seat, person"""
    tables: list[str] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    reconnects: int = 0
    fresh_views: int = 0
    just_sent: asyncio.Event = field(default_factory=asyncio.Event)

    def answers(self) -> Counter[str]:
        return Counter(command.answer or "none" for command in self.sent)


class Visitor(Guest):
    """Asks again if no answer came, at any of the processes; that does not make a join or a start twice."""

    def __init__(self, urls: list[str], dice: random.Random, name: str = "Guest") -> None:
        super().__init__(urls[0], name)
        self.urls = urls
        self.dice = dice
        self.asked_again = False

    def anywhere(self) -> str:
        return self.dice.choice(self.urls)

    async def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        self.asked_again = False
        while True:
            try:
                return await super().ask(method, self.anywhere() + path, body)
            except httpx.TransportError:
                pass
            except Refusal as refusal:
                if refusal.code not in AGAIN:
                    raise
            self.asked_again = True
            await asyncio.sleep(0.05 + 0.2 * self.dice.random())

    async def start(self, table: str) -> None:
        try:
            await super().start(table)
        except Refusal as refusal:
            if refusal.code != "table/not-open" or not self.asked_again:
                raise


@dataclass(frozen=True)
class Habits:
    """How often a player does something else than play on."""

    undo: float = 0.06
    leave: float = 0.01
    back: float = 0.3
    propose: float = 0.01
    chat: float = 0.03
    wander: float = 0.01
    """hang up right after a command, and come again, perhaps elsewhere"""


class Player(Seat):
    """`pace` is awaited before every new command."""

    def __init__(
        self,
        guest: Visitor,
        table: str,
        books: Books,
        seed: int,
        *,
        seat: int | None = None,
        habits: Habits | None = None,
        pace: Callable[[], Awaitable[None]] | None = None,
        forward_only: bool = True,
    ) -> None:
        super().__init__(guest, table, lambda view, dice: None, seed, self._somewhere, seat)
        self.anywhere = guest.anywhere
        self.books = books
        self.habits = habits or Habits()
        self.pace = pace
        self.forward_only = forward_only
        """whether one process serves: then no older view may come after a newer one"""
        self.process = ""
        self.open: Sent | None = None
        self._sent_on: ClientConnection | None = None
        self._seen_on: ClientConnection | None = None
        self._promised = 0
        self._asked_at: float | None = None
        """when the connection was asked for whose first view is still to come"""
        self._connections = 0

    def _somewhere(self) -> str:
        self.process = self.anywhere()
        return self.process

    async def connection(self) -> None:
        self._asked_at = time.monotonic()
        self._connections += 1
        await super().connection()

    # ---- what comes in ----------------------------------------------------------------------------------------
    async def take(self, message: Json) -> None:
        match message["type"]:
            case "view":
                self._look_at(message)
                await self.act()
            case "done":
                self._promised = max(self._promised, message["step"])
                self._answered(message["id"], "again" if message["again"] else "done", message["step"])
                await self.act()
            case "error":
                await self.refused(message)
            case "bye" if not message["again"]:
                raise Refusal(message)

    def _look_at(self, view: Json) -> None:
        fresh = view["after"] is None
        line = (id(self), self._connections)
        self.books.seen.append(Seen.of(self.table, view, time.monotonic(), self._asked_at, line))
        self._asked_at = None
        self.books.fresh_views += fresh
        if self.socket is not self._seen_on:
            self.books.reconnects += self._seen_on is not None
            self._seen_on = self.socket
        if self.forward_only and view["step"] < self._promised:
            self.books.faults.append(f"table {self.table}: step {self._promised} was told, then {view['step']} shown")
        if fresh or not self.view or view["step"] >= self.view["step"]:
            if view["table"] is not None:
                self.info = view["table"]
            self.view = view
        self._perhaps_finished()

    def _perhaps_finished(self) -> None:
        if self.open is None and self.info and self.info["status"] in ("over", "closed"):
            self.finished.set()

    def _answered(self, command: str, answer: str, step: int | None = None) -> None:
        if self.open is None or self.open.id != command:
            self.books.faults.append(f"table {self.table}: an answer to {command}, which nobody waits for")
            return
        self.open.answer, self.open.answered_at, self.open.step = answer, time.monotonic(), step
        self.open.process = self.process
        self.open = None
        self._perhaps_finished()

    async def refused(self, message: Json) -> None:
        if message["code"] == "server/failed":
            self.books.faults.append(f"table {self.table}: {message}")
        if message["code"] in AGAIN:
            self._sent_on = None
            await asyncio.sleep(message.get("wait") or 0.2)
        elif message.get("id") is not None:
            self._answered(message["id"], message["code"])
        if not self.finished.is_set():
            await self.say({"type": "sync"})

    # ---- what goes out ----------------------------------------------------------------------------------------
    async def act(self) -> None:
        if self.finished.is_set() or not self.info:
            return
        if self.open is None:
            message = self._wish()
            if message is None:
                return
            if self.pace is not None:
                await self.pace()
            message = {"id": secrets.token_urlsafe(12), **message}
            self.open = Sent(self.table, self.guest.id, message)
            self.books.sent.append(self.open)
        elif self._sent_on is self.socket:
            return  # the answer is on its way
        self._sent_on = self.socket
        self.books.just_sent.set()
        await self.say(self.open.message)
        if self.random.random() < self.habits.wander:
            self.open.hung_up = True
            raise ConnectionAbortedError("the player hangs up")

    def _wish(self) -> Json | None:
        seat, dice, habits = self.view["seat"], self.random, self.habits
        if seat is None or self.info["status"] != "running":
            return None
        paused = self.info["paused"]
        if self.info["seats"][seat]["away"] is not None:
            return {"type": "return", "seat": seat} if paused or dice.random() < habits.back else None
        if paused:
            return {"type": "resume", "seat": seat}
        proposal = self.info["proposal"]
        if proposal is not None and seat not in proposal["agreed"]:
            return {"type": "answer", "seat": seat, "yes": dice.random() < 0.5}
        if not self.view["legal"]:
            return None
        if dice.random() < habits.chat:
            return {"type": "chat", "text": f"said {secrets.token_hex(8)}"}
        if dice.random() < habits.leave:
            return {"type": "leave", "seat": seat}
        if proposal is None and dice.random() < habits.propose:
            return {"type": "propose", "seat": seat, "what": "pause"}
        if self.view["may_undo"] and dice.random() < habits.undo:
            return {"type": "undo", "seat": seat, "step": self.view["step"]}
        return {"type": "play", "seat": seat, "step": self.view["step"], "action": dice.choice(self.view["legal"])}
