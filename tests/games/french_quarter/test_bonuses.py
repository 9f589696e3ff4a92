"""FQ-BF to FQ-BP and FQ-BX: what each bonus does, and what it must not do; with the finer rulings about them.

Seat 0 stands in the middle of its turn (`turn`), its move due; icons that it resolves there unlock bonuses by their
circles. Where the circles of our sheets stand may change: `before_bonus` finds the one that is wanted.
"""

from __future__ import annotations

from collections import deque

import pytest

from grandtour.core.game import CHANCE
from grandtour.games.french_quarter.edition import ACTIVITIES
from grandtour.games.french_quarter.legal import decision
from tests.quarter import Table, edition_of, table, turn

PERFORMERS = ["saxophone", "trumpet", "tuba", "violin", "unicycle", "magician", "acrobat", "statue"]
VALUES = range(1, 7)


def is_done(t: Table) -> bool:
    """Nothing is left of the chain: the move of the turn is due."""
    return t.task == "travel"


def on(street: str) -> list[str]:
    e = edition_of()
    return [e.buildings[k] for k in e.street_buildings[e.streets.index(street)]]


def beside(slug: str) -> list[str]:
    e = edition_of()
    return [e.buildings[k] for k in e.neighbours[e.buildings.index(slug)]]


def small() -> list[str]:
    e = edition_of()
    return [slug for k, slug in enumerate(e.buildings) if e.building_small[k]]


def distances(start: str) -> dict[str, int]:
    """FQ-R14: a search of its own through neighbours."""
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for slug in beside(here):
            if slug not in found:
                found[slug] = found[here] + 1
                queue.append(slug)
    return found


def visit(t: Table, slug: str) -> Table:
    """The tourist is there, and the map action is due."""
    return t.at(0, slug).due("map")


def street_map(t: Table, street: str) -> Table:
    """A street box of the performers track is due."""
    return t.due("street-map", t.street(street))


def card_with(deck: str, *icons: str) -> str:
    """The first card of the deck that shows these icons and no others."""
    t = table()
    e = t.edition
    wanted = [t.icon(icon) for icon in icons]
    return next(e.cards[card] for card in e.deck_cards[t.type(deck)] if e.card_icons[card] == wanted)


def culture_card() -> str:
    return card_with("walk", "culture")


# ---- Food -----------------------------------------------------------------------------------------------------------
def food_a(t: Table) -> Table:
    return t.before_bonus(0, "food", "A").resolve("food")


def food_c(t: Table) -> Table:
    return t.before_bonus(0, "food", "C").resolve("food")


def test_FQ_BF_A_maps_one_building_on_decatur_st_with_any_value() -> None:
    t = food_a(turn(value=1))
    assert t.legal() == [f"map {slug} {value}" for slug in on("decatur") for value in VALUES]
    assert t.refusal("map hotel-ama-house 3") == ("FQ-BF-A", "street")
    t.play("map gator-grin 6")
    assert is_done(t)
    assert t.map_of(0) == {"gator-grin": 6}
    assert t.state.umbrellas[0] == 0


def test_FQ_BF_A_keeps_adjacency() -> None:
    t = turn().mapped(0, {"gator-grin": 5, "rusty-lacework-gallery": 6})
    food_a(t)
    assert [text for text in t.legal() if "leaky-pirogue" in text] == ["map leaky-pirogue 5", "map leaky-pirogue 6"]
    assert not any("gator-grin" in text for text in t.legal())  # mapped
    assert t.refusal("map leaky-pirogue 4") == ("FQ-P1", "neighbour")


def test_FQ_BF_A_ignores_closed_streets_and_the_police_die() -> None:
    t = food_a(turn(mayor=True, closed="decatur").locked(0, 3))
    assert len(t.legal()) == 12 * 6
    t.play("map gator-grin 3")
    assert t.map_of(0) == {"gator-grin": 3}


def test_FQ_BF_C_maps_one_building_anywhere_with_any_value() -> None:
    t = food_c(turn(value=1))
    assert t.legal() == [f"map {slug} {value}" for slug in edition_of().buildings for value in VALUES]
    t.play("map humming-heron 6")
    assert is_done(t)
    assert t.map_of(0) == {"humming-heron": 6}


def test_FQ_BF_C_keeps_adjacency() -> None:
    t = food_c(turn().mapped(0, {"cajun-jewelers": 2}))
    assert [text for text in t.legal() if "humming-heron" in text] == [f"map humming-heron {n}" for n in (1, 2, 3)]


def test_FQ_R24_food_a_and_c_are_compulsory_where_a_value_fits() -> None:
    for give in (food_a, food_c):
        t = give(turn().uses(0, w=1))
        assert "pass" not in t.legal()
        assert t.refusal("pass") == ("FQ-R24", "must")
        assert "map gator-grin W" in t.legal()  # a W may be spent instead


def all_of_decatur(t: Table, *but: str) -> Table:
    return t.mapped(0, {slug: "W" for slug in on("decatur") if slug not in but})


def test_FQ_BX_an_at_once_map_with_no_legal_building_is_lost() -> None:
    t = food_a(all_of_decatur(turn()))
    assert is_done(t)
    assert t.kinds()[-1] == "lost"
    assert t.bonuses(0) == {"food": 1}
    assert len(t.map_of(0)) == 12
    assert t.state.umbrellas[0] == 0  # no umbrella for it: it is no map action


def test_FQ_BX_lost_too_where_the_one_empty_building_takes_no_value() -> None:
    t = food_a(all_of_decatur(turn(), "gator-grin").mapped(0, {"leaky-pirogue": 1, "moonmoss-apothecary": 6}))
    assert is_done(t)
    assert t.kinds()[-1] == "lost"
    assert "gator-grin" not in t.map_of(0)


def test_FQ_BX_lost_anywhere_when_every_building_is_mapped() -> None:
    t = food_c(turn().mapped(0, dict.fromkeys(edition_of().buildings, 3)).uses(0, w=1))
    assert is_done(t)
    assert t.kinds()[-1] == "lost"


def test_FQ_R24_with_no_value_that_fits_it_is_lost_unless_a_w_is_spent() -> None:
    t = all_of_decatur(turn(), "gator-grin").mapped(0, {"leaky-pirogue": 1, "moonmoss-apothecary": 6}).uses(0, w=1)
    food_a(t)
    assert t.legal() == ["map gator-grin W", "pass"]
    other = t.copy().play("pass")
    assert is_done(other)
    assert (other.state.w[0], other.state.umbrellas[0]) == (1, 0)
    t.play("map gator-grin W")
    assert is_done(t)
    assert t.map_of(0)["gator-grin"] == "W"


def test_FQ_R24_one_value_in_one_building_is_written_without_a_question() -> None:
    t = all_of_decatur(turn(), "gator-grin").mapped(0, {"leaky-pirogue": 1, "moonmoss-apothecary": 3})
    food_a(t)
    assert is_done(t)
    assert t.map_of(0)["gator-grin"] == 2


def test_FQ_BF_B_mapping_a_small_building_gives_a_wild() -> None:
    t = turn().unlocked(0, "food", "B")
    for slug in small():
        visit(t, slug)
        assert t.legal() == [f"mark {activity}" for activity in ACTIVITIES], slug
        t.play("mark partying")
        assert is_done(t)
    assert t.marks(0) == {"partying": 10}


def test_FQ_BF_B_no_wild_for_a_large_building_nor_for_one_that_is_not_mapped() -> None:
    t = turn().unlocked(0, "food", "B")
    assert is_done(visit(t, "ljs-public-house"))
    t.mapped(0, {"catbird-playhouse": 6})
    assert is_done(visit(t, "catbird-playhouse"))
    assert is_done(visit(t, "brush-and-brew-pub"))  # a 3 beside a 6
    assert t.marks(0) == {}


def test_FQ_BF_B_not_before_it_is_unlocked() -> None:
    t = visit(turn().unlocked(0, "food", "A"), "catbird-playhouse")
    assert is_done(t)
    assert t.map_of(0) == {"catbird-playhouse": 3}


def test_FQ_R16_food_b_gives_its_wild_for_every_mapping() -> None:
    """By Food C, by the performers track, by Culture B's second building, and with a W."""
    t = food_c(turn()).play("map catbird-playhouse 2")
    assert t.task == "icon"
    t = street_map(turn().unlocked(0, "food", "B"), "st-ann").play("map beignet-cafe 3")
    assert t.task == "icon"
    t = visit(turn().unlocked(0, "food", "B").unlocked(0, "culture", "B"), "ljs-public-house")
    assert t.play("map brush-and-brew-pub 3").task == "icon"
    t = visit(turn().unlocked(0, "food", "B").uses(0, w=1), "brush-and-brew-pub")
    assert t.play("map brush-and-brew-pub W").task == "icon"


def test_FQ_BF_B_a_point_for_each_mapped_small_building_never_multiplied() -> None:
    t = turn().mapped(0, dict.fromkeys(small(), 3))
    assert t.points(0)["food"] == 0
    t.unlocked(0, "food", "B")
    assert t.points(0)["food"] == 10
    t.times(0, "food", 3)  # Decatur St has four small buildings
    assert t.points(0)["food"] == 4 * 3 + 10


# ---- Culture A ------------------------------------------------------------------------------------------------------
STEPS = {"socialize": (1, 1), "walk": (1, 2), "carriage": (1, 3), "taxi": (1, 4)}
STREETS = {"streetcar": ["dauphine"], "riverboat": ["decatur", "n-front"]}


def where_to(start: str, type: str, short: bool, longer: bool) -> tuple[set[str], set[str]]:
    """FQ-V1, FQ-BC-A, FQ-BP-B, FQ-R9, FQ-R10, told once more: where the card leads, and where with the bonus only."""
    far = distances(start)
    if type in STREETS:
        near = {slug for street in STREETS[type] for slug in on(street)} - {start}
        wide = {slug for stop in near for slug, steps in distances(stop).items() if steps in (1, 2)}
    else:
        least, most = (1, 1) if short and type == "walk" else STEPS[type]
        near = {slug for slug, steps in far.items() if least <= steps <= most}
        wide = {slug for slug, steps in far.items() if steps in (most + 1, most + 2)}
    return near, wide - near - {start} if longer else set()


@pytest.mark.parametrize("type", [*STEPS, *STREETS])
@pytest.mark.parametrize("longer", [False, True])
def test_FQ_BC_A_one_or_two_spaces_more_on_any_move_from_anywhere(type: str, longer: bool) -> None:
    for short in (False, True):
        t = table(3).plan().play(f"take {type} 1")
        assert is_done(t)
        t.uses(0, longer=int(longer))
        if short:
            t.unlocked(0, "partying", "B")
        for start in edition_of().buildings:
            t.at(0, start)
            assert (t.destinations(), t.further()) == where_to(start, type, short, longer), (type, start)


def test_FQ_BC_A_is_used_up_by_the_longer_move_and_only_by_it() -> None:
    t = turn().unlocked(0, "culture", "A")
    near = t.copy().play("go ljs-public-house")
    assert near.state.longer[0] == 1
    assert distances("hotel-ama-house")["cajun-jewelers"] == 3
    t.play("further cajun-jewelers")
    assert t.where(0) == "cajun-jewelers"
    assert t.state.longer[0] == 0
    assert t.map_of(0) == {"cajun-jewelers": 3}  # it is visited like any other
    assert t.marks(0) == {"shopping": 1}


def test_FQ_BC_A_not_without_the_bonus_not_too_far_and_not_where_the_card_leads_anyway() -> None:
    t = turn()
    assert t.refusal("further cajun-jewelers") == ("FQ-BC-A", "no-bonus")
    t.unlocked(0, "culture", "A")
    assert t.refusal("further ljs-public-house") == ("FQ-BC-A", "not-needed")
    assert t.refusal("go cajun-jewelers") == ("FQ-V1", "too-far")
    assert t.refusal("further madame-zephyrs-tarot") == ("FQ-R9", "too-far")
    assert t.refusal("further hotel-ama-house") == ("FQ-V1", "stay")


def test_FQ_BC_A_only_on_a_move() -> None:
    """At no other decision of the turn is a longer move on offer."""
    t = turn().unlocked(0, "culture", "A").uses(0, longer=1, w=1)
    t.play("go ljs-public-house")
    assert t.task == "map"
    assert t.refusal("further cajun-jewelers") == ("FQ-P1", "pending")


def test_FQ_R9_a_move_of_exactly_one_becomes_exactly_two_or_three() -> None:
    for t in (
        turn(type="socialize", card="socialize-1").unlocked(0, "culture", "A"),
        turn().unlocked(0, "partying", "B").unlocked(0, "culture", "A"),
    ):
        far = distances("hotel-ama-house")
        assert t.destinations() == {slug for slug, steps in far.items() if steps == 1}
        assert t.further() == {slug for slug, steps in far.items() if steps in (2, 3)}


def test_FQ_R10_after_the_streetcar_one_or_two_more_and_never_back_to_the_start() -> None:
    t = turn(type="streetcar", card="streetcar-7").unlocked(0, "culture", "A").at(0, "dhm-speakeasy")
    assert "four-cousins-courtyard" in t.further()  # two from Catbird Playhouse
    assert t.refusal("further dhm-speakeasy") == ("FQ-V1", "stay")
    assert t.refusal("further madame-zephyrs-tarot") == ("FQ-R10", "too-far")


def test_FQ_R10_the_first_stop_is_not_the_start_and_may_lie_on_a_closed_street() -> None:
    t = turn(type="riverboat", card="riverboat-6", mayor=True, closed="decatur").unlocked(0, "culture", "A")
    assert "gator-grin" not in t.destinations()  # closed
    assert "hotel-ama-house" not in t.further()  # the start
    assert "loose-trombone" in t.further()  # next to Rusty Lacework Gallery, which is on the closed street
    assert all(slug not in t.further() for slug in on("decatur"))
    t = table(mayor=True).unlocked(0, "culture", "A").plan({}, {}, "dauphine").play("take streetcar 1")
    assert t.destinations() == set()
    near = {slug for stop in on("dauphine") for slug, steps in distances(stop).items() if steps <= 2}
    assert t.further() == near - set(on("dauphine")) - {"hotel-ama-house"}
    assert "pass" in t.legal()  # FQ-R30: nobody must use it


def test_FQ_R11_culture_a_unlocked_by_this_card_can_be_used_on_this_move() -> None:
    t = table().before_bonus(0, "culture", "A").plan({"walk": 4}, {"walk": culture_card()}).play("take walk 4")
    assert is_done(t)
    assert t.further() == {slug for slug, steps in distances("hotel-ama-house").items() if steps in (3, 4)}


# ---- Culture B ------------------------------------------------------------------------------------------------------
def culture_b(value: int = 3) -> Table:
    return turn(value).unlocked(0, "culture", "B").uses(0)


def test_FQ_BC_B_one_building_beside_the_first_with_the_same_value() -> None:
    t = visit(culture_b(), "ljs-public-house")
    assert t.map_of(0) == {"ljs-public-house": 3}
    assert t.legal() == [*(f"map {slug} 3" for slug in beside("ljs-public-house")), "pass"]
    assert t.refusal("map cajun-jewelers 3") == ("FQ-BC-B", "not-next")
    assert t.refusal("map bens-spectral-gems 4") == ("FQ-P1", "value")
    t.play("map bens-spectral-gems 3")
    assert is_done(t)  # FQ-R16: the second is not extended again
    assert t.map_of(0) == {"ljs-public-house": 3, "bens-spectral-gems": 3}


def test_FQ_BC_B_keeps_adjacency_and_leaves_out_what_is_mapped() -> None:
    t = culture_b().mapped(0, {"cajun-jewelers": 5, "two-brothers-courtyard": 4})
    visit(t, "ljs-public-house")
    assert t.legal() == ["map hotel-ama-house 3", "pass"]


def test_FQ_BC_B_no_umbrella_for_not_using_it_and_no_question_where_it_cannot_be_used() -> None:
    t = visit(culture_b(), "ljs-public-house").play("pass")
    assert is_done(t)
    assert t.state.umbrellas[0] == 0
    t = visit(culture_b().mapped(0, dict.fromkeys(beside("ljs-public-house"), 3)), "ljs-public-house")
    assert is_done(t)
    assert t.state.umbrellas[0] == 0


def test_FQ_BC_B_even_if_the_first_cannot_be_mapped_after_its_umbrella_with_its_chain() -> None:
    t = culture_b().mapped(0, {"ljs-public-house": 3}).umbrellas(0, 2)
    visit(t, "ljs-public-house")
    assert t.task == "icon"  # the wild of the umbrella comes first
    t.play("mark food")
    assert t.task == "neighbour"
    t.play("map hotel-ama-house 3")
    assert is_done(t)
    assert t.state.umbrellas[0] == 3


def test_FQ_R36_culture_b_unlocked_by_the_wild_of_a_map_action_counts_from_the_next_one() -> None:
    """Food B brings a Wild for a small building."""
    t = visit(turn().unlocked(0, "food", "B").before_bonus(0, "culture", "B").uses(0), small()[0]).play("mark culture")
    assert t.bonuses(0)["culture"] == 2
    assert is_done(t)
    assert list(t.map_of(0)) == [small()[0]]
    assert visit(t, "ljs-public-house").task == "neighbour"


def test_FQ_R36_nor_does_it_count_where_the_umbrella_for_not_mapping_unlocks_it() -> None:
    t = turn().mapped(0, {"ljs-public-house": 3}).umbrellas(0, 2).before_bonus(0, "culture", "B").uses(0)
    visit(t, "ljs-public-house").play("mark culture")
    assert t.bonuses(0)["culture"] == 2
    assert is_done(t)
    assert visit(t, "ljs-public-house").task == "neighbour"  # again an umbrella, and now the bonus


def test_FQ_BC_B_not_before_it_is_unlocked() -> None:
    assert is_done(visit(turn().unlocked(0, "culture", "A"), "ljs-public-house"))


def test_FQ_R16_the_street_boxes_of_the_performers_track_are_map_actions() -> None:
    t = street_map(culture_b(), "st-ann").play("map beignet-cafe 3")
    assert t.legal() == [*(f"map {slug} 3" for slug in beside("beignet-cafe")), "pass"]


def test_FQ_R16_food_a_and_c_are_not() -> None:
    t = food_a(culture_b()).play("map gator-grin 3")
    assert is_done(t)
    t = food_c(culture_b()).play("map ljs-public-house 3")
    assert is_done(t)


def test_FQ_R17_one_of_the_buildings_where_it_fits_must_be_chosen() -> None:
    t = turn(6).mapped(0, {slug: 1 for slug in on("st-ann") if slug not in ("beignet-cafe", "humming-heron")})
    t.mapped(0, {"thirteen-candles": "W", "moonmoss-apothecary": "W", "madame-zephyrs-tarot": "W"})
    street_map(t, "st-ann")  # the Heron is beside 1s, the Café beside nothing but Ws
    assert is_done(t)
    assert t.map_of(0)["beignet-cafe"] == 6
    assert "humming-heron" not in t.map_of(0)
    assert t.state.umbrellas[0] == 0


def test_FQ_R17_with_a_w_every_empty_one_is_possible_and_nobody_must_spend_it() -> None:
    t = street_map(turn(6).uses(0, w=1).mapped(0, {"cajun-jewelers": 1, "dhm-speakeasy": 6}), "st-ann")
    assert "map humming-heron W" in t.legal()
    assert "map humming-heron 6" not in t.legal()
    assert "pass" not in t.legal()
    assert t.refusal("pass") == ("FQ-R17", "must")
    assert t.refusal("map dhm-speakeasy W") == ("FQ-P2", "mapped")
    assert t.refusal("map ljs-public-house 6") == ("FQ-I5", "street")
    t = turn(6).uses(0, w=1).mapped(0, {slug: 1 for slug in on("st-ann") if slug != "beignet-cafe"})
    street_map(t, "st-ann")
    assert t.legal() == ["map beignet-cafe W", "pass"]
    t.play("pass")
    assert (t.state.umbrellas[0], t.state.w[0]) == (1, 1)


def test_FQ_R17_the_map_action_of_a_street_box_ignores_closed_streets() -> None:
    t = street_map(turn(mayor=True, closed="st-ann"), "st-ann")
    assert t.legal() == [f"map {slug} 3" for slug in on("st-ann")]


def test_FQ_R18_with_none_legal_an_umbrella_and_with_culture_b_a_neighbour_of_the_street() -> None:
    t = culture_b(6).mapped(0, dict.fromkeys(on("st-ann"), 5)).umbrellas(0, 2)
    street_map(t, "st-ann")
    assert t.task == "icon"  # the umbrella's wild first
    t.play("mark food")
    around = {slug for named in on("st-ann") for slug in beside(named)} - set(on("st-ann"))
    assert set(t.legal()) == {*(f"map {slug} 6" for slug in around), "pass"}
    assert t.refusal("map riverwalk 6") == ("FQ-R18", "not-next")
    t.play("map french-market 6")
    assert is_done(t)
    assert t.map_of(0)["french-market"] == 6
    assert t.state.umbrellas[0] == 3


def test_FQ_R18_without_culture_b_only_the_umbrella() -> None:
    t = street_map(turn(6).mapped(0, dict.fromkeys(on("st-ann"), 5)), "st-ann")
    assert is_done(t)
    assert t.state.umbrellas[0] == 1


def at_parade(value: int) -> Table:
    """The Second Line phase of a round in which seat 0 took first a 1 and then this value.

    The line stands north on Conti St, and seat 0 says where it goes.
    """
    t = table().plan({"socialize": 1, "walk": value, "carriage": 2, "riverboat": 2})
    t.play("take socialize 1").any_turn(0).play("take carriage 2").any_turn(1)
    t.play(f"take walk {value}").any_turn(0).play("take riverboat 2").any_turn(1)
    assert (t.phase, t.task) == ("line", "advance")
    s = t.state
    s.mapped, s.boxes, s.umbrellas = [0] * len(s.mapped), [0, 0], [0, 0]
    s.marks, s.bonuses, s.multipliers = [0] * 10, [0] * 10, [0] * 10
    s.performers = [0] * 16
    t.events.clear()
    return t.line("north/conti")


def row_reward(t: Table) -> Table:
    """Seat 0 completes a row when the line goes south along Conti St: a building lies there."""
    return t.mapped(0, {"gaslight-marionettes": 3}).boxes(0, 9).play("advance south")


def test_FQ_R19_a_street_box_outside_a_turn_has_the_value_of_the_last_die_of_the_round() -> None:
    t = at_parade(5).umbrellas(0, 2).before_bonus(0, "mysticism", "A").before_reward(0, "map conti")
    row_reward(t).play("mark mysticism", "performer statue")
    assert t.task == "street-map"
    assert all(text.endswith(" 5") for text in t.legal())
    t.play("map riverwalk 5")
    assert t.map_of(0)["riverwalk"] == 5


def test_FQ_R20_the_second_building_takes_the_dies_value_or_another_w() -> None:
    t = visit(culture_b().uses(0, w=2), "ljs-public-house").play("map ljs-public-house W")
    assert "map hotel-ama-house 3" in t.legal()
    assert "map hotel-ama-house W" in t.legal()
    t.play("map hotel-ama-house W")
    assert t.state.w[0] == 0
    t = visit(culture_b().uses(0, w=1), "ljs-public-house").play("map ljs-public-house W")
    assert t.legal() == [*(f"map {slug} 3" for slug in beside("ljs-public-house")), "pass"]  # the W does not carry over


def test_FQ_R20_food_bs_wild_for_the_first_comes_before_the_second() -> None:
    t = visit(culture_b().unlocked(0, "food", "B"), "catbird-playhouse")
    assert t.task == "icon"
    t.play("mark partying")
    assert t.task == "neighbour"
    t.play("map brush-and-brew-pub 3")
    assert t.task == "icon"  # and one for the second, small too
    assert is_done(t.play("mark partying"))


# ---- Culture C ------------------------------------------------------------------------------------------------------
def culture_c(seats: int = 2, **dice: int) -> Table:
    cards = {"walk": card_with("walk", "partying"), "carriage": card_with("carriage", "food")}
    return table(seats).uses(0, other=1).plan({**dice}, cards)


def test_FQ_BC_C_card_and_movement_action_of_another_card_with_the_dies_value() -> None:
    t = culture_c(walk=4).play("take walk 4 as carriage")
    assert t.marks(0) == {"food": 1}  # of the Carriage, not partying
    assert t.destinations() == {slug for slug, steps in distances("hotel-ama-house").items() if 1 <= steps <= 3}
    assert t.state.other[0] == 0
    t.play("go cajun-jewelers")
    assert t.map_of(0) == {"cajun-jewelers": 4}
    assert [die // 8 for die in t.state.dice].count(t.type("walk")) == 0  # the Walk die is gone
    assert [die // 8 for die in t.state.dice].count(t.type("carriage")) == 1  # the Carriage die is not


def test_FQ_BC_C_one_use_and_only_when_a_die_is_taken() -> None:
    t = culture_c().play("take walk 1")
    assert t.state.other[0] == 1  # not used
    assert t.refusal("take carriage 1") == ("FQ-V1", "pending")
    t.any_turn(0).play("take streetcar 1").any_turn(1)
    assert "take carriage 1 as walk" in t.legal()
    t.play("take carriage 1 as walk")
    assert t.state.other[0] == 0
    t = table().plan()
    assert t.legal() == [f"take {type} 1" for type in ("walk", "carriage", "streetcar", "riverboat", "socialize")]
    assert t.refusal("take walk 1 as carriage") == ("FQ-BC-C", "no-bonus")


def test_FQ_BC_C_is_ones_own() -> None:
    t = culture_c().play("take walk 1").any_turn(0)
    assert t.refusal("take carriage 1 as walk") == ("FQ-BC-C", "no-bonus")


def test_FQ_R11_culture_c_unlocked_this_turn_waits_for_the_next_die() -> None:
    t = table().before_bonus(0, "culture", "C").uses(0)
    t.plan({}, {"walk": culture_card()}).play("take walk 1")
    assert t.bonuses(0) == {"culture": 3}
    assert t.destinations() == {slug for slug, steps in distances("hotel-ama-house").items() if 1 <= steps <= 2}
    assert t.state.other[0] == 1
    t.any_turn(0).play("take carriage 1").any_turn(1)
    assert "take streetcar 1 as walk" in t.legal()


def test_FQ_R12_the_dies_own_type_brings_the_second_line() -> None:
    t = culture_c().play("take socialize 1 as carriage")
    assert t.state.caller == 0
    t = culture_c().play("take walk 1 as socialize")
    assert t.state.caller == -1
    assert t.destinations() == set(beside("hotel-ama-house"))


def test_FQ_R12_a_card_without_a_die_can_be_used_but_not_one_that_is_in_the_box() -> None:
    t = culture_c()
    assert t.refusal("take walk 1 as taxi") == ("FQ-R12", "in-box")
    assert t.refusal("take taxi 1") == ("FQ-A2", "no-die")
    t = table().uses(1, other=1).plan().play("take walk 1").any_turn(0)
    assert "take carriage 1 as walk" in t.legal()  # the Walk die is taken, its card still lies there
    t = culture_c(3)
    assert "take walk 1 as taxi" in t.legal()


# ---- Shopping -------------------------------------------------------------------------------------------------------
def test_FQ_BS_A_gives_one_w() -> None:
    t = turn().before_bonus(0, "shopping", "A").resolve("shopping")
    assert is_done(t)
    assert t.state.w[0] == 1
    visit(t, "ljs-public-house").play("map ljs-public-house W")
    assert t.state.w[0] == 0
    assert is_done(visit(t, "bens-spectral-gems"))  # no W left, no question
    assert t.map_of(0) == {"ljs-public-house": "W", "bens-spectral-gems": 3}


def test_FQ_BS_C_gives_two_more() -> None:
    t = turn().before_bonus(0, "shopping", "C")
    t.resolve("shopping")
    assert t.state.w[0] == 3  # the W of Shopping A is still there
    for left, slug in ((2, "ljs-public-house"), (1, "riverwalk"), (0, "gator-grin")):
        visit(t, slug).play(f"map {slug} W")
        assert t.state.w[0] == left
    assert is_done(visit(t, "humming-heron"))


def test_FQ_R23_w_instead_of_a_legal_value_and_instead_of_a_failing_one_and_neither() -> None:
    t = visit(turn().uses(0, w=1), "ljs-public-house")
    assert t.legal() == ["map ljs-public-house 3", "map ljs-public-house W"]
    t = visit(turn().uses(0, w=1).mapped(0, {"bens-spectral-gems": 6}), "ljs-public-house")
    assert t.legal() == ["map ljs-public-house W", "pass"]
    other = t.copy().play("map ljs-public-house W")
    assert (other.state.umbrellas[0], other.state.w[0]) == (0, 0)
    t.play("pass")
    assert (t.state.umbrellas[0], t.state.w[0]) == (1, 1)
    assert "ljs-public-house" not in t.map_of(0)


def test_FQ_BS_B_each_umbrella_gained_marks_two_boxes() -> None:
    t = turn().unlocked(0, "shopping", "B").uses(0).resolve("umbrella")
    assert t.state.umbrellas[0] == 2
    t.resolve("umbrella").play("mark food")
    assert t.state.umbrellas[0] == 4  # the third gave a wild


def test_FQ_BS_B_not_before_it_is_unlocked_and_never_past_the_last_box() -> None:
    assert turn().unlocked(0, "shopping", "A").resolve("umbrella").state.umbrellas[0] == 1
    t = turn().unlocked(0, "shopping", "B").umbrellas(0, 29).resolve("umbrella").play("mark food")
    assert t.state.umbrellas[0] == 30
    assert is_done(t)


def doubled() -> Table:
    return turn(6).unlocked(0, "shopping", "B").uses(0)


def test_FQ_R4_every_umbrella_gained_is_doubled_wherever_it_comes_from() -> None:
    t = visit(doubled().mapped(0, {"bens-spectral-gems": 1}), "ljs-public-house")  # a failed map
    assert t.state.umbrellas[0] == 2
    t = street_map(doubled().mapped(0, dict.fromkeys(on("st-ann"), 1)), "st-ann")
    assert t.state.umbrellas[0] == 2
    t = doubled().before_reward(0, "umbrella").resolve("statue")
    assert t.state.umbrellas[0] == 2
    t = visit(doubled().locked(0, 6), "ljs-public-house")  # the police die
    assert t.state.umbrellas[0] == 2
    t = row_reward(at_parade(5).unlocked(0, "shopping", "B").uses(0))  # a row of the Second Line
    assert t.state.umbrellas[0] == 2


def test_FQ_R4_the_umbrella_of_a_closed_street_is_doubled_too() -> None:
    t = (
        table(mayor=True)
        .unlocked(0, "shopping", "B")
        .uses(0)
        .plan({}, {"streetcar": card_with("streetcar", "food")}, "dauphine")
    )
    t.play("take streetcar 1")
    assert t.actors == [1]  # nowhere to go: no movement, building or map action
    assert t.state.umbrellas[0] == 2
    assert t.where(0) == "hotel-ama-house"


def test_FQ_R4_an_umbrella_whose_own_wild_unlocks_shopping_b_stays_single() -> None:
    t = turn().before_bonus(0, "shopping", "B").uses(0).umbrellas(0, 2)
    t.resolve("umbrella", "umbrella").play("mark shopping")
    assert t.bonuses(0) == {"shopping": 2}
    assert t.state.umbrellas[0] == 3 + 2  # the first is single, the second is doubled
    assert is_done(t)


def test_FQ_R5_points_for_the_wilds_marked_on_the_umbrella_track_and_for_no_others() -> None:
    t = turn().umbrellas(0, 17)
    assert t.points(0)["shopping"] == 0
    t.unlocked(0, "shopping", "B")
    assert t.points(0)["shopping"] == 5  # those from before it count
    t.times(0, "shopping", 3)
    assert t.points(0)["shopping"] == 5  # no building on Conti St, and no multiplier for them
    t.resolve("wild").play("mark food")
    assert t.points(0)["shopping"] == 5
    t.umbrellas(0, 30)
    assert t.points(0)["shopping"] == 10


# ---- Mysticism ------------------------------------------------------------------------------------------------------
def test_FQ_BM_A_one_performer_of_ones_choice_with_all_it_gives() -> None:
    for name in PERFORMERS:
        t = turn().before_bonus(0, "mysticism", "A").resolve("mysticism")
        assert t.legal() == [f"performer {other}" for other in PERFORMERS]
        assert t.refusal("pass") == ("FQ-R7", "must")
        t.play(f"performer {name}")
        assert t.seen(0) == {name: 1}
    t = turn().before_reward(0, "umbrella").before_bonus(0, "mysticism", "A").resolve("mysticism")
    t.play("performer statue")
    assert t.state.umbrellas[0] == 1
    assert is_done(t)


def test_FQ_BM_C_two_different_performers() -> None:
    t = turn().before_bonus(0, "mysticism", "C").resolve("mysticism")
    t.play("performer statue")
    assert t.refusal("performer statue") == ("FQ-BM-C", "same")
    t.play("performer tuba")
    assert t.seen(0) == {"statue": 1, "tuba": 1}


def mysticism_b(t: Table) -> Table:
    return t.before_bonus(0, "mysticism", "B").resolve("mysticism")


def test_FQ_BM_B_a_personal_line_from_any_other_start() -> None:
    t = mysticism_b(turn())  # the public line starts from 1
    assert t.legal() == [f"begin {n}" for n in (2, 3, 4, 5, 6)]
    assert t.refusal("begin 1") == ("FQ-R8", "public")
    assert t.refusal("pass") == ("FQ-BM-B", "must")
    t.play("begin 4")
    assert is_done(t)
    assert t.state.lines[0] == (t.edition.starts[3],)
    assert t.state.lines[1] == ()


def test_FQ_R8_the_start_of_the_public_line_is_excluded_not_its_end() -> None:
    t = turn().line_between(1, 2)
    assert t.state.line[-1] == t.edition.starts[1]
    assert mysticism_b(t).legal() == [f"begin {n}" for n in (2, 3, 4, 5, 6)]


def test_FQ_BM_B_may_advance_whenever_the_public_line_does_by_the_same_rules() -> None:
    t = at_parade(5).own_line(0, "royal/west", "royal/conti").play("advance east")
    assert (t.actors, t.task) == ([0], "own-line")
    assert t.legal() == ["advance north", "advance east", "advance south", "pass"]
    assert t.refusal("advance west") == ("FQ-L1", "used")
    t.play("advance south")
    assert t.state.lines[0] == tuple(t.point(name) for name in ("royal/west", "royal/conti", "decatur/conti"))
    assert t.state.lines[1] == ()


def test_FQ_BM_B_scoring_counts_buildings_at_either_line_once() -> None:
    """Gaslight Marionettes lies at both lines, Coop's at one's own only, Riverwalk at neither."""
    t = at_parade(5).own_line(0, "north/toulouse", "north/conti", "dauphine/conti")
    for seat in (0, 1):
        t.mapped(seat, {"gaslight-marionettes": 1, "coops-bead-emporium": 1, "riverwalk": 1})
    t.play("advance south", "advance south")  # the public line along Conti St, then one's own further on
    assert t.state.boxes == [2, 1]


def test_FQ_R8_unlocked_in_the_movement_phase_it_may_advance_in_this_round() -> None:
    t = table().before_bonus(0, "mysticism", "B").plan({}, {"socialize": card_with("socialize", "mysticism")})
    t.play("take socialize 1", "begin 3")
    for seat in (0, 1, 0, 1):
        if t.task == "take":
            t.play(t.legal()[0])
        t.any_turn(seat)
    assert t.phase == "line"
    t.play("advance south")
    assert (t.actors, t.task) == ([0], "own-line")


def test_FQ_R8_unlocked_by_a_row_it_waits_for_the_next_time() -> None:
    t = at_parade(5).umbrellas(0, 2).before_bonus(0, "mysticism", "B")
    row_reward(t).play("mark mysticism", "begin 2")
    assert len(t.state.lines[0]) == 1
    assert t.phase == "plan"


# ---- Partying -------------------------------------------------------------------------------------------------------
def test_FQ_BP_A_crosses_out_the_next_circle_of_the_culture_track_at_once() -> None:
    t = turn().before_choice(0, "culture").before_bonus(0, "partying", "A").resolve("partying")
    assert t.crossed(0, "culture") == [t.marks(0)["culture"]]
    assert [t.crossed(0, name) for name in ("food", "shopping", "mysticism", "partying")] == [[]] * 4
    assert t.crossed(1, "culture") == []
    t.resolve("culture")
    assert is_done(t)
    assert (t.bonuses(0), t.multipliers(0)) == ({"partying": 1}, {})
    t.before_bonus(0, "culture", "A").resolve("culture")
    assert t.bonuses(0)["culture"] == 1  # the first bonus is Culture A still
    assert t.state.longer[0] == 1


def test_FQ_BP_B_walk_moves_exactly_one_and_other_cards_as_before() -> None:
    t = turn().unlocked(0, "partying", "B")
    assert t.destinations() == set(beside("hotel-ama-house"))
    assert t.refusal("go cajun-jewelers") == ("FQ-BP-B", "too-far")
    t = turn(type="carriage", card="carriage-6").unlocked(0, "partying", "B")
    assert "cajun-jewelers" in t.destinations()


def test_FQ_BP_B_counts_from_the_turn_that_unlocks_it_on() -> None:
    t = table().before_bonus(0, "partying", "B")
    t.plan({}, {"walk": card_with("walk", "partying")}).play("take walk 1")
    assert t.bonuses(0) == {"partying": 2}
    assert t.destinations() == set(beside("hotel-ama-house"))


def test_FQ_BP_C_at_the_end_of_the_turn_to_the_police_station_and_a_die_is_rolled() -> None:
    t = table().before_bonus(0, "partying", "C")
    t.plan({"walk": 4}, {"walk": card_with("walk", "partying")}).play("take walk 4")
    assert t.bonuses(0) == {"partying": 3}
    assert t.where(0) == "hotel-ama-house"  # not yet: the turn goes on
    t.play("go roux-the-day-tavern")
    assert t.map_of(0) == {"roux-the-day-tavern": 4}  # FQ-R21: this turn maps as ever
    assert t.where(0) == "police-station"
    assert t.actors == [CHANCE]
    assert t.legal() == [f"police {value}" for value in VALUES]
    umbrellas, marks = t.state.umbrellas[0], t.marks(0)
    t.play("police 4")
    assert t.state.locked[0] == 4
    assert t.actors == [1]
    assert (t.state.umbrellas[0], t.marks(0)) == (umbrellas, marks)  # FQ-R13: no visit, no icons
    assert "police-station" not in t.map_of(0)


def test_FQ_R21_from_the_next_die_on_also_in_the_same_round() -> None:
    t = table().before_bonus(0, "partying", "C")
    t.plan({"walk": 4, "carriage": 4, "streetcar": 2}, {"walk": card_with("walk", "partying")})
    t.play("take walk 4", "go roux-the-day-tavern", "police 4", "take streetcar 2").any_turn(1)
    t.play("take carriage 4", "go seersucker-and-daughters")
    assert "seersucker-and-daughters" not in t.map_of(0)
    assert [event.data["locked"] for event in t.events if event.kind == "no-map" and event.seat == 0] == [True]


def test_FQ_R21_the_police_die_skips_culture_b_too() -> None:
    t = visit(culture_b(4).locked(0, 4), "ljs-public-house")
    assert is_done(t)
    assert t.map_of(0) == {}
    assert t.state.umbrellas[0] == 1


def test_FQ_R21_street_boxes_of_the_performers_track_are_not_skipped() -> None:
    t = street_map(turn(4).locked(0, 4), "st-ann")
    assert t.legal() == [f"map {slug} 4" for slug in on("st-ann")]


def test_FQ_R22_outside_a_turn_the_tourist_goes_to_the_police_station_at_once() -> None:
    t = at_parade(5).umbrellas(0, 2).before_bonus(0, "partying", "C")
    row_reward(t).play("mark partying")
    assert t.where(0) == "police-station"
    assert (t.phase, t.actors) == ("line", [CHANCE])
    t.play("police 2")
    assert (t.phase, t.state.round) == ("plan", 2)
    assert t.state.locked[0] == 2


def test_FQ_R22_inside_a_chain_outside_a_turn_before_the_next_umbrella() -> None:
    t = at_parade(5).umbrellas(0, 2).before_bonus(0, "partying", "C")
    t.mapped(0, dict.fromkeys(edition_of().buildings, 3)).boxes(0, 9)
    t.line("north/conti", "dauphine/conti", "bourbon/conti", "royal/conti", "decatur/conti", "n-front/conti")
    t.play("advance east")
    assert t.state.boxes[0] == 9 + 12  # two rows, so two umbrellas
    t.play("mark partying")
    assert t.actors == [CHANCE]
    assert t.state.umbrellas[0] == 3
    t.play("police 1")
    assert t.state.umbrellas[0] == 4


def test_FQ_BP_D_no_performers_from_any_source() -> None:
    t = turn().unlocked(0, "partying", "D").performers(0, "tuba")
    points = t.points(0)["performers"]
    t.resolve("statue", "tuba")
    t.before_bonus(0, "mysticism", "A").resolve("mysticism")
    assert is_done(t)
    assert t.seen(0) == {"tuba": 1}
    assert t.points(0)["performers"] == points


def test_FQ_BP_D_a_building_with_a_performer_is_mapped_like_any_other() -> None:
    t = turn().unlocked(0, "partying", "D").at(0, "hotel-ama-house").play("go roux-the-day-tavern")
    assert t.map_of(0) == {"roux-the-day-tavern": 3}
    assert t.seen(0) == {}


# ---- one-use bonuses, everywhere and nowhere else -------------------------------------------------------------------
def test_one_use_bonuses_are_offered_exactly_at_their_own_decisions() -> None:
    """With every use in hand: the other card at a die, the longer move at a move, the W at every mapping."""
    full = {"w": 1, "longer": 1, "other": 1}
    t = table().uses(0, **full).unlocked(0, "culture", "B").uses(0, **full).unlocked(0, "mysticism", "B")
    t.uses(0, **full).plan({"walk": 3})
    offers: dict[str, tuple[bool, bool, bool]] = {}

    def look() -> None:
        t.uses(0, **full)
        texts = [t.game.write(action) for action in decision(t.edition, t.game.tables, t.state)]
        offers[t.task] = (
            any(" as " in text for text in texts),
            any(text.startswith("further") for text in texts),
            any(text.endswith(" W") for text in texts),
        )

    look()
    t.play("take walk 3")
    look()
    for task, number in (("free-map", 0), ("street-map", t.street("st-ann")), ("map", 0)):
        t.due(task, number)
        look()
        t.play(next(text for text in t.legal() if text.endswith(" 3")))
        if t.task == "neighbour":
            look()
            t.play("pass")
    t.mapped(0, dict.fromkeys(on("st-ann"), 6)).due("street-map", t.street("st-ann"))
    assert t.task == "street-neighbour"
    look()
    t.play("pass")
    for task in ("one-performer", "two-performers", "begin-line"):
        t.due(task)
        look()
        t.play(t.legal()[0])
        while not is_done(t):
            look()
            t.play(t.legal()[-1])
    t.resolve("wild")
    look()
    t.play("mark culture").before_choice(0, "culture").resolve("culture")
    look()
    assert offers == {
        "take": (True, False, False),
        "travel": (False, True, False),
        **dict.fromkeys(("free-map", "street-map", "map", "neighbour", "street-neighbour"), (False, False, True)),
        **dict.fromkeys(("one-performer", "two-performers", "other-performer"), (False, False, False)),
        **dict.fromkeys(("begin-line", "icon", "circle"), (False, False, False)),
    }
