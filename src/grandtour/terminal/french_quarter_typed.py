"""What a player types instead of a number: a word, a letter or a part of a name, made into the notation.

`food` marks food; `+` and `x` (as the circles show them) or `b` and `m` choose bonus and multiplier; `n`, `e`, `s` and
`w` lead the line; `bayou` goes to the only building on offer that has this in its name, and `bayou 4` maps it. A text
that could mean several things stays as it is: the menu then shows only those.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from grandtour.core.game import Action, UnreadableAction
from grandtour.games.french_quarter.actions import (
    VALUES,
    Advance,
    Begin,
    Circle,
    Go,
    Map,
    Mark,
    Pass,
    Perform,
    Take,
)
from grandtour.games.french_quarter.edition import ACTIVITIES, DIRECTIONS, W
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.terminal.french_quarter_names import Names

PLACED = ("go", "further", "map")  # verbs that a building follows


def folded(text: str) -> str:
    """Small letters without accents or signs, as one types in a hurry."""
    text = unicodedata.normalize("NFKD", text.casefold().replace("'", "").replace("’", ""))
    kept = "".join(letter if letter.isalnum() else " " for letter in text if not unicodedata.combining(letter))
    return " ".join(kept.split())


class Typed:
    def __init__(self, game: FrenchQuarter, names: Names, codes: Sequence[str]) -> None:
        """`codes` are the short signs of the performers."""
        self.game = game
        self.e = game.edition
        self.names = names
        self.codes = codes
        self.legal: list[Action] = []  # what can be chosen now

    def read(self, text: str) -> str:
        """The notation, if it can only mean one thing; else what was typed."""
        typed = self.spelled(text)
        try:
            self.game.read(typed)
            return typed
        except UnreadableAction:
            pass
        wanted = folded(text) or text
        if wanted:
            found = [action for action in self.legal if wanted in self.keys(action)]
            words = wanted.split()
            if len(found) != 1 and max(map(len, words)) > 1:  # a number alone is one of the menu, or wrong
                found = [a for a in self.legal if all(self.has_word(a, word) for word in words)]
            if len(found) == 1:
                return self.game.write(found[0])
        return typed

    def spelled(self, text: str) -> str:
        """`map bayou w` as the notation has it: the building's whole id, the W large."""
        verb, _, rest = text.partition(" ")
        if verb == "advance":
            ways = [way for k, way in enumerate(DIRECTIONS) if folded(rest) in self.direction_keys(k)]
            return f"advance {ways[0]}" if len(ways) == 1 else text
        if verb not in PLACED or not rest:
            return text
        value = ""
        if verb == "map":
            rest, _, value = rest.rpartition(" ")
            value = f" {value.upper()}"
        wanted = folded(rest)
        exact = [slug for slug in self.e.buildings if folded(slug) == wanted]
        part = [slug for k, slug in enumerate(self.e.buildings) if wanted and wanted in self.place(k)]
        slug = exact[0] if exact else part[0] if len(part) == 1 else rest
        return f"{verb} {slug}{value}"

    def place(self, building: int) -> str:
        return f"{folded(self.e.building_names[building])} {folded(self.e.buildings[building])}"

    def direction_keys(self, direction: int) -> list[str]:
        """The word and its first letter, in the player's language and in English."""
        own, english = folded(self.names.directions[direction]), DIRECTIONS[direction]
        return [own, own[:1], english, english[:1]]

    def keys(self, action: Action) -> list[str]:
        """The texts of which each is enough to choose the action."""
        e, names = self.e, self.names
        if isinstance(action, Take):
            kinds = [e.types[action.type], folded(names.types[action.type])]
            dice = [*kinds, *(f"{kind} {action.value}" for kind in kinds)]
            if action.card == action.type:
                return dice
            cards = [e.types[action.card], folded(names.types[action.card])]
            return [f"{die} as {card}" for die in dice for card in cards]
        if isinstance(action, Map):
            return ["w"] if action.value == W else []
        if isinstance(action, Mark):
            return [ACTIVITIES[action.activity], folded(names.activities[action.activity])]
        if isinstance(action, Circle):
            return ["+", "b", "bonus"] if action.bonus else ["x", "m", "multiplier"]
        if isinstance(action, Perform):
            k = action.performer
            return [folded(e.performers[k]), folded(names.performers[k]), folded(self.codes[k])]
        if isinstance(action, Advance):
            return self.direction_keys(action.direction)
        if isinstance(action, Pass):
            return ["p", "pass", folded(names.words.action(action))]
        return []

    def has_word(self, action: Action, word: str) -> bool:
        """Whether the word is a part of what it is about; a number has to be whole."""
        e, names = self.e, self.names
        number = ""
        if isinstance(action, Go):
            text = self.place(action.building)
        elif isinstance(action, Map):
            text, number = self.place(action.building), VALUES[action.value].casefold()
        elif isinstance(action, Take):
            kind = action.type
            text, number = f"{e.types[kind]} {folded(names.types[kind])}", str(action.value)
            if action.card != kind:  # taking it for another card must be typed in full
                return False
        elif isinstance(action, Begin):
            text = folded(names.corner(e.starts[action.number]))
        else:
            text = " ".join(key for key in self.keys(action) if len(key) > 1)
        return word == number if len(word) == 1 else word in text
