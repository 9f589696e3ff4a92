"""What people read, in their language: sentences by key, from the Fluent files in locale/.

locale/<language>/core.ftl has the sentences that all games share, terminal.ftl the terminal's own, advice.ftl the
reasons of hints, and <game>.ftl a game's. Rules, refusals, events and score lines carry only keys and numbers; here
they become sentences.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from grandtour.core.editions import LANGUAGES as LANGUAGES
from grandtour.core.game import CHANCE, Action, Event, Reason, View
from grandtour.core.result import Line

FALLBACK: Final = "en"
SHARED: Final = ("core", "terminal", "advice")  # in every bundle
RULES: Final = ("GT-1", "GT-2", "GT-3", "GT-4", "GT-5")  # those of all games

FILES: Final = Path(__file__).parent / "locale"
# Arguments that are ids which have words, and how the keys of these words begin.
MOST_SAID: Final = 4_000  # sentences that are kept, for one game in one language; they take about a megabyte
WORDED: Final = {"color": "color", "wanted": "color", "symbol": "symbol"}
SEATS: Final = ("owner", "seat")  # arguments of a refusal that are seats
# In Spanish, y and o change before a word that begins with the same sound, even after a quotation mark.
EUPHONY: Final = (
    (" y ", " e ", re.compile("[«“(]*(i|í|h[ií](?![ae]))", re.IGNORECASE)),
    (" o ", " u ", re.compile(r"[«“(]*(h?[oó]|8|11(?!\d))", re.IGNORECASE)),
)
LOCALE_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class WordsError(ValueError):
    """A sentence could not be filled in. Only raised if `strict` asks for that."""


@lru_cache(maxsize=1_000)
def listed(parts: tuple[str, ...], style: Literal["standard", "or"], language: str) -> str:
    return format_list(list(parts), style, language)


class Words:
    """The sentences of one game, or of none, in one language.

    If a sentence is missing, the English one stands in, or if that is missing, too, the key. `strict` is for tests:
    then a sentence that lacks an argument raises WordsError instead of showing a gap.
    """

    def __init__(self, game: str | None, language: str = FALLBACK, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r} (there are: {', '.join(LANGUAGES)})")
        self.game_id = game
        self.language = language
        self.strict = strict
        self._bundle = bundle(game, language)
        self._said: dict[object, str] = {}

    def has(self, key: str) -> bool:
        """Whether this language itself has the sentence."""
        return has(self._bundle, key)

    def say(self, key: str, /, **arguments: object) -> str:
        """The sentence. An id for `color`, `wanted` or `symbol` becomes its word; the id itself is `<name>_id`.

        It is kept, because a table says much the same to everybody, move after move.
        """
        known = (key, *arguments.items())
        try:
            return self._said[known]
        except TypeError:  # a list, for example
            return self._say(key, arguments)[0]
        except KeyError:
            text, whole = self._say(key, arguments)
        if whole:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[known] = text
        return text

    def _say(self, key: str, arguments: Mapping[str, object]) -> tuple[str, bool]:
        """The sentence, and whether nothing was missing."""
        found = self._bundle
        if not has(found, key):
            found = bundle(self.game_id, FALLBACK)
            if not has(found, key):
                return key, False
        pattern = found.get_message(key).value
        assert pattern is not None, "has() looks for it"
        text, errors = found.format_pattern(pattern, self._fill(arguments))
        if errors and self.strict:
            raise WordsError(f"{self.language}: {key} with {arguments}: {'; '.join(map(str, errors))}")
        return str(text), not errors

    def word(self, kind: str, slug: str) -> str:
        """`word("color", "red")` is the word for red; the slug itself if we have no word for what an edition has."""
        key = f"{kind}-{slug}"
        return self.say(key) if self.has(key) else slug

    def rule(self, rule_id: str, **numbers: object) -> str:
        """The sentence of the rule."""
        return self.say(f"rule-{rule_id}", **numbers)

    def refusal(self, reason: Reason, names: Sequence[str] | None = None, viewer: int | None = None) -> str:
        """Why something was refused, or was decided so. `names` by seat; `viewer` is the seat spoken to."""
        key = f"why-{reason.rule}"
        arguments = dict(reason.arguments)
        case = arguments.pop("case", None)
        if case is not None:
            key += f"-{case}"
        for name in SEATS:
            seat = arguments.get(name)
            if isinstance(seat, int):
                arguments[name] = self.name(seat, names)
                arguments[f"{name}_is"] = "you" if seat == viewer else "other"
        actors = arguments.get("actors")
        if isinstance(actors, list):
            arguments["actors"] = self.every([self.name(seat, names) for seat in actors])
        return self.say(key, **arguments)

    def ended(self, reason: Reason) -> str:
        """How a game came to its end (`Result.ended_by`)."""
        return self.say(f"ended-{reason.rule}", **reason.arguments)

    def name(self, seat: int, names: Sequence[str] | None = None) -> str:
        """The name of the player at a seat; "Player 2" if none is known."""
        if seat == CHANCE:
            return self.say("name-chance")
        if names is not None and 0 <= seat < len(names):
            return names[seat]
        return self.say("name-seat", number=seat + 1)

    def every(self, parts: Sequence[str]) -> str:
        """A list with "and"."""
        return self._list(parts, "standard")

    def any_of(self, parts: Sequence[str]) -> str:
        """A list with "or"."""
        return self._list(parts, "or")

    def _list(self, parts: Sequence[str], style: Literal["standard", "or"]) -> str:
        text = listed(tuple(parts), style, self.language)
        return euphonic(text, parts[-1]) if self.language == "es" and parts else text

    def _fill(self, arguments: Mapping[str, object]) -> dict[str, object]:
        filled = dict(arguments)
        for name, kind in WORDED.items():
            slug = arguments.get(name)
            if isinstance(slug, str):
                filled[name] = self.word(kind, slug)
                filled[f"{name}_id"] = slug
        return filled


class GameWords(Words, ABC):
    """A game in words: ids become names, and the numbers of its edition go into its sentences."""

    own_rules: tuple[str, ...]  # ids, in the order of the rules page
    hiding: Mapping[str, set[str]] = {}
    """By kind of event: the data in it that only a viewer who may know all gets."""

    @abstractmethod
    def action(self, action: Action) -> str:
        """The action as a line of a menu; if it is one of chance, what is drawn."""

    def action_now(self, action: Action, view: View) -> str:
        """The same for the viewer who is to act; here the position may say more about it."""
        return self.action(action)

    @abstractmethod
    def event_arguments(self, data: Mapping[str, object]) -> dict[str, object]:
        """The data for a sentence: numbers of things become ids and names, counts stay."""

    @abstractmethod
    def line(self, line: Line) -> str:
        """What a line of the score sheet is for; its points stand beside it."""

    @abstractmethod
    def prompt(self, view: View, names: Sequence[str] | None = None) -> str:
        """What the viewer is asked to do, or whom the table waits for."""

    @abstractmethod
    def numbers(self, rule_id: str) -> dict[str, object]:
        """The numbers of the edition, and the options, that the rule's sentence needs."""

    def event(self, event: Event, viewer: int | None, names: Sequence[str]) -> str | None:
        """What happened, told to `viewer` (None: a spectator); `event` is already as `viewer` may know it.

        None for a kind of event that has no sentence.
        """
        key = f"event-{event.kind}"
        if not self.has(key):
            return None
        arguments = self.event_arguments(event.data)
        if event.seat != CHANCE:
            if event.kind in self.hiding and not event.data.keys() & self.hiding[event.kind]:
                key += "-hidden"
            elif event.seat == viewer:
                key += "-you"
            arguments["player"] = self.name(event.seat, names)
        return self.say(key, **arguments)

    def reason(self, key: str, arguments: Mapping[str, object]) -> str:
        """Why a bot advises an action (bots/reasons.py), in one line; "" if it gives no reason."""
        return self.say(key, **self.event_arguments(arguments)) if key else ""

    def rules(self) -> list[tuple[str, str]]:
        """Every rule's id and sentence: the game's own, then those of all games."""
        return [(rule, self.rule(rule)) for rule in (*self.own_rules, *RULES)]

    def rule(self, rule_id: str, **numbers: object) -> str:
        """The sentence with the numbers of the edition and the options of the game, unless others are given."""
        return super().rule(rule_id, **(self.numbers(rule_id) | numbers))


def euphonic(text: str, last: str) -> str:
    """A Spanish list ending with `last`: "Ana e Inés", "siete u ocho"; but "agua y hielo". Babel has y and o only."""
    for joint, changed, sound in EUPHONY:
        if text.endswith(joint + last) and sound.match(last):
            return text.removesuffix(joint + last) + changed + last
    return text


def detect(environ: Mapping[str, str]) -> str:
    """The language that LANGUAGE, LC_ALL, LC_MESSAGES or LANG asks for, the first that is set; else English."""
    for variable in LOCALE_VARIABLES:
        if environ.get(variable):
            for wanted in environ[variable].split(":"):
                language = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
                if language in LANGUAGES:
                    return language
            break
    return FALLBACK


def has(found: FluentBundle, key: str) -> bool:
    return found.has_message(key) and found.get_message(key).value is not None


@cache
def bundle(game: str | None, language: str) -> FluentBundle:
    """The sentences of a game; all callers share them, because a bundle never changes."""
    files = [FILES / language / f"{name}.ftl" for name in SHARED]
    if game is not None:
        files.append(FILES / language / f"{game}.ftl")
        if files[-1] not in FILES.glob("*/*.ftl"):
            raise ValueError(f"there are no words for the game {game!r}")
    made = FluentBundle([language], use_isolating=False)
    for file in files:
        made.add_resource(resource(file))
    return made


@cache
def resource(file: Path) -> Resource:
    """A Fluent file. It is kept, because reading it takes long, and every game's bundle has the shared files."""
    return FluentResource(file.read_text(encoding="utf-8"))
