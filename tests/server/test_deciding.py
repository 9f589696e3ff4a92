"""Moves, stale moves, undo, agreement and stand-ins, decided without any input or output."""

from __future__ import annotations

import pytest

from grandtour.server import commands as c
from grandtour.server import deciding, showing
from grandtour.server import entries as e
from grandtour.server.codes import Code, Refused
from tests.server.house import BOT, GAMES, OPEN, Desk, two_at


# ---- play -----------------------------------------------------------------------------------------------------
def test_nobody_acts_for_another_seat() -> None:
    desk = Desk(OPEN, OPEN, BOT).sit("ann", "bob").start()
    action = desk.legal(0)[0]
    for user in ("bob", "cleo", None):
        for command in (
            c.Play("x", 0, desk.table.seen[0], action),
            c.Undo("x", 0, desk.table.seen[0]),
            c.Propose("x", 0, "pause"),
            c.Answer("x", 0, True),
            c.Leave("x", 0),
            c.Return("x", 0),
            c.Resume("x", 0),
        ):
            assert desk.refusal(user, command) == Code.NOT_YOURS, command
    assert desk.refusal("ann", c.Play("x", 2, 0, action)) == Code.NOT_YOURS  # the bot's
    assert desk.refusal("ann", c.Play("x", 3, 0, action)) == Code.NO_SEAT


def test_an_illegal_action_names_its_rule_and_an_unreadable_one_its_fault() -> None:
    desk = two_at()
    with pytest.raises(Refused) as refused:
        desk.play(0, "draw")
    assert refused.value.code == Code.ILLEGAL
    assert refused.value.rule is not None
    assert refused.value.arguments is not None
    with pytest.raises(Refused) as refused:
        desk.play(0, "no such thing")
    assert refused.value.code == Code.UNREADABLE


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    desk = Desk(OPEN, OPEN).sit("ann", "bob")
    assert desk.refusal("ann", c.Play("x", 0, 0, "draw")) == Code.NOT_RUNNING
    desk = two_at("french-quarter").play_until(lambda desk: desk.table.status == "over")
    for command in (c.Play("x", 0, desk.table.seen[0], "end"), c.Leave("x", 0), c.Propose("x", 0, "end")):
        assert desk.refusal("ann", command) == Code.NOT_RUNNING


def test_two_quick_clicks_on_the_same_thing_are_one_move() -> None:
    desk = two_at("french-quarter")
    step = desk.table.seen[0]
    action = desk.play(0, step=step)
    assert desk.table.actors() == [0]  # takes, then goes
    assert desk.refusal("ann", c.Play("second", 0, step, action)) == Code.STALE
    last = desk.table.seen[0]
    action = desk.play(0, step=last)
    assert desk.table.actors() == [1]
    assert desk.refusal("ann", c.Play("third", 0, last, action)) == Code.STALE  # not "it is not your turn"


def test_an_undo_takes_back_only_what_its_player_had_seen() -> None:
    desk = two_at("french-quarter")
    desk.play(0)
    step = desk.table.seen[0]
    desk.play(0, step=step)
    # Meant for the first move, and sent twice or late: the second stays.
    assert desk.refusal("ann", c.Undo("x", 0, step)) == Code.STALE
    desk.undo(0)
    assert desk.refusal("ann", c.Undo("y", 0, step)) == Code.STALE


def test_a_choice_from_the_future_is_refused() -> None:
    desk = two_at()
    assert desk.refusal("ann", c.Play("x", 0, desk.table.seen[0] + 1, desk.legal(0)[0])) == Code.STALE


def test_talk_at_the_table_does_not_make_a_choice_stale() -> None:
    desk = two_at()
    step = desk.table.seen[0]
    desk.ask("ann", c.Mute("bob", True))
    desk.say(1, c.Propose, "pause")
    desk.say(0, c.Answer, False)
    assert desk.table.seen[0] == step + 3
    desk.play(0, step=step)


def both_choosing() -> Desk:
    """New York: the card is discarded, and both choose at the same time."""
    return two_at("explore-new-york").play_until(lambda desk: desk.table.actors() == [0, 1])


def test_another_seats_visible_act_does_not_make_mine_stale() -> None:
    desk = both_choosing()
    step = desk.table.seen[0]
    finish_turn(desk, 1)
    assert desk.table.actors() == [0]
    assert desk.table.seen[0] > step  # it was seen
    desk.play(0, step=step)


def finish_turn(desk: Desk, seat: int) -> None:
    while seat in desk.table.actors():
        legal = desk.legal(seat)
        desk.play(seat, "end" if "end" in legal else legal[0])


def test_what_is_done_unseen_changes_no_step_but_ones_own() -> None:
    desk = both_choosing()
    before = list(desk.table.seen)
    desk.play(1)
    assert desk.table.seen == [before[0], before[1] + 1, before[2]]
    assert desk.heard[-1].visible == [False, True, False]
    desk.undo(1)
    assert desk.table.seen == [before[0], before[1] + 2, before[2]]


def test_a_choice_can_be_changed_until_its_own_confirm() -> None:
    desk = both_choosing()
    first = desk.play(0)
    desk.undo(0)
    assert first in desk.legal(0)
    desk.play(0, desk.legal(0)[1])
    finish_turn(desk, 0)
    assert desk.refusal("ann", c.Undo("x", 0, desk.table.seen[0])) == Code.NO_UNDO


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_every_viewer_are_numbered_without_gaps(game: str) -> None:
    desk = two_at(game)
    begin = [0, 0, 0]
    desk.play_until(lambda desk: desk.table.status == "over")
    seen = begin
    for heard in desk.heard:
        assert heard.before == seen
        seen = [step + visible for step, visible in zip(seen, heard.visible, strict=True)]
    assert seen == desk.table.seen
    hidden = [heard for heard in desk.heard if not heard.visible[2]]
    assert bool(hidden) == (game == "explore-new-york")


def test_a_table_without_undo_has_none() -> None:
    desk = two_at("french-quarter", undo=False)
    desk.play(0)
    assert desk.refusal("ann", c.Undo("x", 0, desk.table.seen[0])) == Code.NO_UNDO


def test_without_undo_a_secret_choice_can_still_be_changed_until_it_is_confirmed() -> None:
    desk = two_at("explore-new-york", undo=False).play_until(lambda desk: desk.table.actors() == [0, 1])
    assert not showing.view(desk.table, 0, 0, None).may_undo  # to discard the card was seen by all
    first = desk.play(0)
    assert showing.view(desk.table, 0, 0, None).may_undo
    desk.undo(0)
    assert first in desk.legal(0)
    finish_turn(desk, 0)
    assert not showing.view(desk.table, 0, 0, None).may_undo
    assert desk.refusal("ann", c.Undo("x", 0, desk.table.seen[0])) == Code.NO_UNDO


def test_undos_are_counted_by_seat_and_have_an_end() -> None:
    desk = two_at("french-quarter")
    desk.play(0)
    desk.table.undone[0] = deciding.MOST_UNDOS - 1
    desk.undo(0)
    desk.play(0)
    assert desk.refusal("ann", c.Undo("x", 0, desk.table.seen[0])) == Code.NO_UNDO
    assert not showing.view(desk.table, 0, 0, None).may_undo
    finish_turn(desk, 0)
    desk.play(1)
    desk.undo(1)  # the other has their own


def test_what_can_be_said_again_and_again_has_an_end_and_the_game_goes_on() -> None:
    desk = two_at("french-quarter")
    desk.say(0, c.Propose, "end")
    desk.say(1, c.Leave)
    desk.table.talk = deciding.MOST_TALK
    for command in (c.Propose("x", 0, "pause"), c.SetChat(False), c.Revoke(None), c.Mute("bob", True)):
        assert desk.refusal("ann", command) == Code.LIMITED, command
    desk.say(1, c.Return)  # nobody can talk another out of their seat
    desk.table.talk = deciding.MOST_COMING
    desk.say(1, c.Leave)
    assert desk.refusal("bob", c.Return("x", 1)) == Code.LIMITED
    desk.play(0)
    waiting = Desk(OPEN, OPEN).sit("ann")
    waiting.table.talk = deciding.MOST_COMING
    assert waiting.refusal("bob", c.Sit(None, None)) == Code.LIMITED
    assert waiting.refusal("ann", c.ChangeSeat(1, BOT)) == Code.LIMITED
    waiting.ask("ann", c.Close())


def test_only_who_is_at_the_table_can_be_muted_and_not_too_many() -> None:
    desk = Desk(OPEN, OPEN, public=False).sit("ann")
    assert desk.refusal("ann", c.Mute("stranger", True)) == Code.NO_PERSON
    for number in range(deciding.MOST_MUTED + 1):
        desk.ask(f"guest{number}", c.Admit(desk.link(None)))
    for number in range(deciding.MOST_MUTED):
        desk.ask("ann", c.Mute(f"guest{number}", True))
    assert desk.refusal("ann", c.Mute(f"guest{deciding.MOST_MUTED}", True)) == Code.LIMITED
    desk.ask("ann", c.Mute("guest0", False))
    assert desk.ask("ann", c.Mute("stranger", False)) == []  # so it is already


def test_a_host_does_not_remove_themselves() -> None:
    desk = Desk(OPEN, OPEN, e.SeatSpec("device")).sit("ann", "bob")
    assert desk.refusal("ann", c.Remove(0)) == Code.NO_PERSON
    assert desk.refusal("ann", c.Remove(2)) == Code.NO_PERSON
    desk.ask("ann", c.Remove(1))
    assert "ann" not in desk.table.removed


def test_nothing_is_taken_back_after_the_next_player_has_acted() -> None:
    desk = two_at("french-quarter")
    finish_turn(desk, 0)
    desk.undo(0)
    desk.play(0)
    desk.play(1)
    with pytest.raises(Refused) as refused:
        desk.undo(0)
    assert (refused.value.code, refused.value.rule) == (Code.NO_UNDO, "GT-5")


# ---- agreement ------------------------------------------------------------------------------------------------
def test_a_pause_needs_every_person_and_any_player_ends_it() -> None:
    desk = Desk(OPEN, OPEN, OPEN, BOT).sit("ann", "bob", "cleo").start()
    desk.say(0, c.Propose, "pause")
    desk.say(1, c.Answer, True)
    assert not desk.table.paused
    assert desk.table.proposal is not None
    assert desk.table.proposal.agreed == {0, 1}
    desk.say(2, c.Answer, True)
    assert desk.table.paused
    assert desk.table.proposal is None
    assert desk.table.actors() == []
    assert desk.refusal("ann", c.Play("x", 0, desk.table.seen[0], "draw")) == Code.PAUSED
    assert desk.refusal("ann", c.Undo("x", 0, desk.table.seen[0])) == Code.PAUSED
    assert desk.refusal("ann", c.Propose("x", 0, "pause")) == Code.PAUSED
    desk.say(2, c.Resume)
    assert desk.table.actors() == [0, 1, 2, 3]
    assert desk.refusal("cleo", c.Resume("x", 2)) == Code.NOT_PAUSED
    desk.play(0)


def test_one_who_declines_is_enough() -> None:
    desk = two_at()
    desk.say(0, c.Propose, "end")
    assert desk.refusal("bob", c.Propose("x", 1, "pause")) == Code.PROPOSAL_OPEN
    desk.say(1, c.Answer, False)
    assert desk.table.proposal is None
    assert desk.table.status == "running"
    assert desk.refusal("bob", c.Answer("x", 1, True)) == Code.NO_PROPOSAL


def test_who_proposed_can_take_it_back() -> None:
    desk = two_at()
    desk.say(0, c.Propose, "end")
    desk.say(0, c.Answer, False)
    assert desk.table.proposal is None


def test_one_person_at_several_seats_agrees_for_all_of_them() -> None:
    desk = Desk(OPEN, e.SeatSpec("device"), BOT).sit("ann").start()
    desk.say(1, c.Propose, "pause")
    assert desk.table.paused


def test_an_answer_does_not_end_the_game_for_who_was_not_asked() -> None:
    desk = Desk(OPEN, OPEN, OPEN).sit("ann", "bob", "cleo").start()
    desk.say(0, c.Propose, "end")
    assert desk.refusal("ann", c.Answer("x", 0, True)) == Code.NO_PROPOSAL  # again, alone
    assert desk.table.status == "running"


def test_somebody_leaving_takes_the_proposal_off_the_table() -> None:
    desk = Desk(OPEN, OPEN, OPEN).sit("ann", "bob", "cleo").start()
    desk.say(0, c.Propose, "end")
    desk.say(1, c.Answer, True)
    desk.say(2, c.Leave)
    assert desk.table.proposal is None
    assert not desk.table.ended
    desk.say(0, c.Propose, "end")
    desk.say(1, c.Answer, True)
    assert (desk.table.status, desk.table.ended_early) == ("over", True)  # who left is not asked


def test_who_has_come_back_is_asked_again() -> None:
    desk = Desk(OPEN, OPEN, OPEN).sit("ann", "bob", "cleo").start()
    desk.say(2, c.Leave)
    desk.say(0, c.Propose, "end")
    desk.say(2, c.Return)
    assert desk.say(1, c.Answer, True) == [e.Answered(1, True)]
    assert desk.say(2, c.Answer, True) == [e.Answered(2, True), e.Ended()]


def test_a_game_ended_early_has_no_scores_and_an_unfinished_record() -> None:
    desk = two_at()
    desk.play(0)
    desk.say(0, c.Propose, "end")
    desk.say(1, c.Answer, True)
    table = desk.table
    assert (table.status, table.ended_early, table.scores) == ("over", True, None)
    assert table.record().scores is None
    assert "end unfinished" in str(table.record())


def test_the_end_of_the_game_clears_the_table() -> None:
    desk = two_at("french-quarter")
    desk.say(0, c.Propose, "end")
    desk.play_until(lambda desk: desk.table.status == "over")
    assert desk.table.proposal is None
    assert desk.table.scores is not None


# ---- stand-ins ------------------------------------------------------------------------------------------------
def test_a_stand_in_plays_for_who_left_and_gives_the_seat_back() -> None:
    desk = two_at("french-quarter")
    assert desk.table.bots_to_act() == []
    desk.say(0, c.Leave)
    assert desk.table.bots_to_act() == [0]
    assert desk.table.due() == 0
    assert desk.table.bot_at(0) == "greedy"
    assert desk.refusal("ann", c.Play("x", 0, desk.table.seen[0], desk.legal(0)[0])) == Code.STAND_IN
    desk.ask(None, c.BotPlay(0, desk.table.seen[0], desk.legal(0)[0]))
    assert '"by":"stand-in"' in desk.stored[-1][4]
    desk.say(0, c.Return)
    assert desk.table.bots_to_act() == []
    assert desk.refusal(None, c.BotPlay(0, desk.table.seen[0], desk.legal(0)[0])) == Code.STALE
    desk.play(0)
    assert desk.refusal("ann", c.Return("x", 0)) == Code.NOT_AWAY


def test_a_bot_that_thought_too_long_about_an_old_choice_is_refused() -> None:
    desk = Desk(BOT, OPEN, game="french-quarter").sit("ann").start()
    step, action = desk.table.seen[0], desk.legal(0)[0]
    desk.ask(None, c.BotPlay(0, step, action))
    assert desk.refusal(None, c.BotPlay(0, step, action)) == Code.STALE


def test_a_host_who_leaves_passes_the_table_on_to_somebody_who_is_there() -> None:
    desk = Desk(OPEN, OPEN, OPEN).sit("ann", "bob", "cleo").start()
    desk.say(1, c.Leave)
    desk.say(0, c.Leave)
    assert desk.table.host == "cleo"
    desk.say(2, c.Leave)
    assert desk.table.host == "cleo"  # nobody else is there


def test_who_departs_hands_over_everything_even_where_the_rules_are_gone() -> None:
    desk = Desk(OPEN, OPEN, OPEN).sit("ann", "bob", "cleo").start()
    desk.say(0, c.Leave)
    desk.ask("bob", c.Depart())
    assert (desk.table.host, desk.table.chairs[1].away) == ("cleo", "left")
    assert desk.ask("bob", c.Depart()) == []
    desk.table.match = None
    assert desk.ask("cleo", c.Depart()) == [e.Away(2, "left")]
    waiting = Desk(OPEN, OPEN).sit("ann", "bob")
    waiting.ask("ann", c.Depart())
    assert (waiting.table.host, waiting.table.status) == ("bob", "open")
    waiting.ask("bob", c.Depart())
    assert waiting.table.status == "closed"


def test_a_command_that_was_stored_is_known_by_its_author_and_id() -> None:
    desk = two_at()
    desk.ask("ann", c.Play("first", 0, desk.table.seen[0], desk.legal(0)[0]))
    assert ("ann", "first") in desk.table.commands
    assert ("bob", "first") not in desk.table.commands


def test_when_the_last_person_leaves_a_paused_game_the_stand_ins_play_on() -> None:
    desk = two_at()
    desk.say(0, c.Propose, "pause")
    desk.say(1, c.Answer, True)
    assert desk.table.paused
    desk.say(0, c.Leave)
    assert desk.table.paused  # Bob may still go on
    desk.say(1, c.Leave)
    assert not desk.table.paused
    assert desk.table.bots_to_act()
