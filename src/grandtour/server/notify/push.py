"""Sends web pushes, encrypted for the browser (RFC 8291) and signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import ssl
import time
from enum import Enum
from typing import Final

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]

from grandtour.server.notify.guard import Guard
from grandtour.server.notify.note import Note
from grandtour.server.notify.post import Target, Unsent, delivered, post, read_url

KEPT: Final = 24 * 3600  # seconds for which the push service keeps a notification for a browser that is off
SIGNED_FOR: Final = 12 * 3600  # seconds; RFC 8292 allows a day
POINT_BYTES: Final = 65  # an uncompressed point of P-256
AUTH_BYTES: Final = 16
TOPIC_LENGTH: Final = 32  # RFC 8030, 5.4


class Delivery(Enum):
    SENT = "sent"
    GONE = "gone"  # the browser gave up the subscription, so drop it


def new_pem() -> str:
    """A new key for the server, which must be kept, because browsers subscribe to its public half."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode("ascii")


class Push:
    """`pem` is what `new_pem` made; `contact` is a mailto: or https: address of whoever runs the server."""

    def __init__(
        self, pem: str, contact: str, guard: Guard, timeout: float = 10.0, tls: ssl.SSLContext | None = None
    ) -> None:
        key = load_pem_private_key(pem.encode(), None)
        if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
            raise ValueError("the key for web push must be on the curve P-256")
        if not contact.startswith(("mailto:", "https://")):
            raise ValueError(f"the contact for web push must begin with mailto: or https://, not {contact!r}")
        self.key = key
        self.contact = contact
        self.guard = guard
        self.timeout = timeout
        self.tls = tls

    def public_key(self) -> str:
        """The public key, in the form of the browser's `applicationServerKey`."""
        return encode(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, endpoint: str, p256dh: str, auth: str, note: Note) -> Delivery:
        """Send a notification. Unsent has the code `url` if the subscription is of no use, `status` if the push service
        refused it this time.
        """
        target = read_endpoint(endpoint, self.guard)
        point, secret = read_keys(p256dh, auth)
        body = http_ece.encrypt(
            payload(note),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=point,
            auth_secret=secret,
            version="aes128gcm",
        )
        status = await post(endpoint, self.headers(target, note), body, self.guard, self.timeout, self.tls)
        if status in (404, 410):
            return Delivery.GONE
        if not delivered(status):
            raise Unsent("status", f"the push service answered {status}")
        return Delivery.SENT

    def headers(self, target: Target, note: Note) -> dict[str, str]:
        claims = {"aud": target.origin(), "sub": self.contact, "exp": int(time.time()) + SIGNED_FOR}
        try:
            # no-strict, because py_vapid otherwise refuses a contact address with a port or a path.
            signed: dict[str, str] = Vapid02(self.key, {"no-strict": True}).sign(claims)
        except VapidException:
            raise Unsent("url", "the push service's address cannot be signed for") from None
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "normal",
            **signed,
        }
        return headers | {"Topic": topic(note.tag)} if note.tag else headers


def payload(note: Note) -> bytes:
    """What the service worker gets. A notification always fits into the 4096 bytes that push services must take."""
    note = note.clean()
    shown = {"title": note.title, "text": note.text, "link": note.link, "tag": note.tag}
    return json.dumps(shown, ensure_ascii=False).encode()


def topic(tag: str) -> str:
    """The topic: a notification replaces one that still waits. It is a hash, so the push service learns no table."""
    return encode(hashlib.sha256(tag.encode()).digest())[:TOPIC_LENGTH]


# ---- what browsers give us ----------------------------------------------------------------------------------
def subscription_fault(endpoint: str, p256dh: str, auth: str, guard: Guard) -> str | None:
    """What is wrong with a subscription, as far as its text tells; None if it may be tried."""
    try:
        read_endpoint(endpoint, guard)
        read_keys(p256dh, auth)
    except Unsent as fault:
        return str(fault)
    return None


def read_endpoint(endpoint: str, guard: Guard) -> Target:
    target = read_url(endpoint)
    if target.scheme != "https" and not guard.allow_private:
        raise Unsent("url", "the push service's address must begin with https://")
    return target


def read_keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    try:
        point, secret = decode(p256dh), decode(auth)
        if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise Unsent("url", "the subscription's keys cannot be read") from None
    return point, secret


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decode(text: str) -> bytes:
    plain = text.rstrip("=")
    return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)
