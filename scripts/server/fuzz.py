"""The trial of bad input: whatever comes over the WebSocket, no table breaks, and every answer has a code.

    python -m scripts.server.fuzz --minutes 5 --seed 7

Players and strangers send right commands and commands that are wrong in every way that we could think of; they flood
the server, break off in the middle, and use other people's ids. Then each game is played to its end, and its record is
verified.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import string
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import grandtour as gt
from grandtour.core.record import parse, verify
from grandtour.server.codes import Code
from grandtour.server.messages import Beat, Bye, Done, Error, ServerMessage, View
from scripts.server.client import Guest, Json, Seat, any_legal
from scripts.server.process import ServerProcess, log_faults

EXPECTED_CLOSES: Final = {1000, 1008, 1009, 1012}
"""Well, against our policy (with a `bye`), too large, come again (with a `bye`)."""
LOST: Final = 1006
LARGE: Final = 16_000
MOST_LOST: Final = 0.01
ANSWER_SECONDS: Final = 20.0
FLOOD: Final = 1500  # messages at once, before a single answer is read
IDS: Final = 30  # an id out of so few is used again and again, by everybody


def decoded(text: str | bytes) -> tuple[ServerMessage, Json]:
    """The message by its documented shape. The game's part of a view has the game's own."""
    plain = json.loads(text)
    checked = plain
    if plain.get("type") == "view" and isinstance(plain.get("game"), dict):
        checked = {**plain, "game": None}
    return msgspec.convert(checked, ServerMessage, strict=True), plain


@dataclass
class Findings:
    seed: int
    sent: int = 0
    connections: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)
    lost: int = 0
    """connections that ended without a word, though they had not asked for it"""
    games: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [
            f"seed {self.seed}: {self.sent} messages over {self.connections} connections, {self.lost} of them lost",
            f"{self.games} games finished",
            "answers: " + ", ".join(f"{name} {count}" for name, count in sorted(self.answers.items())),
            "closed with: " + ", ".join(f"{code} {count}" for code, count in sorted(self.closes.items())),
        ]
        return "\n".join([*lines, *(f"FAULT {fault}" for fault in self.faults[:20]), f"{len(self.faults)} faults"])


# ---------------------------------------------------------------- what is sent
Frame = str | bytes | tuple[bytes] | list[str]
"""Text; a binary frame; bytes in a text frame; a text in fragments."""


class Mischief:
    """Messages, right and wrong. `view` is the newest that the sender has seen."""

    def __init__(self, dice: random.Random, actions: list[str]) -> None:
        self.dice = dice
        self.actions = actions  # seen anywhere: most are illegal now, or of another game
        self.view: Json = {"seat": None, "step": 0, "legal": []}

    def any_id(self) -> str:
        return f"id-{self.dice.randrange(IDS)}" if self.dice.random() < 0.5 else f"own-{self.dice.getrandbits(60):x}"

    def right(self) -> Json:
        """A command that has the right shape, and often fits the moment too."""
        dice, view = self.dice, self.view
        seat = view["seat"] if view["seat"] is not None and dice.random() < 0.8 else dice.randrange(4)
        step = view["step"] if dice.random() < 0.8 else max(0, view["step"] + dice.randrange(-9, 10))
        actions = view["legal"] if view["legal"] and dice.random() < 0.7 else self.actions or ["x"]
        base = {"id": self.any_id(), "seat": seat}
        kinds: list[Callable[[], Json]] = [
            lambda: {"type": "play", **base, "step": step, "action": dice.choice(actions)},
            lambda: {"type": "play", **base, "step": step, "action": self.bent(dice.choice(actions))},
            lambda: {"type": "undo", **base, "step": step},
            lambda: {"type": "propose", **base, "what": "pause"},
            lambda: {"type": "answer", **base, "yes": dice.random() < 0.5},
            lambda: {"type": "resume", **base},
            lambda: {"type": "leave", **base},
            lambda: {"type": "return", **base},
            lambda: {"type": "chat", "id": self.any_id(), "text": self.bent("good luck to all")},
            lambda: {"type": "look", "seat": dice.choice([None, 0, 1, 2, seat])},
            lambda: {"type": "sync"},
            lambda: {"type": "ping"},
        ]
        return dice.choices(kinds, [6, 4, 2, 1, 1, 2, 1, 2, 1, 1, 1, 1])[0]()

    def bent(self, text: str) -> str:
        """Some letters are others: digits of other scripts, controls, halves of characters, or just more of them."""
        dice = self.dice
        letters = list(text)
        for _ in range(dice.randrange(3)):
            at = dice.randrange(len(letters) + 1)
            letters[at : at + dice.randrange(2)] = dice.choice(
                ["²", "٣", "-", " ", "0", "99999999999999999999", "\0", "\u2028", "𝟗", "é", "", "x" * 50, "/", ":", ","]
            )
        return "".join(letters)

    def odd_value(self) -> Any:
        dice = self.dice
        return dice.choice(
            [None, True, False, -1, 0, 1, 16, 2**31 + 1, 2**63, 2**64, 10**400, -(10**30), 0.5, 1e308, "", "0", "play",
             "\0", "ß" * 70, "x" * 401, "x" * 5000, [], {}, [[]], {"type": "play"}, "id with spaces", [1, 2, 3]]
        )  # fmt: skip

    def wrong(self) -> Json:
        """A right command in which one or two things are then made wrong."""
        dice = self.dice
        message = self.right()
        for _ in range(1 + dice.randrange(2)):
            name = dice.choice(list(message) or ["id"])
            change = dice.randrange(5)
            if change == 0:
                message.pop(name, None)
            elif change == 1:
                message[name] = self.odd_value()
            elif change == 2:
                message[dice.choice(["extra", "user", "author", "by", "at", "__proto__", "\0", ""])] = self.odd_value()
            elif change == 3:
                message["type"] = dice.choice(["sit", "start", "timeout", "botplay", "view", "", "PLAY", "created"])
            else:
                message["id"] = dice.choice(["", "a" * 65, "ä", "../x", 7, None, "\0", [], "deleted-0"])
        if message.get("what") == "end":
            message["what"] = "pause"  # or the game would be over, by agreement
        return message

    def frame(self) -> Frame:
        dice = self.dice
        kind = dice.randrange(20)
        if kind < 8:
            return json.dumps(self.right())
        if kind < 14:
            return json.dumps(self.wrong(), ensure_ascii=dice.random() < 0.5)
        text = json.dumps(self.right())
        match kind:
            case 14:  # cut off, or with a letter changed
                at = dice.randrange(len(text))
                return text[:at] + (dice.choice(string.printable) + text[at + 1 :] if dice.random() < 0.5 else "")
            case 15:
                depth = dice.choice([10, 300, 2000])
                return dice.choice(["[" * depth, '{"a":' * depth, '{"type":"play","id":' + "[" * depth])
            case 16:
                return dice.choice([text.encode(), b"", b"\0" * 100, bytes(range(256))])
            case 17:
                return dice.choice(
                    ["", " ", "null", "[]", '"play"', "NaN", "-", "1e999", '{"type":"sync","type":"ping"}', "\ufeff{}",
                     '{"type":"play","id":"\\ud800","seat":0,"step":0,"action":"x"}',
                     '{"type":"chat","id":"a","text":"\\ud83d"}', "/*" + text]
                )  # fmt: skip
            case 18:
                return [text[: len(text) // 2], text[len(text) // 2 :]]
            case _:
                too_much: list[Frame] = [
                    text + " " * 5000,
                    json.dumps({"type": "chat", "id": "a", "text": "y" * 4200}),
                    "z" * 17_000,
                    (b'{"type":"chat","id":"a","text":"\xff\xfe"}',),
                    ["w" * 9000, "w" * 9000],
                ]
                return dice.choice(too_much)


# ---------------------------------------------------------------- who sends it
class Nobody:
    """A type that no message has: who waits for it hears everything to the end."""


class Troublemaker:
    """Sends and listens until its time is over. A command of its own is answered, whatever else is sent."""

    def __init__(self, guest: Guest, tables: list[str], mischief: Mischief, findings: Findings) -> None:
        self.guest = guest
        self.tables = tables
        self.mischief = mischief
        self.findings = findings
        self.dice = mischief.dice
        self.said_bye = False
        self.rude = False  # this connection has sent what ends it

    async def run(self, until: float) -> None:
        while time.monotonic() < until:
            try:
                await self.connection(self.dice.choice(self.tables), until)
            except (OSError, TimeoutError) as fault:
                self.findings.faults.append(f"the server does not answer: {fault!r}")
                return

    async def connection(self, table: str, until: float) -> None:
        findings = self.findings
        self.said_bye = self.rude = False
        address = self.guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        findings.connections += 1
        async with connect(
            address,
            additional_headers={"Cookie": self.guest.cookie},
            ping_interval=None,
            max_size=None,
            max_queue=None,  # or a flood would wait for us to read
            close_timeout=20,
        ) as socket:
            try:
                await self.hear(socket, View)
                for _ in range(self.dice.randrange(1, 80)):
                    if time.monotonic() > until:
                        break
                    await self.trouble(socket)
            except ConnectionClosed:
                pass
            if self.dice.random() < 0.3:  # gone in the middle of a command
                with suppress(ConnectionClosed):
                    await self.send(socket, json.dumps(self.mischief.right()))
                socket.transport.abort()
                return
        with suppress(ConnectionClosed):
            await self.hear(socket, Nobody)  # what came before the end
        code = socket.close_code or 0
        findings.closes[code] += 1
        if code == LOST:  # it closed while we were still sending, and the network lost its last words
            findings.lost += not self.rude
            return
        if code not in EXPECTED_CLOSES or (code in (1008, 1012) and not self.said_bye):
            findings.faults.append(f"closed with {code} {socket.close_reason!r}, bye: {self.said_bye}")

    async def trouble(self, socket: ClientConnection) -> None:
        if self.dice.random() < 0.003:
            self.rude = True
            for _ in range(FLOOD):
                await self.send(socket, json.dumps(self.mischief.right()))
        else:
            await self.send(socket, self.mischief.frame())
        await socket.send('{"type":"ping"}')
        await self.hear(socket, Beat)

    async def send(self, socket: ClientConnection, frame: Frame) -> None:
        self.findings.sent += 1
        self.rude = (
            self.rude or isinstance(frame, tuple) or len("".join(frame) if isinstance(frame, list) else frame) > LARGE
        )
        if isinstance(frame, tuple):
            await socket.send(frame[0], text=True)
        elif isinstance(frame, list):
            await socket.send(iter(frame))
        else:
            await socket.send(frame)

    async def hear(self, socket: ClientConnection, last: type) -> None:
        """Hear everything up to a message of the type `last`. What cannot be read is a finding."""
        findings = self.findings
        while True:
            async with asyncio.timeout(ANSWER_SECONDS):
                text = await socket.recv()
            try:
                message, seen = decoded(text)
            except (msgspec.ValidationError, ValueError) as fault:
                findings.faults.append(f"{fault}: {text[:200]!r}")
                raise ConnectionError(str(fault)) from None
            name = message.__struct_config__.tag
            if isinstance(message, Error):
                name = message.code.value
                if message.code in (Code.FAILED, Code.BUSY, Code.BROKEN):
                    findings.faults.append(f"{text!r}")
            elif isinstance(message, Done):
                name = "again" if message.again else "done"
            elif isinstance(message, View):
                self.mischief.view = seen
                self.mischief.actions += seen["legal"][:3]
                del self.mischief.actions[:-200]
            elif isinstance(message, Bye):
                self.said_bye = True
            findings.answers[str(name)] += 1
            if isinstance(message, last):
                return


# ---------------------------------------------------------------- and afterwards
async def set_right(seat: int, guest: Guest, table: str) -> None:
    """Take the seat back from a stand-in, and end a pause, so that the game goes on."""
    address = guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    headers = {"Cookie": guest.cookie}
    async with connect(address, additional_headers=headers, ping_interval=None, max_size=None) as socket:
        for kind in ("return", "resume"):
            await socket.send(json.dumps({"type": kind, "id": f"right-{kind}-{time.time_ns()}", "seat": seat}))
        await socket.send('{"type":"ping"}')
        async with asyncio.timeout(ANSWER_SECONDS):
            while json.loads(await socket.recv())["type"] != "beat":
                pass


async def finish(findings: Findings, game: str, table: str, players: list[Guest], seed: int) -> None:
    """Play to the end, both by hand, and verify the record."""
    for seat, guest in enumerate(players):
        await set_right(seat, guest, table)
    seats = [Seat(guest, table, any_legal, seed + number) for number, guest in enumerate(players)]
    try:
        async with asyncio.timeout(120):
            await asyncio.gather(*(seat.play() for seat in seats))
        record = parse(await players[0].ask("GET", f"/api/tables/{table}/record"))
        verify(record, gt.game(game))
        findings.games += 1
    except Exception as fault:
        findings.faults.append(f"{game} at {table} cannot be finished: {fault!r}")


async def fuzzed(server: ServerProcess, seed: int, seconds: float) -> Findings:
    findings = Findings(seed)
    dice = random.Random(seed)
    guests: list[Guest] = []

    async def guest(name: str) -> Guest:
        guests.append(await Guest(server.url, name).come())
        return guests[-1]

    try:
        stranger = await guest("Stranger")
        playing: list[tuple[str, str, list[Guest]]] = []
        for game in gt.games():
            players = [await guest("Ann"), await guest("Bob")]
            table = await players[0].new_table(game, [{}, {}])
            await players[1].join(table)
            await players[0].start(table)
            playing.append((game, table, players))
        tables = [table for _, table, _ in playing]
        closed = await stranger.new_table("san-francisco", [{}, {}])
        await stranger.ask("POST", f"/api/tables/{closed}/close")
        makers = [
            Troublemaker(
                who, [table, table, table, *tables, closed], Mischief(random.Random(dice.random()), []), findings
            )
            for _, table, players in playing
            for who in (*players, stranger)
        ]
        until = time.monotonic() + seconds
        await asyncio.gather(*(maker.run(until) for maker in makers))
        await asyncio.gather(*(finish(findings, game, table, players, seed) for game, table, players in playing))
        # The games are over now: their tables are sent the same, and must stay as they are.
        until = time.monotonic() + seconds / 5
        await asyncio.gather(*(maker.run(until) for maker in makers))
        for game, table, players in playing:
            verify(parse(await players[0].ask("GET", f"/api/tables/{table}/record")), gt.game(game))
    finally:
        for one in guests:
            await one.close()
    return findings


def fuzz(folder: Path, seed: int, seconds: float) -> Findings:
    """Run the trial at a server of its own, and look at what that logs, too."""
    with ServerProcess(folder, "--log-format", "json") as server:
        findings = asyncio.run(fuzzed(server, seed, seconds))
        if findings.lost > 3 + findings.connections * MOST_LOST:
            findings.faults.append(f"{findings.lost} of {findings.connections} connections ended without a word")
        if server.stop() != 0:
            findings.faults.append("the server did not stop well")
        findings.faults += log_faults(server.log)
    return findings


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--seed", type=int, default=None)
    asked = parser.parse_args()
    seed = asked.seed if asked.seed is not None else int.from_bytes(os.urandom(4))
    with tempfile.TemporaryDirectory(prefix="grandtour-fuzz-") as folder:
        findings = fuzz(Path(folder), seed, asked.minutes * 60)
    print(findings)
    return 1 if findings.faults else 0


if __name__ == "__main__":
    sys.exit(main())
