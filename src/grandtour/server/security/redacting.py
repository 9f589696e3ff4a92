"""Takes everything out of a log line that could open something; rather a word too many than a secret too few."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

HIDDEN: Final = "[hidden]"
LONGEST: Final = 20_000  # of one text in a log line, tracebacks included

# Seeds and salts open what a running game still hides; anybody could write to the addresses of endpoints and hooks.
_SECRETS: Final = """
    auth authorization cookie cookies csrf dsn endpoint hook key keys link links p256dh passwd password passwords
    salt secret secrets seed session token tokens webhook
    """
SECRETS: Final = frozenset(_SECRETS.split())

# The time of every pattern grows only linearly with the text, because strangers choose some of what is logged.
_NAMES: Final = (
    r"(?:[a-z0-9_-]{0,30}[_-])?"
    r"(?:authorization|cookies?|csrf|endpoint|links?|passwords?|passwd|p256dh|salt|secrets?|seed|tokens?|webhook)"
)
_PATTERNS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern, re.IGNORECASE | re.DOTALL), replacement)
    for pattern, replacement in (
        (r"-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----.*?(?:-----END [A-Z ]{0,40}-----|\Z)", HIDDEN),
        (r"\$argon2[a-z]*\$\S*", HIDDEN),
        # What SQLAlchemy adds to an error: the values that were to be stored.
        (r"\[parameters: [^\n]*", f"[parameters: {HIDDEN}]"),
        # Headers, to the end of the line: a scheme and several values may follow.
        (r"\b((?:set-)?cookie|(?:proxy-)?authorization)(['\"]?\s*[:,]\s*)[^\r\n]+", rf"\1\2{HIDDEN}"),
        # name=value, "name": "value", Name(password='value')
        (
            rf"(?<![a-z0-9])({_NAMES})(['\"]?\s*[=:]\s*)(?:b?'[^'\n]*'|b?\"[^\"\n]*\"|[^\s&;,)\]}}'\"]+)",
            rf"\1\2{HIDDEN}",
        ),
        # user:password@host of any URL, up to the last @: a password may hold one
        (r"\b([a-z][a-z0-9+.-]{0,30}://)[^\s/'\"]*@", rf"\1{HIDDEN}@"),
        # The path of a web address is the secret of a webhook; the host may stay.
        (r"\b((?:https?|wss?)://[^\s/?#'\"<>)\]]+)[/?#][^\s'\"<>)\]]+", rf"\1/{HIDDEN}"),
    )
)

# Our cookies, and any other word that looks random or signed. A hash in hexadecimal does not, and stays.
_COOKIE: Final = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{43}")
_WORD: Final = re.compile(r"[A-Za-z0-9_-]{22,}")
_LINK_LENGTH: Final = 22


def hide_secrets(_logger: object, _method: str, event: Mapping[str, Any]) -> dict[str, Any]:
    """A processor for structlog, the last one before a line is written."""
    return {key: hidden(value, key) for key, value in event.items()}


def hidden(value: Any, name: str = "") -> Any:
    """`value` without its secrets; nothing is left of it if its name says that it is a secret itself."""
    if value is None or isinstance(value, (bool, int, float)):
        return HIDDEN if value and names_a_secret(name) else value
    if names_a_secret(name):
        return HIDDEN
    if isinstance(value, str):
        return hide_in_text(value)
    if isinstance(value, (bytes, bytearray)):
        return hide_in_text(value.decode("latin-1"))
    if isinstance(value, Mapping):
        return {hide_in_text(_text(key)): hidden(inner, _text(key)) for key, inner in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        items = list(value)
        if len(items) == 2 and isinstance(items[0], (str, bytes)):  # a header, or an item of a mapping
            return [hidden(items[0]), hidden(items[1], _text(items[0]))]
        return [hidden(inner) for inner in items]
    return hide_in_text(repr(value))  # here, because a renderer would do it after us


def names_a_secret(name: str) -> bool:
    # session_count is no secret, but telling it apart is not worth the trouble
    return bool(name) and not SECRETS.isdisjoint(re.split(r"[^a-z0-9]+", name.lower()))


def hide_in_text(text: str) -> str:
    if len(text) > LONGEST:
        text = f"{text[:LONGEST]}… ({len(text)} characters)"
    for pattern, replacement in _PATTERNS:
        text = pattern.sub(replacement, text)
    return _WORD.sub(_hide_drawn, _COOKIE.sub(HIDDEN, text))


def safe_path(path: str) -> str:
    """A path for the log: without segments that are long enough for a link's secret, and never long itself."""
    parts = [HIDDEN if len(part) >= 20 else part for part in path[:300].split("/")]
    return hide_in_text("/".join(parts))


def _hide_drawn(match: re.Match[str]) -> str:
    word = match[0]
    mixed = any(c.isupper() for c in word) and any(c.islower() for c in word)
    if not mixed or (len(word) != _LINK_LENGTH and len(word) < 40):
        return word  # among these are ids of persons and tables, which open nothing
    return HIDDEN if any(not c.isalpha() for c in word) else word


def _text(key: object) -> str:
    return key.decode("latin-1") if isinstance(key, bytes) else str(key)
