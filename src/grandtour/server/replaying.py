"""Shows a game again, move by move, as somebody saw it: a seat, a spectator, or all eyes at once.

Only steps of which those eyes could see something are counted, so the count tells nothing about what others did unseen.
Moves that were taken back are left out.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Any, Final, Literal

import msgspec

import grandtour as gt
from grandtour.core.match import Step
from grandtour.games.explore_new_york.state import NYState
from grandtour.games.french_quarter.state import FQState
from grandtour.games.san_francisco.state import KEEP, PLACE, SETUP, SFState
from grandtour.server import showing
from grandtour.server.backroom import Backroom
from grandtour.server.messages import Language, ReplayInfo, ReplayStep, TableInfo, View
from grandtour.server.table import Table
from grandtour.server.turning import Turnings
from grandtour.server.wording import speech_of, spoken_names

Eyes = int | Literal["all"] | None
"""A seat's, everybody's ("all"), or a spectator's (None)."""

MOST_KEPT: Final = 16  # games; a position takes some kilobytes, a game has a few hundred
MOST_INFOS: Final = 20  # of one game, for different eyes and languages


@dataclass(frozen=True)
class Move:
    """What is played at once: a seat's step with what chance did after it. The first is only chance's set-up."""

    seat: int
    turn: int | None
    """the turn or round in which it was made, as the game counts; None in the set-up"""
    steps: tuple[Step, ...]
    state: gt.State
    """the state after the move"""
    end: int
    """how many steps the record has up to here"""

    @property
    def events(self) -> list[gt.Event]:
        return [event for step in self.steps for event in step.events]

    def seen(self, eyes: Eyes) -> list[gt.Event]:
        if eyes == "all":
            return [gt.Event(event.kind, event.seat, event.data) for event in self.events]
        return [seen for event in self.events if (seen := event.seen_by(eyes)) is not None]

    def visible(self, eyes: Eyes) -> bool:
        """Whether those eyes saw something of the move: it is their own, or it showed them something."""
        return eyes in ("all", self.seat) or bool(self.seen(eyes))

    def actor(self, eyes: Eyes) -> int:
        """Who acted; chance, if those eyes saw only what chance did afterwards."""
        if eyes == "all" or eyes == self.seat or not self.steps:
            return self.seat
        return self.seat if any(event.seen_by(eyes) is not None for event in self.steps[0].events) else gt.CHANCE


@dataclass(frozen=True)
class Replay:
    game: gt.Game
    seats: int
    moves: tuple[Move, ...]

    def as_seen(self, eyes: Eyes) -> list[Move]:
        """The moves that those eyes saw, by step; the set-up is step 0."""
        return [move for at, move in enumerate(self.moves) if at == 0 or move.visible(eyes)]

    def shown(self, state: gt.State, eyes: Eyes) -> dict[str, Any]:
        """The position as those eyes see it; "all" see of each player what that player sees."""
        if eyes != "all":
            return self.game.observe(state, eyes)
        view: dict[str, Any] = self.game.observe(state, None)
        own: list[dict[str, Any]] = [self.game.observe(state, seat) for seat in range(self.seats)]
        return view | {"players": [own[seat]["players"][seat] for seat in range(self.seats)]}

    def still(self, match: gt.Match) -> bool:
        """Whether this replay has the whole match as it is now."""
        return self.game is match.game and same_steps([step for move in self.moves for step in move.steps], match.steps)


def same_steps(ours: Sequence[Step], theirs: Sequence[Step]) -> bool:
    return len(ours) == len(theirs) and all(a is b for a, b in zip(ours, theirs, strict=True))


def replay_of(match: gt.Match, before: Replay | None = None) -> Replay:
    """`before` is an earlier replay of the same game: moves that are still the same are not played again."""
    goes = moves_in(match.steps)
    kept: list[Move] = []
    if before is not None and before.game is match.game and before.seats == match.seats:
        for move, steps in zip(before.moves, goes, strict=False):
            if not same_steps(move.steps, steps):
                break
            kept.append(move)
    state = kept[-1].state if kept else match.game.new(match.seats)
    for steps in goes[len(kept) :]:
        turn = turn_of(state)
        state = state.copy()
        for step in steps:
            match.game.apply(state, step.seat, step.action)
        end = (kept[-1].end if kept else 0) + len(steps)
        kept.append(Move(steps[0].seat if steps else gt.CHANCE, turn, steps, state, end))
    return Replay(match.game, match.seats, tuple(kept))


def moves_in(steps: Sequence[Step]) -> list[tuple[Step, ...]]:
    """The set-up (it may be empty), then each player's step with the draws that followed it."""
    begins = [0, *(at for at, step in enumerate(steps) if step.seat != gt.CHANCE), len(steps)]
    return [tuple(steps[begin:end]) for begin, end in pairwise(begins)]


def turn_of(state: gt.State) -> int | None:
    if isinstance(state, SFState):
        return None if state.phase in (SETUP, KEEP, PLACE) else state.turns + 1
    if isinstance(state, NYState):
        return state.turn or None
    if isinstance(state, FQState):
        return state.round or None
    return None


@dataclass(frozen=True)
class Kept:
    replay: Replay
    infos: dict[Hashable, ReplayInfo] = field(default_factory=dict)


class Replays:
    """Keeps the replays that were looked at last, so that moving a slider does not replay the game every time."""

    def __init__(self, room: Backroom) -> None:
        self._room = room
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    async def of(self, table: Table) -> Replay:
        return (await self._of(table)).replay

    async def _of(self, table: Table) -> Kept:
        match = table.match
        assert match is not None
        kept = self._kept.get(table.id)
        if kept is None or not kept.replay.still(match):
            before = None if kept is None else kept.replay
            replay = await self._room.do(("replay", table.id, id(match)), partial(replay_of, match, before))
            kept = self._kept.get(table.id)
            if kept is None or kept.replay is not replay:  # several requests may have waited for it
                kept = self._kept[table.id] = Kept(replay)
        self._kept.move_to_end(table.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return kept

    async def info(self, look: Looker) -> ReplayInfo:
        kept = await self._of(look.table)
        key = look.eyes, look.spoken_to, look.language, tuple(sorted(look.names.items()))
        found = kept.infos.get(key)
        if found is None:
            what = "replay steps", id(kept.replay), key
            found = await self._room.do(what, partial(replay_info, kept.replay, look))
            if len(kept.infos) >= MOST_INFOS:
                kept.infos.clear()
            kept.infos[key] = found
        return found

    async def views(self, look: Looker, first: int, last: int, now: int, info: TableInfo) -> list[View]:
        replay = await self.of(look.table)
        return await self._room.do(object(), partial(replay_views, replay, look, first, last, now, info))


# ---- as the wire has it ---------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Looker:
    """Who looks at a replay, through whose eyes, and in which language."""

    table: Table
    eyes: Eyes
    user: str | None
    names: showing.Names
    language: Language | None

    @property
    def seat(self) -> int | None:
        return self.eyes if isinstance(self.eyes, int) else None

    @property
    def spoken_to(self) -> int | None:
        """The seat that sentences call "you": only the looker's own. Others' seats are called by their names."""
        return self.seat if self.seat in self.table.seats_of(self.user) else None


def replay_info(replay: Replay, look: Looker) -> ReplayInfo:
    moves = replay.as_seen(look.eyes)
    seen = [move.seen(look.eyes) for move in moves]
    said: list[list[str | None]] = [[] for _ in moves]
    if look.language is not None:
        speech = speech_of(look.table.game, look.language)
        names = spoken_names(look.table, look.names, look.language)
        said = [speech.events(events, look.spoken_to, names) for events in seen]
    turnings = Turnings()
    for move, events in zip(moves, seen, strict=True):
        turnings.see(replay.shown(move.state, look.eyes), turn_of(move.state), events)
    steps = [
        ReplayStep(at, move.actor(look.eyes), said[at], move.turn, showing.event_infos(seen[at]), turnings.points[at])
        for at, move in enumerate(moves)
    ]
    eyes = "none" if look.eyes is None else str(look.eyes)
    return ReplayInfo(eyes, len(moves) - 1, steps)


def replay_views(replay: Replay, look: Looker, first: int, last: int, now: int, info: TableInfo) -> list[View]:
    """Views of these steps, of as many as there are. Nobody can act in them."""
    moves = replay.as_seen(look.eyes)
    return [
        replay_view(replay, look, moves[at], at, now, info if at == first else None)
        for at in range(first, min(last + 1, len(moves)))
    ]


def replay_view(replay: Replay, look: Looker, move: Move, at: int, now: int, info: TableInfo | None) -> View:
    game, state = replay.game, move.state
    shown = replay.shown(state, look.eyes)
    events = move.seen(look.eyes)
    result = game.result(state)
    words = None
    if look.language is not None:
        told = look.spoken_to
        words = speech_of(game, look.language).view(
            shown if told == look.seat else shown | {"viewer": told},
            told,
            spoken_names(look.table, look.names, look.language),
            events=events,
            result=result,
        )
    return View(
        step=at,
        after=at - 1 if at else None,
        seat=look.seat,
        now=now,
        table=info,
        you=None if info is None or look.user is None else showing.you_at(look.table, look.user),
        clock=None,
        actors=game.actors(state),
        game=msgspec.Raw(msgspec.json.encode(shown)),
        legal=[],
        may_undo=False,
        why_no_undo=None,
        result=None if result is None else result.as_json(),
        events=showing.event_infos(events),
        chat=None,
        words=words,
    )
