"""The second factor of an account: set up, renewed, switched off."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from grandtour.server import messages as m
from grandtour.server.asking import ERRORS, Caller, Parts, spend, who_of
from grandtour.server.parameters import Asked


@get("/me/second-factor", responses=ERRORS, summary="My second factor", operation_id="secondFactor")
async def get_factor(services: Parts, person: Caller) -> m.FactorInfo:
    return await services.factors.status(person.id)


@post("/me/second-factor", responses=ERRORS, summary="Begin to set it up", operation_id="beginSecondFactor")
async def begin_factor(request: Asked, services: Parts, person: Caller, data: JSONBody[m.BeginFactor]) -> m.NewFactor:
    """Get a new secret for an authenticator app. Logging in asks for codes once one of them has been shown (`PUT`)."""
    spend(services, "login", person.session, request)
    await services.people.prove(person, data.password, who_of(request))
    return await services.factors.begin(person)


@put("/me/second-factor", responses=ERRORS, summary="Switch it on", operation_id="confirmSecondFactor")
async def confirm_factor(
    request: Asked, services: Parts, person: Caller, data: JSONBody[m.ShownCode]
) -> m.RecoveryCodes:
    """Show a code of the new secret: from now on logging in asks for one. The answer is the only sight of the codes."""
    spend(services, "login", person.session, request)
    return await services.factors.confirm(person, data.code)


@post("/me/second-factor/codes", responses=ERRORS, summary="New recovery codes", operation_id="renewCodes")
async def renew_codes(
    request: Asked, services: Parts, person: Caller, data: JSONBody[m.PasswordAndCode]
) -> m.RecoveryCodes:
    """New recovery codes, in place of the old."""
    spend(services, "login", person.session, request)
    await services.people.prove(person, data.password, who_of(request))
    await services.factors.prove(person.id, data.code)
    return await services.factors.renew_codes(person)


@delete(
    "/me/second-factor", status_code=200, responses=ERRORS, summary="Switch it off", operation_id="dropSecondFactor"
)
async def drop_factor(request: Asked, services: Parts, person: Caller, data: JSONBody[m.PasswordAndCode]) -> m.Nothing:
    spend(services, "login", person.session, request)
    await services.people.prove(person, data.password, who_of(request))
    await services.factors.prove(person.id, data.code)
    await services.factors.drop(person)
    return m.Nothing()


factors_router = Router(
    "/", route_handlers=[get_factor, begin_factor, confirm_factor, renew_codes, drop_factor], tags=["people"]
)
