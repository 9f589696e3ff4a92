"""How the command line refuses: with one message that names every fault, its place and what to do; never a traceback.

If there are very many faults, it names the first and counts the others.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import TracebackType
from typing import Final

from grandtour.core.short import LINE, shorten, some

FALSE: Final = 1  # well-formed, but not true; or a bot that failed
FAILED: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


class Refused(Exception):
    """A command cannot be done: this says what is wrong, with all faults, and what to do about it."""

    def __init__(self, text: str, faults: Sequence[object] = (), hint: str = "", code: int = FAILED) -> None:
        super().__init__(text)
        self.text = shorten(text, LINE)
        self.faults = some(faults)
        self.hint = hint
        self.code = code

    def __str__(self) -> str:
        lines = [self.text, *(f"  {fault}" for fault in self.faults)]
        if self.hint:
            lines.append(self.hint)
        return "\n".join(lines)


class Faults:
    """Gathers everything that is wrong with the options of a command, so that one message names it all.

    faults = Faults()
    with faults:
        ...  # may raise Refused
    with faults:
        ...
    faults.finish()
    """

    def __init__(self) -> None:
        self.found: list[Refused] = []

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None) -> bool:
        if isinstance(error, Refused):
            if str(error) not in map(str, self.found):  # what is wrong for each of several games is said once
                self.found.append(error)
            return True
        return False

    def finish(self) -> None:
        if len(self.found) == 1:
            raise self.found[0]
        if self.found:
            faults = [str(refused).replace("\n", "\n  ") for refused in self.found]
            raise Refused(f"{len(faults)} things are wrong:", faults)


def complain(refused: Refused) -> None:
    print(f"grandtour: {refused}", file=sys.stderr)
