"""What search needs to know of a game: which moves to try, how the game is played on, and what a position is worth.

A guide is a bot writer's knowledge of one game; search.py, which uses it, knows none. It reads states that the search
made up (`determinize`), so it may look at everything in them; but what it says about a seat's moves must follow from
what that seat knows. Values are whole hundredths of a point, because sums of floats may differ between compilers.
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from grandtour.bots.bot import Clock
from grandtour.core.game import Action, State
from grandtour.core.picker import Picker
from grandtour.core.worlds import Worlds


class Move:
    """What search weighs as one choice: an action, and those of the same seat that follow from it.

    The actions are legal one after the other, with neither chance nor another seat in between. `key` tells a move from
    all others of its seat and is the same in every world; `shown` is what the other seats see of it, 0 for nothing.
    """

    def __init__(self, actions: list[Action], key: int, prior: int, shown: int = -1) -> None:
        self.actions = actions
        self.key = key
        self.prior = prior  # how promising it looks, in hundredths of a point; only compared within one list
        self.shown = key if shown == -1 else shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    def __init__(self) -> None:
        self.trust = 4  # how many worlds the priors of the moves at the root count for
        self.shared = 0.0  # the part of the simulations that all candidates share before one can leave the race
        self.behind = 2.0  # a candidate leaves it when it is so many standard errors behind the best
        self.clock = Clock()  # of the search that goes on: whoever works long between two of its looks asks it too
        self.look = 8  # decisions of a simulated game between two looks at the clock
        self.a_world = 1  # simulations for each world, at least: few candidates try the same one with several lucks

    def recall(self, worlds: Worlds | None, seat: int, clock: Clock) -> None:
        """Called before `begin`. A guide that learns from the others' choices can ask `worlds` for them here.

        `worlds` is None if the host does not keep the past; `levels.RECALLED` are the games whose guides use it. The
        clock limits this call alone.
        """

    @abstractmethod
    def begin(self, state: State, seat: int) -> None:
        """A search for `seat` begins; `state` is its first world. Horizon and leaf may be counted from here."""

    def suppose(self, state: State, seat: int, picker: Picker) -> None:
        """Change a world into a likelier one, given the other seats' moves; what `seat` knows must not change."""

    @abstractmethod
    def moves(self, state: State, seat: int) -> list[Move]:
        """The moves that are worth trying, the most promising first; at least one."""

    @abstractmethod
    def policy(self, state: State, seat: int, picker: Picker) -> Move:
        """A good move, found quickly: so a game goes on beyond the tree."""

    @abstractmethod
    def is_horizon(self, state: State) -> bool:
        """Whether the tree ends here, so that the policy plays on; asked before every decision."""

    @abstractmethod
    def is_leaf(self, state: State) -> bool:
        """Whether a game beyond the tree stops here and is valued; not asked once the game is over."""

    @abstractmethod
    def values(self, state: State) -> list[int]:
        """The final scores to be expected, by seat, in hundredths; exact once the game is over."""

    @abstractmethod
    def spread(self, state: State) -> int:
        """How far `values` are usually off: the standard deviation of the margin between two seats, in hundredths.

        With a wide spread points count, with a narrow one only who is ahead. It matters at the end of a game, too,
        where a point more or less is often luck that the next world does not have.
        """
