"""Every refusal names a rule: `why_not` is None exactly for what is legal, and what it says is true."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from grandtour.core.game import CHANCE, Action, Reason
from grandtour.games.french_quarter import why
from grandtour.games.french_quarter.actions import (
    Advance,
    Begin,
    Card,
    Circle,
    Die,
    First,
    Go,
    Map,
    Mark,
    Mayor,
    Pass,
    Perform,
    Police,
    Start,
    Take,
    Vacation,
)
from grandtour.games.french_quarter.edition import ACTIVITIES, DIRECTIONS, TRACKS, W
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.state import SIZE, TASKS, FQState, closed_street, next_box
from grandtour.words import FILES
from tests.quarter import Table, new_table, quarter, random_game, table, turn
from tests.why import check_reasons

RULE = re.compile(r"^rule-([A-Z]+(?:-\w+)+) =", re.MULTILINE)
CATALOGUE = {
    rule
    for file in ("french-quarter.ftl", "core.ftl")
    for rule in RULE.findall((FILES / "en" / file).read_text(encoding="utf-8"))
}


def test_the_catalogue_has_every_rule_that_a_refusal_can_name() -> None:
    assert {*why.ASKED_BY.values(), *why.MUST.values()} <= CATALOGUE
    asked = {"take", "travel", "map", "icon", "circle", "one-performer", "two-performers", "other-performer"}
    asked |= {"free-map", "street-map", "neighbour", "street-neighbour", "begin-line", "advance", "own-line"}
    assert {TASKS[task] for task in why.ASKED_BY} == asked


def all_actions(game: FrenchQuarter) -> Iterator[Action]:
    """Every well-formed action, chance's own included."""
    e = game.edition
    yield from (First(seat) for seat in range(max(e.seat_counts)))
    yield from (Card(card) for card in range(len(e.cards)))
    yield from (Mayor(card) for card in range(len(e.mayors)))
    yield from (Vacation(card) for card in range(len(e.vacations)))
    for number in range(len(e.starts)):
        yield from (Start(number), Begin(number))
    for value in range(1, 7):
        yield Police(value)
        for type in range(len(e.types)):
            yield Die(type, value)
            yield from (Take(type, value, card) for card in range(len(e.types)))
    for building in range(len(e.buildings)):
        yield from (Go(building, False), Go(building, True))
        yield from (Map(building, value) for value in range(1, W + 1))
    yield from (Mark(activity) for activity in range(TRACKS))
    yield from (Perform(performer) for performer in range(len(e.performers)))
    yield from (Advance(direction) for direction in range(len(DIRECTIONS)))
    yield from (Circle(True), Circle(False), Pass())


def assert_true(game: FrenchQuarter, s: FQState, seat: int, action: Action, reason: Reason) -> None:
    """What the reason says of the position is so."""
    e, facts, rule = game.edition, reason.arguments, reason.rule
    case = facts.get("case")
    if rule.startswith("GT"):
        assert case is None
        if rule == "GT-2":
            assert seat not in game.actors(s)
        return
    assert game.actors(s) == [seat]
    task, number = TASKS[s.todo[-1] // SIZE], s.todo[-1] % SIZE
    sheet = s.mapped[seat * len(e.buildings) : (seat + 1) * len(e.buildings)]
    if case == "pending":
        kinds = {type(legal) for legal in game.legal_actions(s, seat)}
        assert type(action) not in kinds - {Pass}
    elif case == "must":
        assert isinstance(action, Pass)
        assert Pass() not in game.legal_actions(s, seat)
    elif isinstance(action, Take):
        assert task == "take"
        left = action.type * 8 + action.value in s.dice
        assert left == (case != "no-die")
        if rule == "FQ-BC-C":
            assert s.other[seat] == 0
            assert action.card != action.type
        if rule == "FQ-R12":
            assert s.other[seat] > 0
            assert e.dice[s.seats][action.card] == 0
    elif isinstance(action, Go):
        check_move(game, s, seat, action, reason, number)
    elif isinstance(action, Map):
        there = sheet[action.building]
        if case == "mapped":
            assert there > 0
        elif case == "no-w":
            assert (s.w[seat], action.value) == (0, W)
        elif case == "value":
            assert action.value != s.die[seat] == facts["die"]
        elif case == "neighbour":
            beside = [sheet[k] for k in e.neighbours[action.building] if e.building_names[k] == facts["neighbour"]]
            assert beside == [facts["there"]]
            assert abs(beside[0] - action.value) > 1
            assert beside[0] != W
        elif case == "elsewhere":
            assert action.building != s.at[seat]
            assert facts["here"] == e.building_names[s.at[seat]]
        elif case == "street":
            street = number - 1 if task == "free-map" else number
            assert facts["street"] == e.streets[street]
            assert street not in e.building_streets[action.building]
        else:
            assert case == "not-next"
            named = [number] if task == "neighbour" else e.street_buildings[number]
            assert not any(action.building in e.neighbours[building] for building in named)
    elif isinstance(action, Mark):
        assert (rule, case) == ("FQ-I2", "full")
        assert next_box(s, seat, action.activity) == len(e.tracks[action.activity].boxes)
        assert facts["activity"] == ACTIVITIES[action.activity]
    elif isinstance(action, Perform):
        assert (task, case, number) == ("other-performer", "same", action.performer)
    elif isinstance(action, Begin):
        assert e.starts[action.number] == s.line[0]
    else:
        assert isinstance(action, Advance)
        line = s.line if task == "advance" else s.lines[seat]
        to = e.grid.onward(line[-1], action.direction)
        if case == "edge":
            assert to < 0
        elif case == "used":
            stretches = {frozenset(line[k : k + 2]) for k in range(len(line) - 1)}
            assert frozenset((line[-1], to)) in stretches
        else:
            assert (rule, case) == ("FQ-Y1", "line")
            assert e.grid.street_onward(line[-1], action.direction) == closed_street(e, s)
            assert facts["street"] == e.streets[closed_street(e, s)]


def check_move(game: FrenchQuarter, s: FQState, seat: int, action: Go, reason: Reason, type: int) -> None:
    e, facts, case = game.edition, reason.arguments, reason.arguments["case"]
    distance = game.tables.distance[s.at[seat]][action.building]
    assert facts["building"] == e.building_names[action.building]
    assert facts["type"] == e.types[type]
    if case == "stay":
        assert action.building == s.at[seat]
    elif case == "closed":
        assert closed_street(e, s) in e.building_streets[action.building]
    elif case == "no-bonus":
        assert action.further
        assert s.longer[seat] == 0
    elif case == "not-needed":
        assert action.further
        assert Go(action.building, False) in game.legal_actions(s, seat)
    elif case == "not-on-street":
        assert not set(e.move_streets[type]) & set(e.building_streets[action.building])
        assert facts["streets"] == [e.streets[street] for street in e.move_streets[type]]
    elif case == "too-near":
        assert facts["distance"] == distance
        assert distance < e.min_steps[type] == facts["least"]
    else:
        assert case == "too-far"
        assert facts["distance"] == distance
        if "most" in facts:
            most = facts["most"]
            assert isinstance(most, int)
            assert distance > most
            assert action.further == (reason.rule == "FQ-R9")
        elif reason.rule == "FQ-BP-B":
            assert distance > 1
        else:
            assert reason.rule == "FQ-R10"
            assert e.move_streets[type]


def check(game: FrenchQuarter, state: FQState, seat: int, universe: list[Action]) -> set[str]:
    return check_reasons(game, state, seat, universe, CATALOGUE, assert_true)


CASES_MET = {
    *("GT-1", "GT-2", "GT-4"),
    *("FQ-A2 no-die", "FQ-A2 must", "FQ-A2 pending", "FQ-BC-C no-bonus", "FQ-R12 in-box"),
    *("FQ-V1 stay", "FQ-V1 too-far", "FQ-V1 too-near", "FQ-V1 not-on-street", "FQ-V1 must", "FQ-V1 pending"),
    *("FQ-Y1 closed", "FQ-Y1 line", "FQ-BC-A no-bonus", "FQ-BC-A not-needed", "FQ-BP-B too-far"),
    *("FQ-P1 elsewhere", "FQ-P1 value", "FQ-P1 neighbour", "FQ-P1 pending", "FQ-P2 mapped", "FQ-P3 no-w"),
    *("FQ-R23 must", "FQ-R24 must", "FQ-R24 pending", "FQ-BF-A street"),
    *("FQ-I5 street", "FQ-I5 pending", "FQ-R17 must", "FQ-BC-B not-next", "FQ-BC-B pending"),
    *("FQ-I2 full", "FQ-I2 pending", "FQ-R2 must", "FQ-I3 must", "FQ-I3 pending"),
    *("FQ-BM-A pending", "FQ-BM-C pending", "FQ-BM-C same", "FQ-R7 must", "FQ-R8 public", "FQ-BM-B must"),
    *("FQ-BM-B pending", "FQ-L1 edge", "FQ-L1 used", "FQ-L1 pending", "FQ-R26 must", "FQ-R26 pending"),
}


@pytest.mark.deep
def test_GT_4_why_not_is_none_exactly_for_what_is_legal_and_says_what_is_so() -> None:
    met: set[str] = set()
    for edition, seats, mayor, every, count in (
        *(("tiny", 2, True, 1, 16), ("tiny", 3, True, 3, 6), ("tiny", 1, False, 2, 6)),
        ("grand-tour", 4, True, 9, 2),
    ):
        game = quarter(edition, mayor, True)
        universe = list(all_actions(game))
        for seed in range(count):
            for i, (state, seat, _, _) in enumerate(random_game(game, seats, f"why {seed}")):
                if i % every == 0:
                    met |= check(game, state, seat, universe)
                    if i % 10 == 0:
                        for other in range(CHANCE, seats):
                            met |= check(game, state, other, universe)
        for seat in range(CHANCE, seats):
            met |= check(game, state, seat, universe)
            assert {game.why_not(state, seat, action) for action in universe} == {Reason("GT-1")}
    assert met >= CASES_MET, CASES_MET - met


def test_GT_3_a_seat_that_is_not_at_the_table() -> None:
    t = table(2).plan()
    for seat in (-2, 2, 9):
        reason = t.why_not("pass", seat)
        assert reason is not None
        assert reason.rule == "GT-3"
        assert t.legal(seat) == []


@pytest.mark.parametrize(
    "action",
    [
        *(Take(6, 1, 0), Take(0, 7, 0), Take(0, 1, 6), Take(-1, 1, 0), Go(35, False), Go(-1, True)),
        *(Map(35, 1), Map(0, 0), Map(0, 8), Map(-1, 3), Mark(5), Mark(-1), Perform(8), Begin(6), Advance(4)),
        *(Card(0), First(0), Police(1), Start(0), Mayor(0), Vacation(0), Die(0, 1)),
    ],
)
def test_GT_4_numbers_that_do_not_exist_and_chances_own_actions_are_no_action(action: Action) -> None:
    for t in (table().plan(), turn(), turn().due("free-map"), turn().resolve("wild"), turn().due("begin-line")):
        assert t.game.why_not(t.state, 0, action) == Reason("GT-4")


def test_GT_4_chance_does_not_play_for_a_seat() -> None:
    t = new_table()
    assert t.game.why_not(t.state, CHANCE, Pass()) == Reason("GT-4")
    assert t.game.why_not(t.state, CHANCE, First(0)) == Reason("GT-4")
    t = turn().due("police")
    assert t.game.why_not(t.state, CHANCE, Take(0, 1, 0)) == Reason("GT-4")


# ---- each case with its facts ---------------------------------------------------------------------------------------
def on_street(street: str) -> dict[str, int | str]:
    e = quarter().edition
    return {e.buildings[k]: 5 for k in e.street_buildings[e.streets.index(street)]}


def cart_due() -> Table:
    """A move of two or three spaces, which only the tiny edition has."""
    t = turn(edition="tiny", type="ferry", card="ferry-1")
    return t.due("travel", t.type("cart"))


def map_due(t: Table) -> Table:
    """At LJ's Public House, with a W so that there is a choice."""
    return t.uses(0, w=1).at(0, "ljs-public-house").due("map")


def neighbour_due() -> Table:
    return turn().unlocked(0, "culture", "B").uses(0).at(0, "ljs-public-house").due("map")


def street_due(street: str = "st-ann") -> Table:
    t = turn()
    return t.due("street-map", t.street(street))


def street_neighbour_due() -> Table:
    t = turn(6).unlocked(0, "culture", "B").uses(0).mapped(0, on_street("st-ann"))
    return t.due("street-map", t.street("st-ann"))


def line_due(closed: str = "") -> Table:
    """The Second Line phase of a first round; seat 0 says where the line goes from Conti St's north end."""
    t = table(mayor=bool(closed)).line("north/conti").plan({}, {}, closed)
    for type in ("socialize", "carriage", "walk", "streetcar"):
        t.play(f"take {type} 1")
        seat = (t.state.taken - 1) % 2
        while t.phase == "move" and t.actors == [seat] and t.task != "take":
            t.play(t.legal()[0])
    assert t.task == "advance"
    return t


def own_line_due() -> Table:
    return line_due().own_line(0, "royal/west", "royal/conti").play("advance south")


LJS = {"building": "LJ's Public House"}
CAJUN = {"building": "Cajun Jewelers", "type": "walk", "distance": 3}
CASES: list[tuple[Table, str, str, dict[str, object]]] = [
    (table().plan(), "pass", "FQ-A2", {"case": "must"}),
    (table().plan(), "go riverwalk", "FQ-A2", {"case": "pending"}),
    (table().plan(), "take walk 2", "FQ-A2", {"case": "no-die", "type": "walk", "value": 2}),
    (table().plan(), "take taxi 1", "FQ-A2", {"case": "no-die", "type": "taxi", "value": 1}),
    (table().plan(), "take walk 1 as carriage", "FQ-BC-C", {"case": "no-bonus", "card": "carriage"}),
    (table().uses(0, other=1).plan(), "take walk 1 as taxi", "FQ-R12", {"case": "in-box", "card": "taxi"}),
    (turn(), "pass", "FQ-V1", {"case": "must"}),
    (turn(), "take walk 1", "FQ-V1", {"case": "pending"}),
    (turn(), "go hotel-ama-house", "FQ-V1", {"case": "stay", "building": "Hotel Ama House", "type": "walk"}),
    (turn(), "go cajun-jewelers", "FQ-V1", {"case": "too-far", "most": 2, **CAJUN}),
    (
        *(turn(type="streetcar", card="streetcar-7"), "go riverwalk", "FQ-V1"),
        {
            "case": "not-on-street",
            "streets": ["dauphine"],
            "building": "Riverwalk Shopping & Aquarium",
            "type": "streetcar",
            "distance": 5,
        },
    ),
    (
        *(turn(mayor=True, closed="st-ann"), "go roux-the-day-tavern", "FQ-Y1"),
        {"case": "closed", "street": "st-ann", "building": "Roux the Day Tavern", "type": "walk"},
    ),
    (turn(), "further cajun-jewelers", "FQ-BC-A", {"case": "no-bonus", **CAJUN}),
    (
        *(turn().uses(0, longer=1), "further ljs-public-house", "FQ-BC-A"),
        {"case": "not-needed", "type": "walk", "distance": 1, **LJS},
    ),
    (
        *(turn().uses(0, longer=1), "further madame-zephyrs-tarot", "FQ-R9"),
        {"case": "too-far", "most": 4, "building": "Madame Zéphyr's Tarot", "type": "walk", "distance": 5},
    ),
    (
        *(turn(type="streetcar", card="streetcar-7").uses(0, longer=1), "further riverwalk", "FQ-R10"),
        {"case": "too-far", "building": "Riverwalk Shopping & Aquarium", "type": "streetcar", "distance": 5},
    ),
    (turn().unlocked(0, "partying", "B"), "go cajun-jewelers", "FQ-BP-B", {"case": "too-far", **CAJUN}),
    (
        *(cart_due(), "go puppet-house", "FQ-V1"),
        {"case": "too-near", "least": 2, "building": "Puppet House", "type": "cart", "distance": 1},
    ),
    (
        *(cart_due().uses(0, longer=1), "further puppet-house", "FQ-V1"),
        {"case": "too-near", "least": 2, "building": "Puppet House", "type": "cart", "distance": 1},
    ),
    (map_due(turn()), "pass", "FQ-R23", {"case": "must"}),
    (map_due(turn()), "go riverwalk", "FQ-P1", {"case": "pending"}),
    (
        *(map_due(turn()), "map riverwalk 3", "FQ-P1"),
        {
            "case": "elsewhere",
            "here": "LJ's Public House",
            "building": "Riverwalk Shopping & Aquarium",
            "value": "3",
        },
    ),
    (map_due(turn()), "map ljs-public-house 4", "FQ-P1", {"case": "value", "die": 3, "value": "4", **LJS}),
    (
        *(map_due(turn().mapped(0, {"bens-spectral-gems": 5})), "map ljs-public-house 3", "FQ-P1"),
        {"case": "neighbour", "neighbour": "Ben's Spectral Gems", "there": 5, "value": "3", **LJS},
    ),
    (turn().resolve("wild"), "pass", "FQ-R2", {"case": "must"}),
    (turn().resolve("wild"), "bonus", "FQ-I2", {"case": "pending"}),
    (turn().marked(0, "food", 14).resolve("wild"), "mark food", "FQ-I2", {"case": "full", "activity": "food"}),
    (turn().before_choice(0, "culture").resolve("culture"), "pass", "FQ-I3", {"case": "must"}),
    (turn().before_choice(0, "culture").resolve("culture"), "mark food", "FQ-I3", {"case": "pending"}),
    (turn().due("one-performer"), "pass", "FQ-R7", {"case": "must"}),
    (turn().due("one-performer"), "mark food", "FQ-BM-A", {"case": "pending"}),
    (turn().due("two-performers"), "pass", "FQ-R7", {"case": "must"}),
    (turn().due("two-performers"), "mark food", "FQ-BM-C", {"case": "pending"}),
    (turn().due("two-performers").play("performer tuba"), "pass", "FQ-R7", {"case": "must"}),
    (turn().due("two-performers").play("performer tuba"), "mark food", "FQ-BM-C", {"case": "pending"}),
    (
        *(turn().due("two-performers").play("performer tuba"), "performer tuba", "FQ-BM-C"),
        {"case": "same", "performer": "tuba"},
    ),
    (turn().due("free-map"), "pass", "FQ-R24", {"case": "must"}),
    (turn().due("free-map"), "mark food", "FQ-R24", {"case": "pending"}),
    (
        *(turn().due("free-map", 1 + 4), "map ljs-public-house 3", "FQ-BF-A"),
        {"case": "street", "street": "decatur", "value": "3", **LJS},
    ),
    (turn().due("free-map"), "map ljs-public-house W", "FQ-P3", {"case": "no-w", "value": "W", **LJS}),
    (
        *(turn().mapped(0, {"ljs-public-house": "W"}).due("free-map"), "map ljs-public-house 3", "FQ-P2"),
        {"case": "mapped", "there": "W", "value": "3", **LJS},
    ),
    (street_due(), "pass", "FQ-R17", {"case": "must"}),
    (street_due(), "mark food", "FQ-I5", {"case": "pending"}),
    (
        *(street_due(), "map ljs-public-house 3", "FQ-I5"),
        {"case": "street", "street": "st-ann", "value": "3", **LJS},
    ),
    (neighbour_due(), "mark food", "FQ-BC-B", {"case": "pending"}),
    (
        *(neighbour_due(), "map riverwalk 3", "FQ-BC-B"),
        {
            "case": "not-next",
            "here": "LJ's Public House",
            "building": "Riverwalk Shopping & Aquarium",
            "value": "3",
        },
    ),
    (street_neighbour_due(), "mark food", "FQ-BC-B", {"case": "pending"}),
    (
        *(street_neighbour_due(), "map riverwalk 6", "FQ-R18"),
        {"case": "not-next", "street": "st-ann", "building": "Riverwalk Shopping & Aquarium", "value": "6"},
    ),
    (turn().due("begin-line"), "pass", "FQ-BM-B", {"case": "must"}),
    (turn().due("begin-line"), "mark food", "FQ-BM-B", {"case": "pending"}),
    (turn().due("begin-line"), "begin 1", "FQ-R8", {"case": "public", "number": 1}),
    (line_due(), "pass", "FQ-R26", {"case": "must"}),
    (line_due(), "mark food", "FQ-L1", {"case": "pending"}),
    (line_due(), "advance north", "FQ-L1", {"case": "edge", "direction": "north"}),
    (
        *(line_due().line("north/conti", "dauphine/conti"), "advance north", "FQ-L1"),
        {"case": "used", "direction": "north"},
    ),
    (line_due("conti"), "advance south", "FQ-Y1", {"case": "line", "street": "conti", "direction": "south"}),
    (own_line_due(), "mark food", "FQ-R26", {"case": "pending"}),
    (own_line_due(), "advance west", "FQ-L1", {"case": "used", "direction": "west"}),
]


@pytest.mark.parametrize(
    ("t", "text", "rule", "facts"), CASES, ids=[f"{rule} {facts['case']}: {text}" for _, text, rule, facts in CASES]
)
def test_GT_4_each_refusal_names_its_rule_and_its_facts(
    t: Table, text: str, rule: str, facts: dict[str, object]
) -> None:
    assert t.why_not(text) == Reason(rule, facts)


def test_every_case_of_a_refusal_is_in_the_list_above() -> None:
    """Rule and case of each sentence that may be needed: what random games met, and the rare ones."""
    told = {f"{rule} {facts['case']}" for _, _, rule, facts in CASES}
    assert {met for met in CASES_MET if not met.startswith("GT")} <= told
    pending = {f"{rule} pending" for rule in why.ASKED_BY.values()}
    must = {f"{rule} must" for rule in why.MUST.values()}
    assert pending | must <= told
