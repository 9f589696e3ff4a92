"""Reads what requests say in their addresses, and finds the game that they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter, PathParameter

import grandtour as gt
from grandtour.core.registry import UnknownGame, UnknownRules
from grandtour.server import messages as m
from grandtour.server import rules
from grandtour.server.codes import Code, Refused

Asked = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=40)]
GameName = Annotated[str, Parameter(max_length=40)]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=15, required=False)]
EditionQuery = Annotated[str | None, Parameter(max_length=60, required=False)]
RulesQuery = Annotated[int | None, Parameter(required=False)]
LanguageQuery = Annotated[m.Language | None, Parameter(required=False)]
Spoken = Annotated[m.Language, Parameter(required=False)]
"""A language; English if none is given."""


def shipped_game(
    name: str,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    rules_version: int | None = None,
) -> gt.Game:
    """A game that we ship; edition and options are its defaults, and its rules the newest, unless they are given.
    Refused if there is none such.

    The first time it is read from its files, so it must not run in the event loop.
    """
    try:
        entry = gt.GAMES.entry(name)
        known = entry.check_options(dict(options or {}))
        version = entry.check_rules(rules_version)
    except (UnknownGame, UnknownRules) as error:
        raise Refused(Code.UNKNOWN, str(error)) from None
    except gt.BadOptions as error:
        raise Refused(Code.MALFORMED, str(error)[:300]) from None
    edition = entry.default_edition if edition is None else edition
    if edition not in rules.editions(name):
        raise Refused(Code.UNKNOWN, f"{name} has no edition {edition!r}")
    chosen = rules.chosen({option: value is True for option, value in known.items()})
    return rules.shipped(name, edition, chosen, version)
