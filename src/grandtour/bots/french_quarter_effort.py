"""How much of a French Quarter turn bots look at, so that no edition takes them too long.

A turn is a chain of choices, and each of them may bring more: with a wild for every umbrella, bonuses in every box and
a hundred buildings, nobody can try all ways through one turn. So it is settled before how many positions may be looked
at: on sheets twice as large as ours a quarter as many, because each takes longer to judge. Every choice gets an equal
share of what is left when its turn comes. Where a share does not suffice for all that could be chosen, some is left
out, evenly. A way that was begun is followed to its end, so no more than one of them goes beyond the number. A clock
that is up ends all shares at once.

On our own boards the shares suffice: what there was to look at in some thousand positions fits in (the figures are in
tests/bots/test_french_quarter_effort.py).
"""

from __future__ import annotations

from typing import Final

from grandtour.bots.bot import Clock
from grandtour.core.game import Action
from grandtour.games.french_quarter.edition import Edition

USUAL: Final = 100  # the size of our own sheets, rounded up; smaller ones count like them
SHEETS: Final = 16  # buildings on all sheets that are copied as quickly as one is judged
EACH: Final = 4  # positions for each die or destination, because the choices that it leads to need some as well


class Effort:
    """`left` counts down, one for each position that is judged. `until` is where a share of it ends."""

    def __init__(self, e: Edition, usual: int) -> None:
        """`usual` is how many positions may be looked at on our own boards."""
        self.most = max(1, usual * USUAL * USUAL // max(USUAL, size_of(e)) ** 2)
        self.left = self.most
        self.clock: Clock | None = None

    def begin(self) -> None:
        self.left = self.most

    def spend(self) -> None:
        """Count a position that is judged."""
        self.left -= 1
        if self.clock is not None and self.clock.is_up():
            self.left = min(self.left, 0)

    def end_of_share(self, until: int, shares: int) -> int:
        """Where the first share ends if what is left before `until` is cut into `shares` equal ones."""
        return self.left - max(0, self.left - until) // shares

    def is_spent(self, until: int) -> bool:
        return self.left <= until

    def affordable(self, choices: list[Action], until: int, each: int = 1) -> list[Action]:
        """As many choices as there are positions for, at `each` a choice: at least one, picked at even distances."""
        count = len(choices)
        some = min(count, max(1, (self.left - until) // each))
        if some == count:
            return choices
        return [choices[k * count // some] for k in range(some)]


def size_of(e: Edition) -> int:
    """How long it takes to judge a sheet, measured in buildings."""
    buildings = len(e.buildings)
    boxes = sum([len(track.boxes) for track in e.tracks])
    return buildings + boxes * 2 // 3 + e.rounds + buildings * e.seat_counts[-1] // SHEETS
