"""A database that an older version wrote is brought to the newest form, and everything in it goes on."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any, Final

import pytest
from alembic import command
from sqlalchemy import Connection, Engine, create_engine, insert, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from grandtour.server.store import database_in, migrations, schema
from grandtour.server.store import queries as q
from grandtour.server.store.schema import metadata
from scripts.server.client import Guest
from scripts.server.postgres import Postgres, new_name, postgres
from tests.server.house import House, in_house

__all__ = ["postgres"]

OLD: Final = Path(__file__).parent / "old"
EXPECTED: Final[dict[str, Any]] = json.loads((OLD / "166285e.json").read_text())


def old_file(folder: Path) -> Path:
    """The SQLite file that commit 166285e wrote."""
    file = folder / "grandtour.db"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.decompress((OLD / "166285e.db.gz").read_bytes()))
    return file


async def moved_to(url: str, old: Engine) -> None:
    """The same rows in a PostgreSQL of the same form."""
    engine = create_async_engine(url)

    def fill(conn: Connection) -> None:
        here = migrations.config()
        here.attributes["connection"] = conn
        command.upgrade(here, "0001")
        with old.connect() as source:
            kept = set(inspect(source).get_table_names())
            for table in [table for table in metadata.sorted_tables if table.name in kept]:
                names = {column["name"] for column in inspect(source).get_columns(table.name)}
                rows = source.execute(select(*(column for column in table.c if column.name in names))).mappings()
                if found := [dict(row) for row in rows]:
                    conn.execute(insert(table), found)
        conn.execute(text("SELECT setval(pg_get_serial_sequence('chats', 'id'), (SELECT max(id) FROM chats))"))

    async with engine.begin() as conn:
        await conn.run_sync(fill)
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def old_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    file = old_file(tmp_path / "data")
    if request.param == "sqlite":
        return database_in(tmp_path / "data")
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    url = server.url(new_name())
    engine = create_engine(f"sqlite:///{file}")
    asyncio.run(moved_to(url, engine))
    engine.dispose()
    return url


def test_a_database_of_commit_166285e_goes_on(old_url: str, tmp_path: Path) -> None:
    async def visit(here: House) -> None:
        ann, dan = Guest(here.url, "Ann"), await here.guest("Dan")
        ann.http.cookies.set("grandtour", EXPECTED["cookie"], domain="127.0.0.1")
        ann = await here.back(ann)
        assert ann.me["login"] == "ann"
        assert len((await ann.ask("GET", "/api/blocks"))["people"]) == 1
        for table, was in EXPECTED["tables"].items():
            row = await here.services.store.read(lambda conn, table=table: q.table_row(conn, table))  # type: ignore[misc]
            assert row is not None
            assert row.status == was["status"]
            if was["status"] == "open":
                assert (await ann.ask("GET", f"/api/tables/{table}/code"))["code"] == was["code"]
                found = await dan.ask("POST", "/api/join-code", {"code": was["code"]})
                assert found["table"] == table
                assert (await ann.ask("GET", f"/api/tables/{table}"))["closes"] == row.changed + 7 * 24 * 3600 * 1000
            elif was["status"] == "over":
                assert await ann.ask("GET", f"/api/tables/{table}/record") == was["record"]
                assert (await ann.ask("GET", f"/api/tables/{table}/verify"))["ok"]
            elif was["status"] == "running":
                view = await ann.ask("GET", f"/api/tables/{table}/view?seat=0")
                assert (view["step"], view["legal"]) == (was["step"], was["legal"])
                assert (await ann.ask("GET", f"/api/tables/{table}/chat"))["chats"][0]["text"].startswith("Hello")
                await here.finish(table)
                assert (await ann.ask("GET", f"/api/tables/{table}/verify"))["ok"]
        mine = (await ann.ask("GET", "/api/my-games"))["tables"]
        bob = next(seat["person"] for one in mine for seat in one["seats"] if seat["name"] == "Bob")
        assert await here.services.store.write(lambda conn: q.delete_user(conn, bob))
        entries = await here.services.store.read(
            lambda conn: list(conn.execute(select(schema.entries.c.data)).scalars())
        )
        assert not [data for data in entries if bob in data]
        assert {one["id"] for one in mine} == {t for t, was in EXPECTED["tables"].items() if was["status"] != "closed"}

    in_house(tmp_path / "served", visit, database=old_url)
