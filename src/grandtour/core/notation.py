"""Reads the words of what `Game.write` wrote."""

from __future__ import annotations

from grandtour.core.game import UnreadableAction
from grandtour.core.short import quote


def number(word: str, end: int, kind: str, text: str) -> int:
    """A number below `end`. It has no sign and no leading zeros, so that every action has only one spelling."""
    if len(word) < 8 and word.isascii() and word.isdigit() and str(int(word)) == word and int(word) < end:
        return int(word)
    from grandtour.core.editions import show  # only where it is needed: this module is in every hot loop

    raise UnreadableAction(f"{show(text)}: {kind} {show(word)} is not one of 0 to {end - 1}")


def one_of(slugs: list[str], word: str, kind: str, text: str) -> int:
    if word in slugs:
        return slugs.index(word)
    from grandtour.core.editions import hint  # only where it is needed: this module is in every hot loop

    raise UnreadableAction(f"{quote(text)}: there is no {kind} {quote(word)}{hint(word, slugs)}")
