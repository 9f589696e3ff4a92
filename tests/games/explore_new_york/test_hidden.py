"""NY-T2: an unfinished turn is its player's own; once it is ended everybody sees all of it."""

from __future__ import annotations

import json

import pytest

from grandtour.core.game import CHANCE
from grandtour.core.match import Match
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.actions import Discard, End
from tests.new_york import Table, new_york, random_game, table


def seen(t: Table, viewer: int | None) -> str:
    """The view to the byte."""
    return json.dumps(t.game.observe(t.state, viewer), sort_keys=True)


def test_NY_T2_nobody_else_sees_anything_of_an_unfinished_turn() -> None:
    t = table(3).turn_cards("4b", "2a")
    others = (None, 1, 2)
    before = [seen(t, viewer) for viewer in others]
    for text in ("block 4,2", "link 4,1-5,1", "link 4,1-4,2", "link 6,4-6,5"):  # two cafes on the way
        own = seen(t, 0)
        t.events.clear()
        t.play_as(0, text)
        assert [seen(t, viewer) for viewer in others] == before
        assert seen(t, 0) != own
        assert [event.seen_by(viewer) for event in t.events for viewer in others] == [None] * 3
        assert [event.seen_by(0) is not None for event in t.events] == [True]
        assert t.actors == [0, 1, 2]


def test_NY_T2_a_fallback_is_not_seen_either() -> None:
    t = table(2).taken(0, "2,4", "4,2").turn_cards("4b", "2a")
    before = seen(t, 1)
    t.play_as(0, "block 6,6", "tourist square", "link 1,1-2,1")
    assert seen(t, 1) == before
    t.play_as(0, "link 1,2-2,2", "end")
    turn = t.seen_of(0, 1)["turn"]
    assert isinstance(turn, dict)
    assert turn["fallback"] is True
    assert t.seen_of(0, 1)["fallbacks"] == 1


def test_NY_T2_when_the_turn_is_ended_everybody_sees_all_of_it() -> None:
    t = table(3).turn_cards("4b", "2a").play_as(0, "block 4,2", "link 4,1-5,1", "link 4,1-4,2", "link 6,4-6,5")
    own = t.seen_of(0, 0)
    t.events.clear()
    t.play_as(0, "end")
    wanted = {
        "block": t.block("4,2"),
        "fallback": False,
        "tourists": [1, 3, 2],  # both cards have triangle and square; one cafe square and triangle, one circle, square
        "links": [t.link(link) for link in ("4,1-5,1", "4,1-4,2", "6,4-6,5")],
        "cafes": [t.cafe("upper-west-side"), t.cafe("inwood")],
    }
    for viewer in (None, 1, 2):
        told = [event.seen_by(viewer) for event in t.events]
        assert [(event.kind, event.seat, event.data) for event in told if event] == [("turn", 0, wanted)]
        now = t.seen_of(0, viewer)
        assert now["done"] is True
        assert {key: now[key] for key in ("tourists", "links", "cafes")} == {
            key: own[key] for key in ("tourists", "links", "cafes")
        }
        turn = now["turn"]
        assert isinstance(turn, dict)
        assert turn == {
            "doing": "done",
            "block": wanted["block"],
            "fallback": False,
            "links": wanted["links"],
            "cafes": wanted["cafes"],
            "due": 0,
            "may_extend": False,
        }


def test_NY_T2_ones_own_view_shows_the_unfinished_turn() -> None:
    t = table(2).turn_cards("4b", "2a").play_as(0, "block 4,2", "link 4,1-5,1")
    mine = t.seen_of(0, 0)
    assert mine["done"] is False
    assert mine["tourists"] == [[t.block("4,2"), 0, 2, 2]]
    assert mine["links"] == [t.link("4,1-5,1")]
    assert mine["cafes"] == [t.cafe("upper-west-side")]
    assert mine["turn"] == {
        "doing": "links",
        "block": t.block("4,2"),
        "fallback": False,
        "links": [t.link("4,1-5,1")],
        "cafes": [t.cafe("upper-west-side")],
        "due": 1,
        "may_extend": False,
    }
    assert "turn" not in t.seen_of(0, 1)
    assert "turn" not in t.seen_of(0, None)


def test_NY_T2_earlier_turns_stay_open_while_the_next_one_is_played() -> None:
    t = table(2).turn_cards("4b", "5a").play_as(0, "block 4,5", "link 3,4-4,4", "end").any_turn(1)
    shown = t.seen_of(0, 1)
    t.turn_cards("2a", "3c").play_as(0, "block 2,3", "link 0,1-1,0")
    now = t.seen_of(0, 1)
    assert (now["tourists"], now["links"], now["cafes"]) == (shown["tourists"], shown["links"], shown["cafes"])


@pytest.mark.parametrize(("edition", "seats"), [("grand-tour", 4), ("tiny", 3), ("tiny", 1)])
def test_NY_T2_no_step_but_the_discard_and_the_end_is_seen_in_whole_games(edition: str, seats: int) -> None:
    game = new_york(edition)
    for seed in range(3):
        for state, seat, action, _ in random_game(game, seats, seed):
            if seat == CHANCE:
                continue
            after = state.copy()
            events = game.play(after, seat, action)
            for viewer in (None, *range(seats)):
                if viewer == seat:
                    continue
                before, now = (json.dumps(game.observe(s, viewer)) for s in (state, after))
                told = [event.seen_by(viewer) for event in events]
                if isinstance(action, Discard | End):
                    assert before != now
                    assert all(event is not None for event in told)
                else:
                    assert before == now
                    assert told == [None]


def test_NY_T2_determinize_takes_back_what_the_viewer_cannot_know_and_nothing_else() -> None:
    t = table(3).turn_cards("4b", "2a")
    fresh = t.copy()
    t.play_as(0, "block 4,2", "link 4,1-5,1", "link 4,1-4,2")
    t.play_as(1, "block 2,4", "link 6,4-6,5", "link 0,1-0,2", "end")
    fresh.play_as(1, "block 2,4", "link 6,4-6,5", "link 0,1-0,2", "end")
    for viewer in (None, 1, 2):
        guess = t.game.determinize(t.state, viewer, Picker(1))
        assert guess.dump() == fresh.state.dump()
        assert guess is not t.state
    assert t.game.determinize(t.state, 0, Picker(1)).dump() == t.state.dump()


def test_NY_T2_a_cafe_used_before_stays_used_when_the_unfinished_turn_is_forgotten() -> None:
    t = table(2).drawn(0, "5,4-6,4").turn_cards("4b", "2a")
    before = t.state.dump()
    t.play_as(0, "block 4,2", "link 6,4-6,5", "link 4,1-5,1")
    assert t.used_cafes(0) == ["upper-west-side", "inwood"]
    assert t.game.determinize(t.state, 1, Picker(0)).dump() == before


@pytest.mark.parametrize("text", ["block 4,2", "link 4,1-4,2", "link 4,2-4,3"])
def test_NY_T2_hidden_names_the_unfinished_turns_of_the_others(text: str) -> None:
    t = table(3).turn_cards("4b", "2b")
    for step in ("block 4,2", "link 4,1-4,2", "link 4,2-4,3"):
        before = t.game.hidden(t.state, 1)
        t.play_as(0, step)
        assert t.game.hidden(t.state, 1) != before
        if step == text:
            break
    assert set(t.game.hidden(t.state, 1)) == {"turn 0", "turn 2"}
    assert set(t.game.hidden(t.state, None)) == {"turn 0", "turn 1", "turn 2"}
    t.any_turn(0, 2)
    assert set(t.game.hidden(t.state, 1)) == set()


def test_NY_S1_the_deck_has_no_order_so_only_the_set_of_unseen_cards_is_known() -> None:
    """In which order they will come, and which three never will, is drawn card by card: nothing is there to be seen."""
    t = table(2)
    deck = t.game.observe(t.state, 0)["deck"]
    assert deck == sorted(t.state.deck)
    assert t.game.hidden(t.state, 0) == {}


def test_NY_T2_events_of_a_match_tell_a_late_viewer_no_unfinished_turn() -> None:
    m = Match(new_york(), 3, seed=5)
    m.play(m.actors[0], m.legal(m.actors[0])[0])
    told = [len(m.events(viewer)) for viewer in (None, 1, 2)]
    for _ in range(2):
        m.play(0, m.legal(0)[0])
    assert [len(m.events(viewer)) for viewer in (None, 1, 2)] == told
    assert len(m.events(0)) == told[0] + 2
