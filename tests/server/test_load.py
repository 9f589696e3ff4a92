"""The short form of the load trial: that it does what it says. `python -m scripts.server.load` is the long one.

No time is tested here: other tests run on the same cores.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.server.crowd import GAMES, Crowd, quantile
from scripts.server.load import Figures, Page, Plan, faults, machine, run, saturating, table
from scripts.server.process import ServerProcess
from tests.server.house import SECONDS

SHORT = Plan(sockets=14, tables=3, moves=24, seconds=2.5, warm_up=0.5, bots=1, pin=False, seed=1)


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> Figures:
    return run(SHORT, tmp_path_factory.mktemp("load"))


def test_everybody_plays_and_nobody_is_refused(figures: Figures) -> None:
    assert figures.errors == {}
    assert figures.moves_per_second > 0
    assert figures.sockets == SHORT.sockets + 1  # and the one that pings
    assert figures.tables >= SHORT.tables + SHORT.bots


def test_every_move_reaches_the_others(figures: Figures) -> None:
    """With two to five sockets at a table, the others get about as many views as there are moves, or more."""
    views = figures.messages_per_second - figures.moves_per_second  # without the answers
    assert views > figures.moves_per_second
    assert figures.others_ms["p50"] > 0


def test_a_game_that_is_over_is_followed_by_another(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        crowd = Crowd(url, seed=1, settle=0.001)
        await crowd.come(tables=1, sockets=3)
        board = crowd.boards[0]
        first = board.table
        try:
            async with asyncio.timeout(SECONDS):
                while board.table == first or board.over:
                    await crowd.play(rate=500, seconds=0.1)
                crowd.heard.counting = True
                while not crowd.heard.round_trips or not crowd.heard.others:
                    await crowd.play(rate=500, seconds=0.1)
        finally:
            await crowd.go()
        assert crowd.heard.finished[board.game] > 0
        assert crowd.heard.errors == {}
        assert len(board.lines) == 3

    with ServerProcess(tmp_path) as server:
        asyncio.run(play(server.url))


def test_the_bots_think_meanwhile(figures: Figures) -> None:
    assert figures.bot_moves_per_second > 0
    assert figures.workers_cpu > 0


def test_the_machine_is_measured(figures: Figures) -> None:
    assert 20 < figures.server_mb_at_start <= figures.server_mb < 1000
    assert figures.server_cpu > 0
    assert figures.client_cpu > 0
    assert figures.database_mb > 0
    # Every move of a person or a bot is a change in some commit.
    changes = figures.moves_per_second + figures.bot_moves_per_second
    assert sum(figures.group_sizes.values()) > 0
    assert 0 < figures.commits_per_second <= changes * 1.5 + 5


@pytest.mark.parametrize("looks", [False, True])
def test_saturation_is_a_closed_loop(tmp_path: Path, looks: bool) -> None:
    """Every table makes its next move when the last one is answered, whoever of its people is to act."""
    plan = saturating(2, "san-francisco", looks=looks, tables=2, seconds=1.5, warm_up=0.5, pin=False, language="de")
    assert plan.sockets == (2 if looks else 4)
    found = run(plan, tmp_path)
    assert found.errors == {}
    assert found.faults == []
    assert found.bot_moves_per_second == 0
    assert found.moves_per_second > 0
    assert found.messages_per_second > 2 * found.moves_per_second  # besides answers and views, fresh views or others'
    assert found.server_us_per_move > 0
    said = table(plan, found)
    assert "/s at the most; " in said
    assert "µs of the server's processor each" in said


def test_the_machine_is_called_idle_only_if_it_is() -> None:
    assert machine(Figures("pure", "", others_cpu=3, load_before=0.1)).startswith("idle: others took 3 % of a core")
    assert machine(Figures("pure", "", others_cpu=40, load_before=6.5)).endswith("load 6.50 at the start")
    assert machine(Figures("pure", "", others_cpu=40)).startswith("not idle: ")


def test_what_does_not_hold_is_said(figures: Figures) -> None:
    good = Figures("pure", "", moves_per_second=200, move_ms={"p99": 49.0}, server_mb=249)
    assert faults(Plan(), good) == []
    bad = Figures("pure", "", moves_per_second=150, move_ms={"p99": 100.0}, server_mb=250, errors={"error x": 1})
    assert len(faults(Plan(), bad)) == 4
    figures.faults = faults(Plan(), bad)
    said = table(Plan(), figures)
    assert "holds                  no: 99 of 100 moves take up to 100 ms" in said


def test_quantile() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert [quantile(values, share) for share in (0.5, 0.99, 1.0)] == [51.0, 100.0, 100.0]
    assert quantile([], 0.5) == 0.0


def test_buckets_of_a_histogram_are_taken_apart() -> None:
    def page(*upto: int) -> Page:
        return Page("".join(f'grandtour_x_bucket{{le="{le}"}} {n}.0\n' for le, n in zip(("1.0", "2.0", "+Inf"), upto)))

    assert page(5, 9, 9).sizes_since(page(1, 2, 2), "grandtour_x") == {"1": 4, "2": 3}


def test_the_command_says_what_it_takes() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "scripts.server.load", "--help"], capture_output=True, text=True, check=True
    )
    for option in ("--sockets", "--tables", "--moves", "--seconds", "--saturate", "--looks", "--language", "--json"):
        assert option in told.stdout


def test_what_a_move_costs_is_told_for_every_game_and_number_of_viewers() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "scripts.server.cost", "--moves", "2", "--rounds", "1", "--language", "de"],
        capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    assert "microseconds for a move" in told[0]
    costs = {game: list(map(int, figures)) for game, *figures in (line.split() for line in told[2:])}
    assert costs.keys() == set(GAMES)
    assert all(len(figures) == 4 and min(figures) > 0 for figures in costs.values())
