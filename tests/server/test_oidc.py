"""Single sign-on, at a real provider; and everything that can go wrong on the way back."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import httpx
import jwt
import msgspec
import pytest
import structlog
from cryptography.hazmat.primitives.asymmetric import ec

from grandtour.server import admin
from grandtour.server.codes import Code, Refused
from grandtour.server.config import Oidc
from grandtour.server.identities import name_from
from grandtour.server.oidc import SKEW_SECONDS, Claims, Journey, Provider, is_safe
from grandtour.server.routes_oidc import COOKIE, OWNER, Ticket
from grandtour.server.troubles import Troubles
from scripts.server.client import Guest
from scripts.server.provider import CLIENT, SECRET, provider
from tests.server.house import House, in_house, refusal_of
from tests.server.test_logins import CREDENTIALS, LOGIN, PASSWORD

PUBLIC: Final = "https://games.example"
LINK: Final[dict[str, Any]] = {"link": True, "password": PASSWORD}
CALLBACK: Final = f"{PUBLIC}/oidc/callback"


@pytest.fixture(scope="module")
def issuer() -> Iterator[str]:
    with provider(CALLBACK) as address:
        yield address


def settings(issuer: str, **more: Any) -> dict[str, Any]:
    return {"public_url": PUBLIC, "oidc": Oidc(issuer, CLIENT, SECRET, label="Elsewhere"), **more}


async def way_back(address: str, who: str) -> str:
    """What a person does at the provider, up to the address that leads back to us."""
    async with httpx.AsyncClient(timeout=60) as browser:
        where, form = address, None
        for _ in range(12):
            answer = await browser.request("GET" if form is None else "POST", where, data=form)
            form = None
            if answer.is_redirect:
                where = str(answer.url.join(answer.headers["location"]))
                if where.startswith(PUBLIC):
                    return where
                continue
            # A form of the provider: first who one is, with any password, then whether we may know that.
            action = re.search(r'<form[^>]* action="([^"]+)"', answer.text)
            prompt = re.search(r'name="prompt" value="(\w+)"', answer.text)
            assert action is not None, answer.text[:2000]
            assert prompt is not None, answer.text[:2000]
            where = str(answer.url.join(action[1]))
            form = {"prompt": prompt[1]} | ({"login": who, "password": "any"} if prompt[1] == "login" else {})
    raise AssertionError("the provider asks without an end")


async def begin(guest: Guest, **how: Any) -> str:
    return str((await guest.ask("POST", "/api/oidc", how))["address"])


async def come_back(guest: Guest, where: str) -> str:
    """The page of the app on which the browser ends."""
    answer = await guest.http.get(where.removeprefix(PUBLIC))
    assert answer.status_code == 303
    assert answer.headers["cache-control"] == "no-store"
    guest.me = (await guest.http.get("/api/me")).json()["me"] or {}
    return str(answer.headers["location"])


async def signs_in(guest: Guest, who: str, **how: Any) -> str:
    return await come_back(guest, await way_back(await begin(guest, **how), who))


def nobody(house: House) -> Guest:
    guest = Guest(house.url)
    house.later(guest.close)
    return guest


def failed(code: str) -> str:
    return f"/settings?failed={code.replace('/', '%2F')}"


def test_somebody_new_and_the_same_person_again(issuer: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        first, again = nobody(house), nobody(house)
        told = (await first.http.get("/api/me")).json()
        assert told == {"me": None, "local_accounts": True, "oidc": "Elsewhere"}
        asked = parse_qs(urlsplit(await begin(first)).query)
        assert asked["code_challenge_method"] == ["S256"]
        assert asked["redirect_uri"] == [CALLBACK]
        assert await signs_in(first, "carla", language="es") == "/settings"
        me = first.me
        assert (me["name"], me["login"], me["linked"], me["language"]) == ("Carla of Elsewhere", None, True, "es")
        assert await signs_in(again, "carla") == "/settings"
        assert again.id == first.id
        await first.ask("PATCH", "/api/me", {"name": "Carla"})
        assert await signs_in(again, "carla") == "/settings"
        assert again.me["name"] == "Carla", "the name here is the person's own"
        # Logging out leaves the seats alone, as with every account.
        table = await again.new_table("san-francisco", [{}, {}])
        await again.ask("POST", "/api/logout")
        assert (await first.ask("GET", f"/api/tables/{table}"))["status"] == "open"
        await first.ask("DELETE", "/api/me", {})
        assert await signs_in(again, "carla") == "/settings"
        assert again.id != me["person"], "nothing was left of the other"

    in_house(tmp_path, visit, **settings(issuer))


def test_a_guest_keeps_seats_and_games_and_an_account_is_linked_only_from_inside(issuer: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        before, old = ann.id, ann.http.cookies["grandtour"]
        assert await signs_in(ann, "dora") == "/settings"
        assert (ann.id, ann.me["name"], ann.me["linked"]) == (before, "Ann", True)
        assert ann.http.cookies["grandtour"] != old
        assert (await house.wire(ann, table)).view["seat"] == 0

        # A guest who turns out to be somebody else leaves the seats to stand-ins.
        guest, bob, another = await house.two()
        assert await signs_in(guest, "dora") == "/settings"
        assert guest.id == before
        wire = await house.wire(bob, another)
        assert "left" in [seat["away"] for seat in wire.info["seats"]]

        # An account of its own stays apart, unless its owner links it.
        eve = await house.guest("Eve")
        assert await refusal_of(begin(eve, link=True)) == "person/no-account"
        await eve.ask("POST", "/api/account", CREDENTIALS)
        assert await refusal_of(begin(eve, link=True)) == "person/wrong-login"
        assert await refusal_of(begin(eve, link=True, password="a wrong one")) == "person/wrong-login"
        assert await signs_in(eve, "dora", **LINK) == failed("person/identity-taken")
        assert eve.me["login"] == LOGIN
        assert await signs_in(eve, "erika", **LINK) == "/settings"
        assert (eve.me["login"], eve.me["linked"]) == (LOGIN, True)
        assert await signs_in(eve, "erika", **LINK) == "/settings", "a second time changes nothing"
        other = nobody(house)
        await signs_in(other, "erika")
        assert other.me["login"] == LOGIN

        # A link that was begun in a session which has ended meanwhile links nothing.
        fritz = await way_back(await begin(eve, **LINK), "fritz")
        await eve.ask("POST", "/api/logout")
        assert await come_back(eve, fritz) == failed("person/sign-in")

    in_house(tmp_path, visit, **settings(issuer))


def test_the_owner_unlinks_and_so_does_a_new_password_by_the_administrator(issuer: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        eve, other = await house.guest("Eve"), nobody(house)
        await eve.ask("POST", "/api/account", CREDENTIALS)
        own = eve.id
        await signs_in(eve, "erika", **LINK)
        await signs_in(other, "erika")
        assert other.id == own
        path = "/api/me/identities"
        assert await refusal_of(eve.ask("DELETE", path, {"password": "a wrong one"})) == "person/wrong-login"
        assert await refusal_of((await house.guest()).ask("DELETE", path, {"password": "x"})) == "person/no-account"
        await eve.ask("DELETE", path, {"password": PASSWORD})
        assert not (await eve.ask("GET", "/api/me"))["me"]["linked"]
        assert (await other.ask("GET", "/api/me"))["me"] is None
        await signs_in(other, "erika")
        assert other.id != own

        await signs_in(eve, "fritz", **LINK)
        new = await admin.new_password(house.services.store, LOGIN)
        await eve.log_in(LOGIN, new)
        assert not eve.me["linked"]

    in_house(tmp_path, visit, **settings(issuer))


def test_what_does_not_belong_together_opens_nothing(issuer: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, thief = nobody(house), nobody(house)
        back = await way_back(await begin(ann), "gerda")
        no = failed("person/sign-in")
        assert await come_back(thief, back) == no, "another browser"
        await begin(thief)
        assert await come_back(thief, back) == no, "the state of another browser"
        cookie = ann.http.cookies[COOKIE]
        for wrong in (f"{CALLBACK}?state=wrong&code=x", CALLBACK, back.replace("code=", "error=")):
            ann.http.cookies.set(COOKIE, cookie, domain="127.0.0.1", path="/oidc/callback")
            assert await come_back(ann, wrong) == no
        assert ann.me == {}

        # The nonce of the ticket is not the one of the token.
        ticket = await altered(house, ann, lambda one: msgspec.structs.replace(one, nonce="another"))
        assert await come_back(ann, ticket) == no
        # The verifier is not the one whose hash the provider was shown.
        ticket = await altered(house, ann, lambda one: msgspec.structs.replace(one, verifier="v" * 43))
        assert await come_back(ann, ticket) == no
        ticket = await altered(house, ann, lambda one: msgspec.structs.replace(one, until=1))
        assert await come_back(ann, ticket) == no
        ann.http.cookies.set(COOKIE, "AAAA", domain="127.0.0.1", path="/oidc/callback")
        assert await come_back(ann, ticket) == no

        # A way back is gone once.
        back = await way_back(await begin(ann), "gerda")
        cookie = ann.http.cookies[COOKIE]
        assert await come_back(ann, back) == "/settings"
        ann.http.cookies.set(COOKIE, cookie, domain="127.0.0.1", path="/oidc/callback")
        assert await come_back(ann, back) == no
        house.services.journeys._gone.clear()  # as if another process were asked: then the provider refuses the code
        ann.http.cookies.set(COOKIE, cookie, domain="127.0.0.1", path="/oidc/callback")
        assert await come_back(ann, back) == no

    in_house(tmp_path, visit, **settings(issuer))


async def altered(house: House, guest: Guest, change: Callable[[Ticket], Ticket]) -> str:
    """The way back of somebody whose ticket has been changed; nobody can do that without the server's key."""
    back = await way_back(await begin(guest), "gerda")
    vault = house.services.vault
    sealed = vault.opened(guest.http.cookies[COOKIE].strip('"'), OWNER)
    assert sealed is not None
    ticket = change(msgspec.json.decode(sealed, type=Ticket))
    text = vault.seal(msgspec.json.encode(ticket).decode(), OWNER)
    guest.http.cookies.set(COOKIE, text, domain="127.0.0.1", path="/oidc/callback")
    return back


def test_a_provider_that_is_away_and_comes_back_with_other_keys(tmp_path: Path) -> None:
    async def visit(house: House, end: Callable[[], None], again: Callable[[], None]) -> None:
        ann, bob = nobody(house), nobody(house)
        assert await signs_in(ann, "hanna") == "/settings"
        back = await way_back(await begin(bob), "hanna")
        end()
        assert await come_back(bob, back) == failed("person/provider")
        ready = (await bob.http.get("/ready")).json()
        assert ready["ok"]
        assert [trouble["code"] for trouble in ready["troubles"]] == ["person/provider"]
        house.services.provider._found = None  # type: ignore[union-attr]
        assert await refusal_of(begin(bob)) == "person/provider"
        again()
        house.services.provider._keys_at = -1e9  # type: ignore[union-attr]
        assert await signs_in(bob, "hanna") == "/settings"
        assert bob.id == ann.id
        assert (await bob.http.get("/ready")).json()["troubles"] == []

    first = provider(CALLBACK)
    address = first.__enter__()
    running = [first]

    def end() -> None:
        running.pop().__exit__(None, None, None)

    def again() -> None:
        running.append(provider(CALLBACK, urlsplit(address).port or 0))
        assert running[0].__enter__() == address

    try:
        in_house(tmp_path, lambda house: visit(house, end, again), **settings(address))
    finally:
        for one in running:
            one.__exit__(None, None, None)


def test_without_local_accounts_or_without_a_provider(issuer: str, tmp_path: Path) -> None:
    async def only(house: House) -> None:
        ann = await house.guest("Ann")
        assert not (await ann.ask("GET", "/api/me"))["local_accounts"]
        assert await refusal_of(ann.ask("POST", "/api/account", CREDENTIALS)) == "person/no-local-accounts"
        assert await refusal_of(ann.ask("POST", "/api/login", CREDENTIALS)) == "person/no-local-accounts"
        assert await signs_in(ann, "irma") == "/settings"

    async def none(house: House) -> None:
        ann = await house.guest("Ann")
        assert (await ann.ask("GET", "/api/me"))["oidc"] is None
        assert await refusal_of(begin(ann)) == "request/unknown"
        assert await come_back(ann, CALLBACK) == failed("request/unknown")

    in_house(tmp_path / "only", only, **settings(issuer, local_accounts=False))
    in_house(tmp_path / "none", none)


# ---- what the provider says -----------------------------------------------------------------------------------
OTHER_KEY: Final = ec.generate_private_key(ec.SECP256R1())
ISSUER: Final = "https://login.example"


class Asked(Provider):
    """A provider whose answers the test writes, and whose keys it has."""

    def __init__(self) -> None:
        super().__init__(Oidc(ISSUER, CLIENT, SECRET), CALLBACK, Troubles(), lambda: self.now)
        self.now = 1000.0
        self.keys = {"one": ec.generate_private_key(ec.SECP256R1())}
        self.asked: list[str] = []
        self.token = ""
        self.userinfo: dict[str, Any] = {}
        self.refusal: tuple[int, dict[str, Any]] | None = None
        self.configuration = {
            "issuer": ISSUER,
            "authorization_endpoint": f"{ISSUER}/auth",
            "token_endpoint": f"{ISSUER}/token",
            "jwks_uri": f"{ISSUER}/keys",
            "userinfo_endpoint": f"{ISSUER}/me",
        }

    async def _ask(self, method: str, url: str, headers: Any = None, body: Any = None) -> tuple[int, dict[str, Any]]:
        name = url.rpartition("/")[2]
        self.asked.append(name)
        if name == "keys":
            return 200, {"keys": [self.public(kid) for kid in self.keys]}
        if name == "token":
            return self.refusal or (200, {"id_token": self.token, "access_token": "a"})
        return 200, self.userinfo if name == "me" else self.configuration

    def public(self, kid: str) -> dict[str, Any]:
        found = jwt.algorithms.ECAlgorithm.to_jwk(self.keys[kid].public_key(), as_dict=True)
        return {**found, "kid": kid, "alg": "ES256", "use": "sig"}

    def says(self, kid: str = "one", key: Any = None, algorithm: str = "ES256", **claims: Any) -> None:
        now = int(time.time())
        usual = {"iss": ISSUER, "aud": CLIENT, "sub": "7", "iat": 0, "exp": 300, "nonce": "n", "name": "Ann"}
        told = {name: value for name, value in {**usual, **claims}.items() if value is not None}
        said = {name: now + value if name in ("iat", "exp", "nbf") else value for name, value in told.items()}
        if key is None:
            key = self.keys.get(kid, OTHER_KEY)
        self.token = jwt.encode(said, key, algorithm, headers={"kid": kid})

    async def outcome(self) -> Claims | Code:
        try:
            return await self.claims(Journey("s", "n", "v"), "code")
        except Refused as refused:
            return refused.code


@pytest.mark.parametrize(
    ("claims", "fits"),
    [
        ({}, True),
        ({"exp": -SKEW_SECONDS // 2}, True),  # the clocks differ a little
        ({"exp": -10 * SKEW_SECONDS}, False),
        ({"iat": 3600}, False),
        ({"nbf": 3600}, False),
        ({"iss": "https://another.example"}, False),
        ({"aud": "another"}, False),
        ({"aud": [CLIENT, "another"], "azp": "another"}, False),
        ({"aud": [CLIENT, "another"], "azp": CLIENT}, True),
        ({"nonce": "another"}, False),
        ({"nonce": None}, False),
        ({"exp": None}, False),
        ({"sub": None}, False),
        ({"algorithm": "HS256", "key": SECRET * 3}, False),
        ({"algorithm": "none", "key": ""}, False),
        ({"kid": "two"}, False),
        ({"key": OTHER_KEY}, False),
    ],
    ids=lambda value: ", ".join(value) if isinstance(value, dict) else str(value),
)
def test_a_token_is_believed_only_if_all_of_it_is_right(claims: dict[str, Any], fits: bool) -> None:
    asked = Asked()
    asked.says(**claims)
    outcome = asyncio.run(asked.outcome())
    assert outcome == (Claims(ISSUER, "7", "Ann") if fits else Code.SIGN_IN)


def test_keys_that_change_are_read_again_but_not_for_every_forged_token() -> None:
    async def main() -> None:
        asked = Asked()
        asked.says()
        assert isinstance(await asked.outcome(), Claims)
        asked.keys = {"two": ec.generate_private_key(ec.SECP256R1())}
        asked.says("two")
        assert await asked.outcome() == Code.SIGN_IN, "too soon after the last look"
        asked.now += 60
        assert isinstance(await asked.outcome(), Claims)
        looked = asked.asked.count("keys")
        for _ in range(5):
            asked.says("forged", key=ec.generate_private_key(ec.SECP256R1()))
            assert await asked.outcome() == Code.SIGN_IN
        assert asked.asked.count("keys") == looked
        # A token of a key that the provider has given up is not believed any more.
        asked.now += 60
        asked.keys["old"] = ec.generate_private_key(ec.SECP256R1())
        asked.says("old")
        assert isinstance(await asked.outcome(), Claims)
        old = asked.keys.pop("old")
        asked.now += 60
        await asked._read_keys()
        asked.says("old", key=old)
        assert await asked.outcome() == Code.SIGN_IN

    asyncio.run(main())


def test_a_name_is_looked_for_where_providers_keep_it() -> None:
    async def main() -> None:
        asked = Asked()
        asked.says(name=None)
        asked.userinfo = {"sub": "7", "name": "Ann of the Userinfo"}
        assert await asked.outcome() == Claims(ISSUER, "7", "Ann of the Userinfo")
        asked.userinfo["sub"] = "8"
        assert await asked.outcome() == Claims(ISSUER, "7", None), "said of somebody else"
        asked.says(name="", preferred_username="ann")
        assert await asked.outcome() == Claims(ISSUER, "7", "ann")

    asyncio.run(main())
    assert name_from("Ann of Elsewhere") == "Ann of Elsewhere"
    assert name_from("ann@example.org") == "ann"
    assert name_from("A very long name that goes on") == "A very long name that go"
    assert name_from(None) == name_from("\u202e") == name_from("  ") == "Guest"


@pytest.mark.parametrize(
    ("status", "error", "code"),
    [
        (400, "invalid_grant", Code.SIGN_IN),
        (400, "invalid_request", Code.SIGN_IN),
        (422, None, Code.SIGN_IN),
        (429, "slow_down", Code.SIGN_IN),
        (400, "invalid_client", Code.PROVIDER),
        (401, "invalid_client", Code.PROVIDER),
        (500, None, Code.PROVIDER),
    ],
)
def test_a_code_that_somebody_made_up_is_no_trouble_of_the_provider(status: int, error: str | None, code: Code) -> None:
    asked = Asked()
    asked.refusal = (status, {"error": error})
    assert asyncio.run(asked.outcome()) == code
    assert [trouble.code for trouble in asked._troubles.now()] == ([code] if code is Code.PROVIDER else [])


def test_a_name_is_asked_for_by_https_only() -> None:
    asked = Asked()
    asked.says(name=None)
    asked.userinfo = {"sub": "7", "name": "Ann"}
    asked.configuration["userinfo_endpoint"] = "http://login.example/me"
    assert asyncio.run(asked.outcome()) == Claims(ISSUER, "7", None)
    assert "me" not in asked.asked


def test_the_way_back_is_limited_and_logs_nothing_that_somebody_made_up(issuer: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = nobody(house)
        with structlog.testing.capture_logs() as logged:
            for error in ("access_denied", "made up"):
                back = (await way_back(await begin(ann), "gerda")).split("?")[1]
                state = parse_qs(back)["state"][0]
                assert await come_back(ann, f"{CALLBACK}?state={state}&error={error}") == failed("person/sign-in")
        told = [line for line in logged if line["event"] == "nobody signed in"]
        assert [line["log_level"] for line in told] == ["debug", "debug"]
        assert [line["text"] for line in told] == [
            "the provider says access_denied",
            "the provider says something unknown",
        ]
        wait = house.services.gate.allow
        house.services.gate.allow = lambda kind, *rest: 5.0 if kind == "page" else wait(kind, *rest)  # type: ignore[method-assign]
        assert (await ann.http.get("/oidc/callback")).status_code == 429

    in_house(tmp_path, visit, **settings(issuer))


@pytest.mark.parametrize(
    "change",
    [
        {"issuer": "https://login.example/"},
        {"token_endpoint": None},
        {"token_endpoint": "http://login.example/token"},
        {"jwks_uri": "ftp://login.example/keys"},
    ],
    ids=json.dumps,
)
def test_a_configuration_that_does_not_fit_is_a_trouble_with_words(change: dict[str, Any]) -> None:
    asked = Asked()
    asked.configuration = {**asked.configuration, **change}
    asked.says()
    assert asyncio.run(asked.outcome()) == Code.PROVIDER
    (trouble,) = asked._troubles.now()
    assert ISSUER in trouble.text
    assert not trouble.unready


def test_only_https_or_this_machine() -> None:
    assert is_safe("https://login.example/x")
    assert is_safe("http://127.0.0.1:9000")
    assert not any(is_safe(url) for url in ("http://login.example", "ftp://127.0.0.1", "login.example", "http://[", ""))
