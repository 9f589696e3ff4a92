"""Tune the guide of San Francisco by playing; writes src/grandtour/bots/data/san_francisco.json.

    python scripts/tune_san_francisco.py habits --minutes 30     the quick player's numbers, by climbing
    python scripts/tune_san_francisco.py value --games 8000      the evaluation's weights, by least squares

`habits`: one to three numbers are changed at a time; a change is kept if the quick player does better with it against
greedy, first in the games it was tried in and then in fresh ones. What counts is the margin through a logistic curve,
which is steadier than wins. `value`: quick players, some of them careless, play each other; at a third of all turns
the parts of the forecast are noted and fitted to the final scores, stage by stage. Run it compiled.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import re
import time
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

import grandtour as gt
from grandtour import bots
from grandtour.bots.san_francisco_data import habits, read
from grandtour.bots.san_francisco_habits import Habits
from grandtour.bots.san_francisco_policy import Policy
from grandtour.bots.san_francisco_value import FEATURES, STAGES, UNIT, Value
from grandtour.core.game import CHANCE
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import TURN, SFState

FILE = Path(__file__).parent.parent / "src/grandtour/bots/data/san_francisco.json"
GAMES = 300  # to try a change in, and as many to confirm it
BETTER = 0.004  # the sum of both gains that a change needs
SOFT = 4.0  # points of margin
RIDGE = 1.0  # a little, so that parts which go together share the credit
CARELESS = (0, 5, 10, 20)  # actions in a hundred that are drawn by lot, game by game


def quick_against_greedy(game: SanFrancisco, numbers: dict[str, int], seed: str, flipped: bool) -> float:
    picker = gt.Picker(seed)
    state = game.new(2)
    quick = Policy(game, Habits(numbers))
    greedy = bots.make("greedy", game, seed)
    mine = 1 if flipped else 0
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            action = game.draw(state, picker)
        elif seat == mine:
            action = quick.choose(state, seat)
        else:
            action = greedy.choose(game.observe(state, seat), game.legal_actions(state, seat), no_world, bots.Clock())
        game.apply(state, seat, action)
    scores = game.scores(state)
    return 1 / (1 + math.exp((scores[1 - mine] - scores[mine]) / SOFT))


def no_world(picker: gt.Picker) -> gt.State:
    raise AssertionError("greedy decides from its view alone")


def strength(game: SanFrancisco, numbers: dict[str, int], seed: str) -> float:
    halves = [quick_against_greedy(game, numbers, f"{seed}/{i // 2}", i % 2 == 1) for i in range(GAMES)]
    return sum(halves) / GAMES


def changed(numbers: dict[str, int], luck: random.Random) -> dict[str, int]:
    out = dict(numbers)
    for name in luck.sample(sorted(out), luck.choice([1, 1, 2, 3])):
        if abs(out[name]) < 20:
            out[name] = max(1, out[name] + luck.choice([-2, -1, 1, 2]))
        else:
            out[name] = round(out[name] * luck.choice([0.6, 0.8, 0.9, 1.1, 1.25, 1.6]))
    return out


def climb(game: SanFrancisco, minutes: float, seed: int) -> dict[str, int]:
    luck = random.Random(seed)
    best = habits()
    tried = "climb/0"
    level = strength(game, best, tried)
    print(f"at first {level:.3f}", flush=True)
    end = time.monotonic() + minutes * 60
    step = 0
    while time.monotonic() < end:
        step += 1
        numbers = changed(best, luck)
        gain = strength(game, numbers, tried) - level
        if gain <= 0:
            continue
        fresh = f"climb/{seed}/{step}"
        again = strength(game, numbers, fresh)
        if gain + again - strength(game, best, fresh) > BETTER:
            print(f"{step}: {again:.3f}", {n: v for n, v in numbers.items() if v != best[n]}, flush=True)
            best, tried, level = numbers, fresh, again
    return best


def note(game: SanFrancisco, games: int, seed: str) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """Parts of the forecast and final scores, by stage."""
    parts: list[list[list[int]]] = [[] for _ in range(STAGES)]
    finals: list[list[int]] = [[] for _ in range(STAGES)]
    value = Value(game.edition, Habits(habits()), [])
    for number in range(games):
        picker = gt.Picker(f"{seed}/{number}")
        policy = Policy(game, Habits(habits()))
        state = game.new(2)
        noted: list[tuple[int, int, list[int]]] = []
        while actors := game.actors(state):
            seat = actors[0]
            if seat == CHANCE:
                game.apply(state, seat, game.draw(state, picker))
                continue
            assert isinstance(state, SFState)
            if state.phase == TURN and picker.below(3) == 0:
                for who in range(state.seats):
                    stage = value.look_at(state, who)
                    noted.append((stage, who, value.parts[:]))
            legal = game.legal_actions(state, seat)
            careless = picker.below(100) < CARELESS[number % len(CARELESS)]
            game.apply(state, seat, legal[picker.below(len(legal))] if careless else policy.choose(state, seat))
        scores = game.scores(state)
        for stage, who, row in noted:
            parts[stage].append(row)
            finals[stage].append(100 * scores[who])
    return [np.array(rows, float) for rows in parts], [np.array(rows, float) for rows in finals]


def fit(game: SanFrancisco, games: int) -> list[list[int]]:
    parts, finals = note(game, games, "fit")
    test_parts, test_finals = note(game, games // 4, "test")
    out: list[list[int]] = []
    for stage in range(STAGES):
        rows = parts[stage]
        square = rows.T @ rows + RIDGE * len(rows) * np.eye(FEATURES)
        weights = np.linalg.solve(square, rows.T @ finals[stage])
        off = (test_finals[stage] - test_parts[stage] @ weights).std()
        print(f"stage {stage}: {len(rows)} rows, off by {off:.0f} of {test_finals[stage].std():.0f}", flush=True)
        out.append([round(UNIT * weight) for weight in weights])
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["habits", "value"])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = gt.game("san-francisco")
    assert isinstance(game, SanFrancisco)
    data = dict(read())
    how = data["how"]
    assert isinstance(how, dict)
    day = datetime.now(UTC).date().isoformat()
    if arguments.what == "habits":
        data["habits"] = climb(game, arguments.minutes, arguments.seed)
        how["habits"] = (
            f"scripts/tune_san_francisco.py habits --minutes {arguments.minutes:g} --seed {arguments.seed}, "
            f"from the numbers before, {GAMES} games a trial against greedy, {day}"
        )
    else:
        data["weights"] = fit(game, arguments.games)
        data["edition"] = game.edition_hash
        how["weights"] = f"scripts/tune_san_francisco.py value --games {arguments.games}, quick players, {day}"
    text = json.dumps(data, indent=1)
    text = re.sub(r"\[[-\d,\s]+\]", lambda row: " ".join(row[0].split()), text)  # a row of weights on one line
    FILE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
