from __future__ import annotations

import asyncio
from typing import Any

import httpx

from grandtour.server.security.asgi import App, Receive, Scope, Send
from grandtour.server.security.headers import Headers
from tests.server.security.serving import ask, echo, request, serving


def headers_of(app: App, scope: Scope) -> dict[str, str]:
    start = asyncio.run(ask(app, scope))[0]
    names = [name for name, _ in start["headers"]]
    assert len(names) == len(set(names)), "said twice"
    return {name.decode(): value.decode() for name, value in start["headers"]}


def test_every_answer_has_strict_headers_in_reality() -> None:
    async def main() -> httpx.Response:
        async with serving(Headers(echo)) as port, httpx.AsyncClient() as client:
            return await client.get(f"http://127.0.0.1:{port}/")

    headers = asyncio.run(main()).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "cache-control" not in headers


def test_hsts_by_https_only_and_only_when_wanted() -> None:
    name = "strict-transport-security"
    assert name in headers_of(Headers(echo, hsts=True), request(scheme="https"))
    assert name not in headers_of(Headers(echo, hsts=True), request(scheme="http"))
    assert name not in headers_of(Headers(echo, hsts=False), request(scheme="https"))


def test_nobody_keeps_a_copy_of_the_api() -> None:
    app = Headers(echo)
    assert headers_of(app, request("/api/me"))["cache-control"] == "no-store"
    assert headers_of(app, request("/api"))["cache-control"] == "no-store"
    assert headers_of(app, request("/games/api/me", root_path="/games"))["cache-control"] == "no-store"
    assert "cache-control" not in headers_of(app, request("/apiary.js"))


def test_what_the_application_says_itself_stays() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"Cache-Control", b"private"), (b"Content-Security-Policy", b"default-src 'none'")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b""})

    headers = headers_of(Headers(app), request("/api/record"))
    assert headers["Cache-Control"] == "private"
    assert headers["Content-Security-Policy"] == "default-src 'none'"
    assert "cache-control" not in headers
    assert "content-security-policy" not in headers


def test_a_refused_handshake_has_them_too() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.http.response.start", "status": 403})

    scope: dict[str, Any] = {**request("/api/play"), "type": "websocket", "scheme": "wss"}
    headers = headers_of(Headers(app, hsts=True), scope)
    assert headers["cache-control"] == "no-store"
    assert "strict-transport-security" in headers
