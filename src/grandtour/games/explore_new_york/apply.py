"""What each action does: one function per action, then what follows from it."""

from __future__ import annotations

from grandtour.core.game import CHANCE, Event
from grandtour.core.masks import in_mask
from grandtour.games.explore_new_york.edition import NONE, Edition, counts
from grandtour.games.explore_new_york.edition import tourists_of as group_of
from grandtour.games.explore_new_york.legal import offer
from grandtour.games.explore_new_york.state import (
    DISCARD,
    DONE,
    LINKS,
    MARK,
    OVER,
    REVEAL,
    TOURIST,
    NYState,
    start_turn,
)
from grandtour.games.explore_new_york.tables import Tables

Out = list[Event] | None


# ---- the cards --------------------------------------------------------------------------------------------------
def first_player(s: NYState, seat: int, out: Out) -> None:
    """NY-S3."""
    s.first = seat
    s.turn = 1
    s.phase = REVEAL
    if out is not None:
        out.append(Event("first", seat, {"seat": seat}))


def reveal(e: Edition, s: NYState, card: int, out: Out) -> None:
    """NY-T1. NY-S1: the cards removed unseen are those that the game ends without: they need no draw of their own."""
    s.deck = tuple([other for other in s.deck if other != card])
    s.shown = (*s.shown, card)
    if out is not None:
        out.append(Event("card", CHANCE, {"card": card, "turn": s.turn}))
    if len(s.shown) == e.reveal:
        s.phase = DISCARD if e.discard > 0 else MARK
        begin_marking(s)


def discard(e: Edition, s: NYState, card: int, out: Out) -> None:
    """NY-T1: what is left are the turn cards."""
    s.shown = tuple([other for other in s.shown if other != card])
    if out is not None:
        out.append(Event("discard", s.first, {"card": card, "kept": list(s.shown)}))
    if len(s.shown) == e.reveal - e.discard:
        s.phase = MARK
        begin_marking(s)


def begin_marking(s: NYState) -> None:
    if s.phase == MARK:
        for seat in range(s.seats):
            start_turn(s, seat)


# ---- one player's turn ------------------------------------------------------------------------------------------
# Its events are the player's own until the turn is ended: the others do not even learn that something was done.
def choose_block(e: Edition, t: Tables, s: NYState, seat: int, block: int, out: Out) -> None:
    """NY-P1: all the tourists of both cards; NY-P2: after a fallback one, whose type is chosen next."""
    s.block[seat] = block
    group = 0
    if block in offer(e, t, s):
        group = tourists_on(e, s.shown)
        s.doing[seat] = LINKS
    else:
        s.fallback[seat] = 1
        s.doing[seat] = TOURIST
    s.tourists[seat * len(e.blocks) + block] = group
    if out is not None:
        data: dict[str, object] = {"block": block, "fallback": s.fallback[seat] == 1, "tourists": counts(group)}
        out.append(Event("block", seat, data, audience=seat))


def choose_tourist(e: Edition, s: NYState, seat: int, symbol: int, out: Out) -> None:
    """NY-P2."""
    s.tourists[seat * len(e.blocks) + s.block[seat]] = group_of([symbol])
    s.doing[seat] = LINKS
    if out is not None:
        out.append(Event("tourist", seat, {"block": s.block[seat], "symbol": symbol}, audience=seat))


def draw_link(e: Edition, s: NYState, seat: int, link: int, out: Out) -> None:
    """NY-K1: the tourists of a cafe go to the block chosen this turn."""
    s.drawn[seat * len(e.links) + link] = 1
    s.lines[seat] = (*s.lines[seat], link)
    visited = cafes_reached(e, s.used[seat], link)
    for cafe in in_mask(visited):
        s.tourists[seat * len(e.blocks) + s.block[seat]] += e.cafe_tourists[cafe]
    s.used[seat] |= visited
    s.visited[seat] |= visited
    if out is not None:
        out.append(Event("link", seat, {"link": link, "cafes": in_mask(visited)}, audience=seat))


def tourists_on(e: Edition, cards: tuple[int, ...]) -> int:
    """NY-P1: all the tourists of the turn cards."""
    group = 0
    for card in cards:
        group += e.card_tourists[card]
    return group


def cafes_reached(e: Edition, used: int, link: int) -> int:
    """NY-K1: the cafes at either end of the link that were not used before, as a mask."""
    reached = 0
    for point in (e.link_a[link], e.link_b[link]):
        cafe = e.cafe_of[point]
        if cafe != NONE and not used >> cafe & 1:
            reached |= 1 << cafe
    return reached


def end_turn(e: Edition, s: NYState, seat: int, out: Out) -> None:
    """NY-T2: the others see the turn now; after the last one the cards are discarded and the next turn begins."""
    s.doing[seat] = DONE
    s.fallbacks[seat] += s.fallback[seat]
    if out is not None:
        data: dict[str, object] = {
            "block": s.block[seat],
            "fallback": s.fallback[seat] == 1,
            "tourists": counts(s.tourists[seat * len(e.blocks) + s.block[seat]]),
            "links": list(s.lines[seat]),
            "cafes": in_mask(s.visited[seat]),
        }
        out.append(Event("turn", seat, data, opens=True))
    for other in range(s.seats):
        if s.doing[other] != DONE:
            return
    s.shown = ()
    if s.turn == e.turns[s.seats]:  # NY-S2
        s.phase = OVER
        if out is not None:
            out.append(Event("over", CHANCE, {}))
    else:
        s.turn += 1
        s.first = (s.first + 1) % s.seats
        s.phase = REVEAL
