"""Whether the record of a game that is over is true, for who has no terminal at hand."""

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
    """Of games that are over, and do not change any more: each is checked once."""

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
    """It replays the whole game: not for the event loop."""
    # The record of a game that was ended early keeps the seed to itself; the table tells it, so chance can be checked.
    record = replace(table.record(), seed=table.seed, salt=table.salt)
    try:
        checks = [CheckInfo(found.what, found.ok, found.text) for found in audit(record, table.game)]
    except (gt.FalseRecord, gt.BadRecord) as fault:
        checks = [CheckInfo("replay", False, str(fault))]
    return VerifyInfo(all(check.ok for check in checks), checks, record.forks[-1].steps if record.forks else None)
