"""Set-up that the tests of tables share.

`Desk` is a table alone: commands are decided and folded at a time that the test says, without any input or output.
`House` is the whole server in this process, on a port of its own, with guests who come by HTTP and WebSocket.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import grandtour as gt
from grandtour.server import app, rules
from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server.app import running
from grandtour.server.codes import Code, Refused
from grandtour.server.config import Settings
from grandtour.server.deciding import Asker, decide
from grandtour.server.driver import Driver
from grandtour.server.hub import Hub
from grandtour.server.security.signing import Keys
from grandtour.server.services import Services
from grandtour.server.serving import listening_socket, wiring
from grandtour.server.table import Heard, Table
from grandtour.server.workers import Workers
from scripts.server.client import Guest, Json, Refusal

GAMES: Final = ("san-francisco", "explore-new-york", "french-quarter")
KEYS: Final = Keys(b"the secret of the tests: 32 bytes or more")
BEGIN: Final = 1_000_000
SECONDS: Final = 240.0  # what a test waits for comes at once, or not at all; machines can be busy

OPEN: Final = e.SeatSpec("open")
LINK: Final = e.SeatSpec("link")
BOT: Final = e.SeatSpec("bot", "greedy")


# ---- a table alone --------------------------------------------------------------------------------------------
class Desk:
    """A table of which every entry is kept, so that it can be folded again from nothing."""

    def __init__(self, *seats: e.SeatSpec, game: str = "san-francisco", host: str = "ann", **settings: Any) -> None:
        self.now = BEGIN
        plain = rules.shipped(game, "grand-tour", rules.chosen(default_options(game)))
        created = e.Created(
            game=game,
            edition="grand-tour",
            edition_hash=plain.edition_hash,
            rules_version=plain.rules_version,
            options=default_options(game),
            seats=list(seats),
            host=host,
            **settings,
        )
        self.table = Table("thetable", plain, created)
        self.stored: list[tuple[int, int, str | None, str | None, str]] = []
        self.heard: list[Heard] = []
        self.fold(host, None, [created])

    def fold(self, user: str | None, command_id: str | None, made: list[e.AnyEntry]) -> None:
        self.table = self.table.fork()
        for entry in made:
            number = self.table.revision + 1
            row = (number, self.now, user, command_id if entry is made[-1] else None, e.encode(entry))
            self.stored.append(row)
            self.heard.append(self.table.fold(*row[:4], e.decode(row[4])))

    def ask(self, user: str | None, command: c.Command, *, blocked: bool = False) -> list[e.AnyEntry]:
        """Decide, store and fold anew; returns the entries that were written. Refused is passed on."""
        command_id = getattr(command, "id", None)
        draft = decide(self.table, Asker(user, self.now, KEYS.link_ok, blocked), command, command_id)
        self.fold(user, command_id, draft.entries)
        return draft.entries

    def refusal(self, user: str | None, command: c.Command, *, blocked: bool = False) -> Code:
        before = state_of(self.table)
        try:
            self.ask(user, command, blocked=blocked)
        except Refused as refused:
            assert state_of(self.table) == before
            return refused.code
        raise AssertionError(f"{command} was not refused")

    def link(self, seat: int | None, generation: int = 0) -> str:
        return KEYS.link(self.table.id, seat, generation)

    def sit(self, *users: str) -> Desk:
        for user in users:
            self.ask(user, c.Sit(None, None))
        return self

    def start(self, seed: str = "7") -> Desk:
        """With a seed that is known, so that the game is the same on every run."""
        decide(self.table, Asker(self.table.host, self.now, KEYS.link_ok), c.Start())
        match = gt.Match(self.table.game, self.table.seats, seed, "salt")
        steps = [self.table.game.write(step.action) for step in match.steps]
        self.fold(self.table.host, None, [e.Started(seed, "salt", steps)])
        return self

    def legal(self, seat: int) -> list[str]:
        assert self.table.match is not None
        return [self.table.game.write(action) for action in self.table.match.legal(seat)]

    def play(self, seat: int, action: str | None = None, step: int | None = None, after: int = 0) -> str:
        """The seat's player acts after so many milliseconds: the first legal action, if none is said."""
        self.now += after
        action = action or self.legal(seat)[0]
        step = self.table.seen[seat] if step is None else step
        self.ask(self.table.chairs[seat].user, c.Play(secrets.token_hex(4), seat, step, action))
        return action

    def undo(self, seat: int, after: int = 0) -> None:
        self.now += after
        self.ask(self.table.chairs[seat].user, c.Undo(secrets.token_hex(4), seat, self.table.seen[seat]))

    def say(self, seat: int, kind: Callable[..., c.Command], *rest: Any, after: int = 0) -> list[e.AnyEntry]:
        """Another live command of the seat's player: `say(0, Propose, "pause")`."""
        self.now += after
        return self.ask(self.table.chairs[seat].user, kind(secrets.token_hex(4), seat, *rest))

    def play_until(self, enough: Callable[[Desk], bool], seed: int = 1) -> Desk:
        """Random legal moves, at most a thousand."""
        dice = random.Random(seed)
        for _ in range(1000):
            if enough(self):
                return self
            seat = dice.choice(self.table.actors())
            self.play(seat, dice.choice(self.legal(seat)))
        raise AssertionError("it never came to that")

    def again(self) -> Table:
        """The same table, from what was stored."""
        twin = Table(self.table.id, self.table.game, self.table.created)
        for number, at, author, command, text in self.stored:
            twin.fold(number, at, author, command, e.decode(text))
        return twin


def default_options(game: str) -> dict[str, bool]:
    return {option.name: option.default for option in gt.GAMES.entry(game).options}


def two_at(game: str = "san-francisco", **settings: Any) -> Desk:
    """Ann at seat 0 and Bob at seat 1; the game has begun."""
    return Desk(OPEN, OPEN, game=game, **settings).sit("ann", "bob").start()


def state_of(table: Table) -> dict[str, Any]:
    """All that a table is, as values that can be compared."""
    out = dict(vars(table))
    out["game"] = table.game.edition_hash
    out["clocks"] = dict(vars(table.clocks))
    match = table.match
    if match is not None:
        steps = [(step.seat, table.game.write(step.action), step.events) for step in match.steps]
        out["match"] = (match.seed, match.salt, match.state.dump(), repr(steps))
    # As texts: they stay as they are when the table changes.
    return {name: repr(sorted(value) if isinstance(value, set) else value) for name, value in out.items()}


# ---- the whole server -----------------------------------------------------------------------------------------
class House:
    def __init__(self, services: Services, url: str, end: AsyncExitStack) -> None:
        self.services = services
        self.url = url
        self._end = end

    @property
    def hub(self) -> Hub:
        return self.services.hub

    @property
    def driver(self) -> Driver:
        return self.services.driver

    async def guest(self, name: str = "Ann") -> Guest:
        guest = await Guest(self.url, name).come()
        self._end.push_async_callback(guest.close)
        return guest

    def later(self, close: Callable[[], Awaitable[None]]) -> None:
        """What is closed with the house."""
        self._end.push_async_callback(close)

    async def back(self, guest: Guest) -> Guest:
        """The same person, with their cookie, after a restart."""
        again = Guest(self.url, guest.name)
        again.http.cookies = guest.http.cookies
        again.me = (await again.ask("GET", "/api/me"))["me"]
        self._end.push_async_callback(again.close)
        return again

    async def wire(self, guest: Guest, table: str, seat: int | None = None, language: str | None = None) -> Wire:
        """A live connection that has had its first view."""
        wire = Wire(guest, table, seat, language)
        await self._end.enter_async_context(wire)
        await wire.until(lambda: wire.view)
        return wire

    async def two(self, game: str = "san-francisco", **settings: Any) -> tuple[Guest, Guest, str]:
        """Ann at seat 0 and Bob at seat 1 of a running game."""
        ann, bob = await self.guest("Ann"), await self.guest("Bob")
        table = await ann.new_table(game, [{}, {}], **settings)
        await bob.join(table)
        await ann.start(table)
        return ann, bob, table

    async def finish(self, table: str, seed: int = 1) -> None:
        """Random moves of every person, straight into the hub, until the game is over. Bots play by themselves."""
        dice = random.Random(seed)
        async with asyncio.timeout(SECONDS):
            for number in itertools.count():
                at = (await self.hub.open(table)).table
                if at.status != "running" or at.match is None:
                    return
                seats = [seat for seat in at.actors() if at.chairs[seat].person is not None]
                if not seats:
                    await asyncio.sleep(0.002)
                    continue
                seat = dice.choice(seats)
                action = at.game.write(dice.choice(at.match.legal(seat)))
                play = c.Play(f"finish-{seed}-{number}", seat, at.seen[seat], action)
                await self.hub.command(table, at.chairs[seat].user, play)


class Wire:
    """A live connection that a test reads message by message. It never comes back by itself."""

    def __init__(self, guest: Guest, table: str, seat: int | None = None, language: str | None = None) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.language = language
        self.heard: list[Json] = []
        self.view: Json = {}
        self.info: Json = {}
        self.closed: int | None = None
        """the code that the server closed with"""
        self._news = asyncio.Event()

    async def __aenter__(self) -> Wire:
        address = self.guest.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        said = {"seat": self.seat, "language": self.language}
        address += "?" + "&".join(f"{name}={value}" for name, value in said.items() if value is not None)
        headers = {"Cookie": self.guest.cookie}
        self.socket: ClientConnection = await connect(address, additional_headers=headers, ping_interval=None)
        self._ears = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self._ears

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                self._take(json.loads(text))
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        self._news.set()

    def _take(self, message: Json) -> None:
        self.heard.append(message)
        if message["type"] == "view":
            # Views follow each other without a gap, unless one is fresh.
            assert message["after"] is None or message["after"] == self.view["step"]
            self.view = message
            self.info = message["table"] or self.info
        self._news.set()

    async def until(self, enough: Callable[[], Any]) -> Any:
        async with asyncio.timeout(SECONDS):
            while not (found := enough()):
                self._news.clear()
                await self._news.wait()
            return found

    def all(self, kind: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == kind]

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def do(self, kind: str, **fields: Any) -> Json:
        """Send a command and wait for its answer, `done` or `error`."""
        fields.setdefault("id", secrets.token_urlsafe(8))
        old = len(self.heard)
        await self.say(kind, **fields)

        def answer() -> Json | None:
            return next(
                (m for m in self.heard[old:] if m["type"] in ("done", "error") and m.get("id") == fields["id"]), None
            )

        found = await self.until(answer)
        assert isinstance(found, dict)
        return found

    async def play(self, action: str | None = None, seat: int | None = None) -> Json:
        """The first legal action of the seat that is looked at, once there is one; what the server answered."""
        if action is None:
            await self.to_move()
        seat = self.view["seat"] if seat is None else seat
        return await self.do("play", seat=seat, step=self.view["step"], action=action or self.view["legal"][0])

    async def to_move(self) -> None:
        await self.until(lambda: self.view["legal"])

    async def at_step(self, step: int) -> None:
        await self.until(lambda: self.view["step"] >= step)

    async def until_over(self) -> None:
        await self.until(lambda: self.info["status"] == "over")

    async def until_said(self, text: str) -> None:
        """As a line of its own, or among those that a fresh view brings."""
        await self.until(
            lambda: (
                any(said["chat"]["text"] == text for said in self.all("said"))
                or any(line["text"] == text for view in self.all("view") for line in view["chat"] or ())
            )
        )


class NoWorkers(Workers):
    """For houses without bots: no process is started."""

    async def start(self) -> None:
        pass


class _Loop(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def house(data: Path, bots: bool = False, **settings: Any) -> AsyncIterator[House]:
    """The server in this event loop, without pauses and limits unless they are asked for."""
    chosen = Settings(data=data, **{"bot_pause": 0.0, "bot_seconds": 0.2, "rate_factor": 0.0, **settings})
    listening = listening_socket(chosen.host, 0)
    async with AsyncExitStack() as end:
        with pytest.MonkeyPatch.context() as patch:
            if not bots:
                patch.setattr(app, "Workers", NoWorkers)
            services = await end.enter_async_context(running(chosen))
        server = _Loop(wiring(services, timeout_graceful_shutdown=5))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            while not server.started:
                await asyncio.sleep(0.001)
            async with AsyncExitStack() as visitors:
                yield House(services, f"http://127.0.0.1:{listening.getsockname()[1]}{chosen.root_path}", visitors)
        finally:
            server.should_exit = True
            await serving
            listening.close()


def in_house(data: Path, visit: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    """Run one visit in a house of its own, bounded in time."""

    async def go() -> None:
        async with asyncio.timeout(2 * SECONDS), house(data, **settings) as here:
            await visit(here)

    asyncio.run(go())


async def refusal_of(asked: Coroutine[Any, Any, Any]) -> str:
    """The code with which the server refuses it."""
    try:
        await asked
    except Refusal as refusal:
        return str(refusal.code)
    raise AssertionError("it was not refused")


async def wait_for(enough: Callable[[], Any]) -> Any:
    async with asyncio.timeout(SECONDS):
        while not (found := enough()):
            await asyncio.sleep(0.005)
        return found
