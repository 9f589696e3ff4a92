"""FQ-P0 to FQ-P3: what may be written where, against an oracle that knows neither the rules' code nor their grid.

The oracle paints every building into squares of half a block and looks which paint meets which.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from grandtour.games.french_quarter import load
from grandtour.games.french_quarter.edition import ACTIVITIES, W
from grandtour.games.french_quarter.legal import can_map
from tests.quarter import Table, quarter, table, turn

EDITIONS = ["grand-tour", "tiny"]
VALUES = [1, 2, 3, 4, 5, 6]


@cache
def painted(edition: str) -> dict[tuple[int, int], str]:
    """By square of half a block: the building there, read from the file."""
    file = Path(load.__file__).with_name("editions") / f"{edition}.toml"
    out: dict[tuple[int, int], str] = {}
    for building in tomllib.loads(file.read_text(encoding="utf-8"))["map"]["buildings"]:
        row, col = building["block"]
        half = building.get("half", "")
        for y in (2 * row, 2 * row + 1):
            for x in (2 * col, 2 * col + 1):
                is_there = {
                    "": True,
                    "north": y == 2 * row,
                    "south": y == 2 * row + 1,
                    "west": x == 2 * col,
                    "east": x == 2 * col + 1,
                }[half]
                if is_there:
                    out[y, x] = building["id"]
    return out


@cache
def pairs(edition: str) -> frozenset[frozenset[str]]:
    """Buildings that meet along a side."""
    squares = painted(edition)
    found = set()
    for (y, x), building in squares.items():
        for other in (squares.get((y + 1, x)), squares.get((y, x + 1))):
            if other is not None and other != building:
                found.add(frozenset((building, other)))
    return frozenset(found)


def next_to(edition: str, building: str) -> list[str]:
    return sorted(other for pair in pairs(edition) if building in pair for other in pair if other != building)


def fits(edition: str, sheet: dict[str, int | str], building: str, value: int) -> bool:
    """FQ-P1 as the rulebook's table of dice has it, not as a difference."""
    friends = {1: "12W", 2: "123W", 3: "234W", 4: "345W", 5: "456W", 6: "56W"}[value]
    return building not in sheet and all(
        str(sheet[other]) in friends for other in next_to(edition, building) if other in sheet
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_FQ_M1_adjacent_is_what_shares_a_side(edition: str) -> None:
    e = quarter(edition).edition
    for building, slug in enumerate(e.buildings):
        assert sorted(e.buildings[k] for k in e.neighbours[building]) == next_to(edition, slug)


def buildings(edition: str) -> list[str]:
    return quarter(edition).edition.buildings


def on_map(t: Table, slug: str) -> Table:
    """The tourist visits the building and its map action is due."""
    return t.at(0, slug).due("map")


def begun(edition: str, value: int) -> Table:
    return turn(value) if edition == "grand-tour" else turn(value, edition="tiny", type="ferry", card="ferry-1")


WRITTEN: list[int | str] = [1, 2, 3, 4, 5, 6, "W"]
written = st.sampled_from(WRITTEN)


@st.composite
def sheets(draw: st.DrawFn) -> tuple[str, dict[str, int | str], str, int]:
    """Any map at all, also such as no game could have; mostly near the building that is asked about."""
    edition = draw(st.sampled_from(EDITIONS))
    names = buildings(edition)
    building = draw(st.sampled_from(names))
    near = next_to(edition, building)
    sheet: dict[str, int | str] = draw(st.dictionaries(st.sampled_from(near), written))
    sheet.update(draw(st.dictionaries(st.sampled_from(names), written, max_size=4)))
    return edition, sheet, building, draw(st.sampled_from(VALUES))


@given(sheets())
@example(("grand-tour", {}, "hotel-ama-house", 6))
def test_FQ_P1_mapping_follows_the_oracle(case: tuple[str, dict[str, int | str], str, int]) -> None:
    """The map action of a turn: written where it fits, else an umbrella, and nothing is asked either way."""
    edition, sheet, building, value = case
    t = on_map(begun(edition, value).mapped(0, sheet), building)
    assert t.task == "travel"
    if fits(edition, sheet, building, value):
        assert t.map_of(0) == {**sheet, building: value}
        assert t.state.umbrellas[0] == 0
    else:
        assert t.map_of(0) == sheet
        assert t.state.umbrellas[0] == 1


@given(sheets())
def test_FQ_P1_an_at_once_map_offers_exactly_what_fits(case: tuple[str, dict[str, int | str], str, int]) -> None:
    edition, sheet, _, _ = case
    t = begun(edition, 3).mapped(0, sheet)
    everything = [(slug, value) for slug in buildings(edition) for value in VALUES if fits(edition, sheet, slug, value)]
    t.due("free-map")
    if len(everything) > 1:
        assert t.legal() == [f"map {slug} {value}" for slug, value in everything]


@pytest.mark.parametrize("value", VALUES)
def test_FQ_P1_beside_a_number_the_same_or_one_more_or_less_and_1_is_no_neighbour_of_6(value: int) -> None:
    allowed = {1: {1, 2}, 2: {1, 2, 3}, 3: {2, 3, 4}, 4: {3, 4, 5}, 5: {4, 5, 6}, 6: {5, 6}}[value]
    fitting = set()
    for die in VALUES:
        t = on_map(turn(die).mapped(0, {"bens-spectral-gems": value}), "ljs-public-house")
        if "ljs-public-house" in t.map_of(0):
            fitting.add(die)
    assert fitting == allowed


def test_FQ_P1_every_neighbour_counts_not_only_one() -> None:
    t = turn(2).mapped(0, {"bens-spectral-gems": 3, "two-brothers-courtyard": 1, "brush-and-brew-pub": 4})
    assert "ljs-public-house" not in on_map(t, "ljs-public-house").map_of(0)


def test_FQ_P1_diagonals_and_buildings_further_off_do_not_count() -> None:
    t = turn(6).mapped(
        0, {"cajun-jewelers": 1, "gaslight-marionettes": 1, "roux-the-day-tavern": 1, "loose-trombone": 1}
    )
    assert on_map(t, "ljs-public-house").map_of(0)["ljs-public-house"] == 6


def test_FQ_P1_mapping_a_value_that_fits_is_compulsory() -> None:
    """Without a W there is no question at all; with one the choice is between value and W, never to pass."""
    t = on_map(turn(2), "ljs-public-house")
    assert t.task == "travel"
    assert t.map_of(0) == {"ljs-public-house": 2}
    t = on_map(turn(2).uses(0, w=1), "ljs-public-house")
    assert t.legal() == ["map ljs-public-house 2", "map ljs-public-house W"]
    assert t.refusal("pass") == ("FQ-R23", "must")


def test_FQ_P1_only_the_building_visited_and_only_the_value_of_the_die() -> None:
    t = on_map(turn(2).uses(0, w=1), "ljs-public-house")
    assert t.refusal("map hotel-ama-house 2") == ("FQ-P1", "elsewhere")
    assert t.refusal("map hotel-ama-house W") == ("FQ-P1", "elsewhere")
    assert t.refusal("map ljs-public-house 3") == ("FQ-P1", "value")


def test_FQ_P1_each_map_is_ones_own() -> None:
    t = turn(2).mapped(1, {"bens-spectral-gems": 6, "ljs-public-house": 6})
    on_map(t, "ljs-public-house")
    assert t.map_of(0) == {"ljs-public-house": 2}
    assert t.map_of(1) == {"bens-spectral-gems": 6, "ljs-public-house": 6}


@pytest.mark.parametrize("slug", ["hotel-ama-house", "police-station"])
def test_FQ_P0_hotel_and_police_station_are_visited_and_mapped_like_any_other(slug: str) -> None:
    t = turn(4)
    e, number = t.edition, t.building(slug)
    t.at(0, e.buildings[e.neighbours[number][0]]).play(f"go {slug}")
    assert t.where(0) == slug
    assert t.map_of(0) == {slug: 4}
    icons = e.building_icons[number]
    assert icons
    assert t.marks(0) == {a: n for a in ACTIVITIES if (n := icons.count(t.icon(a)))}
    assert t.state.umbrellas[0] == icons.count(t.icon("umbrella"))


@pytest.mark.parametrize("there", [2, 5, "W"])
def test_FQ_P2_an_umbrella_for_a_building_that_is_mapped_already(there: int | str) -> None:
    t = on_map(turn(2).mapped(0, {"ljs-public-house": there}), "ljs-public-house")
    assert t.map_of(0) == {"ljs-public-house": there}
    assert t.state.umbrellas[0] == 1
    assert t.kinds() == ["no-map", "umbrella"]


def test_FQ_P2_an_umbrella_with_its_wild_for_a_value_that_does_not_fit() -> None:
    t = on_map(turn(2).umbrellas(0, 2).mapped(0, {"bens-spectral-gems": 4}), "ljs-public-house")
    assert t.task == "icon"
    t.play("mark food")
    assert t.marks(0) == {"food": 1}
    assert "ljs-public-house" not in t.map_of(0)


def test_FQ_P2_no_w_into_a_mapped_building() -> None:
    t = on_map(turn(2).uses(0, w=2).mapped(0, {"ljs-public-house": 2}), "ljs-public-house")
    assert t.task == "travel"
    assert t.state.umbrellas[0] == 1
    assert t.state.w[0] == 2


# ---- W --------------------------------------------------------------------------------------------------------------
def test_FQ_P3_a_w_goes_next_to_anything_and_is_used_up() -> None:
    around: dict[str, int | str] = {"bens-spectral-gems": 1, "two-brothers-courtyard": 6, "hotel-ama-house": "W"}
    t = on_map(turn(2).uses(0, w=1).mapped(0, around), "ljs-public-house")
    assert t.legal() == ["map ljs-public-house W", "pass"]
    t.play("map ljs-public-house W")
    assert t.map_of(0) == {**around, "ljs-public-house": "W"}
    assert t.state.w[0] == 0
    assert t.state.umbrellas[0] == 0


@pytest.mark.parametrize("value", VALUES)
def test_FQ_P3_neighbours_ignore_a_w(value: int) -> None:
    t = on_map(turn(value).mapped(0, {"bens-spectral-gems": "W", "two-brothers-courtyard": "W"}), "ljs-public-house")
    assert t.map_of(0)["ljs-public-house"] == value


def test_FQ_P3_a_building_with_a_w_counts_as_mapped() -> None:
    """For its streets, for the small buildings of Food B and for the Second Line."""
    t = turn().times(0, "shopping", 1).unlocked(0, "food", "B")
    t.mapped(0, {"masks-by-mirabelle": "W", "coops-bead-emporium": "W"}).line("north/conti", "dauphine/conti")
    assert t.points(0)["shopping"] == 2
    assert t.points(0)["food"] == 1
    t.due("parade")
    assert t.state.boxes[0] == 1


@pytest.mark.parametrize(
    ("gator", "heron", "points"),
    [(5, 4, 9), ("W", 4, 4), (5, "W", 5), ("W", "W", 0), (None, 6, 0), (6, None, 0), (None, "W", 0), (6, 6, 12)],
)
def test_FQ_P3_a_gift_shop_with_a_w_counts_0(gator: int | str | None, heron: int | str | None, points: int) -> None:
    shops = {"gator-grin": gator, "humming-heron": heron}
    t = turn().mapped(0, {slug: value for slug, value in shops.items() if value is not None})
    assert t.points(0)["gift-shops"] == points


def test_FQ_P3_no_w_without_the_bonus() -> None:
    t = turn(2).due("free-map")
    assert t.refusal("map ljs-public-house W") == ("FQ-P3", "no-w")
    assert not any(text.endswith(" W") for text in t.legal())


@given(sheets())
def test_FQ_P3_with_a_w_every_empty_building_can_be_written(case: tuple[str, dict[str, int | str], str, int]) -> None:
    edition, sheet, building, value = case
    t = on_map(begun(edition, value).mapped(0, sheet).uses(0, w=1), building)
    if building in sheet:
        assert t.task == "travel"
    elif fits(edition, sheet, building, value):
        assert t.legal() == [f"map {building} {value}", f"map {building} W"]
    else:
        assert t.legal() == [f"map {building} W", "pass"]


# ---- the police die -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("value", VALUES)
def test_FQ_BP_C_the_police_die_forbids_its_value_and_no_other(value: int) -> None:
    t = on_map(turn(value).locked(0, 4).uses(0, w=1), "ljs-public-house")
    if value == 4:
        assert t.task == "travel"  # not even a W
        assert t.map_of(0) == {}
        assert (t.state.umbrellas[0], t.state.w[0]) == (1, 1)
    else:
        assert f"map ljs-public-house {value}" in t.legal()


def test_FQ_BP_C_each_player_has_a_police_die_of_their_own() -> None:
    t = on_map(turn(4).locked(1, 4), "ljs-public-house")
    assert t.map_of(0) == {"ljs-public-house": 4}
    for locked, mapped in ((0, True), (1, False)):  # and the same when the other one has the turn
        t = table(first=1).locked(locked, 4).at(1, "ljs-public-house").plan({"socialize": 4}).play("take socialize 4")
        t.play("go hotel-ama-house")
        assert ("hotel-ama-house" in t.map_of(1)) == mapped


def test_whole_random_maps_keep_the_rule() -> None:
    """The question that every mapping asks, over maps with half of the buildings written, agrees with the oracle."""
    from grandtour.core.picker import Picker

    for edition in EDITIONS:
        picker = Picker(f"maps of {edition}")
        for _ in range(40):
            t = begun(edition, 1)
            sheet: dict[str, int | str] = {}
            for slug in buildings(edition):
                if picker.below(2):
                    number = 1 + picker.below(W)
                    sheet[slug] = "W" if number == W else number
            t.mapped(0, sheet)
            for building, slug in enumerate(buildings(edition)):
                for value in VALUES:
                    expected = fits(edition, sheet, slug, value)
                    assert can_map(t.edition, t.state, 0, building, value) == expected, (sheet, slug, value)
