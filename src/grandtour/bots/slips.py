"""The levels novice and casual: greedy, with a share of its decisions left to luck."""

from __future__ import annotations

from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.core.game import Action, View
from grandtour.core.picker import Picker


class Slips(Bot):
    def __init__(self, name: str, model: Bot, seed: int | str, slips: int) -> None:
        self.name = name
        self.model = model
        self.slips = slips  # in how many of a hundred decisions it takes a legal action at random
        self.picker = Picker(f"{seed}/slips")

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        if self.picker.below(100) < self.slips:
            return legal[self.picker.below(len(legal))]
        return self.model.choose(view, legal, sampler, clock)
