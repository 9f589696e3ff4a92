"""Who somebody is by the word of a proxy in front of us, which has asked them already (forward auth)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from grandtour.server.security.addresses import plain
from grandtour.server.security.asgi import App, Receive, Scope, Send

KEY: Final = "grandtour.forwarded"
"""Where the scope of a request has a `Forwarded`. Nobody else reads the header, so nothing depends on its absence."""
LONGEST: Final = 255
NAME: Final = re.compile(r"[A-Za-z0-9-]{1,60}")
# Headers that clients send for other reasons: believing one of these would let everybody be anybody.
TAKEN: Final = frozenset(("authorization", "cookie", "host", "origin", "user-agent", "x-csrf-token", "x-forwarded-for"))
WIDEST: Final = {4: 8, 6: 16}
"""The shortest prefixes of networks of proxies."""

Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Forwarded:
    user: str
    name: str | None


def header_fault(name: str) -> str | None:
    """Why this header cannot say who somebody is; None if it can."""
    if not NAME.fullmatch(name):
        return "a header's name is made of letters, digits and hyphens, such as Remote-User"
    if name.lower() in TAKEN:
        return f"clients send {name} themselves: let the proxy set another, such as Remote-User"
    return None


def proxies(text: str) -> list[Network]:
    """The addresses and networks, with commas between them. ValueError: they are too many to be believed so much."""
    out: list[Network] = []
    for part in text.split(","):
        one = part.strip()
        try:
            network = ip_network(one, strict=False)
        except ValueError:
            raise ValueError(f"{one!r} is no address or network; name the proxy itself") from None
        if network.prefixlen < WIDEST[network.version]:
            raise ValueError(f"{one!r} is nearly everybody; name the proxy itself")
        out.append(network)
    return out


class ForwardedUsers:
    """Around everything else, where the peer's own address is still known: believes the headers of proxies alone."""

    def __init__(
        self, app: App, believed: Sequence[Network], header: str, name_header: str | None, refusal: bytes = b""
    ) -> None:
        """`refusal` is the body for a header that cannot be read."""
        self.app = app
        self._refusal = refusal
        self._believed = tuple(believed)
        self._header = header.lower().encode("ascii")
        self._name_header = None if name_header is None else name_header.lower().encode("ascii")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self._is_proxy(scope):
            try:
                user = self._value(scope, self._header)
                name = None if self._name_header is None else self._value(scope, self._name_header)
            except UnicodeDecodeError:
                await self._refuse(scope, receive, send)
                return
            if user is not None:
                scope[KEY] = Forwarded(user, name)  # in place: the connection reads the client's address there later
        await self.app(scope, receive, send)

    def _is_proxy(self, scope: Scope) -> bool:
        try:
            peer = plain(ip_address(str((scope.get("client") or ("",))[0]).partition("%")[0]))
        except ValueError:
            return False
        return any(peer in network for network in self._believed)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # as HTTP 403, because it is not accepted yet
            return
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(self._refusal)).encode("ascii"))]
        await send({"type": "http.response.start", "status": 400, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope.get("method") == "HEAD" else self._refusal})

    def _value(self, scope: Scope, header: bytes) -> str | None:
        """None if it is not there, or there twice: then somebody else has set it, too.

        UnicodeDecodeError: it is not in UTF-8. Nothing is put in place of what cannot be read, because two people's
        headers could become the same.
        """
        found = [bytes(value) for name, value in scope["headers"] if bytes(name).lower() == header]
        if len(found) != 1:
            return None
        text = found[0].decode("utf-8").strip()
        return text if 0 < len(text) <= LONGEST and text.isprintable() else None
