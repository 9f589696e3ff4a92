"""Bots think in child processes; the event loop waits for nothing but their pipes.

A worker that dies, overruns its time or talks nonsense is killed and replaced, and the question asked once more; if
that fails too, the host plays a random legal action. So a table never waits for a bot longer than it must.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from grandtour.server.worker import LENGTH, READY, Answer, Ask, Question, framed

COMMAND: Final = (sys.executable, "-m", "grandtour.server.worker")
START_LIMIT: Final = 30.0  # seconds until a new worker must be ready, on a machine that is busy
LONGEST_ANSWER: Final = 64 * 1024  # bytes
LONGEST_REMARK: Final = 2000  # characters of a worker's stderr in one line of the log
TRIES: Final = 2

log = structlog.get_logger("grandtour.workers")


class Stopped(RuntimeError):
    """The workers were stopped before the question was answered. A random move would be no answer to that."""


class Failed(Exception):
    """A worker gave no answer; the text says what it did instead."""


class Worker:
    """One child process as the host sees it; made anew after it has failed."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None
        self.ears: asyncio.Task[None] | None = None
        self.asked = 0

    async def be_ready(self) -> None:
        """Start the process if there is none, or if it has gone. Failed where that cannot be done."""
        if self.process is not None and self.process.returncode is None:
            return
        await self.end()
        try:
            # A session of its own: Ctrl-C in the terminal is for the host alone.
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except OSError as error:
            raise Failed(f"cannot be started: {error}") from None
        self.ears = asyncio.create_task(pass_on(self.process))
        try:
            async with asyncio.timeout(START_LIMIT):
                first = await self._hear()
        except TimeoutError:
            first = None
        except Failed:
            await self.end()
            raise
        if first != READY:
            await self.end()
            raise Failed("did not become ready")

    async def ask(self, question: Question, limit: float) -> str:
        """One of the legal actions, or Failed; only a worker that can be asked again is left alive."""
        await self.be_ready()
        self.asked += 1
        try:
            async with asyncio.timeout(limit):
                await self._say(msgspec.msgpack.encode(Ask(self.asked, question)))
                said = await self._hear()
            answer = msgspec.msgpack.decode(said, type=Answer)
        except TimeoutError:
            await self.end()
            raise Failed(f"no answer in {limit:g} seconds") from None
        except msgspec.MsgspecError:
            await self.end()
            raise Failed("the answer is no message") from None
        except Failed:
            await self.end()
            raise
        if answer.fault is not None and answer.number == self.asked:
            raise Failed(answer.fault)
        if answer.action is None or answer.action not in question.legal or answer.number != self.asked:
            await self.end()
            raise Failed("the answer is no legal action")
        return answer.action

    async def _say(self, message: bytes) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(framed(message))
            await self.process.stdin.drain()
        except (OSError, RuntimeError):  # RuntimeError: uvloop's word for a pipe that is closed
            raise Failed("died") from None

    async def _hear(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
            if length > LONGEST_ANSWER:
                raise Failed("the answer is too long")
            return await self.process.stdout.readexactly(length)
        except (OSError, asyncio.IncompleteReadError):
            raise Failed("died") from None

    async def end(self) -> None:
        """Kill it: a worker has nothing to save."""
        process = self.process
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
        if self.ears is not None:
            await asyncio.wait([self.ears], timeout=1.0)  # its last words
            self.ears.cancel()
        self.process = self.ears = None


async def pass_on(process: Process) -> None:
    """What a worker prints goes to the log."""
    assert process.stderr is not None
    while remark := await process.stderr.read(4096):
        log.warning("a bot worker says", pid=process.pid, text=remark.decode("utf-8", "replace")[:LONGEST_REMARK])


class Workers:
    """`count` workers and one queue: who asks first is served first, by whichever worker is free; the urgent before
    all others.

    `command` is the program that a worker runs.
    """

    def __init__(self, count: int, grace: float = 5.0, command: Sequence[str] = COMMAND) -> None:
        if count < 1:
            raise ValueError(f"at least one worker, not {count}")
        self.grace = grace  # seconds on top of the question's own
        self.failures = 0  # tries that gave no answer
        self.guesses = 0  # moves that the host had to make
        self._workers = [Worker(command) for _ in range(count)]
        self._tasks: list[asyncio.Task[None]] = []
        self._queue: asyncio.PriorityQueue[tuple[bool, int, Question, asyncio.Future[str]]] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._waiting: set[asyncio.Future[str]] = set()

    async def start(self) -> None:
        """The processes come up in the background; a question that is asked meanwhile waits for them."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]

    async def stop(self) -> None:
        """No process is left; what was not answered raises Stopped where it was asked."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))
        while not self._queue.empty():
            self._queue.get_nowait()
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(Stopped("the bot workers were stopped"))

    async def choose(self, question: Question, urgent: bool = False) -> str:
        """The bot's choice, one of `question.legal`. Always answers, unless the workers are stopped: then Stopped.

        `urgent`: somebody waits for it.
        """
        if not question.legal:
            raise ValueError("there is nothing to choose from")
        if not self._tasks:
            raise Stopped("the bot workers do not run")
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        try:
            self._queue.put_nowait((not urgent, next(self._numbers), question, answer))
            return await answer
        finally:
            self._waiting.discard(answer)

    def pids(self) -> list[int]:
        """Of the processes that run now, for who measures them."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    # ---- each worker's own task ---------------------------------------------------------------------------------
    async def _work(self, worker: Worker) -> None:
        while True:
            with suppress(Failed):  # is said when it matters: at the next question
                await worker.be_ready()
            _, _, question, answer = await self._queue.get()
            if answer.done():  # nobody waits for it any more
                continue
            choice = await self._answer(worker, question)
            if not answer.done():
                answer.set_result(choice)

    async def _answer(self, worker: Worker, question: Question) -> str:
        about = {"game": question.game, "bot": question.bot, "seat": question.seat}
        for attempt in range(1, TRIES + 1):
            try:
                return await worker.ask(question, question.seconds + self.grace)
            except Failed as failed:
                self.failures += 1
                log.warning("a bot worker failed", fault=str(failed), attempt=attempt, **about)
            except Exception:
                # Not foreseen, and still no reason for a table to stand still.
                self.failures += 1
                log.exception("a bot worker could not be asked", attempt=attempt, **about)
                await worker.end()
        self.guesses += 1
        log.error("a random move was made for a bot", **about)
        return secrets.choice(question.legal)


__all__ = ["Question", "Stopped", "Workers"]
