"""Codes of open tables are stored, every list and look-up has an index that gives it in its order, and whom the entries
of a table name is known without reading them.

The codes themselves are filled in by the server at its start (joining.give_codes): they follow from its secret.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

BATCH = 5_000


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.Text(), nullable=True))
    op.execute("UPDATE tables SET code = '' WHERE status = 'open'")  # none yet
    coded, guest = sa.text("code IS NOT NULL"), sa.text("login IS NULL")
    op.create_index("ix_tables_code", "tables", ["code"], sqlite_where=coded, postgresql_where=coded)
    op.create_index("ix_users_guests_seen", "users", ["seen"], sqlite_where=guest, postgresql_where=guest)
    for old, table, columns in (
        ("ix_tables_host", "tables", ["host", "status"]),
        ("ix_tables_public_status_changed", "tables", ["public", "status", "changed", "id"]),
        (None, "tables", ["status", "changed", "id"]),
        ("ix_seats_user_id", "seats", ["user_id", "table_id"]),
    ):
        if old is not None:
            op.drop_index(old, table)
        op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)
    op.create_table(
        "mentions",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_mentions_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_mentions")),
    )
    op.create_index(op.f("ix_mentions_table_id"), "mentions", ["table_id"])
    fill_mentions(op.get_bind())


def fill_mentions(conn: sa.Connection) -> None:
    naming = "SELECT table_id, data FROM entries WHERE data LIKE '%\"user\"%' OR data LIKE '%\"host\"%'"
    found = {(user, table) for table, data in conn.execute(sa.text(naming)) for user in users_in(json.loads(data))}
    put = sa.insert(sa.table("mentions", sa.column("user_id"), sa.column("table_id")))
    rows = [{"user_id": user, "table_id": table} for user, table in sorted(found)]
    for begin in range(0, len(rows), BATCH):
        conn.execute(put, rows[begin : begin + BATCH])


def users_in(value: object) -> set[str]:
    """As the entries of this form hold them; a later version may have other entries."""
    if isinstance(value, list):
        return set().union(*map(users_in, value))
    if not isinstance(value, dict):
        return set()
    own = {item for key, item in value.items() if key in ("user", "host") and isinstance(item, str)}
    return own.union(*map(users_in, value.values()))
