"""`python -m tests.generated`: every level on many generated editions of every game; hours, on two cores.

The short form of it is tests/generated/test_generated.py.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

import grandtour as gt
from grandtour import _engine
from grandtour.bots import levels
from grandtour.processes import in_processes
from tests.generated.trial import Task, Trial, slowness, tried


def tasks(arguments: argparse.Namespace) -> Iterator[Task]:
    for seed in range(arguments.first, arguments.first + arguments.editions):
        for name in arguments.game or gt.games():
            yield name, seed, arguments.full, arguments.level


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--editions", type=int, default=200, help="of each game (200)")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first one (0)")
    parser.add_argument("--game", action="append", choices=gt.games(), help="this game alone; may be given twice")
    parser.add_argument("--level", choices=(*levels.NAMES, "hints"), help="this level alone")
    parser.add_argument("--full", type=int, default=2, help="decisions of a game with the level's own time (2)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    arguments = parser.parse_args()
    began = time.monotonic()
    count = bad = 0
    worst: dict[tuple[str, str], Trial] = {}
    total = arguments.editions * len(arguments.game or gt.games())
    for number, trials in enumerate(in_processes(tried, tasks(arguments), arguments.jobs), 1):
        for trial in trials:
            count += 1
            key = trial.game, trial.level
            if key not in worst or trial.over > worst[key].over:
                worst[key] = trial
            if not trial.ok:
                bad += 1
                print(trial, flush=True)
        print(f"\r{number} of {total} editions, {bad} faults ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for key in sorted(worst):
        print("longest:", worst[key])
    print(f"{count} games, {bad} with a fault, {_engine.engine()}, {time.monotonic() - began:.0f} s")
    print(f"slowness of the machine at the end: {slowness():.2f}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
