"""The signs of French Quarter in the terminal: icons as short codes, names cut to fit, boxes, lines and colors.

Everything that color tells, a sign tells, too; if a terminal has only ASCII letters, the signs are made of these.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from grandtour.games.french_quarter.edition import (
    ACTIVITY,
    COURTYARD,
    GIFT_SHOP,
    PERFORMER,
    RIVERWALK,
    TRACKS,
    UMBRELLA,
    WILD,
    W,
)

ACTIVITY_STYLES: Final = [
    "bold rgb(235,140,50)",  # food
    "bold rgb(90,150,245)",  # culture
    "bold rgb(235,110,170)",  # shopping
    "bold rgb(165,125,240)",  # mysticism
    "bold rgb(225,190,60)",  # partying
]
UMBRELLA_STYLE: Final = "bold rgb(90,200,200)"
WILD_STYLE: Final = "bold white"
PERFORMER_STYLE: Final = "rgb(130,200,120)"
VALUE_STYLE: Final = "bold black on rgb(235,225,195)"
NUMBER_STYLE: Final = "bold cyan"
STREET_STYLE: Final = "dim"
LINE_STYLE: Final = "bold rgb(225,190,60)"
OWN_LINE_STYLE: Final = "bold magenta"
CLOSED_STYLE: Final = "bold red"
ME_STYLE: Final = "bold green"
OTHERS_STYLE: Final = "bold"
SPECIAL_STYLE: Final = "rgb(130,200,120)"

CUT_ENDS: Final = " '’&-"  # never the last of what is left of a name
SMALL_WORDS: Final = ("&", "the", "by", "of", "and")  # never the last that is left of a name


class Glyphs:
    """The signs, for terminals with all letters or with ASCII only."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.umbrella = "u" if plain else "☂"
        self.wild = "*" if plain else "★"
        self.me = "@" if plain else "☻"
        self.other = "&" if plain else "☺"
        self.specials = {COURTYARD: "c", GIFT_SHOP: "$", RIVERWALK: "~"}
        if not plain:
            self.specials[COURTYARD] = "♣"
        self.done = "+" if plain else "✓"
        self.wanted = "!"
        self.times = "x" if plain else "×"
        self.arrow = "->" if plain else "→"
        self.dot = "-" if plain else "·"
        # Boxes to mark: empty and marked; circles stand in brackets with what they give.
        self.box = (".", "#") if plain else ("□", "■")
        self.circles = {"bonus": "+", "multiplier": self.times, "choice": "?"}
        self.crossed = "/"
        # Streets, the public Second Line, one's own: across and down; alleys.
        self.street = ("-", "|") if plain else ("─", "│")
        self.line = ("=", "#") if plain else ("━", "┃")
        self.own_line = ("%", "%") if plain else ("═", "║")
        self.alley = (".", ":") if plain else ("┈", "┊")
        self.closed = "x" if plain else "×"
        self.line_end = "O" if plain else "●"
        self.own_end = "o" if plain else "○"

    def start(self, number: int) -> str:
        """Where the Second Line can start: 1 and so on."""
        return str(number % 10) if self.plain or number > 20 else chr(ord("①") + number - 1)

    def letters(self, text: str) -> str:
        """The text, without accents where the terminal has only ASCII."""
        if not self.plain:
            return text
        text = unicodedata.normalize("NFKD", text.replace("’", "'"))
        return text.encode("ascii", "ignore").decode()

    def value(self, value: int) -> str:
        return "[W]" if value == W else f"[{value}]" if value else "[ ]"


class Codes:
    """Two letters for each activity and performer, taken from its word in this language."""

    def __init__(self, glyphs: Glyphs, activities: Sequence[str], performers: Sequence[str]) -> None:
        self.glyphs = glyphs
        taken: set[str] = set()
        codes = [code_of(glyphs.letters(word), taken) for word in (*activities, *performers)]
        self.activities = [code.capitalize() for code in codes[:TRACKS]]
        self.performers = [code.lower() for code in codes[TRACKS:]]

    def icon(self, icon: int) -> Text:
        if icon == UMBRELLA:
            return Text(self.glyphs.umbrella, style=UMBRELLA_STYLE)
        if icon == WILD:
            return Text(self.glyphs.wild, style=WILD_STYLE)
        if icon >= PERFORMER:
            return Text(self.performers[icon - PERFORMER], style=PERFORMER_STYLE)
        return Text(self.activities[icon - ACTIVITY], style=ACTIVITY_STYLES[icon - ACTIVITY])

    def icons(self, icons: Sequence[int], room: int = 99) -> Text:
        """Side by side, closer where there is no room."""
        parts = [self.icon(icon) for icon in icons]
        apart = Text(" ").join(parts)
        return apart if apart.cell_len <= room else Text.assemble(*parts)


def code_of(word: str, taken: set[str]) -> str:
    """The first letter, and the next letter that makes a code which is not taken; a number if no letter does."""
    letters = [letter for letter in word.casefold() if letter.isalnum()] or ["x"]
    tries = [letters[0] + letter for letter in letters[1:]] + [f"{letters[0]}{n}" for n in range(2, 99)]
    code = next(code for code in tries if code not in taken)
    taken.add(code)
    return code


def fit(name: str, width: int, lines: int = 1) -> list[str]:
    """The name on so many lines of that width: as many whole words as there is room for, the next one cut.

    An "&" goes with the word after it, if there is room for both.
    """
    words = name.split()
    if len(words) > 1 and words[0].casefold() == "the":
        words.pop(0)
    out: list[str] = []
    while words and len(out) < lines:
        line = words.pop(0)
        if len(line) > width:
            line = line[:width].rstrip(CUT_ENDS)
        while words and len(line) + 1 + len(words[0]) <= width:
            line += " " + words.pop(0)
        if len(out) == lines - 1 and words:  # the rest is lost
            while line.split()[-1].casefold() in SMALL_WORDS and " " in line:
                line = line.rsplit(" ", 1)[0]
            if " " not in line:  # one word alone tells little
                rest = next((word for word in words if word.casefold() not in SMALL_WORDS), "")
                line += " " + rest[: max(0, width - len(line) - 1)]
            line = line.rstrip(CUT_ENDS)
        elif words and line.endswith(" &") and len(words[0]) + 2 <= width:
            line, words = line[:-2], ["&", *words]
        out.append(line)
    return out
