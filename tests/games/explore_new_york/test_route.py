"""NY-F1 to NY-F6: the Final Route and what it scores, on boards that can be followed by eye."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import grandtour as gt
from grandtour.bench_route import measure, random_board
from grandtour.games.explore_new_york.edition import Edition
from grandtour.games.explore_new_york.route import Route, Stopped, Watch, best_route, best_total, score_trail
from tests.games.explore_new_york.route_boards import drawn, grand_tour, hand_made, link, people

EXAMPLE = Path(__file__).parent / "example.json"
NOTHING = ["......"] * 6


# ---- the rules --------------------------------------------------------------------------------------------------
def test_NY_F1_each_link_is_used_once_so_a_fork_costs_its_cheapest_arm() -> None:
    e = hand_made(["......", "Y...Y.", *["......"] * 4], ((5, 5),))
    arms = drawn(e, "3,3 2,3 2,2 1,2 1,1", "3,3 4,3 4,2 5,2", "3,3 3,4 4,4 4,5 5,5")
    route = best_route(e, arms, [0] * 36)
    assert route.total == 12  # two of three: 6 on the left, 6 on the right, 3 below
    assert len(route.links) == 7


def test_NY_F1_it_may_cross_itself() -> None:
    e = hand_made([".Y.", "...", "..Y"])
    eight = drawn(e, "1,1 2,1 2,2 1,2 1,1", "2,2 3,2 2,3 2,2")
    route = best_route(e, eight, [0] * 9)
    assert route.total == 12
    assert sorted(route.links) == sorted(eight)
    assert route.points[0] == route.points[-1]


def test_NY_F1_it_may_close_into_a_loop_and_pass_its_start_again() -> None:
    e = hand_made(["...", ".Y.", "..."], ((1, 1),))
    route = best_route(e, drawn(e, "1,1 2,1 2,2 1,2 1,1", "1,1 0,1"), [0] * 9)
    assert (route.total, len(route.links)) == (9, 5)


def test_NY_F1_only_one_line_counts_even_where_two_would_score_more() -> None:
    e = hand_made(["Y.....", "......", "......", "......", "......", ".....Y"], ((3, 3),))
    route = best_route(e, drawn(e, "0,1 1,0", "5,6 6,5", "3,3 3,4"), [0] * 36)
    assert route.total == 6


def test_NY_F2_people_here_and_their_sight_there_are_found_at_the_ends_of_two_different_lines() -> None:
    """Red lies at the two left legs of an H, blue at the two right ones: no leg of the left goes with one of the
    right."""
    for left, right, best in (("R", "B", 3), ("B", "R", 3)):
        e = hand_made([".......", f"{left}....{right}.", ".......", "......."])
        three, two = [[3, 0, 0], [0, 0, 2]] if left == "R" else [[0, 0, 2], [3, 0, 0]]
        tourists = people(e, b1_3=three, b6_3=two)
        h = drawn(e, "1,1 1,2 1,3", "5,1 5,2 5,3", "1,2 2,2 3,2 4,2 5,2")
        assert best_total(e, h, tourists) == best
        assert best_route(e, h, tourists).total == best


def test_NY_F3_a_block_counts_along_its_sides_not_at_its_corners() -> None:
    e = hand_made([".....", ".....", "..Y..", ".....", "....."])
    assert best_total(e, drawn(e, "1,2 2,2", "3,3 4,3", "2,1 2,2", "2,3 2,4"), [0] * 25) == 0
    for side in ("2,2 3,2", "3,2 3,3", "2,3 3,3", "2,2 2,3"):
        assert best_total(e, drawn(e, side), [0] * 25) == 6


@pytest.mark.parametrize("arc", ["0,1-1,0", "5,0-6,1", "0,5-1,6", "5,6-6,5"])
def test_NY_F3_a_rounded_corner_runs_along_its_corner_block_alone(arc: str) -> None:
    e = hand_made(["YS..SY", "SS..SS", "......", "......", "SS..SS", "YS..SY"])
    route = best_route(e, [link(e, arc)], [0] * 36)
    corner = e.link_blocks[link(e, arc)]
    assert len(corner) == 1
    assert (route.yellow, route.grey) == (1, 0)


def test_NY_F4_tourists_in_any_block_times_attractions_of_their_colour() -> None:
    e = hand_made([".....", ".RG..", ".RY..", ".....", "....."])
    tourists = people(e, b3_2=[1, 2, 0], b3_3=[2, 0, 5], b1_5=[9, 9, 9])
    route = best_route(e, drawn(e, "2,1 2,2 2,3"), tourists)
    assert route.tourists == [3, 2, 5]
    assert route.attractions == [2, 1, 0]
    assert route.lines == [6, 2, 0, 0, 6, 0]
    assert route.total == 14


def test_NY_F5_a_cafe_counts_once_however_often_it_is_passed() -> None:
    e = hand_made(NOTHING, ((3, 3),))
    eight = drawn(e, "3,3 2,3 2,2 3,2 3,3", "3,3 4,3 4,4 3,4 3,3")
    route = best_route(e, eight, [0] * 36)
    assert (route.cafes, route.total, len(route.links)) == (1, 3, 8)


@pytest.mark.parametrize(("grey", "points"), [(0, 0), (1, 4), (2, 12), (3, 24), (4, 36)])
def test_NY_F6_grey_blocks_score_by_the_table(grey: int, points: int) -> None:
    e = hand_made(["......", "SSSS"[:grey] + "......"[grey:], *["......"] * 4])
    route = best_route(e, drawn(e, "0,1 1,1 2,1 3,1 4,1"), [0] * 36)
    assert (route.grey, route.total, route.lines[5]) == (grey, points, points)


@pytest.mark.parametrize(("crowd", "best"), [(0, 36), (11, 36), (12, 36), (13, 37), (20, 44)])
def test_NY_F6_the_fourth_grey_block_is_worth_twelve_people(crowd: int, best: int) -> None:
    """Down the border past three grey blocks to a fork: on to a fourth one, or to people beside a red block."""
    e = hand_made(["S.....", "S.....", "S.....", "......", "S.....", ".R...."])
    fork = drawn(e, "1,0 0,1 0,2 0,3 0,4 0,5", "0,3 1,3 2,3 2,4 2,5 2,6")
    assert best_route(e, fork, people(e, b3_6=[crowd, 0, 0])).total == best


def test_NY_F2_the_worked_example_ends_with_82_and_64() -> None:
    e = grand_tour()
    example = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    for player, total in (("max", 82), ("lina", 64)):
        links, tourists = played(player)
        route = best_route(e, links, tourists)
        told = example["final"][player]
        assert route.total == told["total"] == total == best_total(e, links, tourists)
        assert route.tourists == told["tourists"]
        assert route.attractions == told["attractions"]
        assert route.lines[3:] == [told["cafes"], told["yellow"], told["grey"]]
        walk = " ".join(f"{x},{y}" for x, y in told["walk"])
        assert score_trail(e, drawn(e, walk), tourists).total == total


def played(player: str) -> tuple[list[int], list[int]]:
    e = grand_tour()
    links: list[int] = []
    groups: dict[str, list[int]] = {}
    for turn in json.loads(EXAMPLE.read_text(encoding="utf-8"))["turns"]:
        move = turn["moves"][player]
        links += [link(e, text) for text in move["links"]]
        group = groups.setdefault("b" + move["block"].replace(",", "_"), [0, 0, 0])
        for symbol in [*move["tourists"], *(t for cafe in move["cafes"] for t in cafe["tourists"])]:
            group[["circle", "square", "triangle"].index(symbol)] += 1
    return links, people(e, **groups)


# ---- what comes back --------------------------------------------------------------------------------------------
def test_without_links_the_route_is_empty() -> None:
    e = grand_tour()
    route = best_route(e, [], [0] * 36)
    assert (route.total, route.points, route.links, sum(route.lines)) == (0, [], [], 0)
    assert best_total(e, [], [0] * 36) == 0
    assert score_trail(e, [], [0] * 36).total == 0


def test_links_that_score_nothing_still_make_a_route() -> None:
    e = hand_made(NOTHING)
    route = best_route(e, drawn(e, "3,3 3,4", "3,3 4,3", "3,3 2,3"), [0] * 36)
    assert route.total == 0
    assert len(route.links) == 2


def test_the_order_of_the_links_does_not_matter_nor_a_link_named_twice() -> None:
    e = grand_tour()
    picker = gt.Picker(seed=5)
    for _ in range(20):
        links, tourists = random_board(e, picker, 30)
        route = best_route(e, links, tourists)
        other = best_route(e, [*links[10:], *links[5:12], *links[:10]][::-1], tourists)
        assert (route.total, route.points, route.links) == (other.total, other.points, other.links)


def test_what_is_no_trail_is_refused() -> None:
    e = grand_tour()
    fork = drawn(e, "3,3 3,4", "3,3 4,3", "3,3 2,3")
    apart = drawn(e, "3,3 3,4", "1,1 1,2")
    for links in (fork, apart):
        with pytest.raises(ValueError, match="NY-F1"):
            score_trail(e, links, [0] * 36)


def test_a_known_score_changes_nothing_but_the_effort() -> None:
    e = grand_tour()
    picker = gt.Picker(seed=6)
    for _ in range(30):
        links, tourists = random_board(e, picker, 36)
        best = best_total(e, links, tourists)
        assert best_total(e, links, tourists, known=best) == best
        assert best_total(e, links, tourists, known=best - 1) == best
        assert best_total(e, links, tourists, known=best // 2) == best


@pytest.mark.parametrize(("side", "links"), [(6, 80), (9, 176)])
def test_whole_maps_are_answered(side: int, links: int) -> None:
    """With all links drawn: more than a machine word of them. Every block is on the route."""
    e = grand_tour() if side == 6 else hand_made(["RGBYS...."] * 9, ((4, 4),))
    assert len(e.links) == links
    tourists = [1] * len(e.blocks)
    route = best_route(e, list(range(links)), tourists)
    assert route.tourists[0] == len(e.blocks)
    assert route.cafes == len(e.cafes)
    assert is_walk(e.link_a, e.link_b, route)


def is_walk(link_a: list[int], link_b: list[int], route: Route) -> bool:
    ends = [{link_a[k], link_b[k]} for k in route.links]
    steps = [set(pair) for pair in pairwise(route.points)]
    return ends == steps and len(set(route.links)) == len(route.links)


# ---- watching and stopping --------------------------------------------------------------------------------------
class Notes(Watch):
    def __init__(self, every: int, stop_after: int = 10**9) -> None:
        super().__init__(every)
        self.stop_after = stop_after
        self.calls: list[tuple[int, int, int]] = []

    def seen(self, nodes: int, best: int, bound: int) -> bool:
        self.calls.append((nodes, best, bound))
        return len(self.calls) < self.stop_after


def test_a_watch_sees_the_best_rise_and_the_answer_lies_between() -> None:
    e = grand_tour()
    picker = gt.Picker(seed=7)
    for _ in range(10):
        links, tourists = random_board(e, picker, 40)
        notes = Notes(every=1)
        total = best_route(e, links, tourists, notes).total
        assert total == best_total(e, links, tourists)
        assert notes.calls
        nodes, lows, _ = zip(*notes.calls, strict=True)
        assert list(nodes) == list(range(1, len(nodes) + 1))
        assert list(lows) == sorted(lows)
        assert all(low <= total <= bound for _, low, bound in notes.calls)


def test_a_stopped_search_says_what_it_knows_and_no_more() -> None:
    e = grand_tour()
    picker = gt.Picker(seed=8)
    unproven = 0
    for k in range(40):
        links, tourists = random_board(e, picker, 40)
        total = best_total(e, links, tourists)
        steps = Notes(every=1)
        best_route(e, links, tourists, steps)
        at = 1 + k % len(steps.calls)
        with pytest.raises(Stopped) as caught:
            best_route(e, links, tourists, Notes(every=1, stop_after=at))
        stopped = caught.value
        assert stopped.route.total <= total <= stopped.bound
        assert stopped.bound == steps.calls[at - 1][2]
        assert score_trail(e, stopped.route.links, tourists).total == stopped.route.total
        assert str(stopped.bound) in str(stopped)
        unproven += stopped.route.total < total
    assert unproven > 5


def test_a_watch_that_never_stops_changes_nothing() -> None:
    e = grand_tour()
    links, tourists = random_board(e, gt.Picker(seed=9), 36)
    plain, watched = best_route(e, links, tourists), best_route(e, links, tourists, Watch(every=1))
    assert (plain.points, plain.total) == (watched.points, watched.total)


# ---- the same everywhere ----------------------------------------------------------------------------------------
WALKS = """
import grandtour as gt
from grandtour.bench_route import random_board
from grandtour.games.explore_new_york.load import load
from grandtour.games.explore_new_york.route import best_route
e = load("grand-tour")
for seed in range(12):
    route = best_route(e, *random_board(e, gt.Picker(seed=seed), 20 + 2 * seed))
    print(route.total, route.points)
"""


def test_the_same_walk_whatever_runs_it() -> None:
    """Pure Python with two different hash seeds gives what runs here, which may be compiled."""
    e = grand_tour()
    here: list[str] = []
    for seed in range(12):
        route = best_route(e, *random_board(e, gt.Picker(seed=seed), 20 + 2 * seed))
        here.append(f"{route.total} {route.points}")
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "GRANDTOUR_ENGINE": "pure", "PYTHONHASHSEED": hash_seed}
        run = subprocess.run([sys.executable, "-c", WALKS], env=environment, capture_output=True, text=True, check=True)
        assert run.stdout.split("\n")[:-1] == here


def touch(e: Edition, link: int, other: int) -> bool:
    ends = (e.link_a[other], e.link_b[other])
    return e.link_a[link] in ends or e.link_b[link] in ends


# ---- the boards that are measured -------------------------------------------------------------------------------
def test_random_boards_are_connected_and_like_a_game() -> None:
    e = grand_tour()
    picker = gt.Picker(seed=1)
    for size in (1, 16, 36, 80):
        links, tourists = random_board(e, picker, size)
        assert len(set(links)) == size
        reached, left = [links[0]], set(links[1:])
        for old in reached:
            near = {new for new in left if touch(e, old, new)}
            left -= near
            reached += sorted(near)
        assert not left
        assert sum(1 for group in tourists if group) == max(e.turns.values())


def test_measuring_gives_the_three_figures() -> None:
    e = grand_tour()
    picker = gt.Picker(seed=2)
    figures = measure(e, [random_board(e, picker, 16) for _ in range(20)])
    assert 0 < figures["median_ms"] <= figures["p99_ms"] <= figures["worst_ms"]
