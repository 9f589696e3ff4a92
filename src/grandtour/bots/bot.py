"""What a bot is: it sees a view and its legal actions, but never the host's state."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from grandtour.core.game import Action, State, View
from grandtour.core.picker import Picker

Sampler = Callable[[Picker], State]
"""Makes a state that fits all the seat knows; what the seat cannot know is drawn anew with the picker."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """How long a bot may think: for some seconds, for a number of simulations (`nodes`), or both.

    With neither, a bot thinks as long as its level does by default. A bot that thinks long tells the clock its best
    action so far: the host plays that one if the bot crashes or does not answer in time.
    """

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        self.deadline = None if seconds is None else time.monotonic() + seconds
        self.nodes = nodes
        self.best: Action | None = None

    def is_up(self) -> bool:
        return self.deadline is not None and time.monotonic() >= self.deadline

    def half(self) -> Clock:
        """A clock with half of the time that is left, for what must be worked out first."""
        return Clock(None if self.deadline is None else (self.deadline - time.monotonic()) / 2)

    def suggest(self, action: Action) -> None:
        """Tell the clock the best action so far."""
        self.best = action


class Advice:
    """An action, what it promises, and why in one line: a key of locale/*/advice.ftl with its arguments.

    `score` is the seat's expected final score, `win` its chance to win from 0 to 1. They are None if the bot cannot
    tell, and on an edition that they were not measured on (chances.py).
    """

    def __init__(
        self,
        action: Action,
        score: float | None = None,
        win: float | None = None,
        reason: str = "",
        arguments: dict[str, object] | None = None,
    ) -> None:
        self.action = action
        self.score = score
        self.win = win
        self.reason = reason
        self.arguments: dict[str, object] = {} if arguments is None else arguments

    def __repr__(self) -> str:
        return f"Advice({self.action!r}, {self.score}, {self.win}, {self.reason!r}, {self.arguments!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    name: str

    @abstractmethod
    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        """One of `legal`, from what the view shows and the sampler gives."""

    def advise(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> list[Advice]:
        """The actions that it would think of, best first; a bot that does not weigh actions names only its choice."""
        return [Advice(self.choose(view, legal, sampler, clock))]

    def then(self) -> list[Action]:
        """What it means to do right after the action it has just chosen, before anybody else or chance acts."""
        return []
