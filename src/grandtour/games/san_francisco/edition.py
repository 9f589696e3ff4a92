"""One edition of San Francisco in the form that the rules use: ids are numbers, in the order of the file.

`load.py` reads and checks the file; nothing here opens one. A plain class because the rules read it in every step.
"""

from __future__ import annotations

from typing import Final

GRAY: Final = -1
NONE: Final = -1


class Edition:
    def __init__(
        self,
        id: str,
        title: str,
        hash: str,
        rules_version: int,
        seat_counts: list[int],
        colors: list[str],
        card_count: list[int],
        wild: int,
        cars: int,
        hand: int,
        tickets_dealt: int,
        tickets_kept: int,
        last_round_at: int,
        turn_cards: int,
        turn_tickets: int,
        turn_tickets_kept: int,
        face_up: int,
        reset_at: int,
        reset_limit: int,
        reset_needs_others: int,
        reset_needs_cards: int,
        points_by_length: list[int],
        symbols: list[str],
        token_copies: int,
        stack_height: dict[int, int],
        placed_height: dict[int, int],
        fixed_places: list[int],
        token_points: list[int],
        doubles_from: int,
        locations: list[str],
        location_names: list[str],
        route_a: list[int],
        route_b: list[int],
        route_length: list[int],
        route_color: list[int],
        route_ferries: list[int],
        ticket_a: list[int],
        ticket_b: list[int],
        ticket_points: list[int],
        own_design: bool,
        fixed_symbols: list[int] | None = None,
        color_names: dict[str, dict[str, str]] | None = None,
        symbol_names: dict[str, dict[str, str]] | None = None,
        former_hash: str = "",
    ) -> None:
        self.id = id
        self.title = title
        self.hash = hash
        self.former_hash = former_hash or hash
        self.rules_version = rules_version
        self.seat_counts = seat_counts
        self.colors = colors  # slugs; the wild one among them
        self.card_count = card_count  # by color
        self.wild = wild  # the color of the ferry cards
        self.cars = cars
        self.hand = hand
        self.tickets_dealt = tickets_dealt
        self.tickets_kept = tickets_kept  # at least
        self.last_round_at = last_round_at
        self.turn_cards = turn_cards
        self.turn_tickets = turn_tickets
        self.turn_tickets_kept = turn_tickets_kept  # at least
        self.face_up = face_up
        self.reset_at = reset_at
        self.reset_limit = reset_limit
        self.reset_needs_others = reset_needs_others
        self.reset_needs_cards = reset_needs_cards
        self.points_by_length = points_by_length
        self.symbols = symbols
        self.token_copies = token_copies
        self.stack_height = stack_height  # by number of seats
        self.placed_height = placed_height  # of the stacks that players place, by number of seats
        self.fixed_places = fixed_places
        # By fixed place the symbol that always lies there, NONE where chance draws it.
        self.fixed_symbols = [NONE] * len(fixed_places) if fixed_symbols is None else fixed_symbols
        self.token_points = token_points  # by number of different tokens held
        self.doubles_from = doubles_from  # from this many seats on both routes of a pair may be claimed
        self.locations = locations
        self.location_names = location_names
        self.route_a = route_a
        self.route_b = route_b
        self.route_length = route_length
        self.route_color = route_color  # GRAY takes one color of the player's choice
        self.route_ferries = route_ferries
        self.ticket_a = ticket_a
        self.ticket_b = ticket_b
        self.ticket_points = ticket_points
        # What players read for an id, by language; where there is nothing, a word of ours or the id serves.
        self.color_names: dict[str, dict[str, str]] = {} if color_names is None else color_names
        self.symbol_names: dict[str, dict[str, str]] = {} if symbol_names is None else symbol_names
        self.own_design = own_design  # no copy of a published board
        self.twin = twins(route_a, route_b)  # the other route of a double route, or NONE


def twins(route_a: list[int], route_b: list[int]) -> list[int]:
    """SF-C2: two routes with the same ends are a double route."""
    first: dict[tuple[int, int], int] = {}
    twin = [NONE] * len(route_a)
    for route in range(len(route_a)):
        ends = (min(route_a[route], route_b[route]), max(route_a[route], route_b[route]))
        if ends in first:
            twin[route] = first[ends]
            twin[first[ends]] = route
        else:
            first[ends] = route
    return twin
