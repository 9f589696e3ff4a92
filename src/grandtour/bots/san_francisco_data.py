"""Tuned numbers of San Francisco's guide, from data/san_francisco.json. Plain Python: it reads a file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import cast


@cache
def read() -> dict[str, object]:
    text = files("grandtour.bots").joinpath("data", "san_francisco.json").read_text(encoding="utf-8")
    return cast(dict[str, object], json.loads(text))


def habits() -> dict[str, int]:
    """The quick player's; they are counted in turns and points, so they serve any map."""
    return dict(cast(dict[str, int], read()["habits"]))


def weights(edition_hash: str) -> list[list[int]]:
    """The evaluation's, by stage of the game; none for an edition that they were not fitted to."""
    return cast(list[list[int]], read()["weights"]) if read()["edition"] == edition_hash else []


def belief() -> list[list[int]]:
    """What routes tell of tickets: a row for the beginning, one for the end."""
    return cast(list[list[int]], read()["belief"])


def telling() -> list[int]:
    """How much a claim, a card and a stack tell of tickets, and what is built beside them; thousandths."""
    return cast(list[int], read()["telling"])
