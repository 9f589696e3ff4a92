"""French Quarter behind the common interface: this file only routes to the modules beside it."""

from __future__ import annotations

from grandtour.core.game import CHANCE, Action, Event, Game, Reason, State
from grandtour.core.picker import Picker
from grandtour.core.result import Result
from grandtour.games.french_quarter import actions, legal, restore, scoring, view, why
from grandtour.games.french_quarter import apply as do
from grandtour.games.french_quarter import state as states
from grandtour.games.french_quarter.actions import Card, Die, First, Mayor, Police, Start, Vacation
from grandtour.games.french_quarter.edition import ACTIVITIES, CHOICE, Edition
from grandtour.games.french_quarter.state import NEWEST_RULES, FQState
from grandtour.games.french_quarter.tables import Tables


class FrenchQuarter(Game):
    def __init__(
        self, edition: Edition, mayor: bool = False, tourism: bool = False, rules_version: int = NEWEST_RULES
    ) -> None:
        super().__init__(
            "french-quarter",
            rules_version,
            edition.id,
            edition.hash,
            edition.seat_counts,
            {"mayor": mayor, "tourism": tourism},
        )
        self.edition = edition
        self.former_hash = edition.former_hash
        self.tables = Tables(edition)
        self.mayor = mayor  # FQ-Y1
        self.tourism = tourism  # FQ-Y3

    def new(self, seats: int) -> FQState:
        if seats not in self.edition.seat_counts:
            counts = ", ".join([str(n) for n in self.edition.seat_counts])
            raise ValueError(f"French Quarter ({self.edition.id}) is for {counts} players, not {seats} (FQ-C1)")
        return states.new(self.edition, seats, self.mayor, self.tourism, self.rules_version)

    def actors(self, state: State) -> list[int]:
        assert isinstance(state, FQState)
        return legal.actors(state)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        assert isinstance(state, FQState)
        return legal.legal_actions(self.edition, self.tables, state, seat)

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, FQState)
        return legal.weights(self.edition, self.tables, state)

    def draw(self, state: State, picker: Picker) -> Action:
        assert isinstance(state, FQState)
        return legal.draw(self.edition, self.tables, state, picker)

    def apply(self, state: State, seat: int, action: Action, out: list[Event] | None = None) -> None:
        assert isinstance(state, FQState)
        if seat == CHANCE:
            self.apply_chance(state, action, out)
        else:
            do.choose(self.edition, self.tables, state, action, out)

    def apply_chance(self, state: FQState, action: Action, out: list[Event] | None) -> None:
        e = self.edition
        if isinstance(action, Die):
            do.roll(e, self.tables, state, action.type, action.value, out)
        elif isinstance(action, Card):
            do.reveal(state, legal.next_deck(e, state), action.card, out)
        elif isinstance(action, Mayor):
            do.reveal_mayor(e, state, action.card, out)
        elif isinstance(action, Police):
            do.roll_police(e, self.tables, state, action.value, out)
        elif isinstance(action, Vacation):
            do.deal_vacation(state, action.card, out)
        elif isinstance(action, Start):
            do.draw_start(e, state, action.number, out)
        elif isinstance(action, First):
            do.draw_first(state, action.seat, out)
        else:
            raise TypeError(f"chance does not do this in French Quarter: {action!r}")

    def explain(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, FQState)
        return why.explain(self.edition, self.tables, state, seat, action)

    def seats(self, state: State) -> int:
        assert isinstance(state, FQState)
        return state.seats

    def observe(self, state: State, viewer: int | None) -> dict[str, object]:
        assert isinstance(state, FQState)
        return view.observe(self.edition, state, viewer)

    def determinize(self, state: State, viewer: int | None, picker: Picker) -> FQState:
        assert isinstance(state, FQState)
        return view.determinize(self.edition, state, viewer, picker)

    def hidden(self, state: State, viewer: int | None) -> dict[str, object]:
        assert isinstance(state, FQState)
        return view.hidden(state, viewer)

    def inventory(self, state: State) -> dict[str, object]:
        assert isinstance(state, FQState)
        return view.inventory(self.edition, state)

    def max_steps(self, seats: int) -> int:
        """Set-up; each round its draws, each turn (die, move, map, neighbour) and the lines; and what a sheet can ask
        for in a whole game: a Wild for every box, every choice circle, and for every bonus and every box of the
        performers track a choice and the neighbour after it, or the police's roll."""
        e = self.edition
        draws = len(e.decks[seats]) + 1 + len(e.pool[seats])
        turns = 2 * seats * 4
        lines = 1 + seats
        sheet = len(e.reward_kind) * 2
        for track in e.tracks:
            sheet += len(track.boxes) + track.boxes.count(CHOICE) + 2 * len(track.bonus_effect)
        return 2 + seats + e.rounds * (draws + turns + lines) + seats * sheet

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, FQState)
        return scoring.scores(self.edition, state)

    def result(self, state: State) -> Result | None:
        assert isinstance(state, FQState)
        return scoring.result(self.edition, state)

    def facts(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, FQState)
        return scoring.facts(self.edition, state)

    def summary(self) -> dict[str, int]:
        e = self.edition
        counts = {
            "rounds": e.rounds,
            "streets": len(e.streets),
            "intersections": e.points,
            "buildings": len(e.buildings),
            "small buildings": sum(e.building_small),
            "cards": len(e.cards),
            "Mayor cards": len(e.mayors),
            "Vacation cards": len(e.vacations),
        }
        for activity in range(len(ACTIVITIES)):
            counts[f"{ACTIVITIES[activity]} boxes"] = len(e.tracks[activity].boxes)
        return counts

    def write(self, action: Action) -> str:
        return actions.write(self.edition, action)

    def read(self, text: str) -> Action:
        return actions.read(self.edition, text)

    def load(self, dump: dict[str, object]) -> FQState:
        return restore.load(self.edition, self.tables, dump)
