"""GT-1 to GT-5: the refusals that belong to no single game."""

from __future__ import annotations

import pytest

from grandtour.core.game import CHANCE, Action, IllegalAction, Reason, UnreadableAction
from grandtour.core.match import Match
from grandtour.games.san_francisco.actions import Claim, First, Keep, Place, Take, Token
from tests.builders import Table, last_position, san_francisco, table


def refusal(t: Table, seat: int, action: Action) -> IllegalAction:
    before = t.state.dump()
    with pytest.raises(IllegalAction) as caught:
        t.game.play(t.state, seat, action)
    assert t.state.dump() == before, "a refused action changes nothing"
    return caught.value


def finished(edition: str = "tiny") -> Table:
    game = san_francisco(edition)
    return Table(game, last_position(game, 2, 3))


def test_GT_1_when_the_game_is_over_nobody_acts() -> None:
    t = finished()
    for seat in (CHANCE, 0, 1):
        assert refusal(t, seat, t.game.read("draw")).rule == "GT-1"


def test_GT_2_who_is_not_to_act_is_told_who_is() -> None:
    t = table(3)
    refused = refusal(t, 1, t.game.read("draw"))
    assert refused.reason == Reason("GT-2", {"seat": 1, "actors": [0]})
    assert "GT-2" in str(refused)
    assert "seat 1" in str(refused)


def test_GT_2_players_wait_for_chance_and_chance_for_players() -> None:
    t = table(3)
    assert refusal(t, CHANCE, t.game.read("card red")).rule == "GT-2"
    t.play("draw")
    assert refusal(t, 0, t.game.read("draw")).reason == Reason("GT-2", {"seat": 0, "actors": [CHANCE]})


@pytest.mark.parametrize("seat", [3, 99, -2])
def test_GT_3_a_seat_that_does_not_exist(seat: int) -> None:
    t = table(3)
    assert refusal(t, seat, t.game.read("draw")).reason == Reason("GT-3", {"seat": seat, "seats": 3})


def test_GT_4_what_is_no_players_action() -> None:
    t = table(3)
    assert refusal(t, 0, t.game.read("card red")).rule == "GT-4"
    assert refusal(t, 0, First(0)).rule == "GT-4"


def test_GT_4_chance_draws_only_what_there_is() -> None:
    t = table(2).hand(0, red=5)
    t.play("draw")
    assert refusal(t, CHANCE, t.game.read("card red")).rule == "GT-4"
    assert refusal(t, CHANCE, t.game.read("draw")).rule == "GT-4"
    assert refusal(t, CHANCE, t.game.read("ticket 3")).rule == "GT-4"


@pytest.mark.parametrize(
    "action",
    [
        *(Claim(99, 1, 0), Claim(-1, 1, 0), Claim(34, 9, 0), Claim(34, -1, 1), Claim(34, 3, 4), Claim(34, 3, -1)),
        *(Take(7), Take(-1), Token(7), Token(-1), Place(7, 0), Place(0, 20), Keep(1 << 24)),
    ],
    ids=repr,
)
def test_GT_4_numbers_that_the_edition_does_not_have_are_refused_like_anything_else(action: Action) -> None:
    t = table(2)
    assert t.game.why_not(t.state, 0, action) == Reason("GT-4")
    assert refusal(t, 0, action).rule == "GT-4"


def test_GT_4_an_action_is_not_mistaken_for_another_one() -> None:
    """The code of an action is packed; numbers too large for their place must not spill into the next."""
    t = table(2).hand(0, black=3)
    assert t.payments("south-beach", "potrero-hill") == ["3black"]
    for action in (Claim(34, 2, 256), Claim(34, 0, 768), Claim(33, 259, 0), Claim(33, 0, 66304)):
        assert action != Claim(34, 3, 0)
        assert not t.game.is_legal(t.state, 0, action)


def test_GT_5_a_match_refuses_what_cannot_be_taken_back() -> None:
    m = Match(san_francisco(), 2, seed=1)
    with pytest.raises(IllegalAction) as caught:
        m.undo(0)
    assert caught.value.reason == Reason("GT-5", {"case": "nothing"})
    m.play(0, m.legal(0)[0])
    m.play(1, m.legal(1)[0])
    with pytest.raises(IllegalAction) as caught:
        m.undo(0)
    assert caught.value.reason == Reason("GT-5", {"case": "revealed"})
    seat = m.actors[0]
    m.play(seat, m.legal(seat)[0])
    m.undo(seat)
    m.play(seat, m.legal(seat)[0])
    m.play(seat, m.legal(seat)[0])
    other = m.actors[0]
    m.play(other, "draw")
    with pytest.raises(IllegalAction) as caught:
        m.undo(seat)
    assert caught.value.reason == Reason("GT-5", {"case": "others-acted", "seat": other})


def test_GT_2_nobody_plays_for_chance_in_a_match() -> None:
    m = Match(san_francisco(), 2, seed=1)
    with pytest.raises(IllegalAction) as caught:
        m.play(CHANCE, "card red")
    assert caught.value.rule == "GT-2"


def test_unreadable_notation_changes_nothing() -> None:
    m = Match(san_francisco(), 2, seed=1)
    before, steps = m.state.dump(), len(m.steps)
    with pytest.raises(UnreadableAction):
        m.play(0, "kepe 3")
    assert (m.state.dump(), len(m.steps)) == (before, steps)


def test_a_refused_action_leaves_a_match_as_it_was() -> None:
    m = Match(san_francisco(), 2, seed=1)
    before, steps = m.state.dump(), len(m.steps)
    for seat, text in ((0, "draw"), (1, "pass"), (5, "draw")):
        with pytest.raises(IllegalAction):
            m.play(seat, text)
    assert (m.state.dump(), len(m.steps)) == (before, steps)


def test_reasons_are_values() -> None:
    assert Reason("GT-1") == Reason("GT-1", {})
    assert Reason("GT-2", {"seat": 1}) != Reason("GT-2", {"seat": 2})
    assert len({Reason("GT-1"), Reason("GT-1", {})}) == 1
    assert repr(Reason("GT-2", {"seat": 1})) == "Reason('GT-2', {'seat': 1})"
