"""The rules of a game in our words, in the order of its catalogue, under the headings of its page."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import grandtour as gt
from grandtour.server.messages import Language, RuleInfo
from grandtour.server.wording import words_of

EVERY_TABLE: Final = "table"
"""The section of the rules that all games share."""

SECTIONS: Final[dict[str, dict[str, str]]] = {
    "san-francisco": {
        "SF-C": "box",
        "SF-S": "set-up",
        "SF-D": "cards",
        "SF-R": "routes",
        "SF-K": "tickets",
        "SF-P": "tickets",
        "SF-E": "end",
    },
    "explore-new-york": {
        "NY-C": "box",
        "NY-S": "set-up",
        "NY-T": "turn",
        "NY-B": "block",
        "NY-P": "tourists",
        "NY-L": "links",
        "NY-K": "cafes",
        "NY-F": "end",
    },
    "french-quarter": {
        "FQ-C": "box",
        "FQ-S": "set-up",
        "FQ-M": "map",
        "FQ-A": "round",
        "FQ-I": "icons",
        "FQ-V": "movement",
        "FQ-P": "mapping",
        "FQ-L": "second-line",
        "FQ-B": "bonuses",
        "FQ-E": "end",
        "FQ-Y": "variants",
    },
}
"""Sections by the letter in a rule's id; one slug for each heading of the game's Fluent files."""

FINER: Final = ((8, "finer-icons"), (15, "finer-movement"), (24, "finer-mapping"), (35, "finer-line"))
"""French Quarter's readings (FQ-R…) share a letter, so the number decides: up to which one a section goes."""

LATER: Final = {36: "finer-mapping"}
"""Those that came when the numbers of their section were taken."""


def section_of(game: str, rule: str) -> str:
    if rule.startswith("GT-"):
        return EVERY_TABLE
    if rule.startswith("FQ-R"):
        number = int(rule.removeprefix("FQ-R"))
        return LATER.get(number) or next(section for last, section in FINER if number <= last)
    return SECTIONS[game][rule[:4]]


@lru_cache(maxsize=64)
def rulebook(game: gt.Game, language: Language) -> tuple[RuleInfo, ...]:
    """The rules in order. The first time this takes a while, so it must not run in the event loop."""
    said = words_of(game, language).rules()
    return tuple(RuleInfo(rule, section_of(game.name, rule), sentence) for rule, sentence in said)
