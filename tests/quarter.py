"""Positions of French Quarter for tests, in the words of the game.

`table(seats=2)` stands at the beginning of a round; its methods then change it in readable words; what is played goes
through the checked door.

    t = table().mapped(0, {"bens-spectral-gems": 3}).plan({"walk": 2}).play("take walk 2", "go ljs-public-house")

`plan` reveals cards and rolls dice: what it is not told is the first card of the deck and a 1. `resolve` gives the
seat icons to resolve in the middle of its turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grandtour.core.game import CHANCE, Action, Event
from grandtour.core.masks import in_mask
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.edition import (
    ACTIVITIES,
    ACTIVITY,
    BONUS,
    BOXES,
    CHOICE,
    DIRECTIONS,
    EFFECTS,
    NONE,
    PERFORMER,
    REWARDS,
    TRACKS,
    UMBRELLA,
    WILD,
    Edition,
    W,
)
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.load import load
from grandtour.games.french_quarter.state import END_TURN, ICON, NEWEST_RULES, PHASES, PLAN, SIZE, TASKS, FQState
from tests import tables


@cache
def quarter(
    edition: str = "grand-tour", mayor: bool = False, tourism: bool = False, rules_version: int = NEWEST_RULES
) -> FrenchQuarter:
    return FrenchQuarter(load(edition), mayor, tourism, rules_version)


class Table(tables.Table[FrenchQuarter, FQState]):
    """A position of French Quarter."""

    @property
    def edition(self) -> Edition:
        return self.game.edition

    # ---- numbers for words ----------------------------------------------------------------------------------
    def building(self, slug: str) -> int:
        return self.edition.buildings.index(slug)

    def street(self, slug: str) -> int:
        return self.edition.streets.index(slug)

    def type(self, slug: str) -> int:
        return self.edition.types.index(slug)

    def point(self, name: str) -> int:
        """An intersection: `bourbon/st-ann`."""
        return self.edition.point_names.index(name)

    def icon(self, name: str) -> int:
        if name in ("umbrella", "wild"):
            return UMBRELLA if name == "umbrella" else WILD
        if name in ACTIVITIES:
            return ACTIVITY + ACTIVITIES.index(name)
        return PERFORMER + self.edition.performers.index(name)

    def card(self, type: str, *icons: str) -> str:
        """A card of the type with these icons."""
        e = self.edition
        wanted = [self.icon(name) for name in icons]
        return next(e.cards[card] for card in e.deck_cards[self.type(type)] if e.card_icons[card] == wanted)

    # ---- putting things in place ----------------------------------------------------------------------------
    def at(self, seat: int, building: str) -> Table:
        self.state.at[seat] = self.building(building)
        return self

    def mapped(self, seat: int, values: dict[str, int | str]) -> Table:
        """These buildings have these values, "W" for a W; whether that can be is not asked."""
        for slug, value in values.items():
            number = W if value == "W" else int(value)
            self.state.mapped[seat * len(self.edition.buildings) + self.building(slug)] = number
        return self

    def marked(self, seat: int, activity: str, boxes: int) -> Table:
        """So many boxes of the track are marked; what their circles gave is left open."""
        self.state.marks[seat * TRACKS + ACTIVITIES.index(activity)] = boxes
        return self

    def before(self, seat: int, activity: str, box: str) -> Table:
        """The next box of the track is the first of this kind: square, bonus, multiplier or choice."""
        track = self.edition.tracks[ACTIVITIES.index(activity)]
        return self.marked(seat, activity, track.boxes.index(BOXES.index(box)))

    def unlocked(self, seat: int, activity: str, letter: str) -> Table:
        """The bonuses up to this letter are unlocked, with the uses that they give; at-once ones are over."""
        e, s = self.edition, self.state
        track = e.tracks[ACTIVITIES.index(activity)]
        count = "ABCD".index(letter) + 1
        s.bonuses[seat * TRACKS + ACTIVITIES.index(activity)] = count
        uses = {"longer-move": s.longer, "other-card": s.other, "write-w": s.w}
        for k in range(count):
            effect = EFFECTS[track.bonus_effect[k]]
            if effect in uses:
                uses[effect][seat] += track.bonus_value[k]
        return self

    def before_bonus(self, seat: int, activity: str, letter: str) -> Table:
        """The next box of the track is a circle that unlocks this bonus; those before it are unlocked."""
        if letter != "A":
            self.unlocked(seat, activity, "ABCD"["ABCD".index(letter) - 1])
        return self.marked(seat, activity, self.edition.tracks[ACTIVITIES.index(activity)].boxes.index(BONUS))

    def before_choice(self, seat: int, activity: str) -> Table:
        """The next box of the track is a circle that shows a bonus and a multiplier."""
        return self.marked(seat, activity, self.edition.tracks[ACTIVITIES.index(activity)].boxes.index(CHOICE))

    def before_reward(self, seat: int, shows: str) -> Table:
        """The next box of the performers track shows this (`umbrella`, `map conti`); the last performer is not seen."""
        e = self.edition
        kind, _, street = shows.partition(" ")
        boxes = [k for k, reward in enumerate(e.reward_kind) if REWARDS[reward] == kind]
        box = next(k for k in boxes if kind != "map" or e.streets[e.reward_value[k]] == street)
        others = e.performers[:-1]
        return self.performers(seat, *others[:box], bottom=tuple(others[: max(0, box - len(others))]))

    def times(self, seat: int, activity: str, marked: int) -> Table:
        """So many multipliers of the track are marked."""
        self.state.multipliers[seat * TRACKS + ACTIVITIES.index(activity)] = marked
        return self

    def umbrellas(self, seat: int, boxes: int) -> Table:
        self.state.umbrellas[seat] = boxes
        return self

    def boxes(self, seat: int, boxes: int) -> Table:
        """So many boxes of the Second Line track are marked."""
        self.state.boxes[seat] = boxes
        return self

    def performers(self, seat: int, *top: str, bottom: tuple[str, ...] = ()) -> Table:
        e, s = self.edition, self.state
        for name in (*top, *bottom):
            s.performers[seat * len(e.performers) + e.performers.index(name)] += 1
        return self

    def line(self, *points: str) -> Table:
        """The public line has gone this way."""
        self.state.line = tuple(self.point(name) for name in points)
        return self

    def line_between(self, start: int, end: int) -> Table:
        """The public line has gone from one numbered start to another: along one street, then along another."""
        e = self.edition
        (here, street), (there, other) = (e.point_names[e.starts[number - 1]].split("/") for number in (start, end))
        rows, columns = (list(dict.fromkeys(name.split("/")[k] for name in e.point_names)) for k in (0, 1))
        along = [f"{here}/{ns}" for ns in between(columns, street, other)]
        return self.line(*along, *(f"{ew}/{other}" for ew in between(rows, here, there)[1:]))

    def own_line(self, seat: int, *points: str) -> Table:
        self.state.lines[seat] = tuple(self.point(name) for name in points)
        return self

    def uses(self, seat: int, *, w: int = 0, longer: int = 0, other: int = 0) -> Table:
        """Uses of one-use bonuses that are left."""
        self.state.w[seat], self.state.longer[seat], self.state.other[seat] = w, longer, other
        return self

    def locked(self, seat: int, value: int) -> Table:
        """FQ-BP-C is unlocked and the police's die showed `value`."""
        self.unlocked(seat, "partying", "C")
        self.state.locked[seat] = value
        return self

    def vacation(self, seat: int, card: str) -> Table:
        self.state.vacation[seat] = self.edition.vacations.index(card)
        return self

    def round(self, number: int) -> Table:
        """The position, with no card or die drawn yet, is that of a later round."""
        e, s = self.edition, self.state
        covered = number - 1
        for type in e.decks[s.seats]:
            s.decks[type] = tuple(e.deck_cards[type][covered:])
        if s.mayor:
            s.mayors = tuple(range(covered, len(e.mayors)))
        s.round = number
        return self

    # ---- playing --------------------------------------------------------------------------------------------
    def plan(
        self,
        dice: dict[str, int | tuple[int, ...]] | None = None,
        cards: dict[str, str] | None = None,
        closed: str = "",
        mayor: str = "",
    ) -> Table:
        """FQ-A1: the dice of a type show these values, and the shown card of a type is the one with this slug.

        `closed` asks for a Mayor card that closes this street (if there is a Mayor), `mayor` for a certain one.
        """
        e, s = self.edition, self.state
        wanted = {k: list(v) if isinstance(v, tuple) else [v] for k, v in (dice or {}).items()}
        while s.phase == PLAN:
            first = self.game.write(self.game.legal_actions(s, CHANCE)[0])
            verb, what = first.split(" ")[:2]
            if verb == "card":
                type = what.rsplit("-", 1)[0]
                self.play_as(CHANCE, f"card {cards[type]}" if cards and type in cards else first)
            elif verb == "mayor":
                street = self.street(closed) if closed else NONE
                fitting = [e.mayors[k] for k in s.mayors if e.mayor_closed[k] == street]
                self.play_as(CHANCE, f"mayor {mayor or fitting[0]}")
            else:
                values = wanted.get(what, [])
                self.play_as(CHANCE, f"die {what} {values.pop(0) if values else 1}")
        return self

    def resolve(self, *icons: str) -> Table:
        """In the running turn the seat has these icons to resolve, left to right, before what it has to decide.

        A die must have been taken (`die`), and the decision that waits must be one that the icons do not change.
        """
        from grandtour.games.french_quarter import apply

        for name in reversed(icons):
            self.state.todo.append(ICON * SIZE + self.icon(name))
        apply.settle(self.edition, self.game.tables, self.state, self.events)
        return self

    def due(self, task: str, number: int = 0) -> Table:
        """In the running turn this task (a name of state.TASKS) is done or asked for, before what waits."""
        from grandtour.games.french_quarter import apply

        self.state.todo.append(TASKS.index(task) * SIZE + number)
        apply.settle(self.edition, self.game.tables, self.state, self.events)
        return self

    def all_taken(self, caller: int = NONE) -> Table:
        """After `plan`: all turns are over; nothing was done in them, but `caller` has taken the Second Line's die."""
        from grandtour.games.french_quarter import apply

        e, s = self.edition, self.state
        last = next(die for die in s.dice if (die // 8 == e.line_type) == (caller == NONE))
        s.dice, s.taken, s.caller = (last,), 2 * max(s.seats, 2), caller
        s.die = [last % 8] * s.seats
        s.todo = [END_TURN * SIZE]
        apply.settle(e, self.game.tables, s, self.events)
        return self

    def any_turn(self, seat: int) -> Table:
        """The seat plays somehow until it is another's decision: the first of all legal actions."""
        while self.actors == [seat]:
            self.play_as(seat, self.legal()[0])
        return self

    # ---- reading --------------------------------------------------------------------------------------------
    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def task(self) -> str:
        """What is to be decided: a name of state.TASKS."""
        return TASKS[self.state.todo[-1] // SIZE] if self.state.todo else ""

    def refusal(self, text: str) -> tuple[str, object]:
        reason = self.why_not(text)
        assert reason is not None, f"{text} is legal"
        return reason.rule, reason.arguments.get("case")

    def map_of(self, seat: int) -> dict[str, int | str]:
        e, s = self.edition, self.state
        values = s.mapped[seat * len(e.buildings) : (seat + 1) * len(e.buildings)]
        return {e.buildings[k]: "W" if v == W else v for k, v in enumerate(values) if v}

    def marks(self, seat: int) -> dict[str, int]:
        """Boxes marked, of the tracks that have some."""
        return {a: n for k, a in enumerate(ACTIVITIES) if (n := self.state.marks[seat * TRACKS + k])}

    def bonuses(self, seat: int) -> dict[str, int]:
        return {a: n for k, a in enumerate(ACTIVITIES) if (n := self.state.bonuses[seat * TRACKS + k])}

    def multipliers(self, seat: int) -> dict[str, int]:
        return {a: n for k, a in enumerate(ACTIVITIES) if (n := self.state.multipliers[seat * TRACKS + k])}

    def crossed(self, seat: int, activity: str) -> list[int]:
        return in_mask(self.state.crossed[seat * TRACKS + ACTIVITIES.index(activity)])

    def seen(self, seat: int) -> dict[str, int]:
        """Performers: 1 in the top row, 2 in both."""
        e = self.edition
        return {p: n for k, p in enumerate(e.performers) if (n := self.state.performers[seat * len(e.performers) + k])}

    def where(self, seat: int) -> str:
        return self.edition.buildings[self.state.at[seat]]

    def line_points(self) -> list[str]:
        return [self.edition.point_names[point] for point in self.state.line]

    def directions(self) -> list[str]:
        """The ways that the line may go on."""
        return [word for word in DIRECTIONS if f"advance {word}" in self.legal()]

    def destinations(self) -> set[str]:
        return {text.removeprefix("go ") for text in self.legal() if text.startswith("go ")}

    def further(self) -> set[str]:
        return {text.removeprefix("further ") for text in self.legal() if text.startswith("further ")}

    def points(self, seat: int) -> dict[str, int]:
        """The boxes of the score sheet."""
        from grandtour.games.french_quarter.scoring import lines

        return {line.key: line.points for line in lines(self.edition, self.state, seat)}


def between(names: list[str], first: str, last: str) -> list[str]:
    """The names from one to another, in either direction."""
    i, j = names.index(first), names.index(last)
    return names[i : j + 1] if i <= j else names[j : i + 1][::-1]


def new_table(seats: int = 2, edition: str = "grand-tour", mayor: bool = False, tourism: bool = False) -> Table:
    """Before anything is drawn."""
    game = quarter(edition, mayor, tourism)
    return Table(game, game.new(seats))


def table(
    seats: int = 2,
    edition: str = "grand-tour",
    mayor: bool = False,
    tourism: bool = False,
    start: int = 1,
    first: int = 0,
    vacations: tuple[str, ...] = (),
) -> Table:
    """The first round is about to begin."""
    t = new_table(seats, edition, mayor, tourism).play_as(CHANCE, f"start {start}")
    if seats > 1:
        t.play_as(CHANCE, f"first {first}")
    if tourism:
        dealt = [*vacations, *(card for card in t.edition.vacations if card not in vacations)]
        t.play_as(CHANCE, *(f"vacation {card}" for card in dealt[:seats]))
    assert t.state.phase == PLAN
    t.events.clear()
    return t


def turn(
    value: int = 3,
    seats: int = 2,
    edition: str = "grand-tour",
    type: str = "walk",
    card: str = "walk-6",
    mayor: bool = False,
    tourism: bool = False,
    closed: str = "",
) -> Table:
    """Seat 0 has taken a die with this value and done the card action; its move is due and its sheet still empty."""
    t = table(seats, edition, mayor, tourism).plan({type: value}, {type: card}, closed).play(f"take {type} {value}")
    s = t.state
    assert t.task == "travel"
    s.umbrellas[0] = 0
    for k in range(TRACKS):
        s.marks[k] = s.bonuses[k] = s.multipliers[k] = 0
    t.events.clear()
    return t


# ---- random games ---------------------------------------------------------------------------------------------
def random_game(game: FrenchQuarter, seats: int, seed: int | str) -> Iterator[tuple[FQState, int, Action, list[Event]]]:
    """Any of the legal actions, step by step: see `tables.random_steps`."""

    def pick(state: FQState, picker: Picker) -> tuple[int, Action]:
        seat = game.actors(state)[0]
        legal = game.legal_actions(state, seat)
        return seat, legal[picker.below(len(legal))]

    return tables.random_steps(game, game.new(seats), seed, pick)


def last_position(game: FrenchQuarter, seats: int, seed: int) -> FQState:
    """A random game played to its end."""
    return tables.end_of(random_game(game, seats, seed))


def edition_of(edition: str = "grand-tour") -> Edition:
    return quarter(edition).edition
