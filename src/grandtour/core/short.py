"""Cuts what messages quote to a length that people read, whatever somebody put into a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

QUOTED: Final = 60  # letters of a text that is quoted
LINE: Final = 1000  # letters of a line of a message; no sentence of ours is nearly as long
MOST: Final = 100  # entries of a list, of faults for example


def shorten(text: str, most: int = QUOTED) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."


def quote(text: str) -> str:
    """The text, cut, in quotes; what cannot be printed is escaped."""
    return repr(shorten(text))


def some(things: Sequence[object], most: int = MOST) -> list[str]:
    """The first `most` things as text, each of their lines cut, and last how many more there are."""
    first = ["\n".join(shorten(line, LINE) for line in str(thing).split("\n")) for thing in things[:most]]
    return [*first, f"and {len(things) - most:,} more"] if len(things) > most else first
