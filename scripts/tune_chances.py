"""Find out how far the chances to win that search reckons with are from how games end (bots/chances.py).

    python scripts/tune_chances.py --games 120 --seed 1 [--nodes 300] [--jobs 2] [--write] [GAME ...]

Search plays with itself, as many games as asked for with two players, and half as many with three and with four. At
each choice it notes the chance that it gives its best move; the end says who won. Two numbers for each game, a stretch
and a shift of the log-odds, make the noted chances fit the ends best (maximum likelihood). It prints them, and how the
chances do at the first choices, where all seats together must have 1, before and after. With --write they are kept.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import grandtour as gt
from grandtour import bots
from grandtour.bots import by_game, chances
from grandtour.bots.search import logistic
from grandtour.bots.search_bot import SearchBot
from grandtour.processes import in_processes

FILE = Path(__file__).parent.parent / "src/grandtour/bots/data/chances.json"
STEPS = 25  # of Newton's method; it is there after a few

Task = tuple[str, int, str, int]
Noted = tuple[float, float, bool]  # the log-odds beside an even chance, what came of it, whether a seat's first choice


def play(task: Task) -> list[Noted]:
    name, seats, seed, nodes = task
    game = gt.game(name)
    match = gt.Match(game, seats, seed)
    players = [SearchBot("search", game, by_game.guide(game), f"{seed}/{seat}", nodes) for seat in range(seats)]
    noted: list[tuple[int, float]] = []
    while match.actors:
        seat = match.actors[0]
        bot, view, legal, sampler = players[seat], match.view(seat), match.legal(seat), match.sampler(seat)
        if len(legal) == 1 or (bot.rest and legal == bot.expected):
            match.play(seat, bot.choose(view, legal, sampler, bots.Clock()))
            continue
        best = bot.think(view, legal, sampler, bots.Clock(), 1)[0]
        if best.wins:
            noted.append((seat, chances.beside_even(best.mean(), seats)))
        match.play(seat, bot.step(view, best.move.actions, sampler))
    result = match.result()
    assert result is not None
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    first = {seat: next(k for k, (who, _) in enumerate(noted) if who == seat) for seat in {who for who, _ in noted}}
    return [(x, won[seat], first[seat] == k) for k, (seat, x) in enumerate(noted)]


def fit(noted: list[tuple[float, float, float]]) -> tuple[float, float]:
    """Stretch and shift; of each row the log-odds of an even chance, those noted beside it, and what came of it."""
    stretch, shift = 1.0, 0.0
    for _ in range(STEPS):
        g0 = g1 = h00 = h01 = h11 = 1e-9
        for even, x, won in noted:
            p = logistic(even + stretch * x + shift)
            g0 += (won - p) * x
            g1 += won - p
            h00 += p * (1 - p) * x * x
            h01 += p * (1 - p) * x
            h11 += p * (1 - p)
        det = h00 * h11 - h01 * h01
        stretch += (h11 * g0 - h01 * g1) / det
        shift += (h00 * g1 - h01 * g0) / det
    return stretch, shift


def loss(noted: list[tuple[float, float, float]], stretch: float, shift: float) -> float:
    """Mean log-likelihood lost on an outcome."""
    total = 0.0
    for even, x, won in noted:
        p = logistic(even + stretch * x + shift)
        total -= won * math.log(p) + (1 - won) * math.log(1 - p)
    return total / len(noted)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games_", nargs="*", metavar="GAME", default=gt.games())
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    kept = json.loads(FILE.read_text("utf-8"))
    for name in asked.games_:
        rows: list[tuple[float, float, float]] = []
        firsts: dict[int, list[float]] = {}
        for seats in (2, 3, 4):
            games = asked.games if seats == 2 else asked.games // 2
            tasks = [(name, seats, f"{asked.seed}/{number}", asked.nodes) for number in range(games)]
            even = chances.log_odds(1 / seats)
            for done, noted in enumerate(in_processes(play, tasks, asked.jobs)):
                rows += [(even, x, won) for x, won, _ in noted]
                firsts.setdefault(seats, []).extend(x for x, _, first in noted if first)
                if sys.stderr.isatty():
                    print(f"\r{name}, {seats} players: {done + 1} of {games} games ", end="", file=sys.stderr)
        stretch, shift = fit(rows)
        print(f"{name}: stretch {stretch:.3f}, shift {shift:.3f}; {len(rows)} choices", flush=True)
        print(f"  log-likelihood lost on each: {loss(rows, 1, 0):.3f} before, {loss(rows, stretch, shift):.3f} after")
        for seats, found in firsts.items():
            even = chances.log_odds(1 / seats)
            for what, a, b in (("before", 1.0, 0.0), ("after", stretch, shift)):
                mean = sum(logistic(even + a * x + b) for x in found) / len(found)
                print(f"  {seats} players, first choices, {what}: {100 * mean:.1f} % (even: {100 / seats:.1f} %)")
        kept["games"][name] = [round(1000 * stretch), round(1000 * shift)]
    if asked.write:
        kept["how"] = (
            f"scripts/tune_chances.py --games {asked.games} --seed {asked.seed} --nodes {asked.nodes}, "
            f"{datetime.now(UTC).date()}: stretch and shift of log-odds, thousandths"
        )
        games = ",\n".join(f'  "{name}": {json.dumps(pair)}' for name, pair in kept["games"].items())
        text = f'{{\n "how": {json.dumps(kept["how"])},\n "games": {{\n{games}\n }}\n}}\n'
        FILE.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
