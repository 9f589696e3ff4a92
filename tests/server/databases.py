"""An empty database of either kind, for tests that run on both."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandtour.server.store import database_in
from scripts.server.postgres import Postgres, new_name


def new_database(request: pytest.FixtureRequest, directory: Path) -> str:
    """Its address; the test's parameter is "sqlite" or "postgres"."""
    if request.param == "sqlite":
        return database_in(directory / "data")
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.url(new_name())
