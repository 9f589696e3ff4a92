"""A lesson is a real game: chance and the other players follow a script, the learner does what the teacher asks for.

Nothing is stored: what the learner has played so far says where the lesson is. Every step of a script is checked by
`Game.play`, so a lesson cannot show what the rules do not allow.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import grandtour as gt
from grandtour.core.record import CHANCE_MARK
from grandtour.server import rules

LEARNER: Final = 0
EDITION: Final = "grand-tour"


@dataclass(frozen=True)
class Scene:
    """What happens without the learner's choice: steps as a record has them, with semicolons between.

    With a `seed`, chance is not written down but draws for itself, from here to the end of the lesson.
    """

    steps: str
    seed: int | None = None
    leap: bool = False
    """many turns go by, which are not shown one by one"""


@dataclass(frozen=True)
class Ask:
    """The teacher asks for something. `key` names the sentences; `act` has every action that is accepted."""

    key: str
    act: tuple[str, ...]
    lit: tuple[str, ...]
    """what to look at: names of things, as in faces/clicks.py"""


@dataclass(frozen=True)
class Chapter:
    key: str
    parts: tuple[Scene | Ask, ...]


@dataclass(frozen=True)
class Lesson:
    game: str
    prefix: str
    """with which the keys of its sentences in lesson.ftl begin"""
    seats: int
    chapters: tuple[Chapter, ...]

    @cached_property
    def parts(self) -> tuple[tuple[int, Scene | Ask], ...]:
        """The parts, each with the number of its chapter."""
        return tuple((number, part) for number, chapter in enumerate(self.chapters) for part in chapter.parts)

    @cached_property
    def asks(self) -> tuple[Ask, ...]:
        return tuple(part for _, part in self.parts if isinstance(part, Ask))

    def rules(self) -> gt.Game:
        options = {option.name: option.default for option in gt.GAMES.entry(self.game).options}
        return rules.shipped(self.game, EDITION, rules.chosen(options))


class NotAsked(ValueError):
    """The lesson asks for something else at this point. `number` counts what was played, from 0."""

    def __init__(self, number: int, action: str) -> None:
        super().__init__(f"action {number + 1} of the lesson cannot be {action!r}")
        self.number = number


@dataclass(frozen=True)
class Position:
    """Where a lesson is. All learners who are there share it, so its state is never changed."""

    state: gt.State
    picker: gt.Picker | None
    part: int
    """the number of the next part: that of an Ask, or beyond the last"""
    ask: Ask | None
    """None: the lesson is done"""
    chapter: int
    events: tuple[gt.Event, ...]
    """all that happened since the learner's last action, including that one"""
    leapt: bool


@lru_cache(maxsize=512)  # a lesson can be played in few ways, so this holds nearly all
def position(lesson: Lesson, played: tuple[str, ...]) -> Position:
    """The position after these actions. NotAsked if the lesson does not go like that."""
    game = lesson.rules()
    if not played:
        return _run(lesson, game, game.new(lesson.seats), None, 0, [])
    before = position(lesson, played[:-1])
    ask = before.ask
    if ask is None or played[-1] not in ask.act:
        raise NotAsked(len(played) - 1, played[-1])
    state = before.state.copy()
    picker = None if before.picker is None else before.picker.copy()
    events = game.play(state, LEARNER, game.read(played[-1]))
    if picker is not None:
        _let_chance_act(game, state, picker, events)
    return _run(lesson, game, state, picker, before.part + 1, events)


def _run(
    lesson: Lesson, game: gt.Game, state: gt.State, picker: gt.Picker | None, part: int, events: list[gt.Event]
) -> Position:
    """Play what is scripted, up to the next thing that the learner is asked for."""
    leapt = False
    while part < len(lesson.parts):
        chapter, next_part = lesson.parts[part]
        if isinstance(next_part, Ask):
            return Position(state, picker, part, next_part, chapter, tuple(events), leapt)
        if next_part.seed is not None:
            picker = gt.Picker(next_part.seed)
            _let_chance_act(game, state, picker, events)
        leapt = leapt or next_part.leap
        for seat, action in steps_of(next_part):
            events += game.play(state, seat, game.read(action))
            if picker is not None:
                _let_chance_act(game, state, picker, events)
        part += 1
    return Position(state, picker, part, None, len(lesson.chapters) - 1, tuple(events), leapt)


def _let_chance_act(game: gt.Game, state: gt.State, picker: gt.Picker, events: list[gt.Event]) -> None:
    while game.actors(state) == [gt.CHANCE]:
        events += game.play(state, gt.CHANCE, game.draw(state, picker))


def steps_of(scene: Scene) -> Iterator[tuple[gt.Seat, str]]:
    for step in scene.steps.split(";"):
        mark, _, action = step.strip().partition(" ")
        if mark:
            yield gt.CHANCE if mark == CHANCE_MARK else int(mark), action
