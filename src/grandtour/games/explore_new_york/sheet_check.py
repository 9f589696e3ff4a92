"""What cannot be on a sheet of the paper game, and the rule that forbids it.

Only what is certain is named: a sheet tells neither the cards nor the order of the turns, so a mark cannot be when no
cards and no order would lead to it. A sheet of a game that is not over is judged as far as it goes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from grandtour.games.explore_new_york.edition import SYMBOLS, Edition, count, counts, tourists_of
from grandtour.games.explore_new_york.load import TURN_CARDS
from grandtour.games.explore_new_york.sheet import Sheet
from grandtour.games.explore_new_york.tables import offered

PAIR: Final = 2  # NY-L1 (a): links without a `+`
MOST_STEPS: Final = 100_000  # of the search for cards; beyond that nothing is said

CardType = tuple[int, int, int]  # number, tourists, plus: cards that are alike
FALLBACK: Final = ()
Cards = tuple[CardType, ...]  # two, or FALLBACK
Groups = tuple[int, ...]  # what cafés gave, in ascending order


def check_sheet(sheet: Sheet) -> None:
    """Adds to `sheet.troubles`."""
    check_turns(sheet)
    check_strokes(sheet)
    check_cafes(sheet)
    check_blocks(sheet)
    if not sheet.troubles:
        check_together(sheet)
    sheet.troubles.sort(key=lambda trouble: trouble.line or 0)


def check_turns(sheet: Sheet) -> None:
    """NY-S2: a block each turn."""
    turns = sheet.edition.turns[sheet.players]
    if sheet.turns > turns:
        sheet.trouble("NY-S2", "blocks", ("blocks",), blocks=sheet.turns, turns=turns, players=sheet.players)


def check_strokes(sheet: Sheet) -> None:
    """NY-L1, NY-L3: in each turn one link or two, and one for each `+` on its cards."""
    turns, links = sheet.turns, sheet.strokes
    plus = min(sum(sheet.edition.card_plus), turns * TURN_CARDS)
    most = turns * PAIR + plus
    if links > most:
        sheet.trouble("NY-L3", "many", ("links",), links=links, turns=turns, plus=plus, most=most)
    elif links < turns:
        sheet.trouble("NY-L1", "few", ("links",), links=links, turns=turns)


def check_cafes(sheet: Sheet) -> None:
    """NY-K1: used are those that a link touches, all of them and no others."""
    e = sheet.edition
    touched = sheet.touched()
    for cafe, place in sheet.cafes.items():
        if cafe not in touched:
            sheet.trouble("NY-K1", "far", place, cafe=e.cafe_names[cafe], point=e.point_names[e.cafe_point[cafe]])
    for cafe in sorted(touched - sheet.cafes.keys()):
        point = e.cafe_point[cafe]
        place = next(place for link, place in sheet.links.items() if point in (e.link_a[link], e.link_b[link]))
        sheet.trouble("NY-K1", "unmarked", place, cafe=e.cafe_names[cafe], point=e.point_names[point])


# ---- where the tourists of a block come from -----------------------------------------------------------------
def check_blocks(sheet: Sheet) -> None:
    """NY-P1, NY-P2, NY-K1, block by block."""
    e = sheet.edition
    deck = Counter(zip(e.card_number, e.card_tourists, e.card_plus, strict=True))
    used = Counter(e.cafe_tourists[cafe] for cafe in sheet.cafes.keys() | sheet.touched())
    every = Counter(e.cafe_tourists)
    for block, place in sheet.blocks.items():
        group = sheet.tourists[block]
        falls = sheet.lost_blocks > 0 or can_fall_back(e, deck, sheet.blocks.keys() - {block})
        if any(ways(e, deck, used, block, group, falls)):
            continue
        facts = {"block": e.blocks[block], "tourists": counts(group)}
        if any(ways(e, deck, every, block, group, falls)):
            sheet.trouble("NY-K1", "unused", place, **facts)
        elif any(ways(e, deck, used, block, group, falls=True)):
            sheet.trouble("NY-P2", "no-fallback", place, **facts)
        else:
            sheet.trouble("NY-P1", "tourists", place, **facts)


def ways(
    e: Edition, deck: Counter[CardType], cafes: Counter[int], block: int, group: int, falls: bool
) -> Iterator[tuple[Cards, Groups]]:
    """How the block may have come to exactly these tourists: two cards that lead there, or one tourist; and cafés."""
    x, y = block % e.width + 1, block // e.width + 1
    near = [card for card in deck if card[0] in (0, x, y)]
    for first, card in enumerate(near):
        for other in near[first if deck[card] > 1 else first + 1 :]:
            if block in offered(e, card[0], other[0]) and fits(card[1] + other[1], group):
                for given in from_cafes(cafes, group - card[1] - other[1]):
                    yield (card, other), given
    if falls:  # NY-P2
        for symbol in range(len(SYMBOLS)):
            if count(group, symbol):
                for given in from_cafes(cafes, group - tourists_of([symbol])):
                    yield FALLBACK, given


def fits(part: int, group: int) -> bool:
    return all(few <= many for few, many in zip(counts(part), counts(group), strict=True))


def from_cafes(cafes: Counter[int], group: int, least: int = 0) -> Iterator[Groups]:
    """The choices of cafés whose tourists together are the group."""
    if group == 0:
        yield ()
        return
    for kind in sorted(cafes):
        if kind >= least and cafes[kind] and fits(kind, group):
            for more in from_cafes(cafes - Counter([kind]), group - kind, kind):
                yield (kind, *more)


def can_fall_back(e: Edition, deck: Counter[CardType], taken: set[int]) -> bool:
    """NY-B5: two cards may come of which all blocks are taken."""
    numbers = Counter(card[0] for card in deck.elements())
    return any(
        taken.issuperset(offered(e, a, b)) for a in numbers for b in numbers if a < b or (a == b and numbers[a] > 1)
    )


# ---- all blocks together -------------------------------------------------------------------------------------
def check_together(sheet: Sheet) -> None:
    """Every card lies in one turn only, every used café went to one block, and the `+` are those of the cards."""
    if not sheet.blocks:
        return
    cards = Deal(sheet)
    if not cards.possible(with_links=False):
        sheet.trouble("NY-P1", "together", ("blocks",), blocks=len(sheet.blocks))
    elif not cards.possible(with_links=True):
        sheet.trouble("NY-L3", "cards", ("links",), links=sheet.strokes)


class Deal:
    """Looks for cards and cafés that give all blocks their tourists."""

    def __init__(self, sheet: Sheet) -> None:
        e = sheet.edition
        self.deck = Counter(zip(e.card_number, e.card_tourists, e.card_plus, strict=True))
        self.cafes = Counter(e.cafe_tourists[cafe] for cafe in sheet.cafes)
        self.plus = sum(e.card_plus)
        self.turns = sheet.turns
        self.links = sheet.strokes
        self.ways: list[list[tuple[Cards, Groups]]] = []  # by block, those with few ways first
        for block in sheet.blocks:
            falls = can_fall_back(e, self.deck, sheet.blocks.keys() - {block})
            self.ways.append(list(ways(e, self.deck, self.cafes, block, sheet.tourists[block], falls)))
        self.ways.sort(key=len)
        self.with_links = False
        self.steps = 0
        self.failed: set[tuple[object, ...]] = set()

    def possible(self, with_links: bool) -> bool:
        self.with_links = with_links
        self.steps = 0
        self.failed.clear()
        return self.search(0, self.deck, self.cafes, 0, 0)

    def search(self, at: int, deck: Counter[CardType], cafes: Counter[int], plus: int, fallbacks: int) -> bool:
        """Whether the blocks from `at` on can have what they have; True also where it takes too long to say."""
        if at == len(self.ways):
            return not +cafes and (not self.with_links or self.links_fit(plus, fallbacks))
        self.steps += 1
        if self.steps > MOST_STEPS:
            return True
        key = (at, frozenset((+deck).items()), frozenset((+cafes).items()), fallbacks)
        if key in self.failed:
            return False
        for cards, given in self.ways[at]:
            left, other = Counter(deck), Counter(cafes)
            left.subtract(cards)
            other.subtract(given)
            if min(left.values()) >= 0 and min(other.values(), default=0) >= 0:
                more = sum(card[2] for card in cards)
                if self.search(at + 1, left, other, plus + more, fallbacks + (cards == FALLBACK)):
                    return True
        self.failed.add(key)
        return False

    def links_fit(self, plus: int, fallbacks: int) -> bool:
        """NY-L1 to NY-L3. Which cards lay there at a fallback the sheet does not tell: any `+` that is left."""
        least = self.turns + plus
        most = self.turns * PAIR - fallbacks + plus + min(fallbacks * TURN_CARDS, self.plus - plus)
        return least <= self.links <= most
