"""Positions read back: a dump comes back as it was, a damaged one is refused with a reason or can be played to the end.

A host that loads a spoilt file must hear it at once, not by a crash in the middle of the game.
"""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.picker import Picker
from grandtour.games.french_quarter.edition import WILD
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.state import ICON_USED_UP, PHASES, SIZE, TASKS, FQState, task_of
from tests.quarter import Table, new_table, quarter, random_game, table, turn

NO_POSITION = "not a French Quarter position: "
FIELDS = sorted(new_table().state.dump())
TABLES = [("grand-tour", 1), ("grand-tour", 2), ("grand-tour", 4), ("tiny", 1), ("tiny", 2), ("tiny", 3)]


@cache
def positions(edition: str, seats: int) -> list[FQState]:
    """Of some random games, with every variant: a few of every phase and of every task."""
    game = quarter(edition, mayor=True, tourism=True)
    kept: dict[tuple[int, int], list[FQState]] = {}
    for seed in range(6):
        for number, (state, _, _, _) in enumerate(random_game(game, seats, seed)):
            some = kept.setdefault((state.phase, task_of(state)), [])
            if len(some) < 4 and number % 3 == seed % 3:
                some.append(state.copy())
        kept.setdefault((state.phase, -2), []).append(state.copy())
    return [state for some in kept.values() for state in some]


def refused_or_played(game: FrenchQuarter, dump: dict[str, object]) -> bool:
    """Whether it was refused; ValueError with a reason, or a state with this very dump that goes on to the end."""
    wanted, reason = copy.deepcopy(dump), ""
    try:
        state = game.load(dump)
    except ValueError as fault:
        reason = str(fault)
    if reason:
        assert reason.startswith(NO_POSITION)
        assert len(reason) > len(NO_POSITION)
        return True
    assert state.dump() == wanted
    picker = Picker("on")
    for _ in range(2 * game.max_steps(state.seats)):
        actors = game.actors(state)
        if not actors:
            break
        legal = game.legal_actions(state, actors[0])
        action = legal[picker.below(len(legal))]
        assert game.read(game.write(action)) == action
        game.play(state, actors[0], action)
        game.observe(state, None)
    assert game.result(state) is not None
    return False


# ---- what comes back ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_FQ_C1_every_position_comes_back_and_goes_on_the_same(edition: str, seats: int) -> None:
    game = quarter(edition, mayor=True, tourism=True)
    found = positions(edition, seats)
    assert {state.phase for state in found} >= {0, 1, 2, 3}
    for state in found:
        dump = json.loads(json.dumps(state.dump()))
        loaded = game.load(dump)
        assert loaded.dump() == state.dump() == dump
        for seat in (-1, *range(seats)):
            assert game.legal_actions(loaded, seat) == game.legal_actions(state, seat)
        for viewer in (None, *range(seats)):
            assert game.observe(loaded, viewer) == game.observe(state, viewer)


def test_FQ_C1_a_loaded_position_shares_nothing_with_its_dump() -> None:
    t = table(2, mayor=True, tourism=True).plan()
    dump = t.state.dump()
    before = copy.deepcopy(dump)
    t.game.load(dump).mapped[0] = 3
    assert dump == before


# ---- damage ---------------------------------------------------------------------------------------------------------
GARBAGE: list[object] = [None, True, -1, 99, 1.0, "x", "", "take", [], [0], [[0]], [None], {}, {"a": 1}, [[], [[]]]]


@pytest.mark.parametrize("field", FIELDS)
def test_FQ_C1_every_field_is_needed_and_nothing_takes_its_place(field: str) -> None:
    for edition, seats in TABLES[1:5:3]:
        game = quarter(edition, mayor=True, tourism=True)
        for state in positions(edition, seats)[::5]:
            dump = state.dump()
            for value in GARBAGE:
                if type(value) is not type(dump[field]) or not isinstance(value, int | list):
                    assert refused_or_played(game, {**dump, field: value}), value
                else:
                    refused_or_played(game, {**dump, field: value})
            del dump[field]
            if field == "rules_version":  # the first dumps did not say: they are of the first rules
                assert game.load(dump).rules_version == ICON_USED_UP
                continue
            with pytest.raises(ValueError, match=f"{NO_POSITION}.*{field}"):
                game.load(dump)


@pytest.mark.parametrize("version", [1, 2])
def test_FQ_R6_a_position_goes_on_under_the_rules_that_it_was_begun_with(version: int) -> None:
    t = turn().marked(0, "culture", 2)
    t.state.crossed[1] = 1 << 2
    t.state.todo.append(TASKS.index("icon") * SIZE + WILD)
    dump: dict[str, object] = {**t.state.dump(), "rules_version": version}
    for game in (quarter(rules_version=1), quarter(rules_version=2)):
        state = game.load(dump)
        assert state.rules_version == version
        game.play(state, 0, game.read("mark culture"))
        assert state.marks[1] == 2 + version
        assert game.load(state.dump()).dump() == state.dump()
    with pytest.raises(ValueError, match="position: rules_version is out of range"):
        quarter().load({**dump, "rules_version": 3})


def test_FQ_C1_what_is_no_dump_at_all_is_refused() -> None:
    game = quarter()
    for nonsense in ({}, {"seats": 2}, dict.fromkeys(FIELDS), dict.fromkeys(FIELDS, 0)):
        with pytest.raises(ValueError, match=NO_POSITION):
            game.load(dict(nonsense))
    with pytest.raises(ValueError, match="5 seats"):
        game.load({**game.new(4).dump(), "seats": 5})


def damage(dump: dict[str, Any], chance: random.Random, field: str) -> None:
    """One thing in the field is another: a number, an entry more or less, two exchanged, another task or phase."""
    value = dump[field]
    if isinstance(value, bool):
        dump[field] = not value
    elif isinstance(value, int):
        dump[field] = value + chance.choice([-2, -1, 1, 2, 90])
    elif isinstance(value, str):
        dump[field] = chance.choice([*PHASES, "lunch"])
    elif value == []:
        dump[field] = chance.choice([[0], [[0]], [[0, 1]], ["take 0"], ["end-turn 0", "take 1"]])
    else:
        at = chance.randrange(len(value))
        what = chance.randrange(6)
        if what == 0:
            del value[at]
        elif what == 1:
            value.insert(at, copy.deepcopy(value[at]))
        elif what == 2:
            other = chance.randrange(len(value))
            value[at], value[other] = value[other], value[at]
        elif isinstance(value[at], list):
            inner = {field: value[at]}
            damage(inner, chance, field)
            value[at] = inner[field]
        elif isinstance(value[at], str):
            value[at] = f"{chance.choice(TASKS)} {chance.choice([0, 1, 2, 6, 255, 256, '01', '+1', 'x'])}"
        else:
            value[at] += chance.choice([-7, -2, -1, 1, 2, 7, 90])


@pytest.mark.parametrize("field", FIELDS)
def test_FQ_C1_a_field_with_one_thing_changed_is_refused_or_can_be_played_on(field: str) -> None:
    chance = random.Random(field)
    refused = 0
    for edition, seats in TABLES:
        game = quarter(edition, mayor=True, tourism=True)
        some = positions(edition, seats)
        for _ in range(20 if edition == "tiny" else 5):
            dump = copy.deepcopy(chance.choice(some).dump())
            damage(dump, chance, field)
            refused += refused_or_played(game, dump)
    assert refused > 0


@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.integers(2, 4))
def test_FQ_C1_several_fields_changed_at_once(which: tuple[str, int], seed: int, count: int) -> None:
    chance = random.Random(seed)
    dump = copy.deepcopy(chance.choice(positions(*which)).dump())
    for field in chance.sample(FIELDS, count):
        damage(dump, chance, field)
    refused_or_played(quarter(which[0], mayor=True, tourism=True), dump)


# ---- contradictions -------------------------------------------------------------------------------------------------
def of_phase(phase: str) -> Table:
    if phase == "solo":
        return table(1).plan(mayor="mayor-11")
    t = table(2, mayor=True, tourism=True)
    if phase == "plan":
        return t
    if phase == "take":
        return t.plan()
    if phase == "travel":
        return t.plan().play("take carriage 1")
    if phase == "line":
        return t.own_line(0, "royal/west").plan().all_taken(caller=1)
    if phase == "own-line":
        return of_phase("line").play("advance south")
    assert phase == "setup"
    return new_table(2, tourism=True)


CONTRADICTIONS: list[tuple[str, dict[str, object]]] = [
    ("setup", {"round": 1}),
    ("setup", {"todo": ["take 0"]}),
    ("setup", {"vacation": [3, 3]}),
    ("setup", {"tourism": False, "vacation": [3, -1]}),
    ("setup", {"line": [1], "first": 0, "vacation": [3, 4]}),  # there is nothing left to draw
    ("setup", {"line": [1], "first": 0, "tourism": False}),
    ("setup", {"line": [1], "first": -1, "vacation": [3, -1]}),
    ("setup", {"line": [1], "first": 0, "vacation": [-1, 3]}),
    ("setup", {"line": [], "first": 0}),
    ("plan", {"first": -1}),
    ("plan", {"line": []}),
    ("plan", {"round": 0}),
    ("plan", {"round": 9}),
    ("plan", {"round": 2}),  # the decks are full
    ("plan", {"phase": "move"}),
    ("plan", {"phase": "over"}),
    ("plan", {"taken": 1}),
    ("plan", {"vacation": [-1, 0]}),
    ("plan", {"mayor_card": 3}),  # it is still in the deck
    ("take", {"dice": []}),
    ("take", {"dice": [[0, 1]]}),
    ("take", {"dice": [[0, 0], [1, 1], [3, 1], [4, 1], [5, 1]]}),
    ("take", {"dice": [[0, 7], [1, 1], [3, 1], [4, 1], [5, 1]]}),
    ("take", {"dice": [[0, 1], [1, 1], [2, 1], [4, 1], [5, 1]]}),  # no Taxi with two
    ("take", {"dice": [[0, 1, 1], [1, 1], [3, 1], [4, 1], [5, 1]]}),
    ("take", {"dice": [[-1, 9], [1, 1], [3, 1], [4, 1], [5, 1]]}),
    ("take", {"shown": [-1] * 6}),
    ("take", {"caller": 0}),
    ("take", {"mayor_card": -1}),
    ("take", {"mayor": False}),
    ("take", {"seat": 1}),
    ("take", {"todo": []}),
    ("take", {"todo": ["end-turn 0"]}),
    ("take", {"todo": ["take 0"]}),
    ("take", {"todo": ["end-turn 0", "take 1"]}),
    ("take", {"todo": ["end-turn 0", "take 0", "icon 6"]}),
    ("take", {"todo": ["end-turn 0", "take 00"]}),
    ("take", {"todo": ["end-turn 0", "take 0 0"]}),
    ("take", {"todo": {"end-turn 0": 1, "take 0": 1}}),
    ("take", {"taken": 4}),
    ("travel", {"die": [0, 0]}),
    ("travel", {"seat": 1}),
    ("travel", {"phase": "line"}),
    ("travel", {"todo": ["end-turn 0", "icon 0"]}),  # nobody has to be asked
    ("travel", {"todo": ["end-turn 0", "travel 9"]}),
    ("line", {"caller": -1}),
    ("line", {"phase": "move"}),
    ("line", {"lines": [[], []], "todo": ["end-round 0", "parade 1", "own-line 1"]}),
    ("own-line", {"seat": 1}),
    ("own-line", {"lines": [[], []]}),
    ("own-line", {"todo": ["parade 1", "parade 0", "own-line 0"]}),
    ("solo", {"mayor": False, "mayors": [], "mayor_card": -1}),
    ("solo", {"first": -1}),
]


@pytest.mark.parametrize(
    ("phase", "changes"), CONTRADICTIONS, ids=[f"{phase} {changes}" for phase, changes in CONTRADICTIONS]
)
def test_FQ_A2_a_dump_that_contradicts_itself_is_refused(phase: str, changes: dict[str, object]) -> None:
    t = of_phase(phase)
    dump = t.state.dump()
    assert t.game.load(copy.deepcopy(dump)).dump() == dump
    with pytest.raises(ValueError, match=NO_POSITION):
        t.game.load({**dump, **changes})
