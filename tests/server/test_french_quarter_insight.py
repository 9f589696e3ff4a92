"""What the browser is told beside a French Quarter position comes true: where a value fits, what a line brings."""

from __future__ import annotations

import random
from typing import Any

import grandtour as gt
from grandtour.games.french_quarter.actions import Advance, Go
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.state import ADVANCE, MAP, SIZE, FQState, task_of
from grandtour.games.french_quarter.words import FrenchQuarterWords
from grandtour.server import rules, wording
from grandtour.server.faces import french_quarter


def test_fits_and_ways_come_true() -> None:
    game = rules.shipped("french-quarter", "grand-tour", rules.chosen({}))
    words = wording.words_of(game, "en")
    assert isinstance(game, FrenchQuarter)
    assert isinstance(words, FrenchQuarterWords)
    chooser = random.Random(7)
    state = game.new(2)
    seen = {"fits": 0, "does not": 0, "line": 0}
    while actors := game.actors(state):
        seat = actors[0]
        action = chooser.choice(game.legal_actions(state, seat))
        after = state.copy()
        game.apply(after, seat, action)
        told: Any = french_quarter.insight(game, state, seat, words) if seat != gt.CHANCE else None
        if isinstance(action, Go) and MAP not in [entry // SIZE for entry in after.todo]:
            # No question came before the map action, so it was done: with the die's value where that fits.
            (fit,) = [fit for fit in told["fits"] if fit["building"] == action.building]
            at = seat * len(game.edition.buildings) + action.building
            assert fit["mapped"] == (state.mapped[at] > 0)
            assert fit["fits"] == (after.mapped[at] != state.mapped[at])
            assert fit["fits"] or fit["mapped"] or fit["beside"] or fit["locked"]
            seen["fits" if fit["fits"] else "does not"] += 1
        if isinstance(action, Advance) and task_of(state) == ADVANCE and not any(state.lines):
            (way,) = [way for way in told["ways"] if way["to"] == after.line[-1]]
            assert way["counts"][state.first] == boxes(after, state.first) - boxes(state, state.first)
            seen["line"] += 1
        state = after
    assert min(seen.values()) > 0


def boxes(state: FQState, seat: int) -> int:
    return state.boxes[seat]
