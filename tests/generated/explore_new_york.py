"""Editions of Explore New York made up at random: maps of every size, decks of every kind, any number of turns.

Everything is drawn within the bounds of games/explore_new_york/load.py, one after the other, so that each draw leaves
room for the next: no edition is ever thrown away.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Final, TypeVar

import grandtour as gt
from grandtour.core.editions import MOST_SEATS
from grandtour.games.explore_new_york.edition import GREY, KINDS, MANY, SYMBOLS, WHITE, intersections, roads
from grandtour.games.explore_new_york.load import (
    LEAST_SIDE,
    LETTERS,
    MOST,
    MOST_CAFES,
    MOST_CARDS,
    MOST_REVEALED,
    MOST_SIDE,
    TURN_CARDS,
)

Text = list[str]  # lines
At = tuple[int, int]
T = TypeVar("T")

SERIES: Final = "explore-new-york 365"  # another one would give other editions
PER_CARD: Final = 2  # tourists, at most
PER_CAFE: Final = 2


def written(seed: int) -> str:
    return Writer(seed).text()


class Writer:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.picker = gt.Picker(f"{SERIES}/{seed}")
        # The map.
        self.width = self.size(LEAST_SIDE, MOST_SIDE)
        self.height = self.size(LEAST_SIDE, MOST_SIDE)
        self.points = intersections(self.width, self.height)
        self.links = len(roads(self.width, self.height, self.points)[0])
        self.kinds = self.drawn_kinds()
        # Players, turns and how the cards are dealt.
        self.seats = self.drawn_seats()
        self.solo = self.chance(40)
        longest = min(self.width * self.height, self.links // 2)
        usual = self.between(1, min(longest, 12))
        self.most_turns = self.any_of([longest, self.between(1, longest), usual, usual, usual])
        self.turns = {n: self.most_turns if self.chance(60) else self.between(1, self.most_turns) for n in self.seats}
        self.turns[self.any_of(self.seats)] = self.most_turns
        self.reveal = self.size(TURN_CARDS, min(MOST_REVEALED, MOST_CARDS // self.most_turns))
        dealt = self.most_turns * self.reveal
        self.cards = dealt + self.size(0, min(20, MOST_CARDS - dealt))
        # The tourists. `room` is how many of each symbol can still come.
        self.room = [MANY - self.most_turns] * len(SYMBOLS)
        self.cafes = self.drawn_cafes()
        self.deck = [self.drawn_tourists(self.cards - number - 1) for number in range(self.cards)]
        # NY-L4: every turn has two links, and each `+` one more, of which two at most meet in a turn.
        spare = self.links - TURN_CARDS * self.most_turns
        most = self.cards if spare >= TURN_CARDS * self.most_turns else min(self.cards, spare)
        plus = self.size(0, most)
        self.plus = [number < plus for number in range(self.cards)]
        self.picker.shuffle(self.plus)

    # ---- drawing --------------------------------------------------------------------------------------------------
    def between(self, least: int, most: int) -> int:
        return least + self.picker.below(most - least + 1)

    def size(self, least: int, most: int) -> int:
        """Either bound every fifth time."""
        return self.any_of([least, most, *[self.between(least, most)] * 3])

    def chance(self, percent: int) -> bool:
        return self.picker.below(100) < percent

    def any_of(self, things: list[T]) -> T:
        return things[self.picker.below(len(things))]

    def drawn_kinds(self) -> list[list[int]]:
        """By row; one block at least is an attraction."""
        percent = self.size(1, 100)
        rows = [[self.drawn_kind(percent) for _ in range(self.width)] for _ in range(self.height)]
        rows[self.picker.below(self.height)][self.picker.below(self.width)] = self.picker.below(WHITE)
        return rows

    def drawn_kind(self, percent: int) -> int:
        return self.picker.below(WHITE) if self.chance(percent) else WHITE

    def drawn_seats(self) -> list[int]:
        most = MOST_SEATS if self.chance(20) else 4
        chosen = [n for n in range(2, most + 1) if self.chance(60)]
        return chosen or [self.between(2, most)]

    def drawn_cafes(self) -> list[tuple[At, list[int]]]:
        """Anywhere, and so many that every card can still have a tourist."""
        places = list(self.points)
        self.picker.shuffle(places)
        most = min(MOST_CAFES, len(places), (sum(self.room) - self.cards) // PER_CAFE)
        return [(at, self.symbols(PER_CAFE)) for at in places[: self.size(1, most)]]

    def drawn_tourists(self, cards_left: int) -> list[int]:
        two = sum(self.room) - cards_left >= PER_CARD and self.chance(30)
        return self.symbols(PER_CARD if two else 1)

    def symbols(self, number: int) -> list[int]:
        """So many tourists, for which there is room."""
        out = []
        for _ in range(number):
            symbol = self.any_of([symbol for symbol in range(len(SYMBOLS)) if self.room[symbol]])
            self.room[symbol] -= 1
            out.append(symbol)
        return out

    # ---- writing --------------------------------------------------------------------------------------------------
    def text(self) -> str:
        lines = ["[meta]", f'id = "generated-{self.seed}"', 'game = "explore-new-york"']
        lines += [f'title = "New York {self.seed}"', f"seats = {self.seats}", "rules_version = 1"]
        lines += self.map() + self.all_cafes() + self.all_cards() + self.deal() + self.scoring() + self.totals()
        return "\n".join(lines) + "\n"

    def map(self) -> Text:
        apart = " " if self.chance(50) else ""
        rows = [apart.join(LETTERS[kind] for kind in row) for row in self.kinds]
        lines = ["[map]", f"rows = {json.dumps(rows)}"]
        for y, row in enumerate(self.kinds, 1):
            for x, kind in enumerate(row, 1):
                if kind != WHITE:
                    lines += ["[[attraction]]", f'id = "sight-{x}-{y}"', f'name = "Sight {x} of {y}"']
                    lines += [f"at = [{x}, {y}]", f'type = "{KINDS[kind]}"']
        return lines

    def all_cafes(self) -> Text:
        lines = []
        for (x, y), symbols in self.cafes:
            lines += ["[[cafe]]", f'id = "cafe-{x}-{y}"', f'name = "Café {x} & {y}"']
            lines += [f"at = [{x}, {y}]", f"tourists = {tourists(symbols)}"]
        return lines

    def all_cards(self) -> Text:
        lines = []
        stars = self.size(0, 100)
        for number, symbols in enumerate(self.deck):
            shown = '"*"' if self.chance(stars) else str(self.between(1, max(self.width, self.height)))
            lines += ["[[card]]", f'id = "c{number}"', f"number = {shown}", f"tourists = {tourists(symbols)}"]
            if self.plus[number] or self.chance(10):
                lines.append(f"plus = {'true' if self.plus[number] else 'false'}")
        return lines

    def deal(self) -> Text:
        removed = {n: self.cards - turns * self.reveal for n, turns in self.turns.items()}
        lines = ["[deal]", f"reveal = {self.reveal}", f"discard = {self.reveal - TURN_CARDS}"]
        lines += [f"removed = {by_players(removed)}", f"turns = {by_players(self.turns)}"]
        if self.solo:
            turns = self.between(1, self.most_turns)
            lines += ["[solo]", 'mode = "score-attack"']
            lines += [f"removed = {self.cards - turns * self.reveal}", f"turns = {turns}"]
        return lines

    def scoring(self) -> Text:
        grey = [0]
        while len(grey) <= self.counted()[GREY] or (len(grey) <= MOST_SIDE * MOST_SIDE and self.chance(20)):
            grey.append(min(MOST, grey[-1] + self.size(0, 20)))
        return ["[scoring]", f"cafe = {self.size(0, 20)}", f"yellow = {self.size(0, 20)}", f"grey = {grey}"]

    def totals(self) -> Text:
        numbers = {
            "attractions": self.width * self.height - self.counted()[WHITE],
            "cafes": len(self.cafes),
            "cards": self.cards,
            "plus": sum(self.plus),
            "intersections": len(self.points),
            "links": self.links,
        }
        lines = ["[totals]", *(f"{name} = {number}" for name, number in numbers.items())]
        for name, groups in (("cafe_tourists", [symbols for _, symbols in self.cafes]), ("card_tourists", self.deck)):
            counted = Counter(symbol for group in groups for symbol in group)
            lines.append(f"{name} = {table({SYMBOLS[k]: counted[k] for k in range(len(SYMBOLS))})}")
        lines.append(f"blocks = {table({name: self.counted()[kind] for kind, name in enumerate(KINDS)})}")
        return lines

    def counted(self) -> Counter[int]:
        return Counter(kind for row in self.kinds for kind in row)


def tourists(symbols: list[int]) -> str:
    return json.dumps([SYMBOLS[symbol] for symbol in symbols])


def by_players(numbers: dict[int, int]) -> str:
    return table({str(n): numbers[n] for n in sorted(numbers)})


def table(numbers: dict[str, int]) -> str:
    return "{ " + ", ".join(f"{name} = {number}" for name, number in numbers.items()) + " }"
