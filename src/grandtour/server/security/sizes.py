"""How much: no request has a body larger than we are willing to hold."""

from __future__ import annotations

from typing import Final

from grandtour.server.security.asgi import App, Message, Receive, Scope, Send, header

LARGEST_BODY: Final = 64 * 1024


class Sizes:
    """Reads a body before the application does, and answers 413 with `refusal` (JSON) where it is too large.

    A length that the client names is believed when it says too much, never when it says little: a body in chunks has
    none. Holding the body here, not counting while the application reads, leaves no half-read request inside it.
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
        # Ten digits are too large already; int() of thousands would be work that the client chose for us.
        if length.isdecimal() and (len(length) > 10 or int(length) > self.largest):
            await self._refuse(send)
            return
        parts: list[bytes] = []
        size = 0
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":  # gone before it was all sent: there is nobody to answer
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
            # The rest of the body is not worth reading to keep the connection.
            (b"connection", b"close"),
        ]
        await send({"type": "http.response.start", "status": 413, "headers": headers})
        await send({"type": "http.response.body", "body": self.refusal})
