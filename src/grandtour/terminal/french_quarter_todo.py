"""What is left to do after a decision, in a few words each: the chain that an icon has begun, and the rest of the turn.

The view has it as a stack (state.py), whose first task is the present question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from grandtour.core.game import View
from grandtour.games.french_quarter.edition import UMBRELLA, Edition
from grandtour.terminal.french_quarter_names import Names
from grandtour.terminal.french_quarter_position import tasks_of
from grandtour.terminal.french_quarter_sheet import Say

# What can wait under another task, besides icons; the end of a turn or a round is nothing to look forward to.
TOLD: Final = ("travel", "map", "neighbour", "street-neighbour", "other-performer", "arrest", "own-line", "parade")


class Todo:
    def __init__(self, e: Edition, things: Names, players: Sequence[str], say: Say) -> None:
        self.e = e
        self.things = things
        self.players = players
        self.say = say

    def told(self, view: View) -> Text:
        """What comes after the decision, the next first. FQ-A3: after the move come the building and the map action."""
        parts: list[str] = []
        for place, (task, number) in enumerate(tasks_of(view)):
            if place and (task in ("icon", "umbrella-box") or task in TOLD):
                parts.append(self.task(task, number))
            if task == "travel":
                parts += [self.say("todo-building"), self.say("todo-map")]
        return Text(" > ".join(parts))

    def task(self, task: str, number: int) -> str:
        if task == "icon":
            return self.things.icon(number)
        if task == "umbrella-box":
            return self.things.icon(UMBRELLA)
        if task in ("own-line", "parade"):
            return self.say(f"todo-{task}", name=self.players[number])
        if task == "travel":
            return self.say("todo-travel", type=self.things.types[number])
        if task == "street-neighbour":
            return self.say("todo-street-neighbour", street=self.things.streets[number])
        if task == "neighbour":
            return self.say("todo-neighbour", building=self.things.buildings[number])
        if task == "arrest":
            return self.say("todo-arrest", building=self.things.buildings[self.e.lockup])
        return self.say(f"todo-{task}")
