"""Our map and deck keep every fact of the rules page, and their drawings show them."""

from __future__ import annotations

import itertools
import json
from collections import Counter, deque
from functools import cache
from typing import Any

import pytest

from grandtour.core.editions import read_toml
from grandtour.games.explore_new_york.edition import (
    BLUE,
    GREEN,
    GREY,
    KINDS,
    RED,
    STAR,
    SYMBOLS,
    WHITE,
    YELLOW,
    Edition,
    count,
    counts,
    tourists_of,
)
from grandtour.games.explore_new_york.load import SHIPPED, load

MAP = load("grand-tour")
BLOCKS = range(36)
LINKS = range(len(MAP.links))
CARDS = range(len(MAP.cards))
CIRCLE, SQUARE, TRIANGLE = range(3)
CORNERS = {(1, 1), (6, 1), (1, 6), (6, 6)}


def block(x: int, y: int) -> int:
    return MAP.blocks.index(f"{x},{y}")


def around(e: Edition, block: int) -> list[int]:
    return [link for link in range(len(e.links)) if block in e.link_blocks[link]]


def ends(link: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return MAP.points[MAP.link_a[link]], MAP.points[MAP.link_b[link]]


def is_arc(link: int) -> bool:
    (ax, ay), (bx, by) = ends(link)
    return ax != bx and ay != by


def of_kind(kind: int) -> list[int]:
    return [block for block in BLOCKS if MAP.block_kind[block] == kind]


def numbered(number: int) -> list[int]:
    return [card for card in CARDS if MAP.card_number[card] == number]


# ---- components --------------------------------------------------------------------------------------------
def test_NY_C1_two_to_four_players_and_a_house_mode_for_one() -> None:
    assert MAP.seat_counts == [1, 2, 3, 4]
    assert MAP.house_seats == [1]
    assert (MAP.removed[1], MAP.turns[1]) == (3, 8)


def test_NY_C2_the_map_is_six_by_six_blocks() -> None:
    assert (MAP.width, MAP.height) == (6, 6)
    assert len(MAP.block_kind) == len(MAP.block_names) == 36


def test_NY_C2_x_runs_to_the_right_and_y_down() -> None:
    assert MAP.blocks[:7] == ["1,1", "2,1", "3,1", "4,1", "5,1", "6,1", "1,2"]
    assert MAP.block_names[block(5, 1)] == "Riverside Park"
    assert MAP.block_names[block(1, 5)] == "Brooklyn Bridge Park"


def test_NY_C3_forty_five_intersections_the_corners_have_none() -> None:
    grid = set(itertools.product(range(7), range(7)))
    assert len(MAP.points) == 45
    assert set(MAP.points) == grid - {(0, 0), (6, 0), (0, 6), (6, 6)}


def test_NY_C3_eighty_links_of_which_sixty_between_blocks_sixteen_on_the_border_and_four_arcs() -> None:
    sorts = Counter((len(MAP.link_blocks[link]), is_arc(link)) for link in LINKS)
    assert sorts == {(2, False): 60, (1, False): 16, (1, True): 4}


def test_NY_C3_no_two_links_have_the_same_ends_and_none_ends_where_it_began() -> None:
    assert len({frozenset(ends(link)) for link in LINKS}) == 80
    assert all(MAP.link_a[link] != MAP.link_b[link] for link in LINKS)


def test_NY_C3_the_arcs_round_the_four_corners() -> None:
    arcs = {MAP.links[link]: MAP.blocks[MAP.link_blocks[link][0]] for link in LINKS if is_arc(link)}
    assert arcs == {"0,1-1,0": "1,1", "5,0-6,1": "6,1", "0,5-1,6": "1,6", "5,6-6,5": "6,6"}


def test_NY_C3_four_links_around_a_block_and_three_around_the_corner_blocks() -> None:
    links = {MAP.blocks[block]: len(around(MAP, block)) for block in BLOCKS}
    assert Counter(links.values()) == {4: 32, 3: 4}
    assert {name for name, number in links.items() if number == 3} == {f"{x},{y}" for x, y in CORNERS}


def test_NY_C3_the_roads_run_around_the_whole_map_without_a_gap() -> None:
    border = [link for link in LINKS if len(MAP.link_blocks[link]) == 1]
    degree = Counter(end for link in border for end in ends(link))
    assert set(degree.values()) == {2}
    assert len(degree) == len(border) == 20


def test_NY_F3_a_link_runs_along_the_blocks_on_its_two_sides() -> None:
    beside = {MAP.links[link]: [MAP.blocks[block] for block in MAP.link_blocks[link]] for link in LINKS}
    assert beside["3,4-3,5"] == ["3,5", "4,5"]
    assert beside["3,4-4,4"] == ["4,4", "4,5"]
    assert beside["6,3-6,4"] == ["6,4"]
    assert beside["0,1-1,0"] == ["1,1"]


def test_NY_C4_the_six_kinds_of_blocks_are_all_there() -> None:
    assert KINDS == ["red", "green", "blue", "yellow", "grey", "white"]
    assert set(MAP.block_kind) == {RED, GREEN, BLUE, YELLOW, GREY, WHITE}


def test_NY_C4_a_block_has_a_name_unless_it_is_white() -> None:
    assert all((MAP.block_names[block] == "") == (MAP.block_kind[block] == WHITE) for block in BLOCKS)


def test_NY_C4_a_cafe_has_two_tourists() -> None:
    assert {sum(counts(group)) for group in MAP.cafe_tourists} == {2}


def test_NY_C4_cafes_stand_on_different_intersections() -> None:
    assert len(set(MAP.cafe_point)) == len(MAP.cafes) == 6
    assert [MAP.cafe_of[point] for point in MAP.cafe_point] == list(range(6))
    assert sum(cafe >= 0 for cafe in MAP.cafe_of) == 6


def test_NY_C5_twenty_seven_cards_with_a_number_or_a_star() -> None:
    assert len(CARDS) == 27
    assert set(MAP.card_number) == {1, 2, 3, 4, 5, 6, STAR}


def test_NY_C5_one_or_two_tourists_on_a_card_and_some_have_a_plus() -> None:
    assert {sum(counts(group)) for group in MAP.card_tourists} == {1, 2}
    assert 0 < sum(MAP.card_plus) < 27


# ---- set-up, and the numbers of the other rules ------------------------------------------------------------
def test_NY_S1_all_cards_with_three_players_three_fewer_with_two_or_four() -> None:
    assert {players: MAP.removed[players] for players in (2, 3, 4)} == {2: 3, 3: 0, 4: 3}


def test_NY_S2_eight_turns_with_two_or_four_players_nine_with_three() -> None:
    assert {players: MAP.turns[players] for players in (2, 3, 4)} == {2: 8, 3: 9, 4: 8}


@pytest.mark.parametrize("players", MAP.seat_counts)
def test_NY_S2_the_deck_is_used_up_with_the_last_turn(players: int) -> None:
    assert MAP.turns[players] * MAP.reveal + MAP.removed[players] == 27


@pytest.mark.parametrize("players", [2, 3, 4])
def test_NY_S2_everybody_is_first_player_equally_often(players: int) -> None:
    assert MAP.turns[players] % players == 0


def test_NY_T1_three_cards_are_revealed_and_one_discarded() -> None:
    assert (MAP.reveal, MAP.discard) == (3, 1)


def test_NY_L4_there_are_always_roads_left() -> None:
    assert max(MAP.turns.values()) * 4 == 36 < len(LINKS)


def test_NY_F5_three_points_for_a_cafe() -> None:
    assert MAP.cafe_points == 3


def test_NY_F6_points_for_yellow_and_grey() -> None:
    assert MAP.yellow_points == 6
    assert MAP.grey_points == [0, 4, 12, 24, 36]


# ---- what the lost pictures leave open ---------------------------------------------------------------------
def test_exactly_four_blocks_are_grey() -> None:
    assert len(of_kind(GREY)) == 4


def shortest_route(cafes: int, yellow: int, grey: int) -> list[int]:
    """The links of a shortest walk over all roads that has so many of each; breadth first."""
    neighbours: list[list[tuple[int, int]]] = [[] for _ in MAP.points]
    for link in LINKS:
        neighbours[MAP.link_a[link]].append((link, MAP.link_b[link]))
        neighbours[MAP.link_b[link]].append((link, MAP.link_a[link]))
    queue: deque[tuple[int, frozenset[str], list[int]]] = deque()
    queue.extend((point, frozenset(at_point(point)), []) for point in range(len(MAP.points)))
    seen = {(point, things) for point, things, _ in queue}
    while queue:
        point, things, walk = queue.popleft()
        sorts = Counter(thing.split()[0] for thing in things)
        if sorts["cafe"] >= cafes and sorts["yellow"] >= yellow and sorts["grey"] >= grey:
            return walk
        for link, end in neighbours[point]:
            more = things | at_point(end) | along(link)
            if (end, more) not in seen:
                seen.add((end, more))
                queue.append((end, more, [*walk, link]))
    raise AssertionError("no walk has them")


@cache
def at_point(point: int) -> frozenset[str]:
    return frozenset([f"cafe {MAP.cafe_of[point]}"] if MAP.cafe_of[point] >= 0 else [])


@cache
def along(link: int) -> frozenset[str]:
    return frozenset(f"{KINDS[MAP.block_kind[block]]} {block}" for block in MAP.link_blocks[link])


def test_two_yellow_blocks_two_cafes_and_two_grey_blocks_can_lie_on_one_route() -> None:
    """With ways (a) alone a player of two draws sixteen links; the rulebooks' example has as much on its route."""
    route = shortest_route(cafes=2, yellow=2, grey=2)
    assert len(set(route)) == len(route) <= 16


def test_there_is_a_one_a_two_a_five_and_a_star_and_at_least_two_fours_that_differ() -> None:
    assert all(numbered(number) for number in (1, 2, 5, STAR))
    assert len({(MAP.card_tourists[card], MAP.card_plus[card]) for card in numbered(4)}) >= 2


def test_a_four_and_a_five_and_another_four_and_a_two_are_those_of_the_worked_example() -> None:
    def first_turn(four: int, five: int) -> bool:
        tourists = sum(counts(MAP.card_tourists[four] + MAP.card_tourists[five]))
        return tourists == 3 and MAP.card_plus[four] + MAP.card_plus[five] == 0

    def second_turn(four: int, two: int) -> bool:
        triangle = tourists_of([TRIANGLE])
        return (
            MAP.card_tourists[four] == MAP.card_tourists[two] == triangle
            and MAP.card_plus[four] + MAP.card_plus[two] == 1
        )

    assert any(
        first_turn(four, five) and second_turn(other, two)
        for four, other in itertools.permutations(numbered(4), 2)
        for five in numbered(5)
        for two in numbered(2)
    )


def test_a_cafe_shows_a_square_and_a_triangle() -> None:
    assert tourists_of([SQUARE, TRIANGLE]) in MAP.cafe_tourists


def test_from_block_5_4_two_links_straight_to_the_right_reach_a_cafe_on_the_border() -> None:
    """Along the top or the bottom road of row 4: its border is X = 6, its roads are Y = 3 and Y = 4."""
    reached = [
        y
        for y in (3, 4)
        if block(5, 4) in MAP.link_blocks[MAP.links.index(f"4,{y}-5,{y}")]
        and f"5,{y}-6,{y}" in MAP.links
        and MAP.cafe_of[MAP.points.index((6, y))] >= 0
    ]
    assert len(reached) == 1


def test_no_cafe_stands_on_a_rounded_corner() -> None:
    assert not {MAP.points[point] for point in MAP.cafe_point} & {(0, 0), (6, 0), (0, 6), (6, 6)}


def test_four_cards_of_each_number_and_three_stars() -> None:
    assert Counter(MAP.card_number) == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4, STAR: 3}


def test_a_plus_is_only_on_cards_of_one_tourist() -> None:
    assert {sum(counts(MAP.card_tourists[card])) for card in CARDS if MAP.card_plus[card]} == {1}


def test_the_three_symbols_are_equally_frequent_on_cards_and_in_cafes() -> None:
    assert counts(sum(MAP.card_tourists)) == [11, 11, 11]
    assert counts(sum(MAP.cafe_tourists)) == [4, 4, 4]


def test_the_three_colors_have_equally_many_blocks() -> None:
    assert [len(of_kind(kind)) for kind in range(len(KINDS))] == [3, 3, 3, 3, 4, 20]


def test_each_pair_of_symbols_is_at_one_cafe() -> None:
    pairs = itertools.combinations_with_replacement(range(3), 2)
    assert sorted(MAP.cafe_tourists) == sorted(tourists_of(list(pair)) for pair in pairs)


def test_tourists_are_counted_by_symbol() -> None:
    group = tourists_of([TRIANGLE, CIRCLE, TRIANGLE])
    assert [count(group, symbol) for symbol in range(3)] == counts(group) == [1, 0, 2]
    assert SYMBOLS == ["circle", "square", "triangle"]


def test_the_map_is_named_as_our_own() -> None:
    meta: Any = read_toml(SHIPPED / "grand-tour.toml").data["meta"]
    assert meta["own_design"] is True
    assert MAP.own_design


# ---- the drawings ------------------------------------------------------------------------------------------
class Drawing:
    def __init__(self, name: str) -> None:
        self.edition = load(name)
        self.raw: Any = json.loads((SHIPPED / f"{name}.layout.json").read_text("utf-8"))
        self.at = [tuple(self.raw["intersections"][name]) for name in self.edition.point_names]

    def inside(self, x: float, y: float, width: float = 0, height: float = 0) -> bool:
        left, top, wide, high = self.raw["viewBox"]
        return bool(left <= x and x + width <= left + wide and top <= y and y + height <= top + high)


@pytest.fixture(params=["grand-tour", "tiny"])
def drawn(request: pytest.FixtureRequest) -> Drawing:
    return Drawing(request.param)


def test_NY_C2_the_intersections_are_drawn_as_a_grid_x_to_the_right_and_y_down(drawn: Drawing) -> None:
    pitch, (left, top) = drawn.raw["pitch"], drawn.raw["origin"]
    assert drawn.at == [(left + pitch * x, top + pitch * y) for x, y in drawn.edition.points]


def test_a_link_is_drawn_from_one_of_its_ends_to_the_other(drawn: Drawing) -> None:
    e = drawn.edition
    for link, name in enumerate(e.links):
        (ax, ay), (bx, by) = drawn.at[e.link_a[link]], drawn.at[e.link_b[link]]
        path = drawn.raw["links"][name]["path"]
        assert path.startswith(f"M{ax} {ay}L")
        assert path.endswith(f"L{bx} {by}")


def test_NY_C3_the_four_arcs_are_drawn_round_and_the_other_links_straight(drawn: Drawing) -> None:
    e = drawn.edition
    for link, name in enumerate(e.links):
        (ax, ay), (bx, by) = drawn.at[e.link_a[link]], drawn.at[e.link_b[link]]
        round_ = ax != bx and ay != by
        assert drawn.raw["links"][name]["arc"] is round_
        assert ("A" in drawn.raw["links"][name]["path"]) is round_
    assert sum(link["arc"] for link in drawn.raw["links"].values()) == 4


def test_a_block_is_drawn_between_its_roads(drawn: Drawing) -> None:
    half_road, pitch = drawn.raw["road_width"] / 2, drawn.raw["pitch"]
    left, top = drawn.raw["origin"]
    for name in drawn.edition.blocks:
        x, y = map(int, name.split(","))
        box_x, box_y, width, height = drawn.raw["blocks"][name]["box"]
        assert left + pitch * (x - 1) + half_road < box_x
        assert box_x + width < left + pitch * x - half_road
        assert top + pitch * (y - 1) + half_road < box_y
        assert box_y + height < top + pitch * y - half_road
        assert drawn.raw["blocks"][name]["center"] == [box_x + width / 2, box_y + height / 2]


def test_symbol_label_and_tourists_are_drawn_in_their_block(drawn: Drawing) -> None:
    for shape in drawn.raw["blocks"].values():
        x, y, width, height = shape["box"]
        assert len(shape["tourists"]) >= 12
        for at_x, at_y in [shape["symbol"], shape["label"], *shape["tourists"]]:
            assert x < at_x < x + width
            assert y < at_y < y + height


def test_the_places_of_tourists_in_a_block_keep_apart(drawn: Drawing) -> None:
    for shape in drawn.raw["blocks"].values():
        for (ax, ay), (bx, by) in itertools.combinations(shape["tourists"], 2):
            assert abs(ax - bx) >= 14 or abs(ay - by) >= 20


def test_a_cafe_is_drawn_at_its_intersection(drawn: Drawing) -> None:
    e = drawn.edition
    for cafe, slug in enumerate(e.cafes):
        assert tuple(drawn.raw["cafes"][slug]["center"]) == drawn.at[e.cafe_point[cafe]]


def test_everything_is_inside_the_frame(drawn: Drawing) -> None:
    assert all(drawn.inside(*block["box"]) for block in drawn.raw["blocks"].values())
    assert all(drawn.inside(*at) for at in drawn.at)
    for cafe in drawn.raw["cafes"].values():
        (x, y), r = cafe["center"], cafe["r"]
        assert drawn.inside(x - r, y - r, 2 * r, 2 * r)
    for side in drawn.raw["numbers"].values():
        assert all(drawn.inside(*at) for at in side.values())
