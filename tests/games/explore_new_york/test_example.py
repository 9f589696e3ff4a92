"""The worked example of the rulebooks on our board: both told turns move by move, then the game to its end.

example.json also says which blocks, tourists, links and cafes each turn has; the test plays the links one by one and
compares after each.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from grandtour.core.game import CHANCE
from grandtour.core.match import Match
from grandtour.core.record import Record, verify
from grandtour.games.explore_new_york.edition import SYMBOLS
from tests.new_york import Table, table

EXAMPLE: dict[str, Any] = json.loads(Path(__file__).with_name("example.json").read_text(encoding="utf-8"))
SEATS = {"max": 0, "lina": 1}
MAX, LINA = 0, 1


def group(symbols: list[str]) -> list[int]:
    counted = Counter(symbols)
    return [counted[symbol] for symbol in SYMBOLS]


def begin(t: Table, turn: dict[str, Any]) -> Table:
    """Its cards, and the first player's discard."""
    assert t.state.turn == turn["turn"]
    assert t.state.first == SEATS[turn["first"]]
    t.reveal(turn["discarded"], *turn["kept"])
    return t.play_as(t.state.first, f"discard {turn['discarded']}")


def play(t: Table, turn: dict[str, Any]) -> Table:
    """A whole turn of both, each told mark compared."""
    begin(t, turn)
    for name, move in turn["moves"].items():
        seat = SEATS[name]
        used = t.used_cafes(seat)
        assert move["block"] in t.blocks(seat)
        t.play_as(seat, f"block {move['block']}")
        assert t.people(seat, move["block"]) == group(move["tourists"])
        for link in move["links"]:
            t.play_as(seat, f"link {link}")
        cafes = [cafe["id"] for cafe in move["cafes"]]
        bonus = [symbol for cafe in move["cafes"] for symbol in cafe["tourists"]]
        assert sorted(t.used_cafes(seat)) == sorted(used + cafes)
        assert t.people(seat, move["block"]) == group(move["tourists"] + bonus)
        t.play_as(seat, "end")
    return t


def played(turns: int) -> Table:
    t = table(2, first=MAX)
    for turn in EXAMPLE["turns"][:turns]:
        play(t, turn)
    return t


# ---- as told --------------------------------------------------------------------------------------------------------
def test_NY_T1_max_keeps_the_4_and_the_5_and_discards_the_star() -> None:
    t = begin(table(2, first=MAX), EXAMPLE["turns"][0])
    e = t.edition
    assert [e.card_number[card] for card in t.state.shown] == [4, 5]
    assert sorted(t.blocks(MAX)) == sorted(t.blocks(LINA)) == ["4,5", "5,4"]


def test_NY_L1_max_draws_three_tourists_and_two_links_straight_down() -> None:
    t = begin(table(2, first=MAX), EXAMPLE["turns"][0])
    t.play_as(MAX, "block 4,5")
    assert sum(t.people(MAX, "4,5")) == 3
    t.play_as(MAX, "link 4,4-4,5", "link 4,5-4,6")  # along the block, then straight on
    assert t.legal(MAX) == ["end"]
    assert t.used_cafes(MAX) == []


def test_NY_K1_linas_second_link_leads_to_a_cafe_whose_two_tourists_join_her_three() -> None:
    t = begin(table(2, first=MAX), EXAMPLE["turns"][0])
    t.play_as(LINA, "block 5,4")
    assert t.people(LINA, "5,4") == [0, 1, 2]
    t.play_as(LINA, "link 4,4-5,4")
    assert t.used_cafes(LINA) == []
    t.play_as(LINA, "link 5,4-6,4")
    assert t.used_cafes(LINA) == ["inwood"]
    assert t.people(LINA, "5,4") == [1, 2, 2]
    t.play_as(LINA, "end").any_turn(MAX)
    assert t.state.first == LINA


def test_NY_L3_in_the_second_turn_both_choose_4_2_and_draw_three_links_because_of_the_plus() -> None:
    t = begin(played(1), EXAMPLE["turns"][1])
    assert t.state.first == LINA
    assert [t.edition.card_number[card] for card in t.state.shown] == [4, 2]
    for seat in (MAX, LINA):
        t.play_as(seat, "block 4,2")
        assert t.people(seat, "4,2") == [0, 0, 2]
    t.play_as(LINA, "link 4,1-4,2", "link 4,2-4,3", "link 4,3-4,4")
    assert t.legal(LINA) == ["end"]
    assert t.people(LINA, "4,2") == [0, 0, 2]
    assert t.used_cafes(LINA) == ["inwood"]
    t.play_as(LINA, "end")
    t.play_as(MAX, "link 4,1-4,2")
    assert t.used_cafes(MAX) == []
    t.play_as(MAX, "link 4,1-5,1")
    assert t.used_cafes(MAX) == ["upper-west-side"]
    assert t.people(MAX, "4,2") == [0, 1, 3]  # a green square and a blue triangle more
    t.play_as(MAX, "link 4,2-4,3", "end")
    assert (t.state.turn, t.state.first) == (3, MAX)


# ---- to the end -----------------------------------------------------------------------------------------------------
def test_NY_S2_the_example_is_a_whole_game_with_the_three_cards_left_that_it_says() -> None:
    t = played(8)
    assert t.phase == "over"
    assert sorted(t.edition.cards[card] for card in t.state.deck) == sorted(EXAMPLE["removed"])


@pytest.mark.parametrize(
    ("name", "total", "cafes", "yellow", "grey", "products"), [("max", 82, 6, 12, 12, 52), ("lina", 64, 9, 12, 12, 31)]
)
def test_NY_F2_the_example_ends_with_max_82_and_lina_64(
    name: str, total: int, cafes: int, yellow: int, grey: int, products: int
) -> None:
    t = played(8)
    result = t.game.result(t.state)
    assert result is not None
    seat, told = SEATS[name], EXAMPLE["final"][name]
    points = [line.points for line in result.lines[seat]]
    assert result.scores[seat] == sum(points) == total
    assert (sum(points[:3]), *points[3:]) == (products, cafes, yellow, grey)
    facts = [line.arguments for line in result.lines[seat]]
    assert [fact["tourists"] for fact in facts[:3]] == told["tourists"]
    assert [fact["attractions"] for fact in facts[:3]] == told["attractions"]
    assert [fact["count"] for fact in facts[3:]] == [cafes // 3, yellow // 6, 2]
    assert points[:3] == [a * b for a, b in zip(told["tourists"], told["attractions"], strict=True)]


@pytest.mark.parametrize("name", ["max", "lina"])
def test_NY_F1_the_route_of_the_example_is_a_walk_along_its_links_and_as_good_as_the_told_one(name: str) -> None:
    t = played(8)
    e, seat = t.edition, SEATS[name]
    route = t.game.route(t.state, seat)
    told = [(x, y) for x, y in EXAMPLE["final"][name]["walk"]]
    drawn = {frozenset(tuple(int(n) for n in end.split(",")) for end in link.split("-")) for link in t.map_links(seat)}
    for walk in (told, [e.points[point] for point in route.points]):
        steps = [frozenset(pair) for pair in pairwise(walk)]
        assert len(set(steps)) == len(steps)
        assert set(steps) <= drawn
    assert route.total == EXAMPLE["final"][name]["total"]


def test_NY_F7_max_wins() -> None:
    t = played(8)
    result = t.game.result(t.state)
    assert result is not None
    assert result.ranking == ((MAX,), (LINA,))
    assert (result.why.rule, result.why.arguments) == ("NY-F7", {"case": "points", "points": 82})


def test_NY_T2_the_example_is_a_record_that_replays_in_any_order_of_the_two() -> None:
    """Both play their whole turn first, or they take turns link by link."""
    t, other = played(8), table(2, first=MAX)
    for turn in EXAMPLE["turns"]:
        begin(other, turn)
        steps = {
            SEATS[name]: [f"block {move['block']}", *(f"link {link}" for link in move["links"]), "end"]
            for name, move in turn["moves"].items()
        }
        while any(steps.values()):
            for seat in (LINA, MAX):
                if steps[seat]:
                    other.play_as(seat, steps[seat].pop(0))
    assert other.state.dump() == t.state.dump()


def test_NY_S2_the_example_written_down_is_legal_step_by_step() -> None:
    steps: list[tuple[int, str]] = [(CHANCE, "first 0")]
    for turn in EXAMPLE["turns"]:
        steps += [(CHANCE, f"card {card}") for card in (turn["discarded"], *turn["kept"])]
        steps.append((SEATS[turn["first"]], f"discard {turn['discarded']}"))
        for name, move in turn["moves"].items():
            texts = [f"block {move['block']}", *(f"link {link}" for link in move["links"]), "end"]
            steps += [(SEATS[name], text) for text in texts]
    game = table().game
    header = Match(game, 2, seed=1).record()
    unfinished = Record(**{**header.__dict__, "steps": tuple(steps[:-1])})
    assert verify(unfinished, game).startswith("every step is legal")
