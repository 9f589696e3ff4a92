"""FQ-I1 to FQ-I5, FQ-A3 and FQ-R1 to FQ-R7: umbrellas, activities, wilds, circles, performers, and their order.

Seat 0 stands in the middle of its turn and resolves icons; when its move is due again, all of them are done. On the
Grand Tour sheets the third box of Food and Culture is a choice and the third of Shopping and Mysticism a bonus.
"""

from __future__ import annotations

import pytest

from grandtour.games.french_quarter.edition import ACTIVITIES
from tests.quarter import Table, edition_of, table, turn

PERFORMERS = ["saxophone", "trumpet", "tuba", "violin", "unicycle", "magician", "acrobat", "statue"]


def is_done(t: Table) -> bool:
    """Every icon is resolved: the turn goes on with its move."""
    return t.task == "travel"


# ---- umbrellas ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("before", range(30))
def test_FQ_I1_an_umbrella_marks_a_box_and_every_third_gives_a_wild_at_once(before: int) -> None:
    t = turn().umbrellas(0, before).resolve("umbrella")
    assert t.state.umbrellas[0] == before + 1
    if (before + 1) % 3 == 0:
        assert t.legal() == [f"mark {activity}" for activity in ACTIVITIES]
        t.play("mark partying")
        assert t.marks(0) == {"partying": 1}
    assert is_done(t)


def test_FQ_I1_a_full_umbrella_track_gives_nothing() -> None:
    t = turn().umbrellas(0, 30).resolve("umbrella", "umbrella")
    assert is_done(t)
    assert t.state.umbrellas[0] == 30
    assert t.kinds() == ["full", "full"]
    assert t.marks(0) == {}


def test_FQ_I1_other_numbers_of_an_edition_and_a_last_box_without_a_wild() -> None:
    """On the tiny edition every second of seven boxes gives a wild."""
    wilds = []
    for before in range(7):
        t = turn(edition="tiny", type="ferry", card="ferry-1").umbrellas(0, before).resolve("umbrella")
        assert t.state.umbrellas[0] == before + 1
        wilds.append(t.task == "icon")
    assert wilds == [False, True, False, True, False, True, False]
    assert is_done(turn(edition="tiny", type="ferry", card="ferry-1").umbrellas(0, 7).resolve("umbrella"))


# ---- activities -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("activity", ACTIVITIES)
def test_FQ_I2_an_activity_icon_marks_the_next_box_of_its_track_and_no_other(activity: str) -> None:
    t = turn().resolve(activity)
    assert is_done(t)
    assert t.marks(0) == {activity: 1}
    assert t.marks(1) == {}


@pytest.mark.parametrize("activity", ACTIVITIES)
def test_FQ_I2_a_full_track_takes_no_more_marks_and_gives_nothing(activity: str) -> None:
    t = turn().marked(0, activity, 14)
    before = t.state.dump()
    t.resolve(activity)
    assert is_done(t)
    assert t.state.dump() == before
    assert t.kinds() == ["full"]


def test_FQ_I2_a_wild_marks_any_one_track() -> None:
    for activity in ACTIVITIES:
        t = turn().resolve("wild").play(f"mark {activity}")
        assert is_done(t)
        assert t.marks(0) == {activity: 1}


def test_FQ_I2_a_wild_may_not_be_used_on_a_full_track() -> None:
    t = turn().marked(0, "culture", 14).resolve("wild")
    assert t.legal() == ["mark food", "mark shopping", "mark mysticism", "mark partying"]
    assert t.refusal("mark culture") == ("FQ-I2", "full")


def test_FQ_I2_a_wild_with_room_on_one_track_asks_for_nothing() -> None:
    t = turn()
    for activity in ("food", "culture", "mysticism", "partying"):
        t.marked(0, activity, 14)
    t.resolve("wild")
    assert is_done(t)
    assert t.marks(0)["shopping"] == 1


def test_FQ_R2_a_wild_with_nothing_left_to_mark_is_lost() -> None:
    t = turn().umbrellas(0, 2)
    for activity in ACTIVITIES:
        t.marked(0, activity, 14)
    t.resolve("umbrella")
    assert is_done(t)
    assert t.kinds() == ["umbrella", "full"]
    assert set(t.marks(0).values()) == {14}


def test_FQ_R2_no_icon_can_be_declined() -> None:
    t = turn().marked(0, "partying", 3).resolve("partying")  # FQ-BP-A hurts, and yet nobody is asked
    assert t.bonuses(0) == {"partying": 1}
    t.resolve("wild")
    assert t.refusal("pass") == ("FQ-R2", "must")
    for activity in ("food", "culture", "shopping", "mysticism"):
        t.marked(0, activity, 14)
    assert t.legal() == ["mark partying"]


# ---- circles --------------------------------------------------------------------------------------------------------
# The boxes of each track that are bonus (b), multiplier (m), choice (c) or square (.); our sheets.
BOXES = {
    "food": "..c..m.b..b..m",
    "culture": "..c..m..b..b.m",
    "shopping": "..b.....c.bm.m",
    "mysticism": "..b..m...c.b.m",
    "partying": ".m.b.m.b.mbmbm",
}


@pytest.mark.parametrize("activity", ACTIVITIES)
@pytest.mark.parametrize("choice", ["bonus", "multiplier"])
def test_FQ_I3_squares_do_nothing_and_circles_give_bonuses_and_multipliers_in_order(activity: str, choice: str) -> None:
    t = turn()
    bonuses = multipliers = 0
    for box, kind in enumerate(BOXES[activity]):
        t.events.clear()
        t.resolve(activity)
        if kind == "c":
            assert t.legal() == ["bonus", "multiplier"]
            t.play(choice)
        gives_bonus = kind == "b" or (kind == "c" and choice == "bonus")
        gives_multiplier = kind == "m" or (kind == "c" and choice == "multiplier")
        if gives_bonus:
            assert [event.data for event in t.events if event.kind == "bonus"] == [
                {"activity": ACTIVITIES.index(activity), "bonus": bonuses}
            ]
        if gives_multiplier:
            assert [event.data["times"] for event in t.events if event.kind == "multiplier"] == [multipliers + 1]
        bonuses += gives_bonus
        multipliers += gives_multiplier
        assert t.marks(0)[activity] == box + 1
        assert t.bonuses(0).get(activity, 0) == bonuses
        assert t.multipliers(0).get(activity, 0) == multipliers
        while not is_done(t):  # what an at-once bonus asks for; the last building is a large one
            t.play(t.legal()[-1])


def test_FQ_I3_a_choice_circle_asks_and_gives_only_what_is_chosen() -> None:
    t = turn().marked(0, "culture", 2).resolve("culture")
    assert t.task == "circle"
    assert t.legal() == ["bonus", "multiplier"]
    assert t.refusal("pass") == ("FQ-I3", "must")
    other = t.copy().play("multiplier")
    t.play("bonus")
    assert (t.bonuses(0), t.multipliers(0), t.state.longer[0]) == ({"culture": 1}, {}, 1)
    assert (other.bonuses(0), other.multipliers(0), other.state.longer[0]) == ({}, {"culture": 1}, 0)
    assert is_done(t)
    assert is_done(other)


def mysticism_on_tiny(bonuses: str, multipliers: int) -> Table:
    """The next box is the second choice circle of that track."""
    t = turn(edition="tiny", type="ferry", card="ferry-1").marked(0, "mysticism", 3)
    return t.unlocked(0, "mysticism", bonuses).times(0, "mysticism", multipliers)


def test_FQ_R1_a_choice_with_no_bonus_left_gives_the_multiplier_without_asking() -> None:
    t = mysticism_on_tiny("C", 0).resolve("mysticism")
    assert is_done(t)
    assert t.multipliers(0) == {"mysticism": 1}


def test_FQ_R1_a_choice_with_no_multiplier_left_gives_the_bonus_without_asking() -> None:
    t = mysticism_on_tiny("B", 2).resolve("mysticism")
    assert t.bonuses(0) == {"mysticism": 3}
    assert t.task == "one-performer"


def test_FQ_R1_a_choice_with_nothing_left_and_a_multiplier_past_the_last_give_nothing() -> None:
    t = mysticism_on_tiny("C", 2).resolve("mysticism", "mysticism")
    assert is_done(t)
    assert (t.marks(0), t.multipliers(0), t.bonuses(0)) == ({"mysticism": 5}, {"mysticism": 2}, {"mysticism": 3})


# ---- order inside a chain -------------------------------------------------------------------------------------------
def test_FQ_R3_the_wild_of_an_umbrella_is_finished_before_the_next_icon() -> None:
    t = turn().umbrellas(0, 2).marked(0, "culture", 2).resolve("umbrella", "food")
    assert t.marks(0) == {"culture": 2}  # food waits
    t.play("mark culture")
    assert t.task == "circle"  # and still waits
    assert "food" not in t.marks(0)
    t.play("bonus")
    assert t.marks(0) == {"culture": 3, "food": 1}
    assert is_done(t)


def test_FQ_R3_a_wild_inside_a_chain_inside_a_chain() -> None:
    """The performer's box is an umbrella, its wild opens Mysticism A, whose performer gives points; then food."""
    t = turn().umbrellas(0, 2).marked(0, "mysticism", 2).resolve("tuba", "food")
    assert t.seen(0) == {"tuba": 1}
    t.play("mark mysticism")
    assert t.task == "one-performer"
    assert t.marks(0) == {"mysticism": 3}
    t.play("performer violin")
    assert is_done(t)
    assert t.marks(0) == {"mysticism": 3, "food": 1}
    assert [kind for kind in t.kinds() if kind != "bonus"] == ["performer", "umbrella", "mark", "performer", "mark"]


def test_FQ_R3_the_wild_comes_between_the_two_marks_of_shopping_b() -> None:
    t = turn().unlocked(0, "shopping", "B").umbrellas(0, 2).resolve("umbrella", "food")
    assert t.task == "icon"
    assert t.state.umbrellas[0] == 3  # the second mark waits
    t.play("mark partying")
    assert t.state.umbrellas[0] == 4
    assert is_done(t)
    assert t.kinds() == ["umbrella", "mark", "umbrella", "mark"]
    assert t.marks(0) == {"partying": 1, "food": 1}


def test_FQ_A3_card_action_then_move_then_building_then_map() -> None:
    t = table().plan({"carriage": 2}, {"carriage": "carriage-1"}).play("take carriage 2", "go bayou-oyster-bar")
    kinds = [event.kind for event in t.events if event.seat == 0]
    icons = [event.data.get("activity") for event in t.events if event.kind == "mark"]
    assert kinds[:7] == ["take", "umbrella", "mark", "go", "mark", "umbrella", "map"]
    assert [ACTIVITIES[k] for k in icons if isinstance(k, int)] == ["mysticism", "food"]
    assert t.actors == [1]


def test_FQ_A3_the_icons_of_a_building_are_resolved_from_the_left() -> None:
    """French Market shows food, shopping and umbrella: each is finished before the next."""
    t = turn(value=4).at(0, "beignet-cafe").marked(0, "food", 2).marked(0, "shopping", 2).umbrellas(0, 2)
    t.play("go french-market")
    assert t.task == "circle"
    assert (t.marks(0), t.state.umbrellas[0]) == ({"food": 3, "shopping": 2}, 2)
    t.play("multiplier")
    assert (t.marks(0), t.state.umbrellas[0], t.task) == ({"food": 3, "shopping": 3}, 3, "icon")
    assert t.map_of(0) == {}  # the map action comes last
    t.play("mark culture")
    assert t.task == "map"  # with the W of Shopping A there is a choice now


def test_FQ_A3_what_the_card_gives_is_done_before_the_move() -> None:
    t = table().marked(0, "food", 2).plan({"walk": 5}, {"walk": "walk-1"}).play("take walk 5")
    assert t.task == "circle"
    assert t.refusal("go ljs-public-house") == ("FQ-I3", "pending")
    t.play("multiplier")
    assert is_done(t)


# ---- performers -----------------------------------------------------------------------------------------------------
def test_FQ_I4_the_top_row_then_the_bottom_row_then_nothing() -> None:
    t = turn().resolve("tuba")
    assert t.seen(0) == {"tuba": 1}
    t.resolve("tuba")
    assert t.seen(0) == {"tuba": 2}
    before = t.state.dump()
    t.events.clear()
    t.resolve("tuba")
    assert t.state.dump() == before
    assert t.kinds() == ["full"]


def test_FQ_I4_both_rows_full_no_performer_gives_anything() -> None:
    t = turn().performers(0, *PERFORMERS, bottom=tuple(PERFORMERS))
    before = t.state.dump()
    t.resolve(*PERFORMERS)
    assert is_done(t)
    assert t.state.dump() == before
    assert t.kinds() == ["full"] * 8


def test_FQ_I4_each_marks_the_next_box_of_the_track_whoever_it_is() -> None:
    t = turn().resolve("magician", "magician")
    assert [event.data["box"] for event in t.events if event.kind == "performer"] == [0, 1]
    assert [event.data["row"] for event in t.events if event.kind == "performer"] == [1, 2]


def marked_boxes(t: Table, count: int) -> Table:
    """So many performers are seen; the statue is not among the first fourteen."""
    rest = PERFORMERS[:-1]
    return t.performers(0, *rest[:count], bottom=tuple(rest[: max(0, count - 7)]))


# The performers track of our sheets; a number is points.
SHOWN: list[str | int] = [
    *("umbrella", 1, "map conti", "umbrella", "shopping", 1, "map st-ann", "umbrella"),
    *("food", 2, "map bourbon", "umbrella", "culture", 2, "map decatur", 3),
]


@pytest.mark.parametrize("box", range(15))
def test_FQ_I5_each_box_of_the_performers_track_gives_what_it_shows_at_once(box: int) -> None:
    shows = SHOWN[box]
    t = marked_boxes(turn(value=4), box)
    earned = t.points(0)["performers"]
    rows = [0, 0, 1, 3, 6, 10, 14, 15, 16]
    t.resolve("statue")
    if isinstance(shows, int):
        gained = t.points(0)["performers"] - earned
        top = min(box, 7)
        assert gained == shows + rows[top + 1] - rows[top]
    elif shows == "umbrella":
        assert t.state.umbrellas[0] == 1
    elif shows.startswith("map"):
        street = shows.removeprefix("map ")
        e = t.edition
        assert t.legal() == [f"map {e.buildings[k]} 4" for k in e.street_buildings[e.streets.index(street)]]
        t.play(t.legal()[0])
        assert len(t.map_of(0)) == 1
    else:
        assert t.marks(0) == {shows: 1}
    assert is_done(t)


def test_FQ_I5_the_last_box_gives_its_points() -> None:
    t = turn().performers(0, *PERFORMERS, bottom=tuple(PERFORMERS[:-1]))
    assert t.points(0)["performers"] == 16 + 15 + 6
    t.resolve("statue")
    assert t.points(0)["performers"] == 16 + 16 + 9
    assert is_done(t)


def test_FQ_I5_an_umbrella_where_no_building_of_the_street_can_be_mapped() -> None:
    t = marked_boxes(turn(value=6), 2)  # the next box maps on Conti St
    t.mapped(0, {slug: 1 for slug in on("conti") if slug != "bloody-marys"})
    t.resolve("statue")
    assert is_done(t)
    assert "bloody-marys" not in t.map_of(0)  # next to a 1
    assert t.state.umbrellas[0] == 1


def on(street: str) -> list[str]:
    e = edition_of()
    return [e.buildings[k] for k in e.street_buildings[e.streets.index(street)]]


def test_FQ_BP_D_no_performer_icon_counts_any_more() -> None:
    t = turn().unlocked(0, "partying", "D").resolve("tuba", "statue")
    assert is_done(t)
    assert t.seen(0) == {}
    assert t.kinds() == ["full", "full"]


# ---- FQ-R6, FQ-R7 ---------------------------------------------------------------------------------------------------
def test_FQ_R6_partying_a_crosses_out_the_next_circle_and_the_box_is_marked_like_a_square() -> None:
    t = turn().marked(0, "culture", 2).marked(0, "partying", 3).resolve("partying")
    assert t.crossed(0, "culture") == [2]
    t.resolve("culture")
    assert is_done(t)  # no choice: it is crossed out
    assert t.marks(0)["culture"] == 3
    assert (t.bonuses(0), t.multipliers(0)) == ({"partying": 1}, {})
    t.resolve("culture", "culture", "culture")  # the circle after it is as good as ever
    assert t.multipliers(0) == {"culture": 1}


@pytest.mark.parametrize(
    ("marks", "crossed"), [(0, 2), (2, 2), (3, 5), (5, 5), (6, 8), (9, 11), (11, 11), (12, 13), (13, 13)]
)
def test_FQ_R6_the_next_unmarked_circle(marks: int, crossed: int) -> None:
    t = turn().marked(0, "culture", marks).marked(0, "partying", 3).resolve("partying")
    assert t.crossed(0, "culture") == [crossed]


def test_FQ_R6_not_one_that_is_crossed_out_already() -> None:
    t = turn().marked(0, "partying", 3)
    t.state.crossed[1] = 1 << 2
    t.resolve("partying")
    assert t.crossed(0, "culture") == [2, 5]


def test_FQ_R6_with_no_circle_left_partying_a_does_nothing() -> None:
    t = turn().marked(0, "culture", 14).marked(0, "partying", 3).resolve("partying")
    assert is_done(t)
    assert t.crossed(0, "culture") == []
    assert t.bonuses(0) == {"partying": 1}


def mysticism_a(t: Table) -> Table:
    return t.marked(0, "mysticism", 2).resolve("mysticism")


def mysticism_c(t: Table) -> Table:
    return t.unlocked(0, "mysticism", "B").marked(0, "mysticism", 11).resolve("mysticism")


def test_FQ_R7_a_performer_marked_twice_may_be_named_and_gives_nothing() -> None:
    t = mysticism_a(turn().performers(0, "tuba", bottom=("tuba",)))
    assert t.legal() == [f"performer {name}" for name in PERFORMERS]
    t.play("performer tuba")
    assert is_done(t)
    assert t.seen(0) == {"tuba": 2}


def test_FQ_R7_nobody_is_asked_when_all_are_marked_twice() -> None:
    for give in (mysticism_a, mysticism_c):
        assert is_done(give(turn().performers(0, *PERFORMERS, bottom=tuple(PERFORMERS))))


def test_FQ_R7_the_first_of_two_is_finished_before_the_second_is_named() -> None:
    t = mysticism_c(turn().umbrellas(0, 2))
    assert t.task == "two-performers"
    t.play("performer tuba")  # its box gives an umbrella, and that a wild
    assert t.task == "icon"
    t.play("mark partying")
    assert t.task == "other-performer"
    assert t.legal() == [f"performer {name}" for name in PERFORMERS if name != "tuba"]
    assert t.refusal("performer tuba") == ("FQ-BM-C", "same")
    t.play("performer statue")
    assert is_done(t)
    assert t.seen(0) == {"tuba": 1, "statue": 1}


def test_FQ_R7_no_second_question_when_only_the_first_one_named_has_room() -> None:
    rest = tuple(name for name in PERFORMERS if name != "statue")
    t = mysticism_c(turn().performers(0, *rest, bottom=rest))
    t.play("performer statue")
    assert t.task != "other-performer"


def test_FQ_R7_under_partying_d_mysticism_a_and_c_give_nothing() -> None:
    for give in (mysticism_a, mysticism_c):
        t = give(turn().unlocked(0, "partying", "D"))
        assert is_done(t)
        assert t.seen(0) == {}


def test_FQ_R7_partying_d_between_the_two_of_mysticism_c_ends_it() -> None:
    t = mysticism_c(turn().umbrellas(0, 2).unlocked(0, "partying", "C").marked(0, "partying", 12))
    t.play("performer tuba", "mark partying")
    assert t.bonuses(0)["partying"] == 4
    assert is_done(t)
    assert t.seen(0) == {"tuba": 1}
