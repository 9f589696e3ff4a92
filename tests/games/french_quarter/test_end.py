"""FQ-E1 to FQ-E5 and the ratings of FQ-Y2: the boxes of the score sheet one by one, the ranking and ties.

Dani's whole sheet of the rulebook is in test_examples.py.
"""

from __future__ import annotations

import pytest

from grandtour.core.game import CHANCE, Reason
from grandtour.core.result import Result
from grandtour.games.french_quarter import scoring
from grandtour.games.french_quarter.edition import ACTIVITIES, REWARDS
from grandtour.games.french_quarter.state import OVER
from tests.quarter import Table, edition_of, last_position, quarter, table, turn

STREETS = {
    "food": "decatur",
    "culture": "st-peter",
    "shopping": "conti",
    "mysticism": "st-ann",
    "partying": "bourbon",
}
PERFORMERS = ["saxophone", "trumpet", "tuba", "violin", "unicycle", "magician", "acrobat", "statue"]


def on(street: str) -> list[str]:
    e = edition_of()
    return [e.buildings[k] for k in e.street_buildings[e.streets.index(street)]]


def finished(t: Table) -> Result:
    """The game is over with the sheets as they are; how it came so is left open."""
    t.state.phase, t.state.round = OVER, t.edition.rounds
    result = t.game.result(t.state)
    assert result is not None
    return result


# ---- activities -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("activity", ACTIVITIES)
def test_FQ_E1_mapped_buildings_of_the_street_times_the_highest_multiplier(activity: str) -> None:
    t = table()
    for count, slug in enumerate(on(STREETS[activity]), 1):
        t.mapped(0, {slug: 3})
        for marked in range(len(t.edition.tracks[ACTIVITIES.index(activity)].ladder) + 1):
            t.times(0, activity, marked)
            assert t.points(0)[activity] == count * marked  # our ladders are x1, x2, x3 and so on
    assert t.points(1)[activity] == 0


@pytest.mark.parametrize("activity", ACTIVITIES)
def test_FQ_E1_buildings_of_other_streets_do_not_count(activity: str) -> None:
    t = table().times(0, activity, 3)
    others = [slug for slug in edition_of().buildings if slug not in on(STREETS[activity])]
    t.mapped(0, dict.fromkeys(others, 3))
    assert t.points(0)[activity] == 0


def test_FQ_E1_without_a_multiplier_a_street_brings_nothing() -> None:
    t = table().mapped(0, dict.fromkeys(edition_of().buildings, 3))
    assert [t.points(0)[activity] for activity in ACTIVITIES] == [0] * 5


def test_FQ_E1_one_building_counts_for_every_street_it_is_on() -> None:
    t = table().mapped(0, {"bayou-oyster-bar": 1})  # Royal, Decatur, St Peter and St Ann
    for activity in ACTIVITIES:
        t.times(0, activity, 2)
    assert [t.points(0)[activity] for activity in ACTIVITIES] == [2, 2, 0, 2, 0]


def test_FQ_E1_the_ladder_gives_the_multiplier_not_the_count_of_marks() -> None:
    t = table(edition="tiny").mapped(0, {"fish-hall": 1, "rose-court": 2}).times(0, "food", 2)  # x3 on Quay
    assert t.points(0)["food"] == 2 * 3


def test_FQ_E1_bonus_points_are_added_unmultiplied() -> None:
    t = table().mapped(0, {"beignet-cafe": 2, "gator-grin": 3, "masks-by-mirabelle": 1})
    t.times(0, "food", 3).unlocked(0, "food", "B")
    assert t.points(0)["food"] == 2 * 3 + 2
    t.umbrellas(0, 8).times(0, "shopping", 2).unlocked(0, "shopping", "B")
    assert t.points(0)["shopping"] == 1 * 2 + 2
    line = next(line for line in scoring.lines(t.edition, t.state, 0) if line.key == "food")
    assert (line.arguments["buildings"], line.arguments["times"], line.arguments["extra"]) == (2, 3, 2)


# ---- the other boxes ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("boxes", [0, 1, 18, 60])
def test_FQ_E2_a_point_for_each_box_of_the_second_line(boxes: int) -> None:
    assert table().boxes(0, boxes).points(0)["second-line"] == boxes
    assert table(edition="tiny").boxes(0, min(boxes, 9)).points(0)["second-line"] == 2 * min(boxes, 9)


def test_FQ_E3_both_gift_shops_or_nothing() -> None:
    t = table().mapped(0, {"gator-grin": 5})
    assert t.points(0)["gift-shops"] == 0
    assert t.mapped(0, {"humming-heron": 4}).points(0)["gift-shops"] == 9


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 6), (3, 12), (4, 20)])
def test_FQ_E3_courtyards_visited(count: int, points: int) -> None:
    t = table()
    t.state.courtyards[0] = (1 << count) - 1
    assert t.points(0)["courtyards"] == points
    t.state.courtyards[0] = ((1 << count) - 1) << (4 - count)  # whichever they are
    assert t.points(0)["courtyards"] == points


def test_FQ_E3_a_courtyard_counts_by_visit_not_by_map_and_once() -> None:
    t = turn(type="streetcar", card="streetcar-7").mapped(0, {"two-brothers-courtyard": 3})
    assert t.points(0)["courtyards"] == 0
    t.play("go two-brothers-courtyard")
    assert t.points(0)["courtyards"] == 2
    t.play("take carriage 1").any_turn(1).umbrellas(0, 0).at(0, "ljs-public-house")
    t.play("take walk 1", "go two-brothers-courtyard")
    assert t.points(0)["courtyards"] == 2


@pytest.mark.parametrize(("visits", "points"), [(0, 0), (1, 0), (2, 8)])
def test_FQ_E3_riverwalk_visited_twice(visits: int, points: int) -> None:
    t = table()
    t.state.riverwalk[0] = visits
    assert t.points(0)["riverwalk"] == points


@pytest.mark.parametrize("top", range(9))
def test_FQ_E4_each_row_scores_by_how_many_are_marked_and_the_track_adds_its_points(top: int) -> None:
    e = edition_of()
    rows = e.row_points
    assert (rows[1], rows[6]) == (0, 14)  # the rulebook's
    points = [value if REWARDS[kind] == "points" else 0 for kind, value in zip(e.reward_kind, e.reward_value)]
    for bottom in range(top + 1):
        t = table().performers(0, *PERFORMERS[:top], bottom=tuple(PERFORMERS[:bottom]))
        line = next(line for line in scoring.lines(t.edition, t.state, 0) if line.key == "performers")
        assert line.arguments["top_points"] == rows[top]
        assert line.arguments["bottom_points"] == rows[bottom]
        assert line.arguments["track_points"] == sum(points[: top + bottom])
        assert line.points == rows[top] + rows[bottom] + sum(points[: top + bottom])


# ---- who wins -------------------------------------------------------------------------------------------------------
def points_by_courtyards(t: Table, *counts: int) -> Table:
    for seat, count in enumerate(counts):
        t.state.courtyards[seat] = (1 << count) - 1
    return t


def test_FQ_E5_most_points_win() -> None:
    result = finished(points_by_courtyards(table(4), 1, 4, 0, 3))
    assert result.scores == (2, 20, 0, 12)
    assert result.ranking == ((1,), (3,), (0,), (2,))
    assert result.winners == (1,)
    assert result.why == Reason("FQ-E5", {"case": "points", "points": 20})


def test_FQ_E5_a_tie_goes_to_more_second_line_points() -> None:
    t = points_by_courtyards(table(3), 4, 3, 0).boxes(1, 8).boxes(2, 19)
    result = finished(t)
    assert result.scores == (20, 20, 19)
    assert result.ranking == ((1,), (0,), (2,))
    assert result.why == Reason("FQ-E5", {"case": "second-line", "points": 20, "boxes": 8})


def test_FQ_E5_still_tied_the_win_is_shared() -> None:
    t = points_by_courtyards(table(4), 1, 1, 1, 2).boxes(0, 4).boxes(1, 4).boxes(2, 4)
    result = finished(t)
    assert result.scores == (6, 6, 6, 6)
    assert result.ranking == ((0, 1, 2), (3,))
    assert result.winners == (0, 1, 2)
    assert result.why == Reason("FQ-E5", {"case": "shared", "points": 6})


def test_FQ_E5_places_behind_the_winner_are_ranked_by_the_same_rule() -> None:
    t = points_by_courtyards(table(4), 1, 2, 4, 1).boxes(0, 4).boxes(3, 4)
    result = finished(t)
    assert result.scores == (6, 6, 20, 6)
    assert result.ranking == ((2,), (0, 3), (1,))


def test_FQ_E5_second_line_points_decide_no_place_between_unequal_totals() -> None:
    result = finished(points_by_courtyards(table(), 4, 0).boxes(1, 19))
    assert result.ranking == ((0,), (1,))


def test_FQ_R34_vacation_points_count_in_the_total_and_not_in_the_tie_break() -> None:
    t = table(tourism=True, vacations=("mardi-gras", "pub-crawl"))
    t.mapped(0, dict.fromkeys(("coops-bead-emporium", "dhm-speakeasy", "bloody-marys", "french-market"), 3))
    t.boxes(1, 8)
    result = finished(t)
    assert result.scores == (8, 8)
    assert result.ranking == ((1,), (0,))
    assert [line.key for line in result.lines[0]][-1] == "vacation"


def test_FQ_A5_the_game_ends_after_the_last_round() -> None:
    for seats in (1, 2, 4):
        state = last_position(quarter(), seats, 3)
        assert (state.phase, state.round) == (OVER, 8)
        result = quarter().result(state)
        assert result is not None
        assert result.ended_by == Reason("FQ-A5", {"rounds": 8})


def test_there_is_no_result_while_the_game_runs() -> None:
    t = table().plan()
    assert t.game.result(t.state) is None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_lines_of_every_sheet_add_up_to_its_score(seats: int) -> None:
    for seed in range(6):
        game = quarter("grand-tour", True, seed % 2 == 0)
        state = last_position(game, seats, seed)
        result = game.result(state)
        assert result is not None
        assert list(result.scores) == game.scores(state)
        keys = [*scoring.BOXES] if seed % 2 == 0 else [*scoring.BOXES[:-1]]
        for seat in range(seats):
            assert [line.key for line in result.lines[seat]] == keys
            assert sum(line.points for line in result.lines[seat]) == result.scores[seat]


# ---- alone ----------------------------------------------------------------------------------------------------------
BANDS = [
    *(("back-to-the-office", 0), ("back-to-the-office", 74), ("a-pleasant-outing", 75), ("a-pleasant-outing", 99)),
    *(("a-night-to-remember", 100), ("a-night-to-remember", 124)),
    *(("a-night-half-remembered", 125), ("a-night-half-remembered", 149)),
    *(("leader-of-the-parade", 150), ("leader-of-the-parade", 174)),
    *(("key-to-the-city", 175), ("key-to-the-city", 199), ("mayor-for-a-day", 200), ("mayor-for-a-day", 300)),
]


@pytest.mark.parametrize(("name", "points"), BANDS)
def test_FQ_Y2_the_rating_bands(name: str, points: int) -> None:
    e = edition_of()
    assert e.ratings[scoring.rating(e, points)] == name


def test_FQ_Y2_alone_the_result_is_a_rating() -> None:
    t = points_by_courtyards(table(1), 4).boxes(0, 60)  # 20 and 60
    result = finished(t)
    assert result.scores == (80,)
    assert result.ranking == ((0,),)
    assert result.why == Reason("FQ-Y2", {"case": "rating", "points": 80, "rating": "a-pleasant-outing"})


def test_what_a_report_counts_agrees_with_the_sheet() -> None:
    t = table(3, first=2).boxes(1, 7).umbrellas(1, 4).performers(1, "tuba").mapped(1, {"gator-grin": 2})
    facts = t.game.facts(t.state)
    assert [seat["order"] for seat in facts] == [1, 2, 0]
    assert facts[1]["second-line_points"] == t.points(1)["second-line"] == 7
    assert (facts[1]["umbrellas"], facts[1]["performers_seen"], facts[1]["mapped"]) == (4, 1, 1)
    assert t.actors == [CHANCE]
    t.round(8)
    t.state.first = (2 + 7) % 3
    assert [seat["order"] for seat in t.game.facts(t.state)] == [1, 2, 0]  # the marker has gone round
