"""FQ-A3: a chain of icons is a stack of tasks in the state, and plain data.

At every step of random games: the position goes through JSON and `load` and plays on in the same way; nobody is asked
where there is one answer; the step counts towards a bound. The tiny edition has tracks so short that chains run deep.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandtour.core.game import CHANCE, Event
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.edition import CHOICE
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.state import MOVE, SIZE, TASKS, FQState
from tests.quarter import quarter, random_game, turn

ALL = [
    (edition, seats, mayor, tourism)
    for edition, most in (("grand-tour", 4), ("tiny", 3))
    for seats in range(1, most + 1)
    for mayor in (False, True)
    for tourism in (False, True)
]
games = st.sampled_from(ALL)
seeds = st.integers(0, 10**9)


def reloaded(game: FrenchQuarter, state: FQState) -> FQState:
    return game.load(json.loads(json.dumps(state.dump())))


def tasks(state: FQState) -> list[str]:
    return [TASKS[entry // SIZE] for entry in state.todo]


def is_in_a_chain(state: FQState) -> bool:
    """Something waits below the decision besides the rest of the turn or of the phase."""
    rest = {"travel", "map", "end-turn", "end-round", "parade", "own-line", "arrest"}
    return any(task not in rest for task in tasks(state)[:-1])


def as_data(events: list[Event]) -> list[Any]:
    return [(event.kind, event.seat, event.data, event.audience, event.others) for event in events]


@settings(max_examples=40)
@given(games, seeds)
def test_FQ_A3_every_position_of_a_game_loads_and_its_next_step_is_the_same(
    case: tuple[str, int, bool, bool], seed: int
) -> None:
    edition, seats, mayor, tourism = case
    game = quarter(edition, mayor, tourism)
    for state, seat, action, _ in random_game(game, seats, seed):
        again = reloaded(game, state)
        assert again.dump() == state.dump()
        assert game.actors(again) == game.actors(state) == [seat]
        legal = game.legal_actions(state, seat)
        assert game.legal_actions(again, seat) == legal
        twin = state.copy()
        assert as_data(game.play(again, seat, action)) == as_data(game.play(twin, seat, action))
        assert again.dump() == twin.dump()
    assert reloaded(game, state).dump() == state.dump()  # and the last one


@settings(max_examples=25)
@given(games, seeds)
def test_FQ_A3_a_game_taken_up_in_the_middle_of_a_chain_goes_on_to_the_same_end(
    case: tuple[str, int, bool, bool], seed: int
) -> None:
    """Both go on with the same choices until the game is over."""
    edition, seats, mayor, tourism = case
    game = quarter(edition, mayor, tourism)
    cut: list[FQState] = []
    for state, _, _, _ in random_game(game, seats, seed):
        if is_in_a_chain(state):
            cut.append(state.copy())
    for state in cut[:: max(1, len(cut) // 4)]:
        ends = []
        for position in (state.copy(), reloaded(game, state)):
            picker = Picker(f"from here on {seed}")
            while game.actors(position):
                seat = game.actors(position)[0]
                legal = game.legal_actions(position, seat)
                game.apply(position, seat, legal[picker.below(len(legal))])
            ends.append(position.dump())
        assert ends[0] == ends[1]


@settings(max_examples=80)
@given(games, seeds)
def test_nothing_is_asked_that_has_one_answer_and_no_game_is_longer_than_its_bound(
    case: tuple[str, int, bool, bool], seed: int
) -> None:
    edition, seats, mayor, tourism = case
    game = quarter(edition, mayor, tourism)
    steps = 0
    for state, seat, _, _ in random_game(game, seats, seed):
        steps += 1
        legal = game.legal_actions(state, seat)
        assert len(set(legal)) == len(legal)
        if seat == CHANCE:
            assert legal
        else:
            assert len(legal) >= 2, (tasks(state), legal)
        for other in range(CHANCE, seats):
            if other != seat:
                assert game.legal_actions(state, other) == []
    assert steps <= game.max_steps(seats)


def limits(game: FrenchQuarter, seats: int) -> dict[str, int]:
    """How often each kind of decision can come in a whole game, and why."""
    e = game.edition
    turns = 2 * seats * e.rounds
    boxes = sum(len(track.boxes) for track in e.tracks)
    choices = sum(track.boxes.count(CHOICE) for track in e.tracks)
    bonuses = sum(len(track.bonus_effect) for track in e.tracks)
    return {
        "set-up": 2 + seats,  # start, first player, Vacation cards
        "plan": e.rounds * (len(e.decks[seats]) + 1 + len(e.pool[seats])),
        **dict.fromkeys(("take", "travel", "map"), turns),
        "neighbour": turns + seats * len(e.reward_kind),  # after each map action: of turns, and of street boxes
        "street-map": seats * len(e.reward_kind),
        "icon": seats * boxes,  # a wild marks a box
        "circle": seats * choices,
        "bonus": seats * 2 * bonuses,  # two performers are two questions
        "advance": e.rounds,
        "own-line": e.rounds * seats,
    }


def kind_of(state: FQState) -> str:
    if not state.todo:
        return "set-up" if state.round == 0 else "plan"
    task = tasks(state)[-1]
    if task in ("one-performer", "two-performers", "other-performer", "free-map", "begin-line", "police"):
        return "bonus"
    return "neighbour" if task == "street-neighbour" else task


@settings(max_examples=60)
@given(games, seeds)
def test_the_bound_on_steps_is_the_sum_of_what_each_kind_of_decision_can_come(
    case: tuple[str, int, bool, bool], seed: int
) -> None:
    edition, seats, mayor, tourism = case
    game = quarter(edition, mayor, tourism)
    most = limits(game, seats)
    assert sum(most.values()) == game.max_steps(seats)
    met = Counter(kind_of(state) for state, _, _, _ in random_game(game, seats, seed))
    assert all(met[kind] <= most[kind] for kind in met), (met, most)


@settings(max_examples=30)
@given(games, seeds)
def test_without_events_the_same_happens(case: tuple[str, int, bool, bool], seed: int) -> None:
    """Search passes no list of events; what it sees must be the game itself."""
    edition, seats, mayor, tourism = case
    game = quarter(edition, mayor, tourism)
    silent = game.new(seats)
    for state, seat, action, _ in random_game(game, seats, seed):
        assert silent.dump() == state.dump()
        game.apply(silent, seat, action)
    assert silent.dump() == state.dump()


def plain(value: object) -> bool:
    """Made of JSON's types and nothing else; a key is a string."""
    if isinstance(value, dict):
        return all(type(key) is str and plain(part) for key, part in value.items())
    if isinstance(value, list):
        return all(plain(part) for part in value)
    return type(value) in (str, int, bool)


def test_FQ_A3_the_stack_is_plain_data_that_a_reader_can_follow() -> None:
    t = turn(value=4).umbrellas(0, 2).before_choice(0, "culture").resolve("umbrella", "tuba")
    t.play("mark culture")
    assert t.state.dump()["todo"] == ["end-turn 0", "travel 0", "icon 9", "circle 1"]  # the next one last
    assert plain(t.state.dump())
    assert [type(entry) for entry in t.state.todo] == [int] * 4


def test_FQ_A3_a_long_chain_told_step_by_step_and_reloaded_at_each() -> None:
    """One umbrella and one partying: the wild opens Food C on a small building, whose wild (Food B) opens Mysticism A,
    whose performer gives a map action on Conti St, and that, with Culture B, a neighbour; then comes partying."""
    t = turn(value=4).umbrellas(0, 2).unlocked(0, "culture", "B").uses(0)
    t.before_reward(0, "map conti").before_bonus(0, "food", "C").before_bonus(0, "mysticism", "A")
    before = t.marks(0)
    t.resolve("umbrella", "partying")
    for text, task in (
        ("mark food", "free-map"),  # Food C
        ("map tante-odiles-pralines 2", "icon"),  # a small building: Food B
        ("mark mysticism", "one-performer"),  # Mysticism A
        ("performer statue", "street-map"),  # a box of the performers track
        ("map plume-and-parasol 4", "icon"),  # small as well
        ("mark shopping", "neighbour"),  # and only then Culture B
        ("map masks-by-mirabelle 4", "icon"),  # small again
        ("mark shopping", "travel"),
    ):
        t.state = reloaded(t.game, t.state)
        t.play(text)
        assert t.task == task
        assert ("partying" in t.marks(0)) == (task == "travel")  # the next icon of the card waits for all that
    assert t.map_of(0) == {"tante-odiles-pralines": 2, "plume-and-parasol": 4, "masks-by-mirabelle": 4}
    more = {"food": 1, "mysticism": 1, "shopping": 2, "partying": 1}
    assert t.marks(0) == {activity: before.get(activity, 0) + count for activity, count in more.items()}


def test_random_games_meet_every_decision_and_every_depth_of_chain() -> None:
    """The games above would prove little if nothing came up in them."""
    met: set[str] = set()
    deepest = 0
    for seats in (1, 2, 3):
        game = quarter("tiny", True)
        for seed in range(12):
            for state, seat, _, _ in random_game(game, seats, seed):
                if state.todo:
                    met.add(tasks(state)[-1])
                    deepest = max(deepest, len([task for task in tasks(state) if task not in ("parade", "own-line")]))
                    if seat == CHANCE:
                        assert tasks(state)[-1] == "police"
    automatic = {"umbrella-box", "arrest", "end-turn", "parade", "end-round"}
    assert met == set(TASKS) - automatic
    assert deepest >= 7


# ---- what `load` refuses --------------------------------------------------------------------------------------------
def in_turn() -> dict[str, Any]:
    return turn().resolve("wild").state.dump()


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("no such task", {"todo": ["end-turn 0", "dance 0"]}),
        ("no number", {"todo": ["end-turn 0", "icon"]}),
        ("an icon that does not exist", {"todo": ["end-turn 0", "icon 15", "icon 6"]}),
        ("a number on a task that has none", {"todo": ["end-turn 1", "icon 6"]}),
        ("a track that does not exist", {"todo": ["end-turn 0", "circle 5"]}),
        ("a street that does not exist", {"todo": ["end-turn 0", "street-map 13"]}),
        ("a building that does not exist", {"todo": ["end-turn 0", "neighbour 35"]}),
        ("nothing to do in the middle of a round", {"todo": []}),
        ("nothing to decide", {"todo": ["end-turn 0", "umbrella-box 0"]}),
        ("a decision with one answer", {"todo": ["end-turn 0", "icon 6"], "marks": [14, 14, 14, 14, 0] + [0] * 5}),
        ("another seat's decision", {"todo": ["end-turn 0", "take 1"]}),
        ("an own line that is not there", {"phase": "line", "todo": ["end-round 0", "own-line 0"]}),
        ("tasks between rounds", {"phase": "over", "round": 8}),
        ("no list", {"todo": "icon 6"}),
        ("a turn that never ends", {"todo": ["travel 0", "icon 6"]}),
        ("a turn that ends twice", {"todo": ["end-turn 0", "end-turn 0", "icon 6"]}),
        ("the end of the round in a turn", {"todo": ["end-round 0", "icon 6"]}),
        ("the end of a turn at the Second Line", {"phase": "line", "todo": ["end-turn 0", "icon 6"]}),
        ("the Second Line in a turn", {"todo": ["end-turn 0", "parade 0", "icon 6"]}),
        ("a turn without a die", {"die": [0, 0]}),
        ("a die before the turn", {"die": [3, 3]}),
        ("a turn before its time", {"seat": 1, "die": [0, 3]}),
    ],
)
def test_load_refuses_a_stack_that_no_game_has(what: str, change: dict[str, Any]) -> None:
    game = quarter()
    game.load(in_turn())
    with pytest.raises(ValueError, match="not a French Quarter position"):
        game.load({**in_turn(), **change})


def test_load_refuses_a_set_up_with_nothing_left_to_draw_and_a_line_that_nobody_called() -> None:
    game = quarter(tourism=True)
    dumps: list[dict[str, Any]] = [state.dump() for state, _, _, _ in random_game(game, 2, 1)]
    dealt = {**next(dump for dump in dumps if dump["vacation"][1] == -1 and dump["first"] >= 0), "vacation": [1, 2]}
    line = next(dump for dump in dumps if dump["phase"] == "line")
    for dump in (
        dealt,
        {**line, "caller": -1},
        {**line, "die": [0, 1]},
        {**line, "todo": [*line["todo"], "advance 0"]},
    ):
        with pytest.raises(ValueError, match="not a French Quarter position"):
            game.load(dump)


def test_FQ_Y2_load_refuses_a_turn_that_is_the_mayors() -> None:
    game = quarter()
    for state, _, _, _ in random_game(game, 1, 1):
        if state.phase == MOVE:
            dump = state.dump()
            first = game.edition.mayor_first
            taken = [card for card in state.mayors if first[card] != first[state.mayor_card]]
            if taken:  # with the other's card the turn is not the player's
                dump["mayors"] = sorted({*state.mayors, state.mayor_card} - {taken[0]})
                with pytest.raises(ValueError, match="FQ-Y2"):
                    game.load({**dump, "mayor_card": taken[0]})


@settings(max_examples=60)
@given(st.data())
def test_what_load_accepts_can_be_played_to_its_end(data: st.DataObject) -> None:
    """Positions patched together from two of the same game: refused, or as good as any other."""
    edition, seats, mayor, tourism = data.draw(games.filter(lambda case: case[0] == "tiny"))
    game = quarter(edition, mayor, tourism)
    dumps = [json.dumps(state.dump()) for state, _, _, _ in random_game(game, seats, data.draw(seeds))]
    one, other = (json.loads(data.draw(st.sampled_from(dumps))) for _ in range(2))
    for key in data.draw(st.lists(st.sampled_from([*one, "todo", "todo", "die", "seat"]), min_size=1, max_size=3)):
        one[key] = other[key]
    if one["todo"] and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(one["todo"]) - 1))
        one["todo"][at : at + 1] = data.draw(st.sampled_from([[], *([f"{task} 0"] for task in TASKS)]))
    try:
        state = game.load(one)
    except ValueError:
        return
    picker = Picker("to the end")
    while game.actors(state):
        seat = game.actors(state)[0]
        legal = game.legal_actions(state, seat)
        game.play(state, seat, legal[picker.below(len(legal))])
        assert reloaded(game, state).dump() == state.dump()
    assert game.result(state) is not None
