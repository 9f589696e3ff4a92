"""The tables in use: loads them, carries commands out, and tells everybody who looks.

One command at a time for each table in this process; across processes the database decides (compare-and-set on the
table's revision), and who comes second reads what the first wrote and decides again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection

from grandtour.core.editions import BadEdition
from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server import rules, showing
from grandtour.server.codes import Code, Refused
from grandtour.server.deciding import Asker, decide
from grandtour.server.messages import ChatInfo, Present, Said, TableInfo, View
from grandtour.server.people import People, now_ms
from grandtour.server.security.signing import Keys
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store, Unavailable, Unsure
from grandtour.server.table import Heard, Table

if TYPE_CHECKING:
    from grandtour.server.observing import Metrics
    from grandtour.server.sockets import Socket

T = TypeVar("T")

SHARDS: Final = 16
TRIES: Final = 25  # at a table where many processes write at once
CHATS_SHOWN: Final = 50
IDLE_SECONDS: Final = 300.0  # a table that nobody has looked at for so long leaves the memory

log = structlog.get_logger("grandtour.hub")
encode = msgspec.json.Encoder().encode


def shard_of(table_id: str) -> int:
    return sum(table_id.encode()) % SHARDS


@dataclass
class Live:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sockets: set[Socket] = field(default_factory=set)
    used: float = field(default_factory=time.monotonic)


@dataclass(frozen=True)
class Outcome:
    table: Table
    entries: list[e.AnyEntry]
    again: bool = False


class Hub:
    def __init__(self, store: Store, people: People, keys: Keys, metrics: Metrics, process: str) -> None:
        self.store = store
        self.people = people
        self.keys = keys
        self.metrics = metrics
        self.process = process
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.changed: list[Callable[[Live, Heard], None]] = []
        """called after every change of a table, and after its loading"""
        self.gone: list[Callable[[Live], None]] = []
        """called when somebody's connection to a table has ended"""
        self.unloaded: list[Callable[[str], None]] = []
        """called when another process changed a table that is not loaded here"""
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}
        """by table and other process: who is connected to the table there, whether it is loaded here or not"""
        self._tasks: set[asyncio.Task[None]] = set()
        self._commands: set[asyncio.Task[Any]] = set()

    # ---- loading ----------------------------------------------------------------------------------------------
    async def open(self, table_id: str) -> Live:
        """The table, loaded if need be. Refused where there is none."""
        if not (table_id.isascii() and table_id.isalnum()):  # PostgreSQL takes no text with a zero byte, say
            raise Refused(Code.NO_TABLE, "there is no such table")
        live = self.live.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def look(self, table_id: str, user: str | None) -> Live:
        """The table, if it is there for this person: a private one is not, for who has nothing to do with it."""
        live = await self.open(table_id)
        if not live.table.may_look(user):
            async with live.lock:
                await self._recover(live)  # they may just have sat down, at another process
            live = await self.open(table_id)
            if not live.table.may_look(user):
                raise Refused(Code.NO_TABLE, "there is no such table")
        return live

    async def _load(self, table_id: str) -> Live:
        def look(conn: Connection) -> tuple[list[q.EntryRow], dict[str, str]]:
            rows = q.entries_after(conn, table_id, 0)
            return rows, {h: t for h in edition_hashes(rows) if (t := q.edition_text(conn, h)) is not None}

        rows, texts = await self.store.read(look)
        if not rows:
            raise Refused(Code.NO_TABLE, "there is no such table")
        try:
            table = built(table_id, rows, texts)
        except rules.CannotGoOn as reason:
            log.error("table cannot be loaded", table=table_id, reason=str(reason))
            raise Refused(Code.BROKEN, "this table cannot be read by this version of the server") from None
        if table_id in self.live:  # it has just been made
            return self.live[table_id]
        live = Live(table)
        async with live.lock:  # whoever opens it meanwhile waits with their command
            self.live[table_id] = live
            if table.blind and table.status == "running":
                try:
                    await self._convert(live)
                except BaseException:
                    self.forget(live)
                    raise
        self._after(live, live.table.nothing())
        return live

    async def _convert(self, live: Live) -> None:
        """A game begun under older rules goes on under these, where a conversion is known."""
        table = live.table
        try:
            if table.game.edition_id != table.created.edition:
                raise rules.CannotGoOn(f"there is no edition {table.created.edition} any more")
            steps = rules.convert(table.game, table.seats, table.rules_version, list(table.steps))
            entry = e.Converted(table.game.rules_version, table.game.edition_hash, steps)
            trial = table.fork()
            trial.fold(trial.revision + 1, now_ms(), None, None, entry)
        except rules.CannotGoOn as reason:
            log.warning("table cannot go on", table=table.id, reason=str(reason))
            return
        text = rules.edition_text(table.game.name, table.created.edition)
        await self.store.write(
            lambda conn: q.keep_edition(conn, entry.edition_hash, table.game.name, table.created.edition, text)
        )
        try:
            await self._store(live, [entry], None, None, now_ms())
        except (q.Conflict, Unsure):  # another process has just done it
            await self._recover(live)

    async def glance(self, ids: Sequence[str]) -> dict[str, tuple[Table, set[int]]]:
        """Tables as a list shows them, without their games, and the seats to act."""
        out = {i: (live.table, set(live.table.actors())) for i in ids if (live := self.live.get(i)) is not None}
        missing = [i for i in ids if i not in out]

        def look(conn: Connection) -> dict[str, tuple[Table, set[int]]]:
            found = {}
            for table_id in missing:
                try:
                    table = glanced(table_id, q.entries_after(conn, table_id, 0))
                except (rules.CannotGoOn, BadEdition) as reason:
                    log.error("table cannot be read", table=table_id, reason=str(reason))
                    continue
                found[table_id] = (table, {row.seat for row in q.seats_at(conn, table_id) if row.acting})
            return found

        return out | (await self.store.read(look) if missing else {})

    async def catch_up(self, live: Live) -> None:
        """Fold what other processes wrote; call it with the table's lock held."""
        table_id, after = live.table.id, live.table.revision
        rows = await self.store.read(lambda conn: q.entries_after(conn, table_id, after))
        if not rows:
            return
        if rows[0].number != after + 1:
            raise rules.CannotGoOn(f"entry {rows[0].number} follows entry {after}")
        table = live.table.fork()
        heard = reduce(
            Heard.then, [table.fold(row.number, row.at, row.author, row.command, e.decode(row.data)) for row in rows]
        )
        info = await self._info(table) if heard.info else None
        live.table = table
        self._publish(live, heard, info)
        self._after(live, heard)

    def forget(self, live: Live) -> None:
        """Take it out of memory: what is stored is the truth. Who looks at it has to come again."""
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        for socket in list(live.sockets):
            socket.end(None, again=True)

    def drop_idle(self) -> None:
        limit = time.monotonic() - IDLE_SECONDS
        for live in list(self.live.values()):
            if not live.sockets and live.used < limit and not live.lock.locked() and live.table.due() != 0:
                self.forget(live)

    # ---- commands ---------------------------------------------------------------------------------------------
    async def command(
        self, table_id: str, user: str | None, command: c.Command, command_id: str | None = None
    ) -> Outcome:
        """Carry a command out: when this returns, it is stored for good. Refused says why not."""
        began = time.perf_counter()
        kind = type(command).__name__.lower()
        code = "ok"
        try:
            return await self._to_the_end(self._command(table_id, user, command, command_id))
        except Refused as refused:
            code = str(refused.code)
            raise
        except Exception:
            code = str(Code.FAILED)
            raise
        finally:
            self.metrics.command(kind, code, time.perf_counter() - began)

    async def _to_the_end(self, work: Coroutine[object, object, T]) -> T:
        """Whoever asked may go away meanwhile: what is being stored is stored, folded in and told to the others."""
        task = asyncio.ensure_future(work)
        self._commands.add(task)
        task.add_done_callback(self._carried_out)
        return await asyncio.shield(task)

    def _carried_out(self, work: asyncio.Task[Any]) -> None:
        self._commands.discard(work)
        if not work.cancelled():
            work.exception()  # seen: nobody may be left to see it

    async def _command(self, table_id: str, user: str | None, command: c.Command, command_id: str | None) -> Outcome:
        for _ in range(TRIES):
            live = await self.open(table_id)
            async with live.lock:
                if self.live.get(table_id) is not live:
                    continue
                try:
                    return await self._decide(live, user, command, command_id)
                except (q.Conflict, Unsure):
                    await self._recover(live)
                except Refused as refused:
                    # Another process may have written since: it may even have stored this very command.
                    before = live.table.revision
                    if refused.code == Code.BUSY:
                        raise
                    await self._recover(live)
                    if live.table.revision == before:
                        raise
        raise Refused(Code.BUSY, "too many write to this table at once; try again", wait=1.0)

    async def _decide(self, live: Live, user: str | None, command: c.Command, command_id: str | None) -> Outcome:
        table = live.table
        if user is not None and command_id is not None and (user, command_id) in table.commands:
            return Outcome(table, [], again=True)
        blocked = False
        if isinstance(command, c.Sit | c.Admit) and user is not None and table.host not in (None, user):
            host = table.host
            blocked = await self.store.read(lambda conn: q.has_blocked(conn, host, user))
        now = now_ms()
        made = decide(table, Asker(user, now, self.keys.link_ok, blocked), command)
        if made:
            try:
                await self._store(live, made, user, command_id, now)
            except Unavailable:
                raise Refused(Code.BUSY, "the database does not answer; try again", wait=2.0) from None
        return Outcome(live.table, made)

    async def _store(
        self, live: Live, made: Sequence[e.AnyEntry], user: str | None, command_id: str | None, now: int
    ) -> None:
        """Write the entries; only then do they count."""
        before = live.table
        after = before.fork()
        rows: list[q.EntryRow] = []
        all_heard: list[Heard] = []
        for entry in made:
            number = after.revision + 1
            # The command's id stands on its last entry: either all are there, or none.
            command = command_id if entry is made[-1] else None
            rows.append(q.EntryRow(number, now, user, e.kind_of(entry), command, e.encode(entry)))
            all_heard.append(after.fold(number, now, user, command, entry))
        seats = seat_rows(after)
        changed_seats = None if seats == seat_rows(before) else seats
        heard = reduce(Heard.then, all_heard)
        # What takes time comes before: from the commit on, nobody sees the new table without having been told of it.
        info = await self._info(after) if heard.info else None
        await self.store.write(
            lambda conn: q.append(
                conn,
                after.id,
                before.revision,
                rows,
                status=after.status,
                host=after.host,
                public=after.public,
                due=after.due(),
                changed=after.changed,
                seats=changed_seats,
            ),
            [f"table {after.id} {after.revision}"],
        )
        live.table = after
        live.used = time.monotonic()
        self._publish(live, heard, info)
        self._after(live, heard)

    async def _recover(self, live: Live) -> None:
        try:
            await self.catch_up(live)
        except Unavailable:
            raise Refused(Code.BUSY, "the database does not answer; try again", wait=2.0) from None
        except Exception as error:
            # A backup was restored, say: what is in memory is of no use. Read the table anew.
            log.warning("table is read anew", table=live.table.id, error=str(error))
            self.forget(live)

    async def create(self, created: e.Created, text: str, table_id: str, sit: int | None) -> Live:
        game = rules.game_of(created.game, created.edition, created.edition_hash, created.options, text)
        table = Table(table_id, game, created)
        now = now_ms()
        made: list[e.AnyEntry] = [created]
        if sit is not None:
            made.append(e.Sat(sit, created.host))
        rows = []
        for number, entry in enumerate(made, 1):
            table.fold(number, now, created.host, None, entry)
            rows.append(q.EntryRow(number, now, created.host, e.kind_of(entry), None, e.encode(entry)))
        row = q.TableRow(
            id=table_id,
            game=created.game,
            edition=created.edition,
            edition_hash=created.edition_hash,
            rules_version=created.rules_version,
            seats=table.seats,
            public=created.public,
            status="open",
            host=created.host,
            revision=table.revision,
            shard=shard_of(table_id),
            due=None,
            created=now,
            changed=now,
        )

        def write(conn: Connection) -> None:
            q.keep_edition(conn, created.edition_hash, created.game, created.edition, text)
            q.create_table(conn, row, seat_rows(table), rows)

        await self.store.write(write)
        return self.live.setdefault(table_id, Live(table))

    # ---- telling ----------------------------------------------------------------------------------------------
    def _after(self, live: Live, heard: Heard) -> None:
        for told in self.changed:
            told(live, heard)

    async def _info(self, table: Table) -> TableInfo:
        return showing.table_info(table, await self.names(table))

    async def names(self, table: Table) -> dict[str, str]:
        return await self.people.names({chair.user for chair in table.chairs if chair.user is not None})

    def _publish(self, live: Live, heard: Heard, info: TableInfo | None) -> None:
        """Send the change to every socket whose viewer can see it; one view is made for each viewer."""
        table = live.table
        made: dict[int | None, tuple[View, bytes]] = {}
        now = now_ms()
        for socket in list(live.sockets):
            if heard.info and not table.may_look(socket.user):
                socket.end(Code.NO_TABLE)
                continue
            seat, moved = socket.follow(table)
            if not moved and not heard.visible[table.viewer(seat)]:
                continue
            if seat not in made:
                view = showing.view(table, seat, now, info, heard=heard)
                made[seat] = (view, encode(view))
            view, whole = made[seat]
            if info is None:
                socket.show(whole)
            else:
                socket.show(encode(msgspec.structs.replace(view, you=showing.you_at(table, socket.user))))

    async def fresh(self, live: Live, socket: Socket) -> View:
        """All that somebody who has just come needs to know.

        Everything that takes time comes first: the view itself is of one moment, and newer than all that was shown.
        """
        chats = await self.chats(live.table, socket.user, None)
        table, names = live.table, await self.names(live.table)
        while table is not live.table:
            table, names = live.table, await self.names(live.table)
        seat, _ = socket.follow(table)
        info = showing.table_info(table, names)
        return showing.view(table, seat, now_ms(), info, showing.you_at(table, socket.user), chats)

    # ---- chat -------------------------------------------------------------------------------------------------
    async def chats(self, table: Table, user: str | None, before: int | None) -> list[ChatInfo]:
        def look(conn: Connection) -> tuple[list[q.ChatRow], set[str]]:
            blocked = set() if user is None else q.blocked_by(conn, user)
            return q.chats_before(conn, table.id, before, CHATS_SHOWN), blocked

        rows, blocked = await self.store.read(look)
        names = await self.people.names({row.user_id for row in rows})
        return [
            ChatInfo(row.id, row.user_id, names.get(row.user_id), row.at, row.text)
            for row in sorted(rows, key=lambda row: row.id)
            if row.user_id not in blocked
        ]

    async def say(self, live: Live, user: str, text: str, command_id: str) -> bool:
        """The same command again says nothing new; whether it was that."""
        return await self._to_the_end(self._store_chat(live, user, text, command_id))

    async def _store_chat(self, live: Live, user: str, text: str, command_id: str) -> bool:
        table = live.table
        if not table.seats_of(user) and user != table.host:
            raise Refused(Code.MEMBERS_ONLY, "only who plays here can write")
        if not table.chat_open and user != table.host:
            raise Refused(Code.CHAT_CLOSED, "the host has closed the chat")
        if user in table.muted:
            raise Refused(Code.MUTED, "the host has muted you")
        text = " ".join(text.split())
        if not text or not all(letter.isprintable() for letter in text):
            raise Refused(Code.BAD_CHAT, "that is no text that can be shown")
        now = now_ms()
        try:
            number = await self.store.write(
                lambda conn: q.add_chat(conn, table.id, user, now, text, command_id), [f"chat {table.id}"]
            )
        except q.SaidAlready:
            return True
        except (Unavailable, Unsure):
            raise Refused(Code.BUSY, "the database does not answer; try again", wait=2.0) from None
        names = await self.people.names({user})
        self._say(live, ChatInfo(number, user, names.get(user), now, text))
        return False

    def _say(self, live: Live, chat: ChatInfo) -> None:
        for socket in list(live.sockets):
            # By number, not by order: with several processes a lower number may come later.
            if chat.person not in socket.blocked and chat.number not in socket.told_chats:
                socket.told_chats.add(chat.number)
                socket.send(Said(chat))

    async def _hear_chat(self, table_id: str) -> None:
        live = self.live.get(table_id)
        if live is not None and live.sockets:
            for chat in await self.chats(live.table, None, None):
                self._say(live, chat)

    # ---- presence ---------------------------------------------------------------------------------------------
    def come(self, live: Live, socket: Socket) -> None:
        live.sockets.add(socket)
        if self.live.get(live.table.id) is not live:
            socket.end(None, again=True)  # it left the memory while the connection was made
        elif not live.table.may_look(socket.user):
            socket.end(Code.NO_TABLE)  # they were removed meanwhile
        self.presence_changed(live)

    def go(self, live: Live, socket: Socket) -> None:
        live.sockets.discard(socket)
        live.used = time.monotonic()
        self.presence_changed(live)
        for told in self.gone:
            told(live)

    def here(self, live: Live) -> frozenset[str]:
        return frozenset(socket.user for socket in live.sockets)

    def present(self, live: Live) -> frozenset[str]:
        """Who is connected to the table, at any process."""
        return self.here(live).union(*self._elsewhere.get(live.table.id, {}).values())

    def presence_changed(self, live: Live, tell: bool = True) -> None:
        message = self.present_message(live)
        for socket in live.sockets:
            socket.send_present(message)
        if tell:
            self.spawn(self._announce(live))

    def present_message(self, live: Live) -> Present:
        """Seated people by id; spectators only by number."""
        present = self.present(live)
        seated = sorted(user for user in present if live.table.seats_of(user))
        return Present(seated, len(present) - len(seated))

    async def _announce(self, live: Live) -> None:
        people = [user for user in sorted(self.here(live)) if live.table.seats_of(user)]
        await self.store.announce(" ".join(["here", self.process, live.table.id, *people[:5]]))

    # ---- other processes --------------------------------------------------------------------------------------
    def heard(self, text: str) -> None:
        kind, *rest = text.split(" ")
        if kind == "table" and len(rest) == 2:
            self.spawn(self._hear_table(rest[0], int(rest[1])))
        elif kind == "chat" and rest:
            self.spawn(self._hear_chat(rest[0]))
        elif kind == "person" and rest:
            self.people.forget(rest[0])
            self.spawn(self._hear_person(rest[0]))
        elif kind == "here" and len(rest) >= 2:
            self._hear_here(rest[0], rest[1], frozenset(rest[2:]))

    def _hear_here(self, process: str, table_id: str, people: frozenset[str]) -> None:
        at_table = self._elsewhere.setdefault(table_id, {})
        at_table[process] = people
        if not people:
            del at_table[process]
        if not at_table:
            del self._elsewhere[table_id]
        live = self.live.get(table_id)
        if live is not None:
            self.presence_changed(live, tell=False)

    def announce_all(self) -> None:
        """For a process that we had not heard of, or that missed something: who is here."""
        for live in self.live.values():
            if live.sockets:
                self.spawn(self._announce(live))

    def peer_gone(self, process: str) -> None:
        """Whoever was connected to it is so no more."""
        for table_id in [table_id for table_id, at_table in self._elsewhere.items() if process in at_table]:
            self._hear_here(process, table_id, frozenset())

    async def _hear_table(self, table_id: str, revision: int) -> None:
        live = self.live.get(table_id)
        if live is None:
            for told in self.unloaded:
                told(table_id)
            return
        async with live.lock:
            if live.table.revision < revision:
                await self._recover(live)

    async def _hear_person(self, user: str) -> None:
        """Their name, session or blocks changed, or they are gone: who is not that person any more is let go."""
        found, blocked = await self.store.read(lambda conn: (q.user(conn, user), q.blocked_by(conn, user)))
        for socket in self.sockets_of(user):
            socket.blocked = blocked
            await socket.check_session()
        if found is None:
            await self._forget_person(user)

    def sockets_of(self, user: str) -> list[Socket]:
        return [socket for live in self.live.values() for socket in live.sockets if socket.user == user]

    async def person_changed(self, user: str) -> None:
        """The same in this process, which hears others only."""
        await self._hear_person(user)

    async def _forget_person(self, user: str) -> None:
        """After a deletion: tables in memory still know the id; read them anew."""
        for live in list(self.live.values()):
            table = live.table
            known = table.admitted | table.removed | table.muted | {table.host}
            if user in known or table.seats_of(user):
                async with live.lock:
                    self.forget(live)

    def lost(self) -> None:
        """Texts may have been missed: look at every table again."""
        for table_id in list(self.live):
            self.spawn(self._hear_table(table_id, 2**62))

    async def stop(self) -> None:
        await asyncio.gather(*self._commands, return_exceptions=True)
        for live in list(self.live.values()):
            self.forget(live)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run on the side; what fails is logged."""
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except (Refused, Unavailable) as error:
            log.info("on the side", error=str(error))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("on the side")


def edition_hashes(rows: Sequence[q.EntryRow]) -> list[str]:
    """Of the editions that the table was played with, the last one last."""
    said = [e.decode(row.data) for row in rows if row.kind in ("created", "converted")]
    return [entry.edition_hash for entry in said if isinstance(entry, e.Created | e.Converted)]


def glanced(table_id: str, rows: Sequence[q.EntryRow]) -> Table:
    """Fold the entries for the people and the status alone; the game stays unplayed."""
    created = e.decode(rows[0].data)
    assert isinstance(created, e.Created)
    table = Table(table_id, rules.nearest(created.game, created.edition, created.options), created, True)
    for row in rows:
        entry = e.decode(row.data)
        if isinstance(entry, e.Converted):
            table.revision = row.number
        else:
            table.fold(row.number, row.at, row.author, row.command, entry)
    return table


def built(table_id: str, rows: Sequence[q.EntryRow], texts: dict[str, str]) -> Table:
    """Fold all entries. Where the rules of its time are not here, the table is blind until a conversion."""
    created = e.decode(rows[0].data)
    assert isinstance(created, e.Created)
    hashes = edition_hashes(rows)
    try:
        game = rules.game_of(created.game, created.edition, hashes[-1], created.options, texts.get(hashes[-1]))
        blind = len(hashes) > 1
    except rules.CannotGoOn as reason:
        log.warning("rules of its time are not here", table=table_id, reason=str(reason))
        game = rules.nearest(created.game, created.edition, created.options)
        blind = True
    table = Table(table_id, game, created, blind)
    for row in rows:
        table.fold(row.number, row.at, row.author, row.command, e.decode(row.data))
    return table


def seat_rows(table: Table) -> list[q.SeatRow]:
    actors = table.actors()
    return [q.SeatRow(seat, chair.user, seat in actors) for seat, chair in enumerate(table.chairs)]
