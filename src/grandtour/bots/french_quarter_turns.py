"""Whole turns of French Quarter: from a decision of a seat to the end of what it decides in one go.

A turn is taking a die, going somewhere, and every choice that comes up on the way (a Wild, a circle, a performer, a
building to map). Every die and every destination is tried. Of the choices in between only those go on that leave the
best sheets right after them, because chains of them would be too many.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.french_quarter_value import Value
from grandtour.core.game import Action
from grandtour.games.french_quarter.actions import Map, Pass
from grandtour.games.french_quarter.apply import choose
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.legal import decision
from grandtour.games.french_quarter.state import (
    ADVANCE,
    FREE_MAP,
    OWN_LINE,
    POLICE,
    TAKE,
    TRAVEL,
    FQState,
    task_of,
)

FEW: Final = 5  # choices that are all followed through all that they trigger; of more than these
SOME: Final = 3  # only so many, the best right after them
PASSED: Final = 5000  # in a key: more than any action's code


class Turn:
    def __init__(self, actions: list[Action], after: FQState, worth: int) -> None:
        self.actions = actions
        self.after = after
        self.worth = worth  # what the seat's sheet is worth after it

    def key(self) -> int:
        """Tells it from the other turns that are possible in the same position."""
        key = 1
        for action in self.actions:
            key = (key * 6007 + (PASSED if isinstance(action, Pass) else action.code) + 1) % 2305843009213693951
        return key


class Turns:
    def __init__(self, game: FrenchQuarter, value: Value) -> None:
        self.e = game.edition
        self.t = game.tables
        self.value = value

    def all(self, s: FQState, seat: int, width: int) -> list[Turn]:
        """Every die and destination, with `width` ways of each choice in between; in no order."""
        out: list[Turn] = []
        self.go_on(s, seat, width, [], out)
        return out

    def go_on(self, s: FQState, seat: int, width: int, so_far: list[Action], out: list[Turn]) -> None:
        """Adds the turns that begin with what was chosen `so_far`, after which the seat decides in `s`."""
        task = task_of(s)
        choices = decision(self.e, self.t, s)
        if task in (TAKE, TRAVEL):
            for choice in choices:
                after = s.copy()
                choose(self.e, self.t, after, choice, None)
                if decides(after, seat, s.phase):
                    self.go_on(after, seat, width, [*so_far, choice], out)
                else:
                    out.append(Turn([*so_far, choice], after, self.value.of(after, seat)))
            return
        steps = self.steps(s, seat, choices, so_far)
        if task != ADVANCE and task != OWN_LINE and len(steps) > width:
            steps = foremost(steps, width)
        for step in steps:
            if decides(step.after, seat, s.phase):
                self.go_on(step.after, seat, width, step.actions, out)
            else:
                out.append(step)

    def steps(self, s: FQState, seat: int, choices: list[Action], so_far: list[Action]) -> list[Turn]:
        """Each of the choices with the best way through what it triggers; the rest of the turn is still to come."""
        if task_of(s) == FREE_MAP:
            choices = self.best_places(s, seat, choices)
        out: list[Turn] = []
        for choice in choices:
            after = s.copy()
            choose(self.e, self.t, after, choice, None)
            out.append(Turn([*so_far, choice], after, self.value.of(after, seat)))
        if len(out) > FEW:
            out = foremost(out, SOME)
        for step in out:
            # FQ-A3: what it triggered lies above what was there before.
            while (
                len(step.after.todo) >= len(s.todo)
                and decides(step.after, seat, s.phase)
                and task_of(step.after) != TRAVEL
            ):
                onward = self.steps(step.after, seat, decision(self.e, self.t, step.after), step.actions)
                best = foremost(onward, 1)[0]
                step.actions = best.actions
                step.after = best.after
                step.worth = best.worth
        return out

    def best_places(self, s: FQState, seat: int, choices: list[Action]) -> list[Action]:
        """FQ-BF-A, FQ-BF-C: of all buildings with all values those buildings that are best with a middle value."""
        by_building: dict[int, list[Action]] = {}
        for choice in choices:
            if isinstance(choice, Map):
                by_building.setdefault(choice.building, []).append(choice)
        if len(by_building) <= SOME:
            return choices
        middle: list[Turn] = []
        for ways in by_building.values():
            after = s.copy()
            choose(self.e, self.t, after, ways[len(ways) // 2], None)
            middle.append(Turn(ways, after, self.value.of(after, seat)))
        out: list[Action] = []
        for place in foremost(middle, SOME):
            out += place.actions
        return out


def foremost(turns: list[Turn], count: int) -> list[Turn]:
    """The `count` best, the best first; the earlier of equals."""
    rest = turns[:]
    out: list[Turn] = []
    while rest and len(out) < count:
        best = 0
        for k in range(1, len(rest)):
            if rest[k].worth > rest[best].worth:
                best = k
        out.append(rest.pop(best))
    return out


def decides(s: FQState, seat: int, phase: int) -> bool:
    """Whether the seat has to choose again before its turn is done, or its choice in the phase of the Second Line."""
    if s.seat != seat or s.phase != phase:
        return False
    task = task_of(s)
    return task != TAKE and task != ADVANCE and task != OWN_LINE and task != POLICE
