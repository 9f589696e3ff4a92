"""What search needs to know of Explore New York: whole turns to think of, quick turns that serve a plan, and values.

Maps never meet, so in the games that the search plays only the seat that asks plays well, to the last turn, whose best
route is looked for. Of the others it counts what their best plans promise after this turn: the cards of this turn are
the one thing that a seat can do to another (NY-T1). Later turns of theirs are any turns, and their discards are drawn.

What may take long on a large map looks at the clock: half of the time at most goes to the plans, and half of what is
left then to each list of moves. When the clock is up, whatever comes is played at once, for it will not count.
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.explore_new_york_data import beliefs_for
from grandtour.bots.explore_new_york_effort import best_found
from grandtour.bots.explore_new_york_greedy import Turn
from grandtour.bots.explore_new_york_plan import Map
from grandtour.bots.explore_new_york_turns import TurnFinder
from grandtour.bots.explore_new_york_value import NOTHING, Beliefs, Outlook, Prospector
from grandtour.bots.guide import Guide, Move
from grandtour.core.game import Action, State
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.edition import NONE, Edition
from grandtour.games.explore_new_york.game import ExploreNewYork
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

POINT: Final = 100
CANDIDATES: Final = 14  # turns that search is to think about
TURN_KEY: Final = 1 << 40  # keys of turns lie above it, those of discards and single actions below
FOUND: Final = 1000  # steps of the search for the best route of a map in the end


class GameGuide(Guide):
    def __init__(self, game: ExploreNewYork, beliefs: Beliefs | None = None) -> None:
        super().__init__()
        self.game = game
        self.e = game.edition
        self.t = game.tables
        self.beliefs = beliefs_for(game.edition) if beliefs is None else beliefs
        self.planner = Prospector(game.edition, self.beliefs)
        # Of the search that goes on.
        self.seat = 0  # who asks
        self.turn = 0  # of the game
        self.last = 0  # the game's last turn
        self.outlooks: list[Outlook] = []  # by seat
        self.finders: list[TurnFinder] = []  # by seat
        self.forecasts: list[int] = []  # by seat: what the others should score, with this turn's cards
        self.thought: dict[int, list[Move]] = {}  # by this turn's cards: the moves of the seat that asks
        self.likely: dict[int, tuple[Move, int]] = {}  # the others' turns and forecasts by seat and cards

    def begin(self, state: State, seat: int) -> None:
        assert isinstance(state, NYState)
        s = state.copy()
        self.seat = seat
        self.turn = s.turn
        self.last = self.e.turns[s.seats]
        self.thought = {}
        self.likely = {}
        clock = self.clock.half()
        found: dict[int, Outlook] = {}
        self.forecasts = [0] * s.seats
        for player in sorted(range(s.seats), key=lambda player: player != seat):  # who asks comes first
            turns = self.last - s.turn + 1
            if s.phase == MARK:
                if s.doing[player] == DONE:
                    turns -= 1
                else:
                    forget_turn(self.e, s, player)
            m = Map(self.e, links_of(self.e, s, player), tourists_of(self.e, s, player), s.used[player])
            outlook = Outlook(self.game, self.planner, m, turns, clock)
            outlook.read(s, player, turns)
            found[player] = outlook
            self.forecasts[player] = self.forecast(outlook.reach(), turns)
        self.outlooks = [found[player] for player in range(s.seats)]
        self.finders = [TurnFinder(outlook) for outlook in self.outlooks]
        for finder in self.finders:
            finder.clock = self.clock

    def forecast(self, reach: int, turns: int) -> int:
        """The score to be expected with so many turns to come, where the best plan is worth `reach`."""
        more = self.beliefs.more
        return reach + more[min(turns, len(more) - 1)]

    # ---- moves ------------------------------------------------------------------------------------------------------
    def moves(self, state: State, seat: int) -> list[Move]:
        assert isinstance(state, NYState)
        s = state
        if s.phase == DISCARD:
            return self.discards(s, seat)
        if seat != self.seat:
            return [self.likely_turn(s, seat)]
        key = s.shown[0] * len(self.e.cards) + s.shown[1]
        if key not in self.thought:
            self.thought[key] = self.turns(s, seat)
        return self.thought[key]

    def turns(self, s: NYState, seat: int) -> list[Move]:
        """The most promising turns; each single action if the seat has begun one that no plan wants."""
        out: list[Move] = []
        keys: set[int] = set()
        finder = self.finders[seat]
        if s.turn < self.last:  # else there is nothing to simulate
            finder.clock = self.clock.half()
        turns = finder.every(self.read(s, seat), seat)
        finder.clock = self.clock
        for turn in turns:
            key = key_of(turn, self.e)
            actions = self.rest_of(s, seat, turn)
            if actions and key not in keys:
                keys.add(key)
                out.append(Move(actions, key, turn.value, 0))
                if len(out) == CANDIDATES:
                    break
        if not out:
            out = [Move([action], action.code + 1, 0, 0) for action in self.game.legal_actions(s, seat)]
        return out

    def discards(self, s: NYState, seat: int) -> list[Move]:
        values = self.kept_values(s, seat)
        order = sorted(range(len(values)), key=lambda k: -values[k])
        return [Move([self.t.discards[s.shown[k]]], s.shown[k] + 1, values[k]) for k in order]

    def kept_values(self, s: NYState, seat: int) -> list[int]:
        """By card shown: what the best plan makes of two of the others."""
        self.read(s, seat)
        values: list[int] = []
        kept: dict[tuple[int, int], int] = {}
        for a in range(len(s.shown)):
            for b in range(a):
                if kept and self.clock.is_up():
                    break
                kept[b, a] = self.outlooks[seat].best_promise(s, s.shown[b], s.shown[a])
        for discarded in range(len(s.shown)):
            best = NOTHING
            for a, b in kept:
                if discarded not in (a, b):
                    best = max(best, kept[a, b])
            values.append(best)
        return values

    def read(self, s: NYState, seat: int) -> NYState:
        """Reads the map as it was before this turn, and returns it so; a block that is chosen already stays."""
        outlook = self.outlooks[seat]
        outlook.begun = NONE
        if s.phase == MARK and s.doing[seat] != BLOCK:
            outlook.begun = s.block[seat]
            s = s.copy()
            forget_turn(self.e, s, seat)
        outlook.read(s, seat, self.last - s.turn)
        return s

    def rest_of(self, s: NYState, seat: int, turn: Turn) -> list[Action]:
        """What is still to do of the turn; nothing if the seat has begun another one."""
        out: list[Action] = []
        lines = s.lines[seat]
        for link in lines:
            if link not in turn.links:
                return out
        if s.doing[seat] == BLOCK:
            out.append(self.t.blocks[turn.block])
        if turn.symbol != NONE and s.doing[seat] != LINKS:
            out.append(self.t.tourists[turn.symbol])
        for link in turn.links:
            if link not in lines:
                out.append(self.t.links[link])
        out.append(self.t.end)
        return out

    # ---- the quick way ----------------------------------------------------------------------------------------------
    def policy(self, state: State, seat: int, picker: Picker) -> Move:
        assert isinstance(state, NYState)
        s = state
        if s.phase == DISCARD:
            if seat == self.seat:
                return self.discards(s, seat)[0]
            card = s.shown[picker.below(len(s.shown))]
            return Move([self.t.discards[card]], card + 1, 0)
        if self.clock.is_up():
            return self.any_turn(s, seat)
        if seat == self.seat:
            return self.quick_turn(s, seat)
        return self.likely_turn(s, seat) if s.turn == self.turn else self.any_turn(s, seat)

    def quick_turn(self, s: NYState, seat: int) -> Move:
        turn = self.finders[seat].quick(self.read(s, seat), seat)
        actions = self.rest_of(s, seat, turn)
        if not actions:
            legal = self.game.legal_actions(s, seat)
            actions = [legal[len(legal) - 1]]
        return Move(actions, TURN_KEY, 0, 0)

    def likely_turn(self, s: NYState, seat: int) -> Move:
        """What another seat should do with this turn's cards; its forecast goes by them."""
        if s.doing[seat] != BLOCK:  # in the middle of a turn: what is left of it is no whole turn to remember
            return self.quick_turn(s, seat)
        key = (seat * len(self.e.cards) + s.shown[0]) * len(self.e.cards) + s.shown[1]
        if key not in self.likely:
            move = self.quick_turn(s, seat)
            promise = self.outlooks[seat].best_promise(s, s.shown[0], s.shown[1])
            self.likely[key] = (move, self.forecast(promise, self.last - s.turn))
        move, self.forecasts[seat] = self.likely[key]
        return move

    def any_turn(self, s: NYState, seat: int) -> Move:
        world = s.copy()
        actions: list[Action] = []
        while world.phase == MARK and world.turn == s.turn and world.doing[seat] != DONE:
            legal = self.game.legal_actions(world, seat)
            actions.append(legal[len(legal) - 1])
            self.game.apply(world, seat, actions[len(actions) - 1])
        return Move(actions, TURN_KEY, 0, 0)

    # ---- horizon and values -----------------------------------------------------------------------------------------
    def is_horizon(self, state: State) -> bool:
        """The cards to come are too many for a tree: it has this turn alone."""
        assert isinstance(state, NYState)
        return state.turn != self.turn

    def is_leaf(self, state: State) -> bool:
        """The last turn is played in `values`, where its best route is computed anyway."""
        assert isinstance(state, NYState)
        return state.turn == self.last and state.phase == MARK

    def values(self, state: State) -> list[int]:
        assert isinstance(state, NYState)
        return [self.value(state, seat) for seat in range(state.seats)]

    def value(self, s: NYState, seat: int) -> int:
        last = s.turn == self.last and s.phase == MARK
        if s.phase == OVER or (last and s.doing[seat] == DONE and seat == self.seat):
            links, tourists = links_of(self.e, s, seat), tourists_of(self.e, s, seat)
            return best_found(self.e, links, tourists, 0, FOUND, self.clock).total * POINT
        if seat != self.seat:
            return self.forecasts[seat]
        if last:
            return self.finders[seat].quick(self.read(s, seat), seat).value
        turns = self.last - s.turn + 1
        if s.phase == MARK and s.doing[seat] == DONE:
            turns -= 1
        self.outlooks[seat].read(s, seat, turns)
        return self.forecast(self.outlooks[seat].reach(), turns)

    def spread(self, state: State) -> int:
        """By when the search began: the other seats' maps stay what they were then."""
        spread = self.beliefs.spread
        return spread[min(self.last - self.turn, len(spread) - 1)] * self.beliefs.narrow // 100


def key_of(turn: Turn, e: Edition) -> int:
    """No other turn has the same one: digits, of which the first is the number of links."""
    links = len(e.links)
    key = (len(turn.links) * len(e.blocks) + turn.block) * 4 + turn.symbol + 1
    for link in sorted(turn.links):
        key = key * links + link
    return TURN_KEY + key
