"""Knows who is connected to which table, here and at the other processes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from grandtour.server.aside import Aside
from grandtour.server.messages import Present
from grandtour.server.security.addresses import address_key
from grandtour.server.store.store import Store

if TYPE_CHECKING:
    from grandtour.server.hub import Live
    from grandtour.server.sockets import Socket


@dataclass(frozen=True)
class Party:
    """Who is connected to a table at another process."""

    people: frozenset[str]
    """those who sit there"""
    watching: int


NOBODY: Final = Party(frozenset(), 0)
WATCHING: Final = "*"
"""before the number of spectators; no id begins so"""


def party_of(who: Sequence[str]) -> Party:
    numbers = [one.removeprefix(WATCHING) for one in who if one.startswith(WATCHING)]
    people = frozenset(one for one in who if not one.startswith(WATCHING))
    return Party(people, sum(int(number) for number in numbers if number.isdigit()))


class Presence:
    def __init__(self, live: dict[str, Live], store: Store, aside: Aside, process: str) -> None:
        self.live = live
        self.store = store
        self.aside = aside
        self.process = process
        self.bots_think = True
        """whether this server's bots can think at the moment"""
        self._elsewhere: dict[str, dict[str, Party]] = {}
        """by table and by other process: who is connected to the table there, even if it is not loaded here"""
        self._open: Counter[str] = Counter()
        """how many connections there are here, by person and by house"""
        self.came: list[Callable[[str], None]] = []
        """called with the table when somebody has come to look at it, at any process"""
        self.gone: list[Callable[[str, str], None]] = []
        """called with the table and the person when somebody's connection has ended, at any process"""

    def count(self, socket: Socket, one: int) -> None:
        for name in (socket.user, address_key(socket.address or "")):
            self._open[name] += one
            if not self._open[name]:
                del self._open[name]

    def open_of(self, person_or_house: str) -> int:
        return self._open[person_or_house]

    def here(self, live: Live) -> frozenset[str]:
        return frozenset(socket.user for socket in live.sockets)

    def of(self, live: Live) -> frozenset[str]:
        """Who is connected to the table, at any process."""
        return self.here(live).union(*(party.people for party in self._parties(live.table.id)))

    def _parties(self, table_id: str) -> Iterable[Party]:
        return self._elsewhere.get(table_id, {}).values()

    def watched(self, table_id: str) -> bool:
        """Whether anybody is connected to the table, at any process."""
        live = self.live.get(table_id)
        return (live is not None and bool(live.sockets)) or table_id in self._elsewhere

    def message(self, live: Live) -> Present:
        """The people who sit there, by id, and the number of spectators."""
        present = self.of(live)
        seated = sorted(user for user in present if live.table.seats_of(user))
        watching = len(present) - len(seated) + sum(party.watching for party in self._parties(live.table.id))
        return Present(seated, watching, self.bots_think)

    def say_whether_bots_think(self, bots_think: bool) -> None:
        if bots_think != self.bots_think:
            self.bots_think = bots_think
            for live in self.live.values():
                self._show(live)

    def changed(self, live: Live) -> None:
        """Somebody came to this process, or went."""
        live.looked = time.monotonic()
        self._show(live)
        self.aside.run(self._announce(live))

    def _show(self, live: Live) -> None:
        message = self.message(live)
        for socket in live.sockets:
            socket.send_present(message)

    # ---- other processes --------------------------------------------------------------------------------------
    async def _announce(self, live: Live) -> None:
        here = sorted(self.here(live))
        people = [user for user in here if live.table.seats_of(user)]
        watching = [f"{WATCHING}{len(here) - len(people)}"] if len(here) > len(people) else []
        await self.store.announce(" ".join(["here", self.process, live.table.id, *people[:5], *watching]))

    def announce_all(self) -> None:
        """Say who is here, for a process that is new to us or missed something."""
        for live in self.live.values():
            if live.sockets:
                self.aside.run(self._announce(live))

    def hear(self, process: str, table_id: str, who: Sequence[str]) -> None:
        """Another process says who is connected to the table there now: people at the table, and how many others."""
        party = party_of(who)
        at_table = self._elsewhere.setdefault(table_id, {})
        before = at_table.pop(process, NOBODY)
        if party != NOBODY:
            at_table[process] = party
        if not at_table:
            del self._elsewhere[table_id]
        live = self.live.get(table_id)
        if live is not None:
            live.looked = time.monotonic()
            self._show(live)
        self.tell_gone(table_id, before.people - party.people)
        if before == NOBODY != party:
            self.tell_came(table_id)

    def tell_came(self, table_id: str) -> None:
        for told in self.came:
            told(table_id)

    def tell_gone(self, table_id: str, people: Iterable[str]) -> None:
        for user in people:
            for told in self.gone:
                told(table_id, user)

    def peer_gone(self, process: str) -> None:
        """Another process is gone, and with it all connections that it had."""
        for table_id in [table_id for table_id, at_table in self._elsewhere.items() if process in at_table]:
            self.hear(process, table_id, [])

    def ask_again(self) -> None:
        """What we know of the others may be wrong by now, so let them say it anew."""
        for process in {process for at_table in self._elsewhere.values() for process in at_table}:
            self.peer_gone(process)
        self.aside.run(self.store.announce("who"))

    def watched_tables(self) -> set[str]:
        """The tables that anybody is connected to, at any process."""
        return {*self._elsewhere, *(table_id for table_id, live in self.live.items() if live.sockets)}
