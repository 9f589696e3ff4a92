"""What somebody can ask of a table. Live commands come over the socket as they are, the others by REST."""

from __future__ import annotations

from typing import Annotated

import msgspec

from grandtour.server.entries import Matter, SeatSpec

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
StepNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Live(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of what comes over the socket."""


class Play(Live, tag="play", frozen=True):
    """Make a choice for a seat of yours. `step` is that of the view that you chose from."""

    id: CommandId
    seat: SeatNumber
    step: StepNumber
    action: ActionText


class Undo(Live, tag="undo", frozen=True):
    """Take back the last step of a seat of yours."""

    id: CommandId
    seat: SeatNumber
    step: StepNumber


class Propose(Live, tag="propose", frozen=True):
    """Ask the others to pause the game, or to end it early."""

    id: CommandId
    seat: SeatNumber
    what: Matter


class Answer(Live, tag="answer", frozen=True):
    """Agree to what was proposed, or decline it."""

    id: CommandId
    seat: SeatNumber
    yes: bool


class Resume(Live, tag="resume", frozen=True):
    """Go on after a pause. Any player can do that."""

    id: CommandId
    seat: SeatNumber


class Leave(Live, tag="leave", frozen=True):
    """Hand a seat of yours to a stand-in bot."""

    id: CommandId
    seat: SeatNumber


class Return(Live, tag="return", frozen=True):
    """Take the seat back from the stand-in."""

    id: CommandId
    seat: SeatNumber


LiveCommand = Play | Undo | Propose | Answer | Resume | Leave | Return


# ---- by REST --------------------------------------------------------------------------------------------------
class Sit(msgspec.Struct, frozen=True):
    seat: int | None
    token: str | None


class Admit(msgspec.Struct, frozen=True):
    token: str


class Stand(msgspec.Struct, frozen=True):
    seat: int | None


class ChangeSeat(msgspec.Struct, frozen=True):
    seat: int
    spec: SeatSpec


class Remove(msgspec.Struct, frozen=True):
    seat: int


class Revoke(msgspec.Struct, frozen=True):
    seat: int | None


class Start(msgspec.Struct, frozen=True):
    pass


class Close(msgspec.Struct, frozen=True):
    pass


class Mute(msgspec.Struct, frozen=True):
    user: str
    on: bool


class SetChat(msgspec.Struct, frozen=True):
    open: bool


class Rematch(msgspec.Struct, frozen=True):
    table: str
    """the id of the table that was made for the rematch"""


# ---- by the server itself -------------------------------------------------------------------------------------
class BotPlay(msgspec.Struct, frozen=True):
    seat: int
    step: int
    action: str
    stuck: bool = False
    """the bot gave no answer, and the server chose for it"""


class TimeOut(msgspec.Struct, frozen=True):
    pass


class Expire(msgspec.Struct, frozen=True):
    """Close the table if it waits for players, and nothing has happened there since."""

    since: int


class Depart(msgspec.Struct, frozen=True):
    """Whoever asks will be gone: they are deleted, or a guest who logs out."""


Command = (
    LiveCommand
    | Sit
    | Admit
    | Stand
    | ChangeSeat
    | Remove
    | Revoke
    | Start
    | Close
    | Mute
    | SetChat
    | Rematch
    | BotPlay
    | TimeOut
    | Expire
    | Depart
)
