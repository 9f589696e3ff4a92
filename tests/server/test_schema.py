"""The server keeps to its own OpenAPI page: what it describes is what is there, and nothing that is sent breaks it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from litestar.routes import WebSocketRoute
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.schemas import OpenApiSchema

from grandtour.server import messages as m
from grandtour.server.app import litestar_app
from grandtour.server.codes import status_of
from scripts.server.postgres import Postgres, new_name, postgres
from scripts.server.process import ServerProcess
from tests.server.house import House, Wire, in_house

__all__ = ["postgres"]

EXAMPLES = 6  # of each operation, right ones and as many wrong ones
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


class Person:
    """Somebody with a session and a table, for one operation alone: it may log out or delete itself."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url)
        self.dice = random.Random(1)
        self.come()

    def come(self) -> None:
        self.http.cookies.clear()
        self.token = self.http.post("/api/session", json={"name": "Ann"}).json()["csrf"]
        body = {"game": "explore-new-york", "seats": [{}, {"kind": "bot", "bot": "random"}]}
        self.table = self.http.post("/api/tables", json=body, headers=self.headers).json()["table"]

    def ask(self, case: Any) -> None:
        # A table that is there makes more things happen than one that is not.
        if "table_id" in (case.path_parameters or {}) and self.dice.random() < 0.6:
            case.path_parameters["table_id"] = self.table
        answer = case.call(base_url=self.url, headers=self.headers, timeout=20)
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            fault = msgspec.json.decode(answer.content, type=m.Fault, strict=True)
            assert status_of(fault.code) == answer.status_code
        if answer.status_code == 401:
            self.come()

    @property
    def headers(self) -> dict[str, str]:
        cookie = f"grandtour={self.http.cookies['grandtour']}"
        return {"X-CSRF-Token": self.token, "Cookie": cookie}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("schema"), "--log-format", "json") as running:
        yield running


@pytest.fixture(scope="module")
def schema(server: ServerProcess) -> OpenApiSchema:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.value)
def test_no_request_breaks_the_server_or_gets_what_the_page_does_not_say(
    server: ServerProcess, schema: OpenApiSchema, mode: GenerationMode
) -> None:
    begun = server.log.stat().st_size
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        person = Person(server.url)
        limited = settings(
            max_examples=EXAMPLES,
            deadline=None,
            phases=[Phase.generate],
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        strategy = operation.as_strategy(generation_mode=mode)
        with suppress(Unsatisfiable):  # what takes nothing cannot be asked wrongly
            limited(given(case=strategy)(person.ask))()
        person.http.close()
    log = server.log.read_text()[begun:]
    assert "Traceback" not in log
    assert '"level": "error"' not in log


def test_the_page_has_every_route_and_every_fault(server: ServerProcess, schema: OpenApiSchema) -> None:
    page = httpx.get(f"{server.url}/api/openapi.json").json()
    ids = [operation["operationId"] for path in page["paths"].values() for operation in path.values()]
    assert len(set(ids)) == len(ids)
    for path, operations in page["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], (path, method)
            for status, response in operation["responses"].items():
                if int(status) < 400:
                    continue
                (kind,) = response["content"]
                assert kind == "application/json"
                assert response["content"][kind]["schema"] == {"$ref": "#/components/schemas/Fault"}, (path, status)
            wanted = {"400", "401", "403", "404", "409", "413", "422", "429", "500", "503"}
            assert wanted <= set(operation["responses"]), (path, method)
    assert set(page["components"]["schemas"]["Fault"]["required"]) == {"code", "text"}


def test_every_route_is_on_the_page(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        app = litestar_app(house.services)
        described = {
            (path, method.upper())
            for path, operations in app.openapi_schema.to_schema()["paths"].items()
            for method in operations
        }
        there = {
            (path_of(route), method)
            for route in app.routes
            if route.path.startswith("/api") and "openapi" not in route.path and route.path != "/api"
            for method in (["SOCKET"] if isinstance(route, WebSocketRoute) else route.methods)
            if method != "OPTIONS"
        }
        assert there - described == {("/api/tables/{table_id}/socket", "SOCKET")}
        assert described <= there

    in_house(tmp_path, visit)


def path_of(route: Any) -> str:
    parts = [part if isinstance(part, str) else f"{{{part.name}}}" for part in route.path_components]
    return "/" + "/".join(parts)


# ---------------------------------------------------------------- texts that a database cannot hold
ODD = ["a\0b", "\\ud800", "\U0010ffff", "9" * 400, "%00"]


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_odd_texts_are_refused_by_both_databases_alike(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    settings: dict[str, Any] = {}
    if database == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        settings["database"] = server.url(new_name())
    in_house(tmp_path, send_odd_texts, **settings)


async def send_odd_texts(house: House) -> None:
    ann, _, table = await house.two()
    headers = {"X-CSRF-Token": ann.me["csrf"], "Content-Type": "application/json"}
    for odd in ODD:
        text = '"' + odd.replace("\0", "\\u0000") + '"'
        quoted = "".join(f"%{byte:02x}" for byte in odd.encode())[:3000]
        asked = [
            ("POST", "/api/session", f'{{"name": {text}}}'),
            ("PATCH", "/api/me", f'{{"name": {text}}}'),
            ("POST", "/api/login", f'{{"login": {text}, "password": {text}}}'),
            ("POST", "/api/account", f'{{"login": {text}, "password": {text}}}'),
            ("POST", "/api/password", f'{{"old": {text}, "new": {text}}}'),
            ("DELETE", "/api/me/push", f'{{"endpoint": {text}}}'),
            ("PUT", "/api/me/push", f'{{"endpoint": {text}, "p256dh": {text}, "auth": {text}}}'),
            ("PUT", "/api/me/webhook", f'{{"url": {text}, "style": "json"}}'),
            ("POST", "/api/blocks", f'{{"person": {text}}}'),
            ("DELETE", f"/api/blocks/{quoted}", "{}"),
            ("POST", "/api/tables", f'{{"game": {text}, "seats": [{{}}]}}'),
            ("POST", "/api/tables", f'{{"game": "san-francisco", "edition": {text}, "seats": [{{}}, {{}}]}}'),
            (
                "POST",
                "/api/tables",
                f'{{"game": "san-francisco", "seats": [{{}}, {{"kind": "device", "name": {text}}}]}}',
            ),
            ("POST", "/api/tables", f'{{"game": "san-francisco", "options": {{{text}: true}}, "seats": [{{}}, {{}}]}}'),
            ("POST", f"/api/tables/{table}/join", f'{{"token": {text}}}'),
            ("POST", f"/api/tables/{table}/watch", f'{{"token": {text}}}'),
            ("POST", f"/api/tables/{table}/mute", f'{{"person": {text}, "on": true}}'),
            ("GET", f"/api/tables/{quoted}", ""),
            ("GET", f"/api/tables/{quoted}/chat", ""),
            ("GET", f"/api/lobby?before=1-{quoted}", ""),
            ("GET", f"/api/my-games?before={quoted}", ""),
            ("GET", f"/api/tables/{table}/chat?before={quoted}", ""),
        ]
        for method, path, body in asked:
            answer = await ann.http.request(method, path, content=body, headers=headers)
            assert answer.status_code < 500, (method, path, body[:80], answer.text)
            if answer.status_code >= 400:
                msgspec.json.decode(answer.content, type=m.Fault)
        await send_odd_commands(await house.wire(ann, table), text)
        async with Wire(ann, quoted) as none:
            await none.until(lambda none=none: none.closed)  # type: ignore[misc]
            assert [message.get("code") for message in none.heard] == ["table/none", "table/none"]
    assert (await ann.ask("GET", f"/api/tables/{table}"))["status"] == "running"


async def send_odd_commands(wire: Wire, text: str) -> None:
    for command in (
        f'{{"type": "chat", "id": "c", "text": {text}}}',
        f'{{"type": "play", "id": {text}, "seat": 0, "step": 1, "action": "x"}}',
        f'{{"type": "play", "id": "p", "seat": 0, "step": {wire.view["step"]}, "action": {text}}}',
        f'{{"type": {text}}}',
        f'{{"type": "sync", {text}: 1}}',
    ):
        await wire.socket.send(command)
    await wire.say("ping")
    await wire.until(lambda: wire.all("beat"))
    allowed = {"request/malformed", "action/unreadable", "action/stale", "action/illegal", "chat/bad"}
    assert {message["code"] for message in wire.all("error")} <= allowed
