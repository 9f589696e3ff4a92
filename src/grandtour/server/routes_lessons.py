"""Playable lessons. They need no session, and nothing of them is stored."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, Parameter

from grandtour.server import messages as m
from grandtour.server.asking import ERRORS
from grandtour.server.codes import Code, Refused
from grandtour.server.faces import UnknownThing
from grandtour.server.lessons import LESSONS, showing
from grandtour.server.lessons.script import Lesson, NotAsked

GamePath = Annotated[str, Parameter(max_length=40)]
Spoken = Annotated[m.Language, Parameter(required=False)]


@get("/lessons", responses=ERRORS, summary="Which games can be learned here", operation_id="lessons")
async def lessons(language: Spoken = "en") -> list[m.LessonInfo]:
    return [showing.lesson_info(lesson, language) for lesson in LESSONS.values()]


@post("/lessons/{game:str}", responses=ERRORS, summary="A lesson, so far", operation_id="lesson")
async def play_lesson(game: GamePath, data: JSONBody[m.LessonPlayed]) -> m.LessonView:
    """Where the lesson is after these actions of the learner, and what the teacher says there."""
    lesson = lesson_of(game)
    try:
        return showing.lesson_view(lesson, tuple(data.played), data.language)
    except NotAsked as error:
        raise Refused(Code.ILLEGAL, str(error)) from None


@post("/lessons/{game:str}/why", responses=ERRORS, summary="Why not that", operation_id="lessonWhy")
async def ask_why(game: GamePath, data: JSONBody[m.LessonThing]) -> m.WhyInfo:
    """A rule's refusal, or, where only the lesson has something else in mind, a word of the teacher."""
    lesson = lesson_of(game)
    try:
        return showing.why(lesson, tuple(data.played), data.thing, data.language)
    except NotAsked as error:
        raise Refused(Code.ILLEGAL, str(error)) from None
    except UnknownThing as error:
        raise Refused(Code.MALFORMED, str(error)[:300]) from None


def lesson_of(game: str) -> Lesson:
    if game not in LESSONS:
        raise Refused(Code.UNKNOWN, f"there is no lesson of {game!r}")
    return LESSONS[game]


lessons_router = Router("/", route_handlers=[lessons, play_lesson, ask_why], tags=["lessons"])
