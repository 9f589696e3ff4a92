"""What search knows of San Francisco: the moves worth thinking of, how the rest is played, and what comes of it."""

from __future__ import annotations

from typing import Final

from grandtour.bots import san_francisco_data
from grandtour.bots.bot import Clock
from grandtour.bots.guide import Guide, Move
from grandtour.bots.san_francisco_belief import Belief
from grandtour.bots.san_francisco_course import Course
from grandtour.bots.san_francisco_greedy import Greedy
from grandtour.bots.san_francisco_habits import Habits
from grandtour.bots.san_francisco_policy import Policy
from grandtour.bots.san_francisco_rival import Rival
from grandtour.bots.san_francisco_value import Value
from grandtour.core.game import Action, State
from grandtour.core.picker import Picker
from grandtour.core.worlds import Worlds
from grandtour.games.san_francisco.actions import Claim, Draw, DrawTickets, Keep, Place, Take, Token
from grandtour.games.san_francisco.apply import tokens_for
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import CARDS, PLACE, TURN, SFState

CLAIMS: Final = 10  # routes to think of in a turn,
CARDS_TO_DRAW: Final = 5  # and cards
QUICK: Final = 100  # for what the quick player would do
BLOCK: Final = 80  # for a route that another certainly needs
DEPTH: Final = 9  # turns of all seats together to play before a position is valued
CAREFUL: Final = 3  # of these, turns in which the others think as greedy does; then they keep to what they are about
WHOLE_GAME: Final = 1_000_000
# What tells candidates apart is often one ticket of another seat, so a few worlds say little. In 40 positions, with
# 2,000 simulations, moves chosen so had 0.2 % less chance to win than the best, 0.4 % with the race's own numbers.
SHARED: Final = 0.33
BEHIND: Final = 2.5
A_WORLD: Final = 6  # what a rival is about in a world costs as much to find out as a third of a simulation
LOOKS: Final = 400  # routes that quick players may look at between two looks at the clock: in eight turns on our board
PLACES: Final = 6  # locations to think of for a stack
# Hundredths. The forecast of a margin is usually wrong by more, but so narrow a curve looks more at who wins and less
# at by how much: 83.6 % of 500 games against greedy with 200 simulations, 80.4 % of the same with 600. That was with an
# earlier picture of the others.
SPREAD: Final = 350


class GameGuide(Guide):
    def __init__(self, game: SanFrancisco, habits: Habits | None = None) -> None:
        super().__init__()
        self.shared = SHARED
        self.behind = BEHIND
        self.a_world = A_WORLD
        self.game = game
        self.e = game.edition
        known = Habits(san_francisco_data.habits()) if habits is None else habits
        self.quick = Policy(game, known)
        self.others = Rival(game)
        self.look = max(1, min(self.look, LOOKS // len(self.e.route_a)))
        self.seat = 0  # whose search it is
        self.value = Value(game.edition, known, san_francisco_data.weights(game.edition_hash), self.quick.courses)
        self.belief = Belief(game, san_francisco_data.belief(), san_francisco_data.telling(), self.others.courses)
        self.depth = DEPTH if self.value.is_fitted else WHOLE_GAME
        self.near = CAREFUL
        self.soft = SPREAD
        self.liking = 100  # for what greedy would do
        self.greedy = Greedy(game, 0)
        self.clock = Clock()
        self.leaf = 0
        self.liked: Action | None = None

    def recall(self, worlds: Worlds | None, seat: int, clock: Clock) -> None:
        if worlds is None:
            self.belief.recall([], seat, clock)
        else:
            self.belief.recall(worlds.each(), seat, clock)

    def begin(self, state: State, seat: int) -> None:
        assert isinstance(state, SFState)
        self.seat = seat
        self.leaf = state.turns + self.depth
        self.others.careful = state.turns + self.near
        self.quick.first = []
        self.others.first = []
        self.quick.clock = self.clock
        self.others.clock = self.clock
        self.belief.look(state, seat, self.clock.half())
        self.liked = None
        legal = self.game.legal_actions(state, seat)
        if len(legal) > 1 and not self.clock.is_up():
            self.liked = self.greedy.choose(self.game.observe(state, seat), legal, no_world, self.clock)

    def suppose(self, state: State, seat: int, picker: Picker) -> None:
        assert isinstance(state, SFState)
        self.belief.suppose(state, picker)
        if not self.quick.first:  # the seat knows all that its own course depends on: it is the same in all worlds
            self.quick.prepare(state, seat, True)
        for other in range(state.seats):
            if other != seat:
                self.others.prepare(state, other, False)

    def is_horizon(self, state: State) -> bool:
        """Luck with the cards soon parts the games that a tree would join: the tree is the candidates alone."""
        return True

    def is_leaf(self, state: State) -> bool:
        """After some turns; the last round is played to its end, which is near and tells all."""
        assert isinstance(state, SFState)
        return state.turns >= self.leaf and state.phase == TURN and state.turns_left < 0

    def values(self, state: State) -> list[int]:
        assert isinstance(state, SFState)
        courses: list[Course] = []
        for seat in range(state.seats):
            player = self.quick if seat == self.seat else self.others
            courses.append(player.course[seat] if player.state is state else Course())
        return self.value.of(state, courses)

    def spread(self, state: State) -> int:
        return self.soft

    def policy(self, state: State, seat: int, picker: Picker) -> Move:
        assert isinstance(state, SFState)
        player = self.quick if seat == self.seat else self.others
        return Move([player.choose(state, seat)], 1, 0)

    # ---- moves ------------------------------------------------------------------------------------------------------
    def moves(self, state: State, seat: int) -> list[Move]:
        assert isinstance(state, SFState)
        s = state
        legal = self.game.legal_actions(s, seat)
        if len(legal) == 1:
            return [Move([legal[0]], key_of(legal[0]), 0)]
        first = self.quick.choose(s, seat)
        liked = self.liked  # of the search's own choice only, which is asked for first
        self.liked = None
        if s.phase == TURN:
            out = self.turn_moves(s, seat, legal, first)
        elif s.phase == PLACE:
            out = self.place_moves(s, seat, legal)
        else:
            out = []
            for action in legal:
                move = Move([action], key_of(action), QUICK if action == first else 0)
                if isinstance(action, Keep):
                    move.shown = 0
                elif s.phase == CARDS and isinstance(action, Take):
                    move.prior += self.quick.values[action.color] // 2
                out.append(move)
        if liked is not None:
            for move in out:
                if move.actions[0] == liked:
                    move.prior += self.liking
                    liked = None
                    break
            if liked is not None:
                out.append(Move([liked], key_of(liked), self.liking))
        out.sort(key=lambda move: -move.prior)
        return out

    def turn_moves(self, s: SFState, seat: int, legal: list[Action], first: Action) -> list[Move]:
        """What to draw, which route to claim with which cards, or new tickets, which bring nothing in a last turn."""
        quick = self.quick
        turns = quick.turns(s, seat)
        course = quick.course_of(s, seat)
        quick.set_needs(s, seat, course)
        drawn = quick.draw(s, seat, True)
        draws: list[Move] = []
        claims: list[Move] = []
        out: list[Move] = []
        met = [False] * len(self.e.route_a)
        for action in legal:
            prior = QUICK if action == first else 0
            if isinstance(action, Claim):
                if not met[action.route]:
                    met[action.route] = True
                    claim = quick.payment(s, seat, action.route)
                    if claim is None:
                        claim = action
                    prior = QUICK if claim == first else 0
                    prior += self.claim_prior(claim, course)
                    prior += BLOCK * min(100, self.belief.needed[claim.route]) // 100
                    claims.append(Move([claim], key_of(claim), prior))
            elif isinstance(action, DrawTickets):
                if turns > 1:
                    out.append(Move([action], key_of(action), prior - (100 if turns > 3 else 300)))
            else:
                if action == drawn:
                    prior += 50
                if isinstance(action, Take):
                    prior += quick.values[action.color] // 2
                else:
                    prior += 40
                draws.append(Move([action], key_of(action), prior))
        draws.sort(key=lambda move: -move.prior)
        claims.sort(key=lambda move: -move.prior)
        out += draws[:CARDS_TO_DRAW]
        for move in claims[:CLAIMS]:
            out += self.with_tokens(s, seat, move)
        return out

    def claim_prior(self, claim: Claim, course: Course) -> int:
        prior = self.quick.courses.points[claim.route] // 4
        if claim.route in course.routes or claim.route in course.extras:
            prior += 100
        if course.symbols[claim.route]:
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
        quick = self.quick
        course = quick.course_of(s, seat)
        places: list[tuple[int, int]] = []
        symbols: list[int] = []
        for action in legal:
            assert isinstance(action, Place)
            if action.symbol not in symbols:
                symbols.append(action.symbol)
            if action.symbol == symbols[0]:
                worth = 0
                for route in quick.courses.at[action.location]:
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


def no_world(picker: Picker) -> State:
    raise AssertionError("greedy decides from its view alone")


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
