"""Hints for people: what a good bot would think of in their place, best first, each with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grandtour.bots import levels, make
from grandtour.bots.bot import Advice, Clock, Sampler
from grandtour.bots.reasons import reason_of
from grandtour.core.game import Action, Game, View
from grandtour.core.numbers import whole
from grandtour.core.picker import Picker

LEVEL: Final = "expert"  # whose hints they are
STAND_IN: Final = "greedy"  # where that one fails
MOST: Final = 5
SECONDS: Final = 1.5  # a person who asks for a hint can wait so long, and figures get better by it


def nodes(game: Game) -> int:
    """Of search for one hint, within those seconds: so many as the best level looks at."""
    return levels.NODES["master"][game.name]


def clock(game: Game) -> Clock:
    return Clock(SECONDS, nodes(game))


def hint(
    game: Game, view: View, legal: list[Action], sampler: Sampler, clock: Clock, seed: int | str = 0
) -> list[Advice]:
    """At most MOST of the legal actions; never none where there is one.

    The view is that of the seat that asks, so a hint tells nothing that this seat could not work out.
    """
    try:
        found = distinct(make(LEVEL, game, seed).advise(view, list(legal), sampler, clock), legal)
    except Exception:  # a bot's fault is no reason to leave a person without advice
        found = []
    if not found:
        found = distinct(make(STAND_IN, game, seed).advise(view, list(legal), sampler, clock), legal)
    seat = whole(view["viewer"])
    for advice in found:
        if not advice.reason:
            world = sampler(Picker(f"{seed}/reason"))
            advice.reason, advice.arguments = reason_of(game, world, seat, advice.action)
    return found


def distinct(found: Sequence[Advice], legal: Sequence[Action]) -> list[Advice]:
    """The best of each action: two moves that begin with the same one are one choice now."""
    seen: list[Action] = []
    out: list[Advice] = []
    for advice in found:
        if advice.action in legal and advice.action not in seen:
            seen.append(advice.action)
            out.append(advice)
    return out[:MOST]
