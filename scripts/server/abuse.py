"""The trial of abuse: what a player notices while somebody else does everything to be in their way.

    python -m scripts.server.abuse [--seconds 60] [--ways pings,hints] [--json]

For each way of abuse, a server of its own is started with its usual limits. A player at 127.0.0.2 plays move after move
against a greedy bot, while the abuser, in a process of its own and to the server at another address, floods it in this
way. Everything stays on this machine.

These must hold for every way, or the exit code is 1: 99 of 100 moves are acknowledged within 150 ms, and the bot's
answers are there within 3 seconds. The load of the machine is printed beside, and the way "nothing" tells what it does
to a player by itself: on a busy one the figures say little.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from scripts.server.abuser import GAME, WAYS
from scripts.server.client import Guest, Json, Seat
from scripts.server.crowd import quantile
from scripts.server.process import ServerProcess

SLOWEST_MS: Final = 150.0  # 99 of 100 moves
SLOWEST_BOT: Final = 3.0  # seconds, every answer
ADDRESS: Final = "127.0.0.2"
PAUSE: Final = 0.1  # seconds between a view and the move that follows
TABLES_EACH: Final = 4  # of one player, after whom another comes
PATIENCE: Final = 60.0  # seconds for an answer; after that the move counts as lost
MB: Final = 1024 * 1024


@dataclass
class Outcome:
    """What one way did. Times in milliseconds."""

    way: str
    moves: int = 0
    p50: float = 0.0
    p99: float = 0.0
    slowest: float = 0.0
    bot: float = 0.0
    memory_mb: float = 0.0
    load: float = 0.0
    """of the machine, at the end"""
    abuser: dict[str, int] = field(default_factory=dict)
    """what became of the abuser's requests, connections and messages"""
    lost: int = 0
    """moves without an answer"""
    log_lines: int = 0
    tracebacks: int = 0

    def faults(self) -> list[str]:
        if self.way == "nothing":
            return []
        out = []
        if self.p99 >= SLOWEST_MS:
            out.append(f"{self.way}: 99 of 100 moves take up to {self.p99:.0f} ms; the limit is {SLOWEST_MS:.0f}")
        if self.bot >= SLOWEST_BOT * 1000:
            out.append(f"{self.way}: the bot answers after {self.bot / 1000:.1f} s; the limit is {SLOWEST_BOT:g}")
        if self.lost or not self.moves:
            out.append(f"{self.way}: {self.lost} moves were not answered, {self.moves} were")
        if self.tracebacks:
            out.append(f"{self.way}: the server's log has {self.tracebacks} tracebacks")
        return out


class Victim(Seat):
    """Plays against a greedy bot, one table after the other, and takes the time."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(Guest(url, "Victim", ADDRESS), "", lambda view, dice: None, seed)
        self.moves: list[float] = []
        self.bots: list[float] = []
        self.lost = 0
        self.tables = 0

    async def play_on(self, until: float) -> None:
        while time.monotonic() < until:
            if self.tables % TABLES_EACH == 0:  # nobody may open as many tables as are needed here
                await self.go()
                self.guest = await Guest(self.guest.url, "Victim", ADDRESS).come()
            self.tables += 1
            self.table = await self.guest.new_table(GAME, [{}, {"kind": "bot", "bot": "greedy"}])
            await self.guest.start(self.table)
            await self.one_game(until)

    async def go(self) -> None:
        await self.guest.close()

    async def one_game(self, until: float) -> None:
        async with self.connecting(local_addr=(ADDRESS, 0), compression=None) as socket:
            self.view, self.info = {}, {}
            moved_at: float | None = None  # since then it is the bot's turn
            while time.monotonic() < until:
                if self.info.get("status") == "over":
                    return
                if not self.view.get("legal"):
                    self.look(await self.next(socket))
                    continue
                if moved_at is not None:
                    self.bots.append(time.perf_counter() - moved_at)
                await asyncio.sleep(PAUSE)
                await self.move(socket)
                moved_at = None if self.view["legal"] else time.perf_counter()

    async def move(self, socket: ClientConnection) -> None:
        seat, step, legal = self.view["seat"], self.view["step"], self.view["legal"]
        command = secrets.token_hex(8)
        begun = time.perf_counter()
        await self.say({"type": "play", "id": command, "seat": seat, "step": step, "action": self.random.choice(legal)})
        try:
            while (message := await self.next(socket))["type"] != "done":
                self.look(message)
        except (TimeoutError, ConnectionClosed):
            self.lost += 1
            raise
        self.moves.append(time.perf_counter() - begun)

    def look(self, message: Json) -> None:
        if message["type"] == "view":
            self.view = message
            self.info = message["table"] or self.info
        elif message["type"] in ("error", "bye"):
            raise AssertionError(f"refused: {message}")

    async def next(self, socket: ClientConnection) -> Json:
        self.socket = socket
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await socket.recv())
            return message


async def watch_memory(server: ServerProcess, outcome: Outcome) -> None:
    while True:
        outcome.memory_mb = max(outcome.memory_mb, round(server.rss() / MB, 1))
        await asyncio.sleep(0.25)


async def suffer(server: ServerProcess, outcome: Outcome, seconds: float, seed: int) -> None:
    """Play while the abuser is at work."""
    victim = Victim(server.url, seed)
    command = [sys.executable, "-m", "scripts.server.abuser", outcome.way, server.url, str(seconds)]
    command.append(f"127.0.0.{3 + list(WAYS).index(outcome.way)}")  # what one has done is not held against the next
    abuser = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    watching = asyncio.ensure_future(watch_memory(server, outcome))
    until = time.monotonic() + seconds
    try:
        # The last move may have been sent just before the end, and may still wait.
        async with asyncio.timeout(seconds + PATIENCE):
            while time.monotonic() < until:
                try:
                    await victim.play_on(until)
                except (ConnectionClosed, TimeoutError):
                    await asyncio.sleep(0.1)
        told, _ = await asyncio.wait_for(abuser.communicate(), 30)
        outcome.abuser = json.loads(told or b"{}")
    finally:
        watching.cancel()
        if abuser.returncode is None:
            abuser.kill()
            await abuser.wait()
        await victim.go()
    outcome.moves, outcome.lost = len(victim.moves), victim.lost
    outcome.p50, outcome.p99, outcome.slowest = (
        round(quantile(victim.moves, share) * 1000, 1) for share in (0.5, 0.99, 1.0)
    )
    outcome.bot = round(max(victim.bots, default=0.0) * 1000, 1)
    outcome.load = os.getloadavg()[0]


def usual_server(folder: Path, rate_limits: float = 1.0) -> ServerProcess:
    return ServerProcess(folder, "--log-format", "json", rate_limits=rate_limits)


def tried(way: str, server: ServerProcess, seconds: float, seed: int = 0) -> Outcome:
    """What happens by this way of abuse."""
    outcome = Outcome(way)
    asyncio.run(suffer(server, outcome, seconds, seed))
    log = server.log.read_text(errors="replace")
    outcome.log_lines = log.count("\n")
    outcome.tracebacks = log.count("Traceback")
    return outcome


def allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


HEADINGS: Final = "way              moves     p50     p99     max  bot max     MB  load  (ms); what the abuser saw"


def line(outcome: Outcome) -> str:
    o = outcome
    figures = f"{o.moves:>6}{o.p50:>8.1f}{o.p99:>8.1f}{o.slowest:>8.0f}{o.bot:>9.0f}{o.memory_mb:>7.0f}{o.load:>6.1f}"
    told = ", ".join(f"{name} {count}" for name, count in sorted(o.abuser.items()))
    return f"{o.way:<16}{figures}  {told}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="for each way")
    parser.add_argument("--ways", default=",".join(WAYS), help="with commas between them")
    parser.add_argument("--rate-limits", type=float, default=1.0, help="as the server's option")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    allow_many_files()
    ways = chosen.ways.split(",")
    if unknown := [way for way in ways if way not in WAYS]:
        parser.error(f"there is no way {unknown[0]!r}; there are {', '.join(WAYS)}")
    faults = []
    if not chosen.json:
        print(HEADINGS, flush=True)
    for way in ways:
        with (
            tempfile.TemporaryDirectory(prefix="grandtour-abuse-") as folder,
            usual_server(Path(folder), chosen.rate_limits) as server,
        ):
            outcome = tried(way, server, chosen.seconds, chosen.seed)
            server.stop()
        print(json.dumps(asdict(outcome)) if chosen.json else line(outcome), flush=True)
        faults += outcome.faults()
    if not chosen.json:
        print("holds: yes" if not faults else "\n".join(("holds: no", *faults)))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
