"""Seals what the server must be able to read again, but nobody who has only its database and not its key."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

NONCE_BYTES: Final = 12


class Vault:
    def __init__(self, secret: bytes) -> None:
        self._cipher = AESGCM(hmac.digest(secret, b"grandtour vault", hashlib.sha256))

    def seal(self, text: str, owner: str) -> str:
        """Only for the same `owner` can it be opened, so no row can be put in the place of another's."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return urlsafe_b64encode(nonce + self._cipher.encrypt(nonce, text.encode(), owner.encode())).decode()

    def opened(self, sealed: str, owner: str) -> str | None:
        """None if it was sealed with another key, or for another owner."""
        try:
            data = urlsafe_b64decode(sealed)
            return self._cipher.decrypt(data[:NONCE_BYTES], data[NONCE_BYTES:], owner.encode()).decode()
        except (ValueError, InvalidTag):
            return None
