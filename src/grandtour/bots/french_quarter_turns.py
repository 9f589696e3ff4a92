"""Whole turns of French Quarter: from a decision of a seat to the end of what it decides in one go.

A turn is taking a die, going somewhere, and every choice that comes up on the way (a Wild, a circle, a performer, a
building to map). Every die and every destination is tried. Of the choices in between only those go on that leave the
best sheets right after them, because chains of them would be too many. How many positions are looked at in all is
bounded, on any edition (french_quarter_effort.py).
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.french_quarter_effort import EACH, Effort
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
POSITIONS: Final = 5000  # to look at on our own boards; see Effort
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
        self.effort = Effort(game.edition, POSITIONS)

    def all(self, s: FQState, seat: int, width: int) -> list[Turn]:
        """Every die and destination, with `width` ways of each choice in between; in no order. At least one turn."""
        out: list[Turn] = []
        self.effort.begin()
        self.go_on(s, seat, width, [], out, 0)
        return out

    def go_on(self, s: FQState, seat: int, width: int, so_far: list[Action], out: list[Turn], until: int) -> None:
        """Adds the turns that begin with what was chosen `so_far`, after which the seat decides in `s`."""
        task = task_of(s)
        choices = decision(self.e, self.t, s)
        if task in (TAKE, TRAVEL):
            choices = self.effort.affordable(choices, until, EACH)
            for k in range(len(choices)):
                if k > 0 and self.effort.is_spent(until):
                    break
                share = self.effort.end_of_share(until, len(choices) - k)
                self.follow(self.chosen(s, seat, choices[k], so_far), s, seat, width, out, share)
            return
        steps = self.steps(s, seat, choices, so_far, until)
        if task != ADVANCE and task != OWN_LINE and len(steps) > width:
            steps = foremost(steps, width)
        for k in range(len(steps)):
            if k > 0 and self.effort.is_spent(until):
                break
            self.follow(steps[k], s, seat, width, out, self.effort.end_of_share(until, len(steps) - k))

    def follow(self, step: Turn, s: FQState, seat: int, width: int, out: list[Turn], until: int) -> None:
        """On from a step that was made in `s`."""
        if decides(step.after, seat, s.phase):
            self.go_on(step.after, seat, width, step.actions, out, until)
        else:
            out.append(step)

    def chosen(self, s: FQState, seat: int, choice: Action, so_far: list[Action]) -> Turn:
        after = s.copy()
        choose(self.e, self.t, after, choice, None)
        self.effort.spend()
        return Turn([*so_far, choice], after, self.value.of(after, seat))

    def steps(self, s: FQState, seat: int, choices: list[Action], so_far: list[Action], until: int) -> list[Turn]:
        """Each of the choices with the best way through what it triggers; the rest of the turn is still to come."""
        if task_of(s) == FREE_MAP:
            choices = self.best_places(s, seat, choices, until)
        choices = self.effort.affordable(choices, until)
        out = [self.chosen(s, seat, choice, so_far) for choice in choices]
        if len(out) > FEW:
            out = foremost(out, SOME)
        for k in range(len(out)):
            if k > 0 and self.effort.is_spent(until):
                break  # what the others trigger is chosen when it comes up
            step = out[k]
            share = self.effort.end_of_share(until, len(out) - k)
            # FQ-A3: what it triggered lies above what was there before.
            while (
                len(step.after.todo) >= len(s.todo)
                and decides(step.after, seat, s.phase)
                and task_of(step.after) != TRAVEL
            ):
                onward = self.steps(step.after, seat, decision(self.e, self.t, step.after), step.actions, share)
                best = foremost(onward, 1)[0]
                step.actions = best.actions
                step.after = best.after
                step.worth = best.worth
        return out

    def best_places(self, s: FQState, seat: int, choices: list[Action], until: int) -> list[Action]:
        """FQ-BF-A, FQ-BF-C: of all buildings with all values those buildings that are best with a middle value."""
        by_building: dict[int, list[Action]] = {}
        for choice in choices:
            if isinstance(choice, Map):
                by_building.setdefault(choice.building, []).append(choice)
        if len(by_building) <= SOME or len(by_building) > self.effort.left - until:
            return choices
        middle: list[Turn] = []
        for ways in by_building.values():
            place = self.chosen(s, seat, ways[len(ways) // 2], [])
            place.actions = ways
            middle.append(place)
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
