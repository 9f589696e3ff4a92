"""What a person clicked, by name: `route:34`, `deck`; after earlier clicks that lead to it: `route:34 pay:3ferry`."""

from __future__ import annotations

from collections.abc import Collection


class UnknownThing(ValueError):
    """There is nothing of that name on the board of this game."""


def clicks(text: str, kinds: Collection[str]) -> dict[str, str]:
    """The ids of the things by kind. Each kind comes at most once; a thing without an id has an empty one."""
    found: dict[str, str] = {}
    for thing in text.split(" "):
        kind, _, name = thing.partition(":")
        if kind not in kinds or kind in found:
            raise UnknownThing(f"there is no such thing as {thing!r} (there are: {', '.join(kinds)})")
        found[kind] = name
    return found
