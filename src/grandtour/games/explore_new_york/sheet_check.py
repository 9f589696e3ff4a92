"""What cannot be on a sheet of the paper game, and the rule that forbids it.

Only what is certain is named: a sheet tells neither the cards nor the order of the turns, so a mark cannot be when no
cards and no order would lead to it. A sheet of a game that is not over is judged as far as it goes. Where a mark is
named already because the map has no such thing, nobody knows what was meant: what may follow from it is not held
against the sheet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from grandtour.games.explore_new_york.edition import SYMBOLS, Edition, count, counts, tourists_of
from grandtour.games.explore_new_york.load import TURN_CARDS
from grandtour.games.explore_new_york.route_graph import Network
from grandtour.games.explore_new_york.sheet import Sheet
from grandtour.games.explore_new_york.tables import offered

PAIR: Final = 2  # NY-L1 (a): links without a `+`
MIXED_UP: Final = {2: 3, 4: 3}  # NY-S2: by players, those whose number of turns the rulebooks print instead
MOST_STEPS: Final = 200_000  # of the search for cards and cafés, a second at most; beyond that nothing is said

CardType = tuple[int, int, int]  # number, tourists, plus: cards that are alike
FALLBACK: Final = ()
Cards = tuple[CardType, ...]  # two, or FALLBACK
Groups = tuple[int, ...]  # what cafés gave, in ascending order


def check_sheet(sheet: Sheet) -> None:
    """Adds to `sheet.troubles`. Whether the marks go together is asked once each of them is in order."""
    sources = Sources(sheet.edition)
    check_turns(sheet)
    check_strokes(sheet)
    check_cafes(sheet)
    try:
        check_blocks(sheet, sources)
        if not sheet.troubles:
            check_pairs(sheet)
            check_together(sheet, sources)
    except TooLong:
        pass
    sheet.sort_troubles()


def check_turns(sheet: Sheet) -> None:
    """NY-S2: a block each turn. Whoever played as many turns as the rulebooks print is told of their misprint."""
    e, blocks, turns = sheet.edition, len(sheet.blocks), sheet.turns_of_game
    if turns is None or blocks <= turns:
        return
    if blocks == e.turns.get(MIXED_UP.get(sheet.players, 0)):
        sheet.trouble("NY-S2", "misprint", ("blocks",), blocks=blocks, turns=turns, players=sheet.players)
    else:
        sheet.trouble("NY-S2", "blocks", ("blocks",), blocks=blocks, turns=turns, players=sheet.players)


def check_strokes(sheet: Sheet) -> None:
    """NY-L1, NY-L3: in each turn one link or two, and one for each `+` on its cards."""
    links, plus = len(sheet.links), most_plus(sheet)
    most = sheet.turns * PAIR + plus
    turns = len(sheet.blocks) if sheet.turns_of_game is None else min(len(sheet.blocks), sheet.turns_of_game)
    if links > most:
        sheet.trouble("NY-L3", "many", ("links",), links=links, turns=sheet.turns, plus=plus, most=most)
    elif links + sheet.lost_links < turns:
        sheet.trouble("NY-L1", "few", ("links",), links=links, turns=turns)


def most_plus(sheet: Sheet) -> int:
    return min(sum(sheet.edition.card_plus), sheet.turns * TURN_CARDS)


def check_cafes(sheet: Sheet) -> None:
    """NY-K1: used are those that a link touches, all of them and no others."""
    e = sheet.edition
    touched = sheet.touched()
    for cafe, place in sheet.cafes.items():
        if cafe not in touched and not sheet.lost_links:
            sheet.trouble("NY-K1", "far", place, cafe=e.cafe_names[cafe], point=e.point_names[e.cafe_point[cafe]])
    for cafe in sorted(touched - sheet.cafes.keys()):
        point = e.cafe_point[cafe]
        place = next(place for link, place in sheet.links.items() if point in (e.link_a[link], e.link_b[link]))
        sheet.trouble("NY-K1", "unmarked", place, cafe=e.cafe_names[cafe], point=e.point_names[point])


# ---- links that join -----------------------------------------------------------------------------------------
def check_pairs(sheet: Sheet) -> None:
    """NY-L1: beyond one link a turn and the `+` there are pairs: a side of the turn's block and a link joined to it.

    Which turns were fallbacks, without a pair (NY-L2), the sheet does not tell, so every block may have one.
    """
    needed = len(sheet.links) - sheet.turns - most_plus(sheet)
    pairs = most_pairs(sheet)
    if pairs < needed:
        sheet.trouble("NY-L1", "apart", ("links",), links=len(sheet.links), needed=needed, pairs=pairs)


def most_pairs(sheet: Sheet) -> int:
    """How many blocks have a pair of their own, at most.

    Links that hang together have room for half as many pairs, but for no more than they have links along chosen blocks.
    Then as many pairs as possible get a block beside these links: a pair that can have another block hands its own on.
    """
    e = sheet.edition
    rooms: list[set[int]] = []  # by pair: the blocks which may have it
    for part in Network(e, list(sheet.links)).parts(e):
        sides = [sheet.blocks.keys() & set(e.link_blocks[link]) for link in part]
        rooms += [set().union(*sides)] * min(len(part) // PAIR, sum(map(bool, sides)))
    pair_of: dict[int, int] = {}  # by block

    def find_block(pair: int, tried: set[int]) -> bool:
        for block in rooms[pair]:
            if block not in tried:
                tried.add(block)
                if block not in pair_of or find_block(pair_of[block], tried):
                    pair_of[block] = pair
                    return True
        return False

    return sum(find_block(pair, set()) for pair in range(len(rooms)))


# ---- where the tourists of a block come from -----------------------------------------------------------------
def check_blocks(sheet: Sheet, sources: Sources) -> None:
    """NY-P1, NY-P2, NY-K1, block by block."""
    e = sheet.edition
    every = Counter(e.cafe_tourists)
    used = Counter(e.cafe_tourists[cafe] for cafe in sheet.cafes.keys() | sheet.touched())
    if sheet.lost_links:
        used = every
    for block, place in sheet.blocks.items():
        group = sheet.tourists[block]
        falls = sheet.lost_blocks > 0 or sources.can_fall_back(sheet.blocks.keys() - {block})
        if any(sources.ways(used, block, group, falls)):
            continue
        facts = {"block": e.blocks[block], "tourists": counts(group)}
        if any(sources.ways(every, block, group, falls)):
            sheet.trouble("NY-K1", "unused", place, **facts)
        elif any(sources.ways(used, block, group, falls=True)):
            sheet.trouble("NY-P2", "no-fallback", place, **facts)
        else:
            sheet.trouble("NY-P1", "tourists", place, **facts)


class TooLong(Exception):
    """The search has taken MOST_STEPS."""


class Sources:
    """The cards of an edition and what they can bring, with cafés; counts the steps of all that look for it."""

    def __init__(self, e: Edition) -> None:
        self.width = e.width
        self.deck = Counter(zip(e.card_number, e.card_tourists, e.card_plus, strict=True))
        self.numbers = Counter(e.card_number)
        self.offers = {(a, b): set(offered(e, a, b)) for a in self.numbers for b in self.numbers}
        self.steps = 0

    def step(self) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooLong

    def can_fall_back(self, taken: set[int]) -> bool:
        """NY-B5: two cards may come of which all blocks are taken."""
        return any(
            blocks <= taken for (a, b), blocks in self.offers.items() if a < b or (a == b and self.numbers[a] > 1)
        )

    def ways(self, cafes: Counter[int], block: int, group: int, falls: bool) -> Iterator[tuple[Cards, Groups]]:
        """How the block may have come to just these tourists: two cards that lead there, or one tourist; and cafés."""
        x, y = block % self.width + 1, block // self.width + 1
        near = [card for card in self.deck if card[0] in (0, x, y) and fits(card[1], group)]
        for first, card in enumerate(near):
            for other in near[first if self.deck[card] > 1 else first + 1 :]:
                self.step()
                if block in self.offers[card[0], other[0]] and fits(card[1] + other[1], group):
                    for given in self.from_cafes(cafes, group - card[1] - other[1]):
                        yield (card, other), given
        if falls:  # NY-P2
            for symbol in range(len(SYMBOLS)):
                if count(group, symbol):
                    for given in self.from_cafes(cafes, group - tourists_of([symbol])):
                        yield FALLBACK, given

    def from_cafes(self, cafes: Counter[int], group: int, given: Groups = ()) -> Iterator[Groups]:
        """The choices of cafés whose tourists together are the group."""
        self.step()
        if group == 0:
            yield given
            return
        for kind in sorted(cafes):
            if (not given or kind >= given[-1]) and given.count(kind) < cafes[kind] and fits(kind, group):
                yield from self.from_cafes(cafes, group - kind, (*given, kind))


def fits(part: int, group: int) -> bool:
    return all(few <= many for few, many in zip(counts(part), counts(group), strict=True))


# ---- all blocks together -------------------------------------------------------------------------------------
def check_together(sheet: Sheet, sources: Sources) -> None:
    """Every card lies in one turn only, every used café went to one block, and the `+` are those of the cards."""
    if not sheet.blocks:
        return
    deal = Deal(sheet, sources)
    if deal.possible(with_links=True):
        return
    if deal.possible(with_links=False):
        sheet.trouble("NY-L3", "cards", ("links",), links=len(sheet.links))
    else:
        sheet.trouble("NY-P1", "together", ("blocks",), blocks=len(sheet.blocks))


BITS: Final = 10  # there are fewer than 2**9 cards, and fewer cafés; the bit above says whether there are enough


class Deal:
    """Looks for cards and cafés that give all blocks their tourists.

    What is left of the deck and of the cafés is one number with BITS for each type of card and each kind of café, so
    that taking some is one subtraction.
    """

    def __init__(self, sheet: Sheet, sources: Sources) -> None:
        self.sources = sources
        self.turns = len(sheet.blocks)
        self.links = len(sheet.links)
        self.plus = sum(sheet.edition.card_plus)
        cafes = Counter(sheet.edition.cafe_tourists[cafe] for cafe in sheet.cafes)
        one_cafe = {kind: 1 << BITS * n for n, kind in enumerate(cafes)}
        one_card = {card: 1 << BITS * n for n, card in enumerate(sources.deck, len(cafes))}
        self.cafe_bits = (1 << BITS * len(cafes)) - 1
        self.enough = sum(one << BITS - 1 for one in (*one_cafe.values(), *one_card.values()))
        self.all = sum(map(one_cafe.__getitem__, cafes.elements()))
        self.all += sum(map(one_card.__getitem__, sources.deck.elements()))
        self.ways: list[list[tuple[int, int, int]]] = []  # by block, few ways first: what it takes, its `+`, fallbacks
        for block in sheet.blocks:
            falls = sources.can_fall_back(sheet.blocks.keys() - {block})
            found = []
            for cards, given in sources.ways(cafes, block, sheet.tourists[block], falls):
                taken = sum(one_card[card] for card in cards) + sum(one_cafe[kind] for kind in given)
                found.append((taken, sum(card[2] for card in cards), int(cards == FALLBACK)))
            self.ways.append(found)
        self.ways.sort(key=len)
        self.with_links = False
        self.failed: set[tuple[int, int]] = set()

    def possible(self, with_links: bool) -> bool:
        self.with_links = with_links
        self.failed.clear()
        return self.search(0, self.all, 0, 0)

    def search(self, at: int, left: int, plus: int, fallbacks: int) -> bool:
        """Whether what is `left` can give the blocks from `at` on their tourists.

        `at` and `left` alone decide that: `plus` and `fallbacks`, counted so far, follow from them.
        """
        if at == len(self.ways):
            return left & self.cafe_bits == 0 and (not self.with_links or self.links_fit(plus, fallbacks))
        if (at, left) in self.failed:
            return False
        for taken, more, fallback in self.ways[at]:
            self.sources.step()
            if (left + self.enough - taken) & self.enough == self.enough and self.search(
                at + 1, left - taken, plus + more, fallbacks + fallback
            ):
                return True
        self.failed.add((at, left))
        return False

    def links_fit(self, plus: int, fallbacks: int) -> bool:
        """NY-L1 to NY-L3: whether there can be so many links. A fallback may have had any of the `+` that are left."""
        least = self.turns + plus
        most = self.turns * PAIR - fallbacks + plus + min(fallbacks * TURN_CARDS, self.plus - plus)
        return least <= self.links <= most
