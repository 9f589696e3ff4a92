from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest

from grandtour.server.security.asgi import Message, Receive, Scope, Send
from grandtour.server.security.sizes import LARGEST_BODY, Fault, Patience, Sizes
from tests.server.security.serving import ask, echo, request, serving

REFUSALS: dict[Fault, bytes] = {
    "large": b'{"code":"request/too-large"}',
    "slow": b'{"code":"request/slow"}',
    "crowded": b'{"code":"request/limited"}',
    "nested": b'{"code":"request/malformed"}',
}
REFUSAL = REFUSALS["large"]


async def chunks(size: int) -> AsyncIterator[bytes]:
    for _ in range(size // 1000):
        yield b"x" * 1000
    yield b"x" * (size % 1000)


def test_bodies_in_reality() -> None:
    async def main() -> None:
        async with serving(Sizes(echo, REFUSALS)) as port, httpx.AsyncClient() as client:
            url = f"http://127.0.0.1:{port}/"
            assert (await client.get(url)).content == b""
            for fits in (1, LARGEST_BODY):
                assert len((await client.post(url, content=b"x" * fits)).content) == fits
                assert len((await client.post(url, content=chunks(fits))).content) == fits
            refused = await client.post(url, content=b"x" * (LARGEST_BODY + 1))
            assert (refused.status_code, refused.content) == (413, REFUSAL)
            assert refused.headers["connection"] == "close"
            refused = await client.post(url, content=chunks(LARGEST_BODY + 1))
            assert (refused.status_code, refused.content) == (413, REFUSAL)
            assert (await client.post(url, content=b"x")).content == b"x"

    asyncio.run(main())


def test_an_endless_body_is_cut_off() -> None:
    async def main() -> None:
        async with serving(Sizes(echo, REFUSALS)) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
            sent = 0
            try:
                for _ in range(2000):
                    writer.write(b"2710\r\n" + b"x" * 10_000 + b"\r\n")
                    await writer.drain()
                    sent += 10_000
                    if reader.at_eof():
                        break
                answer = await asyncio.wait_for(reader.read(), 60)
                assert answer.startswith(b"HTTP/1.1 413")
            except ConnectionError:
                pass  # closed in our face, which is as good
            finally:
                writer.close()
            assert sent < 20_000_000

    asyncio.run(main())


@pytest.mark.parametrize("length", [b"65537", b"9" * 5000])
def test_a_length_that_is_too_large_is_refused_unread(length: bytes) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("not asked")

    sent = asyncio.run(ask(Sizes(app, REFUSALS), request(headers=[(b"content-length", length)])))
    assert [message.get("status") for message in sent] == [413, None]


@pytest.mark.parametrize("length", [b"1", b"-5", b"nonsense", "²".encode("latin-1")])
def test_a_length_that_says_little_is_not_believed(length: bytes) -> None:
    parts = [{"type": "http.request", "body": b"x" * 40_000, "more_body": True}] * 2
    sent = asyncio.run(ask(Sizes(echo, REFUSALS), request(headers=[(b"content-length", length)]), *parts))
    assert sent[0]["status"] == 413


def test_who_leaves_while_sending_is_not_answered() -> None:
    part = {"type": "http.request", "body": b"x", "more_body": True}
    assert asyncio.run(ask(Sizes(echo, REFUSALS), request(), part, {"type": "http.disconnect"})) == []


HASTY = Patience(seconds=0.4, every=0.1, least=10, from_one=1000, in_all=2500)


async def slowly(app: Sizes, parts: list[bytes], pause: float = 0.0, client: str = "192.0.2.1") -> list[Message]:
    """What is answered to a body that comes in these parts and then no further."""
    sent: list[Message] = []
    waiting = list(parts)

    async def receive() -> Message:
        if not waiting:
            await asyncio.sleep(1000)
        await asyncio.sleep(pause)
        return {"type": "http.request", "body": waiting.pop(0), "more_body": True}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(request(client=(client, 1)), receive, send)
    return sent


def test_a_body_that_stops_or_crawls_is_refused_and_given_back() -> None:
    async def main() -> None:
        reasons: list[str] = []
        app = Sizes(echo, REFUSALS, patience=HASTY, refused=reasons.append)
        for parts, pause in (([b"x" * 50], 0.0), ([b"x"] * 100, 0.02), ([b"x" * 20] * 100, 0.03)):
            start, body = await slowly(app, parts, pause)
            assert (start["status"], body["body"]) == (408, REFUSALS["slow"])
            assert (b"connection", b"close") in start["headers"]
        assert reasons == ["slow"] * 3
        assert not app.held, "nothing is held any more"

    asyncio.run(main())


def test_unfinished_bodies_of_one_address_and_of_all_are_bounded() -> None:
    async def main() -> None:
        app = Sizes(echo, REFUSALS, patience=HASTY)

        async def status(client: str, size: int) -> int:
            return int((await slowly(app, [b"x" * size], client=client))[0]["status"])

        mine = [asyncio.ensure_future(status("192.0.2.1", 900)) for _ in range(2)]
        assert sorted(await asyncio.gather(*mine)) == [408, 429]
        block = [asyncio.ensure_future(status(f"2001:db8:0:{street}::1", 900)) for street in range(3)]
        assert sorted(await asyncio.gather(*block)) == [408, 408, 429], "all together hold no more than 2500 bytes"
        assert not app.held

    asyncio.run(main())


def test_nested_json_is_refused_before_anybody_reads_it() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("not asked")

    part = {"type": "http.request", "body": b"[" * 30_000, "more_body": False}
    start, body = asyncio.run(ask(Sizes(app, REFUSALS), request(), part))
    assert (start["status"], body["body"]) == (400, REFUSALS["nested"])
