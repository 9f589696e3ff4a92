"""Where rich output goes. This is a module of its own because importing rich would make `--version` slow."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from rich.console import Console


class Screen(Console):
    def on_broken_pipe(self) -> NoReturn:
        """rich itself would exit with 1; `main` knows what to do."""
        raise BrokenPipeError


def out() -> Console:
    """The console for results. A pipe or a file has no width, so 100 columns are used there."""
    return Screen(highlight=False, width=None if sys.stdout.isatty() or "COLUMNS" in os.environ else 100)


def err() -> Console:
    """The console for progress and remarks."""
    return Screen(stderr=True, highlight=False)
