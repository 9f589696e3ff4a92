"""The bot `greedy` for French Quarter: it tries every die and every way of playing its turn, and keeps the best sheet.

french_quarter_judge.py says what a sheet is worth. For a die and a destination every choice is tried; the choices in
between (a Wild, a circle, a performer, ...) are made one by one, each for the best sheet right after it. How many
positions it looks at is bounded on any edition (french_quarter_effort.py). The bot looks at its own sheet alone, and no
further than its own turn; other players' secrets do not matter to it. Its seed is its taste in buildings, so that two
bots do not always walk the same way.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.bots.french_quarter_effort import EACH, Effort
from grandtour.bots.french_quarter_judge import Judge, Weights
from grandtour.core.game import Action, View
from grandtour.core.numbers import whole
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.legal import actors, decision
from grandtour.games.french_quarter.state import MOVE, TAKE, TRAVEL, FQState, task_of

NOTHING: Final = -1_000_000_000
POSITIONS: Final = 11_000  # to look at on our own boards; see Effort
TASTE: Final = 10  # hundredths of a point that a building can be liked more than another


class Greedy(Bot):
    def __init__(self, game: FrenchQuarter, seed: int | str, weights: Weights | None = None) -> None:
        self.name = "greedy"
        self.game = game
        self.judge = Judge(game.edition, game.tables, Weights() if weights is None else weights)
        self.effort = Effort(game.edition, POSITIONS)
        picker = Picker(seed)
        self.taste = [picker.below(TASTE) for _ in game.edition.buildings]
        self.picker = picker

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        state = sampler(self.picker)
        assert isinstance(state, FQState)
        seat = whole(view["viewer"])
        self.effort.begin()
        return self.best_of(state, seat, self.effort.affordable(legal, 0, EACH))

    def best_of(self, state: FQState, seat: int, actions: list[Action]) -> Action:
        """The action with the best way to go on after it; each may look at its share of the positions left."""
        best = actions[0]
        most = NOTHING
        for k in range(len(actions)):
            value = self.after(state, seat, actions[k], self.effort.end_of_share(0, len(actions) - k))
            if value > most:
                most = value
                best = actions[k]
        return best

    def after(self, state: FQState, seat: int, action: Action, until: int) -> int:
        """What the seat's sheet is worth after the action and the best way to go on with the turn."""
        s = state.copy()
        self.game.apply(s, seat, action)
        while s.phase == MOVE and actors(s) == [seat] and task_of(s) != TAKE:
            choices = decision(self.game.edition, self.game.tables, s)
            if task_of(s) == TRAVEL:
                choices = self.effort.affordable(choices, until, EACH)
                most = NOTHING
                for k in range(len(choices)):
                    if k > 0 and self.effort.is_spent(until):
                        break
                    share = self.effort.end_of_share(until, len(choices) - k)
                    most = max(most, self.after(s, seat, choices[k], share))
                return most
            s = self.best_small(s, seat, choices, until)
        self.effort.spend()
        return self.judge.value(s, seat) + self.taste[s.at[seat]]

    def best_small(self, s: FQState, seat: int, choices: list[Action], until: int) -> FQState:
        """The position after the choice that is best right away."""
        best = s
        most = NOTHING
        for choice in self.effort.affordable(choices, until):
            after = s.copy()
            self.game.apply(after, seat, choice)
            self.effort.spend()
            value = self.judge.value(after, seat)
            if value > most:
                most = value
                best = after
        return best
