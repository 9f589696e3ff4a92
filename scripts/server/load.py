"""The load trial: how long a move takes with many tables at once, and what that takes of the machine.

    python -m scripts.server.load [--sockets 1000] [--tables 250] [--moves 200] [--seconds 60] [--json]
    python -m scripts.server.load --saturate [--viewers 4] [--game NAME] [--looks]

It starts a server with its own SQLite file on one core. On the other core, in one process, people sit at tables of all
three games: two, three or four play, and the others look on. Together they make so many random legal moves a second,
and go on to a rematch when a game is over. Meanwhile bots play among themselves at further tables, so that the workers
always think. Everything stays on this machine.

With `--saturate` the rate is not given but found: every table makes its next move as soon as the last one is answered,
no bots play besides, and `--viewers` people are at each table. With `--looks` one person plays two seats at one device,
and looks from the other seat before each of its turns. The processor's time that a move takes of the server is said,
too; others who use the machine hardly change that figure.

These must hold, or the exit code is 1: 99 of 100 moves are acknowledged (stored for good) within 50 ms, the server
process stays under 250 MB, and the moves are really made. They are meant for an idle machine: how much of it others
used meanwhile is said beside them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import resource
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from grandtour import _engine
from grandtour.server.messages import LANGUAGES
from grandtour.server.serving import fast_loop
from scripts.server.client import Guest
from scripts.server.crowd import GAMES, SETTLE, BotTable, Crowd, Heard, quantile
from scripts.server.process import ServerProcess

SLOWEST_MS: Final = 50.0  # 99 of 100 moves
LARGEST_MB: Final = 250.0  # the server process, without its workers
IDLE: Final = 10.0  # percent of a core that others may use while we call the machine idle
REACHED: Final = 0.98  # of the moves asked for
SATURATED: Final = 0.85  # of the clients' core: beyond, they measure themselves
MB: Final = 1024 * 1024


@dataclass(frozen=True)
class Plan:
    sockets: int = 1000
    tables: int = 250
    moves: float = 200.0
    seconds: float = 60.0
    warm_up: float = 5.0
    bots: int = 2
    workers_on: str = "clients"
    """whose core the bots' workers run on"""
    pin: bool = True
    seed: int = 0
    saturate: bool = False
    games: tuple[str, ...] = GAMES
    looks: bool = False
    language: str | None = None


@dataclass
class Figures:
    """Times in milliseconds, shares in percent of one core."""

    engine: str
    pinned: str
    sockets: int = 0
    tables: int = 0
    moves_per_second: float = 0.0
    move_ms: dict[str, float] = field(default_factory=dict)
    others_ms: dict[str, float] = field(default_factory=dict)
    ping_ms: dict[str, float] = field(default_factory=dict)
    client_lag_ms: dict[str, float] = field(default_factory=dict)
    errors: dict[str, int] = field(default_factory=dict)
    starved: int = 0
    messages_per_second: float = 0.0
    megabits_per_second: float = 0.0
    games_finished: dict[str, int] = field(default_factory=dict)
    bot_moves_per_second: float = 0.0
    server_mb_at_start: float = 0.0
    server_mb: float = 0.0
    server_cpu: float = 0.0
    server_us_per_move: float = 0.0
    """microseconds of the processor that the server used for each move, those of bots included"""
    workers_cpu: float = 0.0
    client_cpu: float = 0.0
    client_saturated: bool = False
    commits_per_second: float = 0.0
    group_sizes: dict[str, int] = field(default_factory=dict)
    commit_ms: float = 0.0
    database_mb: float = 0.0
    load_before: float = 0.0
    """the machine's load average over a minute, when the trial began"""
    others_cpu: float = 0.0
    """what processes that are not of this trial used of the machine meanwhile"""
    faults: list[str] = field(default_factory=list)
    """what should hold and does not"""


# ---- the machine ----------------------------------------------------------------------------------------------
def cpu_seconds(pid: int) -> float:
    """What the process has used of the processor so far, its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy_seconds() -> float:
    """What all processes together have used of all cores so far; on a virtual machine also what its host took away."""
    fields = [int(part) for part in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    user, nice, system, _, _, irq, softirq, steal = fields
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    out: set[int] = set()
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            out.update(int(child) for child in (task / "children").read_text().split())
    return sorted(out)


def allow_many_files() -> None:
    """A socket is a file, and often only 1024 are allowed unless one asks."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


class Page:
    """The server's own figures, as /metrics gives them."""

    def __init__(self, text: str) -> None:
        self.values = {
            name: float(value) for name, value in re.findall(r"^(grandtour_[^ ]+) ([-+.0-9eE]+)$", text, re.MULTILINE)
        }

    @classmethod
    async def of(cls, server: ServerProcess) -> Page:
        def get() -> str:
            with urllib.request.urlopen(f"{server.url}/metrics", timeout=30) as answer:
                return str(answer.read().decode())

        return cls(await asyncio.to_thread(get))

    def since(self, before: Page, name: str) -> float:
        return self.values.get(name, 0.0) - before.values.get(name, 0.0)

    def sizes_since(self, before: Page, name: str) -> dict[str, int]:
        """A histogram, each bucket by itself: {"1": …, "2": …, "4": …} counts values up to 1, 2, 4."""
        limits = [key for key in self.values if key.startswith(f"{name}_bucket")]
        out: dict[str, int] = {}
        below = 0
        for key in limits:
            upto = int(self.since(before, key))
            if upto > below:
                label = key.split('"')[1]
                out[label.removesuffix(".0")] = upto - below
            below = upto
        return out


class Machine:
    """What server, workers and clients take of it between two moments."""

    def __init__(self, server: ServerProcess) -> None:
        assert server.process is not None
        self.server = server
        self.pid = server.process.pid
        self.rss = 0
        self.mark()

    def mark(self) -> None:
        self.begun = time.perf_counter()
        self.own = time.process_time()
        self.busy = busy_seconds()
        self.cpu = cpu_seconds(self.pid)
        self.workers = {pid: cpu_seconds(pid) for pid in children(self.pid)}

    async def watch_memory(self) -> None:
        while True:
            self.rss = max(self.rss, self.server.rss())
            await asyncio.sleep(0.25)

    def report(self, figures: Figures) -> None:
        passed = (time.perf_counter() - self.begun) / 100
        figures.server_cpu = (cpu_seconds(self.pid) - self.cpu) / passed
        figures.client_cpu = (time.process_time() - self.own) / passed
        figures.client_saturated = figures.client_cpu > SATURATED * 100
        alive = set(children(self.pid)) & set(self.workers)
        figures.workers_cpu = sum(cpu_seconds(pid) - self.workers[pid] for pid in alive) / passed
        ours = figures.server_cpu + figures.client_cpu + figures.workers_cpu
        figures.others_cpu = max(0.0, (busy_seconds() - self.busy) / passed - ours)
        figures.server_mb = self.rss / MB
        figures.database_mb = size_of(self.server.folder / "data") / MB


def cores(plan: Plan) -> tuple[set[int] | None, set[int] | None]:
    """The server's and the clients'."""
    known = sorted(os.sched_getaffinity(0))
    return ({known[0]}, {known[1]}) if plan.pin and len(known) > 1 else (None, None)


def saturating(viewers: int, game: str | None, **options: Any) -> Plan:
    """A plan that finds how much the server can take, with so many people at each table."""
    plan = Plan(**options, saturate=True, games=GAMES if game is None else (game,))
    return replace(plan, sockets=plan.tables * (1 if plan.looks else viewers), moves=0.0, bots=0)


# ---- the trial ------------------------------------------------------------------------------------------------
async def measured(plan: Plan, server: ServerProcess, figures: Figures) -> None:
    machine = Machine(server)
    figures.server_mb_at_start = server.rss() / MB
    crowd = Crowd(server.url, plan.seed, 0.0 if plan.saturate else SETTLE, plan.language)
    watchers = [asyncio.ensure_future(machine.watch_memory())]
    guests = [Guest(server.url, f"Bots {i}") for i in range(plan.bots)]
    try:
        await crowd.come(plan.tables, plan.sockets, plan.games, plan.looks)
        watchers.append(asyncio.ensure_future(crowd.watch_lag()))
        watchers.append(asyncio.ensure_future(crowd.watch_pings()))
        for number, guest in enumerate(guests):
            watchers.append(asyncio.ensure_future(BotTable(guest, GAMES[number % len(GAMES)]).run()))
        await go_on(plan, crowd, plan.warm_up)
        before = await Page.of(server)
        # With a thousand connections our own garbage collection takes some 400 ms at a time: that is not the server's.
        gc.collect()
        gc.disable()
        machine.mark()
        crowd.heard.counting = True
        begun = time.perf_counter()
        await go_on(plan, crowd, plan.seconds)
        crowd.heard.counting = False
        gc.enable()
        passed = time.perf_counter() - begun
        machine.report(figures)
        after = await Page.of(server)
        for watcher in watchers:
            if watcher.done():  # it should have gone on
                watcher.result()
    finally:
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)
        await crowd.go()
        await asyncio.gather(*(guest.close() for guest in guests))
    put_together(figures, crowd.heard, before, after, passed)


async def go_on(plan: Plan, crowd: Crowd, seconds: float) -> None:
    if plan.saturate:
        await crowd.rush(seconds)
    else:
        await crowd.play(plan.moves, seconds)


def put_together(figures: Figures, heard: Heard, before: Page, after: Page, passed: float) -> None:
    figures.moves_per_second = len(heard.round_trips) / passed
    figures.move_ms = spread(heard.round_trips)
    figures.others_ms = spread(heard.others)
    figures.ping_ms = spread(heard.pings)
    figures.client_lag_ms = spread(heard.lags)
    figures.errors = dict(heard.errors)
    figures.starved = heard.starved
    figures.messages_per_second = heard.messages / passed
    figures.megabits_per_second = heard.bytes * 8 / 1e6 / passed
    figures.games_finished = dict(heard.finished)
    figures.sockets = int(after.values["grandtour_sockets_open"])
    figures.tables = int(after.values["grandtour_tables_loaded"])
    bots = 'grandtour_commands_total{kind="botplay",outcome="ok"}'
    figures.bot_moves_per_second = after.since(before, bots) / passed
    made = figures.moves_per_second + figures.bot_moves_per_second
    figures.server_us_per_move = figures.server_cpu / 100 * 1e6 / made if made else 0.0
    commits = after.since(before, "grandtour_write_group_size_count")
    figures.commits_per_second = commits / passed
    figures.commit_ms = after.since(before, "grandtour_write_seconds_sum") / max(1, commits) * 1000
    figures.group_sizes = after.sizes_since(before, "grandtour_write_group_size")


def spread(seconds: list[float]) -> dict[str, float]:
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {name: round(quantile(seconds, share) * 1000, 2) for name, share in shares.items()}


def run(plan: Plan, folder: Path) -> Figures:
    allow_many_files()
    server_on, clients_on = cores(plan)
    if server_on is None or clients_on is None:
        pinned = "not pinned"
    else:
        own = plan.workers_on == "server"
        pinned = f"server on core {min(server_on)}, clients on core {min(clients_on)}, workers on the "
        pinned += "server's" if own else "clients'"
    figures = Figures(_engine.engine(), pinned, load_before=os.getloadavg()[0])
    arguments = ("--bot-workers", str(max(1, plan.bots)), "--log-format", "json")
    with ServerProcess(folder, *arguments, cores=server_on) as server:
        if clients_on is not None:
            assert server.process is not None
            os.sched_setaffinity(0, clients_on)
            for worker in children(server.process.pid):
                os.sched_setaffinity(worker, server_on or () if plan.workers_on == "server" else clients_on)
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(measured(plan, server, figures))
        server.stop()
        figures.faults = faults(plan, figures)
        if "Traceback" in server.log.read_text(errors="replace"):
            figures.faults.append(f"the server's log has a traceback:\n{server.tail()}")
    return figures


def faults(plan: Plan, figures: Figures) -> list[str]:
    """What must hold and does not."""
    out = []
    if plan.saturate:
        return [f"errors: {figures.errors}"] if figures.errors else []
    if figures.move_ms["p99"] >= SLOWEST_MS:
        out.append(f"99 of 100 moves take up to {figures.move_ms['p99']:.0f} ms; the limit is {SLOWEST_MS:.0f}")
    if figures.server_mb >= LARGEST_MB:
        out.append(f"the server takes {figures.server_mb:.0f} MB; the limit is {LARGEST_MB:.0f}")
    if figures.moves_per_second < plan.moves * REACHED:
        out.append(f"{figures.moves_per_second:.1f} moves a second were made; {plan.moves:g} were asked for")
    if figures.errors:
        out.append(f"errors: {figures.errors}")
    return out


# ---- saying it ------------------------------------------------------------------------------------------------
def table(plan: Plan, figures: Figures) -> str:
    f = figures

    def times(spread: dict[str, float]) -> str:
        return "  ".join(f"{name} {value:7.1f}" for name, value in spread.items())

    lines = [
        ("engine", f"{f.engine}; {f.pinned}"),
        ("load", f"{f.sockets} sockets, {f.tables} tables in memory, {plan.seconds:g} s"),
        ("the machine", machine(f)),
        ("moves", moves(plan, f)),
        ("move to its done", f"{times(f.move_ms)} ms"),
        *([] if plan.saturate else [("move to others' views", f"{times(f.others_ms)} ms")]),
        ("ping to beat", f"{times(f.ping_ms)} ms"),
        ("clients' own lag", f"{times(f.client_lag_ms)} ms"),
        ("messages received", f"{f.messages_per_second:.0f}/s, {f.megabits_per_second:.1f} Mbit/s"),
        ("games finished", ", ".join(f"{name} {n}" for name, n in sorted(f.games_finished.items())) or "none"),
        ("errors", json.dumps(f.errors) if f.errors else "none"),
        ("server memory", f"{f.server_mb:.0f} MB at most, {f.server_mb_at_start:.0f} MB at the start"),
        ("processor", f"server {f.server_cpu:.0f} %, workers {f.workers_cpu:.0f} %, clients {f.client_cpu:.0f} %"),
        ("commits", f"{f.commits_per_second:.0f}/s, {f.commit_ms:.1f} ms each; changes in one: {groups(f)}"),
        ("database", f"{f.database_mb:.1f} MB"),
    ]
    if f.client_saturated:
        lines.append(("note", "the clients' core is busy: they measure themselves, too"))
    if f.starved:
        lines.append(("note", f"{f.starved} times a move was due and no table waited for one"))
    lines.append(("holds", "yes" if not f.faults else "no: " + "; ".join(f.faults)))
    return "\n".join(f"{name:<22} {text}" for name, text in lines)


def machine(figures: Figures) -> str:
    idle = "idle" if figures.others_cpu < IDLE else "not idle"
    return f"{idle}: others took {figures.others_cpu:.0f} % of a core; load {figures.load_before:.2f} at the start"


def moves(plan: Plan, figures: Figures) -> str:
    took = f"; {figures.server_us_per_move:.0f} µs of the server's processor each"
    if plan.saturate:
        return f"{figures.moves_per_second:.1f}/s at the most{took}"
    asked = f"{figures.moves_per_second:.1f}/s of {plan.moves:g}/s"
    return f"{asked}; bots {figures.bot_moves_per_second:.1f}/s besides{took}"


def groups(figures: Figures) -> str:
    return ", ".join(f"≤{size}: {count}" for size, count in figures.group_sizes.items())


def main() -> int:
    usual = Plan()
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sockets", type=int, default=usual.sockets)
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--moves", type=float, default=usual.moves, help="a second, in all")
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--warm-up", type=float, default=usual.warm_up, help="seconds before it counts")
    parser.add_argument("--bots", type=int, default=usual.bots, help="workers, and tables of bots that keep them busy")
    parser.add_argument("--workers-on", choices=("clients", "server"), default=usual.workers_on, help="whose core")
    parser.add_argument("--no-pin", dest="pin", action="store_false", help="let everything run anywhere")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument(
        "--language", choices=LANGUAGES, help="the server makes the sentences, too, as it does for browsers"
    )
    parser.add_argument("--saturate", action="store_true", help="find the most moves a second; without bots")
    parser.add_argument("--viewers", type=int, default=4, help="at each table, with --saturate")
    parser.add_argument("--game", choices=GAMES, help="with --saturate; all three if none is given")
    parser.add_argument(
        "--looks", action="store_true", help="with --saturate: one person plays two seats at each table"
    )
    parser.add_argument("--json", action="store_true")
    options = vars(parser.parse_args())
    as_json = options.pop("json")
    viewers, game, saturate = options.pop("viewers"), options.pop("game"), options.pop("saturate")
    if saturate:
        plan = saturating(viewers, game, **options)
    else:
        plan = Plan(**options)
    with tempfile.TemporaryDirectory(prefix="grandtour-load-") as folder:
        figures = run(plan, Path(folder))
    print(json.dumps({"plan": asdict(plan), "figures": asdict(figures)}) if as_json else table(plan, figures))
    return 1 if figures.faults else 0


if __name__ == "__main__":
    sys.exit(main())
