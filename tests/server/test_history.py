"""The history checker finds what no order of the stored entries explains. The trials of test_crash.py use it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from grandtour.server.store import FILE
from scripts.server import history, stored
from scripts.server.client import Json
from scripts.server.player import Sent
from scripts.server.sight import Seen
from tests.server.house import House, in_house

Story = tuple[stored.Stored, list[Seen], list[Sent]]


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """Some moves of a real game: each was seen by the other player, and then asked for by a spectator."""
    folder = tmp_path_factory.mktemp("story")
    seen: list[Seen] = []
    sent: list[Sent] = []

    async def visit(house: House) -> None:
        ann, bob, table = await house.two("explore-new-york")
        wires = [await house.wire(ann, table), await house.wire(bob, table)]
        clock = iter(range(1, 1000))

        def saw(view: Json, asked: float | None, line: object) -> None:
            seen.append(Seen.of(table, json.loads(json.dumps(view)), next(clock), asked, line))

        for number in range(12):
            mover = next(wire for wire in wires if wire.view["legal"])
            view = mover.view
            command = Sent(table, mover.guest.id, {"id": f"c{number}", "type": "play", "seat": view["seat"]})
            command.sent_at = next(clock)
            done = await mover.play()
            command.message["id"] = done["id"]
            command.answer, command.answered_at, command.step = "done", next(clock), done["step"]
            sent.append(command)
            await mover.at_step(done["step"])
            saw(mover.view, None, "line")
            asked = next(clock)
            saw(await ann.ask("GET", f"/api/tables/{table}/view"), asked, None)

    in_house(folder, visit)
    return stored.in_file(folder / FILE), seen, sent


def told(story: Story) -> list[str]:
    return history.faults(*story)


def kinds(faults: list[str]) -> set[str]:
    return {fault.partition(":")[0] for fault in faults}


def test_a_true_story_is_believed(story: Story) -> None:
    assert told(story) == []
    assert len(story[1]) == 24


def test_a_view_that_was_never_there_is_found(story: Story) -> None:
    found, seen, sent = story
    assert kinds(told((found, [*seen, replace(seen[-1], position=b"another")], sent))) == {"content"}
    assert kinds(told((found, [*seen, replace(seen[-1], info=b"another")], sent))) == {"content"}
    assert kinds(told((found, [*seen, replace(seen[-1], step=10**6)], sent))) == {"content"}


def test_a_lost_entry_is_found(story: Story) -> None:
    found, seen, sent = story
    table = seen[0].table
    fewer = replace(found, entries={table: found.entries[table][:-1]})
    assert kinds(told((fewer, seen, sent))) == {"content"}


def test_entries_in_another_order_are_found(story: Story) -> None:
    """Two seats that chose at the same time: the rules allow either order, and only what was seen tells them apart."""
    found, seen, sent = story
    table = seen[0].table
    entries = list(found.entries[table])
    place = next(
        n
        for n in range(len(entries) - 1)
        if entries[n].kind == entries[n + 1].kind == "played"
        and entries[n].data["seat"] != entries[n + 1].data["seat"]
        and not entries[n].data.get("chance")
        and not entries[n + 1].data.get("chance")
    )
    one, two = entries[place : place + 2]
    entries[place : place + 2] = [replace(two, number=one.number), replace(one, number=two.number)]
    assert kinds(told((replace(found, entries={table: entries}), seen, sent))) & {"order", "content"}


def test_a_connection_that_goes_back_is_found(story: Story) -> None:
    found, seen, sent = story
    line = [one for one in seen if one.line is not None]
    assert "one connection" in kinds(told((found, [*seen, replace(line[0], heard=999)], sent)))


def test_a_stale_answer_is_found(story: Story) -> None:
    """An old view is fine where it was asked for early enough, however late it came."""
    found, seen, sent = story
    old = next(one for one in seen if one.asked is not None)
    assert told((found, [*seen, replace(old, heard=999)], sent)) == []
    assert kinds(told((found, [*seen, replace(old, asked=998, heard=999)], sent))) == {"real time"}


def test_an_answer_from_the_future_is_found(story: Story) -> None:
    found, seen, sent = story
    assert "cause" in kinds(told((found, [*seen, replace(seen[-1], heard=0.5, asked=None, line=None)], sent)))


def test_commands_out_of_order_are_found(story: Story) -> None:
    found, _, sent = story
    late = [replace(sent[0], sent_at=500), *sent[1:]]
    assert "cause" in kinds(told((found, [], late)))
    assert told((found, [], sent)) == []


def test_a_promise_of_too_early_a_step_is_found(story: Story) -> None:
    found, seen, sent = story
    assert kinds(told((found, seen, [*sent[:-1], replace(sent[-1], step=1)]))) == {"promise"}
