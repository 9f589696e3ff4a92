"""The growth trial in small: nothing that the server does reads through a table of the database that can grow."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Engine, event

from grandtour.server.store import database_in
from scripts.server import growth

GROW: Final = {
    "tables",
    "entries",
    "seats",
    "users",
    "sessions",
    "chats",
    "blocks",
    "mentions",
    "hooks",
    "pushes",
    "factors",
    "identities",
    "passkeys",
}
NOT_THERE: Final = {"DELETE /api/me/sessions/{which:str}", "POST /api/oidc"}
"""What the trial asks for in vain: a session that is nobody's, and single sign-on."""
TABLES: Final = 200


@contextmanager
def statements() -> Iterator[dict[str, Any]]:
    """What is sent to the database, each statement once, with the values that came with it."""
    heard: dict[str, Any] = {}

    def hear(conn: object, cursor: object, statement: str, values: Any, context: object, many: bool) -> None:
        if statement.lstrip().split(" ")[0] in ("SELECT", "UPDATE", "DELETE", "WITH"):
            heard.setdefault(statement, values[0] if many else values)

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield heard
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


def scans(database: sqlite3.Connection, statement: str, values: Any) -> list[str]:
    """The steps of the database's plan that read a whole table, or a whole index."""
    plan = [str(row[3]) for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
    found = [step for step in plan if step.startswith("SCAN ") and step.split(" ")[1] in GROW]
    if "tables.code " in statement or "seats.user_id = ?" in statement:
        # By the code or the person, and not by the status, which thousands of tables share.
        found += [step for step in plan if step.startswith("SEARCH tables ") and "(status" in step]
    return found


def test_every_route_and_every_task_reads_by_an_index(tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    url = database_in(folder)

    async def go() -> dict[str, list[str]]:
        await growth.filled(url, folder, TABLES)
        with statements() as heard:
            [trial] = await growth.tried([(url, folder)], 0)
        assert set(trial.statuses) == growth.ROUTES.keys() | growth.LAST.keys()
        assert not {route: status for route, status in trial.statuses.items() if status in (400, 500)}
        assert {route for route, status in trial.statuses.items() if status == 404} == NOT_THERE
        with closing(sqlite3.connect(folder / "grandtour.db")) as database:
            found = {statement: scans(database, statement, values) for statement, values in heard.items()}
        assert len(found) > 40
        return {statement: steps for statement, steps in found.items() if steps}

    assert asyncio.run(go()) == {}


def test_a_route_that_the_trial_does_not_know_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(growth.ROUTES, "GET /api/lobby")
    (tmp_path / "cookie").write_text("")
    with pytest.raises(SystemExit, match=r"not in the trial, or not in the server: GET /api/lobby"):
        asyncio.run(growth.tried([(database_in(tmp_path), tmp_path)], 0))
