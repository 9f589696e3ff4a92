"""Hints: legal actions, the best first, each once and with a reason, whatever becomes of the bot that gives them."""

from __future__ import annotations

import pytest

import grandtour as gt
from grandtour import bots
from grandtour.bots import hints
from grandtour.bots.bot import Advice, Bot, Clock, Sampler
from grandtour.core.game import Action, View

pytestmark = pytest.mark.once

GAMES = ("san-francisco", "explore-new-york", "french-quarter")
NODES = 6


def some_way_into(name: str, steps: int) -> tuple[gt.Match, int]:
    match = gt.Match(gt.game(name), 2, seed="hint")
    for number in range(steps):
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(seat, legal[number % len(legal)])
    return match, match.actors[0]


def hint(match: gt.Match, seat: int, clock: Clock | None = None) -> list[Advice]:
    clock = Clock(nodes=NODES) if clock is None else clock
    return hints.hint(match.game, match.view(seat), match.legal(seat), match.sampler(seat), clock, 5)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [0, 9])
def test_hints_are_legal_ranked_and_have_reasons(name: str, steps: int) -> None:
    match, seat = some_way_into(name, steps)
    found = hint(match, seat)
    actions = [advice.action for advice in found]
    assert 1 <= len(found) <= hints.MOST
    assert all(action in match.legal(seat) for action in actions)
    assert len(set(actions)) == len(actions)
    assert all(advice.reason.startswith("advice-") for advice in found)
    chances = [advice.win for advice in found if advice.win is not None]
    assert all(0 <= win <= 1 for win in chances)
    assert repr(hint(match, seat)) == repr(found), "the same seed and budget give the same hint"


class Broken(Bot):
    """Names an action that is not legal, or none, or fails."""

    def __init__(self, how: str) -> None:
        self.name = "broken"
        self.how = how

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        raise AssertionError("nobody asks it to choose")

    def advise(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> list[Advice]:
        legal.clear()
        if self.how == "fails":
            raise ZeroDivisionError
        return [Advice(Action(77))] if self.how == "illegal" else []


@pytest.mark.parametrize("how", ["fails", "illegal", "silent"])
def test_a_bot_that_fails_leaves_nobody_without_advice(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def made(spec: str, game: gt.Game, seed: int | str = 0) -> Bot:
        return Broken(how) if spec == hints.LEVEL else bots.make(spec, game, seed)

    match, seat = some_way_into("san-francisco", 5)
    greedy = bots.make("greedy", match.game, 5)
    wanted = greedy.choose(match.view(seat), match.legal(seat), match.sampler(seat), Clock())
    monkeypatch.setattr(hints, "make", made)
    assert [advice.action for advice in hint(match, seat)] == [wanted]


def test_two_moves_that_begin_alike_are_one_hint() -> None:
    match, seat = some_way_into("san-francisco", 5)
    one, other = match.legal(seat)[:2]
    found = hints.distinct([Advice(one, win=0.6), Advice(one, win=0.5), Advice(other)], match.legal(seat))
    assert [(advice.action, advice.win) for advice in found] == [(one, 0.6), (other, None)]
