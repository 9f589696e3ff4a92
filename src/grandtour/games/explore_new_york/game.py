"""Explore New York behind the common interface: this file only routes to the modules beside it."""

from __future__ import annotations

from grandtour.core.game import Action, Event, Game, Reason, State
from grandtour.core.picker import Picker
from grandtour.core.result import Result
from grandtour.games.explore_new_york import actions, legal, scoring, view, why
from grandtour.games.explore_new_york import apply as do
from grandtour.games.explore_new_york import state as states
from grandtour.games.explore_new_york.actions import Block, Card, Discard, End, First, Link, Tourist
from grandtour.games.explore_new_york.edition import KINDS, SCORE_ATTACK, Edition
from grandtour.games.explore_new_york.route import Route
from grandtour.games.explore_new_york.state import NYState
from grandtour.games.explore_new_york.tables import Tables


class ExploreNewYork(Game):
    def __init__(self, edition: Edition, plus_after_fallback: bool = True) -> None:
        super().__init__(
            "explore-new-york",
            edition.rules_version,
            edition.id,
            edition.hash,
            edition.seat_counts,
            {"plus_after_fallback": plus_after_fallback},
        )
        self.edition = edition
        self.former_hash = edition.former_hash
        self.tables = Tables(edition)
        self.plus_after_fallback = plus_after_fallback  # NY-L3
        for seats in edition.house_seats:
            self.house_modes[seats] = SCORE_ATTACK  # NY-C1

    def new(self, seats: int) -> NYState:
        if seats not in self.edition.seat_counts:
            counts = ", ".join([str(n) for n in self.edition.seat_counts])
            raise ValueError(f"Explore New York ({self.edition.id}) is for {counts} players, not {seats} (NY-C1)")
        return states.new(self.edition, seats)

    def actors(self, state: State) -> list[int]:
        assert isinstance(state, NYState)
        return legal.actors(state)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        assert isinstance(state, NYState)
        return legal.legal_actions(self.edition, self.tables, self.plus_after_fallback, state, seat)

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, NYState)
        return legal.weights(self.tables, state)

    def draw(self, state: State, picker: Picker) -> Action:
        assert isinstance(state, NYState)
        return legal.draw(self.tables, state, picker)

    def apply(self, state: State, seat: int, action: Action, out: list[Event] | None = None) -> None:
        assert isinstance(state, NYState)
        e = self.edition
        if isinstance(action, Link):
            do.draw_link(e, state, seat, action.link, out)
        elif isinstance(action, Block):
            do.choose_block(e, self.tables, state, seat, action.block, out)
        elif isinstance(action, End):
            do.end_turn(e, state, seat, out)
        elif isinstance(action, Card):
            do.reveal(e, state, action.card, out)
        elif isinstance(action, Discard):
            do.discard(e, state, action.card, out)
        elif isinstance(action, Tourist):
            do.choose_tourist(e, state, seat, action.symbol, out)
        elif isinstance(action, First):
            do.first_player(state, action.seat, out)
        else:
            raise TypeError(f"not an Explore New York action: {action!r}")

    def explain(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, NYState)
        return why.explain(self.edition, self.tables, self.plus_after_fallback, state, seat, action)

    def seats(self, state: State) -> int:
        assert isinstance(state, NYState)
        return state.seats

    def observe(self, state: State, viewer: int | None) -> dict[str, object]:
        assert isinstance(state, NYState)
        return view.observe(self.edition, self.tables, self.plus_after_fallback, state, viewer)

    def determinize(self, state: State, viewer: int | None, picker: Picker) -> NYState:
        assert isinstance(state, NYState)
        return view.as_known(self.edition, state, viewer)

    def hidden(self, state: State, viewer: int | None) -> dict[str, object]:
        assert isinstance(state, NYState)
        return view.hidden(self.edition, state, viewer)

    def inventory(self, state: State) -> dict[str, object]:
        assert isinstance(state, NYState)
        return view.inventory(self.edition, state)

    def max_steps(self, seats: int) -> int:
        """The first player; each turn its cards, and for each seat a block, a tourist, the links and the end."""
        e = self.edition
        links = 2 + e.reveal - e.discard
        return 1 + e.turns[seats] * (e.reveal + e.discard + seats * (3 + links))

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, NYState)
        return scoring.scores(self.edition, state)

    def route(self, state: State, seat: int) -> Route:
        """NY-F2: the seat's best Final Route, were the game over now. For its player, or at the end for all."""
        assert isinstance(state, NYState)
        return scoring.route(self.edition, state, seat)

    def result(self, state: State) -> Result | None:
        assert isinstance(state, NYState)
        return scoring.result(self.edition, state)

    def facts(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, NYState)
        return scoring.facts(self.edition, state)

    def summary(self) -> dict[str, int]:
        e = self.edition
        counts = {"columns": e.width, "rows": e.height, "intersections": len(e.points), "links": len(e.links)}
        for kind in range(len(KINDS)):
            counts[f"{KINDS[kind]} blocks"] = e.block_kind.count(kind)
        return counts | {"cafes": len(e.cafes), "cards": len(e.cards), "plus": sum(e.card_plus)}

    def write(self, action: Action) -> str:
        return actions.write(self.edition, action)

    def read(self, text: str) -> Action:
        return actions.read(self.edition, text)

    def load(self, dump: dict[str, object]) -> NYState:
        return states.load(self.edition, dump)
