"""One client's connection to one table: it reads commands one after the other, and writes from a bounded queue."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from grandtour.server import messages as m
from grandtour.server.codes import Code, Refused, no_answer
from grandtour.server.commands import CommandId
from grandtour.server.people import Person
from grandtour.server.security.shares import paid
from grandtour.server.spending import spend
from grandtour.server.store.store import Failure
from grandtour.server.table import Table
from grandtour.server.wording import said_of

if TYPE_CHECKING:
    from grandtour.server.hub import Hub, Live
    from grandtour.server.security.limits import Gate

LONGEST_MESSAGE: Final = 4096  # bytes; the longest command there is has some 500
VIEWS_WAITING: Final = 16  # if there are more, the client gets one fresh view instead
ALL_WAITING: Final = 256  # a client that does not even read its acknowledgements is dropped
BEAT_SECONDS: Final = 15.0
SEND_SECONDS: Final = 30.0  # after so long without taking bytes, a half-open connection is ended
CHATS_KEPT: Final = 200  # how many numbers of told lines are remembered; no line much older is told
FAULTS: Final = 20  # so many unreadable messages end a connection

CLOSED_RESTART: Final = 1012
CLOSED_POLICY: Final = 1008

log = structlog.get_logger("grandtour.sockets")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(m.ClientMessage).decode


class Socket:
    def __init__(
        self,
        hub: Hub,
        live: Live,
        person: Person,
        gate: Gate,
        address: str | None,
        blocked: set[str],
        language: m.Language | None = None,
        as_of: int | None = None,
    ) -> None:
        """`as_of`: what `People.forgotten` was before the person's session was looked up."""
        self.hub = hub
        self.live = live
        self.user = person.id
        self.session = person.session
        self.gate = gate
        self.as_of = hub.people.forgotten if as_of is None else as_of
        self.address = address
        self.blocked = blocked
        self.language: m.Language | None = language
        """None: the client makes its own sentences"""
        self.seat: int | None = None
        self.chosen = False
        """whether the client said where it looks from; until then it follows the player to their seat"""
        self.begun = False
        """whether it has had its first view, with the chat; what is said after that it is told"""
        self.told_chats: set[int] = set()
        self._views: deque[bytes] = deque()
        self._others: deque[bytes] = deque()
        self._present: bytes | None = None
        self._wants_fresh = True
        self._something = asyncio.Event()
        self._end: m.Bye | None = None
        self._faults = 0
        self._putting = False
        """whether a message is on its way to the client"""
        self._since = time.monotonic()
        """when the last message was put on its way"""

    # ---- where it looks from ----------------------------------------------------------------------------------
    def follow(self, table: Table) -> tuple[int | None, bool]:
        """The seat whose view may be shown, and whether it is another than before."""
        before = self.seat
        mine = table.seats_of(self.user)
        if self.seat is not None and self.seat not in mine:
            self.seat, self.chosen = None, False
        if self.seat is None and not self.chosen and mine:
            self.seat = mine[0]
        return self.seat, self.seat != before

    def look(self, seat: int | None) -> None:
        """Look from a seat that is known to be theirs."""
        self.seat, self.chosen = seat, True
        self.want_fresh()

    # ---- out --------------------------------------------------------------------------------------------------
    def show(self, view: bytes) -> None:
        if self._wants_fresh:
            return  # the fresh view that is to be made will be newer
        self._views.append(view)
        if len(self._views) > VIEWS_WAITING:
            self.want_fresh()
        self._something.set()

    def want_fresh(self) -> None:
        self._views.clear()
        self._wants_fresh = True
        self._something.set()

    def send(self, message: m.ServerMessage) -> None:
        self._others.append(_encode(message))
        if len(self._others) > ALL_WAITING:
            self.end(Code.LIMITED, again=True)
        self._something.set()

    def send_present(self, message: m.Present) -> None:
        self._present = _encode(message)  # only the last message counts
        self._something.set()

    def tell_chat(self, chat: m.ChatInfo) -> None:
        # By number, not by order: with several processes a lower number may come later.
        if chat.person not in self.blocked and chat.number not in self.told_chats:
            self._was_told([chat.number])
            self.send(m.Said(chat))

    def _was_told(self, numbers: Iterable[int]) -> None:
        self.told_chats.update(numbers)
        if len(self.told_chats) > 2 * CHATS_KEPT:
            self.told_chats = set(sorted(self.told_chats)[-CHATS_KEPT:])

    def end(self, code: Code | None, again: bool = False) -> None:
        if self._end is None:
            self._end = m.Bye(code, again)
        self._something.set()

    async def write(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Write until the connection ends. Views come first, so that no acknowledgement comes before what it led to."""
        while True:
            if self._end is not None:
                await self._put(socket, _encode(self._end))
                with suppress(Exception):
                    await socket.close(CLOSED_RESTART if self._end.again else CLOSED_POLICY)
                return
            if self._wants_fresh:
                await self._put_fresh(socket)
            elif self._views:
                await self._put(socket, self._views.popleft())
            elif self._others:
                await self._put(socket, self._others.popleft())
            elif self._present is not None:
                present, self._present = self._present, None
                await self._put(socket, present)
            else:
                self._something.clear()
                await self._something.wait()

    async def _put_fresh(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._wants_fresh = False
        view = await self.hub.fresh(self.live, self)
        if self._wants_fresh or self._end is not None:
            return
        self._views.clear()  # the fresh view has all that was shown meanwhile
        self._was_told(chat.number for chat in view.chat or [])
        self.begun = True
        await self._put(socket, _encode(view))

    async def _put(self, socket: WebSocket[Any, Any, Any], data: bytes) -> None:
        self._putting, self._since = True, time.monotonic()
        await socket.send_data(data, mode="text")
        self._putting = False

    async def _watch(self, tasks: set[asyncio.Task[None]]) -> None:
        """Until one of the tasks ends, or the client takes no bytes for too long. In a silence it hears a beat.

        This looks every few seconds. A time limit for each message would cost more than the sending itself.
        """
        while True:
            due = self._since + (SEND_SECONDS if self._putting else BEAT_SECONDS)
            wait = min(max(due - time.monotonic(), 0.0), BEAT_SECONDS, SEND_SECONDS)
            done, _ = await asyncio.wait(tasks, timeout=wait, return_when=asyncio.FIRST_COMPLETED)
            if done:
                return
            if time.monotonic() - self._since >= (SEND_SECONDS if self._putting else BEAT_SECONDS):
                if self._putting:
                    return
                self._since = time.monotonic()
                self.send(m.Beat(self.live.now()))

    # ---- in ---------------------------------------------------------------------------------------------------
    async def read(self, socket: WebSocket[Any, Any, Any]) -> None:
        while self._end is None:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            text = event.get("text")
            await paid(self.take(text if text is not None else event.get("bytes") or b""))

    async def take(self, data: str | bytes) -> None:
        """Take one message of the client; whatever it holds, the answer is a message, and the table is not harmed."""
        command_id: str | None = None
        seat = self.seat
        try:
            if len(data) > LONGEST_MESSAGE:
                raise Refused(Code.TOO_LARGE, f"a message has at most {LONGEST_MESSAGE} bytes")
            if isinstance(data, bytes):
                raise Refused(Code.MALFORMED, "messages are text, not binary")
            try:
                message = _decode(data)
            except (msgspec.DecodeError, ValueError, RecursionError) as fault:
                command_id = id_in(data)
                raise Refused(Code.MALFORMED, str(fault)[:300]) from None
            command_id = getattr(message, "id", None)
            seat = getattr(message, "seat", seat)
            await self._carry_out(message)
        except Refused as refused:
            self.send(error_of(refused, command_id, self._said(refused, seat)))
            if refused.code in (Code.MALFORMED, Code.TOO_LARGE):
                self._faults += 1
                if self._faults >= FAULTS:
                    self.end(Code.MALFORMED)
        except Failure as failure:
            self.send(error_of(no_answer(failure.code), command_id))
        except Exception:
            log.exception("socket", table=self.live.table.id)
            self.send(m.Error(Code.FAILED, "something went wrong on the server", command_id))

    def _said(self, refused: Refused, seat: int | None) -> str | None:
        """The refusal in words, for the player of the seat that the command was for."""
        return said_of(refused, self.live.table, seat, self.live.names, self.language)

    async def _carry_out(self, message: m.ClientMessage) -> None:
        spend(self.gate, "chat" if isinstance(message, m.Chat | m.Nudge) else "command", self.session, self.address)
        match message:
            case m.Ping():
                self.send(m.Beat(self.live.now()))
            case m.Sync():
                self.want_fresh()
            case m.Look(seat):
                await self.hub.look(self.live.table.id, self.user, seat)
                self.look(seat)
            case m.Chat(command_id, text):
                again = await self.hub.say(self.live, self.user, text, command_id)
                self.send(m.Done(command_id, self._step(self.live.table, self.seat), again))
            case m.Nudge(command_id, seat):
                new = await self.hub.nudge(self.live, self.user, seat)
                self.send(m.Done(command_id, self._step(self.live.table, self.seat), not new))
            case _:
                outcome = await self.hub.command(self.live.table.id, self.user, message, message.id)
                self.send(m.Done(message.id, self._step(outcome.table, message.seat), outcome.again))

    def _step(self, table: Table, seat: int | None) -> int:
        """The step of a seat, only if it is theirs: how often another seat has acted unseen is not told."""
        return table.seen[table.viewer(seat if seat in table.seats_of(self.user) else self.seat)]

    async def check_session(self) -> None:
        """End the connection if its person has logged out or was deleted."""
        if not await self.hub.people.is_open(self.session):
            self.end(Code.NO_SESSION)

    async def run(self, socket: WebSocket[Any, Any, Any]) -> None:
        writer = asyncio.ensure_future(self.write(socket))
        reader = asyncio.ensure_future(self.read(socket))
        self.hub.come(self.live, self)
        if self.hub.people.forgotten != self.as_of:  # the session may have ended before anybody knew this connection
            self.hub.aside.run(self.check_session())
        try:
            await self._watch({writer, reader})
        finally:
            self.hub.go(self.live, self)
            for task in (writer, reader):
                # A command that is being stored will be stored; only its answer is lost.
                task.cancel()
            done = await asyncio.gather(writer, reader, return_exceptions=True)
            for fault in done:
                if isinstance(fault, Exception) and not isinstance(
                    fault, WebSocketDisconnect | TimeoutError | OSError | RuntimeError
                ):
                    log.error("socket", exc_info=fault)


def error_of(refused: Refused, command_id: str | None = None, said: str | None = None) -> m.Error:
    return m.Error(refused.code, refused.text, command_id, refused.rule, refused.arguments, refused.wait, said)


def id_in(data: str) -> str | None:
    """The id of a command that is malformed, so that the client knows which one was refused."""
    try:
        found = json.loads(data)["id"]
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        return None
    try:
        return msgspec.convert(found, CommandId)
    except msgspec.ValidationError:
        return None
