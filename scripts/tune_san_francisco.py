"""Tunes the guide of San Francisco by playing; it writes src/grandtour/bots/data/san_francisco.json.

    python scripts/tune_san_francisco.py habits --minutes 30     the quick player's numbers, by climbing
    python scripts/tune_san_francisco.py value --games 6000      the evaluation's weights, by least squares
    python scripts/tune_san_francisco.py net --games 6000        what a small net would make of the same; writes nothing
    python scripts/tune_san_francisco.py belief --games 1500     what building tells of tickets, by likelihood
    python scripts/tune_san_francisco.py telling --games 600     and how much what a seat was seen to choose tells

`habits`: all numbers are changed at once, a little and at random, in pairs of opposite changes, and then move uphill
along the slope that these show in games against greedy (an evolution strategy with Adam's steps). What counts is the
margin through a logistic curve, which is steadier than wins. `value`: quick players and rivals, some of them careless,
play each other; at a third of all turns the parts of the forecast are noted, and then fitted to the final scores, stage
by stage. `belief`: greedy and quick players play; at a third of all turns everything that can be seen of the other seat
is noted, with the tickets it holds, and the weights are those that make these tickets likeliest (conditional logit,
Newton's method). `telling`: the same, with what every choice of the seat says about each ticket while it holds one.
After new habits, fit the other three again, in this order. Run it with compiled modules.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import re
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import numpy as np

import grandtour as gt
from grandtour import bots
from grandtour.bots.san_francisco_belief import BUILT, DIFFERS, SIGNS, Asked, Belief, kind_of
from grandtour.bots.san_francisco_course import Course
from grandtour.bots.san_francisco_data import belief, habits, read, telling
from grandtour.bots.san_francisco_habits import Habits
from grandtour.bots.san_francisco_policy import Policy
from grandtour.bots.san_francisco_rival import Rival
from grandtour.bots.san_francisco_value import FEATURES, STAGES, UNIT, Value
from grandtour.core import worlds
from grandtour.core.game import CHANCE, Action
from grandtour.games.san_francisco.game import SanFrancisco
from grandtour.games.san_francisco.state import TURN, SFState
from grandtour.processes import in_processes

FILE = Path(__file__).parent.parent / "src/grandtour/bots/data/san_francisco.json"
PAIRS = 16  # of opposite changes before the numbers move
GAMES = 48  # to try each change in
STEP = 0.12  # a large number's step is this part of it, a small one's is 1
RATE = 0.15  # steps to go at most at a time
KEPT, KEPT_SQUARES = 0.9, 0.98  # of the slopes found before
SOFT = 4.0  # points of margin
RIDGE = 1.0  # a little, so that parts which go together share the credit
CARELESS = (0, 5, 10, 20)  # actions in a hundred that are drawn by lot, game by game
SHRINK = 1e-4  # as RIDGE, but for what building tells
HIDDEN, EPOCHS = 32, 12  # of the net

Numbers = dict[str, int]


@cache
def the_game() -> SanFrancisco:
    game = gt.game("san-francisco")
    assert isinstance(game, SanFrancisco)
    return game


class Player:
    """greedy, or a quick player with these numbers."""

    def __init__(self, numbers: Numbers | None, seed: str) -> None:
        self.greedy = bots.make("greedy", the_game(), seed) if numbers is None else None
        self.quick = None if numbers is None else Policy(the_game(), Habits(numbers))

    def choose(self, state: SFState, seat: int) -> Action:
        if self.quick is not None:
            return self.quick.choose(state, seat)
        assert self.greedy is not None
        game = the_game()
        return self.greedy.choose(game.observe(state, seat), game.legal_actions(state, seat), no_world, bots.Clock())


def played(state: SFState, players: Sequence[Player], picker: gt.Picker) -> Iterator[tuple[int, Action]]:
    """A game to its end, from this state on: every choice, told before it is made."""
    game = the_game()
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            game.apply(state, seat, game.draw(state, picker))
            continue
        action = players[seat].choose(state, seat)
        yield seat, action
        game.apply(state, seat, action)


# ---- the quick player's numbers -----------------------------------------------------------------------------------
def quick_against_greedy(numbers: Numbers, seed: str, mine: int) -> float:
    state = the_game().new(2)
    assert isinstance(state, SFState)
    for _ in played(state, [Player(numbers if seat == mine else None, seed) for seat in range(2)], gt.Picker(seed)):
        pass
    scores = the_game().scores(state)
    return 1 / (1 + math.exp((scores[1 - mine] - scores[mine]) / SOFT))


def trial(task: tuple[int, Numbers, str]) -> tuple[int, float]:
    number, numbers, seed = task
    won = [quick_against_greedy(numbers, f"{seed}/{game // 2}", game % 2) for game in range(GAMES)]
    return number, sum(won) / GAMES


def no_world(picker: gt.Picker) -> gt.State:
    raise AssertionError("greedy decides from its view alone")


def moved(numbers: Numbers, by: dict[str, float]) -> Numbers:
    """The numbers, each changed by so many of its steps."""
    out: Numbers = {}
    for name, number in numbers.items():
        large = abs(number) >= 20
        out[name] = round(number * math.exp(STEP * by[name])) if large else max(0, round(number + by[name]))
    return out


def wins(tried: list[Numbers], seed: str) -> list[float]:
    """How good each of these sets of numbers is; the two of a pair are tried in the same games."""
    tasks = [(i, numbers, f"{seed}/{i // 2}") for i, numbers in enumerate(tried)]
    won = dict(in_processes(trial, tasks, os.cpu_count() or 1))
    return [won[i] for i in range(len(tried))]


def climb(start: Numbers, minutes: float, seed: int) -> Numbers:
    luck = random.Random(seed)
    names = list(start)
    at = dict.fromkeys(names, 0.0)
    slopes = dict.fromkeys(names, 0.0)
    squares = dict.fromkeys(names, 0.0)
    end = time.monotonic() + minutes * 60
    step = 0
    while time.monotonic() < end:
        step += 1
        changes = [{name: luck.gauss(0, 1) for name in names} for _ in range(PAIRS)]
        tried = [
            moved(start, {name: at[name] + sign * change[name] for name in names})
            for change in changes
            for sign in (1, -1)
        ]
        good = wins(tried, f"climb/{seed}/{step}")
        for name in names:
            slope = sum((good[2 * i] - good[2 * i + 1]) * changes[i][name] for i in range(PAIRS)) / PAIRS
            slopes[name] = KEPT * slopes[name] + (1 - KEPT) * slope
            squares[name] = KEPT_SQUARES * squares[name] + (1 - KEPT_SQUARES) * slope * slope
            usual = math.sqrt(squares[name] / (1 - KEPT_SQUARES**step)) + 1e-9
            at[name] += RATE * slopes[name] / (1 - KEPT**step) / usual
        if step % 10 == 0:
            print(f"{step}: {sum(good) / len(good):.3f}", moved(start, at), flush=True)
    return moved(start, at)


# ---- the evaluation's weights -------------------------------------------------------------------------------------
def note(games: int, seed: str) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """Parts of the forecast and final scores, by stage."""
    game = the_game()
    parts: list[list[list[int]]] = [[] for _ in range(STAGES)]
    finals: list[list[int]] = [[] for _ in range(STAGES)]
    value = Value(game.edition, Habits(habits()), [])
    for number in range(games):
        picker = gt.Picker(f"{seed}/{number}")
        players = [Policy(game, Habits(habits())) if (number >> seat) % 2 else Rival(game) for seat in range(2)]
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
                    on = players[who].course[who].copy() if players[who].state is state else Course()
                    stage = value.look_at(state, who, on)
                    noted.append((stage, who, value.parts[:]))
            legal = game.legal_actions(state, seat)
            careless = picker.below(100) < CARELESS[number // 4 % len(CARELESS)]
            game.apply(state, seat, legal[picker.below(len(legal))] if careless else players[seat].choose(state, seat))
        scores = game.scores(state)
        for stage, who, row in noted:
            parts[stage].append(row)
            finals[stage].append(100 * scores[who])
    return [np.array(rows, float) for rows in parts], [np.array(rows, float) for rows in finals]


def solved(rows: np.ndarray, finals: np.ndarray) -> np.ndarray:
    square = rows.T @ rows + RIDGE * len(rows) * np.eye(FEATURES)
    return np.asarray(np.linalg.solve(square, rows.T @ finals))


def fit(games: int) -> list[list[int]]:
    parts, finals = note(games, "fit")
    test_parts, test_finals = note(games // 4, "test")
    out: list[list[int]] = []
    for stage in range(STAGES):
        rows = parts[stage]
        weights = solved(rows, finals[stage])
        off = off_by(test_parts[stage], test_finals[stage], weights)
        print(f"stage {stage}: {len(rows)} rows, off by {off:.0f} of {test_finals[stage].std():.0f}", flush=True)
        out.append([round(UNIT * weight) for weight in weights])
    return out


def off_by(rows: np.ndarray, finals: np.ndarray, weights: np.ndarray) -> float:
    return float((finals - rows @ weights).std())


# ---- would a net be better? -----------------------------------------------------------------------------------------
def compare(games: int) -> None:
    """The least-squares fit beside a net with one hidden layer, on games that neither has seen, by stage."""
    parts, finals = note(games, "fit")
    test_parts, test_finals = note(games // 4, "test")
    for stage in range(STAGES):
        line = off_by(test_parts[stage], test_finals[stage], solved(parts[stage], finals[stage]))
        net = net_off_by(parts[stage], finals[stage], test_parts[stage], test_finals[stage])
        print(f"stage {stage}: {len(parts[stage])} rows, weights off by {line:.0f}, a net by {net:.0f}", flush=True)


def net_off_by(rows: np.ndarray, finals: np.ndarray, test: np.ndarray, test_finals: np.ndarray) -> float:
    """The least error on the test games while it learns: as if the right moment to stop were known."""
    luck = np.random.default_rng(1)
    mean, scale = rows.mean(axis=0), rows.std(axis=0) + 1e-9
    goal, unit = finals.mean(), finals.std()
    x, y = (rows - mean) / scale, (finals - goal) / unit
    seen = (test - mean) / scale
    layers = [luck.normal(0, FEATURES**-0.5, (FEATURES, HIDDEN)), np.zeros(HIDDEN), luck.normal(0, 0.1, HIDDEN)]
    first = [np.zeros_like(layer) for layer in layers]
    second = [np.zeros_like(layer) for layer in layers]
    best = float(test_finals.std())
    step = 0
    for _ in range(EPOCHS):
        order = luck.permutation(len(x))
        for batch in np.array_split(order, max(1, len(x) // 256)):
            step += 1
            hidden = np.tanh(x[batch] @ layers[0] + layers[1])
            error = (hidden @ layers[2] - y[batch]) / len(batch)
            back = np.outer(error, layers[2]) * (1 - hidden**2)
            for i, slope in enumerate((x[batch].T @ back, back.sum(axis=0), hidden.T @ error)):
                first[i] = KEPT * first[i] + (1 - KEPT) * slope
                second[i] = KEPT_SQUARES * second[i] + (1 - KEPT_SQUARES) * slope**2
                usual = np.sqrt(second[i] / (1 - KEPT_SQUARES**step)) + 1e-8
                layers[i] -= 0.002 * first[i] / (1 - KEPT**step) / usual
        said = np.tanh(seen @ layers[0] + layers[1]) @ layers[2] * unit + goal
        best = min(best, float((test_finals - said).std()))
    return best


# ---- what building tells of tickets ---------------------------------------------------------------------------------
class Seen:
    """For each ticket held that was to be guessed: signs of all tickets, which it could be, which it is."""

    def __init__(self) -> None:
        self.signs: list[np.ndarray] = []
        self.possible: list[list[bool]] = []
        self.held: list[int] = []

    def add(self, signs: np.ndarray, known: int, held: int) -> None:
        """Add a guess for each of the tickets `held`, with all others known. Both arguments are masks of tickets."""
        for ticket in range(len(signs)):
            if held >> ticket & 1:
                others = known | held & ~(1 << ticket)
                self.signs.append(signs)
                self.possible.append([others >> t & 1 == 0 for t in range(len(signs))])
                self.held.append(ticket)

    def odds(self, signs: np.ndarray, weights: np.ndarray) -> np.ndarray:
        """`signs` are its own, as one array."""
        score = np.where(self.possible, signs @ weights, -1e9)
        odds = np.exp(score - score.max(axis=1, keepdims=True))
        return np.asarray(odds / odds.sum(axis=1, keepdims=True))

    def likelihood(self, weights: np.ndarray) -> float:
        """The mean logarithm of what was thought of the ticket that was held."""
        return float(np.log(self.odds(np.array(self.signs), weights)[np.arange(len(self.held)), self.held]).mean())


def built(beliefs: Belief, state: SFState, seat: int) -> np.ndarray:
    """What is to be seen of the seat, by ticket: once as it counts at the beginning, once as at the end."""
    signs = np.array(beliefs.signs(state, seat))
    spent = 1 - state.cars[seat] / beliefs.e.cars
    return np.concatenate([signs * (1 - spent), signs * spent], axis=1)


def watch(games: int, seed: str, numbers: Sequence[Numbers | None], chosen: bool) -> Seen:
    """`chosen`: note what the seat's choices say of each ticket, else what it has built."""
    game = the_game()
    tickets = len(game.edition.ticket_a)
    beliefs = Belief(game, belief(), telling())
    out = Seen()
    for number in range(games):
        picker = gt.Picker(f"{seed}/{number}")
        players = [Player(numbers[(number + seat) % len(numbers)], f"{seed}/{number}/{seat}") for seat in range(2)]
        state = game.new(2)
        assert isinstance(state, SFState)
        said = [np.zeros((tickets, BUILT + 1)) for _ in range(2)]
        for seat, action in played(state, players, picker):
            other = 1 - seat
            if state.phase == TURN and picker.below(3) == 0 and (not chosen or state.tickets[other].bit_count() == 1):
                row = built(beliefs, state, other)
                if chosen:
                    row = said[other].copy()
                    row[:, BUILT] = beliefs.scores(state, other)
                out.add(row, state.tickets[seat], state.tickets[other])
            if chosen and state.tickets[seat].bit_count() == 1:
                choice = worlds.Seen(game.determinize(state, other, picker), seat, action)
                kind = kind_of(choice)
                if kind >= 0:
                    masks = [1 << ticket for ticket in range(tickets)]
                    asked = Asked(choice, masks, picker.word())
                    beliefs.ask(asked, other, bots.Clock())
                    said[seat][:, kind] += [math.log(DIFFERS + n / asked.hands) for n in asked.same]
    return out


def likeliest(games: int, chosen: bool) -> list[int]:
    seen = watch(games, "watch", [None, habits(), habits()] if not chosen else [None, None, habits()], chosen)
    test = watch(games // 3, "watch/test", [None], chosen)
    signs = np.array(seen.signs)
    n, _, k = signs.shape
    weights = np.zeros(k)
    for _ in range(30):
        odds = seen.odds(signs, weights)
        mean = np.einsum("nt,ntf->nf", odds, signs)
        slope = (signs[np.arange(n), seen.held] - mean).mean(axis=0) - 2 * SHRINK * weights
        curve = np.einsum("nt,ntf,ntg->fg", odds, signs, signs, optimize=True) / n - mean.T @ mean / n
        step = np.linalg.solve(curve + 2 * SHRINK * np.eye(k), slope)
        weights += step * min(1.0, 3 / np.abs(step).max())
    print(
        f"{n} tickets; mean log-likelihood {seen.likelihood(weights):.3f}, of greedy's {test.likelihood(weights):.3f}"
    )
    if chosen:
        print(f"by what is built alone {test.likelihood(np.eye(k)[BUILT]):.3f}")
    print(f"by lot {test.likelihood(np.zeros(k)):.3f}", flush=True)
    return [round(1000 * weight) for weight in weights]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["habits", "value", "net", "belief", "telling"])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.what == "net":
        compare(arguments.games)
        return
    data = dict(read())
    how = data["how"]
    assert isinstance(how, dict)
    command = f"scripts/tune_san_francisco.py {arguments.what}"
    day = datetime.now(UTC).date().isoformat()
    if arguments.what == "habits":
        data["habits"] = climb(habits(), arguments.minutes, arguments.seed)
        how["habits"] = (
            f"{command} --minutes {arguments.minutes:g} --seed {arguments.seed}, from the numbers before, {day}"
        )
    elif arguments.what == "value":
        data["weights"] = fit(arguments.games)
        data["edition"] = the_game().edition_hash
        how["weights"] = f"{command} --games {arguments.games}, {day}"
    elif arguments.what == "belief":
        row = likeliest(arguments.games, False)
        data["belief"] = [row[:SIGNS], row[SIGNS:]]
        how["belief"] = f"{command} --games {arguments.games}, {day}"
    else:
        data["telling"] = likeliest(arguments.games, True)
        how["telling"] = f"{command} --games {arguments.games}, {day}"
    text = json.dumps(data, indent=1)
    text = re.sub(r"\[[-\d,\s]+\]", lambda row: " ".join(row[0].split()), text)  # a row of weights on one line
    FILE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
