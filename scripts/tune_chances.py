"""Finds out how far the chances to win that search computes are from how games end (bots/chances.py).

    python scripts/tune_chances.py --games 120 --seed 1 [--nodes 300] [--jobs 2] [--write] [GAME ...]
    python scripts/tune_chances.py --games 120 --seed 1 --edition FILE [--write]

Search plays against itself: as many games as asked for with two players, and half as many with three and with four. At
each choice it notes the chance and the points that it expects of its best move; the end of the game says who won, and
with how many points. Two numbers, a stretch and a shift of the log-odds, are found that make the noted chances fit the
ends best (maximum likelihood). The script prints them; it also prints the chances at the first choices before and
after, where all seats together must have 1, and how far the points were off there. With --write it keeps the numbers
under the edition's hash: from then on, hints on that edition tell figures. Without --edition it takes our own edition
of each GAME, or of all.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
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
STEPS = 25  # of Newton's method, which needs only a few
MOST = 10  # of stretch and shift together; beyond that the fit runs away

Task = tuple[str, Path | None, int, str, int]
# Log-odds compared with an even chance, the outcome, whether it was a seat's first choice, and how many points too
# many.
Noted = tuple[float, float, bool, float]


def play(task: Task) -> list[Noted]:
    name, edition, seats, seed, nodes = task
    game = gt.game(name, edition)
    match = gt.Match(game, seats, seed)
    players = [SearchBot("search", game, by_game.guide(game), f"{seed}/{seat}", nodes) for seat in range(seats)]
    noted: list[tuple[int, float, float]] = []
    while match.actors:
        seat = match.actors[0]
        bot, view, legal, sampler = players[seat], match.view(seat), match.legal(seat), match.sampler(seat)
        if len(legal) == 1 or (bot.rest and legal == bot.expected):
            match.play(seat, bot.choose(view, legal, sampler, bots.Clock()))
            continue
        best = bot.think(view, legal, sampler, bots.Clock(), 1)[0]
        if best.wins:
            noted.append((seat, chances.beside_even(best.mean(), seats), best.score() / 100))
        match.play(seat, bot.step(view, best.move.actions, sampler))
    result = match.result()
    assert result is not None
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    first = {seat: k for k, (seat, _, _) in reversed(list(enumerate(noted)))}
    scores = result.scores
    return [(x, won[seat], first[seat] == k, points - scores[seat]) for k, (seat, x, points) in enumerate(noted)]


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
        if det <= 0:
            break
        stretch += (h11 * g0 - h01 * g1) / det
        shift += (h00 * g1 - h01 * g0) / det
        if abs(stretch) + abs(shift) > MOST:
            break
    if det <= 0 or stretch <= 0 or abs(stretch) + abs(shift) > MOST:
        raise SystemExit("These games are too few, or too short, to fit chances to: ask for more with --games.")
    return stretch, shift


def loss(noted: list[tuple[float, float, float]], stretch: float, shift: float) -> float:
    """Mean log-likelihood lost on an outcome."""
    total = 0.0
    for even, x, won in noted:
        p = logistic(even + stretch * x + shift)
        total -= won * math.log(p) + (1 - won) * math.log(1 - p)
    return total / len(noted)


def measure(game: gt.Game, edition: Path | None, games: int, seed: str, nodes: int, jobs: int) -> tuple[int, int]:
    """Stretch and shift in thousandths; prints them, and what they are worth."""
    rows: list[tuple[float, float, float]] = []
    firsts: dict[int, list[float]] = {}
    too_many: list[float] = []
    for seats in game.seat_counts:
        if seats == 1:
            continue
        asked = games if seats == 2 else games // 2
        tasks: list[Task] = [(game.name, edition, seats, f"{seed}/{number}", nodes) for number in range(asked)]
        even = chances.log_odds(1 / seats)
        for done, noted in enumerate(in_processes(play, tasks, jobs)):
            rows += [(even, x, won) for x, won, _, _ in noted]
            firsts.setdefault(seats, []).extend(x for x, _, first, _ in noted if first)
            too_many += [off for _, _, first, off in noted if first]
            if sys.stderr.isatty():
                print(f"\r{game.name}, {seats} players: {done + 1} of {asked} games ", end="", file=sys.stderr)
    stretch, shift = fit(rows)
    print(f"{game.name} ({game.edition_id}): stretch {stretch:.3f}, shift {shift:.3f}; {len(rows)} choices", flush=True)
    print(f"  log-likelihood lost on each: {loss(rows, 1, 0):.3f} before, {loss(rows, stretch, shift):.3f} after")
    for seats, found in firsts.items():
        even = chances.log_odds(1 / seats)
        for what, a, b in (("before", 1.0, 0.0), ("after", stretch, shift)):
            mean = sum(logistic(even + a * x + b) for x in found) / len(found)
            print(f"  {seats} players, first choices, {what}: {100 * mean:.1f} % (even: {100 / seats:.1f} %)")
    print(f"  points at first choices: {statistics.mean(too_many):+.1f} off (sd {statistics.pstdev(too_many):.1f})")
    return round(1000 * stretch), round(1000 * shift)


def write(kept: dict[str, dict[str, object]], about: str) -> None:
    fits = ",\n".join(f'  "{edition_hash}": {json.dumps(fit)}' for edition_hash, fit in kept.items())
    text = f'{{\n "about": {json.dumps(about)},\n "editions": {{\n{fits}\n }}\n}}\n'
    FILE.write_text(text, encoding="utf-8", newline="\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--edition", type=Path, help="a file; it says itself which game it is for")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.edition is not None and asked.names:
        parser.error("--edition says which game it is: name none")
    games = [gt.GAMES.from_file(asked.edition)] if asked.edition else [gt.game(n) for n in asked.names or gt.games()]
    data = json.loads(FILE.read_text("utf-8"))
    for game in games:
        stretch, shift = measure(game, asked.edition, asked.games, asked.seed, asked.nodes, asked.jobs)
        options = f"--games {asked.games} --seed {asked.seed} --nodes {asked.nodes}"
        data["editions"][game.edition_hash] = {
            "game": game.name,
            "edition": game.edition_id,
            "stretch": stretch,
            "shift": shift,
            "how": f"scripts/tune_chances.py {options}, {datetime.now(UTC).date()}",
        }
    if asked.write:
        write(data["editions"], data["about"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
