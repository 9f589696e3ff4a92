"""The codes of open tables, as the database keeps them: with an index, one is found among any number of tables."""

from __future__ import annotations

from typing import Final

from grandtour.server.security.signing import Keys
from grandtour.server.store import queries as q
from grandtour.server.store.store import Store
from grandtour.server.table import Table

AT_ONCE: Final = 5_000


def code_of(keys: Keys, table: Table) -> str | None:
    """The code by which the table is joined; None if it is not open."""
    return keys.code(table.id, table.revoked) if table.status == "open" else None


async def give_codes(store: Store, keys: Keys) -> int:
    """Give a code to open tables that have none: those of an older version's database, and imported ones."""
    given = 0
    while found := await store.read(lambda conn: q.without_code(conn, AT_ONCE)):
        codes = {table_id: keys.code(table_id, revoked) for table_id, revoked in found}
        await store.write(lambda conn, codes=codes: q.give_codes(conn, codes))  # type: ignore[misc]
        given += len(codes)
    return given
