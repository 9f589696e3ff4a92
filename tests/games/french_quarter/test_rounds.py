"""FQ-A1 to FQ-A5: a round: cards and dice, two dice for everybody, one left, the next start player, eight times."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.game import CHANCE
from grandtour.games.french_quarter.actions import Card, Die, Mayor, Take
from grandtour.games.french_quarter.edition import NONE
from grandtour.games.french_quarter.state import PLAN, TAKE, task_of
from tests.quarter import Table, last_position, quarter, random_game, table


def dice_of(t: Table) -> list[str]:
    return [f"{t.edition.types[die // 8]} {die % 8}" for die in t.state.dice]


def take_order(t: Table) -> list[int]:
    """Plays the round; who took dice, in this order."""
    before = len(t.events)
    while t.phase in ("move", "line"):
        t.play(t.legal()[0])
    return [event.seat for event in t.events[before:] if event.kind == "take"]


# ---- planning -------------------------------------------------------------------------------------------------------
def test_FQ_A1_every_deck_shows_a_card_and_every_die_lies_by_its_type() -> None:
    t = table(4).plan(
        {"walk": (2, 4), "carriage": (1, 2), "taxi": (5, 5), "streetcar": 6, "riverboat": 5, "socialize": 3},
        {"walk": "walk-3", "taxi": "taxi-8"},
    )
    assert dice_of(t) == [
        *("walk 2", "walk 4", "carriage 1", "carriage 2", "taxi 5", "taxi 5"),
        *("streetcar 6", "riverboat 5", "socialize 3"),
    ]
    shown = [t.edition.cards[card] for card in t.state.shown]
    assert shown == ["walk-3", "carriage-1", "taxi-8", "streetcar-1", "riverboat-1", "socialize-1"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_FQ_A1_no_card_comes_twice_and_in_eight_rounds_every_card_of_a_deck_comes_once(seats: int) -> None:
    game = quarter(mayor=True)
    seen: Counter[str] = Counter()
    for _, seat, action, _ in random_game(game, seats, 3):
        if seat == CHANCE and isinstance(action, Card | Mayor):
            seen[game.write(action)] += 1
    assert set(seen.values()) == {1}
    cards = [card for type in game.edition.decks[seats] for card in game.edition.deck_cards[type]]
    wanted = {f"card {game.edition.cards[card]}" for card in cards}
    assert {text for text in seen if text.startswith("card")} == wanted
    assert sum(text.startswith("mayor") for text in seen) == 8


def test_FQ_A1_the_new_card_covers_the_old_one() -> None:
    t = table().plan(cards={"walk": "walk-4"})
    take_order(t)
    assert "card walk-4" not in t.legal()
    assert t.state.shown == [NONE] * 6  # nothing of the last round can be used any more
    assert t.state.dice == ()
    t.plan(cards={"walk": "walk-7"})
    assert t.edition.cards[t.state.shown[t.type("walk")]] == "walk-7"


# ---- taking dice ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_FQ_A2_from_the_start_player_clockwise_one_die_each_and_then_again(seats: int, first: int) -> None:
    t = table(seats, first=first).plan()
    assert take_order(t) == [(first + k) % seats for k in range(seats)] * 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_FQ_A2_everybody_takes_two_dice_and_one_is_left(seats: int) -> None:
    game = quarter()
    left = [len(state.dice) for state, _, _, _ in random_game(game, seats, 5) if task_of(state) == TAKE]
    assert sorted(set(left)) == list(range(2, 2 * seats + 2))  # with two the last one chooses
    assert len(last_position(game, seats, 5).dice) == 1


@given(st.sampled_from([("grand-tour", 2), ("grand-tour", 4), ("tiny", 2), ("tiny", 3)]), st.integers(0, 10**6))
def test_FQ_A2_in_whole_games_two_each_and_one_left_in_every_round(which: tuple[str, int], seed: int) -> None:
    edition, seats = which
    game = quarter(edition, mayor=True)
    taken: Counter[tuple[int, int]] = Counter()
    rounds: dict[int, list[int]] = {}
    last_round = 0
    steps = []
    for state, seat, action, events in random_game(game, seats, seed):
        steps.append((state.round, events))
        if state.phase == PLAN:
            rounds.setdefault(state.round, []).append(state.first)
        elif seat != CHANCE and isinstance(action, Take):
            die = action.type * 8 + action.value
            assert die in state.dice
        last_round = state.round
    for number, events in steps:
        for event in events:
            if event.kind == "take":
                taken[number, event.seat] += 1
    assert last_round == game.edition.rounds
    assert taken == {(number, seat): 2 for number in range(1, last_round + 1) for seat in range(seats)}
    firsts = [rounds[number][0] for number in sorted(rounds)]
    assert firsts == [(firsts[0] + k) % seats for k in range(last_round)]


def test_FQ_A2_any_die_that_is_left_can_be_taken_and_no_other() -> None:
    t = table(2).plan({"walk": 2, "carriage": 3, "streetcar": 4, "riverboat": 5, "socialize": 6})
    everything = ["walk 2", "carriage 3", "streetcar 4", "riverboat 5", "socialize 6"]
    assert t.legal() == [f"take {die}" for die in everything]
    t.play("take walk 2", "go roux-the-day-tavern")
    assert t.actors == [1]
    assert t.legal() == [f"take {die}" for die in everything[1:]]
    assert t.legal(0) == []
    assert t.refusal("take walk 2") == ("FQ-A2", "no-die")
    assert t.refusal("take carriage 4") == ("FQ-A2", "no-die")


def test_FQ_A2_two_dice_that_are_alike_are_one_choice() -> None:
    t = table(4).plan({"walk": (2, 2), "carriage": (3, 4), "taxi": (5, 5)})
    takes = [text for text in t.legal() if text.split(" ")[1] in ("walk", "carriage", "taxi")]
    assert takes == ["take walk 2", "take carriage 3", "take carriage 4", "take taxi 5"]
    t.play("take walk 2", "go roux-the-day-tavern")
    assert dice_of(t)[:2] == ["walk 2", "carriage 3"]  # one of the two is gone
    assert "take walk 2" in t.legal()
    t.play("take walk 2", "go roux-the-day-tavern")
    assert "take walk 2" not in t.legal()


def test_FQ_A2_where_the_last_two_dice_are_alike_nobody_is_asked() -> None:
    t = table(3, first=0)
    t.plan({"walk": (2, 2)}, {"walk": t.card("walk", "culture")})
    for seat, type in ((0, "carriage"), (1, "taxi"), (2, "streetcar"), (0, "riverboat"), (1, "socialize")):
        t.play_as(seat, f"take {type} 1")
        while t.actors == [seat]:
            t.play(t.legal()[0])
    # the last die of seat 2 is a walk, whichever it takes: what is asked next is the move
    assert (t.actors, t.task, t.state.die[2]) == ([2], "travel", 2)
    assert dice_of(t) == ["walk 2"]
    assert t.events[-2].kind == "take"


def test_FQ_A2_nobody_acts_out_of_turn() -> None:
    t = table(3, first=1).plan()
    for other in (0, 2):
        assert t.legal(other) == []
        reason = t.why_not("take walk 1", other)
        assert reason is not None
        assert reason.rule == "GT-2"


# ---- the four actions -----------------------------------------------------------------------------------------------
def test_FQ_A3_card_then_movement_then_building_then_map_action() -> None:
    t = table()
    t.plan({"carriage": 2}, {"carriage": t.card("carriage", "umbrella", "mysticism")})
    t.events.clear()
    t.play("take carriage 2", "go bayou-oyster-bar")  # food, umbrella
    kinds = ["take", "umbrella", "mark", "go", "mark", "umbrella", "map"]
    assert t.kinds() == kinds
    assert (t.marks(0), t.state.umbrellas[0]) == ({"mysticism": 1, "food": 1}, 2)
    assert t.map_of(0) == {"bayou-oyster-bar": 2}


def test_FQ_A3_icons_are_resolved_from_left_to_right_each_with_all_that_it_triggers() -> None:
    t = table().umbrellas(0, 2)
    t.plan({"walk": 2}, {"walk": t.card("walk", "umbrella", "food")}).play("take walk 2")
    assert t.legal() == [f"mark {a}" for a in ("food", "culture", "shopping", "mysticism", "partying")]
    assert t.marks(0) == {}  # the food icon waits for the wild of the umbrella
    t.play("mark shopping")
    assert t.marks(0) == {"shopping": 1, "food": 1}
    assert t.task == "travel"


# ---- the end of the round -------------------------------------------------------------------------------------------
def test_FQ_A4_nobody_took_the_socialize_die_and_the_line_stays() -> None:
    t = table(2).plan().all_taken()
    assert (t.phase, t.state.round) == ("plan", 2)
    assert t.state.line == (t.edition.starts[0],)
    assert "parade" not in t.kinds()


def test_FQ_A4_the_second_line_comes_after_all_turns() -> None:
    t = table(2).plan().play("take socialize 1", "go roux-the-day-tavern")
    for seat in (1, 0, 1):
        assert (t.phase, t.actors) == ("move", [seat])
        t.any_turn(seat)
        if t.phase == "line":
            break
    assert (t.phase, t.actors, t.task) == ("line", [0], "advance")
    t.play("advance south")
    assert (t.phase, t.state.round) == ("plan", 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_FQ_A5_the_start_marker_passes_to_the_left_every_round(seats: int) -> None:
    t = table(seats, first=seats - 1)
    firsts = []
    while t.phase != "over":
        firsts.append(t.state.first)
        t.plan()
        assert t.actors == [t.state.first]
        assert take_order(t)[0] == firsts[-1]
    assert firsts == [(seats - 1 + k) % seats for k in range(8)]


@pytest.mark.parametrize(("edition", "rounds"), [("grand-tour", 8), ("tiny", 3)])
def test_FQ_A5_so_many_rounds_and_the_game_is_over(edition: str, rounds: int) -> None:
    t = table(2, edition)
    for number in range(1, rounds + 1):
        assert (t.state.round, t.phase) == (number, "plan")
        take_order(t.plan())
    assert (t.phase, t.actors, t.legal(CHANCE), t.legal(0)) == ("over", [], [], [])
    assert t.kinds()[-1] == "over"
    assert t.kinds().count("round") == rounds - 1
    result = t.game.result(t.state)
    assert result is not None
    assert (result.ended_by.rule, result.ended_by.arguments) == ("FQ-A5", {"rounds": rounds})
    reason = t.why_not("take walk 1" if edition == "grand-tour" else "take stroll 1", 0)
    assert reason is not None
    assert reason.rule == "GT-1"


def test_FQ_A5_the_dice_of_the_last_round_are_forgotten() -> None:
    t = table(2).plan({"walk": 6})
    take_order(t)
    assert (t.state.taken, t.state.caller, t.state.die, t.state.mayor_card) == (0, NONE, [0, 0], NONE)
    assert t.game.result(t.state) is None


@pytest.mark.parametrize("seats", [1, 3])
def test_FQ_A1_dice_and_cards_are_drawn_only_in_the_planning_phase(seats: int) -> None:
    game = quarter(mayor=True)
    for state, seat, action, _ in random_game(game, seats, 2):
        if seat == CHANCE and isinstance(action, Card | Mayor | Die):
            assert state.phase == PLAN
        elif state.phase == PLAN:
            raise AssertionError(f"{action!r} while cards and dice are drawn")
