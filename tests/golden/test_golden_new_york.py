"""Explore New York: what its recorded games show."""

from __future__ import annotations

from tests.golden.new_york import GOLDEN


def test_every_option_has_a_recorded_game() -> None:
    options = [record.options["plus_after_fallback"] for record in GOLDEN.records().values()]
    assert set(options) == {True, False}


def test_the_recorded_games_show_every_kind_of_action_and_event() -> None:
    verbs, kinds = GOLDEN.shown()
    players = {"discard", "block", "tourist", "link", "end"}
    assert verbs == {(False, v) for v in players} | {(True, v) for v in ("card", "first")}
    assert kinds == {"first", "card", "discard", "block", "tourist", "link", "turn", "over"}
