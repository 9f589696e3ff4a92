"""Says who meets whom, and in which seats.

The games of a pair come in twos, with the same seed and the bots' seats exchanged. So the luck of the seats, and most
of the luck of the draws, is the same for both. All pairs share the seeds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

Pair = tuple[str, str]


@dataclass(frozen=True)
class Fixture:
    """One game to be played. The pair is in alphabetical order, so its games do not depend on who is named first."""

    pair: Pair
    number: int  # from 0; 0 and 1 mirror each other, as do 2 and 3, and so on
    seats: tuple[str, ...]

    @property
    def draw(self) -> int:
        """The number of the game's seed."""
        return self.number // 2


def pair_of(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


def ladder(bots: Sequence[str]) -> list[Pair]:
    """The pairs when each bot plays the next."""
    return [pair_of(one, other) for one, other in pairwise(bots)]


def round_robin(bots: Sequence[str]) -> list[Pair]:
    """The pairs when each bot plays every other."""
    return [pair_of(one, other) for one, other in combinations(bots, 2)]


def against(bots: Sequence[str], rival: str) -> list[Pair]:
    return [pair_of(bot, rival) for bot in bots if bot != rival]


def seatings(players: int) -> list[tuple[int, ...]]:
    """The ways to seat two bots as evenly as possible, the first at seat 0; with their mirrors these are all ways."""
    out = []
    for size in sorted({players // 2, (players + 1) // 2}):
        for others in combinations(range(1, players), players - size):
            out.append(tuple(1 if seat in others else 0 for seat in range(players)))
    return out


def fixture(pair: Pair, number: int, players: int) -> Fixture:
    ways = seatings(players)
    way = ways[number // 2 % len(ways)]
    mirrored = number % 2
    return Fixture(pair, number, tuple(pair[side ^ mirrored] for side in way))


def fixtures(pairs: Sequence[Pair], games: int, players: int) -> Iterator[Fixture]:
    """All games, one of every pair in turn, so that an unfinished arena tells something about each pair."""
    for number in range(games):
        for pair in pairs:
            yield fixture(pair, number, players)
