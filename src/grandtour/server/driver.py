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
from grandtour.server.houses import Houses
from grandtour.server.hub import SHARDS, Hub, Live, Outcome, shard_of
from grandtour.server.questions import Asked, Owner
from grandtour.server.security.shares import Payer, Shares, paid_by
from grandtour.server.store import queries as q
from grandtour.server.store.store import Failure, Store
from grandtour.server.table import Heard, Table
from grandtour.server.troubles import Trouble, Troubles
from grandtour.server.wallclock import CLOCK, DAY_MS, now_ms
from grandtour.server.worker import Kind, PastChoice, Question
from grandtour.server.workers import Stopped, Unwanted, Workers

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
LONGEST_PAUSE: Final = 5.0  # of a bot whose house has used up its share of the loop
PEER_SECONDS: Final = 5.0  # a process that was not heard of for so long is gone, and its tables must not wait
NO_BOTS: Final = (
    "no bot can think, and their moves wait: the worker processes cannot be started: {reason}."
    " Look whether memory is short, or whether something confines the server (a unit, a container) more than ours do"
)

log = structlog.get_logger("grandtour.driver")


class Driver:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        hub: Hub,
        workers: Workers,
        houses: Houses,
        shares: Shares,
        troubles: Troubles,
        teller: TurnTeller | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.workers = workers
        self.houses = houses
        self.shares = shares
        self.troubles = troubles
        self.teller = teller
        self.shards: set[int] = set()
        self.peers: dict[str, float] = {}
        self.without_bots: dict[str, float] = {}
        """processes where no bot can think, and when they last said so"""
        self._thinking: set[tuple[str, int]] = set()
        self._laying_down: set[str] = set()
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._aside = Aside(log)
        self._broken: dict[str, float] = {}
        """tables that cannot be read, and when to try again"""
        self._taken: set[int] = set()
        """shards of ours whose tables were not all looked at yet"""
        self._stopping = False
        self._ticks = 0
        self._warned: int | None = None
        """the hosts of tables that were left alone before then have been told that they will be closed"""
        self._editions: dict[str, str | None] = {}
        hub.changed.append(self.consider)
        hub.unloaded.append(self._unloaded)
        hub.presence.came.append(self._looked_at)
        workers.told = self._workers_told

    # ---- which tables -----------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Drive tables for as long as the server runs."""
        while not self._stopping:
            try:
                await self.tick()
            except Failure as failure:
                log.debug("the database does not answer", error=str(failure))
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("driver")
            await asyncio.sleep(TICK_SECONDS)

    async def tick(self) -> None:
        timers_wrong = CLOCK.look()
        await self._take_leases()
        shards = set(self.shards)
        now = now_ms()
        self._look_ahead(timers_wrong)
        await self._look_over(shards & self._taken, now)
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
        self.hub.complete()
        self._ticks += 1
        if self._ticks % ANNOUNCE_TICKS == 0:
            self.hub.announce_all()  # somebody may have missed it

    async def _look_over(self, shards: set[int], now: int) -> None:
        """Look at those tables of newly taken shards that `due` does not name."""
        if not shards:
            return
        ahead = await self.store.read(lambda conn: q.ahead_tables(conn, shards, now, MOST_DUE))
        self._taken -= shards
        for table_id in ahead:
            self._aside.run(self._look_at(table_id))
        for table_id in self.hub.presence.watched_tables():  # it may rest, and nobody else will wake it now
            if shard_of(table_id) in shards:
                self._looked_at(table_id)

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
            if refused.code in (Code.BROKEN, Code.DAMAGED):
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
            self.without_bots.pop(name, None)
            self.hub.peer_gone(name)
        if self.workers.down is not None:
            await self.store.announce(f"no-bots {self.settings.process}")
        self._say_whether_bots_think()
        fair = self._fair_share()
        before = set(self.shards)
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
        self._taken = (self._taken | (self.shards - before)) & self.shards

    def _able_peers(self) -> list[str]:
        """Other processes where bots can think, as far as they say."""
        now = time.monotonic()
        return [name for name in self.peers if now - self.without_bots.get(name, -PEER_SECONDS) >= PEER_SECONDS]

    def _fair_share(self) -> int:
        """How many shards are ours. Where bots cannot think, it is none as long as they can elsewhere."""
        able = self._able_peers()
        if self.workers.down is not None and able:
            return 0
        others = len(self.peers) if self.workers.down is not None else len(able)
        return -(-SHARDS // (1 + others))

    def heard_peer(self, name: str) -> None:
        if name not in self.peers:
            self.hub.announce_all()
        self.peers[name] = time.monotonic()

    def heard_no_bots(self, name: str) -> None:
        self.without_bots[name] = time.monotonic()

    def _workers_told(self, reason: str | None) -> None:
        """No worker can be started, or one can again (None)."""
        if reason is None:
            self.troubles.end(Code.NO_BOTS)
        else:
            self.troubles.begin(Trouble(Code.NO_BOTS, NO_BOTS.format(reason=reason), unready=False))
        self._say_whether_bots_think()

    def _say_whether_bots_think(self) -> None:
        self.hub.presence.say_whether_bots_think(self.workers.down is None or bool(self._able_peers()))

    def drives(self, table_id: str) -> bool:
        return shard_of(table_id) in self.shards and not self._stopping

    def _unloaded(self, table_id: str) -> None:
        """Another process changed a table that is not in our memory."""
        if self.drives(table_id):
            self._aside.run(self._look_at(table_id, news=True))

    async def _look_at(self, table_id: str, news: bool = False) -> None:
        try:
            live = await self.hub.open(table_id)
        except (Refused, Failure) as refused:
            if refused.code in (Code.BROKEN, Code.DAMAGED):
                self._broken[table_id] = time.monotonic() + BROKEN_SECONDS
            raise
        self.consider(live, live.table.nothing())
        if news:
            self._tell_turns(live)

    def _looked_at(self, table_id: str) -> None:
        """Somebody has come to look at the table, at any process."""
        if not self.drives(table_id):
            return
        self.workers.questions.hurry(table_id)
        live = self.hub.live.get(table_id)
        if live is None:
            self._aside.run(self._wake(table_id))
        else:
            self.consider(live, live.table.nothing())

    async def _wake(self, table_id: str) -> None:
        """Load the table if it rests. Others need not be in memory here to be looked at elsewhere."""
        if await self.hub.slumber.lies(table_id):
            await self._look_at(table_id)

    async def _lay_down(self, live: Live) -> None:
        table_id = live.table.id
        try:
            await self.hub.slumber.lay_down(live)
        finally:
            self._laying_down.discard(table_id)
        if not self.hub.slumber.rests(live) and self.hub.live.get(table_id) is live:
            self.consider(live, live.table.nothing())  # somebody has come meanwhile

    # ---- what to do -------------------------------------------------------------------------------------------
    def consider(self, live: Live, heard: Heard) -> None:
        table = live.table
        if not self.drives(table.id):
            return
        if self.hub.slumber.rests(live):
            thinking = any((table.id, seat) in self._thinking for seat in range(table.seats))
            if table.id not in self._laying_down and not thinking:
                self._laying_down.add(table.id)
                self._aside.run(self._lay_down(live))
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
        """What its bots' moves take of the loop is charged to the house of the table."""
        await paid_by(Payer(self.shares, self.houses.keys(self._person(live.table))), self._choose(live, seat))

    async def _choose(self, live: Live, seat: int) -> None:
        """Ask a worker and play its answer; the next change of the table asks for the next move."""
        table_id = live.table.id
        try:
            await self._pause(live.table)
            while self.drives(table_id):
                live = await self.hub.open(table_id)
                text = await self._edition_text(live.table.edition_hash)
                if not self._must_move(table_id, seat):
                    break
                asked = self._asked(live, seat, text)
                began = time.perf_counter()
                try:
                    choice = await self.workers.choose(asked)
                except Unwanted:
                    continue  # the table went on, or somebody took something back: look again
                stuck = choice.fault is not None
                self.hub.metrics.bot(time.perf_counter() - began, failed=stuck)
                try:
                    played = await self.hub.command(table_id, None, c.BotPlay(seat, asked.step, choice.action, stuck))
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
            await self._pause(played.table)
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

    async def _pause(self, table: Table) -> None:
        """For people's eyes; and until the house of the table may have the loop again, so that no house fills it."""
        await self.shares.turn(self.houses.keys(self._person(table)), self.settings.bot_pause, LONGEST_PAUSE)

    async def _edition_text(self, edition_hash: str) -> str | None:
        if edition_hash not in self._editions:
            self._editions[edition_hash] = await self.store.read(lambda conn: q.edition_text(conn, edition_hash))
        return self._editions[edition_hash]

    def _must_move(self, table_id: str, seat: int) -> bool:
        live = self.hub.live.get(table_id)
        wanted = live is not None and seat in live.table.bots_to_act() and not self.hub.slumber.rests(live)
        return wanted and self.drives(table_id)

    def _asked(self, live: Live, seat: int, text: str | None) -> Asked:
        """What is asked for a bot's move. The question is of the table as it is when a worker is free for it."""
        table_id, level = live.table.id, live.table.bot_at(seat)

        def make() -> Question | None:
            if not self._must_move(table_id, seat):
                return None
            table = self.hub.live[table_id].table
            asked.step = table.seen[seat]
            return self._question(table, seat, text)

        asked = Asked(
            kind="move",
            owner=self._owner(live.table),
            make=make,
            seconds=self._seconds(level) if level in levels.NODES else 0.0,
            people=bool(live.table.people() or self.hub.presence.watched(table_id)),
        )
        return asked

    def _owner(self, table: Table) -> Owner:
        person = self._person(table)
        return self.houses.owner(person, table.id)

    def _person(self, table: Table) -> str:
        """Whose thinking time the table's bots take: its host's, or that of somebody who sits there."""
        people = [table.host, *(chair.user for chair in table.chairs)]
        return next((user for user in people if user is not None), table.id)

    def _seconds(self, level: str) -> float:
        return min(levels.SECONDS.get(level, self.settings.bot_seconds), self.settings.bot_seconds)

    def _question(self, table: Table, seat: int, text: str | None) -> Question:
        level = table.bot_at(seat)
        nodes = levels.NODES.get(level, {}).get(table.game.name)
        return question_for(table, seat, level, text, self._seconds(level), nodes)

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
