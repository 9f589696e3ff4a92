"""What search knows of San Francisco: the moves worth thinking of, how the rest is played, and what comes of it."""

from __future__ import annotations

from typing import Final

from grandtour.bots import san_francisco_data
from grandtour.bots.guide import Guide, Move
from grandtour.bots.san_francisco_habits import Habits
from grandtour.bots.san_francisco_policy import Policy
from grandtour.bots.san_francisco_value import Value
from grandtour.core.game import Action, State
from grandtour.core.picker import Picker
from grandtour.games.san_francisco.actions import Claim, Draw, DrawTickets, Keep, Place, Take, Token
from grandtour.games.san_francisco.apply import tokens_for
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import CARDS, PLACE, TURN, SFState

CLAIMS: Final = 12  # routes to think of in a turn
PLACES: Final = 6  # locations to think of for a stack
SPREAD: Final = 600


class GameGuide(Guide):
    def __init__(self, game: SanFrancisco, habits: Habits | None = None) -> None:
        self.trust = 4
        self.game = game
        self.e = game.edition
        self.policies = Policy(game, Habits() if habits is None else habits)
        self.value = Value(game.edition, Habits(), san_francisco_data.weights(game.edition_hash))
        self.soft = 600
        self.depth = 4  # turns to play before a position is valued
        self.leaf = 0

    def begin(self, state: State, seat: int) -> None:
        assert isinstance(state, SFState)
        self.leaf = state.turns + self.depth

    def is_horizon(self, state: State) -> bool:
        return True

    def is_leaf(self, state: State) -> bool:
        assert isinstance(state, SFState)
        return state.turns >= self.leaf and state.phase == TURN and state.turns_left < 0

    def values(self, state: State) -> list[int]:
        assert isinstance(state, SFState)
        return self.value.of(state)

    def spread(self, state: State) -> int:
        return self.soft

    def policy(self, state: State, seat: int, picker: Picker) -> Move:
        assert isinstance(state, SFState)
        return Move([self.policies.choose(state, seat)], 1, 0)

    # ---- moves ------------------------------------------------------------------------------------------------------
    def moves(self, state: State, seat: int) -> list[Move]:
        assert isinstance(state, SFState)
        s = state
        legal = self.game.legal_actions(s, seat)
        if len(legal) == 1:
            return [Move([legal[0]], key_of(legal[0]), 0)]
        first = self.policies.choose(s, seat)
        if s.phase == TURN:
            out = self.turn_moves(s, seat, legal, first)
        elif s.phase == PLACE:
            out = self.place_moves(s, seat, legal)
        else:
            out = []
            for action in legal:
                move = Move([action], key_of(action), 100 if action == first else 0)
                if isinstance(action, Keep):
                    move.shown = 0
                elif s.phase == CARDS and isinstance(action, Take):
                    move.prior += self.policies.values[action.color] // 2
                out.append(move)
        out.sort(key=lambda move: -move.prior)
        return out

    def turn_moves(self, s: SFState, seat: int, legal: list[Action], first: Action) -> list[Move]:
        policies = self.policies
        turns = policies.turns(s, seat)
        course = policies.course_of(s, seat, turns)
        policies.set_needs(s, seat, course)
        draws = policies.draw(s, seat, True)
        out: list[Move] = []
        claims: list[Move] = []
        routes: list[int] = []
        for action in legal:
            prior = 100 if action == first else 0
            if isinstance(action, Claim):
                if action.route not in routes:
                    routes.append(action.route)
                    claim = policies.payment(s, seat, action.route)
                    if claim is None:
                        claim = action
                    prior = 100 if claim == first else 0
                    prior += self.claim_prior(s, seat, claim, course.routes)
                    claims.append(Move([claim], key_of(claim), prior))
                continue
            if isinstance(action, DrawTickets):
                if turns == 1:
                    continue
                prior -= 100 if turns > 3 else 300
            elif action == draws:
                prior += 50
            elif isinstance(action, Take):
                prior += policies.values[action.color] // 2
            out.append(Move([action], key_of(action), prior))
        claims.sort(key=lambda move: -move.prior)
        for move in claims[:CLAIMS]:
            out += self.with_tokens(s, seat, move)
        return out

    def claim_prior(self, s: SFState, seat: int, claim: Claim, wanted: list[int]) -> int:
        courses = self.policies.courses
        prior = courses.points[claim.route] // 4
        if claim.route in wanted:
            prior += 100
        if courses.token_at(s, seat, claim.route):
            prior += 50
        return prior - 50 * (claim.wilds - self.e.route_ferries[claim.route]) - 100

    def with_tokens(self, s: SFState, seat: int, move: Move) -> list[Move]:
        """SF-R5: the claim together with the choice between two tokens."""
        claim = move.actions[0]
        assert isinstance(claim, Claim)
        symbols = tokens_for(self.e, s, claim.route, seat)
        if len(symbols) < 2:
            return [move]
        return [Move([claim, Token(symbol)], move.key * 16 + 1 + symbol, move.prior) for symbol in symbols]

    def place_moves(self, s: SFState, seat: int, legal: list[Action]) -> list[Move]:
        """SF-S4: the symbols are alike to all, the locations are not; who places both chooses both at once."""
        policies = self.policies
        course = policies.course_of(s, seat, policies.turns(s, seat))
        places: list[tuple[int, int]] = []
        symbols: list[int] = []
        for action in legal:
            assert isinstance(action, Place)
            if action.symbol not in symbols:
                symbols.append(action.symbol)
            if action.symbol == symbols[0]:
                worth = 0
                for route in policies.courses.at[action.location]:
                    worth += 100 if route in course.routes else -10
                places.append((-worth, action.location))
        places.sort()
        out: list[Move] = []
        both = s.seats == 2 and len(symbols) > 1
        for i in range(min(PLACES, len(places))):
            prior = -places[i][0]
            place = Place(symbols[0], places[i][1])
            if not both:
                out.append(Move([place], key_of(place), prior))
                continue
            for k in range(i + 1, min(PLACES, len(places))):
                then = Place(symbols[1], places[k][1])
                key = key_of(place) * 1024 + places[k][1]
                out.append(Move([place, then], key, prior - places[k][0]))
        return out


def key_of(action: Action) -> int:
    """A number that no other action has."""
    kind = 0
    if isinstance(action, Draw):
        kind = 1
    elif isinstance(action, Take):
        kind = 2
    elif isinstance(action, Claim):
        kind = 3
    elif isinstance(action, DrawTickets):
        kind = 4
    elif isinstance(action, Keep):
        kind = 5
    elif isinstance(action, Token):
        kind = 6
    elif isinstance(action, Place):
        kind = 7
    return action.code * 8 + kind
