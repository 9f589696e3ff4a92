"""Positions of any game for tests: what the tables of builders.py, new_york.py and quarter.py have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, Self, TypeVar, cast

from grandtour.core.game import Action, Event, Game, Reason, State
from grandtour.core.picker import Picker

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)


class Table(Generic[G, S]):
    """A game, a position of it, and words to play and read it; those to change it are the games' own."""

    def __init__(self, game: G, state: S) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def copy(self) -> Self:
        return type(self)(self.game, cast("S", self.state.copy()))

    # ---- playing --------------------------------------------------------------------------------------------
    def play_as(self, seat: int, *texts: str) -> Self:
        """Through the checked door; keeps the events."""
        for text in texts:
            self.events += self.game.play(self.state, seat, self.game.read(text))
        return self

    def play(self, *texts: str) -> Self:
        """Each action by whoever is to act, chance included."""
        for text in texts:
            self.play_as(self.actors[0], text)
        return self

    # ---- reading --------------------------------------------------------------------------------------------
    @property
    def actors(self) -> list[int]:
        return self.game.actors(self.state)

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal actions of the seat, or of who is to act, in notation."""
        who = self.actors[0] if seat is None else seat
        return [self.game.write(action) for action in self.game.legal_actions(self.state, who)]

    def why_not(self, text: str, seat: int | None = None) -> Reason | None:
        who = self.actors[0] if seat is None else seat
        return self.game.why_not(self.state, who, self.game.read(text))

    def seen_of(self, seat: int, viewer: int | None) -> dict[str, object]:
        """What the viewer sees of a player."""
        players = self.game.observe(self.state, viewer)["players"]
        assert isinstance(players, list)
        player = players[seat]
        assert isinstance(player, dict)
        return player

    def kinds(self) -> list[str]:
        """The kinds of the events since the position was made."""
        return [event.kind for event in self.events]


# ---- random games ---------------------------------------------------------------------------------------------
def random_steps(
    game: Game, state: S, seed: int | str, pick: Callable[[S, Picker], tuple[int, Action]]
) -> Iterator[tuple[S, int, Action, list[Event]]]:
    """The state before each step of a random game (one object, changed in place), the step, and its events.

    The events are filled in when the next step is asked for."""
    picker = Picker(f"random game {seed}")
    while game.actors(state):
        seat, action = pick(state, picker)
        events: list[Event] = []
        yield state, seat, action, events
        events += game.play(state, seat, action)


def end_of(steps: Iterable[tuple[S, int, Action, list[Event]]]) -> S:
    """The position that a random game ends with."""
    for state, _, _, _ in steps:
        last = state
    return last
