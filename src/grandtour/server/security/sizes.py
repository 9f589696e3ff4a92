"""Limits what a request's body may be: no larger than we are willing to hold, no slower than we are willing to wait."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from grandtour.server.security.addresses import address_keys, is_wide
from grandtour.server.security.asgi import App, Message, Receive, Scope, Send, header
from grandtour.server.security.nesting import too_deep
from grandtour.server.security.shares import DELAY, Delay

LARGEST_BODY: Final = 64 * 1024

Fault = Literal["large", "slow", "crowded", "nested"]
STATUSES: Final[Mapping[Fault, int]] = {"large": 413, "slow": 408, "crowded": 429, "nested": 400}


@dataclass(frozen=True)
class Patience:
    """How long a body may take, and how much of unfinished ones is held."""

    seconds: float = 30.0
    """from its first byte to its last"""
    every: float = 5.0
    """so often it is looked whether it comes along"""
    least: int = 1024
    """bytes that must come in this time"""
    from_one: int = 1024 * 1024
    """bytes that are held for one address; no less than the largest body"""
    in_all: int = 32 * 1024 * 1024
    wider: int = 8
    """times as many for an IPv6 /48"""


USUAL: Final = Patience()


class Sizes:
    """Reads a body before the application does, and answers with one of the `refusals` (JSON) if something is wrong.

    A length that the client names is believed if it is too large, but never if it is small; a body in chunks has none.
    The body is held here, and not counted while the application reads, so the application never has half a request.
    """

    def __init__(
        self,
        app: App,
        refusals: Mapping[Fault, bytes],
        largest: int = LARGEST_BODY,
        patience: Patience = USUAL,
        refused: Callable[[str], None] = lambda reason: None,
    ) -> None:
        self.app = app
        self.refusals = refusals
        self.largest = largest
        self.patience = patience
        self.refused = refused
        self.held: Counter[str] = Counter()
        """bytes of unfinished bodies, by address, and in all under an empty key"""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = header(scope, b"content-length") or ""
        # Eleven digits are too large already; int() of thousands would be work that a client could force on us.
        if length.isdecimal() and (len(length) > 10 or int(length) > self.largest):
            await self._refuse("large", send)
            return
        client = scope.get("client")
        keys = ("", *address_keys(client[0] if client else ""))
        body: bytes | Fault | None = await self._body(receive, keys, scope.get(DELAY) or Delay())
        if body is None:  # the client is gone: there is nobody to answer
            return
        if isinstance(body, bytes) and body and too_deep(body):
            body = "nested"
        if isinstance(body, str):
            await self._refuse(body, send)
            return

        async def receive_again() -> Message:
            nonlocal body
            if body is None:
                return await receive()
            whole, body = body, None
            return {"type": "http.request", "body": whole, "more_body": False}

        await self.app(scope, receive_again, send)

    async def _body(self, receive: Receive, keys: tuple[str, ...], delay: Delay) -> bytes | Fault | None:
        patience = self.patience
        parts: list[bytes] = []
        size = held = 0
        begun = looked = time.monotonic()
        came = 0  # since it was looked
        try:
            while True:
                try:
                    message = await self._next(receive, min(looked + patience.every, begun + patience.seconds))
                except TimeoutError:
                    message = None
                now = time.monotonic()
                if message is not None:
                    if message["type"] != "http.request":
                        return None
                    part = bytes(message.get("body", b""))
                    parts.append(part)
                    size += len(part)
                    came += len(part)
                    if size > self.largest:
                        return "large"
                    if not message.get("more_body", False):
                        return b"".join(parts)
                    if not self._hold(keys, len(part)):
                        return "crowded"
                    held = size
                if now - looked >= patience.every or now - begun >= patience.seconds:
                    if delay.happened():
                        begun += now - looked  # that was our time
                    elif came < patience.least or now - begun >= patience.seconds:
                        return "slow"
                    looked, came = now, 0
        finally:
            self._drop(keys, held)

    async def _next(self, receive: Receive, until: float) -> Message:
        async with asyncio.timeout(max(0.0, until - time.monotonic())):
            return await receive()

    def _hold(self, keys: tuple[str, ...], size: int) -> bool:
        """Whether so much more may be held."""
        patience = self.patience
        for key in keys:
            most = patience.from_one * (patience.wider if is_wide(key) else 1) if key else patience.in_all
            if self.held[key] + size > most:
                return False
        for key in keys:
            self.held[key] += size
        return True

    def _drop(self, keys: tuple[str, ...], size: int) -> None:
        for key in keys:
            self.held[key] -= size
            if not self.held[key]:
                del self.held[key]

    async def _refuse(self, fault: Fault, send: Send) -> None:
        self.refused(fault)
        body = self.refusals[fault]
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode("ascii")),
            # Reading the rest of the body, only to keep the connection, is not worth it.
            (b"connection", b"close"),
        ]
        await send({"type": "http.response.start", "status": STATUSES[fault], "headers": headers})
        await send({"type": "http.response.body", "body": body})
