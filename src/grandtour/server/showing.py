"""Makes messages about a table for one viewer, built up from nothing; the game's part comes from `observe`."""

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
    History,
    Language,
    ProposalInfo,
    ReasonInfo,
    SeatInfo,
    TableInfo,
    View,
    You,
)
from grandtour.server.table import Heard, Table
from grandtour.server.wording import speech_of, spoken_names

Names = Mapping[str, str]
NOBODY: Names = {}
_json = msgspec.json.Encoder()


def seat_infos(table: Table, names: Names) -> list[SeatInfo]:
    out = []
    for seat, chair in enumerate(table.chairs):
        name = chair.name or (names.get(chair.user) if chair.user is not None else None)
        out.append(SeatInfo(seat, chair.kind, name, chair.user, chair.bot, chair.taken, chair.away))
    return out


def closes(table: Table, open_ms: int) -> int | None:
    """When the table is closed if nothing happens there; open tables are kept for `open_ms`, or for ever if it is 0."""
    return table.changed + open_ms if open_ms and table.status == "open" else None


def table_info(table: Table, names: Names, open_ms: int = 0) -> TableInfo:
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
        hints=created.hints,
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
        closes=closes(table, open_ms),
        closed_by=table.closed_by,
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


def history(table: Table, seat: int | None, words: list[str | None] | None) -> History:
    events = [] if table.match is None else table.match.events(seat)
    return History(seat, event_infos(events), words)


def view(
    table: Table,
    seat: int | None,
    now: int,
    info: TableInfo | None,
    you: You | None = None,
    chat: list[ChatInfo] | None = None,
    heard: Heard | None = None,
    language: Language | None = None,
    names: Names = NOBODY,
) -> View:
    """The view. `heard` is what led here from the viewer's last step; if it is None, the view is a fresh one.

    If a language is given, the view has the game's sentences, too, in which the players are called by `names`.
    """
    viewer = table.viewer(seat)
    match = table.match
    step = table.seen[viewer]
    shown = None if match is None else match.view(seat)
    legal: list[gt.Action] = []
    reason: gt.Reason | None = None
    may_undo = False
    outcome: gt.Result | None = None
    events = [] if heard is None else heard.events[viewer]
    if match is not None:
        if seat is not None and seat in table.actors():
            legal = match.legal(seat)
        if seat is not None and table.status == "running" and not table.paused and takes_back(table, seat):
            reason = match.why_no_undo(seat)
            may_undo = reason is None
        if table.scores is not None:
            outcome = match.result()
    words = None
    if language is not None:
        words = speech_of(table.game, language).view(
            shown,
            seat,
            spoken_names(table, names, language),
            legal=legal,
            events=events,
            no_undo=reason,
            result=outcome,
            asks=table.scores is not None or (table.status == "running" and not table.paused),
        )
    return View(
        step=step,
        after=None if heard is None else heard.before[viewer],
        seat=seat,
        now=now,
        table=info,
        you=you,
        clock=clock_info(table),
        actors=table.actors(),
        game=None if shown is None else msgspec.Raw(_json.encode(shown)),
        legal=[table.game.write(action) for action in legal],
        may_undo=may_undo,
        why_no_undo=None if reason is None else ReasonInfo(reason.rule, reason.arguments),
        result=None if outcome is None else outcome.as_json(),
        events=event_infos(events),
        chat=chat,
        words=words,
    )
