"""What a bot is told of what its seat knows: worlds that fit it, and what the seat saw the others choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from grandtour.core.game import Action, Game, Seat, State
from grandtour.core.picker import Picker


class Seen:
    """A choice that a seat saw another one make. `state` is one before it that fits all the seat knew then.

    What was hidden from the seat is drawn anew there, so it tells no secret.
    """

    def __init__(self, state: State, seat: Seat, action: Action) -> None:
        self.state = state
        self.seat = seat
        self.action = action


class Worlds:
    """A sampler (`bots.Sampler`) that also knows the past; a host that does not keep it gives a plain function."""

    def __init__(self, game: Game, state: State, seat: Seat, each: Callable[[], Iterable[Seen]]) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.each = each
        """the others' choices that the seat saw, in their order; each is worked out only when it is its turn"""

    def seen(self) -> list[Seen]:
        """All of them at once, which may take long."""
        return list(self.each())

    def __call__(self, picker: Picker) -> State:
        """A state that fits all the seat knows; what it cannot know is drawn anew."""
        return self.game.determinize(self.state, self.seat, picker)
