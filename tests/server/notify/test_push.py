"""Web push: what is sent can be read by the browser that subscribed, and is signed by this server."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from grandtour.server.notify import Delivery, Guard, Note, Push, Unsent, new_pem, subscription_fault
from grandtour.server.notify.push import payload
from tests.server.notify.receiver import Receiver, Request, receiving

NOTE = Note("Your turn 🎲", "Ștefan has played.", "https://games.example/t/abc", "abc")
CONTACT = "https://games.example:8443/grandtour"


class Browser:
    """A subscription as a browser makes it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def keys(self) -> tuple[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return encode(point), encode(self.auth)

    def read(self, body: bytes) -> dict[str, object]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        read: dict[str, object] = json.loads(plain)
        return read


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def send(answer: bytes, browser: Browser, note: Note = NOTE) -> tuple[Delivery, Request, str, Push]:
    push = Push(new_pem(), CONTACT, Guard(True))

    async def run() -> tuple[Delivery, Request, str]:
        async with receiving(Receiver(answer)) as receiver:
            endpoint = receiver.url("/push/secret-of-the-browser")
            delivery = await push.send(endpoint, *browser.keys(), note)
        return delivery, receiver.requests[0], f"http://127.0.0.1:{receiver.port}"

    return *asyncio.run(run()), push


def answer(status: int) -> bytes:
    return f"HTTP/1.1 {status} Whatever\r\nContent-Length: 0\r\n\r\n".encode()


def test_the_browser_reads_what_was_sent() -> None:
    browser = Browser()
    delivery, request, _, _ = send(answer(201), browser)
    assert delivery is Delivery.SENT
    assert browser.read(request.body) == {"title": NOTE.title, "text": NOTE.text, "link": NOTE.link, "tag": "abc"}
    assert request.headers["Content-Encoding"] == "aes128gcm"
    assert int(request.headers["TTL"]) > 0
    assert len(request.headers["Topic"]) <= 32
    assert "abc" not in request.headers["Topic"]
    with pytest.raises(http_ece.ECEException):
        Browser().read(request.body)


def test_the_server_signs_for_the_push_service() -> None:
    _, request, origin, push = send(answer(201), Browser())
    scheme, _, rest = request.headers["Authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert fields["k"] == push.public_key()
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(push.public_key()))
    head, claims, signature = fields["t"].split(".")
    r, s = (int.from_bytes(half) for half in (decode(signature)[:32], decode(signature)[32:]))
    point.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decode(head))["alg"] == "ES256"
    said = json.loads(decode(claims))
    assert (said["aud"], said["sub"]) == (origin, CONTACT)
    assert time.time() < said["exp"] <= time.time() + 24 * 3600


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_was_given_up_is_gone(status: int) -> None:
    assert send(answer(status), Browser())[0] is Delivery.GONE


@pytest.mark.parametrize("status", [301, 400, 403, 413, 429, 500])
def test_every_other_answer_is_no_delivery(status: int) -> None:
    with pytest.raises(Unsent) as unsent:
        send(answer(status), Browser())
    assert unsent.value.code == "status"


def test_the_longest_note_fits() -> None:
    browser = Browser()
    longest = Note("🎲" * 200, '🎲"\\' * 400, "https://a.example/" + "a" * 982, "🎲" * 99)
    assert longest.clean().link is not None
    _, request, _, _ = send(answer(201), browser, longest)
    assert len(request.body) <= 4096
    assert browser.read(request.body) == json.loads(payload(longest))


def test_the_key_is_kept_and_must_be_of_the_right_kind() -> None:
    pem = new_pem()
    assert Push(pem, CONTACT, Guard(False)).public_key() == Push(pem, CONTACT, Guard(False)).public_key()
    assert len(decode(Push(pem, CONTACT, Guard(False)).public_key())) == 65
    assert Push(new_pem(), CONTACT, Guard(False)).public_key() != Push(pem, CONTACT, Guard(False)).public_key()
    with pytest.raises(ValueError, match="contact"):
        Push(pem, "somebody", Guard(False))
    with pytest.raises(ValueError, match="PEM"):
        Push("no key", CONTACT, Guard(False))


def test_a_subscription_is_checked_before_it_is_kept() -> None:
    p256dh, auth = Browser().keys()
    strict, lax = Guard(False), Guard(True)
    good = "https://push.example/send/abc"
    assert subscription_fault(good, p256dh, auth, strict) is None
    assert subscription_fault(good, p256dh + "=", auth + "==", strict) is None
    assert subscription_fault("http://push.example/", p256dh, auth, lax) is None
    off_curve = encode(b"\x04" + b"\x01" * 64)
    for endpoint, key, secret in (
        ("http://push.example/", p256dh, auth),
        ("https://user@push.example/", p256dh, auth),
        (good, "", auth),
        (good, p256dh[:-2], auth),
        (good, off_curve, auth),
        (good, p256dh, auth + "AAAA"),
        (good, p256dh, "!!"),
        (good, "é", auth),
    ):
        assert subscription_fault(endpoint, key, secret, strict)


def test_an_endpoint_inside_is_not_reached() -> None:
    async def inside(host: str, port: int) -> list[str]:
        return ["10.0.0.1"]

    push = Push(new_pem(), CONTACT, Guard(False, inside))
    for endpoint, code in (("https://push.example/", "forbidden"), ("http://push.example/", "url")):
        with pytest.raises(Unsent) as unsent:
            asyncio.run(push.send(endpoint, *Browser().keys(), NOTE))
        assert unsent.value.code == code
