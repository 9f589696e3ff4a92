"""What a notification says, made harmless, because it holds names of people and tables, which anybody can choose."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

LONGEST_TITLE: Final = 100
LONGEST_TEXT: Final = 500
LONGEST_LINK: Final = 1000
LONGEST_TAG: Final = 64

# The characters of RFC 3986, and so none that could end a header, a JSON string or a <link>.
LINK: Final = re.compile(r"https?://[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]+")


@dataclass(frozen=True)
class Note:
    """`link` leads to the table. A later notification with the same `tag` takes the place of the earlier one."""

    title: str
    text: str
    link: str | None = None
    tag: str = ""

    def clean(self) -> Note:
        """With one line of title and some lines of text, both cut, and its link only if it really is one."""
        link = self.link
        if link is not None and (len(link) > LONGEST_LINK or not LINK.fullmatch(link)):
            link = None
        text = "\n".join(printable(line) for line in self.text.splitlines())
        return Note(
            cut(printable(self.title), LONGEST_TITLE), cut(text, LONGEST_TEXT), link, printable(self.tag)[:LONGEST_TAG]
        )


def printable(text: str) -> str:
    """The text on one line, without control characters and without those that turn the direction of writing."""
    spaced = " ".join(text.split())
    return "".join(c for c in spaced if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Zl", "Zp"))


def cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
