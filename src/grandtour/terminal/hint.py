"""What a bot would do in the player's place: its actions, what they promise, and why."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from grandtour.bots import hints
from grandtour.bots.bot import Advice
from grandtour.core.match import Match
from grandtour.terminal.face import Face, Menu


def hint_for(face: Face, match: Match, seat: int, menu: Menu) -> RenderableType:
    """The hint, best action first; each has its number in the menu, if any, and its notation: one can type either."""
    view = match.view(seat)
    # The same position gives the same hint, unless time cuts the search short.
    seed = f"hint/{len(match.steps)}"
    found = hints.hint(match.game, view, match.legal(seat), match.sampler(seat), hints.clock(match.game), seed)
    numbers = {choice.action: str(number) for number, _, choice in menu.numbered() if choice.action is not None}
    table = Table.grid(padding=(0, 1))
    table.add_column()
    table.add_column(justify="right", style="bold cyan")
    table.add_column()
    for advice in found:
        said = Text(face.words.action_now(advice.action, view), style="bold")
        said.append(f"  {match.game.write(advice.action)}", style="not bold dim")
        table.add_row(face.arrow if advice is found[0] else "", numbers.get(advice.action, ""), said)
        reason = face.words.reason(advice.reason, advice.arguments)
        told = " · ".join([*figures(face, advice), reason]) if reason else " · ".join(figures(face, advice))
        if told:
            table.add_row("", "", Text(told))
    parts: list[RenderableType] = [Text(face.say("hint"), style="dim"), table]
    if not hints.have_figures(match.game):
        parts.append(Text(face.say("hint-no-figures"), style="dim"))
    return Group(*parts)


def figures(face: Face, advice: Advice) -> list[str]:
    """The figures in whole numbers, as a bot does not know better."""
    out: list[str] = []
    if advice.win is not None:
        out.append(face.say("hint-win", percent=round(advice.win * 100)))
    if advice.score is not None:
        out.append(face.say("hint-score", score=round(advice.score)))
    return out
