"""A hint for who is asked to act: what a bot would do in their place."""

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
    """What a bot would think of in the place of a seat of yours that is asked to act, best first, with reasons.

    It knows what that seat knows and nothing more. A table may do without hints.
    """
    table = (await services.hub.look(table_id, person.id, seat)).table
    asking.spend(services, "hint", person.session, request)
    return await services.hints.of(table, seat, language)


hints_router = Router("/", route_handlers=[hint], tags=["hints"])
