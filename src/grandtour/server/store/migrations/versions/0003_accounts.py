"""Sessions say what they are used from, and when they were last used."""

from __future__ import annotations

from typing import Literal

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # SQLite makes the table anew, so that it is the same as in a new database.
    recreate: Literal["always", "never"] = "always" if op.get_bind().dialect.name == "sqlite" else "never"
    with op.batch_alter_table("sessions", recreate=recreate) as sessions:
        sessions.add_column(sa.Column("used", sa.BigInteger(), nullable=True))
        sessions.add_column(sa.Column("browser", sa.Text(), nullable=True))
        sessions.add_column(sa.Column("system", sa.Text(), nullable=True))
