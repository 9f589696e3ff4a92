"""The sentences that a client which says its language gets beside the data; the game's own `words` make them.

So no sentence about a game is written a second time for the browser, and two people at one table can read the log, each
in their own language.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import grandtour as gt
from grandtour.core.game import View as Shown
from grandtour.core.result import Result
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.words import ExploreNewYorkWords
from grandtour.games.french_quarter.actions import Circle, Pass
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.words import FrenchQuarterWords
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.words import SanFranciscoWords
from grandtour.server.codes import Code, Refused
from grandtour.server.messages import LANGUAGES, Language, ResultWords, ViewWords
from grandtour.server.table import Table
from grandtour.words import GameWords, Words, bundle

LESSONS: Final = "lesson"
"""The sentences of every lesson: locale/*/lesson.ftl."""
MOST_SPEECHES: Final = 60
MOST_CALLED: Final = 2_000  # tables and languages
MOST_SENTENCES: Final = 4_000  # of actions, for one game in one language; they take about a megabyte

Key = tuple[str, str, int, tuple[tuple[str, object], ...], str]


class Speech:
    """One game in one language. Sentences of actions are kept, as a view may offer 150, and mostly the same ones."""

    def __init__(self, game: gt.Game, language: str, *, strict: bool = False) -> None:
        self.game = game
        self.words = made_words(game, language, strict=strict)
        self._actions: dict[str, str] = {}

    def action(self, action: gt.Action, shown: Shown) -> str:
        """The sentence in the menu of the seat that is to act; `shown` is the game as that seat sees it."""
        words = self.words
        if isinstance(words, FrenchQuarterWords) and isinstance(action, Circle | Pass):
            return words.action_now(action, shown)  # only these mean different things at different times
        notation = self.game.write(action)
        said = self._actions.get(notation)
        if said is None:
            said = words.action(action)
            if len(self._actions) >= MOST_SENTENCES:
                self._actions.clear()
            self._actions[notation] = said
        return said

    def events(self, events: Sequence[gt.Event], viewer: int | None, names: Sequence[str]) -> list[str | None]:
        """Sentences for `events`, which are as the viewer may know them; None for an event that has no sentence."""
        return [self.words.event(event, viewer, names) for event in events]

    def result(self, result: Result, viewer: int | None, names: Sequence[str]) -> ResultWords:
        words = self.words
        return ResultWords(
            ended=words.ended(result.ended_by),
            lines=[[words.line(line) for line in lines] for lines in result.lines],
            reasons=[words.refusal(result.why, names, viewer)],
        )

    def view(
        self,
        shown: Shown | None,
        seat: int | None,
        names: Sequence[str],
        *,
        legal: Sequence[gt.Action] = (),
        events: Sequence[gt.Event] = (),
        no_undo: gt.Reason | None = None,
        result: Result | None = None,
        asks: bool = True,
    ) -> ViewWords:
        """The words of a view of the game (None before its start). `asks`: whether the game waits for somebody."""
        return ViewWords(
            names=list(names),
            prompt="" if shown is None or not asks else self.words.prompt(shown, names),
            legal=[self.action(action, shown) for action in legal] if shown is not None else [],
            events=self.events(events, seat, names),
            no_undo=None if no_undo is None else self.words.refusal(no_undo, names, seat),
            result=None if result is None else self.result(result, seat, names),
        )


_speeches: OrderedDict[Key, Speech] = OrderedDict()


def speech_of(game: gt.Game, language: str) -> Speech:
    """The speech for an edition, a version of the rules, options and a language; tables share it."""
    key = (game.name, game.edition_hash, game.rules_version, tuple(sorted(game.options.items())), language)
    found = _speeches.get(key)
    if found is None:
        found = _speeches[key] = Speech(game, language)
        while len(_speeches) > MOST_SPEECHES:
            _speeches.popitem(last=False)
    return found


def words_of(game: gt.Game, language: str) -> GameWords:
    return speech_of(game, language).words


def made_words(game: gt.Game, language: str, *, strict: bool = False) -> GameWords:
    """`strict` is for tests: see Words."""
    if isinstance(game, SanFrancisco):
        return SanFranciscoWords(game, language, strict=strict)
    if isinstance(game, ExploreNewYork):
        return ExploreNewYorkWords(game, language, strict=strict)
    if isinstance(game, FrenchQuarter):
        return FrenchQuarterWords(game, language, strict=strict)
    raise TypeError(f"there are no words for {game.name}")


# ---- names ----------------------------------------------------------------------------------------------------
def spoken_names(table: Table, names: Mapping[str, str], language: str) -> list[str]:
    """By seat, what sentences call the players: people by their names, bots by the word for them, others "Player 2".

    If two would be called the same, the number of the seat tells them apart.
    """
    players = (
        (chair.name or names.get(chair.user or ""), chair.bot if chair.kind == "bot" else None)
        for chair in table.chairs
    )
    return list(called(tuple(players), language))


@lru_cache(maxsize=MOST_CALLED)
def called(players: tuple[tuple[str | None, str | None], ...], language: str) -> tuple[str, ...]:
    """What sentences call the players at a table: by seat, the name of a person or the level of a bot."""
    words = Words(None, language)
    out = []
    for seat, (name, bot) in enumerate(players):
        if name is None:
            name = words.name(seat) if bot is None else words.word("bot", bot)
        out.append(name)
    often = Counter(out)
    return tuple(name if often[name] == 1 else f"{name} {seat + 1}" for seat, name in enumerate(out))


def language_in(text: str | None) -> Language | None:
    """The language that a connection asks for."""
    if text is None:
        return None
    for language in LANGUAGES:
        if language == text:
            return language  # type: ignore[no-any-return]  # get_args forgets what it takes apart
    raise Refused(Code.MALFORMED, f"language is one of {', '.join(LANGUAGES)}")


class Languages:
    """Reads a language's files when somebody first asks for it: half a second, so not in the event loop."""

    def __init__(self) -> None:
        self._read: dict[str, asyncio.Task[None]] = {}

    async def ready(self, language: str) -> None:
        """When this returns, sentences in this language can be made at once."""
        task = self._read.get(language)
        if task is None:
            task = self._read[language] = asyncio.ensure_future(asyncio.to_thread(read_words, language))
        if not task.done():
            await asyncio.shield(task)


def read_words(language: str) -> None:
    for game in (None, LESSONS, *gt.games()):
        bundle(game, language)


# ---- refusals -------------------------------------------------------------------------------------------------
def said_of(
    refused: Refused, table: Table, seat: int | None, names: Mapping[str, str], language: str | None
) -> str | None:
    """The refusal as a sentence, if a rule of the game decided it."""
    if language is None or refused.rule is None:
        return None
    reason = gt.Reason(refused.rule, refused.arguments)
    return words_of(table.game, language).refusal(reason, spoken_names(table, names, language), seat)
