"""What the server does at tables by itself: bots' moves, clocks that run out, notifications to players who are to move.

Tables are spread over shards, and a process drives the shards whose lease it holds. So with several processes, exactly
one thinks about each bot's move. If two ever drove one table, the second move would be stale: nothing is played twice.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import structlog

import grandtour as gt
from grandtour.bots import levels
from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server.aside import Aside
from grandtour.server.codes import Code, Refused
from grandtour.server.config import Settings
from grandtour.server.hub import SHARDS, Hub, Live, Outcome, shard_of
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store, Unavailable
from grandtour.server.table import Heard, Table
from grandtour.server.wallclock import CLOCK, DAY_MS, now_ms
from grandtour.server.worker import Kind, PastChoice, Question
from grandtour.server.workers import Stopped, Workers

if TYPE_CHECKING:
    from grandtour.server.telling import TurnTeller

TICK_SECONDS: Final = 1.0
ANNOUNCE_TICKS: Final = 60
MOST_DUE: Final = 10_000
DUE_AT_ONCE: Final = 200  # tables loaded in one tick
CLOSING_TICKS: Final = 10
CLOSED_AT_ONCE: Final = 100
WARNED_MS: Final = DAY_MS  # so long before a table is closed its host is told
RIGHT_SECONDS: Final = 0.5  # a timer that is wrong by less is left as it is
BROKEN_SECONDS: Final = 600.0  # after which a table that could not be read is tried again
PEER_SECONDS: Final = 5.0  # a process that was not heard of for so long is gone, and its tables must not wait

log = structlog.get_logger("grandtour.driver")


class Driver:
    def __init__(
        self, settings: Settings, store: Store, hub: Hub, workers: Workers, teller: TurnTeller | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.workers = workers
        self.teller = teller
        self.shards: set[int] = set()
        self.peers: dict[str, float] = {}
        self._thinking: set[tuple[str, int]] = set()
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._aside = Aside(log)
        self._broken: dict[str, float] = {}
        """tables that cannot be read, and when to try again"""
        self._stopping = False
        self._ticks = 0
        self._warned: int | None = None
        """the hosts of tables that were left alone before then have been told that they will be closed"""
        self._editions: dict[str, str | None] = {}
        hub.changed.append(self.consider)
        hub.unloaded.append(self._unloaded)

    # ---- which tables -----------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Drive tables for as long as the server runs."""
        while not self._stopping:
            try:
                await self.tick()
            except Unavailable as error:
                log.warning("the database does not answer", error=str(error))
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("driver")
            await asyncio.sleep(TICK_SECONDS)

    async def tick(self) -> None:
        timers_wrong = CLOCK.look()
        before = set(self.shards)
        await self._take_leases()
        shards = set(self.shards)
        now = now_ms()
        self._look_ahead(timers_wrong)
        if shards - before:
            for table_id in await self.store.read(lambda conn: q.ahead_tables(conn, shards - before, now, MOST_DUE)):
                self._aside.run(self._look_at(table_id))
        if shards and self._ticks % CLOSING_TICKS == 0:
            await self._close_old(shards, now)
        if shards:
            due = await self.store.read(lambda conn: q.due_tables(conn, shards, now, MOST_DUE))
            loaded = [live for table_id in due if (live := self.hub.live.get(table_id)) is not None]
            for live in loaded:
                self.consider(live, live.table.nothing())
            # Tables that wait for a busy bot must not keep others from being loaded.
            self._broken = {table_id: until for table_id, until in self._broken.items() if until > time.monotonic()}
            asleep = [table_id for table_id in due if table_id not in self.hub.live and table_id not in self._broken]
            for table_id in asleep[:DUE_AT_ONCE]:
                self._aside.run(self._look_at(table_id))
        self.hub.drop_idle()
        self._ticks += 1
        if self._ticks % ANNOUNCE_TICKS == 0:
            self.hub.announce_all()  # somebody may have missed it

    def _look_ahead(self, timers_wrong: bool) -> None:
        """Set timers anew if they may ring at a wrong time, and for tables whose clocks run ahead of `due`."""
        for live in self.hub.live.values():
            if (timers_wrong or live.ahead) and self.drives(live.table.id):
                self._set_timer(live)
        if timers_wrong and self.teller is not None:
            self.teller.set_timers_anew()

    async def _close_old(self, shards: set[int], now: int) -> None:
        """Close tables that have waited for players for too long, and tell the hosts of those that soon will be."""
        open_ms = self.settings.open_ms
        if not open_ms or not CLOCK.trusted:
            return
        limit = CLOSED_AT_ONCE + len(self._broken)
        old = await self.store.read(lambda conn: q.open_since(conn, shards, now - open_ms, limit))
        for table_id in [table_id for table_id in old if table_id not in self._broken]:
            self._aside.run(self._close(table_id, now - open_ms))
        warn_until = now - open_ms + WARNED_MS
        warned, self._warned = self._warned, warn_until
        if self.teller is not None and warned is not None and open_ms > WARNED_MS:
            soon = await self.store.read(lambda conn: q.open_since(conn, shards, warn_until, MOST_DUE, warned))
            for table_id in soon:
                self._aside.run(self._warn(table_id, self.teller))

    async def _close(self, table_id: str, since: int) -> None:
        try:
            await self.hub.command(table_id, None, c.Expire(since))
            live = await self.hub.open(table_id)
        except Refused as refused:
            if refused.code == Code.BROKEN:
                self._broken[table_id] = time.monotonic() + BROKEN_SECONDS
            raise
        self._unload(live)

    async def _warn(self, table_id: str, teller: TurnTeller) -> None:
        live = await self.hub.open(table_id)
        teller.closing(live, self.hub.present(live))
        self._unload(live)

    def _unload(self, live: Live) -> None:
        """Nobody looks at most old tables, and there may be thousands."""
        if not live.sockets and not live.lock.locked():
            self.hub.forget(live)

    async def _take_leases(self) -> None:
        now = time.monotonic()
        await self.store.announce(f"peer {self.settings.process}")
        for name in [name for name, heard in self.peers.items() if now - heard >= PEER_SECONDS]:
            del self.peers[name]
            self.hub.peer_gone(name)
        fair = -(-SHARDS // (1 + len(self.peers)))
        for shard in range(SHARDS):
            if shard in self.shards and not await self.store.lease(shard):
                self.shards.discard(shard)
        while len(self.shards) > fair:
            given = self.shards.pop()
            await self.store.release(given)
        if len(self.shards) < fair:
            for shard in range(SHARDS):
                if len(self.shards) >= fair:
                    break
                if shard not in self.shards and await self.store.lease(shard):
                    self.shards.add(shard)

    def heard_peer(self, name: str) -> None:
        if name not in self.peers:
            self.hub.announce_all()
        self.peers[name] = time.monotonic()

    def drives(self, table_id: str) -> bool:
        return shard_of(table_id) in self.shards and not self._stopping

    def _unloaded(self, table_id: str) -> None:
        """Another process changed a table that is not in our memory."""
        if self.drives(table_id):
            self._aside.run(self._look_at(table_id, news=True))

    async def _look_at(self, table_id: str, news: bool = False) -> None:
        try:
            live = await self.hub.open(table_id)
        except Refused as refused:
            if refused.code == Code.BROKEN:
                self._broken[table_id] = time.monotonic() + BROKEN_SECONDS
            raise
        self.consider(live, live.table.nothing())
        if news:
            self._tell_turns(live)

    # ---- what to do -------------------------------------------------------------------------------------------
    def consider(self, live: Live, heard: Heard) -> None:
        table = live.table
        if not self.drives(table.id):
            return
        for seat in table.bots_to_act():
            if (table.id, seat) not in self._thinking:
                self._thinking.add((table.id, seat))
                self._aside.run(self._move(live, seat))
        self._set_timer(live)
        if heard.visible[table.watcher]:
            self._tell_turns(live)

    def _tell_turns(self, live: Live) -> None:
        if self.teller is not None:
            self.teller.changed(live, self.hub.present(live))

    def _set_timer(self, live: Live) -> None:
        table_id, deadline = live.table.id, live.table.clocks.deadline()
        set_for = self._timers.get(table_id)
        loop = asyncio.get_running_loop()
        wait = None if deadline is None else max(0, deadline - live.now()) / 1000 + 0.01
        if set_for is not None:
            # A timer rings late if the machine slept, and early or late if its clock was set meanwhile.
            rings = set_for[1].when() - loop.time()
            if set_for[0] == deadline and wait is not None and abs(rings - wait) < RIGHT_SECONDS:
                return
            set_for[1].cancel()
            del self._timers[table_id]
        if deadline is not None and wait is not None and wait < 3600:  # what is further away will be found by `due`
            self._timers[table_id] = (deadline, loop.call_later(wait, self._ring, table_id))

    def _ring(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        if self.drives(table_id):
            self._aside.run(self._time_out(table_id))

    async def _time_out(self, table_id: str) -> None:
        await self.hub.command(table_id, None, c.TimeOut())

    async def _move(self, live: Live, seat: int) -> None:
        """Ask a worker and play its answer; the next change of the table asks for the next move."""
        table_id = live.table.id
        try:
            await self._pause()
            while self.drives(table_id):
                live = await self.hub.open(table_id)
                text = await self._edition_text(live.table.edition_hash)
                if seat not in live.table.bots_to_act():
                    break
                question, step = self._question(live.table, seat, text)
                began = time.perf_counter()
                # People do not wait while bots play among themselves.
                urgent = bool(live.table.people() or self.hub.present(live))
                choice = await self.workers.choose(question, urgent)
                stuck = choice.fault is not None
                self.hub.metrics.bot(time.perf_counter() - began, failed=stuck)
                try:
                    played = await self.hub.command(table_id, None, c.BotPlay(seat, step, choice.action, stuck))
                except Refused as refused:
                    if refused.code == Code.STALE:
                        continue  # something happened meanwhile, so the bot must think again
                    raise
                await self._play_on(played, seat, choice.then)
                break
        except Stopped:
            return
        finally:
            self._thinking.discard((table_id, seat))
        # It may be the same seat's turn again. After a failure the next tick tries again, not this one.
        current = self.hub.live.get(table_id)
        if current is not None:
            self.consider(current, current.table.nothing())

    async def _play_on(self, played: Outcome, seat: int, then: list[str]) -> None:
        """Play what the bot means to do next, without asking it again; stop as soon as anything comes in between."""
        for action in then:
            step = played.table.seen[seat]
            if any(isinstance(entry, e.Played) and entry.chance for entry in played.entries):
                return
            await self._pause()
            table_id = played.table.id
            if not self.drives(table_id):
                return
            table = (await self.hub.open(table_id)).table
            if table.seen[seat] != step or seat not in table.bots_to_act() or action not in legal_for(table, seat):
                return
            try:
                played = await self.hub.command(table_id, None, c.BotPlay(seat, step, action))
            except Refused as refused:
                log.info("a bot thinks again", table=table_id, seat=seat, code=str(refused.code))
                return

    async def _pause(self) -> None:
        if self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)

    async def _edition_text(self, edition_hash: str) -> str | None:
        if edition_hash not in self._editions:
            self._editions[edition_hash] = await self.store.read(lambda conn: q.edition_text(conn, edition_hash))
        return self._editions[edition_hash]

    def _question(self, table: Table, seat: int, text: str | None) -> tuple[Question, int]:
        level = table.bot_at(seat)
        seconds = min(levels.SECONDS.get(level, self.settings.bot_seconds), self.settings.bot_seconds)
        nodes = levels.NODES.get(level, {}).get(table.game.name)
        return question_for(table, seat, level, text, seconds, nodes), table.seen[seat]

    # ---- life -------------------------------------------------------------------------------------------------
    async def stop(self) -> None:
        self._stopping = True
        for _, handle in self._timers.values():
            handle.cancel()
        await self._aside.stop(cancel=True)
        for shard in self.shards:
            await self.store.release(shard)
        self.shards.clear()


def question_for(
    table: Table, seat: int, bot: str, text: str | None, seconds: float, nodes: int | None, kind: Kind = "choose"
) -> Question:
    """The question to a worker. It holds only what the seat may know: its view, and a position with all hidden things
    drawn anew. `text` is that of the edition, as it was kept with the tables.
    """
    assert table.match is not None
    game, state = table.game, table.match.state
    scrubbed = game.determinize(state, seat, gt.Picker(secrets.randbits(128)))
    return Question(
        game=game.name,
        edition=game.edition_id,
        edition_hash=game.edition_hash,
        edition_text=text,
        options=dict(table.created.options),
        rules_version=game.rules_version,
        bot=bot,
        seat=seat,
        view=game.observe(state, seat),
        legal=legal_for(table, seat),
        dump=scrubbed.dump(),
        seconds=seconds,
        nodes=nodes,
        past=past_of(table, seat) if bot in levels.NODES and game.name in levels.RECALLED else [],
        kind=kind,
    )


def past_of(table: Table, seat: int) -> list[PastChoice]:
    """The choices that the seat saw the others make, each with a position that fits what it knew then."""
    assert table.match is not None
    seen = table.match.sampler(seat).seen()
    return [PastChoice(choice.state.dump(), choice.seat, table.game.write(choice.action)) for choice in seen]


def legal_for(table: Table, seat: int) -> list[str]:
    assert table.match is not None
    return [table.game.write(action) for action in table.game.legal_actions(table.match.state, seat)]
