"""What a session is used from, in words that its owner knows: a browser and a system, and nothing else of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LONGEST: Final = 1000  # of what is read of a User-Agent

# In the order in which they are looked for, because browsers claim to be those before them.
BROWSERS: Final = (
    ("Edge", ("Edg/", "EdgA/", "EdgiOS/")),
    ("Opera", ("OPR/", "OPT/")),
    ("Samsung Internet", ("SamsungBrowser/",)),
    ("Vivaldi", ("Vivaldi/",)),
    ("Firefox", ("Firefox/", "FxiOS/")),
    ("Chrome", ("Chrome/", "CriOS/", "Chromium/")),
    ("Safari", ("Safari/",)),
)
SYSTEMS: Final = (
    ("iPhone", ("iPhone",)),
    ("iPad", ("iPad",)),
    ("Android", ("Android",)),
    ("Windows", ("Windows",)),
    ("ChromeOS", ("CrOS",)),
    ("macOS", ("Macintosh",)),
    ("Linux", ("Linux", "X11")),
)


@dataclass(frozen=True)
class Device:
    browser: str | None = None
    system: str | None = None


NO_DEVICE: Final = Device()


def device_of(agent: str | None) -> Device:
    """Of a `User-Agent`. None where it is none that we know, as with programs."""
    text = (agent or "")[:LONGEST]
    return Device(_first(BROWSERS, text), _first(SYSTEMS, text))


def _first(known: tuple[tuple[str, tuple[str, ...]], ...], text: str) -> str | None:
    return next((name for name, marks in known if any(mark in text for mark in marks)), None)
