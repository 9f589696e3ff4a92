"""The levels expert and master: they search with a game's guide, for as long as the level or the clock allows."""

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

ADVISED: Final = 5  # so many moves stay in the race to its end when advice is asked for
ENOUGH: Final = 12  # a move with fewer simulations has no figures


class SearchBot(Bot):
    def __init__(self, name: str, game: Game, guide: Guide, seed: int | str, nodes: int) -> None:
        self.name = name
        self.game = game
        self.nodes = nodes  # simulations for a decision, if the clock names no number
        self.search = Search(game, guide, seed)
        self.rest: list[Action] = []  # the further actions of the move that it is making
        self.expected: list[Action] = []  # what will be legal if nothing happens but its last action

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
        """The best actions. Of moves that begin with the same action only the best counts: one can ask again after it.

        Figures are told only on editions that they were measured on; the order of the moves holds on any.
        """
        measured = chances.are_measured(self.game.edition_hash)
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
            if measured and len(candidate.wins) >= ENOUGH:
                score = candidate.score() / 100.0
                win = None if seats == 1 else chances.told(self.game.edition_hash, seats, candidate.mean())
            reason, arguments = reason_of(self.game, world, seat, actions[0], actions[1:])
            out.append(Advice(actions[0], score, win, reason, arguments))
        return out

    def think(self, view: View, legal: list[Action], sampler: Sampler, clock: Clock, keep: int) -> list[Candidate]:
        nodes = clock.nodes
        if nodes is None and clock.deadline is None:
            nodes = self.nodes
        # A search makes many small lists but no cycles, and looking for cycles would take up to 40 % of its time.
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self.search.run(whole(view["viewer"]), legal, sampler, clock, nodes, keep)
        finally:
            if collecting:
                gc.enable()

    def step(self, view: View, actions: list[Action], sampler: Sampler) -> Action:
        """Returns the first of the actions, and remembers the others with what will be legal when they are due."""
        self.rest = actions[1:]
        if self.rest:
            seat = whole(view["viewer"])
            world = sampler(self.search.picker)
            self.game.apply(world, seat, actions[0])
            self.expected = self.game.legal_actions(world, seat)
        return actions[0]
