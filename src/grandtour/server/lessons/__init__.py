"""The lessons there are, by game."""

from __future__ import annotations

from typing import Final

from grandtour.server.lessons import explore_new_york, french_quarter, san_francisco
from grandtour.server.lessons.script import Lesson

LESSONS: Final[dict[str, Lesson]] = {
    lesson.game: lesson for lesson in (san_francisco.LESSON, explore_new_york.LESSON, french_quarter.LESSON)
}
