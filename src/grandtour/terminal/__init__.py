"""Games in the terminal: `face` says how one looks, `session` how it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from grandtour.core.game import Game
    from grandtour.terminal.face import Face


def face_of(game: Game, language: str, names: list[str], console: Console) -> Face:
    """How `game` looks in `language`; `names` are the players', by seat."""
    from grandtour.games.explore_new_york.game import ExploreNewYork
    from grandtour.games.french_quarter.game import FrenchQuarter
    from grandtour.games.san_francisco.game import SanFrancisco

    if isinstance(game, SanFrancisco):
        from grandtour.terminal.san_francisco import SanFranciscoFace

        return SanFranciscoFace(game, language, names, console)
    if isinstance(game, ExploreNewYork):
        from grandtour.terminal.explore_new_york import ExploreNewYorkFace

        return ExploreNewYorkFace(game, language, names, console)
    if isinstance(game, FrenchQuarter):
        from grandtour.terminal.french_quarter import FrenchQuarterFace

        return FrenchQuarterFace(game, language, names, console)
    raise TypeError(f"{game.name} has no face for the terminal")
