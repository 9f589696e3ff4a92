"""The browser of the tests: Debian's Chromium, driven by Playwright. `python -m scripts.chromium` installs it."""

from __future__ import annotations

import shutil
import sys
from functools import cache
from typing import Final

from scripts.debian import need

MISSING: Final = (
    "The browser tests need Chromium: install it (Debian's package is `chromium`), or put it on the PATH as `chromium`."
)
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
# As root there is no sandbox, and in a container no graphics card; the other flags keep it from calling home.
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def look() -> str | None:
    return next((found for found in map(shutil.which, NAMES) if found is not None), None)


@cache
def chromium() -> str:
    """The path of the program; RuntimeError says what to install."""
    return need(look, "chromium", MISSING)


if __name__ == "__main__":
    try:
        chromium()
    except RuntimeError as missing:
        sys.exit(str(missing))
