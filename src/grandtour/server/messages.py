"""Every message that the server sends or takes, as structs. web/…/messages.ts is made from them.

What comes in is closed (unknown fields are refused) and bounded; what goes out has a fixed shape.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from grandtour.server.codes import Code
from grandtour.server.commands import (
    Answer,
    ChatText,
    CommandId,
    Leave,
    Live,
    Play,
    Propose,
    Resume,
    Return,
    SeatNumber,
    Undo,
)
from grandtour.server.entries import ClockSpec, Matter, SeatKind

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Login = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Language = Literal["en", "es", "fr", "de", "ro"]
LANGUAGES = get_args(Language)
Time = int
"""Milliseconds since 1970, UTC."""


# ---- over the socket, from the client -------------------------------------------------------------------------
class Chat(Live, tag="chat", frozen=True):
    """Say something to the table."""

    id: CommandId
    text: ChatText


class Look(Live, tag="look", frozen=True):
    """Look from another seat of yours from now on; null looks as a spectator does."""

    seat: SeatNumber | None


class Sync(Live, tag="sync", frozen=True):
    """Ask for a fresh view."""


class Ping(Live, tag="ping", frozen=True):
    """Ask for a `beat`."""


ClientMessage = Play | Undo | Propose | Answer | Resume | Leave | Return | Chat | Look | Sync | Ping


# ---- over the socket, from the server -------------------------------------------------------------------------
class Out(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of what goes out over the socket."""


class ReasonInfo(msgspec.Struct, frozen=True):
    """A rule of the game with the facts that its sentence needs."""

    rule: str
    arguments: dict[str, Any]


class EventInfo(msgspec.Struct, frozen=True):
    """Something that happened in the game, as far as the viewer may know it."""

    kind: str
    seat: int
    data: dict[str, Any]


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str | None
    """null: nobody sits there, or their account was deleted"""
    person: str | None
    """an id, to mute or block them; null for bots"""
    bot: str | None
    taken: bool
    away: Literal["left", "time"] | None
    """a stand-in plays: the player left, or ran out of time"""


class ProposalInfo(msgspec.Struct, frozen=True):
    what: Matter
    by: int
    agreed: list[int]


class ClockInfo(msgspec.Struct, frozen=True):
    """What was left for each seat at `since`, in milliseconds, and whose time has been running since then."""

    spec: ClockSpec
    left: list[int]
    running: list[int]
    since: Time


class FairInfo(msgspec.Struct, frozen=True):
    """The promise that no draw depends on the players: SHA-256 of "seed:salt"; both are told when it is over."""

    commitment: str
    seed: str | None
    salt: str | None


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    edition: str
    edition_hash: str
    rules_version: int
    options: dict[str, bool]
    status: Literal["open", "running", "over", "closed"]
    public: bool
    spectators: bool
    undo: bool
    stand_in: str
    host: str | None
    seats: list[SeatInfo]
    paused: bool
    proposal: ProposalInfo | None
    chat_open: bool
    muted: list[str]
    ended_early: bool
    broken: bool
    """begun under rules that this server does not have: it cannot go on, its record is kept"""
    rematch: str | None
    fair: FairInfo | None
    clock: ClockSpec


class ChatInfo(msgspec.Struct, frozen=True):
    number: int
    person: str | None
    name: str | None
    at: Time
    text: str


class You(msgspec.Struct, frozen=True):
    person: str
    seats: list[int]
    host: bool


class View(Out, tag="view", frozen=True):
    """The truth: whatever was shown before, this is how it is. `events` tell how it came to be, for animation."""

    step: int
    after: int | None
    """the step that the events lead on from; null: a fresh view, without events"""
    seat: int | None
    """whose view it is; null: a spectator's"""
    now: Time
    table: TableInfo | None
    """null: as it was"""
    you: You | None
    """null: as it was"""
    clock: ClockInfo | None
    """null: no game runs, or it has no clock"""
    actors: list[int]
    game: msgspec.Raw | None
    """what `observe` shows to the viewer; null before the start"""
    legal: list[str]
    """the notation of every legal action of the seat"""
    may_undo: bool
    why_no_undo: ReasonInfo | None
    result: dict[str, Any] | None
    """when it is over: scores, ranking, reasons, and every line of every score"""
    events: list[EventInfo]
    chat: list[ChatInfo] | None
    """null: as it was"""


class Said(Out, tag="said", frozen=True):
    """Somebody said something."""

    chat: ChatInfo


class Present(Out, tag="present", frozen=True):
    """Which people at the table are connected now, and how many others look on."""

    people: list[str]
    watching: int


class Done(Out, tag="done", frozen=True):
    """The command is stored, for good. `again`: it had been stored before, and was not applied a second time."""

    id: str
    step: int
    again: bool


class Beat(Out, tag="beat", frozen=True):
    """The server is there; sent at least every 15 seconds."""

    now: Time


class Error(Out, tag="error", frozen=True):
    """The one shape of every refusal, here and in REST answers (there without `type`)."""

    code: Code
    text: str
    """in English, for developers and logs; `rule` and `arguments` make the sentence in the player's language"""
    id: str | None = None
    """of the command that is refused"""
    rule: str | None = None
    arguments: dict[str, Any] | None = None
    wait: float | None = None
    """seconds until it is worth trying again"""


class Fault(msgspec.Struct, frozen=True):
    """What REST answers instead: an `Error` without its type."""

    code: Code
    text: str
    rule: str | None = None
    arguments: dict[str, Any] | None = None
    wait: float | None = None


class Bye(Out, tag="bye", frozen=True):
    """The server closes the connection. `again`: connect anew after a moment."""

    code: Code | None
    again: bool


ServerMessage = View | Said | Present | Done | Beat | Error | Bye


# ---- REST, in -------------------------------------------------------------------------------------------------
class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what comes in over REST."""


class NewGuest(In, frozen=True):
    name: Name
    language: Language = "en"


class ChangeMe(In, frozen=True):
    name: Name | None = None
    language: Language | None = None


class Credentials(In, frozen=True):
    login: Login
    password: Password


class NewPassword(In, frozen=True):
    old: Password
    new: Password


class DeleteMe(In, frozen=True):
    password: Password | None = None
    """accounts only"""


class NewSeat(In, frozen=True):
    kind: SeatKind = "open"
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(In, frozen=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]
    edition: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    options: Annotated[dict[str, bool], msgspec.Meta(max_length=20)] = {}
    public: bool = True
    spectators: bool = True
    undo: bool = True
    clock: ClockSpec = ClockSpec()
    stand_in: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"
    sit: bool = True
    """sit down at the first open seat"""


class JoinTable(In, frozen=True):
    seat: SeatNumber | None = None
    token: Token | None = None


class LinkToken(In, frozen=True):
    token: Token


class WhichSeat(In, frozen=True):
    seat: SeatNumber | None = None


class MutePerson(In, frozen=True):
    person: PersonId
    on: bool


class ChatSwitch(In, frozen=True):
    open: bool


class BlockPerson(In, frozen=True):
    person: PersonId


class NewHook(In, frozen=True):
    url: Annotated[str, msgspec.Meta(min_length=8, max_length=500)]
    style: Literal["ntfy", "discord", "slack", "json"]


class NewPush(In, frozen=True):
    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(min_length=20, max_length=200)]
    auth: Annotated[str, msgspec.Meta(min_length=8, max_length=100)]


class OldPush(In, frozen=True):
    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]


# ---- REST, out ------------------------------------------------------------------------------------------------
class Me(msgspec.Struct, frozen=True):
    person: str
    name: str
    language: Language
    login: str | None
    """null: a guest"""
    csrf: str
    """to be sent as X-CSRF-Token with everything that changes something"""


class Visitor(msgspec.Struct, frozen=True):
    """What `GET /api/me` answers to somebody without a session, too."""

    me: Me | None


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    default: bool


class EditionInfo(msgspec.Struct, frozen=True):
    id: str
    hash: str
    rules_version: int
    seats: list[int]


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    editions: list[EditionInfo]
    default_edition: str
    options: list[OptionInfo]
    bots: list[str]


class TableSummary(msgspec.Struct, frozen=True):
    """A line of the lobby or of my games."""

    id: str
    game: str
    edition: str
    status: Literal["open", "running", "over", "closed"]
    public: bool
    host: str | None
    seats: list[SeatInfo]
    changed: Time
    your_seats: list[int]
    your_turn: bool


class TableList(msgspec.Struct, frozen=True):
    tables: list[TableSummary]
    more: str | None
    """to be sent as `before` for the next page"""


class LinkInfo(msgspec.Struct, frozen=True):
    seat: int | None
    """null: the table's own link, for any open seat and for looking on"""
    token: str


class Links(msgspec.Struct, frozen=True):
    links: list[LinkInfo]


class History(msgspec.Struct, frozen=True):
    """All that happened so far, as the viewer saw it."""

    seat: int | None
    events: list[EventInfo]


class Chats(msgspec.Struct, frozen=True):
    chats: list[ChatInfo]
    """oldest first"""


class Person(msgspec.Struct, frozen=True):
    person: str
    name: str | None


class Blocked(msgspec.Struct, frozen=True):
    people: list[Person]


class Hook(msgspec.Struct, frozen=True):
    url: str
    style: Literal["ntfy", "discord", "slack", "json"]


class MaybeHook(msgspec.Struct, frozen=True):
    hook: Hook | None


class PushKey(msgspec.Struct, frozen=True):
    key: str
    """the server's public VAPID key, as browsers want it"""


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str


class Nothing(msgspec.Struct, frozen=True):
    """Done; there is nothing to say."""


class NewId(msgspec.Struct, frozen=True):
    table: str
