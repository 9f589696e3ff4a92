"""The games there are. Each is imported only when somebody asks for it, so `import grandtour` stays light."""

from __future__ import annotations

from pathlib import Path

from grandtour.core.editions import Document
from grandtour.core.game import Game
from grandtour.core.registry import Entry, Option, Registry


def _san_francisco(edition: str | Path, options: dict[str, object], rules: int) -> Game:
    from grandtour.games.san_francisco.game import SanFrancisco
    from grandtour.games.san_francisco.load import load

    return SanFrancisco(load(edition))


def _parse_san_francisco(document: Document, folder: Path | None, options: dict[str, object], rules: int) -> Game:
    from grandtour.games.san_francisco.game import SanFrancisco
    from grandtour.games.san_francisco.load import parse

    return SanFrancisco(parse(document, folder))


def _san_francisco_editions() -> list[str]:
    from grandtour.games.san_francisco.load import names

    return names()


def _explore_new_york(edition: str | Path, options: dict[str, object], rules: int) -> Game:
    from grandtour.games.explore_new_york.game import ExploreNewYork
    from grandtour.games.explore_new_york.load import load

    return ExploreNewYork(load(edition), plus_after_fallback=options["plus_after_fallback"] is True)


def _parse_explore_new_york(document: Document, folder: Path | None, options: dict[str, object], rules: int) -> Game:
    from grandtour.games.explore_new_york.game import ExploreNewYork
    from grandtour.games.explore_new_york.load import parse

    return ExploreNewYork(parse(document, folder), plus_after_fallback=options["plus_after_fallback"] is True)


def _explore_new_york_editions() -> list[str]:
    from grandtour.games.explore_new_york.load import names

    return names()


def _french_quarter(edition: str | Path, options: dict[str, object], rules: int) -> Game:
    from grandtour.games.french_quarter.game import FrenchQuarter
    from grandtour.games.french_quarter.load import load

    return FrenchQuarter(load(edition), options["mayor"] is True, options["tourism"] is True, rules)


def _parse_french_quarter(document: Document, folder: Path | None, options: dict[str, object], rules: int) -> Game:
    from grandtour.games.french_quarter.game import FrenchQuarter
    from grandtour.games.french_quarter.load import parse

    return FrenchQuarter(parse(document, folder), options["mayor"] is True, options["tourism"] is True, rules)


def _french_quarter_editions() -> list[str]:
    from grandtour.games.french_quarter.load import names

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
    Entry(
        id="explore-new-york",
        title="Explore New York",
        build=_explore_new_york,
        parse=_parse_explore_new_york,
        editions=_explore_new_york_editions,
        default_edition="grand-tour",
        options=(Option("plus_after_fallback", default=True),),
    ),
    Entry(
        id="french-quarter",
        title="French Quarter",
        build=_french_quarter,
        parse=_parse_french_quarter,
        editions=_french_quarter_editions,
        default_edition="grand-tour",
        options=(Option("mayor", default=False), Option("tourism", default=False)),
        rules_versions=(1, 2),
    ),
)
