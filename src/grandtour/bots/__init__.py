"""Makes bots by their names: `random` or one of the five levels; `master@4000` has a budget of its own."""

from __future__ import annotations

from grandtour.bots import levels
from grandtour.bots.bot import Advice, Bot, Clock, Sampler
from grandtour.core.game import Game
from grandtour.core.registry import there_is_no

NAMES = ("random", *levels.NAMES)


class UnknownBot(ValueError):
    pass


def make(spec: str, game: Game, seed: int | str = 0) -> Bot:
    """A bot for one seat of one game; the same seed makes the same choices. It imports only what this bot needs."""
    name, at, budget = spec.partition("@")
    if name not in NAMES or (name != "random" and game.name not in levels.GAMES):
        raise UnknownBot(there_is_no("bot", spec, NAMES if game.name in levels.GAMES else NAMES[:1]))
    if at and (name not in levels.NODES or not budget.isdecimal() or int(budget) < 1):
        raise UnknownBot(f"there is no bot {spec!r}: {_budgets(name)}")
    if name == "random":
        from grandtour.bots.random_bot import RandomBot

        return RandomBot(seed)
    from grandtour.bots import by_game

    if name in levels.NODES:
        from grandtour.bots.search_bot import SearchBot

        nodes = int(budget) if at else levels.NODES[name][game.name]
        return SearchBot(name, game, by_game.guide(game), seed, nodes)
    if name in levels.SLIPS:
        from grandtour.bots.slips import Slips

        return Slips(name, by_game.greedy(game, seed), seed, levels.SLIPS[name][game.name])
    return by_game.greedy(game, seed)


def _budgets(name: str) -> str:
    if name in levels.NODES:
        return f"after @ comes a number of simulations, as in {name}@4000"
    return f"{name} does not search, so it has no budget; {' and '.join(levels.NODES)} do"


__all__ = ["NAMES", "Advice", "Bot", "Clock", "Sampler", "UnknownBot", "levels", "make"]
