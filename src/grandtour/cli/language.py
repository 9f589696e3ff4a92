"""The language that a person is spoken to in."""

from __future__ import annotations

import difflib
import os

from grandtour.cli.errors import Refused


def language_of(wanted: str | None) -> str:
    from grandtour import words

    known = list(words.LANGUAGES)
    if wanted is None:
        return words.detect(os.environ)
    if wanted.lower() in known:
        return wanted.lower()
    near = difflib.get_close_matches(wanted, known, 1, 0.4)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise Refused(f"--lang: there is no language {wanted!r}{hint} (there are: {', '.join(known)})")
