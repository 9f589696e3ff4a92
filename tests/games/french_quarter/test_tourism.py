"""FQ-Y3, FQ-R33, FQ-R34: the Vacation cards and what they score."""

from __future__ import annotations

import itertools

import pytest

from grandtour.games.french_quarter.edition import ALL_DIFFERENT, ALL_EQUAL, ANY_VALUES, CONDITIONS, NONE
from grandtour.games.french_quarter.scoring import total
from grandtour.games.french_quarter.state import OVER
from tests.quarter import Table, quarter, table

Values = tuple[int | str, ...]
CARDS = quarter().edition.vacations


def with_card(card: str, values: Values = ()) -> Table:
    """Seat 0 has this card, and its buildings are mapped with these values (0: not mapped)."""
    t = table(2, tourism=True, vacations=(card,))
    e = t.edition
    buildings = [e.buildings[b] for b in e.vacation_buildings[e.vacations.index(card)]]
    return t.mapped(0, {b: v for b, v in zip(buildings, values, strict=False) if v})


def condition(card: str) -> int:
    e = quarter().edition
    return e.vacation_condition[e.vacations.index(card)]


def wanted(card: str, values: Values) -> int:
    """The rule once more."""
    if 0 in values:
        return 0
    if condition(card) == ALL_EQUAL:
        return 8 if len(set(values)) == 1 and "W" not in values else 0
    if condition(card) == ALL_DIFFERENT:
        return 8 if len(set(values)) == 4 and "W" not in values else 0
    return 8


@pytest.mark.parametrize("card", CARDS)
def test_FQ_Y3_eight_points_where_all_four_are_mapped_and_the_condition_holds(card: str) -> None:
    """FQ-R33: with a condition a W has no value and fails it."""
    three_or_w: Values = (3, "W")
    some: list[Values] = [
        *itertools.product((0, 3), repeat=4),
        *itertools.product(three_or_w, repeat=4),
        *itertools.permutations((1, 2, 3, 4)),
        *itertools.product((2, 3), repeat=4),
        *((v, v, v, v) for v in range(1, 7)),
        (1, 2, 3, "W"),
        (5, 5, 5, 6),
    ]
    t = with_card(card)
    for values in some:
        e, s = t.edition, t.state
        for building, value in zip(e.vacation_buildings[e.vacations.index(card)], values, strict=True):
            s.mapped[building] = 7 if value == "W" else int(value)
        assert t.points(0)["vacation"] == wanted(card, values), values


def test_FQ_Y3_every_condition_is_on_some_card() -> None:
    e = quarter().edition
    assert set(e.vacation_condition) == {ANY_VALUES, ALL_EQUAL, ALL_DIFFERENT} == set(range(len(CONDITIONS)))
    assert {len(buildings) for buildings in e.vacation_buildings} == {4}
    assert all(len(set(buildings)) == 4 for buildings in e.vacation_buildings)


def test_FQ_Y3_the_rulebooks_mardi_gras() -> None:
    t = with_card("mardi-gras", (1, 6, 3, 2))
    assert set(t.map_of(0)) == {"coops-bead-emporium", "dhm-speakeasy", "bloody-marys", "french-market"}
    assert t.points(0)["vacation"] == 8


@pytest.mark.parametrize("missing", range(4))
def test_FQ_Y3_three_of_four_are_worth_nothing(missing: int) -> None:
    values: Values = tuple(0 if k == missing else 2 for k in range(4))
    assert with_card("mardi-gras", values).points(0)["vacation"] == 0


def test_FQ_R33_a_w_counts_as_mapped_where_there_is_no_condition() -> None:
    assert with_card("mardi-gras", ("W", "W", "W", 1)).points(0)["vacation"] == 8
    equal = next(card for card in CARDS if condition(card) == ALL_EQUAL)
    assert with_card(equal, (2, 2, 2, 2)).points(0)["vacation"] == 8
    assert with_card(equal, (2, 2, "W", 2)).points(0)["vacation"] == 0
    assert with_card(equal, ("W", "W", "W", "W")).points(0)["vacation"] == 0
    different = next(card for card in CARDS if condition(card) == ALL_DIFFERENT)
    assert with_card(different, (1, 2, 3, 4)).points(0)["vacation"] == 8
    assert with_card(different, (1, 2, 3, "W")).points(0)["vacation"] == 0
    assert with_card(different, (1, 2, 3, 3)).points(0)["vacation"] == 0


def test_FQ_Y3_only_ones_own_map_counts() -> None:
    t = with_card("mardi-gras")
    t.mapped(1, {"coops-bead-emporium": 1, "dhm-speakeasy": 6, "bloody-marys": 2, "french-market": 4})
    assert t.points(0)["vacation"] == 0
    assert t.points(1)["vacation"] == 0  # who has another card


def test_FQ_Y3_without_tourism_there_is_no_such_line_and_no_card() -> None:
    t = table(2)
    assert t.state.vacation == [NONE, NONE]
    assert "vacation" not in t.points(0)
    assert "vacation" in with_card("mardi-gras").points(0)


def finished(scores: tuple[int, int], lines: tuple[int, int], card_made: bool) -> Table:
    """The game is over: points from the gift shops and courtyards aside, boxes of the Second Line as told."""
    t = with_card("mardi-gras", (1, 1, 1, 1) if card_made else ())
    for seat in (0, 1):
        t.boxes(seat, lines[seat])
        t.state.riverwalk[seat] = 2 if scores[seat] else 0
    t.state.phase = OVER
    return t


def test_FQ_R34_the_points_are_added_to_the_total() -> None:
    t = finished((0, 0), (10, 15), card_made=True)
    assert t.game.scores(t.state) == [18, 15]
    assert total(t.edition, t.state, 0, False) == 10
    result = t.game.result(t.state)
    assert result is not None
    assert (result.ranking, result.why.arguments["case"]) == (((0,), (1,)), "points")


def test_FQ_R34_the_tie_break_is_still_second_line_points() -> None:
    t = finished((0, 1), (20, 20), card_made=True)  # 8 from the card beside 8 from the Riverwalk
    assert t.game.scores(t.state) == [28, 28]
    result = t.game.result(t.state)
    assert result is not None
    assert (result.ranking, result.why.arguments["case"]) == (((0, 1),), "shared")
    t = finished((0, 0), (20, 28), card_made=True)
    assert t.game.scores(t.state) == [28, 28]
    result = t.game.result(t.state)
    assert result is not None
    assert (result.ranking, result.why.arguments["case"]) == (((1,), (0,)), "second-line")


def test_FQ_Y3_an_edition_with_other_cards() -> None:
    t = table(2, "tiny", tourism=True, vacations=("gossip", "souvenirs"))
    t.mapped(0, {"old-inn": 4, "tea-room": 4}).mapped(1, {"tea-room": 1, "cellar": 2, "harbour-guard": 1})
    assert [t.points(seat)["vacation"] for seat in (0, 1)] == [5, 0]
    t.mapped(1, {"harbour-guard": 3})
    assert t.points(1)["vacation"] == 5
