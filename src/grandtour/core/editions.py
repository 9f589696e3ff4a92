"""Edition files: read them, find every fault in one go, and say on which line each one is.

This module knows no game. A game's loader reads a file into a `Document`, walks it with a `Checker`, and either has
data that it can trust or raises one `BadEdition` with all the faults. Whatever the file holds, no other exception is
raised.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
import json
import re
import tomllib
from bisect import bisect_left
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, NoReturn, TypeVar

from grandtour.core.short import LINE, QUOTED, quote, shorten, some

Place = tuple[str | int, ...]  # ("board", "routes", 12, "b") is board.routes[12].b

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LANGUAGES: Final = ("en", "es", "fr", "de", "ro")  # that players read
LONGEST_TEXT = 200
LARGEST_FILE = 16 * 2**20  # bytes; an edition has some kilobytes, but /dev/zero has no end
TOML_TWICE = re.compile("Cannot overwrite a value|Cannot declare .* twice|Duplicate inline table key .*", re.DOTALL)
TOML_CLOSED = re.compile(r"Cannot (?:declare|mutate immutable namespace) (\(.{,900}\))(?: twice)?", re.DOTALL)
MOST_PARTS: Final = 20  # of a dotted key; reading one takes time and memory by the square of them
MOST_SEATS = 10
MOST_COUNTED = 10**9

T = TypeVar("T")


# ---- faults ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Fault:
    place: str  # "board.routes[12].b"; "" for the file as a whole
    line: int | None
    text: str
    file: str = ""  # its name, if it is not the edition file itself

    def __str__(self) -> str:
        line = "" if self.line is None else f"line {self.line}"
        where = ", ".join(part for part in (self.file, line, self.place) if part)
        return f"{where}: {self.text}" if where else self.text


class BadEdition(ValueError):
    """The file is not an edition; `faults` has everything that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(faults)
        self.faults = list(faults)

    def __str__(self) -> str:
        return "\n".join(some(self.faults))


class OtherGame(BadEdition):
    """The file is an edition of another game than the one that is asked for, so nothing else of it was looked at."""


# ---- reading -----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Document:
    data: dict[str, object]
    text: str = ""  # in which lines are counted
    file: str = ""  # as `Fault.file`


def read_toml(source: Path | bytes | str) -> Document:
    """Read TOML from a file, its bytes, or its text. BadEdition if it cannot be read or is not TOML."""
    text = read_text(source)
    refuse_long_keys(text)
    try:
        return Document(tomllib.loads(text), text)
    except tomllib.TOMLDecodeError as error:
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error), re.DOTALL)
        if found is None:
            refuse(f"not TOML: {shorten(str(error), LINE)}")
        line = int(found[2]) if found[2] else text.count("\n") + 1
        if TOML_TWICE.fullmatch(found[1]):
            before = [fault for fault in keys_twice(text) if fault.line is not None and fault.line <= line]
            if before:
                raise BadEdition(before[:1]) from None
        what = "this key is there already" if found[1] == "Cannot overwrite a value" else decapitalize(found[1])
        if closed := TOML_CLOSED.fullmatch(found[1]):
            what = f"{write_place(ast.literal_eval(closed[1]))} is there already"
        refuse(f"not TOML: {shorten(what, LINE)}", line)
    except RecursionError:
        refuse("cannot be read: lists or tables lie too deep in each other")
    except ValueError as error:
        refuse(f"not TOML: {without_python(error)}")


def read_json(path: Path) -> Document:
    """Read JSON: the drawing beside an edition, or a sheet. Its faults carry its name; a key given twice is a fault."""
    name = path.name
    text = read_text(path, name)
    try:
        data = json.loads(text, parse_constant=no_constant, object_pairs_hook=no_key_twice)
    except KeyTwice as twice:
        raise BadEdition(keys_twice(text, name) or [Fault("", None, f"not JSON: {twice}", name)]) from None
    except json.JSONDecodeError as error:
        refuse(f"not JSON: {decapitalize(error.msg)}", error.lineno, name)
    except RecursionError:
        refuse("cannot be read: lists or tables lie too deep in each other", file=name)
    except ValueError as error:
        refuse(f"not JSON: {without_python(error)}", file=name)
    if not isinstance(data, dict):
        refuse(f"must be a table, not {show(data)}", file=name)
    return Document(data, text, name)


def read_text(source: Path | bytes | str, file: str = "") -> str:
    if isinstance(source, str):
        return source
    if isinstance(source, Path):
        try:
            with source.open("rb") as stream:
                source = stream.read(LARGEST_FILE + 1)
        except FileNotFoundError:
            refuse("there is no such file" if file else f"there is no file {str(source)!r}", file=file)
        except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
            what = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            refuse(f"cannot read {str(source)!r}: {what}", file=file)
    if len(source) > LARGEST_FILE:
        refuse(f"has more than {LARGEST_FILE // 2**20} MB", file=file)
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        refuse(f"not UTF-8: byte {source[error.start]:#04x}", source.count(b"\n", 0, error.start) + 1, file)


def without_python(error: ValueError) -> str:
    """What is wrong, in plain words where Python speaks of its own settings: it reads no longer numbers than that."""
    digits = re.search(r"the limit \((\d+) digits\)", str(error))
    return f"a number has more than {digits[1]} digits" if digits else decapitalize(str(error))


def no_constant(word: str) -> NoReturn:
    raise ValueError(f"there is no number {word}")


class KeyTwice(ValueError):
    """A key is there twice. JSON's readers would silently take the last one; TOML's refuse such a text, as we do."""


def no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An `object_pairs_hook` for json.loads."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise KeyTwice(f"the key {quote(key)} is there twice")
        found[key] = value
    return found


def keys_twice(text: str, file: str = "") -> list[Fault]:
    """A fault for every key of a JSON or TOML text that was there before, and in TOML for every such table."""
    scan = scanned(text)
    return [
        Fault(write_place(place), line, f"is there already, on line {scan.given[place]}", file)
        for place, line in scan.again
    ]


def refuse_long_keys(text: str) -> None:
    """Refuse TOML with a key of so many parts that it could not be read in time."""
    if any(line.count(".") >= MOST_PARTS for line in text.split("\n")):  # only then it is worth a closer look
        line = scanned(text).long_key
        if line is not None:
            refuse(f"cannot be read: a key has more than {MOST_PARTS} parts", line)


def refuse(text: str, line: int | None = None, file: str = "") -> NoReturn:
    raise BadEdition([Fault("", line, text, file)]) from None


def edition_hash(data: Mapping[str, object]) -> str:
    """The hash of what the file says; comments, spacing, the order of keys and `meta.layout` do not count."""
    meta = data.get("meta")
    if isinstance(meta, dict):
        data = {**data, "meta": {key: value for key, value in meta.items() if key != "layout"}}
    return former_hash(data)


def former_hash(data: Mapping[str, object]) -> str:
    """The hash as it was taken before, with `meta.layout`: older records and tables have it."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, default=str)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


# ---- lines -------------------------------------------------------------------------------------------------
def line_numbers(text: str) -> dict[Place, int]:
    """The line of everything in a TOML or JSON text that is known to be valid: keys, tables, list entries.

    tomllib does not tell lines.
    """
    return scanned(text).lines


def scanned(text: str) -> Scan:
    """What a scan finds. It is lenient: if the text is not valid, it finds what it can."""
    scan = Scan(text)
    with suppress(IndexError, ValueError, RecursionError):
        scan.document()
    return scan


class Scan:
    BLANK = re.compile(r"(?:\s|#[^\n]*)*")
    WORD = re.compile(r"[A-Za-z0-9_-]+")
    PLAIN = re.compile(r"[^,\]}#\n]+")  # numbers, dates, true, false
    # A multi-line string may end in one or two quotes of its own.
    STRING = re.compile(
        r'"""(?:\\.|[^\\])*?""""{0,2}' + r"|'''.*?''''{0,2}" + r'|"(?:\\.|[^"\\])*"' + r"|'[^']*'", re.DOTALL
    )

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.breaks = [found.start() for found in re.finditer("\n", text)]
        self.lines: dict[Place, int] = {}
        self.entries: dict[Place, int] = {}  # how many entries each [[list of tables]] has so far
        self.given: dict[Place, int] = {}  # where a key or a [table] itself is, not only something in it
        self.again: list[tuple[Place, int]] = []  # those that were given before, and on which line they are now
        self.long_key: int | None = None  # the line of a dotted key of too many parts, where the scan ends

    def document(self) -> None:
        table: Place = ()
        self.skip()
        if self.sees("{"):  # JSON is one inline table; TOML cannot begin like that
            self.value(table)
        while self.at < len(self.text):
            if self.sees("["):
                table = self.header()
            else:
                self.pair(table)
            self.skip()

    def header(self) -> Place:
        line = self.line()
        brackets = 2 if self.sees("[[") else 1
        self.at += brackets
        keys = self.keys()
        self.at += brackets
        place: Place = ()
        itself: Place = ()
        for depth, key in enumerate(keys, 1):
            place += (key,)
            itself = place
            self.lines.setdefault(place, line)
            if depth == len(keys) and brackets == 2:
                self.entries[place] = self.entries.get(place, 0) + 1
            if place in self.entries:
                place += (self.entries[place] - 1,)
        self.lines[place] = line
        self.give(itself, line, once=brackets == 1)
        return place

    def give(self, place: Place, line: int, once: bool = True) -> None:
        """Note that `place` is given here; `once` if nothing else may be given there, as with a list of tables."""
        if place in self.given:
            self.again.append((place, line))
        elif once:
            self.given[place] = line

    def pair(self, table: Place) -> None:
        line = self.line()
        place = table
        for key in self.keys():
            place += (key,)
            self.lines.setdefault(place, line)
        self.give(place, line)
        self.at += 1  # the = (or in JSON the :)
        self.value(place)

    def keys(self) -> list[str]:
        keys = [self.key()]
        while self.sees("."):
            self.at += 1
            keys.append(self.key())
            if len(keys) > MOST_PARTS:
                self.long_key = self.line()
                raise ValueError("the key has too many parts")
        return keys

    def key(self) -> str:
        self.skip()
        if self.text[self.at] not in "\"'":
            key = self.take(self.WORD)
        else:
            quoted = self.take(self.STRING)
            try:
                key = str(tomllib.loads(f"key = {quoted}")["key"])
            except tomllib.TOMLDecodeError:  # JSON has escapes of its own
                key = str(json.loads(quoted))
        self.skip()
        return key

    def value(self, place: Place) -> None:
        self.skip()
        self.lines.setdefault(place, self.line())
        first = self.text[self.at]
        if first == "[":
            self.at += 1
            self.skip()
            entry = 0
            while not self.sees("]"):
                self.value((*place, entry))
                self.comma()
                entry += 1
            self.at += 1
        elif first == "{":
            self.at += 1
            self.skip()
            while not self.sees("}"):
                self.pair(place)
                self.comma()
            self.at += 1
        else:
            self.take(self.STRING if first in "\"'" else self.PLAIN)

    def comma(self) -> None:
        self.skip()
        if self.sees(","):
            self.at += 1
            self.skip()

    def sees(self, what: str) -> bool:
        return self.text.startswith(what, self.at)

    def skip(self) -> None:
        self.take(self.BLANK)

    def take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise ValueError
        self.at = found.end()
        return found[0]

    def line(self) -> int:
        return bisect_left(self.breaks, self.at) + 1


# ---- checking ----------------------------------------------------------------------------------------------
class Names:
    """The slugs of one kind of thing, in the order of the file: what a reference may name."""

    def __init__(self, kind: str, slugs: Sequence[str]) -> None:
        self.kind = kind
        self.slugs = list(slugs)
        self.number: dict[str, int] = {}  # if a slug is there twice, that of the first
        for number, slug in enumerate(slugs):
            if slug:
                self.number.setdefault(slug, number)

    def unknown(self, word: str) -> str:
        return f"there is no {self.kind} {show(word)}{hint(word, list(self.number))}"


class Checker:
    """Walks one document and collects its faults."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.found: list[tuple[Place, str]] = []

    def fault(self, place: Place, text: str) -> None:
        self.found.append((place, text))

    def unique(self, places: Sequence[Place], values: Sequence[str]) -> None:
        """Report every value that was there before; "" does not count as a value."""
        first: dict[str, Place] = {}
        for place, value in zip(places, values, strict=True):
            if value in first:
                self.fault(place, f"{show(value)} is already {write_place(first[value])}")
            elif value:
                first[value] = place

    def top(self, required: Collection[str], optional: Collection[str] | None = ()) -> Table:
        return Table(self, (), self.document.data, required, optional)

    def faults(self) -> list[Fault]:
        """All faults, each only once, in the order of the lines."""
        if not self.found:
            return []
        lines = line_numbers(self.document.text)
        faults = [
            Fault(write_place(place), nearest(lines, place), text, self.document.file)
            for place, text in dict.fromkeys(self.found)
        ]
        return sorted(faults, key=lambda fault: fault.line or 0)

    def finish(self, more: Sequence[Fault] = ()) -> None:
        """Raise BadEdition if there are faults; `more` are those of the drawing."""
        faults = [*self.faults(), *more]
        if faults:
            raise BadEdition(faults)


@dataclass
class Entry:
    """One entry of a list, which may be a table or something plain."""

    checker: Checker
    place: Place
    value: object

    def as_table(self, required: Collection[str], optional: Collection[str] | None = ()) -> Table:
        assert isinstance(self.value, dict)
        return Table(self.checker, self.place, self.value, required, optional)

    def reference(self, names: Names) -> int | None:
        """The number of the thing that the entry names."""
        return reference(self.checker, self.place, self.value, names)


class Table:
    """One table of the document.

    Where something is missing or wrong, the reading methods report it and return None or something empty: the caller
    then leaves out the checks that need it and goes on with the others. With `optional=None` the table may have any
    other key.
    """

    def __init__(
        self,
        checker: Checker,
        place: Place,
        data: Mapping[str, object],
        required: Collection[str] = (),
        optional: Collection[str] | None = (),
    ) -> None:
        self.checker = checker
        self.place = place
        self.data = data
        for key in required:
            if key not in data:
                self.fault(key, "is missing")
        if optional is not None:
            known = [*required, *optional]
            for key in data:
                if key not in known:
                    self.fault(key, f"there is no such key here{hint(key, known)}")

    def fault(self, key: str, text: str) -> None:
        self.checker.fault((*self.place, key), text)

    def fault_here(self, text: str) -> None:
        self.checker.fault(self.place, text)

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int | None:
        if key not in self.data:
            return default
        return self._integer((*self.place, key), self.data[key], low, high)

    def number(self, key: str) -> float | None:
        """A coordinate or an angle."""
        return self._number((*self.place, key), self.data[key]) if key in self.data else None

    def flag(self, key: str) -> bool | None:
        value = self.data.get(key)
        if isinstance(value, bool):
            return value
        self._wrong(key, "true or false")
        return None

    def text(self, key: str) -> str | None:
        """A text that is shown to people."""
        return self._text((*self.place, key), self.data[key]) if key in self.data else None

    def slug(self, key: str) -> str:
        """The slug as it is written, even if it is wrong, so that references to it are found; "" if it is no string."""
        return self._slug((*self.place, key), self.data[key]) if key in self.data else ""

    def one_of(self, key: str, names: Names) -> int | None:
        """The number of the thing that `key` refers to."""
        return self._reference((*self.place, key), self.data[key], names) if key in self.data else None

    def integers(self, key: str, low: int, high: int, least: int = 1, most: int = 1000) -> list[int] | None:
        entries = self._list(key, least, most)
        if entries is None:
            return None
        read = [self._integer(place, value, low, high) for place, value in entries]
        good = [value for value in read if value is not None]
        return good if len(good) == len(read) else None

    def entries(self, key: str, least: int = 1, most: int = 1000) -> list[Entry] | None:
        """Those of a list in which tables and plain values may stand side by side."""
        found = self._list(key, least, most)
        return None if found is None else [Entry(self.checker, place, value) for place, value in found]

    def texts(self, key: str, least: int = 1, most: int = 1000) -> list[str | None] | None:
        entries = self._list(key, least, most)
        return None if entries is None else [self._text(place, value) for place, value in entries]

    def slugs(self, key: str, least: int = 1, most: int = 1000) -> list[str]:
        """Distinct slugs. Wrong ones are kept as in `slug`, so that the others keep their numbers."""
        entries = self._list(key, least, most) or []
        slugs = [self._slug(place, value) for place, value in entries]
        self.checker.unique([place for place, _ in entries], slugs)
        return slugs

    def numbers(self, key: str, least: int, most: int) -> list[float] | None:
        """A list of coordinates or sizes."""
        entries = self._list(key, least, most)
        if entries is None:
            return None
        read = [self._number(place, value) for place, value in entries]
        good = [value for value in read if value is not None]
        return good if len(good) == len(read) else None

    def points(self, key: str, least: int, most: int) -> None:
        """Checks a list of `[x, y]`."""
        for place, value in self._list(key, least, most) or []:
            if isinstance(value, list) and len(value) == 2:
                for number, entry in enumerate(value):
                    self._number((*place, number), entry)
            else:
                self.checker.fault(place, f"must be [x, y], not {show(value)}")

    def references(
        self, key: str, names: Names, least: int = 1, most: int = 1000, distinct: bool = True
    ) -> list[int] | None:
        """The numbers of the things of one kind that `key` lists."""
        entries = self._list(key, least, most)
        if entries is None:
            return None
        read = [self._reference(place, value, names) for place, value in entries]
        if distinct:
            slugs = ["" if number is None else names.slugs[number] for number in read]
            self.checker.unique([place for place, _ in entries], slugs)
        good = [number for number in read if number is not None]
        return good if len(good) == len(read) else None

    def table(self, key: str, required: Collection[str], optional: Collection[str] | None = ()) -> Table:
        """The table at `key`; an empty one if it is missing or wrong."""
        value = self.data.get(key)
        if isinstance(value, dict):
            return Table(self.checker, (*self.place, key), value, required, optional)
        self._wrong(key, "a table")
        return Table(self.checker, (*self.place, key), {})

    def tables(
        self,
        key: str,
        required: Collection[str],
        optional: Collection[str] | None = (),
        least: int = 1,
        most: int = 1000,
    ) -> list[Table]:
        """The tables in the list at `key`, which must have at least one; a wrong entry gives an empty table."""
        tables = []
        for place, value in self._list(key, max(least, 1), most) or []:
            if isinstance(value, dict):
                tables.append(Table(self.checker, place, value, required, optional))
            else:
                self.checker.fault(place, f"must be a table, not {show(value)}")
                tables.append(Table(self.checker, place, {}))
        return tables

    def _integer(self, place: Place, value: object, low: int, high: int) -> int | None:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        wanted = str(low) if low == high else f"a whole number from {low} to {high}"
        self.checker.fault(place, f"must be {wanted}, not {show(value)}")
        return None

    def _number(self, place: Place, value: object) -> float | None:
        if isinstance(value, int | float) and not isinstance(value, bool) and -1e6 <= value <= 1e6:
            return value
        self.checker.fault(place, f"must be a number from -1000000 to 1000000, not {show(value)}")
        return None

    def _text(self, place: Place, value: object) -> str | None:
        if isinstance(value, str) and len(value) <= LONGEST_TEXT and value.isprintable() and value.strip():
            return value
        self.checker.fault(place, f"must be a text of 1 to {LONGEST_TEXT} letters on one line, not {show(value)}")
        return None

    def _slug(self, place: Place, value: object) -> str:
        if not isinstance(value, str):
            self.checker.fault(place, f"must be a name in quotes, not {show(value)}")
            return ""
        if len(value) > LONGEST_TEXT or SLUG.fullmatch(value) is None:
            text = f"{show(value)} must be small letters, digits and single hyphens, like pier-39"
            self.checker.fault(place, text)
        return value

    def _reference(self, place: Place, value: object, names: Names) -> int | None:
        return reference(self.checker, place, value, names)

    def _list(self, key: str, least: int, most: int) -> list[tuple[Place, object]] | None:
        value = self.data.get(key)
        if isinstance(value, list) and least <= len(value) <= most:
            return [((*self.place, key, number), entry) for number, entry in enumerate(value)]
        got = f"of {len(value)}" if isinstance(value, list) else ""
        size = str(least) if least == most else f"{least} to {most}"
        self._wrong(key, f"a list of {size} entries", got)
        return None

    def _wrong(self, key: str, wanted: str, got: str = "") -> None:
        """Report a wrong value. A missing key was already reported when the table was opened."""
        if key in self.data:
            self.fault(key, f"must be {wanted}, not {got or show(self.data[key])}")


def reference(checker: Checker, place: Place, value: object, names: Names) -> int | None:
    """The number of the thing that `value` names."""
    if not isinstance(value, str):
        checker.fault(place, f"must name a {names.kind} in quotes, not {show(value)}")
        return None
    if value not in names.number:
        checker.fault(place, names.unknown(value))
        return None
    return names.number[value]


def sure(value: T | None) -> T:
    """For what must be there because it was read without a fault."""
    assert value is not None, "a value is missing that no fault was reported for"
    return value


# ---- what the editions of every game have ------------------------------------------------------------------
def shipped_names(shelf: Path) -> list[str]:
    """The names of the editions in a game's own folder that are for players."""
    shipped = {path.stem: read_toml(path).data["meta"] for path in sorted(shelf.glob("*.toml"))}
    return [name for name, meta in shipped.items() if isinstance(meta, dict) and not meta.get("for_tests")]


def edition_path(name_or_path: str | Path, shelf: Path) -> Path:
    """The path of a shipped edition, given its name, or of any file; BadEdition if no edition has that name."""
    if isinstance(name_or_path, Path) or is_path(name_or_path):
        return Path(name_or_path)
    path = shelf / f"{name_or_path}.toml"
    if path not in shelf.glob("*.toml"):
        unknown = Names("edition", shipped_names(shelf)).unknown(name_or_path)
        raise BadEdition([Fault("", None, f"{unknown} (the name of a file ends in .toml)")])
    return path


def read_edition(path: Path, game: str) -> Document:
    """Read a file that should be an edition of `game`; OtherGame if it says that it is for another."""
    document = read_toml(path)
    meta = document.data.get("meta")
    own = meta.get("game") if isinstance(meta, dict) else None
    if isinstance(own, str) and own != game:
        named = own if SLUG.fullmatch(own) and len(own) <= QUOTED else show(own)
        raise OtherGame([Fault("", None, f"{str(path)!r} is for {named}, not for {game}")])
    return document


class Shelf(Generic[T]):
    """The editions that we ship for one game, and how the game reads one."""

    def __init__(self, folder: Path, game: str, parse: Callable[[Document, Path], T]) -> None:
        self.folder = folder
        self.game = game
        self.parse = parse

    def names(self) -> list[str]:
        """The names of the shipped editions that are for players."""
        return shipped_names(self.folder)

    def load(self, name_or_path: str | Path) -> T:
        """A shipped edition by its name, or any file by its path. BadEdition has all that is wrong with it."""
        path = edition_path(name_or_path, self.folder)
        return self.parse(read_edition(path, self.game), path.parent)


def is_path(text: str) -> bool:
    return "/" in text or "\\" in text or text.endswith(".toml")


@dataclass
class Meta:
    """The table [meta]; what had a fault is None here."""

    table: Table
    id: str
    title: str | None
    rules_version: int | None
    seats: list[int] | None
    own_design: bool


def read_meta(top: Table, game: str, rules_versions: Sequence[int]) -> Meta:
    optional = ["own_design", "for_tests", "layout"]
    table = top.table("meta", ["id", "game", "title", "seats", "rules_version"], optional)
    if table.data.get("game", game) != game:
        table.fault("game", f"must be {show(game)}, not {show(table.data['game'])}")
    for key in ("own_design", "for_tests"):
        table.flag(key)
    version = table.integer("rules_version", 1, 1000)
    if version is not None and version not in rules_versions:
        known = ", ".join(map(str, rules_versions))
        table.fault("rules_version", f"this game knows rules version {known}, not {version}")
    own_design = table.data.get("own_design") is True
    return Meta(table, table.slug("id"), table.text("title"), version, read_seats(table), own_design)


def read_seats(meta: Table) -> list[int] | None:
    seats = meta.integers("seats", 2, MOST_SEATS)
    if seats is not None and sorted(set(seats)) != seats:
        meta.fault("seats", f"must rise, each number once: {sorted(set(seats))}")
        seats = sorted(set(seats))
    return seats


def by_players(table: Table, key: str, seats: list[int] | None, low: int, high: int) -> dict[int, int]:
    """`{ 2 = 1, 3 = 2 }`: a number for each number of players."""
    players = [str(n) for n in seats or []]
    inner = table.table(key, players, () if seats else None)
    numbers = {n: inner.integer(n, low, high) for n in inner.data}
    return {int(n): number for n, number in numbers.items() if n in players and number is not None}


# Totals: the file says what its numbers should add up to, so that a slip is found here and not in play.
def tally(table: Table, key: str, counted: int | None) -> None:
    stated = table.integer(key, 0, MOST_COUNTED)
    if stated is not None and counted is not None and stated != counted:
        table.fault(key, f"says {stated}, but counting gives {counted}")


# The layout twin: how the board is drawn.
def open_layout(meta: Table, folder: Path | None) -> Checker | None:
    """The drawing that `layout` names, or None if there is none to check; BadEdition if it cannot be read."""
    name = meta.text("layout")
    if name is None:
        return None
    if is_path(name) or not name.endswith(".json") or name.startswith("."):
        meta.fault("layout", f"must be the name of a .json file in the same folder, not {show(name)}")
        return None
    return None if folder is None else Checker(read_json(folder / name))


def layout_faults(
    meta: Table, folder: Path | None, keys: Sequence[str], check_drawing: Callable[[Table], None]
) -> list[Fault]:
    """All faults of the drawing, if there is one: it needs these keys, and the game checks what they hold."""
    try:
        check = open_layout(meta, folder)
    except BadEdition as bad:
        return bad.faults
    if check is None:
        return []
    top = check.top(keys, None)
    same(top, "edition", meta.data.get("id"))
    check_drawing(top)
    return check.faults()


def same(table: Table, key: str, wanted: object) -> None:
    """Report where the drawing says something else of the board than the edition."""
    value = table.data.get(key)
    if key in table.data and (value != wanted or isinstance(value, bool)):
        table.fault(key, f"must be {show(wanted)} as in the edition, not {show(value)}")


# ---- words -------------------------------------------------------------------------------------------------
def show(value: object) -> str:
    """A value of any type in a few printable characters."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "a number of many digits"
    if isinstance(value, str):
        return quote(value)
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return "nothing" if value is None else "a date or a time"


def hint(word: str, known: Sequence[str]) -> str:
    if not 0 < len(known) <= 1000:  # difflib is slow
        return ""
    near = difflib.get_close_matches(word[:LONGEST_TEXT], known, 1)
    if near:
        return f"; did you mean {show(near[0])}?"
    few = len(known) <= 12 and all(map(Scan.WORD.fullmatch, known))
    return f"; there are: {', '.join(known)}" if few else ""


def write_place(place: Place) -> str:
    out = ""
    for part in place:
        if isinstance(part, int):
            out += f"[{part}]"
        else:
            shown = part if Scan.WORD.fullmatch(part) and len(part) <= QUOTED else show(part)
            out += f".{shown}" if out else shown
    return out


def nearest(lines: Mapping[Place, int], place: Place) -> int | None:
    """The line of `place`, or if that is missing, of what it should be in."""
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place) if place else None


def decapitalize(text: str) -> str:
    return text[:1].lower() + text[1:]
