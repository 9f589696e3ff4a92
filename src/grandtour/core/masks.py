"""Small sets of numbers as the bits of one int."""

from __future__ import annotations


def in_mask(mask: int) -> list[int]:
    """The numbers in a mask, in ascending order."""
    out: list[int] = []
    number = 0
    while mask > 0:
        if mask & 1:
            out.append(number)
        mask >>= 1
        number += 1
    return out
