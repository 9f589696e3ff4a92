"""Every refusal names a rule: `why_not` is None exactly for what is legal, and what it says is true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grandtour.core.game import CHANCE, Action, Reason
from grandtour.games.explore_new_york.actions import Block, Card, Discard, End, First, Link, Tourist
from grandtour.games.explore_new_york.edition import SYMBOLS
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.state import BLOCK, DISCARD, LINKS, TOURIST, NYState
from tests.new_york import Table, ends_of, new_table, new_york, offered, random_game, sides_of, table
from tests.why import check_reasons

CATALOGUE = {
    *("NY-T1", "NY-T2", "NY-B1", "NY-B2", "NY-B3", "NY-B4", "NY-P1", "NY-P2", "NY-L1", "NY-L2", "NY-L3", "NY-L4"),
    *("GT-1", "GT-2", "GT-3", "GT-4"),
}


def all_actions(game: ExploreNewYork) -> Iterator[Action]:
    """Every well-formed action, chance's own included."""
    e = game.edition
    yield from (First(seat) for seat in range(max(e.seat_counts)))
    for card in range(len(e.cards)):
        yield from (Card(card), Discard(card))
    yield from (Block(block) for block in range(len(e.blocks)))
    yield from (Tourist(symbol) for symbol in range(len(SYMBOLS)))
    yield from (Link(link) for link in range(len(e.links)))
    yield End()


def assert_true(game: ExploreNewYork, s: NYState, seat: int, action: Action, reason: Reason) -> None:
    """What the reason says of the position is so."""
    e, facts = game.edition, reason.arguments
    rule, case = reason.rule, facts.get("case")
    lines = s.lines[seat] if seat >= 0 else ()
    if rule == "GT-2":
        assert seat not in game.actors(s)
    elif rule == "NY-T1":
        assert (case == "discarded") == (s.phase != DISCARD)
        if case == "not-shown":
            assert isinstance(action, Discard)
            assert action.card not in s.shown
    elif rule == "NY-T2":
        assert s.doing[seat] in (TOURIST, LINKS)
    elif rule.startswith("NY-B"):
        assert s.doing[seat] == BLOCK
        if case == "pending":
            assert not isinstance(action, Block)
        else:
            assert isinstance(action, Block)
            assert facts["block"] == e.blocks[action.block]
            taken = s.tourists[seat * len(e.blocks) + action.block] > 0
            assert taken == (rule == "NY-B1")
            numbers = [e.card_number[card] for card in s.shown]
            on_cards = offered(e, *numbers)
            assert taken or e.blocks[action.block] not in on_cards
            if rule != "NY-B1":
                assert rule == {1: "NY-B2", 2: "NY-B3"}.get(len(on_cards), "NY-B4") or len(on_cards) == 1
                assert 0 not in numbers or rule == "NY-B4"
                assert {value for key, value in facts.items() if key in ("a", "b", "number")} == set(numbers) - {0}
    elif rule == "NY-P1":
        assert not s.fallback[seat]
        assert s.doing[seat] == LINKS
    elif rule == "NY-P2":
        assert s.fallback[seat]
        assert (case == "pending") == (s.doing[seat] == TOURIST)
    elif rule == "NY-L4":
        assert isinstance(action, Link)
        assert s.drawn[seat * len(e.links) + action.link]
    elif case in ("none", "plus"):
        left = facts["left"]
        assert isinstance(left, int)
        assert (case == "none") == (lines == ())
        assert isinstance(action, End)
        trial = s.copy()
        for _ in range(left):  # exactly so many links more
            assert End() not in game.legal_actions(trial, seat)
            game.apply(trial, seat, game.legal_actions(trial, seat)[0])
        assert End() in game.legal_actions(trial, seat)
    elif case == "enough":
        assert facts["links"] == len(lines)
        assert game.legal_actions(s, seat) == [End()]
        assert (rule == "NY-L2") == (s.fallback[seat] == 1)
    elif case == "no-pair":
        assert isinstance(action, Link)
        sides = sides_of(e, e.blocks[s.block[seat]])
        ends = [ends_of(e, link) for link in (*lines, action.link)]
        assert not any(a in sides and a != b and a & b for a in ends for b in ends)
    else:
        assert rule in ("GT-1", "GT-4")


def check(game: ExploreNewYork, state: NYState, seat: int, universe: list[Action]) -> set[str]:
    return check_reasons(game, state, seat, universe, CATALOGUE, assert_true)


def test_GT_4_why_not_is_none_exactly_for_what_is_legal_and_says_what_is_so() -> None:
    met: set[str] = set()
    for edition, seats, option, every in (("tiny", 2, True, 1), ("tiny", 3, False, 2), ("grand-tour", 4, True, 7)):
        game = new_york(edition, option)
        universe = list(all_actions(game))
        for seed in range(3):
            for i, (state, _, _, _) in enumerate(random_game(game, seats, seed)):
                if i % every == 0:
                    for seat in range(CHANCE, seats):
                        met |= check(game, state, seat, universe)
        for seat in range(CHANCE, seats):
            met |= check(game, state, seat, universe)
            assert {game.why_not(state, seat, action) for action in universe} == {Reason("GT-1")}
    assert met >= {
        *("GT-1", "GT-2", "GT-4", "NY-T1 not-shown", "NY-T1 discarded", "NY-T1 pending", "NY-T2 chosen"),
        *("NY-B1 pending", "NY-B1 taken", "NY-B2 not-offered", "NY-B3 not-offered", "NY-B4 not-offered"),
        *("NY-P1 all", "NY-P2 chosen", "NY-P2 pending", "NY-L1 none", "NY-L1 enough", "NY-L1 no-pair"),
        *("NY-L2 none", "NY-L2 enough", "NY-L3 plus", "NY-L4 drawn"),
    }


def test_GT_3_a_seat_that_is_not_at_the_table() -> None:
    t = table(2).turn_cards("4b", "5a")
    for seat in (-2, 2, 9):
        reason = t.why_not("end", seat)
        assert reason is not None
        assert reason.rule == "GT-3"
        assert t.legal(seat) == []


@pytest.mark.parametrize(
    "action", [Discard(27), Discard(-1), Block(36), Block(-1), Tourist(3), Link(80), Link(-1), Card(0), First(0)]
)
def test_GT_4_numbers_that_do_not_exist_and_chances_own_actions_are_no_action(action: Action) -> None:
    for t in (table().reveal("1a", "1b", "1c"), table().turn_cards("4b", "5a"), at_links()):
        assert t.game.why_not(t.state, 0, action) == Reason("GT-4")


def test_GT_4_chance_does_not_play_for_a_seat() -> None:
    t = new_table()
    assert t.game.why_not(t.state, CHANCE, End()) == Reason("GT-4")
    assert t.game.why_not(t.state, CHANCE, First(2)) == Reason("GT-4")


def at_links() -> Table:
    return table().drawn(0, "1,1-2,1").turn_cards("4b", "2a").play_as(0, "block 4,2")


CASES: list[tuple[str, Table, str, str, dict[str, object]]] = [
    ("a block before the discard", table().reveal("1a", "1b", "1c"), "block 1,1", "NY-T1", {"case": "pending"}),
    (
        *("discarding another card", table().reveal("1a", "1b", "1c"), "discard 2a", "NY-T1"),
        {"case": "not-shown", "card": "2a"},
    ),
    ("discarding again", table().turn_cards("1a", "1b"), "discard 1a", "NY-T1", {"case": "discarded"}),
    ("a link before the block", table().turn_cards("1a", "1b"), "link 1,1-2,1", "NY-B1", {"case": "pending"}),
    ("the end before the block", table().turn_cards("1a", "1b"), "end", "NY-B1", {"case": "pending"}),
    (
        *("a taken block", table().taken(0, "1,1").turn_cards("1a", "1b"), "block 1,1", "NY-B1"),
        {"case": "taken", "block": "1,1"},
    ),
    (
        *("a block of other numbers", table().turn_cards("4b", "5a"), "block 4,4", "NY-B3"),
        {"case": "not-offered", "a": 4, "b": 5, "block": "4,4"},
    ),
    (
        *("a block of other numbers than twice the same", table().turn_cards("4b", "4c"), "block 4,5", "NY-B2"),
        {"case": "not-offered", "number": 4, "block": "4,5"},
    ),
    (
        *("a block off the star's cross", table().turn_cards("4b", "star-a"), "block 5,5", "NY-B4"),
        {"case": "not-offered", "number": 4, "block": "5,5"},
    ),
    ("another block", at_links(), "block 2,4", "NY-T2", {"case": "chosen", "block": "4,2"}),
    ("ending at once", at_links(), "end", "NY-L1", {"case": "none", "left": 2}),
    ("ending before the plus", at_links().play_as(0, "link 0,1-1,0"), "end", "NY-L3", {"case": "plus", "left": 1}),
    ("a drawn road", at_links(), "link 1,1-2,1", "NY-L4", {"case": "drawn", "link": "1,1-2,1"}),
    (
        *("no pair", at_links().play_as(0, "link 0,1-1,0", "link 0,1-0,2"), "link 4,1-4,2", "NY-L1"),
        {"case": "no-pair", "block": "4,2", "link": "4,1-4,2"},
    ),
    (
        *("a fourth", at_links().play_as(0, "link 4,1-4,2", "link 4,2-4,3", "link 0,1-0,2"), "link 0,2-0,3", "NY-L1"),
        {"case": "enough", "links": 3},
    ),
]


@pytest.mark.parametrize(("what", "t", "text", "rule", "facts"), CASES, ids=[case[0] for case in CASES])
def test_GT_4_each_refusal_names_its_rule_and_its_facts(
    what: str, t: Table, text: str, rule: str, facts: dict[str, object]
) -> None:
    assert t.why_not(text) == Reason(rule, facts)
