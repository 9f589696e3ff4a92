"""Hints at a table: for the player who is asked and nobody else, thought out by a worker, where they are allowed."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from grandtour.server import app, questions, rules
from grandtour.server.workers import Failed, Workers
from scripts.server.client import Guest
from tests.server.house import House, in_house, refusal_of, wait_for
from tests.server.test_workers import bad


def path(table: str, seat: int, language: str = "en") -> str:
    return f"/api/tables/{table}/hint?seat={seat}&language={language}"


async def turned(here: House, table: str) -> int:
    return (await here.hub.open(table)).table.actors()[0]


def test_who_is_asked_gets_a_hint_in_their_language(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        table = await ann.new_table("french-quarter", [{}])
        await ann.start(table)
        wire = await here.wire(ann, table, language="de")
        one, other = await asyncio.gather(*(ann.ask("GET", path(table, 0, "de")) for _ in range(2)))
        assert one == other, "two who ask at once hear the same"
        assert (one["seat"], one["step"]) == (0, wire.view["step"])
        assert 1 <= len(one["advice"]) <= 5
        for advice in one["advice"]:
            at = wire.view["legal"].index(advice["action"])
            assert advice["said"] == wire.view["words"]["legal"][at]
            assert advice["reason"]
            assert advice["win"] is None, "alone there is nobody to win against"
        assert one["measured"] is True
        assert (await ann.ask("GET", path(table, 0, "fr")))["advice"][0]["action"] == one["advice"][0]["action"]
        await wire.play(one["advice"][0]["action"])
        assert (await ann.ask("GET", path(table, 0)))["step"] > one["step"]

    in_house(tmp_path, visit, bots=True)


def test_out_of_turn_for_others_and_where_it_is_forbidden(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("french-quarter")
        seat = await turned(here, table)
        asked, waits = (ann, bob) if seat == 0 else (bob, ann)
        assert await refusal_of(waits.ask("GET", path(table, 1 - seat))) == "action/illegal"
        assert await refusal_of(waits.ask("GET", path(table, seat))) == "seat/not-yours"
        eve = await here.guest("Eve")
        assert await refusal_of(eve.ask("GET", path(table, seat))) == "seat/not-yours"
        # Nobody thinks in this house: that is said, and it can be tried again.
        assert await refusal_of(asked.ask("GET", path(table, seat))) == "server/busy"

        ann, bob, strict = await here.two("french-quarter", hints=False)
        seat = await turned(here, strict)
        asked = ann if seat == 0 else bob
        assert await refusal_of(asked.ask("GET", path(strict, seat))) == "action/no-hints"
        assert (await asked.ask("GET", f"/api/tables/{strict}"))["hints"] is False

        waiting = await ann.new_table("french-quarter", [{}, {}])
        assert await refusal_of(ann.ask("GET", path(waiting, 0))) == "table/not-running"

    in_house(tmp_path, visit)


def test_a_hint_that_failed_is_thought_out_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        table = await ann.new_table("san-francisco", [{}, {"kind": "bot"}])
        await ann.start(table)

        async def fails(*_: object) -> object:
            raise Failed("no idea")

        with monkeypatch.context() as broken:
            broken.setattr(Workers, "advise", fails)
            assert await refusal_of(ann.ask("GET", path(table, 0))) == "server/busy"
        assert (await ann.ask("GET", path(table, 0)))["advice"]

    in_house(tmp_path, visit, bots=True)


def test_too_many_are_too_many(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann = await here.guest()
        table = await ann.new_table("french-quarter", [{}])
        await ann.start(table)
        codes = [await refusal_of(ann.ask("GET", path(table, 0))) for _ in range(12)]
        assert codes[0] == "server/busy"
        assert codes[-1] == "request/limited"

    in_house(tmp_path, visit, rate_factor=1.0)


def test_at_a_table_on_another_edition_no_figures_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances and points were measured on the boards that we ship."""
    monkeypatch.setattr(rules, "editions", lambda game: ["tiny"])

    async def visit(here: House) -> None:
        ann = await here.guest()
        table = await ann.new_table("explore-new-york", [{}, {"kind": "bot"}], edition="tiny")
        await ann.start(table)
        live = await here.hub.open(table)
        await wait_for(lambda: 0 in live.table.actors())
        hint = await ann.ask("GET", path(table, 0))
        assert hint["measured"] is False
        assert [(one["win"], one["score"]) for one in hint["advice"]] == [(None, None)] * len(hint["advice"])
        assert all(one["reason"] for one in hint["advice"])

    in_house(tmp_path, visit, bots=True)


def test_a_hint_for_a_choice_that_has_passed_meanwhile_is_not_thought_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Workers", partial(Workers, command=bad(tmp_path, "gate")))
    seen = tmp_path / "seen"
    seen.touch()

    async def visit(here: House) -> None:
        ann = await here.guest()
        hints = []
        for _ in range(2):
            table = await ann.new_table("french-quarter", [{}])
            await ann.start(table)
            hints.append(asyncio.create_task(refusal_of(ann.ask("GET", path(table, 0)))))
            await wait_for(seen.read_text)  # the worker thinks about the first of them
        await wait_for(lambda: here.services.workers.questions.waiting("hint"))
        wire = await here.wire(ann, table)
        assert (await wire.play())["type"] == "done"
        (tmp_path / "seen.open").touch()
        assert await hints[1] == "action/stale"
        await hints[0]

    in_house(tmp_path, visit, bots=True)
    assert len(seen.read_text().splitlines()) == 2, "the first was tried twice, the second never"


def test_more_hints_than_may_wait_are_refused_for_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(questions.MOST, "hint", (100, 100, 100, 1))
    monkeypatch.setattr(app, "Workers", partial(Workers, command=bad(tmp_path, "gate")))
    seen = tmp_path / "seen"
    seen.touch()

    async def visit(here: House) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")

        async def ask(guest: Guest) -> asyncio.Task[str]:
            table = await guest.new_table("french-quarter", [{}])
            await guest.start(table)
            return asyncio.create_task(refusal_of(guest.ask("GET", path(table, 0))))

        waiting = [await ask(ann)]
        await wait_for(seen.read_text)
        waiting.append(await ask(ann))
        await wait_for(lambda: here.services.workers.questions.waiting("hint") == 1)
        assert await (await ask(ann)) == "server/busy"
        waiting.append(await ask(bob))
        await wait_for(lambda: here.services.workers.questions.waiting("hint") == 2)
        assert 'grandtour_questions_waiting{kind="hint"} 2.0' in (await ann.http.get("/metrics")).text
        here.services.workers.give_no_more_advice()
        assert await asyncio.gather(*waiting) == ["server/busy"] * 3, "a server that stops lets nobody wait"

    in_house(tmp_path, visit, bots=True)
