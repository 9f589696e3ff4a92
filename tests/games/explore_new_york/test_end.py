"""NY-F1 to NY-F7: the Final Route and its points, on maps small enough to count by hand.

The block types around: (4,5) and (5,5) are red, (4,4) is blue, (1,1), (3,2), (6,2), (6,6) grey, (6,1), (1,3), (5,6)
yellow. That the best route is always found is shown in test_route*.py.
"""

from __future__ import annotations

import pytest

from grandtour.core.result import Result
from grandtour.games.explore_new_york.route import Route
from grandtour.games.explore_new_york.state import DONE, OVER
from tests.new_york import Table, last_position, new_york, table


def best(t: Table, seat: int = 0) -> Route:
    return t.game.route(t.state, seat)


def points(t: Table, seat: int = 0) -> int:
    assert best(t, seat).total == t.game.scores(t.state)[seat]
    return best(t, seat).total


def links_of_best(t: Table) -> list[str]:
    return sorted(t.edition.links[link] for link in best(t).links)


def finished(t: Table) -> Result:
    """The game is over with the maps as they are; how it came so is left open."""
    t.state.phase, t.state.turn = OVER, t.edition.turns[t.state.seats]
    t.state.doing = [DONE] * t.state.seats
    result = t.game.result(t.state)
    assert result is not None
    return result


# ---- the route ------------------------------------------------------------------------------------------------------
def test_NY_F1_without_links_there_is_no_route_and_no_point() -> None:
    t = table().tourists(0, "4,5", "circle")
    assert (points(t), best(t).points) == (0, [])


# From 2,2: up along the grey (3,2) for 4, down to a cafe for 3, left along the yellow (1,3) to a cafe for 6 + 3.
UP, DOWN, LEFT = ["2,1-2,2"], ["2,2-2,3"], ["1,2-2,2", "0,2-1,2"]


def test_NY_F1_the_route_is_one_line_so_of_three_arms_one_is_left_out() -> None:
    t = table().drawn(0, *UP, *DOWN, *LEFT)
    assert points(t) == 4 + 9
    assert links_of_best(t) == sorted(UP + LEFT)


def test_NY_F1_a_link_is_used_once_but_an_intersection_may_be_passed_again() -> None:
    """A figure of eight: two loops that meet at 4,4; the walk crosses itself there and closes."""
    loops = [
        *("3,3-4,3", "4,3-4,4", "3,4-4,4", "3,3-3,4"),
        *("4,4-5,4", "5,4-5,5", "4,5-5,5", "4,4-4,5"),
    ]
    t = table().drawn(0, *loops)
    route = best(t.tourists(0, "4,4", "triangle").tourists(0, "5,5", "circle"))
    walk = [t.edition.point_names[point] for point in route.points]
    assert sorted(route.links) == sorted(t.link(name) for name in loops)
    assert walk[0] == walk[-1]
    assert walk.count("4,4") >= 2
    assert len(walk) == 9


def test_NY_F1_links_that_do_not_join_are_two_routes_and_only_one_counts() -> None:
    t = table().drawn(0, "4,4-4,5", "0,1-1,0").tourists(0, "4,5", "circle", "circle")
    assert points(t) == 4 * 1  # two circles and two red blocks; not the grey corner beside it, which is as good
    assert len(best(t).links) == 1


def test_NY_F2_the_best_route_counts_whatever_else_is_drawn() -> None:
    assert points(table().drawn(0, *UP, *DOWN)) == 4 + 3
    assert points(table().drawn(0, *DOWN, *LEFT)) == 3 + 9
    assert points(table().drawn(0, *UP, *DOWN, *LEFT)) == 4 + 9
    assert points(table().drawn(0, *UP, *DOWN, *LEFT, "4,2-5,2", "3,6-4,6")) == 4 + 9


def test_NY_F2_a_longer_route_that_scores_less_is_not_taken() -> None:
    t = table().drawn(0, "5,5-5,6", *UP, *DOWN)
    assert points(t) == 6 + 4  # yellow (5,6) and grey (6,6), by one link
    assert links_of_best(t) == ["5,5-5,6"]


def test_NY_F3_a_block_is_on_the_route_by_a_side_not_by_a_corner() -> None:
    t = table().drawn(0, "4,3-4,4").tourists(0, "4,4", "triangle")  # along (4,4) and (5,4) alone
    route = best(t)
    assert (route.tourists, route.attractions) == ([0, 0, 1], [0, 0, 1])
    t = table().drawn(0, "3,2-3,3", "2,3-3,3").tourists(0, "4,4", "triangle")
    assert best(t).tourists == [0, 0, 0]  # 3,3 is only a corner of (4,4)


def test_NY_F3_both_blocks_beside_a_link_are_on_the_route() -> None:
    t = table().drawn(0, "4,4-4,5").tourists(0, "4,5", "circle").tourists(0, "5,5", "circle")
    assert (best(t).tourists, best(t).attractions) == ([2, 0, 0], [2, 0, 0])
    assert points(t) == 4


def test_NY_F3_an_arc_has_its_corner_block() -> None:
    assert points(table().drawn(0, "0,1-1,0")) == 4  # grey (1,1)
    assert points(table().drawn(0, "5,0-6,1")) == 6  # yellow (6,1)
    assert best(table().drawn(0, "0,5-1,6")).attractions == [0, 1, 0]  # green (1,6)


# ---- points ---------------------------------------------------------------------------------------------------------
def test_NY_F4_tourists_of_a_colour_times_its_attractions() -> None:
    t = table().drawn(0, "4,4-4,5")
    t.tourists(0, "4,5", "circle", "circle", "square").tourists(0, "5,5", "circle", "triangle")
    assert best(t).lines[:3] == [3 * 2, 0, 0]  # green and blue tourists have no attraction on the route


def test_NY_F4_tourists_count_in_blocks_of_any_type_white_ones_included() -> None:
    t = table().drawn(0, "4,4-4,5", "4,3-4,4")  # (4,5) and (5,5) red, (4,4) blue, (5,4) white
    t.tourists(0, "5,4", "circle", "triangle").tourists(0, "4,5", "triangle")
    assert best(t).lines[:3] == [1 * 2, 0, 2 * 1]


def test_NY_F4_tourists_and_attractions_beside_the_route_do_not_count() -> None:
    t = table().drawn(0, "4,4-4,5").tourists(0, "4,5", "circle").tourists(0, "3,6", "circle", "circle")
    assert points(t) == 2


def test_NY_F5_three_points_for_each_cafe_on_the_route_used_or_not() -> None:
    t = table().drawn(0, "5,4-6,4")
    assert best(t).lines[3] == 3
    t.state.used[0] = 0
    assert best(t).lines[3] == 3


def test_NY_F5_a_cafe_that_is_passed_twice_counts_once() -> None:
    """A loop around (4,1) and a tail: the walk comes to the cafe at 4,0 and again."""
    t = table().drawn(0, "3,0-4,0", "4,0-4,1", "3,1-4,1", "3,0-3,1", "4,0-5,0")
    route = best(t)
    assert [t.edition.point_names[point] for point in route.points].count("4,0") == 2
    assert (route.cafes, route.lines[3]) == (1, 3)


def test_NY_F5_a_used_cafe_that_is_not_on_the_route_scores_nothing() -> None:
    t = table().drawn(0, "5,4-6,4", "0,1-1,0", "1,0-1,1", "1,0-2,0")
    assert "5,4-6,4" not in links_of_best(t)
    assert best(t).cafes == 0


@pytest.mark.parametrize(
    ("links", "yellow"), [(["5,5-5,6"], 1), (["5,0-6,1"], 1), (["0,2-1,2", "0,2-0,3"], 1), (["2,4-3,4"], 0)]
)
def test_NY_F6_six_points_for_each_yellow_block(links: list[str], yellow: int) -> None:
    assert best(table().drawn(0, *links)).lines[4] == 6 * yellow


# Grey: (1,1), (3,2), (6,2), (6,6). One long way that passes all four, bit by bit.
LONG_WAY = [
    *("0,1-1,0", "1,0-2,0", "2,0-2,1", "2,1-3,1", "3,1-4,1", "4,1-5,1", "5,1-6,1", "6,1-6,2", "6,2-6,3", "6,3-6,4"),
    *("6,4-6,5", "5,6-6,5"),
]


@pytest.mark.parametrize(("first", "last", "grey", "value"), [(3, 5, 1, 4), (0, 1, 1, 4), (0, 4, 2, 12)])
def test_NY_F6_grey_blocks_score_more_the_more_there_are(first: int, last: int, grey: int, value: int) -> None:
    route = best(table().drawn(0, *LONG_WAY[first:last]))
    assert (route.grey, route.lines[5]) == (grey, value)


def test_NY_F6_three_and_four_grey_blocks() -> None:
    three = best(table().drawn(0, *LONG_WAY[:8]))
    four = best(table().drawn(0, *LONG_WAY))
    assert (three.grey, three.lines[5]) == (3, 24)
    assert (four.grey, four.lines[5]) == (4, 36)


def test_NY_F6_another_edition_has_other_points() -> None:
    t = table(2, "tiny").drawn(0, "1,1-1,2", "1,2-1,3", "1,2-2,2")
    route = best(t)
    e = t.edition
    assert route.lines[3:] == [route.cafes * 2, route.yellow * 5, e.grey_points[route.grey]]
    assert route.total == sum(route.lines) > 0


# ---- who wins -------------------------------------------------------------------------------------------------------
def test_NY_F7_most_points_win() -> None:
    t = table(3).drawn(1, "5,5-5,6").drawn(2, "0,1-1,0")
    result = finished(t)
    assert result.scores == (0, 10, 4)
    assert result.ranking == ((1,), (2,), (0,))
    assert (result.why.rule, result.why.arguments) == ("NY-F7", {"case": "points", "points": 10})


def test_NY_F7_who_is_tied_shares_the_place() -> None:
    t = table(4).drawn(1, "0,1-1,0").drawn(3, "0,1-1,0")
    result = finished(t)
    assert result.ranking == ((1, 3), (0, 2))
    assert (result.why.rule, result.why.arguments) == ("NY-F7", {"case": "shared", "points": 4})


def test_NY_F7_there_is_no_result_before_the_end() -> None:
    t = table().turn_cards("4b", "5a")
    assert t.game.result(t.state) is None
    assert "routes" not in t.game.observe(t.state, 0)


def test_NY_F7_every_line_of_every_score_is_told() -> None:
    game = new_york()
    for seed in range(5):
        result = game.result(last_position(game, 3, seed))
        assert result is not None
        for seat in range(3):
            lines = result.lines[seat]
            assert [line.key for line in lines] == ["red", "green", "blue", "cafes", "yellow", "grey"]
            assert sum(line.points for line in lines) == result.scores[seat]


def test_NY_F2_at_the_end_everybody_sees_the_routes() -> None:
    game = new_york()
    state = last_position(game, 2, 1)
    for viewer in (None, 0, 1):
        routes = game.observe(state, viewer)["routes"]
        assert isinstance(routes, list)
        assert [route["total"] for route in routes] == game.scores(state)
