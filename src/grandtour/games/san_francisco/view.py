"""Who may know what. Views are built from nothing, field by field: a new field starts hidden."""

from __future__ import annotations

from grandtour.core.masks import in_mask
from grandtour.games.san_francisco.edition import NONE, Edition
from grandtour.games.san_francisco.legal import actors
from grandtour.games.san_francisco.scoring import completed
from grandtour.games.san_francisco.state import DRAWS, OVER, PHASES, RETURNED, SFState


def observe(e: Edition, s: SFState, viewer: int | None) -> dict[str, object]:
    """Ids are the edition's numbers. When the game is over every hand and ticket is shown."""
    players: list[object] = []
    for seat in range(s.seats):
        players.append(public(e, s, seat) | (private(e, s, seat) if seat == viewer or s.phase == OVER else {}))
    stacks: list[object] = [
        {"symbol": symbol, "location": s.stack_place[symbol], "left": s.stack_left[symbol]}
        for symbol in range(len(e.symbols))
    ]
    return {
        "game": "san-francisco",
        "edition": e.id,
        "viewer": viewer,
        "seats": s.seats,
        "phase": PHASES[s.phase],
        "draw": DRAWS[s.draw],
        "actors": actors(s),
        "turn": s.turn,
        "first": s.first,
        "to_draw": s.to_draw,
        "turns": s.turns,
        "turns_left": s.turns_left,
        "passes": s.passes,
        "deck": sum(s.deck),
        "discard": s.discard[:],
        "market": s.market[:],
        "owner": s.owner[:],
        "stacks": stacks,
        "token_choice": list(s.token_choice),
        "ticket_deck": len(in_mask(s.ticket_pool)) + len(s.returned),
        "players": players,
    }


def public(e: Edition, s: SFState, seat: int) -> dict[str, object]:
    colors = len(e.colors)
    return {
        "cars": s.cars[seat],
        "points": s.points[seat],
        "tokens": in_mask(s.tokens[seat]),
        "cards": sum(s.hands[seat * colors : (seat + 1) * colors]),
        "known": s.known[seat * colors : (seat + 1) * colors],
        "tickets": len(in_mask(s.tickets[seat])),
        "offered": len(s.offered[seat]),
        "chosen": s.chosen[seat] >= 0,
    }


def private(e: Edition, s: SFState, seat: int) -> dict[str, object]:
    """What only the seat itself knows, the tickets it once put back among it (SF-S3)."""
    colors = len(e.colors)
    put_back: list[int] = []
    for entry in s.ticket_log:
        if entry[0] == RETURNED and entry[1] == seat:
            put_back += entry[2:]
    return {
        "hand": s.hands[seat * colors : (seat + 1) * colors],
        "kept": in_mask(s.tickets[seat]),
        "completed": in_mask(completed(e, s.owner, seat, s.tickets[seat])),
        "offer": list(s.offered[seat]),
        "choice": in_mask(s.chosen[seat]) if s.chosen[seat] >= 0 else None,
        "put_back": put_back,
    }


def hidden(e: Edition, s: SFState, viewer: int | None) -> dict[str, object]:
    """What `viewer` cannot know; knowledge.determinize draws it anew. Must name all that `observe` leaves out."""
    if s.phase == OVER:
        return {}
    colors = len(e.colors)
    out: dict[str, object] = {
        "deck": s.deck[:],
        "ticket deck": [s.ticket_pool, list(s.returned)],
    }
    for seat in range(s.seats):
        if seat != viewer:
            out[f"hand {seat}"] = s.hands[seat * colors : (seat + 1) * colors]
            out[f"tickets {seat}"] = s.tickets[seat]
            out[f"offer {seat}"] = list(s.offered[seat])
            out[f"choice {seat}"] = s.chosen[seat]
    return out


def inventory(e: Edition, s: SFState) -> dict[str, object]:
    """SF-C1: cards by color, cars by seat, tokens by symbol (those left in the box too), tickets."""
    colors = len(e.colors)
    cards = [
        s.deck[c] + s.discard[c] + s.market.count(c) + sum([s.hands[p * colors + c] for p in range(s.seats)])
        for c in range(colors)
    ]
    cars = [s.cars[seat] for seat in range(s.seats)]
    for route in range(len(s.owner)):
        if s.owner[route] != NONE:
            cars[s.owner[route]] += e.route_length[route]
    tokens: list[int] = []
    for symbol in range(len(e.symbols)):
        fixed = s.stack_place[symbol] in e.fixed_places
        height = e.stack_height[s.seats] if fixed else e.placed_height[s.seats]
        held = sum([s.tokens[seat] >> symbol & 1 for seat in range(s.seats)])
        tokens.append(e.token_copies - height + s.stack_left[symbol] + held)
    tickets = in_mask(s.ticket_pool) + list(s.returned)
    for seat in range(s.seats):
        tickets += in_mask(s.tickets[seat]) + list(s.offered[seat])
    return {"cards": cards, "cars": cars, "tokens": tokens, "tickets": sorted(tickets)}
