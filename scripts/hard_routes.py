"""Looks for boards on which finding the best Final Route of Explore New York takes long.

    python scripts/hard_routes.py --minutes 10 --seed 1 --out FILE.json
    python scripts/hard_routes.py --minutes 10 --seed 1 --links 58-76 --blocks 36

It climbs: it changes links and tourists of a board a little, and goes on from the changed board if the solver needed at
least nearly as many steps for it. Boards stay connected and have as many links as the longest game can draw, or as
--links says; the blocks are those of the edition. After a while without progress it starts afresh. Ctrl-C ends it
early; the hardest board of each start is kept, and the one that took longest is told.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import monotonic, process_time
from typing import TypedDict

import grandtour as gt
from grandtour.bench_route import Board, random_board
from grandtour.games.explore_new_york.edition import Edition, counts, tourists_of
from grandtour.games.explore_new_york.load import load
from grandtour.games.explore_new_york.route import Best, Watch
from grandtour.games.explore_new_york.route_graph import Network

KEPT = 12  # boards written
SLACK = 0.9  # a board may be so much easier than the one it came from
MOST = 1_000_000  # steps for one board


class Hard(TypedDict):
    nodes: int
    ms: float
    best: int
    links: list[str]
    tourists: dict[str, list[int]]  # by block: circles, squares, triangles


class Enough(Watch):
    def __init__(self) -> None:
        super().__init__(MOST)

    def seen(self, nodes: int, best: int, bound: int) -> bool:
        return False


class Climber:
    def __init__(self, e: Edition, picker: gt.Picker, links: tuple[int, int], blocks: int) -> None:
        self.e = e
        self.picker = picker
        self.links = links  # the fewest and the most
        self.blocks = blocks  # that may have tourists
        self.longest = 0.0  # CPU seconds for a board

    def start(self) -> Board:
        least, most = self.links
        links, tourists = random_board(self.e, self.picker, least + self.picker.below(most - least + 1))
        for _ in range(self.blocks):  # a game's, and if there may be many more, those
            self.move_tourists(tourists)
        return links, tourists

    def steps(self, board: Board) -> int:
        start = process_time()
        nodes = Best(self.e, board[0], board[1], -1, Enough()).nodes
        self.longest = max(self.longest, process_time() - start)
        return nodes

    def changed(self, board: Board) -> Board:
        links, tourists = list(board[0]), list(board[1])
        for _ in range(1 + self.picker.below(3)):
            if self.picker.below(3):
                self.move_link(links)
            else:
                self.move_tourists(tourists)
        return links, tourists

    def move_link(self, links: list[int]) -> None:
        """Another place for one link, or one more or less, so that the board stays connected."""
        for _ in range(50):
            least, most = self.links
            others = list(links)
            if len(links) == most or self.picker.below(3 if least < most else 1) == 0:
                others.pop(self.picker.below(len(others)))
            if len(links) == least or self.picker.below(3 if least < most else 1) == 0:
                new = self.picker.below(len(self.e.links))
                if new not in links:
                    others.append(new)
            others.sort()
            if others != links and least <= len(others) and len(Network(self.e, others).parts(self.e)) == 1:
                links[:] = others
                return

    def move_tourists(self, tourists: list[int]) -> None:
        full = [block for block in range(len(tourists)) if tourists[block]]
        block = self.picker.below(len(tourists))
        if self.picker.below(2) and full:  # two blocks exchange their tourists
            old = full[self.picker.below(len(full))]
            tourists[block], tourists[old] = tourists[old], tourists[block]
        elif tourists[block] or len(full) < self.blocks:  # the block gets other tourists
            most = 5 if tourists[block] else 4
            tourists[block] = tourists_of([self.picker.below(3) for _ in range(self.picker.below(most + 1))])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--links", type=span, default=(36, 36), metavar="N or N-M", help="how many links (a game: 36)")
    parser.add_argument("--blocks", type=int, default=9, help="how many blocks have tourists at most (a game: 9)")
    parser.add_argument("--patience", type=int, default=1500, help="changes without progress before a new start")
    parser.add_argument("--edition", default="grand-tour")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    e = load(options.edition)
    climber = Climber(e, gt.Picker(seed=options.seed), options.links, options.blocks)
    until = monotonic() + options.minutes * 60
    found: list[Hard] = []
    try:
        while monotonic() < until:
            found.append(climb(climber, until, options.patience))
            last = found[-1]["nodes"]
            found.sort(key=lambda hard: -hard["nodes"])
            worst = found[0]
            text = f"hardest {worst['nodes']} steps, {worst['ms']:.1f} ms; longest {climber.longest * 1e3:.1f} ms"
            print(f"{last:>8} … {text}", flush=True)
            keep(options.out, found)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
    return 0


def span(text: str) -> tuple[int, int]:
    least, _, most = text.partition("-")
    return int(least), int(most or least)


def climb(climber: Climber, until: float, patience: int) -> Hard:
    """One start, until nothing got harder for a while."""
    board = climber.start()
    nodes = climber.steps(board)
    top, hardest = nodes, board
    waited = 0
    while waited < patience and monotonic() < until:
        other = climber.changed(board)
        needed = climber.steps(other)
        if needed >= nodes * SLACK:
            board, nodes = other, needed
        waited += 1
        if needed > top:
            top, hardest = needed, other
            waited = 0
            print(f"{top:>8} steps", end="\r", flush=True)
    return described(climber.e, hardest)


def described(e: Edition, board: Board) -> Hard:
    links, tourists = board
    times: list[float] = []
    for _ in range(3):
        start = process_time()
        best = Best(e, links, tourists, -1, Enough())
        times.append(process_time() - start)
    return {
        "nodes": best.nodes,
        "ms": round(min(times) * 1e3, 2),
        "best": best.total,
        "links": [e.links[link] for link in links],
        "tourists": {e.blocks[block]: counts(tourists[block]) for block in range(len(tourists)) if tourists[block]},
    }


def keep(out: Path | None, found: list[Hard]) -> None:
    if out:
        lines = [json.dumps(hard) for hard in found[:KEPT]]
        out.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
