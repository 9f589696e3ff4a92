"""Sentences of any game, for the tests of its words: whether they are whole, and those of results."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from grandtour.core.result import Result
from grandtour.words import GameWords

GAP = re.compile(r"[{}$]|\?\?\?")


def is_good(text: str) -> bool:
    return bool(text.strip()) and text == text.strip() and GAP.search(text) is None and "  " not in text


def is_sentence(text: str) -> bool:
    """As a whole: it may begin with a name or a number, and it ends with a full stop."""
    return is_good(text) and text[0] == text[0].upper() and text.endswith(".")


def check_results(
    results: Iterable[Result], spoken: Sequence[GameWords], names: Sequence[str], is_of: Callable[[str, str], bool]
) -> tuple[set[str], set[str]]:
    """Every line and reason is told in every language; the keys of the lines and the rules of the reasons."""
    keys: set[str] = set()
    rules: set[str] = set()
    for result in results:
        rules.add(result.why.rule)
        for words in spoken:
            for lines in result.lines:
                keys |= {line.key for line in lines}
                assert all(is_good(words.line(line)) and is_of(words.language, words.line(line)) for line in lines)
            assert is_sentence(words.refusal(result.why, names))
            assert words.has(f"ended-{result.ended_by.rule}")
            assert is_sentence(words.ended(result.ended_by))
    return keys, rules
