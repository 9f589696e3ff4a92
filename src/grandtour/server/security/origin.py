"""Finds out which page a request comes from."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

_ORIGIN: Final = re.compile(r"(https?)://(\[[0-9a-f:.]+\]|[^\s/?#@:\[\]\\]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
_SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
_PORTS: Final = {"http": 80, "https": 443}

Origin = tuple[str, str, int]


def parse_origin(text: str) -> Origin | None:
    """Scheme, host and port of `https://example.org` or `http://localhost:8000`; None if it is not one.

    "null" (which a sandboxed frame or a file sends) is not an origin, and neither is a list of origins.
    """
    match = _ORIGIN.fullmatch(text)
    if match is None:
        return None
    scheme = match[1].lower()
    return scheme, match[2].lower(), int(match[3]) if match[3] else _PORTS[scheme]


def same_origin(origin: str | None, host: str, scheme: str, extra: Collection[str] = ()) -> bool:
    """Whether a request comes from our own page: `host` and `scheme` as the client sees us, or one of `extra`.

    Browsers send `Origin` with every unsafe request and every WebSocket handshake. A client that sends none is not a
    browser, and has no cookies but its own, so None is fine. `scheme` may be ws or wss, as a handshake's scope says.
    """
    if origin is None:
        return True
    theirs = parse_origin(origin)
    if theirs is None:
        return False
    ours = parse_origin(f"{_SCHEMES.get(scheme.lower(), '')}://{host}")
    return theirs == ours or theirs in {parse_origin(one) for one in extra}
