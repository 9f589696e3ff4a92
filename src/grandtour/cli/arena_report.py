"""What `grandtour arena` prints and writes after it has played."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grandtour.cli.common import err, out
from grandtour.cli.errors import FALSE
from grandtour.cli.simulate import MOST_SHOWN, interval, percent

if TYPE_CHECKING:
    from rich.table import Table

    from grandtour.arena.run import Arena


def report_of(run: Arena, seconds: float) -> dict[str, Any]:
    from grandtour import _engine

    standings = run.standings()
    return {
        **run.folder.settings,
        "engine": _engine.engine(),
        "games": len(standings.games),
        "asked": len(run.fixtures),
        "ladder": standings.ladder(),
        "pairs": standings.pairs(),
        "faults": standings.faults(),
        "failures": [
            {"pair": list(f.pair), "number": f.number, "seat": s.seat, "bot": s.bot, "fault": s.fault}
            for f, s in run.stopped
        ],
        "seconds": round(seconds, 3),
        "out": str(run.folder.path),
    }


def write_files(run: Arena, answer: dict[str, Any]) -> list[str]:
    """Write the table and the plot beside the games, and return what a missing package did not allow to write."""
    from grandtour.arena.export import write_parquet
    from grandtour.arena.plot import write_plot

    played = run.played()
    unwritten: list[str] = []
    if not played:
        return unwritten
    title = f"{answer['game']}, {answer['players']} players, {len(played)} games"
    folder = run.folder.path
    writers: dict[str, Callable[[Path], None]] = {
        "games.parquet": lambda path: write_parquet(path, played),
        "ladder.svg": lambda path: write_plot(path, title, answer["ladder"]),
    }
    for name, write in writers.items():
        draft = folder / f"{name}.{os.getpid()}"
        try:
            write(draft)
            draft.replace(folder / name)
        except ImportError:
            unwritten.append(name)
    return unwritten


def show(answer: dict[str, Any], unwritten: list[str]) -> None:
    console = out()
    budget = [f"{answer['nodes']} simulation{'s' * (answer['nodes'] != 1)} a decision"] if answer["nodes"] else []
    budget += [f"{answer['time']:g} s a decision"] if answer["time"] else []
    what = ", ".join([f"{answer['players']} players", *budget, f"seed {answer['seed']}", answer["engine"]])
    console.print(f"[bold]{answer['game']}[/] ({answer['edition']}): {answer['games']} games, {what}\n")
    console.print(ladder_table(answer["ladder"]))
    console.print()
    console.print(pairs_table(answer["pairs"]))
    scale = "greedy" if any(bot["bot"] == "greedy" for bot in answer["ladder"]) else "the mean"
    console.print(f"\nIn brackets: 95 % intervals. Elo 1000 is {scale}. Mean to 90 %: scores.", style="dim")
    console.print("ms, max: how long a decision took, on average and at most.", style="dim")
    console.print(f"Kept in {answer['out']}", style="dim", markup=False, soft_wrap=True)
    if unwritten:
        text = f"For {' and '.join(unwritten)} there: pip install 'grandtour[report]'"
        console.print(text, style="dim", markup=False, soft_wrap=True)


def ladder_table(ladder: list[dict[str, Any]]) -> Table:
    table = columns("bot", "elo", "", "games", "mean", "sd", "10 %", "50 %", "90 %", "ms", "max")
    for bot in ladder:
        if not bot["games"]:
            table.add_row(bot["bot"], "-", "", "0", *[""] * 7)
            continue
        table.add_row(
            bot["bot"],
            f"{bot['elo']:.0f}",
            f"({bot['low']:.0f} to {bot['high']:.0f})",
            str(bot["games"]),
            f"{bot['mean_score']:.1f}",
            "-" if bot["sd"] is None else f"{bot['sd']:.1f}",
            *(str(bot[key]) for key in ("p10", "p50", "p90")),
            f"{bot['decision_ms']:.1f}",
            f"{bot['longest_ms']:.0f}",
        )
    return table


def pairs_table(pairs: list[dict[str, Any]]) -> Table:
    table = columns("pair", "games", "wins", "share of wins", "")
    for pair in pairs:
        share = percent(pair["share"])
        bounds = f"({interval(pair['low'], pair['high'])})" if pair["games"] else ""
        table.add_row(" – ".join(pair["bots"]), str(pair["games"]), f"{pair['wins']:g}", share, bounds)
    return table


def columns(first: str, *others: str) -> Table:
    """Columns with numbers to the right; one without a heading belongs to the column before it."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(first, no_wrap=True)
    for heading in others:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    return table


def tell_faults(answer: dict[str, Any]) -> int:
    """Tell of the bots' faults, and return the exit code."""
    console = err()
    for key, what in (
        ("faults", "times a bot failed and another move was played"),
        ("failures", "games were stopped by a bot and are not counted"),
    ):
        found = answer[key]
        if found:
            console.print(f"grandtour: {len(found)} {what}:")
        for fault in found[:MOST_SHOWN]:
            where = f"  {' – '.join(fault['pair'])}, game {fault['number']}, seat {fault['seat']} ({fault['bot']})"
            console.print(f"{where}: {fault['fault']}", markup=False, soft_wrap=True)
        if len(found) > MOST_SHOWN:
            console.print(f"  and {len(found) - MOST_SHOWN} more; --json lists them all")
    return FALSE if answer["faults"] or answer["failures"] else 0
