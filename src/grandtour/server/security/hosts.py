"""Answers only under names that are ours.

A page of a stranger can give its own name the address of a server at home (DNS rebinding): to the browser, that server
is then a part of the stranger's site. It still names the stranger's host, and by that it is known. So names that
anybody can register must be named by the administrator. Others cannot be made to lead here: addresses, names of one
part, and names below ends that the public name servers do not know.

A server that was told no name of its own, perhaps behind a proxy since long before there was this check, does not
refuse: it says once in its log what to set, and keeps to itself what only its own machine may see.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import structlog

from grandtour.server.security.asgi import App, Receive, Scope, Send, ends, header, local_path

ANY: Final = "*"
STRANGE: Final = "grandtour.strange"
"""Where the scope of a request says that it came under a name that nobody has told us."""
# RFC 6761, 6762, 8375 and 9476, ICANN's .internal, and what many routers use.
PRIVATE_ENDS: Final = frozenset(
    ("localhost", "local", "internal", "home", "lan", "localdomain", "corp", "test", "invalid", "example", "alt")
)
HOME: Final = ".home.arpa"
HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?)\.?)(?::[0-9]{0,5})?")
LONGEST_SHOWN: Final = 100

log = structlog.get_logger("grandtour.hosts")


def name_in(host: str) -> str | None:
    """The name or address in a Host header, in lower case and without its port; None if there is none."""
    match = HOST.fullmatch(host.strip().lower())
    return None if match is None else match[1] or match[2]


def is_private(name: str) -> bool:
    """Whether no stranger can have this name lead to us."""
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.rpartition(".")[2] in PRIVATE_ENDS or name.endswith(HOME)
    return True


def names_of(urls: Collection[str | None]) -> set[str]:
    return {name for url in urls if url is not None and (name := urlsplit(url).hostname)}


class Hosts:
    """Refuses requests (421) that do not name one of the `allowed` hosts, in a form that suits who asks.

    `*` allows every name. Requests without a Host header are not from browsers. Unless `strict`, nobody is refused.
    """

    def __init__(
        self,
        app: App,
        allowed: Collection[str],
        refusal: Callable[[str], bytes],
        refused: Callable[[str], None] = lambda reason: None,
        strict: bool = True,
    ) -> None:
        self.app = app
        self.refusal = refusal
        self.refused = refused
        self.any = ANY in allowed
        self.strict = strict
        self._warned = False
        self.allowed = {name.lower().removesuffix(".") for name in allowed}

    def knows(self, host: str) -> bool:
        name = name_in(host)
        return name is not None and (name in self.allowed or is_private(name))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = header(scope, b"host") if scope["type"] in ("http", "websocket") else None
        if self.any or not host or self.knows(host):
            await self.app(scope, receive, send)
            return
        if not self.strict:
            self._warn(host[:LONGEST_SHOWN])
            await self.app({**scope, STRANGE: True}, receive, send)
            return
        self.refused("host")
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # as HTTP 403, because it is not accepted yet
        else:
            await self.refuse(scope, host[:LONGEST_SHOWN], send)

    def _warn(self, host: str) -> None:
        if not self._warned:
            self._warned = True
            log.warning("answers under a name that it was not told: set --public-url or --allowed-host", host=host)

    async def refuse(self, scope: Scope, host: str, send: Send) -> None:
        kind, body = b"application/json", self.refusal(host)
        if "text/html" in (header(scope, b"accept") or "") and not local_path(scope).startswith("/api/"):
            kind, body = b"text/html; charset=utf-8", page(host)
        headers = [
            (b"content-type", kind),
            (b"content-length", str(len(body)).encode("ascii")),
            *ends(scope),
        ]
        await send({"type": "http.response.start", "status": 421, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope.get("method") == "HEAD" else body})


def page(host: str) -> bytes:
    """For people; in English, like every page that there is before the web app."""
    shown = html.escape(name_in(host) or host)
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Grand Tour</title>
<h1>This server does not know the name {shown}</h1>
<p>Nothing is broken: for your safety, a Grand Tour server answers only under its own names.</p>
<p>Do you play here? Ask whoever gave you the address for the right one.</p>
<p>Is it your server? Start it with <code>--allowed-host {shown}</code>, or name the
address that players see with <code>--public-url</code>.</p>
</html>
""".encode()
