"""All that happened at a table, in words. The sentences are kept for people who come back again and again."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from typing import Final

import grandtour as gt
from grandtour.core.match import Step
from grandtour.server import showing
from grandtour.server.backroom import Backroom
from grandtour.server.messages import History, Language
from grandtour.server.table import Table
from grandtour.server.wording import speech_of, spoken_names

MOST_KEPT: Final = 100  # some 50 kilobytes each
FEW: Final = 5  # so few steps are told faster than they are handed to a thread
AT_ONCE: Final = 1
MOST_ASKED: Final = 500  # waiting; after a restart, everybody comes back at once

Key = tuple[str, int | None, Language]


@dataclass(frozen=True)
class Told:
    """What happened, as one viewer was told it, by step of the match."""

    names: list[str]
    steps: list[Step]
    said: list[list[str | None]]

    def still(self, match: gt.Match, names: list[str]) -> int:
        """How many of these steps are still those of the match, and would be told in the same words."""
        if names != self.names:
            return 0
        pairs = enumerate(zip(self.steps, match.steps, strict=False))
        return next((at for at, (kept, step) in pairs if kept is not step), min(len(self.steps), len(match.steps)))


NOTHING: Final = Told([], [], [])


class Histories:
    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Told] = OrderedDict()
        self._room = Backroom(AT_ONCE, MOST_ASKED)

    async def of(self, table: Table, seat: int | None, language: Language | None, names: showing.Names) -> History:
        """The history as the seat or a spectator saw it; if a language is given, in words, too."""
        words: list[str | None] | None = None
        if language is not None:
            told = None if table.match is None else await self._told(table, table.match, seat, language, names)
            words = [] if told is None else [text for said in told.said for text in said]
        return showing.history(table, seat, words)

    async def _told(
        self, table: Table, match: gt.Match, seat: int | None, language: Language, names: showing.Names
    ) -> Told:
        key = table.id, seat, language
        called = spoken_names(table, names, language)
        kept = self._kept.get(key, NOTHING)
        if len(match.steps) - kept.still(match, called) <= FEW:
            told = told_after(kept, match, seat, language, called)
        else:
            work = partial(told_after, kept, match, seat, language, called)
            told = await self._room.do((*key, id(match)), work)
        self._kept[key] = told
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return told


def told_after(before: Told, match: gt.Match, seat: int | None, language: Language, names: list[str]) -> Told:
    still = before.still(match, names)
    if still == len(before.steps) == len(match.steps):
        return before
    speech = speech_of(match.game, language)
    said = before.said[:still]
    for step in match.steps[still:]:
        seen = [event for each in step.events if (event := each.seen_by(seat)) is not None]
        said.append(speech.events(seen, seat, names))
    return Told(names, list(match.steps), said)
