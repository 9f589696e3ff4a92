"""French Quarter speaks five languages: every refusal, action, event, score line and prompt that play can bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from grandtour.core.game import CHANCE, Action, Event, Reason
from grandtour.core.picker import Picker
from grandtour.core.result import Line, Result
from grandtour.games.french_quarter import words as words_module
from grandtour.games.french_quarter.actions import (
    Advance,
    Begin,
    Circle,
    Go,
    Map,
    Mark,
    Pass,
    Perform,
    Police,
    Start,
    Take,
)
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    CONDITIONS,
    DIRECTIONS,
    EFFECTS,
    FACES,
    NONE,
    TRACKS,
    UMBRELLA,
    WILD,
    Edition,
    W,
)
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.load import load
from grandtour.games.french_quarter.scoring import BOXES
from grandtour.games.french_quarter.state import PHASES, TASKS, FQState
from grandtour.games.french_quarter.why import ASKED_BY, MUST
from grandtour.games.french_quarter.words import RULES, FrenchQuarterWords
from grandtour.words import LANGUAGES
from tests.quarter import Table, quarter, random_game, table, turn
from tests.sentences import messages
from tests.telling import check_results, is_good, is_sentence

pytestmark = pytest.mark.once

NAMES = ["Ana", "Bert", "Cleo", "Dora"]  # in no name of a building
ENGLISH = re.compile(r"\b(the|and|with|your|you|die|card|street|building|umbrella|wild|map|mark)\b")
SOURCES = Path(words_module.__file__).parent
GAMES = [(1, True, True), (2, False, False), (2, True, True), (3, False, True), (4, True, False)]
NEVER_ASKED = {"umbrella-box", "arrest", "end-turn", "parade", "end-round"}  # tasks that nobody decides

E = quarter().edition
WORDS = [FrenchQuarterWords(quarter(), language, strict=True) for language in LANGUAGES]


def spoken(language: str) -> FrenchQuarterWords:
    return WORDS[LANGUAGES.index(language)]


def is_of(language: str, text: str) -> bool:
    """No English in another language; names of buildings are the same in all, and German has "die"."""
    for name in E.building_names:
        text = text.replace(name, "")
    return language == "en" or not [word for word in ENGLISH.findall(text) if (language, word) != ("de", "die")]


@cache
def keys_of(prefix: str) -> list[str]:
    return [key for key in messages("en", "french-quarter.ftl") if key.startswith(prefix)]


def in_source(file: str, pattern: str) -> set[tuple[str, str]]:
    return set(re.findall(pattern, (SOURCES / file).read_text(encoding="utf-8")))


def building(slug: str) -> int:
    return E.buildings.index(slug)


def street(slug: str) -> int:
    return E.streets.index(slug)


# ---- games and positions to speak of ----------------------------------------------------------------------------
def illegal_actions(state: FQState, seat: int, picker: Picker) -> Iterator[Action]:
    """Some of every class of action; most are illegal at any moment."""
    yield from (Pass(), Circle(True), Start(0))
    yield from (Mark(activity) for activity in range(TRACKS))
    yield from (Advance(way) for way in range(len(DIRECTIONS)))
    yield from (Begin(number) for number in range(len(E.starts)))
    yield Perform(picker.below(len(E.performers)))
    for _ in range(2):
        type = picker.below(len(E.types))
        yield Take(type, 1 + picker.below(FACES), type)
        yield Go(picker.below(len(E.buildings)), picker.below(2) == 0)
        yield Map(picker.below(len(E.buildings)), 1 + picker.below(W))
    yield Map(state.at[seat], 1 + picker.below(W))


class Told:
    """What there was to tell in many games: positions in which somebody is asked, events, refusals; each kind once."""

    def __init__(self) -> None:
        self.asked: dict[tuple[object, ...], tuple[FrenchQuarter, FQState]] = {}
        self.events: dict[str, tuple[Event, int]] = {}
        self.refusals: dict[str, Reason] = {}
        self.results: list[Result] = []

    def ask(self, game: FrenchQuarter, state: FQState) -> None:
        todo = game.observe(state, None)["todo"]
        assert isinstance(todo, list)
        answers = [game.legal_actions(state, seat)[0] for seat in game.actors(state)]
        s = state
        uses = [(s.w[seat], s.longer[seat], s.other[seat]) for seat in game.actors(s) if seat != CHANCE]
        key = (s.seats, PHASES[s.phase], str(todo[:1]), str([type(answer) for answer in answers]), *uses)
        self.asked.setdefault(key, (game, state.copy()))

    def tell(self, events: list[Event], seats: int) -> None:
        for event in events:
            self.events.setdefault(f"{event.kind} {event.seat} {event.data}", (event, seats))

    def refuse(self, reason: Reason | None) -> None:
        if reason is not None:
            self.refusals.setdefault(repr(reason), reason)


@cache
def told() -> Told:
    out = Told()
    for seats, mayor, tourism in GAMES:
        game = quarter("grand-tour", mayor, tourism)
        for seed in range(3):
            picker = Picker(f"words {seats} {seed}")
            last: tuple[list[Event], FQState] | None = None
            for state, seat, _, events in random_game(game, seats, f"words {seed}"):
                if last is not None:
                    out.tell(last[0], seats)
                last = (events, state)
                out.ask(game, state)
                if seat != CHANCE:
                    for action in illegal_actions(state, seat, picker):
                        out.refuse(game.why_not(state, seat, action))
                    out.refuse(game.why_not(state, (seat + 1) % seats if seats > 1 else 1, Pass()))
            assert last is not None
            out.tell(last[0], seats)
            out.ask(game, last[1])
            result = game.result(last[1])
            assert result is not None
            out.results.append(result)
    for t, refused in scenes():
        out.tell(t.events, t.state.seats)
        out.ask(t.game, t.state)
        for text in refused:
            out.refuse(t.why_not(text))
    near: dict[str, object] = {"building": E.building_names[0], "type": "walk", "distance": 1, "least": 2}
    out.refuse(Reason("FQ-V1", {"case": "too-near", **near}))  # no card of our edition goes 2 spaces at least
    # Ours has all bonuses that there are, and no gap between the numbers of a longer move.
    out.refuse(Reason("FQ-R9", {"case": "exactly", "steps": [3], **near}))
    out.refuse(Reason("FQ-BC-A", {"case": "none", **near}))
    out.refuse(Reason("FQ-BC-C", {"case": "none", "card": "walk"}))
    out.refuse(Reason("FQ-P3", {"case": "none", "building": E.building_names[0], "value": "W"}))
    return out


def scenes() -> list[tuple[Table, list[str]]]:
    """Positions that random play seldom brings, and what is refused there."""
    everywhere: dict[str, int | str] = dict.fromkeys(E.buildings, 3)
    ones: dict[str, int | str] = {slug: 1 for slug in E.buildings if slug != "ljs-public-house"}
    corner = ["north/west", "north/conti", "dauphine/conti", "dauphine/west", "north/west"]
    beside = turn(value=3).unlocked(0, "culture", "B").due("neighbour", building("ljs-public-house"))
    own = table().line("north/conti").own_line(0, "royal/west").plan().all_taken(1).play("advance east")
    parade = table(mayor=True).line("north/conti").boxes(0, 9).mapped(0, everywhere).plan(closed="conti").all_taken(0)
    return [
        (turn().due("two-performers"), ["take walk 1", "pass"]),
        (turn().due("two-performers").play("performer tuba"), ["performer tuba", "pass", "bonus"]),
        (turn(value=3).unlocked(0, "culture", "B").due("street-neighbour", street("conti")), ["map dhm-speakeasy 3"]),
        (beside.copy(), ["mark food", "map riverwalk 3"]),
        (beside.copy().play("pass"), []),
        (table().plan({"walk": 3}), ["take walk 3 as carriage"]),
        (table().uses(0, other=1).plan({"walk": 3}), ["take walk 3 as taxi", "take taxi 2"]),
        (table().uses(0, other=1).plan({"walk": 3}).play("take walk 3 as carriage"), []),
        (turn().marked(0, "food", 14).due("icon", WILD), ["mark food"]),
        (turn().mapped(0, everywhere).due("free-map"), []),
        (turn().mapped(0, ones).uses(0, w=1).mapped(0, {"bens-spectral-gems": 6}).due("free-map"), []),
        (turn().mapped(0, ones).mapped(0, {"bens-spectral-gems": 6}).uses(0, w=1).due("free-map").play("pass"), []),
        (turn(value=6).mapped(0, ones).uses(0, w=1).due("street-map", street("bourbon")).play("pass"), []),
        (turn().due("arrest"), []),
        (turn().due("arrest").play_as(CHANCE, "police 4"), []),
        (turn(value=4).locked(0, 4).play("go ljs-public-house"), []),
        (turn().due("begin-line"), ["begin 1", "pass", "bonus"]),
        (turn().due("begin-line").play("begin 2"), []),
        (own.copy(), ["advance west", "take walk 1"]),
        (own.copy().play("pass"), []),
        (own.copy().play("advance east"), []),
        (table().line(*corner).plan().all_taken(0), []),
        (parade.copy(), ["advance south"]),
        (parade.copy().play("advance east"), []),
        (turn().performers(0, "tuba", bottom=("tuba",)).resolve("tuba"), []),
        (turn().umbrellas(0, E.umbrella_boxes).resolve("umbrella"), []),
        (turn(type="socialize", card="socialize-1").uses(0, longer=1), ["go gator-grin", "further riverwalk"]),
        (turn(type="streetcar", card="streetcar-7").uses(0, longer=1), ["further riverwalk", "further cajun-jewelers"]),
        (turn().unlocked(0, "partying", "B"), ["go bayou-oyster-bar", "further riverwalk"]),
        (turn().uses(0, w=1).play("go ljs-public-house"), ["pass", "map ljs-public-house 1", "take walk 1"]),
        (turn(type="socialize", card="socialize-1").uses(0, longer=1).play("further bayou-oyster-bar"), []),
    ]


# ---- things -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "card", "corner", "east", "north", "bonus"),
    [
        ("en", "Walk (umbrella, Food)", "corner of Royal St and East border", "east", "north", "Culture B"),
        (
            "es",
            "Caminar (Paraguas, Comida)",
            "cruce de Royal St con Borde Este",
            "hacia el este",
            "hacia el norte",
            "Cultura B",
        ),
        (
            "fr",
            "À pied (ombrelle, Cuisine)",
            "carrefour Royal St / Bord est",
            "vers l’est",
            "vers le nord",
            "Culture B",
        ),
        ("de", "Zu Fuß (Schirm, Essen)", "Kreuzung Royal St / Randstraße Ost", "nach Osten", "nach Norden", "Kultur B"),
        (
            "ro",
            "Pe jos (umbrelă, Mâncare)",
            "intersecția Royal St / Marginea de est",
            "spre est",
            "spre nord",
            "Cultură B",
        ),
    ],
)
def test_things_are_named(language: str, card: str, corner: str, east: str, north: str, bonus: str) -> None:
    words = spoken(language)
    assert words.card(E.cards.index("walk-1")) == card
    assert words.corner(E.starts[2]) == corner
    assert words.start(2) == f"3 ({corner})"
    assert [words.toward(DIRECTIONS.index(way)) for way in ("east", "north")] == [east, north]
    assert words.bonus(ACTIVITIES.index("culture"), 1) == bonus


@pytest.mark.parametrize(
    ("language", "terms"),
    [
        ("en", "Walk Carriage Socialize Mysticism Partying magician acrobat umbrella wild"),
        ("es", "Caminar Carruaje Socializar Misticismo Fiesta magia acróbata Paraguas Comodín"),
        ("fr", "À_pied Calèche Rencontres Mysticisme Fête magie acrobate ombrelle joker"),
        ("de", "Zu_Fuß Kutsche Geselligkeit Mystik Feiern Magie Akrobatik Schirm Joker"),
        ("ro", "Pe_jos Trăsură Socializare Misticism Petrecere magie acrobație umbrelă joker"),
    ],
)
def test_the_words_are_those_of_the_printed_editions_and_the_glossary(language: str, terms: str) -> None:
    words = spoken(language)
    found = [words.type(E.types.index(slug)) for slug in ("walk", "carriage", "socialize")]
    found += [words.activity(ACTIVITIES.index(slug)) for slug in ("mysticism", "partying")]
    found += [words.performer(E.performers.index(slug)) for slug in ("magician", "acrobat")]
    found += [words.icon(UMBRELLA), words.icon(WILD)]
    assert found == [term.replace("_", " ") for term in terms.split()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_the_same_name(language: str) -> None:
    words = spoken(language)
    for names in (
        [words.activity(number) for number in range(TRACKS)],
        [words.type(number) for number in range(len(E.types))],
        [words.performer(number) for number in range(len(E.performers))],
        [words.street(number) for number in range(len(E.streets))],
        [words.building(number) for number in range(len(E.buildings))],
        [words.corner(number) for number in range(E.points)],
        [words.vacation_name(number) for number in range(len(E.vacations))],
        [words.rating(number) for number in range(len(E.ratings))],
        [words.toward(number) for number in range(len(DIRECTIONS))],
        [words.word("condition", slug) for slug in CONDITIONS],
        [words.word("kind", slug) for slug in ("instant", "lasting", "one-use")],
        [words.bonus(k, n) for k in range(TRACKS) for n in range(len(E.tracks[k].bonus_effect))],
    ):
        assert all(map(is_good, names))
        assert len(set(names)) == len(names)
    for slugs, kind in (
        (E.types, "type"),
        (E.performers, "performer"),
        (E.vacations, "vacation"),
        (E.ratings, "rating"),
    ):
        assert all(words.has(f"{kind}-{slug}") for slug in slugs)
    assert [slug for k, slug in enumerate(E.streets) if not E.street_named[k] and not words.has(f"street-{slug}")] == []


def test_what_has_no_word_of_ours_has_the_name_that_its_edition_gives() -> None:
    e = load("grand-tour")
    e.types[0], e.type_names[0] = "gondola", "Gondola"
    e.vacations[0], e.vacation_names[0] = "opera-night", "Opera Night"
    e.ratings[0], e.rating_names[0] = "lost", "Lost in town"
    e.street_names[street("north")], e.streets[street("north")] = "Railway line", "railway"
    for language in LANGUAGES:
        words = FrenchQuarterWords(FrenchQuarter(e, True, True), language, strict=True)
        assert (words.type(0), words.vacation_name(0), words.rating(0)) == ("Gondola", "Opera Night", "Lost in town")
        assert words.street(0) == "Railway line"
        assert "Gondola" in words.action(Take(0, 3, 0))
        assert "Lost in town" in words.refusal(Reason("FQ-Y2", {"case": "rating", "points": 3, "rating": "lost"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_says_in_a_few_words_what_it_does(language: str) -> None:
    words = spoken(language)
    lines = set()
    for activity in range(TRACKS):
        for bonus in range(len(E.tracks[activity].bonus_effect)):
            line = words.bonus_effect(activity, bonus)
            assert is_good(line)
            assert is_of(language, line)
            assert not line.endswith("."), "it can follow a colon"
            lines.add(line)
    assert len(lines) == 16
    assert {key.removeprefix("bonus-") for key in keys_of("bonus-")} == set(EFFECTS)


def test_bonuses_in_english() -> None:
    words = spoken("en")

    def told(activity: str, letter: str) -> tuple[str, str]:
        where = ACTIVITIES.index(activity), "ABCD".index(letter)
        return words.bonus_effect(*where), words.bonus_kind(*where)

    assert told("food", "A") == ("map a building on Decatur St with a value of your choice", "at once")
    assert told("food", "C") == ("map any building with a value of your choice", "at once")
    assert told("food", "B")[0].endswith("and 1 point for each of them at the end")
    assert told("culture", "A") == ("go 1 or 2 spaces further (once)", "one use")
    assert told("culture", "B")[1] == "lasting"
    assert told("shopping", "C") == ("write a W instead of a value (2 times)", "one use")
    assert told("mysticism", "C")[0] == "2 different performer icons of your choice"
    assert told("partying", "B") == ("Walk takes you 1 space, no more", "lasting")


# ---- rules ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_with_the_numbers_of_the_edition(language: str) -> None:
    rules = spoken(language).rules()
    assert [rule for rule, _ in rules] == [*RULES, "GT-1", "GT-2", "GT-3", "GT-4", "GT-5"]
    assert [key.removeprefix("rule-") for key in keys_of("rule-FQ")] == list(RULES)
    for rule, text in rules:
        assert is_sentence(text), rule
        assert is_of(language, text), rule
    said = dict(rules)
    for rule, parts in {
        "FQ-C1": ["1, 2, 3", "4", "8", "48", "12"],
        "FQ-C2": ["1 × ", "2 × ", "3", "4"],
        "FQ-S1": ["Hotel Ama House", "6"],
        "FQ-M1": ["30", "35", "10"],
        "FQ-I1": ["30", "3"],
        "FQ-I2": ["14"],
        "FQ-I4": ["16", "8"],
        "FQ-V1": ["Dauphine St", "Decatur St", "N Front St", "1, 2, 3"],
        "FQ-V2": ["Riverwalk Shopping & Aquarium", "2"],
        "FQ-L3": ["60", "6"],
        "FQ-BF-A": ["Decatur St"],
        "FQ-BC-A": ["1", "2"],
        "FQ-BS-C": ["2"],
        "FQ-BP-C": ["Police Station"],
        "FQ-E1": ["Decatur St", "St Peter St", "Conti St", "St Ann St", "Bourbon St"],
        "FQ-E3": ["1 → 2, 2 → 6, 3 → 12, 4 → 20.", "8"],
        "FQ-E4": ["1 → 0", "6 → 14", "8 → 16"],
        "FQ-Y2": ["74", "75–99", "100–124", "125–149", "150–174", "175–199", "200"],
        "FQ-Y3": ["8"],
        "FQ-I3": ["×1, ×2, ×3, ×4, ×5"],
        "FQ-R9": ["1", "2"],
        "FQ-R29": ["60"],
    }.items():
        for part in parts:
            assert part in said[rule], f"{rule} has no {part}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_edition_has_other_numbers_in_the_same_sentences(language: str) -> None:
    e = load("grand-tour")
    e.rounds, e.seat_counts = 1, [2]
    e.umbrella_boxes, e.wild_every = 20, 1
    e.riverwalk_visits, e.riverwalk_points = 1, 20
    e.extra_steps, e.line_rows, e.vacation_points = [1], [20], 1
    e.ratings, e.rating_upto = e.ratings[:1], e.rating_upto[:1]
    e.courtyard_points = [0]
    words = FrenchQuarterWords(FrenchQuarter(e), language, strict=True)
    said = dict(words.rules())
    for rule, text in said.items():
        assert is_sentence(text), rule
    assert "–." in said["FQ-E3"]
    assert "74" not in said["FQ-Y2"], "the only rating has no end"
    assert "48" in said["FQ-C1"]
    assert "20 " in said["FQ-I1"]
    assert ("20 de " in said["FQ-I1"]) == (language == "ro")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_without_some_bonuses_is_told_too(language: str) -> None:
    e = bare_edition()
    words = FrenchQuarterWords(FrenchQuarter(e), language, strict=True)
    for rule, text in words.rules():
        assert is_sentence(text), rule
    assert words.action(Go(0, True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_edition_is_told_from_its_rules_to_its_result(language: str) -> None:
    game = quarter("tiny", True, True)
    words = FrenchQuarterWords(game, language, strict=True)
    for rule, text in words.rules():
        assert is_sentence(text), rule
    for seats in game.seat_counts:
        played: list[list[Event]] = []
        end = game.new(seats)
        for state, seat, action, events in random_game(game, seats, "tiny words"):
            played.append(events)
            end = state
            assert is_good(words.action(action))
            assert is_sentence(words.prompt(game.observe(state, max(seat, 0)), NAMES))
        for event in (event for events in played for event in events):
            assert is_sentence(words.event(event, None, NAMES[:seats]) or "")
        result = game.result(end)
        assert result is not None
        assert all(is_good(words.line(line)) for lines in result.lines for line in lines)
        assert is_sentence(words.refusal(result.why))


def bare_edition() -> Edition:
    """No bonus of any kind, and no Riverwalk."""
    e = load("grand-tour")
    for track in e.tracks:
        track.bonus_effect, track.bonus_value = [], []
    e.effect_track = [NONE] * len(EFFECTS)
    e.extra_steps = []
    e.building_special = [0] * len(e.buildings)
    return e


# ---- refusals ---------------------------------------------------------------------------------------------------
def test_every_case_has_a_sentence_and_every_sentence_a_case() -> None:
    cases = in_source("why.py", r'Reason\(\s*"(FQ-[\w-]+)", {"case": "([a-z-]+)"')
    assert len(cases) > 20
    cases |= {(rule, "pending") for rule in ASKED_BY.values()} | {(rule, "must") for rule in MUST.values()}
    cases |= {("FQ-E5", case) for case in ("points", "second-line", "shared", "tied")} | {("FQ-Y2", "rating")}
    cases |= {("FQ-BC-A", "no-bonus"), ("FQ-BC-A", "none"), ("FQ-BC-C", "no-bonus"), ("FQ-BC-C", "none")}
    cases |= {("FQ-P3", "no-w"), ("FQ-P3", "none")}
    assert {f"why-{rule}-{case}" for rule, case in cases} == set(keys_of("why-FQ"))
    for _, case in in_source("why.py", '()"case": "([a-z-]+)"') | in_source("scoring.py", '()"case": "([a-z-]+)"'):
        assert any(key.endswith(f"-{case}") for key in keys_of("why-FQ")), case


def test_every_refusal_that_play_brings_is_told_in_every_language() -> None:
    met = set()
    slugs = {*E.types, *E.streets, *ACTIVITIES} - set(DIRECTIONS)
    for reason in told().refusals.values():
        met.add(f"why-{reason.rule}-{reason.arguments.get('case')}")
        ids = slugs & {value for value in reason.arguments.values() if isinstance(value, str)}
        for words in WORDS:
            text = words.refusal(reason, NAMES, 0)
            assert is_sentence(text), (reason, text)
            assert is_of(words.language, text), text
            assert not ids & set(re.findall(r"[\w-]+", text)), text
    missing = {key for key in keys_of("why-FQ") if not key.startswith(("why-FQ-E5", "why-FQ-Y2"))} - met
    assert missing == set(), "no position brings it"


def test_refusals_in_english() -> None:
    words = spoken("en")
    t = turn(type="streetcar", card="streetcar-7")
    reason = t.why_not("go gator-grin")
    assert reason is not None
    assert words.refusal(reason) == (
        "With Streetcar you go to a building on Dauphine St, and Gator Grin Gift Shop is not there. "
        "Choose another building."
    )
    closed = turn(mayor=True, closed="royal").why_not("go roux-the-day-tavern")
    assert closed is not None
    assert words.refusal(closed).startswith("Royal St is closed in this round, and Roux the Day Tavern is on it")
    beside = Reason(
        "FQ-P1",
        {"case": "neighbour", "building": "LJ's Public House", "value": "5", "neighbour": "Cajun Jewelers", "there": 3},
    )
    assert "5 does not fit in LJ's Public House: Cajun Jewelers beside it has 3" in words.refusal(beside)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 point", "2 points", "20 points"]),
        ("es", ["1 punto", "2 puntos", "20 puntos"]),
        ("fr", ["1 point", "2 points", "20 points"]),
        ("de", ["1 Punkt", "2 Punkte", "20 Punkte"]),
        ("ro", ["1 punct", "2 puncte", "20 de puncte"]),
    ],
)
def test_plurals_of_points(language: str, forms: list[str]) -> None:
    words = spoken(language)
    for points, form in zip((1, 2, 20), forms, strict=True):
        rating = Reason("FQ-Y2", {"case": "rating", "points": points, "rating": "key-to-the-city"})
        assert f" {form}" in words.refusal(rating)
        assert words.rating(E.ratings.index("key-to-the-city")) in words.refusal(rating)


# ---- actions ----------------------------------------------------------------------------------------------------
def test_every_legal_action_has_a_line_of_its_own_in_every_language() -> None:
    verbs: set[str] = set()
    said: set[tuple[str, str]] = set()
    for game, state in told().asked.values():
        for seat in game.actors(state):
            legal = game.legal_actions(state, seat)
            notation = [game.write(action) for action in legal]
            verbs |= {text.split(" ")[0] for text in notation}
            for words in WORDS:
                lines = [words.action(action) for action in legal]
                assert all(map(is_good, lines))
                if seat != CHANCE:  # two cards of a deck, and two that the Mayor draws, can be alike
                    assert len(set(lines)) == len(lines), "two choices read the same"
                    view = game.observe(state, seat)
                    now = [words.action_now(action, view) for action in legal]
                    assert len(set(now)) == len(now)
                    lines += now
                said |= {(words.language, line) for line in lines}
    assert verbs == {
        *("take", "go", "further", "map", "mark", "bonus", "multiplier", "performer", "begin", "advance", "pass"),
        *("start", "first", "vacation", "card", "mayor", "die", "police"),
    }
    for language, line in said:
        assert is_good(line), line
        assert is_of(language, line), line


@pytest.mark.parametrize(
    ("language", "take", "other", "go", "mapped", "advance", "skip"),
    [
        (
            "en",
            "Take the Walk die: 4",
            "Take the Walk die (4) and play the card Taxi",
            "Go to Police Station",
            "Map Police Station with W",
            "Go west",
            "Do without",
        ),
        (
            "es",
            "Elegir el dado de Caminar: 4",
            "Elegir el dado de Caminar (4) y jugar la carta Taxi",
            "Ir a Police Station",
            "Mapear Police Station con W",
            "Ir hacia el oeste",
            "Renunciar",
        ),
        (
            "fr",
            "Prendre le dé «\u00a0À pied\u00a0»\u00a0: 4",
            "Prendre le dé «\u00a0À pied\u00a0» (4) et jouer la carte «\u00a0Taxi\u00a0»",
            "Aller à Police Station",
            "Cartographier Police Station avec W",
            "Aller vers l’ouest",
            "Renoncer",
        ),
        (
            "de",
            "Den Würfel „Zu Fuß“ nehmen: 4",
            "Den Würfel „Zu Fuß“ (4) nehmen und die Karte „Taxi“ spielen",
            "Zu Police Station gehen",
            "Police Station mit W eintragen",
            "Weiter nach Westen",
            "Verzichten",
        ),
        (
            "ro",
            "Ia zarul „Pe jos”: 4",
            "Ia zarul „Pe jos” (4) și joacă cartea „Taxi”",
            "Mergi la Police Station",
            "Cartografiază Police Station cu W",
            "Mergi spre vest",
            "Renunță",
        ),
    ],
)
def test_actions(language: str, take: str, other: str, go: str, mapped: str, advance: str, skip: str) -> None:
    words = spoken(language)
    walk, taxi, police = E.types.index("walk"), E.types.index("taxi"), E.lockup
    actions = [Take(walk, 4, walk), Take(walk, 4, taxi), Go(police, False), Map(police, W)]
    assert [words.action(action) for action in actions] == [take, other, go, mapped]
    assert words.action(Advance(DIRECTIONS.index("west"))) == advance
    assert words.action(Pass()) == skip
    assert words.action(Police(5)) == "5"


@pytest.mark.parametrize(
    ("task", "number", "line"),
    [
        ("street-map", street("bourbon"), "Write no W and gain an umbrella"),
        ("free-map", 0, "Write no W and give up the bonus"),
        ("neighbour", building("bens-spectral-gems"), "Map no second building"),
        ("street-neighbour", street("bourbon"), "Map no second building"),
    ],
)
def test_passing_says_what_it_means_where_the_decision_is_known(task: str, number: int, line: str) -> None:
    ones: dict[str, int | str] = {slug: 1 for slug in E.buildings if slug != "ljs-public-house"}
    t = turn(value=6).mapped(0, ones).mapped(0, {"bens-spectral-gems": 6}).uses(0, w=1).due(task, number)
    assert t.task == task
    assert "pass" in t.legal()
    assert spoken("en").action_now(Pass(), t.game.observe(t.state, 0)) == line


def test_every_decision_that_can_be_declined_says_what_that_means() -> None:
    passed = {TASKS[k] for k in ASKED_BY if k not in MUST} | {"travel", "map", "street-map", "free-map"}
    assert {key.removeprefix("action-pass-") for key in keys_of("action-pass-")} == passed


def test_a_circle_says_what_it_gives() -> None:
    t = turn().marked(0, "culture", 2).times(0, "culture", 1).resolve("culture")
    assert t.legal() == ["bonus", "multiplier"]
    view = t.game.observe(t.state, 0)
    assert spoken("en").action_now(Circle(True), view) == "Take Culture A: go 1 or 2 spaces further (once)"
    assert spoken("en").action_now(Circle(False), view) == "Take the multiplier ×2 for Culture"
    assert spoken("en").prompt(view) == (
        "A circle of the Culture track: choose Culture A (go 1 or 2 spaces further (once)) or the multiplier ×2."
    )


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="not a French Quarter action"):
        spoken("en").action(Action(0))


# ---- events -----------------------------------------------------------------------------------------------------
def test_every_event_is_told_to_all_who_see_it_in_every_language() -> None:
    kinds: set[str] = set()
    for event, seats in told().events.values():
        kinds.add(event.kind)
        for viewer in (*range(seats), None):
            seen = event.seen_by(viewer)
            if seen is not None:
                tell(seen, viewer, seats)
        tell(Event(event.kind, event.seat, event.data), None, seats)  # a replay that shows all
    files = ("apply.py", "icons.py", "line.py")
    assert kinds == {kind for file in files for _, kind in in_source(file, r'()Event\("([a-z-]+)"')}


def tell(event: Event, viewer: int | None, seats: int) -> None:
    who = event.data["seat"] if event.kind == "parade" else event.seat
    assert isinstance(who, int)
    for words in WORDS:
        text = words.event(event, viewer, NAMES[:seats])
        assert text is not None, event
        assert is_sentence(text), text
        assert is_of(words.language, text), text
        if who != CHANCE:
            assert (NAMES[who] in text) == (who != viewer), text
            if words.language == "en":
                assert (re.search(r"\b[Yy]ou\b", text) is not None) == (who == viewer), text


def test_FQ_Y3_a_vacation_card_is_told_to_its_owner_alone() -> None:
    words = spoken("en")
    t = table(tourism=True)
    event = Event("vacation", 1, {"card": E.vacations.index("pub-crawl")}, audience=1, others={})
    mine, theirs = event.seen_by(1), event.seen_by(0)
    assert mine is not None
    assert theirs is not None
    assert words.event(mine, 1, NAMES) == (
        "You get the Vacation card “Pub Crawl” (LJ's Public House, Brush & Brew Pub, Roux the Day Tavern, and "
        "The Loose Trombone; all values equal)."
    )
    assert words.event(theirs, 0, NAMES) == "Bert gets a Vacation card."
    assert t.state.tourism


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("take", 0, {"type": 0, "value": 2, "card": 0}), "You take the Walk die: 2."),
        (
            Event("take", 1, {"type": 0, "value": 2, "card": 1}),
            "Bert takes the Walk die (2) and plays the card Carriage.",
        ),
        (Event("mayor", CHANCE, {"card": 0, "closed": NONE}), "The Mayor closes no street in this round."),
        (Event("round", CHANCE, {"round": 3, "first": 0}), "Round 3 begins. You are the first player."),
        (Event("round", CHANCE, {"round": 3, "first": 1}), "Round 3 begins. Bert is the first player."),
        (
            Event("performer", 1, {"performer": 2, "row": 2, "box": 1, "points": 1}),
            "Bert marks tuba in the bottom row and gets 1 point.",
        ),
        (
            Event("parade", CHANCE, {"seat": 1, "buildings": 1, "boxes": 10, "rows": 1}),
            "Bert has 1 mapped building beside the line. Second Line boxes marked: 10. "
            "Umbrellas for completed rows: 1.",
        ),
        (
            Event("parade", CHANCE, {"seat": 0, "buildings": 0, "boxes": 4, "rows": 0}),
            "You have no mapped building beside the line. Second Line boxes marked: 4.",
        ),
        (
            Event("mark", 0, {"activity": 1, "box": 2, "crossed": True}),
            "You mark Culture (3 of 14); the circle there is crossed out.",
        ),
        (
            Event("mark", 1, {"activity": 1, "box": 3, "crossed": False, "skipped": 1}),
            "Bert marks Culture (4 of 14); the crossed-out circle before it is skipped.",
        ),
        (
            Event("mark", 0, {"activity": 1, "box": 4, "crossed": False, "skipped": 2}),
            "You mark Culture (5 of 14); the 2 circles before it that are crossed out are skipped.",
        ),
        (
            Event("cross-out", 0, {"activity": 1, "box": 2}),
            "You cross out the circle in box 3 of the Culture track.",
        ),
        (
            Event("cross-out", 1, {"activity": 1, "box": 2}),
            "Bert crosses out the circle in box 3 of the Culture track.",
        ),
        (Event("bonus", 1, {"activity": 0, "bonus": 1}), "Bert unlocks Food B."),  # what it does speaks to its owner
        (Event("map", 1, {"building": building("french-market"), "value": W}), "Bert maps French Market with W."),
        (
            Event("no-map", 0, {"building": building("french-market"), "value": 4, "locked": True, "street": NONE}),
            "You may not map French Market with 4, so you gain an umbrella.",
        ),
        (
            Event("no-map", 0, {"building": NONE, "value": 4, "locked": False, "street": street("conti")}),
            "No building on Conti St takes 4, so you gain an umbrella.",
        ),
        (Event("pass", 1, {"task": "street-neighbour"}), "Bert maps no second building."),
        (Event("pass", 0, {"task": "own-line"}), "You leave your personal line where it is."),
        (Event("pass", 0, {"task": "map"}), "You write no W."),
    ],
)
def test_events_in_english(event: Event, text: str) -> None:
    assert spoken("en").event(event, 0, NAMES) == text


def test_FQ_I3_what_a_bonus_does_is_told_to_whom_it_speaks_to() -> None:
    for words in WORDS:
        mine, theirs = (words.event(Event("bonus", 0, {"activity": 0, "bonus": 1}), seat, NAMES) for seat in (0, 1))
        assert mine is not None
        assert theirs is not None
        assert mine.endswith(f": {words.bonus_effect(0, 1)}.")
        assert words.bonus_effect(0, 1) not in theirs
        assert words.bonus(0, 1) in theirs


def test_FQ_R32_alone_there_is_no_first_player() -> None:
    event = Event("round", CHANCE, {"round": 2, "first": 0})
    assert [words.event(event, 0, NAMES[:1]) for words in WORDS] == [
        *("Round 2 begins.", "Empieza la ronda 2.", "La manche 2 commence.", "Runde 2 beginnt.", "Începe runda 2."),
    ]


def test_an_event_of_an_unknown_kind_has_no_sentence() -> None:
    assert spoken("en").event(Event("thunder", 0, {}), None, NAMES) is None


# ---- results ----------------------------------------------------------------------------------------------------
def test_every_line_and_reason_of_a_result_is_told_in_every_language() -> None:
    keys, rules = check_results(told().results, WORDS, NAMES, is_of)
    assert keys == set(BOXES)
    assert rules == {"FQ-E5", "FQ-Y2"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_play_may_not_bring_is_told_too(language: str) -> None:
    words = spoken(language)
    for case in ("points", "second-line", "shared"):
        assert is_sentence(words.refusal(Reason("FQ-E5", {"case": case, "points": 1, "boxes": 20})))
    for rating in E.ratings:
        reason = Reason("FQ-Y2", {"case": "rating", "points": 20, "rating": rating})
        assert is_sentence(words.refusal(reason))
        assert rating not in words.refusal(reason)
    for rounds in (1, 2, 20):
        assert is_sentence(words.ended(Reason("FQ-A5", {"rounds": rounds})))


@pytest.mark.parametrize(
    ("language", "food", "shops"),
    [
        ("en", "Food: 1 building on", "Gift shops:"),
        ("es", "Comida: 1 edificio en", "Tiendas de Souvenirs:"),
        ("fr", "Cuisine\u00a0: 1 bâtiment sur", "Boutiques de souvenirs\u00a0:"),
        ("de", "Essen: 1 Gebäude an der", "Souvenirläden:"),
        ("ro", "Mâncare: 1 clădire pe", "Magazine de suveniruri:"),
    ],
)
def test_lines(language: str, food: str, shops: str) -> None:
    words = spoken(language)
    arguments: dict[str, object] = {"street": street("decatur"), "buildings": 1, "times": 2, "extra": 5}
    assert words.line(Line("food", 7, arguments)) == f"{food} {joined('Decatur St × 2 + 5')}"
    assert words.line(Line("food", 2, arguments | {"extra": 0})) == f"{food} {joined('Decatur St × 2')}"
    assert words.line(Line("gift-shops", 5, {"values": [5, W]})) == f"{shops} {joined('5 + W')}"
    assert words.line(Line("gift-shops", 0, {"values": [0, 2]})) == f"{shops} {joined('– + 2')}"
    assert words.line(Line("vacation", 8, {"card": 0})).strip("»“” \u00a0").endswith(words.vacation_name(0))


def joined(text: str) -> str:
    """With no-break spaces: a line of the score sheet does not end here."""
    return text.replace(" ", "\u00a0")


# ---- prompts ----------------------------------------------------------------------------------------------------
def test_every_prompt_is_told_in_every_language() -> None:
    phases: set[str] = set()
    tasks: set[str] = set()
    for game, state in told().asked.values():
        phases.add(PHASES[state.phase])
        actors = game.actors(state)
        for viewer in (*range(state.seats), None):
            view = game.observe(state, viewer)
            if viewer in actors:
                todo = view["todo"]
                assert isinstance(todo, list)
                tasks.add(todo[0][0])
            for words in WORDS:
                for names in (NAMES, None):
                    prompt = words.prompt(view, names)
                    assert is_sentence(prompt), prompt
                    assert is_of(words.language, prompt), prompt
                    waits = viewer not in actors and actors not in ([], [CHANCE])
                    assert not waits or words.name(actors[0], names) in prompt
    assert phases == set(PHASES)
    assert tasks == set(TASKS) - NEVER_ASKED - {"police"}
    assert {key.removeprefix("prompt-") for key in keys_of("prompt-")} == set(TASKS) - NEVER_ASKED


def test_every_prompt_asks_for_what_is_legal() -> None:
    begins = {
        Take: "Take a die.",
        Go: "Move your tourist with ",
        Mark: "A wild: choose the activity",
        Circle: "A circle of the ",
        Begin: "Choose where your personal Second Line begins.",
    }
    for game, state in told().asked.values():
        for seat in game.actors(state):
            if seat == CHANCE:
                continue
            legal = game.legal_actions(state, seat)
            prompt = spoken("en").prompt(game.observe(state, seat), NAMES)
            first = legal[0]
            if isinstance(first, Map):
                assert "ap " in prompt
                assert (" or with a W" in prompt) == any(isinstance(a, Map) and a.value == W for a in legal), prompt
                assert any(isinstance(a, Pass) for a in legal) <= ("do without" in prompt or "give up" in prompt), (
                    prompt
                )
            elif isinstance(first, Advance):
                assert prompt.startswith("Choose where ")
                assert any(isinstance(a, Pass) for a in legal) == ("or leave it" in prompt)
            elif isinstance(first, Perform):
                assert "performer" in prompt
            else:
                assert prompt.startswith(begins[type(first)]), prompt
                if isinstance(first, Go):
                    further = any(isinstance(a, Go) and a.further for a in legal)
                    assert further <= ("With Culture A it can go further." in prompt)
                if isinstance(first, Take):
                    other = any(isinstance(a, Take) and a.card != a.type for a in legal)
                    assert other == ("With Culture C" in prompt)


def test_prompts_in_english() -> None:
    words = spoken("en")

    def asks(t: Table) -> str:
        return words.prompt(t.game.observe(t.state, 0), NAMES)

    assert asks(turn().due("free-map", street("decatur") + 1)) == (
        "Bonus: map a building on Decatur St with a value that fits."
    )
    assert asks(turn().due("free-map")) == "Bonus: map any building with a value that fits."
    assert asks(turn(value=5).due("street-map", street("st-ann"))) == (
        "Performers track: map a building on St Ann St with 5."
    )
    assert asks(turn(value=5).due("neighbour", building("beignet-cafe"))) == (
        "Culture B: map a building adjacent to Beignet Café with 5, or do without."
    )
    assert asks(turn(value=5).uses(0, w=1).due("street-neighbour", street("conti"))) == (
        "Culture B: map a building adjacent to one on Conti St with 5 or with a W, or do without."
    )
    assert asks(turn()) == "Move your tourist with Walk."
    assert asks(turn().due("two-performers").play("performer tuba")) == (
        "Choose a second performer, other than the first (tuba)."
    )
    t = turn(value=2).uses(0, w=1).play("go ljs-public-house")
    assert asks(t).startswith("Map LJ's Public House with 2 or with a W.")
    assert words.prompt(t.game.observe(t.state, 1), NAMES) == "Waiting for Ana."
    assert words.prompt(t.game.observe(t.state, None)) == "Waiting for Player 1."
