"""A bad network: a TCP proxy on loopback that delays, stalls and cuts the connections that go through it.

It keeps nothing: a byte that it has not passed on is still in the system's buffers, and for some connections these are
as small as possible. So a stalled connection soon takes no more bytes, and loses none when it goes on.
"""

from __future__ import annotations

import asyncio
import random
import socket
import struct
from collections import Counter
from contextlib import suppress
from typing import Final, Literal

SMALL: Final = 2048  # bytes; the system makes it a little more
SEGMENT: Final = 536
CHUNK: Final = 4096
NARROW: Final = 0.3
STALL_SECONDS: Final = (0.3, 6.0)
DELAY_SECONDS: Final = (0.001, 0.15)
RESET: Final = struct.pack("ii", 1, 0)  # SO_LINGER: no goodbye, RST at once

Fault = Literal["delay", "fin", "reset", "cut one side", "half-open up", "half-open down", "half-open"]
FAULTS: Final[tuple[Fault, ...]] = (
    "delay", "fin", "reset", "cut one side", "half-open up", "half-open down", "half-open",
)  # fmt: skip


class Way:
    """One connection through the proxy."""

    def __init__(self, client: socket.socket, server: socket.socket, dice: random.Random) -> None:
        self.client = client
        self.server = server
        self.dice = dice
        self.delayed = False
        self.flows = {"up": asyncio.Event(), "down": asyncio.Event()}
        for flow in self.flows.values():
            flow.set()

    async def run(self) -> None:
        pumps = [
            asyncio.ensure_future(self._pump(self.client, self.server, "up")),
            asyncio.ensure_future(self._pump(self.server, self.client, "down")),
        ]
        try:
            await asyncio.gather(*pumps)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            self.client.close()
            self.server.close()

    async def _pump(self, source: socket.socket, sink: socket.socket, way: str) -> None:
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            while True:
                await self.flows[way].wait()
                data = await loop.sock_recv(source, CHUNK)
                if self.delayed:
                    await asyncio.sleep(self.dice.uniform(*DELAY_SECONDS))
                await self.flows[way].wait()
                if not data:
                    break
                await loop.sock_sendall(sink, data)
        with suppress(OSError):
            sink.shutdown(socket.SHUT_WR)

    def suffer(self, fault: Fault) -> None:
        match fault:
            case "delay":
                self.delayed = True
            case "fin":
                for side in (self.client, self.server):
                    with suppress(OSError):
                        side.shutdown(socket.SHUT_RDWR)
            case "reset":
                self._reset(self.client)
                self._reset(self.server)
            case "cut one side":
                self.stall("up", "down")
                self._reset(self.dice.choice((self.client, self.server)))
            case "half-open up":
                self.stall("up")
            case "half-open down":
                self.stall("down")
            case "half-open":
                self.stall("up", "down")

    def _reset(self, side: socket.socket) -> None:
        """Reset one side. It is also shut down, so that the pump that waits for it wakes up and closes it."""
        with suppress(OSError):
            side.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            side.shutdown(socket.SHUT_RDWR)

    def stall(self, *ways: str) -> None:
        for way in ways:
            self.flows[way].clear()

    def heal(self) -> None:
        self.delayed = False
        for flow in self.flows.values():
            flow.set()


class Proxy:
    def __init__(self, target: int, dice: random.Random) -> None:
        self.target = target
        self.dice = dice
        self.ways: dict[Way, asyncio.Task[None]] = {}
        self.suffered: Counter[str] = Counter()
        self.narrow = NARROW
        """how many of the connections have small buffers"""
        self._listening = socket.socket()
        self._accepting: asyncio.Task[None] | None = None
        self._storm: asyncio.Task[None] | None = None
        self._healing: set[asyncio.TimerHandle] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    async def __aenter__(self) -> Proxy:
        self._listening.bind(("127.0.0.1", 0))
        self._listening.listen(256)
        self._listening.setblocking(False)
        self._accepting = asyncio.ensure_future(self._accept())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.calm()
        tasks = [task for task in (self._accepting, *self.ways.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._listening.close()

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            client, _ = await loop.sock_accept(self._listening)
            server = socket.socket()
            if self.dice.random() < self.narrow:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
                # Before it connects, or it is too late. The segments decide how much the system keeps for the sender:
                # of loopback's own, some megabytes.
                server.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
                server.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, SEGMENT)
            for side in (client, server):
                side.setblocking(False)
                side.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                await loop.sock_connect(server, ("127.0.0.1", self.target))
            except OSError:
                client.close()
                server.close()
                continue
            way = Way(client, server, self.dice)
            task = asyncio.ensure_future(way.run())
            self.ways[way] = task
            task.add_done_callback(lambda _, way=way: self.ways.pop(way, None))  # type: ignore[misc]

    # ---- weather ----------------------------------------------------------------------------------------------
    def storm(self, every: float) -> None:
        """Until `calm`, cause a fault somewhere about every so many seconds."""
        self._storm = asyncio.ensure_future(self._storming(every))

    async def _storming(self, every: float) -> None:
        while True:
            await asyncio.sleep(self.dice.uniform(0, 2 * every))
            if self.ways:
                self.strike(self.dice.choice(list(self.ways)), self.dice.choice(FAULTS))

    def strike(self, way: Way, fault: Fault) -> None:
        self.suffered[fault] += 1
        way.suffer(fault)
        # What is not cut may come back, soon or after both ends have given up.
        handle = asyncio.get_running_loop().call_later(self.dice.uniform(*STALL_SECONDS), way.heal)
        self._healing.add(handle)

    def calm(self) -> None:
        """Cause no more faults, and let everything that is stalled go on."""
        if self._storm is not None:
            self._storm.cancel()
            self._storm = None
        for handle in self._healing:
            handle.cancel()
        self._healing.clear()
        for way in self.ways:
            way.heal()
