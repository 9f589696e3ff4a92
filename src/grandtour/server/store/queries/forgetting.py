"""Deletes a person. This is the only thing that ever changes entries; otherwise they are only added."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import Connection, bindparam, delete, select, text, update

from grandtour.server.store import schema

WHO: Final = ("user", "host")
"""The fields of an entry's data that hold the id of a user."""
NAME: Final = "name"
"""The field that holds the name of somebody who plays at the device of the entry's author."""

E = schema.entries.c
M = schema.mentions.c


def delete_user(conn: Connection, user_id: str) -> list[str]:
    """Delete a user and all that is theirs; their seats and tables stay, without them.

    The database itself drops sessions, blocks, hooks, pushes and chat, and empties seats and hosts. Here their id and
    the names of those who played at their device are taken out of the entries. Returns the tables that had such
    entries.
    """
    found = select(E.table_id, E.number, E.author, E.data)
    by_them = found.where(E.author == user_id)
    # The only letter of an id that LIKE takes for a pattern is "_", which can only find too much.
    naming_them = found.where(
        E.table_id.in_(select(M.table_id).where(M.user_id == user_id)),
        text(f"({schema.NAMES_SOMEBODY.text})"),
        E.data.like(f'%"{user_id}"%'),
    )
    rows = {(row.table_id, row.number): row for query in (by_them, naming_them) for row in conn.execute(query)}
    changes = []
    for table_id, number, author, data in rows.values():
        own = author == user_id
        changed = replace_users(data, {user_id: None}, names=not own)
        if own or changed != data:
            changes.append({"table": table_id, "which": number, "who": None if own else author, "text": changed})
    if changes:
        rewrite = update(schema.entries).where(E.table_id == bindparam("table"), E.number == bindparam("which"))
        conn.execute(rewrite.values(author=bindparam("who"), data=bindparam("text")), changes)
    conn.execute(delete(schema.mentions).where(M.user_id == user_id))
    conn.execute(delete(schema.users).where(schema.users.c.id == user_id))
    return sorted({change["table"] for change in changes})


def mentioned(data: Iterable[str]) -> set[str]:
    """The users whose ids are in any of these entries' data."""
    # Most entries are moves, which name nobody.
    return set().union(*(users_in(one) for one in data if any(f'"{field}"' in one for field in WHO)))


def users_in(data: str) -> set[str]:
    """The users whose ids an entry's data holds."""
    found: set[str] = set()

    def look(value: object) -> None:
        if isinstance(value, list):
            for item in value:
                look(item)
        elif isinstance(value, dict):
            found.update(item for key, item in value.items() if key in WHO and isinstance(item, str))
            look(list(value.values()))

    look(json.loads(data))
    return found


def replace_users(data: str, users: Mapping[str, str | None], *, names: bool = True) -> str:
    """An entry's data with the ids in `users` replaced (None: by nobody), and without names unless `names`."""
    value = json.loads(data)
    replaced = _replace(value, users, names)
    return data if replaced == value else json.dumps(replaced, ensure_ascii=False, separators=(",", ":"))


def _replace(value: object, users: Mapping[str, str | None], names: bool) -> object:
    if isinstance(value, list):
        return [_replace(item, users, names) for item in value]
    if not isinstance(value, dict):
        return value
    out: dict[str, object] = {}
    for key, item in value.items():
        if key in WHO and isinstance(item, str) and item in users:
            out[key] = users[item]
        elif key == NAME and not names:
            out[key] = None
        else:
            out[key] = _replace(item, users, names)
    return out
