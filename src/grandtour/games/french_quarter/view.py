"""Who may know what. Everything lies open but the Vacation cards of the others (FQ-Y3), until the game is over."""

from __future__ import annotations

from grandtour.core.masks import in_mask
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.edition import NONE, TRACKS, Edition
from grandtour.games.french_quarter.legal import actors
from grandtour.games.french_quarter.scoring import total
from grandtour.games.french_quarter.state import OVER, PHASES, SIZE, TASKS, FQState, closed_street, marked_boxes


def is_secret(s: FQState, seat: int, viewer: int | None) -> bool:
    """Whether the seat has a Vacation card that `viewer` does not know."""
    return s.vacation[seat] != NONE and seat != viewer and s.phase != OVER


def observe(e: Edition, s: FQState, viewer: int | None) -> dict[str, object]:
    """Ids are the edition's numbers. `todo` is what is left to do, the next task first."""
    todo: list[object] = []
    for k in range(len(s.todo) - 1, -1, -1):
        todo.append([TASKS[s.todo[k] // SIZE], s.todo[k] % SIZE])
    return {
        "game": "french-quarter",
        "edition": e.id,
        "viewer": viewer,
        "seats": s.seats,
        "mayor": s.mayor,
        "tourism": s.tourism,
        "rules_version": s.rules_version,
        "phase": PHASES[s.phase],
        "actors": actors(s),
        "todo": todo,
        "round": s.round,
        "rounds": e.rounds,
        "first": s.first,
        "taken": s.taken,
        "shown": s.shown[:],
        "decks": [list(deck) for deck in s.decks],  # what is left in them, in no order
        "mayor_card": s.mayor_card,
        "mayors": list(s.mayors),
        "closed": closed_street(e, s),
        "dice": [[die // 8, die % 8] for die in s.dice],
        "caller": s.caller,
        "line": list(s.line),
        "players": [sheet_of(e, s, seat, viewer) for seat in range(s.seats)],
    }


def sheet_of(e: Edition, s: FQState, seat: int, viewer: int | None) -> dict[str, object]:
    """What `viewer` can read off the seat's two sheets; a secret Vacation card is None and its points not counted."""
    base = seat * len(e.buildings)
    tracks = slice(seat * TRACKS, (seat + 1) * TRACKS)
    secret = is_secret(s, seat, viewer)
    return {
        "at": s.at[seat],
        "mapped": [[k, s.mapped[base + k]] for k in range(len(e.buildings)) if s.mapped[base + k]],
        "marks": s.marks[tracks],
        "marked": [marked_boxes(s, seat, k) for k in range(TRACKS)],  # FQ-R6: those that were skipped are not
        "bonuses": s.bonuses[tracks],
        "multipliers": s.multipliers[tracks],
        "crossed": [in_mask(mask) for mask in s.crossed[tracks]],
        "umbrellas": s.umbrellas[seat],
        "performers": s.performers[seat * len(e.performers) : (seat + 1) * len(e.performers)],
        "boxes": s.boxes[seat],
        "courtyards": [e.courtyards[k] for k in in_mask(s.courtyards[seat])],
        "riverwalk": s.riverwalk[seat],
        "longer": s.longer[seat],
        "other": s.other[seat],
        "w": s.w[seat],
        "locked": s.locked[seat],
        "die": s.die[seat],
        "line": list(s.lines[seat]),
        "has_vacation": s.vacation[seat] != NONE,
        "vacation": None if secret or s.vacation[seat] == NONE else s.vacation[seat],
        "points": total(e, s, seat, not secret),
    }


def determinize(e: Edition, s: FQState, viewer: int | None, picker: Picker) -> FQState:
    """The others' Vacation cards are drawn anew from those that `viewer` has not seen."""
    known = s.copy()
    secret = [seat for seat in range(s.seats) if is_secret(s, seat, viewer)]
    if secret:
        own = NONE if viewer is None else s.vacation[viewer]
        unseen = [card for card in range(len(e.vacations)) if card != own]
        for seat in secret:
            known.vacation[seat] = unseen.pop(picker.below(len(unseen)))
    return known


def hidden(s: FQState, viewer: int | None) -> dict[str, object]:
    """What `viewer` cannot know."""
    return {f"vacation {seat}": s.vacation[seat] for seat in range(s.seats) if is_secret(s, seat, viewer)}


def inventory(e: Edition, s: FQState) -> dict[str, object]:
    """FQ-C1: every card is in its deck, shown, or covered; every Vacation card is dealt once."""
    covered = max(s.round - 1, 0)
    out: dict[str, object] = {}
    for type in e.decks[s.seats]:
        out[e.types[type]] = len(s.decks[type]) + covered + (1 if s.shown[type] != NONE else 0)
    if s.mayor:
        out["mayor"] = len(s.mayors) + covered + (1 if s.mayor_card != NONE else 0)
    dealt = [card for card in s.vacation if card != NONE]
    out["vacations twice"] = len(dealt) - len(set(dealt))
    return out
