"""Reads the decks, dice, Mayor cards and Vacation cards of an edition file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grandtour.core.editions import Names, Table, show, sure
from grandtour.games.french_quarter.edition import ANY_VALUES, CONDITIONS, NONE, PERFORMER, pool_of
from grandtour.games.french_quarter.load_map import City

MOST_CARDS: Final = 200  # of a deck
MOST_DECKS: Final = 12
MOST_DICE: Final = 30  # of a type
MOST_STEPS: Final = 20
MOST_WANTED: Final = 10  # buildings on a Vacation card
MOST: Final = 1000
CONDITION_NAMES: Final = Names("condition", CONDITIONS)


# ---- what the tables hold; None where a fault was reported -------------------------------------------------
@dataclass
class Deck:
    table: Table
    id: str
    name: str
    steps: list[int]  # fewest and most; [0, 0] for a move to a street
    streets: list[int]
    cards: list[list[int] | None]  # icons


@dataclass
class Mayor:
    closed: int | None  # NONE for no street
    order: list[int] | None
    first: bool


@dataclass
class Vacation:
    id: str
    name: str
    buildings: list[int] | None
    condition: int | None


# ---- decks and dice ----------------------------------------------------------------------------------------
def read_decks(top: Table, city: City, icons: Names, rounds: int | None) -> list[Deck]:
    """FQ-C1, FQ-V1."""
    tables = top.tables("deck", ["id", "name", "cards"], ["steps", "streets"], most=MOST_DECKS)
    decks = []
    for table in tables:
        steps, streets = read_move(table, city.street_names)
        cards = [read_card(card, icons) for card in table.tables("cards", ["icons"], most=MOST_CARDS)]
        if cards and rounds is not None and len(cards) < rounds:
            text = f"a card is revealed in each of {rounds} rounds, but the deck has {len(cards)} (FQ-A1)"
            table.fault("cards", text)
        decks.append(Deck(table, table.slug("id"), table.text("name") or "", steps, streets, cards))
    top.checker.unique([(*table.place, "id") for table in tables], [deck.id for deck in decks])
    top.checker.unique([(*table.place, "name") for table in tables], [deck.name for deck in decks])
    return decks


def read_move(table: Table, streets: Names) -> tuple[list[int], list[int]]:
    """How a card moves: by a distance, or to a street."""
    if ("steps" in table.data) == ("streets" in table.data):
        if table.data:  # or the entry is no table, which is fault enough
            table.fault_here("must have either steps or streets, as the card moves by distance or to a street (FQ-V1)")
        return [0, 0], []
    if "streets" in table.data:
        return [0, 0], table.references("streets", streets, most=MOST) or []
    steps = table.integers("steps", 1, MOST_STEPS, least=2, most=2) or [1, 1]
    if steps[0] > steps[1]:
        table.fault("steps", f"are the fewest and the most: {steps[::-1]}, not {steps} (FQ-V1)")
    return steps, []


def read_card(table: Table, icons: Names) -> list[int] | None:
    """One or two icons, never a performer."""
    found = table.references("icons", icons, most=2, distinct=False)
    strange = [number for number, icon in enumerate(found or []) if icon >= PERFORMER]
    for number in strange:
        text = f"{show(icons.slugs[sure(found)[number]])} is a performer: these are on buildings, not on cards (FQ-I4)"
        table.checker.fault((*table.place, "icons", number), text)
    return None if strange else found


def read_dice(top: Table, seats: list[int] | None, types: Names) -> dict[int, list[int]]:
    """FQ-C2: dice of each type, by number of players. Everybody takes two and one is left (FQ-A2)."""
    players = [str(n) for n in seats or []]
    table = top.table("dice", players, () if seats else None)
    dice: dict[int, list[int]] = {}
    for n in players if types.slugs and all(types.slugs) else []:
        inner = table.table(n, types.slugs)
        numbers = [inner.integer(slug, 0, MOST_DICE) for slug in types.slugs]
        if None in numbers:
            continue
        dice[int(n)] = [sure(number) for number in numbers]
        takers = max(int(n), 2)  # alone one plays against the Mayor (FQ-Y2)
        if sum(dice[int(n)]) != 2 * takers + 1:
            text = f"must be {2 * takers + 1} dice in all, two for each of {takers} and one that is left"
            table.fault(n, f"{text}, not {sum(dice[int(n)])} (FQ-C2)")
    for slug, number in zip(types.slugs, dice.get(1, []), strict=False):
        if number > 1:  # FQ-R32: otherwise it would matter which of them the Mayor takes
            table.checker.fault(
                (*table.place, "1", slug), f"alone there is one die of a type at most, not {number} (FQ-R32)"
            )
    return dice


# ---- the Mayor and the Vacation cards ----------------------------------------------------------------------
def read_mayors(table: Table, city: City, types: Names, dice: dict[int, list[int]], rounds: int | None) -> list[Mayor]:
    """FQ-Y1, FQ-Y2."""
    tables = table.tables("cards", ["order", "first"], ["closed"], most=MOST_CARDS)
    if tables and rounds is not None and len(tables) < rounds:
        text = f"a card is revealed in each of {rounds} rounds, but there are {len(tables)} (FQ-Y1)"
        table.fault("cards", text)
    mayors = []
    for card in tables:
        closed = NONE if "closed" not in card.data else card.one_of("closed", city.street_names)
        if closed is not None and closed != NONE and city.streets[closed].border:
            card.fault("closed", f"{show(city.streets[closed].id)} is a border: only named streets are closed (FQ-Y1)")
        order = card.references("order", types)
        if order is not None and 1 in dice:
            pool = pool_of(dice[1])
            missing = [types.slugs[k] for k in pool if k not in order]
            strange = [types.slugs[k] for k in order if k not in pool]
            if missing:
                card.fault(
                    "order", f"{', '.join(missing)} is missing: the Mayor can take any die of a solo game (FQ-Y2)"
                )
            if strange:
                card.fault("order", f"{', '.join(strange)} has no die in a solo game (FQ-Y2)")
        mayors.append(Mayor(closed, order, "first" in card.data and card.flag("first") is True))
    return mayors


def read_vacations(table: Table, city: City, seats: list[int] | None) -> list[Vacation]:
    """FQ-Y3: everybody has one."""
    tables = table.tables("cards", ["id", "name", "buildings"], ["condition"], most=MOST_CARDS)
    if tables and seats is not None and len(tables) < max(seats):
        table.fault("cards", f"{max(seats)} players need a card each, but there are {len(tables)} (FQ-Y3)")
    vacations = [
        Vacation(
            id=card.slug("id"),
            name=card.text("name") or "",
            buildings=card.references("buildings", city.building_names, most=MOST_WANTED),
            condition=ANY_VALUES if "condition" not in card.data else card.one_of("condition", CONDITION_NAMES),
        )
        for card in tables
    ]
    table.checker.unique([(*card.place, "id") for card in tables], [vacation.id for vacation in vacations])
    table.checker.unique([(*card.place, "name") for card in tables], [vacation.name for vacation in vacations])
    return vacations
