"""The trial of network faults: whole games are played through a proxy that delays, cuts and stalls connections.

    python -m scripts.server.faults                 30 tables

Some seats are played over two connections at once, spectators look on, and some of them read slowly. Every few
seconds the network heals, and each client must soon show what the server shows. All that they saw must fit one order of
what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import grandtour as gt
from grandtour.server.store import FILE
from scripts.server import history, stored
from scripts.server.client import Json
from scripts.server.player import Books, Habits, Player, Visitor
from scripts.server.process import ServerProcess, log_faults
from scripts.server.proxy import NARROW, SMALL, Proxy

SILENCE = 0.6  # seconds without a word, and a client asks whether anybody is there
PATIENCE = 2.0  # and then gives the connection up
AGREE_SECONDS = 10.0
STORM_SECONDS = 4.0
FAULT_EVERY = 4.0  # seconds, for each client
HABITS = Habits(leave=0.005, chat=0.02, wander=0.0)
OF_THE_MOMENT = frozenset(("type", "now", "after", "events", "you", "chat"))


def shown(view: Json, info: Json | None = None) -> Json:
    """What two views of the same moment have in common. `info`: the table as it was said last."""
    out = {name: value for name, value in view.items() if name not in OF_THE_MOMENT}
    if out["table"] is None:
        out["table"] = info
    return out


async def think() -> None:
    """Wait before a move, so that games last long enough to meet some faults."""
    await asyncio.sleep(0.05)


class Client(Player):
    """Notices by itself that nobody is there any more, and stays when the game is over."""

    def __init__(self, *arguments: Any, may_act: asyncio.Event, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.may_act = may_act
        self.over = False
        self.overflows = 0
        self._fresh_due = 0

    def connecting(self, **options: Any) -> connect:
        return super().connecting(open_timeout=PATIENCE, close_timeout=0.2, **options)

    async def receive(self, socket: ClientConnection) -> str | bytes:
        for wait in (SILENCE, PATIENCE - SILENCE):
            try:
                async with asyncio.timeout(wait):
                    return await socket.recv()
            except TimeoutError:
                await self.say({"type": "ping"})
        raise TimeoutError

    async def say(self, message: Json) -> None:
        # The way may be stalled: then even sending does not come back.
        try:
            async with asyncio.timeout(PATIENCE):
                await super().say(message)
        except TimeoutError:
            return
        self._fresh_due += message["type"] == "sync"

    def _look_at(self, view: Json) -> None:
        if self.socket is not self._seen_on:
            self._fresh_due = 1
        if view["after"] is None:
            # Nobody asked: so many views waited for us that the server threw them away and made one fresh view.
            self.overflows += self._fresh_due == 0
            self._fresh_due = max(0, self._fresh_due - 1)
        super()._look_at(view)

    async def act(self) -> None:
        if self.may_act.is_set() or self.open is not None:
            await super().act()

    def _perhaps_finished(self) -> None:
        self.over = self.open is None and bool(self.info) and self.info["status"] in ("over", "closed")


class Dawdler(Client):
    """A spectator who takes nothing for a while, and has hardly room for what is sent meanwhile."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.awake = asyncio.Event()
        self.awake.set()

    def connecting(self, **options: Any) -> connect:
        ours = socket.socket()
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)  # before it connects, or it is too late
        ours.connect(("127.0.0.1", int(self.anywhere().rpartition(":")[2])))
        return super().connecting(sock=ours, max_queue=1, **options)

    async def receive(self, socket: ClientConnection) -> str | bytes:
        await self.awake.wait()
        return await super().receive(socket)


@dataclass
class Summary:
    tables: int = 0
    clients: int = 0
    suffered: Counter[str] = field(default_factory=Counter)
    reconnects: int = 0
    fresh_views: int = 0
    overflows: int = 0
    """fresh views that nobody asked for: the client had not read what was sent"""
    sent: int = 0
    again: int = 0
    compared: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.suffered.items()))
        lines = (
            f"{self.tables} tables, {self.clients} clients, {self.seconds:.0f} s",
            f"{self.suffered.total()} faults ({kinds})",
            f"{self.reconnects} reconnects, {self.fresh_views} fresh views, {self.overflows} of them for slow readers",
            f"{self.sent} commands, {self.again} answered when sent again",
            f"{self.compared} views compared with the server's",
            *(f"FAULT {fault}" for fault in self.faults[:40]),
        )
        return "\n".join(lines)


class Trial:
    def __init__(self, server: ServerProcess, proxy: Proxy, *, tables: int, seed: int) -> None:
        self.server = server
        self.proxy = proxy
        self.tables = tables
        self.seed = seed
        self.books = Books()
        self.clients: list[Client] = []
        self.guests: list[Visitor] = []
        self.may_act = asyncio.Event()
        self.compared = 0

    async def run(self, limit: float) -> Summary:
        began = time.monotonic()
        playing: list[asyncio.Task[None]] = []
        try:
            async with asyncio.timeout(limit):
                await asyncio.gather(*(self.table(number) for number in range(self.tables)))
                playing = [asyncio.ensure_future(client.play()) for client in self.clients]
                await self.fast_game_for_a_slow_reader(playing)
                while not all(client.over for client in self.clients):
                    await self.round(playing)
                await self.compare()  # nothing moves any more: all of it must be the same
        except TimeoutError:
            still = sorted({client.table for client in self.clients if not client.over})
            self.books.faults.append(f"after {limit:g} s, still open: {', '.join(still)}")
        finally:
            for task in playing:
                task.cancel()
            ends = await asyncio.gather(*playing, return_exceptions=True)
            self.books.faults += [repr(end) for end in ends if isinstance(end, Exception)]
            for guest in self.guests:
                await guest.close()
        found = await asyncio.to_thread(stored.in_file, self.server.folder / "data" / FILE)
        self.books.faults += stored.faults(found, self.books.sent, self.books.joined, at_the_end=True)
        self.books.faults += await asyncio.to_thread(history.faults, found, self.books.seen, self.books.sent)
        self.books.faults += log_faults(self.server.log)
        overflows = sum(client.overflows for client in self.clients)
        if overflows == 0:
            self.books.faults.append("who did not read was given no fresh view")
        return Summary(
            tables=self.tables,
            clients=len(self.clients),
            suffered=self.proxy.suffered,
            reconnects=self.books.reconnects,
            fresh_views=self.books.fresh_views,
            overflows=overflows,
            sent=len(self.books.sent),
            again=self.books.answers()["again"],
            compared=self.compared,
            seconds=time.monotonic() - began,
            faults=list(dict.fromkeys(self.books.faults)),
        )

    async def round(self, playing: list[asyncio.Task[None]]) -> None:
        """A storm, then a calm in which nobody acts and everybody must come to see the same."""
        self.may_act.set()
        for client in self.clients:
            await client.say({"type": "sync"})  # so that who has something to do does it
        self.proxy.storm(every=FAULT_EVERY / len(self.clients))
        done, _ = await asyncio.wait(playing, timeout=STORM_SECONDS, return_when=asyncio.FIRST_EXCEPTION)
        self.proxy.calm()
        for task in done:
            task.result()
        self.may_act.clear()
        await self.compare()

    # ---- tables -----------------------------------------------------------------------------------------------
    async def visitor(self, name: str) -> Visitor:
        guest = Visitor([self.server.url], random.Random(f"{self.seed} {name}"), name)
        await guest.come()
        self.guests.append(guest)
        return guest

    async def table(self, number: int) -> None:
        dice = random.Random(f"{self.seed} {number}")
        game = gt.games()[number % 3]
        bots = dice.randint(0, 1)
        people = [await self.visitor(f"Guest {number}-{seat}") for seat in range(dice.randint(2, 3))]
        seats: list[Json] = [{"kind": "open"}] * len(people) + [{"kind": "bot", "bot": "greedy"}] * bots
        options = {option.name: dice.random() < 0.5 for option in gt.GAMES.entry(game).options}
        table = await people[0].new_table(game, seats, options=options)
        for seat, guest in enumerate(people):
            if seat > 0:
                await guest.join(table, seat=seat)
            self.books.joined.append((table, seat, guest.id))
        await people[0].start(table)
        for seat, guest in enumerate(people):
            for _ in range(2 if dice.random() < 0.3 else 1):
                seed = dice.getrandbits(32)
                self.client(
                    Client(guest, table, self.books, seed, seat=seat, habits=HABITS, pace=think, may_act=self.may_act)
                )
        onlooker = await self.visitor(f"Onlooker {number}")
        self.client(Client(onlooker, table, self.books, dice.getrandbits(32), may_act=self.may_act))

    def client(self, client: Client) -> None:
        client.anywhere = lambda: self.proxy.url
        self.clients.append(client)

    async def fast_game_for_a_slow_reader(self, playing: list[asyncio.Task[None]]) -> None:
        """Bots play it in a few seconds, in which the spectator does not read a word."""
        guest = await self.visitor("Slow reader")
        table = await guest.new_table("french-quarter", [{"kind": "bot", "bot": "random"}] * 4)
        reader = Dawdler(guest, table, self.books, self.seed, may_act=self.may_act)
        self.client(reader)
        self.proxy.narrow = 1.0
        playing.append(asyncio.ensure_future(reader.play()))
        while not reader.view:
            await asyncio.sleep(0.05)
        self.proxy.narrow = NARROW
        reader.awake.clear()
        await guest.start(table)
        while (await guest.ask("GET", f"/api/tables/{table}"))["status"] == "running":
            await asyncio.sleep(0.1)
        reader.awake.set()
        while not reader.over:
            await asyncio.sleep(0.05)

    # ---- the same view ----------------------------------------------------------------------------------------
    async def compare(self) -> None:
        await asyncio.gather(*(self.agrees(client) for client in self.clients))

    async def agrees(self, client: Client) -> None:
        """Check that the client soon shows what the server shows.

        Bots and stand-ins may still move while we look, so look again until the moment is the same.
        """
        limit = time.monotonic() + AGREE_SECONDS
        seat = client.view["seat"] if client.view else None
        path = f"/api/tables/{client.table}/view" + ("" if seat is None else f"?seat={seat}")
        while True:
            there = shown(await client.guest.ask("GET", path))
            await asyncio.sleep(0.05)
            here = shown(client.view, client.info) if client.view else {}
            if here == there:
                self.compared += 1
                return
            if time.monotonic() > limit:
                differ = [name for name in there if here.get(name) != there[name]]
                self.books.faults.append(
                    f"table {client.table} seat {seat}: {differ} differ: "
                    f"{json.dumps({name: (here.get(name), there[name]) for name in differ})[:1500]}"
                )
                return


async def network_faults(folder: Path, *, tables: int, seed: int, limit: float = 600) -> Summary:
    with ServerProcess(folder, "--bot-workers", "1") as server:
        async with Proxy(server.port, random.Random(seed)) as proxy:
            return await Trial(server, proxy, tables=tables, seed=seed).run(limit)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--limit", type=float, default=600, help="seconds")
    asked = parser.parse_args()
    seed = asked.seed if asked.seed is not None else int.from_bytes(os.urandom(4))
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="grandtour-faults-") as folder:
        summary = asyncio.run(network_faults(Path(folder), tables=asked.tables, seed=seed, limit=asked.limit))
    print(summary)
    return 1 if summary.faults else 0


if __name__ == "__main__":
    sys.exit(main())
