"""Makes messages about a lesson: the view of a table that does not exist, and what the teacher says beside it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import grandtour as gt
from grandtour.server import faces
from grandtour.server import messages as m
from grandtour.server.entries import ClockSpec
from grandtour.server.lessons.script import LEARNER, Lesson, Position, position
from grandtour.server.showing import event_infos
from grandtour.server.wallclock import now_ms
from grandtour.server.wording import LESSONS, speech_of, words_of
from grandtour.words import Words

NOT_NOW = "lesson-not-now"
NO_UNDO = "lesson-no-undo"
UNDO = "undo"


@cache
def teacher(language: str) -> Words:
    return Words(LESSONS, language)


def lesson_info(lesson: Lesson, language: m.Language) -> m.LessonInfo:
    words = teacher(language)
    titles = [words.say(f"{lesson.prefix}-title-{chapter.key}") for chapter in lesson.chapters]
    return m.LessonInfo(lesson.game, words.say(f"{lesson.prefix}-who"), len(lesson.asks), titles)


def lesson_view(lesson: Lesson, played: tuple[str, ...], language: m.Language) -> m.LessonView:
    """The moment after these actions. NotAsked if the lesson does not go like that."""
    here = position(lesson, played)
    words = teacher(language)
    key = f"{lesson.prefix}-{'done' if here.ask is None else here.ask.key}"
    return m.LessonView(
        view=view_of(lesson, here, len(played), language),
        step=len(played),
        steps=len(lesson.asks),
        chapter=here.chapter,
        chapters=len(lesson.chapters),
        title=words.say(f"{lesson.prefix}-title-{lesson.chapters[here.chapter].key}"),
        who=words.say(f"{lesson.prefix}-who"),
        text=words.say(key, **scores(lesson, here)),
        help=words.say(f"{key}-help") if words.has(f"{key}-help") else None,
        lit=[] if here.ask is None else list(here.ask.lit),
        done=here.ask is None,
        insight=insight_at(lesson, here, language),
    )


def insight_at(lesson: Lesson, here: Position, language: m.Language) -> dict[str, Any]:
    """The learner's insight. There are few positions, and the game's face remembers what takes long."""
    game = lesson.rules()
    return faces.insight_of(game, here.state, LEARNER, words_of(game, language), asked_for(game, here))


def asked_for(game: gt.Game, here: Position) -> list[gt.Action]:
    return [] if here.ask is None else [game.read(text) for text in here.ask.act]


def scores(lesson: Lesson, here: Position) -> dict[str, object]:
    """The scores, for the last sentence."""
    if here.ask is not None:
        return {}
    you, other = lesson.rules().scores(here.state)
    return {"you": you, "other": other}


def names_in(lesson: Lesson, language: m.Language) -> list[str]:
    words = teacher(language)
    return [words.say(f"{lesson.prefix}-name-{seat}") for seat in range(lesson.seats)]


def view_of(lesson: Lesson, here: Position, step: int, language: m.Language) -> m.View:
    """The view as a table would send it, but `legal` has only what the lesson asks for.

    There is no undo: to go back, a client leaves out the last of the actions that were played.
    """
    game = lesson.rules()
    names = names_in(lesson, language)
    shown = game.observe(here.state, LEARNER)
    legal = asked_for(game, here)
    fresh = step == 0 or here.leapt
    seen = [] if fresh else [event for each in here.events if (event := each.seen_by(LEARNER)) is not None]
    result = game.result(here.state)
    speech = speech_of(game, language)
    return m.View(
        step=step,
        after=None if fresh else step - 1,
        seat=LEARNER,
        now=now_ms(),
        table=table_of(game, names, over=result is not None),
        you=m.You("", [LEARNER], host=False),
        clock=None,
        actors=game.actors(here.state),
        game=msgspec.Raw(msgspec.json.encode(shown)),
        legal=[game.write(action) for action in legal],
        may_undo=False,
        why_no_undo=None,
        result=None if result is None else result.as_json(),
        events=event_infos(seen),
        chat=[],
        words=speech.view(shown, LEARNER, names, legal=legal, events=seen, result=result),
    )


def table_of(game: gt.Game, names: list[str], *, over: bool) -> m.TableInfo:
    """The lesson's table. It is not kept anywhere, so its id is empty."""
    return m.TableInfo(
        id="",
        game=game.name,
        edition=game.edition_id,
        edition_hash=game.edition_hash,
        rules_version=game.rules_version,
        options={name: value is True for name, value in game.options.items()},
        status="over" if over else "running",
        public=False,
        spectators=False,
        undo=False,
        hints=False,
        stand_in="greedy",
        host=None,
        seats=[
            m.SeatInfo(seat, "open" if seat == LEARNER else "bot", name, None, None, taken=True, away=None)
            for seat, name in enumerate(names)
        ],
        paused=False,
        proposal=None,
        chat_open=False,
        muted=[],
        ended_early=False,
        broken=False,
        rematch=None,
        fair=None,
        clock=ClockSpec(),
        closes=None,
        closed_by=None,
    )


def why(lesson: Lesson, played: tuple[str, ...], thing: str, language: m.Language) -> m.WhyInfo:
    """Why something else cannot be done: a rule forbids it, or it is only not what the lesson is about.

    A step back is possible except at the beginning. Raises UnknownThing or NotAsked.
    """
    game = lesson.rules()
    here = position(lesson, played)
    if thing == UNDO:
        return m.WhyInfo(bool(played), None, None, None if played else teacher(language).say(NO_UNDO))
    tries = [game.write(action) for action in faces.tries_of(game, here.state, LEARNER, thing)]
    if here.ask is not None and any(action in here.ask.act for action in tries):
        return m.WhyInfo(True, None, None, None)
    reason = faces.why_not(game, here.state, LEARNER, thing)
    if reason is not None:
        said = words_of(game, language).refusal(reason, names_in(lesson, language), LEARNER)
        return m.WhyInfo(False, reason.rule, reason.arguments, said)
    words = teacher(language)
    assert here.ask is not None, "nothing is legal when the game is over"
    key = f"{lesson.prefix}-{here.ask.key}-not"
    return m.WhyInfo(False, None, None, words.say(key if words.has(key) else NOT_NOW))
