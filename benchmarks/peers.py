"""Random play of Grand Tour beside OpenSpiel and Catanatron: one run, one process, one table.

    python benchmarks/peers.py [--seconds S] [--seats N] [--json]

How each engine is driven, always by the shortest plain Python loop its public interface allows:

* Grand Tour: `actors`, `legal_actions`, `apply`; at a chance node `draw` with our own `Picker`. A second
  row ("outcomes listed") chooses from `legal_actions` and `weights` in the loop, as OpenSpiel's must.
* OpenSpiel (C++ games through pyspiel): `current_player`, `legal_actions`, `apply_action` (not
  `apply_action_with_legality_check`); at a chance node an outcome is chosen by `chance_outcomes`.
* Catanatron: `playable_actions`, then `execute(action, validate_action=False)`. Not `Game.play()`,
  which also copies the game twice, asks player objects and validates every action: the loop here
  is a little faster. Dice and cards are drawn inside its `execute` by the `random` module.

Every choice is made from the same source, the `random()` of one `random.Random`: an index is
`int(random() * n)`, and a weighted draw subtracts the weights one by one from such a number. Only Grand
Tour's `draw` uses our `Picker` instead, which is the slower source.

A decision is an action of a player, forced ones too; chance is never counted, but its time is.
Creating the game is inside the measured time. Only whole games are played. Time is CPU time.

The speed of a shared machine drifts by half within seconds, so the engines take turns in short
slices: ours, a peer, ours, the next peer, and so on for many rounds. A ratio is taken between a
peer's slice and the slice of ours right before it, and the median of these pairs is reported (with
the middle half of them), beside the median speed of each. No engine is given its best slice. A copy
is timed over positions halfway through random games.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import platform
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from statistics import median, quantiles
from time import process_time
from typing import Any

Rnd = Callable[[], float]
ENDLESS = sys.maxsize
SPIEL_GAMES = ("hearts", "backgammon", "connect_four")
SLICE = 0.1  # CPU seconds of play; a slice ends with copies for a fifth of that
HALFWAY = 16  # positions copied
PINS = {"open_spiel": "2.0.2", "catanatron": "3.2.1"}
SETUP = """\
  python -m venv .venv-peers
  .venv-peers/bin/pip install -r benchmarks/peers-requirements.txt .
  .venv-peers/bin/python benchmarks/peers.py"""


@dataclass
class Engine:
    """One engine with one game: how to play it, how to copy a position, and what was measured."""

    name: str
    play: Callable[[Rnd, int], tuple[Any, int]]  # (random, stop after) -> position, decisions made
    copy: Callable[[Any], object]
    games: int = 0  # in a slice
    copies: int = 0  # of all the halfway positions, in a slice
    halfway: list[Any] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    copy_us: list[float] = field(default_factory=list)
    lengths: list[float] = field(default_factory=list)

    def prepare(self) -> None:
        """Warm up, and find how many games and copies fill a slice."""
        rnd = random.Random(0).random
        start = process_time()
        while self.games == 0 or process_time() - start < SLICE:
            self.play(rnd, ENDLESS)
            self.games += 1
        for seed in range(HALFWAY):
            length = self.play(random.Random(seed).random, ENDLESS)[1]
            self.halfway.append(self.play(random.Random(seed).random, length // 2)[0])
        start = process_time()
        while self.copies == 0 or process_time() - start < SLICE / 5:
            self.copy_all()
            self.copies += 1

    def copy_all(self) -> None:
        copy = self.copy
        for position in self.halfway:
            copy(position)

    def slice(self, seed: int) -> float:
        """Play one slice, then copy; decisions a second."""
        rnd = random.Random(seed).random
        gc.collect()
        decisions = 0
        start = process_time()
        for _ in range(self.games):
            decisions += self.play(rnd, ENDLESS)[1]
        rate = decisions / (process_time() - start)
        start = process_time()
        for _ in range(self.copies):
            self.copy_all()
        self.copy_us.append((process_time() - start) / (self.copies * len(self.halfway)) * 1e6)
        self.lengths.append(decisions / self.games)
        self.rates.append(rate)
        return rate

    def figures(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "decisions_per_s": median(self.rates),
            "copy_us": median(self.copy_us),
            "decisions_per_game": sum(self.lengths) / len(self.lengths),
        }


def grand_tour(seats: int) -> Engine:
    gt = importlib.import_module("grandtour")
    chance = gt.CHANCE
    game = gt.game("san-francisco")
    picker = gt.Picker(seed=1)

    def play(rnd: Rnd, stop: int) -> tuple[Any, int]:
        state = game.new(seats=seats)
        decisions = 0
        while decisions < stop:
            who = game.actors(state)
            if not who:
                break
            seat = who[0]
            if seat == chance:
                action = game.draw(state, picker)
            else:
                actions = game.legal_actions(state, seat)
                action = actions[int(rnd() * len(actions))]
                decisions += 1
            game.apply(state, seat, action)
        return state, decisions

    return Engine(f"Grand Tour san-francisco ({seats} seats)", play, lambda state: state.copy())


def grand_tour_listed(seats: int) -> Engine:
    gt = importlib.import_module("grandtour")
    chance = gt.CHANCE
    game = gt.game("san-francisco")

    def play(rnd: Rnd, stop: int) -> tuple[Any, int]:
        state = game.new(seats=seats)
        decisions = 0
        while decisions < stop:
            who = game.actors(state)
            if not who:
                break
            seat = who[0]
            actions = game.legal_actions(state, seat)
            if seat == chance:
                weights = game.weights(state)
                left = rnd() * sum(weights)
                action = actions[-1]
                for outcome, weight in zip(actions, weights, strict=False):
                    left -= weight
                    if left < 0:
                        action = outcome
                        break
            else:
                action = actions[int(rnd() * len(actions))]
                decisions += 1
            game.apply(state, seat, action)
        return state, decisions

    return Engine("Grand Tour, outcomes listed", play, lambda state: state.copy())


def open_spiel(name: str) -> Engine:
    pyspiel = importlib.import_module("pyspiel")
    chance, over = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
    game = pyspiel.load_game(name)

    def play(rnd: Rnd, stop: int) -> tuple[Any, int]:
        state = game.new_initial_state()
        decisions = 0
        while decisions < stop:
            seat = state.current_player()
            if seat == over:
                break
            if seat == chance:
                outcomes = state.chance_outcomes()
                left = rnd()
                action = outcomes[-1][0]
                for outcome, weight in outcomes:
                    left -= weight
                    if left < 0:
                        action = outcome
                        break
            else:
                actions = state.legal_actions()
                action = actions[int(rnd() * len(actions))]
                decisions += 1
            state.apply_action(action)
        return state, decisions

    return Engine(f"OpenSpiel {name} ({game.num_players()} seats)", play, lambda state: state.clone())


def catanatron(seats: int) -> Engine:
    lib = importlib.import_module("catanatron")
    turns = importlib.import_module("catanatron.game").TURNS_LIMIT
    players = [lib.RandomPlayer(color) for color in lib.Color][:seats]

    def play(rnd: Rnd, stop: int) -> tuple[Any, int]:
        game = lib.Game(players, seed=1 + int(rnd() * 1e9))
        state = game.state
        decisions = 0
        while decisions < stop and game.winning_color() is None and state.num_turns < turns:
            actions = state.playable_actions
            game.execute(actions[int(rnd() * len(actions))], validate_action=False)
            decisions += 1
        return game, decisions

    return Engine(f"Catanatron ({seats} seats)", play, lambda game: game.copy())


def faults() -> list[str]:
    """What is missing here, each as a sentence."""
    found = []
    for package, module in {
        "grandtour": "grandtour",
        "open_spiel": "pyspiel",
        "catanatron": "catanatron",
    }.items():
        try:
            importlib.import_module(module)
        except ImportError as error:
            found.append(f"{package} cannot be imported: {error}")
            continue
        pin = PINS.get(package)
        if pin is not None and version(package) != pin:
            found.append(f"{package} is {version(package)}, and {pin} is what we compare with")
    return found


def compare(seats: int, seconds: float) -> dict[str, Any]:
    """Measure ours and the peers in turns, about `seconds` of CPU time for each peer."""
    ours = grand_tour(seats)
    peers = [grand_tour_listed(seats), *map(open_spiel, SPIEL_GAMES), catanatron(seats)]
    for engine in (ours, *peers):
        engine.prepare()
    gc.collect()
    gc.freeze()  # what one library loaded must not be walked at another's expense
    rounds = max(5, round(seconds / (SLICE * 1.2)))
    ratios: list[list[float]] = [[] for _ in peers]
    for number in range(1, rounds + 1):
        for peer, pairs in zip(peers, ratios, strict=True):
            pairs.append(ours.slice(number) / peer.slice(number))
    report = []
    for peer, pairs in zip(peers, ratios, strict=True):
        low, middle, high = quantiles(pairs, n=4)
        report.append(peer.figures() | {"ours_over_theirs": middle, "low": low, "high": high})
    return {
        "compiled": importlib.import_module("grandtour._engine").engine() == "compiled",
        "python": platform.python_version(),
        "versions": PINS,
        "rounds": rounds,
        "ours": ours.figures(),
        "peers": report,
    }


def table(result: dict[str, Any]) -> str:
    how = "compiled" if result["compiled"] else "NOT compiled (pure Python)"
    versions = ", ".join(f"{name} {pin}" for name, pin in result["versions"].items())
    lines = [
        f"Grand Tour {how}, {versions}, Python {result['python']}.",
        f"CPU time, medians of {result['rounds']} rounds; a ratio is between neighbouring slices.",
        "",
        "| random play | decisions/s | copy µs | decisions a game | ours ÷ theirs | middle half |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for e in (result["ours"], *result["peers"]):
        ratio = f"{e['ours_over_theirs']:.2f} | {e['low']:.2f} to {e['high']:.2f}" if "low" in e else " | "
        lines.append(
            f"| {e['name']} | {e['decisions_per_s']:,.0f} | {e['copy_us']:.2f} "
            f"| {e['decisions_per_game']:.0f} | {ratio} |"
        )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Random play of Grand Tour beside OpenSpiel and Catanatron.")
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds for each peer (default 5)")
    parser.add_argument("--seats", type=int, default=3, choices=(2, 3, 4), help="ours, Catanatron's (default 3)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    if args.seconds <= 0:
        parser.error("--seconds must be positive")
    if found := faults():
        print(
            *found,
            f"Make an environment for it, at the root of the project:\n{SETUP}",
            sep="\n",
            file=sys.stderr,
        )
        return 2
    result = compare(args.seats, args.seconds)
    print(json.dumps(result, indent=2) if args.json else table(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
