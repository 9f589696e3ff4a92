"""The soak: everything that people do on a server, for a long time, and what it takes of the machine meanwhile.

    python -m scripts.server.soak [--minutes 60] [--tables 100] [--every 60]

At one table in five, people play whole games with a bot, in all languages, with hints, undo, chat and pauses; they
look back at the game, check its record, play on from a moment of it, log out, and others come. At the other tables bots
play among themselves while somebody looks on. Now and then a line tells the memory, files and threads of the server.

These must hold, or the exit code is 1: memory stays under 320 MB and, in the last third, within a tenth of what it was
in the second; files and threads do not grow; every record is true; no view contradicts the order of what is stored; the
server's log has no fault.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

import grandtour as gt
from grandtour.server.store import FILE
from scripts.server import history, stored
from scripts.server.client import Guest, Json, Refusal, Seat
from scripts.server.load import MB, Page, size_of
from scripts.server.player import Books, Habits, Player, Visitor
from scripts.server.process import ServerProcess, log_faults

LARGEST_MB: Final = 320.0
GROWTH: Final = 1.10
LANGUAGES: Final = ("en", "es", "fr", "de", "ro")
HABITS: Final = Habits(undo=0.05, leave=0.003, propose=0.003, chat=0.02, wander=0.005)
HINTS: Final = 0.02  # of the moments at which somebody plays
LOOK_BACK: Final = 20  # moments of a replay that are asked for


@dataclass(frozen=True)
class Sample:
    """The server at one moment."""

    seconds: float
    mb: float
    files: int
    threads: int
    tables: int
    database_mb: float

    def __str__(self) -> str:
        return (
            f"{self.seconds / 60:6.1f} min  {self.mb:6.1f} MB  {self.files:4} files  {self.threads:3} threads  "
            f"{self.tables:4} tables in memory  database {self.database_mb:.1f} MB"
        )


@dataclass
class Soak:
    server: ServerProcess
    tables: int
    seed: int
    thought: float = 0.4
    """seconds that people think about a move, at most"""
    done: Counter[str] = field(default_factory=Counter)
    """what people did, by name"""
    faults: list[str] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    ends: float = 0.0

    async def run(self, seconds: float, every: float) -> None:
        begun = time.monotonic()
        self.ends = begun + seconds
        watching = asyncio.ensure_future(self._watch(begun, every))
        async with asyncio.TaskGroup() as group:
            for number in range(self.tables):
                group.create_task(self._again_and_again(self._people if number % 5 == 0 else self._bots, number))
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        self.samples.append(await self._sample(begun))
        self.faults += log_faults(self.server.log)
        self.faults += judged(self.samples)

    async def _again_and_again(self, game: Callable[[random.Random], Awaitable[None]], number: int) -> None:
        dice = random.Random(f"{self.seed} {number}")
        while time.monotonic() < self.ends:
            await game(dice)

    # ---- tables -----------------------------------------------------------------------------------------------
    async def _visitor(self, dice: random.Random, name: str) -> Visitor:
        guest = Visitor([self.server.url], random.Random(dice.getrandbits(32)), name)
        await guest.come()
        return guest

    async def _bots(self, dice: random.Random) -> None:
        """Bots play one game among themselves, and somebody looks on."""
        guest = await self._visitor(dice, "Onlooker")
        game = dice.choice(gt.games())
        level = dice.choice(("novice", "greedy", "random"))
        table = await guest.new_table(game, [{"kind": "bot", "bot": level}] * dice.randint(2, 4), sit=False)
        onlooker = Onlooker(guest, table, dice.choice(LANGUAGES), lambda: time.monotonic() > self.ends)
        await guest.start(table)
        await onlooker.play()
        if not onlooker.early:
            self.done["games of bots"] += 1
            await self._checked(guest, table)
        await guest.close()

    async def _people(self, dice: random.Random) -> None:
        """Two people and a bot play one game, look back at it, and go."""
        guests = [await self._visitor(dice, f"Guest {seat}") for seat in range(2)]
        host = guests[0]
        books = Books()
        game = dice.choice(gt.games())
        table = await host.new_table(game, [{}, {}, {"kind": "bot", "bot": "greedy"}])
        await guests[1].join(table)
        await host.start(table)
        players = [self._player(guest, table, books, dice) for guest in guests]
        try:
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            self.done["games of people"] += 1
            self.done["commands"] += len(books.sent)
            await self._checked(host, table)
            await self._look_back(host, table, dice)
        except* Refusal as refusals:
            self.faults.append(f"table {table}: {refusals.exceptions}")
        found = await asyncio.to_thread(stored.in_file, self.server.folder / "data" / FILE, table)
        self.faults += books.faults
        self.faults += stored.faults(found, books.sent, books.joined, at_the_end=False)
        self.faults += await asyncio.to_thread(history.faults, found, books.seen, books.sent)
        self.done["views checked"] += len(books.seen)
        for guest in guests:
            await guest.ask("POST", "/api/logout")
            await guest.close()

    def _player(self, guest: Visitor, table: str, books: Books, dice: random.Random) -> Player:
        own = random.Random(dice.getrandbits(32))

        async def pace() -> None:
            await asyncio.sleep(own.uniform(0.1, 1.0) * self.thought)
            if own.random() < HINTS:
                await self._hint(guest, player, own)

        player = Player(guest, table, books, dice.getrandbits(32), habits=HABITS, pace=pace)
        player.query = f"?language={own.choice(LANGUAGES)}"
        return player

    async def _hint(self, guest: Visitor, player: Player, dice: random.Random) -> None:
        seat = player.view["seat"]
        path = f"/api/tables/{player.table}/hint?seat={seat}&language={dice.choice(LANGUAGES)}"
        with suppress(Refusal, httpx.TransportError):  # it is no longer their turn, or bots are busy
            await Guest.ask(guest, "GET", path)
            self.done["hints"] += 1

    async def _checked(self, guest: Visitor, table: str) -> None:
        said = await guest.ask("GET", f"/api/tables/{table}/verify")
        self.done["records checked"] += 1
        if not said["ok"]:
            self.faults.append(f"table {table}: its record is not true: {said}")

    async def _look_back(self, guest: Visitor, table: str, dice: random.Random) -> None:
        eyes = dice.choice(("0", "none", "all"))
        language = dice.choice(LANGUAGES)
        replay = await guest.ask("GET", f"/api/tables/{table}/replay?eyes={eyes}&language={language}")
        last = len(replay["steps"]) - 1
        first = dice.randint(0, max(0, last - LOOK_BACK))
        to = min(last, first + LOOK_BACK)
        await guest.ask("GET", f"/api/tables/{table}/replay/{first}/to/{to}?eyes={eyes}&language={language}")
        self.done["replays"] += 1
        if dice.random() < 0.5:
            fork = await guest.ask("POST", f"/api/tables/{table}/fork", {"step": first, "eyes": eyes})
            await guest.ask("GET", f"/api/tables/{fork['table']}/view")
            self.done["forks"] += 1

    # ---- the machine ------------------------------------------------------------------------------------------
    async def _watch(self, begun: float, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            self.samples.append(await self._sample(begun))
            print(self.samples[-1], flush=True)

    async def _sample(self, begun: float) -> Sample:
        assert self.server.process is not None
        place = Path(f"/proc/{self.server.process.pid}")
        page = await Page.of(self.server)
        return Sample(
            time.monotonic() - begun,
            self.server.rss() / MB,
            len(os.listdir(place / "fd")),
            len(os.listdir(place / "task")),
            int(page.values["grandtour_tables_loaded"]),
            size_of(self.server.folder / "data") / MB,
        )


class Onlooker(Seat):
    """Looks on until the game is over, or the soak ends."""

    def __init__(self, guest: Visitor, table: str, language: str, late: Callable[[], bool]) -> None:
        super().__init__(guest, table, lambda view, dice: None)
        self.query = f"?language={language}"
        self.late = late
        self.early = False

    async def take(self, message: Json) -> None:
        if message["type"] == "view" and message["table"] is not None:
            self.info = message["table"]
        if self.info and self.info["status"] in ("over", "closed"):
            self.finished.set()
        elif self.late():
            self.early = True
            self.finished.set()


def judged(samples: Sequence[Sample]) -> list[str]:
    """What must hold of the machine, and does not."""
    out = []
    most = max(sample.mb for sample in samples)
    if most >= LARGEST_MB:
        out.append(f"the server takes {most:.0f} MB; the limit is {LARGEST_MB:.0f}")
    third = len(samples) // 3
    if third:
        second, last = samples[third : 2 * third], samples[2 * third :]
        for name, grew in (("mb", GROWTH), ("files", 1.5), ("threads", 1.2)):
            before = max(getattr(sample, name) for sample in second)
            after = max(getattr(sample, name) for sample in last)
            if after > before * grew:
                out.append(f"{name} grew from {before:.0f} in the second third to {after:.0f} in the last")
    return out


async def soak(
    server: ServerProcess, *, tables: int, seconds: float, every: float, seed: int, thought: float = 0.4
) -> Soak:
    trial = Soak(server, tables, seed, thought)
    await trial.run(seconds, every)
    return trial


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--every", type=float, default=60, help="seconds between two lines")
    parser.add_argument("--seed", type=int, default=None)
    asked = parser.parse_args()
    seed = asked.seed if asked.seed is not None else int.from_bytes(os.urandom(4))
    print(f"seed {seed}", flush=True)
    with (
        tempfile.TemporaryDirectory(prefix="grandtour-soak-") as folder,
        ServerProcess(Path(folder), "--bot-workers", "1", "--log-format", "json") as server,
    ):
        work = soak(server, tables=asked.tables, seconds=asked.minutes * 60, every=asked.every, seed=seed)
        trial = asyncio.run(work)
        print(trial.samples[-1])
    print(", ".join(f"{name} {count}" for name, count in sorted(trial.done.items())))
    for fault in trial.faults[:40]:
        print(f"FAULT {fault}")
    return 1 if trial.faults else 0


if __name__ == "__main__":
    sys.exit(main())
