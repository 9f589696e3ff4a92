"""NY-L1 to NY-L5: which links may be drawn, told by hand and found again by brute force."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.actions import End, Link
from grandtour.games.explore_new_york.state import LINKS
from tests.new_york import Table, ends_of, sides_of, table

Set = frozenset[int]


def refusal(t: Table, text: str) -> tuple[str, object]:
    reason = t.why_not(text)
    assert reason is not None
    return reason.rule, reason.arguments.get("case")


def at_42(*before: str, cards: tuple[str, str] = ("4b", "2b")) -> Table:
    """Seat 0 has chosen block (4,2), which lies between 3,1 and 4,2; `before` was drawn earlier."""
    return table().drawn(0, *before).turn_cards(*cards).play_as(0, "block 4,2")


def fallen_back(*before: str, cards: tuple[str, str] = ("2b", "2c"), plus_after_fallback: bool = True) -> Table:
    t = table(plus_after_fallback=plus_after_fallback).drawn(0, *before).taken(0, "2,2", "2,4", "4,2")
    return t.turn_cards(*cards).play_as(0, "block 5,5", "tourist square")


# ---- two links, or one ----------------------------------------------------------------------------------------------
def test_NY_L1_the_first_of_two_runs_along_the_block_and_the_second_extends_it_from_either_end() -> None:
    t = at_42().play_as(0, "link 4,1-4,2")
    from_the_top = {"4,0-4,1", "3,1-4,1", "4,1-5,1"}
    from_the_bottom = {"4,2-4,3", "3,2-4,2", "4,2-5,2"}
    assert set(t.links(0)) == from_the_top | from_the_bottom
    assert t.may_end(0)  # NY-L1 (b)
    t.play_as(0, "link 4,0-4,1")  # it does not touch the block's sides, and need not
    assert t.legal(0) == ["end"]
    assert refusal(t, "link 4,2-4,3") == ("NY-L1", "enough")


def test_NY_L1_the_pair_may_be_drawn_beginning_with_the_far_link() -> None:
    t = at_42().play_as(0, "link 4,0-4,1")
    assert set(t.links(0)) == {"4,1-4,2", "3,1-4,1"}  # only these lie along the block


def test_NY_L1_one_link_may_be_drawn_anywhere_and_then_no_second() -> None:
    t = at_42().play_as(0, "link 1,5-1,6")
    assert t.legal(0) == ["end"]
    assert refusal(t, "link 4,1-4,2") == ("NY-L1", "no-pair")
    assert t.play_as(0, "end").map_links(0) == ["1,5-1,6"]


def test_NY_L1_a_turn_cannot_end_without_a_link() -> None:
    assert refusal(at_42(), "end") == ("NY-L1", "none")


def test_NY_L1_the_second_extends_the_link_of_this_turn_not_an_older_one() -> None:
    t = at_42("4,1-4,2").play_as(0, "link 4,2-4,3")  # it goes on from an older link along the block
    assert set(t.links(0)) == {"3,2-4,2"}  # the one side of the block that joins it


def test_NY_L1_two_links_that_touch_no_side_of_the_block_are_no_pair() -> None:
    t = at_42().play_as(0, "link 4,0-4,1")
    assert refusal(t, "link 4,0-5,0") == ("NY-L1", "no-pair")


def test_NY_L1_two_sides_of_the_block_that_do_not_meet_are_no_pair() -> None:
    t = at_42().play_as(0, "link 4,1-4,2")
    assert refusal(t, "link 3,1-3,2") == ("NY-L1", "no-pair")


def test_NY_L1_an_arc_is_a_side_of_its_corner_block_and_is_extended_from_both_ends() -> None:
    t = table().turn_cards("1c", "1d").play_as(0, "block 1,1", "link 0,1-1,0")
    assert set(t.links(0)) == {"0,1-0,2", "0,1-1,1", "1,0-2,0", "1,0-1,1"}


def test_NY_L1_an_arc_extends_a_side_of_the_block_beside_the_corner() -> None:
    t = table().turn_cards("1c", "2c").play_as(0, "block 2,1", "link 1,0-2,0")
    assert "0,1-1,0" in t.links(0)
    t.play_as(0, "link 0,1-1,0")
    assert t.legal(0) == ["end"]


def test_NY_L2_after_a_fallback_one_link_anywhere_and_no_pair() -> None:
    t = fallen_back()
    assert len(t.links(0)) == 80
    t.play_as(0, "link 4,4-4,5")  # along the chosen block (5,5)
    assert t.legal(0) == ["end"]
    assert refusal(t, "link 4,5-4,6") == ("NY-L2", "enough")


def test_NY_L2_after_a_fallback_too_a_link_must_be_drawn() -> None:
    assert refusal(fallen_back(), "end") == ("NY-L2", "none")


# ---- the plus -------------------------------------------------------------------------------------------------------
def test_NY_L3_a_plus_is_one_more_link_anywhere_and_mandatory() -> None:
    t = at_42(cards=("4b", "2a")).play_as(0, "link 1,5-1,6")
    assert len(t.links(0)) == 79
    assert refusal(t, "end") == ("NY-L3", "plus")
    t.play_as(0, "link 5,3-6,3")  # it joins nothing
    assert t.may_end(0)
    assert t.links(0) == []


def test_NY_L3_with_a_pair_a_plus_makes_three() -> None:
    t = at_42(cards=("4b", "2a")).play_as(0, "link 4,1-4,2", "link 4,2-4,3")
    assert t.may_end(0)  # as one link and the plus
    assert len(t.links(0)) == 78  # or as a pair, and the plus anywhere
    t.play_as(0, "link 0,5-1,6")
    assert t.legal(0) == ["end"]


def test_NY_L3_two_pluses_are_two_more() -> None:
    t = at_42(cards=("4a", "2a")).play_as(0, "link 0,5-1,6", "link 5,6-6,5")
    assert refusal(t, "end") == ("NY-L3", "plus")
    t.play_as(0, "link 4,1-4,2")
    assert t.may_end(0)
    assert set(t.links(0)) == {"4,0-4,1", "3,1-4,1", "4,1-5,1", "4,2-4,3", "3,2-4,2", "4,2-5,2"}
    assert t.play_as(0, "link 4,2-5,2").legal(0) == ["end"]


def test_NY_L3_a_plus_counts_after_a_fallback_too() -> None:
    t = fallen_back(cards=("4b", "2a")).play_as(0, "link 1,5-1,6")
    assert refusal(t, "end") == ("NY-L3", "plus")
    assert len(t.links(0)) == 79
    assert t.play_as(0, "link 5,3-6,3").legal(0) == ["end"]


def test_NY_L3_unless_the_table_plays_without_plus_after_fallback() -> None:
    t = fallen_back(cards=("4b", "2a"), plus_after_fallback=False).play_as(0, "link 1,5-1,6")
    assert t.legal(0) == ["end"]
    assert t.game.options == {"plus_after_fallback": False}
    t.play_as(1, "block 4,2", "link 1,5-1,6")  # who has no fallback has the plus
    assert not t.may_end(1)


# ---- one link a road, in any order ----------------------------------------------------------------------------------
def test_NY_L4_a_road_has_one_link_at_most() -> None:
    t = at_42("4,1-4,2", "1,5-1,6")
    assert len(t.links(0)) == 78
    for link in ("4,1-4,2", "1,5-1,6"):
        assert refusal(t, f"link {link}") == ("NY-L4", "drawn")
    t.play_as(0, "link 3,2-4,2")
    assert refusal(t, "link 3,2-4,2") == ("NY-L4", "drawn")
    assert len(t.play_as(1, "block 4,2").links(1)) == 80  # another's map has its own roads


def test_NY_L4_without_a_free_pair_only_one_link_remains() -> None:
    """All sides of the block are drawn: nothing can be the first of two."""
    sides = ("3,1-4,1", "4,1-4,2", "3,2-4,2", "3,1-3,2")
    t = at_42(*sides).play_as(0, "link 4,0-4,1")
    assert t.legal(0) == ["end"]
    t = at_42(*sides[1:], "3,0-3,1", "2,1-3,1", "4,0-4,1", "4,1-5,1").play_as(0, "link 3,1-4,1")
    assert t.legal(0) == ["end"]  # a side, but no road to go on


def test_NY_L5_the_order_of_the_links_makes_no_difference() -> None:
    """A pair and a plus, in each order that there is: the same map, the cafe's tourists included."""
    pair_and_plus = ("link 4,1-5,1", "link 4,1-4,2", "link 6,4-6,5")  # two cafes: at 5,1 and at 6,4
    ends = []
    for order in permutations(pair_and_plus):
        t = at_42(cards=("4d", "2a")).play_as(0, *order, "end")
        ends.append((t.crowd(0), t.map_links(0), t.used_cafes(0)))
    assert ends == [ends[0]] * 6
    assert ends[0][0] == {"4,2": [1, 2, 3]}


# ---- brute force ----------------------------------------------------------------------------------------------------
def sets_by_the_rules(t: Table, block: str, plus: int, fallback: bool) -> set[Set]:
    """Every set of links that a turn may end with, straight from NY-L1 to NY-L4: no order, no steps."""
    e = t.edition
    ends = {link: ends_of(e, link) for link in range(len(e.links))}
    free = [link for link in ends if not t.state.drawn[link]]
    out = {frozenset(links) for links in combinations(free, 1 + plus)}  # way b, or after a fallback
    if not fallback:
        sides = sides_of(e, block)
        for first in free:
            for second in free:
                if ends[first] in sides and second != first and ends[first] & ends[second]:
                    rest = [link for link in free if link not in (first, second)]
                    out |= {frozenset((first, second, *more)) for more in combinations(rest, plus)}
    return out


def sets_by_playing(t: Table) -> set[Set]:
    """The sets of links with which seat 0 can end its turn, link by link; a set is followed once."""
    out: set[Set] = set()
    seen: set[Set] = {frozenset()}
    open_states = [(frozenset[int](), t.state)]
    while open_states:
        links, state = open_states.pop()
        for action in t.game.legal_actions(state, 0):
            if isinstance(action, End):
                out.add(links)
                continue
            assert isinstance(action, Link)
            more = links | {action.link}
            if more not in seen:
                seen.add(more)
                after = state.copy()
                t.game.apply(after, 0, action)
                open_states.append((more, after))
    return out


CARDS = {  # which two cards have so many pluses
    "grand-tour": {0: ("4b", "5a"), 1: ("4a", "5a"), 2: ("4a", "2a")},
    "tiny": {0: ("1a", "2a"), 1: ("1b", "2a"), 2: ("1b", "2b")},
}


def in_block(edition: str, block: str, plus: int, fallback: bool, option: bool, links: int, seed: str) -> Table:
    """Seat 0 is about to draw its links for this block, with so many links of earlier turns on its map."""
    t = table(2, edition, plus_after_fallback=option)
    picker = Picker(seed)
    names = t.edition.links[:]
    picker.shuffle(names)
    t.drawn(0, *names[:links]).turn_cards(*CARDS[edition][plus])
    s = t.state
    s.block[0], s.doing[0], s.fallback[0] = t.block(block), LINKS, int(fallback)
    return t.tourists(0, block, "circle")


def check_sets(t: Table, block: str, plus: int, fallback: bool, option: bool) -> int:
    due = plus if option or not fallback else 0
    wanted = sets_by_the_rules(t, block, due, fallback)
    assert sets_by_playing(t) == wanted
    return len(wanted)


@pytest.mark.parametrize("option", [True, False])
@pytest.mark.parametrize("fallback", [False, True])
@pytest.mark.parametrize("plus", [0, 1])
def test_NY_L1_to_L5_brute_force_over_every_block_of_a_small_map(plus: int, fallback: bool, option: bool) -> None:
    sizes = set()
    for block in table(2, "tiny").edition.blocks:
        for links in (0, 5, 14):
            t = in_block("tiny", block, plus, fallback, option, links, f"{block} {links}")
            sizes.add(check_sets(t, block, plus, fallback, option))
    assert len(sizes) > 3 or fallback  # they are not all alike


@pytest.mark.parametrize("option", [True, False])
@pytest.mark.parametrize("fallback", [False, True])
@pytest.mark.parametrize("block", ["1,1", "2,1", "2,3"])  # in the corner, on the border, inside
def test_NY_L1_to_L5_brute_force_with_two_pluses(block: str, fallback: bool, option: bool) -> None:
    for links in (0, 9, 14):
        t = in_block("tiny", block, 2, fallback, option, links, f"two {links}")
        check_sets(t, block, 2, fallback, option)


@pytest.mark.parametrize("block", ["1,1", "6,1", "1,6", "6,6", "2,1", "6,3", "4,2", "3,3"])
def test_NY_L1_to_L5_brute_force_on_our_map(block: str) -> None:
    for plus, links in ((0, 0), (0, 30), (1, 12), (1, 34), (2, 55)):
        t = in_block("grand-tour", block, plus, False, True, links, f"{block} {plus}")
        check_sets(t, block, plus, False, True)


def test_NY_L5_every_set_that_may_be_drawn_may_be_drawn_in_every_order() -> None:
    picker = Picker("orders")
    for block in ("1,1", "2,1", "2,3"):
        t = in_block("tiny", block, 1, False, True, 6, block)
        sets = sorted(sorted(links) for links in sets_by_the_rules(t, block, 1, False))
        for _ in range(60):
            for order in permutations(sets[picker.below(len(sets))]):
                after = t.copy()
                after.play_as(0, *(f"link {t.edition.links[link]}" for link in order))
                assert after.may_end(0)
