"""What a move costs of the processor, by game and number of viewers, without the network.

    python -m scripts.server.cost [--moves 40] [--rounds 5] [--language en]

In this process, the players of sixteen tables make random legal moves straight into the hub, a move at each table at a
time. They are stored in a SQLite file and written to sockets that throw them away. What is measured is the processor's
time of all threads, choosing the moves included, and the best of the rounds is given: so others who use the machine
change these figures less than those of the load trial. The difference between two columns is what viewers cost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, Final, cast

import structlog
from sqlalchemy import Connection

import grandtour as gt
from grandtour import _engine
from grandtour.server import app, making
from grandtour.server import commands as c
from grandtour.server import messages as m
from grandtour.server.config import Settings
from grandtour.server.hub import Live
from grandtour.server.messages import LANGUAGES, Language
from grandtour.server.people import Person
from grandtour.server.security.limits import Gate
from grandtour.server.security.signing import table_id as new_table_id
from grandtour.server.services import Services
from grandtour.server.serving import fast_loop
from grandtour.server.sockets import Socket
from grandtour.server.store import queries as q

TABLES: Final = 16
PLAYERS: Final = 2
VIEWERS: Final = (0, 1, 2, 4)  # the players first, then spectators


class Sink:
    """Takes what a socket sends."""

    async def send_data(self, data: bytes, mode: str) -> None:
        pass


def add_people(conn: Connection) -> None:
    for game in gt.games():
        for table in range(TABLES):
            for person in people_at(game, table):
                q.add_user(conn, person, person, "en", 0)


def people_at(game: str, table: int) -> list[str]:
    """Each table has people of its own, because nobody may have many tables."""
    return [f"{game}-{table}-{number}" for number in range(max(VIEWERS))]


async def table_of(services: Services, game: str, people: Sequence[str]) -> str:
    asked = m.NewTable(game=game, seats=[m.NewSeat() for _ in range(PLAYERS)])
    created, text, sit = making.new_table(asked, people[0])
    table = (await services.hub.create(created, text, [new_table_id()], sit)).table.id
    for person in people[1:PLAYERS]:
        await services.hub.command(table, person, c.Sit(None, None))
    await services.hub.command(table, people[0], c.Start())
    return table


class Board:
    """A table with its viewers."""

    def __init__(self, services: Services, live: Live, people: Sequence[str]) -> None:
        self.services = services
        self.live = live
        self.people = people
        self.writers: list[asyncio.Task[None]] = []
        self.made = 0

    async def watched(self, viewers: int, language: Language | None) -> None:
        hub = self.services.hub
        for person in self.people[:viewers]:
            socket = Socket(hub, self.live, Person(person, "", person, "en", None), Gate(0), None, set(), language)
            self.writers.append(asyncio.ensure_future(socket.write(cast("Any", Sink()))))
            self.live.sockets.add(socket)
        while not all(socket.begun for socket in self.live.sockets):
            await asyncio.sleep(0.001)

    def move(self, dice: random.Random, number: int) -> Coroutine[object, object, object]:
        table = self.live.table
        assert table.match is not None
        seat = dice.choice(table.actors())
        action = table.game.write(dice.choice(table.match.legal(seat)))
        command_id = f"move {number}"
        self.made += 1
        command = c.Play(command_id, seat, table.seen[seat], action)
        return self.services.hub.command(table.id, self.people[seat], command, command_id)

    async def leave(self) -> None:
        for writer in self.writers:
            writer.cancel()
        await asyncio.gather(*self.writers, return_exceptions=True)
        self.live.sockets.clear()
        self.services.hub.forget(self.live)


async def a_round(services: Services, game: str, viewers: int, language: Language | None, moves: int) -> float:
    """Seconds of the processor for a move, when so many are made at each of the tables."""
    dice = random.Random(1)
    boards = []
    for number in range(TABLES):
        people = people_at(game, number)
        live = await services.hub.open(await table_of(services, game, people))
        boards.append(Board(services, live, people))
    await asyncio.gather(*(board.watched(viewers, language) for board in boards))
    begun = time.process_time()
    for number in range(moves):
        await asyncio.gather(*(board.move(dice, number) for board in boards if board.live.table.actors()))
    spent = time.process_time() - begun
    made = sum(board.made for board in boards)
    for board in boards:
        await board.leave()
    return spent / made


async def measure(folder: Path, moves: int, rounds: int, language: Language | None) -> None:
    services = await app.made(Settings(data=folder, rate_factor=0, process="p"))
    try:
        if language is not None:
            await services.languages.ready(language)
        await services.store.write(add_people)
        print(f"{_engine.engine()} engine, {PLAYERS} players, load {os.getloadavg()[0]:.1f}; microseconds for a move")
        print(f"{'viewers':<18}" + "".join(f"{viewers:>8}" for viewers in VIEWERS))
        for game in gt.games():
            best = [1.0] * len(VIEWERS)
            for _ in range(rounds):
                for at, viewers in enumerate(VIEWERS):
                    best[at] = min(best[at], await a_round(services, game, viewers, language, moves))
            print(f"{game:<18}" + "".join(f"{seconds * 1e6:8.0f}" for seconds in best), flush=True)
    finally:
        await services.hub.stop()
        await services.store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--moves", type=int, default=40, help="at each table, in a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--language", choices=LANGUAGES, help="with the sentences that browsers ask for")
    options = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    with (
        tempfile.TemporaryDirectory(prefix="grandtour-cost-") as folder,
        asyncio.Runner(loop_factory=fast_loop()) as run,
    ):
        run.run(measure(Path(folder), options.moves, options.rounds, options.language))


if __name__ == "__main__":
    main()
