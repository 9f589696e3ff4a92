"""The game that a table is played with: always the rules and the edition that it began with.

The text of the edition is kept with the tables, so a newer version of an edition never reaches a running game. When a
game's rules change, their number goes up, and CONVERSIONS says how a running game of the old number goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path

import grandtour as gt
from grandtour.core.editions import read_toml
from grandtour.core.picker import commitment
from grandtour.core.record import FalseRecord, Fork

Steps = list[tuple[int, str]]
Conversion = Callable[[gt.Game, int, Steps], Steps]
"""(game under the new rules, seats, steps under the old) -> steps under the new."""

CONVERSIONS: dict[tuple[str, int], Conversion] = {}
"""By game and the rules version that it converts *from*, to the next one. All games are at their first version."""


class CannotGoOn(Exception):
    """The table's rules or edition are not here any more; its entries are kept as they are."""


def edition_file(game: str, edition: str) -> Path:
    return Path(gt.__file__).parent / "games" / game.replace("-", "_") / "editions" / f"{edition}.toml"


def edition_text(game: str, edition: str) -> str:
    """The text of an edition that we ship."""
    return edition_file(game, edition).read_text(encoding="utf-8")


@cache
def editions(game: str) -> list[str]:
    """The names of those that we ship. To list them, all are read: too long to do it for every table."""
    return gt.GAMES.entry(game).editions()


Chosen = tuple[tuple[str, bool], ...]


def chosen(options: dict[str, bool]) -> Chosen:
    """Options as a key of the caches below."""
    return tuple(sorted(options.items()))


@lru_cache(maxsize=64)
def shipped(game: str, edition: str, options: Chosen) -> gt.Game:
    return gt.game(game, edition, dict(options))


@lru_cache(maxsize=64)
def kept(game: str, text: str, options: Chosen) -> gt.Game:
    """Of an edition's text alone: the rules need no drawing."""
    entry = gt.GAMES.entry(game)
    return entry.parse(read_toml(text), None, entry.check_options(dict(options)))


def game_of(name: str, edition: str, edition_hash: str, options: dict[str, bool], text: str | None) -> gt.Game:
    """The game with the very edition that has this hash: the shipped one, or the text that was kept."""
    if edition in editions(name):
        game = shipped(name, edition, chosen(options))
        if game.edition_hash == edition_hash:
            return game
    if text is None:
        raise CannotGoOn(f"the edition {edition} of {name} that it was begun with is not here")
    try:
        game = kept(name, text, chosen(options))
    except gt.BadEdition as error:
        raise CannotGoOn(f"the edition {edition} of {name} cannot be read by this version: {error}") from None
    if game.edition_hash != edition_hash:
        raise CannotGoOn(f"the edition {edition} of {name} reads differently in this version")
    return game


def nearest(name: str, edition: str, options: dict[str, bool]) -> gt.Game:
    """Something like the game of a table whose own edition cannot be had: for its name, not for its rules."""
    entry = gt.GAMES.entry(name)
    known = {option.name: options.get(option.name, option.default) for option in entry.options}
    return shipped(name, edition if edition in editions(name) else entry.default_edition, chosen(known))


def convert(game: gt.Game, seats: int, version: int, steps: Steps) -> Steps:
    """The steps of a game begun under rules `version`, by the rules of `game`. CannotGoOn where no way is known."""
    while version != game.rules_version:
        step = CONVERSIONS.get((game.name, version))
        if step is None:
            raise CannotGoOn(f"it was begun under version {version} of the rules; this is {game.rules_version}")
        steps = step(game, seats, steps)
        version += 1
    return steps


def replayed(game: gt.Game, seats: int, seed: str, salt: str, steps: Steps, forks: tuple[Fork, ...] = ()) -> gt.Match:
    """The match after these steps, chance included; CannotGoOn where they are not those of the rules and the seed."""
    record = gt.Record(
        game.name, game.edition_id, game.edition_hash, game.rules_version, seats, dict(game.options),
        commitment(seed, salt), tuple(steps), forks=forks,
    )  # fmt: skip
    try:
        return gt.Match.resume(game, record, seed, salt)
    except (FalseRecord, gt.BadRecord) as error:
        raise CannotGoOn(str(error)) from None
