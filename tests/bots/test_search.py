"""The search alone, on games small enough to know the answer."""

from __future__ import annotations

from typing import cast

import pytest

from grandtour.bots.bot import Clock
from grandtour.bots.guide import Guide, Move
from grandtour.bots.search import Candidate, Search
from grandtour.core.game import CHANCE, Action, Game, State
from grandtour.core.picker import Picker
from tests.toy import Bid, Deal, Double, HighBid, ToyState


class EveryMove(Guide):
    """Knows nothing of the game: every legal action is worth a try, any will do beyond the tree."""

    def __init__(self, game: Game, cut: bool = False) -> None:
        super().__init__()
        self.game = game
        self.cut = cut
        self.asked = 0
        self.keys: dict[str, int] = {}

    def begin(self, state: State, seat: int) -> None:
        self.asked = 0

    def moves(self, state: State, seat: int) -> list[Move]:
        self.asked += 1
        out = []
        for action in self.game.legal_actions(state, seat):
            key = self.keys.setdefault(repr(action), len(self.keys) + 1)
            out.append(Move([action], key, 0, shown=0 if isinstance(action, Bid) else key))
        return out

    def policy(self, state: State, seat: int, picker: Picker) -> Move:
        legal = self.game.legal_actions(state, seat)
        return Move([legal[picker.below(len(legal))]], 0, 0)

    def is_horizon(self, state: State) -> bool:
        return self.cut

    def is_leaf(self, state: State) -> bool:
        return False

    def values(self, state: State) -> list[int]:
        return [100 * n for n in self.game.scores(state)]

    def spread(self, state: State) -> int:
        return 100


def dealt(*cards: int) -> tuple[HighBid, ToyState]:
    game = HighBid()
    state = cast(ToyState, game.new(len(cards)))
    for card in cards:
        game.apply(state, CHANCE, Deal(card))
    return game, state


def searched(game: Game, state: State, seat: int, nodes: int, seed: int = 1, keep: int = 1) -> list[Candidate]:
    search = Search(game, EveryMove(game), seed)
    legal = game.legal_actions(state, seat)
    return search.run(seat, legal, lambda picker: game.determinize(state, seat, picker), Clock(), nodes, keep)


def actions(candidates: list[Candidate]) -> list[Action]:
    return [candidate.move.actions[0] for candidate in candidates]


def test_it_finds_the_best_bid() -> None:
    game, state = dealt(5, 3)
    assert actions(searched(game, state, 0, 300)) == [Bid(2), Bid(1), Bid(0)]


def test_the_same_seed_and_budget_give_the_same_figures() -> None:
    game, state = dealt(5, 3)
    one, two = (searched(game, state, 0, 200) for _ in range(2))
    assert [c.wins for c in one] == [c.wins for c in two]
    assert [c.wins for c in one] != [c.wins for c in searched(game, state, 0, 200, seed=2)]


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    game, state = dealt(4, 3)
    other = dealt(4, 7)[1]
    assert [c.wins for c in searched(game, state, 0, 200)] == [c.wins for c in searched(game, other, 0, 200)]


def test_the_budget_is_kept() -> None:
    game, state = dealt(4, 3)
    search = Search(game, EveryMove(game), 1)
    legal = game.legal_actions(state, 0)
    search.run(0, legal, lambda picker: game.determinize(state, 0, picker), Clock(), 50, keep=2)
    assert 47 < search.simulations <= 50


def test_it_stops_at_the_deadline_and_has_said_its_best_before() -> None:
    game, state = dealt(5, 3)
    search = Search(game, EveryMove(game), 1)
    clock = Clock(seconds=0.05)
    best = search.run(0, game.legal_actions(state, 0), lambda p: game.determinize(state, 0, p), clock, None, keep=2)
    assert clock.is_up(), "it has no number of simulations that would end it"
    assert clock.best == best[0].move.actions[0] == Bid(2)


class Counted(Clock):
    """Is up after so many looks: how fast the machine is does not matter."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    def is_up(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def test_a_simulated_game_does_not_outlast_the_clock() -> None:
    """Neither the first one, after which nothing is known but the order of the moves, nor a later one."""
    game = HighBid("never ends")
    state = cast(ToyState, game.new(2))
    for card in (5, 3):
        game.apply(state, CHANCE, Deal(card))
    search = Search(game, EveryMove(game), 1)
    for looks in (3, 100):
        best = search.run(
            0, game.legal_actions(state, 0), lambda p: game.determinize(state, 0, p), Counted(looks), None
        )
        assert actions(best) == [Bid(0), Bid(1), Bid(2)]
        assert search.simulations == 0


class Shuffling(HighBid):
    """After the first bid chance draws for ever."""

    def actors(self, state: State) -> list[int]:
        return [CHANCE] if max(cast(ToyState, state).bids) >= 0 else super().actors(state)

    def draw(self, state: State, picker: Picker) -> Action:
        return Double(0)


def test_what_chance_draws_does_not_outlast_the_clock() -> None:
    game = Shuffling()
    state = dealt(5, 3)[1]
    search = Search(game, EveryMove(game), 1)
    best = search.run(0, game.legal_actions(state, 0), lambda picker: state.copy(), Counted(20), None)
    assert len(best) == 3
    assert search.simulations == 0


class Pennies(HighBid):
    """Bids 0 and 1, sealed at the same time; seat 0 wins if they are equal, seat 1 if they differ."""

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [
            action for action in super().legal_actions(state, seat) if not isinstance(action, Bid) or action.code < 2
        ]

    def scores(self, state: State) -> list[int]:
        a, b = cast(ToyState, state).bids
        return [10, 0] if a == b else [0, 10]


def test_choices_made_at_the_same_time_do_not_see_each_other() -> None:
    """Whatever the other bids, one bid wins and one loses; an opponent who looked would win against both."""
    game = Pennies()
    state = cast(ToyState, game.new(2))
    for card in (1, 2):
        game.apply(state, CHANCE, Deal(card))
    one, two = searched(game, state, 0, 2000, keep=2)
    assert one.mean() + two.mean() == pytest.approx(1, abs=0.1)


def test_a_move_the_seat_is_not_offered_is_not_chosen() -> None:
    game, state = dealt(5, 3)
    search = Search(game, EveryMove(game), 1)
    best = search.run(0, [Bid(1)], lambda picker: game.determinize(state, 0, picker), Clock(), 50)
    assert actions(best) == [Bid(1)]
