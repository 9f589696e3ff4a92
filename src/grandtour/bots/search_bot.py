"""The levels expert and master: search with a game's guide, for as long as the level or the clock allows."""

from __future__ import annotations

import gc
from typing import Final

from grandtour.bots import chances
from grandtour.bots.bot import Advice, Bot, Clock, Sampler
from grandtour.bots.guide import Guide
from grandtour.bots.reasons import reason_of
from grandtour.bots.search import Candidate, Search
from grandtour.core.game import Action, Game, View
from grandtour.core.numbers import whole

ADVISED: Final = 5  # moves that are weighed to the end for an advice
ENOUGH: Final = 12  # simulations of a move: with fewer its figures are not told


class SearchBot(Bot):
    def __init__(self, name: str, game: Game, guide: Guide, seed: int | str, nodes: int) -> None:
        self.name = name
        self.game = game
        self.nodes = nodes  # simulations a decision, where the clock says nothing
        self.search = Search(game, guide, seed)
        self.rest: list[Action] = []  # of the move it is in
        self.expected: list[Action] = []  # what will be legal if nothing but its last action happens

    def choose(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> Action:
        if self.rest and legal == self.expected:
            return self.step(view, self.rest, sampler)
        if len(legal) == 1:
            self.rest = []
            return legal[0]
        best = self.think(view, legal, sampler, clock, 1)[0]
        return self.step(view, best.move.actions, sampler)

    def then(self) -> list[Action]:
        return self.rest[:]

    def advise(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock) -> list[Advice]:
        """Of moves that begin with the same action, the best: what comes after it can be asked for then."""
        out: list[Advice] = []
        seen: list[Action] = []
        seat = whole(view["viewer"])
        seats = whole(view["seats"])
        found = self.think(view, legal, sampler, clock, ADVISED)
        world = sampler(self.search.picker)
        for candidate in found:
            actions = candidate.move.actions
            if actions[0] in seen or len(out) == ADVISED:
                continue
            seen.append(actions[0])
            score: float | None = None
            win: float | None = None
            if len(candidate.wins) >= ENOUGH:
                score = candidate.score() / 100.0
                win = None if seats == 1 else chances.told(self.game.name, seats, candidate.mean())
            reason, arguments = reason_of(self.game, world, seat, actions[0], actions[1:])
            out.append(Advice(actions[0], score, win, reason, arguments))
        return out

    def think(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock, keep: int) -> list[Candidate]:
        nodes = clock.nodes
        if nodes is None and clock.deadline is None:
            nodes = self.nodes
        # A search makes many small lists and no cycles: looking for those would take up to 40 % of its time.
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self.search.run(whole(view["viewer"]), legal, sampler, clock, nodes, keep)
        finally:
            if collecting:
                gc.enable()

    def step(self, view: View, actions: list[Action], sampler: Sampler) -> Action:
        """The first of the actions; the others are remembered, with how to tell that they are due."""
        self.rest = actions[1:]
        if self.rest:
            seat = whole(view["viewer"])
            world = sampler(self.search.picker)
            self.game.apply(world, seat, actions[0])
            self.expected = self.game.legal_actions(world, seat)
        return actions[0]
