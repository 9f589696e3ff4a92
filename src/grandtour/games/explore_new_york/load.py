"""Reads an edition file of Explore New York, checks all of it, and makes the `Edition` that the rules use.

docs/editions.md explains the file, table by table. Nothing here depends on our own map.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from grandtour.core.editions import (
    Checker,
    Document,
    Names,
    Shelf,
    Table,
    by_players,
    edition_hash,
    former_hash,
    layout_faults,
    read_meta,
    same,
    show,
    sure,
    tally,
)
from grandtour.games.explore_new_york.edition import (
    GREY,
    KINDS,
    MANY,
    STAR,
    SYMBOLS,
    WHITE,
    Edition,
    intersections,
    roads,
    tourists_of,
)

GAME: Final = "explore-new-york"
RULES_VERSIONS: Final = [1]
SHIPPED: Final = Path(__file__).parent / "editions"

LETTERS: Final = "RGBYS."  # NY-C4: of the kinds, in their order; S because G is green
STAR_NUMBER: Final = "*"
HOUSE_MODE: Final = "score-attack"
TURN_CARDS: Final = 2  # NY-T1: a block is chosen by two cards
LEAST_SIDE: Final = 2  # one row of blocks would have two corners at each end
MOST_SIDE: Final = 9  # coordinates have one digit
MOST_CARDS: Final = 500
MOST_CAFES: Final = 60  # used ones are bits of a number
MOST_REVEALED: Final = 8
MOST: Final = 1000  # of anything else
DRAWN: Final = ["edition", "viewBox", "numbers", "blocks", "links", "intersections", "cafes"]
TYPES: Final = Names("type", KINDS[:WHITE])
TOURISTS: Final = Names("tourist", SYMBOLS)
SVG_PATH: Final = re.compile(r"M[-0-9. ,MLHVCSQTAZmlhvcsqtaz]{0,999}")


def parse(document: Document, folder: Path | None = None) -> Edition:
    """`folder` is where the layout twin lies; without one it is not looked for."""
    check = Checker(document)
    top = check.top(["meta", "totals", "map", "attraction", "cafe", "card", "deal", "scoring"], ["solo"])

    meta = read_meta(top, GAME, RULES_VERSIONS)
    city = read_map(top.table("map", ["rows"]))
    attractions = read_attractions(top, city)
    cafes = read_cafes(top, city)
    cards = read_cards(top, city)
    deal = read_deal(top, meta.seats)
    check_deal(deal, city, cards)
    check_counts(top, deal, cafes, cards)
    scoring = read_scoring(top.table("scoring", ["cafe", "yellow", "grey"]), city)
    check_totals(top, city, attractions, cafes, cards)

    check.finish(layout_faults(meta.table, folder, DRAWN, lambda layout: check_layout(layout, city, cafes)))
    block_names = {attraction.at: attraction.name for attraction in attractions}
    solo = [1] if deal.has_solo else []
    return Edition(
        id=meta.id,
        title=sure(meta.title),
        hash=edition_hash(document.data),
        former_hash=former_hash(document.data),
        rules_version=sure(meta.rules_version),
        seat_counts=solo + sure(meta.seats),
        house_seats=solo,
        width=sure(city.width),
        height=city.height,
        block_kind=[sure(kind) for row in city.rows for kind in row],
        block_names=[block_names.get(at, "") for at in city.blocks()],
        cafes=[cafe.id for cafe in cafes],
        cafe_names=[cafe.name for cafe in cafes],
        cafe_at=[sure(cafe.at) for cafe in cafes],
        cafe_tourists=[tourists_of(sure(cafe.tourists)) for cafe in cafes],
        cards=[card.id for card in cards],
        card_number=[sure(card.number) for card in cards],
        card_tourists=[tourists_of(sure(card.tourists)) for card in cards],
        card_plus=[card.plus for card in cards],
        reveal=sure(deal.reveal),
        discard=sure(deal.discard),
        removed=deal.removed,
        turns=deal.turns,
        cafe_points=sure(scoring.cafe),
        yellow_points=sure(scoring.yellow),
        grey_points=sure(scoring.grey),
        own_design=meta.own_design,
    )


SHELF: Final = Shelf(SHIPPED, GAME, parse)
names, load = SHELF.names, SHELF.load


# ---- what the file's tables hold; None where a fault was reported ------------------------------------------
@dataclass
class City:
    """The map. Its `width` is None where its rows do not make a grid."""

    rows: list[list[int | None]]  # kinds
    width: int | None

    @property
    def height(self) -> int:
        return len(self.rows)

    def blocks(self) -> list[tuple[int, int]]:
        return [(x, y) for y in range(1, self.height + 1) for x in range(1, (self.width or 0) + 1)]

    def kind(self, at: tuple[int, int]) -> int | None:
        return self.rows[at[1] - 1][at[0] - 1]

    def kinds(self) -> Counter[int] | None:
        """How many blocks of each kind."""
        kinds = [kind for row in self.rows for kind in row]
        good = [kind for kind in kinds if kind is not None]
        return Counter(good) if self.width is not None and len(good) == len(kinds) else None

    def intersections(self) -> list[tuple[int, int]]:
        return [] if self.width is None else intersections(self.width, self.height)

    def links(self) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        if self.width is None:
            return []
        points = self.intersections()
        a, b = roads(self.width, self.height, points)
        return [(points[a[link]], points[b[link]]) for link in range(len(a))]


@dataclass
class Attraction:
    name: str
    at: tuple[int, int] | None


@dataclass
class Cafe:
    id: str
    name: str
    at: tuple[int, int] | None
    tourists: list[int] | None  # symbols


@dataclass
class Card:
    id: str
    number: int | None
    tourists: list[int] | None  # symbols
    plus: int


@dataclass
class Deal:
    table: Table
    solo: Table  # with nothing in it where there is none
    has_solo: bool
    reveal: int | None
    discard: int | None
    removed: dict[int, int]
    turns: dict[int, int]


@dataclass
class Scoring:
    cafe: int | None
    yellow: int | None
    grey: list[int] | None


# ---- the map -----------------------------------------------------------------------------------------------
def read_map(table: Table) -> City:
    """NY-C2, NY-C4: a letter for each block; spaces between them are for the eye."""
    texts = table.texts("rows", LEAST_SIDE, MOST_SIDE) or []
    rows = [
        [read_letter(table, letter, (x, y)) for x, letter in enumerate("".join((text or "").split()), 1)]
        for y, text in enumerate(texts, 1)
    ]
    return City(rows, check_width(table, rows) if rows and None not in texts else None)


def read_letter(table: Table, letter: str, at: tuple[int, int]) -> int | None:
    if letter in LETTERS:
        return LETTERS.index(letter)
    if letter.upper() in LETTERS:
        near = f"; did you mean {letter.upper()!r}?"
    else:
        near = f"; there are: {', '.join(f'{one} {kind}' for one, kind in zip(LETTERS, KINDS, strict=True))}"
    place = (*table.place, "rows", at[1] - 1)
    table.checker.fault(place, f"{show(letter)} at block ({name_of(at)}) is no kind of block{near} (NY-C4)")
    return None


def check_width(table: Table, rows: list[list[int | None]]) -> int | None:
    """NY-C2: all rows are as wide as most of them are."""
    widths = [len(row) for row in rows]
    width = max(widths, key=widths.count)
    for y, wide in enumerate(widths):
        place = (*table.place, "rows", y)
        if wide != width:
            table.checker.fault(place, f"has {wide} blocks, but other rows have {width} (NY-C2)")
        elif not LEAST_SIDE <= width <= MOST_SIDE:
            table.checker.fault(place, f"must have {LEAST_SIDE} to {MOST_SIDE} blocks, not {width} (NY-C3)")
    return width if set(widths) == {width} and LEAST_SIDE <= width <= MOST_SIDE else None


def read_at(table: Table, city: City, first: int) -> tuple[int, int] | None:
    """`[X, Y]`, from `first` to the width and the height of the map."""
    at = table.integers("at", first, MOST_SIDE, least=2, most=2)
    if at is None:
        return None
    x, y = at
    if city.width is None:
        return x, y
    inside = True
    for number, (value, axis, most) in enumerate([(x, "X", city.width), (y, "Y", city.height)]):
        if value > most:
            place = (*table.place, "at", number)
            table.checker.fault(place, f"{axis} must be from {first} to {most} on this map, not {value} (NY-C2)")
            inside = False
    return (x, y) if inside else None


def name_of(at: tuple[int, int]) -> str:
    """The name of a block or an intersection, as `Edition.blocks` and `Edition.point_names` write it."""
    return f"{at[0]},{at[1]}"


def read_names(check: Checker, tables: list[Table]) -> tuple[list[str], list[str]]:
    ids = [table.slug("id") for table in tables]
    titles = [table.text("name") or "" for table in tables]
    check.unique([(*table.place, "id") for table in tables], ids)
    check.unique([(*table.place, "name") for table in tables], titles)
    return ids, titles


def read_attractions(top: Table, city: City) -> list[Attraction]:
    """NY-C4: every block that is not white has its attraction."""
    tables = top.tables("attraction", ["id", "name", "at", "type"], most=MOST_SIDE * MOST_SIDE)
    ids, titles = read_names(top.checker, tables)
    attractions = [Attraction(title, read_at(table, city, 1)) for table, title in zip(tables, titles, strict=True)]
    first: dict[tuple[int, int], int] = {}
    for number, (table, attraction) in enumerate(zip(tables, attractions, strict=True)):
        kind = table.one_of("type", TYPES)
        at = attraction.at
        if at is None:
            continue
        other = first.setdefault(at, number)
        if other != number:
            table.fault("at", f"block ({name_of(at)}) has an attraction already: {show(ids[other])}")
        drawn = None if city.width is None else city.kind(at)
        if drawn == WHITE:
            table.fault("at", f"block ({name_of(at)}) is white in map.rows: no attraction is there (NY-C4)")
        elif drawn is not None and kind is not None and kind != drawn:
            on_map = f"map.rows has {LETTERS[drawn]} ({KINDS[drawn]}) at block ({name_of(at)})"
            table.fault("type", f"is {show(KINDS[kind])}, but {on_map} (NY-C4)")
    if all(attraction.at for attraction in attractions):  # one without a place may be the one that is missing
        for x, y in city.blocks():
            kind = city.kind((x, y))
            if kind not in (None, WHITE) and (x, y) not in first:
                what = f"block ({x},{y}) is {KINDS[sure(kind)]} and has no [[attraction]]"
                top.checker.fault(("map", "rows", y - 1), f"{what} (NY-C4)")
    return attractions


def read_cafes(top: Table, city: City) -> list[Cafe]:
    """NY-C4: at intersections, so not where the road is rounded (NY-C3)."""
    tables = top.tables("cafe", ["id", "name", "at", "tourists"], most=MOST_CAFES)
    ids, titles = read_names(top.checker, tables)
    cafes = []
    first: dict[tuple[int, int], int] = {}
    for number, table in enumerate(tables):
        at = read_at(table, city, 0)
        if at is not None and city.width is not None and at[0] in (0, city.width) and at[1] in (0, city.height):
            table.fault("at", f"({name_of(at)}) is a corner of the map: the road is rounded there (NY-C3)")
        elif at is not None:
            other = first.setdefault(at, number)
            if other != number:
                table.fault("at", f"intersection ({name_of(at)}) has a cafe already: {show(ids[other])}")
        tourists = read_tourists(table, [2], "two", "NY-C4")
        cafes.append(Cafe(ids[number], titles[number], at, tourists))
    return cafes


# ---- the cards ---------------------------------------------------------------------------------------------
def read_cards(top: Table, city: City) -> list[Card]:
    """NY-C5."""
    tables = top.tables("card", ["id", "number", "tourists"], ["plus"], most=MOST_CARDS)
    cards = [
        Card(
            id=table.slug("id"),
            number=read_number(table, city),
            tourists=read_tourists(table, [1, 2], "one or two", "NY-C5"),
            plus=int(table.flag("plus") is True),
        )
        for table in tables
    ]
    top.checker.unique([(*table.place, "id") for table in tables], [card.id for card in cards])
    return cards


def read_tourists(table: Table, numbers: list[int], said: str, rule: str) -> list[int] | None:
    """Symbols, the same one twice if need be."""
    value = table.data.get("tourists")
    if isinstance(value, list) and len(value) not in numbers:
        table.fault("tourists", f"must be {said}, not {len(value)} ({rule})")
        return None
    return table.references("tourists", TOURISTS, distinct=False)


def read_number(table: Table, city: City) -> int | None:
    """A coordinate that a block has, as its X or as its Y, or `*`."""
    most = MOST_SIDE if city.width is None else max(city.width, city.height)
    value = table.data.get("number")
    if value == STAR_NUMBER:
        return STAR
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most:
        return value
    if "number" in table.data:
        table.fault("number", f"must be a whole number from 1 to {most}, or {STAR_NUMBER!r}, not {show(value)} (NY-C5)")
    return None


def read_deal(top: Table, seats: list[int] | None) -> Deal:
    """NY-S1, NY-S2, NY-T1; [solo] is the house mode for one player, which the rulebooks do not have (NY-C1)."""
    table = top.table("deal", ["reveal", "discard", "removed", "turns"])
    reveal = table.integer("reveal", TURN_CARDS, MOST_REVEALED)
    discard = table.integer("discard", 0, MOST_REVEALED)
    if reveal is not None and discard is not None and reveal - discard != TURN_CARDS:
        left = f"{TURN_CARDS} of the {reveal} revealed cards must be left to choose a block by"
        table.fault("discard", f"must be {reveal - TURN_CARDS}, not {discard}: {left} (NY-T1)")
    removed = by_players(table, "removed", seats, 0, MOST_CARDS)
    turns = by_players(table, "turns", seats, 1, MOST_CARDS)
    has_solo = "solo" in top.data
    solo = top.table("solo", ["mode", "removed", "turns"])
    if solo.data.get("mode", HOUSE_MODE) != HOUSE_MODE:
        solo.fault("mode", f"must be {show(HOUSE_MODE)}, not {show(solo.data['mode'])}")
    removed_alone, turns_alone = solo.integer("removed", 0, MOST_CARDS), solo.integer("turns", 1, MOST_CARDS)
    if removed_alone is not None:
        removed = {1: removed_alone, **removed}
    if turns_alone is not None:
        turns = {1: turns_alone, **turns}
    return Deal(table, solo, has_solo, reveal, discard, removed, turns)


def check_deal(deal: Deal, city: City, cards: list[Card]) -> None:
    """The deck is used up exactly (NY-S2), and every turn finds an empty block (NY-B1) and empty roads (NY-L4)."""
    plus = sum(card.plus for card in cards)
    for players, turns in deal.turns.items():
        faults = []
        removed = deal.removed.get(players)
        if deal.reveal is not None and removed is not None and cards:
            used = turns * deal.reveal + removed
            if used != len(cards):
                made = f"{turns} turns of {deal.reveal} cards and {removed} removed make {used}"
                faults.append(f"{made}, but there are {len(cards)} cards (NY-S2)")
        if city.width is not None:
            blocks, links = len(city.blocks()), len(city.links())
            if turns > blocks:
                faults.append(f"{turns} turns need as many empty blocks, but the map has {blocks} (NY-B1)")
            most = turns * 2 + min(plus, turns * TURN_CARDS)
            if most > links:
                faults.append(f"in {turns} turns up to {most} links are drawn, but the map has {links} (NY-L4)")
        for text in faults:
            if players == 1:
                deal.solo.fault("turns", text)
            else:
                deal.table.checker.fault((*deal.table.place, "turns", str(players)), text)


def check_counts(top: Table, deal: Deal, cafes: list[Cafe], cards: list[Card]) -> None:
    """The rules count the tourists of a map in one number, with room for so many of each symbol."""
    most_turns = max(deal.turns.values(), default=0)
    for symbol, name in enumerate(SYMBOLS):
        on_cards, in_cafes = count_tourists(cards)[symbol], count_tourists(cafes)[symbol]
        most = on_cards + in_cafes + most_turns  # NY-P2: a fallback brings one of any symbol
        if most > MANY:
            parts = f"{on_cards} on cards, {in_cafes} in cafes and one for each of {most_turns} fallbacks (NY-P2)"
            top.fault("card", f"up to {most} {name} tourists may come together, {parts}; {MANY} can be counted")


def count_tourists(things: Sequence[Card] | Sequence[Cafe]) -> list[int]:
    counted = Counter(symbol for thing in things for symbol in thing.tourists or [])
    return [counted[symbol] for symbol in range(len(SYMBOLS))]


# ---- points and totals -------------------------------------------------------------------------------------
def read_scoring(table: Table, city: City) -> Scoring:
    """NY-F5, NY-F6. That a longer route never scores less is what the search for the best one relies on."""
    grey = table.integers("grey", 0, MOST, most=MOST_SIDE * MOST_SIDE + 1)
    kinds = city.kinds()
    if grey is not None:
        if grey[0] != 0:
            text = f"stands for no grey block and must be 0, not {grey[0]} (NY-F6)"
            table.checker.fault((*table.place, "grey", 0), text)
        for number in range(1, len(grey)):
            if grey[number] < grey[number - 1]:
                text = f"must not fall: {grey[number]} after {grey[number - 1]} (NY-F6)"
                table.checker.fault((*table.place, "grey", number), text)
        if kinds is not None and len(grey) <= kinds[GREY]:
            text = f"ends at {len(grey) - 1} grey blocks, but the map has {kinds[GREY]} (NY-F6)"
            table.fault("grey", text)
    return Scoring(table.integer("cafe", 0, MOST), table.integer("yellow", 0, MOST), grey)


def check_totals(top: Table, city: City, attractions: list[Attraction], cafes: list[Cafe], cards: list[Card]) -> None:
    """What the file should add up to."""
    numbers = {
        "attractions": len(attractions) or None,
        "cafes": len(cafes) or None,
        "cards": len(cards) or None,
        "plus": sum(card.plus for card in cards) if cards else None,
        "intersections": len(city.intersections()) or None,
        "links": len(city.links()) or None,
    }
    tables = ["cafe_tourists", "card_tourists", "blocks"]
    totals = top.table("totals", [*numbers, *tables])
    for key, number in numbers.items():
        tally(totals, key, number)
    for key, things in (("cafe_tourists", cafes), ("card_tourists", cards)):
        table = totals.table(key, SYMBOLS)
        whole = things and all(thing.tourists is not None for thing in things)
        counted = count_tourists(things)
        for symbol, name in enumerate(SYMBOLS):
            tally(table, name, counted[symbol] if whole else None)
    table = totals.table("blocks", KINDS)
    kinds = city.kinds()
    for kind, name in enumerate(KINDS):
        tally(table, name, None if kinds is None else kinds[kind])


# ---- the layout twin ---------------------------------------------------------------------------------------
def check_layout(top: Table, city: City, cafes: list[Cafe]) -> None:
    """The drawing must show this map: each of its things is drawn, and nothing else is."""
    if city.width is None:
        return
    top.numbers("viewBox", 4, 4)

    sides = top.table("numbers", ["x", "y"])
    for key, side in (("x", city.width), ("y", city.height)):
        along = [str(number) for number in range(1, side + 1)]
        numbers = sides.table(key, along)
        for name in along:
            numbers.numbers(name, 2, 2)

    points = [name_of(at) for at in city.intersections()]
    drawn = top.table("intersections", points)
    for name in points:
        drawn.numbers(name, 2, 2)

    blocks = [name_of(at) for at in city.blocks()]
    for _, block in drawings(top, "blocks", blocks, ["path", "center", "symbol", "label", "tourists"]):
        check_path(block)
        for key in ("center", "symbol", "label"):
            block.numbers(key, 2, 2)
        block.points("tourists", 1, MOST)

    links = [f"{name_of(a)}-{name_of(b)}" for a, b in city.links()]
    for name, link in drawings(top, "links", links, ["ends", "path", "mid"]):
        same_ends(link, name.split("-"))
        check_path(link)
        link.numbers("mid", 2, 2)

    at = {cafe.id: cafe.at for cafe in cafes}
    for slug, cafe in drawings(top, "cafes", list(at), ["intersection", "center", "symbols"]):
        place = at[slug]
        if place is not None:
            same(cafe, "intersection", name_of(place))
        cafe.numbers("center", 2, 2)
        cafe.points("symbols", 2, 2)


def drawings(top: Table, key: str, names: list[str], required: list[str]) -> list[tuple[str, Table]]:
    table = top.table(key, names)
    return [(name, table.table(name, required, None)) for name in names]


def check_path(table: Table) -> None:
    """The path must be sound, because it goes into pictures as it is."""
    path = table.data.get("path")
    if "path" in table.data and not (isinstance(path, str) and SVG_PATH.fullmatch(path)):
        table.fault("path", f"must be an SVG path that begins with M, not {show(path)}")


def same_ends(link: Table, ends: list[str]) -> None:
    if "ends" in link.data and link.data["ends"] != ends:
        link.fault("ends", f"must be {ends}, as the link is named")
