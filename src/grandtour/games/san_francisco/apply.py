"""What each action does: one function per action, then what follows from it."""

from __future__ import annotations

from grandtour.core.game import CHANCE, Event
from grandtour.core.masks import in_mask
from grandtour.games.san_francisco.actions import Claim
from grandtour.games.san_francisco.edition import NONE, Edition
from grandtour.games.san_francisco.legal import has_cards
from grandtour.games.san_francisco.state import (
    A_FACE_UP_CARD,
    A_HAND_CARD,
    A_STACK,
    A_TICKET,
    CARDS,
    DEALT,
    KEEP,
    NOTHING,
    OVER,
    PASS_ENDS,
    PLACE,
    RETURNED,
    SETUP,
    THE_FIRST_PLAYER,
    TICKETS,
    TOKEN,
    TURN,
    SFState,
    put,
)

Out = list[Event] | None


def new(e: Edition, seats: int) -> SFState:
    """Everything still in the box. Chance lays out stacks, cards and tickets, in the rulebook's order."""
    colors = len(e.colors)
    return SFState(
        seats=seats,
        phase=SETUP,
        draw=A_STACK if e.fixed_places else A_HAND_CARD,
        turn=0,
        first=NONE,
        dealt=0,
        to_draw=0,
        resets=0,
        turns_left=-1,
        turns=0,
        passes=0,
        deck=e.card_count[:],
        discard=[0] * colors,
        market=[NONE] * e.face_up,
        hands=[0] * (seats * colors),
        known=[0] * (seats * colors),
        drawn=[0] * (seats * colors),
        owner=[NONE] * len(e.route_a),
        cars=[e.cars] * seats,
        points=[0] * seats,
        tokens=[0] * seats,
        stack_place=(NONE,) * len(e.symbols),
        stack_left=[e.placed_height[seats]] * len(e.symbols),
        token_choice=(),
        tickets=[0] * seats,
        offered=((),) * seats,
        chosen=(-1,) * seats,
        ticket_pool=(1 << len(e.ticket_a)) - 1,
        returned=(),
        card_log=(),
        ticket_log=(),
    )


# ---- set-up -----------------------------------------------------------------------------------------------------
def lay_stack(e: Edition, s: SFState, symbol: int, out: Out) -> None:
    """SF-S1: chance lays the next stack on its fixed place; what is left over is set aside.

    Where the edition ties a symbol to the place, chance has no choice.
    """
    s.stack_place = put(s.stack_place, symbol, e.fixed_places[s.dealt])
    s.stack_left[symbol] = e.stack_height[s.seats]
    if out is not None:
        out.append(Event("stack", CHANCE, {"symbol": symbol, "location": s.stack_place[symbol]}))
    s.dealt += 1
    if s.dealt == len(e.fixed_places):
        s.dealt = 0
        s.draw = A_HAND_CARD


def first_player(e: Edition, s: SFState, seat: int, out: Out) -> None:
    """SF-S4: the first player is drawn; SF-S3: only now do the tickets go back, in turn order."""
    s.first = seat
    s.draw = NOTHING
    if out is not None:
        out.append(Event("first", seat, {"seat": seat}))
    for k in range(s.seats):
        who = (seat + k) % s.seats
        close_offer(s, who, s.chosen[who], out)
    s.chosen = (-1,) * s.seats
    s.dealt = 0
    s.phase = PLACE
    next_placement(e, s)


def next_placement(e: Edition, s: SFState) -> None:
    """SF-S4: the last player places first, then the one before; of two players the second places both."""
    if s.dealt < len(e.symbols) - len(e.fixed_places):
        back = 0 if s.seats == 2 else s.dealt
        s.turn = (s.first - 1 - back) % s.seats
    else:
        s.turn = s.first
        s.phase = TURN


def place_stack(e: Edition, s: SFState, symbol: int, location: int, out: Out) -> None:
    s.stack_place = put(s.stack_place, symbol, location)
    if out is not None:
        out.append(Event("place", s.turn, {"symbol": symbol, "location": location}))
    s.dealt += 1
    next_placement(e, s)


# ---- transport cards --------------------------------------------------------------------------------------------
def card(e: Edition, s: SFState, color: int, out: Out) -> None:
    """Chance: the next card of the deck, to a hand or to the market."""
    s.deck[color] -= 1
    if s.draw == A_FACE_UP_CARD:
        s.market[slot_of(s.market, NONE)] = color
        if out is not None:
            out.append(Event("face-up", CHANCE, {"color": color}))
        settle(e, s, out)
        return
    seat = s.dealt // e.hand if s.phase == SETUP else s.turn
    at = seat * len(e.colors) + color
    s.hands[at] += 1
    s.drawn[at] += 1
    if out is not None:
        out.append(Event("card", seat, {"color": color}, audience=seat, others={}))
    if s.phase == SETUP:
        s.dealt += 1
        if s.dealt < e.hand * s.seats:
            return
        s.dealt = 0
    elif s.to_draw == 0:
        end_turn(e, s, out)
    settle(e, s, out)


def draw_card(e: Edition, s: SFState, out: Out) -> None:
    """SF-D1: an unseen card; a ferry drawn so counts as any other card."""
    if s.phase == TURN:
        s.to_draw = e.turn_cards
        s.phase = CARDS
    s.to_draw -= 1
    s.draw = A_HAND_CARD
    if out is not None:
        out.append(Event("draw", s.turn, {"from": "deck"}))


def take_card(e: Edition, s: SFState, color: int, out: Out) -> None:
    """SF-D1: a face-up card, seen by all; a ferry is the only card of its turn."""
    if s.phase == TURN:
        s.to_draw = e.turn_cards
        s.phase = CARDS
    s.to_draw = 0 if color == e.wild else s.to_draw - 1
    s.market[slot_of(s.market, color)] = NONE
    s.resets = 0
    at = s.turn * len(e.colors) + color
    s.hands[at] += 1
    s.known[at] += 1
    if out is not None:
        out.append(Event("take", s.turn, {"color": color}))
    if s.to_draw == 0:
        end_turn(e, s, out)
    settle(e, s, out)


def settle(e: Edition, s: SFState, out: Out) -> None:
    """Put deck and market in order (SF-D2, SF-D3); when they are, go on with what was being done."""
    if s.phase == OVER:
        s.draw = NOTHING
        return
    if not has_cards(s.deck) and has_cards(s.discard):
        shuffle_discards(s, out)
    gap = slot_of(s.market, NONE)
    if gap < 0 and must_reset(e, s):
        reset_market(s, out)
        gap = 0
        if not has_cards(s.deck):
            shuffle_discards(s, out)
    if gap >= 0 and has_cards(s.deck):
        s.draw = A_FACE_UP_CARD
        return
    s.draw = NOTHING
    if s.phase == SETUP:
        s.draw = A_TICKET
    elif s.phase == CARDS and not may_draw(e, s):
        end_turn(e, s, out)  # SF-D3: a further card is drawn only if one may be


def slot_of(market: list[int], color: int) -> int:
    """The first slot with that color, -1 if there is none (a loop: `index` and `in` are slower when compiled)."""
    for slot in range(len(market)):
        if market[slot] == color:
            return slot
    return -1


def must_reset(e: Edition, s: SFState) -> bool:
    """SF-D2: three ferries face up; not endlessly, and only where other cards can come."""
    ferries = 0
    for color in s.market:
        if color == e.wild:
            ferries += 1
    if ferries < e.reset_at or s.resets >= e.reset_limit:
        return False
    wilds = ferries + s.deck[e.wild] + s.discard[e.wild]
    cards = len(s.market) + sum(s.deck) + sum(s.discard)
    return cards - wilds >= e.reset_needs_others and cards >= e.reset_needs_cards


def reset_market(s: SFState, out: Out) -> None:
    for i in range(len(s.market)):
        s.discard[s.market[i]] += 1
        s.market[i] = NONE
    s.resets += 1
    if out is not None:
        out.append(Event("reset", CHANCE, {"resets": s.resets}))


def shuffle_discards(s: SFState, out: Out) -> None:
    """SF-D3. What was drawn unseen from the deck so far is noted: knowledge.py says why."""
    s.card_log += ((PASS_ENDS, *s.drawn),)
    s.drawn = [0] * len(s.drawn)
    s.deck = s.discard
    s.discard = [0] * len(s.deck)
    if out is not None:
        out.append(Event("shuffle", CHANCE, {"cards": sum(s.deck)}))


def may_draw(e: Edition, s: SFState) -> bool:
    """Must agree with legal.card_actions being non-empty in the middle of a draw."""
    if has_cards(s.deck):
        return True
    for color in s.market:
        if color != NONE and color != e.wild:
            return True
    return False


# ---- routes -----------------------------------------------------------------------------------------------------
def claim(e: Edition, s: SFState, action: Claim, out: Out) -> None:
    """SF-R1: pay, place the cars; SF-R4: score at once; SF-R5: a token from one end."""
    seat = s.turn
    route = action.route
    length = e.route_length[route]
    own = length - action.wilds
    pay(e, s, action.color, own)
    pay(e, s, e.wild, action.wilds)
    s.owner[route] = seat
    s.cars[seat] -= length
    s.points[seat] += e.points_by_length[length]
    if out is not None:
        points = e.points_by_length[length]
        paid: dict[str, object] = {"route": route, "color": action.color, "own": own, "wilds": action.wilds}
        out.append(Event("claim", seat, {**paid, "points": points}))
    choice = tokens_for(e, s, route, seat)
    if len(choice) > 1:
        s.token_choice = tuple(choice)
        s.phase = TOKEN
        return
    if choice:
        take_token(s, choice[0], out)
    end_turn(e, s, out)
    settle(e, s, out)


def pay(e: Edition, s: SFState, color: int, n: int) -> None:
    """Discard `n` cards. What was not known to be in the hand is noted: it had been drawn unseen before."""
    if n == 0:
        return
    at = s.turn * len(e.colors) + color
    s.hands[at] -= n
    s.discard[color] += n
    if s.known[at] >= n:
        s.known[at] -= n
        return
    base = s.turn * len(e.colors)
    so_far = sum(s.drawn[base : base + len(e.colors)])
    s.card_log += ((s.turn, color, n - s.known[at], so_far),)
    s.known[at] = 0


def tokens_for(e: Edition, s: SFState, route: int, seat: int) -> list[int]:
    """SF-R5: symbols on either end that the player does not have, `a` first."""
    out: list[int] = []
    for location in (e.route_a[route], e.route_b[route]):
        for symbol in range(len(s.stack_place)):
            if s.stack_place[symbol] == location and s.stack_left[symbol] > 0 and not s.tokens[seat] >> symbol & 1:
                out.append(symbol)
    return out


def take_token(s: SFState, symbol: int, out: Out) -> None:
    s.stack_left[symbol] -= 1
    s.tokens[s.turn] |= 1 << symbol
    if out is not None:
        out.append(Event("token", s.turn, {"symbol": symbol, "location": s.stack_place[symbol]}))


def choose_token(e: Edition, s: SFState, symbol: int, out: Out) -> None:
    s.token_choice = ()
    take_token(s, symbol, out)
    end_turn(e, s, out)
    settle(e, s, out)


# ---- tickets ----------------------------------------------------------------------------------------------------
def draw_tickets(s: SFState, out: Out) -> None:
    s.phase = TICKETS
    s.draw = A_TICKET
    s.dealt = 0
    if out is not None:
        out.append(Event("draw-tickets", s.turn, {"from": "tickets"}))


def ticket(e: Edition, s: SFState, ticket: int, out: Out) -> None:
    """Chance: the top ticket goes to the seat that is offered tickets."""
    setup = s.phase == SETUP
    seat = s.dealt // e.tickets_dealt if setup else s.turn
    again = 0
    if s.ticket_pool == 0:
        again = 1
        s.returned = s.returned[1:]
    else:
        s.ticket_pool ^= 1 << ticket
    set_offer(s, seat, (*s.offered[seat], ticket))
    s.ticket_log += ((DEALT, seat, ticket, again),)
    s.dealt += 1
    if out is not None:
        out.append(Event("ticket", seat, {"ticket": ticket}, audience=seat, others={}))
    if setup:
        if s.dealt == e.tickets_dealt * s.seats:
            deal_is_done(e, s)
    elif s.dealt == e.turn_tickets or (s.ticket_pool == 0 and len(s.returned) == 0):
        s.draw = NOTHING
        if len(s.offered[seat]) <= e.turn_tickets_kept:  # SF-K1: a last single ticket must be kept
            keep_drawn(e, s, mask_of(s.offered[seat]), out)


def deal_is_done(e: Edition, s: SFState) -> None:
    s.dealt = 0
    s.phase = KEEP
    s.draw = NOTHING
    if e.tickets_kept == e.tickets_dealt:  # nothing to choose
        s.chosen = tuple([mask_of(offer) for offer in s.offered])
        s.draw = THE_FIRST_PLAYER


def keep_first(s: SFState, seat: int, mask: int, out: Out) -> None:
    """SF-S3: chosen in secret; nothing is put back before all have chosen, so it does not matter who was first."""
    s.chosen = put(s.chosen, seat, mask)
    if out is not None:
        out.append(Event("keep", seat, {"tickets": in_mask(mask)}, audience=seat, others={}))
    if min(s.chosen) >= 0:
        s.draw = THE_FIRST_PLAYER


def keep_drawn(e: Edition, s: SFState, mask: int, out: Out) -> None:
    """SF-K1: the rest goes under the ticket deck; that was the turn."""
    close_offer(s, s.turn, mask, out)
    end_turn(e, s, out)
    settle(e, s, out)


def close_offer(s: SFState, seat: int, mask: int, out: Out) -> None:
    """Keep the tickets of `mask`, put the others to the bottom, in the order they were dealt."""
    back = tuple([t for t in s.offered[seat] if not mask >> t & 1])
    s.tickets[seat] |= mask
    s.returned += back
    set_offer(s, seat, ())
    s.ticket_log += ((RETURNED, seat, *back),)
    if out is not None:
        kept = in_mask(mask)
        counts: dict[str, object] = {"kept": len(kept), "returned": len(back)}
        full: dict[str, object] = {"tickets": kept, "back": list(back), **counts}
        out.append(Event("kept", seat, full, audience=seat, others=counts))


def set_offer(s: SFState, seat: int, tickets: tuple[int, ...]) -> None:
    s.offered = (*s.offered[:seat], tickets, *s.offered[seat + 1 :])


def mask_of(tickets: tuple[int, ...]) -> int:
    mask = 0
    for t in tickets:
        mask |= 1 << t
    return mask


# ---- the end of a turn and of the game --------------------------------------------------------------------------
def pass_turn(e: Edition, s: SFState, out: Out) -> None:
    """SF-P1: when all pass one after the other, the game ends."""
    passes = s.passes + 1
    if out is not None:
        out.append(Event("pass", s.turn, {"passes": passes}))
    end_turn(e, s, out)
    s.passes = passes
    if passes == s.seats and s.phase != OVER:
        end_game(s, out)
    settle(e, s, out)


def end_turn(e: Edition, s: SFState, out: Out) -> None:
    """SF-E1: with two or fewer cars left at the end of a turn, everybody has one more turn, that player too."""
    s.passes = 0
    s.to_draw = 0
    s.turns += 1
    s.phase = TURN
    if s.turns_left > 0:
        s.turns_left -= 1
        if s.turns_left == 0:
            end_game(s, out)
    elif s.cars[s.turn] <= e.last_round_at:
        s.turns_left = s.seats
        if out is not None:
            out.append(Event("last-round", s.turn, {"cars": s.cars[s.turn]}))
    s.turn = (s.turn + 1) % s.seats


def end_game(s: SFState, out: Out) -> None:
    """SF-E2: everybody shows the tickets."""
    s.phase = OVER
    if out is not None:
        for seat in range(s.seats):
            out.append(Event("show-tickets", seat, {"tickets": in_mask(s.tickets[seat])}, opens=True))
