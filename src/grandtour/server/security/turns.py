"""Lets each address have the event loop only as long as its share allows: see `Shares`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandtour.server.security.addresses import address_keys
from grandtour.server.security.asgi import App, Receive, Scope, Send, ends
from grandtour.server.security.shares import LONGEST, Keys, Payer, Shares, paid_by

UNSEEN: Final = 0.0002  # seconds that a request takes where it cannot be measured


class Bills:
    """Charges what requests and sockets take of the loop to the address of the client. It stands outside of all else,
    but inside of what finds out that address.
    """

    def __init__(self, app: App, shares: Shares) -> None:
        self.app = app
        self.shares = shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.shares.on or scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        payer = Payer(self.shares, keys_of(scope))
        payer.pay(UNSEEN)
        await paid_by(payer, self._go_on(scope, receive, send))

    async def _go_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)


class Turns:
    """Delays requests of an address that has used up its share; those that would wait too long get `refusal` (JSON)."""

    def __init__(
        self,
        app: App,
        shares: Shares,
        refusal: Callable[[float], bytes],
        refused: Callable[[str], None] = lambda reason: None,
    ) -> None:
        self.app = app
        self.shares = shares
        self.refusal = refusal
        self.refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            keys = keys_of(scope)
            wait = self.shares.wait(keys)
            if wait > LONGEST:
                self.refused("share")
                await self.refuse(scope, wait, send)
                return
            await self.shares.turn(keys)
        await self.app(scope, receive, send)

    async def refuse(self, scope: Scope, wait: float, send: Send) -> None:
        body = self.refusal(wait)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode("ascii")),
            (b"retry-after", str(max(1, round(wait))).encode("ascii")),
            *ends(scope),
        ]
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def keys_of(scope: Scope) -> Keys:
    client = scope.get("client")
    return address_keys(client[0] if client else "")
