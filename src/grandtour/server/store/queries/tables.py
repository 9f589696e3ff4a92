"""Tables, their entries and their seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import (
    ColumnClause,
    Connection,
    ScalarSelect,
    Select,
    Text,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal_column,
    or_,
    select,
    true,
    update,
)

from grandtour.server.store import schema
from grandtour.server.store.queries import dialects
from grandtour.server.store.queries.forgetting import mentioned


class Conflict(Exception):
    """Somebody else wrote first: the table's revision is not what was expected."""


class CodeTaken(Exception):
    """Another open table has this code."""


@dataclass(frozen=True)
class EntryRow:
    number: int
    at: int
    author: str | None
    kind: str
    command: str | None
    data: str


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    edition: str
    edition_hash: str
    rules_version: int
    seats: int
    public: bool
    status: str
    host: str | None
    revision: int
    shard: int
    due: int | None
    created: int
    changed: int


@dataclass(frozen=True)
class SeatRow:
    seat: int
    user_id: str | None
    acting: bool


RESTING: Final = 2**62
"""the time at which something is due at a table that rests: never, but it can be told from a table that waits"""

T = schema.tables.c
E = schema.entries.c
S = schema.seats.c


def _still_there(parameter: str) -> ScalarSelect[str]:
    """The user's id, or NULL: somebody may have been deleted since the caller last looked."""
    return select(schema.users.c.id).where(schema.users.c.id == bindparam(parameter)).scalar_subquery()


OPEN: Final[ColumnClause[str]] = literal_column("'open'")

# Made only once, because these run for every move.
_TABLE: Final = select(*(T[name] for name in TableRow.__dataclass_fields__))
_ENTRIES: Final = (
    select(*(E[name] for name in EntryRow.__dataclass_fields__))
    .where(E.table_id == bindparam("table"), E.number > bindparam("after"))
    .order_by(E.number)
)
_ADVANCE: Final = dialects.Prepared(
    update(schema.tables)
    .where(T.id == bindparam("table"), T.revision == bindparam("expected"))
    .values(
        revision=bindparam("new_revision"),
        status=bindparam("new_status"),
        public=bindparam("new_public"),
        host=_still_there("new_host"),
        due=bindparam("new_due"),
        changed=bindparam("new_changed"),
        code=case(
            (
                bindparam("new_status") == literal_column("'open'"),
                func.coalesce(bindparam("new_code", type_=Text), T.code),
            )
        ),
    )
)
_ADD_ENTRIES: Final = dialects.Prepared(insert(schema.entries), ("table_id", *EntryRow.__dataclass_fields__))


def _put_seats_with(put: dialects.Insert) -> dialects.Insert:
    """An insert of seats that does not write a seat again if it has not changed."""
    put = put.values(user_id=_still_there("who"))
    return put.on_conflict_do_update(
        index_elements=["table_id", "seat"],
        set_={"user_id": put.excluded.user_id, "acting": put.excluded.acting},
        where=or_(S.user_id.is_distinct_from(put.excluded.user_id), S.acting != put.excluded.acting),
    )


_PUT_SEATS: Final = {
    name: dialects.Prepared(_put_seats_with(insert(schema.seats)), ("table_id", "seat", "who", "acting"))
    for name, insert in dialects.INSERTS.items()
}


def create_table(
    conn: Connection,
    row: TableRow,
    seats: Sequence[SeatRow],
    entries: Sequence[EntryRow],
    code: str | None = None,
) -> None:
    """Add a table. Conflict if there is one with this id, CodeTaken if an open one has the code."""
    _check_numbers(0, entries)
    if code is not None and table_with(conn, code) not in (None, row.id):
        raise CodeTaken(code)
    if row.revision != len(entries):
        raise ValueError(f"the table is at {row.revision}, but has {len(entries)} entries")
    values = asdict(row)
    values["who"] = values.pop("host")
    values["code"] = code or (schema.NO_CODE_YET if row.status == "open" else None)
    made = dialects.insert(conn, schema.tables).values(host=_still_there("who")).on_conflict_do_nothing()
    if conn.execute(made, values).rowcount == 0:
        raise Conflict(f"there is a table {row.id} already")
    _add_entries(conn, row.id, entries)
    _put_seats(conn, row.id, seats)


def append(
    conn: Connection,
    table_id: str,
    expected: int,
    entries: Sequence[EntryRow],
    *,
    status: str,
    host: str | None,
    public: bool,
    due: int | None,
    changed: int,
    seats: Sequence[SeatRow] | None,
    code: str | None = None,
) -> None:
    """Add entries to a table whose last one is number `expected`, or raise Conflict.

    `seats`: those that changed. `code`: None if it has not changed; only an open table keeps its code.
    """
    _check_numbers(expected, entries)
    done = _ADVANCE.run(
        conn,
        {
            "table": table_id,
            "expected": expected,
            "new_revision": expected + len(entries),
            "new_status": status,
            "new_public": public,
            "new_host": host,
            "new_due": due,
            "new_changed": changed,
            "new_code": code,
        },
    )
    if done.rowcount == 0:
        raise Conflict(f"table {table_id} is not at {expected}")
    _add_entries(conn, table_id, entries)
    _put_seats(conn, table_id, seats or ())


def _check_numbers(last: int, entries: Sequence[EntryRow]) -> None:
    numbers = [entry.number for entry in entries]
    if numbers != list(range(last + 1, last + 1 + len(entries))):
        raise ValueError(f"entries after {last} are numbered {numbers}")


def _add_entries(conn: Connection, table_id: str, entries: Sequence[EntryRow]) -> None:
    if not entries:
        return
    _ADD_ENTRIES.run(conn, *({"table_id": table_id, **vars(entry)} for entry in entries))
    if users := mentioned(entry.data for entry in entries):
        rows = [{"user_id": user, "table_id": table_id} for user in sorted(users)]
        conn.execute(dialects.insert(conn, schema.mentions).on_conflict_do_nothing(), rows)


def _put_seats(conn: Connection, table_id: str, seats: Sequence[SeatRow]) -> None:
    if not seats:
        return
    if not seats:
        return
    rows = [{"table_id": table_id, "seat": s.seat, "who": s.user_id, "acting": s.acting} for s in seats]
    _PUT_SEATS[conn.dialect.name].run(conn, *rows)


def table_row(conn: Connection, table_id: str) -> TableRow | None:
    row = conn.execute(_TABLE.where(T.id == table_id)).first()
    return TableRow(*row) if row is not None else None


def entries_after(conn: Connection, table_id: str, number: int) -> list[EntryRow]:
    return [EntryRow(*row) for row in conn.execute(_ENTRIES, {"table": table_id, "after": number})]


def due_tables(conn: Connection, shards: Collection[int], now: int, limit: int) -> list[str]:
    """Tables at which the server has something to do, those that wait longest first."""
    due = select(T.id).where(T.shard.in_(list(shards)), T.due <= now).order_by(T.due, T.id).limit(limit)
    return list(conn.execute(due).scalars())


def lay_down(conn: Connection, table_id: str, revision: int) -> None:
    """The table rests until somebody looks, if it is at this revision still: nothing is due at it."""
    conn.execute(update(schema.tables).where(T.id == table_id, T.revision == revision).values(due=RESTING))


def lies(conn: Connection, table_id: str) -> bool:
    """Whether the table rests."""
    return conn.execute(select(T.due).where(T.id == table_id)).scalar_one_or_none() == RESTING


End = tuple[int, str]
"""Where a page of a list ends: when the last table changed, and its id."""


def ahead_tables(conn: Connection, shards: Collection[int], now: int, limit: int) -> list[str]:
    """Tables whose clocks run in the future, because they have entries from there."""
    ahead = select(T.id).where(T.shard.in_(list(shards)), T.due > now, T.changed > now).order_by(T.due).limit(limit)
    return list(conn.execute(ahead).scalars())


def lobby(conn: Connection, limit: int, before: End | None = None) -> list[TableRow]:
    """Public tables that can be joined or watched, the newest change first; `before`: (changed, id) of the last one."""
    found: list[TableRow] = []
    for status in ("open", "running"):  # each alone comes from the index in this order, so nothing is sorted
        listed = _TABLE.where(T.public == true(), T.status == status)
        found += [TableRow(*row) for row in conn.execute(_newest_first(listed, limit, before))]
    return sorted(found, key=lambda row: (row.changed, row.id), reverse=True)[:limit]


def tables_of(
    conn: Connection, user_id: str, limit: int, before: End | None = None, status: Collection[str] | None = None
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables where the user sits or is host, the newest change first, with all seats; of these `status` only."""
    sits = select(S.table_id).where(S.user_id == user_id)
    hosts = select(T.id).where(T.host == user_id)
    mine = _TABLE.where(T.id.in_(sits.union(hosts)))
    if status is not None:
        # As an expression: by the index of the status, SQLite would read everybody's tables to find theirs.
        mine = mine.where(func.lower(T.status).in_(list(status)))
    rows = [TableRow(*row) for row in conn.execute(_newest_first(mine, limit, before))]
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for part in dialects.in_parts(seats):
        sitting = select(S.table_id, S.seat, S.user_id, S.acting).where(S.table_id.in_(part)).order_by(S.seat)
        for table_id, *seat in conn.execute(sitting):
            seats[table_id].append(SeatRow(*seat))
    return [(row, seats[row.id]) for row in rows]


def _newest_first(tables: Select[*tuple[Any, ...]], limit: int, before: End | None) -> Select[*tuple[Any, ...]]:
    if before is not None:
        changed, table_id = before
        tables = tables.where(T.changed <= changed, or_(T.changed < changed, T.id < table_id))
    return tables.order_by(T.changed.desc(), T.id.desc()).limit(limit)


def hosted(conn: Connection, user_id: str) -> int:
    """How many tables of theirs are open or running, without those that rest until somebody looks again."""
    busy = T.host == user_id, T.status.in_(["open", "running"]), T.due.is_distinct_from(RESTING)
    theirs = select(func.count()).select_from(schema.tables).where(*busy)
    return int(conn.execute(theirs).scalar_one())


def revisions(conn: Connection, ids: Collection[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in dialects.in_parts(ids):
        for table_id, revision in conn.execute(select(T.id, T.revision).where(T.id.in_(part))):
            found[table_id] = revision
    return found


def seats_at(conn: Connection, table_id: str) -> list[SeatRow]:
    rows = conn.execute(select(S.seat, S.user_id, S.acting).where(S.table_id == table_id).order_by(S.seat))
    return [SeatRow(*row) for row in rows]


# ---- open tables ----------------------------------------------------------------------------------------------
def table_with(conn: Connection, code: str) -> str | None:
    """The open table with this code. If two share one, the newer is meant."""
    found = select(T.id).where(T.code == code).order_by(T.created.desc(), T.id).limit(1)
    return conn.execute(found).scalar_one_or_none()


def without_code(conn: Connection, limit: int) -> list[tuple[str, int]]:
    """Open tables that have no code yet, each with the number of its revoked links."""
    revoked = select(func.count()).where(E.table_id == T.id, E.kind == "revoked").scalar_subquery()
    found = select(T.id, revoked).where(T.code == schema.NO_CODE_YET).limit(limit)
    return [(str(table_id), int(count)) for table_id, count in conn.execute(found)]


def give_codes(conn: Connection, codes: Mapping[str, str]) -> None:
    """Give open tables that have no code theirs."""
    giving = update(schema.tables).where(T.id == bindparam("table"), T.code == schema.NO_CODE_YET)
    conn.execute(
        giving.values(code=bindparam("its_code")),
        [{"table": table_id, "its_code": code} for table_id, code in codes.items()],
    )


def open_since(conn: Connection, shards: Collection[int], until: int, limit: int, after: int = 0) -> list[str]:
    """Open tables where nothing has happened since some time in (after, until], the oldest first."""
    waiting = select(T.id).where(T.status == "open", T.changed > after, T.changed <= until, T.shard.in_(list(shards)))
    return list(conn.execute(waiting.order_by(T.changed, T.id).limit(limit)).scalars())


def still_open(conn: Connection, ids: Collection[str]) -> set[str]:
    found: set[str] = set()
    for part in dialects.in_parts(ids):
        found.update(conn.execute(select(T.id).where(T.id.in_(part), T.status == "open")).scalars())
    return found


def drop_closed(conn: Connection, before: int, limit: int) -> list[str]:
    """Remove tables that were closed before then without ever having had a game; returns their ids."""
    played = exists().where(E.table_id == T.id, E.kind == "started")
    old = select(T.id).where(T.status == "closed", T.changed <= before, ~played).order_by(T.changed, T.id).limit(limit)
    ids = list(conn.execute(old).scalars())
    conn.execute(delete(schema.tables).where(T.id.in_(ids)))
    return ids


def newest(conn: Connection) -> int | None:
    """When anything at any table changed last."""
    last = [
        conn.execute(select(func.max(T.changed)).where(T.status == status)).scalar_one()
        for status in ("open", "running", "over", "closed")
    ]
    return max((at for at in last if at is not None), default=None)
