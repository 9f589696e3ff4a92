from __future__ import annotations

import asyncio

import pytest

from grandtour.server.security.asgi import Message
from grandtour.server.security.hosts import Hosts, is_private, name_in, names_of
from tests.server.security.serving import ask, echo, request


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("games.example.com", "games.example.com"),
        ("Games.Example.COM:8000", "games.example.com"),
        ("games.example.com.", "games.example.com"),
        ("games.example.com.:80", "games.example.com"),
        ("192.0.2.7:8000", "192.0.2.7"),
        ("[2001:db8::1]:8000", "2001:db8::1"),
        ("[::1]", "::1"),
        ("my_server", "my_server"),
        ("a" * 300, None),
        ("evil.example.com/localhost", None),
        ("localhost@evil.example.com", None),
        ("evil.example.com:80:localhost", None),
        ("", None),
        ("..", None),
    ],
)
def test_the_name_in_a_header(header: str, name: str | None) -> None:
    assert name_in(header) == name


@pytest.mark.parametrize(
    "name",
    ["localhost", "games.localhost", "myserver", "myserver.local", "pi.lan", "pi.home.arpa", "x.internal", "127.0.0.1"],
)
def test_names_that_no_stranger_can_have_pass(name: str) -> None:
    assert is_private(name)
    assert Hosts(echo, [], lambda host: b"").knows(f"{name}:8000")


@pytest.mark.parametrize(
    "name", ["evil.com", "localhost.evil.com", "127.0.0.1.evil.com", "local.evil.net", "fritz.box"]
)
def test_names_that_anybody_can_register_must_be_named(name: str) -> None:
    assert not Hosts(echo, ["games.org"], lambda host: b"").knows(name)
    assert Hosts(echo, [name.upper()], lambda host: b"").knows(f"{name}:8000")


def test_the_hosts_of_addresses() -> None:
    assert names_of([None, "https://games.org/path", "http://other.net:8000", "https://[2001:db8::1]"]) == {
        "games.org",
        "other.net",
        "2001:db8::1",
    }


def answered(
    host: bytes | None, allowed: tuple[str, ...] = (), path: str = "/", accept: bytes = b"*/*"
) -> list[Message]:
    headers = [(b"accept", accept)] if host is None else [(b"host", host), (b"accept", accept)]
    return asyncio.run(ask(Hosts(echo, allowed, str.encode), request(path, headers=headers)))


def test_who_names_another_host_is_refused_in_a_form_that_suits_them() -> None:
    for host in (b"localhost", b"games.org", b"GAMES.org:443", None):
        assert answered(host, ("games.org",))[0]["status"] == 200
    start, body = answered(b"evil.com", ("games.org",))
    assert (start["status"], dict(start["headers"])[b"content-type"]) == (421, b"application/json")
    assert body["body"] == b"evil.com"
    start, body = answered(b"<i>.evil.com:80", (), accept=b"text/html,*/*")
    assert (start["status"], dict(start["headers"])[b"content-type"]) == (421, b"text/html; charset=utf-8")
    assert b"--allowed-host" in body["body"]
    assert b"<i>" not in body["body"]
    start, _ = answered(b"evil.com", path="/api/me", accept=b"text/html")
    assert dict(start["headers"])[b"content-type"] == b"application/json"
    assert answered(b"evil.com", ("*",))[0]["status"] == 200


def test_a_socket_under_another_name_is_refused_before_it_is_open() -> None:
    scope = request("/", type="websocket", headers=[(b"host", b"evil.com")])
    sent = asyncio.run(ask(Hosts(echo, [], str.encode), scope, {"type": "websocket.connect"}))
    assert sent == [{"type": "websocket.close", "code": 1008}]
