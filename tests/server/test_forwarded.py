"""A proxy that asks people to log in says who they are: it is believed, and nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grandtour.cli.errors import Refused
from grandtour.cli.serve import check_auth_header
from grandtour.server.devices import NO_DEVICE
from grandtour.server.people import MOST_SESSIONS
from grandtour.server.security.asgi import Scope
from grandtour.server.security.forwarded import KEY, ForwardedUsers, proxies
from grandtour.server.security.limits import PER_ADDRESS
from grandtour.server.store import queries as q
from scripts.server.client import Guest
from tests.server.house import House, in_house, refusal_of
from tests.server.test_logins import CREDENTIALS

ROOT = Path(__file__).parents[2]
MODE = {"auth_header": "Remote-User", "auth_name_header": "Remote-Name"}


def let_in(house: House, user: str | None, name: str | None = None) -> Guest:
    """Somebody behind the proxy, which is this machine."""
    guest = Guest(house.url)
    for header, value in (("Remote-User", user), ("Remote-Name", name)):
        if value is not None:
            guest.http.headers[header] = value
    house.later(guest.close)
    return guest


async def come(guest: Guest) -> Guest:
    guest.me = (await guest.ask("GET", "/api/me"))["me"]
    return guest


def test_whoever_the_proxy_lets_in_is_that_person_at_once(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = let_in(house, "ann", "Ann from the Proxy")
        ann.http.headers["Accept-Language"] = "fr-FR,fr;q=0.9"
        await come(ann)
        assert (ann.me["name"], ann.me["language"], ann.me["linked"]) == ("Ann from the Proxy", "fr", True)
        table = await ann.new_table("san-francisco", [{}, {}])
        phone = await come(let_in(house, "ann"))
        assert phone.id == ann.id
        wire = await house.wire(phone, table)
        assert wire.info["host"] == ann.id
        bob = await come(let_in(house, "bob"))
        assert (bob.me["name"], bob.id != ann.id) == ("bob", True)

        # The cookie of another person is worth nothing to whom the proxy calls otherwise.
        cookie = ann.http.cookies["grandtour"]
        bob.http.cookies.set("grandtour", cookie)
        assert await refusal_of(bob.ask("GET", "/api/my-games")) == "person/no-session"
        await come(bob)
        assert bob.me["name"] == "bob"
        # That was this browser's session, so it has ended.
        assert await refusal_of(ann.ask("GET", "/api/my-games")) == "person/no-session"
        assert (await come(ann)).id == phone.id

    in_house(tmp_path, visit, **MODE)


def test_a_guest_keeps_seats_and_an_account_stays_apart(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        guest = ann.id
        ann.http.headers["Remote-User"] = "ann"
        assert (await come(ann)).id == guest
        assert (await house.wire(ann, table)).view["seat"] == 0
        eve = await house.guest("Eve")
        await eve.ask("POST", "/api/account", CREDENTIALS)
        eve.http.headers["Remote-User"] = "eve"
        own = eve.id
        assert (await come(eve)).id != own

    in_house(tmp_path, visit, **MODE)


def test_what_cannot_be_read_is_refused_and_nobodys_name(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        for header in ("Remote-User", "Remote-Name"):
            guest = let_in(house, None if header == "Remote-User" else "ann")
            answer = await guest.http.get("/api/me", headers=[(header.encode(), b"m\xfcller")])
            assert answer.status_code == 400
            assert answer.json()["code"] == "request/malformed"

    in_house(tmp_path, visit, **MODE)


def test_sessions_of_the_proxys_word_are_limited_and_not_begun_by_other_sites(tmp_path: Path) -> None:
    async def limited(house: House) -> None:
        ann = let_in(house, "ann")
        codes = []
        for _ in range(round(PER_ADDRESS["register"].burst) + 5):
            codes.append((await ann.http.get("/api/me")).status_code)
            ann.http.cookies.clear()
        assert codes[0] == 200
        assert codes[-1] == 429

    async def unlimited(house: House) -> None:
        ann, first = let_in(house, "ann"), await come(let_in(house, "ann"))
        elsewhere = await ann.http.get("/api/me", headers={"Sec-Fetch-Site": "cross-site"})
        assert elsewhere.status_code == 403
        assert len((await first.ask("GET", "/api/me/sessions"))["sessions"]) == 1
        person = await house.services.people.of_cookie(first.http.cookies["grandtour"])
        assert person is not None
        row = await house.services.store.read(lambda conn: q.user(conn, person.id))
        assert row is not None
        for _ in range(MOST_SESSIONS):
            newest = await house.services.people.begin_session(row, None, NO_DEVICE)
        assert len(await house.services.people.sessions(newest)) == MOST_SESSIONS
        assert await house.services.people.of_cookie(first.http.cookies["grandtour"]) is None

    in_house(tmp_path / "limited", limited, **MODE, rate_factor=1.0)
    in_house(tmp_path / "unlimited", unlimited, **MODE)


def test_an_identity_that_is_unlinked_meanwhile_begins_no_session(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, here = await come(let_in(house, "ann")), house.services.people
        person = await here.of_cookie(ann.http.cookies["grandtour"])
        assert person is not None
        known = here.of_identity

        async def slow(*asked: str) -> Any:
            found = await known(*asked)
            await here.unlink(person, "nobody")
            return found

        here.of_identity = slow  # type: ignore[method-assign, assignment]
        assert await refusal_of(let_in(house, "ann").ask("GET", "/api/me")) == "server/busy"
        assert len(await here.sessions(person)) == 1

    in_house(tmp_path, visit, **MODE)


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    async def stranger(house: House) -> None:
        thief = let_in(house, "ann")
        assert (await thief.ask("GET", "/api/me"))["me"] is None
        guest = await house.guest("Bob")
        guest.http.headers["Remote-User"] = "ann"
        assert (await come(guest)).me["name"] == "Bob"

    in_house(tmp_path / "not-asked", stranger)
    in_house(tmp_path / "no-proxy", stranger, **MODE, trusted_proxies="192.0.2.7")


@pytest.mark.parametrize(
    ("peer", "headers", "believed"),
    [
        ("192.0.2.7", [(b"remote-user", b"ann")], True),
        ("::ffff:192.0.2.7", [(b"Remote-User", b"ann")], True),
        ("2001:db8::5", [(b"remote-user", b"ann")], True),
        ("192.0.2.8", [(b"remote-user", b"ann")], False),
        ("", [(b"remote-user", b"ann")], False),
        ("unix", [(b"remote-user", b"ann")], False),
        ("192.0.2.7", [(b"remote-user", b"ann"), (b"remote-user", b"bob")], False),  # the client's own went through
        ("192.0.2.7", [(b"remote-user", b" ")], False),
        ("192.0.2.7", [(b"remote-user", b"a\x00n")], False),
        ("192.0.2.7", [(b"remote-user", b"a" * 300)], False),
        ("192.0.2.7", [(b"remote_user", b"ann")], False),
        ("192.0.2.7", [], False),
    ],
)
@pytest.mark.anyio
async def test_of_whom_the_header_is_believed(peer: str, headers: list[Any], believed: bool) -> None:
    heard: list[Scope] = []

    async def app(scope: Scope, *_: Any) -> None:
        heard.append(scope)

    around = ForwardedUsers(app, proxies("192.0.2.7, 2001:db8::/32"), "Remote-User", None)
    scope = {"type": "http", "client": (peer, 1) if peer else None, "headers": headers}
    await around(scope, None, None)  # type: ignore[arg-type]
    assert (KEY in heard[0]) is believed


def test_the_example_for_caddy_takes_the_headers_out_before_it_asks() -> None:
    """Versions from 2.10.0 to 2.11.1 leave them in; and only within `route` does Caddy keep to the order."""
    text = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    example = next(part for part in text.split("```") if part.startswith("\ngames.example {\n"))
    lines = [line.strip() for line in example.splitlines()]
    order = ["route {", "request_header -Remote-User", "request_header -Remote-Name", "forward_auth authelia:9091 {"]
    assert [line for line in lines if line in order] == order


@pytest.mark.parametrize(
    ("header", "name_header", "trusted", "fault"),
    [
        ("Remote-User", None, "*", "name the proxy itself"),
        ("Remote-User", None, "127.0.0.1,0.0.0.0/0", "nearly everybody"),
        ("Remote-User", None, "::/0", "nearly everybody"),
        ("Remote-User", None, "proxy.example", "no address"),
        ("Remote User", None, "127.0.0.1", "letters, digits"),
        ("Cookie", None, "127.0.0.1", "clients send"),
        ("Remote-User", "X-Forwarded-For", "127.0.0.1", "clients send"),
        ("Remote-User", "remote-user", "127.0.0.1", "two headers"),
        (None, "Remote-Name", "127.0.0.1", "needs --auth-header"),
    ],
)
def test_what_is_not_safe_does_not_start(header: str | None, name_header: str | None, trusted: str, fault: str) -> None:
    with pytest.raises(Refused, match=fault):
        check_auth_header(header, name_header, trusted)
    check_auth_header("Remote-User", "Remote-Name", "127.0.0.1,::1,10.88.0.0/16")
    check_auth_header(None, None, "*")
