from __future__ import annotations

import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.server.security.names import clean_name, login_fault, login_key, name_fault
from grandtour.server.security.passwords import check_password, password_fault

ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=40)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Anna   Lee ", "Anna Lee"),
        ("Zoe\u0308", "Zoë"),
        ("Zoe\u0308" + " " * 500 + "Lee", "Zoë Lee"),
        ("Анна", "Анна"),
        ("\u0939\u093f\u0928\u094d\u0926\u0940", "\u0939\u093f\u0928\u094d\u0926\u0940"),
        ("李 \u3000 雷", "李 雷"),
        ("I ❤\ufe0f trams", "I ❤ trams"),
        ("O'Neill-Sørensen 3rd", "O'Neill-Sørensen 3rd"),
        ("line\nbreak", "line break"),
    ],
)
def test_good_names(name: str, shown: str) -> None:
    assert name_fault(name) is None
    assert clean_name(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \u3000\t",
        "x" * 25,
        "x" * 100_000,
        "a\0b",
        "a\x1b[31mb",
        "abc\u202edef",  # writes backwards from here
        "abc\u2066def",
        "An\u200bna",  # a space of no width
        "Anna\u200d",
        "Anna\ufeff",
        "Anna\u00ad",
        "\u3164",  # letters that nobody sees
        "Anna\u2800",
        "Anna\u034f",
        "Anna\ufe01",
        "Anna\U000e0100",
        "\ue000",
        "\ud800",
        "a\u0301\u0302\u0303\u0304\u0305",  # a heap of accents, the first of which is part of the letter
        "\u0301a",
        "a \u0301",
    ],
)
def test_bad_names(name: str) -> None:
    assert name_fault(name) is not None


@given(ANY_TEXT)
def test_a_name_without_fault_is_short_seen_and_settled(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    if name_fault(text) is None:
        assert name_fault(name) is None
        assert 1 <= len(name) <= 24
        assert name.isprintable()
        assert not name.isspace()
        assert unicodedata.is_normalized("NFC", name)
        name.encode("utf-8")


@pytest.mark.parametrize("login", ["anna", "Anna.Lee@example.org", "ANNA_7", "анна", "ﬁona", "李雷雷"])
def test_good_logins(login: str) -> None:
    assert login_fault(login) is None


@pytest.mark.parametrize(
    "login",
    ["", "ab", " a ", "a" * 65, "ﷺ" * 50, "a" * 100_000, "anna lee", "anna/lee", "an\u200bna", "an\0na", "anna\u3164"],
)
def test_bad_logins(login: str) -> None:
    assert login_fault(login) is not None


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", " aNNA "), ("STRASSE", "straße"), ("Zoe\u0308", "ZOË"), ("ＡＮＮＡ", "anna"), ("ﬁona", "Fiona")],
)
def test_the_same_login_written_differently(one: str, other: str) -> None:
    assert login_key(one) == login_key(other)


@given(ANY_TEXT)
def test_the_key_of_a_login_is_its_own_key(text: str) -> None:
    if login_fault(text) is None:
        assert login_key(login_key(text)) == login_key(text)


def test_a_request_full_of_accents_costs_nothing() -> None:
    text = "a" + "\u0301\u0323" * 16_000
    begun = time.process_time()
    assert name_fault(text) is not None
    assert login_fault(text) is not None
    assert password_fault(text) is not None
    assert not check_password("", text)
    assert len(clean_name(text)) > 24
    assert len(login_key(text)) > 64
    assert time.process_time() - begun < 0.2
