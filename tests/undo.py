"""GT-5 for tests of any game: a step that may not be taken back, and games with steps that were."""

from __future__ import annotations

from random import Random

import pytest

from grandtour.core.game import IllegalAction
from grandtour.core.match import Match


def refused(m: Match, seat: int) -> object:
    """The case; nothing has changed."""
    before, steps = m.state.dump(), list(m.steps)
    reason = m.why_no_undo(seat)
    assert reason is not None
    assert not m.can_undo(seat)
    with pytest.raises(IllegalAction) as caught:
        m.undo(seat)
    assert (caught.value.rule, caught.value.reason) == ("GT-5", reason)
    assert m.state.dump() == before
    assert m.steps == steps
    return reason.arguments["case"]


def check_undo(m: Match, choices: Random, steps: int) -> None:
    """Random steps, half of them taken back where that is allowed: it is the game without these."""
    for _ in range(steps):
        if m.over:
            break
        seat = choices.choice(m.actors)
        before, made = m.state.dump(), len(m.steps)
        m.play(seat, choices.choice(m.legal(seat)))
        if choices.random() < 0.5 and m.can_undo(seat):
            m.undo(seat)
            assert m.state.dump() == before
            assert len(m.steps) == made
    replayed = m.game.new(m.seats)
    for step in m.steps:
        m.game.play(replayed, step.seat, step.action)
    assert replayed.dump() == m.state.dump()
    assert Match.resume(m.game, m.record(), m.seed, m.salt).state.dump() == m.state.dump()
