"""Reading what `Game.write` wrote: the words that actions are made of."""

from __future__ import annotations

from grandtour.core.game import UnreadableAction


def one_of(slugs: list[str], word: str, kind: str, text: str) -> int:
    if word in slugs:
        return slugs.index(word)
    raise UnreadableAction(f"{text!r}: there is no {kind} {word!r}; there are: {', '.join(slugs)}")
