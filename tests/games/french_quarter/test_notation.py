"""How actions are written: one spelling each, and every other text is told how to be written."""

from __future__ import annotations

import pytest

from grandtour.core.game import Action, UnreadableAction
from grandtour.games.french_quarter.actions import (
    Advance,
    Begin,
    Card,
    Circle,
    Die,
    First,
    Go,
    Map,
    Mark,
    Mayor,
    Pass,
    Perform,
    Police,
    Start,
    Take,
    Vacation,
)
from tests.quarter import quarter, random_game

CLASSES = {Start, First, Vacation, Card, Mayor, Die, Police, Take, Go, Map, Mark, Circle, Perform, Begin, Advance, Pass}


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Start(0), "start 1"),
        (First(3), "first 3"),
        (Vacation(0), "vacation mardi-gras"),
        (Card(0), "card walk-1"),
        (Card(47), "card socialize-8"),
        (Mayor(11), "mayor mayor-12"),
        (Die(2, 6), "die taxi 6"),
        (Police(4), "police 4"),
        (Take(0, 3, 0), "take walk 3"),
        (Take(0, 3, 4), "take walk 3 as riverboat"),
        (Go(15, False), "go hotel-ama-house"),
        (Go(15, True), "further hotel-ama-house"),
        (Map(0, 1), "map masks-by-mirabelle 1"),
        (Map(34, 7), "map madame-zephyrs-tarot W"),
        (Mark(3), "mark mysticism"),
        (Circle(True), "bonus"),
        (Circle(False), "multiplier"),
        (Perform(4), "performer unicycle"),
        (Begin(5), "begin 6"),
        (Advance(3), "advance west"),
        (Pass(), "pass"),
    ],
)
def test_FQ_A3_actions_are_written_so(action: Action, text: str) -> None:
    game = quarter()
    assert game.write(action) == text
    assert game.read(text) == action
    assert eval(repr(action)) == action


@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_FQ_A3_every_action_has_one_notation(edition: str) -> None:
    game = quarter(edition)
    e = game.edition
    types, faces = range(len(e.types)), range(1, 7)
    actions: list[Action] = [
        Pass(),
        *(Circle(bonus) for bonus in (True, False)),
        *(kind(k) for k in range(len(e.starts)) for kind in (Start, Begin)),
        *(First(seat) for seat in range(max(e.seat_counts))),
        *(Vacation(card) for card in range(len(e.vacations))),
        *(Card(card) for card in range(len(e.cards))),
        *(Mayor(card) for card in range(len(e.mayors))),
        *(Die(type, value) for type in types for value in faces),
        *(Police(value) for value in faces),
        *(Take(type, value, card) for type in types for value in faces for card in types),
        *(Go(building, further) for building in range(len(e.buildings)) for further in (False, True)),
        *(Map(building, value) for building in range(len(e.buildings)) for value in range(1, 8)),
        *(Mark(activity) for activity in range(5)),
        *(Perform(performer) for performer in range(len(e.performers))),
        *(Advance(direction) for direction in range(4)),
    ]
    assert {type(action) for action in actions} == CLASSES
    texts = [game.write(action) for action in actions]
    assert len(set(texts)) == len(texts) == len(set(actions))
    assert [game.read(text) for text in texts] == actions


def test_FQ_A3_every_legal_action_of_random_games_is_read_as_it_is_written() -> None:
    met = set()
    for edition, seats in (("grand-tour", 4), ("grand-tour", 1), ("tiny", 2), ("tiny", 3)):
        game = quarter(edition, mayor=True, tourism=True)
        for seed in range(8):
            for state, seat, _, _ in random_game(game, seats, seed):
                legal = game.legal_actions(state, seat)
                texts = [game.write(action) for action in legal]
                assert [game.read(text) for text in texts] == legal
                assert len(set(texts)) == len(texts)
                met |= {type(action) for action in legal}
    assert met == CLASSES


HOW = "actions are"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", HOW),
        (" ", HOW),
        ("pass now", HOW),
        ("pass ", HOW),
        (" pass", HOW),
        ("PASS", HOW),
        ("Bonus", HOW),
        ("bonus food", HOW),
        ("multiplier 2", HOW),
        ("go", HOW),
        ("go  riverwalk", HOW),
        ("go riverwalk now", HOW),
        ("walk riverwalk", HOW),
        ("take walk", HOW),
        ("take walk 3 as", HOW),
        ("take walk 3 like taxi", HOW),
        ("take walk 3 as taxi now", HOW),
        ("map riverwalk", HOW),
        ("first 4", "is not one of 0 to 3"),
        ("first 10", "is not one of 0 to 3"),
        ("first -1", "is not one of 0 to 3"),
        ("first ١", "is not one of 0 to 3"),
        ("die walk", HOW),
        ("take walk 3 as walk", "write that as take walk 3"),
        ("take stroll 3", "'stroll'"),
        ("take walk 0", "'0'"),
        ("take walk 7", "'7'"),
        ("take walk W", "'W'"),
        ("take walk 03", "'03'"),
        ("take walk ٣", "'٣'"),
        ("take walk 3 as stroll", "'stroll'"),
        ("go Riverwalk", "'Riverwalk'"),
        ("go 30", "'30'"),
        ("go riverwalk\n", "'riverwalk\\n'"),
        ("further old-inn", "'old-inn'"),
        ("map riverwalk 0", "'0'"),
        ("map riverwalk 7", "'7'"),
        ("map riverwalk w", "'w'"),
        ("map riverwalk -1", "'-1'"),
        ("map nowhere 3", "'nowhere'"),
        ("mark wild", "'wild'"),
        ("performer juggler", "'juggler'"),
        ("begin 0", "'0'"),
        ("begin 7", "'7'"),
        ("start 7", "'7'"),
        ("advance up", "'up'"),
        ("advance North", "'North'"),
        ("card walk-9", "'walk-9'"),
        ("mayor mayor-0", "'mayor-0'"),
        ("vacation nowhere", "'nowhere'"),
        ("die walk 7", "'7'"),
        ("die walk W", "'W'"),
        ("police 0", "'0'"),
        ("police W", "'W'"),
    ],
)
def test_FQ_A3_what_cannot_be_read_is_told_how_to_be_written(text: str, told: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        quarter().read(text)
    assert told in str(caught.value)
    assert repr(text) in str(caught.value)


def test_FQ_A3_a_name_that_is_not_there_is_told_which_is_near_and_not_all_the_others() -> None:
    with pytest.raises(UnreadableAction) as caught:
        quarter().read("go beignet-caffe")
    assert str(caught.value) == "'go beignet-caffe': there is no building 'beignet-caffe'; did you mean 'beignet-cafe'?"
    with pytest.raises(UnreadableAction) as caught:
        quarter().read("go xyz")
    assert str(caught.value) == "'go xyz': there is no building 'xyz'"
    with pytest.raises(UnreadableAction) as caught:
        quarter().read("advance up")
    assert str(caught.value).endswith("there is no direction 'up'; there are: north, east, south, west")


def test_FQ_A3_another_games_action_is_not_written_nor_done_by_chance() -> None:
    class Foreign(Action): ...

    with pytest.raises(ValueError, match="not an action of French Quarter"):
        quarter().write(Foreign(0))
    with pytest.raises(TypeError, match="chance does not do this in French Quarter"):
        quarter().apply(quarter().new(2), -1, Foreign(0))


def test_FQ_A3_another_games_action_is_refused_at_the_door() -> None:
    class Foreign(Action): ...

    game = quarter()
    for number, (state, seat, _, _) in enumerate(random_game(game, 2, 1)):
        if number % 10 == 0:
            reason = game.why_not(state, seat, Foreign(0))
            assert reason is not None
            assert reason.rule == "GT-4"
