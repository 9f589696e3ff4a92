"""The loader takes maps of any size and names every fault of a file in one go, with its line and place."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grandtour.core.editions import Document, read_toml
from grandtour.games.french_quarter.edition import ACTIVITIES, EFFECTS, HALVES, NONE
from grandtour.games.french_quarter.load import SHIPPED, load, parse
from tests.edition_files import (
    DOCS,
    faults,
    with_changes,
    with_layout,
)

pytestmark = pytest.mark.once

TINY = read_toml(SHIPPED / "tiny.toml")


def changed(*changes: tuple[str, object]) -> Document:
    return with_changes(TINY, changes)


# ---- the hash ----------------------------------------------------------------------------------------------
def test_the_hash_is_of_what_the_file_says() -> None:
    same = read_toml(TINY.text.replace("# FQ-E2", "# any words").replace("points = 2 ", "points = 2"))
    assert parse(same).hash == parse(TINY).hash
    assert parse(changed(("second_line.points", 3))).hash != parse(TINY).hash
    table: Any = copy.deepcopy(TINY.data["tourism"])
    assert parse(changed(("tourism.cards", table["cards"][::-1]))).hash != parse(TINY).hash


# ---- tiny --------------------------------------------------------------------------------------------------
def test_tiny_has_other_numbers_than_our_sheets() -> None:
    tiny, ours = load("tiny"), load("grand-tour")
    for key in (
        *("seat_counts", "rounds", "home", "lockup", "types", "dice", "extra_steps", "umbrella_boxes", "wild_every"),
        *("line_type", "line_rows", "line_points", "performers", "row_points", "courtyard_points", "rating_upto"),
        *("riverwalk_visits", "riverwalk_points", "vacation_points", "mayor_first", "starts", "reward_kind"),
    ):
        assert getattr(tiny, key) != getattr(ours, key), key
    assert (tiny.grid.rows, tiny.grid.cols) == (2, 3)
    for a, b in zip(tiny.tracks, ours.tracks, strict=True):
        assert len(a.boxes) != len(b.boxes)
        assert a.ladder != b.ladder
        assert (a.bonus_effect, a.bonus_value) != (b.bonus_effect, b.bonus_value)


def test_tiny_is_read_as_it_is_written() -> None:
    tiny = load("tiny")
    assert tiny.title == "Tiny: a harbour town for tests"
    assert tiny.seat_counts == [1, 2, 3]
    assert tiny.streets == ["north", "high", "quay", "west", "lane", "bridge", "east"]
    assert tiny.street_named == [0, 1, 1, 0, 1, 1, 0]
    assert [tiny.point_names[at] for at in tiny.starts][:3] == ["high/lane", "north/west", "quay/bridge"]
    assert tiny.buildings[:2] == ["puppet-house", "tea-room"]
    assert tiny.grid.blocks[:5] == [(1, 2), (1, 2), (1, 3), (1, 3), (1, 1)]
    assert [HALVES[half] for half in tiny.grid.halves] == ["west", "east", "north", "south", "", "", "", ""]
    assert tiny.building_icons[0] == [7, 8]  # juggler and piper
    assert (tiny.buildings[tiny.home], tiny.buildings[tiny.lockup]) == ("old-inn", "harbour-guard")
    assert (tiny.min_steps, tiny.max_steps) == ([1, 1, 2, 0, 0], [1, 2, 3, 0, 0])
    assert tiny.move_streets == [[], [], [], [1], [2, 3]]
    assert tiny.card_icons[tiny.cards.index("cart-1")] == [6, 6]
    assert tiny.decks == {1: [0, 1, 2, 3, 4], 2: [0, 1, 2, 4], 3: [0, 1, 2, 3, 4]}
    assert tiny.tracks[0].bonus_value == [2, 2, NONE]
    assert tiny.tracks[4].bonus_effect == [EFFECTS.index("short-walk"), 9, 11, 12]
    assert tiny.tracks[4].bonus_value == [1, ACTIVITIES.index("food"), 0, 0]
    assert tiny.extra_steps == [1]
    assert (tiny.reward_kind, tiny.reward_value) == ([3, 1, 0, 2, 3, 1], [5, 4, 0, 3, 2, 3])
    assert tiny.rating_upto == [25, 45, 9999]
    assert (tiny.mayor_closed, tiny.mayor_first) == ([1, 2, 4, 5, NONE], [1, 0, 0, 1, 0])
    assert tiny.mayor_order[0] == [4, 3, 2, 1, 0]
    assert tiny.vacation_condition == [0, 2, 1, 0]
    assert tiny.vacation_buildings[2] == [4, 1]


# ---- slips -------------------------------------------------------------------------------------------------
def test_all_faults_come_at_once_in_the_order_of_the_lines() -> None:
    text = TINY.text
    for right, wrong in (
        ("rounds = 3", "rounds = 0"),
        ('{ ew = "quay",  ns = "west" }', '{ ew = "quay",  ns = "wset" }'),
        ("steps = [2, 3]", "steps = [3, 2]"),
        ("{ points = 3 },", '{ map = "town" },'),
    ):
        assert text.count(right) == 1
        text = text.replace(right, wrong)
    lines = text.split("\n")
    line = {
        word: number
        for number, line in enumerate(lines, 1)
        for word in ("rounds", "wset", "[3, 2]", "town")
        if word in line
    }
    assert faults(lambda: parse(read_toml(text))) == [
        f"line {line['rounds']}, game.rounds: must be a whole number from 1 to 60, not 0",
        f"line {line['wset']}, map.starts[3].ns: there is no line running north and south 'wset'; did you mean 'west'?",
        f"line {line['[3, 2]']}, deck[2].steps: are the fewest and the most: [2, 3], not [3, 2] (FQ-V1)",
        f"line {line['town']}, performers.track[3].map: there is no street 'town'; "
        "there are: north, high, quay, west, lane, bridge, east",
    ]


BUILDING = {"id": "shed", "name": "Shed", "block": [1, 1], "icons": []}
ONE_SLIP: list[tuple[str, object, str]] = [
    # the file as a whole
    ("meta", ..., "meta: is missing"),
    ("tourism", ..., "tourism: is missing"),
    ("turism", {}, "turism: there is no such key here; did you mean 'tourism'?"),
    ("meta.game", "san-francisco", "meta.game: must be 'french-quarter', not 'san-francisco'"),
    ("meta.seats", [1, 2], "meta.seats[0]: must be a whole number from 2 to 10, not 1"),
    ("meta.rules_version", 3, "meta.rules_version: this game knows rules version 1, 2, not 3"),
    # [game]
    ("game.rounds", 4, "deck[0].cards: a card is revealed in each of 4 rounds, but the deck has 3 (FQ-A1)"),
    ("game.rounds", 6, "mayor.cards: a card is revealed in each of 6 rounds, but there are 5 (FQ-Y1)"),
    ("game.home", "inn", "game.home: there is no building 'inn'; did you mean 'old-inn'?"),
    ("game.lockup", ..., "game.lockup: is missing"),
    # [map]
    ("map.ew", [], "map.ew: must be a list of 3 to 10 entries, not of 0"),
    ("map.ew[1].border", True, "map.ew[1].border: only the first and the last line of the map can be a border (FQ-M1)"),
    ("map.ew[1].border", "no", "map.ew[1].border: must be true or false, not 'no'"),
    ("map.ew[2].border", True, "totals.border_streets: says 3, but counting gives 4"),
    ("map.ns[1].id", "high", "map.ns[1].id: 'high' is already map.ew[1].id"),
    ("map.ns[1].name", "Quay", "map.ns[1].name: 'Quay' is already map.ew[2].name"),
    ("map.ns[1].id", "Lantern Lane", "map.ns[1].id: 'Lantern Lane' must be small letters, digits and single hyphens"),
    ("map.starts[5]", ..., "map.starts: must be a list of 6 entries, not of 5"),
    ("map.starts[0].ew", "lane", "map.starts[0].ew: there is no line running east and west 'lane'"),
    ("map.starts[5].ns", "west", "map.starts[5]: is the intersection of start 2 (FQ-S1)"),
    ("map.starts[5]", ["north", "west"], "map.starts[5]: must be a table, not a list"),
    ("map.buildings[0].id", "cellar", "map.buildings[3].id: 'cellar' is already map.buildings[0].id"),
    ("map.buildings[0].name", "Tea Room", "map.buildings[1].name: 'Tea Room' is already map.buildings[0].name"),
    ("map.buildings[0].block", [1], "map.buildings[0].block: must be a list of 2 entries, not of 1"),
    (
        *("map.buildings[7].block", [3, 3]),
        "map.buildings[7].block: there is no block [3, 3]: this map has 2 rows of 3 blocks (FQ-M1)",
    ),
    (
        *("map.buildings[0].half", "north"),
        "map.buildings[1].block: block [1, 2] must have one whole building, or two halves: north and south, "
        "or west and east; it has puppet-house (north), tea-room (east) (FQ-M1)",
    ),
    ("map.buildings[0].half", ..., "it has puppet-house (whole), tea-room (east) (FQ-M1)"),
    ("map.buildings[8]", BUILDING, "it has old-inn (whole), shed (whole) (FQ-M1)"),
    ("map.buildings[7]", ..., "map.buildings: block [2, 3] must have one whole building"),
    ("map.buildings[0].half", "up", "map.buildings[0].half: there is no half 'up'"),
    ("map.buildings[0].special", "park", "map.buildings[0].special: there is no special 'park'"),
    (
        *("map.buildings[7].special", "riverwalk"),
        "map.buildings[7].special: 'fish-hall' is the riverwalk already (FQ-V2)",
    ),
    (
        *("map.buildings[0].icons[0]", "jugler"),
        "map.buildings[0].icons[0]: there is no icon 'jugler'; did you mean 'juggler'?",
    ),
    ("map.buildings[0].icons[0]", "wild", "map.buildings[0].icons: a wild is on cards and on tracks, never on a"),
    ("map.buildings[0].icons", ["food"] * 7, "map.buildings[0].icons: must be a list of 0 to 6 entries, not of 7"),
    # [[deck]] and [dice]
    ("deck[1].id", "parade", "deck[1].id: 'parade' is already deck[0].id"),
    ("deck[1].name", "Cart", "deck[2].name: 'Cart' is already deck[1].name"),
    ("deck[0].steps", ..., "deck[0]: must have either steps or streets, as the card moves by distance or to a street"),
    ("deck[0].streets", ["high"], "deck[0]: must have either steps or streets, as the card moves by distance or to a"),
    ("deck[0].steps", [0, 1], "deck[0].steps[0]: must be a whole number from 1 to 20, not 0"),
    ("deck[0].steps", [2, 1], "deck[0].steps: are the fewest and the most: [1, 2], not [2, 1] (FQ-V1)"),
    ("deck[3].streets", [], "deck[3].streets: must be a list of 1 to 1000 entries, not of 0"),
    ("deck[3].streets", ["hihg"], "deck[3].streets[0]: there is no street 'hihg'; did you mean 'high'?"),
    ("deck[3].streets", ["high", "high"], "deck[3].streets[1]: 'high' is already deck[3].streets[0]"),
    ("deck[0].cards[0]", ..., "deck[0].cards: a card is revealed in each of 3 rounds, but the deck has 2 (FQ-A1)"),
    ("deck[0].cards[0].icons", [], "deck[0].cards[0].icons: must be a list of 1 to 2 entries, not of 0"),
    ("deck[0].cards[0].icons", ["food"] * 3, "deck[0].cards[0].icons: must be a list of 1 to 2 entries, not of 3"),
    ("deck[0].cards[0].icons[1]", "piper", "deck[0].cards[0].icons[1]: 'piper' is a performer: these are on buildings"),
    ("deck[0].cards[0]", ["food"], "deck[0].cards[0]: must be a table, not a list"),
    ("dice.3", ..., "dice.3: is missing"),
    ("dice.4", {}, "dice.4: there is no such key here"),
    ("dice.2.tram", ..., "dice.2.tram: is missing"),
    ("dice.2.taxi", 1, "dice.2.taxi: there is no such key here"),
    ("dice.2.tram", 1, "dice.2: must be 5 dice in all, two for each of 2 and one that is left, not 6 (FQ-C2)"),
    ("dice.1.tram", 0, "dice.1: must be 5 dice in all, two for each of 2 and one that is left, not 4 (FQ-C2)"),
    ("dice.1.tram", 2, "dice.1.tram: alone there is one die of a type at most, not 2 (FQ-R32)"),
    ("dice.3.parade", 2, "dice.3.parade: must be 1, the die that moves the Second Line, not 2 (FQ-L1)"),
    ("dice.2.parade", 0, "dice.2.parade: must be 1, the die that moves the Second Line, not 0 (FQ-L1)"),
    # [[track]]
    ("track[4]", ..., "track: must be a list of 5 entries, not of 4"),
    ("track[0].activity", "culture", "track[0].activity: must be 'food', not 'culture': the tracks are food, culture,"),
    ("track[1].name", "Food", "track[1].name: 'Food' is already track[0].name"),
    ("track[0].street", "hgih", "track[0].street: there is no street 'hgih'; did you mean 'high'?"),
    ("track[0].boxes[0]", "circle", "track[0].boxes[0]: there is no box 'circle'"),
    ("track[0].boxes[0]", "square", "track[0].bonuses: has 3 entries, but only 2 circles give one: bonus and choice"),
    (
        "track[0].boxes[3]",
        "bonus",
        "track[0].ladder: has 2 entries, but only 1 circles give one: multiplier and choice",
    ),
    ("track[0].boxes", ["bonus"] * 61, "track[0].boxes: must be a list of 1 to 60 entries, not of 61"),
    ("track[0].ladder", [2, 1], "track[0].ladder: must rise, each multiplier once: [1, 2] (FQ-I3)"),
    ("track[0].ladder", [0, 1], "track[0].ladder[0]: must be a whole number from 1 to 100, not 0"),
    ("track[0].bonuses[0].effect", "fly", "track[0].bonuses[0].effect: there is no effect 'fly'"),
    ("track[0].bonuses[0].effect", ..., "track[0].bonuses[0].effect: is missing"),
    ("track[0].bonuses[0].points", 1, "track[0].bonuses[0].points: there is no such key here"),
    ("track[0].bonuses[0].streets", ..., "track[0].bonuses[0].streets: is missing"),
    ("track[0].bonuses[0].streets", ["high", "quay"], "track[0].bonuses[0].streets: must be a list of 0 to 1 entries"),
    ("track[0].bonuses[1].points", -1, "track[0].bonuses[1].points: must be a whole number from 0 to 1000, not -1"),
    ("track[1].bonuses[1].uses", 0, "track[1].bonuses[1].uses: must be a whole number from 1 to 20, not 0"),
    ("track[1].bonuses[1].extra", [2, 2], "track[1].bonuses[1].extra: must rise, each number once: [2] (FQ-BC-A)"),
    ("track[1].bonuses[1].extra", ..., "track[1].bonuses[1].extra: is missing"),
    ("track[3].bonuses[0].count", 3, "track[3].bonuses[0].count: must be a whole number from 1 to 2, not 3"),
    ("track[4].bonuses[0].type", "walk", "track[4].bonuses[0].type: there is no card type 'walk'"),
    ("track[4].bonuses[0].type", "tram", "track[4].bonuses[0].type: 'tram' does not move by distance, from 1 space on"),
    ("track[4].bonuses[0].type", "cart", "track[4].bonuses[0].type: 'cart' does not move by distance, from 1 space on"),
    ("track[4].bonuses[1].track", "fod", "track[4].bonuses[1].track: there is no activity 'fod'; did you mean 'food'?"),
    # umbrellas, Second Line, performers
    ("umbrellas.boxes", 0, "umbrellas.boxes: must be a whole number from 1 to 1000, not 0"),
    ("umbrellas.wild_every", 0, "umbrellas.wild_every: must be a whole number from 1 to 1000, not 0"),
    ("umbrellas.wild_every", 3, "totals.umbrella_wilds: says 3, but counting gives 2"),
    ("second_line.type", "socialize", "second_line.type: there is no card type 'socialize'"),
    ("second_line.type", "stroll", "dice.2.stroll: must be 1, the die that moves the Second Line, not 2 (FQ-L1)"),
    ("second_line.rows", [], "second_line.rows: must be a list of 1 to 60 entries, not of 0"),
    ("second_line.rows[0]", 0, "second_line.rows[0]: must be a whole number from 1 to 1000, not 0"),
    ("second_line.rows[0]", 3, "totals.second_line_boxes: says 9, but counting gives 10"),
    ("second_line.points", 1.5, "second_line.points: must be a whole number from 0 to 1000, not 1.5"),
    ("performers.types[0]", "food", "performers.types[0]: 'food' is another icon: take another word"),
    ("performers.types[0]", "piper", "performers.types[1]: 'piper' is already performers.types[0]"),
    ("performers.types[3]", "poet", "performers.track: must have 8 boxes, two for each performer, not 6 (FQ-I4)"),
    (
        *("performers.types[3]", "poet"),
        "performers.row_points: must have 5 entries, for 0 to 4 performers of a row, not 4 (FQ-E4)",
    ),
    ("performers.row_points[0]", 1, "performers.row_points[0]: stands for no performers of a row and must be 0, not 1"),
    ("performers.row_points[2]", 0, "performers.row_points[2]: must not fall: 0 after 1 (FQ-E4)"),
    ("performers.track[0]", ..., "performers.track: must have 6 boxes, two for each performer, not 5 (FQ-I4)"),
    (
        *("performers.track[0]", {}),
        "performers.track[0]: must have exactly one of umbrella, activity, points, map (FQ-I5)",
    ),
    ("performers.track[0].points", 1, "performers.track[0]: must have exactly one of umbrella, activity, points, map"),
    ("performers.track[0].coins", 1, "performers.track[0].coins: there is no such key here; did you mean 'points'?"),
    ("performers.track[0].map", "square", "performers.track[0].map: there is no street 'square'"),
    ("performers.track[1].activity", "wild", "performers.track[1].activity: there is no activity 'wild'"),
    ("performers.track[2].umbrella", 2, "performers.track[2].umbrella: must be 1, not 2"),
    ("performers.track[3].points", 0, "performers.track[3].points: must be a whole number from 1 to 1000, not 0"),
    # scoring, solo, Mayor, Tourism
    ("scoring.courtyards[0]", 1, "scoring.courtyards[0]: stands for no courtyard and must be 0, not 1 (FQ-E3)"),
    ("scoring.courtyards[2]", 1, "scoring.courtyards[2]: must not fall: 1 after 3 (FQ-E3)"),
    (
        *("scoring.courtyards[2]", ...),
        "scoring.courtyards: must have 3 entries, for 0 to 2 courtyards of the map, not 2 (FQ-E3)",
    ),
    ("scoring.riverwalk_visits", 0, "scoring.riverwalk_visits: must be a whole number from 1 to 60, not 0"),
    ("solo.ratings[0].upto", 45, "solo.ratings[1].upto: must rise: 45 after 45 (FQ-Y2)"),
    ("solo.ratings[0].upto", ..., "solo.ratings[0].upto: is missing; only the last rating has no end (FQ-Y2)"),
    ("solo.ratings[2].upto", 99, "solo.ratings[2].upto: the last rating has no end: leave this out (FQ-Y2)"),
    ("solo.ratings[1].id", "not-home", "solo.ratings[2].id: 'not-home' is already solo.ratings[1].id"),
    ("solo.ratings[1].name", "Home early", "solo.ratings[1].name: 'Home early' is already solo.ratings[0].name"),
    ("mayor.cards[0].closed", "north", "mayor.cards[0].closed: 'north' is a border: only named streets are closed"),
    ("mayor.cards[0].closed", "", "mayor.cards[0].closed: there is no street ''"),
    (
        "mayor.cards[0].order[0]",
        ...,
        "mayor.cards[0].order: ferry is missing: the Mayor can take any die of a solo game",
    ),
    ("mayor.cards[0].order[0]", "tram", "mayor.cards[0].order[1]: 'tram' is already mayor.cards[0].order[0]"),
    ("mayor.cards[0].order[0]", "taxi", "mayor.cards[0].order[0]: there is no card type 'taxi'"),
    ("dice.1.tram", 0, "mayor.cards[0].order: tram has no die in a solo game (FQ-Y2)"),
    ("mayor.cards[0].first", 1, "mayor.cards[0].first: must be true or false, not 1"),
    ("mayor.cards[0].first", ..., "mayor.cards[0].first: is missing"),
    ("tourism.points", "five", "tourism.points: must be a whole number from 0 to 1000, not 'five'"),
    ("tourism.cards", [], "tourism.cards: must be a list of 1 to 200 entries, not of 0"),
    ("meta.seats", [2, 3, 5], "tourism.cards: 5 players need a card each, but there are 4 (FQ-Y3)"),
    ("tourism.cards[0].id", "gossip", "tourism.cards[2].id: 'gossip' is already tourism.cards[0].id"),
    ("tourism.cards[0].name", "Gossip", "tourism.cards[2].name: 'Gossip' is already tourism.cards[0].name"),
    ("tourism.cards[0].buildings[0]", "inn", "tourism.cards[0].buildings[0]: there is no building 'inn'"),
    ("tourism.cards[0].buildings[0]", "fish-hall", "tourism.cards[0].buildings[1]: 'fish-hall' is already"),
    ("tourism.cards[0].condition", "rising", "tourism.cards[0].condition: there is no condition 'rising'"),
    # [totals]
    ("totals.named_streets", 5, "totals.named_streets: says 5, but counting gives 4"),
    ("totals.blocks", 7, "totals.blocks: says 7, but counting gives 6"),
    ("totals.buildings", 7, "totals.buildings: says 7, but counting gives 8"),
    ("totals.small_buildings", 2, "totals.small_buildings: says 2, but counting gives 4"),
    ("totals.courtyards", 3, "totals.courtyards: says 3, but counting gives 2"),
    ("totals.gift_shops", 2, "totals.gift_shops: says 2, but counting gives 3"),
    ("totals.riverwalks", 0, "totals.riverwalks: says 0, but counting gives 1"),
    ("totals.adjacent_pairs", 10, "totals.adjacent_pairs: says 10, but counting gives 11"),
    ("totals.intersections", 11, "totals.intersections: says 11, but counting gives 12"),
    ("totals.stretches", 16, "totals.stretches: says 16, but counting gives 17"),
    ("totals.buildings_on.high", 6, "totals.buildings_on.high: says 6, but counting gives 7"),
    ("totals.buildings_on.east", ..., "totals.buildings_on.east: is missing"),
    ("totals.buildings_on.brook", 0, "totals.buildings_on.brook: there is no such key here"),
    ("totals.building_icons.performer", 3, "totals.building_icons.performer: says 3, but counting gives 4"),
    ("totals.card_icons.wild", 2, "totals.card_icons.wild: says 2, but counting gives 3"),
    ("totals.action_cards", 18, "totals.action_cards: says 18, but counting gives 17"),
    ("totals.track_boxes.food", 5, "totals.track_boxes.food: says 5, but counting gives 4"),
    ("totals.performer_boxes", 5, "totals.performer_boxes: says 5, but counting gives 6"),
    ("totals.mayor_cards", 4, "totals.mayor_cards: says 4, but counting gives 5"),
    ("totals.vacation_cards", 5, "totals.vacation_cards: says 5, but counting gives 4"),
]


@pytest.mark.parametrize(("where", "value", "text"), ONE_SLIP, ids=[f"{w}={v!r}"[:60] for w, v, _ in ONE_SLIP])
def test_a_slip_is_named(where: str, value: object, text: str) -> None:
    found = faults(lambda: parse(changed((where, value))))
    if text.startswith("it has"):
        assert any(fault.endswith(text) for fault in found), found
    else:
        assert any(re.search(rf"(^|, ){re.escape(text)}", fault) for fault in found), found


ONCE: list[tuple[dict[str, object], str, str]] = [  # a bonus put on Shopping, where it is then twice
    ({"effect": "small-buildings", "points": 1}, "track[0].bonuses[1]", "track[2].bonuses[0]"),
    ({"effect": "map-neighbour"}, "track[1].bonuses[0]", "track[2].bonuses[0]"),
    ({"effect": "longer-move", "uses": 1, "extra": [1]}, "track[1].bonuses[1]", "track[2].bonuses[0]"),
    ({"effect": "other-card", "uses": 1}, "track[1].bonuses[2]", "track[2].bonuses[0]"),
    ({"effect": "double-umbrella", "points": 1}, "track[2].bonuses[0]", "track[2].bonuses[1]"),
    ({"effect": "personal-line"}, "track[2].bonuses[0]", "track[3].bonuses[1]"),
    ({"effect": "short-walk", "type": "stroll"}, "track[2].bonuses[0]", "track[4].bonuses[0]"),
    ({"effect": "locked-up"}, "track[2].bonuses[0]", "track[4].bonuses[2]"),
    ({"effect": "no-performers"}, "track[2].bonuses[0]", "track[4].bonuses[3]"),
]


@pytest.mark.parametrize(("bonus", "first", "again"), ONCE, ids=[str(bonus["effect"]) for bonus, _, _ in ONCE])
def test_what_lasts_is_on_one_track_only(bonus: dict[str, object], first: str, again: str) -> None:
    (found,) = faults(lambda: parse(changed(("track[2].bonuses[0]", bonus))))
    text = f"{again}.effect: '{bonus['effect']}' is already {first}: there can be one at most"
    assert found.endswith(text), found


@pytest.mark.parametrize(
    "bonus",
    [
        {"effect": "map-any-value", "streets": []},
        {"effect": "performers", "count": 1},
        {"effect": "cross-out", "track": "culture"},
    ],
    ids=lambda bonus: str(bonus["effect"]),
)
def test_what_happens_at_once_can_be_on_several_tracks(bonus: dict[str, object]) -> None:
    effect = EFFECTS.index(str(bonus["effect"]))
    assert parse(changed(("track[2].bonuses[0]", bonus))).tracks[2].bonus_effect[0] == effect


@pytest.mark.parametrize(
    ("where", "value"),
    [
        ("map.buildings[0].icons[0]", "jugler"),
        ("map.buildings[0].icons[0]", "wild"),
        ("map.buildings[7].block", [3, 3]),
        ("map.buildings[0].half", "up"),
        ("map.buildings[0].special", "park"),
        ("deck[0].cards[0].icons[0]", "umbrela"),
        ("deck[0].cards[0].icons[0]", "piper"),
        ("track[0].boxes[0]", "bonsu"),
        ("track[0].bonuses[0].effect", "map-any-vlaue"),
        ("umbrellas.boxes", "seven"),
        ("second_line.rows", "two"),
        ("performers.track[0].map", "quai"),
        ("mayor.cards[0].closed", "hihg"),
        ("game.rounds", "three"),
    ],
)
def test_what_cannot_be_counted_is_no_second_fault(where: str, value: object) -> None:
    assert len(faults(lambda: parse(changed((where, value))))) == 1


def test_what_just_fits_is_no_fault() -> None:
    """No bonus but one, a riverwalk nowhere, a round fewer than the smallest deck, buildings without icons."""
    tight = changed(
        *(("track[0].bonuses", [{"effect": "write-w", "uses": 20}]), ("track[0].ladder", [7])),
        *(("map.buildings[6].special", ...), ("totals.riverwalks", 0)),
        *(("map.buildings[0].icons", []), ("totals.building_icons.performer", 2)),
        *(("game.rounds", 1), ("umbrellas.boxes", 1), ("totals.umbrella_wilds", 0)),
    )
    e = parse(tight)
    assert e.tracks[0].bonus_value == [20]
    assert e.effect_track[EFFECTS.index("map-any-value")] == NONE


def test_an_edition_without_a_longer_move_has_no_extra_steps() -> None:
    e = parse(changed(("track[1].bonuses[1]", {"effect": "write-w", "uses": 1})))
    assert e.extra_steps == []


# ---- the layout twin ---------------------------------------------------------------------------------------
LAYOUT: dict[str, Any] = json.loads((SHIPPED / "tiny.layout.json").read_text("utf-8"))


def layout_with(folder: Path, change: Callable[[Any], object]) -> Path:
    """Tiny in a folder, with its layout changed."""
    return with_layout(folder, SHIPPED / "tiny.toml", change)


def at(way: str, key: Any, value: object) -> Callable[[Any], object]:
    """A change of the layout: another value, or ... to take it away."""

    def change(layout: Any) -> None:
        for part in way.split():
            layout = layout[int(part) if part.isdigit() else part]
        if value is ...:
            del layout[key]
        elif isinstance(layout, list) and key == len(layout):
            layout.append(value)
        else:
            layout[key] = value

    return change


SPOT = {"x": 1, "y": 1, "s": 1}
BOX = {"x": 1, "y": 1, "w": 1, "h": 1}
LAYOUT_SLIPS: list[tuple[Callable[[Any], object], str]] = [
    (at("", "edition", "other"), "edition: must be 'tiny' as in the edition, not 'other'"),
    (at("map", "viewBox", [0, 0, 1]), "map.viewBox: must be a list of 4 entries, not of 3"),
    (at("map streets", 0, ...), "map.streets: must be a list of 7 entries, not of 6"),
    (at("map streets 1", "id", "low"), "map.streets[1].id: must be 'high' as in the edition, not 'low'"),
    (at("map streets 4", "axis", "ew"), "map.streets[4].axis: must be 'ns' as in the edition, not 'ew'"),
    (at("map streets 4", "w", "wide"), "map.streets[4].w: must be a number"),
    (at("map blocks 5", "col", 4), "map.blocks[5].col: must be 3 as in the edition, not 4"),
    (at("map alleys", 1, ...), "map.alleys: must be a list of 2 entries, not of 1"),
    (at("map alleys 1", "row", 2), "map.alleys[1].row: must be 1 as in the edition, not 2"),
    (at("map intersections 3", "ns", "west"), "map.intersections[3].ns: must be 'east' as in the edition, not 'west'"),
    (at("map intersections 3", "ew", "quay"), "map.intersections[3].ew: must be 'north' as in the edition, not 'quay'"),
    (at("map intersections 3", "x", ...), "map.intersections[3].x: is missing"),
    (at("map starts 0", "number", 0), "map.starts[0].number: must be 1 as in the edition, not 0"),
    (at("map starts", 6, {}), "map.starts: must be a list of 6 entries, not of 7"),
    (at("map buildings", "cellar", ...), "map.buildings.cellar: is missing"),
    (at("map buildings", "shed", {}), "map.buildings.shed: there is no such key here"),
    (at("map buildings cellar", "block", [2, 2]), "map.buildings.cellar.block: must be [1, 3] as in the edition"),
    (at("map buildings cellar", "half", ""), "map.buildings.cellar.half: must be 'south' as in the edition, not ''"),
    (at("map buildings cellar", "value", ...), "map.buildings.cellar.value: is missing"),
    (at("map buildings cellar value", "h", None), "map.buildings.cellar.value.h: must be a number"),
    (at("map buildings cellar", "w", "wide"), "map.buildings.cellar.w: must be a number"),
    (at("map buildings cellar band", "h", ...), "map.buildings.cellar.band.h: is missing"),
    (at("map buildings cellar name", "size", ...), "map.buildings.cellar.name.size: is missing"),
    (at("map buildings cellar", "tourist", []), "map.buildings.cellar.tourist: must be a table, not a list"),
    (at("map buildings cellar icons", 2, SPOT), "map.buildings.cellar.icons: must be a list of 2 entries, not of 3"),
    (at("map buildings rose-court icons", 0, SPOT), "map.buildings.rose-court.icons: must be [] as in the edition"),
    (at("map buildings rose-court", "mark", ...), "map.buildings.rose-court.mark: is missing"),
    (at("map buildings fish-hall mark", "circle", BOX), "map.buildings.fish-hall.mark.circle.r: is missing"),
    (at("sheet", "viewBox", 4), "sheet.viewBox: must be a list of 4 entries, not 4"),
    (at("sheet tracks", "food", ...), "sheet.tracks.food: is missing"),
    (at("sheet tracks", "dancing", {}), "sheet.tracks.dancing: there is no such key here"),
    (at("sheet tracks food boxes", 4, BOX), "sheet.tracks.food.boxes: must be a list of 4 entries, not of 5"),
    (at("sheet tracks food ladder 1", "value", 2), "sheet.tracks.food.ladder[1].value: must be 3 as in the edition"),
    (at("sheet tracks food bonuses 2", "id", "D"), "sheet.tracks.food.bonuses[2].id: must be 'C' as in the edition"),
    (at("sheet tracks food", "icon", BOX), "sheet.tracks.food.icon.s: is missing"),
    (at("sheet tracks food", "h", "high"), "sheet.tracks.food.h: must be a number"),
    (at("sheet tracks food label", "x", ...), "sheet.tracks.food.label.x: is missing"),
    (at("sheet tracks food street", "y", ...), "sheet.tracks.food.street.y: is missing"),
    (at("sheet performers top", 0, ...), "sheet.performers.top: must be a list of 3 entries, not of 2"),
    (at("sheet performers bottom", 3, SPOT), "sheet.performers.bottom: must be a list of 3 entries, not of 4"),
    (at("sheet performers row_score", 0, ...), "sheet.performers.row_score: must be a list of 2 entries, not of 1"),
    (at("sheet performers table cells 0", "n", 0), "sheet.performers.table.cells[0].n: must be 1 as in the edition"),
    (at("sheet performers track", 0, ...), "sheet.performers.track: must be a list of 6 entries, not of 5"),
    (at("sheet umbrellas boxes", 0, ...), "sheet.umbrellas.boxes: must be a list of 7 entries, not of 6"),
    (at("sheet second_line boxes", 9, BOX), "sheet.second_line.boxes: must be a list of 9 entries, not of 10"),
    (at("sheet second_line rewards 0", "row", 1), "sheet.second_line.rewards[0].row: must be 0 as in the edition"),
    (at("sheet rounds boxes", 0, ...), "sheet.rounds.boxes: must be a list of 3 entries, not of 2"),
    (at("sheet score cells 11", "id", "sum"), "sheet.score.cells[11].id: must be 'total' as in the edition, not 'sum'"),
    (at("", "map", ...), "map: is missing"),
    (at("", "sheet", []), "sheet: must be a table, not a list"),
]


@pytest.mark.parametrize(("change", "text"), LAYOUT_SLIPS, ids=[text[:50] for _, text in LAYOUT_SLIPS])
def test_a_layout_of_another_map_is_named_with_its_file_and_line(
    tmp_path: Path, change: Callable[[Any], object], text: str
) -> None:
    path = layout_with(tmp_path, change)
    (found,) = faults(lambda: load(path))
    assert re.match(r"tiny\.layout\.json, (line \d+, )?", found)
    assert text in found, found


def test_a_riverwalk_to_be_visited_twice_has_a_box_and_a_circle(tmp_path: Path) -> None:
    path = layout_with(tmp_path, lambda layout: None)
    path.write_text(TINY.text.replace("riverwalk_visits = 1", "riverwalk_visits = 2"), "utf-8")
    (found,) = faults(lambda: load(path))
    assert found.endswith("map.buildings.fish-hall.mark.box: is missing")


# ---- the documentation -------------------------------------------------------------------------------------
def test_every_effect_and_key_of_the_totals_is_in_the_documentation() -> None:
    page = DOCS.read_text("utf-8").split("## French Quarter")[1]
    totals: Any = TINY.data["totals"]
    for word in [*EFFECTS, *totals]:
        assert f"`{word}`" in page, word
