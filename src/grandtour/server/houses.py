"""Which house a person comes from: the address at which they were seen last, as the limits count addresses.

It is held in memory only, of those seen last, and serves to share what is scarce.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from grandtour.server.questions import Owner
from grandtour.server.security.addresses import address_keys

MOST_PEOPLE: Final = 20_000
NO_ADDRESS: Final = address_keys("")


class Houses:
    def __init__(self, most: int = MOST_PEOPLE) -> None:
        self._of: OrderedDict[str, tuple[str, ...]] = OrderedDict()
        self._most = most

    def saw(self, person: str, address: str | None) -> None:
        keys = address_keys(address or "")
        if keys == NO_ADDRESS:
            return
        self._of[person] = keys
        self._of.move_to_end(person)
        if len(self._of) > self._most:
            self._of.popitem(last=False)

    def of(self, person: str) -> str:
        """Somebody who was not seen here, or not at an address, is a house of their own."""
        return self.keys(person)[0]

    def owner(self, person: str, table: str) -> Owner:
        """Whose the thinking for this person at this table is."""
        house, *around = self.keys(person)
        return Owner(house, person, table, *around)

    def keys(self, person: str) -> tuple[str, ...]:
        """The house, and what it is a part of."""
        return self._of.get(person, (f"person {person}",))
