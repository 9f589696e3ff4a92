"""A hint for a player who is to act: what a bot would do in their place."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from grandtour.server import asking
from grandtour.server import messages as m
from grandtour.server.asking import ERRORS, Caller, Parts
from grandtour.server.parameters import Asked, Spoken, TableId

Seat = Annotated[int, Parameter(ge=0, le=15)]


@get("/tables/{table_id:str}/hint", responses=ERRORS, summary="What would you do?", operation_id="hint")
async def hint(
    request: Asked, services: Parts, person: Caller, table_id: TableId, seat: Seat, language: Spoken = "en"
) -> m.HintInfo:
    """The actions that a bot would think of at a seat of yours that is to act, best first, with reasons.

    It knows what that seat knows and nothing more. A table can be made without hints.
    """
    table = (await services.hub.look(table_id, person.id, seat)).table
    asking.spend(services, "hint", person.session, request)
    return await services.hints.of(table, seat, language)


hints_router = Router("/", route_handlers=[hint], tags=["hints"])
