from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.server.security.signing import Keys, new_id, new_secret, table_id

KEYS = Keys(b"k" * 32)
OTHERS = Keys(b"o" * 32)
ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=60)
SEATS = st.none() | st.integers(0, 9)


@given(st.text(min_size=1, max_size=80))
def test_a_cookie_names_its_session(session: str) -> None:
    assert KEYS.session_of(KEYS.cookie(session)) == session
    assert OTHERS.session_of(KEYS.cookie(session)) is None


@given(ANY_TEXT)
def test_any_other_text_names_no_session(text: str) -> None:
    assert KEYS.session_of(text) is None
    assert KEYS.session_of(f"{text}.") is None
    assert KEYS.session_of(f".{text}") is None


@given(st.data())
def test_a_cookie_with_one_letter_changed_names_no_session(data: st.DataObject) -> None:
    cookie = KEYS.cookie(new_id())
    place = data.draw(st.integers(0, len(cookie) - 1))
    letter = data.draw(st.characters(codec="ascii").filter(lambda c: c != cookie[place]))
    # the last letter of base64 carries unused bits: text that decodes to the same bytes must not pass either
    assert KEYS.session_of(cookie[:place] + letter + cookie[place + 1 :]) is None


def test_a_cookie_longer_than_ours_can_be_is_not_looked_at() -> None:
    assert KEYS.session_of(KEYS.cookie("s" * 300)) is None


def test_a_csrf_token_is_good_for_its_own_session_only() -> None:
    token = KEYS.csrf("one")
    assert KEYS.csrf_ok("one", token)
    assert not KEYS.csrf_ok("two", token)
    assert not OTHERS.csrf_ok("one", token)
    assert not KEYS.csrf_ok("one", "")
    assert not KEYS.csrf_ok("one", "\ud800é")


def test_no_token_serves_another_purpose() -> None:
    signature = KEYS.cookie("one").rpartition(".")[2]
    assert not KEYS.csrf_ok("one", signature)
    assert KEYS.session_of(f"one.{KEYS.csrf('one')}") is None


@given(st.tuples(ANY_TEXT, SEATS, st.integers(0, 99)), st.tuples(ANY_TEXT, SEATS, st.integers(0, 99)))
def test_a_link_opens_its_own_place_only(
    place: tuple[str, int | None, int], other: tuple[str, int | None, int]
) -> None:
    token = KEYS.link(*place)
    assert KEYS.link_ok(token, *place)
    assert not OTHERS.link_ok(token, *place)
    assert KEYS.link_ok(token, *other) == (place == other)
    assert not KEYS.link_ok(token, place[0], place[1], place[2] + 1), "revoked"


def test_places_that_read_alike_have_different_links() -> None:
    assert KEYS.link("t", 1, 23) != KEYS.link("t", 12, 3)
    assert KEYS.link("3t", 1, 2) != KEYS.link("t", 1, 23)
    assert KEYS.link("3/t", 1, 2) != KEYS.link("t", 1, 23)
    assert KEYS.link("t", None, 1) != KEYS.link("t", 0, 1)


def test_links_need_no_quoting_and_cannot_be_guessed() -> None:
    token = KEYS.link("table", 3, 1)
    assert len(token) >= 22
    assert token.replace("-", "").replace("_", "").isalnum()


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 32 bytes"):
        Keys(b"short")
    Keys(new_secret().encode())


def test_ids_differ_and_need_no_quoting() -> None:
    for make, length in ((new_id, 22), (table_id, 10), (new_secret, 43)):
        made = {make() for _ in range(500)}
        assert len(made) == 500
        assert all(len(one) >= length and one.replace("-", "").replace("_", "").isalnum() for one in made)
    assert table_id().islower() or table_id().isdigit()
