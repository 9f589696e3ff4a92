"""Limits how often requests may come: token buckets by kind of request, for each session and each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from grandtour.server.security.addresses import address_keys, is_wide


@dataclass(frozen=True)
class Rate:
    burst: float
    """How many are allowed at once, after a rest."""
    per_second: float
    """How many a second are allowed for ever."""


# A person may play fast, and a page asks several things at once, but nobody makes ten tables a minute by hand.
PER_SESSION: Final[Mapping[str, Rate]] = {
    "request": Rate(60, 20),
    "command": Rate(60, 20),
    "socket": Rate(10, 0.5),
    "chat": Rate(8, 0.5),
    "hint": Rate(10, 0.3),  # each takes a worker a second or two
    "join": Rate(10, 0.2),
    "create": Rate(6, 0.05),
    "login": Rate(8, 0.1),  # here the key is the login that is tried and the address that tries it
    "register": Rate(3, 1 / 60),
    "webhook-test": Rate(3, 0.05),
    "rename": Rate(5, 0.05),  # everybody at all of their tables gets a fresh view
    "page": Rate(300, 30),
}

# Friends behind one address, such as a school or a club, play at the same time. A command takes some two or three
# milliseconds of the loop and a request one: thirty people who make two moves a second fit, and leave most of it to
# the others. What they really take of it is bounded too, by `Shares`.
PER_ADDRESS: Final[Mapping[str, Rate]] = {
    "request": Rate(600, 100),
    "command": Rate(300, 60),
    "socket": Rate(100, 5),
    "chat": Rate(60, 5),
    "hint": Rate(60, 2),
    "join": Rate(60, 1),
    "create": Rate(30, 0.2),
    "login": Rate(40, 0.2),  # a class of thirty comes in at once, some with a second try
    "register": Rate(60, 0.1),
    "webhook-test": Rate(10, 0.2),
    "rename": Rate(40, 0.5),
    "page": Rate(1500, 150),  # a page takes some twenty files, and a school opens it at the same time
}
WIDER: Final = 8.0  # of all that for an IPv6 /48

# Whoever guesses pays for every try, for those that are refused because of the session or the login, too.
DEAR: Final = frozenset(("login",))

MOST_KEYS: Final = 10_000  # of each kind: some 2 MB when somebody comes from that many addresses
CLOSE_ENOUGH: Final = 1e-6  # seconds; whoever waited as long as told must not be refused because of rounding


class Limits:
    """Every rate is multiplied by `factor`; 0 switches them all off."""

    def __init__(
        self,
        rates: Mapping[str, Rate],
        factor: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        most_keys: int = MOST_KEYS,
    ) -> None:
        if factor < 0:
            raise ValueError(f"a factor below 0: {factor}")
        self._on = factor > 0
        self._clock = clock
        self._most_keys = most_keys
        # One table for each kind, so that a flood of one kind does not push out what is remembered of another.
        self._kinds = {kind: _Kind(rate, factor) for kind, rate in rates.items() if self._on}
        self._names = frozenset(rates)

    def allow(self, kind: str, key: str) -> float | None:
        """None means: go on, and one is spent. Otherwise the seconds to wait; then nothing is spent."""
        wait = self.wait(kind, key)
        if wait is None:
            self.spend(kind, key)
        return wait

    def wait(self, kind: str, key: str) -> float | None:
        """What `allow` would say, but nothing is spent."""
        if kind not in self._names:
            raise KeyError(kind)
        if not self._on:
            return None
        of_kind = self._kinds[kind]
        if key in of_kind.full_at:  # asking counts as use, so that whoever is refused again and again is not forgotten
            of_kind.full_at.move_to_end(key)
        now = self._clock()
        early = max(of_kind.full_at.get(key, now), now) + of_kind.cost - now - of_kind.depth
        return early if early > CLOSE_ENOUGH else None

    def spend(self, kind: str, key: str) -> None:
        if not self._on:
            return
        of_kind = self._kinds[kind]
        now = self._clock()
        of_kind.full_at[key] = max(of_kind.full_at.get(key, now), now) + of_kind.cost
        # The key that was not used for the longest time goes: most likely its bucket is full again, so nothing is lost.
        while len(of_kind.full_at) > self._most_keys:
            of_kind.full_at.popitem(last=False)


class Gate:
    """Applies both limits at once: one is spent in each, or none in either, but see DEAR."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.sessions = Limits(PER_SESSION, factor, clock)
        self.addresses = Limits(PER_ADDRESS, factor, clock)
        self.blocks = Limits(PER_ADDRESS, factor * WIDER, clock)

    def allow_session(self, kind: str, session: str) -> float | None:
        """As `allow`, whatever the address has spent: for who pays for it otherwise."""
        return self.sessions.allow(kind, session)

    def allow(self, kind: str, session: str | None, address: str | None) -> float | None:
        """`session` is None if there is none yet; `address` is that of the client as it was given, or None."""
        by_address = [(self.blocks if is_wide(key) else self.addresses, key) for key in address_keys(address or "")]
        spent = list(by_address)
        if session is not None:
            spent.append((self.sessions, session))
        waits = [wait for limits, key in spent if (wait := limits.wait(kind, key)) is not None]
        if waits:
            if kind in DEAR:
                for limits, key in by_address:
                    if limits.wait(kind, key) is None:
                        limits.spend(kind, key)
            return max(waits)
        for limits, key in spent:
            limits.spend(kind, key)
        return None


class _Kind:
    """A bucket is one number: when it will be full again. A request puts it off by `cost` seconds, `depth` at most."""

    def __init__(self, rate: Rate, factor: float) -> None:
        self.cost = 1 / (rate.per_second * factor)
        self.depth = max(rate.burst * factor, 1.0) * self.cost
        self.full_at: OrderedDict[str, float] = OrderedDict()
