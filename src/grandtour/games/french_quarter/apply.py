"""What each action does, and all that follows from it until somebody has to choose again.

`settle` takes task after task from the stack: those that nobody has to think about are done, a decision with one
answer is answered, one with several waits for its seat. FQ-A3: what a task triggers goes on top of the stack.
"""

from __future__ import annotations

from grandtour.core.game import CHANCE, Action, Event
from grandtour.games.french_quarter.actions import Advance, Begin, Circle, Go, Map, Mark, Perform, Take
from grandtour.games.french_quarter.edition import (
    COURTYARD,
    MAP_NEIGHBOUR,
    NONE,
    PERFORMER,
    RIVERWALK,
    SMALL_BUILDINGS,
    UMBRELLA,
    WILD,
    Edition,
    W,
)
from grandtour.games.french_quarter.icons import arrest, icon, mark, mark_umbrella, multiply, unlock
from grandtour.games.french_quarter.legal import decision, is_locked
from grandtour.games.french_quarter.line import advance, advance_own, parade, push_parades
from grandtour.games.french_quarter.scoring import has_made
from grandtour.games.french_quarter.state import (
    ADVANCE,
    ARREST,
    END_ROUND,
    END_TURN,
    FREE_MAP,
    ICON,
    LINE,
    MAP,
    MOVE,
    NEIGHBOUR,
    OTHER_PERFORMER,
    OVER,
    OWN_LINE,
    PARADE,
    PLAN,
    POLICE,
    STREET_MAP,
    STREET_NEIGHBOUR,
    TAKE,
    TASKS,
    TRAVEL,
    TWO_PERFORMERS,
    UMBRELLA_BOX,
    FQState,
    Out,
    has,
    is_mayors_turn,
    number_of,
    push,
    push_icons,
    task_of,
    turns_in_round,
)
from grandtour.games.french_quarter.tables import Tables


# ---- chance -----------------------------------------------------------------------------------------------------
def draw_start(e: Edition, s: FQState, number: int, out: Out) -> None:
    """FQ-S1. Alone nobody else can begin, and no start player is drawn (FQ-R32)."""
    s.line = (e.starts[number],)
    if out is not None:
        out.append(Event("start", CHANCE, {"number": number}))
    if s.seats == 1:
        s.first = 0
    end_setup(s)


def draw_first(s: FQState, seat: int, out: Out) -> None:
    """FQ-S1."""
    s.first = seat
    if out is not None:
        out.append(Event("first", seat, {"seat": seat}))
    end_setup(s)


def deal_vacation(s: FQState, card: int, out: Out) -> None:
    """FQ-Y3: to the next seat that has none; the others learn only that it has one."""
    seat = s.vacation.index(NONE)
    s.vacation[seat] = card
    if out is not None:
        out.append(Event("vacation", seat, {"card": card}, audience=seat, others={}))
    end_setup(s)


def end_setup(s: FQState) -> None:
    if s.first != NONE and not (s.tourism and NONE in s.vacation):
        s.round = 1
        s.phase = PLAN


def reveal(s: FQState, type: int, card: int, out: Out) -> None:
    """FQ-A1."""
    s.decks[type] = tuple([other for other in s.decks[type] if other != card])
    s.shown[type] = card
    if out is not None:
        out.append(Event("card", CHANCE, {"type": type, "card": card}))


def reveal_mayor(e: Edition, s: FQState, card: int, out: Out) -> None:
    """FQ-Y1."""
    s.mayors = tuple([other for other in s.mayors if other != card])
    s.mayor_card = card
    if out is not None:
        out.append(Event("mayor", CHANCE, {"card": card, "closed": e.mayor_closed[card]}))


def roll(e: Edition, t: Tables, s: FQState, type: int, value: int, out: Out) -> None:
    """FQ-A1; after the last die the turns begin."""
    s.dice = (*s.dice, type * 8 + value)
    if out is not None:
        out.append(Event("die", CHANCE, {"type": type, "value": value}))
    if len(s.dice) == len(e.pool[s.seats]):
        s.phase = MOVE
        next_turn(e, s, out)
        settle(e, t, s, out)


def roll_police(e: Edition, t: Tables, s: FQState, value: int, out: Out) -> None:
    """FQ-BP-C."""
    s.todo.pop()
    s.locked[s.seat] = value
    if out is not None:
        out.append(Event("police", s.seat, {"value": value}))
    settle(e, t, s, out)


# ---- the stack --------------------------------------------------------------------------------------------------
def choose(e: Edition, t: Tables, s: FQState, action: Action, out: Out) -> None:
    """A seat's decision, then all that needs none."""
    answer(e, t, s, action, out)
    settle(e, t, s, out)


def settle(e: Edition, t: Tables, s: FQState, out: Out) -> None:
    while s.todo:
        task = task_of(s)
        number = number_of(s)
        if task in (TAKE, ADVANCE, OWN_LINE, PARADE):
            s.seat = number
        if task == POLICE:
            return
        if is_decision(task, number):
            actions = decision(e, t, s)
            if len(actions) > 1:
                return
            if actions:
                answer(e, t, s, actions[0], out)
            else:
                s.todo.pop()
                no_answer(e, s, task, number, out)
        else:
            s.todo.pop()
            carry_out(e, t, s, task, number, out)


def is_decision(task: int, number: int) -> bool:
    if task == ICON:
        return number == WILD
    return task not in (UMBRELLA_BOX, ARREST, END_TURN, PARADE, END_ROUND)


def carry_out(e: Edition, t: Tables, s: FQState, task: int, number: int, out: Out) -> None:
    """A task that asks for nothing."""
    if task == ICON:
        icon(e, s, number, out)
    elif task == UMBRELLA_BOX:
        mark_umbrella(e, s, out)
    elif task == END_TURN:
        next_turn(e, s, out)
    elif task == PARADE:
        parade(e, t, s, out)
    elif task == ARREST:
        arrest(e, s, out)
    elif task == END_ROUND:
        end_round(e, s, out)


def answer(e: Edition, t: Tables, s: FQState, action: Action, out: Out) -> None:
    """The decision on top of the stack is made."""
    task = task_of(s)
    number = number_of(s)
    s.todo.pop()
    if isinstance(action, Go):
        go(e, s, action.building, action.further, out)
    elif isinstance(action, Take):
        take(e, s, action.type, action.value, action.card, out)
    elif isinstance(action, Map):
        map_by(e, s, task, action.building, action.value, out)
    elif isinstance(action, Mark):
        mark(e, s, action.activity, out)
    elif isinstance(action, Circle):
        if action.bonus:
            unlock(e, s, number, out)
        else:
            multiply(e, s, number, out)
    elif isinstance(action, Perform):
        if task == TWO_PERFORMERS:
            push(s, OTHER_PERFORMER, action.performer)  # FQ-R7: the first with all it triggers, then the second
        push(s, ICON, PERFORMER + action.performer)
    elif isinstance(action, Advance):
        if task == ADVANCE:
            advance(t, s, action.direction, out)
        else:
            advance_own(t, s, action.direction, out)
    elif isinstance(action, Begin):
        s.lines[s.seat] = (e.starts[action.number],)
        if out is not None:
            out.append(Event("begin", s.seat, {"number": action.number}))
    else:  # Pass
        if out is not None:
            out.append(Event("pass", s.seat, {"task": TASKS[task]}))
        no_answer(e, s, task, number, out)


def no_answer(e: Edition, s: FQState, task: int, number: int, out: Out) -> None:
    """There was nothing to choose, or the seat does without."""
    if task in (MAP, STREET_MAP):
        no_map(e, s, task, number, out)
    elif task == TRAVEL:  # FQ-Y1, FQ-R30: neither building nor map action
        push(s, ICON, UMBRELLA)
        if out is not None:
            out.append(Event("stay", s.seat, {"building": s.at[s.seat]}))
    elif task == ADVANCE:  # FQ-L2, FQ-R25
        if out is not None:
            out.append(Event("stuck", CHANCE, {}))
        push_parades(s, False)
    elif task == FREE_MAP:  # FQ-BX
        if out is not None:
            out.append(Event("lost", s.seat, {"street": number - 1}))
    elif task == ICON and out is not None:
        out.append(Event("full", s.seat, {"icon": number}))


# ---- the turn ---------------------------------------------------------------------------------------------------
def next_turn(e: Edition, s: FQState, out: Out) -> None:
    """FQ-A2: whose turn it is now; after the last one the Second Line (FQ-A4) and the end of the round."""
    while s.taken < turns_in_round(s) and is_mayors_turn(e, s):
        mayor_takes(e, s, out)
    if s.taken < turns_in_round(s):
        push(s, END_TURN)
        push(s, TAKE, (s.first + s.taken) % s.seats)
        return
    push(s, END_ROUND)
    if s.caller != NONE:
        s.phase = LINE
        push(s, ADVANCE, s.caller)


def mayor_takes(e: Edition, s: FQState, out: Out) -> None:
    """FQ-Y2: the first type in the card's order that still has a die."""
    for type in e.mayor_order[s.mayor_card]:
        for die in s.dice:
            if die // 8 == type:
                remove_die(e, s, die, 0)
                if out is not None:
                    out.append(Event("mayor-takes", CHANCE, {"type": type, "value": die % 8}))
                return


def remove_die(e: Edition, s: FQState, die: int, caller: int) -> None:
    """FQ-A4, FQ-R12: the die's own type tells whether the Second Line advances."""
    at = s.dice.index(die)
    s.dice = s.dice[:at] + s.dice[at + 1 :]
    s.taken += 1
    if die // 8 == e.line_type:
        s.caller = caller


def take(e: Edition, s: FQState, type: int, value: int, card: int, out: Out) -> None:
    """FQ-A3: the card's icons, then the move; FQ-BC-C: of another card."""
    remove_die(e, s, type * 8 + value, s.seat)
    s.die[s.seat] = value
    if card != type:
        s.other[s.seat] -= 1
    if out is not None:
        out.append(Event("take", s.seat, {"type": type, "value": value, "card": card}))
    push(s, TRAVEL, card)
    push_icons(s, e.card_icons[s.shown[card]])


def go(e: Edition, s: FQState, building: int, further: bool, out: Out) -> None:
    """FQ-V2, FQ-R35: the special marks and the building's icons, then the map action."""
    seat = s.seat
    s.at[seat] = building
    if further:
        s.longer[seat] -= 1
    if out is not None:
        out.append(Event("go", seat, {"building": building, "further": further}))
    special = e.building_special[building]
    if special == COURTYARD:
        visit_courtyard(e, s, building, out)
    elif special == RIVERWALK and s.riverwalk[seat] < e.riverwalk_visits:
        s.riverwalk[seat] += 1
        if out is not None:
            out.append(Event("riverwalk", seat, {"building": building, "visits": s.riverwalk[seat]}))
    push(s, MAP)
    push_icons(s, e.building_icons[building])


def visit_courtyard(e: Edition, s: FQState, building: int, out: Out) -> None:
    """FQ-V2."""
    bit = 1 << e.courtyards.index(building)
    if s.courtyards[s.seat] & bit:
        return
    s.courtyards[s.seat] |= bit
    if out is not None:
        out.append(Event("courtyard", s.seat, {"building": building}))


# ---- mapping ----------------------------------------------------------------------------------------------------
def map_by(e: Edition, s: FQState, task: int, building: int, value: int, out: Out) -> None:
    """FQ-P1, FQ-P3. FQ-BC-B, FQ-R16: a map action may go on to a neighbour; other mappings do not.

    FQ-R36: who has the bonus is asked before anything that the mapping triggers.
    """
    s.mapped[s.seat * len(e.buildings) + building] = value
    if value == W:
        s.w[s.seat] -= 1
    if out is not None:
        out.append(Event("map", s.seat, {"building": building, "value": value}))
    if task in (MAP, STREET_MAP) and has(e, s, s.seat, MAP_NEIGHBOUR):
        push(s, NEIGHBOUR, building)
    if e.building_small[building] and has(e, s, s.seat, SMALL_BUILDINGS):
        push(s, ICON, WILD)  # FQ-BF-B; FQ-R20: before the neighbour


def no_map(e: Edition, s: FQState, task: int, street: int, out: Out) -> None:
    """FQ-P2, FQ-I5: an umbrella instead, with its chain; then FQ-BC-B all the same, but not under arrest (FQ-R21), nor
    where that chain has unlocked it (FQ-R36)."""
    building = s.at[s.seat] if task == MAP else NONE
    locked = task == MAP and is_locked(s)
    if out is not None:
        value = s.die[s.seat]
        data: dict[str, object] = {"building": building, "value": value, "locked": locked}
        data["street"] = NONE if task == MAP else street
        out.append(Event("no-map", s.seat, data))
    if has(e, s, s.seat, MAP_NEIGHBOUR) and not locked:
        if task == MAP:
            push(s, NEIGHBOUR, building)
        else:
            push(s, STREET_NEIGHBOUR, street)
    push(s, ICON, UMBRELLA)


# ---- the end of the round ----------------------------------------------------------------------------------------
def end_round(e: Edition, s: FQState, out: Out) -> None:
    """FQ-A5; after the last round the game is over."""
    if s.round == e.rounds:
        s.phase = OVER
        if out is not None:
            out.append(Event("over", CHANCE, {}, opens=True))  # what is told of the draws: the seed in the record
            for seat in range(s.seats):
                if s.vacation[seat] != NONE:
                    made = has_made(e, s, seat, s.vacation[seat])
                    out.append(Event("show-vacation", seat, {"card": s.vacation[seat], "made": made}, opens=True))
        return
    s.round += 1
    s.first = (s.first + 1) % s.seats
    s.phase = PLAN
    s.taken = 0
    s.shown = [NONE] * len(e.types)
    s.mayor_card = NONE
    s.dice = ()
    s.caller = NONE
    s.die = [0] * s.seats
    if out is not None:
        out.append(Event("round", CHANCE, {"round": s.round, "first": s.first}))
