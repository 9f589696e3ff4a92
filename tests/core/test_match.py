"""One game being played: chance comes from the seed, the record grows, views are per seat."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import grandtour as gt
from grandtour.core.game import CHANCE, IllegalAction
from grandtour.core.match import Match
from grandtour.core.picker import Picker, commitment, salt_from
from grandtour.core.record import FalseRecord, parse
from grandtour.games.san_francisco.actions import Keep
from tests.builders import random_game, san_francisco


def play_out(m: Match, seed: int = 0) -> Match:
    picker = Picker(f"players {seed}")
    while not m.over:
        seat = m.actors[picker.below(len(m.actors))]
        legal = m.legal(seat)
        m.play(seat, legal[picker.below(len(legal))])
    return m


def match(seats: int = 2, seed: int | str = 7, edition: str = "tiny") -> Match:
    return Match(san_francisco(edition), seats, seed=seed)


def test_chance_has_acted_before_anybody_is_asked() -> None:
    m = match()
    assert CHANCE not in m.actors
    assert m.actors == [0, 1]
    assert all(step.seat == CHANCE for step in m.steps)


def test_the_same_seed_and_the_same_choices_give_the_same_game() -> None:
    assert str(play_out(match()).record()) == str(play_out(match()).record())
    assert str(match(seed=7).record()) == str(match(seed="7").record())
    assert match(seed=7).record().steps != match(seed=8).record().steps


def test_the_draws_are_the_pickers() -> None:
    m = match(seed=12)
    state, picker = m.game.new(2), Picker(12)
    while m.game.actors(state) == [CHANCE]:
        legal = m.game.legal_actions(state, CHANCE)
        m.game.apply(state, CHANCE, legal[picker.weighted(m.game.weights(state))])
    assert state.dump() == m.state.dump()


@pytest.mark.parametrize(("edition", "seats"), [("grand-tour", 2), ("grand-tour", 4), ("tiny", 3)])
def test_a_fast_draw_is_the_plain_draw(edition: str, seats: int) -> None:
    """Game.draw: an override must take the same words from the picker to the same action."""
    game = san_francisco(edition)
    for i, (state, seat, _, _) in enumerate(random_game(game, seats, 1, "tickets")):
        if seat == CHANCE:
            fast, plain = Picker(i), Picker(i)
            legal = game.legal_actions(state, CHANCE)
            assert game.draw(state, fast) == legal[plain.weighted(game.weights(state))]
            assert fast.word() == plain.word()
            assert len(legal) == len(game.weights(state))
            assert all(w > 0 for w in game.weights(state))


def test_without_a_seed_every_match_is_another() -> None:
    a, b = Match(san_francisco(), 2), Match(san_francisco(), 2)
    assert a.seed != b.seed
    assert a.commitment != b.commitment


@pytest.mark.parametrize("seed", ["", "two words", "line\nbreak", "x" * 201, "ü"])
def test_a_seed_that_no_record_could_hold_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="seed"):
        match(seed=seed)
    with pytest.raises(ValueError, match="salt"):
        Match(san_francisco(), 2, seed=1, salt=seed)


def test_seed_and_salt_are_committed_to_and_told_only_when_the_game_is_over() -> None:
    m = match(seed=7)
    assert m.commitment == m.record().commitment == commitment(7, salt_from(7))
    assert (m.record().seed, m.record().salt, m.record().scores) == (None, None, None)
    assert m.record().commitment in str(m.record())
    assert salt_from(7) not in str(m.record())
    play_out(m)
    assert (m.record().seed, m.record().salt) == ("7", salt_from(7))
    assert m.record().scores == tuple(m.game.scores(m.state))
    other = Match(m.game, 2, seed=7, salt="pepper")
    assert other.commitment == commitment(7, "pepper") != m.commitment


def test_play_takes_an_action_or_its_notation_and_says_what_happened() -> None:
    a, b = match(), match()
    action = a.legal(1)[0]
    assert [e.kind for e in a.play(1, action)] == ["keep"]
    assert [e.kind for e in b.play(1, b.game.write(action))] == ["keep"]
    assert a.state.dump() == b.state.dump()
    events = a.play(0, a.legal(0)[0])
    assert [e.kind for e in events][:2] == ["keep", "first"]  # chance's answer is among them


def test_events_are_told_to_each_as_they_may_know_them() -> None:
    m = play_out(match(seed=3))
    everything = [e for step in m.steps for e in step.events]
    for viewer in (0, 1, None):
        told = m.events(viewer)
        assert len(told) == len(everything)
        for event, seen in zip(everything, told, strict=True):
            if event.audience in (None, viewer):
                assert seen.data == event.data
            else:
                assert seen.data == event.others


def test_the_sampler_keeps_to_what_the_seat_knows_at_that_moment() -> None:
    m = match(3, 5, "grand-tour")
    sample = m.sampler(1)
    view = m.view(1)
    play_out(m)
    for k in range(5):
        assert m.game.observe(sample(Picker(k)), 1) == view


def test_the_sampler_tells_what_the_others_were_seen_to_choose() -> None:
    m = match(3, 5, "grand-tour")
    early = m.sampler(1)
    play_out(m)
    assert early.seen() == [], "what came later is not known yet"
    seen = m.sampler(1).seen()
    chosen = [step for step in m.steps if step.seat not in (CHANCE, 1) and not isinstance(step.action, Keep)]
    assert [(choice.seat, choice.action) for choice in seen] == [(step.seat, step.action) for step in chosen]
    state, drawn_anew = m.game.new(3), 0
    for step in m.steps:
        if seen and seen[0].action is step.action and seen[0].seat == step.seat:
            then = seen.pop(0).state
            assert m.game.observe(then, 1) == m.game.observe(state, 1), "it fits what the seat saw then"
            drawn_anew += m.game.hidden(then, 1) != m.game.hidden(state, 1)
        m.game.apply(state, step.seat, step.action)
    assert not seen
    assert drawn_anew > len(chosen) / 2, "and holds nothing of what was hidden from it"


def test_what_was_seen_is_made_once() -> None:
    m = match(2, 5, "grand-tour")
    for _ in range(12):
        m.play(m.actors[0], m.legal(m.actors[0])[0])
    first = m.sampler(0).seen()
    assert first
    m.play(m.actors[0], m.legal(m.actors[0])[0])
    assert m.fork().sampler(0).seen()[: len(first)] == first


@pytest.mark.parametrize("edition", ["grand-tour", "tiny"])
def test_the_views_of_a_match_are_the_games(edition: str) -> None:
    m = match(3, 1, edition)
    for viewer in (0, 1, 2, None):
        assert m.view(viewer) == m.game.observe(m.state, viewer)
    assert m.result() is None
    assert play_out(m).result() is not None


# ---- resuming -----------------------------------------------------------------------------------------------------
@given(st.integers(0, 500), st.integers(0, 120))
def test_a_match_is_resumed_from_its_record_and_goes_on_alike(seed: int, steps: int) -> None:
    m = match(seed=seed)
    picker = Picker(seed)
    for _ in range(steps):
        if m.over:
            break
        seat = m.actors[picker.below(len(m.actors))]
        m.play(seat, m.legal(seat)[picker.below(len(m.legal(seat)))])
    again = Match.resume(m.game, parse(str(m.record())), m.seed, m.salt)
    assert again.state.dump() == m.state.dump()
    assert str(again.record()) == str(m.record())
    assert str(play_out(again).record()) == str(play_out(m).record())


def test_a_match_is_not_resumed_with_another_seed_or_salt() -> None:
    record = match(seed=7).record()
    for seed, salt in ((8, None), (7, "pepper")):
        with pytest.raises(FalseRecord):
            Match.resume(san_francisco("tiny"), record, seed, salt)


def test_a_match_is_not_resumed_from_a_record_whose_chance_was_changed() -> None:
    m = play_out(match(seed=7))
    text = str(m.record())
    lines = text.split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("* card"))
    lines[at] = "* card blue" if lines[at] != "* card blue" else "* card red"
    with pytest.raises(FalseRecord):
        Match.resume(m.game, parse("\n".join(lines)), 7)


def test_a_match_is_not_resumed_from_a_record_with_a_step_that_is_not_legal() -> None:
    m = match(seed=7)
    m.play(0, m.legal(0)[0])
    text = str(m.record()).replace("0 keep", "1 keep")
    with pytest.raises(FalseRecord):
        Match.resume(m.game, parse(text), 7)


def test_the_public_names_of_the_contract() -> None:
    game = gt.game("san-francisco")
    m = gt.Match(game, seats=3, seed=7)
    assert m.legal(0) == game.legal_actions(m.state, 0)
    assert str(m.record()).startswith("grandtour record 1\ngame san-francisco\n")


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_GT_3_a_seat_that_is_not_at_the_table_has_no_view_and_nothing_to_take_back(seat: int) -> None:
    m = Match(san_francisco(), 2, seed=1)
    for ask in (m.view, m.events, m.sampler, m.undo, m.can_undo):
        with pytest.raises(IllegalAction) as caught:
            ask(seat)
        assert caught.value.rule == "GT-3"


def test_a_seed_is_a_number_or_a_word() -> None:
    for seed in (1.5, "a b", "", "line\nfeed"):
        with pytest.raises(ValueError, match="seed"):
            Match(san_francisco(), 2, seed=seed)  # type: ignore[arg-type]
