"""The tables of the database. A change here needs a new revision in migrations/versions; a test compares the two.

Times are whole milliseconds since 1970 (UTC); ids are text.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    text,
)

# We name every constraint, so that a later revision can change it in both databases.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts up by itself only in a column of exactly this type.
Counter: Final = BigInteger().with_variant(Integer, "sqlite")


def user_id(name: str = "user_id", *, primary_key: bool = False, index: bool = False) -> Column[str]:
    """A column for rows that go away with their user."""
    return Column(
        name, Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=primary_key, index=index, nullable=False
    )


def table_id(*, primary_key: bool = False) -> Column[str]:
    return Column(
        "table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False
    )


# Secrets of the server, made on its first start.
settings: Final = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

users: Final = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text),  # guests have none
    Column("login_key", Text, unique=True),
    Column("password", Text),  # its hash
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

IS_GUEST: Final = text("login IS NULL")

# It finds the guests who have not been here for long.
Index("ix_users_guests_seen", users.c.seen, sqlite_where=IS_GUEST, postgresql_where=IS_GUEST)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    user_id(index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("used", BigInteger),  # when last, to the hour
    Column("browser", Text),
    Column("system", Text),
)

# The second factor of an account.
factors: Final = Table(
    "factors",
    metadata,
    user_id(primary_key=True),
    Column("secret", Text, nullable=False),  # sealed: see security/vault.py
    Column("since", BigInteger),  # empty until its owner has shown a code
    Column("last", BigInteger, nullable=False),  # the time step of the last code: none is good twice
    Column("wrong", BigInteger, nullable=False),  # how many codes in a row were wrong
    Column("tried", BigInteger, nullable=False),  # when the last of them came, in seconds
)

# Codes for somebody who has lost the second factor, hashed. A used one is gone.
recovery: Final = Table(
    "recovery",
    metadata,
    user_id(primary_key=True),
    Column("hash", Text, primary_key=True),
)

# Who somebody is for a provider of single sign-on.
identities: Final = Table(
    "identities",
    metadata,
    Column("issuer", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    user_id(index=True),
    Column("created", BigInteger, nullable=False),
)

# With which people log in without a password.
passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the credential's, in base64url
    user_id(index=True),
    Column("key", Text, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # of signatures, where the device counts them
    Column("browser", Text),
    Column("system", Text),
    Column("created", BigInteger, nullable=False),
)

blocks: Final = Table(
    "blocks",
    metadata,
    user_id(primary_key=True),
    user_id("blocked_id", primary_key=True, index=True),
)

hooks: Final = Table(
    "hooks",
    metadata,
    user_id(primary_key=True),
    Column("url", Text, nullable=False),
    Column("style", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

pushes: Final = Table(
    "pushes",
    metadata,
    Column("endpoint", Text, primary_key=True),
    user_id(index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Every edition file that a table was begun with.
editions: Final = Table(
    "editions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("text", Text, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("edition_hash", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # open, running, over, closed
    Column("host", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("revision", BigInteger, nullable=False),  # the number of the last entry
    Column("shard", Integer, nullable=False),
    Column("due", BigInteger),  # when somebody must look at it next: bots to move, a clock's end
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("code", Text),  # what people say to join it, or NO_CODE_YET; only while it is open
    Index(None, "shard", "due"),
    Index(None, "host", "status"),
    # With the id, in the order in which lists show the tables, so that a page is read and nothing else.
    Index(None, "public", "status", "changed", "id"),
    Index(None, "status", "changed", "id"),
)

NO_CODE_YET: Final = ""
"""The code of an open table that was imported, or written by an older version; the server gives it a code."""

HAS_CODE: Final = text("code IS NOT NULL")

# It finds the table with a code, and the open tables that have none yet.
Index("ix_tables_code", tables.c.code, sqlite_where=HAS_CODE, postgresql_where=HAS_CODE)

# All that happened at the tables. Rows are only added, except when a user is deleted.
entries: Final = Table(
    "entries",
    metadata,
    table_id(primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("author", Text),  # a user's id
    Column("kind", Text, nullable=False),
    Column("command", Text),  # the client's id of the command; the same one is never written twice
    Column("data", Text, nullable=False),  # JSON
)

BY_SOMEBODY: Final = text("author IS NOT NULL")
NAMES_SOMEBODY: Final = text("""data LIKE '%"user"%' OR data LIKE '%"host"%'""")
COMMANDED: Final = text("command IS NOT NULL")

Index(
    "uq_entries_command",
    entries.c.table_id,
    entries.c.author,
    entries.c.command,
    unique=True,
    sqlite_where=COMMANDED,
    postgresql_where=COMMANDED,
)
# These two find what a deleted user left behind without reading every move of their games.
Index("ix_entries_author", entries.c.author, sqlite_where=BY_SOMEBODY, postgresql_where=BY_SOMEBODY)
Index(
    "ix_entries_naming",
    entries.c.table_id,
    entries.c.number,
    sqlite_where=NAMES_SOMEBODY,
    postgresql_where=NAMES_SOMEBODY,
)

# Whose ids the entries of a table hold. It follows from the entries, and finds them when a user is deleted.
mentions: Final = Table(
    "mentions",
    metadata,
    Column("user_id", Text, primary_key=True),
    table_id(primary_key=True),
    Index(None, "table_id"),
)

# Who sits where and who is to act. It follows from the entries, and is kept for lists of a person's games.
seats: Final = Table(
    "seats",
    metadata,
    table_id(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("acting", Boolean, nullable=False),
    Index(None, "user_id", "table_id"),
)

chats: Final = Table(
    "chats",
    metadata,
    Column("id", Counter, primary_key=True, autoincrement=True),
    table_id(),
    user_id(index=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", Text),  # as in entries: the same one is never said twice
    Index(None, "table_id", "id"),
    sqlite_autoincrement=True,  # the id of a removed line is never given again
)
Index(
    "uq_chats_command",
    chats.c.table_id,
    chats.c.user_id,
    chats.c.command,
    unique=True,
    sqlite_where=COMMANDED,
    postgresql_where=COMMANDED,
)

# What an admin command tells the running server, until the server has heard it. Only with SQLite.
notices: Final = Table(
    "notices",
    metadata,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("text", Text, nullable=False),
    sqlite_autoincrement=True,
)
