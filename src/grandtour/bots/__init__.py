"""The bots there are, by name."""

from __future__ import annotations

from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.core.game import Game
from grandtour.core.registry import there_is_no

NAMES = ("random", "greedy")


class UnknownBot(ValueError):
    pass


def make(name: str, game: Game, seed: int | str = 0) -> Bot:
    """A bot for one seat of one game; the same seed makes the same choices."""
    if name == "random":
        from grandtour.bots.random_bot import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        bot = _greedy(game, seed)
        if bot is not None:
            return bot
    raise UnknownBot(there_is_no("bot", name, NAMES))


def _greedy(game: Game, seed: int | str) -> Bot | None:
    """Each game has its own; only the one that is asked for is imported."""
    if game.name == "san-francisco":
        from grandtour.bots import san_francisco_greedy
        from grandtour.games.san_francisco.game import SanFrancisco

        return san_francisco_greedy.Greedy(game, seed) if isinstance(game, SanFrancisco) else None
    if game.name == "explore-new-york":
        from grandtour.bots import explore_new_york_greedy
        from grandtour.games.explore_new_york.game import ExploreNewYork

        return explore_new_york_greedy.Greedy(game, seed) if isinstance(game, ExploreNewYork) else None
    if game.name == "french-quarter":
        from grandtour.bots import french_quarter_greedy
        from grandtour.games.french_quarter.game import FrenchQuarter

        return french_quarter_greedy.Greedy(game, seed) if isinstance(game, FrenchQuarter) else None
    return None


__all__ = ["NAMES", "Bot", "Clock", "Sampler", "UnknownBot", "make"]
