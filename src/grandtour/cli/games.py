"""`grandtour games`: what there is to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import grandtour as gt
from grandtour.cli.common import Json, bots_for, build_game, out, print_json

if TYPE_CHECKING:
    from grandtour.words import Words


def games(*, as_json: Json = False) -> int:
    """List the games, who can play them, their editions, options and bots.

    For example:

      grandtour games
      grandtour games --json

    Parameters
    ----------
    as_json
        Print JSON: {"games": [{"id", "title", "players", "house_modes", "editions", "default_edition", "options",
        "bots"}]}.
    """
    found = [about(name) for name in gt.games()]
    if as_json:
        print_json({"games": found})
        return 0
    from rich.table import Table

    from grandtour.words import Words

    console = out()
    for entry in found:
        console.print(f"[bold]{entry['id']}[/]  {entry['title']}")
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim", min_width=12, justify="right")
        table.add_column()
        editions = [f"{e} (default)" if e == entry["default_edition"] else str(e) for e in listed(entry["editions"])]
        words = Words(str(entry["id"]))
        options = [write_option(o, words) for o in listed(entry["options"]) if isinstance(o, dict)]
        table.add_row("players", ", ".join(write_players(n, entry) for n in listed(entry["players"])))
        table.add_row("editions", ", ".join(editions))
        table.add_row("options", "\n".join(options) or "none")
        table.add_row("bots", ", ".join(map(str, listed(entry["bots"]))))
        console.print(table)
    console.print(
        f"\nMaps, sheets, cards and tickets are our own design. Start with: [bold]grandtour play {gt.games()[0]}[/]"
    )
    return 0


def about(name: str) -> dict[str, object]:
    entry = gt.GAMES.entry(name)
    game = build_game(name)
    return {
        "id": entry.id,
        "title": entry.title,
        "players": list(game.seat_counts),
        "house_modes": {str(seats): mode for seats, mode in game.house_modes.items()},
        "editions": entry.editions(),
        "default_edition": entry.default_edition,
        "options": [{"name": option.name, "default": option.default} for option in entry.options],
        "bots": bots_for(game),
    }


def write_players(players: object, entry: dict[str, object]) -> str:
    modes = entry["house_modes"]
    assert isinstance(modes, dict)
    mode = modes.get(str(players))
    return f"{players} (house mode: {mode.replace('-', ' ')})" if mode else str(players)


def write_option(option: dict[str, object], words: Words) -> str:
    about = words.say(f"option-{option['name']}-about")
    return f"{option['name']} ({'on' if option['default'] else 'off'} by default): {about}"


def listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []
