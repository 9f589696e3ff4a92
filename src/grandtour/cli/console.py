"""Where rich output goes. A module of its own because importing rich takes time that `--version` does not have."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from rich.console import Console


class Screen(Console):
    def on_broken_pipe(self) -> NoReturn:
        """rich would exit with 1; `main` knows what to do."""
        raise BrokenPipeError


def out() -> Console:
    """Results. A pipe or a file has no width: 100 columns, so that tables do not depend on the terminal."""
    return Screen(highlight=False, width=None if sys.stdout.isatty() or "COLUMNS" in os.environ else 100)


def err() -> Console:
    """Progress and remarks."""
    return Screen(stderr=True, highlight=False)
