"""What is checked before every request: its origin, its token, its rate, and who sends it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from grandtour.server import messages as m
from grandtour.server import spending
from grandtour.server.codes import Code, Refused, no_answer, status_of
from grandtour.server.devices import Device, device_of
from grandtour.server.identities import BY_PROXY
from grandtour.server.people import SESSION_MS, Person
from grandtour.server.security.addresses import address_key
from grandtour.server.security.forwarded import KEY, Forwarded
from grandtour.server.security.origin import same_origin
from grandtour.server.services import Services
from grandtour.server.store.store import Failure

COOKIE: Final = "grandtour"
TOKEN: Final = "X-CSRF-Token"
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
JSON: Final = "application/json"

log = structlog.get_logger("grandtour.requests")

Connection = ASGIConnection[Any, Any, Any, Any]

Parts = NamedDependency[Services]
Visitor = NamedDependency[Person | None]
Caller = NamedDependency[Person]
"""What routes can ask for: the server's parts, the person who asks or None, and the person if one is needed."""

ERRORS: Final = {
    status: ResponseSpec(m.Fault, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be read.",
        401: "There is no session: begin one with POST /api/session.",
        403: "Not yours to do.",
        404: "There is no such thing, or not for you.",
        405: "Not by this method.",
        409: "The table is not in a state for that.",
        413: "Too large.",
        422: "Understood, and not acceptable.",
        429: "Too often; `wait` says for how many seconds to wait.",
        500: "A fault of the server.",
        502: "The other server did not take it.",
        503: "The server is busy or stopping, or its database fails.",
    }.items()
}


def services_of(connection: Connection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def address_of(connection: Connection) -> str | None:
    return connection.client.host if connection.client is not None else None


def who_of(connection: Connection) -> str:
    """The key of the client's address, under which its tries and its place in line are counted."""
    return address_key(address_of(connection) or "")


def client_of(connection: Connection) -> Device:
    """What the client says that it is."""
    return device_of(connection.headers.get("user-agent"))


async def person_of(connection: Connection) -> Person | None:
    """Whose cookie this is. Where a proxy says who somebody is, the cookie of anybody else counts for nothing."""
    services = services_of(connection)
    person = await services.people.of_cookie(connection.cookies.get(COOKIE))
    forwarded = forwarded_by(connection)
    if person is not None and forwarded is not None and (BY_PROXY, forwarded.user) not in person.identities:
        return None
    if person is not None:
        services.houses.saw(person.id, address_of(connection))
    return person


def forwarded_by(connection: Connection) -> Forwarded | None:
    """Who it is by the word of a trusted proxy."""
    found = connection.scope.get(KEY)
    return found if isinstance(found, Forwarded) else None


def origin_ok(connection: Connection) -> bool:
    services = services_of(connection)
    return same_origin(
        connection.headers.get("origin"),
        connection.headers.get("host", ""),
        connection.url.scheme,
        services.settings.origins,
    )


async def protect(connection: Connection, _: BaseRouteHandler) -> None:
    """The guard of everything under /api."""
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        return  # the socket checks these itself, and can say why it refuses
    services = services_of(connection)
    if services.stopping:
        raise Refused(Code.STOPPING, "the server is stopping; try again in a moment", wait=3.0)
    session = services.keys.session_of(connection.cookies.get(COOKIE, ""))
    spend(services, "request", session, connection)
    language = connection.query_params.get("language")
    if language is not None and language in m.LANGUAGES:
        await services.languages.ready(language)
    if connection.scope.get("method", "GET") in SAFE:
        return
    if not origin_ok(connection):
        raise Refused(Code.ORIGIN, "the request comes from another site")
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = connection.headers.get("content-length", "0") != "0" or "transfer-encoding" in connection.headers
    if kind != JSON and has_body:
        raise Refused(Code.MALFORMED, f"the body must be {JSON}")
    if session is not None and not services.keys.csrf_ok(session, connection.headers.get(TOKEN, "")):
        # Without a live session there is nothing to protect, and an old cookie must not lock anybody out.
        if await person_of(connection) is not None:
            raise Refused(Code.CSRF, f"send the token of GET /api/me as {TOKEN}")


async def protect_page(connection: Connection, _: BaseRouteHandler) -> None:
    """The guard of everything else: pages and their files, and what machines ask."""
    spend(services_of(connection), "page", None, connection)


def spend(services: Services, kind: str, session: str | None, connection: Connection) -> None:
    spending.spend(services.gate, kind, session, address_of(connection))


# ---- dependencies ---------------------------------------------------------------------------------------------
def provide_services(request: Request[Any, Any, Any]) -> Services:
    return services_of(request)


async def provide_visitor(request: Request[Any, Any, Any]) -> Person | None:
    return await person_of(request)


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    person = await person_of(request)
    if person is None:
        raise Refused(Code.NO_SESSION, "begin with POST /api/session: a name is enough")
    return person


def session_cookie(request: Request[Any, Any, Any], services: Services, person: Person) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=services.keys.cookie(person.session),
        path=services.settings.root_path or "/",
        max_age=SESSION_MS // 1000,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="lax",
    )


# ---- errors ---------------------------------------------------------------------------------------------------
def fault(code: Code, text: str) -> Response[m.Fault]:
    return answer_to(Refused(code, text))


def answer_to(refused: Refused) -> Response[m.Fault]:
    wait = refused.wait
    return Response(
        m.Fault(refused.code, refused.text, refused.rule, refused.arguments, wait),
        status_code=status_of(refused.code),
        media_type=JSON,
        headers={} if wait is None else {"Retry-After": str(max(1, round(wait)))},
    )


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[m.Fault]:
    return answer_to(refused)


def on_unavailable(_: Request[Any, Any, Any], failure: Failure) -> Response[m.Fault]:
    return answer_to(no_answer(failure.code))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[m.Fault]:
    if isinstance(error, ValidationException):
        details = "; ".join(str(extra) for extra in error.extra) if isinstance(error.extra, list) else ""
        return fault(Code.MALFORMED, f"{error.detail} {details}".strip()[:500])
    if isinstance(error.__cause__, msgspec.ValidationError):
        # If a wrong field of the body has the name of a dependency, Litestar takes it for a fault of ours.
        return fault(Code.MALFORMED, str(error.__cause__)[:500])
    if isinstance(error, NotFoundException):
        return fault(Code.UNKNOWN, "there is nothing here")
    if isinstance(error, MethodNotAllowedException):
        answer = fault(Code.METHOD, "that is not done here")
        answer.headers.update(error.headers or {})
        return answer
    if error.status_code == 413:
        return fault(Code.TOO_LARGE, "that is too large")
    if error.status_code >= 500:
        log.error("request failed", exc_info=error)
        return fault(Code.FAILED, "something went wrong on the server")
    return fault(Code.MALFORMED, str(error.detail)[:500])


def on_failure(_: Request[Any, Any, Any], error: Exception) -> Response[m.Fault]:
    log.error("request failed", exc_info=error)
    return fault(Code.FAILED, "something went wrong on the server")
