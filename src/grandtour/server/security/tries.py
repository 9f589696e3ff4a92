"""How often each login was tried in vain lately, from anywhere: the more often, the dearer the next try."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from grandtour.server.security.limits import Rate
from grandtour.server.security.proofs import EASIEST, HARDEST

# More than one address can spoil by itself: its own limit (see limits.py) stops it long before.
FREE: Final = Rate(15, 0.2)
MOST_OVER: Final = 256  # so that what was tried for days is forgotten half an hour later
MOST_KEYS: Final = 10_000


class Tries:
    """Each try in vain counts as one, and is forgotten as slowly as the rate says. `factor` 0 counts nothing."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._counted: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def bits(self, key: str) -> int:
        """How hard the work is that a try must bring now; 0: none."""
        over = self._count(key) - FREE.burst * self._factor
        if self._factor == 0 or over < 0:
            return 0
        return min(HARDEST, EASIEST + int(over + 1).bit_length() - 1)

    def add(self, key: str) -> None:
        self._put(key, 1.0)

    def forgive(self, key: str) -> None:
        """The try was not in vain."""
        self._put(key, -1.0)

    def _put(self, key: str, more: float) -> None:
        if self._factor == 0:
            return
        most = FREE.burst * self._factor + MOST_OVER
        self._counted[key] = (min(most, max(0.0, self._count(key) + more)), self._clock())
        self._counted.move_to_end(key)
        while len(self._counted) > MOST_KEYS:
            self._counted.popitem(last=False)

    def _count(self, key: str) -> float:
        count, at = self._counted.get(key, (0.0, 0.0))
        return max(0.0, count - (self._clock() - at) * FREE.per_second * self._factor)
