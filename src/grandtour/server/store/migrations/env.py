"""Alembic runs this: on the connection that `migrations.upgrade` hands over, in its transaction."""

from alembic import context

from grandtour.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
