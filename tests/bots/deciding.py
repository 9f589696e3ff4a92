"""Bots that decide, for the tests of each."""

from __future__ import annotations

from collections.abc import Callable

import grandtour as gt
from grandtour import bots


def choose(bot: bots.Bot, game: gt.Game, state: gt.State, seat: int, sampled: bool = False) -> gt.Action:
    """From the view alone, or with positions that the seat may think it is in."""

    def sampler(picker: gt.Picker) -> gt.State:
        assert sampled, "it decides from its view alone"
        return game.determinize(state, seat, picker)

    return bot.choose(game.observe(state, seat), game.legal_actions(state, seat), sampler, bots.Clock())


def bot_game(game: gt.Game, seats: int, seed: str, make: Callable[[str], bots.Bot], sampled: bool = False) -> gt.Match:
    """A whole game; `make` makes the bot of a seat from its seed."""
    match = gt.Match(game, seats, seed=seed)
    players = [make(f"{seed}-{seat}") for seat in range(seats)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, choose(players[seat], game, match.state, seat, sampled))  # refuses what is not legal
    return match
