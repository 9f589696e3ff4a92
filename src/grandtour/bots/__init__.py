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
        from grandtour.bots.san_francisco_greedy import Greedy
        from grandtour.games.san_francisco.game import SanFrancisco

        if isinstance(game, SanFrancisco):
            return Greedy(game, seed)
    raise UnknownBot(there_is_no("bot", name, NAMES))


__all__ = ["NAMES", "Bot", "Clock", "Sampler", "UnknownBot", "make"]
