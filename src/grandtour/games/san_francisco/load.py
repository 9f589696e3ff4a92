"""Reads an edition file of San Francisco, checks all of it, and makes the `Edition` that the rules use.

docs/editions.md explains the file, table by table. Nothing here depends on our own map.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from grandtour.core.editions import (
    LANGUAGES,
    MOST_SEATS,
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
from grandtour.core.sheets import slug as plain
from grandtour.games.san_francisco.edition import GRAY, NONE, Edition

GAME: Final = "san-francisco"
RULES_VERSIONS: Final = [1]
NO_COLOR: Final = "gray"
SHIPPED: Final = Path(__file__).parent / "editions"

# Larger than any board that is printed. Bots must choose in time on every edition that is accepted.
MOST_COLORS: Final = 30
MOST_SYMBOLS: Final = 15
MOST_CARDS: Final = 255  # of one color
MOST_LENGTH: Final = 12  # of a route, and so cards in one payment
MOST_LOCATIONS: Final = 120
MOST_ROUTES: Final = 300
MOST_TICKETS: Final = 200
MOST_OFFERED: Final = 8  # tickets at a time: every set of them is an action
MOST: Final = 1000  # of anything else
DRAWN: Final = ["edition", "locations", "routes"]
FALLBACK: Final = "en"  # the language of names that another one lacks


def parse(document: Document, folder: Path | None = None) -> Edition:
    """`folder` is where the layout twin lies; without one it is not looked for."""
    check = Checker(document)
    tables = ["meta", "deck", "start", "market", "turn", "points", "doubles", "totals", "board"]
    top = check.top(tables, ["tokens", "names"])

    meta = read_meta(top, GAME, RULES_VERSIONS)
    seats = meta.seats  # SF-C1

    deck = read_deck(top.table("deck", ["colors", "count", "wild", "total"]))

    start = top.table("start", ["cars", "hand", "tickets_dealt", "tickets_kept", "last_round_at"])
    cars = start.integer("cars", 1, MOST)
    hand = start.integer("hand", 1, MOST)
    tickets_dealt = start.integer("tickets_dealt", 1, MOST_OFFERED)
    tickets_kept = start.integer("tickets_kept", 1, tickets_dealt or MOST_OFFERED)
    last_round_at = start.integer("last_round_at", 0, MOST if cars is None else cars - 1)

    market = top.table("market", ["face_up", "reset_at", "reset_limit", "reset_needs_others", "reset_needs_cards"])
    face_up = market.integer("face_up", 1, MOST)
    reset_at = market.integer("reset_at", 1, face_up or MOST)
    reset_limit = market.integer("reset_limit", 0, MOST)
    reset_needs_others = market.integer("reset_needs_others", 0, MOST)
    reset_needs_cards = market.integer("reset_needs_cards", 0, MOST)
    if seats and hand and face_up and deck.count and seats[-1] * hand + face_up > sum(deck.count):
        need = f"{seats[-1]} x {hand} in hand and {face_up} face up"
        top.fault("deck", f"{sum(deck.count)} cards are too few for {need}")

    turn = top.table("turn", ["cards", "tickets", "tickets_kept"])
    turn_cards = turn.integer("cards", 1, MOST)
    turn_tickets = turn.integer("tickets", 1, MOST_OFFERED)
    turn_tickets_kept = turn.integer("tickets_kept", 1, turn_tickets or MOST_OFFERED)

    points = top.table("points", ["by_length"]).integers("by_length", 0, MOST, least=2, most=MOST_LENGTH + 1)
    if points and points[0] != 0:
        check.fault(("points", "by_length", 0), f"stands for length 0 and must be 0, not {points[0]}")

    doubles_from = top.table("doubles", ["both_from"]).integer("both_from", 2, MOST_SEATS + 1)

    board = top.table("board", ["locations", "routes", "tickets"])
    places = board.tables("locations", ["id", "name"], ["source"], least=2, most=MOST_LOCATIONS)
    locations, location_names = read_locations(check, places)
    routes = read_routes(board, Names("location", locations), deck, cars, points)
    pairs = read_pairs(routes, locations)
    tickets = read_tickets(board, Names("location", locations))
    check_joined(places, routes, tickets)
    if seats and tickets_dealt and tickets and seats[-1] * tickets_dealt > len(tickets):
        need = f"{seats[-1]} players are dealt {tickets_dealt} each"
        board.fault("tickets", f"{len(tickets)} are too few: {need}")

    tokens = read_tokens(top, seats, Names("location", locations))
    names = top.table("names", [], ["colors", "symbols"])
    color_names = read_names(names, "colors", Names("colour", deck.colors))
    symbol_names = read_names(names, "symbols", Names("symbol", tokens.symbols))
    check_totals(top, deck, places, routes, tickets, pairs)

    check.finish(layout_faults(meta.table, folder, DRAWN, lambda layout: check_layout(layout, locations, routes)))
    return Edition(
        id=meta.id,
        title=sure(meta.title),
        hash=edition_hash(document.data),
        former_hash=former_hash(document.data),
        rules_version=sure(meta.rules_version),
        seat_counts=sure(seats),
        colors=deck.colors,
        card_count=sure(deck.count),
        wild=sure(deck.wild),
        cars=sure(cars),
        hand=sure(hand),
        tickets_dealt=sure(tickets_dealt),
        tickets_kept=sure(tickets_kept),
        last_round_at=sure(last_round_at),
        turn_cards=sure(turn_cards),
        turn_tickets=sure(turn_tickets),
        turn_tickets_kept=sure(turn_tickets_kept),
        face_up=sure(face_up),
        reset_at=sure(reset_at),
        reset_limit=sure(reset_limit),
        reset_needs_others=sure(reset_needs_others),
        reset_needs_cards=sure(reset_needs_cards),
        points_by_length=sure(points),
        symbols=tokens.symbols,
        token_copies=sure(tokens.copies),
        stack_height=tokens.stack,
        placed_height=tokens.placed,
        fixed_places=sure(tokens.fixed),
        fixed_symbols=tokens.lying,
        token_points=sure(tokens.score),
        doubles_from=sure(doubles_from),
        locations=locations,
        location_names=location_names,
        route_a=[sure(route.a) for route in routes],
        route_b=[sure(route.b) for route in routes],
        route_length=[sure(route.length) for route in routes],
        route_color=[sure(route.color) for route in routes],
        route_ferries=[sure(route.ferries) for route in routes],
        ticket_a=[sure(ticket.a) for ticket in tickets],
        ticket_b=[sure(ticket.b) for ticket in tickets],
        ticket_points=[sure(ticket.points) for ticket in tickets],
        own_design=meta.own_design,
        color_names=color_names,
        symbol_names=symbol_names,
    )


SHELF: Final = Shelf(SHIPPED, GAME, parse)
names, load = SHELF.names, SHELF.load


# ---- what the file's tables hold; None where a fault was reported ------------------------------------------
@dataclass
class Deck:
    colors: list[str]
    count: list[int] | None
    wild: int | None


@dataclass
class Tokens:
    symbols: list[str]
    copies: int | None
    stack: dict[int, int]
    placed: dict[int, int]
    fixed: list[int] | None
    lying: list[int]  # by fixed place: the symbol that always lies there, or NONE
    score: list[int] | None


@dataclass
class Route:
    table: Table
    a: int | None
    b: int | None
    length: int | None
    color: int | None
    ferries: int | None

    @property
    def ends(self) -> tuple[int, int] | None:
        return None if self.a is None or self.b is None else (min(self.a, self.b), max(self.a, self.b))


@dataclass
class Ticket:
    table: Table
    a: int | None
    b: int | None
    points: int | None


def read_deck(table: Table) -> Deck:
    """SF-C1. Notation writes `2black`, so that a color may not begin with a digit."""
    colors = table.slugs("colors", least=2, most=MOST_COLORS)
    for number, color in enumerate(colors):
        place = (*table.place, "colors", number)
        if color == NO_COLOR:
            table.checker.fault(place, f"{NO_COLOR!r} is for routes that take any one colour; no card has it")
        elif color[:1].isdigit():
            table.checker.fault(place, f"{show(color)} must begin with a letter")
    count = table.integers("count", 1, MOST_CARDS, most=MOST_COLORS)
    if count is not None and colors and len(count) != len(colors):
        table.fault("count", f"has {len(count)} numbers for {len(colors)} colours")
        count = None
    tally(table, "total", None if count is None else sum(count))
    return Deck(colors, count, table.one_of("wild", Names("colour", colors)))


def read_locations(check: Checker, tables: list[Table]) -> tuple[list[str], list[str]]:
    """The ids as they are written, so that references to a faulty one are not faults of their own."""
    ids = [table.slug("id") for table in tables]
    titles = [table.text("name") or "" for table in tables]
    for table in tables:
        table.text("source")
    check.unique([(*table.place, "id") for table in tables], ids)
    check.unique([(*table.place, "name") for table in tables], titles)
    return ids, titles


def read_routes(board: Table, locations: Names, deck: Deck, cars: int | None, points: list[int] | None) -> list[Route]:
    wild = "" if deck.wild is None else deck.colors[deck.wild]
    colors = Names("route colour", [*("" if color == wild else color for color in deck.colors), NO_COLOR])
    routes = []
    for table in board.tables("routes", ["a", "b", "length", "color"], ["ferries"], most=MOST_ROUTES):
        a, b = read_ends(table, locations, "route")
        length = table.integer("length", 1, MOST_LENGTH)
        color = None
        if wild and table.data.get("color") == wild:
            table.fault("color", f"{show(wild)} is the wild colour: a route is of another one, or {NO_COLOR}")
        else:
            color = table.one_of("color", colors)
        ferries = table.integer("ferries", 0, MOST_LENGTH, default=0)
        route = Route(table, a, b, length, GRAY if color == len(deck.colors) else color, ferries)
        check_length(route, deck, cars, points)
        routes.append(route)
    return routes


def read_ends(table: Table, locations: Names, what: str) -> tuple[int | None, int | None]:
    a, b = table.one_of("a", locations), table.one_of("b", locations)
    if a is not None and a == b:
        table.fault("b", f"a {what} needs two different ends, and a is {show(locations.slugs[a])} too")
    return a, b


def check_length(route: Route, deck: Deck, cars: int | None, points: list[int] | None) -> None:
    """SF-R1, SF-R2, SF-R4: a route that nobody could ever claim, or that has no points, is a slip."""
    length, table = route.length, route.table
    if length is None:
        return
    if points is not None and length >= len(points):
        table.fault("length", f"is {length}, but points.by_length ends at {len(points) - 1} (SF-R4)")
    if cars is not None and length > cars:
        table.fault("length", f"is {length}, but a player has only {cars} cars (SF-R1)")
    if route.ferries is not None and route.ferries > length:
        table.fault("ferries", f"{route.ferries} ferry symbols do not fit a route of length {length} (SF-R2)")
    if deck.count is None or deck.wild is None or route.color is None:
        return
    wilds = deck.count[deck.wild]
    plain = [count for color, count in enumerate(deck.count) if color != deck.wild]
    own = max(plain) if route.color == GRAY else deck.count[route.color]
    if length > own + wilds:
        name = "one colour" if route.color == GRAY else deck.colors[route.color]
        has = f"{own} of {name} and {wilds} {deck.colors[deck.wild]}"
        table.fault("length", f"nobody can pay {length} cards: the deck has {has} (SF-R1)")
    if route.ferries is not None and wilds < route.ferries <= length:
        has = f"the deck has {wilds} {deck.colors[deck.wild]}"
        table.fault("ferries", f"nobody can pay {route.ferries} ferries: {has} (SF-R2)")


def read_pairs(routes: list[Route], locations: list[str]) -> dict[tuple[int, int], list[int]]:
    """SF-C2: two routes with the same ends are a double route, of equal length; there is never a third."""
    pairs: dict[tuple[int, int], list[int]] = {}
    for number, route in enumerate(routes):
        if route.ends is None:
            continue
        others = pairs.setdefault(route.ends, [])
        first = routes[others[0]] if others else route
        if len(others) == 2:
            a, b = (show(locations[end]) for end in route.ends)
            route.table.fault_here(f"is a third route between {a} and {b}; two are allowed (SF-C2)")
        elif None not in (first.length, route.length) and first.length != route.length:
            beside = f"route {others[0]} with the same ends is {first.length} long"
            route.table.fault("length", f"must be {first.length}, not {route.length}: {beside} (SF-C2)")
        others.append(number)
    return pairs


def read_tickets(board: Table, locations: Names) -> list[Ticket]:
    tickets = []
    first: dict[frozenset[int], int] = {}
    for number, table in enumerate(board.tables("tickets", ["a", "b", "points"], most=MOST_TICKETS)):
        a, b = read_ends(table, locations, "ticket")
        tickets.append(Ticket(table, a, b, table.integer("points", 1, MOST)))
        if a is not None and b is not None and a != b:
            other = first.setdefault(frozenset((a, b)), number)
            if other != number:
                table.fault_here(f"joins the same places as ticket {other}")
    return tickets


def check_joined(locations: list[Table], routes: list[Route], tickets: list[Ticket]) -> None:
    """Every location is on a route and every ticket can be completed; unknown while an end of a route is."""
    if not routes:
        return
    root = list(range(len(locations)))
    reached = set()
    for route in routes:
        if route.ends is None:
            return
        reached |= set(route.ends)
        root[find(root, route.ends[0])] = find(root, route.ends[1])
    for number, table in enumerate(locations):
        if number not in reached:
            table.fault_here("no route ends here")
    for ticket in tickets:
        if ticket.a is not None and ticket.b is not None and find(root, ticket.a) != find(root, ticket.b):
            ticket.table.fault_here("no routes join the two places")


def find(root: list[int], location: int) -> int:
    while root[location] != location:
        root[location] = root[root[location]]
        location = root[location]
    return location


def read_tokens(top: Table, seats: list[int] | None, locations: Names) -> Tokens:
    """SF-S1, SF-S4, SF-E3. Without the table there are none."""
    if "tokens" not in top.data:
        none = dict.fromkeys(seats or [], 0)
        return Tokens([], 0, none, none, [], [], [0])
    table = top.table("tokens", ["symbols", "copies", "stack", "placed", "fixed", "score"])
    symbols = table.slugs("symbols", most=MOST_SYMBOLS)
    copies = table.integer("copies", 1, MOST)
    fixed, lying = read_fixed(table, locations, Names("symbol", symbols))
    score = table.integers("score", 0, MOST)
    if symbols and fixed is not None and len(fixed) > len(symbols):
        table.fault("fixed", f"{len(fixed)} places need as many symbols, and there are {len(symbols)}")
    if locations.slugs and len(symbols) > len(locations.slugs):
        table.fault("symbols", f"{len(symbols)} stacks have no room on {len(locations.slugs)} locations (SF-S4)")
    if symbols and score is not None and len(score) != len(symbols) + 1:
        wanted = f"{len(symbols) + 1} numbers, for 0 to {len(symbols)} tokens"
        table.fault("score", f"must have {wanted}, not {len(score)} (SF-E3)")
    heights = [by_players(table, key, seats, 1, copies or MOST) for key in ("stack", "placed")]
    return Tokens(symbols, copies, heights[0], heights[1], fixed, lying, score)


def read_fixed(table: Table, locations: Names, symbols: Names) -> tuple[list[int] | None, list[int]]:
    """SF-S1: the places where stacks begin, and for each the symbol that always lies there, or NONE."""
    entries = table.entries("fixed", 0, MOST_LOCATIONS)
    if entries is None:
        return None, []
    places: list[int | None] = []
    lying: list[int | None] = []
    for entry in entries:
        if isinstance(entry.value, dict):
            tied = entry.as_table(["at", "symbol"])
            places.append(tied.one_of("at", locations))
            lying.append(tied.one_of("symbol", symbols))
        else:
            places.append(entry.reference(locations))
            lying.append(NONE)
    for names, found in ((locations, places), (symbols, lying)):
        slugs = ["" if number is None or number == NONE else names.slugs[number] for number in found]
        table.checker.unique([entry.place for entry in entries], slugs)
    good = [place for place in places if place is not None]
    return (good if len(good) == len(places) else None), [NONE if symbol is None else symbol for symbol in lying]


def read_names(names: Table, key: str, known: Names) -> dict[str, dict[str, str]]:
    """What players read for an id, by language; a single text is for all of them."""
    out: dict[str, dict[str, str]] = {}
    if key not in names.data:
        return out
    table = names.table(key, [], known.slugs)
    for slug, value in table.data.items():
        if slug not in known.number:
            continue
        if isinstance(value, dict):
            inner = table.table(slug, [], LANGUAGES)
            if not value:
                table.fault(slug, "needs a name in at least one language")
            texts = {language: inner.text(language) for language in value if language in LANGUAGES}
            out[slug] = {language: text for language, text in texts.items() if text is not None}
        else:
            out[slug] = {language: text for language in LANGUAGES if (text := table.text(slug)) is not None}
        for text in dict.fromkeys(out[slug].values()):
            if not plain(text):
                table.fault(slug, f"{show(text)} has no letter and no digit, so it could not be written on a sheet")
    check_names(table, key.removesuffix("s"), known, out)
    return out


def own_name(names: Mapping[str, str], language: str) -> str:
    """The edition's own name in this language, else in English, else in any; "" if there is none."""
    return names.get(language) or names.get(FALLBACK) or next(iter(names.values()), "")


def check_names(table: Table, kind: str, known: Names, given: dict[str, dict[str, str]]) -> None:
    """Two things with one name could not be told apart, in whatever language: own names, our words and ids.

    Names are alike if a sheet would take one for the other: capitals, accents and punctuation make no difference there.
    """
    if not given:
        return
    # Imported here because it takes a while, and most editions have no names.
    from grandtour.words import Words

    called: dict[str, list[set[str]]] = {}
    for slug in [*known.slugs, *([NO_COLOR] if kind == "color" else [])]:
        called[slug] = []
        for language in LANGUAGES:
            name = own_name(given.get(slug, {}), language) or Words(GAME, language).word(kind, slug)
            called[slug].append({plain(name), plain(slug)} - {""})
    for slug, texts in given.items():
        for first, names in called.items():
            alike = [at for at in range(len(LANGUAGES)) if first != slug and names[at] & called[slug][at]]
            # Of two that both have names of their own, the second is at fault.
            if alike and not (first in given and known.number[first] > known.number[slug]):
                language = LANGUAGES[alike[0]]
                table.fault(slug, f"is called {show(own_name(texts, language))} like {show(first)} ({language})")
                break


# ---- totals: the file says what it should add up to, so that a slip is found here and not in play ----------
def check_totals(
    top: Table,
    deck: Deck,
    locations: list[Table],
    routes: list[Route],
    tickets: list[Ticket],
    pairs: Mapping[tuple[int, int], list[int]],
) -> None:
    joined = all(route.ends is not None for route in routes)
    colors = [name_of(deck, route.color) for route in routes]
    lengths = [route.length for route in routes]
    numbers = {
        "locations": len(locations) or None,
        "pairs": len(pairs) or None if joined else None,
        "doubles": sum(len(pair) == 2 for pair in pairs.values()) if joined and pairs else None,
        "routes": len(routes) or None,
        "ferries": add([route.ferries for route in routes]),
        "spaces": add(lengths),
        "tickets": len(tickets) or None,
        "ticket_points": add([ticket.points for ticket in tickets]),
    }
    tables: dict[str, Sequence[tuple[str | None, int | None]]] = {
        "routes_by_length": [(None if length is None else str(length), 1) for length in lengths],
        "routes_by_color": [(color, 1) for color in colors],
        "spaces_by_color": list(zip(colors, lengths, strict=True)),
    }
    totals = top.table("totals", [*numbers, *tables])
    for key, number in numbers.items():
        tally(totals, key, number)
    for key, entries in tables.items():
        tally_each(totals.table(key, [], None), entries)


def tally_each(table: Table, entries: Sequence[tuple[str | None, int | None]]) -> None:
    known = {name: 0 for name, _ in entries if name is not None}
    whole = bool(entries)
    for name, number in entries:
        if name is None or number is None:
            whole = False
        else:
            known[name] += number
    for name in [*table.data, *(name for name in known if name not in table.data)]:
        tally(table, name, known.get(name, 0) if whole else None)
        if whole and name not in table.data:
            table.fault(name, f"is missing; counting gives {known[name]}")


def add(numbers: list[int | None]) -> int | None:
    good = [number for number in numbers if number is not None]
    return sum(good) if numbers and len(good) == len(numbers) else None


def name_of(deck: Deck, color: int | None) -> str | None:
    return None if color is None else NO_COLOR if color == GRAY else deck.colors[color]


# ---- the layout twin ---------------------------------------------------------------------------------------
def check_layout(top: Table, locations: list[str], routes: list[Route]) -> None:
    """The drawing must show this board: the same places and routes in the same order, and every space."""
    drawn = top.tables("locations", ["id", "x", "y"], None, most=MOST_LOCATIONS)
    for table in drawn:
        table.number("x")
        table.number("y")
    if drawn and locations and same_number(top, "locations", len(drawn), len(locations)):
        for table, location in zip(drawn, locations, strict=True):
            same(table, "id", location)
    lines = top.tables("routes", ["id", "a", "b", "spaces"], None, most=MOST_ROUTES)
    spaces = [read_spaces(table) for table in lines]
    if lines and routes and same_number(top, "routes", len(lines), len(routes)):
        for number, (table, route) in enumerate(zip(lines, routes, strict=True)):
            same(table, "id", number)
            same(table, "a", route.table.data.get("a"))
            same(table, "b", route.table.data.get("b"))
            check_spaces(table, spaces[number], route)


def read_spaces(table: Table) -> list[Table]:
    spaces = table.tables("spaces", ["x", "y", "r"], None, most=MOST_LENGTH)
    for space in spaces:
        for key in ("x", "y", "r"):
            space.number(key)
    return spaces


def check_spaces(table: Table, spaces: list[Table], route: Route) -> None:
    if spaces and route.length is not None:
        same_number(table, "spaces", len(spaces), route.length)
    if route.ferries and table.data.get("ferry_at") is None:
        table.fault("ferry_at", "is missing: the space that shows the ferry symbol")
    elif route.ferries and spaces:
        table.integer("ferry_at", 0, len(spaces) - 1)
    elif route.ferries == 0 and table.data.get("ferry_at") is not None:
        table.fault("ferry_at", "the edition has no ferry symbol on this route")


def same_number(table: Table, key: str, drawn: int, wanted: int) -> bool:
    if drawn != wanted:
        table.fault(key, f"{drawn} are drawn, but the edition has {wanted}")
    return drawn == wanted
