"""Whom the table waits for can be reminded: once in a wait, by who plays there, here or by a note."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandtour.server.store import Unavailable
from tests.server.house import House, Wire, in_house
from tests.server.test_telling import running, wants_notes, webhook


async def turned(here: House, table: str, wires: list[Wire]) -> tuple[Wire, Wire, int]:
    """Who is awaited, who waits, and the awaited seat."""
    seat = (await here.hub.open(table)).table.actors()[0]
    return wires[seat], wires[1 - seat], seat


def test_one_nudge_for_each_wait(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("french-quarter")
        eve = await here.guest("Eve")
        wires = [await here.wire(guest, table) for guest in (ann, bob)]
        awaited, waits, seat = await turned(here, table, wires)
        other = await here.wire(awaited.guest, table)  # on their phone, say

        assert (await waits.do("nudge", seat=seat))["again"] is False
        for wire in (awaited, other):
            (told,) = await wire.until(lambda wire=wire: wire.all("nudged"))  # type: ignore[misc]
            assert told == {"type": "nudged", "seat": seat, "by": 1 - seat}
        assert (await waits.do("nudge", seat=seat))["again"] is True

        assert (await awaited.do("nudge", seat=seat))["code"] == "seat/not-awaited", "nobody reminds themselves"
        assert (await awaited.do("nudge", seat=1 - seat))["code"] == "seat/not-awaited"
        assert (await waits.do("nudge", seat=9))["code"] == "seat/not-awaited"
        watcher = await here.wire(eve, table)
        assert (await watcher.do("nudge", seat=seat))["code"] == "table/members-only"
        assert waits.all("nudged") == watcher.all("nudged") == []
        assert len(awaited.all("nudged")) == 1

        # The next wait is another one.
        while seat in (await here.hub.open(table)).table.actors():
            await awaited.to_move()
            assert (await awaited.play())["type"] == "done"
        while seat not in (await here.hub.open(table)).table.actors():
            await waits.to_move()
            assert (await waits.play())["type"] == "done"
        assert (await waits.do("nudge", seat=seat))["again"] is False
        await awaited.until(lambda: len(awaited.all("nudged")) == 2)

    in_house(tmp_path, visit)


def test_one_that_could_not_be_given_can_be_given_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(here: House) -> None:
        async def no_answer(_: object) -> object:
            raise Unavailable("nobody there")

        ann, bob, table = await here.two("french-quarter")
        wires = [await here.wire(guest, table) for guest in (ann, bob)]
        awaited, waits, seat = await turned(here, table, wires)
        with monkeypatch.context() as broken:
            broken.setattr(here.hub.store, "read", no_answer)
            assert (await waits.do("nudge", seat=seat))["code"] == "server/busy"
        assert (await waits.do("nudge", seat=seat))["again"] is False
        await awaited.until(lambda: awaited.all("nudged"))

    in_house(tmp_path, visit)


def test_neither_bots_nor_who_has_blocked_one_are_reminded(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("french-quarter")
        wires = [await here.wire(guest, table) for guest in (ann, bob)]
        awaited, waits, seat = await turned(here, table, wires)
        await awaited.guest.ask("POST", "/api/blocks", {"person": waits.guest.id})
        assert (await waits.do("nudge", seat=seat))["type"] == "done"
        assert (await awaited.do("chat", text="nothing came before this"))["type"] == "done"
        assert awaited.all("nudged") == []
        # A stand-in is a bot.
        assert (await awaited.do("leave", seat=seat))["type"] == "done"
        assert (await waits.do("nudge", seat=seat))["code"] == "seat/not-awaited"

    in_house(tmp_path, visit)


def test_how_far_somebody_is_in_secret_is_not_to_be_learned_by_it(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("explore-new-york")
        wires = [await here.wire(guest, table) for guest in (ann, bob)]
        first, _, _ = await turned(here, table, wires)
        await first.play()  # the discard, which all wait for
        for wire in wires:
            await wire.to_move()
        at_ann, at_bob = wires
        assert (await at_ann.do("nudge", seat=1))["again"] is False
        assert (await at_bob.play())["type"] == "done"  # unseen by Ann
        assert (await at_ann.do("nudge", seat=1))["again"] is True

    in_house(tmp_path, visit)


def test_who_is_away_gets_a_note_that_says_who_waits(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        async with webhook() as hook:
            ann, bob, table = await running(here, "french-quarter")
            seat = (await here.hub.open(table)).table.actors()[0]
            away, waits = ((ann, bob), (bob, ann))[seat]
            wire = await here.wire(waits, table)
            await wants_notes(away, hook)
            assert (await wire.do("nudge", seat=seat))["type"] == "done"
            await hook.until(1)
            assert hook.got[0]["text"] == f"{waits.name} is waiting for you in French Quarter."
            assert here.services.teller.notes.nudge(away.id, table, 10**18), "much later"
            assert not here.services.teller.notes.nudge(away.id, table, 10**18 + 1), "and no second one soon after"

    in_house(tmp_path, visit, allow_private_webhooks=True)


def test_a_nudge_comes_from_another_process_too(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, bob, table = await here.two("french-quarter")
        wires = [await here.wire(guest, table) for guest in (ann, bob)]
        awaited, waits, seat = await turned(here, table, wires)
        here.hub.heard(f"nudge {table} {seat} {1 - seat}")
        here.hub.heard(f"nudge {table} 7 9")
        await awaited.until(lambda: awaited.all("nudged"))
        assert (await waits.do("nudge", seat=seat))["again"] is True, "that was theirs"

    in_house(tmp_path, visit)
