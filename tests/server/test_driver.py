"""What the server does at tables by itself: bots' moves and clocks that run out."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

import grandtour as gt
from grandtour.bots import levels
from grandtour.core.match import Step
from grandtour.core.record import parse, verify
from grandtour.server import commands as c
from grandtour.server import driver as driver_module
from grandtour.server import making, rules
from grandtour.server.codes import Code, Refused
from grandtour.server.houses import Houses
from grandtour.server.questions import Asked, Owner
from grandtour.server.security.shares import FIRST, Keys
from grandtour.server.store import queries as q
from grandtour.server.store import schema
from grandtour.server.store.store import Unavailable
from grandtour.server.worker import Question, answer
from grandtour.server.workers import Choice
from tests.server.house import GAMES, House, in_house, wait_for


def made(asked: Asked) -> Question:
    """The question, for a test that answers in the workers' place."""
    question = asked.make()
    assert question is not None
    return question


def test_a_table_of_bots_finishes_by_itself(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        tables = []
        for game in GAMES:
            table = await ann.new_table(game, [{"kind": "bot", "bot": "random"}] * 2)
            await ann.start(table)
            tables.append(table)
        await wait_for(lambda: all(here.hub.live[table].table.status == "over" for table in tables))
        for game, table in zip(GAMES, tables, strict=True):
            record = parse(await ann.ask("GET", f"/api/tables/{table}/record"))
            verify(record, rules.shipped(game, "grand-tour", rules.chosen(here.hub.live[table].table.created.options)))

    in_house(tmp_path, visit, bots=True, bot_workers=2)


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_move_made(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        table = await ann.new_table("french-quarter", [{"kind": "bot", "bot": "random"}, {}])
        workers, choose = here.services.workers, here.services.workers.choose
        stopped: list[int] = []

        async def second_gets_no_answer(wanted: Asked) -> Choice:
            if workers.pids() and answered and not stopped:
                os.kill(workers.pids()[0], signal.SIGSTOP)
                stopped.extend([*workers.pids(), workers._workers[0].asked])
            choice = await choose(wanted)
            answered.append(choice)
            return choice

        answered: list[Choice] = []
        workers.choose = second_gets_no_answer  # type: ignore[method-assign]
        await ann.start(table)
        wire = await here.wire(ann, table)
        while not stopped:
            await wire.until(lambda: wire.view["legal"] or stopped or answered)
            if wire.view["legal"]:
                await wire.play()
            await asyncio.sleep(0.005)
        pid, before = stopped
        await wait_for(lambda: workers._workers[0].asked > before)  # the question is on its way
        step = wire.view["step"]
        os.kill(pid, signal.SIGKILL)
        await wire.until(lambda: wire.view["step"] > step)
        assert (workers.failures, workers.guesses) == (1, 0)
        assert workers.pids() != [pid]

    in_house(tmp_path, visit, bots=True)


def test_time_runs_out_by_the_servers_own_clock_and_the_seat_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(making.SHORTEST, "move", 1)

    async def visit(here: House) -> None:
        clock = {"kind": "move", "seconds": 1}
        began = time.monotonic()
        ann, bob, table = await here.two("french-quarter", clock=clock, stand_in="random")
        first = (await here.hub.open(table)).table.actors()[0]
        wire = await here.wire((ann, bob)[first], table)
        await wire.to_move()
        assert wire.view["clock"]["running"] == [first]
        await wire.until(lambda: wire.info["seats"][first]["away"] == "time")
        assert time.monotonic() - began > 1
        await wire.until(lambda: wire.view["actors"] != [first])  # the stand-in has moved
        assert (await wire.do("return", seat=first))["type"] == "done"
        await wire.until(lambda: wire.info["seats"][first]["away"] is None)

    in_house(tmp_path, visit, bots=True)


def test_a_clock_that_ran_out_while_nobody_had_the_table_in_memory_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(making.SHORTEST, "days", 1)

    async def visit(here: House) -> None:
        _ann, _bob, table = await here.two("french-quarter", clock={"kind": "days", "seconds": 1})
        here.driver._timers.pop(table)[1].cancel()
        here.hub.forget(here.hub.live[table])

        def away() -> bool:
            live = here.hub.live.get(table)
            return live is not None and any(chair.away == "time" for chair in live.table.chairs)

        await wait_for(away)

    in_house(tmp_path, visit)


def test_a_paused_table_asks_no_bot_and_rings_no_clock(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        table = await ann.new_table(
            "french-quarter", [{}, {"kind": "bot", "bot": "random"}], clock={"kind": "move", "seconds": 60}
        )
        await ann.start(table)
        wire = await here.wire(ann, table)
        await wire.to_move()
        await wire.do("propose", seat=0, what="pause")
        await wire.until(lambda: wire.info["paused"])
        assert wire.view["actors"] == []
        assert table not in here.driver._timers
        assert (await wire.do("play", seat=0, step=wire.view["step"], action="x"))["code"] == "table/paused"
        await wire.do("resume", seat=0)
        await wire.to_move()
        assert table in here.driver._timers

    in_house(tmp_path, visit, bots=True)


def test_a_bot_that_cannot_move_is_tried_again_in_a_while_and_not_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "TICK_SECONDS", 0.2)

    async def visit(here: House) -> None:
        asked: list[float] = []

        async def fails(wanted: Asked) -> Choice:
            asked.append(time.monotonic())
            raise Unavailable("the disk is full")

        here.services.workers.choose = fails  # type: ignore[method-assign]
        ann = await here.guest()
        table = await ann.new_table("french-quarter", [{"kind": "bot"}, {"kind": "bot"}])
        await ann.start(table)
        await wait_for(lambda: len(asked) >= 5)
        assert asked[4] - asked[0] > 0.2, "no two within a tick, but for the first"
        here.services.workers.choose = first_legal  # type: ignore[method-assign]
        await wait_for(lambda: here.hub.live[table].table.status == "over")

    in_house(tmp_path, visit)


async def first_legal(wanted: Asked) -> Choice:
    question = made(wanted)
    await asyncio.sleep(0)
    return Choice(question.legal[0])


def test_tables_that_wait_for_a_busy_bot_do_not_keep_others_from_being_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "TICK_SECONDS", 0.05)
    monkeypatch.setattr(driver_module, "DUE_AT_ONCE", 1)

    async def visit(here: House) -> None:
        async def never(wanted: Asked) -> Choice:
            await asyncio.sleep(60)
            return Choice("")

        here.services.workers.choose = never  # type: ignore[method-assign]
        ann = await here.guest()
        tables = []
        for _ in range(4):
            table = await ann.new_table("french-quarter", [{"kind": "bot"}, {"kind": "bot"}])
            await ann.start(table)
            tables.append(table)
        for table in tables:
            here.hub.forget(here.hub.live[table])
        await wait_for(lambda: all(table in here.hub.live for table in tables))

    in_house(tmp_path, visit)


def test_a_table_with_people_is_urgent_and_one_of_bots_alone_is_when_somebody_looks(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        urgent: dict[str, bool] = {}

        async def keep(wanted: Asked) -> Choice:
            question = made(wanted)
            urgent[question.bot] = wanted.people
            await asyncio.sleep(0.05)
            return Choice(question.legal[0])

        here.services.workers.choose = keep  # type: ignore[method-assign]
        ann = await here.guest()
        with_ann = await ann.new_table("san-francisco", [{"kind": "bot", "bot": "random"}, {}])
        alone = await ann.new_table("french-quarter", [{"kind": "bot", "bot": "greedy"}] * 2)
        for table in (with_ann, alone):
            await ann.start(table)
        await wait_for(lambda: urgent == {"random": True, "greedy": False})
        await here.wire(ann, alone)
        await wait_for(lambda: urgent["greedy"])

    in_house(tmp_path, visit)


def test_a_table_that_cannot_be_read_is_not_tried_at_every_tick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "TICK_SECONDS", 0.02)

    async def visit(here: House) -> None:
        _ann, _bob, table = await here.two("french-quarter")
        here.hub.forget(here.hub.live[table])
        store = here.services.store
        await store.write(lambda conn: conn.execute(update(schema.entries).values(data='{"kind":"none"}')).rowcount)
        with capture_logs() as logs:
            await store.write(lambda conn: conn.execute(update(schema.tables).values(due=0)).rowcount)
            await wait_for(lambda: any(line["log_level"] == "error" for line in logs))
            await asyncio.sleep(0.3)
        assert [line["event"] for line in logs if line["log_level"] == "error"] == ["table cannot be loaded"]
        with pytest.raises(Refused) as refused:
            await here.hub.open(table)
        assert refused.value.code == Code.BROKEN

    in_house(tmp_path, visit)


def test_a_bots_move_is_on_the_account_of_its_tables_host_and_their_house(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        owners: list[Owner] = []

        async def keep(wanted: Asked) -> Choice:
            owners.append(wanted.owner)
            return Choice(made(wanted).legal[0])

        here.services.workers.choose = keep  # type: ignore[method-assign]
        ann = await here.guest()
        table = await ann.new_table("san-francisco", [{"kind": "bot"}, {}])
        await ann.start(table)
        await wait_for(lambda: owners)
        assert owners[0] == Owner("127.0.0.1", ann.id, table)

    in_house(tmp_path, visit)


def test_a_bots_move_takes_from_its_houses_share_of_the_loop_and_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "LONGEST_PAUSE", 0.05)
    anns = ("ann's house",)

    async def visit(here: House) -> None:
        shares, charge = here.services.shares, here.services.shares.charge
        done: list[str] = []

        def charge_seen(keys: Keys, seconds: float) -> None:
            if keys == anns:
                done.append("waited" if seconds < 0 else "will wait" if seconds == FIRST else "worked")
            charge(keys, seconds)

        monkeypatch.setattr(here.services.houses, "keys", lambda person: anns)
        monkeypatch.setattr(shares, "charge", charge_seen)
        charge(anns, 100)
        ann = await here.guest()
        table = await ann.new_table("san-francisco", [{"kind": "bot", "bot": "random"}] * 2)
        await ann.start(table)
        await wait_for(lambda: done.count("waited") >= 2)
        assert done.index("will wait") < done.index("waited")
        assert "worked" in done

    in_house(tmp_path, visit, bots=True, rate_factor=1.0)


def test_houses_are_known_of_those_seen_last() -> None:
    houses = Houses(most=2)
    for number, address in enumerate(("192.0.2.1", "2001:db8::1", "2001:db8::2", "192.0.2.2")):
        houses.saw(f"person-{number}", address)
    assert houses.of("person-0") == "person person-0"
    assert houses.of("person-2") == "2001:db8::/64"
    assert houses.of("person-3") == "192.0.2.2"
    assert houses.keys("person-2") == ("2001:db8::/64", "2001:db8::/48")
    houses.saw("by-socket", None)
    assert houses.of("by-socket") == "person by-socket"
    houses.saw("person-2", "192.0.2.7")
    houses.saw("new", "192.0.2.1")
    assert (houses.of("person-2"), houses.of("person-3")) == ("192.0.2.7", "person person-3")


def test_a_bot_sees_what_its_seat_sees_and_never_the_truth(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        asked: list[Question] = []

        async def keep(wanted: Asked) -> Choice:
            question = made(wanted)
            asked.append(question)
            return Choice(question.legal[0])

        here.services.workers.choose = keep  # type: ignore[method-assign]
        ann = await here.guest()
        table = await ann.new_table("san-francisco", [{"kind": "bot"}, {}])
        await ann.start(table)
        await wait_for(lambda: asked)
        at = here.hub.live[table].table
        assert at.match is not None
        question = asked[0]
        assert question.seat == 0
        truth = at.match.state.dump()
        assert question.dump != truth
        assert str(at.seed) not in str(question)

    in_house(tmp_path, visit)


def test_a_searching_bot_is_told_what_it_saw_the_others_choose_and_never_the_truth(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        asked: list[tuple[Question, tuple[Step, ...]]] = []

        async def keep(wanted: Asked) -> Choice:
            question = made(wanted)
            match = here.hub.live[table].table.match
            assert match is not None
            asked.append((question, tuple(match.steps)))
            await asyncio.sleep(0)
            return Choice(question.legal[0])

        here.services.workers.choose = keep  # type: ignore[method-assign]
        ann = await here.guest()
        seats = [{"kind": "bot", "bot": bot} for bot in ("expert", "greedy", "greedy")]
        table = await ann.new_table("san-francisco", seats)
        await ann.start(table)
        await wait_for(lambda: any(len(question.past) >= 12 for question, _ in asked))
        assert all(question.past == [] for question, _ in asked if question.bot == "greedy")
        question, steps = next((question, steps) for question, steps in asked if len(question.past) >= 12)
        game = gt.game("san-francisco")
        seen = [step for step in steps if step.seat in (1, 2) and step.is_open_to(0)]
        told = [(choice.seat, choice.action) for choice in question.past]
        assert told == [(step.seat, game.write(step.action)) for step in seen]
        state, truths = game.new(3), []
        for step in steps:
            if step in seen:
                truths.append(state.dump())
            game.apply(state, step.seat, step.action)
        assert all(choice.dump != truth for choice, truth in zip(question.past, truths, strict=True))
        assert answer(replace(question, nodes=10, seconds=30.0)).action in question.legal

    in_house(tmp_path, visit)


def test_only_who_has_the_lease_of_a_table_moves_its_bots(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        moved = 0

        async def count(wanted: Asked) -> Choice:
            question = made(wanted)
            nonlocal moved
            moved += 1
            return Choice(question.legal[0])

        here.services.workers.choose = count  # type: ignore[method-assign]

        async def no(shard: int) -> bool:
            return False

        yes, here.services.store.lease = here.services.store.lease, no  # type: ignore[method-assign]
        await wait_for(lambda: not here.driver.shards)
        ann = await here.guest()
        table = await ann.new_table("french-quarter", [{"kind": "bot"}, {"kind": "bot"}])
        await ann.start(table)
        await asyncio.sleep(0.05)
        assert moved == 0
        here.services.store.lease = yes  # type: ignore[method-assign]
        await wait_for(lambda: here.hub.live[table].table.status == "over")

    in_house(tmp_path, visit)


def test_a_fair_share_of_the_tables_is_driven_while_others_are_there(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        await wait_for(lambda: len(here.driver.shards) == 16)
        here.driver.heard_peer("other")
        await here.driver.tick()
        assert len(here.driver.shards) == 8
        here.driver.peers["other"] -= 60
        await here.driver.tick()
        assert len(here.driver.shards) == 16

    in_house(tmp_path, visit)


def test_a_move_for_a_player_who_is_back_is_refused(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        _ann, _bob, table = await here.two("french-quarter")
        at = here.hub.live[table].table
        with pytest.raises(Refused) as refused:
            await here.hub.command(table, None, c.BotPlay(0, at.seen[0], "take walk 6"))
        assert refused.value.code == Code.STALE

    in_house(tmp_path, visit)


def test_a_table_with_a_wrong_due_time_is_looked_at_and_left_alone(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        _ann, _bob, table = await here.two("french-quarter")
        revision = here.hub.live[table].table.revision
        await here.services.store.write(lambda conn: conn.execute(update(schema.tables).values(due=0)).rowcount)
        await here.driver.tick()
        await asyncio.sleep(0.05)
        assert here.hub.live[table].table.revision == revision

    in_house(tmp_path, visit)


def planned(question: Question) -> Choice:
    """The first legal action, and the first one after it; where there is none, nonsense."""
    game = rules.shipped(question.game, question.edition, rules.chosen(question.options))
    world = game.load(question.dump)
    game.apply(world, question.seat, game.read(question.legal[0]))
    then = [game.write(action) for action in game.legal_actions(world, question.seat)[:1]]
    return Choice(question.legal[0], [*then, "nonsense"])


@pytest.mark.parametrize("game", ["explore-new-york", "french-quarter"])
def test_what_a_bot_means_to_do_next_is_played_as_long_as_nothing_comes_in_between(tmp_path: Path, game: str) -> None:
    async def visit(here: House) -> None:
        choices: list[tuple[int, Choice]] = []

        async def plan(wanted: Asked) -> Choice:
            question = made(wanted)
            await asyncio.sleep(0)
            choices.append((question.seat, planned(question)))
            return choices[-1][1]

        here.services.workers.choose = plan  # type: ignore[method-assign]
        ann = await here.guest()
        table = await ann.new_table(game, [{"kind": "bot"}, {"kind": "bot"}])
        await ann.start(table)
        await wait_for(lambda: here.hub.live[table].table.status == "over")
        at = here.hub.live[table].table
        played = [step for step in at.steps if step[0] >= 0]
        assert len(choices) < len(played) < 2 * len(choices)  # some plans were carried out, others overtaken
        for seat in range(2):
            left = [action for who, action in played if who == seat]
            for choice in (choice for who, choice in choices if who == seat):
                assert left.pop(0) == choice.action
                if left[:1] == choice.then[:1]:
                    left.pop(0)
            assert left == []

    in_house(tmp_path, visit)


def test_people_are_told_in_their_language_that_a_bot_got_stuck(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async def stuck(wanted: Asked) -> Choice:
            question = made(wanted)
            await asyncio.sleep(0)
            return Choice(question.legal[0], fault="died")

        here.services.workers.choose = stuck  # type: ignore[method-assign]
        ann = await here.guest()
        table = await ann.new_table("san-francisco", [{}, {"kind": "bot", "bot": "greedy"}])
        wire = await here.wire(ann, table, language="de")
        await ann.start(table)
        await wire.to_move()
        while not (told := [view for view in wire.all("view") if told_of_stuck(view)]):
            await wire.play()
        said = told[0]["words"]["events"]
        assert said[0] == "Gierig ist stecken geblieben; der Server hat für ihn gezogen."
        assert said[1] is not None  # and what was played
        metrics = here.hub.metrics.render()[0].decode()
        assert "grandtour_bot_failures_total 0.0" not in metrics
        assert 'stuck":true' in str(await here.services.store.read(lambda conn: q.entries_after(conn, table, 0)))

    in_house(tmp_path, visit)


def told_of_stuck(view: dict[str, Any]) -> bool:
    return [event["kind"] for event in view["events"][:1]] == ["bot-stuck"]


def test_a_level_has_its_own_time_and_the_server_never_gives_more_than_it_was_told_to(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        asked: dict[str, tuple[float, int | None]] = {}

        async def keep(wanted: Asked) -> Choice:
            question = made(wanted)
            asked[question.bot] = (question.seconds, question.nodes)
            await asyncio.sleep(0)
            return Choice(question.legal[0])

        here.services.workers.choose = keep  # type: ignore[method-assign]
        ann = await here.guest()
        table = await ann.new_table("french-quarter", [{"kind": "bot", "bot": bot} for bot in levels.NAMES[1:]])
        await ann.start(table)
        await wait_for(lambda: len(asked) == 4)
        nodes = levels.NODES
        assert asked["greedy"] == (1.0, None)
        assert asked["expert"] == (levels.SECONDS["expert"], nodes["expert"]["french-quarter"])
        assert asked["master"] == (1.0, nodes["master"]["french-quarter"])

    in_house(tmp_path, visit, bot_seconds=1.0)
