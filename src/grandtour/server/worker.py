"""`python -m grandtour.server.worker`: a child process of the server that thinks for bots.

It hears questions on stdin and says answers on stdout, each a msgpack message after its length (4 bytes, big-endian);
the first message is the name of its engine and says that it is ready (with a remark behind it where it could not lower
its priority). While it thinks it says what it would do by now:
that is in the pipe, and so with the host, whatever becomes of the worker. It never holds the truth of a table: the host
sends a state in which what the seat cannot know was drawn anew. When stdin ends the host is gone, and so is the worker.
"""

from __future__ import annotations

import os
import secrets
import signal
import struct
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import BinaryIO, Final, Literal

import msgspec

from grandtour import _engine, bots
from grandtour.bots import hints
from grandtour.core.game import Action, Game
from grandtour.core.worlds import Seen, Worlds
from grandtour.server.rules import game_of

LENGTH: Final = struct.Struct(">I")
NICENESS: Final = 10
NOT_NICER: Final = b"not-nicer"
LONGEST_OVERRUN: Final = 60.0  # seconds; the host's own limit is lower

Kind = Literal["choose", "advise"]


@dataclass(frozen=True)
class PastChoice:
    """What the seat saw another one choose: see `core.worlds.Seen`."""

    dump: dict[str, object]  # of the state before it, determinized as of then
    seat: int
    action: str


@dataclass(frozen=True)
class Question:
    """What a bot is asked: plain data, all of it known to its seat."""

    game: str
    edition: str
    edition_hash: str
    edition_text: str | None  # needed where the shipped edition of that name is not, or no longer, the one
    options: dict[str, bool]
    rules_version: int
    bot: str
    seat: int
    view: dict[str, object]
    legal: list[str]  # notation, in the engine's order
    dump: dict[str, object]  # of a determinized state, never of the real one
    seconds: float
    nodes: int | None = None  # of search at most, within those seconds
    past: list[PastChoice] = field(default_factory=list)  # for bots that make something of it (`levels.RECALLED`)
    kind: Kind = "choose"


class Ask(msgspec.Struct, frozen=True, array_like=True):
    number: int
    question: Question


class Best(msgspec.Struct, frozen=True, array_like=True, tag="best"):
    """What the bot would do if its time were up now; `number` is the question's."""

    number: int
    action: str


class Advised(msgspec.Struct, frozen=True, array_like=True):
    """An action that a bot advises, with what it says of it: see `bots.Advice`."""

    action: str
    score: float | None = None
    win: float | None = None
    reason: str = ""
    arguments: dict[str, object] = {}


class Answer(msgspec.Struct, frozen=True, array_like=True, tag="answer"):
    """Either what was asked for, or what went wrong; `number` is the question's."""

    number: int
    action: str | None = None
    then: list[str] = []
    """what it means to do next, as long as nothing comes in between"""
    advice: list[Advised] = []
    fault: str | None = None


Message = Best | Answer


def framed(message: bytes) -> bytes:
    return LENGTH.pack(len(message)) + message


# ---- answering ------------------------------------------------------------------------------------------------
class SpokenClock(bots.Clock):
    """The clock of a bot that thinks apart from its host: what it would do by now is said aloud."""

    def __init__(self, question: Question, game: Game, tell: Callable[[str], None]) -> None:
        super().__init__(question.seconds, question.nodes)
        self._game = game
        self._tell = tell

    def suggest(self, action: Action) -> None:
        if action != self.best:  # a bot may say it after every look; the pipe hears what is new
            self.best = action
            self._tell(self._game.write(action))


def unheard(action: str) -> None:
    """Nobody needs a bot's best so far: it will answer."""


def answer(question: Question, number: int = 0, tell: Callable[[str], None] = unheard) -> Answer:
    """What the bot chooses, or advises."""
    game = game_of(
        question.game,
        question.edition,
        question.edition_hash,
        question.options,
        question.edition_text,
        question.rules_version,
    )
    state = game.load(question.dump)
    legal = [game.read(text) for text in question.legal]

    def seen() -> list[Seen]:
        return [Seen(game.load(choice.dump), choice.seat, game.read(choice.action)) for choice in question.past]

    sampler = Worlds(game, state, question.seat, seen)
    # A fresh secret seed for each question: what a bot does tells nothing of what it will do.
    seed = secrets.randbits(128)
    if question.kind == "advise":
        given = hints.hint(game, question.view, legal, sampler, bots.Clock(question.seconds, question.nodes), seed)
        return Answer(number, advice=[advised(game, said) for said in given])
    bot = bots.make(question.bot, game, seed)
    clock = SpokenClock(question, game, tell)  # building the game and the bot is not on the bot's time
    action = game.write(bot.choose(question.view, legal, sampler, clock))
    if action not in question.legal:
        raise ValueError(f"{question.bot} chose {action!r}, which is not legal")
    return Answer(number, action, [game.write(following) for following in bot.then()])


def advised(game: Game, said: bots.Advice) -> Advised:
    return Advised(game.write(said.action), said.score, said.win, said.reason, said.arguments)


def serve(questions: Callable[[], bytes], say: Callable[[bytes], None], nicer: bool) -> None:
    read = msgspec.msgpack.Decoder(Ask)
    encode = msgspec.msgpack.Encoder().encode
    say(_engine.engine().encode() + (b"" if nicer else b" " + NOT_NICER))
    while True:
        ask = read.decode(questions())

        def tell(action: str, number: int = ask.number) -> None:
            say(encode(Best(number, action)))

        limit_life(ask.question.seconds + LONGEST_OVERRUN)
        try:
            said = answer(ask.question, ask.number, tell)
        except Exception as error:  # a bot's fault; the process itself is well
            said = Answer(ask.number, fault=f"{type(error).__name__}: {error}"[:2000])
        limit_life(0)
        say(encode(said))


def limit_life(seconds: float) -> None:
    """The kernel ends us after `seconds` (0: never), should compiled code be stuck and no thread get its turn."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


# ---- the process ----------------------------------------------------------------------------------------------
def listen(stream: BinaryIO, heard: Callable[[bytes], None]) -> None:
    """In a thread of its own, so that the end of stdin is noticed while a bot thinks."""
    try:
        while head := stream.read(LENGTH.size):
            (length,) = LENGTH.unpack(head)
            heard(stream.read(length))
    finally:
        os._exit(0)


def be_nicer() -> bool:
    """Where there is too little for both, the people at the tables come before the bots. False: it is not allowed."""
    if hasattr(os, "nice"):
        try:
            os.nice(NICENESS)
        except OSError:
            return False
    return True


def main() -> None:
    # Ctrl-C and `systemctl stop` reach every process of the server. The host decides when its workers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    nicer = be_nicer()
    stdin = os.fdopen(os.dup(0), "rb")
    stdout = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints goes to the log, not between our messages

    def say(message: bytes) -> None:
        try:
            stdout.write(framed(message))  # a pipe takes so little in one go
        except BrokenPipeError:
            os._exit(0)

    queue: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(stdin, queue.put), daemon=True).start()
    serve(queue.get, say, nicer)


if __name__ == "__main__":
    main()
