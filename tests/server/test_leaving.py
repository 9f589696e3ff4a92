"""Who is about to be gone leaves their tables first: the others go on without them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sqlalchemy import update

from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server.leaving import entries_for_leaving, left_by
from grandtour.server.store import queries as q
from grandtour.server.store.schema import users
from grandtour.server.wallclock import DAY_MS, now_ms
from tests.server.house import BOT, OPEN, Desk, House, in_house, state_of, two_at

DEVICE = e.SeatSpec("device", name="Zoë")


def test_seats_of_a_running_game_go_to_stand_ins() -> None:
    desk = two_at()
    before = state_of(desk.table)
    assert entries_for_leaving(desk.table, "ann", desk.now) == [e.Away(0, "left"), e.Hosted("bob")]
    assert entries_for_leaving(desk.table, "eve", desk.now) == []
    assert state_of(desk.table) == before  # nothing is changed


def test_the_last_person_leaves_a_paused_game_to_the_bots() -> None:
    """At both of her seats: only after the second one is nobody left who could go on."""
    desk = Desk(DEVICE, DEVICE).start()
    desk.say(0, c.Propose, "pause")
    assert desk.table.paused
    assert entries_for_leaving(desk.table, "ann", desk.now) == [e.Away(0, "left"), e.Away(1, "left"), e.Resumed(1)]
    after, rows = left_by(desk.table, ["ann"], desk.now)
    assert after.due() == 0
    assert [row.author for row in rows] == [None] * 3


def test_a_host_who_is_away_already_gives_the_table_on() -> None:
    desk = Desk(OPEN, OPEN, BOT).sit("ann", "bob").start()
    desk.table.chairs[0] = replace(desk.table.chairs[0], away="time")
    assert entries_for_leaving(desk.table, "ann", desk.now) == [e.Hosted("bob")]


def test_an_open_table_has_another_host_or_is_closed() -> None:
    desk = Desk(OPEN, OPEN).sit("ann")
    assert entries_for_leaving(desk.table, "ann", desk.now) == [e.Stood(0), e.Closed("empty")]
    desk.sit("bob")
    assert entries_for_leaving(desk.table, "ann", desk.now) == [e.Stood(0), e.Hosted("bob")]
    assert entries_for_leaving(desk.table, "bob", desk.now) == [e.Stood(1)]
    assert entries_for_leaving(desk.table, "eve", desk.now) == []


def test_a_table_that_is_over_stays_as_it_is() -> None:
    desk = two_at()
    for seat, kind, rest in [(0, c.Propose, "end"), (1, c.Answer, True)]:
        desk.say(seat, kind, rest)
    assert desk.table.ended
    assert entries_for_leaving(desk.table, "ann", desk.now) == []


def test_when_somebody_was_last_there_is_known_to_the_day(tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        people, store = here.services.people, here.services.store
        person = await people.new_guest("Ann", "en")
        for age, touched in [(DAY_MS // 2, False), (2 * DAY_MS, True)]:
            then = now_ms() - age
            await store.write(lambda conn, then=then: conn.execute(update(users).values(seen=then)))  # type: ignore[misc]
            assert await people.is_open(person.session)
            row = await store.read(lambda conn: q.user(conn, person.id))
            assert row is not None
            assert (row.seen > then) is touched

    in_house(tmp_path, visit)
