"""Computes Elo ratings from shares of wins, all at once, by maximum likelihood.

The model is Bradley's and Terry's: a bot that is d points ahead wins 1 / (1 + 10^(-d/400)) of its games; a shared win
is half a win for each. Every pair that was to meet is credited with one shared win that it did not play: this keeps the
rating of a bot that always wins finite, and weighs little against a hundred games. Intervals come from the Fisher
information. A bot that anchors the scale has its rating by definition, so its interval is a point, and the intervals of
the others are those of their distance to it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from grandtour.figures import Z95

ANCHOR: Final = "greedy"
ANCHORED_AT: Final = 1000.0
CREDIT: Final = 1  # shared wins that each pair is credited with
POINTS: Final = 400 / math.log(10)  # of Elo, for a factor e in the odds
STEPS: Final = 100

Matrix = list[list[float]]


@dataclass(frozen=True)
class Met:
    """The result of a pair: the wins of its first bot, and the number of games."""

    wins: Fraction
    games: int


@dataclass(frozen=True)
class Rating:
    bot: str
    elo: float
    low: float
    high: float


def rate(met: Mapping[tuple[str, str], Met]) -> list[Rating]:
    """The bots of the pairs, the strongest first. Every bot must be linked with every other by some chain of pairs."""
    bots = sorted({bot for pair in met for bot in pair})
    place = {bot: k for k, bot in enumerate(bots)}
    results = [
        (place[a], place[b], float(result.wins) + CREDIT / 2, result.games + CREDIT)
        for (a, b), result in sorted(met.items())
    ]
    strengths, spread = _most_likely(len(bots), results)
    weights = _zero(bots)
    shift = sum(weight * strength for weight, strength in zip(weights, strengths, strict=True))
    out = []
    for k, bot in enumerate(bots):
        contrast = [(1.0 if k == j else 0.0) - weight for j, weight in enumerate(weights)]
        variance = sum(a * b * spread[i][j] for i, a in enumerate(contrast) for j, b in enumerate(contrast))
        half = Z95 * math.sqrt(max(0.0, variance)) * POINTS
        elo = ANCHORED_AT + (strengths[k] - shift) * POINTS
        out.append(Rating(bot, round(elo, 1), round(elo - half, 1), round(elo + half, 1)))
    return sorted(out, key=lambda rating: (-rating.elo, rating.bot))


def _zero(bots: Sequence[str]) -> list[float]:
    """Weights of the bots in the zero of the scale: that is the anchor's strength, or without it the mean of all."""
    if ANCHOR in bots:
        return [1.0 if bot == ANCHOR else 0.0 for bot in bots]
    return [1 / len(bots)] * len(bots)


def _most_likely(bots: int, results: Sequence[tuple[int, int, float, int]]) -> tuple[list[float], Matrix]:
    """Strengths in natural units and their covariance, with the first bot's strength held at 0, by Newton's method."""
    strengths = [0.0] * bots
    covariance: Matrix = []
    for _ in range(STEPS):
        slope = [0.0] * bots
        information = [[0.0] * bots for _ in range(bots)]
        for a, b, wins, games in results:
            p = 1 / (1 + math.exp(strengths[b] - strengths[a]))
            slope[a] += wins - games * p
            slope[b] -= wins - games * p
            weight = games * p * (1 - p)
            information[a][a] += weight
            information[b][b] += weight
            information[a][b] -= weight
            information[b][a] -= weight
        free = _inverse([row[1:] for row in information[1:]])
        covariance = [[0.0] * bots, *([0.0, *row] for row in free)]
        step = [sum(c * s for c, s in zip(row, slope, strict=True)) for row in covariance]
        largest = max(map(abs, step))
        damped = min(1.0, 1.0 / largest) if largest else 1.0  # far from the maximum a whole step may overshoot it
        strengths = [strength + damped * change for strength, change in zip(strengths, step, strict=True)]
        if largest < 1e-10:
            break
    return strengths, covariance


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, which needs no pivots."""
    n = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(n):
            factor = rows[j][i]
            if j != i and factor:
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]
