"""Who may know what. Maps and cards are open; a turn that is not ended yet is its player's own (NY-T2)."""

from __future__ import annotations

from grandtour.core.masks import in_mask
from grandtour.games.explore_new_york.edition import NONE, SCORE_ATTACK, Edition, counts
from grandtour.games.explore_new_york.legal import actors, link_actions, links_due
from grandtour.games.explore_new_york.scoring import routes
from grandtour.games.explore_new_york.state import (
    DOINGS,
    DONE,
    LINKS,
    MARK,
    OVER,
    PHASES,
    NYState,
    forget_turn,
    links_of,
    tourists_of,
)
from grandtour.games.explore_new_york.tables import Tables


def as_known(e: Edition, s: NYState, viewer: int | None) -> NYState:
    """The position as far as `viewer` knows it: who has not ended the turn may as well not have begun it.

    The cards have no order before they are revealed, so nothing else is hidden: this is `determinize` too.
    """
    known = s.copy()
    for seat in range(s.seats):
        if is_secret(s, seat, viewer):
            forget_turn(e, known, seat)
    return known


def is_secret(s: NYState, seat: int, viewer: int | None) -> bool:
    return seat != viewer and s.phase == MARK and s.doing[seat] != DONE


def observe(e: Edition, t: Tables, plus_after_fallback: bool, s: NYState, viewer: int | None) -> dict[str, object]:
    """Ids are the edition's numbers. When the game is over it has the best routes."""
    known = as_known(e, s, viewer)
    players: list[object] = []
    for seat in range(s.seats):
        player = map_of(e, known, seat)
        if not is_secret(s, seat, viewer):
            player["turn"] = turn_of(e, t, plus_after_fallback, known, seat)
        players.append(player)
    view: dict[str, object] = {
        "game": "explore-new-york",
        "edition": e.id,
        "viewer": viewer,
        "seats": s.seats,
        "mode": SCORE_ATTACK if s.seats in e.house_seats else "rulebook",
        "phase": PHASES[s.phase],
        "actors": actors(s),
        "turn": s.turn,
        "turns": e.turns[s.seats],
        "first": s.first,
        "shown": list(s.shown),
        "deck": list(s.deck),
        "players": players,
    }
    if s.phase == OVER:
        view["routes"] = [{"points": route.points, "total": route.total} for route in routes(e, s)]
    return view


def map_of(e: Edition, s: NYState, seat: int) -> dict[str, object]:
    """What anybody can read off the seat's map: tourists of each block that has some, links, cafes used."""
    groups = tourists_of(e, s, seat)
    return {
        "done": s.phase != MARK or s.doing[seat] == DONE,
        "tourists": [[block, *counts(groups[block])] for block in range(len(groups)) if groups[block]],
        "links": links_of(e, s, seat),
        "cafes": in_mask(s.used[seat]),
        "fallbacks": s.fallbacks[seat],
    }


def turn_of(e: Edition, t: Tables, plus_after_fallback: bool, s: NYState, seat: int) -> dict[str, object] | None:
    """The turn that the seat is playing, or the one it ended last; None before its first."""
    if s.block[seat] == NONE and s.doing[seat] == DONE:
        return None
    due = links_due(e, plus_after_fallback, s.shown, s.fallback[seat] == 1) if s.doing[seat] != DONE else 0
    left = max(0, due - len(s.lines[seat]))
    extend = s.doing[seat] == LINKS and left == 0 and len(link_actions(e, t, plus_after_fallback, s, seat)) > 1
    return {
        "doing": DOINGS[s.doing[seat]],
        "block": s.block[seat],
        "fallback": s.fallback[seat] == 1,
        "links": list(s.lines[seat]),
        "cafes": in_mask(s.visited[seat]),
        "due": left,  # links that must still be drawn
        "may_extend": extend,  # NY-L1 (a): whether one more can be
    }


def hidden(e: Edition, s: NYState, viewer: int | None) -> dict[str, object]:
    """What `viewer` cannot know: the unfinished turns of the others."""
    out: dict[str, object] = {}
    for seat in range(s.seats):
        if is_secret(s, seat, viewer):
            marks = [s.doing[seat], s.block[seat], s.visited[seat], *s.lines[seat]]
            out[f"turn {seat}"] = marks
            if s.block[seat] != NONE:
                marks.append(s.tourists[seat * len(e.blocks) + s.block[seat]])
    return out


def inventory(e: Edition, s: NYState) -> dict[str, object]:
    """NY-C5: every card is in the deck, shown, or discarded: so many have been revealed in the turns so far."""
    seen = len(e.cards) - len(s.deck)
    ended = max(s.turn - 1, 0)
    cards = sorted(set(s.deck) | set(s.shown))
    return {
        "cards twice": len(s.deck) + len(s.shown) - len(cards),
        "unaccounted": 0 if ended * e.reveal <= seen <= (ended + 1) * e.reveal else seen,
    }
