"""Every way in which the server says no. The list is closed, so that a client can know them all."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Code(StrEnum):
    # what was sent
    MALFORMED = "request/malformed"
    TOO_LARGE = "request/too-large"
    UNKNOWN = "request/unknown"
    METHOD = "request/method"
    LIMITED = "request/limited"
    SLOW = "request/slow"
    HOST = "request/host"
    # who sent it
    NO_SESSION = "person/no-session"
    CSRF = "person/csrf"
    ORIGIN = "person/origin"
    WRONG_LOGIN = "person/wrong-login"
    PROOF = "person/proof"
    CODE_WANTED = "person/code-wanted"
    WRONG_CODE = "person/wrong-code"
    FACTOR_ON = "person/factor-on"
    NO_FACTOR = "person/no-factor"
    PASSKEY = "person/passkey"
    PROVIDER = "person/provider"
    SIGN_IN = "person/sign-in"
    IDENTITY_TAKEN = "person/identity-taken"
    NO_LOCAL = "person/no-local-accounts"
    LOGIN_TAKEN = "person/login-taken"
    BAD_LOGIN = "person/bad-login"
    BAD_PASSWORD = "person/bad-password"
    BAD_NAME = "person/bad-name"
    NO_ACCOUNT = "person/no-account"
    NO_PERSON = "person/none"
    UNKNOWN_SESSION = "person/unknown-session"
    # tables
    NO_TABLE = "table/none"
    BAD_SETTINGS = "table/bad-settings"
    NOT_OPEN = "table/not-open"
    NOT_RUNNING = "table/not-running"
    NOT_OVER = "table/not-over"
    NOT_READY = "table/not-ready"
    PAUSED = "table/paused"
    NOT_PAUSED = "table/not-paused"
    FULL = "table/full"
    BLOCKED = "table/blocked"
    BROKEN = "table/broken"
    HOST_ONLY = "table/host-only"
    MEMBERS_ONLY = "table/members-only"
    # seats
    NO_SEAT = "seat/none"
    TAKEN = "seat/taken"
    NOT_YOURS = "seat/not-yours"
    BAD_LINK = "seat/bad-link"
    STAND_IN = "seat/stand-in"
    NOT_AWAY = "seat/not-away"
    NOT_AWAITED = "seat/not-awaited"
    # actions
    ILLEGAL = "action/illegal"
    UNREADABLE = "action/unreadable"
    STALE = "action/stale"
    NO_UNDO = "action/no-undo"
    NO_HINTS = "action/no-hints"
    # agreement
    PROPOSAL_OPEN = "proposal/open"
    NO_PROPOSAL = "proposal/none"
    # chat
    CHAT_CLOSED = "chat/closed"
    MUTED = "chat/muted"
    BAD_CHAT = "chat/bad"
    # notifications
    BAD_WEBHOOK = "notify/bad-webhook"
    WEBHOOK_FAILED = "notify/failed"
    # the server
    BUSY = "server/busy"
    DISK_FULL = "server/disk-full"
    DISK_FAILED = "server/disk-failed"
    READ_ONLY = "server/read-only"
    LOCKED = "server/locked"
    NO_DATABASE = "server/no-database"
    DAMAGED = "server/damaged"
    NO_BOTS = "server/no-bots"
    NO_ROOM = "server/full"
    STOPPING = "server/stopping"
    FAILED = "server/failed"


STATUS: Final[dict[Code, int]] = {
    Code.MALFORMED: 400,
    Code.TOO_LARGE: 413,
    Code.UNKNOWN: 404,
    Code.METHOD: 405,
    Code.LIMITED: 429,
    Code.SLOW: 408,
    Code.HOST: 421,
    Code.NO_SESSION: 401,
    Code.CSRF: 403,
    Code.ORIGIN: 403,
    Code.WRONG_LOGIN: 403,
    Code.PROOF: 403,
    Code.CODE_WANTED: 403,
    Code.WRONG_CODE: 403,
    Code.PASSKEY: 403,
    Code.PROVIDER: 502,
    Code.SIGN_IN: 403,
    Code.NO_LOCAL: 403,
    Code.BAD_LOGIN: 422,
    Code.BAD_PASSWORD: 422,
    Code.BAD_NAME: 422,
    Code.NO_PERSON: 404,
    Code.UNKNOWN_SESSION: 404,
    Code.NO_TABLE: 404,
    Code.BAD_SETTINGS: 422,
    Code.BLOCKED: 403,
    Code.HOST_ONLY: 403,
    Code.MEMBERS_ONLY: 403,
    Code.NO_SEAT: 404,
    Code.NOT_YOURS: 403,
    Code.BAD_LINK: 403,
    Code.UNREADABLE: 422,
    Code.NO_HINTS: 403,
    Code.CHAT_CLOSED: 403,
    Code.MUTED: 403,
    Code.BAD_CHAT: 422,
    Code.BAD_WEBHOOK: 422,
    Code.WEBHOOK_FAILED: 502,
    Code.BUSY: 503,
    Code.DISK_FULL: 503,
    Code.DISK_FAILED: 503,
    Code.READ_ONLY: 503,
    Code.LOCKED: 503,
    Code.NO_DATABASE: 503,
    Code.DAMAGED: 503,
    Code.NO_BOTS: 503,
    Code.NO_ROOM: 503,
    Code.STOPPING: 503,
    Code.FAILED: 500,
}
"""The HTTP status of a code. A code that is not here has 409: the table is in no state for the request."""


def status_of(code: Code) -> int:
    return STATUS.get(code, 409)


class Refused(Exception):
    """The server says no: a code, a sentence in English, and the rule, if a rule of the game decided it."""

    def __init__(
        self,
        code: Code,
        text: str,
        rule: str | None = None,
        arguments: dict[str, object] | None = None,
        wait: float | None = None,
    ) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text
        self.rule = rule
        self.arguments = arguments
        # seconds until it is worth asking again, rounded, but never down to 0
        self.wait = None if wait is None else max(0.01, round(wait, 2))


NO_ANSWER: Final[dict[Code, tuple[str, float]]] = {
    Code.BUSY: ("the database does not answer; try again", 2.0),
    Code.DISK_FULL: ("nothing can be stored: the disk of the server is full", 5.0),
    Code.DISK_FAILED: ("nothing can be stored: the disk of the server fails", 5.0),
    Code.READ_ONLY: ("nothing can be stored: the database of the server is read-only", 5.0),
    Code.LOCKED: ("nothing can be stored: another program holds the database of the server", 2.0),
    Code.NO_DATABASE: ("the server has lost its database", 2.0),
    Code.DAMAGED: ("a part of the database cannot be read", 60.0),
}
"""What is said when the database fails, and after how many seconds it is worth asking again."""


STORAGE: Final = frozenset(NO_ANSWER)
"""The refusals that the database causes. The log says so once, as a trouble, and not for each of them."""


def no_answer(code: Code = Code.BUSY) -> Refused:
    """The refusal of all that needs the database while it fails in this way."""
    text, wait = NO_ANSWER[code]
    return Refused(code, text, wait=wait)
