"""What search needs to know of Explore New York: whole turns to think of, quick turns that serve a plan, and values.

Maps never meet, so a seat is judged by its own map alone; the cards are everybody's, and the first player's discard is
the one thing that a seat can do to another. Games are played on to the last turn, whose best route is then exact.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.explore_new_york_plan import Map, Weights
from grandtour.bots.explore_new_york_value import Outlook, Prospector, Tuning, Turn
from grandtour.bots.guide import Guide, Move
from grandtour.core.game import Action, State
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.edition import NONE
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.route import best_total
from grandtour.games.explore_new_york.state import (
    BLOCK,
    DISCARD,
    DONE,
    LINKS,
    MARK,
    OVER,
    NYState,
    forget_turn,
    links_of,
    tourists_of,
)

CANDIDATES: Final = 14
TURN_KEY: Final = 1 << 40  # keys of turns lie above it, those of discards below
OTHERS: Final = 2000


class GameGuide(Guide):
    def __init__(self, game: ExploreNewYork, weights: Weights | None = None, candidates: int = CANDIDATES) -> None:
        super().__init__()
        self.game = game
        self.e = game.edition
        self.t = game.tables
        self.weights = Weights(taste=0, links=200) if weights is None else weights
        self.tuning = Tuning()
        self.planner = Prospector(game.edition, self.weights, self.tuning)
        self.candidates = candidates
        self.outlooks: list[Outlook] = []
        self.maps: list[Map] = []
        self.seat = 0
        self.turn = 0
        self.last = 0
        self.known: dict[int, list[Move]] = {}

    def begin(self, state: State, seat: int) -> None:
        assert isinstance(state, NYState)
        s = state.copy()
        self.seat = seat
        self.turn = s.turn
        self.last = self.e.turns[s.seats]
        self.known = {}
        self.outlooks = []
        self.maps = []
        for player in range(s.seats):
            turns = self.last - s.turn + 1
            if s.phase == MARK:
                if s.doing[player] == DONE:
                    turns -= 1
                else:
                    forget_turn(self.e, s, player)
            m = Map(self.e, links_of(self.e, s, player), tourists_of(self.e, s, player), s.used[player])
            self.maps.append(m)
            self.outlooks.append(Outlook(self.game, self.planner, m, turns))

    # ---- moves ------------------------------------------------------------------------------------------------------
    def moves(self, state: State, seat: int) -> list[Move]:
        assert isinstance(state, NYState)
        s = state
        if s.phase == DISCARD:
            return self.discards(s, seat)
        if seat != self.seat or s.turn != self.turn:
            return [self.quick_turn(s, seat)]
        key = s.shown[0] * 64 + s.shown[1]
        if key not in self.known:
            self.known[key] = self.whole_turns(s, seat)
        return self.known[key]

    def whole_turns(self, s: NYState, seat: int) -> list[Move]:
        before = self.read(s, seat)
        outlook = self.outlooks[seat]
        found = outlook.turns(before, s.shown[0], s.shown[1], 6, 60, 30)
        if s.turn == self.last:
            outlook.last_turn(before, seat, found, 60)
        found.sort(key=lambda turn: -turn.value)
        out: list[Move] = []
        seen: set[int] = set()
        for turn in found:
            key = key_of(turn)
            actions = self.rest_of(s, seat, turn)
            if key not in seen and actions:
                seen.add(key)
                out.append(Move(actions, key, turn.value, 0))
                if len(out) == self.candidates:
                    break
        if not out:
            return [Move([action], action.code + 1, 0, 0) for action in self.game.legal_actions(s, seat)]
        return out

    def read(self, s: NYState, seat: int) -> NYState:
        """The map as it was before this turn; a block that is chosen already stays."""
        before = s
        outlook = self.outlooks[seat]
        outlook.begun = NONE
        if s.phase == MARK and s.doing[seat] != BLOCK:
            outlook.begun = s.block[seat]
            before = s.copy()
            forget_turn(self.e, before, seat)
        outlook.read(before, seat, self.last - s.turn)
        return before

    def rest_of(self, s: NYState, seat: int, turn: Turn) -> list[Action]:
        """What is still to do of the turn; nothing if the seat has begun another one."""
        out: list[Action] = []
        if s.doing[seat] == BLOCK:
            out.append(self.t.blocks[turn.block])
        if turn.symbol != NONE and s.doing[seat] != LINKS:
            out.append(self.t.tourists[turn.symbol])
        lines = s.lines[seat]
        for link in lines:
            if link not in turn.links:
                return []
        for link in turn.links:
            if link not in lines:
                out.append(self.t.links[link])
        out.append(self.t.end)
        return out

    def discards(self, s: NYState, seat: int) -> list[Move]:
        values = self.kept_values(s, seat)
        order = sorted(range(len(s.shown)), key=lambda k: -values[k])
        return [Move([self.t.discards[s.shown[k]]], s.shown[k] + 1, values[k]) for k in order]

    def kept_values(self, s: NYState, seat: int) -> list[int]:
        """By card of three: what the best turn without it is worth."""
        outlook = self.outlooks[seat]
        self.read(s, seat)
        values: list[int] = []
        for k in range(len(s.shown)):
            kept = [s.shown[j] for j in range(len(s.shown)) if j != k]
            values.append(outlook.best_promise(s, kept[0], kept[1]))
        return values

    # ---- the quick way ----------------------------------------------------------------------------------------------
    def policy(self, state: State, seat: int, picker: Picker) -> Move:
        assert isinstance(state, NYState)
        s = state
        if s.phase == DISCARD:
            values = self.kept_values(s, seat)
            best = 0
            for k in range(1, len(values)):
                if values[k] > values[best]:
                    best = k
            return Move([self.t.discards[s.shown[best]]], s.shown[best] + 1, 0)
        return self.quick_turn(s, seat)

    def quick_turn(self, s: NYState, seat: int) -> Move:
        before = self.read(s, seat)
        turn = self.outlooks[seat].quick_turn(before, seat, s.shown[0], s.shown[1])
        actions = self.rest_of(s, seat, turn)
        if not actions:
            legal = self.game.legal_actions(s, seat)
            actions = [legal[len(legal) - 1]]
        return Move(actions, TURN_KEY, 0, 0)

    # ---- horizon and values -----------------------------------------------------------------------------------------
    def is_horizon(self, state: State) -> bool:
        assert isinstance(state, NYState)
        return state.turn != self.turn

    def is_leaf(self, state: State) -> bool:
        assert isinstance(state, NYState)
        return state.turn == self.last and state.phase == MARK

    def values(self, state: State) -> list[int]:
        assert isinstance(state, NYState)
        return [self.value(state, seat) for seat in range(state.seats)]

    def value(self, s: NYState, seat: int) -> int:
        e = self.e
        if s.phase == OVER or (s.turn == self.last and s.phase == MARK and s.doing[seat] == DONE):
            return best_total(e, links_of(e, s, seat), tourists_of(e, s, seat)) * 100
        outlook = self.outlooks[seat]
        before = self.read(s, seat)
        if s.turn == self.last and s.phase == MARK:
            return outlook.quick_turn(before, seat, s.shown[0], s.shown[1]).value
        best = 0
        for k in range(outlook.size):
            best = max(best, outlook.worth[k] - outlook.prices[outlook.new[k]])
        return best

    def spread(self, state: State) -> int:
        assert isinstance(state, NYState)
        return 300 + 700 * (self.last - state.turn)


def key_of(turn: Turn) -> int:
    key = turn.block * 4 + turn.symbol + 1
    for link in sorted(turn.links):
        key = key * 128 + link
    return TURN_KEY + key
