"""When Python looks for garbage, and gives memory back to the system."""

from __future__ import annotations

import ctypes
import gc
import os
from typing import Final

YOUNG: Final = 50_000  # how many new objects there may be until the garbage collector looks at them


def spare_the_old() -> None:
    """Let the garbage collector look only at young objects, and seldom: only cycles need it, and they are rare.

    Looking at everything takes some 300 ms with a thousand connections, and nothing moves meanwhile. What has been
    loaded by now stays to the end anyway; for the rest, `tidying` calls `look_at_all` every ten minutes.
    """
    gc.collect()
    gc.freeze()
    never = 1_000_000
    gc.set_threshold(YOUNG, never, never)


def look_at_all() -> None:
    """Collect all garbage, and give free memory back to the system: the C library by itself keeps most of it."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None  # only glibc has it
    if trim is not None:
        trim(0)
