"""`grandtour bench`: how fast the engine is on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import grandtour as gt
from grandtour._engine import engine
from grandtour.cli.common import Json, Quiet, Whole, at_least, build_game, games_bar, out, print_json
from grandtour.cli.errors import Faults, Refused
from grandtour.core.editions import is_path, read_toml

if TYPE_CHECKING:
    from rich.table import Table

    from grandtour.bench import FinalRoute
    from grandtour.bench_search import Thinking


def bench(
    *names: str,
    edition: str | None = None,
    seconds: float = 3.0,
    seats: Whole | None = None,
    route_games: Whole | None = None,
    route_maps: Whole | None = None,
    search: bool = False,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure the speed of random play on one core, and of the exact best Final Route of Explore New York.

    It plays whole games with fixed seeds, and the best of several rounds counts. The Final Route is found for maps at
    the end of games of greedy bots and for random connected maps of 36 links, the most that nine turns can draw with
    any deck.

    For example:

      grandtour bench
      grandtour bench san-francisco --seconds 10 --seats 4 --json
      grandtour bench --search
      grandtour bench --edition my-map.toml

    Parameters
    ----------
    names
        The games to measure; all of them if none is named, or that of the --edition FILE.
    edition
        The id of an edition of ours, or a file of your own, which says itself which game it is for.
    seconds
        CPU time for each game.
    seats
        Players in each game; 3 if not given, or the nearest number that the edition is for.
    route_games
        Two-player games of greedy bots whose ends are solved: 100, or 10 where the engine is not compiled.
    route_maps
        Random maps that are solved: 2000, or 100 where the engine is not compiled.
    search
        Measure the bots that search too: simulations a second, and the time a decision of two-player games takes.
    as_json
        Print JSON: {"compiled", "editions": {id: edition}, "games": {id: {"steps_per_s", "decisions_per_s",
        "games_per_s", "copy_us", "legal_us"}}, "final_route": {"median_ms", "p99_ms", "worst_ms", "games", "random",
        "links"}, "search": {id: {level: {"nodes", "decisions", "simulations_per_s", "mean_ms", "worst_ms"}}}}. For the
        Final Route, the median and the 99th percentile are those of the ends of games; the worst is that of all maps.
    quiet
        Show no progress.
    """
    from grandtour import bench as measure

    faults = Faults()
    with faults:
        if not 0 < seconds <= 3600:
            raise Refused(f"--seconds must be more than 0 and at most 3600, not {seconds}")
    compiled = engine() == "compiled"
    route_games = (100 if compiled else 10) if route_games is None else route_games
    route_maps = (2000 if compiled else 100) if route_maps is None else route_maps
    for option, value in (("--route-games", route_games), ("--route-maps", route_maps)):
        with faults:
            at_least(option, value, 1)
    chosen: list[gt.Game] = []
    with faults:
        for name in named(names, edition):
            with faults:
                game = build_game(name, edition)
                chosen.append(game)
                if seats is not None and seats not in game.seat_counts:
                    counts = ", ".join(map(str, game.seat_counts))
                    raise Refused(f"--seats {seats}: {name} ({game.edition_id}) is for {counts} players")
    faults.finish()
    routed = any(game.name == "explore-new-york" for game in chosen)
    with games_bar(route_games, show=routed and not quiet and not as_json) as each:
        report = measure.run(
            chosen, seconds, seats, route_games=route_games, route_maps=route_maps, each=each, search=search
        )
    if as_json:
        print_json(report)
        return 0
    from rich.table import Table

    from grandtour.cli import version

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("game")
    for heading in ("steps/s", "decisions/s", "games/s", "copy", "list actions"):
        table.add_column(heading, justify="right")
    for name, figures in report["games"].items():
        table.add_row(
            name if edition is None else f"{name} ({report['editions'][name]})",
            f"{figures['steps_per_s']:,.0f}",
            f"{figures['decisions_per_s']:,.0f}",
            f"{figures['games_per_s']:,.1f}",
            f"{figures['copy_us']:.2f} µs",
            f"{figures['legal_us']:.2f} µs",
        )
    console = out()
    players = sorted({seats or measure.usual_players(game) for game in chosen})
    console.print(f"{version()}, {' or '.join(map(str, players))} players, random play on one core")
    console.print(table)
    console.print("A step is any move, chance included; a decision is a player's.", style="dim")
    if report["final_route"] is not None:
        console.print()
        console.print(route_table(report["final_route"]))
    if report["search"] is not None:
        console.print()
        console.print(search_table(report["search"]))
    return 0


def named(names: Sequence[str], edition: str | None) -> list[str]:
    """The games to measure, each only once; an edition's file names its game itself."""
    asked = list(dict.fromkeys(names))
    if edition is None or not is_path(edition):
        return asked or gt.games()
    try:
        own = gt.GAMES.named_in(read_toml(Path(edition)))
    except gt.BadEdition as bad:
        raise Refused(f"the edition {edition!r} cannot be used:", bad.faults) from None
    if asked not in ([], [own]):
        raise Refused(f"--edition {edition!r} is for {own}, not for {', '.join(name for name in asked if name != own)}")
    return [own]


def search_table(report: dict[str, dict[str, Thinking]]) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("search on")
    table.add_column("level")
    for heading in ("simulations", "simulations/s", "a decision", "worst", "decisions"):
        table.add_column(heading, justify="right")
    for name, by_level in report.items():
        for level, figures in by_level.items():
            table.add_row(
                name,
                level,
                f"{figures['nodes']:,}",
                f"{figures['simulations_per_s']:,.0f}",
                f"{figures['mean_ms']:.0f} ms",
                f"{figures['worst_ms']:.0f} ms",
                str(figures["decisions"]),
            )
    return table


def route_table(report: FinalRoute) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("best Final Route of")
    for heading in ("maps", "median", "99 %", "worst"):
        table.add_column(heading, justify="right")
    for name, times in (
        ("ends of greedy games", report["games"]),
        (f"random {report['links']}-link maps", report["random"]),
    ):
        figures = (times["median_ms"], times["p99_ms"], times["worst_ms"])
        table.add_row(name, str(times["maps"]), *(f"{ms:.2f} ms" for ms in figures))
    return table
