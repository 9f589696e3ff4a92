"""Decides whether a player is told that it is their turn. It knows no clock and sends nothing."""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Final

TABLE_PAUSE: Final = 10 * 60 * 1000  # milliseconds
HOUR: Final = 60 * 60 * 1000
MOST_AN_HOUR: Final = 20
MOST_TABLES: Final = 50_000  # of all players; the one that was not asked about for the longest time is forgotten
MOST_USERS: Final = 20_000


@dataclass
class Told:
    at: int  # milliseconds
    seen: bool = False  # the player has looked or acted since
    nudged: int | None = None  # when the last notification of a nudge went out


class TurnNotes:
    """Sends nothing while the player looks at the table; then one notification.

    No other comes until they have looked or acted. There is at most one for a table in ten minutes, besides one for a
    nudge, and at most twenty a player in an hour.
    """

    def __init__(self, most_tables: int = MOST_TABLES, most_users: int = MOST_USERS) -> None:
        self.most_tables = most_tables
        self.most_users = most_users
        self.tables: OrderedDict[tuple[str, str], Told] = OrderedDict()
        self.users: OrderedDict[str, deque[int]] = OrderedDict()  # when each was told within the last hour

    def due(self, user: str, table: str, now: int, looking: bool) -> int | None:
        """When to send a notification, in milliseconds. `now` means at once, and it then counts as sent.

        A later time says when to ask again; None means that only the player's coming or going can change the answer.
        In both cases nothing is counted.
        """
        if looking:
            self.seen(user, table)
            return None
        told = self.tables.get((user, table))
        if told is not None:
            if not told.seen:
                return None
            if now - told.at < TABLE_PAUSE:
                return told.at + TABLE_PAUSE
        times = self._within_the_hour(user, now)
        if len(times) == MOST_AN_HOUR:
            return times[0] + HOUR
        self._sent(user, table, now, None if told is None else told.nudged)
        return now

    def nudge(self, user: str, table: str, now: int) -> bool:
        """Whether a notification goes out for a nudge; if True, it counts as sent.

        It may come right after that of the turn, but not within ten minutes after another nudge at that table.
        """
        told = self.tables.get((user, table))
        if told is not None and told.nudged is not None and now - told.nudged < TABLE_PAUSE:
            return False
        if len(self._within_the_hour(user, now)) == MOST_AN_HOUR:
            return False
        self._sent(user, table, now, now)
        return True

    def _within_the_hour(self, user: str, now: int) -> deque[int]:
        times = self.users.get(user)
        if times is None:
            times = self.users[user] = deque(maxlen=MOST_AN_HOUR)
        while times and now - times[0] >= HOUR:
            times.popleft()
        self.users.move_to_end(user)
        return times

    def _sent(self, user: str, table: str, now: int, nudged: int | None) -> None:
        self.users[user].append(now)
        self.tables[user, table] = Told(now, nudged=nudged)
        self.tables.move_to_end((user, table))
        self._forget()

    def seen(self, user: str, table: str) -> None:
        """The player has looked at the table, or acted there."""
        told = self.tables.get((user, table))
        if told is not None:
            told.seen = True

    def _forget(self) -> None:
        while len(self.tables) > self.most_tables:
            self.tables.popitem(last=False)
        while len(self.users) > self.most_users:
            self.users.popitem(last=False)
