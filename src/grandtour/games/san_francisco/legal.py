"""Which actions are legal: one function per decision, one rule per line that says so."""

from __future__ import annotations

from grandtour.core.game import CHANCE, Action
from grandtour.core.masks import in_mask
from grandtour.core.picker import Picker
from grandtour.games.san_francisco.actions import First, Keep, Place, Token
from grandtour.games.san_francisco.edition import NONE, Edition
from grandtour.games.san_francisco.state import (
    A_FACE_UP_CARD,
    A_HAND_CARD,
    A_STACK,
    A_TICKET,
    CARDS,
    KEEP,
    NOTHING,
    OVER,
    PLACE,
    TICKETS,
    TURN,
    SFState,
)
from grandtour.games.san_francisco.tables import Tables


def actors(s: SFState) -> list[int]:
    if s.draw != NOTHING:
        return [CHANCE]
    if s.phase == KEEP:
        return [seat for seat in range(s.seats) if s.chosen[seat] < 0]
    if s.phase == OVER:
        return []
    return [s.turn]


def legal_actions(e: Edition, t: Tables, s: SFState, seat: int) -> list[Action]:
    if s.draw != NOTHING:
        return chance_actions(t, s) if seat == CHANCE else []
    if s.phase == KEEP:
        if 0 <= seat < s.seats and s.chosen[seat] < 0:
            return keep_actions(s.offered[seat], e.tickets_kept)
        return []
    if seat != s.turn:
        return []
    if s.phase == TURN:
        return turn_actions(e, t, s)
    if s.phase == CARDS:
        return card_actions(e, t, s)
    if s.phase == TICKETS:
        return keep_actions(s.offered[seat], e.turn_tickets_kept)
    if s.phase == PLACE:
        return place_actions(e, s)
    if s.phase == OVER:
        return []
    return [Token(symbol) for symbol in s.token_choice]  # SF-R5


def turn_actions(e: Edition, t: Tables, s: SFState) -> list[Action]:
    """Exactly one of three: draw cards, claim a route, draw tickets. SF-P1: pass only if none is possible."""
    out = card_actions(e, t, s)
    if s.ticket_pool != 0 or len(s.returned) > 0:
        out.append(t.draw_tickets)
    add_claims(e, t, s, out)
    if not out:
        out.append(t.pass_turn)
    return out


def card_actions(e: Edition, t: Tables, s: SFState) -> list[Action]:
    """SF-D1: the top of the deck, or a face-up card; a face-up ferry only as the first card.

    SF-D3: the discards are shuffled as soon as the deck is empty, so an empty deck means that both are.
    """
    out: list[Action] = []
    if has_cards(s.deck):
        out.append(t.draw)
    for slot in range(len(s.market)):
        color = s.market[slot]
        if color != NONE and (color != e.wild or s.phase == TURN) and is_first(s.market, slot):
            out.append(t.takes[color])
    return out


def is_first(market: list[int], slot: int) -> bool:
    """Whether no earlier slot has a card of that color: two alike are one choice."""
    for earlier in range(slot):
        if market[earlier] == market[slot]:
            return False
    return True


def has_cards(pile: list[int]) -> bool:
    for n in pile:
        if n > 0:
            return True
    return False


def add_claims(e: Edition, t: Tables, s: SFState, out: list[Action]) -> None:
    """SF-R1, SF-R2: every open route with every payment the hand allows, if there are cars enough."""
    seat = s.turn
    base = seat * len(e.colors)
    ferries = s.hands[base + e.wild]
    for color in range(len(e.colors)):
        own = s.hands[base + color]
        if own == 0:
            continue  # ferries alone are listed with the ferries' own color
        reach = min(own if color == e.wild else own + ferries, s.cars[seat])
        for way in t.ways[color]:
            if way.length > reach:
                break
            for wilds in range(max(way.least, way.length - own), min(way.most, ferries) + 1):
                claims = way.claims[wilds]
                for k in range(len(claims)):
                    if is_open(e, s, way.routes[k], seat):
                        out.append(claims[k])


def is_open(e: Edition, s: SFState, route: int, seat: int) -> bool:
    """SF-R3: nobody owns both of a double route; with few players the second is closed with the first."""
    if s.owner[route] != NONE:
        return False
    twin = e.twin[route]
    if twin == NONE or s.owner[twin] == NONE:
        return True
    return s.owner[twin] != seat and s.seats >= e.doubles_from


def keep_actions(offered: tuple[int, ...], least: int) -> list[Action]:
    """SF-S3, SF-K1: keep at least `least` of the tickets offered; fewer tickets first, then by number."""
    masks = [0]
    for ticket in offered:
        masks += [mask | 1 << ticket for mask in masks]
    by_count: list[list[int]] = [[] for _ in range(len(offered) + 1)]
    for mask in masks:
        by_count[len(in_mask(mask))].append(mask)
    out: list[Action] = []
    for count in range(min(least, len(offered)), len(offered) + 1):
        for mask in sorted(by_count[count]):
            out.append(Keep(mask))
    return out


def place_actions(e: Edition, s: SFState) -> list[Action]:
    """SF-S4: any stack set aside, on any location without a stack."""
    free = [location for location in range(len(e.locations)) if location not in s.stack_place]
    out: list[Action] = []
    for symbol in range(len(e.symbols)):
        if s.stack_place[symbol] == NONE:
            for location in free:
                out.append(Place(symbol, location))
    return out


# ---- chance -----------------------------------------------------------------------------------------------------
def chance_actions(t: Tables, s: SFState) -> list[Action]:
    out: list[Action] = []
    if s.draw == A_HAND_CARD or s.draw == A_FACE_UP_CARD:
        for color in range(len(s.deck)):
            if s.deck[color] > 0:
                out.append(t.cards[color])
    elif s.draw == A_TICKET:
        if s.ticket_pool == 0:  # only tickets that were put back are left: their order is fixed
            out.append(t.tickets[s.returned[0]])
        else:
            for ticket in in_mask(s.ticket_pool):
                out.append(t.tickets[ticket])
    elif s.draw == A_STACK:
        tied = t.fixed_symbols[s.dealt]
        if tied != NONE:
            out.append(t.stacks[tied])
            return out
        for symbol in range(len(s.stack_place)):
            if s.stack_place[symbol] == NONE and symbol not in t.fixed_symbols:
                out.append(t.stacks[symbol])
    else:
        for seat in range(s.seats):
            out.append(First(seat))
    return out


def weights(t: Tables, s: SFState) -> list[int]:
    if s.draw == A_HAND_CARD or s.draw == A_FACE_UP_CARD:
        return [n for n in s.deck if n > 0]
    return [1] * len(chance_actions(t, s))


def draw(t: Tables, s: SFState, picker: Picker) -> Action:
    """Must agree with chance_actions and weights; cards, the most frequent draws, need neither list."""
    if s.draw == A_HAND_CARD or s.draw == A_FACE_UP_CARD:
        left = 0
        for n in s.deck:
            left += n
        left = picker.below(left)
        for color in range(len(s.deck)):
            left -= s.deck[color]
            if left < 0:
                return t.cards[color]
    actions = chance_actions(t, s)
    return actions[picker.below(len(actions))]
