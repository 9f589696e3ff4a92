"""What an administrator sees of a running server: log lines and figures. Neither reveals anything about a person."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from typing import Final, TextIO

import structlog
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector
from structlog.typing import Processor

from grandtour.server.security.asgi import App, Message, Receive, Scope, Send, local_path
from grandtour.server.security.redacting import hide_secrets, safe_path

GONE: Final = 499  # the client went away in the middle of its request; as nginx has it
SLOW: Final = 1.0  # seconds: a login takes 0.2 of them on purpose
MOST_LINES: Final = 30  # of refused and slow requests, in a
MINUTE: Final = 60.0

# ---------------------------------------------------------------- logs

# At lower levels they would tell too much: queries, addresses, headers, frames, URLs of webhooks, what is stored.
LOUDEST: Final = {
    "uvicorn.access": logging.CRITICAL,  # AccessLog does that
    "uvicorn.error": logging.WARNING,
    "alembic": logging.WARNING,
    "websockets": logging.INFO,
    "httpcore": logging.WARNING,
    "httpx": logging.WARNING,
    "sqlalchemy": logging.WARNING,
    "asyncio": logging.INFO,
}
ROUTED: Final = ("uvicorn", "uvicorn.access", "uvicorn.error", "litestar", "sqlalchemy", "alembic")


class OurHandler(logging.StreamHandler[TextIO]):
    """A class of our own, so that a second set-up finds the handler of the first."""


# What uvicorn says of requests that cannot be read. They are counted (grandtour_refused_total).
SAID_OF_STRANGERS: Final = ("Invalid HTTP request", "Unsupported upgrade request", "No supported WebSocket library")


def no_handshake(record: logging.LogRecord) -> bool:
    """Keeps out what uvicorn logs of each WebSocket, which names the address and the whole query, and what it logs
    whenever a stranger sends nonsense.
    """
    text = str(record.msg)
    return '"WebSocket ' not in text and not text.startswith(("connection ", *SAID_OF_STRANGERS))


def set_up_logs(json: bool | None = None, level: str = "info") -> None:
    """Log to stderr, our lines and those of the libraries in one form. If `json` is None: JSON unless it is a terminal.

    uvicorn must be told `log_config=None` and no log level, or it puts its own in place of these.
    """
    least = logging.getLevelNamesMapping()[level.upper()]
    if json is None:
        json = not sys.stderr.isatty()
    on_the_way: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Plain tracebacks, because the pretty ones show the values of variables, even passwords.
    renderer: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if json
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    handler = OurHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=on_the_way,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                hide_secrets,
                renderer,
            ],
        )
    )
    structlog.configure(
        processors=[
            *on_the_way,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.processors.StackInfoRenderer(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    root = logging.getLogger()
    root.handlers = [*(old for old in root.handlers if not isinstance(old, OurHandler)), handler]
    root.setLevel(least)
    for name in ROUTED:
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
    logging.getLogger("uvicorn.error").addFilter(no_handshake)
    for name, loudest in LOUDEST.items():
        logging.getLogger(name).setLevel(max(least, loudest))


class Few:
    """Lets the first lines of each minute through, and says at its end how many were left out.

    Anybody can cause as many refusals as they like, and with each a line: a disk must not be full because of that.
    """

    def __init__(self, most: int, seconds: float, say: Callable[[int], None]) -> None:
        self.most = most
        self.seconds = seconds
        self.say = say
        self.lines = 0
        self._minute: asyncio.TimerHandle | None = None

    def allow(self) -> bool:
        if self._minute is None:
            self._minute = asyncio.get_running_loop().call_later(self.seconds, self._over)
        self.lines += 1
        return self.lines <= self.most

    def _over(self) -> None:
        left_out, self.lines, self._minute = self.lines - self.most, 0, None
        if left_out > 0:
            self.say(left_out)


class AccessLog:
    """Logs and counts each request, in one line: errors and slow requests at info, the others at debug.

    Of refusals and slow requests, which strangers can cause at will, only the first of each minute are at info.
    It logs no query, no secret of a link, and no address unless `addresses` is set. It counts the open sockets too.
    It stands inside `RootPath`, but outside of everything that may refuse a request.
    """

    def __init__(self, app: App, metrics: Metrics, addresses: bool = False, slow: float = SLOW) -> None:
        self.app = app
        self.metrics = metrics
        self.addresses = addresses
        self.slow = slow
        self.log = structlog.get_logger("grandtour.access")
        self.few = Few(MOST_LINES, MINUTE, lambda left_out: self.log.info("more refused or slow", left_out=left_out))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = local_path(scope)  # read now, because the application may change it
        status = 500  # what the server answers if the application fails
        answered = False
        begun = time.perf_counter()

        async def watch(message: Message) -> None:
            nonlocal answered, status
            if message["type"] == "http.response.start":
                answered, status = True, message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
            if not answered:
                status = GONE
        finally:
            seconds = time.perf_counter() - begun
            self.metrics.request(scope["method"], scope.get("path_template"), status, seconds)
            self._line(scope, path, status >= 400 or seconds >= self.slow, "request", status, seconds)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = local_path(scope)
        status = 0
        open = False
        begun = time.perf_counter()

        async def watch(message: Message) -> None:
            nonlocal open, status
            if message["type"] == "websocket.accept" and not open:
                open = True
                status = 101
                self.metrics.sockets.inc()
            elif message["type"] == "websocket.http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close" and not open:
                status = 403  # as the server answers a handshake that is closed
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            if open:
                self.metrics.sockets.dec()
            # A socket is open for hours, which does not mean that it is slow.
            self._line(scope, path, status != 101, "socket", status, time.perf_counter() - begun)

    def _line(self, scope: Scope, path: str, notable: bool, event: str, status: int, seconds: float) -> None:
        facts: dict[str, object] = {"path": safe_path(path), "status": status, "ms": round(seconds * 1000, 1)}
        if event == "request":
            facts["method"] = str(scope["method"])[:20]
        if self.addresses and scope.get("client"):
            facts["address"] = scope["client"][0]
        failed = 500 <= status != 503  # that is a fault of ours
        if failed or (notable and self.few.allow()):
            self.log.info(event, **facts)
        else:
            self.log.debug(event, **facts)


# ---------------------------------------------------------------- figures

MOST_VALUES: Final = 200  # of one label; the rest are "other". Otherwise strangers' guesses could make endless series.
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
THINKING: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60)
GROUPS: Final = (1, 2, 4, 8, 16, 32, 64)


class Metrics:
    """The figures of this process, for Prometheus. It has its own registry, so that two servers in one test can run."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "grandtour_requests", "HTTP requests.", ("method", "route", "status"), registry=registry
        )
        self.request_seconds = Histogram(
            "grandtour_request_seconds", "Time to answer an HTTP request.", ("route",), registry=registry, buckets=FAST
        )
        self.sockets = Gauge("grandtour_sockets_open", "WebSockets open now.", registry=registry)
        self.commands = Counter(
            "grandtour_commands",
            "Commands at tables, by outcome: ok or a code.",
            ("kind", "outcome"),
            registry=registry,
        )
        self.command_seconds = Histogram(
            "grandtour_command_seconds", "From a command's arrival to its answer.", registry=registry, buckets=FAST
        )
        self.tables = Gauge("grandtour_tables_loaded", "Tables in memory now.", registry=registry)
        self.bot_questions = Counter("grandtour_bot_questions", "Moves that bots were asked for.", registry=registry)
        self.bot_failures = Counter(
            "grandtour_bot_failures", "Of those, answered by the server instead.", registry=registry
        )
        self.bot_seconds = Histogram(
            "grandtour_bot_seconds", "Time to a bot's answer, waiting included.", registry=registry, buckets=THINKING
        )
        self.questions = Gauge(
            "grandtour_questions_waiting", "Questions that wait for a bot worker now.", ("kind",), registry=registry
        )
        self.question_wait = Histogram(
            "grandtour_question_wait_seconds",
            "How long a question waited for a bot worker.",
            ("kind",),
            registry=registry,
            buckets=THINKING,
        )
        self.write_group = Histogram(
            "grandtour_write_group_size", "Changes in one commit.", registry=registry, buckets=GROUPS
        )
        self.write_seconds = Histogram(
            "grandtour_write_seconds", "Time of one commit, its changes included.", registry=registry, buckets=FAST
        )
        self.write_failures = Counter(
            "grandtour_write_failures", "Changes that could not be stored, by code.", ("code",), registry=registry
        )
        self.notes = Counter(
            "grandtour_notes", "Notifications, by way and outcome.", ("way", "outcome"), registry=registry
        )
        self.refused = Counter(
            "grandtour_refused",
            "Connections and requests that were refused or cut off to protect the others, by reason.",
            ("reason",),
            registry=registry,
        )
        self.troubles = Gauge(
            "grandtour_trouble", "1 while the server cannot do its work, by code.", ("code",), registry=registry
        )
        ProcessCollector(registry=registry)  # memory (process_resident_memory_bytes), processor time, open files
        self._seen: dict[str, set[str]] = {}

    def request(self, method: str, route: str | None, status: int, seconds: float) -> None:
        """Count a request. `route` is the route's template, never the path; None if there is no such route."""
        route = self._bounded("route", route or "other")
        self.requests.labels(method if method in METHODS else "other", route, str(status)).inc()
        self.request_seconds.labels(route).observe(seconds)

    def command(self, kind: str, outcome: str, seconds: float) -> None:
        self.commands.labels(self._bounded("kind", kind), self._bounded("outcome", outcome)).inc()
        self.command_seconds.observe(seconds)

    def bot(self, seconds: float, failed: bool = False) -> None:
        self.bot_questions.inc()
        self.bot_seconds.observe(seconds)
        if failed:
            self.bot_failures.inc()

    def question(self, kind: str, waited: float) -> None:
        """A bot worker has begun with a question that waited for so many seconds."""
        self.question_wait.labels(kind).observe(waited)

    def write(self, changes: int, seconds: float) -> None:
        self.write_group.observe(changes)
        self.write_seconds.observe(seconds)

    def write_failed(self, code: str) -> None:
        self.write_failures.labels(code).inc()

    def refuse(self, reason: str) -> None:
        self.refused.labels(reason).inc()

    def trouble(self, code: str, on: bool) -> None:
        self.troubles.labels(code).set(on)

    def note(self, way: str, sent: bool) -> None:
        """Count a notification; `way` is "webhook" or "push"."""
        self.notes.labels(self._bounded("way", way), "sent" if sent else "failed").inc()

    def render(self) -> tuple[bytes, str]:
        """The page for Prometheus and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def _bounded(self, label: str, value: str) -> str:
        seen = self._seen.setdefault(label, set())
        if value not in seen:
            if len(seen) >= MOST_VALUES:
                return "other"
            seen.add(value)
        return value
