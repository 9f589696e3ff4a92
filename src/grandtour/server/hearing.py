"""What other processes announce, and what follows from it here.

Their texts are short: `table <id> <revision>`, `chat <table>`, `nudge <table> <seat> <seat that waits>`,
`person <id>`, `here <process> <table> <people> *<number of spectators>`, `who`. The driver hears `peer <process>` and
`no-bots <process>`.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from grandtour.server.store import queries as q
from grandtour.server.store.store import Failure
from grandtour.server.table import Table

if TYPE_CHECKING:
    from grandtour.server.hub import Hub
    from grandtour.server.sockets import Socket

NEWEST: Final = 2**62  # a revision that no table has
TRIES: Final = 5
AGAIN_SECONDS: Final = 1.0

log = structlog.get_logger("grandtour.hearing")


class Hearing:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def heard(self, text: str) -> None:
        hub = self.hub
        kind, *rest = text.split(" ")
        if kind == "table" and len(rest) == 2:
            hub.aside.run(self.table(rest[0], int(rest[1])))
        elif kind == "chat" and rest:
            hub.aside.run(self.chat(rest[0]))
        elif kind == "nudge" and len(rest) == 3:
            live = hub.live.get(rest[0])
            if live is not None:
                hub.nudges.hear(live, int(rest[1]), int(rest[2]))
        elif kind == "person" and rest:
            hub.people.forget(rest[0])
            hub.aside.run(self.person(rest[0]))
        elif kind == "here" and len(rest) >= 2:
            hub.presence.hear(rest[0], rest[1], rest[2:])
        elif kind == "who":
            hub.presence.announce_all()

    async def table(self, table_id: str, revision: int) -> None:
        hub = self.hub
        live = hub.live.get(table_id)
        if live is None and table_id in hub.loading:
            live = await hub.open(table_id)  # its entries may have been read before the change
        if live is None:
            for told in hub.unloaded:
                told(table_id)
            return
        async with live.lock:
            if live.table.revision < revision:
                await hub.recover(live)

    async def chat(self, table_id: str) -> None:
        live = self.hub.live.get(table_id)
        if live is None:
            return
        live.lines.changed()
        if live.sockets:
            for chat in await self.hub.chats(live.table, None, None):
                self.hub.tell_chat(live, chat)

    async def person(self, user: str) -> None:
        """A person's name, session or blocks changed, or they are gone. Connections without a session are ended."""
        found, blocked = await self.hub.store.read(lambda conn: (q.user(conn, user), q.blocked_by(conn, user)))
        for socket in self.sockets_of(user):
            socket.blocked = blocked
            await socket.check_session()
        if found is None:
            await self._gone(user)
            return
        for live in self.hub.live.values():
            if live.names.get(user, found.name) != found.name:  # shown under another name
                for socket in live.sockets:
                    socket.want_fresh()

    def sockets_of(self, user: str) -> list[Socket]:
        return [socket for live in self.hub.live.values() for socket in live.sockets if socket.user == user]

    async def _gone(self, user: str) -> None:
        """After a deletion, tables in memory still know the id. They are read anew, at once if a bot is to move."""
        hub = self.hub
        hub.glances.forget()
        for live in hub.live.values():
            live.lines.changed()  # theirs are gone, too
        if hub.loading:
            await asyncio.wait(list(hub.loading.values()))
        forgotten = []
        for live in list(hub.live.values()):
            if user in known_at(live.table):
                async with live.lock:
                    hub.forget(live)
                forgotten.append(live.table.id)
        for table_id in forgotten:
            for told in hub.unloaded:
                told(table_id)

    # ---- missed texts -----------------------------------------------------------------------------------------
    def lost(self) -> None:
        """Texts may have been missed, so look again at everything that they might have been about."""
        hub = self.hub
        hub.people.forget_all()
        hub.glances.forget()
        for live in hub.live.values():
            live.lines.changed()
        hub.presence.ask_again()
        for table_id in [*hub.live, *hub.loading]:
            hub.aside.run(self.table(table_id, NEWEST))
            hub.aside.run(self.chat(table_id))
        hub.aside.run(self._people_again())

    async def _people_again(self) -> None:
        """Look at all people again, one after the other, because there may be thousands."""
        connected = {socket.user for live in self.hub.live.values() for socket in live.sockets}
        known = connected.union(*(known_at(live.table) for live in self.hub.live.values()))
        for attempt in range(1, TRIES + 1):
            try:
                there = await self.hub.store.read(lambda conn: q.names(conn, known))
                for user in sorted(connected | (known - there.keys())):
                    await self.person(user)
                    connected.discard(user)
                    known.discard(user)
                return
            except Failure as failure:
                log.debug("the database does not answer", error=str(failure), attempt=attempt)
                await asyncio.sleep(AGAIN_SECONDS)


def known_at(table: Table) -> frozenset[str]:
    """The people whose ids the table holds."""
    people = {table.host, *(chair.user for chair in table.chairs)}
    return table.admitted | table.removed | table.muted | {user for user in people if user is not None}
