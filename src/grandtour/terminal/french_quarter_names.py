"""What things are called in the terminal: the game's words, with the letters that the terminal can show."""

from __future__ import annotations

from collections.abc import Callable

from grandtour.games.french_quarter.edition import ACTIVITIES, CONDITIONS, DIRECTIONS, EFFECTS
from grandtour.games.french_quarter.words import FrenchQuarterWords


class Names:
    def __init__(self, words: FrenchQuarterWords, letters: Callable[[str], str]) -> None:
        e = words.e
        self.words = words
        self.e = e
        self.letters = letters
        self.activities = [letters(words.activity(k)) for k in range(len(ACTIVITIES))]
        self.performers = [letters(words.performer(k)) for k in range(len(e.performers))]
        self.directions = [letters(words.word("direction", slug)) for slug in DIRECTIONS]
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

    def effect(self, activity: int, bonus: int, uses: int | None = None) -> str:
        """What a bonus does, in a few words; how often still, if `uses` are left."""
        if uses is None:
            return self.letters(self.words.bonus_effect(activity, bonus))
        effect = self.e.tracks[activity].bonus_effect[bonus]
        return self.letters(self.words.say(f"bonus-{EFFECTS[effect]}", **self.words.bonus_arguments(effect, uses)))

    def vacation(self, card: int) -> str:
        return self.letters(self.words.vacation_name(card))

    def condition(self, condition: int) -> str:
        return self.letters(self.words.word("condition", CONDITIONS[condition]))
