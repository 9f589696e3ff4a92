"""Reads an edition file of French Quarter, checks all of it, and makes the `Edition` that the rules use.

docs/editions.md explains the file, table by table. Nothing here depends on our own sheets. The tables are read in
`load_map.py` (map, performers), `load_cards.py` (decks, dice, Mayor, Vacation cards) and `load_tracks.py`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from grandtour.core.editions import (
    Checker,
    Document,
    Names,
    Shelf,
    Table,
    edition_hash,
    former_hash,
    layout_faults,
    read_meta,
    sure,
    tally,
)
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    COURTYARD,
    GIFT_SHOP,
    PERFORMER,
    RIVERWALK,
    Edition,
    Track,
)
from grandtour.games.french_quarter.load_cards import (
    Deck,
    Mayor,
    Vacation,
    read_decks,
    read_dice,
    read_mayors,
    read_vacations,
)
from grandtour.games.french_quarter.load_layout import DRAWN, check_layout
from grandtour.games.french_quarter.load_map import (
    BASIC_ICONS,
    MOST,
    City,
    Performers,
    read_map,
    read_performers,
    read_rewards,
    read_rising,
)
from grandtour.games.french_quarter.load_tracks import Activity, Line, read_line, read_tracks

GAME: Final = "french-quarter"
RULES_VERSIONS: Final = [1, 2]  # of the file: no number means anything else under the later ones
SHIPPED: Final = Path(__file__).parent / "editions"

MOST_ROUNDS: Final = 60
MOST_RATINGS: Final = 50
TOP: Final = 9999  # more points than anybody has
TABLES: Final = [
    *("meta", "totals", "game", "map", "deck", "dice", "track", "umbrellas", "second_line", "performers"),
    *("scoring", "solo", "mayor", "tourism"),
]


def parse(document: Document, folder: Path | None = None) -> Edition:
    """`folder` is where the layout twin lies; without one it is not looked for."""
    check = Checker(document)
    top = check.top(TABLES)

    meta = read_meta(top, GAME, RULES_VERSIONS)
    seats = None if meta.seats is None else [1, *meta.seats]  # FQ-C1: one player always can
    game = top.table("game", ["rounds", "home", "lockup"])
    rounds = game.integer("rounds", 1, MOST_ROUNDS)
    performers = read_performers(top.table("performers", ["types", "row_points", "track"]))
    city = read_map(top.table("map", ["ew", "ns", "starts", "buildings"]), performers)
    read_rewards(performers, city.street_names)
    home, lockup = (game.one_of(key, city.building_names) for key in ("home", "lockup"))
    decks = read_decks(top, city, performers.icons, rounds)
    types = Names("card type", [deck.id for deck in decks])
    dice = read_dice(top, seats, types)
    tracks = read_tracks(top, city, types, decks, performers)
    umbrellas = read_umbrellas(top.table("umbrellas", ["boxes", "wild_every"]))
    line = read_line(top.table("second_line", ["type", "rows", "points"]), types, dice)
    scoring = read_scoring(top.table("scoring", ["courtyards", "riverwalk_visits", "riverwalk_points"]), city)
    ratings = read_ratings(top.table("solo", ["ratings"]))
    mayors = read_mayors(top.table("mayor", ["cards"]), city, types, dice, rounds)
    tourism = top.table("tourism", ["points", "cards"])
    vacation_points = tourism.integer("points", 0, MOST)
    vacations = read_vacations(tourism, city, seats)
    check_totals(top, city, decks, tracks, umbrellas, line, performers, mayors, vacations)

    def drawing(layout: Table) -> None:
        visits = scoring.riverwalk_visits
        check_layout(layout, city, visits, tracks, performers, umbrellas.boxes, line.rows, rounds)

    check.finish(layout_faults(meta.table, folder, DRAWN, drawing))
    return Edition(
        id=meta.id,
        title=sure(meta.title),
        hash=edition_hash(document.data),
        former_hash=former_hash(document.data),
        rules_version=sure(meta.rules_version),
        own_design=meta.own_design,
        seat_counts=sure(seats),
        rounds=sure(rounds),
        grid=sure(city.grid),
        streets=[street.id for street in city.streets],
        street_names=[street.name for street in city.streets],
        street_named=[int(not street.border) for street in city.streets],
        starts=[sure(city.grid).point(*sure(start)) for start in city.starts],
        buildings=[building.id for building in city.buildings],
        building_names=[building.name for building in city.buildings],
        building_special=[sure(building.special) for building in city.buildings],
        building_icons=[sure(building.icons) for building in city.buildings],
        home=sure(home),
        lockup=sure(lockup),
        types=[deck.id for deck in decks],
        type_names=[deck.name for deck in decks],
        min_steps=[deck.steps[0] for deck in decks],
        max_steps=[deck.steps[1] for deck in decks],
        move_streets=[deck.streets for deck in decks],
        cards=[[sure(icons) for icons in deck.cards] for deck in decks],
        dice=dice,
        extra_steps=[steps for track in tracks for bonus in track.bonuses for steps in bonus.extra],
        tracks=[make_track(track) for track in tracks],
        track_names=[track.name for track in tracks],
        umbrella_boxes=sure(umbrellas.boxes),
        wild_every=sure(umbrellas.wild_every),
        line_type=sure(line.type),
        line_rows=sure(line.rows),
        line_points=sure(line.points),
        performers=performers.types,
        row_points=sure(performers.row_points),
        reward_kind=[sure(kind) for kind in performers.reward_kind],
        reward_value=[sure(value) for value in performers.reward_value],
        courtyard_points=sure(scoring.courtyards),
        riverwalk_visits=sure(scoring.riverwalk_visits),
        riverwalk_points=sure(scoring.riverwalk_points),
        vacation_points=sure(vacation_points),
        ratings=[rating.id for rating in ratings],
        rating_names=[rating.name for rating in ratings],
        rating_upto=[sure(rating.upto) for rating in ratings],
        mayor_closed=[sure(mayor.closed) for mayor in mayors],
        mayor_order=[sure(mayor.order) for mayor in mayors],
        mayor_first=[int(mayor.first) for mayor in mayors],
        vacations=[vacation.id for vacation in vacations],
        vacation_names=[vacation.name for vacation in vacations],
        vacation_buildings=[sure(vacation.buildings) for vacation in vacations],
        vacation_condition=[sure(vacation.condition) for vacation in vacations],
    )


SHELF: Final = Shelf(SHIPPED, GAME, parse)
names, load = SHELF.names, SHELF.load


def make_track(track: Activity) -> Track:
    return Track(
        street=sure(track.street),
        boxes=sure(track.boxes),
        ladder=sure(track.ladder),
        bonus_effect=[sure(bonus.effect) for bonus in track.bonuses],
        bonus_value=[sure(bonus.value) for bonus in track.bonuses],
    )


# ---- what the smaller tables hold; None where a fault was reported -----------------------------------------
@dataclass
class Umbrellas:
    boxes: int | None
    wild_every: int | None


@dataclass
class Scoring:
    courtyards: list[int] | None
    riverwalk_visits: int | None
    riverwalk_points: int | None


@dataclass
class Rating:
    id: str
    name: str
    upto: int | None


def read_umbrellas(table: Table) -> Umbrellas:
    """FQ-I1."""
    return Umbrellas(table.integer("boxes", 1, MOST), table.integer("wild_every", 1, MOST))


def read_scoring(table: Table, city: City) -> Scoring:
    """FQ-E3."""
    courtyards = read_rising(table, "courtyards", "courtyard", "FQ-E3")
    there = count_special(city, COURTYARD)
    if courtyards is not None and there is not None and len(courtyards) != there + 1:
        wanted = f"must have {there + 1} entries, for 0 to {there} courtyards of the map"
        table.fault("courtyards", f"{wanted}, not {len(courtyards)} (FQ-E3)")
    return Scoring(
        courtyards, table.integer("riverwalk_visits", 1, MOST_ROUNDS), table.integer("riverwalk_points", 0, MOST)
    )


def read_ratings(table: Table) -> list[Rating]:
    """FQ-Y2: bands of points from the lowest; the last one has no end."""
    tables = table.tables("ratings", ["id", "name"], ["upto"], most=MOST_RATINGS)
    ratings = []
    before = -1
    for entry in tables:
        upto = entry.integer("upto", 0, TOP - 1, TOP)
        if entry is tables[-1] and "upto" in entry.data:
            entry.fault("upto", "the last rating has no end: leave this out (FQ-Y2)")
        elif entry is not tables[-1] and entry.data and "upto" not in entry.data:
            entry.fault("upto", "is missing; only the last rating has no end (FQ-Y2)")
        elif upto is not None and upto <= before:
            entry.fault("upto", f"must rise: {upto} after {before} (FQ-Y2)")
        before = before if upto is None else upto
        ratings.append(Rating(entry.slug("id"), entry.text("name") or "", upto))
    table.checker.unique([(*entry.place, "id") for entry in tables], [rating.id for rating in ratings])
    table.checker.unique([(*entry.place, "name") for entry in tables], [rating.name for rating in ratings])
    return ratings


# ---- totals ------------------------------------------------------------------------------------------------
def check_totals(
    top: Table,
    city: City,
    decks: list[Deck],
    tracks: list[Activity],
    umbrellas: Umbrellas,
    line: Line,
    performers: Performers,
    mayors: list[Mayor],
    vacations: list[Vacation],
) -> None:
    """What the file should add up to. What could not be read is not counted: one fault is enough."""
    borders = sum(street.border for street in city.streets)
    rows, cols = len(city.ew) - 1, len(city.ns) - 1
    whole = bool(city.ew and city.ns)
    wilds = None
    if umbrellas.boxes is not None and umbrellas.wild_every is not None:
        wilds = umbrellas.boxes // umbrellas.wild_every
    numbers = {
        "named_streets": len(city.streets) - borders if whole else None,
        "border_streets": borders if whole else None,
        "blocks": rows * cols if whole else None,
        "buildings": len(city.buildings) or None,
        "small_buildings": None if city.grid is None else sum(half > 0 for half in city.grid.halves),
        "courtyards": count_special(city, COURTYARD),
        "gift_shops": count_special(city, GIFT_SHOP),
        "riverwalks": count_special(city, RIVERWALK),
        "adjacent_pairs": count_pairs(city),
        "intersections": (rows + 1) * (cols + 1) if whole else None,
        "stretches": rows * (cols + 1) + cols * (rows + 1) if whole else None,
        "action_cards": sum(len(deck.cards) for deck in decks) or None,
        "umbrella_wilds": wilds,
        "second_line_boxes": None if line.rows is None else sum(line.rows),
        "performer_boxes": len(performers.reward_kind) or None,
        "mayor_cards": len(mayors) or None,
        "vacation_cards": len(vacations) or None,
    }
    totals = top.table("totals", [*numbers, "buildings_on", "building_icons", "card_icons", "track_boxes"])
    for key, number in numbers.items():
        tally(totals, key, number)

    slugs = [street.id for street in city.streets if street.id]
    on = totals.table("buildings_on", slugs, () if whole else None)
    for street, slug in enumerate(street.id for street in city.streets):
        there = (
            None if city.grid is None else sum(street in city.grid.streets_of(k) for k in range(len(city.buildings)))
        )
        tally(on, slug, there)
    on_buildings = [building.icons for building in city.buildings]
    tally_icons(totals, "building_icons", [*BASIC_ICONS[:-1], "performer"], on_buildings)
    tally_icons(totals, "card_icons", BASIC_ICONS, [icons for deck in decks for icons in deck.cards])
    boxes = totals.table("track_boxes", ACTIVITIES)
    for activity, track in zip(ACTIVITIES, tracks, strict=False):
        tally(boxes, activity, None if track.boxes is None else len(track.boxes))


def tally_icons(totals: Table, key: str, words: list[str], things: list[list[int] | None]) -> None:
    """Check how often each icon is there; all performers count as one icon."""
    table = totals.table(key, words)
    counted: Counter[str] = Counter()
    for icons in things:
        counted.update("performer" if icon >= PERFORMER else BASIC_ICONS[icon] for icon in icons or [])
    readable = bool(things) and None not in things
    for word in words:
        tally(table, word, counted[word] if readable else None)


def count_special(city: City, special: int) -> int | None:
    specials = [building.special for building in city.buildings]
    return None if not specials or None in specials else specials.count(special)


def count_pairs(city: City) -> int | None:
    if city.grid is None:
        return None
    count = len(city.buildings)
    return sum(city.grid.are_adjacent(a, b) for a in range(count) for b in range(a))
