"""Passkeys: what a device signs opens once, only here, and nothing that is made up opens or breaks anything."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from grandtour.server import admin, passkeys
from grandtour.server.store import queries as q
from grandtour.server.wallclock import now_ms
from scripts.server.client import Guest, Json
from tests.server.house import House, in_house, refusal_of
from tests.server.test_logins import CREDENTIALS, LOGIN, PASSWORD, guest_from

PROVED = {"password": PASSWORD}


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Device:
    """An authenticator: it keeps one key, and says that it has asked its owner."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.site = "127.0.0.1"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(str(id(self)).encode()).digest()
        self.count = 0
        self.verified = True

    def data(self, more: bytes = b"") -> bytes:
        self.count += 1
        flags = 0x01 | (0x04 if self.verified else 0) | (0x40 if more else 0)
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def make(self, asked: Json) -> Json:
        point = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self.data(bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", asked["options"]["challenge"])
        answer = {"clientDataJSON": b64(client), "attestationObject": b64(attested), "transports": ["internal"]}
        return self.given(asked, answer)

    def sign(self, asked: Json) -> Json:
        data, client = self.data(), self.client("webauthn.get", asked["options"]["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"clientDataJSON": b64(client), "authenticatorData": b64(data), "signature": b64(signature)}
        return self.given(asked, answer)

    def given(self, asked: Json, answer: Json) -> Json:
        name = b64(self.id)
        credential = {"id": name, "rawId": name, "type": "public-key", "response": answer, "clientExtensionResults": {}}
        return {"ticket": asked["ticket"], "credential": credential}


def page_of(house: House, guest: Guest) -> Guest:
    """A page in a browser: it says where it comes from."""
    guest.http.headers["Origin"] = house.url
    return guest


class Odd(Device):
    """Its key says of which kind it is, and nothing else."""

    def make(self, asked: Json) -> Json:
        data = self.data(bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps([1]))
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", asked["options"]["challenge"])
        return self.given(asked, {"clientDataJSON": b64(client), "attestationObject": b64(attested)})


async def with_passkey(house: House) -> tuple[Guest, Device]:
    ann, device = page_of(house, await house.guest("Ann")), Device(house.url)
    await ann.ask("POST", "/api/account", CREDENTIALS)
    asked = await ann.ask("POST", "/api/me/passkeys/begin", PROVED)
    assert asked["options"]["rp"] == {"name": "Grand Tour", "id": "127.0.0.1"}
    assert len((await ann.ask("POST", "/api/me/passkeys", device.make(asked)))["passkeys"]) == 1
    return ann, device


def test_what_a_device_signs_opens_once_and_only_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        ann, device = await with_passkey(house)
        phone = page_of(house, guest_from(house, "192.0.2.1"))
        asked = await phone.ask("POST", "/api/passkey/begin")
        signed = device.sign(asked)
        me = await phone.ask("POST", "/api/passkey", signed)
        assert (me["person"], me["login"]) == (ann.id, LOGIN)
        assert await refusal_of(phone.ask("POST", "/api/passkey", signed)) == "person/passkey", "a second time"

        async def refused(change: Any) -> None:
            asked = await phone.ask("POST", "/api/passkey/begin")
            assert await refusal_of(phone.ask("POST", "/api/passkey", change(asked))) == "person/passkey"

        def elsewhere(asked: Json) -> Json:
            other = Device("https://another.example")
            other.key, other.id, other.count = device.key, device.id, device.count
            return other.sign(asked)

        def unasked(asked: Json) -> Json:
            device.verified = False
            signed = device.sign(asked)
            device.verified = True
            return signed

        def copied(asked: Json) -> Json:
            device.count = 0  # a copy that has not seen what was signed meanwhile
            return device.sign(asked)

        def forged(asked: Json) -> Json:
            other = Device(house.url)
            other.id, other.count = device.id, 100
            return other.sign(asked)

        for change in (elsewhere, unasked, copied, forged):
            await refused(change)
        asked = await phone.ask("POST", "/api/passkey/begin")
        signed = device.sign(asked)
        now = now_ms() + passkeys.LIFE_MS + 1
        monkeypatch.setattr("grandtour.server.passkeys.now_ms", lambda: now)
        assert await refusal_of(phone.ask("POST", "/api/passkey", signed)) == "person/passkey", "too late"
        # What was asked in order to log in adds no passkey.
        asked = await phone.ask("POST", "/api/passkey/begin")
        assert await refusal_of(ann.ask("POST", "/api/me/passkeys", Device(house.url).make(asked))) == "person/passkey"

    in_house(tmp_path, visit)


def test_passkeys_are_added_with_the_password_and_removed_by_their_owner(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, device = await with_passkey(house)
        begin = "/api/me/passkeys/begin"
        assert await refusal_of(ann.ask("POST", begin, {"password": "a wrong one"})) == "person/wrong-login"
        bob = page_of(house, await house.guest("Bob"))
        assert await refusal_of(bob.ask("POST", begin, PROVED)) == "person/no-account"
        again = await ann.ask("POST", begin, PROVED)
        assert [one["id"] for one in again["options"]["excludeCredentials"]] == [b64(device.id)]
        assert await refusal_of(bob.ask("POST", "/api/me/passkeys", device.make(again))) == "person/passkey"
        assert await refusal_of(bob.ask("DELETE", f"/api/me/passkeys/{b64(device.id)}")) == "person/passkey"
        program = guest_from(house, "192.0.2.1")
        assert await refusal_of(program.ask("POST", "/api/passkey/begin")) == "person/origin"

        assert await ann.ask("DELETE", f"/api/me/passkeys/{b64(device.id)}") == {"passkeys": []}
        asked = await ann.ask("POST", "/api/passkey/begin")
        assert await refusal_of(ann.ask("POST", "/api/passkey", device.sign(asked))) == "person/passkey"
        # A new password by the administrator takes them, too: somebody else may have added one.
        asked = await ann.ask("POST", begin, PROVED)
        await ann.ask("POST", "/api/me/passkeys", Device(house.url).make(asked))
        new = await admin.new_password(house.services.store, LOGIN)
        await ann.log_in(LOGIN, new)
        assert await ann.ask("GET", "/api/me/passkeys") == {"passkeys": []}
        asked = await ann.ask("POST", begin, {"password": new})
        await ann.ask("POST", "/api/me/passkeys", Device(house.url).make(asked))
        person = ann.id
        await ann.ask("DELETE", "/api/me", {"password": new})
        assert await house.services.store.read(lambda conn: q.passkeys_of(conn, person)) == []

    in_house(tmp_path, visit)


def spoiled(one: Json) -> Iterator[Json]:
    """Credentials of which something is made up."""
    answer = one["response"]
    data = "attestationObject" if "attestationObject" in answer else "authenticatorData"
    yield {}
    yield {**one, "rawId": "%"}
    yield {**one, "id": "a\0b", "type": None}
    yield {**one, "id": ["x"]}
    for wrong in (
        {},
        [one],
        dict.fromkeys(answer, "AAAA"),
        dict.fromkeys(answer, 7),
        {**answer, "clientDataJSON": b64(b"[" * 20_000)},
        {**answer, "clientDataJSON": b64(b'{"type": []}')},
        {**answer, data: b64(b"\x9f" * 5_000)},
        {**answer, data: b64(cbor2.dumps({"authData": 1}))},
    ):
        yield {**one, "response": wrong}


def test_what_is_made_up_is_refused_and_breaks_nothing(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, device = await with_passkey(house)
        person = await house.services.people.of_cookie(ann.http.cookies["grandtour"])
        assert person is not None
        asked = await ann.ask("POST", "/api/passkey/begin")
        for wrong in spoiled(device.sign(asked)["credential"]):
            asked = await ann.ask("POST", "/api/passkey/begin")
            given = {"ticket": asked["ticket"], "credential": wrong}
            assert await refusal_of(ann.ask("POST", "/api/passkey", given)) == "person/passkey"
        odd = Odd(house.url).make(await ann.ask("POST", "/api/me/passkeys/begin", PROVED))
        assert await refusal_of(ann.ask("POST", "/api/me/passkeys", odd)) == "person/passkey"
        made = Device(house.url).make(await ann.ask("POST", "/api/me/passkeys/begin", PROVED))
        for wrong in spoiled(made["credential"]):
            told = await house.services.passkeys.begin(person, house.url)  # without asking for the password each time
            given = {"ticket": told.ticket, "credential": wrong}
            assert await refusal_of(ann.ask("POST", "/api/me/passkeys", given)) == "person/passkey"

    in_house(tmp_path, visit)
