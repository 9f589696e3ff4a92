"""What the browser needs to know of a game besides its views. Each game has a file that answers three questions.

`board`: everything that is needed to draw it and to name its parts, in one language, without a rule. `tries`: the
actions that a click could mean. `insight`: what the player could work out without help.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import cast

import grandtour as gt
from grandtour.games.explore_new_york.game import ExploreNewYork
from grandtour.games.explore_new_york.state import NYState
from grandtour.games.explore_new_york.words import ExploreNewYorkWords
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.state import FQState
from grandtour.games.french_quarter.words import FrenchQuarterWords
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import SFState
from grandtour.games.san_francisco.words import SanFranciscoWords
from grandtour.server import rules
from grandtour.server.faces import explore_new_york, french_quarter, san_francisco
from grandtour.server.faces.clicks import UnknownThing
from grandtour.server.faces.explore_new_york import ROUTE_RULE
from grandtour.server.messages import BoardInfo, RouteInfo
from grandtour.words import GameWords

__all__ = [
    "ROUTE_RULE",
    "NoRoutes",
    "UnknownThing",
    "board_of",
    "insight_of",
    "layout_of",
    "trial_of",
    "tries_of",
    "why_not",
]


# ---- boards ---------------------------------------------------------------------------------------------------
def board_of(game: gt.Game, words: GameWords) -> BoardInfo:
    data, title, own_design = _board(game, words)
    return BoardInfo(game.name, game.edition_id, title, own_design, data | {"layout": layout_of(game)})


def _board(game: gt.Game, words: GameWords) -> tuple[dict[str, object], str, bool]:
    if isinstance(game, SanFrancisco) and isinstance(words, SanFranciscoWords):
        return san_francisco.board(game, words), game.edition.title, game.edition.own_design
    if isinstance(game, ExploreNewYork) and isinstance(words, ExploreNewYorkWords):
        return explore_new_york.board(game, words), game.edition.title, game.edition.own_design
    if isinstance(game, FrenchQuarter) and isinstance(words, FrenchQuarterWords):
        return french_quarter.board(game, words), game.edition.title, game.edition.own_design
    raise TypeError(f"{game.name} has no face")


def layout_of(game: gt.Game) -> dict[str, object] | None:
    """The drawing of the edition; None if it is not the edition that we ship under its name."""
    rules_file = rules.edition_file(game.name, game.edition_id)
    drawing = rules_file.with_suffix(".layout.json")
    if not (rules_file.exists() and drawing.exists()):
        return None
    ours = rules.shipped(game.name, game.edition_id, rules.chosen({k: v is True for k, v in game.options.items()}))
    if ours.edition_hash != game.edition_hash:
        return None
    return cast("dict[str, object]", json.loads(drawing.read_text(encoding="utf-8")))


# ---- clicks ---------------------------------------------------------------------------------------------------
def tries_of(game: gt.Game, state: gt.State, seat: int, thing: str) -> list[gt.Action]:
    """The actions that a click could mean, the most natural first. UnknownThing if there is no such thing."""
    if isinstance(game, SanFrancisco) and isinstance(state, SFState):
        texts = san_francisco.tries(game, state, seat, thing)
    elif isinstance(game, ExploreNewYork) and isinstance(state, NYState):
        texts = explore_new_york.tries(game, state, seat, thing)
    elif isinstance(game, FrenchQuarter) and isinstance(state, FQState):
        texts = french_quarter.tries(game, state, seat, thing)
    else:
        raise TypeError(f"{game.name} has no face")
    try:
        return [game.read(text) for text in texts]
    except gt.UnreadableAction as fault:
        raise UnknownThing(str(fault)) from None


def why_not(game: gt.Game, state: gt.State, seat: int, thing: str) -> gt.Reason | None:
    """Why the seat cannot do now what the click could mean; None if it can."""
    actions = tries_of(game, state, seat, thing)
    legal = game.legal_actions(state, seat)
    if any(action in legal for action in actions):
        return None
    return most_telling([reason for action in actions if (reason := game.why_not(state, seat, action)) is not None])


def most_telling(reasons: Sequence[gt.Reason]) -> gt.Reason:
    """The first reason that is about the thing itself, and not about something else that must be done before."""
    return min(reasons, key=lambda reason: (reason.rule == "GT-4", reason.arguments.get("case") == "pending"))


# ---- insight --------------------------------------------------------------------------------------------------
def insight_of(
    game: gt.Game,
    state: gt.State,
    seat: int | None,
    words: GameWords,
    offered: Sequence[gt.Action] | None = None,
) -> dict[str, object]:
    """What follows from what the seat (None: a spectator) may know, and nothing else.

    `offered` is what the view lists as legal, if that is less than all that is legal.
    """
    if isinstance(game, SanFrancisco) and isinstance(state, SFState) and isinstance(words, SanFranciscoWords):
        return san_francisco.insight(game, state, seat, words)
    if isinstance(game, ExploreNewYork) and isinstance(state, NYState) and isinstance(words, ExploreNewYorkWords):
        return explore_new_york.insight(game, state, seat, words)
    if isinstance(game, FrenchQuarter) and isinstance(state, FQState) and isinstance(words, FrenchQuarterWords):
        return french_quarter.insight(game, state, seat, words, offered)
    raise TypeError(f"{game.name} has no face")


# ---- another route --------------------------------------------------------------------------------------------
class NoRoutes(Exception):
    """The game is not scored by a route."""


def trial_of(
    game: gt.Game, state: gt.State, seat: int, viewer: int | None, links: list[int], words: GameWords
) -> RouteInfo:
    """What the seat would score for these links, as far as the viewer knows its map. ValueError if this is no route."""
    if isinstance(game, ExploreNewYork) and isinstance(state, NYState) and isinstance(words, ExploreNewYorkWords):
        return explore_new_york.trial(game, state, seat, viewer, links, words)
    raise NoRoutes(f"{game.name} has no routes to try")
