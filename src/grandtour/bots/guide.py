"""What search needs to know of a game: which moves to think of, how the rest is played, and what a position is worth.

A guide is a bot writer's knowledge of one game, apart from how it is searched. It reads states that the search made up
(`determinize`), so it may look at everything in them; what it says about a seat's moves must follow from what that seat
knows. Values are whole hundredths of a point: sums of floats may differ between compilers.
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from grandtour.bots.bot import Clock
from grandtour.core.game import Action, State
from grandtour.core.picker import Picker
from grandtour.core.worlds import Worlds


class Move:
    """What search weighs as one choice: an action, and what the same seat does next in consequence of it.

    The actions are legal one after the other, with neither chance nor another seat in between. `key` tells a move from
    the others of its seat, in whatever world; `shown` is what the other seats see of it, 0 if that is nothing.
    """

    def __init__(self, actions: list[Action], key: int, prior: int, shown: int = -1) -> None:
        self.actions = actions
        self.key = key
        self.prior = prior  # how promising it looks, in hundredths of a point; compared within one list only
        self.shown = key if shown == -1 else shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    def __init__(self) -> None:
        self.trust = 4  # worlds that the priors of the moves at the root count for
        self.shared = 0.0  # part of the simulations that goes to all candidates alike, before one can leave the race
        self.behind = 2.0  # standard errors behind the best at which one does
        self.a_world = 1  # simulations that a world is good for, at least: few candidates try it under several lucks

    def recall(self, worlds: Worlds | None, seat: int, clock: Clock) -> None:
        """Comes before `begin`: who makes something of what the others were seen to choose asks `worlds` for it.

        None where the host does not keep it. The games whose guides ask are `levels.RECALLED`. The clock is for this.
        """

    @abstractmethod
    def begin(self, state: State, seat: int) -> None:
        """A search for `seat` begins; `state` is its first world. What horizon and leaf are counted from."""

    def suppose(self, state: State, seat: int, picker: Picker) -> None:
        """Make a world likelier, by what the other seats' moves tell; nothing that `seat` knows changes."""

    @abstractmethod
    def moves(self, state: State, seat: int) -> list[Move]:
        """The moves worth thinking of, the most promising first; at least one."""

    @abstractmethod
    def policy(self, state: State, seat: int, picker: Picker) -> Move:
        """A quick good move: how a game goes on beyond the tree."""

    @abstractmethod
    def is_horizon(self, state: State) -> bool:
        """Whether the tree ends here and the rest is played by the policy; asked before every decision."""

    @abstractmethod
    def is_leaf(self, state: State) -> bool:
        """Whether a game beyond the tree is cut here and valued; not asked once the game is over."""

    @abstractmethod
    def values(self, state: State) -> list[int]:
        """The final score to be expected, by seat, in hundredths; exact once the game is over."""

    @abstractmethod
    def spread(self, state: State) -> int:
        """How far those are usually off: the standard deviation of the margin between two seats, in hundredths.

        A wide one makes points count, a narrow one only who is ahead; at the end of a game too, where a point more or
        less is often luck that the next world does not have.
        """
