"""The headers of every answer, which say what the browser may do with it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from grandtour.server.security.asgi import App, Message, Receive, Scope, Send, local_path

# connect-src 'self' covers our own WebSocket: CSP 3 lets 'self' match ws and wss on the page's own host and port, as
# every browser of today does (Safari was the last, in 2022).
# Naming ws://host here instead would copy the Host header, which the client chooses, into the policy; `ws:` alone would
# let a page talk to any host.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

# What a board game does not need. What the page may want is not listed: full screen, copying a link, staying awake.
UNUSED: Final = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
)

ALWAYS: Final = (
    (b"content-security-policy", POLICY.encode("ascii")),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{feature}=()" for feature in UNUSED).encode("ascii")),
)
# Without subdomains, because what else runs on somebody's domain is not for us to decide.
BY_HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
KEEP_NO_COPY: Final = (b"cache-control", b"no-store")

_STARTS: Final = ("http.response.start", "websocket.http.response.start")


class Headers:
    """Adds the headers that an answer does not have already. Nobody may keep answers for the paths in `private`."""

    def __init__(self, app: App, hsts: bool = False, private: Collection[str] = ("/api",)) -> None:
        self.app = app
        self.hsts = hsts
        self.private = tuple(private)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        wanted = list(ALWAYS)
        if self.hsts and scope.get("scheme") in ("https", "wss"):
            wanted.append(BY_HTTPS_ONLY)
        path = local_path(scope)
        if any(path == prefix or path.startswith(prefix + "/") for prefix in self.private):
            wanted.append(KEEP_NO_COPY)

        async def send_with_headers(message: Message) -> None:
            if message["type"] in _STARTS:
                said = list(message.get("headers", ()))
                names = {bytes(name).lower() for name, _ in said}
                message = {**message, "headers": [*said, *(line for line in wanted if line[0] not in names)]}
            await send(message)

        await self.app(scope, receive, send_with_headers)
