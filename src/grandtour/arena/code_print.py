"""Tells one version of bots and rules from another, so that their games are never mixed."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import grandtour as gt

PACKAGE = Path(__file__).parents[1]


@cache  # cached, because it is that of the code which this process has loaded
def code_print(game: str) -> str:
    """The print of all sources that decide how a game goes: the interface, the game, and the bots with their data."""
    own = game.replace("-", "_")
    others = tuple(name.replace("-", "_") for name in gt.games() if name != game)
    digest = hashlib.sha256()
    for folder in ("core", "bots", f"games/{own}"):
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.suffix in (".py", ".toml", ".json") and not file.name.startswith(others):
                digest.update(f"{file.relative_to(PACKAGE).as_posix()}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
