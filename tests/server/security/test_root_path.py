from __future__ import annotations

import asyncio

import httpx
import pytest
from litestar import Litestar, Request, get
from litestar.datastructures import State

from grandtour.server.security.asgi import Receive, Scope, Send, local_path
from grandtour.server.security.root_path import RootPath, clean_root_path
from tests.server.security.serving import ask, request


@get("/api/games")
async def games(request: Request[None, None, State]) -> dict[str, str]:
    return {"path": request.scope["path"], "root": request.scope["root_path"], "url": str(request.url)}


@get("/")
async def front() -> dict[str, str]:
    return {"path": "front"}


async def ask_litestar(root: str, path: str) -> httpx.Response:
    app = RootPath(Litestar([games, front], openapi_config=None), root)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as client:
        return await client.get(f"http://example.org{path}")


@pytest.mark.parametrize("path", ["/games/api/games", "/api/games"])
def test_litestar_finds_its_routes_whatever_the_proxy_does(path: str) -> None:
    # the root path occurs inside our own path too
    answer = asyncio.run(ask_litestar("/games", path))
    assert answer.json() == {"path": "/api/games", "root": "/games", "url": "http://example.org/games/api/games"}


@pytest.mark.parametrize("path", ["/games", "/games/", "/"])
def test_the_front_page(path: str) -> None:
    assert asyncio.run(ask_litestar("/games/", path)).json() == {"path": "front"}


def test_without_a_root_path_nothing_changes() -> None:
    assert asyncio.run(ask_litestar("", "/api/games")).json()["root"] == ""
    assert asyncio.run(ask_litestar("", "/games/api/games")).status_code == 404


@pytest.mark.parametrize(
    ("path", "raw", "local"),
    [
        ("/games/x y", b"/games/x%20y", "/x y"),
        ("/x y", b"/x%20y", "/x y"),
        ("/gamesome", b"/gamesome", "/gamesome"),
        ("/games", b"/games", "/"),
        ("/games/games/1", b"/games/games/1", "/games/1"),
    ],
)
def test_the_scope(path: str, raw: bytes, local: str) -> None:
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    given = request(path, raw_path=raw)
    asyncio.run(ask(RootPath(app, "/games"), given))
    scope = seen[0]
    assert scope["root_path"] == "/games"
    assert scope["path"].removeprefix("/games") in (local, "")
    assert scope["path"].startswith("/games")
    assert scope["raw_path"] == scope["path"].replace(" ", "%20").encode()
    assert local_path(scope) == local
    assert given == request(path, raw_path=raw), "the server's own scope is left alone"


@pytest.mark.parametrize(("text", "root"), [("", ""), ("/", ""), ("games", "/games"), ("/a/b/", "/a/b")])
def test_root_paths(text: str, root: str) -> None:
    assert clean_root_path(text, taken=["api"]) == root


@pytest.mark.parametrize("text", ["/a b", "/a//b", "/a/../b", "/ä", "/a?b", "/a\r\nb", "/api", "/api/v1"])
def test_what_is_no_root_path(text: str) -> None:
    with pytest.raises(ValueError, match="root path"):
        clean_root_path(text, taken=["api"])
