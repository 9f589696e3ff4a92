"""Which actions are legal: one function per decision, one rule per line that says so.

The decision is the task on top of the stack (state.py). Where a decision has a single answer or none, apply.py does
not ask for it: it looks here first.
"""

from __future__ import annotations

from typing import Final

from grandtour.core.game import CHANCE, Action
from grandtour.core.masks import in_mask
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.actions import First
from grandtour.games.french_quarter.edition import (
    FACES,
    NO_PERFORMERS,
    NONE,
    SHORT_WALK,
    TRACKS,
    WILD,
    Edition,
    W,
)
from grandtour.games.french_quarter.state import (
    ADVANCE,
    BEGIN_LINE,
    CIRCLE,
    FREE_MAP,
    ICON,
    LIMIT_RAISED,
    LINE,
    MAP,
    MOVE,
    NEIGHBOUR,
    ONE_PERFORMER,
    OTHER_PERFORMER,
    OVER,
    OWN_LINE,
    PLAN,
    POLICE,
    SETUP,
    STREET_MAP,
    STREET_NEIGHBOUR,
    TAKE,
    TRAVEL,
    TWO_PERFORMERS,
    FQState,
    closed_street,
    has,
    next_box,
    number_of,
    task_of,
)
from grandtour.games.french_quarter.tables import Tables


def actors(s: FQState) -> list[int]:
    if s.phase == OVER:
        return []
    if s.phase == SETUP or s.phase == PLAN or task_of(s) == POLICE:
        return [CHANCE]
    return [s.seat]


def legal_actions(e: Edition, t: Tables, s: FQState, seat: int) -> list[Action]:
    if seat == CHANCE:
        return chance_actions(e, t, s)
    if seat != s.seat or (s.phase != MOVE and s.phase != LINE):
        return []
    return decision(e, t, s)


def decision(e: Edition, t: Tables, s: FQState) -> list[Action]:
    """What the seat can choose from for the task on top of the stack; empty where there is nothing to choose."""
    task = task_of(s)
    number = number_of(s)
    if task == TRAVEL:
        return travel_actions(e, t, s, number)
    if task == TAKE:
        return take_actions(e, t, s)
    if task == MAP:
        return map_actions(e, t, s)
    if task == ICON:
        return wild_actions(e, t, s) if number == WILD else []
    if task == CIRCLE:
        return circle_actions(e, t, s, number)
    if task == NEIGHBOUR:
        return neighbour_actions(e, t, s, e.neighbours[number])
    if task == STREET_NEIGHBOUR:
        return neighbour_actions(e, t, s, beside_street(e, number))
    if task == STREET_MAP:
        return street_map_actions(e, t, s, number)
    if task == FREE_MAP:
        return free_map_actions(e, t, s, number)
    if task == ADVANCE:
        return ways_on(e, t, s, s.line)
    if task == OWN_LINE:
        return own_line_actions(e, t, s)
    if task == BEGIN_LINE:
        return begin_actions(e, t, s)
    if task in (ONE_PERFORMER, TWO_PERFORMERS, OTHER_PERFORMER):
        return performer_actions(e, t, s, number if task == OTHER_PERFORMER else NONE)
    return []


# ---- the turn ---------------------------------------------------------------------------------------------------
def take_actions(e: Edition, t: Tables, s: FQState) -> list[Action]:
    """FQ-A2: any die left; two that are alike are one choice. FQ-BC-C: with another revealed card (FQ-R12)."""
    out: list[Action] = []
    for k in range(len(s.dice)):
        die = s.dice[k]
        if s.dice.index(die) == k:
            out.append(t.takes[die * 16 + die // 8])
            if s.other[s.seat] > 0:
                for type in e.decks[s.seats]:
                    if type != die // 8:
                        out.append(t.takes[die * 16 + type])
    return out


def travel_actions(e: Edition, t: Tables, s: FQState, type: int) -> list[Action]:
    """FQ-V1, FQ-BC-A. FQ-Y1: not to a building on the closed street. FQ-R30: nobody must use FQ-BC-A to get away."""
    out: list[Action] = [t.goes[building] for building in in_mask(destinations(e, t, s, type))]
    if s.longer[s.seat] > 0:
        stuck = len(out) == 0
        out += [t.goes_further[building] for building in in_mask(further_destinations(e, t, s, type))]
        if stuck and out:
            out.append(t.pass_)
    return out


def destinations(e: Edition, t: Tables, s: FQState, type: int) -> int:
    """FQ-V1, FQ-BP-B, FQ-Y1: where the tourist can go with this card, as a mask."""
    at = s.at[s.seat]
    if is_shortened(e, t, s, type):
        return open_of(e, t, s, t.short_reach[at])
    return open_of(e, t, s, t.reach[type * len(e.buildings) + at])


def further_destinations(e: Edition, t: Tables, s: FQState, type: int) -> int:
    """FQ-BC-A: and where with the bonus only."""
    at = s.at[s.seat]
    if is_shortened(e, t, s, type):
        return open_of(e, t, s, t.short_further[at])
    further = t.further if s.rules_version >= LIMIT_RAISED else t.further_before
    return open_of(e, t, s, further[type * len(e.buildings) + at])


def is_shortened(e: Edition, t: Tables, s: FQState, type: int) -> bool:
    """FQ-BP-B: whether the card moves the tourist by one space alone."""
    return type == t.short_type and has(e, s, s.seat, SHORT_WALK)


def open_of(e: Edition, t: Tables, s: FQState, mask: int) -> int:
    """FQ-Y1: tourists cannot stop on the closed street."""
    closed = closed_street(e, s)
    return mask if closed == NONE else mask & ~t.on_street[closed]


# ---- mapping ----------------------------------------------------------------------------------------------------
def can_map(e: Edition, s: FQState, seat: int, building: int, value: int) -> bool:
    """FQ-P1: it is empty, and no mapped neighbour differs by more than 1. FQ-P3: a W beside it does not matter."""
    base = seat * len(e.buildings)
    if s.mapped[base + building]:
        return False
    for neighbour in e.neighbours[building]:
        there = s.mapped[base + neighbour]
        if not goes_beside(there, value):
            return False
    return True


def goes_beside(there: int, value: int) -> bool:
    """FQ-P1: whether a value may stand next to what is there: nothing, a W, or a value that differs by 1 at most."""
    return there == 0 or there == W or -1 <= there - value <= 1


def ways_to_map(e: Edition, t: Tables, s: FQState, buildings: list[int], least: int, most: int) -> list[Action]:
    """Each of the buildings with each value from `least` to `most` that can be written there."""
    out: list[Action] = []
    for building in buildings:
        for value in range(least, most + 1):
            if can_map(e, s, s.seat, building, value):
                out.append(t.maps[building * 8 + value])
    return out


def ways_to_write_w(e: Edition, t: Tables, s: FQState, buildings: list[int]) -> list[Action]:
    """FQ-P3: a W goes into any empty building."""
    out: list[Action] = []
    if s.w[s.seat] > 0:
        for building in buildings:
            if s.mapped[s.seat * len(e.buildings) + building] == 0:
                out.append(t.maps[building * 8 + W])
    return out


def must_map(e: Edition, t: Tables, s: FQState, buildings: list[int], least: int, most: int) -> list[Action]:
    """FQ-P1, FQ-R17, FQ-R23, FQ-R24: a value that fits must be written, or a W instead; else only a W, or nothing."""
    fitting = ways_to_map(e, t, s, buildings, least, most)
    w = ways_to_write_w(e, t, s, buildings)
    if w and not fitting:
        w.append(t.pass_)
    return fitting + w


def map_actions(e: Edition, t: Tables, s: FQState) -> list[Action]:
    """FQ-P1: the building that the tourist visits. FQ-BP-C: not with the value of the police."""
    value = s.die[s.seat]
    if is_locked(s):
        return []
    return must_map(e, t, s, [s.at[s.seat]], value, value)


def is_locked(s: FQState) -> bool:
    """FQ-BP-C, FQ-R21: whether the die taken last has the value that the seat may not map in its turns."""
    return s.locked[s.seat] == s.die[s.seat]


def street_map_actions(e: Edition, t: Tables, s: FQState, street: int) -> list[Action]:
    """FQ-I5, FQ-R17, FQ-R19: with the value of the die taken last."""
    value = s.die[s.seat]
    return must_map(e, t, s, e.street_buildings[street], value, value)


def free_map_actions(e: Edition, t: Tables, s: FQState, number: int) -> list[Action]:
    """FQ-BF-A, FQ-BF-C, FQ-R24: any value that fits."""
    buildings = list(range(len(e.buildings))) if number == 0 else e.street_buildings[number - 1]
    return must_map(e, t, s, buildings, 1, FACES)


def neighbour_actions(e: Edition, t: Tables, s: FQState, buildings: list[int]) -> list[Action]:
    """FQ-BC-B, FQ-R20: one of them with the die's value, or a W; nobody has to."""
    value = s.die[s.seat]
    out = ways_to_map(e, t, s, buildings, value, value) + ways_to_write_w(e, t, s, buildings)
    if out:
        out.append(t.pass_)
    return out


def beside_street(e: Edition, street: int) -> list[int]:
    """FQ-R18: the buildings next to any building of the street, whichever of them the player names."""
    out: set[int] = set()
    for building in e.street_buildings[street]:
        out.update(e.neighbours[building])
    return sorted(out)


# ---- tracks -----------------------------------------------------------------------------------------------------
def wild_actions(e: Edition, t: Tables, s: FQState) -> list[Action]:
    """FQ-I2, FQ-R2: any track with room."""
    out: list[Action] = []
    for activity in range(TRACKS):
        if next_box(s, s.seat, activity) < len(e.tracks[activity].boxes):
            out.append(t.marks[activity])
    return out


def circle_actions(e: Edition, t: Tables, s: FQState, activity: int) -> list[Action]:
    """FQ-I3: the bonus or the multiplier. FQ-R1: what is used up is no choice."""
    out: list[Action] = []
    if s.bonuses[s.seat * TRACKS + activity] < len(e.tracks[activity].bonus_effect):
        out.append(t.circles[0])
    if s.multipliers[s.seat * TRACKS + activity] < len(e.tracks[activity].ladder):
        out.append(t.circles[1])
    return out


def performer_actions(e: Edition, t: Tables, s: FQState, but: int) -> list[Action]:
    """FQ-BM-A, FQ-BM-C, FQ-R7: any performer, also one seen twice; nobody is asked where none of them can be marked."""
    out: list[Action] = []
    if has(e, s, s.seat, NO_PERFORMERS):
        return out
    room = False
    for performer in range(len(e.performers)):
        if performer != but:
            out.append(t.performs[performer])
            if s.performers[s.seat * len(e.performers) + performer] < 2:
                room = True
    return out if room else []


# ---- the Second Line --------------------------------------------------------------------------------------------
def begin_actions(e: Edition, t: Tables, s: FQState) -> list[Action]:
    """FQ-BM-B, FQ-R8: any start but the public line's."""
    return [t.begins[k] for k in range(len(e.starts)) if e.starts[k] != s.line[0]]


def ways_on(e: Edition, t: Tables, s: FQState, line: tuple[int, ...]) -> list[Action]:
    """FQ-L1: to the next intersection, not along a stretch that this line has used. FQ-Y1: nor the closed street."""
    out: list[Action] = []
    closed = closed_street(e, s)
    end = line[len(line) - 1]
    for way in range(4):
        to = t.onward[end * 4 + way]
        if to != NONE and t.street_onward[end * 4 + way] != closed and not has_used(line, end, to):
            out.append(t.advances[way])
    return out


def has_used(line: tuple[int, ...], a: int, b: int) -> bool:
    for k in range(1, len(line)):
        if (line[k - 1] == a and line[k] == b) or (line[k - 1] == b and line[k] == a):
            return True
    return False


def own_line_actions(e: Edition, t: Tables, s: FQState) -> list[Action]:
    """FQ-BM-B, FQ-R26: nobody has to."""
    out = ways_on(e, t, s, s.lines[s.seat])
    if out:
        out.append(t.pass_)
    return out


# ---- chance -----------------------------------------------------------------------------------------------------
# What chance draws next.
NOTHING: Final = 0
DRAW_START: Final = 1
DRAW_FIRST: Final = 2
DRAW_VACATION: Final = 3
DRAW_CARD: Final = 4
DRAW_MAYOR: Final = 5
DRAW_DIE: Final = 6
DRAW_POLICE: Final = 7


def next_draw(e: Edition, s: FQState) -> int:
    """FQ-S1, FQ-Y3, then in each round FQ-A1: cards deck by deck, the Mayor's, dice."""
    if s.phase == PLAN:
        if next_deck(e, s) != NONE:
            return DRAW_CARD
        return DRAW_MAYOR if s.mayor and s.mayor_card == NONE else DRAW_DIE
    if s.phase == SETUP:
        if not s.line:
            return DRAW_START
        return DRAW_FIRST if s.first == NONE else DRAW_VACATION
    return DRAW_POLICE if task_of(s) == POLICE else NOTHING


def next_deck(e: Edition, s: FQState) -> int:
    """The first deck that has not shown a card this round, or NONE."""
    for type in e.decks[s.seats]:
        if s.shown[type] == NONE:
            return type
    return NONE


def next_die(e: Edition, s: FQState) -> int:
    """The type of the die that is rolled next."""
    return e.pool[s.seats][len(s.dice)]


def chance_actions(e: Edition, t: Tables, s: FQState) -> list[Action]:
    draws = next_draw(e, s)
    if draws == DRAW_CARD:
        return [t.cards[card] for card in s.decks[next_deck(e, s)]]
    if draws == DRAW_DIE:
        base = next_die(e, s) * 8
        return [t.dice[base + value] for value in range(1, FACES + 1)]
    if draws == DRAW_MAYOR:
        return [t.mayors[card] for card in s.mayors]
    if draws == DRAW_POLICE:
        return [t.polices[value] for value in range(1, FACES + 1)]
    if draws == DRAW_START:
        return list(t.starts)
    if draws == DRAW_FIRST:
        return [First(seat) for seat in range(s.seats)]
    if draws == DRAW_VACATION:
        return [t.vacations[card] for card in range(len(e.vacations)) if card not in s.vacation]
    return []


def weights(e: Edition, t: Tables, s: FQState) -> list[int]:
    return [1] * len(chance_actions(e, t, s))


def draw(e: Edition, t: Tables, s: FQState, picker: Picker) -> Action:
    """Must agree with chance_actions and weights; dice and cards, the most frequent draws, need neither list."""
    draws = next_draw(e, s)
    if draws == DRAW_DIE:
        return t.dice[next_die(e, s) * 8 + 1 + picker.below(FACES)]
    if draws == DRAW_CARD:
        deck = s.decks[next_deck(e, s)]
        return t.cards[deck[picker.below(len(deck))]]
    actions = chance_actions(e, t, s)
    return actions[picker.below(len(actions))]
