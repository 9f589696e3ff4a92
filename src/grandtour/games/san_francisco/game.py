"""San Francisco behind the common interface: this file only routes to the modules beside it."""

from __future__ import annotations

from grandtour.core.game import Action, Event, Game, Reason, State
from grandtour.core.picker import Picker
from grandtour.core.result import Result
from grandtour.games.san_francisco import actions, knowledge, legal, scoring, view, why
from grandtour.games.san_francisco import apply as do
from grandtour.games.san_francisco import state as states
from grandtour.games.san_francisco.actions import (
    Card,
    Claim,
    Draw,
    DrawTickets,
    First,
    Keep,
    Pass,
    Place,
    Stack,
    Take,
    Ticket,
    Token,
)
from grandtour.games.san_francisco.edition import Edition
from grandtour.games.san_francisco.state import KEEP, OVER, SFState
from grandtour.games.san_francisco.tables import Tables


class SanFrancisco(Game):
    def __init__(self, edition: Edition) -> None:
        super().__init__("san-francisco", edition.rules_version, edition.id, edition.hash, edition.seat_counts, {})
        self.edition = edition
        self.former_hash = edition.former_hash
        self.tables = Tables(edition)

    def new(self, seats: int) -> SFState:
        if seats not in self.edition.seat_counts:
            counts = ", ".join([str(n) for n in self.edition.seat_counts])
            raise ValueError(f"San Francisco ({self.edition.id}) is for {counts} players, not {seats} (SF-C1)")
        return do.new(self.edition, seats)

    def actors(self, state: State) -> list[int]:
        assert isinstance(state, SFState)
        return legal.actors(state)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        assert isinstance(state, SFState)
        return legal.legal_actions(self.edition, self.tables, state, seat)

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, SFState)
        return legal.weights(self.tables, state)

    def draw(self, state: State, picker: Picker) -> Action:
        assert isinstance(state, SFState)
        return legal.draw(self.tables, state, picker)

    def apply(self, state: State, seat: int, action: Action, out: list[Event] | None = None) -> None:
        assert isinstance(state, SFState)
        e = self.edition
        if isinstance(action, Card):
            do.card(e, state, action.color, out)
        elif isinstance(action, Take):
            do.take_card(e, state, action.color, out)
        elif isinstance(action, Draw):
            do.draw_card(e, state, out)
        elif isinstance(action, Claim):
            do.claim(e, state, action, out)
        elif isinstance(action, Ticket):
            do.ticket(e, state, action.ticket, out)
        elif isinstance(action, DrawTickets):
            do.draw_tickets(state, out)
        elif isinstance(action, Keep):
            if state.phase == KEEP:
                do.keep_first(state, seat, action.tickets, out)
            else:
                do.keep_drawn(e, state, action.tickets, out)
        elif isinstance(action, Token):
            do.choose_token(e, state, action.symbol, out)
        elif isinstance(action, Place):
            do.place_stack(e, state, action.symbol, action.location, out)
        elif isinstance(action, Stack):
            do.lay_stack(e, state, action.symbol, out)
        elif isinstance(action, First):
            do.first_player(e, state, action.seat, out)
        elif isinstance(action, Pass):
            do.pass_turn(e, state, out)
        else:
            raise TypeError(f"not a San Francisco action: {action!r}")

    def explain(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, SFState)
        return why.explain(self.edition, state, seat, action)

    def seats(self, state: State) -> int:
        assert isinstance(state, SFState)
        return state.seats

    def observe(self, state: State, viewer: int | None) -> dict[str, object]:
        assert isinstance(state, SFState)
        return view.observe(self.edition, state, viewer)

    def determinize(self, state: State, viewer: int | None, picker: Picker) -> SFState:
        assert isinstance(state, SFState)
        if state.phase == OVER:
            return state.copy()
        return knowledge.determinize(self.edition, self.tables, state, viewer, picker)

    def hidden(self, state: State, viewer: int | None) -> dict[str, object]:
        assert isinstance(state, SFState)
        return view.hidden(self.edition, state, viewer)

    def inventory(self, state: State) -> dict[str, object]:
        assert isinstance(state, SFState)
        return view.inventory(self.edition, state)

    def max_steps(self, seats: int) -> int:
        """Each drawing turn takes a card from the table and only claims bring cards back, so turns are bounded.

        Passes come at most seats - 1 in a row between other turns. In a turn the market may be reset as often as
        SF-D2 allows for each card drawn.
        """
        e = self.edition
        turns = sum(e.card_count) + sum(e.route_length) + len(e.route_a) + len(e.ticket_a) + 1
        market = e.face_up * (e.reset_limit + 1)
        setup = len(e.symbols) + seats * (e.hand + e.tickets_dealt + 1) + market + 1
        return setup + turns * seats * (e.turn_cards * (2 + market) + e.turn_tickets + 3)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, SFState)
        return scoring.scores(self.edition, state)

    def result(self, state: State) -> Result | None:
        assert isinstance(state, SFState)
        return scoring.result(self.edition, state)

    def facts(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, SFState)
        return scoring.facts(self.edition, state)

    def summary(self) -> dict[str, int]:
        e = self.edition
        return {
            "places": len(e.locations),
            "routes": len(e.route_a),
            "double routes": sum([1 for twin in e.twin if twin >= 0]) // 2,
            "spaces": sum(e.route_length),
            "tickets": len(e.ticket_a),
            "cards": sum(e.card_count),
            "cars": e.cars,
            "token symbols": len(e.symbols),
        }

    def write(self, action: Action) -> str:
        return actions.write(self.edition, action)

    def read(self, text: str) -> Action:
        return actions.read(self.edition, text)

    def load(self, dump: dict[str, object]) -> SFState:
        return states.load(self.edition, dump)
