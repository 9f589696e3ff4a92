"""FQ-C1, FQ-C2, FQ-S1, FQ-R32: what there is, and what chance draws in which order before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from grandtour.core.game import CHANCE
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.edition import FACES, NONE
from tests.quarter import new_table, quarter, random_game, table

ALL = [1, 2, 3, 4]
# FQ-C2, written out: dice of each type by players.
POOLS = {
    1: {"walk": 1, "carriage": 1, "streetcar": 1, "riverboat": 1, "socialize": 1},
    2: {"walk": 1, "carriage": 1, "streetcar": 1, "riverboat": 1, "socialize": 1},
    3: {"walk": 2, "carriage": 1, "taxi": 1, "streetcar": 1, "riverboat": 1, "socialize": 1},
    4: {"walk": 2, "carriage": 2, "taxi": 2, "streetcar": 1, "riverboat": 1, "socialize": 1},
}


def drawn(seats: int, mayor: bool, tourism: bool, edition: str = "grand-tour") -> list[str]:
    """The verbs, and for dice and cards the types, of all that chance draws until the first turn."""
    t = new_table(seats, edition, mayor, tourism)
    out = []
    while t.actors == [CHANCE]:
        words = t.legal()[0].split(" ")
        if words[0] == "die":
            out.append(f"die {words[1]}")
        elif words[0] == "card":
            out.append(f"card {words[1].rsplit('-', 1)[0]}")
        else:
            out.append(words[0])
        t.play(t.legal()[0])
    return out


# ---- what there is --------------------------------------------------------------------------------------------------
def test_FQ_C1_one_to_four_players_and_no_other_number() -> None:
    game = quarter()
    assert sorted(game.seat_counts) == ALL
    for seats in ALL:
        assert game.new(seats).seats == seats
    for seats in (-1, 0, 5):
        with pytest.raises(ValueError, match="FQ-C1"):
            game.new(seats)
    with pytest.raises(ValueError, match="FQ-C1"):
        quarter("tiny").new(4)


def test_FQ_C1_eight_cards_of_six_types_twelve_mayor_and_twelve_vacation_cards_eight_rounds() -> None:
    e = quarter().edition
    assert e.types == ["walk", "carriage", "taxi", "streetcar", "riverboat", "socialize"]
    assert [len(deck) for deck in e.deck_cards] == [8] * 6
    assert sorted(card for deck in e.deck_cards for card in deck) == list(range(48)) == list(range(len(e.cards)))
    assert (len(e.mayors), len(e.vacations), e.rounds) == (12, 12, 8)


def test_FQ_C1_everybody_begins_with_empty_sheets() -> None:
    t = table(3)
    for seat in range(3):
        assert (t.map_of(seat), t.marks(seat), t.bonuses(seat), t.multipliers(seat), t.seen(seat)) == (
            {},
            {},
            {},
            {},
            {},
        )
        assert (t.state.umbrellas[seat], t.state.boxes[seat], t.state.courtyards[seat], t.state.riverwalk[seat]) == (
            0,
            0,
            0,
            0,
        )
        assert set(t.points(seat).values()) == {0}
    t.plan({"walk": (3, 1)}).play("take walk 3", "go roux-the-day-tavern")
    assert t.map_of(0) == {"roux-the-day-tavern": 3}
    assert t.map_of(1) == t.map_of(2) == {}  # everybody has sheets of their own


@pytest.mark.parametrize("seats", ALL)
def test_FQ_C2_dice_by_players_always_two_for_each_taker_and_one_more(seats: int) -> None:
    t = table(seats).plan(mayor="mayor-11")  # where nobody is before the player
    assert Counter(t.edition.types[die // 8] for die in t.state.dice) == POOLS[seats]
    assert len(t.state.dice) == 2 * max(seats, 2) + 1


@pytest.mark.parametrize("seats", ALL)
def test_FQ_C2_the_taxi_deck_stays_in_the_box_with_two_and_alone(seats: int) -> None:
    t = table(seats).plan()
    shown = {t.edition.types[k] for k in range(6) if t.state.shown[k] != NONE}
    assert shown == set(POOLS[seats])
    assert len(t.state.decks[t.type("taxi")]) == (0 if seats < 3 else 7)


# ---- what chance draws ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mayor", [False, True])
@pytest.mark.parametrize("tourism", [False, True])
def test_FQ_S1_chance_draws_start_first_player_vacations_then_cards_mayor_dice(
    seats: int, mayor: bool, tourism: bool
) -> None:
    pool = POOLS[seats]
    wanted = ["start", "first", *["vacation"] * (seats if tourism else 0)]
    wanted += [f"card {type}" for type in pool]
    wanted += ["mayor"] * mayor
    wanted += [f"die {type}" for type in pool for _ in range(pool[type])]
    assert drawn(seats, mayor, tourism) == wanted


@pytest.mark.parametrize("tourism", [False, True])
def test_FQ_R32_alone_there_is_no_start_marker_to_draw_and_always_a_mayor_card(tourism: bool) -> None:
    for mayor in (False, True):
        wanted = ["start", *["vacation"] * tourism, *(f"card {type}" for type in POOLS[1]), "mayor"]
        assert drawn(1, mayor, tourism) == [*wanted, *(f"die {type}" for type in POOLS[1])]


def test_FQ_S1_an_edition_with_other_decks_draws_its_own() -> None:
    cards = ["card parade", "card stroll", "card cart", "card ferry"]  # no tram with two
    dice = ["die parade", "die stroll", "die stroll", "die cart", "die ferry"]
    assert drawn(2, False, False, "tiny") == ["start", "first", *cards, *dice]


@pytest.mark.parametrize("start", range(1, 7))
def test_FQ_S1_a_roll_says_which_of_six_intersections_the_line_starts_from(start: int) -> None:
    t = new_table()
    assert t.legal() == [f"start {number}" for number in range(1, 7)]
    assert t.game.weights(t.state) == [1] * 6
    t.play_as(CHANCE, f"start {start}")
    assert t.state.line == (t.edition.starts[start - 1],)
    assert [event.data for event in t.events] == [{"number": start - 1}]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_FQ_S1_the_start_player_is_drawn_each_as_likely(seats: int) -> None:
    t = new_table(seats).play_as(CHANCE, "start 1")
    assert t.legal() == [f"first {seat}" for seat in range(seats)]
    assert t.game.weights(t.state) == [1] * seats
    for seat in range(seats):
        after = t.copy().play_as(CHANCE, f"first {seat}")
        assert (after.state.first, after.state.round, after.phase) == (seat, 1, "plan")
        assert after.plan().actors == [seat]


@pytest.mark.parametrize("seats", ALL)
def test_FQ_S1_all_tourists_start_at_the_hotel(seats: int) -> None:
    assert {table(seats).where(seat) for seat in range(seats)} == {"hotel-ama-house"}
    assert {new_table(seats if seats < 4 else 3, "tiny").where(0)} == {"old-inn"}


def test_FQ_R13_to_start_on_the_hotel_is_no_visit() -> None:
    t = table().plan()
    assert (t.marks(0), t.map_of(0), t.state.umbrellas[0]) == ({}, {}, 0)


def test_FQ_A1_every_card_left_in_a_deck_and_every_face_is_as_likely() -> None:
    t = table(2, mayor=True)
    assert t.legal() == [f"card walk-{k}" for k in range(1, 9)]
    for type in POOLS[2]:
        assert t.legal() == [f"card {type}-{k}" for k in range(1, 9)]
        assert t.game.weights(t.state) == [1] * 8
        t.play(f"card {type}-5")
    assert t.legal() == [f"mayor mayor-{k}" for k in range(1, 13)]
    assert t.game.weights(t.state) == [1] * 12
    t.play("mayor mayor-1")
    for type in POOLS[2]:
        assert t.legal() == [f"die {type} {value}" for value in range(1, FACES + 1)]
        assert t.game.weights(t.state) == [1] * 6
        t.play(t.legal()[3])


def test_FQ_Y3_nobody_gets_a_vacation_card_that_another_has() -> None:
    t = new_table(3, tourism=True).play_as(CHANCE, "start 1", "first 2")
    e = t.edition
    assert t.legal() == [f"vacation {card}" for card in e.vacations]
    t.play("vacation mardi-gras")
    assert t.legal() == [f"vacation {card}" for card in e.vacations if card != "mardi-gras"]
    t.play("vacation pub-crawl")
    assert t.legal() == [f"vacation {card}" for card in e.vacations if card not in ("mardi-gras", "pub-crawl")]
    assert t.game.weights(t.state) == [1] * 10
    t.play("vacation levee-stroll")
    assert [e.vacations[card] for card in t.state.vacation] == ["mardi-gras", "pub-crawl", "levee-stroll"]
    assert t.phase == "plan"


@pytest.mark.parametrize(("edition", "seats"), [("grand-tour", 4), ("grand-tour", 1), ("tiny", 2)])
def test_FQ_S1_a_fast_draw_is_the_plain_draw(edition: str, seats: int) -> None:
    """Game.draw: an override must take the same words from the picker to the same action."""
    game = quarter(edition, mayor=True, tourism=True)
    kinds = set()
    for i, (state, seat, action, _) in enumerate(random_game(game, seats, 1)):
        if seat == CHANCE:
            kinds.add(type(action).__name__)
            fast, plain = Picker(i), Picker(i)
            legal = game.legal_actions(state, CHANCE)
            assert game.draw(state, fast) == legal[plain.weighted(game.weights(state))]
            assert fast.word() == plain.word()
    assert kinds >= {"Start", "Vacation", "Card", "Mayor", "Die"}


@pytest.mark.parametrize("seats", ALL)
def test_FQ_C1_the_stated_bound_on_steps_holds(seats: int) -> None:
    game = quarter(mayor=True, tourism=True)
    for seed in range(4):
        assert sum(1 for _ in random_game(game, seats, seed)) <= game.max_steps(seats)
