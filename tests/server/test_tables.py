"""Seats, links, hosts: who may sit down, get up and look on, and what becomes of a table."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server.codes import Code, Refused
from grandtour.server.making import rematch_of
from tests.server.house import BOT, GAMES, LINK, OPEN, Desk, state_of, two_at


# ---- seats ----------------------------------------------------------------------------------------------------
def test_the_four_kinds_of_seats_are_taken_each_in_its_own_way() -> None:
    desk = Desk(OPEN, LINK, BOT, e.SeatSpec("device", name="Grandma"))
    assert [chair.taken for chair in desk.table.chairs] == [False, False, True, True]
    assert desk.table.seats_of("ann") == [3]  # the host plays for who sits at their device
    desk.ask("ann", c.Sit(0, None))
    desk.ask("bob", c.Sit(None, desk.link(1)))
    assert [chair.user for chair in desk.table.chairs] == ["ann", "bob", None, "ann"]
    assert [chair.person for chair in desk.table.chairs] == ["ann", "bob", None, "ann"]
    assert desk.table.chairs[3].name == "Grandma"


def test_whoever_joins_gets_the_first_open_seat_and_no_second_one() -> None:
    desk = Desk(BOT, OPEN, OPEN).sit("bob")
    assert desk.table.seats_of("bob") == [1]
    assert desk.ask("bob", c.Sit(None, None)) == []
    desk.ask("bob", c.Sit(2, None))  # moves over
    assert desk.table.seats_of("bob") == [2]


def test_a_taken_seat_and_a_full_table_are_refused() -> None:
    desk = Desk(OPEN, OPEN).sit("ann", "bob")
    assert desk.refusal("cleo", c.Sit(1, None)) == Code.TAKEN
    assert desk.refusal("cleo", c.Sit(None, None)) == Code.FULL
    assert desk.refusal("cleo", c.Sit(2, None)) == Code.NO_SEAT


def test_a_bots_seat_and_a_device_seat_are_not_for_others() -> None:
    desk = Desk(OPEN, BOT, e.SeatSpec("device"))
    assert desk.refusal("bob", c.Sit(1, None)) == Code.TAKEN
    assert desk.refusal("bob", c.Sit(2, None)) == Code.TAKEN


def test_a_device_seat_whose_host_has_gone_is_still_not_for_others() -> None:
    desk = Desk(OPEN, OPEN, e.SeatSpec("device", name="Grandma")).sit("ann", "bob")
    desk.ask("ann", c.Stand(None))
    assert desk.table.host == "bob"
    assert desk.refusal("cleo", c.Sit(2, None)) == Code.TAKEN
    desk.ask("bob", c.Sit(2, None))  # at the new host's device


def test_a_link_seat_is_taken_by_its_own_link_alone() -> None:
    desk = Desk(OPEN, LINK, LINK)
    assert desk.refusal("bob", c.Sit(1, None)) == Code.BAD_LINK
    assert desk.refusal("bob", c.Sit(1, desk.link(None))) == Code.BAD_LINK
    assert desk.refusal("bob", c.Sit(1, desk.link(2))) == Code.BAD_LINK
    assert desk.refusal("bob", c.Sit(None, "no-link-at-all")) == Code.BAD_LINK
    desk.ask("bob", c.Sit(1, desk.link(1)))
    assert desk.refusal("cleo", c.Sit(None, desk.link(1))) == Code.TAKEN


def test_a_private_table_is_joined_by_its_link() -> None:
    desk = Desk(OPEN, OPEN, public=False)
    assert not desk.table.may_look("bob")
    assert desk.refusal("bob", c.Sit(None, None)) == Code.BAD_LINK
    desk.ask("bob", c.Sit(None, desk.link(None)))
    assert desk.table.may_look("bob")
    desk.ask("ann", c.Sit(None, None))  # the host needs none


def test_a_spectator_admitted_by_link_sees_a_private_table_and_may_sit() -> None:
    desk = Desk(OPEN, LINK, public=False)
    desk.ask("bob", c.Admit(desk.link(1)))
    assert desk.table.may_look("bob")
    assert desk.ask("bob", c.Admit(desk.link(None))) == []  # admitted already
    desk.ask("bob", c.Sit(0, None))
    assert desk.refusal("cleo", c.Admit("wrong")) == Code.BAD_LINK


def test_a_revoked_link_opens_nothing_and_there_is_a_new_one() -> None:
    desk = Desk(OPEN, LINK, public=False)
    old_table, old_seat = desk.link(None), desk.link(1)
    desk.ask("ann", c.Revoke(None))
    desk.ask("ann", c.Revoke(1))
    for token in (old_table, old_seat):
        assert desk.refusal("bob", c.Sit(None, token)) == Code.BAD_LINK
        assert desk.refusal("bob", c.Admit(token)) == Code.BAD_LINK
    desk.ask("bob", c.Sit(None, desk.link(1, 1)))
    assert desk.refusal("ann", c.Revoke(2)) == Code.NO_SEAT


def test_a_seat_that_is_changed_has_another_link() -> None:
    desk = Desk(OPEN, LINK)
    desk.ask("ann", c.ChangeSeat(1, BOT))
    desk.ask("ann", c.ChangeSeat(1, LINK))
    assert desk.refusal("bob", c.Sit(None, desk.link(1))) == Code.BAD_LINK


def test_the_link_of_one_table_is_not_that_of_another() -> None:
    one, other = Desk(OPEN, LINK), Desk(OPEN, LINK)
    other.table.id = "othertable"
    assert one.refusal("bob", c.Sit(None, other.link(1))) == Code.BAD_LINK


def test_whom_the_host_has_blocked_neither_sits_nor_is_admitted() -> None:
    desk = Desk(OPEN, LINK, public=False)
    assert desk.refusal("bob", c.Sit(None, desk.link(None)), blocked=True) == Code.BLOCKED
    assert desk.refusal("bob", c.Sit(None, desk.link(1)), blocked=True) == Code.BLOCKED
    assert desk.refusal("bob", c.Admit(desk.link(None)), blocked=True) == Code.BLOCKED


def test_nobody_looks_on_where_spectators_are_not_wanted() -> None:
    desk = Desk(OPEN, OPEN, spectators=False).sit("ann", "bob")
    assert desk.table.may_look("cleo")  # while seats are offered
    desk.start()
    assert not desk.table.may_look("cleo")
    assert not desk.table.may_look(None)
    assert desk.table.may_look("bob")


# ---- before the start -----------------------------------------------------------------------------------------
def test_the_host_passes_on_and_an_empty_table_closes() -> None:
    desk = Desk(OPEN, OPEN, OPEN).sit("ann", "bob", "cleo")
    desk.ask("ann", c.Stand(None))
    assert (desk.table.host, desk.table.status) == ("bob", "open")
    desk.ask("bob", c.Stand(1))
    assert desk.table.host == "cleo"
    desk.ask("cleo", c.Stand(None))
    assert desk.table.status == "closed"
    assert e.Closed("empty") in [e.decode(row[4]) for row in desk.stored]


def test_a_host_who_keeps_a_seat_stays_the_host() -> None:
    desk = Desk(OPEN, OPEN, e.SeatSpec("device")).sit("ann", "bob")
    desk.ask("ann", c.Stand(0))
    assert desk.table.host == "ann"


def test_nobody_gets_up_from_a_seat_that_is_not_theirs() -> None:
    desk = Desk(OPEN, OPEN).sit("ann", "bob")
    assert desk.refusal("bob", c.Stand(0)) == Code.NOT_YOURS
    assert desk.refusal("cleo", c.Stand(None)) == Code.NOT_YOURS


def test_a_removed_player_comes_back_only_by_a_new_link() -> None:
    for public in (True, False):
        desk = Desk(OPEN, OPEN, public=public)
        desk.ask("bob", c.Admit(desk.link(None)))
        desk.ask("bob", c.Sit(0, desk.link(None)))
        desk.ask("ann", c.Remove(0))
        assert desk.table.may_look("bob") == public
        assert desk.refusal("bob", c.Sit(None, None)) in (Code.BLOCKED, Code.BAD_LINK)
        assert desk.refusal("bob", c.Sit(None, desk.link(None))) == Code.BAD_LINK
        desk.ask("bob", c.Sit(None, desk.link(None, 1)))


def test_only_the_host_changes_seats_removes_revokes_mutes_starts_and_closes() -> None:
    desk = Desk(OPEN, OPEN).sit("ann", "bob")
    wanted: list[c.Command] = [
        *(c.Start(), c.Close(), c.ChangeSeat(1, BOT), c.Remove(1), c.Revoke(None)),
        *(c.Mute("ann", True), c.SetChat(False)),
    ]
    for command in wanted:
        assert desk.refusal("bob", command) == Code.HOST_ONLY, command
        assert desk.refusal(None, command) == Code.HOST_ONLY, command


def test_a_seat_with_a_player_is_changed_only_after_they_are_removed() -> None:
    desk = Desk(OPEN, OPEN).sit("ann", "bob")
    assert desk.refusal("ann", c.ChangeSeat(1, BOT)) == Code.TAKEN
    assert desk.refusal("ann", c.ChangeSeat(7, BOT)) == Code.NO_SEAT
    desk.ask("ann", c.Remove(1))
    assert desk.refusal("ann", c.Remove(1)) == Code.NO_PERSON
    desk.ask("ann", c.ChangeSeat(1, BOT))
    assert desk.table.chairs[1].kind == "bot"


def test_a_game_starts_when_every_seat_is_taken_and_only_once() -> None:
    desk = Desk(OPEN, LINK, BOT).sit("ann")
    assert desk.refusal("ann", c.Start()) == Code.NOT_READY
    desk.ask("bob", c.Sit(None, desk.link(1)))
    desk.start()
    assert desk.table.status == "running"
    for command in (c.Start(), c.Close(), c.Stand(None), c.ChangeSeat(0, BOT), c.Remove(1)):
        assert desk.refusal("ann", command) == Code.NOT_OPEN, command
    assert desk.refusal("cleo", c.Sit(None, None)) == Code.NOT_OPEN


def test_two_starts_have_two_seeds_and_the_commitment_is_to_the_seed() -> None:
    one, other = Desk(OPEN, BOT).sit("ann"), Desk(OPEN, BOT).sit("ann")
    for desk in (one, other):
        desk.ask("ann", c.Start())
        assert desk.table.match is not None
        assert desk.table.record().commitment == desk.table.match.commitment
    assert one.table.seed != other.table.seed
    assert one.table.salt != other.table.salt


def test_muting_and_the_chat_switch_are_remembered_and_said_once() -> None:
    desk = two_at()
    desk.ask("ann", c.Mute("bob", True))
    assert desk.table.muted == {"bob"}
    assert desk.ask("ann", c.Mute("bob", True)) == []
    desk.ask("ann", c.Mute("bob", False))
    assert desk.table.muted == set()
    assert desk.refusal("ann", c.Mute("ann", True)) == Code.NO_PERSON
    desk.ask("ann", c.SetChat(False))
    assert not desk.table.chat_open
    assert desk.ask("ann", c.SetChat(False)) == []


# ---- after the end --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_has_a_record_that_replays(game: str) -> None:
    desk = two_at(game).play_until(lambda desk: desk.table.status == "over")
    record = desk.table.record()
    assert desk.table.match is not None
    assert record == desk.table.match.record()
    assert record.seed == desk.table.seed
    assert desk.table.actors() == []
    assert desk.table.due() is None


def test_a_rematch_moves_the_seats_on_by_one_and_is_made_once() -> None:
    desk = Desk(OPEN, OPEN, BOT, game="french-quarter").sit("ann", "bob").start()
    desk.say(0, c.Propose, "end")
    desk.say(1, c.Answer, True)
    created, _ = rematch_of(desk.table, "bob")
    assert [spec.user for spec in created.seats] == ["bob", None, "ann"]
    assert [spec.kind for spec in created.seats] == ["open", "bot", "open"]
    assert created.host == "bob"
    assert desk.refusal("cleo", c.Rematch("another")) == Code.MEMBERS_ONLY
    desk.ask("bob", c.Rematch("another"))
    assert desk.ask("ann", c.Rematch("third")) == []
    assert desk.table.rematch == "another"


def test_a_rematch_asks_for_who_left_and_keeps_who_sits_at_the_device() -> None:
    desk = Desk(OPEN, OPEN, e.SeatSpec("device", name="Grandma"), game="french-quarter").sit("ann", "bob").start()
    desk.say(1, c.Leave)
    desk.say(0, c.Propose, "end")
    created, _ = rematch_of(desk.table, "ann")
    kinds = [(spec.kind, spec.user, spec.name) for spec in created.seats]
    assert kinds == [("open", None, None), ("device", None, "Grandma"), ("open", "ann", None)]


def test_there_is_no_rematch_before_the_end() -> None:
    assert two_at().refusal("ann", c.Rematch("another")) == Code.NOT_OVER


# ---- whatever happens -----------------------------------------------------------------------------------------
PEOPLE = ("ann", "bob", "cleo", None)


def anything(desk: Desk, dice: random.Random) -> c.Command:
    """A command that somebody might send: often a sensible one, often not."""
    table = desk.table
    seat = dice.choice(table.actors() or [0]) if dice.random() < 0.8 else dice.randrange(-1, 5)
    known = 0 <= seat < table.seats
    step = table.seen[seat] - (dice.random() < 0.2) if known else 0
    legal = desk.legal(seat) if table.match is not None and known else []
    action = dice.choice(legal) if legal and dice.random() < 0.95 else dice.choice(["nonsense", "end", "draw", ""])
    number = str(dice.randrange(100_000))
    live: list[c.Command] = [
        *(c.Play(number, seat, step, action),) * 12,
        *(c.Undo(number, seat, step),) * 3,
        c.Propose(number, seat, dice.choice(["pause", "pause", "pause", "end"])),
        *(c.Answer(number, seat, dice.random() < 0.7),) * 2,
        *(c.Resume(number, seat),) * 2,
        c.Leave(number, seat),
        c.Return(number, seat),
        *(c.BotPlay(seat, step, action),) * 3,
        c.TimeOut(),
    ]
    place = dice.choice([None, None, seat])
    token = dice.choice([None, None, desk.link(None), desk.link(1), desk.link(1, 1), "wrong"])
    kind = dice.choice([OPEN, LINK, BOT, e.SeatSpec("device", name="Grandma")])
    calm: list[c.Command] = [
        *(c.Sit(place, token),) * 3,
        *(c.Admit(token or ""), c.Stand(place), c.ChangeSeat(seat, kind), c.Remove(seat), c.Revoke(place)),
        *(c.Start(),) * 3,
        *(c.Mute("bob", dice.random() < 0.5), c.SetChat(dice.random() < 0.5), c.Rematch("another")),
    ]
    if dice.random() < 0.002:
        return c.Close()
    return dice.choice(live if table.status == "running" and dice.random() < 0.9 else calm)


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.sampled_from(GAMES), st.sampled_from(["none", "move", "bank"]))
def test_whatever_people_send_the_table_is_what_its_entries_add_up_to(seed: int, game: str, clock: e.ClockKind) -> None:
    dice = random.Random(seed)
    spec = e.ClockSpec() if clock == "none" else e.ClockSpec(clock, 20, 5 if clock == "bank" else 0)
    desk = Desk(OPEN, dice.choice([OPEN, LINK]), dice.choice([BOT, OPEN]), game=game, clock=spec)
    desk.sit("ann")
    for _ in range(120):
        desk.now += dice.choice([0, 100, 3000])
        command = anything(desk, dice)
        before, old = desk.table, state_of(desk.table)
        seat = getattr(command, "seat", None)
        owner = before.chairs[seat].user if isinstance(seat, int) and seat in range(3) else None
        user = owner if owner is not None and dice.random() < 0.9 else dice.choice(PEOPLE)
        if isinstance(command, c.BotPlay | c.TimeOut):
            user = None
            if not 0 <= getattr(command, "seat", 0) < before.seats:
                continue  # the server knows its seats
        elif user is None and isinstance(command, c.Sit | c.Admit | c.Stand | c.Rematch):
            continue  # comes from REST, where there is somebody
        try:
            desk.ask(user, command)
        except Refused:
            assert desk.table is before
        # What is folded into a copy leaves the table itself as it was: it is stored first.
        assert state_of(before) == old
        if desk.table is not before and dice.random() < 0.3:
            assert state_of(desk.again()) == state_of(desk.table)
    assert state_of(desk.again()) == state_of(desk.table)
    for heard in desk.heard:
        assert len(heard.before) == desk.table.seats + 1


def test_at_every_point_the_stored_entries_give_the_same_table() -> None:
    dice = random.Random(5)
    desk = Desk(OPEN, OPEN, game="explore-new-york", clock=e.ClockSpec("bank", 60, 5)).sit("ann", "bob").start()
    for _ in range(80):
        desk.now += 700
        actors = desk.table.actors()
        if not actors:
            break
        seat = dice.choice(actors)
        desk.play(seat, dice.choice(desk.legal(seat)))
        assert desk.table.match is not None
        if dice.random() < 0.2 and desk.table.match.can_undo(seat):
            desk.undo(seat)
        assert state_of(desk.again()) == state_of(desk.table)


def test_a_table_counts_what_could_grow_without_end() -> None:
    desk = two_at()
    before = desk.table
    assert (before.talk, before.undone) == (4, [0, 0])  # made, two sat down, begun
    desk.play(0)
    desk.undo(0)
    desk.say(1, c.Propose, "pause")
    assert (desk.table.talk, desk.table.undone) == (5, [1, 0])
    assert (before.talk, before.undone) == (4, [0, 0])
    assert state_of(desk.again()) == state_of(desk.table)
