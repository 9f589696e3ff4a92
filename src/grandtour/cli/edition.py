"""`grandtour edition check`: whether an edition file can be played with."""

from __future__ import annotations

import os
from pathlib import Path

from cyclopts import App

import grandtour as gt
from grandtour.cli.common import Json, first, print_json
from grandtour.cli.errors import Refused
from grandtour.core.editions import is_path

app = App(
    name="edition",
    help="Edition files: maps, decks and tickets that you can replace with your own.",
    help_epilogue="Example:\n  grandtour edition check my-map.toml",
)


@app.command(help_epilogue="")
def check(file: Path, /, *, as_json: Json = False) -> int:
    """Say whether an edition file can be played with, or name all its faults.

    For example:

      grandtour edition check my-map.toml
      grandtour edition check my-map.toml --json

    Parameters
    ----------
    file
        The edition, a TOML file. It says itself which game it is for.
    as_json
        Print JSON: {"ok", "game", "edition", "hash", "summary"}, or
        {"ok", "faults": [{"file", "line", "place", "text"}]}. If there are very many
        faults, it has the first, and "more" says how many others there are.
    """
    try:
        game = gt.GAMES.from_file(file)
    except gt.BadEdition as error:
        if as_json:
            faults = [
                {"file": f.file or str(file), "line": f.line, "place": f.place, "text": f.text} for f in error.faults
            ]
            print_json({"ok": False, **first(faults)})
        n = len(error.faults)
        bare = not is_path(str(file)) and not os.path.exists(file)
        raise Refused(
            f"{str(file)!r} has {n} fault{'s' if n != 1 else ''}:", error.faults, by_name() if bare else ""
        ) from None
    counts: dict[str, object] = {"players": "/".join(map(str, game.seat_counts)), **game.summary()}
    if as_json:
        about = {"game": game.name, "edition": game.edition_id, "hash": game.edition_hash, "summary": counts}
        print_json({"ok": True, **about})
    else:
        print(f"ok: {game.edition_id}, an edition of {game.name}")
        print("  " + ", ".join(f"{what} {value}" for what, value in counts.items()))
        print(f"  hash {game.edition_hash}")
    return 0


def by_name() -> str:
    """A hint for somebody who gave the id of a game or of an edition instead of a file."""
    ours = sorted({edition for name in gt.games() for edition in gt.GAMES.entry(name).editions()})
    return f"Give the path of a file, as in my-map.toml. Ours need no check, and a name is enough: --edition {ours[0]}."
