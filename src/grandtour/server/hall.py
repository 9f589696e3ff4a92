"""Knows all connections of this process, and says whether there is room for one more."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from grandtour.server.security.addresses import is_wide
from grandtour.server.security.shares import Keys, Shares

FROM_ONE: Final = 600  # connections of one address: a school of sixty, or a club with a screen for each seat
WIDER: Final = 8  # times as many for an IPv6 /48
KEPT_FILES: Final = 128  # for the database, the workers and the files of the program
HELD_FOR_ONE: Final = 4 * 2**20  # bytes of an address that wait to be parsed
EACH: Final = 32 * 1024  # bytes that a connection may take, buffers included
SHARE_OF_MEMORY: Final = 1 / 4
CGROUP: Final = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))

Closed = Callable[[str], None]
"""Told why a connection was refused or closed, or a request refused."""


class Connection(Protocol):
    """What the hall must know of a connection."""

    keys: Keys
    """whom it counts for; nobody if it is a trusted proxy's"""

    def give_way(self) -> None:
        """Close at once, because others need the room."""


@dataclass(frozen=True)
class Room:
    connections: int
    """that this process may have"""
    from_one: int
    """of these, from one address; 0: as many as there can be"""


def usual_room(factor: float = 1.0) -> Room:
    """As many connections as a part of the open files and of the memory that we may have is enough for."""
    by_files, by_memory = most_files(), int(memory() * SHARE_OF_MEMORY) // EACH
    most = max(32, min(by_files - KEPT_FILES, by_memory))
    return Room(most, min(most, round(FROM_ONE * factor)))


def most_files() -> int:
    try:
        import resource
    except ImportError:  # Windows
        return 512
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 2**20 if soft == resource.RLIM_INFINITY else soft


def memory() -> int:
    """Bytes of memory that this process may have: those of its container or unit, or else of the machine."""
    for path in CGROUP:
        try:
            text = path.read_text().strip()
        except OSError:
            continue
        if text.isdigit() and int(text) < 2**50:  # a larger one is none
            return int(text)
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 2**30


class Hall:
    def __init__(self, room: Room, shares: Shares, closed: Closed = lambda reason: None) -> None:
        self.room = room
        self.shares = shares
        self.closed = closed
        self.count = 0
        self.turned_away = 0
        """connections that are told so just now"""
        self._from: Counter[str] = Counter()
        self._held: Counter[str] = Counter()
        self._idle: dict[str, dict[Connection, None]] = {}
        """by address: the connections that nobody would miss, the newest last"""

    def may_come(self, keys: Keys) -> bool:
        """Whether this address may have one more connection."""
        if not self.room.from_one:
            return True
        return all(self._from[key] < self.room.from_one * (WIDER if is_wide(key) else 1) for key in keys)

    def come(self, connection: Connection) -> bool:
        """Count the connection. If the hall is full, one that nobody misses must go; False if there is none."""
        if self.count >= self.room.connections and not self._make_room():
            return False
        self.count += 1
        self._from.update(connection.keys)
        return True

    def go(self, connection: Connection) -> None:
        self.count -= 1
        self.needed(connection)
        for key in connection.keys:
            self._from[key] -= 1
            if not self._from[key]:
                del self._from[key]

    def holds(self, keys: Keys, more: int) -> bool:
        """Count bytes that wait to be parsed, or no longer do. Whether it is not too much for this address."""
        for key in keys:
            self._held[key] += more
            if not self._held[key]:
                del self._held[key]
        return all(self._held[key] <= HELD_FOR_ONE * (WIDER if is_wide(key) else 1) for key in keys)

    def idle(self, connection: Connection) -> None:
        """It waits for its first request, for the next one, or for the rest of one."""
        self._idle.setdefault(narrowest(connection), {})[connection] = None

    def needed(self, connection: Connection) -> None:
        """A request of it is answered, or it is a player's."""
        key = narrowest(connection)
        of_address = self._idle.get(key)
        if of_address is not None:
            of_address.pop(connection, None)
            if not of_address:
                del self._idle[key]

    def _make_room(self) -> bool:
        """Close the newest idle connection of the address that has most of them."""
        if not self._idle:
            return False
        most = max(self._idle.values(), key=len)
        newest = next(reversed(most))
        self.needed(newest)
        self.closed("full")
        newest.give_way()
        return self.count < self.room.connections


def narrowest(connection: Connection) -> str:
    return connection.keys[0] if connection.keys else ""
