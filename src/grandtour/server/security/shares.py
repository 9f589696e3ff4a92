"""Bounds the share of the event loop that one address can have, whatever it sends.

The loop is one thread, and everybody waits while it works. So the time that it really worked for an address (parsing
its bytes, answering its requests, carrying out its commands) is taken from a bucket of that address. Whoever has used
it up waits until there is more in it: the others hardly notice, and nobody has to know all ways of wasting time.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Final, TypeVar

from grandtour.server.security.addresses import is_wide

DELAY: Final = "grandtour.delay"
"""Where the scope of a request has the `Delay` of its connection."""

T = TypeVar("T")
Keys = tuple[str, ...]

SHARE: Final = 0.3  # of the loop's time, for ever; thirty people who play fast take a tenth
AT_ONCE: Final = 0.1  # seconds after a rest: so long may the others have to wait, once
WIDER: Final = 2.0  # of all that for a /48
LONGEST: Final = 10.0  # seconds that somebody waits for their turn; a class that opens the page at once waits for five
FIRST: Final = 0.002  # seconds that somebody who waits is charged before it is known what their work takes
DEEPEST: Final = 12.0  # seconds of waiting that can pile up
MOST_KEYS: Final = 10_000


class Shares:
    """Both figures are multiplied by `factor`; 0 switches the limit off."""

    def __init__(
        self,
        factor: float = 1.0,
        share: float = SHARE,
        at_once: float = AT_ONCE,
        clock: Callable[[], float] = time.monotonic,
        most_keys: int = MOST_KEYS,
    ) -> None:
        self.on = factor > 0
        self.share = share * factor
        self.depth = at_once / share
        self._clock = clock
        self._most_keys = most_keys
        # A bucket is one number: when it will be full again.
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def charge(self, keys: Keys, seconds: float) -> None:
        """The loop has worked for so long; less than nothing gives back what was taken in advance."""
        if not self.on:
            return
        now = self._clock()
        for key in keys:
            share = self.share * WIDER if is_wide(key) else self.share
            full_at = max(self._full_at.get(key, now), now) + seconds / share
            self._full_at[key] = min(full_at, now + self.depth + DEEPEST)
            self._full_at.move_to_end(key)
        while len(self._full_at) > self._most_keys:
            self._full_at.popitem(last=False)

    def wait(self, keys: Keys) -> float:
        """Seconds until the loop may work for all of these again; 0 if it may now."""
        if not self.on or not keys:
            return 0.0
        latest = max(self._full_at.get(key, 0.0) for key in keys)
        return max(0.0, latest - self._clock() - self.depth)

    async def turn(self, keys: Keys, least: float = 0.0, most: float = DEEPEST) -> None:
        """Wait until the loop may work for all of these, `least` seconds at least and `most` at most."""
        wait = min(self.wait(keys), most)
        if wait <= 0:
            if least > 0:
                await asyncio.sleep(least)
            return
        # Taken in advance, it makes those who wait go on one after the other.
        self.charge(keys, FIRST)
        await asyncio.sleep(max(wait, least))
        self.charge(keys, -FIRST)


class Delay:
    """Whether we ourselves keep a connection waiting. Its client is not slow then."""

    def __init__(self) -> None:
        self.now = False
        self._lately = False

    def begin(self) -> None:
        self.now = self._lately = True

    def end(self) -> None:
        self.now = False

    def happened(self) -> bool:
        """Whether we did since this was asked before."""
        out, self._lately = self._lately, self.now
        return out


class Payer:
    """Those whom the work of a task, and of the tasks that it begins, is charged to."""

    def __init__(self, shares: Shares, keys: Keys) -> None:
        self.shares = shares
        self.keys = keys

    def pay(self, seconds: float) -> None:
        self.shares.charge(self.keys, seconds)


_payer: ContextVar[Payer | None] = ContextVar("payer", default=None)


class Paid(Awaitable[T]):
    """Awaits `work`, and charges each stretch that it takes of the loop. What waits in between costs nothing."""

    def __init__(self, work: Coroutine[Any, Any, T], payer: Payer) -> None:
        self.work = work
        self.payer = payer

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self.work.send
        value: Any = None
        while True:
            begun = time.thread_time()
            try:
                waits_for = step(value)
            except StopIteration as end:
                out: T = end.value
                return out
            finally:
                self.payer.pay(time.thread_time() - begun)
            try:
                step, value = self.work.send, (yield waits_for)
            except GeneratorExit:
                self.work.close()
                raise
            except BaseException as error:
                step, value = self.work.throw, error


async def paid_by(payer: Payer, work: Coroutine[Any, Any, T]) -> T:
    """Do the work, and charge it and the `paid` tasks that it begins to `payer`."""
    _payer.set(payer)
    return await Paid(work, payer)


async def paid(work: Coroutine[Any, Any, T]) -> T:
    """Do the work, which has a task of its own, and charge it to whoever has begun it, if that is known."""
    payer = _payer.get()
    return await work if payer is None else await Paid(work, payer)
