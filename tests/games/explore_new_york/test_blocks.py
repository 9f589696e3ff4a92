"""NY-B1 to NY-P2: which block may be chosen, and who comes into it."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.game import CHANCE
from grandtour.games.explore_new_york.actions import Block, End
from grandtour.games.explore_new_york.edition import STAR, SYMBOLS, count
from grandtour.games.explore_new_york.state import tourists_of
from tests.new_york import Table, new_york, offered, random_game, table

EDITIONS = ["grand-tour", "tiny"]


def cards_with(t: Table, a: int, b: int) -> list[str]:
    """Two cards with these numbers, the last ones in the file."""
    left = t.state.deck[::-1]
    one = next(card for card in left if t.edition.card_number[card] == a)
    other = next(card for card in left if t.edition.card_number[card] == b and card != one)
    return [t.edition.cards[one], t.edition.cards[other]]


def refusal(t: Table, text: str) -> tuple[str, object]:
    reason = t.why_not(text)
    assert reason is not None
    return reason.rule, reason.arguments.get("case")


# ---- what the cards offer -------------------------------------------------------------------------------------------
def test_NY_B1_the_chosen_block_must_have_no_tourists() -> None:
    t = table().taken(0, "1,2", "2,2").turn_cards("star-a", "2c")
    assert "1,2" not in t.blocks(0)
    assert "2,2" not in t.blocks(0)
    assert {"1,2", "2,2"} <= set(t.blocks(1))  # on the other's map they are empty
    assert refusal(t, "block 2,2") == ("NY-B1", "taken")


def test_NY_B1_a_block_without_tourists_is_empty_even_with_links_all_around() -> None:
    t = table().drawn(0, "1,1-2,1", "1,2-2,2", "1,1-1,2", "2,1-2,2").turn_cards("2b", "2c")
    assert t.blocks(0) == ["2,2"]


def test_NY_B2_two_equal_numbers_offer_one_block() -> None:
    t = table().turn_cards("2b", "2c")
    assert t.blocks(0) == ["2,2"]
    assert refusal(t, "block 1,2") == ("NY-B2", "not-offered")


def test_NY_B3_two_different_numbers_offer_two_blocks() -> None:
    t = table().turn_cards("1a", "2c")
    assert sorted(t.blocks(0)) == ["1,2", "2,1"]
    assert refusal(t, "block 1,1") == ("NY-B3", "not-offered")


def test_NY_B3_if_one_is_taken_the_other_must_be_chosen() -> None:
    t = table().taken(0, "2,1").turn_cards("1a", "2c")
    assert t.blocks(0) == ["1,2"]
    assert sorted(t.blocks(1)) == ["1,2", "2,1"]
    assert refusal(t, "block 2,1") == ("NY-B1", "taken")
    assert refusal(t, "block 3,3") == ("NY-B3", "not-offered")


def test_NY_B4_a_star_and_a_number_offer_the_number_as_x_or_as_y() -> None:
    t = table().turn_cards("star-a", "2c")
    assert len(t.blocks(0)) == 11
    assert set(t.blocks(0)) == {f"2,{n}" for n in range(1, 7)} | {f"{n},2" for n in range(1, 7)}
    reason = t.why_not("block 3,3")
    assert reason is not None
    assert (reason.rule, reason.arguments) == ("NY-B4", {"case": "not-offered", "number": 2, "block": "3,3"})


def test_NY_B4_two_stars_offer_every_block() -> None:
    t = table().turn_cards("star-a", "star-b")
    assert t.blocks(0) == t.edition.blocks


@pytest.mark.parametrize("edition", EDITIONS)
def test_NY_B2_B3_B4_all_pairs_of_numbers_in_either_order(edition: str) -> None:
    """As if every player said a number for each card, a `*` being any number, then read them either way round."""
    fresh = table(2, edition)
    numbers = sorted(set(fresh.edition.card_number))
    for a, b in combinations_with_replacement(numbers, 2):
        for order in ((a, b), (b, a)):
            t = fresh.copy().turn_cards(*cards_with(fresh, *order))
            wanted = offered(t.edition, a, b)
            assert t.blocks(0) == [block for block in t.edition.blocks if not wanted or block in wanted], order


# ---- fallback -------------------------------------------------------------------------------------------------------
def test_NY_B5_if_all_that_the_cards_offer_is_taken_any_empty_block_may_be_chosen() -> None:
    t = table().taken(0, "1,2", "2,1", "6,6").turn_cards("1a", "2c")
    assert set(t.blocks(0)) == set(t.edition.blocks) - {"1,2", "2,1", "6,6"}
    assert sorted(t.blocks(1)) == ["1,2", "2,1"]  # the other has no fallback
    assert refusal(t, "block 6,6") == ("NY-B1", "taken")


def test_NY_B5_two_equal_numbers_whose_block_is_taken() -> None:
    t = table().taken(0, "2,2").turn_cards("2b", "2c")
    assert set(t.blocks(0)) == set(t.edition.blocks) - {"2,2"}


def test_NY_B5_a_star_falls_back_only_when_all_eleven_are_taken() -> None:
    cross = [f"2,{n}" for n in range(1, 7)] + [f"{n},2" for n in (1, 3, 4, 5, 6)]
    t = table().taken(0, *cross[:-1]).turn_cards("star-a", "2c")
    assert t.blocks(0) == cross[-1:]
    t = table().taken(0, *cross).turn_cards("star-a", "2c")
    assert set(t.blocks(0)) == set(t.edition.blocks) - set(cross)


def test_NY_B5_numbers_that_no_block_has_on_a_map_of_another_shape_leave_the_fallback() -> None:
    t = table(2, "tiny").turn_cards("4a", "4b")  # the map is 3 wide and 4 high
    assert t.blocks(0) == t.edition.blocks
    assert t.play_as(0, "block 3,4").legal(0) == [f"tourist {symbol}" for symbol in SYMBOLS]


@given(
    st.sampled_from(EDITIONS),
    st.lists(st.integers(0, 11), unique=True, max_size=11),
    st.integers(0, 6),
    st.integers(0, 6),
)
def test_NY_B5_choices_on_any_map_are_what_the_rules_say(edition: str, taken: list[int], a: int, b: int) -> None:
    t = table(2, edition)
    a, b = (n % (max(t.edition.card_number) + 1) for n in (a, b))
    used = {t.edition.blocks[(block * 7) % len(t.edition.blocks)] for block in taken}
    t.taken(0, *used).turn_cards(*cards_with(t, a, b))
    on_cards = offered(t.edition, a, b) - used
    assert set(t.blocks(0)) == (on_cards or set(t.edition.blocks) - used)
    for block in t.blocks(0):
        after = t.copy().play_as(0, f"block {block}")
        assert (after.doing(0) == "tourist") == (not on_cards)


# ---- tourists -------------------------------------------------------------------------------------------------------
def test_NY_P1_all_tourists_of_both_cards_come_into_the_block() -> None:
    t = table().turn_cards("1b", "5b").play_as(0, "block 5,1")
    assert t.people(0, "5,1") == [1, 2, 1]
    assert t.crowd(0) == {"5,1": [1, 2, 1]}
    assert t.crowd(1) == {}


def test_NY_P1_tourists_come_before_and_whatever_the_links() -> None:
    t = table().turn_cards("1a", "star-a").play_as(0, "block 1,4")
    assert t.people(0, "1,4") == [3, 0, 0]
    assert t.play_as(0, "link 5,5-6,5", "end").people(0, "1,4") == [3, 0, 0]


def test_NY_P1_the_type_of_the_tourists_is_not_chosen_unless_after_a_fallback() -> None:
    t = table().turn_cards("1a", "2c").play_as(0, "block 1,2")
    assert refusal(t, "tourist circle") == ("NY-P1", "all")


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_NY_P2_after_a_fallback_one_tourist_of_any_type_comes_instead(symbol: str) -> None:
    t = table().taken(0, "2,2").turn_cards("2b", "2c").play_as(0, "block 5,6")
    assert t.people(0, "5,6") == [0, 0, 0]
    assert t.legal(0) == ["tourist circle", "tourist square", "tourist triangle"]
    t.play_as(0, f"tourist {symbol}")
    assert t.people(0, "5,6") == [int(symbol == other) for other in SYMBOLS]
    assert refusal(t, "tourist circle") == ("NY-P2", "chosen")


def test_NY_P2_the_tourist_is_chosen_before_the_links() -> None:
    t = table().taken(0, "2,2").turn_cards("2b", "2c").play_as(0, "block 5,6")
    assert refusal(t, "link 4,5-5,5") == ("NY-P2", "pending")
    assert refusal(t, "end") == ("NY-P2", "pending")


@given(st.sampled_from(EDITIONS), st.booleans(), st.integers(0, 10**6))
def test_NY_P1_P2_K1_tourists_come_from_cards_cafes_and_fallbacks_only(
    edition: str, plus_after_fallback: bool, seed: int
) -> None:
    """Counted again from the steps alone, for every block of every map, in random games."""
    game = new_york(edition, plus_after_fallback)
    e = game.edition
    fallbacks = 0
    for state, seat, action, _ in random_game(game, 3, seed):
        if seat == CHANCE or not isinstance(action, End):
            continue
        block, lines = state.block[seat], state.lines[seat]
        group = tourists_of(e, state, seat)[block]
        ends = {point for link in lines for point in (e.link_a[link], e.link_b[link])}
        cafes = [cafe for cafe, point in enumerate(e.cafe_point) if point in ends and state.visited[seat] >> cafe & 1]
        bonus = [sum(count(e.cafe_tourists[cafe], symbol) for cafe in cafes) for symbol in range(3)]
        own = [count(group, symbol) - bonus[symbol] for symbol in range(3)]
        if state.fallback[seat]:
            fallbacks += 1
            assert sorted(own) == [0, 0, 1]
        else:
            assert own == [sum(count(e.card_tourists[card], symbol) for card in state.shown) for symbol in range(3)]
            assert e.blocks[block] in offered(e, *(e.card_number[card] for card in state.shown))
    assert sum(state.fallbacks) == fallbacks


def test_NY_B1_random_games_meet_every_kind_of_offer() -> None:
    """So that the property above is about something."""
    met = set()
    for seed in range(12):
        game = new_york("tiny")
        for state, seat, action, _ in random_game(game, 3, seed):
            if seat != CHANCE and isinstance(action, Block):
                a, b = (game.edition.card_number[card] for card in state.shown)
                falls_back = game.edition.blocks[action.block] not in offered(game.edition, a, b)
                met.add(((a == STAR) + (b == STAR), a == b, falls_back))
    assert met >= {(0, True, True), (0, True, False), (0, False, True), (0, False, False), (1, False, False)}
