"""Tells people who do not look, if they asked for it, that it is their turn or that somebody waits for them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import structlog

import grandtour as gt
from grandtour.server.aside import Aside
from grandtour.server.codes import Code, Refused
from grandtour.server.hub import Hub, Live
from grandtour.server.notify.guard import Guard
from grandtour.server.notify.note import Note
from grandtour.server.notify.post import Unsent, delivered, post
from grandtour.server.notify.push import Delivery, Push
from grandtour.server.notify.throttle import TurnNotes
from grandtour.server.notify.webhooks import STYLES, Style, webhook_request
from grandtour.server.observing import Metrics
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store
from grandtour.server.wallclock import now_ms
from grandtour.words import Words

POST_SECONDS: Final = 10.0
SAID_AFTER_SECONDS: Final = POST_SECONDS + 1.0  # that a test could not be sent: a little later than any attempt ends
ALL_SECONDS: Final = 20.0  # for one notification, to all places where the player wants it
AT_ONCE: Final = 8  # so many players are told at the same time
GONE_MS: Final = 60_000  # somebody who went away in their turn may soon be back, for example after a tunnel

log = structlog.get_logger("grandtour.notes")


@dataclass(frozen=True)
class Turn:
    """What a player is told of."""

    table: str
    game: str
    waits: str | None = None
    """the name of the player who nudged them"""
    closing: bool = False
    """it is no turn: a table of theirs that waits for players will be closed in a day"""


class TurnTeller:
    def __init__(self, hub: Hub, store: Store, guard: Guard, push: Push, metrics: Metrics, public_url: str | None):
        self.hub = hub
        self.store = store
        self.guard = guard
        self.push = push
        self.metrics = metrics
        self.public_url = public_url
        self.notes = TurnNotes()
        self.drives: Callable[[str], bool] = lambda table_id: False
        """whether this process tells of a table; the driver decides that"""
        self._room = asyncio.Semaphore(AT_ONCE)
        self._aside = Aside(log)
        self._mail: dict[str, deque[Turn]] = {}
        """by player, while they are being told: what they will be told next"""
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        """by table: when to ask again"""
        hub.gone.append(self.gone)
        hub.nudges.away.append(self.nudged)

    # ---- when -------------------------------------------------------------------------------------------------
    def changed(self, live: Live, present: frozenset[str]) -> None:
        """Something happened at the table. Players who are to act but do not look are told, at once or later."""
        table, now = live.table, now_ms()
        for user in present:
            self.notes.seen(user, table.id)
        waiting = {table.chairs[seat].person for seat in table.actors()}
        for user in sorted(person for person in waiting if person is not None):
            when = self.notes.due(user, table.id, now, user in present)
            if when == now:
                self._write_to(user, Turn(table.id, table.game.name))
            elif when is not None:
                self._ask_at(table.id, when)

    def gone(self, table_id: str, user: str) -> None:
        """Somebody's connection to the table has ended, here or at another process."""
        self.notes.seen(user, table_id)
        if self.drives(table_id):
            self._ask_at(table_id, now_ms() + GONE_MS)

    def nudged(self, live: Live, user: str, by: str) -> None:
        """Somebody at the table has nudged them."""
        table = live.table
        if self.notes.nudge(user, table.id, now_ms()):
            self._write_to(user, Turn(table.id, table.game.name, live.names.get(by)))

    def closing(self, live: Live, present: frozenset[str]) -> None:
        """The table will be closed in a day if nothing happens there. Its host is told, unless they look at it."""
        table = live.table
        if table.status == "open" and table.host is not None and table.host not in present:
            self._write_to(table.host, Turn(table.id, table.game.name, closing=True))

    def set_timers_anew(self) -> None:
        """The machine's clock was set, or the machine slept: timers would ring at a wrong time."""
        for table_id, (when, handle) in list(self._timers.items()):
            handle.cancel()
            del self._timers[table_id]
            self._ask_at(table_id, when)

    def _ask_at(self, table_id: str, when: int) -> None:
        set_for = self._timers.get(table_id)
        if set_for is not None:
            if set_for[0] <= when:
                return  # then this is called again anyway
            set_for[1].cancel()
        wait = max(0, when - now_ms()) / 1000 + 0.001
        self._timers[table_id] = (when, asyncio.get_running_loop().call_later(wait, self._ring, table_id))

    def _ring(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        if self.drives(table_id):
            self._aside.run(self._ask(table_id))

    async def _ask(self, table_id: str) -> None:
        live = await self.hub.open(table_id)
        self.changed(live, self.hub.present(live))

    # ---- what -------------------------------------------------------------------------------------------------
    def _write_to(self, user: str, turn: Turn) -> None:
        """A player's notifications go out one after the other, so that slow addresses keep no other player waiting."""
        if user in self._mail:
            self._mail[user].append(turn)
        else:
            self._mail[user] = deque([turn])
            self._aside.run(self._deliver(user))

    async def _deliver(self, user: str) -> None:
        mail = self._mail[user]
        try:
            while mail:
                await self._tell(user, mail.popleft())
        finally:
            del self._mail[user]

    async def _tell(self, user: str, turn: Turn) -> None:
        person = await self.store.read(lambda conn: q.user(conn, user))
        if person is None:
            return
        words = await asyncio.to_thread(Words, turn.game, person.language)  # its files may have to be read
        game = gt.GAMES.entry(turn.game).title
        if turn.closing:
            title, text = words.say("notify-closing-title"), words.say("notify-closing-text", game=game)
        elif turn.waits is not None:
            title, text = (
                words.say("notify-turn-title"),
                words.say("notify-nudge-text", name=turn.waits, game=game),
            )
        else:
            title, text = words.say("notify-turn-title"), words.say("notify-turn-text", game=game)
        note = Note(
            title,
            text,
            None if self.public_url is None else f"{self.public_url.rstrip('/')}/t/{turn.table}",
            turn.table,
        )
        hook, pushes = await self.store.read(lambda conn: (q.hook(conn, user), q.pushes(conn, user)))
        sent = [self._push(row, note) for row in pushes]
        if hook is not None:
            sent.append(self._hook(hook, note))
        async with self._room:
            try:
                async with asyncio.timeout(ALL_SECONDS):
                    await asyncio.gather(*sent)
            except TimeoutError:
                log.info("notification took too long")

    async def _hook(self, row: q.HookRow, note: Note) -> None:
        try:
            await self._post(style_of(row.style), row.url, note)
        except Unsent as unsent:
            log.info("webhook failed", reason=str(unsent))

    async def _push(self, row: q.PushRow, note: Note) -> None:
        try:
            if await self.push.send(row.endpoint, row.p256dh, row.auth, note) is Delivery.GONE:
                await self.store.write(lambda conn: q.drop_push(conn, row.endpoint))
            self.metrics.note("push", True)
        except Unsent as unsent:
            self.metrics.note("push", False)
            log.info("push failed", reason=str(unsent))

    async def _post(self, style: Style, url: str, note: Note) -> None:
        address, headers, body = webhook_request(style, url, note)
        try:
            status = await post(address, headers, body, self.guard, POST_SECONDS)
            if not delivered(status):
                raise Unsent("status", f"it answered {status}")
        except Unsent:
            self.metrics.note("webhook", False)
            raise
        self.metrics.note("webhook", True)

    async def test(self, style: Style, url: str, language: str) -> None:
        """Send a test notification. Refused says what went wrong."""
        begun = time.monotonic()
        try:
            async with self._room:
                await self._post(style, url, self._test_note(language))
        except Unsent as unsent:
            raise await unsent_test(unsent, begun) from None

    async def test_push(self, row: q.PushRow, language: str) -> None:
        """Send a test notification to a browser. A browser that gave up its subscription is forgotten."""
        begun = time.monotonic()
        try:
            async with self._room:
                sent = await self.push.send(row.endpoint, row.p256dh, row.auth, self._test_note(language))
        except Unsent as unsent:
            self.metrics.note("push", False)
            raise await unsent_test(unsent, begun) from None
        self.metrics.note("push", sent is Delivery.SENT)
        if sent is Delivery.GONE:
            await self.store.write(lambda conn: q.drop_push(conn, row.endpoint))
            raise Refused(Code.BAD_WEBHOOK, "the browser takes no more notifications: switch them on again")

    def _test_note(self, language: str) -> Note:
        words = Words(None, language)
        return Note(words.say("notify-test-title"), words.say("notify-test-text"), self.public_url, "test")

    async def stop(self) -> None:
        for _, handle in self._timers.values():
            handle.cancel()
        await self._aside.stop(cancel=True)


async def unsent_test(unsent: Unsent, begun: float) -> Refused:
    """What the player is told of a test that was begun at this time.

    Whether a name is known, leads inside, or is not answered: that is told of in the same words and after the same
    time, because it would tell a stranger what there is in the administrator's network.
    """
    if unsent.code not in ("forbidden", "timeout", "unreachable"):
        return Refused(Code.WEBHOOK_FAILED, f"the notification could not be sent: {unsent}")
    await asyncio.sleep(begun + SAID_AFTER_SECONDS - time.monotonic())
    return Refused(Code.WEBHOOK_FAILED, "the notification could not be sent: nobody takes it at that address")


def style_of(text: str) -> Style:
    return next((style for style in STYLES if style == text), "json")
