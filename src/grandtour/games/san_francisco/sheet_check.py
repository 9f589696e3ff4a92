"""What cannot be at the end of a game on paper, and the rule that forbids it.

The position is built as the file has it, and the rules themselves are asked: legal.py whether a route was open,
why.py which rule forbids it, scoring.py for the points. The file tells neither the order of the turns nor where the
stacks lay, so only what no order and no stacks lead to is named. Where a name is among the troubles already, nobody
knows what was meant: what may follow from it is not held against the sheet.
"""

from __future__ import annotations

from collections import Counter

from grandtour.core.sheets import check_seats
from grandtour.games.san_francisco.actions import Claim
from grandtour.games.san_francisco.apply import new
from grandtour.games.san_francisco.edition import NONE, Edition
from grandtour.games.san_francisco.legal import is_open
from grandtour.games.san_francisco.sheet import Hand, Sheet
from grandtour.games.san_francisco.state import NOTHING, OVER, SFState
from grandtour.games.san_francisco.why import about_claim


def position(sheet: Sheet) -> SFState:
    """The end of the game; adds to `sheet.troubles`. What can be in no position is left out."""
    e = sheet.edition
    check_seats(sheet, e.seat_counts, "SF-C1")
    s = new(e, sheet.seats)
    s.phase, s.draw = OVER, NOTHING
    claims = [(seat, claim) for seat, hand in enumerate(sheet.hands) for claim in hand.routes]
    for seat, (place, routes) in sorted(claims, key=lambda entry: len(entry[1][1])):  # those without a color last
        claim(sheet, s, seat, place, routes)
    for seat, hand in enumerate(sheet.hands):
        check_cars(sheet, s, seat, hand)
        keep_tickets(sheet, s, seat, hand)
        take_tokens(sheet, s, seat, hand)
    check_stacks(sheet, s)
    sheet.sort_troubles()
    return s


def claim(sheet: Sheet, s: SFState, seat: int, place: tuple[str | int, ...], routes: list[int]) -> None:
    """SF-R1, SF-R3: claim one of `routes`, which are two for a double route without a color.

    It is one that can be claimed; if there is none, a free one; and else one of the seat's own.
    """
    e = sheet.edition
    route = min(routes, key=lambda r: (not is_open(e, s, r, seat), s.owner[r] != NONE, s.owner[r] != seat))
    length = e.route_length[route]
    if not is_open(e, s, route, seat):
        reason = about_claim(e, s, seat, Claim(route, e.wild, length))  # paid with whatever cards
        facts = dict(reason.arguments)
        sheet.trouble(reason.rule, str(facts.pop("case")), place, **facts)
    if s.owner[route] == NONE:
        s.owner[route] = seat
        s.cars[seat] -= length
        s.points[seat] += e.points_by_length[length]


def check_cars(sheet: Sheet, s: SFState, seat: int, hand: Hand) -> None:
    """SF-R1: a cable car for every space."""
    if s.cars[seat] < 0:
        cars = sheet.edition.cars
        sheet.trouble("SF-R1", "cars", (*hand.place, "routes"), spaces=cars - s.cars[seat], cars=cars)


def keep_tickets(sheet: Sheet, s: SFState, seat: int, hand: Hand) -> None:
    """SF-C1: every ticket is there once. SF-S3: whoever plays has kept some, and never gives one back (SF-K1)."""
    for ticket, place in hand.tickets.items():
        for other in range(seat):
            if s.tickets[other] >> ticket & 1:
                sheet.trouble("SF-C1", "ticket-other", place, ticket=ticket, owner=other)
        s.tickets[seat] |= 1 << ticket
    least = sheet.edition.tickets_kept
    if not hand.empty and len(hand.tickets) + hand.lost_tickets < least:
        sheet.trouble("SF-S3", "few", hand.place, least=least, tickets=len(hand.tickets))


def take_tokens(sheet: Sheet, s: SFState, seat: int, hand: Hand) -> None:
    """SF-R5: one a claim at most, from a stack at an end of the route."""
    for symbol in hand.tokens:
        s.tokens[seat] |= 1 << symbol
    place, tokens, routes = (*hand.place, "tokens"), len(hand.tokens), len(hand.routes)
    if hand.lost_routes:
        return
    if tokens > routes:
        sheet.trouble("SF-R5", "claims", place, tokens=tokens, routes=routes)
    elif tokens > reached(sheet.edition, hand):
        sheet.trouble("SF-R5", "reach", place, tokens=tokens, most=reached(sheet.edition, hand))


def reached(e: Edition, hand: Hand) -> int:
    """How many stacks the routes end at, at most: those on fixed places, and all that players have placed (SF-S4)."""
    ends = {end for _, routes in hand.routes for end in (e.route_a[routes[0]], e.route_b[routes[0]])}
    return len(ends & set(e.fixed_places)) + len(e.symbols) - len(e.fixed_places)


def check_stacks(sheet: Sheet, s: SFState) -> None:
    """SF-S1, SF-S4: nobody takes from an empty stack. Fixed stacks have one height, placed ones another."""
    e = sheet.edition
    if not e.symbols:
        return
    fixed = len(e.fixed_places)
    stacks = [e.stack_height[s.seats]] * fixed + [e.placed_height[s.seats]] * (len(e.symbols) - fixed)
    taken = Counter(symbol for hand in sheet.hands for symbol in hand.tokens)
    last = {symbol: place for hand in sheet.hands for symbol, place in hand.tokens.items()}
    highest = max(stacks)
    for symbol, n in taken.items():
        if n > highest:
            sheet.trouble("SF-S1", "stack", last[symbol], symbols=[symbol], taken=n, height=highest)
    high = sorted(symbol for symbol, n in taken.items() if n > min(stacks))
    if len(high) > stacks.count(highest) and max(taken.values()) <= highest:
        facts = {"symbols": high, "lower": min(stacks), "stacks": stacks.count(highest), "height": highest}
        sheet.trouble("SF-S4", "stacks", last[high[-1]], **facts)
