"""What Alembic runs for every revision: the transaction is the caller's, in `config.attributes["connection"]`."""

from __future__ import annotations

from alembic import context

from nightlight.server.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite changes a column by making the table anew
)
with context.begin_transaction():
    context.run_migrations()
