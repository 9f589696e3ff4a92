"""The ASGI application: what is around the routes, how it starts and how it stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
import structlog
from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from sqlalchemy import Connection

import grandtour as gt
from grandtour.server import messages as m
from grandtour.server import site
from grandtour.server.asking import (
    on_failure,
    on_http,
    on_refused,
    on_unavailable,
    protect,
    protect_page,
    provide_person,
    provide_services,
    provide_visitor,
)
from grandtour.server.codes import Code, Refused
from grandtour.server.config import Settings
from grandtour.server.driver import Driver
from grandtour.server.factors import Factors
from grandtour.server.garbage import look_at_all
from grandtour.server.houses import Houses
from grandtour.server.hub import Hub
from grandtour.server.joining import give_codes
from grandtour.server.notify.guard import Guard
from grandtour.server.notify.push import Push, new_pem
from grandtour.server.observing import AccessLog, Metrics
from grandtour.server.oidc import Provider
from grandtour.server.outages import Outages
from grandtour.server.passkeys import Passkeys
from grandtour.server.people import People
from grandtour.server.routes import ROUTERS
from grandtour.server.routes_oidc import CALLBACK, oidc_callback
from grandtour.server.routes_site import health, metrics, ready, table_socket
from grandtour.server.security.asgi import App
from grandtour.server.security.headers import Headers
from grandtour.server.security.hosts import Hosts, names_of
from grandtour.server.security.limits import Gate
from grandtour.server.security.passwords import Passwords
from grandtour.server.security.root_path import RootPath
from grandtour.server.security.shares import Shares
from grandtour.server.security.signing import Keys, new_secret
from grandtour.server.security.sizes import Fault, Sizes
from grandtour.server.security.turns import Bills, Turns
from grandtour.server.security.vault import Vault
from grandtour.server.services import Services
from grandtour.server.spending import TOO_OFTEN
from grandtour.server.store import BadDatabase, Failure, open_store
from grandtour.server.store import queries as q
from grandtour.server.telling import TurnTeller
from grandtour.server.troubles import Troubles
from grandtour.server.wallclock import CLOCK, DAY_MS, now_ms
from grandtour.server.workers import Workers

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

TOO_LARGE: Final = msgspec.json.encode(m.Fault(Code.TOO_LARGE, "that is too large"))
KEPT_MS: Final = 30 * DAY_MS
"""So long expired sessions, and tables that were closed before they had a game, are still kept."""
DROPPED_AT_ONCE: Final = 200
"""Each write keeps all others waiting."""
BODIES: Final[dict[Fault, bytes]] = {
    "large": msgspec.json.encode(m.Fault(Code.TOO_LARGE, "that is too large")),
    "slow": msgspec.json.encode(m.Fault(Code.SLOW, "the request was not finished in time")),
    "crowded": msgspec.json.encode(m.Fault(Code.LIMITED, "too many unfinished requests from your address", wait=10.0)),
    "nested": msgspec.json.encode(m.Fault(Code.MALFORMED, "the body is nested too deeply, or has too many parts")),
}
CONTACT: Final = "mailto:nobody@localhost.invalid"
"""The contact in web pushes, if the administrator has not set --public-url."""

log = structlog.get_logger("grandtour.server")


async def made(settings: Settings) -> Services:
    """Open everything. BadDatabase says why that is not possible."""
    store = open_store(settings.url)
    await store.open()

    def secrets(conn: Connection) -> tuple[str, str]:
        return q.keep_setting(conn, "secret", new_secret()), q.keep_setting(conn, "vapid", new_pem())

    try:
        secret, pem = await store.write(secrets)
        whole = secret.encode() + settings.key  # a stolen database is not enough where there is a key beside it
        keys = Keys(whole)
        await give_codes(store, keys)
        CLOCK.confirm(await store.read(q.newest))
        figures = Metrics()
        store.wrote = figures.write
        troubles = Troubles(figures.trouble)
        people = People(store, keys, Passwords())
        hub = Hub(store, people, keys, figures, settings.process, settings.open_ms)
        workers = Workers(settings.bot_workers, metrics=figures)
        houses = Houses()
        guard = Guard(settings.allow_private_webhooks)
        contact = settings.public_url if (settings.public_url or "").startswith("https://") else None
        push = Push(pem, contact or CONTACT, guard)
        teller = TurnTeller(hub, store, guard, push, figures, settings.public_url)
        shares = Shares(settings.rate_factor)
        driver = Driver(settings, store, hub, workers, houses, shares, troubles, teller)
        teller.drives = driver.drives
        gate = Gate(settings.rate_factor)
        vault = Vault(whole)
        factors = Factors(store, vault)
        provider = None
        if settings.oidc is not None:
            callback = f"{(settings.public_url or '').rstrip('/')}{CALLBACK}"
            provider = Provider(settings.oidc, callback, troubles)
        return Services(
            *(settings, store, keys, people, hub, driver, workers, gate, figures, guard, push, teller, troubles),
            *(houses, shares, vault, factors, Passkeys(store, vault), provider),
        )
    except Failure as failure:
        await store.close()
        raise BadDatabase(f"cannot use {store.place!r}: {failure}") from None
    except BaseException:
        await store.close()
        raise


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """Keep the server's parts at work. BadDatabase says why that is not possible."""
    services = await made(settings)
    driver, hub = services.driver, services.hub

    def heard(text: str) -> None:
        if text.startswith("peer "):
            driver.heard_peer(text[5:])
        elif text.startswith("no-bots "):
            driver.heard_no_bots(text[8:])
        else:
            hub.heard(text)

    services.store.listen(heard, hub.lost)
    outages = Outages(services.store, services.troubles, services.metrics, hub.complete)
    await services.workers.start()
    drive = asyncio.ensure_future(driver.run())
    tidy = asyncio.ensure_future(tidying(services))
    try:
        yield services
    finally:
        services.stopping = True
        for task in (drive, tidy):
            task.cancel()
        await asyncio.gather(drive, tidy, return_exceptions=True)
        await driver.stop()
        await services.workers.stop()
        await services.teller.stop()
        await hub.stop()
        await outages.stop()
        services.people.passwords.close()
        await services.store.close()


async def tidying(services: Services) -> None:
    """Every hour, drop what nobody will use again; while the clock may be wrong, nothing.

    Every ten minutes, look for garbage everywhere (see garbage.spare_the_old).
    """
    while True:
        try:
            await tidy_up(services)
        except Failure:
            pass  # it is said as a trouble; an hour later is soon enough
        except Exception:
            log.exception("tidying")
        for _ in range(6):
            await asyncio.sleep(600)
            look_at_all()


async def tidy_up(services: Services) -> None:
    """Drop old sessions, guests who cannot come back, and tables that were closed before they had a game."""
    store, now = services.store, now_ms()
    await give_codes(store, services.keys)  # to tables that an administrator has imported
    if not CLOCK.trusted:
        return
    # A session that is too old opens nothing; it is kept for a while, in case the clock was wrong.
    await store.write(lambda conn: q.drop_expired(conn, now - KEPT_MS))
    await store.write(lambda conn: q.drop_old_guests(conn, now - DAY_MS))
    while dropped := await store.write(lambda conn: q.drop_closed(conn, now - KEPT_MS, DROPPED_AT_ONCE)):
        for table_id in dropped:
            live = services.hub.live.get(table_id)
            if live is not None:
                services.hub.forget(live)


class RawSchema(OpenAPISchemaPlugin):
    """Tells OpenAPI that the game's part of a view, which is JSON already, is an object of the game's own shape."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        return Schema(type=OpenAPIType.OBJECT)


def litestar_app(services: Services) -> Litestar:
    api = Router(
        "/api",
        route_handlers=[*ROUTERS, table_socket],
        guards=[protect],
        dependencies={
            "person": Provide(provide_person),
            "visitor": Provide(provide_visitor),
        },
    )
    pages = Router("/", route_handlers=[site.index, site.anything, health, ready, metrics], guards=[protect_page])
    app = Litestar(
        route_handlers=[api, oidc_callback, pages],
        dependencies={"services": Provide(provide_services, sync_to_thread=False)},
        exception_handlers={
            Refused: on_refused,
            Failure: on_unavailable,
            HTTPException: on_http,
            Exception: on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Grand Tour",
            version=gt.__version__,
            description="Everything that is not live. The live part is the WebSocket: see docs/protocol.md.",
            # Only this one: Litestar's other pages load their scripts from elsewhere, and its answer to unknown paths
            # below is not a Fault.
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        plugins=[RawSchema()],
        debug=False,
        logging_config=None,
    )
    app.state.services = services
    return app


def application(services: Services) -> App:
    """The whole server as one ASGI application."""
    settings, refused = services.settings, services.metrics.refuse
    inner = cast("App", litestar_app(services))  # Litestar's own ASGI types are narrower
    whole = Turns(Sizes(inner, BODIES, refused=refused), services.shares, too_often, refused)
    known = names_of([settings.public_url, *settings.origins]) | set(settings.allowed_hosts)
    hosted = Hosts(whole, known, unknown_host, refused, strict=bool(known))
    guarded = Headers(hosted, hsts=settings.hsts, private=("/api", CALLBACK))
    logged = RootPath(AccessLog(guarded, services.metrics), settings.root_path)
    return Bills(logged, services.shares)


def too_often(wait: float) -> bytes:
    return msgspec.json.encode(m.Fault(Code.LIMITED, TOO_OFTEN, wait=max(0.01, round(wait, 2))))


def unknown_host(host: str) -> bytes:
    text = f"this server does not answer as {host!r}: its administrator can allow that name with --allowed-host"
    return msgspec.json.encode(m.Fault(Code.HOST, text))
