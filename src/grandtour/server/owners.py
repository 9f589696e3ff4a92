"""Asks whoever uses an account whether it is theirs, before something that gives it away or cannot be undone.

An open page, or a copied cookie, is not enough for that.
"""

from __future__ import annotations

from grandtour.server.factors import Factors
from grandtour.server.people import People, Person


async def prove_owner(
    people: People, factors: Factors, person: Person, password: str | None, code: str | None, who: str
) -> str:
    """Ask for the password, and for a code where the second factor is on. What is returned is the password's hash."""
    checked = await people.prove(person, password, who)
    if await factors.on(person.id):
        await factors.prove(person.id, code)
    return checked
