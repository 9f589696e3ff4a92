"""How the command line refuses: one message that names every fault, its place and what to do; never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

FALSE: Final = 1  # well-formed, but not true; or a bot that failed
FAILED: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


class Refused(Exception):
    """Cannot be done: what is wrong, all faults, and what to do about it."""

    def __init__(self, text: str, faults: Sequence[object] = (), hint: str = "", code: int = FAILED) -> None:
        super().__init__(text)
        self.text = text
        self.faults = [str(fault) for fault in faults]
        self.hint = hint
        self.code = code

    def __str__(self) -> str:
        lines = [self.text, *(f"  {fault}" for fault in self.faults)]
        if self.hint:
            lines.append(self.hint)
        return "\n".join(lines)


def complain(refused: Refused) -> None:
    print(f"grandtour: {refused}", file=sys.stderr)
