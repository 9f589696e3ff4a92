"""The weights of french_quarter_value.py, as data/french_quarter.json keeps them.

They are kept for some numbers of turns left, the knots; in between they change in a straight line. There are two lists:
for a game alone, where the Mayor takes dice by the card's order, and for a table of two or more.
"""

from __future__ import annotations

import json
from importlib import resources

from grandtour.games.french_quarter.edition import Edition

Weights = list[list[int]]  # by turns left, of every sign


def weights_for(e: Edition) -> tuple[Weights, Weights]:
    """Alone and together; empty for an edition that they were not fitted to."""
    data = json.loads(resources.files("grandtour.bots").joinpath("data", "french_quarter.json").read_text("utf-8"))
    if data["edition"] != e.hash:
        return [], []
    return between(data["knots"], data["alone"]), between(data["knots"], data["together"])


def between(knots: list[int], weights: list[list[int]]) -> Weights:
    """For every number of turns left from the first knot, which is 0, to the last."""
    out: Weights = []
    for k in range(len(knots) - 1):
        steps = knots[k + 1] - knots[k]
        for step in range(steps):
            here, there = weights[k], weights[k + 1]
            out.append([(a * (steps - step) + b * step) // steps for a, b in zip(here, there, strict=True)])
    return [*out, weights[-1]]
