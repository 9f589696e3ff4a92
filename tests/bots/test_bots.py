"""Bots by name, and what every bot must keep to."""

from __future__ import annotations

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots.random_bot import RandomBot
from grandtour.bots.san_francisco_greedy import Greedy
from grandtour.core.worlds import Seen, Worlds


def play(match: gt.Match, players: list[bots.Bot]) -> gt.Match:
    """A whole game; Match refuses what is not legal."""
    clock = bots.Clock(nodes=8)  # for those that search
    while not match.over:
        seat = match.actors[0]
        action = players[seat].choose(match.view(seat), match.legal(seat), match.sampler(seat), clock)
        match.play(seat, action)
    return match


def test_each_name_makes_its_bot() -> None:
    game = gt.game("san-francisco")
    assert isinstance(bots.make("random", game), RandomBot)
    assert isinstance(bots.make("greedy", game), Greedy)
    for name in bots.NAMES:
        assert bots.make(name, game, "seed").name == name


def test_an_unknown_name_is_refused_with_a_hint() -> None:
    with pytest.raises(bots.UnknownBot, match="did you mean 'greedy'"):
        bots.make("gredy", gt.game("san-francisco"))


@pytest.mark.parametrize("name", bots.levels.GAMES)
def test_the_past_is_asked_for_where_it_is_said_to_be(name: str) -> None:
    """A server sends it to its workers for those games alone."""
    game = gt.game(name)
    match = gt.Match(game, 2, seed=5)
    seat = match.actors[0]
    known = match.sampler(seat)
    asked: list[str] = []

    def seen() -> list[Seen]:
        asked.append("the past")
        return known.seen()

    worlds = Worlds(game, known.state, seat, seen)
    bots.make("expert", game, 1).choose(match.view(seat), match.legal(seat), worlds, bots.Clock(nodes=2))
    assert bool(asked) == (name in bots.levels.RECALLED)


@pytest.mark.parametrize("name", bots.NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game = gt.game("san-francisco", edition="tiny")
    records = [
        str(play(gt.Match(game, 2, seed=5), [bots.make(name, game, f"s{seat}") for seat in range(2)]).record())
        for _ in range(2)
    ]
    assert records[0] == records[1]


def test_random_takes_every_action_sometimes() -> None:
    game = gt.game("san-francisco", edition="tiny")
    match = gt.Match(game, 2, seed=1)
    seat = match.actors[0]
    legal = match.legal(seat)
    bot = RandomBot("r")
    seen = [bot.choose(match.view(seat), legal, match.sampler(seat), bots.Clock()) for _ in range(200)]
    assert all(action in seen for action in legal)


def test_a_clock_without_limits_is_never_up() -> None:
    assert not bots.Clock().is_up()
    assert bots.Clock(seconds=-1).is_up()
