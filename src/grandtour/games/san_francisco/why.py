"""Why an action is refused: the rule it breaks and the facts its sentence needs.

Only explains what legal.py has refused. The order of the questions is the order in which a player would ask them.
Each reason's "case" picks the sentence `why-<rule>-<case>` in locale/*/san-francisco.ftl.
"""

from __future__ import annotations

from grandtour.core.game import CHANCE, NOT_AN_ACTION_NOW, Action, Reason
from grandtour.core.masks import in_mask
from grandtour.games.san_francisco.actions import (
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pass,
    Place,
    Take,
    Token,
    is_known,
)
from grandtour.games.san_francisco.apply import mask_of
from grandtour.games.san_francisco.edition import GRAY, NONE, Edition
from grandtour.games.san_francisco.state import CARDS, KEEP, PLACE, TICKETS, TOKEN, TURN, SFState


def explain(e: Edition, s: SFState, seat: int, action: Action) -> Reason:
    if seat == CHANCE or not is_players(e, action):
        return Reason(NOT_AN_ACTION_NOW)
    if isinstance(action, Keep) and (s.phase == KEEP or s.phase == TICKETS):
        return about_keep(e, s, seat, action)
    if isinstance(action, Place) and s.phase == PLACE:
        return about_place(e, s, action)
    if isinstance(action, Token) and s.phase == TOKEN:
        return Reason("SF-R5", {"case": "not-on-offer", "symbol": e.symbols[action.symbol]})
    if isinstance(action, Take) and (s.phase == TURN or s.phase == CARDS):
        return about_take(e, s, action)
    if isinstance(action, Draw) and (s.phase == TURN or s.phase == CARDS):
        return Reason("SF-D3", {"case": "empty"})
    if s.phase != TURN:
        return Reason(pending_rule(s), {"case": "pending"})
    if isinstance(action, Claim):
        return about_claim(e, s, seat, action)
    if isinstance(action, DrawTickets):
        return Reason("SF-K1", {"case": "empty"})
    if isinstance(action, Pass):
        return Reason("SF-P1", {"case": "can-act"})
    if isinstance(action, Token):
        return Reason("SF-R5", {"case": "not-on-offer", "symbol": e.symbols[action.symbol]})
    if isinstance(action, Place):
        return Reason("SF-S4", {"case": "all-placed"})
    return Reason("SF-K1", {"case": "none-drawn"})


def is_players(e: Edition, action: Action) -> bool:
    """A player's action with numbers that exist in this edition; keeping no ticket at all is one that is refused."""
    if isinstance(action, Keep) and action.tickets == 0:
        return True
    players = isinstance(action, (Claim, Take, Keep, Place, Token, Draw, DrawTickets, Pass))
    return players and is_known(e, action)


def pending_rule(s: SFState) -> str:
    """The rule of the decision that must be made first."""
    if s.phase == KEEP:
        return "SF-S3"
    if s.phase == PLACE:
        return "SF-S4"
    if s.phase == CARDS:
        return "SF-D1"
    if s.phase == TICKETS:
        return "SF-K1"
    return "SF-R5"


def about_keep(e: Edition, s: SFState, seat: int, action: Keep) -> Reason:
    rule = "SF-S3" if s.phase == KEEP else "SF-K1"
    foreign = action.tickets & ~mask_of(s.offered[seat])
    if foreign:
        ticket = in_mask(foreign)[0]
        return Reason(rule, {"case": "not-offered", **ticket_ends(e, ticket)})
    least = e.tickets_kept if s.phase == KEEP else e.turn_tickets_kept
    return Reason(rule, {"case": "too-few", "least": least})


def about_place(e: Edition, s: SFState, action: Place) -> Reason:
    if s.stack_place[action.symbol] != NONE:
        return Reason("SF-S4", {"case": "not-aside", "symbol": e.symbols[action.symbol]})
    return Reason("SF-S4", {"case": "occupied", "location": e.location_names[action.location]})


def about_take(e: Edition, s: SFState, action: Take) -> Reason:
    color = e.colors[action.color]
    if action.color not in s.market:
        return Reason("SF-D1", {"case": "not-face-up", "color": color})
    return Reason("SF-D1", {"case": "second-ferry", "color": color})


def about_claim(e: Edition, s: SFState, seat: int, action: Claim) -> Reason:
    route = action.route
    length = e.route_length[route]
    ends = route_ends(e, route)
    if s.owner[route] != NONE:
        return Reason("SF-R1", {"case": "owned", "owner": s.owner[route], **ends})
    twin = e.twin[route]
    if twin != NONE and s.owner[twin] == seat:
        return Reason("SF-R3", {"case": "own-twin", **ends})
    if twin != NONE and s.owner[twin] != NONE and s.seats < e.doubles_from:
        return Reason("SF-R3", {"case": "closed", "seats": s.seats, **ends})
    if length > s.cars[seat]:
        return Reason("SF-R1", {"case": "cars", "need": length, "have": s.cars[seat], **ends})
    own = length - action.wilds
    if own > 0 and action.color != e.route_color[route] and e.route_color[route] != GRAY:
        wanted = e.colors[e.route_color[route]]
        return Reason("SF-R1", {"case": "color", "wanted": wanted, "color": e.colors[action.color], **ends})
    if action.wilds < e.route_ferries[route]:
        return Reason("SF-R2", {"case": "ferries", "need": e.route_ferries[route], "have": action.wilds, **ends})
    base = seat * len(e.colors)
    short = e.wild if s.hands[base + e.wild] < action.wilds else action.color
    need = action.wilds if short == e.wild else own
    have = s.hands[base + short]
    return Reason("SF-R1", {"case": "cards", "color": e.colors[short], "need": need, "have": have, **ends})


def route_ends(e: Edition, route: int) -> dict[str, object]:
    return {"a": e.location_names[e.route_a[route]], "b": e.location_names[e.route_b[route]]}


def ticket_ends(e: Edition, ticket: int) -> dict[str, object]:
    return {"a": e.location_names[e.ticket_a[ticket]], "b": e.location_names[e.ticket_b[ticket]]}
