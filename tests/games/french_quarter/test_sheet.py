"""Sheets of the paper game: every spelling is read, every fault is named, and only what cannot be is called so."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from grandtour.core.editions import BadEdition, Document, read_toml
from grandtour.core.game import CHANCE
from grandtour.core.masks import in_mask
from grandtour.core.picker import Picker
from grandtour.games.french_quarter import scoring
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    BONUS,
    CHOICE,
    MULTIPLIER,
    NONE,
    SQUARE,
    TRACKS,
    Edition,
    Track,
    W,
)
from grandtour.games.french_quarter.sheet import Sheet, parse_sheet, read_sheet
from grandtour.games.french_quarter.sheet_check import position
from grandtour.games.french_quarter.sheet_template import template
from grandtour.games.french_quarter.state import FQState, marked_boxes
from grandtour.words import LANGUAGES, Words
from tests.quarter import quarter

pytestmark = pytest.mark.once

EXAMPLE = Path(__file__).parents[3] / "docs" / "example-french-quarter.toml"


def sheet(text: str, top: str = "players = 3") -> Sheet:
    """What the text says of a player begins in line 3."""
    read = parse_sheet(read_toml(f"{top}\n[[player]]\n{text}\n"), Path())
    position(read)
    return read


def troubles(text: str, top: str = "players = 3") -> list[tuple[str, str, int | None]]:
    return [(trouble.rule, trouble.case, trouble.line) for trouble in sheet(text, top).troubles]


def faults(text: str) -> str:
    with pytest.raises(BadEdition) as caught:
        parse_sheet(read_toml(text), Path())
    return str(caught.value)


def unlocked(text: str) -> dict[str, tuple[int, int]]:
    """By activity: bonuses unlocked and multipliers marked."""
    read = sheet(text)
    assert read.troubles == []
    state = position(read)
    return {name: (state.bonuses[k], state.multipliers[k]) for k, name in enumerate(ACTIVITIES) if state.marks[k]}


def track(activity: str) -> Track:
    return quarter().edition.tracks[ACTIVITIES.index(activity)]


def circles(activity: str) -> list[int]:
    """The boxes of the track that are no squares, counted from 1."""
    return [number for number, box in enumerate(track(activity).boxes, 1) if box != SQUARE]


def marks(activity: str, count: int, bonuses: int = 9) -> str:
    """So many boxes of the track are marked; first this many bonuses were chosen, if there were so many (FQ-R1)."""
    boxes = track(activity).boxes[:count]
    chosen = min(bonuses, boxes.count(CHOICE), len(track(activity).bonus_effect) - boxes.count(BONUS))
    choices = ["bonus"] * chosen + ["multiplier"] * (boxes.count(CHOICE) - chosen)
    return f"tracks.{activity} = {{ marks = {count}, choices = {choices} }}\n"


def reaching(activity: str, letter: str) -> str:
    """The track is marked up to the circle that unlocks this bonus; no multiplier was chosen before."""
    bonuses = [number for number in circles(activity) if track(activity).boxes[number - 1] in (BONUS, CHOICE)]
    return marks(activity, bonuses["ABCD".index(letter)])


# ---- the worked example -------------------------------------------------------------------------------------
def test_FQ_E1_danis_sheet_gives_113_line_by_line() -> None:
    read = read_sheet(EXAMPLE)
    state = position(read)
    assert read.troubles == []
    lines = scoring.lines(read.edition, state, 0)
    assert {line.key: line.points for line in lines} == {
        "food": 16,
        "culture": 4,
        "shopping": 5,
        "mysticism": 14,
        "partying": 3,
        "second-line": 18,
        "gift-shops": 9,
        "courtyards": 20,
        "riverwalk": 8,
        "performers": 16,
    }
    assert [line.arguments["buildings"] for line in lines[:5]] == [8, 4, 2, 7, 3]
    assert [line.arguments["times"] for line in lines[:5]] == [2, 1, 0, 2, 1]
    assert lines[2].arguments["extra"] == 5
    assert scoring.scores(read.edition, state)[0] == 113


def test_json_has_the_same_keys(tmp_path: Path) -> None:
    read = read_sheet(EXAMPLE)
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(read.document.data), encoding="utf-8")
    assert position(read_sheet(file)).dump() == position(read).dump()


# ---- what may be written ------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", ["bens-spectral-gems", '"Ben\'s Spectral Gems"', '"Ben’s spectral gems"'])
def test_spellings_of_a_building(key: str) -> None:
    read = sheet(f"[player.mapped]\n{key} = 3")
    assert [read.edition.buildings[building] for building in read.sheets[0].mapped] == ["bens-spectral-gems"]


@pytest.mark.parametrize("value", ['"W"', '"w"', "' W '"])
def test_spellings_of_a_w(value: str) -> None:
    (mapped,) = sheet(f"[player.mapped]\nriverwalk = {value}").sheets[0].mapped.values()
    assert mapped[1] == W


@pytest.mark.parametrize("choices", ['["bonus"]', '"bonus"', '["B"]'])
def test_spellings_of_a_choice(choices: str) -> None:
    assert unlocked(f"tracks.food = {{ marks = 3, choices = {choices} }}") == {"food": (1, 0)}


def test_a_track_without_a_choice_is_a_number() -> None:
    assert unlocked("tracks.food = 2\ntracks.partying = 3") == {"food": (0, 0), "partying": (0, 1)}
    assert unlocked("tracks = { food = 2, shopping = 3 }") == {"food": (0, 0), "shopping": (1, 0)}


def test_FQ_I3_bonuses_and_multipliers_come_from_the_boxes() -> None:
    food, culture = track("food").boxes, track("culture").boxes
    part = culture[: culture.index(MULTIPLIER) + 1]
    assert CHOICE in part
    text = marks("food", len(food)) + marks("culture", len(part), bonuses=0)
    every = len(track("food").bonus_effect)
    assert unlocked(text) == {
        "food": (every, len(circles("food")) - every),
        "culture": (part.count(BONUS), part.count(MULTIPLIER) + part.count(CHOICE)),
    }


# ---- what nobody can read -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("players = 3", "player: is missing"),
        ("players = 'x'\n[[player]]", "line 1, players: must be one of 1, 2, 3, 4, not 'x' (FQ-C1)"),
        ("players = 3\nmayor = 1\n[[player]]", "line 2, mayor: must be true or false"),
        ("players = 3\n[[player]]\numbrella = 3", "did you mean 'umbrellas'?"),
        ("players = 3\n[[player]]\numbrellas = '3'", "player[0].umbrellas: must be a whole number"),
        ("players = 3\n[[player]]\nsecond_line = -1", "player[0].second_line: must be a whole number"),
        ("players = 3\n[[player]]\ntracks.fod = 3", "player[0].tracks.fod: there is no such key here; did you mean"),
        ("players = 3\n[[player]]\ntracks.food = 'x'", "player[0].tracks.food: must be a whole number"),
        ("players = 3\n[[player]]\ntracks.food = {choices = 'b'}", "player[0].tracks.food.marks: is missing"),
        ("players = 3\n[[player]]\ntracks.food = {marks = 3, choices = ['A']}", "must be 'bonus' or 'multiplier'"),
        ("players = 3\n[[player]]\ntracks.food = {marks = 3, crossed = ['A']}", "crossed[0]: must be a whole number"),
        ("players = 3\n[[player]]\n[player.mapped]\nriverwalk = 7", 'riverwalk: must be a value from 1 to 6 or "W"'),
        ("players = 3\n[[player]]\n[player.mapped]\nriverwalk = true", "must be a value from 1 to 6"),
        ("players = 3\n[[player]]\n[player.mapped]\numbrellas = 3", "must stand above [player.mapped]"),
        (
            "players = 3\n[[player]]\n[player.mapped]\nbeignet-cafe = 3\n'Beignet Café' = 3",
            "line 5, player[0].mapped.'Beignet Café': this building is already player[0].mapped.beignet-cafe",
        ),
        ("players = 3\ngame = 'san-francisco'\n[[player]]", "line 2, game: must be 'french-quarter'"),
    ],
)
def test_a_malformed_sheet(text: str, said: str) -> None:
    assert said in faults(text)


def test_all_faults_at_once_in_the_order_of_the_lines() -> None:
    text = (
        "players = 9\nmore = 1\n[[player]]\nname = 4\numbrellas = 'x'\ntracks.food = []\n[player.mapped]\nriverwalk = 9"
    )
    assert [line.split(",")[0] for line in faults(text).splitlines()] == [f"line {n}" for n in (1, 2, 4, 5, 6, 8)]


# ---- what cannot be -----------------------------------------------------------------------------------------
def test_FQ_C1_a_number_of_players_that_cannot_be_hides_no_other_trouble() -> None:
    assert troubles("umbrellas = 31", "players = 5") == [("FQ-C1", "players", 1), ("FQ-I1", "boxes", 3)]
    assert troubles("[[player]]", "players = 1") == [("FQ-C1", "listed", 1)]


def test_FQ_M1_a_building_that_is_not_there() -> None:
    (trouble,) = sheet("[player.mapped]\nbeignet-caffee = 2").troubles
    assert (trouble.rule, trouble.case, trouble.line) == ("FQ-M1", "building", 4)
    assert trouble.arguments["near"] == "beignet-cafe"
    assert troubles('courtyards = ["five-uncles"]') == [("FQ-M1", "building", 3)]


def test_FQ_P1_neighbours_differ_by_one_at_most() -> None:
    fits = (
        "[player.mapped]\nljs-public-house = 2\nbens-spectral-gems = 3\ntwo-brothers-courtyard = 1\ncajun-jewelers = 4"
    )
    assert troubles(fits) == []
    (trouble,) = sheet(fits.replace("gems = 3", "gems = 5")).troubles
    assert (trouble.rule, trouble.case, trouble.line) == ("FQ-P1", "neighbour", 5)
    assert trouble.arguments["neighbour"] == "LJ's Public House"
    both = fits.replace("house = 2", "house = 6")  # 3 and 1 beside it; every pair is named
    assert troubles(both) == [("FQ-P1", "neighbour", 5), ("FQ-P1", "neighbour", 6)]
    wraps = "[player.mapped]\nljs-public-house = 1\nbens-spectral-gems = 6"
    assert troubles(wraps) == [("FQ-P1", "neighbour", 5)]


def test_FQ_P3_a_w_goes_next_to_anything_but_must_be_unlocked() -> None:
    mapped = '[player.mapped]\nljs-public-house = 1\nbens-spectral-gems = "W"\ncajun-jewelers = 6'
    assert troubles(mapped) == [("FQ-P3", "w", 3)]
    assert troubles(f"tracks.shopping = 3\n{mapped}") == []
    three = '\nriverwalk = "W"\npolice-station = "W"'
    assert troubles(f"tracks.shopping = 3\n{mapped}{three}") == [("FQ-P3", "w", 4)]
    assert troubles(f"{reaching('shopping', 'C')}{mapped}{three}") == []


def test_FQ_A2_no_more_buildings_than_can_be_mapped() -> None:
    e = quarter().edition
    text = "[player.mapped]\n" + "\n".join(f"{building} = 3" for building in e.buildings)
    assert troubles(text) == [("FQ-A2", "mapped", 3)]
    sixteen = "\n".join(text.splitlines()[:17])
    assert troubles(sixteen) == []
    seventeen = "\n".join(text.splitlines()[:18])
    assert troubles(seventeen) == [("FQ-A2", "mapped", 3)]
    assert troubles(reaching("food", "A") + seventeen) == []
    seen = 'umbrellas = 2\nperformers_top = ["tuba", "violin", "statue"]\n'  # the third box of their track maps
    assert troubles(seen + seventeen) == []
    thirty = "\n".join(text.splitlines()[:31])
    assert ("FQ-A2", "mapped", 4) in troubles(reaching("culture", "A") + thirty)
    assert ("FQ-A2", "mapped", 4) not in troubles(reaching("culture", "B") + thirty)


def test_FQ_V2_courtyards() -> None:
    assert troubles('courtyards = ["riverwalk"]') == [("FQ-V2", "courtyard", 3)]
    twice = 'courtyards = ["two-brothers-courtyard",\n"Two Brothers Courtyard"]'
    assert troubles(twice) == [("FQ-V2", "twice", 4)]


def test_FQ_R35_a_third_visit_of_the_riverwalk_marks_nothing() -> None:
    assert troubles("riverwalk = 2") == []
    assert troubles("riverwalk = 3") == [("FQ-R35", "visits", 3)]


def test_FQ_I1_umbrellas() -> None:
    ten = "\ntracks.shopping = 8\ntracks.food = 2"
    assert troubles(f"umbrellas = 30{ten}") == []
    assert troubles(f"umbrellas = 31{ten}") == [("FQ-I1", "boxes", 3)]
    performers = '\nperformers_top = ["tuba"]'  # the first box of their track is an umbrella
    assert troubles(f"umbrellas = 0{performers}") == [("FQ-I1", "few", 3)]
    assert troubles(f"umbrellas = 1{performers}") == []
    row = "\nsecond_line = 10\n[player.mapped]\nriverwalk = 3\npolice-station = 3"
    assert troubles(f"umbrellas = 0{row}") == [("FQ-I1", "few", 3)]
    assert troubles(f"umbrellas = 1{row}") == []


def test_FQ_I2_no_more_marks_than_boxes() -> None:
    assert troubles("tracks.partying = 15") == [("FQ-I2", "boxes", 3)]
    fourteen = 'tracks.shopping = { marks = 14, choices = "bonus" }'
    assert troubles(fourteen) == []
    assert troubles(fourteen.replace("14", "15")) == [("FQ-I2", "boxes", 3)]


def test_FQ_I3_as_many_choices_as_circles_that_show_both() -> None:
    assert troubles("tracks.food = 2") == []
    assert troubles("tracks.food = 3") == [("FQ-I3", "choices", 3)]
    (trouble,) = sheet('tracks.food = { marks = 6, choices = ["bonus", "bonus"] }').troubles
    assert (trouble.rule, trouble.arguments["asked"], trouble.arguments["told"]) == ("FQ-I3", 1, 2)
    assert troubles('tracks.food = { marks = 2, choices = ["bonus"] }') == [("FQ-I3", "choices", 3)]


def test_FQ_I4_performers() -> None:
    umbrella = "umbrellas = 1\n"
    (trouble,) = sheet(f'{umbrella}performers_top = ["truba"]').troubles
    assert (trouble.rule, trouble.case, trouble.arguments["near"]) == ("FQ-I4", "performer", "tuba")
    assert troubles(f'{umbrella}performers_top = ["tuba",\n"Tuba"]') == [("FQ-I4", "twice", 5)]
    assert troubles(f'{umbrella}performers_bottom = ["tuba"]') == [("FQ-I4", "bottom", 4)]
    assert troubles(f'{umbrella}performers_top = ["tuba"]\nperformers_bottom = ["tuba"]') == []


def test_FQ_I4_a_mark_below_an_unknown_name_does_not_go_up_a_row() -> None:
    """Nobody knows whether the name above is the same performer's, so the mark scores in neither row."""
    read = sheet('umbrellas = 1\nperformers_top = ["truba", "violin"]\nperformers_bottom = ["tuba", "violin"]')
    assert [(trouble.rule, trouble.case) for trouble in read.troubles] == [("FQ-I4", "performer")]
    e = read.edition
    seen = {e.performers[k]: n for k, n in enumerate(position(read).performers[: len(e.performers)]) if n}
    assert seen == {"violin": 2}


def test_FQ_BM_A_a_performer_from_a_bonus_is_marked() -> None:
    assert troubles("tracks.mysticism = 3") == [("FQ-BM-A", "none", 2)]
    assert troubles('umbrellas = 1\nperformers_top = ["tuba"]\ntracks.mysticism = 3') == []


def test_FQ_L3_the_second_line() -> None:
    mapped = "\n[player.mapped]\nriverwalk = 3"
    assert troubles(f"second_line = 8{mapped}") == []
    assert troubles(f"second_line = 9{mapped}") == [("FQ-L3", "many", 3)]
    rest = "umbrellas = 6\ntracks.food = 2\n[player.mapped]\n"
    rest += "\n".join(f"{building} = 3" for building in quarter().edition.buildings[:8])
    assert troubles(f"second_line = 60\n{rest}") == []
    assert troubles(f"second_line = 61\n{rest}") == [("FQ-L3", "boxes", 3)]


def test_FQ_R2_wilds_are_on_the_tracks() -> None:
    assert troubles("umbrellas = 5\n") == [("FQ-R2", "few", 2)]
    assert troubles("umbrellas = 6\ntracks.food = 1") == [("FQ-R2", "few", 4)]
    assert troubles("umbrellas = 6\ntracks.food = 2") == []
    five = 'umbrellas = 2\nperformers_top = ["tuba", "violin", "statue", "acrobat", "trumpet"]'  # a Shopping icon
    assert troubles(five) == [("FQ-R2", "few", 2)]
    assert troubles(f"{five}\ntracks.shopping = 1") == []


def test_FQ_BP_A_a_circle_is_crossed_out_and_gives_nothing() -> None:
    """The first circle of Culture shows a bonus and a multiplier, as the rulebook's player needs it."""
    party, boxes = reaching("partying", "A"), track("culture").boxes
    first, second = circles("culture")[:2]
    times = boxes.index(MULTIPLIER) + 1
    assert troubles(party) == [("FQ-BP-A", "few", 3)]
    crossed = f"{party}tracks.culture = {{ marks = {times}, crossed = [{first}] }}"
    assert unlocked(crossed)["culture"] == (boxes[:times].count(BONUS), 1)
    before = f"tracks.culture = {{ marks = {first - 1}, crossed = [{first}] }}"
    square = first + boxes[first:].index(SQUARE) + 1
    assert troubles(party + before.replace(f"[{first}]", f"[{square}]")) == [("FQ-BP-A", "square", 4)]
    assert troubles(before) == [("FQ-BP-A", "many", 3)]
    two = party + before.replace(f"[{first}]", f"[{first}, {second}]")
    assert troubles(two) == [("FQ-BP-A", "many", 4)]


def test_FQ_R6_the_next_circle_is_crossed_out() -> None:
    party = reaching("partying", "A")
    first, second = circles("culture")[:2]
    early = f"{party}tracks.culture = {{ marks = {first - 1}, crossed = [{second}] }}"
    assert troubles(early) == [("FQ-R6", "next", 4)]
    later = f'{party}tracks.culture = {{ marks = {first}, choices = "bonus", crossed = [{second}] }}'
    assert troubles(later) == []
    full = party + marks("culture", len(track("culture").boxes))  # none was left, perhaps
    assert troubles(full) == []


def test_FQ_R6_a_crossed_out_circle_is_skipped_and_is_no_mark() -> None:
    party, boxes = reaching("partying", "A"), track("culture").boxes
    first = circles("culture")[0]
    crossed = f"{party}tracks.culture = {{ marks = {first}, crossed = [{first}] }}"
    assert position(sheet(crossed)).marks[ACTIVITIES.index("culture")] == first + 1
    most = len(boxes) - 1
    choices = ["bonus"] * (boxes.count(CHOICE) - 1)  # one of them is crossed out
    whole = f"{party}tracks.culture = {{ marks = {most}, choices = {choices}, crossed = [{first}] }}"
    assert troubles(whole) == []
    assert ("FQ-I2", "boxes", 4) in troubles(whole.replace(f"marks = {most}", f"marks = {most + 1}"))


def test_FQ_R6_the_track_that_the_docs_show_can_be() -> None:
    docs = (EXAMPLE.parent / "score.md").read_text("utf-8")
    shown = re.search(r"`(culture = \{.*?\})`, where the last mark stands in box (\d+)", docs)
    assert shown is not None
    text = f"{reaching('partying', 'A')}tracks.{shown[1]}"
    assert troubles(text) == []
    assert position(sheet(text)).marks[ACTIVITIES.index("culture")] == int(shown[2])


def test_FQ_Y2_alone_the_mayor_is_always_there() -> None:
    assert troubles("", "players = 1\nmayor = false") == [("FQ-Y2", "mayor", 2)]
    assert troubles("", "players = 1") == []
    read = sheet("", "players = 1")
    told = scoring.result(read.edition, position(read))
    assert told is not None
    assert (told.why.rule, told.why.arguments["rating"]) == ("FQ-Y2", "back-to-the-office")


def test_FQ_Y3_vacation_cards() -> None:
    tourism = "players = 2\ntourism = true"
    played = "tracks.food = 1\n"
    assert troubles('vacation = "Mardi Gras"', tourism) == []
    assert troubles("", tourism) == []  # an empty sheet
    assert troubles(played, tourism) == [("FQ-Y3", "missing", 3)]
    assert troubles('vacation = "mardi-gras"') == [("FQ-Y3", "no-tourism", 3)]
    assert troubles('vacation = "mardi-gras"\n[[player]]\nvacation = "mardi-gras"', tourism) == [("FQ-Y3", "other", 6)]
    (trouble,) = sheet('vacation = "Marti Gras"', tourism).troubles
    assert (trouble.rule, trouble.case, trouble.arguments["near"]) == ("FQ-Y3", "card", "mardi-gras")


def test_FQ_Y3_the_card_scores() -> None:
    text = 'vacation = "mardi-gras"\n[player.mapped]\n'
    text += "coops-bead-emporium = 2\ndhm-speakeasy = 5\nbloody-marys = 3\nfrench-market = 4"
    read = sheet(text, "players = 2\ntourism = true")
    assert read.troubles == []
    assert scoring.scores(read.edition, position(read))[0] == 8


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("umbrellas = 31", "FQ-I1"),  # not: wilds that are on no track
        ("second_line = 61", "FQ-L3"),  # not: too few buildings for it, too few umbrellas
        ("second_line = 8\n[player.mapped]\nriverwark = 3", "FQ-M1"),  # not: no building for it
        ('performers_top = ["truba"]\nperformers_bottom = ["tuba"]', "FQ-I4"),  # not: none above it
        ('tracks.shopping = 11\n[player.mapped]\nriverwalk = "W"\nfrench-market = "W"', "FQ-I3"),  # not: too many W
    ],
)
def test_a_mark_that_is_named_starts_no_second_complaint(text: str, rule: str) -> None:
    assert [trouble.rule for trouble in sheet(text).troubles] == [rule]


def test_all_troubles_at_once() -> None:
    text = "umbrellas = 40\nriverwalk = 3\ncourtyards = ['riverwalk']\nperformers_bottom = ['tuba']\n"
    text += "tracks.food = 3\n[player.mapped]\nljs-public-house = 1\nbens-spectral-gems = 6\nnowhere = 3"
    assert troubles(text) == [
        ("FQ-I1", "boxes", 3),
        ("FQ-R35", "visits", 4),
        ("FQ-V2", "courtyard", 5),
        ("FQ-I4", "bottom", 6),
        ("FQ-I3", "choices", 7),
        ("FQ-P1", "neighbour", 10),
        ("FQ-M1", "building", 11),
    ]


# ---- true games ---------------------------------------------------------------------------------------------
def as_document(e: Edition, state: FQState) -> Document:
    """The table as its players would type it in."""
    players = []
    for seat in range(state.seats):
        tracks = {}
        for activity, name in enumerate(ACTIVITIES):
            at, boxes = seat * TRACKS + activity, e.tracks[activity].boxes
            crossed = in_mask(state.crossed[at])
            marked = [boxes[box] for box in range(state.marks[at]) if box not in crossed]
            bonuses = state.bonuses[at] - marked.count(BONUS)
            choices = ["bonus"] * bonuses + ["multiplier"] * (marked.count(CHOICE) - bonuses)
            crossed = [box + 1 for box in crossed]
            tracks[name] = {"marks": marked_boxes(state, seat, activity), "choices": choices, "crossed": crossed}
        values = state.mapped[seat * len(e.buildings) : (seat + 1) * len(e.buildings)]
        seen = state.performers[seat * len(e.performers) : (seat + 1) * len(e.performers)]
        player = {
            "umbrellas": state.umbrellas[seat],
            "second_line": state.boxes[seat],
            "courtyards": [e.building_names[e.courtyards[k]] for k in in_mask(state.courtyards[seat])],
            "riverwalk": state.riverwalk[seat],
            "performers_top": [e.performers[k] for k, n in enumerate(seen) if n > 0],
            "performers_bottom": [e.performers[k] for k, n in enumerate(seen) if n > 1],
            "tracks": tracks,
            "mapped": {e.building_names[k]: "W" if v == W else v for k, v in enumerate(values) if v},
        }
        if state.vacation[seat] != NONE:
            player["vacation"] = e.vacation_names[state.vacation[seat]]
        players.append(player)
    top = {"edition": e.id, "players": state.seats, "mayor": state.mayor, "tourism": state.tourism}
    return Document({**top, "player": players})


@pytest.mark.parametrize("prefer", ["", "food", "culture", "shopping", "mysticism", "partying"])
def test_no_sheet_of_a_true_game_has_a_trouble_and_its_score_is_the_games(prefer: str) -> None:
    """Random games in which wilds go to one track, so that its later bonuses come up too."""
    crossed = w = 0
    for seats in (1, 2, 3, 4):
        game = quarter("grand-tour", seats % 2 == 0, seats > 2)
        picker = Picker(f"sheets {prefer} {seats}")
        state = game.new(seats)
        while game.actors(state):
            seat = game.actors(state)[0]
            if seat == CHANCE:
                game.apply(state, seat, game.draw(state, picker), None)
                continue
            legal = game.legal_actions(state, seat)
            liked = [action for action in legal if game.write(action) == f"mark {prefer}"]
            game.apply(state, seat, (liked or legal)[picker.below(len(liked or legal))], None)
        read = parse_sheet(as_document(game.edition, state), Path())
        again = position(read)
        assert read.troubles == [], read.document.data
        true, told = game.result(state), scoring.result(game.edition, again)
        assert true is not None
        assert told is not None
        assert (told.scores, told.ranking, told.why, told.lines) == (true.scores, true.ranking, true.why, true.lines)
        assert (again.bonuses, again.multipliers, again.w) == (state.bonuses, state.multipliers, state.w)
        crossed += sum(map(bool, state.crossed))
        w += state.mapped.count(W)
    assert crossed > 0 or prefer != "partying"
    assert w > 0 or prefer != "shopping"


# ---- the empty sheet ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_is_a_sheet_and_its_examples_are_too(language: str) -> None:
    e = quarter().edition
    text = template(e, "grand-tour", Words("score", language, strict=True).say)
    read = parse_sheet(read_toml(text), Path())
    position(read)
    assert (read.troubles, read.complete) == ([], True)
    assert max(map(len, text.splitlines())) <= 100
    for building in e.buildings:
        text = text.replace(f"# {building} = 1", f"{building} = 1")
    for line in text.splitlines():
        track, example, _ = line.partition(" = 0  # ")
        if example:
            text = text.replace(line, f"{track} = {line.partition('# ')[2]}")
    filled = parse_sheet(read_toml(text.replace("# tourism", "tourism").replace("# vacation", "vacation")), Path())
    assert len(filled.sheets[0].mapped) == len(e.buildings)
    assert [len(track.choices) for track in filled.sheets[0].tracks] == [1, 1, 1, 1, 0]
    assert filled.troubles == []
