"""What the server signs, and the ids that it draws. Signed texts are not stored: the server's secret checks them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from itertools import count
from typing import Final

SHORTEST_SECRET: Final = 32
LONGEST_COOKIE: Final = 200
LINK_BYTES: Final = 16  # 128 bits are 22 characters in a link that people pass around

# No vowels, so that no words come out, and no letters that look like others.
TABLE_LETTERS: Final = "23456789bcdfghjkmnpqrstvwxz"
TABLE_LENGTH: Final = 12
CODE_LENGTH: Final = 6  # some 387 million codes, only for open tables, and slow to try


class Keys:
    """The server's keys. Each purpose has its own, so that a token made for one thing is never good for another."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < SHORTEST_SECRET:
            raise ValueError(f"the server's secret needs at least {SHORTEST_SECRET} bytes, not {len(secret)}")
        self._cookie = _mac(secret, "grandtour cookie")
        self._csrf = _mac(secret, "grandtour csrf")
        self._link = _mac(secret, "grandtour link")
        self._code = _mac(secret, "grandtour code")
        self._table = _mac(secret, "grandtour table")
        self._handle = _mac(secret, "grandtour session handle")
        self._challenge = _mac(secret, "grandtour challenge")

    def cookie(self, session_id: str) -> str:
        return f"{session_id}.{_text(_mac(self._cookie, session_id))}"

    def session_of(self, cookie: str) -> str | None:
        """The session that a cookie of ours names; None for any other text."""
        session_id, dot, _ = cookie.rpartition(".")
        if not dot or not session_id or len(cookie) > LONGEST_COOKIE:
            return None
        return session_id if _same(cookie, self.cookie(session_id)) else None

    def csrf(self, session_id: str) -> str:
        return _text(_mac(self._csrf, session_id))

    def csrf_ok(self, session_id: str, token: str) -> bool:
        return _same(token, self.csrf(session_id))

    def handle(self, session_id: str) -> str:
        """A name for the session that can be shown: nothing of a cookie can be made from it."""
        return _text(_mac(self._handle, session_id)[:LINK_BYTES])

    def challenge(self, text: str, who: str) -> str:
        """The signature of a challenge that is good for `who` alone; `text` has no slash."""
        return _text(_mac(self._challenge, f"{text}/{who}"))

    def challenge_ok(self, signature: str, text: str, who: str) -> bool:
        return _same(signature, self.challenge(text, who))

    def link(self, table: str, seat: int | None, generation: int) -> str:
        """The secret of a link to a seat, or to the table (None); a new generation makes the old link worthless."""
        place = "table" if seat is None else str(seat)
        # The id comes last, because only it may hold a slash; so no two places give the same text.
        return _text(_mac(self._link, f"{place}/{generation}/{table}")[:LINK_BYTES])

    def link_ok(self, token: str, table: str, seat: int | None, generation: int) -> bool:
        return _same(token, self.link(table, seat, generation))

    def code(self, table: str, revoked: int) -> str:
        """A short code to join a table, which people can say aloud; it is good only while the table is open.

        `revoked` counts the table's revoked links: with each, the old code becomes worthless, too.
        """
        return _letters(int.from_bytes(_mac(self._code, f"{revoked}/{table}")[:16], "big"), CODE_LENGTH)

    def table_ids(self, user: str, command: str) -> Iterator[str]:
        """The ids for a table that somebody makes by a command: always the same, so that it is not made twice."""
        for number in count():
            drawn = int.from_bytes(_mac(self._table, f"{number}/{command}/{user}"), "big")
            yield _letters(drawn, TABLE_LENGTH)


def new_secret() -> str:
    """A new secret for the settings table: 256 bits, as text. Use it as `Keys(text.encode())`."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A new id of a session or a person: 144 bits, as 24 characters that need no quoting anywhere."""
    return secrets.token_urlsafe(18)


def table_id() -> str:
    """A new id of a table, short enough to read aloud. It is no secret: knowing it does not open a private table."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def table_ids() -> Iterator[str]:
    """New ids of a table, as many as are asked for."""
    while True:
        yield table_id()


def _letters(number: int, length: int) -> str:
    letters = []
    for _ in range(length):
        number, at = divmod(number, len(TABLE_LETTERS))
        letters.append(TABLE_LETTERS[at])
    return "".join(letters)


def _mac(key: bytes, text: str) -> bytes:
    # surrogatepass, so that any text gets an answer, and a wrong one is simply wrong
    return hmac.digest(key, text.encode("utf-8", "surrogatepass"), hashlib.sha256)


def _text(code: bytes) -> str:
    return urlsafe_b64encode(code).rstrip(b"=").decode("ascii")


def _same(given: str, ours: str) -> bool:
    """Compares in constant time, and the texts themselves: base64 that decodes to the same bytes is not enough."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), ours.encode("utf-8", "surrogatepass"))
