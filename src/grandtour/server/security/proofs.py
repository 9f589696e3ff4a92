"""A small piece of work that a client does before it may go on: cheap for one person, dear for whoever tries thousands.

The work is to find an answer such that SHA-256 of `challenge:answer` begins with so many zero bits. A challenge is not
stored: our signature in it says for whom it was made. Only those that were answered are remembered, until they expire.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from grandtour.server.security.signing import Keys

EASIEST: Final = 14  # bits; a browser needs some hundredths of a second
HARDEST: Final = 20  # a phone needs some seconds
LIFE_SECONDS: Final = 300  # as long as a slow phone may need, with a person who looks away meanwhile
REMEMBERED: Final = 10_000


class Proofs:
    def __init__(self, keys: Keys, clock: Callable[[], float] = time.time) -> None:
        self._keys = keys
        self._clock = clock
        self._used: OrderedDict[str, int] = OrderedDict()

    def challenge(self, who: str, bits: int) -> str:
        """`who` names what it is good for: only the same `who` can use it."""
        text = f"{bits}.{int(self._clock()) + LIFE_SECONDS}.{secrets.token_urlsafe(12)}"
        return f"{text}.{self._keys.challenge(text, who)}"

    def good(self, who: str, challenge: str, answer: str) -> bool:
        """Whether the work was done, for this `who`, in time, and for the first time."""
        text, _, signature = challenge.rpartition(".")
        if not self._keys.challenge_ok(signature, text, who):
            return False
        bits, expires, _ = text.split(".", 2)
        now = int(self._clock())
        if int(expires) < now or text in self._used or zero_bits(f"{challenge}:{answer}") < int(bits):
            return False
        self._used[text] = int(expires)
        while self._used and (len(self._used) > REMEMBERED or next(iter(self._used.values())) < now):
            self._used.popitem(last=False)
        return True


def bits_of(challenge: str) -> int:
    """How hard its work is. Only `Proofs.good` says whether we have made it."""
    bits = challenge.partition(".")[0]
    return int(bits) if bits in map(str, range(EASIEST, HARDEST + 1)) else 0


def zero_bits(text: str) -> int:
    """With how many zero bits the hash of the text begins."""
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    return 8 * len(digest) - int.from_bytes(digest, "big").bit_length()
