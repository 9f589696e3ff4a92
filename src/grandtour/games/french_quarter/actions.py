"""What a seat, or chance, can do in French Quarter, and how it is written down."""

from __future__ import annotations

from typing import Final

from grandtour.core.game import Action, UnreadableAction, pack
from grandtour.core.notation import number, one_of
from grandtour.core.short import quote
from grandtour.games.french_quarter.edition import ACTIVITIES, DIRECTIONS, FACES, Edition, W


# ---- chance ---------------------------------------------------------------------------------------------------
class Start(Action):
    """FQ-S1: the public Second Line starts from this numbered intersection (counted from 0)."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    def __repr__(self) -> str:
        return f"Start({self.number})"


class First(Action):
    """FQ-S1: `seat` is the start player."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat

    def __repr__(self) -> str:
        return f"First({self.seat})"


class Vacation(Action):
    """FQ-Y3: the next seat's secret card."""

    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.card = card

    def __repr__(self) -> str:
        return f"Vacation({self.card})"


class Card(Action):
    """FQ-A1: the next deck shows `card`."""

    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.card = card

    def __repr__(self) -> str:
        return f"Card({self.card})"


class Mayor(Action):
    """FQ-Y1: the Mayor card of the round."""

    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.card = card

    def __repr__(self) -> str:
        return f"Mayor({self.card})"


class Die(Action):
    """FQ-A1: the next die, of type `type`, shows `value`."""

    def __init__(self, type: int, value: int) -> None:
        super().__init__(pack(type, value, 3))
        self.type = type
        self.value = value

    def __repr__(self) -> str:
        return f"Die({self.type}, {self.value})"


class Police(Action):
    """FQ-BP-C: the value that the arrested player maps no more."""

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.value = value

    def __repr__(self) -> str:
        return f"Police({self.value})"


# ---- seats ----------------------------------------------------------------------------------------------------
class Take(Action):
    """FQ-A2: take a die. FQ-BC-C: `card` is the type whose card is used, the die's own if no other."""

    def __init__(self, type: int, value: int, card: int) -> None:
        super().__init__(pack(pack(type, value, 3), card, 4))
        self.type = type
        self.value = value
        self.card = card

    def __repr__(self) -> str:
        return f"Take({self.type}, {self.value}, {self.card})"


class Go(Action):
    """FQ-V1: move the tourist there. FQ-BC-A: `further` than the card alone allows."""

    def __init__(self, building: int, further: bool) -> None:
        super().__init__(building * 2 + (1 if further else 0))
        self.building = building
        self.further = further

    def __repr__(self) -> str:
        return f"Go({self.building}, {self.further})"


class Map(Action):
    """FQ-P1: write a value, or W, in the building."""

    def __init__(self, building: int, value: int) -> None:
        super().__init__(pack(building, value, 3))
        self.building = building
        self.value = value

    def __repr__(self) -> str:
        return f"Map({self.building}, {self.value})"


class Mark(Action):
    """FQ-I2: the Wild marks the track of this activity."""

    def __init__(self, activity: int) -> None:
        super().__init__(activity)
        self.activity = activity

    def __repr__(self) -> str:
        return f"Mark({self.activity})"


class Circle(Action):
    """FQ-I3: take the bonus of a circle that shows both, or else the multiplier."""

    def __init__(self, bonus: bool) -> None:
        super().__init__(1 if bonus else 0)
        self.bonus = bonus

    def __repr__(self) -> str:
        return f"Circle({self.bonus})"


class Perform(Action):
    """FQ-BM-A, FQ-BM-C: gain this performer."""

    def __init__(self, performer: int) -> None:
        super().__init__(performer)
        self.performer = performer

    def __repr__(self) -> str:
        return f"Perform({self.performer})"


class Begin(Action):
    """FQ-BM-B: begin the personal Second Line at this numbered intersection (counted from 0)."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    def __repr__(self) -> str:
        return f"Begin({self.number})"


class Advance(Action):
    """FQ-L1: draw the public line, or one's own, to the next intersection that way."""

    def __init__(self, direction: int) -> None:
        super().__init__(direction)
        self.direction = direction

    def __repr__(self) -> str:
        return f"Advance({self.direction})"


class Pass(Action):
    """Do without: a W, a neighbour to map, an advance of one's own line, a longer move."""

    def __init__(self) -> None:
        super().__init__(0)

    def __repr__(self) -> str:
        return "Pass()"


def is_known(e: Edition, action: Action) -> bool:
    """Whether all its numbers exist in this edition."""
    if isinstance(action, Take):
        types = len(e.types)
        return 0 <= action.type < types and 0 <= action.card < types and 1 <= action.value <= FACES
    if isinstance(action, Go):
        return 0 <= action.building < len(e.buildings)
    if isinstance(action, Map):
        return 0 <= action.building < len(e.buildings) and 1 <= action.value <= W
    if isinstance(action, Mark):
        return 0 <= action.activity < len(ACTIVITIES)
    if isinstance(action, Perform):
        return 0 <= action.performer < len(e.performers)
    if isinstance(action, (Begin, Start)):
        return 0 <= action.number < len(e.starts)
    if isinstance(action, Advance):
        return 0 <= action.direction < len(DIRECTIONS)
    if isinstance(action, Die):
        return 0 <= action.type < len(e.types) and 1 <= action.value <= FACES
    if isinstance(action, Card):
        return 0 <= action.card < len(e.cards)
    if isinstance(action, Mayor):
        return 0 <= action.card < len(e.mayors)
    if isinstance(action, Vacation):
        return 0 <= action.card < len(e.vacations)
    if isinstance(action, Police):
        return 1 <= action.value <= FACES
    if isinstance(action, First):
        return 0 <= action.seat < max(e.seat_counts)
    return isinstance(action, (Circle, Pass))


# ---- notation -------------------------------------------------------------------------------------------------
VALUES: Final = ["", "1", "2", "3", "4", "5", "6", "W"]  # by what stands in a building
HOW: Final = (
    "take TYPE VALUE [as TYPE], go BUILDING, further BUILDING, map BUILDING VALUE|W, mark ACTIVITY, bonus, "
    "multiplier, performer KIND, begin NUMBER, advance DIRECTION, pass"
)


def write(e: Edition, action: Action) -> str:
    if not is_known(e, action):
        raise ValueError(f"not an action of French Quarter ({e.id}): {action!r}")
    if isinstance(action, Go):
        return f"{'further' if action.further else 'go'} {e.buildings[action.building]}"
    if isinstance(action, Take):
        own = f"take {e.types[action.type]} {action.value}"
        return own if action.card == action.type else f"{own} as {e.types[action.card]}"
    if isinstance(action, Map):
        return f"map {e.buildings[action.building]} {VALUES[action.value]}"
    if isinstance(action, Mark):
        return f"mark {ACTIVITIES[action.activity]}"
    if isinstance(action, Circle):
        return "bonus" if action.bonus else "multiplier"
    if isinstance(action, Die):
        return f"die {e.types[action.type]} {action.value}"
    if isinstance(action, Card):
        return f"card {e.cards[action.card]}"
    if isinstance(action, Mayor):
        return f"mayor {e.mayors[action.card]}"
    if isinstance(action, Pass):
        return "pass"
    if isinstance(action, Advance):
        return f"advance {DIRECTIONS[action.direction]}"
    if isinstance(action, Perform):
        return f"performer {e.performers[action.performer]}"
    if isinstance(action, Begin):
        return f"begin {action.number + 1}"
    if isinstance(action, Police):
        return f"police {action.value}"
    if isinstance(action, Start):
        return f"start {action.number + 1}"
    if isinstance(action, First):
        return f"first {action.seat}"
    assert isinstance(action, Vacation)
    return f"vacation {e.vacations[action.card]}"


def read(e: Edition, text: str) -> Action:
    words = text.split(" ")
    verb = words[0]
    if text == "pass":
        return Pass()
    if text == "bonus":
        return Circle(True)
    if text == "multiplier":
        return Circle(False)
    if verb == "take" and len(words) in (3, 5):
        return read_take(e, words, text)
    if len(words) == 3:
        if verb == "map":
            return Map(one_of(e.buildings, words[1], "building", text), read_value(words[2], W, text))
        if verb == "die":
            return Die(one_of(e.types, words[1], "type", text), read_value(words[2], FACES, text))
    if len(words) == 2:
        return read_one(e, verb, words[1], text)
    raise unreadable(text)


def read_one(e: Edition, verb: str, what: str, text: str) -> Action:
    """Those with one word after the verb."""
    if verb == "go" or verb == "further":
        return Go(one_of(e.buildings, what, "building", text), verb == "further")
    if verb == "mark":
        return Mark(one_of(ACTIVITIES, what, "activity", text))
    if verb == "performer":
        return Perform(one_of(e.performers, what, "performer", text))
    if verb == "advance":
        return Advance(one_of(DIRECTIONS, what, "direction", text))
    if verb == "card":
        return Card(one_of(e.cards, what, "card", text))
    if verb == "mayor":
        return Mayor(one_of(e.mayors, what, "Mayor card", text))
    if verb == "vacation":
        return Vacation(one_of(e.vacations, what, "Vacation card", text))
    if verb == "police":
        return Police(read_value(what, FACES, text))
    if verb == "begin":
        return Begin(one_of(numbers(len(e.starts)), what, "start", text))
    if verb == "start":
        return Start(one_of(numbers(len(e.starts)), what, "start", text))
    if verb == "first":
        return First(number(what, max(e.seat_counts), "seat", text))
    raise unreadable(text)


def read_take(e: Edition, words: list[str], text: str) -> Action:
    """One spelling an action: a card used as itself is not written."""
    type = one_of(e.types, words[1], "type", text)
    card = type
    if len(words) == 5:
        card = one_of(e.types, words[4], "type", text)
        if words[3] != "as":
            raise unreadable(text)
        if card == type:
            raise UnreadableAction(f"{quote(text)}: write that as take {words[1]} {words[2]}")
    return Take(type, read_value(words[2], FACES, text), card)


def read_value(word: str, most: int, text: str) -> int:
    return 1 + one_of(VALUES[1 : most + 1], word, "value", text)


def numbers(count: int) -> list[str]:
    return [str(k + 1) for k in range(count)]


def unreadable(text: str) -> UnreadableAction:
    return UnreadableAction(f"{quote(text)} is no action; actions are: {HOW}")
