"""Files that fail on demand, and a wrong clock: compiles `faulty.c`, and says to the programs on it what shall fail.

with Faulty(directory) as layer:
    process = subprocess.Popen(…, env=os.environ | layer.environment)
    layer.fail("ENOSPC", "write,truncate", "*grandtour.db*")
    layer.heal()
    layer.set_clock(-7_200_000)
"""

from __future__ import annotations

import mmap
import shutil
import struct
import subprocess
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Final

SOURCE: Final = Path(__file__).with_name("faulty.c")
SIZE: Final = 4096
CLOCK: Final = struct.Struct("=q")
RULES: Final = SIZE - CLOCK.size
DISK_FULL: Final = "ENOSPC write,truncate 1 *grandtour.db*"
DISK_FAILED: Final = "EIO write,sync 1 *grandtour.db*"
SYNC_FAILS: Final = "EIO sync 2 *grandtour.db*"  # every second time
READ_ONLY: Final = "EROFS write,open,truncate 1 *grandtour.db*"


@cache
def why_not() -> str | None:
    """Why there can be no such layer here, or None."""
    if shutil.which("cc") is None:
        return "the layer of failing files needs a C compiler (cc)"
    if not Path("/proc/self/fd").exists():
        return "the layer of failing files needs /proc"
    return None


class Faulty:
    """The layer for programs that are started with its `environment`. All of them share its rules."""

    def __init__(self, directory: Path) -> None:
        self.library = directory / "faulty.so"
        self.control = directory / "faults"
        self._map: mmap.mmap | None = None

    def __enter__(self) -> Faulty:
        compiled = ["cc", "-shared", "-fPIC", "-O2", "-o", str(self.library), str(SOURCE), "-ldl"]
        subprocess.run(compiled, check=True, capture_output=True, text=True)
        self.control.write_bytes(bytes(SIZE))
        with self.control.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), SIZE)
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        if self._map is not None:
            self.heal()
            self._map.close()

    @property
    def environment(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self.library), "GT_FAULTS": str(self.control)}

    def fail(self, *rules: str) -> None:
        """From now on, calls fail as the rules say; `faulty.c` explains them."""
        assert self._map is not None
        text = ("\n".join(rules) + "\n").encode()
        assert len(text) < RULES
        self._map[0] = 0
        self._map[1:RULES] = text[1:].ljust(RULES - 1, b"\0")
        self._map[0] = text[0]

    def heal(self) -> None:
        assert self._map is not None
        self._map[0] = 0

    def set_clock(self, wrong_by: int) -> None:
        """From now on, the clock on the wall is wrong by so many milliseconds."""
        assert self._map is not None
        self._map[RULES:SIZE] = CLOCK.pack(wrong_by)
