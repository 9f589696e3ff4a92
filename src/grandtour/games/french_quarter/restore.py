"""Reading a position back: what `FQState.dump` wrote, and nothing that cannot have been one."""

from __future__ import annotations

from typing import Final, cast

from grandtour.core.numbers import rows, whole, wholes
from grandtour.games.french_quarter.edition import FACES, NONE, TRACKS, Edition, W
from grandtour.games.french_quarter.legal import decision
from grandtour.games.french_quarter.state import (
    ADVANCE,
    CIRCLE,
    END_ROUND,
    END_TURN,
    FREE_MAP,
    ICON,
    ICON_USED_UP,
    LINE,
    MAP,
    MOVE,
    NEIGHBOUR,
    NEWEST_RULES,
    OTHER_PERFORMER,
    OVER,
    OWN_LINE,
    PARADE,
    PHASES,
    PLAN,
    POLICE,
    SETUP,
    SIZE,
    STREET_MAP,
    STREET_NEIGHBOUR,
    TAKE,
    TASKS,
    TRAVEL,
    FQState,
    is_mayors_turn,
    task_of,
    turns_in_round,
)
from grandtour.games.french_quarter.tables import Tables

TURN_TASKS: Final = [TAKE, TRAVEL, MAP]  # only on the stack of a turn
LINE_TASKS: Final = [ADVANCE, OWN_LINE, PARADE]  # only on that of the Second Line phase


def load(e: Edition, t: Tables, dump: dict[str, object]) -> FQState:
    """The state that `dump` came from; ValueError where it cannot have been one of this edition."""
    try:
        state = read(dump)
    except (KeyError, TypeError, ValueError, IndexError) as fault:
        raise ValueError(f"not a French Quarter position: {fault!r}") from None
    if state.seats not in e.seat_counts:
        raise ValueError(f"not a French Quarter position: there are {state.seats} seats")
    what = out_of_range(e, state) or contradiction(e, t, state)
    if what:
        raise ValueError(f"not a French Quarter position: {what}")
    return state


def read(dump: dict[str, object]) -> FQState:
    return FQState(
        seats=whole(dump["seats"]),
        mayor=flag(dump["mayor"]),
        tourism=flag(dump["tourism"]),
        rules_version=whole(dump.get("rules_version", ICON_USED_UP)),  # the first dumps did not say
        phase=PHASES.index(cast(str, dump["phase"])),
        round=whole(dump["round"]),
        first=whole(dump["first"]),
        taken=whole(dump["taken"]),
        seat=whole(dump["seat"]),
        todo=tasks(dump["todo"]),
        decks=list(rows(dump["decks"])),
        mayors=tuple(wholes(dump["mayors"])),
        shown=wholes(dump["shown"]),
        mayor_card=whole(dump["mayor_card"]),
        dice=tuple([die(row) for row in rows(dump["dice"])]),
        caller=whole(dump["caller"]),
        line=tuple(wholes(dump["line"])),
        lines=list(rows(dump["lines"])),
        at=wholes(dump["at"]),
        mapped=wholes(dump["mapped"]),
        marks=wholes(dump["marks"]),
        bonuses=wholes(dump["bonuses"]),
        multipliers=wholes(dump["multipliers"]),
        crossed=wholes(dump["crossed"]),
        umbrellas=wholes(dump["umbrellas"]),
        performers=wholes(dump["performers"]),
        boxes=wholes(dump["boxes"]),
        courtyards=wholes(dump["courtyards"]),
        riverwalk=wholes(dump["riverwalk"]),
        longer=wholes(dump["longer"]),
        other=wholes(dump["other"]),
        w=wholes(dump["w"]),
        locked=wholes(dump["locked"]),
        die=wholes(dump["die"]),
        vacation=wholes(dump["vacation"]),
    )


def flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{value!r} is not true or false")
    return value


def task(value: object) -> int:
    """A task as the dump writes it: its name and its number."""
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no task")
    name, number = value.split(" ")
    if not 0 <= int(number) < SIZE or number != str(int(number)):
        raise ValueError(f"{value!r} is no task")
    return TASKS.index(name) * SIZE + int(number)


def tasks(value: object) -> list[int]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list")
    return [task(entry) for entry in value]


def die(row: tuple[int, ...]) -> int:
    """A die as the dump writes it: its type and its value."""
    type, value = row
    if type < 0 or not 1 <= value <= FACES:
        raise ValueError(f"{list(row)} is no die")
    return type * 8 + value


# ---- checks -----------------------------------------------------------------------------------------------------
def out_of_range(e: Edition, s: FQState) -> str:
    """Which list has not as many entries as it must, or a number that is none of this edition's; "" if all is well."""
    seats = s.seats
    buildings = len(e.buildings)
    boxes = max([len(track.boxes) for track in e.tracks])
    bonuses = max([len(track.bonus_effect) for track in e.tracks])
    ladder = max([len(track.ladder) for track in e.tracks])
    uses = 1 << 10
    for name, values, count, least, most in (
        ("rules_version", [s.rules_version], 1, ICON_USED_UP, NEWEST_RULES),
        ("round", [s.round], 1, 0, e.rounds),
        ("first", [s.first], 1, NONE, seats - 1),
        ("taken", [s.taken], 1, 0, turns_in_round(s)),
        ("seat", [s.seat], 1, 0, seats - 1),
        ("caller", [s.caller], 1, NONE, seats - 1),
        ("shown", s.shown, len(e.types), NONE, len(e.cards) - 1),
        ("mayor_card", [s.mayor_card], 1, NONE, len(e.mayors) - 1),
        ("line", list(s.line), len(s.line), 0, e.points - 1),
        ("at", s.at, seats, 0, buildings - 1),
        ("mapped", s.mapped, seats * buildings, 0, W),
        ("marks", s.marks, seats * TRACKS, 0, boxes),
        ("bonuses", s.bonuses, seats * TRACKS, 0, bonuses),
        ("multipliers", s.multipliers, seats * TRACKS, 0, ladder),
        ("crossed", s.crossed, seats * TRACKS, 0, (1 << boxes) - 1),
        ("umbrellas", s.umbrellas, seats, 0, e.umbrella_boxes),
        ("performers", s.performers, seats * len(e.performers), 0, 2),
        ("boxes", s.boxes, seats, 0, sum(e.line_rows)),
        ("courtyards", s.courtyards, seats, 0, (1 << len(e.courtyards)) - 1),
        ("riverwalk", s.riverwalk, seats, 0, e.riverwalk_visits),
        ("longer", s.longer, seats, 0, uses),
        ("other", s.other, seats, 0, uses),
        ("w", s.w, seats, 0, uses),
        ("locked", s.locked, seats, 0, FACES),
        ("die", s.die, seats, 0, FACES),
        ("vacation", s.vacation, seats, NONE, len(e.vacations) - 1),
    ):
        if len(values) != count:
            return f"{name} has {len(values)} entries, not {count}"
        if values and not least <= min(values) <= max(values) <= most:
            return f"{name} is out of range: {values}"
    if len(s.decks) != len(e.types) or len(s.lines) != seats:
        return "decks and lines have an entry for each type and for each seat"
    for line in s.lines:
        if line and not 0 <= min(line) <= max(line) < e.points:
            return f"a line is out of range: {list(line)}"
    for activity in range(seats * TRACKS):
        track = e.tracks[activity % TRACKS]
        if s.marks[activity] > len(track.boxes) or s.bonuses[activity] > len(track.bonus_effect):
            return f"marks or bonuses are more than the track has: {s.marks}, {s.bonuses}"
        if s.multipliers[activity] > len(track.ladder) or s.crossed[activity] >> len(track.boxes):
            return f"multipliers or crossed circles are more than the track has: {s.multipliers}, {s.crossed}"
    return ""


def contradiction(e: Edition, t: Tables, s: FQState) -> str:
    """What in the position cannot be true at the same time, or ""; whether its sheets can be played so is not asked."""
    phase = PHASES[s.phase]
    if (s.phase == SETUP) != (s.round == 0):
        return f"round {s.round} in {phase}"
    if s.phase != SETUP and (s.first == NONE or not s.line):
        return f"no start player or no start of the line in {phase}"
    if s.seats == 1 and not s.mayor:
        return "alone, without the Mayor (FQ-Y2)"
    if s.phase == OVER and (s.round != e.rounds or s.taken != turns_in_round(s)):
        return f"over in round {s.round}, after {s.taken} dice"
    return setup(s) or paths(t, s) or cards(e, s) or dice(e, s) or vacations(s) or stack(e, t, s)


def paths(t: Tables, s: FQState) -> str:
    """FQ-L1: a line goes from an intersection to the next one."""
    for line in (s.line, *s.lines):
        for k in range(1, len(line)):
            if line[k] not in t.onward[line[k - 1] * 4 : line[k - 1] * 4 + 4]:
                return f"a line goes from {line[k - 1]} to {line[k]}"
    return ""


def setup(s: FQState) -> str:
    """FQ-S1, FQ-Y3: start of the line, start player and Vacation cards in this order; with the last the set-up ends."""
    if s.phase != SETUP:
        return ""
    dealt = len([card for card in s.vacation if card != NONE])
    if (not s.line and s.first != NONE) or (s.first == NONE and dealt) or NONE in s.vacation[:dealt]:
        return f"a set-up with line {list(s.line)}, first {s.first}, Vacation cards {s.vacation}"
    if s.first != NONE and (not s.tourism or dealt == s.seats):
        return "the set-up has an end"
    return ""


def cards(e: Edition, s: FQState) -> str:
    """FQ-A1: every deck in play has given one card a round; the others are in the box."""
    covered = max(s.round - 1, 0)
    for type in range(len(e.types)):
        deck = s.decks[type]
        card = s.shown[type]
        if dice_of(e, s, type) == 0:
            if deck or card != NONE:
                return f"the deck {e.types[type]} is not in play"
            continue
        whole_deck = e.deck_cards[type]
        if list(deck) != sorted(set(deck)) or not set(deck) <= set(whole_deck) or card in deck:
            return f"the deck {e.types[type]} is {list(deck)}"
        if card != NONE and card not in whole_deck:
            return f"the card {card} is not of {e.types[type]}"
        if len(deck) != len(whole_deck) - covered - (1 if card != NONE else 0):
            return f"the deck {e.types[type]} has {len(deck)} cards in round {s.round}"
        if card == NONE and s.phase in (MOVE, LINE, OVER):
            return f"no card of {e.types[type]} is shown"
    left = len(e.mayors) - covered - (1 if s.mayor_card != NONE else 0) if s.mayor else 0
    if len(s.mayors) != left or list(s.mayors) != sorted(set(s.mayors)) or s.mayor_card in s.mayors:
        return f"the Mayor cards are {list(s.mayors)} beside {s.mayor_card} in round {s.round}"
    if s.mayors and not 0 <= s.mayors[0] <= s.mayors[-1] < len(e.mayors):
        return f"the Mayor cards are {list(s.mayors)}"
    if s.mayor_card == NONE and s.mayor and s.phase in (MOVE, LINE, OVER):
        return "no Mayor card is shown"
    if s.mayor_card != NONE and not s.mayor:
        return "a Mayor card is shown without the Mayor"
    return ""


def dice_of(e: Edition, s: FQState, type: int) -> int:
    return e.dice[s.seats][type]


def dice(e: Edition, s: FQState) -> str:
    """FQ-A1, FQ-A2: rolled in order, then taken one by one."""
    pool = e.pool[s.seats]
    types = [die // 8 for die in s.dice]
    if s.phase in (SETUP, PLAN):
        if types != pool[: len(types)] or len(types) == len(pool) or s.taken or s.caller != NONE or any(s.die):
            return f"the dice {types} in {PHASES[s.phase]}, and {s.taken} taken"
        return ""
    if len(types) + s.taken != len(pool) or any(types.count(k) > pool.count(k) for k in types):
        return f"the dice {types}, and {s.taken} taken"
    if (s.caller == NONE) != (types.count(e.line_type) == pool.count(e.line_type)):  # FQ-A4
        return f"the dice {types}, and the Second Line called by {s.caller}"
    return ""


def vacations(s: FQState) -> str:
    dealt = [card for card in s.vacation if card != NONE]
    if len(set(dealt)) < len(dealt) or (dealt and not s.tourism):
        return f"the Vacation cards are {s.vacation}"
    if s.tourism and s.phase != SETUP and len(dealt) < s.seats:
        return f"the Vacation cards are {s.vacation}"
    return ""


def stack(e: Edition, t: Tables, s: FQState) -> str:
    """In turns and at the Second Line somebody, or the police's die, has something to decide; else nothing is due."""
    if s.phase not in (MOVE, LINE):
        return "" if not s.todo else f"tasks are left in {PHASES[s.phase]}"
    limits = {
        ICON: 7 + len(e.performers),
        CIRCLE: TRACKS,
        OTHER_PERFORMER: len(e.performers),
        FREE_MAP: len(e.streets) + 1,
        STREET_MAP: len(e.streets),
        NEIGHBOUR: len(e.buildings),
        STREET_NEIGHBOUR: len(e.streets),
        TAKE: s.seats,
        TRAVEL: len(e.types),
        ADVANCE: s.seats,
        OWN_LINE: s.seats,
        PARADE: s.seats,
    }
    what = frame(e, s)
    if what:
        return what
    for entry in s.todo:
        if entry % SIZE >= limits.get(entry // SIZE, 1):
            return f"the task {TASKS[entry // SIZE]} has the number {entry % SIZE}"
        if entry // SIZE == OWN_LINE and not s.lines[entry % SIZE]:
            return f"seat {entry % SIZE} has no line of its own"
    if task_of(s) == POLICE:
        return ""
    if task_of(s) in (TAKE, ADVANCE, OWN_LINE) and s.todo[-1] % SIZE != s.seat:
        return "the next task is another seat's"
    if len(decision(e, t, s)) < 2:
        return "nobody has anything to decide"
    return ""


def frame(e: Edition, s: FQState) -> str:
    """What the turn or the Second Line phase itself has put on the stack: its end lies at the bottom, and only there.

    FQ-R19: whoever maps has taken a die this round.
    """
    tasks = [entry // SIZE for entry in s.todo]
    ends, strange = (END_TURN, LINE_TASKS) if s.phase == MOVE else (END_ROUND, TURN_TASKS)
    if not tasks or tasks[0] != ends or END_TURN in tasks[1:] or END_ROUND in tasks[1:]:
        return f"the {PHASES[s.phase]} phase has no end, or more than one"
    if any(task in strange for task in tasks):
        return f"a task of another phase in {PHASES[s.phase]}"
    turns = turns_in_round(s)
    if s.phase == LINE:
        if s.caller == NONE or s.taken != turns or 0 in s.die:
            return f"the Second Line after {s.taken} dice, called by {s.caller}"
        if ADVANCE in tasks and tasks != [END_ROUND, ADVANCE]:
            return "the way of the line is asked for too late"
        return ""
    if TAKE in tasks:
        if tasks != [END_TURN, TAKE] or s.taken >= turns or s.seat != (s.first + s.taken) % s.seats:
            return f"seat {s.seat} takes a die after {s.taken}"
    elif s.taken == 0 or (s.seats > 1 and s.seat != (s.first + s.taken - 1) % s.seats):
        return f"seat {s.seat} has a turn after {s.taken} dice"
    if s.seats == 1 and is_mayors_turn(e, s) == (TAKE in tasks):
        return f"the Mayor's turn (FQ-Y2) after {s.taken} dice"
    for seat in range(s.seats):
        place = (seat - s.first) % s.seats
        had_one = s.taken > place if s.seats > 1 else TAKE not in tasks or s.taken >= 2  # alone: between the Mayor's
        if (s.die[seat] != 0) != had_one:
            return f"seat {seat} has the die {s.die[seat]} after {s.taken}"
    return ""
