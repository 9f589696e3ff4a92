"""GT-5 on San Francisco: a step may be taken back until it, or what came after it, told anybody anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.match import Match
from tests.builders import san_francisco
from tests.undo import check_undo, refused


def match(seats: int = 3, seed: int = 1, edition: str = "grand-tour") -> Match:
    return Match(san_francisco(edition), seats, seed=seed)


def choose_all(m: Match) -> Match:
    for seat in range(m.seats):
        m.play(seat, m.legal(seat)[0])
    return m


def to_first_turn(m: Match) -> Match:
    choose_all(m)
    while "phase" in m.view(None) and m.view(None)["phase"] == "place":
        m.play(m.actors[0], m.legal(m.actors[0])[0])
    return m


def until(m: Match, wanted: Callable[[Match, int, str], bool], turns: int = 600) -> tuple[int, str]:
    """Plays on, drawing cards, until somebody has a legal action that is wanted; says who and which."""
    for _ in range(turns):
        seat = m.actors[0]
        texts = [m.game.write(a) for a in m.legal(seat)]
        for text in texts:
            if wanted(m, seat, text):
                return seat, text
        m.play(seat, "draw" if "draw" in texts else texts[0])
    raise AssertionError("never came")


# ---- the first tickets --------------------------------------------------------------------------------------------
def test_GT_5_who_has_done_nothing_takes_nothing_back() -> None:
    assert refused(match(), 0) == "nothing"


def test_GT_5_a_first_choice_of_tickets_can_be_taken_back_while_others_still_choose() -> None:
    m = match()
    before = m.state.dump()
    m.play(1, m.legal(1)[0])
    m.undo(1)
    assert m.state.dump() == before
    assert m.actors == [0, 1, 2]


def test_GT_5_a_first_choice_can_be_taken_back_after_others_chose_as_long_as_not_all_have() -> None:
    m, other = match(), match()
    m.play(1, m.legal(1)[0])
    m.play(0, m.legal(0)[1])
    m.undo(1)
    other.play(0, other.legal(0)[1])
    assert m.state.dump() == other.state.dump()
    m.play(1, m.legal(1)[2])
    other.play(1, other.legal(1)[2])
    assert m.state.dump() == other.state.dump()


def test_GT_5_once_all_have_chosen_nobody_takes_a_choice_back() -> None:
    m = choose_all(match())
    assert [refused(m, seat) for seat in range(3)] == ["revealed"] * 3


@given(st.integers(2, 4), st.data())
def test_GT_5_any_interleaving_of_choosing_and_taking_back_gives_the_same_game(seats: int, data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 50))
    m, plain = match(seats, seed), match(seats, seed)
    final = [data.draw(st.integers(0, 2)) for _ in range(seats)]
    order = data.draw(st.permutations(range(seats)))
    for i, seat in enumerate(order):
        last = i == seats - 1
        for wrong in data.draw(st.lists(st.integers(0, 2), max_size=0 if last else 2)):
            m.play(seat, m.legal(seat)[wrong])
            for earlier in order[:i]:
                if data.draw(st.booleans()):
                    m.undo(earlier)
                    m.play(earlier, m.legal(earlier)[final[earlier]])
            m.undo(seat)
        m.play(seat, m.legal(seat)[final[seat]])
    for seat in range(seats):
        plain.play(seat, plain.legal(seat)[final[seat]])
    assert m.state.dump() == plain.state.dump()
    to_play = m.actors[0]
    assert [m.game.write(a) for a in m.legal(to_play)] == [plain.game.write(a) for a in plain.legal(to_play)]
    m.play(to_play, m.legal(to_play)[0])
    plain.play(to_play, plain.legal(to_play)[0])
    assert m.state.dump() == plain.state.dump()


# ---- placing --------------------------------------------------------------------------------------------------------
def test_GT_5_of_two_players_the_second_takes_back_both_placements() -> None:
    m = choose_all(match(2))
    seat = m.actors[0]
    before = m.state.dump()
    m.play(seat, m.legal(seat)[0])
    m.play(seat, m.legal(seat)[0])
    m.undo(seat)
    m.undo(seat)
    assert m.state.dump() == before
    assert refused(m, seat) == "revealed"  # its tickets lie before the draw of the first player


def test_GT_5_a_placement_stands_once_the_next_player_has_placed() -> None:
    m = choose_all(match(3))
    first = m.actors[0]
    m.play(first, m.legal(first)[0])
    assert m.can_undo(first)
    second = m.actors[0]
    m.play(second, m.legal(second)[0])
    assert refused(m, first) == "others-acted"
    assert m.can_undo(second)


# ---- a turn ---------------------------------------------------------------------------------------------------------
def claim_without_choice(m: Match, seat: int, text: str) -> bool:
    return text.startswith("claim")


def test_GT_5_a_claim_can_be_taken_back_until_the_next_player_acts() -> None:
    m = to_first_turn(match())
    seat, text = until(m, claim_without_choice)
    before = m.state.dump()
    m.play(seat, text)
    m.undo(seat)
    assert m.state.dump() == before
    m.play(seat, text)
    while m.actors == [seat]:
        m.play(seat, m.legal(seat)[0])
    other = m.actors[0]
    m.play(other, "draw")
    assert refused(m, seat) == "others-acted"


def test_GT_5_a_blind_card_cannot_be_given_back() -> None:
    m = to_first_turn(match())
    seat = m.actors[0]
    m.play(seat, "draw")
    assert refused(m, seat) == "revealed"


def test_GT_5_a_face_up_card_cannot_be_given_back_once_it_was_replaced() -> None:
    m = to_first_turn(match())
    seat = m.actors[0]
    m.play(seat, next(a for a in m.legal(seat) if m.game.write(a).startswith("take")))
    assert refused(m, seat) == "revealed"


def test_GT_5_drawn_tickets_cannot_be_put_back_but_the_choice_among_them_can_be_changed() -> None:
    m = to_first_turn(match())
    seat = m.actors[0]
    m.play(seat, "tickets")
    assert refused(m, seat) == "revealed"
    before = m.state.dump()
    m.play(seat, m.legal(seat)[0])
    m.undo(seat)
    assert m.state.dump() == before
    m.play(seat, m.legal(seat)[2])
    m.play(m.actors[0], "draw")
    assert refused(m, seat) == "others-acted"


def test_GT_5_after_a_claim_with_a_choice_of_tokens_both_can_be_taken_back() -> None:
    def with_choice(m: Match, seat: int, text: str) -> bool:
        if not text.startswith("claim"):
            return False
        trial = m.state.copy()
        m.game.apply(trial, seat, m.game.read(text))
        return m.game.legal_actions(trial, seat)[:1] != [] and m.game.write(
            m.game.legal_actions(trial, seat)[0]
        ).startswith("token")

    m = to_first_turn(match(2, seed=5))
    seat, text = until(m, with_choice)
    before = m.state.dump()
    m.play(seat, text)
    between = m.state.dump()
    m.play(seat, m.legal(seat)[1])
    m.undo(seat)
    assert m.state.dump() == between
    m.undo(seat)
    assert m.state.dump() == before
    m.play(seat, text)
    m.play(seat, m.legal(seat)[0])
    assert m.can_undo(seat)


def test_GT_5_undo_does_not_touch_chance_so_the_same_cards_come() -> None:
    m, plain = to_first_turn(match(seed=9)), to_first_turn(match(seed=9))
    seat, text = until(m, claim_without_choice)
    until(plain, claim_without_choice)
    m.play(seat, text)
    m.undo(seat)
    m.play(seat, "draw")
    plain.play(seat, "draw")
    assert m.state.dump() == plain.state.dump()
    assert m.record().steps == plain.record().steps


# ---- whole games ----------------------------------------------------------------------------------------------------
@given(st.integers(0, 10_000), st.sampled_from(["grand-tour", "tiny"]), st.data())
def test_GT_5_a_game_with_undo_is_the_game_without_what_was_undone(
    seed: int, edition: str, data: st.DataObject
) -> None:
    m = match(data.draw(st.integers(2, 3)), seed, edition)
    check_undo(m, data.draw(st.randoms(use_true_random=False)), 40)


@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_GT_5_the_step_that_ends_the_game_cannot_be_taken_back(edition: str) -> None:
    """It shows every hand and ticket, and the record then tells the seed."""
    ends = 0
    for seed in range(40):
        m = to_first_turn(match(2, seed, edition))
        while not m.over:
            seat = m.actors[0]
            texts = [m.game.write(a) for a in m.legal(seat)]
            m.play(seat, next((t for t in texts if t.startswith("claim")), texts[0]))
        last = m.steps[-1]
        if last.seat >= 0:  # not a blind card, which cannot be taken back anyway
            ends += 1
            assert m.record().seed is not None
            assert refused(m, last.seat) == "revealed"
    assert ends
