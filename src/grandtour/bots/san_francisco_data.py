"""Tuned numbers for San Francisco's guide, read from data/san_francisco.json."""

from __future__ import annotations

import json
from importlib.resources import files


def weights(edition_hash: str) -> list[list[int]]:
    """By stage of the game, what each part of a forecast counts, in thousandths."""
    text = files("grandtour.bots").joinpath("data/san_francisco.json").read_text(encoding="utf-8")
    rows: list[list[int]] = json.loads(text)["weights"]
    return rows
