"""Writes the golden files anew: `python -m tests.golden.make`. Only for a change that is meant, such as another map.

- golden/san-francisco/*.game: whole recorded games
- golden/san-francisco/results: what each of them ended with
- counts/san-francisco.counts: how many positions there are a few steps on
- snapshots/san-francisco/order.txt: the legal actions of some positions, in their order

and the same for explore-new-york (new_york.py) and french-quarter (quarter.py).
"""

from __future__ import annotations

from grandtour.core.game import CHANCE
from grandtour.core.match import Match
from grandtour.core.picker import Picker
from grandtour.games.san_francisco.actions import Claim
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import SFState
from tests.builders import Table, new_table, san_francisco, table
from tests.golden import new_york, quarter
from tests.golden.common import TESTS, count, result_line

GAMES = TESTS / "golden" / "san-francisco"
COUNTS = TESTS / "counts" / "san-francisco.counts"
ORDER = TESTS / "snapshots" / "san-francisco" / "order.txt"

# name: edition, seats, seed, how the players play
RECORDED = {
    "two-players": ("grand-tour", 2, 11, "any"),
    "three-players": ("grand-tour", 3, 12, "any"),
    "four-players": ("grand-tour", 4, 13, "any"),
    "two-ticket-collectors": ("grand-tour", 2, 14, "tickets"),
    "four-card-collectors": ("grand-tour", 4, 15, "draw"),
    "three-builders": ("grand-tour", 3, 16, "claim"),
    "tiny-two-players": ("tiny", 2, 17, "any"),
    "tiny-three-players": ("tiny", 3, 18, "any"),
    "tiny-two-all-pass": ("tiny", 2, 50, "hoard"),
    "tiny-three-all-pass": ("tiny", 3, 0, "hoard"),
}

# edition, seats, depth; from an empty table, and from the first turn of `table(seats, edition)`
COUNTED_NEW = [("grand-tour", 2, 6), ("grand-tour", 4, 6), ("tiny", 2, 6), ("tiny", 3, 6)]
COUNTED_TURN = [
    *(("grand-tour", seats, depth) for seats in (2, 3, 4) for depth in (1, 2, 3, 4)),
    *(("tiny", seats, depth) for seats in (2, 3) for depth in (1, 2, 3, 4, 5, 6)),
]


def choose(m: Match, seat: int, how: str, picker: Picker) -> str:
    """`hoard` keeps two cars or more, so that nobody begins the last round; the others prefer one verb, or none."""
    legal = m.legal(seat)
    texts = [m.game.write(a) for a in legal]
    if how == "hoard":
        assert isinstance(m.game, SanFrancisco)
        assert isinstance(m.state, SFState)
        length = m.game.edition.route_length
        draws = [t for t in texts if t.partition(" ")[0] in ("draw", "take", "tickets")]
        cars = m.state.cars[seat]
        claims = [m.game.write(a) for a in legal if isinstance(a, Claim) and cars - length[a.route] >= 2]
        if claims and (picker.below(3) or not draws):
            texts = claims
        elif draws:
            texts = draws
    elif picker.below(2):
        texts = [t for t in texts if t.partition(" ")[0] == how] or texts
    return texts[picker.below(len(texts))]


def record(edition: str, seats: int, seed: int, how: str) -> Match:
    m, picker = Match(san_francisco(edition), seats, seed=seed), Picker(f"p1 {seed}")
    while not m.over:
        m.play(m.actors[0], choose(m, m.actors[0], how, picker))
    return m


def count_lines() -> list[str]:
    lines = ["# edition seats depth nodes: tests/golden/make.py writes them", "[from the empty table]"]
    for edition, seats, depth in COUNTED_NEW:
        t = new_table(seats, edition)
        lines.append(f"{edition} {seats} {depth} {count(t.game, t.state, depth)}")
    lines.append("[from the first turn of table(seats, edition)]")
    for edition, seats, depth in COUNTED_TURN:
        t = table(seats, edition)
        lines.append(f"{edition} {seats} {depth} {count(t.game, t.state, depth)}")
    return lines


def ordered() -> dict[str, Table]:
    """Positions of every kind of decision."""
    rich = table(3).hand(0, ferry=3, black=3, red=2).market("red", "ferry", "red", "blue", "orange")
    rich.owner("golden-gate-bridge", "presidio", 1, "red").owner("castro", "mission", 0, "green")
    choosing = new_table(2, "tiny").play("stack moon", "stack sun")
    choosing.cards("red", "red", "blue", "blue", "boat", "green", "red", "blue", "green", "green")
    choosing.play(*(f"ticket {n}" for n in (7, 2, 5, 1, 9, 4)))
    placing = choosing.copy().play_as(0, "keep 2+7").play_as(1, "keep 1+9").play("first 0")
    return {
        "the empty table": new_table(2),
        "choosing the first tickets": choosing,
        "placing a stack": placing,
        "a first turn": table(2),
        "a turn with many payments": rich,
        "the second card": rich.copy().play("take red").cards("purple"),
        "tickets drawn": table(4).play("tickets", "ticket 7", "ticket 3"),
        "two tokens": table(2).hand(0, orange=2).claim("mission", "potrero-hill", orange=2),
        "a turn on tiny": table(3, "tiny").hand(0, green=2, boat=3, red=1),
        "chance deals a card": table(2).play("draw"),
        "chance deals a ticket": table(2).ticket_deck(4, 9, 1, returned=(3,), rest=1).play("tickets"),
    }


def order_text() -> str:
    blocks = []
    for name, t in ordered().items():
        who = t.actors[0]
        lines = [f"# {name}: {'chance' if who == CHANCE else f'seat {who}'}", *t.legal()]
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def main() -> None:
    for file in (GAMES, COUNTS.parent, ORDER.parent):
        file.mkdir(parents=True, exist_ok=True)
    results = []
    for name, (edition, seats, seed, how) in RECORDED.items():
        m = record(edition, seats, seed, how)
        (GAMES / f"{name}.game").write_text(str(m.record()), encoding="utf-8")
        results.append(result_line(name, m))
    (GAMES / "results").write_text("\n".join(results) + "\n", encoding="utf-8")
    COUNTS.write_text("\n".join(count_lines()) + "\n", encoding="utf-8")
    ORDER.write_text(order_text(), encoding="utf-8")
    new_york.write()
    quarter.write()


if __name__ == "__main__":
    main()
