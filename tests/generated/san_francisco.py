"""Editions of San Francisco made up at random, right by the way they are made.

The map grows first, then everything else is given the room that it leaves: a deck that can pay for every route, tickets
enough to deal, points as far as the longest route goes.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from grandtour.games.san_francisco.load import (
    MOST_CARDS,
    MOST_COLORS,
    MOST_LENGTH,
    MOST_LOCATIONS,
    MOST_OFFERED,
    MOST_ROUTES,
    MOST_SYMBOLS,
    MOST_TICKETS,
)

COLORS: Final = ("red", "blue", "green", "black", "purple", "orange", "ferry", "pink", "white", "yellow", "sea-green")
WILDS: Final = ("ferry", "loco", "joker", "boat", "any-train", "orange")
SYMBOLS: Final = ("bridge", "crab", "teapot", "clock", "old-mill", "owl", "poppy", "star")
# Locations from and to, the longest route, tickets at most: what is printed anywhere is medium or large.
SIZES: Final = {
    "tiny": (3, 5, 3, 12),
    "small": (5, 12, 4, 24),
    "medium": (12, 30, 6, 46),
    "large": (30, 60, 8, 90),
    "huge": (60, MOST_LOCATIONS, MOST_LENGTH, MOST_TICKETS),
}


@dataclass
class Route:
    a: int
    b: int
    length: int
    color: str = "gray"
    ferries: int = 0


def written(seed: int) -> str:
    """The text of the edition with this number: every fifth is huge or odd."""
    dice = random.Random(f"san-francisco {seed}")
    odd = seed % 5 == 4
    size = (
        dice.choice(["tiny", "huge"]) if odd else dice.choice(["tiny", "small", "small", "medium", "medium", "large"])
    )
    least, most, longest, most_tickets = SIZES[size]
    seats = sorted(dice.sample(range(2, 11), dice.randint(1, 9)) if odd else range(2, dice.randint(2, 5) + 1))
    many = seats[-1]

    places = dice.randint(least, most)
    while places * (places - 1) // 2 < many:  # a ticket each at least, no two of them alike
        places += 1
    routes = grown(dice, places, dice.randint(1, longest))
    colors, counts, wild = deck(dice, odd, many, routes)
    longest = max(route.length for route in routes)

    pairs = list(combinations(range(places), 2))
    tickets = dice.sample(pairs, dice.randint(many, max(many, min(len(pairs), most_tickets))))
    dealt = dice.randint(1, min(MOST_OFFERED, len(tickets) // many, MOST_OFFERED if odd else 3))
    turn_tickets = dice.randint(1, MOST_OFFERED if odd else 4)

    cards = sum(counts)
    hand = dice.randint(1, max(1, min((cards - 1) // many, 40 if odd else 5)))
    face_up = dice.randint(1, max(1, min(cards - hand * many, 30 if odd else 6)))
    cars = dice.randint(longest, 4 * longest + dice.choice([0, 10, 60]))

    def by_players(low: int, high: int) -> str:
        return f"{{ {', '.join(f'{n} = {dice.randint(low, high)}' for n in seats)} }}"

    text = [
        "[meta]",
        f'id = "made-{seed}"',
        'game = "san-francisco"',
        f'title = "Made {seed}"',
        f"seats = {seats}",
        "rules_version = 1",
        "[deck]",
        f"colors = {slugs(colors)}",
        f"count = {counts}",
        f'wild = "{wild}"',
        f"total = {cards}",
        "[start]",
        f"cars = {cars}",
        f"hand = {hand}",
        f"tickets_dealt = {dealt}",
        f"tickets_kept = {dice.randint(1, dealt)}",
        f"last_round_at = {dice.randint(0, min(cars - 1, 4))}",
        "[market]",
        f"face_up = {face_up}",
        f"reset_at = {dice.randint(1, face_up)}",
        f"reset_limit = {dice.randint(0, 9 if odd else 3)}",
        f"reset_needs_others = {dice.choice([0, 3, 10])}",
        f"reset_needs_cards = {dice.choice([0, 4, 10, 30])}",
        "[turn]",
        f"cards = {dice.randint(1, 12 if odd else 3)}",
        f"tickets = {turn_tickets}",
        f"tickets_kept = {dice.randint(1, turn_tickets)}",
        "[points]",
        f"by_length = {[0, *(dice.choice([n, n * n // 2, dice.randint(0, 20)]) for n in range(1, longest + 1))]}",
        "[doubles]",
        f"both_from = {dice.randint(2, 11)}",
    ]
    if dice.randrange(4):
        most = min(places, MOST_SYMBOLS if odd else 7)
        symbols = dice.sample([*SYMBOLS, *(f"s{n}" for n in range(MOST_SYMBOLS))], dice.randint(1, most))
        fixed = dice.sample(range(places), dice.randint(0, len(symbols)))
        copies = dice.randint(1, 6)
        tied = dice.randint(0, len(fixed)) if dice.randrange(3) == 0 else 0
        text += [
            "[tokens]",
            f"symbols = {slugs(symbols)}",
            f"copies = {copies}",
            f"stack = {by_players(1, copies)}",
            f"placed = {by_players(1, copies)}",
            f"fixed = [{', '.join(lying(place, symbols[k] if k < tied else '') for k, place in enumerate(fixed))}]",
            f"score = {sorted(dice.randint(0, 20) for _ in range(len(symbols) + 1))}",
        ]
    if dice.randrange(3) == 0:
        plain = next(color for color in colors if color != wild)
        named = f"{{ en = 'shade of {plain}', fr = 'ton {plain}' }}"
        text += ["[names.colors]", f"{wild} = 'Grand Joker'", f"{plain} = {named}"]
    points = [dice.randint(1, 20) for _ in tickets]
    text += totals(places, routes, points)
    text += ["[board]", "locations = ["]
    text += [f'  {{ id = "{place_name(n)}", name = "Place {n}" }},' for n in range(places)]
    text += ["]", "routes = ["]
    for route in routes:
        symbols_on = f", ferries = {route.ferries}" if route.ferries else ""
        ends = f'a = "{place_name(route.a)}", b = "{place_name(route.b)}"'
        text.append(f'  {{ {ends}, length = {route.length}, color = "{route.color}"{symbols_on} }},')
    text += ["]", "tickets = ["]
    for (a, b), worth in zip(tickets, points, strict=True):
        text.append(f'  {{ a = "{place_name(a)}", b = "{place_name(b)}", points = {worth} }},')
    return "\n".join([*text, "]", ""])


def place_name(number: int) -> str:
    return f"p{number}"


def lying(place: int, symbol: str) -> str:
    return f"{{ at = '{place_name(place)}', symbol = '{symbol}' }}" if symbol else f"'{place_name(place)}'"


def slugs(names: list[str]) -> str:
    return f"[{', '.join(f'{name!r}' for name in names)}]"


def grown(dice: random.Random, places: int, longest: int) -> list[Route]:
    """A tree of all places, then ways round, then the second sides of double routes; not yet with colors."""
    joined = {(dice.randrange(n), n) for n in range(1, places)}
    for _ in range(dice.randint(0, min(places * 2, MOST_ROUTES - places))):
        a, b = sorted(dice.sample(range(places), 2))
        joined.add((a, b))
    share = dice.choice([0.0, 0.3, 1.0])
    routes: list[Route] = []
    for a, b in sorted(joined):
        length = dice.randint(1, longest) if dice.randrange(3) else dice.randint(1, min(3, longest))
        twice = dice.random() < share and len(joined) + len(routes) < MOST_ROUTES
        ends = (a, b) if dice.randrange(2) else (b, a)
        routes += [Route(*ends, length) for _ in range(2 if twice else 1)]
    dice.shuffle(routes)
    return routes


def deck(dice: random.Random, odd: bool, seats: int, routes: list[Route]) -> tuple[list[str], list[int], str]:
    """The cards, and by them the colors and ferry symbols of the routes, so that each of them can be paid for."""
    wild = dice.choice(WILDS)
    plain = [color for color in (*COLORS, *(f"c{n}" for n in range(MOST_COLORS))) if color != wild]
    plain = plain[: MOST_COLORS - 1 if odd and dice.randrange(3) == 0 else dice.randint(1, 8)]
    longest = max(route.length for route in routes)
    wilds = dice.randint(1, max(2, 2 * longest))
    counts = {color: dice.randint(1, max(2, dice.choice([longest, 12, 3 * longest]))) for color in plain}
    best = max(counts, key=lambda color: counts[color])
    counts[best] = max(counts[best], longest)  # so that a gray route can be paid for
    counts[best] = min(MOST_CARDS, counts[best] + max(0, seats + 1 - wilds - sum(counts.values())))
    gray = dice.random()
    for route in routes:
        can = [color for color in plain if counts[color] + wilds >= route.length]
        if dice.random() >= gray and can:
            route.color = dice.choice(can)
        if dice.randrange(4) == 0:
            route.ferries = dice.randint(1, min(route.length, wilds))
    colors = [*plain, wild]
    dice.shuffle(colors)
    return colors, [wilds if color == wild else counts[color] for color in colors], wild


def totals(places: int, routes: list[Route], points: list[int]) -> list[str]:
    joined = Counter(frozenset((route.a, route.b)) for route in routes)
    spaces: Counter[str] = Counter()
    for route in routes:
        spaces[route.color] += route.length

    def table(counted: Counter[str]) -> str:
        return f"{{ {', '.join(f'{name} = {number}' for name, number in counted.items())} }}"

    return [
        "[totals]",
        f"locations = {places}",
        f"pairs = {len(joined)}",
        f"doubles = {sum(n == 2 for n in joined.values())}",
        f"routes = {len(routes)}",
        f"ferries = {sum(route.ferries for route in routes)}",
        f"spaces = {spaces.total()}",
        f"routes_by_length = {table(Counter(str(route.length) for route in routes))}",
        f"routes_by_color = {table(Counter(route.color for route in routes))}",
        f"spaces_by_color = {table(spaces)}",
        f"tickets = {len(points)}",
        f"ticket_points = {sum(points)}",
    ]
