"""An empty sheet of the end of a game, with comments that explain it: to be filled in, and to be scored as it is."""

from __future__ import annotations

from collections.abc import Callable

from grandtour.core.sheets import comment, quoted, template_head
from grandtour.games.san_francisco.edition import NONE, Edition
from grandtour.games.san_francisco.load import GAME, NO_COLOR


def template(e: Edition, edition: str, say: Callable[..., str]) -> str:
    """`say` has the sentences of locale/*/score.ftl."""
    players = e.seat_counts[-1]
    doubles = [route for route, twin in enumerate(e.twin) if twin != NONE]
    example = (doubles or [0])[0]
    colors = [color for color in e.colors if color != e.colors[e.wild]]
    lines = [
        *template_head(GAME, e, edition, "score-template-SF-players", players, say),
        *comment(say("score-template-SF-routes", colors=", ".join([*colors, NO_COLOR]), doubles=len(doubles))),
        *comment(say("score-template-SF-places", places=", ".join(e.locations))),
        *comment(say("score-template-SF-tickets")),
    ]
    if e.symbols:
        lines += comment(say("score-template-SF-tokens", symbols=", ".join(e.symbols)))
    for number in range(1, players + 1):
        lines += ["", "[[player]]", f"name = {quoted(say('name-seat', number=number))}", "routes = ["]
        if number == 1:
            a, b = e.locations[e.route_a[example]], e.locations[e.route_b[example]]
            color = NO_COLOR if e.route_color[example] < 0 else e.colors[e.route_color[example]]
            lines.append(f'  # "{a} - {b} {color}",' if doubles else f'  # "{a} - {b}",')
        lines += ["]", "tickets = ["]
        if number == 1:
            lines.append(f'  # "{e.locations[e.ticket_a[0]]} - {e.locations[e.ticket_b[0]]}",')
        lines += ["]", "tokens = []"] if e.symbols else ["]"]
    return "\n".join(lines) + "\n"
