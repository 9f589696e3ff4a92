"""Chances to win as people are told them: put right by how games went on, and never a certainty."""

from __future__ import annotations

import json
import statistics
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grandtour as gt
from grandtour import bots
from grandtour.bots import chances, hints, levels
from grandtour.bots.bot import Clock

SEEDS = range(4)
NODES = 150


def test_each_game_was_measured_and_the_file_says_how() -> None:
    data = json.loads(files("grandtour.bots").joinpath("data", "chances.json").read_text("utf-8"))
    assert set(data["games"]) == set(levels.GAMES)
    assert data["how"].startswith("scripts/tune_chances.py")


@given(st.sampled_from(levels.GAMES), st.integers(2, 4), st.floats(0, 1), st.floats(0, 1))
def test_a_better_chance_is_told_as_a_better_one(game: str, seats: int, a: float, b: float) -> None:
    low, high = sorted((a, b))
    assert 0 < chances.told(game, seats, low) <= chances.told(game, seats, high) < 1


def test_a_game_that_was_never_measured_is_told_as_it_is() -> None:
    for seats in (2, 3, 4):
        assert chances.told("another", seats, 0.3) == pytest.approx(0.3)


@pytest.mark.deep
@pytest.mark.parametrize("name", levels.GAMES)
def test_before_a_game_all_seats_together_win_once(name: str) -> None:
    """Both seats of a game are asked at their first choice: of the two one will win."""
    game = gt.game(name)
    told: list[float] = []
    for seed in SEEDS:
        match = gt.Match(game, 2, seed)
        asked: set[int] = set()
        while len(asked) < 2:
            seat = match.actors[0]
            view, legal, sampler = match.view(seat), match.legal(seat), match.sampler(seat)
            if seat not in asked and len(legal) > 1:
                best = hints.hint(game, view, legal, sampler, Clock(nodes=NODES), "first")[0]
                if best.win is not None:
                    asked.add(seat)
                    told.append(best.win)
            match.play(seat, bots.make("greedy", game, seed).choose(view, legal, sampler, Clock()))
    assert 0.4 < statistics.mean(told) < 0.6
