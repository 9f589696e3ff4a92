"""Sheets of games on paper: what the sheets of all games have in common.

This module knows no game. A sheet is a TOML or JSON file that a player typed in; docs/score.md explains it. What cannot
be read is a fault of the file, and BadEdition names all faults, as for an edition. A mark that can be read but is
impossible is something else: a `Trouble`, which names the rule that forbids it.
"""

from __future__ import annotations

import difflib
import json
import re
import textwrap
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol, TypeVar

from grandtour.core.editions import (
    LONGEST_TEXT,
    BadEdition,
    Checker,
    Document,
    OtherGame,
    Place,
    Table,
    hint,
    is_path,
    line_numbers,
    nearest,
    read_json,
    read_toml,
    show,
    write_place,
)

DEFAULT_EDITION: Final = "grand-tour"
MOST_ENTRIES: Final = 300  # that a list on a sheet may have
WIDTH: Final = 100  # of the lines of an empty sheet

E = TypeVar("E")


class AnyEdition(Protocol):
    """What the editions of all games have."""

    id: str
    title: str
    seat_counts: list[int]


# ---- what cannot be ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Trouble:
    """An impossible mark; its sentence is `score-<rule>-<case>` in locale/*/score.ftl.

    If the mark is a name that nothing has, the argument `near` is a name that may have been meant, or "".
    """

    rule: str
    case: str
    place: str
    line: int | None
    arguments: dict[str, object]


@dataclass
class Paper:
    """A file that was read, and its troubles."""

    document: Document
    troubles: list[Trouble] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        self._lines = line_numbers(self.document.text)
        self._told: set[tuple[object, ...]] = set()

    def trouble(self, rule: str, case: str, place: Place, **arguments: object) -> None:
        """Add a trouble, unless the same one was found at the same place before."""
        key = (rule, case, place, *(str(value) for value in arguments.values()))
        if key not in self._told:
            self._told.add(key)
            self.troubles.append(Trouble(rule, case, write_place(place), nearest(self._lines, place), arguments))

    def sort_troubles(self) -> None:
        self.troubles.sort(key=lambda trouble: trouble.line or 0)


@dataclass
class Players(Paper):
    """A sheet of a whole table, or of some of its players: `[[player]]`, one after the other."""

    edition: AnyEdition
    players: int  # perhaps a number that the game does not allow, which is a trouble
    names: list[str]  # of the players in the file; "" for one without a name
    seats: int = field(default=0, init=False)  # how many the position has, once it is built

    @property
    def complete(self) -> bool:
        """Whether all players are on the sheet, so that we can say who won."""
        return len(self.names) == self.players == self.seats


# ---- reading -----------------------------------------------------------------------------------------------
def read_document(file: Path) -> Document:
    return read_json(file) if file.suffix.lower() == ".json" else read_toml(file)


def open_sheet(
    document: Document,
    folder: Path,
    instead: str | None,
    game: str,
    keys: tuple[Sequence[str], Sequence[str]],
    open_edition: Callable[[str | Path], E],
) -> tuple[Table, E]:
    """The sheet's top table, checked for the keys that it must and may have, and its edition."""
    check = Checker(document)
    top = check.top(*keys)
    check_game(top, game)
    edition = read_edition(top, folder, instead, open_edition)
    if edition is None:  # without a map nothing else can be read
        raise BadEdition(check.faults())
    return top, edition


def game_of(document: Document, games: Sequence[str], default: str) -> str:
    """The game that the sheet is of, by its key `game`."""
    name = document.data.get("game", default)
    if isinstance(name, str) and slug(name) in games:
        return slug(name)
    check = Checker(document)
    close = hint(name, games) if isinstance(name, str) else f"; there are: {', '.join(games)}"
    check.fault(("game",), f"there are no sheets of a game {show(name)}{close}")
    raise BadEdition(check.faults())


def check_game(top: Table, game: str) -> None:
    name = top.data.get("game", game)
    if not isinstance(name, str) or slug(name) != game:
        top.fault("game", f"must be {show(game)}, not {show(name)}")


def read_edition(top: Table, folder: Path, instead: str | None, open_edition: Callable[[str | Path], E]) -> E | None:
    """A path in a sheet is relative to the sheet's folder; one on the command line (`instead`), to the user's."""
    name = instead or (top.text("edition") if "edition" in top.data else DEFAULT_EDITION)
    if name is None:
        return None
    try:
        return open_edition(folder / name if instead is None and is_path(name) else name)
    except OtherGame as other:
        top.fault("edition", str(other))
        return None
    except BadEdition as bad:
        for fault in bad.faults:
            top.fault("edition", f"{show(name)} cannot be used: {fault}")
        return None


def read_players(top: Table, seat_counts: Sequence[int], rule: str) -> int:
    """The number of players, even if the game does not allow it: `check_players` reports that."""
    value = top.data.get("players", seat_counts[0])
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    top.fault("players", f"must be one of {counted(seat_counts)}, not {show(value)} ({rule})")
    return seat_counts[0]


def check_players(top: Table, paper: Paper, players: int, seat_counts: Sequence[int], rule: str) -> None:
    """Report a wrong number of players: as a trouble, which hides no other, or as a fault beside other faults."""
    if players not in seat_counts:
        known, got = counted(seat_counts), show(players)
        if top.checker.found:
            top.fault("players", f"must be one of {known}, not {got} ({rule})")
        else:
            paper.trouble(rule, "players", ("players",), players=got, known=known)


def read_tables(top: Table, keys: Sequence[str], most: int) -> list[Table]:
    """One table for each player."""
    return top.tables("player", (), ("name", *keys), most=most)


def check_seats(paper: Players, seat_counts: Sequence[int], rule: str) -> None:
    """Decide how many seats there are: enough for all players, or if their number is wrong, the most there can be."""
    listed = len(paper.names)
    if paper.players not in seat_counts:
        paper.seats = seat_counts[-1]
    else:
        if listed > paper.players:
            paper.trouble(rule, "listed", ("players",), players=paper.players, listed=listed)
        paper.seats = min(n for n in seat_counts if n >= max(listed, paper.players))


def counted(seat_counts: Sequence[int]) -> str:
    return ", ".join(str(n) for n in seat_counts)


def entries(table: Table, key: str, numbers: bool = False) -> Iterator[tuple[Place, str]]:
    """The texts at `key`: a list of them, or a single one. With `numbers`, whole numbers count as texts, too."""
    value = table.data.get(key, [])
    if isinstance(value, str):
        yield (*table.place, key), value
    elif not isinstance(value, list) or len(value) > MOST_ENTRIES:
        most, got = "", show(value)
        if isinstance(value, list):
            most, got = f"at most {MOST_ENTRIES} ", f"of {len(value)}"
        table.fault(key, f"must be a list of {most}texts in quotes, not {got}")
    else:
        for number, entry in enumerate(value):
            if isinstance(entry, str):
                yield (*table.place, key, number), entry
            elif numbers and isinstance(entry, int) and not isinstance(entry, bool):
                yield (*table.place, key, number), show(entry)
            else:
                table.checker.fault((*table.place, key, number), f"must be a text in quotes, not {show(entry)}")


def spaced(text: str) -> str:
    return " ".join(text.split())


# ---- names -------------------------------------------------------------------------------------------------
def slug(text: str) -> str:
    """How a name is written as an id: `Ben’s Beignet Café` is `bens-beignet-cafe`."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return "-".join(re.findall(r"[^\W_]+", re.sub("['’‘`]", "", plain)))


class Spellings:
    """Finds things of one kind by their ids and by their names, however these are spelt."""

    def __init__(self, ids: Sequence[str], names: Sequence[str] = ()) -> None:
        self.number: dict[str, int] = {}
        for number, text in (*enumerate(ids), *enumerate(names)):
            self.add(number, text)

    def add(self, number: int, text: str) -> None:
        """Let `text` stand for thing `number`, unless a name that was added before is spelt the same."""
        self.number.setdefault(slug(text), number)

    def find(self, text: str) -> int | None:
        return self.number.get(slug(text[:LONGEST_TEXT]))

    def near(self, text: str) -> str:
        """What a name that nothing has may have meant; "" if nothing is near."""
        found = difflib.get_close_matches(slug(text[:LONGEST_TEXT]), list(self.number), 1)
        return found[0] if found else ""


# ---- empty sheets ------------------------------------------------------------------------------------------
def comment(text: str) -> list[str]:
    return [f"# {line}" for line in textwrap.wrap(text, WIDTH - 2, break_on_hyphens=False)]


def template_head(
    game: str, e: AnyEdition, edition: str, about_players: str, players: int, say: Callable[..., str]
) -> list[str]:
    """How the empty sheets of all games begin; `about_players` is the key of a sentence, `edition` as it is named."""
    return [
        *comment(say("score-template-head", edition=e.title)),
        "#   grandtour score FILE",
        "",
        f"game = {quoted(game)}",
        f"edition = {quoted(edition)}",
        "",
        *comment(say(about_players, players=counted(e.seat_counts))),
        f"players = {players}",
        "",
    ]


def quoted(text: str) -> str:
    """The text in quotes, as both TOML and JSON write it."""
    return json.dumps(text, ensure_ascii=False)
