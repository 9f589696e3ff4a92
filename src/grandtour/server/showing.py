"""A table as the wire has it, for one viewer. Built up from nothing; the game's part comes from `observe`."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

import grandtour as gt
from grandtour.core.picker import commitment
from grandtour.server.deciding import takes_back
from grandtour.server.messages import (
    ChatInfo,
    ClockInfo,
    EventInfo,
    FairInfo,
    ProposalInfo,
    ReasonInfo,
    SeatInfo,
    TableInfo,
    View,
    You,
)
from grandtour.server.table import Heard, Table

Names = Mapping[str, str]
_json = msgspec.json.Encoder()


def seat_infos(table: Table, names: Names) -> list[SeatInfo]:
    out = []
    for seat, chair in enumerate(table.chairs):
        name = chair.name or (names.get(chair.user) if chair.user is not None else None)
        out.append(SeatInfo(seat, chair.kind, name, chair.user, chair.bot, chair.taken, chair.away))
    return out


def table_info(table: Table, names: Names) -> TableInfo:
    created = table.created
    proposal = table.proposal
    fair = None
    if table.seed is not None and table.salt is not None:
        told = (table.seed, table.salt) if table.ended else (None, None)
        fair = FairInfo(commitment(table.seed, table.salt), *told)
    return TableInfo(
        id=table.id,
        game=created.game,
        edition=created.edition,
        edition_hash=table.edition_hash,
        rules_version=table.rules_version,
        options=created.options,
        status=table.status,
        public=table.public,
        spectators=created.spectators,
        undo=created.undo,
        stand_in=created.stand_in,
        host=table.host,
        seats=seat_infos(table, names),
        paused=table.paused,
        proposal=None if proposal is None else ProposalInfo(proposal.what, proposal.by, sorted(proposal.agreed)),
        chat_open=table.chat_open,
        muted=sorted(table.muted),
        ended_early=table.ended_early,
        broken=table.blind,
        rematch=table.rematch,
        fair=fair,
        clock=created.clock,
    )


def clock_info(table: Table) -> ClockInfo | None:
    clocks = table.clocks
    if clocks.none or table.status != "running":
        return None
    return ClockInfo(clocks.spec, list(clocks.left), sorted(clocks.running), clocks.since)


def you_at(table: Table, user: str) -> You:
    return You(user, table.seats_of(user), user == table.host)


def event_infos(events: list[gt.Event]) -> list[EventInfo]:
    return [EventInfo(event.kind, event.seat, event.data) for event in events]


def history(table: Table, seat: int | None) -> list[EventInfo]:
    return [] if table.match is None else event_infos(table.match.events(seat))


def view(
    table: Table,
    seat: int | None,
    now: int,
    info: TableInfo | None,
    you: You | None = None,
    chat: list[ChatInfo] | None = None,
    heard: Heard | None = None,
) -> View:
    """`heard` None makes a fresh view; otherwise it is what led here from the viewer's last step."""
    viewer = table.viewer(seat)
    match = table.match
    step = table.seen[viewer]
    legal: list[str] = []
    reason: gt.Reason | None = None
    may_undo = False
    result = None
    if match is not None:
        if seat is not None and seat in table.actors():
            legal = [table.game.write(action) for action in match.legal(seat)]
        if seat is not None and table.status == "running" and not table.paused and takes_back(table, seat):
            reason = match.why_no_undo(seat)
            may_undo = reason is None
        if table.scores is not None:
            outcome = match.result()
            result = None if outcome is None else outcome.as_json()
    return View(
        step=step,
        after=None if heard is None else heard.before[viewer],
        seat=seat,
        now=now,
        table=info,
        you=you,
        clock=clock_info(table),
        actors=table.actors(),
        game=None if match is None else msgspec.Raw(_json.encode(match.view(seat))),
        legal=legal,
        may_undo=may_undo,
        why_no_undo=None if reason is None else ReasonInfo(reason.rule, reason.arguments),
        result=result,
        events=[] if heard is None else event_infos(heard.events[viewer]),
        chat=chat,
    )
