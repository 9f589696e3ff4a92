"""Reads back what `State.dump` wrote: whole numbers and lists of them, and nothing else."""

from __future__ import annotations

Rows = tuple[tuple[int, ...], ...]


def whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is not a whole number")
    return value


def wholes(value: object) -> list[int]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list")
    return [whole(v) for v in value]


def rows(value: object) -> Rows:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list")
    return tuple([tuple(wholes(row)) for row in value])
