"""Gentle reminders to somebody whom the others at the table wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grandtour.server.codes import Code, Refused
from grandtour.server.messages import Nudged
from grandtour.server.presence import Presence
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store
from grandtour.server.table import Heard, Table

if TYPE_CHECKING:
    from grandtour.server.hub import Live

Away = Callable[["Live", str, str], None]
"""Called with the table, the person to be told and the one who waits, if the first does not look at the table."""


class Nudges:
    """Everybody who waits can nudge a seat once: `Live.nudged` has the nudges, until that seat is no longer to act.

    Whether the seat acts unseen meanwhile makes no difference, so that nobody can learn that by nudging.
    """

    def __init__(self, store: Store, presence: Presence) -> None:
        self.store = store
        self.presence = presence
        self.away: list[Away] = []

    async def give(self, live: Live, user: str, seat: int) -> bool:
        """Nudge. False: they had done so before, and nothing happens."""
        _, person = waiting(live.table, user, seat)
        blocked = await self.store.read(lambda conn: q.has_blocked(conn, person, user))
        by, _ = waiting(live.table, user, seat)  # refuses if the wait is over by now
        if (user, seat) in live.nudged:
            return False
        live.nudged.add((user, seat))
        if blocked:
            return True  # somebody who is blocked does not learn that
        self.tell(live, seat, by)
        if person not in self.presence.of(live):
            for told in self.away:
                told(live, person, user)
        await self.store.announce(f"nudge {live.table.id} {seat} {by}")
        return True

    def tell(self, live: Live, seat: int, by: int) -> None:
        """Tell all connections of the player in this process."""
        person = live.table.chairs[seat].person
        for socket in list(live.sockets):
            if socket.user == person:
                socket.send(Nudged(seat, by))

    def hear(self, live: Live, seat: int, by: int) -> None:
        """Another process says that somebody nudged."""
        if not (0 <= seat < live.table.seats and 0 <= by < live.table.seats):
            return
        user = live.table.chairs[by].user
        if user is not None:
            live.nudged.add((user, seat))
            self.tell(live, seat, by)

    def changed(self, live: Live, _: Heard) -> None:
        if live.nudged:
            actors = live.table.actors()
            live.nudged = {(user, seat) for user, seat in live.nudged if seat in actors}


def waiting(table: Table, user: str, seat: int) -> tuple[int, str]:
    """The seat of the one who waits, and the person they wait for. Refused if they cannot nudge."""
    mine = table.seats_of(user)
    if not mine:
        raise Refused(Code.MEMBERS_ONLY, "only who plays here can nudge")
    if user in table.muted:
        raise Refused(Code.MUTED, "the host has muted you")
    person = table.chairs[seat].person if seat in table.actors() else None
    if person is None or person == user:
        raise Refused(Code.NOT_AWAITED, f"nobody else is awaited at seat {seat}")
    return mine[0], person
