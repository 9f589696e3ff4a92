"""Limits how large requests may be: no body is larger than we are willing to hold."""

from __future__ import annotations

from typing import Final

from grandtour.server.security.asgi import App, Message, Receive, Scope, Send, header

LARGEST_BODY: Final = 64 * 1024


class Sizes:
    """Reads a body before the application does, and answers 413 with `refusal` (JSON) if it is too large.

    A length that the client names is believed if it is too large, but never if it is small; a body in chunks has none.
    The body is held here, and not counted while the application reads, so the application never has half a request.
    """

    def __init__(self, app: App, refusal: bytes, largest: int = LARGEST_BODY) -> None:
        self.app = app
        self.refusal = refusal
        self.largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = header(scope, b"content-length") or ""
        # Eleven digits are too large already; int() of thousands would be work that a client could force on us.
        if length.isdecimal() and (len(length) > 10 or int(length) > self.largest):
            await self._refuse(send)
            return
        parts: list[bytes] = []
        size = 0
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":  # the client is gone: there is nobody to answer
                return
            part = bytes(message.get("body", b""))
            size += len(part)
            if size > self.largest:
                await self._refuse(send)
                return
            parts.append(part)
            more = message.get("more_body", False)
        body: bytes | None = b"".join(parts)
        del parts

        async def receive_again() -> Message:
            nonlocal body
            if body is None:
                return await receive()
            whole, body = body, None
            return {"type": "http.request", "body": whole, "more_body": False}

        await self.app(scope, receive_again, send)

    async def _refuse(self, send: Send) -> None:
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(self.refusal)).encode("ascii")),
            # Reading the rest of the body, only to keep the connection, is not worth it.
            (b"connection", b"close"),
        ]
        await send({"type": "http.response.start", "status": 413, "headers": headers})
        await send({"type": "http.response.body", "body": self.refusal})
