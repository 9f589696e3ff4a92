"""Passkeys: added, listed, removed, and used to log in."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, Parameter

from grandtour.server import messages as m
from grandtour.server.asking import ERRORS, Caller, Parts, Visitor, client_of, spend, who_of
from grandtour.server.codes import Code, Refused
from grandtour.server.owners import prove_owner
from grandtour.server.parameters import Asked
from grandtour.server.people import Person
from grandtour.server.routes_people import entered_as, leave_behind, only_local
from grandtour.server.services import Services

KeyPath = Annotated[str, Parameter(max_length=1400, pattern="^[A-Za-z0-9_-]+$")]


def origin_of(request: Asked) -> str:
    """The page that asks. Only browsers have passkeys, and they say it with every such request."""
    origin = request.headers.get("origin")
    if origin is None:
        raise Refused(Code.ORIGIN, "only a page in a browser can use passkeys")
    return origin.lower()


async def passkeys_of(services: Services, person: Person) -> m.Passkeys:
    rows = await services.passkeys.of(person)
    return m.Passkeys([m.PasskeyInfo(row.id, row.browser, row.system, row.created) for row in rows])


@get("/me/passkeys", responses=ERRORS, summary="My passkeys", operation_id="passkeys")
async def get_passkeys(services: Parts, person: Caller) -> m.Passkeys:
    return await passkeys_of(services, person)


@post("/me/passkeys/begin", responses=ERRORS, summary="Begin to add a passkey", operation_id="beginPasskey")
async def begin_passkey(
    request: Asked, services: Parts, person: Caller, data: JSONBody[m.PasswordAndCode]
) -> m.PasskeyAsked:
    """Get what the browser must ask its device for, to add a passkey to an account with a password."""
    only_local(services)
    origin = origin_of(request)
    spend(services, "login", person.session, request)
    await prove_owner(services.people, services.factors, person, data.password, data.code, who_of(request))
    return await services.passkeys.begin(person, origin)


@post("/me/passkeys", responses=ERRORS, summary="Add a passkey", operation_id="addPasskey")
async def add_passkey(request: Asked, services: Parts, person: Caller, data: JSONBody[m.PasskeyGiven]) -> m.Passkeys:
    """Add the passkey that the device has made."""
    only_local(services)
    await services.passkeys.add(person, data, origin_of(request), client_of(request))
    return await passkeys_of(services, person)


@delete("/me/passkeys/{which:str}", status_code=200, responses=ERRORS, summary="Remove it", operation_id="dropPasskey")
async def drop_passkey(services: Parts, person: Caller, which: KeyPath) -> m.Passkeys:
    """Remove a passkey: it opens nothing any more."""
    await services.passkeys.drop(person, which)
    return await passkeys_of(services, person)


@post("/passkey/begin", responses=ERRORS, summary="Begin to log in with a passkey", operation_id="askPasskey")
async def ask_passkey(request: Asked, services: Parts) -> m.PasskeyAsked:
    """Get what the browser must ask its device for, to log in."""
    only_local(services)
    origin = origin_of(request)
    spend(services, "join", None, request)
    return services.passkeys.ask(origin)


@post("/passkey", responses=ERRORS, summary="Log in with a passkey", operation_id="usePasskey")
async def use_passkey(
    request: Asked, services: Parts, visitor: Visitor, data: JSONBody[m.PasskeyGiven]
) -> Response[m.Me]:
    """Log in with what the device has signed. It has asked its owner already, so no second factor is asked for."""
    only_local(services)
    spend(services, "join", None, request)
    user = await services.passkeys.owner(data, origin_of(request))
    await leave_behind(services, visitor, user.id)
    person = await services.people.begin_session(user, visitor, client_of(request))
    return await entered_as(request, services, person, visitor)


passkeys_router = Router(
    "/",
    route_handlers=[get_passkeys, begin_passkey, add_passkey, drop_passkey, ask_passkey, use_passkey],
    tags=["people"],
)
