"""Counts every request, handshake and message against the rate limits, or refuses it."""

from __future__ import annotations

from typing import Final

from grandtour.server.codes import Code, Refused
from grandtour.server.security.limits import Gate

TOO_OFTEN: Final = "too often; slower, please"


def spend(gate: Gate, kind: str, session: str | None, address: str | None) -> None:
    wait = gate.allow(kind, session, address)
    if wait is not None:
        raise Refused(Code.LIMITED, TOO_OFTEN, wait=wait)
