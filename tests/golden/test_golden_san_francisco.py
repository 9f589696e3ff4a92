"""San Francisco: what its recorded games show."""

from __future__ import annotations

from tests.golden.common import results_of
from tests.golden.san_francisco import GOLDEN


def test_every_way_to_end_has_a_recorded_game() -> None:
    assert {line.split(" ")[1] for line in results_of(GOLDEN.games).values()} == {"SF-E1", "SF-P1"}


def test_the_recorded_games_show_every_kind_of_action_and_event() -> None:
    verbs, kinds = GOLDEN.shown()
    players = {"keep", "place", "draw", "take", "claim", "token", "tickets", "pass"}
    assert verbs == {(False, v) for v in players} | {(True, v) for v in ("stack", "card", "ticket", "first")}
    assert {"reset", "shuffle", "last-round", "token", "pass", "kept"} <= kinds
