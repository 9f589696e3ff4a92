"""Playable lessons. They need no session, and nothing of them is stored.

Their games and sentences are read from files the first time. So everything here is done in threads.
"""

from __future__ import annotations

import asyncio

from litestar import Router, get, post
from litestar.params import JSONBody

from grandtour.server import messages as m
from grandtour.server.asking import ERRORS
from grandtour.server.codes import Code, Refused
from grandtour.server.faces import UnknownThing
from grandtour.server.lessons import LESSONS, showing
from grandtour.server.lessons.script import Lesson, NotAsked
from grandtour.server.parameters import GameName, Spoken


@get("/lessons", responses=ERRORS, summary="Which games can be learned here", operation_id="lessons")
async def lessons(language: Spoken = "en") -> list[m.LessonInfo]:
    return await asyncio.to_thread(lesson_infos, language)


def lesson_infos(language: m.Language) -> list[m.LessonInfo]:
    return [showing.lesson_info(lesson, language) for lesson in LESSONS.values()]


@post("/lessons/{game:str}", responses=ERRORS, summary="A lesson, so far", operation_id="lesson")
async def play_lesson(game: GameName, data: JSONBody[m.LessonPlayed]) -> m.LessonView:
    """Where the lesson is after these actions of the learner, and what the teacher says there."""
    lesson = lesson_of(game)
    try:
        return await asyncio.to_thread(showing.lesson_view, lesson, tuple(data.played), data.language)
    except NotAsked as error:
        raise Refused(Code.ILLEGAL, str(error)) from None


@post("/lessons/{game:str}/why", responses=ERRORS, summary="Why not that", operation_id="lessonWhy")
async def ask_why(game: GameName, data: JSONBody[m.LessonThing]) -> m.WhyInfo:
    """A rule's refusal or, if the move is legal but not what the lesson is about, a sentence of the teacher."""
    lesson = lesson_of(game)
    try:
        return await asyncio.to_thread(showing.why, lesson, tuple(data.played), data.thing, data.language)
    except NotAsked as error:
        raise Refused(Code.ILLEGAL, str(error)) from None
    except UnknownThing as error:
        raise Refused(Code.MALFORMED, str(error)[:300]) from None


def lesson_of(game: str) -> Lesson:
    if game not in LESSONS:
        raise Refused(Code.UNKNOWN, f"there is no lesson of {game!r}")
    return LESSONS[game]


lessons_router = Router("/", route_handlers=[lessons, play_lesson, ask_why], tags=["lessons"])
