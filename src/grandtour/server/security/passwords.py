"""Hashes and checks passwords with argon2, outside of the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from secrets import token_bytes
from threading import Lock
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from grandtour.server.security.names import login_key, settled

T = TypeVar("T")

SHORTEST: Final = 10
LONGEST: Final = 200

# One lane, because the usual four would take every core from the games during a login. 46 MiB, so that two at once
# still fit into a small server. A hash says how it was made, so these numbers may change.
_HASHER: Final = PasswordHasher(time_cost=4, memory_cost=46 * 1024, parallelism=1)

# This has the form of our hashes, so that checking it is as slow, but no password is known to fit it.
_NOBODYS: Final = f"$argon2id$v=19$m={_HASHER.memory_cost},t={_HASHER.time_cost},p={_HASHER.parallelism}$" + "$".join(
    b64encode(token_bytes(size)).decode("ascii").rstrip("=") for size in (_HASHER.salt_len, _HASHER.hash_len)
)

# What people choose first when ten characters are asked for; case does not matter. See also `_is_run`.
_FIRST_TRIED: Final = """
    1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc abc1234567 abcd123456 abcdefghij administrator adminadmin asdfghjkl1
    baseball123 basketball changeme123 chocolate1 computer123 dragon1234 football12 football123 grandtour1
    grandtour123 iloveyou12 iloveyou123 letmein123 liverpool1 manchester master1234 michael123 monkey1234
    mypassword newpassword p@ssw0rd123 passw0rd123 passw0rd1234 password01 password10 password11 password12
    password123 password1234 password12345 password1! password123! passwordpassword passwort12 passwort123
    princess12 princess123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedcrfv qwer123456 qwert12345 qwerty1234 qwerty12345
    qwerty123456 qwertyuiop qwertyuiop1 qwertzuiop samsung123 sanfrancisco starwars12 starwars123 sunshine12
    sunshine123 superman12 superman123 trustno1trustno1 unbelievable welcome123 welcome1234 whatever12 zaq12wsxcde3
    zxcvbnm123 zxcvbnmasd
    """
COMMON: Final = frozenset(_FIRST_TRIED.split())


class Busy(Exception):
    """Too many passwords wait to be checked; ask again in a moment."""


class Crowded(Busy):
    """So many wait that only those are let in who have paid with a proof of work, or have a session."""


def password_fault(text: str, login: str = "") -> str | None:
    """Why this cannot be a password, as a sentence; None if it can."""
    text = _normal(text)
    if len(text) < SHORTEST:
        return f"A password needs at least {SHORTEST} characters."
    if len(text) > LONGEST:
        return f"A password has at most {LONGEST} characters."
    if _unwritable(text):
        return "This password holds a character that cannot be written down."
    if login and login_key(text) == login_key(login):
        return "A password must differ from the login."
    if text.casefold() in COMMON or len(set(text)) < 4 or _is_run(text):
        return "This password is one of the first that anybody would try."
    return None


def hash_password(text: str) -> str:
    """The hash. It takes about 180 ms of one core and 46 MiB, so never call it on the event loop."""
    return _HASHER.hash(_normal(text))


def check_password(hash: str, text: str) -> bool:
    """Whether the password fits; as slow as `hash_password`. A damaged hash fits no password."""
    text = _normal(text)
    if len(text) > LONGEST or _unwritable(text):
        return False  # such a password cannot have been set
    try:
        return _HASHER.verify(hash, text)
    except (VerificationError, InvalidHashError):
        return False


class Passwords:
    """Hashes and checks in threads, awaited: at most `threads` at work, `waiting` in line; the next one gets Busy.

    `who` is the address that asks: it has `each` places at most, so that one alone cannot keep out all others. Half of
    the line is for those who have `paid`.
    """

    def __init__(self, threads: int = 2, waiting: int = 16, each: int = 4) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="passwords")
        self._room = threads + waiting
        self._room_unpaid = threads + waiting // 2
        self._each = each
        self._inside: Counter[str] = Counter()
        self._lock = Lock()

    async def hash(self, text: str, who: str = "") -> str:
        return await asyncio.wrap_future(self._submit(lambda: hash_password(text), who, True))

    async def check(self, hash: str | None, text: str, who: str = "", *, paid: bool = True) -> bool:
        """Whether the password fits. If `hash` is None (no such login), the answer is False, and takes as long."""
        if hash is not None:
            return await asyncio.wrap_future(self._submit(lambda: check_password(hash, text), who, paid))
        await asyncio.wrap_future(self._submit(lambda: check_password(_NOBODYS, text), who, paid))
        return False

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _submit(self, work: Callable[[], T], who: str, paid: bool) -> Future[T]:
        with self._lock:
            inside = self._inside.total()
            if inside >= self._room or self._inside[who] >= self._each:
                raise Busy
            if inside >= self._room_unpaid and not paid:
                raise Crowded
            self._inside[who] += 1
        try:
            future = self._pool.submit(work)
        except RuntimeError:  # closed
            self._leave(who)
            raise Busy from None
        # Not when the caller stops waiting, because a thread at work keeps its place until it is done.
        future.add_done_callback(lambda _: self._leave(who))
        return future

    def _leave(self, who: str) -> None:
        with self._lock:
            self._inside[who] -= 1
            if not self._inside[who]:
                del self._inside[who]


def _normal(text: str) -> str:
    """One form for the same letters, whatever different keyboards send for them."""
    return settled("NFC", text, 4 * LONGEST)


def _unwritable(text: str) -> bool:
    return any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text)


def _is_run(text: str) -> bool:
    """Whether all steps are the same, as in 1234567890, 9876543210 or abcdefghijk."""
    steps = {ord(b) - ord(a) for a, b in pairwise(text)}
    return steps <= {1, -9} or steps <= {-1, 9}
