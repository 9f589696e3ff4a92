"""Every message that the server sends or takes, as structs. web/…/messages.ts is made from them.

Structs that come in are closed (unknown fields are refused) and bounded; those that go out have a fixed shape.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from grandtour.server.codes import Code
from grandtour.server.commands import (
    ActionText,
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
    StepNumber,
    Undo,
)
from grandtour.server.entries import ClockSpec, Matter, SeatKind

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Login = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
OneTime = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
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


class Nudge(Live, tag="nudge", frozen=True):
    """Remind the person at another seat that the table waits for them."""

    id: CommandId
    seat: SeatNumber
    """theirs"""


class Look(Live, tag="look", frozen=True):
    """Look from another seat of yours from now on, or with null as a spectator."""

    seat: SeatNumber | None


class Sync(Live, tag="sync", frozen=True):
    """Ask for a fresh view."""


class Ping(Live, tag="ping", frozen=True):
    """Ask for a `beat`."""


ClientMessage = Play | Undo | Propose | Answer | Resume | Leave | Return | Chat | Nudge | Look | Sync | Ping


# ---- over the socket, from the server -------------------------------------------------------------------------
class Out(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of what goes out over the socket."""


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
    """why a stand-in plays: the player left, or ran out of time"""


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
    """The seal that no draw depends on the players: SHA-256 of "seed:salt". Both are told when the table is over."""

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
    hints: bool
    """a player may ask what a bot would do in their place"""
    stand_in: str
    host: str | None
    seats: list[SeatInfo]
    paused: bool
    proposal: ProposalInfo | None
    chat_open: bool
    muted: list[str]
    ended_early: bool
    broken: bool
    """begun under rules that this server does not have: it cannot go on, but its record is kept"""
    rematch: str | None
    fair: FairInfo | None
    clock: ClockSpec
    closes: Time | None
    """when the server closes it if nothing happens there; only while it is open"""
    closed_by: Literal["host", "admin", "empty", "time"] | None


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


class ResultWords(msgspec.Struct, frozen=True):
    """How a game ended, in words."""

    ended: str
    """how the game came to its end"""
    lines: list[list[str]]
    """what each line of the result is for, by seat"""
    reasons: list[str]
    """what decided between first and second place"""


class ViewWords(msgspec.Struct, frozen=True):
    """A view in the viewer's language: the game's sentences, for a client that said its language."""

    names: list[str]
    """by seat, as the sentences call them"""
    prompt: str
    """what the viewer is asked, or whom the game waits for; empty if it asks nobody: before the start, in a pause, when
    it was ended early"""
    legal: list[str]
    """each legal action, in the order of `legal`"""
    events: list[str | None]
    """in the order of `events`; null: an event that needs no telling"""
    no_undo: str | None
    """why the last step cannot be taken back"""
    result: ResultWords | None


class View(Out, tag="view", frozen=True):
    """The truth: whatever was shown before, this is how it is. `events` tell how it came about, for animation."""

    step: int
    after: int | None
    """the step that the events lead on from; null: a fresh view, without events"""
    seat: int | None
    """whose view it is; null: a spectator's"""
    now: Time
    table: TableInfo | None
    """null: it has not changed"""
    you: You | None
    """null: it has not changed"""
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
    """when the game is over: scores, ranking, reasons, and every line of every score"""
    events: list[EventInfo]
    chat: list[ChatInfo] | None
    """null: it has not changed"""
    words: ViewWords | None = None
    """null: the client did not say its language"""


class Said(Out, tag="said", frozen=True):
    """Somebody said something."""

    chat: ChatInfo


class Nudged(Out, tag="nudged", frozen=True):
    """Somebody at the table reminds you that they wait for you."""

    seat: int
    """yours"""
    by: int
    """theirs"""


class Present(Out, tag="present", frozen=True):
    """Who is there now: which people at the table are connected, how many others look on, and whether bots think."""

    people: list[str]
    watching: int
    bots: bool
    """false: no bot can think on this server at the moment, so their moves wait"""


class Done(Out, tag="done", frozen=True):
    """The command is stored, for good. `again`: it had been stored before, and was not applied a second time."""

    id: str
    step: int
    again: bool


class Beat(Out, tag="beat", frozen=True):
    """The server is there; sent at least every 15 seconds."""

    now: Time


class Error(Out, tag="error", frozen=True):
    """The shape of every refusal; in REST answers it is a `Fault`."""

    code: Code
    text: str
    """in English, for developers and logs; `rule` and `arguments` make the sentence in the player's language"""
    id: str | None = None
    """that of the command that is refused"""
    rule: str | None = None
    arguments: dict[str, Any] | None = None
    wait: float | None = None
    """seconds until it is worth trying again"""
    said: str | None = None
    """the rule's refusal as a sentence, in the language of the connection; null without a rule or a language"""


class Fault(msgspec.Struct, frozen=True):
    """A refusal of REST: an `Error` without what belongs to a connection."""

    code: Code
    text: str
    rule: str | None = None
    arguments: dict[str, Any] | None = None
    wait: float | None = None


class Bye(Out, tag="bye", frozen=True):
    """The server closes the connection. `again`: connect anew after a moment."""

    code: Code | None
    again: bool


ServerMessage = View | Said | Nudged | Present | Done | Beat | Error | Bye


# ---- REST, in -------------------------------------------------------------------------------------------------
class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what comes in over REST."""


class NewGuest(In, frozen=True):
    name: Name
    language: Language = "en"


class ChangeMe(In, frozen=True):
    name: Name | None = None
    language: Language | None = None


class Credentials(In, frozen=True):
    login: Login
    password: Password


class Proof(In, frozen=True):
    """That the work was done which a refusal with `person/proof` asked for."""

    challenge: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    answer: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class LogIn(In, frozen=True):
    login: Login
    password: Password
    proof: Proof | None = None
    """only if the server asked for it"""
    code: OneTime | None = None
    """of the second factor, if the account has one; or a recovery code"""


class SignIn(In, frozen=True):
    """Begin to sign in at the provider."""

    link: bool = False
    """to be known by it from now on, and stay the same person"""
    language: Language = "en"
    """for somebody who is new"""
    password: Password | None = None
    """only to link an account that has one"""
    code: OneTime | None = None
    """of the second factor, if that account has one; or a recovery code"""


class BeginFactor(In, frozen=True):
    password: Password


class ShownCode(In, frozen=True):
    code: OneTime


class PasswordAndCode(In, frozen=True):
    password: Password
    code: OneTime | None = None
    """of the second factor, if the account has one; or a recovery code"""


class PasskeyGiven(In, frozen=True):
    """What the browser's device answered to a `PasskeyAsked`."""

    ticket: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    credential: Annotated[dict[str, Any], msgspec.Meta(max_length=20)]
    """the PublicKeyCredential as JSON"""


class NewPassword(In, frozen=True):
    old: Password
    new: Password
    code: OneTime | None = None
    """of the second factor, if the account has one; or a recovery code"""


class DeleteMe(In, frozen=True):
    password: Password | None = None
    """only for accounts"""
    code: OneTime | None = None
    """of the second factor, if the account has one; or a recovery code"""


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
    hints: bool = True
    clock: ClockSpec = ClockSpec()
    stand_in: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"
    sit: bool = True
    """sit down at the first open seat"""
    id: CommandId | None = None
    """of your own choice: asked again under the same id, the answer is the table that was made"""


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
    linked: bool
    """whether single sign-on leads to this person; without it and without a login it is a guest"""


class SessionInfo(msgspec.Struct, frozen=True):
    id: str
    """to end it by; nothing else can be done with it"""
    browser: str | None
    system: str | None
    """such as `Firefox` and `Linux`; null: not known"""
    created: Time
    used: Time
    """when it was last used, to the hour"""
    here: bool
    """whether it is the one that asks"""


class Sessions(msgspec.Struct, frozen=True):
    sessions: list[SessionInfo]
    """the last used first"""


class Elsewhere(msgspec.Struct, frozen=True):
    address: str
    """where the browser must go now"""


class PasskeyAsked(msgspec.Struct, frozen=True):
    options: dict[str, Any]
    """for navigator.credentials.create or .get, as JSON"""
    ticket: str
    """to be sent back with the device's answer"""


class PasskeyInfo(msgspec.Struct, frozen=True):
    id: str
    browser: str | None
    system: str | None
    """where it was made"""
    created: Time


class Passkeys(msgspec.Struct, frozen=True):
    passkeys: list[PasskeyInfo]


class FactorInfo(msgspec.Struct, frozen=True):
    on: bool
    codes: int
    """recovery codes that have not been used"""


class NewFactor(msgspec.Struct, frozen=True):
    """For an authenticator app. It counts once a code of it has been shown."""

    secret: str
    uri: str
    """the same, as the app reads it from a QR code"""


class RecoveryCodes(msgspec.Struct, frozen=True):
    """They are shown this once; each is good once."""

    codes: list[str]


class Visitor(msgspec.Struct, frozen=True):
    """What `GET /api/me` answers to somebody without a session, too."""

    me: Me | None
    local_accounts: bool
    """whether people can register and log in with a password"""
    oidc: str | None
    """what the provider of single sign-on is called; null: there is none"""


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
    words: OfferWords | None
    """if a language was asked for"""


class OfferWord(msgspec.Struct, frozen=True):
    name: str
    about: str


class OfferWords(msgspec.Struct, frozen=True):
    """What can be chosen for a table, in words."""

    options: list[OfferWord]
    """in the order of `options`"""
    bots: list[OfferWord]
    """in the order of `bots`"""


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
    closes: Time | None
    closed_by: Literal["host", "admin", "empty", "time"] | None


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
    words: list[str | None] | None = None
    """each event as a sentence, or null if it needs no telling; null: no language was asked for"""


class Chats(msgspec.Struct, frozen=True):
    chats: list[ChatInfo]
    """oldest first"""


class Person(msgspec.Struct, frozen=True):
    person: str
    name: str | None


class Blocked(msgspec.Struct, frozen=True):
    people: list[Person]
    more: str | None
    """to be sent as `after` for the next page"""


class Hook(msgspec.Struct, frozen=True):
    url: str
    style: Literal["ntfy", "discord", "slack", "json"]


class MaybeHook(msgspec.Struct, frozen=True):
    hook: Hook | None


class PushKey(msgspec.Struct, frozen=True):
    key: str
    """the server's public VAPID key, as browsers want it"""


class TroubleInfo(msgspec.Struct, frozen=True):
    """Something that keeps the server from doing its work."""

    code: str
    text: str
    """what is wrong and what to do about it; in English, for the administrator"""


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
    troubles: list[TroubleInfo] = []


class Nothing(msgspec.Struct, frozen=True):
    """Done; there is nothing to say."""


class NewId(msgspec.Struct, frozen=True):
    table: str


# ---- looking back ---------------------------------------------------------------------------------------------
class TurningPoint(msgspec.Struct, frozen=True):
    """Something that those eyes could see, and that people may want to go back to."""

    kind: Literal["lead", "ticket", "chain"]
    """a seat takes the lead from another, by the points in view when a turn or round is over; completes a ticket; or
    sets off many effects at one stop of a turn in French Quarter"""
    seat: int
    number: int
    """points ahead; the ticket, as the board counts them; effects, 4 at least"""


class ReplayStep(msgspec.Struct, frozen=True):
    """A change that those eyes could see."""

    step: int
    """from 0, the set-up"""
    seat: int
    """who acted; -1: chance, in the set-up and if those eyes saw only what chance did"""
    said: list[str | None]
    """a sentence for each of `events`, or null if there is nothing to say; empty if no language was asked for"""
    turn: int | None
    """the turn or round of the game in which it happened; null in the set-up"""
    events: list[EventInfo]
    """what happened, as far as those eyes could see it"""
    turning: list[TurningPoint]


class ReplayInfo(msgspec.Struct, frozen=True):
    """A game from its beginning, as somebody saw it."""

    eyes: str
    """a seat's number, `none` (a spectator's) or `all`"""
    last: int
    """the number of the last step"""
    steps: list[ReplayStep]


class CheckInfo(msgspec.Struct, frozen=True):
    what: Literal["commitment", "replay", "chance", "scores"]
    ok: bool
    detail: str
    """in English, in the words of `grandtour verify`"""


class VerifyInfo(msgspec.Struct, frozen=True):
    """Whether a record is true."""

    ok: bool
    checks: list[CheckInfo]
    past: int | None
    """how many of its steps are from another game that it goes on from; null: none"""


class NewFork(In, frozen=True):
    """Play on from a moment of a game that is over."""

    step: StepNumber
    """a step of the replay, as those `eyes` count"""
    eyes: Annotated[str, msgspec.Meta(max_length=4, pattern="^(all|none|[0-9]|1[0-5])$")]
    """a seat, at which you will sit; with `none` or `all` you will sit at seat 0"""
    bots: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"
    """the level of the others"""
    id: CommandId | None = None
    """as in `NewTable`"""


class JoinCode(In, frozen=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class TableCode(msgspec.Struct, frozen=True):
    code: str | None
    """to be said aloud or typed; null: the table is not open any more"""


class Invitation(msgspec.Struct, frozen=True):
    """What a code stands for: a table, and the token of its link."""

    table: str
    token: str


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule of a game, in our words."""

    id: str
    section: str
    """a slug; rules of a section follow each other"""
    said: str


# ---- boards, reasons, insights --------------------------------------------------------------------------------
class BoardInfo(msgspec.Struct, frozen=True):
    """What is played on: everything that is needed to draw it and to name its parts, but no rule."""

    game: str
    edition: str
    title: str
    """the edition's"""
    own_design: bool
    """whether it is a design of its own, and no copy of a published board"""
    data: dict[str, Any]
    """the game's own: the lists in which numbers of views are places, words, and `layout`, the drawing or null"""


class WhyInfo(msgspec.Struct, frozen=True):
    """Whether something can be done, and if not, which rule forbids it."""

    legal: bool
    rule: str | None
    """null: it can be done, or no rule of the game forbids it, but the table (which has no undo) does"""
    arguments: dict[str, Any] | None
    said: str | None
    """the refusal, or what the teacher of a lesson says instead; null without a language or a refusal"""


class InsightInfo(msgspec.Struct, frozen=True):
    """What a player could work out without help."""

    seat: int | None
    """whose view it is worked out from; null: a spectator's"""
    step: int
    """of that view"""
    data: dict[str, Any]
    """the game's own"""


class AdviceInfo(msgspec.Struct, frozen=True):
    """An action that a bot would think of, and what it promises."""

    action: str
    said: str
    score: float | None
    """the final score to be expected; null: the bot cannot tell, or figures were not measured on this edition"""
    win: float | None
    """the chance to win, from 0 to 1; null as for `score`, or if there is nobody to win against"""
    reason: str
    """in one line; empty: the bot gives no reason"""


class HintInfo(msgspec.Struct, frozen=True):
    """What a bot would think of in the place of a player, best first. It knows no more than the player."""

    seat: int
    step: int
    """of the view that it is for"""
    advice: list[AdviceInfo]
    measured: bool
    """false: there are no figures, because nobody has measured what they are worth on the table's edition"""


class RouteTried(In, frozen=True):
    """A route of Explore New York to be scored: links of a seat's map, in any order."""

    seat: SeatNumber
    links: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=9999)]], msgspec.Meta(max_length=400)]
    language: Language = "en"


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    key: str
    points: int
    said: str


class RouteInfo(msgspec.Struct, frozen=True):
    """What such a route scores."""

    seat: int
    total: int
    lines: list[ScoreLine]
    links: list[int]
    """in walking order"""
    points: list[int]
    """the intersections that it passes, in walking order"""
    more: list[int]
    """drawn links; with any of them it would be a longer route"""
    fewer: list[int]
    """those of its links of which any can be left out"""
    rule: str
    """the rule that says what a route is, and so why other links cannot be added or left out"""


# ---- lessons --------------------------------------------------------------------------------------------------
class LessonPlayed(In, frozen=True):
    played: Annotated[list[ActionText], msgspec.Meta(max_length=60)] = []
    """what the learner did so far; without the last action it is one step back"""
    language: Language = "en"


class LessonThing(In, frozen=True):
    """What the learner clicked, and where the lesson is."""

    thing: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    played: Annotated[list[ActionText], msgspec.Meta(max_length=60)] = []
    language: Language = "en"


class LessonInfo(msgspec.Struct, frozen=True):
    game: str
    who: str
    """who the players are, and which of them the learner is"""
    steps: int
    """how often the learner acts"""
    chapters: list[str]
    """their titles"""


class LessonView(msgspec.Struct, frozen=True):
    """A moment of a lesson: a real game, in which `legal` has only what the teacher asks for."""

    view: View
    """the view of a table that is not kept, with an empty id; after a leap in time it has no events"""
    step: int
    steps: int
    chapter: int
    """from 0"""
    chapters: int
    title: str
    """of the chapter"""
    who: str
    text: str
    """what the teacher says"""
    help: str | None
    """something more, for learners who want to know"""
    lit: list[str]
    """what to look at, in the names of things that `why` takes: `route:34`"""
    done: bool
    insight: dict[str, Any]
    """what the learner could work out without help, as in a table's `InsightInfo`"""
