"""Two server processes write to one table: its entries are one line of numbers, and each command is in it once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server import rules
from grandtour.server.app import running
from grandtour.server.codes import Code, Refused
from grandtour.server.config import Settings
from grandtour.server.hub import Live
from grandtour.server.services import Services
from scripts.server import stored
from scripts.server.client import Json
from scripts.server.faults import shown
from scripts.server.player import Books, Habits, Player, Visitor
from scripts.server.postgres import Postgres, new_name, postgres
from scripts.server.process import ServerProcess, all_started, log_faults

__all__ = ["postgres"]

OFTEN = Habits(undo=0.3, leave=0.03, propose=0.1, chat=0.1, wander=0.05)
SECONDS = 120.0


@pytest.mark.slow
def test_two_processes_write_to_one_table_one_after_the_other(postgres: Postgres, tmp_path: Path) -> None:
    """Every seat is played by two connections, one at each process, and all of them at once."""
    name = new_name()
    url = postgres.url(name)
    one = ServerProcess(tmp_path / "one", "--bot-workers", "1", database=url)
    two = ServerProcess(tmp_path / "two", "--bot-workers", "1", database=url)
    books = Books()

    async def hammer() -> tuple[str, list[list[Json]]]:
        async with asyncio.timeout(SECONDS):
            guests = [Visitor([one.url, two.url], random.Random(seat), f"Guest {seat}") for seat in range(4)]
            for guest in guests:
                await guest.come()
            table = await guests[0].new_table("explore-new-york", [{"kind": "open"}] * 4)
            for seat, guest in enumerate(guests):
                if seat > 0:
                    await guest.join(table, seat=seat)
                books.joined.append((table, seat, guest.id))
            await guests[0].start(table)
            players = []
            for seat, guest in enumerate(guests):
                for server in (one, two):
                    player = Player(guest, table, books, seat, habits=OFTEN, forward_only=False)
                    player.anywhere = lambda url=server.url: url  # type: ignore[misc]
                    players.append(player)
            await asyncio.gather(*(player.play() for player in players))
            views = []
            for seat, guest in enumerate(guests):
                path = f"/api/tables/{table}/view?seat={seat}"
                for _ in range(100):  # what one has written, the other hears a moment later
                    both = [shown((await guest.http.get(server.url + path)).json()) for server in (one, two)]
                    if both[0] == both[1]:
                        break
                    await asyncio.sleep(0.1)
                views.append(both)
                await guest.close()
            return table, views

    with all_started([one, two]):
        table, views = asyncio.run(hammer())
    found = stored.look(lambda question: postgres.ask(question, name))
    assert books.faults + stored.faults(found, books.sent, books.joined, at_the_end=True) == []
    assert all(at_one == at_two for at_one, at_two in views)
    assert found.status[table] == "over"
    by_process = {command.process for command in books.sent if command.answer == "done"}
    assert by_process == {one.url, two.url}
    assert log_faults(one.log) + log_faults(two.log) == []


# ---- one process, or two in this one ---------------------------------------------------------------------------
@asynccontextmanager
async def server(folder: Path, database: str | None = None) -> AsyncIterator[Services]:
    async with running(Settings(data=folder, database=database, bot_workers=1, bot_pause=0.0)) as services:
        yield services


async def begun(services: Services) -> tuple[Live, str, str]:
    """A game of Ann and Bob."""
    ann = (await services.people.new_guest("Ann", "en")).id
    bob = (await services.people.new_guest("Bob", "en")).id
    game = rules.shipped("san-francisco", "grand-tour", ())
    created = e.Created(
        game="san-francisco",
        edition="grand-tour",
        edition_hash=game.edition_hash,
        rules_version=game.rules_version,
        options={},
        seats=[e.SeatSpec(), e.SeatSpec()],
        host=ann,
        public=False,
    )
    text = rules.edition_text("san-francisco", "grand-tour")
    live = await services.hub.create(created, text, ["thetable"], 0)
    token = services.keys.link("thetable", None, 0)
    await services.hub.command("thetable", bob, c.Sit(1, token))
    await services.hub.command("thetable", ann, c.Start())
    return live, ann, bob


def next_play(live: Live, number: int) -> tuple[int, c.Play]:
    table = live.table
    assert table.match is not None
    seat = table.actors()[0]
    action = table.game.write(table.match.legal(seat)[0])
    return seat, c.Play(f"play-{number}", seat, table.seen[seat], action)


def test_what_another_process_stored_is_not_refused_for_old_knowledge(postgres: Postgres, tmp_path: Path) -> None:
    """A client that loses its answer at one process and asks at the other, which has not heard of the last moves."""

    async def play() -> None:
        database = postgres.url(new_name())
        async with server(tmp_path / "one", database) as one, server(tmp_path / "two", database) as two:
            two.store.listen(lambda text: None, lambda: None)
            live, *people = await begun(one)
            behind = await two.hub.open("thetable")
            for number in range(6):
                seat, command = next_play(live, number)
                await one.hub.command("thetable", people[seat], command, command.id)
            assert behind.table.revision < live.table.revision
            outcome = await two.hub.command("thetable", people[seat], command, command.id)
            assert outcome.again
            assert behind.table.revision == live.table.revision
            with pytest.raises(Refused) as refused:  # a real no stays one
                await two.hub.command("thetable", people[1 - seat], command, "another-id")
            assert refused.value.code == Code.NOT_YOURS

    asyncio.run(play())


def test_who_sat_down_at_one_process_may_look_at_the_other(postgres: Postgres, tmp_path: Path) -> None:
    async def join() -> None:
        database = postgres.url(new_name())
        async with server(tmp_path / "one", database) as one, server(tmp_path / "two", database) as two:
            two.store.listen(lambda text: None, lambda: None)
            ann = (await one.people.new_guest("Ann", "en")).id
            bob = (await one.people.new_guest("Bob", "en")).id
            game = rules.shipped("san-francisco", "grand-tour", ())
            seats = [e.SeatSpec(), e.SeatSpec()]
            created = e.Created(
                "san-francisco", "grand-tour", game.edition_hash, game.rules_version, {}, seats, ann, public=False
            )
            text = rules.edition_text("san-francisco", "grand-tour")
            await one.hub.create(created, text, ["thetable"], 0)
            with pytest.raises(Refused):
                await two.hub.look("thetable", bob)
            await one.hub.command("thetable", bob, c.Sit(1, one.keys.link("thetable", None, 0)))
            assert (await two.hub.look("thetable", bob)).table.seats_of(bob) == [1]

            # The same with a seat: the table is seen anyway, but from the new seat only by who has heard of it.
            await one.hub.command("thetable", bob, c.Stand(1))
            await two.hub.look("thetable", ann)
            await two.hub.look_again(two.hub.live["thetable"])
            await one.hub.command("thetable", bob, c.Sit(1, one.keys.link("thetable", None, 0)))
            assert (await two.hub.look("thetable", bob, 1)).table.seats_of(bob) == [1]
            with pytest.raises(Refused, match="not-yours"):
                await two.hub.look("thetable", bob, 0)

    asyncio.run(join())


def test_a_command_is_finished_and_told_even_if_its_sender_has_gone(tmp_path: Path) -> None:
    async def play() -> None:
        async with server(tmp_path) as services:
            live, *people = await begun(services)
            told: list[Any] = []
            services.hub.changed.append(lambda live, heard: told.append(live.table.revision))
            seat, command = next_play(live, 1)
            before = live.table.revision
            task = asyncio.ensure_future(services.hub.command("thetable", people[seat], command, command.id))
            while not live.lock.locked():
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            async with asyncio.timeout(SECONDS):
                while not told:
                    await asyncio.sleep(0.01)
            assert live.table.revision == before + 1
            outcome = await services.hub.command("thetable", people[seat], command, command.id)
            assert outcome.again

    asyncio.run(play())


def test_what_was_said_is_not_said_again_under_the_same_id(tmp_path: Path) -> None:
    """Its answer was lost, say, and the client sends it once more."""

    async def talk() -> None:
        async with server(tmp_path) as services:
            live, ann, bob = await begun(services)
            assert not await services.hub.say(live, ann, "hello", "one")
            assert await services.hub.say(live, ann, "hello", "one")
            assert not await services.hub.say(live, bob, "hello", "one")  # ids are each person's own
            assert not await services.hub.say(live, ann, "hello", "two")
            chats = await services.hub.chats(live.table, ann, None)
            assert [chat.person for chat in chats] == [ann, bob, ann]

    asyncio.run(talk())
