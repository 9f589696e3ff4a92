"""Chances to win as a person is told them: those of search, corrected by how games really went on.

A search assumes that the others are all players of one kind, and that its own seat plays quickly beyond the tree. That
is good enough to tell moves apart, but makes the chance itself too high or too low, in the same way all through a game.
So its log-odds, compared with an even chance, are stretched and shifted by two numbers (data/chances.json), which are
fitted to games of the bot against itself; scripts/tune_chances.py finds them. They hold for the edition with the hash
that they were measured on. On another board the same search may say 99 % at the first move of an even game, so there
no chance is told. This is plain Python, because it only reads a file, and seldom.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import Final

from grandtour.bots.search import logistic

SURE: Final = 0.001  # while a game goes on, it is never won or lost for certain


@cache
def numbers(edition_hash: str) -> tuple[float, float] | None:
    """How far to stretch and to shift the log-odds; None for an edition that was never measured."""
    text = files("grandtour.bots").joinpath("data", "chances.json").read_text(encoding="utf-8")
    fit = json.loads(text)["editions"].get(edition_hash)
    return None if fit is None else (fit["stretch"] / 1000, fit["shift"] / 1000)


def are_measured(edition_hash: str) -> bool:
    """Whether people who play on this edition may be told search's figures, chances and points."""
    return numbers(edition_hash) is not None


def told(edition_hash: str, seats: int, chance: float) -> float | None:
    """The chance as a person is told it; None if nobody can say what it is worth."""
    fit = numbers(edition_hash)
    if fit is None:
        return None
    stretch, shift = fit
    return logistic(log_odds(1 / seats) + stretch * beside_even(chance, seats) + shift)


def beside_even(chance: float, seats: int) -> float:
    """By how much the log-odds are above those of a game in which all seats have the same chance."""
    return log_odds(chance) - log_odds(1 / seats)


def log_odds(chance: float) -> float:
    chance = min(1 - SURE, max(SURE, chance))
    return math.log(chance / (1 - chance))
