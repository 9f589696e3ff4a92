"""The crash trial: games of bots and scripted clients go on while the server is killed again and again.

    python -m scripts.server.crash                            50 tables, 30 kills, SQLite
    python -m scripts.server.crash --postgres                 the same with two server processes at one PostgreSQL
    python -m scripts.server.crash --kills 500 --faults 100   faults of the database as well; the long form

Faults of SQLite's file: the disk is full, fails or is read-only, or another program locks it. Those of PostgreSQL: it
crashes, is stopped, ends all connections, stands still, or is cut off from one of the servers. With both, servers are
suspended, and their clocks are set.

Everything that was acknowledged must be in the database exactly once, and in the record of the finished game; what was
refused must not be there. The database is read directly, after every start and at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

import grandtour as gt
from grandtour.server.store import FILE
from scripts.server import history, stored
from scripts.server.client import FAULTS, Guest, Json, Refusal, glance
from scripts.server.faulty import Faulty
from scripts.server.harm import (
    LONGEST,
    Bridge,
    Clock,
    CutOff,
    Disk,
    Ended,
    Freeze,
    Frozen,
    Harm,
    Kill,
    Locked,
    Partition,
)
from scripts.server.player import Books, Habits, Player, Visitor
from scripts.server.process import ServerProcess, all_started, log_faults
from scripts.server.sight import Seen

BOTS = ("greedy", "random")
WORKERS = ("--bot-workers", "1")
LOOK_SECONDS = 5.0  # between two looks at a table whose players have gone; the server may be killed at any
FREE_COMMANDS = 12  # of a table, before it is slowed down to last until its kill
CLOCKS: tuple[Json, ...] = (
    {"kind": "none"},
    {"kind": "move", "seconds": 3600},
    {"kind": "bank", "seconds": 7200, "increment": 10},
    {"kind": "days", "seconds": 86400},
)


@dataclass(frozen=True)
class Plan:
    """A table to be: who sits where, and how it is played."""

    number: int
    game: str
    seats: tuple[str, ...]
    """open, link, device, or a bot's name"""
    options: dict[str, bool]
    clock: Json
    public: bool
    undo: bool
    stand_in: str
    twins: bool
    """every player is connected twice, and both connections play"""

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.seats) if kind not in BOTS]


def planned(number: int, dice: random.Random) -> Plan:
    game = gt.games()[number % 3]
    kinds = ["open", "open", "link", "device", *BOTS]
    seats = [dice.choice(kinds) for _ in range(dice.randint(2, 4))]
    if number % 10 != 9:  # every tenth table may be the bots' alone
        seats[dice.randrange(len(seats))] = "open"
    return Plan(
        number,
        game,
        tuple(seats),
        {option.name: dice.random() < 0.5 for option in gt.GAMES.entry(game).options},
        dice.choice(CLOCKS),
        public=dice.random() < 0.7,
        undo=dice.random() < 0.8,
        stand_in=dice.choice(BOTS),
        twins=dice.random() < 0.2,
    )


@dataclass
class Summary:
    tables: int = 0
    kills: int = 0
    sent: int = 0
    acknowledged: int = 0
    again: int = 0
    by_kills: int = 0
    """of those, where the player had not hung up"""
    refused: dict[str, int] = field(default_factory=dict)
    """by code"""
    reconnects: int = 0
    lost: int = 0
    twice: int = 0
    records: int = 0
    views: int = 0
    """that clients saw, and that were held against the order of the stored entries"""
    shared: int = 0
    """tables of which more than one process carried commands out"""
    seconds: float = 0.0
    harm: Counter[str] = field(default_factory=Counter)
    """what was done on purpose"""
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = (
            f"{self.tables} tables, {self.kills} kills, {self.seconds:.0f} s",
            f"beside: {', '.join(f'{name} {n}' for name, n in sorted(self.harm.items())) or 'nothing'}",
            f"{self.sent} commands sent, {self.acknowledged} acknowledged, {sum(self.refused.values())} refused"
            f" ({', '.join(f'{code} {count}' for code, count in sorted(self.refused.items()))})",
            f"{self.again} stored but their answer lost (answered when sent again), {self.by_kills} of them by"
            f" kills; {self.reconnects} reconnects",
            f"{self.lost} lost, {self.twice} twice, {self.records} records verified",
            f"{self.views} views held against the one order of what is stored",
            f"{self.shared} tables served by more than one process",
            *(f"FAULT {fault}" for fault in self.faults[:40]),
        )
        return "\n".join(lines)


class Trial:
    def __init__(
        self,
        house: House,
        *,
        tables: int,
        kills: int,
        seed: int,
        faults: int = 0,
        longest: float = LONGEST,
        pause: float = 1.5,
    ) -> None:
        self.servers = house.servers
        self.look = house.look
        self.dice = random.Random(seed)
        self.plans = [planned(number, random.Random(f"{seed} {number}")) for number in range(tables)]
        self.seed = seed
        kill = Kill(self.servers)
        self.kills = kills
        self.harms: list[Harm] = [kill] * kills
        for harm in house.harms:
            harm.longest = longest
        self.harms += [house.harms[number % len(house.harms)] for number in range(faults)]
        self.dice.shuffle(self.harms)
        self.pause = pause
        self.struck: list[Harm] = []
        self.books = Books()
        self.begun: dict[int, str] = {}
        self.over: set[int] = set()
        self.hosts: dict[int, Visitor] = {}
        self.players: list[Player] = []

    async def run(self, limit: float) -> Summary:
        began = time.monotonic()
        summary = Summary(tables=len(self.plans))
        try:
            async with asyncio.timeout(limit), asyncio.TaskGroup() as group:
                group.create_task(self.harming())
                for plan in self.plans:
                    group.create_task(self.table(plan))
        except TimeoutError:
            still = sorted(self.begun.get(plan.number, "?") for plan in self.plans if plan.number not in self.over)
            self.books.faults.append(f"after {limit:g} s, still open: {', '.join(still)}")
            waiting = [str(player.open) for player in self.players if not player.finished.is_set()]
            self.books.faults += [f"waits: {text}" for text in waiting]
            self.books.faults += [
                f"{server.url} ({server.state()}) wrote last: {server.tail(5)}" for server in self.servers
            ]
        else:
            await self.finish(summary)
        for guest in self.hosts.values():
            await guest.close()
        self.sum_up(summary)
        summary.seconds = time.monotonic() - began
        return summary

    # ---- harm -------------------------------------------------------------------------------------------------
    async def harming(self) -> None:
        for harm in self.harms:
            if len(self.over) == len(self.plans):
                self.books.faults.append(f"the games were over after {len(self.struck)} kills and faults")
                return
            await asyncio.sleep(self.dice.uniform(0.05, self.pause))
            await self.some_commands(self.dice.randint(1, 30))
            if self.dice.random() < 0.6:
                # Aimed: while a command is being stored, or its answer is on its way.
                await self.next_command()
                await asyncio.sleep(self.dice.uniform(0.0, 0.03))
            await harm.strike(self.dice)
            self.struck.append(harm)
            await self.check(at_the_end=False)

    async def some_commands(self, count: int) -> None:
        """Wait for so many more commands, but not for long: killing a server that has done nothing proves little."""
        limit = time.monotonic() + 5.0
        enough = len(self.books.sent) + count
        while len(self.books.sent) < enough and time.monotonic() < limit and len(self.over) < len(self.plans):
            await asyncio.sleep(0.01)

    async def next_command(self) -> None:
        self.books.just_sent.clear()
        try:
            async with asyncio.timeout(2.0):
                await self.books.just_sent.wait()
        except TimeoutError:
            pass

    async def check(self, *, at_the_end: bool) -> stored.Stored:
        # What was answered by now must be found; what is answered while we look is for the next time.
        told = [command for command in self.books.sent if command.answer is not None]
        joined = list(self.books.joined)
        found = await asyncio.to_thread(self.look)
        self.books.faults += stored.faults(found, told, joined, at_the_end=at_the_end)
        return found

    @property
    def harmed(self) -> int:
        return len(self.struck)

    # ---- tables -----------------------------------------------------------------------------------------------
    async def visitor(self, name: str) -> Visitor:
        urls = [server.url for server in self.servers]
        guest = Visitor(urls, random.Random(f"{self.seed} {name}"), name)
        await guest.come()
        return guest

    async def table(self, plan: Plan) -> None:
        guests: list[Visitor] = []
        try:
            await self.play(plan, guests)
            self.over.add(plan.number)
        except* Refusal as refusals:
            self.books.faults.append(f"table {self.begun.get(plan.number)}: {refusals.exceptions}")
        finally:
            for guest in guests:
                await guest.close()

    async def play(self, plan: Plan, guests: list[Visitor]) -> None:
        host = await self.visitor(f"Host {plan.number}")
        self.hosts[plan.number] = host
        table = await host.new_table(
            plan.game,
            [{"kind": "bot", "bot": kind} if kind in BOTS else {"kind": kind} for kind in plan.seats],
            options=plan.options,
            clock=plan.clock,
            public=plan.public,
            undo=plan.undo,
            stand_in=plan.stand_in,
            sit=False,
        )
        self.begun[plan.number] = table
        self.books.tables.append(table)
        seated = await self.sit(plan, host, table, guests)
        await host.start(table)
        players = [
            self.player(plan, guest, table, seat, twin)
            for seat, guest in seated.items()
            for twin in range(2 if plan.twins else 1)
        ]
        self.players += players
        reading = asyncio.ensure_future(self.reading(host, table, [s for s, guest in seated.items() if guest is host]))
        try:
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
        finally:
            reading.cancel()
        looked = 0.0
        while (await host.ask("GET", f"/api/tables/{table}"))["status"] == "running":
            await asyncio.sleep(0.2)
            if time.monotonic() - looked > LOOK_SECONDS:
                await glance(host, table)  # bots alone play only for somebody
                looked = time.monotonic()

    async def reading(self, host: Visitor, table: str, seats: list[int]) -> None:
        """Ask now and then for a view, at any process: who asks must see all that anybody was told before."""
        dice = random.Random(f"{self.seed} {table} reading")
        while True:
            seat = dice.choice([None, *seats])
            path = f"/api/tables/{table}/view" + ("" if seat is None else f"?seat={seat}")
            asked = time.monotonic()
            try:
                view = await Guest.ask(host, "GET", host.anywhere() + path)
            except (httpx.TransportError, Refusal, *FAULTS):
                pass  # nobody promised an answer
            else:
                self.books.seen.append(Seen.of(table, view, time.monotonic(), asked))
            await asyncio.sleep(dice.uniform(0.02, 0.4))

    async def sit(self, plan: Plan, host: Visitor, table: str, guests: list[Visitor]) -> dict[int, Visitor]:
        """Seat everybody; the answer says for each seat who plays there."""
        links = (await host.ask("GET", f"/api/tables/{table}/links"))["links"]
        tokens = {link["seat"]: link["token"] for link in links}
        seated: dict[int, Visitor] = {}
        host_sits = False
        for seat in plan.people:
            kind = plan.seats[seat]
            if kind == "device" or (kind == "open" and not host_sits):
                guest = host
                host_sits = host_sits or kind == "open"
            else:
                guest = await self.visitor(f"Guest {plan.number}-{seat}")
                guests.append(guest)
            if kind != "device":
                token = tokens[seat] if kind == "link" else None if plan.public else tokens[None]
                await guest.join(table, seat=seat, token=token)
            self.books.joined.append((table, seat, guest.id))
            seated[seat] = guest
        return seated

    def player(self, plan: Plan, guest: Visitor, table: str, seat: int, twin: int) -> Player:
        seed = random.Random(f"{self.seed} {plan.number} {seat} {twin}").getrandbits(32)
        one_process = len(self.servers) == 1
        habits = Habits(wander=0.01 if one_process else 0.04)
        pace = self.pace_of(plan)
        return Player(guest, table, self.books, seed, seat=seat, habits=habits, pace=pace, forward_only=one_process)

    def pace_of(self, plan: Plan) -> Callable[[], Awaitable[None]]:
        """Games end one after the other, so that every kill meets some that run: each lasts until a kill of its own."""
        until = (plan.number + 1) * len(self.harms) / len(self.plans)
        dice = random.Random(f"{self.seed} {plan.number} pace")
        commands = 0

        async def pace() -> None:
            nonlocal commands
            commands += 1
            if self.harmed < until and commands > FREE_COMMANDS + 40 * self.harmed / until:
                await asyncio.sleep(dice.uniform(0.1, 1.5))
            while self.harmed < len(self.harms) and len(self.plans) - len(self.over) <= 2 and plan.people:
                await asyncio.sleep(0.05)

        return pace

    # ---- the end ----------------------------------------------------------------------------------------------
    async def finish(self, summary: Summary) -> None:
        found = await self.check(at_the_end=True)
        self.books.faults += await asyncio.to_thread(history.faults, found, self.books.seen, self.books.sent)
        summary.views = len(self.books.seen)
        texts: list[str] = []
        for number, table in self.begun.items():
            if found.status.get(table) != "over":
                self.books.faults.append(f"table {table} is {found.status.get(table)}")
                continue
            text = await self.download(number, table)
            faults = stored.record_faults(table, found.entries[table], text)
            self.books.faults += faults
            summary.records += not faults
            texts.append(text)
        if texts:
            self.books.faults += verified_by_command(self.dice.choice(texts), self.servers[0].folder)

    async def download(self, number: int, table: str) -> str:
        while True:
            try:
                return str(await self.hosts[number].ask("GET", f"/api/tables/{table}/record"))
            except Refusal as refusal:
                if refusal.code != "table/not-over":  # the other process hears of the end a moment later
                    raise
                await asyncio.sleep(0.1)

    def sum_up(self, summary: Summary) -> None:
        for server in self.servers:
            self.books.faults += log_faults(server.log, harmed=len(self.harms) > self.kills)
        answers = self.books.answers()
        harm = Counter(harm.name for harm in self.struck)
        summary.kills = harm.pop(Kill.name, 0)
        summary.harm = harm
        summary.sent = len(self.books.sent)
        summary.again = answers["again"]
        summary.by_kills = sum(command.answer == "again" and not command.hung_up for command in self.books.sent)
        summary.acknowledged = answers["done"] + answers["again"]
        summary.refused = {code: n for code, n in answers.items() if code not in ("done", "again", "none")}
        summary.reconnects = self.books.reconnects
        summary.lost = sum("lost" in fault for fault in self.books.faults)
        summary.twice = sum("twice" in fault for fault in self.books.faults)
        by_table: dict[str, set[str | None]] = {}
        for command in self.books.sent:
            if command.answer == "done":
                by_table.setdefault(command.table, set()).add(command.process)
        summary.shared = sum(len(processes) > 1 for processes in by_table.values())
        summary.faults = list(dict.fromkeys(self.books.faults))


def verified_by_command(text: str, folder: Path) -> list[str]:
    file = folder / "one.record.txt"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "grandtour", "verify", str(file)], capture_output=True, text=True)
    return [] if done.returncode == 0 else [f"grandtour verify: {done.stdout}{done.stderr}"]


@dataclass(frozen=True)
class House:
    """What a trial is made in: the servers, how to read their database, and what may happen to it beside kills."""

    servers: list[ServerProcess]
    look: Callable[[], stored.Stored]
    harms: list[Harm]


@asynccontextmanager
async def on_sqlite(folder: Path) -> AsyncIterator[House]:
    with Faulty(folder) as layer, ServerProcess(folder / "one", *WORKERS, variables=layer.environment) as server:
        file = server.folder / "data" / FILE
        harms = [Disk(layer), Locked(file), Freeze([server]), Clock([layer])]
        yield House([server], lambda: stored.in_file(file), harms)


@asynccontextmanager
async def on_postgres(folder: Path) -> AsyncIterator[House]:
    from scripts.server.postgres import Postgres

    async with AsyncExitStack() as stack:
        postgres = stack.enter_context(Postgres())
        bridges = [Bridge(postgres, folder / f"bridge-{name}") for name in ("one", "two")]
        servers = []
        layers = []
        for bridge in bridges:
            await stack.enter_async_context(bridge.run())
            url = postgres.url("trial", bridge.folder)
            layers.append(stack.enter_context(Faulty(bridge.folder)))
            variables = layers[-1].environment
            servers.append(ServerProcess(bridge.folder / "server", *WORKERS, database=url, variables=variables))
        await asyncio.to_thread(stack.enter_context, all_started(servers))
        harms = [
            Ended(postgres, servers),
            CutOff(postgres),
            Frozen(postgres),
            Partition(bridges),
            Freeze(servers),
            Clock(layers),
        ]
        yield House(servers, lambda: stored.look(lambda question: postgres.ask(question, "trial")), harms)


async def crash(
    folder: Path,
    *,
    tables: int,
    kills: int,
    seed: int,
    faults: int = 0,
    longest: float = LONGEST,
    postgres: bool = False,
    limit: float = 900,
    pause: float = 1.5,
) -> Summary:
    async with (on_postgres if postgres else on_sqlite)(folder) as house:
        trial = Trial(house, tables=tables, kills=kills, faults=faults, longest=longest, seed=seed, pause=pause)
        return await trial.run(limit)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--faults", type=int, default=0, help="of the database, and suspended servers")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--limit", type=float, default=900, help="seconds")
    asked = parser.parse_args()
    seed = asked.seed if asked.seed is not None else int.from_bytes(os.urandom(4))
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="grandtour-crash-") as folder:
        summary = asyncio.run(
            crash(
                Path(folder),
                tables=asked.tables,
                kills=asked.kills,
                faults=asked.faults,
                seed=seed,
                postgres=asked.postgres,
                limit=asked.limit,
            )
        )
    print(summary)
    return 1 if summary.faults else 0


if __name__ == "__main__":
    sys.exit(main())
