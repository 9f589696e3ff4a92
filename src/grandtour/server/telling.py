"""Tells people that it is their turn, where they have asked for it and are not looking."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

import grandtour as gt
from grandtour.server.codes import Code, Refused
from grandtour.server.hub import Live
from grandtour.server.notify.guard import Guard
from grandtour.server.notify.note import Note
from grandtour.server.notify.post import Unsent, delivered, post
from grandtour.server.notify.push import Delivery, Push
from grandtour.server.notify.throttle import TurnNotes
from grandtour.server.notify.webhooks import STYLES, Style, webhook_request
from grandtour.server.observing import Metrics
from grandtour.server.people import now_ms
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store
from grandtour.words import Words

POST_SECONDS: Final = 10.0
AT_ONCE: Final = 8  # posts under way

log = structlog.get_logger("grandtour.notes")


class TurnTeller:
    def __init__(self, store: Store, guard: Guard, push: Push, metrics: Metrics, public_url: str | None) -> None:
        self.store = store
        self.guard = guard
        self.push = push
        self.metrics = metrics
        self.public_url = public_url
        self.notes = TurnNotes()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, live: Live, present: frozenset[str]) -> None:
        """Something happened at the table: who is to act now, and does not look, gets a note."""
        table = live.table
        waiting = {table.chairs[seat].person for seat in table.actors()}
        for user in sorted(person for person in waiting if person is not None):
            if self.notes.due(user, table.id, now_ms(), user in present):
                task = asyncio.ensure_future(self._tell(user, table.id, table.game.name))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, user: str, table_id: str, game: str) -> None:
        try:
            person = await self.store.read(lambda conn: q.user(conn, user))
            if person is None:
                return
            words = Words(game, person.language)
            note = Note(
                words.say("notify-turn-title"),
                words.say("notify-turn-text", game=gt.GAMES.entry(game).title),
                None if self.public_url is None else f"{self.public_url.rstrip('/')}/t/{table_id}",
                table_id,
            )
            async with self._room:
                await self._send(user, note)
        except Exception:
            log.exception("note")

    async def _send(self, user: str, note: Note) -> None:
        hook, pushes = await self.store.read(lambda conn: (q.hook(conn, user), q.pushes(conn, user)))
        if hook is not None:
            try:
                await self._post(style_of(hook.style), hook.url, note)
            except Unsent as unsent:
                log.info("webhook failed", reason=str(unsent))
        for row in pushes:
            try:
                if await self.push.send(row.endpoint, row.p256dh, row.auth, note) is Delivery.GONE:
                    await self._drop(row.endpoint)
                self.metrics.note("push", True)
            except Unsent as unsent:
                self.metrics.note("push", False)
                log.info("push failed", reason=str(unsent))

    async def _drop(self, endpoint: str) -> None:
        await self.store.write(lambda conn: q.drop_push(conn, endpoint))

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
        """The test button: Refused says what went wrong."""
        words = Words(None, language)
        note = Note(words.say("notify-test-title"), words.say("notify-test-text"), self.public_url, "test")
        try:
            async with self._room:
                await self._post(style, url, note)
        except Unsent as unsent:
            raise Refused(Code.WEBHOOK_FAILED, f"the note could not be sent: {unsent}") from None

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def style_of(text: str) -> Style:
    return next((style for style in STYLES if style == text), "json")
