"""Here commands become entries, or are refused. Nothing is changed: the caller stores what was drafted."""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable, Set
from dataclasses import dataclass
from typing import Final

import grandtour as gt
from grandtour.server import commands as c
from grandtour.server import entries as e
from grandtour.server.codes import Code, Refused
from grandtour.server.draft import Draft
from grandtour.server.table import Table, Tried

BAD_LINK: Final = "this link is not valid, or not any more"

# There are limits, because every entry is kept for good and folded at every loading, and an undo replays the game.
MOST_UNDOS: Final = 300  # of a seat in a game
MOST_TALK: Final = 2_000  # entries at a table that are no moves; then nothing more is proposed, muted or revoked
MOST_COMING: Final = 4_000  # the same for coming and going; it is higher, so that nobody can use it up by talking
MOST_MUTED: Final = 50

LinkCheck = Callable[[str, str, int | None, int], bool]
"""(token, table, seat or None for the table's own link, generation) -> whether the token is of that link."""


@dataclass(frozen=True)
class Asker:
    """Who asks, and when. If `user` is None, it is the server itself."""

    user: str | None
    now: int
    link_ok: LinkCheck
    blocked: bool = False
    """the table's host has blocked this person"""


def decide(table: Table, asker: Asker, command: c.Command, command_id: str | None = None) -> Draft:
    """The entries that are to be written, and the table with them; none if what the command asks for is so already."""
    draft = Draft(table, asker.user, asker.now)
    match command:
        case c.Play():
            own_seat(table, asker, command.seat)
            play(draft, command.seat, command.step, command.action, "player")
        case c.BotPlay():
            by = bot_mover(table, command.seat)
            play(draft, command.seat, command.step, command.action, by, command.stuck)
        case c.Depart():
            depart(draft, asker)
        case _:
            draft.add(*decided(table, asker, command))
    if draft.entries and table.talk >= most_talk(command):
        raise Refused(Code.LIMITED, "that has been done too often at this table")
    draft.sign(command_id)
    return draft


def most_talk(command: c.Command) -> float:
    """The number of entries, moves not counted, at which a table stops taking this command; most have no limit."""
    match command:
        case c.Propose() | c.Mute() | c.SetChat() | c.Revoke() | c.ChangeSeat():
            return MOST_TALK
        case c.Sit() | c.Return():
            return MOST_COMING
    return math.inf


def decided(table: Table, asker: Asker, command: c.Command) -> list[e.AnyEntry]:
    match command:
        case c.Undo():
            own_seat(table, asker, command.seat)
            return undo(table, command)
        case c.Propose() | c.Answer() | c.Resume():
            # A game that cannot go on can still be ended; then its record can be read.
            own_seat(table, asker, command.seat, broken_too=True)
            return agree(table, command)
        case c.Leave():
            own_seat(table, asker, command.seat)
            return leave(table, command.seat)
        case c.Return():
            return come_back(table, asker, command.seat)
        case c.TimeOut():
            return time_out(table, asker.now)
        case c.Expire():
            return [e.Closed("time")] if table.status == "open" and table.changed <= command.since else []
        case c.Sit():
            return sit(table, asker, command)
        case c.Admit():
            return admit(table, asker, command.token)
        case c.Stand():
            return stand(table, asker, command.seat)
        case c.Rematch():
            return rematch(table, asker, command.table)
        case _:
            return host(table, asker, command)


# ---- who may --------------------------------------------------------------------------------------------------
def seat_exists(table: Table, seat: int) -> None:
    if not 0 <= seat < table.seats:
        raise Refused(Code.NO_SEAT, f"there is no seat {seat}; they are 0 to {table.seats - 1}")


def open_still(table: Table) -> None:
    if table.status != "open":
        raise Refused(Code.NOT_OPEN, "the game has begun, or the table is closed")


def running(table: Table, broken_too: bool = False) -> None:
    if table.status != "running":
        raise Refused(Code.NOT_RUNNING, "no game is running at this table")
    if table.match is None and not broken_too:
        raise Refused(Code.BROKEN, "the game was begun under rules that this server does not have any more")


def own_seat(table: Table, asker: Asker, seat: int, broken_too: bool = False) -> None:
    """Refuse unless a game is running, the seat is theirs, and no stand-in plays for it."""
    seat_exists(table, seat)
    chair = table.chairs[seat]
    if asker.user is None or chair.user != asker.user:
        raise Refused(Code.NOT_YOURS, f"seat {seat} is not yours")
    running(table, broken_too)
    if chair.away is not None:
        raise Refused(Code.STAND_IN, "a stand-in plays for you; take your seat back first")


# ---- the game -------------------------------------------------------------------------------------------------
def fresh(table: Table, seat: int, step: int) -> None:
    if table.paused:
        raise Refused(Code.PAUSED, "the game is paused")
    if not table.asked[seat] <= step <= table.seen[seat]:
        raise Refused(Code.STALE, f"that was chosen at step {step}; the choice is of step {table.asked[seat]}")


def bot_mover(table: Table, seat: int) -> e.Mover:
    running(table)
    chair = table.chairs[seat]
    if chair.person is not None:
        raise Refused(Code.STALE, "the player is back")
    return "bot" if chair.kind == "bot" else "stand-in"


def play(draft: Draft, seat: int, step: int, action: str, by: e.Mover, stuck: bool = False) -> None:
    """The move is played once, here, in a copy of the match; it must be what folding the entry anew will give."""
    table, match = draft.table, draft.table.match
    assert match is not None
    fresh(table, seat, step)
    trial = match.fork()
    try:
        events = trial.play(seat, action)
    except gt.UnreadableAction as fault:
        raise Refused(Code.UNREADABLE, str(fault)) from None
    except gt.IllegalAction as refused:
        raise Refused(Code.ILLEGAL, str(refused), refused.rule, refused.arguments) from None
    done = [table.game.write(played.action) for played in trial.steps[len(match.steps) :]]
    scores = list(table.game.scores(trial.state)) if trial.over else None
    draft.add(e.Played(seat, done[0], done[1:], by, scores, stuck), tried=Tried(trial, events))


def undo(table: Table, command: c.Undo) -> list[e.AnyEntry]:
    assert table.match is not None
    fresh(table, command.seat, command.step)
    if table.undone[command.seat] >= MOST_UNDOS:
        raise Refused(Code.NO_UNDO, f"a seat takes back {MOST_UNDOS} steps in a game, and no more")
    if not takes_back(table, command.seat):
        raise Refused(Code.NO_UNDO, "this table is played without undo")
    reason = table.match.why_no_undo(command.seat)
    if reason is not None:
        raise Refused(Code.NO_UNDO, "that cannot be taken back", reason.rule, reason.arguments)
    return [e.Undone(command.seat)]


def takes_back(table: Table, seat: int) -> bool:
    """Whether the table lets the seat take back a step: it has undo, or nobody has seen the choice yet."""
    assert table.match is not None
    if table.undone[seat] >= MOST_UNDOS:
        return False
    if table.created.undo:
        return True
    last = next((step for step in reversed(table.match.steps) if step.seat == seat), None)
    return last is not None and all(event.seen_by(None) is None for event in last.events)


def time_out(table: Table, now: int) -> list[e.AnyEntry]:
    if table.status != "running" or table.paused:
        return []
    return [e.Away(seat, "time") for seat in table.clocks.run_out(now)]


# ---- agreement ------------------------------------------------------------------------------------------------
def agree(table: Table, command: c.Propose | c.Answer | c.Resume) -> list[e.AnyEntry]:
    if isinstance(command, c.Resume):
        if not table.paused:
            raise Refused(Code.NOT_PAUSED, "the game is not paused")
        return [e.Resumed(command.seat)]
    if isinstance(command, c.Propose):
        if table.proposal is not None:
            raise Refused(Code.PROPOSAL_OPEN, "something is proposed already")
        if command.what == "pause" and table.paused:
            raise Refused(Code.PAUSED, "the game is paused")
        proposed = e.Proposed(command.seat, command.what)
        return [proposed, *settled(table, command.what, {command.seat})]
    if table.proposal is None:
        raise Refused(Code.NO_PROPOSAL, "nothing is proposed")
    answered = e.Answered(command.seat, command.yes)
    if not command.yes:
        return [answered]
    if command.seat in table.proposal.agreed:  # every answer is stored, so one could fill the table with them
        raise Refused(Code.NO_PROPOSAL, "this seat has agreed already")
    return [answered, *settled(table, table.proposal.what, table.proposal.agreed | {command.seat})]


def settled(table: Table, what: e.Matter, agreed: Set[int]) -> list[e.AnyEntry]:
    """What follows once every person at the table agrees; one person at several seats agrees for all of them."""
    people = {table.chairs[seat].user for seat in agreed}
    if any(table.chairs[seat].user not in people for seat in table.people()):
        return []
    return [e.Paused() if what == "pause" else e.Ended()]


# ---- coming and going -----------------------------------------------------------------------------------------
def sit(table: Table, asker: Asker, command: c.Sit) -> list[e.AnyEntry]:
    user = asker.user
    assert user is not None
    token = command.token
    by_table_link = token is not None and asker.link_ok(token, table.id, None, table.generation)
    seat = command.seat
    links: list[int] = []
    if token is not None and not by_table_link:
        links = [i for i in range(table.seats) if asker.link_ok(token, table.id, i, table.chairs[i].generation)]
        if not links or seat not in (None, links[0]):
            # This comes before anything else, so that whoever only guesses learns nothing of the table.
            raise Refused(Code.BAD_LINK, BAD_LINK)
    open_still(table)
    if asker.blocked:
        raise Refused(Code.BLOCKED, "the host does not want to play with you")
    if links:
        return take_seat(table, user, links[0])
    if user in table.removed and not by_table_link:
        raise Refused(Code.BLOCKED, "the host has removed you from this table")
    if not table.public and not by_table_link and user != table.host and user not in table.admitted:
        raise Refused(Code.BAD_LINK, "this table is joined by a link")
    if seat is None:
        if any(table.chairs[i].kind != "device" for i in table.seats_of(user)):
            return []  # sits here already
        free = [i for i, chair in enumerate(table.chairs) if chair.kind == "open" and not chair.taken]
        if not free:
            raise Refused(Code.FULL, "every open seat is taken")
        seat = free[0]
    seat_exists(table, seat)
    if table.chairs[seat].kind == "device" and user != table.host:
        raise Refused(Code.TAKEN, "this seat is at the host's device")
    if table.chairs[seat].kind == "link" and user != table.host:
        raise Refused(Code.BAD_LINK, "this seat is taken by its own link")
    return take_seat(table, user, seat)


def take_seat(table: Table, user: str, seat: int) -> list[e.AnyEntry]:
    chair = table.chairs[seat]
    if chair.user == user:
        return []
    if chair.taken:
        raise Refused(Code.TAKEN, f"seat {seat} is taken")
    moved = [e.Stood(old) for old in table.seats_of(user) if table.chairs[old].kind != "device"]
    return [*moved, e.Sat(seat, user)]


def admit(table: Table, asker: Asker, token: str) -> list[e.AnyEntry]:
    assert asker.user is not None
    seats = [None, *range(table.seats)]
    generations = [table.generation, *(chair.generation for chair in table.chairs)]
    if not any(asker.link_ok(token, table.id, seat, n) for seat, n in zip(seats, generations)):
        raise Refused(Code.BAD_LINK, BAD_LINK)
    if asker.blocked:
        raise Refused(Code.BLOCKED, "the host does not want to play with you")
    return [] if asker.user in table.admitted else [e.Admitted(asker.user)]


def stand(table: Table, asker: Asker, seat: int | None) -> list[e.AnyEntry]:
    """Leave before the start. A host who leaves is replaced by another player; an empty table is closed."""
    open_still(table)
    mine = [i for i in table.seats_of(asker.user) if seat in (None, i)]
    if not mine and not (seat is None and asker.user == table.host):
        raise Refused(Code.NOT_YOURS, "you do not sit there")
    out: list[e.AnyEntry] = [e.Stood(i) for i in mine]
    if asker.user == table.host and set(mine) == set(table.seats_of(asker.user)):
        others = [chair.user for chair in table.chairs if chair.user not in (None, asker.user)]
        out.append(e.Hosted(others[0]) if others else e.Closed("empty"))
    return out


def leave(table: Table, seat: int) -> list[e.AnyEntry]:
    user = table.chairs[seat].user
    out: list[e.AnyEntry] = [e.Away(seat, "left")]
    if table.paused and table.people() == [seat]:
        out.append(e.Resumed(seat))  # nobody is left who could resume; the stand-ins play on
    if user == table.host:
        others = [table.chairs[i].person for i in table.people() if table.chairs[i].person != user]
        if others:
            out.append(e.Hosted(others[0]))
    return out


def depart(draft: Draft, asker: Asker) -> None:
    """Somebody goes for good, as if they had stood up or left; no entries if they had no part in it, or it has ended.

    An open table gets another host or is closed; stand-ins take over the seats of a running game. As it only moves
    people, this works even if the rules of the game are not here.
    """
    user, table = asker.user, draft.table
    assert user is not None
    if table.status == "open" and (user == table.host or table.seats_of(user)):
        draft.add(*stand(table, asker, None))
    if table.status != "running":
        return
    for seat in table.seats_of(user):
        if draft.table.chairs[seat].away is None:
            draft.add(*leave(draft.table, seat))  # what it leads to depends on the seats left before
    table = draft.table
    if table.host == user:  # they did not sit there, or a stand-in plays for them already
        others = [table.chairs[seat].person for seat in table.people() if table.chairs[seat].user != user]
        draft.add(*(e.Hosted(other) for other in others[:1]))


def come_back(table: Table, asker: Asker, seat: int) -> list[e.AnyEntry]:
    seat_exists(table, seat)
    if asker.user is None or table.chairs[seat].user != asker.user:
        raise Refused(Code.NOT_YOURS, f"seat {seat} is not yours")
    running(table)
    if table.chairs[seat].away is None:
        raise Refused(Code.NOT_AWAY, "nobody stands in for you")
    return [e.Back(seat)]


def may_rematch(table: Table, user: str | None) -> None:
    if table.status != "over":
        raise Refused(Code.NOT_OVER, "the game is not over")
    if not table.seats_of(user) and user != table.host:
        raise Refused(Code.MEMBERS_ONLY, "only who played can ask for a rematch")


def rematch(table: Table, asker: Asker, new: str) -> list[e.AnyEntry]:
    may_rematch(table, asker.user)
    return [] if table.rematch is not None else [e.Rematched(new)]


# ---- the host -------------------------------------------------------------------------------------------------
def host(table: Table, asker: Asker, command: c.Command) -> list[e.AnyEntry]:
    if asker.user is None or asker.user != table.host:
        raise Refused(Code.HOST_ONLY, "only the table's host can do that")
    match command:
        case c.Start():
            return start(table)
        case c.Close():
            open_still(table)
            return [e.Closed("host")]
        case c.ChangeSeat():
            open_still(table)
            seat_exists(table, command.seat)
            chair = table.chairs[command.seat]
            if chair.user not in (None, table.host):
                raise Refused(Code.TAKEN, f"seat {command.seat} is taken; remove the player first")
            return [e.SeatChanged(command.seat, command.spec)]
        case c.Remove():
            open_still(table)
            seat_exists(table, command.seat)
            if table.chairs[command.seat].user is None:
                raise Refused(Code.NO_PERSON, f"nobody sits at seat {command.seat}")
            if table.chairs[command.seat].user == table.host:
                raise Refused(Code.NO_PERSON, "stand up, or change the seat: nobody removes themselves")
            # The links are revoked, because somebody who came by one could come again with it.
            return [e.Stood(command.seat, True), e.LinkRevoked(command.seat), e.LinkRevoked(None)]
        case c.Revoke():
            if command.seat is not None:
                seat_exists(table, command.seat)
            return [e.LinkRevoked(command.seat)]
        case c.Mute():
            if command.user == table.host:
                raise Refused(Code.NO_PERSON, "the host cannot be muted")
            return mute(table, command)
        case c.SetChat():
            return [] if table.chat_open == command.open else [e.ChatSet(command.open)]
    raise AssertionError(f"no such command: {command}")


def mute(table: Table, command: c.Mute) -> list[e.AnyEntry]:
    if (command.user in table.muted) == command.on:
        return []
    if command.on:
        if not table.seats_of(command.user) and command.user not in table.admitted | table.removed:
            raise Refused(Code.NO_PERSON, "they are not at this table")
        if len(table.muted) >= MOST_MUTED:
            raise Refused(Code.LIMITED, f"{MOST_MUTED} people are muted here already; close the chat instead")
    return [e.Muted(command.user, command.on)]


def start(table: Table) -> list[e.AnyEntry]:
    open_still(table)
    free = [i for i, chair in enumerate(table.chairs) if not chair.taken]
    if free:
        raise Refused(Code.NOT_READY, f"seats {', '.join(map(str, free))} are free; wait, or give them to bots")
    seed, salt = str(secrets.randbits(128)), secrets.token_hex(16)
    match = gt.Match(table.game, table.seats, seed, salt)
    steps = [table.game.write(step.action) for step in match.steps]
    return [e.Started(seed, salt, steps)]
