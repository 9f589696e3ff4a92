"""How a person leaves a table for good: as if they had stood up or left themselves, so that the others can go on."""

from __future__ import annotations

from grandtour.server import entries as e
from grandtour.server.deciding import Asker, leave, stand
from grandtour.server.table import Table


def entries_for_leaving(table: Table, user: str, now: int) -> list[e.AnyEntry]:
    """What is to be written when the user is about to be gone; [] where they have no part in it, or it has ended.

    An open table has another host or is closed, seats of a running game go to stand-ins. That works also where the
    rules of the game are not here: only people are moved.
    """
    if table.status == "open":
        here = user == table.host or bool(table.seats_of(user))
        return stand(table, Asker(user, now, no_link), None) if here else []
    if table.status != "running":
        return []
    made: list[e.AnyEntry] = []
    trial = table.fork()  # what follows from one seat depends on those that were left before
    for seat in table.seats_of(user):
        if trial.chairs[seat].away is None:
            for entry in leave(trial, seat):
                trial.fold(trial.revision + 1, now, user, None, entry)
                made.append(entry)
    if trial.host == user:  # they did not sit, or a stand-in plays for them already
        others = [trial.chairs[seat].person for seat in trial.people() if trial.chairs[seat].user != user]
        made += [e.Hosted(other) for other in others[:1]]
    return made


def no_link(token: str, table: str, seat: int | None, generation: int) -> bool:
    """Who leaves needs none."""
    return False
