"""SF-R1 to SF-R4: claiming routes."""

from __future__ import annotations

from itertools import product

import pytest

from tests.builders import Table, table

COLORS = ["blue", "green", "black", "purple", "red", "orange"]


def refused(t: Table, text: str) -> tuple[str, object]:
    reason = t.why_not(text)
    assert reason is not None
    return reason.rule, reason.arguments.get("case")


def all_payments(t: Table, route: int, hand: dict[str, int]) -> set[str]:
    """SF-R1 and SF-R2 again, said as a search: every set of cards from the hand that the sentence allows."""
    e = t.edition
    length, color, symbols = e.route_length[route], e.route_color[route], e.route_ferries[route]
    wild = e.colors[e.wild]
    allowed = [c for c in e.colors if c != wild] if color == -1 else [e.colors[color]]
    ways = set()
    for plain, own in product(allowed, range(length + 1)):
        ferries = length - own
        if own <= hand.get(plain, 0) and ferries <= hand.get(wild, 0) and ferries >= symbols:
            parts = ([f"{own}{plain}"] if own else []) + ([f"{ferries}{wild}"] if ferries else [])
            ways.add("+".join(parts))
    return ways


# ---- SF-R1: paying ----------------------------------------------------------------------------------------------
def test_SF_R1_the_rulebooks_black_route_of_three_is_paid_in_four_ways() -> None:
    t = table(3).hand(0, black=3, ferry=3, red=3)
    ways = t.payments("south-beach", "potrero-hill")
    assert sorted(ways) == ["1black+2ferry", "2black+1ferry", "3black", "3ferry"]


def test_SF_R1_a_colored_route_takes_no_other_color() -> None:
    t = table(3).hand(0, red=3, orange=3)
    assert t.payments("south-beach", "potrero-hill") == []
    assert refused(t, t.claim_text("south-beach", "potrero-hill", red=3)) == ("SF-R1", "color")


def test_SF_R1_a_gray_route_takes_any_one_color_with_ferries_as_wild_or_ferries_alone() -> None:
    t = table(3).hand(0, red=2, blue=1, ferry=2)
    assert sorted(t.payments("civic-center", "mission")) == ["1blue+1ferry", "1red+1ferry", "2ferry", "2red"]


def test_SF_R1_a_gray_route_takes_only_one_color() -> None:
    t = table(3).hand(0, red=1, blue=1, green=1)
    assert t.payments("civic-center", "mission") == []


def test_SF_R1_each_payment_is_listed_once() -> None:
    t = table(3).hand(0, red=4, blue=4, black=3, ferry=4)
    legal = t.legal()
    assert len(legal) == len(set(legal))


@pytest.mark.parametrize(
    "hand",
    [
        {},
        {"ferry": 1},
        {"ferry": 8},
        {"black": 3, "ferry": 2, "blue": 1},
        {"red": 2, "blue": 2, "green": 2, "black": 2, "purple": 2, "orange": 2, "ferry": 1},
        {"red": 6, "blue": 5, "green": 4, "black": 3, "purple": 2, "orange": 1, "ferry": 5},
    ],
)
def test_SF_R1_exactly_the_payments_of_the_rule_are_legal_on_every_route(hand: dict[str, int]) -> None:
    t = table(3).market("-", "-", "-", "-", "-").hand(1).hand(2).hand(0, **hand)
    for route in range(len(t.edition.route_a)):
        start = f"claim {route} "
        listed = {text.removeprefix(start) for text in t.legal() if text.startswith(start)}
        assert listed == all_payments(t, route, hand), route


def test_SF_R1_the_cards_paid_are_discarded() -> None:
    t = table(3).hand(0, black=3, ferry=2, red=1).claim("south-beach", "potrero-hill", black=2, ferry=1)
    assert t.hand_of(0) == {"black": 1, "ferry": 1, "red": 1}
    assert t.discards() == {"black": 2, "ferry": 1}


def test_SF_R1_only_cards_in_hand_can_be_paid() -> None:
    t = table(3).hand(0, black=2)
    reason = t.why_not(t.claim_text("south-beach", "potrero-hill", black=3))
    assert reason is not None
    facts = reason.arguments
    assert (reason.rule, facts["case"], facts["color"], facts["need"], facts["have"]) == (
        *("SF-R1", "cards", "black"),
        *(3, 2),
    )


def test_SF_R1_only_ferries_in_hand_can_be_paid() -> None:
    t = table(3).hand(0, black=2, ferry=1)
    reason = t.why_not(t.claim_text("south-beach", "potrero-hill", black=1, ferry=2))
    assert reason is not None
    facts = reason.arguments
    assert (reason.rule, facts["case"], facts["color"], facts["need"], facts["have"]) == (
        *("SF-R1", "cards", "ferry"),
        *(2, 1),
    )


# ---- SF-R1: claiming --------------------------------------------------------------------------------------------
def test_SF_R1_one_route_a_turn() -> None:
    t = table(3).hand(0, black=3, ferry=3).claim("south-beach", "potrero-hill", black=3)
    assert t.state.owner[t.route("south-beach", "potrero-hill")] == 0
    assert t.actors == [1]


def test_SF_R1_a_route_need_not_join_anything() -> None:
    t = table(3).hand(0, black=3).owner("lands-end", "sunset", 0)
    assert t.payments("south-beach", "potrero-hill") == ["3black"]


def test_SF_R1_a_claimed_route_is_not_claimed_again_by_anybody() -> None:
    for owner in (0, 1):
        t = table(3).hand(0, black=3).owner("south-beach", "potrero-hill", owner)
        assert t.payments("south-beach", "potrero-hill") == []
        assert refused(t, t.claim_text("south-beach", "potrero-hill", black=3)) == ("SF-R1", "owned")


def test_SF_R1_each_space_takes_a_car() -> None:
    t = table(3).hand(0, black=3).cars(0, 7).claim("south-beach", "potrero-hill", black=3)
    assert t.state.cars == [4, 20, 20]


@pytest.mark.parametrize(("cars", "ways"), [(3, ["3black"]), (2, [])])
def test_SF_R1_a_player_needs_a_car_for_every_space(cars: int, ways: list[str]) -> None:
    t = table(3).hand(0, black=3).cars(0, cars)
    assert t.payments("south-beach", "potrero-hill") == ways


def test_SF_R1_too_few_cars_is_the_reason_given() -> None:
    t = table(3).hand(0, black=3).cars(0, 2)
    reason = t.why_not(t.claim_text("south-beach", "potrero-hill", black=3))
    assert reason is not None
    facts = reason.arguments
    assert (reason.rule, facts["case"], facts["need"], facts["have"]) == ("SF-R1", "cars", 3, 2)


def test_SF_R1_the_claim_is_seen_by_all() -> None:
    t = table(3).hand(0, black=2, ferry=1).claim("south-beach", "potrero-hill", black=2, ferry=1)
    claim = t.events[0]
    assert (claim.kind, claim.audience) == ("claim", None)
    assert (claim.data["own"], claim.data["wilds"], claim.data["points"]) == (2, 1, 4)


# ---- SF-R2 ------------------------------------------------------------------------------------------------------
def test_SF_R2_a_ferry_route_needs_a_ferry_card_for_its_symbol() -> None:
    t = table(3).hand(0, orange=5)
    assert t.payments("golden-gate-bridge", "fort-mason") == []
    reason = t.why_not(t.claim_text("golden-gate-bridge", "fort-mason", orange=5))
    assert reason is not None
    facts = reason.arguments
    assert (reason.rule, facts["case"], facts["need"], facts["have"]) == ("SF-R2", "ferries", 1, 0)


def test_SF_R2_the_other_spaces_of_a_ferry_route_are_paid_as_usual_ferries_being_wild() -> None:
    t = table(3).hand(0, orange=5, ferry=5)
    ways = t.payments("golden-gate-bridge", "fort-mason")
    assert sorted(ways) == ["1orange+4ferry", "2orange+3ferry", "3orange+2ferry", "4orange+1ferry", "5ferry"]


def test_SF_R2_the_set_beside_the_ferry_is_of_one_color() -> None:
    t = table(3).hand(0, red=2, blue=2, ferry=1)
    assert t.payments("golden-gate-bridge", "fort-mason") == []
    assert sorted(t.payments("fort-mason", "alcatraz")) == ["2blue+1ferry", "2red+1ferry"]


def test_SF_R2_a_colored_route_with_two_symbols_needs_two_ferries_and_its_color() -> None:
    t = table(2, "tiny").hand(1).hand(0, green=2, boat=3, red=2)
    assert sorted(t.payments("museum", "island")) == ["1green+2boat", "3boat"]
    assert refused(t, t.claim_text("museum", "island", green=2, boat=1)) == ("SF-R2", "ferries")
    assert refused(t, t.claim_text("museum", "island", red=1, boat=2)) == ("SF-R1", "color")


# ---- SF-R3 ------------------------------------------------------------------------------------------------------
PAIR = ("golden-gate-bridge", "presidio")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SF_R3_a_player_never_owns_both_routes_of_a_double_route(seats: int) -> None:
    t = table(seats).hand(0, red=2).owner(*PAIR, 0, "purple")
    assert t.payments(*PAIR, "red") == []
    assert refused(t, t.claim_text(*PAIR, "red", red=2)) == ("SF-R3", "own-twin")


def test_SF_R3_with_two_players_one_claimed_closes_the_other() -> None:
    t = table(2).hand(0, red=2).owner(*PAIR, 1, "purple")
    assert t.payments(*PAIR, "red") == []
    assert refused(t, t.claim_text(*PAIR, "red", red=2)) == ("SF-R3", "closed")


@pytest.mark.parametrize("seats", [3, 4])
def test_SF_R3_with_three_or_four_both_may_be_claimed_by_different_players(seats: int) -> None:
    t = table(seats).hand(0, red=2).owner(*PAIR, 1, "purple")
    assert t.payments(*PAIR, "red") == ["2red"]
    t.claim(*PAIR, "red", red=2)
    assert [t.state.owner[t.route(*PAIR, color)] for color in ("purple", "red")] == [1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SF_R3_either_route_of_a_free_double_route_may_be_claimed(seats: int) -> None:
    t = table(seats).hand(0, red=2, purple=2)
    assert t.payments(*PAIR, "red") == ["2red"]
    assert t.payments(*PAIR, "purple") == ["2purple"]


def test_SF_R3_a_twin_written_the_other_way_round_is_a_twin() -> None:
    t = table(2, "tiny").hand(0, red=2).owner("market", "harbor", 1, "blue")
    assert t.payments("harbor", "market", "red") == []


# ---- SF-R4 ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("ends", "paid", "points"),
    [
        (("twin-peaks", "castro"), {"red": 1}, 1),
        (("civic-center", "mission"), {"red": 2}, 2),
        (("south-beach", "potrero-hill"), {"black": 3}, 4),
        (("alcatraz", "the-embarcadero"), {"red": 3, "ferry": 1}, 7),
        (("golden-gate-bridge", "fort-mason"), {"red": 4, "ferry": 1}, 10),
    ],
)
def test_SF_R4_points_at_once_by_length(ends: tuple[str, str], paid: dict[str, int], points: int) -> None:
    t = table(3).hand(0, **paid).points(0, 20)
    t.claim(ends[0], ends[1], None, **paid)
    assert t.state.points == [20 + points, 0, 0]
    players = t.game.observe(t.state, 2)["players"]
    assert isinstance(players, list)
    assert players[0]["points"] == 20 + points


def test_SF_R4_the_table_is_that_of_the_series() -> None:
    assert table(2).edition.points_by_length == [0, 1, 2, 4, 7, 10, 15]
