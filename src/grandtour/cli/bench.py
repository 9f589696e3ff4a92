"""`grandtour bench`: how fast the engine is on this machine."""

from __future__ import annotations

import grandtour as gt
from grandtour.cli.common import Json, Whole, build_game, out, print_json
from grandtour.cli.errors import Faults, Refused


def bench(*names: str, seconds: float = 3.0, seats: Whole = 3, as_json: Json = False) -> int:
    """Measure the speed of random play on one core.

    Whole games with fixed seeds; the best of several rounds counts.

    For example:

      grandtour bench
      grandtour bench san-francisco --seconds 10 --seats 4 --json

    Parameters
    ----------
    names
        The games to measure; all of them if none is named.
    seconds
        CPU time for each game.
    seats
        Players in each game.
    as_json
        Print JSON: {"compiled", "games": {id: {"steps_per_s", "decisions_per_s", "games_per_s", "copy_us",
        "legal_us"}}, "final_route"}.
    """
    from grandtour import bench as measure

    faults = Faults()
    with faults:
        if not 0 < seconds <= 3600:
            raise Refused(f"--seconds must be more than 0 and at most 3600, not {seconds}")
    chosen = list(dict.fromkeys(names)) or gt.games()
    for name in chosen:
        with faults:
            game = build_game(name)
            if seats not in game.seat_counts:
                counts = ", ".join(map(str, game.seat_counts))
                raise Refused(f"--seats {seats}: {name} is for {counts} players")
    faults.finish()
    report = measure.run(chosen, seconds, seats)
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
            name,
            f"{figures['steps_per_s']:,.0f}",
            f"{figures['decisions_per_s']:,.0f}",
            f"{figures['games_per_s']:,.1f}",
            f"{figures['copy_us']:.2f} µs",
            f"{figures['legal_us']:.2f} µs",
        )
    console = out()
    console.print(f"{version()}, {seats} players, random play on one core")
    console.print(table)
    console.print("A step is any move, chance included; a decision is a player's.", style="dim")
    return 0
