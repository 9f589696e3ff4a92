"""The score sheet: every line of every player."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from grandtour.core.result import Result
from grandtour.terminal.face import Face


def sheet(face: Face, result: Result) -> RenderableType:
    """The players from first to last, side by side where there is room."""
    width = min(face.console.width - 2, 46) if face.console.width >= 96 else face.console.width - 2
    tables: list[RenderableType] = []
    for place, seats in enumerate(result.ranking):
        for seat in seats:
            table = Table(width=width, box=None, pad_edge=False, padding=(0, 2, 0, 0))
            table.add_column(Text(f"{place + 1}. {face.names[seat]}"), ratio=1)
            table.add_column(face.say("points"), justify="right")
            for line in result.lines[seat]:
                table.add_row(Text(face.line(line)), f"{line.points:+d}")
            table.add_row(Text(face.say("total"), style="bold"), Text(str(result.scores[seat]), style="bold"))
            table.add_row("", "")
            tables.append(table)
    return Columns(tables, padding=(0, 3))
