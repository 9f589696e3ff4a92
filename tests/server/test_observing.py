from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, get
from litestar.params import FromPath
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedOK, InvalidStatus

from grandtour.server import observing
from grandtour.server.observing import LOUDEST, ROUTED, AccessLog, Metrics, OurHandler, no_handshake, set_up_logs
from grandtour.server.security.asgi import Message, Receive, Scope, Send
from grandtour.server.security.passwords import hash_password
from grandtour.server.security.redacting import hidden, hide_in_text, hide_secrets, safe_path
from grandtour.server.security.root_path import RootPath
from grandtour.server.security.signing import Keys, new_id, new_secret
from tests.server.security.serving import ask, request, serving

KEYS = Keys(b"k" * 32)


@pytest.fixture(autouse=True)
def leave_logs_as_they_were() -> Iterator[None]:
    root = logging.getLogger()
    names = {*LOUDEST, *ROUTED}
    before = {name: (logging.getLogger(name).level, list(logging.getLogger(name).handlers)) for name in names}
    level = root.level
    yield
    root.handlers = [handler for handler in root.handlers if not isinstance(handler, OurHandler)]
    root.setLevel(level)
    for name, (was, handlers) in before.items():
        logging.getLogger(name).setLevel(was)
        logging.getLogger(name).handlers = handlers
    logging.getLogger("uvicorn.error").removeFilter(no_handshake)
    structlog.reset_defaults()


class Lines:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.text = ""

    def read(self) -> list[dict[str, Any]]:
        text = self.capsys.readouterr().err
        self.text += text
        return [json.loads(line) for line in text.splitlines()]


@pytest.fixture
def lines(capsys: pytest.CaptureFixture[str]) -> Lines:
    return Lines(capsys)


def secrets_of_a_server() -> dict[str, str]:
    session = new_id()
    return {
        "cookie": KEYS.cookie(session),
        "csrf": KEYS.csrf(session),
        "link": KEYS.link("bcdfghjkmnpq", 2, 1),
        "secret": new_secret(),
        "webhook": "/api/webhooks/1234567890/AbCdEfGh-ijkl_mnop",
        "topic": "/annas-private-topic",
        "password": "tram über the bay",
        "database password": "s3cr3t@pw",
        "bearer": "sesame-open",
    }


def test_a_log_line_tells_no_secret(lines: Lines) -> None:
    set_up_logs(json=True, level="debug")
    secret = secrets_of_a_server()
    hashed = hash_password(secret["password"])
    hook = f"https://hooks.example{secret['webhook']}"
    database = f"postgresql+asyncpg://grandtour:{secret['database password']}@db.example/grandtour"
    log = structlog.get_logger("grandtour.test")
    headers = [(b"cookie", f"grandtour={secret['cookie']}".encode()), (b"x-csrf-token", secret["csrf"].encode())]

    log.info("asked", headers=headers, cookies={"grandtour": secret["cookie"]}, link=secret["link"])
    log.info("asked", headers=dict(headers), query=f"link={secret['link']}&token={secret['csrf']}&x=1")
    log.warning("webhook failed", url=hook, error=ValueError(f"no answer from {hook}"))
    log.warning(f"posting to https://ntfy.example{secret['topic']} failed")
    log.error("cannot open", database=database, settings={"database": [database], "secret": secret["secret"]})
    log.info("signing in", login="anna", password=secret["password"], stored=hashed)
    log.info("made", note=f"Login(login='anna', password='{secret['password']}')")
    log.info("body", body=json.dumps({"login": "anna", "password": secret["password"]}, ensure_ascii=False))
    log.info("got %s and %s", secret["cookie"], secret["link"])
    log.info("sent", auth=secret["bearer"], header=f"Authorization: Bearer {secret['bearer']}")
    logging.getLogger("uvicorn.error").error("GET /t/x?link=%s from %s", secret["link"], database)
    logging.getLogger("alembic").warning("Cookie: grandtour=%s; other=1", secret["cookie"])
    logging.getLogger("sqlalchemy.pool").error("[SQL: INSERT]\n[parameters: ('anna', '%s')]", secret["password"])
    try:
        raise RuntimeError(f"password={secret['password']!r} at {hook}")
    except RuntimeError:
        log.exception("broken")
        logging.getLogger("litestar").exception("broken too")

    read = lines.read()
    assert len(read) == 15
    for name, text in secret.items():
        assert text not in lines.text, name
    assert hashed not in lines.text
    assert hashed.split("$")[-1] not in lines.text
    for part in ("s3cr3t", "@pw", "tram", "topic", "AbCdEfGh", "sesame"):
        assert part not in lines.text
    # and what is no secret is there
    for part in ("anna", "hooks.example", "ntfy.example", "db.example", "RuntimeError", "x=1", "test_observing.py"):
        assert part in lines.text


@given(
    st.recursive(
        st.text() | st.binary() | st.integers() | st.none(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_anything_can_be_logged(value: Any) -> None:
    event = hide_secrets(None, "info", {"event": "x", "value": value})
    json.dumps(event)
    assert hide_secrets(None, "info", {"event": "x", "password": value}).get("password") in ("[hidden]", None, 0)


@given(
    st.integers(0, 10**6),
    st.sampled_from(["{}", "a {} b", "x={}", "'{}'", "({})", "/t/{}/y", "https://h/{}", "?link={}&a"]),
)
def test_cookies_tokens_and_links_are_found_anywhere(number: int, around: str) -> None:
    for text in (KEYS.cookie(f"session-of-number-{number}"), KEYS.csrf(str(number))):
        assert text not in hide_in_text(around.format(text))
    link = KEYS.link(str(number), 1, 1)
    # one in a hundred links has letters only, and could be a word
    if not link.isalpha():
        assert link not in hide_in_text(around.format(link))
    assert link not in safe_path(f"/t/bcdfghjkmnpq/{link}")


@pytest.mark.parametrize(
    "text",
    [
        "Uvicorn running on http://127.0.0.1:8000 (Press CTRL+C to quit)",
        "edition 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        "person Vw3xL0kq9TzYb2NcPdEfGhIj at table bcdfghjkmnpq",
        'File "src/grandtour/server/websockets_sansio_impl.py", line 3, in a_function_with_a_very_long_name_it_is',
        "12 seats, 3.5 ms: fine",
    ],
)
def test_what_is_no_secret_stays(text: str) -> None:
    assert hide_in_text(text) == text


def test_numbers_and_nothing_stay_unless_they_are_secret() -> None:
    facts = {"ms": 1.5, "ok": True, "none": None, "table": "bcdfghjkmnpq", "seats": [1, 2]}
    assert hide_secrets(None, "info", facts) == facts
    assert hidden(12345, "seed") == "[hidden]"


def test_a_huge_text_is_cut_and_costs_little() -> None:
    begun = time.process_time()
    for piece in ("a", "password=", "https://", "://@", "-----BEGIN PRIVATE KEY-----", "cookie:", "a-_"):
        assert len(hide_in_text(piece * 100_000)) < 200_000
    assert time.process_time() - begun < 2


def test_lines_for_a_terminal_hide_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(json=False, level="info")
    set_up_logs(json=False, level="info")
    log = structlog.get_logger("grandtour.test")
    try:
        password = "tram over the bay"
        raise RuntimeError("broken")
    except RuntimeError:
        log.exception("failed", password=password)
    log.debug("not at this level")
    logging.getLogger("uvicorn.access").info("127.0.0.1 GET /?link=x")
    logging.getLogger("sqlalchemy.engine").info("SELECT")
    text = capsys.readouterr().err
    assert text.count("failed") == 1, "set up twice, written once"
    assert "RuntimeError: broken" in text
    assert "Logging error" not in text
    assert "tram over" not in text, "no values of variables"
    assert "not at this level" not in text
    assert "GET" not in text
    assert "SELECT" not in text


@get("/api/tables/{table:str}")
async def one_table(table: FromPath[str]) -> str:
    if table == "slow":
        await asyncio.sleep(0.06)
    if table == "broken":
        raise RuntimeError("broken")
    return table


def test_access_lines_and_figures_of_real_requests(lines: Lines) -> None:
    set_up_logs(json=True, level="info")
    metrics = Metrics()
    litestar: Any = Litestar([one_table], openapi_config=None, logging_config=None)
    secret = secrets_of_a_server()

    async def main() -> None:
        app = RootPath(AccessLog(litestar, metrics, slow=0.05), "/games")
        async with serving(app) as port, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            headers = {"Cookie": f"grandtour={secret['cookie']}", "X-CSRF-Token": secret["csrf"]}
            for path in ("bcdfgh", "slow", "broken", secret["link"], f"x/{secret['link']}", f"y/{'Abcd' * 6}"):
                await client.get(f"/games/api/tables/{path}?link={secret['link']}", headers=headers)

    asyncio.run(main())
    requests = [line for line in lines.read() if line["event"] == "request"]
    assert [(line["path"], line["status"]) for line in requests] == [
        ("/api/tables/slow", 200),
        ("/api/tables/broken", 500),
        ("/api/tables/x/[hidden]", 404),
        ("/api/tables/y/[hidden]", 404),  # letters only: could be a word anywhere but here
    ]
    assert requests[0]["ms"] >= 50
    for name, text in secret.items():
        assert text not in lines.text, name
    assert "127.0.0.1" not in lines.text.replace("http://127.0.0.1", "")
    page = metrics.render()[0].decode()
    route = 'route="/api/tables/{table}"'
    assert f'grandtour_requests_total{{method="GET",{route},status="200"}} 3.0' in page
    assert f'grandtour_requests_total{{method="GET",{route},status="500"}} 1.0' in page
    assert 'grandtour_requests_total{method="GET",route="other",status="404"} 2.0' in page
    assert f"grandtour_request_seconds_count{{{route}}} 4.0" in page
    assert secret["link"] not in page


def test_addresses_only_when_wanted(lines: Lines) -> None:
    set_up_logs(json=True, level="debug")

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})

    for addresses in (False, True):
        asyncio.run(ask(AccessLog(app, Metrics(), addresses=addresses), request("/", client=("192.0.2.7", 1))))
        line = next(line for line in lines.read() if line["event"] == "request")
        assert line["level"] == "debug"
        assert ("192.0.2.7" in str(line)) == addresses


def test_open_sockets_are_counted_and_given_back(lines: Lines) -> None:
    set_up_logs(json=True, level="info")
    metrics = Metrics()
    counted: list[float | None] = []

    def open_now() -> float | None:
        return metrics.registry.get_sample_value("grandtour_sockets_open")

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/play":
            await send({"type": "websocket.accept"})
            counted.append(open_now())
            raise ConnectionResetError
        await send({"type": "websocket.close", "code": 1008})
        counted.append(open_now())

    async def main() -> list[Message]:
        logged = AccessLog(app, metrics)
        with pytest.raises(ConnectionResetError):
            await ask(logged, request("/play", type="websocket"))
        return await ask(logged, request("/elsewhere", type="websocket"))

    asyncio.run(main())
    assert counted == [1, 0]
    assert open_now() == 0
    assert [(line["path"], line["status"]) for line in lines.read() if line["event"] == "socket"] == [
        ("/elsewhere", 403)
    ]


def test_a_real_socket_tells_neither_its_query_nor_its_address(lines: Lines) -> None:
    set_up_logs(json=True, level="debug")

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if "open" in scope["path"]:
            await send({"type": "websocket.accept"})
            await receive()
        await send({"type": "websocket.close", "code": 1000})

    async def main() -> None:
        async with serving(RootPath(AccessLog(app, Metrics()), "/games")) as port:
            async with connect(f"ws://127.0.0.1:{port}/games/open?from=somewhere") as socket:
                await socket.send("hello")
                with pytest.raises(ConnectionClosedOK):
                    await socket.recv()
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{port}/games/shut?from=somewhere")

    asyncio.run(main())
    told = [(line["path"], line["status"], line["level"]) for line in lines.read() if line["event"] == "socket"]
    assert told == [("/open", 101, "debug"), ("/shut", 403, "info")]
    ours = [line for line in lines.text.splitlines() if "websockets.client" not in line]
    assert "somewhere" not in str(ours)
    assert "127.0.0.1" not in str(ours).replace("running on http://127.0.0.1", "")
    assert "hello" not in str(ours)


def test_figures() -> None:
    metrics, other = Metrics(), Metrics()
    metrics.command("act", "ok", 0.004)
    metrics.command("act", "action/illegal", 0.002)
    metrics.bot(0.3)
    metrics.bot(7.0, failed=True)
    metrics.write(5, 0.003)
    metrics.note("webhook", sent=True)
    metrics.note("push", sent=False)
    metrics.tables.set(3)
    body, content_type = metrics.render()
    page = body.decode()
    assert content_type.startswith("text/plain; version=")
    for line in (
        'grandtour_commands_total{kind="act",outcome="ok"} 1.0',
        'grandtour_commands_total{kind="act",outcome="action/illegal"} 1.0',
        "grandtour_command_seconds_count 2.0",
        "grandtour_bot_questions_total 2.0",
        "grandtour_bot_failures_total 1.0",
        "grandtour_bot_seconds_count 2.0",
        'grandtour_write_group_size_bucket{le="8.0"} 1.0',
        "grandtour_write_seconds_count 1.0",
        'grandtour_notes_total{outcome="sent",way="webhook"} 1.0',
        'grandtour_notes_total{outcome="failed",way="push"} 1.0',
        "grandtour_tables_loaded 3.0",
        "grandtour_sockets_open 0.0",
    ):
        assert line in page
    assert "process_resident_memory_bytes" in page
    assert 'kind="act"' not in other.render()[0].decode()


def test_a_stranger_cannot_make_figures_without_end() -> None:
    metrics = Metrics()
    for i in range(1000):
        metrics.request(f"M{i}", f"/guess/{i}", 404, 0.001)
        metrics.command(f"kind {i}", f"outcome {i}", 0.001)
    page = metrics.render()[0].decode()
    assert page.count("grandtour_requests_total{") <= 201
    assert page.count("grandtour_commands_total{") <= 202
    assert 'method="other"' in page


def test_a_flood_of_refusals_is_a_few_lines(lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of each minute, then how many more there were; faults of ours are never left out."""
    set_up_logs(json=True, level="info")
    monkeypatch.setattr(observing, "MINUTE", 0.2)
    metrics = Metrics()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        elif scope["path"] != "/gone":
            await send({"type": "http.response.start", "status": int(scope["path"][1:]), "headers": []})

    async def main() -> None:
        logged = AccessLog(app, metrics)
        for path in ("/404", "/429", "/gone", "/503") * 20:
            await ask(logged, request(path))
        for _ in range(10):
            await ask(logged, request("/x", type="websocket"))
            await ask(logged, request("/500"))
        seen: list[dict[str, Any]] = []
        async with asyncio.timeout(60):
            while not any(line["event"] == "more refused or slow" for line in seen):
                await asyncio.sleep(0.01)
                seen += lines.read()
        assert [line["left_out"] for line in seen if "left_out" in line] == [90 - observing.MOST_LINES]
        assert sum(line.get("status") == 500 for line in seen) == 10
        assert sum(line.get("status") != 500 and "left_out" not in line for line in seen) == observing.MOST_LINES
        await ask(logged, request("/404"))
        assert [line["status"] for line in lines.read()] == [404], "another minute has begun"

    asyncio.run(main())
    page = metrics.render()[0].decode()
    assert 'status="499"} 20.0' in page, "who goes away in the middle is not a fault of the server"
    assert 'status="500"} 10.0' in page


def test_what_uvicorn_says_of_nonsense_is_not_logged(lines: Lines) -> None:
    set_up_logs(json=True, level="info")
    log = logging.getLogger("uvicorn.error")
    log.warning("Invalid HTTP request received.")
    log.warning("Unsupported upgrade request.")
    log.error("something else")
    assert [line["event"] for line in lines.read()] == ["something else"]
