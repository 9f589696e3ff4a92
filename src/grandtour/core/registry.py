"""How games are found: a table of entries, each game imported only when it is asked for."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from grandtour.core.editions import LONGEST_TEXT, BadEdition, Checker, Document, hint, read_toml, show
from grandtour.core.game import Game
from grandtour.core.short import quote, some

MOST_OPTIONS: Final = 10  # how many wrong ones a message names


@dataclass(frozen=True)
class Option:
    """A named variation of a game's rules; its sentences are `option-<name>` in the game's catalogue."""

    name: str
    default: bool


@dataclass(frozen=True)
class Entry:
    id: str
    title: str
    # Makes the game from an edition, options, and a version of the rules, which were checked before.
    build: Callable[[str | Path, dict[str, object], int], Game]
    # The same from an edition file that was read already; if a folder is given, the drawing there is checked, too.
    parse: Callable[[Document, Path | None, dict[str, object], int], Game]
    editions: Callable[[], list[str]]
    default_edition: str
    options: tuple[Option, ...] = ()
    rules_versions: tuple[int, ...] = (1,)
    """the versions that can be played, the newest last; a game goes on under the rules that it was begun with"""

    @property
    def newest_rules(self) -> int:
        return self.rules_versions[-1]

    def check_rules(self, version: int | None) -> int:
        """The version to play: the newest if None is given. UnknownRules if the one given cannot be played."""
        if version is None:
            return self.newest_rules
        if version not in self.rules_versions:
            known = ", ".join(map(str, self.rules_versions))
            raise UnknownRules(f"{self.id} is not played under version {version} of its rules (there are: {known})")
        return version

    def check_options(self, options: dict[str, object]) -> dict[str, object]:
        """All options with their values, by default where none is given; BadOptions names every wrong one."""
        known: dict[str, object] = {o.name: o.default for o in self.options}
        faults = [f"{self.id} has no option {quote(name)}" for name in options if name not in known]
        faults += [
            f"option {name!r} is true or false, not {show(value)}"
            for name, value in options.items()
            if name in known and not isinstance(value, bool)
        ]
        if faults:
            hint = f"its options: {', '.join(known)}" if known else "it has no options"
            raise BadOptions(f"{'; '.join(some(faults, MOST_OPTIONS))} ({hint})")
        return known | options


def there_is_no(kind: str, name: str, known: Sequence[str], cutoff: float = 0.6) -> str:
    """The sentence for a name that nothing has: what it may have meant, and what there is."""
    near = difflib.get_close_matches(name[:LONGEST_TEXT], known, 1, cutoff)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    return f"there is no {kind} {quote(name)}{hint} (there are: {', '.join(known)})"


class UnknownGame(ValueError):
    pass


class BadOptions(ValueError):
    pass


class UnknownRules(ValueError):
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

    def game(
        self,
        name: str,
        edition: str | Path | None = None,
        options: dict[str, object] | None = None,
        rules_version: int | None = None,
    ) -> Game:
        """A game ready to play; `edition` is the id of a shipped one or a file of your own.

        It is played under the newest rules, or under `rules_version`, which an older game was begun with.
        """
        entry = self.entry(name)
        edition = entry.default_edition if edition is None else edition
        return entry.build(edition, entry.check_options(options or {}), entry.check_rules(rules_version))

    def from_file(self, file: Path, options: dict[str, object] | None = None) -> Game:
        """The game that an edition file says it is for, on that edition; BadEdition has all that is wrong with it.

        The file is read once: it may be a pipe.
        """
        document = read_toml(file)
        entry = self.entry(self.named_in(document))
        return entry.parse(document, file.parent, entry.check_options(options or {}), entry.newest_rules)

    def named_in(self, document: Document) -> str:
        """The game that the edition is for, by its `meta.game`; BadEdition if there is no such game."""
        meta = document.data.get("meta")
        name = meta.get("game") if isinstance(meta, dict) else None
        if isinstance(name, str) and name in self.entries:
            return name
        check = Checker(document)
        if name is None:
            check.fault(("meta", "game"), f"is missing: which game is it for? There are: {', '.join(self.names())}")
        else:
            there = hint(name, self.names()) if isinstance(name, str) else f"; there are: {', '.join(self.names())}"
            check.fault(("meta", "game"), f"there is no game {show(name)}{there}")
        raise BadEdition(check.faults())
