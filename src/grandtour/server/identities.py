"""Leads from an identity elsewhere (a provider of single sign-on, a proxy) to the person who has it here."""

from __future__ import annotations

from typing import Final

from grandtour.server.codes import Code, Refused
from grandtour.server.devices import Device
from grandtour.server.people import Leaving, People, Person
from grandtour.server.security.names import LONGEST_NAME, clean_name, name_fault
from grandtour.server.store import queries as q

NAMELESS: Final = "Guest"
BY_PROXY: Final = "proxy"
"""The issuer of identities that a proxy tells; all others are providers of single sign-on."""


async def person_known_as(
    people: People,
    issuer: str,
    subject: str,
    name: str | None,
    language: str,
    *,
    visitor: Person | None,
    link: bool,
    device: Device,
    leaving: Leaving,
) -> Person:
    """The person, in a new session; a new person, if nobody has the identity yet.

    A guest who comes becomes that new person, with seats and games. An account does only if it wants that (`link`).
    """
    for _ in range(2):  # a second time if they came by another way at the same moment
        known = await people.of_identity(issuer, subject)
        if link and known is not None and visitor is not None and known.id != visitor.id:
            raise Refused(Code.IDENTITY_TAKEN, "another account here is linked to this identity")
        try:
            if known is None and visitor is not None and (link or visitor.is_guest):
                return await people.link(visitor, issuer, subject, device)
            if known is None:
                known = await people.newcomer(issuer, subject, name_from(name), language)
            await leaving(visitor, known.id)
            return await people.begin_session(known, visitor, device, (issuer, subject))
        except q.IdentityTaken:
            continue
    raise Refused(Code.BUSY, "too many at once; try again in a moment", wait=2.0)


def name_from(claimed: str | None) -> str:
    """A name that can be shown here, as near to the claimed one as possible."""
    name = clean_name((claimed or "").partition("@")[0])[:LONGEST_NAME].strip()
    return NAMELESS if name_fault(name) is not None else clean_name(name)
