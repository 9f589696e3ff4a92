"""The balance report counts what happened: its figures of a game agree with the game's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandtour.games.french_quarter.edition import ACTIVITIES, EFFECTS
from grandtour.games.french_quarter.state import NEWEST_RULES, OVER, has
from scripts.balance_french_quarter import band, median, spread
from scripts.balance_games import Outcome, Sheet, Table, building_points, finish, give, play
from tests.quarter import quarter, table

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_is_counted_as_it_was_played(seats: int) -> None:
    e = quarter("tiny").edition
    outcome = play(Table("tiny", seats, mayor=True, tourism=True), "count")
    again = play(Table("tiny", seats, mayor=True, tourism=True), "count")
    assert [sheet.score for sheet in outcome.sheets] == [sheet.score for sheet in again.sheets]
    assert sum(sheet.won for sheet in outcome.sheets) == pytest.approx(1)
    for sheet in outcome.sheets:
        assert sum(sheet.boxes.values()) == sheet.score
        assert sum(sheet.turns.values()) == sum(sheet.taken.values()) == 2 * e.rounds
        assert sum(sheet.visits.values()) <= 2 * e.rounds
        assert sum(sheet.paraded.values()) * e.line_points >= sheet.boxes["second-line"]
        earned = sum(building_points(e, sheet, building) for building in range(len(e.buildings)))
        assert earned >= sum(sheet.times[k] > 0 for k in range(len(ACTIVITIES)) if sheet.boxes[ACTIVITIES[k]])


@pytest.mark.parametrize(("activity", "bonus"), [(k, n) for k in range(5) for n in range(4 if k == 4 else 3)])
def test_a_gift_is_one_bonus_and_leaves_a_position_to_go_on_from(activity: int, bonus: int) -> None:
    t = table(1).round(5)
    effect = t.edition.tracks[activity].bonus_effect[bonus]
    give(t.game, t.state, activity, bonus)
    assert t.state.todo == []
    assert t.game.load(t.state.dump()).dump() == t.state.dump()
    lasting = {"small-buildings", "map-neighbour", "double-umbrella", "short-walk", "locked-up", "no-performers"}
    lasting.add("personal-line")
    assert has(t.edition, t.state, 0, effect) == (EFFECTS[effect] in lasting)
    uses = {"longer-move": t.state.longer, "other-card": t.state.other, "write-w": t.state.w}
    for name, left in uses.items():
        assert (left[0] > 0) == (EFFECTS[effect] == name)


def test_FQ_R6_a_circle_that_was_skipped_is_no_mark() -> None:
    t = table(1).marked(0, "culture", 4)
    t.state.crossed[1] = 1 << 2
    t.state.phase, t.state.round, t.state.todo = OVER, t.edition.rounds, []
    outcome = Outcome([Sheet()], start=0, advances=0, stuck=0, steps=0)
    finish(t.game, t.state, outcome)
    assert outcome.sheets[0].marks == [0, 3, 0, 0, 0]


def test_the_report_in_the_docs_is_made_under_the_newest_rules() -> None:
    text = (ROOT / "docs" / "balance" / "french-quarter.md").read_text("utf-8")
    assert f"400 games under version {NEWEST_RULES} of the rules" in text
    assert "Does not hold" not in text


def test_numbers_of_the_report() -> None:
    assert median([1, 2, 3, 9]) == 2
    assert spread(list(range(100))) == "5–94"
    e = quarter().edition
    assert [band(e, 0), band(e, 1), band(e, 6)] == ["0–74", "75–99", "from 200"]
