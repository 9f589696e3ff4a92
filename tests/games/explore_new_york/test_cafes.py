"""NY-K1: cafes send their two tourists to the block of the turn, each once a game and player."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.game import CHANCE
from grandtour.games.explore_new_york.actions import End, Link
from grandtour.games.explore_new_york.edition import counts
from tests.new_york import new_york, random_game, table


def test_NY_K1_a_link_that_ends_at_a_cafe_brings_its_two_tourists_at_once() -> None:
    t = table().turn_cards("4b", "5a").play_as(0, "block 5,4", "link 4,4-5,4")
    assert (t.people(0, "5,4"), t.used_cafes(0)) == ([0, 1, 2], [])
    t.play_as(0, "link 5,4-6,4")  # Inwood: circle and square
    assert (t.people(0, "5,4"), t.used_cafes(0)) == ([1, 2, 2], ["inwood"])
    assert t.events[-1].data["cafes"] == [t.cafe("inwood")]
    t.play_as(0, "end")
    assert t.events[-1].data["cafes"] == [t.cafe("inwood")]
    assert t.events[-1].data["tourists"] == [1, 2, 2]


def test_NY_K1_either_end_of_the_link_counts() -> None:
    """The cafe stands at 4,0: written first in one of these links and last in the other."""
    for link in ("3,0-4,0", "4,0-5,0", "4,0-4,1"):
        t = table().turn_cards("1c", "1d").play_as(0, "block 1,1", f"link {link}")
        assert t.people(0, "1,1") == [2, 1, 1], link


def test_NY_K1_the_tourists_go_to_the_block_of_this_turn_wherever_the_cafe_is() -> None:
    t = table().turn_cards("1c", "1d").play_as(0, "block 1,1", "link 6,4-6,5", "end")
    assert t.crowd(0) == {"1,1": [1, 2, 1]}


def test_NY_K1_a_used_cafe_brings_nobody_again() -> None:
    t = table().drawn(0, "5,4-6,4").turn_cards("4b", "5a").play_as(0, "block 5,4", "link 6,3-6,4")
    assert t.people(0, "5,4") == [0, 1, 2]
    assert t.used_cafes(0) == ["inwood"]


def test_NY_K1_two_links_of_one_turn_at_the_same_cafe_bring_its_tourists_once() -> None:
    t = table().turn_cards("4b", "6c").play_as(0, "block 6,4", "link 6,3-6,4", "link 6,4-6,5")
    assert t.people(0, "6,4") == [1, 3, 0]


def test_NY_K1_once_for_each_player() -> None:
    t = table().turn_cards("4b", "5a")
    for seat in (0, 1):
        t.play_as(seat, "block 5,4", "link 5,4-6,4")
        assert t.people(seat, "5,4") == [1, 2, 2]
    assert (t.used_cafes(0), t.used_cafes(1)) == (["inwood"], ["inwood"])


def test_NY_K1_several_cafes_in_one_turn() -> None:
    t = table().turn_cards("4a", "2a").play_as(0, "block 4,2", "link 4,1-5,1", "link 6,3-6,4", "link 0,2-1,2")
    assert t.used_cafes(0) == ["upper-west-side", "bowling-green", "inwood"]
    assert t.people(0, "4,2") == [1, 1 + 1 + 2 + 1, 1 + 1]


def test_NY_K1_a_pair_of_links_may_reach_a_cafe_with_each() -> None:
    t = table(2, "tiny").turn_cards("3a", "3c").play_as(0, "block 3,3", "link 2,2-3,2", "link 3,2-3,3")
    assert t.used_cafes(0) == ["fountain", "ferry-pier"]
    assert t.people(0, "3,3") == [2, 0, 4]


def test_NY_K1_an_arc_reaches_the_cafe_at_its_end() -> None:
    t = table(2, "tiny").turn_cards("1a", "1c").play_as(0, "block 1,1", "link 0,1-1,0")
    assert t.used_cafes(0) == ["corner-shop"]


def test_NY_K1_a_fallback_has_the_cafes_too() -> None:
    t = table().taken(0, "2,2").turn_cards("2b", "2c").play_as(0, "block 5,6", "tourist triangle", "link 4,1-5,1")
    assert t.people(0, "5,6") == [0, 1, 2]
    assert t.used_cafes(0) == ["upper-west-side"]


def test_NY_K1_a_block_that_a_cafe_filled_is_taken() -> None:
    t = table().turn_cards("1c", "1d").play_as(0, "block 1,1", "link 6,4-6,5", "end").any_turn(1)
    t.turn_cards("star-a", "star-b")
    assert "1,1" not in t.blocks(0)


@given(st.sampled_from(["grand-tour", "tiny"]), st.integers(0, 10**6))
def test_NY_K1_each_cafe_brings_its_tourists_once_a_game(edition: str, seed: int) -> None:
    """Counted again over random games: a cafe is used exactly when a link of the map ends there, and never twice."""
    game = new_york(edition)
    e = game.edition
    brought = [[0] * len(e.cafes) for _ in range(3)]
    for state, seat, action, events in random_game(game, 3, seed):
        if seat == CHANCE:
            continue
        if isinstance(action, Link):
            after = state.copy()
            out = game.play(after, seat, action)
            assert events == []  # the step is taken when the loop goes on
            cafes = out[0].data["cafes"]
            assert isinstance(cafes, list)
            before, now = (sum(sum(counts(g)) for g in s.tourists) for s in (state, after))
            assert now - before == 2 * len(cafes)
            for cafe in cafes:
                brought[seat][cafe] += 1
        if isinstance(action, End):
            drawn = [link for link in range(len(e.links)) if state.drawn[seat * len(e.links) + link]]
            reached = {e.cafe_of[p] for link in drawn for p in (e.link_a[link], e.link_b[link])} - {-1}
            assert brought[seat] == [int(cafe in reached) for cafe in range(len(e.cafes))]
            assert state.used[seat] == sum(1 << cafe for cafe in reached)
    assert any(any(row) for row in brought)
