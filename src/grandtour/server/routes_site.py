"""What there is to play, the live connection, and what machines ask: health, readiness, figures."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from litestar import Response, Router, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

import grandtour as gt
from grandtour import bots
from grandtour.server import messages as m
from grandtour.server import rules
from grandtour.server.asking import ERRORS, Parts, address_of, origin_ok, person_of, services_of
from grandtour.server.codes import STORAGE, Code, Refused, no_answer
from grandtour.server.hub import Live
from grandtour.server.parameters import Asked, LanguageQuery
from grandtour.server.questions import KINDS
from grandtour.server.security.addresses import address_key
from grandtour.server.security.hosts import STRANGE
from grandtour.server.services import Services
from grandtour.server.sockets import CLOSED_POLICY, Socket, error_of
from grandtour.server.spending import TOO_OFTEN, spend
from grandtour.server.store import queries as q
from grandtour.server.store.store import Failure
from grandtour.server.wording import language_in
from grandtour.words import Words

MOST_EACH = 40
MOST_AT_A_TABLE = 500
MOST_FROM = 400  # from one address; enough for a school or a club


@get("/games", responses=ERRORS, summary="What there is to play", operation_id="games")
async def games(language: LanguageQuery = None) -> list[m.GameInfo]:
    """What there is to play; if a language is given, with options and bots in words, too."""
    return list(await asyncio.to_thread(game_infos, language))


@cache
def game_infos(language: m.Language | None) -> tuple[m.GameInfo, ...]:
    """The first time this reads every edition, so it must not run in the event loop."""
    out = []
    for name in gt.games():
        entry = gt.GAMES.entry(name)
        editions = []
        for edition in entry.editions():
            game = rules.shipped(name, edition, rules.chosen({o.name: o.default for o in entry.options}))
            editions.append(m.EditionInfo(edition, game.edition_hash, game.rules_version, game.seat_counts))
        options = [m.OptionInfo(o.name, o.default) for o in entry.options]
        said = None if language is None else offer_words(name, [o.name for o in options], language)
        out.append(m.GameInfo(name, entry.title, editions, entry.default_edition, options, list(bots.NAMES), said))
    return tuple(out)


def offer_words(game: str, options: Sequence[str], language: m.Language) -> m.OfferWords:
    words = Words(game, language)

    def said(kind: str, ids: Sequence[str]) -> list[m.OfferWord]:
        return [m.OfferWord(words.say(f"{kind}-{id}"), words.say(f"{kind}-{id}-about")) for id in ids]

    return m.OfferWords(said("option", options), said("bot", bots.NAMES))


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """The live connection to a table."""
    if not origin_ok(socket):
        await socket.close(CLOSED_POLICY)  # before the socket is accepted, this gives HTTP 403
        return
    services = services_of(socket)
    await socket.accept()
    try:
        try:
            connection = await opened(services, socket, table_id)
        except Failure as failure:
            raise no_answer(failure.code) from None
    except Refused as refused:
        again = refused.code == Code.STOPPING or refused.code in STORAGE - {Code.DAMAGED}
        for message in (error_of(refused), m.Bye(refused.code, again)):
            await socket.send_data(msgspec.json.encode(message), mode="text")
        await socket.close(CLOSED_POLICY)
        return
    except WebSocketDisconnect:
        return
    await connection.run(socket)


async def opened(services: Services, socket: WebSocket[Any, Any, Any], table_id: str) -> Socket:
    if services.stopping:
        raise Refused(Code.STOPPING, "the server is stopping; try again in a moment")
    address = address_of(socket)
    # This comes before all else, because looking for a session takes the database's time.
    spend(services.gate, "socket", None, address)
    as_of = services.people.forgotten
    person = await person_of(socket)
    if person is None:
        raise Refused(Code.NO_SESSION, "begin with POST /api/session: a name is enough")
    wait = services.gate.sessions.allow("socket", person.session)
    if wait is not None:
        raise Refused(Code.LIMITED, TOO_OFTEN, wait=wait)
    seat = seat_in(socket.query_params.get("seat"))
    language = language_in(socket.query_params.get("language"))
    if language is not None:
        await services.languages.ready(language)
    live = await services.hub.look(table_id, person.id, seat)
    if too_many(services, live, person.id, address):
        raise Refused(Code.LIMITED, "too many connections are open", wait=60.0)
    blocked = await services.store.read(lambda conn: q.blocked_by(conn, person.id))
    connection = Socket(services.hub, live, person, services.gate, address, blocked, language, as_of)
    if seat is not None:
        connection.look(seat)
    return connection


def seat_in(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise Refused(Code.MALFORMED, "seat is a number")
    return int(text)


def too_many(services: Services, live: Live, user: str, address: str | None) -> bool:
    """Whether there are too many connections, each of which takes memory: of a person, at a table, from an address."""
    factor = services.settings.rate_factor
    if not factor:
        return False
    open_of = services.hub.presence.open_of
    return (
        open_of(user) >= MOST_EACH
        or len(live.sockets) >= MOST_AT_A_TABLE
        or open_of(address_key(address or "")) >= MOST_FROM * factor
    )


api_router = Router("/", route_handlers=[games], tags=["games"])


# ---- for machines ---------------------------------------------------------------------------------------------
@get("/health", include_in_schema=False)
async def health() -> m.Health:
    """The process is alive."""
    return m.Health(True, gt.__version__)


@get("/ready", include_in_schema=False)
async def ready(request: Asked, services: Parts) -> Response[m.Health]:
    """The server can serve: the database answers, no trouble keeps it from working, and it is not stopping.

    What troubles say is for the administrator; strangers are told their codes.
    """
    good = not services.stopping and not services.troubles.unready
    try:
        await services.store.check()
    except Exception:
        good = False
    told = may_see(request, services)
    troubles = [m.TroubleInfo(str(one.code), one.text if told else "") for one in services.troubles.now()]
    return Response(m.Health(good, gt.__version__, troubles), status_code=200 if good else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, services: Parts) -> Response[bytes]:
    """Figures for Prometheus, for requests from this machine or with the administrator's token."""
    if not may_see(request, services):
        raise Refused(Code.UNKNOWN, "there is nothing here")
    services.metrics.tables.set(len(services.hub.live))
    for waiting in KINDS:
        services.metrics.questions.labels(waiting).set(services.workers.questions.waiting(waiting))
    body, kind = services.metrics.render()
    return Response(body, media_type=kind)


def may_see(request: Asked, services: Services) -> bool:
    """Whether the request comes from this machine, by no proxy, or has the administrator's token."""
    token = services.settings.metrics_token
    given = request.headers.get("authorization", "")
    direct = request.client is not None and request.client.host in ("127.0.0.1", "::1") and STRANGE not in request.scope
    proxied = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return (token is not None and same(given, f"Bearer {token}")) or (direct and not proxied)


def same(given: str, wanted: str) -> bool:
    return hmac.compare_digest(given.encode(), wanted.encode())
