"""The connections of clients: uvicorn's protocols, which here pay for every byte before it can hurt anybody.

uvicorn parses all that it has read at once, up to 256 KB: a run of tiny frames or chunks would keep everybody waiting
for seconds. So what arrives waits here, and is parsed in small slices. Between them others have their turn, and the
time that the loop has worked for an address is charged to it (`Shares`): whoever has used up their share is not read
until there is more. Requests that are never finished, and answers that nobody reads, end their connection.
"""

from __future__ import annotations

import asyncio
import sys
import time
import weakref
from abc import ABC, abstractmethod
from typing import Any, Final

import h11
import msgspec
import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grandtour.server.codes import Code, status_of
from grandtour.server.hall import Hall
from grandtour.server.messages import Fault
from grandtour.server.security.addresses import address_keys, plain_text
from grandtour.server.security.asgi import App
from grandtour.server.security.shares import DELAY, FIRST, LONGEST, Delay, Keys

SLICE: Final = 512  # bytes that are parsed at once: at most 85 frames or chunks
PLAIN_SLICE: Final = 16 * 1024  # of a body in one piece
TURN: Final = 0.002  # seconds until others have theirs
COMING: Final = 0.00015  # seconds that a connection takes, from its beginning to its end
LARGEST_HEAD: Final = 16 * 1024
LARGEST_FRAME: Final = 16 * 1024  # bytes; what is larger ends the connection before it is read
HEAD_SECONDS: Final = 10.0  # from the first byte of a request's head to its last
IDLE_SECONDS: Final = 30.0  # without a request
TAKE_SECONDS: Final = 30.0  # to take something of what was sent
LINGER: Final = 2.0  # seconds to read an answer after which the connection is closed
PING_SECONDS: Final = 20.0

# A page sends a frame for each command and for each of our pings; a person makes no twenty commands a second.
FRAMES_AT_ONCE: Final = 200
FRAMES_PER_SECOND: Final = 40
FLOOD_SECONDS: Final = 10.0  # so long may somebody send more than that without a break
MOST_FRAMES_WAITING: Final = 32 * 1024  # bytes; eight times the largest message
MOST_WAITING: Final = 96 * 1024  # bytes of requests; the largest one fits in
MOST_FRAGMENTS: Final = 100  # of one message
MOST_TURNED_AWAY: Final = 50  # who are told so at the same time; the others are just cut off


def answer(code: Code, text: str, wait: float | None = None) -> bytes:
    """A whole answer, for those who are not worth a request."""
    body = msgspec.json.encode(Fault(code, text, wait=wait))
    lines = [
        f"HTTP/1.1 {status_of(code)} ",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
        "cache-control: no-store",
        *([] if wait is None else [f"retry-after: {wait:.0f}"]),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


FULL: Final = answer(Code.NO_ROOM, "too many are connected; try again in a moment", 10)
CROWDED: Final = answer(Code.LIMITED, "too many connections are open from your address", 60)
LATE: Final = answer(Code.SLOW, "the request was not finished in time")
UNREADABLE: Final = answer(Code.MALFORMED, "this is no request of HTTP/1.1")
LARGE_HEAD: Final = answer(Code.TOO_LARGE, f"the head of a request has at most {LARGEST_HEAD} bytes")


class Wiring(uvicorn.Config):
    """uvicorn's settings, with what our connections need to know."""

    def __init__(self, app: App, hall: Hall, proxies: str, factor: float = 1.0, **more: Any) -> None:
        given: Any = app  # uvicorn's own types of ASGI are closed ones
        super().__init__(
            given,
            http=Requests,
            ws=Frames,
            h11_max_incomplete_event_size=LARGEST_HEAD,
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            # Views are small, and each connection would need its own compressor: 300 MB for 1,000 connections.
            ws_per_message_deflate=False,
            proxy_headers=True,
            forwarded_allow_ips=proxies,
            lifespan="off",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_keep_alive=int(IDLE_SECONDS),
            **more,
        )
        self.hall = hall
        self.trusted = _TrustedHosts(proxies)
        self.factor = factor


def linger_on(transport: asyncio.Transport, seconds: float, left: int | None = None) -> None:
    """Cut off a closing connection when its client has taken nothing for so long."""
    now = transport.get_write_buffer_size()
    if left is not None and now >= left:
        transport.abort()
    else:
        asyncio.get_running_loop().call_later(seconds, linger_on, transport, seconds, now)


class Waiting(asyncio.Protocol, ABC):
    """What both kinds of connections share: bytes that wait to be parsed, and a place in the hall."""

    config: uvicorn.Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    scope: Any
    keys: Keys = ()
    most_waiting = MOST_WAITING
    over = True
    """nothing that arrives is read any more"""

    def enter(self, transport: asyncio.Transport) -> None:
        """Take a place in the hall, if there is one."""
        config = self.config
        assert isinstance(config, Wiring)
        self.hall = config.hall
        if self.client is not None:
            self.client = (plain_text(self.client[0]), self.client[1])
        self.proxied = self.client is not None and self.client[0] in config.trusted
        # The address of a proxy says nothing about whoever is behind it.
        self.keys = () if self.proxied else address_keys(self.client[0] if self.client is not None else "")
        self.waiting = bytearray()
        self.held_since: float | None = None
        self.ahead: Keys | None = None  # whose share was charged in advance, for our next turn
        self.delay = Delay()
        self.next_turn: asyncio.Handle | None = None
        self.stuck: asyncio.TimerHandle | None = None
        self.counted = 0
        self.inside = False
        if self.hall.shares.wait(self.keys) > LONGEST:
            self.turn_away(transport, "share", None)
            return
        self.hall.shares.charge(self.keys, COMING)
        if not self.hall.may_come(self.keys):
            self.turn_away(transport, "address", CROWDED)
        elif not self.hall.come(self):
            self.turn_away(transport, "full", FULL)
        else:
            self.inside = True
            self.over = False

    def turn_away(self, transport: asyncio.Transport, reason: str, said: bytes | None) -> None:
        self.hall.closed(reason)
        if said is None or self.hall.turned_away >= MOST_TURNED_AWAY:
            transport.abort()
            return
        self.hall.turned_away += 1
        transport.write(said)
        if transport.can_write_eof():
            transport.write_eof()

        def end() -> None:
            self.hall.turned_away -= 1
            transport.abort()

        self.loop.call_later(LINGER, end)

    def leave(self) -> None:
        """The connection is lost, or another protocol takes it over."""
        self.over = True
        self.give_back()
        self.waiting.clear()
        for timer in (self.next_turn, self.stuck):
            if timer is not None:
                timer.cancel()
        self.next_turn = self.stuck = None  # even a timer that has rung knows whom it called
        if self.inside:
            self.inside = False
            self.hall.go(self)
            self.hall.holds(self.keys, -self.counted)

    def give_way(self) -> None:
        self.leave()
        self.transport.abort()

    def cut_off(self, reason: str) -> None:
        """Close at once, without a word."""
        self.hall.closed(reason)
        self.over = True
        self.waiting.clear()
        self.transport.abort()

    def close_soon(self, linger: float = LINGER) -> None:
        """Close when the client has taken what was sent, but do not wait for ever."""
        self.over = True
        self.waiting.clear()
        self.transport.close()
        linger_on(self.transport, linger)

    # ---- reading ----------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        if self.over:
            return
        self.waiting += data
        if self.next_turn is None:
            self.take_turn()

    def take_turn(self) -> None:
        """Parse slice after slice, as long as this address may have the loop and nothing else is in the way."""
        self.next_turn = None
        self.delay.end()
        payers = self.payers()
        used = time.thread_time()
        until = time.perf_counter() + TURN
        wait = self.turn_in(payers)
        while self.waiting and self.may_parse():
            if wait > 0:
                self.hold(wait)
                break
            if time.perf_counter() > until:
                self.next_turn = self.loop.call_soon(self.take_turn)
                break
            size = self.slice()
            piece = bytes(self.waiting[:size])
            del self.waiting[:size]
            self.parse(piece)
            wait = self.too_many()
        self.hall.shares.charge(payers, time.thread_time() - used)
        if self.over:
            return
        if not self.waiting:
            self.held_since = None
        self.after_turn()
        self.read_on()
        self.count_bytes()

    def turn_in(self, payers: Keys) -> float:
        """Seconds until these may have their turn; 0 if it is now, also if we have waited for it as long as told."""
        if self.ahead is not None:
            self.give_back()
            return 0.0
        wait = self.hall.shares.wait(payers)
        if wait > 0 and self.waiting and self.may_parse():
            # Taken in advance, it makes those who wait go on one after the other.
            self.hall.shares.charge(payers, FIRST)
            self.ahead = payers
        return wait

    def give_back(self) -> None:
        if self.ahead is not None:
            self.hall.shares.charge(self.ahead, -FIRST)
            self.ahead = None

    def count_bytes(self) -> None:
        """Let the hall know how much waits here. An address that holds too much loses this connection."""
        more = len(self.waiting) - self.counted
        if more:
            self.counted += more
            if not self.hall.holds(self.keys, more):
                self.cut_off("buffers")

    def hold(self, wait: float) -> None:
        """Go on later. Whoever sends more and more meanwhile is cut off."""
        now = self.loop.time()
        self.held_since = now if self.held_since is None else self.held_since
        if len(self.waiting) > self.most_waiting or (self.too_many() > 0 and now - self.held_since > FLOOD_SECONDS):
            self.flooded()
        else:
            self.next_turn = self.loop.call_later(wait, self.take_turn)
            self.delay.begin()

    def go_on(self) -> None:
        """What was in the way is so no longer."""
        if self.over:
            return
        if self.waiting and self.next_turn is None:
            self.next_turn = self.loop.call_soon(self.take_turn)
        self.read_on()

    def read_on(self) -> None:
        """Read from the socket only when all that was read is parsed: the rest waits at the sender."""
        if self.transport.is_closing():
            return
        if self.waiting or not self.wants_more():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    # ---- writing ----------------------------------------------------------------------------------------------
    def pause_writing(self) -> None:
        super().pause_writing()
        self.must_take()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.has_taken()

    def must_take(self) -> None:
        """The client does not read: it has some seconds to begin with it."""
        if self.stuck is None and not self.over:
            self.look_whether_it_takes(self.transport.get_write_buffer_size())

    def look_whether_it_takes(self, left: int) -> None:
        self.stuck = self.loop.call_later(TAKE_SECONDS, self.took_something, left)

    def took_something(self, left: int) -> None:
        """Whoever is slow, but takes something, may go on."""
        now = self.transport.get_write_buffer_size()
        if now < left:
            self.look_whether_it_takes(now)
        else:
            self.cut_off("unread")

    def has_taken(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
        self.go_on()

    # ---- what each kind does in its own way -------------------------------------------------------------------
    @abstractmethod
    def parse(self, piece: bytes) -> None: ...

    @abstractmethod
    def may_parse(self) -> bool: ...

    @abstractmethod
    def wants_more(self) -> bool: ...

    @abstractmethod
    def payers(self) -> Keys:
        """Whose share the loop's time is taken from."""

    def slice(self) -> int:
        """So many bytes are parsed at once."""
        return SLICE

    def too_many(self) -> float:
        """Seconds until this connection itself, not the others of its address, may send more."""
        return 0.0

    def flooded(self) -> None:
        self.cut_off("flood")

    def after_turn(self) -> None:
        pass

    def behind(self) -> Keys:
        """The keys of a proxy's client, which uvicorn has put into the scope; none while only the proxy is known."""
        client = self.scope.get("client") if self.scope is not None else None
        if client is None or (self.client is not None and client[0] == self.client[0]):
            return ()
        return address_keys(client[0])


class Flow(FlowControl):
    """uvicorn's wish whether to read; whether it is done depends on what waits, too.

    The connection has it, and it has the connection only weakly: cycles would stay in memory until all garbage is
    looked at, which is seldom done.
    """

    def __init__(self, requests: Requests) -> None:
        super().__init__(requests.transport)
        self._requests = weakref.ref(requests)

    def pause_reading(self) -> None:
        self.read_paused = True
        requests = self._requests()
        if requests is not None:
            requests.read_on()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            requests = self._requests()
            if requests is not None:
                requests.go_on()


class Requests(Waiting, H11Protocol):
    """A connection for plain requests, one after the other."""

    phase = ""
    """idle: between requests; head, body: in the middle of one; busy: it is answered"""
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        H11Protocol.connection_made(self, transport)
        self.flow = Flow(self)
        self.enter(transport)
        self.after_turn()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        H11Protocol.connection_lost(self, exc)

    def leave(self) -> None:
        self._unset_keepalive_if_required()
        self.expect_nothing()
        super().leave()

    def parse(self, piece: bytes) -> None:
        H11Protocol.data_received(self, piece)
        self.after_turn()

    def may_parse(self) -> bool:
        return not (
            self.over
            or self.transport.is_closing()
            or self.flow.read_paused
            or self.flow.write_paused
            or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        )

    def wants_more(self) -> bool:
        return not self.flow.read_paused

    def slice(self) -> int:
        in_one_piece = self.phase == "body" and all(name != b"transfer-encoding" for name, _ in self.headers)
        return PLAIN_SLICE if in_one_piece else SLICE

    def payers(self) -> Keys:
        if not self.proxied:
            return self.keys
        return self.behind() if self.phase == "body" else ()

    def after_turn(self) -> None:
        """Know what the connection waits for, and for how long it may."""
        if self.over or self.transport.is_closing():
            return
        state = self.conn.their_state
        if state is h11.IDLE:
            phase = "head" if self.waiting or self.conn.trailing_data[0] else "idle"
        else:
            phase = "body" if state is h11.SEND_BODY else "busy"
        if phase == "body":
            self.scope[DELAY] = self.delay
        if phase == self.phase:
            self.expect_head()
            return
        self.phase = phase
        self.expect_nothing()
        if phase == "head":
            self._unset_keepalive_if_required()
            self.expect_head()
        elif phase == "idle" and self.timeout_keep_alive_task is None:
            self.deadline = self.loop.call_later(IDLE_SECONDS, self.close_soon)
        if phase == "busy":
            self.hall.needed(self)
        else:
            self.hall.idle(self)

    def expect_head(self) -> None:
        """The head of a request must come in time, unless it is we who let it wait."""
        if self.phase == "head" and self.deadline is None and not self.delay.now:
            self.deadline = self.loop.call_later(HEAD_SECONDS, self.late)

    def expect_nothing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def hold(self, wait: float) -> None:
        super().hold(wait)
        if self.phase == "head":
            self.expect_nothing()

    def late(self) -> None:
        self.hall.closed("late")
        self.say_and_close(LATE)

    def say_and_close(self, said: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(said)
        self.close_soon()

    def send_400_response(self, msg: str) -> None:
        """uvicorn calls this for what h11 cannot read."""
        error = sys.exc_info()[1]
        if error is not None:
            error.__traceback__ = None  # h11's error is in a frame of it, and so would keep itself, and us, in memory
        cycle: RequestResponseCycle | None = getattr(self, "cycle", None)  # none before the first request
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.cut_off("malformed")
            return
        self.hall.closed("malformed")
        large = len(self.conn.trailing_data[0]) > LARGEST_HEAD
        self.say_and_close(LARGE_HEAD if large else UNREADABLE)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.close_soon(TAKE_SECONDS)  # the answer may be a long one
            return
        self.after_turn()
        self.go_on()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.close_soon()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        self.transport.resume_reading()
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        if self.phase in ("head", "body") or self.over:
            self.transport.abort()  # the rest may never come
        else:
            super().shutdown()


def loosely(app: Any) -> Any:
    """The same application, which knows its connection no longer than it runs: what Litestar leaves is a cycle."""

    async def run(scope: Any, receive: Any, send: Any) -> None:
        ends = [receive, send]

        async def receive_there() -> Any:
            return await ends[0]()

        async def send_there(message: Any) -> None:
            await ends[1](message)

        try:
            await app(scope, receive_there, send_there)
        finally:
            ends[:] = [gone, gone]

    return run


async def gone(*_: object) -> None:
    raise ClientDisconnected


class Frames(Waiting, WebSocketsSansIOProtocol):
    """A WebSocket. Each frame and each slice of one is paid for, control frames and empty ones included."""

    most_waiting = MOST_FRAMES_WAITING

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        WebSocketsSansIOProtocol.connection_made(self, transport)
        assert isinstance(self.config, Wiring)
        factor = self.config.factor
        self.each = 1 / (FRAMES_PER_SECOND * factor) if factor else 0.0
        self.full_at = 0.0  # when the bucket is full again, from which each frame takes one
        self.seen = 0
        self.enter(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        WebSocketsSansIOProtocol.connection_lost(self, exc)
        self.conn.parser.close()  # it and `conn` have each other

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated or self.over:
            Waiting.data_received(self, data)
            return
        WebSocketsSansIOProtocol.data_received(self, data)  # the head, which was read as that of a request
        if not self.handshake_initiated:
            self.hall.closed("malformed")
            self.transport.write(UNREADABLE)
            self.close_soon()

    def parse(self, piece: bytes) -> None:
        before = self.seen
        WebSocketsSansIOProtocol.data_received(self, piece)
        now = self.loop.time()
        self.full_at = max(self.full_at, now) + max(1, self.seen - before) * self.each
        if len(self.frames) > MOST_FRAGMENTS:
            self.flooded()

    def handle_events(self) -> None:
        self.seen += len(self.conn.events)
        super().handle_events()

    def may_parse(self) -> bool:
        return not (self.over or self.transport.is_closing() or self.read_paused) and self.writable.is_set()

    def wants_more(self) -> bool:
        return not self.read_paused and self.writable.is_set()

    def payers(self) -> Keys:
        return self.behind() if self.proxied else self.keys

    def too_many(self) -> float:
        return max(0.0, self.full_at - self.loop.time() - FRAMES_AT_ONCE / FRAMES_PER_SECOND)

    def flooded(self) -> None:
        """Close with 1008 (policy), if the client can still be told."""
        self.hall.closed("flood")
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.stop_keepalive()
            self.conn.fail(1008, "too much")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
        self.close_soon()

    async def run_asgi(self) -> None:
        self.app = loosely(self.app)
        await super().run_asgi()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self.go_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Passes on text that is not UTF-8 as bytes, which are refused. uvicorn itself would log a traceback for each,
        so that strangers could fill the disk, and would fail if the connection is closing already.
        """
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # The close that was sent may be answered yet; but whoever does not even read it is not waited for.
        self.loop.call_later(TAKE_SECONDS, self.transport.abort)
