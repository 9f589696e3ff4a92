from __future__ import annotations

import asyncio
import json
from email.header import decode_header, make_header
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.server.notify import STYLES, Guard, Note, post, webhook_request
from grandtour.server.notify.note import LONGEST_TEXT, LONGEST_TITLE
from grandtour.server.notify.post import header_value
from grandtour.server.notify.webhooks import Style
from tests.server.notify.receiver import Receiver, receiving

NOTE = Note("Your turn", "Anna has played.", "https://games.example/t/abc?x=1&y=2", "abc")
NASTY = Note(
    "a\r\nX-Evil: 1\n\n<!channel>", "@everyone [free](https://evil.example) <b> & *x*\x07", "javascript:alert(1)"
)


def request(style: Style, note: Note) -> tuple[dict[str, str], bytes]:
    url, headers, body = webhook_request(style, "https://hooks.example/", note)
    assert url == "https://hooks.example/"
    return headers, body


def test_ntfy() -> None:
    headers, body = request("ntfy", NOTE)
    assert body == b"Anna has played."
    assert (headers["Title"], headers["Click"], headers["Tags"]) == ("Your turn", NOTE.link, "game_die")


@pytest.mark.parametrize("title", ["C'est à toi de jouer", "你的回合" * 20, "🎲", "=?utf-8?b?eA==?=", "Sława, Ștefan"])
def test_a_ntfy_title_in_any_letters_is_encoded_words(title: str) -> None:
    headers, body = request("ntfy", Note(title, title))
    assert str(make_header(decode_header(headers["Title"]))) == title
    assert all(len(word) <= 75 for word in headers["Title"].split())
    assert body == title.encode()
    assert "Click" not in headers


def test_discord_mentions_nobody_and_shows_names_as_they_are() -> None:
    _, body = request("discord", NOTE)
    sent = json.loads(body)
    assert sent == {"content": f"**Your turn**\nAnna has played.\n<{NOTE.link}>", "allowed_mentions": {"parse": []}}
    _, body = request("discord", NASTY)
    content = json.loads(body)["content"]
    assert "[free](" not in content
    assert "\\[free\\]\\(https\\:" in content
    assert "javascript" not in content


def test_slack_escapes_its_three_characters() -> None:
    _, body = request("slack", NOTE)
    assert json.loads(body) == {"text": "Your turn\nAnna has played.\n<https://games.example/t/abc?x=1&amp;y=2>"}
    _, body = request("slack", NASTY)
    assert "<" not in json.loads(body)["text"]


def test_json_is_our_own_shape() -> None:
    headers, body = request("json", NOTE)
    assert headers["Content-Type"] == "application/json"
    expected = {"version": 1, "title": NOTE.title, "text": NOTE.text, "link": NOTE.link, "tag": "abc"}
    assert json.loads(body) == expected
    assert json.loads(request("json", Note("a", "b"))[1])["link"] is None


@pytest.mark.parametrize("style", STYLES)
def test_every_style_arrives(style: Style) -> None:
    async def run() -> None:
        async with receiving(Receiver()) as receiver:
            url, headers, body = webhook_request(style, receiver.url(), NASTY)
            assert await post(url, headers, body, Guard(True), 5.0) == 200
        (got,) = receiver.requests
        assert got.body == body
        assert not any(name.lower() == "x-evil" for name in got.headers)

    asyncio.run(run())


@given(st.text(max_size=300), st.text(max_size=900), st.none() | st.text(max_size=100))
def test_whatever_a_note_says_its_request_is_bounded_and_has_no_headers_of_its_own(
    title: str, text: str, link: str | None
) -> None:
    for style in get_args(Style):
        headers, body = request(style, Note(title, text, link))
        assert all(header_value(value) is not None for value in headers.values())
        assert set(headers) <= {"Content-Type", "Title", "Tags", "Click"}
        assert len(body) < 8000
        if style == "discord":
            assert len(json.loads(body)["content"]) <= 2000


def test_long_notes_are_cut() -> None:
    note = Note("t" * 1000, "x" * 5000, "https://a.example/" + "a" * 2000, "g" * 500).clean()
    assert (len(note.title), len(note.text), note.link, len(note.tag)) == (LONGEST_TITLE, LONGEST_TEXT, None, 64)
    assert note.title.endswith("…")
    assert Note("a\u202eb\u200bc", "1\r\n2\x003", None).clean() == Note("abc", "1\n23", None)
