"""`grandtour admin check`: a sound database has no faults, and each kind of fault is named."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from grandtour.server import audit
from grandtour.server import commands as c
from grandtour.server.store import FILE, database_in, open_store
from scripts.server.postgres import Postgres, new_name, postgres
from tests.server.house import GAMES, House, in_house
from tests.server.test_admin import admin

__all__ = ["postgres"]


async def lived_in(here: House) -> None:
    """Games of every kind, over and under way, and somebody who was deleted."""
    for game in GAMES:
        _, _, table = await here.two(game)
        await here.finish(table)
    ann, bob, table = await here.two("french-quarter")
    at = (await here.hub.open(table)).table
    await here.hub.command(table, ann.id, c.Propose("p", 0, "pause"))
    assert at.status == "running"
    await bob.ask("DELETE", "/api/me", {"password": None})
    await ann.new_table("san-francisco", [{}, {"kind": "link"}])


def test_a_sound_database_has_no_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_house(tmp_path, lived_in)
    capsys.readouterr()
    assert admin("check", "--data", tmp_path, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["faults"] == []
    assert found["tables"] == 5
    assert found["entries"] > 100
    assert admin("check", "--data", tmp_path) == 0
    assert "5 tables" in capsys.readouterr().out


def test_a_postgres_is_checked_too(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.url(new_name())
    in_house(tmp_path, lived_in, database=url)
    steps: list[tuple[int, int]] = []

    async def go() -> audit.Report:
        store = open_store(url, serving=False)
        await store.open()
        try:
            return await audit.audit(store, lambda done, total: steps.append((done, total)))
        finally:
            await store.close()

    assert asyncio.run(go()).faults == []
    assert steps == [(number, 5) for number in range(1, 6)]


def hole(conn: sqlite3.Connection, table: str) -> None:
    conn.execute("DELETE FROM entries WHERE table_id = ? AND number = 5", [table])


def illegal(conn: sqlite3.Connection, table: str) -> None:
    conn.execute(
        "UPDATE entries SET data = ? WHERE table_id = ? AND kind = 'played' AND number = "
        "(SELECT max(number) FROM entries WHERE table_id = ? AND kind = 'played')",
        ['{"kind":"played","seat":0,"action":"nonsense"}', table, table],
    )


def rubbish(conn: sqlite3.Connection, table: str) -> None:
    conn.execute("UPDATE entries SET data = '{' WHERE table_id = ? AND kind = 'created'", [table])


def other_status(conn: sqlite3.Connection, table: str) -> None:
    conn.execute("UPDATE tables SET status = 'running' WHERE id = ?", [table])


def stray(conn: sqlite3.Connection, table: str) -> None:
    conn.execute("INSERT INTO seats (table_id, seat, acting) VALUES ('none', 0, 0)")


def test_every_fault_is_named_with_its_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables: list[str] = []

    async def visit(here: House) -> None:
        for _ in range(2):
            _, _, table = await here.two("french-quarter")
            await here.finish(table)
            tables.append(table)

    in_house(tmp_path, visit)
    whole = (tmp_path / FILE).read_bytes()
    faults: list[tuple[Callable[[sqlite3.Connection, str], None], str | None, str]] = [
        (hole, tables[0], "its entries are not those from 1 to"),
        (illegal, tables[0], "cannot be replayed by this version"),
        (rubbish, tables[0], "an entry cannot be read"),
        (other_status, tables[0], "its status is stored as running, but its entries say over"),
        (stray, None, "row 5 of seats refers to a row of tables that is not there"),
    ]
    for spoil, table, text in faults:
        (tmp_path / FILE).write_bytes(whole)
        conn = sqlite3.connect(tmp_path / FILE)
        spoil(conn, tables[0])
        conn.commit()
        conn.close()
        capsys.readouterr()
        assert admin("check", "--database", database_in(tmp_path), "--json") == 1
        (fault,) = json.loads(capsys.readouterr().out)["faults"]
        assert fault["table"] == table
        assert text in fault["text"]
