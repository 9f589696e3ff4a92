"""NY-F2: the solver finds what trying every walk finds, on thousands of small boards."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grandtour as gt
from grandtour.games.explore_new_york.edition import Edition
from grandtour.games.explore_new_york.route import best_route, best_total, score_trail
from grandtour.games.explore_new_york.route_graph import Graph, Network
from grandtour.games.explore_new_york.route_sweep import Sweep
from grandtour.games.explore_new_york.route_watch import Progress
from grandtour.games.explore_new_york.route_worth import grey_value, value_of
from tests.games.explore_new_york import brute_route
from tests.games.explore_new_york.route_boards import (
    drawn,
    hand_made,
    random_group,
    random_map,
    random_people,
    some_links,
)


@pytest.mark.parametrize("seed", range(8))
def test_NY_F2_the_best_of_all_walks(seed: int) -> None:
    """Maps from 2 x 2 to 9 x 9, sparse and dense, one part and several, lines, loops, crossings, rounded corners."""
    picker = gt.Picker(seed=f"walks {seed}")
    forks = 0
    for _ in range(350):
        e = random_map(picker)
        spread = [0, 0, 1, 4, 10][picker.below(5)]
        links = some_links(e, picker, picker.below(12), spread)
        tourists = random_people(e, picker, 1 + picker.below(10))
        best = brute_route.best(e, links, tourists)
        assert best_total(e, links, tourists) == best
        route = best_route(e, links, tourists)
        assert route.total == best
        walk = [(e.points[e.link_a[k]], e.points[e.link_b[k]]) for k in route.links]
        assert brute_route.score(e, walk, tourists) == best
        forks += len(route.links) < len(links)
    assert forks > 100  # boards on which something had to be left out


def swept(e: Edition, links: list[int], tourists: list[int]) -> int:
    """The best that sweeps find, also where a search of a few steps would do. A trail is a route as it is."""
    network = Network(e, links)
    best = grey_value(e.grey_points, 0)
    for part in network.parts(e):
        if network.is_trail(e, part):
            best = max(best, value_of(e, part, tourists))
            continue
        graph = Graph(e, network, part, tourists)
        sweep = Sweep(graph, e.grey_points, best, Progress(None))
        sweep.run()
        if sweep.best > best:
            best = sweep.best
            found = [k for s in range(graph.stretches) if sweep.found & graph.bits[s] for k in graph.links[s]]
            assert score_trail(e, found, tourists).total == best
    return best


def test_NY_F2_sweeps_find_the_best_of_all_walks() -> None:
    picker = gt.Picker(seed="sweeps")
    for _ in range(1000):
        e = random_map(picker)
        links = some_links(e, picker, picker.below(14), [0, 0, 1, 4][picker.below(4)])
        tourists = random_people(e, picker, 1 + picker.below(10))
        assert swept(e, links, tourists) == brute_route.best(e, links, tourists)


@pytest.mark.parametrize(("number", "best"), [(13, 71), (14, 75), (57, 57)])
def test_NY_F2_boards_on_which_it_matters_what_hangs_together(number: int, best: int) -> None:
    """Found by breaking the sweep on purpose. The answers are CP-SAT's too."""
    picker = gt.Picker(seed=f"sweep {number}")
    e = random_map(picker)
    links = some_links(e, picker, 16 + picker.below(12), 0)
    assert swept(e, links, random_people(e, picker, 10)) == best


def test_NY_F2_sweeps_find_what_the_search_finds() -> None:
    picker = gt.Picker(seed="sweeps of large boards")
    for _ in range(60):
        e = random_map(picker)
        links = some_links(e, picker, 20 + picker.below(40), [0, 0, 1, 4][picker.below(4)])
        tourists = random_people(e, picker, 1 + picker.below(20))
        assert swept(e, links, tourists) == best_total(e, links, tourists)


def test_NY_F2_every_board_of_the_smallest_map() -> None:
    """2 x 2 blocks, 5 intersections, 8 links: all 256 sets of them, each with its own random blocks and people."""
    picker = gt.Picker(seed="smallest")
    for links in range(256):
        rows = ["".join("RGBYS."[picker.below(6)] for _ in range(2)) for _ in range(2)]
        e = hand_made(rows, ((1, 1),) if picker.below(2) else ((0, 1), (1, 2)))
        assert len(e.links) == 8
        drawn = [k for k in range(8) if links >> k & 1]
        tourists = [random_group(picker, 4) for _ in range(4)]
        assert best_total(e, drawn, tourists) == brute_route.best(e, drawn, tourists)


def test_NY_F2_people_and_sights_at_the_tips_of_bushes() -> None:
    """Trees with people or an attraction at each tip: which two tips go together is all that counts."""
    picker = gt.Picker(seed="bushes")
    for _ in range(200):
        e = random_map(picker)
        links: list[int] = []
        touched: set[int] = set()
        for new in some_links(e, picker, 20, 0):
            ends = {e.link_a[new], e.link_b[new]}
            if not touched or len(ends & touched) == 1:  # joins nothing that is joined already
                links.append(new)
                touched |= ends
        tourists = [0] * len(e.blocks)
        kinds = ["."] * len(e.blocks)
        for point in touched:
            here = [k for k in links if point in (e.link_a[k], e.link_b[k])]
            if len(here) == 1:
                beside = e.link_blocks[here[0]]
                block = beside[picker.below(len(beside))]
                kinds[block] = "RGBY."[picker.below(5)]
                tourists[block] = random_group(picker, 4)
        e = hand_made(["".join(kinds[y * e.width : (y + 1) * e.width]) for y in range(e.height)])
        best = brute_route.best(e, links, tourists)
        assert best_total(e, links, tourists) == best_route(e, links, tourists).total == best


def test_NY_F2_two_clumps_and_the_bridge_between_them() -> None:
    """Whether to cross the bridge, or to stay on one side for all that is there, on either side."""
    picker = gt.Picker(seed="clumps")
    stayed = 0
    for _ in range(250):
        rows = ["".join("RGBYS..."[picker.below(8)] for _ in range(7)) for _ in range(3)]
        e = hand_made(rows)
        bridge = drawn(e, "3,1 4,1")
        links = list(bridge)
        for side in (range(4), range(4, 8)):  # the clumps are in three columns of blocks each
            inside = [k for k in range(len(e.links)) if {e.points[p][0] for p in (e.link_a[k], e.link_b[k])} <= {*side}]
            for _ in range(6 + picker.below(2)):
                links.append(inside.pop(picker.below(len(inside))))
        tourists = random_people(e, picker, 5)
        best = brute_route.best(e, links, tourists)
        route = best_route(e, links, tourists)
        assert best_total(e, links, tourists) == route.total == best
        stayed += bridge[0] not in route.links
    assert stayed > 20


@pytest.mark.parametrize(("number", "best"), [(325, 77), (345, 24), (1424, 34), (1231, 43), (3398, 28), (2939, 21)])
def test_NY_F2_boards_that_caught_a_wrong_shortcut(number: int, best: int) -> None:
    """Found by breaking the solver on purpose: leaving out tips that the best bound does not need, or all parts but
    the one with the best bound. The answers are CP-SAT's too."""
    picker = gt.Picker(seed=f"find2 {number}")
    e = random_map(picker)
    size = 12 + picker.below(25)
    links = some_links(e, picker, size, [0, 0, 1, 4][picker.below(4)])
    tourists = random_people(e, picker, 1 + picker.below(10))
    assert best_total(e, links, tourists) == best_route(e, links, tourists).total == best


def test_NY_F2_the_part_that_promises_most_may_not_have_the_best_route() -> None:
    """Above three arms of 6 points, of which two fit on a route; below arms of 9, 6 and 0."""
    e = hand_made([".......", "Y....Y.", ".......", ".Y.....", ".......", "..Y.Y.."], ((3, 5),))
    above = drawn(e, "3,2 2,2 1,2 1,1", "3,2 4,2 5,2 6,2", "3,2 3,3 2,3 1,3")
    below = drawn(e, "4,5 3,5 2,5", "4,5 5,5", "4,5 4,4")
    assert best_total(e, above, [0] * 42) == 12
    assert best_total(e, below, [0] * 42) == 15
    assert best_total(e, above + below, [0] * 42) == best_route(e, above + below, [0] * 42).total == 15


@given(seed=st.integers(0, 10**9), size=st.integers(0, 40), spread=st.integers(0, 10), chance=st.integers(0, 10))
def test_NY_F2_no_walk_beats_the_best_and_no_link_makes_it_worse(
    seed: int, size: int, spread: int, chance: int
) -> None:
    picker = gt.Picker(seed=seed)
    e = random_map(picker)
    links = some_links(e, picker, size, spread)
    tourists = random_people(e, picker, chance)
    route = best_route(e, links, tourists)
    assert route.total == best_total(e, links, tourists)
    # The route is a walk along drawn links, and its lines add up.
    assert set(route.links) <= set(links)
    assert len(set(route.links)) == len(route.links) == max(len(route.points) - 1, 0)
    for link, (a, b) in zip(route.links, pairwise(route.points), strict=True):
        assert {e.link_a[link], e.link_b[link]} == {a, b}
    again = score_trail(e, route.links, tourists)
    assert again.total == route.total == sum(route.lines)
    # Nothing that a finger draws at random scores more.
    for _ in range(10 if links else 0):
        walk = stroll(e.link_a, e.link_b, links, picker)
        assert score_trail(e, walk, tourists).total <= route.total
    # One link more, or one tourist more, is never worse.
    others = [k for k in range(len(e.links)) if k not in links]
    if others:
        assert best_total(e, [*links, others[picker.below(len(others))]], tourists) >= route.total
    tourists[picker.below(len(tourists))] += 1
    assert best_total(e, links, tourists) >= route.total


def stroll(link_a: list[int], link_b: list[int], links: list[int], picker: gt.Picker) -> list[int]:
    """A walk until it is stuck."""
    walk = [links[picker.below(len(links))]]
    point = link_b[walk[0]]
    while near := [k for k in links if k not in walk and point in (link_a[k], link_b[k])]:
        walk.append(near[picker.below(len(near))])
        point = link_b[walk[-1]] if link_a[walk[-1]] == point else link_a[walk[-1]]
    return walk
