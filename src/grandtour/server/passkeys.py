"""Passkeys (WebAuthn): a device of the person signs what we ask, so there is no password to type, guess or steal."""

from __future__ import annotations

import json
import re
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import webauthn
from sqlalchemy import Connection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from grandtour.server import messages as m
from grandtour.server.codes import Code, Refused
from grandtour.server.devices import Device
from grandtour.server.oidc import Journeys
from grandtour.server.people import Person
from grandtour.server.security.vault import Vault
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store
from grandtour.server.wallclock import now_ms

OWNER: Final = "a passkey's challenge"
SITE: Final = "Grand Tour"
LIFE_MS: Final = 5 * 60_000
MOST_EACH: Final = 20
LONGEST_ID: Final = 1400
PASSKEY_ID: Final = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")
# What can be wrong with what somebody made up: the library has exceptions of its own, and its parsers have others.
FAULTS: Final = (WebAuthnException, ValueError, TypeError, LookupError, AttributeError, RecursionError)


class Ticket(msgspec.Struct, frozen=True):
    """Sealed, in the client's hands, while the device is asked."""

    challenge: str
    user: str | None
    """who adds a passkey; None: somebody logs in"""
    until: int


class Passkeys:
    def __init__(self, store: Store, vault: Vault) -> None:
        self.store = store
        self.vault = vault
        self._used = Journeys()

    # ---- adding -----------------------------------------------------------------------------------------------
    async def begin(self, person: Person, origin: str) -> m.PasskeyAsked:
        rows = await self.of(person)
        if len(rows) >= MOST_EACH:
            raise Refused(Code.LIMITED, "too many passkeys; remove one first")
        options = webauthn.generate_registration_options(
            rp_id=site_of(origin),
            rp_name=SITE,
            user_id=person.id.encode(),
            user_name=person.login or person.name,
            user_display_name=person.name,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in rows],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return self._asked(webauthn.options_to_json(options), options.challenge, person.id)

    async def add(self, person: Person, given: m.PasskeyGiven, origin: str, device: Device) -> None:
        challenge = self._challenge(given.ticket, person.id)
        try:
            done = webauthn.verify_registration_response(
                credential=given.credential,
                expected_challenge=challenge,
                expected_rp_id=site_of(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except FAULTS:
            raise _no("the device's answer does not fit what it was asked") from None
        row = q.PasskeyRow(
            bytes_to_base64url(done.credential_id),
            person.id,
            bytes_to_base64url(done.credential_public_key),
            done.sign_count,
            device.browser,
            device.system,
            now_ms(),
        )
        if len(row.id) > LONGEST_ID:
            raise _no("the passkey's id is too long")
        try:
            await self.store.write(lambda conn: q.add_passkey(conn, row))
        except q.PasskeyTaken:
            raise _no("there is such a passkey already") from None

    # ---- logging in -------------------------------------------------------------------------------------------
    def ask(self, origin: str) -> m.PasskeyAsked:
        options = webauthn.generate_authentication_options(
            rp_id=site_of(origin), user_verification=UserVerificationRequirement.REQUIRED
        )
        return self._asked(webauthn.options_to_json(options), options.challenge, None)

    async def owner(self, given: m.PasskeyGiven, origin: str) -> q.UserRow:
        """Whose passkey this is."""
        challenge = self._challenge(given.ticket, None)
        claimed = given.credential.get("id")
        if not isinstance(claimed, str) or not PASSKEY_ID.fullmatch(claimed):
            raise _no("there is no such passkey")

        def look(conn: Connection) -> tuple[q.PasskeyRow, q.UserRow] | None:
            row = q.passkey(conn, claimed)
            user = None if row is None else q.user(conn, row.user_id)
            return None if row is None or user is None else (row, user)

        found = await self.store.read(look)
        if found is None:
            raise _no("there is no such passkey")
        row, user = found
        try:
            done = webauthn.verify_authentication_response(
                credential=given.credential,
                expected_challenge=challenge,
                expected_rp_id=site_of(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(row.key),
                credential_current_sign_count=row.count,  # whoever has copied the key cannot go on counting unseen
                require_user_verification=True,
            )
        except FAULTS:
            raise _no("the device's answer does not fit what it was asked") from None
        await self.store.write(lambda conn: q.count_passkey(conn, row.id, done.new_sign_count))
        return user

    # ---- looking after them -----------------------------------------------------------------------------------
    async def of(self, person: Person) -> list[q.PasskeyRow]:
        return await self.store.read(lambda conn: q.passkeys_of(conn, person.id))

    async def drop(self, person: Person, which: str) -> None:
        if not await self.store.write(lambda conn: q.drop_passkey(conn, person.id, which)):
            raise _no("there is no such passkey")

    # ---- challenges -------------------------------------------------------------------------------------------
    def _asked(self, options: str, challenge: bytes, user: str | None) -> m.PasskeyAsked:
        ticket = Ticket(bytes_to_base64url(challenge), user, now_ms() + LIFE_MS)
        sealed = self.vault.seal(msgspec.json.encode(ticket).decode(), OWNER)
        told: dict[str, Any] = json.loads(options)
        return m.PasskeyAsked(told, sealed)

    def _challenge(self, sealed: str, user: str | None) -> bytes:
        """What was asked; good once."""
        opened = self.vault.opened(sealed, OWNER)
        if opened is not None:
            ticket = msgspec.json.decode(opened, type=Ticket)
            if ticket.user == user and ticket.until >= now_ms() and self._used.begin(ticket.challenge):
                return base64url_to_bytes(ticket.challenge)
        raise _no("this was not asked here, or too long ago, or was answered already")


def site_of(origin: str) -> str:
    """The host that passkeys belong to. The origin was compared with ours before."""
    return urlsplit(origin).hostname or ""


def _no(text: str) -> Refused:
    return Refused(Code.PASSKEY, text)
