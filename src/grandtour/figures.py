"""Figures of many games: shares of wins with their intervals, and how scores are spread.

Only whole numbers and fractions are added up, so the order of the games does not matter.
"""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from typing import Final

Z95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def short(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else round(float(value), 6)


def share_of(part: Fraction, whole: int) -> float | None:
    return round(float(part / whole), 6) if whole else None


def wilson(wins: Fraction, games: int) -> tuple[float | None, float | None]:
    """Wilson's 95 % interval of the true share of wins; it is good for few games and for shares near 0 and 1, too."""
    if games == 0:
        return None, None
    p = float(wins / games)
    middle = (p + Z95**2 / (2 * games)) / (1 + Z95**2 / games)
    half = Z95 * math.sqrt(p * (1 - p) / games + Z95**2 / (4 * games**2)) / (1 + Z95**2 / games)
    return round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6)


def mean(counts: Counter[int]) -> float | None:
    return share_of(Fraction(sum(value * n for value, n in counts.items())), counts.total())


def deviation(counts: Counter[int]) -> float | None:
    """The standard deviation of a sample; None for fewer than two games."""
    n = counts.total()
    if n < 2:
        return None
    total = sum(value * k for value, k in counts.items())
    squares = sum(value * value * k for value, k in counts.items())
    return round(math.sqrt(float(Fraction(squares * n - total * total, n * (n - 1)))), 6)


def spread(counts: Counter[int]) -> dict[str, object]:
    percentiles = {f"p{percent}": percentile(counts, percent) for percent in (10, 50, 90)}
    return {"sd": deviation(counts), **percentiles}


def percentile(counts: Counter[int], percent: int) -> int | None:
    """The lowest score that `percent` of the games do not exceed."""
    need = counts.total() * percent
    seen = 0
    for value in sorted(counts):
        seen += counts[value] * 100
        if seen >= need:
            return value
    return None
