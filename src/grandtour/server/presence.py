"""Knows who is connected to which table, here and at the other processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from grandtour.server.aside import Aside
from grandtour.server.messages import Present
from grandtour.server.store.store import Store

if TYPE_CHECKING:
    from grandtour.server.hub import Live


class Presence:
    def __init__(self, live: dict[str, Live], store: Store, aside: Aside, process: str) -> None:
        self.live = live
        self.store = store
        self.aside = aside
        self.process = process
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}
        """by table and by other process: who is connected to the table there, even if it is not loaded here"""
        self.gone: list[Callable[[str, str], None]] = []
        """called with the table and the person when somebody's connection has ended, at any process"""

    def here(self, live: Live) -> frozenset[str]:
        return frozenset(socket.user for socket in live.sockets)

    def of(self, live: Live) -> frozenset[str]:
        """Who is connected to the table, at any process."""
        return self.here(live).union(*self._elsewhere.get(live.table.id, {}).values())

    def message(self, live: Live) -> Present:
        """The people who sit there, by id, and the number of spectators."""
        present = self.of(live)
        seated = sorted(user for user in present if live.table.seats_of(user))
        return Present(seated, len(present) - len(seated))

    def changed(self, live: Live) -> None:
        """Somebody came to this process, or went."""
        self._show(live)
        self.aside.run(self._announce(live))

    def _show(self, live: Live) -> None:
        message = self.message(live)
        for socket in live.sockets:
            socket.send_present(message)

    # ---- other processes --------------------------------------------------------------------------------------
    async def _announce(self, live: Live) -> None:
        people = [user for user in sorted(self.here(live)) if live.table.seats_of(user)]
        await self.store.announce(" ".join(["here", self.process, live.table.id, *people[:5]]))

    def announce_all(self) -> None:
        """Say who is here, for a process that is new to us or missed something."""
        for live in self.live.values():
            if live.sockets:
                self.aside.run(self._announce(live))

    def hear(self, process: str, table_id: str, people: frozenset[str]) -> None:
        """Another process says who is connected to the table there now."""
        at_table = self._elsewhere.setdefault(table_id, {})
        left = at_table.get(process, frozenset()) - people
        at_table[process] = people
        if not people:
            del at_table[process]
        if not at_table:
            del self._elsewhere[table_id]
        live = self.live.get(table_id)
        if live is not None:
            self._show(live)
        self.tell_gone(table_id, left)

    def tell_gone(self, table_id: str, people: Iterable[str]) -> None:
        for user in people:
            for told in self.gone:
                told(table_id, user)

    def peer_gone(self, process: str) -> None:
        """Another process is gone, and with it all connections that it had."""
        for table_id in [table_id for table_id, at_table in self._elsewhere.items() if process in at_table]:
            self.hear(process, table_id, frozenset())

    def ask_again(self) -> None:
        """What we know of the others may be wrong by now, so let them say it anew."""
        for process in {process for at_table in self._elsewhere.values() for process in at_table}:
            self.peer_gone(process)
        self.aside.run(self.store.announce("who"))
