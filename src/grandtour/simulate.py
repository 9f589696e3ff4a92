"""Many games between bots, on one core or several, and what they add up to.

The seed of game i is made from the run's seed and i, and a bot's from the game's and its seat, so the outcome does
not depend on how many processes share the work. Compiled classes cannot be pickled: only plain data passes between
processes, and every worker builds the game itself. Sums are of whole numbers and fractions, so that the order in
which games come back does not matter either.
"""

from __future__ import annotations

import math
import os
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from multiprocessing import get_context, parent_process
from typing import Final

import grandtour as gt
from grandtour import bots

CHUNK: Final = 4  # games a worker plays at a time: few, so that Ctrl-C is answered soon
Z95: Final = 1.959963984540054  # of a normal distribution, 95 % lie within so many standard deviations


@dataclass(frozen=True)
class Plan:
    """What is played; plain data that can be sent to a worker."""

    game: str
    edition: str | None
    bots: tuple[str, ...]
    seed: str
    records: bool = False  # whether every game's record is kept
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """One game that was played to its end."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ended_by: str
    facts: tuple[dict[str, int], ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # thinking time by seat
    record: str | None


@dataclass(frozen=True)
class Stopped:
    """One game that a bot broke: it crashed, or chose what is not legal."""

    number: int
    seat: int
    bot: str
    fault: str


# ---- one game -------------------------------------------------------------------------------------------------
def seed_of(plan: Plan, number: int) -> str:
    return f"{plan.seed}/{number}"


def play_one(plan: Plan, game: gt.Game, number: int) -> Played | Stopped:
    seed = seed_of(plan, number)
    match = gt.Match(game, len(plan.bots), seed)
    decisions = [0] * match.seats
    seconds = [0.0] * match.seats
    seat = 0
    try:
        players = []
        for seat, name in enumerate(plan.bots):
            players.append(bots.make(name, game, f"{seed}/bot{seat}"))
        while match.actors:
            seat = match.actors[0]
            view, legal, sampler = match.view(seat), match.legal(seat), match.sampler(seat)
            start = time.perf_counter()
            action = players[seat].choose(view, legal, sampler, bots.Clock())
            seconds[seat] += time.perf_counter() - start
            decisions[seat] += 1
            match.play(seat, action)
    except Exception as error:  # whatever a bot does wrong is its own fault and stops only its own game
        return Stopped(number, seat, plan.bots[seat], describe(error))
    result = match.result()
    assert result is not None, "nobody is to act, so the game is over"
    return Played(
        number=number,
        scores=result.scores,
        winners=result.winners,
        ended_by=result.ended_by.rule,
        facts=tuple(game.facts(match.state)),
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        record=str(match.record()) if plan.records else None,
    )


def describe(error: Exception) -> str:
    if isinstance(error, gt.IllegalAction):
        return f"illegal action: {error}"
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__


# ---- many games -----------------------------------------------------------------------------------------------
_worker_game: gt.Game | None = None


@contextmanager
def _quiet_start() -> Iterator[None]:
    """Processes started meanwhile hold Ctrl-C back until they are ready, and have no stderr.

    In the middle of its imports, or when its parent has gone, Python would complain at length; what goes wrong in a
    game comes back as its outcome. Ctrl-C reaches this process when the `with` ends.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    sys.stderr.flush()
    stderr = os.dup(2)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(stderr, 2)
        os.close(stderr)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _start_worker(plan: Plan) -> None:
    global _worker_game
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends workers at once and without a word
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _worker_game = gt.game(plan.game, plan.edition, plan.options)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for more games forever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(plan: Plan, numbers: Sequence[int]) -> list[Played | Stopped]:
    assert _worker_game is not None
    return [play_one(plan, _worker_game, number) for number in numbers]


def play_all(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played | Stopped]:
    """Every game, in any order."""
    jobs = min(jobs, games)
    if jobs <= 1:
        game = gt.game(plan.game, plan.edition, plan.options)
        for number in range(games):
            yield play_one(plan, game, number)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start_worker, (plan,))
    try:
        chunks = (range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK))
        running: set[Future[list[Played | Stopped]]] = set()
        for chunk in chunks:
            with _quiet_start():  # a worker is started whenever none is idle
                running.add(pool.submit(_work, plan, chunk))
            if len(running) >= 2 * jobs:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        for future in running:
            yield from future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def simulate(plan: Plan, games: int, jobs: int = 1, each: Callable[[Played | Stopped], None] | None = None) -> Tally:
    """Play and add up; `each` hears of every game as it ends."""
    tally = Tally(plan, jobs)
    start = time.perf_counter()
    for outcome in play_all(plan, games, jobs):
        tally.add(outcome)
        if each is not None:
            each(outcome)
    tally.seconds = time.perf_counter() - start
    tally.stopped.sort(key=lambda outcome: outcome.number)
    return tally


# ---- adding up ------------------------------------------------------------------------------------------------
class Tally:
    def __init__(self, plan: Plan, jobs: int = 1) -> None:
        seats = len(plan.bots)
        self.plan = plan
        self.jobs = jobs
        self.seconds = 0.0
        self.games = 0
        self.stopped: list[Stopped] = []
        self.wins = [Fraction(0)] * seats
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.winning: Counter[int] = Counter()  # the winner's score of each game
        self.facts: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.most: Counter[str] = Counter()  # the highest of each fact
        self.ended_by: Counter[str] = Counter()
        self.order_games: Counter[int] = Counter()
        self.order_wins: dict[int, Fraction] = {}
        self.decisions: Counter[str] = Counter()  # by bot
        self.thinking: dict[str, float] = {}

    def add(self, outcome: Played | Stopped) -> None:
        if isinstance(outcome, Stopped):
            self.stopped.append(outcome)
            return
        self.games += 1
        self.ended_by[outcome.ended_by] += 1
        self.winning[outcome.scores[outcome.winners[0]]] += 1
        for seat, bot in enumerate(self.plan.bots):
            share = Fraction(1, len(outcome.winners)) if seat in outcome.winners else Fraction(0)
            self.wins[seat] += share
            self.scores[seat][outcome.scores[seat]] += 1
            self.decisions[bot] += outcome.decisions[seat]
            self.thinking[bot] = self.thinking.get(bot, 0.0) + outcome.seconds[seat]
            facts = outcome.facts[seat]
            for key, value in facts.items():
                self.facts[seat][key] += value
                self.most[key] = max(self.most.get(key, value), value)
            if "order" in facts:
                self.order_games[facts["order"]] += 1
                self.order_wins[facts["order"]] = self.order_wins.get(facts["order"], Fraction(0)) + share

    # ---- what it comes to -------------------------------------------------------------------------------------
    def seat(self, seat: int) -> dict[str, object]:
        scores = self.scores[seat]
        low, high = wilson(self.wins[seat], self.games)
        return {
            "bot": self.plan.bots[seat],
            "wins": short(self.wins[seat]),
            "win_share": share_of(self.wins[seat], self.games),
            "low": low,
            "high": high,
            "mean_score": mean(scores),
            **spread(scores),
        }

    def keys(self) -> list[str]:
        return list(self.facts[0]) if self.games else []

    def mean_fact(self, key: str, seat: int | None = None) -> float | None:
        seats = range(len(self.facts)) if seat is None else (seat,)
        return share_of(Fraction(sum(self.facts[s][key] for s in seats)), self.games * len(seats))

    def points_by_bot(self) -> dict[str, dict[str, float]]:
        """Where each bot's points come from, a game; without bots whose game does not tell."""
        out: dict[str, dict[str, float]] = {}
        for bot in dict.fromkeys(self.plan.bots):
            seats = [seat for seat, name in enumerate(self.plan.bots) if name == bot]
            sources = [key for key in self.keys() if key.endswith("_points")]
            if sources:
                games = self.games * len(seats)
                out[bot] = {
                    key.removesuffix("_points"): sum(self.facts[seat][key] for seat in seats) / games for key in sources
                }
        return out

    def as_facts(self) -> dict[str, object]:
        """`low` and `high` bound the share of wins at 95 %."""
        keys = self.keys()
        out: dict[str, object] = {}
        if "turns" in keys:
            out["turns"] = {"mean": self.mean_fact("turns"), "max": self.most["turns"]}
        if "tickets_kept" in keys and "tickets_done" in keys:
            kept = sum(facts["tickets_kept"] for facts in self.facts)
            done = sum(facts["tickets_done"] for facts in self.facts)
            out["ticket_completion"] = share_of(Fraction(done), kept)
        out["winning_score"] = spread(self.winning)
        sources = [key for key in keys if key.endswith("_points")]
        out["points"] = {key.removesuffix("_points"): self.mean_fact(key) for key in sources}
        out["ended_by"] = {rule: share_of(Fraction(n), self.games) for rule, n in sorted(self.ended_by.items())}
        by_order = []
        for order, n in sorted(self.order_games.items()):
            wins = self.order_wins[order]
            low, high = wilson(wins, n)
            share = share_of(wins, n)
            by_order.append({"order": order, "wins": short(wins), "share": share, "low": low, "high": high})
        out["by_order"] = by_order
        out["by_seat"] = [
            {key: self.mean_fact(key, seat) for key in keys if key != "order"} for seat in range(len(self.facts))
        ]
        out["decision_ms"] = {
            bot: round(self.thinking[bot] / n * 1000, 4) if n else None for bot, n in sorted(self.decisions.items())
        }
        return out

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.plan.game,
            "edition": self.plan.edition,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": self.games,
            "seats": [self.seat(seat) for seat in range(len(self.plan.bots))],
            "seconds": round(self.seconds, 3),
            "jobs": self.jobs,
            "facts": self.as_facts(),
            "failures": [
                {"game": s.number, "seat": s.seat, "bot": s.bot, "seed": seed_of(self.plan, s.number), "fault": s.fault}
                for s in self.stopped
            ],
        }


def short(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else round(float(value), 6)


def share_of(part: Fraction, whole: int) -> float | None:
    return round(float(part / whole), 6) if whole else None


def wilson(wins: Fraction, games: int) -> tuple[float | None, float | None]:
    """Where the true share of wins lies, with 95 % confidence; good for few games and for shares near 0 and 1."""
    if games == 0:
        return None, None
    p = float(wins / games)
    middle = (p + Z95**2 / (2 * games)) / (1 + Z95**2 / games)
    half = Z95 * math.sqrt(p * (1 - p) / games + Z95**2 / (4 * games**2)) / (1 + Z95**2 / games)
    return round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6)


def mean(counts: Counter[int]) -> float | None:
    return share_of(Fraction(sum(value * n for value, n in counts.items())), counts.total())


def deviation(counts: Counter[int]) -> float | None:
    """Of the sample: None for fewer than two games."""
    n = counts.total()
    if n < 2:
        return None
    total = sum(value * k for value, k in counts.items())
    squares = sum(value * value * k for value, k in counts.items())
    return round(math.sqrt(float(Fraction(squares * n - total * total, n * (n - 1)))), 6)


def spread(counts: Counter[int]) -> dict[str, object]:
    percentiles = {f"p{percent}": percentile(counts, percent) for percent in (10, 50, 90)}
    return {"sd": deviation(counts), **percentiles}


def percentile(counts: Counter[int], percent: int) -> int | None:
    """The lowest score that so many percent of the games do not exceed."""
    need = counts.total() * percent
    seen = 0
    for value in sorted(counts):
        seen += counts[value] * 100
        if seen >= need:
            return value
    return None
