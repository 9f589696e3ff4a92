from __future__ import annotations

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.server.security.nesting import DEEPEST, MOST, too_deep

DEEP = b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1)


def depth(value: object) -> int:
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    return 0


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        (b"", False),
        (DEEP, True),
        (DEEP[1:-1], False),
        (b'{"a":' * 40 + b"1" + b"}" * 40, True),
        (b"[" * 30_000, True),
        (json.dumps("[" * 1500).encode(), False),
        (json.dumps('"[\\' * 400).encode(), False),
        (json.dumps([{}] * 200).encode(), False),
        (b"[]" * (MOST + 1), True),
        (b'"' + b"[" * 100, False),  # a text without an end: no JSON, as the decoder will say
    ],
)
def test_how_deep_it_is(text: bytes, deep: bool) -> None:
    assert too_deep(text) == deep


@given(st.recursive(st.text() | st.integers(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
def test_it_counts_as_a_decoder_does(value: object) -> None:
    text = json.dumps(value).encode()
    for deepest in range(5):
        assert too_deep(text, deepest) == (depth(value) > deepest)


def test_no_text_takes_long() -> None:
    begun = time.process_time()
    for text in (b'"\\' * 32_000 + b"[" * 40, b"[]" * 1000 + b'"' * 60_000, b'["' * 30_000, b'[]"\\""' * 333):
        too_deep(text)
    assert time.process_time() - begun < 1
