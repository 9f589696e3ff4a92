"""Explore New York for the browser: its map in words, what a click could mean, the best route so far."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from grandtour.core.picker import Picker
from grandtour.games.explore_new_york import scoring
from grandtour.games.explore_new_york.edition import KINDS as BLOCK_KINDS
from grandtour.games.explore_new_york.edition import NONE, SYMBOLS, Edition, counts
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.route import Route, Stopped, Watch, best_route, score_trail
from grandtour.games.explore_new_york.state import NYState, links_of, tourists_of
from grandtour.games.explore_new_york.walk import walk
from grandtour.games.explore_new_york.words import ExploreNewYorkWords
from grandtour.server.faces.clicks import UnknownThing, clicks
from grandtour.server.messages import RouteInfo, ScoreLine

VERBS: Final = {"card": "discard", "block": "block", "tourist": "tourist", "link": "link", "end": "end"}
ROUTE_RULE: Final = "NY-F1"
PATIENCE: Final = 0.6  # seconds for all maps together; most best routes are found in some milliseconds
MOST_ROUTES: Final = 1_000  # some kilobytes each


# ---- the board ------------------------------------------------------------------------------------------------
def board(game: ExploreNewYork, words: ExploreNewYorkWords) -> dict[str, object]:
    """Everything that is needed to draw the map and to name its parts. Numbers in a view are places in these lists."""
    e = game.edition
    return {
        "width": e.width,
        "height": e.height,
        "kinds": BLOCK_KINDS,
        "symbols": SYMBOLS,
        "blocks": [
            {
                "id": e.blocks[k],
                "kind": BLOCK_KINDS[e.block_kind[k]],
                "name": e.block_names[k],
                "said": words.block(k),
            }
            for k in range(len(e.blocks))
        ],
        "points": [
            {"id": e.point_names[k], "cafe": None if e.cafe_of[k] == NONE else e.cafe_of[k]}
            for k in range(len(e.points))
        ],
        "links": [
            {
                "id": e.links[k],
                "a": e.link_a[k],
                "b": e.link_b[k],
                "blocks": e.link_blocks[k],
                "said": words.link(k),
            }
            for k in range(len(e.links))
        ],
        "cafes": [
            {
                "id": e.cafes[k],
                "name": e.cafe_names[k],
                "point": e.cafe_point[k],
                "tourists": counts(e.cafe_tourists[k]),
                "said": words.cafe(k),
            }
            for k in range(len(e.cafes))
        ],
        "cards": [card(e, words, k) for k in range(len(e.cards))],
        "reveal": e.reveal,
        "turns": {str(seats): turns for seats, turns in e.turns.items()},
        "cafe_points": e.cafe_points,
        "yellow_points": e.yellow_points,
        "grey_points": e.grey_points,
        "words": {
            "kind": {slug: words.word("kind", slug) for slug in BLOCK_KINDS},
            "symbol": {slug: words.word("symbol", slug) for slug in SYMBOLS},
        },
    }


def card(e: Edition, words: ExploreNewYorkWords, k: int) -> dict[str, object]:
    """A card; its `number` is 0 for a star."""
    return {
        "id": e.cards[k],
        "number": e.card_number[k],
        "tourists": counts(e.card_tourists[k]),
        "plus": e.card_plus[k] == 1,
        "said": words.card(k),
    }


# ---- clicks ---------------------------------------------------------------------------------------------------
def tries(game: ExploreNewYork, state: NYState, seat: int, thing: str) -> list[str]:
    found = clicks(thing, VERBS)
    if len(found) > 1:
        raise UnknownThing(f"{thing!r} is more than one thing")
    ((kind, name),) = found.items()
    return ["end"] if kind == "end" else [f"{VERBS[kind]} {name}"]


# ---- insight --------------------------------------------------------------------------------------------------
class Deadline(Watch):
    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def seen(self, nodes: int, best: int, bound: int) -> bool:
        return time.monotonic() < self.end


def insight(game: ExploreNewYork, s: NYState, seat: int | None, words: ExploreNewYorkWords) -> dict[str, object]:
    """The best route of every map as far as the seat can see it; one's own unfinished turn counts."""
    known = game.determinize(s, seat, Picker(0))
    end = time.monotonic() + PATIENCE
    told: list[dict[str, object]] = []
    for other in range(s.seats):
        share = (end - time.monotonic()) / (s.seats - other)
        told.append(route_of(game.edition, other, found_on(game, known, other, share), words))
    return {"seats": told}


@dataclass(frozen=True)
class Found:
    route: Route
    exact: bool


_found: dict[tuple[str, tuple[int, ...], tuple[int, ...]], Found] = {}


def found_on(game: ExploreNewYork, s: NYState, seat: int, seconds: float) -> Found:
    """The best route of a map. It is kept: maps change one by one, but everybody at the table asks for all of them."""
    e = game.edition
    links, tourists = links_of(e, s, seat), tourists_of(e, s, seat)
    key = game.edition_hash, tuple(links), tuple(tourists)
    found = _found.get(key)
    if found is None:
        try:
            found = Found(best_route(e, links, tourists, Deadline(seconds)), exact=True)
        except Stopped as stopped:
            found = Found(stopped.route, exact=False)
        if len(_found) >= MOST_ROUTES:
            _found.clear()
        _found[key] = found
    return found


def route_of(e: Edition, seat: int, found: Found, words: ExploreNewYorkWords) -> dict[str, object]:
    route = found.route
    return {
        "seat": seat,
        "total": route.total,
        "exact": found.exact,
        "lines": [[line.key, line.points, words.line(line), line.arguments] for line in scoring.lines(route)],
        "links": route.links,
        "points": route.points,
        **passed(e, route),
    }


def passed(e: Edition, route: Route) -> dict[str, object]:
    """The blocks and cafés along the route, in walking order, each only once."""
    blocks = dict.fromkeys(block for link in route.links for block in e.link_blocks[link])
    cafes = dict.fromkeys(e.cafe_of[point] for point in route.points if e.cafe_of[point] != NONE)
    return {"blocks": list(blocks), "cafes": list(cafes)}


# ---- another route --------------------------------------------------------------------------------------------
def trial(
    game: ExploreNewYork, s: NYState, seat: int, viewer: int | None, links: list[int], words: ExploreNewYorkWords
) -> RouteInfo:
    """What the seat would score for these of its links, and which links could be added to them or left out of them.

    ValueError if they are no route of that map (NY-F1).
    """
    e = game.edition
    known = game.determinize(s, viewer, Picker(0))
    drawn = links_of(e, known, seat)
    if len(set(links)) < len(links) or not set(links) <= set(drawn):
        raise ValueError("a route has drawn links, each of them once")
    route = score_trail(e, links, tourists_of(e, known, seat))
    return RouteInfo(
        seat=seat,
        total=route.total,
        lines=[ScoreLine(line.key, line.points, words.line(line)) for line in scoring.lines(route)],
        links=route.links,
        points=route.points,
        more=[link for link in drawn if link not in links and is_walk(e, [*links, link])],
        fewer=[link for link in links if is_walk(e, [other for other in links if other != link])],
        rule=ROUTE_RULE,
    )


def is_walk(e: Edition, links: list[int]) -> bool:
    try:
        walk(e, links)
    except ValueError:
        return False
    return True
