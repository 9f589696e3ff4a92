"""One game being played: resolves chance from the seed, keeps the record, lets a seat take its steps back."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

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
from grandtour.core.worlds import Seen, Worlds

CANNOT_UNDO = "GT-5"


@dataclass(frozen=True)
class Step:
    seat: Seat
    action: Action
    events: tuple[Event, ...]

    def reveals(self) -> bool:
        """Whether it told somebody what it was not its own seat's to tell: chance, or another seat's secret."""
        return self.seat == CHANCE or any(e.opens and e.seat != self.seat for e in self.events)

    def opens(self) -> bool:
        """Whether it showed the others what its own seat had kept from them."""
        return any(e.opens for e in self.events)

    def tells(self, viewer: Seat) -> bool:
        return any(e.tells(viewer) for e in self.events)

    def is_open_to(self, viewer: Seat) -> bool:
        """Whether `viewer` saw all of it, and so the very action."""
        return bool(self.events) and all(e.audience is None or e.audience == viewer for e in self.events)


class Match:
    """`seed` decides every draw; without one a secret seed is made. `salt` is derived from it unless given.

    A match can go on from a moment of another: `past` is what was played there, `forks` say where its chance is from.
    IllegalAction where the past is none of the game's.
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
                raise ValueError(f"{name}: letters, digits and . _ : / + - only, at most 200; not {value!r}")
        self.game = game
        self.seats = seats
        self.seed = str(seed)
        self.salt = salt if salt is not None else salt_from(seed)
        self.commitment = commitment(self.seed, self.salt)
        self.state: State = game.new(seats)
        self.steps: list[Step] = []
        self.forks = forks
        self._picker = Picker(seed)
        self._seen: dict[Seat, dict[int, tuple[Step, Seen]]] = {}  # by seat and number of the step; forks share it
        for seat, action in past:
            self._step(seat, action)
        self.begun = len(self.steps)
        """how many steps it has from another game: nobody can take them back"""
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
        """For bots: states that fit all the seat knows, drawn anew at each call, and what it saw the others choose."""
        self._check(seat)
        steps = tuple(self.steps)
        return Worlds(self.game, self.state.copy(), seat, lambda: self._seen_by(seat, steps))

    def _seen_by(self, seat: Seat, steps: Sequence[Step]) -> list[Seen]:
        """The choices of others among these steps that the seat saw, each in a world made of what it knew then."""
        known = self._seen.setdefault(seat, {})
        state: State | None = None
        out: list[Seen] = []
        for at, step in enumerate(steps):
            if step.seat in (CHANCE, seat) or not step.is_open_to(seat):
                continue
            if known.get(at, (None,))[0] is not step:
                if state is None:
                    state, played = self.game.new(self.seats), 0
                for before in steps[played:at]:
                    self.game.apply(state, before.seat, before.action)
                played = at
                world = self.game.determinize(state, seat, Picker(f"seen {at}"))
                known[at] = step, Seen(world, step.seat, step.action)
            out.append(known[at][1])
        return out

    def _check(self, viewer: Seat | None) -> None:
        if viewer is not None and not 0 <= viewer < self.seats:
            raise IllegalAction(Reason(NO_SUCH_SEAT, {"seat": viewer, "seats": self.seats}), f"seat {viewer}")

    def fork(self) -> Match:
        """An independent copy, to try something on: what it draws is what this one would draw."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.steps = list(self.steps)
        twin._picker = self._picker.copy()
        return twin

    # ---- play -------------------------------------------------------------------------------------------------
    def play(self, seat: Seat, action: Action | str) -> list[Event]:
        """Play an action, or its notation, then whatever chance has to do.

        Returns what happened, for the host: give each viewer what `event.seen_by(viewer)` leaves of it.
        IllegalAction names the rule; UnreadableAction the fault in the notation. Neither changes anything.
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
        """Why `seat` cannot take back its last step; None where it can.

        It can until chance has acted, a secret has been told, or another seat has acted that saw the step. What the
        others do without having seen it, their opening of what was theirs included, is no hindrance. Those who saw it
        and choose at the same time count as having acted: whether they have begun is not shown to anybody.
        """
        self._check(seat)
        at = self._last_step(seat)
        if at is None:
            return Reason(CANNOT_UNDO, {"case": "nothing"})
        if self.steps[at].opens():
            return Reason(CANNOT_UNDO, {"case": "revealed"})
        for later in self.steps[at:]:
            if later.reveals():
                return Reason(CANNOT_UNDO, {"case": "revealed"})
            if len(self.actors) <= 1 and later.seat != seat and self.steps[at].tells(later.seat):
                return Reason(CANNOT_UNDO, {"case": "others-acted", "seat": later.seat})
        if len(self.actors) > 1 and any(other != seat and self.steps[at].tells(other) for other in self.actors):
            return Reason(CANNOT_UNDO, {"case": "others-choosing"})
        return None

    def can_undo(self, seat: Seat) -> bool:
        return self.why_no_undo(seat) is None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last step; IllegalAction (GT-5) where that would undo more than its own choice."""
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
        own = range(len(self.steps) - 1, self.begun - 1, -1)
        return next((i for i in own if self.steps[i].seat == seat), None)

    # ---- records ----------------------------------------------------------------------------------------------
    def record(self) -> Record:
        """For the host: it holds the hidden draws. Seed and salt are in it once the game is over."""
        over = self.over
        return Record(
            game=self.game.name,
            edition=self.game.edition_id,
            edition_hash=self.game.edition_hash,
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
        """The match that `record` was taken from, with the seed that the host kept; FalseRecord if it is another's."""
        check_header(record, game)
        steps = read_steps(record, game)
        past = steps[: record.forks[-1].steps] if record.forks else []
        try:
            match = cls(game, record.seats, seed, salt, past, record.forks)
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
