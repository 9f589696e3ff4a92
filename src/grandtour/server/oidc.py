"""Asks a provider of OpenID Connect who somebody is: the code flow with PKCE, state and nonce.

The provider's addresses and keys are read when they are needed first, and its keys again when a token names one that is
not among them, because providers change their keys.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from base64 import b64encode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

import httpcore
import jwt
import structlog

from grandtour.server.codes import Code, Refused
from grandtour.server.config import Oidc
from grandtour.server.notify.post import trusted
from grandtour.server.troubles import Trouble, Troubles

ALGORITHMS: Final = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
SKEW_SECONDS: Final = 60
TIMEOUT_SECONDS: Final = 10.0
LARGEST: Final = 256 * 1024
DISCOVERED_SECONDS: Final = 3600.0
KEYS_AGAIN_SECONDS: Final = 5.0
"""Not sooner than this are the keys read again, however many tokens name keys that are not there."""
LONGEST_SUBJECT: Final = 255
FAULTS: Final = (TimeoutError, OSError, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException)
REMEMBERED: Final = 10_000

log = structlog.get_logger("grandtour.oidc")


class Away(Exception):
    """The provider does not answer, or not as one should."""


@dataclass(frozen=True)
class Journey:
    """What must be remembered while somebody is at the provider."""

    state: str
    nonce: str
    verifier: str

    @staticmethod
    def new() -> Journey:
        return Journey(secrets.token_urlsafe(24), secrets.token_urlsafe(24), secrets.token_urlsafe(48))


@dataclass(frozen=True)
class Claims:
    issuer: str
    subject: str
    name: str | None


class Journeys:
    """Which ways back were gone already. Each process knows its own; the provider takes a code only once, too."""

    def __init__(self) -> None:
        self._gone: OrderedDict[str, None] = OrderedDict()

    def begin(self, state: str) -> bool:
        if state in self._gone:
            return False
        self._gone[state] = None
        if len(self._gone) > REMEMBERED:
            self._gone.popitem(last=False)
        return True


class Provider:
    def __init__(
        self, settings: Oidc, callback: str, troubles: Troubles, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.settings = settings
        self.callback = callback
        self._troubles = troubles
        self._clock = clock
        self._found: dict[str, Any] | None = None
        self._found_at = 0.0
        self._keys: list[jwt.PyJWK] = []
        self._keys_at = -KEYS_AGAIN_SECONDS
        self._reading = asyncio.Lock()

    async def address(self, journey: Journey) -> str:
        """Where to send the browser. Refused: the provider is away."""
        try:
            where = await self._endpoint("authorization_endpoint")
        except Away as away:
            raise self._refused(away) from None
        self._troubles.end(Code.PROVIDER)
        challenge = urlsafe_b64encode(hashlib.sha256(journey.verifier.encode()).digest()).rstrip(b"=").decode()
        asked = {
            "response_type": "code",
            "client_id": self.settings.client_id,
            "redirect_uri": self.callback,
            "scope": self.settings.scopes,
            "state": journey.state,
            "nonce": journey.nonce,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        return f"{where}{'&' if '?' in where else '?'}{urlencode(asked)}"

    async def claims(self, journey: Journey, code: str) -> Claims:
        """Who came back with this code. Refused: the provider is away, or what it says is not to be believed."""
        try:
            tokens = await self._exchange(journey, code)
            said = await self._checked(tokens.get("id_token"), journey.nonce)
            name = _name_in(said, self.settings.name_claim)
            access = tokens.get("access_token")
            if name is None and isinstance(access, str):
                name = await self._told_name(access, said["sub"])
        except Away as away:
            raise self._refused(away) from None
        self._troubles.end(Code.PROVIDER)
        return Claims(self.settings.issuer, said["sub"], name)

    def _refused(self, away: Away) -> Refused:
        text = f"the provider of single sign-on, {self.settings.issuer}, does not serve: {away}"
        self._troubles.begin(Trouble(Code.PROVIDER, text, unready=False))
        return Refused(Code.PROVIDER, "the provider of single sign-on does not answer as it should", wait=5.0)

    # ---- tokens -----------------------------------------------------------------------------------------------
    async def _exchange(self, journey: Journey, code: str) -> dict[str, Any]:
        client, secret = self.settings.client_id, self.settings.client_secret
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self.callback,
            "code_verifier": journey.verifier,
        }
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        ways = (await self._discovered()).get("token_endpoint_auth_methods_supported", ["client_secret_basic"])
        if secret and "client_secret_basic" in ways:
            pair = f"{quote(client, safe='')}:{quote(secret, safe='')}"
            headers["Authorization"] = f"Basic {b64encode(pair.encode()).decode()}"
        else:
            form |= {"client_id": client} | ({"client_secret": secret} if secret else {})
        status, body = await self._ask("POST", await self._endpoint("token_endpoint"), headers, urlencode(form))
        if 400 <= status < 500 and body.get("error") != "invalid_client":  # whoever made up the code is at fault
            raise _no("the provider does not take the code")
        if status != 200:
            raise Away(f"its token endpoint answers {status} {str(body.get('error', ''))[:80]}")
        return body

    async def _checked(self, token: object, nonce: str) -> dict[str, Any]:
        """What the token says, once everything about it is right."""
        if not isinstance(token, str):
            raise Away("its answer has no id_token")
        try:
            key = await self._key(token)
            said: dict[str, Any] = jwt.decode(
                token,
                key,
                algorithms=[key.algorithm_name],
                audience=self.settings.client_id,
                issuer=self.settings.issuer,
                leeway=SKEW_SECONDS,
                options={"require": ["exp", "iat", "sub", "aud", "iss"]},
            )
        except jwt.PyJWTError as fault:
            log.warning("a token that is not to be believed", fault=str(fault))
            raise _no("the provider's token is not to be believed") from None
        subject = said["sub"]
        if not secrets.compare_digest(str(said.get("nonce", "")).encode(), nonce.encode()):
            raise _no("the provider's token was made for another sign-in")
        if said.get("azp", self.settings.client_id) != self.settings.client_id:
            raise _no("the provider's token was made for another site")
        if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST_SUBJECT or "\0" in subject:
            raise Away("its token names nobody")
        return said

    async def _key(self, token: str) -> jwt.PyJWK:
        head = jwt.get_unverified_header(token)
        if head.get("alg") not in ALGORITHMS:
            raise jwt.InvalidAlgorithmError(f"signed with {str(head.get('alg'))[:20]}")

        def fitting() -> jwt.PyJWK | None:
            named = [key for key in self._keys if head.get("kid") in (None, key.key_id)]
            return next((key for key in named if key.algorithm_name == head["alg"]), None)

        found = fitting()
        if found is None and self._clock() - self._keys_at >= KEYS_AGAIN_SECONDS:
            await self._read_keys()
            found = fitting()
        if found is None:
            raise jwt.InvalidKeyError("signed with a key that the provider does not have")
        return found

    async def _read_keys(self) -> None:
        async with self._reading:
            status, body = await self._ask("GET", await self._endpoint("jwks_uri"))
            keys = body.get("keys")
            if status != 200 or not isinstance(keys, list):
                raise Away(f"its keys cannot be read: status {status}")
            self._keys = []
            for one in keys:
                if not isinstance(one, dict) or one.get("use", "sig") != "sig":
                    continue
                try:
                    self._keys += _keys_of(one)
                except (jwt.PyJWTError, ValueError, TypeError, KeyError):
                    continue  # of a kind that we do not know; others may do
            self._keys_at = self._clock()

    async def _told_name(self, access: str, subject: str) -> str | None:
        """The name, from where providers keep it that leave it out of the token. Nobody is refused for lack of it."""
        try:
            where = await self._endpoint("userinfo_endpoint")
            status, said = await self._ask("GET", where, {"Authorization": f"Bearer {access}"})
        except Away:
            return None
        return _name_in(said, self.settings.name_claim) if status == 200 and said.get("sub") == subject else None

    # ---- the provider -----------------------------------------------------------------------------------------
    async def _endpoint(self, name: str) -> str:
        where = (await self._discovered()).get(name)
        if not isinstance(where, str) or not is_safe(where):
            raise Away(f"its configuration has no {name} that we can use")
        return where

    async def _discovered(self) -> dict[str, Any]:
        if self._found is None or self._clock() - self._found_at > DISCOVERED_SECONDS:
            issuer = self.settings.issuer
            status, body = await self._ask("GET", f"{issuer.rstrip('/')}/.well-known/openid-configuration")
            if status != 200:
                raise Away(f"its configuration answers {status}")
            if body.get("issuer") != issuer:
                raise Away(f"it calls itself {str(body.get('issuer'))[:200]!r}: set exactly this as the issuer")
            self._found, self._found_at = body, self._clock()
        return self._found

    async def _ask(
        self, method: str, url: str, headers: Mapping[str, str] | None = None, body: str | None = None
    ) -> tuple[int, dict[str, Any]]:
        """Its status and its JSON; no redirects, little time, and no large answers."""
        given = [("Accept", "application/json"), *(headers or {}).items()]
        content = None if body is None else body.encode()
        read = b""
        try:
            async with (
                asyncio.timeout(TIMEOUT_SECONDS),
                httpcore.AsyncConnectionPool(ssl_context=trusted(), max_connections=1) as pool,
                pool.stream(method, url, headers=given, content=content) as answer,
            ):
                async for part in answer.aiter_stream():
                    read += part
                    if len(read) > LARGEST:
                        raise Away("its answer is too large")
        except FAULTS as fault:
            raise Away(f"{urlsplit(url).netloc} cannot be reached ({type(fault).__name__})") from None
        try:
            told = json.loads(read)
        except (ValueError, RecursionError):
            told = None
        if not isinstance(told, dict):
            if answer.status == 200:
                raise Away("its answer is no JSON object")
            told = {}
        return answer.status, told


def _keys_of(one: dict[str, Any]) -> list[jwt.PyJWK]:
    """A key of RSA without an algorithm of its own may be used with any that we know."""
    if one.get("alg") or one.get("kty") != "RSA":
        found = jwt.PyJWK(one)
        return [found] if found.algorithm_name in ALGORITHMS else []
    return [jwt.PyJWK(one, algorithm=name) for name in ALGORITHMS if name[:2] in ("RS", "PS")]


def _name_in(said: Mapping[str, Any], claim: str) -> str | None:
    for name in (claim, "preferred_username"):
        found = said.get(name)
        if isinstance(found, str) and found.strip():
            return found[:200]
    return None


def _no(text: str) -> Refused:
    return Refused(Code.SIGN_IN, text)


def is_safe(url: str) -> bool:
    """https; http only within this machine, as tests have it."""
    try:
        parts = urlsplit(url)
        local = parts.hostname in ("127.0.0.1", "::1", "localhost")
    except ValueError:
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and local)
