"""Pairs, seats and seeds: both bots of a pair hold every seat equally often, with the same draws."""

from __future__ import annotations

from collections import Counter

import pytest

from grandtour.arena import schedule


def test_pairs() -> None:
    bots = ["novice", "greedy", "expert"]
    assert schedule.ladder(bots) == [("greedy", "novice"), ("expert", "greedy")]
    assert schedule.round_robin(bots) == [("greedy", "novice"), ("expert", "novice"), ("expert", "greedy")]
    assert schedule.against(bots, "greedy") == [("greedy", "novice"), ("expert", "greedy")]


@pytest.mark.parametrize(("players", "ways"), [(2, 2), (3, 6), (4, 6)])
def test_seats_change_hands_with_the_same_seed(players: int, ways: int) -> None:
    games = list(schedule.fixtures([("a", "b")], 2 * ways, players))
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert one.draw == other.draw
        assert all(a != b for a, b in zip(one.seats, other.seats, strict=True))
    assert len({game.seats for game in games}) == ways
    for seat in range(players):
        assert set(Counter(game.seats[seat] for game in games).values()) == {ways}


def test_all_pairs_share_seeds_and_take_turns() -> None:
    games = list(schedule.fixtures([("a", "b"), ("b", "c")], 4, 2))
    assert [(game.pair[0], game.number, game.draw) for game in games][:4] == [
        ("a", 0, 0), ("b", 0, 0), ("a", 1, 0), ("b", 1, 0),
    ]  # fmt: skip
    assert [game.draw for game in games[4:]] == [1] * 4
