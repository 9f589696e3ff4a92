"""Points, tie-breaks and their reasons."""

from __future__ import annotations

from grandtour.core.game import Reason
from grandtour.core.masks import in_mask
from grandtour.core.result import Line, Result, places
from grandtour.games.san_francisco.edition import Edition
from grandtour.games.san_francisco.state import OVER, SFState


def networks(e: Edition, owner: list[int], seat: int) -> list[int]:
    """By location: a number that two locations share if the seat's own routes join them."""
    root = list(range(len(e.locations)))
    for route in range(len(owner)):
        if owner[route] == seat:
            a = root[e.route_a[route]]
            b = root[e.route_b[route]]
            if a != b:
                for location in range(len(root)):
                    if root[location] == b:
                        root[location] = a
    return root


def completed(e: Edition, owner: list[int], seat: int, tickets: int) -> int:
    """SF-E2: the tickets of the mask whose two locations the seat's own routes join, as a mask."""
    root = networks(e, owner, seat)
    done = 0
    for ticket in in_mask(tickets):
        if root[e.ticket_a[ticket]] == root[e.ticket_b[ticket]]:
            done |= 1 << ticket
    return done


def ticket_points(e: Edition, s: SFState, seat: int) -> int:
    """SF-E2: plus for each completed ticket, minus for each other."""
    done = completed(e, s.owner, seat, s.tickets[seat])
    points = 0
    for ticket in in_mask(s.tickets[seat]):
        points += e.ticket_points[ticket] if done >> ticket & 1 else -e.ticket_points[ticket]
    return points


def token_points(e: Edition, tokens: int) -> int:
    """SF-E3: by the number of different tokens held."""
    return e.token_points[len(in_mask(tokens))]


def scores(e: Edition, s: SFState) -> list[int]:
    return [s.points[seat] + ticket_points(e, s, seat) + token_points(e, s.tokens[seat]) for seat in range(s.seats)]


def result(e: Edition, s: SFState) -> Result | None:
    if s.phase != OVER:
        return None
    points = scores(e, s)
    done = [len(in_mask(completed(e, s.owner, seat, s.tickets[seat]))) for seat in range(s.seats)]
    ranking = places([(points[seat], done[seat]) for seat in range(s.seats)])
    ended_by = Reason("SF-E1") if s.turns_left == 0 else Reason("SF-P1")
    return Result(
        scores=tuple(points),
        ranking=tuple([tuple(place) for place in ranking]),
        why=why_first(points, done, ranking),
        ended_by=ended_by,
        lines=tuple([tuple(lines(e, s, seat)) for seat in range(s.seats)]),
    )


def why_first(points: list[int], done: list[int], ranking: list[list[int]]) -> Reason:
    """SF-E4: most points; tie: most completed tickets; still tied: shared."""
    best = ranking[0][0]
    if len(ranking[0]) > 1:
        return Reason("SF-E4", {"case": "shared", "points": points[best], "tickets": done[best]})
    if points[ranking[1][0]] == points[best]:
        return Reason("SF-E4", {"case": "tickets", "points": points[best], "tickets": done[best]})
    return Reason("SF-E4", {"case": "points", "points": points[best]})


def lines(e: Edition, s: SFState, seat: int) -> list[Line]:
    """The score sheet: every route (SF-R4), every ticket (SF-E2), the tokens (SF-E3)."""
    out: list[Line] = []
    for route in range(len(s.owner)):
        if s.owner[route] == seat:
            length = e.route_length[route]
            out.append(Line("route", e.points_by_length[length], {"route": route, "length": length}))
    done = completed(e, s.owner, seat, s.tickets[seat])
    for ticket in in_mask(s.tickets[seat]):
        if done >> ticket & 1:
            out.append(Line("ticket-done", e.ticket_points[ticket], {"ticket": ticket}))
        else:
            out.append(Line("ticket-missed", -e.ticket_points[ticket], {"ticket": ticket}))
    tokens = in_mask(s.tokens[seat])
    if e.symbols:
        out.append(Line("tokens", token_points(e, s.tokens[seat]), {"count": len(tokens), "symbols": tokens}))
    return out


def facts(e: Edition, s: SFState) -> list[dict[str, int]]:
    """For reports over many games; `order` is the place in the order of play, 0 for the first player."""
    out: list[dict[str, int]] = []
    for seat in range(s.seats):
        order = (seat - s.first) % s.seats
        done = completed(e, s.owner, seat, s.tickets[seat])
        found = {
            "order": order,
            "turns": s.turns // s.seats + (1 if order < s.turns % s.seats else 0),
            "tickets_kept": len(in_mask(s.tickets[seat])),
            "tickets_done": len(in_mask(done)),
            "routes": s.owner.count(seat),
            "cars_left": s.cars[seat],
            "route_points": s.points[seat],
            "ticket_points": ticket_points(e, s, seat),
        }
        if e.symbols:
            found["tokens"] = len(in_mask(s.tokens[seat]))
            found["token_points"] = token_points(e, s.tokens[seat])
        out.append(found)
    return out
