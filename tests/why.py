"""GT-4 for tests of any game: refusals of whole universes of actions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from grandtour.core.game import Action, Game, Reason, State

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)


def check_reasons(
    game: G,
    state: S,
    seat: int,
    universe: Sequence[Action],
    catalogue: Collection[str],
    assert_true: Callable[[G, S, int, Action, Reason], None],
) -> set[str]:
    """What is legal has no reason, all else has one of the catalogue that is so; the rules and cases that were met."""
    legal = set(game.legal_actions(state, seat))
    before, met = state.dump(), set()
    assert legal <= set(universe)
    for action in universe:
        reason = game.why_not(state, seat, action)
        assert (reason is None) == (action in legal), (seat, action, reason)
        if reason is not None:
            assert reason.rule in catalogue, reason
            assert_true(game, state, seat, action, reason)
            met.add(f"{reason.rule} {reason.arguments.get('case', '')}".strip())
    assert state.dump() == before
    return met
