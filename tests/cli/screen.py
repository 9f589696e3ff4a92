"""What the terminal shows, for tests that read it."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType

Play = Callable[..., str]  # the fixture `play` of conftest.py


def words_in(screen: str) -> str:
    return " ".join(screen.split())


def check_answers(play: Play, answers: Sequence[tuple[str, str]]) -> None:
    """Each answer that is typed, and what is said to it."""
    screen = play("".join(f"{answer}\n" for answer, _ in answers))
    assert "Traceback" not in screen
    replies = [words_in(part) for part in screen.split("Your answer:")[1:]]
    assert len(replies) == len(answers)
    for (answer, said), reply in zip(answers, replies, strict=True):
        assert said in reply, f"to {answer[:40]!r}: {reply[:300]}"


def text(shown: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True)
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
