"""What is stored once and then only read: the server's own settings, and editions."""

from __future__ import annotations

from sqlalchemy import Connection, select

from grandtour.server.store import schema
from grandtour.server.store.queries import dialects


def setting(conn: Connection, key: str) -> str | None:
    return conn.execute(select(schema.settings.c.value).where(schema.settings.c.key == key)).scalar_one_or_none()


def keep_setting(conn: Connection, key: str, value: str) -> str:
    """Store the value if there is none yet, and return what is stored: another process may have been first."""
    conn.execute(dialects.insert(conn, schema.settings).values(key=key, value=value).on_conflict_do_nothing())
    stored = setting(conn, key)
    assert stored is not None
    return stored


def keep_edition(conn: Connection, edition_hash: str, game: str, edition: str, text: str) -> None:
    row = {"hash": edition_hash, "game": game, "edition": edition, "text": text}
    conn.execute(dialects.insert(conn, schema.editions).values(row).on_conflict_do_nothing())


def edition_text(conn: Connection, edition_hash: str) -> str | None:
    kept = schema.editions.c
    return conn.execute(select(kept.text).where(kept.hash == edition_hash)).scalar_one_or_none()
