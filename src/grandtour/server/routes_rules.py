"""The rulebook of a game, for the page that shows it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Router, get
from litestar.params import Parameter

import grandtour as gt
from grandtour.core.registry import UnknownGame
from grandtour.server import messages as m
from grandtour.server import rules
from grandtour.server.asking import ERRORS
from grandtour.server.codes import Code, Refused
from grandtour.server.routes_tables import Asked, LanguageQuery
from grandtour.server.rulebook import rulebook

GamePath = Annotated[str, Parameter(max_length=40)]
EditionQuery = Annotated[str | None, Parameter(max_length=60, required=False)]
FLAGS: Final = {"true": True, "false": False}


@get("/games/{game:str}/rules", responses=ERRORS, summary="The rulebook", operation_id="rules")
async def get_rules(
    request: Asked, game: GamePath, language: LanguageQuery = None, edition: EditionQuery = None
) -> list[m.RuleInfo]:
    """In the order of the catalogue, with the edition's numbers. The game's options by their names: `mayor=true`."""
    try:
        entry = gt.GAMES.entry(game)
    except UnknownGame as error:
        raise Refused(Code.UNKNOWN, str(error)) from None
    chosen = edition or entry.default_edition
    if chosen not in rules.editions(game):
        raise Refused(Code.UNKNOWN, f"{game} has no edition {chosen!r}")
    options: dict[str, object] = {}
    for name, value in request.query_params.items():
        if name not in ("language", "edition"):
            options[name] = FLAGS.get(value, value)
    try:
        known = entry.check_options(options)
    except gt.BadOptions as error:
        raise Refused(Code.MALFORMED, str(error)[:300]) from None
    flags = {name: value is True for name, value in known.items()}
    made = rules.shipped(game, chosen, rules.chosen(flags))
    return list(await asyncio.to_thread(rulebook, made, language or "en"))


rules_router = Router("/", route_handlers=[get_rules], tags=["games"])
