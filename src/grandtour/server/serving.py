"""Runs the server's process: it listens, runs the application, and stops without losing anything."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import msgspec
import structlog
import uvicorn

import grandtour as gt
from grandtour.server import messages as m
from grandtour.server.app import application, running
from grandtour.server.codes import Code
from grandtour.server.config import Settings
from grandtour.server.connections import Wiring
from grandtour.server.garbage import spare_the_old
from grandtour.server.hall import Hall, usual_room
from grandtour.server.security.forwarded import ForwardedUsers, proxies
from grandtour.server.services import Services

STOP_SECONDS: Final = 10
NOTICE_SECONDS: Final = 0.5  # for load balancers, between "not ready" and the end
WAITING: Final = 1024  # connections that the system keeps for us while we are busy

log = structlog.get_logger("grandtour.server")


class CannotListen(OSError):
    pass


class Quiet(uvicorn.Server):
    """Stops quietly. uvicorn itself would end the process by the signal that stopped it, before the application has put
    its things away, and would close the connections without a word.
    """

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        tell = loop.call_soon_threadsafe
        for name in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(name, self.begin_to_stop, name)
            except NotImplementedError:  # Windows
                signal.signal(name, lambda number, _: tell(self.begin_to_stop, number))
        yield

    def begin_to_stop(self, number: int) -> None:
        """Tell everybody who is connected to come again, and let `/ready` say no for a moment before the end."""
        if self.services.stopping:
            self.handle_exit(number, None)  # asked a second time: stop at once
            return
        self.services.stopping = True
        self.services.workers.give_no_more_advice()
        for live in list(self.services.hub.live.values()):
            for connected in list(live.sockets):
                connected.end(Code.STOPPING, again=True)
        asyncio.get_running_loop().call_later(NOTICE_SECONDS, self.handle_exit, number, None)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Wait for requests that are being answered, but not for those that have not even arrived."""
        for connection in list(self.server_state.connections):
            cycle = getattr(connection, "cycle", None)  # of a request by HTTP
            if cycle is not None and cycle.more_body and not cycle.response_started:
                connection.transport.close()
        await super().shutdown(sockets)


def usual_workers() -> int:
    """Two at least, so that one can be kept for quick questions; they run at a lower priority than the server."""
    return max(2, (os.cpu_count() or 2) - 1)


def listening_socket(host: str, port: int) -> socket.socket:
    """The socket, taken before anything else is begun. CannotListen says why that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    out = socket.socket(family, socket.SOCK_STREAM)
    try:
        out.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        out.bind((host, port))
        out.listen(WAITING)
    except OSError as error:
        out.close()
        raise CannotListen(f"cannot listen at {host}, port {port}: {error.strerror or error}") from None
    return out


def allow_many_connections() -> None:
    """Raise the limit of open files: each connection is one, and systems allow 1,024 unless a program asks for more."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(settings: Settings, listening: socket.socket, started: Callable[[str], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM. `started` is told the address. BadDatabase if the database cannot be used."""
    allow_many_connections()
    with listening, asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(serve(settings, listening, started))


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # not on every system
        return None
    return uvloop.new_event_loop


def wiring(services: Services, **more: Any) -> Wiring:
    """uvicorn's settings for this server; `more` are further ones."""
    settings = services.settings
    hall = Hall(usual_room(settings.rate_factor), services.shares, services.metrics.refuse)
    wired = Wiring(application(services), hall, settings.trusted_proxies, settings.rate_factor, **more)
    believe_proxies(wired, settings)
    return wired


def believe_proxies(config: uvicorn.Config, settings: Settings) -> None:
    """Let trusted proxies say who somebody is, if that was asked for.

    This stands around all that uvicorn does, because that puts the client's address in place of the proxy's.
    """
    if settings.auth_header is not None:
        config.load()
        believed = proxies(settings.trusted_proxies)
        refusal = msgspec.json.encode(m.Fault(Code.MALFORMED, "the proxy says in no UTF-8 who you are"))
        config.loaded_app = ForwardedUsers(
            config.loaded_app, believed, settings.auth_header, settings.auth_name_header, refusal
        )


async def serve(settings: Settings, listening: socket.socket, started: Callable[[str], None] | None = None) -> None:
    async with running(settings) as services:
        config = wiring(services, timeout_graceful_shutdown=STOP_SECONDS)
        server = Quiet(config, services)
        host, port = listening.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        spare_the_old()
        address = f"http://{shown}:{port}{settings.root_path}/"
        log.info("started", version=gt.__version__, address=address)
        if started is not None:
            started(address)
        await server.serve(sockets=[listening])
    log.info("stopped")
