"""What keeps the server from doing its work, for as long as it does: for `/ready`, the log and the figures.

Whoever notices begins a trouble, and ends it when the work succeeds again. A trouble that goes on is said once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import structlog

from grandtour.server.codes import Code

log = structlog.get_logger("grandtour.troubles")


@dataclass(frozen=True)
class Trouble:
    code: Code
    text: str
    """what is wrong, and what to do about it, as a sentence for the administrator"""
    unready: bool = True
    """whether the server cannot serve: then `/ready` answers 503"""


class Troubles:
    """Those of one process. Its methods are called on the event loop only."""

    def __init__(self, changed: Callable[[Code, bool], None] = lambda code, on: None) -> None:
        self._now: dict[Code, Trouble] = {}
        self._changed = changed

    def begin(self, trouble: Trouble) -> None:
        before = self._now.get(trouble.code)
        self._now[trouble.code] = trouble
        if before is None:
            self._changed(trouble.code, True)
            log.error("trouble", code=str(trouble.code), text=trouble.text)

    def end(self, code: Code) -> None:
        if self._now.pop(code, None) is not None:
            self._changed(code, False)
            log.info("trouble is over", code=str(code))

    def now(self) -> list[Trouble]:
        return list(self._now.values())

    def __contains__(self, code: Code) -> bool:
        return code in self._now

    @property
    def unready(self) -> bool:
        return any(trouble.unready for trouble in self._now.values())
