"""The one interface that every game implements.

A Game is rules plus one edition plus options: built once, never changed, shared by every state.
A State is one position: plain mutable data, no rules, no text, no randomness.
Chance is a seat: dice and draws are ordinary actions chosen by CHANCE, so `apply` is deterministic, a record
of steps replays exactly, and a test can force any draw.

Everything here is on the path of search, so it is plain typed Python that mypyc compiles.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from grandtour.core.picker import Picker
    from grandtour.core.result import Result

Seat = int
View = dict[str, object]

CHANCE: Final = -1

# Refusals that belong to no single game. Their sentences are in locale/*/core.ftl.
GAME_OVER: Final = "GT-1"
NOT_YOUR_TURN: Final = "GT-2"
NO_SUCH_SEAT: Final = "GT-3"
NOT_AN_ACTION_NOW: Final = "GT-4"


class Reason:
    """A rule id with the facts that its sentence needs: `SF-R1 {need: 3, have: 2}`."""

    def __init__(self, rule: str, arguments: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.arguments: dict[str, object] = {} if arguments is None else arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.arguments!r})"


class IllegalAction(ValueError):
    """The action is not legal for that seat in this state; `rule` and `arguments` say why."""

    def __init__(self, reason: Reason, what: str = "") -> None:
        super().__init__(f"{what}: refused by {reason.rule}" if what else f"refused by {reason.rule}")
        self.reason = reason
        self.rule = reason.rule
        self.arguments = reason.arguments


class UnreadableAction(ValueError):
    """The text is no action of this game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision by one seat. A value: hashable, comparable, ids only, never objects.

    `code` tells an action from every other of its class; comparing one integer keeps look-ups cheap.
    """

    def __init__(self, code: int) -> None:
        self.code = code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and type(other) is type(self) and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """What happened, for logs, animations and undo.

    `data` is for `audience` (None: everybody). The others get `others` instead; where that is None they
    do not learn that anything happened. `opens`: it shows what its seat had kept from the others until now.
    """

    def __init__(
        self,
        kind: str,
        seat: Seat,
        data: dict[str, object],
        audience: Seat | None = None,
        others: dict[str, object] | None = None,
        opens: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.audience = audience
        self.others = others
        self.opens = opens

    def seen_by(self, viewer: Seat | None) -> Event | None:
        """The event as `viewer` may know it (None is a spectator), or None if it is not shown at all."""
        if self.audience is None or self.audience == viewer:
            return Event(self.kind, self.seat, self.data)
        if self.others is None:
            return None
        return Event(self.kind, self.seat, self.others)

    def tells(self, viewer: Seat | None) -> bool:
        """Whether `viewer` learns more from it than that something was done."""
        seen = self.seen_by(viewer)
        return seen is not None and len(seen.data) > 0

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.data!r}, audience={self.audience})"


# Abstract by its methods, not by ABC: compiled, all classes under an ABC share one memory of what is an instance of it,
# so isinstance would answer by what it was asked before. The same holds for Game, Bot and Guide.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    @abstractmethod
    def copy(self) -> State:
        """An independent copy."""

    @abstractmethod
    def dump(self) -> dict[str, object]:
        """Everything, as JSON types. For the host's snapshots only: it is never sent to a player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Rules + edition + options. Every method answers from its arguments alone."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        edition_id: str,
        edition_hash: str,
        seat_counts: list[int],
        options: dict[str, object],
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.edition_id = edition_id
        self.edition_hash = edition_hash
        self.seat_counts = seat_counts
        self.options = options
        self.house_modes: dict[int, str] = {}  # by number of seats that the rulebooks do not have: our name for it

    @abstractmethod
    def new(self, seats: int) -> State:
        """The start, before any chance. ValueError for a number of seats the game does not take."""

    @abstractmethod
    def actors(self, state: State) -> list[Seat]:
        """Who may act now: several when choices are simultaneous, [CHANCE] at a draw, [] when it is over."""

    @abstractmethod
    def legal_actions(self, state: State, seat: Seat) -> list[Action]:
        """Every legal action in a fixed order; empty for who is not to act. The single source of legality."""

    @abstractmethod
    def weights(self, state: State) -> list[int]:
        """At a chance node: positive integer weights, parallel to legal_actions(state, CHANCE)."""

    def draw(self, state: State, picker: Picker) -> Action:
        """At a chance node: what chance does, drawn by weight.

        An override may be faster; it must take the same words from `picker` to the same action.
        """
        return self.legal_actions(state, CHANCE)[picker.weighted(self.weights(state))]

    @abstractmethod
    def apply(self, state: State, seat: Seat, action: Action, out: list[Event] | None = None) -> None:
        """Change `state` in place. Trusts its caller; search passes no `out` and pays nothing for events."""

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        return action in self.legal_actions(state, seat)

    def play(self, state: State, seat: Seat, action: Action) -> list[Event]:
        """The checked door: refuse with the rule's id, or apply and say what happened."""
        if not self.is_legal(state, seat, action):
            reason = self.why_not(state, seat, action)
            assert reason is not None, "an action that is not legal has a reason"
            raise IllegalAction(reason, f"seat {seat}, {self.name_of(action)}")
        out: list[Event] = []
        self.apply(state, seat, action, out)
        return out

    def name_of(self, action: Action) -> str:
        """For messages: the notation, where the action has one (its numbers may not exist in this edition)."""
        try:
            return self.write(action)
        except (IndexError, TypeError):
            return repr(action)

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        """Why `seat` may not do `action` now; None where it may. Answers for any well-formed action."""
        if self.is_legal(state, seat, action):
            return None
        actors = self.actors(state)
        if not actors:
            return Reason(GAME_OVER)
        if seat not in actors:
            if seat == CHANCE or 0 <= seat < self.seats(state):
                waiting: list[object] = list(actors)
                return Reason(NOT_YOUR_TURN, {"seat": seat, "actors": waiting})
            return Reason(NO_SUCH_SEAT, {"seat": seat, "seats": self.seats(state)})
        return self.explain(state, seat, action)

    @abstractmethod
    def explain(self, state: State, seat: Seat, action: Action) -> Reason:
        """The rule that `action`, known to be illegal, breaks for `seat`, who is to act."""

    @abstractmethod
    def seats(self, state: State) -> int:
        """How many players sit at the table."""

    @abstractmethod
    def observe(self, state: State, viewer: Seat | None) -> View:
        """What `viewer` may know, built up field by field, as JSON types. None is a spectator."""

    @abstractmethod
    def determinize(self, state: State, viewer: Seat | None, picker: Picker) -> State:
        """A state that `viewer` cannot tell from the real one: what is hidden is drawn anew with `picker`.

        The answer depends on what `viewer` knows and on `picker`, and on nothing else.
        """

    @abstractmethod
    def hidden(self, state: State, viewer: Seat | None) -> dict[str, object]:
        """What `viewer` cannot know, by name, for tests: each of these varies under `determinize`."""

    @abstractmethod
    def inventory(self, state: State) -> dict[str, object]:
        """Counts that no step may change (cards, pieces, tokens), for tests."""

    @abstractmethod
    def max_steps(self, seats: int) -> int:
        """No game takes more steps than this, chance included."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """Points by seat if the game ended now. The host's: it counts what is hidden too."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """Ranking, winners, why, and every line of every score; None while the game runs."""

    @abstractmethod
    def facts(self, state: State) -> list[dict[str, int]]:
        """Numbers by seat that a report over many games adds up (turns, tickets kept, ...)."""

    def summary(self) -> dict[str, int]:
        """What the edition has how many of, for who checks a file."""
        return {}

    @abstractmethod
    def write(self, action: Action) -> str:
        """Short stable notation: what records store and the wire carries."""

    @abstractmethod
    def read(self, text: str) -> Action:
        """The action that `write` wrote. UnreadableAction if `text` is none of this game."""

    @abstractmethod
    def load(self, dump: dict[str, object]) -> State:
        """The state that `dump` came from. ValueError if it is no dump of this game."""
