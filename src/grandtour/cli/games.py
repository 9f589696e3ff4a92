"""`grandtour games`: what there is to play."""

from __future__ import annotations

import grandtour as gt
from grandtour.cli.common import Json, bots_for, build_game, out, print_json


def games(*, as_json: Json = False) -> int:
    """List the games, who can play them, their editions, options and bots.

    For example:

      grandtour games
      grandtour games --json

    Parameters
    ----------
    as_json
        Print JSON: {"games": [{"id", "title", "players", "editions", "default_edition", "options", "bots"}]}.
    """
    found = [about(name) for name in gt.games()]
    if as_json:
        print_json({"games": found})
        return 0
    from rich.table import Table

    console = out()
    for entry in found:
        console.print(f"[bold]{entry['id']}[/]  {entry['title']}")
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim", min_width=12, justify="right")
        table.add_column()
        editions = [f"{e} (default)" if e == entry["default_edition"] else str(e) for e in listed(entry["editions"])]
        options = [str(o["name"]) for o in listed(entry["options"]) if isinstance(o, dict)]
        table.add_row("players", ", ".join(map(str, listed(entry["players"]))))
        table.add_row("editions", ", ".join(editions))
        table.add_row("options", ", ".join(options) or "none")
        table.add_row("bots", ", ".join(map(str, listed(entry["bots"]))))
        console.print(table)
    console.print(f"\nMaps and tickets are our own design. Start with: [bold]grandtour play {gt.games()[0]}[/]")
    return 0


def about(name: str) -> dict[str, object]:
    entry = gt.GAMES.entry(name)
    game = build_game(name)
    return {
        "id": entry.id,
        "title": entry.title,
        "players": list(game.seat_counts),
        "editions": entry.editions(),
        "default_edition": entry.default_edition,
        "options": [{"name": option.name, "default": option.default} for option in entry.options],
        "bots": bots_for(game),
    }


def listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []
