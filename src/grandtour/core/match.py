"""A game being played: Match draws chance from the seed, keeps the record, and lets a seat take back its steps."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grandtour.core.game import (
    CHANCE,
    NO_SUCH_SEAT,
    NOT_YOUR_TURN,
    Action,
    Event,
    Game,
    IllegalAction,
    Reason,
    Seat,
    State,
    View,
)
from grandtour.core.picker import Picker, commitment, salt_from
from grandtour.core.record import SEED, FalseRecord, Fork, Record, check_header, read_steps
from grandtour.core.result import Result
from grandtour.core.short import shorten
from grandtour.core.worlds import Seen, Worlds

CANNOT_UNDO = "GT-5"


class Step(NamedTuple):
    seat: Seat
    action: Action
    events: tuple[Event, ...]

    def reveals(self) -> bool:
        """Whether chance made it, or it told another seat's secret: then no step up to this one can be taken back."""
        return self.seat == CHANCE or any(e.opens and e.seat != self.seat for e in self.events)

    def opens(self) -> bool:
        """Whether it showed the others what its own seat had kept from them."""
        return any(e.opens for e in self.events)

    def tells(self, viewer: Seat) -> bool:
        return any(e.tells(viewer) for e in self.events)

    def is_open_to(self, viewer: Seat) -> bool:
        """Whether `viewer` saw all of it, and so knows which action it was."""
        return bool(self.events) and all(e.audience is None or e.audience == viewer for e in self.events)


class Match:
    """`seed` decides every draw; if none is given, a secret one is made. `salt` is derived from the seed unless given.

    A match can go on from a moment of another: `past` is what was played there, and `forks` say which seeds its chance
    came from. IllegalAction if the past could not be played in this game.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | str | None = None,
        salt: str | None = None,
        past: Sequence[tuple[Seat, Action]] = (),
        forks: tuple[Fork, ...] = (),
    ) -> None:
        if seed is None:
            seed = secrets.randbits(128)
        for name, value in (("seed", seed), ("salt", salt)):
            if value is not None and (type(value) not in (int, str) or not SEED.fullmatch(str(value))):
                raise ValueError(
                    f"{name}: letters, digits and . _ : / + - only, at most 200; not {shorten(repr(value))}"
                )
        self.game = game
        self.edition_hash = game.edition_hash  # or the former one, where the match began with that
        self.seats = seats
        self.seed = str(seed)
        self.salt = salt if salt is not None else salt_from(seed)
        self.commitment = commitment(self.seed, self.salt)
        self.state: State = game.new(seats)
        self.steps: list[Step] = []
        self.forks = forks
        self._picker = Picker(seed)
        self._seen: dict[Seat, dict[int, tuple[Step, Seen]]] = {}  # by seat and number of the step; copies share it
        self._played: dict[Seat, tuple[State, int, Step | None]] = {}  # by seat: how far that was looked into
        for seat, action in past:
            self._step(seat, action)
        self.begun = len(self.steps)
        """how many of its steps are from another game; nobody can take them back"""
        self._let_chance_act()

    # ---- questions --------------------------------------------------------------------------------------------
    @property
    def actors(self) -> list[Seat]:
        return self.game.actors(self.state)

    @property
    def over(self) -> bool:
        return not self.actors

    def legal(self, seat: Seat) -> list[Action]:
        return self.game.legal_actions(self.state, seat)

    def view(self, viewer: Seat | None) -> View:
        self._check(viewer)
        return self.game.observe(self.state, viewer)

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def events(self, viewer: Seat | None) -> list[Event]:
        """All that happened so far, as `viewer` saw it."""
        self._check(viewer)
        seen = (e.seen_by(viewer) for step in self.steps for e in step.events)
        return [e for e in seen if e is not None]

    def sampler(self, seat: Seat) -> Worlds:
        """For bots: draws states that fit all the seat knows; `seen()` tells what it saw the others choose."""
        self._check(seat)
        steps = tuple(self.steps)
        return Worlds(self.game, self.state.copy(), seat, lambda: self._seen_by(seat, steps))

    def _seen_by(self, seat: Seat, steps: Sequence[Step]) -> Iterator[Seen]:
        """The others' choices that the seat saw, each with a state that fits what the seat knew then."""
        known = self._seen.setdefault(seat, {})
        for at, step in enumerate(steps):
            if step.seat in (CHANCE, seat):
                continue
            if known.get(at, (None,))[0] is not step:
                if not step.is_open_to(seat):
                    continue
                world = self.game.determinize(self._before(seat, steps, at), seat, Picker(f"seen {at}"))
                known[at] = step, Seen(world, step.seat, step.action)
            yield known[at][1]

    def _before(self, seat: Seat, steps: Sequence[Step], at: int) -> State:
        """The state before that step; it is played on from the one that was last asked for, if that led here."""
        state, played, last = self._played.get(seat, (None, 0, None))
        if state is None or played > at or (played > 0 and steps[played - 1] is not last):
            state, played = self.game.new(self.seats), 0
        for step in steps[played:at]:
            self.game.apply(state, step.seat, step.action)
        self._played[seat] = state, at, steps[at - 1] if at > 0 else None
        return state

    def _check(self, viewer: Seat | None) -> None:
        if viewer is not None and not 0 <= viewer < self.seats:
            raise IllegalAction(Reason(NO_SUCH_SEAT, {"seat": viewer, "seats": self.seats}), f"seat {viewer}")

    def fork(self) -> Match:
        """An independent copy, to try something out: it draws what this match would draw."""
        twin = Match.__new__(type(self))  # `copy.copy` takes five times as long
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.steps = list(self.steps)
        twin._picker = self._picker.copy()
        return twin

    # ---- play -------------------------------------------------------------------------------------------------
    def play(self, seat: Seat, action: Action | str) -> list[Event]:
        """Play an action, or its notation, and then whatever chance has to do.

        Returns what happened, as the host knows it: show each viewer only what `event.seen_by(viewer)` leaves of it.
        IllegalAction names the rule, UnreadableAction the fault in the notation; in both cases nothing has changed.
        """
        if seat == CHANCE:
            raise IllegalAction(
                Reason(NOT_YOUR_TURN, {"seat": seat, "actors": list(self.actors)}), "chance plays itself"
            )
        if isinstance(action, str):
            action = self.game.read(action)
        begin = len(self.steps)
        self._step(seat, action)
        self._let_chance_act()
        return [e for step in self.steps[begin:] for e in step.events]

    def _step(self, seat: Seat, action: Action) -> None:
        self.steps.append(Step(seat, action, tuple(self.game.play(self.state, seat, action))))

    def _let_chance_act(self) -> None:
        while self.actors == [CHANCE]:
            self._step(CHANCE, self.game.draw(self.state, self._picker))

    # ---- undo -------------------------------------------------------------------------------------------------
    def why_no_undo(self, seat: Seat) -> Reason | None:
        """Why `seat` cannot take back its last step, or None if it can.

        It can until chance has acted, a secret has been told, or another seat that saw the step has acted. Seats that
        did not see the step may do what they like, even show what they had hidden. Seats that saw it and choose at the
        same time count as having acted, because nobody may learn whether they have begun.
        """
        self._check(seat)
        at = self._last_step(seat)
        if at is None:
            return Reason(CANNOT_UNDO, {"case": "nothing"})
        step, actors = self.steps[at], self.actors
        if step.opens():
            return Reason(CANNOT_UNDO, {"case": "revealed"})
        for later in self.steps[at:]:
            if later.reveals():
                return Reason(CANNOT_UNDO, {"case": "revealed"})
            if len(actors) <= 1 and later.seat != seat and step.tells(later.seat):
                return Reason(CANNOT_UNDO, {"case": "others-acted", "seat": later.seat})
        if len(actors) > 1 and any(other != seat and step.tells(other) for other in actors):
            return Reason(CANNOT_UNDO, {"case": "others-choosing"})
        return None

    def can_undo(self, seat: Seat) -> bool:
        return self.why_no_undo(seat) is None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last step. IllegalAction (GT-5) if `why_no_undo` has a reason against it."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalAction(reason, f"seat {seat}, undo")
        at = self._last_step(seat)
        kept = self.steps[:at] + self.steps[(at or 0) + 1 :]
        state = self.game.new(self.seats)
        for step in kept:
            self.game.play(state, step.seat, step.action)
        self.state = state
        self.steps = kept

    def _last_step(self, seat: Seat) -> int | None:
        for at in range(len(self.steps) - 1, self.begun - 1, -1):
            if self.steps[at].seat == seat:
                return at
        return None

    # ---- records ----------------------------------------------------------------------------------------------
    def record(self) -> Record:
        """Only for the host, because it holds the hidden draws. Seed and salt are in it once the game is over."""
        over = self.over
        return Record(
            game=self.game.name,
            edition=self.game.edition_id,
            edition_hash=self.edition_hash,
            rules_version=self.game.rules_version,
            seats=self.seats,
            options=dict(self.game.options),
            commitment=self.commitment,
            steps=tuple((step.seat, self.game.write(step.action)) for step in self.steps),
            scores=tuple(self.game.scores(self.state)) if over else None,
            seed=self.seed if over else None,
            salt=self.salt if over else None,
            forks=self.forks,
        )

    @classmethod
    def resume(cls, game: Game, record: Record, seed: int | str, salt: str | None = None) -> Match:
        """The match that `record` was taken from, with the seed that the host kept. FalseRecord if they do not fit."""
        check_header(record, game)
        steps = read_steps(record, game)
        past = steps[: record.forks[-1].steps] if record.forks else []
        try:
            match = cls(game, record.seats, seed, salt, past, record.forks)
            match.edition_hash = record.edition_hash
            if match.commitment != record.commitment:
                raise FalseRecord("seed and salt do not give the record's commitment")
            for seat, action in steps[len(match.steps) :]:
                if seat != CHANCE:
                    match.play(seat, action)
        except IllegalAction as refused:
            raise FalseRecord(f"the record has a step that is not legal: {refused}") from None
        if match.record().steps != record.steps:
            raise FalseRecord("the record's chance is not what the seed gives")
        return match
