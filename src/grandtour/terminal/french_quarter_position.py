"""A position made of what a view tells, and of nothing else, so that the rules can answer questions about it.

So the face can say which value fits where, or what a player has so far, without a rule of its own.
"""

from __future__ import annotations

from grandtour.core.game import CHANCE, View
from grandtour.core.numbers import whole, wholes
from grandtour.games.french_quarter import state as states
from grandtour.games.french_quarter.edition import NONE, TRACKS, Edition
from grandtour.games.french_quarter.state import PHASES, SIZE, TASKS, FQState
from grandtour.terminal.views import lists_of, players_of


def position_of(e: Edition, view: View) -> FQState:
    """The position of a view, without the Vacation cards that the viewer does not know."""
    rules_version = whole(view["rules_version"])
    s = states.new(e, whole(view["seats"]), bool(view["mayor"]), bool(view["tourism"]), rules_version)
    s.phase = PHASES.index(str(view["phase"]))
    s.round = whole(view["round"])
    s.first = whole(view["first"])
    s.taken = whole(view["taken"])
    s.seat = max([0, *(seat for seat in wholes(view["actors"]) if seat != CHANCE)])
    s.todo = [TASKS.index(task) * SIZE + number for task, number in reversed(tasks_of(view))]
    s.decks = [tuple(wholes(deck)) for deck in lists_of(view["decks"])]
    s.mayors = tuple(wholes(view["mayors"]))
    s.shown = wholes(view["shown"])
    s.mayor_card = whole(view["mayor_card"])
    s.dice = tuple(type * 8 + value for type, value in dice_of(view))
    s.caller = whole(view["caller"])
    s.line = tuple(wholes(view["line"]))
    for seat, player in enumerate(players_of(view)):
        fill_sheet(e, s, seat, player)
    return s


def fill_sheet(e: Edition, s: FQState, seat: int, player: dict[str, object]) -> None:
    s.at[seat] = whole(player["at"])
    for row in lists_of(player["mapped"]):
        building, value = wholes(row)
        s.mapped[seat * len(e.buildings) + building] = value
    tracks = slice(seat * TRACKS, (seat + 1) * TRACKS)
    s.marks[tracks] = wholes(player["marks"])
    s.bonuses[tracks] = wholes(player["bonuses"])
    s.multipliers[tracks] = wholes(player["multipliers"])
    s.crossed[tracks] = [sum(1 << box for box in wholes(boxes)) for boxes in lists_of(player["crossed"])]
    s.umbrellas[seat] = whole(player["umbrellas"])
    s.performers[seat * len(e.performers) : (seat + 1) * len(e.performers)] = wholes(player["performers"])
    s.boxes[seat] = whole(player["boxes"])
    s.courtyards[seat] = sum(1 << e.courtyards.index(building) for building in wholes(player["courtyards"]))
    s.riverwalk[seat] = whole(player["riverwalk"])
    s.longer[seat] = whole(player["longer"])
    s.other[seat] = whole(player["other"])
    s.w[seat] = whole(player["w"])
    s.locked[seat] = whole(player["locked"])
    s.die[seat] = whole(player["die"])
    s.lines[seat] = tuple(wholes(player["line"]))
    s.vacation[seat] = NONE if player["vacation"] is None else whole(player["vacation"])


def tasks_of(view: View) -> list[tuple[str, int]]:
    """What is left to do, the next task first."""
    out: list[tuple[str, int]] = []
    for entry in lists_of(view["todo"]):
        task, number = lists_of(entry)
        out.append((str(task), whole(number)))
    return out


def dice_of(view: View) -> list[tuple[int, int]]:
    """Type and value of each die that is left."""
    return [(row[0], row[1]) for row in map(wholes, lists_of(view["dice"]))]
