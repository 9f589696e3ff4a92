"""Chances to win as a person is told them: what search reckons with, put right by how games went on.

A search thinks of the others as players of one kind, and of its own play beyond the tree as quick play. That serves to
tell moves apart, but it makes the chance itself too bright or too dark, the same way all through a game. So the
log-odds beside an even chance are stretched and shifted by two numbers for each game (data/chances.json), fitted to
games of the bot with itself; scripts/tune_chances.py finds them again. Plain Python: it reads a file, seldom.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import Final, cast

from grandtour.bots.search import logistic

SURE: Final = 0.001  # no game that goes on is won or lost for certain


@cache
def numbers(game: str) -> tuple[float, float]:
    """How far to stretch and to shift; as it is for a game that was never measured."""
    text = files("grandtour.bots").joinpath("data", "chances.json").read_text(encoding="utf-8")
    stretch, shift = cast(dict[str, tuple[int, int]], json.loads(text)["games"]).get(game, (1000, 0))
    return stretch / 1000, shift / 1000


def told(game: str, seats: int, chance: float) -> float:
    stretch, shift = numbers(game)
    return logistic(log_odds(1 / seats) + stretch * beside_even(chance, seats) + shift)


def beside_even(chance: float, seats: int) -> float:
    """By how much the log-odds are above those of a game that all may win alike."""
    return log_odds(chance) - log_odds(1 / seats)


def log_odds(chance: float) -> float:
    chance = min(1 - SURE, max(SURE, chance))
    return math.log(chance / (1 - chance))
