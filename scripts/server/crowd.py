"""Many people at many tables, cheaply in one process: these are the clients of the load trial.

Every table has at most one command under way, so the time of a view at another socket can be measured from the moment
when the command was sent.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from scripts.server.client import FAULTS, Guest, Refusal, glance

GAMES: Final = ("san-francisco", "explore-new-york", "french-quarter")
PLAYERS: Final = (2, 3, 4)  # of a table's sockets; the others look on
SETTLE: Final = 0.05  # seconds after an answer until the table's next command: the others' views are there by then
LOOK_SECONDS: Final = 20.0  # between two looks at a table of bots, which would rest if nobody looked
AT_ONCE: Final = 8  # requests under way while people come and sit down


class Info(msgspec.Struct):
    """What the crowd needs of a table's description. Everything else is skipped, not decoded."""

    status: str = ""


class Message(msgspec.Struct):
    """What the crowd needs of any message of the server."""

    type: str
    id: str | None = None
    step: int = 0
    after: int | None = None
    seat: int | None = None
    table: Info | None = None
    actors: list[int] = []
    legal: list[str] = []
    code: str | None = None
    text: str = ""


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


@dataclass
class Heard:
    """What the crowd measured; times in seconds. Only while `counting`."""

    counting: bool = False
    sent: int = 0
    round_trips: list[float] = field(default_factory=list)
    """from sending a move to its `done`"""
    others: list[float] = field(default_factory=list)
    """from sending a move to each view of it at another socket"""
    pings: list[float] = field(default_factory=list)
    """from sending `ping` to `beat`, at a socket of its own: how long the server's event loop was busy"""
    lags: list[float] = field(default_factory=list)
    """how much later than asked for the clients' own event loop woke up"""
    errors: Counter[str] = field(default_factory=Counter)
    messages: int = 0
    bytes: int = 0
    starved: int = 0
    """moves that were due when no table waited for one"""
    finished: Counter[str] = field(default_factory=Counter)
    """games that came to their end, by game"""


class Line:
    """One socket: somebody at a table, who plays or looks on."""

    def __init__(self, board: Board, guest: Guest) -> None:
        self.board = board
        self.guest = guest
        self.socket: ClientConnection | None = None
        self.view = Message("view")
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connected, and the first view is there."""
        address = f"{self.guest.url.replace('http', 'ws', 1)}/api/tables/{self.board.table}/socket"
        if self.board.crowd.language is not None:
            address += f"?language={self.board.crowd.language}"
        headers = {"Cookie": self.guest.cookie}
        # The server beats and pings; a client that did so too would measure itself.
        self.socket = await connect(
            address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60, proxy=None
        )
        seen = asyncio.Event()
        self._task = asyncio.create_task(self._read(self.socket, seen))
        async with asyncio.timeout(60):
            await seen.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.socket is not None:
            with suppress(*FAULTS):
                await self.socket.close()

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        with suppress(*FAULTS):
            await self.socket.send(encode(message).decode())

    async def _read(self, socket: ClientConnection, seen: asyncio.Event) -> None:
        heard = self.board.crowd.heard
        try:
            while True:
                data = await socket.recv(decode=False)
                if heard.counting:
                    heard.messages += 1
                    heard.bytes += len(data)
                message = decode(data)
                if message.type == "view":
                    self.view = message
                    seen.set()
                    self.board.saw(self, message)
                elif message.type == "done":
                    self.board.answered(self, message)
                elif message.type in ("error", "bye"):
                    await self.board.refused(self, message)
        except ConnectionClosed:
            heard.errors["connection lost"] += 1


class Board:
    """A table with all its people; when the game is over they play the next one."""

    def __init__(self, crowd: Crowd, game: str, guests: list[Guest], players: int, alone: int = 0) -> None:
        self.crowd = crowd
        self.game = game
        self.guests = guests
        self.players = players
        self.alone = alone
        """how many seats more are at the host's device; the host looks from whichever is to act"""
        self.table = ""
        self.lines: list[Line] = []
        self.waiting: tuple[str, Line, float] | None = None
        """the command without an answer: its id, whose it is, when it was sent"""
        self.sender: Line | None = None
        self.sent_at = 0.0
        self.queued = False
        self.over = False
        self._number = 0

    async def sit_down(self) -> None:
        host = self.guests[0]
        seats = [{"kind": "open"}] * self.players
        seats += [{"kind": "device", "name": f"Player {number}"} for number in range(self.alone)]
        self.table = await host.new_table(self.game, seats)
        for guest in self.guests[1 : self.players]:
            await guest.join(self.table)
        await host.start(self.table)

    async def connect(self) -> None:
        self.over, self.waiting, self.sender = False, None, None
        self.lines = [Line(self, guest) for guest in self.guests]
        await asyncio.gather(*(line.open() for line in self.lines))

    async def again(self) -> None:
        """Everybody goes over to a rematch."""
        host = self.guests[0]
        try:
            self.table = str((await host.ask("POST", f"/api/tables/{self.table}/rematch"))["table"])
            await host.start(self.table)
            await self.leave()
            await self.connect()
        except (Refusal, httpx.HTTPError, *FAULTS) as fault:
            self.crowd.heard.errors[f"rematch: {type(fault).__name__} {fault}"] += 1

    async def leave(self) -> None:
        await asyncio.gather(*(line.close() for line in self.lines))

    # ---- what the lines hear ----------------------------------------------------------------------------------
    def saw(self, line: Line, view: Message) -> None:
        heard = self.crowd.heard
        if view.after is not None and self.sender not in (None, line) and heard.counting:
            heard.others.append(time.perf_counter() - self.sent_at)
        if view.table is not None and view.table.status == "over" and not self.over:
            self.over = True
            heard.finished[self.game] += 1
            self.crowd.spawn(self.again())
        if self.alone and view.actors and view.seat not in view.actors:
            self.crowd.spawn(line.say({"type": "look", "seat": view.actors[0]}))
        self.queue()

    def answered(self, line: Line, done: Message) -> None:
        heard = self.crowd.heard
        if self.waiting is None or done.id != self.waiting[0]:
            heard.errors["answer to nothing"] += 1
            return
        if heard.counting:
            heard.round_trips.append(time.perf_counter() - self.waiting[2])
        if self.crowd.settle:
            asyncio.get_running_loop().call_later(self.crowd.settle, self._settled)
        else:
            self._settled()

    def _settled(self) -> None:
        self.waiting = None
        self.queue()

    async def refused(self, line: Line, message: Message) -> None:
        self.crowd.heard.errors[f"{message.type} {message.code}: {message.text}"] += 1
        if self.waiting is not None and message.id == self.waiting[0]:
            self.waiting = None
            await line.say({"type": "sync"})

    def queue(self) -> None:
        """Join the tables that are ready for a move, if somebody here can make one."""
        if not self.queued and self.waiting is None and not self.over and any(line.view.legal for line in self.lines):
            self.queued = True
            self.crowd.ready.append(self)
            self.crowd.some.set()

    async def move(self, dice: random.Random) -> bool:
        """One of those who may act does something legal."""
        self.queued = False
        able = [line for line in self.lines if line.view.legal]
        if self.over or self.waiting is not None or not able:
            return False
        line = dice.choice(able)
        view = line.view
        self._number += 1
        command = f"{self._number}-{view.seat}"
        move = {"type": "play", "id": command, "seat": view.seat, "step": view.step, "action": dice.choice(view.legal)}
        self.sender, self.sent_at = line, time.perf_counter()
        self.waiting = (command, line, self.sent_at)
        await line.say(move)
        return True


class Crowd:
    """Everybody. `ready` are the tables where a move can be made, the one that has waited longest first."""

    def __init__(self, url: str, seed: int = 0, settle: float = SETTLE, language: str | None = None) -> None:
        self.url = url
        self.language = language
        """the one in which the server is asked for sentences, too; none if it is None"""
        self.settle = settle
        self.dice = random.Random(seed)
        self.heard = Heard()
        self.boards: list[Board] = []
        self.ready: deque[Board] = deque()
        self.some = asyncio.Event()
        """set when a table joins them"""
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)

    async def come(self, tables: int, sockets: int, games: Sequence[str] = GAMES, looks: bool = False) -> None:
        """All people at their tables, all games begun, all sockets open.

        With `looks`, one person at each table plays two seats at one device.
        """
        for number in range(tables):
            here = sockets // tables + (number < sockets % tables)
            guests = [Guest(self.url, f"G{number} {i}") for i in range(here)]
            players = 1 if looks else max(1, min(here, PLAYERS[number // len(games) % len(PLAYERS)]))
            self.boards.append(Board(self, games[number % len(games)], guests, players, alone=int(looks)))
        await asyncio.gather(*(self._arrive(board) for board in self.boards))

    async def _arrive(self, board: Board) -> None:
        async with self._room:
            for guest in board.guests:
                await guest.come()
            await board.sit_down()
            for guest in board.guests[1:]:
                await guest.close()  # their requests are made; the host asks for the rematch
            await board.connect()

    async def go(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(board.leave() for board in self.boards))
        await asyncio.gather(*(guest.close() for board in self.boards for guest in board.guests))

    async def play(self, rate: float, seconds: float) -> None:
        """`rate` moves a second in all, each at its own time, whether or not the one before has been answered."""
        begun = time.perf_counter()
        made = 0
        while (passed := time.perf_counter() - begun) < seconds:
            for _ in range(int(passed * rate) - made):
                if not await self._move():
                    self.heard.starved += self.heard.counting
                    break
                made += 1
            await asyncio.sleep(0.2 / rate)

    async def rush(self, seconds: float) -> None:
        """As many moves as the server takes: each table makes its next one as soon as the last one is answered."""
        begun = time.perf_counter()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while time.perf_counter() - begun < seconds:
                    await self.some.wait()
                    self.some.clear()
                    while await self._move():
                        pass

    async def _move(self) -> bool:
        while self.ready:
            if await self.ready.popleft().move(self.dice):
                self.heard.sent += self.heard.counting
                return True
        return False

    # ---- measuring --------------------------------------------------------------------------------------------
    async def watch_lag(self, every: float = 0.01) -> None:
        """Measure how late the clients' own event loop is: by so much, what it measures may be too long."""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(every)
            if self.heard.counting:
                self.heard.lags.append(max(0.0, time.perf_counter() - begun - every))

    async def watch_pings(self, every: float = 0.02) -> None:
        board = self.boards[0]
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{board.table}/socket"
        headers = {"Cookie": board.guests[-1].cookie}
        async with connect(address, additional_headers=headers, compression=None, ping_interval=None) as socket:
            while True:
                begun = time.perf_counter()
                await socket.send('{"type":"ping"}')
                while decode(await socket.recv(decode=False)).type != "beat":
                    pass
                if self.heard.counting:
                    self.heard.pings.append(time.perf_counter() - begun)
                await asyncio.sleep(every)

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class BotTable:
    """Bots among themselves, game after game, so that the workers never rest."""

    def __init__(self, guest: Guest, game: str, bot: str = "greedy", seats: int = 4) -> None:
        self.guest = guest
        self.game = game
        self.bot = bot
        self.seats = seats
        self.games = 0

    async def run(self) -> None:
        await self.guest.come()
        while True:
            seats = [{"kind": "bot", "bot": self.bot}] * self.seats
            table = await self.guest.new_table(self.game, seats, sit=False)
            await self.guest.start(table)
            looked = time.monotonic()
            while (await self.guest.ask("GET", f"/api/tables/{table}"))["status"] == "running":
                await asyncio.sleep(0.1)
                if time.monotonic() - looked > LOOK_SECONDS:
                    await glance(self.guest, table)
                    looked = time.monotonic()
            self.games += 1


def quantile(values: Iterable[float], share: float) -> float:
    """The value that so large a share does not exceed; 0 where there is none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
