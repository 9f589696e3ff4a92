"""What a seat knows, as a bot is given it: worlds that fit it, and what the other seats were seen to choose."""

from __future__ import annotations

from collections.abc import Callable

from grandtour.core.game import Action, Game, Seat, State
from grandtour.core.picker import Picker


class Seen:
    """A choice that a seat saw another one make. `state` is before it, and fits all that the seat knew then.

    What was hidden from the seat is drawn anew in it, so it tells no secret.
    """

    def __init__(self, state: State, seat: Seat, action: Action) -> None:
        self.state = state
        self.seat = seat
        self.action = action


class Worlds:
    """A sampler (`bots.Sampler`) that also knows the past; hosts that do not keep it give a plain function."""

    def __init__(self, game: Game, state: State, seat: Seat, seen: Callable[[], list[Seen]]) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.seen = seen
        """the others' choices that it saw, the first one first; only who asks for them pays for it"""

    def __call__(self, picker: Picker) -> State:
        """A state that fits all the seat knows; what it cannot know is drawn anew."""
        return self.game.determinize(self.state, self.seat, picker)
