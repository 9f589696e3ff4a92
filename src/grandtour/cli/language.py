"""The language that a person is spoken to in."""

from __future__ import annotations

import os

from grandtour.cli.errors import Refused
from grandtour.core.registry import there_is_no


def language_of(wanted: str | None) -> str:
    from grandtour import words

    if wanted is None:
        return words.detect(os.environ)
    if wanted.lower() in words.LANGUAGES:
        return wanted.lower()
    raise Refused(f"--lang: {there_is_no('language', wanted, words.LANGUAGES, cutoff=0.4)}")  # two letters: be lenient
