"""What a client saw, kept short: which moment of which table, from whose eyes, and when."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

import msgspec

from scripts.server.client import Json

OF_THE_MOMENT: Final = frozenset(("type", "now", "after", "events", "you", "chat", "words", "table"))
"""What a view says beside the position: how it came about, to whom it is sent, and what is not in the entries."""
OF_THE_SERVER: Final = frozenset(("closes",))
"""What is said of a table and follows from the server's settings."""
NOT_STORED: Final = frozenset(("name",))
"""What is said of a seat and does not come from the entries."""

_sorted = msgspec.json.Encoder(order="sorted").encode


def digest(view: Json) -> bytes:
    """A short name of what a view shows of the position: equal for equal positions."""
    return _short({name: value for name, value in view.items() if name not in OF_THE_MOMENT})


def digest_of_info(info: Json) -> bytes:
    seats = [{name: value for name, value in seat.items() if name not in NOT_STORED} for seat in info["seats"]]
    said = {name: value for name, value in info.items() if name not in OF_THE_SERVER}
    return _short({**said, "seats": seats})


def _short(value: object) -> bytes:
    return hashlib.blake2b(_sorted(value), digest_size=8).digest()


@dataclass(frozen=True)
class Seen:
    """A view that a client got."""

    table: str
    seat: int | None
    step: int
    position: bytes
    info: bytes | None
    """of the table's description, if it came with the view"""
    heard: float
    asked: float | None
    """when it was asked for; None: the server sent it by itself"""
    line: object = None
    """the connection that it came by; None: it was asked for by REST"""

    @classmethod
    def of(cls, table: str, view: Json, heard: float, asked: float | None, line: object = None) -> Seen:
        info = None if view["table"] is None else digest_of_info(view["table"])
        return cls(table, view["seat"], view["step"], digest(view), info, heard, asked, line)

    def __str__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"table {self.table}: {who} at step {self.step}"
