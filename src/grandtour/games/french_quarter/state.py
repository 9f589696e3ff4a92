"""One position of French Quarter: data only.

Search copies a state before every step it tries, so: flat lists of ints (what belongs to seat and building lies at
`seat * buildings + building`), and tuples, which copies share, for what changes rarely.

What is still to be done stands on one stack, `todo`: icons to resolve, decisions to ask for, the rest of the turn and
of the round. Each entry is a task with a number (FQ-A3: what a task triggers goes on top of it and is done first).
"""

from __future__ import annotations

from typing import Final

from grandtour.core.game import Event, State
from grandtour.core.masks import in_mask
from grandtour.games.french_quarter.edition import NONE, TRACKS, Edition

# FQ-R6 by version of the rules: what becomes of an icon when the next box of its track is a circle that is crossed out.
ICON_USED_UP: Final = 1  # it marks the crossed-out box
CIRCLE_SKIPPED: Final = 2  # it marks the next empty box behind it
# FQ-R9, since the same version: a longer move raises the limit of a card, whatever numbers it may be longer by.
LIMIT_RAISED: Final = 2
NEWEST_RULES: Final = 2

# What the table is doing. Plain ints: an IntEnum costs a quarter of the compiled speed.
SETUP: Final = 0  # chance draws the line's start, the start player and the Vacation cards
PLAN: Final = 1  # FQ-A1: chance reveals cards and rolls dice
MOVE: Final = 2  # FQ-A2: turns
LINE: Final = 3  # FQ-A4: the Second Line
OVER: Final = 4
PHASES: Final = ["setup", "plan", "move", "line", "over"]

# Tasks. A task on the stack is `task * SIZE + number`.
SIZE: Final = 256
ICON: Final = 0  # resolve the icon
UMBRELLA_BOX: Final = 1  # FQ-I1: mark one box of the umbrella track
CIRCLE: Final = 2  # FQ-I3: choose bonus or multiplier on the track
ONE_PERFORMER: Final = 3  # FQ-BM-A: name a performer
TWO_PERFORMERS: Final = 4  # FQ-BM-C: name the first of two
OTHER_PERFORMER: Final = 5  # FQ-BM-C: name one other than this
FREE_MAP: Final = 6  # FQ-BF-A, FQ-BF-C: map with any value on the street; number 0 is anywhere, else street + 1
STREET_MAP: Final = 7  # FQ-I5: a map action on the street
MAP: Final = 8  # FQ-P1: the map action of the turn
NEIGHBOUR: Final = 9  # FQ-BC-B: map a building next to this one
STREET_NEIGHBOUR: Final = 10  # FQ-R18: map one next to any building of the street
BEGIN_LINE: Final = 11  # FQ-BM-B: choose a start
ARREST: Final = 12  # FQ-BP-C: go to the Police Station
POLICE: Final = 13  # FQ-BP-C: chance rolls the value
TAKE: Final = 14  # FQ-A2: the seat takes a die
TRAVEL: Final = 15  # FQ-V1: move as the card of this type says
END_TURN: Final = 16
ADVANCE: Final = 17  # FQ-L1: the seat chooses the way of the public line
OWN_LINE: Final = 18  # FQ-BM-B: the seat may advance its own line
PARADE: Final = 19  # FQ-L3: the seat marks its boxes
END_ROUND: Final = 20
TASKS: Final = [
    "icon",
    "umbrella-box",
    "circle",
    "one-performer",
    "two-performers",
    "other-performer",
    "free-map",
    "street-map",
    "map",
    "neighbour",
    "street-neighbour",
    "begin-line",
    "arrest",
    "police",
    "take",
    "travel",
    "end-turn",
    "advance",
    "own-line",
    "parade",
    "end-round",
]


Out = list[Event] | None  # where a step's events go; search has no use for them


class FQState(State):
    def __init__(
        self,
        seats: int,
        mayor: bool,
        tourism: bool,
        rules_version: int,
        phase: int,
        round: int,
        first: int,
        taken: int,
        seat: int,
        todo: list[int],
        decks: list[tuple[int, ...]],
        mayors: tuple[int, ...],
        shown: list[int],
        mayor_card: int,
        dice: tuple[int, ...],
        caller: int,
        line: tuple[int, ...],
        lines: list[tuple[int, ...]],
        at: list[int],
        mapped: list[int],
        marks: list[int],
        bonuses: list[int],
        multipliers: list[int],
        crossed: list[int],
        umbrellas: list[int],
        performers: list[int],
        boxes: list[int],
        courtyards: list[int],
        riverwalk: list[int],
        longer: list[int],
        other: list[int],
        w: list[int],
        locked: list[int],
        die: list[int],
        vacation: list[int],
    ) -> None:
        self.seats = seats
        self.mayor = mayor  # FQ-Y1: with the Mayor variant; alone always
        self.tourism = tourism  # FQ-Y3
        self.rules_version = rules_version  # that the game was begun with
        self.phase = phase
        self.round = round  # from 1; 0 during set-up
        self.first = first  # the start player; NONE until drawn
        self.taken = taken  # dice taken this round, the Mayor's among them
        self.seat = seat  # whose sheet the tasks on top of the stack are about
        self.todo = todo  # tasks, the next one last
        self.decks = decks  # by type: cards not revealed yet; they have no order
        self.mayors = mayors  # Mayor cards not revealed yet
        self.shown = shown  # by type: the card revealed this round, or NONE
        self.mayor_card = mayor_card  # revealed this round, or NONE
        self.dice = dice  # not taken yet: type * 8 + value, in the order rolled
        self.caller = caller  # FQ-L1: who took the Socialize die this round, or NONE
        self.line = line  # the public Second Line: intersections from its start on
        self.lines = lines  # by seat: the personal line, () without one
        self.at = at  # by seat: where the tourist is
        self.mapped = mapped  # by seat and building: 0, a value or W
        self.marks = marks  # by seat and activity: boxes up to the one marked last, skipped ones among them
        self.bonuses = bonuses  # by seat and activity: bonuses unlocked
        self.multipliers = multipliers  # by seat and activity: multipliers marked
        self.crossed = crossed  # by seat and activity: a mask of boxes crossed out
        self.umbrellas = umbrellas  # by seat: boxes marked
        self.performers = performers  # by seat and performer: 0, 1 (top row) or 2 (both)
        self.boxes = boxes  # by seat: boxes of the Second Line track marked
        self.courtyards = courtyards  # by seat: a mask of Edition.courtyards visited
        self.riverwalk = riverwalk  # by seat: visits, as many as count
        self.longer = longer  # by seat: uses of FQ-BC-A left
        self.other = other  # by seat: uses of FQ-BC-C left
        self.w = w  # by seat: W left to write
        self.locked = locked  # by seat: the value that FQ-BP-C forbids to map, 0 for none
        self.die = die  # by seat: the value of the die taken last this round, 0 before
        self.vacation = vacation  # by seat: the secret card, or NONE

    def copy(self) -> FQState:
        return FQState(
            self.seats,
            self.mayor,
            self.tourism,
            self.rules_version,
            self.phase,
            self.round,
            self.first,
            self.taken,
            self.seat,
            self.todo[:],
            self.decks[:],
            self.mayors,
            self.shown[:],
            self.mayor_card,
            self.dice,
            self.caller,
            self.line,
            self.lines[:],
            self.at[:],
            self.mapped[:],
            self.marks[:],
            self.bonuses[:],
            self.multipliers[:],
            self.crossed[:],
            self.umbrellas[:],
            self.performers[:],
            self.boxes[:],
            self.courtyards[:],
            self.riverwalk[:],
            self.longer[:],
            self.other[:],
            self.w[:],
            self.locked[:],
            self.die[:],
            self.vacation[:],
        )

    def dump(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "mayor": self.mayor,
            "tourism": self.tourism,
            "rules_version": self.rules_version,
            "phase": PHASES[self.phase],
            "round": self.round,
            "first": self.first,
            "taken": self.taken,
            "seat": self.seat,
            "todo": [f"{TASKS[entry // SIZE]} {entry % SIZE}" for entry in self.todo],
            "decks": [list(deck) for deck in self.decks],
            "mayors": list(self.mayors),
            "shown": self.shown[:],
            "mayor_card": self.mayor_card,
            "dice": [[die // 8, die % 8] for die in self.dice],
            "caller": self.caller,
            "line": list(self.line),
            "lines": [list(line) for line in self.lines],
            "at": self.at[:],
            "mapped": self.mapped[:],
            "marks": self.marks[:],
            "bonuses": self.bonuses[:],
            "multipliers": self.multipliers[:],
            "crossed": self.crossed[:],
            "umbrellas": self.umbrellas[:],
            "performers": self.performers[:],
            "boxes": self.boxes[:],
            "courtyards": self.courtyards[:],
            "riverwalk": self.riverwalk[:],
            "longer": self.longer[:],
            "other": self.other[:],
            "w": self.w[:],
            "locked": self.locked[:],
            "die": self.die[:],
            "vacation": self.vacation[:],
        }


def new(e: Edition, seats: int, mayor: bool, tourism: bool, rules_version: int) -> FQState:
    """Empty sheets, every tourist at the hotel; chance draws the rest of the set-up."""
    decks: list[tuple[int, ...]] = [()] * len(e.types)
    for k in e.decks[seats]:
        decks[k] = tuple(e.deck_cards[k])
    return FQState(
        seats=seats,
        mayor=mayor or seats == 1,  # FQ-Y2
        tourism=tourism,
        rules_version=rules_version,
        phase=SETUP,
        round=0,
        first=NONE,
        taken=0,
        seat=0,
        todo=[],
        decks=decks,
        mayors=tuple(range(len(e.mayors))) if mayor or seats == 1 else (),
        shown=[NONE] * len(e.types),
        mayor_card=NONE,
        dice=(),
        caller=NONE,
        line=(),
        lines=[()] * seats,
        at=[e.home] * seats,
        mapped=[0] * (seats * len(e.buildings)),
        marks=[0] * (seats * TRACKS),
        bonuses=[0] * (seats * TRACKS),
        multipliers=[0] * (seats * TRACKS),
        crossed=[0] * (seats * TRACKS),
        umbrellas=[0] * seats,
        performers=[0] * (seats * len(e.performers)),
        boxes=[0] * seats,
        courtyards=[0] * seats,
        riverwalk=[0] * seats,
        longer=[0] * seats,
        other=[0] * seats,
        w=[0] * seats,
        locked=[0] * seats,
        die=[0] * seats,
        vacation=[NONE] * seats,
    )


# ---- the stack --------------------------------------------------------------------------------------------------
def push(s: FQState, task: int, number: int = 0) -> None:
    s.todo.append(task * SIZE + number)


def push_icons(s: FQState, icons: list[int]) -> None:
    """FQ-A3: the leftmost is resolved first, so it goes on last."""
    for k in range(len(icons) - 1, -1, -1):
        push(s, ICON, icons[k])


# ---- questions that need no rule --------------------------------------------------------------------------------
def task_of(s: FQState) -> int:
    """What is to be done next, or NONE."""
    return s.todo[-1] // SIZE if s.todo else NONE


def number_of(s: FQState) -> int:
    return s.todo[-1] % SIZE


def has(e: Edition, s: FQState, seat: int, effect: int) -> bool:
    """Whether the seat has unlocked the (first) bonus with this effect."""
    track = e.effect_track[effect]
    return track != NONE and s.bonuses[seat * TRACKS + track] > e.effect_index[effect]


def next_box(s: FQState, seat: int, activity: int) -> int:
    """FQ-I2: the box of the track that the next icon marks, as many as there are boxes if the track is full.

    FQ-R6: a circle that is crossed out is skipped; under the first version of the rules the icon is used up there.
    """
    at = seat * TRACKS + activity
    box = s.marks[at]
    if s.rules_version >= CIRCLE_SKIPPED:
        while s.crossed[at] >> box & 1:
            box += 1
    return box


def skipped(s: FQState, seat: int, activity: int, box: int) -> int:
    """FQ-R6: how many crossed-out circles before this box were, or will be, skipped."""
    crossed = s.crossed[seat * TRACKS + activity]
    if crossed == 0 or s.rules_version < CIRCLE_SKIPPED:
        return 0
    return len(in_mask(crossed & ((1 << box) - 1)))


def marked_boxes(s: FQState, seat: int, activity: int) -> int:
    """FQ-I2: how many boxes of the track are marked."""
    marks = s.marks[seat * TRACKS + activity]
    return marks - skipped(s, seat, activity, marks)


def marks_to(s: FQState, seat: int, activity: int, box: int) -> int:
    """How many icons it takes to mark this box, which is neither marked nor crossed out."""
    return box + 1 - skipped(s, seat, activity, box) - marked_boxes(s, seat, activity)


def value_of_bonus(e: Edition, effect: int) -> int:
    """The number that goes with the (first) bonus with this effect: points each, card type, ..."""
    return e.tracks[e.effect_track[effect]].bonus_value[e.effect_index[effect]]


def closed_street(e: Edition, s: FQState) -> int:
    """FQ-Y1: the street closed this round, or NONE."""
    return NONE if s.mayor_card == NONE else e.mayor_closed[s.mayor_card]


def turns_in_round(s: FQState) -> int:
    """FQ-A2: two for each player; FQ-Y2: alone two for the Mayor as well."""
    return 2 * max(s.seats, 2)


def is_mayors_turn(e: Edition, s: FQState) -> bool:
    """FQ-Y2: alone the Mayor and the player take turns, and the Mayor's card says who begins."""
    return s.seats == 1 and (s.taken % 2 == 0) == (e.mayor_first[s.mayor_card] == 1)


def seen_performers(e: Edition, s: FQState, seat: int) -> int:
    """FQ-I4: performers marked, which is how many boxes of their track are."""
    base = seat * len(e.performers)
    count = 0
    for k in range(base, base + len(e.performers)):
        count += s.performers[k]
    return count
