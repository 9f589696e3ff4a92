"""`python -m grandtour.server.worker`: a child process of the server that thinks for bots.

It hears questions on stdin and says answers on stdout, each a msgpack message after its length (4 bytes, big-endian);
an empty message comes first and says that it is ready. It never holds the truth of a table: the host sends a state
in which what the seat cannot know was drawn anew. When stdin ends the host is gone, and so is the worker, at once.
"""

from __future__ import annotations

import os
import secrets
import signal
import struct
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import BinaryIO, Final

import msgspec

from grandtour import bots
from grandtour.server.rules import game_of

LENGTH: Final = struct.Struct(">I")
READY: Final = b""
LONGEST_OVERRUN: Final = 60.0  # seconds; the host's own limit is lower


@dataclass(frozen=True)
class Question:
    """What a bot is asked: plain data, all of it known to its seat."""

    game: str
    edition: str
    edition_hash: str
    edition_text: str | None  # needed where the shipped edition of that name is not, or no longer, the one
    options: dict[str, bool]
    bot: str
    seat: int
    view: dict[str, object]
    legal: list[str]  # notation, in the engine's order
    dump: dict[str, object]  # of a determinized state, never of the real one
    seconds: float


class Ask(msgspec.Struct, frozen=True, array_like=True):
    number: int
    question: Question


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """`number` is the question's. Either the notation of an action or what went wrong."""

    number: int
    action: str | None
    fault: str | None = None


def framed(message: bytes) -> bytes:
    return LENGTH.pack(len(message)) + message


# ---- answering ------------------------------------------------------------------------------------------------
def answer(question: Question) -> str:
    """The notation of what the bot chooses."""
    clock = bots.Clock(question.seconds)  # building the game is on the bot's time
    game = game_of(question.game, question.edition, question.edition_hash, question.options, question.edition_text)
    state = game.load(question.dump)
    legal = [game.read(text) for text in question.legal]
    # A fresh secret seed for each question: what a bot does tells nothing of what it will do.
    bot = bots.make(question.bot, game, secrets.randbits(128))
    action = bot.choose(question.view, legal, lambda picker: game.determinize(state, question.seat, picker), clock)
    text = game.write(action)
    if text not in question.legal:
        raise ValueError(f"{question.bot} chose {text!r}, which is not legal")
    return text


def serve(questions: Callable[[], bytes], say: Callable[[bytes], None]) -> None:
    read = msgspec.msgpack.Decoder(Ask)
    say(READY)
    while True:
        ask = read.decode(questions())
        limit_life(ask.question.seconds + LONGEST_OVERRUN)
        try:
            said = Answer(ask.number, answer(ask.question))
        except Exception as error:  # a bot's fault; the process itself is well
            said = Answer(ask.number, None, f"{type(error).__name__}: {error}"[:2000])
        limit_life(0)
        say(msgspec.msgpack.encode(said))


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


def main() -> None:
    # Ctrl-C and `systemctl stop` reach every process of the server. The host decides when its workers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)  # where there is too little for both, the people at the tables come before the bots
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
    serve(queue.get, say)


if __name__ == "__main__":
    main()
