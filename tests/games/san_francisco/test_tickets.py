"""SF-K1: drawing destination tickets."""

from __future__ import annotations

import pytest

from grandtour.core.game import CHANCE
from tests.builders import table


def test_SF_K1_two_tickets_are_drawn_and_one_or_both_kept() -> None:
    t = table(3).play("tickets")
    assert t.actors == [CHANCE]
    t.play("ticket 3", "ticket 7")
    assert t.actors == [0]
    assert t.legal() == ["keep 3", "keep 7", "keep 3+7"]


def test_SF_K1_drawing_tickets_is_the_whole_turn() -> None:
    t = table(3).play("tickets", "ticket 3", "ticket 7", "keep 3+7")
    assert t.actors == [1]
    assert t.phase == "turn"


def test_SF_K1_a_kept_ticket_joins_those_held_and_the_other_goes_to_the_bottom() -> None:
    t = table(3).tickets(0, 1, 2).play("tickets", "ticket 3", "ticket 7", "keep 7")
    assert t.tickets_of(0) == [1, 2, 7]
    assert t.state.returned == (3,)


def test_SF_K1_returned_tickets_lie_in_the_order_they_were_returned() -> None:
    t = table(3)
    t.play("tickets", "ticket 3", "ticket 7", "keep 7", "tickets", "ticket 0", "ticket 1", "keep 0")
    assert t.state.returned == (3, 1)


def test_SF_K1_keeping_none_is_not_possible() -> None:
    t = table(3).play("tickets", "ticket 3", "ticket 7")
    assert all(len(text.removeprefix("keep ")) > 0 for text in t.legal())


def test_SF_K1_only_drawn_tickets_are_kept() -> None:
    t = table(3).tickets(0, 1, 2).play("tickets", "ticket 3", "ticket 7")
    for text in ("keep 4", "keep 3+4", "keep 1", "keep 3+7+1"):
        reason = t.why_not(text)
        assert reason is not None
        assert (reason.rule, reason.arguments["case"]) == ("SF-K1", "not-offered")


def test_SF_K1_kept_tickets_are_never_returned() -> None:
    t = table(3).tickets(0, 1, 2)
    reason = t.why_not("keep 1")
    assert reason is not None
    assert (reason.rule, reason.arguments["case"]) == ("SF-K1", "none-drawn")


def test_SF_K1_the_top_ticket_is_any_that_was_never_dealt_while_there_are_such() -> None:
    t = table(3).ticket_deck(4, 5, 6, returned=(9, 8), rest=1).play("tickets")
    assert t.legal() == ["ticket 4", "ticket 5", "ticket 6"]
    assert t.game.weights(t.state) == [1, 1, 1]


def test_SF_K1_returned_tickets_come_back_in_order_when_the_others_are_used_up() -> None:
    t = table(3).ticket_deck(4, returned=(9, 8, 2), rest=1).play("tickets", "ticket 4")
    assert t.legal() == ["ticket 9"]
    t.play("ticket 9", "keep 4", "tickets")
    assert t.legal() == ["ticket 8"]
    t.play("ticket 8")
    assert t.legal() == ["ticket 2"]
    t.play("ticket 2", "keep 2+8", "tickets")
    assert t.legal() == ["ticket 9"]


def test_SF_K1_a_last_single_ticket_is_kept_without_a_choice() -> None:
    t = table(3).tickets(0).ticket_deck(4, rest=1).play("tickets", "ticket 4")
    assert t.tickets_of(0) == [4]
    assert t.actors == [1]
    t = table(3).tickets(0).ticket_deck(returned=(4,), by=2, rest=1).play("tickets", "ticket 4")
    assert t.tickets_of(0) == [4]
    assert t.actors == [1]


def test_SF_K1_without_tickets_the_action_is_not_available() -> None:
    t = table(3).ticket_deck(rest=1)
    assert "tickets" not in t.legal()
    reason = t.why_not("tickets")
    assert reason is not None
    assert (reason.rule, reason.arguments["case"]) == ("SF-K1", "empty")


def test_SF_K1_between_drawing_and_keeping_nothing_else_may_be_done() -> None:
    t = table(3).hand(0, black=3).play("tickets", "ticket 3", "ticket 7")
    for text in ("draw", "take red", "tickets", "pass", t.claim_text("south-beach", "potrero-hill", black=3)):
        reason = t.why_not(text)
        assert reason is not None
        assert (reason.rule, reason.arguments["case"]) == ("SF-K1", "pending")


def test_SF_K1_there_is_no_limit_to_the_tickets_of_a_player() -> None:
    t = table(2).tickets(0).tickets(1)
    for n in range(0, 24, 4):
        t.play("tickets", f"ticket {n}", f"ticket {n + 1}", f"keep {n}+{n + 1}")
        t.play("tickets", f"ticket {n + 2}", f"ticket {n + 3}", f"keep {n + 2}")
    assert len(t.tickets_of(0)) == 12
    assert t.state.returned == (3, 7, 11, 15, 19, 23)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_SF_K1_kept_tickets_stay_secret(viewer: int | None) -> None:
    one = table(3).play("tickets", "ticket 3", "ticket 7", "keep 3")
    other = table(3).play("tickets", "ticket 0", "ticket 5", "keep 5")
    assert one.game.observe(one.state, viewer) == other.game.observe(other.state, viewer)
    for a, b in zip(one.events, other.events, strict=True):
        seen_a, seen_b = a.seen_by(viewer), b.seen_by(viewer)
        assert (seen_a is None) == (seen_b is None)
        if seen_a is not None and seen_b is not None:
            assert (seen_a.kind, seen_a.seat, seen_a.data) == (seen_b.kind, seen_b.seat, seen_b.data)


def test_SF_K1_a_player_sees_its_own_tickets_and_which_are_completed() -> None:
    t = table(3).tickets(0, ("lands-end", "castro"), ("painted-ladies", "twin-peaks"))
    t.owner("haight-ashbury", "painted-ladies", 0, "blue").owner("haight-ashbury", "twin-peaks", 0)
    players = t.game.observe(t.state, 0)["players"]
    assert isinstance(players, list)
    assert players[0]["kept"] == [6, 22]
    assert players[0]["completed"] == [22]
    for viewer in (1, 2, None):
        others = t.game.observe(t.state, viewer)["players"]
        assert isinstance(others, list)
        assert "kept" not in others[0]
        assert "completed" not in others[0]
        assert others[0]["tickets"] == 2
