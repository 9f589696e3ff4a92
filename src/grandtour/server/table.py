"""A table is what its entries add up to. It knows no network, no database and no clock.

Only `Table.fold` changes a table. It trusts the entries, which are made in `deciding`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

import grandtour as gt
from grandtour.core.picker import commitment
from grandtour.core.record import Fork
from grandtour.server import entries as e
from grandtour.server.clocks import Clocks
from grandtour.server.rules import CannotGoOn, replayed

BOT_STUCK: Final = "bot-stuck"
Status = Literal["open", "running", "over", "closed"]
Closer = Literal["host", "admin", "empty", "time"]
Author = str | None
"""None: the server by itself, for bots' moves and time running out."""


@dataclass(frozen=True)
class Chair:
    kind: e.SeatKind
    user: str | None = None
    bot: str | None = None
    name: str | None = None
    away: Literal["left", "time"] | None = None
    generation: int = 0
    """the number of the seat's secret link; revoked links have older ones"""

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.user is not None

    @property
    def person(self) -> str | None:
        """Who decides for the seat now; None if a bot does."""
        return None if self.kind == "bot" or self.away is not None else self.user


@dataclass(frozen=True)
class Proposal:
    what: e.Matter
    by: int
    agreed: frozenset[int]


class Commands:
    """Which commands were carried out at a table: by author and id, the number of the entry.

    A game has hundreds, so a copy shares what it has with its original: numbers only rise, and each counts those up to
    its own last one.
    """

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], int] = {}
        self._count = 0
        self.last = 0

    def fork(self) -> Commands:
        twin = Commands()
        twin._numbers, twin._count, twin.last = self._numbers, self._count, self.last
        return twin

    def __contains__(self, command: tuple[str, str]) -> bool:
        return self._numbers.get(command, self.last + 1) <= self.last

    def add(self, command: tuple[str, str], number: int) -> None:
        if len(self._numbers) != self._count:  # another copy went on from here, and what it has need not be stored
            self._numbers = self._own()
        self._numbers[command] = number
        self._count, self.last = len(self._numbers), number

    def _own(self) -> dict[tuple[str, str], int]:
        return {command: number for command, number in self._numbers.items() if number <= self.last}

    def __repr__(self) -> str:
        return f"Commands({self._own()})"


@dataclass(frozen=True)
class Tried:
    """A move that has been played in a copy of the table's match: the match after it, and what happened."""

    match: gt.Match
    events: list[gt.Event]


@dataclass
class Heard:
    """What one or several entries changed, for each viewer: the seats and, last, the spectators."""

    before: list[int]
    """the viewers' steps before the change"""
    visible: list[bool]
    events: list[list[gt.Event]]
    info: bool = False
    """something that is not the game itself changed: seats, status, proposals"""

    def then(self, more: Heard) -> Heard:
        """This change and the one after it, as one."""
        return Heard(
            self.before,
            [a or b for a, b in zip(self.visible, more.visible, strict=True)],
            [a + b for a, b in zip(self.events, more.events, strict=True)],
            self.info or more.info,
        )


class Table:
    """A table, as its entries made it.

    It is `blind` if the rules that its game was played by are not here: then it knows its people and its record, but no
    position. An entry `Converted` ends that.
    """

    def __init__(self, table_id: str, game: gt.Game, created: e.Created, blind: bool = False) -> None:
        self.id = table_id
        self.game = game
        self.created = created
        self.blind = blind
        self.revision = 0
        self.changed = 0
        """when something happened last that everybody can see; lists show it, so unseen steps do not count"""
        self.at = 0
        """the time of the last entry: no later one is before it"""
        self.status: Status = "open"
        self.chairs: list[Chair] = []
        self.host = created.host
        self.public = created.public
        self.admitted: frozenset[str] = frozenset()
        self.removed: frozenset[str] = frozenset()
        """people whom the host removed; a new link lets them come again"""
        self.generation = 0
        self.revoked = 0
        """how many links were revoked; each time the table gets another code, too"""
        self.match: gt.Match | None = None
        self.rules_version = created.rules_version
        self.edition_hash = created.edition_hash
        self.seed: str | None = None
        self.salt: str | None = None
        self.steps: list[tuple[int, str]] = []
        self.forks: tuple[Fork, ...] = ()
        self.scores: list[int] | None = None
        self.ended_early = False
        self.closed_by: Closer | None = None
        self.paused = False
        self.proposal: Proposal | None = None
        self.muted: frozenset[str] = frozenset()
        self.chat_open = True
        self.rematch: str | None = None
        self.clocks = Clocks(created.clock, len(created.seats))
        self.commands = Commands()
        count = len(created.seats)
        self.undone = [0] * count
        """by seat: how many steps it has taken back"""
        self.talk = 0
        """how many entries are neither moves nor moves taken back: their number is limited"""
        self.seen = [0] * (count + 1)
        """by viewer: how often what they see has changed; this is the `step` of messages"""
        self.asked = [0] * count
        """by seat: the step at which it was first asked for its present choice"""

    def fork(self, share_match: bool = False) -> Table:
        """An independent copy. New entries are folded into it; once they are stored, it takes this one's place.

        Only what a fold changes in place is copied. Everything else is a value, which a fold replaces by another one.
        A move that has been tried brings a match of its own, so until then the copy may share this one's.
        """
        twin = Table.__new__(Table)  # `copy.copy` takes five times as long, and every move makes a copy
        twin.__dict__.update(self.__dict__)
        twin.chairs = list(self.chairs)
        twin.clocks = self.clocks.fork()
        twin.commands = self.commands.fork()
        twin.steps = list(self.steps)
        twin.seen = list(self.seen)
        twin.asked = list(self.asked)
        twin.undone = list(self.undone)
        if self.match is not None and not share_match:
            twin.match = self.match.fork()
        return twin

    # ---- questions --------------------------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        return len(self.created.seats)

    @property
    def watcher(self) -> int:
        """The spectators' place among the viewers."""
        return self.seats

    def viewer(self, seat: int | None) -> int:
        return self.watcher if seat is None else seat

    def actors(self) -> list[int]:
        """The seats to act now; none while the game is paused."""
        if self.status != "running" or self.paused or self.match is None:
            return []
        return self.match.actors

    def seats_of(self, user: str | None) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if user is not None and chair.user == user]

    def people(self) -> list[int]:
        """Seats where a person decides now."""
        return [i for i, chair in enumerate(self.chairs) if chair.person is not None]

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.actors() if self.chairs[seat].person is None]

    def bot_at(self, seat: int) -> str:
        return self.chairs[seat].bot or self.created.stand_in

    def may_look(self, user: str | None) -> bool:
        """Whether the table exists at all for this person."""
        if self.public and (self.created.spectators or self.status == "open"):
            return True
        return user is not None and (user == self.host or user in self.admitted or bool(self.seats_of(user)))

    def due(self) -> int | None:
        """When the server itself has something to do here: 0 is at once, otherwise the time at which a clock ends."""
        return 0 if self.bots_to_act() else self.clocks.deadline()

    def record(self) -> gt.Record:
        """The record, once the table is over; no rules are needed for it. If unfinished, it does not tell the seed."""
        assert self.seed is not None
        assert self.salt is not None
        finished = self.scores is not None
        return gt.Record(
            game=self.game.name,
            edition=self.created.edition,
            edition_hash=self.edition_hash,
            rules_version=self.rules_version,
            seats=self.seats,
            options=dict(self.created.options),
            commitment=commitment(self.seed, self.salt),
            steps=tuple(self.steps),
            scores=None if self.scores is None else tuple(self.scores),
            seed=self.seed if finished else None,
            salt=self.salt if finished else None,
            forks=self.forks,
        )

    def nothing(self) -> Heard:
        viewers = self.seats + 1
        return Heard(list(self.seen), [False] * viewers, [[] for _ in range(viewers)])

    @property
    def ended(self) -> bool:
        return self.status in ("over", "closed")

    # ---- change -----------------------------------------------------------------------------------------------
    def fold(
        self,
        number: int,
        at: int,
        author: Author,
        command: str | None,
        entry: e.AnyEntry,
        tried: Tried | None = None,
    ) -> Heard:
        """Change the table by an entry. A move is played anew, and the seed must give the chance that the entry says.

        Only who has just made the entry by playing the move may say so by `tried`: then that is taken over as it is. It
        must be what playing the entry anew would give; a test compares both over whole games.
        """
        if number != self.revision + 1:
            raise CannotGoOn(f"entry {number} follows entry {self.revision}")
        viewers = self.seats + 1
        heard = self.nothing()
        begins = self.actors()
        self._take(entry, at, heard, tried)
        self.talk += not isinstance(entry, e.Played | e.Undone)
        self.revision = number
        self.at = max(self.at, at)
        if author is not None and command is not None:
            self.commands.add((author, command), number)
        if heard.info:
            heard.visible = [True] * viewers
        for viewer, visible in enumerate(heard.visible):
            self.seen[viewer] += visible
        # A choice is new if the seat itself acted or took something back, or if it was not asked before.
        acted = entry.seat if isinstance(entry, e.Played | e.Undone) else None
        if acted is not None:
            self.asked[acted] = self.seen[acted]
        for seat in self.actors():
            if seat not in begins:
                self.asked[seat] = self.seen[seat]
        if heard.visible[self.watcher]:
            self.changed = at
            asked = [] if self.match is None or self.status != "running" else self.match.actors
            self.clocks.run(asked, [s for s in self.actors() if self.chairs[s].person is not None], at)
        return heard

    def _take(self, entry: e.AnyEntry, at: int, heard: Heard, tried: Tried | None) -> None:
        match entry:
            case e.Played():
                self._played(entry, at, heard, tried)
                return
            case e.Undone():
                self.undone[entry.seat] += 1
                self._undone(entry.seat, heard)
                return
            case e.Started():
                self._started(entry, heard)
            case e.Created():
                self._set_seats(entry)
            case e.Converted():
                self._converted(entry)
            case _:
                self._take_talk(entry)
        heard.info = True

    def _set_seats(self, created: e.Created) -> None:
        for spec in created.seats:
            self.chairs.append(self._chair(spec))

    def _chair(self, spec: e.SeatSpec) -> Chair:
        user = self.host if spec.kind == "device" else spec.user
        return Chair(spec.kind, user, spec.bot, spec.name)

    def _started(self, entry: e.Started, heard: Heard) -> None:
        self.seed, self.salt = entry.seed, entry.salt
        self.steps = [*entry.past, *((gt.CHANCE, text) for text in entry.steps)]
        self.forks = tuple(entry.forks)
        self.status = "running"
        self.clocks = Clocks(self.created.clock, self.seats)
        if not self.blind:
            self.match = replayed(self.game, self.seats, entry.seed, entry.salt, self.steps, self.forks)
            self._tell([ev for step in self.match.steps[self.match.begun :] for ev in step.events], heard)

    def _converted(self, entry: e.Converted) -> None:
        assert self.seed is not None
        assert self.salt is not None
        self.blind = False
        self.rules_version, self.edition_hash = entry.rules_version, entry.edition_hash
        self.steps = list(entry.steps)
        self.match = replayed(self.game, self.seats, self.seed, self.salt, self.steps, self.forks)

    def _played(self, entry: e.Played, at: int, heard: Heard, tried: Tried | None) -> None:
        self.steps.append((entry.seat, entry.action))
        self.steps += [(gt.CHANCE, text) for text in entry.chance]
        if self.match is None:
            heard.info = True
        else:
            if tried is not None:
                self.match, events = tried.match, tried.events
            else:
                events = self._play_anew(self.match, entry)
            self._tell(events, heard)
            if entry.stuck:
                self._tell_of_stuck_bot(entry.seat, heard)
        heard.visible[entry.seat] = True
        if heard.visible[self.watcher]:
            self.clocks.moved(entry.seat, at)
        if entry.scores is not None:
            self.scores = entry.scores
            self._end(heard)

    def _play_anew(self, match: gt.Match, entry: e.Played) -> list[gt.Event]:
        before = len(match.steps)
        events = match.play(entry.seat, entry.action)
        drawn = [self.game.write(step.action) for step in match.steps[before + 1 :]]
        if drawn != entry.chance:
            raise CannotGoOn(f"the seed gives {drawn} where {entry.chance} was drawn")
        return events

    def _end(self, heard: Heard) -> None:
        self.status = "over"
        self.proposal = None
        self.paused = False
        heard.info = True

    def _undone(self, seat: int, heard: Heard) -> None:
        del self.steps[max(i for i, (who, _) in enumerate(self.steps) if who == seat)]
        if self.match is None:
            heard.info = True
            return
        step = next(step for step in reversed(self.match.steps) if step.seat == seat)
        self.match.undo(seat)
        for viewer in range(self.seats + 1):
            told = None if viewer == self.watcher else viewer
            heard.visible[viewer] = viewer == seat or any(ev.seen_by(told) is not None for ev in step.events)
        if heard.visible[self.watcher]:
            self.clocks.took_back(seat)

    def _tell(self, events: list[gt.Event], heard: Heard) -> None:
        for viewer in range(self.seats + 1):
            told = None if viewer == self.watcher else viewer
            seen = [ev for ev in (event.seen_by(told) for event in events) if ev is not None]
            heard.events[viewer] = seen
            heard.visible[viewer] = bool(seen)

    def _tell_of_stuck_bot(self, seat: int, heard: Heard) -> None:
        """Tell those who see the move that was made for the bot. No record and no replay has this event."""
        for viewer, visible in enumerate(heard.visible):
            if visible:
                heard.events[viewer] = [gt.Event(BOT_STUCK, seat, {}), *heard.events[viewer]]

    def _take_talk(self, entry: e.AnyEntry) -> None:
        """Fold an entry that is about the people at the table."""
        match entry:
            case e.Sat(seat, user):
                self._change_chair(seat, user=user)
                self.removed -= {user}
            case e.Stood(seat, removed):
                user = self.chairs[seat].user
                self._change_chair(seat, user=None)
                if removed and user is not None:
                    self.removed |= {user}
                    self.admitted -= {user}
            case e.SeatChanged(seat, spec):
                generation = self.chairs[seat].generation + 1
                self.chairs[seat] = replace(self._chair(spec), generation=generation)
            case e.Hosted(user):
                self.host = user
            case e.Admitted(user):
                if user is not None:
                    self.admitted |= {user}
            case e.LinkRevoked(seat):
                self.revoked += 1
                if seat is None:
                    self.generation += 1
                else:
                    self._change_chair(seat, generation=self.chairs[seat].generation + 1)
            case e.Away(seat, why):
                self._change_chair(seat, away=why)
                self.proposal = None  # other people were asked than those who are here now
            case e.Back(seat):
                if self.chairs[seat].away == "time":
                    self.clocks.came_back(seat)
                self._change_chair(seat, away=None)
            case e.Proposed(seat, what):
                self.proposal = Proposal(what, seat, frozenset({seat}))
            case e.Answered(seat, yes):
                if self.proposal is not None and yes:
                    self.proposal = replace(self.proposal, agreed=self.proposal.agreed | {seat})
                else:
                    self.proposal = None
            case e.Paused():
                self.paused, self.proposal = True, None
            case e.Resumed():
                self.paused = False
            case e.Ended():
                self.status, self.ended_early, self.proposal, self.paused = "over", True, None, False
            case e.Closed(by):
                self.closed_by = by
                self.status, self.proposal, self.paused = "closed", None, False
            case e.Muted(user, on):
                if user is not None:
                    self.muted = self.muted | {user} if on else self.muted - {user}
            case e.ChatSet(open_now):
                self.chat_open = open_now
            case e.Rematched(table):
                self.rematch = table

    def _change_chair(self, seat: int, **changes: Any) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **changes)
