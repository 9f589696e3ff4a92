"""Keeps requests that players ask for away from the inside of the network.

The guard checks at the last moment, when a connection is opened: whatever a URL, a redirect or a name server says, none
is opened to an address that was not checked. A name is resolved only once, and the connection goes to the addresses
that were checked, so it does not matter if the name server's answer changes in between.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

import httpcore

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
"""The addresses of a host, as text."""

SocketOption = tuple[int, int, int] | tuple[int, int, bytes | bytearray] | tuple[int, int, None, int]

MOST_TRIED: Final = 4  # so many addresses of one name

# Networks that Python's is_global lets through, at least in some versions that we run on.
NOT_GLOBAL: Final = tuple(
    ip_network(text)
    for text in (
        "192.0.0.0/24",  # protocol assignments
        "192.88.99.0/24",  # relays of 6to4, which was given up
        "2001::/23",  # protocol assignments, Teredo among them
        "2001:db8::/32",  # for documentation
        "3fff::/20",  # for documentation
    )
)
GLOBAL_UNICAST: Final = IPv6Network("2000::/3")  # all that has been assigned so far
NAT64: Final = IPv6Network("64:ff9b::/96")


class Forbidden(Exception):
    """Players may not have us connect to this address."""


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether everybody on the internet means the same host by it. An IPv4 address written as IPv6 counts as IPv4."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.scope_id is not None or address not in GLOBAL_UNICAST:
            return False
    return address.is_global and not address.is_multicast and not any(address in block for block in NOT_GLOBAL)


async def resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class Guard(httpcore.AsyncNetworkBackend):
    """The network as players may use it. With `allow_private` the administrator lets them reach every address."""

    def __init__(
        self,
        allow_private: bool,
        resolve: Resolve = resolve,
        network: httpcore.AsyncNetworkBackend | None = None,
    ) -> None:
        self.allow_private = allow_private
        self.resolve = resolve
        self.network = httpcore.AnyIOBackend() if network is None else network

    async def addresses(self, host: str, port: int) -> list[str]:
        """The checked addresses of the host. If one is not public, all are forbidden, as the name cannot be trusted."""
        try:
            found: Sequence[str] = [str(ip_address(host))]
        except ValueError:
            try:
                found = await self.resolve(host, port)
            except (OSError, UnicodeError) as error:  # UnicodeError: a label too long to be a name
                raise httpcore.ConnectError("the name cannot be resolved") from error
        if not found:
            raise httpcore.ConnectError("the name has no address")
        if not self.allow_private:
            for address in found:
                if not is_public(ip_address(address)):
                    raise Forbidden("the address is not on the public internet")
        return list(found)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SocketOption] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        failed: Exception = httpcore.ConnectError("no address")
        for address in (await self.addresses(host, port))[:MOST_TRIED]:
            try:
                return await self.network.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failed = error
        raise failed

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[SocketOption] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise Forbidden("no sockets of this machine")

    async def sleep(self, seconds: float) -> None:
        await self.network.sleep(seconds)
