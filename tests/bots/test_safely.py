"""Whatever a bot does wrong, there is a legal action to play."""

from __future__ import annotations

import pytest

import grandtour as gt
from grandtour.bots import safely
from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.core.game import Action, View
from grandtour.games.san_francisco.actions import Pass

pytestmark = pytest.mark.once


class Odd(Bot):
    """Suggests one action and answers with another, or not at all."""

    name = "odd"

    def __init__(self, suggested: Action | None, answer: Action | None) -> None:
        self.suggested = suggested
        self.answer = answer

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        if self.suggested is not None:
            clock.suggest(self.suggested)
        legal.clear()  # not its own list to lose
        if self.answer is None:
            raise ZeroDivisionError("oh\nno")
        return self.answer


def ask(suggested: int | None, answer: int | None) -> tuple[int, str | None]:
    """By places in the list of legal actions; -1 is an action that is not legal."""
    match = gt.Match(gt.game("san-francisco"), 2, 7)
    seat = match.actors[0]
    legal = match.legal(seat)

    def action(place: int | None) -> Action | None:
        return None if place is None else Pass() if place == -1 else legal[place]

    bot = Odd(action(suggested), action(answer))
    chosen, fault = safely.choose(bot, match.view(seat), legal, match.sampler(seat), Clock())
    return legal.index(chosen), fault


@pytest.mark.parametrize(
    ("suggested", "answer", "played", "fault"),
    [
        (2, 1, 1, None),
        (2, None, 2, "ZeroDivisionError: oh"),
        (None, None, 0, "ZeroDivisionError: oh"),
        (2, -1, 2, "illegal action"),
        (-1, -1, 0, "illegal action"),
    ],
)
def test_what_is_played(suggested: int | None, answer: int | None, played: int, fault: str | None) -> None:
    place, said = ask(suggested, answer)
    assert place == played
    assert (said is None) if fault is None else (said is not None and said.startswith(fault))
