"""The bot `greedy` for French Quarter: it tries every die and every way of playing its turn, and keeps the best sheet.

french_quarter_judge.py says what a sheet is worth. For a die and a destination every choice is tried; the choices in
between (a Wild, a circle, a performer, ...) are made one by one, each for the best sheet right after it. The bot looks
at its own sheet alone, and no further than its own turn; other players' secrets do not matter to it. Its seed is its
taste in buildings, so that two bots do not always walk the same way.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.bots.french_quarter_judge import Judge, Weights
from grandtour.core.game import Action, View
from grandtour.core.numbers import whole
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.legal import actors, decision
from grandtour.games.french_quarter.state import MOVE, TAKE, TRAVEL, FQState, task_of

NOTHING: Final = -1_000_000_000
TASTE: Final = 10  # hundredths of a point that a building can be liked more than another


class Greedy(Bot):
    def __init__(self, game: FrenchQuarter, seed: int | str, weights: Weights | None = None) -> None:
        self.name = "greedy"
        self.game = game
        self.judge = Judge(game.edition, game.tables, Weights() if weights is None else weights)
        picker = Picker(seed)
        self.taste = [picker.below(TASTE) for _ in game.edition.buildings]
        self.picker = picker

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        state = sampler(self.picker)
        assert isinstance(state, FQState)
        seat = whole(view["viewer"])
        best = legal[0]
        most = NOTHING
        for action in legal:
            value = self.after(state, seat, action)
            if value > most:
                most = value
                best = action
        return best

    def after(self, state: FQState, seat: int, action: Action) -> int:
        """What the seat's sheet is worth after the action and the best way to go on with the turn."""
        s = state.copy()
        self.game.apply(s, seat, action)
        while s.phase == MOVE and actors(s) == [seat] and task_of(s) != TAKE:
            choices = decision(self.game.edition, self.game.tables, s)
            if task_of(s) == TRAVEL:
                most = NOTHING
                for choice in choices:
                    most = max(most, self.after(s, seat, choice))
                return most
            s = self.best_small(s, seat, choices)
        return self.judge.value(s, seat) + self.taste[s.at[seat]]

    def best_small(self, s: FQState, seat: int, choices: list[Action]) -> FQState:
        """The position after the choice that is best right away."""
        best = s
        most = NOTHING
        for choice in choices:
            after = s.copy()
            self.game.apply(after, seat, choice)
            value = self.judge.value(after, seat)
            if value > most:
                most = value
                best = after
        return best
