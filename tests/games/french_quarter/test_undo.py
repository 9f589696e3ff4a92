"""GT-5 on French Quarter: one's own steps can be taken back one by one until chance or another player has acted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.match import Match
from grandtour.games.french_quarter.state import LINE, TAKE, FQState, task_of
from tests.quarter import quarter
from tests.undo import check_undo, refused


def match(seats: int = 2, seed: int = 1, edition: str = "grand-tour", tourism: bool = False) -> Match:
    return Match(quarter(edition, mayor=True, tourism=tourism), seats, seed=seed)


def state_of(m: Match) -> FQState:
    assert isinstance(m.state, FQState)
    return m.state


def is_taking(m: Match) -> bool:
    return task_of(state_of(m)) == TAKE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_GT_5_a_turn_can_be_taken_back_step_by_step_to_its_beginning(seats: int) -> None:
    m = match(seats)
    seat = m.actors[0]
    dumps = []
    while m.actors == [seat]:
        dumps.append(m.state.dump())
        m.play(seat, m.legal(seat)[0])
    assert len(dumps) >= 2  # a die and a move
    for dump in reversed(dumps):  # the next player has not acted
        assert m.can_undo(seat)
        m.undo(seat)
        assert m.state.dump() == dump
    assert refused(m, seat) == "nothing"


def test_GT_5_the_draws_before_the_first_turn_stand() -> None:
    m = match(3, tourism=True)
    assert [refused(m, seat) for seat in range(3)] == ["nothing"] * 3


def test_GT_5_not_when_the_next_player_has_taken_a_die_but_when_that_is_taken_back() -> None:
    m = match(2)
    seat = m.actors[0]
    while m.actors == [seat]:
        m.play(seat, m.legal(seat)[0])
    m.play(1 - seat, m.legal(1 - seat)[0])
    assert refused(m, seat) == "others-acted"
    m.undo(1 - seat)
    m.undo(seat)


def test_GT_5_not_across_the_dice_of_the_next_round() -> None:
    m = match(2, 3)
    while state_of(m).round == 1:
        seat = m.actors[0]
        m.play(seat, m.legal(seat)[0])
    assert refused(m, seat) == "revealed"
    assert refused(m, 1 - seat) in ("revealed", "others-acted")


def test_GT_5_not_after_the_police_have_rolled() -> None:
    """FQ-BP-C: the roll is chance."""
    for seed in range(60):
        m = match(2, seed, "tiny")
        while not m.over:
            seat = m.actors[0]
            events = m.play(seat, m.legal(seat)[0])
            if any(event.kind == "police" for event in events) and is_taking(m):
                assert refused(m, seat) == "revealed"
                return
    raise AssertionError("nobody was arrested in all these games")


def test_GT_5_alone_a_turn_can_be_taken_back_after_the_mayor_has_taken_a_die() -> None:
    """FQ-Y2: which die the Mayor takes is written on the card; nothing is revealed."""
    for seed in range(20):
        m = match(1, seed)
        dumps: list[dict[str, object]] = []
        took = False
        while state_of(m).round == 1 and not took:
            dumps.append(m.state.dump())
            took = any(event.kind == "mayor-takes" for event in m.play(0, m.legal(0)[0]))
        if state_of(m).round == 1:
            left = state_of(m).dice
            m.undo(0)
            assert m.state.dump() == dumps[-1]
            assert len(state_of(m).dice) == len(left) + 1
            return
    raise AssertionError("the Mayor was never second")


def test_GT_5_the_way_of_the_line_can_be_taken_back_while_the_next_round_has_not_begun() -> None:
    """Where somebody has a line of their own, chance waits for them."""
    for seed in range(80):
        m = match(2, seed, "tiny")
        while not m.over:
            seat = m.actors[0]
            before = m.state.dump()
            action = m.legal(seat)[0]
            events = m.play(seat, action)
            own = m.actors and state_of(m).phase == LINE and m.game.write(m.legal(m.actors[0])[-1]) == "pass"
            alone = all(event.seat in (seat, -1) for event in events)
            if own and alone and any(event.kind == "line" for event in events) and m.steps[-1].seat == seat:
                if m.game.write(action).startswith("advance"):
                    m.undo(seat)
                    assert m.state.dump() == before
                    return
    raise AssertionError("no such position in all these games")


@pytest.mark.parametrize("tourism", [False, True])
@pytest.mark.parametrize(("edition", "seats"), [("grand-tour", 1), ("grand-tour", 2), ("tiny", 3)])
def test_GT_5_the_step_that_ends_the_game_cannot_be_taken_back(edition: str, seats: int, tourism: bool) -> None:
    """FQ-Y3: it shows every Vacation card, and the record then tells the seed."""
    ends = 0
    for seed in range(6):
        m = match(seats, seed, edition, tourism)
        while not m.over:
            m.play(m.actors[0], m.legal(m.actors[0])[0])
        last = m.steps[-1].seat
        if last >= 0:  # not the police, who cannot be taken back anyway
            ends += 1
            assert m.record().seed is not None
            assert refused(m, last) == "revealed"
    assert ends


@given(st.integers(0, 10_000), st.sampled_from(["grand-tour", "tiny"]), st.integers(1, 3), st.booleans(), st.data())
def test_GT_5_a_game_with_undo_is_the_game_without_what_was_undone(
    seed: int, edition: str, seats: int, tourism: bool, data: st.DataObject
) -> None:
    m = match(seats, seed, edition, tourism)
    check_undo(m, data.draw(st.randoms(use_true_random=False)), 50)
