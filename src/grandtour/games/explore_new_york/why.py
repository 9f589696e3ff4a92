"""Why an action is refused: the rule it breaks and the facts its sentence needs.

Only explains what legal.py has refused. The order of the questions is the order in which a player would ask them.
Each reason's "case" picks the sentence `why-<rule>-<case>` in locale/*/explore-new-york.ftl.
"""

from __future__ import annotations

from grandtour.core.game import CHANCE, NOT_AN_ACTION_NOW, Action, Reason
from grandtour.games.explore_new_york.actions import Block, Discard, End, Link, Tourist, is_known
from grandtour.games.explore_new_york.edition import STAR, Edition
from grandtour.games.explore_new_york.legal import links_due
from grandtour.games.explore_new_york.state import BLOCK, DISCARD, TOURIST, NYState
from grandtour.games.explore_new_york.tables import Tables


def explain(e: Edition, t: Tables, plus_after_fallback: bool, s: NYState, seat: int, action: Action) -> Reason:
    if seat == CHANCE or not is_players(e, action):
        return Reason(NOT_AN_ACTION_NOW)
    if isinstance(action, Discard):
        if s.phase == DISCARD:
            return Reason("NY-T1", {"case": "not-shown", "card": e.cards[action.card]})
        return Reason("NY-T1", {"case": "discarded"})
    if s.phase == DISCARD:
        return Reason("NY-T1", {"case": "pending"})
    doing = s.doing[seat]
    if isinstance(action, Block):
        return about_block(e, t, s, seat, action.block)
    if doing == BLOCK:
        return Reason("NY-B1", {"case": "pending"})
    if isinstance(action, Tourist):
        return Reason("NY-P2", {"case": "chosen"}) if s.fallback[seat] else Reason("NY-P1", {"case": "all"})
    if doing == TOURIST:
        return Reason("NY-P2", {"case": "pending"})
    due = links_due(e, plus_after_fallback, s.shown, s.fallback[seat] == 1)
    if isinstance(action, End):
        return about_end(s, seat, due)
    assert isinstance(action, Link)
    return about_link(e, s, seat, action.link, due)


def is_players(e: Edition, action: Action) -> bool:
    """A player's action with numbers that exist in this edition."""
    return isinstance(action, (Discard, Block, Tourist, Link, End)) and is_known(e, action)


def about_block(e: Edition, t: Tables, s: NYState, seat: int, block: int) -> Reason:
    name: dict[str, object] = {"block": e.blocks[block]}
    if s.doing[seat] != BLOCK:
        return Reason("NY-T2", {"case": "chosen", "block": e.blocks[s.block[seat]]})
    if s.tourists[seat * len(e.blocks) + block]:
        return Reason("NY-B1", {"case": "taken", **name})
    a = e.card_number[s.shown[0]]
    b = e.card_number[s.shown[1]]
    if a == STAR or b == STAR:
        return Reason("NY-B4", {"case": "not-offered", "number": max(a, b), **name})
    if a == b:
        return Reason("NY-B2", {"case": "not-offered", "number": a, **name})
    return Reason("NY-B3", {"case": "not-offered", "a": a, "b": b, **name})


def about_end(s: NYState, seat: int, due: int) -> Reason:
    """Too few links: the one that every turn has comes first, the others are for a `+`."""
    left = due - len(s.lines[seat])
    if len(s.lines[seat]) == 0:
        return Reason("NY-L2" if s.fallback[seat] else "NY-L1", {"case": "none", "left": left})
    return Reason("NY-L3", {"case": "plus", "left": left})


def about_link(e: Edition, s: NYState, seat: int, link: int, due: int) -> Reason:
    name: dict[str, object] = {"link": e.links[link]}
    drawn = len(s.lines[seat])
    if s.drawn[seat * len(e.links) + link]:
        return Reason("NY-L4", {"case": "drawn", **name})
    if s.fallback[seat]:
        return Reason("NY-L2", {"case": "enough", "links": drawn})
    if drawn > due:
        return Reason("NY-L1", {"case": "enough", "links": drawn})
    return Reason("NY-L1", {"case": "no-pair", "block": e.blocks[s.block[seat]], **name})
