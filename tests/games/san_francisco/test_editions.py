"""The editions that we ship keep every constraint of the rules page, and the loader names every fault of any other."""

from __future__ import annotations

import itertools
import json
import math
import re
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from grandtour.core.editions import Document, read_toml
from grandtour.games.san_francisco.edition import GRAY, NONE, Edition
from grandtour.games.san_francisco.load import SHIPPED, load, parse
from tests.edition_files import (
    faults,
    with_changes,
    with_layout,
)

MAP = load("grand-tour")
COLORS = ["blue", "green", "black", "purple", "red", "orange"]
ROUTES = range(len(MAP.route_a))
TICKETS = range(len(MAP.ticket_a))
FERRIES = [route for route in ROUTES if MAP.route_ferries[route] > 0]


def ends(route: int) -> frozenset[str]:
    return frozenset((MAP.locations[MAP.route_a[route]], MAP.locations[MAP.route_b[route]]))


def color(route: int) -> str:
    return "gray" if MAP.route_color[route] == GRAY else MAP.colors[MAP.route_color[route]]


PAIRS: dict[frozenset[str], list[int]] = {}
for _route in ROUTES:
    PAIRS.setdefault(ends(_route), []).append(_route)
DOUBLES = [pair for pair in PAIRS.values() if len(pair) == 2]
SPACES_BY_COLOR = {c: sum(MAP.route_length[r] for r in ROUTES if color(r) == c) for c in COLORS}


def shortest_ways(e: Edition) -> list[list[float]]:
    """Between all locations, in spaces."""
    n = range(len(e.locations))
    far = [[0 if a == b else math.inf for b in n] for a in n]
    for a, b, length in zip(e.route_a, e.route_b, e.route_length, strict=True):
        far[a][b] = far[b][a] = min(far[a][b], length)
    for k, a, b in itertools.product(n, n, n):
        far[a][b] = min(far[a][b], far[a][k] + far[k][b])
    return far


FAR = shortest_ways(MAP)


# ---- our map: the numbers of the rulebook ------------------------------------------------------------------
def test_SF_C1_two_to_four_players() -> None:
    assert MAP.seat_counts == [2, 3, 4]


def test_SF_C1_twenty_cable_cars_each() -> None:
    assert MAP.cars == 20


def test_SF_C1_forty_four_transport_cards_eight_of_them_ferries() -> None:
    cards = dict(zip(MAP.colors, MAP.card_count, strict=True))
    assert cards == {"ferry": 8, **dict.fromkeys(COLORS, 6)}
    assert sum(MAP.card_count) == 44
    assert MAP.colors[MAP.wild] == "ferry"


def test_SF_C1_twenty_four_destination_tickets() -> None:
    assert len(MAP.ticket_a) == 24


def test_SF_C1_seven_symbols_of_tourist_tokens_three_of_each() -> None:
    assert MAP.symbols == ["bridge", "lighthouse", "sea-lion", "crab", "poppy", "house", "teapot"]
    assert MAP.token_copies == 3


def test_SF_C2_a_route_has_a_length_and_a_color_or_gray() -> None:
    assert {color(route) for route in ROUTES} == {*COLORS, "gray"}
    assert min(MAP.route_length) >= 1


def test_SF_C2_some_routes_have_a_ferry_symbol() -> None:
    assert 0 < len(FERRIES) < len(ROUTES)


def test_SF_C2_some_pairs_are_joined_by_double_routes_and_none_by_three() -> None:
    assert {len(pair) for pair in PAIRS.values()} == {1, 2}


def test_SF_C2_double_routes_are_of_equal_length() -> None:
    assert all(MAP.route_length[one] == MAP.route_length[other] for one, other in DOUBLES)


def test_SF_S1_five_places_begin_with_a_stack() -> None:
    fixed = {MAP.location_names[place] for place in MAP.fixed_places}
    assert fixed == {"Alcatraz", "Golden Gate Bridge", "The Embarcadero", "Sunset", "Potrero Hill"}


def test_SF_S1_stacks_are_three_high_with_four_players_and_two_with_fewer() -> None:
    assert MAP.stack_height == {2: 2, 3: 2, 4: 3}


def test_SF_S2_two_cards_in_hand_and_five_face_up() -> None:
    assert (MAP.hand, MAP.face_up) == (2, 5)


def test_SF_S3_two_tickets_of_which_at_least_one_is_kept() -> None:
    assert (MAP.tickets_dealt, MAP.tickets_kept) == (2, 1)


def test_SF_S4_two_stacks_are_placed_of_one_token_each_with_two_players() -> None:
    assert len(MAP.symbols) - len(MAP.fixed_places) == 2
    assert MAP.placed_height == {2: 1, 3: 2, 4: 3}


def test_SF_D1_two_cards_a_turn() -> None:
    assert MAP.turn_cards == 2


def test_SF_D2_the_market_is_reset_at_three_ferries_within_bounds() -> None:
    assert (MAP.reset_at, MAP.reset_limit, MAP.reset_needs_others, MAP.reset_needs_cards) == (3, 3, 3, 10)


def test_SF_R3_both_routes_of_a_pair_from_three_players_on() -> None:
    assert MAP.doubles_from == 3


def test_SF_R4_points_by_length() -> None:
    assert MAP.points_by_length == [0, 1, 2, 4, 7, 10, 15]


def test_SF_K1_two_tickets_of_which_at_least_one_is_kept() -> None:
    assert (MAP.turn_tickets, MAP.turn_tickets_kept) == (2, 1)


def test_SF_E1_the_last_round_begins_at_two_cars() -> None:
    assert MAP.last_round_at == 2


def test_SF_E3_points_by_tokens() -> None:
    assert MAP.token_points == [0, 0, 1, 2, 4, 6, 9, 12]


# ---- our map: what the lost picture leaves open ------------------------------------------------------------
KNOWN = """Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset, Potrero Hill, South Beach, Mission, Fort Mason,
Haight-Ashbury, Pacific Heights, Lombard Street, Pier 39, Japanese Tea Garden, Castro, Painted Ladies"""


def test_every_location_known_by_name_is_there() -> None:
    assert set(KNOWN.replace("\n", " ").split(", ")) <= set(MAP.location_names)


def test_there_are_about_twenty_locations() -> None:
    assert 18 <= len(MAP.locations) <= 22


def test_alcatraz_is_reached_only_by_ferry() -> None:
    at_alcatraz = [route for route in ROUTES if "alcatraz" in ends(route)]
    assert at_alcatraz
    assert set(at_alcatraz) <= set(FERRIES)


def test_fort_mason_to_golden_gate_bridge_is_a_ferry_of_five_and_alone_the_longest() -> None:
    longest = [route for route in ROUTES if MAP.route_length[route] == max(MAP.route_length)]
    assert [(ends(r), MAP.route_length[r], r in FERRIES) for r in longest] == [
        (frozenset(("fort-mason", "golden-gate-bridge")), 5, True)
    ]


def test_the_longest_land_route_is_three() -> None:
    assert max(MAP.route_length[route] for route in ROUTES if route not in FERRIES) == 3


def test_most_routes_are_two_or_three_long_and_some_one() -> None:
    lengths = Counter(MAP.route_length)
    assert lengths[2] + lengths[3] > 0.7 * len(ROUTES)
    assert 0 < lengths[1] < 0.2 * len(ROUTES)


def test_every_ferry_route_has_exactly_one_ferry_symbol() -> None:
    assert {MAP.route_ferries[route] for route in FERRIES} == {1}


def test_some_ferries_are_gray() -> None:
    assert any(color(route) == "gray" for route in FERRIES)


def test_a_black_route_of_three_ends_at_potrero_hill() -> None:
    at_potrero = [route for route in ROUTES if "potrero-hill" in ends(route)]
    assert ("black", 3) in [(color(route), MAP.route_length[route]) for route in at_potrero]


def test_spaces_are_in_proportion_to_the_cars_of_all_players() -> None:
    assert 107 <= sum(MAP.route_length) <= 112


@pytest.mark.parametrize("name", COLORS)
def test_each_color_has_five_or_six_routes(name: str) -> None:
    assert sum(color(route) == name for route in ROUTES) in (5, 6)


def test_the_colors_have_equally_many_spaces_within_one() -> None:
    assert max(SPACES_BY_COLOR.values()) - min(SPACES_BY_COLOR.values()) <= 1


def test_a_quarter_to_a_third_of_the_routes_are_gray() -> None:
    assert 0.24 <= sum(color(route) == "gray" for route in ROUTES) / len(ROUTES) <= 0.32


def test_a_quarter_to_two_fifths_of_the_joined_pairs_are_double() -> None:
    assert 0.26 <= len(DOUBLES) / len(PAIRS) <= 0.42


def test_double_routes_are_mostly_of_two_colors() -> None:
    assert sum(color(one) != color(other) for one, other in DOUBLES) > 0.5 * len(DOUBLES)
    assert all(color(one) != color(other) or color(one) == "gray" for one, other in DOUBLES)


def test_the_mean_degree_is_that_of_the_small_maps() -> None:
    assert 3.6 <= 2 * len(PAIRS) / len(MAP.locations) <= 4.1


def test_every_location_can_be_reached_two_ways() -> None:
    """Not on the rules page; a location that one route of a rival closes off would make its tickets a lottery."""
    degree = Counter(location for pair in PAIRS for location in pair)
    assert min(degree[location] for location in MAP.locations) >= 2


def test_a_ticket_is_worth_the_shortest_way_in_spaces() -> None:
    assert MAP.ticket_points == [FAR[MAP.ticket_a[t]][MAP.ticket_b[t]] for t in TICKETS]


def test_ticket_points_are_two_to_thirteen_with_a_mean_of_five_to_six() -> None:
    assert 2 <= min(MAP.ticket_points) <= max(MAP.ticket_points) <= 13
    assert 5 <= statistics.mean(MAP.ticket_points) <= 6


def test_a_location_is_on_one_to_four_tickets() -> None:
    on = Counter(MAP.ticket_a + MAP.ticket_b)
    assert all(1 <= on[location] <= 4 for location in range(len(MAP.locations)))


def test_almost_no_ticket_joins_neighbours() -> None:
    ticket_ends = [frozenset((MAP.locations[MAP.ticket_a[t]], MAP.locations[MAP.ticket_b[t]])) for t in TICKETS]
    assert sum(pair in PAIRS for pair in ticket_ends) <= 1


def test_the_map_is_named_as_our_own() -> None:
    meta: Any = read_toml(SHIPPED / "grand-tour.toml").data["meta"]
    assert meta["own_design"] is True
    assert MAP.own_design


# Longitude and latitude, public knowledge.
REAL = {
    "alcatraz": (-122.4230, 37.8270),
    "castro": (-122.4350, 37.7609),
    "civic-center": (-122.4190, 37.7793),
    "fort-mason": (-122.4290, 37.8060),
    "golden-gate-bridge": (-122.4770, 37.8107),
    "haight-ashbury": (-122.4481, 37.7692),
    "japanese-tea-garden": (-122.4702, 37.7702),
    "lands-end": (-122.5056, 37.7879),
    "lombard-street": (-122.4187, 37.8021),
    "mission": (-122.4148, 37.7599),
    "pacific-heights": (-122.4382, 37.7925),
    "painted-ladies": (-122.4329, 37.7763),
    "pier-39": (-122.4098, 37.8087),
    "potrero-hill": (-122.4000, 37.7576),
    "presidio": (-122.4662, 37.7989),
    "south-beach": (-122.3900, 37.7800),
    "sunset": (-122.4900, 37.7530),
    "the-embarcadero": (-122.3937, 37.7955),
    "twin-peaks": (-122.4477, 37.7544),
    "union-square": (-122.4075, 37.7880),
}


def test_the_locations_lie_true_to_the_citys_geography() -> None:
    drawn = drawing("grand-tour").at
    longitude, latitude = ([REAL[place][axis] for place in MAP.locations] for axis in (0, 1))
    assert statistics.correlation([drawn[place].x for place in MAP.locations], longitude) > 0.97
    assert statistics.correlation([-drawn[place].y for place in MAP.locations], latitude) > 0.97


def test_the_lengths_follow_the_real_distances() -> None:
    def kilometres(pair: frozenset[str]) -> float:
        (x, y), (u, v) = (REAL[place] for place in pair)
        return math.hypot((x - u) * 87.9, (y - v) * 111)

    lengths = [MAP.route_length[routes[0]] for routes in PAIRS.values()]
    assert statistics.correlation(lengths, [kilometres(pair) for pair in PAIRS]) > 0.8


# ---- the drawings ------------------------------------------------------------------------------------------
class Drawing:
    """A layout twin as shapes."""

    def __init__(self, name: str) -> None:
        self.edition = load(name)
        self.raw: Any = json.loads((SHIPPED / f"{name}.layout.json").read_text("utf-8"))
        places, routes = self.raw["locations"], self.raw["routes"]
        self.thick: float = self.raw["space"]["h"]
        self.frame = box(*self.raw["viewBox"])
        self.at = {place["id"]: Point(place["x"], place["y"]) for place in places}
        self.discs = {place: at.buffer(self.raw["disc"]) for place, at in self.at.items()}
        self.labels = {p["id"]: translate(box(0, 0, *p["box"][2:]), *p["box"][:2]) for p in places}
        self.ends = [frozenset((route["a"], route["b"])) for route in routes]
        self.curves = [LineString(points(route["curve"])) for route in routes]
        self.spaces = [[self.space(**space) for space in route["spaces"]] for route in routes]
        self.land = Polygon(next(points(part["d"]) for part in self.raw["background"] if part["kind"] == "land"))

    def space(self, x: float, y: float, r: float) -> BaseGeometry:
        half = self.raw["space"]["w"] / 2
        return translate(rotate(box(-half, -self.thick / 2, half, self.thick / 2), r, origin=(0, 0)), x, y)

    @property
    def all_spaces(self) -> list[BaseGeometry]:
        return list(itertools.chain(*self.spaces))


def points(path: str) -> list[tuple[float, float]]:
    """The corners of an SVG path of absolute M, L, H, V, C and Z; a curve as thirty pieces."""
    out: list[tuple[float, float]] = []
    for command, numbers in re.findall(r"([A-Z])([^A-Z]*)", path):
        n = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if command in "ML":
            out.append((n[0], n[1]))
        elif command in "HV":
            out.append((n[0], out[-1][1]) if command == "H" else (out[-1][0], n[0]))
        elif command == "C":
            x, y = [out[-1][0], *n[::2]], [out[-1][1], *n[1::2]]
            out += [(bezier(x, k / 30), bezier(y, k / 30)) for k in range(1, 31)]
        else:
            assert command == "Z", f"{command} is not read here"
    return out


def bezier(p: list[float], t: float) -> float:
    return (1 - t) ** 3 * p[0] + 3 * (1 - t) ** 2 * t * p[1] + 3 * (1 - t) * t**2 * p[2] + t**3 * p[3]


@cache
def drawing(name: str) -> Drawing:
    return Drawing(name)


@pytest.fixture(params=["grand-tour", "tiny"])
def drawn(request: pytest.FixtureRequest) -> Drawing:
    return drawing(request.param)


def too_close(one: Sequence[BaseGeometry], other: Sequence[BaseGeometry], gap: float) -> list[tuple[int, int]]:
    pairs = itertools.product(range(len(one)), range(len(other)))
    return [(i, j) for i, j in pairs if one[i] is not other[j] and one[i].distance(other[j]) < gap]


def test_routes_do_not_cross_when_drawn(drawn: Drawing) -> None:
    """Which also proves the map planar."""
    crossings = []
    for (pair, curve), (other, second) in itertools.combinations(zip(drawn.ends, drawn.curves, strict=True), 2):
        meeting = curve.intersection(second)
        for shared in pair & other:
            meeting = meeting.difference(drawn.discs[shared])
        if pair != other and not meeting.is_empty:
            crossings.append((set(pair), set(other)))
    assert crossings == []


def test_a_route_is_drawn_from_one_end_to_the_other(drawn: Drawing) -> None:
    for route, curve in zip(drawn.raw["routes"], drawn.curves, strict=True):
        first, last = Point(curve.coords[0]), Point(curve.coords[-1])
        assert first.distance(drawn.at[route["a"]]) < 1
        assert last.distance(drawn.at[route["b"]]) < 1


def test_a_route_passes_no_other_location(drawn: Drawing) -> None:
    for pair, curve in zip(drawn.ends, drawn.curves, strict=True):
        for place, disc in drawn.discs.items():
            assert place in pair or curve.distance(disc) >= drawn.thick, (set(pair), place)


def test_as_many_spaces_are_drawn_as_the_route_is_long(drawn: Drawing) -> None:
    assert [len(spaces) for spaces in drawn.spaces] == drawn.edition.route_length


def test_the_spaces_lie_along_their_route_in_its_direction_and_evenly(drawn: Drawing) -> None:
    for spaces, curve in zip(drawn.spaces, drawn.curves, strict=True):
        centres = [space.centroid for space in spaces]
        assert all(centre.distance(curve) <= drawn.thick for centre in centres)
        along = [curve.project(centre) for centre in centres]
        assert along == sorted(along)
        gaps = [a.distance(b) for a, b in itertools.pairwise(centres)]
        assert not gaps or max(gaps) - min(gaps) <= 3


def test_the_routes_of_a_pair_lie_side_by_side(drawn: Drawing) -> None:
    for route, twin in enumerate(drawn.edition.twin):
        if twin != NONE:
            for space in drawn.spaces[route]:
                beside = min(space.centroid.distance(other.centroid) for other in drawn.spaces[twin])
                assert drawn.thick < beside < 1.5 * drawn.thick


def test_spaces_do_not_touch_each_other(drawn: Drawing) -> None:
    assert too_close(drawn.all_spaces, drawn.all_spaces, 1.5) == []


def test_spaces_do_not_touch_locations(drawn: Drawing) -> None:
    assert too_close(drawn.all_spaces, list(drawn.discs.values()), 2) == []


def test_spaces_do_not_touch_labels(drawn: Drawing) -> None:
    assert too_close(drawn.all_spaces, list(drawn.labels.values()), 2) == []


def test_labels_and_locations_keep_apart(drawn: Drawing) -> None:
    discs, labels = list(drawn.discs.values()), list(drawn.labels.values())
    assert too_close(labels, labels, 4) == []
    assert too_close(labels, discs, 1) == []
    assert too_close(discs, discs, 40) == []


def test_labels_spell_the_names(drawn: Drawing) -> None:
    spelled = [" ".join(place["label"]["lines"]) for place in drawn.raw["locations"]]
    assert spelled == drawn.edition.location_names


def test_everything_is_inside_the_frame(drawn: Drawing) -> None:
    shapes = [*drawn.all_spaces, *drawn.discs.values(), *drawn.labels.values()]
    assert all(drawn.frame.contains(shape) for shape in shapes)


def test_ferries_cross_the_water_and_other_routes_do_not(drawn: Drawing) -> None:
    for spaces, ferries in zip(drawn.spaces, drawn.edition.route_ferries, strict=True):
        for space in spaces:
            assert not drawn.land.contains(space.centroid) if ferries else drawn.land.contains(space)


def test_a_ferry_route_shows_its_symbol_on_one_of_its_spaces(drawn: Drawing) -> None:
    shown = [route.get("ferry_at", NONE) for route in drawn.raw["routes"]]
    for at, ferries, length in zip(shown, drawn.edition.route_ferries, drawn.edition.route_length, strict=True):
        assert at in range(length) if ferries else at == NONE


def test_twins_are_drawn_as_twins(drawn: Drawing) -> None:
    sides = [route["twin"] for route in drawn.raw["routes"]]
    for route, twin in enumerate(drawn.edition.twin):
        assert sides[route] is None if twin == NONE else {sides[route], sides[twin]} == {0, 1}


# ---- faults ------------------------------------------------------------------------------------------------
TINY = read_toml(SHIPPED / "tiny.toml")


def the_fault(read: Callable[[], object]) -> str:
    (fault,) = faults(read)
    return fault


def changed(*changes: tuple[str, object]) -> Document:
    """Tiny with other values, at places like `board.routes[3].a`; ... takes the thing away."""
    return with_changes(TINY, changes)


def test_all_faults_of_a_file_are_named_in_one_go_with_line_and_place(tmp_path: Path) -> None:
    text = (SHIPPED / "grand-tour.toml").read_text("utf-8")
    slips = {
        "rules_version = 1": "rules_version = 9",
        "count  = [8, 6,": "count  = [9, 6,",
        "hand          = 2": 'hand          = "two"',
        "both_from = 3": "bothfrom = 3",
        "spaces    = 111": "spaces    = 110",
        '"castro",              b = "mission",             length = 2, color = "green"': (
            '"castr",               b = "mission",             length = 2, color = "grene"'
        ),
        '"haight-ashbury",      b = "civic-center",        points =  3': (
            '"civic-center",        b = "haight-ashbury",      points =  0'
        ),
    }
    for right, wrong in slips.items():
        assert text.count(right) == 1
        text = text.replace(right, wrong)
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('layout        = "grand-tour.layout.json"', "\n"), "utf-8")
    lines = path.read_text("utf-8").split("\n")
    line = {wrong: next(n for n, words in enumerate(lines, 1) if wrong in words) for wrong in slips.values()}
    rules, count, hand, double, spaces, route, ticket = line.values()
    deck, doubles = (lines.index(next(w for w in lines if w.startswith(h))) + 1 for h in ("[deck]", "[doubles]"))
    assert deck < count
    assert faults(lambda: load(path)) == [
        f"line {rules}, meta.rules_version: this game knows rules version 1, not 9",
        f"line {count + 2}, deck.total: says 44, but counting gives 45",
        f"line {hand}, start.hand: must be a whole number from 1 to 1000, not 'two'",
        f"line {doubles}, doubles.both_from: is missing",
        f"line {double}, doubles.bothfrom: there is no such key here; did you mean 'both_from'?",
        f"line {spaces}, totals.spaces: says 110, but counting gives 111",
        f"line {route}, board.routes[29].a: there is no location 'castr'; did you mean 'castro'?",
        f"line {route}, board.routes[29].color: there is no route colour 'grene'; did you mean 'green'?",
        f"line {ticket}, board.tickets[23].points: must be a whole number from 1 to 1000, not 0",
    ]


ONE_SLIP: list[tuple[str, object, str]] = [
    ("meta.id", "Tiny!", "meta.id: 'Tiny!' must be small letters"),
    ("meta.game", "french-quarter", "meta.game: must be 'san-francisco', not 'french-quarter'"),
    ("meta.title", "two\nlines", "meta.title: must be a text"),
    ("meta.rules_version", 2, "meta.rules_version: this game knows rules version 1, not 2"),
    ("meta.own_design", "yes", "meta.own_design: must be true or false"),
    ("meta.for_tests", 1, "meta.for_tests: must be true or false"),
    ("meta.seats[0]", 1, "meta.seats[0]: must be a whole number from 2 to 10, not 1"),
    ("meta.layout", "../tiny.layout.json", "meta.layout: must be the name of a .json file in the same folder"),
    ("meta.layout", "tiny.svg", "meta.layout: must be the name of a .json file in the same folder"),
    ("meta.author", "me", "meta.author: there is no such key here"),
    ("deck.colors[0]", "boat", "deck.colors[2]: 'boat' is already deck.colors[0]"),
    ("deck.wild", "ferry", "deck.wild: there is no colour 'ferry'; there are: red, green, boat, blue"),
    ("deck.count[0]", True, "deck.count[0]: must be a whole number from 1 to 255, not true"),
    ("deck.count", [5, 5, 4], "deck.count: has 3 numbers for 4 colours"),
    ("deck.total", 20, "deck.total: says 20, but counting gives 19"),
    ("start.cars", 0, "start.cars: must be a whole number from 1 to 1000"),
    ("start.hand", 6, "deck: 19 cards are too few for 3 x 6 in hand and 4 face up"),
    ("start.tickets_kept", 4, "start.tickets_kept: must be a whole number from 1 to 3, not 4"),
    ("start.tickets_dealt", 4, "board.tickets: 10 are too few: 3 players are dealt 4 each"),
    ("start.last_round_at", 8, "start.last_round_at: must be a whole number from 0 to 7, not 8"),
    ("market.reset_at", 5, "market.reset_at: must be a whole number from 1 to 4, not 5"),
    ("market.reset_limit", -1, "market.reset_limit: must be a whole number from 0"),
    ("market.face_up", 11, "deck: 19 cards are too few for 3 x 3 in hand and 11 face up"),
    ("turn.cards", 0, "turn.cards: must be a whole number from 1"),
    ("turn.tickets_kept", 4, "turn.tickets_kept: must be a whole number from 1 to 3, not 4"),
    ("turn.tickets", 9, "turn.tickets: must be a whole number from 1 to 8, not 9"),
    ("points.by_length[0]", 1, "points.by_length[0]: stands for length 0 and must be 0, not 1"),
    ("doubles.both_from", 1, "doubles.both_from: must be a whole number from 2 to 11, not 1"),
    ("tokens.symbols[0]", "Sun", "tokens.symbols[0]: 'Sun' must be small letters"),
    ("tokens.copies", 1, "tokens.stack.3: must be 1, not 2"),
    ("tokens.stack.3", 3, "tokens.stack.3: must be a whole number from 1 to 2, not 3"),
    ("tokens.stack.4", 1, "tokens.stack.4: there is no such key here; there are: 2, 3"),
    ("tokens.placed.2", ..., "tokens.placed.2: is missing"),
    ("tokens.placed", [1, 1], "tokens.placed: must be a table, not a list"),
    ("tokens.fixed[0]", "hill", "tokens.fixed[1]: 'hill' is already tokens.fixed[0]"),
    ("tokens.fixed[0]", "isle", "tokens.fixed[0]: there is no location 'isle'"),
    ("tokens.fixed", ["island", "hill", "park", "museum"], "tokens.fixed: 4 places need as many symbols"),
    ("tokens.score", [0, 1, 3], "tokens.score: must have 4 numbers, for 0 to 3 tokens, not 3 (SF-E3)"),
    ("totals", ..., "totals: is missing"),
    ("totals.locations", 7, "totals.locations: says 7, but counting gives 6"),
    ("totals.pairs", 8, "totals.pairs: says 8, but counting gives 9"),
    ("totals.doubles", 2, "totals.doubles: says 2, but counting gives 1"),
    ("totals.routes", 9, "totals.routes: says 9, but counting gives 10"),
    ("totals.ferries", 2, "totals.ferries: says 2, but counting gives 3"),
    ("totals.spaces", 21, "totals.spaces: says 21, but counting gives 22"),
    ("totals.tickets", 9, "totals.tickets: says 9, but counting gives 10"),
    ("totals.ticket_points", 38, "totals.ticket_points: says 38, but counting gives 37"),
    ("totals.routes_by_length.2", 5, "totals.routes_by_length.2: says 5, but counting gives 4"),
    ("totals.routes_by_length.4", 1, "totals.routes_by_length.4: says 1, but counting gives 0"),
    ("totals.routes_by_color.gray", ..., "totals.routes_by_color.gray: is missing; counting gives 3"),
    ("totals.spaces_by_color.red", 5, "totals.spaces_by_color.red: says 5, but counting gives 4"),
    ("totals.spaces", ..., "totals.spaces: is missing"),
    ("board.locations[1].name", "Island", "board.locations[1].name: 'Island' is already board.locations[0].name"),
    ("board.locations[1].name", ..., "board.locations[1].name: is missing"),
    ("board.locations[1].source", 7, "board.locations[1].source: must be a text"),
    ("board.routes", "none", "board.routes: must be a list of 1 to 300 entries, not 'none'"),
    ("board.routes[4].a", "hill", "board.routes[4].b: a route needs two different ends, and a is 'hill' too"),
    ("board.routes[4].a", 3, "board.routes[4].a: must name a location in quotes, not 3"),
    ("board.routes[4].color", "boat", "board.routes[4].color: 'boat' is the wild colour"),
    ("board.routes[4].color", "grey", "board.routes[4].color: there is no route colour 'grey'; did you mean 'gray'?"),
    ("board.routes[4].length", 4, "board.routes[4].length: is 4, but points.by_length ends at 3 (SF-R4)"),
    ("board.routes[4].length", 0, "board.routes[4].length: must be a whole number from 1 to 12, not 0"),
    ("board.routes[4].ferries", 2, "board.routes[4].ferries: 2 ferry symbols do not fit a route of length 1"),
    ("board.routes[4].colour", "red", "board.routes[4].colour: there is no such key here; did you mean 'color'?"),
    ("board.routes[3].length", 1, "board.routes[3].length: must be 2, not 1: route 2 with the same ends is 2 long"),
    ("board.tickets[3].b", "harbor", "board.tickets[3].b: a ticket needs two different ends"),
    ("board.tickets[3].points", 0, "board.tickets[3].points: must be a whole number from 1 to 1000, not 0"),
    ("board.tickets[3]", "harbor", "board.tickets[3]: must be a table, not 'harbor'"),
    (
        "board.tickets[3]",
        {"a": "hill", "b": "island", "points": 4},
        "board.tickets[3]: joins the same places as ticket 0",
    ),
    (
        "board.routes[10]",
        {"a": "harbor", "b": "market", "length": 2, "color": "green"},
        "board.routes[10]: is a third route between 'harbor' and 'market'; two are allowed (SF-C2)",
    ),
    ("board.locations[6]", {"id": "farm", "name": "Farm"}, "board.locations[6]: no route ends here"),
    ("board.locations", [{}], "board.locations: must be a list of 2 to 120 entries, not of 1"),
    ("board.locations", [{}] * 121, "board.locations: must be a list of 2 to 120 entries, not of 121"),
    ("board.routes", [{}] * 301, "board.routes: must be a list of 1 to 300 entries, not of 301"),
    ("board.routes[4].length", 13, "board.routes[4].length: must be a whole number from 1 to 12, not 13"),
    ("deck.colors", [f"c{n}" for n in range(31)], "deck.colors: must be a list of 2 to 30 entries, not of 31"),
    ("deck.count[2]", 256, "deck.count[2]: must be a whole number from 1 to 255, not 256"),
    ("board.locations[6]", {"id": "hill", "name": "Farm"}, "board.locations[6].id: 'hill' is already board"),
]


@pytest.mark.parametrize(("where", "value", "text"), ONE_SLIP, ids=[f"{w}={v!r}"[:60] for w, v, _ in ONE_SLIP])
def test_a_slip_is_named(where: str, value: object, text: str) -> None:
    assert any(
        re.search(rf"(^|, ){re.escape(text)}", fault) for fault in faults(lambda: parse(changed((where, value))))
    )


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ([("deck.colors[0]", "gray")], "deck.colors[0]: 'gray' is for routes that take any one colour"),
        ([("deck.colors[0]", "2red")], "deck.colors[0]: '2red' must begin with a letter"),
        ([("meta.seats", [3, 2])], "meta.seats: must rise, each number once: [2, 3]"),
        ([("meta.seats", [2, 2])], "meta.seats: must rise, each number once: [2]"),
        ([("deck.count", [5, 1, 1, 5])], "board.routes[1].length: nobody can pay 3 cards: the deck has 1 of green"),
        ([("deck.count", [1, 1, 1, 1])], "board.routes[0].length: nobody can pay 3 cards: the deck has 1 of one"),
        ([("deck.count[2]", 1)], "board.routes[1].ferries: nobody can pay 2 ferries: the deck has 1 boat (SF-R2)"),
        ([("start.cars", 2)], "board.routes[0].length: is 3, but a player has only 2 cars (SF-R1)"),
        (
            [("tokens.symbols", list("abcdefg")), ("tokens.score", [0] * 8)],
            "tokens.symbols: 7 stacks have no room on 6 locations (SF-S4)",
        ),
        (
            [("board.routes[0].b", "market"), ("board.routes[1].b", "market")],
            "board.tickets[0]: no routes join the two places",
        ),
    ],
)
def test_what_does_not_fit_together_is_named(changes: list[tuple[str, object]], text: str) -> None:
    assert any(text in fault for fault in faults(lambda: parse(changed(*changes))))


def test_a_fault_does_not_hide_another_that_could_only_be_half_checked() -> None:
    both = changed(
        *(("deck.count[0]", "five"), ("deck.total", "nineteen")),
        *(("meta.seats", 2), ("tokens.stack.2", "one")),
        *(("board.routes[3].length", None), ("totals.spaces", "many"), ("totals.routes_by_length.2", [])),
    )
    places = [fault.split(": ")[0].split(", ")[1] for fault in faults(lambda: parse(both))]
    assert places == [
        *("meta.seats", "deck.count[0]", "deck.total", "tokens.stack.2"),
        *("totals.spaces", "totals.routes_by_length.2", "board.routes[3].length"),
    ]


def test_what_just_fits_is_no_fault() -> None:
    """Cards for one deal and the dearest routes, as many cars as the longest route, a stack on every location."""
    tiny = changed(
        *(("deck.count", [2, 2, 1, 2]), ("deck.total", 7), ("start.hand", 1)),
        *(("start.cars", 3), ("start.last_round_at", 2)),
        *(("board.routes[1].ferries", 1), ("board.routes[4].ferries", 1), ("board.routes[5].ferries", 0)),
        *(("tokens.symbols", list("abcdef")), ("tokens.score", [0] * 7)),
        ("tokens.fixed", ["island", "harbor", "museum", "market", "hill", "park"]),
    )
    assert parse(tiny).route_ferries == [1, 1, 0, 0, 1, 0, 0, 0, 0, 0]


def test_a_twin_route_may_be_written_the_other_way_round() -> None:
    tiny = load("tiny")
    assert (tiny.twin[2], tiny.twin[3]) == (3, 2)
    assert (tiny.route_a[2], tiny.route_b[2]) == (tiny.route_b[3], tiny.route_a[3])


# ---- the layout twin ---------------------------------------------------------------------------------------
def layout_with(folder: Path, change: Callable[[Any], object]) -> Path:
    """Tiny in a folder, with its layout changed."""
    return with_layout(folder, SHIPPED / "tiny.toml", change)


LAYOUT_SLIPS: list[tuple[Callable[[Any], object], str]] = [
    (lambda layout: layout.update(edition="other"), "edition: must be 'tiny' as in the edition, not 'other'"),
    (lambda layout: layout["locations"].pop(), "locations: 5 are drawn, but the edition has 6"),
    (lambda layout: layout["locations"].reverse(), "locations[0].id: must be 'island' as in the edition, not 'park'"),
    (lambda layout: layout["locations"][0].update(x="left"), "locations[0].x: must be a number"),
    (lambda layout: layout["locations"][0].update(y=True), "locations[0].y: must be a number"),
    (lambda layout: layout["routes"][3]["spaces"][1].update(r=[]), "routes[3].spaces[1].r: must be a number"),
    (lambda layout: layout["routes"].pop(), "routes: 9 are drawn, but the edition has 10"),
    (lambda layout: layout["routes"][3].update(id=4), "routes[3].id: must be 3 as in the edition, not 4"),
    (lambda layout: layout["routes"][3].update(a="harbor"), "routes[3].a: must be 'market' as in the edition"),
    (lambda layout: layout["routes"][3].update(b="market"), "routes[3].b: must be 'harbor' as in the edition"),
    (lambda layout: layout["routes"][3]["spaces"].pop(), "routes[3].spaces: 1 are drawn, but the edition has 2"),
    (lambda layout: layout["routes"][3]["spaces"][0].pop("r"), "routes[3].spaces[0].r: is missing"),
    (lambda layout: layout["routes"][0].pop("ferry_at"), "routes[0].ferry_at: is missing"),
    (lambda layout: layout["routes"][0].update(ferry_at=3), "routes[0].ferry_at: must be a whole number from 0 to 2"),
    (lambda layout: layout["routes"][3].update(ferry_at=0), "routes[3].ferry_at: the edition has no ferry symbol"),
    (lambda layout: layout.clear(), "routes: is missing"),
]


@pytest.mark.parametrize(("change", "text"), LAYOUT_SLIPS, ids=[text[:40] for _, text in LAYOUT_SLIPS])
def test_a_layout_of_another_board_is_named_with_its_file(
    tmp_path: Path, change: Callable[[Any], object], text: str
) -> None:
    path = layout_with(tmp_path, change)
    found = faults(lambda: load(path))
    assert all(fault.startswith("tiny.layout.json, ") for fault in found)
    assert any(text in fault for fault in found)


def test_faults_of_the_layout_have_lines_too(tmp_path: Path) -> None:
    path = layout_with(tmp_path, lambda layout: layout["routes"][3].update(a="harbor"))
    lines = (tmp_path / "tiny.layout.json").read_text("utf-8").split("\n")
    line = [number for number, words in enumerate(lines, 1) if '"a": "harbor"' in words][2]
    wanted = f"tiny.layout.json, line {line}, routes[3].a: must be 'market' as in the edition, not 'harbor'"
    assert faults(lambda: load(path)) == [wanted]


# ---- other maps --------------------------------------------------------------------------------------------
FOREIGN = """
[meta]
id = "ring"
game = "san-francisco"
title = "Ring"
seats = [5]
rules_version = 1
[deck]
colors = ["white", "joker"]
count = [40, 1]
wild = "joker"
total = 41
[start]
cars = 45
hand = 4
tickets_dealt = 1
tickets_kept = 1
last_round_at = 0
[market]
face_up = 1
reset_at = 1
reset_limit = 0
reset_needs_others = 0
reset_needs_cards = 0
[turn]
cards = 1
tickets = 1
tickets_kept = 1
[points]
by_length = [0, 1, 2, 3, 5, 8, 13, 21, 34]
[doubles]
both_from = 2
[tokens]
symbols = ["lion"]
copies = 5
stack = { 5 = 5 }
placed = { 5 = 1 }
fixed = []
score = [0, 10]
[totals]
locations = 5
pairs = 5
doubles = 0
routes = 5
ferries = 1
spaces = 25
routes_by_length = { 8 = 1, 7 = 1, 6 = 1, 3 = 1, 1 = 1 }
routes_by_color = { white = 4, gray = 1 }
spaces_by_color = { white = 24, gray = 1 }
tickets = 5
ticket_points = 99
"""


def ring() -> str:
    """Five places, five players, two colours: nothing as on our map; and written with [[headers]]."""
    towns = ["oslo", "bergen", "bodo", "tromso", "kirkenes"]
    text = FOREIGN
    for town in towns:
        text += f'[[board.locations]]\nid = "{town}"\nname = "{town.title()}"\n'
    for n, length in enumerate([8, 7, 6, 3, 1]):
        look = 'color = "gray"\nferries = 1' if length == 1 else 'color = "white"'
        text += f'[[board.routes]]\na = "{towns[n]}"\nb = "{towns[n - 1]}"\nlength = {length}\n{look}\n'
    for n, points in enumerate([5, 20, 24, 20, 30]):
        text += f'[[board.tickets]]\na = "{towns[n]}"\nb = "{towns[n - 2]}"\npoints = {points}\n'
    return text


def test_a_foreign_map_loads(tmp_path: Path) -> None:
    (tmp_path / "ring.toml").write_text(ring(), "utf-8")
    e = load(tmp_path / "ring.toml")
    assert (e.seat_counts, e.colors[e.wild], e.cars, e.fixed_places) == ([5], "joker", 45, [])
    assert e.route_color == [0, 0, 0, 0, GRAY]
    assert e.route_ferries == [0, 0, 0, 0, 1]
    assert e.location_names[4] == "Kirkenes"


def test_faults_of_a_map_with_headers_are_named_with_their_lines() -> None:
    text = ring().replace('b = "bodo"', 'b = "bode"', 1)
    line = text[: text.index('"bode"')].count("\n") + 1
    assert the_fault(lambda: parse(read_toml(text))) == (
        f"line {line}, board.routes[3].b: there is no location 'bode'; did you mean 'bodo'?"
    )
