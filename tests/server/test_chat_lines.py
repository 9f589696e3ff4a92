"""The last lines of the chat are kept in memory, and never older than what was said."""

from __future__ import annotations

from pathlib import Path

from grandtour.server.store import queries as q
from grandtour.server.wallclock import now_ms
from tests.server.house import House, in_house


async def said_elsewhere(house: House, table: str, user: str, text: str, command: str = "elsewhere") -> None:
    """As another process stores it."""
    await house.services.store.write(lambda conn: q.add_chat(conn, table, user, now_ms(), text, command))


def test_a_line_of_another_process_that_came_while_nobody_looked_is_in_every_fresh_view(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, _, table = await house.two()
        first = await house.wire(ann, table)
        await first.do("chat", text="hello")
        await first.say("sync")
        await first.until(lambda: len(first.all("view")) > 1)
        await first.socket.close()
        await said_elsewhere(house, table, ann.id, "are you there?")
        house.hub.heard(f"chat {table}")
        second = await house.wire(ann, table)
        await second.say("sync")
        await second.until(lambda: len(second.all("view")) == 2)
        for view in second.all("view"):
            assert [line["text"] for line in view["chat"]] == ["hello", "are you there?"]

    in_house(tmp_path, visit)


def test_a_line_that_was_stored_without_being_told_is_told_when_it_is_sent_again(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann, bob, table = await house.two()
        mine, theirs = await house.wire(ann, table), await house.wire(bob, table)
        await said_elsewhere(house, table, ann.id, "hello", command="c1")  # the answer of the commit was lost
        done = await mine.do("chat", id="c1", text="hello")
        assert (done["type"], done["again"]) == ("done", True)
        await theirs.until_said("hello")

    in_house(tmp_path, visit)
