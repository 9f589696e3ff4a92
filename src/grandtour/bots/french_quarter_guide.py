"""What search needs to know of French Quarter: whole turns as moves, the round as the tree, learned values beyond it.

Cards and dice of a round are known from its beginning, so the tree goes to the end of the round: who takes which die,
and where the Second Line goes. What comes after is chance; french_quarter_value.py says what a sheet is worth then.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.french_quarter_turns import Turns, foremost
from grandtour.bots.french_quarter_value import Value
from grandtour.bots.french_quarter_weights import weights_for
from grandtour.bots.guide import Guide, Move
from grandtour.core.game import State
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.edition import NONE, TRACKS
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.state import MOVE, OVER, FQState

WIDTH: Final = 2  # ways of each choice in the middle of a turn
MOVES: Final = 24  # turns that are worth thinking of
# By rounds left: how far margins between two players were off, in hundredths, over 1000 games of the last tuning.
SPREAD: Final = [0, 600, 850, 950, 1100, 1200, 1300, 1380, 1400]


class GameGuide(Guide):
    def __init__(self, game: FrenchQuarter) -> None:
        super().__init__()
        self.look = 1  # a decision is a whole turn
        self.game = game
        alone, together = weights_for(game.edition)
        self.value = Value(game.edition, game.tables, alone, together)
        self.turns = Turns(game, self.value)
        self.round = 0  # in which the search began
        self.seen: dict[tuple[int, ...], list[Move]] = {}  # by sheet and dice

    def begin(self, state: State, seat: int) -> None:
        assert isinstance(state, FQState)
        self.round = state.round
        self.seen = {}

    def moves(self, state: State, seat: int) -> list[Move]:
        assert isinstance(state, FQState)
        return self.thought_of(state, seat)

    def policy(self, state: State, seat: int, picker: Picker) -> Move:
        assert isinstance(state, FQState)
        return self.thought_of(state, seat)[0]

    def thought_of(self, s: FQState, seat: int) -> list[Move]:
        """The best turns of the seat; in the round of the search the same sheet often meets the same dice."""
        if s.phase != MOVE:  # FQ-R28: when the seat marks its boxes depends on what the others have to decide
            return self.best_moves(s, seat)
        key = sheet_and_dice(s, seat)
        moves = self.seen.get(key)
        if moves is None:
            moves = self.best_moves(s, seat)
            self.seen[key] = moves
        return moves

    def best_moves(self, s: FQState, seat: int) -> list[Move]:
        self.turns.effort.clock = self.clock
        turns = foremost(self.turns.all(s, seat, WIDTH), MOVES)
        return [Move(turn.actions, turn.key(), turn.worth) for turn in turns]

    def is_horizon(self, state: State) -> bool:
        assert isinstance(state, FQState)
        return state.round > self.round

    def is_leaf(self, state: State) -> bool:
        return self.is_horizon(state)

    def values(self, state: State) -> list[int]:
        assert isinstance(state, FQState)
        return [self.value.of(state, seat) for seat in range(state.seats)]

    def spread(self, state: State) -> int:
        assert isinstance(state, FQState)
        rounds = 0 if state.phase == OVER else self.game.edition.rounds - state.round + 1
        return SPREAD[min(rounds, len(SPREAD) - 1)]


def sheet_and_dice(s: FQState, seat: int) -> tuple[int, ...]:
    """All that the seat's turns depend on."""
    buildings = s.mapped[seat * len(s.mapped) // s.seats : (seat + 1) * len(s.mapped) // s.seats]
    out: list[int] = [
        seat,
        s.round,
        s.first,
        s.taken,
        s.caller,
        s.at[seat],
        s.die[seat],
        s.umbrellas[seat],
        s.courtyards[seat],
    ]
    out += [s.riverwalk[seat], s.longer[seat], s.other[seat], s.w[seat], s.boxes[seat], s.locked[seat]]
    out += [s.vacation[seat], s.mayor_card, *s.shown, *s.todo]
    out.append(NONE)
    out += s.dice
    out.append(NONE)
    out += s.line
    out.append(NONE)
    out += s.lines[seat]
    out += buildings
    performers = len(s.performers) // s.seats
    out += s.performers[seat * performers : (seat + 1) * performers]
    for k in range(seat * TRACKS, (seat + 1) * TRACKS):
        out += [s.marks[k], s.multipliers[k], s.bonuses[k], s.crossed[k]]
    return tuple(out)
