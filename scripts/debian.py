"""Gets what the tests need of the machine: installs Debian's packages if it may, or else says what to install."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")


def need(look: Callable[[], Found | None], package: str, missing: str) -> Found:
    """What `look` finds. If it finds nothing, root installs Debian's package; others read `missing`: what to do."""
    found = look()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        # Of several processes that find it missing, one installs it and the others wait.
        with (Path(tempfile.gettempdir()) / "grandtour-apt.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if look() is None:
                apt_get(missing, "update")
                apt_get(missing, "install", "--yes", "--no-install-recommends", package)
        found = look()
    if found is None:
        raise RuntimeError(missing)
    return found


def apt_get(missing: str, *words: str) -> None:
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = run(["apt-get", "--quiet=2", *words], quiet)
    if done.returncode != 0:
        raise RuntimeError(f"{missing}\n`apt-get {' '.join(words)}` failed:\n{done.stdout}")


def run(command: Sequence[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment, timeout=600
    )
