"""Lets each address have the event loop only as long as its share allows: see `Shares`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from grandtour.server.security.addresses import address_keys
from grandtour.server.security.asgi import App, Receive, Scope, Send
from grandtour.server.security.shares import Payer, Shares, paid_by

FIRST: Final = 0.002  # seconds that a request is charged before it is known what it takes
LONGEST: Final = 2.0  # seconds that a request waits for its turn; after that it is refused


class Turns:
    """Delays requests of an address that has used up its share; those that would wait long get `refusal` (JSON)."""

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
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        payer = Payer(self.shares, address_keys(client[0] if client else ""))
        if scope["type"] == "http":
            wait = self.shares.wait(payer.keys)
            if wait > LONGEST:
                self.refused("share")
                await self.refuse(wait, send)
                return
            # Taken in advance, it makes those who wait go on one after the other.
            payer.pay(FIRST)
            if wait > 0:
                await asyncio.sleep(wait)
            payer.pay(-FIRST)
        await paid_by(payer, self.go_on(scope, receive, send))

    async def go_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    async def refuse(self, wait: float, send: Send) -> None:
        body = self.refusal(wait)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode("ascii")),
            (b"retry-after", str(max(1, round(wait))).encode("ascii")),
        ]
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": body})
