"""Spreads work over processes of this machine, which start quietly, end with us, and are gone at once on Ctrl-C.

Compiled classes cannot be pickled, so only plain data passes between processes, and each builds what it needs.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def in_processes(work: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int) -> Iterator[Answer]:
    """The answers, in any order. BrokenProcessPool if a process dies.

    `work` must be a function of a module that processes can import by its name: not of a package's `__main__`.
    """
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start)
    try:
        running: set[Future[Answer]] = set()
        for task in tasks:
            with _quiet_start():  # a process is started whenever none is idle
                running.add(pool.submit(work, task))
            if len(running) >= 2 * jobs:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _quiet_start() -> Iterator[None]:
    """Processes that are started in this `with` have no stderr, and hold Ctrl-C back until they are ready.

    Otherwise Python would complain at length in the middle of its imports, or when its parent is gone. What goes wrong
    in a game comes back as its outcome. Ctrl-C reaches this process when the `with` ends.
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


def _start() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends the process at once and without a word
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent is killed; otherwise it would wait for more work for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
