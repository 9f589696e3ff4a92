"""Everything that can happen at a table, as it is stored. A table is the list of its entries: all else follows from it.

An entry is written once and never changed (only the deletion of a person takes their id out of it). A new version of
the server must read all old entries, so fields are only added, and with a default.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from grandtour.core.record import Fork

SeatKind = Literal["open", "link", "bot", "device"]
"""Who may sit at a seat: anybody, whoever has its secret link, a bot, or one more player at the host's device."""

ClockKind = Literal["none", "move", "bank", "days"]
Matter = Literal["pause", "end"]
"""What everybody must agree to."""


Mover = Literal["player", "bot", "stand-in"]


class ClockSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think: no limit, seconds or days for each move, or a bank of seconds with an increment."""

    kind: ClockKind = "none"
    seconds: int = 0
    """for each move, or in the bank; days, too, are given in seconds"""
    increment: int = 0
    """put back into the bank after each move"""


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: SeatKind = "open"
    bot: str | None = None
    """the bot's level, if it is a bot's seat"""
    name: str | None = None
    """the player's name, if the seat is at the host's device"""
    user: str | None = None
    """who sits there from the start: a rematch keeps the players"""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """The base of all entries."""


class Created(Entry, tag="created", frozen=True):
    game: str
    edition: str
    edition_hash: str
    rules_version: int
    options: dict[str, bool]
    seats: list[SeatSpec]
    host: str | None
    public: bool = True
    clock: ClockSpec = ClockSpec()
    stand_in: str = "greedy"
    """the level of the bot that plays for players who left or ran out of time"""
    undo: bool = True
    spectators: bool = True
    hints: bool = True
    """players may ask what a bot would do in their place"""


class Sat(Entry, tag="sat", frozen=True):
    seat: int
    user: str | None


class Stood(Entry, tag="stood", frozen=True):
    seat: int
    removed: bool = False


class SeatChanged(Entry, tag="seat", frozen=True):
    seat: int
    spec: SeatSpec


class Hosted(Entry, tag="hosted", frozen=True):
    user: str | None


class Admitted(Entry, tag="admitted", frozen=True):
    """Somebody came with a secret link, and may look on from now on."""

    user: str | None


class LinkRevoked(Entry, tag="revoked", frozen=True):
    seat: int | None
    """None: the link of the table itself"""


class Started(Entry, tag="started", frozen=True):
    seed: str
    salt: str
    steps: list[str]
    """what chance did before the first player"""
    past: list[tuple[int, str]] = []
    """the steps of another game that this one goes on from"""
    forks: list[Fork] = []
    """which seeds the chance of those steps came from"""


class Played(Entry, tag="played", frozen=True):
    seat: int
    action: str
    chance: list[str] = []
    """what chance did after it"""
    by: Mover = "player"
    scores: list[int] | None = None
    """given if the step ended the game, so that the record can be written without the rules of its time"""
    stuck: bool = False
    """the bot gave no answer, and the server chose for it"""


class Undone(Entry, tag="undone", frozen=True):
    seat: int


class Away(Entry, tag="away", frozen=True):
    seat: int
    why: Literal["left", "time"]


class Back(Entry, tag="back", frozen=True):
    seat: int


class Proposed(Entry, tag="proposed", frozen=True):
    seat: int
    what: Matter


class Answered(Entry, tag="answered", frozen=True):
    seat: int
    yes: bool


class Paused(Entry, tag="paused", frozen=True):
    pass


class Resumed(Entry, tag="resumed", frozen=True):
    seat: int


class Ended(Entry, tag="ended", frozen=True):
    """The players agreed to end the game early."""


class Closed(Entry, tag="closed", frozen=True):
    by: Literal["host", "admin", "empty", "time"]
    """the host, the administrator, or the server: because the host left and nobody else was there, or because nothing
    happened at the table for a long time"""


class Muted(Entry, tag="muted", frozen=True):
    user: str | None
    on: bool


class ChatSet(Entry, tag="chat", frozen=True):
    open: bool


class Rematched(Entry, tag="rematch", frozen=True):
    table: str


class Converted(Entry, tag="converted", frozen=True):
    """The running game goes on under other rules than it began with; `steps` are all its steps, by those rules."""

    rules_version: int
    edition_hash: str
    steps: list[tuple[int, str]]


AnyEntry = (
    Created
    | Sat
    | Stood
    | SeatChanged
    | Hosted
    | Admitted
    | LinkRevoked
    | Started
    | Played
    | Undone
    | Away
    | Back
    | Proposed
    | Answered
    | Paused
    | Resumed
    | Ended
    | Closed
    | Muted
    | ChatSet
    | Rematched
    | Converted
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def decode(text: str) -> AnyEntry:
    return _decoder.decode(text)


def kind_of(entry: AnyEntry) -> str:
    tag = entry.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
