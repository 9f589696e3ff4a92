"""The revisions give exactly what schema.py says, once, and never to a database that is not ours."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from grandtour.server.store import BadDatabase, Change, Store, migrations, open_store
from grandtour.server.store import queries as q
from grandtour.server.store.schema import metadata
from scripts.server.postgres import Postgres, new_name

pytestmark = pytest.mark.anyio


async def test_the_revisions_give_the_schema(store: Store) -> None:
    def differences(conn: Connection) -> list[Any]:
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(conn, opts=options), metadata))

    assert await store.read(differences) == []


async def test_the_revisions_give_the_schema_to_the_letter_sqlite(tmp_path: Path) -> None:
    """Alembic compares no conditions of indexes."""
    store = open_store(f"sqlite:///{tmp_path}/a.db")
    await store.open()
    definitions = text(
        "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name != 'alembic_version' ORDER BY name"
    )

    def parts(conn: Connection) -> list[tuple[str, str, list[str]]]:
        """The parts of a definition, sorted: in which order columns and constraints are written does not matter, nor
        the quotes around the name of a table that was made anew."""
        rows = conn.execute(definitions)
        cut = [
            (kind, name, [" ".join(part.split()).strip(" ()") for part in sql.replace('"', "").split(",")])
            for kind, name, sql in rows
        ]
        return [(kind, name, sorted(found)) for kind, name, found in cut]

    migrated = await store.read(parts)
    await store.close()
    engine = create_engine("sqlite://")
    with engine.begin() as conn:
        metadata.create_all(conn)
        assert parts(conn) == migrated
    engine.dispose()


async def test_the_revisions_give_the_schema_to_the_letter_postgres(postgres: Postgres) -> None:
    migrated, made = new_name(), new_name()
    store = open_store(postgres.url(migrated))
    await store.open()
    await store.close()
    engine = create_async_engine(postgres.url(made))
    async with engine.begin() as conn:
        await conn.run_sync(metadata.create_all)
    await engine.dispose()
    for question in (
        "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename != 'alembic_version' ORDER BY 1",
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint "
        "WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text != 'alembic_version' ORDER BY 1, 2",
    ):
        found = postgres.ask(question, migrated)
        assert found == postgres.ask(question, made)
        assert len(found) > 10


async def test_several_may_start_at_once(postgres_url: str) -> None:
    stores = [open_store(postgres_url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.close() for store in stores))


async def test_opening_again_changes_nothing(store: Store, shared_url: str) -> None:
    again = open_store(shared_url, serving=False)
    await again.open()
    assert await again.read(migrations.revision_of) == migrations.newest()
    await again.close()


def statement(sql: str) -> Change[None]:
    def change(conn: Connection) -> None:
        conn.execute(text(sql))

    return change


async def test_a_newer_database_is_refused(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.write(statement("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(BadDatabase, match=r"newer version of Grand Tour \(its form is '9999'"):
        await open_store(url).open()


async def test_the_database_of_another_program_is_refused(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.write(statement("DROP TABLE alembic_version"))
    await store.close()
    with pytest.raises(BadDatabase, match="another program: it has a table 'blocks' already"):
        await open_store(url).open()


async def test_sessions_of_before_go_on(tmp_path: Path) -> None:
    """SQLite makes their table anew; nobody is logged out by that."""
    address = f"sqlite:///{tmp_path}/a.db"
    engine = create_engine(address)
    with engine.begin() as conn:
        config = migrations.config()
        config.attributes["connection"] = conn
        command.upgrade(config, "0001")
        conn.execute(text("INSERT INTO users VALUES ('ann', 'Ann', NULL, NULL, NULL, 'en', 1, 1)"))
        conn.execute(text("INSERT INTO sessions VALUES ('s', 'ann', 5, 9)"))
    engine.dispose()
    store = open_store(address)
    await store.open()
    assert await store.read(lambda conn: q.session(conn, "s")) == q.SessionRow("s", "ann", 5, 9, 5, None, None)
    await store.close()
