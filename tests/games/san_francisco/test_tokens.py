"""SF-R5: tourist tokens. tests/builders.py says where the stacks lie."""

from __future__ import annotations

import pytest

from tests.builders import Table, table


def claims_mission_to_potrero(t: Table) -> Table:
    """House lies on Mission, poppy on Potrero Hill."""
    return t.hand(0, orange=2).claim("mission", "potrero-hill", orange=2)


def test_SF_R5_a_token_of_a_symbol_not_held_is_taken_from_one_end() -> None:
    t = table(3).hand(0, black=3).claim("south-beach", "potrero-hill", black=3)
    assert t.tokens_of(0) == ["poppy"]
    assert t.state.stack_left[t.symbol("poppy")] == 1
    assert t.actors == [1]


def test_SF_R5_it_does_not_matter_which_end_is_named_first() -> None:
    t = table(3).hand(0, blue=3).claim("golden-gate-bridge", "lands-end", blue=3)
    assert t.tokens_of(0) == ["lighthouse"]


def test_SF_R5_a_route_between_places_without_tokens_gives_none() -> None:
    t = table(3).hand(0, red=2).claim("civic-center", "painted-ladies", "red", red=2)
    assert t.tokens_of(0) == []
    assert t.actors == [1]


def test_SF_R5_with_both_ends_eligible_the_player_chooses() -> None:
    t = claims_mission_to_potrero(table(3))
    assert t.actors == [0]
    assert t.phase == "token"
    assert sorted(t.legal()) == ["token house", "token poppy"]
    for symbol in ("house", "poppy"):
        after = t.copy().play(f"token {symbol}")
        assert after.tokens_of(0) == [symbol]
        assert after.actors == [1]


def test_SF_R5_at_most_one_token_a_claim() -> None:
    t = claims_mission_to_potrero(table(3)).play("token house")
    assert t.tokens_of(0) == ["house"]
    assert t.state.stack_left[t.symbol("poppy")] == 2
    assert t.state.stack_left[t.symbol("house")] == 1


def test_SF_R5_route_and_points_count_before_the_token_is_chosen() -> None:
    t = claims_mission_to_potrero(table(3))
    assert t.state.points[0] == 2
    assert t.state.cars[0] == 18


def test_SF_R5_while_a_token_is_to_be_chosen_nothing_else_may_be_done() -> None:
    t = claims_mission_to_potrero(table(3))
    for text in ("draw", "tickets", "take red", "pass"):
        reason = t.why_not(text)
        assert reason is not None
        assert reason.rule == "SF-R5"


def test_SF_R5_a_symbol_already_held_is_not_taken_again() -> None:
    t = table(3).tokens(0, "poppy").hand(0, black=3).claim("south-beach", "potrero-hill", black=3)
    assert t.tokens_of(0) == ["poppy"]
    assert t.state.stack_left[t.symbol("poppy")] == 1
    assert t.actors == [1]


def test_SF_R5_with_one_of_both_symbols_held_the_other_is_taken_without_a_choice() -> None:
    t = claims_mission_to_potrero(table(3).tokens(0, "poppy"))
    assert t.tokens_of(0) == ["poppy", "house"]
    assert t.actors == [1]


def test_SF_R5_an_empty_stack_gives_nothing() -> None:
    t = table(3).tokens(1, "poppy").tokens(2, "poppy").hand(0, black=3)
    t.claim("south-beach", "potrero-hill", black=3)
    assert t.tokens_of(0) == []
    assert t.actors == [1]


def test_SF_R5_with_one_stack_empty_the_other_token_is_taken_without_a_choice() -> None:
    t = claims_mission_to_potrero(table(3).tokens(1, "poppy").tokens(2, "poppy"))
    assert t.tokens_of(0) == ["house"]
    assert t.actors == [1]


def test_SF_R5_the_last_token_of_a_stack_can_be_taken() -> None:
    t = claims_mission_to_potrero(table(2))  # of two players the placed stack has one token
    t.play("token house")
    assert t.state.stack_left[t.symbol("house")] == 0
    t.hand(1, purple=2).claim("castro", "mission", "purple", purple=2)
    assert t.tokens_of(1) == []


def test_SF_R5_taking_is_not_optional() -> None:
    t = claims_mission_to_potrero(table(3))
    assert all(text.startswith("token") for text in t.legal())
    one = table(3).hand(0, black=3).claim("south-beach", "potrero-hill", black=3)
    assert one.tokens_of(0)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_SF_R5_tokens_are_open_information(viewer: int | None) -> None:
    t = table(3).tokens(0, "poppy", "crab").tokens(2, "bridge")
    view = t.game.observe(t.state, viewer)
    players, stacks = view["players"], view["stacks"]
    assert isinstance(players, list)
    assert isinstance(stacks, list)
    assert [p["tokens"] for p in players] == [[3, 4], [], [0]]
    assert [stack["left"] for stack in stacks] == [1, 2, 2, 1, 1, 2, 2]


def test_SF_R5_a_token_that_is_not_on_offer_is_refused() -> None:
    t = claims_mission_to_potrero(table(3))
    reason = t.why_not("token crab")
    assert reason is not None
    assert (reason.rule, reason.arguments["case"]) == ("SF-R5", "not-on-offer")
