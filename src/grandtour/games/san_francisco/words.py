"""San Francisco in words: its actions, events, score lines, rules and prompts, for one edition and one language.

The numbers of an edition go into the sentences here; the sentences are in locale/*/san-francisco.ftl.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from grandtour.core.game import CHANCE, Action, View
from grandtour.core.masks import in_mask
from grandtour.core.numbers import whole, wholes
from grandtour.core.result import Line
from grandtour.games.san_francisco.actions import (
    Card,
    Claim,
    Draw,
    DrawTickets,
    First,
    Keep,
    Pass,
    Place,
    Stack,
    Take,
    Ticket,
    Token,
)
from grandtour.games.san_francisco.edition import GRAY, NONE, Edition
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.load import own_name
from grandtour.words import WORDED, GameWords

RULES: Final[tuple[str, ...]] = (
    *("SF-C1", "SF-C2"),
    *("SF-S1", "SF-S2", "SF-S3", "SF-S4"),
    *("SF-D1", "SF-D2", "SF-D3"),
    *("SF-R1", "SF-R2", "SF-R3", "SF-R4", "SF-R5"),
    *("SF-K1", "SF-P1"),
    *("SF-E1", "SF-E2", "SF-E3", "SF-E4"),
)
TOKEN_RULES: Final = ("SF-S1", "SF-R5", "SF-E3")  # which an edition without tourist tokens has no use for
VOWELS: Final = frozenset("aeiou")
AN: Final = "an"


# The parts of an event that only viewers who may know them find in it.
HIDING: Final[dict[str, set[str]]] = {
    "card": {"color"},
    "ticket": {"ticket"},
    "keep": {"tickets"},
    "kept": {"tickets"},
}


class SanFranciscoWords(GameWords):
    own_rules = RULES
    hiding = HIDING

    def __init__(self, game: SanFrancisco, language: str = "en", *, strict: bool = False) -> None:
        super().__init__("san-francisco", language, strict=strict)
        self.e = game.edition
        self.wild = ""  # the wild card's name, which is a sentence too
        self.wild = self.color(self.e.wild)
        self.own_rules = tuple(rule for rule in RULES if rule not in self.idle_rules())

    def idle_rules(self) -> set[str]:
        """Rules that the edition has no use for: what they speak of is not there."""
        e = self.e
        idle = set() if e.symbols else set(TOKEN_RULES)
        if e.reset_limit == 0:
            idle.add("SF-D2")
        if not any(e.route_ferries):
            idle.add("SF-R2")
        if not doubles(e):
            idle.add("SF-R3")
        return idle

    # ---- names ------------------------------------------------------------------------------------------------
    def word(self, kind: str, slug: str) -> str:
        """The edition's own name, or our word for the id, or the id itself, made readable."""
        given = self.given(kind, slug)
        return given or (super().word(kind, slug) if self.has(f"{kind}-{slug}") else slug.replace("-", " "))

    def form(self, kind: str, slug: str) -> str:
        """What sentences choose a form by: the id if the word is ours; "" for others, whose gender we do not know."""
        return "" if self.given(kind, slug) else slug

    def chosen_by(self, kind: str, slug: str) -> str:
        """The form, or for a word that is not ours and begins with a vowel `an`, which English asks for."""
        form = self.form(kind, slug)
        if form and self.has(f"{kind}-{slug}"):
            return form
        return AN if plain(self.word(kind, slug))[:1] in VOWELS else form

    def given(self, kind: str, slug: str) -> str:
        """In this language, else in English, else in any; "" where the edition gives no name."""
        names = (self.e.color_names if kind == "color" else self.e.symbol_names).get(slug, {})
        return own_name(names, self.language)

    def _fill(self, arguments: Mapping[str, object]) -> dict[str, object]:
        """Every sentence may speak of the wild card."""
        filled = super()._fill(arguments)
        filled |= {"wild": self.wild, "wild_id": self.chosen_by("color", self.e.colors[self.e.wild])}
        for name, kind in WORDED.items():
            slug = filled.get(f"{name}_id")
            if isinstance(slug, str):
                filled[f"{name}_id"] = self.chosen_by(kind, slug)
        return filled

    # ---- things -----------------------------------------------------------------------------------------------
    def color(self, color: int) -> str:
        return self.word("color", self.color_id(color))

    def symbol(self, symbol: int) -> str:
        return self.word("symbol", self.e.symbols[symbol])

    def fixed_place(self, number: int) -> str:
        """SF-S1: a place that begins with a stack, and the symbol if it is always the same there."""
        place, symbol = self.e.location_names[self.e.fixed_places[number]], self.e.fixed_symbols[number]
        return place if symbol == NONE else f"{place} ({self.symbol(symbol)})"

    def route(self, route: int) -> str:
        """Its two places; of a double route also which of the two it is."""
        e = self.e
        ends = {"a": e.location_names[e.route_a[route]], "b": e.location_names[e.route_b[route]]}
        twin = e.twin[route]
        if twin == NONE:
            return self.say("part-route", **ends)
        color = self.color_id(e.route_color[route])
        if e.route_color[route] != e.route_color[twin]:
            return self.say("part-route-double", **ends, color=color)
        return self.say("part-route-double-same", **ends, color=color, number=1 if route < twin else 2)

    def ticket(self, ticket: int) -> str:
        return self.say("part-ticket", **self.ticket_ends(ticket), points=self.e.ticket_points[ticket])

    def tickets(self, tickets: Sequence[int]) -> str:
        return self.every([self.ticket(ticket) for ticket in tickets])

    def payment(self, color: int, own: int, wilds: int) -> str:
        """The plain cards first, then the ferries: "2 black + 1 ferry"."""
        return " + ".join(self.cards(c, n) for c, n in ((color, own), (self.e.wild, wilds)) if n > 0)

    def cards(self, color: int, n: int) -> str:
        return self.say("part-payment", color=self.color_id(color), n=n)

    def color_id(self, color: int) -> str:
        return "gray" if color == GRAY else self.e.colors[color]

    def ticket_ends(self, ticket: int) -> dict[str, str]:
        e = self.e
        return {"a": e.location_names[e.ticket_a[ticket]], "b": e.location_names[e.ticket_b[ticket]]}

    # ---- actions ----------------------------------------------------------------------------------------------
    def action(self, action: Action) -> str:
        """A line for a menu; of chance's actions, which nobody chooses, what is drawn."""
        e = self.e
        if isinstance(action, Draw):
            return self.say("action-draw")
        if isinstance(action, Take):
            return self.say("action-take", color=e.colors[action.color])
        if isinstance(action, Claim):
            own = e.route_length[action.route] - action.wilds
            payment = self.payment(action.color, own, action.wilds)
            return self.say("action-claim", route=self.route(action.route), payment=payment)
        if isinstance(action, DrawTickets):
            return self.say("action-tickets")
        if isinstance(action, Keep):
            return self.say("action-keep", tickets=self.tickets(in_mask(action.tickets)))
        if isinstance(action, Token):
            return self.say("action-token", symbol=e.symbols[action.symbol])
        if isinstance(action, Place):
            location = e.location_names[action.location]
            return self.say("action-place", symbol=e.symbols[action.symbol], location=location)
        if isinstance(action, Pass):
            return self.say("action-pass")
        if isinstance(action, Card):
            return self.color(action.color)
        if isinstance(action, Ticket):
            return self.ticket(action.ticket)
        if isinstance(action, Stack):
            return self.symbol(action.symbol)
        if isinstance(action, First):
            return self.name(action.seat)
        raise TypeError(f"not a San Francisco action: {action!r}")

    # ---- events -----------------------------------------------------------------------------------------------
    def event_arguments(self, data: Mapping[str, object]) -> dict[str, object]:
        """Numbers of things become ids and names; counts stay."""
        e = self.e
        out = dict(data)
        if "route" in data:
            out["route"] = self.route(whole(data["route"]))
        if "own" in data:
            out["payment"] = self.payment(whole(data["color"]), whole(data["own"]), whole(data["wilds"]))
        if "color" in data:
            out["color"] = e.colors[whole(data["color"])]
        if "symbol" in data:
            out["symbol"] = e.symbols[whole(data["symbol"])]
        if "location" in data:
            out["location"] = e.location_names[whole(data["location"])]
        if "ticket" in data:
            out["ticket"] = self.ticket(whole(data["ticket"]))
        for name in ("tickets", "back"):
            if name in data:
                out[name] = self.tickets(wholes(data[name]))
        return out

    def reason(self, key: str, arguments: Mapping[str, object]) -> str:
        return super().reason(key, {**arguments, "wild_card": self.say("part-wild-card")})

    # ---- the score sheet --------------------------------------------------------------------------------------
    def line(self, line: Line) -> str:
        """What a line of the score sheet is for; its points stand beside it."""
        arguments = dict(line.arguments)
        if "route" in arguments:
            arguments["route"] = self.route(whole(arguments["route"]))
        if "ticket" in arguments:
            arguments |= self.ticket_ends(whole(arguments["ticket"]))
        if "symbols" in arguments:
            arguments["symbols"] = ", ".join(self.symbol(symbol) for symbol in wholes(arguments["symbols"]))
        return self.say(f"line-{line.key}", **arguments)

    # ---- prompts ----------------------------------------------------------------------------------------------
    def prompt(self, view: View, names: Sequence[str] | None = None) -> str:
        """What the viewer is asked to do, or whom the table waits for."""
        actors = wholes(view["actors"])
        phase = view["phase"]
        assert isinstance(phase, str)
        if not actors:
            return self.say("phase-over")
        if actors == [CHANCE]:
            return self.say("phase-setup" if phase == "setup" else "phase-chance")
        if view["viewer"] not in actors:
            return self.say("phase-wait", actors=self.every([self.name(seat, names) for seat in actors]))
        if phase == "turn" and whole(view["turns_left"]) > 0:
            return self.say("phase-last-turn")
        least = self.e.tickets_kept if phase == "keep" else self.e.turn_tickets_kept
        return self.say(f"phase-{phase}", least=least, left=whole(view["to_draw"]))

    # ---- rules ------------------------------------------------------------------------------------------------
    def numbers(self, rule_id: str) -> dict[str, object]:
        return NUMBERS[rule_id](self, self.e) if rule_id in NUMBERS else {}

    def heights(self, by_players: Mapping[int, int]) -> str:
        """ "2 tokens with 2 or 3 players and 3 tokens with 4 players"."""
        groups: dict[int, list[str]] = {}
        for players in self.e.seat_counts:
            groups.setdefault(by_players[players], []).append(str(players))
        return self.every(
            [
                self.say("part-height", height=height, players=self.any_of(players))
                for height, players in sorted(groups.items())
            ]
        )


def doubles(e: Edition) -> int:
    return sum(twin != NONE for twin in e.twin) // 2


def both_routes(e: Edition) -> str:
    """SF-R3: whether both routes of a double route can be claimed, with the numbers of players that there are."""
    few, most = e.seat_counts[0], e.seat_counts[-1]
    return "always" if e.doubles_from <= few else "never" if e.doubles_from > most else "from"


def grays(e: Edition) -> str:
    """SF-C2: whether some of the routes are gray, or all, or none."""
    gray = e.route_color.count(GRAY)
    return "none" if gray == 0 else "all" if gray == len(e.route_color) else "some"


def placing(e: Edition) -> str:
    """SF-S4: whether two play, or more, or both are possible; the stacks are then placed in another way."""
    return "only-two" if e.seat_counts[-1] == 2 else "over-two" if e.seat_counts[0] > 2 else "both"


def reset_needs(e: Edition) -> str:
    """SF-D2: on which of its two conditions it depends whether the face-up cards are dealt anew."""
    others, cards = e.reset_needs_others, e.reset_needs_cards
    if cards <= others:  # enough that are not wild are enough in all
        return "others" if others else "nothing"
    return "both" if others else "cards"


def plain(text: str) -> str:
    """In small letters, without accents."""
    return unicodedata.normalize("NFKD", text.casefold())


def table(points: Sequence[int], begin: int) -> str:
    """`0–1 → 0, 2 → 1, 3 → 2`: by number, from `begin` on; neighbours with equal points stand together."""
    parts: list[str] = []
    first = begin
    for number in range(begin, len(points)):
        if number + 1 == len(points) or points[number + 1] != points[number]:
            numbers = str(number) if number == first else f"{first}–{number}"
            parts.append(f"{numbers} → {points[number]}")
            first = number + 1
    return ", ".join(parts)


Numbers = Callable[[SanFranciscoWords, Edition], dict[str, object]]

NUMBERS: Final[dict[str, Numbers]] = {
    "SF-C1": lambda words, e: {
        "players": words.any_of([str(n) for n in e.seat_counts]),
        "cars": e.cars,
        "cards": sum(e.card_count),
        "deck": words.every([words.cards(color, n) for color, n in enumerate(e.card_count)]),
        "tickets": len(e.ticket_a),
        "tokens": len(e.symbols) * e.token_copies,
        "symbols": len(e.symbols),
        "copies": e.token_copies,
    },
    "SF-C2": lambda words, e: {
        "locations": len(e.locations),
        "routes": len(e.route_a),
        "ferries": sum(e.route_ferries),
        "doubles": doubles(e),
        "grays": grays(e),
    },
    "SF-S1": lambda words, e: {
        "symbols": words.every([words.symbol(symbol) for symbol in range(len(e.symbols))]),
        "fixed": len(e.fixed_places),
        "places": words.every([words.fixed_place(n) for n in range(len(e.fixed_places))]),
        "drawn": e.fixed_symbols.count(NONE),
        "tied": len(e.fixed_symbols) - e.fixed_symbols.count(NONE),
        "aside": len(e.symbols) - len(e.fixed_places),
        "heights": words.heights(e.stack_height),
    },
    "SF-S2": lambda words, e: {
        "hand": e.hand,
        "face_up": e.face_up,
        "reset": e.reset_at,
        "limit": e.reset_limit,
    },
    "SF-S3": lambda words, e: {"dealt": e.tickets_dealt, "least": e.tickets_kept},
    "SF-S4": lambda words, e: {
        "aside": len(e.symbols) - len(e.fixed_places),
        "heights": words.heights(e.placed_height),
        "players": placing(e),
    },
    "SF-D1": lambda words, e: {"cards": e.turn_cards, "face_up": e.face_up},
    "SF-D2": lambda words, e: {
        "reset": e.reset_at,
        "face_up": e.face_up,
        "limit": e.reset_limit,
        "others": e.reset_needs_others,
        "cards": e.reset_needs_cards,
        "needs": reset_needs(e),
    },
    "SF-R1": lambda words, e: {"grays": grays(e)},
    "SF-R3": lambda words, e: {"from": e.doubles_from, "both": both_routes(e)},
    "SF-R4": lambda words, e: {"points": table(e.points_by_length, 1)},
    "SF-K1": lambda words, e: {"tickets": e.turn_tickets, "least": e.turn_tickets_kept},
    "SF-E1": lambda words, e: {"cars": e.last_round_at},
    "SF-E3": lambda words, e: {"points": table(e.token_points, 0)},
}
