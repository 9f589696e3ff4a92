"""The one interface that every game implements.

A Game is rules plus one edition plus options: it is built once, never changed, and shared by every state.
A State is one position: plain mutable data without rules, text or randomness.
Chance is a seat: dice and draws are ordinary actions chosen by CHANCE, so `apply` is deterministic, a record
of steps replays exactly, and a test can force any draw.

Search runs through this module, so it is plain typed Python that mypyc compiles.
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

# Rule ids of the refusals that all games share. Their sentences are in locale/*/core.ftl.
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
    """The text is not an action of this game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision by one seat. It is a value: hashable and comparable, made of ids and never of objects.

    No two actions of a class have the same `code`, so look-ups are cheap: they compare one integer.
    """

    def __init__(self, code: int) -> None:
        self.code = code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and type(other) is type(self) and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code})"


def pack(high: int, low: int, bits: int) -> int:
    """Makes one number of two, for `Action.code`; no other two numbers give the same one.

    Where neither is negative and `low` has no more than `bits` bits, the result is small. For all other numbers, which
    no real action has, it is negative.
    """
    if high >= 0 and 0 <= low < 1 << bits:
        return high << bits | low
    a = 2 * high if high >= 0 else -2 * high - 1
    b = 2 * low if low >= 0 else -2 * low - 1
    return -1 - ((a + b) * (a + b + 1) // 2 + b)  # Cantor's way of counting pairs


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, for logs, animations and undo.

    `data` is for the seat `audience`, or for everybody if that is None. The others get `others` instead; if that is
    None, they do not learn that anything happened. `opens` says that the event shows what its seat had kept from the
    others until now.
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
        """Whether `viewer` learns more from the event than that something was done."""
        seen = self.seen_by(viewer)
        return seen is not None and len(seen.data) > 0

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.data!r}, audience={self.audience})"


# It is no ABC although it has abstract methods: when compiled, all classes below an ABC share one cache of instance
# checks, so isinstance would give wrong answers. The same holds for Game, Bot and Guide.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    @abstractmethod
    def copy(self) -> State:
        """An independent copy."""

    @abstractmethod
    def dump(self) -> dict[str, object]:
        """The whole state as JSON types. It is for the host's snapshots only and never sent to a player."""


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
        self.former_hash = edition_hash  # the same edition's, as it was taken before: older records and tables have it
        self.seat_counts = seat_counts
        self.options = options
        self.house_modes: dict[int, str] = {}  # by a number of seats that no rulebook has: our name for that

    def has_hash(self, edition_hash: str) -> bool:
        """Whether the edition is the one that has this hash, by the present way to take it or by the former one."""
        return edition_hash in (self.edition_hash, self.former_hash)

    @abstractmethod
    def new(self, seats: int) -> State:
        """The start, before chance has acted. Raises ValueError for a number of seats that the game does not allow."""

    @abstractmethod
    def actors(self, state: State) -> list[Seat]:
        """Who may act now: several seats for simultaneous choices, [CHANCE] at a draw, [] when the game is over."""

    @abstractmethod
    def legal_actions(self, state: State, seat: Seat) -> list[Action]:
        """Every legal action in a fixed order; none for a seat that is not to act. The only source of legality."""

    @abstractmethod
    def weights(self, state: State) -> list[int]:
        """At a draw: positive integer weights, one for each of legal_actions(state, CHANCE), in their order."""

    def draw(self, state: State, picker: Picker) -> Action:
        """At a draw: what chance does, picked by weight.

        An override may be faster, but it must take as many words from `picker` and come to the same action.
        """
        return self.legal_actions(state, CHANCE)[picker.weighted(self.weights(state))]

    @abstractmethod
    def apply(self, state: State, seat: Seat, action: Action, out: list[Event] | None = None) -> None:
        """Change `state` in place, without checking that the action is legal.

        Events are added to `out`; search passes no list, and pays nothing for them.
        """

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        return action in self.legal_actions(state, seat)

    def play(self, state: State, seat: Seat, action: Action) -> list[Event]:
        """The checked way to act: refuses with the rule's id, or applies the action and returns what happened."""
        if not self.is_legal(state, seat, action):
            reason = self.why_not(state, seat, action)
            assert reason is not None, "an action that is not legal has a reason"
            raise IllegalAction(reason, f"seat {seat}, {self.name_of(action)}")
        out: list[Event] = []
        self.apply(state, seat, action, out)
        return out

    def name_of(self, action: Action) -> str:
        """For messages: the notation if the action has one; its numbers may not exist in this edition."""
        try:
            return self.write(action)
        except (TypeError, ValueError):
            return repr(action)

    def why_not(self, state: State, seat: Seat, action: Action) -> Reason | None:
        """Why `seat` may not do `action` now, or None if it may. It answers for any well-formed action."""
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
        """The rule that `action` breaks. The caller knows that it is illegal and that `seat` is to act."""

    @abstractmethod
    def seats(self, state: State) -> int:
        """How many players sit at the table."""

    @abstractmethod
    def observe(self, state: State, viewer: Seat | None) -> View:
        """What `viewer` may know, built up field by field, as JSON types. The viewer None is a spectator."""

    @abstractmethod
    def determinize(self, state: State, viewer: Seat | None, picker: Picker) -> State:
        """A state that `viewer` cannot tell from the real one: what is hidden is drawn anew with `picker`.

        It depends on what `viewer` knows and on `picker`, and on nothing else.
        """

    @abstractmethod
    def hidden(self, state: State, viewer: Seat | None) -> dict[str, object]:
        """What `viewer` cannot know, by name. Tests check that `determinize` varies each of these."""

    @abstractmethod
    def inventory(self, state: State) -> dict[str, object]:
        """Counts that no step may change (cards, pieces, tokens). Tests check them."""

    @abstractmethod
    def max_steps(self, seats: int) -> int:
        """No game takes more steps than this, those of chance included."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """Points by seat if the game ended now. Only for the host, because they count hidden things, too."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """The ranking, the winners, why they won, and every line of every score; None while the game runs."""

    @abstractmethod
    def facts(self, state: State) -> list[dict[str, int]]:
        """Numbers by seat that a report over many games adds up (turns, tickets kept, ...)."""

    def summary(self) -> dict[str, int]:
        """How many things of each kind the edition has, for people who check an edition's file."""
        return {}

    @abstractmethod
    def write(self, action: Action) -> str:
        """The action in a short stable notation, which records store and the wire carries.

        Raises ValueError if the action has numbers that do not exist in this edition.
        """

    @abstractmethod
    def read(self, text: str) -> Action:
        """The action that `write` wrote. Raises UnreadableAction if `text` is not an action of this game."""

    @abstractmethod
    def load(self, dump: dict[str, object]) -> State:
        """The state that `dump` came from. Raises ValueError if it is not a dump of this game."""
