"""Positions of Explore New York for tests, in the words of the game.

`table(seats=2)` has drawn seat 0 as the first player and nothing else. Its methods then change it in readable words;
what is played goes through the checked door.

    table().drawn(0, "4,4-4,5").taken(0, "4,5").turn_cards("4b", "5a").play_as(0, "block 5,4", "link 4,4-5,4", "end")

Here are also the roads, sides and offers of a map once more, found in another way than the rules find them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grandtour.core.game import CHANCE, Action, Event
from grandtour.core.masks import in_mask
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.edition import STAR, SYMBOLS, WHITE, Edition, counts
from grandtour.games.explore_new_york.edition import tourists_of as group_of
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.load import load
from grandtour.games.explore_new_york.state import DOINGS, PHASES, REVEAL, NYState, links_of
from tests import tables

Point = tuple[int, int]
LinkEnds = frozenset[Point]


@cache
def new_york(edition: str = "grand-tour", plus_after_fallback: bool = True) -> ExploreNewYork:
    return ExploreNewYork(load(edition), plus_after_fallback)


def bare_edition(width: int, height: int, **changes: object) -> Edition:
    """A map of that size with white blocks, no cafes and no cards, but for the changes."""
    blocks = width * height
    fields: dict[str, object] = {
        "id": "bare",
        "title": "Bare",
        "hash": "",
        "rules_version": 1,
        "own_design": True,
        "seat_counts": [2],
        "house_seats": [],
        "removed": {2: 0},
        "turns": {2: 1},
        "reveal": 3,
        "discard": 1,
        "width": width,
        "height": height,
        "block_kind": [WHITE] * blocks,
        "block_names": [""] * blocks,
        "cafes": [],
        "cafe_names": [],
        "cafe_at": [],
        "cafe_tourists": [],
        "cards": [],
        "card_number": [],
        "card_tourists": [],
        "card_plus": [],
        "cafe_points": 3,
        "yellow_points": 6,
        "grey_points": [0],
    }
    return Edition(**(fields | changes))  # type: ignore[arg-type]


class Table(tables.Table[ExploreNewYork, NYState]):
    """A position of Explore New York."""

    @property
    def edition(self) -> Edition:
        return self.game.edition

    # ---- numbers for words ----------------------------------------------------------------------------------
    def block(self, name: str) -> int:
        return self.edition.blocks.index(name)

    def link(self, name: str) -> int:
        return self.edition.links.index(name)

    def cafe(self, slug: str) -> int:
        return self.edition.cafes.index(slug)

    def card(self, slug: str) -> int:
        return self.edition.cards.index(slug)

    # ---- putting things in place ----------------------------------------------------------------------------
    def tourists(self, seat: int, block: str, *symbols: str) -> Table:
        """These tourists, and no others, are in the seat's block; from which turn is left open."""
        at = seat * len(self.edition.blocks) + self.block(block)
        self.state.tourists[at] = group_of([SYMBOLS.index(symbol) for symbol in symbols])
        return self

    def taken(self, seat: int, *blocks: str) -> Table:
        """There is a tourist in each of these blocks."""
        for block in blocks:
            self.tourists(seat, block, "circle")
        return self

    def drawn(self, seat: int, *links: str) -> Table:
        """The seat has drawn these links in earlier turns; the cafes at their ends are used."""
        e, s = self.edition, self.state
        for name in links:
            link = self.link(name)
            s.drawn[seat * len(e.links) + link] = 1
            for point in (e.link_a[link], e.link_b[link]):
                if point in e.cafe_point:
                    s.used[seat] |= 1 << e.cafe_point.index(point)
        return self

    def used(self, seat: int, *cafes: str) -> Table:
        """The seat has used these cafes; by which links is left open."""
        for cafe in cafes:
            self.state.used[seat] |= 1 << self.cafe(cafe)
        return self

    # ---- playing --------------------------------------------------------------------------------------------
    def reveal(self, *cards: str) -> Table:
        """Chance reveals these cards."""
        for card in cards:
            self.play_as(CHANCE, f"card {card}")
        return self

    def turn_cards(self, *cards: str) -> Table:
        """The turn begins and the first player keeps these two; what is discarded was never needed."""
        e, s = self.edition, self.state
        others = [e.cards[card] for card in s.deck if e.cards[card] not in cards][: e.discard]
        self.reveal(*cards, *others)
        return self.play_as(s.first, *(f"discard {card}" for card in others))

    def any_turn(self, *seats: int) -> Table:
        """Each of the seats plays the turn somehow: the first of all legal actions until it may end."""
        for seat in seats:
            while seat in self.actors:
                texts = self.legal(seat)
                self.play_as(seat, "end" if "end" in texts else texts[0])
        return self

    # ---- reading --------------------------------------------------------------------------------------------
    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def doing(self, seat: int) -> str:
        return DOINGS[self.state.doing[seat]]

    def shown(self) -> list[str]:
        return [self.edition.cards[card] for card in self.state.shown]

    def blocks(self, seat: int) -> list[str]:
        """The blocks that may be chosen."""
        return [text.removeprefix("block ") for text in self.legal(seat) if text.startswith("block")]

    def links(self, seat: int) -> list[str]:
        """The links that may be drawn."""
        return [text.removeprefix("link ") for text in self.legal(seat) if text.startswith("link")]

    def may_end(self, seat: int) -> bool:
        return "end" in self.legal(seat)

    def people(self, seat: int, block: str) -> list[int]:
        """How many circles, squares and triangles are in the block."""
        return counts(self.state.tourists[seat * len(self.edition.blocks) + self.block(block)])

    def crowd(self, seat: int) -> dict[str, list[int]]:
        """The same for every block that has tourists."""
        return {block: self.people(seat, block) for block in self.edition.blocks if any(self.people(seat, block))}

    def map_links(self, seat: int) -> list[str]:
        return [self.edition.links[link] for link in links_of(self.edition, self.state, seat)]

    def used_cafes(self, seat: int) -> list[str]:
        return [self.edition.cafes[cafe] for cafe in in_mask(self.state.used[seat])]


def new_table(seats: int = 2, edition: str = "grand-tour", plus_after_fallback: bool = True) -> Table:
    """Before the first player is drawn."""
    game = new_york(edition, plus_after_fallback)
    return Table(game, game.new(seats))


def table(seats: int = 2, edition: str = "grand-tour", plus_after_fallback: bool = True, first: int = 0) -> Table:
    """The first turn is about to begin."""
    t = new_table(seats, edition, plus_after_fallback).play_as(CHANCE, f"first {first}")
    assert t.state.phase == REVEAL
    t.events.clear()
    return t


# ---- random games ---------------------------------------------------------------------------------------------
def random_step(game: ExploreNewYork, state: NYState, picker: Picker) -> tuple[int, Action]:
    """Somebody who is to act, and something that it may do."""
    actors = game.actors(state)
    seat = actors[picker.below(len(actors))]
    legal = game.legal_actions(state, seat)
    return seat, legal[picker.below(len(legal))]


def random_game(
    game: ExploreNewYork, seats: int, seed: int | str
) -> Iterator[tuple[NYState, int, Action, list[Event]]]:
    """Any of the legal actions, step by step: see `tables.random_steps`."""
    return tables.random_steps(game, game.new(seats), seed, lambda state, picker: random_step(game, state, picker))


def last_position(game: ExploreNewYork, seats: int, seed: int) -> NYState:
    """A random game played to its end."""
    return tables.end_of(random_game(game, seats, seed))


# ---- the map once more ------------------------------------------------------------------------------------------
def ends_of(e: Edition, link: int) -> LinkEnds:
    return frozenset({e.points[e.link_a[link]], e.points[e.link_b[link]]})


def sides_of(e: Edition, block: str) -> set[LinkEnds]:
    """NY-C3: around the block from corner to corner; at a corner of the map the road cuts it off."""
    x, y = (int(n) for n in block.split(","))
    around: list[Point] = [
        corner
        for corner in ((x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y))
        if not (corner[0] in (0, e.width) and corner[1] in (0, e.height))
    ]
    return {frozenset({around[i - 1], around[i]}) for i in range(len(around))}


def offered(e: Edition, a: int, b: int) -> set[str]:
    """NY-B2 to NY-B4: say a number for each card, a `*` may be any; the blocks with these coordinates."""
    most = max(e.width, e.height)
    said = [range(1, most + 1) if number == STAR else [number] for number in (a, b)]
    pairs = {pair for p in said[0] for q in said[1] for pair in ((p, q), (q, p))}
    return {f"{x},{y}" for x, y in pairs} & set(e.blocks)
