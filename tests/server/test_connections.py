"""Connections that do what no client should: real ones, to a real server with its usual limits."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import weakref
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from grandtour.server import connections, serving
from grandtour.server.hall import Hall, Room, memory, usual_room
from grandtour.server.security import sizes
from grandtour.server.security.shares import FIRST, SHARE, Keys, Shares
from scripts.server.abuser import masked
from scripts.server.client import Guest, Json
from tests.server.house import SECONDS, House, Wire, in_house, refusal_of, wait_for

LIMITED: Any = {"rate_factor": 1.0}


def refused(here: House, reason: str) -> float:
    found = here.services.metrics.registry.get_sample_value("grandtour_refused_total", {"reason": reason})
    return found or 0.0


class Raw:
    """A connection as a stranger makes it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def answer(self) -> tuple[int, Json]:
        """Status and body of an answer that must come."""
        async with asyncio.timeout(SECONDS):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            length = next(int(line.split(":")[1]) for line in head.lower().splitlines() if "content-length" in line)
            return int(head.split()[1]), json.loads(await self.reader.readexactly(length))

    async def closed(self) -> bytes:
        """What still came until the server closed the connection."""
        out = b""
        async with asyncio.timeout(SECONDS):
            with suppress(ConnectionError):
                while part := await self.reader.read(65536):
                    out += part
        return out


@asynccontextmanager
async def raw(here: House, address: str | None = None) -> AsyncIterator[Raw]:
    host, port = here.url.removeprefix("http://").split(":")
    local = None if address is None else (address, 0)
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=local)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


@asynccontextmanager
async def upgraded(here: House, guest: Guest, table: str) -> AsyncIterator[Raw]:
    """A live connection, frame by frame."""
    async with raw(here) as line:
        line.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            f"Cookie: {guest.cookie}\r\n\r\n".encode()
        )
        assert (await line.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        yield line


def closed_with(data: bytes) -> int | None:
    """The code of the close frame at the end."""
    at = data.rfind(b"\x88")
    return None if at < 0 else int.from_bytes(data[at + 2 : at + 4], "big")


# ---- frames -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("first", "frame"),
    [
        (b"", masked(0x89)),
        (b"", masked(0x8A)),
        (masked(0x01, b" "), masked(0x00)),
    ],
    ids=["pings", "pongs", "empty fragments"],
)
def test_a_flood_of_frames_ends_its_connection_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: bytes, frame: bytes
) -> None:
    monkeypatch.setattr(connections, "FLOOD_SECONDS", 0.3)

    async def visit(here: House) -> None:
        ann, _, table = await here.two()
        wire = await here.wire(ann, table)
        async with upgraded(here, ann, table) as line:

            async def flood() -> None:
                line.send(first)
                with suppress(ConnectionError):
                    while True:
                        line.send(frame * 20_000)
                        await line.writer.drain()

            flooding = asyncio.ensure_future(flood())
            said = await line.closed()
            flooding.cancel()
            await asyncio.gather(flooding, return_exceptions=True)
        assert closed_with(said) in (1008, None), "nothing is left of it if the client does not read"
        assert refused(here, "flood") == 1
        assert (await wire.do("chat", text="still here"))["type"] == "done"

    in_house(tmp_path, visit, **LIMITED)


def test_mild_excess_is_read_more_slowly_and_ends_only_if_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(here: House) -> None:
        ann, _, table = await here.two()
        async with upgraded(here, ann, table) as line:
            line.send(masked(0x89, b"x") * connections.FRAMES_AT_ONCE)
            pongs = 0
            async with asyncio.timeout(SECONDS):
                while pongs < connections.FRAMES_AT_ONCE:
                    pongs += (await line.reader.read(65536)).count(b"\x8a\x01x")
            assert refused(here, "flood") == 0
            monkeypatch.setattr(connections, "FLOOD_SECONDS", 0.2)
            line.send(masked(0x89, b"x") * connections.FRAMES_AT_ONCE)
            assert closed_with(await line.closed()) == 1008
            assert refused(here, "flood") == 1

    in_house(tmp_path, visit, **LIMITED)


def test_without_limits_a_long_run_of_frames_is_answered(tmp_path: Path) -> None:
    """It is parsed slice by slice all the same, and nothing of it is lost."""

    async def visit(here: House) -> None:
        ann, _, table = await here.two()
        async with upgraded(here, ann, table) as line:
            line.send(masked(0x89, b"x") * 30_000)
            pongs = 0
            async with asyncio.timeout(SECONDS):
                while pongs < 30_000:
                    pongs += (await line.reader.readuntil(b"\x8a\x01x")).count(b"\x8a\x01x")

    in_house(tmp_path, visit)


def test_a_client_that_reads_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "TAKE_SECONDS", 0.2)

    async def visit(here: House) -> None:
        ann, _, table = await here.two()
        async with upgraded(here, ann, table) as line:
            line.reader._transport.pause_reading()  # type: ignore[attr-defined]
            ping = masked(0x89, b"x" * 100)

            async def pinging() -> None:
                with suppress(ConnectionError):
                    while True:
                        line.send(ping * 500)
                        await line.writer.drain()

            flooding = asyncio.ensure_future(pinging())
            await wait_for(lambda: refused(here, "unread"))
            flooding.cancel()
            await asyncio.gather(flooding, return_exceptions=True)
        await wait_for(lambda: not here.services.metrics.registry.get_sample_value("grandtour_sockets_open"))

    in_house(tmp_path, visit)


def test_a_nested_message_is_refused_like_every_other_nonsense(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, _, table = await here.two()
        wire = await here.wire(ann, table)
        await wire.socket.send('{"type":"ping","x":' + "[" * 3000)
        error = await wire.until(lambda: wire.all("error"))
        assert error[0]["code"] == "request/malformed"

    in_house(tmp_path, visit)


# ---- requests ---------------------------------------------------------------------------------------------------
def test_a_body_in_tiny_chunks_ends_its_connection_and_no_other(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, _, table = await here.two()
        wire = await here.wire(ann, table)
        async with raw(here, "127.0.0.3") as line:
            line.send(b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")

            async def flood() -> None:
                with suppress(ConnectionError):
                    while True:
                        line.send(b"1\r\nx\r\n" * 60_000)
                        await line.writer.drain()

            flooding = asyncio.ensure_future(flood())
            await line.closed()
            flooding.cancel()
            await asyncio.gather(flooding, return_exceptions=True)
        assert (await wire.do("chat", text="still here"))["type"] == "done"
        assert refused(here, "flood") + refused(here, "large") + refused(here, "crowded") >= 1

    in_house(tmp_path, visit, **LIMITED)


def test_chunks_and_pipelined_requests_are_read_as_ever(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        body = json.dumps({"name": "Ann"}).encode() + b" " * 3000
        chunks = b"".join(b"%x\r\n%s\r\n" % (1, bytes((byte,))) for byte in body) + b"0\r\n\r\n"
        head = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        async with raw(here) as line:
            line.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3)
            line.send(head + b"Transfer-Encoding: chunked\r\n\r\n" + chunks)
            line.send(head + b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
            line.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answers = [await line.answer() for _ in range(6)]
        assert [status for status, _ in answers] == [200, 200, 200, 201, 201, 200]

    in_house(tmp_path, visit)


def test_the_head_of_a_request_must_come_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(connections, "IDLE_SECONDS", 0.2)

    async def visit(here: House) -> None:
        async with raw(here) as half, raw(here) as silent, raw(here) as second:
            half.send(b"GET /health HTTP/1.1\r\nHost: local")
            second.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea")
            assert await half.answer() == (408, fault("request/slow", "the request was not finished in time"))
            assert await half.closed() == b""
            assert await silent.closed() == b""
            assert [(await second.answer())[0] for _ in range(2)] == [200, 408]
        assert refused(here, "late") == 2

    in_house(tmp_path, visit)


def reached(found: list[float], number: int) -> bool:
    return len(found) == number


GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def test_a_request_that_we_let_wait_is_not_late_and_none_overtakes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    patience = sizes.Patience(seconds=0.8, every=0.4)
    monkeypatch.setattr(sizes.Sizes.__init__, "__defaults__", (sizes.LARGEST_BODY, patience, lambda reason: None))
    held: list[float] = []
    known: list[connections.Requests] = []
    hold, made = connections.Requests.hold, connections.Requests.connection_made

    def hold_seen(self: connections.Requests, wait: float) -> None:
        held.append(self.loop.time() + wait)
        hold(self, wait)

    def made_seen(self: connections.Requests, transport: asyncio.Transport) -> None:
        known.append(self)
        made(self, transport)

    monkeypatch.setattr(connections.Requests, "hold", hold_seen)
    monkeypatch.setattr(connections.Requests, "connection_made", made_seen)
    body = b'{"name": "Ann"}'
    post = (
        b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
    )

    async def visit(here: House) -> None:
        keys = ("127.0.0.3",)
        async with raw(here, *keys) as one, raw(here, *keys) as two, raw(here, *keys) as rest:
            await wait_for(lambda: len(known) == 3)
            rest.send(post + body[:1])
            await wait_for(lambda: known[2].phase == "body")
            here.services.shares.charge(keys, 0.6)
            for number, (line, sent) in enumerate(((rest, body[1:]), (one, GET), (two, GET)), 1):
                line.send(sent)
                await wait_for(partial(reached, held, number))
            assert [(await line.answer())[0] for line in (one, two, rest)] == [200, 200, 201]
            assert held[1] - held[0] > FIRST / SHARE / 2
            assert held[2] - held[1] > FIRST / SHARE / 2
            one.send(b"GET /health HT")
            assert (await one.answer())[0] == 408, "that is the client's time again"

    in_house(tmp_path, visit, **LIMITED)


def test_a_head_has_a_size_and_nonsense_is_told_as_such(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit(here: House) -> None:
        async with raw(here) as large, raw(here) as nonsense, raw(here) as many:
            large.send(
                b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * (connections.LARGEST_HEAD + 1024) + b"\r\n\r\n"
            )
            status, body = await large.answer()
            assert (status, body["code"]) == (413, "request/too-large")
            nonsense.send(b"\x16\x03\x01\x02\x00 this is TLS\r\n\r\n")
            status, body = await nonsense.answer()
            assert (status, body["code"]) == (400, "request/malformed")
            # More headers than the WebSocket's own parser takes.
            lines = "".join(f"X-{number}: y\r\n" for number in range(200))
            many.send(
                b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + lines.encode()
                + b"\r\n"
            )
            status, body = await many.answer()
            assert (status, body["code"]) == (400, "request/malformed")
        assert refused(here, "malformed") == 3
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    in_house(tmp_path, visit)


def test_a_stop_does_not_wait_for_half_a_request(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    houses: list[House] = []
    with ExitStack() as left:

        async def visit(here: House) -> None:
            houses.append(here)
            host, port = here.url.removeprefix("http://").split(":")
            body = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx"
            for begun in (b"GET / HTTP/1.1\r\n", body):
                line = left.enter_context(socket.create_connection((host, int(port))))
                line.sendall(begun)
            for _ in range(3):  # until both have been read
                await (await here.guest()).ask("GET", "/api/me")

        in_house(tmp_path, visit)
    page = houses[0].services.metrics.render()[0].decode()
    assert 'status="499"} 1.0' in page, "it was let go"
    assert 'status="408"' not in page, "nobody waited until it was late"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def fault(code: str, text: str) -> Json:
    return {"code": code, "text": text, "rule": None, "arguments": None, "wait": None}


def test_nested_json_is_refused_for_every_route_with_a_body(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        for method, path in (("POST", "/api/session"), ("PATCH", "/api/me"), ("PUT", "/api/me/webhook")):
            headers = {"X-CSRF-Token": ann.me["csrf"], "Content-Type": "application/json"}
            for text in ("[" * 30_000, '{"name":' * 500):
                answer = await ann.http.request(method, path, content=text, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed")
        assert refused(here, "nested") == 6

    in_house(tmp_path, visit)


def test_an_address_has_its_share_of_the_loop_and_no_more(tmp_path: Path) -> None:
    """Its requests wait for their turn; those that would wait long are refused. Others do not wait."""

    async def visit(here: House) -> None:
        ann = await here.guest()
        keys = ("127.0.0.1",)
        here.services.shares.charge(keys, 0.3)
        wait = here.services.shares.wait(keys)
        assert 0 < wait < 2
        loop = asyncio.get_running_loop()
        begun = loop.time()
        assert (await ann.ask("GET", "/api/me"))["me"]["name"] == "Ann"
        assert loop.time() - begun > wait / 2
        here.services.shares.charge(("127.0.0.3",), 100)
        async with raw(here, "127.0.0.3") as line:
            assert await line.closed() == b"", "no connection is taken from there any more"
        assert refused(here, "share") == 1
        async with raw(here, "127.0.0.2") as line:
            line.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert (await line.answer())[0] == 200
        # Behind a proxy, connections are the proxy's, and the client is told.
        proxied = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n"
        here.services.shares.charge(("192.0.2.9",), 100)
        async with raw(here) as line:
            for address, expected in ((b"192.0.2.9", 429), (b"192.0.2.8", 200)):
                line.send(proxied.replace(b"127.0.0.1", address))
                status, body = await line.answer()
                assert status == expected
                assert expected == 200 or (body["code"], body["wait"] > 10) == ("request/limited", True)

    in_house(tmp_path, visit, **LIMITED)


def test_a_connection_that_is_over_leaves_the_memory_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All garbage is looked at so seldom that a flood of connections would fill the memory until then."""
    known: weakref.WeakSet[Any] = weakref.WeakSet()
    enter = connections.Waiting.enter

    def enter_known(self: Any, transport: asyncio.Transport) -> None:
        known.add(self)
        known.add(self.conn)
        enter(self, transport)

    async def visit(here: House) -> None:
        ann, _, table = await here.two()
        monkeypatch.setattr(connections.Waiting, "enter", enter_known)
        async with raw(here) as silent, raw(here) as asks, raw(here) as half, raw(here) as nonsense:
            asks.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2)
            assert [(await asks.answer())[0] for _ in range(2)] == [200, 200]
            half.send(b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
            nonsense.send(b"\0\r\n\r\n")
            assert (await nonsense.answer())[0] == 400
            async with upgraded(here, ann, table) as line:
                line.send(masked(0x89, b"x"))
                await line.reader.readuntil(b"\x8a\x01x")
            silent.writer.transport.abort()
        half.writer.close()
        await wait_for(lambda: not known)

    gc.disable()
    try:
        in_house(tmp_path, visit)
    finally:
        gc.enable()


class Slow(asyncio.Transport):
    """To a client that takes what is left, one step at each look."""

    def __init__(self, *left: int) -> None:
        self.left = list(left)
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.left.pop(0) if len(self.left) > 1 else self.left[0]

    def abort(self) -> None:
        self.aborted = True


class Bare(connections.Waiting):
    """Of no kind: it only writes."""

    def parse(self, piece: bytes) -> None: ...

    def may_parse(self) -> bool:
        return False

    def wants_more(self) -> bool:
        return False

    def payers(self) -> tuple[str, ...]:
        return ()


def test_whoever_takes_something_of_an_answer_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "TAKE_SECONDS", 0.0)
    reasons: list[str] = []

    async def visit() -> None:
        closing = Slow(90, 60, 30, 30)
        connections.linger_on(closing, 0.0)
        await wait_for(lambda: closing.aborted)
        assert closing.left == [30], "it was looked as long as it took something"
        reading = Bare()
        reading.over, reading.stuck, reading.loop = False, None, asyncio.get_running_loop()
        reading.transport = slow = Slow(90, 60, 30, 30)
        monkeypatch.setattr(reading, "cut_off", reasons.append)
        reading.must_take()
        await wait_for(lambda: reasons)
        assert slow.left == [30]

    asyncio.run(visit())
    assert reasons == ["unread"]


def test_the_last_answer_of_a_connection_may_be_taken_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lingering: list[float] = []
    monkeypatch.setattr(connections, "linger_on", lambda transport, seconds: lingering.append(seconds))

    async def visit(here: House) -> None:
        async with raw(here) as line:
            line.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert (await line.answer())[0] == 200
            assert await line.closed() == b""

    in_house(tmp_path, visit)
    assert lingering == [connections.TAKE_SECONDS]


def test_an_answer_before_the_end_of_the_body_ends_the_connection(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        here.services.shares.charge(("192.0.2.9",), 100)
        half = b"POST /api/session HTTP/1.1\r\nContent-Length: 100\r\n"
        for status, head in ((421, b"Host: evil.com"), (429, b"Host: games.org\r\nX-Forwarded-For: 192.0.2.9")):
            async with raw(here) as line:
                line.send(half + head + b"\r\n\r\n{")
                assert (await line.answer())[0] == status
                assert await line.closed() == b""

    in_house(tmp_path, visit, **LIMITED, public_url="https://games.org")


@pytest.mark.parametrize(
    "settings", [{"trusted_proxies": "*"}, {"auth_header": "Remote-User"}], ids=["any proxy", "who asks people"]
)
def test_a_body_behind_a_proxy_is_charged_to_its_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str]
) -> None:
    charged: set[Keys] = set()
    payers = connections.Requests.payers

    def payers_seen(self: connections.Requests) -> Keys:
        found = payers(self)
        if self.phase == "body":
            charged.add(found)
        return found

    monkeypatch.setattr(connections.Requests, "payers", payers_seen)

    async def visit(here: House) -> None:
        async with raw(here) as line:
            line.send(
                b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.9\r\n"
                b"Remote-User: ann\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{"
            )
            await wait_for(lambda: "192.0.2.9" in here.services.shares._full_at)  # the application has begun
            line.send(b'"name": "Ann"}'.ljust(14))
            await line.answer()

    in_house(tmp_path, visit, **LIMITED, **settings)
    assert charged == {("192.0.2.9",)}


# ---- room -------------------------------------------------------------------------------------------------------
class Seat:
    """A connection, as far as the hall knows it."""

    def __init__(self, hall: Hall, *keys: str) -> None:
        self.hall = hall
        self.keys: Keys = keys
        self.there = hall.may_come(keys) and hall.come(self)
        if self.there:
            hall.idle(self)

    def give_way(self) -> None:
        self.there = False
        self.hall.go(self)


def test_one_address_cannot_fill_the_hall() -> None:
    hall = Hall(Room(10, from_one=3), Shares())
    seats = [Seat(hall, "ann") for _ in range(5)]
    assert [seat.there for seat in seats] == [True, True, True, False, False]
    streets = [Seat(hall, f"{number}/64", "block/48") for number in range(30)]
    assert sum(seat.there for seat in streets) <= 24
    assert hall.count == 10


def test_in_a_full_hall_the_newest_idle_one_of_the_largest_crowd_makes_room() -> None:
    reasons: list[str] = []
    hall = Hall(Room(6, from_one=0), Shares(), reasons.append)
    player, ann = Seat(hall, "player"), Seat(hall, "ann")
    hall.needed(player)
    crowd = [Seat(hall, "crowd") for _ in range(4)]
    hall.needed(crowd[3])  # it is answered just now
    newcomer = Seat(hall, "ben")
    assert newcomer.there
    assert [seat.there for seat in (player, ann, *crowd)] == [True, True, True, True, False, True]
    assert reasons == ["full"]
    for seat in (ann, *crowd[:2], newcomer):
        hall.needed(seat)
    assert not Seat(hall, "late").there, "all are needed"
    assert hall.count == 6
    for seat in (player, ann, crowd[0], crowd[1], crowd[3], newcomer):
        seat.give_way()
    assert (hall.count, dict(hall._from), hall._idle) == (0, {}, {})


def test_the_room_is_a_part_of_what_the_system_gives() -> None:
    room = usual_room()
    assert 32 <= room.from_one <= 600
    assert room.from_one <= room.connections
    assert room.connections * 32 * 1024 <= max(memory() / 4, 32 * 32 * 1024)
    assert usual_room(0).from_one == 0, "without limits"


def test_a_full_server_says_so_and_keeps_its_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(Room(4, from_one=0), Shares(0))
    monkeypatch.setattr(serving, "Hall", lambda room, shares, closed: hall)

    async def visit(here: House) -> None:
        hall.closed = here.services.metrics.refuse
        ann, _, table = await here.two()
        await ann.http.aclose()
        wires = []
        for _ in range(4):
            wire = Wire(ann, table)
            await wire.__aenter__()
            wires.append(wire)
            await wire.until(lambda: wires[-1].view)
        async with raw(here) as line:
            status, body = await line.answer()
            assert (status, body["code"], body["wait"]) == (503, "server/full", 10.0)
            assert await line.closed() == b""
        for wire in wires:
            assert (await wire.do("chat", text="still here"))["type"] == "done"
        await wires.pop().__aexit__()
        await wait_for(lambda: hall.count == 3)
        async with raw(here) as idle:  # takes the last place, and must give it up
            await wait_for(lambda: hall.count == 4)
            async with httpx.AsyncClient(base_url=here.url) as other:
                assert (await other.get("/health")).status_code == 200
            assert await idle.closed() == b""
        for wire in wires:
            await wire.__aexit__()

    in_house(tmp_path, visit)


def test_too_many_connections_of_one_address_are_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "usual_room", lambda factor: Room(100, from_one=3))

    async def visit(here: House) -> None:
        async with raw(here, "127.0.0.3"), raw(here, "127.0.0.3"), raw(here, "127.0.0.3"):
            async with raw(here, "127.0.0.3") as fourth:
                assert (await fourth.answer())[0] == 429
            async with raw(here, "127.0.0.2") as other:
                other.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert (await other.answer())[0] == 200
            for _ in range(5):  # a trusted proxy's are not of one person
                async with raw(here) as proxy:
                    proxy.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    assert (await proxy.answer())[0] == 200

    in_house(tmp_path, visit)


# ---- addresses and names ----------------------------------------------------------------------------------------
def both_families() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::", 0))
            return probe.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY) == 0
    except OSError:
        return False


@pytest.mark.skipif(not both_families(), reason="no IPv6 here")
def test_the_proxy_of_a_host_with_both_families_is_trusted(tmp_path: Path) -> None:
    """To a socket that listens at ::, 127.0.0.1 is ::ffff:127.0.0.1."""

    async def visit(here: House) -> None:
        told = {"Host": "games.org", "X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
        async with httpx.AsyncClient(base_url=here.url, headers=told) as proxy:
            mine = {"Origin": "https://games.org"}
            answer = await proxy.post("/api/session", json={"name": "Ann"}, headers=mine)
            assert answer.status_code == 201
            assert "Secure" in answer.headers["set-cookie"]
            assert (await proxy.get("/metrics")).status_code == 404
        async with httpx.AsyncClient(base_url=here.url) as machine:
            assert (await machine.get("/metrics")).status_code == 200
        assert here.services.gate.addresses.wait("register", "192.0.2.7") is None

    in_house(tmp_path, visit, host="::", public_url="https://games.org")


def test_the_server_answers_only_under_its_names(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with httpx.AsyncClient(base_url=here.url) as http:

            async def status(host: str, path: str = "/api/me") -> int:
                return (await http.get(path, headers={"Host": host})).status_code

            for host in ("games.org", "www.games.net:8000", "more.games.io", "localhost", "myserver.local:8000"):
                assert await status(host) == 200, host
            for path in ("/api/me", "/", "/metrics", "/ready"):
                assert await status("evil.com", path) == 421
            page = await http.get("/", headers={"Host": "evil.com", "Accept": "text/html"})
            assert "--allowed-host" in page.text
            assert "default-src 'none'" in page.headers["content-security-policy"]
            fault = (await http.get("/api/me", headers={"Host": "evil.com"})).json()
            assert fault["code"] == "request/host"
        assert refused(here, "host") == 6

    names: Any = {"public_url": "https://games.org", "origins": ("https://www.games.net",)}
    in_house(tmp_path, visit, **names, allowed_hosts=("more.games.io",))


def test_a_server_that_was_told_no_name_answers_and_says_once_what_to_set(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with httpx.AsyncClient(base_url=here.url, headers={"Host": "games.org"}) as http:
            assert (await http.get("/api/me")).status_code == 200
            assert (await http.get("/ready")).status_code == 200
            # A page of a stranger could read it from the machine itself.
            assert (await http.get("/metrics")).status_code == 404
            assert (await http.get("/metrics", headers={"Host": "localhost"})).status_code == 200
        assert refused(here, "host") == 0

    with capture_logs() as lines:
        in_house(tmp_path, visit)
    assert [line["host"] for line in lines if "--allowed-host" in line["event"]] == ["games.org"]


# ---- rates ------------------------------------------------------------------------------------------------------
def test_names_are_not_changed_all_the_time(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        for number in range(5):
            await ann.ask("PATCH", "/api/me", {"name": f"Ann {number}"})
        for ask in (("PATCH", "/api/me"), ("POST", "/api/session")):
            assert await refusal_of(ann.ask(*ask, {"name": "Anna"})) == "request/limited"
        # The same name, or only another language, costs nobody anything.
        for language in ("de", "en") * 3:
            await ann.ask("PATCH", "/api/me", {"name": "Ann 4", "language": language})

    in_house(tmp_path, visit, **LIMITED)


def test_pages_have_a_rate_too(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        for _ in range(15_000):
            here.services.gate.addresses.spend("page", "127.0.0.1")
        async with httpx.AsyncClient(base_url=here.url) as http:
            statuses = {(await http.get(path)).status_code for path in ("/", "/about", "/health", "/ready")}
            assert statuses == {429}
            assert (await http.get("/api/me")).status_code == 200

    in_house(tmp_path, visit, **LIMITED)
