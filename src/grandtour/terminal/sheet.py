"""The score sheet: every line of every player."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, JustifyMethod, OverflowMethod, RenderableType
from rich.containers import Lines
from rich.table import Table
from rich.text import Text

from grandtour.core.result import Result
from grandtour.terminal.face import Face

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
JOINT: Final = "\ue000"  # for private use: in no sentence, as wide as a space, and rich does not break a line there

ROOM_FOR_TWO: Final = 96  # columns
SIDE_BY_SIDE: Final = 46  # columns of a table that stands beside another
WIDEST: Final = 90  # columns of a table alone; in a wider one points are too far from their lines


class Unbroken(Text):
    """Text that keeps together what no-break spaces join; rich by itself takes them for spaces."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        joined = Text(self.plain.replace(NO_BREAK, JOINT), self.style, spans=self.spans)
        lines = joined.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        for line in lines:
            line.plain = line.plain.replace(JOINT, " ")
        return lines


def sheet(face: Face, result: Result) -> RenderableType:
    """The players from first to last, side by side where there is room."""
    width = min(face.console.width - 2, WIDEST)
    if len(result.scores) > 1 and face.console.width >= ROOM_FOR_TWO:
        width = SIDE_BY_SIDE
    tables: list[RenderableType] = []
    for place, seats in enumerate(result.ranking):
        for seat in seats:
            table = Table(width=width, box=None, pad_edge=False, padding=(0, 2, 0, 0))
            table.add_column(Text(f"{place + 1}. {face.names[seat]}"), ratio=1)
            table.add_column(face.say("points"), justify="right")
            for line in result.lines[seat]:
                table.add_row(Unbroken(face.line(line)), f"{line.points:+d}")
            table.add_row(Text(face.say("total"), style="bold"), Text(str(result.scores[seat]), style="bold"))
            table.add_row("", "")
            tables.append(table)
    return Columns(tables, padding=(0, 3))
