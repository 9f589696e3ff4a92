"""The only source of randomness.

The stream is SHA-256 in counter mode: block i is SHA-256(key, i as 8 bytes, big-endian), read as eight 32-bit words,
big-endian; the key is SHA-256 of a fixed word and the seed's text. So the state is 256 bits and a counter, and the
stream is the same on every platform. Earlier draws tell nothing about later ones, which matters because players watch
the draws of a running game. Anybody can write the stream again in a few lines to verify a record.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

LOW: Final = 0xFFFFFFFF

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Picker:
    def __init__(self, seed: int | str) -> None:
        self.key: bytes = hashlib.sha256(b"grandtour picker 1:" + str(seed).encode("utf-8")).digest()
        self.block = 0
        self.words: list[int] = []
        self.at = 0

    def copy(self) -> Picker:
        """An independent copy that will draw the same."""
        twin = Picker(0)
        twin.key = self.key
        twin.block = self.block
        twin.words = self.words  # never changed in place
        twin.at = self.at
        return twin

    def word(self) -> int:
        """The next 32 bits."""
        if self.at == len(self.words):
            digest = hashlib.sha256(self.key + self.block.to_bytes(8, "big")).digest()
            self.words = list(struct.unpack(">8I", digest))
            self.block += 1
            self.at = 0
        self.at += 1
        return self.words[self.at - 1]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (n up to 2**31)."""
        if not 0 < n <= 2147483648:
            raise ValueError(f"below({n}): n must be from 1 to 2**31")
        # Lemire's method: the high half of word * n; the low half says when to draw again, so no value is favoured.
        product = self.word() * n
        if product & LOW < n:
            floor = (LOW + 1 - n) % n
            while product & LOW < floor:
                product = self.word() * n
        return product >> 32

    def weighted(self, weights: list[int]) -> int:
        """An index; the chance of each is in proportion to its weight."""
        total = 0
        for w in weights:
            total += w
        k = self.below(total)
        for i in range(len(weights)):
            k -= weights[i]
            if k < 0:
                return i
        raise AssertionError("weights sum to less than their total")

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in random order, in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def salt_from(seed: int | str) -> str:
    """The salt that is used if none is given: it comes from the seed, so the same seed gives the same record."""
    return hashlib.sha256(b"grandtour salt 1:" + str(seed).encode("utf-8")).hexdigest()[:32]


def commitment(seed: int | str, salt: str) -> str:
    """What is published before the first draw: SHA-256 of "seed:salt", in hexadecimal."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
