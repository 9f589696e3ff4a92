"""How actions are written: one spelling each, and every other text is told how to be written."""

from __future__ import annotations

import pytest

from grandtour.core.game import Action, UnreadableAction
from grandtour.games.explore_new_york.actions import Block, Card, Discard, End, First, Link, Tourist
from tests.new_york import new_york


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (First(3), "first 3"),
        (Card(0), "card 1a"),
        (Discard(24), "discard star-a"),
        (Block(0), "block 1,1"),
        (Block(9), "block 4,2"),
        (Block(35), "block 6,6"),
        (Tourist(2), "tourist triangle"),
        (Link(0), "link 1,0-2,0"),
        (Link(79), "link 5,6-6,5"),
        (End(), "end"),
    ],
)
def test_NY_T2_actions_are_written_so(action: Action, text: str) -> None:
    game = new_york()
    assert game.write(action) == text
    assert game.read(text) == action


@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_NY_C3_every_action_has_one_notation(edition: str) -> None:
    game = new_york(edition)
    e = game.edition
    actions: list[Action] = [
        End(),
        *(First(seat) for seat in range(max(e.seat_counts))),
        *(kind(card) for card in range(len(e.cards)) for kind in (Card, Discard)),
        *(Block(block) for block in range(len(e.blocks))),
        *(Tourist(symbol) for symbol in range(3)),
        *(Link(link) for link in range(len(e.links))),
    ]
    texts = [game.write(action) for action in actions]
    assert len(set(texts)) == len(texts) == len(set(actions))
    assert [game.read(text) for text in texts] == actions


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "actions are"),
        ("end now", "actions are"),
        ("end ", "actions are"),
        (" end", "actions are"),
        ("END", "actions are"),
        ("block", "actions are"),
        ("block  4,2", "actions are"),
        ("pass", "actions are"),
        ("first 4", "seat "),
        ("first 10", "seat "),
        ("first -1", "seat "),
        ("block 7,1", "blocks run from 1,1 to 6,6"),
        ("block 0,3", "blocks run from 1,1 to 6,6"),
        ("block 4,2\n", "no block"),
        ("block 04,2", "no block"),
        ("tourist star", "did you mean 'square'?"),
        ("card 7a", "there is no card '7a'"),
        ("discard 4", "there is no card '4'"),
        ("link 2,0-1,0", "write that link as 1,0-2,0"),
        ("link 1,0-0,1", "write that link as 0,1-1,0"),
        ("link 0,0-1,0", "there is no intersection '0,0'"),
        ("link 1,1-1,7", "there is no intersection '1,7'; X goes from 0 to 6 and Y from 0 to 6"),
        ("link 1,1-2,2", "no road"),
        ("link 1,1-3,1", "no road"),
        ("link 1,1", "no road"),
        ("link 1,1-1,1", "no road"),
        ("link 1,1-2,1-3,1", "no road"),
    ],
)
def test_NY_C3_what_cannot_be_read_is_told_how_to_be_written(text: str, told: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        new_york().read(text)
    assert told in str(caught.value)


def test_NY_C3_each_axis_has_its_own_range() -> None:
    """On a map that is higher than wide."""
    for text, told in (
        ("link 1,5-2,5", "X goes from 0 to 3 and Y from 0 to 4"),
        ("block 4,4", "blocks run from 1,1 to 3,4"),
    ):
        with pytest.raises(UnreadableAction, match=told):
            new_york("tiny").read(text)


def test_NY_T2_another_games_action_is_not_written() -> None:
    class Foreign(Action): ...

    with pytest.raises(ValueError, match="not an action of Explore New York"):
        new_york().write(Foreign(0))
    with pytest.raises(TypeError, match="not an Explore New York action"):
        new_york().apply(new_york().new(2), 0, Foreign(0))
