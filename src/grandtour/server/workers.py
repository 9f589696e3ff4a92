"""Bots think in child processes; the event loop waits for nothing but their pipes.

A worker that dies, overruns its time or talks nonsense is killed and replaced. The host plays what the bot would have
done by then, as far as it said so. Where it did not, it is asked once more, unless its time is over: an overrun has
cost the table its patience. After that the host plays the first legal action. So a table never waits for a bot longer
than it must.

A worker that cannot even be started is tried again, after longer and longer pauses. While there is none, bots' moves
wait: the first legal action for each would ruin the games. Only a move that has waited for very long is made so, for a
game must not stand still for ever.

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
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from grandtour import _engine
from grandtour.server.questions import Asked, Questions
from grandtour.server.worker import LENGTH, NOT_NICER, Advised, Answer, Ask, Message, Question, framed

if TYPE_CHECKING:
    from grandtour.server.observing import Metrics

COMMAND: Final = (sys.executable, "-m", "grandtour.server.worker")
START_LIMIT: Final = 30.0  # seconds until a new worker must be ready, on a machine that is busy
LONGEST_ANSWER: Final = 64 * 1024  # bytes
LONGEST_REMARK: Final = 2000  # characters of a worker's stderr in one line of the log
ENGINES: Final = {b"pure": "pure", b"compiled": "compiled"}
TRIES: Final = 2
LOOK_EVERY: Final = 2.0  # seconds, for compiled modules
LEAST_TIME: Final = 0.1  # seconds; with less left, nothing is asked once more
START_TRIES: Final = 3  # after which there is no worker, if no other runs
FIRST_PAUSE: Final = 0.5  # seconds until a worker that could not be started is tried again; each pause is twice as long
LONGEST_PAUSE: Final = 15.0
PATIENCE: Final = 120.0  # seconds that a move waits for a worker while none can be started
LAST_WORDS: Final = 300  # characters of what a worker said before it went
HELD_UP: Final = 3.0  # seconds; when a time limit is noticed so late, the host itself stood still
MOST_HELD_UP: Final = 3  # times in one question

log = structlog.get_logger("grandtour.workers")


class Stopped(RuntimeError):
    """The workers were stopped before the question was answered. Any legal move would be no answer to that."""


class Failed(Exception):
    """A worker gave no answer; the text says what it did instead. `best` is what the bot would have done by then."""

    def __init__(self, fault: str, best: str | None = None) -> None:
        super().__init__(fault)
        self.best = best


class Unstarted(Failed):
    """A worker could not be started; the text says why."""


class Unwanted(Exception):
    """Nobody waits for the answer any more: the table has gone on without it."""


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
        self.engine: str | None = None  # of the process, by its own word; None until it is ready
        self.nicer = True  # it runs at a lower priority than the host
        self.thinks = False
        self.retired = False  # goes as soon as it does not think
        self.asked = 0
        self.asked_at = 0.0
        self.best: str | None = None
        """what the bot would do by now, by its own word"""
        self._words = b""
        """what it printed before it was ready"""
        self._message: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)

    @property
    def ready(self) -> bool:
        return self.engine is not None and self.process is not None and self.process.returncode is None

    async def be_ready(self) -> None:
        """Start the process if there is none, or if it has gone. Unstarted where that cannot be done."""
        if self.ready:
            return
        await self.end()
        self._words = b""
        try:
            # A session of its own: Ctrl-C in the terminal is for the host alone.
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except OSError as error:
            raise Unstarted(str(error)) from None
        self.ears = asyncio.create_task(self._listen(self.process))
        fault = "it did not become ready"
        try:
            async with asyncio.timeout(START_LIMIT):
                engine, _, remark = (await self._hear()).partition(b" ")
            self.engine, self.nicer = ENGINES.get(engine), remark != NOT_NICER
        except TimeoutError:
            fault += f" in {START_LIMIT:g} seconds"
        except Failed as failed:
            fault = f"it {failed}"
        if self.engine is None:
            await self.end()
            words = self._words.decode("utf-8", "replace").strip().rpartition("\n")[2][-LAST_WORDS:]
            raise Unstarted(f"{fault}; its last words: {words}" if words else fault)
        remark_on(self.process, self._words)

    async def _listen(self, process: Process) -> None:
        """What a worker prints goes to the log; what it prints before it is ready, only if it becomes so."""
        assert process.stderr is not None
        while said := await process.stderr.read(4096):
            if self.engine is None:
                self._words = (self._words + said)[-LONGEST_REMARK:]
            else:
                remark_on(process, said)

    async def ask(self, question: Question, limit: float) -> Answer:
        """A good answer, or Failed; only a worker that can be asked again is left alive. Unstarted: not asked."""
        await self.be_ready()
        self.asked += 1
        self.best = None
        self.asked_at = time.monotonic()
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
        self.process = self.ears = self.engine = None


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


def remark_on(process: Process, said: bytes) -> None:
    text = said.decode("utf-8", "replace")[:LONGEST_REMARK]
    if text.strip():
        log.warning("a bot worker says", pid=process.pid, text=text)


class Workers:
    """`count` workers, and the questions that wait for them: whichever is free takes the next one. Of several, the
    first is kept for quick questions.

    `command` is the program that a worker runs.
    """

    def __init__(
        self,
        count: int,
        grace: float = 5.0,
        command: Sequence[str] = COMMAND,
        metrics: Metrics | None = None,
        patience: float = PATIENCE,
    ) -> None:
        if count < 1:
            raise ValueError(f"at least one worker, not {count}")
        self.grace = grace  # seconds on top of the question's own
        self.patience = patience
        self.failures = 0  # tries that gave no answer
        self.guesses = 0  # moves that the host chose: the bot's best one so far, or the first legal one
        self.questions = Questions()
        self.down: str | None = None
        """why no worker can be started; None while there is one, or it is being tried"""
        self.told: Callable[[str | None], None] = lambda reason: None
        """called with each new value of `down`"""
        self._metrics = metrics
        self._command = command
        self._workers = [Worker(command) for _ in range(count)]
        self._tasks: dict[Worker, asyncio.Task[None]] = {}
        self._renewal: asyncio.Task[None] | None = None
        self._answers: dict[Asked, asyncio.Future[Answer]] = {}
        self._news = asyncio.Event()
        """a question has come"""
        self._nicer = True
        self._stopping = False

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
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Stopped("the bot workers were stopped"))

    async def choose(self, asked: Asked, /) -> Choice:
        """One of the question's legal actions. Unwanted if nobody waits for it any more, Stopped if the workers are
        stopped; otherwise it always answers.
        """
        try:
            answer = await self._put(asked)
        except Failed as failed:
            # Without a worker the question may be an old one, or none was made.
            question = asked.make() if isinstance(failed, Unstarted) else asked.question
            if question is None:
                raise Unwanted from None
            self.guesses += 1
            played = "its best so far" if failed.best is not None else "the first legal action"
            log.error("a move was made for a bot", played=played, fault=str(failed), **about(question))
            return Choice(failed.best or question.legal[0], fault=str(failed))
        assert answer.action is not None
        return Choice(answer.action, answer.then)

    async def advise(self, asked: Asked, /) -> list[Advised]:
        """What the bot thinks of, best first. Failed where it cannot tell: no host makes advice up. Full and Unwanted
        say that it will not even try.
        """
        if self.down is not None:
            raise Unstarted(self.down)
        if self._stopping:
            raise Stopped("the server is stopping")
        return (await self._put(asked)).advice

    def give_no_more_advice(self) -> None:
        """The server is stopping, and people who wait for advice must not keep it from that."""
        self._stopping = True
        for asked, answer in self._answers.items():
            if asked.kind != "move" and not answer.done():
                answer.set_exception(Stopped("the server is stopping"))

    async def _put(self, asked: Asked) -> Answer:
        if not self._tasks:
            raise Stopped("the bot workers do not run")
        self.questions.put(asked)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[asked] = answer
        self._news.set()
        try:
            return await answer
        finally:
            self.questions.drop(asked)
            del self._answers[asked]

    def pids(self) -> list[int]:
        """The ids of the processes that run now, for whoever measures them."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    # ---- each worker's own task ---------------------------------------------------------------------------------
    async def _work(self, worker: Worker) -> None:
        while not worker.retired:
            await self._until_ready(worker)
            asked = await self._next(worker)
            worker.thinks = True
            began = time.monotonic()
            try:
                await self._serve(worker, asked)
            finally:
                # A worker that cannot be started, or a machine that slept, is not to be paid for by whoever asked.
                self.questions.done(asked, min(time.monotonic() - began, asked.seconds + self.grace))
                worker.thinks = False
            answer = self._answers.get(asked)
            if answer is not None and not answer.done():  # the worker was gone, and could not be started again
                if asked.kind == "move":
                    since = asked.at
                    self.questions.put(asked)
                    asked.at = since  # it is not forgotten how long it has waited already
                    self._news.set()
                else:
                    answer.set_exception(Unstarted("the worker is gone"))

    async def _next(self, worker: Worker) -> Asked:
        while (asked := self.questions.take(quick_only=self._is_kept(worker))) is None:
            self._news.clear()
            with suppress(TimeoutError):  # what a worker may take changes with time, too
                async with asyncio.timeout(LOOK_EVERY):
                    await self._news.wait()
        return asked

    def _is_kept(self, worker: Worker) -> bool:
        """Whether it is the one that is kept for quick questions: others must be there for the long ones."""
        return worker is self._workers[0] and any(other.ready for other in self._workers[1:])

    async def _serve(self, worker: Worker, asked: Asked) -> None:
        """Answer it, unless the worker cannot be started: then it must wait on."""
        answer = self._answers[asked]
        if self._metrics is not None:
            self._metrics.question(asked.kind, time.monotonic() - asked.at)
        try:
            asked.question = asked.make()
            if asked.question is None:
                raise Unwanted
            if not asked.question.legal:
                raise ValueError("there is nothing to choose from")
            said = await self._answer(worker, asked.question)
        except Unstarted:
            return
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(said)

    async def _until_ready(self, worker: Worker) -> None:
        pause = FIRST_PAUSE
        for tries in itertools.count(1):
            try:
                await worker.be_ready()
                break
            except Unstarted as failed:
                self._cannot_start(str(failed), tries)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        if self.down is not None:
            self.down = None
            self.told(None)
        if self._nicer and not worker.nicer:
            self._nicer = False  # once is enough
            log.warning("bot workers may not lower their priority, so bots slow the server down on a busy machine")

    def _cannot_start(self, reason: str, tries: int) -> None:
        if self.down is None and tries >= START_TRIES and not any(worker.ready for worker in self._workers):
            self.down = reason
            self.told(reason)
        elif self.down is None and tries == START_TRIES:
            log.warning("a bot worker cannot be started; it is tried again and again", fault=reason)
        if self.down is not None:
            self._give_up()

    def _give_up(self) -> None:
        """Bots' moves that have waited for too long are made by the host; hints are not given."""
        assert self.down is not None
        limit = time.monotonic() - self.patience
        for asked, answer in self._answers.items():
            if not answer.done() and (asked.at <= limit or asked.kind != "move"):
                answer.set_exception(Unstarted(self.down))

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
        whole = left = question.seconds + self.grace  # for all tries together
        tries, held_up = 0, 0
        while True:
            began = time.monotonic()
            try:
                return await worker.ask(question, left)
            except Unstarted:
                raise
            except Failed as error:
                failed = error
            except Exception as error:
                # Not foreseen, and still no reason for a table to stand still.
                log.exception("a bot worker could not be asked", **about(question))
                failed = Failed(f"{type(error).__name__}: {error}", worker.best)
                await worker.end()
            took = time.monotonic() - began
            if time.monotonic() - worker.asked_at > left + HELD_UP and held_up < MOST_HELD_UP:
                held_up += 1
                left = whole  # the machine slept, or the host was stopped: nobody has thought for so long
                log.info("a bot is asked anew, for the server itself stood still", seconds=round(took, 1))
                continue
            tries += 1
            self.failures += 1
            log.warning("a bot worker failed", fault=str(failed), attempt=tries, **about(question))
            left -= took
            if failed.best is not None or left < LEAST_TIME or tries == TRIES:
                raise failed


__all__ = ["Choice", "Failed", "Question", "Stopped", "Unstarted", "Unwanted", "Workers"]
