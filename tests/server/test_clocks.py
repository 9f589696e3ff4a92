"""Clocks of all kinds, to the millisecond."""

from __future__ import annotations

import pytest

from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server.clocks import GRACE_MS
from grandtour.server.codes import Code
from tests.server.house import OPEN, Desk, two_at

MOVE = e.ClockSpec("move", 60)
BANK = e.ClockSpec("bank", 300, 5)
DAYS = e.ClockSpec("days", 2 * 24 * 3600)


def quarter(clock: e.ClockSpec) -> Desk:
    """French Quarter, Ann first: each turn is a `take` and a `go`, and both can be taken back."""
    return two_at("french-quarter", clock=clock)


def left(desk: Desk, seat: int) -> int:
    """What the seat's clock shows now."""
    clocks = desk.table.clocks
    return clocks.left[seat] - (desk.now - clocks.since if seat in clocks.running else 0)


def test_a_table_without_a_clock_has_no_deadline() -> None:
    desk = quarter(e.ClockSpec())
    desk.play(0, after=10**9)
    assert desk.table.clocks.deadline() is None
    assert desk.table.due() is None
    assert desk.ask(None, c.TimeOut()) == []


@pytest.mark.parametrize("clock", [MOVE, DAYS])
def test_every_move_has_its_whole_time(clock: e.ClockSpec) -> None:
    desk = quarter(clock)
    whole = clock.seconds * 1000
    assert desk.table.clocks.deadline() == desk.now + whole
    desk.play(0, after=12_345)
    assert desk.table.clocks.running == {0}
    assert left(desk, 0) == whole
    desk.play(0, after=whole - 1)
    assert desk.table.clocks.running == {1}
    assert desk.table.due() == desk.now + whole


def test_a_bank_runs_down_while_its_player_thinks_and_gets_the_increment_after_each_move() -> None:
    desk = quarter(BANK)
    desk.play(0, after=12_345)
    assert left(desk, 0) == 300_000 - 12_345 + 5_000
    desk.play(0, after=655)
    assert left(desk, 0) == 300_000 - 13_000 + 10_000
    desk.play(1, after=40_000)
    assert left(desk, 0) == 297_000  # stands still meanwhile
    assert left(desk, 1) == 265_000
    assert desk.table.clocks.deadline() == desk.now + 265_000


def test_time_is_over_at_the_millisecond_and_not_before() -> None:
    desk = quarter(MOVE)
    desk.now += 59_999
    assert desk.ask(None, c.TimeOut()) == []
    desk.now += 1
    assert desk.ask(None, c.TimeOut()) == [e.Away(0, "time")]
    assert desk.table.chairs[0].away == "time"
    assert desk.table.bots_to_act() == [0]
    assert desk.table.clocks.deadline() is None  # a stand-in has no clock
    assert desk.ask(None, c.TimeOut()) == []


def test_a_late_move_counts_as_long_as_nobody_has_said_that_time_is_over() -> None:
    desk = quarter(BANK)
    desk.play(0, after=300_400)
    assert left(desk, 0) == 5_000  # never below nothing, and the increment


def test_who_comes_back_has_the_grace_and_no_more_time_than_that_for_the_same_choice() -> None:
    desk = quarter(BANK)
    desk.now += 300_000
    desk.ask(None, c.TimeOut())
    desk.say(0, c.Return, after=7_000)
    assert left(desk, 0) == GRACE_MS
    assert desk.table.clocks.deadline() == desk.now + GRACE_MS


def test_the_grace_is_given_once_for_each_choice() -> None:
    desk = quarter(BANK)
    desk.now += 300_000
    desk.ask(None, c.TimeOut())
    desk.say(0, c.Return)
    desk.now += GRACE_MS
    desk.ask(None, c.TimeOut())
    desk.say(0, c.Return)
    assert left(desk, 0) == 0
    desk.ask(None, c.TimeOut())
    desk.say(0, c.Return)
    desk.play(0)  # before the server's own clock rings
    desk.now += 5_000
    desk.ask(None, c.TimeOut())
    desk.say(0, c.Return)
    assert left(desk, 0) == GRACE_MS


def test_who_comes_back_with_more_than_the_grace_keeps_it() -> None:
    desk = quarter(BANK)
    desk.say(0, c.Leave, after=50_000)
    assert desk.table.clocks.running == frozenset()
    desk.say(0, c.Return, after=9_000)
    assert left(desk, 0) == 250_000


def test_leaving_and_coming_back_gives_no_new_time() -> None:
    desk = quarter(MOVE)
    desk.say(0, c.Leave, after=55_000)
    desk.say(0, c.Return, after=100)
    assert left(desk, 0) == 5_000


def test_after_the_stand_in_has_moved_the_next_choice_has_its_whole_time() -> None:
    desk = quarter(MOVE)
    desk.now += 60_000
    desk.ask(None, c.TimeOut())
    desk.ask(None, c.BotPlay(0, desk.table.seen[0], desk.legal(0)[0]))
    desk.say(0, c.Return, after=1_000)
    assert left(desk, 0) == 60_000


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_paused_clocks_stand_still(clock: e.ClockSpec) -> None:
    desk = quarter(clock)
    desk.say(0, c.Propose, "pause", after=10_000)
    desk.say(1, c.Answer, True, after=5_000)
    assert desk.table.clocks.running == frozenset()
    assert desk.table.due() is None
    desk.now += 10**8
    assert desk.ask(None, c.TimeOut()) == []
    desk.say(1, c.Resume)
    assert left(desk, 0) == clock.seconds * 1000 - 15_000
    assert desk.table.clocks.running == {0}


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_playing_and_taking_back_wins_no_time(clock: e.ClockSpec) -> None:
    desk = quarter(clock)
    for _ in range(3):
        desk.play(0, after=4_000)
        desk.play(0, after=3_000)
        desk.undo(0, after=2_000)
        desk.undo(0, after=1_000)
    assert left(desk, 0) == clock.seconds * 1000 - 3 * 10_000


def test_thinking_about_the_second_choice_is_not_given_back_with_the_first() -> None:
    desk = quarter(MOVE)
    desk.play(0, after=1_000)
    desk.undo(0, after=58_000)
    assert left(desk, 0) == 1_000


def test_both_clocks_run_while_both_choose() -> None:
    desk = two_at("explore-new-york", clock=BANK).play_until(lambda desk: desk.table.actors() == [0, 1])
    assert desk.table.clocks.running == {0, 1}
    desk.now += 300_000 + 5_000  # seat 1 had discarded, and got the increment
    assert desk.ask(None, c.TimeOut()) == [e.Away(0, "time"), e.Away(1, "time")]


def test_steps_that_nobody_sees_do_not_touch_the_clocks() -> None:
    desk = two_at("explore-new-york", clock=BANK).play_until(lambda desk: desk.table.actors() == [0, 1])
    before = vars(desk.table.clocks.fork())
    changed = desk.table.changed
    desk.play(1, after=3_000)
    desk.play(1, after=3_000)
    desk.undo(1, after=3_000)
    assert vars(desk.table.clocks) == before
    assert desk.table.changed == changed  # lists show it to everybody


def test_a_hidden_turn_is_paid_for_when_it_is_confirmed() -> None:
    desk = two_at("explore-new-york", clock=MOVE).play_until(lambda desk: desk.table.actors() == [0, 1])
    begun = desk.now
    while 0 in desk.table.actors():
        legal = desk.legal(0)
        desk.play(0, "end" if "end" in legal else legal[0], after=2_000)
    assert desk.table.clocks.running == {1}
    assert left(desk, 1) == 60_000 - (desk.now - begun)  # has been choosing for as long


def test_a_bot_has_no_clock() -> None:
    desk = Desk(e.SeatSpec("bot", "greedy"), OPEN, game="french-quarter", clock=MOVE).sit("ann").start()
    assert desk.table.clocks.running == frozenset()
    assert desk.table.due() == 0


def test_the_clock_of_a_machine_that_is_behind_gives_nothing_back() -> None:
    desk = quarter(BANK)
    desk.play(0, after=10_000)
    desk.play(0, after=-8_000)
    assert left(desk, 0) == 300_000 - 10_000 + 2 * 5_000
    assert desk.table.clocks.since == desk.now + 8_000


def test_a_clock_ends_with_the_game() -> None:
    desk = two_at("french-quarter", clock=BANK).play_until(lambda desk: desk.table.status == "over")
    assert desk.table.due() is None
    assert desk.refusal("ann", c.Leave("x", 0)) == Code.NOT_RUNNING
