"""Sends one POST to an address that a player gave us: no redirects, little time, and the answer is thrown away."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, ip_address
from typing import Final, Literal
from urllib.parse import urlsplit

import certifi
import httpcore

from grandtour.server.notify.guard import Forbidden, Guard

LONGEST_URL: Final = 2000
LONGEST_RESPONSE: Final = 64 * 1024  # so many bytes of it are read
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
FIRST_FREE_PORT: Final = 1024

PLAIN: Final = re.compile(r"[!-\[\]-~]+")  # printable ASCII without the backslash, which some read as a slash
NAME: Final = re.compile(r"(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.?")
NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")  # resolvers read a name that ends like this as a number
HEADER: Final = re.compile(r"[ -~]*")

Code = Literal["url", "forbidden", "timeout", "unreachable", "status"]


class Unsent(Exception):
    """As far as we know, nothing arrived. `code` is from a closed list; the text is for the player."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass(frozen=True)
class Target:
    scheme: str
    host: str  # without the brackets of an IPv6 address
    port: int
    path: str  # with the query

    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == DEFAULT_PORTS[self.scheme] else f":{self.port}")


def read_url(url: str) -> Target:
    """The target of a URL, which is taken apart only here and never a second time. Unsent names the fault."""
    if len(url) > LONGEST_URL:
        raise Unsent("url", f"the address has more than {LONGEST_URL} characters")
    if not PLAIN.fullmatch(url):
        raise Unsent("url", "the address has a character that must be written as %20 and the like")
    try:
        parts = urlsplit(url)
        port = parts.port
        host = parts.hostname or ""
    except ValueError:
        raise Unsent("url", "the address is no web address") from None
    if parts.scheme not in DEFAULT_PORTS:
        raise Unsent("url", "the address must begin with https:// or http://")
    if "@" in parts.netloc:
        raise Unsent("url", "the address must not have a name or password before the host")
    if not is_host(host) or ("[" in parts.netloc and ":" not in host):  # brackets are only for IPv6
        raise Unsent("url", "the address has no host that we can read")
    if port is None:
        port = DEFAULT_PORTS[parts.scheme]
    elif port < FIRST_FREE_PORT and port not in DEFAULT_PORTS.values():
        # Lower ports are for mail, remote shells and the like, which take no webhooks.
        raise Unsent("url", f"the port must be 80, 443, or {FIRST_FREE_PORT} and more")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port, path)


def is_host(text: str) -> bool:
    """Whether it is a name, or an address in its usual form; resolvers take 2130706433 or 0x7f.1 for 127.0.0.1."""
    try:
        address = ip_address(text)
    except ValueError:
        return len(text) <= 253 and NAME.fullmatch(text) is not None and NUMBER.fullmatch(last_label(text)) is None
    return isinstance(address, IPv4Address) or address.scope_id is None


def last_label(name: str) -> str:
    return name.removesuffix(".").rpartition(".")[2]


def url_fault(url: str) -> str | None:
    """What is wrong with a player's address, as far as its text tells; None if it may be tried."""
    try:
        read_url(url)
    except Unsent as fault:
        return str(fault)
    return None


def delivered(status: int) -> bool:
    return 200 <= status < 300


@cache
def trusted() -> ssl.SSLContext:
    """Trusts the machine's own authorities and the usual ones, because a slim container has none."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


async def post(
    url: str,
    headers: Mapping[str, str],
    body: bytes,
    guard: Guard,
    timeout: float,
    tls: ssl.SSLContext | None = None,
) -> int:
    """Post, and return the status of the answer, which may be a redirect. Unsent if there is no answer in time."""
    target = read_url(url)
    bare = [(name.encode("ascii"), header_value(text)) for name, text in headers.items()]
    origin = target.origin()
    request_url = httpcore.URL(
        scheme=target.scheme.encode(), host=target.host.encode(), port=target.port, target=target.path.encode()
    )
    bare += [(b"Host", origin.partition("://")[2].encode()), (b"User-Agent", b"grandtour")]
    bare += [(b"Content-Length", str(len(body)).encode()), (b"Connection", b"close")]
    pool = httpcore.AsyncConnectionPool(ssl_context=tls or trusted(), max_connections=1, network_backend=guard)
    try:
        async with (
            asyncio.timeout(timeout),
            pool,
            pool.stream("POST", request_url, headers=bare, content=body) as answer,
        ):
            with suppress(httpcore.NetworkError, httpcore.ProtocolError):  # the status is all we want to know
                await read_away(answer)
            return answer.status
    except Forbidden as forbidden:
        raise Unsent("forbidden", str(forbidden)) from None
    except (TimeoutError, httpcore.TimeoutException):
        raise Unsent("timeout", f"no answer in {timeout:g} seconds") from None
    except (httpcore.NetworkError, httpcore.ProtocolError, OSError):
        raise Unsent("unreachable", "the server cannot be reached, or its answer cannot be read") from None


async def read_away(answer: httpcore.Response) -> None:
    """Read some of the answer, because a server whose answer nobody reads may think that the request failed."""
    read = 0
    async for part in answer.aiter_stream():
        read += len(part)
        if read >= LONGEST_RESPONSE:
            break


def header_value(text: str) -> bytes:
    """The value for one header. Text that could begin another header is a fault of ours, not of the player."""
    if not HEADER.fullmatch(text):
        raise ValueError(f"no header value: {text!r}")
    return text.encode("ascii")
