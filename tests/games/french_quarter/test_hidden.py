"""FQ-Y3: the leak test. A Vacation card is its owner's secret until the game is over, and all else lies open.

A position is compared with its twin, in which cards that the viewer cannot know are others. Views, events, choices,
refusals and guesses must be the same to the byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from grandtour.core.game import CHANCE, Action, Event
from grandtour.core.match import Match
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.state import OVER, FQState
from tests.quarter import Table, last_position, new_table, quarter, random_game, table

TABLES = [("grand-tour", 4), ("grand-tour", 2), ("tiny", 3), ("tiny", 2), ("grand-tour", 1)]


def seen(game: FrenchQuarter, state: FQState, viewer: int | None) -> str:
    """The view to the byte."""
    return json.dumps(game.observe(state, viewer))


def told(events: list[Event], viewer: int | None) -> str:
    """What the events tell the viewer, to the byte; but for the end, where the cards are shown."""
    shown = [e for event in events if (e := event.seen_by(viewer)) is not None]
    return json.dumps([(e.kind, e.seat, e.data) for e in shown if e.kind != "show-vacation"])


def twins(game: FrenchQuarter, state: FQState, viewer: int | None) -> Iterator[FQState]:
    """The position with other cards where the viewer cannot see them: two exchanged, or one that nobody has."""
    others = [seat for seat in range(state.seats) if seat != viewer and state.vacation[seat] >= 0]
    for at, a in enumerate(others):
        for b in others[at + 1 :]:
            twin = state.copy()
            twin.vacation[a], twin.vacation[b] = state.vacation[b], state.vacation[a]
            yield twin
        spare = [card for card in range(len(game.edition.vacations)) if card not in state.vacation]
        for card in spare[:: max(1, len(spare) // 2)]:
            twin = state.copy()
            twin.vacation[a] = card
            yield twin


def some_actions(game: FrenchQuarter) -> list[Action]:
    """Actions to be refused or not, of every kind that a seat has."""
    e = game.edition
    texts = ["pass", "bonus", "multiplier", "begin 1", "advance north", "mark food", f"performer {e.performers[0]}"]
    texts += [f"{verb} {building}" for verb in ("go", "further") for building in e.buildings[:3]]
    texts += [f"map {building} {value}" for building in e.buildings[:3] for value in (1, 4, "W")]
    texts += [f"take {type} 3" for type in e.types] + [f"take {e.types[0]} 1 as {e.types[1]}"]
    texts += [f"vacation {card}" for card in e.vacations[:3]]
    return [game.read(text) for text in texts]


# ---- the leak test --------------------------------------------------------------------------------------------------
@pytest.mark.deep
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_FQ_Y3_nothing_that_a_viewer_gets_depends_on_anothers_vacation_card(edition: str, seats: int) -> None:
    game = quarter(edition, mayor=True, tourism=True)
    actions = some_actions(game)
    compared = 0
    for seed in range(2):
        for step, (state, seat, action, _) in enumerate(random_game(game, seats, seed)):
            dealing = seat == CHANCE and game.write(action).startswith("vacation")
            for viewer in (None, *range(seats)):
                found = list(twins(game, state, viewer))
                for twin in found[step % 5 :: 5]:  # another fifth of them at each step
                    compared += 1
                    assert seen(game, twin, viewer) == seen(game, state, viewer)
                    assert game.actors(twin) == game.actors(state)
                    for player in range(seats):
                        assert game.legal_actions(twin, player) == game.legal_actions(state, player)
                    guess, other = (game.determinize(s, viewer, Picker(step)).dump() for s in (state, twin))
                    assert guess == other
                    if step % 7 == 0 and viewer is not None:
                        for refused in actions:
                            assert game.why_not(twin, viewer, refused) == game.why_not(state, viewer, refused)
                    if not dealing:
                        assert_the_next_step_tells_the_same(game, state, twin, viewer, seat, action)
    assert compared > 20 * (seats - 1)


def assert_the_next_step_tells_the_same(
    game: FrenchQuarter, state: FQState, twin: FQState, viewer: int | None, seat: int, action: Action
) -> None:
    here, there = state.copy(), twin.copy()
    assert told(game.play(here, seat, action), viewer) == told(game.play(there, seat, action), viewer)
    if here.phase != OVER:
        assert seen(game, here, viewer) == seen(game, there, viewer)


@pytest.mark.parametrize(("edition", "seats"), [("grand-tour", 3), ("tiny", 3)])
def test_FQ_Y3_a_whole_game_looks_the_same_with_the_cards_of_the_others_exchanged(edition: str, seats: int) -> None:
    """The same steps but for the deal; each viewer compares with a game in which the other two have exchanged cards."""
    game = quarter(edition, mayor=True, tourism=True)
    steps = [(seat, action) for _, seat, action, _ in random_game(game, seats, 8)]
    deals = [number for number, (_, action) in enumerate(steps) if game.write(action).startswith("vacation")]
    assert len(deals) == seats
    for viewer in (0, 1, 2):
        a, b = (deals[seat] for seat in range(3) if seat != viewer)
        swapped = list(steps)
        swapped[a], swapped[b] = steps[b], steps[a]
        real, twin = game.new(seats), game.new(seats)
        for number, (step, other) in enumerate(zip(steps, swapped, strict=True)):
            assert told(game.play(real, *step), viewer) == told(game.play(twin, *other), viewer), number
            if real.phase != OVER:
                assert seen(game, real, viewer) == seen(game, twin, viewer), number
        assert real.vacation != twin.vacation
        assert seen(game, real, viewer) != seen(game, twin, viewer)  # the end shows all


def test_FQ_Y3_the_deal_tells_the_others_only_that_a_card_was_dealt() -> None:
    t = new_table(3, tourism=True).play_as(CHANCE, "start 1", "first 2")
    t.events.clear()
    t.play("vacation pub-crawl")
    (event,) = t.events
    card = t.edition.vacations.index("pub-crawl")
    mine = event.seen_by(0)
    assert mine is not None
    assert (mine.kind, mine.seat, mine.data) == ("vacation", 0, {"card": card})
    for viewer in (None, 1, 2):
        theirs = event.seen_by(viewer)
        assert theirs is not None
        assert (theirs.kind, theirs.seat, theirs.data) == ("vacation", 0, {})


def made(*cards: str) -> Table:
    """Seat 0 has mapped all of Mardi Gras."""
    t = table(3, tourism=True, vacations=cards)
    return t.mapped(0, {"coops-bead-emporium": 1, "dhm-speakeasy": 6, "bloody-marys": 2, "french-market": 4})


def test_FQ_Y3_one_sees_ones_own_card_and_its_points_and_of_the_others_that_they_have_one() -> None:
    t = made("mardi-gras", "pub-crawl", "levee-stroll")
    cards = [t.edition.vacations.index(card) for card in ("mardi-gras", "pub-crawl", "levee-stroll")]
    for viewer in (None, 0, 1, 2):
        for seat in range(3):
            sheet = t.seen_of(seat, viewer)
            assert sheet["has_vacation"] is True
            assert sheet["vacation"] == (cards[seat] if viewer == seat else None)
    assert t.seen_of(0, 0)["points"] == 8
    assert [t.seen_of(0, viewer)["points"] for viewer in (None, 1, 2)] == [0, 0, 0]


def test_FQ_Y3_without_tourism_there_is_nothing_to_hide() -> None:
    game = quarter(mayor=True)
    for state, _, _, _ in random_game(game, 3, 1):
        assert all(game.hidden(state, viewer) == {} for viewer in (None, 0, 1, 2))
    t = table(2)
    assert (t.seen_of(0, 1)["has_vacation"], t.seen_of(0, 1)["vacation"]) == (False, None)


def test_FQ_Y3_at_the_end_all_cards_are_shown_to_everybody() -> None:
    for edition, seats in TABLES:
        game = quarter(edition, tourism=True)
        state = last_position(game, seats, 2)
        t = Table(game, state)
        assert t.phase == "over"
        scores = game.scores(state)
        for viewer in (None, *range(seats)):
            assert [t.seen_of(seat, viewer)["vacation"] for seat in range(seats)] == state.vacation
            assert [t.seen_of(seat, viewer)["points"] for seat in range(seats)] == scores
            assert game.hidden(state, viewer) == {}
            assert game.determinize(state, viewer, Picker(1)).dump() == state.dump()
        result = game.result(state)
        assert result is not None
        for seat in range(seats):
            line = next(line for line in result.lines[seat] if line.key == "vacation")
            assert line.arguments == {"card": state.vacation[seat]}


# ---- guesses --------------------------------------------------------------------------------------------------------
def test_FQ_Y3_hidden_names_the_cards_of_the_others() -> None:
    t = made("mardi-gras", "pub-crawl", "levee-stroll")
    assert set(t.game.hidden(t.state, 1)) == {"vacation 0", "vacation 2"}
    assert set(t.game.hidden(t.state, None)) == {"vacation 0", "vacation 1", "vacation 2"}


def test_FQ_Y3_a_guess_keeps_all_that_is_known_and_deals_the_rest_anew() -> None:
    t = made("mardi-gras", "pub-crawl", "levee-stroll").plan()
    guesses = [t.game.determinize(t.state, 1, Picker(seed)) for seed in range(300)]
    own = t.state.vacation[1]
    for guess in guesses:
        assert guess.vacation[1] == own
        assert len(set(guess.vacation)) == 3
        assert {**guess.dump(), "vacation": 0} == {**t.state.dump(), "vacation": 0}
        assert guess is not t.state
    for seat in (0, 2):  # any card but one's own, the real one among them
        assert {guess.vacation[seat] for guess in guesses} == set(range(12)) - {own}
    assert {guess.vacation[0] for guess in (t.game.determinize(t.state, None, Picker(s)) for s in range(300))} == set(
        range(12)
    )


def test_FQ_Y3_a_guess_leaves_the_real_position_alone() -> None:
    t = made("mardi-gras", "pub-crawl", "levee-stroll").plan()
    before = t.state.dump()
    guess = t.game.determinize(t.state, 2, Picker(3))
    t.game.apply(guess, guess.seat, t.game.legal_actions(guess, guess.seat)[0])
    assert t.state.dump() == before


def test_FQ_Y3_a_guess_in_the_middle_of_the_deal_can_be_dealt_on() -> None:
    t = new_table(3, tourism=True).play_as(CHANCE, "start 1", "first 0", "vacation mardi-gras")
    for viewer in (None, 1, 2):
        for seed in range(30):
            guess = Table(t.game, t.game.determinize(t.state, viewer, Picker(seed)))
            assert guess.state.vacation[1:] == [-1, -1]
            guess.play(guess.legal()[0], guess.legal()[1])
            assert len(set(guess.state.vacation)) == 3


# ---- matches --------------------------------------------------------------------------------------------------------
def test_FQ_Y3_a_match_tells_nobody_anothers_card_before_the_end() -> None:
    game = quarter(mayor=True, tourism=True)
    m = Match(game, 3, seed=4)
    e = game.edition
    while not m.over:
        assert isinstance(m.state, FQState)
        for viewer in (None, 0, 1, 2):
            dealt = [event for event in m.events(viewer) if event.kind == "vacation"]
            cards = [event.data.get("card") for event in dealt]
            assert cards == [m.state.vacation[seat] if seat == viewer else None for seat in range(3)]
        m.play(m.actors[0], m.legal(m.actors[0])[-1])
    record = m.record()  # the host's: it has every draw
    assert [text for _, text in record.steps if text.startswith("vacation")] == [
        f"vacation {e.vacations[card]}" for card in as_state(m).vacation
    ]


def as_state(m: Match) -> FQState:
    assert isinstance(m.state, FQState)
    return m.state


def test_FQ_Y3_an_unfinished_match_keeps_its_seed() -> None:
    """From the seed anybody could draw the cards again."""
    m = Match(quarter(tourism=True), 2, seed=4)
    assert (m.record().seed, m.record().salt) == (None, None)


def test_FQ_A1_decks_have_no_order_so_only_what_is_left_in_them_is_known() -> None:
    t = table(2, mayor=True)
    view = t.game.observe(t.state, None)
    assert view["decks"] == [list(deck) for deck in t.state.decks]
    assert all(list(deck) == sorted(deck) for deck in t.state.decks)
    assert view["mayors"] == sorted(t.state.mayors)
    assert t.game.hidden(t.state, 0) == {}
