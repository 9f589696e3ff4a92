"""Single sign-on: the way to the provider, and the way back."""

from __future__ import annotations

from functools import partial
from typing import Any, Final
from urllib.parse import quote

import msgspec
import structlog
from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from grandtour.server import messages as m
from grandtour.server.asking import (
    ERRORS,
    Caller,
    Parts,
    Visitor,
    client_of,
    person_of,
    protect_page,
    session_cookie,
    spend,
    who_of,
)
from grandtour.server.codes import Code, Refused, no_answer
from grandtour.server.identities import BY_PROXY, person_known_as
from grandtour.server.oidc import Journey
from grandtour.server.owners import prove_owner
from grandtour.server.parameters import Asked
from grandtour.server.people import Person
from grandtour.server.routes_people import leave_behind
from grandtour.server.services import Services
from grandtour.server.store.store import Unavailable, Unsure
from grandtour.server.wallclock import now_ms

CALLBACK: Final = "/oidc/callback"
COOKIE: Final = "grandtour-oidc"
OWNER: Final = "a journey to the provider"
MINUTES: Final = 15
ERRORS_KNOWN: Final = frozenset(
    (
        "access_denied",
        "account_selection_required",
        "consent_required",
        "interaction_required",
        "invalid_request",
        "invalid_scope",
        "login_required",
        "server_error",
        "temporarily_unavailable",
        "unauthorized_client",
        "unsupported_response_type",
    )
)
"""What a provider may say by OAuth 2.0 and OpenID Connect; everything else anybody can have written."""

log = structlog.get_logger("grandtour.oidc")


class Ticket(msgspec.Struct, frozen=True):
    """Sealed, in the browser's cookie, while it is at the provider."""

    state: str
    nonce: str
    verifier: str
    language: m.Language
    link: str | None
    """the session of somebody who wants to be known by the provider"""
    until: int


@post("/oidc", responses=ERRORS, summary="Begin to sign in at the provider", operation_id="signIn")
async def sign_in(request: Asked, services: Parts, visitor: Visitor, data: JSONBody[m.SignIn]) -> Response[m.Elsewhere]:
    """Begin to sign in at the provider: where to send the browser, which comes back to /oidc/callback."""
    if services.provider is None:
        raise Refused(Code.UNKNOWN, "there is no single sign-on here")
    spend(services, "join", None if visitor is None else visitor.session, request)
    if data.link and (visitor is None or visitor.is_guest):
        raise Refused(Code.NO_ACCOUNT, "log in to the account that is to be linked")
    if data.link and visitor is not None and visitor.login is not None:
        spend(services, "login", visitor.session, request)
        await prove_owner(services.people, services.factors, visitor, data.password, data.code, who_of(request))
    journey = Journey.new()
    address = await services.provider.address(journey)
    ticket = Ticket(
        journey.state,
        journey.nonce,
        journey.verifier,
        data.language,
        visitor.session if data.link and visitor is not None else None,
        now_ms() + MINUTES * 60_000,
    )
    sealed = services.vault.seal(msgspec.json.encode(ticket).decode(), OWNER)
    return Response(m.Elsewhere(address), cookies=[ticket_cookie(request, services, sealed)])


@delete("/me/identities", status_code=200, responses=ERRORS, summary="Unlink", operation_id="unlink")
async def unlink(request: Asked, services: Parts, person: Caller, data: JSONBody[m.PasswordAndCode]) -> m.Nothing:
    """No provider leads to this account any more; only the password does. Its other sessions end."""
    spend(services, "login", person.session, request)
    await prove_owner(services.people, services.factors, person, data.password, data.code, who_of(request))
    await services.people.unlink(person, BY_PROXY)
    await services.hub.person_changed(person.id)
    return m.Nothing()


def ticket_cookie(request: Asked, services: Services, sealed: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=sealed,
        path=f"{services.settings.root_path}{CALLBACK}",
        max_age=MINUTES * 60 if sealed else 0,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="lax",  # the browser comes from the provider's site, by a link
    )


@get(CALLBACK, include_in_schema=False, guards=[protect_page])
async def oidc_callback(request: Asked, services: Parts) -> Response[Any]:
    """The browser comes back. Whatever happened, it goes on to a page of the app, which says it in words."""
    cookies = [ticket_cookie(request, services, "")]
    place = f"{services.settings.root_path}/settings"
    try:
        person = await came_back(request, services)
        cookies.append(session_cookie(request, services, person))
    except (Refused, Unavailable, Unsure) as fault:
        refused = fault if isinstance(fault, Refused) else no_answer()
        log.debug("nobody signed in", code=str(refused.code), text=refused.text)
        place += f"?failed={quote(str(refused.code), safe='')}"
    return Response(None, status_code=303, headers={"Location": place}, cookies=cookies)


async def came_back(request: Asked, services: Services) -> Person:
    provider = services.provider
    if provider is None:
        raise Refused(Code.UNKNOWN, "there is no single sign-on here")
    spend(services, "join", None, request)
    ticket = ticket_of(request, services)
    asked = request.query_params
    if asked.get("state") != ticket.state or not services.journeys.begin(ticket.state):
        raise Refused(Code.SIGN_IN, "this is not the sign-in that was begun here, or it is over already")
    if "code" not in asked:
        error = asked.get("error")
        raise Refused(Code.SIGN_IN, f"the provider says {error if error in ERRORS_KNOWN else 'something unknown'}")
    visitor = await person_of(request)
    if ticket.link is not None and (visitor is None or visitor.session != ticket.link):
        raise Refused(Code.SIGN_IN, "the session in which this was begun has ended")
    claims = await provider.claims(Journey(ticket.state, ticket.nonce, ticket.verifier), asked["code"][:4000])
    person = await person_known_as(
        services.people,
        claims.issuer,
        claims.subject,
        claims.name,
        ticket.language,
        visitor=visitor,
        link=ticket.link is not None,
        device=client_of(request),
        leaving=partial(leave_behind, services),
    )
    for changed in {person.id} | ({visitor.id} if visitor is not None else set()):
        await services.hub.person_changed(changed)
    return person


def ticket_of(request: Asked, services: Services) -> Ticket:
    sealed = services.vault.opened(request.cookies.get(COOKIE, ""), OWNER)
    if sealed is not None:
        ticket = msgspec.json.decode(sealed, type=Ticket)
        if ticket.until >= now_ms():
            return ticket
    raise Refused(Code.SIGN_IN, "no sign-in was begun in this browser, or too long ago")


oidc_router = Router("/", route_handlers=[sign_in, unlink], tags=["people"])
