"""Whether the record of a game that is over is true, for who has no terminal at hand."""

from __future__ import annotations

from dataclasses import replace

import grandtour as gt
from grandtour.core.record import audit
from grandtour.server.messages import CheckInfo, VerifyInfo
from grandtour.server.table import Table


def checks_of(table: Table) -> VerifyInfo:
    """It replays the whole game: not for the event loop."""
    # The record of a game that was ended early keeps the seed to itself; the table tells it, so chance can be checked.
    record = replace(table.record(), seed=table.seed, salt=table.salt)
    try:
        checks = [CheckInfo(found.what, found.ok, found.text) for found in audit(record, table.game)]
    except (gt.FalseRecord, gt.BadRecord) as fault:
        checks = [CheckInfo("replay", False, str(fault))]
    return VerifyInfo(all(check.ok for check in checks), checks)
