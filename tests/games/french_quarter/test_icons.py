"""FQ-I1 to FQ-I5, FQ-A3 and FQ-R1 to FQ-R7: umbrellas, activities, wilds, circles, performers, and their order.

Seat 0 stands in the middle of its turn and resolves icons; when its move is due again, all of them are done. Where the
circles of our sheets stand may change: tests ask for "the box before this bonus" (tests/quarter.py).
"""

from __future__ import annotations

import pytest

from grandtour.games.french_quarter import scoring
from grandtour.games.french_quarter.edition import ACTIVITIES, BONUS, CHOICE, MULTIPLIER, REWARDS, SQUARE
from grandtour.games.french_quarter.state import ICON_USED_UP, SIZE, TASKS, marked_boxes
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
    t = turn().before_bonus(0, "partying", "A").resolve("partying")  # FQ-BP-A hurts, and yet nobody is asked
    assert t.bonuses(0) == {"partying": 1}
    t.resolve("wild")
    assert t.refusal("pass") == ("FQ-R2", "must")
    for activity in ("food", "culture", "shopping", "mysticism"):
        t.marked(0, activity, 14)
    assert t.legal() == ["mark partying"]


# ---- circles --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
@pytest.mark.parametrize("activity", ACTIVITIES)
@pytest.mark.parametrize("choice", ["bonus", "multiplier"])
def test_FQ_I3_squares_do_nothing_and_circles_give_bonuses_and_multipliers_in_order(
    edition: str, activity: str, choice: str
) -> None:
    t = turn() if edition == "grand-tour" else turn(edition="tiny", type="ferry", card="ferry-1")
    track = t.edition.tracks[ACTIVITIES.index(activity)]
    bonuses = multipliers = 0
    for box, kind in enumerate(track.boxes):
        t.events.clear()
        t.resolve(activity)
        gives_bonus = kind == BONUS
        if kind == CHOICE:  # FQ-R1: asked only while both are left
            gives_bonus = bonuses < len(track.bonus_effect)
            if gives_bonus and multipliers < len(track.ladder):
                assert t.legal() == ["bonus", "multiplier"]
                t.play(choice)
                gives_bonus = choice == "bonus"
        gives_multiplier = kind != SQUARE and not gives_bonus and multipliers < len(track.ladder)
        unlocked = [event.data for event in t.events if event.kind == "bonus"]
        assert unlocked == [{"activity": ACTIVITIES.index(activity), "bonus": bonuses}] * gives_bonus
        higher = [event.data["times"] for event in t.events if event.kind == "multiplier"]
        assert higher == track.ladder[multipliers : multipliers + gives_multiplier]
        bonuses += gives_bonus
        multipliers += gives_multiplier
        assert t.marks(0)[activity] == box + 1
        assert t.bonuses(0).get(activity, 0) == bonuses
        assert t.multipliers(0).get(activity, 0) == multipliers
        rest = [TASKS.index(task) for task in ("end-turn", "travel")]
        t.state.todo = [entry for entry in t.state.todo if entry // SIZE in rest]  # at-once bonuses: test_bonuses.py
        assert is_done(t)


def test_FQ_I3_a_choice_circle_asks_and_gives_only_what_is_chosen() -> None:
    t = turn().before_choice(0, "culture").resolve("culture")
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
    t = turn().umbrellas(0, 2).before_choice(0, "culture").resolve("umbrella", "food")
    assert "food" not in t.marks(0)  # it waits
    t.play("mark culture")
    assert t.task == "circle"  # and still waits
    assert "food" not in t.marks(0)
    t.play("bonus")
    assert t.marks(0)["food"] == 1
    assert is_done(t)


def test_FQ_R3_a_wild_inside_a_chain_inside_a_chain() -> None:
    """The performer's box is an umbrella, its wild opens Mysticism A, whose performer has a box too; then food."""
    t = turn().before_reward(0, "umbrella").umbrellas(0, 2).before_bonus(0, "mysticism", "A").resolve("statue", "food")
    assert t.seen(0)["statue"] == 1
    t.play("mark mysticism")
    assert t.task == "one-performer"
    assert "food" not in t.marks(0)
    t.play("performer statue")
    while not is_done(t):
        assert "food" not in t.marks(0)
        t.play(t.legal()[-1])
    assert t.seen(0)["statue"] == 2
    assert t.marks(0)["food"] == 1
    assert [kind for kind in t.kinds() if kind != "bonus"][:4] == ["performer", "umbrella", "mark", "performer"]


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
    """A building shows shopping and umbrella: each is finished before the next."""
    t = turn(value=4).umbrellas(0, 2).before_choice(0, "shopping")
    go_to_one_with(t, "shopping", "umbrella")
    assert (t.task, t.state.umbrellas[0]) == ("circle", 2)
    t.play("bonus")
    assert (t.state.umbrellas[0], t.task) == (3, "icon")
    assert t.map_of(0) == {}  # the map action comes last
    t.play("mark culture")
    assert t.task == "map"  # with the W of Shopping A there is a choice now


def test_FQ_A3_an_activity_icon_of_a_building_waits_for_the_one_to_its_left() -> None:
    t = turn(value=4).before_choice(0, "food")
    go_to_one_with(t, "food", "shopping")
    assert t.task == "circle"
    assert "shopping" not in t.marks(0)
    t.play("multiplier")
    assert t.marks(0)["shopping"] == 1


def go_to_one_with(t: Table, *icons: str) -> Table:
    """From next door to the first building that shows these icons and no others."""
    e = t.edition
    building = e.building_icons.index([t.icon(name) for name in icons])
    return t.at(0, e.buildings[e.neighbours[building][0]]).play(f"go {e.buildings[building]}")


def test_FQ_A3_what_the_card_gives_is_done_before_the_move() -> None:
    t = table().before_choice(0, "food").plan({"walk": 5}, {"walk": "walk-1"}).play("take walk 5")
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


@pytest.mark.parametrize("box", range(16))
def test_FQ_I5_each_box_of_the_performers_track_gives_what_it_shows_at_once(box: int) -> None:
    t = turn(value=4)
    e = t.edition
    rest = PERFORMERS[:-1] if box < 15 else PERFORMERS
    t.performers(0, *rest[:box], bottom=tuple(PERFORMERS[: max(0, box - len(rest))]))
    assert sum(t.seen(0).values()) == box
    kind, value = REWARDS[e.reward_kind[box]], e.reward_value[box]
    earned = scoring.performer_track_points(e, t.state, 0)
    t.resolve("statue")
    gained = scoring.performer_track_points(e, t.state, 0) - earned
    assert gained == (value if kind == "points" else 0)
    assert t.state.umbrellas[0] == (1 if kind == "umbrella" else 0)
    assert t.marks(0) == ({ACTIVITIES[value]: 1} if kind == "activity" else {})
    if kind == "map":
        assert t.legal() == [f"map {e.buildings[k]} 4" for k in e.street_buildings[value]]
        t.play(t.legal()[-1])
    assert len(t.map_of(0)) == (1 if kind == "map" else 0)
    assert is_done(t)


def test_FQ_I5_an_umbrella_where_no_building_of_the_street_can_be_mapped() -> None:
    t = turn(value=6).before_reward(0, "map conti")
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
def circles() -> list[int]:
    """Of the Culture track, by number of the box."""
    return [box for box, kind in enumerate(edition_of().tracks[ACTIVITIES.index("culture")].boxes) if kind != SQUARE]


def test_FQ_R6_partying_a_crosses_out_the_next_circle_and_the_icon_marks_the_box_behind_it() -> None:
    first, second = circles()[:2]
    t = turn().marked(0, "culture", first).before_bonus(0, "partying", "A").resolve("partying")
    assert t.crossed(0, "culture") == [first]
    t.resolve("culture")
    assert is_done(t)  # no choice: the circle is crossed out, and behind it is a square
    assert t.marks(0)["culture"] == first + 2
    assert marked_boxes(t.state, 0, ACTIVITIES.index("culture")) == first + 1
    assert (t.bonuses(0), t.multipliers(0)) == ({"partying": 1}, {})
    t.marked(0, "culture", second).resolve("culture")  # the circle after it is as good as ever
    assert (t.bonuses(0), t.multipliers(0)) != ({"partying": 1}, {})


def test_FQ_R6_under_the_first_rules_the_icon_is_used_up_at_the_crossed_out_circle() -> None:
    first = circles()[0]
    t = turn().marked(0, "culture", first).before_bonus(0, "partying", "A")
    t.state.rules_version = ICON_USED_UP
    t.resolve("partying", "culture")
    assert is_done(t)
    assert t.marks(0)["culture"] == first + 1
    assert marked_boxes(t.state, 0, ACTIVITIES.index("culture")) == first + 1


@pytest.mark.parametrize("crossed", [[11], [12, 13], [11, 12, 13]])
def test_FQ_R6_several_crossed_out_boxes_are_skipped_and_behind_the_last_one_the_track_is_full(
    crossed: list[int],
) -> None:
    t = turn().marked(0, "culture", crossed[0])
    t.state.crossed[1] = sum(1 << box for box in crossed)
    t.resolve("culture")
    assert is_done(t)
    room = crossed[-1] < 13
    assert t.marks(0)["culture"] == (crossed[-1] + 2 if room else crossed[0])
    assert [event.data["skipped"] for event in t.events if event.kind == "mark"] == ([len(crossed)] if room else [])
    t.resolve("wild")
    assert ("mark culture" in t.legal()) == room  # FQ-R2: a Wild goes where there is room
    if not room:
        assert t.refusal("mark culture") == ("FQ-I2", "full")


def test_FQ_R6_a_circle_behind_a_crossed_out_one_is_reached_by_the_same_icon() -> None:
    e = edition_of()
    boxes = e.tracks[ACTIVITIES.index("culture")].boxes
    circle = next(box for box in circles() if boxes[box] == MULTIPLIER)
    t = turn().marked(0, "culture", circle - 1)
    t.state.crossed[1] = 1 << (circle - 1)
    t.resolve("culture")
    assert (t.marks(0)["culture"], t.multipliers(0)) == (circle + 1, {"culture": 1})


@pytest.mark.parametrize("marks", range(14))
def test_FQ_R6_the_next_unmarked_circle(marks: int) -> None:
    t = turn().marked(0, "culture", marks).before_bonus(0, "partying", "A").resolve("partying")
    assert t.crossed(0, "culture") == [min(box for box in circles() if box >= marks)]


def test_FQ_R6_not_one_that_is_crossed_out_already() -> None:
    t = turn().before_bonus(0, "partying", "A")
    t.state.crossed[1] = 1 << circles()[0]
    t.resolve("partying")
    assert t.crossed(0, "culture") == circles()[:2]


def test_FQ_R6_with_no_circle_left_partying_a_does_nothing() -> None:
    t = turn().marked(0, "culture", 14).before_bonus(0, "partying", "A").resolve("partying")
    assert is_done(t)
    assert t.crossed(0, "culture") == []
    assert t.bonuses(0) == {"partying": 1}
    t = turn().before_bonus(0, "partying", "A")  # or where all that are left are crossed out
    t.state.crossed[1] = sum(1 << box for box in circles())
    t.resolve("partying")
    assert t.crossed(0, "culture") == circles()


def mysticism_a(t: Table) -> Table:
    return t.before_bonus(0, "mysticism", "A").resolve("mysticism")


def mysticism_c(t: Table) -> Table:
    return t.before_bonus(0, "mysticism", "C").resolve("mysticism")


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
    t = mysticism_c(turn().before_reward(0, "umbrella").umbrellas(0, 2))
    assert t.task == "two-performers"
    t.play("performer statue")  # its box gives an umbrella, and that a wild
    assert t.task == "icon"
    t.play("mark partying")
    assert t.task == "other-performer"
    assert t.legal() == [f"performer {name}" for name in PERFORMERS if name != "statue"]
    assert t.refusal("performer statue") == ("FQ-BM-C", "same")
    before = t.seen(0).get("tuba", 0)
    t.play("performer tuba")
    assert t.seen(0)["tuba"] == before + 1


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
    t = mysticism_c(turn().before_reward(0, "umbrella").umbrellas(0, 2).before_bonus(0, "partying", "D"))
    seen = t.seen(0)
    t.play("performer statue", "mark partying")
    assert t.bonuses(0)["partying"] == 4
    assert is_done(t)
    assert t.seen(0) == {**seen, "statue": 1}
