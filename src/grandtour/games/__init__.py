"""The games there are. Each is imported only when somebody asks for it, so `import grandtour` stays light."""

from __future__ import annotations

from pathlib import Path

from grandtour.core.editions import Document
from grandtour.core.game import Game
from grandtour.core.registry import Entry, Registry


def _san_francisco(edition: str | Path, options: dict[str, object]) -> Game:
    from grandtour.games.san_francisco.game import SanFrancisco
    from grandtour.games.san_francisco.load import load

    return SanFrancisco(load(edition))


def _parse_san_francisco(document: Document, folder: Path) -> Game:
    from grandtour.games.san_francisco.game import SanFrancisco
    from grandtour.games.san_francisco.load import parse

    return SanFrancisco(parse(document, folder))


def _san_francisco_editions() -> list[str]:
    from grandtour.games.san_francisco.load import names

    return names()


GAMES = Registry(
    Entry(
        id="san-francisco",
        title="Ticket to Ride: San Francisco",
        build=_san_francisco,
        parse=_parse_san_francisco,
        editions=_san_francisco_editions,
        default_edition="grand-tour",
    ),
)
