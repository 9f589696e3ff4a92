"""No request that a player asks for reaches the inside of the network. No connection is made here at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

import httpcore
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.server.notify import Forbidden, Guard, Unsent, post, url_fault
from grandtour.server.notify.guard import SocketOption, is_public

PUBLIC = ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"]

INSIDE = [
    *("127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "0.0.0.0", "0.1.2.3"),
    *("169.254.169.254", "100.64.0.1", "100.127.255.254", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.1"),
    *("203.0.113.9", "192.88.99.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1", "fe80::1%2", "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1", "100::1"),
    *("3fff::1", "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:10::1", "5f00::1", "4000::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::ffff:100.64.0.1"),  # IPv4-mapped
    *("::127.0.0.1", "::10.0.0.1", "::93.184.215.14"),  # IPv4-compatible, given up
    *("2002:7f00:1::", "2002:a00:1::1", "2002:a9fe:a9fe::", "2002:c0a8:101::1"),  # 6to4
    *("64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::5db8:d70e"),  # NAT64
]


class Names:
    """A name server of our own; each question takes the next of its answers."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        return self.answers.pop(0)


class Network(httpcore.AsyncNetworkBackend):
    """Opens no connection, and keeps where one was to go."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n", dead: Iterable[str] = ()) -> None:
        self.answer = answer
        self.dead = list(dead)
        self.reached: list[tuple[str, int]] = []

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SocketOption] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        self.reached.append((host, port))
        if host in self.dead:
            raise httpcore.ConnectError("nobody there")
        return httpcore.AsyncMockStream([self.answer])


def send(url: str, guard: Guard) -> int:
    return asyncio.run(post(url, {}, b"{}", guard, 5.0))


def code_of(url: str, guard: Guard) -> str:
    with pytest.raises(Unsent) as unsent:
        send(url, guard)
    return unsent.value.code


# ---- addresses ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_refused_as_a_name_and_as_a_number(address: str) -> None:
    assert not is_public(ip_address(address))
    network = Network()
    assert code_of("http://hooks.example/", Guard(False, Names([address]), network)) == "forbidden"
    names = Names()
    with pytest.raises(Forbidden):
        asyncio.run(Guard(False, names, network).connect_tcp(address, 80))
    host = f"[{address}]" if ":" in address else address
    assert code_of(f"http://{host}/", Guard(False, names, network)) in ("forbidden", "url")
    assert (network.reached, names.asked) == ([], [])


@pytest.mark.parametrize(
    "address", [*PUBLIC, "::ffff:93.184.215.14", "64:ff9b::5db8:d70e", "2002:5db8:d70e::1", "1.1.1.1", "172.32.0.1"]
)
def test_an_address_of_the_internet_is_reached(address: str) -> None:
    network = Network()
    assert send("http://hooks.example/", Guard(False, Names([address]), network)) == 204
    assert network.reached == [(address, 80)]


@given(st.ip_addresses(v=4))
def test_ipv6_clothes_change_nothing(address: IPv4Address) -> None:
    public = is_public(address)
    number = int(address)
    for dressed in (0xFFFF << 32 | number, 0x2002 << 112 | number << 80, 0x64FF9B << 96 | number):
        assert is_public(IPv6Address(dressed)) == public
    assert not (public and (address.is_private or address.is_multicast or address.is_reserved))


def test_one_address_inside_forbids_the_name() -> None:
    for addresses in ([PUBLIC[0], "10.0.0.1"], ["10.0.0.1", PUBLIC[0]], [*PUBLIC, "::ffff:10.0.0.1"]):
        network = Network()
        assert code_of("https://hooks.example/", Guard(False, Names(addresses), network)) == "forbidden"
        assert network.reached == []


def test_a_name_is_resolved_once_and_the_checked_address_is_connected_to() -> None:
    names = Names([PUBLIC[0]], ["127.0.0.1"], ["127.0.0.1"])
    network = Network()
    assert send("http://rebinding.example:8080/", Guard(False, names, network)) == 204
    assert names.asked == ["rebinding.example"]
    assert network.reached == [(PUBLIC[0], 8080)]


def test_the_next_checked_address_is_tried_where_one_is_dead() -> None:
    network = Network(dead=[PUBLIC[0]])
    assert send("http://hooks.example/", Guard(False, Names(PUBLIC), network)) == 204
    assert [host for host, _ in network.reached] == PUBLIC
    many = [f"93.184.215.{n}" for n in range(50)]
    network = Network(dead=many)
    assert code_of("http://hooks.example/", Guard(False, Names(many), network)) == "unreachable"
    assert len(network.reached) == 4


@pytest.mark.parametrize("to", ["http://127.0.0.1/", "http://169.254.169.254/latest/meta-data/", "//10.0.0.1/"])
def test_a_redirect_is_not_followed(to: str) -> None:
    network = Network(f"HTTP/1.1 302 Found\r\nLocation: {to}\r\nContent-Length: 0\r\n\r\n".encode())
    names = Names([PUBLIC[0]])
    assert send("http://hooks.example/", Guard(False, names, network)) == 302
    assert (network.reached, names.asked) == ([(PUBLIC[0], 80)], ["hooks.example"])


def test_a_name_that_does_not_resolve_is_unreachable() -> None:
    async def fails(host: str, port: int) -> list[str]:
        raise OSError("no such name")

    network = Network()
    assert code_of("http://nowhere.example/", Guard(False, fails, network)) == "unreachable"
    assert code_of("http://nowhere.example/", Guard(False, Names([]), network)) == "unreachable"
    assert network.reached == []


def test_no_sockets_of_the_machine() -> None:
    for allow_private in (False, True):
        with pytest.raises(Forbidden):
            asyncio.run(Guard(allow_private, Names(), Network()).connect_unix_socket("/run/some.sock"))


def test_the_administrator_may_allow_private_addresses() -> None:
    network = Network()
    assert send("http://ntfy.lan/", Guard(True, Names(["192.168.1.5"]), network)) == 204
    assert network.reached == [("192.168.1.5", 80)]


# ---- URLs -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "url",
    [
        # other spellings of 127.0.0.1
        *("http://2130706433/", "http://0x7f.1/", "http://0x7f000001/", "http://0177.0.0.1/", "http://127.1/"),
        *(
            "http://017700000001/",
            "http://127.0.0.1./",
            "http://127.0.0.01/",
            "http://0/",
            "http://0x/",
            "http://1.0x7f/",
        ),
        *("http://999.1.1.1/", "http://1.2.3.4.5/", "http://[fe80::1%25eth0]/", "http://[::1/", "http://[v1.a]/"),
        # people and their passwords
        *("https://user@hooks.example/", "https://user:secret@hooks.example/", "https://@hooks.example/"),
        "https://hooks.example@127.0.0.1/",
        # schemes
        *(
            "ftp://hooks.example/",
            "file:///etc/passwd",
            "gopher://hooks.example/",
            "javascript:alert(1)",
            "//a.example/",
        ),
        *("hooks.example", "", "https:", "https://", "https:///path", "http:hooks.example"),
        # ports
        *(
            "http://hooks.example:22/",
            "http://hooks.example:25/",
            "https://hooks.example:0/",
            "http://hooks.example:65536/",
        ),
        *("http://hooks.example:-1/", "http://hooks.example:x/", "http://hooks.example:1023/"),
        # characters
        *("https://hooks.example/a b", "https://hooks.example/\r\nX: y", "https://hooks.example\\@127.0.0.1/"),
        *(
            "https://hooks.example/\u00e9",
            "https://h\u00f6\u00f6ks.example/",
            "https://hooks.example/\x00",
            "https://a..b/",
        ),
        *(
            "https://-a.example/",
            f"https://{'a' * 64}.example/",
            f"https://hooks.example/{'a' * 2000}",
            "https://a%00b/",
        ),
        "\thttps://hooks.example/",
    ],
)
def test_a_url_that_is_not_plainly_one_is_refused_before_anything_is_asked(url: str) -> None:
    for allow_private in (False, True):
        names, network = Names(), Network()
        assert code_of(url, Guard(allow_private, names, network)) == "url"
        assert (names.asked, network.reached) == ([], [])
    assert url_fault(url)


@pytest.mark.parametrize(
    ("url", "host", "port"),
    [
        ("https://hooks.example", "hooks.example", 443),
        ("http://Hooks.Example:80/a?b=c#d", "hooks.example", 80),
        ("https://hooks.example:8443/x", "hooks.example", 8443),
        ("https://xn--hks-snaa.example./%20", "xn--hks-snaa.example.", 443),
        ("https://a_b.hooks.example/", "a_b.hooks.example", 443),
        ("http://3com.example:1024/", "3com.example", 1024),
    ],
)
def test_a_good_url_goes_where_it_says(url: str, host: str, port: int) -> None:
    assert url_fault(url) is None
    names, network = Names([PUBLIC[0]]), Network()
    if url.startswith("http:"):
        assert send(url, Guard(False, names, network)) == 204
    else:
        with pytest.raises((Unsent, httpcore.ConnectError)):  # no TLS is spoken here
            send(url, Guard(False, names, Network(dead=PUBLIC)))
        return
    assert names.asked == [host]
    assert network.reached == [(PUBLIC[0], port)]


@given(st.text(st.characters(max_codepoint=0x2FF), max_size=60))
def test_any_text_is_a_url_or_has_a_fault(text: str) -> None:
    for url in (text, f"https://{text}", f"http://{text}/", f"https://hooks.example/{text}"):
        fault = url_fault(url)
        assert fault is None or fault
