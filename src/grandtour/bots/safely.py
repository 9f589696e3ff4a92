"""Asks a bot in such a way that nothing it does wrong harms the match: there is always a legal action to play."""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Bot, Clock, Sampler
from grandtour.core.game import Action, View

LONGEST: Final = 200  # letters of a fault's text


def choose(bot: Bot, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> tuple[Action, str | None]:
    """The bot's action, or what is played instead; and in one line what went wrong, or None.

    If the bot crashes or its action is not legal, its best action so far is played, or the first legal one. The bot
    gets a list of its own, so that it cannot change `legal`.
    """
    try:
        action = bot.choose(view, list(legal), sampler, clock)
        if action in legal:
            return action, None
        fault = f"illegal action: {one_line(repr(action))}"
    except Exception as error:  # a bot may raise anything
        fault = describe(error)
    return stand_in(legal, clock), fault


def stand_in(legal: list[Action], clock: Clock) -> Action:
    """What is played for a bot that gave no answer."""
    best = clock.best
    return best if best is not None and best in legal else legal[0]


def describe(error: Exception) -> str:
    """The error in one line."""
    text = one_line(str(error))
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def one_line(text: str) -> str:
    lines = text.splitlines()
    return lines[0][:LONGEST] if lines else ""
