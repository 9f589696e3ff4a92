"""Plays any legal action with equal chance."""

from __future__ import annotations

from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.core.game import Action, View
from grandtour.core.picker import Picker


class RandomBot(Bot):
    def __init__(self, seed: int | str) -> None:
        self.name = "random"
        self.picker = Picker(seed)

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        return legal[self.picker.below(len(legal))]
