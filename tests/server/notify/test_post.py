"""What is posted, over real sockets on loopback."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from grandtour.server.notify import Guard, Unsent, delivered, post
from tests.server.notify.receiver import Receiver, receiving


async def to_loopback(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


def test_the_request_arrives_as_it_was_made() -> None:
    async def run() -> None:
        async with receiving(Receiver()) as receiver:
            status = await post(receiver.url("/a/b?c=d"), {"Title": "hello"}, b"text", Guard(True), 5.0)
        (request,) = receiver.requests
        assert status == 200
        assert request.line == "POST /a/b?c=d HTTP/1.1"
        assert request.headers["Host"] == f"127.0.0.1:{receiver.port}"
        assert request.headers["Title"] == "hello"
        assert request.body == b"text"

    asyncio.run(run())


def test_loopback_is_forbidden_unless_allowed() -> None:
    async def run() -> None:
        async with receiving(Receiver()) as receiver:
            for host in ("127.0.0.1", "localhost", "[::ffff:127.0.0.1]"):
                with pytest.raises(Unsent) as unsent:
                    await post(receiver.url(host=host), {}, b"", Guard(False), 5.0)
                assert unsent.value.code == "forbidden"
        assert receiver.requests == []

    asyncio.run(run())


def test_a_redirect_is_an_answer_like_any_other() -> None:
    async def run() -> None:
        async with receiving(Receiver()) as target:
            moved = f"HTTP/1.1 307 Temporary Redirect\r\nLocation: {target.url()}\r\nContent-Length: 0\r\n\r\n"
            async with receiving(Receiver(moved.encode())) as receiver:
                status = await post(receiver.url(), {}, b"", Guard(True), 5.0)
        assert status == 307
        assert not delivered(status)
        assert len(receiver.requests) == 1
        assert target.requests == []

    asyncio.run(run())


def test_an_answer_that_does_not_come_is_not_waited_for() -> None:
    async def run() -> None:
        async with receiving(Receiver(silent=True)) as receiver:
            with pytest.raises(Unsent) as unsent:
                await post(receiver.url(), {}, b"", Guard(True), 0.3)
            assert unsent.value.code == "timeout"

    asyncio.run(run())


def test_an_answer_that_breaks_off_is_an_answer() -> None:
    async def run() -> None:
        async with receiving(Receiver(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab")) as receiver:
            assert await post(receiver.url(), {}, b"", Guard(True), 5.0) == 200

    asyncio.run(run())


def test_a_name_server_that_does_not_answer_is_not_waited_for() -> None:
    async def slow(host: str, port: int) -> list[str]:
        await asyncio.sleep(30)
        return []

    with pytest.raises(Unsent) as unsent:
        asyncio.run(post("https://hooks.example/", {}, b"", Guard(False, slow), 0.2))
    assert unsent.value.code == "timeout"


def test_of_a_huge_answer_a_little_is_read() -> None:
    async def run() -> None:
        endless = b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"
        async with receiving(Receiver(endless, endless=True)) as receiver:
            assert await post(receiver.url(), {}, b"", Guard(True), 10.0) == 200
        assert receiver.sent < 16 * 2**20  # what the sockets of both sides hold

    asyncio.run(run())


@pytest.mark.parametrize(
    "answer", [b"", b"SSH-2.0-x\r\n", b"\x16\x03\x01" * 99, b"HTTP/1.1 200 OK\r\n" + b"A: " + b"b" * 2**20]
)
def test_what_is_no_answer_is_unreachable(answer: bytes) -> None:
    async def run() -> None:
        async with receiving(Receiver(answer)) as receiver:
            with pytest.raises(Unsent) as unsent:
                await post(receiver.url(), {}, b"", Guard(True), 5.0)
            assert unsent.value.code == "unreachable"
        with pytest.raises(Unsent) as unsent:  # nobody listens there any more
            await post(receiver.url(), {}, b"", Guard(True), 5.0)
        assert unsent.value.code == "unreachable"

    asyncio.run(run())


@pytest.mark.parametrize("value", ["a\r\nX: y", "a\nb", "a\x00", "é"])
def test_a_header_cannot_begin_another(value: str) -> None:
    with pytest.raises(ValueError, match="no header value"):
        asyncio.run(post("http://hooks.example/", {"Title": value}, b"", Guard(False, to_loopback), 5.0))


# ---- https ----------------------------------------------------------------------------------------------------
def certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """The server's side and the client's of a certificate for `name` that only this client trusts."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    file.write_bytes(
        made.public_bytes(Encoding.PEM) + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cafile=str(file))


def test_https_asks_for_the_name_although_it_connects_to_the_address(tmp_path: Path) -> None:
    server, client = certificate(tmp_path, "hooks.example")
    guard = Guard(True, to_loopback)

    async def run() -> None:
        async with receiving(Receiver(), server) as receiver:
            url = receiver.url(host="hooks.example", scheme="https")
            assert await post(url, {}, b"x", guard, 5.0, client) == 200
            assert receiver.requests[0].headers["Host"] == f"hooks.example:{receiver.port}"
            for wrong, tls in ((receiver.url(host="other.example", scheme="https"), client), (url, None)):
                with pytest.raises(Unsent) as unsent:
                    await post(wrong, {}, b"x", guard, 5.0, tls)
                assert unsent.value.code == "unreachable"
        assert len(receiver.requests) == 1

    asyncio.run(run())
