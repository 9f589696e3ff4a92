"""NY-C1 to NY-S3: what there is, and what happens before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.game import CHANCE
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.actions import Card
from grandtour.games.explore_new_york.edition import KINDS, STAR, SYMBOLS, count, counts
from tests.new_york import Table, ends_of, last_position, new_table, new_york, random_game, random_step, sides_of, table

EDITIONS = ["grand-tour", "tiny"]
CORNERS = ["1,1", "6,1", "1,6", "6,6"]


# ---- what there is ----------------------------------------------------------------------------------------------
def test_NY_C1_two_to_four_players_and_one_in_the_house_mode() -> None:
    game = new_york()
    assert game.seat_counts == [1, 2, 3, 4]
    assert game.edition.house_seats == [1]
    for seats in (-1, 0, 5):
        with pytest.raises(ValueError, match="NY-C1"):
            game.new(seats)
    with pytest.raises(ValueError, match="NY-C1"):
        new_york("tiny").new(4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_NY_C1_everybody_has_an_empty_copy_of_the_same_map(seats: int) -> None:
    t = table(seats)
    for seat in range(seats):
        assert t.crowd(seat) == {}
        assert t.map_links(seat) == []
        assert t.used_cafes(seat) == []
    t.turn_cards("4b", "5a").play_as(0, "block 4,5", "link 4,4-4,5")
    for other in range(1, seats):
        assert t.crowd(other) == {}
        assert t.map_links(other) == []
    assert t.legal(1) == ["block 5,4", "block 4,5"]  # the same block is free on another's map


def test_NY_C1_alone_it_is_a_score_attack_by_name_with_three_cards_removed_and_eight_turns() -> None:
    e = new_york().edition
    assert (e.removed[1], e.turns[1]) == (3, 8)
    game = new_york()
    assert game.observe(game.new(1), 0)["mode"] == "score-attack"
    assert game.observe(game.new(2), 0)["mode"] == "rulebook"
    state = last_position(game, 1, 4)
    assert (state.turn, len(state.deck)) == (8, 3)
    result = game.result(state)
    assert result is not None
    assert result.ranking == ((0,),)
    assert (result.why.rule, result.why.arguments["case"]) == ("NY-C1", "alone")


def test_NY_C2_x_runs_from_the_left_and_y_from_the_top() -> None:
    e = new_york().edition
    assert (e.width, e.height) == (6, 6)
    assert e.blocks[:7] == ["1,1", "2,1", "3,1", "4,1", "5,1", "6,1", "1,2"]
    assert e.blocks[-1] == "6,6"
    kind = dict(zip(e.blocks, e.block_kind, strict=True))
    assert KINDS[kind["5,1"]] == "green"  # the file's first row is the topmost: "S B . . G Y"
    assert KINDS[kind["1,5"]] == "green"
    assert (KINDS[kind["6,1"]], KINDS[kind["1,6"]]) == ("yellow", "green")


def test_NY_C2_the_block_right_of_another_shares_its_right_side_and_the_one_below_its_bottom() -> None:
    e = new_york().edition
    along = {e.links[link]: [e.blocks[block] for block in e.link_blocks[link]] for link in range(len(e.links))}
    assert along["4,1-4,2"] == ["4,2", "5,2"]
    assert along["3,2-4,2"] == ["4,2", "4,3"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_NY_C3_roads_run_around_every_block(edition: str) -> None:
    e, tables = new_york(edition).edition, new_york(edition).tables
    for number, block in enumerate(e.blocks):
        assert {ends_of(e, link) for link in tables.sides[number]} == sides_of(e, block), block
    roads = [ends_of(e, link) for link in range(len(e.links))]
    assert len(set(roads)) == len(roads)
    assert set(roads) == {side for block in e.blocks for side in sides_of(e, block)}


def test_NY_C3_45_intersections_and_80_links_60_between_two_blocks_16_on_the_border_4_arcs() -> None:
    e, tables = new_york().edition, new_york().tables
    assert (len(e.points), len(e.links)) == (45, 80)
    arcs = [link for link in e.links if link in ("0,1-1,0", "5,0-6,1", "0,5-1,6", "5,6-6,5")]
    beside = Counter(len(blocks) for blocks in e.link_blocks)
    assert (beside[2], beside[1] - len(arcs), len(arcs)) == (60, 16, 4)
    assert Counter(len(sides) for sides in tables.sides) == {4: 32, 3: 4}


def test_NY_C3_a_rounded_corner_is_one_link_of_the_corner_block_alone() -> None:
    e = new_york().edition
    along = {e.links[link]: [e.blocks[block] for block in e.link_blocks[link]] for link in range(len(e.links))}
    assert [along[arc] for arc in ("0,1-1,0", "5,0-6,1", "0,5-1,6", "5,6-6,5")] == [[block] for block in CORNERS]
    assert not {"0,0", "6,0", "0,6", "6,6"} & set(e.point_names)


def test_NY_C3_three_or_four_roads_meet_at_every_intersection_of_our_map() -> None:
    e = new_york().edition
    meet = Counter(point for link in range(len(e.links)) for point in ends_of(e, link))
    border = {(x, y) for x, y in e.points if x in (0, 6) or y in (0, 6)}
    assert {meet[point] for point in border} == {3}
    assert {meet[point] for point in e.points if point not in border} == {4}


def test_NY_C4_six_kinds_of_blocks_and_cafes_with_two_tourists_at_intersections() -> None:
    e = new_york().edition
    kinds = Counter(KINDS[kind] for kind in e.block_kind)
    assert kinds == {"red": 3, "green": 3, "blue": 3, "yellow": 3, "grey": 4, "white": 20}
    assert [sum(counts(group)) for group in e.cafe_tourists] == [2] * len(e.cafes)
    assert sum(cafe >= 0 for cafe in e.cafe_of) == len(e.cafes) == 6
    assert [e.cafe_of[e.cafe_point[cafe]] for cafe in range(6)] == list(range(6))


def test_NY_C5_27_cards_with_a_number_or_a_star_one_or_two_tourists_some_with_a_plus() -> None:
    e = new_york().edition
    assert len(e.cards) == 27
    assert Counter(e.card_number) == {STAR: 3, **dict.fromkeys(range(1, 7), 4)}
    assert {sum(counts(group)) for group in e.card_tourists} == {1, 2}
    assert [sum(count(group, symbol) for group in e.card_tourists) for symbol in range(len(SYMBOLS))] == [11, 11, 11]
    assert [e.cards[card] for card in range(27) if e.card_plus[card]] == ["2a", "4a", "6a"]


# ---- set-up -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "removed"), [(1, 3), (2, 3), (3, 0), (4, 3)])
def test_NY_S1_three_cards_are_removed_unless_three_play(seats: int, removed: int) -> None:
    game = new_york()
    seen: list[int] = []
    for _, seat, action, _ in random_game(game, seats, 1):
        if seat == CHANCE and isinstance(action, Card):
            seen.append(action.card)
    assert len(seen) == len(set(seen)) == 27 - removed
    assert len(last_position(game, seats, 1).deck) == removed


def test_NY_S1_any_card_may_be_among_the_removed_and_nobody_sees_which() -> None:
    game = new_york()
    left = Counter(card for seed in range(60) for card in last_position(game, 2, seed).deck)
    assert set(left) == set(range(27))
    for state, seat, _, _ in random_game(game, 2, 3):
        if seat == CHANCE and state.turn:
            drawn = [action.code for action in game.legal_actions(state, CHANCE)]
            assert drawn == game.observe(state, 0)["deck"] == game.observe(state, None)["deck"]
            assert set(game.weights(state)) == {1}


@pytest.mark.parametrize(("seats", "turns"), [(1, 8), (2, 8), (3, 9), (4, 8)])
def test_NY_S2_until_the_deck_is_used_up_eight_turns_or_nine_with_three(seats: int, turns: int) -> None:
    t = table(seats)
    for turn in range(1, turns + 1):
        assert (t.state.turn, t.phase) == (turn, "reveal")
        cards = [t.edition.cards[card] for card in t.state.deck[:2]]
        t.turn_cards(*cards).any_turn(*range(seats))
    assert t.phase == "over"
    assert t.actors == []
    assert t.kinds()[-1] == "over"
    assert len(t.state.deck) == t.edition.removed[seats]
    result = t.game.result(t.state)
    assert result is not None
    assert (result.ended_by.rule, result.ended_by.arguments["turns"]) == ("NY-S2", turns)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_NY_S2_everybody_is_first_player_equally_often(seats: int) -> None:
    first = Counter(
        seat
        for _, seat, action, _ in random_game(new_york(), seats, 2)
        if seat != CHANCE and type(action).__name__ == "Discard"
    )
    assert first == dict.fromkeys(range(seats), (9 if seats == 3 else 8) // seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_NY_S3_chance_draws_the_first_player_each_as_likely(seats: int) -> None:
    t = new_table(seats)
    assert (t.phase, t.actors) == ("setup", [CHANCE])
    assert t.legal(CHANCE) == [f"first {seat}" for seat in range(seats)]
    assert t.game.weights(t.state) == [1] * seats
    for seat in range(seats):
        after = t.copy().play_as(CHANCE, f"first {seat}")
        assert (after.state.first, after.state.turn, after.phase) == (seat, 1, "reveal")


@pytest.mark.parametrize(("edition", "seats"), [("grand-tour", 3), ("tiny", 2)])
def test_NY_S3_a_fast_draw_is_the_plain_draw(edition: str, seats: int) -> None:
    """Game.draw: an override must take the same words from the picker to the same action."""
    game = new_york(edition)
    for i, (state, seat, _, _) in enumerate(random_game(game, seats, 1)):
        if seat == CHANCE:
            fast, plain = Picker(i), Picker(i)
            legal = game.legal_actions(state, CHANCE)
            assert game.draw(state, fast) == legal[plain.weighted(game.weights(state))]
            assert fast.word() == plain.word()


# ---- positions that are none ----------------------------------------------------------------------------------------
def test_NY_C1_a_position_of_five_players_is_refused() -> None:
    game = new_york()
    with pytest.raises(ValueError, match="5 seats"):
        game.load({**game.new(4).dump(), "seats": 5})


NONSENSE: list[tuple[str, object]] = [
    ("seats", "2"),
    ("seats", True),
    ("phase", "lunch"),
    ("phase", None),
    ("turn", 9),
    ("turn", -1),
    ("first", 2),
    ("deck", "all of it"),
    ("deck", [0, 1, 99]),
    ("shown", [27, 28]),
    ("shown", [None]),
    ("tourists", []),
    ("tourists", [-1] * 72),
    ("drawn", [2] * 160),
    ("drawn", {}),
    ("used", [64, 0]),
    ("doing", ["block", "asleep"]),
    ("doing", "block"),
    ("block", [36, 0]),
    ("fallback", [2, 0]),
    ("lines", [[80], []]),
    ("lines", [0, 1]),
    ("visited", [0, -1]),
    ("fallbacks", [0]),
]


@pytest.mark.parametrize(("field", "value"), NONSENSE, ids=[f"{field}={value!r:.12}" for field, value in NONSENSE])
def test_NY_C1_a_dump_with_nonsense_in_it_is_refused(field: str, value: object) -> None:
    game = new_york()
    dump = table().turn_cards("4b", "5a").state.dump()
    assert game.load(dump).dump() == dump
    with pytest.raises(ValueError, match="not an Explore New York position"):
        game.load({**dump, field: value})
    del dump[field]
    with pytest.raises(ValueError, match="not an Explore New York position"):
        game.load(dump)


def of_phase(phase: str) -> Table:
    t = table()
    if phase == "mark":
        return t.turn_cards("4b", "2a").play_as(0, "block 4,2", "link 4,1-4,2").play_as(1, "block 2,4")
    return t.reveal("4b", "5a", "1a") if phase == "discard" else t


CONTRADICTIONS: list[tuple[str, dict[str, object]]] = [
    ("mark", {"shown": []}),
    ("mark", {"shown": [1]}),
    ("mark", {"shown": [1, 1]}),
    ("mark", {"first": -1}),
    ("mark", {"turn": 0}),
    ("mark", {"doing": ["done", "done"]}),
    ("mark", {"block": [-1, -1]}),
    ("mark", {"doing": ["block", "links"]}),
    ("mark", {"lines": [[0, 0], []]}),
    ("mark", {"visited": [3, 0]}),
    ("mark", {"fallbacks": [-1, 0]}),
    ("mark", {"deck": []}),
    ("discard", {"shown": [1, 2]}),
    ("discard", {"doing": ["block", "block"]}),
    ("reveal", {"shown": [1, 2, 3]}),
    ("reveal", {"deck": []}),
    ("reveal", {"deck": [0, 0, 1]}),
    ("reveal", {"first": -1}),
    ("reveal", {"phase": "setup"}),
    ("reveal", {"phase": "over"}),
]


@pytest.mark.parametrize(
    ("phase", "changes"), CONTRADICTIONS, ids=[f"{phase} {changes}" for phase, changes in CONTRADICTIONS]
)
def test_NY_T2_a_dump_that_contradicts_itself_is_refused(phase: str, changes: dict[str, object]) -> None:
    """A host that loads a spoilt file must hear it at once, not by a crash in the middle of the game."""
    t = of_phase(phase)
    dump = t.state.dump()
    assert t.game.load(dump).dump() == dump
    with pytest.raises(ValueError, match="not an Explore New York position"):
        t.game.load({**dump, **changes})


@given(st.sampled_from(EDITIONS), st.integers(0, 30), st.data())
def test_NY_T2_a_dump_with_one_number_changed_is_refused_or_can_be_played_on(
    edition: str, seed: int, data: st.DataObject
) -> None:
    game, picker = new_york(edition), Picker(seed)
    at = data.draw(st.integers(0, 60))
    dump = next((s.dump() for i, (s, _, _, _) in enumerate(random_game(game, 2, seed)) if i == at), game.new(2).dump())
    field = data.draw(st.sampled_from(sorted(dump)))
    value = dump[field]
    change = data.draw(st.integers(-2, 3))
    if isinstance(value, int):
        dump[field] = change
    elif isinstance(value, list) and value and isinstance(value[0], int):
        numbers = cast("list[int]", value)
        numbers[data.draw(st.integers(0, len(numbers) - 1))] = change
    elif field == "phase":
        dump[field] = data.draw(st.sampled_from(["setup", "reveal", "discard", "mark", "over"]))
    try:
        state = game.load(dump)
    except ValueError:
        return
    for _ in range(game.max_steps(2)):
        if not game.actors(state):
            break
        game.play(state, *random_step(game, state, picker))
    assert game.result(state) is not None
