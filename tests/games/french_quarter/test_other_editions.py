"""Editions that are not ours: their own distances, names and numbers hold, and nothing of ours is told for theirs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from grandtour.core.editions import read_toml
from grandtour.core.game import CHANCE, Event, Reason
from grandtour.games.french_quarter.apply import end_round
from grandtour.games.french_quarter.edition import ACTIVITIES, ALL_DIFFERENT, ALL_EQUAL, ANY_VALUES, Edition
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.load import SHIPPED, parse
from grandtour.games.french_quarter.sheet import parse_sheet
from grandtour.games.french_quarter.sheet_check import position
from grandtour.games.french_quarter.sheet_template import template
from grandtour.games.french_quarter.state import OVER, FQState
from grandtour.games.french_quarter.words import RULES, FrenchQuarterWords
from grandtour.terminal.french_quarter import FrenchQuarterFace
from grandtour.words import LANGUAGES, Words
from tests.edition_files import with_changes
from tests.generated.french_quarter import written
from tests.quarter import Table, quarter
from tests.telling import is_sentence

pytestmark = pytest.mark.once

OURS = SHIPPED / "grand-tour.toml"
RENAMED = [
    ("deck[0].name", "Stroll"),
    ("deck[5].name", "Dance"),
    ("track[1].name", "Art"),
    ("solo.ratings[0].name", "Nothing much"),
]
CROSS = {"effect": "cross-out", "track": "food"}
NO_RIVERWALK = [("map.buildings[30].special", ...), ("totals.riverwalks", 0)]


def changed(*changes: tuple[str, object]) -> Edition:
    """Ours, with some things otherwise."""
    return parse(with_changes(read_toml(OURS.read_text("utf-8")), changes))


def words_of(e: Edition, language: str) -> FrenchQuarterWords:
    return FrenchQuarterWords(FrenchQuarter(e), language, strict=True)


def generated(seed: int) -> Edition:
    return parse(read_toml(written(seed)))


def begun(game: FrenchQuarter) -> Table:
    """Two players, before the first round."""
    return Table(game, game.new(2)).play_as(CHANCE, "start 1", "first 0")


# ---- movement ---------------------------------------------------------------------------------------------------
def away(game: FrenchQuarter, type: str, before: bool = False) -> set[int]:
    """The distances from the start that the card reaches with FQ-BC-A only."""
    e, t = game.edition, game.tables
    further = t.further_before if before else t.further
    mask = further[e.types.index(type) * len(e.buildings) + e.home]
    return {t.distance[e.home][building] for building in range(len(e.buildings)) if mask >> building & 1}


@pytest.mark.parametrize(
    ("extra", "walk", "socialize"),
    [([1, 2], {3, 4}, {2, 3}), ([2], {3, 4}, {3}), ([1], {3}, {2}), ([3], {3, 4, 5}, {4})],
)
def test_FQ_R9_a_longer_move_raises_the_limit_or_is_exact(
    extra: list[int], walk: set[int], socialize: set[int]
) -> None:
    game = FrenchQuarter(changed(("track[1].bonuses[0].extra", extra)))
    assert away(game, "walk") == walk
    assert away(game, "socialize") == socialize


def test_FQ_R9_under_the_first_rules_the_gap_stays() -> None:
    e = changed(("track[1].bonuses[0].extra", [2]))
    assert away(FrenchQuarter(e), "walk", before=True) == {4}
    near = next(b for b in range(len(e.buildings)) if FrenchQuarter(e).tables.distance[e.home][b] == 3)
    for version, offered in ((1, False), (2, True)):
        game = FrenchQuarter(e, rules_version=version)
        t = begun(game).plan().play("take walk 1").uses(0, longer=1).at(0, e.buildings[e.home])
        assert (e.buildings[near] in t.further()) == offered


def test_FQ_R9_a_distance_that_is_not_exact_is_refused_as_that() -> None:
    game = FrenchQuarter(changed(("track[1].bonuses[0].extra", [2])))
    t = begun(game).plan().play("take socialize 1").uses(0, longer=1).at(0, "hotel-ama-house")
    reason = t.why_not("further bayou-oyster-bar")
    assert reason is not None
    assert (reason.rule, reason.arguments["case"], reason.arguments["steps"]) == ("FQ-R9", "exactly", [3])
    for language in LANGUAGES:
        assert " 3" in words_of(game.edition, language).refusal(reason)


# ---- names ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_an_edition_win_over_our_words_for_the_same_ids(language: str) -> None:
    e = changed(*RENAMED)
    words, ours = words_of(e, language), words_of(quarter().edition, language)
    assert [words.type(0), words.type(5), words.activity(1), words.rating(0)] == [
        "Stroll", "Dance", "Art", "Nothing much",
    ]  # fmt: skip
    assert words.type(1) == ours.type(1) == Words("french-quarter", language).word("type", "carriage")
    assert words.bonus(1, 0) == "Art A"
    told = dict(words.rules())
    for rule in ("FQ-A4", "FQ-L1", "FQ-Y2", "FQ-R12"):
        assert "Dance" in told[rule]
    for rule in ("FQ-BC-A", "FQ-R9", "FQ-R10", "FQ-R11", "FQ-R30"):
        assert "Art A" in told[rule]
    everything = " ".join(told.values())
    for strange in (ours.type(0), ours.type(5), ours.bonus(1, 0), ours.bonus(1, 1), ours.bonus(1, 2)):
        assert not re.search(rf"\b{strange}\b", everything), strange


# ---- rules ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [*range(12), 61])  # Vacation cards of 4 and the riverwalk of 61 bring nothing
def test_no_rule_speaks_of_what_an_edition_does_not_have(seed: int, language: str) -> None:
    words = words_of(generated(seed), language)
    ours = words_of(quarter().edition, language)
    strange = [ours.type(type) for type in range(6)]
    strange += [ours.bonus(k, n) for k in range(5) for n in range(len(ours.e.tracks[k].bonus_effect))]
    for rule, text in words.rules():
        assert is_sentence(text), rule
        assert not re.search(r"(?<!\d)–(?!\d)", text), (rule, text)
        for word in strange:
            assert word not in text, (rule, word)
        assert not re.search(rf"\b{words.say('part-points', points=0)}\b", text), rule


def test_rules_of_absent_bonuses_are_left_out_and_say_so_where_they_are_asked_for() -> None:
    e = changed(("track[1].bonuses", [{"effect": "write-w", "uses": 2}]))
    words = words_of(e, "en")
    told = dict(words.rules())
    assert {"FQ-BC-A", "FQ-BC-B", "FQ-BC-C", "FQ-R9", "FQ-R10", "FQ-R11", "FQ-R12", "FQ-R20", "FQ-R36"}.isdisjoint(told)
    assert words.rule("FQ-BC-A") == "This rule is about something that this edition does not have."
    assert told["FQ-BS-A"].startswith("Culture A (2 times): ")
    assert told["FQ-BS-C"].count("like Culture A") == 2, "of each of the others"
    assert "Culture A, Shopping A, or Shopping C" in told["FQ-P3"]
    assert [rule for rule, _ in words_of(quarter().edition, "en").rules()][: len(RULES)] == list(RULES)


def test_ladders_gift_shops_and_prizes_are_those_of_the_edition() -> None:
    told = dict(words_of(quarter("tiny").edition, "en").rules())
    assert "Food ×1, ×3; Culture ×1, ×4; Shopping and Mysticism ×1, ×2; Partying ×1, ×2, ×6" in told["FQ-I3"]
    assert "all 3 gift shops" in told["FQ-E3"]
    assert "both gift shops" in dict(words_of(quarter().edition, "en").rules())["FQ-E3"]
    assert told["FQ-BC-A"].startswith("Culture B (2 times): your tourist goes 1 space further.")
    only = changed(("performers.track", [{"umbrella": 1}] * 16))
    assert dict(words_of(only, "en").rules())["FQ-I5"] == "A box of the performers track gives an umbrella."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_the_performers_track_is_left_out_where_it_maps_nothing(language: str) -> None:
    def told(*changes: tuple[str, object]) -> dict[str, str]:
        return dict(words_of(changed(*changes), language).rules())

    more = words_of(quarter().edition, language).say("more-FQ-R21-street-map")
    assert more in told()["FQ-R21"]
    assert told(("performers.track", [{"umbrella": 1}] * 16))["FQ-R21"] == told()["FQ-R21"].removesuffix(f" {more}")


def test_FQ_R16_no_map_action_is_said_to_be_none_either_where_nothing_came_before() -> None:
    told = dict(words_of(changed(("track[0].bonuses", [CROSS])), "en").rules())["FQ-R16"]
    assert "Mapping the second building of Culture B is not a map action." in told
    assert "either" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_FQ_R9_is_told_as_it_was_under_the_first_rules(language: str) -> None:
    e = changed(("track[1].bonuses[0].extra", [2]))
    old, new = (
        dict(FrenchQuarterWords(FrenchQuarter(e, rules_version=version), language, strict=True).rules())["FQ-R9"]
        for version in (1, 2)
    )
    assert old != new
    assert (old.count("2"), new.count("2")) == (1, 2), "how far the limit is raised is said under the second alone"


def test_help_has_examples_only_of_what_can_come_up() -> None:
    def moves(e: Edition) -> str:
        return FrenchQuarterFace(FrenchQuarter(e), "en", ["Ann", "Ben"], Console()).say("help-notation")

    everything = moves(quarter().edition)
    for move in (" as ", "further", " W", "bonus · multiplier", "performer", "begin"):
        assert move in everything
    nothing: list[tuple[str, object]] = [(f"track[{k}].bonuses", [CROSS]) for k in range(5)]
    nothing += [(f"track[{k}].boxes", ["bonus", *["multiplier"] * 13]) for k in range(5)]
    assert moves(changed(*nothing)) == (
        "Moves in notation: take walk 3 · go masks-by-mirabelle · map masks-by-mirabelle 4 · mark food · "
        "advance north · pass."
    )


PLAIN: list[tuple[str, object]] = [
    *((f"track[{k}].bonuses", [{"effect": "performers", "count": 1}]) for k in range(5)),
    *((f"track[{k}].boxes", ["bonus", *["multiplier"] * 13]) for k in range(5)),
]  # no circle asks what to take, and no bonus crosses one out or writes a W


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_sheet_and_the_legend_leave_out_circles_and_letters_that_cannot_come_up(language: str) -> None:
    def told(e: Edition) -> tuple[str, str]:
        words = Words("score", language)
        sheet = template(e, "x", words.say).replace("\n# ", " ")
        game = FrenchQuarter(e)
        face = FrenchQuarterFace(game, language, ["Ann", "Ben"], Console())
        view = game.observe(game.new(2), 0)
        return sheet, face.legend(view)[-1].plain

    ours, legend = told(quarter().edition)
    assert is_sentence(f"X{legend}.")
    assert re.search(r" W[. ]", ours)
    assert ("(?)" in legend, "(/)" in legend) == (True, True)
    theirs, legend = told(changed(*PLAIN))
    assert not re.search(r"\bW\b", theirs)
    assert legend.count("(") == 2
    assert is_sentence(f"X{legend}.")
    bare = Words("score", language)
    for sentence in (
        bare.say("score-template-FQ-tracks", choices=0, crossing=0),
        bare.say("score-template-FQ-mapped", letters=0),
    ):
        assert is_sentence(sentence)
        assert sentence in theirs
    only = told(changed(*PLAIN, ("track[3].bonuses", [CROSS])))
    assert bare.say("score-template-FQ-tracks", choices=0, crossing=1) in only[0]
    assert ("(?)" in only[1], "(/)" in only[1]) == (False, True)


def test_an_empty_sheet_of_ours_in_english() -> None:
    words = Words("score", "en")
    assert words.say("score-template-FQ-tracks", choices=1, crossing=1) == (
        "The five tracks: how many boxes you marked. If one of them is a circle that shows both a bonus and a "
        "multiplier, say what you took, in order. A circle that a bonus crossed out is named by its box, from 1, and "
        "is not counted."
    )
    assert words.say("score-template-FQ-mapped", letters=1).startswith(
        "Your mapped buildings with their values, or with W."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_bonuses_do_not_speak_of_no_points(language: str) -> None:
    def told(e: Edition) -> list[str]:
        words = words_of(e, language)
        rules = dict(words.rules())
        return [
            *(rules[rule] for rule in ("FQ-E2", "FQ-BF-B", "FQ-BS-B")),
            words.bonus_effect(0, 1),
            words.bonus_effect(2, 1),
        ]

    nothing = changed(("second_line.points", 0), ("track[0].bonuses[1].points", 0), ("track[2].bonuses[1].points", 0))
    for text, ours in zip(told(nothing), told(quarter().edition), strict=True):
        assert text != ours
        assert not re.search(r"\d", text)
        assert text == text.strip(" ,")
    words = words_of(nothing, language)
    assert words.say("rule-FQ-M1", blocks=4, buildings=4, small=0).count("0") == 0
    rules, more = dict(words.rules()), words.say("more-FQ-E1-bonus-points", point_bonuses="X")
    assert "FQ-R5" not in rules
    assert more.split("X")[0] not in rules["FQ-E1"]


UNPAID: list[tuple[str, object]] = [("tourism.points", 0), ("scoring.riverwalk_points", 0)]
UMBRELLAS = ("performers.track", [{"umbrella": 1}] * 16)
FOR_ANY_VALUES: list[tuple[str, object]] = [
    (f"tourism.cards[{k}].condition", ...)
    for k, condition in enumerate(quarter().edition.vacation_condition)
    if condition != ANY_VALUES
]
NO_OTHER_MAPS: list[tuple[str, object]] = [*((f"track[{k}].bonuses", [CROSS]) for k in (0, 1)), UMBRELLAS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "key", "changes"),
    [
        ("FQ-E3", "", UNPAID),
        ("FQ-E4", "more-FQ-E4-track-points", [UMBRELLAS]),
        ("FQ-I3", "", PLAIN),
        ("FQ-Y1", "", [("track[3].bonuses", [CROSS])]),
        ("FQ-Y1", "", NO_OTHER_MAPS),
        ("FQ-Y3", "", UNPAID),
        ("FQ-Y3", "part-asked-values", FOR_ANY_VALUES),
        ("FQ-R33", "part-asked-values", FOR_ANY_VALUES),
        ("FQ-R36", "", [("track[0].bonuses", [CROSS])]),
    ],
)
def test_a_rule_leaves_out_the_part_that_the_edition_does_not_need(
    rule: str, key: str, changes: list[tuple[str, object]], language: str
) -> None:
    words, ours = words_of(changed(*changes), language), words_of(quarter().edition, language)
    told, before = words.rule(rule), ours.rule(rule)
    assert is_sentence(told)
    assert len(told) < len(before)
    if key:
        assert ours.say(key, asks="both") in before
        assert ours.say(key, asks="both") not in told


def test_rules_about_choices_and_vacation_points_are_left_out_where_there_are_none() -> None:
    assert {"FQ-R1", "FQ-R34"} <= dict(words_of(quarter().edition, "en").rules()).keys()
    assert {"FQ-R1", "FQ-R34"}.isdisjoint(dict(words_of(changed(*UNPAID, *PLAIN), "en").rules()))


def test_what_vacation_cards_ask_and_what_ignores_closed_streets_is_that_of_the_edition() -> None:
    def told(rule: str, *changes: tuple[str, object]) -> str:
        return words_of(changed(*changes), "en").rule(rule)

    kept = {condition: next(k for k, its in enumerate(quarter().edition.vacation_condition) if its == condition)
            for condition in (ALL_EQUAL, ALL_DIFFERENT)}  # fmt: skip
    for condition, values in ((ALL_EQUAL, "all equal"), (ALL_DIFFERENT, "all different")):
        others = [change for change in FOR_ANY_VALUES if f"[{kept[condition]}]" not in change[0]]
        for rule in ("FQ-Y3", "FQ-R33"):
            assert f"ask{'s' * (rule == 'FQ-R33')} for values that are {values}" in told(rule, *others)
            assert "all equal or" not in told(rule, *others)
    assert "Mapping with a bonus takes" in told("FQ-Y1", UMBRELLAS)
    assert "Mapping with the performers track takes" in told("FQ-Y1", *NO_OTHER_MAPS[:2])
    assert "Mapping" not in told("FQ-Y1", *NO_OTHER_MAPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_does_not_speak_of_sides_to_choose_or_of_a_line_that_scores_nothing(language: str) -> None:
    def said(key: str, *changes: tuple[str, object]) -> str:
        return FrenchQuarterFace(FrenchQuarter(changed(*changes)), language, ["Ann", "Ben"], Console()).say(key)

    assert " + " in said("help")
    assert " + " not in said("help", *PLAIN)
    line = said("second-line")
    assert line in said("goal")
    assert line not in said("goal", ("second_line.points", 0))
    assert is_sentence(said("goal", ("second_line.points", 0)))


def test_refusals_say_that_no_bonus_of_the_edition_does_it() -> None:
    game = FrenchQuarter(changed(("track[1].bonuses", [{"effect": "map-neighbour"}]), ("track[2].bonuses", [
        {"effect": "double-umbrella", "points": 1},
    ])))  # fmt: skip
    t = begun(game).plan({"walk": 3})
    assert t.refusal("take walk 3 as carriage") == ("FQ-BC-C", "none")
    t.play("take walk 3")
    while t.task != "travel":
        t.play(t.game.write(t.game.legal_actions(t.state, t.state.seat)[0]))
    assert t.refusal("further riverwalk") == ("FQ-BC-A", "none")


# ---- the end ----------------------------------------------------------------------------------------------------
def test_FQ_E5_a_line_that_scores_nothing_breaks_no_tie() -> None:
    game = FrenchQuarter(changed(("second_line.points", 0)))
    t = begun(game)
    t.state.boxes = [3, 9]
    t.state.round, t.state.phase, t.state.todo = game.edition.rounds, OVER, []
    result = game.result(t.state)
    assert result is not None
    assert result.ranking == ((0, 1),)
    assert result.why == Reason("FQ-E5", {"case": "tied", "points": result.scores[0]})
    for language in LANGUAGES:
        assert is_sentence(words_of(game.edition, language).refusal(result.why))
    told = dict(words_of(game.edition, "en").rules())
    assert told["FQ-E5"] == "Whoever has the most points wins. Players who are tied share the win."


def test_FQ_Y3_a_card_that_brings_no_points_is_shown_to_be_complete_all_the_same() -> None:
    game = FrenchQuarter(changed(("tourism.points", 0)), tourism=True)
    t = Table(game, ended(game)).vacation(0, "mardi-gras").vacation(1, "mardi-gras")
    t.mapped(0, {"coops-bead-emporium": 1, "dhm-speakeasy": 6, "bloody-marys": 2, "french-market": 4})
    events: list[Event] = []
    end_round(game.edition, t.state, events)
    assert [event.data["made"] for event in events if event.kind == "show-vacation"] == [True, False]
    assert t.points(0)["vacation"] == 0


def test_a_sheet_has_no_box_for_a_place_that_the_map_does_not_have(tmp_path: Path) -> None:
    e = changed(*NO_RIVERWALK)
    game = FrenchQuarter(e)
    for seat in range(2):
        result = game.result(ended(game))
        assert result is not None
        assert [line.key for line in result.lines[seat]] == [
            *ACTIVITIES, "second-line", "gift-shops", "courtyards", "performers",
        ]  # fmt: skip
    assert "riverwalk" not in template(e, "x", Words(None, "en").say).replace("# riverwalk = 1", "")
    (tmp_path / "walkless.toml").write_text(without_riverwalk(), "utf-8")
    text = 'players = 2\nedition = "walkless.toml"\n[[player]]\nriverwalk = 1\n'
    sheet = parse_sheet(read_toml(text), tmp_path)
    state = position(sheet)
    assert [(trouble.rule, trouble.case, trouble.line) for trouble in sheet.troubles] == [("FQ-R35", "none", 4)]
    assert state.riverwalk[0] == 0


def test_an_empty_sheet_tells_the_names_of_tracks_that_are_called_otherwise() -> None:
    lines = template(changed(*RENAMED), "x", Words(None, "en").say).splitlines()
    found = [line for line in lines if line.startswith(("culture", "partying"))]
    assert found[0].startswith("culture = 0  # Art  # { marks = ")
    assert found[1:] == ["partying = 0", "culture = 0", "partying = 0"]
    assert read_toml("\n".join(lines)).data["players"] == 2


def ended(game: FrenchQuarter) -> FQState:
    state = game.new(2)
    state.round, state.phase, state.first = game.edition.rounds, OVER, 0
    return state


def without_riverwalk() -> str:
    text = OURS.read_text("utf-8").replace('special = "riverwalk",', "")
    return re.sub(r"layout +=.*\n", "", re.sub(r"riverwalks +=.*\n", "riverwalks = 0\n", text))
