"""The types of ASGI as our middlewares use them, and the few things they all look up in a scope."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def header(scope: Scope, name: bytes) -> str | None:
    """The first header of this name (lower case), as text."""
    for key, value in scope.get("headers", ()):
        if key.lower() == name:
            return bytes(value).decode("latin-1")
    return None


def ends(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Headers of an answer that does not wait for the body: one that is never finished would keep the connection."""
    body = header(scope, b"transfer-encoding") is not None or header(scope, b"content-length") not in (None, "0")
    return [(b"connection", b"close")] if body else []


def local_path(scope: Scope) -> str:
    """The path below the root path, by which our routes are named, wherever the proxy has put us."""
    path: str = scope["path"]
    root: str = scope.get("root_path", "")
    if root and (path == root or path.startswith(root + "/")):
        return path[len(root) :] or "/"
    return path
