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
from grandtour.bots.bot import Advice, Clock
from scripts.tune_chances import fit

SEEDS = range(4)
NODES = 150


FITS = json.loads(files("grandtour.bots").joinpath("data", "chances.json").read_text("utf-8"))["editions"]


def test_every_shipped_edition_was_measured_and_the_file_says_how() -> None:
    shipped = [gt.game(name, edition) for name in gt.games() for edition in gt.GAMES.entry(name).editions()]
    assert {(game.name, game.edition_id, game.edition_hash) for game in shipped} <= {
        (fit["game"], fit["edition"], edition_hash) for edition_hash, fit in FITS.items()
    }
    assert all(fit["how"].startswith("scripts/tune_chances.py") for fit in FITS.values())


@given(st.sampled_from(list(FITS)), st.integers(2, 4), st.floats(0, 1), st.floats(0, 1))
def test_a_better_chance_is_told_as_a_better_one(edition_hash: str, seats: int, a: float, b: float) -> None:
    low, high = (chances.told(edition_hash, seats, chance) for chance in sorted((a, b)))
    assert low is not None
    assert high is not None
    assert 0 < low <= high < 1


def test_games_that_tell_nothing_of_chances_are_not_fitted() -> None:
    """On a small board of one's own: too few games, or all won by whoever was ahead, or by whoever was not."""
    ahead, behind = (0.0, 1.0), (0.0, -1.0)
    for rows in (
        [],
        [(*ahead, 1.0)],
        [(*ahead, 1.0), (*behind, 0.0)] * 9,
        [(*ahead, 0.0), (*behind, 1.0), (*ahead, 1.0), (*ahead, 0.0)] * 9,
    ):
        with pytest.raises(SystemExit, match="ask for more"):
            fit(rows)
    stretch, shift = fit([(*ahead, 1.0), (*ahead, 1.0), (*ahead, 0.0), (*behind, 0.0), (*behind, 0.0), (*behind, 1.0)])
    assert (round(stretch, 3), round(shift, 3)) == (0.693, 0.0)


@pytest.mark.once
@pytest.mark.parametrize("name", levels.GAMES)
def test_on_an_edition_that_was_never_measured_no_figures_are_told(name: str) -> None:
    """Neither chances nor points, alone or with others; the advice itself is there."""
    ours, theirs = gt.game(name), gt.game(name, "tiny")
    assert hints.have_figures(ours)
    assert not hints.have_figures(theirs)
    best = first_hint(ours, 2, 2 * NODES)[0]
    assert best.win is not None
    assert best.score is not None
    for seats in {min(theirs.seat_counts), 2}:
        found = first_hint(theirs, seats, NODES)
        assert [(advice.win, advice.score) for advice in found] == [(None, None)] * len(found)
        assert all(advice.reason for advice in found)


def first_hint(game: gt.Game, seats: int, nodes: int) -> list[Advice]:
    match = gt.Match(game, seats, seed=1)
    seat = match.actors[0]
    return hints.hint(game, match.view(seat), match.legal(seat), match.sampler(seat), Clock(nodes=nodes), "first")


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
