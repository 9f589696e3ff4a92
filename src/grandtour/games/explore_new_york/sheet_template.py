"""An empty sheet of the paper game, with comments that explain it: ready to be filled in, and to be scored as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grandtour.core.sheets import comment, template_head
from grandtour.games.explore_new_york.edition import SYMBOLS, Edition, counts
from grandtour.games.explore_new_york.load import GAME

SAME: Final = ('"square triangle triangle"', '"2 triangles, 1 square"', '"stt"')  # as sheet.py reads them


def template(e: Edition, edition: str, say: Callable[..., str]) -> str:
    """`say` has the sentences of locale/*/score.ftl."""
    players = next(n for n in e.seat_counts if n not in e.house_seats)
    x, y = (e.width + 1) // 2, (e.height + 1) // 2
    arc = e.links[-4]  # around the first corner
    lines = [
        *template_head(GAME, e, edition, "score-template-players", players, say),
        *comment(say("score-template-player")),
        '# player = "..."',
        "",
        *comment(say("score-template-links", corner=arc)),
        "links = [",
        f'  # "{x},{y - 1} {x},{y}",',
        f'  # "{x - 1},{y} {x},{y} {x + 1},{y}",',
        "]",
        "",
        *comment(say("score-template-cafes")),
        *(f"#   {cafe_line(e, cafe)}" for cafe in range(len(e.cafes))),
        "# cafes = []",
        "",
        *comment(say("score-template-blocks")),
        "[blocks]",
        *(f'# "{x},{y}" = {same}' for same in SAME),
    ]
    return "\n".join(lines) + "\n"


def cafe_line(e: Edition, cafe: int) -> str:
    symbols = [SYMBOLS[symbol] for symbol, n in enumerate(counts(e.cafe_tourists[cafe])) for _ in range(n)]
    return f"{e.cafes[cafe]:<{max(map(len, e.cafes))}}  {e.point_names[e.cafe_point[cafe]]}  {' '.join(symbols)}"
