"""Tells whom an address stands for, so that what many do from one place can be counted together."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

UNKNOWN: Final = "unknown"


@lru_cache(maxsize=1024)  # called for every message of every socket
def address_keys(text: str) -> tuple[str, ...]:
    """The keys of an address, the narrowest first.

    A household has 2**64 addresses of IPv6 (a /64), so these count as one; whoever is given a /48 has 65,536 of those,
    so a /48 counts as one too, though as a large one: at some providers it holds many customers.

    Everything that is not an address (a Unix socket has none) has the key "unknown".
    """
    try:
        address = plain(ip_address(text.partition("%")[0]))
    except ValueError:
        return (UNKNOWN,)
    if isinstance(address, IPv4Address):
        return (str(address),)
    return tuple(f"{IPv6Address(int(address) >> (128 - bits) << (128 - bits))}/{bits}" for bits in (64, 48))


def address_key(text: str) -> str:
    """The narrowest key of an address."""
    return address_keys(text)[0]


def is_wide(key: str) -> bool:
    """Whether many households may be behind it."""
    return key.endswith("/48")


def plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """An IPv4 address that is written as IPv6, as a socket for both has it, is that IPv4 address."""
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


@lru_cache(maxsize=1024)
def plain_text(text: str) -> str:
    """The same for texts; what is not an address stays as it is."""
    if not text.startswith("::"):
        return text
    try:
        return str(plain(ip_address(text)))
    except ValueError:
        return text
