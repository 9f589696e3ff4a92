"""Plays many games between bots, on one core or several, and adds them up.

The seed of game i is made from the run's seed and i, and a bot's seed from that of its game and its seat. So the
outcome depends neither on how many processes share the work nor on the order in which games come back.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Final

import grandtour as gt
from grandtour import bots
from grandtour.bots import safely
from grandtour.figures import mean, share_of, short, spread, wilson
from grandtour.processes import in_processes

CHUNK: Final = 4  # games that a worker plays at a time; few, so that Ctrl-C is answered soon


@dataclass(frozen=True)
class Plan:
    """What is played, as plain data that can be sent to a worker."""

    game: str
    edition: str | None
    bots: tuple[str, ...]
    seed: str
    records: bool = False  # whether every game's record is kept
    options: dict[str, object] = field(default_factory=dict)
    seconds: float | None = None  # for a decision of a bot; with neither, a bot thinks as long as its level does
    nodes: int | None = None
    careful: bool = False  # whether a game goes on after a bot failed


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong in a game that went on: it crashed, or chose an action that is not legal."""

    seat: int
    decision: int  # the number of its seat's decision, from 0
    text: str


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ended_by: str
    facts: tuple[dict[str, int], ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # thinking time by seat
    record: str | None
    longest: tuple[float, ...] = ()  # longest time for one decision, by seat
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True)
class Stopped:
    """A game that a bot broke off: it crashed, or chose an action that is not legal."""

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
    longest = [0.0] * match.seats
    faults: list[Fault] = []
    seat = 0
    try:
        players = []
        for seat, name in enumerate(plan.bots):
            players.append(bots.make(name, game, f"{seed}/bot{seat}"))
        while match.actors:
            seat = match.actors[0]
            view, legal, sampler = match.view(seat), match.legal(seat), match.sampler(seat)
            clock = bots.Clock(plan.seconds, plan.nodes)
            start = time.perf_counter()
            if plan.careful:
                action, fault = safely.choose(players[seat], view, legal, sampler, clock)
                if fault is not None:
                    faults.append(Fault(seat, decisions[seat], fault))
            else:
                action = players[seat].choose(view, legal, sampler, clock)
            thought = time.perf_counter() - start
            seconds[seat] += thought
            longest[seat] = max(longest[seat], thought)
            decisions[seat] += 1
            match.play(seat, action)
    except Exception as error:  # whatever a bot does wrong stops only its own game
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
        longest=tuple(longest),
        faults=tuple(faults),
    )


def describe(error: Exception) -> str:
    if isinstance(error, gt.IllegalAction):
        return f"illegal action: {error}"
    return safely.describe(error)


# ---- many games -----------------------------------------------------------------------------------------------
@lru_cache(maxsize=1)
def _built(game: str, edition: str | None, options: tuple[tuple[str, object], ...]) -> gt.Game:
    """A worker's game, which is built once."""
    return gt.game(game, edition, dict(options))


def play_here(plan: Plan, number: int) -> Played | Stopped:
    """Play a game in a process that knows nothing but the plan."""
    return play_one(plan, _built(plan.game, plan.edition, tuple(sorted(plan.options.items()))), number)


def _work(chunk: tuple[Plan, Sequence[int]]) -> list[Played | Stopped]:
    plan, numbers = chunk
    return [play_here(plan, number) for number in numbers]


def play_all(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played | Stopped]:
    """Play every game; they come back in any order."""
    jobs = min(jobs, games)
    if jobs <= 1:
        game = gt.game(plan.game, plan.edition, plan.options)
        for number in range(games):
            yield play_one(plan, game, number)
        return
    chunks = ((plan, range(start, min(start + CHUNK, games))) for start in range(0, games, CHUNK))
    for outcomes in in_processes(_work, chunks, jobs):
        yield from outcomes


def simulate(plan: Plan, games: int, jobs: int = 1, each: Callable[[Played | Stopped], None] | None = None) -> Tally:
    """Play all games and add them up; `each` is called with every game as it ends."""
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
        """Where each bot's points come from, on average; without bots whose games do not tell that."""
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
            "time": self.plan.seconds,
            "nodes": self.plan.nodes,
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
