"""Points: the best Final Route of each map (route.py finds it), and what the ranking says."""

from __future__ import annotations

from typing import Final

from grandtour.core.game import Reason
from grandtour.core.masks import in_mask
from grandtour.core.result import Line, Result, places
from grandtour.games.explore_new_york.edition import BLUE, GREEN, RED, Edition
from grandtour.games.explore_new_york.route import Route, best_route, best_total
from grandtour.games.explore_new_york.state import OVER, NYState, links_of, tourists_of

BOXES: Final = ["red", "green", "blue", "cafes", "yellow", "grey"]  # of the score sheet, in the order of Route.lines


def route(e: Edition, s: NYState, seat: int) -> Route:
    """NY-F2: the best one of all that the seat has drawn so far."""
    return best_route(e, links_of(e, s, seat), tourists_of(e, s, seat))


def routes(e: Edition, s: NYState) -> list[Route]:
    return [route(e, s, seat) for seat in range(s.seats)]


def scores(e: Edition, s: NYState) -> list[int]:
    return [best_total(e, links_of(e, s, seat), tourists_of(e, s, seat)) for seat in range(s.seats)]


def result(e: Edition, s: NYState) -> Result | None:
    if s.phase != OVER:
        return None
    best = routes(e, s)
    points = [route.total for route in best]
    ranking = places([(points[seat],) for seat in range(s.seats)])
    return Result(
        scores=tuple(points),
        ranking=tuple([tuple(place) for place in ranking]),
        why=why_first(s, points, ranking),
        ended_by=Reason("NY-S2", {"turns": s.turn}),
        lines=tuple([tuple(lines(route)) for route in best]),
    )


def why_first(s: NYState, points: list[int], ranking: list[list[int]]) -> Reason:
    """NY-F7: most points; whoever is tied shares the win. Alone there is only the score (NY-C1)."""
    first = ranking[0]
    if s.seats == 1:
        return Reason("NY-C1", {"case": "alone", "points": points[0]})
    case = "points" if len(first) == 1 else "shared"
    return Reason("NY-F7", {"case": case, "points": points[first[0]]})


def lines(route: Route) -> list[Line]:
    """The boxes of the score sheet: NY-F4 for each colour, NY-F5, NY-F6."""
    out: list[Line] = []
    for color in (RED, GREEN, BLUE):
        arguments: dict[str, object] = {"tourists": route.tourists[color], "attractions": route.attractions[color]}
        out.append(Line(BOXES[color], route.lines[color], arguments))
    counts = [route.cafes, route.yellow, route.grey]
    for k in range(len(counts)):
        box = len(out)
        out.append(Line(BOXES[box], route.lines[box], {"count": counts[k]}))
    return out


def facts(e: Edition, s: NYState) -> list[dict[str, int]]:
    """For reports over many games; `order` is the place in the order of play, 0 for whoever began."""
    began = (s.first - max(s.turn - 1, 0)) % s.seats
    out: list[dict[str, int]] = []
    for seat in range(s.seats):
        best = route(e, s, seat)
        numbers = {
            "order": (seat - began) % s.seats,
            "turns": s.turn,
            "links": len(links_of(e, s, seat)),
            "route_links": len(best.links),
            "cafes_used": len(in_mask(s.used[seat])),
            "fallbacks": s.fallbacks[seat],
        }
        for box in range(len(BOXES)):
            numbers[f"{BOXES[box]}_points"] = best.lines[box]
        out.append(numbers)
    return out
