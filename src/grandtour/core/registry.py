"""How games are found: a table of entries, each game imported only when it is asked for."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from grandtour.core.editions import Document
from grandtour.core.game import Game


@dataclass(frozen=True)
class Option:
    """A named variation of a game's rules; its sentences are `option-<name>` in the game's catalogue."""

    name: str
    default: bool


@dataclass(frozen=True)
class Entry:
    id: str
    title: str
    build: Callable[[str | Path, dict[str, object]], Game]
    # An edition file that was read already; where a folder is given, the drawing beside it is read and checked too.
    parse: Callable[[Document, Path | None, dict[str, object]], Game]
    editions: Callable[[], list[str]]
    default_edition: str
    options: tuple[Option, ...] = ()

    def check_options(self, options: dict[str, object]) -> dict[str, object]:
        """All options with their values, those not given by default; BadOptions names every one that is wrong."""
        known: dict[str, object] = {o.name: o.default for o in self.options}
        faults = [f"{self.id} has no option {name!r}" for name in options if name not in known]
        faults += [
            f"option {name!r} is true or false, not {value!r}"
            for name, value in options.items()
            if name in known and not isinstance(value, bool)
        ]
        if faults:
            hint = f"its options: {', '.join(known)}" if known else "it has no options"
            raise BadOptions(f"{'; '.join(faults)} ({hint})")
        return known | options


def there_is_no(kind: str, name: str, known: Sequence[str], cutoff: float = 0.6) -> str:
    """The sentence for a name that nothing has: what it may have meant, and what there is."""
    near = difflib.get_close_matches(name, known, 1, cutoff)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    return f"there is no {kind} {name!r}{hint} (there are: {', '.join(known)})"


class UnknownGame(ValueError):
    pass


class BadOptions(ValueError):
    pass


class Registry:
    def __init__(self, *entries: Entry) -> None:
        self.entries = {entry.id: entry for entry in entries}

    def names(self) -> list[str]:
        return list(self.entries)

    def entry(self, name: str) -> Entry:
        if name not in self.entries:
            raise UnknownGame(there_is_no("game", name, self.names()))
        return self.entries[name]

    def game(self, name: str, edition: str | Path | None = None, options: dict[str, object] | None = None) -> Game:
        """A game ready to play; `edition` is the id of a shipped one or a file of your own."""
        entry = self.entry(name)
        return entry.build(entry.default_edition if edition is None else edition, entry.check_options(options or {}))
