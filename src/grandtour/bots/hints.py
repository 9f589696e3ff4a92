"""Hints for people: what a good bot would think of in their place, best first, each with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grandtour.bots import chances, levels, make
from grandtour.bots.bot import Advice, Clock, Sampler
from grandtour.bots.reasons import reason_of
from grandtour.core.game import Action, Game, View
from grandtour.core.numbers import whole
from grandtour.core.picker import Picker

LEVEL: Final = "expert"  # gives the hints
STAND_IN: Final = "greedy"  # gives them if that one fails
MOST: Final = 5
SECONDS: Final = 1.5  # a person who asks for a hint can wait that long, and it makes the figures better


def nodes(game: Game) -> int:
    """How many simulations a hint takes, if the time allows: as many as those of the best level."""
    return levels.NODES["master"][game.name]


def clock(game: Game) -> Clock:
    return Clock(SECONDS, nodes(game))


def have_figures(game: Game) -> bool:
    """Whether hints tell chances and points on this edition; if not, a person is told why."""
    return chances.are_measured(game.edition_hash)


def hint(
    game: Game, view: View, legal: list[Action], sampler: Sampler, clock: Clock, seed: int | str = 0
) -> list[Advice]:
    """At most MOST of the legal actions, best first, and at least one if there is any.

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
    """The best advice for each action: two moves that begin with the same action are one choice now."""
    seen: list[Action] = []
    out: list[Advice] = []
    for advice in found:
        if advice.action in legal and advice.action not in seen:
            seen.append(advice.action)
            out.append(advice)
    return out[:MOST]
