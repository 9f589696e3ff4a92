"""`grandtour simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import grandtour as gt
from grandtour.cli.common import (
    Json,
    Nodes,
    Options,
    Quiet,
    Seconds,
    Whole,
    at_least,
    build_game,
    check_budget,
    check_seed,
    err,
    games_bar,
    out,
    print_json,
    read_options,
    read_seats,
    write_whole,
)
from grandtour.cli.errors import FALSE, Faults, Refused

if TYPE_CHECKING:
    from rich.table import Table

    from grandtour.simulate import Played, Stopped, Tally

MOST_SHOWN = 10  # failures that are listed

Bots = Annotated[str, Parameter(metavar="BOT,BOT,...")]


def simulate(
    game: str,
    /,
    *,
    seats: Bots,
    games: Whole = 100,
    seed: str = "1",
    jobs: Whole = 1,
    edition: str | None = None,
    option: Options = None,
    records: Path | None = None,
    time: Seconds = None,
    nodes: Nodes = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Let bots play many games; report who wins, by how much, and how.

    The same seed gives the same games, whatever --jobs is. A shared win counts
    as a fraction. The exit code is 1 if a bot crashed or chose an illegal
    action; the other games are played and counted all the same.

    For example:

      grandtour simulate san-francisco --seats greedy,random --games 200
      grandtour simulate san-francisco --seats greedy,random --jobs 2 --json
      grandtour simulate french-quarter --seats master@4000 --games 20
      grandtour simulate explore-new-york --seats random,random --records games/

    Parameters
    ----------
    game
        The game's id; `grandtour games` lists them.
    seats
        A bot for each seat, with commas between them.
    games
        How many games.
    seed
        Decides every draw and every choice of the bots.
    jobs
        Processes that share the work.
    edition
        The id of an edition of ours, or a file of your own.
    option
        A variation of the rules, switched on or off; `grandtour games` lists them. May be given several times.
    records
        A new or empty directory: write each game's record to a file in it.
    time
        How long bots that search may think about a decision, in seconds; the games then depend on the machine.
    nodes
        How many simulations such a bot may do for a decision; as many as its level does if neither is given.
    as_json
        Print JSON: {"game", "games", "seats": [{"bot", "wins", "mean_score", ...}], "seconds", "facts", "failures",
        "options"}.
    quiet
        Show no progress.
    """
    from concurrent.futures.process import BrokenProcessPool

    from grandtour.simulate import Plan
    from grandtour.simulate import simulate as play_games

    faults = Faults()
    with faults:
        at_least("--games", games, 1)
    with faults:
        at_least("--jobs", jobs, 1)
    with faults:
        check_seed(seed)
    with faults:
        check_budget(time, nodes)
    with faults:
        built = build_game(game, edition, read_options(option, game))
        who = read_seats(seats, built)
    if records is not None:
        with faults:
            check_empty(records)
    faults.finish()
    if records is not None:
        make(records)
    plan = Plan(
        game, edition or built.edition_id, tuple(who), seed, records is not None, dict(built.options), time, nodes
    )
    with games_bar(games, show=not as_json and not quiet) as advance:

        def each(outcome: Played | Stopped) -> None:
            if records is not None:
                write_record(records, games, outcome)
            advance()

        try:
            tally = play_games(plan, games, jobs, each)
        except BrokenProcessPool:
            raise Refused("a worker process died (out of memory?)", hint="Fewer --jobs need less memory.") from None
    if as_json:
        print_json(tally.as_json())
    else:
        show(tally, built)
    if tally.stopped:
        report_failures(tally)
        return FALSE
    return 0


def check_empty(folder: Path) -> None:
    try:
        if folder.is_dir() and any(folder.iterdir()):
            raise Refused(f"--records {str(folder)!r} is not empty; name a new directory")
        if folder.exists() and not folder.is_dir():
            raise Refused(f"--records {str(folder)!r} is a file; name a new directory")
    except OSError as error:
        raise Refused(f"--records {str(folder)!r} cannot be used: {error.strerror or error}") from None


def make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"--records {str(folder)!r} cannot be made: {error.strerror or error}") from None


def write_record(folder: Path, games: int, outcome: Played | Stopped) -> None:
    record = getattr(outcome, "record", None)
    if record is not None:
        write_whole(folder / f"game-{outcome.number:0{len(str(games - 1))}}.txt", record)


# ---- the report -----------------------------------------------------------------------------------------------
def show(tally: Tally, game: gt.Game) -> None:
    console = out()
    plan = tally.plan
    where = f"{tally.seconds:.1f} s" + (f" with {tally.jobs} jobs" if tally.jobs > 1 else "")
    console.print(f"[bold]{plan.game}[/] ({game.edition_id}): {tally.games} games in {where}, seed {plan.seed}\n")
    if not tally.games:
        return
    console.print(seats_table(tally))
    console.print()
    facts = tally.as_facts()
    lines = facts_table()
    turns = facts.get("turns")
    if isinstance(turns, dict):
        lines.add_row("turns a player", f"{turns['mean']:.1f} (at most {turns['max']})")
    if facts.get("ticket_completion") is not None:
        lines.add_row("tickets completed", percent(facts["ticket_completion"]))
    winning = facts["winning_score"]
    if isinstance(winning, dict):
        lines.add_row("winning score", "{p50} (10 %: {p10}, 90 %: {p90})".format_map(winning))
    for bot, points in tally.points_by_bot().items():
        lines.add_row(f"points of {bot}", sources(points))
    ended = facts["ended_by"]
    if isinstance(ended, dict):
        lines.add_row("ended by", ", ".join(f"{rule} {percent(value)}" for rule, value in ended.items()))
    by_order = facts["by_order"]
    if isinstance(by_order, list) and len(by_order) > 1:
        text = "\n".join(
            f"{ordinal(entry['order'])} {percent(entry['share'])} ({interval(entry['low'], entry['high'])})"
            for entry in by_order
        )
        lines.add_row("wins by turn order", text)
    thinking = facts["decision_ms"]
    if isinstance(thinking, dict):
        times = ", ".join(f"{bot} {ms:.2f} ms" for bot, ms in thinking.items() if ms is not None)
        lines.add_row("time a decision", times)
    console.print(lines)
    console.print("\nIn brackets: 95 % intervals (Wilson).", style="dim")


def sources(points: dict[str, float]) -> str:
    """Where points come from; with shares only if no source loses points."""
    total = sum(points.values()) if min(points.values()) >= 0 else 0
    return ", ".join(
        f"{key} {value:.1f}" + (f" ({value / total:.0%})" if total else "") for key, value in points.items()
    )


def seats_table(tally: Tally) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("seat", justify="right")
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("share of wins")
    for heading in ("mean score", "sd", "10 %", "50 %", "90 %"):
        table.add_column(heading, justify="right")
    for number in range(len(tally.plan.bots)):
        seat = tally.seat(number)
        sd = seat["sd"]
        table.add_row(
            str(number),
            str(seat["bot"]),
            f"{seat['wins']:g}" if isinstance(seat["wins"], float) else str(seat["wins"]),
            f"{percent(seat['win_share'])} ({interval(seat['low'], seat['high'])})",
            f"{seat['mean_score']:.1f}",
            "-" if sd is None else f"{sd:.1f}",
            *(str(seat[key]) for key in ("p10", "p50", "p90")),
        )
    return table


def facts_table() -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    return table


def percent(value: object) -> str:
    return f"{value * 100:.1f} %" if isinstance(value, float) else "-"


def interval(low: object, high: object) -> str:
    if isinstance(low, float) and isinstance(high, float):
        return f"{low * 100:.1f}–{high * 100:.1f}"
    return "-"


def ordinal(order: int) -> str:
    return f"{order + 1}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(order + 1, 'th') }"


def report_failures(tally: Tally) -> None:
    console = err()
    total = tally.games + len(tally.stopped)
    console.print(f"grandtour: {len(tally.stopped)} of {total} games were stopped by a bot and are not counted:")
    for stopped in tally.stopped[:MOST_SHOWN]:
        what = f"  game {stopped.number}, seat {stopped.seat} ({stopped.bot}): {stopped.fault}"
        console.print(what, markup=False, soft_wrap=True)
    if len(tally.stopped) > MOST_SHOWN:
        console.print(f"  and {len(tally.stopped) - MOST_SHOWN} more; --json lists them all")
