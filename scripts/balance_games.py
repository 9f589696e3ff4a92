"""Plays French Quarter with `greedy` and counts what everything earned: the figures behind balance_french_quarter.py.

Each game is played once by the rules, and its events are read. Only plain data passes between processes.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import grandtour as gt
from grandtour import bots
from grandtour.bots.bot import Clock
from grandtour.bots.french_quarter_greedy import Greedy
from grandtour.bots.french_quarter_judge import LASTING, Weights
from grandtour.core.game import CHANCE
from grandtour.core.picker import Picker
from grandtour.games.french_quarter import apply as do
from grandtour.games.french_quarter.actions import Take
from grandtour.games.french_quarter.edition import ACTIVITIES, TRACKS, Edition
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.icons import grant
from grandtour.games.french_quarter.scoring import BOXES, line_points, lines, times
from grandtour.games.french_quarter.state import LINE, MOVE, PLAN, TAKE, FQState, marked_boxes, task_of

FAVOUR = 250  # per cent that a favoured track counts for the bot
GIFT_ROUND = 5  # at whose beginning a bonus is given


@dataclass(frozen=True)
class Table:
    """What is played, as plain data that can be sent to a worker."""

    edition: str | None
    seats: int
    mayor: bool = False
    tourism: bool = False
    bot: str = "greedy"
    favour: int | None = None  # an activity
    gift: tuple[int, int] | None = None  # an activity and the number of a bonus, given to seat 0


@dataclass
class Sheet:
    """One player's game."""

    score: int = 0
    boxes: dict[str, int] = field(default_factory=dict)  # of the score sheet
    marks: list[int] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    bonus_round: dict[tuple[int, int], int] = field(default_factory=dict)
    visits: Counter[int] = field(default_factory=Counter)
    mapped: list[int] = field(default_factory=list)
    paraded: Counter[int] = field(default_factory=Counter)  # by building: boxes of the Second Line track
    taken: Counter[int] = field(default_factory=Counter)  # by card
    gained: Counter[int] = field(default_factory=Counter)  # by card type: points of the turns
    turns: Counter[int] = field(default_factory=Counter)  # by card type
    umbrellas: int = 0
    order: int = 0
    won: float = 0
    vacation: int = -1


@dataclass
class Outcome:
    sheets: list[Sheet]
    start: int  # of the public line
    advances: int
    stuck: int
    steps: int
    offered: Counter[int] = field(default_factory=Counter)  # by card: turns at which a die lay on it


def players_of(game: FrenchQuarter, table: Table, seed: str) -> list[bots.Bot]:
    weights = Weights()
    if table.favour is not None:
        weights.favour[table.favour] = FAVOUR
    return [
        Greedy(game, f"{seed}/{seat}", weights)
        if table.bot == "greedy"
        else bots.make(table.bot, game, f"{seed}/{seat}")
        for seat in range(table.seats)
    ]


def play(table: Table, seed: str) -> Outcome:
    built = gt.game("french-quarter", edition=table.edition, options={"mayor": table.mayor, "tourism": table.tourism})
    assert isinstance(built, FrenchQuarter)
    game, picker = built, Picker(seed)
    players = players_of(game, table, seed)
    state = game.new(table.seats)
    outcome = Outcome([Sheet() for _ in range(table.seats)], start=-1, advances=0, stuck=0, steps=0)
    given = table.gift is None
    who, before, type = 0, 0, -1  # of the running turn: the seat, its points at the beginning, the type of its die
    while game.actors(state):
        if not given and table.gift is not None and state.round == GIFT_ROUND and state.phase == PLAN:
            give(game, state, *table.gift)
            given = True
        seat = game.actors(state)[0]
        events: list[gt.Event] = []
        if seat == CHANCE:
            action = game.draw(state, picker)
        else:
            action = choose(game, state, seat, players[seat])
            if isinstance(action, Take):
                outcome.offered.update({state.shown[die // 8] for die in state.dice})
                who, before, type = seat, points_of(game, state, seat), action.type
        game.apply(state, seat, action, events)
        outcome.steps += 1
        for event in events:
            count(state, outcome, event)
        if type >= 0 and (task_of(state) == TAKE or state.phase != MOVE):
            outcome.sheets[who].gained[type] += points_of(game, state, who) - before
            outcome.sheets[who].turns[type] += 1
            type = -1
    finish(game, state, outcome)
    return outcome


def choose(game: FrenchQuarter, state: FQState, seat: int, bot: bots.Bot) -> gt.Action:
    def sampler(picker: Picker) -> gt.State:
        return game.determinize(state, seat, picker)

    return bot.choose({"viewer": seat}, game.legal_actions(state, seat), sampler, Clock())


def points_of(game: FrenchQuarter, state: FQState, seat: int) -> int:
    """The points on the sheet, without the Second Line, which is scored after the turns."""
    return game.scores(state)[seat] - line_points(game.edition, state, seat)


def give(game: FrenchQuarter, state: FQState, activity: int, bonus: int) -> None:
    """Give seat 0 a bonus for nothing, from now on, unless it has it already.

    A lasting bonus comes with the lasting ones before it on the track, because they are unlocked in order.
    """
    track = game.edition.tracks[activity]
    effect, value = track.bonus_effect[bonus], track.bonus_value[bonus]
    if state.bonuses[activity] > bonus:
        return
    if effect in LASTING:
        state.bonuses[activity] = bonus + 1
    phase, state.phase, state.seat = state.phase, LINE, 0  # as at the Second Line: nothing of a turn is on the stack
    state.die[0] = 3
    grant(game.edition, state, effect, value, None)
    greedy = Greedy(game, "gift", Weights())
    do.settle(game.edition, game.tables, state, None)
    while state.todo:
        if game.actors(state) == [CHANCE]:
            game.apply(state, CHANCE, game.legal_actions(state, CHANCE)[2])
        else:
            game.apply(state, 0, choose(game, state, 0, greedy))
    state.phase, state.die[0] = phase, 0


def count(state: FQState, outcome: Outcome, event: gt.Event) -> None:
    data = event.data
    if event.kind == "start":
        outcome.start = number(data["number"])
    elif event.kind == "line":
        outcome.advances += 1
    elif event.kind == "stuck":
        outcome.stuck += 1
    elif event.kind == "parade":
        touching = data["touching"]
        assert isinstance(touching, list)
        outcome.sheets[number(data["seat"])].paraded.update(touching)
    elif event.seat >= 0:
        sheet = outcome.sheets[event.seat]
        if event.kind == "take":
            sheet.taken[state.shown[number(data["card"])]] += 1
        elif event.kind == "go":
            sheet.visits[number(data["building"])] += 1
        elif event.kind == "bonus":
            sheet.bonus_round[number(data["activity"]), number(data["bonus"])] = state.round


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def finish(game: FrenchQuarter, state: FQState, outcome: Outcome) -> None:
    e = game.edition
    result = game.result(state)
    assert result is not None
    facts = game.facts(state)
    for seat, sheet in enumerate(outcome.sheets):
        sheet.score = result.scores[seat]
        sheet.boxes = dict.fromkeys(BOXES, 0) | {line.key: line.points for line in lines(e, state, seat)}
        sheet.marks = [marked_boxes(state, seat, activity) for activity in range(TRACKS)]
        sheet.times = [times(e, state, seat, activity) for activity in range(TRACKS)]
        base = seat * len(e.buildings)
        sheet.mapped = [k for k in range(len(e.buildings)) if state.mapped[base + k]]
        sheet.umbrellas = state.umbrellas[seat]
        sheet.order = facts[seat]["order"]
        sheet.won = 1 / len(result.winners) if seat in result.winners else 0
        sheet.vacation = state.vacation[seat]


def building_points(e: Edition, sheet: Sheet, building: int) -> int:
    """What a mapped building brought: the multipliers of its streets, and its boxes of the Second Line track."""
    points = sheet.paraded[building] * e.line_points
    for activity in range(len(ACTIVITIES)):
        if e.tracks[activity].street in e.building_streets[building]:
            points += sheet.times[activity]
    return points
