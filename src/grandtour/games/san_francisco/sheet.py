"""The end of a game on paper: what each player has on the board and in hand, read from a TOML or JSON file.

docs/score.md explains the file. Names that the map does not have are among the troubles; whether the rest can be,
`sheet_check.py` asks the rules.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from grandtour.core.editions import Document, Place, Table, show, write_place
from grandtour.core.sheets import (
    Players,
    Spellings,
    check_players,
    entries,
    open_sheet,
    read_document,
    read_players,
    read_tables,
    slug,
    spaced,
)
from grandtour.core.short import shorten
from grandtour.games.san_francisco.edition import GRAY, Edition
from grandtour.games.san_francisco.load import GAME, NO_COLOR, load

REQUIRED: Final = ["players", "player"]
OPTIONAL: Final = ["game", "edition"]
OF_A_PLAYER: Final = ["routes", "tickets", "tokens"]

GRAYS: Final = (NO_COLOR, "grey")
BETWEEN: Final = re.compile(r"\s+(?:-+>?|to)\s+|\s*(?:[–—→/,;]|->)\s*")  # two places, where they are kept apart
LONGEST: Final = 200  # letters of a route or a ticket


@dataclass
class Hand:
    """What the file says of one player, and where; what does not exist is left out and among the troubles."""

    place: Place
    routes: list[tuple[Place, list[int]]] = field(default_factory=list)  # both of a double route, without a color
    tickets: dict[int, Place] = field(default_factory=dict)
    tokens: dict[int, Place] = field(default_factory=dict)
    lost_routes: int = 0
    lost_tickets: int = 0

    @property
    def empty(self) -> bool:
        return not (self.routes or self.tickets or self.tokens)


@dataclass
class Sheet(Players):
    edition: Edition
    hands: list[Hand] = field(default_factory=list)  # by seat: the players in the order of the file


# ---- reading -----------------------------------------------------------------------------------------------
def read_sheet(file: Path, edition: str | None = None) -> Sheet:
    """BadEdition has all that is wrong with the file. `edition` goes before the one that the sheet names."""
    return parse_sheet(read_document(file), file.parent, edition)


def parse_sheet(document: Document, folder: Path, edition: str | None = None) -> Sheet:
    top, e = open_sheet(document, folder, edition, GAME, (REQUIRED, OPTIONAL), load)
    tables = read_tables(top, OF_A_PLAYER, e.seat_counts[-1])
    players = read_players(top, e.seat_counts, "SF-C1")
    sheet = Sheet(document, e, players, [table.text("name") or "" for table in tables])
    reader = Reader(sheet)
    for table in tables:
        sheet.hands.append(reader.hand(table))
    check_players(top, sheet, players, e.seat_counts, "SF-C1")
    top.checker.finish()
    return sheet


class Reader:
    def __init__(self, sheet: Sheet) -> None:
        e = sheet.edition
        self.sheet = sheet
        self.e = e
        self.locations = Spellings(e.locations, e.location_names)
        self.symbols = Spellings(e.symbols)
        self.colors = Spellings(e.colors)
        for spellings, given in ((self.symbols, e.symbol_names), (self.colors, e.color_names)):
            for own_id, names in given.items():
                for name in names.values():
                    spellings.add(spellings.number[own_id], name)

    def hand(self, table: Table) -> Hand:
        hand = Hand(table.place)
        for place, text in entries(table, "routes", numbers=True):
            routes = self.route(table, place, spaced(text))
            if routes:
                hand.routes.append((place, routes))
            else:
                hand.lost_routes += 1
        for place, text in entries(table, "tickets", numbers=True):
            ticket = self.ticket(table, place, spaced(text))
            if ticket is None:
                hand.lost_tickets += 1
            elif ticket in hand.tickets:
                first = write_place(hand.tickets[ticket])
                self.sheet.trouble("SF-C1", "ticket-twice", place, ticket=ticket, first=first)
            else:
                hand.tickets[ticket] = place
        tokens = [(place, spaced(text)) for place, text in entries(table, "tokens")]
        if tokens and not self.e.symbols:
            self.sheet.trouble("SF-C1", "no-tokens", (*table.place, "tokens"))
            return hand
        for place, text in tokens:
            self.token(hand, place, text)
        return hand

    def token(self, hand: Hand, place: Place, text: str) -> None:
        symbol = self.symbols.find(text)
        if symbol is None:
            known = ", ".join(self.e.symbols)
            self.sheet.trouble("SF-C1", "symbol", place, name=shorten(text), known=known, near=self.symbols.near(text))
        elif symbol in hand.tokens:
            self.sheet.trouble("SF-R5", "twice", place, symbols=[symbol])
        else:
            hand.tokens[symbol] = place

    # ---- routes and tickets ---------------------------------------------------------------------------------
    def route(self, table: Table, place: Place, text: str) -> list[int]:
        """By number, or by its places and perhaps its color. None where a fault or a trouble was reported."""
        e = self.e
        if text.isdecimal():
            return self.numbered(place, "route", text, len(e.route_a))
        found = self.ends(table, place, text, "route")
        if found is None:
            return []
        a, b, color = found
        between = joining(e.route_a, e.route_b, a, b)
        names = {"a": e.location_names[a], "b": e.location_names[b]}
        if not between:
            self.sheet.trouble("SF-C2", "no-route", place, **names)
        elif color:
            wanted = self.colors.find(color)
            if wanted is None and color in GRAYS:
                wanted = GRAY
            colored = [route for route in between if e.route_color[route] == wanted]
            if not colored:
                there = [NO_COLOR if e.route_color[r] == GRAY else e.colors[e.route_color[r]] for r in between]
                known = ", ".join(dict.fromkeys(there))
                self.sheet.trouble("SF-C2", "color", place, **names, name=shorten(color), known=known)
            return colored
        return between

    def ticket(self, table: Table, place: Place, text: str) -> int | None:
        e = self.e
        if text.isdecimal():
            return next(iter(self.numbered(place, "ticket", text, len(e.ticket_a))), None)
        found = self.ends(table, place, text, "ticket")
        if found is None:
            return None
        a, b, more = found
        between = joining(e.ticket_a, e.ticket_b, a, b)
        if not between or more:
            self.sheet.trouble("SF-C1", "ticket", place, a=e.location_names[a], b=e.location_names[b])
            return None
        return between[0]

    def numbered(self, place: Place, kind: str, text: str, end: int) -> list[int]:
        """A route or ticket by its number, as records have it: its place in the edition's list, from 0."""
        number = int(text) if len(text) < 8 else end
        if number < end:
            return [number]
        self.sheet.trouble(
            "SF-C2" if kind == "route" else "SF-C1", f"{kind}-number", place, name=shorten(text), last=end - 1
        )
        return []

    def ends(self, table: Table, place: Place, text: str, kind: str) -> tuple[int, int, str] | None:
        """Two places, and what stands behind them.

        Names are made of words, with hyphens or spaces between them, and so is the text: whatever two names it begins
        with, those are meant, and the longer ones if there are several.
        """
        words = slug(text[:LONGEST]).split("-")
        found = []
        for first in range(1, len(words)):
            a = self.locations.number.get("-".join(words[:first]))
            if a is not None:
                rest = words[first + 1 :] if words[first] == "to" else words[first:]
                for second in range(1, len(rest) + 1):
                    b = self.locations.number.get("-".join(rest[:second]))
                    if b is not None:
                        found.append((a, b, "-".join(rest[second:])))
        if found:
            return min(found, key=lambda ends: len(ends[2]))
        names = self.unknown(text[:LONGEST], words)
        for name in names:
            self.sheet.trouble("SF-C2", "location", place, name=shorten(name), near=self.locations.near(name))
        if not names:
            example = " - ".join(self.e.locations[end] for end in (self.e.route_a[0], self.e.route_b[0]))
            table.checker.fault(place, f'{show(text)} is no {kind}: write its two places, for example "{example}"')
        return None

    def unknown(self, text: str, words: list[str]) -> list[str]:
        """The unknown names in a text that does not have two known places, if it can be told which words are names."""
        parts = [re.sub(r"\s*\(.*", "", part) for part in BETWEEN.split(text)]
        if len(parts) > 1:
            return [part for part in parts[:2] if part and self.locations.find(part) is None]
        for end in range(len(words) - 1, 0, -1):
            if "-".join(words[:end]) in self.locations.number:
                return [" ".join(words[end:])]
            if "-".join(words[-end:]) in self.locations.number:
                return [" ".join(words[:-end])]
        return []


def joining(one: list[int], other: list[int], a: int, b: int) -> list[int]:
    """The routes or tickets with these ends, in either direction."""
    return [number for number in range(len(one)) if (one[number], other[number]) in ((a, b), (b, a))]
