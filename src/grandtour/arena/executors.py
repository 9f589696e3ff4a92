"""Where the games are played: here, in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Final

from grandtour.arena.code_print import code_print
from grandtour.arena.playing import Outcome, Task, play
from grandtour.processes import in_processes

Executor = Callable[[Iterable[Task], int | None], Iterator[Outcome]]
"""Gives outcomes in any order. The number is how many games are played at a time; None: as many as there is room for.
"""


class ExecutorFailed(Exception):
    """What went wrong on other machines, in one sentence."""


def missing(name: str) -> str:
    """The command that installs what the executor lacks; "" if nothing."""
    return "pip install 'grandtour[ray]'" if name == "ray" and find_spec("ray") is None else ""


def local(tasks: Iterable[Task], jobs: int | None) -> Iterator[Outcome]:
    jobs = cores() if jobs is None else jobs
    return map(play, tasks) if jobs <= 1 else in_processes(play, tasks, jobs)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def on_ray(tasks: Iterable[Task], jobs: int | None) -> Iterator[Outcome]:
    """Play on the cluster that RAY_ADDRESS names or `ray start` began, or else on one that is started here."""
    import logging

    import ray

    try:
        ray.init(logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ExecutorFailed(f"Ray cannot be reached: {str(error).splitlines()[0]}") from None
    try:
        at_a_time = jobs or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))  # twice, so that no core waits
        there = ray.remote(play_there).options(max_retries=2)
        todo = iter(tasks)
        running = [there.remote(checked(task)) for task in islice(todo, at_a_time)]
        while running:
            done, running = ray.wait(running)
            running += [there.remote(checked(task)) for task in islice(todo, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayError as error:
        raise ExecutorFailed(f"a game failed on the cluster: {last_line(error)}") from None
    finally:
        ray.shutdown()


def checked(task: Task) -> tuple[str, Task]:
    return code_print(task[0].game), task


def play_there(message: tuple[str, Task]) -> Outcome:
    """Play a game on a machine that may have another version of our code."""
    code, task = message
    if code_print(task[0].game) != code:
        raise ValueError("a machine of the cluster has another version of grandtour's bots or games")
    return play(task)


def last_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[-1] if lines else type(error).__name__


BY_NAME: Final[dict[str, Executor]] = {"local": local, "ray": on_ray}
