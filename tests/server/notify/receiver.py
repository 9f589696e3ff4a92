"""A web server on loopback that keeps what it gets and answers as it is told."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


@dataclass
class Request:
    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    answer: bytes = OK
    endless: bool = False  # the answer is repeated until the client has had enough
    silent: bool = False
    requests: list[Request] = field(default_factory=list)
    port: int = 0
    sent: int = 0

    def url(self, path: str = "/", host: str = "127.0.0.1", scheme: str = "http") -> str:
        return f"{scheme}://{host}:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            line, *rest = head.strip().split("\r\n")
            headers = dict(field.split(": ", 1) for field in rest)
            body = await reader.readexactly(int(headers["Content-Length"]))
            self.requests.append(Request(line, headers, body))
            if self.silent:
                await reader.read()  # until the other side has had enough
                return
            writer.write(self.answer)
            await writer.drain()
            while self.endless and self.sent < 64 * 2**20:
                writer.write(b"x" * 2**16)
                await writer.drain()
                self.sent += 2**16
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiving(receiver: Receiver, tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    connections: set[asyncio.Task[None]] = set()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(receiver.serve(reader, writer))
        connections.add(task)
        task.add_done_callback(connections.discard)

    server = await asyncio.start_server(begin, "127.0.0.1", 0, ssl=tls)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        for task in list(connections):
            task.cancel()
        await asyncio.gather(*connections, return_exceptions=True)
        await server.wait_closed()
