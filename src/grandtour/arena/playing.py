"""Plays one game of the arena, in any process: plain data goes in and comes out."""

from __future__ import annotations

from dataclasses import dataclass, field

from grandtour.arena.schedule import Fixture
from grandtour.simulate import Plan, Played, Stopped, play_here


@dataclass(frozen=True)
class Rules:
    """What all games of an arena have in common."""

    game: str
    edition: str | None
    seed: str
    seconds: float | None = None
    nodes: int | None = None
    options: dict[str, object] = field(default_factory=dict)


Task = tuple[Rules, Fixture]
Outcome = tuple[Fixture, Played | Stopped]


def play(task: Task) -> Outcome:
    rules, fixture = task
    plan = Plan(
        game=rules.game,
        edition=rules.edition,
        bots=fixture.seats,
        seed=rules.seed,
        options=rules.options,
        seconds=rules.seconds,
        nodes=rules.nodes,
        careful=True,
    )
    return fixture, play_here(plan, fixture.draw)
