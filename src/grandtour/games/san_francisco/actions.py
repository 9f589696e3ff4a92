"""What a seat, or chance, can do in San Francisco, and how it is written down."""

from __future__ import annotations

from grandtour.core.game import Action, UnreadableAction, pack
from grandtour.core.masks import in_mask
from grandtour.core.notation import number, one_of
from grandtour.core.short import quote
from grandtour.games.san_francisco.edition import Edition


# ---- chance ---------------------------------------------------------------------------------------------------
class Stack(Action):
    """SF-S1: the stack of `symbol` lies on the next of the fixed places."""

    def __init__(self, symbol: int) -> None:
        super().__init__(symbol)
        self.symbol = symbol

    def __repr__(self) -> str:
        return f"Stack({self.symbol})"


class Card(Action):
    """The next card of the transport deck is of `color`; the state knows where it goes."""

    def __init__(self, color: int) -> None:
        super().__init__(color)
        self.color = color

    def __repr__(self) -> str:
        return f"Card({self.color})"


class Ticket(Action):
    """The next ticket of the ticket deck is `ticket`."""

    def __init__(self, ticket: int) -> None:
        super().__init__(ticket)
        self.ticket = ticket

    def __repr__(self) -> str:
        return f"Ticket({self.ticket})"


class First(Action):
    """SF-S4: `seat` is the first player."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat

    def __repr__(self) -> str:
        return f"First({self.seat})"


# ---- seats ----------------------------------------------------------------------------------------------------
class Keep(Action):
    """SF-S3, SF-K1: keep these tickets of those offered (a mask, bit t for ticket t)."""

    def __init__(self, tickets: int) -> None:
        super().__init__(tickets)
        self.tickets = tickets

    def __repr__(self) -> str:
        return f"Keep({self.tickets:#b})"


class Place(Action):
    """SF-S4: put the stack of `symbol`, set aside so far, on `location`."""

    def __init__(self, symbol: int, location: int) -> None:
        super().__init__(pack(symbol, location, 16))
        self.symbol = symbol
        self.location = location

    def __repr__(self) -> str:
        return f"Place({self.symbol}, {self.location})"


class Draw(Action):
    """SF-D1: take the top card of the deck, unseen."""

    def __init__(self) -> None:
        super().__init__(0)

    def __repr__(self) -> str:
        return "Draw()"


class Take(Action):
    """SF-D1: take a face-up card of `color`."""

    def __init__(self, color: int) -> None:
        super().__init__(color)
        self.color = color

    def __repr__(self) -> str:
        return f"Take({self.color})"


class DrawTickets(Action):
    """SF-K1: take tickets from the top of the ticket deck."""

    def __init__(self) -> None:
        super().__init__(0)

    def __repr__(self) -> str:
        return "DrawTickets()"


class Claim(Action):
    """SF-R1: claim `route`, paying `wilds` ferries and for the rest cards of `color`.

    Where ferries pay for everything, `color` is the ferry's own: so each payment has one name.
    """

    def __init__(self, route: int, color: int, wilds: int) -> None:
        super().__init__(pack(route, pack(color, wilds, 8), 16))
        self.route = route
        self.color = color
        self.wilds = wilds

    def __repr__(self) -> str:
        return f"Claim({self.route}, {self.color}, {self.wilds})"


class Token(Action):
    """SF-R5: of two tokens on offer, take the one with `symbol`."""

    def __init__(self, symbol: int) -> None:
        super().__init__(symbol)
        self.symbol = symbol

    def __repr__(self) -> str:
        return f"Token({self.symbol})"


class Pass(Action):
    """SF-P1: only when nothing else is possible."""

    def __init__(self) -> None:
        super().__init__(0)

    def __repr__(self) -> str:
        return "Pass()"


def is_known(e: Edition, action: Action) -> bool:
    """Whether all its numbers exist in this edition; a payment has one name (see Claim)."""
    if isinstance(action, Claim):
        return (
            0 <= action.route < len(e.route_a)
            and 0 <= action.color < len(e.colors)
            and 0 <= action.wilds <= e.route_length[action.route]
            and (action.wilds == e.route_length[action.route]) == (action.color == e.wild)
        )
    if isinstance(action, (Card, Take)):
        return 0 <= action.color < len(e.colors)
    if isinstance(action, Keep):
        return 0 < action.tickets < 1 << len(e.ticket_a)
    if isinstance(action, Place):
        return 0 <= action.symbol < len(e.symbols) and 0 <= action.location < len(e.locations)
    if isinstance(action, (Token, Stack)):
        return 0 <= action.symbol < len(e.symbols)
    if isinstance(action, Ticket):
        return 0 <= action.ticket < len(e.ticket_a)
    if isinstance(action, First):
        return 0 <= action.seat < max(e.seat_counts)
    return isinstance(action, (Draw, DrawTickets, Pass))


# ---- notation -------------------------------------------------------------------------------------------------
def write(e: Edition, action: Action) -> str:
    if not is_known(e, action):
        raise ValueError(f"not an action of San Francisco ({e.id}): {action!r}")
    if isinstance(action, Card):
        return f"card {e.colors[action.color]}"
    if isinstance(action, Draw):
        return "draw"
    if isinstance(action, Take):
        return f"take {e.colors[action.color]}"
    if isinstance(action, Claim):
        own = e.route_length[action.route] - action.wilds
        paid: list[str] = []
        if own > 0:
            paid.append(f"{own}{e.colors[action.color]}")
        if action.wilds > 0:
            paid.append(f"{action.wilds}{e.colors[e.wild]}")
        return f"claim {action.route} {'+'.join(paid)}"
    if isinstance(action, Token):
        return f"token {e.symbols[action.symbol]}"
    if isinstance(action, DrawTickets):
        return "tickets"
    if isinstance(action, Ticket):
        return f"ticket {action.ticket}"
    if isinstance(action, Keep):
        return "keep " + "+".join([str(t) for t in in_mask(action.tickets)])
    if isinstance(action, Place):
        return f"place {e.symbols[action.symbol]} {e.locations[action.location]}"
    if isinstance(action, Stack):
        return f"stack {e.symbols[action.symbol]}"
    if isinstance(action, First):
        return f"first {action.seat}"
    assert isinstance(action, Pass)
    return "pass"


def read(e: Edition, text: str) -> Action:
    words = text.split(" ")
    verb = words[0]
    if len(words) == 1:
        if verb == "draw":
            return Draw()
        if verb == "tickets":
            return DrawTickets()
        if verb == "pass":
            return Pass()
    elif len(words) == 2:
        what = words[1]
        if verb == "card":
            return Card(one_of(e.colors, what, "colour", text))
        if verb == "take":
            return Take(one_of(e.colors, what, "colour", text))
        if verb == "stack":
            return Stack(one_of(e.symbols, what, "symbol", text))
        if verb == "token":
            return Token(one_of(e.symbols, what, "symbol", text))
        if verb == "ticket":
            return Ticket(number(what, len(e.ticket_a), "ticket", text))
        if verb == "first":
            return First(number(what, max(e.seat_counts), "seat", text))
        if verb == "keep":
            return Keep(ticket_mask(e, what, text))
    elif len(words) == 3:
        if verb == "place":
            symbol = one_of(e.symbols, words[1], "symbol", text)
            return Place(symbol, one_of(e.locations, words[2], "location", text))
        if verb == "claim":
            route = number(words[1], len(e.route_a), "route", text)
            return read_claim(e, route, words[2], text)
    raise UnreadableAction(
        f"{quote(text)} is no action; actions are: draw, take COLOUR, claim ROUTE CARDS, tickets, keep TICKETS, "
        "token SYMBOL, place SYMBOL LOCATION, pass"
    )


def read_claim(e: Edition, route: int, paid: str, text: str) -> Claim:
    """`2black+1ferry`: the plain cards first, then the ferries; together as many as the route is long."""
    color = e.wild
    total = 0
    wilds = 0
    seen: list[int] = []
    for part in paid.split("+"):
        digits = len(part) - len(part.lstrip("0123456789"))
        if digits == 0 or part[0] == "0" or digits > 4:
            raise UnreadableAction(
                f"{quote(text)}: {quote(part)} is no number of cards; write for example {example_payment(e)}"
            )
        count = int(part[:digits])
        c = one_of(e.colors, part[digits:], "colour", text)
        if c in seen or (seen and c != e.wild):
            raise UnreadableAction(f"{quote(text)}: write one colour, then the {e.colors[e.wild]} cards, each once")
        seen.append(c)
        if c == e.wild:
            wilds = count
        else:
            color = c
        total += count
    if total != e.route_length[route]:
        raise UnreadableAction(
            f"{quote(text)}: route {route} is {e.route_length[route]} long, but {total} cards are named"
        )
    return Claim(route, color, wilds)


def example_payment(e: Edition) -> str:
    """In the edition's own colors: `2black+1ferry`."""
    plain = [color for color in e.colors if color != e.colors[e.wild]]
    return f"2{'black' if 'black' in plain else plain[0]}+1{e.colors[e.wild]}"


def ticket_mask(e: Edition, text: str, whole: str) -> int:
    mask = 0
    for word in text.split("+"):
        bit = 1 << number(word, len(e.ticket_a), "ticket", whole)
        if mask & bit:
            raise UnreadableAction(f"{quote(whole)}: ticket {word} is named twice")
        mask |= bit
    return mask
