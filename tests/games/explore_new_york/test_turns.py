"""NY-T1 and NY-T2: the cards of a turn, everybody at the same time, and who is first next."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.game import CHANCE
from grandtour.games.explore_new_york.actions import Block, End
from grandtour.games.explore_new_york.state import MARK, OVER, links_of, tourists_of
from tests.new_york import Table, new_york, random_game, table


def revealed(seats: int = 3, first: int = 1) -> Table:
    return table(seats, first=first).reveal("4b", "5a", "star-a")


def play_turn(t: Table, seats: int) -> Table:
    return t.turn_cards(*(t.edition.cards[card] for card in t.state.deck[:2])).any_turn(*range(seats))


# ---- the cards ------------------------------------------------------------------------------------------------------
def test_NY_T1_three_cards_are_revealed_before_anybody_acts() -> None:
    t = table(3, first=1)
    for card in ("4b", "5a", "star-a"):
        assert t.actors == [CHANCE]
        assert f"card {card}" in t.legal(CHANCE)
        t.reveal(card)
        assert f"card {card}" not in t.legal(CHANCE)
    assert t.shown() == ["4b", "5a", "star-a"]
    assert t.kinds() == ["card"] * 3
    assert all(event.seen_by(None) is not None for event in t.events)


def test_NY_T1_the_first_player_alone_discards_one_of_the_three() -> None:
    t = revealed()
    assert t.actors == [1]
    assert t.legal(1) == ["discard 4b", "discard 5a", "discard star-a"]
    for other in (0, 2):
        assert t.legal(other) == []
        reason = t.why_not("discard 4b", other)
        assert reason is not None
        assert reason.rule == "GT-2"


def test_NY_T1_a_card_that_was_not_revealed_cannot_be_discarded() -> None:
    reason = revealed().why_not("discard 1a", 1)
    assert reason is not None
    assert (reason.rule, reason.arguments["case"]) == ("NY-T1", "not-shown")


@pytest.mark.parametrize("card", ["4b", "5a", "star-a"])
def test_NY_T1_the_other_two_are_the_turn_cards_of_everybody(card: str) -> None:
    t = revealed().play_as(1, f"discard {card}")
    assert t.shown() == [other for other in ("4b", "5a", "star-a") if other != card]
    assert t.actors == [0, 1, 2]
    assert t.legal(0) == t.legal(1) == t.legal(2) != []


def test_NY_T1_a_discarded_card_does_not_come_back() -> None:
    t = revealed(2, 0).play_as(0, "discard star-a").any_turn(0, 1)
    assert t.shown() == []
    assert not {"card 4b", "card 5a", "card star-a"} & set(t.legal(CHANCE))
    assert len(t.legal(CHANCE)) == 24


def test_NY_T1_an_edition_may_have_two_discarded_one_after_the_other() -> None:
    t = table(2, "tiny").reveal("1a", "2a", "3a", "4a").play_as(0, "discard 3a")
    assert t.actors == [0]
    assert t.legal(0) == ["discard 1a", "discard 2a", "discard 4a"]
    assert t.play_as(0, "discard 1a").shown() == ["2a", "4a"]
    assert t.actors == [0, 1]


# ---- at the same time -----------------------------------------------------------------------------------------------
def test_NY_T2_all_act_at_the_same_time_each_until_its_own_end() -> None:
    t = table(3).turn_cards("4b", "5a")
    t.play_as(2, "block 4,5").play_as(0, "block 4,5").play_as(2, "link 3,4-4,4")
    assert t.actors == [0, 1, 2]
    t.play_as(2, "end")
    assert t.actors == [0, 1]
    assert t.doing(2) == "done"
    reason = t.why_not("end", 2)
    assert reason is not None
    assert reason.rule == "GT-2"


def test_NY_T2_a_turn_is_a_block_then_links_then_the_end() -> None:
    t = table().turn_cards("4b", "5a")
    assert {text.split()[0] for text in t.legal(0)} == {"block"}
    t.play_as(0, "block 4,5")
    assert {text.split()[0] for text in t.legal(0)} == {"link"}
    t.play_as(0, "link 4,4-4,5")
    assert {text.split()[0] for text in t.legal(0)} == {"link", "end"}
    t.play_as(0, "link 4,5-4,6")
    assert t.legal(0) == ["end"]


def test_NY_T2_the_block_of_a_turn_is_chosen_once() -> None:
    t = table().turn_cards("4b", "5a").play_as(0, "block 4,5")
    reason = t.why_not("block 5,4")
    assert reason is not None
    assert (reason.rule, reason.arguments["case"]) == ("NY-T2", "chosen")


def test_NY_T2_when_all_are_done_the_cards_go_and_the_next_player_clockwise_is_first() -> None:
    t = table(3, first=2).turn_cards("4b", "5a").any_turn(1, 0)
    assert t.shown() == ["4b", "5a"]
    assert (t.state.turn, t.state.first) == (1, 2)
    t.any_turn(2)
    assert t.shown() == []
    assert (t.state.turn, t.state.first, t.phase) == (2, 0, "reveal")
    assert t.turn_cards("2c", "3c").actors == [0, 1, 2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_NY_T2_the_first_player_goes_around_the_table(seats: int) -> None:
    t = table(seats, first=seats - 1)
    firsts = []
    while t.phase != "over":
        firsts.append(t.state.first)
        play_turn(t, seats)
    assert firsts == [(seats - 1 + turn) % seats for turn in range(t.edition.turns[seats])]


def test_NY_T2_nobodys_map_affects_anybody_elses() -> None:
    """Whatever seat 1 does, the choices of seat 0 are those that it has beside a seat 1 that does nothing."""
    for seed in range(4):
        game = new_york("tiny")
        for state, seat, action, _ in random_game(game, 2, seed):
            if seat == 1 and len(game.actors(state)) == 2:
                after = state.copy()
                game.apply(after, 1, action)
                assert game.legal_actions(after, 0) == game.legal_actions(state, 0)
                assert tourists_of(game.edition, after, 0) == tourists_of(game.edition, state, 0)
                assert links_of(game.edition, after, 0) == links_of(game.edition, state, 0)


# ---- invariants of whole games --------------------------------------------------------------------------------------
@given(st.sampled_from(["grand-tour", "tiny"]), st.integers(1, 3), st.booleans(), st.integers(0, 10**6))
def test_NY_T2_every_turn_has_one_block_more_and_links_are_only_added(
    edition: str, seats: int, plus_after_fallback: bool, seed: int
) -> None:
    game = new_york(edition, plus_after_fallback)
    e = game.edition
    blocks, links, chosen, ended = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    for state, seat, action, _ in random_game(game, seats, seed):
        for player in range(seats):
            taken = sum(group > 0 for group in tourists_of(e, state, player))
            drawn = len(links_of(e, state, player))
            assert taken - blocks[player] in (0, 1)
            assert drawn - links[player] in (0, 1)
            blocks[player], links[player] = taken, drawn
            if state.phase != MARK:
                assert taken == chosen[player] == ended[player]
        if seat != CHANCE:
            chosen[seat] += isinstance(action, Block)
            ended[seat] += isinstance(action, End)
            if isinstance(action, End):
                pluses = sum(e.card_plus[card] for card in state.shown)
                if state.fallback[seat]:
                    assert len(state.lines[seat]) == 1 + (pluses if plus_after_fallback else 0)
                else:
                    assert len(state.lines[seat]) - pluses in (1, 2)
    assert state.phase == OVER
    assert ended == chosen == [e.turns[seats]] * seats
