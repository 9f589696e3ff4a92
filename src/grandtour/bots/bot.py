"""What a bot is: it sees a view and its legal actions, never a state of the host."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from grandtour.core.game import Action, State, View
from grandtour.core.picker import Picker

Sampler = Callable[[Picker], State]
"""Gives a state that fits all the seat knows; what it cannot know is drawn anew with the picker."""


class Clock:
    """How long a bot may think: until a moment, or for a number of search nodes. None means no limit."""

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        self.deadline = None if seconds is None else time.monotonic() + seconds
        self.nodes = nodes

    def is_up(self) -> bool:
        return self.deadline is not None and time.monotonic() >= self.deadline


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    name: str

    @abstractmethod
    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        """One of `legal`, from what the view shows and the sampler gives."""
