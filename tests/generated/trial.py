"""Bots at generated editions: every level ends a game there, within its time.

A decision may outlast its clock by a tenth of the time that its level has at a table, whatever the clock was set to. So
most decisions are made with a short clock, which shows an overrun just as well, and `full` of each game with the
level's own. Time is the processor's, not the wall's. A virtual machine that is held up counts that as its own time all
the same, so whatever took too long is asked again, and an overrun is what shows every time, measured by what the
machine can do just then.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final, TypeVar

import grandtour as gt
from grandtour import bots
from grandtour.bots import hints, levels

SHORT: Final = 0.02  # seconds of a short clock
QUICK: Final = 0.3  # what a level without a clock of its own may take: as long as expert
OVER: Final = 0.1  # of the level's time: so much longer a decision may take
AGAIN: Final = 20  # times that a question is asked again which took too long
USUAL: Final = 0.015  # seconds that `slowness` takes at most on a machine with nothing else to do
LONGEST: Final = 3000  # decisions of a game; more would be a game without an end

T = TypeVar("T")
Task = tuple[str, int, int, str | None]  # game, seed, decisions with the level's own time, a level if not all


class ProcessorClock(bots.Clock):
    """A bot's clock that stands still while another program runs."""

    def __init__(self, seconds: float, nodes: int | None = None) -> None:
        super().__init__(None, nodes)
        self.deadline = time.thread_time() + seconds

    def is_up(self) -> bool:
        assert self.deadline is not None
        return time.thread_time() >= self.deadline

    def half(self) -> bots.Clock:
        assert self.deadline is not None
        return ProcessorClock((self.deadline - time.thread_time()) / 2)


@dataclass
class Trial:
    """What a game showed."""

    game: str
    seed: int
    level: str
    seats: int
    decisions: int = 0
    over: float = 0.0  # the longest that a decision outlasted its clock, as a part of the level's own time
    at: str = ""  # which decision that was
    fault: str = ""

    @property
    def ok(self) -> bool:
        return not self.fault and self.over <= OVER

    def __str__(self) -> str:
        said = self.fault or f"{self.over:+.1%} {self.at}"
        return f"{self.game} {self.seed} {self.level}, {self.seats} seats, {self.decisions} decisions: {said}"


def generators() -> dict[str, Callable[[int], str]]:
    """Of every game there is: the text of an edition by its seed."""
    return {name: import_module(f"tests.generated.{name.replace('-', '_')}").written for name in gt.games()}


def made(name: str, text: str, seed: int) -> gt.Game:
    """The game on that edition, with some of its options."""
    options: dict[str, object] = {
        option.name: (seed >> bit) % 2 == 1 for bit, option in enumerate(gt.GAMES.entry(name).options)
    }
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "generated.toml")
        file.write_text(text, "utf-8")
        return gt.game(name, edition=str(file), options=options)


@dataclass
class Asked:
    """A decision that a bot is asked for, which another one may be asked for as well."""

    view: gt.View
    legal: list[gt.Action]
    sampler: bots.Sampler
    seconds: float | None  # on the clock, if there is one
    nodes: int | None

    def clock(self) -> bots.Clock:
        return bots.Clock() if self.seconds is None else ProcessorClock(self.seconds, self.nodes)

    def choose(self, bot: bots.Bot) -> gt.Action:
        return bot.choose(self.view, self.legal, self.sampler, self.clock())

    def choose_afresh(self, make: Callable[[], bots.Bot]) -> gt.Action:
        return self.choose(make())

    def hint(self, game: gt.Game, seed: int) -> object:
        return hints.hint(game, self.view, self.legal, self.sampler, self.clock(), seed)


def asked(match: gt.Match, seat: int, seconds: float | None, nodes: int | None) -> Asked:
    return Asked(match.view(seat), match.legal(seat), match.sampler(seat), seconds, nodes)


def played(game: gt.Game, seed: int, level: str, full: int = 0) -> Trial:
    """A whole game, every seat of this level."""
    seats = game.seat_counts[seed % len(game.seat_counts)]
    trial = Trial(game.name, seed, level, seats)
    own = levels.SECONDS.get(level)
    nodes = levels.NODES[level][game.name] if own is not None else None
    fresh = [partial(bots.make, level, game, f"{seed}/{seat}") for seat in range(seats)]
    try:
        # Making a bot is not on its time.
        players = [judge(trial, fresh[seat], fresh[seat], None, None, "making the bot") for seat in range(seats)]
        match = gt.Match(game, seats, seed)
        while match.actors and trial.decisions < LONGEST:
            seat = match.actors[trial.decisions % len(match.actors)]
            seconds = own if own is None or trial.decisions < full else SHORT
            question = asked(match, seat, seconds, nodes)
            first = partial(question.choose, players[seat])
            again = partial(question.choose_afresh, fresh[seat])
            at = f"at decision {trial.decisions}, seat {seat}"
            match.play(seat, judge(trial, first, again, seconds, own, at))
            trial.decisions += 1
        if match.actors:
            trial.fault = f"no end after {LONGEST} decisions"
    except Exception as error:  # each is a finding, and the next edition is tried all the same
        trial.fault = f"decision {trial.decisions}: {type(error).__name__}: {error}"
    return trial


def judge(
    trial: Trial, ask: Callable[[], T], again: Callable[[], T], seconds: float | None, own: float | None, at: str
) -> T:
    """The answer. Notes in the trial by how much it took too long, each time that it was asked for."""

    def overrun(took: float) -> float:
        return (took - (seconds or 0.0)) / own if own is not None else OVER * took / QUICK

    answer, took = timed(ask)
    over = overrun(took)
    for _ in range(AGAIN):
        if over > OVER:
            over = min(over, overrun(timed(again)[1]) / slowness())
    if over > trial.over:
        trial.over, trial.at = over, at
    return answer


def slowness() -> float:
    """How many times as long as usual the machine takes for anything just now; 1 where that is not long."""
    _, took = timed(lambda: sum(number * number for number in range(200_000)))
    return max(1.0, took / USUAL)


def timed(ask: Callable[[], T]) -> tuple[T, float]:
    began = time.thread_time()
    answer = ask()
    return answer, time.thread_time() - began


def hinted(game: gt.Game, seed: int, full: bool = False) -> Trial:
    """Hints at some positions of a game that greedy plays."""
    seats = game.seat_counts[seed % len(game.seat_counts)]
    trial = Trial(game.name, seed, "hints", seats)
    try:
        match = gt.Match(game, seats, seed)
        players = [bots.make("greedy", game, f"{seed}/{seat}") for seat in range(seats)]
        while match.actors and trial.decisions < LONGEST:
            seat = match.actors[0]
            if trial.decisions % 9 == 0:
                seconds = hints.SECONDS if full and trial.decisions == 0 else SHORT
                hint = partial(asked(match, seat, seconds, hints.nodes(game)).hint, game, seed)
                judge(trial, hint, hint, seconds, hints.SECONDS, f"at decision {trial.decisions}, seat {seat}")
            match.play(seat, asked(match, seat, None, None).choose(players[seat]))
            trial.decisions += 1
    except Exception as error:
        trial.fault = f"decision {trial.decisions}: {type(error).__name__}: {error}"
    return trial


def tried(task: Task) -> list[Trial]:
    """Every level, and hints, on one generated edition; in a process that knows nothing but these words."""
    name, seed, full, only = task
    try:
        game = made(name, generators()[name](seed), seed)
    except Exception as error:
        return [Trial(name, seed, "loading", 0, fault=f"{type(error).__name__}: {error}")]
    out = [played(game, seed, level, full) for level in levels.NAMES if only in (None, level)]
    if only in (None, "hints"):
        out.append(hinted(game, seed, full > 0))
    return out
