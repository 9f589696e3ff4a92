"""`grandtour admin`: backups, tables and accounts of a server on this machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter

from grandtour.cli.common import Json, check_new_file, err, out, print_json
from grandtour.cli.errors import Refused
from grandtour.cli.serve import DATA, not_installed

if TYPE_CHECKING:
    from grandtour.server.store import Store

T = TypeVar("T")

app = App(
    name="admin",
    help="Look after a server: backups, tables and accounts. Works on the server's own machine only.",
    help_epilogue=(
        "Examples:\n"
        "  grandtour admin backup games.gz --data /var/lib/grandtour\n"
        "  grandtour admin restore games.gz --data new-directory\n"
        "  grandtour admin tables\n"
        "  grandtour admin password ann"
    ),
)

Database = Annotated[str | None, Parameter(env_var="GRANDTOUR_DATABASE")]
SLOW = 1.0  # seconds until somebody wants to see how far it is


@app.command(help_epilogue="")
def backup(file: Path, /, *, data: Path = DATA, database: Database = None, as_json: Json = False) -> int:
    """Write everything that the server keeps to a new file, also while it runs.

    The file holds secrets: passwords (hashed), keys and hidden cards. It is the
    same for SQLite and PostgreSQL, so it moves a server from one to the other.

    For example:

      grandtour admin backup games.gz --data /var/lib/grandtour

    Parameters
    ----------
    file
        The file to write. It must not be there yet.
    data
        The server's data directory.
    database
        The server's PostgreSQL database, where it has one.
    as_json
        Print JSON: {"file", "rows": {name: number}}.
    """
    check_installed()
    from grandtour.server import admin

    check_new_file(file, "FILE")
    with rows_bar("backup") as progress:
        counts = with_store(lambda store: admin.backup(store, file, progress), data, database)
    return say(as_json, {"file": str(file), "rows": counts}, f"{file}: {written(counts)}")


@app.command(help_epilogue="")
def restore(file: Path, /, *, data: Path = DATA, database: Database = None, as_json: Json = False) -> int:
    """Fill an empty database from a backup, wholly or not at all. No server may be running on it.

    For example:

      grandtour admin restore games.gz --data new-directory

    Parameters
    ----------
    file
        What `grandtour admin backup` wrote.
    data
        The data directory to fill; it is made if it is not there.
    database
        The PostgreSQL database to fill instead.
    as_json
        Print JSON: {"file", "rows": {name: number}}.
    """
    check_installed()
    from grandtour.server import admin

    with refusals():  # before a database is made
        counts = admin.check_backup(file)
    with rows_bar("restore") as progress:
        rows = sum(counts.values())
        with_store(lambda store: admin.restore(store, file, rows, progress), data, database, alone=True)
    return say(as_json, {"file": str(file), "rows": counts}, f"restored: {written(counts)}")


@app.command(help_epilogue="")
def export(tables: str, file: Path, /, *, data: Path = DATA, database: Database = None, as_json: Json = False) -> int:
    """Write tables, with all that happened at them, to a new file for another server.

    The file holds the hidden cards of games that are not over.

    For example:

      grandtour admin export 5b4mzv52xbfm,8c2hn4k3zq7d two-tables.gz

    Parameters
    ----------
    tables
        The id of a table, or several with commas between them.
    file
        The file to write. It must not be there yet.
    data
        The server's data directory.
    database
        The server's PostgreSQL database, where it has one.
    as_json
        Print JSON: {"file", "rows": {name: number}}.
    """
    check_installed()
    from grandtour.server import admin

    check_new_file(file, "FILE")
    ids = list(dict.fromkeys(word.strip() for word in tables.split(",")))
    counts = with_store(lambda store: admin.export(store, ids, file), data, database)
    return say(as_json, {"file": str(file), "rows": counts}, f"{file}: {written(counts)}")


@app.command(name="import", help_epilogue="")
def import_(file: Path, /, *, data: Path = DATA, database: Database = None, as_json: Json = False) -> int:
    """Add tables that another server exported. Players who are not known here become guests.

    Nobody can sign in as such a guest: in running games stand-ins play for them.

    For example:

      grandtour admin import two-tables.gz

    Parameters
    ----------
    file
        What `grandtour admin export` wrote.
    data
        The server's data directory.
    database
        The server's PostgreSQL database, where it has one.
    as_json
        Print JSON: {"tables": [id]}.
    """
    check_installed()
    from grandtour.server import admin

    ids = with_store(lambda store: admin.import_tables(store, file), data, database)
    return say(as_json, {"tables": ids}, f"added: {', '.join(ids) or 'nothing'}")


@app.command(name="tables", help_epilogue="")
def list_tables(
    *,
    everything: Annotated[bool, Parameter(name="--all", negative="", show_default=False)] = False,
    data: Path = DATA,
    database: Database = None,
    as_json: Json = False,
) -> int:
    """List the tables that are open or running, the newest change first.

    For example:

      grandtour admin tables --json

    Parameters
    ----------
    everything
        List also those that are over or closed.
    data
        The server's data directory.
    database
        The server's PostgreSQL database, where it has one.
    as_json
        Print JSON: {"tables": [{"id", "game", "edition", "status", "public", "seats", "players", "revision",
        "created", "changed"}]}; times are milliseconds since 1970.
    """
    check_installed()
    from grandtour.server import admin

    found = with_store(lambda store: admin.list_tables(store, everything), data, database)
    if as_json:
        print_json({"tables": found})
        return 0
    if not found:
        print("no tables" if everything else "no open or running tables")
        return 0
    from rich.markup import escape
    from rich.table import Table

    shown = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("table", "game", "status", "changed", "players"):
        shown.add_column(title, no_wrap=title != "players", overflow="fold")
    for row in found:
        players = row["players"]
        assert isinstance(players, list)
        names = ", ".join(map(str, players)) or "nobody"
        shown.add_row(str(row["id"]), str(row["game"]), str(row["status"]), when(row["changed"]), escape(names))
    out().print(shown)
    return 0


@app.command(help_epilogue="")
def check(*, data: Path = DATA, database: Database = None, as_json: Json = False) -> int:
    """Look whether the database is whole, and replay every table of it, also while the server runs.

    The exit code is 0 if everything is well, and 1 if something is not.

    For example:

      grandtour admin check --data /var/lib/grandtour

    Parameters
    ----------
    data
        The server's data directory.
    database
        The server's PostgreSQL database, where it has one.
    as_json
        Print JSON: {"tables", "entries", "faults": [{"table", "text"}]}; table is null where it is the whole database.
    """
    check_installed()
    from grandtour.server import audit

    with rows_bar("check") as progress:
        found = with_store(lambda store: audit.audit(store, progress), data, database)
    if as_json:
        faults = [{"table": fault.table, "text": fault.text} for fault in found.faults]
        print_json({"tables": found.tables, "entries": found.entries, "faults": faults})
    else:
        for fault in found.faults:
            print(f"{'the database' if fault.table is None else f'table {fault.table}'}: {fault.text}")
        print(f"{found.tables} tables with {found.entries} entries, {len(found.faults) or 'no'} faults")
    return 1 if found.faults else 0


@app.command(help_epilogue="")
def close(table: str, /, *, data: Path = DATA, database: Database = None, as_json: Json = False) -> int:
    """End a table that is open or running, also while the server runs.

    For example:

      grandtour admin close 5b4mzv52xbfm

    Parameters
    ----------
    table
        The table's id; `grandtour admin tables` lists them.
    data
        The server's data directory.
    database
        The server's PostgreSQL database, where it has one.
    as_json
        Print JSON: {"closed": id}.
    """
    check_installed()
    from grandtour.server import admin

    with_store(lambda store: admin.close_table(store, table), data, database)
    return say(as_json, {"closed": table}, f"closed: {table}")


@app.command(help_epilogue="")
def password(
    login: str,
    /,
    *,
    second_factor_off: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    data: Path = DATA,
    database: Database = None,
    as_json: Json = False,
) -> int:
    """Give an account a new password and print it, this once. Who was signed in has to sign in again.

    For example:

      grandtour admin password ann

    Parameters
    ----------
    login
        The account's login.
    second_factor_off
        Switch the account's second factor off, too, for somebody who has lost it and its recovery codes.
    data
        The server's data directory.
    database
        The server's PostgreSQL database, where it has one.
    as_json
        Print JSON: {"login", "password"}.
    """
    check_installed()
    from grandtour.server import admin

    new = with_store(lambda store: admin.new_password(store, login, second_factor_off), data, database)
    return say(as_json, {"login": login, "password": new}, f"the new password of {login}: {new}")


@app.command(help_epilogue="")
def delete_account(
    login: str | None = None,
    /,
    *,
    person: str | None = None,
    yes: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    data: Path = DATA,
    database: Database = None,
    as_json: Json = False,
) -> int:
    """Delete an account, or a guest, and all that is known of the person. Their games stay, without them.

    For example:

      grandtour admin delete-account ann --yes
      grandtour admin delete-account --person X4k3hV9sQy2bTn5wLr8mZc1d --yes

    Parameters
    ----------
    login
        The account's login.
    person
        The id of a person instead, for guests, who have no login.
    yes
        Really do it: it cannot be taken back.
    data
        The server's data directory.
    database
        The server's PostgreSQL database, where it has one.
    as_json
        Print JSON: {"deleted": login or id}.
    """
    check_installed()
    from grandtour.server import admin

    who = person if login is None else login
    if who is None or (login is not None and person is not None):
        raise Refused("who is to be deleted?", hint="Give an account's login, or a person's id with --person.")
    if not yes:
        raise Refused(f"{who!r} would be gone for good", hint="Add --yes if that is what you want.")
    delete = admin.delete_account if person is None else admin.delete_person
    with_store(lambda store: delete(store, who), data, database)
    return say(as_json, {"deleted": who}, f"deleted: {who}")


# ---- what they share ---------------------------------------------------------------------------------------------
def check_installed() -> None:
    """What the server needs is an extra of the package."""
    try:
        import grandtour.server.admin  # noqa: F401
    except ModuleNotFoundError as missing:
        raise not_installed(missing) from None


def with_store(work: Callable[[Store], Awaitable[T]], data: Path, database: str | None, *, alone: bool = False) -> T:
    """Do something with the server's database. `alone`: no server may use it, and a missing file is made."""
    from grandtour.server.store import database_in, open_store

    async def run() -> T:
        url = database if database is not None else database_in(data.absolute())
        store = open_store(url, serving=alone, create=alone, anew=alone)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    with refusals():
        return asyncio.run(run())


@contextmanager
def refusals() -> Iterator[None]:
    from sqlalchemy.exc import DBAPIError

    from grandtour.server.admin import NotPossible
    from grandtour.server.store import BadDatabase, Unavailable, Unsure
    from grandtour.server.store.archive import BadArchive

    try:
        yield
    except (BadDatabase, BadArchive, NotPossible) as error:
        raise Refused(str(error)) from None
    except Unavailable as error:
        raise Refused(f"the database does not answer: {error}") from None
    except Unsure:
        raise Refused("the connection broke: look whether it was done before you try again") from None
    except DBAPIError as error:
        raise Refused(f"the database refused: {error.orig}") from None
    except OSError as error:
        raise Refused(error.strerror or str(error)) from None


@contextmanager
def rows_bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr, where somebody sees it and it takes long."""
    console = err()
    begin = time.monotonic()
    if not console.is_terminal:
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True)
    task = bar.add_task(title, total=None)

    def advance(done: int, total: int) -> None:
        if not bar.live.is_started and time.monotonic() - begin > SLOW:
            bar.start()
        bar.update(task, completed=done, total=total)

    try:
        yield advance
    finally:
        bar.stop()


def say(as_json: bool, answer: dict[str, object], text: str) -> int:
    if as_json:
        print_json(answer)
    else:
        print(text)
    return 0


def written(counts: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.items() if number) or "nothing"


def when(milliseconds: object) -> str:
    assert isinstance(milliseconds, int)
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"
