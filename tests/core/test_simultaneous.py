"""Choices made at the same time: any interleaving, undo and late confirmation give the same game.

A game is played once and its steps are cut into stretches in which several seats could act, and what lies between.
Then it is played again from the same seed: in a stretch each seat makes its own choices in its own order, but who acts
when is drawn anew; seats try other things and take them back, confirm late, and the host restarts from its record.
A new game joins with one line in TABLES.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grandtour as gt
from grandtour.core.game import CHANCE, Action, Game, Seat
from grandtour.core.match import Match, Step
from grandtour.core.picker import Picker
from grandtour.core.record import parse
from tests.toy import HighBid

TABLES: list[tuple[str, Game, int]] = [
    ("toy", HighBid(), 3),
    ("san-francisco, tiny", gt.game("san-francisco", edition="tiny"), 3),
    ("san-francisco", gt.game("san-francisco"), 4),
    ("explore-new-york, tiny", gt.game("explore-new-york", edition="tiny"), 3),
    ("explore-new-york", gt.game("explore-new-york"), 2),
]
EVERY_TABLE = pytest.mark.parametrize("table", range(len(TABLES)), ids=[name for name, _, _ in TABLES])

Moves = dict[Seat, list[Action]]


# ---- a recorded game ------------------------------------------------------------------------------------------------
@dataclass
class Stretch:
    """What every seat did in a row: at the same time as others, or, where it was alone to act, one step."""

    moves: Moves
    chance: list[Action] = field(default_factory=list)  # what chance did next
    after: dict[str, object] = field(default_factory=dict)  # the state then

    @property
    def at_once(self) -> bool:
        return len(self.moves) > 1


@dataclass
class Recorded:
    game: Game
    seats: int
    seed: int
    match: Match
    stretches: list[Stretch]


def stretches(game: Game, seats: int, steps: list[Step]) -> list[Stretch]:
    """A stretch lasts while nobody new is to act and nothing has been revealed that was another's."""
    out: list[Stretch] = []
    state = game.new(seats)
    together: set[Seat] = set()
    for step in steps:
        if step.seat == CHANCE:
            if out:
                out[-1].chance.append(step.action)
            together = set()
        else:
            actors = set(game.actors(state))
            if not together or not actors <= together:
                together = actors
                out.append(Stretch({seat: [] for seat in sorted(actors)}))
            out[-1].moves[step.seat].append(step.action)
            together = set() if step.reveals() or len(out[-1].moves) == 1 else actors
        game.apply(state, step.seat, step.action)
        if out:
            out[-1].after = state.dump()
    return out


def play_out(game: Game, seats: int, seed: int) -> Match:
    match, picker = Match(game, seats, seed=seed), Picker(f"choices {seed}")
    while not match.over:
        seat = match.actors[picker.below(len(match.actors))]
        legal = match.legal(seat)
        match.play(seat, legal[picker.below(len(legal))])
    return match


@cache
def recorded(table: int, seed: int) -> Recorded:
    _, game, seats = TABLES[table]
    return record_of(game, seats, seed)


def record_of(game: Game, seats: int, seed: int) -> Recorded:
    match = play_out(game, seats, seed)
    return Recorded(game, seats, seed, match, stretches(game, seats, match.steps))


# ---- playing it again -----------------------------------------------------------------------------------------------
@dataclass
class Manner:
    """How a stretch is played again."""

    random: Random
    detours: float = 0.0  # how often a seat tries something else, to take it back later
    restarts: float = 0.0  # how often the host starts anew from its record
    late: bool = False  # one seat makes its last step when all others are done


class Again:
    """One stretch, played again on `match`."""

    def __init__(self, match: Match, moves: Moves, manner: Manner) -> None:
        self.match = match
        self.game = match.game
        self.left = {seat: list(actions) for seat, actions in moves.items()}
        self.astray = dict.fromkeys(moves, 0)  # by seat: steps that it has to take back
        self.manner = manner
        self.late = manner.random.choice(sorted(moves)) if manner.late else None

    def play(self) -> Match:
        random = self.manner.random
        while any(self.left.values()):
            seat = random.choice([seat for seat in self.left if self.left[seat]])
            if random.random() < self.manner.restarts:
                self.restart()
            if self.match.legal(seat) and random.random() < self.manner.detours and self.astray[seat] < 3:
                self.go_astray(seat)
            elif self.astray[seat]:
                self.match.undo(seat)
                self.astray[seat] -= 1
            elif self.may_go_on(seat):
                self.match.play(seat, self.left[seat].pop(0))
        return self.match

    def may_go_on(self, seat: Seat) -> bool:
        """Not while another would be left behind: one that waits to be the last, or one whose last word was wrong."""
        others_done = not any(self.left[other] for other in self.left if other != seat)
        if seat == self.late and len(self.left[seat]) == 1 and not others_done:
            return False
        return others_done or self.lasts_after(seat, self.left[seat][0])[0]

    def go_astray(self, seat: Seat) -> None:
        """Any other thing that it may do, if it can be taken back: nothing is opened, and the others can go on."""
        actions = [action for action in self.match.legal(seat) if self.lasts_after(seat, action) == (True, False)]
        if actions:
            self.match.play(seat, self.manner.random.choice(actions))
            assert self.match.can_undo(seat), "a step that nobody has seen can be taken back"
            self.astray[seat] += 1

    def lasts_after(self, seat: Seat, action: Action) -> tuple[bool, bool]:
        """Whether the stretch goes on after that step, and whether the step opens what was the seat's own."""
        trial = self.match.state.copy()
        step = Step(seat, action, tuple(self.game.play(trial, seat, action)))
        return not step.reveals() and self.game.actors(trial) not in ([], [CHANCE]), step.opens()

    def restart(self) -> None:
        """As a server does: the record to text and back, in the midst of half-made choices."""
        old = self.match
        self.match = Match.resume(self.game, parse(str(old.record())), old.seed, old.salt)
        assert self.match.state.dump() == old.state.dump() == self.game.load(old.state.dump()).dump()
        for seat in range(old.seats):
            assert self.match.legal(seat) == old.legal(seat)
            assert self.match.why_no_undo(seat) == old.why_no_undo(seat)
            assert self.match.view(seat) == old.view(seat)


def play_again(first: Recorded, manner: Manner, most: int = 1000) -> Match:
    """The whole game, or its first `most` stretches; after each the state is the recorded one."""
    match = Match(first.game, first.seats, seed=first.seed)
    for stretch in first.stretches[:most]:
        if stretch.at_once:
            match = Again(match, stretch.moves, manner).play()
        else:
            for seat, actions in stretch.moves.items():
                for action in actions:
                    match.play(seat, action)
        assert match.state.dump() == stretch.after
    return match


def check_same(first: Recorded, match: Match) -> None:
    """The same game: state, scores, what everybody sees, and the record but for the order within a stretch."""
    assert match.over
    assert match.state.dump() == first.match.state.dump()
    assert match.result() == first.match.result()
    for viewer in (None, *range(first.seats)):
        assert match.view(viewer) == first.match.view(viewer)
    again = stretches(first.game, first.seats, match.steps)
    assert again == first.stretches
    chance = [step.action for step in match.steps if step.seat == CHANCE]
    assert chance == [step.action for step in first.match.steps if step.seat == CHANCE]
    ours, theirs = match.record(), first.match.record()
    assert sorted(ours.steps) == sorted(theirs.steps)
    assert (ours.scores, ours.seed, ours.commitment) == (theirs.scores, theirs.seed, theirs.commitment)


# ---- the tests ------------------------------------------------------------------------------------------------------
@EVERY_TABLE
def test_there_are_choices_at_the_same_time(table: int) -> None:
    first = recorded(table, 1)
    at_once = [stretch for stretch in first.stretches if stretch.at_once]
    assert at_once
    for stretch in at_once:
        assert len(stretch.moves) == first.seats
        assert all(stretch.moves.values())
    if first.game.name == "explore-new-york":  # every turn, of a block, one link or more, and the end
        assert len(at_once) == first.match.view(None)["turns"]
        assert max(len(actions) for stretch in at_once for actions in stretch.moves.values()) > 3


@EVERY_TABLE
@settings(max_examples=25)
@given(seed=st.integers(1, 3), mix=st.integers(0, 2**32))
def test_any_interleaving_gives_the_same_game(table: int, seed: int, mix: int) -> None:
    first = recorded(table, seed)
    check_same(first, play_again(first, Manner(Random(mix))))


@EVERY_TABLE
@settings(max_examples=20)
@given(seed=st.integers(1, 3), mix=st.integers(0, 2**32))
def test_what_is_tried_and_taken_back_leaves_nothing_behind(table: int, seed: int, mix: int) -> None:
    first = recorded(table, seed)
    check_same(first, play_again(first, Manner(Random(mix), detours=0.3)))


@EVERY_TABLE
@settings(max_examples=20)
@given(seed=st.integers(1, 3), mix=st.integers(0, 2**32))
def test_one_who_confirms_after_all_others_gives_the_same_game(table: int, seed: int, mix: int) -> None:
    first = recorded(table, seed)
    check_same(first, play_again(first, Manner(Random(mix), detours=0.15, late=True)))


@EVERY_TABLE
@settings(max_examples=12)
@given(seed=st.integers(1, 3), mix=st.integers(0, 2**32))
def test_a_host_that_restarts_amid_half_made_choices_loses_nothing(table: int, seed: int, mix: int) -> None:
    """What was half made, and what can be taken back, is there again; so is the chance to come."""
    first = recorded(table, seed)
    check_same(first, play_again(first, Manner(Random(mix), detours=0.15, restarts=0.15)))


@EVERY_TABLE
def test_every_order_in_which_the_seats_may_finish(table: int) -> None:
    """One after the other, each with all that it does, in every order of the seats: the first stretch."""
    first = recorded(table, 2)
    number = [stretch.at_once for stretch in first.stretches].index(True)
    moves, after = first.stretches[number].moves, first.stretches[number].after
    for order in permutations(moves):
        match = play_again(first, Manner(Random(0)), most=number)
        for seat in order:
            for action in moves[seat]:
                match.play(seat, action)
        assert match.state.dump() == after


# ---- faults that these tests must find ------------------------------------------------------------------------------
@pytest.mark.parametrize("fault", ["order matters", "order matters later"])
def test_a_planted_fault_is_found(fault: str) -> None:
    def find(manner: Callable[[Random], Manner]) -> None:
        for seed in range(30):
            first = record_of(HighBid(fault), 3, seed)
            check_same(first, play_again(first, manner(Random(seed))))

    with pytest.raises(AssertionError):
        find(lambda random: Manner(random))
    with pytest.raises(AssertionError):
        find(lambda random: Manner(random, late=True))
