"""Our sheets and cards keep every fact of the rules page, and their drawings show them.

H and W numbers are those of the check that came with the data: what the rulebook's words ask of a map, and what its
worked examples take for granted.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter, deque
from typing import Any

import pytest

from grandtour.core.editions import read_toml
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    ACTIVITY,
    ALL_DIFFERENT,
    ALL_EQUAL,
    ANY_VALUES,
    BONUS,
    BOXES,
    CHOICE,
    CONDITIONS,
    COURTYARD,
    DIRECTIONS,
    EAST,
    EFFECTS,
    FACES,
    GET_ACTIVITY,
    GET_MAP,
    GET_POINTS,
    GET_UMBRELLA,
    GIFT_SHOP,
    HALVES,
    MULTIPLIER,
    NONE,
    NORTH,
    PERFORMER,
    REWARDS,
    RIVERWALK,
    SOUTH,
    SPECIALS,
    TRACKS,
    UMBRELLA,
    WEST,
    WILD,
    Edition,
    Track,
    W,
)
from grandtour.games.french_quarter.load import SHIPPED, load

OURS = load("grand-tour")
TINY = load("tiny")
BUILDINGS = range(len(OURS.buildings))
FOOD, CULTURE, SHOPPING, MYSTICISM, PARTYING = range(TRACKS)


def building(slug: str) -> int:
    return OURS.buildings.index(slug)


def street(slug: str) -> int:
    return OURS.streets.index(slug)


def type_(slug: str) -> int:
    return OURS.types.index(slug)


def point(ew: str, ns: str) -> int:
    return OURS.point_names.index(f"{ew}/{ns}")


def on(slug: str) -> list[str]:
    return [OURS.buildings[k] for k in OURS.street_buildings[street(slug)]]


def beside(a: str, b: str) -> bool:
    return building(b) in OURS.neighbours[building(a)]


def is_special(special: int) -> list[str]:
    return [OURS.buildings[k] for k in BUILDINGS if OURS.building_special[k] == special]


def distances(e: Edition, start: int) -> dict[int, int]:
    """Breadth first, over neighbours."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in e.neighbours[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def icon_words(e: Edition, icons: list[int]) -> list[str]:
    return [["umbrella", *ACTIVITIES, "wild", *e.performers][icon] for icon in icons]


# ---- components (FQ-C1, FQ-C2) -----------------------------------------------------------------------------
def test_FQ_C1_one_to_four_players_and_eight_rounds() -> None:
    assert OURS.seat_counts == [1, 2, 3, 4]
    assert OURS.rounds == 8


def test_FQ_C1_six_decks_of_eight_cards_and_twelve_mayor_and_vacation_cards() -> None:
    assert OURS.types == ["walk", "carriage", "taxi", "streetcar", "riverboat", "socialize"]
    assert [len(deck) for deck in OURS.deck_cards] == [8] * 6
    assert len(OURS.cards) == len(OURS.card_icons) == 48
    assert len(OURS.mayors) == len(OURS.vacations) == 12


def test_FQ_A1_all_cards_of_a_deck_are_seen_in_a_game() -> None:
    assert {len(deck) for deck in OURS.deck_cards} == {OURS.rounds}
    assert len(OURS.mayors) >= OURS.rounds


def test_FQ_C2_dice_by_players() -> None:
    assert OURS.types == ["walk", "carriage", "taxi", "streetcar", "riverboat", "socialize"]
    assert OURS.dice == {1: [1, 1, 0, 1, 1, 1], 2: [1, 1, 0, 1, 1, 1], 3: [2, 1, 1, 1, 1, 1], 4: [2, 2, 2, 1, 1, 1]}


def test_FQ_C2_two_dice_for_each_player_and_one_that_is_left() -> None:
    assert {seats: len(pool) for seats, pool in OURS.pool.items()} == {1: 5, 2: 5, 3: 7, 4: 9}


def test_FQ_C2_the_taxi_deck_stays_in_the_box_with_one_or_two_players() -> None:
    taxi = type_("taxi")
    assert {seats: taxi in decks for seats, decks in OURS.decks.items()} == {1: False, 2: False, 3: True, 4: True}
    assert all(len(decks) == 6 - (taxi not in decks) for decks in OURS.decks.values())


def test_FQ_Y2_alone_one_has_the_dice_and_decks_of_two() -> None:
    assert OURS.pool[1] == OURS.pool[2]
    assert OURS.decks[1] == OURS.decks[2]


def test_FQ_L1_one_socialize_die_in_every_pool() -> None:
    assert OURS.types[OURS.line_type] == "socialize"
    assert all(pool.count(OURS.line_type) == 1 for pool in OURS.pool.values())


def test_the_pool_has_the_types_in_the_order_of_the_decks() -> None:
    assert OURS.pool[4] == [0, 0, 1, 1, 2, 2, 3, 4, 5]


# ---- streets (FQ-M1) ---------------------------------------------------------------------------------------
def test_the_streets_keep_the_order_of_the_real_city() -> None:
    assert [OURS.streets[k] for k in OURS.grid.ew] == [
        *("north", "dauphine", "bourbon", "royal", "decatur", "n-front", "south")
    ]
    assert [OURS.streets[k] for k in OURS.grid.ns] == ["west", "conti", "toulouse", "st-peter", "st-ann", "east"]


def test_FQ_M1_nine_named_streets_and_four_borders() -> None:
    assert sum(OURS.street_named) == 9
    borders = [OURS.streets[k] for k in range(13) if not OURS.street_named[k]]
    assert borders == ["north", "south", "west", "east"]
    assert len(OURS.streets) == len(set(OURS.street_names)) == 13


def test_FQ_M1_forty_two_intersections_and_seventy_one_stretches() -> None:
    grid = OURS.grid
    stretches = {
        frozenset((here, grid.onward(here, way)))
        for here in range(OURS.points)
        for way in range(len(DIRECTIONS))
        if grid.onward(here, way) != NONE
    }
    assert OURS.points == len(set(OURS.point_names)) == 42
    assert len(stretches) == 71


def test_H9_from_st_peter_the_next_crossing_of_bourbon_to_the_east_is_st_ann() -> None:
    here = point("bourbon", "st-peter")
    assert OURS.grid.onward(here, EAST) == point("bourbon", "st-ann")
    assert OURS.grid.street_onward(here, EAST) == OURS.grid.street_onward(here, WEST) == street("bourbon")
    assert OURS.grid.street_onward(here, NORTH) == OURS.grid.street_onward(here, SOUTH) == street("st-peter")


def test_FQ_L1_the_ways_on_from_an_intersection_end_at_the_edge_of_the_map() -> None:
    corner = point("north", "west")
    assert [OURS.grid.onward(corner, way) for way in (NORTH, EAST, SOUTH, WEST)] == [
        *(NONE, point("north", "conti"), point("dauphine", "west"), NONE)
    ]


def test_FQ_S1_six_starts_on_different_intersections_and_no_two_neighbours() -> None:
    assert len(set(OURS.starts)) == FACES == 6
    assert [OURS.point_names[at] for at in OURS.starts] == [
        *("north/west", "north/east", "royal/east", "south/east", "south/west", "royal/west")
    ]
    for here, way in itertools.product(OURS.starts, range(4)):
        assert OURS.grid.onward(here, way) not in OURS.starts


# ---- buildings (FQ-M1) -------------------------------------------------------------------------------------
def test_FQ_M1_thirty_blocks_and_five_of_them_hold_a_pair() -> None:
    blocks: dict[tuple[int, int], list[str]] = {}
    for k in BUILDINGS:
        blocks.setdefault(OURS.grid.blocks[k], []).append(HALVES[OURS.grid.halves[k]])
    assert sorted(blocks) == list(itertools.product(range(1, 7), range(1, 6)))
    assert Counter(len(halves) for halves in blocks.values()) == {1: 25, 2: 5}
    assert {tuple(sorted(halves)) for halves in blocks.values()} == {("",), ("north", "south"), ("east", "west")}


def test_H11_ten_small_buildings_in_five_pairs() -> None:
    assert sum(OURS.building_small) == 10
    assert len({OURS.grid.blocks[k] for k in BUILDINGS if OURS.building_small[k]}) == 5
    assert len(OURS.buildings) == 35


def test_H11_a_large_building_touches_four_streets_and_a_small_one_three() -> None:
    for k in BUILDINGS:
        touched = OURS.building_streets[k]
        assert len(set(touched)) == len(touched) == (3 if OURS.building_small[k] else 4)


def test_FQ_M1_a_building_is_on_every_street_that_it_touches() -> None:
    def streets(slug: str) -> set[str]:
        return {OURS.streets[k] for k in OURS.building_streets[building(slug)]}

    assert streets("hotel-ama-house") == {"bourbon", "royal", "toulouse", "st-peter"}
    assert streets("masks-by-mirabelle") == {"north", "west", "conti"}  # the alley is south of it
    assert streets("plume-and-parasol") == {"dauphine", "west", "conti"}
    assert streets("brush-and-brew-pub") == {"dauphine", "bourbon", "st-peter"}  # the alley is east of it
    assert streets("catbird-playhouse") == {"dauphine", "bourbon", "st-ann"}
    for k in BUILDINGS:
        assert all(k in OURS.street_buildings[there] for there in OURS.building_streets[k])
    assert sum(map(len, OURS.street_buildings)) == sum(map(len, OURS.building_streets)) == 25 * 4 + 10 * 3


@pytest.mark.parametrize("e", [OURS, TINY], ids=["grand-tour", "tiny"])
def test_FQ_M1_adjacency_goes_both_ways_and_never_to_oneself(e: Edition) -> None:
    for a, neighbours in enumerate(e.neighbours):
        assert a not in neighbours
        assert all(a in e.neighbours[b] for b in neighbours)


def test_FQ_M1_there_are_sixty_three_pairs_of_neighbours() -> None:
    assert sum(map(len, OURS.neighbours)) == 2 * 63


@pytest.mark.parametrize("e", [OURS, TINY], ids=["grand-tour", "tiny"])
def test_FQ_M1_neighbours_across_a_street_both_touch_that_stretch(e: Edition) -> None:
    """Told from the lines instead of the blocks: two buildings face each other if they lie along the same stretch."""
    across = set()
    for here, way in itertools.product(range(e.points), (EAST, SOUTH)):
        there = e.grid.onward(here, way)
        if there != NONE:
            beside_it = e.grid.along(here, there)
            assert e.grid.along(there, here) == beside_it
            for a, b in itertools.combinations(beside_it, 2):
                if e.grid.are_adjacent(a, b):
                    across.add((a, b))
    pairs = {(a, b) for a in range(len(e.buildings)) for b in e.neighbours[a] if a < b}
    alleys = {(a, b) for a, b in pairs if e.grid.blocks[a] == e.grid.blocks[b]}
    assert len(alleys) == sum(e.building_small) // 2
    assert pairs == across | alleys


def test_FQ_M1_the_map_is_connected_and_distances_are_the_same_both_ways() -> None:
    ways = {k: distances(OURS, k) for k in BUILDINGS}
    assert all(len(found) == 35 for found in ways.values())
    assert all(ways[a][b] == ways[b][a] for a in BUILDINGS for b in BUILDINGS)


def test_FQ_R15_a_large_building_is_next_to_both_halves_that_face_it() -> None:
    assert beside("ljs-public-house", "brush-and-brew-pub")
    assert not beside("ljs-public-house", "catbird-playhouse")
    assert beside("roux-the-day-tavern", "brush-and-brew-pub")
    assert beside("roux-the-day-tavern", "catbird-playhouse")
    assert beside("brush-and-brew-pub", "catbird-playhouse")


def test_FQ_R15_no_two_split_blocks_are_neighbours_on_our_map() -> None:
    for a, b in itertools.combinations([k for k in BUILDINGS if OURS.building_small[k]], 2):
        assert not OURS.grid.are_adjacent(a, b) or OURS.grid.blocks[a] == OURS.grid.blocks[b]


def test_FQ_R15_halves_on_both_sides_of_a_street_share_a_part_of_their_side() -> None:
    names = {TINY.buildings[k]: [TINY.buildings[n] for n in TINY.neighbours[k]] for k in range(len(TINY.buildings))}
    assert names["tea-room"] == ["puppet-house", "bell-tower", "cellar", "fish-hall"]
    assert names["bell-tower"] == ["tea-room", "cellar"]
    assert names["cellar"] == ["tea-room", "bell-tower", "harbour-guard"]
    assert "bell-tower" not in names["puppet-house"]


def test_all_names_of_the_rulebook_are_on_the_map() -> None:
    named = {
        *("Hotel Ama House", "Bayou Oyster Bar", "Three Sisters Courtyard", "Two Brothers Courtyard", "DHM Speakeasy"),
        *("LJ's Public House", "Ben's Spectral Gems", "Cajun Jewelers", "Roux the Day Tavern", "Brush & Brew Pub"),
        *("Beignet Café", "Coop's Bead Emporium", "Bloody Mary's", "French Market", "Riverwalk Shopping & Aquarium"),
        "Police Station",
    }
    assert named <= set(OURS.building_names)
    assert len(set(OURS.building_names)) == len(set(OURS.buildings)) == 35


def test_H1_from_hotel_ama_house_to_bayou_oyster_bar_it_is_two() -> None:
    assert distances(OURS, building("hotel-ama-house"))[building("bayou-oyster-bar")] == 2


def test_FQ_S1_the_hotel_is_home_and_FQ_BP_C_the_police_station_is_the_lockup() -> None:
    assert OURS.buildings[OURS.home] == "hotel-ama-house"
    assert OURS.buildings[OURS.lockup] == "police-station"


def test_H2_three_sisters_courtyard_is_on_n_front() -> None:
    assert "three-sisters-courtyard" in on("n-front")


def test_H3_ljs_public_house_is_beside_bens_and_two_brothers() -> None:
    assert beside("ljs-public-house", "bens-spectral-gems")
    assert beside("ljs-public-house", "two-brothers-courtyard")


def test_H4_cajun_jewelers_is_not_beside_ljs_W3_but_diagonal_to_it() -> None:
    assert not beside("cajun-jewelers", "ljs-public-house")
    (row, col), (other_row, other_col) = (
        OURS.grid.blocks[building(slug)] for slug in ("cajun-jewelers", "ljs-public-house")
    )
    assert (abs(row - other_row), abs(col - other_col)) == (1, 1)


def test_H5_neither_bens_nor_cajun_is_beside_two_brothers() -> None:
    assert not beside("bens-spectral-gems", "two-brothers-courtyard")
    assert not beside("cajun-jewelers", "two-brothers-courtyard")


def test_H6_beignet_cafe_is_on_st_ann() -> None:
    assert "beignet-cafe" in on("st-ann")


def test_H7_dhm_speakeasy_shows_partying_and_then_the_unicycle() -> None:
    assert icon_words(OURS, OURS.building_icons[building("dhm-speakeasy")]) == ["partying", "unicycle"]


def lines(start: int, stretches: int) -> list[list[int]]:
    """Every line of so many stretches that uses none of them twice."""
    found = [[start]]
    for _ in range(stretches):
        longer = []
        for line in found:
            used = {frozenset(pair) for pair in itertools.pairwise(line)}
            for way in range(4):
                there = OURS.grid.onward(line[-1], way)
                if there != NONE and frozenset((line[-1], there)) not in used:
                    longer.append([*line, there])
        found = longer
    return found


def touched(line: list[int]) -> set[str]:
    return {OURS.buildings[k] for a, b in itertools.pairwise(line) for k in OURS.grid.along(a, b)}


def test_H8_W2_four_stretches_from_a_start_touch_roux_brush_and_brew_and_ljs_and_not_the_others() -> None:
    """The rulebook's line passes three of the player's buildings; it need not pass three others of its examples."""
    wanted = {"roux-the-day-tavern", "brush-and-brew-pub", "ljs-public-house"}
    others = {"bens-spectral-gems", "two-brothers-courtyard", "cajun-jewelers"}
    found = [touched(line) for start in OURS.starts for line in lines(start, 4)]
    assert any(wanted <= there and not others & there for there in found)


def test_FQ_L3_a_stretch_has_buildings_on_both_sides_but_along_the_border_on_one() -> None:
    def along(a: int, b: int) -> set[str]:
        return {OURS.buildings[k] for k in OURS.grid.along(a, b)}

    bourbon = along(point("bourbon", "st-peter"), point("bourbon", "st-ann"))
    assert bourbon == {"brush-and-brew-pub", "catbird-playhouse", "roux-the-day-tavern"}
    st_peter = along(point("dauphine", "st-peter"), point("bourbon", "st-peter"))
    assert st_peter == {"ljs-public-house", "brush-and-brew-pub"}
    north = along(point("north", "west"), point("north", "conti"))
    assert north == {"masks-by-mirabelle"}


def test_H10_there_are_buildings_enough_on_the_scored_streets() -> None:
    """The rulebook's scored game has 8 mapped on Decatur, 7 on St Ann, 4 on St Peter, 3 on Bourbon and 2 on Conti."""
    needed = {"decatur": 8, "st-ann": 7, "st-peter": 4, "bourbon": 3, "conti": 2}
    for slug, number in needed.items():
        assert len(on(slug)) >= number
    scored = [len(on(slug)) for slug in needed]
    assert max(scored) - min(scored) <= 2  # balanced is better


def test_H12_four_courtyards_two_gift_shops_and_one_riverwalk() -> None:
    assert is_special(COURTYARD) == [
        *("two-brothers-courtyard", "four-cousins-courtyard", "lone-widow-courtyard", "three-sisters-courtyard")
    ]
    assert is_special(GIFT_SHOP) == ["humming-heron", "gator-grin"]
    assert is_special(RIVERWALK) == ["riverwalk"]
    assert [OURS.buildings[k] for k in OURS.courtyards] == is_special(COURTYARD)
    assert [OURS.buildings[k] for k in OURS.gift_shops] == is_special(GIFT_SHOP)
    assert SPECIALS == ["", "courtyard", "gift-shop", "riverwalk"]


def test_H12_the_gift_shops_may_hold_any_two_values() -> None:
    """The rulebook's are 5 and 4; ours are no neighbours, so nothing ties one to the other."""
    assert not beside("humming-heron", "gator-grin")


def test_H20_buildings_show_umbrellas_activities_and_performers_mostly_one_or_two() -> None:
    assert not any(WILD in icons for icons in OURS.building_icons)
    assert sum(len(icons) in (1, 2) for icons in OURS.building_icons) >= 30


def test_FQ_I4_every_performer_plays_at_two_buildings_or_more() -> None:
    words = Counter(word for icons in OURS.building_icons for word in icon_words(OURS, icons))
    assert all(words[performer] >= 2 for performer in OURS.performers)


# ---- cards -------------------------------------------------------------------------------------------------
def test_FQ_V1_how_far_each_card_moves() -> None:
    steps = {OURS.types[k]: (OURS.min_steps[k], OURS.max_steps[k]) for k in range(6) if not OURS.move_streets[k]}
    assert steps == {"socialize": (1, 1), "walk": (1, 2), "carriage": (1, 3), "taxi": (1, 4)}
    streets = {OURS.types[k]: [OURS.streets[s] for s in OURS.move_streets[k]] for k in range(6) if OURS.move_streets[k]}
    assert streets == {"streetcar": ["dauphine"], "riverboat": ["decatur", "n-front"]}


def test_H21_one_or_two_icons_on_a_card_and_never_a_performer() -> None:
    assert {len(icons) for icons in OURS.card_icons} == {1, 2}
    assert all(icon < PERFORMER for icons in OURS.card_icons for icon in icons)


def test_a_carriage_card_has_umbrella_and_mysticism_and_a_card_umbrella_and_food() -> None:
    carriage = [OURS.card_icons[card] for card in OURS.deck_cards[type_("carriage")]]
    assert [UMBRELLA, ACTIVITY + MYSTICISM] in carriage
    assert [UMBRELLA, ACTIVITY + FOOD] in OURS.card_icons


def test_a_card_is_named_by_its_deck_and_number() -> None:
    assert OURS.cards[:2] == ["walk-1", "walk-2"]
    assert OURS.cards[8] == "carriage-1"
    assert len(set(OURS.cards)) == 48


# ---- tracks ------------------------------------------------------------------------------------------------
def test_FQ_I2_five_activities_of_fourteen_boxes() -> None:
    assert ACTIVITIES == ["food", "culture", "shopping", "mysticism", "partying"]
    assert [len(track.boxes) for track in OURS.tracks] == [14] * 5
    assert OURS.track_names == ["Food", "Culture", "Shopping", "Mysticism", "Partying"]


def test_FQ_E1_the_street_that_each_activity_scores() -> None:
    assert [OURS.streets[track.street] for track in OURS.tracks] == [
        "decatur",
        "st-peter",
        "conti",
        "st-ann",
        "bourbon",
    ]


def test_FQ_I1_thirty_umbrellas_and_every_third_is_a_wild() -> None:
    assert (OURS.umbrella_boxes, OURS.wild_every) == (30, 3)


def test_H14_fifteen_to_seventeen_umbrellas_are_five_wilds() -> None:
    assert [umbrellas // OURS.wild_every for umbrellas in (14, 15, 16, 17, 18)] == [4, 5, 5, 5, 6]


def test_H13_on_shopping_no_circle_forces_a_multiplier_up_to_the_second_bonus() -> None:
    boxes = OURS.tracks[SHOPPING].boxes
    giving = [k for k, box in enumerate(boxes) if box in (BONUS, CHOICE)]
    assert MULTIPLIER not in boxes[: giving[1] + 1]


def test_H15_culture_has_a_choice_before_its_first_bonus() -> None:
    boxes = OURS.tracks[CULTURE].boxes
    assert boxes.index(CHOICE) < boxes.index(BONUS)
    assert MULTIPLIER not in boxes[: boxes.index(CHOICE)]


def test_H16_ladders_begin_with_x1_and_rise_and_only_partying_reaches_x5() -> None:
    for track in OURS.tracks:
        assert track.ladder[0] == 1
        assert sorted(set(track.ladder)) == track.ladder
    assert OURS.tracks[FOOD].ladder[-1] >= 2
    assert OURS.tracks[MYSTICISM].ladder[-1] >= 2
    assert OURS.tracks[PARTYING].ladder[-1] == 5
    assert all(OURS.tracks[k].ladder[-1] < 5 for k in range(PARTYING))


def test_H17_three_bonuses_on_each_track_and_four_on_partying() -> None:
    assert [len(track.bonus_effect) for track in OURS.tracks] == [3, 3, 3, 3, 4]


def bonuses(activity: int) -> list[tuple[str, int]]:
    track = OURS.tracks[activity]
    return [(EFFECTS[effect], value) for effect, value in zip(track.bonus_effect, track.bonus_value, strict=True)]


def test_FQ_BF_bonuses_of_food() -> None:
    assert bonuses(FOOD) == [
        *(("map-any-value", street("decatur")), ("small-buildings", 1), ("map-any-value", NONE)),
    ]


def test_FQ_BC_bonuses_of_culture() -> None:
    assert bonuses(CULTURE) == [("longer-move", 1), ("map-neighbour", 0), ("other-card", 1)]
    assert OURS.extra_steps == [1, 2]


def test_FQ_BS_bonuses_of_shopping() -> None:
    assert bonuses(SHOPPING) == [("write-w", 1), ("double-umbrella", 1), ("write-w", 2)]


def test_FQ_BM_bonuses_of_mysticism() -> None:
    assert bonuses(MYSTICISM) == [("performers", 1), ("personal-line", 0), ("performers", 2)]


def test_FQ_BP_bonuses_of_partying() -> None:
    walk = type_("walk")
    assert bonuses(PARTYING) == [("cross-out", CULTURE), ("short-walk", walk), ("locked-up", 0), ("no-performers", 0)]


def test_every_effect_is_on_both_editions_and_found_by_its_first_bonus() -> None:
    for e in (OURS, TINY):
        for effect in range(len(EFFECTS)):
            track, index = e.effect_track[effect], e.effect_index[effect]
            assert e.tracks[track].bonus_effect.index(effect) == index
            assert not any(effect in earlier.bonus_effect for earlier in e.tracks[:track])


def test_FQ_R1_no_circle_of_ours_can_be_empty() -> None:
    """Whatever is chosen: a circle always has something left to give, and a full track has given almost all."""
    for track in OURS.tracks:
        ways = {(0, 0)}  # bonuses and multipliers taken
        for box in track.boxes:
            if box in (BONUS, MULTIPLIER, CHOICE):
                bonus = {(b + 1, m) for b, m in ways if box != MULTIPLIER and b < len(track.bonus_effect)}
                multiplier = {(b, m + 1) for b, m in ways if box != BONUS and m < len(track.ladder)}
                assert all(can_give(track, box, b, m) for b, m in ways)
                ways = bonus | multiplier
        assert all(len(track.bonus_effect) + len(track.ladder) - b - m <= 1 for b, m in ways)


def can_give(track: Track, box: int, bonuses: int, multipliers: int) -> bool:
    """Whether the circle still gives something after so many."""
    bonus = box != MULTIPLIER and bonuses < len(track.bonus_effect)
    return bonus or (box != BONUS and multipliers < len(track.ladder))


def test_FQ_R1_on_tiny_a_choice_can_have_one_side_left() -> None:
    track = TINY.tracks[MYSTICISM]
    assert track.boxes.count(BONUS) + track.boxes.count(CHOICE) > len(track.bonus_effect)
    assert track.boxes.count(MULTIPLIER) + track.boxes.count(CHOICE) > len(track.ladder)
    assert [BOXES[box] for box in track.boxes] == ["bonus", "bonus", "choice", "choice", "multiplier"]


# ---- Second Line and performers ----------------------------------------------------------------------------
def test_FQ_L3_sixty_boxes_in_rows_and_FQ_E2_a_point_for_each() -> None:
    assert sum(OURS.line_rows) == 60
    assert OURS.line_points == 1


def test_FQ_I4_eight_performers_and_a_track_of_sixteen_boxes() -> None:
    assert OURS.performers == [*("saxophone", "trumpet", "tuba", "violin", "unicycle", "magician", "acrobat", "statue")]
    assert len(OURS.reward_kind) == len(OURS.reward_value) == 16


def test_H18_one_performer_of_a_row_is_worth_nothing_and_six_are_worth_fourteen() -> None:
    assert (OURS.row_points[1], OURS.row_points[6]) == (0, 14)
    assert len(OURS.row_points) == 9
    assert sorted(OURS.row_points) == OURS.row_points


def rewards(kind: int) -> dict[int, int]:
    return {box: OURS.reward_value[box] for box in range(16) if OURS.reward_kind[box] == kind}


def test_H18_two_points_in_the_first_seven_boxes() -> None:
    assert sum(value for box, value in rewards(GET_POINTS).items() if box < 7) == 2


def test_H19_a_box_of_the_performers_track_maps_on_st_ann() -> None:
    assert street("st-ann") in rewards(GET_MAP).values()


def test_FQ_I5_boxes_give_umbrellas_activities_points_and_maps_on_named_streets() -> None:
    assert REWARDS == ["umbrella", "activity", "points", "map"]
    assert set(OURS.reward_kind) == {GET_UMBRELLA, GET_ACTIVITY, GET_POINTS, GET_MAP}
    assert set(rewards(GET_UMBRELLA).values()) == {0}
    assert set(rewards(GET_ACTIVITY).values()) <= set(range(TRACKS))
    assert all(OURS.street_named[value] for value in rewards(GET_MAP).values())


# ---- the end ---------------------------------------------------------------------------------------------
def test_FQ_E3_points_for_courtyards_and_the_riverwalk() -> None:
    assert OURS.courtyard_points == [0, 2, 6, 12, 20]
    assert (OURS.riverwalk_visits, OURS.riverwalk_points) == (2, 8)


def test_FQ_Y2_the_ratings_of_a_solo_game() -> None:
    assert OURS.rating_upto[:-1] == [74, 99, 124, 149, 174, 199]
    assert OURS.rating_upto[-1] > 1000
    assert OURS.ratings[:2] == ["back-to-the-office", "a-pleasant-outing"]
    assert len(set(OURS.ratings)) == len(set(OURS.rating_names)) == 7


# ---- Mayor and Vacation cards ------------------------------------------------------------------------------
def test_H22_a_mayor_card_closes_st_ann_and_some_close_nothing() -> None:
    closed = [OURS.streets[k] for k in OURS.mayor_closed if k != NONE]
    assert "st-ann" in closed
    assert len(set(closed)) == len(closed) < 12
    assert all(OURS.street_named[street(slug)] for slug in closed)


def test_W6_the_mayor_orders_the_five_types_of_a_solo_game() -> None:
    for order in OURS.mayor_order:
        assert sorted(order) == OURS.decks[1]


def test_each_type_but_socialize_leads_the_mayors_order_three_times_and_the_mayor_begins_on_half_of_the_cards() -> None:
    leads = Counter(order[0] for order in OURS.mayor_order)
    assert leads == {type: 3 for type in OURS.decks[1] if type != OURS.line_type}
    assert sum(OURS.mayor_first) == 6


def test_FQ_Y3_a_vacation_has_four_different_buildings_and_every_building_is_on_one() -> None:
    assert all(len(set(wanted)) == len(wanted) == 4 for wanted in OURS.vacation_buildings)
    assert {k for wanted in OURS.vacation_buildings for k in wanted} == set(BUILDINGS)
    assert OURS.vacation_points == 8


def test_FQ_Y3_most_vacations_have_no_condition() -> None:
    assert set(OURS.vacation_condition) == {ANY_VALUES, ALL_EQUAL, ALL_DIFFERENT}
    assert OURS.vacation_condition.count(ANY_VALUES) > 6
    assert CONDITIONS == ["none", "all-equal", "all-different"]


def test_FQ_Y3_mardi_gras_is_the_rulebooks() -> None:
    number = OURS.vacations.index("mardi-gras")
    assert OURS.vacation_names[number] == "Mardi Gras"
    assert {OURS.buildings[k] for k in OURS.vacation_buildings[number]} == {
        *("coops-bead-emporium", "dhm-speakeasy", "bloody-marys", "french-market")
    }
    assert OURS.vacation_condition[number] == ANY_VALUES


def test_FQ_P3_a_w_is_no_value_of_a_die() -> None:
    assert W not in range(FACES + 1)


def test_the_sheets_are_named_as_our_own() -> None:
    meta: Any = read_toml(SHIPPED / "grand-tour.toml").data["meta"]
    assert meta["own_design"] is True
    assert OURS.own_design


# ---- the drawings ------------------------------------------------------------------------------------------
Box = dict[str, float]


class Drawing:
    def __init__(self, name: str) -> None:
        self.edition = load(name)
        raw: Any = json.loads((SHIPPED / f"{name}.layout.json").read_text("utf-8"))
        self.map, self.sheet = raw["map"], raw["sheet"]


@pytest.fixture(params=["grand-tour", "tiny"])
def drawn(request: pytest.FixtureRequest) -> Drawing:
    return Drawing(request.param)


def boxed(shape: Box) -> Box:
    """A square or a disc as a box."""
    if "s" in shape:
        return {"x": shape["x"], "y": shape["y"], "w": shape["s"], "h": shape["s"]}
    if "r" in shape:
        r = shape["r"]
        return {"x": shape["x"] - r, "y": shape["y"] - r, "w": 2 * r, "h": 2 * r}
    return shape


def inside(inner: Box, outer: Box) -> bool:
    slack = 0.11  # coordinates are rounded
    return (
        outer["x"] <= inner["x"] + slack
        and outer["y"] <= inner["y"] + slack
        and inner["x"] + inner["w"] <= outer["x"] + outer["w"] + slack
        and inner["y"] + inner["h"] <= outer["y"] + outer["h"] + slack
    )


def apart(a: Box, b: Box) -> bool:
    slack = 0.11
    return (
        a["x"] + a["w"] <= b["x"] + slack
        or b["x"] + b["w"] <= a["x"] + slack
        or a["y"] + a["h"] <= b["y"] + slack
        or b["y"] + b["h"] <= a["y"] + slack
    )


def all_apart(shapes: list[Box]) -> bool:
    return all(apart(a, b) for a, b in itertools.combinations(shapes, 2))


def frame(view: list[float]) -> Box:
    return dict(zip(("x", "y", "w", "h"), view, strict=True))


def test_buildings_are_drawn_on_the_map_and_apart(drawn: Drawing) -> None:
    boxes = list(drawn.map["buildings"].values())
    assert all(inside(box, frame(drawn.map["viewBox"])) for box in boxes)
    assert all_apart(boxes)


def test_a_building_is_drawn_in_its_block_and_beside_the_alley(drawn: Drawing) -> None:
    blocks = {(block["row"], block["col"]): block for block in drawn.map["blocks"]}
    alleys = {(alley["row"], alley["col"]): alley for alley in drawn.map["alleys"]}
    for shape in drawn.map["buildings"].values():
        block = blocks[tuple(shape["block"])]
        assert inside(shape, block)
        if shape["half"]:
            alley = alleys[tuple(shape["block"])]
            assert inside(alley, block)
            assert apart(shape, alley)
            middle = shape["x"] + shape["w"] / 2, shape["y"] + shape["h"] / 2
            centre = alley["x"] + alley["w"] / 2, alley["y"] + alley["h"] / 2
            assert {
                "north": middle[1] < centre[1],
                "south": middle[1] > centre[1],
                "west": middle[0] < centre[0],
                "east": middle[0] > centre[0],
            }[shape["half"]]


def test_icons_value_and_marks_of_a_building_lie_in_it_and_apart(drawn: Drawing) -> None:
    for slug, shape in drawn.map["buildings"].items():
        marks = shape.get("mark", {}).values()
        parts = [shape["band"], shape["value"], *shape["icons"], *marks]
        if "badge" in shape:
            parts.append(shape["badge"])
        boxes = [boxed(part) for part in parts]
        assert all(inside(box, shape) for box in boxes), slug
        assert all_apart(boxes), slug
        tourist = shape["tourist"]
        assert inside({"x": tourist["x"], "y": tourist["y"], "w": 0, "h": 0}, shape), slug


def test_streets_lie_between_the_blocks_and_cross_at_the_intersections(drawn: Drawing) -> None:
    streets = {shape["id"]: shape for shape in drawn.map["streets"]}
    for shape, block in itertools.product(drawn.map["streets"], drawn.map["blocks"]):
        assert apart(shape, block)
    for crossing in drawn.map["intersections"]:
        dot = {"x": crossing["x"], "y": crossing["y"], "w": 0, "h": 0}
        assert inside(dot, streets[crossing["ew"]])
        assert inside(dot, streets[crossing["ns"]])


def test_FQ_S1_starts_are_drawn_at_their_intersections(drawn: Drawing) -> None:
    for start, shape in zip(drawn.edition.starts, drawn.map["starts"], strict=True):
        crossing = drawn.map["intersections"][start]
        assert (shape["x"], shape["y"]) == (crossing["x"], crossing["y"])


def test_the_boxes_of_the_sheet_lie_in_their_panels_and_apart(drawn: Drawing) -> None:
    sheet = drawn.sheet
    page = frame(sheet["viewBox"])
    score = sheet["score"]
    panels = [*sheet["tracks"].values(), *(sheet[key] for key in ("performers", "umbrellas", "second_line", "score"))]
    assert all(inside(panel, page) for panel in panels)
    assert all_apart(panels)
    for track in sheet["tracks"].values():
        boxes = [*track["boxes"], *track["ladder"], *track["bonuses"], boxed(track["icon"]), track["count"]]
        assert all(inside(box, track) for box in boxes)
        assert all_apart(boxes)
    performers = sheet["performers"]
    boxes = [boxed(box) for box in [*performers["top"], *performers["bottom"]]]
    boxes += [*performers["row_score"], *performers["table"]["cells"], *performers["track"]]
    assert all(inside(box, performers) for box in boxes)
    assert all_apart(boxes)
    for panel, keys in ((sheet["umbrellas"], ["boxes"]), (sheet["second_line"], ["boxes", "rewards"])):
        boxes = [boxed(box) for key in keys for box in panel[key]]
        assert all(inside(box, panel) for box in boxes)
        assert all_apart(boxes)
    assert all(inside(cell, score) for cell in score["cells"])
    assert all_apart([*score["cells"], *sheet["rounds"]["boxes"]])


def test_FQ_L3_the_boxes_of_the_second_line_are_drawn_row_by_row(drawn: Drawing) -> None:
    boxes = drawn.sheet["second_line"]["boxes"]
    heights = [box["y"] for box in boxes]
    assert sorted(heights) == heights
    assert list(Counter(heights).values()) == drawn.edition.line_rows
