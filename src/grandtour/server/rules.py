"""The game that a table is played with: always under the rules and with the edition that it began with.

The text of the edition is kept with the tables, so a newer version of an edition never reaches a running game. When a
game's rules change, their number goes up, and a running game goes on under the old ones as long as they can be played
(`Entry.rules_versions`). If they no longer can, CONVERSIONS says how it goes on under later ones.
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
"""(game under the next rules, number of seats, steps under the old rules) -> steps under the next rules."""

CONVERSIONS: dict[tuple[str, int], Conversion] = {}
"""By game and the rules version that is converted *from*, to the next one. No version was given up so far."""


class CannotGoOn(Exception):
    """The table's rules or edition are not here any more; its entries are kept as they are."""


def edition_file(game: str, edition: str) -> Path:
    return Path(gt.__file__).parent / "games" / game.replace("-", "_") / "editions" / f"{edition}.toml"


def edition_text(game: str, edition: str) -> str:
    """The text of an edition that we ship."""
    return edition_file(game, edition).read_text(encoding="utf-8")


@cache
def editions(game: str) -> list[str]:
    """The names of the editions that we ship. This reads all of them, which takes too long to do for every table."""
    return gt.GAMES.entry(game).editions()


Chosen = tuple[tuple[str, bool], ...]


def chosen(options: dict[str, bool]) -> Chosen:
    """Options as a key of the caches below."""
    return tuple(sorted(options.items()))


def shipped(game: str, edition: str, options: Chosen, rules_version: int | None = None) -> gt.Game:
    """A game with a shipped edition, under the newest rules unless others are given."""
    return _shipped(game, edition, options, gt.GAMES.entry(game).check_rules(rules_version))


@lru_cache(maxsize=64)
def _shipped(game: str, edition: str, options: Chosen, rules_version: int) -> gt.Game:
    return gt.game(game, edition, dict(options), rules_version)


@lru_cache(maxsize=64)
def kept(game: str, text: str, options: Chosen, rules_version: int) -> gt.Game:
    """A game made from an edition's text that was kept; it has no drawing, as the rules need none."""
    entry = gt.GAMES.entry(game)
    checked = entry.check_options(dict(options))
    return entry.parse(read_toml(text), None, checked, entry.check_rules(rules_version))


def game_of(
    name: str, edition: str, edition_hash: str, options: dict[str, bool], text: str | None, rules_version: int
) -> gt.Game:
    """The game under these rules with the edition of this hash: the one we ship, or the text that was kept."""
    if rules_version not in gt.GAMES.entry(name).rules_versions:
        raise CannotGoOn(f"it is played by version {rules_version} of the rules of {name}, which is not here")
    if edition in editions(name):
        game = shipped(name, edition, chosen(options), rules_version)
        if game.has_hash(edition_hash):
            return game
    if text is None:
        raise CannotGoOn(f"the edition {edition} of {name} that it was begun with is not here")
    try:
        game = kept(name, text, chosen(options), rules_version)
    except gt.BadEdition as error:
        raise CannotGoOn(f"the edition {edition} of {name} cannot be read by this version: {error}") from None
    if not game.has_hash(edition_hash):
        raise CannotGoOn(f"the edition {edition} of {name} reads differently in this version")
    return game


def nearest(name: str, edition: str, options: dict[str, bool], rules_version: int) -> gt.Game:
    """The nearest game for a table whose edition or rules are not here: for its name, and to go on with.

    It has the table's own rules, or if these cannot be played, the next ones that can.
    """
    entry = gt.GAMES.entry(name)
    known = {option.name: options.get(option.name, option.default) for option in entry.options}
    later = [version for version in entry.rules_versions if version >= rules_version]
    edition = edition if edition in editions(name) else entry.default_edition
    return shipped(name, edition, chosen(known), later[0] if later else entry.newest_rules)


def convert(game: gt.Game, seats: int, version: int, steps: Steps) -> Steps:
    """The steps of a game begun under rules `version`, converted to those of `game`; CannotGoOn if none knows how."""
    while version != game.rules_version:
        step = CONVERSIONS.get((game.name, version))
        if step is None:
            raise CannotGoOn(f"it was begun under version {version} of the rules; this is {game.rules_version}")
        steps = step(game, seats, steps)
        version += 1
    return steps


def replayed(game: gt.Game, seats: int, seed: str, salt: str, steps: Steps, forks: tuple[Fork, ...] = ()) -> gt.Match:
    """The match after these steps, chance included; CannotGoOn if they do not follow from the rules and the seed."""
    record = gt.Record(
        game.name, game.edition_id, game.edition_hash, game.rules_version, seats, dict(game.options),
        commitment(seed, salt), tuple(steps), forks=forks,
    )  # fmt: skip
    try:
        return gt.Match.resume(game, record, seed, salt)
    except (FalseRecord, gt.BadRecord) as error:
        raise CannotGoOn(str(error)) from None
