"""Elo: against cases worked out by hand, whatever the order, and finite when somebody always wins."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grandtour.arena.ratings import Met, Rating, rate

HALF = Fraction(1, 2)


def by_bot(ratings: list[Rating]) -> dict[str, Rating]:
    return {rating.bot: rating for rating in ratings}


def test_three_wins_in_four_are_191_points() -> None:
    """With the game that is credited 150 of 200: 400 log10(3), give or take 1.96 * 173.72 / sqrt(200 * 0.75 * 0.25)."""
    ratings = rate({("expert", "greedy"): Met(149 + HALF, 199)})
    assert [rating.bot for rating in ratings] == ["expert", "greedy"]
    expert, greedy = ratings
    assert expert.elo == pytest.approx(1190.8, abs=0.05)
    assert expert.high - expert.elo == pytest.approx(55.6, abs=0.1)
    assert expert.elo - expert.low == pytest.approx(55.6, abs=0.1)
    assert greedy == Rating("greedy", 1000, 1000, 1000)


def test_a_chain_adds_points_and_variances() -> None:
    ratings = by_bot(rate({("expert", "greedy"): Met(149 + HALF, 199), ("expert", "master"): Met(49 + HALF, 199)}))
    assert ratings["master"].elo == pytest.approx(1381.7, abs=0.1)
    assert ratings["master"].high - ratings["master"].elo == pytest.approx(55.6 * 2**0.5, abs=0.2)


def test_results_that_fit_one_scale_are_found_exactly() -> None:
    """Odds of 1, 3 and 9: every pair's result says the same, credit included."""
    met = {
        ("a", "greedy"): Met(14 + HALF, 19),
        ("a", "b"): Met(4 + HALF, 19),
        ("b", "greedy"): Met(17 + HALF, 19),
    }
    ratings = by_bot(rate(met))
    assert ratings["a"].elo == pytest.approx(1190.8, abs=0.05)
    assert ratings["b"].elo == pytest.approx(1381.7, abs=0.05)
    # The third pair tells something about the other two: narrower than one pair alone (0.75 of 20: 175.8).
    assert ratings["a"].high - ratings["a"].elo < 170
    reordered = {pair: met[pair] for pair in reversed(met)}
    assert rate(reordered) == rate(met)


def test_without_greedy_the_mean_is_1000() -> None:
    ratings = rate({("x", "y"): Met(Fraction(30), 40), ("y", "z"): Met(Fraction(22), 40)})
    assert sum(rating.elo for rating in ratings) == pytest.approx(3000, abs=0.2)
    assert all(rating.low < rating.elo < rating.high for rating in ratings)


def test_who_always_wins_stays_finite_and_shared_wins_are_even() -> None:
    expert = rate({("expert", "greedy"): Met(Fraction(200), 200)})[0]
    assert expert.elo == pytest.approx(1000 + 1041.3, abs=0.1)  # 200.5 to 0.5
    assert expert.low > 1400
    unplayed = by_bot(rate({("expert", "greedy"): Met(Fraction(10), 20), ("expert", "master"): Met(Fraction(0), 0)}))
    assert unplayed["expert"].elo == unplayed["master"].elo == 1000
    assert unplayed["master"].high > unplayed["expert"].high
