"""Checks logins and the names that others see: one spelling for each, and no tricks with invisible letters."""

from __future__ import annotations

import unicodedata
from typing import Final, Literal

LONGEST_NAME: Final = 24
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 64
LOGIN_MARKS: Final = "._-@+"

MOST_ACCENTS: Final = 3  # on one letter; more would only scribble over other people's lines

# These count as letters, marks or symbols, but are invisible: two names could differ and look the same.
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")


def settled(form: Literal["NFC", "NFD", "NFKC"], text: str, longest: int) -> str:
    """The normal form of a text, unless it is longer than `longest`: no check lets such a text pass anyway.

    The time to normalise grows with the square of the accents in a row: what fits into one request takes a second.
    """
    return unicodedata.normalize(form, text) if len(text) <= longest else text


def login_key(text: str) -> str:
    """Two logins with the same key are the same login: case, width and composed accents do not matter."""
    key = text.strip()
    if len(key) > 4 * LONGEST_LOGIN:
        return key  # longer than any login, so it is nobody's key
    # Folding can undo a normal form, and the other way round, so both are done twice.
    key = unicodedata.normalize("NFKC", unicodedata.normalize("NFD", key).casefold())
    return unicodedata.normalize("NFKC", key.casefold())


def login_fault(text: str) -> str | None:
    """Why this cannot be a login, as a sentence; None if it can."""
    key = login_key(text)
    if len(key) > LONGEST_LOGIN:
        return f"A login has at most {LONGEST_LOGIN} characters."
    if len(key) < SHORTEST_LOGIN:
        return f"A login needs at least {SHORTEST_LOGIN} characters."
    for letter in key:
        if letter in UNSEEN or (letter not in LOGIN_MARKS and not _belongs_to_a_word(letter)):
            return f"A login is made of letters, digits and {' '.join(LOGIN_MARKS)} only."
    return None


def clean_name(text: str) -> str:
    """The name as it is stored and shown: composed, trimmed, with single spaces."""
    return settled("NFC", " ".join(_without_drawing_hints(text).split()), 10 * LONGEST_NAME)


def name_fault(text: str) -> str | None:
    """Why this cannot be a name that others see, as a sentence; None if `clean_name` of it can."""
    name = clean_name(text)
    if len(name) > LONGEST_NAME:
        return f"A name has at most {LONGEST_NAME} characters."
    if not name:
        return "A name needs at least one character."
    # Not printable are control characters, those that turn the direction of writing, joiners and others of zero width,
    # half characters, and private and unassigned ones.
    if not name.isprintable() or any(_unseen(letter) for letter in name):
        return "A name is made of characters that can be seen."
    accents = 0
    for place, letter in enumerate(name):
        accents = accents + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if accents > MOST_ACCENTS or (accents and (place == 0 or name[place - accents] == " ")):
            return "A name has its accents on letters, and few on each."
    return None


def _without_drawing_hints(text: str) -> str:
    """The text without the two invisible selectors that phones add to an emoji to say how it is drawn."""
    return text.replace("\ufe0e", "").replace("\ufe0f", "")


def _unseen(letter: str) -> bool:
    return letter in UNSEEN or "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def _belongs_to_a_word(letter: str) -> bool:
    return unicodedata.category(letter) in ("Ll", "Lu", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd")
