"""FQ-Y2, FQ-R32: alone against Mayor Carly."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.game import CHANCE, Event
from grandtour.games.french_quarter.edition import DIRECTIONS, NONE
from grandtour.games.french_quarter.scoring import rating
from grandtour.games.french_quarter.state import ADVANCE, task_of
from tests.quarter import Table, quarter, random_game, table

# The Mayor's cards by what they say first.
YOU_FIRST = "mayor-11"  # carriage, streetcar, walk, socialize, riverboat; closes nothing
MAYOR_FIRST = "mayor-10"  # walk, riverboat, socialize, streetcar, carriage; closes nothing
PLAIN = {"walk": table().card("walk", "culture"), "streetcar": table().card("streetcar", "food")}


def solo(mayor: str, **dice: int) -> Table:
    return table(1).plan(dict(dice), PLAIN, mayor=mayor)


def taken(events: list[Event]) -> list[str]:
    """Who took dice: `you` or `mayor`."""
    return [{"take": "you", "mayor-takes": "mayor"}[e.kind] for e in events if e.kind in ("take", "mayor-takes")]


def types_left(t: Table) -> list[str]:
    return [t.edition.types[die // 8] for die in t.state.dice]


def one_turn(t: Table, die: str) -> Table:
    t.play(f"take {die}")
    while t.actors == [0] and t.task not in ("take", "advance"):
        t.play(t.legal()[0])
    return t


# ---- turns ----------------------------------------------------------------------------------------------------------
def test_FQ_Y2_alone_the_mayor_variant_is_always_on_with_the_dice_and_decks_of_two() -> None:
    for mayor in (False, True):
        game = quarter(mayor=mayor)
        state = game.new(1)
        assert state.mayor
        assert len(state.mayors) == 12
        e = game.edition
        assert (e.pool[1], e.decks[1]) == (e.pool[2], e.decks[2])
        assert state.decks[e.types.index("taxi")] == ()


def test_FQ_Y2_you_begin_and_the_mayor_has_every_second_turn() -> None:
    t = solo(YOU_FIRST)
    assert taken(t.events) == []
    one_turn(t, "riverboat 1")
    assert taken(t.events) == ["you", "mayor"]
    assert types_left(t) == ["walk", "streetcar", "socialize"]  # the carriage comes first on the card
    one_turn(t, "walk 1")
    assert taken(t.events) == ["you", "mayor", "you", "mayor"]
    assert t.state.round == 2


def test_FQ_Y2_with_the_icon_on_the_card_the_mayor_begins() -> None:
    t = solo(MAYOR_FIRST)
    assert taken(t.events) == ["mayor"]
    assert types_left(t) == ["carriage", "streetcar", "riverboat", "socialize"]
    one_turn(t, "streetcar 1")
    assert taken(t.events) == ["mayor", "you", "mayor"]
    assert types_left(t) == ["carriage", "socialize"]
    one_turn(t, "carriage 1")
    assert taken(t.events) == ["mayor", "you", "mayor", "you"]


def test_FQ_Y2_the_mayor_takes_the_first_die_of_the_order_that_is_left() -> None:
    t = one_turn(solo(YOU_FIRST, streetcar=4), "carriage 1")  # what the Mayor liked best
    event = next(event for event in t.events if event.kind == "mayor-takes")
    assert (event.seat, event.data) == (CHANCE, {"type": t.type("streetcar"), "value": 4})
    assert t.legal() == ["take walk 1", "take riverboat 1", "take socialize 1"]
    one_turn(t, "walk 1")
    last = [event.data["type"] for event in t.events if event.kind == "mayor-takes"][-1]
    assert last == t.type("socialize")  # third of the order, as walk is gone too


@given(st.sampled_from(["grand-tour", "tiny"]), st.integers(0, 10**6))
def test_FQ_Y2_in_whole_games_turns_alternate_and_the_order_is_kept(edition: str, seed: int) -> None:
    game = quarter(edition)
    e = game.edition
    log: list[tuple[int, list[Event]]] = []
    cards: dict[int, int] = {}
    for state, _, _, events in random_game(game, 1, seed):
        log.append((state.round, events))
        if state.mayor_card >= 0:
            cards[state.round] = state.mayor_card
    for number in range(1, e.rounds + 1):
        events = [event for when, step in log if when == number for event in step]
        card = cards[number]
        assert taken(events) == (["mayor", "you"] if e.mayor_first[card] else ["you", "mayor"]) * 2
        left = set(e.pool[1])
        for event in events:
            if event.kind == "mayor-takes":
                assert event.data["type"] == next(type for type in e.mayor_order[card] if type in left)
            if event.kind in ("take", "mayor-takes"):
                kind = event.data["type"]
                assert isinstance(kind, int)
                left.remove(kind)
        assert len(left) == 1


def test_FQ_R32_the_mayor_has_no_sheet_and_there_is_no_start_marker() -> None:
    t = solo(MAYOR_FIRST)
    assert (t.state.seats, t.state.first, t.actors) == (1, 0, [0])
    players = t.game.observe(t.state, 0)["players"]
    assert isinstance(players, list)
    assert len(players) == 1
    one_turn(one_turn(t, "carriage 1"), "streetcar 1")
    while t.phase == "line":
        t.play(t.legal()[0])
    assert (t.state.round, t.state.first) == (2, 0)


def test_FQ_R32_one_die_of_each_type_so_nobody_has_to_choose_for_the_mayor() -> None:
    for edition in ("grand-tour", "tiny"):
        e = quarter(edition).edition
        assert len(set(e.pool[1])) == len(e.pool[1]) == 5
        for order in e.mayor_order:
            assert set(order) == set(e.pool[1])


# ---- the Second Line ------------------------------------------------------------------------------------------------
def test_FQ_Y2_when_the_mayor_took_socialize_you_choose_the_direction() -> None:
    """You begin and take what the Mayor likes best, then what the Mayor likes least."""
    e = quarter().edition
    socialize = e.types.index("socialize")
    ours = next(
        k
        for k, order in enumerate(e.mayor_order)
        if socialize in order[1:3] and not e.mayor_first[k] and e.mayor_closed[k] == NONE
    )
    t, order = solo(e.mayors[ours]), [e.types[type] for type in e.mayor_order[ours]]
    one_turn(one_turn(t, f"{order[0]} 1"), f"{order[-1]} 1")
    assert socialize in [event.data["type"] for event in t.events if event.kind == "mayor-takes"]
    assert socialize not in [event.data["type"] for event in t.events if event.kind == "take"]
    assert t.state.caller == 0
    assert (t.phase, t.task, t.actors) == ("line", "advance", [0])
    ways = [way for k, way in enumerate(DIRECTIONS) if e.grid.onward(t.state.line[0], k) != NONE]
    assert t.directions() == ways
    assert len(ways) > 1


def test_FQ_Y2_when_you_took_it_you_choose_too() -> None:
    t = one_turn(solo(YOU_FIRST), "socialize 1")
    one_turn(t, "walk 1")
    assert (t.phase, t.task, t.actors) == ("line", "advance", [0])


def test_FQ_Y2_when_neither_did_the_line_stays() -> None:
    t = one_turn(one_turn(solo(MAYOR_FIRST), "carriage 1"), "streetcar 1")
    assert types_left(t) == []  # the next round
    assert t.state.round == 2
    assert "parade" not in t.kinds()


def test_FQ_Y2_the_line_is_scored_exactly_when_the_socialize_die_was_taken() -> None:
    game = quarter()
    for seed in range(6):
        log: list[tuple[int, list[Event]]] = []
        for state, seat, _, events in random_game(game, 1, seed):
            log.append((state.round, events))
            assert task_of(state) != ADVANCE or seat == 0
        for number in range(1, game.edition.rounds + 1):
            events = [event for when, step in log if when == number for event in step]
            dice = [event.data["type"] for event in events if event.kind in ("take", "mayor-takes")]
            assert (game.edition.line_type in dice) == any(event.kind == "parade" for event in events)


# ---- the end --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("points", "band"),
    [
        *((0, 0), (74, 0), (75, 1), (99, 1), (100, 2), (124, 2), (125, 3), (149, 3)),
        *((150, 4), (174, 4), (175, 5), (199, 5), (200, 6), (999, 6)),
    ],
)
def test_FQ_Y2_the_ratings(points: int, band: int) -> None:
    e = quarter().edition
    assert len(e.ratings) == 7
    assert rating(e, points) == band


def test_FQ_Y2_a_game_alone_ends_with_a_rating() -> None:
    game = quarter()
    state = game.new(1)
    for current, _, _, _ in random_game(game, 1, 9):
        state = current
    result = game.result(state)
    assert result is not None
    assert result.ranking == ((0,),)
    assert result.why.rule == "FQ-Y2"
    points = result.scores[0]
    assert result.why.arguments == {
        "case": "rating",
        "points": points,
        "rating": game.edition.ratings[rating(game.edition, points)],
    }


def test_FQ_Y2_tourism_may_be_used_alone() -> None:
    t = table(1, tourism=True, vacations=("mardi-gras",))
    t.mapped(0, {"coops-bead-emporium": 1, "dhm-speakeasy": 6, "bloody-marys": 2, "french-market": "W"})
    assert t.points(0)["vacation"] == 8
