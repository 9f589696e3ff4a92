"""San Francisco for the browser: its board in words, what a click could mean, how far one's tickets are."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Final

from grandtour.core.masks import in_mask
from grandtour.games.san_francisco.actions import Claim
from grandtour.games.san_francisco.apply import tokens_for
from grandtour.games.san_francisco.edition import GRAY, NONE, Edition
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.legal import is_open
from grandtour.games.san_francisco.state import SFState
from grandtour.games.san_francisco.words import SanFranciscoWords
from grandtour.server.faces.clicks import UnknownThing, clicks

KINDS: Final = (
    *("route", "pay", "card", "deck", "ticket-deck", "ticket", "keep"),
    *("token", "stack", "location", "pass"),
)


# ---- the board ------------------------------------------------------------------------------------------------
def board(game: SanFrancisco, words: SanFranciscoWords) -> dict[str, object]:
    """Everything that is needed to draw the map and to name its parts. Numbers in a view are places in these lists."""
    e = game.edition
    return {
        "colors": [
            {"id": slug, "name": words.color(k), "form": words.form("color", slug), "cards": e.card_count[k]}
            for k, slug in enumerate(e.colors)
        ],
        "wild": e.wild,
        "symbols": [{"id": slug, "name": words.symbol(k)} for k, slug in enumerate(e.symbols)],
        "locations": [{"id": slug, "name": name} for slug, name in zip(e.locations, e.location_names, strict=True)],
        "routes": [route(e, words, k) for k in range(len(e.route_a))],
        "tickets": [
            {"a": e.ticket_a[k], "b": e.ticket_b[k], "points": e.ticket_points[k], "name": words.ticket(k)}
            for k in range(len(e.ticket_a))
        ],
        "points_by_length": e.points_by_length,
        "token_points": e.token_points,
        "token_copies": e.token_copies,
        "stack_height": {str(seats): height for seats, height in e.stack_height.items()},
        "placed_height": {str(seats): height for seats, height in e.placed_height.items()},
        "fixed_places": e.fixed_places,
        "cars": e.cars,
        "face_up": e.face_up,
        "turn_cards": e.turn_cards,
        "turn_tickets": e.turn_tickets,
        "last_round_at": e.last_round_at,
        "words": {
            "color": {slug: words.word("color", slug) for slug in (*e.colors, "gray")},
            "symbol": {slug: words.word("symbol", slug) for slug in e.symbols},
        },
    }


def route(e: Edition, words: SanFranciscoWords, k: int) -> dict[str, object]:
    return {
        "a": e.route_a[k],
        "b": e.route_b[k],
        "length": e.route_length[k],
        "color": None if e.route_color[k] == GRAY else e.route_color[k],
        "ferries": e.route_ferries[k],
        "twin": None if e.twin[k] == NONE else e.twin[k],
        "points": e.points_by_length[e.route_length[k]],
        "name": words.route(k),
    }


# ---- clicks ---------------------------------------------------------------------------------------------------
def tries(game: SanFrancisco, state: SFState, seat: int, thing: str) -> list[str]:
    """The notations that a click could mean, the most natural first."""
    found = clicks(thing, KINDS)
    if "route" in found or "pay" in found:
        return [game.write(claim) for claim in claims(game, state, seat, found)]
    if "stack" in found or "location" in found:
        return placings(game.edition, state, found)
    if len(found) > 1:
        raise UnknownThing(f"{thing!r} is more than one thing")
    ((kind, name),) = found.items()
    if kind == "ticket":
        return keepings(state, seat, name)
    plain = {"deck": "draw", "ticket-deck": "tickets", "pass": "pass"}
    if kind in plain:
        return [plain[kind]]
    return [{"card": "take", "keep": "keep", "token": "token"}[kind] + f" {name}"]


def claims(game: SanFrancisco, s: SFState, seat: int, found: Mapping[str, str]) -> list[Claim]:
    """Every way to pay for the route; first the one for which the hand lacks the fewest cards."""
    routes = [found["route"]] if "route" in found else [str(k) for k in range(len(game.edition.route_a))]
    out = [
        claim
        for ways in game.tables.ways
        for way in ways
        for claims in way.claims
        for claim in claims
        if str(claim.route) in routes and ("pay" not in found or payment(game, claim) == found["pay"])
    ]
    if not out:
        raise UnknownThing(f"there is no route {found.get('route', '')} {found.get('pay', '')}")
    return sorted(out, key=lambda claim: missing(game.edition, s, seat, claim))


def payment(game: SanFrancisco, claim: Claim) -> str:
    return game.write(claim).rpartition(" ")[2]


def missing(e: Edition, s: SFState, seat: int, claim: Claim) -> tuple[int, int]:
    """How many cards the hand lacks, then how many ferries are spent, which are worth more than other cards."""
    base = seat * len(e.colors)
    own = e.route_length[claim.route] - claim.wilds
    short = max(0, claim.wilds - s.hands[base + e.wild])
    if own:
        short += max(0, own - s.hands[base + claim.color])
    return short, claim.wilds


def placings(e: Edition, s: SFState, found: Mapping[str, str]) -> list[str]:
    aside = [slug for k, slug in enumerate(e.symbols) if s.stack_place[k] == NONE] or e.symbols
    symbols = [found["stack"]] if "stack" in found else aside
    locations = [found["location"]] if "location" in found else e.locations
    return [f"place {symbol} {location}" for symbol in symbols for location in locations]


def keepings(s: SFState, seat: int, ticket: str) -> list[str]:
    """Keeping this ticket alone, and then with others on offer."""
    sets = [[ticket]]
    for other in s.offered[seat]:
        if str(other) != ticket:
            sets += [[*kept, str(other)] for kept in sets]
    return [f"keep {'+'.join(kept)}" for kept in sorted(sets, key=len)]


# ---- insight --------------------------------------------------------------------------------------------------
def insight(game: SanFrancisco, s: SFState, seat: int | None, words: SanFranciscoWords) -> dict[str, object]:
    """For the seat's tickets, with those on offer: whether each is done, and the way along the seat's own routes, or if
    there is none yet, the way with the fewest spaces still to claim. By route: the tokens that claiming it brings.
    """
    if seat is None:
        return {"tickets": []}
    e = game.edition
    kept = in_mask(s.tickets[seat])
    return {
        "tickets": [ticket(e, s, seat, k, k in kept) for k in (*kept, *s.offered[seat])],
        "gains": [tokens_for(e, s, k, seat) if s.owner[k] == NONE else [] for k in range(len(e.route_a))],
    }


def ticket(e: Edition, s: SFState, seat: int, k: int, kept: bool) -> dict[str, object]:
    found = way(e, s, seat, e.ticket_a[k], e.ticket_b[k])
    return {
        "ticket": k,
        "kept": kept,
        "done": found is not None and found[0] == 0,
        "way": None if found is None else found[1],
        "spaces": None if found is None else found[0],
    }


def way(e: Edition, s: SFState, seat: int, start: int, end: int) -> tuple[int, list[int]] | None:
    """The spaces still to claim, and the routes from start to end; None if every way is closed."""
    queue: list[tuple[int, int, int, list[int]]] = [(0, 0, start, [])]
    seen: set[int] = set()
    while queue:
        spaces, length, at, routes = heappop(queue)
        if at == end:
            return spaces, routes
        if at in seen:
            continue
        seen.add(at)
        for k in range(len(e.route_a)):
            if at not in (e.route_a[k], e.route_b[k]):
                continue
            mine = s.owner[k] == seat
            if mine or is_open(e, s, k, seat):
                onward = e.route_a[k] + e.route_b[k] - at
                more = 0 if mine else e.route_length[k]
                heappush(queue, (spaces + more, length + e.route_length[k], onward, [*routes, k]))
    return None
