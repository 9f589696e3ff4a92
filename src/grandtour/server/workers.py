"""Bots think in child processes; the event loop waits for nothing but their pipes.

A worker that dies, overruns its time or talks nonsense is killed and replaced. The host plays what the bot would have
done by then, as far as it said so. Where it did not, it is asked once more, unless its time is over: an overrun has
cost the table its patience. After that the host plays the first legal action. So a table never waits for a bot longer
than it must.

Interpreted workers make room for compiled ones as soon as there are compiled modules: `make play` makes them while
somebody plays. An idle worker goes at once, one that thinks when it has answered.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec
import structlog

from grandtour import _engine
from grandtour.server.worker import LENGTH, Advised, Answer, Ask, Message, Question, framed

COMMAND: Final = (sys.executable, "-m", "grandtour.server.worker")
START_LIMIT: Final = 30.0  # seconds until a new worker must be ready, on a machine that is busy
LONGEST_ANSWER: Final = 64 * 1024  # bytes
LONGEST_REMARK: Final = 2000  # characters of a worker's stderr in one line of the log
ENGINES: Final = {b"pure": "pure", b"compiled": "compiled"}
TRIES: Final = 2
LOOK_EVERY: Final = 2.0  # seconds, for compiled modules
LEAST_TIME: Final = 0.1  # seconds; with less left, nothing is asked once more

log = structlog.get_logger("grandtour.workers")


class Stopped(RuntimeError):
    """The workers were stopped before the question was answered. Any legal move would be no answer to that."""


class Failed(Exception):
    """A worker gave no answer; the text says what it did instead. `best` is what the bot would have done by then."""

    def __init__(self, fault: str, best: str | None = None) -> None:
        super().__init__(fault)
        self.best = best


@dataclass(frozen=True)
class Choice:
    """What is played for a bot: its own choice, or the host's where `fault` says what the bot did instead."""

    action: str
    then: list[str] = field(default_factory=list)
    """what the bot means to do next, as long as nothing comes in between"""
    fault: str | None = None


class Worker:
    """One child process as the host sees it; made anew after it has failed."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None
        self.ears: asyncio.Task[None] | None = None
        self.engine: str | None = None  # of the process, by its own word
        self.thinks = False
        self.retired = False  # goes as soon as it does not think
        self.asked = 0
        self.best: str | None = None
        """what the bot would do by now, by its own word"""
        self._message: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)

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
        self.engine = ENGINES.get(first) if first is not None else None
        if self.engine is None:
            await self.end()
            raise Failed("did not become ready")

    async def ask(self, question: Question, limit: float) -> Answer:
        """A good answer, or Failed; only a worker that can be asked again is left alive."""
        await self.be_ready()
        self.asked += 1
        self.best = None
        try:
            async with asyncio.timeout(limit):
                await self._say(msgspec.msgpack.encode(Ask(self.asked, question)))
                answer = await self._hear_out(question)
        except TimeoutError:
            await self.end()
            raise Failed(f"no answer in {limit:g} seconds", self.best) from None
        except msgspec.MsgspecError:
            await self.end()
            raise Failed("the answer is no message", self.best) from None
        except Failed as failed:
            await self.end()
            raise Failed(str(failed), self.best) from None
        if answer.number == self.asked and answer.fault is not None:
            raise Failed(answer.fault, self.best)
        if answer.number != self.asked or not is_legal(answer, question):
            await self.end()
            raise Failed("the answer is no legal action", self.best)
        return answer

    async def _hear_out(self, question: Question) -> Answer:
        """Wait for the answer; until it comes, `best` is what the bot would do by now."""
        while True:
            said = self._message.decode(await self._hear())
            if isinstance(said, Answer):
                return said
            if said.number == self.asked and said.action in question.legal:
                self.best = said.action

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


def about(question: Question) -> dict[str, object]:
    """What the log says of a question: nothing that only a seat knows."""
    return {"game": question.game, "bot": question.bot, "seat": question.seat, "kind": question.kind}


def manifest_time(folder: str) -> int | None:
    """When the manifest of compiled modules was written; None while there is none."""
    try:
        return os.stat(os.path.join(folder, _engine.MANIFEST)).st_mtime_ns
    except OSError:
        return None


def is_legal(answer: Answer, question: Question) -> bool:
    if question.kind == "advise":
        return bool(answer.advice) and all(said.action in question.legal for said in answer.advice)
    return answer.action in question.legal


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
        self.guesses = 0  # moves that the host chose: the bot's best one so far, or the first legal one
        self._command = command
        self._workers = [Worker(command) for _ in range(count)]
        self._tasks: dict[Worker, asyncio.Task[None]] = {}
        self._renewal: asyncio.Task[None] | None = None
        self._queue: asyncio.PriorityQueue[tuple[bool, int, Question, asyncio.Future[Answer]]] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._waiting: set[asyncio.Future[Answer]] = set()

    async def start(self) -> None:
        """The processes come up in the background; a question that is asked meanwhile waits for them."""
        if not self._tasks:
            self._tasks = {worker: asyncio.create_task(self._work(worker)) for worker in self._workers}
            if _engine.engine() == "pure" and os.environ.get("GRANDTOUR_ENGINE") != "pure":
                self._renewal = asyncio.create_task(self._renew(_engine.FOLDER))

    async def stop(self) -> None:
        """No process is left; what was not answered raises Stopped where it was asked."""
        tasks = [*self._tasks.values(), *([self._renewal] if self._renewal is not None else [])]
        self._tasks, self._renewal = {}, None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))
        while not self._queue.empty():
            self._queue.get_nowait()
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(Stopped("the bot workers were stopped"))

    async def choose(self, question: Question, urgent: bool = False) -> Choice:
        """One of `question.legal`. Always answers, unless the workers are stopped: then Stopped.

        `urgent`: somebody waits for it.
        """
        try:
            answer = await self._put(question, urgent)
        except Failed as failed:
            self.guesses += 1
            played = "its best so far" if failed.best is not None else "the first legal action"
            log.error("a move was made for a bot", played=played, fault=str(failed), **about(question))
            return Choice(failed.best or question.legal[0], fault=str(failed))
        assert answer.action is not None
        return Choice(answer.action, answer.then)

    async def advise(self, question: Question, urgent: bool = True) -> list[Advised]:
        """What the bot thinks of, best first. Failed where it cannot tell: no host makes advice up."""
        return (await self._put(question, urgent)).advice

    async def _put(self, question: Question, urgent: bool) -> Answer:
        if not question.legal:
            raise ValueError("there is nothing to choose from")
        if not self._tasks:
            raise Stopped("the bot workers do not run")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        try:
            self._queue.put_nowait((not urgent, next(self._numbers), question, answer))
            return await answer
        finally:
            self._waiting.discard(answer)

    def pids(self) -> list[int]:
        """The ids of the processes that run now, for whoever measures them."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    # ---- each worker's own task ---------------------------------------------------------------------------------
    async def _work(self, worker: Worker) -> None:
        while not worker.retired:
            with suppress(Failed):  # is said when it matters: at the next question
                await worker.be_ready()
            _, _, question, answer = await self._queue.get()
            if answer.done():  # nobody waits for it any more
                continue
            worker.thinks = True
            try:
                said = await self._answer(worker, question)
            except Failed as failed:
                if not answer.done():
                    answer.set_exception(failed)
            else:
                if not answer.done():
                    answer.set_result(said)
            worker.thinks = False

    # ---- from interpreted to compiled -----------------------------------------------------------------------------
    async def _renew(self, folder: str) -> None:
        """Once there are good compiled modules, put a worker that runs them in the place of each that does not."""
        seen: int | None = None
        while True:
            changed = manifest_time(folder)
            if changed != seen:
                seen = changed
                good, _ = await asyncio.to_thread(_engine.inspect, folder)
                if good and await self._change_over():
                    return
            await asyncio.sleep(LOOK_EVERY)

    async def _change_over(self) -> bool:
        """Replace the workers that do not run compiled modules, and return whether that could be done.

        No worker goes before its successor is there.
        """
        going: list[asyncio.Task[None]] = []
        for old in [worker for worker in self._workers if worker.engine != "compiled"]:
            new = Worker(self._command)
            self._workers.append(new)  # so that stop() ends it, whenever that comes
            with suppress(Failed):
                await new.be_ready()
            if new.engine != "compiled":  # compiled modules do not load, or are gone again
                await new.end()
                self._workers.remove(new)
                break
            self._tasks[new] = asyncio.create_task(self._work(new))
            going.append(asyncio.create_task(self._retire(old)))
        else:
            log.info("bot workers change over to the compiled engine", workers=len(going))
        await asyncio.gather(*going)
        return all(worker.engine == "compiled" for worker in self._workers)

    async def _retire(self, worker: Worker) -> None:
        worker.retired = True
        task = self._tasks[worker]
        if not worker.thinks:
            task.cancel()
        await asyncio.wait([task])
        await worker.end()
        self._workers.remove(worker)
        self._tasks.pop(worker, None)

    async def _answer(self, worker: Worker, question: Question) -> Answer:
        left = question.seconds + self.grace  # for all tries together
        for attempt in range(1, TRIES + 1):
            began = time.monotonic()
            try:
                return await worker.ask(question, left)
            except Failed as error:
                failed = error
            except Exception as error:
                # Not foreseen, and still no reason for a table to stand still.
                log.exception("a bot worker could not be asked", **about(question))
                failed = Failed(f"{type(error).__name__}: {error}", worker.best)
                await worker.end()
            self.failures += 1
            log.warning("a bot worker failed", fault=str(failed), attempt=attempt, **about(question))
            left -= time.monotonic() - began
            if failed.best is not None or left < LEAST_TIME:
                break
        raise failed


__all__ = ["Choice", "Failed", "Question", "Stopped", "Workers"]
