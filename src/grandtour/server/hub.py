"""The hub holds the tables in use: it loads them, carries out commands, and tells everybody who looks on.

In this process, each table takes one command at a time. Between processes the database decides (compare-and-set on the
table's revision): the one that comes second reads what the first wrote, and decides again.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection

from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server import rules, showing
from grandtour.server.agreement import Agreement
from grandtour.server.aside import Aside
from grandtour.server.building import built, changed_seats, conversion, edition_hashes, entry_rows, fold_in, seat_rows
from grandtour.server.chatting import Chats, Lines
from grandtour.server.codes import STORAGE, Code, Refused, no_answer
from grandtour.server.deciding import Asker, decide
from grandtour.server.draft import Draft
from grandtour.server.glances import Glance, Glances
from grandtour.server.hearing import Hearing
from grandtour.server.joining import code_of
from grandtour.server.messages import ChatInfo, Language, Present, TableInfo, View
from grandtour.server.nudging import Nudges
from grandtour.server.people import People
from grandtour.server.presence import Presence
from grandtour.server.security.shares import paid
from grandtour.server.security.signing import Keys
from grandtour.server.sights import Sights
from grandtour.server.slumber import Slumber
from grandtour.server.store import queries as q
from grandtour.server.store.store import Failure, Store, Unavailable, Unsure
from grandtour.server.table import Heard, Table
from grandtour.server.wallclock import now_ms

if TYPE_CHECKING:
    from grandtour.server.observing import Metrics
    from grandtour.server.sockets import Socket

T = TypeVar("T")
Also = Callable[[Connection], None]
Ids = Iterable[str]
"""Ids for a new table, as many as are needed: the code that follows from one may be another open table's."""

SHARDS: Final = 16
TRIES: Final = 25  # of a command, at a table where many processes write at once
UNSURE_TRIES: Final = 3  # of a command, when the connection to the database breaks each time
FOLDING_AT_ONCE: Final = 2  # tables that are loaded at once; each takes time from the event loop
FEW: Final = 20  # so few entries are folded faster than they are handed to a thread
MOST_TABLES: Final = 50  # that one host may have open or running
AHEAD_MS: Final = 1_000  # less than this is what different machines' clocks differ by
IDLE_SECONDS: Final = 300.0  # a table that nobody has looked at for so long leaves the memory
ENDED_SECONDS: Final = 30.0  # the same, once its game is over: few come back to it, and its steps take 150 KB

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
    looked: float = field(default_factory=time.monotonic)
    """when somebody came to look or went, or it was loaded"""
    names: dict[str, str] = field(default_factory=dict)
    """of the people there, for the sentences, as they were when something was last shown"""
    lines: Lines = field(default_factory=Lines)
    sights: Sights = field(default_factory=Sights)
    nudged: set[tuple[str, int]] = field(default_factory=set)
    """who has nudged which seat since that seat is to act"""
    ahead: int = 0
    """by how much the table's time is ahead of the server's"""

    def now(self) -> int:
        """The table's time. It is the server's, but never before what happened last, and it does not stand still.

        Entries may be from the future: the server was started anew after the machine's clock had been set back.
        """
        now = now_ms() + self.ahead
        if now < self.table.at - AHEAD_MS:
            self.ahead += self.table.at - now
        return max(now, self.table.at)


@dataclass(frozen=True)
class Outcome:
    table: Table
    entries: list[e.AnyEntry]
    again: bool = False


class Hub:
    def __init__(
        self, store: Store, people: People, keys: Keys, metrics: Metrics, process: str, open_ms: int = 0
    ) -> None:
        self.store = store
        self.open_ms = open_ms
        """so long a table waits for players when nothing happens there; 0: for ever"""
        self.people = people
        self.keys = keys
        self.metrics = metrics
        self.process = process
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self._folding = asyncio.Semaphore(FOLDING_AT_ONCE)
        self.changed: list[Callable[[Live, Heard], None]] = []
        """called after every change of a table, and after its loading"""
        self.unloaded: list[Callable[[str], None]] = []
        """called when a table that is not loaded here was changed by another process, or must be read anew"""
        self.aside = Aside(log)
        self.agreement = Agreement(store)
        self.glances = Glances(store)
        self.presence = Presence(self.live, store, self.aside, process)
        self.gone = self.presence.gone
        self.slumber = Slumber(self.presence, store)
        self._hearing = Hearing(self)
        self._chats = Chats(store, people)
        self.nudges = Nudges(store, self.presence)
        self.changed.append(self.nudges.changed)
        self._commands: set[asyncio.Task[Any]] = set()
        self.incomplete: weakref.WeakSet[Socket] = weakref.WeakSet()
        """sockets that were shown a table without its chat, while the database did not answer"""

    # ---- loading ----------------------------------------------------------------------------------------------
    async def open(self, table_id: str) -> Live:
        """The table, loaded if need be. Refused if there is none."""
        if not (table_id.isascii() and table_id.isalnum()):  # PostgreSQL, for example, takes no zero byte
            raise Refused(Code.NO_TABLE, "there is no such table")
        live = self.live.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.ensure_future(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def look(self, table_id: str, user: str | None, seat: int | None = None) -> Live:
        """The table, if this person may know of it: a private one does not exist for people it does not concern.

        If they want to look from a `seat`, it must be theirs.
        """
        live = await self.agreed(await self.open(table_id))
        if not may(live.table, user, seat):
            live = await self.look_again(live)  # they may just have sat down at another process
        if not live.table.may_look(user):
            raise Refused(Code.NO_TABLE, "there is no such table")
        if not may(live.table, user, seat):
            raise Refused(Code.NOT_YOURS, f"seat {seat} is not yours")
        return live

    async def agreed(self, live: Live) -> Live:
        """The table with all that any process had acknowledged when this was asked."""
        if not self.store.shared:
            return live
        table = live.table
        known = await self.agreement.ask([table.id], people_at(table))
        self.people.learn(known.names)
        if table.id not in known.revisions:
            self.forget(live)
            raise Refused(Code.NO_TABLE, "there is no such table")
        return live if live.table.revision >= known.revisions[table.id] else await self.look_again(live)

    async def look_again(self, live: Live) -> Live:
        """The table with all that other processes have written."""
        async with live.lock:
            await self.recover(live)
        return await self.open(live.table.id)

    async def _load(self, table_id: str) -> Live:
        def look(conn: Connection) -> tuple[list[q.EntryRow], dict[str, str]]:
            rows = q.entries_after(conn, table_id, 0)
            return rows, {h: t for h in edition_hashes(rows) if (t := q.edition_text(conn, h)) is not None}

        try:
            rows, texts = await self.store.read(look)
            if not rows:
                raise Refused(Code.NO_TABLE, "there is no such table")
            async with self._folding:
                table = await asyncio.to_thread(built, table_id, rows, texts)
        except (rules.CannotGoOn, msgspec.MsgspecError) as reason:
            log.error("table cannot be loaded", table=table_id, reason=str(reason))
            raise Refused(Code.BROKEN, "this table cannot be read by this version of the server") from None
        if table_id in self.live:  # it has just been made
            return self.live[table_id]
        live = Live(table)
        async with live.lock:  # a command that arrives meanwhile waits
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
        """Let a game that was begun under older rules go on under these, if a conversion is known."""
        table = live.table
        try:
            entry = await asyncio.to_thread(conversion, table)
        except rules.CannotGoOn as reason:
            log.warning("table cannot go on", table=table.id, reason=str(reason))
            return
        text = rules.edition_text(table.game.name, table.created.edition)
        await self.store.write(
            lambda conn: q.keep_edition(conn, entry.edition_hash, table.game.name, table.created.edition, text)
        )
        try:
            draft = Draft(table, None, live.now())
            draft.add(entry)
            await self._store(live, draft)
        except (q.Conflict, Unsure):  # another process has just done it
            await self.recover(live)

    async def glance(self, revisions: Mapping[str, int]) -> dict[str, Glance]:
        """Tables as a list shows them, without their games, and for each the seats to act.

        `revisions` are what the database just said: what is in memory may be older.
        """
        here = {i: live.table for i in revisions if (live := self.live.get(i)) is not None}
        out = {i: (table, set(table.actors())) for i, table in here.items() if table.revision >= revisions[i]}
        missing = [i for i in revisions if i not in out]
        out |= await self.glances.of(missing) if missing else {}
        if self.store.shared and out:
            known = await self.agreement.ask([], set().union(*(people_at(table) for table, _ in out.values())))
            self.people.learn(known.names)
        return out

    async def catch_up(self, live: Live) -> None:
        """Fold what other processes wrote. The caller holds the table's lock."""
        table_id, after = live.table.id, live.table.revision
        rows = await self.store.read(lambda conn: q.entries_after(conn, table_id, after))
        if not rows:
            return
        if rows[0].number != after + 1:
            raise rules.CannotGoOn(f"entry {rows[0].number} follows entry {after}")
        table = live.table.fork()
        if len(rows) > FEW:
            heard = await asyncio.to_thread(fold_in, table, rows)
        else:
            heard = fold_in(table, rows)
        names = await self.names(table)
        info = self.info(table, names) if heard.info else None
        live.table, live.names = table, names
        self._publish(live, heard, info)
        self._after(live, heard)

    def forget(self, live: Live) -> None:
        """Take a table out of memory; what is stored is the truth. Whoever looks at it has to connect again."""
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        for socket in list(live.sockets):
            socket.end(None, again=True)

    def drop_idle(self) -> None:
        now = time.monotonic()
        for live in list(self.live.values()):
            limit = now - (ENDED_SECONDS if live.table.ended else IDLE_SECONDS)
            # A table that is ahead of the server's time has to be driven from here: `due` would find it too late.
            awaited = live.table.due() == 0 and not self.slumber.rests(live)
            driven = awaited or (live.ahead > 0 and live.table.clocks.deadline() is not None)
            if not live.sockets and live.used < limit and not live.lock.locked() and not driven:
                self.forget(live)

    # ---- commands ---------------------------------------------------------------------------------------------
    async def command(
        self,
        table_id: str,
        user: str | None,
        command: c.Command,
        command_id: str | None = None,
        also: Also | None = None,
    ) -> Outcome:
        """Carry out a command: when this returns, it is stored for good. Refused says why it cannot be done.

        `also` is stored in the same transaction: both are stored, or neither.
        """
        began = time.perf_counter()
        kind = type(command).__name__.lower()
        code = "ok"
        try:
            return await self._to_the_end(self._command(table_id, user, command, command_id, also))
        except Refused as refused:
            code = str(refused.code)
            raise
        except Failure as failure:
            code = str(failure.code)
            raise no_answer(failure.code) from None
        except Exception:
            code = str(Code.FAILED)
            raise
        finally:
            self.metrics.command(kind, code, time.perf_counter() - began)

    async def _to_the_end(self, work: Coroutine[object, object, T]) -> T:
        """Finish the work even if the one who asked goes away: it is stored, folded in and told to the others."""
        task = asyncio.ensure_future(paid(work))
        self._commands.add(task)
        task.add_done_callback(self._carried_out)
        return await asyncio.shield(task)

    def _carried_out(self, work: asyncio.Task[Any]) -> None:
        self._commands.discard(work)
        if not work.cancelled():
            work.exception()  # marks it as seen, because nobody may be left to see it

    async def _command(
        self, table_id: str, user: str | None, command: c.Command, command_id: str | None, also: Also | None
    ) -> Outcome:
        unsure = 0
        for _ in range(TRIES):
            live = await self.open(table_id)
            async with live.lock:
                if self.live.get(table_id) is not live:
                    continue
                try:
                    outcome = await self._decide(live, user, command, command_id, also)
                    if outcome.entries or outcome.again or not await self._is_behind(live):
                        return outcome
                except q.Conflict:
                    await self.recover(live)
                except Unsure as failure:
                    unsure += 1
                    await self.recover(live)
                    broken = failure.code in (Code.NO_DATABASE, Code.BUSY) and unsure < UNSURE_TRIES
                    if not broken and not is_stored(live.table, user, command_id):
                        raise no_answer(failure.code) from None
                except Refused as refused:
                    # Another process may have written since: it may even have stored this very command.
                    before = live.table.revision
                    if refused.code in STORAGE:
                        raise
                    await self.recover(live)
                    if live.table.revision == before:
                        raise
        raise Refused(Code.BUSY, "too many write to this table at once; try again", wait=1.0)

    async def _is_behind(self, live: Live) -> bool:
        """Whether other processes have written what is not known here; then it is now. The caller holds the lock."""
        if not self.store.shared:
            return False
        before = live.table.revision
        await self.recover(live)
        return live.table.revision != before

    async def _decide(
        self, live: Live, user: str | None, command: c.Command, command_id: str | None, also: Also | None
    ) -> Outcome:
        table = live.table
        if is_stored(table, user, command_id):
            return Outcome(table, [], again=True)
        blocked = False
        if isinstance(command, c.Sit | c.Admit) and user is not None and table.host not in (None, user):
            host = table.host
            blocked = await self.store.read(lambda conn: q.has_blocked(conn, host, user))
        now = live.now()
        draft = decide(table, Asker(user, now, self.keys.link_ok, blocked), command, command_id)
        if draft.entries:
            await self._store(live, draft, also)
        return Outcome(live.table, draft.entries)

    async def _store(self, live: Live, draft: Draft, also: Also | None = None) -> None:
        """Store the entries; only when they are stored do they count, and the draft's table takes its place."""
        before, after, heard = draft.before, draft.table, draft.heard
        rows = entry_rows(draft)
        seats = changed_seats(before, after)
        # What takes time is done before the commit: after it, nobody sees the new table without being told of it.
        names = await self.names(after)
        info = self.info(after, names) if heard.info else None
        code = code_of(self.keys, after) if after.revoked != before.revoked else None

        def write(conn: Connection) -> None:
            q.append(
                conn,
                after.id,
                before.revision,
                rows,
                status=after.status,
                host=after.host,
                public=after.public,
                due=after.due(),
                changed=after.changed,
                seats=seats,
                code=code,
            )
            if also is not None:
                also(conn)

        await self.store.write(write, [f"table {after.id} {after.revision}"])
        live.table, live.names = after, names
        live.used = time.monotonic()
        self._publish(live, heard, info)
        self._after(live, heard)

    async def recover(self, live: Live) -> None:
        """Fold what other processes wrote, or if that fails, have the table read anew. The caller holds its lock."""
        try:
            await self.catch_up(live)
        except Unavailable as failure:
            raise no_answer(failure.code) from None
        except Exception as error:
            # Perhaps a backup was restored: then what is in memory is of no use, and the table must be read anew.
            log.warning("table is read anew", table=live.table.id, error=str(error))
            self.forget(live)

    async def create(
        self, created: e.Created, text: str, ids: Ids, sit: int | None, started: e.Started | None = None
    ) -> Live:
        """A new table; with `started`, its game runs at once. If it was made before, under the same ids, it is that."""
        for table_id in ids:
            table, write = self._new(created, text, table_id, sit, started)
            tell = [] if started is None else [f"table {table_id} {table.revision}"]  # a bot may be to act
            try:
                await self.store.write(write, tell)
            except q.CodeTaken:
                continue
            except q.Conflict:
                return await self.open(table_id)
            live = self.live.setdefault(table_id, Live(table))
            if started is not None:
                self._after(live, live.table.nothing())
            return await self._new_here(live)
        raise AssertionError("there is always another id")

    async def _new_here(self, live: Live) -> Live:
        """Fold what other processes may have done at the new table since it was stored: nobody here heard of that."""
        try:
            return await self.look_again(live)
        except Refused:
            return live  # it is made; whoever acts at it reads what is missing

    async def rematch(self, table_id: str, user: str, created: e.Created, text: str, ids: Ids) -> str:
        """Make the table for a rematch, and return its id; if somebody was faster, it is theirs."""
        for new in ids:
            table, write = self._new(created, text, new, None)
            try:
                outcome = await self.command(table_id, user, c.Rematch(new), also=write)
            except q.CodeTaken:
                continue
            if outcome.entries:
                await self._new_here(self.live.setdefault(new, Live(table)))
            assert outcome.table.rematch is not None
            return outcome.table.rematch
        raise AssertionError("there is always another id")

    def _new(
        self, created: e.Created, text: str, table_id: str, sit: int | None, started: e.Started | None = None
    ) -> tuple[Table, Also]:
        """A new table, and the function that stores it."""
        game = rules.game_of(
            created.game, created.edition, created.edition_hash, created.options, text, created.rules_version
        )
        table = Table(table_id, game, created)
        now = now_ms()
        made: list[e.AnyEntry] = [created]
        if sit is not None:
            made.append(e.Sat(sit, created.host))
        if started is not None:
            made.append(started)
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
            status=table.status,
            host=created.host,
            revision=table.revision,
            shard=shard_of(table_id),
            due=table.due(),
            created=now,
            changed=now,
        )

        def write(conn: Connection) -> None:
            if q.revisions(conn, [table_id]):
                raise q.Conflict(f"there is a table {table_id} already")
            if created.host is not None and q.hosted(conn, created.host) >= MOST_TABLES:
                raise Refused(Code.LIMITED, f"you have {MOST_TABLES} tables open or running: end some first")
            q.keep_edition(conn, created.edition_hash, created.game, created.edition, text)
            q.create_table(conn, row, seat_rows(table), rows, code_of(self.keys, table))

        return table, write

    # ---- telling ----------------------------------------------------------------------------------------------
    def _after(self, live: Live, heard: Heard) -> None:
        for told in self.changed:
            told(live, heard)

    async def names(self, table: Table) -> dict[str, str]:
        return await self.people.names(people_at(table))

    def info(self, table: Table, names: showing.Names) -> TableInfo:
        return showing.table_info(table, names, self.open_ms)

    def _publish(self, live: Live, heard: Heard, info: TableInfo | None) -> None:
        """Send the change to every socket whose viewer can see it; one view is made for each viewer and language."""
        table = live.table
        live.sights.clear()
        made: dict[tuple[int | None, Language | None], tuple[View, bytes]] = {}
        now = live.now()
        for socket in list(live.sockets):
            if heard.info and not table.may_look(socket.user):
                socket.end(Code.NO_TABLE)
                continue
            seat, moved = socket.follow(table)
            if not moved and not heard.visible[table.viewer(seat)]:
                continue
            key = seat, socket.language
            if key not in made:
                view = showing.view(table, seat, now, info, heard=heard, language=socket.language, names=live.names)
                made[key] = (view, encode(view))
            view, whole = made[key]
            if info is None:
                socket.show(whole)
            else:
                socket.show(encode(msgspec.structs.replace(view, you=showing.you_at(table, socket.user))))
        if heard.info and table.status == "open":
            self.presence.changed(live)  # a spectator may sit now

    async def fresh(self, live: Live, socket: Socket) -> View:
        """A view with everything that somebody who has just come needs to know.

        What takes time is done first, so that the view is of one moment and newer than all that was shown.
        """
        chats: list[ChatInfo] | None = None
        try:
            try:
                await self.agreed(live)
            except Refused as refused:
                if refused.code in STORAGE:
                    raise
                # Otherwise the table is gone: this is the last that is shown of it.
            chats = await self.lines(live, socket)
            table, names = live.table, await self.names(live.table)
            while table is not live.table:
                table, names = live.table, await self.names(live.table)
            live.names = names
        except (Failure, Refused):
            # The table is in memory, so it can be shown; what is missing follows when the database answers again.
            self.incomplete.add(socket)
            table, names = live.table, live.names
        seat, _ = socket.follow(table)
        you = showing.you_at(table, socket.user)
        return live.sights.view(table, names, seat, socket.language, live.now(), you, chats, self.info)

    def complete(self) -> None:
        """The database answers again."""
        for socket in list(self.incomplete):
            socket.want_fresh()
        self.incomplete.clear()

    # ---- chat -------------------------------------------------------------------------------------------------
    async def chats(self, table: Table, user: str | None, before: int | None) -> list[ChatInfo]:
        return await self._chats.of(table, user, before)

    async def lines(self, live: Live, socket: Socket) -> list[ChatInfo]:
        """The last lines for a fresh view."""
        if socket.begun:
            return await self._chats.last(live.lines, live.table, socket.blocked)
        # Another process may have stored a line that this one has not heard of yet.
        return await self.chats(live.table, socket.user, None)

    async def say(self, live: Live, user: str, text: str, command_id: str) -> bool:
        """Say something to the table. True if this command had said it before: then nothing new is said."""
        return await self._to_the_end(self._say(live, user, text, command_id))

    async def _say(self, live: Live, user: str, text: str, command_id: str) -> bool:
        chat = await self._chats.add(live.table, user, text, command_id)
        if chat is not None:
            self.tell_chat(self.live.get(live.table.id, live), chat)
        else:
            await self._hearing.chat(live.table.id)  # it may have been stored without anybody here being told
        return chat is None

    def tell_chat(self, live: Live, chat: ChatInfo) -> None:
        live.lines.changed()
        for socket in list(live.sockets):
            socket.tell_chat(chat)

    async def nudge(self, live: Live, user: str, seat: int) -> bool:
        """Remind the person at the seat that it is to act. False if this user has done so since the seat is to act."""
        return await self._to_the_end(self.nudges.give(live, user, seat))

    # ---- presence ---------------------------------------------------------------------------------------------
    def come(self, live: Live, socket: Socket) -> None:
        if socket not in live.sockets:
            live.sockets.add(socket)
            self.presence.count(socket, 1)
        if self.live.get(live.table.id) is not live:
            socket.end(None, again=True)  # it left the memory while the connection was made
        elif not live.table.may_look(socket.user):
            socket.end(Code.NO_TABLE)  # they were removed meanwhile
        self.presence.changed(live)
        self.presence.tell_came(live.table.id)

    def go(self, live: Live, socket: Socket) -> None:
        if socket in live.sockets:
            live.sockets.discard(socket)
            self.presence.count(socket, -1)
        live.used = time.monotonic()
        self.presence.changed(live)
        self.presence.tell_gone(live.table.id, [socket.user])

    def present(self, live: Live) -> frozenset[str]:
        """Who is connected to the table, at any process."""
        return self.presence.of(live)

    def present_message(self, live: Live) -> Present:
        return self.presence.message(live)

    # ---- other processes --------------------------------------------------------------------------------------
    def heard(self, text: str) -> None:
        self._hearing.heard(text)

    def lost(self) -> None:
        """Messages of other processes may have been missed."""
        self._hearing.lost()

    def announce_all(self) -> None:
        self.presence.announce_all()

    def peer_gone(self, process: str) -> None:
        self.presence.peer_gone(process)

    async def person_changed(self, user: str) -> None:
        """Tell this process what the others hear from the database, since it hears only of others' changes."""
        await self._hearing.person(user)

    async def stop(self) -> None:
        await asyncio.gather(*self._commands, *self.loading.values(), return_exceptions=True)
        for live in list(self.live.values()):
            self.forget(live)
        await self.aside.stop(cancel=False)


def is_stored(table: Table, user: str | None, command_id: str | None) -> bool:
    """Whether this command of this person has been carried out at the table."""
    return user is not None and command_id is not None and (user, command_id) in table.commands


def people_at(table: Table) -> set[str]:
    return {chair.user for chair in table.chairs if chair.user is not None}


def may(table: Table, user: str | None, seat: int | None) -> bool:
    return table.may_look(user) and (seat is None or seat in table.seats_of(user))
