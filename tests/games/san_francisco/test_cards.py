"""SF-D1 to SF-D3: drawing transport cards, the market and the deck."""

from __future__ import annotations

import pytest

from grandtour.core.game import CHANCE
from tests.builders import Table, san_francisco, table


def takes(t: Table) -> list[str]:
    return sorted(text for text in t.legal() if text == "draw" or text.startswith("take"))


# ---- SF-D1 ------------------------------------------------------------------------------------------------------
def test_SF_D1_a_turn_draws_two_cards() -> None:
    t = table(3).market("red", "blue", "green", "black", "orange").hand(0)
    t.play("draw").cards("purple")
    assert t.actors == [0]
    t.play("take red").cards("black")
    assert t.hand_of(0) == {"purple": 1, "red": 1}
    assert t.actors == [1]


def test_SF_D1_each_card_comes_from_the_deck_or_from_the_face_up_ones() -> None:
    t = table(3).market("red", "red", "ferry", "black", "orange")
    assert takes(t) == ["draw", "take black", "take ferry", "take orange", "take red"]


def test_SF_D1_a_taken_card_is_replaced_at_once() -> None:
    t = table(3).market("red", "blue", "green", "black", "orange").play("take green")
    assert t.actors == [CHANCE]
    assert t.face_up() == ["-", "black", "blue", "orange", "red"]
    t.cards("purple")
    assert t.face_up() == ["black", "blue", "orange", "purple", "red"]
    assert t.actors == [0]
    assert "take purple" in t.legal()


def test_SF_D1_the_second_card_taken_is_replaced_before_the_next_turn() -> None:
    t = table(3).market("red", "blue", "green", "black", "orange").play("take green").cards("purple")
    t.play("take purple")
    assert t.actors == [CHANCE]
    t.cards("ferry")
    assert t.actors == [1]
    assert t.face_up() == ["black", "blue", "ferry", "orange", "red"]


def test_SF_D1_a_face_up_ferry_taken_first_ends_the_turn() -> None:
    t = table(3).market("ferry", "blue", "green", "black", "orange").hand(0).play("take ferry").cards("red")
    assert t.hand_of(0) == {"ferry": 1}
    assert t.actors == [1]
    assert t.phase == "turn"


def test_SF_D1_a_face_up_ferry_may_not_be_the_second_card() -> None:
    t = table(3).market("ferry", "blue", "green", "black", "orange").play("take blue").cards("red")
    assert takes(t) == ["draw", "take black", "take green", "take orange", "take red"]
    reason = t.why_not("take ferry")
    assert reason is not None
    assert (reason.rule, reason.arguments["case"]) == ("SF-D1", "second-ferry")


def test_SF_D1_a_ferry_that_comes_face_up_in_the_middle_of_the_turn_may_not_be_the_second_card_either() -> None:
    t = table(3).market("red", "blue", "green", "black", "orange").play("take blue").cards("ferry")
    assert "ferry" in t.face_up()
    assert "take ferry" not in t.legal()


def test_SF_D1_a_ferry_drawn_blind_first_counts_as_an_ordinary_card() -> None:
    t = table(3).market("red", "blue", "green", "black", "orange").hand(0).play("draw").cards("ferry")
    assert t.actors == [0]
    t.play("take red").cards("blue")
    assert t.hand_of(0) == {"ferry": 1, "red": 1}
    assert t.actors == [1]


def test_SF_D1_a_ferry_may_be_drawn_blind_as_the_second_card() -> None:
    t = table(3).market("red", "blue", "green", "black", "orange").hand(0).play("take red").cards("blue")
    t.play("draw").cards("ferry")
    assert t.hand_of(0) == {"red": 1, "ferry": 1}
    assert t.actors == [1]


def test_SF_D1_after_the_first_card_nothing_but_a_second_card_is_possible() -> None:
    t = table(3).hand(0, black=3, ferry=3).market("red", "blue", "green", "black", "orange").play("draw").cards("red")
    assert t.phase == "cards"
    assert all(text == "draw" or text.startswith("take ") for text in t.legal())


def test_SF_D1_a_blind_card_is_seen_by_its_drawer_only() -> None:
    t = table(3).play("draw").cards("ferry")
    kind = t.events[-1].kind
    mine, theirs = t.events[-1].seen_by(0), t.events[-1].seen_by(1)
    assert kind == "card"
    assert mine is not None
    assert theirs is not None
    assert (mine.data, theirs.data) == ({"color": t.color("ferry")}, {})


# ---- SF-D2 ------------------------------------------------------------------------------------------------------
def test_SF_D2_three_ferries_face_up_are_discarded_with_the_other_two() -> None:
    t = table(3).market("ferry", "ferry", "green", "black", "orange").play("take green").cards("ferry")
    assert t.face_up() == ["-"] * 5
    assert t.discards() == {"ferry": 3, "black": 1, "orange": 1}
    assert "reset" in t.kinds()
    t.cards("red", "red", "blue", "blue", "green")
    assert t.face_up() == ["blue", "blue", "green", "red", "red"]
    assert t.actors == [0]  # the drawing of cards goes on
    assert t.phase == "cards"


def test_SF_D2_two_ferries_face_up_stay() -> None:
    t = table(3).market("ferry", "red", "green", "black", "orange").play("take green").cards("ferry")
    assert t.face_up() == ["black", "ferry", "ferry", "orange", "red"]
    assert t.actors == [0]


def test_SF_D2_a_reset_at_the_end_of_a_turn_comes_before_the_next_turn() -> None:
    t = table(3).market("ferry", "ferry", "ferry", "black", "orange")  # as after three resets in a row
    t.play("take ferry").cards("ferry")
    assert t.actors == [CHANCE]
    assert t.state.turn == 1
    t.cards("red", "red", "blue", "blue", "green")
    assert t.actors == [1]


def test_SF_D2_resets_repeat_while_there_are_three_ferries() -> None:
    t = table(3).market("ferry", "ferry", "green", "black", "orange").play("take green").cards("ferry")
    t.cards("ferry", "ferry", "ferry", "ferry", "red")
    assert t.face_up() == ["-"] * 5
    assert t.kinds().count("reset") == 2


def three_resets() -> Table:
    """Seat 0 is drawing its first card; the third reset in a row has just emptied the market."""
    t = table(2).market("ferry", "ferry", "green", "black", "orange").hand(0).hand(1)
    t.deck(rest=1, ferry=6, red=3)
    t.play("take green").cards("ferry")
    t.cards("ferry", "ferry", "ferry", "red", "red")
    t.cards("ferry", "ferry", "red")
    t.cards("ferry", "ferry")
    assert t.kinds().count("reset") == 3
    assert t.face_up() == ["-"] * 5
    return t


def test_SF_D2_there_are_at_most_three_resets_in_a_row_then_three_ferries_stay() -> None:
    t = three_resets().cards("ferry", "ferry", "ferry", "black", "orange")
    assert t.kinds().count("reset") == 3
    assert t.face_up() == ["black", "ferry", "ferry", "ferry", "orange"]
    assert t.actors == [0]
    assert takes(t) == ["draw", "take black", "take orange"]


def test_SF_D2_a_market_left_standing_is_not_reset_before_somebody_takes_from_it() -> None:
    t = three_resets().cards("ferry", "ferry", "ferry", "black", "orange")
    t.play("draw").cards("red")
    assert t.kinds().count("reset") == 3
    assert t.face_up() == ["black", "ferry", "ferry", "ferry", "orange"]


def test_SF_D2_a_row_of_resets_ends_with_the_next_card_taken() -> None:
    t = three_resets().cards("ferry", "ferry", "ferry", "black", "orange")
    t.play("take black").cards("red")
    assert t.kinds().count("reset") == 4


@pytest.mark.parametrize(("others", "resets"), [(2, 0), (3, 1)])
def test_SF_D2_no_reset_with_fewer_than_three_cards_left_that_are_not_ferries(others: int, resets: int) -> None:
    t = table(2).hand(0).hand(1).market("ferry", "ferry", "red", "red", "green")
    t.deck(rest=1, ferry=6, blue=others - 2)
    t.play("take green").cards("ferry")
    assert sum(t.state.deck) + 5 >= 10  # so that it is not that condition
    assert t.kinds().count("reset") == resets


@pytest.mark.parametrize(("cards", "resets"), [(9, 0), (10, 1)])
def test_SF_D2_no_reset_with_fewer_than_ten_cards_in_all(cards: int, resets: int) -> None:
    t = table(2).hand(0).hand(1).market("ferry", "ferry", "red", "red", "green")
    t.deck(rest=1, ferry=3, blue=cards - 7)
    t.play("take green").cards("ferry")
    assert t.kinds().count("reset") == resets


def test_SF_D2_deck_discards_and_market_count_together() -> None:
    t = table(2).hand(0).hand(1).market("ferry", "ferry", "red", "red", "green")
    t.discard(black=4).deck(rest=1, ferry=2)
    t.play("take green").cards("ferry")  # five face up, one ferry in the deck, four discards: ten
    assert t.kinds().count("reset") == 1
    t = table(2).hand(0).hand(1).market("ferry", "ferry", "red", "red", "green")
    t.discard(black=3).deck(rest=1, ferry=2)
    t.play("take green").cards("ferry")
    assert t.kinds().count("reset") == 0


def test_SF_D2_a_market_of_fewer_than_five_is_never_reset() -> None:
    t = table(2).hand(0).hand(1).market("ferry", "ferry", "ferry", "ferry", "green").deck(rest=1)
    t.play("take green")  # nothing can replace it
    assert t.kinds() == ["take"]
    assert t.face_up() == ["-", "ferry", "ferry", "ferry", "ferry"]


def test_SF_D2_the_new_five_come_from_the_shuffled_discards_where_the_deck_ends() -> None:
    t = table(2).hand(0).hand(1).market("ferry", "ferry", "red", "red", "green")
    t.discard(black=3, blue=3).deck(rest=1, ferry=1, orange=2)
    t.play("take green").cards("ferry", "orange", "orange")
    assert t.kinds() == ["take", "face-up", "reset", "face-up", "face-up", "shuffle"]
    assert t.deck_of() == {"ferry": 3, "red": 2, "black": 3, "blue": 3}
    t.cards("red", "red", "black")
    assert t.face_up() == ["black", "orange", "orange", "red", "red"]


# ---- SF-D3 ------------------------------------------------------------------------------------------------------
def test_SF_D3_when_the_deck_is_empty_the_discards_are_shuffled() -> None:
    t = table(2).hand(0).hand(1).discard(black=3, blue=3).deck(rest=1, orange=1)
    t.play("draw").cards("orange")
    assert t.deck_of() == {"black": 3, "blue": 3}
    assert t.discards() == {}
    assert t.actors == [0]
    t.play("draw").cards("black")
    assert t.actors == [1]


def test_SF_D3_a_card_taken_is_replaced_from_the_shuffled_discards() -> None:
    t = table(2).hand(0).hand(1).market("red", "red", "green", "green", "blue").discard(black=2)
    t.deck(rest=1, orange=1).play("take green").cards("orange").play("take green")
    assert t.actors == [CHANCE]
    assert t.legal() == ["card black"]


def test_SF_D3_with_deck_and_discards_empty_the_face_up_cards_may_be_drawn() -> None:
    t = table(2).hand(0).hand(1).market("red", "ferry", "green", "-", "blue").deck(rest=1)
    assert takes(t) == ["take blue", "take ferry", "take green", "take red"]
    t.play("take green")
    assert t.actors == [0]
    assert takes(t) == ["take blue", "take red"]
    t.play("take red")
    assert t.actors == [1]
    assert t.face_up() == ["-", "-", "-", "blue", "ferry"]


def test_SF_D3_blind_drawing_is_refused_when_deck_and_discards_are_empty() -> None:
    t = table(2).hand(0).hand(1).market("red", "ferry", "green", "-", "blue").deck(rest=1)
    reason = t.why_not("draw")
    assert reason is not None
    assert (reason.rule, reason.arguments["case"]) == ("SF-D3", "empty")


def test_SF_D3_a_second_card_is_drawn_only_if_one_may_be_so_only_ferries_face_up_end_the_turn() -> None:
    t = table(2).hand(0).hand(1).market("red", "ferry", "ferry", "-", "-").deck(rest=1).play("take red")
    assert t.actors == [1]
    assert t.phase == "turn"


def test_SF_D3_the_turn_ends_after_the_very_last_card() -> None:
    t = table(2).hand(0).hand(1).market("-", "-", "-", "-", "-").deck(rest=1, red=1).play("draw").cards("red")
    assert t.actors == [1]


def test_SF_D3_only_ferries_face_up_can_still_be_the_first_card() -> None:
    t = table(2).hand(0).hand(1).market("-", "ferry", "ferry", "-", "-").deck(rest=1)
    assert takes(t) == ["take ferry"]


def test_SF_D3_with_nothing_drawable_the_action_is_not_available() -> None:
    t = table(2).hand(0, red=2).hand(1).market("-", "-", "-", "-", "-").deck(rest=1)
    assert takes(t) == []
    assert t.legal()


def test_SF_D3_cards_paid_into_an_empty_table_fill_the_market_again() -> None:
    t = table(2).hand(0, red=2, black=1).hand(1).market("-", "-", "-", "-", "blue").deck(rest=1)
    t.claim("golden-gate-bridge", "presidio", "red", red=2)
    assert t.actors == [CHANCE]
    assert t.legal() == ["card red"]
    t.cards("red", "red")
    assert t.actors == [1]
    assert t.face_up() == ["-", "-", "blue", "red", "red"]


def test_SF_D3_the_order_of_the_deck_is_chance_until_it_is_drawn() -> None:
    t = table(2).discard(red=3, black=1).play("draw")
    assert t.game.weights(t.state) == [n for n in t.state.deck if n]
    assert san_francisco().legal_actions(t.state, 0) == []
