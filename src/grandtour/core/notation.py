"""Reading what `Game.write` wrote: the words that actions are made of."""

from __future__ import annotations

from grandtour.core.game import UnreadableAction


def one_of(slugs: list[str], word: str, kind: str, text: str) -> int:
    if word in slugs:
        return slugs.index(word)
    from grandtour.core.editions import hint, show  # only where it is needed: this module is in every hot loop

    raise UnreadableAction(f"{show(text)}: there is no {kind} {show(word)}{hint(word, slugs)}")
