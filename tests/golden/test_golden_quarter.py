"""French Quarter: what its recorded games show."""

from __future__ import annotations

from itertools import product

from tests.golden.quarter import GOLDEN


def test_every_option_has_a_recorded_game() -> None:
    options = [(record.options["mayor"], record.options["tourism"]) for record in GOLDEN.records().values()]
    assert set(options) == set(product((True, False), repeat=2))


def test_the_recorded_games_show_every_kind_of_action_and_event() -> None:
    verbs, kinds = GOLDEN.shown()
    players = ["take", "go", "further", "map", "mark", "bonus", "multiplier", "performer", "begin", "advance", "pass"]
    chance = ["start", "first", "vacation", "card", "mayor", "die", "police"]
    assert verbs == {(False, verb) for verb in players} | {(True, verb) for verb in chance}
    doings = [
        "take",
        "go",
        "stay",
        "courtyard",
        "riverwalk",
        "umbrella",
        "mark",
        "bonus",
        "multiplier",
        "performer",
        "map",
        "no-map",
        "full",
        "pass",
    ]
    effects = ["cross-out", "arrest", "police", "begin", "line", "own-line", "parade", "mayor-takes"]
    draws = ["start", "first", "vacation", "card", "mayor", "die", "round", "over", "show-vacation"]
    assert kinds - {"lost", "stuck"} == {*doings, *effects, *draws}  # the two are rare: they have tests of their own
