"""Bad input over the WebSocket: the short form of scripts/server/fuzz.py, and what is better said one by one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from grandtour.server.codes import Code
from scripts.server.client import Json
from scripts.server.fuzz import decoded, fuzz
from tests.server.house import House, Wire, in_house

SECONDS = 4.0


def test_no_table_breaks_and_every_answer_is_coded(tmp_path: Path) -> None:
    findings = fuzz(tmp_path, seed=5, seconds=SECONDS)
    assert findings.faults == []
    assert findings.games == 3
    # The mischief reached all that it was meant to reach.
    seen = set(findings.answers)
    assert {"done", "again", "view", "said", "present", "beat", "bye"} <= seen
    wanted = (
        "request/malformed",
        "request/too-large",
        "action/stale",
        "action/unreadable",
        "seat/not-yours",
        "seat/none",
    )
    assert set(wanted) <= seen
    assert {1000, 1008, 1009} <= set(findings.closes)


def test_an_id_names_one_command_of_one_person_for_good(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two()
        at_ann, at_bob = await house.wire(ann, table), await house.wire(bob, table)
        assert (await at_ann.do("leave", id="one", seat=0))["again"] is False
        assert (await at_ann.do("leave", id="one", seat=0))["again"] is True
        # With other contents it is still the old command: nothing is done, and nothing is looked at.
        revision = (await house.hub.open(table)).table.revision
        assert (await at_ann.do("return", id="one", seat=0))["again"] is True
        assert (await at_ann.do("play", id="one", seat=1, step=0, action="nonsense"))["again"] is True
        assert (await house.hub.open(table)).table.revision == revision
        # Another person's ids are their own, and a refused command leaves its id free.
        assert (await at_bob.do("leave", id="one", seat=1))["again"] is False
        assert (await at_ann.do("resume", id="two", seat=0))["type"] == "error"
        assert (await at_ann.do("return", id="two", seat=0))["again"] is False

    in_house(tmp_path, visit)


def test_an_unreadable_command_is_refused_under_its_id(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        wire = await house.wire(ann, table)
        assert (await wire.do("play", id="half", seat=0))["code"] == Code.MALFORMED
        for odd in ("\\ud800", "a b", "", "x" * 65):
            await wire.socket.send(f'{{"type": "play", "id": "{odd}", "seat": 0}}')
        await wire.until(lambda: len(wire.all("error")) == 5)
        assert [error["id"] for error in wire.all("error")] == ["half", None, None, None, None]

    in_house(tmp_path, visit)


def test_a_client_that_sends_only_nonsense_is_let_go(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        wire = await house.wire(ann, table)
        for _ in range(25):
            try:
                await wire.socket.send("nonsense")
            except ConnectionClosed:
                break
        await wire.until(lambda: wire.closed)
        assert wire.closed == 1008
        assert wire.heard[-1] == {"type": "bye", "code": "request/malformed", "again": False}
        assert all(decoded(json.dumps(message)) for message in wire.heard)

    in_house(tmp_path, visit)


def test_whoever_goes_in_the_middle_of_a_command_has_made_it_and_the_others_see_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two()
        at_bob = await house.wire(bob, table)
        for number in range(12):
            before: Json = at_bob.view
            async with Wire(ann, table) as at_ann:
                await at_ann.until(lambda at_ann=at_ann: at_ann.view)  # type: ignore[misc]
                if not at_ann.view["legal"]:
                    await at_bob.play()
                    continue
                play = {"seat": 0, "step": at_ann.view["step"], "action": at_ann.view["legal"][0]}
                await at_ann.say("play", id=f"cut-{number}", **play)
                for _ in range(number % 4):
                    await asyncio.sleep(0)
                at_ann.socket.transport.abort()
            # Sent before the cut: it may be lost on the way, but never half done.
            live = await house.hub.open(table)
            async with live.lock:
                done = (ann.id, f"cut-{number}") in live.table.commands
            if done:
                await at_bob.until(lambda before=before: at_bob.view["step"] > before["step"])  # type: ignore[misc]
        await house.finish(table)

    in_house(tmp_path, visit)
