"""FQ-V1, FQ-V2, FQ-R9 to FQ-R14, FQ-R30, FQ-R31, FQ-R35 and the bonuses of moves: where tourists go and what they do.

`oracle.py` has the same rules once more; here they are compared for every card, building and closed street.
"""

from __future__ import annotations

from functools import cache

import pytest

from grandtour.games.french_quarter.state import END_TURN, SIZE, TRAVEL
from tests.games.french_quarter.oracle import town
from tests.quarter import Table, quarter, table

EDITIONS = ["grand-tour", "tiny"]
CASES = [(edition, closed) for edition in EDITIONS for closed in ("", *town(edition).named)]
# A card of each type whose icons ask for nothing at the start of a game.
PLAIN = {
    "walk": table().card("walk", "culture"),
    "carriage": table().card("carriage", "food"),
    "streetcar": table().card("streetcar", "food"),
    "socialize": table().card("socialize", "shopping"),
}


@cache
def planned(edition: str, closed: str) -> Table:
    """Three seats, so that every deck is in play; this street is closed."""
    return table(3, edition, mayor=True).plan(closed=closed)


def travelling(edition: str, type: str, at: str, closed: str, longer: int = 0, short: bool = False) -> Table:
    """Seat 0 has taken a die of the type and stands here."""
    t = planned(edition, closed).copy().at(0, at)
    if short:
        t.unlocked(0, "partying", "B" if edition == "grand-tour" else "A")
    t.state.longer[0] = longer
    t.state.die[0] = 3
    t.state.todo = [END_TURN * SIZE, TRAVEL * SIZE + t.type(type)]
    return t


def taken(type: str, at: str, closed: str = "", longer: int = 0, short: bool = False, seats: int = 3) -> Table:
    """As above, but played: seat 0 takes the die (a 3) with a card that has no choice in it."""
    t = table(seats, mayor=True).at(0, at).uses(0, longer=longer)
    if short:
        t.unlocked(0, "partying", "B")
    t.plan({type: 3}, PLAIN, closed=closed)
    t.events.clear()
    return t.play(f"take {type} 3")


# ---- against the oracle ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
def test_FQ_R14_distance_is_the_shortest_way_over_neighbours(edition: str) -> None:
    game, w = quarter(edition), town(edition)
    for a, here in enumerate(w.buildings):
        assert dict(zip(w.buildings, game.tables.distance[a], strict=True)) == w.far[here]
        assert {w.buildings[b] for b in game.edition.neighbours[a]} == w.next_to[here]
        assert {game.edition.streets[k] for k in game.edition.building_streets[a]} == w.touches[here]


@pytest.mark.parametrize(("edition", "closed"), CASES)
def test_FQ_V1_every_card_leads_from_every_building_where_the_oracle_says(edition: str, closed: str) -> None:
    w = town(edition)
    for type in w.types:
        for at in w.buildings:
            near, _ = w.moves(type, at, closed)
            t = travelling(edition, type, at, closed)
            assert (t.destinations(), t.further(), "pass" in t.legal()) == (near, set(), False), (type, at)
            assert len(t.legal()) == len(near)


@pytest.mark.parametrize(("edition", "closed"), CASES)
def test_FQ_BC_A_every_card_leads_further_from_every_building_where_the_oracle_says(edition: str, closed: str) -> None:
    """FQ-R9 and FQ-R10; FQ-R30: a pass where only the bonus leads away."""
    w = town(edition)
    for type in w.types:
        for at in w.buildings:
            near, far = w.moves(type, at, closed)
            t = travelling(edition, type, at, closed, longer=1)
            assert (t.destinations(), t.further()) == (near, far), (type, at)
            assert ("pass" in t.legal()) == (not near and bool(far))


@pytest.mark.parametrize(("edition", "closed"), CASES)
def test_FQ_BP_B_a_short_walk_leads_where_the_oracle_says_and_other_cards_as_ever(edition: str, closed: str) -> None:
    w = town(edition)
    for type in w.types:
        for at in w.buildings:
            near, far = w.moves(type, at, closed, short=True)
            t = travelling(edition, type, at, closed, longer=1, short=True)
            assert (t.destinations(), t.further()) == (near, far), (type, at)


# ---- FQ-V1 by hand --------------------------------------------------------------------------------------------------
AROUND_THE_HOTEL = {
    "catfish-cornet-hall",
    "ljs-public-house",
    "loose-trombone",
    "roux-the-day-tavern",
    "tante-odiles-pralines",
}


def test_FQ_V1_socialize_moves_exactly_one_space() -> None:
    assert taken("socialize", "hotel-ama-house").destinations() == AROUND_THE_HOTEL


def test_FQ_V1_walk_moves_one_or_two_spaces_past_an_alley_too() -> None:
    t = taken("walk", "hotel-ama-house")
    assert t.destinations() >= AROUND_THE_HOTEL | {"bayou-oyster-bar", "bloody-marys"}
    assert "beignet-cafe" not in t.destinations()
    assert t.refusal("go beignet-cafe") == ("FQ-V1", "too-far")


@pytest.mark.parametrize(("type", "most"), [("socialize", 1), ("walk", 2), ("carriage", 3), ("taxi", 4)])
def test_FQ_V1_how_far_each_card_moves(type: str, most: int) -> None:
    far = town().far["riverwalk"]
    assert taken(type, "riverwalk").destinations() == {b for b in far if 1 <= far[b] <= most}


def test_FQ_V1_streetcar_leads_anywhere_on_dauphine_and_riverboat_on_decatur_or_n_front() -> None:
    touches = town().touches
    dauphine = {b for b in touches if "dauphine" in touches[b]}
    assert len(dauphine) == 11
    assert taken("streetcar", "riverwalk").destinations() == dauphine
    river = {b for b in touches if touches[b] & {"decatur", "n-front"}}
    assert taken("riverboat", "hotel-ama-house").destinations() == river
    assert {"police-station", "lone-widow-courtyard", "riverwalk"} <= river
    assert taken("riverboat", "hotel-ama-house").refusal("go roux-the-day-tavern") == ("FQ-V1", "not-on-street")


@pytest.mark.parametrize(
    ("type", "at"), [("walk", "hotel-ama-house"), ("streetcar", "humming-heron"), ("riverboat", "riverwalk")]
)
@pytest.mark.parametrize("longer", [0, 1])
def test_FQ_V1_the_tourist_must_end_on_another_space(type: str, at: str, longer: int) -> None:
    t = taken(type, at, longer=longer)
    assert at not in t.destinations() | t.further()
    assert t.refusal(f"go {at}") == ("FQ-V1", "stay")
    assert t.refusal("pass")[0] == "FQ-V1"  # and must move


def test_FQ_V1_a_move_that_has_but_one_end_is_not_asked_for() -> None:
    w = town()
    at, closed, only = next(
        (at, closed, near.pop())
        for closed in w.named
        for at in w.buildings
        if len(near := w.moves("socialize", at, closed)[0]) == 1
    )
    t = taken("socialize", at, closed)
    assert t.where(0) == only
    assert "go" in t.kinds()
    assert t.actors == [1]


# ---- FQ-V2, FQ-R35: visits ------------------------------------------------------------------------------------------
def test_FQ_V2_to_visit_is_to_stop_there_not_to_pass() -> None:
    t = taken("walk", "hotel-ama-house").play("go bayou-oyster-bar")
    assert t.where(0) == "bayou-oyster-bar"
    assert t.marks(0) == {"culture": 1, "food": 1}  # the card's, and of the Oyster Bar only
    assert t.map_of(0) == {"bayou-oyster-bar": 3}


@pytest.mark.parametrize(
    ("court", "beside"),
    [
        ("two-brothers-courtyard", "coops-bead-emporium"),
        ("four-cousins-courtyard", "dhm-speakeasy"),
        ("lone-widow-courtyard", "police-station"),
        ("three-sisters-courtyard", "wobbly-paddle"),
    ],
)
def test_FQ_V2_each_courtyard_is_marked_once(court: str, beside: str) -> None:
    t = taken("walk", beside).play(f"go {court}")
    e = t.edition
    assert [e.buildings[e.courtyards[k]] for k in range(4) if t.state.courtyards[0] >> k & 1] == [court]
    assert t.points(0)["courtyards"] == 2
    assert t.state.courtyards[1:] == [0, 0]
    before = t.state.courtyards[0]
    again = table().at(0, beside)
    again.state.courtyards[0] = before
    again.plan({"walk": 2}).play("take walk 2", f"go {court}")
    assert again.state.courtyards[0] == before
    assert "courtyard" not in again.kinds()


def test_FQ_V2_four_courtyards_are_four_marks() -> None:
    beside = ("coops-bead-emporium", "dhm-speakeasy", "police-station", "wobbly-paddle")
    courts = ("two-brothers-courtyard", "four-cousins-courtyard", "lone-widow-courtyard", "three-sisters-courtyard")
    marks, points = 0, []
    for here, court in zip(beside, courts, strict=True):
        t = table().at(0, here)
        t.state.courtyards[0] = marks
        t.plan({"walk": 2}, PLAIN).play("take walk 2", f"go {court}")
        marks = t.state.courtyards[0]
        points.append(t.points(0)["courtyards"])
    assert points == [2, 6, 12, 20]


def test_FQ_R35_the_riverwalk_is_marked_twice_and_a_third_visit_marks_nothing() -> None:
    points, marks = [], []
    visits = 0
    for _ in range(3):
        t = table().at(0, "mudbug-landing")
        t.state.riverwalk[0] = visits
        t.plan({"walk": 2}, PLAIN).play("take walk 2", "go riverwalk")
        visits = t.state.riverwalk[0]
        marks.append(visits)
        points.append(t.points(0)["riverwalk"])
        assert ("riverwalk" in t.kinds()) == (len(marks) < 3)
        assert t.map_of(0) == {"riverwalk": 2}
    assert (marks, points) == ([1, 2, 2], [0, 8, 8])


def test_FQ_R35_the_special_marks_come_with_the_building_action_before_the_map_action() -> None:
    t = taken("walk", "coops-bead-emporium").play("go two-brothers-courtyard")
    assert t.kinds() == ["take", "mark", "go", "courtyard", "umbrella", "map"]
    t = taken("walk", "mudbug-landing").play("go riverwalk")
    assert t.kinds() == ["take", "mark", "go", "riverwalk", "mark", "map"]


def test_FQ_R35_a_courtyard_is_marked_also_where_it_cannot_be_mapped() -> None:
    t = table().mapped(0, {"two-brothers-courtyard": 5}).at(0, "coops-bead-emporium")
    t.plan({"walk": 2}, PLAIN).play("take walk 2", "go two-brothers-courtyard")
    assert t.points(0)["courtyards"] == 2
    assert t.kinds()[-1] == "umbrella"


# ---- FQ-BC-A --------------------------------------------------------------------------------------------------------
def test_FQ_R9_a_move_of_exactly_one_becomes_exactly_two_or_three() -> None:
    far = town().far["hotel-ama-house"]
    t = taken("socialize", "hotel-ama-house", longer=1)
    assert t.further() == {b for b in far if far[b] in (2, 3)}
    assert t.destinations() == AROUND_THE_HOTEL


@pytest.mark.parametrize(("type", "most"), [("walk", 2), ("carriage", 3), ("taxi", 4)])
def test_FQ_R9_on_the_other_cards_one_up_to_two_more_than_the_most(type: str, most: int) -> None:
    far = town().far["masks-by-mirabelle"]
    t = taken(type, "masks-by-mirabelle", longer=1)
    assert t.destinations() | t.further() == {b for b in far if 1 <= far[b] <= most + 2}
    assert not t.destinations() & t.further()


def test_FQ_R9_a_short_walk_becomes_exactly_two_or_three() -> None:
    far = town().far["hotel-ama-house"]
    t = taken("walk", "hotel-ama-house", longer=1, short=True)
    assert t.destinations() == AROUND_THE_HOTEL
    assert t.further() == {b for b in far if far[b] in (2, 3)}


def test_FQ_BC_A_is_used_once() -> None:
    t = taken("socialize", "hotel-ama-house", longer=1).play("further bayou-oyster-bar")
    assert (t.state.longer[0], t.where(0)) == (0, "bayou-oyster-bar")
    assert t.marks(0) == {"shopping": 1, "food": 1}  # the card; it is visited like any other
    assert t.map_of(0) == {"bayou-oyster-bar": 3}
    assert taken("socialize", "hotel-ama-house").refusal("further bayou-oyster-bar") == ("FQ-BC-A", "no-bonus")


def test_FQ_BC_A_is_kept_by_a_move_that_does_without() -> None:
    t = taken("walk", "hotel-ama-house", longer=1)
    assert t.refusal("further roux-the-day-tavern") == ("FQ-BC-A", "not-needed")
    assert t.refusal("further riverwalk") == ("FQ-R9", "too-far")
    assert t.play("go roux-the-day-tavern").state.longer[0] == 1


def test_FQ_R10_after_a_streetcar_one_or_two_spaces_on_also_off_the_street() -> None:
    t = taken("streetcar", "riverwalk", longer=1)
    assert {"hotel-ama-house", "bloody-marys", "police-station"} <= t.further()
    assert t.refusal("further lone-widow-courtyard") == ("FQ-R10", "too-far")  # three from Dauphine St
    t.play("further hotel-ama-house")
    assert (t.where(0), t.state.longer[0]) == ("hotel-ama-house", 0)
    assert t.marks(0) == {"food": 1, "culture": 1}  # the card, the hotel; not the first stop, which is passed


def test_FQ_R10_after_a_riverboat_too() -> None:
    t = taken("riverboat", "masks-by-mirabelle", longer=1)
    touches, far = town().touches, town().far
    river = [b for b in touches if touches[b] & {"decatur", "n-front"}]
    assert t.further() == {b for b in far if b not in river and min(far[stop][b] for stop in river) <= 2}


def test_FQ_R10_the_first_stop_may_be_closed_the_last_may_not() -> None:
    t = taken("streetcar", "riverwalk", closed="dauphine", longer=1)
    assert t.destinations() == set()
    assert "hotel-ama-house" in t.further()
    assert not any("dauphine" in town().touches[b] for b in t.further())
    assert t.refusal("go ljs-public-house") == ("FQ-Y1", "closed")
    assert t.refusal("further ljs-public-house") == ("FQ-Y1", "closed")
    t = taken("riverboat", "masks-by-mirabelle", closed="decatur", longer=1)
    assert t.destinations() == {b for b in town().touches if "n-front" in town().touches[b]} - {
        b for b in town().touches if "decatur" in town().touches[b]
    }
    assert "rusty-lacework-gallery" not in t.destinations() | t.further()  # on Decatur St itself
    assert "bloody-marys" in t.further()  # one north of it


def test_FQ_R10_the_first_stop_is_another_space_than_the_start() -> None:
    """Tram of the harbour town leads to High St; with the extra space from anywhere but where the tourist stands."""
    w = town("tiny")
    for at in w.buildings:
        for type in w.streets:
            stops = {b for b in w.buildings if w.touches[b] & set(w.streets[type])} - {at}
            t = travelling("tiny", type, at, "", longer=1)
            for b in t.further():
                assert any(w.far[stop][b] == 1 for stop in stops)


def test_FQ_R11_a_longer_move_unlocked_by_the_card_can_be_used_at_once() -> None:
    t = table().before(0, "culture", "choice").plan({"walk": 3}, PLAIN).play("take walk 3")
    assert t.legal() == ["bonus", "multiplier"]
    t.play("bonus")
    assert t.task == "travel"
    assert t.further() != set()
    t.play(f"further {min(t.further())}")
    assert t.state.longer[0] == 0


# ---- FQ-BC-C --------------------------------------------------------------------------------------------------------
def with_other_card() -> Table:
    t = table().uses(0, other=1)
    dice: dict[str, int | tuple[int, ...]] = {"walk": 3, "carriage": 5, "socialize": 4}
    return t.plan(dice, {**PLAIN, "streetcar": t.card("streetcar", "mysticism")})


def test_FQ_BC_C_card_and_movement_of_another_card_and_the_value_of_the_die() -> None:
    t = with_other_card().play("take walk 3 as streetcar")
    assert t.marks(0) == {"mysticism": 1}  # the Streetcar's icon, not the Walk's culture
    assert t.destinations() == {b for b in town().touches if "dauphine" in town().touches[b]}
    t.play("go humming-heron")
    assert t.map_of(0) == {"humming-heron": 3}
    assert t.state.other[0] == 0
    assert "take walk 3" not in t.legal()  # that die is gone, the Streetcar's is not
    assert "take streetcar 1" in t.legal()


def test_FQ_BC_C_is_for_any_die_with_any_other_revealed_card_and_kept_if_not_used() -> None:
    t = with_other_card()
    dice = {"walk": 3, "carriage": 5, "streetcar": 1, "riverboat": 1, "socialize": 4}
    wanted = {f"take {die} {value}" for die, value in dice.items()}
    wanted |= {f"take {die} {dice[die]} as {card}" for die in dice for card in dice if card != die}
    assert set(t.legal()) == wanted
    assert len(t.legal()) == len(wanted)
    t.play("take walk 3", "go roux-the-day-tavern")
    assert t.state.other[0] == 1
    assert t.legal() == [text for text in t.legal() if " as " not in text]  # seat 1 has no such bonus
    assert t.refusal("take carriage 5 as walk") == ("FQ-BC-C", "no-bonus")


def test_FQ_R12_the_other_card_needs_no_die_on_it_but_its_deck_must_be_in_play() -> None:
    t = with_other_card().play("take socialize 4", "go roux-the-day-tavern")
    t.any_turn(1)
    assert not any(die // 8 == t.type("socialize") for die in t.state.dice)
    assert "take carriage 5 as socialize" in t.legal() or "take walk 3 as socialize" in t.legal()
    assert not any("taxi" in text for text in t.legal())
    die = t.legal()[0]
    assert t.refusal(f"{die} as taxi") == ("FQ-R12", "in-box")


def test_FQ_R12_the_dies_own_type_starts_the_second_line_not_the_card_used() -> None:
    t = with_other_card().play("take socialize 4 as carriage")
    assert t.marks(0) == {"food": 1}
    far = town().far["hotel-ama-house"]
    assert t.destinations() == {b for b in far if 1 <= far[b] <= 3}
    assert t.state.caller == 0
    t = with_other_card().play("take walk 3 as socialize")
    assert t.destinations() == AROUND_THE_HOTEL
    assert t.state.caller == -1


def test_FQ_R12_a_walk_under_partying_b_is_what_the_card_says_not_the_die() -> None:
    t = table().unlocked(0, "partying", "B").uses(0, other=1).plan({"walk": 3, "carriage": 5}, PLAIN)
    carriage = t.copy().play("take walk 3 as carriage")
    far = town().far["hotel-ama-house"]
    assert carriage.destinations() == {b for b in far if 1 <= far[b] <= 3}
    assert t.play("take carriage 5 as walk").destinations() == AROUND_THE_HOTEL


def test_FQ_R11_another_card_unlocked_this_turn_waits_for_the_next_die() -> None:
    t = table().unlocked(0, "culture", "B").before(0, "culture", "bonus").uses(0)
    t.plan({"walk": 3, "carriage": 2}, PLAIN).play("take walk 3")
    assert t.state.other[0] == 1
    assert t.task == "travel"
    assert t.destinations() <= {b for b, far in town().far["hotel-ama-house"].items() if far <= 2}
    t.play("go roux-the-day-tavern")
    if t.actors == [0]:
        t.play("pass")  # FQ-BC-B
    t.any_turn(1)
    assert any(" as " in text for text in t.legal(0))


# ---- FQ-BP-B --------------------------------------------------------------------------------------------------------
def test_FQ_BP_B_walk_moves_exactly_one_for_who_has_it() -> None:
    t = table(2).unlocked(0, "partying", "B").plan({"walk": 3}, PLAIN).play("take walk 3")
    assert t.destinations() == AROUND_THE_HOTEL
    assert t.refusal("go bayou-oyster-bar") == ("FQ-BP-B", "too-far")
    other = table(2, first=1).unlocked(0, "partying", "B").plan({"walk": 3}, PLAIN).play("take walk 3")
    assert "bayou-oyster-bar" in other.destinations()


def test_FQ_BP_B_unlocked_by_the_card_counts_for_this_move() -> None:
    t = table().unlocked(0, "partying", "A").before(0, "partying", "bonus")
    t.plan({"walk": 3}, {"walk": t.card("walk", "partying")}).play("take walk 3")
    assert t.bonuses(0) == {"partying": 2}
    assert t.destinations() == AROUND_THE_HOTEL


# ---- nowhere to go --------------------------------------------------------------------------------------------------
def test_FQ_Y1_a_tourist_with_nowhere_to_go_skips_the_rest_and_gains_an_umbrella() -> None:
    t = taken("streetcar", "hotel-ama-house", closed="dauphine")  # food on the card
    assert t.kinds() == ["take", "mark", "stay", "umbrella"]  # FQ-R30: the card action is done
    assert (t.marks(0), t.state.umbrellas[0], t.map_of(0)) == ({"food": 1}, 1, {})
    assert t.where(0) == "hotel-ama-house"
    assert t.actors == [1]


@pytest.mark.parametrize(
    ("type", "at", "closed"),
    [
        ("socialize", "riverwalk", "n-front"),
        ("socialize", "police-station", "conti"),
        ("walk", "french-market", "st-ann"),
        ("walk", "masks-by-mirabelle", "dauphine"),
    ],
)
def test_FQ_Y1_nowhere_to_go_by_distance_either(type: str, at: str, closed: str) -> None:
    t = taken(type, at, closed=closed)
    assert (t.where(0), t.map_of(0), t.state.umbrellas[0]) == (at, {}, 1)
    assert t.kinds()[-2:] == ["stay", "umbrella"]
    assert t.actors == [1]


def test_FQ_R30_such_a_die_may_be_taken_on_purpose() -> None:
    t = table(2, mayor=True).plan(closed="dauphine")
    assert "take streetcar 1" in t.legal()


def test_FQ_R30_the_umbrella_is_doubled_by_shopping_b_and_its_wild_resolved() -> None:
    t = table(2, mayor=True).unlocked(0, "shopping", "B").umbrellas(0, 1)
    t.plan(cards=PLAIN, closed="dauphine").play("take streetcar 1")
    assert t.state.umbrellas[0] == 3
    assert t.legal()[0] == "mark food"
    t.play("mark partying")
    assert t.marks(0) == {"food": 1, "partying": 1}
    assert t.actors == [1]


def test_FQ_R30_with_culture_a_one_may_get_away_or_stay() -> None:
    t = taken("streetcar", "hotel-ama-house", closed="dauphine", longer=1)
    assert t.destinations() == set()
    assert t.legal()[-1] == "pass"
    away = t.copy().play(f"further {min(t.further())}")
    assert away.state.longer[0] == 0
    assert away.where(0) == min(t.further())
    t.play("pass")
    assert (t.state.longer[0], t.where(0), t.state.umbrellas[0], t.map_of(0)) == (1, "hotel-ama-house", 1, {})
    assert t.kinds()[-3:] == ["pass", "stay", "umbrella"]


def test_FQ_R30_nobody_may_stay_where_the_card_alone_leads_somewhere() -> None:
    t = taken("riverboat", "hotel-ama-house", closed="decatur", longer=1)
    assert t.destinations() != set()
    assert "pass" not in t.legal()


def test_FQ_Y1_with_culture_a_and_nowhere_to_go_all_the_same() -> None:
    t = table(2, "tiny", mayor=True).at(0, "bell-tower").uses(0, longer=1)
    t.plan(cards={"stroll": "stroll-2"}, closed="high").play("take stroll 1")
    assert t.kinds()[-1] == "umbrella"
    assert (t.where(0), t.state.longer[0], t.map_of(0)) == ("bell-tower", 1, {})
    assert t.state.umbrellas[0] == 2  # with the card's
    assert t.play("mark shopping").actors == [1]


def test_FQ_R14_a_way_may_pass_the_closed_street() -> None:
    t = taken("carriage", "humming-heron", closed="dauphine")
    assert "four-cousins-courtyard" in t.destinations()  # past DHM Speakeasy, where nobody may stop
    assert "dhm-speakeasy" not in t.destinations()
    assert t.refusal("go dhm-speakeasy") == ("FQ-Y1", "closed")


# ---- the Police Station ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("closed", ["", "conti", "royal", "decatur"])
def test_FQ_R31_the_arrest_ignores_closed_streets_and_is_no_visit(closed: str) -> None:
    t = table(2, mayor=True).unlocked(0, "partying", "B").before(0, "partying", "bonus")
    t.plan({"walk": 3}, {"walk": t.card("walk", "partying")}, closed=closed).play("take walk 3")
    while t.task != "police":
        t.play(t.legal()[0])
    assert t.where(0) == "police-station"
    marks, mapped = t.marks(0), t.map_of(0)
    assert "police-station" not in mapped
    t.play("police 4")
    assert (t.state.locked[0], t.marks(0), t.map_of(0)) == (4, marks, mapped)
    assert t.actors == [1]


def test_FQ_R13_after_an_arrest_one_moves_on_from_the_police_station() -> None:
    t = table(2).locked(0, 5).at(0, "police-station").plan({"socialize": 2}).play("take socialize 2")
    assert t.destinations() == town().next_to["police-station"]
