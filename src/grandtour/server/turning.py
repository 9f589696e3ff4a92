"""Finds the turning points of a game: who takes the lead, which tickets are completed, which chains are long.

They are found only in what those eyes were shown, so that the eyes learn nothing new from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import grandtour as gt
from grandtour.server.messages import TurningPoint

LONG_CHAIN: Final = 4
GAINS: Final = frozenset(("umbrella", "mark", "performer", "bonus", "multiplier", "courtyard", "riverwalk"))
STOPS: Final = frozenset(("take", "go", "stay", "no-map", "line", "stuck", "parade", "round"))
"""Events of French Quarter that begin a new stop of the turn; a map action does so only where the tourist is, and is a
gain elsewhere."""


class Turnings:
    """Is shown a game move by move, and collects its turning points."""

    def __init__(self) -> None:
        self.points: list[list[TurningPoint]] = []
        self._turn: int | None = None
        self._leader: int | None = None
        self._completed: list[frozenset[int] | None] = []
        self._chain: list[tuple[int, int]] = []
        """for each gain at this stop: at which move it was, and whose"""

    def see(self, shown: dict[str, Any], turn: int | None, events: Sequence[gt.Event]) -> None:
        """Look at the position after a move, the turn that is due now, and what was seen to happen."""
        self.points.append([])
        players: list[dict[str, Any]] = shown["players"]
        over = shown["phase"] == "over"
        self._look_at_tickets(players)
        self._look_at_chain(events, players, over)
        if turn != self._turn or over:
            # Within a round of French Quarter some have played more turns than others.
            self._turn = turn
            self._look_at_lead(players)

    def _look_at_tickets(self, players: list[dict[str, Any]]) -> None:
        """For players whose tickets are open. A ticket that is only shown now was completed some time ago."""
        before = self._completed or [None] * len(players)
        self._completed = [frozenset(player["completed"]) if "completed" in player else None for player in players]
        for seat, (then, now) in enumerate(zip(before, self._completed, strict=True)):
            if then is not None and now is not None:
                self.points[-1] += [TurningPoint("ticket", seat, ticket) for ticket in sorted(now - then)]

    def _look_at_chain(self, events: Iterable[gt.Event], players: list[dict[str, Any]], over: bool) -> None:
        here = len(self.points) - 1
        for event in events:
            away = event.kind == "map" and event.data["building"] != players[event.seat]["at"]
            if event.kind in STOPS or (event.kind == "map" and not away):
                self._end_chain()
            elif event.kind in GAINS or away:
                self._chain.append((here, event.seat))
        if over:
            self._end_chain()

    def _end_chain(self) -> None:
        if len(self._chain) >= LONG_CHAIN:
            at, seat = self._chain[-1]
            self.points[at].append(TurningPoint("chain", seat, len(self._chain)))
        self._chain = []

    def _look_at_lead(self, players: list[dict[str, Any]]) -> None:
        """By the points that the view shows, if it shows some. Drawing level does not count as taking the lead."""
        points: list[int] = [player["points"] for player in players if "points" in player]
        if len(points) < 2:
            return
        first, second = sorted(points, reverse=True)[:2]
        if first > second:
            leader = points.index(first)
            if self._leader not in (None, leader):
                self.points[-1].append(TurningPoint("lead", leader, first - second))
            self._leader = leader
