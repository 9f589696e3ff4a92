"""What the server signs, and the ids it draws. Nothing signed is stored: the server's secret tells it again."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

SHORTEST_SECRET: Final = 32
LONGEST_COOKIE: Final = 200
LINK_BYTES: Final = 16  # 128 bits: 22 characters in a link that people pass around

# No vowels, so that no word comes out; nothing that looks like something else.
TABLE_LETTERS: Final = "23456789bcdfghjkmnpqrstvwxz"
TABLE_LENGTH: Final = 12
CODE_LENGTH: Final = 6  # some 387 million codes, for tables that are open, and slow to try


class Keys:
    """Each purpose has its own key, so that a token made for one thing is never good for another."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < SHORTEST_SECRET:
            raise ValueError(f"the server's secret needs at least {SHORTEST_SECRET} bytes, not {len(secret)}")
        self._cookie = _mac(secret, "grandtour cookie")
        self._csrf = _mac(secret, "grandtour csrf")
        self._link = _mac(secret, "grandtour link")
        self._code = _mac(secret, "grandtour code")

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

    def link(self, table: str, seat: int | None, generation: int) -> str:
        """The secret of a link to a seat, or to the table (None); a new generation makes the old link worthless."""
        place = "table" if seat is None else str(seat)
        # The id comes last: it is the only part that may hold a slash, so no two places give the same text.
        return _text(_mac(self._link, f"{place}/{generation}/{table}")[:LINK_BYTES])

    def link_ok(self, token: str, table: str, seat: int | None, generation: int) -> bool:
        return _same(token, self.link(table, seat, generation))

    def code(self, table: str, revoked: int) -> str:
        """To join a table by saying it: short, and good only while the table is open. `revoked` counts its links that
        are worthless now; with each, the old code is, too."""
        number = int.from_bytes(_mac(self._code, f"{revoked}/{table}")[:16], "big")
        letters = []
        for _ in range(CODE_LENGTH):
            number, at = divmod(number, len(TABLE_LETTERS))
            letters.append(TABLE_LETTERS[at])
        return "".join(letters)


def new_secret() -> str:
    """For the settings table: 256 bits, as text. `Keys(text.encode())`."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """Of a session or a person: 144 bits, 24 characters that need no quoting anywhere."""
    return secrets.token_urlsafe(18)


def table_id() -> str:
    """Short enough to read aloud. A private table is protected by who sits at it, not by its id."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def _mac(key: bytes, text: str) -> bytes:
    # surrogatepass: whatever text arrives gets an answer, and a wrong one is simply wrong
    return hmac.digest(key, text.encode("utf-8", "surrogatepass"), hashlib.sha256)


def _text(code: bytes) -> str:
    return urlsafe_b64encode(code).rstrip(b"=").decode("ascii")


def _same(given: str, ours: str) -> bool:
    """In constant time, and of the text itself: base64 that only decodes to the same bytes is not the same."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), ours.encode("utf-8", "surrogatepass"))
