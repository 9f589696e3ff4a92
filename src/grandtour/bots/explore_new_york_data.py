"""The tuned numbers of Explore New York's guide, as data/explore_new_york.json keeps them."""

from __future__ import annotations

import json
from importlib import resources

from grandtour.bots.explore_new_york_value import Beliefs
from grandtour.games.explore_new_york.edition import Edition


def beliefs_for(e: Edition) -> Beliefs:
    """Measured for the edition they name; any other map is believed to be like our first one, roughly."""
    data = json.loads(resources.files("grandtour.bots").joinpath("data", "explore_new_york.json").read_text("utf-8"))
    beliefs = Beliefs()
    if data["edition"] == e.hash:
        for name, value in data["beliefs"].items():
            setattr(beliefs, name, value)
    return beliefs
