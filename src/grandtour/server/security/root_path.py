"""For servers behind a reverse proxy, below a path of somebody else's site: https://example.org/games/."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final
from urllib.parse import quote

from grandtour.server.security.asgi import App, Receive, Scope, Send

_ROOT_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def clean_root_path(text: str, taken: Collection[str] = ()) -> str:
    """ "/games" for "/games/" or "games"; "" for "/". ValueError says what is wrong.

    `taken` are our own first path segments, such as "api". Below one of them, we could not tell a proxy that takes off
    the root path from one that does not.
    """
    inside = text.strip("/")
    root = f"/{inside}" if inside else ""
    if not _ROOT_PATH.fullmatch(root) or any(part in (".", "..") for part in root.split("/")):
        raise ValueError(f"a root path is made of letters, digits and . _ ~ - between slashes; not {text!r}")
    if root.split("/")[1:2] and root.split("/")[1] in taken:
        raise ValueError(f"a root path cannot begin with /{root.split('/')[1]}: the server has pages of that name")
    return root


class RootPath:
    """Makes proxies that take off the root path and proxies that leave it on look the same to the application.

    The application gets `root_path`, and a `path` that begins with it, as ASGI says. A bare path with a root path
    beside it would go wrong: Litestar looks for the first place where the root path *occurs* in the path, and would
    read /api/games below /games as "/".
    """

    def __init__(self, app: App, root_path: str) -> None:
        self.app = app
        self.root = clean_root_path(root_path)
        self.raw_root = quote(self.root).encode("ascii")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.root and scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            scope = {**scope, "root_path": self.root}
            if path != self.root and not path.startswith(self.root + "/"):
                scope["path"] = self.root + path
                if scope.get("raw_path") is not None:
                    scope["raw_path"] = self.raw_root + scope["raw_path"]
        await self.app(scope, receive, send)
