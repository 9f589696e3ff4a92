"""What things are called in the terminal: the game's words, in letters that the terminal can show."""

from __future__ import annotations

from collections.abc import Callable

from grandtour.games.french_quarter.edition import ACTIVITIES, DIRECTIONS
from grandtour.games.french_quarter.words import FrenchQuarterWords


class Names:
    def __init__(self, words: FrenchQuarterWords, letters: Callable[[str], str]) -> None:
        e = words.e
        self.words = words
        self.e = e
        self.letters = letters
        self.activities = [letters(words.activity(k)) for k in range(len(ACTIVITIES))]
        self.performers = [letters(words.performer(k)) for k in range(len(e.performers))]
        self.directions = [letters(words.direction(k)) for k in range(len(DIRECTIONS))]
        self.types = [letters(words.type(k)) for k in range(len(e.types))]
        self.streets = [letters(words.street(k)) for k in range(len(e.streets))]
        self.buildings = [letters(words.building(k)) for k in range(len(e.buildings))]

    def icon(self, icon: int) -> str:
        return self.letters(self.words.icon(icon))

    def corner(self, point: int) -> str:
        """ "Royal St / Conti St": shorter than in a sentence."""
        row, col = divmod(point, self.e.grid.cols + 1)
        return f"{self.streets[self.e.grid.ew[row]]} / {self.streets[self.e.grid.ns[col]]}"

    def bonus(self, activity: int, bonus: int) -> str:
        return self.letters(self.words.bonus(activity, bonus))

    def effect(self, activity: int, bonus: int, left: int | None = None) -> str:
        return self.letters(self.words.bonus_effect(activity, bonus, left))

    def vacation(self, card: int) -> str:
        return self.letters(self.words.vacation_name(card))

    def condition(self, condition: int) -> str:
        return self.letters(self.words.condition(condition))
