"""The questions that wait for a bot worker, and which of them is next.

Thinking is shared by the seconds that it takes, and not by who asks first. The next question is of the house (the
people of one address) that has had least of late, within the house of the person, and within their tables of the table
for which that is so. Houses of one block of addresses (an IPv6 /48, which one home may have) share what one house has.
Whoever comes anew counts as having had as much as those who are being served: nobody saves anything up, and nobody who
waits is passed over for ever.

Where a person waits comes before tables of bots alone. A question that is answered in some milliseconds counts as just
that, so it does not stand behind long ones.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from grandtour.server.worker import Question

Kind = Literal["move", "hint"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

QUICK: Final = 0.05
"""seconds that a quick question is taken to need until that is known"""
SLOW: Final = 2.0
"""the same of any other; what is corrected later is what it has had, not its place among others"""
LONG: Final = 0.5  # seconds; a question that may take longer is not quick
QUIET: Final = 60.0
"""seconds without any quick question until the worker that is kept for them takes others"""
PATIENCE: Final = 30.0
"""seconds after which tables of bots alone have a turn although people wait"""
MOST: Final[dict[Kind, tuple[int, int, int, int]]] = {"hint": (200, 60, 20, 3)}
"""how many questions of a kind may wait: in all, of a block, of a house, of a person. A kind that is not here has no
limit: a seat has one bot's move at most, and none is dropped."""
LEAST_WAIT: Final = 2.0  # seconds until it is worth asking again
LONGEST_WAIT: Final = 30.0


@dataclass(frozen=True)
class Owner:
    """Whose thinking time a question takes."""

    house: str
    person: str
    table: str
    block: str = ""
    """of which the house is a part; if it is of none, it stands for itself"""

    @property
    def widest(self) -> str:
        return self.block or self.house


@dataclass(eq=False)
class Asked:
    """A question that waits.

    It is made only when a worker is there for it, by `make`: of the position as it is then, or not at all (None) where
    nobody waits for the answer any more.
    """

    kind: Kind
    owner: Owner
    make: Callable[[], Question | None]
    seconds: float
    """how long it may be thought about; 0 for milliseconds"""
    people: bool = True
    """whether a person waits, or looks on"""
    at: float = 0.0
    """since when it waits"""
    question: Question | None = None
    """what was made"""
    step: int = 0
    """of the table's viewer who is asked, for whoever makes the question to remember"""
    path: list[Share] = field(default_factory=list)
    """whose shares it takes from: those of its block, its house, its person and its table"""

    @property
    def lane(self) -> Lane:
        return self.people, self.seconds <= LONG

    @property
    def expected(self) -> float:
        return cost(self.lane)


Lane = tuple[bool, bool]
"""people wait for it, it is quick"""
LANES: Final[tuple[Lane, ...]] = ((True, True), (True, False), (False, True), (False, False))


def cost(lane: Lane) -> float:
    return QUICK if lane[1] else SLOW


class Full(Exception):
    """Too many questions of this kind wait already; `wait` says after how many seconds to come again."""

    def __init__(self, wait: float) -> None:
        super().__init__("too many questions wait")
        self.wait = wait


class Share:
    """What a block, a house, a person or a table has had of the thinking, in seconds; at the top, what all have had."""

    def __init__(self) -> None:
        self.had = 0.0
        self.passed = 0.0
        """of that, what its quick questions took while a long one of it waited"""
        self.now = 0.0
        """what a newcomer among those within is taken to have had"""
        self.within: dict[str, Share] = {}
        self.waiting: Counter[Lane] = Counter()
        self.thinking = 0
        self.line: dict[Lane, deque[Asked]] = {}
        """of a table: its questions"""

    @property
    def idle(self) -> bool:
        return not self.thinking and not self.waiting.total()

    def enter(self, name: str) -> Share:
        """The share of that name within, with no credit for the time when it asked nothing."""
        share = self.within.setdefault(name, Share())
        if share.idle:
            share.had = max(share.had, self.now)
        return share

    def least(self, lane: Lane) -> Share | None:
        """Who within is next in the lane. Those who owe nothing and want nothing are forgotten on the way."""
        best = None
        for name, share in list(self.within.items()):
            if share.waiting[lane] > 0:
                if best is None or share.claim(lane) < best.claim(lane):
                    best = share
            elif share.idle and share.had <= self.now:
                del self.within[name]
        return best

    def claim(self, lane: Lane) -> float:
        """The less, the sooner: what it will have had when its next question of the lane is answered."""
        return self.had + cost(lane) - (0.0 if lane[1] else self.passed)

    def finish(self, share: Share, expected: float, seconds: float) -> None:
        """A question of a share within is answered."""
        share.had += seconds - expected
        self.now += seconds / sum(not one.idle for one in self.within.values())
        share.thinking -= 1
        if all(one.idle for one in self.within.values()):
            self.now = max(one.had for one in self.within.values())
            self.within.clear()  # nobody waits, so nobody owes anybody anything


class Questions:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._all = Share()
        self._of: Counter[tuple[Kind, str]] = Counter()
        """how many of a kind wait: in all, of a block, of a house, of a person"""
        self._quick_at = -QUIET
        """when the last quick question came"""
        self._bots_at = 0.0
        """since when tables of bots alone have had no turn"""

    def waiting(self, kind: Kind) -> int:
        return self._of[kind, ""]

    def put(self, asked: Asked) -> None:
        """Let it wait. Full if its kind has no room for it."""
        if any(self._of[who] >= most for who, most in zip(counted(asked), MOST.get(asked.kind, ()), strict=False)):
            raise Full(min(LONGEST_WAIT, max(LEAST_WAIT, asked.seconds * self.waiting(asked.kind))))
        people, quick = asked.lane
        asked.at = self._clock()
        if quick:
            self._quick_at = asked.at
        if not people and not any(self._all.waiting[lane] for lane in LANES if not lane[0]):
            self._bots_at = asked.at
        block = self._all.enter(asked.owner.widest)
        house = block.enter(asked.owner.house)
        person = house.enter(asked.owner.person)
        table = person.enter(asked.owner.table)
        asked.path = [block, house, person, table]
        table.line.setdefault(asked.lane, deque()).append(asked)
        self._count(asked, 1)

    def take(self, quick_only: bool = False) -> Asked | None:
        """The next question for a worker that is free, or None. It counts as under way until `done`.

        `quick_only`: for the worker that is kept for quick questions, as long as there are any.
        """
        lane = self._lane(quick_only and self._clock() - self._quick_at < QUIET)
        if lane is None:
            return None
        share: Share | None = self._all
        while share is not None and not share.line:
            share = share.least(lane)
        assert share is not None
        asked = share.line[lane].popleft()
        self._count(asked, -1)
        if not lane[0]:
            self._bots_at = self._clock()
        for one in asked.path:
            one.thinking += 1
            one.had += asked.expected
        if not lane[1]:
            asked.path[0].passed = 0.0
        return asked

    def _lane(self, quick_only: bool) -> Lane | None:
        lanes = [lane for lane in LANES if self._all.waiting[lane] and (lane[1] or not quick_only)]
        with_people = [lane for lane in lanes if lane[0]]
        alone = [lane for lane in lanes if not lane[0]]
        overdue = alone and self._clock() - self._bots_at > PATIENCE and not self._all.waiting[True, True]
        chosen = alone if overdue else with_people or alone
        return min(chosen, key=self._claim, default=None)

    def _claim(self, lane: Lane) -> float:
        """What the block that is next in the lane claims."""
        block = self._all.least(lane)
        assert block is not None
        return block.claim(lane)

    def done(self, asked: Asked, seconds: float) -> None:
        """A question that was taken is answered, or given up, after so many seconds of a worker."""
        block = asked.path[0]
        if asked.lane[1] and (block.waiting[True, False] or block.waiting[False, False]):
            block.passed += seconds
        around = self._all
        for share in asked.path:
            around.finish(share, asked.expected, seconds)
            around = share

    def drop(self, asked: Asked) -> None:
        """Nobody waits for it any more. One that is under way, or has been dropped already, is left alone."""
        line = asked.path[-1].line.get(asked.lane, deque()) if asked.path else deque()
        if asked in line:
            line.remove(asked)
            self._count(asked, -1)

    def hurry(self, table: str) -> None:
        """Somebody looks on at this table now: what it asks does not wait as one of bots alone any more."""
        for asked in [asked for asked in self._at(table) if not asked.people]:
            self.drop(asked)
            asked.people = True
            asked.path[-1].line.setdefault(asked.lane, deque()).append(asked)
            self._count(asked, 1)

    def _at(self, table: str) -> Iterator[Asked]:
        for block in self._all.within.values():
            for house in block.within.values():
                for person in house.within.values():
                    if table in person.within:
                        for line in person.within[table].line.values():
                            yield from line

    def _count(self, asked: Asked, one: int) -> None:
        self._of.update(dict.fromkeys(counted(asked), one))
        for who in counted(asked):
            if not self._of[who]:
                del self._of[who]
        for share in (self._all, *asked.path):
            share.waiting[asked.lane] += one
        if not asked.path[-1].waiting.total():
            asked.path[-1].line.clear()


def counted(asked: Asked) -> list[tuple[Kind, str]]:
    """Under which names it counts among those that wait."""
    owner = asked.owner
    names = ("", f"block {owner.widest}", f"house {owner.house}", f"person {owner.person}")
    return [(asked.kind, name) for name in names]
