"""NY-F2: the solver agrees with a second formulation, OR-tools' CP-SAT, on boards of full size; and the hard ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import grandtour as gt
from grandtour.bench_route import Board, random_board
from grandtour.games.explore_new_york.route import Best, best_total, score_trail
from tests.games.explore_new_york import cp_sat_route
from tests.games.explore_new_york.route_boards import (
    grand_tour,
    link,
    people,
    random_map,
    random_people,
    some_links,
)

# The hardest boards that scripts/hard_routes.py found, with their answers: chains of loops and combs of spurs.
HARD = json.loads((Path(__file__).parent / "hard_boards.json").read_text(encoding="utf-8"))
# Boards of 58 to 70 links, more than games bring. Without sweeps the search took up to millions of steps for them.
DENSE = json.loads((Path(__file__).parent / "dense_boards.json").read_text(encoding="utf-8"))
BOARDS = HARD + DENSE


def hard_board(number: int) -> tuple[Board, int]:
    e = grand_tour()
    board = BOARDS[number]
    groups = {"b" + block.replace(",", "_"): group for block, group in board["tourists"].items()}
    return ([link(e, text) for text in board["links"]], people(e, **groups)), board["best"]


@pytest.mark.parametrize("number", range(len(BOARDS)))
def test_NY_F2_hard_boards_have_their_known_answer(number: int) -> None:
    (links, tourists), best = hard_board(number)
    assert len(set(links)) == (36 if number < len(HARD) else len(links))
    solved = Best(grand_tour(), links, tourists, -1, None)
    assert solved.total == best
    # Some room for changes that are worth it; a second is far away.
    assert solved.nodes < 150_000
    assert score_trail(grand_tour(), solved.links, tourists).total == best


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("number", range(len(BOARDS)))
def test_NY_F2_hard_boards_as_cp_sat_sees_them(number: int) -> None:
    (links, tourists), best = hard_board(number)
    assert cp_sat_route.best(grand_tour(), links, tourists) == best


@pytest.mark.deep
def test_NY_F2_boards_of_full_size_as_cp_sat_sees_them() -> None:
    e = grand_tour()
    picker = gt.Picker(seed="cp-sat")
    for _ in range(24):
        links, tourists = random_board(e, picker, 36)
        assert best_total(e, links, tourists) == cp_sat_route.best(e, links, tourists)


@pytest.mark.deep
def test_NY_F2_other_maps_and_several_parts_as_cp_sat_sees_them() -> None:
    picker = gt.Picker(seed="cp-sat, other maps")
    for _ in range(40):
        e = random_map(picker)
        links = some_links(e, picker, 10 + picker.below(30), [0, 1, 2, 8][picker.below(4)])
        tourists = random_people(e, picker, 1 + picker.below(10))
        assert best_total(e, links, tourists) == cp_sat_route.best(e, links, tourists)
