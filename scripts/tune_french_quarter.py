"""Finds the weights of French Quarter's signs (bots/french_quarter_value.py) by games of the bot against itself.

    python scripts/tune_french_quarter.py play GAMES.npz --seats 2 --games 2000 --seed 1 [--weights FILE.json]
    python scripts/tune_french_quarter.py fit FILE.json --together GAMES.npz ... --alone GAMES.npz ... --how TEXT

`play` writes what it saw: the signs of sheets during games, and the score that each sheet had at the end. It chooses
whole turns by what the sheet is worth after them, and adds a little luck, by a different amount in each game, so that
there is something to learn. Without weights the judge says what a sheet is worth; the first generation plays like that.

`fit` finds the weights with which the points so far and the signs come nearest to the outcome, by least squares. A
sheet's outcome is half its final score, and half what the fit before expected two rounds later, which depends less on
luck. The weights of neighbouring knots are held together, and all are held near 0, as if some sheets had said so.

Compiled modules make it some ten times faster. It needs numpy; the result is plain data that needs nothing.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import grandtour as gt
from grandtour.bots.french_quarter_guide import GameGuide
from grandtour.bots.french_quarter_signs import Signs
from grandtour.bots.french_quarter_turns import Turn
from grandtour.bots.french_quarter_value import Value
from grandtour.bots.french_quarter_weights import between
from grandtour.core.game import CHANCE
from grandtour.core.picker import Picker
from grandtour.games.french_quarter.game import FrenchQuarter
from grandtour.games.french_quarter.scoring import total
from grandtour.games.french_quarter.state import MOVE, PLAN, TAKE, FQState, task_of

KNOTS = [0, 1, 2, 4, 8, 16]  # turns left for which there are weights
LUCK = (1, 200, 400)  # hundredths of a point that are added to a turn by chance, up to so many
AHEAD = 4  # turns after which the fit before is asked
OWN_SHARE = 0.5  # of the final score in what is fitted, the rest is what was expected AHEAD turns later
TO_ZERO = 30.0  # as if so many sheets had said that a weight is 0
TO_EACH_OTHER = 60.0
FITS = 3

Numbers = NDArray[Any]


def french_quarter() -> FrenchQuarter:
    game = gt.game("french-quarter")
    assert isinstance(game, FrenchQuarter)
    return game


# ---- playing ----------------------------------------------------------------------------------------------------
class Seen:
    """A sheet on the way through a game."""

    def __init__(self, value: Value, s: FQState, seat: int) -> None:
        self.seat = seat
        self.turns = value.judge.turns_left(s, seat)
        self.points = total(value.e, s, seat, True)
        self.signs = np.array(value.signs.read(s, seat), dtype=np.int32)


def play_one(game: FrenchQuarter, guide: GameGuide, seats: int, picker: Picker) -> tuple[list[Seen], list[int]]:
    """The sheets at the beginning of every round and after every turn, and the scores."""
    s = game.new(seats)
    seen: list[Seen] = []
    luck = LUCK[picker.below(len(LUCK))]
    planned = 0
    while actors := game.actors(s):
        seat = actors[0]
        if seat == CHANCE:
            if s.phase == PLAN and s.round != planned:
                planned = s.round
                seen += [Seen(guide.value, s, k) for k in range(seats)]
            game.apply(s, CHANCE, game.draw(s, picker))
            continue
        is_turn = task_of(s) == TAKE
        turn = pick(guide.turns.all(s, seat, 1), luck if is_turn else 1, picker)
        for action in turn.actions:
            game.apply(s, seat, action)
        if is_turn and s.phase == MOVE:
            seen.append(Seen(guide.value, s, seat))
    return seen, game.scores(s)


def pick(turns: list[Turn], luck: int, picker: Picker) -> Turn:
    worths = [turn.worth + picker.below(luck) for turn in turns]
    return turns[worths.index(max(worths))]


def play(out: Path, seats: int, games: int, seed: str, weights: Path | None) -> None:
    game = french_quarter()
    guide = GameGuide(game)
    alone, together = read_weights(weights) if weights else ([], [])
    guide.value = guide.turns.value = Value(game.edition, game.tables, alone, together)
    gc.disable()  # there is nothing to collect, only much to look at
    rows: list[tuple[int, ...]] = []
    signs: list[Numbers] = []
    scores: list[int] = []
    for number in range(games):
        seen, final = play_one(game, guide, seats, Picker(f"{seed}/{number}"))
        scores += final
        for sheet in seen:
            rows.append((number, sheet.seat, sheet.turns, sheet.points, final[sheet.seat]))
            signs.append(sheet.signs)
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {games} games", end="", file=sys.stderr)
    np.savez(out, signs=np.concatenate(signs), lengths=np.array([len(x) for x in signs]), rows=np.array(rows))
    print(f"{games} games, {len(rows)} sheets, scores {np.mean(scores):.1f} ± {np.std(scores):.1f}")


def read_weights(file: Path) -> tuple[list[list[int]], list[list[int]]]:
    data = json.loads(file.read_text("utf-8"))
    return between(data["knots"], data["alone"]), between(data["knots"], data["together"])


# ---- fitting ----------------------------------------------------------------------------------------------------
class Sheets:
    """What was seen in the games of some files."""

    def __init__(self, files: list[Path]) -> None:
        rows, lengths, signs = [], [], []
        games = 0
        for file in files:
            saved = np.load(file)
            rows.append(saved["rows"] + [games, 0, 0, 0, 0])
            lengths.append(saved["lengths"])
            signs.append(saved["signs"])
            games = int(rows[-1][:, 0].max()) + 1
        columns = np.concatenate(rows).T
        self.game, self.seat, self.turns, self.points, self.final = columns
        self.lengths = np.concatenate(lengths)
        read = np.concatenate(signs)
        self.sign, self.count = read >> 6, (read & 63).astype(np.float32)
        self.sheet = np.repeat(np.arange(len(self.lengths)), self.lengths)  # by sign read
        self.begins = np.concatenate([[0], np.cumsum(self.lengths)])
        self.later = self.find_later()

    def find_later(self) -> Numbers:
        """For each sheet, what it was AHEAD turns later or soon after that; -1 if the game was over by then."""
        player = self.game * 8 + self.seat
        order = np.lexsort((-self.turns, player))
        later = np.full(len(order), -1)
        there = 0
        for place, sheet in enumerate(order):
            there = max(there, place + 1)
            while there < len(order) and (other := order[there]) >= 0 and player[other] == player[sheet]:
                if self.turns[other] <= self.turns[sheet] - AHEAD:
                    later[sheet] = other
                    break
                there += 1
        return later

    def table(self, sheets: Numbers, size: int) -> Numbers:
        """A line for each of the sheets, with how often it has every sign."""
        lengths = self.lengths[sheets]
        within = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        read = np.repeat(self.begins[sheets], lengths) + within
        out = np.zeros((len(sheets), size), dtype=np.float32)
        np.add.at(out, (np.repeat(np.arange(len(sheets)), lengths), self.sign[read]), self.count[read])
        return out


def shares() -> Numbers:
    """How much each knot counts, for every number of turns left."""
    return np.array([[np.interp(turns, KNOTS, row) for row in np.eye(len(KNOTS))] for turns in range(KNOTS[-1] + 1)])


def fit(sheets: Sheets, size: int) -> list[list[int]]:
    knots = len(KNOTS)
    share = shares()
    normal = np.zeros((knots, size, knots, size), dtype=np.float32)
    for turns in range(KNOTS[-1] + 1):
        chosen = np.where(sheets.turns == turns)[0]
        for start in range(0, len(chosen), 16384):
            lines = sheets.table(chosen[start : start + 16384], size)
            product = lines.T @ lines
            for a in np.nonzero(share[turns])[0]:
                for b in np.nonzero(share[turns])[0]:
                    normal[a, :, b, :] += share[turns, a] * share[turns, b] * product
    for knot in range(knots):
        normal[knot, range(size), knot, range(size)] += TO_ZERO
    for k in range(knots - 1):
        for x, y, sign in ((k, k, 1), (k + 1, k + 1, 1), (k, k + 1, -1), (k + 1, k, -1)):
            normal[x, range(size), y, range(size)] += sign * TO_EACH_OTHER
    inverse = np.linalg.inv(normal.reshape(knots * size, knots * size))
    wanted = (sheets.final - sheets.points).astype(float)
    turns = sheets.turns[sheets.sheet]
    for number in range(FITS):
        sums = [
            np.bincount(sheets.sign, sheets.count * wanted[sheets.sheet] * share[turns, knot], size)
            for knot in range(knots)
        ]
        weights = (inverse @ np.concatenate(sums)).reshape(knots, size)
        ahead = np.bincount(sheets.sheet, (share @ weights)[turns, sheets.sign] * sheets.count, len(sheets.lengths))
        expected = sheets.points + ahead
        print(f"fit {number + 1}: {np.sqrt(np.mean((expected - sheets.final) ** 2)):.2f} points off")
        later = np.where(sheets.later >= 0, expected[sheets.later], sheets.final)
        wanted = OWN_SHARE * sheets.final + (1 - OWN_SHARE) * later - sheets.points
    return [[round(100 * float(weight)) for weight in of_knot] for of_knot in weights]


def write(out: Path, game: FrenchQuarter, how: str, alone: list[list[int]], together: list[list[int]]) -> None:
    """One line a knot, so that the file can be looked at."""
    lists = []
    for name, weights in (("alone", alone), ("together", together)):
        lines = ",\n".join("  " + json.dumps(of_knot, separators=(",", ":")) for of_knot in weights)
        lists.append(f' "{name}": [\n{lines}\n ]')
    head = f' "how": {json.dumps(how)},\n "edition": {json.dumps(game.edition.hash)},\n "knots": {json.dumps(KNOTS)}'
    out.write_text("{\n" + ",\n".join([head, *lists]) + "\n}\n", encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    to_play = commands.add_parser("play")
    to_play.add_argument("out", type=Path)
    to_play.add_argument("--seats", type=int, default=2)
    to_play.add_argument("--games", type=int, default=1000)
    to_play.add_argument("--seed", default="1")
    to_play.add_argument("--weights", type=Path)
    to_fit = commands.add_parser("fit")
    to_fit.add_argument("out", type=Path)
    to_fit.add_argument("--alone", type=Path, nargs="+", required=True)
    to_fit.add_argument("--together", type=Path, nargs="+", required=True)
    to_fit.add_argument("--how", default="")
    chosen = parser.parse_args()
    if chosen.command == "play":
        play(chosen.out, chosen.seats, chosen.games, chosen.seed, chosen.weights)
        return
    game = french_quarter()
    size = Signs(game.edition, game.tables).size
    write(chosen.out, game, chosen.how, fit(Sheets(chosen.alone), size), fit(Sheets(chosen.together), size))


if __name__ == "__main__":
    main()
