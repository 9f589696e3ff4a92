"""The short form of the trial of network faults; `python -m scripts.server.faults` is the long one."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from scripts.server.faults import network_faults, shown


@pytest.mark.slow
def test_every_client_ends_with_the_servers_view(tmp_path: Path) -> None:
    seed = random.randrange(2**32)
    summary = asyncio.run(network_faults(tmp_path, tables=3, seed=seed, limit=180))
    print(f"seed {seed}\n{summary}")
    assert summary.faults == []
    assert summary.reconnects > 0
    assert summary.overflows > 0
    assert summary.compared >= summary.clients
    assert len(summary.suffered) >= 5


def test_views_are_compared_but_for_the_moment() -> None:
    view = {"type": "view", "step": 3, "after": 2, "now": 1, "table": None, "legal": ["go"], "events": [{}]}
    assert shown(view, {"id": "t"}) == {"step": 3, "table": {"id": "t"}, "legal": ["go"]}
