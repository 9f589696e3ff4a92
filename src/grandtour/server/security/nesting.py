"""Finds JSON that is nested more deeply than anything that makes sense, before a decoder runs out of its stack."""

from __future__ import annotations

import re
from typing import Final

DEEPEST: Final = 32  # the deepest that we ever ask for has four levels
MOST: Final = 2000  # arrays and objects; nothing that we ask for has a hundred
# A string that does not end is one to the end, so that no text is read twice.
PARTS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[{\]}]', re.DOTALL)


def too_deep(text: bytes, deepest: int = DEEPEST) -> bool:
    """Whether brackets are open in more levels than that; those in strings do not count.

    Far more brackets than we ever ask for count as too deep, too: looking at each would take the loop's time.
    """
    brackets = text.count(b"[") + text.count(b"{")
    if brackets <= deepest:  # nearly always, and it takes no time
        return False
    if brackets > MOST:
        return True
    depth = 0
    for part in PARTS.finditer(text):
        first = text[part.start()]
        if first in b"[{":
            depth += 1
            if depth > deepest:
                return True
        elif first in b"]}":
            depth -= 1
    return False
