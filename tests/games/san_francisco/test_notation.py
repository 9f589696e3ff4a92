"""Every action is written in one way and read back (styles.md, guideline 9)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.game import UnreadableAction
from grandtour.games.san_francisco.actions import (
    Card,
    Claim,
    Draw,
    DrawTickets,
    First,
    Keep,
    Pass,
    Place,
    Stack,
    Take,
    Ticket,
    Token,
)
from tests.builders import random_game, san_francisco, table

GAME = san_francisco()


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Draw(), "draw"),
        (Take(0), "take ferry"),
        (DrawTickets(), "tickets"),
        (Pass(), "pass"),
        (Token(2), "token sea-lion"),
        (Place(6, 17), "place teapot castro"),
        (Keep(1 << 3 | 1 << 7), "keep 3+7"),
        (Keep(1 << 23), "keep 23"),
        (Claim(34, 3, 0), "claim 34 3black"),
        (Claim(34, 3, 1), "claim 34 2black+1ferry"),
        (Claim(34, 0, 3), "claim 34 3ferry"),
        (Card(6), "card orange"),
        (Stack(0), "stack bridge"),
        (Ticket(11), "ticket 11"),
        (First(3), "first 3"),
    ],
)
def test_SF_C2_notation_of_each_action(action: object, text: str) -> None:
    read = GAME.read(text)
    assert read == action
    assert GAME.write(read) == text


@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_SF_C2_every_legal_action_is_read_back_as_itself(edition: str) -> None:
    game = san_francisco(edition)
    for seed in range(3):
        for state, seat, _, _ in random_game(game, 3, seed):
            texts = set()
            legal = game.legal_actions(state, seat)
            for action in legal:
                text = game.write(action)
                texts.add(text)
                assert game.read(text) == action
                assert hash(game.read(text)) == hash(action)
            assert len(texts) == len(legal)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "draw ", " draw", "Draw", "draw 1", "take", "take pink", "take gray", "take red blue", "tickets 2"),
        *("keep", "keep ", "keep 24", "keep -1", "keep 03", "keep 3+3", "keep 3,7", "keep 3+", "keep ٣", "keep 3 7"),
        *("claim 34", "claim 49 3black", "claim 34 black", "claim 34 03black", "claim 34 2black", "claim 34 4black"),
        *("claim 34 1ferry+2black", "claim 34 1black+2black", "claim 34 2black+1red", "claim 34 3ferry+0black"),
        *("claim -1 3black", "claim 34 3black+", "claim 34 3 black", "claim 034 3black", "claim 34 -3black"),
        *("token", "token dog", "place house", "place house nowhere", "place castro house", "first 4", "first -1"),
        *("ticket x", "stack", "card", "card gray", "pass\n", "draw\ttwo", "claim 34 ³black", "claim 34 99999black"),
    ],
)
def test_SF_C2_what_is_no_action_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        GAME.read(text)
    assert repr(text)[1:-1][:20] in str(caught.value)


@given(st.text(max_size=40) | st.from_regex(r"(keep|claim|take|place|first) [0-9a-z+ -]{0,20}", fullmatch=True))
def test_SF_C2_reading_anything_gives_an_action_or_says_that_it_is_none(text: str) -> None:
    try:
        action = GAME.read(text)
    except UnreadableAction:
        return
    assert GAME.read(GAME.write(action)) == action


def test_SF_C2_actions_of_different_kinds_are_never_equal() -> None:
    same_code = [Draw(), DrawTickets(), Pass(), Take(0), Token(0), Card(0), Stack(0), Ticket(0), First(0), Keep(0)]
    assert len(set(same_code)) == len(same_code)


def test_SF_C2_a_position_is_dumped_and_loaded() -> None:
    game = san_francisco()
    for i, (state, _, _, _) in enumerate(random_game(game, 4, 2, "tickets")):
        if i % 13 == 0:
            again = game.load(state.dump())
            assert again.dump() == state.dump()
            assert game.actors(again) == game.actors(state)


@pytest.mark.parametrize("damage", ["missing", "type", "word", "nested"])
def test_SF_C2_what_is_no_dump_is_refused(damage: str) -> None:
    dump = table(2).state.dump()
    if damage == "missing":
        del dump["hands"]
    elif damage == "type":
        dump["turn"] = "0"
    elif damage == "word":
        dump["phase"] = "lunch"
    else:
        dump["offered"] = [1, 2]
    with pytest.raises(ValueError, match=r"in list|San Francisco"):
        GAME.load(dump)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("seats", 7), ("seats", True), ("deck", [1]), ("market", [99] * 5), ("turn", 3), ("phase", "x"), ("draw", 1)),
        *(("owner", [0]), ("hands", "x"), ("first", 5), ("tickets", [1]), ("stack_place", [77] * 7), ("offered", [1])),
    ],
)
def test_what_is_no_dump_of_this_edition_is_not_loaded(field: str, value: object) -> None:
    game = san_francisco()
    dump = game.new(3).dump()
    assert game.load(dump).dump() == dump
    with pytest.raises(ValueError, match="not a San Francisco position"):
        game.load(dump | {field: value})
    del dump[field]
    with pytest.raises(ValueError, match="not a San Francisco position"):
        game.load(dump)
