"""Which actions are legal: one function per decision, one rule per line that says so."""

from __future__ import annotations

from grandtour.core.game import CHANCE, Action
from grandtour.core.picker import Picker
from grandtour.games.explore_new_york.actions import First
from grandtour.games.explore_new_york.edition import Edition
from grandtour.games.explore_new_york.state import (
    BLOCK,
    DISCARD,
    DONE,
    MARK,
    OVER,
    REVEAL,
    SETUP,
    TOURIST,
    NYState,
)
from grandtour.games.explore_new_york.tables import Tables


def actors(s: NYState) -> list[int]:
    if s.phase == MARK:  # NY-T2
        return [seat for seat in range(s.seats) if s.doing[seat] != DONE]
    if s.phase == DISCARD:
        return [s.first]
    if s.phase == OVER:
        return []
    return [CHANCE]


def legal_actions(e: Edition, t: Tables, plus_after_fallback: bool, s: NYState, seat: int) -> list[Action]:
    if seat == CHANCE:
        return chance_actions(t, s)
    if not 0 <= seat < s.seats:
        return []
    if s.phase == DISCARD:
        return discard_actions(t, s) if seat == s.first else []
    if s.phase != MARK or s.doing[seat] == DONE:
        return []
    if s.doing[seat] == BLOCK:
        return block_actions(e, t, s, seat)
    if s.doing[seat] == TOURIST:
        return list(t.tourists)  # NY-P2: of any type
    return link_actions(e, t, plus_after_fallback, s, seat)


def discard_actions(t: Tables, s: NYState) -> list[Action]:
    """NY-T1: any of the revealed cards."""
    return [t.discards[card] for card in s.shown]


def block_actions(e: Edition, t: Tables, s: NYState, seat: int) -> list[Action]:
    """NY-B1: an empty block that the cards name; NY-B5: any empty block if those are all taken."""
    out = empty(e, t, s, seat, offer(e, t, s))
    return out if out else empty(e, t, s, seat, list(range(len(e.blocks))))


def offer(e: Edition, t: Tables, s: NYState) -> list[int]:
    """NY-B2 to NY-B4: the blocks that the two turn cards name, taken or not."""
    return t.offer(e.card_number[s.shown[0]], e.card_number[s.shown[1]])


def empty(e: Edition, t: Tables, s: NYState, seat: int, blocks: list[int]) -> list[Action]:
    base = seat * len(e.blocks)
    return [t.blocks[block] for block in blocks if s.tourists[base + block] == 0]


def links_due(e: Edition, plus_after_fallback: bool, cards: tuple[int, ...], fallback: bool) -> int:
    """NY-L1, NY-L3: how many links a player must draw at least: one, and one more for each `+` on the turn cards."""
    due = 1
    if not fallback or plus_after_fallback:
        for card in cards:
            due += e.card_plus[card]
    return due


def link_actions(e: Edition, t: Tables, plus_after_fallback: bool, s: NYState, seat: int) -> list[Action]:
    """NY-L1 to NY-L4, in any order (NY-L5): way b and the `+` are links anywhere; then stop, or go on to way a.

    Way a is one link more, if two of them are then a pair: one along the chosen block, the other joined to it. Which
    of the links makes the pair and which is a `+` makes no difference, so nobody is asked.
    """
    due = links_due(e, plus_after_fallback, s.shown, s.fallback[seat] == 1)
    lines = s.lines[seat]
    out: list[Action] = []
    base = seat * len(e.links)
    if len(lines) < due:
        for link in range(len(e.links)):
            if not s.drawn[base + link]:  # NY-L4
                out.append(t.links[link])
        return out
    if len(lines) == due and not s.fallback[seat]:  # NY-L2: no way a after a fallback
        for link in pairing(t, s.block[seat], lines):
            if not s.drawn[base + link]:
                out.append(t.links[link])
    out.append(t.end)
    return out


def pairing(t: Tables, block: int, lines: tuple[int, ...]) -> list[int]:
    """NY-L1 (a): the links with which `lines` hold a pair, in ascending order; all links if they hold one already."""
    sides = t.sides[block]
    out: set[int] = set()
    for line in lines:
        along = line in sides
        for link in t.joined[line]:
            if along or link in sides:
                if link in lines:
                    return list(range(len(t.links)))
                out.add(link)
    return sorted(out)


# ---- chance -----------------------------------------------------------------------------------------------------
def chance_actions(t: Tables, s: NYState) -> list[Action]:
    if s.phase == REVEAL:
        return [t.cards[card] for card in s.deck]
    if s.phase == SETUP:
        return [First(seat) for seat in range(s.seats)]
    return []


def weights(t: Tables, s: NYState) -> list[int]:
    return [1] * len(chance_actions(t, s))


def draw(t: Tables, s: NYState, picker: Picker) -> Action:
    """Must agree with chance_actions and weights; cards, the most frequent draws, need neither list."""
    if s.phase == REVEAL:
        return t.cards[s.deck[picker.below(len(s.deck))]]
    return First(picker.below(s.seats))
