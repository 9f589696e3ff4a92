"""Playing on from a moment of a game that is over: against bots, over a restart, with a record that is true."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

import grandtour as gt
from grandtour.core.record import FalseRecord, parse, verify
from grandtour.server import entries as e
from grandtour.server.building import conversion
from grandtour.server.making import fork_of
from grandtour.server.rules import CannotGoOn
from grandtour.server.table import Table
from scripts.server.client import Guest, Json
from tests.server.house import Desk, House, house, in_house, refusal_of, state_of, two_at, wait_for


async def forked(guest: Guest, table: str, step: int, eyes: object = 0, bots: str = "random") -> str:
    body = {"step": step, "eyes": str(eyes), "bots": bots}
    return str((await guest.ask("POST", f"/api/tables/{table}/fork", body))["table"])


async def finished(here: House, **settings: object) -> tuple[Guest, Guest, str, int]:
    ann, bob, table = await here.two("san-francisco", **settings)
    await here.finish(table)
    info = await ann.ask("GET", f"/api/tables/{table}/replay?eyes=1")
    return ann, bob, table, int(info["last"])


def test_it_is_played_to_its_end_over_a_restart_and_its_record_is_true(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path, bots=True) as first:
            ann, bob, table, last = await finished(first)
            new = await forked(bob, table, last // 2, 1)
            view = await bob.ask("GET", f"/api/tables/{table}/replay/{last // 2}?eyes=1")
            before = (await first.hub.open(new)).table
            assert [(chair.kind, chair.user) for chair in before.chairs] == [("bot", None), ("open", bob.id)]
            assert before.status == "running"
            again = await bob.ask("GET", f"/api/tables/{new}/replay/{last // 2}?eyes=1")
            assert (again["game"], again["actors"]) == (view["game"], view["actors"])
            assert await refusal_of(ann.ask("GET", f"/api/tables/{new}")) == "table/none"
            info = await bob.ask("GET", f"/api/tables/{new}")
            assert info["fair"]["seed"] is None
            assert info["fair"]["commitment"] != (await bob.ask("GET", f"/api/tables/{table}"))["fair"]["commitment"]
            await wait_for(lambda: 1 in first.hub.live[new].table.actors() or first.hub.live[new].table.ended)
            stood = state_of(first.hub.live[new].table)
        async with house(tmp_path, bots=True) as second:
            back = await second.back(bob)
            assert state_of((await second.hub.open(new)).table) == stood
            await second.finish(new)
            origin = parse(await back.ask("GET", f"/api/tables/{table}/record"))
            record = parse(await back.ask("GET", f"/api/tables/{new}/record"))
            game = gt.game("san-francisco")
            (fork,) = record.forks
            assert (fork.commitment, fork.seed, fork.salt) == (origin.commitment, origin.seed, origin.salt)
            assert record.steps[: fork.steps] == origin.steps[: fork.steps]
            assert "another game" in verify(record, game)
            answer = await back.ask("GET", f"/api/tables/{new}/verify")
            assert (answer["ok"], answer["past"]) == (True, fork.steps)
            assert (await back.ask("GET", f"/api/tables/{table}/verify"))["past"] is None
            with pytest.raises(FalseRecord):
                verify(replace(record, forks=()), game)
            with pytest.raises(FalseRecord):
                verify(replace(record, forks=(replace(fork, steps=fork.steps + 12),)), game)
            assert record.scores is not None
            with pytest.raises(FalseRecord):
                verify(replace(record, scores=tuple(score + 1 for score in record.scores)), game)
            # And on from a moment of that one.
            third = await forked(back, new, last // 2 + 3, "all")
            await second.finish(third)
            twice = parse(await back.ask("GET", f"/api/tables/{third}/record"))
            assert len(twice.forks) == 2
            verify(twice, game)

    asyncio.run(go())


def test_only_of_a_game_that_is_over_and_by_who_may_look_at_it(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        eve = await here.guest("Eve")
        ann, bob, running = await here.two("san-francisco", spectators=False)
        assert await refusal_of(forked(ann, running, 0, 0)) == "table/not-over"
        assert await refusal_of(forked(ann, running, 0, "none")) == "table/not-over"
        assert await refusal_of(forked(ann, running, 0, 1)) == "seat/not-yours"
        assert await refusal_of(forked(eve, running, 0, "none")) == "table/none"
        await here.finish(running)
        last = (await ann.ask("GET", f"/api/tables/{running}/replay?eyes=1"))["last"]
        assert await refusal_of(forked(eve, running, 0, "none")) == "table/none"
        assert await refusal_of(forked(bob, running, last + 1, 1)) == "request/unknown"
        assert await refusal_of(forked(bob, running, last, 1)) == "table/bad-settings"  # nothing is left to play
        assert await refusal_of(forked(bob, running, 0, 1, "clever")) == "table/bad-settings"
        assert await refusal_of(forked(bob, running, 0, 7)) == "seat/none"
        assert await refusal_of(forked(bob, running, 0, "both")) == "request/malformed"
        table = await forked(bob, running, 0, "none")
        info: Json = await bob.ask("GET", f"/api/tables/{table}")
        assert [seat["kind"] for seat in info["seats"]] == ["open", "bot"]
        assert (info["host"], info["public"], info["status"]) == (bob.id, False, "running")

    in_house(tmp_path, visit)


def test_who_forks_too_often_has_to_wait(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        _ann, bob, table, _last = await finished(here)
        begun = [await forked(bob, table, 0, 1) for _ in range(6)]
        assert len(set(begun)) == 6
        assert await refusal_of(forked(bob, table, 0, 1)) == "request/limited"

    in_house(tmp_path, visit, rate_factor=1.0)


# ---------------------------------------------------------------- the table alone
def over() -> Desk:
    return two_at().play_until(lambda desk: desk.table.status == "over")


def folded(created: e.Created, started: e.Started, game: gt.Game) -> Table:
    table = Table("another", game, created)
    made: list[e.AnyEntry] = [created, started]
    for number, entry in enumerate(made, 1):
        table.fold(number, 1, created.host, None, e.decode(e.encode(entry)))
    return table


def test_what_is_stored_of_it_is_enough_and_tells_what_it_goes_on_from() -> None:
    origin = over().table
    at = len(origin.steps) // 2
    created, started = fork_of(origin, at, 0, "greedy", "cy")
    table = folded(created, started, origin.game)
    assert table.match is not None
    assert table.steps[:at] == origin.steps[:at]
    assert table.match.begun == at
    assert table.match.can_undo(0) is False
    assert table.record().forks == tuple(started.forks)
    assert json.loads(e.encode(started))["forks"][0]["steps"] == at


def test_a_start_as_it_was_stored_before_there_were_forks_is_read() -> None:
    entry = e.decode('{"kind":"started","seed":"7","salt":"salt","steps":["stack crab"]}')
    assert entry == e.Started("7", "salt", ["stack crab"])
    assert "past" not in e.encode(entry)


def test_it_is_not_converted_to_other_rules() -> None:
    origin = over().table
    created, started = fork_of(origin, len(origin.steps) // 2, 0, "greedy", "cy")
    with pytest.raises(CannotGoOn, match="goes on from"):
        conversion(folded(created, started, origin.game))
