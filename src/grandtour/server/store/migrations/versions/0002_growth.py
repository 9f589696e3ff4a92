"""Codes of open tables are stored, and every list and look-up has an index that gives it in its order.

The codes themselves are filled in by the server at its start (joining.give_codes): they follow from its secret.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.Text(), nullable=True))
    open_now, guest = sa.text("status = 'open'"), sa.text("login IS NULL")
    op.create_index("ix_tables_open_code", "tables", ["code"], sqlite_where=open_now, postgresql_where=open_now)
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
