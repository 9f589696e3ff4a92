"""GT-5 on Explore New York: one's own marks can be taken back one by one until one ends the turn.

Marking is no reveal: nobody else sees it (NY-T2). The end of a turn shows it, and a discard is seen at once.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.game import Action
from grandtour.core.match import Match
from grandtour.games.explore_new_york.actions import End
from tests.new_york import new_york
from tests.undo import check_undo, refused


def match(seats: int = 3, seed: int = 1, edition: str = "grand-tour") -> Match:
    return Match(new_york(edition), seats, seed=seed)


def discard(m: Match) -> Match:
    """The first player discards: everybody may mark."""
    first = m.actors[0]
    while m.actors == [first] and m.game.write(m.legal(first)[0]).startswith("discard"):
        m.play(first, m.legal(first)[0])
    return m


def mark(m: Match, seat: int, steps: int = 99) -> int:
    """The seat goes on with its turn for so many steps, but does not end it; how many there were.

    It draws its first link where a second may follow."""
    for done in range(steps):
        legal = [action for action in m.legal(seat) if action != End()]
        if not legal:
            return done
        m.play(seat, next((action for action in legal if not is_last(m, seat, action)), legal[0]))
    return steps


def is_last(m: Match, seat: int, action: Action) -> bool:
    after = m.state.copy()
    m.game.apply(after, seat, action)
    return m.game.legal_actions(after, seat) == [End()]


def finish(m: Match, *seats: int) -> Match:
    for seat in seats:
        mark(m, seat)
        m.play(seat, "end")
    return m


# ---- one's own turn -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_GT_5_every_mark_can_be_taken_back_one_by_one_to_the_start_of_the_turn(seats: int) -> None:
    m = discard(match(seats))
    seat = seats - 1
    dumps = [m.state.dump()]
    while mark(m, seat, 1):
        dumps.append(m.state.dump())
    assert len(dumps) >= 4  # a block and two links
    for dump in dumps[-2::-1]:
        m.undo(seat)
        assert m.state.dump() == dump


def test_GT_5_after_a_fallback_the_tourist_can_be_taken_back_too() -> None:
    for seed in range(60):
        m = match(2, seed, "tiny")
        while not m.over:
            if m.game.write(m.legal(m.actors[0])[0]).startswith("tourist"):
                seat, before = m.actors[0], m.state.dump()
                m.play(seat, "tourist square")
                between = m.state.dump()
                m.play(seat, m.legal(seat)[0])
                m.undo(seat)
                assert m.state.dump() == between
                m.undo(seat)
                assert m.state.dump() == before
                return
            m.play(m.actors[0], m.legal(m.actors[0])[-1])
    raise AssertionError("no fallback in all these games")


def test_GT_5_what_the_others_mark_and_end_in_between_is_no_hindrance_and_stays() -> None:
    m, plain = discard(match(3)), discard(match(3))
    mark(m, 1, 2)
    finish(m, 0)
    mark(m, 2, 1)
    m.undo(1)
    mark(m, 2, 1)
    m.undo(1)
    assert m.can_undo(2)
    finish(plain, 0)
    mark(plain, 2, 2)
    assert m.state.dump() == plain.state.dump()
    assert m.record().steps == plain.record().steps


def test_GT_5_who_is_the_last_to_mark_can_take_back_too() -> None:
    m = finish(discard(match(3)), 0, 1)
    before = m.state.dump()
    made = mark(m, 2)
    for _ in range(made):
        m.undo(2)
    assert m.state.dump() == before


def test_GT_5_an_ended_turn_stands() -> None:
    m = discard(match(3))
    finish(m, 1)
    assert refused(m, 1) == "revealed"
    mark(m, 0, 1)
    assert refused(m, 1) == "revealed"
    finish(m, 2)
    assert [refused(m, seat) for seat in (1, 2)] == ["revealed"] * 2


def test_GT_5_the_last_players_end_stands_and_so_do_all_marks_of_the_turn() -> None:
    m = finish(discard(match(3)), 2, 0, 1)
    assert m.view(None)["turn"] == 2
    assert [refused(m, seat) for seat in range(3)] == ["revealed"] * 3


@pytest.mark.parametrize("seats", [1, 2])
def test_GT_5_the_end_of_the_game_stands(seats: int) -> None:
    m = match(seats)
    while not m.over:
        finish(discard(m), *range(seats))
    assert m.record().seed is not None
    assert [refused(m, seat) for seat in range(seats)] == ["revealed"] * seats


def test_GT_5_alone_marks_can_be_taken_back_and_the_end_of_the_turn_cannot() -> None:
    m = discard(match(1))
    mark(m, 0, 2)
    m.undo(0)
    m.undo(0)
    finish(m, 0)
    assert refused(m, 0) == "revealed"


# ---- the discard ----------------------------------------------------------------------------------------------------
def test_GT_5_the_discard_stands_once_the_others_choose_whether_they_have_begun_or_not() -> None:
    m = match(3)
    first = m.actors[0]
    other = (first + 1) % 3
    discard(m)
    assert refused(m, first) == "others-choosing"
    mark(m, first, 2)  # one's own marks are still one's own
    m.undo(first)
    m.undo(first)
    assert refused(m, first) == "others-choosing"
    mark(m, other, 1)
    assert refused(m, first) == "others-choosing"  # the same answer: it does not tell that somebody has begun
    finish(m, other, (other + 1) % 3)
    assert refused(m, first) == "others-acted"


def test_GT_5_alone_the_discard_can_be_taken_back() -> None:
    m = match(1)
    before = m.state.dump()
    discard(m)
    mark(m, 0, 2)
    for _ in range(3):
        m.undo(0)
    assert m.state.dump() == before


def test_GT_5_the_first_of_two_discards_can_be_taken_back() -> None:
    m = match(2, 3, "tiny")
    first, before = m.actors[0], m.state.dump()
    m.play(first, m.legal(first)[0])
    assert m.actors == [first]
    m.undo(first)
    assert m.state.dump() == before
    assert refused(m, first) == "nothing"


def test_GT_5_nobody_takes_back_a_turn_of_earlier() -> None:
    m = finish(discard(match(2)), 0, 1)
    discard(m)
    for seat in range(2):
        if m.steps[-1].seat != seat:
            assert refused(m, seat) == "revealed"
    mark(m, 0, 1)
    mark(m, 1, 1)
    m.undo(0)
    m.undo(1)
    assert m.view(None)["phase"] == "mark"


# ---- whole games ----------------------------------------------------------------------------------------------------
@given(st.integers(0, 10_000), st.sampled_from(["grand-tour", "tiny"]), st.integers(1, 3), st.data())
def test_GT_5_a_game_with_undo_is_the_game_without_what_was_undone(
    seed: int, edition: str, seats: int, data: st.DataObject
) -> None:
    m = match(seats, seed, edition)
    check_undo(m, data.draw(st.randoms(use_true_random=False)), 60)
