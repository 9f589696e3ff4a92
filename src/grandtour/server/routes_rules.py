"""The rulebook of a game, for the page that shows it."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Router, get

from grandtour.server import messages as m
from grandtour.server.asking import ERRORS
from grandtour.server.parameters import Asked, EditionQuery, GameName, RulesQuery, Spoken, shipped_game
from grandtour.server.rulebook import rulebook

FLAGS: Final = {"true": True, "false": False}


@get("/games/{game:str}/rules", responses=ERRORS, summary="The rulebook", operation_id="rules")
async def get_rules(
    request: Asked,
    game: GameName,
    language: Spoken = "en",
    edition: EditionQuery = None,
    rules_version: RulesQuery = None,
) -> list[m.RuleInfo]:
    """The rules in the order of the catalogue, with the edition's numbers. Options are given by name: `mayor=true`."""
    options: dict[str, object] = {}
    for name, value in request.query_params.items():
        if name not in ("language", "edition", "rules_version"):
            options[name] = FLAGS.get(value, value)
    made = await asyncio.to_thread(shipped_game, game, edition, options, rules_version)
    return list(await asyncio.to_thread(rulebook, made, language))


rules_router = Router("/", route_handlers=[get_rules], tags=["games"])
