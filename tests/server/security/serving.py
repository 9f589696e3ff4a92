"""A real uvicorn on a port of its own, for what only a real server shows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from grandtour.server.security.asgi import App, Message, Receive, Scope, Send


@asynccontextmanager
async def serving(app: App) -> AsyncIterator[int]:
    """The port it listens on."""
    given: Any = app  # uvicorn's own types of ASGI are closed ones
    config = uvicorn.Config(given, host="127.0.0.1", port=0, lifespan="off", log_config=None, ws="websockets-sansio")
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    try:
        for _ in range(500):
            if server.started:
                break
            await asyncio.sleep(0.01)
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, 60)


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with the body it was sent."""
    body = b""
    more = True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": body})


async def ask(app: App, scope: Scope, *messages: Message) -> list[Message]:
    """What an application sends, without a server: `messages` are what it receives."""
    waiting = list(messages) or [{"type": "http.request", "body": b"", "more_body": False}]
    sent: list[Message] = []

    async def receive() -> Message:
        return waiting.pop(0) if waiting else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent


def request(path: str = "/", **more: Any) -> Scope:
    return {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 5),
        "server": ("127.0.0.1", 80),
        **more,
    }
