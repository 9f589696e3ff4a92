"""Every test of the store runs on both databases, unless it names one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from grandtour.server.store import Store, open_store
from grandtour.server.store.schema import metadata
from scripts.server.postgres import Postgres, new_name, postgres
from tests.server.databases import new_database

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def shared_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    return new_database(request, tmp_path_factory.mktemp("shared"))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return new_database(request, tmp_path)


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.url(new_name())


@pytest.fixture(scope="module")
async def shared_store(shared_url: str) -> AsyncIterator[Store]:
    store = open_store(shared_url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def store(shared_store: Store) -> Store:
    """With nothing in it. To make one takes half a second with PostgreSQL, so the tests of a module share it."""

    def empty(conn: Connection) -> None:
        for table in reversed(metadata.sorted_tables):
            conn.execute(table.delete())

    await shared_store.write(empty)
    return shared_store
