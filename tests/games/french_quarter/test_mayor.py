"""FQ-Y1: the Mayor's card of the round, and what a closed street is closed for."""

from __future__ import annotations

import pytest

from grandtour.core.game import CHANCE
from grandtour.games.french_quarter.edition import NONE
from grandtour.games.french_quarter.state import FREE_MAP, NEIGHBOUR, SIZE, STREET_MAP, STREET_NEIGHBOUR
from tests.games.french_quarter.oracle import STEPS, town
from tests.quarter import Table, quarter, table

STREETS = town().named
# Cards without a choice.
PLAIN = {
    "walk": table().card("walk", "culture"),
    "carriage": table().card("carriage", "food"),
    "streetcar": table().card("streetcar", "food"),
}


def on(street: str) -> set[str]:
    return {b for b in town().buildings if street in town().touches[b]}


# ---- the card -------------------------------------------------------------------------------------------------------
def test_FQ_Y1_a_mayor_card_is_revealed_every_round_with_the_variant_only() -> None:
    t = table(2, mayor=True).plan(closed="royal")
    event = next(event for event in t.events if event.kind == "mayor")
    assert (event.seat, event.data["closed"]) == (CHANCE, t.street("royal"))
    assert t.game.observe(t.state, None)["closed"] == t.street("royal")
    plain = table(2).plan()
    assert (plain.state.mayor_card, plain.state.mayors) == (NONE, ())
    assert "mayor" not in plain.kinds()
    assert plain.game.observe(plain.state, 0)["closed"] == NONE


def test_FQ_Y1_every_named_street_has_a_card_that_closes_it_and_some_cards_close_nothing() -> None:
    e = quarter().edition
    closed = [NONE if street == NONE else e.streets[street] for street in e.mayor_closed]
    assert {street for street in closed if street != NONE} == set(STREETS)
    assert closed.count(NONE) == 3
    assert not {"north", "south", "west", "east"} & {street for street in closed if street != NONE}


def test_FQ_Y1_the_street_is_open_again_when_the_round_is_over() -> None:
    t = table(2, mayor=True).plan(closed="dauphine").all_taken()
    assert t.state.mayor_card == NONE
    assert t.game.observe(t.state, 0)["closed"] == NONE
    t.plan(cards=PLAIN).play("take streetcar 1")
    assert t.destinations() == on("dauphine")


@pytest.mark.parametrize("card", ["mayor-10", "mayor-11", "mayor-12"])
def test_FQ_Y1_a_card_without_a_street_closes_nothing(card: str) -> None:
    t = table(2, mayor=True).plan(cards=PLAIN, mayor=card)
    without = table(2).plan(cards=PLAIN)
    assert t.play("take walk 1").legal() == without.play("take walk 1").legal()


# ---- visits ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("closed", STREETS)
@pytest.mark.parametrize("type", ["walk", "carriage", "taxi", "streetcar", "riverboat", "socialize"])
def test_FQ_Y1_nobody_stops_on_the_closed_street(closed: str, type: str) -> None:
    start = table(3, mayor=True).uses(0, longer=1).plan(cards=PLAIN, closed=closed)
    free = table(3).uses(0, longer=1).plan(cards=PLAIN).play(f"take {type} 1")
    t = start.play(f"take {type} 1")
    if t.actors == [0]:
        assert t.destinations() == free.destinations() - on(closed)
        assert t.further() == free.further() - on(closed)
        for there in sorted(on(closed) - {t.where(0)}):
            for verb in ("go", "further"):
                assert t.refusal(f"{verb} {there}") == ("FQ-Y1", "closed")
    else:
        assert len(free.destinations() - on(closed)) < 2


def test_FQ_Y1_who_stands_on_the_closed_street_moves_away_from_it() -> None:
    t = table(2, mayor=True).plan(cards=PLAIN, closed="toulouse")  # the hotel is on Toulouse St
    t.play("take walk 1")
    assert "hotel-ama-house" in on("toulouse")
    assert t.destinations() == {b for b, far in town().far["hotel-ama-house"].items() if 1 <= far <= 2} - on("toulouse")


# ---- lines ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("closed", STREETS)
def test_FQ_Y1_no_line_goes_along_the_closed_street_from_any_intersection(closed: str) -> None:
    """Across it is fine, and so are the borders: the public line and one's own."""
    w = town()
    start = table(2, mayor=True).plan(closed=closed)
    for i in range(len(w.ew)):
        for j in range(len(w.ns)):
            along = [way for way in STEPS if w.onward((i, j), way) and w.street((i, j), way) != closed]
            here = f"{w.ew[i]}/{w.ns[j]}"
            t = start.copy().line(here).all_taken(caller=0)
            assert len(along) > 0
            if len(along) > 1:
                assert t.directions() == along, here
                for way in STEPS:
                    if way not in along:
                        rule = ("FQ-Y1", "line") if w.onward((i, j), way) else ("FQ-L1", "edge")
                        assert t.refusal(f"advance {way}") == rule
            else:
                assert "line" in t.kinds()
            own = start.copy().line("north/west").own_line(0, here).all_taken(caller=1)
            if own.task == "advance":
                own.play(own.legal()[0])
            assert own.task == "own-line"
            assert own.directions() == along, here


def test_FQ_Y1_across_the_closed_street() -> None:
    t = table(2, mayor=True).line("bourbon/st-peter").plan(closed="bourbon").all_taken(caller=0)
    assert t.directions() == ["north", "south"]
    assert t.play("advance south").line_points() == ["bourbon/st-peter", "royal/st-peter"]


def test_FQ_Y1_what_lies_along_the_closed_street_is_counted_all_the_same() -> None:
    t = table(2, mayor=True).line("bourbon/toulouse", "bourbon/st-peter").mapped(0, {"ljs-public-house": 2})
    t.plan(closed="bourbon").all_taken(caller=0).play("advance south")
    assert t.state.boxes == [1, 0]


# ---- bonus and track map actions ------------------------------------------------------------------------------------
def mid_turn(closed: str, task: int, number: int) -> Table:
    """Seat 0 is in its turn with a 3 and has this to do first; beside that nothing is mapped."""
    t = table(2, mayor=True).plan({"walk": 3}, PLAIN, closed=closed).play("take walk 3")
    t.state.todo.append(task * SIZE + number)
    return t


def mappable(t: Table) -> set[str]:
    return {text.split(" ")[1] for text in t.legal() if text.startswith("map ")}


@pytest.mark.parametrize("closed", STREETS)
def test_FQ_Y1_bonus_and_track_maps_ignore_closed_streets(closed: str) -> None:
    street = quarter().edition.streets.index(closed)
    assert mappable(mid_turn(closed, FREE_MAP, 0)) == set(town().buildings)  # Food C
    assert mappable(mid_turn(closed, FREE_MAP, street + 1)) == on(closed)  # Food A, on whatever street it is
    assert mappable(mid_turn(closed, STREET_MAP, street)) == on(closed)  # FQ-I5
    beside = {b for there in on(closed) for b in town().next_to[there]}
    assert mappable(mid_turn(closed, STREET_NEIGHBOUR, street)) == beside  # FQ-R18
    for number, here in enumerate(town().buildings):
        assert mappable(mid_turn(closed, NEIGHBOUR, number)) == town().next_to[here]  # Culture B


def test_FQ_Y1_food_a_maps_on_decatur_while_it_is_closed() -> None:
    t = table(2, mayor=True).before(0, "food", "choice")
    t.plan(cards=PLAIN, closed="decatur").play("take streetcar 1", "bonus")
    assert t.task == "free-map"
    t.play("map gator-grin 6")
    assert t.map_of(0) == {"gator-grin": 6}


def test_FQ_Y1_the_police_station_is_reached_whatever_is_closed() -> None:
    """FQ-R31; the turn's own steps are in test_moves."""
    for closed in sorted(town().touches["police-station"] - {"west"}):
        t = table(2, mayor=True).unlocked(0, "partying", "B").before(0, "partying", "bonus")
        t.plan(cards={"carriage": t.card("carriage", "partying")}, closed=closed).play("take carriage 1")
        while t.task != "police":
            t.play(t.legal()[0])
        assert t.where(0) == "police-station"


def test_FQ_Y1_the_turns_own_map_action_is_where_the_tourist_stands_and_that_is_open() -> None:
    t = table(2, mayor=True).plan({"walk": 3}, PLAIN, closed="st-ann").play("take walk 3")
    assert not t.destinations() & on("st-ann")
    there = min(t.destinations())
    t.play(f"go {there}")
    assert set(t.map_of(0)) <= {there}
