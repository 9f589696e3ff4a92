"""Whether the record of a game that is over is true, for people who have no terminal at hand."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from functools import partial
from typing import Final

import grandtour as gt
from grandtour.core.record import audit
from grandtour.server.backroom import Backroom
from grandtour.server.messages import CheckInfo, VerifyInfo
from grandtour.server.table import Table

MOST_KEPT: Final = 300


class Verdicts:
    """Checks games that are over. As they do not change any more, each is checked only once."""

    def __init__(self, room: Backroom) -> None:
        self._room = room
        self._kept: OrderedDict[str, VerifyInfo] = OrderedDict()

    async def of(self, table: Table) -> VerifyInfo:
        found = self._kept.get(table.id)
        if found is None:
            found = self._kept[table.id] = await self._room.do(("verify", table.id), partial(checks_of, table))
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found


def checks_of(table: Table) -> VerifyInfo:
    """The checks. They replay the whole game, so they must not run in the event loop."""
    # The record of a game that was ended early does not tell its seed; but the table does, so chance can be checked.
    record = replace(table.record(), seed=table.seed, salt=table.salt)
    try:
        checks = [CheckInfo(found.what, found.ok, found.text) for found in audit(record, table.game)]
    except (gt.FalseRecord, gt.BadRecord) as fault:
        checks = [CheckInfo("replay", False, str(fault))]
    return VerifyInfo(all(check.ok for check in checks), checks, record.forks[-1].steps if record.forks else None)
